<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>gridlark::chain::ChainTable</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>The computer thinks about your offer…</source>
        <translation>Il computer valuta la tua offerta…</translation>
    </message>
    <message>
        <source>The computer declines: it thinks that it is ahead.</source>
        <translation>Il computer rifiuta: pensa di essere in vantaggio.</translation>
    </message>
    <message>
        <source>This goes on as a casual game; it does not count.</source>
        <translation>Si continua come partita amichevole: non conta.</translation>
    </message>
    <message>
        <source>The game is on the clipboard, as text.</source>
        <translation>La partita è negli appunti, come testo.</translation>
    </message>
    <message>
        <source>The game is loaded. It goes on as a casual game.</source>
        <translation>La partita è caricata. Continua come amichevole.</translation>
    </message>
    <message>
        <source>This is an earlier turn. Page Down leads on to the present; “Go on from here” begins a casual game.</source>
        <translation>Questo è un turno precedente. Pag giù riporta al presente; «Continua da qui» comincia una partita amichevole.</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Curve</name>
    <message>
        <source>Who was ahead</source>
        <translation>Chi era in vantaggio</translation>
    </message>
    <message>
        <source>Who was ahead: blue above the line, red below. Click to look at a turn.</source>
        <translation>Chi era in vantaggio: il blu sopra la linea, il rosso sotto. Fai clic per vedere un turno.</translation>
    </message>
    <message>
        <source>The game turned with turn %1.</source>
        <translation>La svolta è stata il turno %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::GameActions</name>
    <message>
        <source>Take back</source>
        <translation>Ritira il turno</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Muovi subito</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Exit, resign…</source>
        <translation>Esci, abbandona…</translation>
    </message>
    <message>
        <source>Rematch, swapped</source>
        <translation>Rivincita</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::GamePanel</name>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>Your colour in new games</source>
        <translation>Il tuo colore nelle nuove partite</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>A turno</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Offri la patta</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Esci</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::LoadPanel</name>
    <message>
        <source>Load a game</source>
        <translation>Carica una partita</translation>
    </message>
    <message>
        <source>Paste a game that was copied from here.</source>
        <translation>Incolla una partita copiata da qui.</translation>
    </message>
    <message>
        <source>Game as text</source>
        <translation>Partita come testo</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::MovesView</name>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno indietro</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un turno avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Copia la partita come testo</translation>
    </message>
    <message>
        <source>Load a game from text</source>
        <translation>Carica una partita da testo</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
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
        <translation>scelta</translation>
    </message>
    <message>
        <source>in the ready chain from %1 to %2</source>
        <extracomment>A cell for the screen reader: the first and the last number of a chain</extracomment>
        <translation>nella catena pronta da %1 a %2</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>raggiungibile</translation>
    </message>
    <message>
        <source>can be reached by several jumps</source>
        <translation>raggiungibile con più salti</translation>
    </message>
    <message>
        <source>%1 was removed here</source>
        <translation>qui è stata tolta: %1</translation>
    </message>
    <message>
        <source>the last move began here</source>
        <translation>l’ultima mossa è cominciata qui</translation>
    </message>
    <message>
        <source>the last move went through here</source>
        <translation>l’ultima mossa è passata di qui</translation>
    </message>
    <message>
        <source>the last move ended here</source>
        <translation>l’ultima mossa è finita qui</translation>
    </message>
    <message>
        <source>part of the hint</source>
        <translation>parte del suggerimento</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
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
        <translation>Tempo: %1</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <extracomment>%1: &quot;3 pieces&quot;, of that player, on the board</extracomment>
        <translation>%1 · deve muovere</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>deve muovere</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pedina</numerusform>
            <numerusform>%n pedine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Plugin</name>
    <message>
        <source>Original</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Equo</translation>
    </message>
    <message>
        <source>Quickest win in turns</source>
        <translation>Minor numero di turni</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::RuleWords</name>
    <message>
        <source>Newcomer</source>
        <extracomment>Names of the computer&apos;s nine levels, the weakest first</extracomment>
        <translation>Esordiente</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Apprendista</translation>
    </message>
    <message>
        <source>Hobby player</source>
        <translation>Dilettante</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Assiduo</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Da circolo</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Gran maestro</translation>
    </message>
    <message>
        <source>piece %1 from %2 to %3</source>
        <extracomment>The piece with this number; from and to are squares such as c4</extracomment>
        <translation>pedina %1 da %2 a %3</translation>
    </message>
    <message>
        <source>piece %1 from %2 by way of %3 to %4</source>
        <extracomment>%3: one square or several, separated by commas</extracomment>
        <translation>pedina %1 da %2 per %3 a %4</translation>
    </message>
    <message>
        <source>removes %1 to %2</source>
        <translation>toglie da %1 a %2</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>blu %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>rossa %1</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Due giocatori</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>An opponent: &quot;Level 3&quot;, and the name of that level</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>%1: Blue or Red</extracomment>
        <translation>%1: passa.</translation>
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
        <translation>Il testo è troppo lungo per essere una partita.</translation>
    </message>
    <message>
        <source>Line %1: the board cannot be read. It needs seven rows of ten squares, and then who begins, such as “blue 0”.</source>
        <translation>Riga %1: la griglia non si può leggere. Servono sette righe di dieci caselle e poi chi comincia, per esempio «blue 0».</translation>
    </message>
    <message>
        <source>Turn %1 (%2): “%3” is no turn. Turns look like “7:c2-c4 x5-8”.</source>
        <extracomment>%2: Blue or Red; %3: what stands there</extracomment>
        <translation>Turno %1 (%2): «%3» non è un turno. I turni sono fatti così: «7:c2-c4 x5-8».</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot follow here, as the game has ended before.</source>
        <translation>Riga %1: «%2» non può seguire qui, perché la partita è già finita.</translation>
    </message>
    <message>
        <source>Turn %1 (%2): “%3” is not possible. %4</source>
        <extracomment>%2: Blue or Red; %3: the turn; %4: a whole sentence</extracomment>
        <translation>Turno %1 (%2): «%3» non è possibile. %4</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::SoundAction</name>
    <message>
        <source>Music and sounds</source>
        <translation>Musica e suoni</translation>
    </message>
    <message>
        <source>Sounds, no music</source>
        <translation>Senza musica</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silenzio</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::TurnBar</name>
    <message>
        <source>Select chain</source>
        <translation>Scegli catena</translation>
    </message>
    <message>
        <source>Click the first and the last piece of a chain</source>
        <translation>Fai clic sulla prima e sull’ultima pedina di una catena</translation>
    </message>
    <message>
        <source>End of move</source>
        <translation>Fine mossa</translation>
    </message>
    <message>
        <source>Ends the turn; it cannot be taken back</source>
        <translation>Finisce il turno; non si può ritirare</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Takes back the chain, then the last jump, then the move</source>
        <translation>Ritira la catena, poi l’ultimo salto, poi la mossa</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Ends the turn without doing anything</source>
        <translation>Finisce il turno senza fare nulla</translation>
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
        <translation>Catena</translation>
    </message>
    <message>
        <source>Click a piece, then a marked square</source>
        <translation>Clic su una pedina, poi su una casella segnata</translation>
    </message>
    <message>
        <source>Dot: one step or jump; ring: several jumps</source>
        <translation>Punto: un passo o un salto; anello: più salti</translation>
    </message>
    <message>
        <source>E: end of move, C: select chain</source>
        <translation>E: fine della mossa, C: scegli catena</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>livello %1</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>due giocatori</translation>
    </message>
</context>
<context>
    <name>gridlark::chain::Words</name>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>Su quella casella non c’è nessuna pedina.</translation>
    </message>
    <message>
        <source>That piece belongs to the other player.</source>
        <translation>Quella pedina è dell’altro giocatore.</translation>
    </message>
    <message>
        <source>Another piece has moved in this turn already.</source>
        <translation>In questo turno si è già mossa un’altra pedina.</translation>
    </message>
    <message>
        <source>A piece stands on that square.</source>
        <translation>Su quella casella c’è una pedina.</translation>
    </message>
    <message>
        <source>The piece has been on that square in this turn already.</source>
        <translation>In questo turno la pedina è già stata su quella casella.</translation>
    </message>
    <message>
        <source>That is too far: one step, or jumps over one piece each.</source>
        <translation>È troppo lontano: un passo, oppure salti ciascuno sopra una pedina.</translation>
    </message>
    <message>
        <source>There is no piece to jump over.</source>
        <translation>Non c’è nessuna pedina da saltare.</translation>
    </message>
    <message>
        <source>A step is the whole move of a turn.</source>
        <translation>Un passo è tutta la mossa del turno.</translation>
    </message>
    <message>
        <source>After a jump only jumps may follow.</source>
        <translation>Dopo un salto possono seguire solo salti.</translation>
    </message>
    <message>
        <source>The move comes before the removal of a chain.</source>
        <translation>La mossa viene prima di togliere una catena.</translation>
    </message>
    <message>
        <source>A number between the two is not on the board any more.</source>
        <translation>Un numero fra i due non è più sulla griglia.</translation>
    </message>
    <message>
        <source>A chain has at least three pieces.</source>
        <translation>Una catena ha almeno tre pedine.</translation>
    </message>
    <message>
        <source>Not a chain: each number must touch the next one.</source>
        <translation>Non è una catena: ogni numero deve toccare il successivo.</translation>
    </message>
    <message>
        <source>Only one chain may be removed in a turn.</source>
        <translation>In un turno si può togliere una sola catena.</translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation>In questo turno non è ancora stato fatto nulla.</translation>
    </message>
    <message>
        <source>This turn has begun: end it, or cancel what was done.</source>
        <translation>Il turno è cominciato: finiscilo, o annulla quello che è stato fatto.</translation>
    </message>
    <message>
        <source>Turns can be taken back in casual games alone.</source>
        <translation>I turni si possono ritirare solo nelle partite amichevoli.</translation>
    </message>
    <message>
        <source>There is no turn to take back.</source>
        <translation>Non c’è nessun turno da ritirare.</translation>
    </message>
    <message>
        <source>%1 has removed all pieces.</source>
        <translation>%1 ha tolto tutte le pedine.</translation>
    </message>
    <message>
        <source>%1 has left pieces that can form no chain any more.</source>
        <translation>%1 ha lasciato pedine che non possono più formare una catena.</translation>
    </message>
    <message>
        <source>No chain was removed in 30 turns of each player.</source>
        <translation>In 30 turni di ciascun giocatore non è stata tolta nessuna catena.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 ha abbandonato.</translation>
    </message>
    <message>
        <source>Both players have agreed on a draw.</source>
        <translation>I due giocatori si sono accordati per la patta.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Blue begins.</source>
        <translation>Comincia il blu.</translation>
    </message>
    <message>
        <source>Red begins.</source>
        <translation>Comincia il rosso.</translation>
    </message>
    <message>
        <source>Turn %1 of %2. %3</source>
        <extracomment>%3: what that turn did</extracomment>
        <translation>Turno %1 di %2. %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a turn in words; %2: the same in notation</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Your last turn is taken back; the game counts as assisted.</source>
        <translation>Il tuo ultimo turno è ritirato; la partita vale come giocata con aiuto.</translation>
    </message>
    <message>
        <source>The last turn is taken back.</source>
        <translation>L’ultimo turno è ritirato.</translation>
    </message>
    <message>
        <source>Click the first piece of the chain, and then its last.</source>
        <translation>Fai clic sulla prima pedina della catena e poi sull’ultima.</translation>
    </message>
    <message>
        <source>There is no game.</source>
        <translation>Non c’è nessuna partita.</translation>
    </message>
    <message>
        <source>The game is not in front now.</source>
        <translation>Ora la partita non è in primo piano.</translation>
    </message>
    <message>
        <source>An earlier turn is on the board.</source>
        <translation>Sulla griglia c’è un turno precedente.</translation>
    </message>
    <message>
        <source>It is the other player’s turn.</source>
        <translation>Tocca all’altro giocatore.</translation>
    </message>
    <message>
        <source>You have no chain ready.</source>
        <translation>Non hai nessuna catena pronta.</translation>
    </message>
    <message>
        <source>Casual game</source>
        <translation>Partita amichevole</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>equo</translation>
    </message>
    <message>
        <source>original</source>
        <translation>originale</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <extracomment>The number of a deal, and how it was dealt: &quot;fair&quot; or &quot;original&quot;</extracomment>
        <translation>Schema %1 · %2</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Draw in</source>
        <translation>Patta tra</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1: ha vinto il computer</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>Blue has won</source>
        <translation>Ha vinto il blu</translation>
    </message>
    <message>
        <source>Red has won</source>
        <translation>Ha vinto il rosso</translation>
    </message>
    <message>
        <source>This would lose the game</source>
        <translation>Così perderesti la partita</translation>
    </message>
    <message>
        <source>Without the chain from %1 to %2, pieces are left that can form no chain any more. Whoever removes it and ends the turn has lost.</source>
        <translation>Senza la catena da %1 a %2 restano pedine che non possono più formare una catena. Chi la toglie e finisce il turno ha perso.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasciala</translation>
    </message>
    <message>
        <source>Remove it all the same</source>
        <translation>Toglila lo stesso</translation>
    </message>
    <message>
        <source>A draw?</source>
        <translation>Patta?</translation>
    </message>
    <message>
        <source>Both players must agree.</source>
        <translation>Devono essere d’accordo entrambi i giocatori.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>We agree on a draw</source>
        <translation>Patta, siamo d’accordo</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Abbandonare?</translation>
    </message>
    <message>
        <source>The game ends, and %1 has lost.</source>
        <translation>La partita finisce: %1 perde.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Leave this game for good?</source>
        <translation>Lasciare per sempre questa partita?</translation>
    </message>
    <message>
        <source>It cannot be gone on with, and does not count.</source>
        <translation>Non si potrà continuare e non conta.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Esci</translation>
    </message>
</context>
</TS>
