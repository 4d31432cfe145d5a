"""The table of Where's My Luggage?, its art: score track, pawns, keys, the banner, emblem."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ui.bridge.seats import on_player_colour, player_colour
from ui.look import brushes, text
from ui.look.keycap import paint_keycap
from ui.look.marks import paint_emblem
from ui.look.palette import faded, mix
from ui.look.paths import disc, fit, pen, plate, sketch
from ui.look.pencil import Pencil
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.wheres_my_luggage.art.portraits import IDS, paint_portrait

MOST: Final = 21
"""The last space of the score track (WL-3)."""
TRACK: Final = QSizeF(724, 62)
"""The proportions of the score track."""
_EDGE: Final = 10.0
_STEP: Final = 32.0
_PAWN: Final = QSizeF(42, 56)
_ALONE: Final = 26.0
_SHARED: Final = 20.0
"""How wide a pawn is on the track, alone or beside others: so those keep to their space."""
_NUMBER: Final = 12
_LARGE_NUMBER: Final = 20
"""The height of a number, and the most where there are only a few, in units of the track."""
_FOOT: Final = 37.0
_ABREAST: Final = 16.6
_NEARER: Final = 18.0
_RANK: Final = 24.0
"""Where pawns stand: one or two over the number; more in two ranks, one above the other."""
_PAWN_EMBLEM: Final = QRectF(8, 24, 24, 24)
"""Where a pawn has its emblem."""


def paint_track(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The score track from 0 to 21, without pawns; see `track_spot`."""
    box = fit(TRACK, rect)
    unit = box.width() / TRACK.width()
    theme = look.theme
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(unit, unit)
    strap = plate(_EDGE, 20, TRACK.width() - 2 * _EDGE, 34, 17)
    brushes.soft_shadow(painter, strap, theme.shadow, 4, QPointF(0, 2))
    leather = QLinearGradient(0, 20, 0, 54)
    leather.setColorAt(0.0, mix(theme.case, QColor("white"), 0.14))
    leather.setColorAt(0.4, theme.case)
    leather.setColorAt(1.0, mix(theme.case, QColor("black"), 0.16))
    painter.setPen(pen(theme.case_edge, 1.6))
    painter.setBrush(QBrush(leather))
    painter.drawPath(strap)
    brushes.stitches(
        painter,
        plate(_EDGE + 3.5, 23.5, TRACK.width() - 2 * _EDGE - 7, 27, 13.5),
        faded(theme.case_stitch, 0.7),
        34,
    )
    font = look.font(Role.NUMERIC)
    # Where not all numbers could be read, there are only those of whole rounds, and large.
    few = _NUMBER * unit < text.MIN_FONT_PX
    font.setPixelSize(round(min(_LARGE_NUMBER, text.MIN_FONT_PX / unit) if few else _NUMBER))
    painter.setFont(font)
    for points in range(MOST + 1):
        hole = QRectF(_EDGE + points * _STEP + 7.5, 36, 17, 17)
        full = points % 7 == 0
        if few and full:
            more = (font.pixelSize() - _NUMBER) / 2 + 1.5
            hole.adjust(-more, -more, more, more)
        painter.setPen(pen(theme.metal_shade, 1.2))
        painter.setBrush(theme.metal if full else mix(theme.case, QColor("black"), 0.28))
        painter.drawEllipse(hole)
        painter.setPen(QColor("#38240c") if full else theme.case_ink)
        if full or not few:
            painter.drawText(hole, Qt.AlignmentFlag.AlignCenter, str(points))
    painter.restore()


def track_spot(rect: QRectF, points: int, place: int = 0, of: int = 1) -> QRectF:
    """Where a pawn stands on the track in `rect`: the `place`th of `of` on the same space.

    Those who share a space are smaller, and none of them reaches over the numbers beside it;
    more than two stand in two ranks. Whoever is lower is nearer, and to be painted later.
    """
    box = fit(TRACK, rect)
    unit = box.width() / TRACK.width()
    wide = _ALONE if of == 1 else _SHARED
    high = wide * _PAWN.height() / _PAWN.width()
    behind = max(0, of - 2)
    rank, first = (behind, 0) if place < behind else (of - behind, behind)
    x = min(max(points, 0), MOST) * _STEP + _EDGE + _STEP / 2
    x += (place - first - (rank - 1) / 2) * _ABREAST
    y = _FOOT + (_NEARER if behind else 0.0) - (_RANK if place < behind else 0.0)
    return QRectF(
        box.left() + (x - wide / 2) * unit,
        box.top() + (y - high) * unit,
        wide * unit,
        high * unit,
    )


def paint_pawn(painter: QPainter, rect: QRectF, colour: str, look: Look) -> None:
    """A pawn, a little traveller, in a player's colour id with the emblem of that."""
    box = fit(_PAWN, rect)
    theme = look.theme
    paint = player_colour(colour, dark=theme.dark)
    rim = mix(paint, QColor("black"), 0.5)
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _PAWN.width(), box.height() / _PAWN.height())
    painter.translate(1, 0)
    unit = box.width() / _PAWN.width()
    body = sketch(
        "M 20 3 C 27 3 30.5 8 30.5 13 C 30.5 17 28.5 20 26 22 C 33 25 36 33 36.5 43 "
        "Q 37 49 31 49 H 9 Q 3 49 3.5 43 C 4 33 7 25 14 22 C 11.5 20 9.5 17 9.5 13 "
        "C 9.5 8 13 3 20 3 Z"
    )
    brushes.soft_shadow(painter, body, theme.shadow, 3, QPointF(0, 1.6))
    painter.setPen(pen(rim, max(1.8, 1.1 / unit)))
    painter.setBrush(paint)
    painter.drawPath(body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor("white"), 0.35))
    painter.drawPath(sketch("M 13 11 Q 14 6 19 6 Q 15 9 15.5 14 Q 13.5 14 13 11 Z"))
    paint_emblem(painter, _PAWN_EMBLEM, colour, on_player_colour(dark=theme.dark))
    painter.restore()


def paint_done(painter: QPainter, rect: QRectF, words: str, look: Look, colour: str = "") -> None:
    """The banner of who is done: a ribbon across the belt, with `words` in a player's colour."""
    box = fit(QSizeF(420, 126), rect)
    unit = box.width() / 420
    theme = look.theme
    ground = player_colour(colour, dark=theme.dark) if colour else theme.accent
    ink = on_player_colour(dark=theme.dark) if colour else theme.on_accent
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(unit, unit)
    dark = mix(ground, QColor("black"), 0.35)
    tails = sketch(
        "M 14 46 L 84 40 V 104 L 14 110 L 34 79 Z M 406 46 L 336 40 V 104 L 406 110 L 386 79 Z"
    )
    band = sketch("M 52 22 Q 210 2 368 22 V 92 Q 210 72 52 92 Z")
    whole = tails.united(band)
    brushes.soft_shadow(painter, whole, theme.shadow, 8, QPointF(0, 4))
    painter.setPen(pen(mix(ground, QColor("black"), 0.55), 2.4))
    painter.setBrush(mix(ground, QColor("black"), 0.22))
    painter.drawPath(tails)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawPath(sketch("M 52 92 L 84 104 V 88 Z M 368 92 L 336 104 V 88 Z"))
    painter.setPen(pen(mix(ground, QColor("black"), 0.55), 2.4))
    painter.setBrush(ground)
    painter.drawPath(band)
    brushes.stitches(
        painter, sketch("M 58 30 Q 210 11 362 30 M 58 84 Q 210 65 362 84"), faded(ink, 0.7), 46
    )
    painter.setPen(ink)
    font = look.font(Role.BOARD)
    font.setPixelSize(56)
    # Capitals sit high in their line: so they are midway between the stitches, which bend towards
    # the ends.
    text.draw(painter, QRectF(84, 21.5, 252, 58), words, font, floor=14)
    painter.restore()


def paint_key(
    painter: QPainter,
    rect: QRectF,
    words: str,
    look: Look,
    *,
    pressed: bool = False,
    colour: str = "",
) -> None:
    """A key of a keyboard with what is written on it; `pressed` it is down, `colour` rims it."""
    rim = player_colour(colour, dark=look.theme.dark) if colour else None
    paint_keycap(painter, rect, words, look, pressed=pressed, rim=rim)


def emblem(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The game's picture: a passenger, and the question; for a sticker."""
    side = min(rect.width(), rect.height())
    corner = QPointF(rect.center().x() - side / 2, rect.center().y() - side / 2)
    window = QRectF(corner + QPointF(0.0, 0.18) * side, QSizeF(0.82, 0.82) * side)
    paint_portrait(painter, window, IDS.index("dinosaur"), look)
    painter.save()
    pencil = Pencil(painter, QRectF(corner + QPointF(0.16, 0.0) * side, QSizeF(0.84, 0.84) * side))
    bubble = (
        "M 76 4 C 90 4 98 12 98 23 C 98 34 90 41 79 42 Q 72 49 63 50 Q 66 45 66 40 "
        "C 58 37 54 31 54 23 C 54 12 62 4 76 4 Z"
    )
    pencil.part(bubble, QColor("#fffaf0"), reach=2)
    pencil.line("M 69 18 C 69 9 84 9 83.4 18 C 83 24 76 23 76 29", QColor("#a3303c"), 4.6)
    pencil.fill(disc(76, 35.6, 2.8), QColor("#a3303c"))
    painter.restore()


def paint_gate_tag(painter: QPainter, rect: QRectF, words: str, colour: str, look: Look) -> None:
    """An enamel plate that points down, with the emblem of its seat and the key of a gate."""
    theme = look.theme
    body = rect.adjusted(1.5, 1.5, -1.5, -8)
    middle = body.center().x()
    path = QPainterPath()
    path.addRoundedRect(body, 6, 6)
    tip = QPainterPath(QPointF(middle - 6, body.bottom() - 1))
    tip.lineTo(middle, rect.bottom() - 1)
    tip.lineTo(middle + 6, body.bottom() - 1)
    tip.closeSubpath()
    ink = theme.on_player
    painter.setPen(QPen(ink, 1.5))
    painter.setBrush(theme.player(colour))
    painter.drawPath(path.united(tip))
    side = body.height() * 0.7
    emblem_room = QRectF(body.left() + 4, body.center().y() - side / 2, side, side)
    paint_emblem(painter, emblem_room, colour, ink)
    painter.setPen(ink)
    rest = body.adjusted(side + 5, 0, -3, 0)
    text.draw(painter, rest, words, look.font(Role.STRONG))
