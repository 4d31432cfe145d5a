"""Kit: what moves on a card table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF

from ui.kit.table.animator import Animator
from ui.look.easing import Ease
from ui.motion import MoveTween, Moving, ValueTween
from ui.motion.sprite import PICTURE_LEAD_MS, come
from ui.stage.cards.hand_view import HandView


class CardMoves:
    """What moves on a table of cards."""

    def __init__(self, fan: HandView, animator: Animator) -> None:
        self._fan, self._animator = fan, animator

    def come(
        self, start: QPointF, indices: Sequence[int], delay: int = 0, small: float = 0.5
    ) -> list[Moving]:
        """Cards of one's own hand come from a point, wherever they lie."""
        found = list[Moving]()
        step = min(35, 200 // max(1, len(indices)))
        for place, index in enumerate(indices):
            sprite = self._animator.in_place_of(self._fan.item(index), late=True)
            wait, end = delay + step * place, sprite.pos()
            # Each is painted in a frame of its own, before it is seen.
            painted = max(0, wait - PICTURE_LEAD_MS)
            found.append(ValueTween(partial(come, sprite), 1, delay=painted))
            found.append(
                MoveTween(sprite, start, end, 240, (small, 1.0), (0.0, 1.0), Ease.OUT, wait)
            )
        return found
