"""Long files do not freeze the window: they are read in slices, with progress and *Stop*."""

import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest

from engine import catalog
from engine.core import AwaitingSeats, Rng
from engine.match import Player, begin, codec
from tests.ui.shell.conftest import CODE, GAME, SOLO, comes
from ui.bridge.jobs.cooperative import IMMEDIATE_WORK_S
from ui.shell.widgets import progress_card

LONGEST = 0.1
"""Seconds for which the window may do nothing else."""


@pytest.fixture(autouse=True)
def _shown_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a fast machine too, the card is there before all is read."""
    monkeypatch.setattr(progress_card, "WAITING_CARD_DELAY_S", 0.0)


@cache
def long_match() -> bytes:
    """A match whose last act was taken back and done again ten thousand times, as `Session` does.

    Some 3.5 MB, just below the most lines that a file may have.
    """
    session = begin(
        catalog.game(GAME),
        CODE,
        [Player(name="Ada")],
        SOLO,
        practice=True,
        components=catalog.components_digest(GAME),
    )
    stream = Rng("long")
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    played = session.journal
    session.undo()
    session.redo()
    again = session.journal[len(played) :]
    times = (codec.MAX_LINES - len(played) - 100) // len(again)
    return codec.encode(session.header, (*played, *again * times))


def put(shell: Any, data: bytes, name: str = "long.stowaway") -> Path:
    path: Path = shell.app.places.matches / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


class Pulse(QObject):
    """Beats as often as it can, and remembers the longest work of this thread between two beats."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self.beats = 0
        self._last = time.thread_time()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)
        self._timer.start(0)

    def _beat(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self._last = now
        self.beats += 1


def wait_until(seen: Callable[[], bool]) -> None:
    """Let the window work until something is seen, for a minute at most."""
    until = time.monotonic() + 60
    while not seen():
        assert time.monotonic() < until
        QTest.qWait(1)


def card(shell: Any) -> Any:
    """The card of what is waited for, once it is there."""
    assert comes(lambda: shell.window.waiting.card is not None)
    assert shell.window.waiting.card.isVisible()
    return shell.window.waiting.card


def longest_while_reading(shell: Any, ask: Callable[[], None], seen: list[int]) -> float:
    """The longest work from asking for a file until it is read; `seen` hears what the card says.

    In seconds. A page takes its time whatever is on it; that of the match is not built yet.
    """
    longest = 0.0
    pulse = Pulse()
    ask()
    shown = card(shell).bar

    def done() -> bool:
        nonlocal longest
        if shell.window.waiting.busy:
            longest = pulse.longest
            seen.append(shown.value())
        return not shell.window.waiting.busy

    wait_until(done)
    assert pulse.beats > 20
    return longest


def test_opening_leaves_the_window_alive(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    path, seen = put(shell, long_match()), list[int]()
    taken: list[float] = []
    go_on = shell.app.controller.open

    def timed(*given: Any) -> Any:
        began = time.thread_time()
        opening = go_on(*given)
        taken.append(time.thread_time() - began)
        return opening

    monkeypatch.setattr(shell.app.controller, "open", timed)
    ask = partial(shell.window.match_opener.open_file, path)
    assert longest_while_reading(shell, ask, seen) < LONGEST
    assert len(taken) == 1
    assert taken[0] < LONGEST + IMMEDIATE_WORK_S, (
        "going on with it takes no longer, nor recording it"
    )
    assert seen == sorted(seen)
    assert seen[0] < 50 < seen[-1], "it says how far it is"
    assert shell.window.page == "result"
    assert shell.window.waiting.card is None
    assert shell.app.controller.path == path
    assert path.read_bytes() == long_match()


def test_watching_leaves_the_window_alive(shell: Any) -> None:
    path, seen = put(shell, long_match()), list[int]()
    ask = partial(shell.window.replay_opener.watch_file, path)
    assert longest_while_reading(shell, ask, seen) < LONGEST
    assert seen[0] < 50 < seen[-1]
    assert shell.window.page == "replay"
    assert shell.app.controller.bridge is None


def test_stop_leaves_all_as_it_was(shell: Any) -> None:
    path = put(shell, long_match())
    bridge = shell.start()
    shell.act(2)
    before = sorted(shell.app.places.matches.iterdir())
    for ask in (shell.window.match_opener.open_file, shell.window.replay_opener.watch_file):
        ask(path)
        stop = card(shell).stop_button
        assert stop.isVisible()
        stop.click()
        assert not shell.window.waiting.busy
        assert shell.window.waiting.card is None
        QTest.qWait(50)
        assert shell.window.page == "table"
        assert shell.app.controller.bridge is bridge
    shell.act()
    assert sorted(shell.app.places.matches.iterdir()) == before
    assert shell.window.notice.sentence == ""


def test_escape_stops_it_too(shell: Any) -> None:
    shell.window.match_opener.open_file(put(shell, long_match()))
    QTest.keyClick(card(shell), Qt.Key.Key_Escape)
    assert not shell.window.waiting.busy
    assert shell.window.page == "lounge"


def test_no_computer_plays_on_behind_the_card(shell: Any) -> None:
    bridge = shell.start()
    paused: list[str] = []
    table = shell.window.pages["table"]
    leave, enter = table.leave, table.enter

    def leaves() -> None:
        paused.append("leaves")
        leave()

    def enters() -> None:
        paused.append("enters")
        enter()

    table.leave, table.enter = leaves, enters
    shell.window.match_opener.open_file(put(shell, long_match()))
    shown = card(shell)
    assert paused == ["leaves"]
    shown.reject()
    assert paused == ["leaves", "enters"]
    assert shell.app.controller.bridge is bridge


def test_another_file_takes_the_place_of_the_one_that_is_read(shell: Any) -> None:
    """Also from a second instance; the first is not opened when it would have been read."""
    long = put(shell, long_match())
    shell.start()
    shell.act(2)
    short = shell.app.controller.path
    shell.window.go("lounge")
    shell.app.controller.close()
    shell.window.match_opener.open_file(long)
    card(shell)
    shell.app.open(str(short))
    assert not shell.window.waiting.busy
    assert shell.window.page == "table"
    assert shell.app.controller.path == short
    QTest.qWait(100)
    assert shell.app.controller.path == short


def test_a_long_file_that_is_damaged_at_its_end_is_told(shell: Any) -> None:
    path = put(shell, long_match() + b"{}\n")
    shell.window.replay_opener.watch_file(path)
    card(shell)
    wait_until(lambda: not shell.window.waiting.busy)
    assert "It opens at the last good line" in shell.window.notice.sentence
    assert shell.window.page == "replay"


def test_a_long_match_is_recorded_and_caught_up_with_in_slices(shell: Any) -> None:
    """Its file is there, and no record of it, as after records were lost."""
    controller = shell.app.controller
    put(shell, long_match())
    pulse = Pulse()
    assert controller.log() == ()
    assert controller.unread == 1
    wait_until(lambda: controller.unread == 0)
    assert pulse.longest < LONGEST
    assert [
        best.name for best in controller.best(GAME, CODE, controller.configure(GAME, 1, SOLO))
    ] == ["Ada"]


def test_the_window_closes_while_a_file_is_read(driver: Any) -> None:
    driver.open()
    driver.window.match_opener.open_file(put(driver, long_match()))
    card(driver)
    driver.window.close()
    assert not driver.window.waiting.busy
    driver.close()


def test_what_is_read_at_once_shows_no_card(shell: Any) -> None:
    shell.start()
    shell.act(2)
    path = shell.app.controller.path
    shell.window.go("lounge")
    shell.app.controller.close()
    shell.window.match_opener.open_file(path)
    assert not shell.window.waiting.busy
    assert shell.window.page == "table"
