<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>gridlark::number_match::Actions</name>
    <message numerus="yes">
        <source>Write the %n number(s) that are left once more</source>
        <translation>
            <numerusform>Write the number that is left once more</numerusform>
            <numerusform>Write the %n numbers that are left once more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Plugin</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <extracomment>A grid, by how many numbers a game begins with</extracomment>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::number_match::Words</name>
    <message numerus="yes">
        <source>Undo %n step(s), to the start.</source>
        <translation>
            <numerusform>Undo %n step, to the start.</numerusform>
            <numerusform>Undo %n steps, to the start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n step(s), to move %1.</source>
        <extracomment>%1: number of a move</extracomment>
        <translation>
            <numerusform>Undo %n step, to move %1.</numerusform>
            <numerusform>Undo %n steps, to move %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n add(s)</source>
        <translation>
            <numerusform>%n add</numerusform>
            <numerusform>%n adds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This number has %n partner(s).</source>
        <translation>
            <numerusform>This number has %n partner.</numerusform>
            <numerusform>This number has %n partners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
</TS>
