"""Kit: the ruled sheet on which a score pad is written, with a strip for each player's name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ui.bridge.seats import SeatInfo, on_player_colour, player_colour
from ui.look import text
from ui.look.marks import paint_emblem
from ui.look.palette import faded
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import RoleLabel

MIN_ROW_HEIGHT: Final = 24
"""Least height of a line of the pad, in pixels at 100 %."""


_NUMBERED: Final = re.compile(r"\S+ \d{1,2}")
"""A name such as `Computer 2`."""
_EMBLEM_WIDTH: Final = 16
"""Width of the emblem beside or above a name, in pixels at 100 %."""
_MIN_CROWDED_SEATS: Final = 5
"""From so many seats on columns stand closer."""


class Band(QWidget):
    """A strip in a player's colour with their emblem and name.

    Where the name has no room beside the emblem it stands below it. What is left of a name that
    has none is `letter`, or its first.
    """

    def __init__(
        self,
        look: Look,
        player: SeatInfo,
        parent: QWidget | None = None,
        *,
        widest: int = 400,
        letter: str = "",
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._player = player
        self._letter = letter or player.name[:1].upper()
        self.setAccessibleName(player.name)
        self.setToolTip(player.name)
        self.setMaximumWidth(look.px(widest))
        # A name that breaks keeps air above and below.
        self._air = 2 if self._name_width() > self.maximumWidth() else 0
        self._stacked = self._name_width() + self._emblem() > self.maximumWidth()
        self.setMinimumHeight(self._high())
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        px = self._look.px
        wide = max(px(72), self._name_width() + (0 if self._stacked else self._emblem()))
        return QSize(min(wide, self.maximumWidth()), self._high())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(40), self._high())

    def _emblem(self) -> int:
        """What the emblem takes of the strip, with the air beside it."""
        return self._look.px(_EMBLEM_WIDTH) + 4

    def _high(self) -> int:
        above = self._emblem() if self._stacked else 0
        if not self._air:
            return self._look.px(30) + above
        least = self._look.font(Role.STRONG)
        least.setPixelSize(round(text.MIN_FONT_PX))
        return max(self._look.px(36), 2 * QFontMetrics(least).height() + 2 * self._air) + above

    def _name_width(self) -> int:
        metrics = QFontMetrics(self._look.font(Role.STRONG))
        return metrics.horizontalAdvance(self._player.name) + 20

    def paintEvent(self, event: QPaintEvent) -> None:
        dark = self._look.theme.dark
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()).adjusted(2, 1, -2, -1), 7, 7)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(player_colour(self._player.colour, dark=dark))
        painter.drawPath(path)
        font = self._look.font(Role.STRONG)
        name = self._player.name
        room = QRectF(self.rect()).adjusted(8, self._air, -8, -self._air)
        side, ink = self._look.px(_EMBLEM_WIDTH), on_player_colour(dark=dark)
        if self._stacked:
            spot = QRectF(room.center().x() - side / 2, 4, side, side)
            room.setTop(spot.bottom() - 1 + self._air)
        else:
            spot = QRectF(room.left(), room.center().y() - side / 2, side, side)
            room.setLeft(spot.right() + 4)
        paint_emblem(painter, spot, self._player.colour, ink)
        name, room, lines = self._fitting(name, font, room)
        painter.setPen(ink)
        text.draw(painter, room, name, font, lines=lines)
        painter.end()

    def _fitting(self, name: str, font: QFont, room: QRectF) -> tuple[str, QRectF, int]:
        """What is written of a name, where, and in how many lines at most."""
        # Rather a whole name than air at its sides, and rather a number beside its word.
        numbered = _NUMBERED.fullmatch(name) is not None
        air = 5 if numbered else 3
        wider = room.adjusted(-air, 0, air, 0)
        if numbered and not text.fit(name, font, wider.size()).cut:
            return name, wider, 1
        if not text.fit(name, font, room.size(), lines=2).cut:
            return name, room, 2
        fitted = text.fit(name, font, wider.size(), lines=2)
        if fitted.cut:
            short = text.fit(_with_initials(name), font, wider.size(), lines=2)
            if not short.cut:
                name, fitted = short.text, short
        # Few letters of a name say no more than one, and its number more than a word cut short.
        narrow = len(fitted.lines[0]) <= 3 or self.width() < self._look.px(60)
        if fitted.cut and (narrow or numbered):
            name = self._letter
        return name, wider, 2


def _with_initials(name: str) -> str:
    """A name whose first word stays whole, as in `Ada K. L.`."""
    first, *others = name.split() or [name]
    initials = "\u00a0".join(each if each.isdecimal() else f"{each[0]}." for each in others)
    return f"{first} {initials}".rstrip()


class Ruled(QWidget):
    """A ruled sheet: a hairline under each row, and a strip behind each sum."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.sums: set[int] = set()
        self.grid = QGridLayout(self)
        with_spacing(look, self.grid, (10, 0, 10, 0))
        self._gap = 12
        self.grid.setHorizontalSpacing(look.air(self._gap))
        self.grid.setVerticalSpacing(0)
        look.changed.connect(self._dress)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row in range(1, self.grid.rowCount()):
            item = self.grid.itemAtPosition(row, 0)
            if item is None:
                continue
            cell = item.geometry()
            strip = QRectF(0, cell.top(), self.width(), cell.height())
            if row in self.sums:
                path = QPainterPath()
                path.addRoundedRect(strip.adjusted(0, 1, 0, -1), 6, 6)
                painter.fillPath(path, theme.sunken)
            elif row + 1 not in self.sums and row + 1 < self.grid.rowCount():
                edge = self._look.air(10)
                hair = QRectF(edge, strip.bottom() - 0.5, self.width() - 2 * edge, 1)
                painter.fillRect(hair, faded(theme.line, 0.6))
        painter.end()

    def _dress(self) -> None:
        self.grid.setHorizontalSpacing(self._look.air(self._gap))
        for row in range(1, self.grid.rowCount()):
            self.grid.setRowMinimumHeight(row, self._look.px(MIN_ROW_HEIGHT))
        self.update()

    def add(self, row: int, name: QWidget, numbers: Sequence[str], *, is_sum: bool) -> list[QLabel]:
        """Write a line, counted from 1; its numbers, which keep their room when they are hidden."""
        if is_sum:
            self.sums.add(row)
        self._gap = 4 if len(numbers) >= _MIN_CROWDED_SEATS else 12
        self.grid.setHorizontalSpacing(self._look.air(self._gap))
        self.grid.setRowMinimumHeight(row, self._look.px(MIN_ROW_HEIGHT))
        self.grid.addWidget(name, row, 0)
        labels: list[QLabel] = []
        for seat, number in enumerate(numbers):
            role = Role.STRONG if is_sum else Role.NUMERIC
            label = RoleLabel(self._look, role, number, self)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            policy = label.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            label.setSizePolicy(policy)
            self.grid.addWidget(label, row, seat + 1)
            labels.append(label)
        return labels
