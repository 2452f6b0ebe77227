/// Conformance: the text forms of states and actions.
#pragma once

#include <string>

#include "conformance/deals.h"
#include "conformance/mutate.h"
#include "rounds.h"

namespace gridlark::conformance {

template <kit::RulesCore R>
class TextConformance : public ::testing::Test {
  protected:
    static void expectPrintable(const std::string& text) {
        for (const char letter : text) {
            if (letter < ' ' || letter > '~') FAIL() << "not printable ASCII: " << text;
        }
    }

    /// Whatever a text decodes to can be judged; what is sound can be played on with.
    static void tryState(const std::string& text, kit::Random& random) {
        const auto state = R::decodeState(text);
        if (!state) {
            EXPECT_LE(state.error().position, text.size()) << text;
            EXPECT_FALSE(state.error().what.empty()) << text;
            return;
        }
        const auto again = R::decodeState(R::encode(*state));
        ASSERT_TRUE(again) << text << ": " << again.error().what;
        EXPECT_EQ(*again, *state) << text;
        if (R::flaw(*state)) return;
        (void)R::status(*state);
        (void)R::tally(*state);
        const auto action = R::someAction(*state, random);
        if (!action) return;
        const auto next = R::apply(*state, *action);
        if (next) {
            EXPECT_EQ(R::flaw(*next), std::nullopt) << text << " " << R::encode(*action);
        }
    }

    static void tryAction(const std::string& text, const typename R::State& state) {
        const auto action = R::decodeAction(text);
        if (!action) {
            EXPECT_LE(action.error().position, text.size()) << text;
            EXPECT_FALSE(action.error().what.empty()) << text;
            return;
        }
        const auto again = R::decodeAction(R::encode(*action));
        ASSERT_TRUE(again) << text << ": " << again.error().what;
        EXPECT_EQ(*again, *action) << text;
        const auto next = R::apply(state, *action);
        if (next) {
            EXPECT_EQ(R::flaw(*next), std::nullopt) << text << " on " << R::encode(state);
        }
    }
};

TYPED_TEST_SUITE_P(TextConformance);

TYPED_TEST_P(TextConformance, ReadsBackWhatItWrote) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        Walk<R> walk(table);
        for (int i = 0; i < rounds(2'000); ++i) {
            const auto action = walk.propose();
            if (!action) {
                walk.nextDeal();
                continue;
            }
            const std::string text = R::encode(*action);
            this->expectPrintable(text);
            ASSERT_FALSE(text.empty());
            EXPECT_NE(text.front(), '!') << text;
            const auto readAction = R::decodeAction(text);
            ASSERT_TRUE(readAction) << text << ": " << readAction.error().what;
            EXPECT_EQ(*readAction, *action) << text;

            walk.play(*action);
            const std::string board = R::encode(walk.state());
            this->expectPrintable(board);
            const auto readState = R::decodeState(board);
            ASSERT_TRUE(readState) << board << ": " << readState.error().what;
            EXPECT_EQ(*readState, walk.state()) << board;
            EXPECT_EQ(R::encode(*readState), board);
        }
    }
}

TYPED_TEST_P(TextConformance, SurvivesGarbage) {
    using R = TypeParam;
    kit::Random random("garbage", 1);
    const auto& start = tables<R>().front().starts.front();
    for (const std::string& text : garbage()) {
        this->tryState(text, random);
        this->tryAction(text, start);
    }
    for (int i = 0; i < rounds(1'000); ++i) {
        std::string text(random.below(40), ' ');
        for (char& letter : text) letter = static_cast<char>(random.below(256));
        this->tryState(text, random);
        this->tryAction(text, start);
    }
}

TYPED_TEST_P(TextConformance, SurvivesChangedTexts) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        Walk<R> walk(table);
        for (int i = 0; i < rounds(300); ++i) {
            const auto action = walk.propose();
            if (!action) {
                walk.nextDeal();
                continue;
            }
            std::string actionText = R::encode(*action);
            for (int change = 0; change < 4; ++change) {
                actionText = mutated(std::move(actionText), walk.random());
                this->tryAction(actionText, walk.state());
            }
            walk.play(*action);
            std::string stateText = R::encode(walk.state());
            for (int change = 0; change < 4; ++change) {
                stateText = mutated(std::move(stateText), walk.random());
                this->tryState(stateText, walk.random());
            }
        }
    }
}

TYPED_TEST_P(TextConformance, ATextCutAnywhereIsAnErrorOrSound) {
    using R = TypeParam;
    kit::Random random("cut", 1);
    const std::string text = R::encode(tables<R>().front().starts.front());
    for (std::size_t length = 0; length < text.size(); ++length) {
        this->tryState(text.substr(0, length), random);
    }
}

REGISTER_TYPED_TEST_SUITE_P(TextConformance, ReadsBackWhatItWrote, SurvivesGarbage,
                            SurvivesChangedTexts, ATextCutAnywhereIsAnErrorOrSound);

}  // namespace gridlark::conformance
