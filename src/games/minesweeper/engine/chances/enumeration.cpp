#include "enumeration.h"

#include "gridlark/kit/at.h"

namespace gridlark::minesweeper {
namespace {

constexpr int mostTrials = 50'000;
constexpr std::size_t mostCells = 120;

/// Tries each cell in turn without and with a mine.
class Enumerator {
  public:
    Enumerator(const Knowledge& knowledge, const Layouts& layouts, int most)
        : knowledge_(knowledge),
          most_(static_cast<std::size_t>(most)),
          need_(static_cast<std::size_t>(knowledge.spots()), 0),
          left_(need_.size(), 0),
          mine_(need_.size(), 0),
          minesLeft_(knowledge.minesLeft()) {
        for (const Group& group : layouts.groups()) {
            for (const Number& number : group.numbers) {
                kit::at(need_, number.spot) = number.need;
                kit::at(left_, number.spot) = number.cells;
            }
            for (const Box& box : group.boxes) {
                found_.cells.insert(found_.cells.end(), box.spots().begin(), box.spots().end());
            }
        }
        const auto& beyond = layouts.cellsBeyond();
        found_.cells.insert(found_.cells.end(), beyond.begin(), beyond.end());
        for (int spot = 0; spot < knowledge.spots(); ++spot) {
            kit::at(mine_, spot) = knowledge.kind(spot) == Knowledge::Kind::mine ? 1 : 0;
        }
    }

    std::optional<Enumeration> run() {
        if (found_.cells.size() > mostCells || !place(0)) return std::nullopt;
        return std::move(found_);
    }

  private:
    /// False if there are too many.
    bool place(std::size_t next) {
        if (--trials_ < 0) return false;
        const int cells = static_cast<int>(found_.cells.size() - next);
        if (minesLeft_ < 0 || minesLeft_ > cells) return true;
        if (cells == 0) return keep();
        const int spot = found_.cells[next];
        for (const int mine : {0, 1}) {
            const bool fits = put(spot, mine);
            const bool more = !fits || place(next + 1);
            takeBack(spot, mine);
            if (!more) return false;
        }
        return true;
    }

    bool put(int spot, int mine) {
        bool fits = true;
        kit::at(mine_, spot) = mine;
        minesLeft_ -= mine;
        knowledge_.forEachOpen(spot, [&](int number) {
            kit::at(need_, number) -= mine;
            --kit::at(left_, number);
            fits = fits && kit::at(need_, number) >= 0 &&
                   kit::at(need_, number) <= kit::at(left_, number);
        });
        return fits;
    }

    void takeBack(int spot, int mine) {
        kit::at(mine_, spot) = 0;
        minesLeft_ += mine;
        knowledge_.forEachOpen(spot, [&](int number) {
            kit::at(need_, number) += mine;
            ++kit::at(left_, number);
        });
    }

    bool keep() {
        if (found_.layouts.size() == most_) return false;
        auto& values = found_.layouts.emplace_back();
        for (const int spot : found_.cells) {
            int mines = 0;
            for (int bit = 0; bit < 9; ++bit) {
                mines += kit::at(mine_, knowledge_.neighbour(spot, bit));
            }
            values.push_back(static_cast<std::int8_t>(kit::at(mine_, spot) != 0 ? -1 : mines));
        }
        return true;
    }

    const Knowledge& knowledge_;
    std::size_t most_;
    std::vector<int> need_;
    std::vector<int> left_;
    std::vector<int> mine_;
    int minesLeft_;
    int trials_ = mostTrials;
    Enumeration found_;
};

}  // namespace

std::optional<Enumeration> enumerate(const Knowledge& knowledge, const Layouts& layouts, int most) {
    if (layouts.total() > static_cast<Ways>(most)) return std::nullopt;
    return Enumerator(knowledge, layouts, most).run();
}

}  // namespace gridlark::minesweeper
