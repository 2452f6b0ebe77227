#include "player.h"

#include <array>
#include <charconv>
#include <cmath>

#include "chain/engine/baseline.h"

namespace gridlark::chain {
namespace {

std::optional<double> valueIn(const std::string& text, double least, double most, bool whole) {
    double value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value, std::chars_format::fixed);
    const bool good = read.ec == std::errc() && read.ptr == end && std::isfinite(value);
    if (!good || value < least || value > most) return std::nullopt;
    if (whole && value != std::floor(value)) return std::nullopt;
    return value;
}

Turn thought(const Player& player, const State& state, const std::stop_token& stop) {
    Limits limits{.stop = stop};
    if (player.kind == Player::Kind::depth) limits.depth = static_cast<int>(player.value);
    if (player.kind == Player::Kind::nodes) {
        limits.nodes = static_cast<std::uint64_t>(player.value);
        limits.tableBits = tableBitsFor(limits.nodes);
    }
    if (player.kind == Player::Kind::seconds) {
        constexpr double nodesInSecond = 1.2e7;  // about
        limits.tableBits = tableBitsFor(static_cast<std::uint64_t>(player.value * nodesInSecond));
        const double end = processorTime() + player.value;
        limits.enough = [end] { return processorTime() >= end; };
    }
    return think(state.position, limits, earlierPositions(state)).value_or(Thought{}).turn;
}

}  // namespace

std::optional<Player> playerNamed(const std::string& text) {
    using Kind = Player::Kind;
    if (text == "random") return Player{Kind::random, 0};
    if (text == "beginner") return Player{Kind::beginner, 0};
    if (text == "greedy") return Player{Kind::greedy, 0};
    struct Form {
        std::string_view start;
        Kind kind;
        double least, most;
        bool whole;
    };
    static constexpr std::array<Form, 4> forms{{{"depth:", Kind::depth, 1, 60, true},
                                                {"nodes:", Kind::nodes, 1, 1e15, true},
                                                {"time:", Kind::seconds, 0.001, 3600, false},
                                                {"", Kind::level, 1, levels, true}}};
    for (const Form& form : forms) {
        if (!text.starts_with(form.start)) continue;
        const auto value =
            valueIn(text.substr(form.start.size()), form.least, form.most, form.whole);
        if (!value) return std::nullopt;
        return Player{form.kind, *value};
    }
    return std::nullopt;
}

Turn turnBy(const Player& player, const State& state, kit::DealNumber number,
            const std::stop_token& stop) {
    kit::Random random("chain/baseline/" + std::to_string(state.turns.size()), number);
    switch (player.kind) {
        case Player::Kind::random:
            return randomTurn(state.position, random);
        case Player::Kind::beginner:
            return beginnersTurn(state.position, random);
        case Player::Kind::greedy:
            return greedyTurn(state.position, random);
        case Player::Kind::level:
            return levelTurn(state, static_cast<int>(player.value), stop).value_or(Thought{}).turn;
        default:
            return thought(player, state, stop);
    }
}

double processorTime() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

}  // namespace gridlark::chain
