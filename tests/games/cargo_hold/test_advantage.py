"""Tests: the advantage for beginners (CH-30), with computer players and the reviewer."""

from __future__ import annotations

import msgspec
import pytest

from engine import catalog, simulate
from engine.core import AwaitingSeats, Level, Rng, Seat
from engine.games.cargo_hold.actions import Deliver
from engine.games.cargo_hold.bots.levels import HardBot
from engine.games.cargo_hold.events import Drew
from engine.games.cargo_hold.view import Phase
from engine.match import Player, begin
from engine.match.session import HistoryEntry
from engine.simulate import play_out
from tests.games.cargo_hold.deals import Match, box, cards


def test_ch_30_a_seat_with_the_advantage_draws_five_and_the_others_four() -> None:
    match = Match(seats=3, advantages="1")
    drawn = []
    for _ in range(3):
        match.draw()
        drawn += [(told.seat, told.cards) for told in match.told(Drew)]
        match.trim()
    assert [(0, 4), (1, 5), (2, 4)] == drawn


def test_ch_30_the_first_hand_and_the_limit_stay() -> None:
    match = Match(seats=2, advantages="0")
    assert [7, 7] == [len(hand) for hand in match.state.hands]
    match.draw()
    assert (Phase.DISCARD, 12) == (match.view().phase, match.seat(0).cards)
    match.trim()
    assert 10 == match.seat(0).cards


def test_ch_30_drawing_none_stays_possible() -> None:
    match = Match(seats=2, advantages="0")
    match.rest()
    assert 7 == match.seat(0).cards


def test_ch_30_all_see_who_has_it() -> None:
    match = Match(seats=3, advantages="0,2")
    assert {(0, 2)} == {match.view(who).advantages for who in (None, 0, 1, 2)}


def test_ch_30_a_match_without_it_is_written_as_ever() -> None:
    plain = Match(seats=2)
    assert "advantages" not in dict(plain.config.options)
    for thing in (plain.view(0), plain.state):
        assert b"advantages" not in msgspec.json.encode(thing)
    assert plain.config == plain.game.configure(2, {"advantages": ""})


def test_ch_30_a_full_hand_takes_more_along_where_more_is_drawn() -> None:
    captain = HardBot(box())
    hand = cards("gold grain lumber mail whiskey cattle guard outlaw")
    gold = Deliver(cards("gold"), extended=False)
    usual, more = (len(captain.loaded(hand, gold, draws).cards) for draws in (4, 5))
    assert usual < more


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_ch_30_computers_play_with_it(level: str) -> None:
    seats = [Level(level)] * 2
    (spec,) = simulate.specs("cargo-hold", seats, {"advantages": "0", "target": 1200}, "more", 1)
    record = simulate.play(spec).record
    assert "0" == record.options["advantages"]
    assert max(record.result.scores) >= 1200


def test_ch_30_the_reviewer_judges_matches_with_it() -> None:
    game = catalog.game("cargo_hold")
    players = [Player("computer", Level("easy"))] * 2
    session = begin(game, "CH", players, {"advantages": "1"})
    play_out(session)
    judge = game.reviewer(session.config)
    assert judge is not None
    mine = [one for one in session.moments if _is_due(one, Seat(1))]
    for number, moment in enumerate(mine[::7]):
        plans = judge.choices(moment.state, Seat(1))
        assert all(plan[0] in game.legal(moment.state, Seat(1)) for plan in plans)
        scene = judge.scene(moment.state, Seat(1), Rng("l", number), 4)
        assert scene.worth(plans, 0, 4, whole=True).shape == (len(plans), 4)


def _is_due(moment: HistoryEntry, seat: Seat) -> bool:
    return isinstance(moment.awaiting, AwaitingSeats) and seat in moment.awaiting.due
