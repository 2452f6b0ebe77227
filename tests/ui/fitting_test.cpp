#include "gridlark/ui/fitting.h"

#include <gtest/gtest.h>

namespace gridlark::ui {
namespace {

TEST(Fitting, FindsTheWidestThatIsNotTooHigh) {
    const auto half = [](int width) { return width / 2 + 10; };
    for (const QSize room : {QSize(100, 60), QSize(100, 59), QSize(100, 11), QSize(100, 500)}) {
        int expected = 0;
        for (int width = 1; width <= room.width(); ++width) {
            if (half(width) <= room.height()) expected = width;
        }
        EXPECT_EQ(widthWithin(room, half), expected) << room.height();
    }
}

TEST(Fitting, IsZeroWhereNothingFits) {
    EXPECT_EQ(widthWithin(QSize(100, 9), [](int width) { return width + 9; }), 0);
    EXPECT_EQ(widthWithin(QSize(0, 100), [](int width) { return width; }), 0);
}

TEST(Fitting, AsksAWidgetForItsHeight) {
    class Square final : public QWidget {
      public:
        [[nodiscard]] int heightForWidth(int width) const override { return width; }
    };
    EXPECT_EQ(widthWithin(Square(), QSize(300, 200)), 200);
}

}  // namespace
}  // namespace gridlark::ui
