/// What a rules core must offer.
///
/// A core is a class of static functions over three values: `State`, `Action` and `Refusal`. It has
/// no clock, no global random source, no input or output and no thread, and says things in codes,
/// never in sentences. `play::Session` gives it history, time, saves and results.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "gridlark/kit/names.h"
#include "gridlark/kit/random.h"

namespace gridlark::kit {

enum class Status : std::uint8_t { playing, won, lost, drawn };

inline constexpr Names statusNames{std::pair{Status::playing, "playing"},
                                   std::pair{Status::won, "won"}, std::pair{Status::lost, "lost"},
                                   std::pair{Status::drawn, "drawn"}};

/// "playing", "won", "lost", "drawn".
[[nodiscard]] constexpr std::string_view name(Status status) {
    return statusNames[status];
}

/// The status of that name; nothing for any other text.
[[nodiscard]] constexpr std::optional<Status> statusNamed(std::string_view text) {
    return statusNames.find(text);
}

/// Which deal of a game: the same options and number always give the same start.
using DealNumber = std::uint64_t;

/// Grid and variant, by the names that saves, statistics and the command line use. A game may
/// accept grids that are not among its presets (say "24x18x60").
struct Options {
    std::string grid;
    std::string variant;

    friend bool operator==(const Options&, const Options&) = default;
};

/// A grid on offer with its variants; the first variant is the usual one.
struct Preset {
    std::string_view grid;
    std::vector<std::string_view> variants;
};

/// What a position is worth and what it cost.
struct Tally {
    int score = 0;
    int mistakes = 0;
    int hints = 0;
    bool assisted = false;  ///< helped beyond the game's own rules: no best time

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Why a text is not a state or an action. `what` is for developers and the command line (English);
/// `position` counts bytes from 0.
struct TextError {
    std::size_t position = 0;
    std::string what;
};

template <class T>
using Read = tl::expected<T, TextError>;

/// The shape of a rules core.
///
/// - `deal` makes the starting state; nothing if stopped, or if there is no such grid or variant
///   (see `offers`).
/// - `apply` gives the state after an action, or says why it is not legal.
/// - `restore(board, now)` serves undo and redo: the board of `board` with the costs of `now`. Only
///   a core whose costs record what undo has given away (a mine seen) may compare the two.
/// - `sameBoard` is true if two states differ in costs alone: undo has nothing to take back.
/// - `encode` and `decodeState`, `decodeAction` are exact: what was written reads back equal. Texts
///   are one line of printable ASCII; the text of an action does not start with '!'. Decoding
///   accepts any text without harm and allocates no more than the grids of `offers` need.
/// - `someAction` proposes an action for random play, legal or not; nothing if none makes sense.
/// - `flaw` names an invariant that the state breaks (for developers); nothing if it is sound.
template <class R>
concept RulesCore = std::regular<typename R::State> && std::regular<typename R::Action> &&
    requires(const typename R::State& state, const typename R::Action& action,
             const Options& options, DealNumber number, std::stop_token stop, std::string_view text,
             Random& random) {
    typename R::Refusal;
    { R::id } -> std::convertible_to<std::string_view>;
    { R::presets() } -> std::convertible_to<std::span<const Preset>>;
    { R::offers(options) } -> std::same_as<bool>;
    { R::deal(options, number, stop) } -> std::same_as<std::optional<typename R::State>>;
    {
        R::apply(state, action)
        } -> std::same_as<tl::expected<typename R::State, typename R::Refusal>>;
    { R::status(state) } -> std::same_as<Status>;
    { R::tally(state) } -> std::same_as<Tally>;
    { R::restore(state, state) } -> std::same_as<typename R::State>;
    { R::sameBoard(state, state) } -> std::same_as<bool>;
    { R::encode(state) } -> std::same_as<std::string>;
    { R::encode(action) } -> std::same_as<std::string>;
    { R::decodeState(text) } -> std::same_as<Read<typename R::State>>;
    { R::decodeAction(text) } -> std::same_as<Read<typename R::Action>>;
    { R::someAction(state, random) } -> std::same_as<std::optional<typename R::Action>>;
    { R::flaw(state) } -> std::same_as<std::optional<std::string>>;
};

/// Optional: a game played in levels. `follow(fresh, before)` carries level number and session
/// score over from the previous game, finished or not, to a fresh deal.
template <class R>
concept HasLevels = requires(const typename R::State& state) {
    { R::follow(state, state) } -> std::same_as<typename R::State>;
};

/// Optional: whether time runs yet; without it, time runs as soon as the board is seen.
template <class R>
concept HasStart = requires(const typename R::State& state) {
    { R::started(state) } -> std::same_as<bool>;
};

/// Optional: `final(before, action)` is true for an action that undo must not cross. Only actions
/// that change the board are asked about.
template <class R>
concept HasFinalActions = requires(const typename R::State& state,
                                   const typename R::Action& action) {
    { R::final(state, action) } -> std::same_as<bool>;
};

/// Optional: more figures of a finished game for the result log, such as 3BV.
template <class R>
concept HasFigures = requires(const typename R::State& state) {
    { R::figures(state) } -> std::convertible_to<std::vector<std::pair<std::string, double>>>;
};

/// Optional: whether a finished game counts. One that does not (a puzzle of the player's own) gives
/// no result.
template <class R>
concept HasUncounted = requires(const typename R::State& state) {
    { R::counted(state) } -> std::same_as<bool>;
};

}  // namespace gridlark::kit
