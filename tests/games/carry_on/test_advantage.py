"""Tests: the advantage for beginners (CO-40): who sees which Luggage card, and who does not."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from engine import catalog, simulate
from engine.core import AwaitingSeats, Level, Rng, Seat
from engine.games.carry_on.actions import Pick
from engine.games.carry_on.bots import expectation
from engine.games.carry_on.events import LuggageDrawn, LuggageLooked, LuggageTaken
from engine.games.carry_on.rules import CarryOn
from engine.games.carry_on.state import CarryState
from engine.games.carry_on.view import Phase
from engine.match import Player, begin
from engine.match.session import HistoryEntry
from engine.simulate import play_out
from tests.games.carry_on.deals import Match, box, stock
from tests.laws import kit, laws
from tests.laws.kit import Position
from tests.laws.test_laws import holds_of

PILE = (23,) * 4 + (32,) * 4


def at_sixth(seats: int = 3, advantages: str = "1", **options: bool) -> Match:
    """A match in which five cards were packed and chance is asked for the early Luggage."""
    match = Match(seats, "early", advantages=advantages, **options).characters()
    match.roll()
    while match.state.phase is not Phase.EARLY:
        assert match.state.packs < 5 * seats
        for seat in match.waiting().due:
            match.act(seat, Pick(match.state.hands[seat][0]))
        if match.state.phase is Phase.DRAW:
            match.answer()
    return match


def test_co_40_the_card_is_drawn_when_five_are_packed_and_shown_to_its_seat_alone() -> None:
    match = at_sixth(advantages="1")
    assert (1, PILE) == (match.request().count, match.request().of)
    match.chance(32)
    assert [(1, (Seat(1),))] == [(told.round, told.seats) for told in match.told(LuggageTaken)]
    (looked,) = match.told(LuggageLooked)
    seen = [looked.seen_by(who) is not None for who in (Seat(0), Seat(1), Seat(2), None)]
    assert [False, True, False, False] == seen
    assert [[0, 0, 0], [0, 32, 0], [0, 0, 0], [0, 0, 0]] == [
        [one.luggage for one in match.view(who).seats] for who in (0, 1, 2, None)
    ]
    assert {PILE} == {match.view(who).luggage for who in (0, 1, 2, None)}
    assert {(Seat(1),)} == {match.view(who).advantages for who in (0, 1, 2, None)}
    assert (Phase.PICK, 6) == (match.view().phase, match.view().turn)


def test_co_40_the_others_draw_of_what_is_left_and_all_limits_are_shown() -> None:
    match = at_sixth(seats=4, advantages="1,3")
    match.chance(23, 32)
    match.pick_any()
    assert (2, (23,) * 3 + (32,) * 3) == (match.request().count, match.request().of)
    match.chance(32, 23)
    (drawn,) = match.told(LuggageDrawn)
    assert ((32, 23, 23, 32), (23,) * 2 + (32,) * 2) == (drawn.limits, drawn.left)
    match.settle_all()
    assert () == match.state.early, "the next round begins without it"


def test_co_40_with_open_hands_the_card_lies_open() -> None:
    match = at_sixth(advantages="0", open_hands=True)
    match.chance(23)
    assert {(23, 0, 0)} == {
        tuple(one.luggage for one in match.view(who).seats) for who in (0, 1, 2, None)
    }
    (looked,) = match.told(LuggageLooked)
    assert looked.seen_by(None) is looked
    assert not stock().hands(match.config)


def test_co_40_two_seats_draw_of_the_pile_that_shrinks() -> None:
    match = at_sixth(seats=2, advantages="0,1")
    assert (2, PILE) == (match.request().count, match.request().of)
    match.chance(23, 32)
    assert [23, 0] == [one.luggage for one in match.view(0).seats]
    assert [0, 32] == [one.luggage for one in match.view(1).seats]
    assert Phase.DRAW is match.view().phase


def test_co_40_two_at_one_screen_hide_it_from_each_other() -> None:
    game = stock()
    for seats, given, covered in ((2, "", False), (2, "1", True), (3, "", True), (3, "0", True)):
        assert covered is game.covers_hands(game.configure(seats, {"advantages": given}))


@pytest.mark.parametrize("seats", [2, 3])
def test_co_40_worlds_keep_ones_own_card_and_deal_those_of_others_evenly(seats: int) -> None:
    match = at_sixth(seats=seats, advantages="0,1")
    match.chance(23, 32)
    found: dict[int, Counter[int]] = {0: Counter(), 1: Counter()}
    for number in range(1_400):
        for seat, drawn in found.items():
            world = stock().determinize(match.state, Seat(seat), Rng("early", number))
            assert world.early[seat] == match.state.early[seat]
            assert stock().observe(world, Seat(seat)) == match.view(seat)
            drawn[world.early[1 - seat]] += 1
    # Seat 0 holds one of four small ones: three small and four large ones may be the other's.
    assert 0.85 < found[0][23] / 600 < 1.15
    assert 0.85 < found[1][32] / 600 < 1.15


class Forgets(CarryOn):
    """Made-up states in which one's own Luggage card may be any that is left."""

    def determinize(self, state: CarryState, seat: Seat, stream: Rng) -> CarryState:
        good = super().determinize(state, seat, stream)
        limits = iter(stream.shuffled(state.pile))
        return replace(good, early=tuple(limit and next(limits) for limit in good.early))


def test_co_40_the_law_of_what_was_told_finds_out_who_forgets_the_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    number = next(
        n
        for n, one in enumerate(kit.configs("carry_on"))
        if (one.seats, one.advantages, one["open-hands"]) == (3, (Seat(0), Seat(1)), False)
    )
    inputs = kit.match("carry_on", number, "law 0").inputs
    places = [Position("carry_on", number, "law 0", count) for count in range(inputs + 1)]
    assert any(place.state.early for place in places)

    def law() -> None:
        for place in places:
            laws.a_world_keeps_what_was_told(place, Seat(1), holds_of("carry_on"))

    law()
    monkeypatch.setattr(Position, "game", property(lambda _: Forgets(box(), {})))
    with pytest.raises(AssertionError):
        law()


def test_co_40_who_knows_the_limit_reckons_with_it_alone() -> None:
    match = at_sixth(advantages="1")
    match.chance(32)
    own, other = (expectation.stakes(box(), match.view(1), seat) for seat in (1, 0))
    assert (0, 1) == (own.small, own.large)
    assert (4, 4) == (other.small, other.large)


def test_co_40_a_match_without_it_is_written_as_ever() -> None:
    plain = Match(3).characters()
    plain.roll()
    for thing in (plain.view(0), plain.state):
        written = msgspec.json.encode(thing)
        assert b"advantages" not in written
        assert b"early" not in written


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
@pytest.mark.parametrize(("seats", "given"), [(2, "0,1"), (3, "1")])
def test_co_40_computers_play_with_it(level: str, seats: int, given: str) -> None:
    players = [Level(level)] * seats
    (spec,) = simulate.specs("carry-on", players, {"advantages": given}, "more", 1)
    record = simulate.play(spec).record
    assert given == record.options["advantages"]
    assert max(record.result.scores) > 0


@pytest.mark.parametrize("seats", [2, 3])
def test_co_40_the_reviewer_judges_matches_with_it(seats: int) -> None:
    game = catalog.game("carry_on")
    players = [Player("computer", Level("easy"))] * seats
    session = begin(game, "CO", players, {"advantages": "1"})
    play_out(session)
    judge = game.reviewer(session.config)
    assert judge is not None
    mine = [one for one in session.moments if _is_due(one, Seat(1))]
    knowing = [one for one in mine if one.state.early]
    assert knowing
    for number, moment in enumerate([*knowing, *mine[:2]]):
        plans = judge.choices(moment.state, Seat(1))
        assert all(plan[0] in game.legal(moment.state, Seat(1)) for plan in plans)
        scene = judge.scene(moment.state, Seat(1), Rng("l", number), 4)
        assert scene.worth(plans, 0, 4, whole=True).shape == (len(plans), 4)


def _is_due(moment: HistoryEntry, seat: Seat) -> bool:
    return isinstance(moment.awaiting, AwaitingSeats) and seat in moment.awaiting.due
