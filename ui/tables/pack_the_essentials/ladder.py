"""The table of Pack the Essentials: what a colour group scores step by step, on the sheet."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from ui.look import text
from ui.look.style import Look

_STEP_GAP: Final = 3.0
"""Between the numbers of two steps, in logical pixels."""
_MIN_STEPS: Final = 2
"""Fewer steps say nothing."""
_WANTED_STEPS: Final = 4
"""The number of steps that is worth more than the count of tiles."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """What groups of one tile, of two, and so on, score; with the step of one group marked.

    Attributes:
        values: The points, by the size of a group from one tile on.
        now: The size of the group.
        then: Its size with what is tried.
        names: The names of all groups, beside the widest of which all ladders begin.
    """

    values: tuple[int, ...]
    now: int
    then: int
    names: tuple[str, ...]

    def window(self, room: int) -> range:
        """Return the steps that are shown, from 0, where there is room for so many.

        They begin just below the group's own, and reach to the one that is tried.
        """
        count = min(room, len(self.values))
        own, tried = self._step(self.now), self._step(self.then)
        first = max(0, min(own - 1, len(self.values) - count))
        first = max(first, tried - count + 1)
        return range(first, first + count)

    def _step(self, size: int) -> int:
        """The step of a group of this size; -1 below the first."""
        return min(size, len(self.values)) - 1

    def least_width(self, look: Look, font: QFont) -> float:
        """Return the width, name included, in which some steps are shown."""
        stem, wide, more = self._widths(look, font)
        return stem + _WANTED_STEPS * wide + more

    def _widths(self, look: Look, font: QFont) -> tuple[float, float, float]:
        """The widths of the names, of a step, and of what says that there are more."""
        metrics = QFontMetricsF(font)
        wide = max(metrics.horizontalAdvance(str(each)) for each in self.values) + _STEP_GAP
        stem = max(map(metrics.horizontalAdvance, self.names)) + look.air(8)
        return stem, wide, metrics.horizontalAdvance("…")

    def paint(self, painter: QPainter, room: QRectF, look: Look, font: QFont) -> None:
        """Paint the numbers, the group's own on a dark plate, that which is tried in a frame."""
        theme = look.theme
        stem, wide, more = self._widths(look, font)
        count = math.floor((room.width() - stem - more) / wide)
        if count < _WANTED_STEPS:
            # One step more says more than that there are more.
            count, more = math.floor((room.width() - stem) / wide), 0.0
        shown = self.window(count)
        if len(shown) < _MIN_STEPS:
            return
        own, tried = self._step(self.now), self._step(self.then)
        painter.save()
        for at, step in enumerate(shown):
            cell = QRectF(room.left() + stem + at * wide, room.top(), wide, room.height())
            plate = cell.adjusted(0.5, 1.5, -0.5, -1.5)
            ink = theme.ink if step > own else theme.muted
            if step == own:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.ink)
                painter.drawRoundedRect(plate, 4, 4)
                ink = theme.card
            elif step == tried:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.good if tried > own else theme.bad, 1.5))
                painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(ink)
            words = str(self.values[step])
            text.draw(painter, cell, words, font, Qt.AlignmentFlag.AlignHCenter)
        if more and shown.stop < len(self.values):
            end = QRectF(room.left() + stem + len(shown) * wide, room.top(), more, room.height())
            painter.setPen(theme.muted)
            text.draw(painter, end, "…", font, Qt.AlignmentFlag.AlignHCenter)
        painter.restore()
