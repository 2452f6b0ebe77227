#include "queens/view/words.h"

#include <gtest/gtest.h>

#include "../boards.h"

namespace gridlark::queens {
namespace {

QString said(const State& state) {
    const auto hint = nextHint(state);
    EXPECT_TRUE(hint);
    return words::hint(hint.value_or(Hint{}), state, [](int) { return QString(); });
}

/// Every mix of up to two wrong queens and two wrong notes on the board whose queens are at
/// 0,1  1,3  2,0  3,2: each kind is counted and named for itself.
TEST(HintWords, WrongQueensAndWrongNotesAreNamedApart) {
    for (int queens = 0; queens <= 2; ++queens) {
        for (int notes = 0; notes <= 2; ++notes) {
            if (queens + notes == 0) continue;
            State state = stateOf("..../..../..../.... 0");
            const kit::Cell wrongQueens[] = {{0, 3}, {3, 0}};
            const kit::Cell wrongNotes[] = {{1, 3}, {2, 0}};
            for (int i = 0; i < queens; ++i) state.cells[wrongQueens[i]] = Content::queen;
            for (int i = 0; i < notes; ++i) state.cells[wrongNotes[i]] = Content::note;
            QStringList wanted;
            if (queens > 0) wanted << QStringLiteral("%1 queen(s) cannot stay here.").arg(queens);
            if (notes > 0)
                wanted << QStringLiteral("%1 cell(s) with an X must have a queen.").arg(notes);
            EXPECT_EQ(said(state).toStdString(), wanted.join(u' ').toStdString());
        }
    }
}

}  // namespace
}  // namespace gridlark::queens
