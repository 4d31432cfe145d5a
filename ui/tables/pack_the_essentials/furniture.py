"""The table of Pack the Essentials: which widgets the page has, and how they share its room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core import Seat
from ui.look.flap import FlapLabel
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import RoleLabel, TagButton
from ui.tables.pack_the_essentials.panels import (
    Heading,
    ListsPanel,
    LogPanel,
    ScorePanel,
    Thumbnail,
)
from ui.tables.pack_the_essentials.scene import PackScene
from ui.tables.pack_the_essentials.words import Words, say

_LEAST: Final = QSize(960, 560)


class Furniture(QWidget):
    """The page with its widgets; what they do is up to whoever derives from it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shared: tuple[bool, bool] | None = None

    def furnish(self, scene: PackScene, words: Words, seats: Sequence[Seat], *, goal: bool) -> None:
        """Make all widgets and lay them out; `goal` if there is a score to reach."""
        look = self._look
        self.scene = scene
        self.round_board = FlapLabel(look, "1", self, cells=2, height=40)
        self.round_board.setAccessibleName(say("round"))
        self._of = RoleLabel(look, Role.SMALL, say("of-rounds", rounds=words.box.rounds), self)
        self.now = RoleLabel(look, Role.STRONG, "", self)
        self.now.setWordWrap(True)
        self.now.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.now.setTextFormat(Qt.TextFormat.PlainText)
        self.progress = QProgressBar(self)
        self.progress.setFixedWidth(120)
        self.progress.setTextVisible(False)
        self.rule_button = self._button("why", "tip-why", tag=False)
        # It comes and goes with every cell; the rest is not to be laid out anew for it.
        keep = self.rule_button.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.rule_button.setSizePolicy(keep)
        self.rule_button.setText(say("why", rule="PE-00"))
        self.back_button = self._button("back", "", tag=False)
        top = QHBoxLayout()
        top.setContentsMargins(12, 6, 12, 2)
        top.setSpacing(10)
        top.addWidget(RoleLabel(look, Role.SMALL, say("round"), self))
        top.addWidget(self.round_board)
        top.addWidget(self._of)
        top.addWidget(self.now, 1)
        top.addWidget(self.progress)
        top.addWidget(self.rule_button)
        top.addWidget(self.back_button)

        self.lists = ListsPanel(look, words, self)
        self.score = ScorePanel(look, words, self, goal=goal)
        self.log = LogPanel(look, self)
        self.thumbnails = [Thumbnail(look, words.box, seat, self) for seat in seats]
        self._score_title = self._heading(say("score"))
        sheet = _column()
        sheet.addWidget(self._heading(say("lists")))
        sheet.addWidget(self.lists)
        sheet.addWidget(self._score_title)
        sheet.addWidget(self.score)
        self._first, self._second = _column(), _column()
        self._first_area, self._second_area = QWidget(self), QWidget(self)
        self._first_area.setLayout(self._first)
        self._second_area.setLayout(self._second)
        self._first.addWidget(self._scrolling(sheet))
        self._first.addStretch(0)
        self._log_title = self._heading(say("log"))
        if len(self.thumbnails) > 1:
            self._second.addWidget(self._heading(say("others")))
            stack = _column()
            for thumbnail in self.thumbnails:
                stack.addWidget(thumbnail)
            self._second.addWidget(self._scrolling(stack))
            self._second.addStretch(0)
        self._second.addWidget(self._log_title)
        self._second.addWidget(self.log, 1)

        middle = QHBoxLayout()
        middle.setContentsMargins(6, 0, 8, 0)
        middle.setSpacing(6)
        middle.addWidget(self.scene.view, 1)
        middle.addWidget(self._first_area)
        middle.addWidget(self._second_area)

        self.undo_button = self._button("undo", "")
        self.redo_button = self._button("redo", "tip-redo")
        self.hint_button = self._button("hint", "tip-hint")
        self.rotate_button = self._button("rotate", "tip-rotate")
        self.flip_button = self._button("flip", "tip-flip")
        self.places_button = self._button("places", "tip-places")
        self.places_button.setCheckable(True)
        self.discard_button = self._button("discard", "tip-discard")
        self.best_button = self._button("best-toys", "tip-best-toys")
        self.skip_button = self._button("skip", "tip-skip")
        self.confirm_button = self._button("confirm", "tip-confirm", primary=True)
        bottom = QHBoxLayout()
        bottom.setContentsMargins(12, 2, 12, 8)
        bottom.setSpacing(8)
        for button in (self.undo_button, self.redo_button, self.hint_button):
            bottom.addWidget(button)
        bottom.addStretch(1)
        for button in (
            self.rotate_button,
            self.flip_button,
            self.places_button,
            self.discard_button,
            self.best_button,
            self.skip_button,
            self.confirm_button,
        ):
            bottom.addWidget(button)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        # Of its own, so that the window's does not change with every sentence.
        self.setMinimumSize(_LEAST)
        layout.addLayout(top)
        layout.addLayout(middle, 1)
        layout.addLayout(bottom)

    def _button(
        self, key: str, tip: str, *, primary: bool = False, tag: bool = True
    ) -> QPushButton:
        words = say(key) if key not in ("why", "back") else ""
        button: QPushButton
        if tag:
            button = TagButton(self._look, words, self, primary=primary)
        else:
            button = QPushButton(words, self)
            button.setProperty("role", "quiet")
        # Without a dialog around it, Enter presses only a button that is an automatic default.
        button.setAutoDefault(True)
        button.setObjectName(key)
        if tip:
            button.setToolTip(say(tip))
        return button

    def _heading(self, words: str) -> Heading:
        return Heading(self._look, words, self)

    def _scrolling(self, layout: QVBoxLayout) -> QScrollArea:
        inner = QWidget(self)
        inner.setLayout(layout)
        area = _Scrolled(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        # Setting it made it opaque; the linen is to be seen.
        inner.setAutoFillBackground(False)
        return area

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the columns their share; alone and with room, one column is enough."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        others = len(self.thumbnails) - 1
        one = not others and self.height() >= self._look.px(700)
        high = self.height() - self._look.px(116)
        left = (self.width() - self.scene.width_for(high) - 26) / (1 if one else 2)
        # With large words the suitcase must not give way altogether.
        least = min(self._look.px(206), self.width() * 0.22)
        side = round(min(self._look.px(480), max(least, left)))
        titles = 2 * self._score_title.sizeHint().height() + self._look.px(24)
        room = high - self.score.sizeHint().height() - titles
        roomy = room - self.lists.full_height(side) >= self._look.px(160)
        state = (one, roomy)
        home = self._first if one or (roomy and others > 1) else self._second
        if self._shared != state:
            self._shared = state
            for widget in (self._log_title, self.log):
                self._first.removeWidget(widget)
                self._second.removeWidget(widget)
                home.addWidget(widget, 1 if widget is self.log else 0)
            self._second_area.setVisible(not one)
        log_room = self._look.px(90)
        self.lists.fit(side, room - (log_room if home is self._first else 0))
        below = high - self._look.px(26) - 6 - (log_room if home is self._second else 0)
        for thumbnail in self.thumbnails:
            thumbnail.set_tallest(below // max(1, others) - 2)
        self._first_area.setFixedWidth(side)
        self._second_area.setFixedWidth(side)


class _Scrolled(QScrollArea):
    """As high as what is in it, where there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """The size of the contents at the present width."""
        inner = self.widget()
        if inner is None:
            return super().sizeHint()
        layout = inner.layout()
        # Without the scroll bar that this may spare.
        wide = max(100, self.width() - 2 * self.frameWidth())
        if layout is not None and layout.hasHeightForWidth():
            return QSize(wide, layout.totalHeightForWidth(wide) + 2)
        return QSize(wide, inner.sizeHint().height() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The height may change with the width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()


def _column() -> QVBoxLayout:
    layout = QVBoxLayout()
    layout.setDirection(QBoxLayout.Direction.TopToBottom)
    layout.setContentsMargins(0, 0, 0, 4)
    layout.setSpacing(3)
    return layout
