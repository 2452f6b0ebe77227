#include "gridlark/ui/board_table.h"

#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <algorithm>

#include <gtest/gtest.h>

#include "gridlark/ui/scene_painter.h"

#include "counter_core.h"
#include "plain_host.h"

namespace gridlark::ui {
namespace {

using play::Counter;

struct CounterScene {
    int number = 0;
    std::vector<kit::Cell> drag;
};

/// Three by three cells; those of a drag are white.
class CounterPainter final : public ScenePainter<CounterScene> {
  public:
    [[nodiscard]] kit::Size size() const override { return {3, 3}; }
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override {
        const auto& drag = scene().drag;
        return std::find(drag.begin(), drag.end(), cell) != drag.end() ? 1 : 0;
    }
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const Theme& /*theme*/) const override {
        painter.fillRect(area, look == 0 ? Qt::black : Qt::white);
    }
    [[nodiscard]] QString describe(kit::Cell /*cell*/) const override {
        return QString::number(scene().number);
    }
    void setTheme(const Theme& theme) { dark = theme.dark(); }

    [[nodiscard]] int shown() const { return scene().number; }

    bool dark = false;
};

class ThemedPanel final : public Panel {
  public:
    using Panel::Panel;
    void setTheme(const Theme& theme) override {
        dark = theme.dark();
        Panel::setTheme(theme);
    }
    bool dark = false;
};

std::string gestureInWords(const kit::Gesture& gesture) {
    static constexpr std::array names{"tap", "hold", "middle", "drag"};
    std::string text = names[static_cast<std::size_t>(gesture.touch)];
    for (const kit::Cell cell : gesture.cells)
        text += " " + std::to_string(cell.row) + "," + std::to_string(cell.column);
    return text;
}

/// A tap plays the action `next`, with a sound. Everything that reaches the table is in its log.
class CounterTable final : public BoardTable<Counter, CounterPainter> {
  public:
    explicit CounterTable(Host& host)
        : BoardTable(host), wish(host, QStringLiteral("How hard new games are")) {
        offerStars(wish, [this] { return stars; });
    }

    [[nodiscard]] QList<StatusItem> statusItems() const override { return {}; }
    [[nodiscard]] QStringList gestures() const override { return {}; }
    [[nodiscard]] EndNote endNote() const override { return {}; }
    [[nodiscard]] bool canHint() const override { return false; }
    [[nodiscard]] QString hintText() const override { return {}; }
    void hint() override {}

    using BoardTable::board;
    using BoardTable::drag;
    using BoardTable::painter;
    using BoardTable::play;
    using BoardTable::session;

    ThemedPanel& ask() {
        return panel(panel_, [this](ThemedPanel&) { log += "prepared; "; });
    }

    std::string log;
    int next = 1;
    bool takes = true;
    bool keeps = false;
    bool inside = false;  ///< the board has another widget around it
    std::optional<int> stars;
    StarsWish wish;

  protected:
    [[nodiscard]] QWidget* makeView() override {
        QWidget* board = BoardTable::makeView();
        if (!inside) return board;
        auto* around = new QWidget;
        board->setParent(around);
        board->setGeometry(0, 0, 300, 300);
        return around;
    }
    void prepare(BoardWidget& board) override { board.setDragging(true); }
    void onGesture(const kit::Gesture& gesture) override {
        log += gestureInWords(gesture) + "; ";
        if (gesture.touch == kit::Touch::tap) play(next, QStringLiteral("mark"));
    }
    void onPress(const std::optional<kit::Gesture>& press) override {
        log += press ? "press " + gestureInWords(*press) + "; " : "up; ";
    }
    [[nodiscard]] bool takesGestures() const override {
        return takes && BoardTable::takesGestures();
    }
    [[nodiscard]] bool keepsNotice(const kit::Gesture& /*gesture*/) const override { return keeps; }
    void onPopup(bool open) override { log += open ? "opened; " : "closed; "; }
    [[nodiscard]] CounterScene scene() const override {
        return {session().dealt() ? state()->number : 0, drag()};
    }

  private:
    QPointer<ThemedPanel> panel_;
};

class BoardTableTest : public testing::Test {
  protected:
    explicit BoardTableTest(bool inside = false) {
        host_.longPressTime = 60'000;  // no press here is that long
        table_->inside = inside;
        page_.resize(300, 300);
        QWidget* view = table_->view();
        view->setParent(&page_);
        view->setGeometry(0, 0, 300, 300);
        page_.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&page_));
        const auto log = [this](const char* what) { return [this, what] { signals_ += what; }; };
        QObject::connect(table_.get(), &Table::changed, table_.get(), log("changed "));
        QObject::connect(table_.get(), &Table::ended, table_.get(), log("ended "));
        QObject::connect(table_.get(), &Table::dealt, table_.get(), log("dealt "));
        QObject::connect(table_.get(), &Table::popup, table_.get(),
                         [this](bool open) { signals_ += open ? "popup " : "closed "; });
    }

    void start(int number = 0) {
        table_->session().start({"ten", "standard"}, 1, {.number = number});
        signals_.clear();
    }
    void press(kit::Cell cell, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mousePress(table_->board(), button, {}, middle(cell));
    }
    void release(kit::Cell cell, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseRelease(table_->board(), button, {}, middle(cell));
    }
    void click(kit::Cell cell, Qt::MouseButton button = Qt::LeftButton) {
        press(cell, button);
        release(cell, button);
    }
    void moveTo(kit::Cell cell) {
        BoardWidget* board = table_->board();
        const QPointF at(middle(cell));
        QMouseEvent move(QEvent::MouseMove, at, board->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(board, &move);
    }
    [[nodiscard]] QPoint middle(kit::Cell cell) const {
        return table_->board()->cellRect(cell).center().toPoint();
    }
    [[nodiscard]] int number() const { return table_->session().state().number; }
    std::string log() { return std::exchange(table_->log, {}); }
    std::string signalled() { return std::exchange(signals_, {}); }

    PlainHost host_;
    QWidget page_;
    std::unique_ptr<CounterTable> table_ = std::make_unique<CounterTable>(host_);
    std::string signals_;
};

TEST_F(BoardTableTest, GesturesReachTheGame) {
    start();
    click({1, 2});
    EXPECT_EQ(log(), "press tap 1,2; up; tap 1,2; ");
    click({0, 1}, Qt::RightButton);
    EXPECT_EQ(log(), "hold 0,1; ");
    click({2, 2}, Qt::MiddleButton);
    EXPECT_EQ(log(), "press middle 2,2; up; middle 2,2; ");
}

TEST_F(BoardTableTest, ADragComesWithItsPathAndIsShownMeanwhile) {
    start();
    press({0, 0});
    moveTo({0, 2});
    moveTo({1, 2});
    const std::vector<kit::Cell> path{{0, 0}, {0, 1}, {0, 2}, {1, 2}};
    EXPECT_EQ(table_->drag(), path);
    for (const kit::Cell cell : path) EXPECT_EQ(table_->painter().look(cell), 1U);
    release({1, 2});
    EXPECT_EQ(log(), "press tap 0,0; up; drag 0,0 0,1 0,2 1,2; ");
    EXPECT_TRUE(table_->drag().empty());
    for (const kit::Cell cell : path) EXPECT_EQ(table_->painter().look(cell), 0U);
}

TEST_F(BoardTableTest, AChangeEndsADrag) {
    start();
    press({0, 0});
    moveTo({0, 1});
    table_->session().play(1);
    moveTo({0, 2});
    release({0, 2});
    EXPECT_EQ(log(), "press tap 0,0; up; ");
}

TEST_F(BoardTableTest, ATableThatTakesNoGesturesGetsNone) {
    const auto tryAll = [this] {
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton, Qt::MiddleButton})
            click({1, 1}, button);
        press({0, 0});
        moveTo({0, 1});
        release({0, 1});
        return log();
    };
    const std::string ups = "up; up; up; ";  // a press that was shown must end
    host_.notice = QStringLiteral("Wait.");
    EXPECT_EQ(tryAll(), ups) << "nothing is dealt";
    start();
    table_->takes = false;
    EXPECT_EQ(tryAll(), ups);
    table_->takes = true;
    start(10);
    EXPECT_EQ(tryAll(), ups) << "the game is over";
    EXPECT_EQ(host_.notice, QStringLiteral("Wait."));
}

TEST_F(BoardTableTest, AGestureTakesTheNoticeAwayUnlessTheGameKeepsIt) {
    start();
    host_.notice = QStringLiteral("A hint.");
    table_->keeps = true;
    click({0, 0});
    EXPECT_EQ(host_.notice, QStringLiteral("A hint."));
    table_->keeps = false;
    click({0, 0});
    EXPECT_EQ(host_.notice, QString());
}

TEST_F(BoardTableTest, AnActionIsHeardWhileTheGameGoesOn) {
    start();
    click({0, 0});
    EXPECT_EQ(host_.played, QStringList{"mark"});
    host_.played.clear();
    table_->next = 55;
    click({0, 0});
    EXPECT_EQ(host_.played, QStringList{}) << "refused";
    table_->next = 9;
    click({0, 0});
    ASSERT_EQ(number(), 10);
    EXPECT_EQ(host_.played, QStringList{}) << "the end has a sound of its own";
}

TEST_F(BoardTableTest, ChangesAreShown) {
    start(4);
    EXPECT_EQ(table_->painter().shown(), 4);
    click({0, 0});
    EXPECT_EQ(table_->painter().shown(), 5);
    table_->undo();
    EXPECT_EQ(table_->painter().shown(), 4);
    table_->session().abandon();
    EXPECT_EQ(table_->painter().shown(), 0);
}

TEST_F(BoardTableTest, AnEndIsReportedOnceAndAfterTheChange) {
    start(9);
    click({0, 0});
    EXPECT_EQ(signalled(), "changed ended ");
    click({0, 0});
    EXPECT_EQ(signalled(), "") << "nothing more can be played";
    const auto over = table_->game().save();
    table_->undo();
    EXPECT_EQ(signalled(), "changed ");
    table_->redo();
    EXPECT_EQ(signalled(), "changed ended ");
    ASSERT_TRUE(table_->game().restore(over));
    EXPECT_EQ(signalled(), "changed ");
}

TEST_F(BoardTableTest, APanelIsMadeOnceAndReportsItself) {
    ThemedPanel& panel = table_->ask();
    EXPECT_EQ(&table_->ask(), &panel);
    EXPECT_EQ(log(), "prepared; ");
    panel.open();
    EXPECT_EQ(log(), "opened; ");
    EXPECT_EQ(signalled(), "popup ");
    table_->cancelWork();
    EXPECT_FALSE(panel.isOpen());
    EXPECT_EQ(log(), "closed; ");
    EXPECT_EQ(signalled(), "closed ");
    table_->cancelWork();
    EXPECT_EQ(signalled(), "") << "it was closed already";
}

TEST_F(BoardTableTest, TheThemeReachesAllThatIsShown) {
    const ThemedPanel& panel = table_->ask();
    for (const Brightness brightness : {Brightness::dark, Brightness::light}) {
        host_ = PlainHost(Theme(brightness, false, false));
        table_->settingsChanged();
        const bool dark = brightness == Brightness::dark;
        EXPECT_EQ(panel.dark, dark);
        EXPECT_EQ(table_->painter().dark, dark);
        EXPECT_EQ(table_->board()->theme().dark(), dark);
    }
}

TEST_F(BoardTableTest, APanelMadeLaterHasTheTheme) {
    host_ = PlainHost(Theme(Brightness::dark, false, false));
    EXPECT_TRUE(table_->ask().dark);
}

/// Panels lie in the page that the view was in when they were made.
TEST_F(BoardTableTest, APanelMayGoBeforeTheTable) {
    delete &table_->ask();
    table_->settingsChanged();
    table_->cancelWork();
    EXPECT_TRUE(table_->ask().isHidden()) << "another one";
    EXPECT_EQ(log(), "prepared; prepared; ");
}

class StarsWishTest : public BoardTableTest {
  protected:
    /// Presses these buttons of the panel that the action opens.
    void choose(std::initializer_list<const char*> texts) {
        table_->wish.action().trigger();
        auto* panel = page_.findChild<StarsPanel*>();
        ASSERT_NE(panel, nullptr);
        for (const char* text : texts) {
            const auto buttons = panel->findChildren<QPushButton*>();
            const auto found =
                std::find_if(buttons.begin(), buttons.end(),
                             [text](const QPushButton* button) { return button->text() == text; });
            ASSERT_NE(found, buttons.end()) << text;
            (*found)->click();
        }
    }
};

TEST_F(StarsWishTest, IsASettingAndTheTextOfTheAction) {
    EXPECT_EQ(table_->wish.range(), StarRange{});
    EXPECT_EQ(table_->wish.action().text(), QStringLiteral("Stars: any"));
    choose({"3", "Done"});
    EXPECT_EQ(host_.settings["stars"], QStringLiteral("3-3"));
    EXPECT_EQ(table_->wish.range(), (StarRange{3, 3}));
    EXPECT_EQ(table_->wish.action().text(), QStringLiteral("Stars: 3"));
    EXPECT_EQ(signalled(), "popup closed changed ") << "nothing is on the board yet";
    choose({"4", "Done"});
    EXPECT_EQ(table_->wish.range(), (StarRange{3, 4})) << "asks with what was chosen before";
    EXPECT_EQ(StarsWish(host_, QString()).range(), (StarRange{3, 4})) << "kept";
}

TEST_F(StarsWishTest, ADealWithOtherStarsIsReplaced) {
    for (const std::optional<int> stars : {std::optional(2), std::optional<int>()}) {
        table_->stars = stars;
        table_->wish.set({});
        start();
        choose({"3", "Done"});
        EXPECT_TRUE(QTest::qWaitFor([this] { return signals_.ends_with("dealt "); }, 60'000));
    }
}

/// A deal either stands at once or makes the table busy: both are seen here without waiting.
TEST_F(StarsWishTest, ADealWithTheRightStarsStays) {
    table_->stars = 3;
    start();
    bool busy = false;
    QObject::connect(table_.get(), &Table::busy, table_.get(), [&](bool on) { busy |= on; });
    choose({"3", "Done"});
    EXPECT_FALSE(busy);
    EXPECT_EQ(signalled(), "popup closed changed ");
}

/// The view asks the painter until it is gone, and reports the end of the press on its way out.
class DeletionTest : public BoardTableTest, public testing::WithParamInterface<bool> {
  protected:
    DeletionTest() : BoardTableTest(GetParam()) {}
};

TEST_P(DeletionTest, TakesTheViewAlongWhileAPressIsDown) {
    start();
    const QPointer<QWidget> view = table_->view();
    table_->ask().open();
    press({1, 1});
    table_.reset();
    EXPECT_TRUE(view.isNull());
    QCoreApplication::processEvents();
}

TEST_P(DeletionTest, MayComeAfterThatOfTheView) {
    start();
    press({1, 1});
    delete table_->view();
    table_->session().play(1);
    table_->settingsChanged();
    table_->cancelWork();
    EXPECT_EQ(table_->painter().shown(), 1);
    table_.reset();
}

INSTANTIATE_TEST_SUITE_P(BoardItselfAndBoardInside, DeletionTest, testing::Bool());

}  // namespace
}  // namespace gridlark::ui
