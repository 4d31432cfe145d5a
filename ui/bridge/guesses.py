"""Bridge: decisions of a finished match are prepared to be guessed, in a process of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.core import Message, Seat
from engine.match.guess import GuessQuestion, iter_guesses
from ui.bridge.jobs.background import BackgroundJob
from ui.bridge.localise import localise
from ui.bridge.review import kept_review

if TYPE_CHECKING:
    from engine.store import Matches
    from ui.bridge.review import ReviewBridge

__all__ = ["GuessPreparation", "GuessQuestion"]


class GuessPreparation(QObject):
    """Finds the candidates of some decisions, and what they cost, one decision after another.

    It goes on while a player thinks, so how long an answer takes tells nothing.
    """

    came = Signal(object)
    """GuessQuestion: candidates that can be shown, or all that is known of them."""
    said = Signal(str)
    """One sentence: why there are no more."""
    ended = Signal()
    """Nothing more comes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._study = BackgroundJob(self)
        self._study.came.connect(self._on_bit)
        self._study.done.connect(self._on_done)
        self._study.failed.connect(self._on_failed)

    @property
    def busy(self) -> bool:
        """Whether more is to come."""
        return self._study.busy

    def begin(self, bridge: ReviewBridge, seat: Seat, ats: Sequence[int], matches: Matches) -> None:
        """Prepare the decisions of a seat that began with some inputs."""
        line = kept_review(matches, bridge.kept_as, seat)
        hints = matches.hints(bridge.kept_as)
        self._study.begin(iter_guesses, bridge.journal, seat, tuple(ats), line, hints)

    def stop(self) -> None:
        """Leave it as it is."""
        self._study.stop()

    def _on_bit(self, bit: object) -> None:
        if isinstance(bit, GuessQuestion):
            self.came.emit(bit)
        elif isinstance(bit, Message):
            self.said.emit(localise(bit))

    def _on_done(self, bit: object) -> None:
        self._on_bit(bit)
        self.ended.emit()

    def _on_failed(self, _details: str) -> None:
        self.said.emit(
            self.tr("The choices could not be compared because of an error. Your match is safe.")
        )
        self.ended.emit()
