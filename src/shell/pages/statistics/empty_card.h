/// What the statistics page shows of a grid that was never won.
#pragma once

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace gridlark::shell {

class Look;

/// A frame for a part of the page, with a column of widgets in it.
[[nodiscard]] QFrame* card(QWidget* parent);
/// A line of text above such a part.
[[nodiscard]] QLabel* heading(const QString& text, QWidget* parent);

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
