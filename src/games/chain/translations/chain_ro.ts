<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO" sourcelanguage="en">
<context>
    <name>gridlark::chain::ChainTable</name>
    <message>
        <source>Hint</source>
        <translation>Indiciu</translation>
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
        <source>This is an earlier turn. Page Down leads on to the present; “Go on from here” begins a casual game.</source>
        <translation>Aceasta este o tură anterioară. Page Down duce spre prezent; „Continuă de aici” începe o partidă amicală.</translation>
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
    <name>gridlark::chain::GameActions</name>
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
        <source>Exit, resign…</source>
        <translation>Ieși, abandon…</translation>
    </message>
    <message>
        <source>Rematch, swapped</source>
        <translation>Revanșă</translation>
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
    <name>gridlark::chain::RuleWords</name>
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
        <extracomment>%3: one square or several, separated by commas</extracomment>
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
<context>
    <name>gridlark::chain::SoundAction</name>
    <message>
        <source>Music and sounds</source>
        <translation>Muzică și sunete</translation>
    </message>
    <message>
        <source>Sounds, no music</source>
        <translation>Fără muzică</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Fără sunet</translation>
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
    <name>gridlark::chain::TurnTable</name>
    <message>
        <source>Chain</source>
        <translation>Lanțul</translation>
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
        <source>level %1</source>
        <translation>nivelul %1</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>doi jucători</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Words</name>
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
        <source>%1 (%2)</source>
        <extracomment>%1: a turn in words; %2: the same in notation</extracomment>
        <translation>%1 (%2)</translation>
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
        <source>Click the first piece of the chain, and then its last.</source>
        <translation>Fă clic pe prima piesă a lanțului, apoi pe ultima.</translation>
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
        <source>New game</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remiză</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 a câștigat</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ai câștigat</translation>
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
</context>
</TS>
