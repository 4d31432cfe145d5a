"""The table of Pack the Essentials: which widgets the page has, and how they share its room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.core import Seat
from ui.look.air import airy
from ui.look.rows import Heading, LogPanel
from ui.look.scrolled import Scrolled
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import FittedLabel, TagButton
from ui.tables.pack_the_essentials.departures import DepartureBoard
from ui.tables.pack_the_essentials.panels import ListsPanel, ScorePanel, Thumbnail
from ui.tables.pack_the_essentials.scene import PackScene
from ui.tables.pack_the_essentials.words import Words, say

_LEAST: Final = QSize(760, 240)
_BAR: Final = 16
"""The width of a scroll bar that may stand beside a column, at 100 %."""
_EDGES: Final = 36
"""What margins and gaps take of a column's height, in logical pixels."""
_ABREAST: Final = 170
"""The least width of one of several suitcases side by side, at 100 %."""
_SLACK: Final = 14
"""So much of that is air where all else is as close as can be."""


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
        self.departures = DepartureBoard(
            look, words.box.rounds, self, alone=len(seats) == 1, goal=goal
        )
        self.now = FittedLabel(look, Role.STRONG, "", self, lines=2)
        self.progress = QProgressBar(self)
        self.progress.setFixedWidth(96)
        self.progress.setTextVisible(False)
        self.rule_button = self._button("why", "tip-why", tag=False)
        # It comes and goes with every cell; the rest is not to be laid out anew for it.
        keep = self.rule_button.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.rule_button.setSizePolicy(keep)
        self.rule_button.setText(say("why", rule="PE-00"))
        self.back_button = self._button("back", "", tag=False)
        self._top = QHBoxLayout()
        airy(look, self._top, (14, 0, 0, 2), 12)
        self._top.addWidget(self.departures)
        self._top.addWidget(self.now, 1)
        self._top.addWidget(self.progress)
        self._top.addWidget(self.rule_button)
        self._top.addWidget(self.back_button)

        self.lists = ListsPanel(look, words, self)
        self.score = ScorePanel(look, words, self, goal=goal)
        self.log = LogPanel(look, say("log"), self)
        self.thumbnails = [Thumbnail(look, words.box, seat, self) for seat in seats]
        self.lists_title = self._heading(say("lists"))
        self.score_title = self._heading(say("score"))
        self._sheet, self._stack = _column(), _column()
        self._sheet.addWidget(self.lists_title)
        self._sheet.addWidget(self.lists)
        self._sheet.addWidget(self.score_title)
        self._sheet.addWidget(self.score)
        self._others = QWidget(self)
        others = _column()
        others.addWidget(self._heading(say("others")))
        self._shelf = QGridLayout()
        self._shelf.setSpacing(3)
        others.addLayout(self._shelf)
        self._abreast = 1
        self._shelved = self.thumbnails[1:]
        self._fill_shelf()
        for thumbnail in self.thumbnails[:1]:
            thumbnail.hide()
        self._others.setLayout(others)
        self._others.setVisible(len(seats) > 1)
        self._first, self._second = _column(), _column()
        self._first_area, self._second_area = QWidget(self), QWidget(self)
        self._first_area.setLayout(self._first)
        self._second_area.setLayout(self._second)
        self._first.addWidget(self._scrolling(self._sheet))
        self._first.addStretch(0)
        self._stack_area = self._scrolling(self._stack)
        self._second.addWidget(self._stack_area)
        self._second.addStretch(0)
        self.log_title = self._heading(say("log"))
        self._log_box = QWidget(self)
        log = _column()
        log.addWidget(self.log_title)
        log.addWidget(self.log, 1)
        self._log_box.setLayout(log)

        self._middle = middle = QHBoxLayout()
        airy(look, middle, (6, 0, 12, 0), 6)
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
        bottom = self._bottom = QHBoxLayout()
        airy(look, bottom, (12, 2, 12, 6), 8)
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
        look.changed.connect(self._share_room)
        self.lists.drawn.connect(self._share_room)
        layout.addLayout(self._top)
        layout.addLayout(middle, 1)
        layout.addLayout(bottom)

    def lay_left(self, *, left: bool) -> None:
        """Stand the lists and the score left of the suitcase, or right of it."""
        ways = QBoxLayout.Direction
        self._middle.setDirection(ways.RightToLeft if left else ways.LeftToRight)

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
        area = Scrolled(self._look, self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        # Setting it made it opaque; the linen is to be seen.
        inner.setAutoFillBackground(False)
        return area

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the columns their share."""
        super().resizeEvent(event)
        self._share_room()
        # At once: else the page is first painted with what it had before.
        for layout in (self.departures.layout(), self.layout()):
            if layout is not None:
                layout.activate()

    def _share_room(self) -> None:
        """Divide the page: the suitcase as high as it allows, the columns the rest of the width.

        One column, if there is room for no more or it holds everything; else a second one for the
        others and the log.
        """
        px, alone = self._look.px, len(self.thumbnails) == 1
        scale, edges = self._look.text_scale, max(_EDGES, self._look.air(_EDGES))
        self.departures.set_room(self.width() / scale, low=self.height() < 480 * scale)
        title = self.score_title.sizeHint().height() + 3
        bars = self._top.sizeHint().height() + self._bottom.sizeHint().height()
        high = self.height() - bars - 6
        left = self.width() - self.scene.width_for(high) - self._look.air(30)
        log_least = self.log.height_of(6 if high >= px(520) else 3) + title

        def sheet(width: float) -> int:
            lists = self.lists.full_height(round(width) - px(_BAR))
            return lists + self.score.loose_height() + 2 * title + edges

        narrow = px(200)
        one = left < 2 * narrow or (alone and sheet(left) + log_least <= high)
        least = min(px(280), self.width() * 0.42) if one else narrow
        most = px(620 if one else 480)
        side = round(min(most, max(least, left / (1 if one else 2))))
        spare = high - sheet(side)
        log_first = one or (spare >= max(px(160), log_least) and len(self.thumbnails) > 2)
        self._place(one=one, log_first=log_first)
        words = side - px(_BAR)
        room = high - sheet(side) + self.lists.full_height(words)
        room -= log_least if log_first else 0
        # What the lists score is worth more than air between the lines of the sheet.
        tight = self.lists.full_height(words) > room
        self.score.set_tight(tight)
        self.lists.fit(words, room + (self.score.saving() + _SLACK if tight else 0), px(26))
        below = high - title - edges - (0 if log_first else log_least)
        self._lay_others(side, below, one=one)
        self.log.setMinimumHeight(min(log_least - title, max(40, high // 3)))
        self._first_area.setFixedWidth(side)
        self._second_area.setFixedWidth(side)

    def _lay_others(self, wide: int, high: int, *, one: bool) -> None:
        """Lay the others’ suitcases side by side or below each other, as they are largest."""
        seats = self.thumbnails
        count = max(1, len(seats) - 1)

        def room(abreast: int) -> tuple[float, float]:
            return (wide - 3 * (abreast - 1)) / abreast, high / -(-count // abreast) - 3

        def size(abreast: int) -> float:
            return seats[0].case_in(*room(abreast))

        # Where each is narrow there is no room for names beside rats, toys and points.
        most = 1 if one else min(count, max(1, wide // self._look.px(_ABREAST)))
        abreast = max(range(1, most + 1), key=size)
        for seat in seats:
            seat.set_tallest(self._look.px(170) if one else int(room(abreast)[1]))
        if abreast != self._abreast:
            self._abreast = abreast
            self._fill_shelf()

    def show_others(self, seat: Seat) -> None:
        """Show the suitcases of all seats but this."""
        shelved = [each for each in self.thumbnails if each.seat != seat]
        if shelved != self._shelved:
            self._shelved = shelved
            self._fill_shelf()
            for each in self.thumbnails:
                each.setVisible(each in shelved)

    def _fill_shelf(self) -> None:
        """Put the suitcases that are shown into their rows."""
        for thumbnail in self.thumbnails:
            self._shelf.removeWidget(thumbnail)
        for place, thumbnail in enumerate(self._shelved):
            self._shelf.addWidget(thumbnail, *divmod(place, self._abreast))

    def _place(self, *, one: bool, log_first: bool) -> None:
        """Put the others and the log into their columns."""
        if self._shared == (one, log_first):
            return
        self._shared = (one, log_first)
        for widget, homes in (
            (self._others, (self._sheet, self._stack)),
            (self._log_box, (self._first, self._second)),
        ):
            for home in homes:
                home.removeWidget(widget)
        (self._sheet if one else self._stack).addWidget(self._others)
        (self._first if log_first else self._second).addWidget(self._log_box, 1)
        self._stack_area.setVisible(not one and len(self.thumbnails) > 1)
        self._second_area.setVisible(not one)


def _column() -> QVBoxLayout:
    layout = QVBoxLayout()
    layout.setDirection(QBoxLayout.Direction.TopToBottom)
    layout.setContentsMargins(0, 0, 0, 4)
    layout.setSpacing(3)
    return layout
