"""Stage: a round token of enamel with a letter, number or picture on it."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes
from ui.look.palette import Theme, contrast, mix
from ui.look.style import Look
from ui.look.type import Role
from ui.stage.item import StageItem

TokenPaint = Callable[[QPainter, float, Theme], None]


class TokenItem(StageItem):
    """A token whose centre is the item's origin.

    `ground` picks its colour from the theme. `text` stands in the middle, or `picture` draws there
    with the origin in the centre, given the radius; `key` names that picture for the cache.
    """

    def __init__(
        self,
        look: Look,
        radius: float,
        ground: Callable[[Theme], QColor],
        parent: QGraphicsItem | None = None,
        *,
        text: str = "",
        key: Hashable = None,
        picture: TokenPaint | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._radius = radius
        self._ground = ground
        self._text = text
        self._key = key
        self._picture = picture

    @property
    def text(self) -> str:
        """What stands on the token."""
        return self._text

    def set_text(self, text: str) -> None:
        """Write something else on the token."""
        if text != self._text:
            self._text = text
            self.update()

    def boundingRect(self) -> QRectF:
        """The token with its shadow and ring."""
        reach = self._radius * 1.35
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def shape(self) -> QPainterPath:
        """The disc."""
        path = QPainterPath()
        path.addEllipse(QPointF(0, 0), self._radius, self._radius)
        return path

    def draw(self, painter: QPainter) -> None:
        """Draw the cached token."""
        ground = self._ground(self._look.theme)
        key = ("token", self._key, self._text, ground.rgba(), self.hasFocus())
        self._look.pixmaps.draw(painter, key, self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        theme, radius = self._look.theme, self._radius
        ground = self._ground(theme)
        disc = self.shape()
        brushes.soft_shadow(painter, disc, theme.shadow, radius * 0.22, QPointF(0, radius * 0.1))
        shine = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.6)
        shine.setColorAt(0.0, mix(ground, QColor("white"), 0.18))
        shine.setColorAt(0.6, ground)
        shine.setColorAt(1.0, mix(ground, QColor("black"), 0.12))
        painter.setPen(QPen(theme.tag_rim, max(1.0, radius * 0.09)))
        painter.setBrush(QBrush(shine))
        painter.drawPath(disc)
        if self._picture is not None:
            painter.save()
            self._picture(painter, radius, theme)
            painter.restore()
        if self._text:
            ink = max(
                (theme.ink, theme.tag_ink, theme.on_accent, QColor("white")),
                key=lambda colour: contrast(colour, ground),
            )
            font = self._look.font(Role.NUMERIC)
            font.setPixelSize(max(1, round(radius * (1.05 if len(self._text) < 3 else 0.75))))
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(
                QPointF(-metrics.horizontalAdvance(self._text) / 2, metrics.capHeight() / 2),
                self._text,
            )
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QPainterPath()
            ring.addEllipse(QPointF(0, 0), radius * 1.14, radius * 1.14)
            brushes.focus_ring(painter, ring, theme, max(2.5, radius * 0.1))
