#include "deal.h"

#include <array>
#include <numeric>
#include <span>
#include <string>

#include "gridlark/kit/random.h"

namespace gridlark::chain {
namespace {

constexpr int firstColumn = 1;
constexpr int columns = 8;

void placeSide(Position& position, Colour colour, int topRow, kit::Random& random) {
    std::array<int, pieces> numbers{};
    std::iota(numbers.begin(), numbers.end(), 1);
    random.shuffle(std::span<int>(numbers));
    for (int i = 0; i < pieces; ++i) {
        const kit::Cell cell{topRow + i / columns, firstColumn + i % columns};
        position.put({colour, numbers[static_cast<std::size_t>(i)]}, boardSize.index(cell));
    }
}

Position plain(kit::Random& random) {
    Position position;
    placeSide(position, Colour::blue, boardSize.rows - 2, random);
    placeSide(position, Colour::red, 0, random);
    return position;
}

bool anyReady(const Position& position) {
    return !readyChains(position, Colour::blue).empty() ||
           !readyChains(position, Colour::red).empty();
}

}  // namespace

std::optional<Position> place(Variant variant, kit::DealNumber number,
                              const std::stop_token& stop) {
    kit::Random random("chain/" + std::string(name(variant)), number);
    Position position = plain(random);
    while (variant == Variant::fair && anyReady(position)) {
        if (stop.stop_requested()) return std::nullopt;
        position = plain(random);
    }
    return position;
}

}  // namespace gridlark::chain
