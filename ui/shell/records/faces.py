"""Shell: the portraits of opponents in the list of the match history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ui.look.characters.expressions import Expression
from ui.look.characters.portraits import paint_portrait
from ui.look.style import Look
from ui.shell.records.kinds import characters_of

if TYPE_CHECKING:
    from engine.store import Logged

_FACE: Final = 24
"""The side of a portrait, in pixels at 100 %."""
_ABREAST: Final = 2
"""How many portraits are side by side; the others are below them."""
_MAX_FACES: Final = 4
"""The most portraits of a row of the list."""
_GAP: Final = 8
"""Between the portraits and the names, in logical pixels."""


def faces_of(entry: Logged) -> tuple[str, ...]:
    """Return the characters whose portraits a row shows, as many as there is room for."""
    return characters_of(entry)[:_MAX_FACES]


def faces_width(look: Look, entries: Sequence[Logged]) -> int:
    """Return the room of the portraits before the names, the same in each row, in pixels."""
    most = max((len(faces_of(entry)) for entry in entries), default=0)
    return min(most, _ABREAST) * look.px(_FACE) + _GAP if most else 0


def paint_faces(look: Look, on: QWidget, characters: tuple[str, ...]) -> QPixmap:
    """Return some portraits together, painted once for the density of a widget's screen."""
    side, count = look.px(_FACE), len(characters)
    size = QSizeF(min(count, _ABREAST), -(-count // _ABREAST)) * side

    def paint(painter: QPainter) -> None:
        for at, character in enumerate(characters):
            line, column = divmod(at, _ABREAST)
            room = QRectF(column * side + 1, line * side + 1, side - 2, side - 2)
            paint_portrait(painter, room, character, Expression.CALM, look.theme)

    return look.pixmaps.pixmap(("portraits", characters), size, on.devicePixelRatioF(), paint)
