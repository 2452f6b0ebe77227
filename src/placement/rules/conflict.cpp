#include "conflict.h"

#include <algorithm>
#include <iterator>

namespace gridlark::placement {
namespace {

struct Broken {
    bool holds;
    Rule rule;
};

}  // namespace

std::vector<Conflict> conflictsOf(const Puzzle& puzzle, const Cells& pieces, Touch touch) {
    std::vector<Conflict> conflicts;
    for (auto a = pieces.begin(); a != pieces.end(); ++a) {
        const auto& blocked = puzzle.blocked;
        const bool onBlock = std::find(blocked.begin(), blocked.end(), *a) != blocked.end();
        if (onBlock) conflicts.push_back({*a, *a, Rule::blocked});
        for (auto b = std::next(a); b != pieces.end(); ++b) {
            const bool inLine = a->row == b->row || a->column == b->column;
            const bool touches = kit::touching(*a, *b) && (touch == Touch::sidesToo || !inLine);
            for (const auto& [holds, rule] :
                 {Broken{a->row == b->row, Rule::row}, Broken{a->column == b->column, Rule::column},
                  Broken{puzzle.region(*a) == puzzle.region(*b), Rule::region},
                  Broken{touches, Rule::touch}}) {
                if (holds) conflicts.push_back({*a, *b, rule});
            }
        }
    }
    return conflicts;
}

}  // namespace gridlark::placement
