#include <QCoreApplication>

#include "words.h"

namespace gridlark::chain::words {
namespace {

struct Rules {
    Q_DECLARE_TR_FUNCTIONS(gridlark::chain::Rules)
};

}  // namespace

QString rules() {
    return Rules::tr(
        "Two players, blue and red, have sixteen pieces each, numbered from 1 to 16. Whoever first "
        "removes all of their own pieces wins. Pieces are removed in chains.\n"
        "\n"
        "## A turn\n"
        "\n"
        "In a turn you may **move** one of your pieces and then **remove** one chain, or do only "
        "one of the two, or pass. Blue begins.\n"
        "\n"
        "- A **step** leads to one of the eight neighbouring squares, if it is empty.\n"
        "- A **jump** leads straight over one neighbouring piece of any colour to the empty square "
        "behind it. Further jumps may follow in any direction, but no square may be landed on "
        "twice in a turn, the one where the piece began included. You may stop after any jump.\n"
        "- A **chain** is three or more of your pieces with consecutive numbers, each touching the "
        "next one, also by a corner. After 16 there is no 1. You need not remove a chain, and you "
        "may remove a part of it, as long as it has three pieces.\n"
        "\n"
        "## The end\n"
        "\n"
        "- Remove your last piece and you **win**.\n"
        "- Remove a chain and leave pieces that can form none any more, and you **lose**: a piece, "
        "or two, whose neighbours in number are all gone. Before such a removal you are asked.\n"
        "- If no chain is removed in 30 turns of each player, the game is a **draw**. The last ten "
        "turns are counted down.\n"
        "- Whoever can neither move nor remove anything passes.\n"
        "\n"
        "## How to play\n"
        "\n"
        "- **Click a piece**, then the square it shall go to. Dots are what one step or jump "
        "reaches, rings what several jumps reach: mark each landing, or the last one at once.\n"
        "- Pieces of a **ready chain** have a golden ring and are linked. Click **Select chain**, "
        "then the first and the last piece.\n"
        "- **End of move** ends the turn, and nothing brings it back. Before that, **Cancel** "
        "takes "
        "back the chain, then the last jump, then the move.\n"
        "- What the last turn did stays marked until your next click.\n"
        "\n"
        "## Keyboard\n"
        "\n"
        "- **Arrow keys** move over the board, **Space** or **Enter** does what a click does\n"
        "- **C** selects a chain, **E** ends the turn, **Backspace** cancels, **S** passes\n"
        "- **H** gives a hint, **T** takes a turn back, **F** makes the computer move now\n"
        "- **Page Up** and **Page Down** go through the turns of the game, with **Ctrl** to the "
        "beginning and the end; **O** goes on from the turn you look at, as a casual game\n"
        "- **G** has the draw offer, resigning, your colour and the exit; **M** is the "
        "loudspeaker\n"
        "- **P** pauses, **Ctrl+R** plays the same deal again, **F2** or **Ctrl+N** begins a new "
        "game\n"
        "\n"
        "## Opponents and deals\n"
        "\n"
        "Two people can play at one computer, or you play against it at nine levels. A game with "
        "hints or with turns taken back counts as assisted. A game that was loaded, or that goes "
        "on from an earlier turn, is casual and does not count.\n"
        "\n"
        "The pieces are dealt at random. **Fair** deals have no ready chain, and are chosen so "
        "that beginning is no advantage; **Original** deals are left as they fall. The same number "
        "gives the same deal, and the rematch has the colours swapped.\n"
        "\n"
        "## Notation\n"
        "\n"
        "Columns are a to j from the left, rows 1 to 7 from the bottom. **7:c2-c4-e4 x5-8**: piece "
        "7 jumps from c2 over c4 to e4, and the chain of 5, 6, 7 and 8 is removed.\n");
}

}  // namespace gridlark::chain::words
