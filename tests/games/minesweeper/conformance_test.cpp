#include "conformance/conformance.h"

#include "minesweeper/rules/minesweeper.h"

GRIDLARK_CONFORMANCE(Minesweeper, gridlark::minesweeper::Minesweeper);
