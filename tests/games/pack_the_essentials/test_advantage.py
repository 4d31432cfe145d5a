"""Tests: the advantage for beginners (PE-50), with computer players, the reviewer and par."""

from __future__ import annotations

import msgspec
import pytest

from engine import catalog, simulate
from engine.core import AwaitingSeats, Level, Rng, Seat
from engine.games.pack_the_essentials.bots import best_packing
from engine.match import Player, begin
from engine.match.session import HistoryEntry
from engine.simulate import play_out

PE = "pack_the_essentials"


@pytest.mark.parametrize(
    ("seats", "given", "rats"),
    [(1, "", [1]), (1, "0", [2]), (3, "1", [1, 2, 1]), (4, "0,3", [2, 1, 1, 2])],
)
def test_pe_50_a_seat_with_the_advantage_begins_with_two_rats(
    seats: int, given: str, rats: list[int]
) -> None:
    game = catalog.game(PE)
    state = game.setup(game.configure(seats, {"advantages": given})).state
    for who in (None, *map(Seat, range(seats))):
        view = game.observe(state, who)
        assert rats == [one.rats for one in view.seats]
        assert given == ",".join(map(str, view.advantages))


def test_pe_50_a_match_without_it_is_written_as_ever() -> None:
    game = catalog.game(PE)
    state = game.setup(game.configure(2, {})).state
    for thing in (state, game.observe(state, None)):
        assert b"advantages" not in msgspec.json.encode(thing)


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_pe_50_computers_play_with_it(level: str) -> None:
    (spec,) = simulate.specs(PE, [Level(level)] * 2, {"advantages": "0"}, "more", 1)
    record = simulate.play(spec).record
    assert "0" == record.options["advantages"]
    assert min(record.result.scores) > 0


def test_pe_50_reviewer_and_par_reckon_with_the_rat() -> None:
    game = catalog.game(PE)
    session = begin(game, "PE", [Player("computer", Level("easy"))] * 2, {"advantages": "1"})
    play_out(session)
    view = session.view(None)
    events = [event for moment in session.moments for event in moment.events]
    for seat in session.seats:
        tiles = best_packing.drafted(game.box, view, events, seat)
        mine = view.seats[seat]
        cats = sum(tile.cat for tile in mine.placed)
        assert tiles.rats == mine.rats + cats, "all rats are spent or left"
    judge = game.reviewer(session.config)
    assert judge is not None
    mine = [one for one in session.moments if _is_due(one, Seat(1))]
    for number, moment in enumerate(mine[::9]):
        plans = judge.choices(moment.state, Seat(1))
        scene = judge.scene(moment.state, Seat(1), Rng("l", number), 4)
        assert scene.worth(plans, 0, 4, whole=True).shape == (len(plans), 4)


def _is_due(moment: HistoryEntry, seat: Seat) -> bool:
    return isinstance(moment.awaiting, AwaitingSeats) and seat in moment.awaiting.due
