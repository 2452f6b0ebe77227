/// Reads the texts of states and actions, strictly and with the place of what is wrong. The inside
/// of the rules core.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "gridlark/kit/rules.h"

#include "state.h"

namespace gridlark::minesweeper {

/// Goes through a text once, from left to right. After the first failure every answer is empty and
/// `error` tells where and what.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    [[nodiscard]] bool failed() const { return error_.has_value(); }
    [[nodiscard]] std::size_t position() const { return position_; }
    [[nodiscard]] const kit::TextError& error() const { return *error_; }
    /// What was read since `start`, an earlier position.
    [[nodiscard]] std::string_view since(std::size_t start) const {
        return text_.substr(start, position_ - start);
    }

    void fail(std::size_t position, std::string what);

    /// True and past it if `text` comes next.
    bool skip(std::string_view text);
    void expect(std::string_view text);
    void expectEnd();

    /// The next character; a failure at the end.
    char next();
    /// All up to the next space or the end; at least one character.
    std::string_view word();
    /// Digits without sign or leading zero, up to `most`.
    std::uint64_t number(std::uint64_t most);
    /// "9x9x10"; a failure if it is not valid.
    Field field();
    /// "2,3" on a board of 100 by 100.
    kit::Cell cell();

  private:
    std::string_view text_;
    std::size_t position_ = 0;
    std::optional<kit::TextError> error_;
};

}  // namespace gridlark::minesweeper
