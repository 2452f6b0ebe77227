#include "review.h"

#include "chain/engine/engine.h"

namespace gridlark::chain {
namespace {

constexpr double decided = 20;  // turns ahead, as `blueAhead` has it

/// Only the outcome shows that the last removal has left pieces that can form no chain.
double valueAfter(const State& state, std::size_t turns, const std::stop_token& stop) {
    if (turns == state.turns.size() && state.outcome.end == End::stranded) {
        return *state.outcome.winner == Colour::blue ? decided : -decided;
    }
    return blueAhead(positionAfter(state, turns), stop);
}

}  // namespace

void Review::begin() {
    stop();
    lookedAt_.reset();
    values_.clear();
}

void Review::lookAt(std::size_t turn, const State& state) {
    lookedAt_ = turn < state.turns.size() ? std::optional(turn) : std::nullopt;
}

void Review::stop() {
    ++number_;
    evaluating_ = false;
}

void Review::evaluate(const State& state) {
    const bool over = state.outcome.end != End::none;
    if (evaluating_ || !over || values_.size() > state.turns.size()) return;
    evaluating_ = true;
    background_([this, number = number_, turns = values_.size()](const State& played,
                                                                 const std::stop_token& stop) {
        return [this, number, value = valueAfter(played, turns, stop)] {
            if (number != number_) return;
            evaluating_ = false;
            values_.push_back(value);
            emit grown();
        };
    });
}

}  // namespace gridlark::chain
