<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>gridlark::queens::OwnPanel</name>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Власна головоломка</translation>
    </message>
    <message>
        <source>One line for each row, one letter for each cell:

AABB
CABB
CCDB
CDDD</source>
        <translation>По рядку тексту на кожен рядок, по літері на кожну клітинку:

AABB
CABB
CCDB
CDDD</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Регіони</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Головоломка</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Відкрити файл…</translation>
    </message>
    <message>
        <source>Open a puzzle</source>
        <translation>Відкрити головоломку</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>«%1» не читається: %2.</translation>
    </message>
    <message>
        <source>“%1” is longer than 64 KiB: no puzzle.</source>
        <translation>«%1» більший за 64 КіБ: це не головоломка.</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Painter</name>
    <message>
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>automatic X</source>
        <translation>автоматичний X</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>заблоковано</translation>
    </message>
    <message>
        <source>given queen</source>
        <translation>заданий ферзь</translation>
    </message>
    <message>
        <source>queen, in conflict</source>
        <translation>ферзь, конфлікт</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ферзь</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3, %4 region</source>
        <extracomment>A cell for the screen reader: row, column, content, colour of its region</extracomment>
        <translation>Рядок %1, стовпець %2, %3, регіон %4 кольору</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Plugin</name>
    <message>
        <source>Small</source>
        <translation>Малі</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середні</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Великі</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Власний</translation>
    </message>
    <message>
        <source>With blocks</source>
        <translation>З блоками</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::QueensTable</name>
    <message>
        <source>Automatic X</source>
        <translation>Автоматичні X</translation>
    </message>
    <message>
        <source>Each queen brings an X to the cells that it rules out</source>
        <translation>Кожен ферзь ставить X на клітинки, які виключає</translation>
    </message>
    <message>
        <source>How hard new puzzles are</source>
        <translation>Складність нових головоломок</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Ферзі</translation>
    </message>
    <message>
        <source>Your own puzzle…</source>
        <translation>Власна головоломка…</translation>
    </message>
    <message>
        <source>Apply the hint</source>
        <translation>Виконати крок</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 із %2</translation>
    </message>
    <message>
        <source>%1 of %2 queens</source>
        <translation>Ферзів: %1 із %2</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Власна головоломка</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Click: place a queen</source>
        <translation>Клацнути: поставити ферзя</translation>
    </message>
    <message>
        <source>Hold, or right click: note an X</source>
        <translation>Утримати або клацнути правою: позначити X</translation>
    </message>
    <message>
        <source>Drag: note several cells, or move a queen</source>
        <translation>Протягнути: позначити кілька клітинок або перемістити ферзя</translation>
    </message>
</context>
<context>
    <name>gridlark::queens::Words</name>
    <message>
        <source>row %1 column %2</source>
        <extracomment>a cell: its row and column</extracomment>
        <translation>рядок %1 стовпець %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 та інші</translation>
    </message>
    <message>
        <source>There is nothing in the text.</source>
        <translation>Текст порожній.</translation>
    </message>
    <message>
        <source>The text is longer than 64 KiB: no puzzle.</source>
        <translation>Текст більший за 64 КіБ: це не головоломка.</translation>
    </message>
    <message>
        <source>The text begins like JSON, but is no object of it.</source>
        <translation>Текст починається як JSON, але це не об’єкт JSON.</translation>
    </message>
    <message>
        <source>The object has no list “regions” of lines.</source>
        <translation>В об’єкті немає списку рядків «regions».</translation>
    </message>
    <message>
        <source>“given” and “blocked” must be lists of [row, column].</source>
        <translation>«given» і «blocked» мають бути списками [рядок, стовпець].</translation>
    </message>
    <message numerus="yes">
        <source>It has %n row(s); 16 are the most.</source>
        <translation>
            <numerusform>У ній %n рядок; можна не більше 16.</numerusform>
            <numerusform>У ній %n рядки; можна не більше 16.</numerusform>
            <numerusform>У ній %n рядків; можна не більше 16.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not square: with %n row(s), check %1.</source>
        <translation>
            <numerusform>Вона не квадратна: у ній %n рядок, перевірте %1.</numerusform>
            <numerusform>Вона не квадратна: у ній %n рядки, перевірте %1.</numerusform>
            <numerusform>Вона не квадратна: у ній %n рядків, перевірте %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n region(s), which are not as many as rows.</source>
        <translation>
            <numerusform>У ній %n регіон, а має бути стільки, скільки рядків.</numerusform>
            <numerusform>У ній %n регіони, а має бути стільки, скільки рядків.</numerusform>
            <numerusform>У ній %n регіонів, а має бути стільки, скільки рядків.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outside the board: %1.</source>
        <translation>Поза дошкою: %1.</translation>
    </message>
    <message>
        <source>A given queen stands on a blocked cell: %1.</source>
        <translation>Заданий ферзь стоїть на заблокованій клітинці: %1.</translation>
    </message>
    <message>
        <source>These given queens cannot both stand: %1.</source>
        <translation>Ці задані ферзі не можуть стояти разом: %1.</translation>
    </message>
    <message>
        <source>A region is in several parts: %1 lies apart.</source>
        <translation>Регіон розпадається на частини; окремо лежить: %1.</translation>
    </message>
    <message>
        <source>It has no solution: there is no place for a queen among %1.</source>
        <translation>Розв’язку немає: ферзя не поставити на жодну з цих клітинок: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n solution(s); two of them differ at %1.</source>
        <translation>
            <numerusform>Вона має %n розв’язок; два з них різняться тут: %1.</numerusform>
            <numerusform>Вона має %n розв’язки; два з них різняться тут: %1.</numerusform>
            <numerusform>Вона має %n розв’язків; два з них різняться тут: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n solution(s) or more; two of them differ at %1.</source>
        <translation>
            <numerusform>Вона має щонайменше %n розв’язок; два з них різняться тут: %1.</numerusform>
            <numerusform>Вона має щонайменше %n розв’язки; два з них різняться тут: %1.</numerusform>
            <numerusform>Вона має щонайменше %n розв’язків; два з них різняться тут: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its solutions could not be counted in time.</source>
        <translation>Порахувати її розв’язки вчасно не вдалося.</translation>
    </message>
    <message>
        <source>Nothing is forced here; a queen on this cell leads to a solution.</source>
        <translation>Вимушеного ходу немає; ферзь на цій клітинці веде до розв’язку.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) cannot stay here.</source>
        <translation>
            <numerusform>%n ферзь не може тут лишатися.</numerusform>
            <numerusform>%n ферзі не можуть тут лишатися.</numerusform>
            <numerusform>%n ферзів не можуть тут лишатися.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with an X must have a queen.</source>
        <translation>
            <numerusform>На %n клітинці з X має бути ферзь.</numerusform>
            <numerusform>На %n клітинках з X мають бути ферзі.</numerusform>
            <numerusform>На %n клітинках з X мають бути ферзі.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Розв’язано</translation>
    </message>
    <message>
        <source>Your own puzzles are not counted in the statistics.</source>
        <translation>Власні головоломки не входять до статистики.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s), and none of them touch.</source>
        <translation>
            <numerusform>%n ферзь, і жоден не торкається іншого.</numerusform>
            <numerusform>%n ферзі, і жоден не торкається іншого.</numerusform>
            <numerusform>%n ферзів, і жоден не торкається іншого.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Наступна головоломка</translation>
    </message>
    <message>
        <source>It has exactly one solution.</source>
        <translation>Вона має рівно один розв’язок.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 5.</source>
        <translation>
            <numerusform>%n зірка з 5.</numerusform>
            <numerusform>%n зірки з 5.</numerusform>
            <numerusform>%n зірок з 5.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be played, and is not counted.</source>
        <translation>У неї можна грати, але до статистики вона не входить.</translation>
    </message>
</context>
<context>
    <name>placement</name>
    <message>
        <source>Row %1 has only one cell left.</source>
        <translation>У рядку %1 лишилася тільки одна клітинка.</translation>
    </message>
    <message>
        <source>Column %1 has only one cell left.</source>
        <translation>У стовпці %1 лишилася тільки одна клітинка.</translation>
    </message>
    <message>
        <source>The %1 region has only one cell left.</source>
        <translation>У регіоні %1 кольору лишилася тільки одна клітинка.</translation>
    </message>
    <message>
        <source>The cell in row %1 and column %2 is taken, so the rest of its row, column and region and all cells that touch it are out.</source>
        <translation>Клітинку в рядку %1 і стовпці %2 зайнято, тож решта її рядка, стовпця й регіону та всі клітинки, що її торкаються, відпадають.</translation>
    </message>
    <message>
        <source>All cells left in row %1 are in the %2 region, so the rest of the %2 region is out.</source>
        <translation>Усі клітинки, що лишилися в рядку %1, лежать у регіоні %2 кольору, тож решта регіону %2 кольору відпадає.</translation>
    </message>
    <message>
        <source>All cells left in column %1 are in the %2 region, so the rest of the %2 region is out.</source>
        <translation>Усі клітинки, що лишилися в стовпці %1, лежать у регіоні %2 кольору, тож решта регіону %2 кольору відпадає.</translation>
    </message>
    <message>
        <source>All cells left in the %1 region are in row %2, so the rest of row %2 is out.</source>
        <translation>Усі клітинки, що лишилися в регіоні %1 кольору, лежать у рядку %2, тож решта рядка %2 відпадає.</translation>
    </message>
    <message>
        <source>All cells left in the %1 region are in column %2, so the rest of column %2 is out.</source>
        <translation>Усі клітинки, що лишилися в регіоні %1 кольору, лежать у стовпці %2, тож решта стовпця %2 відпадає.</translation>
    </message>
    <message>
        <source>Rows %1 have cells left only in columns %2 and need them all, so the rest of these columns is out.</source>
        <translation>Рядкам %1 лишилися клітинки тільки в стовпцях %2, і потрібні всі ці стовпці, тож решта їхніх клітинок відпадає.</translation>
    </message>
    <message>
        <source>Rows %1 have cells left only in the regions %2 and need them all, so the rest of these regions is out.</source>
        <translation>Рядкам %1 лишилися клітинки тільки в регіонах %2 кольорів, і потрібні всі ці регіони, тож решта їхніх клітинок відпадає.</translation>
    </message>
    <message>
        <source>Columns %1 have cells left only in rows %2 and need them all, so the rest of these rows is out.</source>
        <translation>Стовпцям %1 лишилися клітинки тільки в рядках %2, і потрібні всі ці рядки, тож решта їхніх клітинок відпадає.</translation>
    </message>
    <message>
        <source>Columns %1 have cells left only in the regions %2 and need them all, so the rest of these regions is out.</source>
        <translation>Стовпцям %1 лишилися клітинки тільки в регіонах %2 кольорів, і потрібні всі ці регіони, тож решта їхніх клітинок відпадає.</translation>
    </message>
    <message>
        <source>The regions %1 have cells left only in rows %2 and need them all, so the rest of these rows is out.</source>
        <translation>Регіонам %1 кольорів лишилися клітинки тільки в рядках %2, і потрібні всі ці рядки, тож решта їхніх клітинок відпадає.</translation>
    </message>
    <message>
        <source>The regions %1 have cells left only in columns %2 and need them all, so the rest of these columns is out.</source>
        <translation>Регіонам %1 кольорів лишилися клітинки тільки в стовпцях %2, і потрібні всі ці стовпці, тож решта їхніх клітинок відпадає.</translation>
    </message>
    <message>
        <source>Whichever cell of row %1 is taken, it rules out this cell.</source>
        <translation>Кожен вибір у рядку %1 виключає цю клітинку.</translation>
    </message>
    <message>
        <source>Whichever cell of column %1 is taken, it rules out this cell.</source>
        <translation>Кожен вибір у стовпці %1 виключає цю клітинку.</translation>
    </message>
    <message>
        <source>Whichever cell of the %1 region is taken, it rules out this cell.</source>
        <translation>Кожен вибір у регіоні %1 кольору виключає цю клітинку.</translation>
    </message>
    <message>
        <source>Whichever cell of row %1 is taken, it rules out these cells.</source>
        <translation>Кожен вибір у рядку %1 виключає ці клітинки.</translation>
    </message>
    <message>
        <source>Whichever cell of column %1 is taken, it rules out these cells.</source>
        <translation>Кожен вибір у стовпці %1 виключає ці клітинки.</translation>
    </message>
    <message>
        <source>Whichever cell of the %1 region is taken, it rules out these cells.</source>
        <translation>Кожен вибір у регіоні %1 кольору виключає ці клітинки.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until row %1 had no cell left.</source>
        <translation>Якби зайняти цю клітинку, вона вимагала б інших, одну за одною, аж поки в рядку %1 не лишилося б жодної.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until column %1 had no cell left.</source>
        <translation>Якби зайняти цю клітинку, вона вимагала б інших, одну за одною, аж поки в стовпці %1 не лишилося б жодної.</translation>
    </message>
    <message>
        <source>If this cell were taken, it would force others, one after another, until the %1 region had no cell left.</source>
        <translation>Якби зайняти цю клітинку, вона вимагала б інших, одну за одною, аж поки в регіоні %1 кольору не лишилося б жодної.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in row %1.</source>
        <translation>Якби зайняти цю клітинку, подальші кроки не лишили б жодної клітинки в рядку %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in column %1.</source>
        <translation>Якби зайняти цю клітинку, подальші кроки не лишили б жодної клітинки в стовпці %1.</translation>
    </message>
    <message>
        <source>If this cell were taken, the steps that follow would end with no cell left in the %1 region.</source>
        <translation>Якби зайняти цю клітинку, подальші кроки не лишили б жодної клітинки в регіоні %1 кольору.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in row %1 would fail in its turn.</source>
        <translation>Якби зайняти цю клітинку, кожна ще можлива клітинка рядка %1 теж виявилася б хибною.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in column %1 would fail in its turn.</source>
        <translation>Якби зайняти цю клітинку, кожна ще можлива клітинка стовпця %1 теж виявилася б хибною.</translation>
    </message>
    <message>
        <source>If this cell were taken, each cell still possible in the %1 region would fail in its turn.</source>
        <translation>Якби зайняти цю клітинку, кожна ще можлива клітинка регіону %1 кольору теж виявилася б хибною.</translation>
    </message>
    <message>
        <source>Erase X</source>
        <translation>Стерти X</translation>
    </message>
    <message>
        <source>Take every X off the board</source>
        <translation>Прибирає з дошки всі X</translation>
    </message>
</context>
</TS>
