/// Positions as lines of JSON.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "gridlark/cli/verbs.h"

#include "chain/rules/moves.h"
#include "chain/rules/state.h"

namespace gridlark::chain {

struct Given {
    Position position;
    bool over = false;  ///< by its "status", as in the answers of `apply`, or by its pieces
};

/// Reads "board", "turn" (blue by default), "quiet" (0 by default) and "status"
/// (docs/formats.md). The error says what is wrong and where (English).
[[nodiscard]] tl::expected<Given, std::string> givenIn(const cli::Json& line);

/// "board", "turn", "quiet".
[[nodiscard]] cli::Json toJson(const Position& position);

/// Adds --variant: fair by default.
void addVariant(CLI::App& app, Variant& variant);

}  // namespace gridlark::chain
