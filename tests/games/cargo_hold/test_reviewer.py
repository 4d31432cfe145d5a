"""Tests: what decisions in Cargo Hold cost, by what the seat knew and nothing else."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from engine import catalog
from engine.core import Act, AwaitingSeats, Level, Rng, Seat
from engine.games.cargo_hold.actions import CargoAction, Collect, Deliver, EndTurn
from engine.games.cargo_hold.bots import rollouts
from engine.games.cargo_hold.bots.levels import CargoBot, HardBot
from engine.games.cargo_hold.bots.reviewer import CERTAIN_WIN_VALUE, MAX_CHOICES, CargoReviewer
from engine.games.cargo_hold.bots.rollouts import CERTAIN_WIN, ROLLOUTS_PER_WORLD, RolloutState
from engine.games.cargo_hold.components import CARGO, KINDS
from engine.games.cargo_hold.rules import CargoHold
from engine.games.cargo_hold.scoring import SHEET_LINES
from engine.games.cargo_hold.view import Phase
from engine.match import Player, Session, begin
from engine.match.review import reviewing
from engine.match.session import HistoryEntry
from engine.search.batch import Ints
from engine.simulate import play_out
from tests.games.cargo_hold.deals import Match, cards

ME = Seat(0)


@cache
def game() -> CargoHold:
    found = catalog.game("cargo-hold")
    assert isinstance(found, CargoHold)
    return found


@cache
def played(seats: int) -> Session:
    session = begin(game(), "CH", [Player("computer", Level("normal"))] * seats)
    play_out(session)
    return session


@cache
def by() -> CargoReviewer:
    return CargoReviewer(game())


def due(moment: HistoryEntry) -> bool:
    return isinstance(moment.awaiting, AwaitingSeats) and ME in moment.awaiting.due


def test_what_is_hidden_from_the_seat_does_not_matter() -> None:
    differ, phases, ends = 0, set[Phase](), set[int]()
    moments = [one for one in played(3).moments if isinstance(one.awaiting, AwaitingSeats)]
    for number, moment in enumerate(moments[2::9]):
        other = game().determinize(moment.state, ME, Rng("anew", number))
        differ += other != moment.state
        phases.add(moment.state.phase)
        scenes = [by().scene(one, ME, Rng("s", number), 8) for one in (moment.state, other)]
        plans = [
            by().choices(one, ME)[:3] if due(moment) else [()] for one in (moment.state, other)
        ]
        assert plans[0] == plans[1]
        worths = [scene.worth(plans[0], 2, 4, whole=True).tolist() for scene in scenes]
        assert worths[0] == worths[1]
        told = [by().second_opinion(scene, plans[0][0], plans[0][-1], 0, 2) for scene in scenes]
        assert told[0] == told[1]
        assert {*told[0].gaps} <= {CERTAIN_WIN_VALUE, 0, -CERTAIN_WIN_VALUE}
        ends |= {scene.end(plans[0][0], way) for scene in scenes for way in range(4)}
    # Some futures are won, some lost.
    assert {0, CERTAIN_WIN_VALUE} <= ends
    assert differ > 2
    assert len(phases) > 1


def test_what_may_be_done_is_legal_and_its_worth_a_chance() -> None:
    moments = [one for one in played(3).moments if due(one)]
    for number, moment in enumerate(moments[::16]):
        plans = by().choices(moment.state, ME)
        assert 1 <= len(set(plans)) == len(plans) <= MAX_CHOICES
        assert all(plan[0] in game().legal(moment.state, ME) for plan in plans)
        found = by().scene(moment.state, ME, Rng("l", number), 4).worth(plans, 0, 4, whole=True)
        assert found.shape == (len(plans), 4)
        assert found.min() >= 0
        assert found.max() <= CERTAIN_WIN_VALUE


def test_nothing_is_proposed_for_2_turns_that_pays_no_more_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It used to be called the best now and then, though less may be done with it (CH-12)."""
    hand = "fresh_meat payroll grain gunslinger diversion guard thief"
    state = Match(hand, "2*guard", "gold").state
    chosen: list[CargoAction] = []
    longer = [
        Deliver(cards(text), True)
        for text in ("payroll", "fresh_meat grain", "grain", "gunslinger diversion")
    ]
    monkeypatch.setattr(HardBot, "choose", lambda *_: (chosen[-1], ()))
    monkeypatch.setattr(CargoBot, "choose", lambda *_: (chosen[-1], ()))
    monkeypatch.setattr(HardBot, "mix", lambda *_: [(act, 1, 0) for act in (None, *longer)])
    for text, turns in (("fresh_meat", 1), ("grain", 2), ("gunslinger diversion", 2)):
        chosen.append(Deliver(cards(text), True))
        best = (Deliver(cards(text), turns == 2),)
        plans = by().choices(state, ME)
        assert by().quick_plan(state, ME) == plans[0] == best
        assert len(set(plans)) == len(plans)
        offered = {act for (act,) in plans if isinstance(act, Deliver)}
        shorter = {Deliver(one.cards, False) for one in longer[:2]}
        assert offered == {*shorter, *longer[2:], *best}


def worths_of_deliveries() -> tuple[Ints, Ints]:
    """What the reviewer and `hard` give for the same deliveries in the same worlds."""
    state = next(one.state for one in played(3).moments if due(one))
    hand = state.hands[ME]
    options: list[CargoAction | None] = [Deliver(hand[at:], extended=False) for at in (0, 2, 4)]
    scene = by().scene(state, ME, Rng("same"), 16)
    found = scene.worth([(one,) for one in options if one], 0, 16, whole=True)
    stream, worlds = Rng("same"), by().hard.worlds
    stream.bits32()
    rehidden = [game().determinize(state, ME, stream) for _ in range(16 // ROLLOUTS_PER_WORLD)]
    view = game().observe(state, ME)
    dealt = worlds.dealt(view, ME, rehidden, stream)
    values = worlds.ahead.values(view, ME, options, dealt)
    return found.mean(1), values * CERTAIN_WIN_VALUE / CERTAIN_WIN


def test_deliveries_are_worth_what_hard_reckons_with_the_same_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, values = worths_of_deliveries()
    order = np.argsort(found).tolist()
    assert order == np.argsort(values).tolist()
    assert np.diff(found[order]).min() > 1, "none of them is as good as another"
    # `hard` compares steps of one seat, whose place in the turn order is the same in all.
    monkeypatch.setattr(rollouts, "TURN_ORDER_DOLLARS", 0)
    found, values = worths_of_deliveries()
    # Each world is rounded down by itself.
    assert abs(found - values).max() <= 1


def test_of_equals_who_acts_next_has_the_best_chance() -> None:
    (hands, crates), decks = (
        np.zeros((2, 1, 3, KINDS), dtype=np.int64),
        np.zeros((1, 99), dtype=np.int64),
    )
    late, left, money = np.zeros((3, 1, 3), dtype=np.int64)
    ahead = by().hard.worlds.ahead
    for actor in range(3):
        shares = []
        for seat in range(3):
            trail = RolloutState(hands, crates, late, left, money, decks, 1200)
            # Nothing is done in the actor's turn, and nobody has a card to act with afterwards.
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(ahead, "turn", lambda *_: None)
                patch.setattr(ahead, "draw", lambda *_: None)
                shares += ahead.follow(trail, np.array([4]), actor, 1, seat).tolist()
        last, first, second = (shares[(actor + more) % 3] for more in range(3))
        assert last < second < first
        assert CERTAIN_WIN - 3 <= sum(shares) <= CERTAIN_WIN


def test_what_wins_the_match_at_once_is_worth_all_of_it() -> None:
    # Whoever lacks a dollar wins by collecting any cargo.
    found = 0
    for moment in played(3).moments:
        state = moment.state
        cargo = [kind for kind in state.deliveries[ME] if kind in CARGO]
        if state.phase is not Phase.COLLECT or state.turn % 3 != ME or not cargo:
            continue
        money = ((state.target - 1, 0, 0, 0), *state.money[1:])
        rich = replace(state, money=money, left=(0, *state.left[1:]))
        scene = by().scene(rich, ME, Rng("rich"), 8)
        collect, end = scene.worth([(Collect(),), (EndTurn(True),)], 0, 8, whole=True)
        assert set(collect.tolist()) == {CERTAIN_WIN_VALUE}
        assert end.mean() < CERTAIN_WIN_VALUE
        found += 1
    assert found


def test_why_is_the_money_by_where_it_came_from() -> None:
    # Whoever collects at once has what lies there; whoever ends the turn may lose it.
    found = 0
    for moment in played(3).moments:
        state = moment.state
        if state.phase is not Phase.COLLECT or state.turn % 3 != ME or not state.deliveries[ME]:
            continue
        ready = replace(state, left=(0, *state.left[1:]))
        scene = by().scene(ready, ME, Rng("why"), 8)
        one, two = (Collect(),), (EndTurn(True),)
        _, money = scene._ends((one, two), 0, 8)
        late = int(ready.extended[ME])
        pays = sum(game().box.pays[late][kind] for kind in ready.deliveries[ME])
        gain = money - np.array(ready.money[ME])
        assert gain.min() >= 0
        assert gain[0, :, 0].min() >= pays
        why = {gap.line: gap.more for gap in scene.why(one, two, 0, 8)}
        assert set(why) <= {"collected", "defended", "raided", "stolen"}
        gaps = (gain[0] - gain[1]).mean(0) * 100
        assert [why.get(line, 0) for line in SHEET_LINES] == pytest.approx(gaps.tolist(), abs=0.6)
        found += bool(why)
    assert found


def test_a_review_that_is_stopped_has_the_latest_decisions() -> None:
    session = played(3)
    review = next(one for one in reviewing(session, ME) if one.verdicts)
    assert len(review.verdicts) == 1
    assert review.unit == "percent"
    for one in review.verdicts:
        assert session.moments[one.at].given == Act(ME, one.acts[0])
        assert 0 <= one.expected <= one.expected + one.loss <= CERTAIN_WIN_VALUE


@pytest.mark.deep("a whole review takes seconds")
def test_all_adds_up_to_the_share_of_the_win() -> None:
    session = played(3)
    review = list(reviewing(session, ME))[-1]
    assert review.account is not None
    assert review.account.adds_up
    assert review.account.start == CERTAIN_WIN_VALUE // 3
    assert session.result is not None
    assert review.account.result == (CERTAIN_WIN_VALUE if session.result.ranking[0] == (ME,) else 0)
