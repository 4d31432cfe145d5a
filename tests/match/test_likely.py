"""What most players would do, by how the weaker levels choose."""

from __future__ import annotations

from functools import cache
from time import process_time

import msgspec
import pytest

from engine import catalog
from engine.core import AwaitingSeats, GameId, Level, Seat
from engine.match import Player, Session, begin
from engine.match.likely import LIKELY, SAMPLES, LikelyPlan, likely_plan
from engine.match.review import begins, decode, encode, one_position, reviewer, reviewing

GAMES = ("pack_the_essentials", "carry_on", "cargo_hold")
SEATS = {"pack_the_essentials": 1, "carry_on": 3, "cargo_hold": 3}


@cache
def played(name: str, level: str = "easy") -> Session:
    """A match of a level's players."""
    game = catalog.game(GameId(name))
    players = [Player("computer", Level(level))] * SEATS[name]
    session = begin(
        game,
        f"{game.prefix}-0000-0000",
        players,
        {},
        components=catalog.components_digest(name),
    )
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        *_, thought = session.think(seat)
        session.submit(seat, thought.best)
    return session


def found(session: Session, at: int) -> LikelyPlan | None:
    by = reviewer(session, Seat(0))
    position, _ = one_position(session, by, Seat(0), at)
    game, config = session.game, session.config
    return likely_plan(game, by, config, position.state, Seat(0), position.key)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_likely_is_what_both_levels_do_and_can_be_done(name: str) -> None:
    session = played(name)
    by = reviewer(session, Seat(0))
    some = 0
    for at in begins(session, Seat(0)):
        one = found(session, at)
        assert one == found(session, at), "it is always the same"
        if one is not None:
            some += 1
            assert LIKELY <= one.share <= 100
            position, _ = one_position(session, by, Seat(0), at)
            assert one.acts[0] in session.game.legal(position.state, Seat(0))
    assert 0 < some


@pytest.mark.parametrize("name", GAMES)
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
    *_, review = reviewing(session, Seat(0))
    likely = [one.likely for one in review.verdicts if one.likely is not msgspec.UNSET]
    assert likely
    assert decode(encode(review), session) == review


def test_a_review_of_an_earlier_program_is_read_as_it_was() -> None:
    session = played("carry_on")
    *_, review = reviewing(session, Seat(0))
    verdicts = tuple(msgspec.structs.replace(one, likely=msgspec.UNSET) for one in review.verdicts)
    old = msgspec.structs.replace(review, verdicts=verdicts)
    assert b"likely" not in encode(old)
    assert decode(encode(old), session) == old


def test_the_levels_are_those_below_hard() -> None:
    assert set(SAMPLES) == {"easy", "normal"}
