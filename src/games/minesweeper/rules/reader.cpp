#include "reader.h"

#include <algorithm>
#include <utility>

namespace gridlark::minesweeper {

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

char Reader::next() {
    if (position_ == text_.size()) fail(position_, "the text ends too early");
    return failed() ? '\0' : text_[position_++];
}

std::string_view Reader::word() {
    if (failed()) return {};
    const std::size_t end = std::min(text_.find(' ', position_), text_.size());
    const std::string_view found = text_.substr(position_, end - position_);
    if (found.empty()) fail(position_, "expected a word");
    position_ = end;
    return found;
}

std::uint64_t Reader::number(std::uint64_t most) {
    const std::size_t start = position_;
    std::uint64_t value = 0;
    bool tooLarge = false;
    while (!failed() && position_ < text_.size() && text_[position_] >= '0' &&
           text_[position_] <= '9') {
        const auto digit = static_cast<std::uint64_t>(text_[position_++] - '0');
        tooLarge = tooLarge || value > (most - std::min(digit, most)) / 10 || digit > most;
        if (tooLarge) break;
        value = value * 10 + digit;
    }
    const bool zeros = position_ - start > 1 && text_[start] == '0';
    if (position_ == start || zeros || tooLarge) {
        fail(start, "expected a number from 0 to " + std::to_string(most));
    }
    return failed() ? 0 : value;
}

Field Reader::field() {
    const std::size_t start = position_;
    Field field;
    field.size.columns = static_cast<int>(number(longestSide));
    expect("x");
    field.size.rows = static_cast<int>(number(longestSide));
    expect("x");
    field.mines = static_cast<int>(number(longestSide * longestSide));
    if (!failed() && !valid(field)) fail(start, "no such grid");
    return failed() ? Field{} : field;
}

kit::Cell Reader::cell() {
    const int row = static_cast<int>(number(longestSide - 1));
    expect(",");
    return {row, static_cast<int>(number(longestSide - 1))};
}

}  // namespace gridlark::minesweeper
