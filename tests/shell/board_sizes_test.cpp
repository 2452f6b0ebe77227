// How large the boards of all games are in windows of every size.

#include <QTest>

#include "gridlark/ui/board.h"

#include "pages/game/status_column.h"
#include "support.h"

inline void PrintTo(QSize size, std::ostream* out) {
    *out << size.width() << " x " << size.height();
}

namespace gridlark::shell {
namespace {

constexpr int columnGap = 36, columnBelow = 16;

const QList<QSize>& windowSizes() {
    static const QList<QSize> sizes{{440, 520}, {480, 700}, {1120, 760}, {1366, 700}, {1920, 1080}};
    return sizes;
}

class BoardSizes : public HomeTest {
  protected:
    BoardSizes() {
        program_.services().settings.setAnimations(false);
        program_.services().settings.setSounds(ui::Sounds::none);
        program_.window().show();
    }

    /// Opens a grid and waits for its deal.
    GamePage& open(const QString& game, const kit::Options& options) {
        const auto text = [](const std::string& name) { return QString::fromStdString(name); };
        program_.window().open({.game = game,
                                .grid = text(options.grid),
                                .variant = text(options.variant),
                                .deal = 4});
        GamePage* page = program_.window().gamePage(game);
        EXPECT_TRUE(until(
            [&] {
                return !page->game().busy() && page->game().game().dealt() &&
                       page->game().options() == options;
            },
            60'000))
            << qPrintable(game) << options.grid;
        return *page;
    }

    void resize(GamePage& page, QSize size) {
        program_.window().resize(size);
        ASSERT_TRUE(until([&] { return page.size() == size; }));
    }

    /// Where the view is on its page.
    static QRect viewOn(const GamePage& page) {
        return {page.view()->mapTo(&page, QPoint()), page.view()->size()};
    }

    static const ui::BoardWidget& boardOf(const GamePage& page) {
        const auto* board = qobject_cast<const ui::BoardWidget*>(page.view());
        return board != nullptr ? *board : *page.view()->findChild<ui::BoardWidget*>();
    }

    /// The room for a view, with the column where it is now.
    static QSize roomOn(GamePage& page) {
        const QRect view = viewOn(page);
        const QRect column = page.column().geometry();
        const int side = page.width() < 900 ? 16 : 32;
        const bool beside = column.left() > view.right();
        const int right =
            beside ? page.width() - side - column.width() - columnGap : page.width() - side;
        const int bottom =
            beside ? page.height() - side : page.height() - side - column.height() - columnBelow;
        return {right - side, bottom - view.top()};
    }

    PluginRegistry registry_{{QStringLiteral(GRIDLARK_GAMES)}};
    Application program_{paths_, registry_};
};

/// No view could be larger: it fills its room, or a wider one of its shape would be too high.
TEST_F(BoardSizes, EveryViewIsAsLargeAsItCanBe) {
    for (const GameInfo& game : registry_.games()) {
        std::string last;
        for (const ui::GridChoice& choice : registry_.load(game.id).plugin->grids()) {
            if (std::exchange(last, choice.options.grid) == choice.options.grid) continue;
            GamePage& page = open(game.id, choice.options);
            for (const QSize size : windowSizes()) {
                SCOPED_TRACE(qPrintable(game.id) + (' ' + choice.options.grid) + " at " +
                             std::to_string(size.width()));
                resize(page, size);
                const QSize view = viewOn(page).size(), room = roomOn(page);
                EXPECT_LE(view.width(), room.width());
                EXPECT_LE(view.height(), room.height());
                if (view.width() == room.width()) continue;
                ASSERT_TRUE(page.view()->hasHeightForWidth());
                EXPECT_GT(page.view()->heightForWidth(view.width() + 1), room.height())
                    << view.width() << " of " << room.width();
                EXPECT_FALSE(boardOf(page).scrolls());
            }
        }
    }
}

/// Its cells would be too small otherwise. The sizes are those of the view, bar and all.
TEST_F(BoardSizes, ABoardThatScrollsGetsAllTheRoom) {
    const QList<QSize> views{{408, 280}, {448, 460}, {804, 664}, {1039, 604}, {1540, 984}};
    for (const char* grid : {"marathon", "99x99x2000", "20x99x300"}) {
        GamePage& page = open("minesweeper", {grid, "standard"});
        for (qsizetype i = 0; i < views.size(); ++i) {
            SCOPED_TRACE(std::string(grid) + " at " + std::to_string(windowSizes()[i].width()));
            resize(page, windowSizes()[i]);
            if (!boardOf(page).scrolls()) continue;
            EXPECT_EQ(viewOn(page).size(), roomOn(page));
            EXPECT_EQ(viewOn(page).size(), views[i]);
        }
    }
}

/// All of Marathon fits into a large window only.
TEST_F(BoardSizes, ABoardScrollsWhereItsCellsWouldBeTooSmall) {
    GamePage& page = open("minesweeper", {"marathon", "standard"});
    for (const QSize size : windowSizes()) {
        resize(page, size);
        EXPECT_EQ(boardOf(page).scrolls(), size.width() < 1920) << size.width();
    }
}

}  // namespace
}  // namespace gridlark::shell
