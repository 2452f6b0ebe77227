<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>gridlark::chain::ChainTable</name>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Music and sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, resign, exit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch, colours swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a turn in words; %2: the same in notation</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players must agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We agree on a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer thinks about your offer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer declines: it thinks that it is ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last turn is taken back; the game counts as assisted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last turn is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends, and %1 has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This goes on as a casual game; it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is on the clipboard, as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is loaded. It goes on as a casual game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 of %2. %3</source>
        <extracomment>%3: what that turn did</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw in</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Casual game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <extracomment>The number of a deal, and how it was dealt: &quot;fair&quot; or &quot;original&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a piece, then a marked square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dot: one step or jump; ring: several jumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E: end of move, C: select chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds, no music</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this game for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be gone on with, and does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an earlier turn. Page Down leads on to the present; “Go on from here” begins a casual game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the first piece of the chain, and then its last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would lose the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the chain from %1 to %2, pieces are left that can form no chain any more. Whoever removes it and ends the turn has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not in front now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier turn is on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the other player’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no chain ready.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Curve</name>
    <message>
        <source>Who was ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who was ahead: blue above the line, red below. Click to look at a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game turned with turn %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gridlark::chain::GamePanel</name>
    <message>
        <source>This game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your colour in new games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gridlark::chain::LoadPanel</name>
    <message>
        <source>Load a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a game that was copied from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gridlark::chain::MovesView</name>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a game from text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A turn in the list: its number, and what it is in notation</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Painter</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the ready chain from %1 to %2</source>
        <extracomment>A cell for the screen reader: the first and the last number of a chain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be reached by several jumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last move began here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last move went through here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last move ended here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A cell for the screen reader: its name (&quot;c4&quot;), and what is on it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gridlark::chain::PlayerCard</name>
    <message>
        <source>Time of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <extracomment>%1: &quot;3 pieces&quot;, of that player, on the board</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Plugin</name>
    <message>
        <source>Original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quickest win in turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Rules</name>
    <message>
        <source>Two players, blue and red, have sixteen pieces each, numbered from 1 to 16. Whoever first removes all of their own pieces wins. Pieces are removed in chains.

## A turn

In a turn you may **move** one of your pieces and then **remove** one chain, or do only one of the two, or pass. Blue begins.

- A **step** leads to one of the eight neighbouring squares, if it is empty.
- A **jump** leads straight over one neighbouring piece of any colour to the empty square behind it. Further jumps may follow in any direction, but no square may be landed on twice in a turn, the one where the piece began included. You may stop after any jump.
- A **chain** is three or more of your pieces with consecutive numbers, each touching the next one, also by a corner. After 16 there is no 1. You need not remove a chain, and you may remove a part of it, as long as it has three pieces.

## The end

- Remove your last piece and you **win**.
- Remove a chain and leave pieces that can form none any more, and you **lose**: a piece, or two, whose neighbours in number are all gone. Before such a removal you are asked.
- If no chain is removed in 30 turns of each player, the game is a **draw**. The last ten turns are counted down.
- Whoever can neither move nor remove anything passes.

## How to play

- **Click a piece**, then the square it shall go to. Dots are what one step or jump reaches, rings what several jumps reach: mark each landing, or the last one at once.
- Pieces of a **ready chain** have a golden ring and are linked. Click **Select chain**, then the first and the last piece.
- **End of move** ends the turn, and nothing brings it back. Before that, **Cancel** takes back the chain, then the last jump, then the move.
- What the last turn did stays marked until your next click.

## Keyboard

- **Arrow keys** move over the board, **Space** or **Enter** does what a click does
- **C** selects a chain, **E** ends the turn, **Backspace** cancels, **S** passes
- **H** gives a hint, **T** takes a turn back, **F** makes the computer move now
- **Page Up** and **Page Down** go through the turns of the game, with **Ctrl** to the beginning and the end; **O** goes on from the turn you look at, as a casual game
- **G** has the draw offer, resigning, your colour and the exit; **M** is the loudspeaker
- **P** pauses, **Ctrl+R** plays the same deal again, **F2** or **Ctrl+N** begins a new game

## Opponents and deals

Two people can play at one computer, or you play against it at nine levels. A game with hints or with turns taken back counts as assisted. A game that was loaded, or that goes on from an earlier turn, is casual and does not count.

The pieces are dealt at random. **Fair** deals have no ready chain, and are chosen so that beginning is no advantage; **Original** deals are left as they fall. The same number gives the same deal, and the rematch has the colours swapped.

## Notation

Columns are a to j from the left, rows 1 to 7 from the bottom. **7:c2-c4-e4 x5-8**: piece 7 jumps from c2 over c4 to e4, and the chain of 5, 6, 7 and 8 is removed.
</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gridlark::chain::TurnBar</name>
    <message>
        <source>Select chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the first and the last piece of a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the turn; it cannot be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes back the chain, then the last jump, then the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the turn without doing anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a button does, and its key</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Words</name>
    <message>
        <source>Newcomer</source>
        <extracomment>Names of the computer&apos;s nine levels, the weakest first</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hobby player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece %1 from %2 to %3</source>
        <extracomment>The piece with this number; from and to are squares such as c4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece %1 from %2 by way of %3 to %4</source>
        <extracomment>%3: one square or several, apart by commas</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removes %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>An opponent: &quot;Level 3&quot;, and the name of that level</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>%1: Blue or Red</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: Blue or Red; %2: what was done</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>%1: Blue or Red; %2: a move; %3: &quot;removes 5 to 8&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That piece belongs to the other player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another piece has moved in this turn already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece stands on that square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece has been on that square in this turn already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too far: one step, or jumps over one piece each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece to jump over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step is the whole move of a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a jump only jumps may follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move comes before the removal of a chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number between the two is not on the board any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chain has at least three pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a chain: each number must touch the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one chain may be removed in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn has begun: end it, or cancel what was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns can be taken back in casual games alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no turn to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has removed all pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has left pieces that can form no chain any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chain was removed in 30 turns of each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players have agreed on a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is too long to be a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: the board cannot be read. It needs seven rows of ten squares, and then who begins, such as “blue 0”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 (%2): “%3” is no turn. Turns look like “7:c2-c4 x5-8”.</source>
        <extracomment>%2: Blue or Red; %3: what stands there</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot follow here, as the game has ended before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 (%2): “%3” is not possible. %4</source>
        <extracomment>%2: Blue or Red; %3: the turn; %4: a whole sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
