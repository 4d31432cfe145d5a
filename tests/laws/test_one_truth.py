"""Tests: hint, review and questions about mistakes name the same best, from what the seat knows."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from engine import catalog
from engine.core import Act, Action, Level, Seat, Stream
from engine.match import Player, Session, begin
from engine.match.advice import Advice, Asked, advising, asking
from engine.match.questions import judged
from engine.match.review import _turns, reviewer, reviewing
from tests.tiers import at, by_turns, is_deep, some

ME = Seat(0)
EASY = Level("easy")
TABLES = [
    (name, seats)
    for name in catalog.ids()
    if catalog.game(name).is_reviewed
    for seats in sorted({catalog.game(name).seats[0], catalog.game(name).usual or 2})
]
LATEST = 2
"""So many decisions of a match are reviewed in the gate: late ones take the least time."""


@cache
def played(name: str, seats: int) -> Session:
    players = [Player(name="Ann"), *[Player("computer", EASY)] * (seats - 1)]
    session = begin(catalog.game(name), f"truth {seats}", players)
    stream = Stream("truth", name, seats)
    while session.result is None:
        for seat in getattr(session.awaiting, "due", ()):
            *_, thought = session.think(seat, EASY)
            # Now and then something bad, so that something is lost.
            act = thought.best if stream.below(3) else session.legal(seat).sample(stream)
            session.submit(seat, act)
            break
    return session


def decisions(session: Session) -> list[tuple[int, tuple[Action, ...]]]:
    """The inputs with which the decisions of the seat began, and what it did."""
    by = reviewer(session, ME)
    return [(turn.start + 1, turn.acts) for turn in _turns(by, session.moments, ME)]


def until(session: Session, input_: int) -> Session:
    """The match before an input, as it was when that was decided."""
    header = session.header
    made = begin(session.game, session.seed, header.players, dict(header.options))
    for moment in session.moments[1:input_]:
        if isinstance(moment.given, Act):
            made.submit(moment.given.seat, moment.given.action)
    assert made.inputs == input_ - 1
    return made


def hint(asked: Asked) -> Advice:
    *earlier, last = advising(asked)
    assert [one.final for one in earlier] == [False] * len(earlier)
    assert last.final
    return last


def truth(name: str, seats: int, count: int, step: int) -> None:
    session = played(name, seats)
    by, mine = reviewer(session, ME), decisions(session)
    review = list(islice(reviewing(session, ME), count + 1))[-1]
    every = [*zip(review.verdicts[-count:], mine[-count:], strict=True)]
    for verdict, (input_, acts) in every[::step]:
        with at(game=name, seats=seats, input=input_):
            assert (verdict.at, verdict.acts) == (input_, acts)
            advice = hint(asking(until(session, input_), ME))
            assert by.alike(advice.acts, verdict.best)
            assert advice.best == advice.acts[0]
            # What the hint says is right when it is asked once more, and nothing is better.
            *_, same = judged(session, ME, input_, advice.acts)
            assert (same.answer.mark, same.answer.loss) == ("", 0)
            assert by.alike(same.answer.best, advice.acts)
            for equal in advice.equal:
                *_, other = judged(session, ME, input_, equal, hints=[advice.keep])
                assert other.answer.equal
                assert other.right
                assert by.alike(other.answer.best, advice.acts)
            # What was done is called the same by the hint that is asked while it is tried.
            tried = hint(asking(until(session, input_), ME, acts, [advice.keep]))
            assert (tried.acts, tried.keep) == (advice.acts, b"")
            called = "best" if by.alike(acts, verdict.best) else "equal" if verdict.equal else ""
            assert tried.tried == called


@pytest.mark.parametrize(("name", "seats"), by_turns(TABLES))
@pytest.mark.timeout(1200)
def test_hint_review_and_questions_name_the_same_best(name: str, seats: int) -> None:
    if is_deep():
        truth(name, seats, len(decisions(played(name, seats))), 4)
    else:
        truth(name, seats, LATEST, 1)


def anew(asked: Asked, session: Session, key: int) -> Asked:
    """The same question, with all dealt anew that the seat cannot know."""
    game, moments = session.game, session.moments
    first = len(moments) - len(asked.past)
    past = tuple(
        (game.rehide(moments[first + n - 1].state, ME, Stream("anew", key, n)), act)
        for n, (_, act) in enumerate(asked.past)
    )
    world = game.rehide(moments[-1].state, ME, Stream("anew", key))
    return asked._replace(past=past, world=world)


@pytest.mark.parametrize(("name", "seats"), by_turns(TABLES))
def test_what_a_plan_comes_to_does_not_depend_on_others(name: str, seats: int) -> None:
    session = played(name, seats)
    by = reviewer(session, ME)
    for input_, _ in decisions(session)[-9::4]:
        state = by.position(session.moments[input_ - 1].state, ME)
        plans = [*by.choices(state, ME)][:3]
        scenes = [by.scene(state, ME, Stream("alone", input_), 24) for _ in range(2)]
        together = scenes[0].worth([(), *plans], 8, 16, whole=True)
        alone = [scenes[1].worth([plan], 8, 16, whole=True)[0] for plan in reversed(plans)]
        assert [row.tolist() for row in together[1:]] == [row.tolist() for row in reversed(alone)]


@pytest.mark.parametrize(("name", "seats"), by_turns(TABLES))
def test_a_hint_knows_nothing_that_is_hidden_from_its_seat(name: str, seats: int) -> None:
    session, differ = played(name, seats), 0
    # Late ones take the least time.
    every = decisions(session)[-10:]
    for input_, _ in every if is_deep() else some(every, 2):
        with at(input=input_):
            there = until(session, input_)
            asked = asking(there, ME)
            other = anew(asked, there, input_)
            differ += asked.world != other.world
            assert [*advising(asked)] == [*advising(other)]
    # Between two of Carry On nothing is hidden but what is not drawn yet.
    assert differ or seats == 2 or not session.game.hands(session.config)
