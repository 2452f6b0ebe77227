#include "game_stage.h"

#include <QPushButton>

#include "gridlark/ui/board.h"
#include "gridlark/ui/panel.h"

#include "confetti.h"
#include "widgets/parts.h"

namespace gridlark::shell {

namespace {

constexpr int busyNoteMs = 300;

ui::BoardWidget* boardIn(QWidget* view) {
    auto* board = qobject_cast<ui::BoardWidget*>(view);
    return board != nullptr ? board : view->findChild<ui::BoardWidget*>();
}

}  // namespace

GameStage::GameStage(RunningGame& game, QWidget* parent)
    : QWidget(parent), game_(game), view_(game.table().view()), board_(boardIn(view_)) {
    view_->setParent(this);
    view_->show();
    busyNote_ = words("lead", tr("Dealing…"), this);
    busyNote_->setAlignment(Qt::AlignCenter);
    busyNote_->setAttribute(Qt::WA_TransparentForMouseEvents);
    busyNote_->hide();
    pausePanel_ = new ui::Panel(this);
    endPanel_ = new ui::Panel(this);
    busySoon_.setSingleShot(true);
    busySoon_.setInterval(busyNoteMs);
    connect(&busySoon_, &QTimer::timeout, busyNote_, &QWidget::show);
    connect(pausePanel_, &ui::Panel::closedByPlayer, this, &GameStage::continued);
    connect(endPanel_, &ui::Panel::closedByPlayer, this, &GameStage::hideEnd);
}

void GameStage::setTheme(const ui::Theme& theme) {
    theme_ = theme;
    setPalette(theme.palette());
    view_->setPalette(theme.palette());
    pausePanel_->setTheme(theme);
    endPanel_->setTheme(theme);
}

void GameStage::setPaused(bool on) {
    if (board_ != nullptr) {
        board_->setCovered(on);
    } else {
        view_->setVisible(!on);
    }
    if (!on) {
        pausePanel_->close();
        return view_->setFocus(Qt::OtherFocusReason);
    }
    pausePanel_->setIcon(QStringLiteral("pause"));
    pausePanel_->setTitle(tr("Paused"));
    pausePanel_->setText(tr("The board is covered and time stands still."));
    pausePanel_->removeButtons();
    connect(pausePanel_->addButton(tr("Continue")), &QPushButton::clicked, this,
            &GameStage::continued);
    pausePanel_->open();
}

void GameStage::setBusy(bool on) {
    on ? busySoon_.start() : busySoon_.stop();
    if (!on) busyNote_->hide();
}

void GameStage::showEnd(const ui::EndNote& note, const QString& text, bool newBest) {
    if (note.celebrates) celebrate();
    if (!note.beside) showEndPanel(note, text, newBest);
}

void GameStage::celebrate() {
    if (!theme_.animations() || board_ == nullptr || !board_->isVisible()) return;
    if (confetti_ == nullptr) confetti_ = new Confetti(board_);
    confetti_->begin(theme_);
}

void GameStage::showEndPanel(const ui::EndNote& note, const QString& text, bool newBest) {
    endPanel_->setIcon(newBest ? QStringLiteral("trophy") : note.icon);
    endPanel_->setTitle(note.title);
    endPanel_->setText(text);
    endPanel_->removeButtons();
    connect(endPanel_->addButton(note.actionText), &QPushButton::clicked, &game_,
            note.restart ? &RunningGame::restart : &RunningGame::newGame);
    if (note.restart) {
        connect(endPanel_->addButton(tr("New game")), &QPushButton::clicked, &game_,
                &RunningGame::newGame);
    }
    connect(endPanel_->addButton(tr("Statistics")), &QPushButton::clicked, this,
            &GameStage::statisticsAsked);
    endShown_ = true;
    endPanel_->open();
}

void GameStage::hideEnd() {
    if (!endShown_) return;
    endShown_ = false;
    endPanel_->close();
    emit endClosed();
    view_->setFocus(Qt::OtherFocusReason);
}

void GameStage::focusFront(bool popupOpen) {
    for (ui::Panel* panel : {pausePanel_, endPanel_}) {
        const auto buttons = panel->findChildren<QPushButton*>();
        if (panel->isOpen() && !buttons.isEmpty())
            return buttons.first()->setFocus(Qt::OtherFocusReason);
    }
    if (!popupOpen) view_->setFocus(Qt::OtherFocusReason);
}

void GameStage::resizeEvent(QResizeEvent*) {
    view_->setGeometry(rect());
    busyNote_->setGeometry(rect());
}

}  // namespace gridlark::shell
