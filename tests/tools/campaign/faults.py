"""Campaign: faults: calls of the system fail while matches are played, one after another.

A scenario is an evening at the desk: matches begun, played, left, gone on with, finished, deleted
and brought back, settings changed, a finished match reviewed, a mistake asked and answered, and a
guided round left and gone on with. It is played once to count the calls of the system that the
store makes; then once for each of them and each kind of trouble, which begins with that call and
lasts for some. No exception gets out, a sentence is shown, and once the trouble is over nothing
that was answered is missing.
"""

from __future__ import annotations

import errno
import io
import os
import shutil
import threading
from collections.abc import Callable, Mapping
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication

from engine.core import Seat, StowawayError
from engine.core.review import AnyReview
from engine.match import review as match_review
from engine.match import run_to_end
from engine.store import HomePaths, Matches, Settings, StoreError
from engine.store import matches as store_matches
from engine.store.mistakes import ScheduledDrill
from tests.tools.campaign import beside
from tests.tools.campaign.calls import Calls, is_buffered
from tests.tools.campaign.play import COLOURS, GAMES, Hand, configured
from tests.tools.campaign.watch import Cases, emptied
from ui.bridge import controller as bridge_desk
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.controller import AppController, SeatSetup
from ui.bridge.jobs.background import BackgroundJob
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.review import ReviewBridge, Reviewing
from ui.bridge.trail_progress import today

KINDS: Final = ("ENOSPC", "EIO", "EACCES", "short")
"""What goes wrong: an error of this name, or writes that stop halfway through."""
LASTS: Final = (1, 3, 1_000_000)
"""How many calls it lasts; the longest until the person has seen to it."""
READING: Final = ("fstat", "scandir", "stat", "lstat", "unlink")
"""Calls that need no room on the disk."""
INPUTS: Final = 12
"""How many inputs a match gets between two other things."""


class Plan(NamedTuple):
    """A case: which scenario, at which call what goes wrong, and for how long."""

    scenario: int
    call: int
    kind: str
    lasts: int


class Trouble(Calls):
    """Counts the calls of the system on files below a folder, and lets some of them fail."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.calls = 0
        self.failed = 0
        self.first = ""
        """The name of the first call that failed."""
        self._from = 0
        self._to = 0
        self._kind = "EIO"

    def plan(self, call: int, kind: str, lasts: int) -> None:
        """Let the calls from this one on fail."""
        self._from, self._to, self._kind = call, call + lasts, kind

    def end(self) -> None:
        """No more of it."""
        self._to = 0

    @property
    def now(self) -> bool:
        """Whether the next call would fail."""
        return self._from <= self.calls + 1 < self._to

    def call(self, name: str, real: Callable[..., Any], args: Any, more: Any) -> Any:
        """Let it fail if it is to; a write in the midst of it, a short one without a word."""
        if not self._fails(name):
            return real(*args, **more)
        buffered, short = is_buffered(real), self._kind == "short"
        if name == "write" and (buffered or (short and len(args[1]) > 1)):
            half = real(args[0], args[1][: len(args[1]) // 2])
            if not buffered:
                return half
        self.failed += 1
        self.first = self.first or name
        number = getattr(errno, self._kind, errno.ENOSPC)
        raise OSError(number, os.strerror(number))

    def _fails(self, name: str) -> bool:
        if threading.current_thread() is threading.main_thread():
            # Those of the thread that syncs come when they come, and fail where they come.
            self.calls += 1
        if self._kind in ("ENOSPC", "short") and name in READING:
            return False
        return self._from <= self.calls < self._to


class Faults(Cases):
    """See the head of the file."""

    bound: ClassVar[float] = 60.0

    def __init__(self, seed: int, home: Path) -> None:
        super().__init__(seed, home)
        self._application = QCoreApplication.instance() or QCoreApplication([])
        self._calls: list[int] = []
        """How many calls each scenario makes that is known so far."""
        self._plan = Plan(0, 0, "", 0)

    def make(self, case: int) -> Mapping[str, bytes]:
        """The next call of a scenario, or the next kind of trouble."""
        scenario, left = 0, case
        ways = len(KINDS) * len(LASTS)
        while True:
            if scenario == len(self._calls):
                self._calls.append(self._dry_run(scenario))
            if left < self._calls[scenario] * ways:
                break
            left -= self._calls[scenario] * ways
            scenario += 1
        # Neighbours are much alike: whoever has only minutes sees some of all.
        count = self._calls[scenario]
        turn, place = divmod(left, count)
        call, way = place * _stride(count) % count, (turn + place) % ways
        kind, lasts = divmod(way, len(LASTS))
        self._plan = Plan(scenario, call + 1, KINDS[kind], LASTS[lasts])
        return {"plan.txt": repr(self._plan).encode()}

    def run(self) -> None:
        """Play the scenario with this trouble."""
        trouble = Trouble(self.home)
        plan = self._plan
        trouble.plan(plan.call, plan.kind, plan.lasts)
        evening = Evening(emptied(self.home / "desk"), self.random(plan.scenario), trouble)
        evening.play()
        for what, words in evening.wrongs:
            self.blame(what, f"{plan}, first in {trouble.first}\n{words}", evening.files())
        self.counts["evenings"] += 1
        self.counts["calls that failed"] += trouble.failed
        self.counts["answers"] += evening.answers
        self.counts["sentences"] += len(evening.sentences)
        self.figures["calls of an evening, at most"] = max(self._calls)

    def _dry_run(self, scenario: int) -> int:
        trouble = Trouble(self.home)
        evening = Evening(emptied(self.home / "desk"), self.random(scenario), trouble)
        evening.play()
        assert not evening.wrongs, evening.wrongs
        return trouble.calls


def _stride(count: int) -> int:
    """A step through 0 … count - 1 that meets each of them, far from the one before."""
    step = max(1, int(count * 0.381966))
    while (count % step == 0 and step > 1) or _common(step, count) > 1:
        step += 1
    return step


def _common(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one


class Evening:
    """A scenario, and what a person would notice in it."""

    def __init__(self, folder: Path, rng: Random, trouble: Trouble) -> None:
        self.wrongs: list[tuple[str, str]] = []
        self.answers = 0
        self.sentences: list[str] = []
        self._folder = folder
        self._rng = rng
        self._trouble = trouble
        self._answered: dict[str, bytes] = {}
        """The journal of each match, by its code."""
        self._asked: dict[int, tuple[int, int]] = {}
        """How far each question is, by its decision: the rung, and how often it was answered."""
        self._where = HomePaths(folder, folder, folder)
        self._pool = WorkerPool()

    def files(self) -> dict[str, bytes]:
        """All that is in the folder."""
        return {
            str(path.relative_to(self._folder)): path.read_bytes()
            for path in sorted(self._folder.rglob("*"))
            if path.is_file()
        }

    def play(self) -> None:
        """All of it; what is deleted goes to the folder's own trash, to be found there again."""
        no_other = patch.object(bridge_desk, "_to_trash", lambda _path: False)
        with no_other, self._trouble.watching():
            controller = self._controller()
            things: list[Callable[[AppController], None]] = [self._look_back, self._be_guided]
            things += [partial(self._one_game, game=game) for game in GAMES]
            for thing in self._rng.sample(things, len(things)):
                thing(controller)
            self._leave(controller)
            controller.shut()
        self._pool.close()
        self._find_losses()
        shutil.rmtree(self._folder / "matches", ignore_errors=not self.wrongs)

    def _controller(self) -> AppController:
        settings = Settings(self._where.settings)
        if settings.sentence is not None:
            self.sentences.append(str(settings.sentence))
        controller = AppController(self._where, settings, self._pool, Preferences(Speed.OFF))
        controller.problem.connect(self.sentences.append)
        controller.troubled.connect(lambda: self._hear(controller.trouble))
        controller.ask_unsaved = lambda: self._answer(controller)
        return controller

    def _hear(self, sentence: str) -> None:
        if sentence:
            self.sentences.append(sentence)

    def _answer(self, controller: AppController) -> bool:
        """Whoever is asked about a match that is not saved makes room, and leaves it then."""
        if controller.trouble not in self.sentences:
            self.wrongs.append(("untold troubles", "asked about what nobody was told"))
        self._trouble.end()
        return controller.secure()

    def _leave(self, controller: AppController) -> None:
        """Close the open match as a window does."""
        if not controller.may_close():
            self.wrongs.append(
                ("losses", f"it is not saved where there is room: {controller.trouble}")
            )
        controller.close()

    def _one_game(self, controller: AppController, game: str) -> None:
        config = configured(self._rng, game)
        seat_setups = [SeatSetup(f"Person {n}", COLOURS[n % 4]) for n in range(config.seats)]
        code = f"campaign {self._rng.randrange(10**12)}"
        self._may_fail(lambda: controller.start(game, code, seat_setups, dict(config.options)))
        self._inputs(controller)
        controller.remember("look.text_size", 80 + self._rng.randrange(100))
        self._inputs(controller)
        path = self._path(controller)
        self._leave(controller)
        controller.log()
        listed = controller.latest()
        if path is None or (listed is None and self._trouble.now):
            return
        self._open(controller, path)
        self._inputs(controller)
        trashed = self._may_fail(lambda: controller.delete(path))
        if isinstance(trashed, Path):
            before = len(self.sentences)
            self._may_fail(lambda: controller.restore(trashed))
            if len(self.sentences) > before:
                # It is put back once whatever was in the way is gone.
                self._trouble.end()
                controller.restore(trashed)
        self._may_fail(lambda: controller.export(path, self._folder / f"{code}.copy"))
        controller.shelf()

    def _look_back(self, controller: AppController) -> None:
        """Review a finished match, and answer what the review has marked."""
        made, matches = beside.judged(beside.EXACT, 0), controller.matches
        path = matches.folder / "reviewed.stowaway"
        self._may_fail(lambda: store_matches.write(path, made.data))
        watching = run_to_end(controller.watching(path, kind=ReviewBridge))
        bridge = watching.bridge
        if not isinstance(bridge, ReviewBridge):
            if watching.sentence is None:
                self.wrongs.append(("untold troubles", "a match was not opened, unsaid"))
            return
        failed, told = self._trouble.failed, len(self.sentences)
        reviewing = Reviewing()
        reviewing.said.connect(self.sentences.append)
        session = bridge.session
        # What is made in a process of its own is made already.
        with patch.object(
            BackgroundJob, "begin", _at_once(match_review.decode(made.review, session))
        ):
            reviewing.begin(bridge, Seat(0), matches)
        if len(self.sentences) == told:
            self._asked = dict.fromkeys(made.marked, (0, 0))
        picture = beside.picture(self._rng)
        matches.keep_picture(path, picture)
        bridge.close()
        found = (
            ("reviews", b"".join(matches.reviews(path)), made.review),
            ("a picture", matches.picture(path), picture),
        )
        for what, kept, right in found:
            # None is worth a word where the disk does not let it.
            if kept != right and (kept or self._trouble.failed == failed):
                words = f"{what} of {len(kept)} bytes instead of {len(right)}"
                self.wrongs.append(("losses", words))
        self._answer_questions(controller)

    def _answer_questions(self, controller: AppController) -> None:
        day = today() + timedelta(days=2)
        controller.remember("setup.names", (beside.NAME,))
        for row in controller.questions(day).due_today:
            after = self._may_fail(
                partial(controller.matches.mistakes.answer, row, day, right=True)
            )
            if isinstance(after, ScheduledDrill):
                self._asked[row.at] = after.rung, after.times
                self.answers += 1

    def _be_guided(self, controller: AppController) -> None:
        """Leave a guided round, and go on with it."""
        code = f"campaign {self._rng.randrange(10**12)}"
        seat_setups = [SeatSetup("Person", COLOURS[0]), SeatSetup("Other", COLOURS[1])]
        begun = self._may_fail(lambda: controller.rehearse(beside.EXACT, code, seat_setups, {}))
        if begun is None:
            return
        begun.begin()
        hand = Hand(begun, self._rng)
        for _ in range(INPUTS):
            hand.step()
        told = len(self.sentences)
        controller.leave_guided("lesson", (), (1, 3))
        kept, whole = len(self.sentences) == told, controller.journal()
        controller.close()
        if not kept:
            return
        self.answers += 1
        if (found := controller.go_on_guided(beside.EXACT, code)) is None:
            # It could not be read; nobody has written over it.
            self._trouble.end()
            found = controller.go_on_guided(beside.EXACT, code)
        if found is None or controller.journal() != whole:
            self.wrongs.append(("losses", "a guided round that was left does not go on"))
        controller.close()

    def _inputs(self, controller: AppController) -> None:
        bridge = controller.bridge
        if bridge is None or bridge.read_only:
            return
        bridge.begin()
        hand = Hand(bridge, self._rng)
        for _ in range(INPUTS):
            if bridge.result is not None:
                break
            hand.step()
            whole = controller.journal() or b""
            self._answered[bridge.code] = whole
            self.answers += 1
            self._look(controller, whole)

    def _look(self, controller: AppController, whole: bytes) -> None:
        """What was answered is on the disk, or a sentence says that it is not."""
        writer = controller._writer
        assert writer is not None
        if self._trouble.failed == 0:
            return
        on_disk = _bytes(writer.path)
        if on_disk == whole:
            return
        if writer.trouble is None:
            self.wrongs.append(("untold troubles", f"{writer.path.name} is not whole, unsaid"))
        elif not self.sentences:
            self.wrongs.append(("untold troubles", f"nobody was told: {writer.trouble}"))

    def _open(self, controller: AppController, path: Path) -> None:
        for _ in range(2):
            before = len(self.sentences)
            opening = controller.open(path)
            if opening.sentence is not None:
                self.sentences.append(opening.sentence)
            if opening.bridge is not None and not opening.read_only:
                return
            if len(self.sentences) == before:
                self.wrongs.append(("untold troubles", f"{path.name} was not opened, unsaid"))
            self._trouble.end()
        self.wrongs.append(("losses", f"{path.name} does not go on: {self.sentences[-1:]}"))

    def _may_fail(self, what: Callable[[], Any]) -> Any:
        """Do what may be refused with a sentence."""
        try:
            return what()
        except StowawayError as error:
            self.sentences.append(str(error))
            if not isinstance(error, StoreError) or not str(error).endswith("."):
                self.wrongs.append(("untold troubles", f"no sentence: {error}"))
            return None

    def _path(self, controller: AppController) -> Path | None:
        return None if controller._writer is None else controller._writer.path

    def _find_losses(self) -> None:
        held = [path.read_bytes() for path in self._where.matches.glob("*.stowaway")]
        trashed = [path.read_bytes() for path in self._where.trash.glob("*")]
        for code, whole in self._answered.items():
            if not any(data.startswith(whole) for data in (*held, *trashed)):
                self.wrongs.append(("losses", f"{code}: {whole.count(10)} lines are not there"))
        mistakes = Matches(self._where.matches, trash=self._where.trash).mistakes
        rows = {row.at: (row.rung, row.times) for row in mistakes._read().rows}
        if mistakes.sentence is not None:
            self.wrongs.append(("losses", f"{mistakes.sentence}"))
        for at, there in self._asked.items():
            if rows.get(at) != there:
                words = f"question {at} is {rows.get(at)}, and was answered as {there}"
                self.wrongs.append(("losses", words))


def _at_once(review: AnyReview) -> Callable[..., None]:
    """Study something that is known already."""

    def begin(study: BackgroundJob, *_: object) -> None:
        study.done.emit(review)

    return begin


def _bytes(path: Path) -> bytes:
    with io.FileIO(str(path)) if os.access(path, os.R_OK) else io.BytesIO() as file:
        return file.read()
