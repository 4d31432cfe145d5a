"""Tests: the legal actions of Pack the Essentials told slowly, with sets of cells and no bits.

It shares nothing with the engine's placing but the tiles' outlines, so that both must be right.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from engine.core import Act, AwaitingSeats, Chance, NeedsChance, Seat, draw
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
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.games.pack_the_essentials.state import PackState
from engine.games.pack_the_essentials.view import Phase

Cell: TypeAlias = tuple[int, int]
Area: TypeAlias = frozenset[Cell]
Deed: TypeAlias = tuple[str, int, bool, Area]
"""An action by its effect: what is done, with which space, which side up, on which cells."""

GRID = frozenset((col, row) for col in range(12) for row in range(8))


def area(mask: int) -> Area:
    """A mask as a set of (column, row)."""
    return frozenset((cell % 12, cell // 12) for cell in range(96) if mask >> cell & 1)


def places(outline: tuple[Cell, ...], open_cells: Area, *, cat: bool) -> set[Area]:
    """All sets of open cells on which a tile can lie, turned any way, on one of its sides."""
    found: set[Area] = set()
    shape = [(-col, row) for col, row in outline] if cat else list(outline)
    for _ in range(4):
        shape = [(-row, col) for col, row in shape]
        first_col, first_row = shape[0]
        for col, row in open_cells:
            moved = frozenset((c - first_col + col, r - first_row + row) for c, r in shape)
            if moved <= open_cells:
                found.add(moved)
    return found


def deeds(box: Components, state: PackState, seat: int) -> set[Deed]:
    """Everything that the seat may do, from the words of the rules."""
    mine = state.seats[seat]
    if state.phase is Phase.TOYS:
        gaps = sorted(GRID - area(mine.prefilled) - area(mine.taken))
        number = min(mine.toys, len(gaps))
        return {("toys", 0, False, frozenset(some)) for some in combinations(gaps, number) if some}
    if state.actor != seat:
        return set()
    if state.phase is Phase.CLAIM:
        return {
            ("claim", place, False, frozenset())
            for place in (1, 2, 3, 4)
            if state.claims[place - 1] == -1 and place not in state.blocked
        }
    if state.phase is Phase.BONUS:
        size = state.position - 1
        return {
            ("bonus", colour, False, frozenset())
            for colour in range(4)
            if state.supply[2 * colour + size]
        }
    return _draft(box, state, seat)


def _draft(box: Components, state: PackState, seat: int) -> set[Deed]:
    mine = state.seats[seat]
    open_cells = GRID - area(mine.prefilled) - area(mine.taken)
    can_pay = mine.rats > 0 and state.paid < 2
    found: set[Deed] = set()
    if mine.bonus is not None:
        outline = box.kinds[mine.bonus].outline.cells
        for cat in (False, True) if can_pay else (False,):
            found |= {("place-bonus", 0, cat, on) for on in places(outline, open_cells, cat=cat)}
    if state.drafted:
        return found
    there = [(space, kind) for space, kind in enumerate(state.spaces, 1) if kind >= 0]
    fits_for_free = False
    for space, kind in there:
        outline = box.kinds[kind].outline.cells
        for cat in (False, True) if can_pay else (False,):
            on = places(outline, open_cells, cat=cat)
            found |= {("place", space, cat, one) for one in on}
            fits_for_free = fits_for_free or bool(on and not cat)
    if not fits_for_free:
        found |= {("discard", space, False, frozenset()) for space, _ in there}
    return found


def deed(box: Components, state: PackState, seat: int, action: PackAction) -> Deed:
    """What an action of the engine does."""
    match action:
        case Claim(position=place):
            return "claim", place, False, frozenset()
        case TakeBonus(colour=colour):
            return "bonus", colour, False, frozenset()
        case Place(space=space, cat=cat, turn=turn, cell=cell):
            return "place", space, cat, area(box.mask(state.spaces[space - 1], cat, turn, cell))
        case PlaceBonus(cat=cat, turn=turn, cell=cell):
            kind = state.seats[seat].bonus
            assert kind is not None
            return "place-bonus", 0, cat, area(box.mask(kind, cat, turn, cell))
        case Discard(space=space):
            return "discard", space, False, frozenset()
        case LayToys(cells=cells):
            return "toys", 0, False, frozenset((cell % 12, cell // 12) for cell in cells)


def settled(game: PackTheEssentials, state: PackState, seed: str) -> PackState:
    """The state once chance has answered from the seed for as long as it is asked."""
    while isinstance(awaiting := game.awaiting(state), NeedsChance):
        state = game.apply(state, Chance(draw(seed, awaiting.request))).state
    return state


def perft(game: PackTheEssentials, state: PackState, seed: str, depth: int) -> Iterator[int]:
    """Numbers that sum up to how many sequences of so many acts there are; chance is no act."""
    state = settled(game, state, seed)
    awaiting = game.awaiting(state)
    if not isinstance(awaiting, AwaitingSeats):
        return
    for seat in awaiting.due:
        if depth == 1:
            yield game.legal(state, Seat(seat)).count()
            continue
        for action in game.legal(state, Seat(seat)):
            after = game.apply(state, Act(Seat(seat), action)).state
            yield from perft(game, after, seed, depth - 1)


def slow_perft(game: PackTheEssentials, state: PackState, seed: str, depth: int) -> int:
    """The same, with every last action found by the slow way and tried."""
    state = settled(game, state, seed)
    awaiting = game.awaiting(state)
    if not isinstance(awaiting, AwaitingSeats):
        return 0
    total = 0
    for seat in awaiting.due:
        wanted = deeds(game.box, state, seat)
        if depth == 1:
            total += len(wanted)
            continue
        done = 0
        for action in game.legal(state, Seat(seat)):
            assert deed(game.box, state, seat, action) in wanted
            done += 1
            after = game.apply(state, Act(Seat(seat), action)).state
            total += slow_perft(game, after, seed, depth - 1)
        assert done == len(wanted)
    return total
