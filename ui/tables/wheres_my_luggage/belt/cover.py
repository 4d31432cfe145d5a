"""The table of Where's My Luggage?: what covers the belt while time stands, and says why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QVBoxLayout

from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import RoleLabel, TagButton, card
from ui.motion import MotionPlayer, ValueTween
from ui.tables.wheres_my_luggage.scene import LuggageScene
from ui.tables.wheres_my_luggage.words import say

_COVER_MS: Final = 350
_MIN_CARD_WIDTH: Final = 430
"""The width of the card, in pixels at 100 %."""
_MAX_CARD_SHARE: Final = 0.7
"""The share of the view's width that the card takes at most."""


class BeltCover:
    """The cover over the belt, and on it a card with the reason and the way on."""

    def __init__(
        self, look: Look, scene: LuggageScene, motion: MotionPlayer, button: TagButton
    ) -> None:
        """Take theme, scene, what moves beside the match, and the button that lets time go on."""
        self._look, self._scene, self._motion = look, scene, motion
        self._covered = False
        self.card = card(scene.view)
        self.card.setObjectName("cover")
        column = QVBoxLayout(self.card)
        column.setContentsMargins(24, 16, 24, 18)
        column.setSpacing(8)
        self.words = RoleLabel(look, Role.BODY, "", self.card)
        self.words.setWordWrap(True)
        for label in (RoleLabel(look, Role.HEADING, say("paused"), self.card), self.words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignCenter)
        self.card.hide()

    def show(self, phase: str) -> bool:
        """Cover the belt until time runs; whether a pause has just begun."""
        covered = phase in ("paused", "countdown")
        fresh = phase == "paused" and self.card.isHidden()
        self._covered = covered
        if fresh:
            away = not self.card.window().isActiveWindow()
            self.words.setText(say("paused-away" if away else "paused-you"))
            self.lay()
        self._draw(covered=covered)
        self.card.setVisible(phase == "paused")
        self.card.raise_()
        return fresh

    def _draw(self, *, covered: bool) -> None:
        scene, goal = self._scene, 1.0 if covered else 0.0
        start = scene.carousel.cover
        if start == goal:
            return
        if covered or self._motion.still:
            # At once: what is covered must not be studied any longer.
            scene.cover(goal)
            return
        self._motion.side_animation(
            [ValueTween(lambda share: scene.cover(start + (goal - start) * share), _COVER_MS)],
            lambda: scene.cover(1.0 if self._covered else 0.0),
            "slide",
        )

    def lay(self) -> None:
        """Lay the card, as high as its words need, in the middle of the belt, and not below it."""
        hint, plan = self.card.sizeHint().width(), self._scene.plan
        wide = min(
            int(self._scene.view.width() * _MAX_CARD_SHARE),
            max(hint, self._look.px(_MIN_CARD_WIDTH)),
        )
        room = QRectF(0, 0, wide, self.card.heightForWidth(wide))
        room.moveCenter(self._scene.middle())
        room.moveBottom(min(room.bottom(), plan.belt.bottom()))
        room.moveTop(max(4.0, room.top()))
        self.card.setGeometry(room.toRect())
