#include "reader.h"

#include <algorithm>
#include <utility>

namespace gridlark::number_match {

void Reader::fail(std::size_t position, std::string what) {
    if (!error_) error_ = kit::TextError{position, std::move(what)};
}

bool Reader::skip(std::string_view text) {
    if (failed() || text_.substr(position_, text.size()) != text) return false;
    position_ += text.size();
    return true;
}

void Reader::expect(std::string_view text) {
    if (!skip(text)) fail(position_, "expected \"" + std::string(text) + '"');
}

void Reader::expectEnd() {
    if (position_ != text_.size()) fail(position_, "text after the end");
}

std::string_view Reader::word() {
    if (failed()) return {};
    const std::size_t end = std::min(text_.find(' ', position_), text_.size());
    const std::string_view found = text_.substr(position_, end - position_);
    if (found.empty()) fail(position_, "expected a word");
    position_ = end;
    return found;
}

int Reader::number(int least, int most) {
    const std::size_t start = position_;
    constexpr std::size_t longest = 9;
    int value = 0;
    while (!failed() && position_ < text_.size() && position_ - start < longest &&
           text_[position_] >= '0' && text_[position_] <= '9') {
        value = value * 10 + (text_[position_++] - '0');
    }
    const bool zeros = position_ - start > 1 && text_[start] == '0';
    if (position_ == start || zeros || value < least || value > most) {
        fail(start,
             "expected a number from " + std::to_string(least) + " to " + std::to_string(most));
    }
    return failed() ? 0 : value;
}

int Reader::count(std::string_view name, int least, int most) {
    expect(name);
    expect("=");
    return number(least, most);
}

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
    if (failed() || position_ == text_.size() || text_[position_] == ' ') return board;
    std::size_t at = position_;
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
