"""A decision is guessed first: the order of its candidates tells nothing, then come numbers."""

from __future__ import annotations

from itertools import permutations, product
from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog
from engine.core import Action, AwaitingSeats, Level, Message, Rng, Seat
from engine.core.review import Verdict
from engine.games.cargo_hold.actions import Answers, EndTurn, Getaway, Reinforcing
from engine.games.carry_on.bots import reviewer as carry_on
from engine.games.pack_the_essentials.actions import Place, PlaceBonus
from engine.games.pack_the_essentials.bots import reviewer as pack_the_essentials
from engine.match import Player, Session, begin, guess
from engine.match.evaluation import Position, PositionSource
from engine.match.guess import MAX_CANDIDATES, GuessQuestion, candidates, iter_guesses
from engine.match.review import begins, encode, one_position, reviewer
from tests.match.bets import ANN, Bet
from tests.match.test_review import played, reviewed
from tests.tiers import by_turns, some

ME = Seat(0)
EASY = Level("easy")
TABLES = {"pack_the_essentials": 1, "carry_on": 3, "cargo_hold": 2}


def asked(number: int, at: int, kept: bytes = b"") -> list[GuessQuestion]:
    return [*guess.guess(played(str(number)), ANN, at, kept)]


def test_first_come_the_candidates_and_last_what_each_costs() -> None:
    for verdict in reviewed("1").verdicts:
        *earlier, last = asked(1, verdict.at)
        assert earlier
        assert {(one.plans, one.verdicts, one.played) for one in earlier} == {
            (last.plans, (), last.played)
        }
        assert (2 <= len(last.plans) <= MAX_CANDIDATES, last.unit) == (True, "points")
        assert last.asks_value
        assert verdict.acts == last.plans[last.played]
        assert verdict.best == last.plans[last.best]
        assert [one.acts for one in last.verdicts] == [*last.plans]
        # No candidate is worth more than the best, and what is told adds up, as in the review.
        best = last.verdicts[last.best].expected
        assert verdict.expected + verdict.loss == best
        for number, one in enumerate(last.verdicts):
            assert best - one.loss == one.expected
            assert last.is_right(number) == (one.loss <= one.half)
        assert last.is_right(last.best)


def test_a_review_that_was_kept_changes_nothing() -> None:
    for verdict in reviewed("1").verdicts:
        for kept in (encode(reviewed("1")), encode(reviewed("2")), b"{"):
            assert asked(1, verdict.at)[-1] == asked(1, verdict.at, kept)[-1]


def test_what_coincides_is_one_candidate_and_one_more_is_added() -> None:
    by = reviewer(played("1"), ANN)
    at = reviewed("1").verdicts[0].at
    position, _ = one_position(played("1"), by, ANN, at)
    zero, one, two, three = ((Bet(number),) for number in range(4))
    # However they are named, the order is that of the acts.
    for named in permutations((three, zero, two)):
        assert (zero, one, two, three) == candidates(by, position, named, iter((two, one)))
    assert (one, three) == candidates(by, position, (three, three, three), iter((three, one, two)))
    assert (two, three) == candidates(by, position, (three, two, three), iter((two, three)))
    assert (two,) == candidates(by, position, (two, two), iter(()))


def test_in_which_order_a_decision_was_made_tells_nothing() -> None:
    session = match("pack_the_essentials")
    by = reviewer(session, ME)
    both: list[tuple[Position, tuple[Action, ...]]] = []
    for at in begins(session, ME):
        position, acts = one_position(session, by, ME, at)
        if {*map(type, acts)} == {Place, PlaceBonus} and position.allows(acts[::-1]):
            both.append((position, acts))
    assert both
    for position, acts in both:
        orders = (acts, acts[::-1])
        assert 1 == len({candidates(by, position, (one,), iter(())) for one in orders})


def test_standing_answers_tell_nothing() -> None:
    """Only what was done has any, so the best with some would be known by them."""
    session = match("cargo_hold")
    by = reviewer(session, ME)
    answers = Answers(Getaway.ALWAYS, True, Reinforcing.NONE, True)
    ends: list[tuple[Position, EndTurn, EndTurn]] = []
    for at in begins(session, ME):
        position, _ = one_position(session, by, ME, at)
        acts = EndTurn(True, answers), EndTurn(True)
        if all(position.allows((act,)) for act in acts):
            ends.append((position, *acts))
    assert ends
    for position, left, open_end in some(ends, 2):
        others = [(EndTurn(False, answers),), (EndTurn(False),)]
        for one, other in product(((left,), (open_end,)), others):
            found = {
                candidates(by, position, named, iter(())) for named in ((one, other), (other, one))
            }
            assert found == {((EndTurn(False),), (EndTurn(True),))}


def test_candidates_within_their_interval_of_the_best_are_right() -> None:
    best: Any = (Bet(0),)
    told = [
        Verdict(3, (Bet(number),), best, 0, 500 - loss, loss, half)
        for number, (loss, half) in enumerate(((0, 0), (90, 90), (91, 90), (900, 901)))
    ]
    plans = tuple(one.acts for one in told)
    question = GuessQuestion(3, "points", True, plans, 2, tuple(told))
    assert [True, True, False, True] == [question.is_right(number) for number in range(4)]
    assert 0 == question.best
    # No chance to win is less than nothing.
    assert [500, 410, 409, -400] == [one.expected for one in guess._adding_up(told, "points", 2)]
    assert [500, 410, 409, 0] == [one.expected for one in guess._adding_up(told, "percent", 2)]


def test_the_best_brings_what_the_review_of_what_was_done_tells() -> None:
    best: Any = (Bet(0),)
    # A second opinion has changed the loss, and not what was expected.
    told = [
        Verdict(3, best, best, 0, 2400, 0, 0),
        Verdict(3, (Bet(1),), best, 0, 1900, 700, 100),
        Verdict(3, (Bet(2),), best, 0, 2200, 200, 100),
    ]
    assert [2600, 1900, 2400] == [one.expected for one in guess._adding_up(told, "percent", 1)]
    assert [2400, 1700, 2200] == [one.expected for one in guess._adding_up(told, "percent", 0)]


def match(name: str) -> Session:
    """A match of a person against computers, in which something bad is done now and then."""
    players = [Player(name="Ann"), *[Player("computer", EASY)] * (TABLES[name] - 1)]
    session = begin(catalog.game(name), "guess", players)
    stream = Rng("guess", name)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        *_, thought = session.think(seat, EASY)
        act = thought.best if stream.below(3) else session.legal(seat).sample(stream)
        session.submit(seat, act)
    return session


@pytest.mark.parametrize("name", by_turns([*TABLES]))
def test_what_the_seat_cannot_know_may_be_anything(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (carry_on, pack_the_essentials):
        monkeypatch.setattr(module, "SECOND_FUTURES", 8)
    session = match(name)
    # Late ones take the least time.
    for at in some(begins(session, ME)[-8:], 1):

        def dealt_anew(session: Session, by: Any, seat: Seat, at: int) -> Any:
            state = session.moments[at - 1].state
            other = session.game.determinize(state, seat, Rng("anew", at))
            unit = by.unit(session.config.seats)
            _, acts = one_position(session, by, seat, at)
            return Position(by, PositionSource.of(session.header), other, seat, unit), acts

        *_, first = guess.guess(session, ME, at)
        monkeypatch.setattr(guess, "one_position", dealt_anew)
        *_, second = guess.guess(session, ME, at)
        monkeypatch.setattr(guess, "one_position", one_position)
        assert first == second


def test_a_process_is_told_in_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guess, "read", lambda *_: SimpleNamespace(session=played("1")))
    first, second = (one.at for one in reviewed("1").verdicts[:2])
    told = [*iter_guesses(b"", ANN, (first, second))]
    assert all(isinstance(one, GuessQuestion) for one in told)
    whole = [one.at for one in told if isinstance(one, GuessQuestion) and one.verdicts]
    assert [first, second] == whole
    *_, said = iter_guesses(b"", ANN, (first, 999))
    assert isinstance(said, Message)
    assert "This decision is not in this match." == str(said)
    monkeypatch.setattr(guess, "read", lambda *_: SimpleNamespace(session=None))
    assert ["This is not a Stowaway match."] == [str(one) for one in iter_guesses(b"", ANN, (1,))]


@pytest.mark.parametrize(
    ("name", "seats", "asked"),
    [
        ("pack_the_essentials", 1, True),
        ("pack_the_essentials", 2, False),
        ("carry_on", 2, True),
        ("carry_on", 4, True),
        ("cargo_hold", 2, False),
    ],
)
def test_a_player_may_say_what_comes_of_it_where_it_can_be_estimated(
    name: str, seats: int, asked: bool
) -> None:
    session = begin(catalog.game(name), "asks", [Player(name=str(n)) for n in range(seats)])
    by = session.game.reviewer(session.config)
    assert by is not None
    assert asked == by.asks_value(seats)
