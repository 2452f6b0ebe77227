#include "colouring.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "gridlark/kit/random.h"

namespace gridlark::placement {
namespace {

using Table = std::vector<std::vector<double>>;
using Pair = std::pair<int, int>;

std::vector<Pair> touchingRegions(const Puzzle& puzzle) {
    std::vector<Pair> pairs;
    const kit::Size size = puzzle.size();
    for (int i = 0; i < size.area(); ++i) {
        const kit::Cell cell = size.cell(i);
        kit::forEachNeighbour(size, cell, kit::kingSteps, [&](kit::Cell next) {
            const int a = puzzle.region(cell);
            const int b = puzzle.region(next);
            if (a < b) pairs.emplace_back(a, b);
        });
    }
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    return pairs;
}

Table differences(std::span<const Rgb> palette) {
    Table table(palette.size(), std::vector<double>(palette.size()));
    for (std::size_t i = 0; i < palette.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            table[i][j] = table[j][i] = smallestDifference(palette[i], palette[j]);
        }
    }
    return table;
}

/// The palette of the last call is asked for again and again, once for each deal.
const Table& differencesOf(std::span<const Rgb> palette) {
    thread_local std::vector<Rgb> known;
    thread_local Table table;
    if (!std::ranges::equal(known, palette)) {
        known.assign(palette.begin(), palette.end());
        table = differences(palette);
    }
    return table;
}

/// Smallest difference first, then the sum: larger is better.
using Worth = std::pair<double, double>;

Worth worthOf(const std::vector<Pair>& touching, const Table& table, std::span<const int> colours) {
    Worth worth{std::numeric_limits<double>::infinity(), 0};
    for (const auto& [a, b] : touching) {
        const double apart = table[static_cast<std::size_t>(colours[static_cast<std::size_t>(a)])]
                                  [static_cast<std::size_t>(colours[static_cast<std::size_t>(b)])];
        worth.first = std::min(worth.first, apart);
        worth.second += apart;
    }
    return worth;
}

/// Exchanges two colours (used or not) as long as that is better.
Worth climb(const std::vector<Pair>& touching, const Table& table, std::vector<int>& colours,
            std::size_t regions) {
    Worth best = worthOf(touching, table, colours);
    for (bool better = true; better;) {
        better = false;
        std::size_t bestI = 0;
        std::size_t bestJ = 0;
        for (std::size_t i = 0; i < regions; ++i) {
            for (std::size_t j = i + 1; j < colours.size(); ++j) {
                std::swap(colours[i], colours[j]);
                const Worth worth = worthOf(touching, table, colours);
                std::swap(colours[i], colours[j]);
                if (worth <= best) continue;
                best = worth;
                bestI = i;
                bestJ = j;
                better = true;
            }
        }
        if (better) std::swap(colours[bestI], colours[bestJ]);
    }
    return best;
}

}  // namespace

std::vector<int> colourRegions(const Puzzle& puzzle, std::span<const Rgb> palette) {
    constexpr int starts = 12;
    const auto regions = static_cast<std::size_t>(puzzle.order);
    const auto touching = touchingRegions(puzzle);
    const Table& table = differencesOf(palette);
    kit::Random random("region colours", 0);

    std::vector<int> colours(palette.size());
    std::iota(colours.begin(), colours.end(), 0);
    std::vector<int> best;
    Worth bestWorth{-1, 0};
    for (int start = 0; start < starts; ++start) {
        const Worth worth = climb(touching, table, colours, regions);
        if (worth > bestWorth) {
            bestWorth = worth;
            best = colours;
        }
        random.shuffle(std::span(colours));
    }
    best.resize(regions);
    return best;
}

double smallestTouchingDifference(const Puzzle& puzzle, std::span<const Rgb> palette,
                                  std::span<const int> colours) {
    return worthOf(touchingRegions(puzzle), differencesOf(palette), colours).first;
}

}  // namespace gridlark::placement
