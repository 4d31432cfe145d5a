"""Tests: what a kept review says may be made up, but no move that it names is against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core import Act, Action, AnyGame, Message, Refused, Rng, Seat
from engine.core.review import AnyReview, BestPacking, LuckSkillSplit, Review, Verdict, marked
from engine.games.cargo_hold import actions as cargo
from engine.games.carry_on import actions as carry
from engine.games.pack_the_essentials import actions as pack
from engine.match import Session, codec, mistake_drills
from engine.match.mistake_drills import judge_drill
from engine.match.review import (
    ReviewError,
    _origin,
    _turns,
    decode,
    encode,
    looking_back,
    reviewer,
)
from engine.store import Matches
from tests.match.test_questions import GAMES, random_match
from tests.tiers import at

ME = Seat(0)
WORTH, LOSS = 5000, 500
"""In hundredths: what each decision is said to be worth, and what one is said to have lost."""
MANY = 150

Made = Callable[[Rng], Action]


def cards(stream: Rng, kinds: int) -> tuple[int, ...]:
    return tuple(stream.below(kinds) for _ in range(stream.below(4)))


POOLS: dict[str, tuple[Made, ...]] = {
    "pack_the_essentials": (
        lambda s: pack.Claim(1 + s.below(4)),
        lambda s: pack.TakeBonus(s.below(4)),
        lambda s: pack.Place(1 + s.below(4), s.below(2) == 1, s.below(4), s.below(96)),
        lambda s: pack.PlaceBonus(s.below(2) == 1, s.below(4), s.below(96)),
        lambda s: pack.Discard(1 + s.below(4)),
        lambda s: pack.LayToys((s.below(48), 48 + s.below(48))),
    ),
    "carry_on": (
        lambda s: carry.Pick(s.below(25)),
        lambda s: carry.Settle(s.below(8), s.below(2) == 1),
    ),
    "cargo_hold": (
        lambda s: cargo.Collect(),
        lambda s: cargo.Extend(),
        lambda s: cargo.Deliver(cards(s, 24), s.below(2) == 1),
        # A seat is any number as far as a file is concerned.
        lambda s: cargo.Attack(Seat(s.choice((-1, 0, 1, 2, 10**30))), cards(s, 24)),
        lambda s: cargo.EndTurn(s.below(2) == 1, cargo.Answers(lasso=s.below(2) == 1)),
        lambda s: cargo.Discard(cards(s, 24)),
        lambda s: cargo.Steal(s.below(24)),
        lambda s: cargo.Flee(True),
        lambda s: cargo.Rope(s.below(24)),
        lambda s: cargo.Reinforce(s.below(9) - 1),
        lambda s: cargo.TakeBack(cards(s, 24)),
    ),
}
TABLES = [(name, seats) for name, tables in GAMES.items() for seats, _ in tables]
tables = pytest.mark.parametrize(("name", "seats"), TABLES)


@cache
def match(name: str, seats: int) -> Session:
    return random_match(name, seats, dict(GAMES[name])[seats])


def made_up(session: Session) -> AnyReview:
    """A review that nobody made, and that could be true: nothing ever lost anything."""
    by = reviewer(session, ME)
    turns = _turns(by, session.moments, ME)
    verdicts: tuple[Verdict[Any], ...] = tuple(
        Verdict(turn.start + 1, turn.acts, turn.acts, WORTH, WORTH, 0, 0) for turn in turns
    )
    result = by.result(session.moments[-1].state, ME)
    # At the end chance made of it what it came to.
    luck = (*[0] * len(turns), result - WORTH)
    account = LuckSkillSplit(WORTH, sum(luck), 0, 0, 0, result, luck, (0,) * len(luck))
    origin, unit = _origin(session, by), by.unit(session.config.seats)
    return Review(origin, int(ME), unit, len(turns), verdicts, account)


def better(review: AnyReview, number: int, best: tuple[Action, ...]) -> AnyReview:
    """The same, but that one decision lost something, since these acts were better."""
    old = review.verdicts[number]
    mark = marked(review.unit, LOSS, 0)
    one = msgspec.structs.replace(old, best=best, loss=LOSS, mark=mark)
    verdicts = (*review.verdicts[:number], one, *review.verdicts[number + 1 :])
    assert review.account is not None
    account = msgspec.structs.replace(review.account, lost=LOSS, beyond=LOSS)
    return msgspec.structs.replace(review, verdicts=verdicts, account=account)


def is_possible(session: Session, number: int, acts: tuple[Action, ...]) -> bool:
    """Whether the game takes these acts after an input, one after the other."""
    game: AnyGame = session.game
    state = session.moments[number].state
    try:
        for act in acts:
            state = game.apply(state, Act(ME, act)).state
    except Refused:
        return False
    return True


def forged(name: str, seats: int) -> Iterator[tuple[AnyReview, bool]]:
    """Made-up reviews that name some acts as better, and whether these are within the rules."""
    session = match(name, seats)
    review, stream = made_up(session), Rng("forged", name, seats)
    for _ in range(MANY):
        number = stream.below(len(review.verdicts))
        then = review.verdicts[number]
        acts: tuple[Action, ...] = (stream.choice(POOLS[name])(stream),)
        # The first of a decision of two is right, and the second may be anything.
        acts = (then.acts[0], *acts) if len(then.acts) > 1 and stream.below(3) == 0 else acts
        if acts != then.acts:
            yield better(review, number, acts), is_possible(session, then.at - 1, acts)


@tables
def test_what_could_be_true_is_believed(name: str, seats: int) -> None:
    session = match(name, seats)
    review = made_up(session)
    assert decode(encode(review), session) == review
    found = 0
    for number, verdict in enumerate(review.verdicts):
        state = session.moments[verdict.at - 1].state
        for act in islice(session.game.legal(state, ME), 3 if number % 5 == 0 else 0):
            if (act,) != verdict.acts:
                told = better(review, number, (act,))
                assert decode(encode(told), session) == told
                found += 1
    assert found


@tables
def test_a_review_with_a_move_against_the_rules_is_refused(name: str, seats: int) -> None:
    session, refused = match(name, seats), 0
    for number, (review, possible) in enumerate(forged(name, seats)):
        with at(number=number):
            line = encode(review)
            if possible:
                continue
            refused += 1
            with pytest.raises(ReviewError, match="does not agree with its match"):
                decode(line, session)
    assert refused > MANY // 3


def test_a_review_that_names_more_than_one_decision_is_refused() -> None:
    """In Cargo Hold, whoever has delivered may raid next: but that is another decision."""
    session = match("cargo_hold", 2)
    review, refused = made_up(session), 0
    for number, verdict in enumerate(review.verdicts):
        game: AnyGame = session.game
        state = game.apply(session.moments[verdict.at - 1].state, Act(ME, verdict.acts[0])).state
        for act in islice(game.legal(state, ME), 3):
            refused += 1
            with pytest.raises(ReviewError, match="does not agree with its match"):
                decode(encode(better(review, number, (verdict.acts[0], act))), session)
    assert refused > 10


@tables
def test_it_is_made_anew_and_nothing_of_it_is_told(
    name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By way of the file, whose seal is right, as the pages read it."""
    session = match(name, seats)
    data = codec.encode(session.header, session.journal)
    kept = Matches(tmp_path / "matches")
    kept.folder.mkdir()
    path = kept.folder / "one.stowaway"
    path.write_bytes(data)
    review = next(review for review, possible in forged(name, seats) if not possible)
    kept.keep_reviews(path, [encode(review)])
    (line,) = kept.reviews(path)
    assert line == encode(review), "its seal is right"
    first, second = islice(looking_back(data, ME, line), 2)
    assert isinstance(first, Message)
    assert str(first) == "This review does not agree with its match. It will be created again."
    assert isinstance(second, Review)
    assert (second.verdicts, second.account) == ((), None)
    # And where it is asked about: its decision is judged anew before anything is said.
    wrong = next(one for one in review.verdicts if one.loss)
    right = msgspec.structs.replace(wrong, best=wrong.acts, loss=0, mark="")
    asked: list[int] = []

    class Position:
        """Judges the decision anew, and notes that it did."""

        key = "made up"

        def best(self, _known: object) -> None:
            return None

        def judge(self, at: int, _acts: object, _best: object) -> Iterator[Verdict[Any]]:
            asked.append(at)
            yield right

    monkeypatch.setattr(mistake_drills, "one_position", lambda *_: (Position(), wrong.acts))
    answer = [*judge_drill(session, ME, wrong.at, wrong.acts, line)][-1]
    assert ([wrong.at], right, 0) == (asked, answer.verdict, answer.answer.loss)
    # One that could be true is taken as it is.
    asked.clear()
    good = encode(made_up(session))
    assert [*judge_drill(session, ME, wrong.at, wrong.acts, good)][-1].verdict.at == wrong.at
    assert [] == asked
    assert next(iter(looking_back(data, ME, good))) == made_up(session)


def test_a_better_packing_against_the_rules_is_refused() -> None:
    """The one further thing that names where tiles lie: alone, in Pack the Essentials."""
    session = match("pack_the_essentials", 1)
    review = made_up(session)
    by = reviewer(session, ME)
    told = [one.event for one in session.feed(ME)]
    found = next(by.par(session.view(ME), told, ME, Rng("par")))
    assert decode(encode(msgspec.structs.replace(review, par=found)), session).par == found
    *rows, toys = found.shown
    (kind, cat, turn, cell), *more = rows
    bad: list[tuple[tuple[int, ...], ...]] = [
        # On another tile, off the case, a side and a turn that none has, a tile that nobody took.
        ((kind, cat, turn, rows[1][3]), *more, toys),
        ((kind, cat, turn, 95), *more, toys),
        ((kind, cat, turn, -1), *more, toys),
        ((kind, 2, turn, cell), *more, toys),
        ((kind, cat, 4, cell), *more, toys),
        (((kind + 1) % 40, cat, turn, cell), *more, toys),
        ((kind, cat, turn, cell, 0), *more, toys),
        (*more, toys),
        (*rows, (*toys, cell)),
        (*rows, tuple(range(96))),
    ]
    for shown in bad:
        par: BestPacking = msgspec.structs.replace(found, shown=shown)
        with at(shown=shown), pytest.raises(ReviewError, match="does not agree with its match"):
            decode(encode(msgspec.structs.replace(review, par=par)), session)
