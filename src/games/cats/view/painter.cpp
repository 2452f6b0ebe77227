#include "painter.h"

#include <QPainter>
#include <algorithm>

#include "coats.h"
#include "placement/colouring.h"

namespace gridlark::cats {
namespace {

/// The layout of a look: four bits each for colour, thick edges, thick corners and coat, two for
/// the content, one for each highlight.
enum LookShift : unsigned { colourAt = 0, edgesAt = 4, cornersAt = 8, coatAt = 12, contentAt = 16 };
constexpr std::uint64_t becauseBit = 1U << 18U;
constexpr std::uint64_t targetBit = 1U << 19U;
constexpr std::uint64_t boardBit = 1U << 20U;  ///< there is a board: not all zero

/// Patterns are quieter than the marks that lie on them.
constexpr float patternStrength = 0.45F;

/// The colours after these stand out more than a region should, and are for large boards.
constexpr std::size_t calmColours = 9;

constexpr std::array<kit::Cell, 4> edges{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
constexpr std::array<kit::Cell, 4> corners{{{-1, -1}, {-1, 1}, {1, 1}, {1, -1}}};

unsigned field(std::uint64_t look, LookShift shift, unsigned bits = 4) {
    return static_cast<unsigned>(look >> shift) & ((1U << bits) - 1U);
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

void paintCross(QPainter& painter, const QRectF& area, const ui::Theme& theme) {
    const qreal arm = area.width() * 0.14;
    painter.setPen(QPen(theme.colours().mark, std::max(1.5, area.width() * 0.05), Qt::SolidLine,
                        Qt::RoundCap));
    const QPointF centre = area.center();
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
    painter.drawLine(centre + QPointF(arm, -arm), centre + QPointF(-arm, arm));
}

void paintHighlight(QPainter& painter, const QRectF& area, bool target, const ui::Theme& theme) {
    const qreal width = std::max(2.0, area.width() * (target ? 0.06 : 0.04));
    const qreal inset = halfLine(area) + width / 2 + 1;
    const QRectF frame = area.adjusted(inset, inset, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(theme.colours().accent, width, target ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap));
    painter.drawRoundedRect(frame, area.width() * 0.1, area.width() * 0.1);
}

placement::Rgb toRgb(const QColor& colour) {
    return {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
            static_cast<std::uint8_t>(colour.blue())};
}

}  // namespace

void Painter::show(const State* state) {
    state_ = state;
    if (state_ != nullptr && state_->puzzle.regions != regions_) colour();
}

void Painter::setTheme(const ui::Theme& theme) {
    if (palette_ == theme.colours().regions) return;
    palette_ = theme.colours().regions;
    if (state_ != nullptr) colour();
}

void Painter::colour() {
    regions_ = state_->puzzle.regions;
    std::vector<placement::Rgb> palette;
    for (const QColor& colour : palette_) palette.push_back(toRgb(colour));
    const auto order = static_cast<std::size_t>(state_->puzzle.order);
    palette.resize(std::min(palette.size(), std::max(order, calmColours)));
    // A map larger than the palette can only come from an edited save: colours then repeat.
    while (palette.size() < order) {
        palette.push_back(palette[palette.size() - palette_.size()]);
    }
    colours_ = placement::colourRegions(state_->puzzle, palette);
    for (int& colour : colours_) colour %= static_cast<int>(palette_.size());
}

kit::Size Painter::size() const {
    return state_ != nullptr ? state_->cells.size() : kit::Size{6, 6};
}

bool Painter::differs(kit::Cell cell, kit::Cell step) const {
    const kit::Cell other = cell + step;
    return size().contains(other) && state_->puzzle.region(other) != state_->puzzle.region(cell);
}

Content Painter::shown(kit::Cell cell) const {
    const Content content = state_->cells[cell];
    if (std::ranges::find(highlights_.pending, cell) == highlights_.pending.end()) return content;
    if (content == Content::empty && highlights_.pendingMarks) return Content::cross;
    if (content == Content::cross && !highlights_.pendingMarks) return Content::empty;
    return content;
}

std::uint64_t Painter::look(kit::Cell cell) const {
    if (state_ == nullptr) return 0;
    const int region = state_->puzzle.region(cell);
    std::uint64_t look = boardBit;
    look |= static_cast<std::uint64_t>(colours_[static_cast<std::size_t>(region)]) << colourAt;
    for (unsigned i = 0; i < 4; ++i) {
        if (differs(cell, edges[i])) look |= std::uint64_t{1} << (edgesAt + i);
        // A thick line that ends at this corner, or passes it, on the side of other cells.
        const kit::Cell across = cell + kit::Cell{corners[i].row, 0};
        const kit::Cell beside = cell + kit::Cell{0, corners[i].column};
        const bool lineAbove = size().contains(across) && differs(across, {0, corners[i].column});
        const bool lineBeside = size().contains(beside) && differs(beside, {corners[i].row, 0});
        if (lineAbove || lineBeside) look |= std::uint64_t{1} << (cornersAt + i);
    }
    const Content content = shown(cell);
    look |= static_cast<std::uint64_t>(content) << contentAt;
    if (content == Content::cat || content == Content::sleeping) {
        look |= static_cast<std::uint64_t>(coatOfRegion(region)) << coatAt;
    }
    const auto& because = highlights_.because;
    if (std::ranges::find(because, cell) != because.end()) look |= becauseBit;
    if (highlights_.target == cell) look |= targetBit;
    return look;
}

void Painter::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                    const ui::Theme& theme) const {
    if ((look & boardBit) == 0) {
        painter.fillRect(area, theme.colours().surface);
        return;
    }
    const unsigned colour = field(look, colourAt);
    painter.fillRect(area, theme.colours().regions[colour]);
    if (theme.patterns()) {
        QColor ink = theme.colours().mark;
        ink.setAlphaF(ink.alphaF() * patternStrength);
        ui::paintPattern(painter, area, static_cast<int>(colour), ink);
    }
    paintLines(painter, area, look, theme);
    if ((look & becauseBit) != 0) paintHighlight(painter, area, false, theme);
    if ((look & targetBit) != 0) paintHighlight(painter, area, true, theme);

    const auto content = static_cast<Content>(field(look, contentAt, 2));
    if (content == Content::cross) paintCross(painter, area, theme);
    if (content == Content::cat || content == Content::sleeping) {
        paintCat(painter, area, static_cast<int>(field(look, coatAt)),
                 content == Content::sleeping);
    }
}

QString Painter::regionName(int region) const {
    return ui::regionName(colours_[static_cast<std::size_t>(region)]);
}

QString Painter::describe(kit::Cell cell) const {
    if (state_ == nullptr) return {};
    QString content;
    switch (state_->cells[cell]) {
        case Content::empty:
            content = tr("empty");
            break;
        case Content::cross:
            content = tr("X");
            break;
        case Content::cat:
            content = tr("cat");
            break;
        case Content::sleeping:
            content = tr("sleeping cat");
            break;
    }
    //: A cell for the screen reader: row, column, content, colour of its region
    return tr("Row %1, column %2, %3, %4 region")
        .arg(QString::number(cell.row + 1), QString::number(cell.column + 1), content,
             regionName(state_->puzzle.region(cell)));
}

}  // namespace gridlark::cats
