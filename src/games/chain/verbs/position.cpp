#include "position.h"

#include <cstddef>
#include <vector>

namespace gridlark::chain {
namespace {

using cli::Json;
using Wrong = tl::unexpected<std::string>;

std::vector<std::string> tokensOf(const std::string& text) {
    std::vector<std::string> tokens;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = text.find_first_not_of(" \t", at);
        if (start == std::string::npos) break;
        at = std::min(text.find_first_of(" \t", start), text.size());
        tokens.push_back(text.substr(start, at - start));
    }
    return tokens;
}

/// What is wrong with a row, or nothing.
std::string readRow(const Json& text, int row, Position& position) {
    const std::string where = "\"board\", row " + std::to_string(row);
    if (!text.is_string()) return where + ": not a text";
    const auto tokens = tokensOf(text.get_ref<const std::string&>());
    if (tokens.size() != static_cast<std::size_t>(boardSize.columns)) {
        return where + ": not " + std::to_string(boardSize.columns) + " tokens";
    }
    for (int column = 0; column < boardSize.columns; ++column) {
        const std::string& token = tokens[static_cast<std::size_t>(column)];
        if (token == ".") continue;
        const std::string here = where + ", column " + std::to_string(column) + ": ";
        const auto piece = pieceNamed(token);
        if (!piece) return here + "neither \".\" nor b1 to b16 nor r1 to r16";
        if (position.squareOf(*piece) != nowhere) return here + token + " stands twice";
        position.put(*piece, boardSize.index({row, column}));
    }
    return {};
}

std::string readBoard(const Json& line, Position& position) {
    const auto rows = line.find("board");
    if (rows == line.end() || !rows->is_array()) return "\"board\" is not a list of rows";
    if (rows->size() != static_cast<std::size_t>(boardSize.rows)) {
        return "\"board\" has not " + std::to_string(boardSize.rows) + " rows";
    }
    for (int row = 0; row < boardSize.rows; ++row) {
        const std::string wrong = readRow((*rows)[static_cast<std::size_t>(row)], row, position);
        if (!wrong.empty()) return wrong;
    }
    return {};
}

}  // namespace

tl::expected<Given, std::string> givenIn(const Json& line) {
    Given given;
    const std::string wrong = readBoard(line, given.position);
    if (!wrong.empty()) return Wrong(wrong);
    const Json turn = line.value("turn", Json("blue"));
    const auto colour =
        turn.is_string() ? colourNamed(turn.get_ref<const std::string&>()) : std::nullopt;
    if (!colour) return Wrong("\"turn\" is neither \"blue\" nor \"red\"");
    given.position.turn = *colour;
    const auto quiet = cli::wholeNumber(line.value("quiet", Json(0)), 0, mostQuietTurns);
    if (!quiet) {
        return Wrong("\"quiet\" is not a number from 0 to " + std::to_string(mostQuietTurns));
    }
    given.position.quiet = static_cast<std::int8_t>(*quiet);
    const auto status = line.find("status");
    given.over = (status != line.end() && status->is_string() && *status != "playing") ||
                 outcomeOf(given.position).end != End::none;
    return given;
}

Json toJson(const Position& position) {
    return {{"board", rowsOf(position)}, {"turn", name(position.turn)}, {"quiet", position.quiet}};
}

void addVariant(CLI::App& app, Variant& variant) {
    const auto read = [&variant](const std::string& text) {
        const auto named = variantNamed(text);
        variant = named.value_or(variant);
        return std::string(named ? "" : "no such variant; there are fair and original");
    };
    cli::addText(app, "--variant", "VARIANT", read, "fair (by default) or original");
}

}  // namespace gridlark::chain
