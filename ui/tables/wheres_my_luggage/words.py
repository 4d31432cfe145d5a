"""The table of Where's My Luggage?: all of its words, keyed by the engine's ids.

How a text is written and found says `ui/kit/words.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine import core
from ui.kit.words import OptionWords, Speech, TableWords, Texts, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core import Config, Event, Option, Refused
    from engine.games.wheres_my_luggage.components import Components

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
MARKS: Final[Texts] = {
    "match": "A match!",
    "another": "Not the right one",
    "lost": "Lost: no point",
}

FORMS: Final[Texts] = {"timed": "All at once, at the belt", "memory": "By turns, from memory"}
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
    "WL-11/phase": "Suitcases are taken while the belt turns.",
    "WL-12/type": "Your passenger is looking for another kind of luggage.",
    "WL-16/phase": "“Ready” counts only between two rounds.",
    "WL-18/gone": "Too late: somebody has it already.",
    "WL-21/phase": "Tiles are turned over in the memory form only.",
    "WL-30/no-slot": "There is nothing to take.",
    "LATE": "Too late: the round is over.",
}

SHORT: Final[Texts] = {
    "": "Not that one",
    "WL-11/hand": "One at a time",
    "WL-11/phase": "Not yet",
    "WL-12/type": "Another kind",
    "WL-18/gone": "Too late",
    "WL-18/rest": "Slowly",
    "LATE": "Too late",
}
"""The same, in a corner."""

# What happens -------------------------------------------------------------------------------------

EVENTS: Final[Texts] = {
    "round": "Round {round}: the luggage is on the belt.",
    "round-memory": "Round {round}. {name} begins.",
    "passenger": "{name}: {passenger} ({type}).",
    "flipped": "{name}: the waiting ones come again.",
    "grabbed": "{name} takes {type}.",
    "match": "{name}: {passenger} has the luggage.",
    "another": "{name}: not {passenger}’s. It goes back.",
    "lost": "{name}: {passenger} got lost luggage.",
    "done": "Done! {names}",
    "points": "{points} for {name}",
    "checked": "The round is checked: {points}.",
    "ready": "{name} is ready.",
    "scored": "The match is over: {points}.",
}

# The guided first round ---------------------------------------------------------------------------

LESSONS: Final[Texts] = {
    "welcome": "You have seven passengers, one after the other. Their luggage goes round on the "
    "belt; in this lesson only while you wish.",
    "passenger": "Your first passenger: {passenger}, who has lost {type}.",
    "six": "Six of that kind are on the belt: one is the right one, four are other passengers’ and "
    "go back, and one is lost luggage, nobody’s. Only a look at its label tells.",
    "run": "Here the belt moves while you hold Space, or this button. Let it run a little.",
    "take": "Take this one, to look at its label: click it, wherever it is.",
    "gate": "This is your gate, to play by keys: {left}, {right} move it, {key} takes what stands "
    "in it.",
    "another": "Not the luggage of {passenger}; it is back in its place. {owner} is next, and this "
    "is theirs: remember it.",
    "again": "Not theirs. It has gone back to its place, and {passenger} waits in the deck beside.",
    "match": "A match! Passenger and suitcase are set aside: a point for you.",
    "lost": "Lost luggage: nobody’s. It is set aside with the passenger, for no point.",
    "follow": "The luggage of {passenger} has kept its place. Click it, or by {left}, {right} "
    "bring your gate to it and press {key}.",
    "next": "Now {passenger}: take {type}. Click one, or by {left} and {right} bring your gate to "
    "it and press {key}.",
    "third": "For {passenger} try this one: {type}. Let the belt run if it is hidden.",
    "decks": "Here lie the passengers still to come, and beside them those who wait. When nobody "
    "is to come any more, those who wait are called again.",
    "end": "Whoever has no passengers left first calls “Done!” and ends the round for all. Each "
    "point is a step below: at most 7 a round, 14 in two, 21 in three. “Play on” stays here; "
    "“To the lounge” leads to other games.",
}

# Everything else ----------------------------------------------------------------------------------

SAY: Final[Texts] = {
    "title": "Where’s My Luggage?",
    "tagline": "Find your passengers’ luggage on a belt that never stops.",
    "round-sign": "Round {round}/{rounds}",
    "round-line": "Round {round}",
    "deed-left": "Gate left",
    "deed-grab": "Grab",
    "deed-right": "Gate right",
    "taken-space": "Space stays free: it lets time run in step mode.",
    # Seats
    "draw": "Next",
    "action": "Waiting",
    "pairs": "Found",
    "ready": "Ready",
    "not-ready": "Not ready yet",
    "done": "Done!",
    "belongs": "It belongs to {passenger}",
    "lost-luggage": "One suitcase of each kind is lost luggage, nobody’s: whoever takes it sets it "
    "aside with the passenger, for no point.",
    # What to do
    "now-seek": "Find {type} for {passenger}.",
    "now-look": "Whose is it?",
    "now-none": "No {type} is on the belt just now; one comes back soon.",
    "now-watch": "The computers play.",
    "now-all": "All at once: each at your own gate; a click is for whoever seeks that kind.",
    "now-count": "Get ready… One of each kind is lost luggage: taken, it costs the passenger’s "
    "point.",
    "now-paused": "Paused.",
    "now-held": "Time stands still: hold Space to run the belt.",
    "now-check": "The pairs are checked.",
    "now-sad": "A sad face got lost luggage, for no point.",
    "now-ready": "Ready for the next round?",
    "now-wait": "The others are not ready yet.",
    "now-turn": "{name}: turn over {type} for {passenger}.",
    "now-thinks": "{name} is choosing a tile.",
    "now-arrows": "Click one, or go there by arrows and press Enter.",
    "now-face": "{name} has turned over: {passenger}.",
    "now-on": "Remember it; any key goes on.",
    # Refusals that know more
    "wrong-type": "That is {type}. {passenger} is looking for {wanted}.",
    "nothing-here": "Nothing is in the gate.",
    "hand-full": "One at a time: you are still looking at {type}.",
    "hand-held": "One at a time: hold Space until you have looked at {type}.",
    "hand-rests": "Slowly: after a wrong grab your hand rests a moment.",
    "not-running": "The belt is not running yet.",
    "nobodys": "That is {type}. Looked for: {wanted}.",
    # Covers
    "paused": "Paused",
    "paused-you": "The belt is covered, so that nobody gains by it. Enter or Esc goes on.",
    "paused-away": "You went to another window, so the belt has stopped. Enter or Esc goes on.",
    "continue": "&Continue",
    "tip-continue": "Count down and go on (Enter)",
    "pause": "&Pause",
    "tip-pause": "Stop time and cover the belt (P)",
    "hold": "&Hold: time runs",
    "hold-on": "Time runs: stop",
    "tip-hold": "The belt runs as long as this is held down (Space), or pressed twice: until it is "
    "pressed again",
    "ready-button": "Read&y",
    "ready-key": "Ready: {name}",
    "tip-ready": "{name} is ready for the next round",
    "check-title": "Round {round}: the check",
    "nothing-found": "Nothing set aside",
    "plus": "+{points}",
    # Set-up
    "setup-form": "How to play",
    "form-timed-help": "The belt turns and everybody grabs. Whoever finds all their luggage first "
    "calls “Done!”.",
    "form-memory-help": "18 tiles lie on the table, and there is no hurry. Turn one over; all see "
    "whose it is.",
    "setup-faces": "Show whose it is",
    "setup-faces-help": "A look shows the owner’s face, not only whether it matches.",
    "setup-faces-shared": "For one person only: at a shared screen the others would see it too.",
    "setup-tempo": "Tempo",
    "setup-tempo-help": "How fast the belt, the looks and the computers are.",
    "setup-tempo-said": "{percent}% – {words}",
    "setup-steps": "Step mode",
    "setup-steps-help": "Time stands still while you look for a suitcase, and runs while you hold "
    "a key.",
    "summary-timed": "At the belt",
    "summary-memory": "From memory",
    "summary-tempo": "{percent}%",
    "summary-steps": "step mode",
    # Result
    # Seen and named
    "grid": "Tiles on the table",
    "place": "Row {row}, column {column}: {type}",
    "place-empty": "Row {row}, column {column}: empty",
    "gate-of": "{name}’s gate: {type}",
    "gate-empty": "{name}’s gate: nothing",
    "track": "Score",
    # Charts
    "chart-points": "Points, round by round",
    "chart-points-axis": "Points",
    "chart-points-said": "{name}, round {round}: {points} in all, {added} of them new.",
    "chart-looks": "Looks for each pair",
    "chart-looks-axis": "Looks",
    "chart-looks-said": "{name}, round {round}: {looks} for {matches}.",
    "chart-remembered": "What was remembered",
    "chart-who": "Who, and what",
    "chart-count": "Looks",
    "chart-straight": "{name}: straight to it",
    "chart-again": "{name}: again in vain",
    "chart-of": "{part} of {all}",
    "chart-straight-said": "{name} had seen the right tile before {looks}, and went straight to it "
    "in {part}.",
    "chart-again-said": "{name}: {looks} at a tile that was known to be wrong.",
    "chart-times": "Time for each passenger",
    "chart-times-axis": "Seconds",
    "chart-turns": "Turns for each passenger",
    "chart-turns-axis": "Turns",
    "chart-passenger": "Passenger",
    "chart-player": "Whose passengers",
    "chart-round": "Round",
    "chart-seconds": "{number} s",
    "chart-bar": "{round}: {passenger}",
    "chart-bar-lost": "{round}: {passenger}, lost",
    "chart-found": "Round {round}: {passenger}, found with {looks}.",
    "chart-found-timed": "Round {round}: {passenger}, found with {looks} in {time}.",
    "chart-lost": "Round {round}: {passenger}, lost luggage with {looks}.",
    "chart-lost-timed": "Round {round}: {passenger}, lost luggage with {looks} in {time}.",
    "found-nothing": "{round}: nothing set aside",
    "found-said": "{round}: {pairs}.",
    # For those who do not see it
    "access-to": "{name}: {words}",
    "access-whose": "{passenger}’s",
    "access-lost": "lost luggage",
    "access-peeked": "Whose it is: {whose}.",
    "access-turned": "{name} turns over row {row}, column {column}: {whose}.",
    "access-luggage": "{type} {number}",
    "access-here": "{luggage}, in the gate",
    "access-in-gate": "In the gate: {luggage}.",
    "access-now": "In the gate, and right: {luggage}.",
    "access-right": "The right type. Press to take it.",
    "access-passing": "What comes to {name}’s gate",
    "access-time": "Let time run",
    "access-second": "Let time run for a second",
    "access-until": "Let time run until a {type} is in {name}’s gate",
    "access-grid": "{rows} rows of {columns} tiles. Press a tile to turn it over.",
    "access-on": "Go on",
    "access-up": "Face up: {passenger}, {type}.",
    "access-turn": "It is their turn.",
    "access-decks": "Cards: {what}.",
    "access-holds": "In hand: {type}.",
    "access-mark": "The last look: {mark}",
    "access-ready": "Ready for the next round.",
    "access-not-ready": "Not ready yet for the next round.",
    "access-seat": "{name}, {points}",
    "access-check": "{name} in this round: {points}",
    "access-pairs": "Set aside: {pairs}.",
    "access-pair": "{passenger} with their own luggage",
    "access-pair-lost": "{passenger} with lost luggage",
    # Numbers
    "looks": "%n look(s)",
    "matches": "%n suitcase(s)",
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


class Words(TableWords):
    """Sentences about one match: they know its box and who sits where."""

    box: Components
    speech = _speech
    events = EVENTS
    refusals = REFUSALS
    values: ClassVar = {"form": FORMS}

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

    def wrong_type(self, kind: int, passenger: int) -> str:
        """Why a suitcase of this type is not for a passenger."""
        who, wanted = self.passenger(passenger), self.sought(self.box.kinds[passenger])
        return say("wrong-type", type=self.sought(kind), passenger=who, wanted=wanted)

    def shortly(self, refused: Refused | None) -> str:
        """Why not, in a word or two."""
        key = "" if refused is None else refused.key
        return named(SHORT, key if key in SHORT else "")

    def line(self, line: str, view: Any = None) -> str:
        """A score line's name; each round is one."""
        number = line.rpartition("-")[2]
        return say("round-line", round=number) if number.isdecimal() else super().line(line, view)

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
            case events.LookEnded(passenger=passenger):
                fields["passenger"] = self.passenger(passenger)
            case events.Done(seats=seats):
                fields["names"] = listed([self.name(seat) for seat in seats])
            case events.RoundChecked(points=points) | events.Scored(scores=points):
                fields["points"] = listed(
                    [
                        self.speech.said(EVENTS["points"], name=self.name(seat), points=number)
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

    def summary(self, options: Sequence[Option], config: Config) -> str:  # noqa: ARG002
        """The options in a few words."""
        if config.get("form") == "memory":
            return say("summary-memory")
        parts = [say("summary-timed")]
        tempo = config.get(core.TEMPO.id, core.TEMPO.default)
        if tempo != core.TEMPO.default:
            parts.append(say("summary-tempo", percent=tempo))
        if config.get(core.STEPS.id):
            parts.append(say("summary-steps"))
        return ", ".join(parts)
