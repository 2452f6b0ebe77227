/// Games as text: to copy, to load, and to go through turn by turn.
///
///     Chain
///     . r14 r10 r7 r1 r16 r3 r9 r5 .
///     …                                   seven rows from the top, ten tokens each
///     blue 0                              who begins, and the quiet turns before
///     1. 7:c2-c3, 3:d6-d5
///     2. 7:c3-c5-e5 x5-8, pass
///     resigned red                        or "agreed", if it ended that way
///
/// Commas or line ends separate turns; numbers of turns, blank lines and spaces at either end of a
/// line are for people, and are skipped.
#pragma once

#include <cstddef>

#include <tl/expected.hpp>

#include "state.h"

namespace gridlark::chain {

/// A record with more characters is refused.
inline constexpr std::size_t longestRecord = 100'000;

struct Record {
    Position start;
    std::vector<Turn> turns;
    Outcome outcome;  ///< what the turns lead to; or resigned, or agreed on

    friend bool operator==(const Record&, const Record&) = default;
};

/// What is wrong with a text.
struct RecordError {
    enum class What : std::uint8_t {
        tooLong,
        board,    ///< the rows, or who begins: see `text`
        turn,     ///< no turn in notation: see `text`
        illegal,  ///< see `refusal`
        ending,   ///< neither "resigned blue" nor "agreed", or text after the end
    };

    What what = What::board;
    int line = 1;                    ///< counted from 1
    int turn = 0;                    ///< counted from 1 over both players; 0: none
    std::optional<Colour> player{};  ///< whose turn that is
    std::string word{};              ///< what stands there, cut to 40 characters
    std::optional<Refusal> refusal{};
    std::optional<kit::TextError> text{};  ///< `position` counts from the start of `word`
};

[[nodiscard]] Record recordOf(const State& state);

/// Lines with '\n', the last one too.
[[nodiscard]] std::string text(const Record& record);

[[nodiscard]] tl::expected<Record, RecordError> recordFrom(std::string_view text);

/// A casual game that continues the record after its first `turns` turns (or all, if there are
/// fewer), against this opponent. A game that ended by resigning or agreement is on again.
[[nodiscard]] State continued(const Record& record, std::size_t turns, Variant variant, int level,
                              Colour person);

}  // namespace gridlark::chain
