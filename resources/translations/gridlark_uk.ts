<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>gridlark::shell::Banner</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Закрити це повідомлення</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Повідомлення</translation>
    </message>
    <message>
        <source>1 of %1</source>
        <translation>1 з %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::BestTable</name>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Помилки</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Підказки</translation>
    </message>
    <message>
        <source>Ten best</source>
        <translation>Десять найкращих</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>з допомогою</translation>
    </message>
    <message>
        <source>Won with help beyond the game&apos;s own rules, so no best time</source>
        <translation>Перемога з допомогою, якої правила гри не передбачають, тож без рекорду</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::CommandLine</name>
    <message>
        <source>gridlark: %1
Try “gridlark --help”.</source>
        <translation>gridlark: %1
Спробуйте «gridlark --help».</translation>
    </message>
    <message>
        <source>--grid, --variant and --deal need a game.</source>
        <translation>для --grid, --variant і --deal треба назвати гру.</translation>
    </message>
    <message>
        <source>there is no game “%1”; the games are: %2.</source>
        <translation>гри «%1» немає; є такі ігри: %2.</translation>
    </message>
    <message>
        <source>“%1” has no grid “%2”; “gridlark --list” names all.</source>
        <translation>у грі «%1» немає сітки «%2»; «gridlark --list» покаже всі.</translation>
    </message>
    <message>
        <source>The grid to play on.</source>
        <translation>Сітка, на якій грати.</translation>
    </message>
    <message>
        <source>The variant of the game.</source>
        <translation>Варіант гри.</translation>
    </message>
    <message>
        <source>The number of the deal, from 0: the same number is the same game.</source>
        <translation>Номер розкладу, від 0: той самий номер — та сама гра.</translation>
    </message>
    <message>
        <source>List the games and their grids.</source>
        <translation>Перелічити ігри та їхні сітки.</translation>
    </message>
    <message>
        <source>Write pictures of all pages into a directory, from sample games, and end.</source>
        <translation>Записати до теки зображення всіх сторінок зі зразками ігор і завершити роботу.</translation>
    </message>
    <message>
        <source>only one game can be opened.</source>
        <translation>відкрити можна лише одну гру.</translation>
    </message>
    <message>
        <source>“%1” is not a deal number.</source>
        <translation>«%1» — не номер розкладу.</translation>
    </message>
    <message>
        <source>Puzzle and board games.</source>
        <translation>Логічні та настільні ігри.</translation>
    </message>
    <message>
        <source>The game to open.</source>
        <translation>Гра, яку відкрити.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::EmptyCard</name>
    <message>
        <source>Play this grid</source>
        <translation>Грати на цій сітці</translation>
    </message>
    <message>
        <source>No win on %1 yet</source>
        <translation>На сітці %1 ще немає перемог</translation>
    </message>
    <message>
        <source>No finished game on %1 yet</source>
        <translation>На сітці %1 ще немає завершених ігор</translation>
    </message>
    <message>
        <source>Win a game on this grid: its time will stand here, with the ten best of them all.</source>
        <translation>Виграйте гру на цій сітці: тут з’явиться її час і десять найкращих.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Files</name>
    <message>
        <source>it is no ordinary file</source>
        <translation>це не звичайний файл</translation>
    </message>
    <message>
        <source>the disk is full – please make room</source>
        <translation>диск заповнений – звільніть місце</translation>
    </message>
    <message>
        <source>you may not write there – please check the permissions</source>
        <translation>у вас немає права писати туди – перевірте дозволи</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>диск доступний лише для читання</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>він завеликий</translation>
    </message>
    <message>
        <source>the disk does not work – please keep a copy of your files elsewhere</source>
        <translation>диск не працює – збережіть копію своїх файлів деінде</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GameActions</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Підказка</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>П&amp;овторити</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>Re&amp;start</source>
        <translation>Почати &amp;знову</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Нова гра</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>П&amp;родовжити</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GamePage</name>
    <message>
        <source>%1 — your best time</source>
        <translation>%1 — ваш найкращий час</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Час %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Розклад %1</translation>
    </message>
    <message>
        <source>Best %1 %2</source>
        <translation>Рекорд %1 %2</translation>
    </message>
    <message>
        <source>No best time yet</source>
        <translation>Рекорду ще немає</translation>
    </message>
    <message>
        <source>Score %1 — your best</source>
        <translation>Рахунок %1 — ваш найкращий</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Рахунок %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GameStage</name>
    <message>
        <source>Dealing…</source>
        <translation>Готуємо розклад…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>The board is covered and time stands still.</source>
        <translation>Дошку закрито, час зупинено.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GridMenu</name>
    <message>
        <source>Opens a menu of grids</source>
        <translation>Відкриває меню сіток</translation>
    </message>
    <message>
        <source>Choose a grid (Ctrl+G)</source>
        <translation>Вибрати сітку (Ctrl+G)</translation>
    </message>
    <message>
        <source>Grid: %1</source>
        <translation>Сітка: %1</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Варіант</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::GridPills</name>
    <message>
        <source>Grid</source>
        <translation>Сітка</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Варіант</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::HelpPage</name>
    <message>
        <source>Help topics</source>
        <translation>Розділи довідки</translation>
    </message>
    <message>
        <source>About Gridlark</source>
        <translation>Про Gridlark</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Як грати: %1</translation>
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
        <translation>Gridlark %1 — логічні та настільні ігри для тих, хто любить думати з мишею в руці.

Вільна програма за ліцензією MIT, без жодних гарантій. Усе, що ви робите, залишається на цьому комп’ютері.

## З чого зроблено

- **Qt %2** — віджети, малювання та файли; GNU LGPL версії 3
- **JSON for Modern C++** — Niels Lohmann; ліцензія MIT
- **tl::expected** — Sy Brand; CC0
- **CLI11** — для програми командного рядка; ліцензія BSD з 3 умов
- **Inter** — шрифт, який створив Rasmus Andersson, якщо його встановлено; SIL Open Font License 1.1

## Де що лежить

Ваші ігри, результати й налаштування зберігаються у звичних теках вашої системи. Змінна середовища **GRIDLARK_HOME** задає для всього цього іншу теку.

Усі малюнки створено для цієї програми й під її ліцензією.
</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::HomePage</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Довідка</translation>
    </message>
    <message>
        <source>%1 · best %2</source>
        <translation>%1 · рекорд %2</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ще не грали</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Смуга меню</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::MainWindow</name>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>Не вдається зберегти гру: %1</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>The settings cannot be saved: %1</source>
        <translation>Не вдається зберегти налаштування: %1</translation>
    </message>
    <message>
        <source>%1 was also played in another window. That game is kept: undo at the beginning of this one brings it back.</source>
        <translation>У гру «%1» грали також в іншому вікні. Та гра збережена: скасуйте хід на початку цієї, щоб повернутися до неї.</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Збережено не все</translation>
    </message>
    <message>
        <source>What is not saved is lost if you quit now.</source>
        <translation>Якщо вийти зараз, незбережене буде втрачено.</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Усе одно вийти</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::PageHeader</name>
    <message>
        <source>Back to the games (Esc)</source>
        <translation>Назад до ігор (Esc)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Меню (F10)</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Paths</name>
    <message>
        <source>Nothing can be written in %1. You can play, but this will not be kept.</source>
        <translation>У %1 не можна записувати. Грати можна, але нічого не збережеться.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::PluginRegistry</name>
    <message>
        <source>%1 is not a game for Gridlark and was left out.</source>
        <translation>%1 — не гра для Gridlark, файл пропущено.</translation>
    </message>
    <message>
        <source>%1 is made for another version of Gridlark and was left out.</source>
        <translation>%1 зроблено для іншої версії Gridlark, файл пропущено.</translation>
    </message>
    <message>
        <source>%1 does not say which game it is and was left out.</source>
        <translation>%1 не каже, яка це гра, файл пропущено.</translation>
    </message>
    <message>
        <source>No games were found in %1.</source>
        <translation>У %1 не знайдено ігор.</translation>
    </message>
    <message>
        <source> or in </source>
        <translation> або в </translation>
    </message>
    <message>
        <source>There are two files for the game “%1”: %2 is used, %3 was left out.</source>
        <translation>Для гри «%1» є два файли: %2 використано, %3 пропущено.</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Гри «%1» немає.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>Не вдається відкрити %1: %2</translation>
    </message>
    <message>
        <source>it offers no game.</source>
        <translation>у файлі немає гри.</translation>
    </message>
    <message>
        <source>The games in %1 were left out: other users may write there.</source>
        <translation>Ігри в %1 пропущено: туди можуть писати інші користувачі.</translation>
    </message>
    <message>
        <source>%1 was left out: other users may write to it.</source>
        <translation>%1 пропущено: його можуть змінювати інші користувачі.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Records</name>
    <message>
        <source>The results in %1 cannot be read: %2</source>
        <translation>Не вдається прочитати результати з %1: %2</translation>
    </message>
    <message>
        <source>These lines of %1 cannot be read and are left as they are: %2.</source>
        <translation>Ці рядки %1 не читаються, і їх залишено як є: %2.</translation>
    </message>
    <message>
        <source>Some results that waited to be kept cannot be read. They are in %1.</source>
        <translation>Деякі результати, що чекали на збереження, не читаються. Вони в %1.</translation>
    </message>
    <message>
        <source>A result could not be added to %1 (%2). It is kept and tried again.</source>
        <translation>Не вдалося дописати результат до %1 (%2). Його збережено, спробуємо ще раз.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>Numbers of lines, and how many others there are</extracomment>
        <translation>%1 і ще %2</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::RunningGame</name>
    <message>
        <source>This is a new game.</source>
        <translation>Це нова гра.</translation>
    </message>
    <message>
        <source>%1: the moves of the saved game could not be read; it goes on from where it was.</source>
        <translation>%1: ходи збереженої гри не читаються; вона триває з того місця, де була.</translation>
    </message>
    <message>
        <source>The game begins anew.</source>
        <translation>Гра починається спочатку.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>Попередня гра повернулася.</translation>
    </message>
    <message>
        <source>%1 brings back the one before.</source>
        <translation>%1 поверне попередню.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::SaveStore</name>
    <message>
        <source>The saved game in %1 cannot be read.</source>
        <translation>Збережена гра в %1 не читається.</translation>
    </message>
    <message>
        <source>A saved game could not be read. It is kept as %1.</source>
        <translation>Збережена гра не читається. Її залишено як %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::Settings</name>
    <message>
        <source>The settings in %1 cannot be read.</source>
        <translation>Налаштування в %1 не читаються.</translation>
    </message>
    <message>
        <source>The settings could not be read and start afresh. The old file is kept as %1.</source>
        <translation>Налаштування не читаються й починаються заново. Старий файл залишено як %1.</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Patterns on regions</source>
        <translation>Візерунки регіонів</translation>
    </message>
    <message>
        <source>Tells regions apart by more than their colours.</source>
        <translation>Регіони можна розрізняти не лише за кольором.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>Short, and never in the way.</source>
        <translation>Коротка й ніколи не заважає.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Show the time</source>
        <translation>Показувати час</translation>
    </message>
    <message>
        <source>It is measured and kept all the same.</source>
        <translation>Його однаково вимірюють і зберігають.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Світла</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темна</translation>
    </message>
    <message>
        <source>As the desktop has it, or as you like it.</source>
        <translation>Як у системі або як вам подобається.</translation>
    </message>
    <message>
        <source>Time of a long press, in milliseconds</source>
        <translation>Тривалість довгого натискання, у мілісекундах</translation>
    </message>
    <message>
        <source>Long press</source>
        <translation>Довге натискання</translation>
    </message>
    <message>
        <source>How long a button is held to count as held.</source>
        <translation>Скільки тримати кнопку, щоб це зарахувалося.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Volume of sounds</source>
        <translation>Гучність звуків</translation>
    </message>
    <message>
        <source>Volume of music</source>
        <translation>Гучність музики</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Sounds and music</source>
        <translation>Звуки й музика</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Тиша</translation>
    </message>
    <message>
        <source>What is heard</source>
        <translation>Що чути</translation>
    </message>
    <message>
        <source>Only some games have music.</source>
        <translation>Музика є лише в деяких іграх.</translation>
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
        <translation>Зіграно</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Серія</translation>
    </message>
    <message>
        <source>Losing streak</source>
        <translation>Серія поразок</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Найкращий час</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Медіана</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Найкращий рахунок</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Внічию</translation>
    </message>
    <message>
        <source>%1 · longest %2</source>
        <translation>%1 · рекорд %2</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Рекорд %1</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Ten best</source>
        <translation>Десять найкращих</translation>
    </message>
    <message>
        <source>Time of the only win</source>
        <translation>Час єдиної перемоги</translation>
    </message>
    <message numerus="yes">
        <source>Times of the last %n win(s)</source>
        <translation>
            <numerusform>Час останньої %n перемоги</numerusform>
            <numerusform>Час останніх %n перемог</numerusform>
            <numerusform>Час останніх %n перемог</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are being read: %1 %</source>
        <translation>Читання результатів: %1 %</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatusColumn</name>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Time · stopped</source>
        <translation>Час · зупинено</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::StatusItemView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 із %2</translation>
    </message>
</context>
<context>
    <name>gridlark::shell::TimesChart</name>
    <message>
        <source>Chart of the last times</source>
        <translation>Графік останніх часів</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2; the last one %3.</source>
        <translation>
            <numerusform>%n гра, від %1 до %2; остання %3.</numerusform>
            <numerusform>%n гри, від %1 до %2; остання %3.</numerusform>
            <numerusform>%n ігор, від %1 до %2; остання %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::shell::WindowActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Ігри</translation>
    </message>
    <message>
        <source>Choose a g&amp;rid…</source>
        <translation>Вибрати &amp;сітку…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>С&amp;татистика</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>Н&amp;алаштування</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На весь &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;About Gridlark</source>
        <translation>Пр&amp;о Gridlark</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Вийти</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::BoardWidget</name>
    <message>
        <source>The board is hidden.</source>
        <translation>Дошку приховано.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Стовпець %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Рядок %1</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>Торкнутися</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Утримати</translation>
    </message>
    <message>
        <source>Taps the cell</source>
        <translation>Торкається клітинки</translation>
    </message>
    <message>
        <source>Does what a long press on the cell does</source>
        <translation>Діє як довге натискання на клітинку</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::Panel</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::StarsPanel</name>
    <message>
        <source>Stars of new puzzles</source>
        <translation>Зірки нових головоломок</translation>
    </message>
    <message>
        <source>Choose one number, or the first and the last of a range.</source>
        <translation>Виберіть одне число або перше й останнє з проміжку.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n зірка</numerusform>
            <numerusform>%n зірки</numerusform>
            <numerusform>%n зірок</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Stars: any</source>
        <translation>Зірки: усі</translation>
    </message>
    <message>
        <source>Stars: %1</source>
        <translation>Зірки: %1</translation>
    </message>
    <message>
        <source>Stars: %1 to %2</source>
        <translation>Зірки: %1–%2</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Зірки</translation>
    </message>
    <message>
        <source>All stars</source>
        <translation>Усі зірки</translation>
    </message>
</context>
<context>
    <name>gridlark::ui::Theme</name>
    <message>
        <source>orange</source>
        <extracomment>Colours of regions, as in “the orange region” or “the regions orange, blue and green”</extracomment>
        <translation>помаранчевого</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синього</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жовтого</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зеленого</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>рожевого</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червоного</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>бірюзового</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>сірого</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>фіолетового</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>коричневого</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>темно-синього</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>блакитного</translation>
    </message>
</context>
</TS>
