/// In how many ways mines fit a group of numbers, and how often each box holds how many.
///
/// Boxes are filled one by one in an order that keeps few numbers "active" (begun but not
/// finished). Of what has been done, only the needs of the active numbers and the mines used
/// matter, so equal situations are counted together: dynamic programming over a moving frontier,
/// forwards for the counts and backwards for the boxes. Time and memory grow with the width of the
/// group, not with its length. That the width must matter: R. Kaye, "Minesweeper is NP-complete",
/// 2000.
///
/// Counts are of type long double, and each is 0 or at least 1. A board of 100 × 100 cells has
/// 2^10000 ≈ 10^3010 layouts, below the largest value of 10^4932: nothing overflows, nothing
/// vanishes, and "none" is exactly 0.
#pragma once

#include <cstdint>
#include <limits>
#include <stop_token>

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

/// What is known of the cells of a box.
struct BoxOdds {
    double mine = 0;  ///< probability for each cell
    bool canBeMine = false;
    bool canBeSafe = false;
};

/// How much work one question may take.
struct Effort {
    std::size_t steps = 2'500'000;  ///< transitions and counts kept, about 30 bytes each
    std::stop_token stop;
};

class Counting {
  public:
    /// `group` must outlive this. Numbers may be contradictory.
    explicit Counting(const Group& group) : group_(group) {}

    /// Counts. False if that would take more than `effort`, or if stopped: then ask nothing else.
    [[nodiscard]] bool count(const Effort& effort);

    /// Without any ways if the numbers contradict each other.
    [[nodiscard]] const Spectrum& spectrum() const { return spectrum_; }

    /// Work done so far, in the unit of `Effort::steps`.
    [[nodiscard]] std::size_t steps() const { return steps_; }

    /// For each box, where a layout with m mines in the group counts `weights.at(m)` times; some
    /// layout must have a weight.
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
        int least = std::numeric_limits<int>::max();
        int most = -1;
        std::size_t start = 0;  ///< in `Layer::ways`
    };
    struct Step {
        std::int32_t from = 0;
        std::int32_t to = 0;
        int mines = 0;  ///< put into the box
    };
    /// The situations before the box at this place of `order_`; the last layer is after all boxes.
    struct Layer {
        std::vector<Situation> situations;
        std::vector<Ways> ways;
        std::vector<Step> steps;
    };
    class Index;
    class Needs;

    /// Ways by the number of mines in a box.
    using Share = std::array<Ways, 9>;

    /// Counts the layer after the box at a place of `order_`; false as `count` says.
    bool fill(std::size_t place, Needs& needs, Index& index, std::size_t most);
    /// The situations after a box; false if there are more than `most` steps or counts.
    static bool expand(Layer& from, const Box& box, const Needs& needs, Index& index, Layer& to,
                       std::size_t most);
    static void accumulate(const Layer& from, const Box& box, Layer& to);
    /// The reverse of `accumulate`: what each count of a layer is worth, as `later` says it of the
    /// next one, goes into `here`.
    static Share weigh(const Layer& from, const Box& box, const Layer& to,
                       const std::vector<Ways>& later, std::vector<Ways>& here);

    const Group& group_;
    std::vector<int> order_;
    std::vector<Layer> layers_;
    Spectrum spectrum_;
    std::size_t steps_ = 0;
};

}  // namespace gridlark::minesweeper
