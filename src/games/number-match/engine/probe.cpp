#include "probe.h"

#include <utility>

namespace gridlark::number_match {

/// To the end of a line. False if it was not reached.
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

/// Takes the last `back` of the moves back, which lead on from `board`, and adds there.
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
    // With more adds to come, all places at each of them would be too many.
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
