"""Tests: playing on by the rules alone, fairly, and in worlds that keep what a seat knows."""

from __future__ import annotations

from collections import Counter

from engine.core import Action, Draw, Over, Rng, Seat
from engine.match import Player, begin
from tests.laws.playouts import answer, at_random, determinised, playout
from tests.laws.test_laws import holds_of
from tests.toys.games.porters import Pick, Porters, State


def test_chance_answers_fairly_and_as_asked() -> None:
    stream = Rng("fair")
    request = Draw(2, (1, 1, 1, 2), (1, 1, 1, 2), ("cards", 0))
    firsts = Counter(answer(request, stream).drawn[0] for _ in range(4_000))
    assert abs(firsts[2] - 1_000) < 120
    assert all(request.admits(answer(request, stream).drawn) for _ in range(50))


def test_a_playout_ends_with_a_result_by_the_policy() -> None:
    game = Porters()
    session = begin(game, "PO-1", (Player(),) * 3, {})
    state = session.moments[-1].state

    def highest(state: State, seat: Seat, stream: Rng) -> Action:
        return max(game.legal(state, seat), key=lambda act: getattr(act, "card", 0))

    end = playout(game, state, highest, Rng("a"))
    assert isinstance(game.awaiting(end), Over)
    assert end == playout(game, state, highest, Rng("a"))
    assert end != playout(game, state, at_random(game), Rng("a"))


def test_worlds_differ_where_nothing_is_known_and_keep_what_is() -> None:
    game = Porters()
    session = begin(game, "PO-1", (Player(),) * 3, {})
    me = Seat(0)
    session.submit(me, Pick(session.view(me).hands[me][0]))
    feed = [told.event for told in session.feed(me)]
    worlds = determinised(game, session.moments[-1].state, me, Rng("worlds"))
    drawn = [next(worlds) for _ in range(30)]
    assert all(holds_of("porters")(game, world, me, feed) for world in drawn)
    assert len({world.hands[1] for world in drawn}) > 5
