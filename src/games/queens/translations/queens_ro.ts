<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO" sourcelanguage="en">
<context>
    <name>gridlark::queens::OwnPanel</name>
    <message>
        <source>Play</source>
        <translation>Joacă</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Puzzle propriu</translation>
    </message>
    <message>
        <source>One line for each row, one letter for each cell:

AABB
CABB
CCDB
CDDD</source>
        <translation>O linie de text pentru fiecare rând, o literă pentru fiecare căsuță:

AABB
CABB
CCDB
CDDD</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiuni</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Puzzle-ul</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Deschide un fișier…</translation>
    </message>
    <message>
        <source>Open a puzzle</source>
        <translation>Deschide un puzzle</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>„%1” nu poate fi citit: %2.</translation>
    </message>
    <message>
        <source>“%1” is longer than 64 KiB: no puzzle.</source>
        <translation>„%1” depășește 64 KiB: nu este un puzzle.</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Painter</name>
    <message>
        <source>empty</source>
        <translation>goală</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>automatic X</source>
        <translation>X automat</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blocată</translation>
    </message>
    <message>
        <source>given queen</source>
        <translation>regină dată</translation>
    </message>
    <message>
        <source>queen, in conflict</source>
        <translation>regină, în conflict</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>regină</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3, %4 region</source>
        <extracomment>A cell for the screen reader: row, column, content, colour of its region</extracomment>
        <translation>Rândul %1, coloana %2, %3, regiunea %4</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Plugin</name>
    <message>
        <source>Small</source>
        <translation>Mici</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medii</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Mari</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Propriu</translation>
    </message>
    <message>
        <source>With blocks</source>
        <translation>Cu blocaje</translation>
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
        <translation>X automat</translation>
    </message>
    <message>
        <source>Each queen brings an X to the cells that it rules out</source>
        <translation>Fiecare regină pune X pe căsuțele pe care le exclude</translation>
    </message>
    <message>
        <source>How hard new puzzles are</source>
        <translation>Cât de grele sunt puzzle-urile noi</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Regine</translation>
    </message>
    <message>
        <source>Your own puzzle…</source>
        <translation>Puzzle propriu…</translation>
    </message>
    <message>
        <source>Apply the hint</source>
        <translation>Aplică indiciul</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indiciu</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 din %2</translation>
    </message>
    <message>
        <source>%1 of %2 queens</source>
        <translation>Regine: %1 din %2</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Puzzle propriu</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Click: place a queen</source>
        <translation>Clic: pune o regină</translation>
    </message>
    <message>
        <source>Hold, or right click: note an X</source>
        <translation>Apasă lung sau clic dreapta: marchează cu X</translation>
    </message>
    <message>
        <source>Drag: note several cells, or move a queen</source>
        <translation>Trage: marchează mai multe căsuțe sau mută o regină</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Words</name>
    <message>
        <source>row %1 column %2</source>
        <extracomment>a cell: its row and column</extracomment>
        <translation>rândul %1 coloana %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 și altele</translation>
    </message>
    <message>
        <source>There is nothing in the text.</source>
        <translation>Textul este gol.</translation>
    </message>
    <message>
        <source>The text is longer than 64 KiB: no puzzle.</source>
        <translation>Textul depășește 64 KiB: nu este un puzzle.</translation>
    </message>
    <message>
        <source>The text begins like JSON, but is no object of it.</source>
        <translation>Textul începe ca JSON, dar nu este un obiect JSON.</translation>
    </message>
    <message>
        <source>The object has no list “regions” of lines.</source>
        <translation>Obiectul nu are o listă „regions” de rânduri.</translation>
    </message>
    <message>
        <source>“given” and “blocked” must be lists of [row, column].</source>
        <translation>„given” și „blocked” trebuie să fie liste de [rând, coloană].</translation>
    </message>
    <message numerus="yes">
        <source>It has %n row(s); 16 are the most.</source>
        <translation>
            <numerusform>Are %n rând; maximul este 16.</numerusform>
            <numerusform>Are %n rânduri; maximul este 16.</numerusform>
            <numerusform>Are %n de rânduri; maximul este 16.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not square: with %n row(s), check %1.</source>
        <translation>
            <numerusform>Nu este pătrat: are %n rând, verifică %1.</numerusform>
            <numerusform>Nu este pătrat: are %n rânduri, verifică %1.</numerusform>
            <numerusform>Nu este pătrat: are %n de rânduri, verifică %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n region(s), which are not as many as rows.</source>
        <translation>
            <numerusform>Are %n regiune, dar trebuie să fie câte rânduri sunt.</numerusform>
            <numerusform>Are %n regiuni, dar trebuie să fie câte rânduri sunt.</numerusform>
            <numerusform>Are %n de regiuni, dar trebuie să fie câte rânduri sunt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outside the board: %1.</source>
        <translation>În afara tablei: %1.</translation>
    </message>
    <message>
        <source>A given queen stands on a blocked cell: %1.</source>
        <translation>O regină dată stă pe o căsuță blocată: %1.</translation>
    </message>
    <message>
        <source>These given queens cannot both stand: %1.</source>
        <translation>Aceste regine date nu pot sta împreună: %1.</translation>
    </message>
    <message>
        <source>A region is in several parts: %1 lies apart.</source>
        <translation>O regiune este ruptă în mai multe părți; separat: %1.</translation>
    </message>
    <message>
        <source>It has no solution: there is no place for a queen among %1.</source>
        <translation>Nu are soluție: nu e loc pentru o regină printre aceste căsuțe: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n solution(s); two of them differ at %1.</source>
        <translation>
            <numerusform>Are %n soluție; două dintre ele diferă aici: %1.</numerusform>
            <numerusform>Are %n soluții; două dintre ele diferă aici: %1.</numerusform>
            <numerusform>Are %n de soluții; două dintre ele diferă aici: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n solution(s) or more; two of them differ at %1.</source>
        <translation>
            <numerusform>Are cel puțin %n soluție; două dintre ele diferă aici: %1.</numerusform>
            <numerusform>Are cel puțin %n soluții; două dintre ele diferă aici: %1.</numerusform>
            <numerusform>Are cel puțin %n de soluții; două dintre ele diferă aici: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its solutions could not be counted in time.</source>
        <translation>Soluțiile nu au putut fi numărate la timp.</translation>
    </message>
    <message>
        <source>Nothing is forced here; a queen on this cell leads to a solution.</source>
        <translation>Nimic nu este obligatoriu aici; o regină pe această căsuță duce la o soluție.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) cannot stay here.</source>
        <translation>
            <numerusform>%n regină nu poate rămâne aici.</numerusform>
            <numerusform>%n regine nu pot rămâne aici.</numerusform>
            <numerusform>%n de regine nu pot rămâne aici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with an X must have a queen.</source>
        <translation>
            <numerusform>%n căsuță cu X trebuie să aibă o regină.</numerusform>
            <numerusform>%n căsuțe cu X trebuie să aibă o regină.</numerusform>
            <numerusform>%n de căsuțe cu X trebuie să aibă o regină.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rezolvat</translation>
    </message>
    <message>
        <source>Your own puzzles are not counted in the statistics.</source>
        <translation>Puzzle-urile proprii nu intră în statistici.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s), and none of them touch.</source>
        <translation>
            <numerusform>%n regină, și niciuna nu atinge alta.</numerusform>
            <numerusform>%n regine, și niciuna nu atinge alta.</numerusform>
            <numerusform>%n de regine, și niciuna nu atinge alta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Puzzle-ul următor</translation>
    </message>
    <message>
        <source>It has exactly one solution.</source>
        <translation>Are exact o soluție.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 5.</source>
        <translation>
            <numerusform>%n stea din 5.</numerusform>
            <numerusform>%n stele din 5.</numerusform>
            <numerusform>%n de stele din 5.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be played, and is not counted.</source>
        <translation>Se poate juca, dar nu intră în statistici.</translation>
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
