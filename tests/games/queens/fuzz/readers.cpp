#include "fuzz/game.h"
#include "queens/rules/queens.h"

GRIDLARK_FUZZ_GAME(gridlark::queens::Queens)
