"""Campaign: cases run in a child that a parent watches, so that a crash or a hang is seen too."""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import time
import traceback
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

from tests.tools.campaign import plants
from tests.tools.campaign.report import Report

STARTING: Final = 60.0
"""Seconds that a child may take before its first case."""


class Begin(NamedTuple):
    """A case begins; `files` is what it is made of."""

    case: int
    files: Mapping[str, bytes]


class Wrong(NamedTuple):
    """A case found something."""

    what: str
    words: str
    files: Mapping[str, bytes]


class Did(NamedTuple):
    """A case is over."""

    counts: Mapping[str, int]
    figures: Mapping[str, float]


class Cases(ABC):
    """One kind of campaign: cases by number, each made from the seed and its number alone."""

    bound: ClassVar[float]
    """Seconds of the wall clock that a case may take; then it hangs."""

    def __init__(self, seed: int, home: Path) -> None:
        """To be made in the child; `home` is an empty folder of its own."""
        self.seed = seed
        self.home = home
        self.counts: Counter[str] = Counter()
        self.figures: dict[str, float] = {}
        self.files: Mapping[str, bytes] = {}
        self.wrongs: list[Wrong] = []

    @abstractmethod
    def make(self, case: int) -> Mapping[str, bytes]:
        """Make a case ready; the files that it is made of."""

    @abstractmethod
    def run(self) -> None:
        """Run the case that was made."""

    def close(self) -> None:  # noqa: B027 - few have anything to close
        """After the last case."""

    def random(self, *key: object) -> Random:
        """Numbers that follow from the seed and a key alone."""
        return Random(f"{type(self).__name__} {self.seed} {key}")

    def blame(self, what: str, words: str, files: Mapping[str, bytes] | None = None) -> None:
        """Tell of something that must not be."""
        self.wrongs.append(Wrong(what, words, {**self.files, **(files or {})}))


Make: TypeAlias = Callable[[int, Path], Cases]


def fork() -> Any:
    """How children are made: cheaply where that is safe."""
    return multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")


class Watcher:
    """Runs cases in a child, one child after another, until the time is over."""

    def __init__(self, make: type[Cases], report: Report, plant: str) -> None:
        self._make = make
        self._report = report
        self._plant = plant
        self._first = ""
        self._case = 0
        self._files: Mapping[str, bytes] = {}

    def run(self, seconds: float, only: int | None, first: str) -> None:
        """Run cases for so long, or only the one; `first`: up to the first of these."""
        until = time.monotonic() + seconds
        self._first = first
        self._case = only or 0
        while True:
            with tempfile.TemporaryDirectory(prefix="stowaway-campaign-") as home:
                self._child(Path(home), until, only)
            if only is not None or self._is_enough or time.monotonic() >= until:
                return
            self._case += 1

    @property
    def _is_enough(self) -> bool:
        return self._report.wrongs[self._first] > 0

    def _child(self, home: Path, until: float, only: int | None) -> None:
        context = fork()
        mine, theirs = context.Pipe()
        end = home / "end.txt"
        task = Task(self._make, self._report.seed, home / "home", end, self._plant)
        process = context.Process(target=serve, args=(task, theirs, self._case, only))
        process.start()
        theirs.close()
        bound = STARTING
        heard = time.monotonic()
        told = only is not None
        while True:
            now = time.monotonic()
            if (now >= until or self._is_enough) and not told:
                # It ends after the case in hand, as a program does that is left.
                told = True
                with suppress(OSError):
                    mine.send("stop")
            end_of_wait = heard + bound if told else min(heard + bound, until)
            try:
                if not mine.poll(max(0.0, end_of_wait - now)):
                    if time.monotonic() - heard >= bound:
                        self._blame("hangs", f"it took more than {bound:g} s", end, process)
                        break
                    continue
                message = mine.recv()
                heard = time.monotonic()
            except (EOFError, OSError):
                process.join(10)
                if process.exitcode != 0:
                    self._blame("crashes", f"it ended with {process.exitcode}", end, process)
                break
            bound = self._make.bound
            if isinstance(message, Begin):
                self._case, self._files = message
            elif isinstance(message, Wrong):
                self._report.blame(message.what, str(self._case), message.words, message.files)
            else:
                self._report.count(message.counts)
                self._report.reach(message.figures)
        mine.close()
        process.join(0.1)
        if process.is_alive():
            process.kill()
            process.join()

    def _blame(self, what: str, words: str, end: Path, process: BaseProcess) -> None:
        if process.is_alive() and hasattr(signal, "SIGUSR1") and process.pid is not None:
            # It writes down where it is.
            os.kill(process.pid, signal.SIGUSR1)
            time.sleep(0.5)
        where = end.read_text("utf-8", "replace") if end.exists() else ""
        self._report.blame(what, str(self._case), f"{words}\n\n{where}", self._files)


class Task(NamedTuple):
    """What a child is to do."""

    make: Make
    seed: int
    home: Path
    end: Path
    plant: str


def serve(task: Task, pipe: Connection[Any, Any], first: int, only: int | None) -> None:
    """The child: runs one case after another and tells of each."""
    with task.end.open("w", encoding="utf-8") as end:
        faulthandler.enable(end)
        if hasattr(signal, "SIGUSR1"):
            faulthandler.register(signal.SIGUSR1, end)
        with plants.planted(task.plant):
            try:
                task.home.mkdir()
                _serve(task.make(task.seed, task.home), pipe, first, only)
            except BaseException:  # noqa: BLE001 - a file tells of it, and the process ends
                traceback.print_exc(file=end)
                end.flush()
                # Whatever else is still open (a window, a thread) is not what is looked at.
                os._exit(3)
    pipe.close()
    os._exit(0)


def _serve(cases: Cases, pipe: Connection[Any, Any], first: int, only: int | None) -> None:
    case = first
    while True:
        cases.files = cases.make(case)
        pipe.send(Begin(case, cases.files))
        try:
            cases.run()
        except Exception:  # noqa: BLE001 - whatever gets out is what is looked for
            cases.blame("crashes", traceback.format_exc())
        for wrong in cases.wrongs:
            pipe.send(wrong)
        pipe.send(Did(dict(cases.counts), dict(cases.figures)))
        cases.wrongs.clear()
        cases.counts.clear()
        case += 1
        if only is not None or pipe.poll():
            break
    cases.close()
    for wrong in cases.wrongs:
        pipe.send(wrong)


def emptied(folder: Path) -> Path:
    """The folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
