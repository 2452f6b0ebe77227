#include "colour_board.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "gridlark/kit/at.h"

namespace gridlark::number_match {

ColourBoard::ColourBoard(const Board& board)
    : columns_(board.columns), ragged_(!emptyRows(board).empty()) {
    slots_.reserve(board.digits.size());
    for (const Digit digit : board.digits) {
        const Colour colour = colourOf(digit);
        slots_.push_back(colour);
        ++counts_[colour];
    }
    left_ = board.count() - counts_[0];
}

bool ColourBoard::even() const {
    return std::all_of(counts_.begin() + 1, counts_.end(),
                       [](int count) { return count % 2 == 0; });
}

void ColourBoard::play(Move move) {
    if (move.isAdd()) {
        slots_.reserve(slots_.size() + static_cast<std::size_t>(left_));
        std::copy_if(slots_.begin(), slots_.end(), std::back_inserter(slots_),
                     [](Colour colour) { return colour != 0; });
        for (std::size_t colour = 1; colour < counts_.size(); ++colour) counts_[colour] *= 2;
        left_ *= 2;
        return;
    }
    Colour& first = kit::at(slots_, move.a);
    counts_[first] -= 2;
    left_ -= 2;
    first = 0;
    kit::at(slots_, move.b) = 0;
    if (ragged_) return removeEmptyRows();
    const int upper = move.a / columns_;
    const int lower = move.b / columns_;
    removeRow(lower);
    if (upper != lower) removeRow(upper);
}

void ColourBoard::removeRow(int row) {
    const auto first = slots_.begin() + row * columns_;
    const auto width = std::min<std::ptrdiff_t>(columns_, slots_.end() - first);
    const bool gaps = std::all_of(first, first + width, [](Colour colour) { return colour == 0; });
    if (gaps) slots_.erase(first, first + width);
}

void ColourBoard::removeEmptyRows() {
    for (int row = (static_cast<int>(slots_.size()) - 1) / columns_; row >= 0; --row) {
        removeRow(row);
    }
    ragged_ = false;
}

void ColourBoard::pairs(Sweep& sweep, std::vector<Move>& moves) const {
    moves.clear();
    const Colour* const slots = slots_.data();
    const auto colour = [slots](int slot) { return slots[slot]; };
    sweep.run(static_cast<int>(slots_.size()), columns_, colour,
              [&](std::span<const SlotPair> row) {
                  for (const auto [a, b] : row) {
                      moves.push_back({static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)});
                  }
                  return true;
              });
}

std::uint64_t ColourBoard::hash(std::uint64_t seed) const {
    constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
    const auto mix = [](std::uint64_t value) {
        value = (value ^ (value >> 32U)) * 0xd6e8feb86659fd93U;
        return value ^ (value >> 29U);
    };
    std::uint64_t hash = mix(seed * odd + slots_.size() + (ragged_ ? odd : 0));
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        word = word << 3U | slots_[i];
        if (i % 21 == 20) {
            hash = mix((std::rotl(hash, 23) ^ word) * odd);
            word = 0;
        }
    }
    return mix((std::rotl(hash, 23) ^ word) * odd);
}

void Ordering::count(const std::vector<Move>& moves) {
    for (const Move move : moves) {
        const auto last = static_cast<std::size_t>(move.b);
        if (degrees_.size() <= last) degrees_.resize(last + 1);
        kit::at(degrees_, move.a) = 0;
        degrees_[last] = 0;
    }
    for (const Move move : moves) {
        ++kit::at(degrees_, move.a);
        ++kit::at(degrees_, move.b);
    }
}

int Ordering::degree(Move move) const {
    return kit::at(degrees_, move.a) + kit::at(degrees_, move.b);
}

void Ordering::sort(std::vector<Move>& moves) {
    count(moves);
    constexpr std::size_t most = 17;  // each slot has at most eight lines
    sorted_.resize(most);
    for (const Move move : moves) kit::at(sorted_, degree(move)).push_back(move);
    moves.clear();
    for (auto& some : sorted_) {
        moves.insert(moves.end(), some.begin(), some.end());
        some.clear();
    }
}

std::size_t Ordering::pick(const std::vector<Move>& moves, kit::Random& random) {
    count(moves);
    int least = std::numeric_limits<int>::max();
    std::uint32_t equals = 0;
    for (const Move move : moves) {
        const int here = degree(move);
        if (here > least) continue;
        equals = here < least ? 1 : equals + 1;
        least = here;
    }
    std::uint32_t wanted = random.below(equals);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (degree(moves[i]) == least && wanted-- == 0) return i;
    }
    return 0;
}

std::vector<Action> actionsOf(ColourBoard board, std::span<const Move> moves) {
    std::vector<Action> actions;
    actions.reserve(moves.size());
    for (const Move move : moves) {
        if (move.isAdd()) {
            actions.emplace_back(Add{});
        } else {
            actions.emplace_back(Pair{board.cell(move.a), board.cell(move.b)});
        }
        board.play(move);
    }
    return actions;
}

}  // namespace gridlark::number_match
