#include "table.h"

#include <QKeyEvent>
#include <algorithm>

#include "words.h"

namespace gridlark::number_match {
namespace {

const QString partnersKey = QStringLiteral("partners");
const QString tintsKey = QStringLiteral("tints");
constexpr int traceTime = 340;  // ms

}  // namespace

NumberMatchTable::NumberMatchTable(ui::Host& host) : GameTable(host) {
    makeActions();
    painter_.setTinted(tints_.isChecked());
    trace_.setStartValue(1.0);
    trace_.setEndValue(0.0);
    trace_.setEasingCurve(QEasingCurve::InQuad);
    trace_.setDuration(traceTime);
    connect(&trace_, &QVariantAnimation::valueChanged, this, &NumberMatchTable::dimTrace);
    connect(&trace_, &QVariantAnimation::finished, this, &NumberMatchTable::dimTrace);
}

NumberMatchTable::~NumberMatchTable() {
    // The board asks the painter for cells; it may outlive this table inside the shell's page.
    delete board_;
}

void NumberMatchTable::name(QAction& action, const char* icon, const QString& text,
                            const QString& tip) {
    action.setText(text);
    action.setToolTip(tip);
    action.setData(QLatin1String(icon));
}

void NumberMatchTable::makeActions() {
    name(add_, "plus", tr("Add numbers"), tr("Write all numbers that are left once more"));
    add_.setShortcuts({QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)});
    connect(&add_, &QAction::triggered, this, &NumberMatchTable::add);

    name(partners_, "link", tr("Show partners"), tr("Mark what the selected number can go with"));
    partners_.setShortcut(Qt::Key_M);
    partners_.setCheckable(true);
    partners_.setChecked(host().setting(partnersKey, false).toBool());
    connect(&partners_, &QAction::toggled, this, [this](bool on) {
        host().setSetting(partnersKey, on);
        showPartners(on);
    });

    name(tints_, "tints", tr("Tints"), tr("Partners have the same tint"));
    tints_.setShortcut(Qt::Key_C);
    tints_.setCheckable(true);
    tints_.setChecked(host().setting(tintsKey, true).toBool());
    connect(&tints_, &QAction::toggled, this, [this](bool on) {
        host().setSetting(tintsKey, on);
        painter_.setTinted(on);
        refresh();
    });

    name(chooseStars_, "star", ui::starsActionText(wantedStars()), tr("How hard new games are"));
    chooseStars_.setShortcut(Qt::Key_S);
    connect(&chooseStars_, &QAction::triggered, this, &NumberMatchTable::chooseStars);
    refreshActions();
}

QList<QAction*> NumberMatchTable::actions() {
    return {&add_, &partners_, &tints_, &chooseStars_};
}

QWidget* NumberMatchTable::view() {
    if (board_ == nullptr) {
        board_ = new ui::BoardWidget(painter_);
        board_->setBoardName(tr("Number Match"));
        board_->setFit(ui::Fit::columns);
        board_->setDragging(true);
        board_->installEventFilter(this);
        connectBoard();
        settingsChanged();
    }
    return board_;
}

void NumberMatchTable::connectBoard() {
    using ui::BoardWidget;
    connect(board_, &BoardWidget::tapped, this, &NumberMatchTable::tap);
    connect(board_, &BoardWidget::held, this, &NumberMatchTable::hold);
    connect(board_, &BoardWidget::dragBegan, this, &NumberMatchTable::beginDrag);
    connect(board_, &BoardWidget::dragEntered, this, &NumberMatchTable::extendDrag);
    connect(board_, &BoardWidget::dragEnded, this, &NumberMatchTable::endDrag);
}

void NumberMatchTable::settingsChanged() {
    if (board_ == nullptr) return;
    board_->setTheme(host().theme());
    board_->setLongPress(host().longPress());
    if (starsPanel_) starsPanel_->setTheme(host().theme());
    if (stuckPanel_) stuckPanel_->setTheme(host().theme());
}

void NumberMatchTable::cancelWork() {
    GameTable::cancelWork();
    asked_.reset();
    if (starsPanel_) starsPanel_->close();
    if (stuckPanel_) stuckPanel_->close();
}

bool NumberMatchTable::playing() const {
    return session().dealt() && session().status() == kit::Status::playing;
}

bool NumberMatchTable::isNumber(kit::Cell cell) const {
    const Board& board = session().state().board;
    return board.contains(cell) && board[cell] != noDigit;
}

// Gestures

void NumberMatchTable::tap(kit::Cell cell) {
    if (!playing()) return;
    const auto selected = painter_.marks().selected;
    if (!isNumber(cell) || selected == cell) {
        host().notify({});
        return select(std::nullopt);
    }
    selected ? attempt(*selected, cell) : select(cell);
}

void NumberMatchTable::hold(kit::Cell cell) {
    if (!playing() || !isNumber(cell)) return;
    select(cell);
    showPartners(true);
    const int count = static_cast<int>(painter_.marks().partners.size());
    host().notify(count == 0 ? tr("This number has no partner.")
                             : tr("This number has %n partner(s).", nullptr, count));
}

void NumberMatchTable::beginDrag(kit::Cell cell) {
    drag_.reset();
    if (!playing() || !isNumber(cell)) return;
    drag_ = cell;
    if (painter_.marks().selected != cell) select(cell);
}

void NumberMatchTable::extendDrag(kit::Cell cell) {
    if (!drag_) return;
    painter_.marks().target = cell;
    refresh();
}

void NumberMatchTable::endDrag() {
    const auto target = std::exchange(painter_.marks().target, std::nullopt);
    const auto from = std::exchange(drag_, std::nullopt);
    const bool landed = from && target && *target != *from && playing() && isNumber(*target);
    if (landed) return attempt(*from, *target);
    refresh();
}

void NumberMatchTable::select(std::optional<kit::Cell> cell) {
    Marks& marks = painter_.marks();
    marks.selected = cell;
    marks.hint.clear();
    showPartners(partners_.isChecked());
    if (cell) host().playSound(QStringLiteral("mark"));
}

void NumberMatchTable::showPartners(bool on) {
    Marks& marks = painter_.marks();
    marks.partners.clear();
    if (on && marks.selected && playing() && isNumber(*marks.selected))
        marks.partners = partnersOf(session().state().board, *marks.selected);
    refresh();
}

void NumberMatchTable::attempt(kit::Cell first, kit::Cell second) {
    const auto via = judge(session().state().board, first, second);
    if (!via) return explain({first, second}, via.error());
    host().notify({});
    if (!session().play(Pair{first, second}) && playing())
        host().playSound(QStringLiteral("place"));
}

/// What is in the way flashes; if nothing is, the two themselves.
void NumberMatchTable::explain(const Pair& pair, const Obstacle& obstacle) {
    select(pair.b);
    const ui::Theme& theme = host().theme();
    const std::vector<kit::Cell> cells =
        obstacle.blocker ? std::vector{*obstacle.blocker} : std::vector{pair.a, pair.b};
    board_->glideTo(cells);
    board_->flash(cells, theme.colours().danger);
    board_->twitch(pair.b);
    host().notify(words::obstacle(session().state().board, pair, obstacle));
}

void NumberMatchTable::add() {
    if (!playing()) return;
    host().notify({});
    const auto refused = session().play(Add{});
    if (refused == Refusal::tooLarge) host().notify(tr("The grid is full: nothing more fits."));
    if (!refused) host().playSound(QStringLiteral("open"));
}

/// Tab goes from partner to partner; where there are none it leaves the board, as anywhere else.
bool NumberMatchTable::goToPartner(int step) {
    const auto selected = painter_.marks().selected;
    if (!playing() || !selected) return false;
    const auto partners = partnersOf(session().state().board, *selected);
    if (partners.empty()) return false;
    const auto count = static_cast<int>(partners.size());
    const auto at = std::ranges::find(partners, board_->cursor());
    int next = step > 0 ? 0 : count - 1;
    if (at != partners.end())
        next = (static_cast<int>(at - partners.begin()) + step + count) % count;
    board_->setCursorCell(partners[static_cast<std::size_t>(next)]);
    board_->showCursor();
    return true;
}

bool NumberMatchTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched != board_ || event->type() != QEvent::KeyPress)
        return GameTable::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (key.modifiers().testFlag(Qt::ControlModifier)) return false;
    if (key.key() == Qt::Key_Tab) return goToPartner(1);
    return key.key() == Qt::Key_Backtab && goToPartner(-1);
}

void NumberMatchTable::refresh() {
    if (board_) board_->refresh();
}

}  // namespace gridlark::number_match
