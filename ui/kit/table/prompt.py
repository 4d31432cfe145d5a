"""Kit: the prompt of a table: one sentence that says what to do, or why it is not possible."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from engine.core import Refused
from ui.access.voice import Voice
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel

VOICE_TOPIC: Final = "now"
"""Of what is to be done only the latest is said aloud."""
LEAVE_PENDING_MS: Final = 4000
"""How long Esc leads out of the match, once it was said, in milliseconds."""
_PROGRESS_WIDTH: Final = 96
"""The width of the bar that tells how far a computer has thought."""
_MIN_PROGRESS_WIDTH: Final = 12
"""The least width of what is filled of it, at 100 %: so round are its corners."""


class Prompt(QObject):
    """The sentence, a note that stands in its place for a while, and the way to a refusal's rule.

    Its widgets (`now`, `progress`, `rule_button`) are placed by the table. A note stays until
    `clear_message`, or for so many milliseconds.
    """

    rule_asked = Signal(str)
    """A rule's number, or nothing."""
    hushed = Signal()
    """The time of a note is over."""

    def __init__(self, look: Look, voice: Voice, parent: QWidget) -> None:
        super().__init__(parent)
        self._voice, self._look = voice, look
        self._note, self._bad = "", False
        self.leave_pending = False
        """Whether the note says how the match is left: who wishes it again means it."""
        self._spoken = ""
        self.refusal: Refused | None = None
        self.now = FittedLabel(look, Role.STRONG, "", parent, lines=2)
        self.progress = QProgressBar(parent)
        self.progress.setFixedWidth(_PROGRESS_WIDTH)
        self.progress.setTextVisible(False)
        # Without words on it, what is filled may be as strong as it is told.
        self.progress.setProperty("role", "bare")
        self.progress.hide()
        self.rule_button = QPushButton(self.tr("Why?"), parent)
        self.rule_button.setProperty("role", "quiet")
        self.rule_button.setAutoDefault(True)
        # It comes and goes with every refusal; the rest is not laid out again for it.
        keep = self.rule_button.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.rule_button.setSizePolicy(keep)
        self.rule_button.hide()
        self.rule_button.clicked.connect(lambda _=False: self.ask_rule())
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.timeout.connect(self._end)

    @property
    def note(self) -> str:
        """What stands in place of the sentence; empty for nothing."""
        return self._note

    def show_now(self, sentence: str, *, aloud: bool = True) -> None:
        """Say what is to be done, unless a note stands there; `aloud` if it is another."""
        words, bad = self._note or sentence, bool(self._note) and self._bad
        if words != self.now.text():
            self.now.setText(words)
        role = "bad" if bad else ""
        if self.now.property("role") != role:
            self.now.setProperty("role", role)
            self.now.style().unpolish(self.now)
            self.now.style().polish(self.now)
        rule = self.refusal.rule if self.refusal is not None else ""
        self.rule_button.setVisible("-" in rule)
        if "-" in rule:
            self._show_rule(rule)
        if aloud and not self._note and words != self._spoken:
            self._spoken = words
            self._voice.say(words, topic=VOICE_TOPIC)

    def tell(self, words: str, *, bad: bool = False, ms: int = 0) -> None:
        """Say something in place of the sentence, aloud too."""
        self._note, self._bad, self.leave_pending = words, bad, False
        self._over.stop()
        if ms:
            self._over.start(ms)
        self.show_now("")
        self._voice.say(words, topic=VOICE_TOPIC, urgent=bad)

    def stay(self, ms: int) -> None:
        """Let what was told stand for so many milliseconds more, without saying it again."""
        self._over.start(ms)

    def confirm_leave(self) -> bool:
        """Whether it was said a moment ago how the match is left; else say it now."""
        if not self.leave_pending:
            self.tell(
                self.tr("Press Esc again to go to the lounge. Your match is saved."),
                ms=LEAVE_PENDING_MS,
            )
            self.leave_pending = True
            return False
        return True

    def refuse(self, refused: Refused, words: str) -> None:
        """Say why something is not possible, and let its rule be asked for."""
        self.refusal = refused
        self.tell(words, bad=True)

    def clear_message(self) -> None:
        """Forget the note, and the refusal behind it."""
        self._over.stop()
        self._note, self.refusal, self.leave_pending = "", None, False

    def show_progress(self, done: int, of: int) -> None:
        """How far somebody has thought; nothing `of` nothing."""
        # Of less than that nothing would be seen but an empty groove.
        self.progress.setVisible(done * _PROGRESS_WIDTH > of * self._look.px(_MIN_PROGRESS_WIDTH))
        if of > 0:
            self.progress.setRange(0, of)
            self.progress.setValue(done)

    def ask_rule(self, rule: str = "") -> None:
        """Ask for a rule, or that behind the refusal; without one, for the rules."""
        if not rule and self.refusal is not None:
            rule = self.refusal.rule
        self.rule_asked.emit(rule if "-" in rule else "")

    def _show_rule(self, rule: str) -> None:
        words = self.tr("Read rule {rule} (?)").format(rule=rule)
        self.rule_button.setToolTip(words)
        self.rule_button.setAccessibleDescription(words)

    def _end(self) -> None:
        self.clear_message()
        self.hushed.emit()
