#include "moves.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>

#include "gridlark/kit/names.h"

namespace gridlark::chain {
namespace {

constexpr kit::Names refusals{std::pair{Refusal::over, "over"},
                              std::pair{Refusal::noPiece, "no-piece"},
                              std::pair{Refusal::notYours, "not-yours"},
                              std::pair{Refusal::otherPiece, "other-piece"},
                              std::pair{Refusal::occupied, "occupied"},
                              std::pair{Refusal::landed, "landed"},
                              std::pair{Refusal::tooFar, "too-far"},
                              std::pair{Refusal::nothingToJump, "nothing-to-jump"},
                              std::pair{Refusal::stepTaken, "step-taken"},
                              std::pair{Refusal::stepAfterJump, "step-after-jump"},
                              std::pair{Refusal::afterRemoval, "after-removal"},
                              std::pair{Refusal::missing, "missing"},
                              std::pair{Refusal::tooShort, "too-short"},
                              std::pair{Refusal::apart, "apart"},
                              std::pair{Refusal::removed, "removed"},
                              std::pair{Refusal::nothingDone, "nothing-done"},
                              std::pair{Refusal::somethingDone, "something-done"},
                              std::pair{Refusal::notHere, "not-here"},
                              std::pair{Refusal::nothingThere, "nothing-there"}};

constexpr kit::Names ends{std::pair{End::none, "none"},         std::pair{End::cleared, "cleared"},
                          std::pair{End::stranded, "stranded"}, std::pair{End::quiet, "quiet"},
                          std::pair{End::resigned, "resigned"}, std::pair{End::agreed, "agreed"}};

struct Distance {
    int rows = 0;
    int columns = 0;

    [[nodiscard]] bool step() const { return std::max(std::abs(rows), std::abs(columns)) == 1; }
    /// Two squares along a row, a column or a diagonal.
    [[nodiscard]] bool jump() const {
        const auto even = [](int n) { return n == 0 || std::abs(n) == 2; };
        return even(rows) && even(columns) && (rows != 0 || columns != 0);
    }
};

Distance between(Square from, Square to) {
    const kit::Cell a = boardSize.cell(from);
    const kit::Cell b = boardSize.cell(to);
    return {b.row - a.row, b.column - a.column};
}

bool onBoard(Square square) {
    return square >= 0 && square < boardSize.area();
}

bool touch(Square a, Square b) {
    return a != nowhere && b != nowhere && between(a, b).step();
}

bool landedOn(const Turn& draft, Square square) {
    return std::find(draft.path.begin(), draft.path.end(), square) != draft.path.end();
}

bool stepped(const Turn& draft) {
    return draft.path.size() == 2 && between(draft.path[0], draft.path[1]).step();
}

/// Why no piece may move from `from`, wherever it wants to go.
std::optional<Refusal> fixed(const Position& position, const Turn& draft, Square from) {
    if (draft.removed) return Refusal::afterRemoval;
    const auto piece = pieceAt(drafted(position, draft), from);
    if (!piece) return Refusal::noPiece;
    if (piece->colour != position.turn) return Refusal::notYours;
    if (draft.piece != 0 && draft.piece != piece->number) return Refusal::otherPiece;
    if (stepped(draft)) return Refusal::stepTaken;
    return std::nullopt;
}

std::optional<Refusal> blocked(const Position& board, const Turn& draft, Square from, Square to) {
    if (!onBoard(to)) return Refusal::tooFar;
    if (landedOn(draft, to)) return Refusal::landed;
    if (pieceAt(board, to)) return Refusal::occupied;
    const Distance way = between(from, to);
    if (way.step()) {
        if (draft.piece != 0) return Refusal::stepAfterJump;
        return std::nullopt;
    }
    if (!way.jump()) return Refusal::tooFar;
    if (!pieceAt(board, (from + to) / 2)) return Refusal::nothingToJump;
    return std::nullopt;
}

/// The squares that shortest series of jumps lead to, from the nearest on.
class Series {
  public:
    Series(const Position& board, const Turn& draft, Square start) : board_(boardOf(board)) {
        before_.fill(nowhere);
        queue_.push_back(start);
        while (!queue_.empty()) {
            const Square here = queue_.front();
            queue_.pop_front();
            spread(draft, here);
        }
    }

    /// Empty if no series leads there.
    [[nodiscard]] std::vector<Square> pathTo(Square target) const {
        std::vector<Square> path;
        for (Square here = target; from(here) != nowhere; here = from(here)) path.push_back(here);
        std::reverse(path.begin(), path.end());
        return path;
    }

  private:
    /// Where the shortest series to a square jumps off last.
    [[nodiscard]] Square from(Square square) const { return kit::at(before_, square); }

    void spread(const Turn& draft, Square here) {
        for (const kit::Cell step : kit::kingSteps) {
            const kit::Cell middle = boardSize.cell(here) + step;
            if (!boardSize.contains(middle + step)) continue;
            const Square over = boardSize.index(middle);
            const Square to = boardSize.index(middle + step);
            // Never over its own square: all landings are an even number of rows and columns away.
            if (!kit::at(board_, over) || kit::at(board_, to)) continue;
            if (landedOn(draft, to) || from(to) != nowhere) continue;
            kit::at(before_, to) = here;
            queue_.push_back(to);
        }
    }

    Board board_;
    std::array<Square, boardSize.area()> before_{};
    std::deque<Square> queue_;
};

Outcome outcomeAfter(const Position& position, Colour mover, bool removed) {
    if (removed && piecesLeft(position, mover) == 0) return {End::cleared, mover};
    if (removed && stranded(numbersLeft(position, mover))) return {End::stranded, other(mover)};
    if (position.quiet >= mostQuietTurns) return {End::quiet, std::nullopt};
    return {};
}

}  // namespace

std::string_view name(Refusal refusal) {
    return refusals[refusal];
}

std::string_view name(End end) {
    return ends[end];
}

bool jumps(const Turn& turn) {
    return turn.path.size() > 1 && !stepped(turn);
}

tl::expected<Turn, Refusal> hop(const Position& position, const Turn& draft, Square from,
                                Square to) {
    if (!onBoard(from)) return tl::unexpected(Refusal::noPiece);
    if (const auto why = fixed(position, draft, from)) return tl::unexpected(*why);
    const Position board = drafted(position, draft);
    if (const auto why = blocked(board, draft, from, to)) return tl::unexpected(*why);
    Turn next = draft;
    if (next.path.empty()) next.path.push_back(from);
    next.piece = pieceAt(board, from)->number;
    next.path.push_back(to);
    return next;
}

tl::expected<Turn, Refusal> remove(const Position& position, const Turn& draft, Run run) {
    if (draft.removed) return tl::unexpected(Refusal::removed);
    if (run.first < 1 || run.last > pieces) return tl::unexpected(Refusal::missing);
    if (run.length() < shortestChain) return tl::unexpected(Refusal::tooShort);
    const Position board = drafted(position, draft);
    const unsigned gone = run.numbers() & ~numbersLeft(board, board.turn);
    if (gone != 0) return tl::unexpected(Refusal::missing);
    for (int number = run.first; number < run.last; ++number) {
        const Square here = board.squareOf({board.turn, number});
        if (!touch(here, board.squareOf({board.turn, number + 1}))) {
            return tl::unexpected(Refusal::apart);
        }
    }
    Turn next = draft;
    next.removed = run;
    return next;
}

Position drafted(const Position& position, const Turn& draft) {
    Position board = position;
    if (draft.piece != 0) board.put({board.turn, draft.piece}, draft.target());
    if (!draft.removed) return board;
    for (int number = draft.removed->first; number <= draft.removed->last; ++number) {
        board.put({board.turn, number}, nowhere);
    }
    return board;
}

tl::expected<After, Refusal> after(const Position& position, const Turn& turn) {
    Turn draft;
    for (std::size_t i = 1; i < turn.path.size(); ++i) {
        auto next = hop(position, draft, turn.path[i - 1], turn.path[i]);
        if (!next) return tl::unexpected(next.error());
        draft = std::move(*next);
    }
    // The notation names the piece: it must be the one that stands there.
    if (draft.piece != turn.piece || draft.path != turn.path) {
        return tl::unexpected(Refusal::noPiece);
    }
    if (turn.removed) {
        auto next = remove(position, draft, *turn.removed);
        if (!next) return tl::unexpected(next.error());
        draft = std::move(*next);
    }
    After result{drafted(position, draft), {}};
    result.position.turn = other(position.turn);
    const int quiet = turn.removed ? 0 : std::min(position.quiet + 1, mostQuietTurns);
    result.position.quiet = static_cast<std::int8_t>(quiet);
    result.outcome = outcomeAfter(result.position, position.turn, turn.removed.has_value());
    return result;
}

Outcome outcomeOf(const Position& position) {
    // Of two players without pieces, the one who has just had the turn was the first.
    for (const Colour colour : {other(position.turn), position.turn}) {
        if (piecesLeft(position, colour) == 0) return {End::cleared, colour};
    }
    if (position.quiet >= mostQuietTurns) return {End::quiet, std::nullopt};
    return {};
}

std::vector<Way> ways(const Position& position, const Turn& draft, Square from) {
    std::vector<Way> found;
    if (!onBoard(from) || fixed(position, draft, from)) return found;
    const Position board = drafted(position, draft);
    const Series series(board, draft, from);
    for (Square to = 0; to < boardSize.area(); ++to) {
        if (touch(from, to) && !blocked(board, draft, from, to)) {
            found.push_back({{to}});
        } else if (auto path = series.pathTo(to); !path.empty()) {
            found.push_back({std::move(path)});
        }
    }
    return found;
}

std::vector<Run> readyChains(const Position& position, Colour colour) {
    std::vector<Run> chains;
    for (int first = 1; first <= pieces;) {
        int last = first;
        while (last < pieces &&
               touch(position.squareOf({colour, last}), position.squareOf({colour, last + 1}))) {
            ++last;
        }
        if (Run{first, last}.length() >= shortestChain) chains.push_back({first, last});
        first = last + 1;
    }
    return chains;
}

bool loses(const Position& position, Colour colour, Run run) {
    return stranded(numbersLeft(position, colour) & ~run.numbers());
}

}  // namespace gridlark::chain
