#include "board/picture/board_pictures.h"

#include <algorithm>
#include <cmath>

#include "gridlark/kit/at.h"

namespace gridlark::ui {
namespace {

template <class Visit>
void forEachCell(const CellRange& range, Visit visit) {
    for (int row = range.first.row; row <= range.last.row; ++row) {
        for (int column = range.first.column; column <= range.last.column; ++column) {
            visit(kit::Cell{row, column});
        }
    }
}

}  // namespace

void BoardPictures::setTheme(const Theme& theme) {
    theme_ = theme;
    effects_.setFading(theme.animations());
}

bool BoardPictures::setScale(int cell, double ratio) {
    const std::pair scale(cell, ratio);
    if (std::exchange(scale_, scale) == scale) return false;
    redraw();
    return true;
}

void BoardPictures::read(kit::Size board) {
    looks_.assign(static_cast<std::size_t>(board.area()), 0);
    const kit::Size size = painter_.size();
    for (int i = 0; i < size.area(); ++i) kit::at(looks_, i) = painter_.look(size.cell(i));
    over_ = painter_.over();
}

std::vector<kit::Cell> BoardPictures::setRows(kit::Size before, kit::Size now) {
    looks_.resize(static_cast<std::size_t>(now.area()));
    std::vector<kit::Cell> cells;
    for (int i = before.area(); i < now.area(); ++i) {
        kit::at(looks_, i) = painter_.look(now.cell(i));
        cells.push_back(now.cell(i));
    }
    return cells;
}

std::vector<kit::Cell> BoardPictures::changed(kit::Size board) {
    std::vector<kit::Cell> cells;
    for (int i = 0; i < board.area(); ++i) {
        const kit::Cell cell = board.cell(i);
        const std::uint64_t look = painter_.look(cell);
        if (look != std::exchange(kit::at(looks_, i), look)) cells.push_back(cell);
    }
    return cells;
}

std::vector<kit::Cell> BoardPictures::overlayChanged() {
    std::vector<kit::Cell> now = painter_.over();
    if (now == over_) return {};
    std::vector<kit::Cell> cells = std::exchange(over_, std::move(now));
    cells.insert(cells.end(), over_.begin(), over_.end());
    return cells;
}

/// Draws pictures one to one in device pixels.
void BoardPictures::paint(QPainter& on, const BoardGeometry& geometry, const QRegion& region,
                          std::int64_t now) {
    on.save();
    on.scale(1 / geometry.ratio(), 1 / geometry.ratio());
    if (slide_.active()) {
        paintSlide(on, geometry, now);
    } else {
        forEachCell(geometry.cellsIn(region.boundingRect()), [&](kit::Cell cell) {
            if (region.intersects(geometry.cellRect(cell).toAlignedRect()))
                paintCell(on, geometry, cell, geometry.deviceRect(cell), now);
        });
    }
    on.restore();
}

/// New rows are in position already; rows that slide pass over them.
void BoardPictures::paintSlide(QPainter& on, const BoardGeometry& geometry, std::int64_t now) {
    const QRect view = geometry.deviceView();
    on.fillRect(view, painter_.ground(theme_));
    const kit::Size board = geometry.board();
    for (int row = 0; row < std::min(board.rows, slide_.rows()); ++row) {
        const QPoint by(0, slide_.offset(row, now));
        const QRect first = geometry.deviceRect({row, 0});
        if (!first.translated(by).intersects(QRect(first.x(), view.y(), 1, view.height())))
            continue;
        for (int column = 0; column < board.columns; ++column) {
            const kit::Cell cell{row, column};
            paintCell(on, geometry, cell, geometry.deviceRect(cell).translated(by), now);
        }
    }
}

void BoardPictures::paintCell(QPainter& on, const BoardGeometry& geometry, kit::Cell cell,
                              const QRect& rect, std::int64_t now) {
    ++painted_;
    const std::uint64_t look = kit::at(looks_, geometry.board().index(cell));
    const QPixmap picture =
        pixmaps_.get(look, [&] { return draw(look, geometry.cell(), geometry.ratio()); });
    on.drawPixmap(rect.topLeft(), picture);
    if (effects_.empty()) return;
    if (const double shift = effects_.shift(cell, now); shift != 0) {
        const QPoint to(static_cast<int>(std::lround(shift * rect.width())), 0);
        on.save();
        on.setClipRect(rect, Qt::IntersectClip);
        on.drawPixmap(rect.topLeft() + to, picture);
        on.restore();
    }
    if (const QColor tint = effects_.tint(cell, now); tint.isValid()) on.fillRect(rect, tint);
}

/// A picture of device pixel ratio 1, to be drawn in device pixels.
QPixmap BoardPictures::draw(std::uint64_t look, int cell, double ratio) const {
    QPixmap picture(cell, cell);
    picture.fill(Qt::transparent);
    picture.setDevicePixelRatio(ratio);
    {
        QPainter on(&picture);
        on.setRenderHint(QPainter::Antialiasing);
        on.setRenderHint(QPainter::SmoothPixmapTransform);
        const double side = cell / ratio;
        painter_.paint(on, {0, 0, side, side}, look, theme_);
    }
    picture.setDevicePixelRatio(1);
    return picture;
}

}  // namespace gridlark::ui
