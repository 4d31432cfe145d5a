"""Kit: a guided first round: what a game's table teaches, step by step, by being used."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem, QWidget

from engine.core import Level, Value

MIN_WATCHED_MS: Final = 250
"""What moves for longer than that is worth watching, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step: what it says, where to look, and when it is done.

    `words` may change with what the person does meanwhile. `where` is in the table's coordinates,
    empty for nowhere in particular. `reading` lessons may also be passed by *Next*. `begin` brings
    into view what the lesson is about. From a `free` one on the person is only half guided, by
    small aims in words, and may go on alone at any time. What it `asks` for, if that is one thing,
    is given the keyboard: so Enter does it; `does` does it for a person who comes back later. A
    `spare` one is for those alone who have not met what it tells of, and has no number.
    """

    key: str
    words: Callable[[], str]
    where: Callable[[], QRect]
    done: Callable[[], bool]
    reading: Callable[[], bool] = field(default=lambda: False)
    begin: Callable[[], None] = field(default=lambda: None)
    free: bool = False
    asks: Callable[[], QGraphicsItem | None] = field(default=lambda: None)
    does: Callable[[], object] = field(default=lambda: None)
    once: bool = False
    spare: bool = False


KEEP_CLEAR_WEIGHT: Final = 50.0
"""The weight of what a lesson speaks of, or of what it needs: that is never to be covered."""


class Clear(NamedTuple):
    """A part of the table that is rather not to be covered: the more, the greater its weight.

    `torn` is what it costs besides to cover some of it and not all: half a line, or a head without
    its panel, looks like a mistake. It is `pictured` if there are no words on it: then a string may
    cross it where there is no other way.
    """

    rect: QRect
    weight: float
    torn: float = 0.0
    pictured: bool = False


class TutorialRunner(QObject):
    """Follows a person through lessons. It only watches: the present lesson is the first undone.

    So a person who takes something back is led back, and one who runs ahead is not held up.
    """

    changed = Signal()
    """Another lesson, other words, or another place to look at."""
    finished = Signal()
    """The last lesson is done too: the person goes on alone."""

    def __init__(
        self,
        lessons: Sequence[Lesson],
        ready: Callable[[], bool],
        clear: Callable[[], Sequence[Clear]],
        parent: QObject | None = None,
        home: Callable[[], QRect] = QRect,
        aside: Callable[[], bool] = lambda: False,
    ) -> None:
        """Take the lessons, the last of which ends the round.

        While not `ready`, as while something moves, nothing is judged. `clear` tells what a card
        should not cover, `home` over what it lies in all lessons that do not need just that;
        empty where it has to find a place in each. While a page is open that is to be read, the
        guide stands `aside`.
        """
        super().__init__(parent)
        self.home = home
        self._lessons = tuple(lessons)
        self._ready = ready
        self.clear = clear
        self.aside = aside
        self._read: set[str] = set()
        self._first = 1
        """The number after that of the furthest lesson before."""
        self._index = 0
        self.reached = 0
        """The furthest lesson so far, also for a person who is led back."""
        self._over = False
        self._shown: object = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.look)
        self.watching = False
        """Whether something has been moving for a while, and only that is to be seen."""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(MIN_WATCHED_MS)
        self._patience.timeout.connect(self._watch)

    @property
    def index(self) -> int:
        """The present lesson, from 0."""
        return self._index

    @property
    def number(self) -> int:
        """The number of the furthest lesson so far, from 1."""
        return self._numbered(self.reached)

    @property
    def first(self) -> int:
        """As `number`, or that of the first of those that were done together just before it."""
        return min(self._first, self.number)

    @property
    def count(self) -> int:
        """How many there are, whatever is done before it is asked for."""
        return self._numbered(len(self._lessons) - 1)

    def _numbered(self, index: int) -> int:
        return max(1, sum(not lesson.spare for lesson in self._lessons[: index + 1]))

    @property
    def lesson(self) -> Lesson:
        """The present lesson."""
        return self._lessons[self._index]

    @property
    def at_end(self) -> bool:
        """Whether the last lesson has been reached."""
        return self._index == len(self._lessons) - 1

    @property
    def is_free(self) -> bool:
        """Whether the person may go on alone: half guided, or at the end."""
        return self.lesson.free or self.at_end

    def words(self) -> str:
        """What the conductor says now."""
        return self.lesson.words()

    def where(self) -> QRect:
        """Where to look, in the table's coordinates."""
        return QRect() if self.watching else self.lesson.where()

    def needed(self) -> list[QRect]:
        """What is never to be covered besides that."""
        return [each.rect for each in self.clear() if each.weight >= KEEP_CLEAR_WEIGHT]

    def can_pass(self) -> bool:
        """Whether *Next* goes on: there is nothing to be done, or it may be left.

        It does not while the guide stands aside, since nobody can read what would be passed.
        """
        stays = self.at_end or self.watching or self.aside()
        return not stays and self.lesson.reading()

    def pass_on(self) -> None:
        """The present lesson has been read."""
        if self.can_pass():
            self._read.add(self.lesson.key)
            self.look()

    def go_on(self, key: str, step: tuple[int, int] = (0, 0)) -> None:
        """Be again at a lesson that was left: what came before it was read.

        What the table shows is seen there, and what was asked for and is not there is done again.
        `step` is the number and the count that were shown when it was left, and are shown again.
        """
        keys = [lesson.key for lesson in self._lessons]
        before = self._lessons[: keys.index(key)] if key in keys else ()
        number, count = step
        reached = [at for at in range(len(keys)) if self._numbered(at) == number]
        if reached and count == self.count and len(before) <= reached[0]:
            self.reached = reached[0]
        self.reached = max(self.reached, len(before))
        self._first = self.number
        for lesson in before:
            if not (lesson.done() or lesson.asks()):
                self._read.add(lesson.key)
        self.look()
        if self.lesson.key != key and before:
            self.lesson.does()

    def look_soon(self) -> None:
        """Look once the event that is being handled is over."""
        self._soon.start()

    def look(self) -> None:
        """See how far the person has come."""
        if self._over:
            return
        before = self._index
        self.watching = self.watching and not self._ready()
        if not self._ready():
            if not self._patience.isActive():
                self._patience.start()
        else:
            self._patience.stop()
            self._read |= {each.key for each in self._lessons if each.once and each.done()}
            last = len(self._lessons) - 1
            self._index = next(
                (
                    index
                    for index, lesson in enumerate(self._lessons)
                    if lesson.key not in self._read and not lesson.done()
                ),
                last,
            )
            if self._index == last and self.lesson.done():
                self._over = True
                self.finished.emit()
                return
            if self._index > self.reached:
                self._first = self.number + 1
        self.reached = max(self.reached, self._index)
        if self._index != before:
            self.lesson.begin()
        self._tell()

    def _watch(self) -> None:
        self.watching = not self._ready()
        self._tell()

    def _tell(self) -> None:
        passes = self.can_pass(), self.watching, self.aside()
        state = (self._index, self.words(), self.where(), self.needed(), passes)
        if state != self._shown:
            self._shown = state
            self.changed.emit()


@dataclass(frozen=True, slots=True)
class Tutorial:
    """A guided first round on a fixed deal: its code, its options, and who leads through it.

    `guide` takes the game's own table, on a match of one person with this deal, and computers of
    the levels `against`. `act_out` does at that table what a lesson asks for, by its key (for
    pictures; nothing else may use it).
    """

    code: str
    values: Mapping[str, Value]
    guide: Callable[[QWidget], TutorialRunner]
    act_out: Callable[[QWidget, str], None]
    against: tuple[Level, ...] = ()
