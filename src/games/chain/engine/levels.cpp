#include "levels.h"

namespace gridlark::chain {

const std::array<Level, levels> levelTable{{
    {1, 1200, 0},
    {1, 580, 0},
    {1, 270, 0},
    {1, 115, 0},
    {2, 0, 1'000'000},
    {3, 0, 1'000'000},
    {5, 0, 2'000'000},
    {7, 0, 3'000'000},
    {30, 0, 6'000'000},
}};

}  // namespace gridlark::chain
