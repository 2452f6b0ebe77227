#include "links.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "gridlark/kit/at.h"

#include "sweep.h"

namespace gridlark::number_match {
namespace {

using Refused = tl::unexpected<Obstacle>;

/// The straight line through two different cells.
std::optional<Via> straightLine(kit::Cell a, kit::Cell b) {
    if (a.row == b.row) return Via::row;
    if (a.column == b.column) return Via::column;
    if (std::abs(a.row - b.row) == std::abs(a.column - b.column)) return Via::diagonal;
    return std::nullopt;
}

/// How far apart slots of a line are in reading order; `first` is the earlier one.
int stepOf(const Board& board, int first, int last, Via via) {
    if (via == Via::row || via == Via::sequence) return 1;
    if (via == Via::column) return board.columns;
    return first % board.columns < last % board.columns ? board.columns + 1 : board.columns - 1;
}

std::optional<kit::Cell> firstBetween(const Board& board, int first, int last, Via via) {
    const int step = stepOf(board, first, last, via);
    for (int index = first + step; index < last; index += step) {
        if (kit::at(board.digits, index) != noDigit) return board.cell(index);
    }
    return std::nullopt;
}

/// Calls `visit` with the pairs of each row, as `Sweep` does.
template <class Visit>
void sweep(const Board& board, const Visit& visit) {
    const Digit* const slots = board.digits.data();
    const auto colour = [slots](int slot) { return colourOf(slots[slot]); };
    Sweep().run(board.count(), board.columns, colour, visit);
}

/// Appends the pairs of a row, sorting the few of one earlier slot: the larger first.
void append(std::span<const SlotPair> row, std::vector<SlotPair>& found) {
    for (const SlotPair pair : row) {
        found.push_back(pair);
        for (std::size_t i = found.size() - 1;
             i > 0 && found[i - 1].a == pair.a && found[i - 1].b < pair.b; --i) {
            std::swap(found[i - 1], found[i]);
        }
    }
}

/// The cells of all slots. Dividing for each would take longer than everything else here.
std::vector<kit::Cell> allCells(const Board& board) {
    std::vector<kit::Cell> cells;
    cells.reserve(board.digits.size());
    kit::Cell cell;
    for (int i = 0; i < board.count(); ++i) {
        cells.push_back(cell);
        if (++cell.column == board.columns) cell = {cell.row + 1, 0};
    }
    return cells;
}

}  // namespace

tl::expected<Via, Obstacle> linkOf(const Board& board, kit::Cell a, kit::Cell b) {
    if (a == b) return Refused({Why::same, {}, Via::sequence});
    const auto [first, last] = std::minmax({board.index(a), board.index(b)});
    const auto straight = straightLine(a, b);
    const auto onStraight = straight ? firstBetween(board, first, last, *straight) : std::nullopt;
    if (straight && !onStraight) return *straight;
    const auto inSequence = firstBetween(board, first, last, Via::sequence);
    if (!inSequence) return Via::sequence;
    if (straight) return Refused({Why::blocked, onStraight, *straight});
    return Refused({Why::link, inSequence, Via::sequence});
}

tl::expected<Via, Obstacle> judge(const Board& board, kit::Cell a, kit::Cell b) {
    if (a == b) return Refused({Why::same, {}, Via::sequence});
    if (board[a] == noDigit || board[b] == noDigit) return Refused({Why::gap, {}, Via::sequence});
    if (!valuesMatch(board[a], board[b])) return Refused({Why::values, {}, Via::sequence});
    return linkOf(board, a, b);
}

std::vector<Pair> legalPairs(const Board& board) {
    std::vector<SlotPair> found;
    found.reserve(board.digits.size());
    sweep(board, [&](std::span<const SlotPair> row) {
        append(row, found);
        return true;
    });
    const std::vector<kit::Cell> cells = allCells(board);
    std::vector<Pair> pairs;
    pairs.reserve(found.size());
    for (auto pair = found.rbegin(); pair != found.rend(); ++pair) {
        pairs.push_back({kit::at(cells, pair->a), kit::at(cells, pair->b)});
    }
    return pairs;
}

bool anyPair(const Board& board) {
    bool any = false;
    sweep(board, [&](std::span<const SlotPair>) { return !(any = true); });
    return any;
}

std::vector<kit::Cell> partnersOf(const Board& board, kit::Cell cell) {
    std::vector<kit::Cell> partners;
    const int here = board.index(cell);
    sweep(board, [&](std::span<const SlotPair> row) {
        for (const SlotPair pair : row) {
            if (pair.a == here) partners.push_back(board.cell(pair.b));
            if (pair.b == here) partners.push_back(board.cell(pair.a));
        }
        return true;
    });
    std::sort(partners.begin(), partners.end());
    return partners;
}

std::vector<kit::Cell> cellsBetween(const Board& board, Pair pair, Via via) {
    const auto [first, last] = std::minmax({board.index(pair.a), board.index(pair.b)});
    const int step = stepOf(board, first, last, via);
    std::vector<kit::Cell> cells;
    for (int index = first; index <= last; index += step) cells.push_back(board.cell(index));
    return cells;
}

}  // namespace gridlark::number_match
