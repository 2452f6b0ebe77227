<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>gridlark::number_match::NumberMatchTable</name>
    <message>
        <source>Add numbers</source>
        <translation>Додати числа</translation>
    </message>
    <message>
        <source>Write all numbers that are left once more</source>
        <translation>Дописує ще раз усі числа, що залишилися</translation>
    </message>
    <message>
        <source>Show partners</source>
        <translation>Показувати пари</translation>
    </message>
    <message>
        <source>Mark what the selected number can go with</source>
        <translation>Позначає числа, з якими поєднується вибране</translation>
    </message>
    <message>
        <source>Tints</source>
        <translation>Відтінки</translation>
    </message>
    <message>
        <source>Partners have the same tint</source>
        <translation>Числа, що поєднуються, мають однаковий відтінок</translation>
    </message>
    <message>
        <source>How hard new games are</source>
        <translation>Наскільки важкі нові ігри</translation>
    </message>
    <message>
        <source>Number Match</source>
        <translation>Пари чисел</translation>
    </message>
    <message>
        <source>This number has no partner.</source>
        <translation>Це число ні з чим не поєднується.</translation>
    </message>
    <message numerus="yes">
        <source>This number has %n partner(s).</source>
        <translation>
            <numerusform>Це число поєднується з %n іншим.</numerusform>
            <numerusform>Це число поєднується з %n іншими.</numerusform>
            <numerusform>Це число поєднується з %n іншими.</numerusform>
        </translation>
    </message>
    <message>
        <source>The grid is full: nothing more fits.</source>
        <translation>Сітка повна: більше нічого не вміститься.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>No adds left</source>
        <extracomment>Button, in few words: how many numbers will come; how many adds are left</extracomment>
        <translation>Додавань не лишилося</translation>
    </message>
    <message>
        <source>Add %1 · %2 left</source>
        <translation>Додати %1 · ще %2</translation>
    </message>
    <message numerus="yes">
        <source>Write the %n number(s) that are left once more</source>
        <translation>
            <numerusform>Дописує ще раз %n число, що залишилося</numerusform>
            <numerusform>Дописує ще раз %n числа, що залишилися</numerusform>
            <numerusform>Дописує ще раз %n чисел, що залишилися</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Adds left</source>
        <translation>Додавань лишилося</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>лишилося %n</numerusform>
            <numerusform>лишилося %n</numerusform>
            <numerusform>лишилося %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Click two numbers, or drag from one to the other: remove the pair</source>
        <translation>Клацніть два числа або протягніть від одного до другого: прибрати пару</translation>
    </message>
    <message>
        <source>Hold, or right click: show its partners</source>
        <translation>Утримання або клацання правою: показати пари</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Програно</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Усе прибрано</translation>
    </message>
    <message>
        <source>No pair is left. Add numbers, undo, or begin a new game.</source>
        <translation>Пар не лишилося. Додайте числа, скасуйте хід або почніть нову гру.</translation>
    </message>
    <message>
        <source>Neither a pair nor an add is left. Undo, or begin a new game.</source>
        <translation>Не лишилося ні пар, ні додавань. Скасуйте хід або почніть нову гру.</translation>
    </message>
    <message>
        <source>No pair is left</source>
        <translation>Пар не лишилося</translation>
    </message>
    <message>
        <source>Undo can still save this game. If you begin a new one, this one is lost.</source>
        <translation>Скасувавши ходи, цю гру ще можна врятувати. Якщо почати нову, цю програно.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Painter</name>
    <message>
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>прогалина</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3</source>
        <extracomment>A cell for the screen reader: row, column, content</extracomment>
        <translation>Рядок %1, стовпець %2, %3</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>вибрано</translation>
    </message>
    <message>
        <source>partner of the selection</source>
        <translation>поєднується з вибраним</translation>
    </message>
    <message>
        <source>shown by the hint</source>
        <translation>показано підказкою</translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Plugin</name>
    <message>
        <source>No adds</source>
        <translation>Без додавань</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Звичайний</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <extracomment>A grid, by how many numbers a game begins with</extracomment>
        <translation>
            <numerusform>%n число</numerusform>
            <numerusform>%n числа</numerusform>
            <numerusform>%n чисел</numerusform>
        </translation>
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
    <name>gridlark::number_match::Words</name>
    <message>
        <source>On their row, the %1 in row %2, column %3 is in the way.</source>
        <extracomment>%1: a number; %2, %3: its row and column</extracomment>
        <translation>На їхньому рядку заважає %1 у рядку %2, стовпці %3.</translation>
    </message>
    <message>
        <source>On their column, the %1 in row %2, column %3 is in the way.</source>
        <translation>На їхньому стовпці заважає %1 у рядку %2, стовпці %3.</translation>
    </message>
    <message>
        <source>On their diagonal, the %1 in row %2, column %3 is in the way.</source>
        <translation>На їхній діагоналі заважає %1 у рядку %2, стовпці %3.</translation>
    </message>
    <message>
        <source>They are on no common line, and in reading order the %1 in row %2, column %3 is in the way.</source>
        <translation>Вони не на одній лінії, а в порядку читання заважає %1 у рядку %2, стовпці %3.</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n step(s), to the start.</source>
        <translation>
            <numerusform>Скасуйте %n крок, до початку.</numerusform>
            <numerusform>Скасуйте %n кроки, до початку.</numerusform>
            <numerusform>Скасуйте %n кроків, до початку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n step(s), to move %1.</source>
        <extracomment>%1: number of a move</extracomment>
        <translation>
            <numerusform>Скасуйте %n крок, до ходу %1.</numerusform>
            <numerusform>Скасуйте %n кроки, до ходу %1.</numerusform>
            <numerusform>Скасуйте %n кроків, до ходу %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position is lost.</source>
        <translation>Цю позицію програно.</translation>
    </message>
    <message>
        <source>%1 and %2 are neither equal nor 10 together.</source>
        <extracomment>Two numbers</extracomment>
        <translation>%1 і %2 не однакові й разом не дають 10.</translation>
    </message>
    <message>
        <source>The two marked numbers are the next step of a win.</source>
        <translation>Два позначені числа — наступний крок до виграшу.</translation>
    </message>
    <message>
        <source>Add numbers: that is the next step of a win.</source>
        <translation>Додайте числа: це наступний крок до виграшу.</translation>
    </message>
    <message>
        <source>This position is lost, and no win is known from any position before it.</source>
        <translation>Цю позицію програно, і з жодної попередньої виграш не відомий.</translation>
    </message>
    <message>
        <source>No win was found, nor a proof that there is none. This costs nothing.</source>
        <translation>Не знайдено ні виграшу, ні доказу, що його немає. Це нічого не коштує.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;31 moves&quot;; %2: &quot;1 add&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n хід</numerusform>
            <numerusform>%n ходи</numerusform>
            <numerusform>%n ходів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n add(s)</source>
        <translation>
            <numerusform>%n додавання</numerusform>
            <numerusform>%n додавання</numerusform>
            <numerusform>%n додавань</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1.</source>
        <translation>Ви: %1.</translation>
    </message>
    <message>
        <source>Par: %1.</source>
        <extracomment>The best win of this deal that the program knows</extracomment>
        <translation>Взірець: %1.</translation>
    </message>
    <message>
        <source>Take all numbers off the grid, two by two.

Two numbers make a pair if they are **equal**, or **10 together**, and nothing stands between them on one of these lines:

- a **row**, a **column** or a **diagonal**
- the **reading order**: the end of a row goes on at the start of the next

The gaps that numbers leave behind let a link through. A row without numbers vanishes, and the rows below move up.

## How to play

- **Click** a number, then its partner. Or **drag** from one to the other.
- If the two are no pair, you are told why, and the second one is selected. Click the selected number again to let it go.
- **Hold** a number, or click it with the secondary button, to see its partners. **Show partners** shows them always.
- **Add** writes all numbers that are left once more behind the last one. A game has 5 adds.
- **Undo** and **redo** go back and forth without end, over adds and vanished rows too.

You have won when no number is left. If there is neither a pair nor an add, only undo helps; a game that you leave so for a new one is lost.

## Keyboard

- **Arrow keys** move from number to number; **Home** and **End** go to the ends of the row, with **Ctrl** to the corners; **Page Up** and **Page Down** move by a screen
- **Space** selects, **Enter** shows the partners, **Tab** goes from partner to partner of the selected number
- **+** adds numbers, **M** shows partners always, **C** switches the tints, **S** chooses stars
- **H** gives a hint, **Ctrl+Z** and **Ctrl+Y** undo and redo, **P** pauses, **Ctrl+R** plays the same deal again, **F2** or **Ctrl+N** begins a new game

## Points

A pair side by side, the end of a row and the start of the next included, gives 1 point, a pair over gaps 4. Each row that vanishes gives 10, and the last number 150. A hint costs 3. Undo takes the points back.

## Hints

A hint shows the next step of a win. If the position is lost, it says how far to undo; if it does not know, it says so, and costs nothing. A win with hints counts, but sets no best time and no best score.

## Grids and stars

A game begins with 27, 36 or 45 numbers, and can always be won with one add at most. In the variant **No adds** there are 36 numbers, and they can be cleared as they are. **Par** is the best win that the program knows: its moves and adds. Stars say how often play at random wins, from one (often) to five (hardly ever); you can choose the stars of new games.

Tints go by partners: 1 and 9, 2 and 8, 3 and 7, 4 and 6, and 5.
</source>
        <translation>Приберіть із сітки всі числа, по два.

Два числа утворюють пару, якщо вони **однакові** або **разом дають 10** і між ними нічого немає на одній із цих ліній:

- **рядок**, **стовпець** або **діагональ**
- **порядок читання**: кінець рядка продовжується на початку наступного

Прогалини, що лишаються по числах, не заважають. Рядок без чисел зникає, а рядки під ним піднімаються.

## Як грати

- **Клацніть** число, а потім те, що з ним поєднується. Або **протягніть** від одного до другого.
- Якщо вони не пара, вам скажуть чому, і вибраним стане друге. Клацніть вибране число ще раз, щоб відпустити його.
- **Утримуйте** число або клацніть його правою кнопкою, щоб побачити, з чим воно поєднується. **Показувати пари** показує це завжди.
- **Додати** дописує після останнього числа ще раз усі, що залишилися. У грі 5 додавань.
- **Скасувати** й **повторити** ходять назад і вперед без обмежень, також через додавання та зниклі рядки.

Ви виграли, коли не лишилося жодного числа. Якщо немає ні пар, ні додавань, допоможе лише скасування; гру, залишену так заради нової, програно.

## Клавіатура

- **Стрілки** ведуть від числа до числа; **Home** і **End** — до країв рядка, з **Ctrl** — до кутів; **Page Up** і **Page Down** пересувають на екран
- **Пробіл** вибирає, **Enter** показує пари, **Tab** переходить між числами, що поєднуються з вибраним
- **+** додає числа, **M** завжди показує пари, **C** вмикає й вимикає відтінки, **S** вибирає зірки
- **H** дає підказку, **Ctrl+Z** і **Ctrl+Y** скасовують і повторюють хід, **P** ставить на паузу, **Ctrl+R** починає ту саму гру знову, **F2** або **Ctrl+N** починає нову

## Очки

Пара сусідніх чисел, зокрема кінець рядка й початок наступного, дає 1 очко, пара через прогалини — 4. Кожен рядок, що зникає, дає 10, останнє число — 150. Підказка коштує 3. Скасування забирає очки назад.

## Підказки

Підказка показує наступний крок до виграшу. Якщо позицію програно, вона каже, доки скасовувати; якщо не знає, то так і каже й нічого не коштує. Виграш із підказками зараховується, але не дає ні рекорду часу, ні найкращого рахунку.

## Сітки й зірки

Гра починається з 27, 36 або 45 чисел, і її завжди можна виграти щонайбільше з одним додаванням. У варіанті **Без додавань** 36 чисел, і їх можна прибрати як є. **Взірець** — це найкращий виграш, відомий програмі: його ходи й додавання. Зірки кажуть, як часто виграє випадкова гра, від однієї (часто) до п’яти (майже ніколи); зірки нових ігор можна вибрати.

Відтінки відповідають парам: 1 і 9, 2 і 8, 3 і 7, 4 і 6, а також 5.
</translation>
    </message>
    <message>
        <source>This position is lost. Further back, a win is known.</source>
        <translation>Цю позицію програно. Раніше відомий виграш.</translation>
    </message>
</context>
</TS>
