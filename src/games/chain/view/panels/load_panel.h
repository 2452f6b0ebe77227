/// Asks for a game as text.
#pragma once

#include "gridlark/ui/panel.h"

#include "chain/rules/record.h"

class QLabel;
class QPlainTextEdit;

namespace gridlark::chain {

class LoadPanel final : public ui::Panel {
    Q_OBJECT

  public:
    explicit LoadPanel(QWidget* over);

    /// Opens with what the clipboard holds, selected, if that may be a game.
    void ask();

  signals:
    void loaded(const gridlark::chain::Record& record);

  private:
    /// Says what is wrong with the text, and stays open; or closes.
    void load();

    QPlainTextEdit* field_;
    QLabel* trouble_;
};

}  // namespace gridlark::chain
