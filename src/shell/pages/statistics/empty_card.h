/// What the statistics page shows of a grid that was never won.
#pragma once

#include <QFrame>

class QLabel;

namespace gridlark::shell {

class Look;

class EmptyCard : public QFrame {
    Q_OBJECT

  public:
    EmptyCard(Look& look, QWidget* parent);

    /// `played`: games on this grid were finished, though none was won.
    void show(const QString& grid, bool played);
    [[nodiscard]] QString text() const;

  signals:
    void playAsked();

  private:
    void drawIllustration();

    Look& look_;
    QLabel* illustration_;
    QLabel* title_;
    QLabel* note_;
};

}  // namespace gridlark::shell
