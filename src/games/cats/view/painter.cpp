#include "painter.h"

#include <QPainter>
#include <utility>

#include "coats.h"

namespace gridlark::cats {

using placement::Emphasis;
using placement::paintEmphasis;
using placement::RegionPicture;

namespace {

/// The layout of a look above the ground: four bits for the coat, two for the content, one for each
/// highlight.
enum LookShift : unsigned { coatAt = RegionPicture::bits, contentAt = coatAt + 4 };
constexpr std::uint64_t becauseBit = 1U << 18U;
constexpr std::uint64_t targetBit = 1U << 19U;
constexpr std::uint64_t boardBit = 1U << 20U;  ///< there is a board: not all zero

unsigned field(std::uint64_t look, LookShift shift, unsigned bits) {
    return static_cast<unsigned>(look >> shift) & ((1U << bits) - 1U);
}

}  // namespace

void Painter::show(Scene scene) {
    scene_ = std::move(scene);
    regions_.show(scene_.dealt ? &scene_.puzzle : nullptr);
}

std::uint64_t Painter::look(kit::Cell cell) const {
    if (!scene_.dealt) return 0;
    const CellView& view = scene_.cells[cell];
    std::uint64_t look = boardBit | regions_.look(cell);
    look |= static_cast<std::uint64_t>(view.content) << contentAt;
    if (view.content == Content::cat || view.content == Content::sleeping) {
        const int coat = coatOfRegion(scene_.puzzle.region(cell));
        look |= static_cast<std::uint64_t>(coat) << coatAt;
    }
    return look | (view.because ? becauseBit : 0) | (view.target ? targetBit : 0);
}

void Painter::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                    const ui::Theme& theme) const {
    if ((look & boardBit) == 0) {
        painter.fillRect(area, theme.colours().surface);
        return;
    }
    RegionPicture::paint(painter, area, look, theme);
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
    if (!scene_.dealt) return {};
    QString content;
    switch (scene_.cells[cell].content) {
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
             regionName(scene_.puzzle.region(cell)));
}

}  // namespace gridlark::cats
