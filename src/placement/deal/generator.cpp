#include "generator.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <utility>

#include "balanced_map.h"
#include "generator_descent.h"
#include "placement/engine/ladder.h"

namespace gridlark::placement {
namespace {

constexpr int fewestOrder = 6;
constexpr int mostOrder = 12;

/// How far a deal is taken, by N − 6. Not to nothing given on 6×6, although that can be reached:
/// there are some two hundred such maps only, and the same ones would come again and again.
struct Aim {
    std::size_t most;    ///< given pieces a deal may have
    std::size_t wanted;  ///< with so few it is good enough
    std::uint64_t work;  ///< after so much work any deal within `most` is good enough
};
constexpr std::array<Aim, 7> aims{{{1, 1, 100'000},
                                   {1, 1, 100'000},
                                   {2, 1, 100'000},
                                   {2, 1, 500'000},
                                   {3, 1, 500'000},
                                   {4, 1, 2'000'000},
                                   {5, 1, 3'000'000}}};

/// Of one map with one set of given pieces; most that succeed need far fewer.
constexpr int descentSteps = 10000;

/// A map with one solution that the ladder does not finish is changed a little and tried again.
constexpr int finishingTries = 30;
constexpr int finishingSteps = 20;

/// Without given pieces a map keeps many solutions; this many steps end the most of them that
/// a moment can, on boards small enough to list them.
constexpr int openSteps = 5000;

template <int N>
Deal dealOf(const BalancedMap<N>& map, std::span<const int> given) {
    Deal deal;
    deal.puzzle.order = N;
    deal.puzzle.regions = renumbered(map.board().regionOf);
    for (const int cell : given) deal.puzzle.given.push_back(deal.puzzle.size().cell(cell));
    std::sort(deal.puzzle.given.begin(), deal.puzzle.given.end());
    deal.solution.assign(map.solution().begin(), map.solution().begin() + N);
    return deal;
}

/// Makes one deal: map after map, each with fewer and fewer given pieces, until the aim is met.
template <int N>
class Dealer {
  public:
    Dealer(kit::Random& random, std::stop_token stop) : random_(random), stop_(std::move(stop)) {}

    std::optional<Deal> balanced() {
        std::uint64_t work = 0;
        while (!goodEnough(work)) {
            Descent<N, BalancedMap<N>> descent = begin();
            while (descent.run(descentSteps)) {
                keepIfFinished(descent);
                if (descent.given().size() <= aim.wanted || !descent.takeOneBack()) break;
            }
            if (stop_.stop_requested()) return std::nullopt;
            work += descent.work();
        }
        return best_;
    }

    std::optional<Deal> open() {
        Descent<N, BalancedMap<N>> descent = begin();
        while (descent.run(descentSteps) && descent.takeOneBack()) {
        }
        if (descent.give({})) descent.run(openSteps);
        if (stop_.stop_requested()) return std::nullopt;
        return dealOf(descent.map(), {});
    }

  private:
    static constexpr Aim aim = aims[N - fewestOrder];

    [[nodiscard]] bool goodEnough(std::uint64_t work) const {
        if (!best_) return false;
        return best_->puzzle.given.size() <= aim.wanted || work >= aim.work;
    }

    /// A new map with as many given pieces as a deal may have, or more if there are too many
    /// rivals to list.
    Descent<N, BalancedMap<N>> begin() {
        const BalancedMap<N> map(randomSolution<N>(random_), random_);
        const std::vector<int> pieces = map.shuffledPieces(random_);
        Descent<N, BalancedMap<N>> descent(map, random_, stop_);
        std::size_t count = aim.most;
        while (
            !descent.give({pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(count)})) {
            ++count;
        }
        return descent;
    }

    /// Keeps the map as the best so far if the ladder finishes it, now or after a few changes.
    void keepIfFinished(Descent<N, BalancedMap<N>>& descent) {
        const std::size_t count = descent.given().size();
        if (count > aim.most || (best_ && count >= best_->puzzle.given.size())) return;
        for (int i = 0; i < finishingTries && !stop_.stop_requested(); ++i) {
            Deal deal = dealOf(descent.map(), descent.given());
            if (grade(deal.puzzle)) {
                best_ = std::move(deal);
                return;
            }
            descent.wander(finishingSteps);
        }
    }

    kit::Random& random_;
    std::stop_token stop_;
    std::optional<Deal> best_;
};

}  // namespace

std::optional<Deal> dealBalanced(int order, kit::Random& random, std::stop_token stop) {
    assert(order >= fewestOrder && order <= mostOrder);
    return withOrder<fewestOrder, mostOrder>(
        order, [&]<int N>() { return Dealer<N>(random, std::move(stop)).balanced(); });
}

std::optional<Deal> dealOpen(int order, kit::Random& random, std::stop_token stop) {
    assert(order >= fewestOrder && order <= mostOrder);
    return withOrder<fewestOrder, mostOrder>(
        order, [&]<int N>() { return Dealer<N>(random, std::move(stop)).open(); });
}

}  // namespace gridlark::placement
