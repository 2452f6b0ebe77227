/// The engine's moves against known counts and against a slow generator written another way.
#include "chain/engine/generate.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "boards.h"
#include "rounds.h"

namespace gridlark::chain {
namespace {

using Counts = std::vector<std::uint64_t>;

TEST(ChainPerft, TheKnownPosition) {
    EXPECT_EQ(perft(knownStart(), rounds(10) < 10 ? 3 : 4, {}).value(),
              rounds(10) < 10 ? (Counts{61, 3721, 260411}) : (Counts{61, 3721, 260411, 18437315}));
}

TEST(ChainPerft, EndsAreEnds) {
    // Blue has a step each, three removals, with and without moves; after x7-9 nothing follows.
    const Position last = board("r1/b7 b8 b9");
    const auto counts = perft(last, 2, {}).value();
    Counts byHand{0, 0};
    for (const Turn& turn : turnsIn(last)) {
        ++byHand[0];
        const auto next = after(last, turn);
        ASSERT_TRUE(next) << text(turn);
        if (next->outcome.end == End::none) byHand[1] += turnsIn(next->position).size();
    }
    EXPECT_EQ(counts, byHand);
    EXPECT_EQ(perft(board("r1"), 2, {}).value(), (Counts{0, 0})) << "blue has won";
    EXPECT_EQ(perft(board("b1/r1", Colour::blue, 60), 1, {}).value(),
              perft(board("b1/r1"), 1, {}).value())
        << "the draw rule is left aside";
    EXPECT_TRUE(turnsIn(board("b1/r1", Colour::blue, 60)).empty());
}

TEST(ChainPerft, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(perft(knownStart(), 5, source.get_token()), std::nullopt);
}

/// Written from the rules alone, with nothing of the engine or of moves.cpp: a board of letters,
/// recursion over jumps, sets of texts.
class Plain {
  public:
    explicit Plain(const Position& position) : mover_(position.turn) {
        for (const Colour colour : {Colour::blue, Colour::red}) {
            for (int number = 1; number <= pieces; ++number) {
                const Square square = position.squareOf({colour, number});
                if (square == nowhere) continue;
                grid_[square / 10][square % 10] = colour == mover_ ? number : -number;
            }
        }
    }

    /// "piece>square chain", one for each distinct turn.
    std::set<std::string> turns() {
        std::set<std::string> found;
        addRemovals("pass", found);
        for (int row = 0; row < 7; ++row) {
            for (int column = 0; column < 10; ++column) {
                if (grid_[row][column] > 0) addMoves(row, column, found);
            }
        }
        return found;
    }

  private:
    void addMoves(int row, int column, std::set<std::string>& found) {
        const int piece = grid_[row][column];
        std::set<std::pair<int, int>> targets;
        for (int r = row - 1; r <= row + 1; ++r) {
            for (int c = column - 1; c <= column + 1; ++c) {
                if (inside(r, c) && grid_[r][c] == 0) targets.insert({r, c});
            }
        }
        grid_[row][column] = 0;
        std::set<std::pair<int, int>> landed{{row, column}};
        jump(row, column, landed, targets);
        for (const auto& [r, c] : targets) {
            grid_[r][c] = piece;
            addRemovals(std::to_string(piece) + '>' + std::to_string(r * 10 + c), found);
            grid_[r][c] = 0;
        }
        grid_[row][column] = piece;
    }

    void jump(int row, int column, std::set<std::pair<int, int>>& landed,
              std::set<std::pair<int, int>>& targets) {
        for (int dr = -1; dr <= 1; ++dr) {
            for (int dc = -1; dc <= 1; ++dc) {
                const int r = row + 2 * dr;
                const int c = column + 2 * dc;
                if (!inside(r, c) || grid_[r][c] != 0 || grid_[row + dr][column + dc] == 0)
                    continue;
                if (!landed.insert({r, c}).second) continue;
                targets.insert({r, c});
                jump(r, c, landed, targets);
            }
        }
    }

    void addRemovals(const std::string& move, std::set<std::string>& found) const {
        found.insert(move);
        for (int first = 1; first <= 14; ++first) {
            for (int last = first + 2; last <= 16; ++last) {
                bool all = true;
                for (int n = first; n < last; ++n) all = all && near(n, n + 1);
                if (!all) break;
                found.insert(move + " x" + std::to_string(first) + '-' + std::to_string(last));
            }
        }
    }

    [[nodiscard]] bool near(int a, int b) const {
        const auto [ra, ca] = find(a);
        const auto [rb, cb] = find(b);
        return ra >= 0 && rb >= 0 && std::abs(ra - rb) <= 1 && std::abs(ca - cb) <= 1;
    }

    [[nodiscard]] std::pair<int, int> find(int number) const {
        for (int row = 0; row < 7; ++row) {
            for (int column = 0; column < 10; ++column) {
                if (grid_[row][column] == number) return {row, column};
            }
        }
        return {-1, -1};
    }

    [[nodiscard]] static bool inside(int row, int column) {
        return row >= 0 && row < 7 && column >= 0 && column < 10;
    }

    int grid_[7][10] = {};
    Colour mover_;
};

std::set<std::string> engineTurns(const Position& position) {
    std::set<std::string> found;
    for (const Turn& turn : turnsIn(position)) {
        std::string notation =
            turn.piece == 0 ? "pass"
                            : std::to_string(turn.piece) + '>' + std::to_string(turn.target());
        if (turn.removed) {
            notation += " x" + std::to_string(turn.removed->first) + '-' +
                        std::to_string(turn.removed->last);
        }
        EXPECT_TRUE(found.insert(notation).second) << "twice: " << text(turn);
        const auto next = after(position, turn);
        EXPECT_TRUE(next) << text(turn) << ": " << (next ? "" : name(next.error()));
        const auto read = turnFrom(text(turn));
        EXPECT_TRUE(read && *read == turn) << text(turn);
    }
    return found;
}

/// Some pieces of either colour, anywhere; often in chains.
Position scattered(kit::Random& random) {
    Position position;
    position.turn = random.chance(1, 2) ? Colour::blue : Colour::red;
    std::array<Square, 70> squares{};
    for (Square square = 0; square < 70; ++square)
        squares[static_cast<std::size_t>(square)] = square;
    random.shuffle(std::span<Square>(squares));
    const std::uint32_t share = random.below(10) + 1;
    std::size_t used = 0;
    for (const Colour colour : {Colour::blue, Colour::red}) {
        position.put({colour, static_cast<int>(random.below(16)) + 1}, squares[used++]);
        for (int number = 1; number <= pieces; ++number) {
            if (position.squareOf({colour, number}) != nowhere) continue;
            if (!random.chance(share, 10)) continue;
            position.put({colour, number}, squares[used++]);
        }
    }
    return position;
}

TEST(ChainGenerator, AgreesWithAnIndependentOneOn3000Positions) {
    kit::Random random("chain/generate-test", 1);
    std::size_t chains = 0;
    for (int i = 0; i < rounds(3'000); ++i) {
        const Position position = scattered(random);
        const auto expected = Plain(position).turns();
        ASSERT_EQ(engineTurns(position), expected) << text(Record{position, {}, {}});
        ASSERT_EQ(countMoves(Bitboard(position)), expected.size());
        for (const std::string& turn : expected) chains += turn.find('x') != std::string::npos;
    }
    EXPECT_GT(chains, 1'000U) << "removals are hardly tested";
}

/// Along random games: positions as they come about.
TEST(ChainGenerator, AgreesAlongGames) {
    kit::Random random("chain/generate-test", 2);
    Position position = knownStart();
    for (int i = 0; i < rounds(1'000); ++i) {
        const auto turns = turnsIn(position);
        const auto expected = Plain(position).turns();
        ASSERT_EQ(turns.size(), expected.size());
        const Turn& turn = turns[random.below(static_cast<std::uint32_t>(turns.size()))];
        const auto next = after(position, turn);
        ASSERT_TRUE(next);
        const bool over = next->outcome.end != End::none;
        // The same position by the engine's own way.
        Bitboard played(position);
        bool known = false;
        forEachMove(Bitboard(position), [&](const Move& move) {
            if (turnOf(position, move) != turn) return;
            played.play(move);
            known = true;
        });
        ASSERT_TRUE(known);
        const Bitboard fresh(next->position);
        ASSERT_EQ(played.key(), fresh.key());
        ASSERT_EQ(played.links(0), fresh.links(0));
        ASSERT_EQ(played.links(1), fresh.links(1));
        ASSERT_EQ(played.alive(0), fresh.alive(0));
        ASSERT_EQ(played.occupied() == fresh.occupied(), true);
        ASSERT_EQ(played.quiet(), fresh.quiet());
        position = over ? scattered(random) : next->position;
    }
}

}  // namespace
}  // namespace gridlark::chain
