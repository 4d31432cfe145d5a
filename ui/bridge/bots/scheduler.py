"""Bridge: computer players of one match: whom to ask, and when their answers are entered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeAlias

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QTimer, Signal

from engine.core import (
    Action,
    Awaiting,
    AwaitingSeats,
    BotProgress,
    Level,
    Refused,
    ScoreLine,
    Seat,
    Tick,
)
from engine.match import Decision, Session, StateChange, Timekeeper
from engine.match.advice import Advice, advising, asking, ready
from ui.bridge.base import RANDOM
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.bots.worker_main import Work
from ui.bridge.clock import GameClock
from ui.bridge.preferences import Preferences

HINT_STEP_TIMEOUT_S: Final = 30.0
"""Seconds that a step of a hint may take: each plays many matches on, also on a slow machine."""
INTERIM_HINT_DELAY_MS: Final = 500
"""A hint that takes longer says what is best so far; a quick one is said once."""
HINT_UPDATE_INTERVAL_MS: Final = 2000
"""So often it may say something else after that."""
ANSWER_DELAY_MS: Final = 40
"""Milliseconds between what the screen has told and the answers that waited for it."""
UNSEEN_MS: Final = 60
"""Where nothing is paced, an answer that takes no longer is entered at once: nobody sees that."""
UNPACED_BEAT_MS: Final = 250
"""Where nothing is paced, a longer answer takes this time, or as many times as it must."""
HINT_WARMUP_DELAY_MS: Final = 700
"""How long after a match in practice is shown a process is made ready for hints."""

if TYPE_CHECKING:
    from engine.match import BotRequest


class Hints(Protocol):
    """What was found for hints of a match, kept beside it."""

    def kept(self) -> Sequence[bytes]:
        """What was kept, a line a position."""
        ...

    def keep(self, line: bytes) -> None:
        """Keep one more."""
        ...


def answer_time(thought: int, pause: int) -> int:
    """Return how long a computer's decision takes on the screen, in milliseconds.

    How long the search took may depend on the cards of its seat, so it is not shown: each decision
    takes one pause. One that takes longer waits for the end of another whole pause.

    Args:
        thought: How long the answer took to come.
        pause: The pause of the speed that a person chose (`Preferences.pause`); 0 for none.
    """
    if pause <= 0:
        if thought <= UNSEEN_MS:
            return 0
        pause = UNPACED_BEAT_MS
    return pause * max(1, -(-thought // pause))


Kind: TypeAlias = Literal["turn", "plan", "hint", "estimate"]
"""A computer's decision, what it will do while game time runs, a person's hint, or what an act of
a person would bring.
"""


@dataclass(slots=True)
class _Job:
    """A question that is open, or whose answer is not entered yet."""

    number: int
    seat: Seat
    decision: Decision
    inputs: int
    asked: Tick
    kind: Kind
    best: BotProgress | None = None
    answer: BotProgress | None = None
    thought: int = 0
    """How long after the last step the answer came, in milliseconds."""


class BotScheduler(QObject):
    """Asks computer players, enters what they answer, and looks for hints.

    All that are due in a sealed decision are asked at once, also while persons still choose; else
    one after another, since each is to know what the one before it did. Answers are entered in
    the order of the seats, whichever process was the quickest. What shows something to others is
    not entered sooner than an eye can follow.
    """

    thinking = Signal(object)
    """(seat, done, of) while a computer is waited for or a hint is looked for, then None."""
    asked = Signal()
    """A computer was asked for its decision."""
    entered = Signal()
    """No answer that is there is entered any more: after one, or several at once."""
    hinted = Signal(object)
    """Thought: the hint; Advice that is not final while a better one may come."""
    weighed = Signal()
    """What an act would bring is known."""
    problem = Signal(str)
    """One sentence for the person: what happened and what is safe."""

    def __init__(
        self,
        session: Session,
        keeper: Timekeeper,
        clock: GameClock,
        pool: WorkerPool,
        preferences: Preferences,
        person: Callable[[], Seat | None],
        parent: QObject | None = None,
        *,
        hints: Hints | None = None,
    ) -> None:
        """Computer players of a session; `person` tells which person is to act, if any.

        `hints` keeps what is found for hints. Nobody is asked before `begin`.
        """
        super().__init__(parent)
        self._session = session
        self._keeper = keeper
        self._clock = clock
        self._pool = pool
        self._preferences = preferences
        self._person = person
        self._hints = hints
        self._on = False
        self._held = False
        self._hands = session.game.hands(session.config)
        self.enters = False
        """Whether answers are just being entered, so that `entered` follows."""
        self._jobs: dict[int, _Job] = {}
        self._hint: tuple[Level, tuple[Action, ...]] | None = None
        self._weighed: tuple[Seat, Action, Any, tuple[ScoreLine, ...]] | None = None
        """Whose act was to be weighed last, which, by what view, and what is known of it."""
        self._told: tuple[Seat, int, int] | None = None
        self._since = QElapsedTimer()
        self._since.start()
        self._pacer = QTimer(self)
        self._pacer.setSingleShot(True)
        self._pacer.timeout.connect(self._enter)
        self._teller = QTimer(self)
        self._teller.setSingleShot(True)
        self._teller.timeout.connect(self._tell_hint)
        self._hinted: Action | None = None
        """What was told of the hint that is being looked for."""
        self._warmer = QTimer(self)
        self._warmer.setSingleShot(True)
        self._warmer.timeout.connect(self._warm)
        pool.thought.connect(self._on_thought)
        pool.gave_up.connect(self._on_gave_up)

    @property
    def seat(self) -> Seat | None:
        """The computer that is waited for; None while a person is to act."""
        job = self._next()
        return job.seat if job is not None and self._person() is None else None

    @property
    def can_skip(self) -> bool:
        """Whether the decision that is waited for can be had at once."""
        job = self._next()
        return job is not None and job.best is not None and self._person() is None

    def begin(self) -> None:
        """Ask from now on."""
        self._on = True
        if self._session.practice and self._session.game.is_reviewed:
            self._warmer.start(HINT_WARMUP_DELAY_MS)
        self.plan()

    def rest(self) -> None:
        """Drop all questions, and ask nobody until `begin`."""
        self._on = False
        self._warmer.stop()
        self._weighed = None
        for job in list(self._jobs.values()):
            self._drop(job)
        self._tell()

    def close(self) -> None:
        """Let go of the pool."""
        self.rest()
        self._pool.thought.disconnect(self._on_thought)
        self._pool.gave_up.disconnect(self._on_gave_up)

    def hold(self, *, on: bool) -> None:
        """Enter no answers while the screen tells something; afterwards each takes its time, as if
        it had been asked then.
        """
        was, self._held = self._held, on
        if was and not on:
            self._restart()
            if self._preferences.pause > 0:
                # Behind the frame that shows again what was covered: many have thought meanwhile.
                self._pacer.start(ANSWER_DELAY_MS)
            else:
                self._enter()

    def hint(self, level: Level, tried: Sequence[Action] = ()) -> None:
        """Look for what is best for the person to act, beside what is tried.

        Where decisions are not reviewed that is what a computer player of this level would do,
        behind what is tried.
        """
        self._hint = level, tuple(tried)
        self.plan()

    def stop_hint(self) -> None:
        """Look for no hint any more."""
        self._hint = None
        for job in self._of("hint"):
            self._drop(job)
        self.plan()

    def estimate(self, seat: Seat, action: Action) -> tuple[ScoreLine, ...]:
        """What an act would bring this seat; nothing until it is known, which `weighed` tells."""
        at = (seat, action, self._session.view(seat))
        if self._weighed is None or self._weighed[:3] != at:
            for job in self._of("estimate"):
                self._drop(job)
            self._weighed = *at, ()
            self._put(self._session.estimate_question(seat, action), "estimate", seat)
        return self._weighed[3]

    def skip(self) -> None:
        """Enter what is waited for at once: the answers, or the best so far."""
        while self.can_skip and (job := self._next()) is not None:
            self._play(job)

    def hear(self, changes: Sequence[StateChange]) -> None:
        """The match has changed; `plan` is called behind it."""
        if any(_shows(change.before.awaiting, change.cause.seat) for change in changes):
            self._restart()
        if not all(self._is_current(job) for job in self._of("hint")):
            self._hint = None

    def plan(self, *, frame: bool = False) -> None:
        """Bring the open questions in line with what the match waits for.

        While game time runs one is asked a frame, so that no frame has to make several questions.
        """
        for job in list(self._jobs.values()):
            if not self._is_current(job):
                self._drop(job)
        if self._on and self._session.is_clocked:
            self._plan_ahead(frame=frame)
        elif self._on:
            self._ask()
        self._tell()

    # Inside

    def _of(self, kind: Kind) -> list[_Job]:
        return [job for job in self._jobs.values() if job.kind == kind]

    def _next(self) -> _Job | None:
        """The computer's decision that is entered next."""
        return min(self._of("turn"), key=lambda job: job.seat, default=None)

    def _is_current(self, job: _Job) -> bool:
        awaiting = self._session.awaiting
        if not isinstance(awaiting, AwaitingSeats) or job.seat not in awaiting.may:
            return False
        if awaiting.clock is not (job.kind == "plan"):
            return False
        if job.kind == "turn" and not awaiting.sealed and job.inputs != self._session.inputs:
            # Somebody else has acted openly meanwhile.
            return False
        return self._session.decision(job.seat) == job.decision

    def _plan_ahead(self, *, frame: bool) -> None:
        phase = self._clock.phase
        if phase == "paused" or (phase == "runs" and not frame):
            return
        asked = {job.seat for job in self._jobs.values()}
        seats = [seat for seat in self._keeper.bots_without_plan() if seat not in asked]
        for seat in seats[:1] if phase == "runs" else seats:
            self._open(seat, "plan")

    def _ask(self) -> None:
        awaiting = self._session.awaiting
        if not isinstance(awaiting, AwaitingSeats):
            return
        players = self._session.players
        seats = [seat for seat in awaiting.due if not players[seat].is_person]
        asked = {job.seat for job in self._of("turn")}
        fresh = [s for s in (seats if awaiting.sealed else seats[:1]) if s not in asked]
        for seat in fresh:
            self._open(seat, "turn")
        person = self._person()
        if self._hint is not None and person is not None and not self._of("hint"):
            self._hinted = None
            self._put(self._hint_for(person, *self._hint), "hint", person)
            self._teller.start(INTERIM_HINT_DELAY_MS)
        if fresh:
            self._tell()
            self.asked.emit()

    def _warm(self) -> None:
        """Have the first hint find a process that has loaded what it needs."""
        if not self._pool.busy and self._session.result is None:
            session = self._session
            given = session.game.id, session.header.rules_version, session.config
            self._pool.ask(Work(ready, given, HINT_STEP_TIMEOUT_S))

    def _hint_for(self, seat: Seat, level: Level, tried: Sequence[Action]) -> BotRequest | Work:
        if not self._session.game.is_reviewed:
            return self._session.question(seat, level, tried)
        kept = () if self._hints is None else self._hints.kept()
        asked = asking(self._session, seat, tried, kept)
        return Work(advising, (asked,), HINT_STEP_TIMEOUT_S)

    def _open(self, seat: Seat, kind: Kind) -> None:
        self._put(self._session.question(seat), kind, seat)
        if kind == "turn":
            self._restart()

    def _restart(self) -> None:
        """Let the time of each decision begin now; answers that are there took none of it."""
        self._since.restart()
        for job in self._of("turn"):
            job.thought = 0

    def _put(self, question: BotRequest | Work, kind: Kind, seat: Seat) -> None:
        session = self._session
        number = self._pool.ask(question, first=kind in ("hint", "estimate"))
        self._jobs[number] = _Job(
            number, seat, session.decision(seat), session.inputs, session.tick, kind
        )

    def _drop(self, job: _Job) -> None:
        del self._jobs[job.number]
        if job.kind == "estimate":
            self._weighed = None
        self._pool.stop(job.number)
        if not self._of("turn"):
            self._pacer.stop()

    def _tell(self) -> None:
        """Say whom or what is waited for, if that is another or has come further."""
        jobs = self._of("hint")
        if not jobs and self._person() is None and (job := self._next()) is not None:
            jobs = [job]
        now = None
        for job in jobs:
            best = job.best
            # How far a computer has come with cards that others do not see is not shown.
            if best is None or (job.kind == "turn" and self._hands):
                now = (job.seat, 0, 0)
            else:
                now = (job.seat, best.done, best.of)
        if now != self._told:
            self._told = now
            self.thinking.emit(now)

    def _tell_hint(self) -> None:
        """Tell what is best so far, where that is something else than what was told."""
        for job in self._of("hint"):
            best = job.best
            self._teller.start(
                HINT_UPDATE_INTERVAL_MS if self._hinted or best else INTERIM_HINT_DELAY_MS // 2
            )
            if isinstance(best, Advice) and best.best != self._hinted:
                self._hinted = best.best
                self.hinted.emit(best)

    def _on_thought(self, number: int, thought: BotProgress, last: bool) -> None:
        job = self._jobs.get(number)
        if job is None:
            return
        job.best = thought
        if not last:
            self._tell()
        elif job.kind == "turn":
            job.answer, job.thought = thought, self._since.elapsed()
            self._enter()
        elif job.kind == "plan":
            self._drop(job)
            self._keeper.plan(job.seat, thought, job.asked)
            self.plan()
        elif job.kind == "estimate":
            assert self._weighed is not None
            about = self._weighed[:3]
            self._drop(job)
            self._weighed = *about, thought.why
            self.weighed.emit()
        else:
            self._hint = None
            self._drop(job)
            self._tell()
            if isinstance(thought, Advice) and thought.keep and self._hints is not None:
                self._hints.keep(thought.keep)
            self.hinted.emit(thought)

    def _enter(self) -> None:
        """Enter the answers that are there, in the order of seats, each when its time has come."""
        outermost, self.enters = not self.enters, True
        try:
            while not self._held and (job := self._next()) is not None and job.answer is not None:
                if _shows(self._session.awaiting, job.seat):
                    # A decision that takes no time at all cannot be followed by eye.
                    time = answer_time(job.thought, self._preferences.pause)
                    left = time - self._since.elapsed()
                    if left > 0:
                        self._pacer.start(left)
                        return
                self._play(job)
        finally:
            if outermost:
                self.enters = False
                self.entered.emit()

    def _play(self, job: _Job) -> None:
        thought = job.answer or job.best
        assert thought is not None
        self._drop(job)
        self._tell()
        try:
            self._session.submit(job.seat, thought.best, at=job.decision)
        except Refused as refused:
            if refused.rule not in ("LATE", "TURN", "OVER"):
                raise

    def _on_gave_up(self, number: int, details: str) -> None:
        job = self._jobs.get(number)
        if job is None:
            return
        if job.kind == "estimate":
            # It is an aid: there is none, and it is not asked for again.
            known = self._weighed
            self._drop(job)
            self._weighed = known
            return
        why = details.strip().splitlines()[-1]
        if job.kind == "hint":
            self._hint = None
            self._drop(job)
            self._tell()
            self.problem.emit(
                QCoreApplication.translate(
                    "match", "No hint could be found ({details}). You can keep playing."
                ).format(details=why)
            )
            return
        self.problem.emit(
            QCoreApplication.translate(
                "match",
                "The computer player failed ({details}) and made a random move. You can keep "
                "playing.",
            ).format(details=why)
        )
        *_, job.best = self._session.think(job.seat, RANDOM)
        self._on_thought(number, job.best, last=True)


def _shows(awaiting: Awaiting, seat: Seat | None) -> bool:
    """Whether an act of this seat shows more than that it has decided."""
    if not isinstance(awaiting, AwaitingSeats) or not awaiting.sealed or seat is None:
        return True
    return all(other == seat for other in awaiting.due)
