"""Kit: the teacher's tag, beside the move that was confirmed and may cost much."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsItem, QHBoxLayout, QVBoxLayout, QWidget

from ui.access.voice import Voice
from ui.kit.reason_words import for_better, for_made
from ui.kit.table.turn import TurnController
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import RoleLabel, TagButton

if TYPE_CHECKING:
    from ui.bridge.teacher import TeacherAnswer
    from ui.kit.table.commands import TableCommands
    from ui.stage.view import StageView

_WIDTH: Final = 330
"""The width of the tag, in pixels at 100 %."""
_GAP_PX: Final = 10
"""Between the tag and the move, and the edge of the stage."""


class TeacherTag(QFrame):
    """Says about how much the move may cost, and shows why if that is asked for.

    It lies on the table, beside the move, while that is previewed. It names no other move.
    """

    stage: StageView
    """Where the move is seen; set by the table once it is built."""

    def __init__(
        self,
        look: Look,
        turn: TurnController,
        voice: Voice,
        commands: TableCommands,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look, self._turn, self._voice, self._commands = look, turn, voice, commands
        self._room = parent
        self._told: TeacherAnswer | None = None
        self.where: Callable[[], QGraphicsItem | None] = lambda: None
        """The item on the stage that the move is about; None for the middle of the stage."""
        self.setProperty("role", "tag")
        self._column = QVBoxLayout(self)
        self.words = RoleLabel(look, Role.STRONG, "", self)
        self.reasons = (RoleLabel(look, Role.BODY, "", self), RoleLabel(look, Role.BODY, "", self))
        """What speaks for this move, and what for a better one."""
        for label in (self.words, *self.reasons):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.why_button = self._button(
            self.tr("Show why"), self.tr("Say what speaks for and against this move"), self.show_why
        )
        self.again_button = self._button(
            self.tr("Look again"), self.tr("Keep trying; nothing is played yet (Esc)"), self._again
        )
        self.on_button = self._button(self.tr("Continue"), self.tr("Play this move"), turn.go_on)
        column, row = self._column, QHBoxLayout()
        with_spacing(look, column, (16, 12, 16, 12), 8)
        with_spacing(look, row, gap=6)
        for label in (self.words, *self.reasons):
            column.addWidget(label)
        for each in (self.why_button, self.again_button, self.on_button):
            row.addWidget(each)
        row.addStretch(1)
        column.addLayout(row)
        self.hide()
        turn.objected.connect(self.follow)
        look.changed.connect(self._place)
        parent.installEventFilter(self)

    def _button(self, words: str, tip: str, command: Callable[[], object]) -> TagButton:
        button = TagButton(self._look, words, self)
        # Without a dialog around it, Enter presses only a button that is an automatic default.
        button.setAutoDefault(True)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        button.clicked.connect(lambda _=False: command())
        return button

    def follow(self) -> None:
        """Show what the teacher says of the move while that is tried."""
        told = self._turn.objection
        if told is self._told:
            return
        self._told = told
        if told is None:
            inside = self.isAncestorOf(QApplication.focusWidget() or self.window())
            self.hide()
            if inside:
                self._commands.focus_stage()
            return
        assert self._turn.words is not None
        words = self.tr("This may cost about {points}. Look again?").format(
            points=self._turn.words.speech.many("points", told.points)
        )
        self.words.setText(words)
        self.setAccessibleName(words)
        for label in self.reasons:
            label.hide()
        self.why_button.setVisible(told.reasons is not None)
        self._place()
        self.show()
        self.raise_()
        first = self.again_button if told.reasons is None else self.why_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        self._voice.say(words, urgent=True)

    def show_why(self) -> None:
        """Say what speaks for the move, and what for a better one."""
        told, words = self._told, self._turn.words
        if told is None or told.reasons is None or words is None:
            return
        view = self._turn.bridge.view()
        lines = [say(told.reasons, words, view) for say in (for_made, for_better)]
        for label, line in zip(self.reasons, lines, strict=True):
            label.setText(line)
            label.show()
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.why_button.hide()
        self._place()
        self._voice.say(" ".join(lines))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the move when the table has another size."""
        if event.type() == QEvent.Type.Resize and self._told is not None:
            self._place()
        return super().eventFilter(watched, event)

    def _again(self) -> None:
        self._turn.look_again()

    def _place(self) -> None:
        """Lie beside the move, where there is most room, and cover no part of it if possible."""
        if self._told is None:
            return
        stage, port = self.stage, self.stage.viewport()
        room = QRect(port.mapTo(self._room, port.rect().topLeft()), port.size())
        room = room.adjusted(_GAP_PX, _GAP_PX, -_GAP_PX, -_GAP_PX)
        least = self._column.minimumSize().width()
        wide = min(max(self._look.px(_WIDTH), least), room.width())
        size = QRect(0, 0, wide, self.heightForWidth(wide))
        item = self.where()
        if item is None:
            size.moveCenter(room.center())
        else:
            shape = stage.mapFromScene(item.sceneBoundingRect()).boundingRect()
            move = QRect(port.mapTo(self._room, shape.topLeft()), shape.size())
            size.moveCenter(move.center())
            right, left = room.right() - move.right(), move.left() - room.left()
            if max(right, left) >= wide + _GAP_PX:
                if right >= wide + _GAP_PX:
                    size.moveLeft(move.right() + _GAP_PX)
                else:
                    size.moveRight(move.left() - _GAP_PX)
            elif room.bottom() - move.bottom() >= move.top() - room.top():
                size.moveTop(move.bottom() + _GAP_PX)
            else:
                size.moveBottom(move.top() - _GAP_PX)
        size.moveLeft(max(room.left(), min(size.left(), room.right() - wide)))
        size.moveTop(max(room.top(), min(size.top(), room.bottom() - size.height())))
        self.setGeometry(size)
