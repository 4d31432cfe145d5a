"""The table of Where's My Luggage?: what covers the belt while time stands, and says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QVBoxLayout

from ui.look.type import Role
from ui.look.widgets import RoleLabel, card
from ui.motion import Change
from ui.tables.wheres_my_luggage.words import say

if TYPE_CHECKING:
    from ui.tables.wheres_my_luggage.belt import BeltTable

_COVER_MS: Final = 350


class Cover:
    """The cover over the belt, and on it a card with the reason and the way on."""

    def __init__(self, table: BeltTable) -> None:
        self._table = table
        self._covered = False
        self.card = card(table.scene.view)
        self.card.setObjectName("cover")
        column = QVBoxLayout(self.card)
        column.setContentsMargins(24, 16, 24, 18)
        column.setSpacing(8)
        title = RoleLabel(table.look, Role.HEADING, say("paused"), self.card)
        self.words = RoleLabel(table.look, Role.BODY, "", self.card)
        self.words.setWordWrap(True)
        for label in (title, self.words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        self.button = table.tag("continue", primary=True, parent=self.card)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        self.card.hide()

    def show(self, phase: str) -> bool:
        """Cover the belt until time runs; whether a pause has just begun."""
        covered = phase in ("paused", "countdown")
        fresh = phase == "paused" and self.card.isHidden()
        self._covered = covered
        if fresh:
            away = not self._table.window().isActiveWindow()
            self.words.setText(say("paused-away" if away else "paused-you"))
            self.lay()
        self._draw(covered=covered)
        self.card.setVisible(phase == "paused")
        self.card.raise_()
        return fresh

    def _draw(self, *, covered: bool) -> None:
        table, goal = self._table, 1.0 if covered else 0.0
        start = table.scene.carousel.cover
        if start == goal:
            return
        if covered or table.flying.still:
            # At once: what is covered must not be studied any longer.
            table.scene.cover(goal)
            return
        table.flying.flourish(
            [Change(lambda share: table.scene.cover(start + (goal - start) * share), _COVER_MS)],
            lambda: table.scene.cover(1.0 if self._covered else 0.0),
            "slide",
        )

    def lay(self) -> None:
        """Lay the card, as high as its words need, in the middle of the belt."""
        table, middle = self._table, self._table.scene.middle()
        hint, floor = self.card.sizeHint().width(), table.scene.plan.belt.bottom()
        wide = min(int(table.scene.view.width() * 0.7), max(hint, table.look.px(430)))
        room = QRectF(0, 0, wide, self.card.heightForWidth(wide))
        room.moveCenter(middle)
        room.moveBottom(min(room.bottom(), floor))
        room.moveTop(max(4.0, room.top()))
        self.card.setGeometry(room.toRect())
