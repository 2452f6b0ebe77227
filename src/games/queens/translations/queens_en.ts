<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>gridlark::queens::Words</name>
    <message numerus="yes">
        <source>It has %n row(s); 16 are the most.</source>
        <translation>
            <numerusform>It has %n row; 16 are the most.</numerusform>
            <numerusform>It has %n rows; 16 are the most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not square: with %n row(s), check %1.</source>
        <translation>
            <numerusform>It is not square: with %n row, check %1.</numerusform>
            <numerusform>It is not square: with %n rows, check %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n region(s), which are not as many as rows.</source>
        <translation>
            <numerusform>It has %n region, which is not as many as rows.</numerusform>
            <numerusform>It has %n regions, which are not as many as rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n solution(s); two of them differ at %1.</source>
        <translation>
            <numerusform>It has %n solution; two of them differ at %1.</numerusform>
            <numerusform>It has %n solutions; two of them differ at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n solution(s) or more; two of them differ at %1.</source>
        <translation>
            <numerusform>It has %n solution or more; two of them differ at %1.</numerusform>
            <numerusform>It has %n solutions or more; two of them differ at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) cannot stay here.</source>
        <translation>
            <numerusform>%n queen cannot stay here.</numerusform>
            <numerusform>%n queens cannot stay here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with an X must have a queen.</source>
        <translation>
            <numerusform>%n cell with an X must have a queen.</numerusform>
            <numerusform>%n cells with an X must have a queen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s), and none of them touch.</source>
        <translation>
            <numerusform>%n queen, and none of them touch.</numerusform>
            <numerusform>%n queens, and none of them touch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 5.</source>
        <translation>
            <numerusform>%n star of 5.</numerusform>
            <numerusform>%n stars of 5.</numerusform>
        </translation>
    </message>
</context>
</TS>
