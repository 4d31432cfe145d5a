"""Bridge: the desk: games, saved matches, records and settings, as the shell asks for them."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from engine.core import Message, StowawayError
from engine.store import StoreError
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.jobs.cooperative import CooperativeTask
from ui.bridge.localise import localise
from ui.bridge.people import People
from ui.bridge.preferences import Preferences
from ui.bridge.seats import profile

if TYPE_CHECKING:
    from datetime import date

    from engine.attempts import Way
    from engine.core import Action, AnyGame, Config, Level, Result, Value
    from engine.match import Player, ProgressSteps, Session
    from engine.store import (
        BestResult,
        Guided,
        HomePaths,
        Left,
        Logged,
        Matches,
        Opened,
        Records,
        Settings,
        Summary,
        Travelled,
        TripTally,
        Writer,
    )
    from engine.store.mistakes import ReviewSchedule, ScheduledDrill
    from engine.store.settings import Held
    from ui.bridge.attempts import Attempting
    from ui.bridge.match import MatchBridge
    from ui.bridge.replay import ReplayBridge
    from ui.bridge.standings import Standings


SAVE_RETRY_MS: Final = 5000
"""So often a match that is not saved is tried again, also while nobody plays."""

FIRST_READ_S: Final = 0.05
"""How long the first asking of the records reads matches that have none, in seconds."""

READ_INTERVAL_MS: Final = 60
READ_SLICE_S: Final = 0.02
"""What is left then is read so often and so long, while no match goes on."""

T = TypeVar("T")


class UnsavedError(StowawayError):
    """The open match is not saved, and the person stays at it."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat as the set-up page leaves it; `level` is None for a person.

    `character` is the id of what a computer player appears as, empty for a plain one. `advantage`
    is whether the seat has the game's advantage for beginners.
    """

    name: str
    colour: str
    level: Level | None = None
    character: str = ""
    advantage: bool = False

    def player(self) -> Player:
        """The player that a journal writes down."""
        from engine.match import Player

        kind = "person" if self.level is None else "computer"
        return Player(kind, self.level, self.name, self.colour, self.character)  # type: ignore[arg-type]


def with_advantages(
    values: Mapping[str, Value], seat_setups: Sequence[SeatSetup]
) -> dict[str, Value]:
    """Return options of a match with the advantages that its seats have, and no others.

    Args:
        values: The options that were chosen, by id.
        seat_setups: The seats in turn order.
    """
    from engine.core import ADVANTAGES, given_advantages

    chosen = {option: value for option, value in values.items() if option != ADVANTAGES.id}
    having = (seat for seat, one in enumerate(seat_setups) if one.advantage)
    return chosen | given_advantages(having)


@dataclass(frozen=True, slots=True)
class OpenResult:
    """A match that was opened, and what the person should know of it.

    `bridge` is None if the file is no match, or the person stays at the open one, which needs no
    sentence; `read_only` if it can only be looked at.
    """

    bridge: MatchBridge | None
    sentence: str | None
    read_only: bool = False


@dataclass(frozen=True, slots=True)
class WatchResult:
    """A match to be watched, and what the person should know of it; no bridge if it is none."""

    bridge: ReplayBridge | None
    sentence: str | None


class AppController(QObject):
    """What outlives a match. One match is open at a time; another, once it is open, closes it."""

    problem = Signal(str)
    """One sentence for the person."""
    closing = Signal()
    """The open match is about to be closed."""
    troubled = Signal()
    """What `trouble` or `warning` says has changed."""
    records_changed = Signal()
    """More finished matches were read for the records, or all, or one was recorded."""
    shelf_changed = Signal()
    """Matches were begun, finished, deleted or brought back."""

    def __init__(
        self,
        places: HomePaths,
        settings: Settings,
        pool: WorkerPool,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.places = places
        self.settings = settings
        self.preferences = preferences
        self._pool = pool
        self._matches: Matches | None = None
        self._records: Records | None = None
        self._records_failed = False
        self.unread = 0
        """How many finished matches are still to be read before the records are complete."""
        self._catching_up: Iterator[int] | None = None
        self._recording = CooperativeTask(self)
        self._standings: Standings | None = None
        self._attempts: Attempting | None = None
        self._reading = QTimer(self)
        self._reading.setInterval(READ_INTERVAL_MS)
        self._reading.timeout.connect(self._on_reading)
        self.bridge: MatchBridge | None = None
        self._session: Session | None = None
        self._writer: Writer | None = None
        self._begun = False
        """Whether the open match was begun, and not opened."""
        self.rehearsing = False
        """Whether the open match is kept nowhere: no file, no record."""
        self.ask_unsaved: Callable[[], bool] | None = None
        """Asks whether the open match, which is not saved, may be closed."""
        self.ask_taught: Callable[[], bool] | None = None
        """Asks, where a guided round is over, whether its match is kept; whether it may be closed.

        It calls `keep` or `discard`.
        """
        self._discarded = False
        """Whether the person has let the match of the guided round go."""
        self._retry = QTimer(self)
        self._retry.setInterval(SAVE_RETRY_MS)
        self._retry.timeout.connect(self._on_retry)
        self.people = People(self)
        """The people who play here."""

    # Games and codes

    def game(self, game: str) -> AnyGame:
        """A game with its components. Raises StowawayError."""
        from engine import catalog

        return catalog.game(game)

    def levels(self, game: str) -> tuple[Level, ...]:
        """The computer players of a game, weakest first."""
        return tuple(self.game(game).bots)

    def new_code(self, game: str) -> str:
        """A deal code that nobody has seen."""
        import secrets

        from engine.match import codes

        return codes.new(self.game(game).prefix, secrets.randbelow(codes.CODES_PER_GAME))

    def read_code(self, game: str, text: str) -> str:
        """The deal code that a person typed. Raises StowawayError with one sentence."""
        from engine.match import codes

        return codes.parse(text, self.game(game).prefix)

    def configure(self, game: str, seats: int, values: Mapping[str, Value]) -> Config:
        """The options, checked. Raises StowawayError with one sentence."""
        return self.game(game).configure(seats, values)

    # Matches

    def start(
        self,
        game: str,
        code: str,
        seat_setups: Sequence[SeatSetup],
        values: Mapping[str, Value],
        *,
        practice: bool = False,
    ) -> MatchBridge:
        """Begin a match and save it from now on.

        The seats say which of them have an advantage, whatever `values` say.
        Raises StowawayError with one sentence; UnsavedError if the person stays at the open match.
        """
        from engine import catalog
        from engine.match import begin

        seat_setups = self.people.take_seats(seat_setups)
        session = begin(
            self.game(game),
            code,
            [seat_setup.player() for seat_setup in seat_setups],
            with_advantages(values, seat_setups),
            practice=practice,
            components=catalog.components_digest(game),
        )
        self.attempts.check_begin(session)
        self._let_go()
        writer = self.matches.start(
            session, on_trouble=self._on_trouble, secret=self.attempts.is_of_a_day(session)
        )
        bridge = self._take(session, writer)
        self._begun = True
        return bridge

    def rehearse(
        self, game: str, code: str, seat_setups: Sequence[SeatSetup], values: Mapping[str, Value]
    ) -> MatchBridge:
        """Begin a match in practice that is kept nowhere, unless `keep` is called.

        Raises StowawayError with one sentence; UnsavedError if the person stays at the open match.
        """
        from engine import catalog
        from engine.match import begin

        session = begin(
            self.game(game),
            code,
            [seat_setup.player() for seat_setup in seat_setups],
            values,
            practice=True,
            components=catalog.components_digest(game),
        )
        self._let_go()
        return self._take(session, None, rehearsing=True)

    def go_on_guided(self, game: str, code: str) -> tuple[MatchBridge, Left] | None:
        """Go on with a guided round where it was left; None where there is none on that deal.

        Raises UnsavedError if the person stays at the open match.
        """
        left = self.guided.left(game, code)
        if left is None:
            return None
        self._let_go()
        return self._take(left.session, None, rehearsing=True), left

    def leave_guided(
        self, lesson: str, tried: Sequence[Action], step: tuple[int, int] = (0, 0)
    ) -> None:
        """Keep the open guided round as it stands at a lesson, so that it can go on from there.

        One that was discarded is not kept.
        """
        session = self._session
        if session is None or not self.rehearsing or self._discarded:
            return
        try:
            # What time has brought belongs to it.
            session.mark()
            self.guided.keep(session, lesson, tried, step)
        except StoreError as error:
            lost = self.tr(
                "This guided round has unsaved changes. If you leave now, you will lose "
                "everything since the last save."
            )
            self.problem.emit(f"{localise(error)} {lost}")

    def discard(self) -> None:
        """Let the match of the open guided round go: neither it nor the round is kept."""
        if self.rehearsing:
            self._discarded = True
            self._forget_guided()

    def _forget_guided(self) -> None:
        try:
            if self._session is not None:
                self.guided.forget(str(self._session.game.id))
        except StoreError as error:
            self.problem.emit(localise(error))

    def branch(self, watched: ReplayBridge, *, other: bool) -> MatchBridge:
        """Play on from where a finished match is watched, in practice; with its own future, or with
        another.

        Raises StowawayError with one sentence; UnsavedError if the person stays at the open match.
        """
        from engine.match.branch import branch

        future = self.new_code(str(watched.game.id)) if other else ""
        session = branch(watched.session, watched.inputs, future)
        self.attempts.check_begin(session)
        self._let_go()
        if watched.path is None:
            self.matches.keep_origin(watched.session)
        bridge = self._take(session, self.matches.start(session, on_trouble=self._on_trouble))
        self._begun = False
        return bridge

    def trunk(self) -> Result | None:
        """How the match ended that the open one was played on from, where that is still there."""
        branch = None if self._session is None else self._session.header.branch
        summary = self.matches.trunk(branch.of) if branch else None
        return None if summary is None else summary.result

    def keep(self) -> None:
        """Save the match that was rehearsed, from its beginning and from now on.

        From then on it is a match like any other in practice.
        """
        session = self._session
        if not self.rehearsing or session is None:
            return
        self._writer = self.matches.start(session, on_trouble=self._on_trouble)
        self.rehearsing = False
        if self.is_saved():
            # Else it goes on from its last lesson, should all else be lost.
            self._forget_guided()
        if session.result is not None:
            self._record(session)
        self._tell_trouble()
        self.shelf_changed.emit()

    def open(self, path: Path, read: Opened | str | None = None) -> OpenResult:
        """Go on with a match from a file; never raises for what a file holds.

        A file that is no match leaves the open one open. `read` is what came of `reading` it.
        """
        from engine.match import run_to_end

        if self._is_open(path):
            return OpenResult(self.bridge, None)
        read = run_to_end(self.reading(path)) if read is None else read
        if isinstance(read, str):
            return OpenResult(None, read)
        try:
            if read.session is not None:
                here = _same(path.parent, self.matches.folder)
                self.attempts.check_open(read.session, here=here)
                self._let_go()
            resumed = self.matches.go_on(path, read, on_trouble=self._on_trouble)
        except UnsavedError:
            return OpenResult(None, None)
        except StowawayError as error:
            return OpenResult(None, localise(error))
        bridge = self._take(resumed.session, resumed.writer)
        if bridge.result is not None and not bridge.read_only:
            # A process that was killed right after the end had no time for it.
            self._record(resumed.session)
        sentence = None if resumed.sentence is None else localise(resumed.sentence)
        return OpenResult(bridge, sentence, bridge.read_only)

    def reading(self, path: Path) -> ProgressSteps[Opened | str]:
        """Read a file that `open` is to go on with; a sentence if it cannot be read."""
        if self._is_open(path):
            return ""
        try:
            return (yield from self.matches.opening(path))
        except StoreError as error:
            return localise(error)

    def watch(self, path: Path | None = None, *, record: int | None = None) -> WatchResult:
        """Watch a match from a file or the records, by its id, or the one that is open.

        It is neither changed nor closed. Never raises for what a file holds. The bridge belongs
        to whoever asks.
        """
        from engine.match import run_to_end

        return run_to_end(self.watching(path, record=record))

    def watching(
        self,
        path: Path | None = None,
        *,
        record: int | None = None,
        kind: type[ReplayBridge] | None = None,
    ) -> ProgressSteps[WatchResult]:
        """Make a match ready to be watched as `watch` does, in short steps, on such a bridge."""
        from engine.match import nested
        from engine.match.timeline import ReplayTimeline
        from ui.bridge.replay import ReplayBridge

        session, sentence = self._session, None
        try:
            if path is not None:
                opened = yield from nested(0, 0.9, self.matches.opening(path))
                session, sentence = opened.session, opened.sentence
            elif record is not None:
                session, sentence = yield from nested(0, 0.9, self._recorded(record))
        except StoreError as error:
            session, sentence = None, error.said
        bridge = None
        if session is not None:
            hidden = self._hidden(session, kind)
            if hidden:
                return WatchResult(None, hidden)
            timeline = yield from nested(0.9, 1, ReplayTimeline.winding(session))
            bridge = (kind or ReplayBridge)(session, timeline, self.preferences)
            bridge.path = _kept_at(self, path, record)
        return WatchResult(bridge, None if sentence is None else localise(sentence))

    def reviewing(self, watched: ReplayBridge | None = None) -> ProgressSteps[WatchResult]:
        """Make a match ready to be reviewed: what is watched, or the one that is open."""
        from engine.match import nested
        from engine.match.timeline import ReplayTimeline
        from ui.bridge.review import ReviewBridge

        if watched is None:
            return (yield from self.watching(kind=ReviewBridge))
        hidden = self._hidden(watched.session, ReviewBridge)
        if hidden:
            return WatchResult(None, hidden)
        timeline = yield from nested(0, 1, ReplayTimeline.winding(watched.session))
        bridge = ReviewBridge(watched.session, timeline, self.preferences)
        bridge.path = watched.path
        if isinstance(watched, ReviewBridge):
            bridge.cousin = watched.cousin
        return WatchResult(bridge, None)

    def _hidden(self, session: Session, kind: type[ReplayBridge] | None) -> str:
        """Why a match cannot be watched on such a bridge yet, in one sentence; empty if it can."""
        from ui.bridge.drills import DrillBridge
        from ui.bridge.plays import SharedBridge
        from ui.bridge.review import ReviewBridge

        ways: dict[type[ReplayBridge] | None, Way] = {
            DrillBridge: "ask",
            ReviewBridge: "review",
            SharedBridge: "share",
        }
        return self.attempts.hidden_session(ways.get(kind, "watch"), session)

    def questioning(
        self, asked: ScheduledDrill, *, similar: bool = False
    ) -> ProgressSteps[WatchResult]:
        """Make the match of a question ready to be asked about, as `watching` does.

        Args:
            asked: The question.
            similar: Whether a similar position is asked instead, where its turn has come and there
                is one.
        """
        from engine.match.timeline import ReplayTimeline
        from ui.bridge.drills import DrillBridge, cousin_of

        path = self.matches.mistakes.file(asked)
        watching = yield from self.watching(path, kind=DrillBridge)
        bridge = watching.bridge
        if not isinstance(bridge, DrillBridge):
            return watching
        bridge.path = path
        cousin = cousin_of(bridge.session, asked) if similar else None
        if cousin is None:
            return watching
        bridge.close()
        bridge.deleteLater()
        timeline = yield from ReplayTimeline.winding(cousin.session)
        other = DrillBridge(cousin.session, timeline, self.preferences)
        other.cousin = cousin
        return WatchResult(other, None)

    def questions(self, today: date) -> ReviewSchedule:
        """What is asked on a day of whoever sat first at the last table, or was chosen."""
        kept, own = self.matches.mistakes, profile(self.people.own_name)
        plan = kept.plan(today, lambda name: profile(name) == own)
        if kept.sentence is not None:
            sentence, kept.sentence = kept.sentence, None
            self.problem.emit(localise(sentence))
        return plan

    @property
    def trouble(self) -> str:
        """Why the open match is not being saved, in one sentence; empty if it is."""
        trouble = None if self._writer is None else self._writer.trouble
        return "" if trouble is None else localise(trouble)

    @property
    def warning(self) -> str:
        """What should be known of saving the open match, in one sentence; empty if nothing is."""
        warning = None if self._writer is None else self._writer.warning
        return self.trouble or ("" if warning is None else localise(warning))

    def is_saved(self) -> bool:
        """Whether there is an open match with a file that is up with it."""
        return self._writer is not None and self._writer.trouble is None

    @property
    def path(self) -> Path | None:
        """The open match's file; None without a match that is kept."""
        return None if self._writer is None else self._writer.path

    def secure(self) -> bool:
        """Try once more to save what is not saved; whether nothing would be lost."""
        if self._session is None or self._writer is None:
            return True
        # What time has brought belongs to it.
        self._session.mark()
        return self._writer.secure()

    def may_close(self) -> bool:
        """Whether the open match is saved up to its last input, or the person lets it go."""
        asks = self.rehearsing and not self._discarded
        if asks and self.ask_taught is not None and not self.ask_taught():
            return False
        return self.secure() or (self.ask_unsaved is not None and self.ask_unsaved())

    def save_as(self, to: Path) -> None:
        """Write the open match, as it stands now, to another place. Raises StoreError."""
        from engine.store import matches

        data = self.journal()
        if data is not None:
            matches.write(to, data)

    def close(self) -> None:
        """Close the open match; whoever does not want to lose it asks `may_close` before.

        One that was begun here and in which no person has done anything is not kept.
        """
        bridge, self.bridge = self.bridge, None
        if bridge is not None:
            untouched = _untouched(self._session, self._writer) if self._begun else None
            self.closing.emit()
            bridge.close()
            bridge.deleteLater()
            self._pool.rest()
            self._session = self._writer = None
            self.rehearsing = self._begun = self._discarded = False
            if untouched is not None:
                self.matches.drop(untouched)
            self._tell_trouble()
            self.shelf_changed.emit()

    def journal(self) -> bytes | None:
        """The open match as a save file's bytes; None without one."""
        from engine.match import codec

        if self._session is None:
            return None
        return codec.encode(self._session.header, self._session.journal)

    def report(self, *, private: bool = False) -> bytes | None:
        """The open match for a report; without names, and without what hands are, if not asked.

        While hands are hidden neither the acts nor the seed are in it, since either tells them.
        """
        from msgspec.structs import replace

        from engine.match import Seated, codec

        session = self._session
        if private or session is None:
            return self.journal()
        players = tuple(replace(player, name="") for player in session.header.players)
        header = replace(session.header, players=players)
        if session.result is None and session.game.hands(session.config):
            left_out = f"{len(session.journal)} entries are left out: they tell of hidden hands.\n"
            return codec.encode(replace(header, seed=""), ()) + left_out.encode()
        entries = (
            replace(entry, player=replace(entry.player, name=""))
            if isinstance(entry, Seated)
            else entry
            for entry in session.journal
        )
        return codec.encode(header, entries)

    def latest(self) -> Summary | None:
        """The match that *Continue* opens."""
        from engine.store import Summary

        session, writer = self._session, self._writer
        if session is not None and session.result is None and writer is not None and self.trouble:
            # Its file lags behind, or is not there at all.
            header = session.header
            return Summary(
                writer.path,
                time.time(),
                header.game,
                self.people.with_names(session.players),
                header.options,
                header.seed,
                header.practice,
            )
        try:
            return self.matches.latest()
        except StoreError as error:
            self.problem.emit(localise(error))
            return None

    def shelf(self) -> tuple[Summary, ...]:
        """All matches that are kept, those changed last first."""
        try:
            return self.matches.all()
        except StoreError as error:
            self.problem.emit(localise(error))
            return ()

    def delete(self, path: Path) -> Path:
        """Move a match to the program's own trash; where `restore` finds it.

        What was deleted long ago goes on to the trash of the system.

        Raises StoreError, also where an attempt could not be noted as used; UnsavedError if the
        match is open and the person stays at it.
        """
        if self._is_open(path):
            self._let_go()
            self.close()
        self.attempts.give_up(path)
        trashed = self.matches.delete(path)
        self.matches.let_go(_to_trash)
        self.shelf_changed.emit()
        return trashed

    def restore(self, trashed: Path) -> Path:
        """Bring a deleted match back, and return its new path. Raises StowawayError."""
        self.attempts.check_restore(self.matches.summary(trashed))
        path = self.matches.restore(trashed)
        self.shelf_changed.emit()
        return path

    def export(self, path: Path, to: Path) -> None:
        """Copy a match to another place, the open one as it stands now. Raises StoreError."""
        from engine.match import codec
        from engine.store import files, matches

        if self._is_open(path):
            self.save_as(to)
            return
        data = files.read(path, codec.MAX_BYTES)
        if len(data) > codec.MAX_BYTES:
            raise StoreError(
                "{file} is too large to be a match, so it was not copied.", file=str(path)
            )
        matches.write(to, data)

    @property
    def hidden_code(self) -> str | None:
        """The deal code of the open match while its hands are hidden: no page tells it then.

        None for any other match. Typed in elsewhere, a code shows every hand.
        """
        session = self._session
        if session is None or session.result is not None:
            return None
        return session.seed if session.game.hands(session.config) else None

    @property
    def attempts(self) -> Attempting:
        """What counts as an attempt, and what may be seen meanwhile; not needed for the lounge."""
        if self._attempts is None:
            from ui.bridge.attempts import Attempting

            self._attempts = Attempting(self)
        return self._attempts

    @property
    def standings(self) -> Standings:
        """How the matches that are kept stand."""
        if self._standings is None:
            from ui.bridge.standings import Standings

            self._standings = Standings(self._standing, self)
        return self._standings

    def _standing(self, path: Path) -> ProgressSteps[Session | None]:
        if self._is_open(path):
            return self._session
        try:
            return (yield from self.matches.opening(path)).session
        except StoreError:
            return None

    def keep_picture(self, data: bytes) -> None:
        """Keep a picture of the open match, if that is kept."""
        if self.path is not None and data:
            self.matches.keep_picture(self.path, data)

    @property
    def guided(self) -> Guided:
        """The folder of guided rounds that were left half-way."""
        from engine.store import Guided

        return Guided(self.places.guided)

    @property
    def matches(self) -> Matches:
        """The folder of matches."""
        if self._matches is None:
            from engine.store import Matches, files

            for folder in {self.places.matches, self.places.data, self.places.config}:
                files.remove_temp_files(folder)
            self._matches = Matches(self.places.matches, trash=self.places.trash)
        return self._matches

    # Records

    def log(self, game: str | None = None, config: Config | None = None) -> tuple[Logged, ...]:
        """The match history, the latest match first; of a game and its options, if given."""
        return self.ask(lambda records: records.log(game, config), ())

    def best(self, game: str, code: str, config: Config) -> tuple[BestResult, ...]:
        """The best totals of persons on a deal with these options, practice included."""
        return self.ask(lambda records: records.best(game, code, config), ())

    def tallies(self, game: str, name: str) -> tuple[TripTally, ...]:
        """What a person of this name made alone of a game, by options."""
        none: tuple[TripTally, ...] = ()
        found = self.ask(lambda records: records.tallies(game), none)
        return tuple(each for each in found if profile(each.name) == profile(name))

    def travelled(self, game: str, seeds: Collection[str]) -> tuple[Travelled, ...]:
        """The matches on some deals that one person played, the first one first."""
        # The one that has just ended is among them.
        self._recording.finish()
        return self.ask(lambda records: records.travelled(game, seeds), ())

    def shut(self) -> None:
        """Close everything, at the end of the program, without asking."""
        self.close()
        if self._standings is not None:
            self._standings.stop()
        self._close_records()

    def read_again(self) -> None:
        """Ask all files anew, as after an import: they were changed from outside."""
        self._close_records()
        self._records_failed = False
        self.unread = 0
        self.records_changed.emit()
        self.shelf_changed.emit()

    def _close_records(self) -> None:
        self._recording.finish()
        self._reading.stop()
        self._catching_up = None
        if self._records is not None:
            self._records.close()
            self._records = None

    def remember(self, key: str, value: Held) -> None:
        """Change a setting; a disk that does not let it is told once."""
        try:
            self.settings.set(key, value)
        except StoreError as error:
            self.problem.emit(localise(error))

    # Inside

    def _take(
        self, session: Session, writer: Writer | None, *, rehearsing: bool = False
    ) -> MatchBridge:
        """A bridge to a match in the place of the one that is open.

        Without a writer it can only be looked at or rehearsed.
        """
        from ui.bridge.bots.hints import KeptHints
        from ui.bridge.match import MatchBridge
        from ui.bridge.teacher import FiledAsked

        self.close()
        session.seats_locked = not rehearsing and _is_attempt(session)
        bridge = MatchBridge(
            session,
            self._pool,
            self.preferences,
            self,
            read_only=writer is None and not rehearsing,
            on_close=self._close_writer,
            hints=KeptHints(self),
            asked=FiledAsked(self),
        )
        bridge.finished.connect(self._on_finished)
        self.attempts.follow(bridge, session, None if writer is None else writer.path)
        self.bridge, self._session, self._writer = bridge, session, writer
        self.rehearsing = rehearsing
        self._tell_trouble()
        self.shelf_changed.emit()
        return bridge

    def _recorded(self, record: int) -> ProgressSteps[tuple[Session | None, Message | None]]:
        from engine import catalog
        from engine.match.loader import reading

        journal = self.ask(lambda records: records.journal(record), b"")
        if not journal:
            return None, None
        read = yield from reading(journal, catalog)
        return read.session, read.sentence

    def _close_writer(self) -> None:
        if self._writer is not None:
            self._writer.close()

    def _is_open(self, path: Path) -> bool:
        return self._writer is not None and _same(path, self._writer.path)

    def _let_go(self) -> None:
        """Raises UnsavedError if the open match is not saved and the person stays at it."""
        if not self.may_close():
            raise UnsavedError

    def _on_trouble(self, _sentence: Message | None) -> None:
        # Another match's, as long as that one is not open.
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        if not self.trouble:
            self._retry.stop()
        elif not self._retry.isActive():
            self._retry.start()
        self.troubled.emit()

    def _on_retry(self) -> None:
        if self._writer is not None:
            self._writer.retry()

    def _on_finished(self, _result: object) -> None:
        if self._session is not None and not self.rehearsing:
            self._record(self._session)
            self.shelf_changed.emit()

    def _record(self, session: Session) -> None:
        self._recording.finish()
        self._recording.begin(self._adding(session), lambda _: self._on_recorded())

    def _adding(self, session: Session) -> ProgressSteps[None]:
        records = self._open_records()
        try:
            if records is not None:
                yield from records.adding(session)
        except StoreError as error:
            self.problem.emit(localise(error))

    def ask(self, ask: Callable[[Records], T], otherwise: T) -> T:
        """What the records answer; trouble is told."""
        records = self._open_records()
        answer = otherwise
        try:
            if records is not None:
                answer = ask(records)
        except StoreError as error:
            self.problem.emit(localise(error))
        self._tell_of_damage()
        return answer

    def _open_records(self) -> Records | None:
        if self._records is None and not self._records_failed:
            from engine.store import Records

            try:
                self._records = Records(self.places.records)
            except StoreError as error:
                self._records_failed = True
                self.problem.emit(localise(error))
                return None
            self._tell_of_damage()
            self._catch_up()
        return self._records

    def _on_recorded(self) -> None:
        self._tell_of_damage()
        self.records_changed.emit()

    def _tell_of_damage(self) -> None:
        """Records that were damaged begin anew: then all matches are read again."""
        if self._records is not None and self._records.sentence is not None:
            sentence, self._records.sentence = self._records.sentence, None
            self._catch_up()
            self.problem.emit(localise(sentence))

    def _catch_up(self) -> None:
        """Read the finished matches that have no record: a few at once, more little by little."""
        assert self._records is not None
        self._catching_up = self._records.catch_up(self.matches)
        self._read_for(FIRST_READ_S)
        if self._catching_up is not None:
            self._reading.start()

    def _on_reading(self) -> None:
        if self.bridge is None or self.bridge.result is not None:
            self._read_for(READ_SLICE_S)
            self._tell_of_damage()

    def _read_for(self, seconds: float) -> None:
        assert self._catching_up is not None
        until = time.monotonic() + seconds
        try:
            before = self.unread
            for unread in self._catching_up:
                self.unread = unread
                if time.monotonic() >= until and unread:
                    if unread != before:
                        self.records_changed.emit()
                    return
        except StoreError as error:
            self.problem.emit(localise(error))
        self.unread = 0
        self._catching_up = None
        self._reading.stop()
        self.records_changed.emit()


def _untouched(session: Session | None, writer: Writer | None) -> Path | None:
    """The file of a match that was begun here, if no person has done anything in it."""
    from engine.core import Act
    from engine.match import Seated

    if session is None or writer is None or session.result is not None:
        return None
    persons = {seat for seat, player in enumerate(session.players) if player.is_person}
    # A person gave or took a seat: who sits there now does not tell who acted before.
    touched = not persons or any(
        isinstance(entry, Seated) or (isinstance(entry, Act) and entry.seat in persons)
        for entry in session.journal
    )
    return None if touched else writer.path


def _kept_at(controller: AppController, path: Path | None, record: int | None) -> Path | None:
    """The file of a match, if it lies in the folder of matches."""
    if path is None and record is None:
        path = controller.path
    kept = path is not None and _same(path.parent, controller.matches.folder)
    return path if kept else None


def _is_attempt(session: Session) -> bool:
    """Whether a match counts on a trail or a day; only a few games have these."""
    if session.result is not None or session.game.trail_setup() is None:
        return False
    from engine import trails
    from ui.bridge.trail_progress import today

    return trails.counts_as_attempt(session, trails.calendar(today()))


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except FileNotFoundError:
        return False
    except OSError:
        # They cannot be looked at now, but what has the same name is the same.
        return one == other


def _to_trash(path: Path) -> bool:
    from PySide6.QtCore import QFile

    # The overload that also tells the new place gives a pair.
    moved: object = QFile.moveToTrash(str(path))
    return bool(moved[0]) if isinstance(moved, tuple) else bool(moved)


__all__ = [
    "AppController",
    "OpenResult",
    "SeatSetup",
    "StowawayError",
    "UnsavedError",
    "WatchResult",
]
