#include "own_text.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "placement/rules/board_text.h"

namespace gridlark::queens {
namespace {

using Json = nlohmann::json;
using Row = std::vector<std::string>;

constexpr std::size_t longest = 65'536;
constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view between = " \t\r,;|";

/// The characters of a line, without what stands between them.
Row charactersOf(std::string_view line) {
    std::string cells(line);
    std::erase_if(cells, [](char byte) { return between.find(byte) != std::string_view::npos; });
    return placement::charactersOf(cells);
}

/// Empty lines before and after the map do not count; one within it is a row without cells.
tl::expected<OwnText, Finding> fromLines(std::string_view text) {
    OwnText own;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        Row row = charactersOf(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!row.empty() || !own.rows.empty()) own.rows.push_back(std::move(row));
    }
    while (!own.rows.empty() && own.rows.back().empty()) own.rows.pop_back();
    if (own.rows.empty()) return tl::unexpected(Finding::empty);
    return own;
}

std::optional<int> wholeNumber(const Json& value) {
    if (!value.is_number_integer()) return std::nullopt;
    const auto number = value.get<std::int64_t>();
    const bool fits = number >= 0 && number <= std::numeric_limits<int>::max();
    return fits ? std::optional(static_cast<int>(number)) : std::nullopt;
}

/// An absent list is an empty one.
std::optional<std::vector<kit::Cell>> cellsUnder(const char* key, const Json& object) {
    std::vector<kit::Cell> cells;
    const auto list = object.find(key);
    if (list == object.end()) return cells;
    if (!list->is_array()) return std::nullopt;
    for (const Json& pair : *list) {
        if (!pair.is_array() || pair.size() != 2) return std::nullopt;
        const auto row = wholeNumber(pair[0]);
        const auto column = wholeNumber(pair[1]);
        if (!row || !column) return std::nullopt;
        cells.push_back({*row, *column});
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

tl::expected<OwnText, Finding> fromJson(std::string_view text) {
    Json object = Json::parse(text, nullptr, false);
    if (object.is_discarded()) {
        object = Json::parse(text.substr(0, text.find('\n')), nullptr, false);
    }
    if (!object.is_object()) return tl::unexpected(Finding::badJson);
    const auto regions = object.find("regions");
    if (regions == object.end() || !regions->is_array() || regions->empty()) {
        return tl::unexpected(Finding::noRegions);
    }
    OwnText own;
    for (const Json& line : *regions) {
        if (!line.is_string()) return tl::unexpected(Finding::noRegions);
        own.rows.push_back(charactersOf(line.get_ref<const std::string&>()));
    }
    auto given = cellsUnder("given", object);
    auto blocked = cellsUnder("blocked", object);
    if (!given || !blocked) return tl::unexpected(Finding::badCells);
    own.given = std::move(*given);
    own.blocked = std::move(*blocked);
    return own;
}

}  // namespace

tl::expected<OwnText, Finding> parseOwn(std::string_view text) {
    if (text.size() > longest) return tl::unexpected(Finding::tooLong);
    if (text.substr(0, byteOrderMark.size()) == byteOrderMark) {
        text.remove_prefix(byteOrderMark.size());
    }
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return tl::unexpected(Finding::empty);
    return text[first] == '{' ? fromJson(text.substr(first)) : fromLines(text);
}

}  // namespace gridlark::queens
