#include "painter.h"

#include <QPainter>
#include <algorithm>

#include "coats.h"

namespace gridlark::cats {

using placement::Emphasis;
using placement::paintEmphasis;
using placement::RegionMap;

namespace {

/// The layout of a look above the ground: four bits for the coat, two for the content, one for each
/// highlight.
enum LookShift : unsigned { coatAt = RegionMap::bits, contentAt = coatAt + 4 };
constexpr std::uint64_t becauseBit = 1U << 18U;
constexpr std::uint64_t targetBit = 1U << 19U;
constexpr std::uint64_t boardBit = 1U << 20U;  ///< there is a board: not all zero

unsigned field(std::uint64_t look, LookShift shift, unsigned bits) {
    return static_cast<unsigned>(look >> shift) & ((1U << bits) - 1U);
}

}  // namespace

void Painter::show(const State* state) {
    state_ = state;
    map_.show(state != nullptr ? &state->puzzle : nullptr);
}

kit::Size Painter::size() const {
    return state_ != nullptr ? state_->cells.size() : kit::Size{6, 6};
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
    std::uint64_t look = boardBit | map_.look(cell);
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
    RegionMap::paint(painter, area, look, theme);
    if ((look & becauseBit) != 0) paintEmphasis(painter, area, Emphasis::reason, theme);
    if ((look & targetBit) != 0) paintEmphasis(painter, area, Emphasis::target, theme);

    const auto content = static_cast<Content>(field(look, contentAt, 2));
    if (content == Content::cross) placement::paintCross(painter, area, theme);
    if (content == Content::cat || content == Content::sleeping) {
        paintCat(painter, area, static_cast<int>(field(look, coatAt, 4)),
                 content == Content::sleeping);
    }
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
