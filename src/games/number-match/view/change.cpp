#include "change.h"

#include <numeric>
#include <optional>

namespace gridlark::number_match {
namespace {

int sumOf(const Board& board) {
    return std::accumulate(board.digits.begin(), board.digits.end(), 0);
}

/// The pair that leads from `board` to `after`, with the rows that vanish.
std::optional<BoardChange> removedFrom(const Board& board, const Board& after) {
    if (digitsLeft(board) != digitsLeft(after) + 2) return std::nullopt;
    const int sum = sumOf(board) - sumOf(after);
    for (const Pair& pair : legalPairs(board)) {
        if (board[pair.a] + board[pair.b] != sum) continue;
        Removal removal = removalOf(board, pair);
        if (removal.after != after) continue;
        const Via via = linkOf(board, pair.a, pair.b).value_or(Via::row);
        return BoardChange{.kind = BoardChange::Kind::removed,
                           .link = {pair, via, board[pair.a], board[pair.b]},
                           .gone = std::move(removal.rows)};
    }
    return std::nullopt;
}

}  // namespace

BoardChange changeBetween(const Board& before, const Board& after) {
    if (before == after) return {};
    if (before.columns != after.columns) return {.kind = BoardChange::Kind::other};
    if (auto change = removedFrom(before, after)) return *change;
    if (auto change = removedFrom(after, before)) {
        change->kind = BoardChange::Kind::returned;
        change->come.swap(change->gone);
        return *change;
    }
    if (added(before) == after) return {.kind = BoardChange::Kind::added, .from = before.count()};
    if (added(after) == before) return {.kind = BoardChange::Kind::shortened};
    return {.kind = BoardChange::Kind::other};
}

BoardChange changeBetween(const State* before, const State* after) {
    if (before == nullptr || after == nullptr) return {.kind = BoardChange::Kind::other};
    return changeBetween(before->board, after->board);
}

}  // namespace gridlark::number_match
