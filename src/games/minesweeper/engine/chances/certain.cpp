#include "certain.h"

namespace gridlark::minesweeper {
namespace {

void add(Certain& certain, std::span<const int> cells, const BoxOdds& odds) {
    if (odds.canBeMine && odds.canBeSafe) return;
    std::vector<int>& list = odds.canBeMine ? certain.mines : certain.safe;
    list.insert(list.end(), cells.begin(), cells.end());
}

void add(Certain& certain, const Group& group, const std::vector<BoxOdds>& odds) {
    for (std::size_t b = 0; b < odds.size(); ++b) add(certain, group.boxes[b].spots(), odds[b]);
}

Certain withMineCount(const Knowledge& knowledge, std::span<const int> numbers,
                      const Effort& effort) {
    Certain certain;
    const auto layouts = Layouts::count(knowledge, numbers, effort);
    certain.known = layouts.has_value();
    certain.consistent = !layouts || layouts->total() > 0;
    return certain.known && certain.consistent ? certainOf(*layouts) : certain;
}

}  // namespace

Certain certainOf(const Knowledge& knowledge, std::span<const int> numbers, Use use,
                  const Effort& effort) {
    if (use == Use::mineCount) return withMineCount(knowledge, numbers, effort);
    Certain certain;
    for (const Group& group : groupsOf(knowledge, numbers)) {
        Counting counting(group);
        if (!counting.count(effort)) {
            certain.known = false;
            continue;
        }
        const Spectrum& spectrum = counting.spectrum();
        if (spectrum.ways.empty()) return {true, false, {}, {}};
        const std::vector<Ways> same(spectrum.ways.size(), 1);
        add(certain, group, counting.odds({spectrum.least, same}));
    }
    return certain;
}

Certain certainOf(const Layouts& layouts) {
    Certain certain;
    if (layouts.beyond() > 0) add(certain, layouts.cellsBeyond(), layouts.oddsBeyond());
    for (std::size_t g = 0; g < layouts.groups().size(); ++g) {
        add(certain, layouts.groups()[g], layouts.odds()[g]);
    }
    return certain;
}

bool settle(Knowledge& knowledge, const Certain& certain) {
    const auto unknown = [&](int spot) { return knowledge.kind(spot) == Knowledge::Kind::unknown; };
    for (const int spot : certain.safe) {
        if (unknown(spot)) knowledge.setSafe(spot);
    }
    for (const int spot : certain.mines) {
        if (unknown(spot)) knowledge.setMine(spot);
    }
    return !certain.none();
}

}  // namespace gridlark::minesweeper
