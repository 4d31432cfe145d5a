"""Core: what happened, as told to seats, screens and logs."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.core.ids import Seat, Tick


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """One thing that happened; each game derives its own types, tagged by name."""

    recall: ClassVar[bool] = False
    """Told once and not to be looked at again: kept out of log, reel, replay and tooltips."""

    def seen_by(self, seat: Seat | None) -> Event | None:  # noqa: ARG002
        """What this seat is told of it (None: a spectator); by default all of it."""
        return self

    @property
    def tick(self) -> Tick:
        """Game time of the event; games with a clock carry it as a field."""
        return Tick(0)
