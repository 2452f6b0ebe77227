/// The search that can prove that there is no win. The inside of the rules core.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "colour_board.h"
#include "lost_table.h"

namespace gridlark::number_match {

enum class Found : std::uint8_t { win, nothing, unknown };

/// Depth first, pairs before the add, on a stack of its own. Positions proven to be lost are kept
/// from one run to the next.
class Search {
  public:
    Search(std::size_t tableBytes, std::stop_token stop);

    /// Looks at no more than `nodes` positions. `win`: with a line of at most `adds` adds in
    /// `moves`; `nothing`: there is none, it is proven.
    [[nodiscard]] Found run(const ColourBoard& start, int adds, std::uint64_t nodes,
                            std::vector<Move>& moves);

    /// True once an add was left out, as the board would have been too large: from then on there
    /// are no proofs any more.
    [[nodiscard]] bool incomplete() const { return addTooLarge_; }

    /// Positions looked at so far, in all runs.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    struct Frame {
        ColourBoard board;
        int adds = 0;
        std::uint64_t hash = 0;
        std::vector<Move> moves;
        std::size_t next = 0;
    };

    void push(const ColourBoard& board, int adds, std::uint64_t hash);

    std::stop_token stop_;
    LostTable lost_;
    Sweep sweep_;
    Ordering ordering_;
    std::vector<Frame> frames_;  ///< those beyond the depth wait to be used again
    std::size_t depth_ = 0;
    std::uint64_t nodes_ = 0;
    bool addTooLarge_ = false;
};

}  // namespace gridlark::number_match
