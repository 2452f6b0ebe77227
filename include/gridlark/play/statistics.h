/// Statistics of one grid, computed from the result log.
#pragma once

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
};

struct Statistics {
    int played = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    Streaks wins;  ///< in the order of finishing; a draw or loss ends one
    Streaks losses;
    std::optional<Milliseconds> best;    ///< of unassisted wins
    std::optional<Milliseconds> median;  ///< of unassisted wins; the mean of the middle two if even
    std::vector<Result> ten;             ///< fastest wins, assisted ones after all others
    std::vector<Result> recent;          ///< the last 40 wins, oldest first

    /// 0 … 1; 0 if nothing was played.
    [[nodiscard]] double winRate() const { return played == 0 ? 0 : double(won) / played; }
};

/// Statistics of the results of `game` with these options.
[[nodiscard]] Statistics statisticsOf(std::span<const Result> results, std::string_view game,
                                      const kit::Options& options);

/// A win without help beyond the game's own rules: only such wins give best times and scores.
[[nodiscard]] bool countsForBest(const Result& result);

/// Best time of an unassisted win; nothing if there is none.
[[nodiscard]] std::optional<Milliseconds> bestTime(std::span<const Result> results,
                                                   std::string_view game,
                                                   const kit::Options& options);

/// `figure` per second of a result's time; nothing if it lacks the figure or took no time.
[[nodiscard]] std::optional<double> rateOf(const Result& result, const std::string& figure);

/// Highest such rate of an unassisted win; nothing if there is none.
[[nodiscard]] std::optional<double> bestRate(std::span<const Result> results, std::string_view game,
                                             const kit::Options& options,
                                             const std::string& figure);

/// Least value of a figure among unassisted wins; nothing if none has it.
[[nodiscard]] std::optional<double> leastFigure(std::span<const Result> results,
                                                std::string_view game, const kit::Options& options,
                                                const std::string& figure);

/// Highest score of an unassisted win; nothing if there is none.
[[nodiscard]] std::optional<int> bestScore(std::span<const Result> results, std::string_view game,
                                           const kit::Options& options);

/// "m:ss.t", cut (not rounded) to tenths; hours when needed: "1:02:03.4".
[[nodiscard]] std::string timeText(Milliseconds time);

}  // namespace gridlark::play
