"""Look: the split-flap departure board, as a label and as a painter for scenes."""

import math
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ui.look import brushes
from ui.look.style import Look
from ui.look.typography import Role

FLIP_MS: Final = 260
"""How long flaps take to turn at normal speed."""

_FLAP_ASPECT: Final = 0.68
_FLAP_GAP_SHARE: Final = 0.06
_FRAME_SHARE: Final = 0.16
_RIPPLE_DELAY_SHARE: Final = 0.22
"""How much later than its neighbour a flap starts, as a share of its own turn."""


def board_size(count: int, height: float) -> QSizeF:
    """The size of a board of `count` flaps that is `height` high with its frame."""
    flap = height / (1 + 2 * _FRAME_SHARE)
    width = max(1, count) * flap * _FLAP_ASPECT + max(0, count - 1) * flap * _FLAP_GAP_SHARE
    return QSizeF(width + 2 * _FRAME_SHARE * flap, height)


def paint_board(painter: QPainter, look: Look, text: str, height: float) -> None:
    """A board showing `text` with its corner at (0, 0)."""
    theme = look.theme
    flap = height / (1 + 2 * _FRAME_SHARE)
    frame = _FRAME_SHARE * flap
    case = QPainterPath()
    case.addRoundedRect(QRectF(QPointF(0, 0), board_size(len(text), height)), frame, frame)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.board)
    painter.drawPath(case)
    font = look.font(Role.BOARD)
    font.setPixelSize(max(1, round(flap * 0.86)))
    for index, letter in enumerate(text):
        left = frame + index * flap * (_FLAP_ASPECT + _FLAP_GAP_SHARE)
        rect = QRectF(left, frame, flap * _FLAP_ASPECT, flap)
        brushes.flap_cell(painter, rect, letter, font, theme)


def paint_turning(
    painter: QPainter, look: Look, texts: tuple[str, str], height: float, turn: float
) -> None:
    """A board on its way from the first text to the second, both equally long; `turn` from 0 to 1.

    Only halves of the two boards' cached pictures are moved. The flaps start one after another.
    """
    before, after = texts
    size = board_size(len(after), height)
    density = painter.worldTransform().m11() * painter.device().devicePixelRatio()
    pictures = [
        look.pixmaps.pixmap(
            ("turning flaps", text),
            size,
            density,
            lambda inner, text=text: paint_board(inner, look, text, height),  # type: ignore[misc]
        )
        for text in texts
    ]
    painter.drawPixmap(QPointF(0, 0), pictures[1])
    flap = height / (1 + 2 * _FRAME_SHARE)
    frame, wide, half = _FRAME_SHARE * flap, flap * _FLAP_ASPECT, flap / 2
    moving = [index for index, letter in enumerate(after) if before[index] != letter]
    spread = 1.0 + _RIPPLE_DELAY_SHARE * (len(moving) - 1)
    for order, index in enumerate(moving):
        share = min(1.0, max(0.0, turn * spread - _RIPPLE_DELAY_SHARE * order))
        if share >= 1.0:
            continue
        left = frame + index * flap * (_FLAP_ASPECT + _FLAP_GAP_SHARE)
        upper = QRectF(left, frame, wide, half)
        lower = QRectF(left, frame + half, wide, half)
        _half(painter, pictures[0], lower, lower, density)
        # The leaf falls: first its old front, then its new back.
        leaf = half * abs(math.cos(share * math.pi))
        if share < 0.5:
            fallen = QRectF(left, frame + half - leaf, wide, leaf)
            _half(painter, pictures[0], upper, fallen, density)
        else:
            _half(painter, pictures[1], lower, QRectF(left, frame + half, wide, leaf), density)


def _half(
    painter: QPainter, picture: QPixmap, source: QRectF, target: QRectF, density: float
) -> None:
    """Draw a part of a picture, squeezed into `target`; both in the picture's units."""
    area = QRectF(source.topLeft() * density, source.size() * density)
    painter.drawPixmap(target, picture, area)


class FlapLabel(QLabel):
    """A label drawn as split flaps; assistive technology reads its text.

    `cells` is the least number of flaps; shorter texts stand at the right of it, or at the left if
    `leading` is False. New letters flip in `duration` milliseconds, at once if that is 0.
    """

    def __init__(
        self,
        look: Look,
        text: str = "",
        parent: QWidget | None = None,
        *,
        cells: int = 1,
        height: int = 44,
        leading: bool = True,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._cells = cells
        self._tall = height
        self._leading = leading
        self._before = ""
        self._turn = 1.0
        self.duration = FLIP_MS
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._motion.valueChanged.connect(self._step)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setTextFormat(Qt.TextFormat.PlainText)
        super().setText(text)
        look.changed.connect(self._renew)

    @property
    def turning(self) -> bool:
        """Whether a flap has not fallen yet."""
        return self._turn < 1.0

    @property
    def cells(self) -> int:
        """The least number of flaps."""
        return self._cells

    def set_cells(self, cells: int) -> None:
        """Have another least number of flaps."""
        if cells != self._cells:
            self._cells = cells
            self._motion.stop()
            self._turn = 1.0
            self.updateGeometry()
            self.update()

    def tell(self, shown: str, read: str, why: str = "") -> None:
        """Flip to what is shown of what is read; the tip says that, or what is behind it."""
        self.show_text(shown)
        self.setAccessibleName(read)
        self.setAccessibleDescription(why)
        self.setToolTip(why or read)

    def show_text(self, text: str) -> None:
        """Flip to `text`; while flaps still turn, they go on from the letters they had."""
        if text == self.text():
            return
        before = self._padded(self.text())
        self._motion.stop()
        self.setText(text)
        after = self._padded(text)
        self._before = before.rjust(len(after))[-len(after) :]
        self._turn = 1.0
        if self.duration > 0 and self.isVisible():
            self._turn = 0.0
            self._motion.setDuration(self.duration)
            self._motion.start()
        self.updateGeometry()
        self.update()

    def rest(self) -> None:
        """Let all flaps have turned."""
        self._motion.stop()
        self._turn = 1.0
        self.update()

    def sizeHint(self) -> QSize:
        count = len(self._padded(self.text()))
        return board_size(count, self._look.px(self._tall)).toSize()

    def minimumSizeHint(self) -> QSize:
        """The size of the board: flaps do not shrink."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the flaps; at rest from the cache."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self._padded(self.text())
        tall = float(self._look.px(self._tall))
        if self._turn < 1.0:
            paint_turning(painter, self._look, (self._before, text), tall, self._turn)
        else:
            rect = QRectF(QPointF(0, 0), board_size(len(text), tall))
            self._look.pixmaps.draw(
                painter,
                ("flaps", text),
                rect,
                lambda inner: paint_board(inner, self._look, text, tall),
            )
        painter.end()

    def _padded(self, text: str) -> str:
        text = text.upper()
        return text.rjust(self._cells) if self._leading else text.ljust(self._cells)

    def _step(self, value: float) -> None:
        self._turn = value
        self.update()

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()
