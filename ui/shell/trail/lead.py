"""Shell: on the way from one stop to the next match one sees the suitcase go on over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from ui.motion import INPUT_EVENTS
from ui.motion.player import MODIFIER_KEYS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.trails import Progress
    from ui.shell.trail.journey import Journey
    from ui.shell.trail.map import MapPlace

HOLD_MS: Final = 250
"""How long the map stands when the suitcase has arrived."""
STILL_MS: Final = 800
"""How long it stands where nothing moves."""
MAX_LEAD_MS: Final = 1500
"""No way over a map takes longer."""


def places_before(
    places: Sequence[MapPlace], number: int, one: Progress
) -> tuple[MapPlace, ...] | None:
    """Return the places as they were before the match that won the first medal of a stop.

    Args:
        places: The places now.
        number: Which stop it was.
        one: How far somebody came there.

    Returns:
        The places; None if the stop was won before that.
    """
    if one.tries != 1 or not one.medal:
        return None
    before = [place._replace(is_next=False) for place in places]
    before[number] = before[number]._replace(
        won=False, medal=0, is_open=True, is_next=True, score="", day=None
    )
    if number + 1 < len(before) and not before[number + 1].won:
        before[number + 1] = before[number + 1]._replace(is_open=False)
    return tuple(before)


class Lead(QObject):
    """Waits until the suitcase has gone on; any press is enough to be there, and does nothing else.

    A held key is none.
    """

    arrived = Signal()

    def __init__(self, journey: Journey) -> None:
        super().__init__(journey)
        self._journey = journey
        self._is_on = False
        self._late, self._hold = QTimer(self), QTimer(self)
        for timer in (self._late, self._hold):
            timer.setSingleShot(True)
            timer.timeout.connect(self._arrive)
        journey.ended.connect(self._on_ended)

    @property
    def is_on(self) -> bool:
        """Whether it is on its way."""
        return self._is_on

    def begin(self) -> None:
        """The map is shown; its journey, if there is one, has begun."""
        self._is_on = True
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        self._late.start(MAX_LEAD_MS if self._journey.is_on else STILL_MS)

    def stop(self) -> None:
        """Lead nowhere: the map was left."""
        self._is_on = False
        self._late.stop()
        self._hold.stop()
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def _on_ended(self) -> None:
        if self._is_on:
            self._hold.start(HOLD_MS)

    def _arrive(self) -> None:
        if self._is_on:
            self.stop()
            self._journey.end()
            self.arrived.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow what is pressed; a press ends the way, as soon as it is done with."""
        del watched
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if kind not in INPUT_EVENTS or kind == QEvent.Type.Wheel:
            return False
        held = isinstance(event, QKeyEvent) and (
            event.isAutoRepeat() or event.key() in MODIFIER_KEYS
        )
        if not held:
            self._late.start(0)
        return True
