#include "reader.h"

#include <algorithm>

namespace gridlark::number_match {

kit::Cell Reader::cell() {
    expect(" ");
    const int row = number(0, static_cast<int>(mostSlots) - 1);
    expect(",");
    return {row, number(0, mostColumns - 1)};
}

void Reader::readRow(Board& board, std::string_view row, std::size_t at, bool last) {
    const auto width = static_cast<std::size_t>(board.columns);
    if (row.size() > width || row.empty() || (row.size() < width && !last)) {
        return fail(at, "a row of another length");
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool digit = row[i] >= '1' && row[i] <= '9';
        if (!digit && row[i] != '.') return fail(at + i, "expected a digit or a gap");
        board.digits.push_back(digit ? static_cast<Digit>(row[i] - '0') : noDigit);
    }
}

Board Reader::board() {
    Board board;
    board.columns = number(1, mostColumns);
    expect(":");
    if (failed() || atEnd() || peek() == ' ') return board;
    std::size_t at = position();
    std::string_view rows = word();
    if (rows.size() > 2 * mostSlots) fail(at, "too many slots");
    for (bool last = false; !last && !failed();) {
        const std::size_t length = std::min(rows.find('/'), rows.size());
        last = length == rows.size();
        readRow(board, rows.substr(0, length), at, last);
        rows.remove_prefix(last ? length : length + 1);
        at += length + 1;
    }
    if (board.digits.size() > mostSlots) fail(at, "too many slots");
    return board;
}

}  // namespace gridlark::number_match
