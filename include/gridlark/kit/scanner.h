/// Reads the texts of states and actions strictly, and says where an error is. For rules cores.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "gridlark/kit/rules.h"

namespace gridlark::kit {

/// Reads a text once, from left to right. After the first failure every answer is empty, and
/// `error` says what failed and where.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    [[nodiscard]] bool failed() const { return error_.has_value(); }
    [[nodiscard]] bool atEnd() const { return position_ == text_.size(); }
    [[nodiscard]] std::size_t position() const { return position_; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(position_); }
    /// What was read since `start`, an earlier position.
    [[nodiscard]] std::string_view since(std::size_t start) const {
        return text_.substr(start, position_ - start);
    }
    /// The next character, not consumed; '\0' at the end.
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : text_[position_]; }
    /// Only when `failed`.
    [[nodiscard]] const TextError& error() const { return *error_; }

    void fail(std::size_t position, std::string what) {
        if (!error_) error_ = TextError{position, std::move(what)};
    }

    /// Skips `text` if it comes next; true if it did.
    bool skip(std::string_view text) {
        if (failed() || text_.substr(position_, text.size()) != text) return false;
        position_ += text.size();
        return true;
    }

    void expect(std::string_view text) {
        if (!skip(text)) fail(position_, "expected \"" + std::string(text) + '"');
    }

    void expectEnd() {
        if (!atEnd()) fail(position_, "text after the end");
    }

    /// Ends every reader: `value` if the whole text was read and nothing failed, otherwise the
    /// first error.
    template <class T>
    [[nodiscard]] Read<T> finish(T value) {
        expectEnd();
        if (failed()) return tl::unexpected(error());
        return value;
    }

    /// The next character; a failure at the end.
    char next() {
        if (atEnd()) fail(position_, "the text ends too early");
        return failed() ? '\0' : text_[position_++];
    }

    /// The text up to the next of `stops` or the end; may be empty.
    std::string_view until(std::string_view stops) {
        if (failed()) return {};
        const std::size_t start = position_;
        position_ = std::min(text_.find_first_of(stops, position_), text_.size());
        return since(start);
    }

    /// The text up to the next space or the end; at least one character.
    std::string_view word() {
        const std::string_view found = until(" ");
        if (found.empty()) fail(position_, "expected a word");
        return found;
    }

    /// " key=number".
    int count(std::string_view key, int least, int most) {
        expect(' ' + std::string(key) + '=');
        return number(least, most);
    }

    /// Digits without sign or leading zero, from `least` (not negative) to `most`.
    int number(int least, int most) {
        return static_cast<int>(
            digits(static_cast<std::uint64_t>(least), static_cast<std::uint64_t>(most)));
    }

    /// The same from 0 to `most`, with all 64 bits.
    std::uint64_t large(std::uint64_t most) { return digits(0, most); }

  private:
    std::uint64_t digits(std::uint64_t least, std::uint64_t most) {
        const std::size_t start = position_;
        std::uint64_t value = 0;
        bool tooLarge = false;
        while (!failed() && peek() >= '0' && peek() <= '9' && !tooLarge) {
            const auto digit = static_cast<std::uint64_t>(text_[position_++] - '0');
            tooLarge = digit > most || value > (most - digit) / 10;
            if (!tooLarge) value = value * 10 + digit;
        }
        const bool zeros = position_ - start > 1 && text_[start] == '0';
        if (position_ == start || zeros || tooLarge || value < least) {
            fail(start,
                 "expected a number from " + std::to_string(least) + " to " + std::to_string(most));
        }
        return failed() ? 0 : value;
    }

    std::string_view text_;
    std::size_t position_ = 0;
    std::optional<TextError> error_;
};

}  // namespace gridlark::kit
