#include "opponent.h"

#include "chain/engine/engine.h"

namespace gridlark::chain {

/// Runs `work(state, stop)`, which the table and the question can both stop, and then
/// `then(answer)`.
template <class Work, class Then>
void Opponent::ask(Question& question, Work work, Then then) {
    drop(question);
    question.stop = std::stop_source();
    background_([&question, number = question.number, own = question.stop, work, then](
                    const State& state, const std::stop_token& outer) mutable {
        const std::stop_callback link(outer, [&own] { own.request_stop(); });
        return [&question, number, then, answer = work(state, own.get_token())] {
            if (answer && number == question.number) then(*answer);
        };
    });
}

void Opponent::drop(Question& question) {
    question.stop.request_stop();
    ++question.number;
}

void Opponent::think() {
    if (thinking_) return;
    stop();
    thinking_ = true;
    ask(
        turn_,
        [](const State& state, const std::stop_token& stop) {
            return levelTurn(state, state.level, stop);
        },
        [this](const Thought& thought) {
            thinking_ = false;
            emit decided(thought.turn);
        });
}

void Opponent::findHint() {
    ask(hint_, nextHint, [this](const Hint& hint) { emit hinted(hint); });
}

void Opponent::considerDraw() {
    ask(
        draw_,
        [](const State& state, const std::stop_token& stop) {
            return std::optional(acceptsDraw(state, stop));
        },
        [this](bool accepts) { emit answered(accepts); });
}

void Opponent::stop() {
    for (Question* question : {&turn_, &hint_, &draw_}) drop(*question);
    thinking_ = false;
}

}  // namespace gridlark::chain
