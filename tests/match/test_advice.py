"""Tests: a hint says what is best of the decision that a seat is at, and what is as good."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest

from engine import catalog
from engine.core import Action, Seat
from engine.games.pack_the_essentials.actions import Claim, Place, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.bots.reviewer import PackReviewer
from engine.match import Player, Session, begin
from engine.match.advice import Advice, advice, advising, asking, ready
from engine.match.evaluation import Found, Position, PositionSource
from tests.match.bets import ANN, Bet, Bets, BetsReviewer
from tests.match.test_review import PEOPLE

ME = Seat(0)


def hints(session: Session, tried: Sequence[Action] = (), kept: Sequence[bytes] = ()) -> Any:
    game = Bets()
    return list(advice(game, BetsReviewer(game), asking(session, ANN, tried, kept)))


def bets() -> Session:
    return begin(Bets(), "hint", PEOPLE)


def test_the_first_answer_may_change_and_the_last_is_kept() -> None:
    *earlier, last = hints(bets())
    assert len(earlier) > 3
    assert not any(one.final or one.keep or one.equal for one in earlier)
    assert (last.final, last.acts, last.done) == (True, (last.best,), last.of)
    assert all(one.done < one.of for one in earlier)
    *_, again = hints(bets(), kept=[last.keep])
    assert (again.acts, again.equal, again.keep) == (last.acts, last.equal, b"")


def test_what_is_tried_is_called_the_best_equal_or_nothing() -> None:
    *_, last = hints(bets())
    said = {bet: hints(bets(), (Bet(bet),))[-1] for bet in range(4)}
    assert all(one.acts == last.acts for one in said.values())
    equal = {act.on for (act,) in last.equal}
    assert {bet: one.tried for bet, one in said.items()} == {
        bet: "best" if Bet(bet) == last.best else "equal" if bet in equal else ""
        for bet in range(4)
    }
    # What is tried is no other choice beside itself.
    assert all((Bet(bet),) not in one.equal for bet, one in said.items())


def solo(*acts: Action) -> Session:
    session = begin(catalog.game("pack-the-essentials"), "half", [Player(name="Ann")])
    for act in acts:
        session.submit(ME, act)
    return session


def hint(session: Session, *tried: Action, kept: Sequence[bytes] = ()) -> Advice:
    asked = pickle.loads(pickle.dumps(asking(session, ME, tried, kept)))
    *_, last = advising(asked)
    return last


def test_a_hint_in_the_middle_of_a_decision_goes_on_with_its_best() -> None:
    whole = hint(solo())
    claim, colour = whole.acts
    assert isinstance(claim, Claim)
    assert isinstance(colour, TakeBonus)
    assert whole.best == claim
    kept = [whole.keep]
    for session, tried in ((solo(), (claim,)), (solo(claim), ())):
        half = hint(session, *tried, kept=kept)
        assert (half.acts, half.best, half.tried) == (whole.acts, colour, "")
    done = hint(solo(claim), colour, kept=kept)
    assert (done.acts, done.best, done.tried) == (whole.acts, colour, "best")
    assert hint(solo(), claim, colour, kept=kept).tried == "best"
    # Of what is tried by half, and is not the best, nothing is said but what is best.
    other = Claim(next(n for n in range(1, 5) if n != claim.position))
    off = hint(solo(), other, kept=kept)
    assert (off.acts, off.best, off.tried) == (whole.acts, claim, "")


def test_what_is_equally_good_is_another_way_to_go_on() -> None:
    whole = hint(solo())
    claim, colour = whole.acts
    assert isinstance(claim, Claim)
    assert isinstance(colour, TakeBonus)
    known = msgspec.json.decode(whole.keep)
    acts = known["acts"]
    another = TakeBonus(next(cat for cat in range(4) if cat != colour.colour))
    elsewhere = Claim(next(n for n in (3, 4) if n != claim.position))
    plans = [[acts[0], msgspec.to_builtins(another)], [msgspec.to_builtins(elsewhere)]]
    kept = [msgspec.json.encode(known | {"equal": plans}) + b"\n"]
    # Before anything is done, only another position is another way.
    assert hint(solo(), kept=kept).equal == ((elsewhere,),)
    # Then the colour: nobody can claim any more.
    for session, tried in ((solo(), (claim,)), (solo(claim), ())):
        half = hint(session, *tried, kept=kept)
        assert (half.best, half.equal) == (colour, ((another,),))
    assert hint(solo(claim), colour, kept=kept).equal == ()


def test_where_half_was_done_that_is_not_best_the_other_half_is_advised() -> None:
    whole = hint(solo())
    (claim, _), kept = whole.acts, [whole.keep]
    other = next(n for n in (1, 2) if Claim(n) != claim)
    session = solo(Claim(other))
    half = hint(session, kept=kept)
    assert isinstance(half.best, TakeBonus)
    assert half.acts == (half.best,)
    assert half.best in session.legal(ME)


def test_the_other_half_is_advised_on_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def plays(*_: object) -> None:
        raise AssertionError("this would take a while")

    monkeypatch.setattr(PackReviewer, "scene", plays)
    usual, *_ = hint_so_far(solo())
    other = next(n for n in (1, 2) if Claim(n) != usual.best)
    session = solo(Claim(other))
    first, second = hint_so_far(session)
    assert isinstance(first.best, TakeBonus)
    assert first.best in session.legal(ME)
    # Twice, since a process sends what was found once it has more.
    assert not first.final
    assert first == second


def hint_so_far(session: Session) -> list[Advice]:
    """The first two answers."""
    return list(islice(advising(asking(session, ME)), 2))


def test_a_search_ends_as_soon_as_no_best_is_of_use() -> None:
    session, by = bets(), BetsReviewer(Bets())

    def found(wanted: Callable[[Sequence[Action]], bool] | None) -> list[Found]:
        origin = PositionSource.of(session.header)
        position = Position(by, origin, session.world(ANN), ANN, by.unit(2))
        return list(position.search(equals=True, wanted=wanted))

    every = found(None)
    best = every[-1].best.acts
    assert every == found(lambda _: True) == found(lambda acts: tuple(acts) == best)
    for bet in range(4):
        (*_, last) = found(((Bet(bet),)).__eq__)
        assert last.final == (best == (Bet(bet),))
    assert [0, 0] == [one.done for one in found(lambda _: False)]


def test_a_tile_and_its_bonus_tile_may_be_tried_in_either_order() -> None:
    session = solo(*hint(solo()).acts)
    whole = hint(session)
    assert {type(act) for act in whole.acts} == {Place, PlaceBonus}
    one, two = whole.acts
    kept = [whole.keep]
    assert hint(session, two, kept=kept).best == one
    assert hint(session, two, one, kept=kept).tried == "best"


def test_what_a_hint_needs_can_be_loaded_before() -> None:
    session = solo()
    of = session.game.id, session.header.rules_version, session.config
    assert list(ready(*of)) == [True]


def test_a_hint_is_asked_without_the_true_state() -> None:
    # That the same comes of it is a law (`tests/laws/test_one_truth.py`).
    session = begin(catalog.game("cargo-hold"), "veil", [Player(name=str(n)) for n in range(3)])
    asked = asking(session, session.awaiting.due[0])  # type: ignore[union-attr]
    seat, true = asked.seat, session.moments[-1].state
    assert asked.world.hands[seat] == true.hands[seat]
    assert asked.world.hands != true.hands
