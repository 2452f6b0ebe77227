/// In how many ways mines fit a group of numbers, and how often each box holds how many.
///
/// Boxes are taken one by one in an order that keeps few numbers "active" (begun and not finished).
/// What was done so far matters only by what the active numbers still need and by the mines used,
/// so equal situations are counted together: dynamic programming over a moving frontier, forwards
/// for the counts and backwards for the boxes. Time and memory grow with the width of the group,
/// not with its length. That the width must matter: R. Kaye, "Minesweeper is NP-complete", 2000.
///
/// Counts are held in long double, as numbers that are 0 or at least 1. All layouts of 100 × 100
/// cells are 2^10000 ≈ 10^3010, below its largest value of 10^4932: nothing overflows, nothing
/// vanishes, and "none" is exactly 0.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <stop_token>
#include <vector>

#include "groups.h"

namespace gridlark::minesweeper {

using Ways = long double;
static_assert(std::numeric_limits<Ways>::max_exponent > 10'000, "too small for all layouts");

/// Ways for each number of mines from `least` on.
struct Spectrum {
    int least = 0;
    std::vector<Ways> ways;

    [[nodiscard]] int most() const { return least + static_cast<int>(ways.size()) - 1; }
    /// 0 outside the range.
    [[nodiscard]] Ways at(int mines) const {
        return mines < least || mines > most() ? 0 : ways[static_cast<std::size_t>(mines - least)];
    }
};

/// What is known of the cells of a box; relative to the sum over all ways.
struct BoxOdds {
    double mine = 0;  ///< probability for each cell
    bool canBeMine = false;
    bool canBeSafe = false;
};

/// How much work one question may take.
struct Effort {
    std::size_t steps = 2'500'000;  ///< transitions and counts kept, some 30 bytes each
    std::stop_token stop;
};

class Counting {
  public:
    /// `group` must outlive this. Numbers may be contradictory.
    explicit Counting(const Group& group) : group_(group) {}

    /// Counts; false if that would take more than `effort`, or if stopped: then nothing else may be
    /// asked.
    [[nodiscard]] bool count(const Effort& effort);

    /// No ways at all if the numbers contradict each other.
    [[nodiscard]] const Spectrum& spectrum() const { return spectrum_; }

    /// Work done so far, in the unit of `Effort::steps`.
    [[nodiscard]] std::size_t steps() const { return steps_; }

    /// For each box, if a total of m mines in the group counts `weights.at(m)` times; some total
    /// with ways must have a weight.
    [[nodiscard]] std::vector<BoxOdds> odds(const Spectrum& weights) const;

  private:
    /// What the active numbers still need, four bits each.
    struct Key {
        std::uint64_t low = 0;
        std::uint64_t high = 0;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Situation {
        Key key;
        int least = 0;
        int most = -1;
        std::size_t start = 0;  ///< in `Layer::ways`
    };
    struct Step {
        std::int32_t from = 0;
        std::int32_t to = 0;
        int mines = 0;  ///< put into the box
    };
    /// Before the box that `order_` has there; the last one is after all.
    struct Layer {
        std::vector<Situation> situations;
        std::vector<Ways> ways;
        std::vector<Step> steps;
    };
    class Index;
    class Needs;

    /// The situations after a box; false if there are more than `most` steps or counts.
    static bool expand(const Layer& from, const Box& box, const Needs& needs, Index& index,
                       Layer& to, std::vector<Step>& steps, std::size_t most);
    static void accumulate(const Layer& from, const Box& box, Layer& to);
    static BoxOdds oddsOf(const std::array<Ways, 9>& share, int size, Ways all);

    const Group& group_;
    std::vector<int> order_;
    std::vector<Layer> layers_;
    Spectrum spectrum_;
    std::size_t steps_ = 0;
};

/// Ways to choose `chosen` of `size` cells, `size` at most 8.
[[nodiscard]] Ways choices(int size, int chosen);

}  // namespace gridlark::minesweeper
