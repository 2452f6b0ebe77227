#include "bitboard.h"

#include <algorithm>

#include "gridlark/kit/random.h"

#include "chain/rules/moves.h"

namespace gridlark::chain {
namespace {

/// Random numbers for hashing (Zobrist, "A new hashing method with application for game playing",
/// 1970).
struct Keys {
    std::array<std::array<std::array<std::uint64_t, bitCount>, pieces>, 2> piece{};
    std::uint64_t side = 0;

    Keys() {
        kit::Random random("chain/keys", 0);
        for (auto& player : piece) {
            for (auto& spots : player) {
                for (std::uint64_t& key : spots) key = random.next();
            }
        }
        side = random.next();
    }

    [[nodiscard]] std::uint64_t of(int player, int number, Spot spot) const {
        return kit::at(kit::at(kit::at(piece, player), number), spot);
    }
};

const Keys keys;

bool spotsTouch(Spot a, Spot b) {
    return has(kit::at(neighboursOf, a), b);
}

}  // namespace

Bitboard::Bitboard(const Position& position)
    : side_(static_cast<std::int8_t>(position.turn)), quiet_(position.quiet) {
    for (int side = 0; side < 2; ++side) {
        for (int piece = 0; piece < pieces; ++piece) {
            const Square square = kit::at(kit::at(position.squares, side), piece);
            if (square != nowhere) put(side, piece, spotOf(square));
        }
        for (int piece = 0; piece + 1 < pieces; ++piece) {
            const Numbers both = Numbers{3} << piece;
            if ((alive(side) & both) == both &&
                spotsTouch(spot(side, piece), spot(side, piece + 1))) {
                kit::at(links_, side) |= Numbers{1} << piece;
            }
        }
    }
    if (side_ == 1) turnKey_ = keys.side;
}

Numbers Bitboard::linksWith(int piece, Spot to) const {
    const Numbers here = Numbers{1} << piece;
    const Numbers before = here >> 1;
    const Numbers living = alive(side_);
    Numbers links = this->links(side_) & ~(here | before);
    if ((living & before) != 0 && spotsTouch(spot(side_, piece - 1), to)) links |= before;
    if ((living & here << 1) != 0 && spotsTouch(spot(side_, piece + 1), to)) links |= here;
    return links;
}

void Bitboard::put(int side, int piece, Spot spot) {
    kit::at(own_, side) |= bit(spot);
    kit::at(alive_, side) |= Numbers{1} << piece;
    kit::at(kit::at(spots_, side), piece) = static_cast<std::uint8_t>(spot);
    kit::at(keys_, side) ^= keys.of(side, piece, spot);
}

void Bitboard::lift(int side, int piece) {
    const Spot from = spot(side, piece);
    kit::at(own_, side) &= ~bit(from);
    kit::at(alive_, side) &= ~(Numbers{1} << piece);
    kit::at(keys_, side) ^= keys.of(side, piece, from);
}

void Bitboard::play(const Move& move) {
    if (move.moves()) {
        kit::at(links_, side_) = linksWith(move.piece, move.to);
        lift(side_, move.piece);
        put(side_, move.piece, move.to);
    }
    if (move.removes()) {
        for (int piece = move.first; piece <= move.last; ++piece) lift(side_, piece);
        const Numbers gone = numbersFrom(move.first, move.last);
        kit::at(links_, side_) &= ~(gone | gone >> 1);
    }
    quiet_ = move.removes() ? std::int8_t{0}
                            : static_cast<std::int8_t>(std::min(quiet_ + 1, mostQuietTurns));
    side_ ^= 1;
    turnKey_ ^= keys.side;
}

Turn turnOf(const Position& position, const Move& move) {
    Turn turn;
    if (move.moves()) {
        turn.piece = move.piece + 1;
        const Square from = position.squareOf({position.turn, turn.piece});
        const Square to = squareOf(move.to);
        turn.path.push_back(from);
        for (const Way& way : ways(position, {}, from)) {
            if (way.target() == to) {
                turn.path.insert(turn.path.end(), way.path.begin(), way.path.end());
            }
        }
    }
    if (move.removes()) turn.removed = chain::Run{move.first + 1, move.last + 1};
    return turn;
}

}  // namespace gridlark::chain
