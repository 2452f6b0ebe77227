/// The local search that makes a chosen solution the only one.
///
/// All other solutions ("rivals") are listed at all times. Moving a border cell to the region
/// beside it ends exactly the rivals with a piece on that cell, and brings only such as have a
/// piece there on the new map: a small search, so that a step costs some microseconds and the
/// number of rivals is always exact. Steps are accepted by late acceptance (E. K. Burke and Y.
/// Bykov, "The late acceptance hill-climbing heuristic", 2017), which needs neither a temperature
/// nor a clock.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include "gridlark/kit/random.h"

#include "region_map.h"

namespace gridlark::placement {

/// `Map` is a RegionMap that says with `canJoin(cell, target)` whether a cell may go over to the
/// region of the one beside it, and does so with `move(cell, region)`.
template <int N, class Map>
class Descent {
  public:
    /// More rivals than this are not listed.
    static constexpr std::size_t mostRivals = 1000;

    Descent(const Map& map, kit::Random& random, std::stop_token stop)
        : map_(map), random_(random), stop_(std::move(stop)) {}

    [[nodiscard]] const Map& map() const { return map_; }
    [[nodiscard]] const std::vector<int>& given() const { return given_; }
    [[nodiscard]] std::size_t rivals() const { return rivals_.size(); }
    /// Search nodes and steps so far: the measure of time that is the same on every machine.
    [[nodiscard]] std::uint64_t work() const { return work_; }

    /// Makes the solution's pieces on `cells` the given ones. False if more than `mostRivals` agree
    /// with them; nothing is changed then.
    bool give(const std::vector<int>& cells) {
        std::vector<Columns> rivals;
        if (!list(cells, -1, mostRivals, rivals)) return false;
        replace(cells, rivals);
        return true;
    }

    /// Takes back the given piece that keeps the fewest rivals away. False if there is none, or
    /// more than `mostRivals` would come whichever it is; nothing is changed then.
    bool takeOneBack() {
        std::vector<int> left;
        std::vector<Columns> fewest;
        std::vector<Columns> rivals;
        bool found = false;
        for (std::size_t i = 0; i < given_.size() && !(found && fewest.empty()); ++i) {
            std::vector<int> cells = given_;
            cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(i));
            const std::size_t limit = found ? fewest.size() - 1 : mostRivals;
            if (!list(cells, -1, limit, rivals)) continue;
            found = true;
            left = std::move(cells);
            std::swap(fewest, rivals);
        }
        if (found) replace(left, fewest);
        return found;
    }

    /// Moves cells until no rival is left; false after `steps` steps or when stopped.
    bool run(int steps) {
        std::array<std::size_t, memory> history{};
        history.fill(rivals_.size());
        for (int step = 0; step < steps && !rivals_.empty(); ++step) {
            if (step % 64 == 0 && stop_.stop_requested()) return false;
            std::size_t& past = history[static_cast<std::size_t>(step) % memory];
            tryStep(std::max(past, rivals_.size()));
            past = rivals_.size();
        }
        return rivals_.empty();
    }

    /// Changes the map a little without letting a rival in.
    void wander(int steps) {
        for (int step = 0; step < steps; ++step) tryStep(rivals_.size());
    }

    /// Goes back to a map of this descent from a moment with the same given pieces and no rivals.
    void goBack(const Map& map) { map_ = map; }

  private:
    /// Length of the history of late acceptance.
    static constexpr std::size_t memory = 50;

    /// All solutions but the chosen one with pieces on `pieces` and on `extra` (unless −1).
    /// False if there are more than `limit`.
    bool list(const std::vector<int>& pieces, int extra, std::size_t limit,
              std::vector<Columns>& found) {
        found.clear();
        const Effort effort;
        bool within = true;
        const auto visit = [&](const Columns& columns) {
            if (std::equal(columns.begin(), columns.begin() + N, map_.solution().begin())) {
                return true;
            }
            within = found.size() < limit;
            if (within) found.push_back(columns);
            return within;
        };
        Search<N, decltype(visit)> search(map_.board(), effort, visit);
        bool possible = extra < 0 || search.preset(extra);
        for (std::size_t i = 0; i < pieces.size() && possible; ++i) {
            possible = search.preset(pieces[i]);
        }
        if (possible) search.run();
        work_ += search.nodes();
        return within;
    }

    void replace(const std::vector<int>& given, const std::vector<Columns>& rivals) {
        given_ = given;
        ends_.fill(0);
        rivals_.clear();
        addAll(rivals);
    }

    void addAll(const std::vector<Columns>& rivals) {
        for (const Columns& rival : rivals) {
            rivals_.push_back(rival);
            for (std::size_t row = 0; row < N; ++row) ++ends_[row * N + rival[row]];
        }
    }

    void endThrough(int cell) {
        if (ends_[static_cast<std::size_t>(cell)] == 0) return;
        std::erase_if(rivals_, [&](const Columns& rival) {
            if (rival[static_cast<std::size_t>(cell / N)] != cell % N) return false;
            for (std::size_t row = 0; row < N; ++row) --ends_[row * N + rival[row]];
            return true;
        });
    }

    /// Mostly a cell of a rival, as only those can help.
    [[nodiscard]] int pickCell() {
        if (rivals_.empty() || random_.chance(1, 4)) {
            return static_cast<int>(random_.below(Geometry<N>::cells));
        }
        const Columns& rival = rivals_[random_.below(static_cast<std::uint32_t>(rivals_.size()))];
        const std::size_t row = random_.below(N);
        return static_cast<int>(row * N + rival[row]);
    }

    /// Moves one random cell, if no more than `most` rivals result.
    void tryStep(std::size_t most) {
        ++work_;
        const int cell = pickCell();
        const int target = neighbour<N>(cell, static_cast<int>(random_.below(4)));
        if (target < 0 || !map_.canJoin(cell, target)) return;
        const std::size_t staying = rivals_.size() - ends_[static_cast<std::size_t>(cell)];
        if (staying > most) return;
        const std::uint8_t from = map_.region(cell);
        map_.move(cell, map_.region(target));
        if (!list(given_, cell, most - staying, fresh_)) {
            map_.move(cell, from);
            return;
        }
        endThrough(cell);
        addAll(fresh_);
    }

    Map map_;
    kit::Random& random_;
    std::stop_token stop_;
    std::vector<int> given_;
    std::vector<Columns> rivals_;
    std::array<std::size_t, Geometry<N>::cells> ends_{};  ///< rivals with a piece on the cell
    std::vector<Columns> fresh_;
    std::uint64_t work_ = 0;
};

}  // namespace gridlark::placement
