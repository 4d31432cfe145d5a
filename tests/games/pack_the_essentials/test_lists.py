"""Tests: a To Do List is one object; what is unknown is refused, and what is new is played."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, final

import numpy as np
import pytest
from msgspec.structs import replace

from engine import catalog
from engine.core import ComponentError, Seat
from engine.games.pack_the_essentials import lists, scoring
from engine.games.pack_the_essentials.bots import best_packing
from engine.games.pack_the_essentials.bots.best_packing import Repacking
from engine.games.pack_the_essentials.bots.evaluation import (
    Outlook,
    PlacementTable,
    SuitcaseState,
    Weights,
)
from engine.games.pack_the_essentials.bots.levels import HARD
from engine.games.pack_the_essentials.bots.suitcase_batch import Judge, SuitcaseBatch
from engine.games.pack_the_essentials.components import Components, load
from engine.games.pack_the_essentials.drafts import Drafted
from engine.games.pack_the_essentials.lists.animals import AnimalsList
from engine.games.pack_the_essentials.lists.base import ToDo, missing
from engine.games.pack_the_essentials.lists.groups import GroupsList
from engine.games.pack_the_essentials.lists.spaces import SpacesList
from engine.games.pack_the_essentials.view import PackView
from engine.match import Player, Session, begin
from engine.simulate import play_out
from tests.games.pack_the_essentials import made_up
from tests.games.pack_the_essentials.pictures import read, stock
from tests.parsed import module, walk

BOX = stock().box
ROOT = Path(__file__).resolve().parents[3]
PLACES = ("engine/games/pack_the_essentials", "ui/tables/pack_the_essentials")
WRONG = ("1A", "1B", "3A")
"""Not one of each pile: the second would have been scored as no list, or as another."""


def view_of(session: Session) -> PackView:
    found: PackView = session.view(None)
    return found


def start() -> PackView:
    return view_of(begin(catalog.game("pack_the_essentials"), "lists", [Player()]))


# What is unknown


def test_a_kind_that_no_module_has_is_refused_when_the_box_is_read() -> None:
    def changed(name: str) -> bytes:
        return read(name).replace(b'"warm-cats"', b'"cold-cats"')

    with pytest.raises(ComponentError, match="nothing is known as 'cold-cats'") as refused:
        load(changed)
    assert ("scoring.toml", "lists.2D.counts") == (refused.value.file, refused.value.key)


def test_a_number_that_a_kind_does_not_ask_for_is_refused() -> None:
    def changed(name: str) -> bytes:
        return read(name).replace(b'counts = "columns"\n', b'counts = "columns"\nmark = 2\n')

    with pytest.raises(ComponentError, match="unknown field `mark`") as refused:
        load(changed)
    assert "lists.1A.mark" == refused.value.key


def drafted(drawn: tuple[str, ...]) -> Drafted:
    return Drafted("common", drawn, (), (), (), 0, 0)


PLAYED: dict[str, Callable[[], Any]] = {
    "toys": lambda: scoring.best_toys(BOX, WRONG, start().seats[0]),
    "outlook": lambda: Outlook(PlacementTable(BOX), Weights(), replace(start(), lists=WRONG), 0),
    "bound": lambda: best_packing.bound(BOX, drafted(WRONG)),
    "packing": lambda: Repacking(BOX, drafted(WRONG), ()),
    "batch": lambda: Judge(BOX, WRONG, Weights()),
}


@pytest.mark.parametrize("place", PLAYED)
def test_a_list_of_another_pile_is_not_scored_as_one_of_this(place: str) -> None:
    with pytest.raises(ValueError, match="1A, 1B, 3A are not one To Do List of each pile"):
        PLAYED[place]()


class Half(AnimalsList, frozen=True, tag="half"):
    """Scores, and says nothing else."""

    def score(self, case: Any, others: Any) -> tuple[int, list[int]]:
        return 0, []


class Bare(SpacesList, frozen=True, tag="bare"):
    """Says nothing."""


class Blank(GroupsList, frozen=True, tag="blank"):
    """Says nothing."""


# As a module could have them that no type checker has read.
HALF: Any = Half
BARE: Any = Bare
BLANK: Any = Blank


@final
class Twin(SpacesList, frozen=True, tag="twin"):
    """Believes in what another list believes in."""

    beliefs: ClassVar[dict[str, int]] = {"litter": 1}

    def areas(self, grid: Any) -> tuple[int, ...]:
        return ()


def test_a_kind_that_leaves_something_out_is_not_registered() -> None:
    with pytest.raises(
        TypeError, match="'half' lack batch_potential, batch_score, bound, packed, potential"
    ):
        lists.named(HALF)
    with pytest.raises(TypeError, match="'bare' lack areas"):
        lists.named(BARE)
    with pytest.raises(TypeError, match="'blank' lack batch_potential, batch_score, bound"):
        lists.named(BLANK)
    assert not [name for kind in lists.KINDS.values() for name in missing(kind)]


def test_what_a_kind_leaves_out_scores_nothing_silently() -> None:
    half, bare, blank = HALF(pile=2, points=1), BARE(pile=1, points=1), BLANK(pile=3, points=1)
    some: Any = None
    for ask in (
        partial(half.potential, some, some, 0, some, 0),
        partial(half.bound, some, some, 0),
        partial(half.packed, some, some),
        partial(half.batch_score, some),
        partial(half.batch_potential, some, some),
        partial(bare.areas, some),
        partial(blank.score, some, some),
        partial(blank.potential, some, some, 0, some),
        partial(blank.tile_potential, some, 0, some, 0),
        partial(blank.bound, some, some, some, some),
        partial(blank.packed, some, some),
        partial(blank.batch_score, some, some),
        partial(blank.batch_potential, some),
        partial(blank.batch_tile_potential, some, some, some, some, some, some),
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_two_kinds_share_no_name() -> None:
    with pytest.raises(TypeError, match="'columns' share a name"):
        lists.named(*lists.KINDS.values(), lists.KINDS["columns"])
    with pytest.raises(TypeError, match="'twin' share a name"):
        lists.named(*lists.KINDS.values(), Twin)


@pytest.mark.parametrize("place", PLACES)
def test_no_other_module_knows_a_kind_by_name(place: str) -> None:
    found = {
        (file.name, node.value)
        for file in (ROOT / place).rglob("*.py")
        if "lists" not in file.relative_to(ROOT / place).parts
        for node in walk(module(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in lists.KINDS
    }
    # An array of `SuitcaseBatch` has that name too.
    assert set() == found - {("suitcase_batch.py", "edge")}


# What is new


@pytest.fixture
def new(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up kinds are registered, as they would be by a line each."""
    for kind in made_up.KINDS:
        monkeypatch.setitem(lists.KINDS, str(kind.__struct_config__.tag), kind)


def played(seats: int) -> Session:
    game = made_up.game()
    options = {"victory": game.box.cards[0].id} if seats == 1 else {}
    session = begin(game, "made up", [Player("computer", HARD)] * seats, options)
    play_out(session)
    return session


def areas(view: PackView, box: Components) -> list[set[int]]:
    """The cells of each tile of the first seat."""
    masks = [box.mask(one.kind, one.cat, one.turn, one.cell) for one in view.seats[0].placed]
    return [{cell for cell in range(96) if mask >> cell & 1} for mask in masks]


@pytest.mark.usefixtures("new")
def test_new_lists_are_played_and_scored() -> None:
    session = played(1)
    view, box = view_of(session), made_up.game().box
    assert made_up.LISTS == view.lists
    case, tiles = view.seats[0], areas(view, box)
    (sheet,) = session.sheets(None)
    # Counted again, cell by cell.
    full = {c for c in range(96) if (case.taken | case.prefilled | case.laid) >> c & 1}
    whole = sum(
        full.issuperset({12 * row + col for row in rows for col in cols})
        for rows in ((0, 1), (6, 7))
        for cols in ((0, 1), (10, 11))
    )
    assert 4 * whole == sheet.points("todo-1")
    assert sum(not one.cat for one in case.placed) == sheet.points("todo-2")
    groups = sorted(len(group) for group in scoring.Suitcase(box, case).groups)
    assert 3 * groups[2] == sheet.points("todo-3")
    assert len(tiles) > 12
    assert session.result is not None
    assert (sheet.total,) == session.result.scores


@pytest.mark.usefixtures("new")
def test_nothing_goes_beyond_the_bound_of_new_lists() -> None:
    session = played(1)
    box, view = made_up.game().box, view_of(session)
    events = [told.event for told in session.feed(None)]
    tiles = best_packing.drafted(box, view, events, Seat(0))
    desk = Repacking(box, tiles, view.seats[0].placed)
    (sheet,) = session.sheets(None)
    assert sheet.total == desk.now <= best_packing.bound(box, tiles)
    assert desk.packing().points == desk.now


@pytest.mark.usefixtures("new")
@pytest.mark.parametrize("drawn", [made_up.LISTS, ("1A", "2Z", "3A"), ("1Z", "2D", "3D")])
def test_new_lists_are_worth_the_same_in_a_batch(drawn: tuple[str, ...]) -> None:
    session = played(1)
    box, end = made_up.game().box, view_of(session)
    placement_table, judge = PlacementTable(box), Judge(box, drawn, Weights())
    for kept in range(0, len(end.seats[0].placed) + 1, 3):
        placed = end.seats[0].placed[:kept]
        taken = sum(box.mask(one.kind, one.cat, one.turn, one.cell) for one in placed)
        case = replace(end.seats[0], placed=placed, taken=taken, rats=2, toys=3, laid=0)
        packs = SuitcaseBatch(box, [case], single=judge.single)
        for number in (1, 7, box.rounds):
            view = replace(end, lists=drawn, round=number, seats=(case,))
            outlook = Outlook(placement_table, Weights(), view, 0)
            (found,) = judge.value(packs, np.array([box.rounds - number]))
            assert outlook.value(SuitcaseState.of(box, case)) == found
        laid = sum(1 << cell for cell in scoring.best_toys(box, drawn, case))
        (sheet,) = scoring.sheets(box, drawn, [replace(case, laid=laid, toys=0)])
        lines = judge.sheets(packs, None)[:, 0].tolist()
        assert [line.points for line in sheet.lines] == lines


@pytest.mark.usefixtures("new")
def test_a_review_and_several_seats_know_new_lists() -> None:
    session = played(2)
    game = made_up.game()
    reviewer = game.reviewer(game.configure(1, {}))
    view = view_of(session)
    events = [told.event for told in session.feed(None)]
    assert view.seats[0].placed
    shown = next(iter(reviewer.par(view, events, Seat(0), made_up.stream())))
    assert reviewer.is_par(shown, view, events, Seat(0))
    assert shown.made <= shown.found <= shown.bound


def test_what_a_list_believes_is_tuned_by_name() -> None:
    usual = Weights()
    changed = usual.changed({"litter": 7, "grow": 8})
    assert (7, 8) == (changed.belief("litter"), changed.grow)
    assert usual.belief("warm_one") == changed.belief("warm_one") == 99
    assert 53 == usual.belief("litter")
    assert 0 == Weights(lists={}).belief("litter")


def test_every_kind_is_a_list_of_the_box() -> None:
    assert {todo.counts for todo in BOX.todos.values()} == lists.KINDS.keys()
    for todo in BOX.todos.values():
        assert isinstance(todo, ToDo)
        assert todo.pile == todo.in_pile
