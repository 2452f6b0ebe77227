/// Where the parts of the game page go: the board as large as it gets, the column beside it or, in
/// a narrow window, under it. Sizes in, rectangles out.
#pragma once

#include <QRect>
#include <QSize>
#include <functional>

#include "status_column.h"

namespace gridlark::ui {
class BoardWidget;
}

namespace gridlark::shell {

/// What the size of a view follows from.
struct ViewShape {
    std::function<int(int)> heightForWidth{};  ///< empty: `proportions` count
    QSize proportions{};                       ///< empty: any will do
    int fixedHeight = 0;  ///< of the view without its board; the board may scroll
    bool grows = false;   ///< it can use more height than its board needs
};

[[nodiscard]] ViewShape shapeOf(const QWidget& view, const ui::BoardWidget* board);

/// What the status column needs.
struct ColumnNeeds {
    std::function<int(int width)> heightBeside;
    std::function<int(int width, StatusColumn::Arrangement)> heightUnder;
};

struct GameArrangement {
    StatusColumn::Arrangement column = StatusColumn::Arrangement::beside;
    QRect stageRect;
    QRect columnRect;
};

[[nodiscard]] GameArrangement arranged(QSize page, int headerHeight, const ViewShape& view,
                                       const ColumnNeeds& column);

}  // namespace gridlark::shell
