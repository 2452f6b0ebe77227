#include "table.h"

#include <QLocale>

#include "minesweeper/rules/apply.h"
#include "minesweeper/rules/gestures.h"
#include "own_grid.h"
#include "play_view.h"

namespace gridlark::minesweeper {
namespace {

constexpr int smallestCell = 18;
/// Boards with more squares than this have buttons to zoom.
constexpr int largeArea = 400;

}  // namespace

MinesweeperTable::MinesweeperTable(ui::Host& host) : BoardTable(host) {
    ui::describe(flagMode_, QStringLiteral("flag"), tr("Flag mode"),
                 tr("A tap on a hidden square sets a flag"), {Qt::Key_F});
    ui::describe(risks_, QStringLiteral("percent"), tr("Risks"),
                 tr("Show the chance of a mine for every square"), {Qt::Key_R});
    ui::describe(lookBack_, QStringLiteral("help"), tr("Was it avoidable?"),
                 tr("Look back at the last move"), {Qt::Key_A});
    ui::describe(bbbv_, QStringLiteral("statistics"), tr("Show 3BV"),
                 tr("Show 3BV and 3BV/s of finished games"), {Qt::Key_B});
    flagMode_.setCheckable(true);
    risks_.setCheckable(true);
    ui::keep(bbbv_, host, QStringLiteral("bbbv"), false);
    refreshActions();
    connect(&flagMode_, &QAction::toggled, this, [this](bool on) {
        if (playView_) playView_->setFlagging(on);
        interaction_.flagMode = on;
        show();
    });
    connect(&risks_, &QAction::toggled, this, &MinesweeperTable::toggleRisks);
    connect(&lookBack_, &QAction::triggered, this, &MinesweeperTable::lookBack);
    connect(&bbbv_, &QAction::toggled, this, &MinesweeperTable::changed);
}

void MinesweeperTable::refreshActions() {
    const kit::Status status = session().dealt() ? session().status() : kit::Status::playing;
    flagMode_.setEnabled(status == kit::Status::playing);
    risks_.setVisible(status == kit::Status::playing);
    lookBack_.setVisible(status == kit::Status::lost);
    bbbv_.setVisible(status != kit::Status::playing);
}

QWidget* MinesweeperTable::makeView() {
    playView_ = new PlayView(painter());
    playView_->setFlagging(flagMode_.isChecked());
    connect(playView_, &PlayView::flaggingAsked, &flagMode_, &QAction::setChecked);
    return playView_;
}

void MinesweeperTable::prepare(ui::BoardWidget& board) {
    board.setAccessibleName(tr("Minesweeper"));
    board.setFit(ui::Fit::scrollable, smallestCell);
}

void MinesweeperTable::settingsChanged() {
    if (playView_) playView_->setTheme(host().theme());
    BoardTable::settingsChanged();
}

void MinesweeperTable::onChange(const Change& change) {
    interaction_ = {.flagMode = flagMode_.isChecked()};
    if (change.another() || !playing() || !begun()) risks_.setChecked(false);
    if (risks_.isChecked()) findRisks();
    refreshActions();
    if (playView_ && state() != nullptr)
        playView_->setLarge(state()->field.size.area() > largeArea);
    BoardTable::onChange(change);
    if (change.ended()) showExplosion();
}

void MinesweeperTable::showExplosion() {
    const std::vector<kit::Cell> mines = exploded(*state());
    if (board() == nullptr || mines.empty()) return;
    board()->reveal(mines.front());
    board()->flash(mines, host().theme().colours().danger);
}

void MinesweeperTable::onPress(const std::optional<kit::Gesture>& press) {
    interaction_.press = press;
    show();
}

/// Laying a dense board without guessing takes a second or two.
void MinesweeperTable::onGesture(const kit::Gesture& gesture) {
    const auto action = actionFor(gesture, *state(), flagMode_.isChecked());
    if (!action) return;
    const auto then = [this, action = *action, cell = gesture.cell()](
                          std::optional<Refusal> refusal) { answer(action, cell, refusal); };
    const bool lays = std::holds_alternative<Open>(*action) && !begun();
    if (!lays || state()->variant != Variant::noGuess) return then(session().play(*action));
    playInBackground(
        *action,
        [action = *action](const State& state, const std::stop_token& stop) {
            return applyTo(state, action, stop);
        },
        then);
}

void MinesweeperTable::answer(const Action& action, kit::Cell cell,
                              std::optional<Refusal> refusal) {
    if (refusal) {
        if (refusal == Refusal::flagged) board()->twitch(cell);
        return host().notify(words::refusal(*refusal));
    }
    const bool flags = std::holds_alternative<Flag>(action);
    if (playing()) host().playSound(flags ? QStringLiteral("mark") : QStringLiteral("open"));
}

void MinesweeperTable::hint() {
    if (!playing()) return;
    if (!begun()) return host().notify(words::firstIsSafe());
    ask([](const State& state, const std::stop_token& stop) { return nextHint(state, stop); },
        [this](const std::optional<Hint>& hint) {
            if (hint) showHint(*hint);
        });
}

void MinesweeperTable::showHint(const Hint& hint) {
    const bool again = hintFor_ == *state();
    if (!again && play(ShowHint{})) return;
    hintFor_ = *state();
    interaction_.hint = hint;
    show();
    if (board() != nullptr) board()->setCursorCell(hint.cells.front());
    host().playSound(QStringLiteral("hint"));
    host().notify(words::hint(hint));
}

void MinesweeperTable::toggleRisks(bool on) {
    if (!on) {
        interaction_.risks.reset();
        return show();
    }
    if (!playing() || !begun()) {
        risks_.setChecked(false);
        return host().notify(words::firstIsSafe());
    }
    host().notify(tr("With the risks shown, this game counts as assisted."));
    if (state()->assisted) return findRisks();  // to show them changes nothing
    play(Peek{});
}

void MinesweeperTable::findRisks() {
    ask([](const State& state,
           const std::stop_token& stop) { return analyse(positionOf(state), {.stop = stop}); },
        [this](Analysis analysis) {
            if (!risks_.isChecked()) return;
            if (!analysis.exact)
                host().notify(tr("This position is too large: the risks are estimates."));
            interaction_.risks = std::move(analysis);
            show();
        });
}

void MinesweeperTable::lookBack() {
    if (!session().dealt() || session().status() != kit::Status::lost) return;
    ask([](const State& state, const std::stop_token& stop) { return verdictOn(state, stop); },
        [this](const std::optional<Verdict>& verdict) {
            if (!verdict) return;
            interaction_.verdict = verdict;
            show();
            if (board() != nullptr && !verdict->safest.empty())
                board()->reveal(verdict->safest.front());
            host().notify(words::verdict(*verdict));
        });
}

void MinesweeperTable::askForGrid() {
    host().notify({});
    const State* now = state();
    const auto last = host().setting(QStringLiteral("ownGrid"), QString()).toString();
    const Field field = now != nullptr ? now->field : Field{{16, 30}, 99};
    panel(ownGrid_,
          [this](OwnGrid& panel) {
              connect(&panel, &OwnGrid::chosen, this, [this](const kit::Options& options) {
                  host().setSetting(QStringLiteral("ownGrid"),
                                    QString::fromStdString(options.grid));
                  deal(options, std::nullopt);
              });
          })
        .ask(fieldNamed(last.toStdString()).value_or(field),
             now != nullptr ? now->variant : Variant::standard);
}

QList<ui::StatusItem> MinesweeperTable::statusItems() const {
    if (state() == nullptr) return {};
    const int left = minesLeft(*state());
    QList<ui::StatusItem> items{{.label = tr("Mines left"),
                                 .text = QLocale().toString(left),
                                 .spoken = QString::number(left)}};
    if (!playing() && bbbv_.isChecked())
        items.append(words::bbbv(*state(), session().stopwatch().elapsed()));
    return items;
}

QString MinesweeperTable::levelText() const {
    return state() != nullptr ? words::field(state()->field) : QString();
}

QStringList MinesweeperTable::gestures() const {
    return {tr("Click: open; on a number: open around it"), tr("Hold, or right click: set a flag"),
            tr("F: flag mode")};
}

}  // namespace gridlark::minesweeper
