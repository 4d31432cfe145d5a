"""Bridge: the teacher of a match in practice: it asks about a move that may cost much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from engine.core import Action, Seat
from engine.match.advice import asking
from engine.match.teacher import (
    TIME_LIMIT_S,
    AskedMove,
    TeacherAnswer,
    TeacherCount,
    TeacherRequest,
    answering,
    count,
    encode,
    kept,
)
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.bots.worker_main import Work
from ui.bridge.preferences import Preferences

if TYPE_CHECKING:
    from engine.match import Session
    from ui.bridge.controller import AppController

__all__ = ["KeptAsked", "Teacher", "TeacherAnswer"]

PREPARE_DELAY_MS: Final = 50
"""How long after a person is to act the answer is prepared: first the table is laid out."""
STEP_TIMEOUT_S: Final = 30.0
"""Seconds that a step may take before the process counts as dead; the move waits less long."""


class KeptAsked(Protocol):
    """The moves about which the teacher has asked, kept beside their match."""

    def asked(self) -> Sequence[bytes]:
        """Return what was kept, a line a move."""
        ...

    def keep_asked(self, lines: Sequence[bytes]) -> None:
        """Keep these lines and no others."""
        ...


class FiledAsked:
    """The moves of the match that is open on a desk; none are kept of one without a file."""

    def __init__(self, controller: AppController) -> None:
        self._controller = controller

    def asked(self) -> Sequence[bytes]:
        """Return what was kept, a line a move."""
        path = self._controller.path
        return () if path is None else self._controller.matches.asked(path)

    def keep_asked(self, lines: Sequence[bytes]) -> None:
        """Keep these lines and no others."""
        path = self._controller.path
        if path is not None:
            self._controller.matches.keep_asked(path, lines)


class Teacher(QObject):
    """Asks, in the bots' processes, whether a move that a person confirms may cost much.

    While the person thinks, the best move is looked for, which stays in the process: the window
    never has it. A move is judged as soon as it is tried and whole; nothing is said before it is
    confirmed. An answer that is not there within `TIME_LIMIT_S` then is none, and is counted.
    """

    answered = Signal(object)
    """TeacherAnswer: what is said of the move that was confirmed; nothing of it if `points` is 0.
    """

    def __init__(
        self,
        session: Session,
        pool: WorkerPool,
        preferences: Preferences,
        person: Callable[[], Seat | None],
        parent: QObject | None = None,
        *,
        store: KeptAsked | None = None,
    ) -> None:
        """Make the teacher of a match.

        Args:
            session: The match.
            pool: The processes in which it thinks.
            preferences: Tells from which cost on it asks.
            person: Tells which person is to act.
            parent: The Qt parent.
            store: Keeps about what it has asked; without one it is known as long as the match is
                open.
        """
        super().__init__(parent)
        self._session, self._pool, self._preferences = session, pool, preferences
        self._person = person
        self._store = store
        self._asked: list[AskedMove[Any]] | None = None
        self._prepared: tuple[Seat, int] | None = None
        """For which seat and after how many inputs the answer was prepared last."""
        self._preparing: int | None = None
        self._move: tuple[Seat, tuple[Action, ...], int] | None = None
        """The move that is judged, or was judged last: whose, its acts, after how many inputs."""
        self._open: int | None = None
        """The number of the question about it; None while it waits for what is prepared."""
        self._answer: TeacherAnswer | None = None
        """What is said of it, once that is known."""
        self._is_confirmed = False
        """Whether it was confirmed, and waits for the answer."""
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(round(1000 * TIME_LIMIT_S))
        self._limit.timeout.connect(self._on_late)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PREPARE_DELAY_MS)
        self._later.timeout.connect(self._prepare)
        self._is_closed = False
        pool.thought.connect(self._on_thought)
        pool.gave_up.connect(self._on_gave_up)

    @property
    def is_on(self) -> bool:
        """Whether it may ask in this match: in practice, where it was chosen and is good enough."""
        session = self._session
        return (
            self._preferences.teacher > 0
            and session.practice
            and session.header.chance != "given"
            and session.result is None
            and not session.is_clocked
            and session.game.has_teacher(session.config)
        )

    @property
    def is_asked(self) -> bool:
        """Whether a move waits for the answer."""
        return self._is_confirmed

    @property
    def counts(self) -> TeacherCount:
        """How often it has asked in this match, and how often another move was made then."""
        return count(self._moves(), self._session)

    def follow(self) -> None:
        """Prepare the answer soon for the person who is to act now."""
        if not self._is_closed and self.is_on and self._person() is not None:
            self._later.start()
        else:
            self._later.stop()

    def consider(self, seat: Seat, acts: Sequence[Action]) -> None:
        """Judge a move that is tried, so that the answer is there once it is confirmed.

        Args:
            seat: Whose move.
            acts: The actions of the move; none for what is not whole yet.
        """
        if self._is_closed:
            return
        move = seat, tuple(acts), self._session.inputs
        if self._move == move:
            return
        if self._move is not None:
            self.drop()
            self.follow()
        if not acts or not self.is_on:
            return
        self._move = move
        self._later.stop()
        if self._preparing is None:
            self._open = self._put(seat, acts)
        # Else it waits for that: another process would begin anew.

    def ask(self, seat: Seat, acts: Sequence[Action]) -> bool:
        """Ask about a move that was confirmed.

        Args:
            seat: Whose move.
            acts: The actions of the move.

        Returns:
            Whether `answered` follows, or was told; if not, the move can be played at once.
        """
        if not self.is_on or not acts:
            return False
        self._forget_undone()
        self.consider(seat, acts)
        if self._answer is None:
            self._is_confirmed = True
            self._limit.start()
            return True
        if self._answer == TeacherAnswer(seconds=self._answer.seconds):
            self.drop()
            return False
        self._tell(self._answer)
        return True

    def drop(self) -> None:
        """Have no answer to what was asked, and judge nothing."""
        self._limit.stop()
        self._move = self._answer = None
        self._is_confirmed = False
        number, self._open = self._open, None
        if number is not None:
            self._pool.stop(number)

    def note(self, answer: TeacherAnswer) -> None:
        """Note that a person was asked about a move, or that it could not be judged in time.

        Nobody is asked twice about the same decision.
        """
        at = len(self._session.moments) - answer.done + answer.skipped
        self._keep([*self._moves(), AskedMove(answer.position, at, answer.acts, answer.points)])

    def rest(self) -> None:
        """Prepare nothing, as when the page is left."""
        self._later.stop()
        self._stop_preparing()
        self.drop()

    def close(self) -> None:
        """Let go of the pool."""
        self._is_closed = True
        self.rest()
        self._pool.thought.disconnect(self._on_thought)
        self._pool.gave_up.disconnect(self._on_gave_up)

    # Inside

    def _moves(self) -> list[AskedMove[Any]]:
        if self._asked is None:
            lines = () if self._store is None else self._store.asked()
            self._asked = [*kept(lines, self._session.game)]
        return self._asked

    def _keep(self, moves: list[AskedMove[Any]]) -> None:
        self._asked = moves
        if self._store is not None:
            self._store.keep_asked([encode(one) for one in moves])

    def _forget_undone(self) -> None:
        """Forget that a move was not judged which was taken back."""
        now = len(self._session.moments)
        left = [one for one in self._moves() if one.position or one.at < now]
        if len(left) < len(self._moves()):
            self._keep(left)

    def _put(self, seat: Seat, acts: Sequence[Action]) -> int:
        known = frozenset(one.position for one in self._moves() if one.position)
        about = asking(self._session, seat, acts)
        request = TeacherRequest(about, self._preferences.teacher, known)
        return self._pool.ask(Work(answering, (request,), STEP_TIMEOUT_S), first=bool(acts))

    def _prepare(self) -> None:
        seat, inputs = self._person(), self._session.inputs
        if seat is None or not self.is_on or self._move is not None:
            return
        if self._prepared != (seat, inputs):
            self._stop_preparing()
            self._prepared = seat, inputs
            self._preparing = self._put(seat, ())

    def _stop_preparing(self) -> None:
        number, self._preparing = self._preparing, None
        if number is not None:
            self._prepared = None
            self._pool.stop(number)

    def _on_thought(self, number: int, thought: object, last: bool) -> None:
        if not last:
            return
        if number == self._preparing:
            self._go_on()
        elif number == self._open:
            self._take(thought if isinstance(thought, TeacherAnswer) else self._none())

    def _on_gave_up(self, number: int, _details: str) -> None:
        # It is an aid: there is none, and the move is played.
        if number == self._preparing:
            self._go_on()
        elif number == self._open:
            self._take(self._none())

    def _go_on(self) -> None:
        """Ask about the move that has waited for what was prepared."""
        self._preparing = None
        if self._move is not None:
            seat, acts, _ = self._move
            self._open = self._put(seat, acts)

    def _take(self, answer: TeacherAnswer) -> None:
        """Keep the answer for the move, or tell it where that was confirmed."""
        self._open, self._answer = None, answer
        if self._is_confirmed:
            self._tell(answer)

    def _none(self) -> TeacherAnswer:
        """What is said of a move that is not judged in time."""
        acts = () if self._move is None else self._move[1]
        return TeacherAnswer(late=True, acts=acts)

    def _on_late(self) -> None:
        self._tell(self._none())

    def _tell(self, answer: TeacherAnswer) -> None:
        self.drop()
        self.answered.emit(answer)
