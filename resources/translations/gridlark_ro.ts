<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO" sourcelanguage="en">
<context>
    <name>gridlark::shell::Banner</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Închide acest mesaj</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mesaj</translation>
    </message>
    <message>
        <source>1 of %1</source>
        <translation>1 din %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::BestTable</name>
    <message>
        <source>Time</source>
        <translation>Timp</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dată</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Greșeli</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indicii</translation>
    </message>
    <message>
        <source>Ten best</source>
        <translation>Cele mai bune zece</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>cu ajutor</translation>
    </message>
    <message>
        <source>Won with help beyond the game&apos;s own rules, so no best time</source>
        <translation>Câștigată cu ajutor în afara regulilor jocului, deci fără cel mai bun timp</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Scor</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::CommandLine</name>
    <message>
        <source>gridlark: %1
Try “gridlark --help”.</source>
        <translation>gridlark: %1
Încearcă „gridlark --help”.</translation>
    </message>
    <message>
        <source>--grid, --variant and --deal need a game.</source>
        <translation>--grid, --variant și --deal au nevoie de un joc.</translation>
    </message>
    <message>
        <source>there is no game “%1”; the games are: %2.</source>
        <translation>nu există jocul „%1”; jocurile sunt: %2.</translation>
    </message>
    <message>
        <source>“%1” has no grid “%2”; “gridlark --list” names all.</source>
        <translation>„%1” nu are grila „%2”; „gridlark --list” le arată pe toate.</translation>
    </message>
    <message>
        <source>The grid to play on.</source>
        <translation>Grila pe care se joacă.</translation>
    </message>
    <message>
        <source>The variant of the game.</source>
        <translation>Varianta jocului.</translation>
    </message>
    <message>
        <source>The number of the deal, from 0: the same number is the same game.</source>
        <translation>Numărul configurației, de la 0: același număr înseamnă aceeași partidă.</translation>
    </message>
    <message>
        <source>List the games and their grids.</source>
        <translation>Arată jocurile și grilele lor.</translation>
    </message>
    <message>
        <source>Write pictures of all pages into a directory, from sample games, and end.</source>
        <translation>Scrie într-un dosar imagini cu toate paginile, din partide demonstrative, și se închide.</translation>
    </message>
    <message>
        <source>only one game can be opened.</source>
        <translation>se poate deschide un singur joc.</translation>
    </message>
    <message>
        <source>“%1” is not a deal number.</source>
        <translation>„%1” nu este un număr de configurație.</translation>
    </message>
    <message>
        <source>Puzzle and board games.</source>
        <translation>Jocuri de logică și de masă.</translation>
    </message>
    <message>
        <source>The game to open.</source>
        <translation>Jocul de deschis.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::EmptyCard</name>
    <message>
        <source>Play this grid</source>
        <translation>Joacă pe această grilă</translation>
    </message>
    <message>
        <source>No win on %1 yet</source>
        <translation>Încă nicio victorie pe %1</translation>
    </message>
    <message>
        <source>No finished game on %1 yet</source>
        <translation>Încă nicio partidă încheiată pe %1</translation>
    </message>
    <message>
        <source>Win a game on this grid: its time will stand here, with the ten best of them all.</source>
        <translation>Câștigă o partidă pe această grilă: timpul ei va apărea aici, cu cele mai bune zece.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Files</name>
    <message>
        <source>it is no ordinary file</source>
        <translation>nu este un fișier obișnuit</translation>
    </message>
    <message>
        <source>the disk is full – please make room</source>
        <translation>discul este plin – fă loc</translation>
    </message>
    <message>
        <source>you may not write there – please check the permissions</source>
        <translation>nu ai voie să scrii acolo – verifică permisiunile</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>discul poate fi doar citit</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>este prea mare</translation>
    </message>
    <message>
        <source>the disk does not work – please keep a copy of your files elsewhere</source>
        <translation>discul nu funcționează – păstrează o copie a fișierelor tale în altă parte</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GameActions</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indiciu</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauză</translation>
    </message>
    <message>
        <source>Re&amp;start</source>
        <translation>De la &amp;capăt</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>Partidă &amp;nouă</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinuă</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GamePage</name>
    <message>
        <source>%1 — your best time</source>
        <translation>%1 — cel mai bun timp al tău</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Timp %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Configurația %1</translation>
    </message>
    <message>
        <source>Best %1 %2</source>
        <translation>Record %1 %2</translation>
    </message>
    <message>
        <source>No best time yet</source>
        <translation>Încă niciun record</translation>
    </message>
    <message>
        <source>Score %1 — your best</source>
        <translation>Scor %1 — cel mai bun al tău</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Scor %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GameStage</name>
    <message>
        <source>Dealing…</source>
        <translation>Se pregătește…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>The board is covered and time stands still.</source>
        <translation>Tabla este acoperită și timpul stă.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistici</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GridMenu</name>
    <message>
        <source>Opens a menu of grids</source>
        <translation>Deschide un meniu de grile</translation>
    </message>
    <message>
        <source>Choose a grid (Ctrl+G)</source>
        <translation>Alege o grilă (Ctrl+G)</translation>
    </message>
    <message>
        <source>Grid: %1</source>
        <translation>Grilă: %1</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variantă</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GridPills</name>
    <message>
        <source>Grid</source>
        <translation>Grilă</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variantă</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::HelpPage</name>
    <message>
        <source>Help topics</source>
        <translation>Subiecte de ajutor</translation>
    </message>
    <message>
        <source>About Gridlark</source>
        <translation>Despre Gridlark</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Cum se joacă: %1</translation>
    </message>
    <message>
        <source>Gridlark %1 — puzzle and board games for people who like to think with a mouse in hand.

Free software under the MIT licence. It comes without any warranty. Nothing you do leaves this computer.

## Made with

- **Qt %2** — widgets, drawing and files; GNU LGPL version 3
- **JSON for Modern C++** by Niels Lohmann; MIT licence
- **tl::expected** by Sy Brand; CC0
- **CLI11**, for the command-line tool; BSD licence with 3 clauses
- **Inter**, the typeface, by Rasmus Andersson, where it is installed; SIL Open Font License 1.1

## Where things are

Your games, results and settings are kept in the usual directories of your desktop. The environment variable **GRIDLARK_HOME** names another one for all of them.

All pictures were drawn for this program and are under its licence.
</source>
        <translation>Gridlark %1 — jocuri de logică și de masă pentru cei cărora le place să gândească cu mouse-ul în mână.

Program liber sub licența MIT, fără nicio garanție. Nimic din ce faci nu părăsește acest calculator.

## Făcut cu

- **Qt %2** — ferestre, desenare și fișiere; GNU LGPL versiunea 3
- **JSON for Modern C++** de Niels Lohmann; licența MIT
- **tl::expected** de Sy Brand; CC0
- **CLI11**, pentru unealta din linia de comandă; licența BSD cu 3 clauze
- **Inter**, fontul lui Rasmus Andersson, acolo unde este instalat; SIL Open Font License 1.1

## Unde se află lucrurile

Partidele, rezultatele și setările tale se păstrează în dosarele obișnuite ale sistemului. Variabila de mediu **GRIDLARK_HOME** indică alt dosar pentru toate.

Toate imaginile au fost desenate pentru acest program și se află sub licența lui.
</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::HomePage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistici</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>%1 · best %2</source>
        <translation>%1 · record %2</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Încă nejucat</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joacă</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuă</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Bara de meniu</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::MainWindow</name>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>Partida nu poate fi salvată: %1</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>The settings cannot be saved: %1</source>
        <translation>Setările nu pot fi salvate: %1</translation>
    </message>
    <message>
        <source>%1 was also played in another window. That game is kept: undo at the beginning of this one brings it back.</source>
        <translation>%1 a fost jucat și într-o altă fereastră. Acel joc este păstrat: anulează la începutul acestuia ca să revii la el.</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Nu totul este salvat</translation>
    </message>
    <message>
        <source>What is not saved is lost if you quit now.</source>
        <translation>Ce nu este salvat se pierde dacă ieși acum.</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Ieși oricum</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Încearcă din nou</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anulează</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::PageHeader</name>
    <message>
        <source>Back to the games (Esc)</source>
        <translation>Înapoi la jocuri (Esc)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Meniu (F10)</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Paths</name>
    <message>
        <source>Nothing can be written in %1. You can play, but this will not be kept.</source>
        <translation>Nu se poate scrie în %1. Poți juca, dar nimic nu se va păstra.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::PluginRegistry</name>
    <message>
        <source>%1 is not a game for Gridlark and was left out.</source>
        <translation>%1 nu este un joc pentru Gridlark și a fost omis.</translation>
    </message>
    <message>
        <source>%1 is made for another version of Gridlark and was left out.</source>
        <translation>%1 este făcut pentru altă versiune de Gridlark și a fost omis.</translation>
    </message>
    <message>
        <source>%1 does not say which game it is and was left out.</source>
        <translation>%1 nu spune ce joc este și a fost omis.</translation>
    </message>
    <message>
        <source>No games were found in %1.</source>
        <translation>Nu s-a găsit niciun joc în %1.</translation>
    </message>
    <message>
        <source> or in </source>
        <translation> sau în </translation>
    </message>
    <message>
        <source>There are two files for the game “%1”: %2 is used, %3 was left out.</source>
        <translation>Există două fișiere pentru jocul „%1”: se folosește %2, iar %3 a fost omis.</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Nu există jocul „%1”.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 nu poate fi deschis: %2</translation>
    </message>
    <message>
        <source>it offers no game.</source>
        <translation>nu conține niciun joc.</translation>
    </message>
    <message>
        <source>The games in %1 were left out: other users may write there.</source>
        <translation>Jocurile din %1 au fost omise: alți utilizatori pot scrie acolo.</translation>
    </message>
    <message>
        <source>%1 was left out: other users may write to it.</source>
        <translation>%1 a fost omis: alți utilizatori îl pot modifica.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Records</name>
    <message>
        <source>The results in %1 cannot be read: %2</source>
        <translation>Rezultatele din %1 nu pot fi citite: %2</translation>
    </message>
    <message>
        <source>These lines of %1 cannot be read and are left as they are: %2.</source>
        <translation>Aceste linii din %1 nu pot fi citite și rămân așa cum sunt: %2.</translation>
    </message>
    <message>
        <source>Some results that waited to be kept cannot be read. They are in %1.</source>
        <translation>Unele rezultate care așteptau nu pot fi citite. Sunt în %1.</translation>
    </message>
    <message>
        <source>A result could not be added to %1 (%2). It is kept and tried again.</source>
        <translation>Un rezultat nu a putut fi adăugat la %1 (%2). Este păstrat și se va încerca din nou.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>Numbers of lines, and how many others there are</extracomment>
        <translation>%1 și încă %2</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::RunningGame</name>
    <message>
        <source>This is a new game.</source>
        <translation>Aceasta este o partidă nouă.</translation>
    </message>
    <message>
        <source>%1: the moves of the saved game could not be read; it goes on from where it was.</source>
        <translation>%1: mutările partidei salvate nu au putut fi citite; partida continuă de unde era.</translation>
    </message>
    <message>
        <source>The game begins anew.</source>
        <translation>Partida începe din nou.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>Partida dinainte a revenit.</translation>
    </message>
    <message>
        <source>%1 brings back the one before.</source>
        <translation>%1 o aduce înapoi pe cea dinainte.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::SaveStore</name>
    <message>
        <source>The saved game in %1 cannot be read.</source>
        <translation>Partida salvată în %1 nu poate fi citită.</translation>
    </message>
    <message>
        <source>A saved game could not be read. It is kept as %1.</source>
        <translation>O partidă salvată nu a putut fi citită. Este păstrată ca %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Settings</name>
    <message>
        <source>The settings in %1 cannot be read.</source>
        <translation>Setările din %1 nu pot fi citite.</translation>
    </message>
    <message>
        <source>The settings could not be read and start afresh. The old file is kept as %1.</source>
        <translation>Setările nu au putut fi citite și pornesc de la zero. Fișierul vechi este păstrat ca %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Patterns on regions</source>
        <translation>Modele pe regiuni</translation>
    </message>
    <message>
        <source>Tells regions apart by more than their colours.</source>
        <translation>Deosebesc regiunile nu doar prin culoare.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animații</translation>
    </message>
    <message>
        <source>Short, and never in the way.</source>
        <translation>Scurte și niciodată supărătoare.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Show the time</source>
        <translation>Arată timpul</translation>
    </message>
    <message>
        <source>It is measured and kept all the same.</source>
        <translation>Oricum se măsoară și se păstrează.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Temă</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Ca sistemul</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luminoasă</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Întunecată</translation>
    </message>
    <message>
        <source>As the desktop has it, or as you like it.</source>
        <translation>Ca a sistemului sau cum îți place.</translation>
    </message>
    <message>
        <source>Time of a long press, in milliseconds</source>
        <translation>Durata apăsării lungi, în milisecunde</translation>
    </message>
    <message>
        <source>Long press</source>
        <translation>Apăsare lungă</translation>
    </message>
    <message>
        <source>How long a button is held to count as held.</source>
        <translation>Cât se ține apăsat ca să conteze.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sunet</translation>
    </message>
    <message>
        <source>Volume of sounds</source>
        <translation>Volumul sunetelor</translation>
    </message>
    <message>
        <source>Volume of music</source>
        <translation>Volumul muzicii</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sunete</translation>
    </message>
    <message>
        <source>Sounds and music</source>
        <translation>Sunete și muzică</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Liniște</translation>
    </message>
    <message>
        <source>What is heard</source>
        <translation>Ce se aude</translation>
    </message>
    <message>
        <source>Only some games have music.</source>
        <translation>Doar unele jocuri au muzică.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatTiles</name>
    <message>
        <source>Played</source>
        <translation>Jucate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Câștigate</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Losing streak</source>
        <translation>Serie pierdută</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Cel mai bun timp</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediană</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Cel mai bun scor</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remize</translation>
    </message>
    <message>
        <source>%1 · longest %2</source>
        <translation>%1 · record %2</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Record %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistici</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jocuri</translation>
    </message>
    <message>
        <source>Ten best</source>
        <translation>Cele mai bune zece</translation>
    </message>
    <message>
        <source>Time of the only win</source>
        <translation>Timpul singurei victorii</translation>
    </message>
    <message numerus="yes">
        <source>Times of the last %n win(s)</source>
        <translation>
            <numerusform>Timpul ultimei victorii</numerusform>
            <numerusform>Timpii ultimelor %n victorii</numerusform>
            <numerusform>Timpii ultimelor %n de victorii</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are being read: %1 %</source>
        <translation>Se citesc rezultatele: %1 %</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatusColumn</name>
    <message>
        <source>Time</source>
        <translation>Timp</translation>
    </message>
    <message>
        <source>Time · stopped</source>
        <translation>Timp · oprit</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatusItemView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 din %2</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::TimesChart</name>
    <message>
        <source>Chart of the last times</source>
        <translation>Graficul ultimilor timpi</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2; the last one %3.</source>
        <translation>
            <numerusform>%n partidă, între %1 și %2; ultima %3.</numerusform>
            <numerusform>%n partide, între %1 și %2; ultima %3.</numerusform>
            <numerusform>%n de partide, între %1 și %2; ultima %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::shell::WindowActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Jocuri</translation>
    </message>
    <message>
        <source>Choose a g&amp;rid…</source>
        <translation>Alege &amp;grila…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistici</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>S&amp;etări</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Ecran &amp;complet</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reguli</translation>
    </message>
    <message>
        <source>&amp;About Gridlark</source>
        <translation>&amp;Despre Gridlark</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ieșire</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vizualizare</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajutor</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::BoardWidget</name>
    <message>
        <source>The board is hidden.</source>
        <translation>Tabla este ascunsă.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coloana %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Rândul %1</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>Atinge</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Ține apăsat</translation>
    </message>
    <message>
        <source>Taps the cell</source>
        <translation>Atinge căsuța</translation>
    </message>
    <message>
        <source>Does what a long press on the cell does</source>
        <translation>Face ce face o apăsare lungă pe căsuță</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::Panel</name>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::StarsPanel</name>
    <message>
        <source>Stars of new puzzles</source>
        <translation>Stelele puzzle-urilor noi</translation>
    </message>
    <message>
        <source>Choose one number, or the first and the last of a range.</source>
        <translation>Alege un număr, sau primul și ultimul dintr-un interval.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n stea</numerusform>
            <numerusform>%n stele</numerusform>
            <numerusform>%n de stele</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>Stars: any</source>
        <translation>Stele: toate</translation>
    </message>
    <message>
        <source>Stars: %1</source>
        <translation>Stele: %1</translation>
    </message>
    <message>
        <source>Stars: %1 to %2</source>
        <translation>Stele: %1–%2</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stele</translation>
    </message>
    <message>
        <source>All stars</source>
        <translation>Toate stelele</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::Theme</name>
    <message>
        <source>orange</source>
        <extracomment>Colours of regions, as in “the orange region” or “the regions orange, blue and green”</extracomment>
        <translation>portocalie</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>albastră</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>galbenă</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>roz</translation>
    </message>
    <message>
        <source>red</source>
        <translation>roșie</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>turcoaz</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gri</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violetă</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>maro</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>indigo</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>bleu</translation>
    </message>
</context>
</TS>
