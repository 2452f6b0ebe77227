<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO" sourcelanguage="en">
<context>
    <name>gridlark::chain::ChainTable</name>
    <message>
        <source>Take back</source>
        <translation>Ia tura înapoi</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Mută acum</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Continuă de aici</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanșă</translation>
    </message>
    <message>
        <source>Music and sounds</source>
        <translation>Muzică și sunete</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Lanțul</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indiciu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a turn in words; %2: the same in notation</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A draw?</source>
        <translation>Remiză?</translation>
    </message>
    <message>
        <source>Both players must agree.</source>
        <translation>Trebuie să fie de acord ambii jucători.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Joacă mai departe</translation>
    </message>
    <message>
        <source>We agree on a draw</source>
        <translation>Suntem de acord cu remiza</translation>
    </message>
    <message>
        <source>The computer thinks about your offer…</source>
        <translation>Calculatorul se gândește la oferta ta…</translation>
    </message>
    <message>
        <source>The computer declines: it thinks that it is ahead.</source>
        <translation>Calculatorul refuză: crede că este în avantaj.</translation>
    </message>
    <message>
        <source>Your last turn is taken back; the game counts as assisted.</source>
        <translation>Ultima ta tură este luată înapoi; partida se consideră jucată cu ajutor.</translation>
    </message>
    <message>
        <source>The last turn is taken back.</source>
        <translation>Ultima tură este luată înapoi.</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Abandonezi?</translation>
    </message>
    <message>
        <source>The game ends, and %1 has lost.</source>
        <translation>Partida se încheie: %1 pierde.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonează</translation>
    </message>
    <message>
        <source>This goes on as a casual game; it does not count.</source>
        <translation>Continuă ca partidă amicală: nu contează.</translation>
    </message>
    <message>
        <source>The game is on the clipboard, as text.</source>
        <translation>Partida este în clipboard, ca text.</translation>
    </message>
    <message>
        <source>The game is loaded. It goes on as a casual game.</source>
        <translation>Partida este încărcată. Continuă ca partidă amicală.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Blue begins.</source>
        <translation>Începe albastrul.</translation>
    </message>
    <message>
        <source>Red begins.</source>
        <translation>Începe roșul.</translation>
    </message>
    <message>
        <source>Turn %1 of %2. %3</source>
        <extracomment>%3: what that turn did</extracomment>
        <translation>Tura %1 din %2. %3</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Draw in</source>
        <translation>Remiză în</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tură</numerusform>
            <numerusform>%n ture</numerusform>
            <numerusform>%n de ture</numerusform>
        </translation>
    </message>
    <message>
        <source>Casual game</source>
        <translation>Partidă amicală</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>echilibrată</translation>
    </message>
    <message>
        <source>original</source>
        <translation>originală</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <extracomment>The number of a deal, and how it was dealt: &quot;fair&quot; or &quot;original&quot;</extracomment>
        <translation>Configurația %1 · %2</translation>
    </message>
    <message>
        <source>Click a piece, then a marked square</source>
        <translation>Clic pe o piesă, apoi pe o căsuță marcată</translation>
    </message>
    <message>
        <source>Dot: one step or jump; ring: several jumps</source>
        <translation>Punct: un pas sau un salt; inel: mai multe salturi</translation>
    </message>
    <message>
        <source>E: end of move, C: select chain</source>
        <translation>E: sfârșitul mutării, C: alege lanțul</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remiză</translation>
    </message>
    <message>
        <source>Blue has won</source>
        <translation>A câștigat albastrul</translation>
    </message>
    <message>
        <source>Red has won</source>
        <translation>A câștigat roșul</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ai câștigat</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 a câștigat</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nivelul %1</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>doi jucători</translation>
    </message>
    <message>
        <source>Sounds, no music</source>
        <translation>Fără muzică</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Fără sunet</translation>
    </message>
    <message>
        <source>Leave this game for good?</source>
        <translation>Părăsești partida definitiv?</translation>
    </message>
    <message>
        <source>It cannot be gone on with, and does not count.</source>
        <translation>Nu va putea fi continuată și nu contează.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ieși</translation>
    </message>
    <message>
        <source>This is an earlier turn. Page Down leads on to the present; “Go on from here” begins a casual game.</source>
        <translation>Aceasta este o tură anterioară. Page Down duce spre prezent; „Continuă de aici” începe o partidă amicală.</translation>
    </message>
    <message>
        <source>Click the first piece of the chain, and then its last.</source>
        <translation>Fă clic pe prima piesă a lanțului, apoi pe ultima.</translation>
    </message>
    <message>
        <source>This would lose the game</source>
        <translation>Așa ai pierde partida</translation>
    </message>
    <message>
        <source>Without the chain from %1 to %2, pieces are left that can form no chain any more. Whoever removes it and ends the turn has lost.</source>
        <translation>Fără lanțul de la %1 la %2 rămân piese care nu mai pot forma niciun lanț. Cine îl înlătură și încheie tura a pierdut.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasă-l</translation>
    </message>
    <message>
        <source>Remove it all the same</source>
        <translation>Înlătură-l totuși</translation>
    </message>
    <message>
        <source>There is no game.</source>
        <translation>Nu este nicio partidă.</translation>
    </message>
    <message>
        <source>The game is not in front now.</source>
        <translation>Partida nu este acum în față.</translation>
    </message>
    <message>
        <source>An earlier turn is on the board.</source>
        <translation>Pe tablă este o tură anterioară.</translation>
    </message>
    <message>
        <source>It is the other player’s turn.</source>
        <translation>Este rândul celuilalt jucător.</translation>
    </message>
    <message>
        <source>You have no chain ready.</source>
        <translation>Nu ai niciun lanț gata.</translation>
    </message>
    <message>
        <source>Exit, resign…</source>
        <translation>Ieși, abandon…</translation>
    </message>
    <message>
        <source>Rematch, swapped</source>
        <translation>Revanșă</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Curve</name>
    <message>
        <source>Who was ahead</source>
        <translation>Cine a fost în avantaj</translation>
    </message>
    <message>
        <source>Who was ahead: blue above the line, red below. Click to look at a turn.</source>
        <translation>Cine a fost în avantaj: albastrul deasupra liniei, roșul dedesubt. Fă clic ca să vezi o tură.</translation>
    </message>
    <message>
        <source>The game turned with turn %1.</source>
        <translation>Partida s-a întors la tura %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::GamePanel</name>
    <message>
        <source>This game</source>
        <translation>Partida aceasta</translation>
    </message>
    <message>
        <source>Your colour in new games</source>
        <translation>Culoarea ta în partidele noi</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Albastru</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Roșu</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Pe rând</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Înapoi la partidă</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Oferă remiză</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonează</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ieși</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::LoadPanel</name>
    <message>
        <source>Load a game</source>
        <translation>Încarcă o partidă</translation>
    </message>
    <message>
        <source>Paste a game that was copied from here.</source>
        <translation>Lipește o partidă copiată de aici.</translation>
    </message>
    <message>
        <source>Game as text</source>
        <translation>Partida ca text</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Încarcă</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anulează</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::MovesView</name>
    <message>
        <source>To the beginning</source>
        <translation>La început</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>O tură înapoi</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>O tură înainte</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>La sfârșit</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Copiază partida ca text</translation>
    </message>
    <message>
        <source>Load a game from text</source>
        <translation>Încarcă o partidă din text</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ture</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A turn in the list: its number, and what it is in notation</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Painter</name>
    <message>
        <source>chosen</source>
        <translation>aleasă</translation>
    </message>
    <message>
        <source>in the ready chain from %1 to %2</source>
        <extracomment>A cell for the screen reader: the first and the last number of a chain</extracomment>
        <translation>în lanțul gata de la %1 la %2</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>se poate ajunge aici</translation>
    </message>
    <message>
        <source>can be reached by several jumps</source>
        <translation>se poate ajunge aici prin mai multe salturi</translation>
    </message>
    <message>
        <source>%1 was removed here</source>
        <translation>aici s-a înlăturat: %1</translation>
    </message>
    <message>
        <source>the last move began here</source>
        <translation>ultima mutare a început aici</translation>
    </message>
    <message>
        <source>the last move went through here</source>
        <translation>ultima mutare a trecut pe aici</translation>
    </message>
    <message>
        <source>the last move ended here</source>
        <translation>ultima mutare s-a încheiat aici</translation>
    </message>
    <message>
        <source>part of the hint</source>
        <translation>parte din indiciu</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>goală</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A cell for the screen reader: its name (&quot;c4&quot;), and what is on it</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::PlayerCard</name>
    <message>
        <source>Time of %1</source>
        <translation>Timp: %1</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>se gândește…</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <extracomment>%1: &quot;3 pieces&quot;, of that player, on the board</extracomment>
        <translation>%1 · la mutare</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>la mutare</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piesă</numerusform>
            <numerusform>%n piese</numerusform>
            <numerusform>%n de piese</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Plugin</name>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Echilibrat</translation>
    </message>
    <message>
        <source>Quickest win in turns</source>
        <translation>Cele mai puține ture</translation>
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
        <translation>Doi jucători, albastru și roșu, au câte șaisprezece piese, numerotate de la 1 la 16. Câștigă cine își înlătură primul toate piesele. Piesele se înlătură în lanțuri.

## O tură

Într-o tură poți **muta** una dintre piesele tale și apoi **înlătura** un lanț, sau poți face doar una dintre acestea, sau poți spune pas. Albastrul începe.

- Un **pas** duce pe una dintre cele opt căsuțe vecine, dacă este goală.
- Un **salt** duce drept peste o piesă vecină de orice culoare, pe căsuța goală imediat din spatele ei. Pot urma alte salturi în orice direcție, dar într-o tură nu se poate ajunge de două ori pe aceeași căsuță, nici pe cea de pornire. Te poți opri după orice salt.
- Un **lanț** este format din trei sau mai multe piese ale tale cu numere consecutive, fiecare atingând-o pe următoarea, fie și la colț. După 16 nu urmează 1. Nu ești obligat să înlături un lanț și poți înlătura doar o parte din el, dacă are trei piese.

## Sfârșitul

- Dacă îți înlături ultima piesă, **câștigi**.
- Dacă înlături un lanț și lași piese care nu mai pot forma niciunul, **pierzi**: o piesă sau două, ale căror numere vecine au dispărut toate. Înainte de aceasta ești întrebat.
- Dacă în 30 de ture ale fiecărui jucător nu se înlătură niciun lanț, partida este **remiză**. Ultimele zece ture se numără invers.
- Cine nu poate nici muta, nici înlătura ceva spune pas.

## Cum se joacă

- **Fă clic pe o piesă**, apoi pe căsuța unde trebuie să ajungă. Punctele arată unde se ajunge cu un pas sau un salt, inelele unde se ajunge cu mai multe salturi: marchează fiecare oprire sau direct ultima.
- Piesele unui **lanț gata** au un inel auriu și sunt legate. Fă clic pe **Alege lanțul**, apoi pe prima și pe ultima piesă.
- **Gata mutarea** încheie tura și nimic nu o mai aduce înapoi. Înainte de aceasta, **Anulează** ia înapoi lanțul, apoi ultimul salt, apoi mutarea.
- Ce a făcut ultima tură rămâne marcat până la următorul tău clic.

## Tastatură

- **Săgețile** se mișcă pe tablă, **Spațiu** sau **Enter** face ce face un clic
- **C** alege un lanț, **E** încheie tura, **Backspace** anulează, **S** înseamnă pas
- **H** dă un indiciu, **T** ia o tură înapoi, **F** pune calculatorul să mute imediat
- **Page Up** și **Page Down** parcurg turele partidei, cu **Ctrl** până la început și la sfârșit; **O** continuă de la tura la care te uiți, ca partidă amicală
- **G** cuprinde oferta de remiză, abandonul, culoarea ta și ieșirea; **M** este difuzorul
- **P** pune pauză, **Ctrl+R** reia aceeași configurație, **F2** sau **Ctrl+N** începe o partidă nouă

## Adversari și configurații

Pot juca doi oameni la același calculator, sau poți juca împotriva calculatorului la nouă niveluri. O partidă cu indicii sau cu ture luate înapoi se consideră jucată cu ajutor. O partidă încărcată, sau continuată de la o tură anterioară, este amicală și nu contează.

Piesele sunt așezate la întâmplare. Configurațiile din varianta **Echilibrat** nu au lanțuri gata și sunt alese astfel încât începutul să nu fie un avantaj; cele din varianta **Original** rămân așa cum s-au nimerit. Același număr dă aceeași configurație, iar la revanșă culorile se schimbă.

## Notație

Coloanele sunt de la a la j din stânga, rândurile de la 1 la 7 de jos. **7:c2-c4-e4 x5-8**: piesa 7 sare de pe c2 prin c4 pe e4, iar lanțul format din 5, 6, 7 și 8 este înlăturat.
</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::TurnBar</name>
    <message>
        <source>Select chain</source>
        <translation>Alege lanțul</translation>
    </message>
    <message>
        <source>Click the first and the last piece of a chain</source>
        <translation>Fă clic pe prima și pe ultima piesă a unui lanț</translation>
    </message>
    <message>
        <source>End of move</source>
        <translation>Gata mutarea</translation>
    </message>
    <message>
        <source>Ends the turn; it cannot be taken back</source>
        <translation>Încheie tura; nu poate fi luată înapoi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Takes back the chain, then the last jump, then the move</source>
        <translation>Ia înapoi lanțul, apoi ultimul salt, apoi mutarea</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Ends the turn without doing anything</source>
        <translation>Încheie tura fără să faci nimic</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a button does, and its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Words</name>
    <message>
        <source>Newcomer</source>
        <extracomment>Names of the computer&apos;s nine levels, the weakest first</extracomment>
        <translation>Nou-venit</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Începător</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Ucenic</translation>
    </message>
    <message>
        <source>Hobby player</source>
        <translation>Amator</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Pasionat</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jucător de club</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestru</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Mare maestru</translation>
    </message>
    <message>
        <source>piece %1 from %2 to %3</source>
        <extracomment>The piece with this number; from and to are squares such as c4</extracomment>
        <translation>piesa %1 de pe %2 pe %3</translation>
    </message>
    <message>
        <source>piece %1 from %2 by way of %3 to %4</source>
        <extracomment>%3: one square or several, apart by commas</extracomment>
        <translation>piesa %1 de pe %2 prin %3 pe %4</translation>
    </message>
    <message>
        <source>removes %1 to %2</source>
        <translation>înlătură de la %1 la %2</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Albastru</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Roșu</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>albastră %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>roșie %1</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nivelul %1</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Doi jucători</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>An opponent: &quot;Level 3&quot;, and the name of that level</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>%1: Blue or Red</extracomment>
        <translation>%1: pas.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: Blue or Red; %2: what was done</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>%1: Blue or Red; %2: a move; %3: &quot;removes 5 to 8&quot;</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partida s-a încheiat.</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>Pe căsuța aceea nu este nicio piesă.</translation>
    </message>
    <message>
        <source>That piece belongs to the other player.</source>
        <translation>Piesa aceea este a celuilalt jucător.</translation>
    </message>
    <message>
        <source>Another piece has moved in this turn already.</source>
        <translation>În această tură s-a mutat deja altă piesă.</translation>
    </message>
    <message>
        <source>A piece stands on that square.</source>
        <translation>Pe căsuța aceea stă o piesă.</translation>
    </message>
    <message>
        <source>The piece has been on that square in this turn already.</source>
        <translation>În această tură piesa a fost deja pe căsuța aceea.</translation>
    </message>
    <message>
        <source>That is too far: one step, or jumps over one piece each.</source>
        <translation>Este prea departe: un pas sau salturi, fiecare peste o piesă.</translation>
    </message>
    <message>
        <source>There is no piece to jump over.</source>
        <translation>Nu este nicio piesă peste care să sari.</translation>
    </message>
    <message>
        <source>A step is the whole move of a turn.</source>
        <translation>Un pas este toată mutarea dintr-o tură.</translation>
    </message>
    <message>
        <source>After a jump only jumps may follow.</source>
        <translation>După un salt pot urma doar salturi.</translation>
    </message>
    <message>
        <source>The move comes before the removal of a chain.</source>
        <translation>Mutarea vine înainte de înlăturarea unui lanț.</translation>
    </message>
    <message>
        <source>A number between the two is not on the board any more.</source>
        <translation>Un număr dintre cele două nu mai este pe tablă.</translation>
    </message>
    <message>
        <source>A chain has at least three pieces.</source>
        <translation>Un lanț are cel puțin trei piese.</translation>
    </message>
    <message>
        <source>Not a chain: each number must touch the next one.</source>
        <translation>Nu este un lanț: fiecare număr trebuie să-l atingă pe următorul.</translation>
    </message>
    <message>
        <source>Only one chain may be removed in a turn.</source>
        <translation>Într-o tură se poate înlătura un singur lanț.</translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation>În această tură nu s-a făcut încă nimic.</translation>
    </message>
    <message>
        <source>This turn has begun: end it, or cancel what was done.</source>
        <translation>Tura a început: încheie-o sau anulează ce s-a făcut.</translation>
    </message>
    <message>
        <source>Turns can be taken back in casual games alone.</source>
        <translation>Turele se pot lua înapoi doar în partidele amicale.</translation>
    </message>
    <message>
        <source>There is no turn to take back.</source>
        <translation>Nu este nicio tură de luat înapoi.</translation>
    </message>
    <message>
        <source>%1 has removed all pieces.</source>
        <translation>%1 a înlăturat toate piesele.</translation>
    </message>
    <message>
        <source>%1 has left pieces that can form no chain any more.</source>
        <translation>%1 a lăsat piese care nu mai pot forma niciun lanț.</translation>
    </message>
    <message>
        <source>No chain was removed in 30 turns of each player.</source>
        <translation>În 30 de ture ale fiecărui jucător nu s-a înlăturat niciun lanț.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 a abandonat.</translation>
    </message>
    <message>
        <source>Both players have agreed on a draw.</source>
        <translation>Ambii jucători au convenit remiza.</translation>
    </message>
    <message>
        <source>The text is too long to be a game.</source>
        <translation>Textul este prea lung ca să fie o partidă.</translation>
    </message>
    <message>
        <source>Line %1: the board cannot be read. It needs seven rows of ten squares, and then who begins, such as “blue 0”.</source>
        <translation>Linia %1: tabla nu se poate citi. Trebuie șapte rânduri de câte zece căsuțe și apoi cine începe, de exemplu „blue 0”.</translation>
    </message>
    <message>
        <source>Turn %1 (%2): “%3” is no turn. Turns look like “7:c2-c4 x5-8”.</source>
        <extracomment>%2: Blue or Red; %3: what stands there</extracomment>
        <translation>Tura %1 (%2): „%3” nu este o tură. Turele arată așa: „7:c2-c4 x5-8”.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot follow here, as the game has ended before.</source>
        <translation>Linia %1: „%2” nu poate urma aici, fiindcă partida s-a încheiat deja.</translation>
    </message>
    <message>
        <source>Turn %1 (%2): “%3” is not possible. %4</source>
        <extracomment>%2: Blue or Red; %3: the turn; %4: a whole sentence</extracomment>
        <translation>Tura %1 (%2): „%3” nu este posibilă. %4</translation>
    </message>
</context>
</TS>
