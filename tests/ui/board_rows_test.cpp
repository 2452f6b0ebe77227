#include <QAccessible>
#include <QScrollBar>
#include <QWheelEvent>

#include "board_fixture.h"
#include "screen_reader.h"

namespace gridlark::ui {
namespace {

/// A board of fixed columns whose rows come and go. Each row has its own look, which it keeps.
class RowsPainter final : public BoardPainter {
  public:
    [[nodiscard]] kit::Size size() const override {
        return {static_cast<int>(rows.size()), columns};
    }
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override {
        return rows[static_cast<std::size_t>(cell.row)];
    }
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const Theme& /*theme*/) const override {
        painter.fillRect(area, colourOf(look));
    }
    [[nodiscard]] QString describe(kit::Cell cell) const override {
        return QString::number(look(cell));
    }
    [[nodiscard]] kit::Cell moved(kit::Cell from, kit::Cell by) const override {
        asked = by;
        return from + kit::Cell{2 * by.row, 2 * by.column};
    }

    [[nodiscard]] QColor ground(const Theme& /*theme*/) const override { return Qt::black; }

    static QColor colourOf(std::uint64_t look) {
        return QColor::fromHsv(static_cast<int>(look * 37 % 360), 200, 200).toRgb();
    }
    void fill(int count) {
        rows.clear();
        for (int row = 0; row < count; ++row) rows.push_back(static_cast<std::uint64_t>(row + 1));
    }

    static constexpr int columns = 5;
    std::vector<std::uint64_t> rows;
    mutable kit::Cell asked{};
};

class BoardRowsTest : public testing::Test {
  protected:
    BoardRowsTest() {
        painter_.fill(5);
        board_ = std::make_unique<BoardWidget>(painter_);
        board_->setTheme(Theme(Brightness::light, false, false));
        board_->setFit(Fit::columns);
        board_->resize(252, board_->heightForWidth(252));
        board_->show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(board_.get()));
        settle();
    }
    ~BoardRowsTest() override { pretendScreenReader(nullptr); }

    void settle() {
        QCoreApplication::processEvents();
        board_->takePaintedCells();
    }
    /// Cells painted by what has happened since `settle`.
    [[nodiscard]] int painted() {
        QCoreApplication::processEvents();
        return board_->takePaintedCells();
    }
    [[nodiscard]] double top(int row) const { return board_->cellRect({row, 0}).top(); }
    [[nodiscard]] double side() const { return board_->cellRect({0, 0}).width(); }
    [[nodiscard]] bool seen(int row) const {
        return board_->boardRect().contains(board_->cellRect({row, 0}).center());
    }
    void grow(int rows) {
        const int count = static_cast<int>(painter_.rows.size());
        for (int i = 0; i < rows; ++i)
            painter_.rows.push_back(static_cast<std::uint64_t>(100 + count + i));
    }
    void vanish(int row) { painter_.rows.erase(painter_.rows.begin() + row); }
    [[nodiscard]] QColor at(int row) {
        const QPointF point = board_->cellRect({row, 2}).center() * board_->devicePixelRatioF();
        return board_->grab().toImage().pixelColor(point.toPoint());
    }
    /// Scrolled by so many rows exactly.
    void scrollTo(int row) {
        auto* bar = board_->findChild<QScrollBar*>();
        ASSERT_NE(bar, nullptr);
        bar->setValue(static_cast<int>(std::lround(row * side() * board_->devicePixelRatioF())));
        settle();
        ASSERT_EQ(top(row), board_->boardRect().top());
    }

    RowsPainter painter_;
    std::unique_ptr<BoardWidget> board_;
};

TEST_F(BoardRowsTest, ShowsAsManyRowsAsColumnsAndKeepsItsCells) {
    EXPECT_FALSE(board_->scrolls());
    const double cell = side();
    EXPECT_GE(cell * 5, 225);
    const QSize hint = board_->sizeHint();
    grow(40);
    board_->refresh();
    EXPECT_TRUE(board_->scrolls());
    EXPECT_EQ(side(), cell) << "a bar takes no room away";
    EXPECT_EQ(board_->sizeHint(), hint);
    EXPECT_EQ(board_->heightForWidth(252), 240);
    painter_.rows.resize(2);
    board_->refresh();
    EXPECT_EQ(side(), cell);
    EXPECT_LT(std::abs(top(0) - 3), 1) << "a short board begins at the top";
}

TEST_F(BoardRowsTest, RowsAtTheEndPaintNothingElse) {
    grow(3);
    board_->refresh();
    EXPECT_LE(painted(), 10) << "the new rows are hardly seen; the frame at the bottom is";
    painter_.rows.resize(4);
    board_->refresh();
    EXPECT_LE(painted(), 10);
    grow(1);
    board_->refresh();
    EXPECT_LE(painted(), 10);
    EXPECT_EQ(at(4).rgb(), RowsPainter::colourOf(painter_.rows[4]).rgb());
}

TEST_F(BoardRowsTest, GrowthScrollsNothingAway) {
    grow(20);
    board_->refresh();
    scrollTo(7);
    const double before = top(8);
    grow(30);
    board_->refresh();
    EXPECT_EQ(top(8), before);
    EXPECT_EQ(painted(), 0);
}

TEST_F(BoardRowsTest, RowsThatVanishAboveMoveNothing) {
    painter_.fill(30);
    board_->refresh();
    scrollTo(10);
    const QImage before = board_->grab(board_->boardRect().toAlignedRect()).toImage();
    vanish(8);
    vanish(2);
    board_->refreshRows({2, 8}, {});
    EXPECT_TRUE(seen(8)) << "what was row 10";
    EXPECT_FALSE(seen(7));
    EXPECT_EQ(board_->grab(board_->boardRect().toAlignedRect()).toImage(), before);
    painter_.fill(30);
    board_->refreshRows({}, {2, 8});
    EXPECT_TRUE(seen(10));
    EXPECT_FALSE(seen(9));
    EXPECT_EQ(board_->grab(board_->boardRect().toAlignedRect()).toImage(), before);
}

TEST_F(BoardRowsTest, TheCursorStaysOnItsRow) {
    painter_.fill(12);
    board_->refresh();
    board_->setCursorCell({6, 3});
    vanish(1);
    board_->refreshRows({1}, {});
    EXPECT_EQ(board_->cursor(), (kit::Cell{5, 3}));
    painter_.fill(12);
    board_->refreshRows({}, {1});
    EXPECT_EQ(board_->cursor(), (kit::Cell{6, 3}));
}

TEST_F(BoardRowsTest, RowsSlideButTapsCountAtOnce) {
    board_->setTheme(Theme(Brightness::light, false, true));
    painter_.fill(8);
    board_->refresh();
    std::optional<kit::Cell> tapped;
    QObject::connect(board_.get(), &BoardWidget::tapped, board_.get(),
                     [&](kit::Cell cell) { tapped = cell; });
    vanish(1);
    board_->refreshRows({1}, {});
    QTest::mouseClick(board_.get(), Qt::LeftButton, {},
                      board_->cellRect({1, 2}).center().toPoint());
    EXPECT_EQ(tapped, (kit::Cell{1, 2})) << "on the new board";
    const QPointF between =
        (board_->cellRect({1, 2}).topLeft() + QPointF(4, 2)) * board_->devicePixelRatioF();
    EXPECT_EQ(board_->grab().toImage().pixel(between.toPoint()), qRgb(0, 0, 0))
        << "where the row was";
    const QColor third = RowsPainter::colourOf(3);
    const auto arrived = [&] { return std::abs(at(1).hue() - third.hue()) <= 1; };
    EXPECT_TRUE(QTest::qWaitFor(arrived, 10'000));
    const auto quiet = [&] {
        settle();
        outlast(60);
        return painted() == 0;
    };
    EXPECT_TRUE(QTest::qWaitFor(quiet, 10'000)) << "nothing moves any more";
}

TEST_F(BoardRowsTest, WithoutAnimationsRowsAreThereAtOnce) {
    vanish(1);
    board_->refreshRows({1}, {});
    EXPECT_EQ(at(1).rgb(), RowsPainter::colourOf(3).rgb());
}

TEST_F(BoardRowsTest, GlidesToCellsTheFirstAtAnyRate) {
    painter_.fill(40);
    board_->refresh();
    board_->glideTo({{20, 0}, {22, 4}});
    EXPECT_TRUE(seen(20) && seen(22)) << "at once without animations";
    board_->glideTo({{0, 0}, {39, 4}});
    EXPECT_TRUE(seen(0)) << "not all of them fit";
    board_->setTheme(Theme(Brightness::light, false, true));
    board_->glideTo({{30, 0}});
    EXPECT_FALSE(seen(30)) << "gently";
    EXPECT_TRUE(QTest::qWaitFor([&] { return seen(30); }, 10'000));
}

TEST_F(BoardRowsTest, ThePlayersScrollingEndsAGlide) {
    board_->setTheme(Theme(Brightness::light, false, true));
    painter_.fill(60);
    board_->refresh();
    board_->glideTo({{50, 0}});
    scrollTo(3);
    const double there = top(3);
    outlast(300);
    EXPECT_EQ(top(3), there);
}

TEST_F(BoardRowsTest, KeysGoWhereThePainterSays) {
    painter_.fill(30);
    board_->refresh();
    board_->setCursorCell({0, 0});
    QTest::keyClick(board_.get(), Qt::Key_Right);
    EXPECT_EQ(board_->cursor(), (kit::Cell{0, 2}));
    EXPECT_EQ(painter_.asked, (kit::Cell{0, 1}));
    QTest::keyClick(board_.get(), Qt::Key_End);
    EXPECT_EQ(painter_.asked, (kit::Cell{0, 5}));
    EXPECT_EQ(board_->cursor(), (kit::Cell{0, 4})) << "kept inside";
    QTest::keyClick(board_.get(), Qt::Key_Home, Qt::ControlModifier);
    EXPECT_EQ(painter_.asked, (kit::Cell{-30, -5}));
    QTest::keyClick(board_.get(), Qt::Key_PageDown);
    EXPECT_EQ(painter_.asked.column, 0);
    EXPECT_GT(painter_.asked.row, 1);
}

TEST_F(BoardRowsTest, DoesNotZoom) {
    painter_.fill(30);
    board_->refresh();
    const double before = side();
    for (const Qt::Key key : {Qt::Key_Plus, Qt::Key_Minus}) QTest::keyClick(board_.get(), key);
    board_->zoomIn();
    EXPECT_EQ(side(), before);
}

struct RowsTold {
    QAccessibleTableModelChangeEvent::ModelChangeType type;
    int first;
    int last;
    friend bool operator==(const RowsTold&, const RowsTold&) = default;
};
std::vector<RowsTold> rowsTold;

TEST_F(BoardRowsTest, ScreenReadersHearOfRowsAndKeepTheirCells) {
    rowsTold.clear();
    pretendScreenReader([](QAccessibleEvent& event) {
        if (event.type() != QAccessible::TableModelChanged) return;
        auto& change = static_cast<QAccessibleTableModelChangeEvent&>(event);
        rowsTold.push_back({change.modelChangeType(), change.firstRow(), change.lastRow()});
        event.accessibleInterface()->tableInterface()->modelChange(&change);
    });
    auto* table = QAccessible::queryAccessibleInterface(board_.get())->tableInterface();
    QAccessibleInterface* cell = table->cellAt(1, 1);
    grow(3);
    board_->refresh();
    using Change = QAccessibleTableModelChangeEvent;
    EXPECT_EQ(rowsTold, (std::vector{RowsTold{Change::RowsInserted, 5, 7}}));
    EXPECT_EQ(table->rowCount(), 8);
    EXPECT_EQ(table->cellAt(1, 1), cell);
    EXPECT_TRUE(cell->isValid());
    ASSERT_NE(table->cellAt(7, 4), nullptr);
    rowsTold.clear();
    painter_.rows.resize(6);
    board_->refresh();
    EXPECT_EQ(rowsTold, (std::vector{RowsTold{Change::RowsRemoved, 6, 7}}));
    EXPECT_EQ(table->cellAt(7, 4), nullptr);
    EXPECT_EQ(table->cellAt(1, 1), cell);
}

}  // namespace
}  // namespace gridlark::ui
