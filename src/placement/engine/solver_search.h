/// The search behind `countSolutions`, for code that counts millions of boards: nothing is
/// allocated, the order is known to the compiler, and the boards are plain arrays.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "placement/rules/puzzle.h"
#include "solver.h"
#include "solver_bits.h"

namespace gridlark::placement {

/// The column of each row's piece; the first N values count.
using Columns = std::array<std::uint8_t, maxOrder>;

/// Rows, columns and touches of an N×N board, which are the same for all puzzles.
template <int N>
struct Geometry {
    static constexpr int cells = N * N;
    using Set = Bits<(cells + 63) / 64>;

    std::array<Set, N> rows{};
    std::array<Set, N> columns{};
    std::array<Set, cells> seen{};  ///< what a piece rules out, itself included, but for its region
    Set all{};

    constexpr Geometry() {
        for (int cell = 0; cell < cells; ++cell) {
            all.insert(cell);
            rows[static_cast<std::size_t>(cell / N)].insert(cell);
            columns[static_cast<std::size_t>(cell % N)].insert(cell);
        }
        for (int cell = 0; cell < cells; ++cell) {
            const int row = cell / N;
            const int column = cell % N;
            Set& set = seen[static_cast<std::size_t>(cell)];
            set = rows[static_cast<std::size_t>(row)] | columns[static_cast<std::size_t>(column)];
            for (int r = std::max(0, row - 1); r <= std::min(N - 1, row + 1); ++r) {
                for (int c = std::max(0, column - 1); c <= std::min(N - 1, column + 1); ++c) {
                    set.insert(r * N + c);
                }
            }
        }
    }
};

template <int N>
inline constexpr Geometry<N> geometry{};

/// A board as the search sees it.
template <int N>
struct SearchBoard {
    using Set = typename Geometry<N>::Set;

    std::array<std::uint8_t, Geometry<N>::cells> regionOf{};  ///< 0 … N−1
    std::array<Set, N> regions{};                             ///< the same, by region
    Set open = geometry<N>.all;                               ///< cells that may hold a piece

    void assign(int cell, std::uint8_t region) {
        regionOf[static_cast<std::size_t>(cell)] = region;
        regions[region].insert(cell);
    }
    void move(int cell, std::uint8_t region) {
        regions[regionOf[static_cast<std::size_t>(cell)]].erase(cell);
        assign(cell, region);
    }
};

/// Depth-first search for all ways to fill a board. `visit` is called as
/// `bool visit(const Columns&)` for each solution and answers false to end the search. The board
/// and the effort must outlive the search and stay as they are while it runs.
template <int N, class Visit>
class Search {
  public:
    using Set = typename Geometry<N>::Set;

    Search(const SearchBoard<N>& board, const Effort& effort, Visit visit)
        : board_(board), effort_(effort), visit_(visit), open_(board.open) {}

    /// Puts a piece on `cell` before the search; false if an earlier one rules that out.
    [[nodiscard]] bool preset(int cell) {
        if (!open_.contains(cell)) return false;
        place(cell, open_, pending_);
        return true;
    }

    /// True if all solutions were visited, or `visit` ended it; false if it was stopped.
    bool run() {
        descend(open_, pending_);
        return !stopped_;
    }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    /// Units that still want a piece, one bit each: rows from bit 0, columns from bit 16, regions
    /// from bit 32.
    using Pending = std::uint64_t;
    static constexpr Pending line = (Pending{1} << static_cast<unsigned>(N)) - 1;
    static constexpr Pending everything = line | (line << 16U) | (line << 32U);

    void place(int cell, Set& open, Pending& pending) {
        const auto index = static_cast<std::size_t>(cell);
        const auto region = board_.regionOf[index];
        open -= geometry<N>.seen[index];
        open -= board_.regions[region];
        const auto row = static_cast<unsigned>(cell) / N;
        const auto column = static_cast<unsigned>(cell) % N;
        columns_[row] = static_cast<std::uint8_t>(column);
        pending &= ~((Pending{1} << row) | (Pending{1} << (16U + column)) |
                     (Pending{1} << (32U + region)));
        ++nodes_;
    }

    [[nodiscard]] const Set& unit(int bit) const {
        const auto index = static_cast<std::size_t>(bit % 16);
        if (bit < 16) return geometry<N>.rows[index];
        return bit < 32 ? geometry<N>.columns[index] : board_.regions[index];
    }

    /// The candidates of the tightest unit; empty if some unit has none. (A set of 256 cells, too
    /// many to count, would be a region on 16×16 that leaves the others none.)
    [[nodiscard]] Set tightest(const Set& open, Pending pending) const {
        Set best;
        int fewest = std::numeric_limits<int>::max();
        for (; pending != 0; pending &= pending - 1) {
            const Set candidates = open & unit(std::countr_zero(pending));
            if (candidates.empty()) return candidates;
            const int size = candidates.size();
            if (size >= fewest) continue;
            fewest = size;
            best = candidates;
        }
        return best;
    }

    /// False to end the whole search.
    bool descend(const Set& open, Pending pending) {
        if (pending == 0) return visit_(static_cast<const Columns&>(columns_));
        for (Set candidates = tightest(open, pending); !candidates.empty();) {
            const int cell = candidates.first();
            candidates.erase(cell);
            Set rest = open;
            Pending wanting = pending;
            place(cell, rest, wanting);
            if (interrupted()) return false;
            if (!descend(rest, wanting)) return false;
        }
        return true;
    }

    /// Asks the stop token now and then only: it is shared between threads.
    [[nodiscard]] bool interrupted() {
        stopped_ =
            nodes_ > effort_.maxNodes || (nodes_ % 1024 == 0 && effort_.stop.stop_requested());
        return stopped_;
    }

    const SearchBoard<N>& board_;
    const Effort& effort_;
    Visit visit_;
    Set open_;
    Pending pending_ = everything;
    Columns columns_{};
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

/// Calls `use.template operator()<N>()` for the N that equals `order`, one of `Least` to `Most`.
template <int Least, int Most, class Use>
decltype(auto) withOrder(int order, Use&& use) {
    if constexpr (Least == Most) {
        return use.template operator()<Most>();
    } else {
        if (order == Most) return use.template operator()<Most>();
        return withOrder<Least, Most - 1>(order, use);
    }
}

}  // namespace gridlark::placement
