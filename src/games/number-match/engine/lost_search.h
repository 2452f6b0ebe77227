/// Decides that a position is lost: tries every order of play until there is a win or none is left.
/// The inside of the engine; others ask `solve` (solver.h).
///
/// "Lost" is no rule of the game: a game that is `stuck` (rules/state.h) can still be undone, and
/// most lost positions have pairs left.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "colour_board.h"
#include "lost_table.h"

namespace gridlark::number_match {

enum class Found : std::uint8_t {
    win,
    lost,     ///< proven: no order of play wins
    unknown,  ///< out of positions, stopped, or an add was left out (`incomplete`)
};

/// Depth first, pairs before the add, on a stack of its own. Positions that are proven lost are
/// remembered from one run to the next.
class LostSearch {
  public:
    LostSearch(std::size_t tableBytes, std::stop_token stop);

    /// Looks at no more than `nodes` positions. `win` comes with a line of at most `adds` adds in
    /// `moves`.
    [[nodiscard]] Found run(const ColourBoard& start, int adds, std::uint64_t nodes,
                            std::vector<Move>& moves);

    /// True once an add was left out because the board would have been too large: from then on
    /// nothing can be proven.
    [[nodiscard]] bool incomplete() const { return addTooLarge_; }

    /// Positions looked at in all runs.
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
    void popLost(std::vector<Move>& moves);

    std::stop_token stop_;
    LostTable lost_;
    Sweep sweep_;
    Ordering ordering_;
    std::vector<Frame> frames_;  ///< those beyond the depth are kept for their memory
    std::size_t depth_ = 0;
    std::uint64_t nodes_ = 0;
    bool addTooLarge_ = false;
};

}  // namespace gridlark::number_match
