<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>gridlark::number_match::Actions</name>
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
</context>
<context>
    <name>gridlark::number_match::NumberMatchTable</name>
    <message>
        <source>How hard new games are</source>
        <translation>Quanto sono difficili le nuove partite</translation>
    </message>
    <message>
        <source>Number Match</source>
        <translation>Coppie di numeri</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
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
</context>
<context>
    <name>gridlark::number_match::StuckPanel</name>
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
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
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
        <source>This position is lost. Further back, a win is known.</source>
        <translation>Questa posizione è persa. Più indietro si conosce una vittoria.</translation>
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
        <source>Neither a pair nor an add is left. Undo, or begin a new game.</source>
        <translation>Non restano né coppie né aggiunte. Annulla o comincia una nuova partita.</translation>
    </message>
    <message>
        <source>No pair is left. Add numbers, undo, or begin a new game.</source>
        <translation>Non resta nessuna coppia. Aggiungi numeri, annulla o comincia una nuova partita.</translation>
    </message>
    <message>
        <source>The grid is full: nothing more fits.</source>
        <translation>La griglia è piena: non ci sta altro.</translation>
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
</context>
</TS>
