"""Tests: a review says what is so where that is known, adds up, and fits its match alone."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby, pairwise
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from engine.core import Act, AwaitingSeats, Chance, Message, Rng, Seat
from engine.core.review import (
    MARK_BOUNDS,
    AnyReview,
    LikelyMove,
    LuckSkillSplit,
    Review,
    ScoreDifference,
    Unit,
    Verdict,
    marked,
    places,
)
from engine.match import Player, Session, begin, review
from engine.match.review import (
    MAX_BYTES,
    ReviewError,
    decode,
    encode,
    looking_back,
    reviewing,
)
from tests.match.bets import ANN, BO, FINE, SAFE, Bet, Bets, BetsReviewer, Take, exact
from tests.match.toy import Toy

PEOPLE = (Player(name="Ann"), Player(name="Bo"))
MATCHES = 40


@cache
def played(seed: str) -> Session:
    """A match at random."""
    session = begin(Bets(), seed, PEOPLE)
    stream = Rng(seed)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


@cache
def reviewed(seed: str) -> AnyReview:
    return list(reviewing(played(seed), ANN))[-1]


def test_the_interval_holds_what_was_lost_in_95_of_100_decisions() -> None:
    held = found = 0
    error = 0.0
    for number in range(MATCHES):
        session = played(str(number))
        for verdict in reviewed(str(number)).verdicts:
            before = session.moments[verdict.at - 1].state
            worths = [
                exact(session.game.apply(before, Act(ANN, acts[0])).state)
                for acts in (verdict.best, verdict.acts)
            ]
            if not verdict.loss:
                # Nothing shows that the best is better.
                assert verdict.best == verdict.acts or verdict.equal
                continue
            found += 1
            truth = worths[0] - worths[1]
            held += truth - verdict.half <= verdict.loss <= truth + verdict.half
            error += verdict.loss - truth
    assert found > 80
    assert held / found > 0.95 - 3 * (0.95 * 0.05 / found) ** 0.5
    assert abs(error / found) < 6


def test_what_is_wide_is_compared_in_more_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    def made() -> dict[tuple[int, int], Verdict[Any]]:
        reviews = ((n, list(reviewing(played(str(n)), ANN))[-1]) for n in range(4))
        return {(n, one.at): one for n, review in reviews for one in review.verdicts}

    more = made()
    monkeypatch.setattr(BetsReviewer, "max_samples", BetsReviewer.comparison_samples)
    both = [(one, more[at]) for at, one in made().items() if one.loss and more[at].loss]
    wide = [(one, other) for one, other in both if one.half > BetsReviewer.narrow]
    assert len(wide) > 5
    assert all(other.tried > one.tried for one, other in wide)
    # Three times as many futures: the intervals are narrower by the root of it.
    mean = sum(other.half / one.half for one, other in wide) / len(wide)
    assert 0.5 < mean < 0.65
    assert all(one == other for one, other in both if (one, other) not in wide)


def test_a_sure_fine_is_named_as_what_cost_most() -> None:
    verdicts = [one for n in range(MATCHES) for one in reviewed(str(n)).verdicts]
    fined = [one for one in verdicts if one.acts == (Bet(3),)]
    assert len(fined) > 30
    for one in fined:
        # The safe sum at least would have been better by so much; four standard errors.
        assert one.loss + 2 * one.half >= SAFE - FINE
        assert one.best != one.acts


def test_what_is_marked_has_its_reasons_and_nothing_else_has() -> None:
    assert {marked("points", loss, 10) for loss in (0, 199, 200)} == {""}
    assert [marked("points", loss, 10) for loss in (201, 401, 801)] == [
        "slip",
        "mistake",
        "blunder",
    ]
    assert [marked("percent", one + 1, 0) for one in MARK_BOUNDS["percent"]] == [
        "slip",
        "mistake",
        "blunder",
    ]
    assert marked("points", 900, 900) == ""


def test_a_loss_as_told_never_contradicts_its_mark() -> None:
    found = set()
    units: tuple[Unit, ...] = ("points", "percent")
    for unit in units:
        for loss in (*range(190, 420), *range(595, 610), *range(795, 810), *range(1195, 1210)):
            for half in (0, 100, loss - 6, loss - 1, loss, loss + 1, loss + 6):
                mark = marked(unit, loss, half)
                verdict = Verdict(1, (Bet(0),), (Bet(1),), 0, 0, loss, half, mark)
                exact = places(unit, verdict)
                step = 10 ** (2 - exact)
                told = [(one + step // 2) // step * step for one in (loss, half)]
                assert marked(unit, *told) == mark, (unit, loss, half)
                found.add(exact)
    assert found == {1, 2}


def test_luck_skill_and_the_others_add_up_to_the_result() -> None:
    parts = set()
    for number in range(MATCHES):
        account = reviewed(str(number)).account
        assert account is not None
        assert account.adds_up
        assert account.result == played(str(number)).moments[-1].state.score
        assert account.start == 6 * SAFE
        parts |= {account.chance > 0, account.others < 0}
    assert parts == {True, False}


def test_luck_is_what_the_deals_gave_and_theirs_what_the_others_did() -> None:
    session = begin(Bets(), "luck", PEOPLE)
    for bet, hurt in ((2, False), (2, True), (0, False), (2, False), (2, True), (2, False)):
        session.submit(ANN, Bet(bet))
        session.submit(BO, Take(hurt))
    account = list(reviewing(session, ANN))[-1].account
    assert account is not None
    # Only the third bet had anything to do with chance, and the one after it shows what came of it.
    assert [n for n, luck in enumerate(account.luck) if luck] == [3]
    assert account.theirs == (0, 0, -30, 0, 0, -30, 0)
    # What the card brought, less what it could be expected to, within a sampling of 48.
    worths = [exact(moment.state) for moment in session.moments]
    third = next(n for n, one in enumerate(session.moments) if one.given == Act(ANN, Bet(0)))
    assert abs(account.luck[3] - (worths[third + 2] - worths[third + 1])) < 35


def test_the_latest_decision_is_judged_first_and_each_step_adds_one() -> None:
    every = list(reviewing(played("0"), ANN))
    # While what others and chance did is reckoned nothing new is to be told.
    steps = [step for step, _ in groupby(every)]
    assert len(every) > len(steps)
    assert [len(one.verdicts) for one in steps] == [0, 1, 2, 3, 4, 5, 6, 6, 6, 6]
    assert all(one.of == 6 for one in steps)
    assert [one.whole for one in steps] == [False] * 7 + [True] * 3
    assert [one.par.proven for one in steps if one.par] == [False, True]
    for before, after in pairwise(steps[:-3]):
        assert after.verdicts[1:] == before.verdicts
    assert every == list(reviewing(played("0"), ANN))


def test_a_review_that_is_kept_is_read_again() -> None:
    kept = encode(reviewed("1"))
    assert decode(kept, played("1")) == reviewed("1")


def test_the_others_seat_has_a_review_of_its_own() -> None:
    review = list(reviewing(played("2"), BO))[-1]
    assert review.seat == BO
    with pytest.raises(ReviewError, match=re.escape("This seat does not exist.")):
        list(reviewing(played("2"), Seat(2)))


def test_what_is_not_this_matchs_review_is_refused_with_a_sentence() -> None:
    good, session = reviewed("1"), played("1")
    account, first = good.account, good.verdicts[0]
    assert account is not None
    assert good.par is not None
    replace = msgspec.structs.replace
    bad = {
        "another match": encode(reviewed("2")),
        "damaged": encode(good)[:-20],
        "too large": b" " * (MAX_BYTES + 1),
        "in Stowaway’s format": b" " + encode(good),
        "another version of Stowaway": encode(
            replace(good, origin=replace(good.origin, reviewer=9))
        ),
        "agree": encode(replace(good, account=replace(account, chance=account.chance + 1))),
        "its match": encode(replace(good, verdicts=good.verdicts[1:])),
        "not agree": encode(replace(good, verdicts=(replace(first, at=99), *good.verdicts[1:]))),
        "agree with its": encode(replace(good, account=None)),
        "not agree with its": encode(
            replace(good, verdicts=(replace(first, best=(Bet(9),)), *good.verdicts[1:]))
        ),
        "review does not agree": encode(replace(good, par=replace(good.par, made=0))),
        "not agree with its match": encode(replace(good, par=replace(good.par, found=9999))),
        "does not": encode(
            replace(good, verdicts=(replace(first, mark="blunder"), *good.verdicts[1:]))
        ),
        "is damaged": encode(good).replace(b'"unit":"points"', b'"unit":"pounds"'),
        "This review is damaged": encode(good).replace(b'"seat":0', b'"seat":0,"more":1'),
    }
    for sentence, data in bad.items():
        with pytest.raises(ReviewError, match=sentence):
            decode(data, session)


def test_numbers_that_no_review_has_are_refused_though_they_add_up() -> None:
    seeds = map(str, range(MATCHES))
    seed = next(each for each in seeds if any(one.mark for one in reviewed(each).verdicts))
    good, session = reviewed(seed), played(seed)
    account, replace = good.account, msgspec.structs.replace
    assert account is not None
    marked_one = next(one for one in good.verdicts if one.mark)
    plain = next(one for one in good.verdicts if not one.loss)
    at, much = good.verdicts.index(marked_one), 777_777
    gap = marked_one.why[0]

    def judged(old: Verdict[Any], **new: Any) -> AnyReview:
        """The same with another verdict, and an account that follows from it."""
        one = replace(old, **new)
        verdicts = tuple(one if each is old else each for each in good.verdicts)
        lost = sum(each.loss for each in verdicts)
        own = sum(each.expected - each.before for each in verdicts)
        start = account.result - own - account.chance - account.others
        told = replace(account, start=start, beyond=own + lost, lost=lost)
        return replace(good, verdicts=verdicts, account=told)

    def told(**new: Any) -> AnyReview:
        return replace(good, account=replace(account, **new))

    luck = (much, *account.luck[1:])
    moved = (much, *account.luck[1:at], account.luck[at] - much, *account.luck[at + 1 :])
    theirs = (account.theirs[0] + 9, *account.theirs[1:])

    def likely(*acts: Bet, share: int = 60, loss: int = 0, half: int = 0) -> AnyReview:
        move: Any = LikelyMove(acts or plain.acts, share, loss, half)
        return judged(plain, likely=move)

    bad = (
        judged(marked_one, expected=marked_one.expected - 900_000),
        judged(plain, before=plain.before + much),
        judged(marked_one, half=10**6, mark=""),
        judged(marked_one, loss=900_000, mark="blunder"),
        judged(marked_one, best=marked_one.acts),
        judged(plain, half=3),
        judged(plain, why=(gap,)),
        judged(marked_one, why=tuple(ScoreDifference("<b>x</b>", 1) for _ in range(60))),
        judged(marked_one, why=(gap, gap)),
        judged(marked_one, why=(replace(gap, more=10**6),)),
        judged(marked_one, best=marked_one.best * 16),
        likely(Bet(9)),
        likely(*plain.acts * 16),
        likely(share=24),
        likely(loss=900_000),
        likely(half=900_000),
        told(start=account.start + much, beyond=account.beyond - much),
        told(luck=luck, chance=sum(luck), beyond=account.beyond - sum(luck) + account.chance),
        told(luck=moved),
        told(theirs=theirs, others=sum(theirs), start=account.start - 9),
    )
    assert decode(encode(judged(plain)), session) == good
    assert decode(encode(likely(loss=300, half=100)), session) == likely(loss=300, half=100)
    for number, one in enumerate(bad):
        assert one.account is not None
        assert one.account.adds_up, number
        with pytest.raises(ReviewError, match="does not agree with its match"):
            decode(encode(one), session)


def test_a_kept_review_is_given_at_once_and_one_that_does_not_fit_is_made_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review, "read", lambda *_: SimpleNamespace(session=played("1")))
    kept = encode(reviewed("1"))
    assert list(looking_back(b"", ANN, kept)) == [reviewed("1")]
    # Where somebody left before par was found, that alone is looked for.
    left = msgspec.structs.replace(reviewed("1"), par=None)
    with monkeypatch.context() as patched:
        patched.setattr(review, "_first_verdict", None)
        first, *_, last = looking_back(b"", ANN, encode(left))
    assert (first, last) == (left, reviewed("1"))
    refused, *made = looking_back(b"", ANN, encode(reviewed("2")))
    assert isinstance(refused, Message)
    assert "belongs to another match" in str(refused)
    assert str(refused).endswith(" It will be created again.")
    assert made == list(looking_back(b"", ANN))
    assert made[-1] == reviewed("1")
    # Of the other seat it is no answer.
    other = list(looking_back(b"", BO, kept))[-1]
    assert isinstance(other, Review)
    assert other.seat == BO


def test_what_cannot_be_reviewed_is_a_sentence_for_another_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (said,) = looking_back(b"nonsense", ANN)
    assert str(said) == "This is not a Stowaway match."
    going = begin(Bets(), "3", PEOPLE)
    monkeypatch.setattr(review, "read", lambda *_: SimpleNamespace(session=going))
    (said,) = looking_back(b"", ANN)
    assert "Only finished matches" in str(said)


def test_it_is_told_at_once_whether_a_match_is_reviewed() -> None:
    assert review.is_reviewed(played("1"))
    assert not review.is_reviewed(begin(Bets(), "3", PEOPLE))
    assert not Toy().is_reviewed


def test_what_goes_on_or_was_typed_in_is_not_reviewed() -> None:
    with pytest.raises(ReviewError, match="Only finished matches"):
        list(reviewing(begin(Bets(), "3", PEOPLE), ANN))
    typed = Session(Bets(), played("0").config, "", PEOPLE, given=True)
    for moment in played("0").moments[1:]:
        given = moment.given
        if isinstance(given, Chance):
            typed.answer(given.drawn)
        else:
            assert isinstance(given, Act)
            typed.submit(given.seat, given.action)
    with pytest.raises(ReviewError, match="entered by hand"):
        list(reviewing(typed, ANN))


def test_a_game_without_a_reviewer_is_not_reviewed() -> None:
    session = begin(Toy(), "TY-1", PEOPLE)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, next(iter(session.legal(seat))))
    with pytest.raises(ReviewError, match="Toy matches cannot be reviewed"):
        list(reviewing(session, ANN))


def test_an_account_that_does_not_add_up_is_none() -> None:
    good = LuckSkillSplit(100, 10, -20, 30, 40, 80, (10, 0), (0, -20))
    assert good.adds_up
    for field in ("start", "chance", "others", "beyond", "lost", "result"):
        worse = msgspec.structs.replace(good, **{field: getattr(good, field) + 1})
        assert not worse.adds_up
