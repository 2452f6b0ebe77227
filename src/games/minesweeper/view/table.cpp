#include "table.h"

#include "minesweeper/rules/apply.h"
#include "own_grid.h"

namespace gridlark::minesweeper {
namespace {

constexpr int smallestCell = 18;
/// Boards with more cells than this have buttons to zoom.
constexpr int largeArea = 400;

}  // namespace

MinesweeperTable::MinesweeperTable(ui::Host& host) : GameTable(host) {
    makeAction(flagMode_, "flag", tr("Flag mode"), tr("A tap on a hidden square sets a flag"),
               Qt::Key_F);
    makeAction(risks_, "percent", tr("Risks"), tr("Show the chance of a mine for every square"),
               Qt::Key_R);
    makeAction(lookBack_, "help", tr("Was it avoidable?"), tr("Look back at the last move"),
               Qt::Key_A);
    makeAction(bbbv_, "statistics", tr("Show 3BV"), tr("Show 3BV and 3BV/s of finished games"),
               Qt::Key_B);
    for (QAction* action : {&flagMode_, &risks_, &bbbv_}) action->setCheckable(true);
    bbbv_.setChecked(host.setting(QStringLiteral("bbbv"), false).toBool());
    refreshActions();
    connectActions();
}

MinesweeperTable::~MinesweeperTable() {
    // The board asks the painter for cells; it may outlive this table inside the shell's page.
    delete view_;
}

void MinesweeperTable::makeAction(QAction& action, const char* icon, const QString& text,
                                  const QString& tip, int key) {
    action.setText(text);
    action.setToolTip(tip);
    action.setShortcut(key);
    action.setData(QLatin1String(icon));
}

void MinesweeperTable::connectActions() {
    connect(&flagMode_, &QAction::toggled, this, [this](bool on) {
        if (view_) view_->setFlagging(on);
        release();
    });
    connect(&risks_, &QAction::toggled, this, &MinesweeperTable::toggleRisks);
    connect(&lookBack_, &QAction::triggered, this, &MinesweeperTable::lookBack);
    connect(&bbbv_, &QAction::toggled, this, [this](bool on) {
        host().setSetting(QStringLiteral("bbbv"), on);
        emit changed();
    });
}

QList<QAction*> MinesweeperTable::actions() {
    return {&flagMode_, &risks_, &lookBack_, &bbbv_};
}

QWidget* MinesweeperTable::view() {
    if (view_ == nullptr) {
        view_ = new PlayView(painter_);
        board()->setBoardName(tr("Minesweeper"));
        board()->setFit(ui::Fit::scrollable, smallestCell);
        view_->setFlagging(flagMode_.isChecked());
        connectBoard();
        settingsChanged();
    }
    return view_;
}

ui::BoardWidget* MinesweeperTable::board() const {
    return view_ ? &view_->board() : nullptr;
}

void MinesweeperTable::connectBoard() {
    using ui::BoardWidget;
    connect(board(), &BoardWidget::tapped, this, &MinesweeperTable::tap);
    connect(board(), &BoardWidget::held, this, &MinesweeperTable::hold);
    connect(board(), &BoardWidget::middleClicked, this, &MinesweeperTable::chord);
    connect(board(), &BoardWidget::pressed, this, &MinesweeperTable::press);
    connect(board(), &BoardWidget::middlePressed, this, &MinesweeperTable::pressMiddle);
    connect(board(), &BoardWidget::released, this, &MinesweeperTable::release);
    connect(view_, &PlayView::flaggingAsked, &flagMode_, &QAction::setChecked);
}

void MinesweeperTable::settingsChanged() {
    if (view_ == nullptr) return;
    view_->setTheme(host().theme());
    board()->setLongPress(host().longPress());
    if (ownGrid_) ownGrid_->setTheme(host().theme());
}

bool MinesweeperTable::playing() const {
    return session().dealt() && session().status() == kit::Status::playing;
}

bool MinesweeperTable::begun() const {
    return session().dealt() && session().state().laid;
}

void MinesweeperTable::onChange(const Change& /*change*/) {
    const State* state = session().dealt() ? &session().state() : nullptr;
    painter_.show(state);
    if (view_ && state != nullptr) view_->setLarge(state->field.size.area() > largeArea);
    if (risks_.isChecked() && (!playing() || !begun() || risksFor_ != session().deal())) {
        risks_.setChecked(false);
    }
    if (risks_.isChecked()) findRisks();
    refreshActions();
    refreshBoard();

    const kit::Status status = state != nullptr ? session().status() : kit::Status::playing;
    if (status != kit::Status::playing && shownStatus_ == kit::Status::playing) takeEnd();
    shownStatus_ = status;
}

void MinesweeperTable::refreshBoard() {
    if (view_) board()->refresh();
}

void MinesweeperTable::takeEnd() {
    const std::vector<kit::Cell> mines = exploded(session().state());
    host().playSound(mines.empty() ? QStringLiteral("win") : QStringLiteral("explosion"));
    if (view_ == nullptr || mines.empty()) return;
    board()->reveal(mines.front());
    board()->flash(mines, host().theme().colours().danger);
}

void MinesweeperTable::refreshActions() {
    const kit::Status status = session().dealt() ? session().status() : kit::Status::playing;
    flagMode_.setEnabled(status == kit::Status::playing);
    risks_.setVisible(status == kit::Status::playing);
    lookBack_.setVisible(status == kit::Status::lost);
    bbbv_.setVisible(status != kit::Status::playing);
}

void MinesweeperTable::cancelWork() {
    GameTable::cancelWork();
    if (ownGrid_) ownGrid_->close();
}

void MinesweeperTable::sayNotBegun() {
    host().notify(tr("Open a square first: until then there are no mines to flag."));
}

void MinesweeperTable::tap(kit::Cell cell) {
    if (!playing() || waiting()) return;
    const Square square = session().state().squares[cell];
    if (square.open()) return chord(cell);
    flagMode_.isChecked() ? toggleFlag(cell) : openCell(cell);
}

void MinesweeperTable::hold(kit::Cell cell) {
    if (playing()) toggleFlag(cell);
}

/// Laying a dense board without guessing takes a second or two.
void MinesweeperTable::openCell(kit::Cell cell) {
    host().notify({});
    const bool laysLong = !begun() && session().state().variant == Variant::noGuess;
    if (!laysLong) return afterOpening(cell, session().play(Open{cell}));
    playInBackground(
        Open{cell},
        [cell](const State& state, const std::stop_token& stop) {
            return applyTo(state, Open{cell}, stop);
        },
        [this, cell](std::optional<Refusal> refusal) { afterOpening(cell, refusal); });
}

void MinesweeperTable::afterOpening(kit::Cell cell, std::optional<Refusal> refusal) {
    if (refusal == Refusal::flagged) board()->twitch(cell);
    if (refusal == Refusal::noLayout) {
        host().notify(
            tr("No board without guessing was found for this square. Try another one, or a grid "
               "with fewer mines."));
    }
    if (!refusal && playing()) host().playSound(QStringLiteral("open"));
}

void MinesweeperTable::toggleFlag(kit::Cell cell) {
    if (!begun()) return sayNotBegun();
    if (session().state().squares[cell].open()) return;
    host().notify({});
    session().play(Flag{cell});
    host().playSound(QStringLiteral("mark"));
}

void MinesweeperTable::chord(kit::Cell cell) {
    if (!playing() || chordCells(session().state(), cell).empty()) return;
    host().notify({});
    session().play(Chord{cell});
    if (playing()) host().playSound(QStringLiteral("open"));
}

/// Shows what a tap on the cell would open; a tap that flags opens nothing.
void MinesweeperTable::press(kit::Cell cell) {
    if (!playing()) return;
    const Square square = session().state().squares[cell];
    std::vector<kit::Cell> cells = chordCells(session().state(), cell);
    if (!square.open() && !square.flagged() && !flagMode_.isChecked()) cells = {cell};
    painter_.press(std::move(cells));
    refreshBoard();
}

/// The middle button chords and does nothing else.
void MinesweeperTable::pressMiddle(kit::Cell cell) {
    if (!playing()) return;
    painter_.press(chordCells(session().state(), cell));
    refreshBoard();
}

void MinesweeperTable::release() {
    painter_.press({});
    refreshBoard();
}

void MinesweeperTable::askForGrid() {
    if (view_ == nullptr) return;
    host().notify({});
    if (ownGrid_ == nullptr) {
        ownGrid_ = new OwnGrid(view_->parentWidget() != nullptr ? view_->parentWidget() : view_);
        ownGrid_->setTheme(host().theme());
        connect(ownGrid_, &OwnGrid::opened, this, [this] { emit popup(true); });
        connect(ownGrid_, &OwnGrid::closed, this, [this] { emit popup(false); });
        connect(ownGrid_, &OwnGrid::chosen, this, [this](const kit::Options& options) {
            host().setSetting(QStringLiteral("ownGrid"), QString::fromStdString(options.grid));
            deal(options, std::nullopt);
        });
    }
    const QString last = host().setting(QStringLiteral("ownGrid"), QString()).toString();
    const auto known = fieldNamed(last.toStdString());
    const bool dealt = session().dealt();
    const Field now = dealt ? session().state().field : Field{{16, 30}, 99};
    ownGrid_->ask(known.value_or(now), dealt ? session().state().variant : Variant::standard);
}

}  // namespace gridlark::minesweeper
