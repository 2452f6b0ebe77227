#include "turn_clock.h"

#include <QStringList>
#include <utility>

namespace gridlark::chain {

bool TurnClock::follow(const QString& game, Colour turn, Milliseconds elapsed,
                       const QString& kept) {
    const bool another = std::exchange(game_, game) != game;
    if (another ? !take(kept, elapsed) : elapsed < since_) {  // begun anew
        used_ = {};
        since_ = another ? elapsed : Milliseconds(0);
        turn_ = turn;
        return true;
    }
    if (turn == turn_) return false;
    of(turn_) += elapsed - since_;
    since_ = elapsed;
    turn_ = turn;
    return true;
}

TurnClock::Milliseconds TurnClock::used(Colour colour, Milliseconds elapsed) const {
    const Milliseconds before = kit::at(used_, static_cast<int>(colour));
    return colour == turn_ && elapsed > since_ ? before + (elapsed - since_) : before;
}

QString TurnClock::text() const {
    return QStringLiteral("%1|%2|%3|%4|%5")
        .arg(game_, turn_ == Colour::blue ? QStringLiteral("blue") : QStringLiteral("red"))
        .arg(since_.count())
        .arg(used_[0].count())
        .arg(used_[1].count());
}

bool TurnClock::take(const QString& kept, Milliseconds elapsed) {
    const QStringList parts = kept.split(u'|');
    if (parts.size() != 5 || parts[0] != game_) return false;
    const auto turn = colourNamed(parts[1].toStdString());
    bool whole = turn.has_value();
    std::array<qlonglong, 3> numbers{};
    for (int i = 0; i < 3 && whole; ++i) {
        kit::at(numbers, i) = parts[2 + i].toLongLong(&whole);
        whole = whole && kit::at(numbers, i) >= 0;
    }
    if (!whole || numbers[0] > elapsed.count()) return false;
    turn_ = *turn;
    since_ = Milliseconds(numbers[0]);
    used_ = {Milliseconds(numbers[1]), Milliseconds(numbers[2])};
    return true;
}

}  // namespace gridlark::chain
