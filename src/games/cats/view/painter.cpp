#include "painter.h"

#include <QPainter>

#include "coats.h"

namespace gridlark::cats {

using placement::RegionPicture;

namespace {

/// The layout of a look above the ground: four bits for the coat, two for the content.
enum LookShift : unsigned { coatAt = RegionPicture::bits, contentAt = coatAt + 4 };

unsigned field(std::uint64_t look, LookShift shift, unsigned bits) {
    return static_cast<unsigned>(look >> shift) & ((1U << bits) - 1U);
}

}  // namespace

std::uint64_t Painter::look(kit::Cell cell) const {
    const CellView& view = scene().cells[cell];
    std::uint64_t look = regions().look(cell, view.because, view.target);
    look |= static_cast<std::uint64_t>(view.content) << contentAt;
    if (isCat(view.content)) {
        const int coat = coatOfRegion(scene().puzzle.region(cell));
        look |= static_cast<std::uint64_t>(coat) << coatAt;
    }
    return look;
}

void Painter::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                    const ui::Theme& theme) const {
    RegionPicture::paint(painter, area, look, theme);
    RegionPicture::paintEmphasis(painter, area, look, theme);

    const auto content = static_cast<Content>(field(look, contentAt, 2));
    if (content == Content::cross) placement::paintCross(painter, area, theme.colours().mark);
    if (isCat(content)) {
        paintCat(painter, area, static_cast<int>(field(look, coatAt, 4)),
                 content == Content::sleeping);
    }
}

QString Painter::describe(kit::Cell cell) const {
    if (!scene().dealt) return {};
    QString content;
    switch (scene().cells[cell].content) {
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
             regionName(scene().puzzle.region(cell)));
}

}  // namespace gridlark::cats
