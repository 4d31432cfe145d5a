<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>DayCard</name>
        <message numerus="yes">
            <source>%n attempt(s)</source>
            <translation>
                <numerusform>%n attempt</numerusform>
                <numerusform>%n attempts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s), not finished yet.</source>
            <translation>
                <numerusform>%n attempt, not finished yet.</numerusform>
                <numerusform>%n attempts, not finished yet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n attempt(s)</source>
            <translation>
                <numerusform>In %n attempt</numerusform>
                <numerusform>In %n attempts</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message numerus="yes">
            <source>%n step(s), unfolded</source>
            <translation>
                <numerusform>%n step, unfolded</numerusform>
                <numerusform>%n steps, unfolded</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s), folded</source>
            <translation>
                <numerusform>%n step, folded</numerusform>
                <numerusform>%n steps, folded</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Lounge</name>
        <message numerus="yes">
            <source>%n mistake(s) due toda&amp;y</source>
            <translation>
                <numerusform>%n mistake due toda&amp;y</numerusform>
                <numerusform>%n mistakes due toda&amp;y</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MistakesPage</name>
        <message numerus="yes">
            <source>At most %n of them are asked on a day.</source>
            <translation>
                <numerusform>At most %n of them are asked on a day.</numerusform>
                <numerusform>At most %n of them are asked on a day.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It comes back in %n day(s).</source>
            <translation>
                <numerusform>It comes back in %n day.</numerusform>
                <numerusform>It comes back in %n days.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mistake(s) due today</source>
            <translation>
                <numerusform>%n mistake due today</numerusform>
                <numerusform>%n mistakes due today</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n question(s)</source>
            <translation>
                <numerusform>%n question</numerusform>
                <numerusform>%n questions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n learned.</source>
            <translation>
                <numerusform>%n learned.</numerusform>
                <numerusform>%n learned.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RecordsPage</name>
        <message numerus="yes">
            <source>Finished matches are being read: %n file(s) to go.</source>
            <translation>
                <numerusform>Finished matches are being read: %n file to go.</numerusform>
                <numerusform>Finished matches are being read: %n files to go.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ResultPage</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) share the win</source>
            <translation>
                <numerusform>%n player share the win</numerusform>
                <numerusform>%n players share the win</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPage</name>
        <message numerus="yes">
            <source>Nothing costly among %n decision(s).</source>
            <translation>
                <numerusform>Nothing costly among %n decision.</numerusform>
                <numerusform>Nothing costly among %n decisions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) more in them.</source>
            <translation>
                <numerusform>%n point more in them.</numerusform>
                <numerusform>%n points more in them.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StopCard</name>
        <message numerus="yes">
            <source>%n attempt(s)</source>
            <translation>
                <numerusform>%n attempt</numerusform>
                <numerusform>%n attempts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s), not finished yet.</source>
            <translation>
                <numerusform>%n attempt, not finished yet.</numerusform>
                <numerusform>%n attempts, not finished yet.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TripCard</name>
        <message numerus="yes">
            <source>All %n stamped: the trip is done.</source>
            <translation>
                <numerusform>All %n stamped: the trip is done.</numerusform>
                <numerusform>All %n stamped: the trip is done.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>engine</name>
        <message numerus="yes">
            <source>There is no {option} with %n seat(s).</source>
            <translation>
                <numerusform>There is no {option} with %n seat.</numerusform>
                <numerusform>There is no {option} with %n seats.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n step</numerusform>
                <numerusform>%n steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more point(s) would have done.</source>
            <translation>
                <numerusform>%n more point would have done.</numerusform>
                <numerusform>%n more points would have done.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>onward</name>
        <message numerus="yes">
            <source>%n attempt(s) left.</source>
            <translation>
                <numerusform>%n attempt left.</numerusform>
                <numerusform>%n attempts left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s) so far.</source>
            <translation>
                <numerusform>%n attempt so far.</numerusform>
                <numerusform>%n attempts so far.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>records</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>trail</name>
        <message numerus="yes">
            <source>%n more point(s) for {medal}.</source>
            <translation>
                <numerusform>%n more point for {medal}.</numerusform>
                <numerusform>%n more points for {medal}.</numerusform>
            </translation>
        </message>
    </context>
</TS>
