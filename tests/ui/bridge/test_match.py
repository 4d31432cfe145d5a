"""The bridge: steps, undo, sketches, computers, hints and seats that change hands."""

import itertools
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.core import OVER, TURN, BotProgress, Level, Refused, Seat
from engine.games.pack_the_essentials.actions import Claim, Place
from engine.match import Player
from ui.bridge.bots import scheduler
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge, Stepped
from ui.bridge.preferences import Preferences, Speed

RANDOM = Player("computer", Level("random"))
PERSON = Player()
ZERO, ONE = Seat(0), Seat(1)


def steps(bridge: MatchBridge) -> list[Stepped]:
    heard: list[Stepped] = []
    bridge.stepped.connect(heard.append)
    return heard


def test_each_input_makes_one_step_and_they_join(make: Any) -> None:
    bridge = make()
    heard = steps(bridge)
    assert bridge.submit(ZERO, [Claim(2)]) is None
    assert heard[0].cause == "act"
    assert heard[0].seat == ZERO
    for one, next_one in itertools.pairwise(heard):
        assert one.view_after == next_one.view_before
    assert heard[-1].view_after == bridge.view()


def test_a_refused_series_changes_nothing(make: Any) -> None:
    bridge = make()
    heard = steps(bridge)
    before = bridge.view()
    refused = bridge.submit(ZERO, [Claim(2), Claim(2)])
    assert refused is not None
    assert before == bridge.view()
    assert [] == heard


def test_a_seat_out_of_turn_is_refused(make: Any) -> None:
    bridge = make([PERSON, PERSON])
    refused = bridge.submit(ONE, [Claim(1)])
    assert refused is not None
    assert TURN == refused.rule


def test_undo_and_redo_are_steps_of_their_seat(make: Any) -> None:
    bridge = make([PERSON, PERSON], practice=True)
    before = bridge.view(ZERO)
    bridge.submit(ZERO, [Claim(3)])
    after = bridge.view(ZERO)
    heard = steps(bridge)
    assert bridge.undo_reach().count == 1
    assert bridge.undo()
    assert before == bridge.view(ZERO)
    assert bridge.can_redo()
    assert bridge.redo()
    assert after == bridge.view(ZERO)
    assert [("undo", ZERO), ("redo", ZERO)] == [(step.cause, step.seat) for step in heard]


def test_undo_at_the_start_says_so(make: Any) -> None:
    bridge = make([PERSON, PERSON], practice=True)
    reach = bridge.undo_reach()
    assert (0, "start") == (reach.count, reach.stop)
    assert not bridge.undo()


def test_the_viewer_is_the_person_to_act(make: Any) -> None:
    bridge = make([PERSON, PERSON])
    assert ZERO == bridge.viewer() == bridge.person_to_act()
    bridge.submit(ZERO, [Claim(1)])
    assert ONE == bridge.viewer() == bridge.person_to_act()


def test_a_computer_in_its_process_plays_a_whole_match(make: Any, qtbot: QtBot) -> None:
    bridge = make([RANDOM, RANDOM], start=False)
    assert bridge.viewer() is None
    with qtbot.waitSignal(bridge.finished, timeout=60_000):
        bridge.begin()
    assert bridge.result is not None
    assert bridge.outcome().result == bridge.result
    assert bridge.outcome().sheets[0].total == bridge.result.scores[0]


def test_a_paused_bridge_lets_no_computer_act(make: Any, qtbot: QtBot) -> None:
    bridge = make([RANDOM, PERSON], start=False)
    heard = steps(bridge)
    qtbot.wait(100)
    assert [] == heard
    with qtbot.waitSignal(bridge.stepped, timeout=30_000):
        bridge.begin()
    bridge.pause()
    count = len(heard)
    qtbot.wait(100)
    assert count == len(heard)


def test_a_computer_waits_as_long_as_the_eye_needs(
    make: Any, preferences: Preferences, qtbot: QtBot
) -> None:
    # What the pool needs to start is no part of the pause.
    earlier = make([RANDOM, PERSON])
    qtbot.waitUntil(lambda: earlier.person_to_act() == ONE, timeout=30_000)
    preferences.set_speed(Speed.SLOW)
    bridge = make([RANDOM, PERSON], start=False)
    heard = steps(bridge)
    bridge.begin()
    qtbot.waitUntil(lambda: bridge.can_skip, timeout=30_000)
    assert [] == heard
    bridge.skip()
    assert heard
    assert ONE == bridge.person_to_act()


def test_a_hint_is_a_legal_action_with_reasons(make: Any, qtbot: QtBot) -> None:
    bridge = make(practice=True)
    with qtbot.waitSignal(bridge.hinted, timeout=60_000) as caught:
        bridge.hint()
    assert caught.args is not None
    (thought,) = caught.args
    assert isinstance(thought, BotProgress)
    assert thought.best in bridge.legal(ZERO)


def test_a_process_that_was_made_ready_answers_a_hint(
    make: Any, pool: WorkerPool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "HINT_WARMUP_DELAY_MS", 0)
    bridge = make(practice=True)
    qtbot.waitUntil(lambda: bool(pool.pids), timeout=30_000)
    qtbot.waitUntil(lambda: not pool.busy, timeout=25_000)
    with qtbot.waitSignal(bridge.hinted, timeout=60_000):
        bridge.hint()


def test_a_hint_is_dropped_when_its_person_acts(make: Any, qtbot: QtBot) -> None:
    bridge = make(practice=True)
    hints: list[BotProgress] = []
    bridge.hinted.connect(hints.append)
    bridge.hint()
    bridge.submit(ZERO, [Claim(3)])
    qtbot.wait(300)
    assert [] == hints


def test_a_hint_that_is_not_wanted_any_more_is_not_given(make: Any, qtbot: QtBot) -> None:
    bridge = make(practice=True)
    hints: list[BotProgress] = []
    bridge.hinted.connect(hints.append)
    bridge.hint()
    bridge.stop_hint()
    qtbot.wait(300)
    assert [] == hints
    with qtbot.waitSignal(bridge.hinted, timeout=60_000):
        bridge.hint()


def test_the_computer_takes_a_seat_over_and_gives_it_back(make: Any, qtbot: QtBot) -> None:
    bridge = make([PERSON, PERSON])
    with qtbot.waitSignal(
        bridge.stepped, timeout=30_000, check_params_cb=lambda s: s.cause == "act"
    ):
        bridge.set_seat(ZERO, Level("random"))
    assert bridge.players[0].level == Level("random")
    assert ONE == bridge.person_to_act()
    bridge.set_seat(ZERO, None)
    assert bridge.players[0].is_person


def test_a_preview_shows_what_would_be_and_journals_nothing(make: Any) -> None:
    bridge = make()
    heard = steps(bridge)
    preview = bridge.preview(ZERO, [Claim(4)])
    assert preview.refusal is None
    assert 1 == preview.done
    assert preview.view != bridge.view()
    assert [] == heard


def test_a_preview_of_an_impossible_place_names_rule_and_place(make: Any, play: Any) -> None:
    bridge = make()
    play.act(bridge, Claim(3))
    while not isinstance(play.some(bridge), Place):
        play.act(bridge, play.some(bridge))
    space = play.some(bridge).space
    refused = bridge.preview(ZERO, [Place(space, False, 0, 95)]).refusal
    assert refused is not None
    assert refused.rule == "PE-16"


def test_a_finished_match_refuses_and_tells_once(make: Any, play: Any) -> None:
    bridge = make()
    told: list[object] = []
    bridge.finished.connect(told.append)
    play.out(bridge)
    assert [bridge.result] == told
    refused = bridge.submit(ZERO, [Claim(1)])
    assert isinstance(refused, Refused)
    assert OVER == refused.rule
    assert bridge.person_to_act() is None


def test_the_log_is_all_that_the_viewer_was_told(make: Any) -> None:
    bridge = make()
    before = len(bridge.log())
    heard = steps(bridge)
    bridge.submit(ZERO, [Claim(2)])
    assert bridge.log()[before:] == tuple(event for step in heard for event in step.events)


def test_a_closed_bridge_says_nothing_more(make: Any, qtbot: QtBot) -> None:
    bridge = make([RANDOM, PERSON])
    heard = steps(bridge)
    bridge.close()
    bridge.close()
    qtbot.wait(300)
    assert [] == heard


@pytest.mark.parametrize("name", ["", "Ada"])
def test_a_seat_without_a_name_gets_one(make: Any, name: str) -> None:
    bridge = make([Player("person", None, name)])
    assert (name or "You") == bridge.players[0].name
