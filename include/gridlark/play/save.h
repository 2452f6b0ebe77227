/// The fields of a save, checked: what `Session` writes and reads, without the game's own types.
///
/// A save is a JSON object (docs/formats.md). It holds the encoded start and all that was played
/// since, not the deal number alone, so that a changed generator never breaks it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "gridlark/kit/rules.h"
#include "gridlark/play/clock.h"

namespace gridlark::play {

/// Version of the save format this program writes; it reads this one and older ones.
inline constexpr int saveFormat = 1;

struct SavedGame {
    std::string game;
    kit::Options options;
    kit::DealNumber deal = 0;
    std::string start;  ///< encoded state
    std::vector<std::string> events;
    std::string state;  ///< encoded state after the events
    Milliseconds elapsed{0};
    int undos = 0;
    bool reported = false;
    bool assisted = false;
    std::uint64_t ticket = 0;
};

/// A number that no other play of a deal is likely to have, from std::random_device; below 2^53.
[[nodiscard]] std::uint64_t freshTicket();

[[nodiscard]] nlohmann::json toJson(const SavedGame& saved);

/// The error says which field is wrong and how (English). Never throws.
[[nodiscard]] tl::expected<SavedGame, std::string> savedGame(const nlohmann::json& document);

}  // namespace gridlark::play
