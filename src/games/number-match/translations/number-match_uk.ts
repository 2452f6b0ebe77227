<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>gridlark::number_match::Actions</name>
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
</context>
<context>
    <name>gridlark::number_match::NumberMatchTable</name>
    <message>
        <source>How hard new games are</source>
        <translation>Наскільки важкі нові ігри</translation>
    </message>
    <message>
        <source>Number Match</source>
        <translation>Пари чисел</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
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
</context>
<context>
    <name>gridlark::number_match::StuckPanel</name>
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
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
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
        <source>This position is lost. Further back, a win is known.</source>
        <translation>Цю позицію програно. Раніше відомий виграш.</translation>
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
        <source>Neither a pair nor an add is left. Undo, or begin a new game.</source>
        <translation>Не лишилося ні пар, ні додавань. Скасуйте хід або почніть нову гру.</translation>
    </message>
    <message>
        <source>No pair is left. Add numbers, undo, or begin a new game.</source>
        <translation>Пар не лишилося. Додайте числа, скасуйте хід або почніть нову гру.</translation>
    </message>
    <message>
        <source>The grid is full: nothing more fits.</source>
        <translation>Сітка повна: більше нічого не вміститься.</translation>
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
</context>
</TS>
