// What the table says of itself, and the questions it asks.

#include <QLocale>
#include <QPushButton>
#include <algorithm>

#include "gridlark/play/statistics.h"
#include "gridlark/ui/panel.h"

#include "game_panel.h"
#include "player_card.h"
#include "table.h"
#include "words.h"

namespace gridlark::chain {
namespace {

/// Of the quiet turns, so many are counted down.
constexpr int countedDown = 10;

QString minutesText(std::chrono::milliseconds time) {
    // Whole seconds: tenths of two clocks side by side are restless.
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

}  // namespace

QString ChainTable::nameOf(Colour colour) const {
    if (!session().dealt() || session().state().level == 0) return words::colour(colour);
    const State& state = session().state();
    return colour == state.person ? tr("You") : words::level(state.level);
}

void ChainTable::refreshCards() {
    for (const Colour colour : {Colour::blue, Colour::red}) {
        PlayerCard::Content content{.name = nameOf(colour)};
        if (session().dealt()) {
            const State& state = session().state();
            const Position shown = browsed_ ? positions_[*browsed_] : shownBoard(state);
            content.left = piecesLeft(shown, colour);
            content.moves = playing() && state.position.turn == colour;
            content.thinks = thinking_ && content.moves;
        }
        view_->card(colour).show(content);
    }
}

void ChainTable::refreshTimes() {
    if (view_ == nullptr || !session().dealt()) return;
    for (const Colour colour : {Colour::blue, Colour::red}) {
        const auto used = clock_.used(colour, session().stopwatch().elapsed());
        view_->card(colour).setTime(minutesText(used));
    }
}

void ChainTable::refreshSaid() {
    if (!session().dealt()) return view_->say({});
    const auto& turns = session().state().turns;
    const std::size_t at = browsed_.value_or(turns.size());
    QString text;
    if (at == 0) {
        const bool blue = session().state().start.turn == Colour::blue;
        text = blue ? tr("Blue begins.") : tr("Red begins.");
    } else {
        const Turns::Entry entry = turns.without(turns.size() - at).last();
        text = words::turn(entry.turn, entry.before.turn);
    }
    if (browsed_) {
        //: %3: what that turn did
        text =
            tr("Turn %1 of %2. %3").arg(QString::number(at), QString::number(turns.size()), text);
    }
    view_->say(text);
}

QList<ui::StatusItem> ChainTable::statusItems() const {
    if (!session().dealt()) return {};
    const State& state = session().state();
    const auto turn = static_cast<int>(state.turns.size()) / 2 + 1;
    QList<ui::StatusItem> items{{.label = tr("Turn"), .text = QLocale().toString(turn)}};
    const int left = mostQuietTurns - state.position.quiet;
    if (playing() && left <= countedDown) {
        items.append({.label = tr("Draw in"),
                      .text = QLocale().toString(left),
                      .spoken = tr("%n turn(s)", nullptr, left)});
    }
    return items;
}

QString ChainTable::levelText() const {
    if (!session().dealt()) return {};
    const State& state = session().state();
    if (state.casual) return tr("Casual game");
    const QString variant = state.variant == Variant::fair ? tr("fair") : tr("original");
    //: The number of a deal, and how it was dealt: "fair" or "original"
    return tr("Deal %1 · %2").arg(placementOf(session().deal())).arg(variant);
}

QStringList ChainTable::gestures() const {
    return {tr("Click a piece, then a marked square"),
            tr("Dot: one step or jump; ring: several jumps"),
            tr("E: end of move, C: select chain")};
}

ui::EndNote ChainTable::endNote() const {
    const State& state = session().state();
    ui::EndNote note{.text = words::outcome(state.outcome),
                     .actionText = tr("New game"),
                     .icon = QStringLiteral("flag"),
                     .beside = true};
    if (!state.outcome.winner) {
        note.title = tr("A draw");
    } else if (state.level == 0) {
        const bool blue = *state.outcome.winner == Colour::blue;
        note.title = blue ? tr("Blue has won") : tr("Red has won");
        note.icon = QStringLiteral("trophy");
    } else if (*state.outcome.winner == state.person) {
        note.title = tr("You have won");
        note.icon = QStringLiteral("trophy");
    } else {
        note.title = tr("%1 has won").arg(words::level(state.level));
    }
    return note;
}

QString ChainTable::continueText() const {
    if (!session().dealt()) return {};
    const int level = session().state().level;
    return level > 0 ? tr("level %1").arg(level) : tr("two players");
}

void ChainTable::refreshSound() {
    switch (host().sounds()) {
        case ui::Sounds::all:
            sound_.setText(tr("Music and sounds"));
            sound_.setData(QStringLiteral("music"));
            break;
        case ui::Sounds::noMusic:
            sound_.setText(tr("Sounds, no music"));
            sound_.setData(QStringLiteral("volume"));
            break;
        case ui::Sounds::none:
            sound_.setText(tr("Silent"));
            sound_.setData(QStringLiteral("volume-off"));
            break;
    }
}

/// One tap mutes the music, a second one all sound, a third brings both back.
void ChainTable::cycleSound() {
    const ui::Sounds now = host().sounds();
    host().setSounds(now == ui::Sounds::all       ? ui::Sounds::noMusic
                     : now == ui::Sounds::noMusic ? ui::Sounds::none
                                                  : ui::Sounds::all);
    refreshSound();
}

QWidget* ChainTable::panelPlace() const {
    return view_->parentWidget() != nullptr ? view_->parentWidget() : view_;
}

/// What lies over the board takes the keyboard: the keys of the view rest meanwhile.
void ChainTable::adopt(ui::Panel& panel) {
    panel.setTheme(host().theme());
    const auto tell = [this](bool open) {
        panelOpen_ = open;
        refreshView();
        emit popup(open);
    };
    connect(&panel, &ui::Panel::opened, this, [tell] { tell(true); });
    connect(&panel, &ui::Panel::closed, this, [tell] { tell(false); });
}

void ChainTable::ask(const Question& question, std::function<void()> then) {
    if (view_ == nullptr) return;
    if (question_ == nullptr) {
        question_ = new ui::Panel(panelPlace());
        adopt(*question_);
    }
    question_->setIcon(question.icon);
    question_->setTitle(question.title);
    question_->setText(question.text);
    question_->removeButtons();
    connect(question_->addButton(question.no), &QPushButton::clicked, question_, &ui::Panel::close);
    connect(question_->addButton(question.yes), &QPushButton::clicked, this,
            [this, then = std::move(then)] {
                question_->close();
                then();
            });
    question_->open();
}

void ChainTable::openGamePanel() {
    if (view_ == nullptr || !session().dealt()) return;
    if (gamePanel_ == nullptr) {
        gamePanel_ = new GamePanel(panelPlace());
        adopt(*gamePanel_);
        connect(gamePanel_, &GamePanel::drawAsked, this, &ChainTable::offerDraw);
        connect(gamePanel_, &GamePanel::resignAsked, this, &ChainTable::resign);
        connect(gamePanel_, &GamePanel::exitAsked, this, &ChainTable::exitGame);
        connect(gamePanel_, &GamePanel::colourChosen, this, [this](const QString& colour) {
            host().setSetting(QStringLiteral("colour"), colour);
            forgetAhead();
        });
    }
    const QString colour =
        host().setting(QStringLiteral("colour"), QStringLiteral("blue")).toString();
    gamePanel_->ask({.playing = playing(),
                     .thinking = thinking_,
                     .computer = session().state().level > 0,
                     .colour = colour});
}

void ChainTable::exitGame() {
    ask({.icon = QStringLiteral("exit"),
         .title = tr("Leave this game for good?"),
         .text = tr("It cannot be gone on with, and does not count."),
         .no = tr("Keep playing"),
         .yes = tr("Exit")},
        [this] {
            cancelWork();
            session().abandon();
            emit exited();
        });
}

}  // namespace gridlark::chain
