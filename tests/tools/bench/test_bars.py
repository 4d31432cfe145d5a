"""Tests of the bench: a missed bar fails it, and what is painted is judged by the processor."""

import json
import time
from collections.abc import Callable
from types import ModuleType

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

import tests.tools.bench.__main__ as bench
from engine import catalog
from engine.core import GameId
from engine.games.carry_on.bots.expectation import UNITS_PER_POINT, RoundStakes
from tests.tools.bench import batch, drag, hands, paint, play, raids, timed
from tests.tools.bench.figures import Figure, Span
from tests.tools.bench.paint_probe import timed as watched
from tests.tools.bench.probes import Probe

SIZE, BOUND = (1280, 800), 4.0
Judge = Callable[[list[Span], list[Span]], list[Figure]]


def judged_drag(spans: list[Span], bare: list[Span]) -> list[Figure]:
    told = {"size": SIZE, "steps": len(spans), "taken": spans, "bare": bare}
    return drag.judged(told, SIZE, BOUND)


def judged_paint(spans: list[Span], bare: list[Span]) -> list[Figure]:
    dragging = {"taken": spans, "held": True, "beats": 1, "painted_anew": 0}
    belt = {"taken": spans, "bytes": 1, "before": [0.1]}
    told = {"dragging": dragging, "belt": belt, "turning": spans, "turned": 0.1, "bare": bare}
    return paint.judged(told, SIZE, BOUND)


def judged_timed(spans: list[Span], bare: list[Span]) -> list[Figure]:
    told = {"paints": spans, "gaps": spans, "presses": [(1, 5.0)], "held": 1, "bare": bare}
    return timed.judged(told, SIZE, BOUND)


def judged_hands(spans: list[Span], bare: list[Span]) -> list[Figure]:
    told = {"paints": spans, "gaps": spans, "first": spans, "later": spans, "held": 1, "bare": bare}
    return hands.judged(told, SIZE, BOUND)


def judged_raids(spans: list[Span], bare: list[Span]) -> list[Figure]:
    told = {"paints": spans, "gaps": spans, "raids": 1, "held": 1, "bare": bare}
    return raids.judged(told, SIZE, BOUND)


JUDGES = [judged_drag, judged_paint, judged_timed, judged_hands, judged_raids]


def run(monkeypatch: pytest.MonkeyPatch, figures: list[Figure], *words: str) -> int:
    """Run a bench of one part, which has measured already."""
    part = ModuleType("told")
    part.probes = lambda: [Probe("told", lambda: figures)]  # type: ignore[attr-defined]
    monkeypatch.setattr(bench, "PARTS", (part,))
    return bench.main(list(words))


def spans(clock: float, work: float) -> list[Span]:
    return [(clock, work)] * 500


@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize(
    ("ours", "bare", "code"),
    [
        # Busy machine: the clock is long in both, and the thread worked little.
        (spans(30.0, 3.9), spans(10.0, 0.5), 0),
        # Much work in a short time is none of the machine's faults.
        (spans(4.2, 4.1), spans(3.0, 0.5), 1),
        # Little work, but held up where bare pixmaps are not.
        (spans(30.0, 3.9), spans(7.0, 0.5), 1),
    ],
)
def test_painting_is_judged_by_the_processor_and_the_clock_by_bare_pixmaps(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    judge: Judge,
    ours: list[Span],
    bare: list[Span],
    code: int,
) -> None:
    figures = judge(ours, bare)
    assert run(monkeypatch, figures) == code
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(figures)
    assert any(line.startswith("missed") for line in lines) == bool(code)
    deciding = [each for each in figures if each.by == "processor"]
    assert [each.value for each in deciding] == [ours[0][1]] * len(deciding)
    for figure in figures:
        if figure.by == "clock":
            assert figure.value == pytest.approx(ours[0][0] / bare[0][0])
            assert figure.bound == 4.0


@pytest.mark.parametrize("judge", JUDGES)
def test_one_of_a_hundred_may_be_longer_and_no_more(judge: Judge) -> None:
    busy = [(1.0, 5.0)] * 6
    few, many = [*spans(1.0, 1.0), *busy[:5]], [*spans(1.0, 1.0), *busy]
    bar = f"{SIZE[0]}"
    for taken, good in ((few, True), (many, False)):
        figures = [each for each in judge(taken, spans(1.0, 1.0)) if each.unit == " ms"]
        assert {each.good for each in figures if each.bound == BOUND} == {good}, bar


def test_each_bar_is_told_with_its_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = judged_drag(spans(30.0, 5.0), spans(10.0, 0.5))
    assert run(monkeypatch, figures, "--json") == 1
    told = json.loads(capsys.readouterr().out)["figures"]
    assert [each["verdict"] for each in told] == ["missed", "ok"]
    assert [each["by"] for each in told] == ["processor", "clock"]
    assert [each["details"]["bare clock 99 of 100 ms"] for each in told] == [10.0, 10.0]
    assert run(monkeypatch, figures) == 1
    for figure, line in zip(figures, capsys.readouterr().out.splitlines(), strict=True):
        assert line.startswith(figure.verdict)
        assert figure.why
        assert figure.why in line


def test_a_painting_that_waits_has_not_worked(qtbot: object) -> None:
    class Sleepy(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            time.sleep(0.05)

    taken = watched(Sleepy)
    widget = Sleepy()
    widget.show()
    loop = QEventLoop()
    QTimer.singleShot(200, loop.quit)
    loop.exec()
    widget.close()
    assert taken
    assert all(clock >= 50 and work < 25 for clock, work in taken)


def test_every_game_in_turns_is_measured_for_two_with_chance_counted() -> None:
    forms = {name: play.turn_based(catalog.game(name)) for name in catalog.ids()}
    measured = {name: config for name, config in forms.items() if config is not None}
    assert {"carry_on", "pack_the_essentials", "wheres_my_luggage"} <= set(measured)
    assert measured[GameId("wheres_my_luggage")]["form"] == "memory"
    for name, config in measured.items():
        game = catalog.game(name)
        assert config.seats == 2
        chances = 0
        seen: list[object] = []
        inputs = play.play(game, config, "counted", seen.append)
        assert inputs == len(seen)
        for state in [game.setup(config).state, *seen]:
            chances += hasattr(game.awaiting(state), "request")
        assert 0 < chances < inputs


def test_a_batch_packs_whole_hands_and_greed_packs_better_ones() -> None:
    tables = batch.Batch()
    means = []
    for packed in (tables.random(), tables.greedy()):
        assert (batch.BATCH, batch.SEATS) == packed.weights.shape
        places = tables.worlds.worth.layouts[0].place[packed.rows[:, 0]]
        worth = tables.worlds.worth.mean(RoundStakes(0, (0, 7 * UNITS_PER_POINT), 4, 4))
        means.append(float(worth[places, packed.weights[:, 0]].mean()) / UNITS_PER_POINT)
    # Seven cards of 24 kinds and souvenirs weigh 27 kg; some points lie between.
    assert 20 < means[0] < means[1] - 3 < 60
