#include "arrange.h"

#include <algorithm>
#include <limits>

#include "gridlark/kit/at.h"

namespace gridlark::minesweeper {
namespace {

class Arranger {
  public:
    explicit Arranger(const Group& group)
        : group_(group), boxesOf_(group.numbers.size()), begun_(group.numbers.size(), -1) {
        for (std::size_t i = 0; i < group.boxes.size(); ++i) {
            const Box& box = group.boxes[i];
            for (int n = 0; n < box.touched; ++n) {
                kit::at(boxesOf_, kit::at(box.numbers, n)).push_back(static_cast<int>(i));
            }
        }
        for (const auto& boxes : boxesOf_) left_.push_back(static_cast<int>(boxes.size()));
    }

    std::vector<int> arrange() {
        std::vector<int> order;
        std::vector<char> arranged(group_.boxes.size());
        std::vector<char> near(group_.boxes.size());
        std::vector<int> candidates{farthest(farthest(0))};
        while (!candidates.empty()) {
            const auto best = std::min_element(candidates.begin(), candidates.end(),
                                               [&](int a, int b) { return costOf(a) < costOf(b); });
            const int box = *best;
            candidates.erase(best);
            kit::at(arranged, box) = 1;
            enter(box, static_cast<int>(order.size()));
            order.push_back(box);
            addNear(box, arranged, near, candidates);
        }
        return order;
    }

  private:
    /// The numbers that the box begins less those it finishes; then when its oldest number was
    /// begun.
    [[nodiscard]] std::pair<int, int> costOf(int place) const {
        const Box& box = kit::at(group_.boxes, place);
        int cost = 0;
        int since = std::numeric_limits<int>::max();
        for (int i = 0; i < box.touched; ++i) {
            const int number = kit::at(box.numbers, i);
            if (kit::at(begun_, number) < 0) ++cost;
            if (kit::at(begun_, number) >= 0) since = std::min(since, kit::at(begun_, number));
            if (kit::at(left_, number) == 1) --cost;
        }
        return {cost, since};
    }

    void enter(int place, int time) {
        const Box& box = kit::at(group_.boxes, place);
        for (int i = 0; i < box.touched; ++i) {
            const int number = kit::at(box.numbers, i);
            if (kit::at(begun_, number) < 0) kit::at(begun_, number) = time;
            --kit::at(left_, number);
        }
    }

    void addNear(int place, const std::vector<char>& arranged, std::vector<char>& near,
                 std::vector<int>& candidates) const {
        const Box& box = kit::at(group_.boxes, place);
        for (int i = 0; i < box.touched; ++i) {
            for (const int other : kit::at(boxesOf_, kit::at(box.numbers, i))) {
                if (kit::at(arranged, other) != 0 || kit::at(near, other) != 0) continue;
                kit::at(near, other) = 1;
                candidates.push_back(other);
            }
        }
    }

    /// The box reached last from `start`, step by step over shared numbers.
    [[nodiscard]] int farthest(int start) const {
        std::vector<char> seen(group_.boxes.size());
        std::vector<int> reached{start};
        kit::at(seen, start) = 1;
        const std::vector<char> none(group_.boxes.size());
        for (std::size_t next = 0; next < reached.size(); ++next) {
            addNear(reached[next], none, seen, reached);
        }
        return reached.back();
    }

    const Group& group_;
    std::vector<std::vector<int>> boxesOf_;  ///< by number
    std::vector<int> begun_;                 ///< by number: when, or -1
    std::vector<int> left_;                  ///< by number: its boxes not yet arranged
};

}  // namespace

std::vector<int> orderOf(const Group& group) {
    if (group.boxes.empty()) return {};
    return Arranger(group).arrange();
}

}  // namespace gridlark::minesweeper
