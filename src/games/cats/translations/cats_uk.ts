<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>gridlark::cats::CatsTable</name>
    <message>
        <source>Cats</source>
        <translation>Коти</translation>
    </message>
    <message numerus="yes">
        <source>Hint · %n left</source>
        <translation>
            <numerusform>Підказка · ще %n</numerusform>
            <numerusform>Підказка · ще %n</numerusform>
            <numerusform>Підказка · ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint · wait 5 s</source>
        <translation>Підказка · через 5 с</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Життя</translation>
    </message>
    <message>
        <source>%1 of %2 lives</source>
        <translation>Життів: %1 із %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Рахунок %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Рівень %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Click: mark with an X</source>
        <translation>Клацнути: позначити X</translation>
    </message>
    <message>
        <source>Hold, or right click: place a cat</source>
        <translation>Утримати або клацнути правою: поставити кота</translation>
    </message>
    <message>
        <source>Drag: mark several cells</source>
        <translation>Протягнути: позначити кілька клітинок</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>рівень %1</translation>
    </message>
</context>
<context>
    <name>gridlark::cats::ExtraHint</name>
    <message>
        <source>One more hint</source>
        <translation>Ще одна підказка</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Далі без неї</translation>
    </message>
    <message numerus="yes">
        <source>It comes in %n second(s).</source>
        <translation>
            <numerusform>З’явиться через %n секунду.</numerusform>
            <numerusform>З’явиться через %n секунди.</numerusform>
            <numerusform>З’явиться через %n секунд.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::cats::Painter</name>
    <message>
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>кіт</translation>
    </message>
    <message>
        <source>sleeping cat</source>
        <translation>сонний кіт</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3, %4 region</source>
        <extracomment>A cell for the screen reader: row, column, content, colour of its region</extracomment>
        <translation>Рядок %1, стовпець %2, %3, регіон %4 кольору</translation>
    </message>
</context>
<context>
    <name>gridlark::cats::Plugin</name>
    <message>
        <source>Easy</source>
        <translation>Легкі</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середні</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Важкі</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкритий</translation>
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
    <name>gridlark::cats::Words</name>
    <message>
        <source>This cell has an X. That cost a life.</source>
        <translation>На цій клітинці X. Це коштувало життя.</translation>
    </message>
    <message>
        <source>This row has a cat already. That cost a life.</source>
        <translation>У цьому рядку вже є кіт. Це коштувало життя.</translation>
    </message>
    <message>
        <source>This column has a cat already. That cost a life.</source>
        <translation>У цьому стовпці вже є кіт. Це коштувало життя.</translation>
    </message>
    <message>
        <source>This region has a cat already. That cost a life.</source>
        <translation>У цьому регіоні вже є кіт. Це коштувало життя.</translation>
    </message>
    <message>
        <source>It would touch another cat. That cost a life.</source>
        <translation>Він торкався б іншого кота. Це коштувало життя.</translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s) could not stay there and went away.</source>
        <translation>
            <numerusform>%n кіт не міг там бути й пішов.</numerusform>
            <numerusform>%n коти не могли там бути й пішли.</numerusform>
            <numerusform>%n котів не могли там бути й пішли.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 So: %2</source>
        <extracomment>%1: a deduction; %2: what follows from it</extracomment>
        <translation>%1 Отже: %2</translation>
    </message>
    <message>
        <source>Several cells are possible; this one leads to a way to finish.</source>
        <translation>Можливі кілька клітинок; ця веде до розв’язку.</translation>
    </message>
    <message>
        <source>Level %1 done</source>
        <translation>Рівень %1 пройдено</translation>
    </message>
    <message>
        <source>%1 points. Session: %2 points.</source>
        <translation>Очки: %1. За сеанс: %2.</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Наступний рівень</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Гру програно</translation>
    </message>
    <message>
        <source>No lives left. The level can be begun again.</source>
        <translation>Життів не лишилося. Рівень можна почати знову.</translation>
    </message>
    <message>
        <source>Restart the level</source>
        <translation>Почати рівень знову</translation>
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
