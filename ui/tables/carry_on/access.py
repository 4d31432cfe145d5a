"""The table of Carry On: what it says to those who do not see it, and its controls."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from ui.access import cards
from ui.access.outline import Group, Part
from ui.access.voice import Voice
from ui.kit.table.commands import TableCommands
from ui.kit.table.log import MatchLog
from ui.kit.table.outline import TableOutline
from ui.kit.words import capital
from ui.tables.carry_on import telling
from ui.tables.carry_on.scene import CarryScene
from ui.tables.carry_on.state import CarryTableState
from ui.tables.carry_on.words import say


class CarryAccess(TableOutline[CarryTableState]):
    """The outline of the stage, and what keys read out."""

    def __init__(
        self, scene: CarryScene, commands: TableCommands, voice: Voice, log: MatchLog
    ) -> None:
        super().__init__(commands, voice, log)
        self._scene = scene

    def outline(self, state: CarryTableState) -> Sequence[Part]:
        """The hand, the others, what happened."""
        strips = self._scene.strips
        others = {seat: strip for seat, strip in strips.items() if seat != state.seat}
        seats = self.seats(say("access-seats"), others, self.seat_words)
        return self._hand(state), seats, self.log()

    def _hand(self, state: CarryTableState) -> Group:
        scene, told = self._scene, ". ".join(self._scene.recalled())
        names = [scene.words.card(card) for card in state.hand]
        return cards.hand(scene.fan, "hand", say("access-hand"), names, told)

    def seat_words(self, seat: Seat) -> str:
        """All that is told of a seat, in words."""
        return ". ".join(capital(line.rstrip(".")) for line in self._scene.told(seat))

    def say_scores(self, state: CarryTableState) -> None:
        """Read the points of all out."""
        name = self._scene.words.name
        scores = [
            f"{name(seat)}: {sum(each.points for each in one.rounds)}"
            for seat, one in enumerate(state.view.seats)
        ]
        self.read_out(say("key-score", scores=", ".join(scores)))

    def say_limits(self) -> None:
        """Read out what is packed, and what it scores at the two limits."""
        view, seat = self._scene.state.view, self._scene.state.seat
        said, left = self._scene.limits(), telling.luggage_left(view)
        if said:
            early = telling.early_words(view, seat)
            self.read_out(" ".join(filter(None, (said, early or (f"{left}." if left else "")))))

    def say_hand(self, state: CarryTableState) -> None:
        """Read the hand out."""
        scene, hand = self._scene, state.hand
        order = [hand[index] for index in scene.fan.places if index < len(hand)]
        said = scene.words.cards(order)
        words = [say("key-hand", cards=said) if said else say("key-hand-none")]
        self.read_out(" ".join((*words, *(f"{line}." for line in scene.recalled()))))
