"""Tests: the teacher judges a confirmed move by what its seat knows, and names no other."""

from __future__ import annotations

import csv
import pickle
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from engine import catalog
from engine.core import Action, Level, Seat
from engine.games.pack_the_essentials.actions import Claim, Place
from engine.match import Player, Session, begin
from engine.match.advice import asking
from engine.match.branch import branch
from engine.match.review import begins, one_position, reviewer
from engine.match.teacher import (
    BOUNDS,
    AskedMove,
    TeacherAnswer,
    TeacherCount,
    TeacherRequest,
    answer,
    answering,
    encode,
    forget,
    kept,
)
from engine.match.teacher import count as counted
from engine.simulate import play_out
from tests.tools.ladder.tournament import HERE

ME = Seat(0)
GAME = "pack-the-essentials"
LATE = 60
"""The input from which on decisions are looked at: then little is left to be played on."""


@pytest.fixture(scope="module")
def played() -> Session:
    """A whole match of `easy`."""
    session = begin(catalog.game(GAME), "teacher.0", [Player("computer", Level("easy"))])
    play_out(session)
    return session


@pytest.fixture(scope="module")
def costly(played: Session) -> tuple[int, tuple[Action, ...]]:
    """A late decision that the teacher asks about with the smallest bound."""
    for at in begins(played, ME):
        acts = made(played, at)
        if at >= LATE and said(played, at, acts, 4).points:
            return at, acts
    raise AssertionError("the match has no costly decision")


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Nothing is prepared before a test."""
    forget()
    yield
    forget()


def made(session: Session, at: int) -> tuple[Action, ...]:
    """What was done in a decision."""
    _, acts = one_position(session, reviewer(session, ME), ME, at)
    return acts


def request(
    session: Session,
    at: int,
    acts: tuple[Action, ...],
    bound: int,
    *,
    known: frozenset[str] = frozenset(),
    future: str = "",
) -> TeacherRequest:
    """What is asked before an input, in a match that goes on from there."""
    here = branch(session, at - 1, future)
    return TeacherRequest(asking(here, ME, acts), bound, known)


def said(session: Session, at: int, acts: tuple[Action, ...], bound: int) -> TeacherAnswer:
    return last(request(session, at, acts, bound))


def last(asked: TeacherRequest, clock: Callable[[], float] = lambda: 0.0) -> TeacherAnswer:
    """The answer, however long it takes, by way of another process."""
    asked = pickle.loads(pickle.dumps(asked))
    game = catalog.game(GAME)
    by = game.reviewer(asked.about.config)
    assert by is not None
    *earlier, found = answer(game, by, asked, clock)
    assert not any(one.points for one in earlier)
    given: TeacherAnswer = pickle.loads(pickle.dumps(found))
    return given


def test_a_costly_move_is_asked_about_and_the_best_is_not(
    played: Session, costly: tuple[int, tuple[Action, ...]]
) -> None:
    at, acts = costly
    found = said(played, at, acts, 4)
    assert found.points > 4
    assert (found.acts, found.done, found.late) == (acts, 0, False)
    position, _ = one_position(played, reviewer(played, ME), ME, at)
    best = position.best({}).acts
    assert said(played, at, best, 4) == TeacherAnswer()
    # Nothing of the answer tells what would be better.
    assert best != acts
    assert found.reasons is not None
    assert found.reasons.contrast.whole == found.points
    assert found.reasons.board is None or found.reasons.board.better_cells == 0
    assert not {*best} - {*acts} & {*found.acts}
    assert best not in _tuples(found)


def _tuples(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        yield tuple(value)
        for one in value:
            yield from _tuples(one)


def test_the_same_question_has_the_same_answer_prepared_or_not(
    played: Session, costly: tuple[int, tuple[Action, ...]]
) -> None:
    at, acts = costly
    first = said(played, at, acts, 4)
    forget()
    assert said(played, at, (), 4) == TeacherAnswer()
    prepared = said(played, at, acts, 4)
    forget()
    assert prepared == said(played, at, acts, 4) == first


def test_what_is_hidden_changes_nothing(
    played: Session, costly: tuple[int, tuple[Action, ...]]
) -> None:
    """Another seed draws other tiles, cards and tokens from here on; the seat knows of none."""
    at, acts = costly
    own, other = (request(played, at, acts, 4, future=seed) for seed in ("", "PTE-AAAAA"))
    first, second = (branch(played, at - 1, seed) for seed in ("", "PTE-AAAAA"))
    for session in (first, second):
        session.seat(ME, Player("computer", Level("easy")))
        play_out(session)
    assert first.moments[-1].state != second.moments[-1].state
    for asked in (own, other):
        assert played.seed.encode() not in pickle.dumps(asked)
    assert own == other
    answers = []
    for asked in (own, other):
        forget()
        answers.append(last(asked))
    assert answers[0] == answers[1]
    assert answers[0].points


def test_the_bound_is_what_a_move_may_cost(
    played: Session, costly: tuple[int, tuple[Action, ...]]
) -> None:
    at, acts = costly
    points = [said(played, at, acts, bound).points for bound in BOUNDS]
    assert points[0] > BOUNDS[0]
    assert all(not one or one >= bound for one, bound in zip(points, BOUNDS, strict=True))
    assert said(played, at, acts, 100).points == 0


def test_a_decision_that_was_asked_about_is_not_asked_about_again(
    played: Session, costly: tuple[int, tuple[Action, ...]]
) -> None:
    at, acts = costly
    found = said(played, at, acts, 4)
    again = request(played, at, acts, 4, known=frozenset({found.position}))
    assert last(again) == TeacherAnswer()


def test_half_of_a_decision_is_not_judged() -> None:
    session = begin(catalog.game(GAME), "half", [Player(name="Ann")], practice=True)
    assert last(TeacherRequest(asking(session, ME, (Claim(4),)), 4)) == TeacherAnswer()


def test_a_claim_and_a_tile_are_judged_each(played: Session) -> None:
    """Confirmed together, they are two decisions: the later one is judged as it is alone."""
    both = alone = None
    claim: tuple[Action, ...] = ()
    for first, second in pairwise(begins(played, ME)):
        claim, tile = made(played, first), made(played, second)
        is_tile = isinstance(claim[0], Claim) and isinstance(tile[0], Place)
        if first < LATE or not is_tile or second != first + len(claim):
            continue
        alone = said(played, second, tile, 4)
        if alone.points and not said(played, first, claim, 4).points:
            both = said(played, first, (*claim, *tile), 4)
            break
    assert both is not None
    assert alone is not None
    assert both.skipped == len(claim)
    assert both._replace(skipped=0) == alone


def test_it_measures_its_time(played: Session, costly: tuple[int, tuple[Action, ...]]) -> None:
    at, acts = costly
    *_, found = answering(request(played, at, acts, 4))
    assert found.seconds > 0


def test_at_a_table_and_in_other_games_it_is_silent() -> None:
    game = catalog.game(GAME)
    assert game.has_teacher(game.configure(1, {}))
    assert not game.has_teacher(game.configure(2, {}))
    for name in ("carry-on", "cargo-hold", "wheres-my-luggage"):
        other = catalog.game(name)
        assert not any(other.has_teacher(other.configure(n, {})) for n in other.seats)


def test_what_was_asked_is_kept_and_damage_is_left_out(played: Session) -> None:
    at = begins(played, ME)[-2]
    acts = made(played, at)
    one = AskedMove("a", at, acts, 5)
    two = AskedMove("b", begins(played, ME)[0], (Claim(4),), 9)
    lines = [encode(one), b"{}\n", b"\xff\n", encode(two)[:-2] + b"\n", b"[" * 9999, encode(two)]
    assert kept(lines, played.game) == (one, two)
    # Once the same was made, once another move.
    first = made(played, begins(played, ME)[0])
    changed = int({*first[:1]} != {Claim(4)})
    assert counted((one, two), played) == TeacherCount(2, changed)
    assert counted((), played) == TeacherCount(0, 0)
    # What was judged too late counts as long as it is made.
    late, gone = AskedMove("", at, acts, 0), AskedMove("", 1, (Claim(4), Claim(3)), 0)
    lines = [encode(each) for each in (late, gone)]
    assert kept(lines, played.game) == (late, gone)
    assert counted((late, gone), played) == TeacherCount(0, 0, 1)


def test_a_review_says_a_number_in_the_range_that_was_told() -> None:
    """What was measured (`tests.tools.ladder.teacher`): nine of ten reviews do."""
    with (HERE / "results" / "teacher.csv").open(encoding="utf-8", newline="") as file:
        rows = [
            (int(row["said"].partition("/")[0]), (int(row["loss"]) + 50) // 100)
            for row in csv.DictReader(file)
            if row["game"] == "pack_the_essentials"
        ]
    asked = [(TeacherAnswer(points=said).range, loss) for said, loss in rows if said]
    assert len(asked) > 50
    kept_to = sum(low <= loss <= high for (low, high), loss in asked)
    assert kept_to >= 0.9 * len(asked)
    assert TeacherAnswer(points=9).range == (7, 10)
    assert TeacherAnswer(points=2).range == (1, 3)
