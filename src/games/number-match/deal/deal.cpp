#include "deal.h"

#include <array>
#include <string>
#include <utility>

#include "gridlark/kit/stars.h"

#include "number-match/engine/colour_board.h"
#include "number-match/engine/solver.h"
#include "number-match/rules/number_match.h"
#include "stars.h"

namespace gridlark::number_match {
namespace {

/// Of a hundred deals, so many have 1 star, 2 and so on.
constexpr std::array<int, mostStars> shares{15, 25, 30, 20, 10};

constexpr int mostAddsOfPar = 1;

/// To see whether a board can be won: the lines find all wins with an add but one in thousands, and
/// three in four without.
constexpr Limits firstLook{.nodes = 3'000, .cheaper = 0};

/// For the par of the board that is dealt.
constexpr Limits forPar{.nodes = 3'000, .cheaper = 20'000, .polish = 3'000};

kit::Random randomFor(const kit::Options& options, kit::DealNumber number) {
    return {"number-match/" + options.grid + '/' + options.variant, number};
}

/// The first draw of a deal.
int drawStars(kit::Random& random) {
    int draw = static_cast<int>(random.below(100));
    int stars = 1;
    for (const int share : shares) {
        if (draw < share) break;
        draw -= share;
        ++stars;
    }
    return stars;
}

Board drawDigits(int digits, kit::Random& random) {
    Board board;
    for (int i = 0; i < digits; ++i)
        board.digits.push_back(static_cast<Digit>(1 + random.below(9)));
    return board;
}

/// Without adds, a colour of an odd number of digits cannot be cleared.
Board drawBoard(int digits, Variant variant, kit::Random& random) {
    Board board = drawDigits(digits, random);
    while (variant == Variant::noAdds && !ColourBoard(board).even()) {
        board = drawDigits(digits, random);
    }
    return board;
}

}  // namespace

std::optional<Deal> deal(const kit::Options& options, kit::DealNumber number,
                         const std::stop_token& stop) {
    if (!NumberMatch::offers(options)) return std::nullopt;
    const int digits = std::stoi(options.grid);
    const Variant variant = *variantNames.find(options.variant);
    const int adds = variant == Variant::standard ? mostAddsOfPar : 0;
    kit::Random random = randomFor(options, number);
    Deal deal;
    const int stars = drawStars(random);
    for (;;) {
        Board board = drawBoard(digits, variant, random);
        const bool won = solve(board, adds, firstLook, stop).winnable.value_or(false);
        const bool right = won && hasStars(board, variant, stars, stop);
        if (stop.stop_requested()) return std::nullopt;
        if (!right) {
            ++(won ? deal.otherStars : deal.rejected);
            continue;
        }
        Solution best = solve(board, adds, forPar, stop);
        if (!best.winnable.value_or(false) || stop.stop_requested()) return std::nullopt;
        deal.start = startOf(std::move(board), variant);
        deal.start.par = {best.adds, static_cast<int>(best.line.size())};
        deal.start.stars = stars;
        deal.win = std::move(best.line);
        return deal;
    }
}

std::optional<int> starsOf(const kit::Options& options, kit::DealNumber number) {
    if (!NumberMatch::offers(options)) return std::nullopt;
    kit::Random random = randomFor(options, number);
    return drawStars(random);
}

std::optional<kit::DealNumber> numberWithStars(const kit::Options& options, kit::DealNumber number,
                                               int least, int most) {
    return kit::firstWithStars(number, least, most, mostStars,
                               [&](kit::DealNumber some) { return starsOf(options, some); });
}

std::optional<State> NumberMatch::deal(const kit::Options& options, kit::DealNumber number,
                                       std::stop_token stop) {
    const auto dealt = number_match::deal(options, number, stop);
    if (!dealt) return std::nullopt;
    return dealt->start;
}

}  // namespace gridlark::number_match
