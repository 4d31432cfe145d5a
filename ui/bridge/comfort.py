"""Bridge: how fast things move for the person at this screen."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal


class Speed(Enum):
    """The animation speed that a person chose."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


_FACTORS: Final = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}
_PAUSES: Final = {Speed.OFF: 0, Speed.FAST: 150, Speed.NORMAL: 450, Speed.SLOW: 900}


class Comfort(QObject):
    """The animation speed in force; `changed` when it is another."""

    changed = Signal()

    def __init__(self, speed: Speed = Speed.NORMAL, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed = speed

    @property
    def speed(self) -> Speed:
        """The speed in force."""
        return self._speed

    def set_speed(self, speed: Speed) -> None:
        """Choose a speed."""
        if speed is not self._speed:
            self._speed = speed
            self.changed.emit()

    @property
    def factor(self) -> float:
        """Factor on the length of every animation; 0 is none at all."""
        return _FACTORS[self._speed]

    @property
    def pause(self) -> int:
        """Milliseconds that a computer player's decision takes at least, to be followed by eye."""
        return _PAUSES[self._speed]
