"""Look: seat marks: luggage stickers, each colour of players with an emblem of its own."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.look import text
from ui.look.palette import COLOURS, Theme
from ui.look.paths import disc, fit, plate, sketch
from ui.look.style import Look
from ui.look.typography import Role

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

EMBLEM_CELLS: Final = 24.0
"""Emblems are told in a square of so many cells a side."""
TICKET_ASPECT: Final = 1.6
"""From so many times its height on a mark is a ticket: the letter stands beside the emblem."""
_MIN_LETTER_SIDE_PX: Final = 28
"""From so many pixels a side on, a square mark has room for a letter beside its emblem."""
_BADGE_HALF_HEIGHT: Final = 0.27
"""Half the height of a letter's badge, in sides of a square mark."""

_PLANE: Final = (
    "M 12 1 C 13.5 1 14.3 3 14.3 5 V 8.6 L 23 14 V 17 L 14.3 14.6 V 18.6 L 17.4 21 V 23 "
    "L 12 21.6 L 6.6 23 V 21 L 9.7 18.6 V 14.6 L 1 17 V 14 L 9.7 8.6 V 5 C 9.7 3 10.5 1 12 1 Z"
)
_ANCHOR: Final = (
    "M 10.4 6 H 13.6 V 8 H 18 V 11 H 13.6 V 19 C 16 18.7 17.8 17.4 18.4 15.4 L 16.4 15.2 "
    "L 20.6 11.6 L 23 16.6 L 21.2 16.2 C 19.6 20.6 16.4 23 12 23 C 7.6 23 4.4 20.6 2.8 16.2 "
    "L 1 16.6 L 3.4 11.6 L 7.6 15.2 L 5.6 15.4 C 6.2 17.4 8 18.7 10.4 19 V 11 H 6 V 8 H 10.4 Z"
)
_UMBRELLA: Final = (
    "M 1 13.4 C 1 6.4 5.6 2 12 2 C 18.4 2 23 6.4 23 13.4 Q 20.4 11.4 17.6 13.2 Q 15.4 11.6 13.2 "
    "13 V 19.4 C 13.2 23.6 6.2 23.6 6.2 19.2 H 8.6 C 8.6 20.9 10.8 20.9 10.8 19.2 V 13 "
    "Q 8.6 11.6 6.4 13.2 Q 3.6 11.4 1 13.4 Z"
)
_FIR: Final = (
    "M 12 1 L 17.4 7.6 H 15 L 19.4 13.6 H 16.6 L 21.6 20 H 13.7 V 23 H 10.3 V 20 H 2.4 "
    "L 7.4 13.6 H 4.6 L 9 7.6 H 6.6 Z"
)
_TRAIN: Final = (
    "M 8 1.5 H 16 C 19 1.5 20.5 3.2 20.5 6 V 15 C 20.5 17 19.4 18.2 17.6 18.4 L 20.6 23 H 17.4 "
    "L 15.6 20.4 H 8.4 L 6.6 23 H 3.4 L 6.4 18.4 C 4.6 18.2 3.5 17 3.5 15 V 6 "
    "C 3.5 3.2 5 1.5 8 1.5 Z"
)
_BOAT: Final = "M 11.2 1 V 15.6 H 2 Z M 13 4.4 L 21.4 15.6 H 13 Z M 1 17.4 H 23 L 19.2 23 H 4.8 Z"
_MOON: Final = (
    "M 14.6 1.2 C 7.6 2 3.4 6.8 3.4 12.2 C 3.4 18.2 8.2 22.8 14.2 22.8 C 17.6 22.8 20.6 21.2 22.2 "
    "18.6 C 15.4 19.2 11 15.4 11 10.2 C 11 6.4 12.4 3.2 14.6 1.2 Z"
)


@cache
def emblem(colour: str) -> QPainterPath:
    """The emblem of a colour id, to be filled, in a square of `EMBLEM_CELLS`; unknown ids get the
    first's.

    The emblem goes with the colour, so whoever has a colour of their own has an emblem of their
    own, in every match and on every page.
    """
    match colour:
        case "ocean":
            return sketch(_ANCHOR).united(disc(12, 4, 3.1)).subtracted(disc(12, 4, 1.2))
        case "plum":
            return sketch(_UMBRELLA)
        case "moss":
            return sketch(_FIR)
        case "amber":
            path = disc(12, 12, 4.4)
            ray = plate(10.3, 0.8, 3.4, 4.6, 1)
            for eighth in range(8):
                turn = QTransform.fromTranslate(12, 12).rotate(45 * eighth).translate(-12, -12)
                path = path.united(turn.map(ray))
            return path
        case "slate":
            path = sketch(_TRAIN).subtracted(plate(6.2, 5, 11.6, 5.6, 1.2))
            return path.subtracted(disc(7.9, 14.6, 1.5)).subtracted(disc(16.1, 14.6, 1.5))
        case "teal":
            return sketch(_BOAT)
        case "berry":
            return sketch(_MOON)
    # It climbs: upright it would look like the anchor from afar.
    climb = QTransform.fromTranslate(14, 10).rotate(45).scale(1.15, 1.15).translate(-12, -12)
    return climb.map(sketch(_PLANE))


def paint_emblem(painter: QPainter, room: QRectF, colour: str, ink: QColor) -> None:
    """The emblem of a colour id in an ink, as large as its room lets it be, with no ground."""
    paint_shape(painter, room, emblem(colour), ink)


def paint_shape(painter: QPainter, room: QRectF, shape: QPainterPath, ink: QColor) -> None:
    """Paint a shape, told in a square of `EMBLEM_CELLS`, in an ink, as large as its room allows."""
    box = fit(QSizeF(EMBLEM_CELLS, EMBLEM_CELLS), room)
    # On whole pixels, so that upright edges are sharp however small it is.
    side = max(1, round(box.width()))
    painter.save()
    painter.translate(round(box.center().x() - side / 2), round(box.center().y() - side / 2))
    painter.scale(side / EMBLEM_CELLS, side / EMBLEM_CELLS)
    painter.fillPath(shape, ink)
    painter.restore()


def paint_mark(
    painter: QPainter, room: QRectF, colour: str, theme: Theme, font: QFont, letter: str = ""
) -> None:
    """A seat mark that fills `room`: a sticker in a player's colour, its emblem, and a letter.

    In a square the letter lies on a corner, and is left out below `_MIN_LETTER_SIDE_PX` pixels a
    side, where it could not be read; from `TICKET_ASPECT` times the height on it stands beside the
    emblem.
    """
    paint, paper = theme.player(colour), theme.on_player
    high = room.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = max(1.0, high / 20)
    painter.setPen(QPen(paper, rim))
    painter.setBrush(paint)
    edge = rim / 2
    painter.drawRoundedRect(room.adjusted(edge, edge, -edge, -edge), high * 0.24, high * 0.24)
    inner = room.adjusted(high * 0.13, high * 0.13, -high * 0.13, -high * 0.13)
    font = QFont(font)
    if room.width() >= high * TICKET_ASPECT and letter:
        square = QRectF(inner.left(), inner.top(), inner.height(), inner.height())
        paint_emblem(painter, square, colour, paper)
        font.setPixelSize(max(round(text.MIN_FONT_PX), round(high * 0.62)))
        painter.setPen(paper)
        rest = QRectF(square.right(), room.top(), room.right() - rim - square.right(), high)
        text.draw(painter, rest, letter, font)
    elif letter and high >= _MIN_LETTER_SIDE_PX:
        paint_emblem(painter, inner.adjusted(0, 0, -high * 0.16, -high * 0.16), colour, paper)
        reach = high * _BADGE_HALF_HEIGHT
        middle = room.bottomRight() - QPointF(reach, reach)
        painter.setPen(QPen(paint, rim))
        painter.setBrush(paper)
        painter.drawEllipse(middle, reach - edge, reach - edge)
        font.setPixelSize(max(round(text.MIN_FONT_PX), round(reach * 1.35)))
        painter.setPen(paint)
        badge = QRectF(middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach))
        text.draw(painter, badge, letter, font)
    else:
        paint_emblem(painter, inner, colour, paper)
    painter.restore()


def draw_mark(painter: QPainter, look: Look, room: QRectF, colour: str, letter: str = "") -> None:
    """A seat mark from the cache, the same wherever it stands; see `paint_mark`."""
    look.pixmaps.place(
        painter,
        ("seat mark", colour, letter),
        room,
        lambda inner, here: paint_mark(
            inner, here, colour, look.theme, look.font(Role.STRONG), letter
        ),
    )


def mark_icon(look: Look, colour: str, side: int = 16) -> QIcon:
    """A seat mark without a letter as an icon of `side` pixels, for lists and menus."""
    from PySide6.QtGui import QIcon

    from ui.look.pixmaps import painted

    def paint(painter: QPainter) -> None:
        room = QRectF(0, 0, side, side)
        paint_mark(painter, room, colour, look.theme, look.font(Role.STRONG))

    icon = QIcon()
    for ratio in (1, 2):
        icon.addPixmap(painted(side * ratio, side * ratio, ratio, paint))
    return icon


class SeatMark(QWidget):
    """A seat mark of `side` pixels at 100 %, square, or with a letter `TICKET_ASPECT` where it is
    small.

    It says nothing to screen readers: the words beside it do.
    """

    def __init__(
        self,
        look: Look,
        colour: str = COLOURS[0],
        letter: str = "",
        parent: QWidget | None = None,
        *,
        side: float = 22,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._side = side
        self._shown = (colour, letter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self._renew)

    def show_seat(self, colour: str, letter: str = "") -> None:
        """Mark another seat."""
        self._shown = (colour, letter)
        self._renew()

    def sizeHint(self) -> QSize:
        high = self._look.px(self._side)
        wide = bool(self._shown[1]) and high < _MIN_LETTER_SIDE_PX
        return QSize(round(high * TICKET_ASPECT) + 1 if wide else high, high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the cache; where it has less room, smaller, and not out of shape."""
        painter = QPainter(self)
        size = QSizeF(self.sizeHint()).scaled(
            QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio
        )
        room = QRectF(QPointF(), size)
        room.moveCenter(QRectF(self.rect()).center())
        draw_mark(painter, self._look, room, *self._shown)
        painter.end()

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()
