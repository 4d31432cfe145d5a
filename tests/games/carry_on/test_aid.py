"""The memory aid tells what was seen, and its odds are those of all hands there can be."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine import catalog
from engine.core import Act, AwaitingSeats, Rng, Seat
from engine.games.carry_on import aid
from engine.games.carry_on.view import CarryView, Phase
from engine.match import Player, Session, begin
from tests.laws.kit import play

GAME = catalog.game("carry_on")


def match(seats: int, seed: str = "aid") -> Session:
    players = [Player("person", None, f"P{n}", "brick") for n in range(seats)]
    return begin(GAME, seed, players, {})


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_what_was_taken_since_is_what_is_missing_of_the_hand(seats: int) -> None:
    """By the hands themselves, which no table is told."""
    session, met = match(seats), 0
    held: dict[tuple[int, int], tuple[int, ...]] = {}
    for _ in play(session, Rng("aid", seats)):
        view: CarryView = session.view(Seat(0))
        if view.phase is not Phase.PICK or view.seats[0].picked:
            continue
        hand = view.seats[0].hand
        held[view.round, view.turn] = hand
        taken = aid.taken_since(view, 0)
        if view.turn <= seats:
            assert taken == ()
            continue
        met += 1
        before = list(held[view.round, view.turn - seats])
        # Oneself has packed one of it before it went on.
        own = view.seats[0].packed[view.turn - seats - 1]
        for card in (own, *taken):
            before.remove(card)
        assert sorted(before) == sorted(hand)
    assert (met > 0) == (seats < 6)


def test_odds_agree_with_hands_drawn_at_random() -> None:
    session, stream = match(4, "odds"), Rng("odds", 4)
    for _ in range(4):
        waiting = session.awaiting
        assert isinstance(waiting, AwaitingSeats)
        seat = waiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    view: CarryView = session.view(Seat(1))
    assert view.seats[0].known is None
    said = aid.odds(GAME.box, view, 1)
    assert said is not None
    wanted = aid.lacking(GAME.box, view, 1)
    state = session.moments[-1].state
    hits = 0
    for number in range(1000):
        world = GAME.determinize(state, Seat(1), Rng("world", number))
        hand = list(world.hands[0])
        hand.remove(hand[number % len(hand)])
        hits += any(card in wanted for card in hand)
    assert abs(hits / 10 - said) < 5


def test_odds_of_a_hand_that_is_known_are_exact() -> None:
    view: CarryView = match(4).view(Seat(1))
    mine, other = view.seats[1], view.seats[0]
    wanted = sorted(aid.lacking(GAME.box, view, 1))
    plain = [kind for kind in range(24) if kind not in wanted] or [24]

    def of(known: tuple[int, ...]) -> int | None:
        seats = (replace(other, known=known, cards=len(known)), mine, *view.seats[2:])
        return aid.odds(GAME.box, replace(view, turn=3, seats=seats), 1)

    assert of((plain[0],) * 5) == 0
    assert of((wanted[0], *(plain[0],) * 4)) == 80, "one of five is packed by who holds it"
    assert of((wanted[0], wanted[0], *(plain[0],) * 3)) == 100


def test_there_are_no_odds_where_nothing_is_lacking_or_no_hand_comes() -> None:
    view: CarryView = match(4).view(Seat(0))
    assert aid.odds(GAME.box, replace(view, turn=7), 0) is None
    assert aid.odds(GAME.box, replace(view, phase=Phase.SETTLE), 0) is None
    full = replace(view.seats[0], character=6, packed=(0, 6, 12, 18))
    assert aid.odds(GAME.box, replace(view, turn=4, seats=(full, *view.seats[1:])), 0) is None


def test_with_two_seats_nothing_comes_back() -> None:
    session = match(2)
    for _ in play(session, Rng("two", 2)):
        assert aid.taken_since(session.view(Seat(0)), 0) == ()
        given = session.moments[-1].given
        if isinstance(given, Act) and session.inputs > 20:
            break
