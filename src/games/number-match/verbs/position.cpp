#include "position.h"

#include "number-match/rules/state.h"

namespace gridlark::number_match {
namespace {

using cli::Json;
using Wrong = tl::unexpected<std::string>;

/// The number under `key`, or `usual` without one.
tl::expected<int, std::string> numberOf(const Json& line, const char* key, int usual, int least,
                                        int most) {
    const auto value = line.find(key);
    if (value == line.end()) return usual;
    const auto number = cli::wholeNumber(*value, least, most);
    if (number) return *number;
    return Wrong('"' + std::string(key) + "\" is not a number from " + std::to_string(least) +
                 " to " + std::to_string(most));
}

/// Appends a row. Returns what is wrong with it, or nothing.
std::string appendRow(const Json& row, bool last, Board& board) {
    if (!row.is_string()) return "not a text";
    const auto& letters = row.get_ref<const std::string&>();
    const auto width = static_cast<std::size_t>(board.columns);
    if (letters.empty()) return "no characters";
    if (letters.size() > width) return "more than " + std::to_string(width) + " characters";
    if (letters.size() < width && !last) return "only the last row may be shorter";
    for (std::size_t column = 0; column < letters.size(); ++column) {
        const char letter = letters[column];
        const bool digit = letter >= '1' && letter <= '9';
        if (!digit && letter != '.') {
            return "column " + std::to_string(column) + ": neither a digit from 1 to 9 nor a dot";
        }
        board.digits.push_back(digit ? static_cast<Digit>(letter - '0') : noDigit);
    }
    return board.digits.size() > mostSlots ? "too many cells" : "";
}

tl::expected<kit::Cell, std::string> cellOf(const Json& line, const char* key, const Board& board) {
    const auto value = line.find(key);
    const std::string quoted = '"' + std::string(key) + '"';
    if (value == line.end()) return Wrong(quoted + " is missing");
    const auto cell = cli::cellOf(*value, {board.rows(), board.columns});
    if (!cell) return Wrong(quoted + ": " + cell.error());
    if (!board.contains(*cell)) return Wrong(quoted + ": outside the board");
    return *cell;
}

}  // namespace

tl::expected<Position, std::string> positionOf(const Json& line) {
    const auto columns = numberOf(line, "columns", usualColumns, 1, mostColumns);
    if (!columns) return Wrong(columns.error());
    const auto adds = numberOf(line, "adds", addsOfAGame, 0, mostAdds);
    if (!adds) return Wrong(adds.error());
    Position position;
    position.board.columns = *columns;
    position.adds = *adds;
    const auto rows = line.find("rows");
    if (rows == line.end() || !rows->is_array()) return Wrong("\"rows\" is not a list of rows");
    for (std::size_t row = 0; row < rows->size(); ++row) {
        const std::string wrong = appendRow((*rows)[row], row + 1 == rows->size(), position.board);
        if (!wrong.empty()) return Wrong("\"rows\", row " + std::to_string(row) + ": " + wrong);
    }
    return position;
}

tl::expected<Pair, std::string> pairOf(const Json& line, const Board& board) {
    const auto a = cellOf(line, "a", board);
    if (!a) return Wrong(a.error());
    const auto b = cellOf(line, "b", board);
    if (!b) return Wrong(b.error());
    return Pair{*a, *b};
}

Json toJson(const Position& position) {
    const Board& board = position.board;
    Json rows = Json::array();
    for (int row = 0; row < board.rows(); ++row) {
        std::string text;
        for (kit::Cell cell{row, 0}; board.contains(cell); ++cell.column) {
            text += board[cell] == noDigit ? '.' : static_cast<char>('0' + board[cell]);
        }
        rows.push_back(std::move(text));
    }
    return {{"columns", board.columns}, {"rows", std::move(rows)}, {"adds", position.adds}};
}

Json toJson(const Pair& pair) {
    return Json::array({cli::toJson(pair.a), cli::toJson(pair.b)});
}

}  // namespace gridlark::number_match
