#include "layouts.h"

#include <algorithm>

#include "gridlark/kit/at.h"

namespace gridlark::minesweeper {
namespace {

/// Two independent parts together.
Spectrum product(const Spectrum& a, const Spectrum& b) {
    Spectrum sum{a.least + b.least, std::vector<Ways>(a.ways.size() + b.ways.size() - 1, 0)};
    for (std::size_t i = 0; i < a.ways.size(); ++i) {
        for (std::size_t j = 0; j < b.ways.size(); ++j) sum.ways[i + j] += a.ways[i] * b.ways[j];
    }
    return sum;
}

/// Ways to choose `least` … `most` of `cells` cells.
Spectrum binomials(int cells, int least, int most) {
    Spectrum found{std::max(least, 0), {}};
    Ways ways = 1;
    for (int chosen = 0; chosen <= std::min(most, cells); ++chosen) {
        if (chosen >= found.least) found.ways.push_back(ways);
        ways = ways * static_cast<Ways>(cells - chosen) / static_cast<Ways>(chosen + 1);
    }
    return found;
}

/// How often each number of mines in a part counts: the parts before and after it have the rest.
Spectrum weightsOf(const Spectrum& part, const Spectrum& before, const Spectrum& after, int mines) {
    Spectrum weights{part.least, std::vector<Ways>(part.ways.size(), 0)};
    for (int m = part.least; m <= part.most(); ++m) {
        Ways& weight = kit::at(weights.ways, m - part.least);
        for (int b = before.least; b <= before.most(); ++b) {
            weight += before.at(b) * after.at(mines - m - b);
        }
    }
    return weights;
}

/// In how many ways a part and those after it hold `least` … `most` mines.
Spectrum onwards(const Spectrum& part, const Spectrum& after, int least, int most) {
    Spectrum found{least, std::vector<Ways>(static_cast<std::size_t>(most - least + 1), 0)};
    for (int m = least; m <= most; ++m) {
        Ways& ways = kit::at(found.ways, m - least);
        for (int p = part.least; p <= part.most(); ++p) ways += part.at(p) * after.at(m - p);
    }
    return found;
}

BoxOdds oddsBeyondOf(int cells, int mines, const Spectrum& before, Ways total) {
    const Spectrum rest = binomials(cells - 1, mines - before.most() - 1, mines - before.least);
    Ways withMine = 0;
    Ways without = 0;
    for (int b = before.least; b <= before.most(); ++b) {
        withMine += before.at(b) * rest.at(mines - b - 1);
        without += before.at(b) * rest.at(mines - b);
    }
    return {static_cast<double>(withMine / total), withMine > 0, without > 0};
}

std::vector<int> findBeyond(const Knowledge& knowledge, const std::vector<Group>& groups) {
    std::vector<char> touched(static_cast<std::size_t>(knowledge.spots()));
    for (const Group& group : groups) {
        for (const Box& box : group.boxes) {
            for (const int cell : box.spots()) kit::at(touched, cell) = 1;
        }
    }
    std::vector<int> beyond;
    for (int spot = 0; spot < knowledge.spots(); ++spot) {
        const bool unknown = knowledge.kind(spot) == Knowledge::Kind::unknown;
        if (unknown && kit::at(touched, spot) == 0) beyond.push_back(spot);
    }
    return beyond;
}

}  // namespace

std::optional<Layouts> Layouts::count(const Knowledge& knowledge, const Effort& effort) {
    return count(knowledge, numbersOf(knowledge), effort);
}

std::optional<Layouts> Layouts::count(const Knowledge& knowledge, std::span<const int> numbers,
                                      const Effort& effort) {
    Layouts layouts;
    layouts.groups_ = groupsOf(knowledge, numbers);
    layouts.beyond_ = findBeyond(knowledge, layouts.groups_);
    std::deque<Counting> countings;
    Effort left = effort;
    for (const Group& group : layouts.groups_) {
        if (!countings.emplace_back(group).count(left)) return std::nullopt;
        left.steps -= countings.back().steps();
        if (countings.back().spectrum().ways.empty()) return layouts;
    }
    layouts.combine(knowledge.minesLeft(), countings);
    return layouts;
}

/// Each part is weighted by what the other parts make of its numbers of mines.
void Layouts::combine(int mines, const std::deque<Counting>& countings) {
    const std::size_t parts = countings.size();
    std::vector<Spectrum> before{{0, {1}}};
    for (const Counting& part : countings)
        before.push_back(product(before.back(), part.spectrum()));
    std::vector<Spectrum> after(parts + 1);
    const auto range = [&](std::size_t i) {
        return std::pair(mines - before[i].most(), mines - before[i].least);
    };
    after[parts] = binomials(beyond(), range(parts).first, range(parts).second);
    for (std::size_t i = parts; i-- > 0;) {
        after[i] = onwards(countings[i].spectrum(), after[i + 1], range(i).first, range(i).second);
    }
    total_ = after[0].at(mines);
    if (total_ == 0) return;
    for (std::size_t i = 0; i < parts; ++i) {
        const Spectrum& part = countings[i].spectrum();
        odds_.push_back(countings[i].odds(weightsOf(part, before[i], after[i + 1], mines)));
    }
    if (beyond() > 0) oddsBeyond_ = oddsBeyondOf(beyond(), mines, before[parts], total_);
}

}  // namespace gridlark::minesweeper
