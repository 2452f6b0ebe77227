// Rows that come and go in a board of fixed columns: what is seen of it stays or moves gently.

#include <QAccessible>
#include <QAccessibleEvent>
#include <algorithm>
#include <cmath>

#include "board_private.h"
#include "screen_reader.h"

namespace gridlark::ui {
namespace {

constexpr int slideTime = 180;  // ms
constexpr int glideTime = 240;  // ms

/// From 1 to 0, slower towards the end.
double leftOf(std::int64_t passed, int whole) {
    const double gone = std::clamp(static_cast<double>(passed) / whole, 0.0, 1.0);
    return std::pow(1 - gone, 3);
}

bool isIn(const std::vector<int>& sorted, int value) {
    return std::binary_search(sorted.begin(), sorted.end(), value);
}

}  // namespace

/// True if a board of this size is the present one with rows added or taken at the end.
bool BoardWidget::Private::onlyRows(kit::Size size) const {
    return geometry.fit() == Fit::columns && size.columns == geometry.board().columns &&
           size.rows > 0 && !looks.empty();
}

void BoardWidget::Private::takeRows(int rows) {
    cancelPress();
    const kit::Size before = geometry.board();
    const QRectF seen = q.boardRect();
    const QPoint scroll = geometry.scroll();
    geometry.setBoard({rows, before.columns});
    const kit::Size now = geometry.board();
    looks.resize(static_cast<std::size_t>(now.area()));
    for (int i = before.area(); i < now.area(); ++i) {
        looks[static_cast<std::size_t>(i)] = painter.look(now.cell(i));
        updateCell(now.cell(i));
    }
    cursor.row = std::min(cursor.row, now.rows - 1);
    if (hovered && !now.contains(*hovered)) hovered.reset();
    if (geometry.scroll() != scroll) q.update();
    const QRectF seenNow = q.boardRect();
    if (seenNow != seen) {
        const double corner = radius() + geometry.frame() / geometry.ratio();
        const double top = std::min(seen.bottom(), seenNow.bottom()) - corner;
        QRectF edge = seen | seenNow;
        edge.setTop(top);
        q.update(edge.toAlignedRect().adjusted(-4, 0, 4, 4));
    }
    settle();
    tellRows(before.rows, now.rows);
}

void BoardWidget::Private::tellRows(int before, int now) const {
    if (covered || before == now || !screenReaderListens()) return;
    QAccessibleTableModelChangeEvent event(&q, now > before
                                                   ? QAccessibleTableModelChangeEvent::RowsInserted
                                                   : QAccessibleTableModelChangeEvent::RowsRemoved);
    event.setFirstRow(std::min(before, now));
    event.setLastRow(std::max(before, now) - 1);
    tellScreenReader(event);
}

void BoardWidget::refreshRows(const std::vector<int>& gone, const std::vector<int>& come) {
    if (!d_->onlyRows(d_->painter.size()) || (gone.empty() && come.empty())) return refresh();
    const int cell = d_->geometry.cell();
    const int scrolled = d_->geometry.scroll().y();
    const int rowsBefore = d_->geometry.board().rows;
    int wanted = scrolled;
    std::vector<int> moves(static_cast<std::size_t>(d_->painter.size().rows));  // in rows
    std::optional<int> cursorRow;
    for (int now = 0, before = 0; now < static_cast<int>(moves.size()); ++now) {
        if (isIn(come, now)) {
            if (before * cell < scrolled) wanted += cell;
            continue;
        }
        for (; isIn(gone, before); ++before) {
            if ((before + 1) * cell <= scrolled) wanted -= cell;
        }
        if (before == d_->cursor.row) cursorRow = now;
        if (before < rowsBefore) moves[static_cast<std::size_t>(now)] = before - now;
        ++before;
    }
    d_->effects.clear();
    refresh();
    if (cursorRow) d_->moveCursor({*cursorRow, d_->cursor.column});
    d_->scrollTo({d_->geometry.scroll().x(), wanted});
    d_->slideRows(moves, d_->geometry.scroll().y() - scrolled, come);
}

/// Rows begin where they were seen before: `moves` rows further down, and scrolled otherwise.
void BoardWidget::Private::slideRows(const std::vector<int>& moves, int scrolledBy,
                                     const std::vector<int>& come) {
    if (slide) q.update();
    slide.reset();
    if (covered || !theme.animations() || !q.isVisible()) return;
    Slide begun{.offsets = std::vector<int>(moves.size()), .begin = now()};
    for (std::size_t row = 0; row < moves.size(); ++row) {
        if (!isIn(come, static_cast<int>(row)))
            begun.offsets[row] = moves[row] * geometry.cell() + scrolledBy;
    }
    const bool moved =
        std::any_of(begun.offsets.begin(), begun.offsets.end(), [](int by) { return by != 0; });
    if (!moved) return;
    slide = std::move(begun);
    q.update();
    frames.start(16, Qt::PreciseTimer, &q);
}

/// Rows that come up stand in their places already; those that slide down pass over them.
void BoardWidget::Private::paintSliding(QPainter& on) {
    const std::int64_t time = now();
    const double left = leftOf(time - slide->begin, slideTime);
    const QRect view = geometry.deviceView();
    on.fillRect(view, painter.ground(theme));
    const kit::Size board = geometry.board();
    for (int row = 0; row < std::min(board.rows, static_cast<int>(slide->offsets.size())); ++row) {
        const double offset = slide->offsets[static_cast<std::size_t>(row)] * left;
        const QPoint by(0, static_cast<int>(std::lround(offset)));
        if (!geometry.deviceRect({row, 0}).translated(by).intersects(
                QRect(geometry.deviceRect({row, 0}).x(), view.y(), 1, view.height())))
            continue;
        for (int column = 0; column < board.columns; ++column) {
            const kit::Cell cell{row, column};
            paintCell(on, cell, geometry.deviceRect(cell).translated(by), time);
            ++painted;
        }
    }
}

void BoardWidget::glideTo(const std::vector<kit::Cell>& cells) {
    BoardGeometry goal = d_->geometry;
    for (auto cell = cells.rbegin(); cell != cells.rend(); ++cell) {
        if (goal.board().contains(*cell)) goal.reveal(*cell);
    }
    if (goal.scroll() == d_->geometry.scroll()) return;
    if (!d_->theme.animations() || !isVisible()) return d_->scrollTo(goal.scroll());
    d_->glide = Glide{.from = d_->geometry.scroll(), .to = goal.scroll(), .begin = d_->now()};
    d_->frames.start(16, Qt::PreciseTimer, this);
}

/// One picture further; false when nothing moves any more.
bool BoardWidget::Private::moveOn() {
    if (slide) {
        if (now() - slide->begin >= slideTime) slide.reset();
        q.update(q.boardRect().toAlignedRect());
    }
    if (glide) {
        const double left = leftOf(now() - glide->begin, glideTime);
        const QPointF at = QPointF(glide->to) + QPointF(glide->from - glide->to) * left;
        if (left <= 0) glide.reset();
        if (geometry.setScroll(at.toPoint())) laidOut();
    }
    return slide || glide;
}

}  // namespace gridlark::ui
