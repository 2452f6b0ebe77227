#include "placement/engine/solver.h"
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

/// Adds --stars with its check; `stars` must live as long as `app`.
void addStars(CLI::App& app, std::optional<Stars>& stars) {
    const auto take = [&stars](const std::string& text) {
        stars = starsOf(text);
        return stars ? std::string() : "not a number of stars from 1 to 5 or a range of two";
    };
    cli::addText(app, "--stars", "STARS", take, "deals of this many stars only, as 3 or 2-3");
}

}  // namespace

Json toJson(const std::optional<Grade>& grade) {
    if (!grade) return nullptr;
    return {{"stars", grade->stars}, {"techniques", grade->techniques}};
}

Json dealLine(std::string_view game, const kit::Options& options, kit::DealNumber number,
              const Puzzle* puzzle) {
    Json line{{"game", game},
              {"grid", options.grid},
              {"variant", options.variant},
              {"deal", number},
              {"regions", "unknown"}};
    if (puzzle == nullptr) return line;
    line.update(toJson(*puzzle));
    line["solution"] = countSolutions(*puzzle, 1).first;
    line["grade"] = toJson(grade(*puzzle));
    return line;
}

cli::Verb generateVerb(std::span<const kit::Preset> presets, Generate generate) {
    const auto add = [presets, generate](CLI::App& app, std::shared_ptr<cli::Common> common) {
        auto wanted = std::make_shared<Wanted>();
        cli::addGrid(app, *common, presets);
        cli::addCommon(app, *common, {"deal", "count", "time-limit", "stats"});
        addStars(app, wanted->stars);
        return [generate, common, wanted](std::ostream& out) {
            wanted->options = {common->grid, common->variant};
            return cli::forEachDeal(*common, out, [&](kit::DealNumber number, cli::Task& task) {
                return generate(number, *wanted, task.stop());
            });
        };
    };
    return {"generate", "make deals", add};
}

}  // namespace gridlark::placement
