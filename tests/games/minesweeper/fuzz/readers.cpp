#include "fuzz/game.h"
#include "minesweeper/rules/minesweeper.h"

GRIDLARK_FUZZ_GAME(gridlark::minesweeper::Minesweeper)
