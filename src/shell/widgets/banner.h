/// A strip at the top of the window for messages that the player can dismiss.
#pragma once

#include <QFrame>

class QLabel;

namespace gridlark::shell {

class Look;
class Messages;

/// Shows the first message, and how many wait behind it. Hidden while there is none.
class Banner : public QFrame {
    Q_OBJECT

  public:
    Banner(Look& look, Messages& messages);

    [[nodiscard]] QString text() const;

  private:
    void show();
    void paintEvent(QPaintEvent* event) override;

    Look& look_;
    Messages& messages_;
    QLabel* icon_;
    QLabel* text_;
    QLabel* count_;
};

}  // namespace gridlark::shell
