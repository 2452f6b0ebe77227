#include "cats/rules/cats.h"
#include "fuzz/game.h"

GRIDLARK_FUZZ_GAME(gridlark::cats::Cats)
