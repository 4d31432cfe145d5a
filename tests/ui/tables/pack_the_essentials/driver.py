"""How the table of Pack the Essentials is played, for the laws of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QAccessible

from engine.core import Action
from engine.games.pack_the_essentials.actions import Claim, Discard, Place, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.view import Placed
from tests.ui.access.reader import Description
from tests.ui.tables.laws.kit import Driver, Wrong
from tests.ui.tables.pack_the_essentials.conftest import Keys, Mouse
from ui.access.places import place_name
from ui.kit.words import listed
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.pending_moves import PackPendingMoves

Role = QAccessible.Role


class PackDriver(Driver):
    """A decision is a position with its colour, or a tile with the bonus tile."""

    game = "pack_the_essentials"

    def decide(self) -> Sequence[Action]:
        pending = PackPendingMoves(self.bridge, self.seat)
        while not pending.complete:
            assert pending.attempt(min(pending.preview().legal, key=self._wish)) is None
        return pending.acts

    def _wish(self, act: Any) -> tuple[Any, ...]:
        """First positions with a bonus tile, then tiles by turns on either side, in any turn."""
        if isinstance(act, Claim):
            return (act.position % 4 in (0, 3), act.position)
        if isinstance(act, TakeBonus):
            return (act.colour,)
        if isinstance(act, Place | PlaceBonus):
            return (0, isinstance(act, PlaceBonus), act.cell, not act.cat, -act.turn)
        return (1, isinstance(act, Discard))

    def keys(self, acts: Sequence[Action]) -> None:
        hand = Keys(self.table)
        for act in acts:
            hand.play(act)
        hand.enter()

    def pointer(self, acts: Sequence[Action]) -> None:
        hand = Mouse(self.table)
        for number, act in enumerate(acts):
            hand.play(act, drag=bool(number % 2))
        self.press(self.table.confirm_button)

    def tree(self, acts: Sequence[Action]) -> None:
        for act in acts:
            match act:
                case Claim(position=position):
                    self.reader.press(f"Position {position}:")
                case TakeBonus(colour=colour):
                    name = self.table.words.colour(colour).capitalize()
                    self.reader.press(name, Role.RadioButton)
                case Place(space=space):
                    self._pack(f"Tile {space}: ", act)
                case PlaceBonus():
                    self._pack("Bonus tile: ", act)
        self.reader.press("Confirm", Role.Button)

    def _pack(self, tile: str, act: Any) -> None:
        """Take a tile up, turn it until it covers what it shall, and lay it down."""
        pending, box = self.table.pending, self.table.box
        view, seat = pending.view, pending.seat
        bonus = isinstance(act, PlaceBonus)
        kind = view.seats[seat].bonus if bonus else view.spaces[act.space - 1]
        lying = Placed(kind, act.cat, act.turn, act.cell)
        cells = sorted(
            art.cells_at(box, box.mask(lying.kind, lying.cat, lying.turn, lying.cell)),
            key=lambda cell: (cell[1], cell[0]),
        )
        places = [place_name(cell) for cell in cells]
        covers = f"It covers {listed(places)}."
        held = ""
        self.reader.press(tile)
        if act.cat:
            self.reader.press("Flip", Role.Button)
        for _ in range(4):
            self.reader.press(f"{places[0]}: ", Role.Cell)
            held = self.reader.get("In your hand: ", Role.Grouping).text(Description)
            if covers in held:
                break
            self.reader.press("Rotate", Role.Button)
        assert covers in held, (covers, held)
        assert "It fits there." in held
        self.reader.press("Place", Role.Button)

    def wrong(self) -> Wrong:
        """The second person wants the position that the first one has."""
        hand = Mouse(self.table)
        ((_, claim), *_) = self.acts
        assert isinstance(claim, Claim)
        hand.claim(claim.position)
        return Wrong("PE-11", (f"Position {claim.position} is already taken (Ada).",))


DRIVERS = (PackDriver,)
