/// Positions as text: three blocks side by side, separated by spaces, one line for each row.
///
///   regions  a letter for each region, in the order A, B, …
///   before   `.` candidate, `x` ruled out, `Q` piece
///   after    as before, but `*` a cell of the reason, `-` ruled out by the step, `+` placed by it
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "placement/engine/ladder.h"

namespace gridlark::placement {

struct Picture {
    Puzzle puzzle;
    std::string before;
    std::string after;

    explicit Picture(const std::string& text) {
        std::istringstream lines(text);
        std::string regions;
        std::string row;
        while (lines >> regions >> row) {
            for (const char letter : regions) {
                puzzle.regions.push_back(static_cast<std::uint8_t>(letter - 'A'));
            }
            before += row + '\n';
            lines >> row;
            after += row + '\n';
            ++puzzle.order;
        }
    }

    /// The index into `before` and `after`.
    [[nodiscard]] std::size_t at(kit::Cell cell) const {
        return static_cast<std::size_t>(cell.row * (puzzle.order + 1) + cell.column);
    }

    [[nodiscard]] Knowledge knowledge() const {
        Knowledge knowledge(puzzle);
        for (int i = 0; i < puzzle.size().area(); ++i) {
            const kit::Cell cell = puzzle.size().cell(i);
            if (before[at(cell)] == 'x') knowledge.eliminate(cell);
            if (before[at(cell)] == 'Q') knowledge.place(cell);
        }
        return knowledge;
    }

    /// `before` with the deduction drawn in.
    [[nodiscard]] std::string with(const Deduction& deduction) const {
        std::string picture = before;
        for (const kit::Cell cell : deduction.because) picture[at(cell)] = '*';
        for (const kit::Cell cell : deduction.eliminate) picture[at(cell)] = '-';
        for (const kit::Cell cell : deduction.place) picture[at(cell)] = '+';
        return picture;
    }
};

/// "R0 C2 G1": rows, columns and regions from 0.
inline std::string namesOf(const std::vector<Unit>& units) {
    std::string names;
    for (const Unit& unit : units) {
        if (!names.empty()) names += ' ';
        names += "RCG"[static_cast<int>(unit.kind)] + std::to_string(unit.index);
    }
    return names;
}

}  // namespace gridlark::placement
