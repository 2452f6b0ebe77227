/// Reads the texts of boards, states and actions, strictly and with the place of what is wrong. The
/// inside of the rules core.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "gridlark/kit/rules.h"

#include "board.h"

namespace gridlark::number_match {

/// Goes through a text once, from left to right. After the first failure every answer is empty and
/// `error` tells where and what.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    [[nodiscard]] bool failed() const { return error_.has_value(); }
    [[nodiscard]] std::size_t position() const { return position_; }
    [[nodiscard]] const kit::TextError& error() const { return *error_; }

    void fail(std::size_t position, std::string what);

    /// True and past it if `text` comes next.
    bool skip(std::string_view text);
    void expect(std::string_view text);
    void expectEnd();

    /// All up to the next space or the end; at least one character.
    std::string_view word();
    /// Digits without sign or leading zero, from `least` to `most`.
    int number(int least, int most);
    /// A number after "NAME=".
    int count(std::string_view name, int least, int most);
    /// " 2,3" on the largest board.
    kit::Cell cell();
    /// "9:123456789/12.4", up to the next space or the end.
    Board board();

  private:
    void readRow(Board& board, std::string_view row, std::size_t at, bool last);

    std::string_view text_;
    std::size_t position_ = 0;
    std::optional<kit::TextError> error_;
};

}  // namespace gridlark::number_match
