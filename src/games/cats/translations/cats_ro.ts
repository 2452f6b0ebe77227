<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO" sourcelanguage="en">
<context>
    <name>gridlark::cats::CatsTable</name>
    <message>
        <source>Cats</source>
        <translation>Pisici</translation>
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
</context>
<context>
    <name>gridlark::cats::Words</name>
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
    <message>
        <source>Erase X</source>
        <translation>Șterge X</translation>
    </message>
    <message>
        <source>Take every X off the board</source>
        <translation>Ia toate X-urile de pe tablă</translation>
    </message>
</context>
</TS>
