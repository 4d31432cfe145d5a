<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>wheres_my_luggage</name>
        <message numerus="yes">
            <source>%n look(s)</source>
            <translation>
                <numerusform>%n look</numerusform>
                <numerusform>%n looks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s)</source>
            <translation>
                <numerusform>%n pair</numerusform>
                <numerusform>%n pairs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{luggage}, in %n second(s)</source>
            <translation>
                <numerusform>{luggage}, in %n second</numerusform>
                <numerusform>{luggage}, in %n seconds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Next: {luggage}, in %n second(s).</source>
            <translation>
                <numerusform>Next: {luggage}, in %n second.</numerusform>
                <numerusform>Next: {luggage}, in %n seconds.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to come</source>
            <translation>
                <numerusform>%n to come</numerusform>
                <numerusform>%n to come</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n waiting</source>
            <translation>
                <numerusform>%n waiting</numerusform>
                <numerusform>%n waiting</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n found</source>
            <translation>
                <numerusform>%n found</numerusform>
                <numerusform>%n found</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <translation>
                <numerusform>%n lost</numerusform>
                <numerusform>%n lost</numerusform>
            </translation>
        </message>
    </context>
</TS>
