"""Tests: hint, review and questions about mistakes name the same best, from what the seat knows."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from engine import catalog
from engine.core import Act, Action, AwaitingSeats, Level, Rng, Seat
from engine.core.review import Verdict
from engine.games.cargo_hold.bots import reviewer as cargo_hold
from engine.games.carry_on.actions import Pick, Settle
from engine.games.carry_on.bots import reviewer as carry_on
from engine.games.carry_on.bots.reviewer import CarryReviewer
from engine.games.carry_on.components import ROUNDS
from engine.games.pack_the_essentials.bots import reviewer as pack_the_essentials
from engine.match import Player, Session, begin
from engine.match.advice import Advice, AdviceRequest, advising, asking
from engine.match.evaluation import Position, PositionSource, kept
from engine.match.mistake_drills import judge_drill
from engine.match.review import (
    _first_verdict,
    _position,
    _Turn,
    _turns,
    decode,
    encode,
    one_position,
    reviewer,
    reviewing,
)
from tests.tiers import at, by_turns, is_deep, some

ME = Seat(0)
ORIGIN = PositionSource("truth", 1, "")
EASY = Level("easy")
TABLES = [
    (name, seats)
    for name in catalog.ids()
    if catalog.game(name).is_reviewed
    for seats in sorted({catalog.game(name).seats[0], catalog.game(name).default_seats or 2})
]


@pytest.fixture(autouse=True)
def _few_second_opinions(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the gate a second opinion is one of a few futures: it takes most of the time."""
    if not is_deep():
        for module in (cargo_hold, carry_on, pack_the_essentials):
            monkeypatch.setattr(module, "SECOND_FUTURES", 8)


@cache
def played(name: str, seats: int) -> Session:
    players = [Player(name="Ann"), *[Player("computer", EASY)] * (seats - 1)]
    session = begin(catalog.game(name), f"truth {seats}", players)
    stream = Rng("truth", name, seats)
    while session.result is None:
        for seat in getattr(session.awaiting, "due", ()):
            *_, thought = session.think(seat, EASY)
            # Now and then something bad, so that something is lost.
            act = thought.best if stream.below(3) else session.legal(seat).sample(stream)
            session.submit(seat, act)
            break
    return session


@cache
def thought_again() -> Session:
    """A match of Carry On in which the seat changes what it decided, after another has decided."""
    session = begin(catalog.game("carry-on"), "again 4", [Player(name=name) for name in "ABC"])
    stream = Rng("again 4")

    def act(seat: Seat, but: Action | None = None) -> Action:
        acts: list[Action] = [one for one in session.legal(seat) if one != but]
        chosen = acts[stream.below(len(acts))]
        session.submit(seat, chosen)
        return chosen

    while isinstance(session.awaiting, AwaitingSeats):
        seat, *others = session.awaiting.due
        first = act(seat)
        if seat == ME and len(others) > 1 and session.legal(ME).count() > 1:
            act(others[0])
            act(ME, but=first)
    return session


def decisions(session: Session) -> list[_Turn]:
    """What the seat decided."""
    return _turns(reviewer(session, ME), session.moments, ME)


def until(session: Session, input_: int) -> Session:
    """The match before an input, as it was when that was decided."""
    header = session.header
    made = begin(session.game, session.seed, header.players, dict(header.options))
    for moment in session.moments[1:input_]:
        if isinstance(moment.given, Act):
            made.submit(moment.given.seat, moment.given.action)
    assert made.inputs == input_ - 1
    return made


def hint(asked: AdviceRequest) -> Advice:
    *earlier, last = advising(asked)
    assert [one.final for one in earlier] == [False] * len(earlier)
    assert last.final
    return last


def truth(session: Session, verdict: Verdict[Action], turn: _Turn) -> None:
    """What a review says of a decision, and what all others say there."""
    by, input_, acts = reviewer(session, ME), turn.start + 1, turn.acts
    with at(game=session.game.id, seats=session.config.seats, input=input_):
        assert (verdict.at, verdict.acts) == (input_, acts)
        # Where it was decided again, the hint is asked at the last.
        there = until(session, turn.end - len(acts) + 1)
        advice = hint(asking(there, ME))
        assert by.alike(advice.acts, verdict.best)
        assert advice.best == advice.acts[0]
        position, _ = one_position(session, by, ME, input_)
        best = position.of(kept([advice.keep], session.game))
        assert best is not None
        *_, first = position.first_verdict(input_, acts, best)
        # A hint does not say what most players would do.
        tried, likely = verdict.tried, verdict.likely
        assert msgspec.structs.replace(first, tried=tried, likely=likely) == verdict
        # What the hint says is right when it is asked once more, and nothing is better.
        *_, same = judge_drill(session, ME, input_, advice.acts)
        assert (same.answer.mark, same.answer.loss) == ("", 0)
        assert by.alike(same.answer.best, advice.acts)
        for equal in advice.equal:
            *_, other = judge_drill(session, ME, input_, equal, hints=[advice.keep])
            assert other.answer.equal
            assert other.right
            assert by.alike(other.answer.best, advice.acts)
        # What was done is called the same by the hint that is asked while it is tried.
        again = hint(asking(there, ME, acts, [advice.keep]))
        assert (again.acts, again.keep) == (advice.acts, b"")
        # A hint asks for no second opinion, so what may be marked by one is not called equal.
        equal_here = verdict.equal and not position.is_judged_again(first)
        called = "best" if by.alike(acts, verdict.best) else "equal" if equal_here else ""
        assert again.tried == called


def verdict(session: Session, turn: _Turn) -> Verdict[Action]:
    """What a review says of one decision, before it judges what is marked once more."""
    position = _position(session, reviewer(session, ME), ME, turn)
    return _first_verdict(position, turn, position.best({}))


@pytest.mark.parametrize(("name", "seats"), by_turns(TABLES))
@pytest.mark.timeout(1200)
def test_hint_review_and_questions_name_the_same_best(name: str, seats: int) -> None:
    session = played(name, seats)
    turns = decisions(session)
    count = len(turns) if is_deep() else 1
    review = next(one for one in reviewing(session, ME) if len(one.verdicts) == count)
    every = [*zip(review.verdicts[-count:], turns[-count:], strict=True)]
    for told, turn in every[::4]:
        truth(session, told, turn)
    if not is_deep():
        # In the gate the last one, which takes the least time, and one by turns.
        for turn in some(turns[:-1], 1):
            truth(session, verdict(session, turn), turn)


SEVERAL = [(name, seats) for name, seats in TABLES if name == "pack_the_essentials"]
"""Tables at which a decision may have several acts."""


@pytest.mark.parametrize(("name", "seats"), by_turns(SEVERAL))
@pytest.mark.timeout(1200)
def test_half_a_decision_goes_on_as_its_best_or_with_what_is_best_then(
    name: str, seats: int
) -> None:
    session = played(name, seats)
    by = reviewer(session, ME)
    for turn in some([turn for turn in decisions(session) if len(turn.acts) > 1], 1):
        with at(input=turn.start + 1):
            whole = hint(asking(until(session, turn.start + 1), ME))
            keep = [whole.keep]
            there = until(session, turn.start + 2)
            half = hint(asking(there, ME))
            # Nothing changes by what was kept, nor by what is only tried.
            again = hint(asking(there, ME, (), keep))
            assert (again.acts, again.best) == (half.acts, half.best)
            leads_on = any(by.alike((act,), turn.acts[:1]) for act in whole.acts)
            if leads_on and len(whole.acts) > 1:
                tried = hint(asking(until(session, turn.start + 1), ME, turn.acts[:1], keep))
                assert whole.acts == half.acts == tried.acts
                assert half.best == tried.best
            assert half.best in there.legal(ME)


def test_what_was_decided_again_is_judged_by_what_the_seat_knew_then() -> None:
    session = thought_again()
    by, turns = reviewer(session, ME), decisions(session)
    picks, uses = (
        [turn for turn in turns if turn.end - turn.first > 1 and isinstance(turn.acts[0], kind)]
        for kind in (Pick, Settle)
    )
    assert picks
    assert uses
    # What others pick stays secret, what they settle is seen (CO-11, CO-15).
    assert all(turn.start == turn.first for turn in picks)
    assert all(turn.start == turn.end - 1 for turn in uses)
    for turn in (*picks, *uses):
        states = [session.moments[number].state for number in (turn.start, turn.end - 1)]
        keys = {Position(by, ORIGIN, state, ME, "percent").key for state in states}
        assert len(keys) == 1
    for turn in (*some(picks, 1), *some(uses, 1)):
        truth(session, verdict(session, turn), turn)


def test_what_others_settled_meanwhile_is_theirs_in_the_account(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Second opinions take most of the time and change nothing of whose a part is.
    monkeypatch.setattr(CarryReviewer, "second_samples", lambda *_: 0)
    session = thought_again()
    *_, review = reviewing(session, ME)
    account = review.account
    assert account is not None
    assert decode(encode(review), session) == review
    now, others, exact = account.start, 0, 0
    for turn, told, luck, theirs in zip(
        decisions(session), review.verdicts, account.luck, account.theirs, strict=False
    ):
        now += luck + theirs
        if isinstance(turn.acts[0], Settle):
            others += theirs
            if session.moments[turn.start].state.round == ROUNDS:
                # Here nothing is left to chance, so each step is exact.
                assert now == told.before
                exact += 1
        now += told.expected - told.before
    assert others
    assert exact


def anew(asked: AdviceRequest, session: Session, key: int) -> AdviceRequest:
    """The same question, with all dealt anew that the seat cannot know."""
    game, moments = session.game, session.moments
    first = len(moments) - len(asked.past)
    past = tuple(
        (game.determinize(moments[first + n - 1].state, ME, Rng("anew", key, n)), act)
        for n, (_, act) in enumerate(asked.past)
    )
    world = game.determinize(moments[-1].state, ME, Rng("anew", key))
    return asked._replace(past=past, world=world)


@pytest.mark.parametrize(("name", "seats"), by_turns(TABLES))
def test_what_a_plan_comes_to_does_not_depend_on_others(name: str, seats: int) -> None:
    session = played(name, seats)
    by = reviewer(session, ME)
    for turn in decisions(session)[-9::4]:
        input_ = turn.start + 1
        state = by.position(session.moments[turn.start].state, ME)
        plans = [*by.choices(state, ME)][:3]
        scenes = [by.scene(state, ME, Rng("alone", input_), 24) for _ in range(2)]
        together = scenes[0].worth([(), *plans], 8, 16, whole=True)
        alone = [scenes[1].worth([plan], 8, 16, whole=True)[0] for plan in reversed(plans)]
        assert [row.tolist() for row in together[1:]] == [row.tolist() for row in reversed(alone)]


@pytest.mark.parametrize(("name", "seats"), by_turns(TABLES))
def test_a_hint_knows_nothing_that_is_hidden_from_its_seat(name: str, seats: int) -> None:
    session = played(name, seats)
    pairs = []
    # Late ones take the least time.
    for turn in decisions(session)[-10:]:
        input_ = turn.start + 1
        asked = asking(until(session, input_), ME)
        pairs.append((input_, asked, anew(asked, until(session, input_), input_)))
    # Between two of Carry On nothing is hidden but what is not drawn yet.
    hidden = [pair for pair in pairs if pair[1].world != pair[2].world]
    assert hidden or seats == 2 or not session.game.hands(session.config)
    for input_, asked, other in pairs if is_deep() else some(hidden or pairs, 2):
        with at(input=input_):
            assert [*advising(asked)] == [*advising(other)]
