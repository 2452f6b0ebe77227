<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>gridlark::cats::CatsTable</name>
    <message>
        <source>Erase X</source>
        <translation>Cancella X</translation>
    </message>
    <message>
        <source>Take every X off the board</source>
        <translation>Toglie tutte le X dalla griglia</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Gatti</translation>
    </message>
    <message>
        <source>This cell has an X. That cost a life.</source>
        <translation>Questa cella ha una X. Costa una vita.</translation>
    </message>
    <message>
        <source>This row has a cat already. That cost a life.</source>
        <translation>Questa riga ha già un gatto. Costa una vita.</translation>
    </message>
    <message>
        <source>This column has a cat already. That cost a life.</source>
        <translation>Questa colonna ha già un gatto. Costa una vita.</translation>
    </message>
    <message>
        <source>This region has a cat already. That cost a life.</source>
        <translation>Questa regione ha già un gatto. Costa una vita.</translation>
    </message>
    <message>
        <source>It would touch another cat. That cost a life.</source>
        <translation>Toccherebbe un altro gatto. Costa una vita.</translation>
    </message>
    <message numerus="yes">
        <source>Hint · %n left</source>
        <translation>
            <numerusform>Suggerimento · %n</numerusform>
            <numerusform>Suggerimento · %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint · wait 5 s</source>
        <translation>Suggerimento · 5 s</translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s) could not stay there and went away.</source>
        <translation>
            <numerusform>%n gatto non poteva stare lì e se n’è andato.</numerusform>
            <numerusform>%n gatti non potevano stare lì e se ne sono andati.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 So: %2</source>
        <extracomment>%1: a deduction; %2: what follows from it</extracomment>
        <translation>%1 Quindi: %2</translation>
    </message>
    <message>
        <source>Several cells are possible; this one leads to a way to finish.</source>
        <translation>Più celle sono possibili; questa porta a una soluzione.</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Vite</translation>
    </message>
    <message>
        <source>%1 of %2 lives</source>
        <translation>%1 vite su %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Punti %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Click: mark with an X</source>
        <translation>Clic: segna una X</translation>
    </message>
    <message>
        <source>Hold, or right click: place a cat</source>
        <translation>Tieni premuto o clic destro: metti un gatto</translation>
    </message>
    <message>
        <source>Drag: mark several cells</source>
        <translation>Trascina: segna più celle</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>livello %1</translation>
    </message>
    <message>
        <source>Level %1 done</source>
        <translation>Livello %1 completato</translation>
    </message>
    <message>
        <source>%1 points. Session: %2 points.</source>
        <translation>%1 punti. Sessione: %2 punti.</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Livello successivo</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partita persa</translation>
    </message>
    <message>
        <source>No lives left. The level can be begun again.</source>
        <translation>Nessuna vita rimasta. Puoi ricominciare il livello.</translation>
    </message>
    <message>
        <source>Restart the level</source>
        <translation>Ricomincia il livello</translation>
    </message>
</context>
<context>
    <name>gridlark::cats::ExtraHint</name>
    <message>
        <source>One more hint</source>
        <translation>Un altro suggerimento</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Continua senza</translation>
    </message>
    <message numerus="yes">
        <source>It comes in %n second(s).</source>
        <translation>
            <numerusform>Arriva tra %n secondo.</numerusform>
            <numerusform>Arriva tra %n secondi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::cats::Painter</name>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gatto</translation>
    </message>
    <message>
        <source>sleeping cat</source>
        <translation>gatto che dorme</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3, %4 region</source>
        <extracomment>A cell for the screen reader: row, column, content, colour of its region</extracomment>
        <translation>Riga %1, colonna %2, %3, regione %4</translation>
    </message>
</context>
<context>
    <name>gridlark::cats::Plugin</name>
    <message>
        <source>Easy</source>
        <translation>Facili</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medie</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficili</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aperto</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Place a cat in every row, every column and every region. No two cats may touch, not even diagonally.

## How to play

- **Click** a cell to mark it with an X: no cat here. Click again to take the X away. Drag to mark or clear several cells.
- **Hold** a cell, or click it with the secondary button, to place a cat. Do the same on a cat to take it away.
- With the keyboard: the arrow keys move, **Space** marks, **Enter** places a cat, **H** gives a hint, **E** erases every X.
- Some cats are asleep from the beginning. They belong to the solution and never move.

## Lives

A level begins with three lives. A cat placed on an X, next to another cat, or in a row, column or region that has a cat already costs one. Without lives the level is lost, and you can begin it again. A cat that breaks none of these rules is accepted even if it is not in the solution. Undo brings back the board, never a life or a hint.

## Hints

A hint places the cat that follows next and says why. If a cat of yours is wrong, it takes that one away instead. There are three in a level; after that, each further one takes five seconds of waiting.

## Score

Ten points for each life left and five for each hint left: at most 45 in a level. The next level follows at once, and the scores of a session add up.

## Grids

6 × 6 and 7 × 7 are easy, 8 × 8 and 9 × 9 medium, 10 × 10 and larger hard. Every region has one cell more or less than the side of the grid, or just as many. Every standard level has exactly one solution, and it can be found by thinking alone, without a guess.

In an **open** level no cat is asleep and there may be several solutions: any arrangement that obeys the rules wins.
</source>
        <translation>Metti un gatto in ogni riga, in ogni colonna e in ogni regione. Due gatti non possono toccarsi, nemmeno in diagonale.

## Come si gioca

- **Fai clic** su una cella per segnarla con una X: qui non c’è nessun gatto. Un altro clic toglie la X. Trascina per segnare o pulire più celle.
- **Tieni premuta** una cella, o fai clic con il pulsante secondario, per mettere un gatto. Fai lo stesso su un gatto per toglierlo.
- Con la tastiera: le frecce spostano il cursore, **Spazio** segna, **Invio** mette un gatto, **H** dà un suggerimento, **E** cancella tutte le X.
- Alcuni gatti dormono fin dall’inizio. Fanno parte della soluzione e non si muovono mai.

## Vite

Un livello comincia con tre vite. Un gatto messo su una X, accanto a un altro gatto, oppure in una riga, colonna o regione che ha già un gatto ne costa una. Senza vite il livello è perso e puoi ricominciarlo. Un gatto che non infrange nessuna di queste regole è accettato anche se non fa parte della soluzione. Annulla riporta indietro la griglia, mai una vita o un suggerimento.

## Suggerimenti

Un suggerimento mette il prossimo gatto che si può dedurre e spiega perché. Se uno dei tuoi gatti è sbagliato, toglie invece quello. Ce ne sono tre per livello; dopo, ognuno richiede cinque secondi di attesa.

## Punteggio

Dieci punti per ogni vita rimasta e cinque per ogni suggerimento rimasto: al massimo 45 per livello. Il livello successivo segue subito e i punti di una sessione si sommano.

## Griglie

Le griglie 6 × 6 e 7 × 7 sono facili, 8 × 8 e 9 × 9 medie, da 10 × 10 in su difficili. Ogni regione ha una cella in più o in meno del lato della griglia, o lo stesso numero. Ogni livello standard ha esattamente una soluzione, che si trova con il solo ragionamento, senza tirare a indovinare.

In un livello **aperto** nessun gatto dorme e le soluzioni possono essere più d’una: vince ogni disposizione che rispetta le regole.
</translation>
    </message>
</context>
<context>
    <name>placement</name>
    <message>
        <source>Row %1 has only one cell left.</source>
        <translation>Nella riga %1 resta una sola cella.</translation>
    </message>
    <message>
        <source>Column %1 has only one cell left.</source>
        <translation>Nella colonna %1 resta una sola cella.</translation>
    </message>
    <message>
        <source>The %1 region has only one cell left.</source>
        <translation>Nella regione %1 resta una sola cella.</translation>
    </message>
    <message>
        <source>The cell in row %1 and column %2 is taken, so the rest of its row, column and region and all cells that touch it are out.</source>
        <translation>La cella in riga %1 e colonna %2 è occupata: sono esclusi il resto della sua riga, della sua colonna e della sua regione e tutte le celle che la toccano.</translation>
    </message>
    <message>
        <source>All cells left in row %1 are in the %2 region, so the rest of the %2 region is out.</source>
        <translation>Tutte le celle rimaste nella riga %1 sono nella regione %2: il resto della regione %2 è escluso.</translation>
    </message>
    <message>
        <source>All cells left in column %1 are in the %2 region, so the rest of the %2 region is out.</source>
        <translation>Tutte le celle rimaste nella colonna %1 sono nella regione %2: il resto della regione %2 è escluso.</translation>
    </message>
    <message>
        <source>All cells left in the %1 region are in row %2, so the rest of row %2 is out.</source>
        <translation>Tutte le celle rimaste nella regione %1 sono nella riga %2: il resto della riga %2 è escluso.</translation>
    </message>
    <message>
        <source>All cells left in the %1 region are in column %2, so the rest of column %2 is out.</source>
        <translation>Tutte le celle rimaste nella regione %1 sono nella colonna %2: il resto della colonna %2 è escluso.</translation>
    </message>
    <message>
        <source>Rows %1 have cells left only in columns %2 and need them all, so the rest of these columns is out.</source>
        <translation>Alle righe %1 restano celle solo nelle colonne %2 e servono tutte: il resto di queste colonne è escluso.</translation>
    </message>
    <message>
        <source>Rows %1 have cells left only in the regions %2 and need them all, so the rest of these regions is out.</source>
        <translation>Alle righe %1 restano celle solo nelle regioni %2 e servono tutte: il resto di queste regioni è escluso.</translation>
    </message>
    <message>
        <source>Columns %1 have cells left only in rows %2 and need them all, so the rest of these rows is out.</source>
        <translation>Alle colonne %1 restano celle solo nelle righe %2 e servono tutte: il resto di queste righe è escluso.</translation>
    </message>
    <message>
        <source>Columns %1 have cells left only in the regions %2 and need them all, so the rest of these regions is out.</source>
        <translation>Alle colonne %1 restano celle solo nelle regioni %2 e servono tutte: il resto di queste regioni è escluso.</translation>
    </message>
    <message>
        <source>The regions %1 have cells left only in rows %2 and need them all, so the rest of these rows is out.</source>
        <translation>Alle regioni %1 restano celle solo nelle righe %2 e servono tutte: il resto di queste righe è escluso.</translation>
    </message>
    <message>
        <source>The regions %1 have cells left only in columns %2 and need them all, so the rest of these columns is out.</source>
        <translation>Alle regioni %1 restano celle solo nelle colonne %2 e servono tutte: il resto di queste colonne è escluso.</translation>
    </message>
    <message>
        <source>Whichever cell of row %1 is taken, it rules out this cell.</source>
        <translation>Ogni scelta nella riga %1 esclude questa cella.</translation>
    </message>
    <message>
        <source>Whichever cell of column %1 is taken, it rules out this cell.</source>
        <translation>Ogni scelta nella colonna %1 esclude questa cella.</translation>
    </message>
    <message>
        <source>Whichever cell of the %1 region is taken, it rules out this cell.</source>
        <translation>Ogni scelta nella regione %1 esclude questa cella.</translation>
    </message>
    <message>
        <source>Whichever cell of row %1 is taken, it rules out these cells.</source>
        <translation>Ogni scelta nella riga %1 esclude queste celle.</translation>
    </message>
    <message>
        <source>Whichever cell of column %1 is taken, it rules out these cells.</source>
        <translation>Ogni scelta nella colonna %1 esclude queste celle.</translation>
    </message>
    <message>
        <source>Whichever cell of the %1 region is taken, it rules out these cells.</source>
        <translation>Ogni scelta nella regione %1 esclude queste celle.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until row %1 had no cell left.</source>
        <translation>Se questa cella fosse occupata, ne imporrebbe altre, una dopo l’altra, fino a non lasciare celle nella riga %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until column %1 had no cell left.</source>
        <translation>Se questa cella fosse occupata, ne imporrebbe altre, una dopo l’altra, fino a non lasciare celle nella colonna %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until the %1 region had no cell left.</source>
        <translation>Se questa cella fosse occupata, ne imporrebbe altre, una dopo l’altra, fino a non lasciare celle nella regione %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in row %1.</source>
        <translation>Se questa cella fosse occupata, i passi successivi finirebbero senza celle nella riga %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in column %1.</source>
        <translation>Se questa cella fosse occupata, i passi successivi finirebbero senza celle nella colonna %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in the %1 region.</source>
        <translation>Se questa cella fosse occupata, i passi successivi finirebbero senza celle nella regione %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in row %1 would fail in its turn.</source>
        <translation>Se questa cella fosse occupata, ogni cella ancora possibile nella riga %1 fallirebbe a sua volta.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in column %1 would fail in its turn.</source>
        <translation>Se questa cella fosse occupata, ogni cella ancora possibile nella colonna %1 fallirebbe a sua volta.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in the %1 region would fail in its turn.</source>
        <translation>Se questa cella fosse occupata, ogni cella ancora possibile nella regione %1 fallirebbe a sua volta.</translation>
    </message>
</context>
</TS>
