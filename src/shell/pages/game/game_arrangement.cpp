#include "game_arrangement.h"

#include <QWidget>
#include <algorithm>

#include "gridlark/ui/board.h"
#include "gridlark/ui/fitting.h"

namespace gridlark::shell {

namespace {

using Arrangement = StatusColumn::Arrangement;

constexpr int wideMargin = 32, narrowMargin = 16;
constexpr int wideFrom = 900;
constexpr int headerGap = 4;
constexpr int columnGap = 36;
/// Panels lie over the view, so it has room for one even if the board is long and low.
constexpr int leastSide = 260;

int columnWidth(int pageWidth) {
    return std::clamp(pageWidth / 6, 216, 280);
}

/// The largest size of the view's shape within `room`; all of it for a board that must scroll;
/// empty if the view does not fit there even without its board.
QSize viewWithin(const ViewShape& view, QSize room) {
    if (room.isEmpty()) return {};
    if (!view.heightForWidth)
        return view.proportions.isEmpty() ? room
                                          : view.proportions.scaled(room, Qt::KeepAspectRatio);
    if (const int width = ui::widthWithin(room, view.heightForWidth); width > 0)
        return {width, view.heightForWidth(width)};
    return view.fixedHeight > room.height() ? QSize() : room;
}

/// What a view of this size gets: room for a panel, and if it can use more height than its board
/// needs, the full height.
QSize stageOf(const ViewShape& view, QSize size, QSize room) {
    return size.expandedTo(
        QSize(leastSide, view.grows ? room.height() : leastSide).boundedTo(room));
}

/// How large a board looks in a view of this size, by the side of a square: where the height
/// follows from the width, the rest of the view does not count. A board that scrolls shows a part
/// of itself.
int boardArea(const ViewShape& view, QSize size) {
    if (!view.heightForWidth) return size.width() * size.height();
    const bool whole = view.heightForWidth(size.width()) <= size.height();
    const int side = whole ? size.width() : std::min(size.width(), size.height());
    return side * side;
}

/// One of the ways to arrange the page.
struct Candidate {
    Arrangement column = Arrangement::beside;
    QSize room;  ///< for the view
    QSize view;
    int area = 0;  ///< of the board
};

GameArrangement placed(const Candidate& chosen, const ViewShape& view, const ColumnNeeds& column,
                       const QRect& room, int width) {
    const QSize stage = stageOf(view, chosen.view, chosen.room);
    const bool beside = chosen.column == Arrangement::beside;
    const int taken = stage.width() + (beside ? columnGap + width : 0);
    const QRect stageRect(QPoint(room.left() + (room.width() - taken) / 2, room.top()), stage);
    if (!beside) {
        const int height = column.heightUnder(room.width(), chosen.column);
        return {chosen.column,
                stageRect,
                {room.left(), stageRect.bottom() + narrowMargin, room.width(), height}};
    }
    const int height = std::clamp(column.heightBeside(width), stage.height(),
                                  std::max(stage.height(), room.height()));
    return {chosen.column,
            stageRect,
            {stageRect.left() + stage.width() + columnGap, room.top(), width, height}};
}

}  // namespace

ViewShape shapeOf(const QWidget& view, const ui::BoardWidget* board) {
    ViewShape shape{
        .proportions = view.sizeHint(),
        .grows = (view.sizePolicy().expandingDirections() & Qt::Vertical) != 0,
    };
    if (!view.hasHeightForWidth()) return shape;
    shape.heightForWidth = [&view](int width) { return view.heightForWidth(width); };
    shape.fixedHeight = view.heightForWidth(1) - (board != nullptr ? board->heightForWidth(1) : 0);
    return shape;
}

GameArrangement arranged(QSize page, int headerHeight, const ViewShape& view,
                         const ColumnNeeds& column) {
    const int side = page.width() < wideFrom ? narrowMargin : wideMargin;
    const int top = headerHeight + headerGap;
    const QRect room(side, top, page.width() - 2 * side, page.height() - top - side);
    const int width = columnWidth(page.width());
    const auto candidate = [&](Arrangement arrangement) {
        const QSize left =
            arrangement == Arrangement::beside
                ? room.size() - QSize(width + columnGap, 0)
                : room.size() -
                      QSize(0, column.heightUnder(room.width(), arrangement) + narrowMargin);
        const QSize size = viewWithin(view, left);
        return Candidate{arrangement, left, size, boardArea(view, size)};
    };
    const Candidate beside = candidate(Arrangement::beside);
    Candidate under = candidate(Arrangement::under);
    if (under.view.width() < room.width()) under = candidate(Arrangement::tightUnder);
    // Words are worth as much as half of the board.
    if (const Candidate icons = candidate(Arrangement::iconsUnder);
        icons.area > 2 * std::max(beside.area, under.area))
        under = icons;
    return placed(beside.area >= under.area ? beside : under, view, column, room, width);
}

}  // namespace gridlark::shell
