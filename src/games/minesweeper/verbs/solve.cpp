#include "minesweeper/engine/player/solving.h"
#include "minesweeper/rules/bbbv.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::minesweeper {
namespace {

using cli::Json;

/// "guesses" is always 0: what needs one is not solved.
cli::Answer solve(const Json& line, const std::stop_token& stop) {
    const auto layout = layoutOf(line);
    if (!layout) return tl::unexpected(layout.error());
    const Solved result =
        minesweeper::solve(layout->squares, layout->field.mines, layout->start, {.stop = stop});
    return Json{{"solved", result.known ? Json(result.solved) : Json("unknown")},
                {"guesses", 0},
                {"opened", result.opened},
                {"bbbv", bbbvOf(layout->squares).all}};
}

}  // namespace

cli::Verb solveVerb() {
    return lineVerb("solve", "open layouts by certain deductions only", solve);
}

}  // namespace gridlark::minesweeper
