#include "position.h"

#include "gridlark/kit/at.h"
#include "gridlark/kit/random.h"

#include "minesweeper/rules/layout.h"
#include "minesweeper/rules/reader.h"

namespace gridlark::minesweeper {
namespace {

using cli::Json;
using Wrong = tl::unexpected<std::string>;

tl::expected<int, std::string> numberOf(const Json& line, const char* key, int least, int most) {
    const auto value = line.find(key);
    const auto number = value == line.end() ? std::nullopt : cli::wholeNumber(*value, least, most);
    if (number) return *number;
    return Wrong('"' + std::string(key) + "\" is not a number from " + std::to_string(least) +
                 " to " + std::to_string(most));
}

tl::expected<kit::Size, std::string> sizeOf(const Json& line) {
    const auto columns = numberOf(line, "columns", 1, longestSide);
    if (!columns) return Wrong(columns.error());
    const auto rows = numberOf(line, "rows", 1, longestSide);
    if (!rows) return Wrong(rows.error());
    return kit::Size{*rows, *columns};
}

/// Calls `put(cell, letter)` for all characters of the rows under `key`; it answers false for a
/// letter that it does not know. What is wrong, or nothing.
template <class Put>
std::string readRows(const Json& line, const std::string& key, kit::Size size, const Put& put) {
    const auto rows = line.find(key);
    const std::string quoted = '"' + key + '"';
    if (rows == line.end() || !rows->is_array()) return quoted + " is not a list of rows";
    if (rows->size() != static_cast<std::size_t>(size.rows)) {
        return quoted + " has not " + std::to_string(size.rows) + " rows";
    }
    for (int row = 0; row < size.rows; ++row) {
        const Json& text = kit::at(*rows, row);
        const std::string where = quoted + ", row " + std::to_string(row);
        if (!text.is_string()) return where + ": not a text";
        const auto& letters = text.get_ref<const std::string&>();
        if (letters.size() != static_cast<std::size_t>(size.columns)) {
            return where + ": not " + std::to_string(size.columns) + " characters";
        }
        for (int column = 0; column < size.columns; ++column) {
            if (put({row, column}, kit::at(letters, column))) continue;
            return where + ", column " + std::to_string(column) + ": unknown character";
        }
    }
    return {};
}

std::optional<std::int8_t> seenOf(char letter) {
    if (letter == '.') return hidden;
    if (letter == 'F') return flagged;
    if (letter == '*') return knownMine;
    if (letter >= '0' && letter <= '8') return static_cast<std::int8_t>(letter - '0');
    return std::nullopt;
}

std::string setStart(const std::string& text, std::optional<kit::Cell>& start) {
    Reader reader(text);
    const auto cell = reader.finish(reader.cell());
    if (!cell) return "not a cell, as 4,4";
    start = *cell;
    return {};
}

}  // namespace

tl::expected<Position, std::string> positionOf(const Json& line) {
    const auto size = sizeOf(line);
    if (!size) return Wrong(size.error());
    const auto mines = numberOf(line, "mines", 0, size->area());
    if (!mines) return Wrong(mines.error());
    Position position{{*size, *mines}, kit::Grid<std::int8_t>(*size, hidden)};
    const auto put = [&](kit::Cell cell, char letter) {
        const auto seen = seenOf(letter);
        position.cells[cell] = seen.value_or(hidden);
        return seen.has_value();
    };
    const std::string wrong = readRows(line, "cells", *size, put);
    if (!wrong.empty()) return Wrong(wrong);
    return position;
}

tl::expected<Layout, std::string> layoutOf(const Json& line) {
    const auto size = sizeOf(line);
    if (!size) return Wrong(size.error());
    Layout layout{{*size, 0}, Squares(*size), {}};
    const auto put = [&](kit::Cell cell, char letter) {
        if (letter == '*') layMine(layout.squares, cell);
        layout.field.mines += letter == '*' ? 1 : 0;
        return letter == '*' || letter == '.';
    };
    const std::string wrong = readRows(line, "layout", *size, put);
    if (!wrong.empty()) return Wrong(wrong);
    const auto start = cli::cellOf(line.value("start", Json()), *size);
    if (!start) return Wrong("\"start\": " + start.error());
    if (layout.squares[*start].mine()) return Wrong("\"start\" is a mine");
    layout.start = *start;
    return layout;
}

Json toJson(const Squares& squares) {
    Json rows = Json::array();
    for (int row = 0; row < squares.size().rows; ++row) {
        std::string text;
        for (int column = 0; column < squares.size().columns; ++column) {
            text += squares[{row, column}].mine() ? '*' : '.';
        }
        rows.push_back(text);
    }
    return rows;
}

cli::Verb lineVerb(std::string_view name, std::string_view summary,
                   cli::Answer (*answer)(const Json& line, const std::stop_token& stop)) {
    const auto add = [answer](CLI::App& app, std::shared_ptr<cli::Common> common) {
        cli::addCommon(app, *common, {"file", "time-limit", "stats"});
        return [answer, common](std::ostream& out) {
            return cli::forEachLine(*common, out, [answer](const Json& line, cli::Task& task) {
                return answer(line, task.stop());
            });
        };
    };
    return {name, summary, add};
}

std::shared_ptr<Choice> addChoice(CLI::App& app) {
    auto choice = std::make_shared<Choice>();
    Choice* into = choice.get();  // lives in the verb
    const auto setGrid = [into](const std::string& text) {
        into->grid = text;
        return fieldNamed(text) ? "" : "no such grid; say \"expert\" or \"24x18x60\"";
    };
    const auto setVariant = [into](const std::string& text) {
        into->variant = text;
        return variantNamed(text) ? "" : "no such variant; there are standard and no-guess";
    };
    cli::addText(app, "--grid", "GRID", setGrid,
                 "grid, as named by \"gridlark-cli games\", or COLUMNSxROWSxMINES");
    cli::addText(app, "--variant", "VARIANT", setVariant, "standard (unless told) or no-guess");
    cli::addNumber(app, "--columns", choice->columns, shortestSide, longestSide,
                   "in place of the grid's");
    cli::addNumber(app, "--rows", choice->rows, shortestSide, longestSide,
                   "in place of the grid's");
    cli::addNumber(app, "--mines", choice->mines, 0, longestSide * longestSide,
                   "in place of the grid's");
    cli::addText(
        app, "--start", "R,C",
        [into](const std::string& text) { return setStart(text, into->start); },
        "first cell: row and column from 0; at random unless told");
    return choice;
}

tl::expected<Field, std::string> fieldOf(const Choice& choice) {
    const bool whole = choice.columns > 0 && choice.rows > 0 && choice.mines >= 0;
    if (choice.grid.empty() && !whole) return Wrong("--grid is required");
    Field field = fieldNamed(choice.grid).value_or(Field{});
    if (choice.columns > 0) field.size.columns = choice.columns;
    if (choice.rows > 0) field.size.rows = choice.rows;
    if (choice.mines >= 0) field.mines = choice.mines;
    if (!valid(field)) {
        return Wrong("--mines: at most " + std::to_string(mostMines(field.size)) +
                     " leave room for the first opening");
    }
    if (choice.start && !field.size.contains(*choice.start)) {
        return Wrong("--start: outside the board");
    }
    return field;
}

kit::Cell firstCell(const Choice& choice, const Field& field, kit::DealNumber number) {
    if (choice.start) return *choice.start;
    kit::Random random("minesweeper/" + name(field) + "/first", number);
    return randomCell(field.size, random);
}

}  // namespace gridlark::minesweeper
