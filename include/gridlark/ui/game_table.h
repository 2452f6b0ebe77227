/// The table that games derive from: a session of the rules core `R`, deals made in the background,
/// the next one ahead of time.
#pragma once

#include <QMetaObject>
#include <QPointer>
#include <QRandomGenerator>
#include <utility>

#include "gridlark/play/session.h"
#include "gridlark/play/worker.h"
#include "gridlark/ui/plugin.h"

namespace gridlark::ui {

template <kit::RulesCore R>
class GameTable : public Table {
  public:
    using State = typename R::State;
    using Action = typename R::Action;

    explicit GameTable(Host& host) : host_(host) {
        session_.onChange([this] {
            onState();
            emit changed();
        });
    }

    [[nodiscard]] play::Game& game() final { return session_; }

    void deal(const kit::Options& options, std::optional<kit::DealNumber> number) final {
        cancelWork();
        if (ahead_ && ahead_->options == options && (!number || *number == ahead_->number)) {
            take(std::exchange(ahead_, std::nullopt).value());
            return;
        }
        emit busy(true);
        busy_ = true;
        request(options, number.value_or(anyNumber()), [this](Dealt dealt) {
            setIdle();
            take(std::move(dealt));
        });
    }

    void cancelWork() override {
        ++generation_;
        worker_.cancel();
        setIdle();
    }

  protected:
    /// Called after each change of the session's state, before `changed` is emitted.
    virtual void onState() {}

    [[nodiscard]] play::Session<R>& session() { return session_; }
    [[nodiscard]] const play::Session<R>& session() const { return session_; }
    [[nodiscard]] Host& host() const { return host_; }

    /// Runs `work(stop_token)` on the worker and `then(result)` back here, unless cancelled.
    template <class Work, class Then>
    void inBackground(Work work, Then then) {
        const auto generation = generation_;
        QPointer<GameTable> self(this);
        worker_.post([self, generation, work = std::move(work),
                      then = std::move(then)](std::stop_token stop) mutable {
            auto result = work(stop);
            if (stop.stop_requested()) return;
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, generation, then = std::move(then), result = std::move(result)]() mutable {
                    if (self && self->generation_ == generation) then(std::move(result));
                },
                Qt::QueuedConnection);
        });
    }

    /// Makes the next deal of these options ahead of time.
    void dealAhead(const kit::Options& options) {
        if (ahead_ && ahead_->options == options) return;
        request(options, anyNumber(), [this](Dealt dealt) { ahead_ = std::move(dealt); });
    }

  private:
    struct Dealt {
        kit::Options options;
        kit::DealNumber number = 0;
        State state;
    };

    /// Deal numbers chosen here are short enough to be told to a friend.
    [[nodiscard]] static kit::DealNumber anyNumber() {
        return QRandomGenerator::global()->bounded(1, 1'000'000'000);
    }

    template <class Then>
    void request(kit::Options options, kit::DealNumber number, Then then) {
        inBackground(
            [options, number](std::stop_token stop) { return R::deal(options, number, stop); },
            [options, number, then](std::optional<State> state) {
                if (state) then(Dealt{options, number, std::move(*state)});
            });
    }

    void take(Dealt dealt) {
        const kit::Options options = dealt.options;
        session_.start(options, dealt.number, std::move(dealt.state));
        emit this->dealt();
        dealAhead(options);
    }

    void setIdle() {
        if (std::exchange(busy_, false)) emit busy(false);
    }

    Host& host_;
    play::Session<R> session_;
    std::optional<Dealt> ahead_;
    std::uint64_t generation_ = 0;
    bool busy_ = false;
    play::Worker worker_;  // last: stops before the rest goes
};

}  // namespace gridlark::ui
