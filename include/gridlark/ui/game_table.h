/// The table that games derive from: a session of the rules core `R`, deals made in the background,
/// the next one ahead of time.
#pragma once

#include <QMetaObject>
#include <QRandomGenerator>
#include <QTimer>
#include <stop_token>
#include <utility>

#include "gridlark/play/session.h"
#include "gridlark/play/worker.h"
#include "gridlark/ui/plugin.h"

namespace gridlark::ui {

/// Lives on the thread of the window. Two workers: one for what the player waits for, one for the
/// deal ahead, so that neither holds up the other. What runs there must only use what it was given
/// by value: when it ends, the members of the derived class may be gone. Results come back as
/// events of this object; those of work that was cancelled are dropped.
template <kit::RulesCore R>
class GameTable : public Table {
  public:
    using State = typename R::State;
    using Action = typename R::Action;
    using Refusal = typename R::Refusal;
    using Change = play::Change<R>;

    explicit GameTable(Host& host) : host_(host) {
        session_.onChange([this](const Change& change) {
            std::exchange(questions_, {}).request_stop();
            onChange(change);
            emit changed();
            if (change.ended()) emit ended();
            planAhead();
        });
    }

    ~GameTable() override {
        worker_.cancel();  // both stop before either is waited for
        aheadWorker_.cancel();
    }

    [[nodiscard]] play::Game& game() final { return session_; }

    /// Takes the deal made ahead if it fits, waits for it if it is being made, and deals otherwise.
    /// If there is no such grid, `busy` ends and nothing else happens.
    void deal(const kit::Options& asked, std::optional<kit::DealNumber> number) final {
        const kit::Options options = dealtFor(asked);
        cancelWork();
        const auto fits = [&](const Deal& deal) {
            return deal.options == options && number.value_or(deal.number) == deal.number;
        };
        if (ahead_ && fits(ahead_->deal)) return take(std::exchange(ahead_, std::nullopt).value());
        setBusy(true);
        if (dealingAhead_ && fits(*dealingAhead_)) {
            awaited_ = true;
            return;
        }
        if (dealingAhead_ && dealingAhead_->options != options) stopAhead();
        const Deal wanted{options, number ? *number : freshNumber(options)};
        inBackground(dealing(wanted), [this, wanted](std::optional<State> state) {
            setBusy(false);
            if (state) take({wanted, std::move(*state)});
        });
    }

    /// The deal ahead goes on.
    void cancelWork() override {
        ++generation_;
        worker_.cancel();
        std::exchange(questions_, {}).request_stop();
        awaited_ = false;
        setBusy(false);
    }

  protected:
    /// Called after each change of the session, before `changed` is emitted.
    virtual void onChange(const Change& /*change*/) {}

    /// The number of a new deal. Short enough to be told to a friend.
    [[nodiscard]] virtual kit::DealNumber freshNumber(const kit::Options& /*options*/) const {
        return static_cast<kit::DealNumber>(QRandomGenerator::global()->bounded(1, 1'000'000'000));
    }

    /// What a new deal is made of where these options are asked for: another grid where they stand
    /// for boards that are never dealt.
    [[nodiscard]] virtual kit::Options dealtFor(const kit::Options& options) const {
        return options;
    }

    /// The game on the board is about to be left for another deal: the last chance to end it.
    virtual void leave() {}

    /// A board that was not dealt but brought along; `dealt` follows as for any other.
    void begin(const kit::Options& options, kit::DealNumber number, State state) {
        cancelWork();
        take({{options, number}, std::move(state)});
    }

    /// The wishes that `freshNumber` follows have changed.
    void forgetAhead() {
        stopAhead();
        if (session_.dealt()) planAhead();
    }

    [[nodiscard]] play::Session<R>& session() { return session_; }
    [[nodiscard]] const play::Session<R>& session() const { return session_; }
    [[nodiscard]] Host& host() const { return host_; }
    /// The current state; null if nothing is dealt.
    [[nodiscard]] const State* state() const {
        return session_.dealt() ? &session_.state() : nullptr;
    }
    [[nodiscard]] bool playing() const {
        return session_.dealt() && session_.status() == kit::Status::playing;
    }

    /// Runs `work(stop_token)` on the worker and then `then(result)` here, unless `cancelWork` came
    /// first. Jobs run one after the other; both callables are copied.
    template <class Work, class Then>
    void inBackground(Work work, Then then) {
        post(worker_, std::move(work),
             [this, generation = generation_, then = std::move(then)](auto result) mutable {
                 if (generation == generation_) then(std::move(result));
             });
    }

    /// Asks a question about the state as it is, `work(state, stop)`, on the worker; then
    /// `then(answer)` here. A change of the session or `cancelWork` stops the work, and the answer
    /// is dropped.
    template <class Work, class Then>
    void ask(Work work, Then then) {
        inBackground(
            [asked = session_.state(), work = std::move(work),
             questions = questions_](std::stop_token stop) mutable {
                const std::stop_callback cancelled(stop, [&] { questions.request_stop(); });
                return work(asked, questions.get_token());
            },
            [questions = questions_, then = std::move(then)](auto answer) mutable {
                if (!questions.stop_requested()) then(std::move(answer));
            });
    }

    /// Plays an action that takes long: `apply(state, stop)`, which gives what `R::apply` does,
    /// runs on the worker, and `then(refusal)` here. Nothing comes of it if the state is another
    /// one by then. `waiting` is true meanwhile.
    template <class Apply, class Then>
    void playInBackground(Action action, Apply apply, Then then) {
        setBusy(true);
        inBackground([state = session_.state(), apply = std::move(apply)](
                         std::stop_token stop) { return std::pair(state, apply(state, stop)); },
                     [this, action = std::move(action), then = std::move(then)](auto worked) {
                         setBusy(false);
                         if (session_.state() != worked.first) return;
                         then(session_.play(action, std::move(worked.second)));
                     });
    }

    /// A deal or a long action is under way.
    [[nodiscard]] bool waiting() const { return busy_; }

    /// Makes the next deal of these options ahead of time, instead of one of other options. The
    /// table does so by itself a moment after each change.
    void dealAhead(const kit::Options& asked) {
        const kit::Options options = dealtFor(asked);
        if (ahead_ && ahead_->deal.options == options) return;
        if (dealingAhead_ && dealingAhead_->options == options) return;
        stopAhead();
        if (!R::offers(options)) return;
        const Deal wanted{options, freshNumber(options)};
        dealingAhead_ = wanted;
        post(aheadWorker_, dealing(wanted),
             [this, wanted, generation = aheadGeneration_](std::optional<State> state) {
                 if (generation == aheadGeneration_) haveAhead(wanted, std::move(state));
             });
    }

  private:
    struct Deal {
        kit::Options options;
        kit::DealNumber number = 0;
    };
    struct Dealt {
        Deal deal;
        State state;
    };

    /// The first picture of a new deal comes before the next deal.
    static constexpr int aheadDelay = 300;  // ms

    [[nodiscard]] static auto dealing(Deal deal) {
        return [deal = std::move(deal)](std::stop_token stop) {
            return R::deal(deal.options, deal.number, stop);
        };
    }

    /// `this` is safe in the job: the workers are joined while the object still takes events, and
    /// events that wait when it goes are never delivered.
    template <class Work, class Then>
    void post(play::Worker& worker, Work work, Then then) {
        worker.post(
            [this, work = std::move(work), then = std::move(then)](std::stop_token stop) mutable {
                auto result = work(stop);
                if (stop.stop_requested()) return;
                QMetaObject::invokeMethod(
                    this,
                    [then = std::move(then), result = std::move(result)]() mutable {
                        then(std::move(result));
                    },
                    Qt::QueuedConnection);
            });
    }

    void planAhead() {
        if (std::exchange(planned_, true)) return;
        QTimer::singleShot(aheadDelay, this, [this] {
            planned_ = false;
            if (session_.dealt()) dealAhead(session_.options());
        });
    }

    void haveAhead(const Deal& deal, std::optional<State> state) {
        dealingAhead_.reset();
        const bool awaited = std::exchange(awaited_, false);
        if (state) ahead_ = Dealt{deal, std::move(*state)};
        if (!awaited) return;
        setBusy(false);
        if (ahead_) take(std::exchange(ahead_, std::nullopt).value());
    }

    void stopAhead() {
        ++aheadGeneration_;
        aheadWorker_.cancel();
        dealingAhead_.reset();
        ahead_.reset();
    }

    void take(Dealt dealt) {
        if (session_.dealt()) leave();
        session_.start(dealt.deal.options, dealt.deal.number, std::move(dealt.state));
        emit this->dealt();
    }

    void setBusy(bool on) {
        if (std::exchange(busy_, on) != on) emit busy(on);
    }

    Host& host_;
    play::Session<R> session_;
    std::optional<Dealt> ahead_;
    std::optional<Deal> dealingAhead_;  ///< what the second worker is at
    bool awaited_ = false;              ///< the player waits for that
    bool planned_ = false;
    bool busy_ = false;
    std::stop_source questions_;    ///< of what `ask` asked about the state as it is
    std::uint64_t generation_ = 0;  ///< of what the player waits for
    std::uint64_t aheadGeneration_ = 0;
    play::Worker worker_;  // last: they stop before the rest goes
    play::Worker aheadWorker_;
};

}  // namespace gridlark::ui
