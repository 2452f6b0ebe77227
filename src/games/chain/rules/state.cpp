#include "state.h"

#include <algorithm>
#include <utility>

#include "gridlark/kit/names.h"

namespace gridlark::chain {
namespace {

constexpr kit::Names variants{std::pair{Variant::fair, "fair"},
                              std::pair{Variant::original, "original"}};

}  // namespace

std::string_view name(Variant variant) {
    return variants[variant];
}

std::optional<Variant> variantNamed(std::string_view text) {
    return variants.find(text);
}

std::optional<int> opponentNamed(std::string_view grid) {
    if (grid == "two") return 0;
    if (grid.size() == 1 && grid[0] >= '1' && grid[0] <= '0' + levels) return grid[0] - '0';
    return std::nullopt;
}

std::string opponentName(int level) {
    return level == 0 ? "two" : std::to_string(level);
}

Turns Turns::with(Entry entry) const {
    Turns next;
    next.last_ = std::make_shared<const Node>(Node{std::move(entry), last_, size() + 1});
    return next;
}

Turns Turns::without(std::size_t count) const {
    Turns fewer = *this;
    for (; count > 0; --count) fewer.last_ = std::shared_ptr(fewer.last_->earlier);
    return fewer;
}

std::vector<Turns::Entry> Turns::list() const {
    std::vector<Entry> entries;
    entries.reserve(size());
    for (const Node* node = last_.get(); node != nullptr; node = node->earlier.get()) {
        entries.push_back(node->entry);
    }
    std::reverse(entries.begin(), entries.end());
    return entries;
}

bool operator==(const Turns& a, const Turns& b) {
    if (a.size() != b.size()) return false;
    const Turns::Node* left = a.last_.get();
    const Turns::Node* right = b.last_.get();
    for (; left != right; left = left->earlier.get(), right = right->earlier.get()) {
        if (left->entry != right->entry) return false;
    }
    return true;
}

State newGame(Variant variant, int level, Colour person, const Position& start) {
    return {.variant = variant,
            .level = level,
            .person = level == 0 ? Colour::blue : person,
            .start = start,
            .position = start,
            .outcome = outcomeOf(start)};
}

Position shownBoard(const State& state) {
    return drafted(state.position, state.draft);
}

bool computersTurn(const State& state) {
    return state.level > 0 && state.outcome.end == End::none && state.position.turn != state.person;
}

const Position& positionAfter(const State& state, std::size_t turns) {
    const std::size_t all = state.turns.size();
    return turns >= all ? state.position : state.turns.without(all - turns - 1).last().before;
}

int turnsOf(const State& state, Colour colour) {
    const int all = static_cast<int>(state.turns.size());
    return state.start.turn == colour ? (all + 1) / 2 : all / 2;
}

}  // namespace gridlark::chain
