"""Stage: a card: a luggage tag of paper with art, value and sign, or its back. It knows no game."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes, text
from ui.look.keycap import paint_keycap
from ui.look.palette import Theme, faded
from ui.look.style import Look
from ui.look.type import Role
from ui.stage.choice_item import ChoiceItem

RATIO: Final = 1.42
"""Height of a card to its width."""
STRIP: Final = 0.27
"""Width of the strip at a card's side, which is seen of a card in a fan, to its width."""

Draw = Callable[[QPainter, QRectF, Theme], None]
"""Draws something of its own into a room."""


def _paper(theme: Theme) -> QColor:
    return theme.sunken


def _ink(theme: Theme) -> QColor:
    return theme.ink


@dataclass(frozen=True, slots=True)
class Face:
    """What is on a card. `key` is unique to the picture: equal keys share a pixmap.

    `art` fills the room beside the strip, `sign` is the emblem of the card's kind; `value` and the
    sign stand in the strip, coloured by `tint` and written on in `ink`. `name` stands below the
    art, `rule` (some sentences) where the card is seen large. Hands are sorted by `kind` or by
    `weight`.
    """

    key: Hashable
    name: str
    value: str
    art: Draw = field(compare=False)
    sign: Draw = field(compare=False)
    rule: str = ""
    kind: int = 0
    weight: int = 0
    tint: Callable[[Theme], QColor] = field(default=_paper, compare=False)
    ink: Callable[[Theme], QColor] = field(default=_ink, compare=False)


@dataclass(frozen=True, slots=True)
class Back:
    """The back of cards: what is drawn on the body."""

    key: Hashable
    art: Draw = field(compare=False)


def body(size: QSizeF, *, notch: bool = False, left: bool = False) -> QPainterPath:
    """The outline of a card: a luggage tag. With a notch a piece was punched out of its strip.

    `left` if the strip is at the other side.
    """
    wide, high = size.width(), size.height()
    cut, corner = wide * 0.1, wide * 0.07
    path = QPainterPath()
    path.moveTo(cut, 0)
    path.lineTo(wide - cut, 0)
    path.quadTo(wide - cut * 0.4, cut * 0.1, wide - cut * 0.2, cut * 0.5)
    path.quadTo(wide, cut * 0.8, wide, cut * 1.5)
    path.lineTo(wide, high - corner)
    path.quadTo(wide, high, wide - corner, high)
    path.lineTo(corner, high)
    path.quadTo(0, high, 0, high - corner)
    path.lineTo(0, cut * 1.5)
    path.quadTo(0, cut * 0.8, cut * 0.2, cut * 0.5)
    path.quadTo(cut * 0.4, cut * 0.1, cut, 0)
    path.closeSubpath()
    if notch:
        bite = QPainterPath()
        middle = wide * (1 - STRIP / 2 if left else STRIP / 2)
        bite.addEllipse(QPointF(middle, 0), wide * 0.085, wide * 0.085)
        path = path.subtracted(bite)
    return path


class CardItem(ChoiceItem):
    """A card, face up or down; `set_rect` says where it lies in its parent and how large.

    Its state is seen in its shape: `chosen` is punched, `barred` hatched, `lifted` throws a longer
    shadow. `set_turn` is how far it is turned over. With `full` it shows its rule too.
    """

    MARGINS: ClassVar[tuple[float, float, float, float]] = (12.0, 16.0, 12.0, 16.0)

    def __init__(
        self,
        look: Look,
        parent: QGraphicsItem | None = None,
        *,
        face: Face | None = None,
        back: Back | None = None,
        full: bool = False,
    ) -> None:
        super().__init__(look, parent)
        self._face, self._back, self._full = face, back, full
        self._number = ""
        self._chosen = self._barred = self._lifted = self._left = False
        self._turn = 0.0
        self._below = 0.0

    @property
    def face(self) -> Face | None:
        """What is on it; None for a card of which only the back is known."""
        return self._face

    @property
    def is_chosen(self) -> bool:
        """Whether it is marked as chosen."""
        return self._chosen

    @property
    def is_barred(self) -> bool:
        """Whether it is marked as not allowed."""
        return self._barred

    @property
    def number(self) -> str:
        """The number on it, of the key that takes it."""
        return self._number

    def show_card(self, face: Face | None, *, number: str = "", left: bool = False) -> None:
        """Be a card, with a number in its strip, which with `left` is at the right edge."""
        if (face, number, left) != (self._face, self._number, self._left):
            self._face, self._number, self._left = face, number, left
            self.update()

    def show_state(
        self, *, chosen: bool = False, barred: bool = False, lifted: bool = False
    ) -> None:
        """Mark it."""
        if (chosen, barred, lifted) != (self._chosen, self._barred, self._lifted):
            self._chosen, self._barred, self._lifted = chosen, barred, lifted
            self.update()

    def set_turn(self, share: float) -> None:
        """Turn it over: 0 shows the face, 1 the back, between them it is seen from its edge."""
        self._turn = min(1.0, max(0.0, share))
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
        """The card, and what is below it."""
        path = QPainterPath()
        path.addRect(self.rect().adjusted(0, 0, 0, self._below))
        return path

    def draw(self, painter: QPainter) -> None:
        """Draw the cached card, squeezed while it is turned."""
        edge = abs(1.0 - 2.0 * self._turn)
        up = self._turn < 0.5
        if edge > 0.99:
            self._paint(painter, up=up)
            return
        look, bounds = self._look, super().boundingRect()
        ratio = painter.device().devicePixelRatioF() * painter.worldTransform().m11()
        key = ("card-turning", *self._key(up=up))

        def whole(inner: QPainter) -> None:
            inner.translate(-bounds.topLeft())
            self._paint(inner, up=up)

        # The picture is squeezed, not painted anew for each width.
        pixmap = look.pixmaps.pixmap(key, bounds.size(), ratio, whole)
        middle = self.rect().center().x()
        room = QRectF(
            middle + (bounds.left() - middle) * edge,
            bounds.top(),
            bounds.width() * edge,
            bounds.height(),
        )
        painter.drawPixmap(room, pixmap, QRectF(pixmap.rect()))

    def paint_card(self, painter: QPainter, *, up: bool = True) -> None:
        """Draw it for a sprite, in its own coordinates: `boundingRect` has room for it."""
        self._paint(painter, up=up)

    def _key(self, *, up: bool) -> tuple[Hashable, ...]:
        face = self._face if up else None
        shown = (face.key, face.name, face.value, face.rule) if face is not None else None
        back = self._back.key if face is None and self._back is not None else None
        return (shown, back, self._full, self._left, self._number, self._chosen, self._barred)

    def _paint(self, painter: QPainter, *, up: bool) -> None:
        """Three pictures: the paper, which all cards share; what is on it; its state."""
        bounds, face = super().boundingRect(), self._face if up else None
        pixmaps, card, notch = self._look.pixmaps, self.rect(), self._chosen
        pixmaps.draw(
            painter,
            ("card-paper", notch and self._left, notch, self._lifted),
            bounds,
            self._draw_paper,
        )
        if face is not None:
            shown = (face.key, face.name, face.value, face.rule, self._full, self._left, notch)
            pixmaps.draw(painter, ("card-face", *shown), card, lambda p: self._draw_face(p, face))
        elif self._back is not None:
            back = self._back
            pixmaps.draw(
                painter, ("card-back", back.key, notch), card, lambda p: self._draw_back(p, back)
            )
        if self._number and up:
            pixmaps.draw(painter, ("card-number", self._number), self._cap(), self._draw_number)
        if self._barred or self._ringed:
            state = ("card-state", self._barred, self._ringed, notch, self._left)
            pixmaps.draw(painter, state, bounds, self._draw_state)

    def strip(self) -> QRectF:
        """The strip with value and sign, in its own coordinates."""
        wide = self.rect().width() * STRIP
        return QRectF(
            self.rect().right() - wide if self._left else 0.0, 0.0, wide, self.rect().height()
        )

    def _outline(self) -> QPainterPath:
        return body(self.rect().size(), notch=self._chosen, left=self._left)

    def _draw_paper(self, painter: QPainter) -> None:
        theme, path = self._look.theme, self._outline()
        reach = 9.0 if self._lifted else 4.0
        brushes.soft_shadow(painter, path, theme.shadow, reach, QPointF(0, reach * 0.6))
        painter.setPen(QPen(theme.line, 1.0))
        painter.setBrush(theme.card)
        painter.drawPath(path)

    def _draw_back(self, painter: QPainter, back: Back) -> None:
        painter.setClipPath(self._outline())
        back.art(painter, self.rect(), self._look.theme)

    def _draw_face(self, painter: QPainter, face: Face) -> None:
        theme, look = self._look.theme, self._look
        rect, strip, path = self.rect(), self.strip(), self._outline()
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(strip, face.tint(theme))
        painter.restore()
        wide = strip.width()
        painter.setPen(face.ink(theme))
        value = QRectF(strip.left(), wide * 0.36, wide, wide * 0.9)
        font = look.font(Role.NUMERIC)
        font.setPixelSize(max(1, round(wide * 0.86)))
        text.draw(painter, value.adjusted(2, 0, -2, 0), face.value, font, floor=8)
        side = wide * 0.74
        room = QRectF(strip.center().x() - side / 2, value.bottom() + wide * 0.1, side, side)
        painter.save()
        face.sign(painter, room, theme)
        painter.restore()
        self._draw_story(painter, face, rect, strip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.line, 1.0))
        painter.drawPath(path)

    def _draw_story(self, painter: QPainter, face: Face, rect: QRectF, strip: QRectF) -> None:
        """The art, and the words below it."""
        theme, look = self._look.theme, self._look
        air = max(2.0, rect.width() * 0.045)
        room = rect.adjusted(0 if self._left else strip.width(), 0, 0, 0)
        if self._left:
            room.setRight(strip.left())
        room.adjust(air, air * 2, -air, -air)
        name = look.font(Role.STRONG if self._full else Role.SMALL)
        rule = look.font(Role.SMALL)
        high = room.height() * (0.5 if self._full and face.rule else 0.7)
        painter.save()
        face.art(painter, QRectF(room.left(), room.top(), room.width(), high), theme)
        painter.restore()
        words = room.adjusted(0, high + air / 2, 0, 0)
        painter.setPen(theme.ink)
        if not (self._full and face.rule):
            text.draw(painter, words, face.name, name, lines=2, floor=9)
            return
        title = QRectF(words.left(), words.top(), words.width(), words.height() * 0.3)
        text.draw(painter, title, face.name, name, lines=1)
        painter.setPen(theme.muted)
        text.draw(
            painter,
            words.adjusted(0, title.height(), 0, 0),
            face.rule,
            rule,
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop,
            lines=6,
        )

    def _cap(self) -> QRectF:
        """Where the number stands: at the foot of the strip."""
        strip = self.strip()
        side = strip.width() * 0.8
        return QRectF(
            round(strip.center().x() - side / 2),
            round(strip.bottom() - side * 1.2),
            side,
            side,
        )

    def _draw_number(self, painter: QPainter) -> None:
        paint_keycap(painter, self._cap(), self._number, self._look)

    def _draw_state(self, painter: QPainter) -> None:
        theme, path = self._look.theme, self._outline()
        if self._barred:
            painter.fillPath(path, faded(theme.card, 0.45))
            brushes.hatch(painter, path, theme.hatch, self.rect().width() * 0.3)
        if self._ringed:
            brushes.focus_ring(painter, path, theme)
