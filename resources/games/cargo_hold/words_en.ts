<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>cargo_hold</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <translation>
                <numerusform>%n card in hand</numerusform>
                <numerusform>%n cards in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>a delivery of %n card(s)</source>
            <translation>
                <numerusform>a delivery of %n card</numerusform>
                <numerusform>a delivery of %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>ready in %n turn(s)</source>
            <translation>
                <numerusform>ready in %n turn</numerusform>
                <numerusform>ready in %n turns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) chosen. Click your own crate to send a delivery, or another player’s crate to raid it.</source>
            <translation>
                <numerusform>%n card chosen. Click your own crate to send a delivery, or another player’s crate to raid it.</numerusform>
                <numerusform>%n cards chosen. Click your own crate to send a delivery, or another player’s crate to raid it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) chosen. Whose crate will you raid?</source>
            <translation>
                <numerusform>%n card chosen. Whose crate will you raid?</numerusform>
                <numerusform>%n cards chosen. Whose crate will you raid?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You keep your %n chosen card(s) in your hand.</source>
            <translation>
                <numerusform>You keep your %n chosen card in your hand.</numerusform>
                <numerusform>You keep your %n chosen cards in your hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can keep {limit} cards. Choose %n card(s) to discard.</source>
            <translation>
                <numerusform>You can keep {limit} cards. Choose %n card to discard.</numerusform>
                <numerusform>You can keep {limit} cards. Choose %n cards to discard.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can keep {limit} cards. Choose %n more card(s) to discard.</source>
            <translation>
                <numerusform>You can keep {limit} cards. Choose %n more card to discard.</numerusform>
                <numerusform>You can keep {limit} cards. Choose %n more cards to discard.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>attacks with %n card(s)</source>
            <translation>
                <numerusform>attacks with %n card</numerusform>
                <numerusform>attacks with %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>attack with %n card(s)</source>
            <translation>
                <numerusform>attack with %n card</numerusform>
                <numerusform>attack with %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>defends %n card(s)</source>
            <translation>
                <numerusform>defends %n card</numerusform>
                <numerusform>defends %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>defend %n card(s)</source>
            <translation>
                <numerusform>defend %n card</numerusform>
                <numerusform>defend %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>$%n</source>
            <translation>
                <numerusform>$%n</numerusform>
                <numerusform>$%n</numerusform>
            </translation>
        </message>
    </context>
</TS>
