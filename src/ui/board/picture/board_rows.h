/// Rows that come and go between others on a board of fixed columns: where each one was before, and
/// how it slides to its position. No widget, no clock.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gridlark/ui/export.h"

namespace gridlark::ui {

/// From 1 to 0 while `passed` goes from 0 to `whole`, slower towards the end.
[[nodiscard]] GRIDLARK_EXPORT double easeOut(std::int64_t passed, int whole);

/// Where the rows were before.
struct RowsChange {
    /// For each row now: how many rows further down it was before; nothing for one that came.
    std::vector<std::optional<int>> by;
    /// How many more rows are above the view now: the distance to scroll for a still picture.
    int above = 0;

    /// Where a row is now that was at index `before`; nothing if it is gone.
    [[nodiscard]] GRIDLARK_EXPORT std::optional<int> rowOf(int before) const;
};

/// The rows of a board before and after a change, and the position of the view.
struct Rows {
    int before = 0;
    int now = 0;
    std::vector<int> gone;  ///< their indices before, ascending
    std::vector<int> come;  ///< their indices now, ascending
    int cell = 1;           ///< height of a row
    int scrolled = 0;       ///< how far the board is scrolled down, in the same unit
};

[[nodiscard]] GRIDLARK_EXPORT RowsChange changeOf(const Rows& rows);

/// Rows that slide to their positions. Times in ms of one monotonic clock.
class GRIDLARK_EXPORT RowSlide {
  public:
    static constexpr int time = 180;

    /// Rows begin where they were on screen: `by` rows of height `cell` further down, plus
    /// `scrolledBy`. False if none of them moves.
    bool begin(const RowsChange& change, int cell, int scrolledBy, std::int64_t now);
    void end() { offsets_.clear(); }
    /// Ends when its time is over. True if there was a slide to be painted.
    bool step(std::int64_t now);

    [[nodiscard]] bool active() const { return !offsets_.empty(); }
    [[nodiscard]] int rows() const { return static_cast<int>(offsets_.size()); }
    /// How far a row is below its position; negative: above it.
    [[nodiscard]] int offset(int row, std::int64_t now) const;

  private:
    std::vector<int> offsets_;  ///< of each row at the beginning
    std::int64_t begin_ = 0;
};

}  // namespace gridlark::ui
