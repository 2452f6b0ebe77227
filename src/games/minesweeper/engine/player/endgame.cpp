#include "endgame.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "gridlark/kit/at.h"

#include "minesweeper/engine/chances/enumeration.h"

namespace gridlark::minesweeper {
namespace {

constexpr int mostLayouts = 600;
constexpr int mostSets = 30'000;

/// Layouts by their places in the enumeration, ascending.
using Set = std::vector<std::uint16_t>;

struct Hash {
    std::size_t operator()(const Set& set) const {
        std::uint64_t hash = set.size();
        for (const std::uint16_t layout : set) {
            hash = (hash ^ layout) * 0x9e3779b97f4a7c15U;
            hash ^= hash >> 29;
        }
        return hash;
    }
};

class Player {
  public:
    explicit Player(const Enumeration& all) : all_(all) {}

    std::optional<Endgame> play() {
        Set everything(all_.layouts.size());
        std::iota(everything.begin(), everything.end(), std::uint16_t{0});
        const auto [cell, won] = best(everything);
        if (setsLeft_ < 0 || cell < 0) return std::nullopt;
        return Endgame{kit::at(all_.cells, cell),
                       static_cast<double>(won) / static_cast<double>(everything.size())};
    }

  private:
    using Parts = std::array<Set, 9>;

    [[nodiscard]] int value(std::uint16_t layout, std::size_t cell) const {
        return all_.layouts[layout][cell];
    }

    /// The layouts of `set` that best play wins.
    int won(const Set& set) {
        if (set.size() <= 1) return static_cast<int>(set.size());
        const auto known = known_.find(set);
        if (known != known_.end()) return known->second;
        if (--setsLeft_ < 0) return 0;
        const int count = best(set).second;
        known_.emplace(set, count);
        return count;
    }

    int wonAfter(const Parts& parts) {
        int count = 0;
        for (const Set& part : parts) count += won(part);
        return count;
    }

    [[nodiscard]] Parts split(const Set& set, std::size_t cell) const {
        Parts parts;
        for (const std::uint16_t layout : set) {
            const int shown = value(layout, cell);
            if (shown >= 0) kit::at(parts, shown).push_back(layout);
        }
        return parts;
    }

    /// Cells by the number of layouts in which they are safe, most first; without those that show
    /// the same in all layouts, and certain mines.
    [[nodiscard]] std::vector<std::pair<int, std::size_t>> candidates(const Set& set) const {
        std::vector<std::pair<int, std::size_t>> found;
        for (std::size_t cell = 0; cell < all_.cells.size(); ++cell) {
            int safe = 0;
            bool same = true;
            for (const std::uint16_t layout : set) {
                safe += value(layout, cell) >= 0 ? 1 : 0;
                same = same && value(layout, cell) == value(set.front(), cell);
            }
            if (safe > 0 && !same) found.emplace_back(safe, cell);
        }
        std::sort(found.begin(), found.end(),
                  [](const auto& a, const auto& b) { return a.first > b.first; });
        return found;
    }

    /// The best cell and how many layouts it wins. A cell that is safe in all costs nothing.
    std::pair<int, int> best(const Set& set) {
        std::pair<int, int> found{-1, -1};
        for (const auto& [safe, cell] : candidates(set)) {
            if (safe <= found.second || setsLeft_ < 0) break;
            const int count = wonAfter(split(set, cell));
            if (count > found.second) found = {static_cast<int>(cell), count};
            if (safe == static_cast<int>(set.size())) break;
        }
        return found;
    }

    const Enumeration& all_;
    std::unordered_map<Set, int, Hash> known_;
    int setsLeft_ = mostSets;
};

}  // namespace

std::optional<Endgame> playOut(const Knowledge& knowledge, const Layouts& layouts) {
    const auto all = enumerate(knowledge, layouts, mostLayouts);
    if (!all || all->layouts.empty()) return std::nullopt;
    return Player(*all).play();
}

}  // namespace gridlark::minesweeper
