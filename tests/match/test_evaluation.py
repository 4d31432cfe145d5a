"""Tests: the best follows from the position alone, and what is kept of it only saves time."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

import engine.search.halving
from engine.core import Seat
from engine.core.review import BestMove
from engine.match import Session
from engine.match.evaluation import (
    MAX_CACHED_POSITIONS,
    SEARCH_STEPS,
    AnyBest,
    Found,
    Position,
    PositionSource,
    encode,
    kept,
    with_line,
)
from engine.match.mistake_drills import judge_drill
from engine.match.review import reviewing
from tests.match.bets import ANN, BO, Bet, Bets, BetsReviewer, BetsScene, Take
from tests.match.test_review import played, reviewed

BETS = [(Bet(bet),) for bet in range(4)]


def there(seed: str, number: int = 0, seat: Seat = ANN) -> Position:
    """The position of a decision of a match at random."""
    session = played(seed)
    at = reviewed(seed).verdicts[number].at
    state = session.moments[at - 1 + (seat == BO)].state
    return Position(BetsReviewer(Bets()), PositionSource.of(session.header), state, seat, "points")


def found(position: Position) -> AnyBest:
    *_, last = position.search(equals=True)
    return last.best


def test_the_best_is_the_same_whatever_was_done() -> None:
    for number in range(4):
        for verdict in reviewed(str(number)).verdicts:
            position = there(str(number), reviewed(str(number)).verdicts.index(verdict))
            best = found(position)
            assert verdict.best == best.acts
            for acts in BETS:
                *_, other = position.judge(verdict.at, acts, best)
                assert (other.best, other.loss == 0) == (best.acts, not other.loss)
                if acts == best.acts:
                    assert (other.loss, other.equal) == (0, False)


def test_the_first_answer_comes_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> Any:
        raise AssertionError

    monkeypatch.setattr(BetsScene, "worth", never)
    first, second = islice(there("1").search(), 2)
    assert first == second == Found(BestMove(there("1").key, 1, (Bet(0),)), 0, SEARCH_STEPS)
    assert not first.final


def test_a_search_ends_with_the_best_and_says_at_each_step_how_far_it_is() -> None:
    every = list(there("1").search(equals=True))
    assert [one.done for one in every] == sorted(one.done for one in every)
    assert [one.final for one in every] == [False] * (len(every) - 1) + [True]
    # Whether others are as good as well changes nothing in it.
    *_, alone = there("1").search()
    assert msgspec.structs.replace(every[-1].best, equal=()) == alone.best


def test_what_is_told_to_be_equally_good_is_judged_so() -> None:
    equals = 0
    for number in range(6):
        for nth in range(6):
            position = there(str(number), nth)
            best = found(position)
            for acts in best.equal:
                equals += 1
                *_, verdict = position.judge(1, acts, best)
                assert verdict.equal
                assert not verdict.mark
                *_, as_good = position.compare(acts, best.acts)
                assert as_good
    assert equals > 3


def test_positions_are_told_apart_by_all_that_they_are_of() -> None:
    session, state = played("1"), played("1").moments[1].state
    by, origin = BetsReviewer(Bets()), PositionSource.of(session.header)
    others = [
        Position(by, origin, played("1").moments[2].state, ANN, "points"),
        Position(by, origin, state, BO, "points"),
        *(
            Position(by, other, state, ANN, "points")
            for other in (
                origin._replace(game="other"),
                origin._replace(rules=9),
                origin._replace(components="other"),
            )
        ),
    ]
    keys = {one.key for one in (Position(by, origin, state, ANN, "points"), *others)}
    assert len(keys) == len(others) + 1


# Kept


def lines(session_of: str) -> list[bytes]:
    return [encode(found(there(session_of, n))) for n in range(len(reviewed(session_of).verdicts))]


def forbid(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> Any:
        raise AssertionError

    monkeypatch.setattr(engine.search.halving, "halving", never)


def test_what_a_hint_has_found_is_not_searched_again_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, known = played("1"), lines("1")
    verdict = reviewed("1").verdicts[0]
    *_, answer = judge_drill(session, ANN, verdict.at, (Bet(3),))
    forbid(monkeypatch)
    assert list(reviewing(session, ANN, known))[-1] == reviewed("1")
    *_, again = judge_drill(session, ANN, verdict.at, (Bet(3),), hints=known)
    assert again == answer
    with pytest.raises(AssertionError):
        list(reviewing(session, ANN, known[1:]))


def test_what_cannot_be_kept_so_is_left_out_and_found_again() -> None:
    position = there("1")
    good = found(position)
    replace = msgspec.structs.replace

    def read(line: bytes) -> AnyBest | None:
        return position.of(kept([line], Bets()))

    assert read(encode(good)) == good
    bad = (
        b"",
        b"\n",
        b"\xff\n",
        encode(good)[:-9],
        b" " + encode(good),
        encode(good)[:-1],
        encode(good).replace(b'"tried"', b'"more":1,"tried"'),
        encode(good).replace(b'"reviewer":1', b'"reviewer":-1'),
        encode(good).replace(b'"reviewer":1', b'"reviewer":"1"'),
        b'{"position":' * 5000 + b"\n",
        # Of another position, of another version, and what cannot be done there.
        encode(replace(good, position="0" * 32)),
        encode(replace(good, reviewer=2)),
        encode(replace(good, acts=(Bet(9),))),
        encode(replace(good, acts=(Take(hurt=True),))),
        encode(replace(good, acts=good.acts * 2)),
        encode(replace(good, equal=((Bet(9),),))),
        encode(replace(good, acts=good.acts * 17)),
    )
    for line in bad:
        assert read(line) is None, line
    assert list(reviewing(played("1"), ANN, bad))[-1] == reviewed("1")


def test_only_the_latest_are_kept_and_each_once() -> None:
    some = [b"%d\n" % number for number in range(MAX_CACHED_POSITIONS)]
    assert with_line(some, b"new\n") == [*some[1:], b"new\n"]
    assert with_line(some, b"7\n") == [one for one in some if one != b"7\n"] + [b"7\n"]


def test_a_review_does_not_depend_on_the_order_of_questions() -> None:
    session: Session = played("2")
    before = reviewed.__wrapped__("2")
    list(reviewing(session, BO))
    assert reviewed.__wrapped__("2") == before
