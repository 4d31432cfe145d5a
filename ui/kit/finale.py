"""Kit: the scene in which a match ends: what a table paints of it, and the plain one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from ui.look.easing import Ease
from ui.look.palette import faded
from ui.look.style import Look

if TYPE_CHECKING:
    from collections.abc import Hashable

    from ui.kit.spec import GameTable

PaintScene = Callable[[QPainter, QRectF, float], None]
"""Paints a scene into a room after a share of its time: 0 at first, 1 at last."""


@dataclass(frozen=True, slots=True)
class Finale:
    """A scene of at most three seconds, made of nothing but an open result.

    What moves is over after about half of the time. `paint` at 1.0 is the picture that stays then,
    and that is seen where nothing moves. Art that takes long comes from
    the look's cache of pixmaps, the same at every share, and is painted before the scene begins.
    `words` say what is seen, in a short sentence that stands below it. `cues` are sounds, each
    after a share of the time. `tells_totals` says that all seats' totals are in the picture, which
    else stand below it.
    """

    paint: PaintScene
    words: str = ""
    cues: tuple[tuple[float, str], ...] = ()
    tells_totals: bool = False


def part(share: float, start: float, end: float, ease: Ease = Ease.SMOOTH) -> float:
    """How far something is that moves only between two shares of a scene: from 0 to 1."""
    return ease(min(1.0, max(0.0, (share - start) / (end - start))))


def sprite(
    painter: QPainter,
    look: Look,
    key: Hashable,
    size: QSizeF,
    paint: Callable[[QPainter, QRectF], None],
    spot: QRectF,
) -> None:
    """Draw art into `spot` that is painted once at `size`, however it is turned or stretched."""
    density = float(painter.device().devicePixelRatio())
    room = QRectF(0, 0, size.width(), size.height())
    named = ("finale", key, size.width(), size.height())
    if look.pixmaps.skipped(named, size, density):
        return
    drawn = look.pixmaps.pixmap(named, size, density, lambda on: paint(on, room))
    painter.drawPixmap(spot, drawn, QRectF(drawn.rect()))


def plain(look: Look, spec: GameTable) -> Finale:
    """Return the scene of a game without one of its own: its picture drops, and comes to rest."""

    def paint(painter: QPainter, room: QRectF, share: float) -> None:
        side = min(room.width(), room.height()) * 0.72
        fallen = part(share, 0.0, 0.4, Ease.SETTLE)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(room.center() - QPointF(0, (1 - fallen) * room.height() * 0.5))
        ground = QRectF(0, 0, side * (0.5 + 0.4 * fallen), side * 0.08)
        ground.moveCenter(QPointF(room.center().x(), room.center().y() + side * 0.56))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(look.theme.shadow, 0.25 * fallen))
        painter.drawEllipse(ground)
        key = ("finale", str(spec.game))
        look.pixmaps.place(painter, key, spot, lambda on, at: spec.emblem(on, at, look))

    return Finale(paint, cues=((0.26, "settle"),))
