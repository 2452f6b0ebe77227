#include "gestures.h"

#include <algorithm>

namespace gridlark::number_match {

std::optional<Meaning> actionFor(const kit::Gesture& gesture, const State& state,
                                 std::optional<kit::Cell> selected) {
    const kit::Cell cell = gesture.cell();
    const kit::Cell last = gesture.cells.back();
    const bool number = state.board.hasDigit(cell);
    switch (gesture.touch) {
        case kit::Touch::tap:
            if (!number || selected == cell) return Selection{};
            if (selected) return Pair{*selected, cell};
            return Selection{cell};
        case kit::Touch::hold:
            if (number) return Selection{cell, true};
            break;
        case kit::Touch::drag:
            if (!number) break;
            if (last != cell && state.board.hasDigit(last)) return Pair{cell, last};
            if (selected != cell) return Selection{cell};
            break;
        case kit::Touch::middle:
            break;
    }
    return std::nullopt;
}

std::optional<kit::Cell> partnerAfter(const Board& board, kit::Cell selected, kit::Cell cursor,
                                      int step) {
    const std::vector<kit::Cell> partners = partnersOf(board, selected);
    if (partners.empty()) return std::nullopt;
    const auto count = static_cast<int>(partners.size());
    const auto at = static_cast<int>(std::ranges::find(partners, cursor) - partners.begin());
    if (at == count) return step > 0 ? partners.front() : partners.back();
    return kit::at(partners, (at + step + count) % count);
}

}  // namespace gridlark::number_match
