/// Reads the texts of states and actions, strictly and with the place of what is wrong. The inside
/// of the rules cores.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

#include "gridlark/kit/rules.h"

namespace gridlark::placement {

/// Goes through a text once, from left to right. After the first failure every answer is empty and
/// `error` tells where and what.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    [[nodiscard]] bool failed() const { return error_.has_value(); }
    [[nodiscard]] bool atEnd() const { return position_ == text_.size(); }
    [[nodiscard]] std::size_t position() const { return position_; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(position_); }
    [[nodiscard]] const kit::TextError& error() const { return *error_; }

    void fail(std::size_t position, std::string what) {
        if (!error_) error_ = kit::TextError{position, std::move(what)};
    }

    /// True and past it if `text` comes next.
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

    /// All up to the next space or the end; at least one character.
    std::string_view word() {
        if (failed()) return {};
        const std::size_t end = std::min(text_.find(' ', position_), text_.size());
        const std::string_view found = text_.substr(position_, end - position_);
        if (found.empty()) fail(position_, "expected a word");
        position_ = end;
        return found;
    }

    /// " key=number".
    int count(std::string_view key, int least, int most) {
        expect(' ' + std::string(key) + '=');
        return number(least, most);
    }

    /// Digits without sign or leading zero, from `least` to `most`.
    int number(int least, int most) {
        const std::size_t start = position_;
        long long value = 0;
        while (!failed() && !atEnd() && text_[position_] >= '0' && text_[position_] <= '9') {
            value = value * 10 + (text_[position_++] - '0');
            if (value > most) break;
        }
        const bool zeros = position_ - start > 1 && text_[start] == '0';
        if (position_ == start || zeros || value < least || value > most) {
            fail(start,
                 "expected a number from " + std::to_string(least) + " to " + std::to_string(most));
        }
        return static_cast<int>(value);
    }

  private:
    std::string_view text_;
    std::size_t position_ = 0;
    std::optional<kit::TextError> error_;
};

}  // namespace gridlark::placement
