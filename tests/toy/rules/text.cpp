#include <charconv>

#include "lights.h"

namespace gridlark::toy {
namespace {

using Lamps = kit::Grid<std::uint8_t>;

constexpr int largestSide = 5;

std::string rows(const Lamps& lamps) {
    std::string text;
    for (int i = 0; i < lamps.size().area(); ++i) {
        const kit::Cell cell = lamps.size().cell(i);
        if (cell.column == 0 && cell.row > 0) text += '/';
        text += lamps[cell] != 0 ? '1' : '0';
    }
    return text;
}

/// Walks through a text; after the first thing that does not fit it reads nothing more.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    bool skip(std::string_view word) {
        const bool there = !error_ && text_.substr(at_).starts_with(word);
        if (there) at_ += word.size();
        return there;
    }

    void expect(std::string_view word) {
        if (!skip(word)) fail("expected \"" + std::string(word) + "\"");
    }

    int number(int most) {
        int number = 0;
        const char* begin = text_.data() + at_;
        const char* end = text_.data() + text_.size();
        const auto read = std::from_chars(begin, end, number);
        const bool plain = read.ptr == begin + 1;  // one digit: nothing reads in two ways
        if (read.ec != std::errc() || !plain || number > most) fail("unexpected number");
        ++at_;
        return number;
    }

    Lamps lamps() {
        const std::string_view word = text_.substr(at_, text_.substr(at_).find(' '));
        const int side = static_cast<int>(std::min<std::size_t>(word.find('/'), word.size()));
        const kit::Size size{side, side};
        if (side < 1 || side > largestSide || word.size() + 1 != std::size_t(side * (side + 1))) {
            fail("expected as many rows as columns, 5 at most");
            return {};
        }
        Lamps lamps(size);
        for (int i = 0; i < size.area(); ++i) {
            if (i > 0 && i % side == 0) expect("/");
            if (skip("1"))
                lamps[size.cell(i)] = 1;
            else
                expect("0");
        }
        return lamps;
    }

    void fail(std::string what) {
        if (!error_) error_ = kit::TextError{at_, std::move(what)};
    }

    /// The value, if all of the text was read and fitted.
    template <class T>
    kit::Read<T> finish(T value) {
        if (at_ < text_.size()) fail("expected nothing more");
        if (error_) return tl::unexpected(*error_);
        return value;
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<kit::TextError> error_;
};

}  // namespace

std::string Lights::encode(const State& state) {
    return rows(state.lit) + ' ' + rows(state.needed) + " hints=" + std::to_string(state.hints);
}

std::string Lights::encode(const Action& action) {
    if (action.kind == Kind::hint) return "hint";
    return "tap " + std::to_string(action.cell.row) + ',' + std::to_string(action.cell.column);
}

kit::Read<State> Lights::decodeState(std::string_view text) {
    Scanner scanner(text);
    State state;
    state.lit = scanner.lamps();
    scanner.expect(" ");
    state.needed = scanner.lamps();
    scanner.expect(" hints=");
    state.hints = scanner.number(hintsPerGame);
    return scanner.finish(std::move(state));
}

kit::Read<Action> Lights::decodeAction(std::string_view text) {
    Scanner scanner(text);
    if (scanner.skip("hint")) return scanner.finish(Action{.kind = Kind::hint});
    scanner.expect("tap ");
    Action action;
    action.cell.row = scanner.number(largestSide - 1);
    scanner.expect(",");
    action.cell.column = scanner.number(largestSide - 1);
    return scanner.finish(action);
}

}  // namespace gridlark::toy
