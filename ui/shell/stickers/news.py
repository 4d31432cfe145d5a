"""Shell: the stickers that were won in a match which has just ended, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui.kit.stickers import Sticker, stickers
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.shell.stickers.art import StickerPicture
from ui.shell.widgets.basic import Label, announce, button, clear

if TYPE_CHECKING:
    from engine.store.achievements import Achieved
    from ui.kit.spec import GameTable

_SIDE: Final = 44
"""Of a sticker, in pixels at 100 %."""
_MAX_ROWS: Final = 3
"""More stickers, as of many people, are only counted."""


class NewSticker(NamedTuple):
    """A sticker that was won, which one of its game it is, and what is said of it."""

    sticker: Sticker
    place: int
    words: str


class StickerNews(QWidget):
    """A row for each new sticker, which leads to all stickers; hidden where there is none."""

    opened = Signal(str)
    """Somebody wants to see all stickers, this one first; empty for the first of the game."""

    told = Signal()
    """Others are shown."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, self._rows, gap=6)
        self.words: tuple[str, ...] = ()
        """What is said, a sentence for each sticker."""
        self.buttons: tuple[QPushButton, ...] = ()
        """What can be pressed: each row, and the number of those that have none."""
        self._before: QWidget | None = None
        self.shown: tuple[NewSticker, ...] = ()
        """Those that have a row."""
        self.hide()

    def follow(self, before: QWidget | None) -> None:
        """Be reached by Tab behind a control, now and whenever something else is shown.

        What is made last would be reached last.
        """
        self._before = before
        stops = (*([] if before is None else [before]), *self.buttons)
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)

    def show_won(
        self,
        spec: GameTable | None,
        won: Sequence[Achieved],
        *,
        alone: bool,
        earlier: bool = False,
    ) -> None:
        """Show what was won in a match of a game.

        Args:
            spec: The game's table; None for no match.
            won: What was achieved for the first time.
            alone: Whether one person has played, so that nobody need be named.
            earlier: Whether the match did not end just now, so that no sticker is new.
        """
        clear(self._rows)
        places = {row.id: (place, row) for place, row in enumerate(stickers(spec))} if spec else {}
        own = [row for row in won if row.id in places and spec and row.game == spec.game]
        said = [_words(places[row.id][1], row, alone=alone, earlier=earlier) for row in own]
        self.shown = tuple(
            NewSticker(places[row.id][1], places[row.id][0], words)
            for row, words in [*zip(own, said, strict=True)][:_MAX_ROWS]
        )
        buttons = list[QPushButton]()
        for one in self.shown:
            made = _Row(self._look, one)
            made.wanted.connect(self.opened)
            buttons.append(made)
        more = len(own) - _MAX_ROWS
        if more > 0:
            words = QCoreApplication.translate("stickers", "and %n more sticker(s)", "", more)
            hint = "\n".join(said[_MAX_ROWS:])
            buttons.append(button(words, lambda: self.opened.emit(""), role="quiet", hint=hint))
        for each in buttons:
            self._rows.addWidget(each)
        self.words, self.buttons = tuple(said), tuple(buttons)
        self.follow(self._before)
        self.setVisible(bool(said))
        self.told.emit()
        if self.isVisible():
            announce(self, " ".join(self.words))


class _Row(QPushButton):
    """A sticker with its name; what it is for is in its tip."""

    wanted = Signal(str)
    """It was pressed: the id of its sticker."""

    def __init__(self, look: Look, new: NewSticker) -> None:
        super().__init__()
        self._id = new.sticker.id
        self.clicked.connect(self._tell)
        self.setProperty("role", "quiet")
        self.setAutoDefault(False)
        self.setAccessibleName(new.words)
        self.setToolTip(new.sticker.how)
        self.setAccessibleDescription(new.sticker.how)
        self._line = QHBoxLayout(self)
        with_spacing(look, self._line, (4, 4, 4, 4), 10)
        self._line.addWidget(StickerPicture(look, new.sticker, new.place, _SIDE, won=True))
        self._line.addWidget(Label(look, new.words, wrap=True), 1)
        for each in self.findChildren(QWidget):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _tell(self) -> None:
        self.wanted.emit(self._id)

    def sizeHint(self) -> QSize:
        return self._line.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._line.totalMinimumSize()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._line.totalHeightForWidth(width)


def _words(sticker: Sticker, row: Achieved, *, alone: bool, earlier: bool) -> str:
    named = not alone and bool(row.name)
    words = QCoreApplication.translate("stickers", "New sticker: {sticker}")
    if named:
        words = QCoreApplication.translate("stickers", "New sticker for {name}: {sticker}")
    if earlier:
        words = QCoreApplication.translate("stickers", "Sticker won here: {sticker}")
    if earlier and named:
        words = QCoreApplication.translate("stickers", "Sticker won here by {name}: {sticker}")
    return words.format(name=row.name, sticker=sticker.name)
