#include <gtest/gtest.h>

#include "placement/view/colouring.h"
#include "placement/view/region_picture.h"
#include "queens/rules/queens.h"

namespace gridlark::queens {
namespace {

/// The smallest difference (CIEDE2000, over usual vision, protanopia, deuteranopia and tritanopia)
/// between touching regions, over many deals.
double smallestDifference(const std::string& grid, ui::Brightness brightness) {
    const ui::Theme theme(brightness, false, false);
    double smallest = 100;
    for (kit::DealNumber number = 1; number <= 60; ++number) {
        const auto state = Queens::deal({grid, "standard"}, number, {});
        if (!state) continue;
        const auto palette = placement::paletteFor(theme.colours().regions, state->puzzle.order);
        const auto colours = placement::colourRegions(state->puzzle, palette);
        smallest = std::min(smallest,
                            placement::smallestTouchingDifference(state->puzzle, palette, colours));
    }
    return smallest;
}

TEST(QueensColours, RegionsThatTouchStayApartForEveryone) {
    struct Row {
        const char* grid;
        double light;
        double dark;
    };
    // About 2 is a difference that is just seen side by side.
    constexpr std::array<Row, 4> rows{
        {{"6", 8.1, 11.7}, {"8", 7.7, 9.6}, {"10", 8.5, 9.6}, {"12", 9, 9.6}}};
    for (const Row& row : rows) {
        EXPECT_GE(smallestDifference(row.grid, ui::Brightness::light), row.light) << row.grid;
        EXPECT_GE(smallestDifference(row.grid, ui::Brightness::dark), row.dark) << row.grid;
    }
}

}  // namespace
}  // namespace gridlark::queens
