#include "reach.h"

namespace gridlark::chain {
namespace {

constexpr std::array<int, 8> offsets{-12, -11, -10, -1, 1, 10, 11, 12};

/// The set moved by `Offset` bits.
template <int Offset>
constexpr Bits moved(Bits set) {
    if constexpr (Offset > 0) {
        return set << Offset;
    } else {
        return set >> -Offset;
    }
}

/// Squares from which a jump in this direction is possible.
template <std::size_t Direction>
Bits startsOf(Bits occupied, Bits empty) {
    constexpr int offset = offsets[Direction];
    return moved<-offset>(occupied) & moved<-2 * offset>(empty);
}

}  // namespace

Reach::Reach(Bits occupied) : empty_(everySquare & ~occupied) {
    from_ = {startsOf<0>(occupied, empty_), startsOf<1>(occupied, empty_),
             startsOf<2>(occupied, empty_), startsOf<3>(occupied, empty_),
             startsOf<4>(occupied, empty_), startsOf<5>(occupied, empty_),
             startsOf<6>(occupied, empty_), startsOf<7>(occupied, empty_)};
    for (const Bits set : from_) starts_ |= set;
}

/// Landings of one jump from any of the squares.
Bits Reach::jumps(Bits from) const {
    return moved<2 * offsets[0]>(from & from_[0]) | moved<2 * offsets[1]>(from & from_[1]) |
           moved<2 * offsets[2]>(from & from_[2]) | moved<2 * offsets[3]>(from & from_[3]) |
           moved<2 * offsets[4]>(from & from_[4]) | moved<2 * offsets[5]>(from & from_[5]) |
           moved<2 * offsets[6]>(from & from_[6]) | moved<2 * offsets[7]>(from & from_[7]);
}

Bits Reach::series(Spot spot) {
    Bits reached = 0;
    for (Bits first = jumps(bit(spot)); first != 0; first &= ~reached) {
        reached |= region(lowest(first));
    }
    return reached;
}

Bits Reach::region(Spot spot) {
    for (std::size_t i = 0; i < count_; ++i) {
        if (has(regions_[i], spot)) return regions_[i];
    }
    Bits all = bit(spot);
    for (Bits fresh = all; fresh != 0; all |= fresh) fresh = jumps(fresh) & ~all;
    regions_[count_++] = all;
    return all;
}

}  // namespace gridlark::chain
