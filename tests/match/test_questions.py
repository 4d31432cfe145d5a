"""Tests: an answer is judged as the review judges, and asked is only what a person decided."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from engine import catalog
from engine.core import Act, AwaitingSeats, Level, Message, Rng, Seat
from engine.core.review import MARK_BOUNDS, AnyReview, Verdict, is_equal
from engine.match import Player, Session, begin, mistake_drills
from engine.match import review as reviews
from engine.match.mistake_drills import JudgedDrill, goes_on, iter_judging, judge_drill
from engine.match.preview import preview
from engine.match.review import ReviewError, _turns, begins, encode, reviewer
from tests.match.bets import ANN, BO, Bet, Bets, Take, exact
from tests.match.test_review import played, reviewed

MATCHES = 10
ALL = 40
"""Among so many a decision is marked."""


def last(number: int, at: int, bet: Bet, kept: bytes = b"") -> JudgedDrill:
    return list(judge_drill(played(str(number)), ANN, at, (bet,), kept))[-1]


def test_what_the_review_has_said_is_taken_as_it_is() -> None:
    for number in range(4):
        kept = encode(reviewed(str(number)))
        for verdict in reviewed(str(number)).verdicts:
            (then,), (best,) = verdict.acts, verdict.best
            own = last(number, verdict.at, then, kept)
            assert verdict == own.verdict == own.answer
            assert own.right == is_equal(verdict.loss, verdict.half)
            better = last(number, verdict.at, best, kept)
            assert (0, "", (best,)) == (better.answer.loss, better.answer.mark, better.answer.best)
            assert better.right


def test_without_a_review_that_decision_alone_is_reviewed_and_comes_out_the_same() -> None:
    review = reviewed("1")
    other = encode(reviewed("2"))
    for verdict in review.verdicts:
        (then,) = verdict.acts
        for kept in (b"", b"{", other):
            assert last(1, verdict.at, then, kept).verdict == verdict


def test_any_other_answer_loses_about_what_it_is_worth_less_and_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Little is at stake in this game.
    monkeypatch.setitem(MARK_BOUNDS, "points", (40, 80, 120))
    held = found = wrong = clear = well = 0
    for number in range(MATCHES):
        # Not kept for other tests, whose bounds are others.
        session, matched = played(str(number)), reviewed.__wrapped__(str(number))
        for verdict in matched.verdicts:
            before = session.moments[verdict.at - 1].state
            best, *worths = (
                exact(session.game.apply(before, Act(ANN, act)).state)
                for act in (verdict.best[0], *map(Bet, range(4)))
            )
            for bet, worth in zip(map(Bet, range(4)), worths, strict=True):
                if (bet,) in (verdict.acts, verdict.best):
                    continue
                judgement = last(number, verdict.at, bet)
                answer, right = judgement.answer, judgement.right
                assert answer.best == verdict.best
                truth = max(0.0, best - worth)
                found += 1
                held += abs(answer.loss - truth) <= answer.half or not answer.loss
                # Not right is what surely loses something; a mark wants more.
                assert right == is_equal(answer.loss, answer.half)
                assert bool(answer.mark) == bool(answer.why)
                assert not (right and answer.mark)
                # Score lines are of all futures that the loss is of; each mean is rounded.
                lines = sum(gap.more for gap in answer.why)
                assert not answer.mark or abs(lines - answer.loss) <= 1
                assert right or answer.loss > answer.half
                wrong += not right
                if not 5 < truth < 60:
                    clear += 1
                    well += right == (truth <= 5)
    assert min(found, clear) > 60
    assert well / clear > 0.95
    assert 20 < wrong < found - 20
    assert held / found > 0.9


def test_an_answer_is_judged_as_if_it_had_been_given_in_the_match() -> None:
    asked = 0
    for verdict in reviewed("0").verdicts:
        for bet in map(Bet, range(4)):
            if (bet,) != verdict.acts:
                asked += 1
                session = begin(Bets(), "0", played("0").header.players)
                for moment in played("0").moments[1:]:
                    if isinstance(moment.given, Act):
                        there = session.inputs + 1 == verdict.at
                        seat, act = moment.given.seat, moment.given.action
                        session.submit(seat, bet if there else act)
                *_, review = reviews.reviewing(session, ANN)
                said = next(one for one in review.verdicts if one.at == verdict.at)
                answer = last(0, verdict.at, bet).answer
                assert said == msgspec.structs.replace(answer, tried=said.tried)
    assert asked == 18


def test_a_process_is_told_in_sentences_and_grows_surer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistake_drills, "read", lambda *_: SimpleNamespace(session=played("1")))
    at = reviewed("1").verdicts[0].at
    *_, answer = iter_judging(b"", ANN, at, (Bet(3),))
    assert isinstance(answer, JudgedDrill)
    for seat, wrong in ((ANN, 999), (BO, at), (ANN, 0), (Seat(7), at)):
        (said,) = iter_judging(b"", seat, wrong, (Bet(0),))
        assert isinstance(said, Message)
        what = (
            "This seat does not exist."
            if seat == Seat(7)
            else "This decision is not in this match."
        )
        assert what == str(said)
    # What is not possible there is no answer.
    refused = [*iter_judging(b"", ANN, at, (Take(hurt=True),))][-1]
    assert isinstance(refused, Message)
    monkeypatch.setattr(mistake_drills, "read", lambda *_: SimpleNamespace(session=None))
    assert ["This is not a Stowaway match."] == [str(one) for one in iter_judging(b"", ANN, 1, ())]


def marked_all(review: AnyReview) -> AnyReview:
    """The same with every decision marked."""
    verdicts = [msgspec.structs.replace(one, mark="slip") for one in review.verdicts]
    return msgspec.structs.replace(review, verdicts=tuple(verdicts))


def ats(session: Session, seat: Seat = ANN) -> list[int]:
    acts = enumerate(session.moments)
    return [n for n, one in acts if isinstance(one.given, Act) and one.given.seat == seat]


def reviewing(session: Session, seat: Seat = ANN) -> AnyReview:
    """All that a seat did there, and all of it marked."""
    review = marked_all(reviewed("1"))
    found: list[Verdict[Any]] = [
        msgspec.structs.replace(review.verdicts[0], at=at) for at in ats(session, seat)
    ]
    return msgspec.structs.replace(review, seat=int(seat), verdicts=tuple(found))


def test_only_what_is_marked_is_asked_and_only_what_a_person_decided() -> None:
    marks = {str(n): [one.at for one in reviewed(str(n)).verdicts if one.mark] for n in range(ALL)}
    seed, marked = next((n, found) for n, found in marks.items() if found)
    assert marked == [*mistake_drills.find_drills(reviewed(seed), played(seed))]
    session = played("1")
    assert ats(session) == [*mistake_drills.find_drills(reviewing(session), session)]
    # A computer's decisions are not asked, also where a person had the seat before or after it.
    computer, person = Player("computer", Level("random"), name="Ann"), Player(name="Ann")
    bo = Player(name="Bo")
    mixed = begin(Bets(), "mixed", (computer, bo))
    for number in range(6):
        if number == 2:
            mixed.seat(ANN, person)
        if number == 4:
            mixed.seat(ANN, computer)
        for _ in range(2):
            assert isinstance(mixed.awaiting, AwaitingSeats)
            seat = mixed.awaiting.due[0]
            mixed.submit(seat, next(iter(mixed.legal(seat))))
    assert mixed.result is not None
    assert ats(mixed)[2:4] == [*mistake_drills.find_drills(reviewing(mixed), mixed)]
    assert ats(mixed, BO) == [*mistake_drills.find_drills(reviewing(mixed, BO), mixed)]
    # And what a branch has of the match that it leaves is asked there.
    leaves = SimpleNamespace(at=ats(session)[3])
    header = SimpleNamespace(branch=leaves, players=session.header.players)
    branch: Any = SimpleNamespace(header=header, journal=session.journal)
    assert ats(session)[4:] == [*mistake_drills.find_drills(reviewing(session), branch)]


def test_what_can_be_asked_are_the_inputs_with_which_decisions_began() -> None:
    for number in range(4):
        session, review = played(str(number)), reviewed(str(number))
        every = range(-1, len(session.moments) + 2)
        can = [at for at in every if mistake_drills.can_be_asked(session, ANN, at)]
        assert can == [one.at for one in review.verdicts] == [*begins(session, ANN)]
        assert not any(mistake_drills.can_be_asked(session, Seat(2), at) for at in every)
    going = begin(Bets(), "new", (Player(name="Ann"), Player(name="Bo")))
    assert not mistake_drills.can_be_asked(going, ANN, 1)


GAMES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "pack_the_essentials": ((1, {}), (3, {"side": "common"})),
    "carry_on": ((2, {}), (4, {})),
    "cargo_hold": ((2, {"target": 1200}),),
}


@pytest.mark.parametrize("name", GAMES)
def test_which_acts_are_one_decision_is_told_without_a_reviewer_and_just_as_it_says(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seats, options in GAMES[name]:
        session = random_match(name, seats, options)
        by = reviewer(session, ANN)
        told = [turn.start + 1 for turn in _turns(by, session.moments, ANN)]
        with monkeypatch.context() as patched:
            # Making one loads NumPy, and holds up the window.
            patched.setattr(type(session.game), "reviewer", None)
            assert told == [*begins(session, ANN)]
            assert mistake_drills.can_be_asked(session, ANN, told[-1])
        acts = ats(session)
        assert set(told) <= set(acts)
        # Of several acts, the first alone is where the decision began.
        several = name == "cargo_hold" or len(told) < len(acts)
        assert several, (name, seats)


def random_match(name: str, seats: int, options: dict[str, Any]) -> Session:
    """A match of persons at random, who sometimes think again."""
    people = [Player(name=str(number)) for number in range(seats)]
    session = begin(catalog.game(name), f"{name} {seats}", people, options)
    stream = Rng(name, seats)
    while isinstance(waiting := session.awaiting, AwaitingSeats):
        again = [seat for seat in waiting.may if seat not in waiting.due]
        seat = stream.choice(again if again and stream.below(3) == 0 else [*waiting.due])
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def test_every_game_that_has_reviews_is_among_these() -> None:
    assert {name for name in catalog.ids() if catalog.game(name).is_reviewed} == set(GAMES)


def test_a_decision_goes_on_while_nothing_else_can_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("1")
    at = ats(session)[0]
    state = session.moments[at - 1].state
    tried = preview(session.game, state, ANN, (Bet(1),), session.tick)
    # Bo is next.
    assert not goes_on(session, ANN, (Bet(1),), tried)
    # If it were her again, and what she may do belongs to it, or does not.
    mine = tried._replace(world=state, legal=session.game.legal(state, ANN))
    strange: list[object] = []
    monkeypatch.setattr(
        "tests.match.bets.BetsReviewer.same_decision", lambda *given: given[-1] not in strange
    )
    assert goes_on(session, ANN, (Bet(1),), mine)
    assert not goes_on(session, ANN, (Bet(1),), mine._replace(secret=True))
    strange.append(Bet(2))
    assert not goes_on(session, ANN, (Bet(1),), mine)


def test_what_is_not_over_or_not_reviewed_is_not_asked() -> None:
    session = begin(Bets(), "new", (Player(name="Ann"), Player(name="Bo")))
    with pytest.raises(ReviewError, match="Only finished matches"):
        list(judge_drill(session, ANN, 1, (Bet(0),)))
