/// A finished game, as the result log keeps it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "gridlark/kit/rules.h"
#include "gridlark/play/clock.h"

namespace gridlark::play {

struct Result {
    std::string game;
    kit::Options options;
    kit::DealNumber deal = 0;
    std::uint64_t ticket = 0;                ///< identifies this play of the deal; 0: none
    kit::Status outcome = kit::Status::won;  ///< never `playing`
    Milliseconds time{0};
    kit::Tally tally;
    int undos = 0;
    std::string finishedAt;                 ///< UTC, "2026-11-28T09:30:00Z"
    std::string version;                    ///< of the program
    std::map<std::string, double> figures;  ///< the game's own, such as "3bv"

    friend bool operator==(const Result&, const Result&) = default;
};

/// One line of JSON, without the line feed.
[[nodiscard]] std::string toLine(const Result& result);

/// Reads what `toLine` wrote. Unknown keys are ignored; "game", "grid", "deal", "outcome" and
/// "time_ms" are required. The error names the field that is wrong (English).
[[nodiscard]] tl::expected<Result, std::string> resultFromLine(std::string_view line);

}  // namespace gridlark::play
