"""Bridge: how saved matches stand, read from their files little by little."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from engine.core import Act
from ui.bridge.jobs.cooperative import CooperativeTask

if TYPE_CHECKING:
    from engine.core import Event, Seat
    from engine.match import ProgressSteps, Session
    from engine.store import Summary

_MAX_CACHED: Final = 200
"""How many are remembered."""


class Standing(NamedTuple):
    """A match as far as it has come: a spectator's view, and what all see of the scores.

    Of a branch also the view where it leaves its match, and what all see of the act that comes
    then, if any, and who does it.
    """

    view: Any
    totals: tuple[int, ...]
    left: Any = None
    by: Seat | None = None
    events: tuple[Event, ...] = ()


class Standings(QObject):
    """Asked for one, it reads the file in the turns to come; what is no match stands nowhere."""

    found = Signal(object)
    """The path of a match of which more is known now."""

    def __init__(
        self,
        reading: Callable[[Path], ProgressSteps[Session | None]],
        parent: QObject | None = None,
    ) -> None:
        """`reading` reads a match; None if that is none."""
        super().__init__(parent)
        self._reading = reading
        self._errand = CooperativeTask(self)
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._next)
        self._known: OrderedDict[Path, tuple[float, Standing | None]] = OrderedDict()
        """With the time of the file's last change; of each match the latest state that was read."""
        self._wanted: list[tuple[Path, float]] = []

    def of(self, summary: Summary) -> Standing | None:
        """How a match stands; None as long as nobody knows, or of a state that has passed."""
        key = path, modified = summary.path, summary.modified
        known, standing = self._known.get(path, (-math.inf, None))
        if known < modified and key not in self._wanted and summary.problem is None:
            self._wanted.append(key)
            self._turn.start(0)
        return standing if known == modified else None

    @property
    def busy(self) -> bool:
        """Whether there are files to be read."""
        return bool(self._wanted) or self._errand.busy

    def stop(self) -> None:
        """Read no more until somebody asks again."""
        self._wanted.clear()
        if self._errand.busy:
            # The one that is being read.
            self._known.popitem()
        self._errand.drop()

    def _next(self) -> None:
        if self._wanted and not self._errand.busy:
            key = self._wanted.pop(0)
            # Whatever comes of it, it is read once.
            self._known.pop(key[0], None)
            self._known[key[0]] = key[1], None
            while len(self._known) > _MAX_CACHED:
                self._known.popitem(last=False)
            self._errand.begin(
                self._reading(key[0]), lambda session: self._take(key, session), awaited=False
            )

    def _take(self, key: tuple[Path, float], session: Session | None) -> None:
        self._turn.start(0)
        if session is not None:
            totals = tuple(sheet.total for sheet in session.sheets(None))
            standing = _leaving(session, Standing(session.view(None), totals))
            self._known[key[0]] = key[1], standing
            self.found.emit(key[0])


def _leaving(session: Session, standing: Standing) -> Standing:
    """With where a branch leaves its match, and how it goes on; other matches as they are."""
    branch, moments = session.header.branch, session.moments
    # Undone to before that place, or torn there, it leaves its match nowhere yet.
    if branch is msgspec.UNSET or branch.at >= len(moments):
        return standing
    left = session.game.observe(moments[branch.at].state, None)
    for number, moment in enumerate(moments[branch.at + 1 :], branch.at + 1):
        if isinstance(moment.given, Act):
            told = session.log(None, number - 1)
            events = tuple(one.event for one in told if one.input == number)
            return standing._replace(left=left, by=moment.given.seat, events=events)
    return standing._replace(left=left)
