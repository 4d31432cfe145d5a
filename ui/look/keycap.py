"""Look: a key of a keyboard with what is written on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.look import text
from ui.look.palette import mix
from ui.look.style import Look
from ui.look.typography import Role


def paint_keycap(
    painter: QPainter,
    rect: QRectF,
    words: str,
    look: Look,
    *,
    pressed: bool = False,
    rim: QColor | None = None,
    filled: QColor | None = None,
    ink: QColor | None = None,
    aside: bool = False,
) -> None:
    """A key within `rect`; `pressed` it is down.

    `rim` is the colour of its edge; `filled` that of its top, on which `ink` is written, `aside`
    from the upper right corner, where the owner of the key has a mark.
    """
    theme = look.theme
    side = min(rect.width(), rect.height())
    radius = side * 0.2
    deep = side * (0.04 if pressed else 0.13)
    cap = rect.adjusted(1, 1 + side * 0.13 - deep, -1, -1 - deep)
    base = QRectF(rect.left() + 1, cap.top() + deep, rect.width() - 2, cap.height())
    edge = rim or filled or theme.tag_rim
    top = filled or mix(theme.tag, QColor("white"), 0.0 if theme.dark else 0.4)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(edge, QColor("black"), 0.35))
    painter.drawRoundedRect(base, radius, radius)
    painter.setPen(QPen(edge, max(1.2, side * 0.045)))
    painter.setBrush(mix(top, edge, 0.25) if pressed else top)
    painter.drawRoundedRect(cap, radius, radius)
    painter.setPen(ink or theme.tag_ink)
    font = look.font(Role.STRONG)
    font.setPixelSize(max(1, round(side * 0.46)))
    left, low, right = (0.06, 0.08, 0.26) if aside else (0.1, 0.0, 0.1)
    room = cap.adjusted(side * left, side * low, -side * right, 0)
    text.draw(painter, room, words, font, floor=side * 0.2)
    painter.restore()
