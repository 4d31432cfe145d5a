"""Tests: the best packing of what was drafted, against the score sheet and an exact solver."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise, product
from typing import Any

import pytest
from msgspec.structs import replace

from engine import catalog
from engine.core import Act, GameId, Level, Over, Rng, Seat
from engine.core.review import BestPacking
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import LayToys, Place, PlaceBonus
from engine.games.pack_the_essentials.bots import best_packing
from engine.games.pack_the_essentials.bots.best_packing import Packing, Repacking
from engine.games.pack_the_essentials.components import PILES, Components
from engine.games.pack_the_essentials.drafts import Drafted, affordable, refusable
from engine.games.pack_the_essentials.events import TileDiscarded
from engine.games.pack_the_essentials.lists.litters import most_litters
from engine.games.pack_the_essentials.lists.mixed_tiles import MixedTiles, most_mixed
from engine.games.pack_the_essentials.view import PackView, Placed, SeatView
from engine.match import Player, Session, begin
from engine.match.review import reviewer
from engine.parts.grid import places
from engine.simulate import play_out
from tests import tiers
from tests.games.pack_the_essentials.pictures import stock, tile

BOX = stock().box


def played(level: str, seats: int, seed: str, **options: str) -> Session:
    game = catalog.game(GameId("pack_the_essentials"))
    session = begin(game, seed, [Player("computer", Level(level))] * seats, options)
    play_out(session)
    return session


def tiles_of(session: Session, seat: int) -> Drafted:
    events = [told.event for told in session.feed(None)]
    return best_packing.drafted(BOX, session.view(None), events, Seat(seat))


def total(view: PackView, seat: int, tiles: Drafted, packing: Packing) -> int:
    """What the score sheet says of a packing among the others' suitcases."""
    case = view.seats[seat]
    taken = 0
    for one in packing.placed:
        mask = BOX.mask(one.kind, one.cat, one.turn, one.cell)
        assert BOX.kinds[one.kind].forms(one.cat)[one.turn].room >> one.cell & 1
        assert not mask & (taken | case.prefilled)
        taken |= mask
    assert [one.kind for one in packing.placed] == list(tiles.kinds)
    cats = [one.cat for one in packing.placed]
    assert affordable(BOX, tiles, cats)
    assert packing.laid & (taken | case.prefilled) == 0
    assert packing.laid.bit_count() <= tiles.toys
    mine = replace(
        case, taken=taken, placed=packing.placed, rats=tiles.rats - sum(cats), laid=packing.laid
    )
    seats = tuple(mine if n == seat else one for n, one in enumerate(view.seats))
    return scoring.sheets(BOX, view.lists, seats)[seat].total


@pytest.mark.parametrize("seats", [1, 3])
def test_all_that_is_tried_is_legal_and_scored_as_the_sheet_does(seats: int) -> None:
    session = played("easy", seats, "par")
    view = session.view(None)
    # The lists do not matter to what was drafted, so each is looked at.
    for n in range(4):
        lists = tuple(BOX.pile(pile)[(n + pile) % 4] for pile in PILES)
        seen = replace(view, lists=lists)
        seat = n % seats
        tiles = replace(tiles_of(session, seat), lists=lists)
        desk = Repacking(BOX, tiles, view.seats[seat].placed)
        stream = Rng("tried", n)
        for _ in range(10):
            for _ in range(20):
                desk.move(stream, 6.0)
            assert desk.now == desk.packing().points
            assert total(seen, seat, tiles, desk.packing()) == desk.now


def test_what_was_packed_is_worth_its_result() -> None:
    session = played("easy", 2, "as it was")
    result = session.result
    assert result is not None
    for seat, score in enumerate(result.scores):
        tiles = tiles_of(session, seat)
        case = session.view(None).seats[seat]
        assert Repacking(BOX, tiles, case.placed).now == score
        assert tiles.rats == case.rats + sum(one.cat for one in case.placed)
        assert affordable(BOX, tiles, [one.cat for one in case.placed])


def test_pe_15_a_cat_needs_its_rat_in_time_and_a_turn_pays_two() -> None:
    tiles = Drafted("common", (), (0, 1, 2, 3), (1, 2, 2, 3), (1, 2, 2, 4), 4, 0)

    def paid(cats: str) -> bool:
        return affordable(BOX, tiles, [cat == "c" for cat in cats])

    assert paid("c..c")
    assert paid(".ccc")
    assert not paid("ccc.")
    assert not affordable(replace(BOX, rats_a_turn=1), tiles, [False, True, True, False])


def test_a_search_is_the_same_each_time_and_gets_no_worse() -> None:
    session = played("easy", 1, "again")
    tiles, placed = tiles_of(session, 0), session.view(None).seats[0].placed

    def found() -> list[Packing]:
        return list(islice(best_packing.search(BOX, tiles, placed, Rng("again"), 500), 12))

    first = found()
    assert first == found()
    assert all(one.points <= other.points for one, other in pairwise(first))
    assert first[-1].points > Repacking(BOX, tiles, placed).now
    assert total(session.view(None), 0, tiles, first[-1]) == first[-1].points


# Against a solver that looks at everything


def small(room: list[str]) -> Components:
    """The box with a board of which little is open, given as rows from its upper left corner."""
    open_cells = sum(
        1 << row * 12 + col
        for row, line in enumerate(room)
        for col, char in enumerate(line)
        if char == "."
    )
    return replace(BOX, boards={"small": BOX.grid.full & ~open_cells})


def layouts(box: Components, tiles: Drafted) -> Iterator[tuple[Placed, ...]]:
    """Every way to lay all tiles, each once; equal ones in the order of their places."""

    def lay(done: tuple[Placed, ...], free: int) -> Iterator[tuple[Placed, ...]]:
        at = len(done)
        if at == len(tiles.kinds):
            yield done
            return
        kind = box.kinds[tiles.kinds[at]]
        for cat in (False, True):
            sides = [*(one.cat for one in done), cat]
            known = replace(
                tiles,
                kinds=tiles.kinds[: at + 1],
                turns=tiles.turns[: at + 1],
                earned=tiles.earned[: at + 1],
            )
            if not affordable(box, known, sides):
                continue
            for turn, cell in places(free, kind.forms(cat)):
                placed = Placed(kind.id, cat, turn, cell)
                yield from lay((*done, placed), free & ~box.mask(kind.id, cat, turn, cell))

    yield from lay((), box.grid.full & ~box.boards[tiles.board])


def solved(box: Components, tiles: Drafted) -> int:
    """The most that any packing makes; -1 where the tiles do not all fit."""
    best = -1
    prefilled = box.boards[tiles.board]
    for placed in layouts(box, tiles):
        taken = sum(box.mask(one.kind, one.cat, one.turn, one.cell) for one in placed)
        rats = tiles.rats - sum(one.cat for one in placed)
        seat = SeatView("small", prefilled, taken, placed, rats, tiles.toys, 0, None)
        laid = sum(1 << cell for cell in scoring.best_toys(box, tiles.lists, seat))
        (sheet,) = scoring.sheets(box, tiles.lists, [replace(seat, laid=laid)])
        best = max(best, sheet.total)
    return best


ROOMS = (
    ["...", "..."],
    ["....", ".X.."],
    ["X.", "..", "..", "X."],
    ["...", "...", "X.."],
    [".....X", "XX...."],
)
SMALL = [f"{colour} {form}" for colour in BOX.colours for form in ("sock", "underwear")]
LARGER = [f"{colour} {form}" for colour in BOX.colours for form in ("V3", "I3")]


def puzzle(number: int) -> tuple[Components, Drafted]:
    """A small board and tiles that may fit on it, each number another."""
    stream = Rng("puzzle", number)
    box = small(stream.choice(ROOMS))
    left = (box.grid.full & ~box.boards["small"]).bit_count() - stream.below(3)
    kinds: list[int] = []
    while left > 0 and len(kinds) < 6:
        kind = tile(stream.choice(LARGER if stream.below(4) == 0 else SMALL))
        if box.kinds[kind].size <= left:
            kinds.append(kind)
            left -= box.kinds[kind].size
    lists = tuple(stream.choice(box.pile(pile)) for pile in PILES)
    turns = tuple(sorted(1 + stream.below(len(kinds)) for _ in kinds))
    earned = tuple(min(turn // 2, 3) for turn in turns)
    return box, Drafted("small", lists, tuple(kinds), turns, earned, 3, stream.below(3))


def test_no_packing_of_a_small_board_goes_beyond_the_bound() -> None:
    met = tight = 0
    for number in range(60 if tiers.is_deep() else 6):
        box, tiles = puzzle(number)
        best = solved(box, tiles)
        if best >= 0:
            bound = best_packing.bound(box, tiles)
            with tiers.at(number=number):
                assert best <= bound
            met += 1
            tight += best == bound
    # A bound that is never reached would be of no use.
    assert met >= 4
    assert tight


def test_as_many_litters_are_thought_possible_as_rats_in_time_allow() -> None:
    for number in range(12):
        stream = Rng("litters", number)
        # Two of each colour in any order, two a turn.
        kinds = tuple(stream.shuffled([tile(f"{c} underwear") for c in BOX.colours] * 2))
        turns = (1, 1, 2, 2, 3, 3, 4, 4)
        given = [stream.below(3) for _ in range(4)]
        earned = tuple(sum(given[:turn]) + 1 for turn in turns)
        tiles = Drafted("common", (), kinds, turns, earned, earned[-1], 0)
        found = [0] * 9
        for sides in product((False, True), repeat=8):
            if affordable(BOX, tiles, sides):
                counts = [0] * 4
                for kind, cat in zip(kinds, sides, strict=True):
                    counts[BOX.kinds[kind].colour] += cat
                found[sum(sides)] = max(found[sum(sides)], min(counts))
        most = best_packing.most_cats(BOX, tiles)
        assert not any(found[most + 1 :])
        assert [most_litters(BOX, tiles, n) for n in range(most + 1)] == found[: most + 1]


def test_no_more_tiles_touch_all_other_colours_than_a_plane_has_room_for() -> None:
    box = small(["...X", "....", "...X"])
    words = ["lavender I3", "peach I3", *["magenta underwear"] * 3, "mint underwear"]
    kinds = tuple(tile(word) for word in words)
    tiles = Drafted("small", (), kinds, (1,) * 6, (0,) * 6, 0, 0)
    owned = [sum(box.kinds[kind].colour == colour for kind in kinds) for colour in range(4)]
    mixed = MixedTiles(pile=3, points=1)
    touched = False
    for placed in layouts(box, tiles):
        masks = [box.mask(one.kind, one.cat, one.turn, one.cell) for one in placed]
        seat = SeatView("small", 0, sum(masks), placed, 0, 0, 0, None)
        _, counted = mixed.score(scoring.Suitcase(box, seat), ())
        areas = [
            sum(m for m, one in zip(masks, placed, strict=True) if box.kinds[one.kind].colour == c)
            for c in range(4)
        ]
        groups = [len(box.grid.components(area)) for area in areas]
        for colour, most in enumerate(most_mixed(owned, groups)):
            here = sum(1 for mask in counted if mask & areas[colour])
            assert here <= most
            touched = touched or here == most < owned[colour]
    # Else it would say nothing here.
    assert touched


# Played again, as the rules have it


def again(session: Session, seat: Seat, par: BestPacking) -> int:
    """The total of a match in which a seat packs what is shown, and all else is as it was.

    Raises Refused where that cannot be played.
    """
    game = session.game
    *rows, toys = par.shown
    left = [Placed(kind, bool(cat), turn, cell) for kind, cat, turn, cell in rows]
    state = session.moments[0].state
    for moment in session.moments[1:]:
        given: Any = moment.given
        if isinstance(given, Act) and given.seat == seat:
            act = given.action
            if isinstance(act, Place):
                one = left.pop(0)
                assert state.spaces[act.space - 1] == one.kind
                given = Act(seat, Place(act.space, one.cat, one.turn, one.cell))
            elif isinstance(act, PlaceBonus):
                one = left.pop(0)
                assert state.seats[seat].bonus == one.kind
                given = Act(seat, PlaceBonus(one.cat, one.turn, one.cell))
            elif isinstance(act, LayToys):
                given = Act(seat, LayToys(tuple(toys)))
        state = game.apply(state, given).state
    assert not left
    end = game.awaiting(state)
    assert isinstance(end, Over)
    return end.result.scores[seat]


def pars(session: Session, seat: Seat) -> list[BestPacking]:
    """Some of the first packings that a review shows, many more in the deep tier."""
    by = reviewer(session, seat)
    told = [one.event for one in session.feed(seat)]
    view = session.view(seat)
    found = by.par(view, told, seat, Rng("shown", int(seat)))
    few = list(islice(found, 200 if tiers.is_deep() else 4))
    assert all(by.is_par(one, view, told, seat) for one in few[-1:])
    return few


def throws_away(session: Session) -> bool:
    """Whether somebody discarded a tile."""
    return any(isinstance(one.event, TileDiscarded) for one in session.feed(None))


@pytest.mark.parametrize(
    ("level", "seats", "seed", "options"),
    [
        ("easy", 1, "again 1", {"victory": "fur-trip"}),
        ("easy", 1, "again 2", {"victory": "round-the-world", "side": "own"}),
        ("easy", 2, "again 5", {}),
        ("easy", 3, "again 9", {"side": "own"}),
        ("easy", 4, "again 1", {}),
        ("normal", 2, "again 1", {}),
    ],
)
def test_pe_18_each_packing_that_is_shown_can_be_played(
    level: str, seats: int, seed: str, options: dict[str, str]
) -> None:
    session = played(level, seats, seed, **options)
    assert throws_away(session)
    for seat in session.seats:
        for par in pars(session, seat):
            assert again(session, seat, par) == par.found


def test_pe_19_a_bonus_tile_is_given_back_where_it_fits_nowhere() -> None:
    box = small(["...X", "X.XX"])
    sock, underwear = tile("mint sock"), tile("peach underwear")
    kinds = (tile("mint I3"), underwear)
    tiles = Drafted("small", (), kinds, (1, 2), (0, 0), 0, 0, refused=((1, (sock,)),))
    above = [box.mask(kinds[0], False, turn, 0) for turn in range(2)]
    row = next(mask for mask in above if mask == 0b111)
    assert refusable(box, tiles, [row, 1 << 13])
    # Before the first tile it would have fitted; so would the underwear after it.
    assert not refusable(box, replace(tiles, refused=((0, (sock,)),)), [row, 1 << 13])
    assert not refusable(box, replace(tiles, refused=((1, (sock, underwear)),)), [row, 1 << 13])
    assert refusable(box, replace(tiles, refused=((2, (sock, underwear)),)), [row, 1 << 13])
