/// Positions, layouts and grids, read from lines of JSON and from options.
#pragma once

#include <memory>
#include <string>

#include <tl/expected.hpp>

#include "gridlark/cli/verbs.h"

#include "minesweeper/engine/chances/position.h"
#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

/// Reads "columns", "rows", "mines" and "cells" (see docs/formats.md): any size up to 100 × 100,
/// any number of mines up to that of the cells. The error says what is wrong (English).
[[nodiscard]] tl::expected<Position, std::string> positionOf(const cli::Json& line);

/// All squares hidden; "start" has no mine.
struct Layout {
    Field field;
    Squares squares;
    kit::Cell start;
};

/// Reads "columns", "rows", "layout" and "start".
[[nodiscard]] tl::expected<Layout, std::string> layoutOf(const cli::Json& line);

/// Rows of '.' and '*'.
[[nodiscard]] cli::Json toJson(const Squares& squares);

/// A verb that answers each line by itself, with no options of its own.
[[nodiscard]] cli::Verb lineVerb(std::string_view name, std::string_view summary,
                                 cli::Answer (*answer)(const cli::Json& line,
                                                       const std::stop_token& stop));

/// What --grid, --variant, --columns, --rows, --mines and --start say.
struct Choice {
    std::string grid;
    std::string variant;
    int columns = 0;  ///< 0: not given
    int rows = 0;
    int mines = -1;  ///< −1: not given
    std::optional<kit::Cell> start;
};

/// Adds these options. --grid takes custom grids too.
[[nodiscard]] std::shared_ptr<Choice> addChoice(CLI::App& app);

/// The field of the grid, with those numbers replaced that were given themselves. The error is a
/// complaint about the command line.
[[nodiscard]] tl::expected<Field, std::string> fieldOf(const Choice& choice);

/// The first cell of a deal: the one given, or one that field and deal number decide.
[[nodiscard]] kit::Cell firstCell(const Choice& choice, const Field& field, kit::DealNumber number);

}  // namespace gridlark::minesweeper
