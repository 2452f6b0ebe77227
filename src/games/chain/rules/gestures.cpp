#include "gestures.h"

#include <algorithm>

namespace gridlark::chain {
namespace {

Response refuse(const Builder& next, Square square, std::optional<Refusal> why) {
    return {.next = next, .refused = Refused{square, why}};
}

Response tapPiece(const State& state, const Builder& builder, Square square, Piece piece) {
    if (piece.colour != state.position.turn) return refuse(builder, square, Refusal::notYours);
    if (state.draft.removed) return refuse(builder, square, Refusal::afterRemoval);
    if (!state.draft.path.empty() && square != state.draft.target()) {
        return refuse(builder, square, Refusal::otherPiece);
    }
    return {.next = {.chosen = builder.chosen == square ? nowhere : square}};
}

Response tapEmpty(const State& state, const Builder& builder, Square square) {
    Square from = builder.chosen;
    if (from == nowhere) return {.next = builder};
    const auto all = ways(state.position, state.draft, from);
    const auto way = std::ranges::find(all, square, &Way::target);
    if (way == all.end()) {
        const auto tried = hop(state.position, state.draft, from, square);
        return refuse(builder, from, tried ? Refusal::tooFar : tried.error());
    }
    Response response{.next = builder};
    for (const Square to : way->path) {
        response.actions.emplace_back(Hop{from, to});
        from = to;
    }
    return response;
}

Response tapChain(const State& state, const Builder& builder, Square square) {
    const Position board = shownBoard(state);
    const auto piece = pieceAt(board, square);
    if (!piece) return refuse(builder, square, std::nullopt);
    if (piece->colour != state.position.turn) return refuse(builder, square, Refusal::notYours);
    const auto first = pieceAt(board, builder.chosen);
    if (!first) return {.next = {.chosen = square, .chain = true}};
    if (first == piece) return {.next = {.chain = true}};
    const auto [low, high] = std::minmax(first->number, piece->number);
    const Run run{low, high};
    if (const auto tried = remove(state.position, state.draft, run); !tried) {
        return refuse({.chain = true}, builder.chosen, tried.error());
    }
    return {
        .next = builder, .actions = {Remove{run}}, .loses = loses(board, state.position.turn, run)};
}

}  // namespace

Builder builderFor(const State& state) {
    const Turn& draft = state.draft;
    const bool jumpsOn = !ways(state.position, draft, draft.target()).empty();
    return {.chosen = jumpsOn ? draft.target() : nowhere};
}

Response actionFor(const kit::Gesture& gesture, const State& state, const Builder& builder) {
    if (gesture.touch != kit::Touch::tap && gesture.touch != kit::Touch::hold) {
        return {.next = builder};
    }
    const Square square = boardSize.index(gesture.cell());
    if (builder.chain) return tapChain(state, builder, square);
    const auto piece = pieceAt(shownBoard(state), square);
    return piece ? tapPiece(state, builder, square, *piece) : tapEmpty(state, builder, square);
}

}  // namespace gridlark::chain
