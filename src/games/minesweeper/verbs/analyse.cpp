#include "minesweeper/engine/chances/analysis.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::minesweeper {
namespace {

using cli::Json;

Json rowsOf(const kit::Grid<double>& probability) {
    Json rows = Json::array();
    for (int row = 0; row < probability.size().rows; ++row) {
        Json values = Json::array();
        for (int column = 0; column < probability.size().columns; ++column) {
            const double value = probability[{row, column}];
            values.push_back(value < 0 ? Json() : Json(value));
        }
        rows.push_back(std::move(values));
    }
    return rows;
}

cli::Answer analyse(const Json& line, const std::stop_token& stop) {
    const auto position = positionOf(line);
    if (!position) return tl::unexpected(position.error());
    const Analysis analysis = minesweeper::analyse(*position, {.stop = stop});
    if (analysis.stopped) return Json{{"consistent", "unknown"}};
    if (!analysis.consistent) return Json{{"consistent", false}};
    Json answer{{"consistent", true},
                {"safe", cli::toJson(analysis.safe)},
                {"mines", cli::toJson(analysis.mines)},
                {"probability", rowsOf(analysis.probability)}};
    if (!analysis.exact) {
        answer["consistent"] = "unknown";
        answer["estimate"] = true;
    }
    return answer;
}

}  // namespace

cli::Verb analyseVerb() {
    return lineVerb("analyse", "mine probabilities of positions", analyse);
}

}  // namespace gridlark::minesweeper
