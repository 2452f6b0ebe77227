#include "chain.h"

#include <algorithm>

namespace gridlark::chain {
namespace {

using Applied = tl::expected<State, Refusal>;

State finished(const State& state, Outcome outcome) {
    State next = state;
    next.draft = {};
    next.outcome = outcome;
    return next;
}

/// What each action does in a game that is on.
struct Apply {
    const State& state;

    Applied operator()(const Hop& action) const {
        return drafted(hop(state.position, state.draft, action.from, action.to));
    }
    Applied operator()(const Remove& action) const {
        return drafted(remove(state.position, state.draft, action.run));
    }
    Applied operator()(const EndTurn& /*action*/) const {
        if (state.draft.pass()) return tl::unexpected(Refusal::nothingDone);
        return ended(state.draft);
    }
    Applied operator()(const Pass& /*action*/) const {
        if (!state.draft.pass()) return tl::unexpected(Refusal::somethingDone);
        return ended({});
    }
    Applied operator()(const Play& action) const {
        if (!state.draft.pass()) return tl::unexpected(Refusal::somethingDone);
        return ended(action.turn);
    }
    Applied operator()(const Resign& /*action*/) const {
        const Colour loser = state.level > 0 ? state.person : state.position.turn;
        return finished(state, {End::resigned, other(loser)});
    }
    Applied operator()(const AgreeDraw& /*action*/) const {
        return finished(state, {End::agreed, std::nullopt});
    }
    Applied operator()(const TakeBack& /*action*/) const {
        if (state.level == 0 && !state.casual) return tl::unexpected(Refusal::notHere);
        const bool answered = state.level > 0 && state.position.turn == state.person;
        const std::size_t count = answered ? 2 : 1;
        if (state.turns.size() < count) return tl::unexpected(Refusal::nothingThere);
        State next = state;
        next.position = state.turns.without(count - 1).last().before;
        next.turns = state.turns.without(count);
        next.draft = {};
        next.assisted = true;
        return next;
    }
    Applied operator()(const ShowHint& /*action*/) const {
        State next = state;
        next.hints = std::min(state.hints + 1, largestCount);
        next.assisted = true;
        return next;
    }

    [[nodiscard]] Applied drafted(tl::expected<Turn, Refusal> draft) const {
        if (!draft) return tl::unexpected(draft.error());
        State next = state;
        next.draft = std::move(*draft);
        return next;
    }

    [[nodiscard]] Applied ended(const Turn& turn) const {
        const auto result = after(state.position, turn);
        if (!result) return tl::unexpected(result.error());
        State next = state;
        next.turns = state.turns.with({turn, state.position});
        next.position = result->position;
        next.outcome = result->outcome;
        next.draft = {};
        return next;
    }
};

}  // namespace

Colour personOf(kit::DealNumber number) {
    return number >= redDeals && number < 2 * redDeals ? Colour::red : Colour::blue;
}

kit::DealNumber placementOf(kit::DealNumber number) {
    return personOf(number) == Colour::red ? number - redDeals : number;
}

kit::DealNumber swapped(kit::DealNumber number) {
    if (number >= 2 * redDeals) return number;
    return personOf(number) == Colour::red ? number - redDeals : number + redDeals;
}

std::span<const kit::Preset> Chain::presets() {
    static const std::vector<std::string_view> variants{name(Variant::fair),
                                                        name(Variant::original)};
    static constexpr std::string_view digits = "123456789";
    static const std::vector<kit::Preset> all = [] {
        std::vector<kit::Preset> made{{"two", variants}};
        for (std::size_t i = 0; i < digits.size(); ++i)
            made.push_back({digits.substr(i, 1), variants});
        return made;
    }();
    return all;
}

bool Chain::offers(const kit::Options& options) {
    return opponentNamed(options.grid) && variantNamed(options.variant);
}

tl::expected<State, Refusal> Chain::apply(const State& state, const Action& action) {
    if (state.outcome.end != End::none) return tl::unexpected(Refusal::over);
    return std::visit(Apply{state}, action);
}

kit::Status Chain::status(const State& state) {
    if (state.outcome.end == End::none) return kit::Status::playing;
    if (!state.outcome.winner) return kit::Status::drawn;
    return *state.outcome.winner == state.person ? kit::Status::won : kit::Status::lost;
}

kit::Tally Chain::tally(const State& state) {
    return {.hints = state.hints, .assisted = state.assisted};
}

State Chain::restore(const State& board, const State& now) {
    State state = board;
    state.hints = now.hints;
    state.assisted = now.assisted;
    return state;
}

bool Chain::sameBoard(const State& a, const State& b) {
    return restore(a, b) == b;
}

bool Chain::final(const State& /*before*/, const Action& action) {
    return !std::holds_alternative<Hop>(action) && !std::holds_alternative<Remove>(action);
}

std::vector<std::pair<std::string, double>> Chain::figures(const State& state) {
    const Colour whose =
        state.level > 0 ? state.person : state.outcome.winner.value_or(Colour::blue);
    return {{"turns", turnsOf(state, whose)},
            {"blue", whose == Colour::blue ? 1 : 0},
            {"left", piecesLeft(state.position, whose)}};
}

}  // namespace gridlark::chain
