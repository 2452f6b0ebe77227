/// All layouts of the unknown cells, counted: the groups of numbers and the cells beyond them,
/// which share the mines that are left.
#pragma once

#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "counting.h"

namespace gridlark::minesweeper {

/// The odds of each unknown cell of a position.
class Layouts {
  public:
    /// `knowledge` has drawn its own deductions and is not contradictory. Nothing if some group
    /// would take more than `effort`, or if stopped.
    [[nodiscard]] static std::optional<Layouts> count(const Knowledge& knowledge,
                                                      const Effort& effort);
    /// As if there were no numbers but these.
    [[nodiscard]] static std::optional<Layouts> count(const Knowledge& knowledge,
                                                      std::span<const int> numbers,
                                                      const Effort& effort);

    /// Number of layouts that fit; 0 if the position is impossible.
    [[nodiscard]] Ways total() const { return total_; }
    [[nodiscard]] const std::vector<Group>& groups() const { return groups_; }
    /// For each group, by box. These and the odds beyond only if `total` is not 0.
    [[nodiscard]] const std::vector<std::vector<BoxOdds>>& odds() const { return odds_; }
    /// Unknown cells that touch no number (spots), and the odds of each.
    [[nodiscard]] int beyond() const { return static_cast<int>(beyond_.size()); }
    [[nodiscard]] const std::vector<int>& cellsBeyond() const { return beyond_; }
    [[nodiscard]] const BoxOdds& oddsBeyond() const { return oddsBeyond_; }
    /// Calls `visit(spot, odds)` for each unknown cell, those beyond last; `total` is not 0.
    template <class Visit>
    void forEachCell(const Visit& visit) const {
        for (std::size_t g = 0; g < groups_.size(); ++g) {
            for (std::size_t b = 0; b < groups_[g].boxes.size(); ++b) {
                for (const int spot : groups_[g].boxes[b].spots()) visit(spot, odds_[g][b]);
            }
        }
        for (const int spot : beyond_) visit(spot, oddsBeyond_);
    }

  private:
    void combine(int mines, const std::deque<Counting>& countings);

    std::vector<Group> groups_;
    std::vector<std::vector<BoxOdds>> odds_;
    std::vector<int> beyond_;
    BoxOdds oddsBeyond_;
    Ways total_ = 0;
};

}  // namespace gridlark::minesweeper
