// What the shell does for a game that is open.

#include "game/running_game.h"

#include "recorded_sounds.h"
#include "support.h"
#include "watched_table.h"

namespace gridlark::shell {
namespace {

class RunningGameTest : public ProgramTest {
  protected:
    void SetUp() override {
        ProgramTest::SetUp();
        sounds_ = std::make_unique<RecordedSounds>(services().settings);
        static_cast<void>(sounds_->played());
        open(5);
    }
    void TearDown() override {
        page_.reset();
        sounds_.reset();
    }

    /// Opens the game anew, as another start of the program does.
    void open(std::optional<quint64> deal) {
        page_.reset();
        const Services& all = services();
        ASSERT_TRUE(all.saves.flush(std::chrono::seconds(5)));
        page_ = std::make_unique<GamePage>(
            *all.registry.find("toy"), plugin_,
            Services{all.settings, all.look, all.messages, all.registry, all.saves, all.records,
                     sounds_->speaker(), all.clock});
        page_->enter();
        page_->game().open({.game = "toy", .grid = {}, .variant = {}, .deal = deal});
        ASSERT_TRUE(
            until([this] { return page_->game().game().dealt() && !page_->game().busy(); }));
    }
    [[nodiscard]] WatchedTable& table() {
        return static_cast<WatchedTable&>(page_->game().table());
    }

    WatchedPlugin plugin_;
    std::unique_ptr<RecordedSounds> sounds_;
    std::unique_ptr<GamePage> page_;
};

TEST_F(RunningGameTest, TheTableKnowsWhetherItIsSeen) {
    EXPECT_TRUE(table().seen());
    page_->leave();
    EXPECT_FALSE(table().seen());
    page_->enter();
    EXPECT_TRUE(table().seen());
    page_->setPaused(true);
    EXPECT_FALSE(table().seen());
    page_->leave();
    page_->enter();
    EXPECT_FALSE(table().seen()) << "still paused";
    page_->setPaused(false);
    EXPECT_TRUE(table().seen());
}

TEST_F(RunningGameTest, TheEndIsHeardInPlaceOfTheLastMove) {
    table().tap({1, 1});
    table().tap({1, 1});
    table().solve();
    ASSERT_TRUE(page_->game().ended());
    QStringList heard = sounds_->played();
    ASSERT_FALSE(heard.isEmpty());
    EXPECT_EQ(heard.takeLast(), "win");
    EXPECT_EQ(heard.count("mark"), heard.size()) << "one for each move before";
    EXPECT_EQ(sounds_->played(), QStringList()) << "and nothing after it";
}

TEST_F(RunningGameTest, AnEndIsHeardAgainByRedoButNotByUndo) {
    table().solve();
    static_cast<void>(sounds_->played());
    page_->game().undo();
    EXPECT_EQ(sounds_->played(), QStringList());
    page_->game().redo();
    EXPECT_EQ(sounds_->played(), QStringList{"win"});
}

TEST_F(RunningGameTest, AFinishedGameIsSilentWhenItIsOpened) {
    table().solve();
    static_cast<void>(sounds_->played());
    open({});
    EXPECT_EQ(sounds_->played(), QStringList());
}

}  // namespace
}  // namespace gridlark::shell
