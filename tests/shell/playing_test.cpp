// All games in a real window, with much going on at once: work in the background is overtaken and
// cancelled, results and saves are written while pages are turned. With ThreadSanitizer
// (preset tsan-program) it shows what the threads of the program do to each other.

#include <QAction>
#include <QPushButton>
#include <QTest>
#include <set>

#include <nlohmann/json.hpp>

#include "gridlark/kit/random.h"
#include "gridlark/ui/board.h"

#include "game/game_actions.h"
#include "number-match/engine/solver.h"
#include "number-match/rules/number_match.h"
#include "placement/engine/solver.h"
#include "queens/rules/queens.h"
#include "support.h"

namespace gridlark::shell {
namespace {

constexpr int patience = 200'000;  // ms; it only keeps a failure from hanging

class Playing : public HomeTest, public testing::WithParamInterface<int> {
  protected:
    Playing() { start(); }
    ~Playing() override { stop(); }

    void start() {
        stop();
        registry_ = std::make_unique<PluginRegistry>(QStringList{QStringLiteral(GRIDLARK_GAMES)});
        program_ = std::make_unique<Application>(paths_, *registry_);
        program_->services().settings.setAnimations(GetParam() % 2 == 1);
        program_->start({});
    }
    void stop() {
        if (program_) program_->window().close();
        program_.reset();
        registry_.reset();
    }

    [[nodiscard]] MainWindow& window() { return program_->window(); }
    [[nodiscard]] Records& records() { return program_->services().records; }

    [[nodiscard]] std::vector<QString> games() {
        std::vector<QString> ids;
        for (const GameInfo& game : registry_->games()) ids.push_back(game.id);
        random_.shuffle(std::span(ids));
        return ids;
    }
    template <class List>
    [[nodiscard]] auto oneOf(const List& list) {
        return list[static_cast<qsizetype>(
            random_.below(static_cast<std::uint32_t>(std::size(list))))];
    }

    /// Waits for nothing.
    GamePage& turnTo(const QString& game) {
        window().open({.game = game, .grid = {}, .variant = {}, .deal = {}});
        return *window().gamePage(game);
    }
    /// A deal that was not there before. Waits for it.
    GamePage& deal(const QString& game, const QString& grid) {
        window().open({.game = game, .grid = grid, .variant = {}, .deal = ++deal_});
        GamePage& page = *window().gamePage(game);
        EXPECT_TRUE(
            until([&] { return isIdle(page) && page.game().game().deal() == deal_; }, patience))
            << qPrintable(game);
        settle();
        return page;
    }
    static bool isIdle(GamePage& page) { return page.game().game().dealt() && !page.game().busy(); }

    static ui::BoardWidget& boardOf(const GamePage& page) {
        auto* board = qobject_cast<ui::BoardWidget*>(page.view());
        return board != nullptr ? *board : *page.view()->findChild<ui::BoardWidget*>();
    }
    static void tap(const GamePage& page, kit::Cell cell) {
        boardOf(page).reveal(cell);
        QTest::mouseClick(&boardOf(page), Qt::LeftButton, {},
                          boardOf(page).cellRect(cell).center().toPoint());
    }
    void tapAnywhere(const GamePage& page, Qt::MouseButton button) {
        const QRect room = boardOf(page).boardRect().toRect() & boardOf(page).rect();
        if (room.isEmpty()) return;
        const auto within = [&](int size) {
            return static_cast<int>(random_.below(static_cast<std::uint32_t>(size)));
        };
        QTest::mouseClick(&boardOf(page), button, {},
                          room.topLeft() + QPoint(within(room.width()), within(room.height())));
    }
    static void press(GamePage& page, const char* text) {
        for (QPushButton* button : page.findChildren<QPushButton*>()) {
            if (button->text() != QString::fromUtf8(text) || !button->isVisible()) continue;
            return QTest::mouseClick(button, Qt::LeftButton);
        }
        ADD_FAILURE() << text;
    }
    static QAction* action(GamePage& page, const char* text) {
        for (QAction* one : page.game().table().actions()) {
            if (one->text() == QString::fromUtf8(text)) return one;
        }
        ADD_FAILURE() << text;
        return nullptr;
    }
    template <class Rules>
    static typename Rules::State stateOf(GamePage& page) {
        return Rules::decodeState(page.game().game().save()["state"].get<std::string>()).value();
    }

    /// Does something before what went before is done.
    void hurry(const QString& game) {
        GamePage& page = turnTo(game);
        switch (random_.below(10)) {
            case 0:
                page.game().choose(oneOf(page.game().plugin().grids()).options);
                break;
            case 1:
                page.actions().hint()->trigger();
                break;
            case 2:
                page.actions().newGame()->trigger();
                break;
            case 3:
                oneOf(page.actions().all())->trigger();
                page.setPaused(false);
                break;
            case 4:
                window().showStatistics();
                break;
            case 5:
                window().showHome();
                break;
            case 6:
                static_cast<void>(until([&] { return isIdle(page); }, patience));
                break;
            default:
                for (int taps = 0; taps < 3; ++taps)
                    tapAnywhere(page, random_.chance(3, 4) ? Qt::LeftButton : Qt::RightButton);
        }
        if (random_.chance(1, 2)) QCoreApplication::processEvents();
    }

    /// A game from its deal to its end.
    void finish(const QString& game) {
        if (game == "cats") {
            return tapToTheEnd(deal(game, "5"), Qt::RightButton);
        } else if (game == "minesweeper") {
            return tapToTheEnd(deal(game, "beginner"), Qt::LeftButton);
        } else if (game == "queens") {
            GamePage& page = deal(game, "5");
            const auto found =
                placement::countSolutions(stateOf<queens::Queens>(page).puzzle, 1).first;
            for (std::size_t row = 0; row < found.size(); ++row)
                tap(page, {static_cast<int>(row), found[row]});
        } else if (game == "number-match") {
            solve(deal(game, "27"));
        } else if (game == "chain") {
            GamePage& page = deal(game, "two");
            action(page, "Exit, resign…")->trigger();
            press(page, "Resign");
            press(page, "Resign");
        }
    }
    void tapToTheEnd(GamePage& page, Qt::MouseButton button) {
        for (int taps = 0; taps < 5000 && !page.game().ended(); ++taps) {
            tapAnywhere(page, button);
            EXPECT_TRUE(until([&] { return isIdle(page); }, patience));
        }
    }
    static void solve(GamePage& page) {
        const auto start = stateOf<number_match::NumberMatch>(page);
        for (const auto& step : number_match::solve(start.board, start.addsLeft).line) {
            if (const auto* pair = std::get_if<number_match::Pair>(&step)) {
                tap(page, pair->a);
                tap(page, pair->b);
            } else {
                QTest::keyClick(page.window(), Qt::Key_Plus);
            }
        }
    }

    kit::Random random_{"playing", static_cast<std::uint64_t>(GetParam())};
    quint64 deal_ = static_cast<quint64>(GetParam()) * 100;
    std::unique_ptr<PluginRegistry> registry_;
    std::unique_ptr<Application> program_;
};

TEST_P(Playing, WhatIsLeftInAHurryIsThereAgain) {
    for (int round = 0; round < 2; ++round) {
        for (const QString& game : games()) {
            for (int i = 0; i < 20; ++i) hurry(game);
        }
    }
    for (const QString& game : games()) {
        turnTo(game).actions().newGame()->trigger();
        turnTo(game).actions().hint()->trigger();
    }
    window().close();
    std::map<QString, nlohmann::json> left;
    for (const QString& game : games()) {
        GamePage& page = *window().gamePage(game);
        if (page.game().playing()) left[game] = page.game().game().save()["state"];
    }
    start();
    for (const auto& [game, state] : left)
        EXPECT_EQ(turnTo(game).game().game().save()["state"], state) << qPrintable(game);
    EXPECT_TRUE(program_->services().messages.all().isEmpty());
}

TEST_P(Playing, EveryEndIsInTheLogWhateverIsDoneMeanwhile) {
    std::set<std::string> ended;
    for (int round = 0; round < 2; ++round) {
        for (const QString& game : games()) {
            finish(game);
            EXPECT_TRUE(window().gamePage(game)->game().ended()) << qPrintable(game);
            ended.insert(game.toStdString());
            window().showStatistics();
            if (random_.chance(1, 2)) QCoreApplication::processEvents();
            window().back();
            window().gamePage(game)->actions().newGame()->trigger();
        }
        ASSERT_TRUE(records().flush(std::chrono::milliseconds(patience)));
        records().refresh();
        play::ResultLog log(paths_.results.toStdString());
        ASSERT_TRUE(log.refresh());
        std::set<std::string> played;
        std::set<std::uint64_t> tickets;
        for (const play::Result& result : log.results()) {
            played.insert(result.game);
            EXPECT_TRUE(tickets.insert(result.ticket).second) << result.game;
        }
        EXPECT_EQ(played, ended);
        EXPECT_EQ(readFile(paths_.results).count('\n'), qsizetype(tickets.size()));
        EXPECT_EQ(tickets.size(), ended.size() * static_cast<std::size_t>(round + 1));
        start();
    }
}

TEST_P(Playing, TheComputerIsInterruptedInItsThoughts) {
    const auto thinks = [](GamePage& page) { return action(page, "Move now")->isVisible(); };
    const auto turns = [](GamePage& page) { return page.game().game().save()["events"].size(); };
    for (const char* interruption : {"move", "page", "grid", "new", "close"}) {
        GamePage& page = deal("chain", "9");
        press(page, "Pass");
        ASSERT_TRUE(thinks(page));
        page.actions().hint()->trigger();
        const std::string_view which = interruption;
        if (which == "page") {
            window().showStatistics();
            EXPECT_FALSE(thinks(page));
            window().back();
            EXPECT_TRUE(thinks(page)) << "once more";
        }
        if (which == "move" || which == "page") {
            const auto before = turns(page);
            action(page, "Move now")->trigger();
            EXPECT_TRUE(until([&] { return turns(page) > before; }, patience));
            page.actions().hint()->trigger();
        } else if (which == "grid") {
            page.game().choose({"8", "original"});
            EXPECT_TRUE(until([&] { return page.game().options().grid == "8"; }, patience));
        } else if (which == "new") {
            page.actions().newGame()->trigger();
        } else {
            start();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, Playing, testing::Range(1, 4));

}  // namespace
}  // namespace gridlark::shell
