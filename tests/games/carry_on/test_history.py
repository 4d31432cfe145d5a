"""Tests: hands as they were, and what each pick was worth, against a reckoning by hand."""

from __future__ import annotations

import pytest

from engine import catalog
from engine.core import GameId, Level
from engine.games.carry_on import history, scoring
from engine.games.carry_on.components import HAND_SIZE, ROUNDS
from engine.games.carry_on.events import HandTaken
from engine.games.carry_on.history import PickWorth
from engine.games.carry_on.view import NOTHING
from engine.match import Player, Session, begin
from engine.simulate import play_out
from tests.games.carry_on.deals import ATHLETE, BUSINESS, CREW, box, cards, points

BOX = box()


def finished(seats: int) -> Session:
    players = [Player("computer", Level("easy"))] * seats
    session = begin(catalog.game(GameId("carry_on")), f"looked back {seats}", players)
    play_out(session)
    return session


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_co_11_all_hands_follow_from_what_was_packed(seats: int) -> None:
    session = finished(seats)
    told = [e for m in session.moments for e in m.events if isinstance(e, HandTaken)]
    view = session.view(None)
    for round_ in range(ROUNDS):
        packed = [seat.rounds[round_].packed for seat in view.seats]
        for turn in range(1, HAND_SIZE + 1):
            for seat in range(seats):
                held = history.held(packed, seat, turn)
                assert packed[seat][turn - 1] == held[0]
                assert HAND_SIZE - turn + 1 == len(held)
                if turn < HAND_SIZE:
                    taken = told.pop(0)
                    assert (seat, taken.cards) == (taken.seat, tuple(sorted(held)))
                else:
                    # The last one is told of with the others, and packs itself.
                    assert held == told.pop(0).cards
    assert not told


def worth(
    text: str, index: int, hand: str, luggage: int, *, character: int = ATHLETE, unused: int = 0
) -> PickWorth:
    score = points(text, luggage, character=character)
    return history.worth(BOX, character, unused, score, index, cards(hand))


def test_a_pick_is_worth_what_the_round_would_lack() -> None:
    """CO-23's round is 34 points, its souvenir wild; without the 7 kg it would be 27."""
    example = "c4 c5 d5 d3 g7 g5 s"
    assert PickWorth(7, NOTHING, 0) == worth(example, 4, "g7 g5 c2", 32)
    # Without the souvenir 29 kg are left; hygiene of 3 kg would be as many, and the bonus too.
    assert PickWorth(5, cards("h3")[0], 3) == worth(example, 6, "c2 s h3", 32)


def test_co_20_a_pick_that_was_too_heavy_cost_points() -> None:
    assert PickWorth(-3, cards("d2")[0], 5) == worth("c7 c7 c7 d7", 3, "d2 d7 g7", 23)


def test_co_21_a_pick_may_bring_a_bonus() -> None:
    assert PickWorth(2 + 5, NOTHING, 0) == worth("c2 c3 c4", 0, "c2 d2", 23)


@pytest.mark.parametrize(("unused", "brought"), [(0, -7), (1, 0)])
def test_co_14_with_an_upgrade_weight_above_23_still_pays(unused: int, brought: int) -> None:
    """23 kg and one of 7: 30 at 32 kg, less the 7 points of the card; else 23 - 7."""
    assert brought == worth("c7 c7 c7 d2 d7", 4, "d7", 23, unused=unused).points


def test_co_24_cabin_crew_gives_up_more() -> None:
    assert -7 == worth("c7 c7 c7 d2 d7", 4, "d7", 23, character=CREW, unused=1).points


def test_without_a_hand_no_other_card_is_named() -> None:
    assert PickWorth(7, NOTHING, 0) == worth("c7", 0, "", 23)


def test_co_15_settling_brings_nothing_or_less() -> None:
    best = points("c7 c7 c7 s", 23, character=ATHLETE)
    assert 0 == history.settled_for(BOX, ATHLETE, 0, best)
    weighed = points("c7 c7 c7 s", 23, character=ATHLETE, weight=1)
    assert 20 - 21 == history.settled_for(BOX, ATHLETE, 0, weighed)
    turned = points("c7 c7 c7 d4", 23, character=CREW, up=True)
    assert 25 - 27 - 21 == history.settled_for(BOX, CREW, 1, turned)


def test_co_14_unused_cards_are_counted_before_each_round() -> None:
    turned = points("c7 c7 c7 c7", 23, up=True)
    kept = points("c7", 23)
    assert [3, 2, 2] == [
        history.unused_before(BOX, BUSINESS, rounds) for rounds in ((), (turned,), (turned, kept))
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_settling_cost_and_the_best_are_the_rounds_points(seats: int) -> None:
    for seat in finished(seats).view(None).seats:
        for number, score in enumerate(seat.rounds):
            unused = history.unused_before(BOX, seat.character, seat.rounds[:number])
            best = scoring.best(BOX, seat.character, score.packed, score.luggage, unused)
            price = scoring.gives_up(BOX, seat.character, unused) if score.use.upgrade else 0
            lost = history.settled_for(BOX, seat.character, unused, score)
            assert best.net + lost == score.points - price
            assert lost <= 0
