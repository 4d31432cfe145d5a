"""Bridge: what people achieved, searched for in their finished matches by a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.store import StoreError
from engine.store.persons import profile
from ui.bridge.localise import localise

if TYPE_CHECKING:
    from datetime import datetime

    from engine.match.achievements import Searched
    from engine.store.achievements import Achieved, AchievementsFile
    from engine.store.records import Unsearched
    from ui.bridge.controller import AppController
    from ui.bridge.jobs.background import BackgroundJob

BATCH: Final = 20
"""How many matches are given to the process at a time."""
PAUSE_MS: Final = 400
"""How long the search waits before it begins, so that the end of a match comes first."""


class AchievementSearch(QObject):
    """Search every finished match once, while nobody plays, and keep what was found."""

    found = Signal(list)
    """What somebody achieved for the first time; empty after a search that found nothing new."""

    def __init__(self, controller: AppController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._file: AchievementsFile | None = None
        self._job: BackgroundJob | None = None
        self._asked: dict[str, tuple[str, datetime, dict[int, str]]] = {}
        """What the process searches now: game, end and names by seat, by the match's digest."""
        self._answers: list[Searched] = []
        self._read: tuple[tuple[int, int], tuple[Achieved, ...]] = ((0, 0), ())
        """What the file held, and when it was written; the lounge asks often."""
        self._begin = QTimer(self)
        self._begin.setSingleShot(True)
        self._begin.setInterval(PAUSE_MS)
        self._begin.timeout.connect(self.search)
        controller.records_changed.connect(self._begin.start)
        controller.shelf_changed.connect(self._on_shelf)

    @property
    def path(self) -> Path:
        """Where achievements are kept."""
        return self._controller.places.achievements

    def achieved(self, name: str) -> tuple[Achieved, ...]:
        """What a person of this name achieved, in the order in which it was found."""
        try:
            status = self.path.stat()
            version = status.st_mtime_ns, status.st_size
        except OSError:
            version = 0, 0
        if version != self._read[0]:
            self._read = version, self._open().achieved()
            self._tell()
        return tuple(row for row in self._read[1] if row.who == profile(name))

    @property
    def busy(self) -> bool:
        """Whether a search goes on or is about to begin."""
        return bool(self._asked) or self._begin.isActive()

    def search(self) -> None:
        """Search the next matches, unless somebody plays, or records are still read."""
        controller = self._controller
        bridge = controller.bridge
        plays = bridge is not None and bridge.result is None
        if self._asked or plays or controller.unread:
            return
        kept = self._open()
        usable = kept.usable()
        self._tell()
        if not usable:
            return
        searched = kept.searched()
        none: tuple[Unsearched, ...] = ()
        rows = controller.ask(lambda records: records.unsearched(searched, BATCH), none)
        if not rows:
            return
        if self._job is None:
            from ui.bridge.jobs.background import BackgroundJob

            self._job = BackgroundJob(self)
            self._job.came.connect(self._on_came)
            self._job.done.connect(self._on_done)
            self._job.failed.connect(self._on_failed)
        from engine.match.achievements import searching

        self._answers = []
        self._asked = {row.digest: (row.game, row.finished, row.people) for row in rows}
        self._job.begin(
            searching,
            [(bytes.fromhex(row.digest), row.journal, tuple(row.people)) for row in rows],
        )

    def stop(self) -> None:
        """Search no more; what was not written yet is searched for another time."""
        self._begin.stop()
        self._asked = {}
        if self._job is not None:
            self._job.stop()

    # Inside

    def _open(self) -> AchievementsFile:
        if self._file is None:
            from engine.store.achievements import AchievementsFile

            self._file = AchievementsFile(self.path)
        return self._file

    def _tell(self) -> None:
        kept = self._open()
        if kept.sentence is not None:
            sentence, kept.sentence = kept.sentence, None
            self._controller.problem.emit(localise(sentence))

    def _on_shelf(self) -> None:
        """A match was closed, perhaps while others waited for their search."""
        if self._job is not None and not self._asked:
            self._begin.start()

    def _on_came(self, bit: Searched) -> None:
        self._answers.append(bit)

    def _on_done(self, bit: Searched) -> None:
        self._answers.append(bit)
        self._write([answer.digest.hex() for answer in self._answers])

    def _on_failed(self, _details: str) -> None:
        """What broke the process is not searched again, or it would break it for ever."""
        answered = [answer.digest.hex() for answer in self._answers]
        broken = [digest for digest in self._asked if digest not in answered]
        self._write([*answered, *broken[:1]])

    def _write(self, searched: Sequence[str]) -> None:
        asked, self._asked = self._asked, {}
        found = [
            row
            for answer in self._answers
            for row in self._rows(asked.get(answer.digest.hex()), answer)
        ]
        try:
            new = self._open().add(found, searched)
        except StoreError as error:
            # The matches are there: another time they are searched again.
            self._controller.problem.emit(localise(error))
            return
        self.found.emit(list(new))
        self._begin.start()

    @staticmethod
    def _rows(
        asked: tuple[str, datetime, dict[int, str]] | None, answer: Searched
    ) -> Sequence[Achieved]:
        from engine.store.achievements import Achieved

        if asked is None:
            return ()
        game, finished, people = asked
        day = finished.astimezone().date().isoformat()
        return [
            Achieved(game, name, profile(people[seat]), day, answer.digest.hex())
            for seat, names in answer.found
            for name in names
        ]
