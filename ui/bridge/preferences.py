"""Bridge: how the person at this screen likes it: the speed, the side, the aids, the keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from engine.match import Player


class Speed(Enum):
    """The animation speed that a person chose."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


_SPEED_FACTORS: Final = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}
_FAST_FACE_MS: Final = 2000
_PAUSES_MS: Final = {Speed.OFF: 0, Speed.FAST: 150, Speed.NORMAL: 450, Speed.SLOW: 900}


@dataclass(frozen=True, slots=True)
class TablePreferences:
    """How the table is laid and what it shows unasked.

    `left`: lists and score stand left of the board. `places`: all places of a tile are shown as
    soon as it is held. `preview`: the sheet shows what is tried out before it is confirmed. `log`:
    the log stands open where there is room to spare. `claims`: what somebody who plays alone has
    claimed is confirmed after a moment. `double`: a double click on a tile confirms it, also where
    more can be done in the turn. `suggest`: at a round's end of Carry On the best use is
    filled in. `belt_steps`: with reduced motion a belt goes from place to place, and does not
    glide. `talk`: characters react at their seats.
    """

    left: bool = False
    places: bool = False
    preview: bool = True
    log: bool = True
    claims: bool = True
    double: bool = False
    suggest: bool = False
    belt_steps: bool = False
    talk: bool = True


class Preferences(QObject):
    """The animation speed, the habits and the keys in force; `changed` when they are others."""

    changed = Signal()
    log_kept = Signal(bool)
    """The log was opened or shut by hand where it has room to spare: that is to be remembered."""
    belt_kept = Signal(bool)
    """It was chosen at a table whether a belt goes in steps: that is to be remembered."""

    def __init__(self, speed: Speed = Speed.NORMAL, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed = speed
        self._hands = TablePreferences()
        self._keys: dict[str, str] = {}
        self._teacher = 0
        self._faces = "auto"
        self._own_keys: Mapping[int, Mapping[str, str]] = {}
        self.called: Callable[[str], str] = str
        """Gives the present name of whoever had the name that a match tells."""
        self.with_names: Callable[[Iterable[Player]], tuple[Player, ...]] = tuple
        """Gives the players of a match, human players by their present names."""

    @property
    def hands(self) -> TablePreferences:
        """The habits in force."""
        return self._hands

    def set_hands(self, hands: TablePreferences) -> None:
        """Choose habits."""
        if hands != self._hands:
            self._hands = hands
            self.changed.emit()

    def keep_log(self, is_open: bool) -> None:
        """Have the log stand open, or shut, from now on."""
        self.set_hands(replace(self._hands, log=is_open))
        self.log_kept.emit(is_open)

    def keep_belt_steps(self, on: bool) -> None:
        """Have a belt go in steps with reduced motion, or glide, from now on."""
        self.set_hands(replace(self._hands, belt_steps=on))
        self.belt_kept.emit(on)

    @property
    def keys(self) -> Mapping[str, str]:
        """The keys that were chosen for games, by setting; see `KeyPlan`."""
        return self._keys

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Choose keys."""
        if keys != self._keys:
            self._keys = dict(keys)
            self.changed.emit()

    @property
    def own_keys(self) -> Mapping[int, Mapping[str, str]]:
        """The keys that those at the table have of their own, by seat; see `KeyPlan.with_own`."""
        return self._own_keys

    def set_own_keys(self, keys: Mapping[int, Mapping[str, str]]) -> None:
        """Choose the keys of those at the table."""
        if keys != self._own_keys:
            self._own_keys = keys
            self.changed.emit()

    @property
    def face_ms(self) -> int:
        """Milliseconds for which what all may see once stays, before play goes on; 0 is for ever.

        Where it was left to the speed, only a fast one does not wait.
        """
        if self._faces.isdecimal():
            return 1000 * int(self._faces)
        return _FAST_FACE_MS if self._faces == "auto" and self._speed is Speed.FAST else 0

    def set_faces(self, faces: str) -> None:
        """Choose how long that stays.

        Args:
            faces: Seconds, `press` for ever, or `auto` to leave it to the speed.
        """
        if faces != self._faces:
            self._faces = faces
            self.changed.emit()

    @property
    def teacher(self) -> int:
        """From which cost on, in points, the teacher asks in practice; 0 is never."""
        return self._teacher

    def set_teacher(self, points: int) -> None:
        """Choose from which cost on the teacher asks.

        Args:
            points: One of `engine.match.teacher.BOUNDS`, or 0 for never.
        """
        if points != self._teacher:
            self._teacher = points
            self.changed.emit()

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
        return _SPEED_FACTORS[self._speed]

    @property
    def pause(self) -> int:
        """Milliseconds that a computer player's decision takes at least, to be followed by eye."""
        return _PAUSES_MS[self._speed]
