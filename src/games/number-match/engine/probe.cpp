#include "probe.h"

namespace gridlark::number_match {

/// Plays a line to its end. False if it did not get there.
bool Prober::playDown(ColourBoard& board, std::vector<Move>& moves) {
    for (;;) {
        if (ended()) return false;
        ++nodes_;
        board.pairs(sweep_, pairs_);
        if (pairs_.empty()) return true;
        const Move move = pairs_[ordering_.pick(pairs_, random_)];
        board.play(move);
        moves.push_back(move);
    }
}

/// Takes back the last `back` of the moves played from `board`, and adds there.
bool Prober::addAt(ColourBoard board, std::size_t back, int adds, std::vector<Move>& moves) {
    moves.resize(moves.size() - back);
    for (const Move move : moves) board.play(move);
    if (!board.canAdd()) return false;
    board.play(addMove);
    std::vector<Move> rest;
    if (!line(board, adds - 1, rest)) return false;
    moves.push_back(addMove);
    moves.insert(moves.end(), rest.begin(), rest.end());
    return true;
}

bool Prober::line(const ColourBoard& start, int adds, std::vector<Move>& moves) {
    moves.clear();
    if (adds == 0 && !start.even()) return false;
    ColourBoard board = start;
    if (!playDown(board, moves)) return false;
    if (board.empty()) return true;
    if (adds == 0) return false;
    const std::vector<Move> line = moves;
    // Trying every place for every add would take too long.
    const std::size_t places = adds == 1 ? line.size() + 1 : 2;
    for (std::size_t i = 0; i < places && !ended(); ++i) {
        moves = line;
        const auto some = static_cast<std::uint32_t>(line.size() + 1);
        const std::size_t back = adds == 1 || i == 0 ? i : random_.below(some);
        if (addAt(start, back, adds, moves)) return true;
    }
    return false;
}

}  // namespace gridlark::number_match
