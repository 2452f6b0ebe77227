#include "number_match.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gridlark::number_match {
namespace {

using Outcome = tl::expected<State, Refusal>;

int counted(int count) {
    return std::min(count, largestCount);
}

/// Has the name of the reason.
Refusal refusalOf(Why why) {
    return *refusalNames.find(whyNames[why]);
}

struct Apply {
    const State& state;

    Outcome operator()(const Pair& pair) const {
        if (!state.board.contains(pair.a) || !state.board.contains(pair.b)) {
            return tl::unexpected(Refusal::outside);
        }
        const auto via = judge(state.board, pair.a, pair.b);
        if (!via) return tl::unexpected(refusalOf(via.error().why));
        Removal removal = removalOf(state.board, pair);
        State next = state;
        next.board = std::move(removal.after);
        next.points = counted(next.points + removal.points);
        next.moves = counted(next.moves + 1);
        return next;
    }

    Outcome operator()(const Add&) const {
        if (state.addsLeft == 0) return tl::unexpected(Refusal::noAdds);
        Board board = added(state.board);
        if (board.digits.size() > mostSlots) return tl::unexpected(Refusal::tooLarge);
        State next = state;
        next.board = std::move(board);
        --next.addsLeft;
        next.moves = counted(next.moves + 1);
        return next;
    }

    Outcome operator()(const ShowHint&) const {
        State next = state;
        next.hints = counted(next.hints + 1);
        return next;
    }

    Outcome operator()(const GiveUp&) const {
        if (!stuck(state)) return tl::unexpected(Refusal::notStuck);
        State next = state;
        next.givenUp = true;
        return next;
    }
};

}  // namespace

std::span<const kit::Preset> NumberMatch::presets() {
    static const std::array<kit::Preset, 3> all{{
        {"27", {"standard"}},
        {"36", {"standard", "no-adds"}},
        {"45", {"standard"}},
    }};
    return all;
}

bool NumberMatch::offers(const kit::Options& options) {
    return std::ranges::any_of(presets(), [&](const kit::Preset& preset) {
        return preset.grid == options.grid &&
               std::ranges::find(preset.variants, options.variant) != preset.variants.end();
    });
}

tl::expected<State, Refusal> NumberMatch::apply(const State& state, const Action& action) {
    if (status(state) != kit::Status::playing) return tl::unexpected(Refusal::over);
    return std::visit(Apply{state}, action);
}

kit::Status NumberMatch::status(const State& state) {
    if (state.board.digits.empty()) return kit::Status::won;
    return state.givenUp ? kit::Status::lost : kit::Status::playing;
}

kit::Tally NumberMatch::tally(const State& state) {
    kit::Tally tally;
    tally.score = std::max(0, state.points - costOfHint * state.hints);
    tally.hints = state.hints;
    tally.assisted = state.hints > 0;
    return tally;
}

State NumberMatch::restore(const State& board, const State& now) {
    State state = board;
    state.hints = now.hints;
    return state;
}

bool NumberMatch::sameBoard(const State& a, const State& b) {
    return restore(a, b) == b;
}

std::vector<std::pair<std::string, double>> NumberMatch::figures(const State& state) {
    const int adds = state.variant == Variant::standard ? addsOfAGame - state.addsLeft : 0;
    std::vector<std::pair<std::string, double>> figures{{"moves", state.moves}, {"adds", adds}};
    if (state.stars == 0) return figures;
    figures.insert(
        figures.end(),
        {{"par_moves", state.par.moves}, {"par_adds", state.par.adds}, {"stars", state.stars}});
    return figures;
}

}  // namespace gridlark::number_match
