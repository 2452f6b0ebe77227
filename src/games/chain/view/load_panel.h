/// Takes a game as text.
#pragma once

#include "gridlark/ui/panel.h"

class QLabel;
class QPlainTextEdit;

namespace gridlark::chain {

class LoadPanel final : public ui::Panel {
    Q_OBJECT

  public:
    explicit LoadPanel(QWidget* over);

    /// Opens with this text to begin with; it is selected.
    void ask(const QString& text);
    /// Says what is wrong, and stays open.
    void refuse(const QString& why);

  signals:
    void chosen(const QString& text);

  private:
    QPlainTextEdit* field_;
    QLabel* trouble_;
};

}  // namespace gridlark::chain
