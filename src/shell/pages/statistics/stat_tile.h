/// One figure of the statistics page.
#pragma once

#include <QFrame>

class QLabel;

namespace gridlark::shell {

class StatTile : public QFrame {
    Q_OBJECT

  public:
    explicit StatTile(const QString& label, QWidget* parent = nullptr);

    void setLabel(const QString& label);
    void setValue(const QString& value);
    /// "Played: 128"
    [[nodiscard]] QString text() const;

  private:
    QLabel* label_;
    QLabel* value_;
};

}  // namespace gridlark::shell
