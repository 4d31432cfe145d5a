"""Bridge: what people achieved, searched for in their finished matches by a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.core import shown
from engine.store import StoreError
from engine.store.persons import MAX_NAME_COLUMNS, profile
from ui.bridge.localise import localise

if TYPE_CHECKING:
    from engine.match.achievements import Searched
    from engine.store.achievements import Achieved, AchievementsFile
    from engine.store.records import RecordedMatch, Unsearched
    from ui.bridge.base import TableBridge
    from ui.bridge.controller import AppController
    from ui.bridge.jobs.background import BackgroundJob

BATCH: Final = 20
"""How many matches are given to the process at a time."""
PAUSE_MS: Final = 400
"""How long the search waits before it begins, so that the end of a match comes first."""
MAX_FAILURES: Final = 2
"""How often the process may fail at one match alone before that match is skipped for good."""


class AchievementSearch(QObject):
    """Search every finished match once, while nobody plays, and keep what was found."""

    found = Signal(list)
    """What somebody achieved for the first time."""
    busy_changed = Signal()
    """A search has begun, or what there is was searched."""

    def __init__(self, controller: AppController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._file: AchievementsFile | None = None
        self._job: BackgroundJob | None = None
        self._asked: dict[str, tuple[str, datetime, dict[int, str]]] = {}
        """What the process searches now: game, end and names by seat, by the match's digest."""
        self._answers: list[Searched] = []
        self._read: tuple[tuple[int, ...], tuple[Achieved, ...]] = ((0, 0), ())
        """What the file held, and when it was written; the lounge asks often."""
        self._since = datetime.now(UTC)
        """When this search was made; what ended before is no news."""
        self.just_won: tuple[Achieved, ...] = ()
        """What somebody achieved for the first time in the last match that ended, until the next
        match begins.
        """
        self._suspect = ""
        """The match at which the process failed, which is searched alone next."""
        self._failures = 0
        """How often the process failed at it alone."""
        self._stopped = False
        """Whether nothing more is searched until the next start, as where no process starts."""
        self._was_busy = False
        self._told: set[str] = set()
        """Which troubles were told: as long as one lasts, every search meets it."""
        self._begin = QTimer(self)
        self._begin.setSingleShot(True)
        self._begin.setInterval(PAUSE_MS)
        self._begin.timeout.connect(self.search)
        controller.records_changed.connect(self._begin_later)
        controller.shelf_changed.connect(self._on_shelf)

    @property
    def path(self) -> Path:
        """Where achievements are kept."""
        return self._controller.places.achievements

    def achieved(self, name: str) -> tuple[Achieved, ...]:
        """What a person of this name achieved, in the order in which it was found."""
        return tuple(row for row in self._rows_kept() if row.who == profile(name))

    def won_in(self, bridge: TableBridge) -> tuple[Achieved, ...]:
        """What somebody achieved for the first time in a finished match, however long ago.

        Args:
            bridge: The match.
        """
        game, result = str(bridge.game.id), bridge.result
        rows = [row for row in self._rows_kept() if row.game == game]
        if result is None or bridge.practice or not rows or self._controller.unread:
            return ()
        log = self._controller.log(bridge.game.id, bridge.config)
        ids = {entry.id for entry in log if entry.seed == bridge.code}
        none: tuple[RecordedMatch, ...] = ()
        found = self._controller.ask(lambda records: records.whole(ids), none) if ids else none
        # The same deal may have been played more than once.
        scores = result.scores
        same = {one.digest for one in found if tuple(seat.score for seat in one.seats) == scores}
        return tuple(row for row in rows if row.match in same)

    def people(self) -> dict[str, str]:
        """The names of all who achieved something, as they wrote them, by their profiles."""
        names: dict[str, str] = {}
        for row in self._rows_kept():
            names[row.who] = names.get(row.who) or row.name
        return {who: name or who for who, name in names.items()}

    @property
    def busy(self) -> bool:
        """Whether a search goes on or is about to begin."""
        waits = self._begin.isActive() or bool(self._controller.unread)
        return bool(self._asked) or (waits and not self._stopped and not self._plays())

    def search(self) -> None:
        """Search the next matches, unless somebody plays, or records are still read."""
        self._begin.stop()
        if not (self._asked or self._stopped or self._plays() or self._controller.unread):
            self._ask()
        self._tell_busy()

    def _ask(self) -> None:
        searched = self._open().searched()
        self._tell()
        if searched is None:
            return
        none: tuple[Unsearched, ...] = ()
        rows = self._controller.ask(lambda records: records.unsearched(searched, BATCH), none)
        rows = tuple(row for row in rows if row.digest == self._suspect) or rows
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
        """Search no more until the next start; what was not written yet is searched for then."""
        self._stopped = True
        self._begin.stop()
        self._asked = {}
        if self._job is not None:
            self._job.stop()

    # Inside

    def _plays(self) -> bool:
        bridge = self._controller.bridge
        return bridge is not None and bridge.result is None

    def _begin_later(self) -> None:
        if not self._stopped:
            self._begin.start()
        self._tell_busy()

    def _tell_busy(self) -> None:
        if self.busy != self._was_busy:
            self._was_busy = self.busy
            self.busy_changed.emit()

    def _rows_kept(self) -> tuple[Achieved, ...]:
        """What the file holds; read only where it or the players' names were written since."""
        version: tuple[int, ...] = ()
        for path in (self.path, self._controller.people.file.path):
            try:
                status = path.stat()
                version += status.st_mtime_ns, status.st_size
            except OSError:
                version += 0, 0
        if version != self._read[0]:
            self._read = version, self._open().achieved()
            self._tell()
        return self._read[1]

    def _open(self) -> AchievementsFile:
        if self._file is None:
            from engine.store.achievements import AchievementsFile

            self._file = AchievementsFile(self.path)
        return self._file

    def _tell(self) -> None:
        kept = self._open()
        if kept.sentence is not None:
            sentence, kept.sentence = kept.sentence, None
            self._say(localise(sentence))

    def _say(self, sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            self._controller.problem.emit(sentence)

    def _on_shelf(self) -> None:
        """A match was begun, for which the search stops, or closed: others may wait for theirs."""
        if not self._plays():
            if not self._asked:
                self._begin_later()
            return
        self._begin.stop()
        if self._asked and self._job is not None:
            self._job.stop()
            if self._answers:
                self._write(self._answered())
            self._asked = {}
        # Also what was written just now is no news any more.
        self.just_won = ()
        self._tell_busy()

    def _on_came(self, bit: Searched) -> None:
        self._answers.append(bit)

    def _on_done(self, bit: Searched) -> None:
        self._answers.append(bit)
        self._suspect, self._failures = "", 0
        self._go_on(self._answered())

    def _on_failed(self, _details: str) -> None:
        """A match that breaks the process is not searched for ever; but it must be that match."""
        answered = self._answered()
        broken = [digest for digest in self._asked if digest not in answered]
        if self._job is None or not self._job.started:
            # No match is at fault, and another process would not start either.
            self._stopped = True
        elif len(self._asked) > 1 or broken[:1] != [self._suspect]:
            self._suspect, self._failures = next(iter(broken), ""), 0
            # A match that is alone in its batch has failed alone.
            self._failures += len(self._asked) == 1
        else:
            self._failures += 1
        if self._failures >= MAX_FAILURES:
            answered += broken[:1]
            self._suspect, self._failures = "", 0
        self._go_on(answered)

    def _answered(self) -> list[str]:
        return [answer.digest.hex() for answer in self._answers]

    def _go_on(self, searched: Sequence[str]) -> None:
        """Write what was searched, and search the next matches if that could be written."""
        if self._write(searched):
            self._begin_later()
        self._tell_busy()

    def _write(self, searched: Sequence[str]) -> bool:
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
            self._say(localise(error))
            return False
        self._told.clear()
        if new:
            ended = {digest: when for digest, (_, when, _) in asked.items() if when >= self._since}
            if ended:
                last = max(ended, key=lambda digest: ended[digest])
                self.just_won = tuple(row for row in new if row.match == last)
            self.found.emit(list(new))
        return True

    @staticmethod
    def _rows(
        asked: tuple[str, datetime, dict[int, str]] | None, answer: Searched
    ) -> Sequence[Achieved]:
        from engine.store.achievements import Achieved

        if asked is None:
            return ()
        game, finished, people = asked
        day = finished.astimezone().date().isoformat()
        rows = []
        for seat, ids in answer.found:
            who = profile(people[seat])
            # A name that the program made is nobody's.
            name = shown(people[seat], MAX_NAME_COLUMNS) if who else ""
            rows += [Achieved(game, one, who, day, answer.digest.hex(), name) for one in ids]
        return rows
