/// Statistics of one grid, computed from the result log.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gridlark/play/result.h"

namespace gridlark::play {

struct Streaks {
    int current = 0;
    int longest = 0;

    friend bool operator==(const Streaks&, const Streaks&) = default;
};

/// What can be kept up to date result by result: all but the median. "Best" is of unassisted wins.
struct Figures {
    int played = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    Streaks wins;  ///< in the order of finishing; a draw or loss ends one
    Streaks losses;
    std::optional<Milliseconds> best;
    std::optional<int> bestScore;
    std::map<std::string, double> bestRates;     ///< by figure; see `rateOf`
    std::map<std::string, double> leastFigures;  ///< by figure
    std::vector<Result> ten;                     ///< fastest wins, assisted ones after all others
    std::vector<Result> recent;                  ///< the last 40 wins, oldest first

    /// Counts the result that finished next.
    void add(const Result& result);

    /// 0 … 1; 0 if nothing was played.
    [[nodiscard]] double winRate() const { return played == 0 ? 0 : double(won) / played; }

    friend bool operator==(const Figures&, const Figures&) = default;
};

struct Statistics : Figures {
    std::optional<Milliseconds> median;  ///< of unassisted wins; the mean of the middle two if even

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// A whole-numbered figure and the value by which results are narrowed: "stars", 2.
struct Facet {
    std::string figure;
    int value = 0;

    [[nodiscard]] bool includes(const Result& result) const;
};

/// Statistics of the results of `game` with these options.
[[nodiscard]] Statistics statisticsOf(std::span<const Result> results, std::string_view game,
                                      const kit::Options& options);

/// A win without help beyond the game's own rules: only such wins give best times and scores.
[[nodiscard]] bool countsForBest(const Result& result);

/// `figure` per second of a result's time; nothing if it lacks the figure or took no time.
[[nodiscard]] std::optional<double> rateOf(const Result& result, const std::string& figure);

/// "m:ss.t", cut (not rounded) to tenths; hours when needed: "1:02:03.4".
[[nodiscard]] std::string timeText(Milliseconds time);

}  // namespace gridlark::play
