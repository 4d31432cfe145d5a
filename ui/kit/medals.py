"""Kit: medals: what they ask and are called, and how they look."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.core import ANY_MARGIN, Grade
from ui.kit.words import capital

BRONZE: Final = 1
METALS: Final = (QColor("#c58a55"), QColor("#c3c9d1"), QColor("#e8bd45"))
"""Bronze, silver and gold; their stars tell them apart without colour."""
_DARK_INK: Final = QColor("#2b1d0e")


def medal_name(medal: int) -> str:
    """A medal in words."""
    names = (
        QCoreApplication.translate("trail", "no medal"),
        QCoreApplication.translate("trail", "bronze"),
        QCoreApplication.translate("trail", "silver"),
        QCoreApplication.translate("trail", "gold"),
    )
    return names[medal]


def place_words(place: int) -> str:
    """A place in words, from 1."""
    names = (
        QCoreApplication.translate("trail", "1st place"),
        QCoreApplication.translate("trail", "2nd place"),
        QCoreApplication.translate("trail", "3rd place"),
    )
    further = QCoreApplication.translate("trail", "{place}th place")
    said = names[place - 1] if place <= len(names) else further
    return said.format(place=QLocale().toString(place))


def grade_words(grade: Grade, amount: Callable[[int], str], *, alone: bool) -> str:
    """How good a result is: its points; at a table the place, and the margin."""
    if alone:
        return amount(grade.points)
    if grade.points == ANY_MARGIN:
        return place_words(grade.place)
    if not grade.points:
        words = QCoreApplication.translate("trail", "{place}, tied with the best opponent")
    elif grade.points > 0:
        words = QCoreApplication.translate("trail", "{place}, {points} ahead")
    else:
        words = QCoreApplication.translate("trail", "{place}, {points} behind")
    return words.format(place=place_words(grade.place), points=amount(abs(grade.points)))


def asked_words(
    grade: Grade, amount: Callable[[int], str], *, seats: int, brief: bool = False
) -> str:
    """What a medal asks at least, in a match of so many seats.

    In `brief`, which stands beside the medal, it is not said that more is good, too, nor behind
    whom one may be: but that it is a bound, as else it reads as how one stands.
    """
    if seats == 1:
        return amount(grade.points)
    if grade.points > 0:
        words = QCoreApplication.translate("trail", "a win by {points} or more")
        if brief:
            words = QCoreApplication.translate("trail", "a win by {points}")
    elif grade.place == 1:
        # Who has won is never behind, and ahead of nobody only by the breaking of a tie.
        words = QCoreApplication.translate("trail", "a win")
    elif grade.points == ANY_MARGIN:
        words = "{place}"
    elif not grade.points:
        words = QCoreApplication.translate("trail", "{place}, tied on points")
    elif grade.place == seats:
        # Every place is good enough.
        words = QCoreApplication.translate("trail", "at most {points} behind the winner")
        if brief:
            words = QCoreApplication.translate("trail", "at most {points} behind")
    else:
        words = QCoreApplication.translate("trail", "{place}, at most {points} behind")
    return words.format(place=place_words(grade.place), points=amount(abs(grade.points)))


def terse_words(grade: Grade, amount: Callable[[int], str], *, seats: int) -> str:
    """What a medal asks at least, in as few signs as will do."""
    if seats == 1 or grade.place == 1 or grade.points >= 0 or grade.points == ANY_MARGIN:
        return asked_words(grade, amount, seats=seats, brief=True)
    words = QCoreApplication.translate("trail", "{place}, within {points}")
    if grade.place == seats:
        words = QCoreApplication.translate("trail", "within {points}")
    return words.format(place=place_words(grade.place), points=amount(-grade.points))


def missing_words(
    own: Grade, asked: Grade, medal: int, amount: Callable[[int], str], *, seats: int
) -> str:
    """What the next medal asks for."""
    if seats == 1:
        short = asked.points - own.points
        more = QCoreApplication.translate("trail", "{medal} needs %n more.", "", short)
        return more.format(medal=capital(medal_name(medal)))
    words = QCoreApplication.translate("trail", "For {medal}: {asked}.")
    return words.format(medal=medal_name(medal), asked=asked_words(asked, amount, seats=seats))


def paint_medal(painter: QPainter, room: QRectF, medal: int) -> None:
    """A medal with one, two or three stars: bronze, silver, gold."""
    side = min(room.width(), room.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(room.center())
    metal = METALS[medal - 1]
    painter.save()
    painter.setPen(QPen(_DARK_INK, max(1.0, side * 0.05)))
    painter.setBrush(metal)
    painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
    paint_stars(painter, disc, medal, _DARK_INK)
    painter.restore()


def paint_stars(painter: QPainter, disc: QRectF, medal: int, ink: QColor) -> None:
    """The stars of a medal, by which it is known without its colour."""
    side = disc.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    star = side * (0.34 if medal == 1 else 0.2)
    for number in range(medal):
        turn = math.tau * number / medal - math.pi / 2 if medal > 1 else 0.0
        reach = 0.0 if medal == 1 else side * 0.24
        where = disc.center() + QPointF(math.cos(turn), math.sin(turn)) * reach
        painter.drawPath(_star(where, star))


def _star(centre: QPointF, reach: float) -> QPainterPath:
    path = QPainterPath()
    for point in range(10):
        turn = math.tau * point / 10 - math.pi / 2
        far = reach if point % 2 == 0 else reach * 0.45
        at = centre + QPointF(math.cos(turn), math.sin(turn)) * far
        if point:
            path.lineTo(at)
        else:
            path.moveTo(at)
    path.closeSubpath()
    return path
