/// The card with the gestures, or with a notice instead.
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;

namespace gridlark::shell {

class Look;

class NoteCard : public QFrame {
    Q_OBJECT

  public:
    NoteCard(Look& look, QWidget* parent);

    void setGestures(const QStringList& lines);
    /// Screen readers announce it at once; an empty text brings the gestures back.
    void setNotice(const QString& text);
    [[nodiscard]] const QString& notice() const { return notice_; }
    [[nodiscard]] int heightFor(int width) const;
    /// The same, and enough for the gestures too, so that what lies above need not move when a
    /// notice comes and goes.
    [[nodiscard]] int roomFor(int width) const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] static int heightOf(const QString& text, const QFont& font, int width);

    Look& look_;
    QLabel* label_;
    QStringList gestures_;
    QString notice_;
};

}  // namespace gridlark::shell
