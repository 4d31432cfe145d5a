"""Kit: plays a match on until its table shows what is worth a picture, for the gallery.

A game's `poses.py` says which decisions are made and when it is there. Nothing here is used while
people play.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Final, Generic

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

from engine.core import Action, AwaitingSeats, Event, Seat
from ui.bridge.base import Stepped
from ui.bridge.match import MatchBridge
from ui.kit.table.animator import still
from ui.kit.table.event_player import MatchScreen, ViewT

if TYPE_CHECKING:
    from ui.kit.table.shared_parts import SharedParts

_MAX_DECISIONS: Final = 600
"""More decisions than any match has."""
_COMPUTER_TIMEOUT_MS: Final = 30_000
"""How long computers are waited for, in milliseconds."""


def match_bridge(shared: SharedParts) -> MatchBridge:
    """Return the bridge to the match that a table shows.

    Raises:
        TypeError: The table shows something else, such as a replay.
    """
    if not isinstance(shared.bridge, MatchBridge):
        raise TypeError(f"{shared.bridge!r} is no bridge to a match")
    return shared.bridge


class GalleryDriver(Generic[ViewT]):
    """Makes the decisions of all persons of a match; `choose` is asked for each."""

    def __init__(
        self, screen: MatchScreen[ViewT], shared: SharedParts, choose: Callable[[Seat], Action]
    ) -> None:
        self._screen, self._motion = screen, shared.motion
        self._bridge = match_bridge(shared)
        self._choose = choose

    def rest(self, *, calm: bool = False) -> None:
        """Let computers answer, and movement come to its end; nobody takes the screen.

        With `calm` also those computers answer that nobody has to wait for.
        """
        patience = QDeadlineTimer(_COMPUTER_TIMEOUT_MS)
        while (self._waits() or (calm and self._thinks())) and not patience.hasExpired():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            self._motion.catch_up()
        self._motion.catch_up()

    def step(self) -> bool:
        """Make one decision; False where no person has any. Raises RuntimeError if refused."""
        self._come()
        seat = self._bridge.person_to_act()
        if seat is None:
            return False
        act = self._choose(seat)
        refused = self._bridge.submit(seat, [act])
        if refused is not None:
            raise RuntimeError(f"{act} was refused: {refused}")
        self._motion.catch_up()
        return True

    def until(self, there: Callable[[ViewT], bool]) -> None:
        """Play on until the view on the screen is so, or nobody has a decision."""
        for _ in range(_MAX_DECISIONS):
            self._come()
            if there(self._bridge.view()) or not self.step():
                break
        self._screen.refresh()

    def freeze(self, kind: type[Event], share: float) -> None:
        """Play on until there is such an event, and show what moves for it after that share."""
        seen: list[Stepped] = []

        def see(stepped: Stepped) -> None:
            if any(isinstance(event, kind) for event in stepped.events):
                seen.append(stepped)

        self._bridge.stepped.connect(see)
        try:
            for _ in range(_MAX_DECISIONS):
                if seen or not self.step():
                    break
                self.rest()
        finally:
            self._bridge.stepped.disconnect(see)
        if seen:
            # Computers that answer meanwhile would show the table as it is.
            self.rest(calm=True)
            self._show(seen[0], kind, share)

    def _show(self, stepped: Stepped, kind: type[Event], share: float) -> None:
        screen = self._screen
        screen.view = stepped.view_before
        screen.refresh()
        for part in screen.parts(stepped):
            if part.arrives:
                screen.view = stepped.view_after
                screen.refresh()
            here = any(isinstance(event, kind) for event in part.events)
            moves = part.begin()
            if part.then is not still:
                screen.view = stepped.view_after
                screen.refresh()
                moves = [*moves, *part.then()]
            for move in moves:
                move.show(move.ease(share) if here else 1.0)
            if here:
                break

    def _come(self) -> None:
        """Give the screen to the person it waits for, who has seen what happened meanwhile."""
        self.rest()
        screen = self._bridge.screen
        if screen.due is not None:
            screen.take(screen.due)
        self._motion.catch_up()

    def _waits(self) -> bool:
        """Whether somebody else still decides: a computer, or all whose act is not turned over."""
        if self._bridge.screen.due is not None:
            return False
        person = self._bridge.person_to_act()
        return bool(self._due) and (person is None or person not in self._due)

    def _thinks(self) -> bool:
        """Whether a computer still decides."""
        return any(not self._bridge.players[seat].is_person for seat in self._due)

    @property
    def _due(self) -> Collection[Seat]:
        awaiting = self._bridge.awaiting()
        return awaiting.due if isinstance(awaiting, AwaitingSeats) else ()
