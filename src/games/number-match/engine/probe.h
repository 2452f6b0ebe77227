/// Lines of play that remove the digits with the fewest partners first. The inside of the engine.
///
/// On random boards of 27 to 45 digits, every second such line clears the board after one add, but
/// only every sixth line of pairs picked at random: so a few lines find most wins.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "gridlark/kit/random.h"

#include "colour_board.h"

namespace gridlark::number_match {

class Prober {
  public:
    explicit Prober(std::stop_token stop) : stop_(std::move(stop)) {}

    /// Plays one line from `start`. If digits are left at its end, tries an add there, then further
    /// and further back: the later, the smaller the board. True with a win of at most `adds` adds
    /// in `moves`; false if there is none, if stopped, or at the limit.
    bool line(const ColourBoard& start, int adds, std::vector<Move>& moves);

    /// Allows so many further positions.
    void limit(std::uint64_t nodes) { end_ = nodes_ + nodes; }
    [[nodiscard]] bool ended() const { return nodes_ >= end_ || stop_.stop_requested(); }

    /// Positions looked at.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    bool playDown(ColourBoard& board, std::vector<Move>& moves);
    bool addAt(ColourBoard board, std::size_t back, int adds, std::vector<Move>& moves);

    std::stop_token stop_;
    kit::Random random_{"number-match/probe", 0};
    Sweep sweep_;
    Ordering ordering_;
    std::vector<Move> pairs_;
    std::uint64_t nodes_ = 0;
    std::uint64_t end_ = 0;
};

}  // namespace gridlark::number_match
