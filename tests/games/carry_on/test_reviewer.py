"""Tests: what decisions in Carry On cost, by what the seat saw and nothing else."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from engine import catalog
from engine.core import Act, AwaitingSeats, Level, Over, Rng, Seat
from engine.core.review import AnyReview
from engine.games.carry_on.actions import Pick
from engine.games.carry_on.bots import reviewer
from engine.games.carry_on.bots.reviewer import CERTAIN_WIN_VALUE, CarryReviewer
from engine.games.carry_on.rules import CarryOn
from engine.games.carry_on.view import Phase
from engine.match import Player, Session, begin
from engine.match.review import ReviewError, decode, encode, reviewing
from engine.simulate import play_out
from tests.tiers import by_turns

ME = Seat(0)
TABLES = (2, 4)


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    # A second opinion takes most of the time.
    monkeypatch.setattr(reviewer, "SECOND_FUTURES", 16)


@cache
def game() -> CarryOn:
    found = catalog.game("carry-on")
    assert isinstance(found, CarryOn)
    return found


@cache
def played(seats: int, level: str = "random") -> Session:
    session = begin(game(), "CO", [Player("computer", Level(level))] * seats)
    play_out(session)
    return session


@cache
def reviewed(seats: int) -> AnyReview:
    return list(reviewing(played(seats), ME))[-1]


@pytest.mark.parametrize("seats", by_turns(TABLES))
def test_every_decision_is_judged_and_all_adds_up_to_the_share_of_the_win(seats: int) -> None:
    session, review = played(seats), reviewed(seats)
    mine = [one for one in session.moments if isinstance(one.given, Act) and one.given.seat == ME]
    assert len(review.verdicts) == review.of == len(mine)
    account = review.account
    assert account is not None
    assert account.adds_up
    assert account.start == CERTAIN_WIN_VALUE // seats
    assert session.result is not None
    best = session.result.ranking[0]
    assert account.result == (CERTAIN_WIN_VALUE // len(best) if ME in best else 0)
    for one in review.verdicts:
        assert 0 <= one.expected <= one.expected + one.loss <= CERTAIN_WIN_VALUE
        assert 0 <= one.before <= CERTAIN_WIN_VALUE
    # To pack just anything surely loses something.
    assert any(one.loss > one.half for one in review.verdicts)
    assert decode(encode(review), session) == review


@pytest.mark.parametrize("seats", by_turns(TABLES))
def test_what_is_hidden_from_the_seat_does_not_matter(seats: int) -> None:
    by, differ, heard = CarryReviewer(game()), 0, 0
    for number, moment in enumerate(played(seats).moments):
        if not isinstance(moment.awaiting, AwaitingSeats) or moment.state.phase is not Phase.PICK:
            continue
        other = game().determinize(moment.state, ME, Rng("anew", number))
        differ += other != moment.state
        scenes = [by.scene(one, ME, Rng("s", number), 16) for one in (moment.state, other)]
        plans = by.choices(moment.state, ME) if ME in moment.awaiting.due else [()]
        worths = [scene.worth(plans, 4, 8, whole=True).tolist() for scene in scenes]
        assert worths[0] == worths[1]
        if len(plans) > 1 and number % 3 == 0:
            both = plans[0], plans[-1]
            told = [by.second_opinion(scene, *both, 4, 6) for scene in scenes]
            assert told[0] == told[1]
            heard += any(told[0].gaps)
    assert differ > 3
    assert heard


def test_a_sealed_pick_that_was_made_anew_is_one_decision() -> None:
    session = begin(game(), "CO-again", [Player(name=str(seat)) for seat in range(3)])
    first, second = sorted({*session.view(ME).seats[ME].hand})[:2]
    session.submit(ME, Pick(first))
    session.submit(Seat(1), session.legal(Seat(1)).sample(Rng("x")))
    session.submit(ME, Pick(second))
    stream = Rng("rest")
    while not isinstance(session.awaiting, Over):
        assert isinstance(session.awaiting, AwaitingSeats)
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    review = list(reviewing(session, ME))[-1]
    assert review.verdicts[0].acts == (Pick(second),)
    # It began with the first of them: number 1 dealt the characters, 2 the hands.
    assert review.verdicts[0].at == 3
    assert review.verdicts[1].at > 5
    assert review.account is not None
    assert review.account.adds_up
    assert decode(encode(review), session) == review
    # Nor is what is better many picks, though each could be made anew.
    first_one = review.verdicts[0]
    loss = max(first_one.loss, 1)
    bad = replace(first_one, best=(Pick(first),) * 16, loss=loss)
    account = review.account
    lost = account.lost - first_one.loss + loss
    beyond = account.beyond - account.lost + lost
    told = replace(account, lost=lost, beyond=beyond)
    many = replace(review, verdicts=(bad, *review.verdicts[1:]), account=told)
    one = replace(many, verdicts=(replace(bad, best=(Pick(first),)), *review.verdicts[1:]))
    assert decode(encode(one), session) == one
    with pytest.raises(ReviewError, match="does not agree with its match"):
        decode(encode(many), session)


def test_the_last_use_is_judged_exactly() -> None:
    for verdict in reviewed(4).verdicts[-2:]:
        state = played(4).moments[verdict.at - 1].state
        if state.phase is Phase.SETTLE:
            assert verdict.half == 0
            assert verdict.expected in {CERTAIN_WIN_VALUE // n for n in range(1, 5)} | {0}
