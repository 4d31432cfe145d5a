"""The table of Pack the Essentials: what a person is trying out before confirming. No Qt.

A trial is a list of acts that were not submitted yet. Everything about it (what the suitcase would
look like, where a tile fits, what it would score, why it may not lie there) is a sketch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from engine.core import Action, Event, Legal, Refused, Seat, Sheet
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    PackAction,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.view import PackView, Phase

BONUS = 0
"""Stands for the bonus tile where a tile space (1 to 4) is asked for."""

Acts: TypeAlias = tuple[PackAction, ...]


class Sketched(Protocol):
    """What a sketch tells."""

    @property
    def view(self) -> Any:
        """What the seat would see."""
        ...

    @property
    def legal(self) -> Legal[Any]:
        """What it could do next."""
        ...

    @property
    def sheet(self) -> tuple[Sheet, ...]:
        """All score sheets by seat."""
        ...

    @property
    def refusal(self) -> Refused | None:
        """Why the next act is not possible."""
        ...

    @property
    def events(self) -> tuple[Event, ...]:
        """What would happen."""
        ...


class Sketcher(Protocol):
    """Who can try acts out."""

    def sketch(self, seat: Seat, actions: Sequence[Action]) -> Sketched:
        """Apply acts to a copy."""
        ...


class Trial:
    """The acts that one seat has tried out, in order, and what would come of them."""

    def __init__(self, sketcher: Sketcher, seat: Seat) -> None:
        self._sketcher = sketcher
        self.seat = seat
        self._acts: Acts = ()
        self._undone: list[Acts] = []
        self._sketches: dict[Acts, Sketched] = {}
        self._places: dict[Acts, dict[tuple[int, bool, int], frozenset[int]]] = {}

    @property
    def acts(self) -> Acts:
        """What was tried, in order."""
        return self._acts

    def sketch(self, acts: Acts | None = None) -> Sketched:
        """What would come of some acts, or of those that were tried."""
        key = self._acts if acts is None else acts
        if key not in self._sketches:
            if len(self._sketches) > 256:
                self._sketches.clear()
            self._sketches[key] = self._sketcher.sketch(self.seat, key)
        return self._sketches[key]

    @property
    def view(self) -> PackView:
        """The table as it would be."""
        view: PackView = self.sketch().view
        return view

    def set_acts(self, acts: Acts) -> None:
        """Try exactly these acts."""
        if acts != self._acts:
            self._undone.clear()
        self._acts = acts

    def drop_last(self) -> bool:
        """Take back the last act that was tried; False if there is none."""
        if not self._acts:
            return False
        self._undone.append(self._acts)
        self._acts = self._acts[:-1]
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back, and nothing else was tried since."""
        return bool(self._undone)

    def redo(self) -> bool:
        """Try again what was last taken back; False if there is nothing."""
        if not self._undone:
            return False
        self._acts = self._undone.pop()
        return True

    def without(self, space: int) -> Acts:
        """The acts without the tile of the turn, or without the bonus tile (`BONUS`)."""
        kinds = (PlaceBonus,) if space == BONUS else (Place, Discard)
        return tuple(act for act in self._acts if not isinstance(act, kinds))

    def base_for(self, act: PackAction) -> Acts:
        """The acts that stay when `act` is tried instead of what it replaces."""
        match act:
            case Claim() | LayToys():
                return ()
            case TakeBonus():
                return tuple(a for a in self._acts if isinstance(a, Claim))
            case PlaceBonus():
                return self.without(BONUS)
            case _:
                return self.without(1)

    def attempt(self, act: PackAction) -> Refused | None:
        """Try an act, instead of what it replaces; the refusal if it is not possible."""
        acts = (*self.base_for(act), act)
        refusal = self.sketch(acts).refusal
        if refusal is None:
            self.set_acts(acts)
        return refusal

    def tried(self, space: int) -> Place | PlaceBonus | None:
        """How the tile of a space (or the bonus tile) was tried."""
        for act in self._acts:
            if space == BONUS and isinstance(act, PlaceBonus):
                return act
            if isinstance(act, Place) and act.space == space:
                return act
        return None

    def places(self, acts: Acts, space: int, cat: bool, turn: int) -> frozenset[int]:  # noqa: FBT001
        """The cells at which a tile could be laid after `acts`."""
        if acts not in self._places:
            found: dict[tuple[int, bool, int], set[int]] = {}
            if self.sketch(acts).refusal is None:
                for act in self.sketch(acts).legal:
                    if isinstance(act, Place):
                        found.setdefault((act.space, act.cat, act.turn), set()).add(act.cell)
                    elif isinstance(act, PlaceBonus):
                        found.setdefault((BONUS, act.cat, act.turn), set()).add(act.cell)
            if len(self._places) > 64:
                self._places.clear()
            self._places[acts] = {key: frozenset(cells) for key, cells in found.items()}
        return self._places[acts].get((space, cat, turn), frozenset())

    def fits_anywhere(self, acts: Acts, space: int) -> bool:
        """Whether a tile could be laid in any way after `acts`."""
        self.places(acts, space, False, 0)
        return any(key[0] == space and cells for key, cells in self._places[acts].items())

    @property
    def complete(self) -> bool:
        """Whether what was tried can be confirmed: no half of a decision is missing."""
        if not self._acts or self.sketch().refusal is not None:
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


def placing(space: int, cat: bool, turn: int, cell: int) -> Place | PlaceBonus:  # noqa: FBT001
    """The act that lays the tile of a space, or the bonus tile."""
    return PlaceBonus(cat, turn, cell) if space == BONUS else Place(space, cat, turn, cell)


def discardable(trial: Trial) -> bool:
    """Whether the person may discard a tile now (PE-18)."""
    base = trial.without(1)
    view: PackView = trial.sketch(base).view
    if view.phase is not Phase.DRAFT or view.actor != trial.seat or view.drafted:
        return False
    space = next((n for n, kind in enumerate(view.spaces, 1) if kind is not None), None)
    return space is not None and trial.sketch((*base, Discard(space))).refusal is None
