/// Restoring a long game on the largest board must not keep the player waiting.

#include <chrono>
#include <iostream>

#include <gtest/gtest.h>

#include "gridlark/kit/grid.h"
#include "gridlark/play/session.h"

namespace gridlark::play {

/// A board of 80 × 40 cells; an action switches one of them.
struct Wide {
    struct State {
        kit::Grid<std::uint8_t> cells{{40, 80}};
        friend bool operator==(const State&, const State&) = default;
    };
    struct Action {
        int index = 0;
        friend bool operator==(const Action&, const Action&) = default;
    };
    enum class Refusal { outside };

    static constexpr std::string_view id = "wide";

    static std::span<const kit::Preset> presets() { return {}; }
    static bool offers(const kit::Options&) { return true; }
    static std::optional<State> deal(const kit::Options&, kit::DealNumber, std::stop_token) {
        return State{};
    }
    static tl::expected<State, Refusal> apply(const State& state, const Action& action) {
        if (action.index < 0 || action.index >= state.cells.size().area()) {
            return tl::unexpected(Refusal::outside);
        }
        State next = state;
        next.cells[next.cells.size().cell(action.index)] ^= 1U;
        return next;
    }
    static kit::Status status(const State&) { return kit::Status::playing; }
    static kit::Tally tally(const State&) { return {}; }
    static State restore(const State& board, const State&) { return board; }
    static bool sameBoard(const State& a, const State& b) { return a == b; }
    static std::string encode(const State& state) {
        std::string text;
        for (const auto cell : state.cells) text += cell != 0 ? '1' : '0';
        return text;
    }
    static std::string encode(const Action& action) { return std::to_string(action.index); }
    static kit::Read<State> decodeState(std::string_view text) {
        State state;
        if (text.size() != 3'200) return tl::unexpected(kit::TextError{0, "wrong length"});
        std::size_t i = 0;
        for (auto& cell : state.cells) cell = text[i++] == '1' ? 1 : 0;
        return state;
    }
    static kit::Read<Action> decodeAction(std::string_view text) {
        return Action{std::stoi(std::string(text))};
    }
    static std::optional<Action> someAction(const State&, kit::Random&) { return std::nullopt; }
    static std::optional<std::string> flaw(const State&) { return std::nullopt; }
};

namespace {

TEST(RestoreSpeed, TenThousandEventsOnTheLargestBoard) {
    Session<Wide> session;
    session.start({"80x40", ""}, 1, {});
    kit::Random random("wide", 1);
    for (int i = 0; i < 10'000; ++i) {
        session.play({static_cast<int>(random.below(3'200))});
        if (i % 10 == 0) session.undo();
        if (i % 20 == 0) session.redo();
    }
    const auto save = session.save();
    Session<Wide> other;
    const auto begun = std::chrono::steady_clock::now();
    const auto restoration = other.restore(save);
    const auto took = std::chrono::steady_clock::now() - begun;
    EXPECT_EQ(restoration.how, Restored::whole) << restoration.why;
    EXPECT_EQ(other.state(), session.state());
    const auto ms = std::chrono::duration_cast<Milliseconds>(took).count();
    RecordProperty("restore_ms", static_cast<int>(ms));
    std::cout << "restored in " << ms << " ms\n";
    EXPECT_LT(ms, 3'000);  // an optimised build takes some 30 ms; sanitizers and busy machines more
}

}  // namespace
}  // namespace gridlark::play
