#include "state.h"

#include <algorithm>
#include <array>
#include <utility>

#include "reader.h"

namespace gridlark::minesweeper {
namespace {

constexpr std::array<std::pair<std::string_view, Field>, 6> namedFields{{
    {"beginner", {{9, 9}, 10}},
    {"intermediate", {{10, 16}, 25}},
    {"hard", {{12, 20}, 40}},
    {"expert", {{16, 30}, 60}},
    {"extreme", {{20, 40}, 60}},
    {"marathon", {{40, 80}, 240}},
}};

}  // namespace

int mostMines(kit::Size size) {
    return size.area() - std::min(size.rows, 3) * std::min(size.columns, 3);
}

bool valid(const Field& field) {
    const auto fits = [](int side) { return side >= shortestSide && side <= longestSide; };
    return fits(field.size.rows) && fits(field.size.columns) && field.mines >= 0 &&
           field.mines <= mostMines(field.size);
}

std::optional<Field> fieldNamed(std::string_view grid) {
    for (const auto& [name, field] : namedFields) {
        if (name == grid) return field;
    }
    Reader reader(grid);
    const Field field = reader.field();
    reader.expectEnd();
    if (reader.failed()) return std::nullopt;
    return field;
}

std::string name(const Field& field) {
    return std::to_string(field.size.columns) + 'x' + std::to_string(field.size.rows) + 'x' +
           std::to_string(field.mines);
}

std::string_view name(Variant variant) {
    switch (variant) {
        case Variant::standard:
            return "standard";
        case Variant::noGuess:
            return "no-guess";
    }
    return {};
}

std::optional<Variant> variantNamed(std::string_view text) {
    for (const Variant variant : {Variant::standard, Variant::noGuess}) {
        if (name(variant) == text) return variant;
    }
    return std::nullopt;
}

std::string_view name(Refusal refusal) {
    switch (refusal) {
        case Refusal::over:
            return "over";
        case Refusal::outside:
            return "outside";
        case Refusal::notBegun:
            return "not-begun";
        case Refusal::open:
            return "open";
        case Refusal::flagged:
            return "flagged";
        case Refusal::hidden:
            return "hidden";
        case Refusal::flags:
            return "flags";
        case Refusal::nothing:
            return "nothing";
        case Refusal::noLayout:
            return "no-layout";
    }
    return {};
}

int minesLeft(const State& state) {
    const auto flags = std::count_if(state.squares.begin(), state.squares.end(),
                                     [](Square square) { return square.flagged(); });
    return state.field.mines - static_cast<int>(flags);
}

std::vector<kit::Cell> exploded(const State& state) {
    std::vector<kit::Cell> found;
    for (int index = 0; index < state.squares.size().area(); ++index) {
        const kit::Cell cell = state.squares.size().cell(index);
        const Square square = state.squares[cell];
        if (square.mine() && square.open()) found.push_back(cell);
    }
    return found;
}

}  // namespace gridlark::minesweeper
