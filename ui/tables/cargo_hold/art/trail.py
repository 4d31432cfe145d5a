"""The table of Cargo Hold, its art: the ground with its trail, the road to the target, a ledger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.look import text
from ui.look.brushes import stitches
from ui.look.marks import paint_shape
from ui.look.palette import Theme, mix
from ui.look.paper import CARD_SIZE
from ui.look.paths import fit, pen, plate, sketch, soft
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.cards.face import body
from ui.tables.cargo_hold.art.signs import sign_path

Place = Literal["deck", "discard"]
MILE: Final = 100
"""Dollars from one mile post to the next, which is the step of targets (CH-10)."""
_ROUND: Final = 0.11
"""How far the trail is from the edge of the ground, to the ground's lesser side."""
_LANES: Final = 3
"""Rows of wagons on the road at most."""
_CANVAS: Final = 0.6
"""How much of a wagon is its canvas."""
_ROAD: Final = (0.62, 0.72)
"""The upper and the lower edge of the road, in heights of its room."""
_SAND: Final = QColor("#e9b886")
_DUSK: Final = QColor("#4a4a78")

_CACTUS: Final = sketch(
    "M 10 24 V 4 Q 10 0.6 12.2 0.6 Q 14.4 0.6 14.4 4 V 12 H 17 Q 18.4 12 18.4 10.4 V 7 "
    "Q 18.4 5.4 20 5.4 Q 21.6 5.4 21.6 7 V 11 Q 21.6 15 17.6 15 H 14.4 V 24 Z "
    "M 10 17.6 H 6.6 Q 2.6 17.6 2.6 13.6 V 10 Q 2.6 8.4 4.2 8.4 Q 5.8 8.4 5.8 10 V 13 "
    "Q 5.8 14.6 7.2 14.6 H 10 Z"
)
_MESA: Final = sketch("M 0 22 L 5 9 H 8 L 9 6 H 17 L 18.4 10 L 21 11 L 24 22 Z")
_TUFT: Final = sketch("M 2 22 Q 4 14 7 18 Q 8 8 11 16 Q 14 6 15 17 Q 20 12 22 22 Z")
_SKULL: Final = sketch(
    "M 0.6 3 Q 3 8.4 8 7.4 Q 12 5.6 16 7.4 Q 21 8.4 23.4 3 Q 24.4 11.6 17.4 12.6 L 15 21.4 "
    "Q 12 24 9 21.4 L 6.6 12.6 Q -0.4 11.6 0.6 3 Z"
)
_SCENERY: Final = (
    (_MESA, -0.96, -0.94, 8.4),
    (_CACTUS, -1.0, 0.06, 5.0),
    (_TUFT, -0.4, -1.0, 4.0),
    (_CACTUS, 0.46, -1.0, 5.0),
    (_MESA, 0.96, -0.94, 7.6),
    (_TUFT, 1.0, -0.22, 4.4),
    (_SKULL, 1.0, 0.5, 4.4),
    (_CACTUS, 0.94, 0.97, 6.4),
    (_TUFT, -0.1, 1.0, 4.0),
    (_MESA, -0.96, 0.96, 6.8),
    (sign_path("turn"), 0.0, 0.0, 40.0),
)
"""What is on the ground besides the trail: shape, way from middle to edge, side in units."""
_FLAME: Final = sketch(
    "M 12 0.6 Q 14 5.6 17.6 8.6 Q 20.4 11.6 19.4 15.4 Q 18 19.6 12 19.6 Q 6 19.6 4.6 15.4 "
    "Q 3.8 11.4 7 8.6 Q 8 11 9.4 11.4 Q 9 5.6 12 0.6 Z M 2 20.4 L 22 22 V 24 L 2 22.4 Z "
    "M 22 20.4 L 2 22 V 24 L 22 22.4 Z"
)


def sand_of(theme: Theme) -> QColor:
    """The ground: sand by day, dusk by night; all words may stand on it as on the linen."""
    return mix(theme.linen, _DUSK, 0.22) if theme.dark else mix(theme.linen, _SAND, 0.2)


def trail_loop(rect: QRectF) -> QPainterPath:
    """The middle of the trail around a ground in `rect`: from its foot's middle anticlockwise."""
    by = min(rect.width(), rect.height()) * _ROUND
    room = rect.adjusted(by, by, -by, -by)
    bend = min(room.width(), room.height()) * 0.3
    left, right, top, low = room.left(), room.right(), room.top(), room.bottom()
    corners = [(right, low), (right, top), (left, top), (left, low)]
    rest = " ".join(f"{x},{y},{bend}" for x, y in corners)
    return soft(f"{room.center().x()},{low},0 {rest}")


def paint_trail(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The table's ground, which fills `rect`: a trail in the sand, ruts, cacti, mesas far off."""
    theme, loop = look.theme, trail_loop(rect)
    sand, unit = sand_of(theme), min(rect.width(), rect.height()) / 100
    worn = mix(sand, QColor("#fff2d8"), 0.06) if theme.dark else mix(sand, QColor("#fff6e4"), 0.45)
    rut = mix(sand, QColor("#000000"), 0.22 if theme.dark else 0.05)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, sand)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(loop, pen(worn, 9 * unit))
    for wide in (5.4, 3.8):
        # A broad line less a narrower one leaves two: the ruts of the wheels.
        painter.strokePath(loop, pen(rut if wide > 5 else worn, wide * unit))
    stitches(painter, loop, rut, 16 * unit, width=0.04)
    for shape, x, y, side in _SCENERY:
        reach = QPointF(x * (rect.width() / 2 - 3 * unit), y * (rect.height() / 2 - 3 * unit))
        spot = QRectF(QPointF(0, 0), QSizeF(side, side) * unit)
        spot.moveCenter(rect.center() + reach)
        paint_shape(painter, spot, shape, rut if x or y else mix(sand, rut, 0.3))
    painter.restore()


def paint_place(painter: QPainter, rect: QRectF, pile: Place, look: Look) -> None:
    """Where a pile lies, as large as a card: a wheel for the deck, a camp fire for discards."""
    box = fit(CARD_SIZE, rect)
    ink = mix(look.theme.muted, sand_of(look.theme), 0.3)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = box.width() * 0.03
    inner = box.adjusted(edge, edge, -edge, -edge)
    stitches(painter, body(inner.size()).translated(inner.topLeft()), ink, box.width() * 0.45)
    side = box.width() * 0.46
    room = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    paint_shape(painter, room, sign_path("turn") if pile == "deck" else _FLAME, ink)
    painter.restore()


# The road to the debt target


def _span(rect: QRectF) -> tuple[float, float]:
    """Where the road begins and ends, with room for half a wagon, and for the last post."""
    side = rect.height() * _ROAD[0]
    return rect.left() + side * 0.55, rect.right() - side * 0.75


def track_x(rect: QRectF, money: int, target: int) -> float:
    """How far along a road in `rect` one is with so much money; at the end with the target."""
    start, end = _span(rect)
    return start + (end - start) * min(money, target) / target


def track_spots(rect: QRectF, money: Sequence[int], target: int) -> list[QRectF]:
    """Where the wagons of seats with so much money stand: squares on the road, or behind others.

    In up to three rows, as large as they may be; who has no room stands behind where they are. Of
    a wagon in an upper row the canvas is seen, if the upper rows are painted first.
    """
    order = sorted(range(len(money)), key=lambda seat: -money[seat])
    lefts, lanes, push = [0.0] * len(money), [0] * len(money), [0.0]
    side = 0.0
    for rows in range(1, _LANES + 1):
        side = rect.height() * _ROAD[0] / (1 + (rows - 1) * _CANVAS)
        ends, worst = [rect.right()] * rows, 0.0
        for seat in order:
            wish = track_x(rect, money[seat], target) - side / 2
            lane = max(range(rows), key=lambda one: (min(ends[one] - side, wish), -one))
            lefts[seat] = ends[lane] = min(ends[lane] - side, wish)
            lanes[seat] = lane
            worst = max(worst, wish - lefts[seat])
        # A row that was pushed off the road's beginning moves up again.
        push = [max(0.0, rect.left() - end) for end in ends]
        if max(worst, *push) <= side * 0.3:
            break
    low = rect.top() + rect.height() * _ROAD[0]
    return [
        QRectF(left + push[lane], low - side * (1 + lane * _CANVAS), side, side)
        for left, lane in zip(lefts, lanes, strict=True)
    ]


def paint_track(
    painter: QPainter,
    rect: QRectF,
    target: int,
    look: Look,
    figure: Callable[[int], str] = "${}".format,
) -> None:
    """The road to the debt target, which fills `rect`: a post each mile, the last with a flag.

    Every fifth post is larger and says how many dollars, by `figure`; the numbers fall away where
    they have no room.
    """
    theme, high = look.theme, rect.height()
    top, low = rect.top() + high * _ROAD[0], rect.top() + high * _ROAD[1]
    _, end = _span(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(theme.line, 1.0))
    painter.setBrush(mix(sand_of(theme), theme.metal, 0.35))
    painter.drawRoundedRect(QRectF(rect.left() + 1, top, rect.width() - 2, low - top), 4, 4)
    font = look.font(Role.BOARD)
    font.setPixelSize(max(1, int(high * 0.2)))
    wide = high * 0.7
    free = end - wide
    for dollars in range(target, -1, -MILE):
        x = track_x(rect, dollars, target)
        large = dollars % (5 * MILE) == 0 or dollars == target
        foot = low + high * (0.08 if large else 0.03)
        painter.setPen(pen(theme.ink if large else theme.muted, high * (0.03 if large else 0.018)))
        painter.drawLine(QPointF(x, top + high * 0.02), QPointF(x, foot))
        last = dollars == target
        said = QRectF(x - wide / 2, foot, wide, rect.bottom() - foot)
        if said.height() > 8.0 and (last or (dollars % (5 * MILE) == 0 and x < free)):
            painter.setPen(theme.ink)
            text.draw(painter, said, figure(dollars), font, floor=8.0)
            free = x - wide * 1.1
    post, cloth = high * 0.03, QRectF(end, rect.top() + high * 0.02, high * 0.42, high * 0.3)
    painter.fillRect(QRectF(end - post / 2, cloth.top(), post, top - cloth.top()), theme.muted)
    painter.fillPath(plate(cloth.x(), cloth.y(), cloth.width(), cloth.height(), 2), theme.good)
    side = high * 0.24
    middle = QRectF(cloth.center() - QPointF(side, side) / 2, QSizeF(side, side))
    paint_shape(painter, middle, sign_path("money"), theme.card)
    painter.restore()


# The ledger


def ledger_rows(rect: QRectF, count: int) -> list[QRectF]:
    """The rows of a ledger in `rect`, from the top, right of its margin."""
    rim = min(rect.width(), rect.height()) * 0.05
    left = rect.left() + rim + min(rect.width() * 0.1, rect.height() * 0.12)
    room = QRectF(left, rect.top() + rim, rect.right() - rim - left, rect.height() - 2 * rim)
    high = room.height() / max(1, count)
    return [
        QRectF(room.left(), room.top() + row * high, room.width(), high) for row in range(count)
    ]


def paint_ledger(painter: QPainter, rect: QRectF, count: int, look: Look) -> None:
    """A page of a ledger, which fills `rect`, ruled in `count` rows (`ledger_rows`)."""
    theme, rows = look.theme, ledger_rows(rect, count)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(theme.case_edge, 1.2))
    painter.setBrush(theme.case)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
    rim = min(rect.width(), rect.height()) * 0.025
    page = rect.adjusted(rim * 2.4, rim, -rim, -rim)
    painter.setPen(pen(theme.line, 1.0))
    painter.setBrush(theme.card)
    painter.drawRoundedRect(page, 4, 4)
    seam = QPainterPath(QPointF(rect.left() + rim * 1.3, rect.top() + 4))
    seam.lineTo(rect.left() + rim * 1.3, rect.bottom() - 4)
    stitches(painter, seam, theme.case_stitch, max(14.0, rim * 4))
    if rows:
        painter.setPen(pen(mix(theme.line, theme.link, 0.25), 1.0))
        for row in rows[:-1]:
            painter.drawLine(
                QPointF(page.left() + 2, row.bottom()), QPointF(page.right() - 2, row.bottom())
            )
        painter.setPen(pen(mix(theme.card, theme.bad, 0.55), 1.4))
        x = rows[0].left() - 4
        painter.drawLine(QPointF(x, page.top() + 1), QPointF(x, page.bottom() - 1))
    painter.restore()
