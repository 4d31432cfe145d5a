"""Kit: what the medals of a match ask, and how far one is from them, while it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.core import Grade, Medals, standing
from ui.kit.medals import (
    BRONZE,
    asked_words,
    grade_words,
    medal_name,
    paint_medal,
    paint_stars,
    terse_words,
)
from ui.kit.words import capital
from ui.look import text
from ui.look.style import Look
from ui.look.typography import Role

if TYPE_CHECKING:
    from ui.kit.words import AnyWords

_HEIGHT: Final = 34
_BADGE: Final = 22
_WIDE_LEAD: Final = 20
"""Points by which one is ahead or behind, in words that are about as wide as any."""
_GAP: Final = 5
"""Between a medal and what it asks; between two of them it is twice as much, in logical pixels."""


class MedalStrip(QWidget):
    """Three medals with what they ask, those reached so far full, and the way to the next one.

    It tells the standing that the table shows, with what is tried. Where it has little room it
    says what medals ask in fewer words, or shows only the medal that is next.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._asked: Medals | None = None
        self._over = False
        self._now: Grade | None = None
        self._short: tuple[str, ...] = ()
        self._terse: tuple[str, ...] = ()
        """What medals ask, briefly, and with as few words as will do."""
        self._words = self._brief = ""
        self._reserved: tuple[str, ...] = ()
        """Words for which there is room at any time."""
        self._told: tuple[AnyWords, int] | None = None
        """The words of the game, and how many play."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        self.hide()

    def show_points(
        self,
        asked: Medals | None,
        points: Sequence[int],
        words: AnyWords,
        *,
        seats: int,
        over: bool = False,
    ) -> None:
        """Show what medals ask, and how the points of all seats stand to that.

        Without points it says nothing of the standing. `seats`: how many play.
        `over`: whether nothing comes after that; then it names the medal that was won.
        """
        self.setVisible(asked is not None)
        self._told = words, seats
        now = standing(points) if asked is not None and points else None
        if (asked, now, over) == (self._asked, self._now, self._over) and self._short:
            return
        self._asked, self._now, self._over = asked, now, over
        if asked is None:
            return
        amount, alone = _amount(words), seats == 1
        self._short = tuple(
            asked_words(one, words.amount, seats=seats, brief=True) for one in asked
        )
        self._terse = tuple(terse_words(one, words.amount, seats=seats) for one in asked)
        self._words = _missing(asked, now, amount, alone=alone)
        self._brief = _brief(asked, now, words.amount, alone=alone)
        self._reserved = self._possible(words.amount, seats)
        if over and now is not None:
            self._words = self._brief = capital(medal_name(self.reached))
        wanted = [
            QCoreApplication.translate("trail", "{medal}: {asked}").format(
                medal=capital(medal_name(medal)),
                asked=asked_words(one, amount, seats=seats),
            )
            for medal, one in enumerate(asked, BRONZE)
        ]
        said = [*filter(None, (self._words,)), *wanted]
        self.setToolTip("\n".join(said))
        self.setAccessibleName("; ".join(said))
        self.updateGeometry()
        self.update()

    def renew(self, points: Sequence[int]) -> None:
        """Show how other points stand to what was asked: those that are seen now."""
        if self._asked is not None and self._told is not None:
            words, seats = self._told
            self.show_points(self._asked, points, words, seats=seats, over=self._over)

    @property
    def standing(self) -> Grade | None:
        """How the points that it was told stand; None while there are none."""
        return self._now

    @property
    def words(self) -> str:
        """How far one is, in words."""
        return self._words

    @property
    def reached(self) -> int:
        """The highest medal that the standing would win; 0 for none."""
        if self._asked is None or self._now is None:
            return 0
        return sum(self._now.reaches(one) for one in self._asked)

    def sizeHint(self) -> QSize:
        # The same from the first move to the last, so that nothing beside it ever moves.
        metrics = QFontMetricsF(self._look.font(Role.SMALL))
        words = max(map(metrics.horizontalAdvance, self._reserved), default=0.0)
        words += self._look.px(4 * _GAP)
        medals = range(len(self._short))
        return QSize(round(self._wide(medals, self._short) + words), self._look.px(_HEIGHT))

    def _possible(self, amount: Callable[[int], str], seats: int) -> tuple[str, ...]:
        """Return the longest brief words on how one may stand."""
        assert self._asked is not None
        grades = [Grade(0)] if seats == 1 else [Grade(-_WIDE_LEAD, seats), Grade(1)]
        return tuple(_brief(self._asked, one, amount, alone=seats == 1) for one in grades)

    def minimumSizeHint(self) -> QSize:
        widest = max(map(self._chip_wide, self._terse), default=0.0)
        return QSize(round(widest) + 1, self._look.px(_HEIGHT))

    def _chip_wide(self, asked: str) -> float:
        metrics = QFontMetricsF(self._look.font(Role.NUMERIC))
        wide = metrics.horizontalAdvance(asked) + 2
        return self._look.px(_BADGE) + self._look.px(_GAP) + wide

    def _wide(self, medals: range, asked: Sequence[str]) -> float:
        between = self._look.px(2 * _GAP) * max(0, len(medals) - 1)
        return sum(self._chip_wide(asked[medal]) for medal in medals) + between

    def _fitting(self, reached: int) -> tuple[range, Sequence[str], str]:
        """Which medals there is room for, with what words for what each asks, and for the way.

        The way to the next medal comes before the medals behind that.
        """
        everything = range(len(self._short))
        number = min(reached, len(everything) - 1)
        following = range(number, number + 1)
        metrics = QFontMetricsF(self._look.font(Role.SMALL))
        for medals, asked, words in (
            (everything, self._short, self._words),
            (everything, self._short, self._brief),
            (everything, self._terse, self._brief),
            (following, self._short, self._words),
            (following, self._short, self._brief),
            (following, self._terse, self._brief),
            (following, self._short, ""),
        ):
            wide = self._wide(medals, asked) + metrics.horizontalAdvance(words)
            if wide + (self._look.px(2 * _GAP) if words else 0) <= self.width():
                return medals, asked, words
        return following, self._terse, ""

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._asked is None:
            return
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reached = self.reached
        shown, asked, words = self._fitting(reached)
        left, side = 0.0, look.px(_BADGE)
        for number in shown:
            badge = QRectF(left, (self.height() - side) / 2, side, side)
            if number < reached:
                paint_medal(painter, badge, number + BRONZE)
            else:
                painter.setPen(QPen(theme.muted, 1.5, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(badge.adjusted(1, 1, -1, -1))
                paint_stars(painter, badge, number + BRONZE, theme.muted)
            painter.setPen(theme.ink if number >= reached else theme.muted)
            wide = self._chip_wide(asked[number])
            room = QRectF(badge.right() + look.px(_GAP), 0, wide, self.height())
            middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            text.draw(painter, room, asked[number], look.font(Role.NUMERIC), middle)
            left += wide + look.px(2 * _GAP)
        if words:
            # At the end any medal is a good one.
            enough = reached == len(self._short) or (self._over and reached > 0)
            painter.setPen(theme.good if enough else theme.ink)
            middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            room = QRectF(left, 0, self.width() - left, self.height())
            text.draw(painter, room, words, look.font(Role.SMALL), middle)
        painter.end()


def _amount(words: AnyWords) -> Callable[[int], str]:
    return lambda points: words.speech.many("points", points)


def _missing(asked: Medals, now: Grade | None, amount: Callable[[int], str], *, alone: bool) -> str:
    """How far one is from the next medal."""
    if now is None:
        return ""
    reached = sum(now.reaches(one) for one in asked)
    if reached == len(asked):
        return QCoreApplication.translate("trail", "Enough for gold so far")
    following = reached + BRONZE
    if alone:
        short = asked[reached].points - now.points
        words = QCoreApplication.translate("trail", "%n more point(s) for {medal}", "", short)
        return words.format(medal=medal_name(following))
    words = QCoreApplication.translate("trail", "Now {place}; not yet {medal}")
    return words.format(place=grade_words(now, amount, alone=False), medal=medal_name(following))


def _brief(asked: Medals, now: Grade | None, amount: Callable[[int], str], *, alone: bool) -> str:
    """The same in as few signs as will do."""
    reached = 0 if now is None else sum(now.reaches(one) for one in asked)
    if now is None or reached == len(asked):
        return ""
    if alone:
        words = QCoreApplication.translate("trail", "{points} to go")
        return words.format(points=amount(asked[reached].points - now.points))
    return QCoreApplication.translate("trail", "now {place}").format(
        place=grade_words(now, amount, alone=False)
    )
