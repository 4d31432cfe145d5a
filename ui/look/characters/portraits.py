"""Look: portraits of characters, each painted once per size, expression and theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.look.characters import hugo, otto, pia, rocco, thea, vera
from ui.look.characters.expressions import Expression
from ui.look.palette import Theme
from ui.look.pencil import Pencil, portrait
from ui.look.pixmaps import painted
from ui.look.style import Look


class _Sitter(NamedTuple):
    """How a portrait is drawn; where it is small it is `zoom` times as large, around `middle`."""

    draw: Callable[[Pencil, Expression], None]
    wall: QColor
    middle: QPointF
    zoom: float


_SITTERS: Final = {
    "rocco": _Sitter(rocco.rocco, QColor(rocco.WALL), QPointF(*rocco.MIDDLE), rocco.ZOOM),
    "vera": _Sitter(vera.vera, QColor(vera.WALL), QPointF(*vera.MIDDLE), vera.ZOOM),
    "hugo": _Sitter(hugo.hugo, QColor(hugo.WALL), QPointF(*hugo.MIDDLE), hugo.ZOOM),
    "thea": _Sitter(thea.thea, QColor(thea.WALL), QPointF(*thea.MIDDLE), thea.ZOOM),
    "otto": _Sitter(otto.otto, QColor(otto.WALL), QPointF(*otto.MIDDLE), otto.ZOOM),
    "pia": _Sitter(pia.pia, QColor(pia.WALL), QPointF(*pia.MIDDLE), pia.ZOOM),
}

IDS: Final = tuple(_SITTERS)
"""The characters' ids, as files name them."""
SMALL_PX: Final = 48
"""Pixels a side below which a portrait shows the face alone, larger."""


def has_portrait(character: str) -> bool:
    """Return whether there is a portrait of that id."""
    return character in _SITTERS


def paint_portrait(
    painter: QPainter, rect: QRectF, character: str, expression: Expression, theme: Theme
) -> None:
    """Paint a character, head and shoulders, in a square window as large as `rect` allows.

    Args:
        painter: Paints with antialiasing.
        rect: The room, in the painter's coordinates.
        character: An id of `IDS`; another one is a KeyError.
        expression: What the face shows.
        theme: By night the wall is in the shade.
    """
    sitter = _SITTERS[character]
    side = min(rect.width(), rect.height())

    def sit(pencil: Pencil) -> None:
        zoom = sitter.zoom if side < SMALL_PX else 1.0
        with pencil.turned(sitter.middle.x(), sitter.middle.y(), 0, zoom):
            sitter.draw(pencil, expression)

    portrait(painter, rect, sitter.wall, theme, sit)


def draw_portrait(
    painter: QPainter,
    look: Look,
    room: QRectF,
    character: str,
    expression: Expression = Expression.CALM,
) -> None:
    """Draw a portrait from the cache, painted when it is first seen; see `paint_portrait`."""
    look.pixmaps.place(
        painter,
        ("portrait", character, expression.value),
        room,
        lambda inner, here: paint_portrait(inner, here, character, expression, look.theme),
    )


def portrait_icon(look: Look, character: str, side: int = 16) -> QIcon:
    """Return a calm portrait as an icon of `side` pixels, for lists and menus."""

    def paint(painter: QPainter) -> None:
        room = QRectF(0, 0, side, side)
        paint_portrait(painter, room, character, Expression.CALM, look.theme)

    icon = QIcon()
    for ratio in (1, 2):
        icon.addPixmap(painted(side * ratio, side * ratio, ratio, paint))
    return icon


class Portrait(QWidget):
    """A portrait of `side` pixels at 100 %; without a character it takes no room.

    It says nothing to screen readers: the words beside it do.
    """

    def __init__(
        self, look: Look, character: str = "", parent: QWidget | None = None, *, side: float = 32
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._side = side
        self._character = ""
        self._expression = Expression.CALM
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.show_character(character)
        look.changed.connect(self._renew)

    def show_character(self, character: str, expression: Expression = Expression.CALM) -> None:
        """Show another character or expression; nothing for an id without a portrait."""
        self._character = character if has_portrait(character) else ""
        self._expression = expression
        self._renew()

    def sizeHint(self) -> QSize:
        side = self._look.px(self._side) if self._character else 0
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the cache."""
        if not self._character:
            return
        painter = QPainter(self)
        side = min(self.width(), self.height())
        room = QRectF(QPointF(), QSizeF(side, side))
        room.moveCenter(QRectF(self.rect()).center())
        draw_portrait(painter, self._look, room, self._character, self._expression)
        painter.end()

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()
