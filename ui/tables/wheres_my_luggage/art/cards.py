"""The table of Where's My Luggage?, its art: passenger cards and the decks of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from ui.look import brushes, text
from ui.look.palette import Theme, faded, mix
from ui.look.paths import fit, pen, plate, sketch
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.wheres_my_luggage.art.luggage import lit_paper, paint_tile
from ui.tables.wheres_my_luggage.art.portraits import kind_of, paint_portrait

CARD: Final = QSizeF(108, 154)
"""The proportions of a passenger card with its shadow."""
_PAPER: Final = QRectF(4, 2.5, 100, 146)
_EMBLEM: Final = 0.5
"""The width of what covers the emblem on a card's back, in widths of a deck."""
_ARROWS: Final = 0.43
"""The width of what lies within the arrows of a bare mat, in widths of a deck."""
DECK: Final = QSizeF(124, 172)
"""The proportions of a deck of cards, lying a little apart."""
_BED: Final = QPointF(7, 12)
"""Where the lowest card of a deck lies."""
_SHOWN: Final = 7
"""The most cards that a deck is thick."""
_LEANS: Final = (-3.5, 4.0, -1.0, 2.5, -4.0, 1.2, 3.0)
"""How the cards of those who wait lie on each other, in degrees."""

STRIP_INK: Final = QColor("#fffaf0")
"""What names are written with on a banner."""
# The strip of a card is in the colour of its luggage, so that a hand is read by colour too.
_STRIPS: Final = ("#3a3d46", "#8a5a34", "#5f6b76", "#9c3b3a", "#2f6690", "#55753f")


def strip_colour(kind: int, theme: Theme) -> QColor:
    """The colour of a luggage type's strip; words on it are in `STRIP_INK`."""
    base = QColor(_STRIPS[kind])
    return mix(base, theme.board, 0.22) if theme.dark else base


def paint_card(
    painter: QPainter, rect: QRectF, passenger: int, name: str, look: Look, *, floor: float = 7.0
) -> None:
    """A passenger card: the portrait, the name on a banner, and the luggage that is missed.

    `name` is translated by the caller and made smaller down to `floor`, in the painter's units.
    """
    box = fit(CARD, rect)
    unit = box.width() / CARD.width()
    theme = look.theme
    kind = kind_of(passenger)
    painter.save()
    painter.translate(box.topLeft() + _PAPER.topLeft() * unit)
    _paper(painter, unit, theme, theme.card)
    picture = QRectF(5 * unit, 5 * unit, 90 * unit, 90 * unit)
    paint_portrait(painter, picture, passenger, look)
    strip = plate(5 * unit, 108 * unit, 90 * unit, 33 * unit, 5 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(strip_colour(kind, theme), lit_paper(theme), 0.72))
    painter.drawPath(strip)
    # Below the name's ribbon, which would cut off a handle.
    paint_tile(painter, QRectF(29 * unit, 105.4 * unit, 42 * unit, 34.4 * unit), kind, look)
    _bars(painter, unit, mix(strip_colour(kind, theme), QColor("black"), 0.3))
    _banner(painter, unit, kind, name, look, floor)
    painter.restore()


def _paper(painter: QPainter, unit: float, theme: Theme, ground: QColor) -> None:
    path = plate(0, 0, _PAPER.width() * unit, _PAPER.height() * unit, 8 * unit)
    brushes.soft_shadow(painter, path, theme.shadow, 3.5 * unit, QPointF(0, 1.6 * unit))
    painter.setPen(pen(theme.line, max(0.8, 0.9 * unit)))
    painter.setBrush(ground)
    painter.drawPath(path)


def _bars(painter: QPainter, unit: float, colour: QColor) -> None:
    """The bar code of a boarding pass, on either side of the luggage."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colour, 0.55))
    widths = (1.6, 0.8, 1.2, 0.6, 2.0, 0.8)
    for left, order in ((10.0, widths), (76.5, widths[::-1])):
        x = left
        for wide in order:
            painter.drawRect(QRectF(x * unit, 117 * unit, wide * unit, 16 * unit))
            x += wide + 1.2


def _banner(painter: QPainter, unit: float, kind: int, name: str, look: Look, floor: float) -> None:
    """The name on a ribbon that is folded around the card's edges."""
    colour = strip_colour(kind, look.theme)
    band = sketch("M -2 88 H 102 V 105 H -2 Z")
    painter.save()
    painter.scale(unit, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(colour, QColor("black"), 0.45))
    painter.drawPath(sketch("M -2 105 L 2 108.5 V 105 Z M 102 105 L 98 108.5 V 105 Z"))
    painter.setBrush(colour)
    painter.drawPath(band)
    painter.setPen(pen(faded(QColor("#fff3df"), 0.55), 0.7))
    painter.drawLine(QPointF(0, 90), QPointF(100, 90))
    painter.drawLine(QPointF(0, 103), QPointF(100, 103))
    painter.restore()
    painter.setPen(STRIP_INK)
    room = QRectF(3 * unit, 90 * unit, 94 * unit, 13 * unit)
    font = look.font(Role.STRONG)
    font.setPixelSize(max(1, round(11 * unit)))
    if text.fit(name, font, room.size(), floor=floor).cut:
        # The face of headings is far narrower.
        font = look.font(Role.BOARD)
        font.setPixelSize(max(1, round(12.5 * unit)))
    if not text.fit(name, font, room.size(), floor=floor).cut:
        # Half a name says less than the picture, and the card tells it when it is asked.
        text.draw(painter, room, name, font, floor=floor)


def paint_card_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The back of a passenger card: the game's sign on the cloth of a seat."""
    box = fit(CARD, rect)
    unit = box.width() / CARD.width()
    theme = look.theme
    painter.save()
    painter.translate(box.topLeft() + _PAPER.topLeft() * unit)
    _paper(painter, unit, theme, mix(theme.card, theme.tag, 0.5))
    painter.scale(unit, unit)
    _back(painter, QPointF(0, 0), theme)
    painter.restore()


def _back(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """What is printed on the back, and the paper around it; `at` is its corner."""
    painter.save()
    painter.translate(at)
    painter.setPen(pen(theme.line, 0.9))
    painter.setBrush(mix(theme.card, theme.tag, 0.5))
    painter.drawRoundedRect(QRectF(QPointF(0, 0), _PAPER.size()), 8, 8)
    cloth = QColor("#1f5f6b") if not theme.dark else QColor("#1b4853")
    thread = mix(cloth, QColor("#f3e3b8"), 0.2)
    field = plate(5, 5, 90, 136, 5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cloth)
    painter.drawPath(field)
    painter.save()
    painter.setClipPath(field, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen(thread, 1.5))
    for step in range(-11, 12):
        x = step * 13.0
        painter.drawLine(QPointF(x, 0), QPointF(x + 146, 146))
        painter.drawLine(QPointF(x + 146, 0), QPointF(x, 146))
    painter.restore()
    painter.setPen(pen(theme.metal, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(plate(8.5, 8.5, 83, 129, 3.5))
    painter.setPen(pen(theme.metal, 2.2))
    painter.setBrush(mix(cloth, QColor("black"), 0.18))
    painter.drawEllipse(QPointF(50, 73), 27, 27)
    paint_claim(painter, QRectF(28, 51, 44, 44), theme)
    painter.restore()


def paint_claim(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The sign of the game: a suitcase that is a question."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    cream = QColor("#fdf1d6")
    painter.setPen(pen(cream, 7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(plate(34, 8, 32, 26, 9))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cream)
    painter.drawPath(plate(6, 24, 88, 66, 13))
    painter.setPen(pen(QColor("#8a3d26"), 8.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(sketch("M 38 46 C 38 31 63 31 62 46 C 61 56 50 55 50 64"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8a3d26"))
    painter.drawEllipse(QPointF(50, 77), 5.4, 5.4)
    painter.setBrush(theme.metal)
    for x in (16.0, 74.0):
        painter.drawRect(QRectF(x, 24, 10, 66))
    painter.restore()


def paint_deck(
    painter: QPainter, rect: QRectF, count: int, look: Look, *, waiting: bool = False
) -> None:
    """The draw deck of `count` cards, or the action deck of those who are `waiting`.

    An empty deck is the mat that it would lie on; that of those who wait has arrows that run round.
    """
    box = fit(DECK, rect)
    unit = box.width() / DECK.width()
    theme = look.theme
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(unit, unit)
    shown = min(count, _SHOWN)
    if not shown:
        # Cards that lean would not hide it; its stitches would look like dirt at their edges.
        _mat(painter, theme, waiting=waiting)
    for index in range(shown):
        card = QRectF(_BED + _lift(index), CARD)
        painter.save()
        if waiting:
            painter.translate(card.center())
            painter.rotate(_LEANS[index])
            painter.translate(-card.center())
        # Of all but the first the edges show, and the first lies on what casts the shadow.
        if index == 0:
            painter.save()
            painter.translate(card.topLeft() + _PAPER.topLeft())
            _paper(painter, 1, theme, mix(theme.card, theme.tag, 0.5))
            painter.restore()
        if index == shown - 1:
            _back(painter, card.topLeft() + _PAPER.topLeft(), theme)
        elif index > 0:
            painter.setPen(pen(theme.line, 0.9))
            painter.setBrush(mix(theme.card, theme.tag, 0.5))
            painter.drawRoundedRect(_PAPER.translated(card.topLeft()), 8, 8)
        painter.restore()
    painter.restore()


def deck_middle(rect: QRectF, count: int) -> QPointF:
    """The middle of the uppermost card of a deck that is painted in `rect`, or of its bare mat."""
    box = fit(DECK, rect)
    lift = _lift(max(0, min(count, _SHOWN) - 1))
    return box.topLeft() + (_BED + lift + _PAPER.center()) * (box.width() / DECK.width())


def _lift(below: int) -> QPointF:
    """How far a card is from its bed with so many below it."""
    return QPointF(0.39, -1.3) * below


def _mat(painter: QPainter, theme: Theme, *, waiting: bool) -> None:
    """Where a deck lies: a stitched outline; for those who wait, with arrows that run round."""
    mat = QPainterPath()
    mat.addRoundedRect(_PAPER.translated(_BED), 8, 8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.ink, 0.06))
    painter.drawPath(mat)
    brushes.stitches(painter, mat, mix(theme.muted, theme.linen, 0.35), 60)
    if not waiting:
        return
    painter.setPen(pen(mix(theme.muted, theme.linen, 0.3), 5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = QRectF(23, 49.5, 76, 76)
    arrows = QPainterPath()
    arrows.arcMoveTo(ring, 20)
    arrows.arcTo(ring, 20, 140)
    arrows.arcMoveTo(ring, 200)
    arrows.arcTo(ring, 200, 140)
    painter.drawPath(arrows)
    heads = "M 37.6 70.3 L 25.3 74.5 L 22.4 61.8 M 84.4 104.7 L 96.7 100.5 L 99.6 113.2"
    painter.drawPath(sketch(heads))


def paint_count(painter: QPainter, room: QRectF, count: int, look: Look) -> None:
    """How many cards a deck has, on a small plate in its middle."""
    words, bare = str(count), not count
    theme = look.theme
    font = look.font(Role.STRONG)
    within = _ARROWS * room.width()
    most = min(room.height() * 0.5, 1.2 * within) if bare else room.height() * 0.5
    font.setPixelSize(max(11, min(font.pixelSize(), round(most))))
    metrics = QFontMetricsF(font)
    # It covers all of the emblem on a card's back.
    high = within if bare else max(metrics.height(), _EMBLEM * room.width())
    plate = QRectF(0, 0, high if bare else max(high, metrics.horizontalAdvance(words) + 8), high)
    plate.moveCenter(room.center())
    painter.setPen(QPen(theme.line, 1))
    painter.setBrush(theme.raised)
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
    painter.setPen(theme.ink)
    # Figures reach neither the top nor the bottom of their line.
    spare = max(0.0, (metrics.height() - plate.height()) / 2)
    text.draw(painter, plate.adjusted(0, -spare, 0, spare), words, font)
