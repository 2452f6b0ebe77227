#include <algorithm>
#include <iterator>
#include <utility>

#include "placement/solver.h"
#include "placement/wording.h"
#include "verbs.h"

namespace gridlark::placement {
namespace {

using cli::Answer;
using cli::Json;
using Cells = std::vector<kit::Cell>;

/// What cannot be right among what the player has set; nothing if stopped or if there is no
/// solution at all.
class WrongCells {
  public:
    WrongCells(const Position& position, std::stop_token stop)
        : position_(position), stop_(std::move(stop)) {}

    std::optional<Cells> find() const {
        const Count count = countSolutions(position_.puzzle, 2, {.stop = stop_});
        if (!count.complete || count.solutions == 0) return std::nullopt;
        if (count.solutions == 1) return against(count.first);
        return leftOver();
    }

  private:
    [[nodiscard]] Cells against(const Solution& solution) const {
        const auto right = [&](kit::Cell cell) {
            return solution[static_cast<std::size_t>(cell.row)] == cell.column;
        };
        Cells wrong;
        std::remove_copy_if(position_.pieces.begin(), position_.pieces.end(),
                            std::back_inserter(wrong), right);
        std::copy_if(position_.marks.begin(), position_.marks.end(), std::back_inserter(wrong),
                     right);
        return wrong;
    }

    /// Where several solutions are left: believes pieces, then marks, one by one as long as some
    /// solution has them all.
    [[nodiscard]] std::optional<Cells> leftOver() const {
        Cells wrong;
        Puzzle believed = position_.puzzle;
        for (const auto& [cells, list] : {std::pair(&position_.pieces, &Puzzle::given),
                                          std::pair(&position_.marks, &Puzzle::blocked)}) {
            for (const kit::Cell cell : *cells) {
                (believed.*list).push_back(cell);
                const Count count = countSolutions(believed, 1, {.stop = stop_});
                if (!count.complete) return std::nullopt;
                if (count.solutions > 0) continue;
                (believed.*list).pop_back();
                wrong.push_back(cell);
            }
        }
        return wrong;
    }

    const Position& position_;
    std::stop_token stop_;
};

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
    const auto wrong = WrongCells(*position, stop).find();
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
