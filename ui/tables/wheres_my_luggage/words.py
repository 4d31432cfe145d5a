"""The table of Where's My Luggage?: all of its words, keyed by the engine's ids.

How a text is written and found says `ui/kit/words.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from engine import core
from ui.kit.words import OptionWords, Speech, TableWords, Texts, in_round, listed, shared

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.core import Config, Event, Option, Refused, Value
    from engine.games.wheres_my_luggage.components import Components
    from engine.games.wheres_my_luggage.view import LuggageView
    from ui.bridge.outcome import Outcome

# Luggage and passengers ---------------------------------------------------------------------------

TYPES: Final[Texts] = {
    "black-roller": "black roller",
    "brown-trunk": "brown trunk",
    "silver-case": "silver case",
    "tartan-carpet-bag": "tartan carpet-bag",
    "blue-duffel": "blue duffel",
    "green-backpack": "green backpack",
}
SOUGHT: Final[Texts] = {
    "black-roller": "a black roller",
    "brown-trunk": "a brown trunk",
    "silver-case": "a silver case",
    "tartan-carpet-bag": "a tartan carpet-bag",
    "blue-duffel": "a blue duffel",
    "green-backpack": "a green backpack",
}
"""One of a type, as what is taken or looked for: languages have an article and a case for it."""
THEIRS: Final[Texts] = {
    "black-roller": "the black roller",
    "brown-trunk": "the brown trunk",
    "silver-case": "the silver case",
    "tartan-carpet-bag": "the tartan carpet-bag",
    "blue-duffel": "the blue duffel",
    "green-backpack": "the green backpack",
}
"""One of a type, as what its owner has again: languages have an article and a case for it."""
PASSENGERS: Final[Texts] = {
    "pirate": "Pirate",
    "ninja": "Ninja",
    "vampire": "Vampire",
    "secret-agent": "Secret Agent",
    "magician": "Magician",
    "viking": "Viking",
    "knight": "Knight",
    "archaeologist": "Archaeologist",
    "detective": "Detective",
    "cowboy": "Cowboy",
    "astronaut": "Astronaut",
    "robot": "Robot",
    "alien": "Alien",
    "time-traveller": "Time Traveller",
    "mad-scientist": "Mad Scientist",
    "nanny": "Nanny",
    "highlander": "Highlander",
    "lumberjack": "Lumberjack",
    "grandma": "Grandma",
    "wizard": "Wizard",
    "mermaid": "Mermaid",
    "superhero": "Superhero",
    "surfer": "Surfer",
    "sumo-wrestler": "Sumo Wrestler",
    "diver": "Diver",
    "caveman": "Caveman",
    "elf": "Elf",
    "outlaw-archer": "Outlaw Archer",
    "dinosaur": "Dinosaur",
    "leprechaun": "Leprechaun",
}
OWNERS: Final[Texts] = {
    "pirate": "the Pirate",
    "ninja": "the Ninja",
    "vampire": "the Vampire",
    "secret-agent": "the Secret Agent",
    "magician": "the Magician",
    "viking": "the Viking",
    "knight": "the Knight",
    "archaeologist": "the Archaeologist",
    "detective": "the Detective",
    "cowboy": "the Cowboy",
    "astronaut": "the Astronaut",
    "robot": "the Robot",
    "alien": "the Alien",
    "time-traveller": "the Time Traveller",
    "mad-scientist": "the Mad Scientist",
    "nanny": "the Nanny",
    "highlander": "the Highlander",
    "lumberjack": "the Lumberjack",
    "grandma": "Grandma",
    "wizard": "the Wizard",
    "mermaid": "the Mermaid",
    "superhero": "the Superhero",
    "surfer": "the Surfer",
    "sumo-wrestler": "the Sumo Wrestler",
    "diver": "the Diver",
    "caveman": "the Caveman",
    "elf": "the Elf",
    "outlaw-archer": "the Outlaw Archer",
    "dinosaur": "the Dinosaur",
    "leprechaun": "the Leprechaun",
}
"""A passenger within a sentence, as its subject: languages have an article for it."""
MARKS: Final[Texts] = {
    "match": "Found it!",
    "another": "Not the right one",
    "lost": "Lost: no point",
}

FORMS: Final[Texts] = {
    "timed": "Everyone at once, at the belt",
    "memory": "Turn by turn, from memory",
}
HANDS: Final[Texts] = {
    "both": "Gates and mouse",
    "gates": "Gates only",
    "mouse": "Mouse only",
}
TEMPOS: Final[Texts] = {
    "25": "At a stroll",
    "50": "Slow",
    "75": "Unhurried",
    "100": "Normal",
    "125": "Brisk",
    "150": "Fast",
    "175": "Very fast",
    "200": "Rush hour",
}

# Refusals: by `Refused.key` -----------------------------------------------------------------------

REFUSALS: Final[Texts] = {
    "WL-11/phase": "You can only grab suitcases during a round.",
    "WL-12/type": "Your passenger is looking for a different kind of luggage.",
    "WL-16/phase": "You can only press “Ready” between rounds.",
    "WL-18/gone": "Too late: someone else took it.",
    "WL-21/phase": "You can only turn tiles over when you play from memory.",
    "WL-30/no-slot": "There is nothing to take.",
    "LATE": "Too late: the round is over.",
}

SHORT: Final[Texts] = {
    "": "Not that one",
    "WL-11/hand": "One at a time",
    "WL-11/phase": "Not yet",
    "WL-12/type": "Wrong kind",
    "WL-18/gone": "Too late",
    "WL-18/rest": "Slow down",
    "LATE": "Too late",
}
"""The same, in a corner."""

# What happens -------------------------------------------------------------------------------------

EVENTS: Final[Texts] = {
    "round": "Round {round}: the luggage is on the belt.",
    "round-memory": "Round {round}. {name} starts.",
    "round-memory@name": "Round {round}. You start.",
    "passenger": "{name}’s passenger: {passenger} ({type}).",
    "passenger@name": "Your passenger: {passenger} ({type}).",
    "flipped": "{name}’s waiting passengers come up again.",
    "flipped@name": "Your waiting passengers come up again.",
    "grabbed": "{name} takes {type}.",
    "grabbed@name": "You take {type}.",
    "match": "{name} found {passenger}’s luggage.",
    "match@name": "You found {passenger}’s luggage!",
    "another": "{name}: not {passenger}’s. It goes back.",
    "another@name": "Not {passenger}’s. It goes back.",
    "further": "{name} may look again for {passenger}.",
    "further@name": "You may look again for {passenger}.",
    "lost": "{name}: lost luggage for {passenger}.",
    "lost@name": "Lost luggage for {passenger}.",
    "done": "{names}: “Done!”",
    "points": "{points} for {name}",
    "points@name": "{points} for you",
    "checked": "The round is over: {points}.",
    "ready": "{name} is ready.",
    "ready@name": "You are ready.",
    "scored": "The match is over: {points}.",
}

# The guided first round ---------------------------------------------------------------------------

LESSONS: Final[Texts] = {
    "welcome": (
        "Help seven passengers find their luggage on the belt, one at a time. Each suitcase that "
        "you find is worth a point. In this guided round, the belt moves only while you hold Space "
        "or look at a label."
    ),
    "passenger": "Your first passenger is {passenger}, who is looking for {type}.",
    "six": "There are six suitcases of this kind. One is your passenger’s, four belong to other "
    "passengers, and one is lost luggage: it belongs to no one. Only the label shows which is "
    "which.",
    "run": (
        "The belt moves while you hold Space, or the button {label:hold}. Let it run for a moment."
    ),
    "take": "Click this suitcase, or move your gate to it with {left} and {right} and press {key}. "
    "You will see its label for a moment.",
    "gate": (
        "This is your gate, for playing with the keyboard. {left} and {right} move it, and {key} "
        "grabs the suitcase in it."
    ),
    "wait": (
        "If you grab the wrong kind while the belt is moving, you must wait a moment. A small "
        "clock at your gate, or where you clicked, shows how long. The wait ends by itself."
    ),
    "another": (
        "Not this one: {passenger} must wait. But remember it: it belongs to {owner}, your new "
        "passenger!"
    ),
    "again": (
        "Not the right one. The suitcase is back in its place, and {passenger} moves to your "
        "“Waiting” pile."
    ),
    "match": "Found it! Passenger and suitcase are set aside: one point for you.",
    "lost": "This is lost luggage and belongs to no one. You keep it: that passenger is done, and "
    "you score nothing.",
    "luggage": (
        "One of each kind is lost luggage. If you look at it, you must keep it: that passenger is "
        "done, without a point."
    ),
    "follow": (
        "You have seen {passenger}’s luggage, and it is still there. Click it. Or move your "
        "gate to it with {left} and {right}, then press {key}."
    ),
    "next": "Now for {passenger}: find {type}. Click one. Or move your gate to one with {left} and "
    "{right}, then press {key}.",
    "third": "Now {passenger} needs {type}. Try this one. If it is hidden, let the belt run.",
    "pause": (
        "You can pause at any time with {label:pause} or P. The belt is then covered, so no one "
        "can cheat. Enter ends the pause."
    ),
    "decks": (
        "These are your “Next” and “Waiting” piles. When the first is empty, the waiting "
        "passengers come up again."
    ),
    "end": "You can score at most 7 in a round, so 21 in a match. The first player with no "
    "passengers left calls “Done!” and ends the round for everyone. In a normal match, the belt "
    "never stops.",
}

# Everything else ----------------------------------------------------------------------------------

SAY: Final[Texts] = {
    "shortcuts-gate": "Your gate",
    "shortcuts-gate-of": "{name}’s gate",
    "shortcut-left": "Move the gate left",
    "shortcut-grab": "Grab what is in the gate; between rounds: Ready",
    "shortcut-right": "Move the gate right",
    "shortcuts-time": "Time",
    "shortcut-hold": "Run the belt while you hold the key",
    "shortcut-pause": "Pause or continue",
    "shortcut-continue": "Continue while the belt is paused",
    "title": "Where’s My Luggage?",
    "tagline": "Find your passengers’ luggage, at a belt or from memory.",
    "intro-play": (
        "Take a suitcase of the kind that your passenger is looking for, and read its label."
    ),
    "intro-play-memory": (
        "Turn over a tile of the kind that your passenger is looking for, and remember whose it is."
    ),
    "intro-win": ("If it is theirs, you score a point. The most points after three rounds win."),
    "round-sign": "Round {round}/{rounds}",
    "round-line": "Round {round}",
    "deed-left": "Move left",
    "deed-grab": "Grab",
    "deed-right": "Move right",
    "space-runs": "Space runs the belt.",
    "taken-space": "Space is reserved: it runs the belt in step mode.",
    # Seats
    "draw": "Next",
    "action": "Waiting",
    "pairs": "Set aside",
    "ready": "Ready",
    "not-ready": "Not ready yet",
    "done": "{names} are done!",
    "done-one": "{name} is done!",
    "done-one@name": "You’re done!",
    "belongs": "It’s {passenger}’s",
    "lost-luggage": "One suitcase of each kind is lost luggage and belongs to no one. If you take "
    "it, it is set aside with your passenger and scores nothing.",
    # What to do
    "now-seek": "Find {type} for {passenger}.",
    "now-look": "Whose is it?",
    "now-none": "There is no {type} on the belt right now. One will be back soon.",
    "now-watch": "The computers are playing.",
    "now-all": (
        "Everyone plays at once, each at their own gate. A click counts for a player who needs "
        "that kind of suitcase."
    ),
    "now-all-gates": "Everyone plays at once, each at their own gate.",
    "now-all-mouse": (
        "Everyone plays at once. A click counts for a player who needs that kind of suitcase."
    ),
    "now-count": (
        "Get ready… One suitcase of each kind is lost luggage. If you take it, you keep it: that "
        "passenger is done, without a point."
    ),
    "now-paused": "Paused.",
    "now-held": "Time is stopped. Hold Space to run the belt.",
    "now-check": "The pairs are being checked.",
    "now-sad": "A sad face means lost luggage and no point.",
    "now-last": "That was the last round. Go on to the result.",
    "now-won": "The match is over. {name} wins.",
    "now-won@name": "The match is over. You win!",
    "now-shared": "The match is over. {names} share the win.",
    "now-ready": "Ready for the next round?",
    "now-between": "The players are getting ready for the next round.",
    "now-wait": "The others are not ready yet.",
    "now-turn": "{name}: turn over {type} for {passenger}.",
    "now-turn@name": "Turn over {type} for {passenger}.",
    "now-again": "{name} may look again: turn over {type} for {passenger}.",
    "now-again@name": "Look again: turn over {type} for {passenger}.",
    "advantage-belt": "shorter looks and slower computers",
    "advantage-memory": "a second try after the first wrong tile of each round",
    "now-thinks": "{name} is choosing a tile.",
    "now-arrows": "Click one, or use the arrow keys and press Enter.",
    "now-face": "{name} turned over {passenger}’s luggage.",
    "now-face@name": "You turned over {passenger}’s luggage.",
    "now-on": "Remember it. Press any key or click to continue.",
    "now-pair": "{name} found {passenger}’s luggage.",
    "now-pair@name": "You found {passenger}’s luggage!",
    "now-next": "Press any key or click to continue.",
    # Hints
    "hint-known": "Row {row}, column {column}: {passenger}’s luggage is there.",
    "hint-try": "Try row {row}, column {column}: it may be {passenger}’s luggage.",
    # Refusals that know more
    "wrong-type": "That is {type}, but {passenger} is looking for {wanted}.",
    "nothing-here": "The gate is empty.",
    "hand-full": "One at a time: you are still looking at {type}.",
    "gates-only": "You play with gates only, so clicking does nothing.",
    "hand-held": "One at a time: hold Space until you have looked at {type}.",
    "hand-rests": "Slow down! After a failed grab you must wait a moment.",
    "not-running": "The belt is not running yet.",
    "nobodys": "No one needs {type}. You need {wanted}.",
    # Covers
    "paused": "Paused",
    "paused-you": "The belt is covered so that no one can peek. Press Enter or Esc to continue.",
    "paused-away": "You switched to another window, so the belt stopped. Press Enter or Esc to "
    "continue.",
    "continue": "&Continue",
    "tip-continue": "Count down and continue (Enter)",
    "pause": "&Pause",
    "tip-pause": "Stop time and cover the belt (P)",
    "hold": "&Hold to run the belt",
    "hold-on": "Stop the belt",
    "tip-hold": "Hold to run the belt (Space), or press twice to keep it running until you press "
    "again",
    "belt-steps": "Belt in steps",
    "tip-belt-steps": "Let the belt jump from place to place instead of gliding",
    "belt-glides": "Belt glides",
    "tip-belt-glides": "Let the belt glide instead of jumping from place to place",
    "ready-button": "Read&y",
    "ready-key": "Ready ({name})",
    "tip-ready": "{name} is ready for the next round",
    "tip-ready@name": "You are ready for the next round",
    "to-result": "To the result",
    "tip-to-result": "Everyone has seen the last pairs: go on to the result",
    "check-title": "Round {round}: what everyone took",
    "nothing-found": "Nothing found",
    "plus": "+{points}",
    # Set-up
    "setup-form": "Game mode",
    "form-timed-help": (
        "The belt moves, and everyone grabs at once. The first player with no passengers left "
        "calls “Done!”."
    ),
    "form-memory-help": (
        "There are 18 tiles on the table, and there is no rush. Turn one over, and everyone sees "
        "whose it is."
    ),
    "setup-form-practice": (
        "You practise from memory, turn by turn. At the belt there is nothing to undo."
    ),
    "setup-faces": "Show owners",
    "setup-faces-help": "A look shows you the owner’s face, not just a mark for right or wrong.",
    "setup-faces-shared": "Only for one human player: on a shared screen, everyone would see it.",
    "setup-everyone": "Show owners to everyone",
    "setup-everyone-help": (
        "Every look shows the owner’s face to all players, so everyone can remember it."
    ),
    "setup-hands": "Hands",
    "setup-hands-help": (
        "What you play with. A mouse is faster than any gate, so “Gates only” is fairer for "
        "several players."
    ),
    "setup-tempo": "Speed",
    "setup-tempo-help": (
        "How fast the belt moves, how long a look takes and how quickly the computer players act."
    ),
    "setup-tempo-said": "{percent}% – {words}",
    "setup-steps": "Step mode",
    "setup-steps-help": "Time stops while you look for a suitcase and runs while you hold Space.",
    "next-beat-timed": "&Beat {level} at the belt",
    "next-beat-memory": "&Beat {level} from memory",
    "next-best-timed": "&Beat your best at the belt",
    "next-best-memory": "&Beat your best from memory",
    "next-run-timed": "Try the runn&ing belt",
    "next-try-timed": "Try &it at the belt",
    "next-try-memory": "Try &it from memory",
    "summary-timed": "At the belt",
    "summary-memory": "From memory",
    "summary-tempo": "{percent}%",
    "summary-steps": "step mode",
    "summary-gates": "gates only",
    "summary-mouse": "mouse only",
    "summary-everyone": "owners shown to everyone",
    # Result
    # Seen and named
    "grid": "Tiles on the table",
    "place": "Row {row}, column {column}: {type}",
    "place-empty": "Row {row}, column {column}: empty",
    "gate-of": "{name}’s gate: {type}",
    "gate-of@name": "Your gate: {type}",
    "gate-empty": "{name}’s gate: empty",
    "gate-empty@name": "Your gate: empty",
    "track": "Score",
    # Charts
    "chart-points": "Pairs in total, by round",
    "chart-points-axis": "Pairs",
    "chart-points-said": "{name}, round {round}: {points} in total, {added} in this round.",
    "chart-looks": "Looks per pair",
    "chart-looks-axis": "Looks",
    "chart-looks-said": "{name}, round {round}: {looks} for {matches}.",
    "chart-remembered": "What players remembered",
    "chart-who": "Player",
    "chart-share": "Share of looks in percent",
    "chart-straight": "{name}: remembered",
    "chart-again": "{name}: same mistake again",
    "chart-of": "{part} of {all}",
    "chart-straight-said": (
        "{name}: {looks} after the right tile had already been seen, {part} of them successful."
    ),
    "chart-straight-said@name": (
        "You: {looks} after the right tile had already been seen, {part} of them successful."
    ),
    "chart-straight-said-timed": (
        "{name}: {looks} after the right suitcase had already been seen, {part} of them successful."
    ),
    "chart-straight-said-timed@name": (
        "You: {looks} after the right suitcase had already been seen, {part} of them successful."
    ),
    "chart-again-said": "{name}: {looks} at a tile already known to be wrong.",
    "chart-again-said-timed": "{name}: {looks} at a suitcase already known to be wrong.",
    "chart-times": "Time per passenger",
    "chart-times-axis": "Seconds",
    "chart-turns": "Turns per passenger",
    "chart-turns-axis": "Turns",
    "chart-passenger": "Passenger",
    "chart-player": "Player",
    "chart-round": "Round",
    "chart-seconds": "{number} s",
    "chart-bar": "{round}: {passenger}",
    "chart-bar-lost": "{round}: {passenger}, lost",
    "chart-found": "Round {round}: {passenger}, found after {looks}.",
    "chart-found-timed": "Round {round}: {passenger}, found after {looks}, in {time}.",
    "chart-lost": "Round {round}: {passenger}, lost luggage after {looks}.",
    "chart-lost-timed": "Round {round}: {passenger}, lost luggage after {looks}, in {time}.",
    "found-nothing": "{round}: nothing found",
    "found-said": "{round}: {pairs}.",
    # For those who do not see it
    "access-to": "{name}: {words}",
    "access-whose": "{passenger}’s luggage",
    "access-lost": "lost luggage",
    "access-peeked": "It is {whose}.",
    "access-turned": "{name} turns over row {row}, column {column}: {whose}.",
    "access-turned@name": "You turn over row {row}, column {column}: {whose}.",
    "access-luggage": "{type} {number}",
    "access-here": "{luggage}, in the gate",
    "access-in-gate": "In the gate: {luggage}.",
    "access-now": "In the gate, and the right kind: {luggage}.",
    "access-right": "The right kind. Press to take it.",
    "access-passing": "Coming up at {name}’s gate",
    "access-passing@name": "Coming up at your gate",
    "access-past": "Coming past {name}",
    "access-past@name": "Coming past you",
    "access-at-hand": "{luggage}, right here",
    "access-time": "Run the belt",
    "access-second": "Run the belt for one second",
    "access-until": "Run the belt until a {type} is in {name}’s gate",
    "access-until@name": "Run the belt until a {type} is in your gate",
    "access-grid": "{rows} rows of {columns} tiles. Press a tile to turn it over.",
    "access-on": "Continue",
    "access-up": "Face up: {passenger}, {type}.",
    "access-turn": "It is their turn.",
    "access-decks": "Passengers: {what}.",
    "access-holds": "In hand: {type}.",
    "access-mark": "Last look: “{mark}”.",
    "access-ready": "Ready for the next round.",
    "access-not-ready": "Not ready for the next round yet.",
    "access-seat": "{name}, {points}",
    "access-check": "{name} in this round: {points}",
    "access-pairs": "Set aside: {pairs}.",
    "end-found": "{name}: {pairs}",
    "end-place": "Place {place} of {count}.",
    "end-place-shared": "Place {place} of {count}, shared.",
    "end-pair": "{passenger} has {luggage} back: {name}’s last pair.",
    "end-pair@name": "{passenger} has {luggage} back: your last pair.",
    "end-last": "{name}: pair {number}",
    "end-last@name": "Your pair {number}",
    "end-none": "{score} No one found the right luggage.",
    "access-pair": "{passenger} with their own luggage",
    "access-pair-lost": "{passenger} with lost luggage",
    "missing-luck": (
        "{points} behind {name}. {own} remembered {right} of {known}, but {name} was luckier by "
        "{luck}."
    ),
    "missing-luck@own": (
        "{points} behind {name}. You remembered {right} of {known}, but {name} was luckier by "
        "{luck}."
    ),
    "missing-memory": (
        "{points} behind {name}. {own} remembered {right} of {known}, {name} {theirs} of {all}."
    ),
    "missing-memory@own": (
        "{points} behind {name}. You remembered {right} of {known}, {name} {theirs} of {all}."
    ),
    # Numbers
    "points": "%n pair(s)",
    "looks": "%n look(s)",
    "matches": "%n pair(s)",
    "history-score": "%n pair(s)",
    "history-unit": "Pairs",
    "access-coming": "{luggage}, in %n second(s)",
    "access-next": "Next: {luggage}, in %n second(s).",
    "draw-left": "%n to come",
    "action-left": "%n waiting",
    "pairs-found": "%n found",
    "pairs-lost": "%n lost",
}

_speech: Final = Speech("wheres_my_luggage", SAY, LESSONS)
say: Final = _speech.say
many: Final = _speech.many
named: Final = _speech.named
teach: Final = _speech.teach


def tempo(percent: int) -> str:
    """How fast game time runs, in a number and a word."""
    return say("setup-tempo-said", percent=percent, words=named(TEMPOS, str(percent)))


class Words(TableWords["Components", "LuggageView"]):
    """Sentences about one match: they know its box and who sits where."""

    speech = _speech
    events = EVENTS
    heads = frozenset({"round"})
    refusals = REFUSALS
    values: ClassVar = {"form": FORMS, "hands": HANDS}

    def advantage(self, options: Mapping[str, Value]) -> str:
        """What the advantage for beginners brings, at the belt or from memory."""
        return say("advantage-memory" if options.get("form") == "memory" else "advantage-belt")

    def type(self, kind: int) -> str:
        """A type of luggage."""
        return named(TYPES, self.box.types[kind])

    def passenger(self, passenger: int) -> str:
        """A passenger, by name."""
        return named(PASSENGERS, self.box.passengers[passenger])

    def owner(self, passenger: int) -> str:
        """A passenger within a sentence, as its subject."""
        return named(OWNERS, self.box.passengers[passenger])

    def sought(self, kind: int) -> str:
        """One of a type of luggage, as what is taken or looked for."""
        return named(SOUGHT, self.box.types[kind])

    def theirs(self, tile: int) -> str:
        """The luggage of a tile, as what its owner has again."""
        return named(THEIRS, self.box.types[self.box.kinds[tile]])

    def type_of(self, tile: int) -> str:
        """The type of luggage of a passenger or a tile."""
        return self.type(self.box.kinds[tile])

    def mark(self, mark: str) -> str:
        """What a look led to, in a word or two."""
        return named(MARKS, mark)

    def wrong_type(self, kind: int, passenger: int) -> str:
        """Why a suitcase of this type is not for a passenger."""
        who, wanted = self.owner(passenger), self.sought(self.box.kinds[passenger])
        return say("wrong-type", type=self.sought(kind), passenger=who, wanted=wanted)

    def shortly(self, refused: Refused | None) -> str:
        """Why not, in a word or two."""
        key = "" if refused is None else refused.key
        return named(SHORT, key if key in SHORT else "")

    def line(self, line: str, view: LuggageView | None = None) -> str:
        """A score line's name; each round is one."""
        number = line.rpartition("-")[2]
        return say("round-line", round=number) if number.isdecimal() else super().line(line, view)

    def missing(self, outcome: Outcome, seat: int) -> str:
        """What a seat that has lost would have needed: from memory, more memory or more luck."""
        said = super().missing(outcome, seat)
        if not said or outcome.config.get("form") != "memory" or not outcome.past:
            return said
        from ui.tables.wheres_my_luggage import charts

        first, scores = outcome.result.ranking[0][0], outcome.result.scores
        found = charts.memories(charts.read(outcome))
        mine, theirs = found[seat], found[first]
        luck, behind = theirs.lucky - mine.lucky, scores[first] - scores[seat]
        if mine.right < mine.known:
            key = "missing-memory"
        elif mine.known and not mine.again and luck > 0 and 2 * luck >= behind:
            # Luck is named only where it made the difference.
            key = "missing-luck"
        else:
            return said
        return say(
            key,
            points=many("matches", behind),
            name=self.name(first),
            own=self.name(seat),
            right=mine.right,
            known=mine.known,
            theirs=theirs.right,
            all=theirs.known,
            luck=many("matches", luck),
        )

    def where(self, view: LuggageView) -> str:
        """The round of the match."""
        return in_round(view.round, view.rounds)

    def event_key(self, event: Event) -> str:
        """Some events are said in several ways."""
        from engine.games.wheres_my_luggage import events

        if isinstance(event, events.LookEnded):
            return event.mark.value
        memory = isinstance(event, events.RoundBegan) and event.first is not None
        return "round-memory" if memory else super().event_key(event)

    def event_fields(self, event: Event) -> dict[str, object]:
        """Luggage, passengers and seats of an event, in words."""
        from engine.games.wheres_my_luggage import events

        fields = super().event_fields(event)
        match event:
            case events.RoundBegan(first=first) if first is not None:
                fields["name"] = self.name(first)
            case events.PassengerUp(passenger=passenger):
                fields["passenger"] = self.passenger(passenger)
                fields["type"] = self.type_of(passenger)
            case events.Grabbed(type=kind):
                fields["type"] = self.sought(kind)
            case events.LookEnded(passenger=passenger) | events.FurtherLook(passenger=passenger):
                fields["passenger"] = self.owner(passenger)
            case events.Done(seats=seats):
                names = [self.name(seat) for seat in seats]
                you = len(names) == 1 and names[0].is_you
                fields["names"] = shared.say("you") if you else listed(names)
            case events.RoundChecked(points=points) | events.Scored(scores=points):
                fields["points"] = listed(
                    [
                        self.speech.tell(EVENTS, "points", name=self.name(seat), points=number)
                        for seat, number in enumerate(points)
                    ]
                )
        return fields

    def option(self, option: Option) -> OptionWords:
        """The words of an option; the tempo's numbers have some too."""
        words = super().option(option)
        if option.id == core.TEMPO.id:
            return OptionWords(words.name, words.help, {each: tempo(int(each)) for each in TEMPOS})
        return words

    def summary(self, options: Sequence[Option], config: Config) -> str:
        """The options in a few words."""
        if config.get("form") == "memory":
            return say("summary-memory")
        parts = [say("summary-timed")]
        tempo = config.get(core.TEMPO.id, core.TEMPO.default)
        if tempo != core.TEMPO.default:
            parts.append(say("summary-tempo", percent=tempo))
        if config.get(core.STEPS.id):
            parts.append(say("summary-steps"))
        hands = config.get("hands")
        if hands in ("gates", "mouse"):
            parts.append(say(f"summary-{hands}"))
        if config.get("everyone"):
            parts.append(say("summary-everyone"))
        return ", ".join(parts)
