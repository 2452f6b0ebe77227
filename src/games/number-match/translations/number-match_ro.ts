<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO" sourcelanguage="en">
<context>
    <name>gridlark::number_match::Actions</name>
    <message>
        <source>Add numbers</source>
        <translation>Adaugă numere</translation>
    </message>
    <message>
        <source>Write all numbers that are left once more</source>
        <translation>Scrie încă o dată toate numerele rămase</translation>
    </message>
    <message>
        <source>Show partners</source>
        <translation>Arată perechile</translation>
    </message>
    <message>
        <source>Mark what the selected number can go with</source>
        <translation>Marchează numerele cu care merge cel ales</translation>
    </message>
    <message>
        <source>Tints</source>
        <translation>Nuanțe</translation>
    </message>
    <message>
        <source>Partners have the same tint</source>
        <translation>Numerele care merg împreună au aceeași nuanță</translation>
    </message>
    <message>
        <source>No adds left</source>
        <extracomment>Button, in few words: how many numbers will come; how many adds are left</extracomment>
        <translation>Nu mai ai adăugări</translation>
    </message>
    <message>
        <source>Add %1 · %2 left</source>
        <translation>Adaugă %1 · mai ai %2</translation>
    </message>
    <message numerus="yes">
        <source>Write the %n number(s) that are left once more</source>
        <translation>
            <numerusform>Scrie încă o dată numărul rămas</numerusform>
            <numerusform>Scrie încă o dată cele %n numere rămase</numerusform>
            <numerusform>Scrie încă o dată cele %n de numere rămase</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::NumberMatchTable</name>
    <message>
        <source>How hard new games are</source>
        <translation>Cât de grele sunt partidele noi</translation>
    </message>
    <message>
        <source>Number Match</source>
        <translation>Perechi de numere</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indiciu</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Painter</name>
    <message>
        <source>empty</source>
        <translation>gol</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>loc liber</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3</source>
        <extracomment>A cell for the screen reader: row, column, content</extracomment>
        <translation>Rândul %1, coloana %2, %3</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selectat</translation>
    </message>
    <message>
        <source>partner of the selection</source>
        <translation>pereche a celui selectat</translation>
    </message>
    <message>
        <source>shown by the hint</source>
        <translation>arătat de indiciu</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Plugin</name>
    <message>
        <source>No adds</source>
        <translation>Fără adăugări</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <extracomment>A grid, by how many numbers a game begins with</extracomment>
        <translation>
            <numerusform>%n număr</numerusform>
            <numerusform>%n numere</numerusform>
            <numerusform>%n de numere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::StuckPanel</name>
    <message>
        <source>No pair is left</source>
        <translation>Nu mai este nicio pereche</translation>
    </message>
    <message>
        <source>Undo can still save this game. If you begin a new one, this one is lost.</source>
        <translation>Anulând, mai poți salva această partidă. Dacă începi alta, aceasta este pierdută.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partidă nouă</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Words</name>
    <message>
        <source>On their row, the %1 in row %2, column %3 is in the way.</source>
        <extracomment>%1: a number; %2, %3: its row and column</extracomment>
        <translation>Pe rândul lor stă în cale %1 din rândul %2, coloana %3.</translation>
    </message>
    <message>
        <source>On their column, the %1 in row %2, column %3 is in the way.</source>
        <translation>Pe coloana lor stă în cale %1 din rândul %2, coloana %3.</translation>
    </message>
    <message>
        <source>On their diagonal, the %1 in row %2, column %3 is in the way.</source>
        <translation>Pe diagonala lor stă în cale %1 din rândul %2, coloana %3.</translation>
    </message>
    <message>
        <source>They are on no common line, and in reading order the %1 in row %2, column %3 is in the way.</source>
        <translation>Nu sunt pe aceeași linie, iar în ordinea citirii stă în cale %1 din rândul %2, coloana %3.</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n step(s), to the start.</source>
        <translation>
            <numerusform>Anulează %n pas, până la început.</numerusform>
            <numerusform>Anulează %n pași, până la început.</numerusform>
            <numerusform>Anulează %n de pași, până la început.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n step(s), to move %1.</source>
        <extracomment>%1: number of a move</extracomment>
        <translation>
            <numerusform>Anulează %n pas, până la mutarea %1.</numerusform>
            <numerusform>Anulează %n pași, până la mutarea %1.</numerusform>
            <numerusform>Anulează %n de pași, până la mutarea %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position is lost.</source>
        <translation>Această poziție este pierdută.</translation>
    </message>
    <message>
        <source>%1 and %2 are neither equal nor 10 together.</source>
        <extracomment>Two numbers</extracomment>
        <translation>%1 și %2 nu sunt egale și nici nu fac 10 împreună.</translation>
    </message>
    <message>
        <source>The two marked numbers are the next step of a win.</source>
        <translation>Cele două numere marcate sunt următorul pas spre câștig.</translation>
    </message>
    <message>
        <source>Add numbers: that is the next step of a win.</source>
        <translation>Adaugă numere: acesta este următorul pas spre câștig.</translation>
    </message>
    <message>
        <source>This position is lost, and no win is known from any position before it.</source>
        <translation>Această poziție este pierdută, și nu se cunoaște un câștig din nicio poziție dinaintea ei.</translation>
    </message>
    <message>
        <source>No win was found, nor a proof that there is none. This costs nothing.</source>
        <translation>Nu s-a găsit nici un câștig, nici o dovadă că nu există. Aceasta nu costă nimic.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;31 moves&quot;; %2: &quot;1 add&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n mutare</numerusform>
            <numerusform>%n mutări</numerusform>
            <numerusform>%n de mutări</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n add(s)</source>
        <translation>
            <numerusform>%n adăugare</numerusform>
            <numerusform>%n adăugări</numerusform>
            <numerusform>%n de adăugări</numerusform>
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
        <translation>Această poziție este pierdută. Mai înapoi se cunoaște un câștig.</translation>
    </message>
    <message>
        <source>This number has no partner.</source>
        <translation>Acest număr nu are pereche.</translation>
    </message>
    <message numerus="yes">
        <source>This number has %n partner(s).</source>
        <translation>
            <numerusform>Acest număr merge cu încă %n.</numerusform>
            <numerusform>Acest număr merge cu încă %n.</numerusform>
            <numerusform>Acest număr merge cu încă %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither a pair nor an add is left. Undo, or begin a new game.</source>
        <translation>Nu mai sunt nici perechi, nici adăugări. Anulează sau începe o partidă nouă.</translation>
    </message>
    <message>
        <source>No pair is left. Add numbers, undo, or begin a new game.</source>
        <translation>Nu mai este nicio pereche. Adaugă numere, anulează sau începe o partidă nouă.</translation>
    </message>
    <message>
        <source>The grid is full: nothing more fits.</source>
        <translation>Grila este plină: nu mai încape nimic.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Scor</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Adds left</source>
        <translation>Adăugări rămase</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>mai este %n</numerusform>
            <numerusform>mai sunt %n</numerusform>
            <numerusform>mai sunt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Click two numbers, or drag from one to the other: remove the pair</source>
        <translation>Clic pe două numere, sau trage de la unul la altul: scoate perechea</translation>
    </message>
    <message>
        <source>Hold, or right click: show its partners</source>
        <translation>Ține apăsat, sau clic dreapta: arată perechile</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Pierdută</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Grilă golită</translation>
    </message>
</context>
</TS>
