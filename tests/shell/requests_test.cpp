// What a start of the program asks for, with all games.

#include "support.h"

namespace gridlark::shell {
namespace {

class Requests : public HomeTest {
  protected:
    Requests() { program_.window().show(); }

    /// Opens what is asked for; the grid and variant of its deal.
    kit::Options open(const Request& request) {
        program_.window().open(request);
        GamePage* page = program_.window().gamePage(request.game);
        EXPECT_TRUE(until(
            [&] {
                const play::Game& game = page->game().game();
                return !page->game().busy() && game.dealt() &&
                       (!request.deal || game.deal() == *request.deal);
            },
            60'000));
        return page->game().options();
    }

    PluginRegistry registry_{{QStringLiteral(GRIDLARK_GAMES)}};
    Application program_{paths_, registry_};
};

TEST_F(Requests, ADealIsTheOneThatTheCommandLineToolGives) {
    for (const GameInfo& info : registry_.games()) {
        SCOPED_TRACE(qPrintable(info.id));
        const auto choices = registry_.load(info.id).plugin->grids();
        const kit::Options usual = choices.first().options;
        const auto grid = QString::fromStdString(usual.grid);
        for (const ui::GridChoice& choice : choices) {
            if (choice.options.grid != usual.grid || choice.options.variant == usual.variant)
                continue;
            const auto other = QString::fromStdString(choice.options.variant);
            const auto chosen = open({.game = info.id, .grid = grid, .variant = other, .deal = 1});
            EXPECT_EQ(chosen, choice.options);
            EXPECT_EQ(open({.game = info.id, .grid = {}, .variant = {}, .deal = {}}), chosen)
                << "nothing asked for: as before";
            EXPECT_EQ(open({.game = info.id, .grid = {}, .variant = {}, .deal = 2}), usual);
            open({.game = info.id, .grid = grid, .variant = other, .deal = 3});
            EXPECT_EQ(open({.game = info.id, .grid = grid, .variant = {}, .deal = 4}), usual);
        }
    }
}

TEST_F(Requests, AnUnknownVariantIsCalledByItsId) {
    for (const GameInfo& info : registry_.games())
        EXPECT_EQ(registry_.load(info.id).plugin->variantTitle("none-such"), "none-such")
            << qPrintable(info.id);
}

}  // namespace
}  // namespace gridlark::shell
