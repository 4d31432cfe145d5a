"""Kit: the words of a table: its texts, in the person's language, and sentences about a match.

A game's `words.py` holds tables of texts annotated `Final[Texts]`, which `dev.py words` finds in
all modules of the table (their context is the game's id); a `Speech` that says them; and `Words`, a
`TableWords`. Fields in braces are filled in after translation; `%n` is a number whose plural Qt
knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QLocale

from engine import core
from ui.access.places import place_name

if TYPE_CHECKING:
    from engine.core import Action, Config, Event, Option, Refused, ScoreLine, Seat, Value
    from engine.core.review import BoardReason, ReviewLesson
    from ui.bridge.outcome import Outcome

BoxT = TypeVar("BoxT")
"""A game's components."""
ViewT = TypeVar("ViewT")
"""What a seat observes of a game."""

Texts: TypeAlias = Mapping[str, str]
"""English texts by the engine's ids, or by the table's own keys."""

COMMON: Final[Texts] = {
    "and": "{one} and {other}",
    "comma": "{one}, {other}",
    "seat": "Player {number}",
    "where-round": "Round {round} of {rounds}",
    "points": "%n point(s)",
    "history-score": "%n point(s)",
    "history-unit": "Points",
    "now-over": "The match is over.",
    "total": "Total",
    "steps": "%n step(s)",
    "pad-said": "{what}: {points}",
    "pad-parts": "{what}: {points} ({parts})",
    "chart-totals": "Points by round",
    "chart-round": "Round",
    "chart-points": "Points",
    "chart-total-said": "{name}, round {round}: {points} ({change} in this round).",
    "chart-end-said": "{name}, at the end: {points} ({change} after the last round).",
    "chart-sources": "Where the points came from",
    "chart-who": "Player",
    "chart-source": "Points for",
    "chart-source-said": "{name} – {what}: {points} ({numbers}).",
    "missing-goal": "%n more point(s) would have been enough.",
    "missing": "{points} behind {name}. The biggest gap: {what} ({mine} against {theirs}).",
    "next": "next",
    "with-advantage": "with an advantage",
    "has-advantage": "Advantage: {what}.",
    "tip-order": "Sort order of your hand (press to change it)",
    "gap-rest": "the rest",
    "gain": "{sign}{number}",
    "you": "You",
    "undo-none": "Nothing to undo. {why}",
    "undo-far": "You can undo {steps}. {why}",
    "quoted": "“{words}”",
}
"""What tables say alike; a table that says it otherwise has a text of its own with that key."""

LABELS: Final[Texts] = {
    "confirm": "Confirm",
    "undo": "Undo",
    "redo": "Redo",
    "hint": "Get hint",
    "skip": "Skip",
    "show-again": "Show again",
    "more": "More",
    "next": "Next",
}
"""Labels of the buttons that all tables share; a text names one as `{label:confirm}`."""

REFUSALS: Final[Texts] = {
    "TURN": "It is not your turn.",
    "OVER": "The match is over.",
    "LATE": "That has already been decided.",
    "": "That is not possible now (rule {rule}).",
}
"""Of the session, by `Refused.key`; the last is said of what has no words."""

FENCES: Final[Texts] = {
    "revealed": "Undo stops where something hidden was revealed.",
    "hidden": "Undo stops where something was hidden.",
    "other seat": "Undo stops where another player moved.",
    "over": "The match is over.",
    "time": "Undo stops where time was running.",
    "start": "Undo stops at the start of the match.",
}
"""Why undo stops, by `UndoReach.stop`."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option in words; `values` names each value of a Choice."""

    name: str
    help: str = ""
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How hard a solo match is: `order` from 0, the easiest, and the word for it."""

    order: int
    name: str


class Who(str):
    """A player's name in a sentence, which knows whether the sentence is read by that player.

    Attributes:
        is_you: Whether the text says *you* instead of the name. `Speech.tell` then takes the
            variant of the text for that field, such as `raid@name` of `raid`.
    """

    __slots__ = ("is_you",)
    is_you: bool

    def __new__(cls, name: str, *, is_you: bool = False) -> Who:
        """Make a name.

        Args:
            name: The name as it is shown.
            is_you: Whether the player who reads the text is meant.
        """
        made = super().__new__(cls, name)
        made.is_you = is_you
        return made


class Labels:
    """Fills `{label:key}` in a text with what the button of that key says, in quotation marks.

    A text cannot name a button that does not exist: an unknown key raises KeyError, and a test
    looks at every text.
    """

    def __init__(self, own: Texts, context: str) -> None:
        """Take a game's own texts, which come before the labels that all tables share."""
        self._own = own
        self._context = context

    def __format__(self, key: str) -> str:
        """Return the label of a key, translated, quoted, without its mnemonic. Raises KeyError."""
        if key in self._own:
            text = QCoreApplication.translate(self._context, self._own[key])
        else:
            text = QCoreApplication.translate("kit", LABELS[key])
        quoted = QCoreApplication.translate("kit", COMMON["quoted"])
        return quoted.format(words=text.replace("&", ""))


class Speech:
    """Says the texts of one table. `context` is the game's id, `texts` are said by their keys."""

    def __init__(self, context: str, texts: Texts, lessons: Texts | None = None) -> None:
        self._context = context
        self._texts = texts
        self._lessons = lessons or {}
        self._labels = Labels(texts, context)

    def said(self, source: str, /, **fields: object) -> str:
        """A text, translated, with its fields in braces filled in. Raises KeyError.

        Whole numbers are filled in as the language writes them: `1,250`.
        """
        text = QCoreApplication.translate(self._context, source)
        for name, value in fields.items():
            if type(value) is int:
                fields[name] = grouped(value)
        if "{label:" in text:
            fields["label"] = self._labels
        return text.format(**fields) if fields else text

    def tell(self, texts: Texts, key: str, /, **fields: object) -> str:
        """Return the text of a key, or its variant for the player who reads it.

        Args:
            texts: The texts by key. `key@field` is said instead of `key` where `field` names the
                player who reads it: "You raid {other}." instead of "{name} raids {other}."
            key: Which text.
            fields: What fills the braces; players as `Who`.

        Raises:
            KeyError: There is no such text, or a field is missing.
        """
        for name, value in fields.items():
            if isinstance(value, Who) and value.is_you and f"{key}@{name}" in texts:
                return self.said(texts[f"{key}@{name}"], **fields)
        return self.said(texts[key], **fields)

    def counted(self, source: str, number: int) -> str:
        """A text with `%n`, in the right plural; without a translation, plain English's."""
        if number < 0:
            # Qt fills in nothing then.
            return f"\N{MINUS SIGN}{self.counted(source, -number)}"
        text = QCoreApplication.translate(self._context, source, None, number)
        if number >= _MIN_PARTED_NUMBER:
            # Qt fills in the digits alone.
            text = text.replace(str(number), grouped(number), 1)
        return text.replace("(s)", "" if number == 1 else "s")

    def named(self, texts: Texts, key: str) -> str:
        """The words for an id, or the id itself if a component file has brought a new one."""
        return self.said(texts[key]) if key in texts else key

    def has(self, key: str) -> bool:
        """Whether the table has a text of this key, of its own or one that tables share."""
        return key in self._texts or key in COMMON

    def say(self, key: str, /, **fields: object) -> str:
        """The table's text of a key, or what tables say alike. Raises KeyError."""
        if key in self._texts:
            return self.tell(self._texts, key, **fields)
        return shared.tell(COMMON, key, **fields)

    def many(self, key: str, number: int) -> str:
        """As `say`, of a text with a number in it. Raises KeyError."""
        if key in self._texts:
            return self.counted(self._texts[key], number)
        return shared.counted(COMMON[key], number)

    def teach(self, lesson: str, /, **fields: object) -> str:
        """What the guided first round says in a lesson. Raises KeyError."""
        return self.tell(self._lessons, lesson, **fields)


def tied(words: str) -> str:
    """Return a few words so that no line ends among them, such as a number and what it counts."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def _at(sentence: str, spot: str) -> str:
    """A sentence that ends with where it happened, in the brackets with which it ends already."""
    said = sentence[:-1]
    return f"{said[:-1]}, {spot})." if said.endswith(")") else f"{said} ({spot})."


_MIN_PARTED_NUMBER: Final = 1000
"""From here on digits are parted."""
shared: Final = Speech("kit", {})


def label(key: str) -> str:
    """Return the label of a button that all tables share. Raises KeyError."""
    return shared.said(LABELS[key])


def listed(parts: Sequence[str]) -> str:
    """Return `a, b and c`; nothing for none.

    Where one of the names is that of the player who reads it, it stands first as *You*, and the
    whole is a `Who`, so that a text about several players can speak to this one as well.
    """
    if not parts:
        return ""
    yours = [part for part in parts if isinstance(part, Who) and part.is_you]
    if yours and len(parts) > 1:
        others = [part for part in parts if part not in yours]
        return Who(listed([shared.say("you"), *others]), is_you=True)
    text = parts[0]
    for part in parts[1:-1]:
        text = shared.say("comma", one=text, other=part)
    return shared.say("and", one=text, other=parts[-1]) if len(parts) > 1 else text


def grouped(number: int) -> str:
    """A whole number as the language writes it: `1,250`."""
    return QLocale().toString(number)


def signed(number: int) -> str:
    """A change of a score as text: `+9`, `−2`, `0`."""
    text = grouped(abs(number))
    return f"+{text}" if number > 0 else f"−{text}" if number else text


def decimal(hundredths: int, *, plus: bool = False, places: int = 1) -> str:
    """Return hundredths as a number, as precise as it is worth: `9.2`, `−0.4`, `1300`."""
    places = places if abs(hundredths) < 100_000 else 0
    unit: int = 10 ** (2 - places)
    rounded = (abs(hundredths) + unit // 2) // unit * unit
    text = QLocale().toString(rounded / 100, "f", places)
    if not rounded:
        return text
    return f"−{text}" if hundredths < 0 else f"+{text}" if plus else text


def in_tenths(changes: Iterable[int], unit: int = 10) -> list[int]:
    """Hundredths rounded to tenths so that they still add up: what their running sums differ by.

    `unit` is 10 for tenths, 1 for hundredths.
    """
    sums = [(now + unit // 2) // unit * unit for now in accumulate(changes, initial=0)]
    return [after - before for before, after in pairwise(sums)]


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def seat_of(event: Event) -> Seat | None:
    """Return the seat that an event names as its own; None if it names none."""
    # The first frame of the lounge imports this module, and waits for no codec.
    from msgspec.structs import asdict

    seat = asdict(event).get("seat")
    return core.Seat(seat) if isinstance(seat, int) else None


def in_round(number: int, of: int) -> str:
    """Return which round is being played: `Round 2 of 5`."""
    return shared.say("where-round", round=number, rounds=of)


class TableWords(Generic[BoxT, ViewT]):
    """Sentences about one match: they know its box and who sits where.

    A game's `Words` is a subclass with its tables of texts. What is not in them is said by what is
    shared, by the fallback, or by the id, so that a game says only what it says otherwise.
    """

    speech: ClassVar[Speech]
    box: BoxT
    """The game's components."""
    lines: ClassVar[Texts] = {}
    """By line of a score sheet."""
    events: ClassVar[Texts] = {}
    """By the tag of an event; its own fields are filled in, and `{name}` for who sits at `seat`."""
    refusals: ClassVar[Texts] = {}
    """By `Refused.key`, filled in from its detail; `{place}` is its cell."""
    values: ClassVar[Mapping[str, Texts]] = {}
    """The values of each Choice, by the option's id. Its name is the text `setup-<id>`, its help
    `setup-<id>-help`, both among what the table says."""

    trip: ClassVar[tuple[str, ...]] = ()
    """The option through whose values a trip leads alone, then those that have a trip a value."""

    begins: ClassVar[frozenset[str]] = frozenset()
    """The tags of acts with which a turn only begins: a review judges what follows in it apart."""

    heads: ClassVar[frozenset[str]] = frozenset()
    """The tags of events with which a round begins, or the turn of the seat that such an event
    names: they are headings of what follows."""

    lights_lines: ClassVar[bool] = False
    """Whether the table lights up what a score line counts (`TableHooks.light`)."""

    config: Config | None = None
    """The options of the match; None where the sentences are about no certain one."""

    def __init__(self, box: BoxT, names: Sequence[str], you: Seat | None = None) -> None:
        """Take what the sentences are about.

        Args:
            box: The game's components.
            names: The names by seat; an empty one becomes `Player 2`.
            you: The seat whose player reads the sentences, and is called *you* in them.
        """
        self.box = box
        self.you = you
        self.names = [
            name or self.speech.say("seat", number=seat + 1) for seat, name in enumerate(names)
        ]

    def name(self, seat: int) -> Who:
        """Return who sits there, for a sentence or a label."""
        return Who(self.names[seat], is_you=seat == self.you)

    def line(self, line: str, view: ViewT | None = None) -> str:
        """A score line's name; `view` is what is scored, None for any match."""
        if line in self.lines:
            return self.speech.said(self.lines[line])
        return self.speech.say(line) if self.speech.has(line) else line

    def term(self, line: str, view: ViewT | None = None) -> str:
        """A score line's name among others in a sentence, where "and" would read as another."""
        return self.line(line, view)

    def event(self, event: Event) -> str | None:
        """What happened, in one sentence; None for what is not worth one."""
        key = self.event_key(event)
        if key not in self.events:
            return None
        return self.speech.tell(self.events, key, **self.event_fields(event))

    def event_key(self, event: Event) -> str:
        """By which of `events` this one is said."""
        return str(event.__struct_config__.tag)

    def event_fields(self, event: Event) -> dict[str, object]:
        """What is filled into the sentence of an event."""
        from msgspec.structs import asdict

        fields: dict[str, object] = asdict(event)
        seat = fields.get("seat")
        return fields | {"name": self.name(seat)} if isinstance(seat, int) else fields

    def refusal(self, refused: Refused) -> str:
        """Why something is not possible, in one sentence."""
        fields = {"rule": refused.rule} | self.refusal_fields(refused)
        if refused.key in self.refusals:
            try:
                return self.speech.tell(self.refusals, refused.key, **fields)
            except KeyError:
                pass
        source = REFUSALS.get(refused.key, REFUSALS[""])
        return shared.said(source, rule=refused.rule)

    def refusal_fields(self, refused: Refused) -> dict[str, object]:
        """What is filled into the sentence of a refusal."""
        fields: dict[str, object] = dict(refused.detail)
        return fields if refused.cell is None else fields | {"place": place_name(refused.cell)}

    def expected(self, why: Sequence[ScoreLine], view: ViewT | None = None) -> str:
        """What a computer expects an act to change on its sheet: `Rows +9 and Rats -1`."""
        return listed(
            [
                f"{self.term(one.line, view)} {'+' if one.points > 0 else ''}{one.points}"
                for one in why
                if one.points
            ]
        )

    def describe_move(self, act: Action | None) -> str:
        """What an act does, in one sentence, where what happens does not tell it; empty else."""
        return ""

    def describe_moves(
        self, seat: Seat, acts: Sequence[Action], events: Sequence[Sequence[Event]]
    ) -> str:
        """Return all acts of a decision in words: each by what it does, else by itself.

        Args:
            seat: Who decides.
            acts: The acts.
            events: What happens for each of them, nothing where nobody can know it beforehand.
        """
        both = zip(acts, events, strict=True)
        said = (self.done(seat, told) or self.describe_move(act) for act, told in both)
        return " ".join(filter(None, said))

    def done(self, seat: Seat, events: Sequence[Event]) -> str:
        """Return what a seat does, as events tell it; what only follows from it is left out."""
        told = (
            (self.event(event), self.spot(event)) for event in events if self.doer(event) == seat
        )
        return " ".join(_at(each, at) if at else each for each, at in told if each)

    def doer(self, event: Event) -> Seat | None:
        """Return who does what an event tells of; None for what happens by itself."""
        return seat_of(event)

    def spot(self, event: Event) -> str:
        """Where something came to lie, as `C4`; empty where nothing did."""
        return ""

    def gaps(
        self, why: Sequence[tuple[str, int]], view: ViewT | None = None, *, places: int = 1
    ) -> str:
        """The score lines in which two choices differ: `Rows +9.2 and Rats −1.0`.

        They are in hundredths; a line without a name is the rest.
        """
        return listed(
            [
                f"{self.term(line, view) if line else shared.say('gap-rest')} "
                f"{self.gain(more, places)}"
                for line, more in why
            ]
        )

    def begins_with(self, acts: Sequence[Action]) -> bool:
        """Tell whether the rest of the turn after some acts is a decision of its own."""
        return acts[-1].__struct_config__.tag in self.begins

    def board_reason(self, reason: BoardReason | None) -> str:
        """Say what the board shows of why the better choice is better.

        Args:
            reason: The reason; None for none.
        """
        return ""

    def lesson(self, lesson: ReviewLesson) -> str:
        """Name what a decision teaches, without saying which choice is the better one.

        Args:
            lesson: The lesson.

        Returns:
            The name; by default none.
        """
        return ""

    def advice(self, lesson: ReviewLesson) -> str:
        """Say in one plain sentence what a lesson teaches, by what the lesson holds alone.

        Args:
            lesson: The lesson.

        Returns:
            The sentence; empty where both sides are about the same, or the game has none.
        """
        frames = (f"advice-{lesson.decision}", "advice-other")
        frame = next((key for key in frames if self.speech.has(key)), "")
        if not frame or lesson.better == lesson.tempts:
            return ""
        key = f"{frame}-{lesson.board}"
        if not (lesson.board and self.speech.has(key)):
            key = frame
        if lesson.tempts:
            key = f"{key}-than"
        return self.speech.say(
            key, better=self.aim(lesson.better), tempts=self.aim(lesson.tempts or lesson.better)
        )

    def aim(self, subject: str) -> str:
        """Return what a choice is for, as it follows “for” in a sentence: `colour groups`.

        Args:
            subject: What a lesson is about (`ReviewLesson.better`).
        """
        key = f"aim-{subject}"
        return self.speech.say(key) if self.speech.has(key) else self.line(subject)

    def gain(self, hundredths: int, places: int = 1) -> str:
        """Return a difference: `+9.2`, `−$1.0`."""
        text = decimal(hundredths, plus=True, places=places)
        sign = text[: text[0] in "+−"]
        return self.speech.say("gain", sign=sign, number=text[len(sign) :])

    def source(self, line: str) -> str:
        """What a score line's points are for, where several lines are for the same."""
        return self.line(line)

    def missing(self, outcome: Outcome, seat: int) -> str:
        """What a seat that has lost would have needed, in a sentence; empty for nothing to say."""
        result, speech = outcome.result, self.speech
        if result.goal is not None:
            short = result.goal - result.scores[seat]
            return speech.many("missing-goal", short) if short > 0 else ""
        first = result.ranking[0][0]
        behind = result.scores[first] - result.scores[seat]
        mine: dict[str, int] = {}
        theirs: dict[str, int] = {}
        lines: dict[str, str] = {}
        for who, parts in ((seat, mine), (first, theirs)):
            for one in outcome.sheets[who].lines:
                what = self.source(one.line)
                parts[what] = parts.get(what, 0) + one.points
                lines[what] = one.line
        gaps = {what: points - mine.get(what, 0) for what, points in theirs.items()}
        what = max(gaps, key=lambda each: gaps[each], default="")
        if behind <= 0 or gaps.get(what, 0) <= 0:
            return ""
        return speech.say(
            self.gap(lines[what]),
            points=speech.many("points", behind),
            name=self.name(first),
            own=self.name(seat),
            what=what,
            mine=speech.many("points", mine.get(what, 0)),
            theirs=self.amount(theirs[what]),
        )

    def gap(self, line: str) -> str:
        """Return the key of the sentence that says what was missing most: a score line.

        Its fields are `points`, `name`, `own`, `what`, `mine` and `theirs`.
        """
        return "missing"

    def undo(self, presses: int, why: str) -> str:
        """How far undo goes and why it stops there."""
        reason = shared.named(FENCES, why)
        if not presses:
            return shared.say("undo-none", why=reason)
        return shared.say("undo-far", steps=shared.many("steps", presses), why=reason)

    def where(self, view: ViewT) -> str:
        """Where a match is, as everybody knows; empty where a game has no rounds."""
        return ""

    def asked(self, view: ViewT, seat: Seat) -> str:
        """Return why a seat is asked something in the middle of another's turn, in a sentence.

        Args:
            view: What a spectator sees: the sentence tells no more.
            seat: Who is asked.

        Returns:
            The sentence; empty where the seat is due for its own turn.
        """
        return ""

    def amount(self, points: int) -> str:
        """Return points as they stand by themselves: on a pad, at a chart, behind a name."""
        return grouped(points)

    def option(self, option: Option) -> OptionWords:
        """The words of an option; one whose id ends in a number is that seat's."""
        stem = option.id.rstrip("-0123456789")
        name, about = f"setup-{stem}", f"setup-{stem}-help"
        seat = self.speech.say("seat", number=option.id.rpartition("-")[2])
        texts = self.values.get(stem, {})
        given = option.values if isinstance(option, core.ChoiceOption) else ()
        return OptionWords(
            self.speech.say(name, name=seat) if self.speech.has(name) else option.id,
            self.speech.say(about) if self.speech.has(about) else "",
            {value: self.speech.named(texts, value) for value in given},
        )

    def summary(self, options: Sequence[Option], config: Config) -> str:
        """What was chosen, in a few words; what is as usual goes without saying."""
        parts = []
        for option in options:
            value = config.get(option.id)
            if value is None or value == option.default or isinstance(option, core.SeatsOption):
                continue
            words = self.option(option)
            if isinstance(option, core.ChoiceOption):
                said = words.values[str(value)]
                # What else is off is not known by its value alone, unless that says the name too.
                plain = option.default != "off" or words.name in said
                parts.append(said if plain else f"{words.name}: {said}")
            elif value is not False:
                said = words.values.get(str(value), str(value))
                parts.append(words.name if value is True else f"{words.name}: {said}")
        return capital(", ".join(parts))

    def advantage(self, options: Mapping[str, Value]) -> str:
        """Return what the advantage for beginners brings a seat, with no stop at the end.

        Args:
            options: The options of the match, by id.

        Returns:
            A few words; empty where the game has no such advantage.
        """
        return self.speech.say("advantage") if self.speech.has("advantage") else ""

    def has_advantage(self, seat: int) -> bool:
        """Return whether a seat of this match has the advantage for beginners."""
        return self.config is not None and seat in self.config.advantages

    def advantaged(self, seat: int) -> str:
        """Return that a seat has the advantage for beginners, and what it brings.

        Args:
            seat: The seat.

        Returns:
            A sentence; empty for a seat without the advantage.
        """
        if self.config is None or not self.has_advantage(seat):
            return ""
        return shared.say("has-advantage", what=self.advantage(dict(self.config.options)))

    def grade(self, options: Mapping[str, Value]) -> Difficulty | None:
        """How hard a solo match with these options is; None where the game has no grades."""
        return None


AnyWords: TypeAlias = TableWords[Any, Any]
"""The words of a game that is not known: the shell and the score sheets take those of all."""
