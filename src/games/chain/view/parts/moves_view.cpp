#include "moves_view.h"

#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>

#include "gridlark/ui/actions.h"

#include "chain/view/words.h"
#include "face.h"

namespace gridlark::chain {
namespace {

constexpr int buttonSide = 36;
constexpr int curveHeight = 96;
constexpr int listGap = 8;
constexpr int bullet = 20;  // px
constexpr int leastListHeight = MovesView::barHeight + listGap + 90;

QIcon bulletOf(Piece piece, const ui::Theme& theme) {
    constexpr int ratio = 2;
    QPixmap picture(bullet * ratio, bullet * ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = bullet * ratio * 1.2;
    const double over = (side - bullet * ratio) / 2;
    paintPiece(painter, {-over, -over, side, side}, piece, theme);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

/// The number in the bullet: of the piece that moved, or of the first one that was removed; 0 after
/// a pass.
int numberOf(const Turn& turn) {
    return turn.piece > 0 ? turn.piece : turn.removed ? turn.removed->first : 0;
}

}  // namespace

MovesView::MovesView(QWidget* parent)
    : QWidget(parent), list_(new QListWidget(this)), curve_(new Curve(this)) {
    make(first, "first", tr("To the beginning"), Qt::CTRL | Qt::Key_PageUp);
    make(previous, "previous", tr("One turn back"), Qt::Key_PageUp);
    make(next, "next", tr("One turn on"), Qt::Key_PageDown);
    make(last, "last", tr("To the end"), Qt::CTRL | Qt::Key_PageDown);
    make(copy, "copy", tr("Copy the game as text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    make(load, "load", tr("Load a game from text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    for (const Step step : {first, previous, next, last}) {
        connect(&steps_[step].action, &QAction::triggered, this, [this, step] { go(step); });
    }
    connect(&steps_[copy].action, &QAction::triggered, this, &MovesView::copyAsked);
    connect(&steps_[load].action, &QAction::triggered, this, &MovesView::loadAsked);
    list_->setAccessibleName(tr("Turns"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setIconSize(QSize(bullet, bullet));
    list_->setFocusPolicy(Qt::StrongFocus);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) emit chosen(static_cast<std::size_t>(row) + 1);
    });
    connect(curve_, &Curve::chosen, this, &MovesView::chosen);
    curve_->hide();
    enableSteps();
}

void MovesView::make(Step step, const char* icon, const QString& text, const QKeySequence& key) {
    Entry& entry = steps_[step];
    ui::describe(entry.action, QLatin1String(icon), text, {}, {key});
    addAction(&entry.action);
    entry.button = new QToolButton(this);
    entry.button->setFocusPolicy(Qt::TabFocus);
    entry.button->setCursor(Qt::PointingHandCursor);
    entry.button->setIconSize(QSize(18, 18));
    entry.button->setAccessibleName(text);
    entry.button->setToolTip(
        QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText)));
    connect(entry.button, &QToolButton::clicked, &entry.action, &QAction::trigger);
}

void MovesView::showTurns(const std::vector<Turns::Entry>& turns) {
    if (turns_ == turns) return;
    turns_ = turns;
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const auto& [turn, before] = turns[i];
        const QString number = QString::number(i + 1);
        //: A turn in the list: its number, and what it is in notation
        auto* item = new QListWidgetItem(tr("%1. %2").arg(number, words::notation(turn)), list_);
        const QString said = words::turn(turn, before.turn);
        item->setToolTip(said);
        item->setData(Qt::AccessibleTextRole, number + QStringLiteral(". ") + said);
        item->setIcon(bulletOf({before.turn, numberOf(turn)}, theme_));
    }
    current_ = std::min(current_, turns.size());
    enableSteps();
}

void MovesView::setCurrent(std::size_t turn, bool live) {
    current_ = turn;
    const QSignalBlocker quiet(list_);
    list_->setCurrentRow(static_cast<int>(turn) - 1);
    if (live) list_->clearSelection();
    if (auto* item = list_->item(static_cast<int>(turn) - 1)) list_->scrollToItem(item);
    if (turn == 0) list_->scrollToTop();
    curve_->setCurrent(turn);
    enableSteps();
}

void MovesView::showCurve(const Values& values, std::optional<std::size_t> turning) {
    curve_->show(values, turns_.size(), turning);
    curve_->setCurrent(current_);
    curved_ = true;
    arrange();
}

void MovesView::hideCurve() {
    curved_ = false;
    arrange();
}

void MovesView::setTheme(const ui::Theme& theme) {
    const bool other = !(theme_ == theme);
    theme_ = theme;
    curve_->setTheme(theme);
    for (Entry& entry : steps_) entry.button->setIcon(theme_.icon(entry.action.data().toString()));
    if (!other) return;
    for (std::size_t i = 0; i < turns_.size(); ++i) {
        const auto& [turn, before] = turns_[i];
        list_->item(static_cast<int>(i))->setIcon(bulletOf({before.turn, numberOf(turn)}, theme_));
    }
}

void MovesView::setActive(bool on) {
    active_ = on;
    enableSteps();
}

void MovesView::go(Step step) {
    const std::size_t to = step == first      ? 0
                           : step == previous ? std::max<std::size_t>(current_, 1) - 1
                           : step == next     ? std::min(current_ + 1, turns_.size())
                                              : turns_.size();
    emit chosen(to);
}

void MovesView::enableSteps() {
    const bool back = active_ && current_ > 0;
    const bool on = active_ && current_ < turns_.size();
    const std::array<bool, count> enabled{back, back, on, on, active_, active_};
    for (std::size_t i = 0; i < count; ++i) {
        steps_[i].action.setEnabled(enabled[i]);
        steps_[i].button->setEnabled(enabled[i]);
    }
    list_->setEnabled(active_);
    curve_->setEnabled(active_);
}

void MovesView::arrange() {
    const int side = std::min(buttonSide, width() / static_cast<int>(count));
    for (std::size_t i = 0; i < count; ++i) {
        // Copy and load stand apart, at the right end.
        const int x =
            i < copy ? static_cast<int>(i) * side : width() - static_cast<int>(count - i) * side;
        steps_[i].button->setGeometry(x, (barHeight - buttonSide) / 2, side, buttonSide);
    }
    const int room = height() - barHeight - listGap;
    const bool listed = height() >= leastListHeight;
    const bool curved = curved_ && room >= curveHeight;
    const int curve = curved ? curveHeight + listGap : 0;
    curve_->setVisible(curved);
    curve_->setGeometry(0, barHeight + listGap, width(), curveHeight);
    list_->setVisible(listed && room - curve >= 40);
    list_->setGeometry(0, barHeight + listGap + curve, width(), std::max(0, room - curve));
}

}  // namespace gridlark::chain
