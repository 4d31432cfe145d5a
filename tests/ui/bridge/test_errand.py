"""Long work a slice a turn: it is held while something else needs the turns, and goes on after."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from engine import catalog, simulate
from engine.core import AnyGame, BotProgress, Level
from engine.match import BotRequest, ProgressSteps, iter_progress, run_to_end
from engine.simulate import Spec, play, playing
from ui.bridge.jobs.cooperative import CooperativeTask


def steps(taken: list[int], many: int = 3) -> ProgressSteps[int]:
    for number in range(many):
        taken.append(number)
        yield number / many
    return many


def test_what_is_held_takes_no_step_until_it_is_let_go(qtbot: QtBot) -> None:
    errand, taken, came = CooperativeTask(), list[int](), list[object]()
    errand.hold(True)
    errand.begin(steps(taken), came.append, awaited=False)
    qtbot.wait(30)
    assert (taken, came, errand.busy) == ([], [], True)
    errand.hold(False)
    qtbot.waitUntil(lambda: bool(came))
    assert (taken, came, errand.busy) == ([0, 1, 2], [3], False)


def test_what_is_under_way_is_held_and_goes_on(qtbot: QtBot) -> None:
    errand, taken, came = CooperativeTask(), list[int](), list[object]()

    def long() -> ProgressSteps[int]:
        for _ in range(3):
            errand.hold(not taken)
            yield from steps(taken, 1)
        return len(taken)

    errand.begin(long(), came.append, awaited=False)
    qtbot.waitUntil(lambda: bool(taken))
    errand.hold(True)
    before = len(taken)
    qtbot.wait(30)
    assert len(taken) == before
    assert errand.busy == (before < 3)
    errand.hold(False)
    qtbot.waitUntil(lambda: bool(came))
    assert (taken, came) == ([0, 0, 0], [3])


def test_what_is_held_can_still_be_finished(qtbot: QtBot) -> None:
    errand, taken, came = CooperativeTask(), list[int](), list[object]()
    errand.hold(True)
    errand.begin(steps(taken), came.append, awaited=False)
    errand.finish()
    assert came == [3]
    errand.hold(False)
    qtbot.wait(10)
    assert came == [3]


def test_a_thought_is_a_step_of_a_match_that_is_played_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = catalog.game("pack_the_essentials")
    spec = Spec(game.id, (Level("hard"),), game.configure(1, {}).options, "steps")
    think, decisions, thoughts = iter_progress, list[int](), list[int]()

    def told(game: AnyGame, request: BotRequest) -> Iterator[BotProgress]:
        decisions.append(1)
        for thought in think(game, request):
            thoughts.append(1)
            yield thought

    monkeypatch.setattr(simulate, "iter_progress", told)
    taken = 0
    for _ in playing(spec):
        taken += 1
    assert taken == len(thoughts)
    assert len(thoughts) > len(decisions)
    assert run_to_end(playing(spec)) == play(spec)
