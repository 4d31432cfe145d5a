"""Shell: the page of the keyboard shortcuts that hold where the person was."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from ui.bridge.keys import Stroke
from ui.look import brushes, text
from ui.look.keycap import paint_keycap
from ui.look.shortcuts import Scope, Shortcut, combination
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.widgets.basic import (
    MAX_BODY_WIDTH,
    Columns,
    ElidedLabel,
    Label,
    Page,
    PaperCard,
)

_MIN_COLUMN_WIDTH: Final = 430
"""The least width of a column of cards, in pixels at 100 %."""
_MIN_KEYS_WIDTH, _MAX_KEYS_WIDTH = 64, 150
"""The least and the most width of the keys beside their words, likewise."""
_MODIFIERS: Final = (
    (Qt.KeyboardModifier.ControlModifier, "Ctrl"),
    (Qt.KeyboardModifier.AltModifier, "Alt"),
    (Qt.KeyboardModifier.ShiftModifier, "Shift"),
)
_MAX_LISTED_NUMBERS: Final = 4
"""Of more keys that are numbers only the first and the last are shown."""

Chord = tuple[str, ...]
"""What is written on the keys that are pressed together."""


class ShortcutsPage(Page):
    """What each key does, in the place from which the page was opened, group by group.

    Nothing is declared here: the page shows the declarations that the keys themselves obey. No
    line depends on how a match stands, so that it may be seen by anybody.
    """

    @property
    def is_spare(self) -> bool:
        """Nothing is done here that could be lost."""
        return True

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, widest=MAX_BODY_WIDTH, high=True)
        self.set_title(self.tr("Keyboard shortcuts"))
        self.keys_button.hide()
        self.groups: list[ShortcutGroup] = []
        self._columns = Columns(look, _MIN_COLUMN_WIDTH, most=3)
        self.column.addWidget(self._columns)
        self.hint = Label(look, self._hint(), role="muted", wrap=True)
        self.column.addWidget(self.hint)
        self.end()

    def show_scopes(self, scopes: Sequence[Scope]) -> None:
        """Show these shortcuts, each scope as a group."""
        self._columns.clear()
        self.groups = [ShortcutGroup(self.look, scope) for scope in scopes if lines(scope)]
        for group in self.groups:
            self._columns.add(group)
        self.to_top()

    def enter(self) -> None:
        """The first group is read, and the page scrolls by keys."""
        if self.groups:
            self.groups[0].setFocus()

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the page: they scroll it."""
        assert self.scroller is not None
        bar = self.scroller.verticalScrollBar()
        ways = (
            ("Down", bar.singleStep()),
            ("Up", -bar.singleStep()),
            ("PgDown", bar.pageStep()),
            ("PgUp", -bar.pageStep()),
            ("End", bar.maximum()),
            ("Home", -bar.maximum()),
        )
        words = self.tr("Scroll")
        scrolls = (Shortcut((key,), words, partial(self._scroll, step)) for key, step in ways)
        return (*scrolls, *super().shortcuts())

    def _scroll(self, step: int) -> None:
        assert self.scroller is not None
        bar = self.scroller.verticalScrollBar()
        self.scroller.go_to(bar.value() + step)

    def _hint(self) -> str:
        if sys.platform == "darwin":
            return self.tr("Tab moves to the next part of the page.")
        return self.tr(
            "Tab moves to the next part of the page. Alt with an underlined letter presses that "
            "button."
        )


class Line(NamedTuple):
    """What is on a line of a group."""

    chords: tuple[Chord, ...]
    words: str
    through: bool = False
    """Whether all keys between the two are meant, too."""


class ShortcutGroup(PaperCard):
    """A group of shortcuts under its title: keys at the left, and beside them what they do."""

    def __init__(self, look: Look, scope: Scope) -> None:
        super().__init__(look)
        self._look = look
        # A title may hold a stranger's name.
        self.column.addWidget(ElidedLabel(look, scope.title, face=Role.HEADING))
        self.setAccessibleName(scope.title)
        self.lines = lines(scope)
        """What it says."""
        grid = QGridLayout()
        with_spacing(look, grid, gap=8)
        for number, line in enumerate(self.lines):
            caps, words = Caps(look, line), Label(look, line.words, wrap=True)
            caps.setAccessibleName(self._keys(line))
            grid.addWidget(caps, number, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, number, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)
        # One stop of Tab for each group, where all of it is read out.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        said = (f"{line.words}: {self._keys(line)}" for line in self.lines)
        self.setAccessibleDescription("\n".join(said))

    def _keys(self, line: Line) -> str:
        """The keys of a line, to be read out."""
        names = ["+".join(chord) for chord in line.chords]
        if line.through:
            return self.tr("{first} to {last}").format(first=names[0], last=names[-1])
        return ", ".join(names)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, and a ring around it while it has the keyboard."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QPainterPath()
            frame.addRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 8, 8)
            brushes.focus_ring(painter, frame, self._look.theme, 2.0)
            painter.end()


class Caps(QWidget):
    """The keys of a line, in as many rows as they need."""

    def __init__(self, look: Look, line: Line) -> None:
        super().__init__()
        self._look = look
        self._line = line
        self._fit()
        look.changed.connect(self._fit)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Each key, and the signs between them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for words, room, is_key in self._laid()[0]:
            if is_key:
                paint_keycap(painter, room, words, self._look)
            else:
                painter.setPen(self._look.theme.muted)
                centre = Qt.AlignmentFlag.AlignCenter
                text.draw(painter, room, words, self._look.font(Role.BODY), centre)
        painter.end()

    def _fit(self) -> None:
        wide = round(max(room.right() for _, room, _ in self._laid()[0]))
        self.setFixedSize(
            QSize(max(wide + 2, self._look.px(_MIN_KEYS_WIDTH)), round(self._laid()[1]))
        )
        self.update()

    def _laid(self) -> tuple[list[tuple[str, QRectF, bool]], float]:
        """What is written where, and whether on a key; and the height of all."""
        px, metrics = self._look.px, QFontMetricsF(self._look.font(Role.STRONG))
        high, gap, sign = float(px(28)), float(px(6)), float(px(12))
        found: list[tuple[str, QRectF, bool]] = []
        x = y = 0.0
        for number, chord in enumerate(self._line.chords):
            widths = [max(high, metrics.horizontalAdvance(key) + px(14)) for key in chord]
            whole = sum(widths) + sign * (len(chord) - 1)
            if number and self._line.through:
                found.append(("–", QRectF(x - gap, y, sign, high), False))
                x += sign - gap
            elif x and x + whole > px(_MAX_KEYS_WIDTH):
                x, y = 0.0, y + high + gap
            for place, (key, wide) in enumerate(zip(chord, widths, strict=True)):
                if place:
                    found.append(("+", QRectF(x, y, sign, high), False))
                    x += sign
                found.append((key, QRectF(x, y, wide, high), True))
                x += wide
            x += gap
        return found, y + high


def lines(scope: Scope) -> list[Line]:
    """Return what a group of shortcuts says, with what several keys do alike in one line."""
    names: dict[str, list[str]] = {}
    for each in scope.shortcuts:
        if each.listed:
            names.setdefault(each.words, []).extend(each.keys)
    found = []
    for words, keys in names.items():
        chords = tuple(dict.fromkeys(map(chord, keys)))
        through = len(keys) > _MAX_LISTED_NUMBERS and all(key.isdecimal() for key in keys)
        found.append(Line((chords[0], chords[-1]) if through else chords, words, through))
    return found


def chord(name: str) -> Chord:
    """Return what is written on the keys of a shortcut, as a person at the screen knows them."""
    stroke = Stroke.read(name)
    if stroke is not None:
        return (_written(name, stroke),)
    modifiers, key = combination(name)
    native = QKeySequence.SequenceFormat.NativeText
    if sys.platform == "darwin":
        # There all of it is one word of signs.
        return (QKeySequence(name).toString(native),)
    helpers = tuple(
        QKeySequence(f"{helper}+A").toString(native).removesuffix("+A")
        for modifier, helper in _MODIFIERS
        if modifiers & modifier
    )
    last = Stroke(key)
    return (*helpers, _written(last.write(), last))


def _written(name: str, stroke: Stroke) -> str:
    """Return what is written on a key; the page keys have shorter names than Qt gives them."""
    short = {
        "PgUp": QCoreApplication.translate("keys", "PgUp"),
        "PgDown": QCoreApplication.translate("keys", "PgDn"),
    }
    return short.get(name) or stroke.name()
