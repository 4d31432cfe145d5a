"""Bridge: what the screen asks of a game's table. One spec a game, exported as `TABLE`.

`ui/tables/<id>/__init__.py` exports `TABLE`, built without importing more of the table than its
words; the methods import the rest when they are called, so that the lounge opens quickly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from engine.core import (
        AnyGame,
        Config,
        Event,
        GameId,
        Option,
        Refused,
        Result,
        Sheet,
        Value,
    )
    from ui.bridge.base import TableBridge
    from ui.bridge.chart import ChartSpec
    from ui.bridge.guide import Tutorial
    from ui.bridge.keys import KeyPlan
    from ui.bridge.seats import SeatInfo
    from ui.look.style import Look


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option in words; `values` names each value of a Choice."""

    name: str
    help: str = ""
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Passed:
    """One step of a match that is over: what happened, and how to look at the table after it."""

    events: tuple[Event, ...]
    view: Callable[[], Any]
    sheets: Callable[[], tuple[Sheet, ...]]


@dataclass(frozen=True, slots=True)
class Grade:
    """How hard a solo match is: `order` from 0, the easiest, and the word for it."""

    order: int
    name: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match that is over, as the result page and its score pad show it.

    `view` is the spectator's of the last state; `sheets` and `players` are by seat. `past` are
    the steps that led there and showed something, without those that were taken back.
    """

    game: AnyGame
    config: Config
    code: str
    practice: bool
    players: tuple[SeatInfo, ...]
    view: Any
    sheets: tuple[Sheet, ...]
    result: Result
    past: tuple[Passed, ...] = ()


class OptionsEditor(QWidget):
    """A game's own part of the set-up page. `changed` whenever `values` gives something else."""

    changed = Signal()

    def set_players(self, players: Sequence[SeatInfo]) -> None:
        """Show the options for who sits there; values that exist at any table are kept."""
        raise NotImplementedError

    def values(self) -> dict[str, Value]:
        """What is chosen, for the present table; fit for `Game.configure`."""
        raise NotImplementedError

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Choose; names and values that do not exist are passed over."""
        raise NotImplementedError

    def begins(self) -> bool:
        """Whether somebody begins with what is chosen; not where all act at once."""
        return True


@runtime_checkable
class HandTable(Protocol):
    """What the table of a game with hands has besides: several persons look at it in turns."""

    def cover(self) -> None:
        """Show nothing that only a seat may see, at once.

        Movement is caught up, what is held is put back, words that wait are dropped, and nothing
        of it stays in the accessible tree.
        """
        ...

    def reserve(self, number: int) -> None:
        """Take the card of this number, from 1, of the hand, to be played by `commit`."""
        ...

    def commit(self) -> bool:
        """Play what is reserved; False where nothing is."""
        ...


@runtime_checkable
class TableSpec(Protocol):
    """What a game's table gives to the shell. All texts are translated when they are asked for."""

    game: GameId

    def title(self) -> str:
        """The game's name."""
        ...

    def tagline(self) -> str:
        """What it is about, in one short sentence."""
        ...

    def refusal(self, refused: Refused, players: Sequence[SeatInfo]) -> str:
        """Why an act was refused, in words; also for the session's TURN, OVER, LATE."""
        ...

    def sentence(self, event: Event, players: Sequence[SeatInfo]) -> str | None:
        """An event in words for the log and for screen readers; None for what needs no words."""
        ...

    def line(self, line_id: str, view: Any) -> str:
        """The words of a score line."""
        ...

    def option(self, option: Option) -> OptionWords:
        """The words of an option."""
        ...

    def summary(self, config: Config) -> str:
        """The options of a match in a few words, for lists of matches: "City Kitty, own side"."""
        ...

    def options_page(self, look: Look, game: AnyGame, parent: QWidget | None) -> OptionsEditor:
        """A new editor of the game's options."""
        ...

    def keys(self, values: Mapping[str, Value]) -> KeyPlan | None:
        """The keys that persons at one keyboard play with at once; None where nobody does.

        `values` are options as far as they are chosen.
        """
        ...

    def table(self, look: Look, bridge: TableBridge, parent: QWidget | None) -> QWidget:
        """A new table for a match; it fills its page and talks to the bridge alone.

        It has undo, redo, confirm, hint and skip of its own. A signal `rule_asked(str)` of it
        opens the rules at that number, or at the start for an empty text; one named `cued(str)`
        names a sound of the house (`ui.sound`). Esc belongs to the
        table while something is held and else goes on to the shell (an ignored key event).
        """
        ...

    def score_pad(self, look: Look, outcome: Outcome, parent: QWidget | None) -> QWidget:
        """The filled-in score pad of a match that is over."""
        ...

    def pictures(self, look: Look, outcome: Outcome, parent: QWidget | None) -> QWidget:
        """What each seat has made, as large as its room.

        It may have a method `light(mark)`, which lights what a chart's point marks up, None for
        nothing, and a signal `picked(mark)` for what was clicked.
        """
        ...

    def charts(self, outcome: Outcome) -> Sequence[ChartSpec]:
        """The charts of a match that is over, the most telling first."""
        ...

    def grade(self, options: Mapping[str, Value]) -> Grade | None:
        """How hard a solo match with these options is; None where the game has no grades."""
        ...

    def emblem(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paint the game's picture into `rect`."""
        ...

    def tutorial(self) -> Tutorial | None:
        """A guided first round, if the game has one."""
        ...

    def poses(self, table: QWidget) -> Mapping[str, Callable[[], None]]:
        """States of a table worth a picture, by name: each puts this table into it (gallery)."""
        ...

    def sheets(self, look: Look) -> Mapping[str, Callable[[], QWidget]]:
        """The game's art laid out to be looked at, by name: each makes a widget (gallery)."""
        ...
