"""The table of Carry On: what it says to those who do not see it, and its controls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core import Seat
from ui.access import cards
from ui.access.outline import Group, Part
from ui.kit.table.outline import TableOutline
from ui.kit.words import capital
from ui.tables.carry_on.words import say

if TYPE_CHECKING:
    from ui.tables.carry_on.table import Table


class CarryAccess(TableOutline):
    """The outline of the stage, and what keys read out."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table

    def outline(self) -> Sequence[Part]:
        """The hand, the others, what happened."""
        strips = self._table.scene.strips
        others = {seat: strip for seat, strip in strips.items() if seat != self._table.seat}
        return self._hand(), self.seats(say("access-seats"), others, self.seat_words), self.log()

    def _hand(self) -> Group:
        table, fan = self._table, self._table.scene.fan
        hand = table.hand_of(table.seen)

        def name(index: int) -> str:
            return table.words.card(hand[index]) if index < len(hand) else ""

        return cards.hand(fan, "hand", say("access-hand"), name, ". ".join(table.scene.recalled()))

    def seat_words(self, seat: Seat) -> str:
        """All that is told of a seat, in words."""
        return ". ".join(capital(line.rstrip(".")) for line in self._table.scene.told(seat))

    def say_scores(self) -> None:
        """Read the points of all out."""
        table, view = self._table, self._table.seen
        scores = [
            f"{table.words.name(seat)}: {sum(each.points for each in one.rounds)}"
            for seat, one in enumerate(view.seats)
        ]
        self.read_out(say("key-score", scores=", ".join(scores)))

    def say_limits(self) -> None:
        """Read out what is packed, and what it scores at the two limits."""
        said = self._table.scene.limits()
        if said:
            self.read_out(said)

    def say_hand(self) -> None:
        """Read the hand out."""
        table = self._table
        hand = table.hand_of(table.seen)
        order = [hand[index] for index in table.scene.fan.places if index < len(hand)]
        said = table.words.cards(order)
        words = [say("key-hand", cards=said) if said else say("key-hand-none")]
        self.read_out(" ".join((*words, *(f"{line}." for line in table.scene.recalled()))))
