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
        <source>Open a square first: until then there are no mines to flag.</source>
        <translation>Deschide mai întâi o căsuță: până atunci nu sunt mine de marcat.</translation>
    </message>
    <message>
        <source>No board without guessing was found for this square. Try another one, or a grid with fewer mines.</source>
        <translation>Nu s-a găsit nicio tablă fără ghicit pentru această căsuță. Încearcă alta, sau o grilă cu mai puține mine.</translation>
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
        <source>Open any square: the first one is always safe.</source>
        <translation>Deschide orice căsuță: prima este mereu sigură.</translation>
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
    <message>
        <source>Cleared</source>
        <translation>Teren deminat</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partidă nouă</translation>
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
        <source>Some squares hide a mine. Open all the others. A number says how many of the squares around it, at most eight, have mines; a blank square has none around it, and its neighbours open by themselves.

## How to play

- **Click** a hidden square to open it. If there is a mine, the game is lost. The first square you open never has one, nor do those around it.
- **Hold** a hidden square, or click it with the secondary button, to set a flag or take it off. A flagged square does not open. Flags can be set once the first square is open, and there is no limit to them: the counter of mines may go below zero.
- **Click an open number** that has as many flags around it as it says, or click it with the middle button: all its other neighbours open. If a flag is wrong, a mine goes off.
- The selector under the board changes what a click does: in **flag mode**, a click on a hidden square sets a flag. Clicks on numbers work as before.
- While the button is down, you see what would open. Move off the square and nothing does.

You have won when every square without a mine is open, with or without flags. There are no points; what counts is time. It begins with the first square and stands still in a pause, in menus, and while the window is not in front.

## Keyboard

- **Arrow keys** move; **Home** and **End** go to the ends of the row, with **Ctrl** to the corners of the board; **Page Up** and **Page Down** move by a screen
- **Space** does what a click does, **Enter** sets or takes off a flag
- **F** changes between opening and flag mode
- **H** gives a hint, **R** shows the risks, **A** tells after a loss whether it was avoidable, **B** shows 3BV after the end
- **Ctrl+Z** and **Ctrl+Y** undo and redo, **P** pauses, **Ctrl+R** plays the same board again, **F2** or **Ctrl+N** begins a new game
- **+**, **−** and **0** zoom a large board in, out and to fit; with the mouse, the wheel with **Ctrl** does, and a drag moves the board

## Help

A **hint** names a square that is certainly safe or certainly a mine, and frames the numbers that tell: dotted frames for these, a check mark for what is safe, a mine for what is one. If nothing is certain, it shows the safest squares and their risk. A wrong flag is pointed out first. **Risks** shows the chance of a mine for every hidden square. A game with hints, risks or an undone opening counts as assisted: it sets no best time.

After a loss, **Was it avoidable?** tells whether the mine could have been known, and which square was the safest. Undo takes the last move back, and you can play on.

## Grids

Beginner has 9 × 9 squares and 10 mines, Intermediate 16 × 10 and 25, Hard 20 × 12 and 40, Expert 30 × 16 and 60, Extreme 40 × 20 and 60, Marathon 80 × 40 and 240. Your own grid can have 2 to 100 columns and rows. A board of the variant **No guessing** can always be won by thinking alone. Each grid and variant has statistics of its own.

**3BV** is the least number of clicks that open a board without flags; 3BV/s, how many of them you made in a second, compares boards of different difficulty.
</source>
        <translation>Unele căsuțe ascund o mină. Deschide-le pe toate celelalte. O cifră spune câte dintre căsuțele din jurul ei, cel mult opt, au mine; o căsuță goală nu are niciuna în jur, iar vecinele ei se deschid singure.

## Cum se joacă

- **Fă clic** pe o căsuță ascunsă ca s-o deschizi. Dacă este o mină, partida este pierdută. Prima căsuță pe care o deschizi nu are niciodată mină, nici cele din jurul ei.
- **Ține apăsat** pe o căsuță ascunsă, sau fă clic cu butonul secundar, ca să pui sau să iei un steag. O căsuță cu steag nu se deschide. Steagurile se pot pune după ce prima căsuță este deschisă, iar numărul lor nu este limitat: contorul de mine poate scădea sub zero.
- **Fă clic pe o cifră deschisă** care are în jur atâtea steaguri câte spune, sau fă clic pe ea cu butonul din mijloc: toate celelalte vecine se deschid. Dacă un steag este greșit, explodează o mină.
- Selectorul de sub tablă schimbă ce face un clic: în **mod steag**, un clic pe o căsuță ascunsă pune un steag. Clicurile pe cifre rămân ca înainte.
- Cât timp butonul este apăsat, vezi ce s-ar deschide. Ieși de pe căsuță și nu se deschide nimic.

Ai câștigat când toate căsuțele fără mine sunt deschise, cu sau fără steaguri. Nu există puncte; contează timpul. Pornește la prima căsuță și stă pe loc în pauză, în meniuri și cât timp fereastra nu este în față.

## Tastatură

- **Săgețile** mută cursorul; **Home** și **End** duc la capetele rândului, cu **Ctrl** la colțurile tablei; **Page Up** și **Page Down** mută cu un ecran
- **Spațiu** face ce face un clic, **Enter** pune sau ia un steag
- **F** comută între deschidere și mod steag
- **H** dă un indiciu, **R** arată riscurile, **A** spune după o înfrângere dacă se putea evita, **B** arată 3BV la sfârșit
- **Ctrl+Z** și **Ctrl+Y** anulează și refac, **P** pune pauză, **Ctrl+R** reia aceeași tablă, **F2** sau **Ctrl+N** începe o partidă nouă
- **+**, **−** și **0** măresc, micșorează și încadrează o tablă mare; cu mouse-ul, o face rotița cu **Ctrl**, iar tragerea mută tabla

## Ajutor

Un **indiciu** numește o căsuță care este sigur fără mină sau sigur o mină și încadrează cifrele care o spun: chenare punctate pentru acestea, o bifă pentru ce este sigur, o mină pentru ce este mină. Dacă nimic nu este sigur, arată căsuțele cele mai sigure și riscul lor. Un steag greșit este arătat primul. **Riscuri** arată probabilitatea unei mine pentru fiecare căsuță ascunsă. O partidă cu indicii, riscuri sau o deschidere anulată se consideră jucată cu ajutor: nu dă un cel mai bun timp.

După o înfrângere, **Se putea evita?** spune dacă mina se putea cunoaște și care căsuță era cea mai sigură. Anularea ia înapoi ultima mutare, și poți juca mai departe.

## Grile

Începător are 9 × 9 căsuțe și 10 mine, Intermediar 16 × 10 și 25, Dificil 20 × 12 și 40, Expert 30 × 16 și 60, Extrem 40 × 20 și 60, Maraton 80 × 40 și 240. Grila proprie poate avea între 2 și 100 de coloane și rânduri. O tablă din varianta **Fără ghicit** se poate câștiga întotdeauna doar prin gândire. Fiecare grilă și fiecare variantă are statistici proprii.

**3BV** este cel mai mic număr de clicuri care deschid o tablă fără steaguri; 3BV/s, câte dintre ele ai făcut într-o secundă, compară table de dificultăți diferite.
</translation>
    </message>
</context>
</TS>
