#include "groups.h"

#include <algorithm>
#include <bit>

#include "gridlark/kit/at.h"

namespace gridlark::minesweeper {
namespace {

/// Collects a group, starting at one of its numbers.
class Collector {
  public:
    Collector(const Knowledge& knowledge, std::span<const int> numbers)
        : knowledge_(knowledge),
          wanted_(static_cast<std::size_t>(knowledge.spots())),
          seen_(wanted_.size()),
          place_(wanted_.size()) {
        for (const int spot : numbers) kit::at(wanted_, spot) = 1;
    }

    [[nodiscard]] bool seen(int spot) const { return kit::at(seen_, spot) != 0; }

    Group collect(int first) {
        Group group;
        boxesOf_.clear();
        addNumber(group, first);
        for (std::size_t next = 0; next < group.numbers.size(); ++next) {
            knowledge_.forEachUnknown(group.numbers[next].spot,
                                      [&](int cell) { addCell(group, cell); });
        }
        return group;
    }

  private:
    void addNumber(Group& group, int spot) {
        kit::at(seen_, spot) = 1;
        kit::at(place_, spot) = static_cast<int>(group.numbers.size());
        const int cells = std::popcount(knowledge_.unknownAround(spot));
        group.numbers.push_back({spot, knowledge_.need(spot), cells});
        boxesOf_.emplace_back();
    }

    void addCell(Group& group, int spot) {
        if (seen(spot)) return;
        kit::at(seen_, spot) = 1;
        Box box;
        for (int bit = 0; bit < 9; ++bit) {
            const int next = knowledge_.neighbour(spot, bit);
            if (kit::at(wanted_, next) == 0) continue;
            if (!seen(next)) addNumber(group, next);
            kit::at(box.numbers, box.touched++) = kit::at(place_, next);
        }
        join(group, box, spot);
    }

    /// Into a box with the same numbers, if there is one.
    void join(Group& group, Box box, int spot) {
        for (const int other : kit::at(boxesOf_, box.numbers[0])) {
            Box& known = kit::at(group.boxes, other);
            if (known.touched != box.touched || known.numbers != box.numbers) continue;
            kit::at(known.cells, known.size++) = spot;
            return;
        }
        box.cells[0] = spot;
        box.size = 1;
        kit::at(boxesOf_, box.numbers[0]).push_back(static_cast<int>(group.boxes.size()));
        group.boxes.push_back(box);
    }

    const Knowledge& knowledge_;
    std::vector<char> wanted_;
    std::vector<char> seen_;
    std::vector<int> place_;
    std::vector<std::vector<int>> boxesOf_;  ///< by the first number that a box touches
};

}  // namespace

std::vector<int> numbersOf(const Knowledge& knowledge) {
    std::vector<int> found;
    for (int spot = 0; spot < knowledge.spots(); ++spot) {
        if (knowledge.kind(spot) == Knowledge::Kind::open && knowledge.unknownAround(spot) != 0) {
            found.push_back(spot);
        }
    }
    return found;
}

std::vector<Group> groupsOf(const Knowledge& knowledge, std::span<const int> numbers) {
    std::vector<Group> groups;
    if (numbers.empty()) return groups;
    Collector collector(knowledge, numbers);
    for (const int spot : numbers) {
        if (!collector.seen(spot)) groups.push_back(collector.collect(spot));
    }
    return groups;
}

}  // namespace gridlark::minesweeper
