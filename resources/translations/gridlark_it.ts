<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>gridlark::shell::Banner</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>1 of %1</source>
        <translation>1 di %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::BestTable</name>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Ten best</source>
        <translation>I dieci migliori</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>Won with help beyond the game&apos;s own rules, so no best time</source>
        <translation>Vinta con aiuti non previsti dalle regole del gioco, quindi senza miglior tempo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::CommandLine</name>
    <message>
        <source>gridlark: %1
Try “gridlark --help”.</source>
        <translation>gridlark: %1
Prova «gridlark --help».</translation>
    </message>
    <message>
        <source>--grid, --variant and --deal need a game.</source>
        <translation>--grid, --variant e --deal richiedono un gioco.</translation>
    </message>
    <message>
        <source>there is no game “%1”; the games are: %2.</source>
        <translation>non c’è nessun gioco «%1»; i giochi sono: %2.</translation>
    </message>
    <message>
        <source>“%1” has no grid “%2”; “gridlark --list” names all.</source>
        <translation>«%1» non ha la griglia «%2»; «gridlark --list» le elenca tutte.</translation>
    </message>
    <message>
        <source>The grid to play on.</source>
        <translation>La griglia su cui giocare.</translation>
    </message>
    <message>
        <source>The variant of the game.</source>
        <translation>La variante del gioco.</translation>
    </message>
    <message>
        <source>The number of the deal, from 0: the same number is the same game.</source>
        <translation>Il numero dello schema, da 0: lo stesso numero dà la stessa partita.</translation>
    </message>
    <message>
        <source>List the games and their grids.</source>
        <translation>Elenca i giochi e le loro griglie.</translation>
    </message>
    <message>
        <source>Write pictures of all pages into a directory, from sample games, and end.</source>
        <translation>Scrive in una cartella le immagini di tutte le pagine, con partite d’esempio, e termina.</translation>
    </message>
    <message>
        <source>only one game can be opened.</source>
        <translation>si può aprire un solo gioco.</translation>
    </message>
    <message>
        <source>“%1” is not a deal number.</source>
        <translation>«%1» non è un numero di schema.</translation>
    </message>
    <message>
        <source>Puzzle and board games.</source>
        <translation>Giochi di logica e da tavolo.</translation>
    </message>
    <message>
        <source>The game to open.</source>
        <translation>Il gioco da aprire.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::EmptyCard</name>
    <message>
        <source>Play this grid</source>
        <translation>Gioca questa griglia</translation>
    </message>
    <message>
        <source>No win on %1 yet</source>
        <translation>Ancora nessuna vittoria su %1</translation>
    </message>
    <message>
        <source>No finished game on %1 yet</source>
        <translation>Ancora nessuna partita finita su %1</translation>
    </message>
    <message>
        <source>Win a game on this grid: its time will stand here, with the ten best of them all.</source>
        <translation>Vinci una partita su questa griglia: qui compariranno il suo tempo e i dieci migliori.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Files</name>
    <message>
        <source>it is no ordinary file</source>
        <translation>non è un file ordinario</translation>
    </message>
    <message>
        <source>the disk is full – please make room</source>
        <translation>il disco è pieno: libera spazio</translation>
    </message>
    <message>
        <source>you may not write there – please check the permissions</source>
        <translation>non hai il permesso di scrivere lì: controlla i permessi</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>il disco è di sola lettura</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>the disk does not work – please keep a copy of your files elsewhere</source>
        <translation>il disco non funziona: conserva altrove una copia dei tuoi file</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GameActions</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Re&amp;start</source>
        <translation>Rico&amp;mincia</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GamePage</name>
    <message>
        <source>%1 — your best time</source>
        <translation>%1 — il tuo miglior tempo</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Tempo %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Schema %1</translation>
    </message>
    <message>
        <source>Best %1 %2</source>
        <translation>Record %1 %2</translation>
    </message>
    <message>
        <source>No best time yet</source>
        <translation>Ancora nessun record</translation>
    </message>
    <message>
        <source>Score %1 — your best</source>
        <translation>Punteggio %1: il tuo migliore</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Punteggio %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GameStage</name>
    <message>
        <source>Dealing…</source>
        <translation>Preparazione…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>The board is covered and time stands still.</source>
        <translation>La griglia è coperta e il tempo è fermo.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GridMenu</name>
    <message>
        <source>Opens a menu of grids</source>
        <translation>Apre un menu di griglie</translation>
    </message>
    <message>
        <source>Choose a grid (Ctrl+G)</source>
        <translation>Scegli una griglia (Ctrl+G)</translation>
    </message>
    <message>
        <source>Grid: %1</source>
        <translation>Griglia: %1</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GridPills</name>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::HelpPage</name>
    <message>
        <source>Help topics</source>
        <translation>Argomenti della guida</translation>
    </message>
    <message>
        <source>About Gridlark</source>
        <translation>Informazioni su Gridlark</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Come si gioca a %1</translation>
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
        <translation>Gridlark %1 — giochi di logica e da tavolo per chi ama pensare con il mouse in mano.

Software libero con licenza MIT, senza alcuna garanzia. Nulla di ciò che fai lascia questo computer.

## Realizzato con

- **Qt %2** — finestre, disegno e file; GNU LGPL versione 3
- **JSON for Modern C++** di Niels Lohmann; licenza MIT
- **tl::expected** di Sy Brand; CC0
- **CLI11**, per lo strumento a riga di comando; licenza BSD a 3 clausole
- **Inter**, il carattere di Rasmus Andersson, dove è installato; SIL Open Font License 1.1

## Dove si trovano le cose

Partite, risultati e impostazioni sono conservati nelle solite cartelle del tuo sistema. La variabile d’ambiente **GRIDLARK_HOME** ne indica un’altra per tutti.

Tutte le immagini sono state disegnate per questo programma e seguono la sua licenza.
</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::HomePage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>%1 · best %2</source>
        <translation>%1 · record %2</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Mai giocato</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra dei menu</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::MainWindow</name>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>Non è possibile salvare la partita: %1</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>The settings cannot be saved: %1</source>
        <translation>Non è possibile salvare le impostazioni: %1</translation>
    </message>
    <message>
        <source>%1 was also played in another window. That game is kept: undo at the beginning of this one brings it back.</source>
        <translation>Hai giocato a %1 anche in un’altra finestra. Quella partita è conservata: annulla all’inizio di questa per riprenderla.</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Non tutto è stato salvato</translation>
    </message>
    <message>
        <source>What is not saved is lost if you quit now.</source>
        <translation>Se esci adesso, ciò che non è stato salvato andrà perso.</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Esci comunque</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::PageHeader</name>
    <message>
        <source>Back to the games (Esc)</source>
        <translation>Torna ai giochi (Esc)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Paths</name>
    <message>
        <source>Nothing can be written in %1. You can play, but this will not be kept.</source>
        <translation>Non si può scrivere in %1. Puoi giocare, ma nulla verrà conservato.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::PluginRegistry</name>
    <message>
        <source>%1 is not a game for Gridlark and was left out.</source>
        <translation>%1 non è un gioco per Gridlark ed è stato tralasciato.</translation>
    </message>
    <message>
        <source>%1 is made for another version of Gridlark and was left out.</source>
        <translation>%1 è fatto per un’altra versione di Gridlark ed è stato tralasciato.</translation>
    </message>
    <message>
        <source>%1 does not say which game it is and was left out.</source>
        <translation>%1 non dice che gioco è ed è stato tralasciato.</translation>
    </message>
    <message>
        <source>No games were found in %1.</source>
        <translation>Nessun gioco trovato in %1.</translation>
    </message>
    <message>
        <source> or in </source>
        <translation> o in </translation>
    </message>
    <message>
        <source>There are two files for the game “%1”: %2 is used, %3 was left out.</source>
        <translation>Ci sono due file per il gioco «%1»: si usa %2, %3 è stato tralasciato.</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Non c’è nessun gioco «%1».</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>Impossibile aprire %1: %2</translation>
    </message>
    <message>
        <source>it offers no game.</source>
        <translation>non offre alcun gioco.</translation>
    </message>
    <message>
        <source>The games in %1 were left out: other users may write there.</source>
        <translation>I giochi in %1 sono stati tralasciati: altri utenti possono scrivere lì.</translation>
    </message>
    <message>
        <source>%1 was left out: other users may write to it.</source>
        <translation>%1 è stato tralasciato: altri utenti possono modificarlo.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Records</name>
    <message>
        <source>The results in %1 cannot be read: %2</source>
        <translation>Impossibile leggere i risultati in %1: %2</translation>
    </message>
    <message>
        <source>These lines of %1 cannot be read and are left as they are: %2.</source>
        <translation>Queste righe di %1 sono illeggibili e restano come sono: %2.</translation>
    </message>
    <message>
        <source>Some results that waited to be kept cannot be read. They are in %1.</source>
        <translation>Alcuni risultati in attesa sono illeggibili. Si trovano in %1.</translation>
    </message>
    <message>
        <source>A result could not be added to %1 (%2). It is kept and tried again.</source>
        <translation>Impossibile aggiungere un risultato a %1 (%2). È conservato e si riproverà.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>Numbers of lines, and how many others there are</extracomment>
        <translation>%1 e altre %2</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::RunningGame</name>
    <message>
        <source>This is a new game.</source>
        <translation>Questa è una nuova partita.</translation>
    </message>
    <message>
        <source>%1: the moves of the saved game could not be read; it goes on from where it was.</source>
        <translation>%1: le mosse della partita salvata sono illeggibili; si continua da dov’era.</translation>
    </message>
    <message>
        <source>The game begins anew.</source>
        <translation>La partita ricomincia.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>La partita di prima è tornata.</translation>
    </message>
    <message>
        <source>%1 brings back the one before.</source>
        <translation>%1 riporta quella di prima.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::SaveStore</name>
    <message>
        <source>The saved game in %1 cannot be read.</source>
        <translation>La partita salvata in %1 è illeggibile.</translation>
    </message>
    <message>
        <source>A saved game could not be read. It is kept as %1.</source>
        <translation>Una partita salvata è illeggibile. È conservata come %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Settings</name>
    <message>
        <source>The settings in %1 cannot be read.</source>
        <translation>Le impostazioni in %1 sono illeggibili.</translation>
    </message>
    <message>
        <source>The settings could not be read and start afresh. The old file is kept as %1.</source>
        <translation>Le impostazioni erano illeggibili e ripartono da zero. Il vecchio file è conservato come %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Patterns on regions</source>
        <translation>Motivi sulle regioni</translation>
    </message>
    <message>
        <source>Tells regions apart by more than their colours.</source>
        <translation>Per distinguere le regioni non solo dal colore.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Short, and never in the way.</source>
        <translation>Brevi e mai d’intralcio.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Show the time</source>
        <translation>Mostra il tempo</translation>
    </message>
    <message>
        <source>It is measured and kept all the same.</source>
        <translation>Viene comunque misurato e conservato.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Di sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>As the desktop has it, or as you like it.</source>
        <translation>Come quello del sistema, o come preferisci.</translation>
    </message>
    <message>
        <source>Time of a long press, in milliseconds</source>
        <translation>Durata della pressione prolungata, in millisecondi</translation>
    </message>
    <message>
        <source>Long press</source>
        <translation>Pressione prolungata</translation>
    </message>
    <message>
        <source>How long a button is held to count as held.</source>
        <translation>Quanto tenere premuto perché conti.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Volume of sounds</source>
        <translation>Volume dei suoni</translation>
    </message>
    <message>
        <source>Volume of music</source>
        <translation>Volume della musica</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Sounds and music</source>
        <translation>Suoni e musica</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silenzio</translation>
    </message>
    <message>
        <source>What is heard</source>
        <translation>Che cosa si sente</translation>
    </message>
    <message>
        <source>Only some games have music.</source>
        <translation>Solo alcuni giochi hanno la musica.</translation>
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
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Losing streak</source>
        <translation>Serie persa</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Miglior tempo</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Punteggio migliore</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Patte</translation>
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
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Ten best</source>
        <translation>I dieci migliori</translation>
    </message>
    <message>
        <source>Time of the only win</source>
        <translation>Tempo dell’unica vittoria</translation>
    </message>
    <message numerus="yes">
        <source>Times of the last %n win(s)</source>
        <translation>
            <numerusform>Tempo dell’ultima vittoria</numerusform>
            <numerusform>Tempi delle ultime %n vittorie</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are being read: %1 %</source>
        <translation>Lettura dei risultati in corso: %1 %</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatusColumn</name>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time · stopped</source>
        <translation>Tempo · fermo</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatusItemView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::TimesChart</name>
    <message>
        <source>Chart of the last times</source>
        <translation>Grafico degli ultimi tempi</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2; the last one %3.</source>
        <translation>
            <numerusform>%n partita, da %1 a %2; l’ultima %3.</numerusform>
            <numerusform>%n partite, da %1 a %2; l’ultima %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::shell::WindowActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Giochi</translation>
    </message>
    <message>
        <source>Choose a g&amp;rid…</source>
        <translation>Scegli la g&amp;riglia…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistiche</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>I&amp;mpostazioni</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>S&amp;chermo intero</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;About Gridlark</source>
        <translation>&amp;Informazioni su Gridlark</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::BoardWidget</name>
    <message>
        <source>The board is hidden.</source>
        <translation>La griglia è nascosta.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonna %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>Tocca</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tieni premuto</translation>
    </message>
    <message>
        <source>Taps the cell</source>
        <translation>Tocca la cella</translation>
    </message>
    <message>
        <source>Does what a long press on the cell does</source>
        <translation>Come una pressione prolungata sulla cella</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::Panel</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::StarsPanel</name>
    <message>
        <source>Stars of new puzzles</source>
        <translation>Stelle dei nuovi puzzle</translation>
    </message>
    <message>
        <source>Choose one number, or the first and the last of a range.</source>
        <translation>Scegli un numero, oppure il primo e l’ultimo di un intervallo.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n stella</numerusform>
            <numerusform>%n stelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Stars: any</source>
        <translation>Stelle: tutte</translation>
    </message>
    <message>
        <source>Stars: %1</source>
        <translation>Stelle: %1</translation>
    </message>
    <message>
        <source>Stars: %1 to %2</source>
        <translation>Stelle: %1–%2</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>All stars</source>
        <translation>Tutte le stelle</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::Theme</name>
    <message>
        <source>orange</source>
        <extracomment>Colours of regions, as in “the orange region” or “the regions orange, blue and green”</extracomment>
        <translation>arancione</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gialla</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rossa</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>verde acqua</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grigia</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrone</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>indaco</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>celeste</translation>
    </message>
</context>
</TS>
