"""Shell: a printed page as it will look, painted once for each size."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.printing.canvas import PaperSize
from ui.kit.printing.sheet import PrintedSheet, paint_page
from ui.look.pixmaps import painted
from ui.look.printed import PrintLook
from ui.look.style import Look

_WIDTH: Final = 420
"""The width that it wants, in pixels at 100 %."""


class PagePreview(QWidget):
    """One page of a sheet, as high as its width asks. Nothing in it can be pressed."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._print_look = PrintLook(self)
        self._shown: tuple[PrintedSheet, PaperSize, int] | None = None
        self._picture: QPixmap | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        # Painted in a turn of its own: an error there is reported, and ends nothing.
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._paint_page)
        self._fit()
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        self.setMaximumWidth(self._look.px(_WIDTH))
        self.updateGeometry()

    @property
    def is_painted(self) -> bool:
        """Whether the page is seen as it is."""
        return self._picture is not None

    def show_page(self, sheet: PrintedSheet, paper: PaperSize, number: int) -> None:
        """Show a page of a sheet, counted from 0."""
        self._shown = (sheet, paper, number)
        self._picture = None
        self.updateGeometry()
        self._turn.start(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        paper = PaperSize.A4 if self._shown is None else self._shown[1]
        return math.ceil(width * paper.size.height() / paper.size.width())

    def sizeHint(self) -> QSize:
        width = self._look.px(_WIDTH)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = self._look.px(_WIDTH * 0.6)
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None
        self._turn.start(0)

    def _paint_page(self) -> None:
        if self._shown is None:
            return
        sheet, paper, number = self._shown
        scale = min(self.width() / paper.size.width(), self.height() / paper.size.height())
        ratio = self.devicePixelRatioF()

        def paint(painter: QPainter) -> None:
            painter.scale(scale, scale)
            painter.fillRect(
                QRectF(0, 0, paper.size.width(), paper.size.height()), Qt.GlobalColor.white
            )
            paint_page(painter, self._print_look, paper, sheet, number)

        wide, high = (each * scale * ratio for each in (paper.size.width(), paper.size.height()))
        self._picture = painted(round(wide), round(high), ratio, paint)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._picture is None:
            painter.fillRect(self.rect(), Qt.GlobalColor.white)
        else:
            size = self._picture.deviceIndependentSize()
            painter.drawPixmap(round((self.width() - size.width()) / 2), 0, self._picture)
        painter.setPen(self._look.theme.line)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
