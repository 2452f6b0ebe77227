<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>gridlark::queens::OwnPanel</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Il tuo puzzle</translation>
    </message>
    <message>
        <source>One line for each row, one letter for each cell:

AABB
CABB
CCDB
CDDD</source>
        <translation>Una riga di testo per ogni riga, una lettera per ogni cella:

AABB
CABB
CCDB
CDDD</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regioni</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Il puzzle</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Apri un file…</translation>
    </message>
    <message>
        <source>Open a puzzle</source>
        <translation>Apri un puzzle</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>«%1» è illeggibile: %2.</translation>
    </message>
    <message>
        <source>“%1” is longer than 64 KiB: no puzzle.</source>
        <translation>«%1» supera i 64 KiB: non è un puzzle.</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Painter</name>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>automatic X</source>
        <translation>X automatica</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloccata</translation>
    </message>
    <message>
        <source>given queen</source>
        <translation>regina data</translation>
    </message>
    <message>
        <source>queen, in conflict</source>
        <translation>regina, in conflitto</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>regina</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3, %4 region</source>
        <extracomment>A cell for the screen reader: row, column, content, colour of its region</extracomment>
        <translation>Riga %1, colonna %2, %3, regione %4</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Plugin</name>
    <message>
        <source>Small</source>
        <translation>Piccole</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medie</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandi</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Personale</translation>
    </message>
    <message>
        <source>With blocks</source>
        <translation>Con blocchi</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::QueensTable</name>
    <message>
        <source>Automatic X</source>
        <translation>X automatiche</translation>
    </message>
    <message>
        <source>Each queen brings an X to the cells that it rules out</source>
        <translation>Ogni regina mette una X sulle celle che esclude</translation>
    </message>
    <message>
        <source>How hard new puzzles are</source>
        <translation>La difficoltà dei nuovi puzzle</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Regine</translation>
    </message>
    <message>
        <source>Your own puzzle…</source>
        <translation>Il tuo puzzle…</translation>
    </message>
    <message>
        <source>Apply the hint</source>
        <translation>Esegui il passo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1 of %2 queens</source>
        <translation>%1 regine su %2</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Il tuo puzzle</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Click: place a queen</source>
        <translation>Clic: metti una regina</translation>
    </message>
    <message>
        <source>Hold, or right click: note an X</source>
        <translation>Tieni premuto o clic destro: segna una X</translation>
    </message>
    <message>
        <source>Drag: note several cells, or move a queen</source>
        <translation>Trascina: segna più celle o sposta una regina</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Words</name>
    <message>
        <source>row %1 column %2</source>
        <extracomment>a cell: its row and column</extracomment>
        <translation>riga %1 colonna %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 e altre</translation>
    </message>
    <message>
        <source>There is nothing in the text.</source>
        <translation>Il testo è vuoto.</translation>
    </message>
    <message>
        <source>The text is longer than 64 KiB: no puzzle.</source>
        <translation>Il testo supera i 64 KiB: non è un puzzle.</translation>
    </message>
    <message>
        <source>The text begins like JSON, but is no object of it.</source>
        <translation>Il testo comincia come JSON, ma non ne è un oggetto.</translation>
    </message>
    <message>
        <source>The object has no list “regions” of lines.</source>
        <translation>L’oggetto non ha un elenco «regions» di righe.</translation>
    </message>
    <message>
        <source>“given” and “blocked” must be lists of [row, column].</source>
        <translation>«given» e «blocked» devono essere elenchi di [riga, colonna].</translation>
    </message>
    <message numerus="yes">
        <source>It has %n row(s); 16 are the most.</source>
        <translation>
            <numerusform>Ha %n riga; il massimo è 16.</numerusform>
            <numerusform>Ha %n righe; il massimo è 16.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not square: with %n row(s), check %1.</source>
        <translation>
            <numerusform>Non è quadrato: con %n riga, controlla %1.</numerusform>
            <numerusform>Non è quadrato: con %n righe, controlla %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n region(s), which are not as many as rows.</source>
        <translation>
            <numerusform>Ha %n regione: devono essere tante quante le righe.</numerusform>
            <numerusform>Ha %n regioni: devono essere tante quante le righe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outside the board: %1.</source>
        <translation>Fuori dalla griglia: %1.</translation>
    </message>
    <message>
        <source>A given queen stands on a blocked cell: %1.</source>
        <translation>Una regina data sta su una cella bloccata: %1.</translation>
    </message>
    <message>
        <source>These given queens cannot both stand: %1.</source>
        <translation>Queste regine date si escludono a vicenda: %1.</translation>
    </message>
    <message>
        <source>A region is in several parts: %1 lies apart.</source>
        <translation>Una regione è divisa in più parti; staccate: %1.</translation>
    </message>
    <message>
        <source>It has no solution: there is no place for a queen among %1.</source>
        <translation>Non ha soluzione: nessun posto per una regina tra queste celle: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n solution(s); two of them differ at %1.</source>
        <translation>
            <numerusform>Ha %n soluzione; due di esse differiscono qui: %1.</numerusform>
            <numerusform>Ha %n soluzioni; due di esse differiscono qui: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n solution(s) or more; two of them differ at %1.</source>
        <translation>
            <numerusform>Ha %n soluzione o più; due di esse differiscono qui: %1.</numerusform>
            <numerusform>Ha %n soluzioni o più; due di esse differiscono qui: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its solutions could not be counted in time.</source>
        <translation>Non c’è stato il tempo di contarne le soluzioni.</translation>
    </message>
    <message>
        <source>Nothing is forced here; a queen on this cell leads to a solution.</source>
        <translation>Qui nulla è obbligato; una regina su questa cella porta a una soluzione.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) cannot stay here.</source>
        <translation>
            <numerusform>%n regina non può restare qui.</numerusform>
            <numerusform>%n regine non possono restare qui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with an X must have a queen.</source>
        <translation>
            <numerusform>%n cella con una X deve avere una regina.</numerusform>
            <numerusform>%n celle con una X devono avere una regina.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Your own puzzles are not counted in the statistics.</source>
        <translation>I tuoi puzzle non contano nelle statistiche.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s), and none of them touch.</source>
        <translation>
            <numerusform>%n regina, e nessuna ne tocca un’altra.</numerusform>
            <numerusform>%n regine, e nessuna ne tocca un’altra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Puzzle successivo</translation>
    </message>
    <message>
        <source>It has exactly one solution.</source>
        <translation>Ha esattamente una soluzione.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 5.</source>
        <translation>
            <numerusform>%n stella su 5.</numerusform>
            <numerusform>%n stelle su 5.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be played, and is not counted.</source>
        <translation>Si può giocare, ma non conta nelle statistiche.</translation>
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
    <message>
        <source>Erase X</source>
        <translation>Cancella X</translation>
    </message>
    <message>
        <source>Take every X off the board</source>
        <translation>Toglie tutte le X dalla griglia</translation>
    </message>
</context>
</TS>
