<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>gridlark::shell::StatisticsPage</name>
    <message numerus="yes">
        <source>Times of the last %n win(s)</source>
        <translation>
            <numerusform>Time of the last win</numerusform>
            <numerusform>Times of the last %n wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::shell::TimesChart</name>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2; the last one %3.</source>
        <translation>
            <numerusform>%n game, from %1 to %2; the last one %3.</numerusform>
            <numerusform>%n games, from %1 to %2; the last one %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::ui::StarsPanel</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
</TS>
