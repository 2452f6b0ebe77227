/// Reads the texts of states, actions and records, strictly and with the place of what is wrong.
/// The inside of the rules core.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "gridlark/kit/rules.h"

#include "turn.h"

namespace gridlark::chain {

/// Goes through a text once, from left to right. After the first failure every answer is empty and
/// `error` tells where and what.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    [[nodiscard]] bool failed() const { return error_.has_value(); }
    [[nodiscard]] bool atEnd() const { return position_ == text_.size(); }
    [[nodiscard]] std::size_t position() const { return position_; }
    [[nodiscard]] const kit::TextError& error() const { return *error_; }

    void fail(std::size_t position, std::string what);

    /// True and past it if `text` comes next.
    bool skip(std::string_view text);
    void expect(std::string_view text);
    void expectEnd();

    /// All up to the next of `stops` or the end; may be empty.
    std::string_view until(std::string_view stops);
    /// Digits without sign or leading zero, up to `most`.
    int number(int most);
    Square square();
    Colour colour();
    /// A turn in notation.
    Turn turn();
    /// One row of the board, ten tokens apart by `between`; every piece at most once.
    void row(Position& position, int row, char between);

  private:
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : text_[position_]; }

    std::string_view text_;
    std::size_t position_ = 0;
    std::optional<kit::TextError> error_;
};

}  // namespace gridlark::chain
