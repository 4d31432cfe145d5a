"""Core: what happened, as told to seats, screens and logs."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.core.ids import Seat


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """One thing that happened; each game derives its own types, tagged by name.

    Those of a game with a clock have a field `tick`, their game time.
    """

    recall: ClassVar[bool] = False
    """Told once and not to be looked at again: kept out of log, reel, replay and tooltips.

    A deed with a secret in it is two events: a public one that says that it was done, and one
    that recalls what it was, seen by its owner alone. So each deed has a line in every log.
    """

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat is told of it (None: a spectator); by default all of it."""
        return self
