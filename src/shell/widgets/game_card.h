/// A game on the home page: one large button.
#pragma once

#include <QPixmap>
#include <QPushButton>

#include "services/plugin_registry.h"

namespace gridlark::shell {

class Look;

class GameCard : public QPushButton {
    Q_OBJECT

  public:
    static constexpr int bodyHeight = 124;

    GameCard(Look& look, const GameInfo& info, QWidget* parent);

    [[nodiscard]] const GameInfo& info() const { return info_; }
    /// "8 × 8 · best 1:48.0".
    void setSubtitle(const QString& text);
    /// "Play", or "Continue · level 4 · 2:14" for a game that waits.
    void setAction(const QString& text, bool waits);
    [[nodiscard]] const QString& subtitle() const { return subtitle_; }
    [[nodiscard]] const QString& actionText() const { return action_; }

    [[nodiscard]] static int heightFor(int width);

  protected:
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintPicture(QPainter& painter, const QRectF& area);
    void paintWords(QPainter& painter) const;
    void paintAction(QPainter& painter, const QRect& line) const;
    void describe();

    Look& look_;
    GameInfo info_;
    QString subtitle_;
    QString action_;
    bool waits_ = false;
    bool byKeyboard_ = false;
    QPixmap picture_;
};

}  // namespace gridlark::shell
