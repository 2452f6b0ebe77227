/// The base of all tables: a session of the rules core `R`, and deals made in the background, the
/// next one ahead of time.
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

/// Lives on the window's thread. It has two workers, for the work that the player waits for and for
/// the next deal: neither delays the other. Jobs may use only what they hold by value: when they
/// end, the members of the derived class may be gone. Results return as events of this object;
/// those of cancelled work are dropped.
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

    /// Uses the deal made ahead if it fits, waits for it if it is in the making, and deals
    /// otherwise. If there is no such grid, `busy` ends and nothing else happens.
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

    /// The deal ahead continues.
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

    /// The number of a new deal, short enough to tell a friend.
    [[nodiscard]] virtual kit::DealNumber freshNumber(const kit::Options& /*options*/) const {
        return static_cast<kit::DealNumber>(QRandomGenerator::global()->bounded(1, 1'000'000'000));
    }

    /// The options with which to deal when these are requested: other ones if these stand for
    /// boards that cannot be dealt.
    [[nodiscard]] virtual kit::Options dealtFor(const kit::Options& options) const {
        return options;
    }

    /// Called before another deal replaces the game: the last chance to end it.
    virtual void leave() {}

    /// Begins with a board that was not dealt here; `dealt` follows as for any other.
    void begin(const kit::Options& options, kit::DealNumber number, State state) {
        cancelWork();
        take({{options, number}, std::move(state)});
    }

    /// Drops the deal ahead: what `freshNumber` depends on has changed.
    void forgetAhead() {
        stopAhead();
        if (session_.dealt()) planAhead();
    }

    [[nodiscard]] play::Session<R>& session() { return session_; }
    [[nodiscard]] const play::Session<R>& session() const { return session_; }
    [[nodiscard]] Host& host() const { return host_; }
    /// The present state; null if nothing is dealt.
    [[nodiscard]] const State* state() const {
        return session_.dealt() ? &session_.state() : nullptr;
    }
    [[nodiscard]] bool playing() const {
        return session_.dealt() && session_.status() == kit::Status::playing;
    }

    /// Runs `work(stop_token)` on the worker and then `then(result)` here, unless `cancelWork`
    /// comes first. Jobs run one after the other and own both callables.
    template <class Work, class Then>
    void inBackground(Work work, Then then) {
        post(worker_, std::move(work),
             [this, generation = generation_, then = std::move(then)](auto result) mutable {
                 if (generation == generation_) then(std::move(result));
             });
    }

    /// Asks a question about the present state: runs `work(state, stop)` on the worker, then
    /// `then(answer)` here. A change of the session or `cancelWork` stops the work and drops the
    /// answer.
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

    /// Plays a slow action: `apply(state, stop)`, with the result of `R::apply`, runs on the
    /// worker, then `then(refusal)` here. Has no effect if the state has changed meanwhile.
    /// `waiting` is true until then.
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

    /// A deal or a slow action is in progress.
    [[nodiscard]] bool waiting() const { return busy_; }

    /// Makes the next deal of these options ahead of time, instead of one of other options. Happens
    /// by itself shortly after each change.
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

    /// The new deal is painted first, then the next one is made.
    static constexpr int aheadDelay = 300;  // ms

    [[nodiscard]] static auto dealing(Deal deal) {
        return [deal = std::move(deal)](std::stop_token stop) {
            return R::deal(deal.options, deal.number, stop);
        };
    }

    /// `this` is safe in the job: the workers are joined while the object still receives events,
    /// and those pending at its end are never delivered.
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
    std::optional<Deal> dealingAhead_;  ///< what the second worker deals
    bool awaited_ = false;              ///< the player waits for it
    bool planned_ = false;
    bool busy_ = false;
    std::stop_source questions_;    ///< of questions about the present state
    std::uint64_t generation_ = 0;  ///< of what the player waits for
    std::uint64_t aheadGeneration_ = 0;
    play::Worker worker_;  // last: the workers stop before the rest goes
    play::Worker aheadWorker_;
};

}  // namespace gridlark::ui
