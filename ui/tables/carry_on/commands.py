"""The table of Carry On: what a person does at it, besides what is done at every table."""

from __future__ import annotations

from typing import Protocol

from engine.core import Action, Seat
from engine.games.carry_on.view import Use
from ui.kit.table.commands import TableCommands


class CarryCommands(TableCommands, Protocol):
    """What the parts of this table ask of it."""

    def look_at(self, card: int) -> None:
        """Show what a card would bring that is dragged, reserved or looked at, NOTHING for none."""
        ...

    def choose(self, card: int) -> None:
        """Try a card of the hand, NOTHING for none."""
        ...

    def play(self, act: Action) -> None:
        """Do this at once: a card was put somewhere."""
        ...

    def settle(self, seat: Seat, use: Use) -> None:
        """Say what counts how, for a seat that is ready or changes its mind."""
        ...

    def show_standing(self) -> None:
        """Show how far one is from a medal, by the points that the page tells now."""
        ...

    def close_scores(self) -> None:
        """Go back to the table, or on to the next round."""
        ...
