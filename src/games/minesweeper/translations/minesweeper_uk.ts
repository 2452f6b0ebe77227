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
        <source>Custom…</source>
        <translation>Власна…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
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
        <source>Open any square: the first one is always safe.</source>
        <translation>Відкрийте будь-яку клітинку: перша завжди безпечна.</translation>
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
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Розміновано</translation>
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
</TS>
