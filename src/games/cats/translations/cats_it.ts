<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>gridlark::cats::CatsTable</name>
    <message>
        <source>Cats</source>
        <translation>Gatti</translation>
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
</context>
<context>
    <name>gridlark::cats::Words</name>
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
