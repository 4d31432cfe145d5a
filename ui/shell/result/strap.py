"""Shell: how far a score came: a strap with the goal on it, or the three medals; and a medal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.medals import BRONZE, medal_name, paint_medal
from ui.look import text
from ui.look.style import Look
from ui.look.typography import Role

if TYPE_CHECKING:
    from engine.core import Medals

_STRAP_HEIGHT: Final = 18
_SIGN_SIZE: Final = 18
"""The side of a medal below the strap."""
_BEYOND: Final = 0.12
"""How far the strap reaches beyond the most that is on it, as a share of what it shows."""
_BEFORE: Final = 0.6
"""How much of it is before bronze, or a score below that, as a share of the way to gold."""


class MedalSign(QWidget):
    """The medal that was won, as large as the headline beside it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.medal = look, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        self.hide()

    def show_medal(self, medal: int) -> None:
        """Show a medal; 0 for none."""
        self.medal = medal
        self.setVisible(bool(medal))
        self.update()

    def sizeHint(self) -> QSize:
        side = round(QFontMetricsF(self._look.font(Role.TITLE)).height())
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self.medal:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_medal(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self.medal)
        painter.end()


class GoalStrap(QWidget):
    """How far a score came towards its goal: a strap that fills up, with a buckle at the goal.

    Where medals count it has a mark for each of them instead.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._score = self._first = 0
        self._marks: tuple[tuple[int, int, str], ...] = ()
        """Points, medal or 0, and words of each mark."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_score(self, score: int, goal: int, amount: Callable[[int], str]) -> None:
        """Show how far it came, in the words of the game."""
        goal_words = self.tr("Goal {goal}").format(goal=amount(goal))
        self._score, self._first, self._marks = score, 0, ((goal, 0, goal_words),)
        words = self.tr("Score {score}, goal {goal}")
        self.setAccessibleName(words.format(score=amount(score), goal=amount(goal)))
        self.update()

    def show_medals(self, score: int, medals: Medals, amount: Callable[[int], str]) -> None:
        """Show how far it came, and what each medal asks for."""
        asked = [one.points for one in medals]
        least = min(score, asked[0])
        # What sets medals apart is to be seen, and not the way to them.
        self._score = score
        self._first = least - max(1, round((asked[-1] - least) * _BEFORE))
        self._marks = tuple(
            (points, medal, amount(points)) for medal, points in enumerate(asked, BRONZE)
        )
        each = self.tr("{medal} {points}")
        named = (
            each.format(medal=medal_name(medal), points=words) for _, medal, words in self._marks
        )
        words = self.tr("Score {score}: {medals}")
        self.setAccessibleName(words.format(score=amount(score), medals=", ".join(named)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(50))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._marks:
            return
        look, theme, px = self._look, self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = px(_STRAP_HEIGHT)
        strap = QRectF(1, 2, self.width() - 2, high)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.sunken)
        painter.drawRoundedRect(strap, high / 2, high / 2)
        full = QRectF(strap)
        full.setWidth(max(float(high), self._at(strap, self._score) - strap.left()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.good if self._score >= self._marks[0][0] else theme.accent)
        painter.drawRoundedRect(full, high / 2, high / 2)
        painter.setPen(QPen(theme.ink, 2.5))
        spots = [self._at(strap, points) for points, _, _ in self._marks]
        for at in spots:
            painter.drawLine(QPointF(at, 0), QPointF(at, high + 6))
        font = look.font(Role.SMALL)
        metrics = QFontMetricsF(font)
        sign = float(px(_SIGN_SIZE))
        wide = [
            metrics.horizontalAdvance(words) + (sign + 4 if medal else 0)
            for _, medal, words in self._marks
        ]
        lefts = spread(spots, wide, float(self.width()), gap=px(6))
        line = max(metrics.height(), sign)
        for (_, medal, words), left, length in zip(self._marks, lefts, wide, strict=True):
            room = QRectF(left, high + 8, length, line)
            if medal:
                paint_medal(painter, QRectF(room.left(), room.top(), sign, line), medal)
                room.setLeft(room.left() + sign + 4)
            painter.setPen(theme.ink)
            text.draw(painter, room, words, font)
        painter.end()

    def _at(self, strap: QRectF, points: int) -> float:
        """Where so many points are on the strap."""
        most = max(self._score, *(mark[0] for mark in self._marks), self._first + 1)
        whole = (most - self._first) * (1 + _BEYOND)
        return strap.left() + strap.width() * max(0, points - self._first) / whole


def spread(
    spots: Sequence[float], wide: Sequence[float], room: float, *, gap: float
) -> list[float]:
    """Where words begin that stand below their spots, none over another or beyond the room."""
    lefts = [spot - each / 2 for spot, each in zip(spots, wide, strict=True)]
    end = room
    for number in reversed(range(len(lefts))):
        lefts[number] = min(lefts[number], end - wide[number])
        end = lefts[number] - gap
    start = 0.0
    for number, left in enumerate(lefts):
        lefts[number] = max(start, left)
        start = lefts[number] + wide[number] + gap
    return lefts
