#include "counting.h"

#include <algorithm>
#include <bit>

#include "gridlark/kit/at.h"

#include "arrange.h"

namespace gridlark::minesweeper {
namespace {

constexpr auto pascal = [] {
    std::array<std::array<int, 9>, 9> table{};
    for (std::size_t n = 0; n < 9; ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
    return table;
}();

/// Ways to choose `chosen` of `size` cells, `size` at most 8.
Ways choices(int size, int chosen) {
    return static_cast<Ways>(kit::at(kit::at(pascal, size), chosen));
}

/// `share`: the ways by the number of mines in a box.
BoxOdds oddsOf(const std::array<Ways, 9>& share, int size, Ways all) {
    BoxOdds odds;
    Ways mines = 0;
    for (int m = 0; m <= size; ++m) {
        mines += static_cast<Ways>(m) * kit::at(share, m);
        odds.canBeMine = odds.canBeMine || (m > 0 && kit::at(share, m) > 0);
        odds.canBeSafe = odds.canBeSafe || (m < size && kit::at(share, m) > 0);
    }
    odds.mine = static_cast<double>(mines / (all * static_cast<Ways>(size)));
    return odds;
}

}  // namespace

/// Finds the situations of a layer by their keys: an open hash table, used for layer after layer.
class Counting::Index {
  public:
    void clear() {
        std::fill(places_.begin(), places_.end(), -1);
        used_ = 0;
    }

    int findOrAdd(std::vector<Situation>& situations, const Key& key) {
        if (2 * (used_ + 1) > places_.size()) grow(situations);
        std::int32_t& place = slot(situations, key);
        if (place < 0) {
            place = static_cast<std::int32_t>(situations.size());
            situations.push_back({key});
            ++used_;
        }
        return place;
    }

  private:
    std::int32_t& slot(const std::vector<Situation>& situations, const Key& key) {
        std::uint64_t hash = key.low * 0x9e3779b97f4a7c15U ^ key.high * 0xc2b2ae3d27d4eb4fU;
        hash ^= hash >> 32;
        for (std::size_t i = hash & (places_.size() - 1);; i = (i + 1) & (places_.size() - 1)) {
            if (places_[i] < 0 || kit::at(situations, places_[i]).key == key) return places_[i];
        }
    }

    void grow(const std::vector<Situation>& situations) {
        places_.assign(std::max<std::size_t>(16, 2 * places_.size()), -1);
        for (std::size_t i = 0; i < situations.size(); ++i) {
            slot(situations, situations[i].key) = static_cast<std::int32_t>(i);
        }
    }

    std::vector<std::int32_t> places_;
    std::size_t used_ = 0;
};

/// Which four bits of a key belong to which active number.
class Counting::Needs {
  public:
    explicit Needs(const Group& group)
        : group_(group), places_(group.numbers.size(), -1), cellsLeft_(group.numbers.size()) {
        for (std::size_t i = 0; i < cellsLeft_.size(); ++i) cellsLeft_[i] = group.numbers[i].cells;
    }

    /// Before a box is filled: `fresh` has the needs of the numbers that it begins. False if there
    /// is no room for them.
    bool begin(const Box& box, Key& fresh) {
        fresh = {};
        count_ = box.touched;
        for (int i = 0; i < box.touched; ++i) {
            const int number = kit::at(box.numbers, i);
            if (kit::at(places_, number) < 0 && !activate(number, fresh)) return false;
            kit::at(cellsLeft_, number) -= box.size;
            kit::at(now_, i) = {kit::at(places_, number), kit::at(cellsLeft_, number)};
        }
        return true;
    }

    /// Changes the key to that after `mines` in the box; false if a number forbids so many.
    bool after(Key& key, int mines) const {
        for (int i = 0; i < count_; ++i) {
            const auto& [place, cells] = kit::at(now_, i);
            std::uint64_t& half = place < 16 ? key.low : key.high;
            const int shift = 4 * (place % 16);
            const int need = static_cast<int>((half >> shift) & 15) - mines;
            if (need < 0 || need > cells) return false;
            half -= static_cast<std::uint64_t>(mines) << shift;
        }
        return true;
    }

    /// Finished numbers give their bits back; these are 0 in all keys by now.
    void end(const Box& box) {
        for (int i = 0; i < box.touched; ++i) {
            const int number = kit::at(box.numbers, i);
            if (kit::at(cellsLeft_, number) == 0)
                free_ |= std::uint32_t{1} << kit::at(places_, number);
        }
    }

  private:
    struct Now {
        int place = 0;
        int cells = 0;
    };

    bool activate(int number, Key& fresh) {
        if (free_ == 0) return false;
        const int place = std::countr_zero(free_);
        free_ &= free_ - 1;
        kit::at(places_, number) = place;
        const auto need = static_cast<std::uint64_t>(kit::at(group_.numbers, number).need);
        (place < 16 ? fresh.low : fresh.high) |= need << (4 * (place % 16));
        return true;
    }

    const Group& group_;
    std::vector<int> places_;
    std::vector<int> cellsLeft_;
    std::array<Now, 8> now_{};
    int count_ = 0;
    std::uint32_t free_ = ~std::uint32_t{0};
};

bool Counting::count(const Effort& effort) {
    const auto fits = [](const Number& number) {
        return number.need >= 0 && number.need <= number.cells;
    };
    if (!std::all_of(group_.numbers.begin(), group_.numbers.end(), fits)) return true;
    order_ = orderOf(group_);
    layers_.resize(order_.size() + 1);
    layers_[0] = {{{Key{}, 0, 0, 0}}, {1}, {}};
    Needs needs(group_);
    Index index;
    for (std::size_t place = 0; place < order_.size(); ++place) {
        if (effort.stop.stop_requested() || !fill(place, needs, index, effort.steps)) return false;
    }
    const Layer& last = layers_.back();
    if (!last.situations.empty()) spectrum_ = {last.situations[0].least, last.ways};
    return true;
}

bool Counting::fill(std::size_t place, Needs& needs, Index& index, std::size_t most) {
    const Box& box = kit::at(group_.boxes, order_[place]);
    Layer& from = layers_[place];
    Layer& to = layers_[place + 1];
    Key fresh;
    if (!needs.begin(box, fresh)) return false;
    for (Situation& situation : from.situations) {
        situation.key.low |= fresh.low;
        situation.key.high |= fresh.high;
    }
    index.clear();
    if (!expand(from, box, needs, index, to, most - steps_)) return false;
    steps_ += from.steps.size() + to.ways.size();
    if (steps_ > most) return false;
    accumulate(from, box, to);
    needs.end(box);
    return true;
}

bool Counting::expand(Layer& from, const Box& box, const Needs& needs, Index& index, Layer& to,
                      std::size_t most) {
    for (std::size_t i = 0; i < from.situations.size(); ++i) {
        const Situation& situation = from.situations[i];
        for (int mines = 0; mines <= box.size; ++mines) {
            Key key = situation.key;
            if (!needs.after(key, mines)) continue;
            const int place = index.findOrAdd(to.situations, key);
            Situation& next = kit::at(to.situations, place);
            next.least = std::min(next.least, situation.least + mines);
            next.most = std::max(next.most, situation.most + mines);
            from.steps.push_back({static_cast<std::int32_t>(i), place, mines});
        }
        if (from.steps.size() > most) return false;
    }
    std::size_t start = 0;
    for (Situation& situation : to.situations) {
        situation.start = start;
        start += static_cast<std::size_t>(situation.most - situation.least + 1);
        if (start > most) return false;
    }
    to.ways.assign(start, 0);
    return true;
}

void Counting::accumulate(const Layer& from, const Box& box, Layer& to) {
    for (const Step& step : from.steps) {
        const Situation& a = kit::at(from.situations, step.from);
        const Situation& b = kit::at(to.situations, step.to);
        const Ways factor = choices(box.size, step.mines);
        const Ways* source = &from.ways[a.start];
        Ways* target = &to.ways[b.start] + (a.least + step.mines - b.least);
        for (int m = 0; m <= a.most - a.least; ++m) target[m] += factor * source[m];
    }
}

std::vector<BoxOdds> Counting::odds(const Spectrum& weights) const {
    std::vector<BoxOdds> found(group_.boxes.size());
    std::vector<Ways> later;
    Ways all = 0;
    for (int m = spectrum_.least; m <= spectrum_.most(); ++m) {
        later.push_back(weights.at(m));
        all += weights.at(m) * spectrum_.at(m);
    }
    for (std::size_t i = order_.size(); i-- > 0;) {
        const Box& box = kit::at(group_.boxes, order_[i]);
        std::vector<Ways> here(layers_[i].ways.size(), 0);
        const Share share = weigh(layers_[i], box, layers_[i + 1], later, here);
        kit::at(found, order_[i]) = oddsOf(share, box.size, all);
        later = std::move(here);
    }
    return found;
}

Counting::Share Counting::weigh(const Layer& from, const Box& box, const Layer& to,
                                const std::vector<Ways>& later, std::vector<Ways>& here) {
    Share share{};
    for (const Step& step : from.steps) {
        const Situation& a = kit::at(from.situations, step.from);
        const Situation& b = kit::at(to.situations, step.to);
        const Ways factor = choices(box.size, step.mines);
        const Ways* after = &later[b.start] + (a.least + step.mines - b.least);
        const Ways* ways = &from.ways[a.start];
        Ways* worth = &here[a.start];
        Ways sum = 0;
        for (int m = 0; m <= a.most - a.least; ++m) {
            worth[m] += factor * after[m];
            sum += factor * after[m] * ways[m];
        }
        kit::at(share, step.mines) += sum;
    }
    return share;
}

}  // namespace gridlark::minesweeper
