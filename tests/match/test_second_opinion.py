"""Tests: what may be marked is judged once more, and who plays on widens an interval."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt, sqrt
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from engine.core import Action, Config, Message, Seat
from engine.core.review import Review, Reviewer, SecondOpinion, Verdict, marked
from engine.match import Session, review
from engine.match.evaluation import DOUBT_PERCENT, Position, PositionSource
from engine.match.review import decode, encode, looking_back, reviewing
from tests.match.bets import ANN, Bet, Bets, BetsReviewer
from tests.match.test_review import MATCHES, played, reviewed

GAPS = (90, 110, 100, 100, 80, 120, 100, 100, 100)


class Doubtful(BetsReviewer):
    """Is asked again in so many futures, and heard so much of the loss."""

    gaps: tuple[int, ...] = GAPS
    doubts = 0
    asked = 0

    def second_samples(self, state: Any) -> int:
        return len(self.gaps)

    def first_error(self, state: Any) -> int:
        return 40

    def doubt(
        self, scene: Any, better: Sequence[Action], own: Sequence[Action], first: int, ways: int
    ) -> int:
        return self.doubts

    def second_opinion(
        self, scene: Any, better: Sequence[Action], own: Sequence[Action], first: int, ways: int
    ) -> SecondOpinion:
        done = type(self).asked % len(self.gaps)
        type(self).asked += ways
        gaps = self.gaps[done : done + ways]
        return SecondOpinion(gaps, {"score": sum(gaps)})


class Kind(Bets):
    """The game with another reviewer."""

    by: type[Reviewer] = Doubtful

    def reviewer(self, config: Config) -> Reviewer:
        made: Any = self.by
        found: Reviewer = made(self)
        return found


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Doubtful, "asked", 0)


def costly() -> tuple[Session, Verdict[Any]]:
    """A match, and a decision of it that is marked."""
    for number in range(MATCHES):
        for verdict in reviewed(str(number)).verdicts:
            if verdict.mark:
                return played(str(number)), verdict
    raise AssertionError


def judged(by: Reviewer, **changes: Any) -> list[Verdict[Any]]:
    session, first = costly()
    state = session.moments[first.at - 1].state
    position = Position(by, PositionSource.of(session.header), state, ANN, "points")
    return [*position.judge(first.at, first.acts, position.best({}))]


def test_a_second_opinion_counts_three_times_as_much() -> None:
    _, first = costly()
    *before, last = judged(Doubtful(Bets()))
    # Until it is there the first verdict stands.
    assert before[-1] == first
    assert Doubtful.asked == len(GAPS)
    assert last.loss == round((first.loss + 3 * 100) / 4)
    spread = sqrt(sum((one - 100) ** 2 for one in GAPS) / (len(GAPS) - 1))
    half = sqrt(first.half**2 + 40**2 + (3 * 1.96 * spread / sqrt(len(GAPS))) ** 2) / 4
    assert half <= last.half <= half + 2
    assert last.mark == marked("points", last.loss, last.half)
    assert last.tried == first.tried + 2 * len(GAPS)
    assert (last.before, last.expected, last.best) == (first.before, first.expected, first.best)


def test_who_plays_on_widens_an_interval_by_a_share_of_the_loss(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Doubtful, "gaps", (900, 910, 890))
    *_, sure = judged(Doubtful(Bets()))
    monkeypatch.setattr(Doubtful, "loss_doubt", 40)
    *_, last = judged(Doubtful(Bets()))
    assert (last.loss, last.before) == (sure.loss, sure.before)
    assert last.half == isqrt(sure.half**2 + (sure.loss * 40 // 100) ** 2)
    assert sure.half < last.half < last.loss


def test_doubt_about_how_much_is_lost_takes_no_mark_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Doubtful, "gaps", (900, 910, 890))
    *_, sure = judged(Doubtful(Bets()))
    monkeypatch.setattr(Doubtful, "loss_doubt", 100)
    *_, last = judged(Doubtful(Bets()))
    assert last.loss <= isqrt(sure.half**2 + sure.loss**2)
    assert (last.mark, last.half) == (sure.mark, last.loss - 1)
    assert last.mark == marked("points", last.loss, last.half)


def test_less_of_a_loss_is_told_where_marked_ones_come_out_smaller(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Doubtful, "gaps", (900, 910, 890))
    *_, whole = judged(Doubtful(Bets()))
    monkeypatch.setattr(Doubtful, "told_percent", 50)
    *_, last = judged(Doubtful(Bets()))
    assert last.loss == whole.loss // 2
    assert last.half == min(whole.half, last.loss - 1)
    assert last.mark == marked("points", last.loss, last.half)


def test_what_the_second_opinion_finds_costly_keeps_its_mark_and_its_reasons_add_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Doubtful, "gaps", (300, 310, 290))
    *_, last = judged(Doubtful(Bets()))
    assert last.mark
    assert abs(sum(one.more for one in last.why) - last.loss) <= 2


def test_what_the_second_opinion_finds_right_is_no_mistake(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Doubtful, "gaps", (-300, -310, -290))
    *_, last = judged(Doubtful(Bets()))
    assert (last.loss, last.half, last.mark, last.why) == (0, 0, "", ())


def test_what_is_not_marked_at_first_is_not_judged_again() -> None:
    for number in range(4):
        session = played(str(number))
        for verdict in reviewed(str(number)).verdicts:
            if not verdict.mark:
                state = session.moments[verdict.at - 1].state
                origin = PositionSource.of(session.header)
                position = Position(Doubtful(Bets()), origin, state, ANN, "points")
                *_, again = position.judge(verdict.at, verdict.acts, position.best({}))
                assert again == verdict
    assert not Doubtful.asked


def test_who_plays_on_widens_an_interval_but_hinders_no_second_opinion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, first = costly()
    monkeypatch.setattr(Doubtful, "doubts", 1000)
    monkeypatch.setattr(Doubtful, "gaps", ())
    *_, alone = judged(Doubtful(Bets()))
    assert (alone.loss, alone.half, alone.mark) == (first.loss, first.half + 1000, "")
    monkeypatch.setattr(Doubtful, "gaps", (650, 650, 650))
    *_, last = judged(Doubtful(Bets()))
    assert last.loss > first.loss
    share = 10 * DOUBT_PERCENT
    assert share < last.half < share + 50
    assert last.mark == ""
    monkeypatch.setattr(Doubtful, "gaps", (1900, 1900, 1900))
    *_, last = judged(Doubtful(Bets()))
    assert last.mark == "blunder"
    assert [one.line for one in last.why] == ["score"]


def test_a_review_judges_again_once_all_decisions_are_there() -> None:
    session, first = costly()
    game = Kind()
    other = Session(game, session.config, session.seed, session.players)
    other.header = session.header
    for entry in session.journal:
        other.enter(entry)
    told = [one for one in reviewing(other, ANN) if one.verdicts]
    whole = next(one for one in told if one.whole)
    full = [one for one in told if len(one.verdicts) == one.of]
    marks = [one for one in full[0].verdicts if one.mark]
    assert first in marks
    # Nobody is asked before, and then about the costliest first.
    changed = [
        next(one.at for one, two in zip(before.verdicts, after.verdicts, strict=True) if one != two)
        for before, after in pairwise(full)
        if before.verdicts != after.verdicts
    ]
    assert changed == [one.at for one in sorted(marks, key=lambda one: -one.loss)]
    assert whole.account is not None
    assert whole.account.lost == sum(one.loss for one in whole.verdicts)
    assert decode(encode(whole), other) == whole


def test_a_review_of_an_older_reviewer_is_made_again_and_its_hints_are_not_believed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = played("1")
    monkeypatch.setattr(review, "read", lambda *_: SimpleNamespace(session=session))
    old = encode(reviewed("1"))
    monkeypatch.setattr(BetsReviewer, "version", BetsReviewer.version + 1)
    said, *made = looking_back(b"", Seat(0), old)
    assert isinstance(said, Message)
    assert "another version of Stowaway. It will be created again." in str(said)
    last = made[-1]
    assert isinstance(last, Review)
    assert last.origin.reviewer == BetsReviewer.version
    assert last.whole
    state = session.moments[reviewed("1").verdicts[0].at - 1].state
    position = Position(
        BetsReviewer(Bets()), PositionSource.of(session.header), state, ANN, "points"
    )
    best = position.best({})
    older = msgspec.structs.replace(best, reviewer=best.reviewer - 1, acts=(Bet(3),))
    assert position.of({position.key: older}) is None
    assert position.best({position.key: older}) == best
