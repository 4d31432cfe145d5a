"""Tests: whole matches of Pack the Essentials by random play: nothing is lost, nothing is made."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

import msgspec
import pytest

from engine.core import Act, AwaitingSeats, Chance, Over, Rng, Seat, Sheet, draw
from engine.games.pack_the_essentials.actions import (
    ACTIONS,
    Claim,
    Discard,
    LayToys,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.events import (
    EVENTS,
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    LadyTook,
    RoundBegan,
    Scored,
    TileDiscarded,
    TilePlaced,
)
from engine.games.pack_the_essentials.view import LADY_POSITION, Phase
from tests.games.pack_the_essentials.pictures import Match, stock

BOX = stock().box
AnyAction: TypeAlias = Claim | TakeBonus | Place | PlaceBonus | Discard | LayToys


def conserved(match: Match) -> None:
    """Every component is somewhere, once (PE-4 to PE-7)."""
    state = match.state
    bag = Counter(kind for kind in range(76) if state.bag >> kind & 1)
    bag.update(kind for kind in state.spaces if kind >= 0)
    gone = [event.kind for event in match.log if isinstance(event, LadyTook | TileDiscarded)]
    bag.update(gone)
    supply = list(state.supply)
    rats = toys = 0
    for seat in state.seats:
        covered = 0
        for one in seat.placed:
            area = BOX.mask(one.kind, one.cat, one.turn, one.cell)
            assert area.bit_count() == BOX.kinds[one.kind].size
            assert not area & covered
            covered |= area
            if one.kind < 76:
                bag[one.kind] += 1
            else:
                supply[one.kind - 76] += 1
        assert covered == seat.taken
        assert not seat.taken & seat.prefilled
        assert not seat.laid & (seat.taken | seat.prefilled)
        assert BOX.grid.full == BOX.grid.full | covered | seat.prefilled | seat.laid
        assert BOX.boards[seat.board] == seat.prefilled
        if seat.bonus is not None:
            supply[seat.bonus - 76] += 1
        assert seat.rats >= 0
        rats += seat.rats
        toys += seat.toys + seat.laid.bit_count()
    assert Counter(range(76)) == bag
    assert [8, 10] * 4 == supply
    taken = [event for event in match.log if isinstance(event, BonusTaken)]
    paid = sum(event.rats for event in match.log if isinstance(event, TilePlaced | BonusPlaced))
    pending = 0
    if state.phase is Phase.BONUS:
        # What the position being asked gives besides its tile has been handed over already.
        pending = BOX.positions[state.position - 1].rats
    assert rats == len(state.seats) + sum(event.rats for event in taken) + pending - paid
    assert rats <= 28
    assert toys == sum(event.toys for event in taken) <= 12
    assert 0 <= state.paid <= 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["common", "own"])
def test_pe_6_components_are_conserved_in_whole_matches(seats: int, side: str) -> None:
    for number in range(4):
        match = Match(seats, seed=f"whole {number}", side=side)
        stream = Rng("whole", seats, side, number)
        while match.random_turn(stream):
            conserved(match)
        assert Phase.OVER == match.state.phase
        assert isinstance(match.game.awaiting(match.state), Over)
        assert 1 == sum(1 for event in match.log if isinstance(event, Scored))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pe_20_a_match_has_12_rounds_and_each_seat_one_turn_in_each(seats: int) -> None:
    match = Match(seats, seed="turns")
    stream = Rng("turns", seats)
    while match.random_turn(stream):
        pass
    kinds = Counter(type(event) for event in match.log)
    assert 12 == kinds[RoundBegan]
    assert 12 * seats == kinds[TilePlaced] + kinds[TileDiscarded]
    assert 12 * seats == kinds[BonusTaken]
    assert 12 * (4 - seats) == kinds[LadyTook]
    tiles = sum(
        1 for event in match.log if isinstance(event, BonusTaken) and event.kind is not None
    )
    assert tiles == kinds[BonusPlaced] + kinds[BonusReturned]


def test_pe_18_and_pe_19_happen_in_random_play() -> None:
    """Otherwise the matches above would not show that discards and returns conserve anything."""
    kinds: Counter[type] = Counter()
    for number in range(6):
        match = Match(1, seed=f"rare {number}")
        stream = Rng("rare", number)
        match.roll()
        match.change(prefilled=BOX.grid.full & ~0xFFF_FFF)
        while match.random_turn(stream):
            pass
        kinds.update(type(event) for event in match.log)
    assert kinds[TileDiscarded]
    assert kinds[BonusReturned]


def test_pe_15_at_most_two_rats_are_paid_in_a_turn_of_any_match() -> None:
    spent: list[int] = []
    for number in range(6):
        match = Match(4, seed=f"rats {number}")
        stream = Rng("rats", number)
        turn: dict[tuple[int, int], int] = {}
        while match.random_turn(stream):
            for event in match.events:
                if isinstance(event, TilePlaced | BonusPlaced):
                    key = (match.state.round, event.seat)
                    turn[key] = turn.get(key, 0) + event.rats
        spent += turn.values()
    assert {0, 1, 2} == set(spent)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_same_seed_deals_the_same_whatever_is_played_pe_20(seats: int) -> None:
    tiles, tokens, cards = [], [], []
    for number in range(3):
        match = Match(seats, seed="one deal")
        stream = Rng("other play", seats, number)
        told: dict[int, list[int]] = {}
        turned: list[tuple[int, ...]] = []
        for_round = 0
        while match.random_turn(stream):
            for event in match.events:
                if isinstance(event, RoundBegan):
                    for_round = event.round
                elif isinstance(event, LadyTook):
                    told.setdefault(for_round, []).append(event.token)
            if match.state.phase is Phase.CLAIM and match.state.blocked not in turned:
                turned.append(match.state.blocked)
        tiles.append([event.tiles for event in match.log if isinstance(event, RoundBegan)])
        tokens.append(told)
        cards.append(turned)
    assert tiles[0] == tiles[1] == tiles[2]
    assert tokens[0] == tokens[1] == tokens[2]
    assert cards[0] == cards[1] == cards[2]
    assert 12 == len(tiles[0])


def test_pe_10_another_seed_deals_other_tiles() -> None:
    deals = set()
    for number in range(5):
        match = Match(1, seed=f"deal {number}")
        match.roll()
        deals.add(match.state.spaces)
    assert 5 == len(deals)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_in_a_match_can_be_written_and_read_again(seats: int) -> None:
    match = Match(seats, seed="codec")
    stream = Rng("codec", seats)
    reader: Any = msgspec.json.Decoder(AnyAction, strict=True)
    told: Any = msgspec.json.Decoder(_union(), strict=True)
    running = True
    while running:
        awaiting = match.game.awaiting(match.state)
        if isinstance(awaiting, AwaitingSeats):
            action = match.game.legal(match.state, awaiting.due[0]).sample(stream)
            assert action == reader.decode(msgspec.json.encode(action))
            assert type(action) in ACTIONS
        for event in match.events:
            assert event == told.decode(msgspec.json.encode(event))
        running = match.random_turn(stream)


def _union() -> Any:
    out: Any = EVENTS[0]
    for event in EVENTS[1:]:
        out = out | event
    return out


@pytest.mark.parametrize(
    "text",
    [
        b'{"do":"claim","position":0}',
        b'{"do":"claim","position":5}',
        b'{"do":"claim","position":true}',
        b'{"do":"claim","position":"1"}',
        b'{"do":"claim"}',
        b'{"do":"bonus","colour":4}',
        b'{"do":"bonus","colour":-1}',
        b'{"do":"place","space":1,"cat":0,"turn":0,"cell":0}',
        b'{"do":"place","space":1,"cat":false,"turn":4,"cell":0}',
        b'{"do":"place","space":1,"cat":false,"turn":0,"cell":96}',
        b'{"do":"place-bonus","cat":false,"turn":0,"cell":-1}',
        b'{"do":"discard","space":9}',
        b'{"do":"toys","cells":[96]}',
        b'{"do":"toys","cells":[' + b",".join([b"1"] * 97) + b"]}",
        b'{"do":"dance"}',
        b'{"position":1}',
    ],
)
def test_an_action_from_outside_that_has_no_form_is_not_read(text: bytes) -> None:
    reader: Any = msgspec.json.Decoder(AnyAction, strict=True)
    with pytest.raises(msgspec.ValidationError):
        reader.decode(text)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_views_are_the_same_for_all_and_hold_all_that_is_open_pe_10_to_pe_20(seats: int) -> None:
    match = Match(seats, seed="views")
    stream = Rng("views", seats)
    running = True
    while running:
        state = match.state
        view = match.game.observe(state, None)
        for seat in range(seats):
            mine = match.game.observe(state, Seat(seat))
            assert seat == mine.seat
            assert view == msgspec.structs.replace(mine, seat=None)
            assert state == match.game.determinize(state, Seat(seat), Rng("rehide"))
        assert (state.round, state.first, state.claims) == (view.round, view.first, view.claims)
        assert state.seats == view.seats
        assert (view.actor is None) == (state.phase not in (Phase.CLAIM, Phase.BONUS, Phase.DRAFT))
        if state.phase not in (Phase.BONUS, Phase.DRAFT, Phase.LADY):
            assert 0 == view.position
        if state.phase is not Phase.DRAFT:
            assert (False, 0) == (view.drafted, view.paid)
        if state.phase is Phase.LADY:
            assert LADY_POSITION == view.claims[view.position - 1]
        for event in match.events:
            assert event == event.seen_by(None) == event.seen_by(Seat(0))
            assert type(event) in EVENTS
        running = match.random_turn(stream)


def test_pe_33_the_sheet_of_any_moment_adds_up() -> None:
    match = Match(3, seed="sheet")
    stream = Rng("sheet")
    sheets: tuple[Sheet, ...] = ()
    while match.random_turn(stream):
        sheets = match.game.sheet(match.game.observe(match.state, None))
        assert 3 == len(sheets)
        for one in sheets:
            assert one.total == sum(line.points for line in one.lines)
            assert len({line.line for line in one.lines}) == len(one.lines) == 9
    scored = next(event for event in match.log if isinstance(event, Scored))
    assert scored.scores == tuple(one.total for one in sheets)
    assert sorted(seat for group in scored.ranking for seat in group) == [0, 1, 2]


def test_applying_leaves_the_state_as_it_was_pe_17() -> None:
    match = Match(2, seed="pure")
    stream = Rng("pure")
    while True:
        state = match.state
        before = msgspec.json.encode(state)
        awaiting = match.game.awaiting(state)
        if isinstance(awaiting, Over):
            break
        given: Any
        if isinstance(awaiting, AwaitingSeats):
            seat = awaiting.due[0]
            given = Act(seat, match.game.legal(state, seat).sample(stream))
        else:
            given = Chance(draw(match.seed, awaiting.request))
        assert match.game.apply(state, given) == match.game.apply(state, given)
        assert before == msgspec.json.encode(state)
        match.give(given)


def test_time_does_nothing_to_a_match_without_a_clock() -> None:
    match = Match(2)
    assert (match.state, ()) == match.game.advance(match.state, 600)[:2]  # type: ignore[arg-type]
