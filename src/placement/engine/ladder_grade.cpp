#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "ladder.h"
#include "ladder_steps.h"
#include "ladder_trial.h"

namespace gridlark::placement {
namespace {

using ladder::Step;

constexpr kit::Names lastCandidateNames{std::pair{UnitKind::row, "only-cell-in-row"},
                                        std::pair{UnitKind::column, "only-cell-in-column"},
                                        std::pair{UnitKind::region, "only-cell-in-region"}};

std::string_view kInKName(std::size_t k) {
    constexpr std::array<std::string_view, 7> names{
        "two-in-two", "three-in-three", "four-in-four",  "five-in-five",
        "six-in-six", "seven-in-seven", "eight-in-eight"};
    return k >= 2 && k - 2 < names.size() ? names[k - 2] : "k-in-k";
}

std::string_view nameOf(Technique technique, UnitKind firstUnit, std::size_t units) {
    if (technique == Technique::lastCandidate) return lastCandidateNames[firstUnit];
    if (technique == Technique::kInK) return kInKName(units);
    return techniqueNames[technique];
}

/// Counts without allocating; the maps of the grade are made from it at the end.
class Tally {
  public:
    void add(const Step& step) {
        hardest_ = std::max(hardest_, step.technique);
        if (step.technique == Technique::kInK) hardestK_ = std::max(hardestK_, step.k);
        ++counts_[at(static_cast<int>(step.technique))][at(variant(step))];
    }

    [[nodiscard]] Grade grade() const;

  private:
    /// lastCandidate: the kind of unit; kInK: k.
    [[nodiscard]] static int variant(const Step& step) {
        if (step.technique == Technique::kInK) return step.k;
        if (step.technique != Technique::lastCandidate) return 0;
        return std::countr_zero(step.units) / ladder::unitStride;
    }
    [[nodiscard]] static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] int stars() const;

    std::array<std::array<int, maxOrder>, 7> counts_{};
    Technique hardest_ = Technique::lastCandidate;
    int hardestK_ = 0;
};

int Tally::stars() const {
    const auto& counts = counts_[at(static_cast<int>(hardest_))];
    const bool largerSets = hardest_ == Technique::kInK && hardestK_ > 2;
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    const int again = all - (largerSets ? counts[2] : 0) > 1 ? 1 : 0;
    switch (hardest_) {
        case Technique::lastCandidate:
        case Technique::seenByPiece:
            return 1;
        case Technique::confinement:
            return 1 + again;
        case Technique::seesAll:
            return 2 + again;
        case Technique::kInK:
            return (largerSets ? 4 : 3) + again;
        case Technique::emptiesLine:
        case Technique::chain:
            return 5;
    }
    return 5;
}

Grade Tally::grade() const {
    Grade grade;
    for (int i = 0; i < 7; ++i) {
        for (int j = 0; j < maxOrder; ++j) {
            const int count = counts_[at(i)][at(j)];
            if (count == 0) continue;
            const auto technique = static_cast<Technique>(i);
            grade.steps[technique] += count;
            const auto kind = static_cast<UnitKind>(std::min(j, 2));
            grade.techniques[nameOf(technique, kind, at(j))] += count;
        }
    }
    grade.hardest = hardest_;
    grade.hardestK = hardest_ == Technique::kInK ? hardestK_ : 0;
    grade.stars = stars();
    return grade;
}

}  // namespace

std::string_view nameOf(const Deduction& deduction) {
    const UnitKind kind = deduction.units.empty() ? UnitKind::row : deduction.units.front().kind;
    return nameOf(deduction.technique, kind, deduction.units.size());
}

std::optional<Grade> grade(const Puzzle& puzzle, Technique hardest, const std::stop_token& stop) {
    const ladder::Board board(puzzle);
    ladder::Position position = ladder::startOf(board, puzzle);
    Tally tally;
    Step step;
    while (!ladder::solved(board, position)) {
        const auto result = ladder::findAnyStep(board, position, hardest, stop, step);
        if (result != ladder::Search::found) return std::nullopt;
        tally.add(step);
        ladder::apply(board, step, position);
    }
    return tally.grade();
}

}  // namespace gridlark::placement
