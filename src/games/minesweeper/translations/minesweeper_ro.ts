<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO" sourcelanguage="en">
<context>
    <name>gridlark::minesweeper::MinesweeperTable</name>
    <message>
        <source>Flag mode</source>
        <translation>Mod steag</translation>
    </message>
    <message>
        <source>A tap on a hidden square sets a flag</source>
        <translation>O atingere pe o căsuță ascunsă pune un steag</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>Riscuri</translation>
    </message>
    <message>
        <source>Show the chance of a mine for every square</source>
        <translation>Arată probabilitatea unei mine pentru fiecare căsuță</translation>
    </message>
    <message>
        <source>Was it avoidable?</source>
        <translation>Se putea evita?</translation>
    </message>
    <message>
        <source>Look back at the last move</source>
        <translation>Privește înapoi la ultima mutare</translation>
    </message>
    <message>
        <source>Show 3BV</source>
        <translation>Arată 3BV</translation>
    </message>
    <message>
        <source>Show 3BV and 3BV/s of finished games</source>
        <translation>Arată 3BV și 3BV/s pentru partidele încheiate</translation>
    </message>
    <message>
        <source>Minesweeper</source>
        <translation>Câmp minat</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Personalizată…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indiciu</translation>
    </message>
    <message>
        <source>With the risks shown, this game counts as assisted.</source>
        <translation>Cu riscurile arătate, această partidă se consideră jucată cu ajutor.</translation>
    </message>
    <message>
        <source>This position is too large: the risks are estimates.</source>
        <translation>Această poziție este prea mare: riscurile sunt estimări.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Mine rămase</translation>
    </message>
    <message>
        <source>Click: open; on a number: open around it</source>
        <translation>Clic: deschide; pe o cifră: deschide în jurul ei</translation>
    </message>
    <message>
        <source>Hold, or right click: set a flag</source>
        <translation>Apasă lung sau clic dreapta: pune un steag</translation>
    </message>
    <message>
        <source>F: flag mode</source>
        <translation>F: mod steag</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::OwnGrid</name>
    <message>
        <source>Your own grid</source>
        <translation>Grilă proprie</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Coloane</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de la %1 la %2</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rânduri</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Fără ghicit</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joacă</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::Painter</name>
    <message>
        <source>hidden</source>
        <translation>ascunsă</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>goală</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>steag</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>mină</translation>
    </message>
    <message>
        <source>exploded mine</source>
        <translation>mină explodată</translation>
    </message>
    <message>
        <source>wrong flag</source>
        <translation>steag greșit</translation>
    </message>
    <message>
        <source>used by the hint</source>
        <translation>folosită de indiciu</translation>
    </message>
    <message>
        <source>certainly safe</source>
        <translation>sigur fără mină</translation>
    </message>
    <message>
        <source>certainly a mine</source>
        <translation>sigur o mină</translation>
    </message>
    <message>
        <source>the safest</source>
        <translation>cea mai sigură</translation>
    </message>
    <message>
        <source>this flag is wrong</source>
        <translation>acest steag este greșit</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3</source>
        <extracomment>A cell for the screen reader: row, column, content</extracomment>
        <translation>Rândul %1, coloana %2, %3</translation>
    </message>
    <message>
        <source>risk %1 %</source>
        <extracomment>A cell for the screen reader: chance of a mine</extracomment>
        <translation>risc %1 %</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::PlayView</name>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>A tap opens</source>
        <translation>O atingere deschide</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Steag</translation>
    </message>
    <message>
        <source>A tap sets a flag</source>
        <translation>O atingere pune un steag</translation>
    </message>
    <message>
        <source>%1 (F changes it)</source>
        <extracomment>What a tap does, and the key that changes it</extracomment>
        <translation>%1 (F schimbă)</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Mai mică (−)</translation>
    </message>
    <message>
        <source>Fit into the window (0)</source>
        <translation>Încadrează în fereastră (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Mai mare (+)</translation>
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
        <translation>Fără ghicit</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Începător</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermediar</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Dificil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>Marathon</source>
        <translation>Maraton</translation>
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
            <numerusform>%n mină</numerusform>
            <numerusform>%n mine</numerusform>
            <numerusform>%n de mine</numerusform>
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
        <translation>căsuța marcată este o mină</translation>
    </message>
    <message>
        <source>the marked squares are mines</source>
        <translation>căsuțele marcate sunt mine</translation>
    </message>
    <message>
        <source>the marked square is safe</source>
        <translation>căsuța marcată este sigură</translation>
    </message>
    <message>
        <source>the marked squares are safe</source>
        <translation>căsuțele marcate sunt sigure</translation>
    </message>
    <message>
        <source>The marked flag is wrong: there is no mine.</source>
        <translation>Steagul marcat este greșit: acolo nu e nicio mină.</translation>
    </message>
    <message>
        <source>The marked flags are wrong: there are no mines.</source>
        <translation>Steagurile marcate sunt greșite: acolo nu sunt mine.</translation>
    </message>
    <message>
        <source>The framed number alone says it: %1.</source>
        <extracomment>%1: &quot;the marked square is safe&quot; or the like</extracomment>
        <translation>O spune singură cifra încadrată: %1.</translation>
    </message>
    <message>
        <source>The two framed numbers together say it: %1.</source>
        <translation>O spun împreună cele două cifre încadrate: %1.</translation>
    </message>
    <message>
        <source>The %1 framed numbers together say it: %2.</source>
        <translation>O spun împreună cifrele încadrate (%1): %2.</translation>
    </message>
    <message>
        <source>Mines left in all: %1. So %2.</source>
        <translation>Mine rămase în total: %1. Deci %2.</translation>
    </message>
    <message>
        <source>Mines left in all: %1. With the framed numbers, %2.</source>
        <translation>Mine rămase în total: %1. Cu cifrele încadrate, %2.</translation>
    </message>
    <message>
        <source>Nothing certain was found. The least risk, by estimate: %1.</source>
        <translation>Nu s-a găsit nimic sigur. Cel mai mic risc, estimat: %1.</translation>
    </message>
    <message>
        <source>Nothing is certain. The least risk of a mine is %1.</source>
        <translation>Nimic nu este sigur. Cel mai mic risc de mină este %1.</translation>
    </message>
    <message>
        <source>Yes: this square was certainly a mine.</source>
        <translation>Da: această căsuță era sigur o mină.</translation>
    </message>
    <message>
        <source>Yes: its risk was %1, and the marked squares were certainly safe.</source>
        <translation>Da: riscul ei era %1, iar căsuțele marcate erau sigur fără mine.</translation>
    </message>
    <message>
        <source>Not for certain, as nothing was safe. Its risk was %1; %2 was the least.</source>
        <translation>Nu cu certitudine, fiindcă nimic nu era sigur. Riscul ei era %1; cel mai mic era %2.</translation>
    </message>
    <message>
        <source>No: nothing was safe, and no square had less risk than its %1.</source>
        <translation>Nu: nimic nu era sigur și nicio căsuță nu avea un risc mai mic decât al ei, %1.</translation>
    </message>
    <message>
        <source>These risks are estimates.</source>
        <translation>Aceste riscuri sunt estimări.</translation>
    </message>
    <message>
        <source>Open any square: the first one is always safe.</source>
        <translation>Deschide orice căsuță: prima este mereu sigură.</translation>
    </message>
    <message>
        <source>Open a square first: until then there are no mines to flag.</source>
        <translation>Deschide mai întâi o căsuță: până atunci nu sunt mine de marcat.</translation>
    </message>
    <message>
        <source>No board without guessing was found for this square. Try another one, or a grid with fewer mines.</source>
        <translation>Nu s-a găsit nicio tablă fără ghicit pentru această căsuță. Încearcă alta, sau o grilă cu mai puține mine.</translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>3BV of a lost game: the part that was opened, and the whole</extracomment>
        <translation>%1 din %2</translation>
    </message>
    <message>
        <source>3BV/s</source>
        <translation>3BV/s</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Teren deminat</translation>
    </message>
    <message>
        <source>Lost: several mines went off.</source>
        <translation>Pierdută: au explodat mai multe mine.</translation>
    </message>
    <message>
        <source>Lost: a mine went off.</source>
        <translation>Pierdută: a explodat o mină.</translation>
    </message>
    <message>
        <source>Undo goes on, as an assisted game.</source>
        <translation>Anularea continuă partida, ca una cu ajutor.</translation>
    </message>
</context>
</TS>
