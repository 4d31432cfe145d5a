"""Shell: the stickers of one game in a row: a button of the lounge that leads to all of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from ui.kit.stickers import Sticker
from ui.look.style import Look
from ui.look.text import unmarked
from ui.look.typography import Role
from ui.shell.stickers.art import paint_sticker

_LEAST_HEIGHT: Final = 24
"""In pixels at 100 %; it takes what height its room has."""
_GAP: Final = 6
_TIP_EDGE: Final = 24
"""What a tip is higher than its lines, at most."""
_TIP_DROP: Final = 24
"""How far below the spot where it is asked for a tip begins, at most."""


def count_words(game: str, won: int, all_: int) -> str:
    """Return how many stickers of a game a player has, in a sentence."""
    words = QCoreApplication.translate("stickers", "{won} of {all} stickers in {game}")
    return words.format(game=game, won=won, all=all_)


class StickerStrip(QAbstractButton):
    """Six stickers, in colour where they were won; words in front where there is room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._stickers: Sequence[Sticker] = ()
        self._won: Collection[str] = ()
        self.setText(self.tr("Stic&kers"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._fit)
        self.hide()

    def show_stickers(self, game: str, stickers: Sequence[Sticker], won: Collection[str]) -> None:
        """Show the stickers of a game, of its title `game`; nothing for one that has none."""
        self._stickers, self._won = stickers, won
        there = [sticker for sticker in stickers if sticker.id in won]
        words = count_words(game, len(there), len(stickers))
        names = ", ".join(sticker.name for sticker in there)
        # Those that were won are seen; how to get the others is not.
        each = QCoreApplication.translate("stickers", "{sticker}: {how}")
        missing = [
            each.format(sticker=one.name, how=one.how) for one in stickers if one.id not in won
        ]
        self.setAccessibleName(words)
        self.setAccessibleDescription("\n".join(filter(None, (names, *missing))))
        self.setToolTip("\n".join((words, *missing)))
        self.setVisible(bool(stickers))
        self._fit()

    def _fit(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = self._look.px(_LEAST_HEIGHT)
        return QSize(6 * (side + _GAP), side)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.px(_LEAST_HEIGHT))

    def event(self, event: QEvent) -> bool:
        """Show the tip above the stickers, and not over them."""
        if event.type() == QEvent.Type.ToolTip and self.toolTip():
            QToolTip.showText(self.tip_spot(), self.toolTip(), self)
            return True
        return super().event(event)

    def tip_spot(self) -> QPoint:
        """Return where the tip is asked for on the screen so that it ends above the stickers."""
        lines = self.toolTip().count("\n") + 1
        high = lines * QFontMetrics(QToolTip.font()).lineSpacing() + _TIP_EDGE
        return self.mapToGlobal(QPoint(0, -high - _TIP_DROP))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, theme, look = QPainter(self), self._look.theme, self._look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = max(1, len(self._stickers))
        side = min(float(self.height()), (self.width() - _GAP) / count - _GAP)
        font = look.font(Role.STRONG)
        words = unmarked(self.text())
        wide = QFontMetrics(font).horizontalAdvance(words) + 2 * look.px(10)
        row = count * (side + _GAP)
        fits = wide + row <= self.width()
        left = (self.width() - row - (wide if fits else 0)) / 2
        if fits:
            painter.setFont(font)
            painter.setPen(theme.link if self.underMouse() else theme.ink)
            room = QRectF(left, 0, wide, self.height())
            flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextShowMnemonic)
            painter.drawText(room, flags, self.text())
            left += wide
        for place, sticker in enumerate(self._stickers):
            start = round(left + place * (side + _GAP))
            box = QRectF(start, (self.height() - side) / 2, side, side)
            paint_sticker(painter, box, look, sticker, place, won=sticker.id in self._won)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()
