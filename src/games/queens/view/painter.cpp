#include "painter.h"

#include <QPainter>
#include <cmath>

namespace gridlark::queens {

using placement::RegionPicture;

namespace {

/// The layout of a look above the ground: three bits for the content, one for each of the rest.
constexpr unsigned contentAt = RegionPicture::bits;
enum Bit : std::uint64_t {
    wrongBit = 1U << (contentAt + 3),     ///< a queen that breaks a rule
    questionBit = 1U << (contentAt + 4),  ///< in the row, column or region in question
    proposalBit = 1U << (contentAt + 5),  ///< the content is not there yet: a hint or a drag
};

void paintQueen(QPainter& painter, const QRectF& area, bool wrong, const ui::Theme& theme) {
    const ui::Colours& colours = theme.colours();
    const qreal side = area.width() * 0.72;
    const QRectF place(area.center() - QPointF(side / 2, side / 2), QSizeF(side, side));
    const int pixels = static_cast<int>(std::lround(side * painter.device()->devicePixelRatioF()));
    const QColor line = theme.dark() ? colours.boardLine : colours.surface;
    const QPixmap picture =
        ui::svgPixmap(QStringLiteral(":/games/queens/queen.svg"), QSize(pixels, pixels),
                      {{QStringLiteral("#a10001"), wrong ? colours.danger : colours.boardFrame},
                       {QStringLiteral("#a10002"), line}});
    painter.drawPixmap(place, picture, QRectF(picture.rect()));
}

/// Belongs to the deal: solid, with its X cut out.
void paintBlock(QPainter& painter, const QRectF& area, const ui::Theme& theme) {
    const qreal inset = area.width() * 0.16;
    const QRectF block = area.adjusted(inset, inset, -inset, -inset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colours().mark);
    painter.drawRoundedRect(block, area.width() * 0.1, area.width() * 0.1);
    const QColor ground = theme.dark() ? theme.colours().boardLine : theme.colours().surface;
    placement::paintCross(painter, area, ground, 0.15, 0.06);
}

/// A queen that never moves stands on a plinth.
void paintPlinth(QPainter& painter, const QRectF& area, const ui::Theme& theme) {
    QColor ground = theme.colours().mark;
    ground.setAlphaF(ground.alphaF() * 0.35F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(area.center(), area.width() * 0.42, area.width() * 0.42);
}

void paintContent(QPainter& painter, const QRectF& area, Content content, bool wrong,
                  const ui::Theme& theme) {
    switch (content) {
        case Content::empty:
            break;
        case Content::automatic:
            painter.setOpacity(painter.opacity() * 0.5);
            [[fallthrough]];
        case Content::note:
            placement::paintCross(painter, area, theme.colours().mark);
            break;
        case Content::block:
            paintBlock(painter, area, theme);
            break;
        case Content::given:
            paintPlinth(painter, area, theme);
            [[fallthrough]];
        case Content::queen:
        case Content::marker:
            paintQueen(painter, area, wrong, theme);
            break;
    }
    painter.setOpacity(1);
}

/// A queen that breaks a rule is outlined too, not only coloured.
void paintWrong(QPainter& painter, const QRectF& area, const ui::Theme& theme) {
    const qreal width = std::max(2.0, area.width() * 0.05);
    const qreal inset = area.width() * 0.08;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colours().danger, width));
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), area.width() * 0.14,
                            area.width() * 0.14);
}

}  // namespace

std::vector<kit::Cell> Painter::over() const {
    std::vector<kit::Cell> cells;
    for (const auto& [a, b] : scene().touching) {
        cells.insert(cells.end(), {a, b, {a.row, b.column}, {b.row, a.column}});
    }
    return cells;
}

std::uint64_t Painter::look(kit::Cell cell) const {
    const CellView& view = scene().cells[cell];
    std::uint64_t look = regions().look(cell, view.because, view.target);
    look |= static_cast<std::uint64_t>(view.shown) << contentAt;
    if (view.wrong) look |= wrongBit;
    if (view.question) look |= questionBit;
    if (view.shown != view.content && view.shown != Content::empty) look |= proposalBit;
    return look;
}

void Painter::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                    const ui::Theme& theme) const {
    RegionPicture::paint(painter, area, look, theme);
    if ((look & questionBit) != 0) {
        QColor tint = theme.colours().danger;
        tint.setAlpha(theme.dark() ? 90 : 60);
        painter.fillRect(area, tint);
    }
    RegionPicture::paintEmphasis(painter, area, look, theme);
    if ((look & wrongBit) != 0) paintWrong(painter, area, theme);
    const auto content = static_cast<Content>((look >> contentAt) & 7U);
    if ((look & proposalBit) != 0) painter.setOpacity(0.55);
    paintContent(painter, area, content, (look & wrongBit) != 0, theme);
}

void Painter::paintOver(QPainter& painter, const ui::Theme& theme,
                        const std::function<QRectF(kit::Cell)>& cell) const {
    for (const auto& [a, b] : scene().touching) {
        const QPointF from = cell(a).center();
        const QPointF to = cell(b).center();
        const qreal width = std::max(2.0, cell(a).width() * 0.06);
        painter.setPen(QPen(theme.colours().danger, width, Qt::SolidLine, Qt::RoundCap));
        // Between the queens, not over them.
        painter.drawLine(from + (to - from) * 0.36, from + (to - from) * 0.64);
    }
}

QString Painter::contentName(const CellView& view) {
    switch (view.content) {
        case Content::empty:
            return tr("empty");
        case Content::note:
            return tr("X");
        case Content::automatic:
            return tr("automatic X");
        case Content::block:
            return tr("blocked");
        case Content::given:
            return tr("given queen");
        case Content::queen:
        case Content::marker:
            break;
    }
    return view.wrong ? tr("queen, in conflict") : tr("queen");
}

QString Painter::describe(kit::Cell cell) const {
    if (!scene().dealt) return {};
    //: A cell for the screen reader: row, column, content, colour of its region
    return tr("Row %1, column %2, %3, %4 region")
        .arg(QString::number(cell.row + 1), QString::number(cell.column + 1),
             contentName(scene().cells[cell]), regionName(scene().puzzle.region(cell)));
}

}  // namespace gridlark::queens
