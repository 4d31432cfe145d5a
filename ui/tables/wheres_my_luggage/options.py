"""The table of Where's My Luggage?: its part of the set-up page."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.core import Option
from ui.kit.options import ChoiceCard, Field, FlagField, OptionsPage, RowField
from ui.look.flow import Column, Picture, Words
from ui.look.palette import mix
from ui.look.style import Look
from ui.look.type import Role
from ui.tables.wheres_my_luggage.art import KINDS, TILE, paint_reverse, paint_tile
from ui.tables.wheres_my_luggage.words import say

_ON_BELT: Final = 9
"""So many suitcases stand on the belt of the picture."""
_TURNED: Final = (2, 1)
"""Column and row of the tile that is turned over in the picture."""
_SHOWN: Final = 19
"""Whose tile that is."""
_LINES: Final = 9
"""So many lines of words are read whole."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


class Options(OptionsPage):
    """The form; for the belt its tempo and step mode; and whether a look shows whose tile it is."""

    def field(self, option: Option) -> Field:
        """The forms are cards with pictures."""
        if option.id != "form":
            return super().field(option)
        words = self.words.option(option)
        rows = {form: self._card(form, words.values[form]) for form in words.values}
        return RowField(self.look, rows, words, self)

    def _card(self, form: str, name: str) -> ChoiceCard:
        look, about = self.look, say(f"form-{form}-help")
        paint = partial(_PICTURES[form], look=look)

        def content() -> Column:
            picture = Picture(paint, key=("wl-form", form), aspect=None, high=look.px(118))
            strong = Words(name, Role.STRONG, lines=_LINES, align=_MIDDLE, pad=(4, 0))
            small = Words(about, Role.SMALL, "muted", _LINES, _MIDDLE, pad=(4, 0))
            return Column((picture, strong, small), gap=4, pad=(6, 8))

        return ChoiceCard(look, content, name, self, help_=about)

    def place(self, option: Option, field: Field) -> None:  # noqa: ARG002
        """What both forms have stands last."""
        faces = self.fields.get("faces", field)
        self.column.insertWidget(self.column.indexOf(faces), field)

    def offers(self, option: Option) -> bool:
        """From memory there is no belt."""
        return option.id == "form" or self._timed

    @property
    def _timed(self) -> bool:
        return self.fields["form"].value == "timed"

    def renew(self) -> None:
        """Faces are for one person: two would see each other's (WL-33)."""
        super().renew()
        alone = self.persons < 2
        faces = cast("FlagField", self.fields["faces"])
        faces.allow(alone, say("setup-faces-help" if alone else "setup-faces-shared"))

    def begins(self) -> bool:
        """Only in the memory form is there a first turn."""
        return not self._timed


def _paint_belt(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A belt that comes round, with luggage on it."""
    theme = look.theme
    wide = min(rect.width(), rect.height() * 2.0)
    middle = QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.33)
    far, near = wide * 0.41, rect.height() * 0.2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thick = rect.height() * 0.19
    for grow, colour in ((thick, theme.board), (thick * 0.8, mix(theme.board, theme.metal, 0.3))):
        painter.setPen(QPen(colour, grow))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, far, near)
    turns = [(number + 0.5) / _ON_BELT * math.tau for number in range(_ON_BELT)]
    # What is far away stands behind.
    for number, turn in sorted(enumerate(turns), key=lambda each: math.sin(each[1])):
        depth = math.sin(turn)
        high = rect.height() * (0.33 + 0.1 * depth)
        size = QRectF(0, 0, high * TILE.width() / TILE.height(), high)
        foot = middle + QPointF(math.cos(turn) * far, depth * near)
        size.moveCenter(QPointF(foot.x(), foot.y() - high * 0.42))
        paint_tile(painter, size, number % len(KINDS), look)


def _paint_grid(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Three rows of six tiles, one of them turned over."""
    across, down = 6, 3
    high = rect.height() / down
    wide = min(rect.width() / across, high * 1.15)
    left = rect.center().x() - wide * across / 2
    for row in range(down):
        for column in range(across):
            place = QRectF(left + column * wide, rect.top() + row * high, wide, high)
            if (column, row) != _TURNED:
                kind = (column + row * 2) % len(KINDS)
                paint_tile(painter, place.adjusted(3, 2, -3, -2), kind, look)
    column, row = _TURNED
    turned = QRectF(left + column * wide, rect.top() + row * high, wide, high)
    more = high * 0.3
    paint_reverse(painter, turned.adjusted(-more, -more, more, more), _SHOWN, look)


_PICTURES: Final[Mapping[str, Callable[..., None]]] = {
    "timed": _paint_belt,
    "memory": _paint_grid,
}
