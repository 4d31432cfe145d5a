<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutPage</name>
        <message>
            <source>About Stowaway</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tabletop for luggage games.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything stays on this computer: no account, no network. A match is saved at every move.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stowaway is free under the MIT licence. It uses Qt and PySide6 under the LGPL version 3, and the typefaces Inter and Bebas Neue under the SIL Open Font License. The games' titles belong to their publishers; the words, pictures and rules pages here are our own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Versions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>App</name>
        <message>
            <source>Something went wrong</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Carousel</name>
        <message>
            <source>Baggage carousel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{game}, suitcase {number} of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tagline} Left and Right choose a suitcase, Enter opens it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>STOWAWAY</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pick a suitcase. Everything else is packed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{game}: {tagline}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChartPanel</name>
        <message>
            <source>As a table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The chart cannot be drawn here; its numbers are in the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to show yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As a chart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{chart}, as a table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Point at the chart, or use the arrow keys.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Deal code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;New code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another deal by chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same code deals the same tiles to everybody who types it in.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LogModel</name>
        <message>
            <source>Date</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reached</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>yes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Lounge</name>
        <message>
            <source>Lounge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;New match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Practise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free undo, hints, the same deal again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved &amp;matches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unfinished matches, and files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>R&amp;ecords</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your log of finished matches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How the game is played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Theme, text, speed, names</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;About</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Versions and licences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On your way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome aboard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No match is under way. Pick a suitcase to begin one.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>There is no table for the game of this match.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{game} cannot be played: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{page} – Stowaway</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stowaway</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Notice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put a&amp;way</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>‹ &amp;Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back (Esc)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Percent</name>
        <message>
            <source>{percent} %</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Rank</name>
        <message>
            <source>{rank}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{rank}. {name}, {score} points</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Reach</name>
        <message>
            <source>{score} of {goal} points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goal {goal}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RecordsPage</name>
        <message>
            <source>Records</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>S&amp;how</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>S&amp;ort by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No solo match is finished yet. Each one will stand here, won or not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log of finished solo matches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>everything</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ResultPage</name>
        <message>
            <source>Result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was packed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Same deal again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same people and tiles from the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Next deal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same people and options, another deal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the &amp;table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To the &amp;lounge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Result: {game}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{summary}
Deal code {code}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Goal reached</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not this time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} wins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} share the win.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> and </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{score} points, {goal} needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tie in points.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n point(s) ahead.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>A practice match: it is not in your records.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best on this deal so far: {score}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your first result with these options.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A personal best with these options; it was {score}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your best with these options is {score}.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules: {game}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Play the guided first round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Learn by playing: a conductor leads through one round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Contents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text of the rules</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Computer: {level}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move up: earlier in turn order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move down: later in turn order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove this seat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour of seat {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of seat {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who plays seat {number}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Seating</name>
        <message>
            <source>Add a sea&amp;t</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One more player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw &amp;lots</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let chance say who begins; the order around the table stays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first seat begins.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where everything is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the &amp;folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Reset all settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to what they were at first; matches and records stay</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message>
            <source>Practise: {game}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{game}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo is free, hints are on, and nothing goes into your records.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who plays?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best totals on this deal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Options</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Start practising</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody has packed this deal with these options yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{score}  {name}, {date}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} (practice)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ShelfPage</name>
        <message>
            <source>Saved matches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Open a file…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A match from anywhere (Ctrl+O)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Undo delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Show more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is saved yet. A match is saved from its first move on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Finished</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Under way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Continue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Matches of Stowaway (*{extension});;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export a match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Matches of Stowaway (*{extension})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exported to {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It can be brought back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is in the system's trash.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file} is deleted. {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is back.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>‹ &amp;Lounge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To the lounge; the match is saved (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resul&amp;t</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>S&amp;eats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the computer take a seat over, or give it back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The deal code; press to copy it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{title}, guided first round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{title}, practice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal code {code}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To the lounge; nothing of this round is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Person</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Computer: {level}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Tag</name>
        <message>
            <source>Leave the tutorial</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To the lounge; nothing of this round is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on with this match, as practice; from now on it is saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To the lounge</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Waiting</name>
        <message>
            <source>The chart is being drawn.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>crash</name>
        <message>
            <source>A report is in {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No report could be written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something in Stowaway went wrong. Your match is saved up to its last move; if the table looks odd, go to the lounge and continue. {where}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>engine</name>
        <message>
            <source>There are {low} to {high} seats, not {seats}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no option {option}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no {option} with {number} seat{plural}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{option} is one of {values}, not {given}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{option} is a whole number, not {given}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{option} is {low} to {high} in steps of {step}, not {given}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{option} is yes or no, not {given}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two seats cannot have the same own board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{board} is an own board, but the common side is in play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A deal code is shorter than that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A deal code is two letters and eight characters, like PE-7K3F-9QX2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A deal code begins with the two letters of its game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no {character} in a deal code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This deal code has a typing error: its last character does not fit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This deal code belongs to another game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This file cannot be opened as a match.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This file cannot be opened as a match: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This match was played under other rules and can be looked at, but not go on; it opens where they part ({problem}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This match is damaged from line {line} on ({reason}); it opens at the last good line, and all up to there is safe.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{sentence} The damaged file is kept as {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>line {line}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the file is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it is no match of Stowaway</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there are more lines than any match has</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the file is larger than any match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its game is not written the way that Stowaway writes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it was played under newer rules ({rules}) than this Stowaway knows ({known})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it was played with components of its own, which cannot be used yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its options are not complete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the game cannot make sense of this {entry}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this act was refused, {refusal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it was written by a newer Stowaway</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it is not written the way that Stowaway writes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it is too long</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it is cut off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it is damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what stands before it was changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its time cannot be</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its act is none of this game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A person plays at no level.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no computer player of level {level}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A name is up to {most} characters that can be printed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A colour is a short word or a code such as #a0b1c2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{seats} seats need as many players, not {players}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A seed is any text of up to {most} characters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An act lies before one that stands earlier in the journal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chance was not asked here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chance cannot answer so here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chance answers otherwise under this seed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time cannot be marked here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This cannot be taken back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to do again here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such seat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The match is over, and nobody sits down any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing has happened that could be checked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The score sheets are not what they were when this was written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The match does not end here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The result is not what it was when this was written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A file cannot have such a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file} is not a file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file} cannot be read: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file} cannot be written: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file} cannot be moved: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file} cannot be renamed: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file} cannot be deleted: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file} cannot be restored: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the disk is full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>writing or reading there is not allowed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is no such file or folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This match is not being saved: {reason} ({file}). It goes on in memory, and saving is tried again at every input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The records cannot be used: {reason} ({file}). Matches are safe.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The records were made by a newer Stowaway; they are left as they are, and this one cannot add to them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The records were damaged and begin anew; your matches are safe, and the damaged file is kept as {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings are as they were at first: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings {trouble}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings {trouble}; the file is kept as {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>could not be understood and are as they were at first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>held what cannot be for {settings}, which are as they were at first</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>match</name>
        <message>
            <source>No hint could be found; the match is safe. ({details})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The computer player failed and made any legal move; the match is safe and goes on. ({details})</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>seats</name>
        <message>
            <source>Brick red</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ocean blue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Plum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moss green</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Amber</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Slate grey</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Random</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Normal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Computer {number}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>settings</name>
        <message>
            <source>Look</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Like the system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Day departure (light)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Night train (dark)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Te&amp;xt size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Movement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Animation speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Normal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Re&amp;duce movement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Play sounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Volume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lists and score on the le&amp;ft</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Show all places of a tile as soon as it is held</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sho&amp;w what a placement changes before it is confirmed</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>shelf</name>
        <message>
            <source>This Stowaway does not have its game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{match} (practice)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>worker</name>
        <message>
            <source>it ended by itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it could not be started, or the pipe to it broke</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it said nothing for {seconds} s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process of the computer players failed: {why}.</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
