"""The smoke test: it passes on the real program, and fails at anything that is wrong with it."""

import os
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QTimer, qCritical
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import main
from engine import catalog
from engine.core import Level, Seat
from engine.match import Player, begin
from tests.tiers import by_turns
from tests.ui.bridge.conftest import Held
from tests.ui.bridge.sealed import ROUNDS, Picks
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed
from ui.shell.about.page import AboutPage
from ui.shell.saved.page import ShelfPage
from ui.shell.smoke import runner
from ui.shell.smoke import tour as smoke_tour
from ui.shell.smoke.runner import Smoke, TourStep, Walk, Watchdog
from ui.shell.window import MainWindow

ROOT = Path(__file__).resolve().parents[3]


def run(
    *words: str, home: Path, script: str = "", timeout: float = 100
) -> "subprocess.CompletedProcess[str]":
    """The program, in surroundings of its own; `script` begins it instead of main.py."""
    temporary = home.parent / "temporary"
    temporary.mkdir(exist_ok=True)
    start = ["-c", textwrap.dedent(script).format(root=str(ROOT))] if script else ["main.py"]
    return subprocess.run(
        [sys.executable, *start, *words],
        cwd=ROOT,
        env={**os.environ, "STOWAWAY_HOME": str(home), "TMPDIR": str(temporary)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        check=False,
    )


@pytest.mark.deep("every page and game in a process; each page has tests of its own")
@pytest.mark.timeout(420)
def test_the_program_passes_and_touches_nothing_of_the_person_s(tmp_path: Path) -> None:
    home, out = tmp_path / "home", tmp_path / "out"
    done = run("--smoke", str(out), home=home, timeout=400)
    assert 0 == done.returncode, done.stdout + done.stderr
    *steps, last = done.stdout.splitlines()
    assert all(line.startswith("ok ") for line in steps)
    assert last.startswith(f"all {len(steps)} steps passed in ")
    for game in catalog.ids():
        assert any(catalog.game(game).title in line and "result" in line for line in steps)
    taken = sorted(out.iterdir())
    without = 3 + len(catalog.ids())
    assert len(steps) - len(taken) == without
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in taken)
    reviews = [n for n, file in enumerate(taken) if "what-decisions-cost" in file.name]
    assert len(reviews) == sum(catalog.game(game).is_reviewed for game in catalog.ids())
    for number in reviews:
        # Before it is left for the replay again.
        assert unlike(taken[number - 1], taken[number]) > 0.2
    assert not home.exists()
    assert [] == list((tmp_path / "temporary").iterdir())


def unlike(one: Path, other: Path) -> float:
    """The share of two pictures in which they differ."""
    images = [QImage(str(file)).scaled(64, 40) for file in (one, other)]
    spots = [(x, y) for x in range(64) for y in range(40)]
    return sum(images[0].pixel(*at) != images[1].pixel(*at) for at in spots) / len(spots)


HANGING = """
    import sys, time
    sys.path.insert(0, {root!r})
    import ui.app
    from ui.shell.smoke import runner as smoke
    from ui.shell.about.page import AboutPage

    smoke.STEP_TIMEOUT_S = smoke.STEP_GRACE_S = 1.0
    smoke.TourStep.__new__.__defaults__ = (1.0, True, None)
    AboutPage.enter = lambda self: time.sleep(1000)
    sys.exit(ui.app.smoke(""))
"""


LATE = """
    import os, sys, time
    sys.path.insert(0, {root!r})
    from ui.shell.smoke import runner as smoke

    smoke.STEP_GRACE_S = 1000.0
    with smoke.own_home() as home:
        smoke.Watchdog(home).allow("the end", 0.3)
    time.sleep(1000)
"""


def test_what_hangs_after_the_end_takes_nothing_of_the_person_s_with_it(tmp_path: Path) -> None:
    save = tmp_path / "home" / "matches" / "one.stowaway"
    save.parent.mkdir(parents=True)
    save.touch()
    done = run(home=tmp_path / "home", script=LATE)
    assert 1 == done.returncode
    assert "the smoke test failed at 'the end'" in done.stderr
    assert save.exists()


def test_what_hangs_is_ended_with_a_sentence(tmp_path: Path) -> None:
    began = time.monotonic()
    done = run(home=tmp_path / "home", script=HANGING)
    assert 1 == done.returncode
    assert "the smoke test failed at" in done.stderr
    assert time.monotonic() - began < 60
    assert [] == list((tmp_path / "temporary").glob("stowaway-smoke-*"))


@pytest.mark.parametrize("words", [("--smoke", "a", "b"), ("--smoke", "a", "--version")])
def test_there_is_one_folder_at_most(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert 2 == main.main(words)
    assert "one folder" in capsys.readouterr().err


def test_an_option_is_no_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main.main(["--smoke", "--help"])
    assert "--smoke has no option '--help'" in capsys.readouterr().err
    assert not (ROOT / "--help").exists()


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run("--smoke", str(tmp_path / "file"), home=tmp_path / "home")
    assert 2 == done.returncode
    assert "cannot be written" in done.stderr


# What it finds


class Asleep(Watchdog):
    """Ends nothing: it would be the process of the tests."""

    def __init__(self) -> None:
        pass

    def allow(self, name: str, seconds: float) -> None:
        pass

    def stop(self) -> None:
        pass


class Trial:
    """A smoke test of some steps, in the app of a fixture."""

    def __init__(self, shell: Any, qtbot: QtBot) -> None:
        self.shell = shell
        self.qtbot = qtbot
        self.told: list[int] = []

    def take(self, *names: str, tour: Callable[[MainWindow], Iterator[TourStep]]) -> int:
        """Take the steps of these names (or all), and return the exit code."""

        def chosen(window: MainWindow) -> Iterator[TourStep]:
            return (step for step in tour(window) if not names or step.name in names)

        with self.qtbot.captureExceptions():
            trial = Smoke(self.shell.window, chosen, None, Asleep(), self.told.append)
            try:
                trial.begin()
                self.qtbot.waitUntil(lambda: bool(self.told), timeout=60_000)
            finally:
                code = trial.end()
        return code


@pytest.fixture
def trial(shell: Any, qtbot: QtBot) -> Trial:
    return Trial(shell, qtbot)


def pages(window: MainWindow) -> Iterator[TourStep]:
    """The steps before any match."""
    for step in smoke_tour.tour(window):
        if ": " in step.name:
            return
        yield step


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().err.splitlines()[-1]


def test_the_pages_pass(trial: Trial, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == trial.take(tour=pages)
    assert [0] == trial.told
    *steps, last = capsys.readouterr().out.splitlines()
    assert last.startswith(f"all {len(steps)} steps passed in ")
    assert {*smoke_tour.PLAIN_PAGES} <= {line.split()[-1] for line in steps}


def test_an_exception_in_a_slot_is_found(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def enter(page: AboutPage) -> None:
        QTimer.singleShot(0, page, lambda: [].index(1))  # type: ignore[arg-type]

    monkeypatch.setattr(AboutPage, "enter", enter)
    assert 1 == trial.take(tour=pages)
    assert "failed at 'about': ValueError:" in sentence(capsys)


def test_an_exception_in_a_paint_is_found(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left = [LookupError("planted")]

    def paint(page: ShelfPage, event: object) -> None:
        # Once: it is painted after the smoke test too.
        while left:
            raise left.pop()

    monkeypatch.setattr(ShelfPage, "paintEvent", paint, raising=False)
    assert 1 == trial.take(tour=pages)
    assert "failed at 'shelf': LookupError: planted" in sentence(capsys)


def test_a_page_that_is_missing_is_found(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    make = MainWindow._make

    def without(window: MainWindow, name: str) -> Any:
        if name == "records":
            raise KeyError(name)
        return make(window, name)

    monkeypatch.setattr(MainWindow, "_make", without)
    assert 1 == trial.take(tour=pages)
    assert "failed at 'records': KeyError" in sentence(capsys)


def test_a_page_that_is_not_shown_is_found(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    go = MainWindow.go
    monkeypatch.setattr(MainWindow, "go", lambda self, name: go(self, "lounge"))
    assert 1 == trial.take(tour=pages)
    assert "failed at 'shelf': there is no page 'shelf'" in sentence(capsys)


def test_a_page_that_the_tour_forgets_is_found(
    trial: Trial, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == trial.take(
        "lounge", "shelf", "records", "every page was shown", tour=_without_matches
    )
    said = sentence(capsys)
    assert "never shown: AboutPage, " in said
    assert "ReplayPage" in said
    assert "ShelfPage" not in said


def _without_matches(window: MainWindow) -> Iterator[TourStep]:
    tour = smoke_tour._Tour(window)
    yield from pages(window)
    tour._seen.add(ShelfPage)
    yield TourStep("every page was shown", tour._every_page, picture=False)


def test_an_empty_picture_is_found(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(runner, "MIN_PICTURE_COLOURS", 100_000)
    assert 1 == trial.take(tour=pages)
    assert "failed at 'lounge': its picture is empty" in sentence(capsys)


def test_a_sentence_for_the_person_is_found(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        AboutPage, "enter", lambda page: page.window().notice.say("The disk is full.")
    )
    assert 1 == trial.take(tour=pages)
    assert "failed at 'about': The disk is full." in sentence(capsys)


@pytest.mark.no_qt_log
def test_what_qt_calls_critical_is_found(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(AboutPage, "enter", lambda page: qCritical("planted"))
    assert 1 == trial.take(tour=pages)
    assert "failed at 'about': Qt reported: planted" in sentence(capsys)


def test_a_step_that_never_ends_is_found(trial: Trial, capsys: pytest.CaptureFixture[str]) -> None:
    def walk() -> Walk:
        yield lambda: False

    assert 1 == trial.take(tour=lambda window: iter([TourStep("stuck", walk, limit=0.1)]))
    assert "failed at 'stuck': it took more than 0.1 s" in sentence(capsys)


def test_what_breaks_at_the_end_is_found(trial: Trial) -> None:
    smoke_test = Smoke(
        trial.shell.window, lambda window: iter(()), None, Asleep(), trial.told.append
    )
    smoke_test.begin()
    trial.qtbot.waitUntil(lambda: bool(trial.told))
    assert 0 == smoke_test.code
    trial.shell.app.controller.problem.emit("too late")
    assert 1 == smoke_test.end()


@pytest.mark.parametrize("game", by_turns([str(name) for name in catalog.ids()]))
@pytest.mark.parametrize("default_seats", [None, 4])
def test_the_tour_seats_a_game_s_main_form_with_a_computer_at_least(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, game: str, default_seats: int | None
) -> None:
    monkeypatch.setattr(type(catalog.game(game)), "default_seats", default_seats)

    def set_up(window: MainWindow) -> Iterator[TourStep]:
        tour = smoke_tour._Tour(window)
        yield TourStep("set-up", lambda: tour._setup(catalog.game(game)))

    assert 0 == trial.take(tour=set_up)
    kinds = [row[2] for row in trial.shell.window.pages[f"setup:{game}"].seating.filled()]
    assert kinds == ["person", *["easy"] * ((default_seats or 2) - 1)]


def test_the_tour_s_person_decides_once_while_computers_think(qtbot: QtBot) -> None:
    players = [Player(), *[Player("computer", Level("lowest"))] * 7]
    session = begin(Picks(), "smoke", players)
    pool: Any = Held(Picks())
    bridge = MatchBridge(session, pool, Preferences(Speed.OFF))
    bridge.begin()
    player = smoke_tour._Player(bridge)
    assert [player.go_on() for _ in range(5)] == [1] * 5
    assert bridge.legal(Seat(0)), "it may decide anew"
    while not player.is_over:
        pool.answer_all()
        player.go_on()
    assert player.go_on() == ROUNDS
    bridge.close()


def over(shell: Any) -> None:
    """A match that is over, and its result shown."""
    shell.start()
    shell.play_out()
    shell.window.result_opener.show_open()


def result(window: MainWindow) -> Iterator[TourStep]:
    tour = smoke_tour._Tour(window)
    yield TourStep("result", tour._result)


def test_charts_pass(trial: Trial) -> None:
    over(trial.shell)
    assert 0 == trial.take(tour=result)


class StandInReview(QWidget):
    """A review page without a marked decision, as far as its review has come."""

    def __init__(self, *, whole: bool, words: str) -> None:
        super().__init__()
        self.review = SimpleNamespace(whole=whole)
        self.sentence = QLabel(words, self)
        self.guess_button = QPushButton(self)
        self.ways_on = SimpleNamespace(to_guess=(), guess_button=self.guess_button)


@pytest.mark.parametrize(
    ("whole", "words", "told"),
    [
        (True, "", "the review has marked no decision that could be guessed"),
        (False, "The review stopped.", "The review stopped."),
        (False, "", "it took more than 0.3 s"),
    ],
)
def test_a_review_without_a_decision_to_guess_is_found(
    trial: Trial, capsys: pytest.CaptureFixture[str], whole: bool, words: str, told: str
) -> None:
    """While more may be marked it waits, and no longer."""
    page = StandInReview(whole=whole, words=words)
    clicks: list[bool] = []
    page.guess_button.clicked.connect(clicks.append)

    def guess(window: MainWindow) -> Iterator[TourStep]:
        window.pages["review"] = page
        tour = smoke_tour._Tour(window)
        yield TourStep("guess", tour._guess, limit=0.3)

    assert 1 == trial.take(tour=guess)
    assert f"failed at 'guess': {told}" in sentence(capsys)
    assert [] == clicks
    del trial.shell.window.pages["review"]
    page.deleteLater()


def test_a_chart_that_raises_is_found(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ui.charts.plot import Plot

    left = [ZeroDivisionError("planted")]

    def show_chart(plot: Plot, *rest: object) -> None:
        while left:
            raise left.pop()

    monkeypatch.setattr(Plot, "show_chart", show_chart)
    over(trial.shell)
    assert 1 == trial.take(tour=result)
    assert "failed at 'result': ZeroDivisionError: planted" in sentence(capsys)


def test_a_drawing_library_that_is_missing_is_found(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ui.charts import library

    monkeypatch.setattr(library, "PLOT_MODULE", "ui.charts.gone")
    over(trial.shell)
    assert 1 == trial.take(tour=result)
    assert "failed at 'result': This chart could not be drawn" in sentence(capsys)
