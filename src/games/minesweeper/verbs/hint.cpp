#include "minesweeper/engine/hints/hint.h"

#include <cmath>

#include "minesweeper/engine/chances/analysis.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::minesweeper {
namespace {

using cli::Json;

std::string count(std::size_t number, const char* one, const char* many) {
    return number == 1 ? std::string("the ") + one : "the " + std::to_string(number) + ' ' + many;
}

std::string percent(double risk) {
    const double tenths = std::round(risk * 1000);
    return std::to_string(static_cast<int>(tenths) / 10) + '.' +
           std::to_string(static_cast<int>(tenths) % 10) + " %";
}

std::string claim(const Hint& hint) {
    const std::string cells = count(hint.cells.size(), "marked cell", "marked cells");
    const bool one = hint.cells.size() == 1;
    if (hint.mine) return cells + (one ? " is a mine" : " are mines");
    return cells + (one ? " is safe" : " are safe");
}

std::string mines(int number) {
    return std::to_string(number) + (number == 1 ? " mine" : " mines");
}

std::string textOf(const Hint& hint) {
    switch (hint.reason) {
        case Reason::wrongFlag:
            return hint.cells.size() == 1 ? "The marked flag is wrong: there is no mine."
                                          : "The marked flags are wrong: there are no mines.";
        case Reason::oneNumber:
            return "By this number alone, " + claim(hint) + '.';
        case Reason::twoNumbers:
            return "By these two numbers together, " + claim(hint) + '.';
        case Reason::numbers:
            return "By these " + std::to_string(hint.because.size()) + " numbers together, " +
                   claim(hint) + '.';
        case Reason::mineCount:
            return "As " + mines(hint.minesLeft) + " in all are hidden, " + claim(hint) + '.';
        case Reason::guess:
            return "Nothing is certain. The risk is lowest, " + percent(hint.risk) + ", at " +
                   count(hint.cells.size(), "marked cell", "marked cells") + '.';
    }
    return {};
}

std::string_view kindOf(const Hint& hint) {
    if (hint.reason == Reason::wrongFlag) return "wrong-flag";
    if (hint.reason == Reason::guess) return "guess";
    return hint.mine ? "mine" : "safe";
}

Json toJson(const Hint& hint) {
    Json line{{"kind", kindOf(hint)},
              {"cells", cli::toJson(hint.cells)},
              {"because", cli::toJson(hint.because)},
              {"uses_mine_count", hint.usesMineCount},
              {"text", textOf(hint)}};
    if (hint.reason == Reason::guess) line["risk"] = hint.risk;
    if (!hint.exact) line["estimate"] = true;
    return line;
}

cli::Answer hint(const Json& line, const std::stop_token& stop) {
    const auto position = positionOf(line);
    if (!position) return tl::unexpected(position.error());
    const auto hint = nextHint(*position, stop);
    if (hint) return toJson(*hint);
    if (stop.stop_requested()) return Json{{"kind", "unknown"}};
    const bool possible = analyse(*position, {.stop = stop}).consistent;
    return tl::unexpected<std::string>(possible ? "nothing is left to tell"
                                                : "the position is impossible");
}

}  // namespace

cli::Verb hintVerb() {
    return lineVerb("hint", "the easiest thing that is certain, and why", hint);
}

}  // namespace gridlark::minesweeper
