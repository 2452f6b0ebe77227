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
};

const Keys keys;

bool spotsTouch(Spot a, Spot b) {
    return has(neighboursOf[static_cast<std::size_t>(a)], b);
}

}  // namespace

Bitboard::Bitboard(const Position& position)
    : side_(static_cast<std::int8_t>(position.turn)), quiet_(position.quiet) {
    for (int side = 0; side < 2; ++side) {
        for (int piece = 0; piece < pieces; ++piece) {
            const Square square = position.squares[index(side)][index(piece)];
            if (square != nowhere) put(side, piece, spotOf(square));
        }
        for (int piece = 0; piece + 1 < pieces; ++piece) {
            const Numbers both = Numbers{3} << piece;
            if ((alive(side) & both) == both &&
                spotsTouch(spot(side, piece), spot(side, piece + 1))) {
                links_[index(side)] |= Numbers{1} << piece;
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
    own_[index(side)] |= bit(spot);
    alive_[index(side)] |= Numbers{1} << piece;
    spots_[index(side)][index(piece)] = static_cast<std::uint8_t>(spot);
    keys_[index(side)] ^= keys.piece[index(side)][index(piece)][index(spot)];
}

void Bitboard::lift(int side, int piece) {
    const Spot from = spot(side, piece);
    own_[index(side)] &= ~bit(from);
    alive_[index(side)] &= ~(Numbers{1} << piece);
    keys_[index(side)] ^= keys.piece[index(side)][index(piece)][index(from)];
}

void Bitboard::play(const Move& move) {
    if (move.moves()) {
        links_[index(side_)] = linksWith(move.piece, move.to);
        lift(side_, move.piece);
        put(side_, move.piece, move.to);
    }
    if (move.removes()) {
        for (int piece = move.first; piece <= move.last; ++piece) lift(side_, piece);
        const Numbers gone = numbersFrom(move.first, move.last);
        links_[index(side_)] &= ~(gone | gone >> 1);
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
