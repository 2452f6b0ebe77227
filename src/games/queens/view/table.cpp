#include "table.h"

#include <algorithm>

#include "own_panel.h"

namespace gridlark::queens {

namespace {

const QString autoNotesKey = QStringLiteral("auto-notes");

}  // namespace

QueensTable::QueensTable(ui::Host& host) : GameTable(host) {
    makeActions();
    painter_.setTheme(host.theme());
}

QueensTable::~QueensTable() {
    // The board asks the painter for cells; it may outlive this table inside the shell's page.
    delete board_;
}

void QueensTable::makeActions() {
    clearNotes_.setText(tr("Erase X"));
    clearNotes_.setToolTip(tr("Take every X off the board"));
    clearNotes_.setShortcut(Qt::Key_E);
    clearNotes_.setData(QStringLiteral("erase"));
    clearNotes_.setEnabled(false);
    connect(&clearNotes_, &QAction::triggered, this, [this] {
        if (playing()) session().play(ClearNotes{});
    });

    autoNotes_.setText(tr("Automatic X"));
    autoNotes_.setToolTip(tr("Each queen brings an X to the cells that it rules out"));
    autoNotes_.setShortcut(Qt::Key_A);
    autoNotes_.setData(QStringLiteral("check"));
    autoNotes_.setCheckable(true);
    autoNotes_.setChecked(host().setting(autoNotesKey, false).toBool());
    connect(&autoNotes_, &QAction::toggled, this, &QueensTable::setAutoNotes);

    chooseStars_.setToolTip(tr("How hard new puzzles are"));
    chooseStars_.setShortcut(Qt::Key_S);
    chooseStars_.setData(QStringLiteral("star"));
    chooseStars_.setText(ui::starsActionText(wantedStars()));
    connect(&chooseStars_, &QAction::triggered, this, &QueensTable::chooseStars);
}

QList<QAction*> QueensTable::actions() {
    return {&clearNotes_, &autoNotes_, &chooseStars_};
}

QWidget* QueensTable::view() {
    if (board_ == nullptr) {
        board_ = new ui::BoardWidget(painter_);
        board_->setBoardName(tr("Queens"));
        board_->setDragging(true);
        connectBoard();
        settingsChanged();
    }
    return board_;
}

void QueensTable::connectBoard() {
    using ui::BoardWidget;
    connect(board_, &BoardWidget::tapped, this, &QueensTable::tap);
    connect(board_, &BoardWidget::held, this, &QueensTable::hold);
    connect(board_, &BoardWidget::dragBegan, this, &QueensTable::beginDrag);
    connect(board_, &BoardWidget::dragEntered, this, &QueensTable::extendDrag);
    connect(board_, &BoardWidget::dragEnded, this, &QueensTable::endDrag);
}

void QueensTable::settingsChanged() {
    painter_.setTheme(host().theme());
    if (board_ == nullptr) return;
    board_->setTheme(host().theme());
    board_->setLongPress(host().longPress());
    board_->refresh();
    if (starsPanel_) starsPanel_->setTheme(host().theme());
    if (ownPanel_) ownPanel_->takeTheme(host().theme());
}

bool QueensTable::playing() const {
    return session().dealt() && session().status() == kit::Status::playing;
}

bool QueensTable::isOwn() const {
    return session().dealt() && session().state().variant == Variant::own;
}

void QueensTable::onChange(const Change& /*change*/) {
    const State* state = session().dealt() ? &session().state() : nullptr;
    painter_.show(state);
    if (state != nullptr && state->puzzle.regions != starsOf_) {
        starsOf_ = state->puzzle.regions;
        stars_ = isOwn() ? stars(*state) : starsOf(session().options(), session().deal());
    }
    if (state != nullptr && !isOwn()) lastDealt_ = session().options();
    clearHighlights();
    const bool anyNote = state != nullptr && std::ranges::any_of(state->cells, isNote);
    clearNotes_.setEnabled(playing() && anyNote);
    refresh();
    if (state != nullptr && session().status() == kit::Status::won)
        host().playSound(QStringLiteral("win"));
}

void QueensTable::refresh() {
    if (board_ == nullptr) return;
    board_->refresh();
    const auto joined = painter_.joined();
    if (joined == joined_) return;
    joined_.insert(joined_.end(), joined.begin(), joined.end());
    std::erase_if(joined_, [this](kit::Cell cell) { return !painter_.size().contains(cell); });
    board_->updateOver(joined_);
    joined_ = joined;
}

void QueensTable::clearHighlights() {
    painter_.highlights() = {};
    hint_.reset();
    dragging_ = false;
}

void QueensTable::cancelWork() {
    GameTable::cancelWork();
    if (starsPanel_) starsPanel_->close();
    if (ownPanel_) ownPanel_->close();
}

void QueensTable::attempt(const Action& action, kit::Cell cell) {
    host().notify({});
    if (!session().play(action)) {
        host().playSound(isNote(session().state().cells[cell]) ? QStringLiteral("mark")
                                                               : QStringLiteral("place"));
        return;
    }
    if (board_) board_->twitch(cell);
}

void QueensTable::tap(kit::Cell cell) {
    if (playing()) attempt(tapped(session().state(), cell, autoNotes_.isChecked()), cell);
}

void QueensTable::hold(kit::Cell cell) {
    if (!playing()) return;
    if (isNote(session().state().cells[cell])) return attempt(Clear{{cell}}, cell);
    attempt(Note{{cell}}, cell);
}

void QueensTable::beginDrag(kit::Cell cell) {
    if (!playing()) return;
    const Content content = session().state().cells[cell];
    if (content == Content::block || content == Content::given) return;
    host().notify({});
    clearHighlights();
    dragging_ = true;
    if (isOwnQueen(content)) {
        painter_.highlights().lifted = cell;
    } else {
        painter_.highlights().pendingNotes = content == Content::empty;
    }
    extendDrag(cell);
}

void QueensTable::extendDrag(kit::Cell cell) {
    if (!dragging_) return;
    Highlights& shown = painter_.highlights();
    if (shown.lifted) {
        shown.landing = cell;
    } else if (std::ranges::find(shown.pending, cell) == shown.pending.end()) {
        shown.pending.push_back(cell);
    }
    board_->refresh();
}

void QueensTable::endDrag() {
    if (!dragging_) return;
    const Highlights drag = painter_.highlights();
    clearHighlights();
    if (drag.lifted) {
        dropQueen(*drag.lifted, drag.landing);
    } else if (drag.pendingNotes) {
        session().play(Note{drag.pending});
    } else {
        session().play(Clear{drag.pending});
    }
    refresh();
}

void QueensTable::dropQueen(kit::Cell from, std::optional<kit::Cell> to) {
    if (!to || *to == from) return;
    attempt(Move{from, *to, autoNotes_.isChecked()}, *to);
}

void QueensTable::setAutoNotes(bool on) {
    host().setSetting(autoNotesKey, on);
}

}  // namespace gridlark::queens
