"""The table of Cargo Hold: what it says to those who do not see it, and its controls."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from ui.access import cards
from ui.access.outline import Group, Part
from ui.access.voice import Voice
from ui.kit.table.commands import TableCommands
from ui.kit.table.log import MatchLog
from ui.kit.table.outline import TableOutline
from ui.tables.cargo_hold.scene import CargoScene
from ui.tables.cargo_hold.showdown import Showdown
from ui.tables.cargo_hold.state import CargoTableState
from ui.tables.cargo_hold.words import say


class CargoAccess(TableOutline[CargoTableState]):
    """The outline of the stage, and what keys read out."""

    def __init__(
        self,
        scene: CargoScene,
        showdown: Showdown,
        commands: TableCommands,
        voice: Voice,
        log: MatchLog,
    ) -> None:
        super().__init__(commands, voice, log)
        self._scene, self._showdown = scene, showdown

    def outline(self, state: CargoTableState) -> Sequence[Part]:
        """The raid that goes on, the hand, the seats, what happened."""
        scene, raid = self._scene, self._showdown.group("raid", say("access-raid"))
        strips = {**scene.strips, state.seat: scene.mine}
        seats = self.seats(say("access-seats"), strips, self.seat_words)
        news = scene.news.group(scene.words, state.meanwhile) if state.begins else None
        told = [group for group in (raid, news) if group is not None]
        return (*told, self._hand(state), seats, self.log())

    def _hand(self, state: CargoTableState) -> Group:
        names = [self._scene.words.card(card) for card in state.hand]
        return cards.hand(self._scene.fan, "hand", say("access-hand"), names)

    def seat_words(self, seat: Seat) -> str:
        """All that is public of a seat, in words."""
        return self._scene.about(seat).replace("\n", ", ")

    def say_scores(self, state: CargoTableState) -> None:
        """Read the money of all out."""
        words, view = self._scene.words, state.view
        scores = [
            f"{words.name(seat)} – {say('dollars', money=one.total)}"
            for seat, one in enumerate(view.seats)
        ]
        self.read_out(say("key-score", scores=", ".join(scores), target=view.target))

    def say_hand(self, state: CargoTableState) -> None:
        """Read the hand out."""
        scene, hand = self._scene, state.hand
        order = [hand[index] for index in scene.fan.places if index < len(hand)]
        said = scene.words.cards(order)
        self.read_out(say("key-hand", cards=said) if said else say("key-hand-none"))

    def say_known(self, state: CargoTableState) -> None:
        """Read out what all know of the others' hands."""
        words, view = self._scene.words, state.view
        found = [
            f"{words.name(seat)}, {say(key, cards=words.cards(known))}"
            for seat, one in enumerate(view.seats)
            for key, known in (("known-hand", one.known), ("known-either", one.either))
            if known
        ]
        self.read_out(". ".join(found) if found else say("key-known-none"))
