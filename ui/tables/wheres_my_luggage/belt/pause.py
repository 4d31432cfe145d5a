"""The table of Where's My Luggage?: the card over the belt while time stands, with the way on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import RoleLabel, TagButton, card

_MIN_CARD_WIDTH, _MAX_CARD_SHARE = 430, 0.7
"""The width of a card: so many pixels at 100 %, and at most this share of where it lies."""


class PauseCard:
    """A title, words, and a button that lets time go on."""

    def __init__(self, look: Look, title: str, button: TagButton, parent: QWidget) -> None:
        self._look, self._room = look, parent
        self.card = card(parent)
        self.card.setObjectName("cover")
        column = QVBoxLayout(self.card)
        column.setContentsMargins(24, 16, 24, 18)
        column.setSpacing(8)
        self.words = RoleLabel(look, Role.BODY, "", self.card)
        self.words.setWordWrap(True)
        for label in (RoleLabel(look, Role.HEADING, title, self.card), self.words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        self.button = button
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignCenter)
        self.card.hide()

    def lay(self, middle: QPointF, floor: float) -> None:
        """Lay the card, as high as its words need, around a point, and not below the floor."""
        hint = self.card.sizeHint().width()
        wide = min(
            int(self._room.width() * _MAX_CARD_SHARE), max(hint, self._look.px(_MIN_CARD_WIDTH))
        )
        room = QRectF(0, 0, wide, self.card.heightForWidth(wide))
        room.moveCenter(middle)
        room.moveBottom(min(room.bottom(), floor))
        room.moveTop(max(4.0, room.top()))
        self.card.setGeometry(room.toRect())
