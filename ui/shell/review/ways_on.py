"""Shell: what a review leads to: guess first, which hides answers till then, and ask me again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ui.bridge.drills import find_drills
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.shell.widgets.basic import button

if TYPE_CHECKING:
    from engine.core.review import AnyReview
    from ui.bridge.review import ReviewBridge
    from ui.shell.review.decision_strip import AnyVerdict


class WaysOn(QWidget):
    """The two buttons, and which answers are hidden until they were guessed.

    A review begins with all of them hidden: whoever wants to guess must not have seen one. A button
    that does nothing now says why.
    """

    guess_wanted = Signal()
    """Guess what is marked and was not guessed."""
    mistakes_wanted = Signal()
    """Ask what is marked once more."""
    covered = Signal(object)
    """AnyReview: more of it is hidden, or less."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.guess_button = button(self.tr("&Guess first"), self.guess_first, role="quiet")
        self.again_button = button(
            self.tr("&Ask me again"), self.mistakes_wanted.emit, role="quiet"
        )
        row = QHBoxLayout(self)
        with_spacing(look, row, (0, 0, 0, 0), 4)
        for each in (self.guess_button, self.again_button):
            row.addWidget(each)
        self._review: AnyReview | None = None
        self._bridge: ReviewBridge | None = None
        self._busy = self._guesses = self._awaits = False
        self._hides = True
        self._about: object = None
        self._revealed: set[int] = set()
        self._drills: tuple[int, tuple[int, ...], tuple[int, ...]] = -1, (), ()
        """Of whose marked decisions which can be asked again."""

    def begin(self, about: object = None) -> None:
        """Hide all answers if another match, or another seat, is reviewed.

        Args:
            about: Which match and seat it is; the same once more keeps what is hidden.
        """
        self._drills = -1, (), ()
        if about is None or about != self._about:
            self._hides, self._guesses, self._revealed = True, False, set()
            self._awaits = False
        self._about = about

    @property
    def guesses(self) -> bool:
        """Whether the person has chosen to guess first, so that answers are shown one by one."""
        return self._guesses

    def show_review(
        self, review: AnyReview | None, bridge: ReviewBridge | None, *, busy: bool
    ) -> None:
        """Say of each way what it leads to, or why it cannot be gone now.

        Args:
            review: What is known.
            bridge: The match.
            busy: Whether more of the review comes.
        """
        self._review, self._bridge, self._busy = review, bridge, busy
        drills, marked = self.drills(), bool(self.to_guess)
        is_kept = bridge is not None and bridge.path is not None
        none = self.tr("This match has no marked decisions.")
        if busy:
            none = self.tr("No decisions are marked so far.")
        elif review is None or not review.whole:
            none = self.tr("No decisions are marked in the part that was reviewed.")
        can_guess = marked or (busy and not self._guesses)
        guess = self.tr("Guess each marked decision before its numbers are shown")
        again = self.tr("Make each marked decision again now; “My mistakes” stays as it is")
        if not drills:
            again = none
        elif not is_kept:
            again = self.tr("This works only for saved matches.")
        _enable(self.guess_button, guess if can_guess else none, on=can_guess)
        if self._awaits and (marked or not busy):
            self._awaits = False
            if marked and self.isVisible():
                self.guess_wanted.emit()
        waits = self.tr("Waiting for a marked decision…")
        self.guess_button.setText(waits if self._awaits else self.tr("&Guess first"))
        _enable(self.again_button, again, on=is_kept and bool(drills))

    def drills(self) -> tuple[int, ...]:
        """Return the inputs with which the marked decisions began that can be asked again."""
        review, bridge = self._review, self._bridge
        if review is None or bridge is None:
            return ()
        marks = tuple(one.at for one in review.verdicts if one.mark)
        if self._drills[:2] != (review.seat, marks):
            # Asked with each decision that comes, and it may take the whole match.
            self._drills = review.seat, marks, find_drills(review, bridge.session)
        return self._drills[2]

    @property
    def to_guess(self) -> tuple[int, ...]:
        """The inputs with which the marked decisions begin that were not guessed; else all."""
        return self.unguessed or self._marked

    @property
    def unguessed(self) -> tuple[int, ...]:
        """The inputs with which the marked decisions begin whose answers were not told."""
        return tuple(at for at in self._marked if at not in self._revealed)

    @property
    def _marked(self) -> tuple[int, ...]:
        verdicts = () if self._review is None else self._review.verdicts
        return tuple(one.at for one in verdicts if one.mark)

    def guess_first(self) -> None:
        """Hide marked decisions until they are guessed, and ask for a guess at each of them."""
        self._hides = self._guesses = True
        self._awaits = not self.to_guess
        if self._review is not None:
            self.covered.emit(self._review)
        self.show_review(self._review, self._bridge, busy=self._busy)
        if self.to_guess:
            self.guess_wanted.emit()

    def reveal(self, at: int) -> None:
        """Show what a decision cost, since it was guessed or is not to be.

        Args:
            at: The input with which it begins.
        """
        self._revealed.add(at)
        if self._hides and self._review is not None:
            self.covered.emit(self._review)

    def know(self, at: int) -> None:
        """Hide nothing of a decision whose answer was told elsewhere.

        Args:
            at: The input with which it begins.
        """
        self._revealed.add(at)

    def show_answers(self, at: int) -> None:
        """Show the answer of a decision without a guess, or all if the player does not guess.

        Args:
            at: The input with which the decision begins.
        """
        if self._guesses:
            self.reveal(at)
        else:
            self.show_all()

    def show_all(self) -> None:
        """Hide nothing until the player chooses to guess first."""
        self._hides = False
        if self._review is not None:
            self.covered.emit(self._review)

    def hides(self, verdict: AnyVerdict) -> bool:
        """Return whether the answer of a decision is hidden.

        Args:
            verdict: What the decision cost.
        """
        return self._hides and bool(verdict.mark) and verdict.at not in self._revealed


def _enable(way: QPushButton, words: str, *, on: bool) -> None:
    """Enable a button or not, and say what it does, or why it does nothing."""
    way.setEnabled(on)
    way.setToolTip(words)
    way.setAccessibleDescription(words)
