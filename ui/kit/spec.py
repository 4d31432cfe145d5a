"""Kit: a game's table as the shell knows it, found by name when it is asked for.

`ui/tables/<id>/__init__.py` is `TABLE = GameTable(__name__)` and imports no part of the table, so
that the lounge opens quickly. These are its parts; those with a star must be there:

| module      | what is looked for                           | without it                    |
|-------------|----------------------------------------------|-------------------------------|
| `words` *   | `Words(box, names, you)`, a `TableWords`     |                               |
| `table` *   | `Table`, a `MatchTable`; `Table.of` makes it |                               |
| `options`   | `Options(look, game, words, parent)`         | a page made of `game.options` |
| `keys`      | `plan(values)`                               | nobody shares the keyboard    |
| `pad`       | `ScorePad(look, outcome, words, parent)`     | the sheets' lines, and totals |
| `pictures`  | `Pictures(look, outcome, words, parent)`     | no pictures                   |
| `charts`    | `charts(outcome, words)`                     | no charts                     |
| `stickers`  | `NAMES`, `HOW`, `MARKS`, by achievement      | no stickers                   |
|             | `possible(config)`, `reached(outcome, seat)` | all of them; no numbers       |
| `finale`    | `finale(look, outcome, words)`, a `Finale`   | the game's picture            |
| `postcard`  | `paint(painter, room, look, outcome, words)` | the pictures, on a postcard   |
| `printed`   | `PER_PAGE`, `REFERENCE`, `tables(…)`         | nothing to be printed         |
| `tutorial`  | `guide(parts)`, where `first_round` is given | no guided round               |
| `poses`     | `poses(parts)`, `act_out(parts, lesson)`     | no pictures of states         |
| `art`       | `emblem(painter, rect, look)`                | an empty picture              |
| `art.sheet` | `sheets(look, words)`                        | no sheets of art              |
| `art.figures` | `figures(words)`, by name; `intro(words)`  | rules pages without pictures  |
|             | `INTROS`, functions like that by game mode   | the same for all modes        |
| `art.par`   | `cases(box, view, seat, par)`, and `lines`   | no pictures of a better use   |

What words are looked for says `ui/kit/words.py`; besides, a table says `title` and `tagline`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine.core import GameId
from ui.look.style import Look

if TYPE_CHECKING:
    from engine.core import Action, AnyGame, Config, Event, Level, Option, Refused, Seat, Value
    from engine.core.review import BestPacking
    from engine.store import TripTally
    from ui.bridge.base import TableBridge
    from ui.bridge.keys import KeyPlan
    from ui.bridge.outcome import Outcome
    from ui.bridge.seats import SeatInfo
    from ui.charts.chart import ChartSpec
    from ui.kit.figures import SizedPicture
    from ui.kit.finale import Finale
    from ui.kit.options import OptionsEditor
    from ui.kit.table.match_table import AnyTable
    from ui.kit.trip_stamps import Trip
    from ui.kit.tutorial.runner import Tutorial
    from ui.kit.words import AnyWords, Difficulty, OptionWords, Speech


Repacked = tuple[
    float, Sequence[Callable[[QPainter, QRectF, Look], None]], Sequence[tuple[str, int, int]], int
]

DEFAULT_ORDER: Final = 100
"""The order of a game that says none: after all that do, by its id."""


class TutorialDeal(NamedTuple):
    """The deal of the guided first round: its code, its options, computers that play too."""

    code: str
    values: Mapping[str, Value] = MappingProxyType({})
    against: tuple[Level, ...] = ()


class Introduction(NamedTuple):
    """A game in one picture, if it has one, and two lines."""

    title: str
    lines: tuple[str, ...]
    picture: SizedPicture | None = None


class GameTable:
    """A game's table as the shell knows it. All texts are translated when they are asked for."""

    def __init__(
        self, package: str, first_round: TutorialDeal | None = None, *, order: int = DEFAULT_ORDER
    ) -> None:
        """Take the full name of the package that the parts are in; its last part is the game.

        Games of a lower `order` are shown, and learnt, before others: the simplest first.
        """
        self.order = order
        self.game = GameId(package.rpartition(".")[2])
        self._package = package
        self._first_round = first_round

    def part(self, name: str) -> ModuleType | None:
        """A part of the table, imported now; None if this table does not have it."""
        room = name.rpartition(".")[0]
        path = f"{self._package}.{name}"
        if (room and self.part(room) is None) or importlib.util.find_spec(path) is None:
            return None
        return importlib.import_module(path)

    def _required(self, name: str) -> ModuleType:
        """A part that every table has, imported now."""
        return importlib.import_module(f"{self._package}.{name}")

    @property
    def speech(self) -> Speech:
        """The table's texts."""
        speech: Speech = self._required("words").Words.speech
        return speech

    @cached_property
    def _stock(self) -> AnyGame:
        """The game with the components that the program brings along."""
        from engine import catalog

        return catalog.game(self.game)

    def _words(self, players: Sequence[SeatInfo] = (), game: AnyGame | None = None) -> AnyWords:
        """The words of a match of these players; without a game, of one as the program has it."""
        box = (game or self._stock).box
        you = next((player.seat for player in players if player.is_you), None)
        made: AnyWords = self._required("words").Words(box, [one.name for one in players], you)
        return made

    # Words

    def title(self) -> str:
        """The game's name."""
        return self.speech.say("title")

    def tagline(self) -> str:
        """What it is about, in one short sentence."""
        return self.speech.say("tagline")

    def introduction(self, *, alone: bool = False, form: str = "") -> Introduction:
        """One picture and two lines for players who have never played it; else the tagline.

        `alone` for a match of one seat, where a game may be won otherwise. `form` is the game mode
        that is chosen, for which a game may have a line and a picture of its own.
        """
        part, speech = self.part("art.figures"), self.speech
        picture: SizedPicture | None = None
        if part is not None and hasattr(part, "intro"):
            of_form = part.INTROS.get(form) if hasattr(part, "INTROS") else None
            picture = (of_form or part.intro)(self._words())
        win = "intro-win-alone" if alone and speech.has("intro-win-alone") else "intro-win"
        play = f"intro-play-{form}" if speech.has(f"intro-play-{form}") else "intro-play"
        keys = [key for key in (play, win) if speech.has(key)]
        lines = [speech.say(key) for key in keys] or [self.tagline()]
        return Introduction(self.title(), tuple(lines), picture)

    def refusal(self, refused: Refused, players: Sequence[SeatInfo]) -> str:
        """Why an act was refused, in words; also for the session's TURN, OVER, LATE."""
        return self._words(players).refusal(refused)

    def sentence(self, event: Event, players: Sequence[SeatInfo]) -> str | None:
        """An event in words for the log and for screen readers; None for what needs no words."""
        return self._words(players).event(event)

    def amount(self, points: int, *, said: bool = False) -> str:
        """Return points as they stand by themselves or are `said`: "12", "12 points"."""
        words = self._words()
        return words.speech.many("points", points) if said else words.amount(points)

    def line(self, line_id: str, view: object) -> str:
        """The words of a score line."""
        return self._words().line(line_id, view)

    def option(self, option: Option) -> OptionWords:
        """The words of an option."""
        return self._words().option(option)

    def values(self, option: str) -> tuple[str, Mapping[str, str]]:
        """The name of an option, and those of its values."""
        (found,) = (each for each in self._stock.options if each.id == option)
        words = self.option(found)
        return words.name, words.values

    def trips_by(self) -> str | None:
        """The option through whose values the game's trip leads; None where it has none."""
        return next(iter(self._words().trip), None)

    def summary(self, config: Config) -> str:
        """The options of a match in a few words, for lists of matches: "City Kitty, own side"."""
        from ui.kit.words import capital, shared

        words = self._words().summary(self._stock.options, config)
        helped = shared.say("with-advantage") if config.advantages else ""
        return capital(", ".join(filter(None, (words, helped))))

    def advantage(self, options: Mapping[str, Value]) -> str:
        """What the advantage for beginners brings a seat; empty where the game has none."""
        return self._words().advantage(options)

    def where(self, view: object) -> str:
        """Where a match is, as everybody knows, in a few words; `view` is a spectator's."""
        return self._words().where(view)

    def grade(self, options: Mapping[str, Value]) -> Difficulty | None:
        """How hard a solo match with these options is; None where the game has no grades."""
        return self._words().grade(options)

    def trip(self, options: Mapping[str, Value], past: Iterable[TripTally] = ()) -> Trip | None:
        """Where a person who has played `past` alone is on the trip with these options; None where
        the game has none.
        """
        way = self._words().trip
        if not way or not set(way) <= options.keys():
            return None
        from engine.core import ChoiceOption
        from ui.kit.trip_stamps import Trip

        (option,) = (each for each in self._stock.options if each.id == way[0])
        assert isinstance(option, ChoiceOption)
        return Trip(way[0], option.values, {key: options[key] for key in way[1:]}, past)

    def asks_first(self) -> str:
        """The rulebook's question whose answer begins; empty where it asks nothing."""
        return self.speech.say("setup-first") if self.speech.has("setup-first") else ""

    # Before a match

    def options_page(self, look: Look, game: AnyGame, parent: QWidget | None) -> OptionsEditor:
        """A new editor of the game's options."""
        from ui.kit import options

        part = self.part("options")
        page = options.OptionsPage if part is None else part.Options
        made: OptionsEditor = page(look, game, self._words((), game), parent)
        return made

    def keys(self, values: Mapping[str, Value]) -> KeyPlan | None:
        """The keys that persons at one keyboard play with at once; None where nobody does.

        `values` has the options that are chosen.
        """
        part = self.part("keys")
        plan: KeyPlan | None = None if part is None else part.plan(values)
        return plan

    def tutorial(self) -> Tutorial | None:
        """A guided first round, if the game has one."""
        first = self._first_round
        if first is None:
            return None

        from ui.kit.tutorial.runner import Tutorial

        return Tutorial(
            first.code,
            first.values,
            lambda table: self._required("tutorial").guide(_own(self, table).own_parts()),
            lambda table, lesson: self._required("poses").act_out(
                _own(self, table).own_parts(), lesson
            ),
            first.against,
        )

    # A match

    def table(self, look: Look, bridge: TableBridge, parent: QWidget | None) -> AnyTable:
        """A new table for a match; it fills its page and talks to the bridge alone.

        Esc belongs to it while something is held, and else goes on to the shell (an ignored key
        event).
        """
        made: AnyTable = self._required("table").Table.of(look, bridge, parent)
        return made

    def poses(self, table: QWidget) -> Mapping[str, Callable[[], None]]:
        """States of a table worth a picture, by name: each puts this table into it (gallery)."""
        own, part = _own(self, table), self.part("poses")
        if part is None:
            return {}
        found: Mapping[str, Callable[[], None]] = part.poses(own.own_parts())
        return found

    # After a match

    def score_pad(self, look: Look, outcome: Outcome, parent: QWidget | None) -> QWidget:
        """The filled-in score pad of a match that is over."""
        from ui.kit.scores import sheets

        part = self.part("pad")
        pad = sheets.BaseScorePad if part is None else part.ScorePad
        made: QWidget = pad(look, outcome, self._words(outcome.players, outcome.game), parent)
        return made

    def pictures(self, look: Look, outcome: Outcome, parent: QWidget | None) -> QWidget | None:
        """What each seat has made, as large as its room; None where there is nothing to be seen.

        It may have a method `light(mark)`, which lights what a chart's point marks up, None for
        nothing, and a signal `picked(mark)` for what was clicked.
        """
        part = self.part("pictures")
        if part is None:
            return None
        made: QWidget = part.Pictures(
            look, outcome, self._words(outcome.players, outcome.game), parent
        )
        return made

    def missing(self, outcome: Outcome, seat: int) -> str:
        """What a seat that has lost would have needed, in a sentence; empty for nothing to say."""
        return self._words(outcome.players, outcome.game).missing(outcome, seat)

    def charts(self, outcome: Outcome) -> Sequence[ChartSpec]:
        """The charts of a match that is over, the most telling first."""
        part = self.part("charts")
        if part is None or not outcome.past:
            return ()
        found: Sequence[ChartSpec] = part.charts(
            outcome, self._words(outcome.players, outcome.game)
        )
        return found

    def describe_moves(
        self,
        seat: Seat,
        acts: Sequence[Action],
        events: Sequence[Sequence[Event]],
        names: Sequence[str],
        you: Seat | None = None,
    ) -> str:
        """Return the acts of one decision in words.

        Args:
            seat: Who decides.
            acts: The acts.
            events: What happens for each of them.
            names: The names of the players, by seat.
            you: The seat whose player reads it, if any.
        """
        return self._named(names, you).describe_moves(seat, acts, events)

    def done(
        self, seat: Seat, events: Sequence[Event], names: Sequence[str], you: Seat | None = None
    ) -> str:
        """Return what a seat does, as events tell it, in words; `names` and `you` as above."""
        return self._named(names, you).done(seat, events)

    def _named(self, names: Sequence[str], you: Seat | None) -> AnyWords:
        made: AnyWords = self._required("words").Words(self._stock.box, names, you)
        return made

    @property
    def review_words(self) -> AnyWords:
        """Return the sentences in which a review says by what choices differ."""
        return self._words()

    @property
    def has_par(self) -> bool:
        """Whether the game has pictures of a better use of the same things."""
        return self.part("art.par") is not None

    def repacked(self, view: object, seat: Seat, par: BestPacking) -> Repacked | None:
        """What a seat made of its things, and the best that was found, to be painted: the height
        by the width of both, who paints them, the score lines in which they differ, with the
        points of both, and how many are the same; None where the game has no pictures of it.
        """
        part = self.part("art.par")
        if part is None:
            return None
        ratio, *paints = part.cases(self._stock.box, view, seat, par)
        own, found = part.lines(self._stock.box, view, seat, par)
        both = [(one, own.get(one, 0), found.get(one, 0)) for one in {**own, **found}]
        differ = [(self._words().term(one, view), a, b) for one, a, b in both if a != b]
        return ratio, paints, differ, sum(a for _, a, b in both if a == b)

    # Pictures

    def emblem(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paint the game's picture into `rect`."""
        art = self.part("art")
        if art is not None:
            art.emblem(painter, rect, look)

    def figure(self, name: str) -> Callable[[QPainter, QRectF, Look], None] | None:
        """What paints a picture of the rules page; None for no such picture."""
        part = self.part("art.figures")
        figure: SizedPicture | None = (
            None if part is None else part.figures(self._words()).get(name)
        )
        return None if figure is None else figure.paint

    def sheets(self, look: Look) -> Mapping[str, Callable[[], QWidget]]:
        """The game's art laid out to be looked at, by name: each makes a widget (gallery)."""
        part = self.part("art.sheet")
        found: Mapping[str, Callable[[], QWidget]] = (
            {} if part is None else part.sheets(look, self._words())
        )
        return found


def _own(spec: GameTable, table: QWidget) -> AnyTable:
    """The table, which must be one of the game."""
    own: type[AnyTable] = spec._required("table").Table
    if not isinstance(table, own):
        raise TypeError(f"{table!r} is no table of {spec.game}")
    return table


def finale(spec: GameTable, look: Look, outcome: Outcome | None) -> Finale:
    """Return the scene in which a match ends; without an outcome one that shows nothing of it."""
    from ui.kit.finale import plain

    part = spec.part("finale")
    if part is None or outcome is None:
        return plain(look, spec)
    made: Finale = part.finale(look, outcome, spec._words(outcome.players, outcome.game))
    return made


def paint_postcard(
    spec: GameTable, painter: QPainter, room: QRectF, look: Look, outcome: Outcome
) -> bool:
    """Paint a game's own picture of a match onto a postcard; False where it has none."""
    part = spec.part("postcard")
    if part is None:
        return False
    part.paint(painter, room, look, outcome, spec._words(outcome.players, outcome.game))
    return True


def named_words(spec: GameTable, names: Sequence[str]) -> AnyWords:
    """Return the words of a match of these players, none of whom reads them as *you*."""
    return spec._named(names, None)


def printed_part(
    spec: GameTable, outcome: Outcome | None = None
) -> tuple[ModuleType, AnyGame, AnyWords] | None:
    """Return what a game has to be printed, with game and words of a match or of a blank sheet."""
    part = spec.part("printed")
    if part is None:
        return None
    if outcome is None:
        return part, spec._stock, spec._words()
    return part, outcome.game, spec._words(outcome.players, outcome.game)
