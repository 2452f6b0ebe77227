#include "deal.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <span>
#include <string>

#include "gridlark/kit/random.h"

#include "bitboard.h"
#include "engine.h"
#include "evaluate.h"

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

/// Short games are decided by the deal: each player shall need at least this much, as `costOf`
/// tells.
constexpr int leastCost = 1'300;

/// What a look of some depth tells, in hundredths of a turn. Measured on 255 deals, with games
/// between equals: docs/performance.md. Looks of fewer turns tell nothing.
struct Look {
    int even;         ///< blue's score in games that either side wins as often
    int rest, share;  ///< off that, the last look is expected to be off `rest` + `share` % of it
    int most;         ///< off that, for a deeper look to be worth its time
};

constexpr int firstLook = 9;
constexpr std::array<Look, 4> looks{
    {{40, 37, 37, 40}, {2, 25, 57, 30}, {26, 13, 79, 20}, {0, 0, 100, 12}}};
constexpr int lastLook = firstLook + static_cast<int>(looks.size()) - 1;
constexpr std::uint64_t nodesForAll = 1'100'000;

/// Draws placements and keeps the most even one.
class FairPlacement {
  public:
    FairPlacement(kit::Random& random, const std::stop_token& stop)
        : random_(random), stop_(stop) {}

    std::optional<Position> find() {
        while (!stop_.stop_requested()) {
            const Position position = plain(random_);
            if (anyReady(position) || anyShort(position)) continue;
            const bool even = passes(position);
            if (stop_.stop_requested()) break;  // it may have cut the look short
            if (even || nodes_ >= nodesForAll) return best_;
        }
        return std::nullopt;
    }

  private:
    static bool anyShort(const Position& position) {
        const Bitboard board(position);
        return costOf(usualWeights, board, 0) < leastCost ||
               costOf(usualWeights, board, 1) < leastCost;
    }

    /// Looks deeper as long as the position seems even.
    bool passes(const Position& position) {
        int off = unknown;
        bool even = false;
        const auto goOn = [&](int depth, int score) {
            if (depth < firstLook) return true;
            const Look& look = looks[static_cast<std::size_t>(depth - firstLook)];
            const int here = std::min(std::abs(score - look.even), unknown);
            off = look.rest + here * look.share / 100;
            even = here <= look.most;
            return even;
        };
        const auto thought = think(position, {.depth = lastLook,
                                              .nodes = nodesForAll - nodes_,
                                              .stop = stop_,
                                              .goOn = goOn,
                                              .tableBits = 15});
        nodes_ += thought->nodes;
        if (!best_ || off < bestOff_) {
            best_ = position;
            bestOff_ = off;
        }
        return even && thought->depth == lastLook;
    }

    static constexpr int unknown = 1'000;

    kit::Random& random_;
    const std::stop_token& stop_;
    std::uint64_t nodes_ = 0;
    std::optional<Position> best_;
    int bestOff_ = unknown;  ///< expected of the last look
};

}  // namespace

std::optional<Position> place(Variant variant, kit::DealNumber number,
                              const std::stop_token& stop) {
    kit::Random random("chain/" + std::string(name(variant)), number);
    if (variant == Variant::fair) return FairPlacement(random, stop).find();
    return plain(random);
}

}  // namespace gridlark::chain
