"""Look: shortcuts: what a key does, declared once for whoever obeys it and whoever lists it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
CHORD_MODIFIERS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""What makes a key another one. Shift does so only where it is declared."""
PAD_PREFIX: Final = "Num+"
"""How the name of a key of the number pad begins."""


def _always() -> bool:
    return True


class Shortcut(NamedTuple):
    """A key, or several that do the same.

    Attributes:
        keys: The names of the keys as `QKeySequence` writes them in portable text, such as
            `Ctrl+Z`, `Left` or `?`; a key of the number pad begins with `Num+`.
        words: What they do, in the player's language.
        command: Does it.
        ready: Whether it does something now.
        repeats: Whether it is done again while a key is held down.
        listed: Whether it is of use in this match; else the key only says why it is not.
    """

    keys: tuple[str, ...]
    words: str
    command: Callable[[], object]
    ready: Callable[[], bool] = _always
    repeats: bool = True
    listed: bool = True

    def run(self) -> object:
        """Do it."""
        return self.command()

    def obey(self, event: QKeyEvent) -> None:
        """Do it for a key that went down, unless that is only held."""
        event.accept()
        if self.repeats or not event.isAutoRepeat():
            self.run()


class Scope(NamedTuple):
    """The shortcuts of one place, such as a page, a table, or what is held; no key twice."""

    title: str
    shortcuts: tuple[Shortcut, ...]


@runtime_checkable
class HasShortcuts(Protocol):
    """Something that answers keys, such as an item of a stage."""

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do while it has the keyboard."""
        ...


@runtime_checkable
class HasScope(Protocol):
    """Something with shortcuts and a name for them, such as a part of a page."""

    def scope(self) -> Scope:
        """Return its shortcuts."""
        ...


def shortcuts_of(owner: object) -> tuple[Shortcut, ...]:
    """Return the shortcuts of something; none if it declares none."""
    return owner.shortcuts() if isinstance(owner, HasShortcuts) else ()


def scopes_of(owners: Iterable[object]) -> list[Scope]:
    """Return the scopes of those that have one, in order."""
    return [owner.scope() for owner in owners if isinstance(owner, HasScope)]


def find(shortcuts: Iterable[Shortcut], event: QKeyEvent) -> Shortcut | None:
    """Return the first shortcut that is ready and has this key; None where there is none.

    A key that is declared with Shift goes before the same key without it.
    """
    known = tuple(shortcuts)
    for shift in (True, False):
        for each in known:
            if any(_fits(name, event, shift=shift) for name in each.keys) and each.ready():
                return each
    return None


def obey(shortcuts: Iterable[Shortcut], event: QKeyEvent) -> bool:
    """Do what a key is declared for; False where it is not declared, or not ready."""
    found = find(shortcuts, event)
    if found is not None:
        found.obey(event)
    return found is not None


def twice(scope: Scope) -> list[str]:
    """Return the keys that a scope declares more than once."""
    named = Counter(_one_name(name) for each in scope.shortcuts for name in each.keys)
    return sorted(name for name, count in named.items() if count > 1)


def without(scope: Scope, taken: Iterable[Shortcut]) -> Scope:
    """Return a scope without the keys that others take before it."""
    gone = {_one_name(name) for each in taken for name in each.keys}
    left = []
    for each in scope.shortcuts:
        keys = tuple(name for name in each.keys if _one_name(name) not in gone)
        if keys:
            left.append(each._replace(keys=keys))
    return Scope(scope.title, tuple(left))


def together(scopes: Iterable[Scope]) -> list[Scope]:
    """Return scopes with those of one title as one, and what several declare alike only once."""
    found: dict[str, dict[tuple[tuple[str, ...], str], Shortcut]] = {}
    for scope in scopes:
        own = found.setdefault(scope.title, {})
        for each in scope.shortcuts:
            own.setdefault((each.keys, each.words), each)
    return [Scope(title, tuple(own.values())) for title, own in found.items() if own]


def bind(
    shortcut: Shortcut,
    widget: QWidget,
    context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
) -> None:
    """Have Qt obey a shortcut before the widget with the keyboard does.

    Nothing else in the program makes a `QShortcut`.
    """
    from PySide6.QtGui import QKeySequence, QShortcut

    for name in shortcut.keys:
        made = QShortcut(QKeySequence(name), widget)
        made.setContext(context)
        made.setAutoRepeat(shortcut.repeats)
        made.activated.connect(lambda: shortcut.run() if shortcut.ready() else None)


@cache
def combination(name: str) -> tuple[Qt.KeyboardModifier, Qt.Key]:
    """Return the modifiers and the key that a name stands for. Raises ValueError."""
    # Not before a key is pressed: the lounge's first frame needs none of it.
    from PySide6.QtGui import QKeySequence

    sequence = QKeySequence.fromString(name, QKeySequence.SequenceFormat.PortableText)
    if sequence.count() != 1:
        raise ValueError(f"{name!r} is no key")
    found = sequence[0]  # type: ignore[index]
    if found.key() in (Qt.Key.Key_unknown, Qt.Key(0)):
        raise ValueError(f"{name!r} is no key")
    return found.keyboardModifiers(), found.key()


def name_of(key: Qt.Key) -> str:
    """Return the name of a key by itself."""
    from PySide6.QtGui import QKeySequence

    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def _fits(name: str, event: QKeyEvent, *, shift: bool) -> bool:
    if name.startswith(PAD_PREFIX):
        # Whoever has keys of the number pad tells them apart.
        return False
    modifiers, key = combination(name)
    # Where a sign is on a keyboard, and with which other key, its layout says.
    sign = len(name) == 1 and not name.isalnum() and event.text() == name
    if event.key() != key and not sign:
        return False
    held = event.modifiers() & (CHORD_MODIFIERS | _SHIFT)
    if shift:
        return held == modifiers
    return bool(held & _SHIFT) and not modifiers & _SHIFT and held & ~_SHIFT == modifiers


def _one_name(name: str) -> str:
    """Return the one name of a key that has several."""
    if name.startswith(PAD_PREFIX):
        return name
    from PySide6.QtGui import QKeySequence

    modifiers, key = combination(name)
    whole = QKeySequence(modifiers.value | key.value)
    return whole.toString(QKeySequence.SequenceFormat.PortableText)
