// Where the parts of the game page go: the board as large as it gets, the column beside it or,
// in a narrow window, under it.

#include <QLabel>
#include <algorithm>

#include "gridlark/ui/board.h"

#include "game_page.h"

namespace gridlark::shell {

namespace {

constexpr int margin = 32;
constexpr int narrowMargin = 16;
constexpr int columnGap = 36;
constexpr int levelGap = 8;
/// Panels lie over the view, so it has room for one even if the board is long and low.
constexpr int leastSide = 260;

int columnWidth(int pageWidth) {
    return std::clamp(pageWidth / 6, 216, 280);
}

/// The widest that is not too high; nothing if there is none.
int widthWithin(const QWidget& view, QSize available) {
    int fits = 0, tooWide = available.width() + 1;
    while (tooWide - fits > 1) {
        const int width = fits + (tooWide - fits) / 2;
        (view.heightForWidth(width) <= available.height() ? fits : tooWide) = width;
    }
    return fits;
}

/// What a view of this size gets: room for a panel, and if it can use more height than its board
/// needs, all that there is.
QSize stageSize(const QWidget& view, QSize size, QSize available) {
    const bool taller = (view.sizePolicy().expandingDirections() & Qt::Vertical) != 0;
    const int height = taller ? available.height() : leastSide;
    return size.expandedTo(QSize(leastSide, height).boundedTo(available));
}

/// How large a board looks in a view of this size, by the side of a square: where the height
/// follows from the width, the rest of the view does not count. A board that scrolls shows a part
/// of itself.
int boardArea(const QWidget& view, QSize size) {
    if (!view.hasHeightForWidth()) return size.width() * size.height();
    const bool whole = view.heightForWidth(size.width()) <= size.height();
    const int side = whole ? size.width() : std::min(size.width(), size.height());
    return side * side;
}

}  // namespace

/// The largest size of the view's shape within `available`; all of it for a board that must scroll;
/// empty if the view does not fit there even without its board.
QSize GamePage::boardSize(QSize available) const {
    if (available.isEmpty()) return {};
    QSize size = available;
    if (view_->hasHeightForWidth()) {
        if (const int width = widthWithin(*view_, available); width > 0)
            return {width, view_->heightForWidth(width)};
        const int boardHeight = board_ != nullptr ? board_->heightForWidth(0) : 0;
        if (view_->heightForWidth(0) - boardHeight > available.height()) return {};
    } else if (const QSize shape = view_->sizeHint(); !shape.isEmpty()) {
        size = shape.scaled(available, Qt::KeepAspectRatio);
    }
    return size;
}

void GamePage::arrange() {
    const int headerHeight = header_->sizeHint().height();
    header_->setGeometry(0, 0, width(), headerHeight);
    // The grid's name must be read in full; the level may go.
    const int hidden = level_->isHidden() ? level_->sizeHint().width() + levelGap : 0;
    level_->setVisible(header_->sizeHint().width() + hidden <= width());
    const int side = width() < 900 ? narrowMargin : margin;
    const QRect room(side, headerHeight + 4, width() - 2 * side,
                     height() - headerHeight - 4 - side);

    const int column = columnWidth(width());
    using Arrangement = StatusColumn::Arrangement;
    const QSize besideRoom(room.width() - column - columnGap, room.height());
    const QSize besideBoard = boardSize(besideRoom);
    const auto roomOver = [&](Arrangement arrangement) {
        const int under = column_->heightUnder(room.width(), arrangement);
        return QSize(room.width(), room.height() - under - narrowMargin);
    };
    Arrangement under = Arrangement::under;
    QSize underBoard = boardSize(roomOver(under));
    if (underBoard.width() < room.width()) {
        under = Arrangement::tightUnder;
        underBoard = boardSize(roomOver(under));
    }
    const auto area = [this](QSize board) { return boardArea(*view_, board); };
    // Words are worth as much as half of the board.
    const QSize iconsBoard = boardSize(roomOver(Arrangement::iconsUnder));
    if (area(iconsBoard) > 2 * std::max(area(besideBoard), area(underBoard))) {
        under = Arrangement::iconsUnder;
        underBoard = iconsBoard;
    }
    if (area(besideBoard) >= area(underBoard)) {
        column_->setArrangement(Arrangement::beside);
        const QSize stage = stageSize(*view_, besideBoard, besideRoom);
        const int left = room.left() + (room.width() - stage.width() - columnGap - column) / 2;
        stage_->setGeometry(QRect(QPoint(left, room.top()), stage));
        const int height = std::clamp(column_->minimumHeightBeside(column), stage.height(),
                                      std::max(stage.height(), room.height()));
        column_->setGeometry(left + stage.width() + columnGap, room.top(), column, height);
    } else {
        column_->setArrangement(under);
        const QSize stage = stageSize(*view_, underBoard, roomOver(under));
        const int left = room.left() + (room.width() - stage.width()) / 2;
        stage_->setGeometry(QRect(QPoint(left, room.top()), stage));
        column_->setGeometry(room.left(), stage_->geometry().bottom() + narrowMargin, room.width(),
                             column_->heightUnder(room.width(), under));
    }
    column_->arrange();
    view_->setGeometry(stage_->rect());
    busyNote_->setGeometry(stage_->rect());
}

}  // namespace gridlark::shell
