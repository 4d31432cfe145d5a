"""The table of Cargo Hold: what it says to those who do not see it, and its controls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core import Seat
from engine.games.cargo_hold.view import CargoView
from ui.access import cards
from ui.access.outline import Group, Part
from ui.kit.table.outline import TableOutline
from ui.tables.cargo_hold.words import say

if TYPE_CHECKING:
    from ui.tables.cargo_hold.table import Table


class CargoAccess(TableOutline[None]):
    """The outline of the stage, and what keys read out."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.voice, table.log)
        self._table = table

    def outline(self, state: None = None) -> Sequence[Part]:
        """The raid that goes on, the hand, the seats, what happened."""
        table = self._table
        raid = table.showdown.group("raid", say("access-raid"))
        strips = {**table.scene.strips, table.seat: table.scene.mine}
        seats = self.seats(say("access-seats"), strips, self.seat_words)
        return (*([raid] if raid is not None else []), self._hand(), seats, self.log())

    def _hand(self) -> Group:
        table, fan = self._table, self._table.scene.fan
        hand = table.hand_of(table.view)

        def name(index: int) -> str:
            return table.words.card(hand[index]) if index < len(hand) else ""

        return cards.hand(fan, "hand", say("access-hand"), name)

    def seat_words(self, seat: Seat) -> str:
        """All that is public of a seat, in words."""
        return self._table.scene.about(self._table.view, seat).replace("\n", ", ")

    def say_scores(self) -> None:
        """Read the money of all out."""
        table, view = self._table, self._table.view
        scores = [
            f"{table.words.name(seat)} – {say('dollars', money=one.total)}"
            for seat, one in enumerate(view.seats)
        ]
        self.read_out(say("key-score", scores=", ".join(scores), target=view.target))

    def say_hand(self) -> None:
        """Read the hand out."""
        table = self._table
        hand = table.hand_of(table.view)
        order = [hand[index] for index in table.scene.fan.places if index < len(hand)]
        said = table.words.cards(order)
        self.read_out(say("key-hand", cards=said) if said else say("key-hand-none"))

    def say_known(self) -> None:
        """Read out what all know of the others' hands."""
        view: CargoView = self._table.view
        words = self._table.words
        found = [
            f"{words.name(seat)}, {say(key, cards=words.cards(known))}"
            for seat, one in enumerate(view.seats)
            for key, known in (("known-hand", one.known), ("known-either", one.either))
            if known
        ]
        self.read_out(". ".join(found) if found else say("key-known-none"))
