#include "proof.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "gridlark/kit/at.h"

namespace gridlark::minesweeper {
namespace {

/// Sets of numbers that are tried in search of the smallest one.
constexpr int setsToTry = 20'000;
constexpr std::size_t largestSetTried = 6;
/// Proofs that need more numbers than this are not looked for.
constexpr std::size_t largestNeighbourhood = 300;

using Spots = std::vector<int>;

bool has(const Spots& spots, int spot) {
    return std::find(spots.begin(), spots.end(), spot) != spots.end();
}

class Prover {
  public:
    Prover(const Position& position, const Goals& goals, std::stop_token stop)
        : knowledge_(position),
          goalsSafe_(spotsOf(goals.safe)),
          goalsMines_(spotsOf(goals.mines)),
          effort_{.stop = std::move(stop)},
          numbers_(numbersOf(knowledge_)),
          linked_(static_cast<std::size_t>(knowledge_.spots())) {
        link();
    }

    std::optional<Proof> prove() {
        for (const std::size_t size : {std::size_t{1}, std::size_t{2}}) {
            if (auto proof = bySize(size)) return proof;
        }
        if (auto proof = byMore()) return proof;
        return byMineCount();
    }

  private:
    [[nodiscard]] Spots spotsOf(const std::vector<kit::Cell>& cells) const {
        Spots spots;
        for (const kit::Cell cell : cells) spots.push_back(knowledge_.spotOf(cell));
        return spots;
    }

    [[nodiscard]] std::vector<kit::Cell> cellsOf(const Spots& spots) const {
        std::vector<kit::Cell> cells;
        for (const int spot : spots) cells.push_back(knowledge_.cellOf(spot));
        std::sort(cells.begin(), cells.end());
        return cells;
    }

    [[nodiscard]] const Spots& goals(bool mine) const { return mine ? goalsMines_ : goalsSafe_; }

    [[nodiscard]] Spots& linksOf(int spot) { return kit::at(linked_, spot); }

    /// Links the numbers that share unknown cells.
    void link() {
        for (const int spot : numbers_) {
            Spots& links = linksOf(spot);
            const auto add = [&](int other) {
                if (other != spot && !has(links, other)) links.push_back(other);
            };
            knowledge_.forEachUnknown(spot, [&](int cell) { knowledge_.forEachOpen(cell, add); });
        }
    }

    [[nodiscard]] static Spots common(const Spots& found, const Spots& goals) {
        Spots both;
        for (const int spot : found) {
            if (has(goals, spot)) both.push_back(spot);
        }
        return both;
    }

    /// The goals that follow from these numbers: the safe ones, or else the mines.
    [[nodiscard]] std::optional<Proof> proofBy(const Spots& set, Use use) const {
        const Certain certain = certainOf(knowledge_, set, use, effort_);
        for (const bool mine : {false, true}) {
            const Spots cells = common(mine ? certain.mines : certain.safe, goals(mine));
            if (!cells.empty()) return Proof{mine, cellsOf(cells), cellsOf(set), use};
        }
        return std::nullopt;
    }

    /// Tries all connected sets of one or two numbers; safe cells before mines.
    std::optional<Proof> bySize(std::size_t size) {
        std::optional<Proof> found;
        const auto look = [&](const Spots& set) {
            auto proof = proofBy(set, Use::numbersAlone);
            if (proof && (!found || (found->mine && !proof->mine))) found = std::move(proof);
        };
        for (const int spot : numbers_) {
            if (effort_.stop.stop_requested() || (found && !found->mine)) break;
            if (size == 1) look({spot});
            if (size == 1) continue;
            for (const int other : linksOf(spot)) {
                if (spot < other) look({spot, other});
            }
        }
        return found;
    }

    /// First a set in which each number is needed; then a smaller one if there is any.
    std::optional<Proof> byMore() {
        auto proof = byNeighbourhood();
        if (!proof) return std::nullopt;
        setsLeft_ = setsToTry;
        const std::size_t largest = std::min(proof->because.size() - 1, largestSetTried);
        for (std::size_t size = 3; size <= largest; ++size) {
            auto smaller = smallest(size);
            if (smaller) return smaller;
        }
        return proof;
    }

    /// Grows a set around each goal until it proves the goal, thins it out, and keeps the smallest.
    std::optional<Proof> byNeighbourhood() {
        const Certain certain = certainOf(knowledge_, numbers_, Use::numbersAlone, effort_);
        std::optional<Proof> best;
        int tries = 8;  // goals; the same numbers prove most of them
        for (const bool mine : {false, true}) {
            for (const int goal : certain.known
                                      ? common(mine ? certain.mines : certain.safe, goals(mine))
                                      : goals(mine)) {
                if (tries-- == 0 || effort_.stop.stop_requested()) return best;
                const Spots set = thinned(grown(goal, mine), goal, mine, Use::numbersAlone);
                if (set.empty() || (best && set.size() >= best->because.size())) continue;
                best = proofBy(set, Use::numbersAlone);
            }
        }
        return best;
    }

    [[nodiscard]] bool proves(const Spots& set, int goal, bool mine, Use use) const {
        const Certain certain = certainOf(knowledge_, set, use, effort_);
        return has(mine ? certain.mines : certain.safe, goal);
    }

    /// Numbers around the goal, ring by ring, until they prove it; none if they never do.
    Spots grown(int goal, bool mine) {
        Spots set;
        knowledge_.forEachOpen(goal, [&](int number) { set.push_back(number); });
        while (!proves(set, goal, mine, Use::numbersAlone)) {
            const std::size_t ring = set.size();
            for (std::size_t i = 0; i < ring; ++i) {
                for (const int next : linksOf(set[i])) {
                    if (!has(set, next)) set.push_back(next);
                }
            }
            const bool hopeless = set.size() == ring || ring > largestNeighbourhood;
            if (hopeless || effort_.stop.stop_requested()) return {};
        }
        return set;
    }

    /// Leaves out what is not needed, in large pieces and the farthest numbers first, until each
    /// number left is needed. When stopped, what is left by then.
    [[nodiscard]] Spots thinned(Spots set, int goal, bool mine, Use use) const {
        if (set.empty()) return set;
        for (std::size_t piece = std::max<std::size_t>(set.size() / 2, 1);; piece /= 2) {
            for (std::size_t end = set.size(); end > 0 && !effort_.stop.stop_requested();) {
                const std::size_t begin = end - std::min(piece, end);
                Spots fewer(set.begin(), set.begin() + static_cast<std::ptrdiff_t>(begin));
                fewer.insert(fewer.end(), set.begin() + static_cast<std::ptrdiff_t>(end),
                             set.end());
                if (proves(fewer, goal, mine, use)) set = std::move(fewer);
                end = begin;
            }
            if (piece <= 1) return set;
        }
    }

    /// Any connected set of `size` numbers that proves a goal. Each set comes up once: it grows
    /// from its first number, and what was passed over stays out (ESU, Wernicke 2006).
    std::optional<Proof> smallest(std::size_t size) {
        for (const int spot : numbers_) {
            Spots further;
            for (const int next : linksOf(spot)) {
                if (next > spot) further.push_back(next);
            }
            if (auto proof = extend({spot}, std::move(further), size)) return proof;
        }
        return std::nullopt;
    }

    std::optional<Proof> extend(Spots set, Spots further, std::size_t size) {
        if (setsLeft_ <= 0 || effort_.stop.stop_requested()) return std::nullopt;
        if (set.size() == size) {
            --setsLeft_;
            return proofBy(set, Use::numbersAlone);
        }
        while (!further.empty()) {
            const int next = further.back();
            further.pop_back();
            Spots wider = further;
            for (const int other : linksOf(next)) {
                if (other > set.front() && isNew(other, set, next)) wider.push_back(other);
            }
            Spots larger = set;
            larger.push_back(next);
            if (auto proof = extend(std::move(larger), std::move(wider), size)) return proof;
        }
        return std::nullopt;
    }

    /// Neither in the set nor linked with it, except through `next`.
    bool isNew(int other, const Spots& set, int next) {
        if (other == next) return false;
        return std::none_of(set.begin(), set.end(), [&](int member) {
            return member == other || has(linksOf(member), other);
        });
    }

    std::optional<Proof> byMineCount() {
        for (const bool mine : {false, true}) {
            for (const int goal : goals(mine)) {
                if (!proves(numbers_, goal, mine, Use::mineCount)) continue;
                return proofBy(thinned(numbers_, goal, mine, Use::mineCount), Use::mineCount);
            }
        }
        return std::nullopt;
    }

    Knowledge knowledge_;
    Spots goalsSafe_;
    Spots goalsMines_;
    Effort effort_;
    Spots numbers_;
    std::vector<Spots> linked_;
    int setsLeft_ = 0;
};

}  // namespace

std::optional<Proof> prove(const Position& position, const Goals& goals,
                           const std::stop_token& stop) {
    return Prover(position, goals, stop).prove();
}

}  // namespace gridlark::minesweeper
