#include "lost_search.h"

#include <utility>

namespace gridlark::number_match {

LostSearch::LostSearch(std::size_t tableBytes, std::stop_token stop)
    : stop_(std::move(stop)), lost_(tableBytes) {}

void LostSearch::push(const ColourBoard& board, int adds, std::uint64_t hash) {
    if (depth_ == frames_.size()) {
        frames_.push_back({board, adds, hash, {}, 0});
    } else {
        frames_[depth_].board = board;
    }
    Frame& frame = frames_[depth_++];
    frame.adds = adds;
    frame.hash = hash;
    frame.next = 0;
    frame.board.pairs(sweep_, frame.moves);
    ordering_.sort(frame.moves);
    if (adds == 0) return;
    if (board.canAdd()) {
        frame.moves.push_back(addMove);
    } else {
        addTooLarge_ = true;
    }
}

/// No move of the position on top wins: it is lost, unless an add was left out somewhere below it.
void LostSearch::popLost(std::vector<Move>& moves) {
    if (!addTooLarge_) lost_.insert(frames_[depth_ - 1].hash);
    --depth_;
    if (depth_ > 0) moves.pop_back();
}

Found LostSearch::run(const ColourBoard& start, int adds, std::uint64_t nodes,
                      std::vector<Move>& moves) {
    moves.clear();
    if (start.empty()) return Found::win;
    if (adds == 0 && !start.even()) return Found::lost;
    depth_ = 0;
    push(start, adds, start.hash(static_cast<std::uint64_t>(adds)));
    const std::uint64_t last = nodes_ + nodes;
    ColourBoard child = start;
    while (depth_ > 0) {
        Frame& frame = frames_[depth_ - 1];
        if (frame.next == frame.moves.size()) {
            popLost(moves);
            continue;
        }
        const Move move = frame.moves[frame.next++];
        child = frame.board;
        child.play(move);
        if (child.empty()) {
            moves.push_back(move);
            return Found::win;
        }
        if (nodes_ == last || stop_.stop_requested()) return Found::unknown;
        ++nodes_;
        const int addsLeft = frame.adds - (move.isAdd() ? 1 : 0);
        const std::uint64_t hash = child.hash(static_cast<std::uint64_t>(addsLeft));
        if (lost_.contains(hash)) continue;
        moves.push_back(move);
        push(child, addsLeft, hash);
    }
    return addTooLarge_ ? Found::unknown : Found::lost;
}

}  // namespace gridlark::number_match
