#include "levels.h"

namespace gridlark::chain {

const std::array<Level, levels> levelTable{{
    {1, 260, 0},
    {1, 130, 0},
    {1, 50, 0},
    {2, 30, 0},
    {2, 0, 1'000'000},
    {3, 0, 1'000'000},
    {4, 0, 1'000'000},
    {30, 0, 300'000},
    {30, 0, 3'000'000},
}};

}  // namespace gridlark::chain
