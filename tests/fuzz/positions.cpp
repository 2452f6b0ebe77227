// Positions as the command line reads them: a letter for the reader, then a line of JSON. Whoever
// is given one must be able to begin with it, and to stop at once.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "chain/engine/generate.h"
#include "chain/verbs/position.h"
#include "cli/lines.h"
#include "minesweeper/engine/chances/analysis.h"
#include "minesweeper/verbs/position.h"
#include "number-match/engine/solver.h"
#include "number-match/verbs/position.h"
#include "placement/engine/ladder.h"
#include "placement/engine/solver.h"
#include "placement/engine/wrong.h"
#include "placement/rules/conflict.h"
#include "placement/verbs/position.h"

namespace {

using gridlark::cli::Json;

std::stop_token stopped() {
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

void readPlacement(const Json& line) {
    using namespace gridlark::placement;
    const auto position = positionOf(line);
    if (!position) return;
    static_cast<void>(conflictsOf(position->puzzle, allPieces(*position), Touch::sidesToo));
    static_cast<void>(wrongCells(position->puzzle, position->pieces, position->marks, stopped()));
    Puzzle board = position->puzzle;
    board.given = allPieces(*position);
    const Count found = countSolutions(board, 1, {.maxNodes = 1000});
    if (found.solutions > 0)
        static_cast<void>(nextDeduction(Knowledge(board), Technique::chain, stopped()));
}

void readChain(const Json& line) {
    using namespace gridlark::chain;
    const auto given = givenIn(line);
    if (!given) return;
    const auto same = givenIn(toJson(given->position));
    if (!same || same->position != given->position) std::abort();
    if (!given->over) static_cast<void>(perft(given->position, 1, stopped()));
}

void readMinesweeper(const Json& line) {
    using namespace gridlark::minesweeper;
    if (const auto position = positionOf(line))
        static_cast<void>(analyse(*position, {.stop = stopped()}));
    static_cast<void>(layoutOf(line));
}

void readNumberMatch(const Json& line) {
    using namespace gridlark::number_match;
    const auto position = positionOf(line);
    if (!position) return;
    const auto same = positionOf(toJson(*position));
    if (!same || same->board != position->board) std::abort();
    static_cast<void>(legalPairs(position->board));
    static_cast<void>(pairOf(line, position->board));
    const Limits few{.probes = 2, .nodes = 20, .cheaper = 20, .tableBytes = 4096};
    static_cast<void>(solve(position->board, std::min(position->adds, 1), few));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return -1;
    const auto line = gridlark::cli::objectOf(std::string(data + 1, data + size));
    if (!line) return 0;
    switch (*data) {
        case 'c':
            readChain(*line);
            return 0;
        case 'm':
            readMinesweeper(*line);
            return 0;
        case 'n':
            readNumberMatch(*line);
            return 0;
        case 'p':
            readPlacement(*line);
            return 0;
        default:
            return -1;  // not kept
    }
}
