/// The checked fields of a save, as `Session` writes and reads them, without a game's own types.
///
/// A save is a JSON object (docs/formats.md). It holds the encoded start and everything played
/// since, not just the deal number: a changed generator never breaks it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "gridlark/kit/rules.h"
#include "gridlark/play/clock.h"

namespace gridlark::play {

/// Version of the save format that this program writes. It reads older ones too.
inline constexpr int saveFormat = 1;

/// A save with more events is refused, and `Session` writes none: nobody plays a deal that long.
inline constexpr std::size_t maxEvents = 100'000;

/// The longest time a save or result may claim: a hundred years.
inline constexpr Milliseconds maxTime{std::chrono::hours{24 * 36'525}};

struct SavedGame {
    std::string game;
    kit::Options options;
    kit::DealNumber deal = 0;
    std::string start;                ///< encoded state
    std::string base;                 ///< where the events begin; empty: at the start
    std::vector<std::string> events;  ///< see `History`
    std::string state;                ///< encoded state after the events
    Milliseconds elapsed{0};
    int undos = 0;
    bool reported = false;
    bool assisted = false;
    std::uint64_t ticket = 0;  ///< from `freshTicket`

    /// True once something was played.
    [[nodiscard]] bool touched() const { return !events.empty() || !base.empty(); }
};

/// A random number (std::random_device) that identifies one play of a deal; at least 1 and below
/// 2^53, which every reader of JSON keeps exact.
[[nodiscard]] std::uint64_t freshTicket();

/// What the text of a save or a result says; discarded (as `nlohmann::json` has it) if that is no
/// JSON, or is nested far deeper than any of these: copying or writing it would run out of stack.
[[nodiscard]] nlohmann::json documentOf(std::string_view text);

[[nodiscard]] nlohmann::json toJson(const SavedGame& saved);

/// The error says which field is wrong and how (English). Never throws, whatever the document
/// holds.
[[nodiscard]] tl::expected<SavedGame, std::string> savedGame(const nlohmann::json& document);

}  // namespace gridlark::play
