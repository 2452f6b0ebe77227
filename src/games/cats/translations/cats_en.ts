<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>gridlark::cats::CatsTable</name>
    <message numerus="yes">
        <source>Hint · %n left</source>
        <translation>
            <numerusform>Hint · %n left</numerusform>
            <numerusform>Hint · %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::cats::ExtraHint</name>
    <message numerus="yes">
        <source>It comes in %n second(s).</source>
        <translation>
            <numerusform>It comes in %n second.</numerusform>
            <numerusform>It comes in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gridlark::cats::Words</name>
    <message numerus="yes">
        <source>%n cat(s) could not stay there and went away.</source>
        <translation>
            <numerusform>%n cat could not stay there and went away.</numerusform>
            <numerusform>%n cats could not stay there and went away.</numerusform>
        </translation>
    </message>
</context>
</TS>
