"""Look: easing curves: how the speed of what moves changes on its way."""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

from PySide6.QtCore import QEasingCurve

OVERSHOOT: Final = 0.06
"""How far a settling move goes beyond its end at most, as a share of its way."""


class Ease(Enum):
    """How a move's speed changes on its way."""

    SMOOTH = "smooth"
    OUT = "out"
    IN = "in"
    EVEN = "even"
    SETTLE = "settle"
    """Fast, a little beyond the end, and back."""

    def __call__(self, share: float) -> float:
        """The share of the way after a share of the time, both from 0 to 1."""
        if self is Ease.SETTLE:
            return settle(share)
        return _CURVES[self].valueForProgress(share)


def settle(share: float) -> float:
    """A curve that goes beyond 1 by `OVERSHOOT` at most, and comes to rest there."""
    if share >= 1.0:
        return 1.0
    swing = math.exp(-_SETTLE_DECAY * share) * math.cos(_SETTLE_SWING * share)
    # A swing never ends; the last factor brings it to rest in time.
    return 1.0 - swing * (1.0 - share**6)


_SETTLE_SWING: Final = 1.2 * math.pi
_SETTLE_DECAY: Final = 4.0
_CURVES: Final = {
    Ease.SMOOTH: QEasingCurve(QEasingCurve.Type.InOutCubic),
    Ease.OUT: QEasingCurve(QEasingCurve.Type.OutCubic),
    Ease.IN: QEasingCurve(QEasingCurve.Type.InCubic),
    Ease.EVEN: QEasingCurve(QEasingCurve.Type.Linear),
}


def smoothstep(share: float) -> float:
    """A curve from 0 to 1 that begins and ends level; `share` may lie beyond either end."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)
