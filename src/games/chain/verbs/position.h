/// Positions as lines of JSON tell them.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "gridlark/cli/verbs.h"

#include "chain/rules/moves.h"
#include "chain/rules/state.h"

namespace gridlark::chain {

struct Given {
    Position position;
    bool over = false;  ///< it says so, as what `apply` answers does, or it shows
};

/// Reads "board", "turn" (blue unless told), "quiet" (0 unless told) and "status"
/// (docs/formats.md). The error says what is wrong and where (English).
[[nodiscard]] tl::expected<Given, std::string> givenIn(const cli::Json& line);

/// "board", "turn", "quiet".
[[nodiscard]] cli::Json toJson(const Position& position);

/// Adds --variant: fair unless told.
void addVariant(CLI::App& app, Variant& variant);

}  // namespace gridlark::chain
