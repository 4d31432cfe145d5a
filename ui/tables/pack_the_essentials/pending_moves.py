"""The table of Pack the Essentials: what a person is trying out before confirming. No Qt.

Everything about it (what the suitcase would look like, where a tile fits, what it would score, why
it may not lie there) is a preview.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engine.core import Action, Refused, Seat
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    PackAction,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import PackView, Phase, SeatView
from ui.kit.table import pending_moves as pending
from ui.kit.table.pending_moves import Previewer

BONUS_SPACE = 0
"""Stands for the bonus tile where a tile space (1 to 4) is asked for."""

Acts: TypeAlias = tuple[PackAction, ...]


class PackPendingMoves(pending.PendingMoves[PackAction]):
    """The acts of one seat's turn; and toys, which are an act once all of them are laid."""

    def __init__(self, previewer: Previewer, seat: Seat) -> None:
        super().__init__(previewer, seat)
        self._places: dict[Acts, dict[tuple[int, bool, int], frozenset[int]]] = {}
        self.toys: frozenset[int] = frozenset()
        """The cells at which toys are tried out."""
        self.best_toys = False
        """Whether they lie where they score the most."""

    def forget(self) -> None:
        """The match has gone on: what would come of it is asked anew."""
        super().forget()
        self._places.clear()

    def without(self, space: int) -> Acts:
        """The acts without the tile of the turn, or without the bonus tile (`BONUS_SPACE`)."""
        kinds = (PlaceBonus,) if space == BONUS_SPACE else (Place, Discard)
        return tuple(act for act in self._acts if not isinstance(act, kinds))

    def base_for(self, act: PackAction) -> Acts:
        """The acts that stay when `act` is tried instead of what it replaces."""
        match act:
            case Claim() | LayToys():
                return ()
            case TakeBonus():
                return tuple(a for a in self._acts if isinstance(a, Claim))
            case PlaceBonus():
                return self.without(BONUS_SPACE)
            case _:
                return self.without(1)

    def attempt(self, act: PackAction) -> Refused | None:
        """Try an act, instead of what it replaces; the refusal if it is not possible."""
        refusal = super().attempt(act)
        if refusal is None and isinstance(act, LayToys):
            self.toys, self.best_toys = frozenset(act.cells), False
        return refusal

    def tried(self, space: int) -> Place | PlaceBonus | None:
        """How the tile of a space (or the bonus tile) was tried."""
        return placing_of(self._acts, space)

    def places(self, acts: Acts, space: int, cat: bool, turn: int) -> frozenset[int]:
        """The cells at which a tile could be laid after `acts`."""
        if acts not in self._places:
            found: dict[tuple[int, bool, int], set[int]] = {}
            if self.preview(acts).refusal is None:
                for act in self.preview(acts).legal:
                    if isinstance(act, Place):
                        found.setdefault((act.space, act.cat, act.turn), set()).add(act.cell)
                    elif isinstance(act, PlaceBonus):
                        found.setdefault((BONUS_SPACE, act.cat, act.turn), set()).add(act.cell)
            if len(self._places) > 64:
                self._places.clear()
            self._places[acts] = {key: frozenset(cells) for key, cells in found.items()}
        return self._places[acts].get((space, cat, turn), frozenset())

    def fits_anywhere(self, acts: Acts, space: int) -> bool:
        """Whether a tile could be laid in any way after `acts`."""
        self.places(acts, space, False, 0)
        return any(key[0] == space and cells for key, cells in self._places[acts].items())

    def any_fits(self) -> bool:
        """Whether any tile of the mat could be laid after what is tried."""
        view: PackView = self.view
        spaces = enumerate(view.spaces, 1)
        return any(kind is not None and self.fits_anywhere(self._acts, n) for n, kind in spaces)

    def can_lure(self) -> bool:
        """Whether a rat could still be spent on a tile that lies clothing side up."""
        mine: SeatView = self.view.seats[self.seat]
        if not mine.rats:
            return False
        for act in self._acts:
            if isinstance(act, Place | PlaceBonus) and not act.cat:
                space = act.space if isinstance(act, Place) else BONUS_SPACE
                base = self.without(space)
                self.places(base, space, True, 0)
                places = self._places[base].items()
                if any(key[:2] == (space, True) and cells for key, cells in places):
                    return True
        return False

    @property
    def complete(self) -> bool:
        """Whether what was tried can be confirmed: no half of a decision is missing."""
        if not self._acts or self.preview().refusal is not None:
            return False
        view = self.view
        if view.actor != self.seat:
            return True
        if view.phase is Phase.BONUS:
            return False
        if view.phase is Phase.DRAFT:
            begun = any(isinstance(act, Place | PlaceBonus | Discard) for act in self._acts)
            same_turn = view.drafted or any(isinstance(act, PlaceBonus) for act in self._acts)
            return not (begun and same_turn)
        return True

    # Toys (PE-21)

    def toys_wanted(self, box: Components) -> int:
        """How many toys are to be laid."""
        return toys_wanted(box, self._base.seats[self.seat])

    def is_empty(self, box: Components, cell: int) -> bool:
        """Whether a toy may lie on a cell."""
        return bool(scoring.empty_cells(box, self._base.seats[self.seat]) >> cell & 1)

    def lay_toys(self, box: Components, cells: Iterable[int]) -> None:
        """Try toys on these cells; half of them are half of a decision."""
        self.toys, self.best_toys = frozenset(cells), False
        if len(self.toys) == self.toys_wanted(box):
            self.attempt(LayToys(tuple(sorted(self.toys))))
        else:
            self.set_acts(())

    def lay_best_toys(self, box: Components) -> None:
        """Try them where they score the most."""
        self.lay_toys(box, scoring.best_toys(box, self._base.lists, self._base.seats[self.seat]))
        self.best_toys = True

    @property
    def _base(self) -> PackView:
        """The table as it is."""
        view: PackView = self.preview(()).view
        return view


def placing_of(acts: Sequence[Action], space: int) -> Place | PlaceBonus | None:
    """How some acts lay the tile of a space (or the bonus tile); None if they do not."""
    for act in acts:
        if space == BONUS_SPACE and isinstance(act, PlaceBonus):
            return act
        if isinstance(act, Place) and act.space == space:
            return act
    return None


def toys_wanted(box: Components, mine: SeatView) -> int:
    """How many toys a seat is to lay."""
    return min(mine.toys, scoring.empty_cells(box, mine).bit_count())


def placing(space: int, cat: bool, turn: int, cell: int) -> Place | PlaceBonus:
    """The act that lays the tile of a space, or the bonus tile."""
    return PlaceBonus(cat, turn, cell) if space == BONUS_SPACE else Place(space, cat, turn, cell)


def discardable(pending: PackPendingMoves) -> bool:
    """Whether the person may discard a tile now (PE-18)."""
    base = pending.without(1)
    view: PackView = pending.preview(base).view
    if view.phase is not Phase.DRAFT or view.actor != pending.seat or view.drafted:
        return False
    space = next((n for n, kind in enumerate(view.spaces, 1) if kind is not None), None)
    return space is not None and pending.preview((*base, Discard(space))).refusal is None


def untakeable(pending: PackPendingMoves, space: int) -> Refused | None:
    """Why a tile (or the bonus tile) may not be taken up, as the rules say it; None if it may."""
    view: PackView = pending.preview(pending.without(space)).view
    mine, bonus = view.seats[pending.seat], space == BONUS_SPACE
    there = (mine.bonus if bonus else view.spaces[space - 1]) is not None
    drafting = view.phase is Phase.DRAFT and view.actor == pending.seat
    if drafting and there and (bonus or not view.drafted):
        return None
    probe = placing(space, False, 0, 0)
    refused = pending.preview((*pending.without(space), probe)).refusal
    return refused if refused is not None else Refused("TURN", seat=pending.seat)
