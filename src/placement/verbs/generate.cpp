#include "verbs.h"

namespace gridlark::placement {
namespace {

using cli::Json;

std::optional<Stars> starsOf(const std::string& text) {
    const bool one = text.size() == 1;
    const bool two = text.size() == 3 && text[1] == '-';
    if (!one && !two) return std::nullopt;
    const Stars stars{text.front() - '0', text.back() - '0'};
    const bool good = stars.least >= 1 && stars.least <= stars.most && stars.most <= 5;
    return good ? std::optional(stars) : std::nullopt;
}

Json dealHead(std::string_view game, const kit::Options& options, kit::DealNumber number) {
    return {{"game", game}, {"grid", options.grid}, {"variant", options.variant}, {"deal", number}};
}

}  // namespace

void addStars(CLI::App& app, std::optional<Stars>& stars) {
    const auto take = [&stars](const std::string& text) {
        stars = starsOf(text);
        return stars ? std::string() : "not a number of stars from 1 to 5 or a range of two";
    };
    cli::addText(app, "--stars", "STARS", take, "deals of this many stars only, as 3 or 2-3");
}

Json toJson(const std::optional<Grade>& grade) {
    if (!grade) return nullptr;
    return {{"stars", grade->stars}, {"techniques", grade->techniques}};
}

Json dealLine(std::string_view game, const kit::Options& options, kit::DealNumber number,
              const Puzzle& puzzle, const Solution& solution, const std::optional<Grade>& grade) {
    Json line = toJson(puzzle);
    line.update(dealHead(game, options, number));
    line["solution"] = solution;
    line["grade"] = toJson(grade);
    return line;
}

Json unknownDeal(std::string_view game, const kit::Options& options, kit::DealNumber number) {
    Json line = dealHead(game, options, number);
    line["regions"] = "unknown";
    return line;
}

}  // namespace gridlark::placement
