/// What the conformance tests play with: deals of every grid and variant, and random play.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "gridlark/kit/random.h"
#include "gridlark/kit/rules.h"

namespace gridlark::conformance {

/// Deals of one grid and variant, numbered from 1.
template <kit::RulesCore R>
struct Table {
    kit::Options options;
    std::vector<typename R::State> starts;

    [[nodiscard]] std::string name() const { return options.grid + " " + options.variant; }
};

/// Dealing may take a second on large grids.
inline constexpr kit::DealNumber dealsOfEach = 3;

/// The deals of every preset, made once.
template <kit::RulesCore R>
[[nodiscard]] const std::vector<Table<R>>& tables() {
    static const auto all = [] {
        std::vector<Table<R>> made;
        for (const kit::Preset& preset : R::presets()) {
            for (const std::string_view variant : preset.variants) {
                Table<R> table{{std::string(preset.grid), std::string(variant)}, {}};
                for (kit::DealNumber number = 1; number <= dealsOfEach; ++number) {
                    auto start = R::deal(table.options, number, {});
                    if (start) table.starts.push_back(std::move(*start));
                }
                made.push_back(std::move(table));
            }
        }
        return made;
    }();
    return all;
}

/// Plays at random, one deal after the other when one has ended or nothing makes sense any more.
template <kit::RulesCore R>
class Walk {
  public:
    using State = typename R::State;
    using Action = typename R::Action;

    explicit Walk(const Table<R>& table)
        : table_(table), random_("walk/" + table.name(), 1), state_(table.starts.front()) {}

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] kit::Random& random() { return random_; }

    /// The next proposal, legal or not, for `state`.
    [[nodiscard]] std::optional<Action> propose() {
        if (R::status(state_) != kit::Status::playing) return std::nullopt;
        return R::someAction(state_, random_);
    }

    /// True if it was legal.
    bool play(const Action& action) {
        auto next = R::apply(state_, action);
        if (next) state_ = std::move(*next);
        return next.has_value();
    }

    void nextDeal() {
        State fresh = table_.starts[++deals_ % table_.starts.size()];
        if constexpr (kit::HasLevels<R>) fresh = R::follow(fresh, state_);
        state_ = std::move(fresh);
    }

    [[nodiscard]] std::size_t deals() const { return deals_; }

  private:
    const Table<R>& table_;
    kit::Random random_;
    State state_;
    std::size_t deals_ = 0;
};

}  // namespace gridlark::conformance
