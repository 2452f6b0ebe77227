<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO" sourcelanguage="en">
<context>
    <name>gridlark::cats::CatsTable</name>
    <message>
        <source>Erase X</source>
        <translation>Șterge X</translation>
    </message>
    <message>
        <source>Take every X off the board</source>
        <translation>Ia toate X-urile de pe tablă</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Pisici</translation>
    </message>
    <message>
        <source>This cell has an X. That cost a life.</source>
        <translation>Această căsuță are un X. A costat o viață.</translation>
    </message>
    <message>
        <source>This row has a cat already. That cost a life.</source>
        <translation>Acest rând are deja o pisică. A costat o viață.</translation>
    </message>
    <message>
        <source>This column has a cat already. That cost a life.</source>
        <translation>Această coloană are deja o pisică. A costat o viață.</translation>
    </message>
    <message>
        <source>This region has a cat already. That cost a life.</source>
        <translation>Această regiune are deja o pisică. A costat o viață.</translation>
    </message>
    <message>
        <source>It would touch another cat. That cost a life.</source>
        <translation>Ar atinge altă pisică. A costat o viață.</translation>
    </message>
    <message numerus="yes">
        <source>Hint · %n left</source>
        <translation>
            <numerusform>Indiciu · încă %n</numerusform>
            <numerusform>Indiciu · încă %n</numerusform>
            <numerusform>Indiciu · încă %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint · wait 5 s</source>
        <translation>Indiciu · peste 5 s</translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s) could not stay there and went away.</source>
        <translation>
            <numerusform>%n pisică nu putea sta acolo și a plecat.</numerusform>
            <numerusform>%n pisici nu puteau sta acolo și au plecat.</numerusform>
            <numerusform>%n de pisici nu puteau sta acolo și au plecat.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 So: %2</source>
        <extracomment>%1: a deduction; %2: what follows from it</extracomment>
        <translation>%1 Deci: %2</translation>
    </message>
    <message>
        <source>Several cells are possible; this one leads to a way to finish.</source>
        <translation>Mai multe căsuțe sunt posibile; aceasta duce la o soluție.</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Vieți</translation>
    </message>
    <message>
        <source>%1 of %2 lives</source>
        <translation>Vieți: %1 din %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Scor</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Scor %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nivelul %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Click: mark with an X</source>
        <translation>Clic: marchează cu X</translation>
    </message>
    <message>
        <source>Hold, or right click: place a cat</source>
        <translation>Apasă lung sau clic dreapta: pune o pisică</translation>
    </message>
    <message>
        <source>Drag: mark several cells</source>
        <translation>Trage: marchează mai multe căsuțe</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nivelul %1</translation>
    </message>
    <message>
        <source>Level %1 done</source>
        <translation>Nivelul %1 încheiat</translation>
    </message>
    <message>
        <source>%1 points. Session: %2 points.</source>
        <translation>Puncte: %1. În sesiune: %2.</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nivelul următor</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partidă pierdută</translation>
    </message>
    <message>
        <source>No lives left. The level can be begun again.</source>
        <translation>Nu mai ai vieți. Poți relua nivelul.</translation>
    </message>
    <message>
        <source>Restart the level</source>
        <translation>Reia nivelul</translation>
    </message>
</context>
<context>
    <name>gridlark::cats::ExtraHint</name>
    <message>
        <source>One more hint</source>
        <translation>Încă un indiciu</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Continuă fără</translation>
    </message>
    <message numerus="yes">
        <source>It comes in %n second(s).</source>
        <translation>
            <numerusform>Vine peste o secundă.</numerusform>
            <numerusform>Vine peste %n secunde.</numerusform>
            <numerusform>Vine peste %n de secunde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::cats::Painter</name>
    <message>
        <source>empty</source>
        <translation>goală</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>pisică</translation>
    </message>
    <message>
        <source>sleeping cat</source>
        <translation>pisică adormită</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3, %4 region</source>
        <extracomment>A cell for the screen reader: row, column, content, colour of its region</extracomment>
        <translation>Rândul %1, coloana %2, %3, regiunea %4</translation>
    </message>
</context>
<context>
    <name>gridlark::cats::Plugin</name>
    <message>
        <source>Easy</source>
        <translation>Ușoare</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medii</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Dificile</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschis</translation>
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
        <translation>Pune câte o pisică pe fiecare rând, pe fiecare coloană și în fiecare regiune. Două pisici nu au voie să se atingă, nici măcar pe diagonală.

## Cum se joacă

- **Fă clic** pe o căsuță ca s-o marchezi cu X: aici nu e nicio pisică. Încă un clic ia X-ul. Trage ca să marchezi sau să cureți mai multe căsuțe.
- **Ține apăsat** pe o căsuță, sau fă clic cu butonul secundar, ca să pui o pisică. Fă la fel pe o pisică pentru a o lua.
- Cu tastatura: săgețile mută cursorul, **Spațiu** marchează, **Enter** pune o pisică, **H** dă un indiciu, **E** șterge toate X-urile.
- Unele pisici dorm de la început. Ele fac parte din soluție și nu se mișcă niciodată.

## Vieți

Un nivel începe cu trei vieți. O pisică pusă pe un X, lângă altă pisică sau pe un rând, pe o coloană ori într-o regiune care are deja o pisică costă o viață. Fără vieți nivelul este pierdut și îl poți începe din nou. O pisică ce nu încalcă niciuna dintre aceste reguli este acceptată chiar dacă nu face parte din soluție. Anularea aduce înapoi tabla, dar niciodată o viață sau un indiciu.

## Indicii

Un indiciu pune următoarea pisică ce se poate deduce și spune de ce. Dacă una dintre pisicile tale este greșită, o ia pe aceea. Sunt trei pe nivel; după aceea, fiecare în plus costă cinci secunde de așteptare.

## Scor

Zece puncte pentru fiecare viață rămasă și cinci pentru fiecare indiciu rămas: cel mult 45 pe nivel. Nivelul următor începe imediat, iar punctele dintr-o sesiune se adună.

## Grile

6 × 6 și 7 × 7 sunt ușoare, 8 × 8 și 9 × 9 medii, de la 10 × 10 în sus dificile. Fiecare regiune are atâtea căsuțe cât latura grilei, sau cu una mai mult ori mai puțin. Fiecare nivel standard are exact o soluție, care poate fi găsită doar prin gândire, fără ghicit.

La un nivel **deschis** nicio pisică nu doarme și pot exista mai multe soluții: câștigă orice așezare care respectă regulile.
</translation>
    </message>
</context>
<context>
    <name>placement</name>
    <message>
        <source>Row %1 has only one cell left.</source>
        <translation>Pe rândul %1 a rămas o singură căsuță.</translation>
    </message>
    <message>
        <source>Column %1 has only one cell left.</source>
        <translation>Pe coloana %1 a rămas o singură căsuță.</translation>
    </message>
    <message>
        <source>The %1 region has only one cell left.</source>
        <translation>În regiunea %1 a rămas o singură căsuță.</translation>
    </message>
    <message>
        <source>The cell in row %1 and column %2 is taken, so the rest of its row, column and region and all cells that touch it are out.</source>
        <translation>Căsuța de pe rândul %1 și coloana %2 este ocupată, deci restul rândului, coloanei și regiunii ei și toate căsuțele care o ating sunt excluse.</translation>
    </message>
    <message>
        <source>All cells left in row %1 are in the %2 region, so the rest of the %2 region is out.</source>
        <translation>Toate căsuțele rămase pe rândul %1 sunt în regiunea %2, deci celelalte căsuțe din regiunea %2 sunt excluse.</translation>
    </message>
    <message>
        <source>All cells left in column %1 are in the %2 region, so the rest of the %2 region is out.</source>
        <translation>Toate căsuțele rămase pe coloana %1 sunt în regiunea %2, deci celelalte căsuțe din regiunea %2 sunt excluse.</translation>
    </message>
    <message>
        <source>All cells left in the %1 region are in row %2, so the rest of row %2 is out.</source>
        <translation>Toate căsuțele rămase în regiunea %1 sunt pe rândul %2, deci celelalte căsuțe de pe rândul %2 sunt excluse.</translation>
    </message>
    <message>
        <source>All cells left in the %1 region are in column %2, so the rest of column %2 is out.</source>
        <translation>Toate căsuțele rămase în regiunea %1 sunt pe coloana %2, deci celelalte căsuțe de pe coloana %2 sunt excluse.</translation>
    </message>
    <message>
        <source>Rows %1 have cells left only in columns %2 and need them all, so the rest of these columns is out.</source>
        <translation>Rândurile %1 mai au căsuțe doar pe coloanele %2 și le folosesc pe toate, deci celelalte căsuțe de pe aceste coloane sunt excluse.</translation>
    </message>
    <message>
        <source>Rows %1 have cells left only in the regions %2 and need them all, so the rest of these regions is out.</source>
        <translation>Rândurile %1 mai au căsuțe doar în regiunile %2 și le folosesc pe toate, deci celelalte căsuțe din aceste regiuni sunt excluse.</translation>
    </message>
    <message>
        <source>Columns %1 have cells left only in rows %2 and need them all, so the rest of these rows is out.</source>
        <translation>Coloanele %1 mai au căsuțe doar pe rândurile %2 și le folosesc pe toate, deci celelalte căsuțe de pe aceste rânduri sunt excluse.</translation>
    </message>
    <message>
        <source>Columns %1 have cells left only in the regions %2 and need them all, so the rest of these regions is out.</source>
        <translation>Coloanele %1 mai au căsuțe doar în regiunile %2 și le folosesc pe toate, deci celelalte căsuțe din aceste regiuni sunt excluse.</translation>
    </message>
    <message>
        <source>The regions %1 have cells left only in rows %2 and need them all, so the rest of these rows is out.</source>
        <translation>Regiunile %1 mai au căsuțe doar pe rândurile %2 și le folosesc pe toate, deci celelalte căsuțe de pe aceste rânduri sunt excluse.</translation>
    </message>
    <message>
        <source>The regions %1 have cells left only in columns %2 and need them all, so the rest of these columns is out.</source>
        <translation>Regiunile %1 mai au căsuțe doar pe coloanele %2 și le folosesc pe toate, deci celelalte căsuțe de pe aceste coloane sunt excluse.</translation>
    </message>
    <message>
        <source>Whichever cell of row %1 is taken, it rules out this cell.</source>
        <translation>Orice alegere pe rândul %1 exclude această căsuță.</translation>
    </message>
    <message>
        <source>Whichever cell of column %1 is taken, it rules out this cell.</source>
        <translation>Orice alegere pe coloana %1 exclude această căsuță.</translation>
    </message>
    <message>
        <source>Whichever cell of the %1 region is taken, it rules out this cell.</source>
        <translation>Orice alegere în regiunea %1 exclude această căsuță.</translation>
    </message>
    <message>
        <source>Whichever cell of row %1 is taken, it rules out these cells.</source>
        <translation>Orice alegere pe rândul %1 exclude aceste căsuțe.</translation>
    </message>
    <message>
        <source>Whichever cell of column %1 is taken, it rules out these cells.</source>
        <translation>Orice alegere pe coloana %1 exclude aceste căsuțe.</translation>
    </message>
    <message>
        <source>Whichever cell of the %1 region is taken, it rules out these cells.</source>
        <translation>Orice alegere în regiunea %1 exclude aceste căsuțe.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until row %1 had no cell left.</source>
        <translation>Dacă această căsuță ar fi ocupată, le-ar impune pe altele, una după alta, până când pe rândul %1 n-ar mai rămâne niciuna.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until column %1 had no cell left.</source>
        <translation>Dacă această căsuță ar fi ocupată, le-ar impune pe altele, una după alta, până când pe coloana %1 n-ar mai rămâne niciuna.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until the %1 region had no cell left.</source>
        <translation>Dacă această căsuță ar fi ocupată, le-ar impune pe altele, una după alta, până când în regiunea %1 n-ar mai rămâne niciuna.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in row %1.</source>
        <translation>Dacă această căsuță ar fi ocupată, pașii următori n-ar lăsa nicio căsuță pe rândul %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in column %1.</source>
        <translation>Dacă această căsuță ar fi ocupată, pașii următori n-ar lăsa nicio căsuță pe coloana %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in the %1 region.</source>
        <translation>Dacă această căsuță ar fi ocupată, pașii următori n-ar lăsa nicio căsuță în regiunea %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in row %1 would fail in its turn.</source>
        <translation>Dacă această căsuță ar fi ocupată, fiecare căsuță încă posibilă de pe rândul %1 ar da greș la rândul ei.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in column %1 would fail in its turn.</source>
        <translation>Dacă această căsuță ar fi ocupată, fiecare căsuță încă posibilă de pe coloana %1 ar da greș la rândul ei.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in the %1 region would fail in its turn.</source>
        <translation>Dacă această căsuță ar fi ocupată, fiecare căsuță încă posibilă din regiunea %1 ar da greș la rândul ei.</translation>
    </message>
</context>
</TS>
