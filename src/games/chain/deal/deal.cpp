#include "deal.h"

#include <array>
#include <numeric>
#include <string>

#include "gridlark/kit/random.h"

#include "chain/rules/chain.h"
#include "even_deals.h"

namespace gridlark::chain {
namespace {

constexpr int firstColumn = 1;
constexpr int startColumns = 8;

/// Another look of the same game: neither the mirror nor counting from the other end changes which
/// pieces are neighbours and which numbers are consecutive.
struct Guise {
    bool mirrored = false;
    std::array<bool, 2> renumbered{};  ///< by colour
};

void placeSide(Position& position, Colour colour, int topRow, kit::Random& random,
               const Guise& guise) {
    std::array<int, pieces> numbers{};
    std::iota(numbers.begin(), numbers.end(), 1);
    random.shuffle(std::span<int>(numbers));
    const bool renumbered = guise.renumbered[static_cast<std::size_t>(colour)];
    for (int i = 0; i < pieces; ++i) {
        const int drawn = numbers[static_cast<std::size_t>(i)];
        const int number = renumbered ? pieces + 1 - drawn : drawn;
        const int drawnColumn = firstColumn + i % startColumns;
        const int column = guise.mirrored ? boardSize.columns - 1 - drawnColumn : drawnColumn;
        const kit::Cell cell{topRow + i / startColumns, column};
        position.put({colour, number}, boardSize.index(cell));
    }
}

Position original(kit::DealNumber number, const Guise& guise) {
    kit::Random random("chain/" + std::string(name(Variant::original)), number);
    Position position;
    placeSide(position, Colour::blue, boardSize.rows - 2, random, guise);
    placeSide(position, Colour::red, 0, random, guise);
    return position;
}

}  // namespace

Position place(Variant variant, kit::DealNumber number) {
    if (variant == Variant::original) return original(number, {});
    const auto even = evenDeals();
    const kit::DealNumber guise = number / even.size();
    return original(even[number % even.size()],
                    {(guise & 1) != 0, {(guise & 2) != 0, (guise & 4) != 0}});
}

std::optional<State> Chain::deal(const kit::Options& options, kit::DealNumber number,
                                 std::stop_token /*stop*/) {
    const auto level = opponentNamed(options.grid);
    const auto variant = variantNamed(options.variant);
    if (!level || !variant) return std::nullopt;
    return newGame(*variant, *level, personOf(number), place(*variant, placementOf(number)));
}

}  // namespace gridlark::chain
