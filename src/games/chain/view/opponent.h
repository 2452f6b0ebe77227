/// The computer at the table: its turns, its hints, and what it says to the offer of a draw.
#pragma once

#include <QObject>

#include "background.h"
#include "chain/engine/hint.h"

namespace gridlark::chain {

/// Answers come as signals, each only if nothing has happened meanwhile that it does not fit.
class Opponent final : public QObject {
    Q_OBJECT

  public:
    explicit Opponent(Background background) : background_(std::move(background)) {}

    /// Thinks about its turn, and about nothing else meanwhile.
    void think();
    [[nodiscard]] bool thinking() const { return thinking_; }
    /// Plays the best turn found so far, at once.
    void moveNow() { turn_.stop.request_stop(); }

    void findHint();
    void considerDraw();

    /// Gives up whatever it thinks about.
    void stop();

  signals:
    void decided(const gridlark::chain::Turn& turn);
    void hinted(const gridlark::chain::Hint& hint);
    void answered(bool acceptsDraw);

  private:
    /// Of the questions of one kind only the last one is answered.
    struct Question {
        std::stop_source stop;
        std::uint64_t number = 0;
    };

    template <class Work, class Then>
    void ask(Question& question, Work work, Then then);
    static void drop(Question& question);

    Background background_;
    Question turn_, hint_, draw_;
    bool thinking_ = false;
};

}  // namespace gridlark::chain
