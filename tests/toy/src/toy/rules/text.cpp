#include <algorithm>

#include "gridlark/kit/scanner.h"

#include "lights.h"

namespace gridlark::toy {
namespace {

using Lamps = kit::Grid<std::uint8_t>;

std::string text(const Lamps& lamps) {
    std::string text;
    for (int i = 0; i < lamps.size().area(); ++i) {
        if (i > 0 && i % lamps.size().columns == 0) text += '/';
        text += lamps[lamps.size().cell(i)] != 0 ? '1' : '0';
    }
    return text;
}

Lamps readLamps(kit::Scanner& scanner) {
    const std::size_t start = scanner.position();
    const std::string_view word = scanner.word();
    const int side = static_cast<int>(std::min(word.find('/'), word.size()));
    if (side < 1 || side > largestSide) {
        scanner.fail(start, "expected from 1 to 5 lamps in a row");
        return {};
    }
    Lamps lamps(kit::Size{side, side});
    kit::Scanner rows(word);
    for (int i = 0; i < lamps.size().area(); ++i) {
        if (i > 0 && i % side == 0) rows.expect("/");
        if (rows.skip("1"))
            lamps[lamps.size().cell(i)] = 1;
        else
            rows.expect("0");
    }
    rows.expectEnd();
    if (rows.failed()) scanner.fail(start + rows.error().position, rows.error().what);
    return lamps;
}

}  // namespace

std::string Lights::encode(const State& state) {
    return text(state.lit) + ' ' + text(state.needed) + " hints=" + std::to_string(state.hints);
}

std::string Lights::encode(const Action& action) {
    if (action.kind == Kind::hint) return "hint";
    return "tap " + std::to_string(action.cell.row) + ',' + std::to_string(action.cell.column);
}

kit::Read<State> Lights::decodeState(std::string_view text) {
    kit::Scanner scanner(text);
    State state;
    state.lit = readLamps(scanner);
    scanner.expect(" ");
    state.needed = readLamps(scanner);
    state.hints = scanner.count("hints", 0, hintsPerGame);
    return scanner.finish(std::move(state));
}

kit::Read<Action> Lights::decodeAction(std::string_view text) {
    kit::Scanner scanner(text);
    if (scanner.skip("hint")) return scanner.finish(Action{.kind = Kind::hint});
    scanner.expect("tap ");
    const int row = scanner.number(0, largestSide - 1);
    scanner.expect(",");
    return scanner.finish(Action{.cell = {row, scanner.number(0, largestSide - 1)}});
}

}  // namespace gridlark::toy
