"""Shell: the stickers that were won in a match which has just ended, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.kit.stickers import Sticker, stickers
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.shell.stickers.art import StickerPicture
from ui.shell.widgets.basic import Label, announce, clear

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
    """A row for each new sticker; hidden where there is none."""

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
        self.shown: tuple[NewSticker, ...] = ()
        self.hide()

    def show_won(self, spec: GameTable | None, won: Sequence[Achieved], *, alone: bool) -> None:
        """Show what was won in a match of a game.

        Args:
            spec: The game's table; None for no match.
            won: What was achieved for the first time.
            alone: Whether one person has played, so that nobody need be named.
        """
        clear(self._rows)
        places = {row.id: (place, row) for place, row in enumerate(stickers(spec))} if spec else {}
        own = [row for row in won if row.id in places and spec and row.game == spec.game]
        said = [_words(places[row.id][1], row, alone=alone) for row in own]
        self.shown = tuple(
            NewSticker(places[row.id][1], places[row.id][0], words)
            for row, words in [*zip(own, said, strict=True)][:_MAX_ROWS]
        )
        for one in self.shown:
            line = QHBoxLayout()
            with_spacing(self._look, line, gap=10)
            line.addWidget(StickerPicture(self._look, one.sticker, one.place, _SIDE, won=True))
            label = Label(self._look, one.words, wrap=True)
            label.setToolTip(one.sticker.how)
            line.addWidget(label, 1)
            self._rows.addLayout(line)
        more = len(own) - _MAX_ROWS
        if more > 0:
            words = QCoreApplication.translate("stickers", "and %n more sticker(s)", "", more)
            self._rows.addWidget(Label(self._look, words, role="muted"))
        self.words = tuple(said)
        self.setVisible(bool(said))
        self.told.emit()
        if self.isVisible():
            announce(self, " ".join(self.words))


def _words(sticker: Sticker, row: Achieved, *, alone: bool) -> str:
    if alone or not row.name:
        words = QCoreApplication.translate("stickers", "New sticker: {sticker}")
    else:
        words = QCoreApplication.translate("stickers", "New sticker for {name}: {sticker}")
    return words.format(name=row.name, sticker=sticker.name)
