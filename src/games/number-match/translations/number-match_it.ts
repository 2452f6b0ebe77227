<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>gridlark::number_match::NumberMatchTable</name>
    <message>
        <source>Add numbers</source>
        <translation>Aggiungi numeri</translation>
    </message>
    <message>
        <source>Write all numbers that are left once more</source>
        <translation>Riscrive tutti i numeri rimasti</translation>
    </message>
    <message>
        <source>Show partners</source>
        <translation>Mostra le coppie</translation>
    </message>
    <message>
        <source>Mark what the selected number can go with</source>
        <translation>Segna i numeri con cui può andare quello scelto</translation>
    </message>
    <message>
        <source>Tints</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>Partners have the same tint</source>
        <translation>I numeri che vanno insieme hanno la stessa tinta</translation>
    </message>
    <message>
        <source>How hard new games are</source>
        <translation>Quanto sono difficili le nuove partite</translation>
    </message>
    <message>
        <source>Number Match</source>
        <translation>Coppie di numeri</translation>
    </message>
    <message>
        <source>This number has no partner.</source>
        <translation>Questo numero non va con nessun altro.</translation>
    </message>
    <message numerus="yes">
        <source>This number has %n partner(s).</source>
        <translation>
            <numerusform>Questo numero può andare con %n altro.</numerusform>
            <numerusform>Questo numero può andare con altri %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The grid is full: nothing more fits.</source>
        <translation>La griglia è piena: non ci sta altro.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>No adds left</source>
        <extracomment>Button, in few words: how many numbers will come; how many adds are left</extracomment>
        <translation>Nessuna aggiunta rimasta</translation>
    </message>
    <message>
        <source>Add %1 · %2 left</source>
        <translation>Più %1 · ancora %2</translation>
    </message>
    <message numerus="yes">
        <source>Write the %n number(s) that are left once more</source>
        <translation>
            <numerusform>Riscrive il numero rimasto</numerusform>
            <numerusform>Riscrive i %n numeri rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Adds left</source>
        <translation>Aggiunte rimaste</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>ne resta %n</numerusform>
            <numerusform>ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Click two numbers, or drag from one to the other: remove the pair</source>
        <translation>Clic su due numeri, o trascina da uno all’altro: togli la coppia</translation>
    </message>
    <message>
        <source>Hold, or right click: show its partners</source>
        <translation>Tieni premuto, o clic destro: mostra con chi va</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Griglia vuota</translation>
    </message>
    <message>
        <source>No pair is left. Add numbers, undo, or begin a new game.</source>
        <translation>Non resta nessuna coppia. Aggiungi numeri, annulla o comincia una nuova partita.</translation>
    </message>
    <message>
        <source>Neither a pair nor an add is left. Undo, or begin a new game.</source>
        <translation>Non restano né coppie né aggiunte. Annulla o comincia una nuova partita.</translation>
    </message>
    <message>
        <source>No pair is left</source>
        <translation>Non resta nessuna coppia</translation>
    </message>
    <message>
        <source>Undo can still save this game. If you begin a new one, this one is lost.</source>
        <translation>Annullando puoi ancora salvare questa partita. Se ne cominci un’altra, questa è persa.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Painter</name>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>spazio</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3</source>
        <extracomment>A cell for the screen reader: row, column, content</extracomment>
        <translation>Riga %1, colonna %2, %3</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selezionato</translation>
    </message>
    <message>
        <source>partner of the selection</source>
        <translation>va con quello selezionato</translation>
    </message>
    <message>
        <source>shown by the hint</source>
        <translation>indicato dal suggerimento</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Plugin</name>
    <message>
        <source>No adds</source>
        <translation>Senza aggiunte</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <extracomment>A grid, by how many numbers a game begins with</extracomment>
        <translation>
            <numerusform>%n numero</numerusform>
            <numerusform>%n numeri</numerusform>
        </translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>All stars</source>
        <translation>Tutte le stelle</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Words</name>
    <message>
        <source>On their row, the %1 in row %2, column %3 is in the way.</source>
        <extracomment>%1: a number; %2, %3: its row and column</extracomment>
        <translation>Sulla loro riga c’è di mezzo il %1 in riga %2, colonna %3.</translation>
    </message>
    <message>
        <source>On their column, the %1 in row %2, column %3 is in the way.</source>
        <translation>Sulla loro colonna c’è di mezzo il %1 in riga %2, colonna %3.</translation>
    </message>
    <message>
        <source>On their diagonal, the %1 in row %2, column %3 is in the way.</source>
        <translation>Sulla loro diagonale c’è di mezzo il %1 in riga %2, colonna %3.</translation>
    </message>
    <message>
        <source>They are on no common line, and in reading order the %1 in row %2, column %3 is in the way.</source>
        <translation>Non stanno su una stessa linea, e nell’ordine di lettura c’è di mezzo il %1 in riga %2, colonna %3.</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n step(s), to the start.</source>
        <translation>
            <numerusform>Annulla %n passo, fino all’inizio.</numerusform>
            <numerusform>Annulla %n passi, fino all’inizio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n step(s), to move %1.</source>
        <extracomment>%1: number of a move</extracomment>
        <translation>
            <numerusform>Annulla %n passo, fino alla mossa %1.</numerusform>
            <numerusform>Annulla %n passi, fino alla mossa %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position is lost.</source>
        <translation>Questa posizione è persa.</translation>
    </message>
    <message>
        <source>%1 and %2 are neither equal nor 10 together.</source>
        <extracomment>Two numbers</extracomment>
        <translation>%1 e %2 non sono uguali e insieme non fanno 10.</translation>
    </message>
    <message>
        <source>The two marked numbers are the next step of a win.</source>
        <translation>I due numeri segnati sono il prossimo passo verso una vittoria.</translation>
    </message>
    <message>
        <source>Add numbers: that is the next step of a win.</source>
        <translation>Aggiungi numeri: è il prossimo passo verso una vittoria.</translation>
    </message>
    <message>
        <source>This position is lost, and no win is known from any position before it.</source>
        <translation>Questa posizione è persa, e non si conosce una vittoria da nessuna posizione precedente.</translation>
    </message>
    <message>
        <source>No win was found, nor a proof that there is none. This costs nothing.</source>
        <translation>Non è stata trovata una vittoria, né la prova che non ci sia. Questo non costa nulla.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;31 moves&quot;; %2: &quot;1 add&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n add(s)</source>
        <translation>
            <numerusform>%n aggiunta</numerusform>
            <numerusform>%n aggiunte</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1.</source>
        <translation>Tu: %1.</translation>
    </message>
    <message>
        <source>Par: %1.</source>
        <extracomment>The best win of this deal that the program knows</extracomment>
        <translation>Par: %1.</translation>
    </message>
    <message>
        <source>Take all numbers off the grid, two by two.

Two numbers make a pair if they are **equal**, or **10 together**, and nothing stands between them on one of these lines:

- a **row**, a **column** or a **diagonal**
- the **reading order**: the end of a row goes on at the start of the next

The gaps that numbers leave behind let a link through. A row without numbers vanishes, and the rows below move up.

## How to play

- **Click** a number, then its partner. Or **drag** from one to the other.
- If the two are no pair, you are told why, and the second one is selected. Click the selected number again to let it go.
- **Hold** a number, or click it with the secondary button, to see its partners. **Show partners** shows them always.
- **Add** writes all numbers that are left once more behind the last one. A game has 5 adds.
- **Undo** and **redo** go back and forth without end, over adds and vanished rows too.

You have won when no number is left. If there is neither a pair nor an add, only undo helps; a game that you leave so for a new one is lost.

## Keyboard

- **Arrow keys** move from number to number; **Home** and **End** go to the ends of the row, with **Ctrl** to the corners; **Page Up** and **Page Down** move by a screen
- **Space** selects, **Enter** shows the partners, **Tab** goes from partner to partner of the selected number
- **+** adds numbers, **M** shows partners always, **C** switches the tints, **S** chooses stars
- **H** gives a hint, **Ctrl+Z** and **Ctrl+Y** undo and redo, **P** pauses, **Ctrl+R** plays the same deal again, **F2** or **Ctrl+N** begins a new game

## Points

A pair side by side, the end of a row and the start of the next included, gives 1 point, a pair over gaps 4. Each row that vanishes gives 10, and the last number 150. A hint costs 3. Undo takes the points back.

## Hints

A hint shows the next step of a win. If the position is lost, it says how far to undo; if it does not know, it says so, and costs nothing. A win with hints counts, but sets no best time and no best score.

## Grids and stars

A game begins with 27, 36 or 45 numbers, and can always be won with one add at most. In the variant **No adds** there are 36 numbers, and they can be cleared as they are. **Par** is the best win that the program knows: its moves and adds. Stars say how often play at random wins, from one (often) to five (hardly ever); you can choose the stars of new games.

Tints go by partners: 1 and 9, 2 and 8, 3 and 7, 4 and 6, and 5.
</source>
        <translation>Togli tutti i numeri dalla griglia, a due a due.

Due numeri fanno coppia se sono **uguali**, o se **insieme fanno 10**, e nulla sta in mezzo su una di queste linee:

- una **riga**, una **colonna** o una **diagonale**
- l’**ordine di lettura**: la fine di una riga prosegue all’inizio della successiva

Gli spazi lasciati dai numeri tolti lasciano passare. Una riga senza numeri scompare e le righe sotto salgono.

## Come si gioca

- **Fai clic** su un numero, poi su quello con cui fa coppia. Oppure **trascina** dall’uno all’altro.
- Se i due non fanno coppia, ti viene detto perché e il secondo resta selezionato. Fai di nuovo clic sul numero selezionato per lasciarlo.
- **Tieni premuto** un numero, o fai clic con il pulsante secondario, per vedere con quali fa coppia. **Mostra le coppie** li mostra sempre.
- **Aggiungi** riscrive tutti i numeri rimasti dopo l’ultimo. In una partita ci sono 5 aggiunte.
- **Annulla** e **ripeti** vanno avanti e indietro senza limiti, anche oltre aggiunte e righe scomparse.

Hai vinto quando non resta nessun numero. Se non ci sono più né coppie né aggiunte, aiuta solo annullare; una partita lasciata così per un’altra è persa.

## Tastiera

- **Frecce** per andare da un numero all’altro; **Inizio** e **Fine** portano ai capi della riga, con **Ctrl** agli angoli; **Pag su** e **Pag giù** spostano di una schermata
- **Spazio** seleziona, **Invio** mostra con chi fa coppia, **Tab** passa da uno all’altro dei numeri che vanno con quello selezionato
- **+** aggiunge numeri, **M** mostra sempre le coppie, **C** accende e spegne le tinte, **S** sceglie le stelle
- **H** dà un suggerimento, **Ctrl+Z** e **Ctrl+Y** annullano e ripetono, **P** mette in pausa, **Ctrl+R** rigioca la stessa partita, **F2** o **Ctrl+N** ne comincia una nuova

## Punti

Una coppia di numeri vicini, anche tra la fine di una riga e l’inizio della successiva, dà 1 punto, una coppia oltre gli spazi 4. Ogni riga che scompare dà 10 punti, l’ultimo numero 150. Un suggerimento costa 3 punti. Annullando si restituiscono i punti.

## Suggerimenti

Un suggerimento mostra il prossimo passo verso una vittoria. Se la posizione è persa, dice fin dove annullare; se non lo sa, lo dice e non costa nulla. Una vittoria con suggerimenti conta, ma non dà né miglior tempo né miglior punteggio.

## Griglie e stelle

Una partita comincia con 27, 36 o 45 numeri e si può sempre vincere con una sola aggiunta al massimo. Nella variante **Senza aggiunte** i numeri sono 36 e si possono togliere così come sono. Il **par** è la vittoria migliore che il programma conosce: le sue mosse e aggiunte. Le stelle dicono quanto spesso si vince giocando a caso, da una (spesso) a cinque (quasi mai); puoi scegliere le stelle delle nuove partite.

Le tinte seguono le coppie: 1 e 9, 2 e 8, 3 e 7, 4 e 6, e 5.
</translation>
    </message>
    <message>
        <source>This position is lost. Further back, a win is known.</source>
        <translation>Questa posizione è persa. Più indietro si conosce una vittoria.</translation>
    </message>
</context>
</TS>
