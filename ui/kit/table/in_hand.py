"""Kit: what is held over the stage of a table, and the keys that it obeys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent

from ui.look.shortcuts import Scope, Shortcut
from ui.stage.input.drag import DragController


class InHand:
    """Hold what is carried over the stage; by itself nothing.

    A game whose things are carried has its own subclass, and sets `MatchTable.in_hand`.
    """

    @property
    def holds(self) -> bool:
        """Return whether something is held."""
        return False

    def put_back(self) -> None:
        """Put what is held back to where it came from."""

    def place(self) -> bool:
        """Put what is held down where it is now.

        Returns:
            Whether nothing is held any more.
        """
        return not self.holds

    def press(self, event: QKeyEvent) -> bool:
        """Take a key press that is meant for what is held.

        Args:
            event: The key press.

        Returns:
            Whether it was meant for that.
        """
        return False

    def release(self, event: QKeyEvent) -> bool:
        """Take a key release that is meant for what is held.

        Args:
            event: The key release.

        Returns:
            Whether it was meant for that.
        """
        return False

    def ways(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the stage while nothing is held."""
        return ()

    def scopes(self) -> Sequence[Scope]:
        """Return what keys do with what is, or may be, held."""
        return ()


class Carried(InHand):
    """Hold what a `DragController` of the stage carries."""

    def __init__(self, carry: DragController) -> None:
        self._carry = carry

    @property
    def holds(self) -> bool:
        """Whether something is held."""
        return self._carry.holding

    def put_back(self) -> None:
        """Put it back."""
        self._carry.put_back()

    def press(self, event: QKeyEvent) -> bool:
        """A key for what is held."""
        return self._carry.press(event)

    def release(self, event: QKeyEvent) -> bool:
        """A key that is let go, for what is held."""
        return self._carry.release(event)

    def ways(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the stage while nothing is held."""
        return self._carry.ways()
