/// Results for the tests of result, log and statistics.
#pragma once

#include "gridlark/play/result.h"

namespace gridlark::play {

inline Result someResult(std::uint64_t ticket = 1) {
    Result result;
    result.game = "cats";
    result.options = {"8", "standard"};
    result.deal = 4711;
    result.ticket = ticket;
    result.outcome = kit::Status::won;
    result.time = Milliseconds{83'456};
    result.tally = {.score = 40, .mistakes = 1, .hints = 2, .assisted = false};
    result.undos = 3;
    result.finishedAt = "2026-11-28T09:30:00Z";
    result.version = "0.1.0";
    return result;
}

}  // namespace gridlark::play
