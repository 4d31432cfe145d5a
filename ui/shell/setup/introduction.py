"""Shell: the set-up page shows a new game in one picture and two lines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.kit.spec import Introduction
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.shell.widgets.basic import Label, PaperCard
from ui.shell.widgets.thumbnail import Thumbnail

_PICTURE_HEIGHT: Final = 96
"""The height of the picture, in pixels at 100 %."""
_MAX_SHARE: Final = 0.42
"""The share of the card's width that the picture takes at most."""


class IntroductionCard(PaperCard):
    """The picture at the left, the lines beside it."""

    def __init__(self, look: Look, told: Introduction, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._look, self._told = look, told
        self._form = ""
        self.setAccessibleName(told.title)
        row = QHBoxLayout()
        with_spacing(look, row, gap=18)
        self.picture = Thumbnail(look, self)
        self.picture.show_drawing(f"intro {told.title}", told.picture)
        self.picture.setVisible(told.picture is not None)
        self.words = Label(look, "\n".join(told.lines), wrap=True)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(row)
        look.changed.connect(self._fit)
        self._fit()

    def tell(self, told: Introduction, form: str) -> None:
        """Say and show this of a game mode."""
        self.words.setText("\n".join(told.lines))
        if form != self._form:
            self._told, self._form = told, form
            self.picture.show_drawing(f"intro {told.title} {form}", told.picture)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the picture its room, less of it in a narrow card."""
        if self._told.picture is None:
            return
        size, high = self._told.picture.size, self._look.px(_PICTURE_HEIGHT)
        wide = round(high * size.width() / size.height())
        most = round(self.width() * _MAX_SHARE)
        if self.isVisible() and wide > most:
            wide, high = most, self.picture.high_for(most)
        self.picture.setFixedSize(wide, high)
