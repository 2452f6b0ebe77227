#include "state.h"

#include <algorithm>

#include "gridlark/kit/names.h"

#include "reader.h"

namespace gridlark::minesweeper {
namespace {

constexpr kit::Names variantNames{std::pair{Variant::standard, "standard"},
                                  std::pair{Variant::noGuess, "no-guess"}};

constexpr kit::Names refusalNames{
    std::pair{Refusal::over, "over"},          std::pair{Refusal::outside, "outside"},
    std::pair{Refusal::notBegun, "not-begun"}, std::pair{Refusal::open, "open"},
    std::pair{Refusal::flagged, "flagged"},    std::pair{Refusal::hidden, "hidden"},
    std::pair{Refusal::flags, "flags"},        std::pair{Refusal::nothing, "nothing"},
    std::pair{Refusal::noLayout, "no-layout"}};

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
    const auto field = reader.finish(reader.field());
    return field ? std::optional(*field) : std::nullopt;
}

std::string name(const Field& field) {
    return std::to_string(field.size.columns) + 'x' + std::to_string(field.size.rows) + 'x' +
           std::to_string(field.mines);
}

std::string_view name(Variant variant) {
    return variantNames[variant];
}

std::optional<Variant> variantNamed(std::string_view text) {
    return variantNames.find(text);
}

std::string_view name(Refusal refusal) {
    return refusalNames[refusal];
}

int minesLeft(const State& state) {
    const auto flags = std::count_if(state.squares.begin(), state.squares.end(),
                                     [](Square square) { return square.flagged(); });
    return state.field.mines - static_cast<int>(flags);
}

std::vector<kit::Cell> exploded(const State& state) {
    return cellsWhere(state.squares.size(), [&](kit::Cell cell) {
        return state.squares[cell].mine() && state.squares[cell].open();
    });
}

}  // namespace gridlark::minesweeper
