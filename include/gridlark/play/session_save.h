/// Saving, restoring and results of `Session`; included by session.h.
#pragma once

#include "gridlark/play/session.h"

namespace gridlark::play {

template <kit::RulesCore R>
nlohmann::json Session<R>::write(const Record& record, Milliseconds elapsed) {
    return toJson({.game = std::string(R::id),
                   .options = record.options,
                   .deal = record.deal,
                   .start = R::encode(record.start),
                   .events = record.events,
                   .state = R::encode(record.current),
                   .elapsed = elapsed,
                   .undos = record.undos,
                   .reported = record.reported,
                   .assisted = record.assisted,
                   .ticket = record.ticket});
}

template <kit::RulesCore R>
nlohmann::json Session<R>::save() const {
    if (!dealt()) return nullptr;
    nlohmann::json document = write(*current_, stopwatch_.elapsed());
    for (const Record& record : older_) document["older"].push_back(write(record, record.elapsed));
    for (const Record& record : newer_) document["newer"].push_back(write(record, record.elapsed));
    return document;
}

template <kit::RulesCore R>
bool Session<R>::replay(Record& record, const std::vector<std::string>& events) {
    Session scratch;
    scratch.current_ = record;
    for (const std::string& event : events) {
        if (event == undoEvent && scratch.undoable()) {
            scratch.undo();
        } else if (event == redoEvent && scratch.current_->at < scratch.current_->steps.size()) {
            scratch.redo();
        } else {
            const auto action = R::decodeAction(event);
            if (!action || scratch.play(*action)) return false;
        }
    }
    record.steps = std::move(scratch.current_->steps);
    record.at = scratch.current_->at;
    record.current = std::move(scratch.current_->current);
    record.events = events;
    return true;
}

template <kit::RulesCore R>
auto Session<R>::read(const nlohmann::json& document)
    -> std::optional<std::pair<Record, Restored>> {
    const auto saved = savedGame(document);
    if (!saved || saved->game != R::id || !R::offers(saved->options)) return std::nullopt;
    const auto start = R::decodeState(saved->start);
    const auto state = R::decodeState(saved->state);
    if (!start && !state) return std::nullopt;

    if ((start && R::flaw(*start)) || (state && R::flaw(*state))) return std::nullopt;

    Record record{saved->options, saved->deal, start ? *start : *state, saved->ticket};
    record.undos = saved->undos;
    record.reported = saved->reported;
    record.assisted = saved->assisted;
    record.elapsed = saved->elapsed;
    const bool whole = start && replay(record, saved->events);
    if (whole && (!state || *state == record.current)) return std::pair{record, Restored::whole};
    if (!state) return std::nullopt;

    // The rules have changed since: what the player saw last counts, and the way there is lost.
    record.steps.clear();
    record.at = 0;
    record.start = record.current = *state;
    record.events.clear();
    record.assisted = true;
    return std::pair{record, Restored::withoutHistory};
}

template <kit::RulesCore R>
Restored Session<R>::restore(const nlohmann::json& document) {
    auto game = read(document);
    if (!game) return Restored::refused;
    const auto readAll = [&document](const char* key) {
        std::vector<Record> records;
        const auto found = document.find(key);
        if (found == document.end() || !found->is_array()) return records;
        for (const auto& entry : *found) {
            if (auto record = read(entry)) records.push_back(std::move(record->first));
        }
        return records;
    };
    older_ = readAll("older");
    newer_ = readAll("newer");
    current_ = std::move(game->first);
    stopwatch_.set(current_->elapsed);
    after();
    return game->second;
}

template <kit::RulesCore R>
std::optional<Result> Session<R>::takeResult() {
    if (!ended() || current_->reported) return std::nullopt;
    current_->reported = true;
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
        for (auto& [key, value] : R::figures(now())) result.figures[key] = value;
    }
    return result;
}

}  // namespace gridlark::play
