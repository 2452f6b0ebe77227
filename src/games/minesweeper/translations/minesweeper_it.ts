<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>gridlark::minesweeper::MinesweeperTable</name>
    <message>
        <source>Flag mode</source>
        <translation>Modo bandierina</translation>
    </message>
    <message>
        <source>A tap on a hidden square sets a flag</source>
        <translation>Un tocco su una cella coperta mette una bandierina</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>Rischi</translation>
    </message>
    <message>
        <source>Show the chance of a mine for every square</source>
        <translation>Mostra la probabilità di una mina per ogni cella</translation>
    </message>
    <message>
        <source>Was it avoidable?</source>
        <translation>Si poteva evitare?</translation>
    </message>
    <message>
        <source>Look back at the last move</source>
        <translation>Riesamina l’ultima mossa</translation>
    </message>
    <message>
        <source>Show 3BV</source>
        <translation>Mostra 3BV</translation>
    </message>
    <message>
        <source>Show 3BV and 3BV/s of finished games</source>
        <translation>Mostra 3BV e 3BV/s delle partite finite</translation>
    </message>
    <message>
        <source>Minesweeper</source>
        <translation>Campo minato</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Personalizzata…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>With the risks shown, this game counts as assisted.</source>
        <translation>Con i rischi mostrati, questa partita vale come giocata con aiuto.</translation>
    </message>
    <message>
        <source>This position is too large: the risks are estimates.</source>
        <translation>Questa posizione è troppo grande: i rischi sono stime.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Mine rimaste</translation>
    </message>
    <message>
        <source>Click: open; on a number: open around it</source>
        <translation>Clic: apri; su un numero: apri intorno</translation>
    </message>
    <message>
        <source>Hold, or right click: set a flag</source>
        <translation>Tieni premuto o clic destro: metti una bandierina</translation>
    </message>
    <message>
        <source>F: flag mode</source>
        <translation>F: modo bandierina</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::OwnGrid</name>
    <message>
        <source>Your own grid</source>
        <translation>La tua griglia</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Senza indovinare</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::Painter</name>
    <message>
        <source>hidden</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>bandierina</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>mina</translation>
    </message>
    <message>
        <source>exploded mine</source>
        <translation>mina esplosa</translation>
    </message>
    <message>
        <source>wrong flag</source>
        <translation>bandierina sbagliata</translation>
    </message>
    <message>
        <source>used by the hint</source>
        <translation>usata dal suggerimento</translation>
    </message>
    <message>
        <source>certainly safe</source>
        <translation>certamente sicura</translation>
    </message>
    <message>
        <source>certainly a mine</source>
        <translation>certamente una mina</translation>
    </message>
    <message>
        <source>the safest</source>
        <translation>la più sicura</translation>
    </message>
    <message>
        <source>this flag is wrong</source>
        <translation>questa bandierina è sbagliata</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3</source>
        <extracomment>A cell for the screen reader: row, column, content</extracomment>
        <translation>Riga %1, colonna %2, %3</translation>
    </message>
    <message>
        <source>risk %1 %</source>
        <extracomment>A cell for the screen reader: chance of a mine</extracomment>
        <translation>rischio %1 %</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::PlayView</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>A tap opens</source>
        <translation>Un tocco apre</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandierina</translation>
    </message>
    <message>
        <source>A tap sets a flag</source>
        <translation>Un tocco mette una bandierina</translation>
    </message>
    <message>
        <source>%1 (F changes it)</source>
        <extracomment>What a tap does, and the key that changes it</extracomment>
        <translation>%1 (F per cambiare)</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Più piccola (−)</translation>
    </message>
    <message>
        <source>Fit into the window (0)</source>
        <translation>Adatta alla finestra (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Più grande (+)</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::Plugin</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>A grid: its name; its size and number of mines</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Senza indovinare</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermedio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Estremo</translation>
    </message>
    <message>
        <source>Marathon</source>
        <translation>Maratona</translation>
    </message>
    <message>
        <source>3BV/s</source>
        <translation>3BV/s</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::Words</name>
    <message numerus="yes">
        <source>%n mine(s)</source>
        <translation>
            <numerusform>%n mina</numerusform>
            <numerusform>%n mine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 · %3</source>
        <extracomment>Columns, rows, number of mines</extracomment>
        <translation>%1 × %2 · %3</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share of a hundred</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>the marked square is a mine</source>
        <translation>la cella segnata è una mina</translation>
    </message>
    <message>
        <source>the marked squares are mines</source>
        <translation>le celle segnate sono mine</translation>
    </message>
    <message>
        <source>the marked square is safe</source>
        <translation>la cella segnata è sicura</translation>
    </message>
    <message>
        <source>the marked squares are safe</source>
        <translation>le celle segnate sono sicure</translation>
    </message>
    <message>
        <source>The marked flag is wrong: there is no mine.</source>
        <translation>La bandierina segnata è sbagliata: lì non c’è una mina.</translation>
    </message>
    <message>
        <source>The marked flags are wrong: there are no mines.</source>
        <translation>Le bandierine segnate sono sbagliate: lì non ci sono mine.</translation>
    </message>
    <message>
        <source>The framed number alone says it: %1.</source>
        <extracomment>%1: &quot;the marked square is safe&quot; or the like</extracomment>
        <translation>Basta il numero incorniciato a dirlo: %1.</translation>
    </message>
    <message>
        <source>The two framed numbers together say it: %1.</source>
        <translation>Lo dicono insieme i due numeri incorniciati: %1.</translation>
    </message>
    <message>
        <source>The %1 framed numbers together say it: %2.</source>
        <translation>Lo dicono insieme i %1 numeri incorniciati: %2.</translation>
    </message>
    <message>
        <source>Mines left in all: %1. So %2.</source>
        <translation>Mine rimaste in tutto: %1. Quindi %2.</translation>
    </message>
    <message>
        <source>Mines left in all: %1. With the framed numbers, %2.</source>
        <translation>Mine rimaste in tutto: %1. Con i numeri incorniciati, %2.</translation>
    </message>
    <message>
        <source>Nothing certain was found. The least risk, by estimate: %1.</source>
        <translation>Non si è trovato nulla di certo. Il rischio minore, stimato: %1.</translation>
    </message>
    <message>
        <source>Nothing is certain. The least risk of a mine is %1.</source>
        <translation>Nulla è certo. Il rischio minore di una mina è %1.</translation>
    </message>
    <message>
        <source>Yes: this square was certainly a mine.</source>
        <translation>Sì: questa cella era certamente una mina.</translation>
    </message>
    <message>
        <source>Yes: its risk was %1, and the marked squares were certainly safe.</source>
        <translation>Sì: il suo rischio era %1 e le celle segnate erano certamente sicure.</translation>
    </message>
    <message>
        <source>Not for certain, as nothing was safe. Its risk was %1; %2 was the least.</source>
        <translation>Non con certezza, perché nulla era sicuro. Il suo rischio era %1; il minore era %2.</translation>
    </message>
    <message>
        <source>No: nothing was safe, and no square had less risk than its %1.</source>
        <translation>No: nulla era sicuro, e nessuna cella aveva un rischio minore del suo, %1.</translation>
    </message>
    <message>
        <source>These risks are estimates.</source>
        <translation>Questi rischi sono stime.</translation>
    </message>
    <message>
        <source>Open any square: the first one is always safe.</source>
        <translation>Apri una cella qualsiasi: la prima è sempre sicura.</translation>
    </message>
    <message>
        <source>Open a square first: until then there are no mines to flag.</source>
        <translation>Apri prima una cella: fino ad allora non ci sono mine da segnare.</translation>
    </message>
    <message>
        <source>No board without guessing was found for this square. Try another one, or a grid with fewer mines.</source>
        <translation>Per questa cella non si è trovato uno schema senza indovinare. Provane un’altra, o una griglia con meno mine.</translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>3BV of a lost game: the part that was opened, and the whole</extracomment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>3BV/s</source>
        <translation>3BV/s</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Campo sminato</translation>
    </message>
    <message>
        <source>Lost: several mines went off.</source>
        <translation>Persa: sono esplose più mine.</translation>
    </message>
    <message>
        <source>Lost: a mine went off.</source>
        <translation>Persa: è esplosa una mina.</translation>
    </message>
    <message>
        <source>Undo goes on, as an assisted game.</source>
        <translation>Annulla permette di continuare, come partita con aiuto.</translation>
    </message>
</context>
</TS>
