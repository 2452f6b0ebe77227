/// A board with a trivial painter, in a window, and a record of what it signals.
#pragma once

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <QTest>
#include <QTimer>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "gridlark/ui/board.h"

namespace gridlark::ui {

inline std::string name(kit::Cell cell) {
    return std::to_string(cell.row) + "," + std::to_string(cell.column);
}

/// Cells in a chequered pattern; a cell's look can be changed.
class ChequeredPainter final : public BoardPainter {
  public:
    explicit ChequeredPainter(kit::Size size) : size_(size) {}

    [[nodiscard]] kit::Size size() const override { return size_; }
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override {
        const auto changed = looks.find(cell);
        return changed != looks.end() ? changed->second
                                      : static_cast<std::uint64_t>((cell.row + cell.column) % 2);
    }
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const Theme& /*theme*/) const override {
        ++pictures;
        painter.fillRect(area, look == 0 ? Qt::black : look == 1 ? Qt::white : Qt::red);
    }
    void paintOver(QPainter& /*painter*/, const Theme& /*theme*/,
                   const std::function<QRectF(kit::Cell)>& /*cell*/) const override {
        ++overlays;
    }
    [[nodiscard]] QString describe(kit::Cell cell) const override {
        return QStringLiteral("Row %1, column %2, look %3")
            .arg(cell.row + 1)
            .arg(cell.column + 1)
            .arg(look(cell));
    }

    void resize(kit::Size size) { size_ = size; }

    std::map<kit::Cell, std::uint64_t> looks;
    mutable int pictures = 0;
    mutable int overlays = 0;

  private:
    kit::Size size_;
};

/// Runs the event loop until a timer set now has fired twice. By then all timers of this length
/// that were set before have fired, however slow the machine is.
inline void outlast(int milliseconds) {
    int fired = 0;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] { ++fired; });
    timer.start(milliseconds);
    ASSERT_TRUE(QTest::qWaitFor([&] { return fired >= 2; }, 60'000));
}

class BoardTest : public testing::Test {
  protected:
    static constexpr int longPress = 120;  // ms

    BoardTest() { make({6, 6}, {300, 300}); }

    void make(kit::Size cells, QSize pixels) {
        board_.reset();
        painter_ = std::make_unique<ChequeredPainter>(cells);
        board_ = std::make_unique<BoardWidget>(*painter_);
        board_->setTheme(Theme(Brightness::light, false, false));
        board_->setLongPress(longPress);
        record();
        board_->resize(pixels);
        board_->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(board_.get()));
        board_->activateWindow();
        board_->setFocus();
        QCoreApplication::processEvents();
    }

    void record() {
        const auto cell = [this](const char* what) {
            return
                [this, what](kit::Cell at) { log_ += std::string(what) + " " + name(at) + "; "; };
        };
        const auto plain = [this](const char* what) {
            return [this, what] { log_ += std::string(what) + "; "; };
        };
        BoardWidget* board = board_.get();
        QObject::connect(board, &BoardWidget::pressed, board, cell("pressed"));
        QObject::connect(board, &BoardWidget::released, board, plain("released"));
        QObject::connect(board, &BoardWidget::tapped, board, cell("tapped"));
        QObject::connect(board, &BoardWidget::held, board, cell("held"));
        QObject::connect(board, &BoardWidget::middlePressed, board, cell("mpressed"));
        QObject::connect(board, &BoardWidget::middleClicked, board, cell("middle"));
        QObject::connect(board, &BoardWidget::dragBegan, board, cell("began"));
        QObject::connect(board, &BoardWidget::dragEntered, board, cell("entered"));
        QObject::connect(board, &BoardWidget::dragEnded, board, plain("ended"));
    }

    /// What was signalled since the last call.
    std::string take() { return std::exchange(log_, {}); }
    [[nodiscard]] bool waitForLog(const std::string& expected) {
        return QTest::qWaitFor([&] { return log_ == expected; }, 60'000);
    }

    [[nodiscard]] QPoint middle(kit::Cell cell) const {
        return board_->cellRect(cell).center().toPoint();
    }
    void press(kit::Cell cell, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mousePress(board_.get(), button, {}, middle(cell));
    }
    void release(kit::Cell cell, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseRelease(board_.get(), button, {}, middle(cell));
    }
    /// QTest::mouseMove moves without a button on some platforms.
    void drag(kit::Cell to) { dragTo(QPointF(middle(to))); }
    void dragTo(QPointF point, Qt::MouseButton button = Qt::LeftButton) {
        QMouseEvent move(QEvent::MouseMove, point, board_->mapToGlobal(point), Qt::NoButton, button,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(board_.get(), &move);
    }
    void click(kit::Cell cell, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(board_.get(), button, {}, middle(cell));
    }
    void key(int code, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(board_.get(), static_cast<Qt::Key>(code), modifiers);
    }

    std::unique_ptr<ChequeredPainter> painter_;
    std::unique_ptr<BoardWidget> board_;
    std::string log_;
};

}  // namespace gridlark::ui
