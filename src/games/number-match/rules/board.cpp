#include "board.h"

#include <algorithm>

namespace gridlark::number_match {
namespace {

bool isDigit(Digit digit) {
    return digit != noDigit;
}

}  // namespace

std::vector<Digit> digitsOf(const Board& board) {
    std::vector<Digit> digits;
    digits.reserve(board.digits.size());
    std::copy_if(board.digits.begin(), board.digits.end(), std::back_inserter(digits), isDigit);
    return digits;
}

int digitsLeft(const Board& board) {
    return static_cast<int>(std::count_if(board.digits.begin(), board.digits.end(), isDigit));
}

std::vector<int> emptyRows(const Board& board) {
    std::vector<int> empty;
    for (int row = 0; row < board.rows(); ++row) {
        const auto first = board.digits.begin() + row * board.columns;
        const auto last = first + std::min(board.columns, board.count() - row * board.columns);
        if (std::none_of(first, last, isDigit)) empty.push_back(row);
    }
    return empty;
}

void collapse(Board& board) {
    const std::vector<int> empty = emptyRows(board);
    for (auto row = empty.rbegin(); row != empty.rend(); ++row) {
        const auto first = board.digits.begin() + *row * board.columns;
        const auto last = first + std::min(board.columns, board.count() - *row * board.columns);
        board.digits.erase(first, last);
    }
}

std::string textOf(const Board& board) {
    std::string text = std::to_string(board.columns) + ':';
    for (int index = 0; index < board.count(); ++index) {
        if (index > 0 && index % board.columns == 0) text += '/';
        const Digit digit = kit::at(board.digits, index);
        text += digit == noDigit ? '.' : static_cast<char>('0' + digit);
    }
    return text;
}

}  // namespace gridlark::number_match
