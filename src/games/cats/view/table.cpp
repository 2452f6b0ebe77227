#include "table.h"

#include <algorithm>

#include "gridlark/ui/stars_panel.h"

#include "confetti.h"
#include "extra_hint.h"
#include "placement_view/hint_text.h"

namespace gridlark::cats {

CatsTable::CatsTable(ui::Host& host) : GameTable(host) {
    erase_.setText(tr("Erase X"));
    erase_.setToolTip(tr("Take every X off the board"));
    erase_.setShortcut(Qt::Key_E);
    erase_.setData(QStringLiteral("erase"));
    erase_.setEnabled(false);
    connect(&erase_, &QAction::triggered, this, &CatsTable::eraseMarks);
    painter_.setTheme(host.theme());
}

CatsTable::~CatsTable() {
    // The board asks the painter for cells; it may outlive this table inside the shell's page.
    delete board_;
}

QWidget* CatsTable::view() {
    if (board_ == nullptr) {
        board_ = new ui::BoardWidget(painter_);
        board_->setBoardName(tr("Cats"));
        board_->setDragging(true);
        connectBoard();
        settingsChanged();
    }
    return board_;
}

void CatsTable::connectBoard() {
    using ui::BoardWidget;
    connect(board_, &BoardWidget::tapped, this, &CatsTable::tap);
    connect(board_, &BoardWidget::held, this, &CatsTable::hold);
    connect(board_, &BoardWidget::dragBegan, this, &CatsTable::beginDrag);
    connect(board_, &BoardWidget::dragEntered, this, &CatsTable::extendDrag);
    connect(board_, &BoardWidget::dragEnded, this, &CatsTable::endDrag);
}

void CatsTable::settingsChanged() {
    painter_.setTheme(host().theme());
    if (board_ == nullptr) return;
    board_->setTheme(host().theme());
    board_->setLongPress(host().longPress());
    board_->refresh();
    if (extraHint_) extraHint_->setTheme(host().theme());
}

bool CatsTable::playing() const {
    return session().dealt() && session().status() == kit::Status::playing;
}

void CatsTable::onState() {
    const State* state = session().dealt() ? &session().state() : nullptr;
    painter_.show(state);
    clearHighlights();
    if (state != nullptr && state->puzzle.regions != starsOf_) {
        starsOf_ = state->puzzle.regions;
        stars_ = stars(*state);
    }
    erase_.setEnabled(playing() && std::ranges::count(state->cells, Content::cross) > 0);
    if (board_) board_->refresh();

    const kit::Status status = state != nullptr ? session().status() : kit::Status::playing;
    if (status == kit::Status::won && shownStatus_ == kit::Status::playing) celebrate();
    if (status != kit::Status::playing && extraHint_) extraHint_->close();
    shownStatus_ = status;
}

void CatsTable::clearHighlights() {
    painter_.highlights() = {};
    dragging_ = false;
}

void CatsTable::cancelWork() {
    GameTable::cancelWork();
    if (extraHint_) extraHint_->close();
}

void CatsTable::tap(kit::Cell cell) {
    if (!playing()) return;
    host().notify({});
    switch (session().state().cells[cell]) {
        case Content::empty:
            session().play(Mark{{cell}});
            host().playSound(QStringLiteral("mark"));
            break;
        case Content::cross:
            session().play(Clear{{cell}});
            break;
        case Content::sleeping:
            board_->twitch(cell);
            break;
        case Content::cat:
            break;
    }
}

void CatsTable::hold(kit::Cell cell) {
    if (!playing()) return;
    host().notify({});
    switch (session().state().cells[cell]) {
        case Content::empty:
        case Content::cross:
            place(cell);
            break;
        case Content::cat:
            session().play(Remove{cell});
            break;
        case Content::sleeping:
            board_->twitch(cell);
            break;
    }
}

void CatsTable::place(kit::Cell cell) {
    const std::vector<Clash> wrong = clashes(session().state(), cell);
    session().play(Place{cell});
    if (wrong.empty()) {
        host().playSound(QStringLiteral("place"));
        return;
    }
    std::vector<kit::Cell> cells{cell};
    for (const Clash& clash : wrong) cells.push_back(clash.with);
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    board_->flash(cells, host().theme().colours().danger);
    host().playSound(QStringLiteral("mistake"));
    host().notify(mistakeText(wrong));
}

QString CatsTable::mistakeText(const std::vector<Clash>& clashes) const {
    switch (clashes.front().reason) {
        case Reason::cross:
            return tr("This cell has an X. That cost a life.");
        case Reason::row:
            return tr("This row has a cat already. That cost a life.");
        case Reason::column:
            return tr("This column has a cat already. That cost a life.");
        case Reason::region:
            return tr("This region has a cat already. That cost a life.");
        case Reason::touch:
            break;
    }
    return tr("It would touch another cat. That cost a life.");
}

void CatsTable::beginDrag(kit::Cell cell) {
    if (!playing()) return;
    const Content content = session().state().cells[cell];
    if (content != Content::empty && content != Content::cross) return;
    host().notify({});
    dragging_ = true;
    painter_.highlights().pendingMarks = content == Content::empty;
    extendDrag(cell);
}

void CatsTable::extendDrag(kit::Cell cell) {
    if (!dragging_) return;
    auto& pending = painter_.highlights().pending;
    if (std::ranges::find(pending, cell) == pending.end()) pending.push_back(cell);
    board_->refresh();
}

void CatsTable::endDrag() {
    if (!dragging_) return;
    const Highlights drag = painter_.highlights();
    clearHighlights();
    if (drag.pendingMarks) {
        session().play(Mark{drag.pending});
    } else {
        session().play(Clear{drag.pending});
    }
    board_->refresh();
}

void CatsTable::eraseMarks() {
    if (playing()) session().play(Erase{});
}

bool CatsTable::canHint() const {
    return playing();
}

QString CatsTable::hintText() const {
    const int left = session().dealt() ? session().state().hintsLeft : hintsPerLevel;
    return left > 0 ? tr("Hint · %n left", nullptr, left) : tr("Hint · wait 5 s");
}

void CatsTable::hint() {
    if (!playing()) return;
    if (session().state().hintsLeft > 0) return askHint();
    if (extraHint_ == nullptr) {
        extraHint_ = new ExtraHint(view());
        extraHint_->setTheme(host().theme());
        connect(extraHint_, &ExtraHint::granted, this, &CatsTable::askHint);
    }
    extraHint_->begin();
}

void CatsTable::askHint() {
    if (!playing()) return;
    inBackground(
        [state = session().state()](std::stop_token stop) { return nextHint(state, stop); },
        [this, asked = session().state()](const std::optional<Hint>& hint) {
            if (hint && playing() && session().state() == asked) takeHint(*hint);
        });
}

void CatsTable::takeHint(const Hint& hint) {
    const Action action = actionFor(session().state(), hint);
    const QString text = hintSentence(hint);
    if (session().play(action)) return;
    Highlights& shown = painter_.highlights();
    shown.target = hint.cell;
    if (const auto& reason = hint.rests ? hint.rests : hint.why) shown.because = reason->because;
    if (board_) {
        board_->refresh();
        if (!hint.wrong.empty()) board_->flash(hint.wrong, host().theme().colours().danger);
        if (hint.cell) board_->setCursorCell(*hint.cell);
    }
    host().playSound(QStringLiteral("hint"));
    host().notify(text);
}

QString CatsTable::hintSentence(const Hint& hint) const {
    const auto regionName = [this](int region) { return painter_.regionName(region); };
    if (!hint.wrong.empty()) {
        return tr("%n cat(s) could not stay there and went away.", nullptr,
                  static_cast<int>(hint.wrong.size()));
    }
    if (hint.rests) {
        //: %1: a deduction; %2: what follows from it
        return tr("%1 So: %2")
            .arg(placement::sentence(*hint.rests, regionName),
                 placement::sentence(*hint.why, regionName));
    }
    if (hint.why) return placement::sentence(*hint.why, regionName);
    return tr("Several cells are possible; this one leads to a way to finish.");
}

void CatsTable::celebrate() {
    host().playSound(QStringLiteral("win"));
    if (board_ == nullptr || !host().theme().animations() || !board_->isVisible()) return;
    if (confetti_ == nullptr) confetti_ = new Confetti(board_);
    confetti_->begin(host().theme());
}

QList<ui::StatusItem> CatsTable::statusItems() const {
    if (!session().dealt()) return {};
    const State& state = session().state();
    return {{.label = tr("Lives"),
             .text = {},
             .icon = QStringLiteral("heart"),
             .iconEmpty = QStringLiteral("heart-empty"),
             .filled = state.lives,
             .total = livesPerLevel,
             .spoken = tr("%1 of %2 lives").arg(state.lives).arg(livesPerLevel)},
            {.label = tr("Score"),
             .text = QString::number(sessionScore(state)),
             .icon = {},
             .iconEmpty = {},
             .spoken = tr("Score %1").arg(sessionScore(state))}};
}

QString CatsTable::levelText() const {
    if (!session().dealt()) return {};
    const QString level = tr("Level %1").arg(session().state().level);
    if (!stars_) return level;
    return tr("%1 · %2").arg(level, ui::starsText(*stars_));
}

QStringList CatsTable::gestures() const {
    return {tr("Click: mark with an X"), tr("Hold, or right click: place a cat"),
            tr("Drag: mark several cells")};
}

QString CatsTable::continueText() const {
    return session().dealt() ? tr("level %1").arg(session().state().level) : QString();
}

ui::EndNote CatsTable::endNote() const {
    const State& state = session().state();
    if (session().status() == kit::Status::won) {
        return {.title = tr("Level %1 done").arg(state.level),
                .text = tr("%1 points. Session: %2 points.")
                            .arg(levelScore(state))
                            .arg(sessionScore(state)),
                .actionText = tr("Next level"),
                .restart = false,
                .icon = QStringLiteral("trophy")};
    }
    return {.title = tr("Game over"),
            .text = tr("No lives left. The level can be begun again."),
            .actionText = tr("Restart the level"),
            .restart = true,
            .icon = QStringLiteral("heart-empty")};
}

}  // namespace gridlark::cats
