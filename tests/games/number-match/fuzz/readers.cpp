#include "fuzz/game.h"
#include "number-match/rules/number_match.h"

GRIDLARK_FUZZ_GAME(gridlark::number_match::NumberMatch)
