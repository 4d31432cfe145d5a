"""The table of Where's My Luggage?: which key is whose, and what keys are called."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from ui.tables.wheres_my_luggage.words import say


class Deed(Enum):
    """What a seat's keys do."""

    LEFT = "left"
    RIGHT = "right"
    GRAB = "grab"


_PAD: Final = "Num+"
_ARROWS: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})
_UNLOCKED: Final = {
    Qt.Key.Key_0: Qt.Key.Key_Insert,
    Qt.Key.Key_1: Qt.Key.Key_End,
    Qt.Key.Key_2: Qt.Key.Key_Down,
    Qt.Key.Key_3: Qt.Key.Key_PageDown,
    Qt.Key.Key_4: Qt.Key.Key_Left,
    Qt.Key.Key_5: Qt.Key.Key_Clear,
    Qt.Key.Key_6: Qt.Key.Key_Right,
    Qt.Key.Key_7: Qt.Key.Key_Home,
    Qt.Key.Key_8: Qt.Key.Key_Up,
    Qt.Key.Key_9: Qt.Key.Key_PageUp,
}
"""What a key of the number pad says while Num Lock is off."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key of the keyboard; the number pad's are others than those of the same name."""

    key: Qt.Key
    pad: bool = False

    @staticmethod
    def read(text: str) -> Stroke | None:
        """The key that a setting names, as `A`, `Left` or `Num+4`; None for what is no one key."""
        pad = text.startswith(_PAD)
        sequence = QKeySequence.fromString(
            text.removeprefix(_PAD), QKeySequence.SequenceFormat.PortableText
        )
        if sequence.count() != 1:
            return None
        combination: QKeyCombination = sequence[0]  # type: ignore[index]
        key = combination.key()
        if combination.keyboardModifiers() != Qt.KeyboardModifier.NoModifier or key in (
            Qt.Key.Key_unknown,
            Qt.Key(0),
        ):
            return None
        return Stroke(key, pad)

    @staticmethod
    def of(event: QKeyEvent) -> Stroke:
        """The key that was pressed; the number pad's are the same with and without Num Lock."""
        key = Qt.Key(event.key())
        pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        if pad and key in _ARROWS and sys.platform == "darwin":
            # There the arrows count as a part of the pad, which has none.
            return Stroke(key)
        if pad:
            key = next((number for number, other in _UNLOCKED.items() if other == key), key)
        return Stroke(key, pad)

    def write(self) -> str:
        """As a setting names it."""
        text = QKeySequence(self.key).toString(QKeySequence.SequenceFormat.PortableText)
        return f"{_PAD}{text}" if self.pad else text

    def name(self) -> str:
        """As a person at the screen reads it."""
        arrows = {
            Qt.Key.Key_Left: "←",
            Qt.Key.Key_Right: "→",
            Qt.Key.Key_Up: "↑",
            Qt.Key.Key_Down: "↓",
        }
        text = arrows.get(self.key, "")
        if not text:
            text = QKeySequence(self.key).toString(QKeySequence.SequenceFormat.NativeText)
        return say("key-pad", name=text) if self.pad else text


@dataclass(frozen=True, slots=True)
class SeatKeys:
    """The keys of one seat; the first of each is the one that is shown."""

    left: tuple[Stroke, ...]
    right: tuple[Stroke, ...]
    grab: tuple[Stroke, ...]

    def of(self, deed: Deed) -> tuple[Stroke, ...]:
        """The keys that do a deed."""
        return {Deed.LEFT: self.left, Deed.RIGHT: self.right, Deed.GRAB: self.grab}[deed]


DEFAULTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("A", "D", "S"),
    ("J", "L", "K"),
    ("Left", "Right", "Down"),
    ("Num+4", "Num+6", "Num+5"),
)
"""Left, right and grab of the persons at one keyboard, in their order."""
SOLO: Final[tuple[tuple[str, ...], ...]] = (("Left",), ("Right",), ("Space", "Return", "Enter"))
"""What one person alone may press as well."""


def setting(person: int, deed: Deed) -> str:
    """The name of the setting that holds a key of a person, counted from 0."""
    return f"keys.{person + 1}.{deed.value}"


def seat_keys(
    person: int, *, alone: bool, held: Mapping[str, str] | None = None, steps: bool = False
) -> SeatKeys:
    """The keys of a person, counted from 0; `held` are settings that say otherwise.

    Alone, arrows and Space or Enter do as well; in step mode (`steps`) Space lets time run.
    """
    held = held or {}
    found: list[tuple[Stroke, ...]] = []
    for number, deed in enumerate(Deed):
        usual = DEFAULTS[person % len(DEFAULTS)][number]
        stroke = Stroke.read(held.get(setting(person, deed), usual)) or Stroke.read(usual)
        assert stroke is not None
        more = [Stroke.read(text) for text in SOLO[number]] if alone else []
        extra = (each for each in more if each is not None and each != stroke)
        strokes = (stroke, *extra)
        if steps:
            strokes = tuple(each for each in strokes if each.key != Qt.Key.Key_Space)
        found.append(strokes or (stroke,))
    return SeatKeys(found[0], found[1], found[2])


def clashes(keys: Sequence[SeatKeys]) -> set[Stroke]:
    """The keys that more than one person, or more than one deed, lays claim to."""
    seen: set[Stroke] = set()
    twice: set[Stroke] = set()
    for each in keys:
        for deed in Deed:
            for stroke in each.of(deed):
                (twice if stroke in seen else seen).add(stroke)
    return twice
