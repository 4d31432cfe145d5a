"""How saved matches stand: read little by little, in turns that stay short."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from engine.core import AwaitingSeats
from engine.match import Session, codec
from engine.match.branch import branch
from engine.match.loader import read
from engine.store import Summary
from tests.match.test_branch import over
from tests.match.test_replay import SHELF
from ui.bridge.jobs.cooperative import SLICE_S
from ui.bridge.standings import Standing, Standings

STEP = 0.003


def test_no_turn_reads_for_longer_than_a_slice(qapp: QApplication) -> None:
    slices: list[float] = []

    def reading(_: Path) -> Iterator[float]:
        for number in range(8):
            time.sleep(STEP)
            yield number / 8

    def counted(path: Path) -> Any:
        steps = reading(path)
        while True:
            began = time.perf_counter()
            slices.append(began)
            if next(steps, None) is None:
                return None
            yield 0.0

    standings = Standings(counted)
    assert standings.of(Summary(Path("a"), 0.0)) is None
    turns = 0
    while standings.busy:
        before = len(slices)
        qapp.processEvents()
        turns += 1
        assert len(slices) - before <= SLICE_S / STEP + 1
    assert turns >= 3


def test_what_was_not_read_when_it_stopped_is_read_when_it_is_asked_again(
    qapp: QApplication,
) -> None:
    asked: list[str] = []

    def reading(path: Path) -> Any:
        asked.append(path.name)
        yield 0.5
        return None

    standings = Standings(reading)
    first, second = (Summary(Path(name), 0.0) for name in "ab")
    for summary in (first, second, first):
        standings.of(summary)
    standings._next()
    assert standings.busy
    standings.stop()
    assert not standings.busy
    for summary in (first, second):
        standings.of(summary)
    for _ in range(20):
        qapp.processEvents()
    assert ["a", "b"] == asked
    standings.of(first)
    assert not standings.busy, "that it is no match is known"


def test_of_a_match_that_goes_on_the_latest_state_alone_is_remembered(qapp: QApplication) -> None:
    asked: list[str] = []

    def reading(path: Path) -> Any:
        asked.append(path.name)
        yield 0.5
        return None

    standings = Standings(reading)
    states = [Summary(Path("a"), float(modified)) for modified in range(5)]
    for summary in (*states, states[0]):
        standings.of(summary)
        while standings.busy:
            qapp.processEvents()
    assert len(states) == len(asked), "the file holds the first state no more"
    assert 1 == len(standings._known)


def _known(session: Session, qapp: QApplication) -> Standing | None:
    def reading(_: Path) -> Any:
        yield 0.5
        return session

    standings, summary = Standings(reading), Summary(Path("a"), 0.0)
    standings.of(summary)
    while standings.busy:
        qapp.processEvents()
    return standings.of(summary)


def test_a_branch_that_has_not_come_to_where_it_leaves_its_match_stands_without_that(
    qapp: QApplication,
) -> None:
    old = over()
    at = max(n for n, one in enumerate(old.moments) if isinstance(one.awaiting, AwaitingSeats))
    made, undone = branch(old, at), branch(old, at)
    while undone.inputs >= at:
        assert undone.undo()
    lines = codec.encode(made.header, made.journal).splitlines(keepends=True)
    torn = read(b"".join(lines[:3]), SHELF).session
    assert torn is not None
    assert torn.inputs < at
    for session, left in ((made, True), (undone, False), (torn, False)):
        found = _known(session, qapp)
        assert found is not None
        assert found.view == session.view(None)
        assert left == (found.left is not None)
