<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>gridlark::minesweeper::Words</name>
    <message numerus="yes">
        <source>%n mine(s)</source>
        <translation>
            <numerusform>%n mine</numerusform>
            <numerusform>%n mines</numerusform>
        </translation>
    </message>
</context>
</TS>
