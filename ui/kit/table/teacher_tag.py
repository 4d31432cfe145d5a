"""Kit: the teacher's tag, beside the move that was confirmed and may cost much."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
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

_WIDTH: Final = 300
"""The width of the tag, in pixels at 100 %."""
_GAP_PX: Final = 10
"""Between the tag and what it does not cover, and the edge of the table."""
_OWN_MOVE: Final = 40
"""How bad it is to cover the move that is asked about."""


class TeacherTag(QFrame):
    """Says about how much the move may cost, and shows why if that is asked for.

    It lies on the table while the move is previewed, where it covers least of what is to be
    compared. It names no other move.
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
        self.covers: Callable[[], Iterable[tuple[QRect, int]]] = lambda: ()
        """What may be compared: where it is on the table, and how bad it is to cover it."""
        self.light: Callable[[str, int], object] = lambda _line, _cells: None
        """Lights up a score line and a mask of cells of the board; nothing for neither."""
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
        # Side by side, three would be wider than what is beside the stage.
        column.addWidget(self.why_button, 0, Qt.AlignmentFlag.AlignLeft)
        for each in (self.again_button, self.on_button):
            row.addWidget(each)
        row.addStretch(1)
        column.addLayout(row)
        self._laid = QTimer(self)
        """Once the panels beside the stage have the room that the move gives them."""
        self._laid.setSingleShot(True)
        self._laid.setInterval(0)
        self._laid.timeout.connect(self._place)
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
        self.light("", 0)
        if told is None:
            inside = self.isAncestorOf(QApplication.focusWidget() or self.window())
            self.hide()
            if inside:
                self._commands.focus_stage()
            return
        assert self._turn.words is not None
        low, high = told.range
        words = self.tr("This may cost about {low} to {points}. Look again?").format(
            low=low, points=self._turn.words.speech.many("points", high)
        )
        self.words.setText(words)
        self.setAccessibleName(words)
        for label in self.reasons:
            label.hide()
        self.why_button.setVisible(told.reasons is not None)
        self.show()
        self._place()
        self._laid.start()
        self.raise_()
        first = self.again_button if told.reasons is None else self.why_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        self._voice.say(words, urgent=True)

    def show_why(self) -> None:
        """Name the move, say what speaks for it and what for a better one, and show where."""
        told, words = self._told, self._turn.words
        if told is None or told.reasons is None or words is None:
            return
        view, why = self._turn.bridge.view(), told.reasons
        # One number for all of it would be surer than the range above.
        lines = [
            f"{self._turn.describe(told)} {for_made(why, words, view)}",
            for_better(why, words, view, total=False),
        ]
        # The board shows a reason more clearly than the score line does.
        cells = 0 if why.board is None else why.board.own_cells
        self.light("" if cells else why.contrast.better.topic, cells)
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
        """Lie where least is covered of what is compared, and there as near to the move as may be.

        Beside something or along its edge is where there may be room.
        """
        if self._told is None:
            return
        item, kept = self.where(), [*self.covers()]
        if item is not None:
            kept.append((self.on_table(item.sceneBoundingRect()), _OWN_MOVE))
        gap = _GAP_PX
        room = self._room.rect().adjusted(gap, gap, -gap, -gap)
        wide = min(max(self._look.px(_WIDTH), self._column.minimumSize().width()), room.width())
        high = self.heightForWidth(wide)
        move = room.center() if item is None else kept[-1][0].center()
        edges = [room, *(rect for rect, _ in kept)]
        found: list[tuple[int, int, QRect]] = []
        lefts = {x for r in edges for x in (r.left(), r.right() - wide, r.right() + gap)}
        lefts |= {r.left() - wide - gap for r in edges}
        tops = {y for r in edges for y in (r.top(), r.bottom() - high, r.bottom() + gap)}
        tops |= {r.top() - high - gap for r in edges}
        for left in {max(room.left(), min(x, room.right() - wide)) for x in lefts}:
            for top in {max(room.top(), min(y, room.bottom() - high)) for y in tops}:
                at = QRect(left, top, wide, high)
                shared = ((at & rect, weight) for rect, weight in kept)
                cost = sum(weight * one.width() * one.height() for one, weight in shared)
                found.append((cost, (at.center() - move).manhattanLength(), at))
        self.setGeometry(min(found, key=lambda one: (*one[:2], one[2].top(), one[2].left()))[2])

    def on_table(self, rect: QRectF) -> QRect:
        """Return where a rectangle of the scene is on the table.

        Args:
            rect: In coordinates of the scene.
        """
        port = self.stage.viewport()
        shape = self.stage.mapFromScene(rect).boundingRect()
        return QRect(port.mapTo(self._room, shape.topLeft()), shape.size())
