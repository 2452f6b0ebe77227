<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>gridlark::minesweeper::MinesweeperTable</name>
    <message>
        <source>Flag mode</source>
        <translation>Режим прапорця</translation>
    </message>
    <message>
        <source>A tap on a hidden square sets a flag</source>
        <translation>Дотик до закритої клітинки ставить прапорець</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>Ризики</translation>
    </message>
    <message>
        <source>Show the chance of a mine for every square</source>
        <translation>Показує ймовірність міни для кожної клітинки</translation>
    </message>
    <message>
        <source>Was it avoidable?</source>
        <translation>Чи був вихід?</translation>
    </message>
    <message>
        <source>Look back at the last move</source>
        <translation>Розглядає останній хід</translation>
    </message>
    <message>
        <source>Show 3BV</source>
        <translation>Показати 3BV</translation>
    </message>
    <message>
        <source>Show 3BV and 3BV/s of finished games</source>
        <translation>Показує 3BV і 3BV/s завершених ігор</translation>
    </message>
    <message>
        <source>Minesweeper</source>
        <translation>Сапер</translation>
    </message>
    <message>
        <source>Open a square first: until then there are no mines to flag.</source>
        <translation>Спершу відкрийте клітинку: доти немає мін, які можна позначити.</translation>
    </message>
    <message>
        <source>No board without guessing was found for this square. Try another one, or a grid with fewer mines.</source>
        <translation>Для цієї клітинки не знайдено дошки без угадування. Спробуйте іншу або сітку з меншою кількістю мін.</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Власна…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>Open any square: the first one is always safe.</source>
        <translation>Відкрийте будь-яку клітинку: перша завжди безпечна.</translation>
    </message>
    <message>
        <source>With the risks shown, this game counts as assisted.</source>
        <translation>З показаними ризиками ця гра вважається зіграною з допомогою.</translation>
    </message>
    <message>
        <source>This position is too large: the risks are estimates.</source>
        <translation>Ця позиція завелика: ризики оцінено приблизно.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Лишилося мін</translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>3BV of a lost game: the part that was opened, and the whole</extracomment>
        <translation>%1 із %2</translation>
    </message>
    <message>
        <source>3BV/s</source>
        <translation>3BV/s</translation>
    </message>
    <message>
        <source>Click: open; on a number: open around it</source>
        <translation>Клацнути: відкрити; на числі: відкрити довкола</translation>
    </message>
    <message>
        <source>Hold, or right click: set a flag</source>
        <translation>Утримати або клацнути правою: поставити прапорець</translation>
    </message>
    <message>
        <source>F: flag mode</source>
        <translation>F: режим прапорця</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Розміновано</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Lost: several mines went off.</source>
        <translation>Поразка: вибухнуло кілька мін.</translation>
    </message>
    <message>
        <source>Lost: a mine went off.</source>
        <translation>Поразка: вибухнула міна.</translation>
    </message>
    <message>
        <source>Undo goes on, as an assisted game.</source>
        <translation>Скасуйте хід, щоб грати далі, вже з допомогою.</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::OwnGrid</name>
    <message>
        <source>Your own grid</source>
        <translation>Власна сітка</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпці</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>від %1 до %2</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Рядки</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Міни</translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Без угадування</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::Painter</name>
    <message>
        <source>hidden</source>
        <translation>закрито</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>прапорець</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>міна</translation>
    </message>
    <message>
        <source>exploded mine</source>
        <translation>міна, що вибухнула</translation>
    </message>
    <message>
        <source>wrong flag</source>
        <translation>хибний прапорець</translation>
    </message>
    <message>
        <source>used by the hint</source>
        <translation>використано в підказці</translation>
    </message>
    <message>
        <source>certainly safe</source>
        <translation>точно безпечно</translation>
    </message>
    <message>
        <source>certainly a mine</source>
        <translation>точно міна</translation>
    </message>
    <message>
        <source>the safest</source>
        <translation>найбезпечніша</translation>
    </message>
    <message>
        <source>this flag is wrong</source>
        <translation>цей прапорець хибний</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3</source>
        <extracomment>A cell for the screen reader: row, column, content</extracomment>
        <translation>Рядок %1, стовпець %2, %3</translation>
    </message>
    <message>
        <source>risk %1 %</source>
        <extracomment>A cell for the screen reader: chance of a mine</extracomment>
        <translation>ризик %1 %</translation>
    </message>
</context>
<context>
    <name>gridlark::minesweeper::PlayView</name>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>A tap opens</source>
        <translation>Дотик відкриває</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Прапорець</translation>
    </message>
    <message>
        <source>A tap sets a flag</source>
        <translation>Дотик ставить прапорець</translation>
    </message>
    <message>
        <source>%1 (F changes it)</source>
        <extracomment>What a tap does, and the key that changes it</extracomment>
        <translation>%1 (F перемикає)</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Зменшити (−)</translation>
    </message>
    <message>
        <source>Fit into the window (0)</source>
        <translation>Умістити у вікно (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Збільшити (+)</translation>
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
        <translation>Без угадування</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Початківець</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Середній</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Важкий</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Експерт</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Екстремальний</translation>
    </message>
    <message>
        <source>Marathon</source>
        <translation>Марафон</translation>
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
            <numerusform>%n міна</numerusform>
            <numerusform>%n міни</numerusform>
            <numerusform>%n мін</numerusform>
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
        <translation>позначена клітинка — міна</translation>
    </message>
    <message>
        <source>the marked squares are mines</source>
        <translation>позначені клітинки — міни</translation>
    </message>
    <message>
        <source>the marked square is safe</source>
        <translation>позначена клітинка безпечна</translation>
    </message>
    <message>
        <source>the marked squares are safe</source>
        <translation>позначені клітинки безпечні</translation>
    </message>
    <message>
        <source>The marked flag is wrong: there is no mine.</source>
        <translation>Позначений прапорець хибний: міни там немає.</translation>
    </message>
    <message>
        <source>The marked flags are wrong: there are no mines.</source>
        <translation>Позначені прапорці хибні: мін там немає.</translation>
    </message>
    <message>
        <source>The framed number alone says it: %1.</source>
        <extracomment>%1: &quot;the marked square is safe&quot; or the like</extracomment>
        <translation>Про це каже саме лише обведене число: %1.</translation>
    </message>
    <message>
        <source>The two framed numbers together say it: %1.</source>
        <translation>Про це разом кажуть два обведені числа: %1.</translation>
    </message>
    <message>
        <source>The %1 framed numbers together say it: %2.</source>
        <translation>Про це разом кажуть обведені числа (%1): %2.</translation>
    </message>
    <message>
        <source>Mines left in all: %1. So %2.</source>
        <translation>Усього лишилося мін: %1. Отже, %2.</translation>
    </message>
    <message>
        <source>Mines left in all: %1. With the framed numbers, %2.</source>
        <translation>Усього лишилося мін: %1. Якщо врахувати обведені числа, %2.</translation>
    </message>
    <message>
        <source>Nothing certain was found. The least risk, by estimate: %1.</source>
        <translation>Нічого певного не знайдено. Найменший ризик, за оцінкою: %1.</translation>
    </message>
    <message>
        <source>Nothing is certain. The least risk of a mine is %1.</source>
        <translation>Певного немає нічого. Найменший ризик міни — %1.</translation>
    </message>
    <message>
        <source>Yes: this square was certainly a mine.</source>
        <translation>Так: ця клітинка точно була міною.</translation>
    </message>
    <message>
        <source>Yes: its risk was %1, and the marked squares were certainly safe.</source>
        <translation>Так: її ризик був %1, а позначені клітинки були точно безпечні.</translation>
    </message>
    <message>
        <source>Not for certain, as nothing was safe. Its risk was %1; %2 was the least.</source>
        <translation>Не напевно, бо безпечних не було. Її ризик був %1; найменший — %2.</translation>
    </message>
    <message>
        <source>No: nothing was safe, and no square had less risk than its %1.</source>
        <translation>Ні: безпечних не було, і жодна клітинка не мала меншого ризику, ніж її %1.</translation>
    </message>
    <message>
        <source>These risks are estimates.</source>
        <translation>Ці ризики оцінено приблизно.</translation>
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
        <translation>Деякі клітинки приховують міну. Відкрийте всі інші. Число каже, у скількох клітинках довкола нього, щонайбільше у восьми, є міни; довкола порожньої клітинки їх немає, і її сусідні відкриваються самі.

## Як грати

- **Клацніть** закриту клітинку, щоб відкрити її. Якщо там міна, гру програно. У першій відкритій клітинці міни не буває ніколи, як і в клітинках довкола неї.
- **Утримуйте** закриту клітинку або клацніть її правою кнопкою, щоб поставити чи прибрати прапорець. Клітинка з прапорцем не відкривається. Прапорці можна ставити, коли відкрито першу клітинку, і їх кількість не обмежено: лічильник мін може опуститися нижче нуля.
- **Клацніть відкрите число**, довкола якого стільки прапорців, скільки воно каже, або клацніть його середньою кнопкою: відкриються всі інші сусідні клітинки. Якщо якийсь прапорець хибний, вибухне міна.
- Перемикач під дошкою змінює дію клацання: у **режимі прапорця** клацання на закритій клітинці ставить прапорець. Клацання на числах діє як раніше.
- Поки кнопку натиснуто, видно, що відкриється. Відведіть вказівник із клітинки, і не відкриється нічого.

Ви виграли, коли відкрито всі клітинки без мін, із прапорцями чи без них. Очок немає; важить час. Він починається з першої клітинки й зупиняється на паузі, у меню та коли вікно не попереду.

## Клавіатура

- **Стрілки** пересувають курсор; **Home** і **End** ведуть до країв рядка, з **Ctrl** — до кутів дошки; **Page Up** і **Page Down** пересувають на екран
- **Пробіл** діє як клацання, **Enter** ставить чи прибирає прапорець
- **F** перемикає між відкриванням і режимом прапорця
- **H** дає підказку, **R** показує ризики, **A** після поразки каже, чи був вихід, **B** показує 3BV наприкінці
- **Ctrl+Z** і **Ctrl+Y** скасовують і повторюють хід, **P** ставить на паузу, **Ctrl+R** починає ту саму дошку знову, **F2** або **Ctrl+N** починає нову гру
- **+**, **−** і **0** збільшують, зменшують і вміщують велику дошку; мишею це робить коліщатко з **Ctrl**, а перетягування рухає дошку

## Допомога

**Підказка** називає клітинку, яка точно безпечна або точно є міною, й обводить числа, що про це кажуть: для них пунктирні рамки, для безпечного — галочка, для міни — міна. Якщо певного немає нічого, вона показує найбезпечніші клітинки та їхній ризик. На хибний прапорець вона вказує насамперед. **Ризики** показують імовірність міни для кожної закритої клітинки. Гра з підказками, ризиками чи скасованим відкриттям вважається зіграною з допомогою: рекорду вона не дає.

Після поразки **Чи був вихід?** каже, чи можна було знати про міну і яка клітинка була найбезпечніша. Скасування повертає останній хід, і можна грати далі.

## Сітки

Початківець має 9 × 9 клітинок і 10 мін, Середній — 16 × 10 і 25, Важкий — 20 × 12 і 40, Експерт — 30 × 16 і 60, Екстремальний — 40 × 20 і 60, Марафон — 80 × 40 і 240. У власній сітці може бути від 2 до 100 стовпців і рядків. Дошку варіанта **Без угадування** завжди можна виграти самим лише міркуванням. Кожна сітка й кожен варіант мають власну статистику.

**3BV** — це найменша кількість клацань, що відкриває дошку без прапорців; 3BV/s — скільки з них ви зробили за секунду — дає змогу порівнювати дошки різної складності.
</translation>
    </message>
</context>
</TS>
