#include "stars.h"

#include <array>
#include <vector>

#include "gridlark/kit/random.h"

#include "number-match/engine/colour_board.h"

namespace gridlark::number_match {
namespace {

constexpr int addsOfRandomGame = 3;

/// The least percentage of games won with 1, 2, 3 and 4 stars. Chosen to give every grid deals of
/// every number of stars: at least one board in eleven.
using Bounds = std::array<int, mostStars - 1>;
constexpr Bounds standardBounds{65, 57, 49, 41};
constexpr Bounds noAddsBounds{20, 10, 5, 2};

class RandomGames {
  public:
    RandomGames(const Board& board, Variant variant)
        : start_(board),
          adds_(variant == Variant::standard ? addsOfRandomGame : 0),
          bounds_(variant == Variant::standard ? standardBounds : noAddsBounds),
          random_("number-match/stars", start_.hash(static_cast<std::uint64_t>(adds_))) {}

    /// Plays until there are `games` in all; false if stopped.
    bool play(int games, const std::stop_token& stop) {
        for (; games_ < games; ++games_) {
            if (stop.stop_requested()) return false;
            won_ += wins() ? 1 : 0;
        }
        return true;
    }

    /// The stars if all games went like those so far, with the share won raised by `more` per cent.
    [[nodiscard]] int stars(int more) const {
        int stars = 1;
        for (const int bound : bounds_) {
            if (100 * won_ + more * games_ < bound * games_) ++stars;
        }
        return stars;
    }

  private:
    bool wins() {
        ColourBoard board = start_;
        int adds = adds_;
        for (;;) {
            board.pairs(sweep_, pairs_);
            if (!pairs_.empty()) {
                board.play(pairs_[random_.below(static_cast<std::uint32_t>(pairs_.size()))]);
            } else if (board.empty() || adds == 0 || !board.canAdd()) {
                return board.empty();
            } else {
                board.play(addMove);
                --adds;
            }
        }
    }

    ColourBoard start_;
    int adds_;
    Bounds bounds_;
    kit::Random random_;
    Sweep sweep_;
    std::vector<Move> pairs_;
    int games_ = 0;
    int won_ = 0;
};

}  // namespace

std::optional<int> starsOf(const Board& board, Variant variant, const std::stop_token& stop) {
    RandomGames games(board, variant);
    if (!games.play(randomGames, stop)) return std::nullopt;
    return games.stars(0);
}

bool hasStars(const Board& board, Variant variant, int stars, const std::stop_token& stop) {
    /// The margin, in per cent, is about 1.5 standard deviations of the share won in so many games.
    struct Look {
        int games;
        int margin;
    };
    constexpr std::array<Look, 4> looks{{{16, 19}, {32, 13}, {60, 10}, {110, 7}}};
    RandomGames games(board, variant);
    for (const auto [some, margin] : looks) {
        if (!games.play(some, stop)) return false;
        if (games.stars(margin) > stars || games.stars(-margin) < stars) return false;
    }
    return games.play(randomGames, stop) && games.stars(0) == stars;
}

}  // namespace gridlark::number_match
