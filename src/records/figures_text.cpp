#include "figures_text.h"

#include <sstream>

#include <nlohmann/json.hpp>

#include "database.h"

namespace gridlark::records {

std::string textOf(const play::Figures& figures) {
    const auto streak = [](const play::Streaks& streaks) {
        return nlohmann::json{streaks.current, streaks.longest};
    };
    nlohmann::json numbers{{"played", figures.played},     {"won", figures.won},
                           {"drawn", figures.drawn},       {"lost", figures.lost},
                           {"wins", streak(figures.wins)}, {"losses", streak(figures.losses)},
                           {"rates", figures.bestRates},   {"least", figures.leastFigures},
                           {"ten", figures.ten.size()}};
    if (figures.best) numbers["best"] = figures.best->count();
    if (figures.bestScore) numbers["score"] = *figures.bestScore;
    std::string text = numbers.dump();
    for (const auto* results : {&figures.ten, &figures.recent}) {
        for (const play::Result& result : *results) text += '\n' + play::toLine(result);
    }
    return text;
}

play::Figures figuresOf(const std::string& text) {
    const auto damaged = [] { return DatabaseError::damage("a slice cannot be read"); };
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    play::Figures figures;
    std::size_t ten = 0;
    try {
        const auto numbers = nlohmann::json::parse(line);
        const auto streak = [&](const char* key) {
            return play::Streaks{numbers.at(key).at(0), numbers.at(key).at(1)};
        };
        figures.played = numbers.at("played");
        figures.won = numbers.at("won");
        figures.drawn = numbers.at("drawn");
        figures.lost = numbers.at("lost");
        figures.wins = streak("wins");
        figures.losses = streak("losses");
        figures.bestRates = numbers.at("rates");
        figures.leastFigures = numbers.at("least");
        if (numbers.contains("best")) figures.best = play::Milliseconds(numbers.at("best"));
        if (numbers.contains("score")) figures.bestScore = numbers.at("score");
        ten = numbers.at("ten");
    } catch (const nlohmann::json::exception&) {
        throw damaged();
    }
    while (std::getline(lines, line)) {
        auto result = play::resultFromLine(line);
        if (!result) throw damaged();
        (figures.ten.size() < ten ? figures.ten : figures.recent).push_back(std::move(*result));
    }
    return figures;
}

}  // namespace gridlark::records
