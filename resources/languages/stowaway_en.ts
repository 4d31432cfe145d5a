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
        <name>GuessPage</name>
        <message numerus="yes">
            <source>The review has marked %n more decision(s).</source>
            <translation>
                <numerusform>The review has marked %n more decision.</numerusform>
                <numerusform>The review has marked %n more decisions.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message numerus="yes">
            <source>%n step(s), expanded</source>
            <translation>
                <numerusform>%n step, expanded</numerusform>
                <numerusform>%n steps, expanded</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s), collapsed</source>
            <translation>
                <numerusform>%n step, collapsed</numerusform>
                <numerusform>%n steps, collapsed</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Lounge</name>
        <message numerus="yes">
            <source>%n mistake(s) to revisit toda&amp;y</source>
            <translation>
                <numerusform>%n mistake to revisit toda&amp;y</numerusform>
                <numerusform>%n mistakes to revisit toda&amp;y</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MistakesPage</name>
        <message numerus="yes">
            <source>You will be asked again in %n day(s).</source>
            <translation>
                <numerusform>You will be asked again in %n day.</numerusform>
                <numerusform>You will be asked again in %n days.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You get at most %n question(s) a day.</source>
            <translation>
                <numerusform>You get at most %n question a day.</numerusform>
                <numerusform>You get at most %n questions a day.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mistake(s) to revisit today</source>
            <translation>
                <numerusform>%n mistake to revisit today</numerusform>
                <numerusform>%n mistakes to revisit today</numerusform>
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
        <name>PostcardCard</name>
        <message numerus="yes">
            <source>%n attempt(s)</source>
            <translation>
                <numerusform>%n attempt</numerusform>
                <numerusform>%n attempts</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RecordsPage</name>
        <message numerus="yes">
            <source>Reading finished matches: %n file(s) to go.</source>
            <translation>
                <numerusform>Reading finished matches: %n file to go.</numerusform>
                <numerusform>Reading finished matches: %n files to go.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ResultPage</name>
        <message numerus="yes">
            <source>You share the win with %n other player(s)</source>
            <translation>
                <numerusform>You share the win with %n other player</numerusform>
                <numerusform>You share the win with %n other players</numerusform>
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
            <source>Nothing costly so far in %n decision(s).</source>
            <translation>
                <numerusform>Nothing costly so far in %n decision.</numerusform>
                <numerusform>Nothing costly so far in %n decisions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>So far, %n of {judged} decisions may be costly.</source>
            <translation>
                <numerusform>So far, %n of {judged} decisions may be costly.</numerusform>
                <numerusform>So far, %n of {judged} decisions may be costly.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing costly in %n decision(s).</source>
            <translation>
                <numerusform>Nothing costly in %n decision.</numerusform>
                <numerusform>Nothing costly in %n decisions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>There was room for %n more point(s).</source>
            <translation>
                <numerusform>There was room for %n more point.</numerusform>
                <numerusform>There was room for %n more points.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SharePage</name>
        <message numerus="yes">
            <source>Save a&amp;ll %n for BG Stats…</source>
            <translation>
                <numerusform>Save a&amp;ll %n for BG Stats…</numerusform>
                <numerusform>Save a&amp;ll %n for BG Stats…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Save &amp;all %n as CSV…</source>
            <translation>
                <numerusform>Save &amp;all %n as CSV…</numerusform>
                <numerusform>Save &amp;all %n as CSV…</numerusform>
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
        <name>TrailPage</name>
        <message numerus="yes">
            <source>All %n Victory card(s), in any order.</source>
            <translation>
                <numerusform>All %n Victory card, in any order.</numerusform>
                <numerusform>All %n Victory cards, in any order.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold medal(s)</source>
            <translation>
                <numerusform>%n gold medal</numerusform>
                <numerusform>%n gold medals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n silver medal(s)</source>
            <translation>
                <numerusform>%n silver medal</numerusform>
                <numerusform>%n silver medals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bronze medal(s)</source>
            <translation>
                <numerusform>%n bronze medal</numerusform>
                <numerusform>%n bronze medals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No medals yet, %n stop(s)</source>
            <translation>
                <numerusform>No medals yet, %n stop</numerusform>
                <numerusform>No medals yet, %n stops</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{medals} across %n stop(s)</source>
            <translation>
                <numerusform>{medals} across %n stop</numerusform>
                <numerusform>{medals} across %n stops</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TripCard</name>
        <message numerus="yes">
            <source>All %n stamped. Your trip is complete!</source>
            <translation>
                <numerusform>All %n stamped. Your trip is complete!</numerusform>
                <numerusform>All %n stamped. Your trip is complete!</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TripPage</name>
        <message numerus="yes">
            <source>%n attempt(s)</source>
            <translation>
                <numerusform>%n attempt</numerusform>
                <numerusform>%n attempts</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>engine</name>
        <message numerus="yes">
            <source>{option} is not available with %n player(s).</source>
            <translation>
                <numerusform>{option} is not available with %n player.</numerusform>
                <numerusform>{option} is not available with %n players.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>guesses</name>
        <message numerus="yes">
            <source>Week of {day}: off by {off} on average (%n number(s)).</source>
            <translation>
                <numerusform>Week of {day}: off by {off} on average (%n number).</numerusform>
                <numerusform>Week of {day}: off by {off} on average (%n numbers).</numerusform>
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
            <source>%n more point(s) would have been enough.</source>
            <translation>
                <numerusform>%n more point would have been enough.</numerusform>
                <numerusform>%n more points would have been enough.</numerusform>
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
    </context>
    <context>
        <name>reached</name>
        <message numerus="yes">
            <source>%n win(s) in a row (shared wins count)</source>
            <translation>
                <numerusform>%n win in a row (shared wins count)</numerusform>
                <numerusform>%n wins in a row (shared wins count)</numerusform>
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
        <message numerus="yes">
            <source>%n more player(s)</source>
            <translation>
                <numerusform>%n more player</numerusform>
                <numerusform>%n more players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>result</name>
        <message numerus="yes">
            <source>The teacher asked about %n move(s).</source>
            <translation>
                <numerusform>The teacher asked about %n move.</numerusform>
                <numerusform>The teacher asked about %n moves.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You changed your mind about %n.</source>
            <translation>
                <numerusform>You changed your mind about %n.</numerusform>
                <numerusform>You changed your mind about %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The teacher could not judge %n move(s) in time.</source>
            <translation>
                <numerusform>The teacher could not judge %n move in time.</numerusform>
                <numerusform>The teacher could not judge %n moves in time.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>similar</name>
        <message numerus="yes">
            <source>Week of {day}: {loss} lost on average in %n similar decision(s); the mistake(s) had cost {before}.</source>
            <translation>
                <numerusform>Week of {day}: {loss} lost on average in %n similar decision; the mistake had cost {before}.</numerusform>
                <numerusform>Week of {day}: {loss} lost on average in %n similar decisions; the mistakes had cost {before}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>stickers</name>
        <message numerus="yes">
            <source>and %n more sticker(s)</source>
            <translation>
                <numerusform>and %n more sticker</numerusform>
                <numerusform>and %n more stickers</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>trail</name>
        <message numerus="yes">
            <source>%n more point(s) for {medal}</source>
            <translation>
                <numerusform>%n more point for {medal}</numerusform>
                <numerusform>%n more points for {medal}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{medal} needs %n more.</source>
            <translation>
                <numerusform>{medal} needs %n more.</numerusform>
                <numerusform>{medal} needs %n more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>upcoming</name>
        <message numerus="yes">
            <source>Daily suitcase: {result}, %n attempt(s) left</source>
            <translation>
                <numerusform>Daily suitcase: {result}, %n attempt left</numerusform>
                <numerusform>Daily suitcase: {result}, %n attempts left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Daily suitcase: %n attempt(s) left</source>
            <translation>
                <numerusform>Daily suitcase: %n attempt left</numerusform>
                <numerusform>Daily suitcase: %n attempts left</numerusform>
            </translation>
        </message>
    </context>
</TS>
