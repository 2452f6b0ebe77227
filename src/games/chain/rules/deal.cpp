#include "deal.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <span>
#include <string>

#include "gridlark/kit/random.h"

#include "engine.h"

namespace gridlark::chain {
namespace {

constexpr int firstColumn = 1;
constexpr int startColumns = 8;

void placeSide(Position& position, Colour colour, int topRow, kit::Random& random) {
    std::array<int, pieces> numbers{};
    std::iota(numbers.begin(), numbers.end(), 1);
    random.shuffle(std::span<int>(numbers));
    for (int i = 0; i < pieces; ++i) {
        const kit::Cell cell{topRow + i / startColumns, firstColumn + i % startColumns};
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

/// A look ahead and how far from even it may find a deal: hundredths of a turn. What is even was
/// measured by games between equals: docs/performance.md.
struct Look {
    int depth;
    int even;  ///< blue's score in games that either side wins as often
    int most;
};

/// Of odd depth: each says as much as the next one, and takes a fraction of the time.
constexpr std::array<Look, 4> looks{{{1, 5, 70}, {3, 24, 40}, {5, 26, 18}, {7, 27, 8}}};
constexpr std::uint64_t nodesForOne = 600'000;
constexpr std::uint64_t nodesForAll = 1'200'000;

/// Draws placements and keeps the most even one.
class FairPlacement {
  public:
    FairPlacement(kit::Random& random, const std::stop_token& stop)
        : random_(random), stop_(stop) {}

    std::optional<Position> find() {
        while (!stop_.stop_requested()) {
            const Position position = plain(random_);
            if (anyReady(position)) continue;
            const bool even = passes(position);
            if (stop_.stop_requested()) break;  // it may have cut the look short
            if (even) return position;
            if (nodes_ >= nodesForAll && best_) return best_;
        }
        return std::nullopt;
    }

  private:
    bool passes(const Position& position) {
        for (const Look& look : looks) {
            const Limits limits{
                .depth = look.depth, .nodes = nodesForOne, .stop = stop_, .tableBits = 14};
            const auto thought = think(position, limits);
            nodes_ += thought->nodes;
            if (thought->depth < look.depth) return false;
            const int off = std::abs(thought->score - look.even);
            if (look.depth == looks.back().depth && (!best_ || off < bestOff_)) {
                best_ = position;
                bestOff_ = off;
            }
            if (off > look.most) return false;
        }
        return true;
    }

    kit::Random& random_;
    const std::stop_token& stop_;
    std::uint64_t nodes_ = 0;
    std::optional<Position> best_;
    int bestOff_ = 0;
};

}  // namespace

std::optional<Position> place(Variant variant, kit::DealNumber number,
                              const std::stop_token& stop) {
    kit::Random random("chain/" + std::string(name(variant)), number);
    if (variant == Variant::fair) return FairPlacement(random, stop).find();
    return plain(random);
}

}  // namespace gridlark::chain
