<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>pack_the_essentials</name>
        <message numerus="yes">
            <source>%n full column(s)</source>
            <translation>
                <numerusform>%n full column</numerusform>
                <numerusform>%n full columns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n full row(s)</source>
            <translation>
                <numerusform>%n full row</numerusform>
                <numerusform>%n full rows</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s) on the edge</source>
            <translation>
                <numerusform>%n pair on the edge</numerusform>
                <numerusform>%n pairs on the edge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n full block(s)</source>
            <translation>
                <numerusform>%n full block</numerusform>
                <numerusform>%n full blocks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set(s)</source>
            <translation>
                <numerusform>%n set</numerusform>
                <numerusform>%n sets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n on the edge</source>
            <translation>
                <numerusform>%n on the edge</numerusform>
                <numerusform>%n on the edge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n packed</source>
            <translation>
                <numerusform>%n packed</numerusform>
                <numerusform>%n packed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warm</source>
            <translation>
                <numerusform>%n warm</numerusform>
                <numerusform>%n warm</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n colour(s)</source>
            <translation>
                <numerusform>%n colour</numerusform>
                <numerusform>%n colours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n tile</numerusform>
                <numerusform>%n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fewer pack rat(s)</source>
            <translation>
                <numerusform>%n fewer pack rat</numerusform>
                <numerusform>%n fewer pack rats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It fits in %n spot(s) this way up.</source>
            <translation>
                <numerusform>It fits in %n spot this way up.</numerusform>
                <numerusform>It fits in %n spots this way up.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pack rat(s)</source>
            <translation>
                <numerusform>%n pack rat</numerusform>
                <numerusform>%n pack rats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cat toy(s)</source>
            <translation>
                <numerusform>%n cat toy</numerusform>
                <numerusform>%n cat toys</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left</source>
            <translation>
                <numerusform>%n left</numerusform>
                <numerusform>%n left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n empty space(s)</source>
            <translation>
                <numerusform>%n empty space</numerusform>
                <numerusform>%n empty spaces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Best {best}, %n attempt(s)</source>
            <translation>
                <numerusform>Best {best}, %n attempt</numerusform>
                <numerusform>Best {best}, %n attempts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Best {best} (%n attempt(s))</source>
            <translation>
                <numerusform>Best {best} (%n attempt)</numerusform>
                <numerusform>Best {best} (%n attempts)</numerusform>
            </translation>
        </message>
    </context>
</TS>
