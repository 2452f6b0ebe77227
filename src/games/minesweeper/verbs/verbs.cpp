#include "verbs.h"

#include "minesweeper/rules/minesweeper.h"

namespace gridlark::cli {

Game minesweeperVerbs() {
    using namespace minesweeper;
    return {Minesweeper::id,
            Minesweeper::presets(),
            {generateVerb(), analyseVerb(), hintVerb(), solveVerb(), playVerb()}};
}

}  // namespace gridlark::cli
