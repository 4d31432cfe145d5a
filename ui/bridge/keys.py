"""Bridge: the keys of players at one keyboard: what a table declares, and which are in force."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from engine.core import GameId
from ui.look.shortcuts import PAD_PREFIX

_ARROW_SIGNS: Final = {
    Qt.Key.Key_Left: "←",
    Qt.Key.Key_Right: "→",
    Qt.Key.Key_Up: "↑",
    Qt.Key.Key_Down: "↓",
}
_PAD_KEYS_UNLOCKED: Final = {
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
_INERT_KEYS: Final = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_ScrollLock,
    }
)
"""Keys that do nothing by themselves."""
_KEY_ROWS: Final = {16: "QWERTYUIOP[]", 30: "ASDFGHJKL;'`", 43: "\\ZXCVBNM,./"}
"""Keys by the code of the first of them, as Linux and Windows count their places."""
_MAC_KEY_ROWS: Final = {0: "ASDFHGZXCV", 11: "BQWERYT", 30: "]OU[IP", 37: "LJ'K;\\,/NM."}
"""The same as a Mac counts them."""
_WINDOW_KEYS: Final = frozenset(
    {
        Qt.Key.Key_Escape,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        *(Qt.Key(Qt.Key.Key_F1.value + number) for number in range(12)),
    }
)
"""Keys that the window keeps for itself."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key of the keyboard; the number pad's are others than those of the same name."""

    key: Qt.Key
    pad: bool = False

    @staticmethod
    def read(text: str) -> Stroke | None:
        """The key that a setting names, as `A`, `Left` or `Num+4`; None for what is no one key."""
        pad = text.startswith(PAD_PREFIX)
        sequence = QKeySequence.fromString(
            text.removeprefix(PAD_PREFIX), QKeySequence.SequenceFormat.PortableText
        )
        if sequence.count() != 1:
            return None
        combination = sequence[0]  # type: ignore[index]
        key = combination.key()
        if combination.keyboardModifiers() != Qt.KeyboardModifier.NoModifier or key in (
            Qt.Key.Key_unknown,
            Qt.Key(0),
        ):
            return None
        return Stroke(key, pad)

    @staticmethod
    def of(event: QKeyEvent) -> Stroke:
        """The key that was pressed; the number pad's are the same with and without Num Lock.

        With letters of another script, as Cyrillic, a key goes by its place: it is the one that
        stands there on a keyboard with Latin letters, which such keyboards mostly have as well.
        """
        key = _by_place(event) if _is_foreign(event.key()) else Qt.Key(event.key())
        pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        if pad and key in _ARROW_SIGNS and sys.platform == "darwin":
            # There the arrows count as a part of the pad, which has none.
            return Stroke(key)
        if pad:
            key = next(
                (number for number, other in _PAD_KEYS_UNLOCKED.items() if other == key), key
            )
        return Stroke(key, pad)

    @property
    def is_free(self) -> bool:
        """Whether a player may have it: it does something by itself, and is not reserved."""
        return not self.is_helper and not self.is_reserved

    @property
    def is_reserved(self) -> bool:
        """Whether the window keeps it for itself, as Esc."""
        return self.key in _WINDOW_KEYS

    @property
    def is_helper(self) -> bool:
        """Whether it only changes what others do, as Shift."""
        return self.key in _INERT_KEYS

    def write(self) -> str:
        """As a setting names it."""
        text = QKeySequence(self.key).toString(QKeySequence.SequenceFormat.PortableText)
        return f"{PAD_PREFIX}{text}" if self.pad else text

    def sign(self) -> str:
        """What is written on it."""
        native = QKeySequence.SequenceFormat.NativeText
        if self.key == Qt.Key.Key_Return:
            # As all tips call it.
            return "Enter"
        return _ARROW_SIGNS.get(self.key) or QKeySequence(self.key).toString(native)

    def name(self) -> str:
        """As a player at the screen reads it."""
        if not self.pad:
            return self.sign()
        return QCoreApplication.translate("keys", "Num {key}").format(key=self.sign())


Strokes: TypeAlias = tuple[tuple[Stroke, ...], ...]
"""Keys by player and deed, or a player's by deed, the first of each being the chosen one."""


class KeyBinding(NamedTuple):
    """What a key does: its id in settings, and words for it."""

    id: str
    words: str


class KeyboardPlayer(NamedTuple):
    """A human player at the keyboard, with the player's colour."""

    name: str
    colour: str


class KeyTakenError(Exception):
    """A key is taken: by a player (counted from 0) for a deed, or by the table: see `why`."""

    def __init__(self, person: int = 0, deed: int = 0, why: str = "") -> None:
        super().__init__(why or f"taken by deed {deed} of person {person}")
        self.person = person
        self.deed = deed
        self.why = why


@dataclass(frozen=True, slots=True)
class KeyPlan:
    """The keys of a game for players who share a keyboard, counted from 0 in the order of seats.

    `bindings` stand as their keys lie. `usual` names each player's key for each of them, `alone`
    further ones, by deed, of a player who has the keyboard alone. `taken` are keys that the table
    has another use for, with a sentence that says which. `notes` are sentences on what other keys
    do.
    """

    game: GameId
    bindings: tuple[KeyBinding, ...]
    usual: tuple[tuple[str, ...], ...]
    alone: tuple[tuple[str, ...], ...] = ()
    taken: Mapping[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    def setting(self, person: int, deed: int) -> str:
        """The name of the setting that holds a key."""
        return f"keys.{self.game}-{person + 1}-{self.bindings[deed].id}"

    def name(self, deed: int) -> str:
        """The name under which a player's own key for a deed is kept, at any seat."""
        return f"{self.game}-{self.bindings[deed].id}"

    def with_own(self, held: Mapping[str, str], own: Sequence[Mapping[str, str]]) -> dict[str, str]:
        """The settings, with the players' own keys put in.

        A player whose own keys are invalid, or are already an earlier player's own keys, has none.
        Players who lose keys by this get a whole free row, else a free key for the same deed, or
        any free key.

        Args:
            held: The settings.
            own: The own keys of each player at the keyboard, by `name`.
        """
        found = {
            (person, deed): stroke
            for person, strokes in enumerate(self.chosen(held))
            for deed, stroke in enumerate(strokes)
        }
        mine = self._own_places(own[: len(self.usual)])
        gone = {*mine.values()}
        free = {place: found[place] for place in mine if found[place] not in gone}
        lost = [place for place in found if place not in mine and found[place] in gone]
        wanted, deeds = found | mine, range(len(self.bindings))
        # A row is in the order in which its keys lie. Keys from two rows may lie in another order.
        for person in dict.fromkeys(person for person, _ in lost):
            rows = [[(other, n) for n in deeds] for other in range(len(self.usual))]
            row = next((row for row in rows if free.keys() >= {*row}), None)
            if row is not None and not any((person, n) in mine for n in deeds):
                wanted |= {(person, n): free.pop(place) for n, place in enumerate(row)}
                left = {(person, n): found[person, n] for n in deeds}
                free |= {place: stroke for place, stroke in left.items() if stroke not in gone}
        # Those for the same deed first, or else they would be given away for others.
        for same in (True, False):
            for place in lost:
                there = [other for other in free if other[1] == place[1] or not same]
                if wanted[place] in gone and there:
                    wanted[place] = free.pop(there[0])
        return dict(held) | {
            self.setting(*place): "" if stroke.write() == self._usual(*place) else stroke.write()
            for place, stroke in wanted.items()
        }

    def _own_places(self, own: Sequence[Mapping[str, str]]) -> dict[tuple[int, int], Stroke]:
        """The valid own keys, by player and deed; an earlier player goes first."""
        mine: dict[tuple[int, int], Stroke] = {}
        for person, keys in enumerate(own):
            read = [Stroke.read(keys.get(self.name(n), "")) for n in range(len(self.bindings))]
            row = {(person, n): stroke for n, stroke in enumerate(read) if stroke is not None}
            strokes = {*row.values()}
            possible = all(each.is_free and each.write() not in self.taken for each in strokes)
            if possible and len(strokes) == len(row) and strokes.isdisjoint(mine.values()):
                mine |= row
        return mine

    def chosen(self, held: Mapping[str, str]) -> Strokes:
        """The key of each player for each deed, as `held` settings say, else the usual one.

        All are usual where two would be the same, or one is not to be had.
        """
        usual = tuple(tuple(_read(name) for name in names) for names in self.usual)
        found = tuple(
            tuple(
                Stroke.read(held.get(self.setting(person, deed), "")) or stroke
                for deed, stroke in enumerate(strokes)
            )
            for person, strokes in enumerate(usual)
        )
        flat = [stroke for strokes in found for stroke in strokes]
        possible = all(each.is_free and each.write() not in self.taken for each in flat)
        return found if possible and len(set(flat)) == len(flat) else usual

    def keys(self, held: Mapping[str, str], persons: int) -> tuple[Strokes, ...]:
        """All keys of each player for each deed: the one that can be chosen, then further ones."""
        chosen = self.chosen(held)[:persons]
        own = {stroke for strokes in chosen for stroke in strokes}
        more: tuple[tuple[str, ...], ...] = self.alone if persons == 1 else ()
        return tuple(
            tuple(
                (stroke, *(s for s in map(_read, more[deed] if more else ()) if s not in own))
                for deed, stroke in enumerate(strokes)
            )
            for strokes in chosen
        )

    def change(
        self, held: Mapping[str, str], person: int, deed: int, stroke: Stroke, persons: int
    ) -> dict[str, str]:
        """What to set so that a player has this key for a deed; an empty text is the usual one.

        A player beyond the `persons` at the keyboard gets the key that becomes free. Raises
        KeyTakenError.
        """
        if stroke.write() in self.taken:
            raise KeyTakenError(why=self.taken[stroke.write()])
        chosen = self.chosen(held)
        wanted = {(person, deed): stroke}
        for other, strokes in enumerate(chosen):
            for number, each in enumerate(strokes):
                if each == stroke and (other, number) != (person, deed):
                    if other < persons:
                        raise KeyTakenError(other, number)
                    wanted[(other, number)] = chosen[person][deed]
        return {
            self.setting(*place): "" if each.write() == self._usual(*place) else each.write()
            for place, each in wanted.items()
        }

    def _usual(self, person: int, deed: int) -> str:
        return _read(self.usual[person][deed]).write()


def _is_foreign(key: int) -> bool:
    """Whether a key writes a letter of another script than the Latin."""
    if not 0x100 <= key < Qt.Key.Key_Escape.value:
        return False
    letter = chr(key)
    return letter.isalpha() and not unicodedata.name(letter, "").startswith("LATIN")


def _by_place(event: QKeyEvent) -> Qt.Key:
    """The key of a Latin keyboard at the place of the one pressed; itself where nobody tells."""
    own = Qt.Key(event.key())
    if sys.platform == "darwin":
        rows, code = _MAC_KEY_ROWS, event.nativeVirtualKey()
    else:
        # X11 and Wayland add 8 to what Linux counts.
        rows, code = _KEY_ROWS, event.nativeScanCode() - (0 if sys.platform == "win32" else 8)
    first = max((start for start in rows if start <= code), default=0)
    letters = rows.get(first, "")
    known = event.nativeScanCode() or sys.platform == "darwin"
    return Qt.Key(ord(letters[code - first])) if known and code - first < len(letters) else own


def _read(name: str) -> Stroke:
    stroke = Stroke.read(name)
    if stroke is None:
        raise ValueError(f"{name!r} is no key")
    return stroke
