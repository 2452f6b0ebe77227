#include "placement/engine/wording.h"
#include "placement/engine/wrong.h"
#include "verbs.h"

namespace gridlark::placement {
namespace {

using cli::Answer;
using cli::Json;

/// A hint without a deduction: `technique` is null, or "unknown" if there was no time to know.
Json plain(const Json& technique, const std::string& text) {
    return {{"technique", technique},
            {"text", text},
            {"place", Json::array()},
            {"eliminate", Json::array()},
            {"because", Json::array()}};
}

Json toJson(const Deduction& deduction, const std::vector<std::string>& regionNames) {
    const auto regionName = [&](int region) {
        return regionNames[static_cast<std::size_t>(region)];
    };
    return {{"technique", nameOf(deduction)},
            {"text", inEnglish(wordingOf(deduction), regionName)},
            {"place", cli::toJson(deduction.place)},
            {"eliminate", cli::toJson(deduction.eliminate)},
            {"because", cli::toJson(deduction.because)}};
}

Json nextStep(const Position& position, const std::stop_token& stop) {
    Puzzle board = position.puzzle;
    board.given = allPieces(position);
    board.blocked.insert(board.blocked.end(), position.marks.begin(), position.marks.end());
    const Knowledge knowledge(board);
    if (knowledge.solved()) return plain(nullptr, "The puzzle is solved.");
    const auto deduction = nextDeduction(knowledge, Technique::chain, stop);
    if (deduction) return toJson(*deduction, position.names);
    if (stop.stop_requested()) return plain("unknown", "Not found within the time limit.");
    return plain(nullptr, "Nothing is forced: each cell left is in some solution.");
}

Answer hint(const Json& line, const std::stop_token& stop) {
    const auto position = positionOf(line);
    if (!position) return tl::unexpected(position.error());
    const auto wrong = wrongCells(position->puzzle, position->pieces, position->marks, stop);
    if (!wrong && stop.stop_requested()) {
        return plain("unknown", "Not found within the time limit.");
    }
    if (!wrong) return tl::unexpected<std::string>("the puzzle has no solution");
    if (!wrong->empty()) return Json{{"wrong", cli::toJson(*wrong)}};
    return nextStep(*position, stop);
}

}  // namespace

cli::Verb hintVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        cli::addCommon(app, *common, {"file", "time-limit", "stats"});
        return [common](std::ostream& out) {
            return cli::forEachLine(*common, out, [&](const Json& line, cli::Task& task) {
                return hint(line, task.stop());
            });
        };
    };
    return {"hint", "point at what is wrong, or explain the next deduction", add};
}

}  // namespace gridlark::placement
