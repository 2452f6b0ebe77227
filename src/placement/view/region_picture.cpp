#include "region_picture.h"

#include <QPainter>
#include <algorithm>

#include "colouring.h"

namespace gridlark::placement {
namespace {

/// Four bits each for colour, thick edges, thick corners; then one for each of the rest.
enum LookShift : unsigned { colourAt = 0, edgesAt = 4, cornersAt = 8 };
constexpr std::uint64_t becauseBit = 1U << 12U;
constexpr std::uint64_t targetBit = 1U << 13U;
constexpr std::uint64_t puzzleBit = 1U << 14U;  ///< there is a puzzle: not all zero

/// Patterns are quieter than the marks that lie on them.
constexpr float patternStrength = 0.45F;

/// The colours after these stand out more than a region should: boards with fewer regions, which
/// have some to choose from, do without them.
constexpr std::size_t calmColours = 9;

constexpr std::array<kit::Cell, 4> edges{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
constexpr std::array<kit::Cell, 4> corners{{{-1, -1}, {-1, 1}, {1, 1}, {1, -1}}};

unsigned field(std::uint64_t look, LookShift shift) {
    return static_cast<unsigned>(look >> shift) & 15U;
}

/// Half of the thick line between two regions; each of the two cells paints one half.
qreal halfLine(const QRectF& area) {
    return std::max(1.0, std::round(area.width() / 46));
}

void paintLines(QPainter& painter, const QRectF& area, std::uint64_t look, const ui::Theme& theme) {
    const qreal half = halfLine(area);
    const QColor& hair = theme.colours().boardHair;
    painter.fillRect(QRectF(area.right() - 1, area.top(), 1, area.height()), hair);
    painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width() - 1, 1), hair);

    const QColor& thick = theme.colours().boardLine;
    const unsigned sides = field(look, edgesAt);
    if (sides & 1U) painter.fillRect(QRectF(area.topLeft(), QSizeF(area.width(), half)), thick);
    if (sides & 2U)
        painter.fillRect(QRectF(area.right() - half, area.top(), half, area.height()), thick);
    if (sides & 4U)
        painter.fillRect(QRectF(area.left(), area.bottom() - half, area.width(), half), thick);
    if (sides & 8U) painter.fillRect(QRectF(area.topLeft(), QSizeF(half, area.height())), thick);

    const unsigned at = field(look, cornersAt);
    const QSizeF dot(half, half);
    if (at & 1U) painter.fillRect(QRectF(area.topLeft(), dot), thick);
    if (at & 2U) painter.fillRect(QRectF(QPointF(area.right() - half, area.top()), dot), thick);
    if (at & 4U)
        painter.fillRect(QRectF(QPointF(area.right() - half, area.bottom() - half), dot), thick);
    if (at & 8U) painter.fillRect(QRectF(QPointF(area.left(), area.bottom() - half), dot), thick);
}

void paintFrame(QPainter& painter, const QRectF& area, qreal share, Qt::PenStyle style,
                const ui::Theme& theme) {
    const qreal width = std::max(2.0, area.width() * share);
    const qreal inset = halfLine(area) + width / 2 + 1;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colours().accent, width, style, Qt::RoundCap));
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), area.width() * 0.1,
                            area.width() * 0.1);
}

Rgb toRgb(const QColor& colour) {
    return {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
            static_cast<std::uint8_t>(colour.blue())};
}

}  // namespace

std::vector<Rgb> paletteFor(const Colours& colours, int order) {
    std::vector<Rgb> palette;
    for (const QColor& colour : colours) palette.push_back(toRgb(colour));
    const auto regions = static_cast<std::size_t>(order);
    if (regions < calmColours) palette.resize(calmColours);
    while (palette.size() < regions) palette.push_back(palette[palette.size() - colours.size()]);
    return palette;
}

void RegionPicture::show(const Puzzle* puzzle) {
    puzzle_ = puzzle;
    if (puzzle_ != nullptr && puzzle_->regions != regions_) colour();
}

void RegionPicture::setTheme(const ui::Theme& theme) {
    palette_ = theme.colours().regions;
    if (puzzle_ != nullptr) colour();
}

void RegionPicture::colour() {
    regions_ = puzzle_->regions;
    colours_ = colourRegions(*puzzle_, paletteFor(palette_, puzzle_->order));
    for (int& colour : colours_) colour %= static_cast<int>(palette_.size());
}

bool RegionPicture::differs(kit::Cell cell, kit::Cell step) const {
    const kit::Cell other = cell + step;
    return puzzle_->size().contains(other) && puzzle_->region(other) != puzzle_->region(cell);
}

std::uint64_t RegionPicture::look(kit::Cell cell, bool because, bool target) const {
    if (puzzle_ == nullptr) return 0;
    const kit::Size size = puzzle_->size();
    const auto region = static_cast<std::size_t>(puzzle_->region(cell));
    std::uint64_t look = puzzleBit | (because ? becauseBit : 0) | (target ? targetBit : 0);
    look |= static_cast<std::uint64_t>(colours_[region]) << colourAt;
    for (unsigned i = 0; i < 4; ++i) {
        if (differs(cell, edges[i])) look |= std::uint64_t{1} << (edgesAt + i);
        // A thick line that ends at this corner, or passes it, on the side of other cells.
        const kit::Cell across = cell + kit::Cell{corners[i].row, 0};
        const kit::Cell beside = cell + kit::Cell{0, corners[i].column};
        const bool lineAbove = size.contains(across) && differs(across, {0, corners[i].column});
        const bool lineBeside = size.contains(beside) && differs(beside, {corners[i].row, 0});
        if (lineAbove || lineBeside) look |= std::uint64_t{1} << (cornersAt + i);
    }
    return look;
}

void RegionPicture::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                          const ui::Theme& theme) {
    if ((look & puzzleBit) == 0) return painter.fillRect(area, theme.colours().surface);
    const unsigned colour = field(look, colourAt);
    painter.fillRect(area, theme.colours().regions[colour]);
    if (theme.patterns()) {
        QColor ink = theme.colours().mark;
        ink.setAlphaF(ink.alphaF() * patternStrength);
        ui::paintPattern(painter, area, static_cast<int>(colour), ink);
    }
    paintLines(painter, area, look, theme);
}

QString RegionPicture::regionName(int region) const {
    return ui::regionName(colours_[static_cast<std::size_t>(region)]);
}

void RegionPicture::paintEmphasis(QPainter& painter, const QRectF& area, std::uint64_t look,
                                  const ui::Theme& theme) {
    if ((look & becauseBit) != 0) paintFrame(painter, area, 0.04, Qt::DotLine, theme);
    if ((look & targetBit) != 0) paintFrame(painter, area, 0.06, Qt::SolidLine, theme);
}

void paintCross(QPainter& painter, const QRectF& area, const QColor& colour, qreal arm,
                qreal line) {
    painter.setPen(QPen(colour, std::max(1.5, area.width() * line), Qt::SolidLine, Qt::RoundCap));
    const QPointF centre = area.center();
    const qreal reach = area.width() * arm;
    painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach));
    painter.drawLine(centre + QPointF(reach, -reach), centre + QPointF(-reach, reach));
}

}  // namespace gridlark::placement
