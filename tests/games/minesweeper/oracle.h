/// What is true of a small position, found by trying all layouts. Slow, and shares nothing with the
/// engine.
#pragma once

#include <vector>

#include "minesweeper/engine/chances/position.h"

namespace gridlark::minesweeper {

class Oracle {
  public:
    explicit Oracle(const Position& position)
        : position_(position), mines_(position.field.size), withMine_(position.field.size) {
        left_ = position.field.mines;
        for (int i = 0; i < position.field.size.area(); ++i) {
            const kit::Cell cell = position.field.size.cell(i);
            const int seen = position.cells[cell];
            if (seen == hidden || seen == flagged) hidden_.push_back(cell);
            if (seen != knownMine) continue;
            mines_[cell] = 1;
            --left_;
        }
        place(0);
    }

    [[nodiscard]] double layouts() const { return layouts_; }
    [[nodiscard]] double probability(kit::Cell cell) const { return withMine_[cell] / layouts_; }
    /// Every layout that fits, as mines by cell.
    [[nodiscard]] const std::vector<kit::Grid<int>>& all() const { return all_; }

  private:
    /// Numbers whose last neighbour in reading order lies before the next hidden cell must be
    /// right.
    [[nodiscard]] bool fits(std::size_t next) const {
        const kit::Size size = position_.field.size;
        for (int i = 0; i < size.area(); ++i) {
            const kit::Cell cell = size.cell(i);
            const int number = position_.cells[cell];
            if (number < 0) continue;
            int mines = 0;
            bool finished = true;
            kit::forEachNeighbour(size, cell, kit::kingSteps, [&](kit::Cell around) {
                mines += mines_[around];
                if (next < hidden_.size() && position_.cells[around] < 0 &&
                    position_.cells[around] != knownMine && !(around < hidden_[next])) {
                    finished = false;
                }
            });
            if (mines > number || (finished && mines != number)) return false;
        }
        return true;
    }

    void place(std::size_t next) {
        if (left_ < 0 || left_ > static_cast<int>(hidden_.size() - next) || !fits(next)) return;
        if (next == hidden_.size()) {
            ++layouts_;
            all_.push_back(mines_);
            for (const kit::Cell cell : hidden_) withMine_[cell] += mines_[cell];
            return;
        }
        place(next + 1);
        mines_[hidden_[next]] = 1;
        --left_;
        place(next + 1);
        mines_[hidden_[next]] = 0;
        ++left_;
    }

    const Position& position_;
    std::vector<kit::Cell> hidden_;
    kit::Grid<int> mines_;
    kit::Grid<double> withMine_;
    std::vector<kit::Grid<int>> all_;
    int left_ = 0;
    double layouts_ = 0;
};

}  // namespace gridlark::minesweeper
