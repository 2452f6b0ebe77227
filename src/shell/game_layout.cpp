// Where the parts of the game page go: the board as large as it gets, the column beside it or,
// in a narrow window, under it.

#include <QLabel>
#include <algorithm>

#include "game_page.h"

namespace gridlark::shell {

namespace {

constexpr int margin = 32;
constexpr int narrowMargin = 16;
constexpr int columnGap = 36;
constexpr int widthForLevel = 520;

int columnWidth(int pageWidth) {
    return std::clamp(pageWidth / 6, 216, 280);
}

}  // namespace

/// The largest size of the board's shape within `available`.
QSize GamePage::boardSize(QSize available) const {
    const QSize shape = view_->sizeHint();
    if (shape.isEmpty()) return available;
    return shape.scaled(available, Qt::KeepAspectRatio);
}

void GamePage::arrange() {
    const int headerHeight = header_->sizeHint().height();
    header_->setGeometry(0, 0, width(), headerHeight);
    level_->setVisible(width() >= widthForLevel);
    const int side = width() < 900 ? narrowMargin : margin;
    const QRect area(side, headerHeight + 4, width() - 2 * side,
                     height() - headerHeight - 4 - side);

    const int column = columnWidth(width());
    const int under = column_->heightUnder(area.width());
    const QSize besideBoard = boardSize({area.width() - column - columnGap, area.height()});
    const QSize underBoard = boardSize({area.width(), area.height() - under - narrowMargin});
    const bool beside = besideBoard.width() >= underBoard.width();
    column_->setArrangement(beside ? StatusColumn::Arrangement::beside
                                   : StatusColumn::Arrangement::under);
    if (beside) {
        const int left =
            area.left() + (area.width() - besideBoard.width() - columnGap - column) / 2;
        stage_->setGeometry(left, area.top(), besideBoard.width(), besideBoard.height());
        const int height = std::clamp(column_->minimumHeightBeside(), besideBoard.height(),
                                      std::max(besideBoard.height(), area.height()));
        column_->setGeometry(left + besideBoard.width() + columnGap, area.top(), column, height);
    } else {
        const int left = area.left() + (area.width() - underBoard.width()) / 2;
        stage_->setGeometry(left, area.top(), underBoard.width(), underBoard.height());
        column_->setGeometry(area.left(), stage_->geometry().bottom() + narrowMargin, area.width(),
                             under);
    }
    column_->arrange();
    view_->setGeometry(stage_->rect());
    busyNote_->setGeometry(stage_->rect());
}

}  // namespace gridlark::shell
