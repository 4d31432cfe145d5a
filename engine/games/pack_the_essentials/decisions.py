"""Pack the Essentials: which acts make one decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import Action, Seat
from engine.core.review import BoardReason, Decisions, ScoreDifference
from engine.games.pack_the_essentials import board_reasons
from engine.games.pack_the_essentials.actions import Claim, Discard, Place, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.scoring import TODO_LINES
from engine.games.pack_the_essentials.state import PackState
from engine.games.pack_the_essentials.view import PackView
from engine.parts.grid import cells

COLOURS_TOPIC: Final = "groups"
"""The topic of the groups of all colours."""
OTHER_TILE: Final = "tile"
"""Another tile is the better one; else the same one belongs elsewhere."""
PREFILLED_CELL: Final = -1
"""What lies on a cell that the board fills, or a toy."""
OFFERED_TILE: Final = -1
"""The place of the tiles that are offered."""


class PackDecisions(Decisions):
    """Which acts of a seat make one decision, and by what it is explained."""

    box: Components
    """The components of the game."""

    def __init__(self, box: Components) -> None:
        self.box = box

    def same_decision(self, state: PackState, acts: Sequence[Action], act: Action) -> bool:
        """A claim alone goes with its colour, and a tile with the bonus tile."""
        last = acts[-1]
        if isinstance(last, Claim):
            return isinstance(act, TakeBonus) and len(state.seats) == 1
        if isinstance(last, Place | Discard):
            return isinstance(act, PlaceBonus)
        return isinstance(last, PlaceBonus) and isinstance(act, Place | Discard) and len(acts) < 2

    def topic(self, line: str) -> str:
        """The groups of all colours are one: what one of them gains another often loses."""
        return COLOURS_TOPIC if line in self.box.colours else line

    def board_reason(
        self, own: PackView, better: PackView, seat: Seat, why: Sequence[ScoreDifference]
    ) -> BoardReason | None:
        """Spaces that nothing can fill any more, or room beside the largest group of a colour."""
        return board_reasons.find(self.box, own.seats[seat], better.seats[seat], why)

    def kind(self, own: Sequence[Action], better: Sequence[Action]) -> str:
        """A position, a colour, a tile, where that goes, or where the bonus tile goes.

        The detail is what the better position gives, or how the better decision uses pack rats.
        """
        acts = [act for act in better if act not in own] or better
        first = next((act for act in acts if not isinstance(act, PlaceBonus)), acts[0])
        spaces = {act.space for act in own if isinstance(act, Place | Discard)}
        if isinstance(first, Place | Discard) and first.space not in spaces:
            found = OTHER_TILE
        else:
            found = super().kind(own, (first,))
        detail = _cats_detail(own, better)
        if isinstance(first, Claim):
            claim = next((act for act in own if isinstance(act, Claim)), first)
            detail = self._claim_detail(claim.position, first.position)
        return f"{found}_{detail}" if detail else found

    def _claim_detail(self, own: int, better: int) -> str:
        """What the better position gives that the other does not (PE-7)."""
        mine, best = self.box.positions[own - 1], self.box.positions[better - 1]
        if bool(mine.bonus) != bool(best.bonus):
            return "tile" if best.bonus else "rats"
        if best.bonus:
            return best.bonus
        return "toy" if best.toys > mine.toys else "no-toy"

    def subject(self, topic: str, state: PackState) -> str:
        """A To Do List by its id, since each match has others; else the topic."""
        if topic in TODO_LINES and state.lists:
            return state.lists[TODO_LINES.index(topic)]
        return self.topic(topic)

    def layout(self, state: PackState, seat: Seat) -> frozenset[tuple[int, int]]:
        """The colour of each cell of the seat's suitcase, and the tiles that are offered."""
        case = state.seats[seat]
        found = {(cell, PREFILLED_CELL) for cell in cells(case.prefilled | case.laid)}
        for tile in case.placed:
            kind = self.box.kinds[tile.kind]
            mask = kind.forms(tile.cat)[tile.turn].mask << tile.cell
            found.update((cell, kind.colour) for cell in cells(mask))
        found.update((OFFERED_TILE, kind) for kind in state.spaces if kind >= 0)
        return frozenset(found)


def _cats_detail(own: Sequence[Action], better: Sequence[Action]) -> str:
    """Whether the better decision lures more cats, fewer or others (PE-16); empty for neither."""
    mine, best = (
        {type(act) for act in acts if isinstance(act, Place | PlaceBonus) and act.cat}
        for acts in (own, better)
    )
    if mine == best:
        return ""
    if len(mine) == len(best):
        return "other-cat"
    return "more-cats" if len(best) > len(mine) else "fewer-cats"
