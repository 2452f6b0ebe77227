#include "solver.h"

#include <algorithm>

#include "colour_board.h"
#include "lost_search.h"
#include "probe.h"

namespace gridlark::number_match {
namespace {

class Solver {
  public:
    Solver(const Board& board, const Limits& limits, const std::stop_token& stop)
        : start_(board),
          limits_(limits),
          stop_(stop),
          prober_(stop),
          search_(limits.tableBytes, stop) {}

    Solution solve(int adds) {
        const auto probed = probe(adds);
        if (probed) {
            keep(*probed);
            polish(*probed);
            search(*probed - 1, limits_.cheaper);
        } else {
            search(adds, limits_.nodes);
        }
        if (!solution_.winnable && proven_ > adds) solution_.winnable = false;
        solution_.cheapest = solution_.winnable.value_or(false) && proven_ == solution_.adds;
        solution_.nodes = prober_.nodes() + search_.nodes();
        return solution_;
    }

  private:
    /// The adds of the first win that a line of play finds, fewest first.
    std::optional<int> probe(int adds) {
        for (int some = start_.even() ? 0 : 1; some <= adds; ++some) {
            prober_.limit(limits_.probes);
            while (!prober_.ended()) {
                if (prober_.line(start_, some, moves_)) return some;
            }
        }
        return std::nullopt;
    }

    void polish(int adds) {
        prober_.limit(limits_.polish);
        while (!prober_.ended()) {
            const bool won = prober_.line(start_, adds, moves_);
            if (won && moves_.size() < solution_.line.size()) keep(adds);
        }
    }

    /// Searches with 0 adds, with 1, and so on up to `adds`, until there is a win. Each round
    /// allows each number of adds a share of the positions that grows from round to round, as a win
    /// with more adds may be near.
    void search(int adds, std::uint64_t nodes) {
        const std::uint64_t end = search_.nodes() + nodes;
        for (std::uint64_t round = 20'000; proven_ <= adds; round *= 4) {
            for (int some = proven_; some <= adds; ++some) {
                if (search_.nodes() >= end || stop_.stop_requested()) return;
                const std::uint64_t share = std::min(round, end - search_.nodes());
                const Found found = search_.run(start_, some, share, moves_);
                if (found == Found::win) return keep(some);
                if (found == Found::lost) proven_ = some + 1;
            }
            if (search_.incomplete()) return;
        }
    }

    void keep(int adds) {
        solution_.winnable = true;
        solution_.adds = adds;
        solution_.line = actionsOf(start_, moves_);
    }

    ColourBoard start_;
    const Limits& limits_;
    const std::stop_token& stop_;
    Prober prober_;
    LostSearch search_;
    std::vector<Move> moves_;
    Solution solution_;
    int proven_ = 0;  ///< there is no win with fewer adds
};

}  // namespace

Solution solve(const Board& board, int adds, const Limits& limits, const std::stop_token& stop) {
    return Solver(board, limits, stop).solve(adds);
}

}  // namespace gridlark::number_match
