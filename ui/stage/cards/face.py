"""Stage: a card, face up or down. What is printed on it is whoever's cards they are."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes
from ui.look.keycap import paint_keycap
from ui.look.palette import Theme, faded
from ui.look.paths import disc, plate
from ui.look.style import Look
from ui.stage.input.choice_item import ChoiceItem

CARD_ASPECT: Final = 1.46
"""Height of a card to its width."""
STRIP_WIDTH_SHARE: Final = 0.25
"""Width of the strip at a card's left edge, which is all that a fan shows of most, to its own."""
_CORNER_SHARE: Final = 0.08
_NOTCH_SHARE: Final = 0.085
_KEY_SIDE_SHARE: Final = 0.2
"""Side of the number's key, to the card's width."""

Print = Callable[[QPainter, QRectF, Theme], None]
"""Draws all of a card into a room of its proportions; what is beyond its rounded corners is cut."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is on a card. Cards with equal keys and names look alike, and share a picture.

    `paint` prints all of it: within the strip what tells it from others (value, sign), above the
    strip's foot, where the number of its key stands. `rule` is said beside it when it is seen
    large, unless the card itself says it there: `prints_rule` tells whether its print does so in a
    room. Hands are sorted by `kind` or by `weight`. Beside the strip there is only a picture as
    far down as `pictured`, a share of the height, where a short word may lie on the card.
    """

    key: Hashable
    name: str
    paint: Print = field(compare=False)
    rule: str = ""
    kind: int = 0
    weight: int = 0
    pictured: float = 1.0
    prints_rule: Callable[[QRectF], bool] = field(default=lambda _room: False, compare=False)


@dataclass(frozen=True, slots=True)
class Back:
    """The back of cards."""

    key: Hashable
    paint: Print = field(compare=False)


def body(size: QSizeF, *, notch: bool = False) -> QPainterPath:
    """The outline of a card; with a notch a piece was punched out of its upper edge."""
    wide = size.width()
    path = plate(0, 0, wide, size.height(), wide * _CORNER_SHARE)
    # Beside the strip, whose words stay whole: a chosen card stands higher than its neighbours.
    return (
        path.subtracted(disc(wide * (1 + STRIP_WIDTH_SHARE) / 2, 0, wide * _NOTCH_SHARE))
        if notch
        else path
    )


class CardItem(ChoiceItem):
    """A card; `set_rect` says where it lies in its parent and how large, `set_turn` how broad it
    is seen while it turns over.

    Its state is seen in its shape: `chosen` is punched, `barred` hatched, `lifted` throws a longer
    shadow.
    """

    MARGINS = (12.0, 16.0, 12.0, 16.0)

    def __init__(
        self,
        look: Look,
        parent: QGraphicsItem | None = None,
        *,
        face: Face | None = None,
        back: Back | None = None,
        named: bool = True,
    ) -> None:
        """Be a card; one that is seen large where it is pointed at is not `named` in a tip too."""
        super().__init__(look, parent)
        self._face, self._back, self._named = face, back, named
        self._number = ""
        self._marks = (False, False, False)
        self._below = 0.0

    @property
    def face(self) -> Face | None:
        """What is on it; None for a card that lies face down."""
        return self._face

    @property
    def number(self) -> str:
        """The number on it, of the key that takes it."""
        return self._number

    @property
    def is_chosen(self) -> bool:
        """Whether it is marked as chosen."""
        return self._marks[0]

    @property
    def is_barred(self) -> bool:
        """Whether it is marked as not allowed."""
        return self._marks[1]

    def show_card(self, face: Face | None, *, number: str = "") -> None:
        """Be a card, with a number at the foot of its strip."""
        if (face, number) != (self._face, self._number):
            self._face, self._number = face, number
            # On a small card it may be cut.
            self.setToolTip(face.name if self._named and face is not None else "")
            self.update()

    def show_state(
        self, *, chosen: bool = False, barred: bool = False, lifted: bool = False
    ) -> None:
        """Mark it."""
        if (chosen, barred, lifted) != self._marks:
            self._marks = (chosen, barred, lifted)
            self.update()

    def show_as(self, other: CardItem) -> None:
        """Be what another card is, but lifted."""
        self.show_card(other._face, number=other._number)
        self.show_state(chosen=other.is_chosen, lifted=True)
        if other._ringed != self._ringed:
            self._ringed = other._ringed
            self.update()

    def set_below(self, reach: float) -> None:
        """Let the pointer hit it this far below its lower edge: where it lay before it rose."""
        if reach != self._below:
            self.prepareGeometryChange()
            self._below = reach

    def boundingRect(self) -> QRectF:
        """The card with its shadow, and what is below it."""
        return super().boundingRect().adjusted(0, 0, 0, self._below)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect().adjusted(0, 0, 0, self._below))
        return path

    def key(self) -> Hashable:
        """Of a card that turns over."""
        back = None if self._back is None else self._back.key
        return (self._face, back, self._number, self._marks, self._ringed)

    def draw(self, painter: QPainter) -> None:
        """Copy its pictures; while it turns they are one."""
        if self._turn < 1.0:
            super().draw(painter)
        else:
            self.paint_in(painter)

    def paint_in(self, painter: QPainter) -> None:
        """Four pictures: the paper, what is printed on it, its number, its state.

        So the first is all cards', and marking one paints no art anew.
        """
        chosen, barred, lifted = self._marks
        pixmaps, around = self._look.pixmaps, super().boundingRect()
        pixmaps.draw(painter, ("card", chosen, lifted), around, self._draw_paper)
        if chosen:
            key = ("card-punched", self._printed())
            pixmaps.draw(painter, key, self._rect, self._draw_punched)
        else:
            self._draw_print(painter)
        if self._number:
            pixmaps.draw(painter, ("card-number", self._number), self._cap(), self._draw_number)
        if chosen or barred or self._ringed:
            state = ("card-state", chosen, barred, self._ringed)
            pixmaps.draw(painter, state, around, self._draw_state)

    def _printed(self) -> Face | Back | None:
        return self._back if self._face is None else self._face

    def _outline(self) -> QPainterPath:
        return body(self._rect.size(), notch=self.is_chosen)

    def _draw_paper(self, painter: QPainter) -> None:
        theme, path = self._look.theme, self._outline()
        reach = 9.0 if self._marks[2] else 4.0
        brushes.soft_shadow(painter, path, theme.shadow, reach, QPointF(0, reach * 0.6))
        painter.setPen(QPen(theme.line, 1.0))
        painter.setBrush(theme.card)
        painter.drawPath(path)

    def _draw_print(self, painter: QPainter) -> None:
        shown = self._printed()
        if shown is None:
            return

        def paint(inner: QPainter) -> None:
            outline = body(self._rect.size())
            inner.save()
            inner.setClipPath(outline)
            try:
                shown.paint(inner, self._rect, self._look.theme)
            finally:
                inner.restore()
            inner.setBrush(Qt.BrushStyle.NoBrush)
            inner.setPen(QPen(self._look.theme.line, 1.0))
            inner.drawPath(outline)

        self._look.pixmaps.draw(painter, ("card-print", shown), self._rect, paint)

    def _draw_punched(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipPath(self._outline())
        self._draw_print(painter)
        painter.restore()

    def _cap(self) -> QRectF:
        """Where the number stands: at the foot of the strip."""
        wide = self._rect.width()
        side = wide * _KEY_SIDE_SHARE
        left, top = wide * STRIP_WIDTH_SHARE / 2 - side / 2, self._rect.height() - side * 1.25
        return QRectF(round(left), round(top), side, side)

    def _draw_number(self, painter: QPainter) -> None:
        paint_keycap(painter, self._cap(), self._number, self._look)

    def _draw_state(self, painter: QPainter) -> None:
        theme, path = self._look.theme, self._outline()
        if self.is_chosen:
            painter.setPen(QPen(theme.accent, max(2.5, self._rect.width() * 0.02)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
        if self.is_barred:
            painter.fillPath(path, faded(theme.card, 0.45))
            brushes.hatch(painter, path, theme.hatch, self._rect.width() * 0.3)
        if self._ringed:
            brushes.focus_ring(painter, path, theme)
