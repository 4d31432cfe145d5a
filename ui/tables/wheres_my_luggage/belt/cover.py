"""The table of Where's My Luggage?: what covers the belt while time stands, and says why."""

from __future__ import annotations

from typing import Final

from ui.look.style import Look
from ui.look.widgets import TagButton
from ui.motion import MotionPlayer, ValueTween
from ui.tables.wheres_my_luggage.belt.pause import PauseCard
from ui.tables.wheres_my_luggage.scene import LuggageScene
from ui.tables.wheres_my_luggage.words import say

_COVER_MS: Final = 350


class BeltCover(PauseCard):
    """The cover over the belt, and on it a card with the reason and the way on."""

    def __init__(
        self, look: Look, scene: LuggageScene, motion: MotionPlayer, button: TagButton
    ) -> None:
        """Take theme, scene, what moves beside the match, and the button that lets time go on."""
        super().__init__(look, say("paused"), button, scene.view)
        self._scene, self._motion = scene, motion
        self._covered = False

    def show(self, phase: str) -> bool:
        """Cover the belt until time runs; whether a pause has just begun."""
        covered = phase in ("paused", "countdown")
        fresh = phase == "paused" and self.card.isHidden()
        self._covered = covered
        if fresh:
            away = not self.card.window().isActiveWindow()
            self.words.setText(say("paused-away" if away else "paused-you"))
            self.lie()
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

    def lie(self) -> None:
        """Lie in the middle of the belt."""
        self.lay(self._scene.middle(), self._scene.plan.belt.bottom())
