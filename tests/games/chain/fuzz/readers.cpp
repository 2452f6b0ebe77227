#include "chain/rules/chain.h"
#include "fuzz/game.h"

GRIDLARK_FUZZ_GAME(gridlark::chain::Chain)
