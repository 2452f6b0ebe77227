#include <QPushButton>
#include <algorithm>

#include "gridlark/ui/stars_panel.h"

#include "view_fixture.h"

namespace gridlark::number_match {
namespace {

class Help : public NumberMatchView {
  protected:
    void hint() {
        host_.notify({});
        table_->hint();
        ASSERT_TRUE(QTest::qWaitFor([this] { return !host_.notice.isEmpty(); }, patience));
    }
    /// Cells that a screen reader calls shown by the hint.
    [[nodiscard]] std::vector<kit::Cell> hinted() const {
        std::vector<kit::Cell> found;
        const Board board = state().board;
        for (int i = 0; i < board.count(); ++i) {
            if (spoken(board.cell(i)).find("hint") != std::string::npos)
                found.push_back(board.cell(i));
        }
        return found;
    }
    void remove(const Pair& pair) {
        click(pair.a);
        click(pair.b);
    }
};

TEST_F(Help, AHintMarksAPairOfAWin) {
    resume("9:1991");
    EXPECT_TRUE(table_->canHint());
    hint();
    EXPECT_EQ(notice(), "The two marked numbers are the next step of a win.");
    const auto cells = hinted();
    ASSERT_EQ(cells.size(), 2U);
    EXPECT_TRUE(judge(state().board, cells[0], cells[1]));
    EXPECT_EQ(state().hints, 1);
    hint();
    EXPECT_EQ(state().hints, 1) << "shown again, it costs nothing more";
    EXPECT_EQ(hinted(), cells);
    click(cells[0]);
    EXPECT_FALSE(notice().empty()) << "still to be read when the first number is selected";
    click(cells[1]);
    EXPECT_TRUE(notice().empty());
    EXPECT_TRUE(hinted().empty());
    hint();
    EXPECT_EQ(state().hints, 2);
}

TEST_F(Help, HintsLeadToTheWin) {
    deal({"36", "standard"}, 11);
    while (table_->game().status() == kit::Status::playing) {
        hint();
        if (notice() == "Add numbers: that is the next step of a win.") {
            add()->trigger();
            continue;
        }
        const auto cells = hinted();
        ASSERT_EQ(cells.size(), 2U) << notice();
        remove({cells[0], cells[1]});
    }
    EXPECT_EQ(table_->game().status(), kit::Status::won);
    EXPECT_TRUE(table_->game().tally().assisted);
}

TEST_F(Help, AHintSaysAdd) {
    resume("9:12.......", 1);
    hint();
    EXPECT_EQ(notice(), "Add numbers: that is the next step of a win.");
    EXPECT_TRUE(hinted().empty());
}

TEST_F(Help, AHintSaysLost) {
    resume("9:12", 0);
    hint();
    EXPECT_EQ(notice(), "This position is lost, and no win is known from any position before it.");
}

/// Plays a deal that can be won without adds up to a mistake.
TEST_F(Help, AHintSaysHowFarToUndo) {
    const auto dealt = number_match::deal({"36", "no-adds"}, 5, {});
    ASSERT_TRUE(dealt);
    deal({"36", "no-adds"}, 5);
    bool lost = false;
    for (std::size_t i = 0; !lost && i < dealt->win.size(); ++i) {
        const State before = state();
        for (const Pair& pair : legalPairs(before.board)) {
            if (lost) break;
            const State after = NumberMatch::apply(before, pair).value();
            if (nextHint({&after, 1}, {}, {}).kind != Hint::Kind::lost) continue;
            remove(pair);
            lost = true;
        }
        if (!lost) remove(std::get<Pair>(dealt->win[i]));
    }
    ASSERT_TRUE(lost) << "this deal has no way to lose it";
    const int moves = state().moves;
    hint();
    EXPECT_TRUE(notice().starts_with("This position is lost. Undo 1 step(s), to ")) << notice();
    const std::string where = moves > 1 ? "move " + std::to_string(moves - 1) : "the start";
    EXPECT_NE(notice().find(where), std::string::npos) << notice();
    table_->undo();
    hint();
    EXPECT_EQ(hinted().size(), 2U) << notice();
}

TEST_F(Help, AHintOfAnotherPositionIsNotShown) {
    resume("4:1232/4455/31", 0);
    ASSERT_EQ(nextHint(std::vector{state()}, {}, {}).kind, Hint::Kind::pair);
    table_->hint();
    remove({{1, 2}, {1, 3}});
    hint();  // answers come in order: that of the former position would be shown first
    EXPECT_EQ(notice(), "This position is lost. Undo 1 step(s), to the start.");
    EXPECT_EQ(state().hints, 1);
    EXPECT_TRUE(hinted().empty());
}

TEST_F(Help, TheEndShowsParAndOwnMoves) {
    resume("9:19");
    remove({{0, 0}, {0, 1}});
    EXPECT_EQ(table_->game().status(), kit::Status::won);
    const ui::EndNote note = table_->endNote();
    EXPECT_EQ(note.title, "Cleared");
    EXPECT_EQ(note.text, "You: 1 move(s), 0 add(s).\nPar: 14 move(s), 0 add(s).");
    EXPECT_EQ(item("Score"), "161") << "1 + 10 + 150";
    EXPECT_FALSE(table_->canHint());
    EXPECT_FALSE(add()->isEnabled());
}

TEST_F(Help, StarsCanBeChosen) {
    deal({"36", "standard"}, 11);
    action(Qt::Key_S)->trigger();
    auto* panel = board_->findChild<ui::StarsPanel*>();
    ASSERT_NE(panel, nullptr);
    const auto buttons = panel->findChildren<QPushButton*>();
    const auto press = [&](const char* text) {
        for (QPushButton* button : buttons) {
            if (button->text() == QLatin1String(text)) button->click();
        }
    };
    press("4");
    press("Done");
    EXPECT_EQ(action(Qt::Key_S)->text(), "Stars: 4");
    for (int i = 0; i < 3; ++i) {
        QSignalSpy dealt(table_.get(), &ui::Table::dealt);
        table_->deal({"36", "standard"}, std::nullopt);
        ASSERT_TRUE(!dealt.isEmpty() || dealt.wait(patience));
        EXPECT_EQ(state().stars, 4);
        EXPECT_EQ(table_->levelText(), QString::fromUtf8("★★★★☆"));
    }
}

TEST_F(Help, ThePluginDescribesTheGame) {
    EXPECT_TRUE(plugin_->hasScore());
    EXPECT_EQ(plugin_->facet().figure, "stars");
    QStringList titles;
    const auto grids = plugin_->grids();
    for (const ui::GridChoice& choice : grids)
        titles << choice.title + u' ' + QString::fromStdString(choice.options.variant);
    EXPECT_EQ(titles, (QStringList{"27 number(s) standard", "36 number(s) standard",
                                   "36 number(s) no-adds", "45 number(s) standard"}));
    const QString rules = plugin_->rules();
    for (const char* key : {"**Space**", "**Tab**", "**+**", "**M**", "**C**", "**S**", "**H**"})
        EXPECT_TRUE(rules.contains(QLatin1String(key))) << key;
    resume("9:1923");
    EXPECT_EQ(table_->continueText(), "4 left");
}

}  // namespace
}  // namespace gridlark::number_match
