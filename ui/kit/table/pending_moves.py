"""Kit: what a seat is trying out before it confirms: acts, what would come of them, undone ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeAlias, TypeVar

from engine.core import Action, Refused, Seat

if TYPE_CHECKING:
    from ui.bridge.match import Preview

A = TypeVar("A", bound=Action)
_MAX_CACHED_PREVIEWS: Final = 256
"""How many previews are remembered."""


class Previewer(Protocol):
    """Who can preview acts, as a bridge can."""

    def preview(self, seat: Seat, actions: Sequence[Action]) -> Preview:
        """Apply acts to a copy."""
        ...


class PendingMoves(Generic[A]):
    """The acts that one seat has tried out, in order, and what would come of them.

    A game derives from it where a try replaces only some of what was tried (`base_for`), or where
    what was tried may be half of a decision (`complete`).
    """

    def __init__(self, previewer: Previewer, seat: Seat) -> None:
        self._previewer = previewer
        self.seat = seat
        self._acts: tuple[A, ...] = ()
        self._undone: list[tuple[A, ...]] = []
        self._previews: dict[tuple[A, ...], Preview] = {}

    @property
    def acts(self) -> tuple[A, ...]:
        """What was tried, in order."""
        return self._acts

    def preview(self, acts: tuple[A, ...] | None = None) -> Preview:
        """What would come of some acts, or of those that were tried."""
        key = self._acts if acts is None else acts
        if key not in self._previews:
            if len(self._previews) >= _MAX_CACHED_PREVIEWS:
                self._previews.clear()
            self._previews[key] = self._previewer.preview(self.seat, key)
        return self._previews[key]

    @property
    # A bridge knows no game, so its previews have views of any.
    def view(self) -> Any:
        """The table as it would be."""
        return self.preview().view

    @property
    def complete(self) -> bool:
        """Whether what was tried can be confirmed: no half of a decision is missing."""
        return bool(self._acts) and self.preview().refusal is None

    def base_for(self, act: A) -> tuple[A, ...]:
        """The acts that stay when `act` is tried instead of what it replaces; by default none."""
        return ()

    def attempt(self, act: A) -> Refused | None:
        """Try an act, instead of what it replaces; the refusal if it is not possible."""
        acts = (*self.base_for(act), act)
        refusal = self.preview(acts).refusal
        if refusal is None:
            self.set_acts(acts)
        return refusal

    def set_acts(self, acts: tuple[A, ...]) -> None:
        """Try exactly these acts."""
        if acts != self._acts:
            self._undone.clear()
        self._acts = acts

    def drop_last(self) -> bool:
        """Take back the last act that was tried; False if there is none."""
        if not self._acts:
            return False
        self._undone.append(self._acts)
        self._acts = self._acts[:-1]
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back, and nothing else was tried since."""
        return bool(self._undone)

    def redo(self) -> bool:
        """Try again what was last taken back; False if there is nothing."""
        if not self._undone:
            return False
        self._acts = self._undone.pop()
        return True

    def forget(self) -> None:
        """The match has gone on beside what is tried: what would come of it is asked again."""
        self._previews.clear()


AnyPending: TypeAlias = PendingMoves[Any]
"""The preview of a game that is not known."""
