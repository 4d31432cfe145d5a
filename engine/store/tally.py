"""engine.store: what comes of merging: how much is new, the same, or differs from what is here."""

from __future__ import annotations

from typing import NamedTuple


class MergeTally(NamedTuple):
    """How many entries of one kind are new here, the same, further than here, or in conflict.

    An entry is `further` if it is a later state of one that is here, which it replaces. One in
    `conflicts` differs from what is here; what is here stays, and nothing is lost.
    """

    new: int = 0
    same: int = 0
    further: int = 0
    conflicts: int = 0

    @property
    def changes(self) -> bool:
        """Return whether anything here would be, or was, changed."""
        return bool(self.new or self.further or self.conflicts)

    def plus(self, other: MergeTally) -> MergeTally:
        """Return the sum of two tallies.

        Args:
            other: The other one.
        """
        return MergeTally(*(one + two for one, two in zip(self, other, strict=True)))
