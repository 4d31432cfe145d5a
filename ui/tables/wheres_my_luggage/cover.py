"""The table of Where's My Luggage?: what covers the belt while time stands, and says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ui.kit.table.pause import PauseCard
from ui.motion import ValueTween
from ui.tables.wheres_my_luggage.words import say

if TYPE_CHECKING:
    from ui.tables.wheres_my_luggage.belt import BeltTable

_COVER_MS: Final = 350


class BeltCover(PauseCard):
    """The cover over the belt, and on it a card with the reason and the way on."""

    def __init__(self, table: BeltTable) -> None:
        room, button = table.scene.view, table.tag("continue", primary=True)
        super().__init__(table.look, say("paused"), button, room)
        self._table = table
        self._covered = False

    def show(self, phase: str) -> bool:
        """Cover the belt until time runs; whether a pause has just begun."""
        covered = phase in ("paused", "countdown")
        fresh = phase == "paused" and self.card.isHidden()
        self._covered = covered
        if fresh:
            away = not self._table.window().isActiveWindow()
            self.words.setText(say("paused-away" if away else "paused-you"))
            self.lie()
        self._draw(covered=covered)
        self.card.setVisible(phase == "paused")
        self.card.raise_()
        return fresh

    def _draw(self, *, covered: bool) -> None:
        table, goal = self._table, 1.0 if covered else 0.0
        start = table.scene.carousel.cover
        if start == goal:
            return
        if covered or table.flight_motion.still:
            # At once: what is covered must not be studied any longer.
            table.scene.cover(goal)
            return
        table.flight_motion.side_animation(
            [
                ValueTween(
                    lambda share: table.scene.cover(start + (goal - start) * share), _COVER_MS
                )
            ],
            lambda: table.scene.cover(1.0 if self._covered else 0.0),
            "slide",
        )

    def lie(self) -> None:
        """Lie in the middle of the belt."""
        self.lay(self._table.scene.middle(), self._table.scene.plan.belt.bottom())
