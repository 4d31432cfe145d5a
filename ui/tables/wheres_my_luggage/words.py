"""The table of Where's My Luggage?: all of its words, keyed by the engine's ids.

Every text is a literal that lupdate finds, in the context `wheres_my_luggage`. Fields in braces
are filled in after translation; `%n` is a number whose plural Qt knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.core import Seat
from ui.bridge.phrases import Phrases, Texts

if TYPE_CHECKING:
    from engine.core import Event, Refused
    from engine.games.wheres_my_luggage.components import Components

CONTEXT: Final = "wheres_my_luggage"

# Luggage and passengers ---------------------------------------------------------------------------

TYPES: Final[Texts] = {
    "black-roller": QT_TRANSLATE_NOOP("wheres_my_luggage", "black roller"),
    "brown-trunk": QT_TRANSLATE_NOOP("wheres_my_luggage", "brown trunk"),
    "silver-case": QT_TRANSLATE_NOOP("wheres_my_luggage", "silver case"),
    "tartan-carpet-bag": QT_TRANSLATE_NOOP("wheres_my_luggage", "tartan carpet-bag"),
    "blue-duffel": QT_TRANSLATE_NOOP("wheres_my_luggage", "blue duffel"),
    "green-backpack": QT_TRANSLATE_NOOP("wheres_my_luggage", "green backpack"),
}
SOUGHT: Final[Texts] = {
    "black-roller": QT_TRANSLATE_NOOP("wheres_my_luggage", "a black roller"),
    "brown-trunk": QT_TRANSLATE_NOOP("wheres_my_luggage", "a brown trunk"),
    "silver-case": QT_TRANSLATE_NOOP("wheres_my_luggage", "a silver case"),
    "tartan-carpet-bag": QT_TRANSLATE_NOOP("wheres_my_luggage", "a tartan carpet-bag"),
    "blue-duffel": QT_TRANSLATE_NOOP("wheres_my_luggage", "a blue duffel"),
    "green-backpack": QT_TRANSLATE_NOOP("wheres_my_luggage", "a green backpack"),
}
"""One of a type, as what is taken or looked for: languages have an article and a case for it."""
PASSENGERS: Final[Texts] = {
    "pirate": QT_TRANSLATE_NOOP("wheres_my_luggage", "Pirate"),
    "ninja": QT_TRANSLATE_NOOP("wheres_my_luggage", "Ninja"),
    "vampire": QT_TRANSLATE_NOOP("wheres_my_luggage", "Vampire"),
    "secret-agent": QT_TRANSLATE_NOOP("wheres_my_luggage", "Secret Agent"),
    "magician": QT_TRANSLATE_NOOP("wheres_my_luggage", "Magician"),
    "viking": QT_TRANSLATE_NOOP("wheres_my_luggage", "Viking"),
    "knight": QT_TRANSLATE_NOOP("wheres_my_luggage", "Knight"),
    "archaeologist": QT_TRANSLATE_NOOP("wheres_my_luggage", "Archaeologist"),
    "detective": QT_TRANSLATE_NOOP("wheres_my_luggage", "Detective"),
    "cowboy": QT_TRANSLATE_NOOP("wheres_my_luggage", "Cowboy"),
    "astronaut": QT_TRANSLATE_NOOP("wheres_my_luggage", "Astronaut"),
    "robot": QT_TRANSLATE_NOOP("wheres_my_luggage", "Robot"),
    "alien": QT_TRANSLATE_NOOP("wheres_my_luggage", "Alien"),
    "time-traveller": QT_TRANSLATE_NOOP("wheres_my_luggage", "Time Traveller"),
    "mad-scientist": QT_TRANSLATE_NOOP("wheres_my_luggage", "Mad Scientist"),
    "nanny": QT_TRANSLATE_NOOP("wheres_my_luggage", "Nanny"),
    "highlander": QT_TRANSLATE_NOOP("wheres_my_luggage", "Highlander"),
    "lumberjack": QT_TRANSLATE_NOOP("wheres_my_luggage", "Lumberjack"),
    "grandma": QT_TRANSLATE_NOOP("wheres_my_luggage", "Grandma"),
    "wizard": QT_TRANSLATE_NOOP("wheres_my_luggage", "Wizard"),
    "mermaid": QT_TRANSLATE_NOOP("wheres_my_luggage", "Mermaid"),
    "superhero": QT_TRANSLATE_NOOP("wheres_my_luggage", "Superhero"),
    "surfer": QT_TRANSLATE_NOOP("wheres_my_luggage", "Surfer"),
    "sumo-wrestler": QT_TRANSLATE_NOOP("wheres_my_luggage", "Sumo Wrestler"),
    "diver": QT_TRANSLATE_NOOP("wheres_my_luggage", "Diver"),
    "caveman": QT_TRANSLATE_NOOP("wheres_my_luggage", "Caveman"),
    "elf": QT_TRANSLATE_NOOP("wheres_my_luggage", "Elf"),
    "outlaw-archer": QT_TRANSLATE_NOOP("wheres_my_luggage", "Outlaw Archer"),
    "dinosaur": QT_TRANSLATE_NOOP("wheres_my_luggage", "Dinosaur"),
    "leprechaun": QT_TRANSLATE_NOOP("wheres_my_luggage", "Leprechaun"),
}
MARKS: Final[Texts] = {
    "match": QT_TRANSLATE_NOOP("wheres_my_luggage", "A match!"),
    "another": QT_TRANSLATE_NOOP("wheres_my_luggage", "Another’s"),
    "lost": QT_TRANSLATE_NOOP("wheres_my_luggage", "Lost luggage"),
}

TEMPOS: Final[Texts] = {
    "25": QT_TRANSLATE_NOOP("wheres_my_luggage", "At a stroll"),
    "50": QT_TRANSLATE_NOOP("wheres_my_luggage", "Slow"),
    "75": QT_TRANSLATE_NOOP("wheres_my_luggage", "Unhurried"),
    "100": QT_TRANSLATE_NOOP("wheres_my_luggage", "Normal"),
    "125": QT_TRANSLATE_NOOP("wheres_my_luggage", "Brisk"),
    "150": QT_TRANSLATE_NOOP("wheres_my_luggage", "Fast"),
    "175": QT_TRANSLATE_NOOP("wheres_my_luggage", "Very fast"),
    "200": QT_TRANSLATE_NOOP("wheres_my_luggage", "Rush hour"),
}

# Refusals: by `Refused.key` -----------------------------------------------------------------------

REFUSALS: Final[Texts] = {
    "WL-11/phase": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Suitcases are taken while the belt turns."
    ),
    "WL-12/type": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Your passenger has another kind of luggage."
    ),
    "WL-16/phase": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "“Ready” counts only between two rounds."
    ),
    "WL-18/gone": QT_TRANSLATE_NOOP("wheres_my_luggage", "Too late: somebody has it already."),
    "WL-21/phase": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Tiles are turned over in the memory form only."
    ),
    "WL-30/no-slot": QT_TRANSLATE_NOOP("wheres_my_luggage", "There is nothing to take."),
    "TURN": QT_TRANSLATE_NOOP("wheres_my_luggage", "It is not your turn."),
    "OVER": QT_TRANSLATE_NOOP("wheres_my_luggage", "The match is over."),
    "LATE": QT_TRANSLATE_NOOP("wheres_my_luggage", "Too late: the round is over."),
}
FALLBACK: Final = QT_TRANSLATE_NOOP("wheres_my_luggage", "The rules do not allow that ({rule}).")

# What happens -------------------------------------------------------------------------------------

EVENTS: Final[Texts] = {
    "round": QT_TRANSLATE_NOOP("wheres_my_luggage", "Round {round}: the luggage is on the belt."),
    "round-memory": QT_TRANSLATE_NOOP("wheres_my_luggage", "Round {round}. {name} begins."),
    "passenger": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}: {passenger} ({type})."),
    "flipped": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}: the waiting ones come again."),
    "grabbed": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name} takes {type}."),
    "match": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}: {passenger} has the luggage."),
    "another": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}: not {passenger}’s. It goes back."),
    "lost": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}: {passenger} got lost luggage."),
    "done": QT_TRANSLATE_NOOP("wheres_my_luggage", "Done! {names}"),
    "points": QT_TRANSLATE_NOOP("wheres_my_luggage", "{points} for {name}"),
    "checked": QT_TRANSLATE_NOOP("wheres_my_luggage", "The round is checked: {points}."),
    "ready": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name} is ready."),
    "scored": QT_TRANSLATE_NOOP("wheres_my_luggage", "The match is over: {points}."),
}

# The guided first round ---------------------------------------------------------------------------

LESSONS: Final[Texts] = {
    "welcome": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "Seven passengers each, and all their luggage goes round on the belt. In this "
        "lesson time stands while you look for a suitcase.",
    ),
    "passenger": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "Your first passenger: {passenger}. Find {type}. Six of them are on the belt; "
        "one is the right one, and only a look at its label tells.",
    ),
    "run": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "The belt moves while you hold Space, or the button. Let it run a little.",
    ),
    "take": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "Take this one and look at its label: click it, or press {key} when it is in your gate.",
    ),
    "another": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "Not the luggage of {passenger}, who waits now; it has gone back to its place. "
        "But {owner} is next, and this is theirs: remember it.",
    ),
    "again": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "Not theirs. It has gone back to its place, and {passenger} waits in the deck beside.",
    ),
    "match": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "A match! Passenger and suitcase are set aside: a point for you.",
    ),
    "lost": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "Lost luggage: nobody’s. Both are set aside, for no point, but one passenger fewer waits.",
    ),
    "follow": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "Now you know where to look: the luggage of {passenger} keeps its place on the "
        "belt. Let the belt run until you can reach it, and take it.",
    ),
    "next": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "Now {passenger}: take {type}. Let the belt run until you can reach one.",
    ),
    "third": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "For {passenger} try this one: {type}. Let the belt run if it is hidden.",
    ),
    "decks": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "When no more cards are to come, those who wait are called again: then it pays "
        "to have watched.",
    ),
    "end": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "Whoever has no passengers left first calls “Done!”, and every match is a point. "
        "Play this match on, or begin one of your own.",
    ),
}

# Everything else ----------------------------------------------------------------------------------

SAY: Final[Texts] = {
    "title": QT_TRANSLATE_NOOP("wheres_my_luggage", "Where’s My Luggage?"),
    "tagline": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Find your passengers’ luggage on a belt that never stops."
    ),
    "seat": QT_TRANSLATE_NOOP("wheres_my_luggage", "Player {number}"),
    "and": QT_TRANSLATE_NOOP("wheres_my_luggage", "{one} and {other}"),
    "comma": QT_TRANSLATE_NOOP("wheres_my_luggage", "{one}, {other}"),
    "log": QT_TRANSLATE_NOOP("wheres_my_luggage", "What happened"),
    "round-sign": QT_TRANSLATE_NOOP("wheres_my_luggage", "Round {round}/{rounds}"),
    "total": QT_TRANSLATE_NOOP("wheres_my_luggage", "Total"),
    "round-line": QT_TRANSLATE_NOOP("wheres_my_luggage", "Round {round}"),
    "why": QT_TRANSLATE_NOOP("wheres_my_luggage", "{rule} ?"),
    "tip-why": QT_TRANSLATE_NOOP("wheres_my_luggage", "Read the rule (?)"),
    "deed-left": QT_TRANSLATE_NOOP("wheres_my_luggage", "Gate left"),
    "deed-grab": QT_TRANSLATE_NOOP("wheres_my_luggage", "Grab"),
    "deed-right": QT_TRANSLATE_NOOP("wheres_my_luggage", "Gate right"),
    "taken-space": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Space stays free: it lets time run in step mode."
    ),
    # Seats
    "draw": QT_TRANSLATE_NOOP("wheres_my_luggage", "Next"),
    "action": QT_TRANSLATE_NOOP("wheres_my_luggage", "Waiting"),
    "pairs": QT_TRANSLATE_NOOP("wheres_my_luggage", "Found"),
    "ready": QT_TRANSLATE_NOOP("wheres_my_luggage", "Ready"),
    "not-ready": QT_TRANSLATE_NOOP("wheres_my_luggage", "Not ready yet"),
    "done": QT_TRANSLATE_NOOP("wheres_my_luggage", "Done!"),
    "belongs": QT_TRANSLATE_NOOP("wheres_my_luggage", "{passenger}’s"),
    # What to do
    "now-seek": QT_TRANSLATE_NOOP("wheres_my_luggage", "Find {type} for {passenger}."),
    "now-look": QT_TRANSLATE_NOOP("wheres_my_luggage", "Whose is it?"),
    "now-none": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "No {type} is on the belt just now; one comes back soon."
    ),
    "now-watch": QT_TRANSLATE_NOOP("wheres_my_luggage", "The computers play."),
    "now-all": QT_TRANSLATE_NOOP("wheres_my_luggage", "All at once: each at your own gate."),
    "now-count": QT_TRANSLATE_NOOP("wheres_my_luggage", "Get ready…"),
    "now-paused": QT_TRANSLATE_NOOP("wheres_my_luggage", "Paused."),
    "now-held": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Time stands still. Hold Space to run the belt, or take a suitcase."
    ),
    "now-check": QT_TRANSLATE_NOOP("wheres_my_luggage", "The pairs are checked."),
    "now-ready": QT_TRANSLATE_NOOP("wheres_my_luggage", "Ready for the next round?"),
    "now-wait": QT_TRANSLATE_NOOP("wheres_my_luggage", "The others are not ready yet."),
    "now-over": QT_TRANSLATE_NOOP("wheres_my_luggage", "The match is over."),
    "now-turn": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}: turn over {type} for {passenger}."),
    "now-thinks": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name} is choosing a tile."),
    "now-face": QT_TRANSLATE_NOOP("wheres_my_luggage", "Remember this one. Any key goes on."),
    # Refusals that know more
    "wrong-type": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "That is {type}. {passenger} has {wanted}."
    ),
    "nothing-here": QT_TRANSLATE_NOOP("wheres_my_luggage", "Nothing is in the gate."),
    "hand-full": QT_TRANSLATE_NOOP("wheres_my_luggage", "One at a time: a suitcase is in hand."),
    "not-running": QT_TRANSLATE_NOOP("wheres_my_luggage", "The belt is not running yet."),
    "nobodys": QT_TRANSLATE_NOOP("wheres_my_luggage", "Nobody here is looking for {type}."),
    # Covers
    "paused": QT_TRANSLATE_NOOP("wheres_my_luggage", "Paused"),
    "paused-you": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "The belt is covered, so that nobody gains by it."
    ),
    "paused-away": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "You went to another window, so the belt has stopped."
    ),
    "continue": QT_TRANSLATE_NOOP("wheres_my_luggage", "&Continue"),
    "tip-continue": QT_TRANSLATE_NOOP("wheres_my_luggage", "Count down and go on (Enter)"),
    "pause": QT_TRANSLATE_NOOP("wheres_my_luggage", "&Pause"),
    "tip-pause": QT_TRANSLATE_NOOP("wheres_my_luggage", "Stop time and cover the belt (P)"),
    "hold": QT_TRANSLATE_NOOP("wheres_my_luggage", "&Hold: time runs"),
    "tip-hold": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "The belt runs as long as this is held down (Space)"
    ),
    "show-log": QT_TRANSLATE_NOOP("wheres_my_luggage", "What happe&ned"),
    "tip-log": QT_TRANSLATE_NOOP("wheres_my_luggage", "Show or hide what happened so far"),
    "ready-button": QT_TRANSLATE_NOOP("wheres_my_luggage", "Read&y"),
    "ready-key": QT_TRANSLATE_NOOP("wheres_my_luggage", "Ready: {name}"),
    "tip-ready": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name} is ready for the next round"),
    "check-title": QT_TRANSLATE_NOOP("wheres_my_luggage", "Round {round}: the check"),
    "nothing-found": QT_TRANSLATE_NOOP("wheres_my_luggage", "Nothing set aside"),
    "plus": QT_TRANSLATE_NOOP("wheres_my_luggage", "+{points}"),
    # Set-up
    "setup-form": QT_TRANSLATE_NOOP("wheres_my_luggage", "How to play"),
    "form-timed": QT_TRANSLATE_NOOP("wheres_my_luggage", "All at once, at the belt"),
    "form-timed-help": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "The belt turns and everybody grabs. Whoever finds all their luggage first calls “Done!”.",
    ),
    "form-memory": QT_TRANSLATE_NOOP("wheres_my_luggage", "By turns, from memory"),
    "form-memory-help": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "18 tiles lie on the table, and there is no hurry. Turn one over; all see whose it is.",
    ),
    "setup-faces": QT_TRANSLATE_NOOP("wheres_my_luggage", "Show whose it is"),
    "setup-faces-help": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "A look shows the owner’s face, not only whether it matches."
    ),
    "setup-faces-shared": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "For one person only: at a shared screen the others would see it too."
    ),
    "setup-tempo": QT_TRANSLATE_NOOP("wheres_my_luggage", "Tempo"),
    "setup-tempo-help": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "How fast the belt, the looks and the computers are."
    ),
    "setup-tempo-said": QT_TRANSLATE_NOOP("wheres_my_luggage", "{percent}% – {words}"),
    "setup-steps": QT_TRANSLATE_NOOP("wheres_my_luggage", "Step mode"),
    "setup-steps-help": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "Time stands still while you look for a suitcase, and runs while you hold a key.",
    ),
    "summary-timed": QT_TRANSLATE_NOOP("wheres_my_luggage", "At the belt"),
    "summary-memory": QT_TRANSLATE_NOOP("wheres_my_luggage", "From memory"),
    "summary-tempo": QT_TRANSLATE_NOOP("wheres_my_luggage", "{percent}%"),
    "summary-steps": QT_TRANSLATE_NOOP("wheres_my_luggage", "step mode"),
    # Result
    # Seen and named
    "grid": QT_TRANSLATE_NOOP("wheres_my_luggage", "Tiles on the table"),
    "place": QT_TRANSLATE_NOOP("wheres_my_luggage", "Row {row}, column {column}: {type}"),
    "place-empty": QT_TRANSLATE_NOOP("wheres_my_luggage", "Row {row}, column {column}: empty"),
    "gate-of": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}’s gate: {type}"),
    "gate-empty": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}’s gate: nothing"),
    "track": QT_TRANSLATE_NOOP("wheres_my_luggage", "Score"),
    # Charts
    "chart-points": QT_TRANSLATE_NOOP("wheres_my_luggage", "Points, round by round"),
    "chart-points-axis": QT_TRANSLATE_NOOP("wheres_my_luggage", "Points"),
    "chart-points-said": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "{name}, round {round}: {points} in all, {added} of them new."
    ),
    "chart-looks": QT_TRANSLATE_NOOP("wheres_my_luggage", "Looks for each match"),
    "chart-looks-axis": QT_TRANSLATE_NOOP("wheres_my_luggage", "Looks"),
    "chart-looks-said": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "{name}, round {round}: {looks} for {matches}."
    ),
    "chart-remembered": QT_TRANSLATE_NOOP("wheres_my_luggage", "What was remembered"),
    "chart-who": QT_TRANSLATE_NOOP("wheres_my_luggage", "Who, and what"),
    "chart-count": QT_TRANSLATE_NOOP("wheres_my_luggage", "Looks"),
    "chart-straight": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}: straight to it"),
    "chart-again": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}: again in vain"),
    "chart-of": QT_TRANSLATE_NOOP("wheres_my_luggage", "{part} of {all}"),
    "chart-straight-said": QT_TRANSLATE_NOOP(
        "wheres_my_luggage",
        "{name} had seen the right tile before {looks}, and went straight to it in {part}.",
    ),
    "chart-again-said": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "{name}: {looks} at a tile that was known to be wrong."
    ),
    "chart-times": QT_TRANSLATE_NOOP("wheres_my_luggage", "Time for each passenger"),
    "chart-times-axis": QT_TRANSLATE_NOOP("wheres_my_luggage", "Seconds"),
    "chart-turns": QT_TRANSLATE_NOOP("wheres_my_luggage", "Turns for each passenger"),
    "chart-turns-axis": QT_TRANSLATE_NOOP("wheres_my_luggage", "Turns"),
    "chart-passenger": QT_TRANSLATE_NOOP("wheres_my_luggage", "Passenger"),
    "chart-player": QT_TRANSLATE_NOOP("wheres_my_luggage", "Whose passengers"),
    "chart-round": QT_TRANSLATE_NOOP("wheres_my_luggage", "Round"),
    "chart-seconds": QT_TRANSLATE_NOOP("wheres_my_luggage", "{number} s"),
    "chart-bar": QT_TRANSLATE_NOOP("wheres_my_luggage", "{round}: {passenger}"),
    "chart-bar-lost": QT_TRANSLATE_NOOP("wheres_my_luggage", "{round}: {passenger}, lost"),
    "chart-found": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Round {round}: {passenger}, found with {looks}."
    ),
    "chart-found-timed": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Round {round}: {passenger}, found with {looks} in {time}."
    ),
    "chart-lost": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Round {round}: {passenger}, lost luggage with {looks}."
    ),
    "chart-lost-timed": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Round {round}: {passenger}, lost luggage with {looks} in {time}."
    ),
    "found-nothing": QT_TRANSLATE_NOOP("wheres_my_luggage", "{round}: nothing set aside"),
    "found-said": QT_TRANSLATE_NOOP("wheres_my_luggage", "{round}: {pairs}."),
    # For those who do not see it
    "access-to": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}: {words}"),
    "access-whose": QT_TRANSLATE_NOOP("wheres_my_luggage", "{passenger}’s"),
    "access-lost": QT_TRANSLATE_NOOP("wheres_my_luggage", "lost luggage"),
    "access-peeked": QT_TRANSLATE_NOOP("wheres_my_luggage", "Whose it is: {whose}."),
    "access-turned": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "{name} turns over row {row}, column {column}: {whose}."
    ),
    "access-luggage": QT_TRANSLATE_NOOP("wheres_my_luggage", "{type} {number}"),
    "access-here": QT_TRANSLATE_NOOP("wheres_my_luggage", "{luggage}, in the gate"),
    "access-in-gate": QT_TRANSLATE_NOOP("wheres_my_luggage", "In the gate: {luggage}."),
    "access-now": QT_TRANSLATE_NOOP("wheres_my_luggage", "In the gate, and right: {luggage}."),
    "access-right": QT_TRANSLATE_NOOP("wheres_my_luggage", "The right type. Press to take it."),
    "access-passing": QT_TRANSLATE_NOOP("wheres_my_luggage", "What comes to {name}’s gate"),
    "access-time": QT_TRANSLATE_NOOP("wheres_my_luggage", "Let time run"),
    "access-second": QT_TRANSLATE_NOOP("wheres_my_luggage", "Let time run for a second"),
    "access-until": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "Let time run until a {type} is in {name}’s gate"
    ),
    "access-grid": QT_TRANSLATE_NOOP(
        "wheres_my_luggage", "{rows} rows of {columns} tiles. Press a tile to turn it over."
    ),
    "access-on": QT_TRANSLATE_NOOP("wheres_my_luggage", "Go on"),
    "access-up": QT_TRANSLATE_NOOP("wheres_my_luggage", "Face up: {passenger}, {type}."),
    "access-turn": QT_TRANSLATE_NOOP("wheres_my_luggage", "It is their turn."),
    "access-decks": QT_TRANSLATE_NOOP("wheres_my_luggage", "Cards: {what}."),
    "access-holds": QT_TRANSLATE_NOOP("wheres_my_luggage", "In hand: {type}."),
    "access-mark": QT_TRANSLATE_NOOP("wheres_my_luggage", "The last look: {mark}"),
    "access-ready": QT_TRANSLATE_NOOP("wheres_my_luggage", "Ready for the next round."),
    "access-not-ready": QT_TRANSLATE_NOOP("wheres_my_luggage", "Not ready yet for the next round."),
    "access-seat": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name}, {points}"),
    "access-check": QT_TRANSLATE_NOOP("wheres_my_luggage", "{name} in this round: {points}"),
    "access-pairs": QT_TRANSLATE_NOOP("wheres_my_luggage", "Set aside: {pairs}."),
    "access-pair": QT_TRANSLATE_NOOP("wheres_my_luggage", "{passenger} with their own luggage"),
    "access-pair-lost": QT_TRANSLATE_NOOP("wheres_my_luggage", "{passenger} with lost luggage"),
    # Numbers
    "points": QT_TRANSLATE_NOOP("wheres_my_luggage", "%n point(s)"),
    "looks": QT_TRANSLATE_NOOP("wheres_my_luggage", "%n look(s)"),
    "matches": QT_TRANSLATE_NOOP("wheres_my_luggage", "%n suitcase(s)"),
    "access-coming": QT_TRANSLATE_NOOP("wheres_my_luggage", "{luggage}, in %n second(s)"),
    "access-next": QT_TRANSLATE_NOOP("wheres_my_luggage", "Next: {luggage}, in %n second(s)."),
    "draw-left": QT_TRANSLATE_NOOP("wheres_my_luggage", "%n to come"),
    "action-left": QT_TRANSLATE_NOOP("wheres_my_luggage", "%n waiting"),
    "pairs-found": QT_TRANSLATE_NOOP("wheres_my_luggage", "%n found"),
    "pairs-lost": QT_TRANSLATE_NOOP("wheres_my_luggage", "%n lost"),
}

_phrases: Final = Phrases(CONTEXT)


def say(key: str, **fields: object) -> str:
    """One of the table's texts with its fields filled in. Raises KeyError."""
    return _phrases.said(SAY[key], **fields)


def teach(lesson: str, **fields: object) -> str:
    """What the guided first round says in a lesson. Raises KeyError."""
    return _phrases.said(LESSONS[lesson], **fields)


def many(key: str, number: int) -> str:
    """One of the table's texts with a number in it. Raises KeyError."""
    return _phrases.counted(SAY[key], number)


def named(texts: Texts, key: str) -> str:
    """The words for an id."""
    return _phrases.named(texts, key)


def tempo(percent: int) -> str:
    """How fast game time runs, in a number and a word."""
    words = named(TEMPOS, str(percent))
    return say("setup-tempo-said", percent=percent, words=words)


def listed(parts: Sequence[str]) -> str:
    """`a, b and c`; nothing for none."""
    if not parts:
        return ""
    text = parts[0]
    for part in parts[1:-1]:
        text = say("comma", one=text, other=part)
    return say("and", one=text, other=parts[-1]) if len(parts) > 1 else text


class Words:
    """Sentences about one match: they know its box and who sits where."""

    def __init__(self, box: Components, names: Sequence[str]) -> None:
        """Take the components and the names by seat; an empty name becomes `Player 2`."""
        self.box = box
        self.names = [name or say("seat", number=seat + 1) for seat, name in enumerate(names)]

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat]

    def type(self, kind: int) -> str:
        """A type of luggage."""
        return named(TYPES, self.box.types[kind])

    def passenger(self, passenger: int) -> str:
        """A passenger."""
        return named(PASSENGERS, self.box.passengers[passenger])

    def sought(self, kind: int) -> str:
        """One of a type of luggage, as what is taken or looked for."""
        return named(SOUGHT, self.box.types[kind])

    def type_of(self, tile: int) -> str:
        """The type of luggage of a passenger or a tile."""
        return self.type(self.box.kinds[tile])

    def mark(self, mark: str) -> str:
        """What a look led to, in a word or two."""
        return named(MARKS, mark)

    def refusal(self, refused: Refused) -> str:
        """Why something is not possible, in one sentence."""
        source = REFUSALS.get(refused.key)
        if source is None:
            return _phrases.said(FALLBACK, rule=refused.rule)
        return _phrases.said(source)

    def wrong_type(self, kind: int, passenger: int) -> str:
        """Why a suitcase of this type is not for a passenger."""
        return say(
            "wrong-type",
            type=self.sought(kind),
            passenger=self.passenger(passenger),
            wanted=self.sought(self.box.kinds[passenger]),
        )

    def line(self, line: str) -> str:
        """A score line's name."""
        number = line.rpartition("-")[2]
        return say("round-line", round=number) if number.isdecimal() else say("total")

    def event(self, event: Event) -> str | None:
        """What happened, in one sentence; None for what is not worth one."""
        from engine.games.wheres_my_luggage import events

        match event:
            case events.RoundBegan(round=number, first=first):
                if first is None:
                    return self._event("round", round=number)
                return self._event("round-memory", round=number, name=self.name(first))
            case events.PassengerUp(seat=seat, passenger=passenger):
                return self._event(
                    "passenger",
                    name=self.name(seat),
                    passenger=self.passenger(passenger),
                    type=self.type_of(passenger),
                )
            case events.DeckFlipped(seat=seat):
                return self._event("flipped", name=self.name(seat))
            case events.Grabbed(seat=seat, type=kind):
                return self._event("grabbed", name=self.name(seat), type=self.sought(kind))
            case events.LookEnded(seat=seat, passenger=passenger, mark=mark):
                return self._event(
                    mark.value, name=self.name(seat), passenger=self.passenger(passenger)
                )
            case events.Done(seats=seats):
                return self._event("done", names=listed([self.name(seat) for seat in seats]))
            case events.RoundChecked(points=points):
                return self._event("checked", points=self._points(points))
            case events.SeatReady(seat=seat):
                return self._event("ready", name=self.name(seat))
            case events.Scored(scores=scores):
                return self._event("scored", points=self._points(scores))
            case _:
                return None

    def _points(self, points: Sequence[int]) -> str:
        return listed(
            [
                self._event("points", name=self.name(Seat(seat)), points=number)
                for seat, number in enumerate(points)
            ]
        )

    def _event(self, key: str, **fields: object) -> str:
        return _phrases.said(EVENTS[key], **fields)
