#include "region_generator.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <vector>

#include "free_map.h"
#include "generator_descent.h"
#include "placement/engine/ladder.h"
#include "placement/engine/solver.h"

namespace gridlark::placement {
namespace {

/// Of one map with one set of given pieces; most that succeed need far fewer.
constexpr int freeDescentSteps = 5000;

/// From a map with one solution on the way to the stars wanted: so many small walks, each of so
/// many steps, before another map is tried. Few long walks need fewer grades than many short ones.
constexpr int walks = 200;
constexpr int stepsOfWalk = 20;

/// How hard a map is, on a finer scale than stars: the hardest technique (confinement 1, seesAll 2,
/// two in two 3, larger sets 4) times 16, plus how often it is needed. Stars s are the efforts from
/// 16 (s − 1) + 2 to 16 s + 1.
int effortOf(const Grade& grade) {
    int times = grade.steps.at(grade.hardest);
    int rank = 0;
    if (grade.hardest == Technique::confinement) rank = 1;
    if (grade.hardest == Technique::seesAll) rank = 2;
    if (grade.hardest == Technique::kInK) rank = 3;
    if (grade.hardestK > 2) {
        rank = 4;
        const auto pairs = grade.techniques.find("two-in-two");
        if (pairs != grade.techniques.end()) times -= pairs->second;
    }
    return rank == 0 ? 0 : 16 * rank + std::min(times, 15);
}

/// The efforts that a deal may have.
struct Target {
    int least;
    int most;

    Target(int order, int stars) : least(16 * (stars - 1) + 2), most(16 * stars + 1) {
        if (stars == 1) least = order < 7 ? 0 : most;
    }

    /// 0 if met; a map that the ladder does not finish is further away than any other.
    [[nodiscard]] int distance(const std::optional<Grade>& grade) const {
        if (!grade) return 1000;
        const int effort = effortOf(*grade);
        return std::max({0, least - effort, effort - most});
    }
};

template <int N>
Puzzle puzzleOf(const FreeMap<N>& map) {
    Puzzle puzzle;
    puzzle.order = N;
    puzzle.regions = renumbered(map.board().regionOf);
    for (int cell = 0; cell < Geometry<N>::cells; ++cell) {
        if (map.blocked(cell)) puzzle.blocked.push_back(puzzle.size().cell(cell));
    }
    return puzzle;
}

/// Makes one deal: map after map, each brought to one solution and then towards the stars wanted.
template <int N>
class RegionDealer {
  public:
    RegionDealer(int stars, Blocks blocks, kit::Random& random, std::stop_token stop)
        : target_(N, stars), blocks_(blocks), random_(random), stop_(std::move(stop)) {}

    std::optional<Deal> deal() {
        while (!stop_.stop_requested()) {
            Descent<N, FreeMap<N>> descent = begin();
            if (!makeUnique(descent) || !aim(descent)) continue;
            Deal deal{puzzleOf(descent.map()), {}};
            if (!needsItsBlocks(deal.puzzle)) continue;
            const Columns& columns = descent.map().solution();
            deal.solution.assign(columns.begin(), columns.begin() + N);
            return deal;
        }
        return std::nullopt;
    }

  private:
    /// A new map; given pieces for the time being, if there are too many rivals to list.
    Descent<N, FreeMap<N>> begin() {
        FreeMap<N> map(randomSolution<N>(random_), random_);
        if (blocks_ == Blocks::some) blockSome(map);
        const std::vector<int> pieces = map.shuffledPieces(random_);
        Descent<N, FreeMap<N>> descent(map, random_, stop_);
        std::vector<int> given;
        while (!descent.give(given)) given.push_back(pieces[given.size()]);
        return descent;
    }

    void blockSome(FreeMap<N>& map) {
        for (std::uint32_t left = N / 2 + random_.below(N / 2 + 1); left > 0;) {
            if (map.block(static_cast<int>(random_.below(Geometry<N>::cells)))) --left;
        }
    }

    static bool makeUnique(Descent<N, FreeMap<N>>& descent) {
        while (descent.run(freeDescentSteps)) {
            if (descent.given().empty()) return true;
            if (!descent.takeOneBack()) return false;
        }
        return false;
    }

    /// Changes a map with one solution, keeping that, until the target is met. Never goes further
    /// away, but as far as it likes where that makes no difference.
    bool aim(Descent<N, FreeMap<N>>& descent) {
        int distance = distanceOf(descent.map());
        for (int walk = 0; walk < walks && distance > 0 && !stop_.stop_requested(); ++walk) {
            const FreeMap<N> before = descent.map();
            descent.wander(stepsOfWalk);
            const int after = distanceOf(descent.map());
            if (after > distance) descent.goBack(before);
            distance = std::min(distance, after);
        }
        return distance == 0;
    }

    [[nodiscard]] int distanceOf(const FreeMap<N>& map) const {
        return target_.distance(grade(puzzleOf(map)));
    }

    [[nodiscard]] bool needsItsBlocks(Puzzle puzzle) const {
        if (blocks_ == Blocks::none) return true;
        puzzle.blocked.clear();
        return countSolutions(puzzle, 2).solutions == 2;
    }

    Target target_;
    Blocks blocks_;
    kit::Random& random_;
    std::stop_token stop_;
};

}  // namespace

int mostStars(int order) {
    return std::clamp(order - 2, 3, 5);
}

int someStars(int order, kit::Random& random) {
    // Percentages. Five stars on 7×7 and 8×8 take the longest to make.
    constexpr std::array<std::array<std::uint32_t, 5>, 4> shares{
        {{30, 40, 30, 0, 0}, {20, 35, 35, 10, 0}, {12, 27, 34, 22, 5}, {10, 23, 32, 25, 10}}};
    const auto& share = shares[static_cast<std::size_t>(order <= 6   ? order - fewestRegions
                                                        : order <= 8 ? 2
                                                                     : 3)];
    std::uint32_t drawn = random.below(100);
    int stars = 1;
    for (; drawn >= share[static_cast<std::size_t>(stars - 1)]; ++stars) {
        drawn -= share[static_cast<std::size_t>(stars - 1)];
    }
    return stars;
}

std::optional<Deal> dealRegions(int order, int stars, Blocks blocks, kit::Random& random,
                                std::stop_token stop) {
    assert(order >= fewestRegions && order <= mostRegions);
    assert(stars >= 1 && stars <= mostStars(order));
    return withOrder<fewestRegions, mostRegions>(order, [&]<int N>() {
        return RegionDealer<N>(stars, blocks, random, std::move(stop)).deal();
    });
}

}  // namespace gridlark::placement
