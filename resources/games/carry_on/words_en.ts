<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>carry_on</name>
        <message numerus="yes">
            <source>%n Carry On card(s)</source>
            <translation>
                <numerusform>%n Carry On card</numerusform>
                <numerusform>%n Carry On cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turned over</source>
            <translation>
                <numerusform>%n turned over</numerusform>
                <numerusform>%n turned over</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in the deck</source>
            <translation>
                <numerusform>%n card in the deck</numerusform>
                <numerusform>%n cards in the deck</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n souvenir(s) at 5 kg</source>
            <translation>
                <numerusform>%n souvenir at 5 kg</numerusform>
                <numerusform>%n souvenirs at 5 kg</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n weightless</source>
            <translation>
                <numerusform>%n weightless</numerusform>
                <numerusform>%n weightless</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n weightless souvenir(s)</source>
            <translation>
                <numerusform>%n weightless souvenir</numerusform>
                <numerusform>%n weightless souvenirs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At 5 kg, the souvenir adds %n point(s).</source>
            <translation>
                <numerusform>At 5 kg, the souvenir adds %n point.</numerusform>
                <numerusform>At 5 kg, the souvenir adds %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At 5 kg each, the souvenirs add %n point(s).</source>
            <translation>
                <numerusform>At 5 kg each, the souvenirs add %n point.</numerusform>
                <numerusform>At 5 kg each, the souvenirs add %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Kept for a later round, the card might score about %n point(s) more than those {then}.</source>
            <translation>
                <numerusform>Kept for a later round, the card might score about %n point more than those {then}.</numerusform>
                <numerusform>Kept for a later round, the card might score about %n points more than those {then}.</numerusform>
            </translation>
        </message>
    </context>
</TS>
