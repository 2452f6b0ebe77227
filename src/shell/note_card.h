/// The card that tells the gestures, and notices in their place.
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
    /// Told to screen readers at once; an empty text brings the gestures back.
    void setNotice(const QString& text);
    [[nodiscard]] const QString& notice() const { return notice_; }
    [[nodiscard]] int heightFor(int width) const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();

    Look& look_;
    QLabel* label_;
    QStringList gestures_;
    QString notice_;
};

}  // namespace gridlark::shell
