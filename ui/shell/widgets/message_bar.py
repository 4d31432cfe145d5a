"""Shell: the notice: sentences at the foot of the window, until they are put away or untrue."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.core import shown
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.shell.widgets.basic import MAX_SENTENCE_COLUMNS, Label, announce, button

MAX_SENTENCES = 5


class _Speaker(QWidget):
    """Who says it: the conductor."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._fit()
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        side = self._look.px(40)
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Not before there is something to say: the lounge is to be there first.
        from ui.shell.tutorial.registry import conductor

        painter = QPainter(self)
        room = QRectF(self.rect())
        self._look.pixmaps.draw(
            painter,
            ("conductor", self.width()),
            room,
            lambda inner: conductor(inner, room, self._look.theme),
        )
        painter.end()


class MessageBar(QFrame):
    """Sentences one after another; each is shown once, and none twice in a row.

    One may stand above them as long as it is true, and cannot be put away.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        self._waiting: list[str] = []
        self._standing = ""
        self._look = look
        self._name()
        self.hide()

    @cached_property
    def _parts(self) -> tuple[Label, Label, QPushButton]:
        """What stands, what is said, and the button that puts it away; made with the first use.

        In the lounge's first frame there is nothing to say.
        """
        look = self._look
        standing, words = Label(look, wrap=True), Label(look, wrap=True)
        close = button("", self.next, role="quiet")
        # A click on it does not take the keyboard from the page.
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.setText(self.tr("D&ismiss"))
        row = QHBoxLayout(self)
        with_spacing(look, row, (14, 6, 12, 6), 12)
        row.addWidget(_Speaker(look))
        column = QVBoxLayout()
        with_spacing(look, column, gap=4)
        column.addWidget(standing)
        column.addWidget(words)
        row.addLayout(column, 1)
        row.addWidget(close)
        return standing, words, close

    @property
    def standing_words(self) -> Label:
        """What is said as long as it is true."""
        return self._parts[0]

    @property
    def words(self) -> Label:
        """What is said until it is put away."""
        return self._parts[1]

    @property
    def close_button(self) -> QPushButton:
        """Puts away what is said."""
        return self._parts[2]

    def changeEvent(self, event: QEvent) -> None:
        """It outlives a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Notice"))
        if "_parts" in vars(self):
            self.close_button.setText(self.tr("D&ismiss"))

    def say(self, sentence: str) -> None:
        """Show a sentence, after those that wait."""
        sentence = shown(sentence, MAX_SENTENCE_COLUMNS)
        if sentence in self._waiting or len(self._waiting) >= MAX_SENTENCES:
            return
        self._waiting.append(sentence)
        if len(self._waiting) == 1:
            self._show()
            announce(self, sentence)

    def stand(self, sentence: str) -> None:
        """Show a sentence until another takes its place, or none."""
        if sentence == self._standing:
            return
        self._standing = sentence
        self._show()
        if sentence:
            announce(self, sentence)

    def next(self) -> None:
        """Put the sentence away."""
        del self._waiting[:1]
        self._show()
        if self._waiting:
            announce(self, self._waiting[0])

    @property
    def sentence(self) -> str:
        """What is shown; empty if nothing is."""
        return "\n".join(filter(None, (self._standing, *self._waiting[:1])))

    def _show(self) -> None:
        self.standing_words.setText(self._standing)
        self.standing_words.setVisible(bool(self._standing))
        self.words.setText(self._waiting[0] if self._waiting else "")
        self.words.setVisible(bool(self._waiting))
        self.close_button.setVisible(bool(self._waiting))
        self.setVisible(bool(self.sentence))
