"""Kit: the log of a match: what the viewer was told, up to what the screen shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from engine.core import Event
from ui.access.voice import Voice
from ui.bridge.base import TableBridge
from ui.look.lists import LogPanel
from ui.look.style import Look

Sentence = Callable[[Event], "str | None"]


class Remark(Event, frozen=True, tag="remark"):
    """What a character said at the table, for the log: no match and no file has such an event."""

    words: str


class _Place(NamedTuple):
    """Where in a match something was said: after so many public events, the latest of them."""

    events: int
    latest: Event | None


class MatchLog(LogPanel):
    """Lines of what happened. It holds back what the screen has yet to come to.

    The table sets `sentence`. `is_head` tells which lines are headings, and `is_again` which can be
    shown once more. Lines for which `is_under` holds are steps of the line before. They are shown
    when that is unfolded. Lines are also said aloud if `aloud` is set. While the log is `patient`,
    only `mend` shows new lines.

    Remarks of characters stand where they were said, as long as the log is there. They are not said
    again, and go with what is undone.
    """

    def __init__(
        self, look: Look, bridge: TableBridge, voice: Voice, name: str, parent: QWidget | None
    ) -> None:
        super().__init__(look, name, parent)
        self._bridge = bridge
        self._voice = voice
        self.sentence: Sentence = lambda _event: None
        self.tells: Callable[[Event], bool] = lambda event: bool(self.sentence(event))
        """Whether an event is worth showing again."""
        self.is_head: Callable[[Event], bool] = lambda _event: False
        self.is_again: Callable[[Event], bool] = lambda _event: False
        self.is_under: Callable[[Event], bool] = lambda _event: False
        self.aloud = True
        self.patient = False
        self._late = False
        self.told: list[Event] = []
        """All events that the screen has come to, also those without a line; another list after
        `restart`."""
        self._events: list[Event] = []
        self._said: list[str] = []
        self._remarks: dict[_Place, str] = {}
        self._place = _Place(0, None)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the lines tell, one each."""
        return tuple(self._events)

    @property
    def last(self) -> str:
        """The latest line that is no remark; empty where there is none."""
        pairs = zip(reversed(self._events), reversed(self._said), strict=True)
        return next((line for event, line in pairs if not isinstance(event, Remark)), "")

    def tell(self, events: Iterable[Event]) -> None:
        """Write down what the screen comes to now, and say it."""
        lines = self._write(events)
        for line in lines if self.aloud else ():
            self._voice.say(line)
        if lines and self.patient:
            self._late = True
        elif lines:
            self._show()

    def remark(self, words: str) -> None:
        """Write down what a character says now, with its name."""
        self._remarks[self._place] = words
        self._add_remark()
        if self.patient:
            self._late = True
        else:
            self._show()

    def _add_remark(self) -> None:
        """Write down what was said at this place, if anything was."""
        words = self._remarks.get(self._place)
        if words is not None:
            self._events.append(Remark(words))
            self._said.append(words)

    def mend(self) -> bool:
        """Show the lines that have come while it was patient; whether there were any."""
        late = self._late
        if late:
            self._show()
        return late

    def restart(self, untold: int = 0) -> None:
        """Write down all that the viewer was told, but for the last `untold` events."""
        events = self._bridge.log()
        self.told, self._events, self._said = [], [], []
        self._place = _Place(0, None)
        self._write(events[: len(events) - untold])
        self._show()

    def _write(self, events: Iterable[Event]) -> list[str]:
        found = []
        for event in events:
            self.told.append(event)
            line = None if event.recall else self.sentence(event)
            if line:
                self._events.append(event)
                self._said.append(line)
                found.append(line)
            public = event.seen_by(None)
            if public is not None:
                self._place = _Place(self._place.events + 1, public)
                self._add_remark()
        return found

    def _show(self) -> None:
        self._late = False
        quiet = {n for n, event in enumerate(self._events) if isinstance(event, Remark)}
        numbered = [(n, event) for n, event in enumerate(self._events) if n not in quiet]
        under = {number for number, event in numbered if number and self.is_under(event)}
        for number in sorted(quiet):
            # What is said of a step lies beneath the same line: it folds nothing.
            if number - 1 in under:
                under.add(number)
        self.show_lines(
            self._said,
            {number for number, event in numbered if self.is_head(event)},
            {number for number, event in numbered if self.is_again(event)},
            under,
            quiet,
        )
