"""The table of Where's My Luggage?: the time at which the belt is seen."""

from __future__ import annotations

from collections.abc import Callable

from ui.bridge.preferences import Preferences
from ui.motion import MotionPlayer


class ShownTime:
    """Game time as the belt shows it: as it runs, or with reduced motion in steps of a slot.

    What is pressed, and what lies in a gate, goes by what is seen.
    """

    def __init__(
        self,
        now: Callable[[], float],
        pace: int,
        preferences: Preferences,
        motion: MotionPlayer,
    ) -> None:
        """Take what gives game time in ticks, the ticks of a slot, wishes, and what moves."""
        self._now, self._pace = now, pace
        self._preferences, self._motion = preferences, motion

    @property
    def is_offered(self) -> bool:
        """Whether steps can be chosen: by those who want little to move."""
        return self._motion.still

    @property
    def in_steps(self) -> bool:
        """Whether the belt goes in steps."""
        return self.is_offered and self._preferences.hands.belt_steps

    def now(self) -> float:
        """The tick at which the belt is seen: in steps the nearest at which slots change places."""
        now = self._now()
        return round(now / self._pace) * self._pace if self.in_steps else now

    def change(self) -> None:
        """Let the belt go in steps, or glide, from now on."""
        self._preferences.keep_belt_steps(not self.in_steps)
