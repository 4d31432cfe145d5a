"""What most players would do, by how the weaker levels choose."""

from __future__ import annotations

from functools import cache
from time import process_time
from typing import Any

import msgspec
import pytest

from engine import catalog
from engine.core import Act, Action, AwaitingSeats, GameId, Level, Seat
from engine.core.review import AnyReview
from engine.match import Player, Session, begin, likely
from engine.match.likely import LIKELY, LikelyPlan, likely_plan
from engine.match.review import begins, decode, encode, one_position, reviewer, reviewing
from tests.tiers import by_turns

GAMES = ("pack_the_essentials", "carry_on", "cargo_hold")
SEATS = {"pack_the_essentials": 1, "carry_on": 3, "cargo_hold": 3}


@cache
def played(name: str, level: str = "easy", code: str = "0000-0000") -> Session:
    """A match of a level's players."""
    game = catalog.game(GameId(name))
    players = [Player("computer", Level(level))] * SEATS[name]
    session = begin(
        game,
        f"{game.prefix}-{code}",
        players,
        {},
        components=catalog.components_digest(name),
    )
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        *_, thought = session.think(seat)
        session.submit(seat, thought.best)
    return session


@cache
def reviewed() -> AnyReview:
    """The review of the match of Carry On."""
    *_, review = reviewing(played("carry_on"), Seat(0))
    return review


def found(session: Session, at: int) -> LikelyPlan | None:
    by = reviewer(session, Seat(0))
    position, _ = one_position(session, by, Seat(0), at)
    game, config = session.game, session.config
    return likely_plan(game, by, config, position.state, Seat(0), position.key)


@pytest.mark.parametrize("name", by_turns(GAMES))
def test_what_is_likely_can_be_done_and_is_always_the_same(name: str) -> None:
    session = played(name)
    by = reviewer(session, Seat(0))
    some = 0
    for at in begins(session, Seat(0)):
        one = found(session, at)
        assert one == found(session, at)
        if one is not None:
            some += 1
            assert LIKELY <= one.share <= 100
            state = one_position(session, by, Seat(0), at)[0].state
            for number, act in enumerate(one.acts):
                assert number == 0 or by.same_decision(state, one.acts[:number], act)
                assert act in session.game.legal(state, Seat(0))
                state = session.game.apply(state, Act(Seat(0), act)).state
    assert 0 < some


@pytest.mark.parametrize(
    ("easy", "normal", "share"),
    [
        ((12, 0), (0, 4), None),
        ((12, 0), (4, 0), 100),
        ((6, 6), (1, 3), 50),
        ((9, 3), (1, 3), 25),
        ((10, 2), (0, 4), None),
    ],
)
def test_what_is_likely_is_what_both_levels_do_often_enough(
    monkeypatch: pytest.MonkeyPatch,
    easy: tuple[int, int],
    normal: tuple[int, int],
    share: int | None,
) -> None:
    session = played("carry_on")
    at = begins(session, Seat(0))[0]
    state = session.moments[at - 1].state
    one, other = [*session.game.legal(state, Seat(0))][:2]
    left = {
        Level(level): [(one,)] * counts[0] + [(other,)] * counts[1]
        for level, counts in (("easy", easy), ("normal", normal))
    }

    def plan(*given: Any) -> tuple[Action, ...]:
        return left[given[5]].pop()

    monkeypatch.setattr(likely, "_plan", plan)
    told = found(session, at)
    assert (told.share if told else None) == share


@pytest.mark.parametrize("name", by_turns(GAMES))
def test_what_is_likely_is_found_at_once(name: str) -> None:
    session = played(name)
    at = begins(session, Seat(0))
    start = process_time()
    for one in at:
        found(session, one)
    # The bar is 0.05 s; the position itself is made here too.
    assert (process_time() - start) / len(at) < 0.05


def test_a_review_tells_what_is_likely_and_is_kept_with_it() -> None:
    session = played("carry_on")
    review = reviewed()
    assert any(one.likely is not msgspec.UNSET for one in review.verdicts)
    assert decode(encode(review), session) == review


def test_what_most_players_would_lose_has_a_second_opinion_as_what_is_marked() -> None:
    session = played("carry_on", "hard", "0000-0001")
    by = reviewer(session, Seat(0))
    found = list(reviewing(session, Seat(0)))
    lost: dict[int, int] = {}
    changed = 0
    for one in found[-1].verdicts:
        if one.likely is msgspec.UNSET or not one.likely.loss:
            continue
        position, _ = one_position(session, by, Seat(0), one.at)
        acts, best = one.likely.acts, position.best({})
        *_, first = position.first_verdict(one.at, acts, best)
        *_, last = position.judge(one.at, acts, best)
        assert (one.likely.loss, one.likely.half) == (last.loss, last.half)
        lost[one.at] = last.loss
        changed += first.loss != last.loss
    assert changed
    # Until then nothing is told that may be taken back.
    for review in found:
        for one in review.verdicts:
            if one.likely is not msgspec.UNSET and one.likely.loss:
                assert one.likely.loss == lost[one.at]


def test_a_review_of_an_earlier_program_is_read_as_it_was() -> None:
    session = played("carry_on")
    review = reviewed()
    verdicts = tuple(msgspec.structs.replace(one, likely=msgspec.UNSET) for one in review.verdicts)
    old = msgspec.structs.replace(review, verdicts=verdicts)
    assert b"likely" not in encode(old)
    assert decode(encode(old), session) == old
