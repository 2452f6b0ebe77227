#include "record.h"

#include <algorithm>

#include "chain.h"
#include "reader.h"

namespace gridlark::chain {
namespace {

using What = RecordError::What;

constexpr std::string_view title = "Chain";
constexpr std::size_t longestWord = 40;

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

struct Line {
    std::string_view text;
    int number = 1;
};

std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        if (!line.empty()) lines.push_back({line, number});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Several blanks between two tokens count as one.
std::string squeezed(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        const char plain = letter == '\t' ? ' ' : letter;
        if (plain != ' ' || result.empty() || result.back() != ' ') result += plain;
    }
    return result;
}

/// "12." before a turn.
std::string_view withoutNumber(std::string_view text) {
    const std::size_t digits = text.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || text[digits] != '.') return text;
    return trimmed(text.substr(digits + 1));
}

class RecordReader {
  public:
    explicit RecordReader(std::string_view text) : lines_(linesOf(text)) {}

    tl::expected<Record, RecordError> read() {
        readStart();
        while (!error_ && at_ < lines_.size()) readLine(lines_[at_++]);
        if (error_) return tl::unexpected(std::move(*error_));
        return std::move(record_);
    }

  private:
    void fail(What what, int line, std::string_view word) {
        if (error_) return;
        error_ = {.what = what, .line = line, .word = std::string(word.substr(0, longestWord))};
    }

    void failBoard(const Line& line, kit::TextError why) {
        fail(What::board, line.number, line.text);
        error_->text = std::move(why);
    }

    void readStart() {
        if (at_ < lines_.size() && lines_[at_].text == title) ++at_;
        Line line;
        for (int row = 0; row <= boardSize.rows; ++row) {
            const bool there = at_ < lines_.size();
            line = there ? lines_[at_++] : Line{{}, lines_.empty() ? 1 : lines_.back().number};
            const std::string words = squeezed(line.text);
            Reader reader(words);
            row < boardSize.rows ? reader.row(record_.start, row, ' ')
                                 : reader.first(record_.start);
            if (const auto read = reader.finish(row); !read) {
                return failBoard({words, line.number}, read.error());
            }
        }
        position_ = record_.start;
        record_.outcome = outcomeOf(position_);
        if (record_.outcome.end != End::none) failBoard(line, {0, "a player without pieces"});
    }

    void readLine(const Line& line) {
        if (line.text == name(End::agreed)) return readEnd(line, {End::agreed, std::nullopt});
        for (const Colour colour : {Colour::blue, Colour::red}) {
            if (line.text != "resigned " + std::string(name(colour))) continue;
            return readEnd(line, {End::resigned, other(colour)});
        }
        std::string_view rest = line.text;
        while (!error_ && !rest.empty()) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            const std::string_view word = withoutNumber(trimmed(rest.substr(0, comma)));
            if (!word.empty()) readTurn(line, word);
            rest.remove_prefix(std::min(comma + 1, rest.size()));
        }
    }

    void readEnd(const Line& line, Outcome outcome) {
        if (record_.outcome.end != End::none) return fail(What::ending, line.number, line.text);
        record_.outcome = outcome;
    }

    void readTurn(const Line& line, std::string_view word) {
        if (record_.outcome.end != End::none) return fail(What::ending, line.number, word);
        const auto turn = turnFrom(squeezed(word));
        const auto result = turn ? after(position_, *turn)
                                 : tl::expected<After, Refusal>(tl::unexpected(Refusal::noPiece));
        if (!result) {
            fail(turn ? What::illegal : What::turn, line.number, word);
            error_->turn = static_cast<int>(record_.turns.size()) + 1;
            error_->player = position_.turn;
            if (turn) error_->refusal = result.error();
            if (!turn) error_->text = turn.error();
            return;
        }
        record_.turns.push_back(*turn);
        position_ = result->position;
        record_.outcome = result->outcome;
    }

    std::vector<Line> lines_;
    std::size_t at_ = 0;
    Record record_;
    Position position_;
    std::optional<RecordError> error_;
};

}  // namespace

Record recordOf(const State& state) {
    Record record{state.start, {}, state.outcome};
    for (Turns::Entry& entry : state.turns.list()) record.turns.push_back(std::move(entry.turn));
    return record;
}

std::string text(const Record& record) {
    std::string text(title);
    text += '\n';
    for (const std::string& row : rowsOf(record.start)) text += row + '\n';
    text += std::string(name(record.start.turn)) + ' ' + std::to_string(record.start.quiet) + '\n';
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        text += i % 2 == 0 ? std::to_string(i / 2 + 1) + ". " : ", ";
        text += chain::text(record.turns[i]);
        if (i % 2 == 1 || i + 1 == record.turns.size()) text += '\n';
    }
    const Outcome& outcome = record.outcome;
    if (outcome.end == End::agreed) text += "agreed\n";
    if (outcome.end == End::resigned && outcome.winner) {
        text += "resigned " + std::string(name(other(*outcome.winner))) + '\n';
    }
    return text;
}

tl::expected<Record, RecordError> recordFrom(std::string_view text) {
    if (text.size() > longestRecord) return tl::unexpected(RecordError{.what = What::tooLong});
    return RecordReader(text).read();
}

State continued(const Record& record, std::size_t turns, Variant variant, int level,
                Colour person) {
    State state = newGame(variant, level, person, record.start);
    state.casual = true;
    const std::size_t count = std::min(turns, record.turns.size());
    for (std::size_t i = 0; i < count; ++i) {
        auto next = Chain::apply(state, Play{record.turns[i]});
        if (!next) break;
        state = std::move(*next);
    }
    return state;
}

}  // namespace gridlark::chain
