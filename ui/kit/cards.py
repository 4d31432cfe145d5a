"""Kit: a hand of cards as what a table's person holds: what is dragged, and the keys of the fan."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent

from ui.kit.table import InHand
from ui.stage.fan import Fan


class CardsInHand(InHand):
    """The cards of a fan."""

    def __init__(self, fan: Fan) -> None:
        self._fan = fan

    @property
    def holds(self) -> bool:
        """Whether a card is dragged."""
        return self._fan.holding

    def put_back(self) -> None:
        """Put back what is dragged."""
        self._fan.put_back()

    def press(self, event: QKeyEvent) -> bool:
        """Numbers, and what is dragged."""
        return self._fan.press(event)

    def release(self, event: QKeyEvent) -> bool:
        """Numbers act when they are let go."""
        return self._fan.release(event)
