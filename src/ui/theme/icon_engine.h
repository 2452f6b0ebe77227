/// An icon drawn from an SVG in one colour, when first shown and at that size.
#pragma once

#include <QColor>
#include <QIconEngine>
#include <QString>

namespace gridlark::ui {

class IconEngine final : public QIconEngine {
  public:
    /// `path`: an SVG whose strokes and fills are #000000.
    IconEngine(QString path, const QColor& colour, const QColor& disabled);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override;
    [[nodiscard]] QIconEngine* clone() const override { return new IconEngine(*this); }
    [[nodiscard]] QString key() const override { return QStringLiteral("gridlark"); }
    bool isNull() override;

  private:
    QString path_;
    QColor colour_;
    QColor disabled_;
};

}  // namespace gridlark::ui
