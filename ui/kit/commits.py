"""Kit: who has decided, of those who decide at the same time: marks that tell nothing more."""

from __future__ import annotations

from enum import Enum
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.look.flow import PictureBox
from ui.look.paths import disc
from ui.look.style import Look


class Commit(Enum):
    """Nothing is asked of it; it has yet to decide; it has decided."""

    NONE = "none"
    OPEN = "open"
    DONE = "done"


def commit_mark(look: Look, commit: Commit, side: float = 20) -> PictureBox | None:
    """The mark of a seat as a box; None where nothing is asked of it.

    A ring that waits, or a filled one with a tick: told apart by shape, not by colour.
    """
    if commit is Commit.NONE:
        return None
    high = look.px(side)
    paint = partial(paint_commit, look=look, done=commit is Commit.DONE)
    return PictureBox(paint, ("commit", commit), wide=high, high=high, name="commit")


def paint_commit(painter: QPainter, room: QRectF, *, look: Look, done: bool) -> None:
    """Paint the mark into a square."""
    theme, side = look.theme, min(room.width(), room.height())
    painter.save()
    painter.translate(room.center())
    painter.scale(side / 24, side / 24)
    ring = disc(0, 0, 9.5)
    if done:
        painter.fillPath(ring, theme.good)
        tick = QPen(theme.card, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(tick)
        painter.drawPolyline([QPointF(-4.5, 0.5), QPointF(-1.2, 4), QPointF(5, -4)])
    else:
        painter.setPen(QPen(theme.muted, 2, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(ring)
    painter.restore()
