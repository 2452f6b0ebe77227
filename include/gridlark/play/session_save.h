/// Saves and results of `Session`; included by session.h.
#pragma once

#include "gridlark/play/session.h"

namespace gridlark::play {

template <kit::RulesCore R>
SavedGame Session<R>::written() const {
    const Record& game = *current_;
    const History<R>& history = game.history;
    SavedGame saved{.game = std::string(R::id),
                    .options = game.options,
                    .deal = game.deal,
                    .start = R::encode(history.start()),
                    .base = history.cutOff() ? R::encode(history.base()) : std::string(),
                    .events = history.events(),
                    .state = R::encode(history.state()),
                    .elapsed = stopwatch_.elapsed(),
                    .undos = game.undos,
                    .reported = reported_.contains(game.ticket),
                    .assisted = game.assisted,
                    .ticket = game.ticket};
    if (saved.events.size() > maxEvents) {
        saved.base = saved.state;
        saved.events.clear();
    }
    return saved;
}

template <kit::RulesCore R>
nlohmann::json Session<R>::save() const {
    if (!dealt()) return nullptr;
    nlohmann::json document = toJson(written());
    const auto add = [&](const char* key, const std::vector<SavedGame>& games) {
        for (SavedGame game : games) {
            game.reported = reported_.contains(game.ticket);  // perhaps only since it was put aside
            document[key].push_back(toJson(game));
        }
    };
    add("older", older_);
    add("newer", newer_);
    return document;
}

/// Why `read` would refuse a save, found without replaying it.
template <kit::RulesCore R>
std::optional<std::string> Session<R>::flawOf(const SavedGame& saved) {
    if (saved.game != R::id) {
        return "it is a save of \"" + saved.game + "\", not of \"" + std::string(R::id) + "\"";
    }
    if (!R::offers(saved.options)) {
        return "there is no grid \"" + saved.options.grid + "\" with variant \"" +
               saved.options.variant + "\"";
    }
    const auto state = R::decodeState(saved.state);
    if (!state) return "\"state\" is unreadable: " + state.error().what;
    if (const auto flaw = R::flaw(*state)) return "\"state\" is unsound: " + *flaw;
    return std::nullopt;
}

template <kit::RulesCore R>
auto Session<R>::read(const SavedGame& saved)
    -> tl::expected<std::pair<Record, Restoration>, std::string> {
    if (auto flaw = flawOf(saved)) return tl::unexpected(std::move(*flaw));
    State state = *R::decodeState(saved.state);
    const auto sound = [](const std::string& text) -> std::optional<State> {
        auto read = R::decodeState(text);
        if (!read || R::flaw(*read)) return std::nullopt;
        return std::move(*read);
    };
    const auto start = sound(saved.start);
    const auto base = saved.base.empty() ? start : sound(saved.base);
    const auto record = [&](History<R> history, bool assisted) {
        return Record{saved.options,      saved.deal,  saved.ticket,
                      std::move(history), saved.undos, saved.assisted || assisted,
                      saved.elapsed};
    };
    if (start && base) {
        auto history = saved.base.empty() ? History<R>(*start) : History<R>(*start, *base);
        if (history.replay(saved.events) && history.state() == state) {
            return std::pair{record(std::move(history), false), Restoration{Restored::whole, {}}};
        }
    }
    // The rules have changed since: the last state counts, and the way there is lost.
    return std::pair{record(History<R>(start.value_or(state), state), true),
                     Restoration{Restored::withoutHistory,
                                 "the events no longer lead from \"start\" to \"state\""}};
}

/// The games put aside, without those that are unreadable; `why` describes the last of these.
template <kit::RulesCore R>
std::vector<SavedGame> Session<R>::readAside(const nlohmann::json& document, const char* key,
                                             std::string& why) {
    std::vector<SavedGame> games;
    const auto found = document.find(key);
    if (found == document.end()) return games;
    if (!found->is_array()) {
        why = "\"" + std::string(key) + "\" must be a list";
        return games;
    }
    const std::size_t first = found->size() - std::min(found->size(), maxAside);
    for (std::size_t i = first; i < found->size(); ++i) {
        auto saved = savedGame((*found)[i]);
        const auto flaw = saved ? flawOf(*saved) : std::optional(saved.error());
        if (flaw) {
            why = "a game in \"" + std::string(key) + "\" is left out: " + *flaw;
        } else {
            games.push_back(std::move(*saved));
        }
    }
    return games;
}

template <kit::RulesCore R>
Restoration Session<R>::restore(const nlohmann::json& document) {
    const auto saved = savedGame(document);
    if (!saved) return {Restored::refused, saved.error()};
    auto game = read(*saved);
    if (!game) return {Restored::refused, game.error()};
    Restoration restoration = std::move(game->second);
    older_ = readAside(document, "older", restoration.why);
    newer_ = readAside(document, "newer", restoration.why);
    const auto note = [this](const SavedGame& one) {
        if (one.reported) reported_.insert(one.ticket);
    };
    note(*saved);
    std::ranges::for_each(older_, note);
    std::ranges::for_each(newer_, note);
    takeUp(std::move(game->first));
    after(Cause::restored);
    return restoration;
}

template <kit::RulesCore R>
std::optional<Result> Session<R>::takeResult() {
    if (!ended()) return std::nullopt;
    if constexpr (kit::HasUncounted<R>) {
        if (!R::counted(state())) return std::nullopt;
    }
    if (!reported_.insert(current_->ticket).second) return std::nullopt;
    Result result;
    result.game = std::string(R::id);
    result.options = current_->options;
    result.deal = current_->deal;
    result.ticket = current_->ticket;
    result.outcome = status();
    result.time = stopwatch_.elapsed();
    result.tally = tally();
    result.undos = current_->undos;
    if constexpr (kit::HasFigures<R>) {
        for (const auto& [key, value] : R::figures(state()))
            result.figures[std::string(key)] = value;
    }
    return result;
}

}  // namespace gridlark::play
