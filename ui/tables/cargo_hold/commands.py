"""The table of Cargo Hold: what a person does at it, besides what is done at every table."""

from __future__ import annotations

from typing import Protocol

from ui.kit.table.commands import TableCommands
from ui.tables.cargo_hold.aim import Aim
from ui.tables.cargo_hold.choice import ChoiceCommands
from ui.tables.cargo_hold.showdown import ShowdownCommands
from ui.tables.cargo_hold.standing import StandingCommands


class CargoCommands(TableCommands, ChoiceCommands, ShowdownCommands, StandingCommands, Protocol):
    """What the parts of this table ask of it.

    A question in a raid is answered by `answer`; a raid that stays, and a page, is put away by
    `put_away`.
    """

    def choose(self, cards: tuple[int, ...]) -> None:
        """Choose just these cards (kinds, ascending), and try what is meant with them."""
        ...

    def mean(self, aim: Aim) -> None:
        """Try what is meant; do it if it is a step without cards that was meant already."""
        ...

    def show_raid(self, number: int) -> None:
        """Show a raid of the match again, which this many were before."""
        ...

    def toggle_answers(self) -> None:
        """Show what is answered beforehand if one is raided, or hide it."""
        ...
