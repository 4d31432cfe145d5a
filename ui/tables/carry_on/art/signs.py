"""The table of Carry On, its art: the colour and the sign of each kind of card, and other signs."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from ui.look.marks import paint_shape
from ui.look.palette import Fabric, Theme, mix
from ui.look.paper import gilded
from ui.look.paths import disc, plate, sketch, soft
from ui.look.pencil import burst

Sign = Literal[
    "clothing",
    "document",
    "gadget",
    "hygiene",
    "souvenir",
    "carry_on",
    "light",
    "heavy",
    "weightless",
]
"""What a sign stands for: a kind of card, the Carry On card, few kilograms, many, none."""
SIGNS: Final[tuple[Sign, ...]] = get_args(Sign)
"""All signs; the first four are those of the types, then the souvenir's, in the order of CO-1."""
TYPES: Final = 4
WEIGHTS: Final = (2, 3, 4, 5, 6, 7)
"""The weights of each type, in kg (CO-2)."""
SOUVENIR: Final = TYPES * len(WEIGHTS)
"""The souvenir among the cards; before it come the things, six a type."""
UNIT: Final = "kg"
"""How all languages write it."""


def type_of(card: int) -> int:
    """The type, 0 to 3, of a card; 4 of a souvenir."""
    return min(card // len(WEIGHTS), TYPES)


def weight_of(card: int) -> int:
    """What a thing weighs, in kg."""
    return WEIGHTS[card % len(WEIGHTS)]


def cloth_of(kind: int, theme: Theme) -> Fabric:
    """The colour of a type, with the ink to write on it and a pattern; of the souvenir for 4."""
    if kind < TYPES:
        return theme.fabrics[kind]
    return gilded(theme)


def ground_of(kind: int, theme: Theme) -> QColor:
    """The paper behind a thing: its type's colour, pale; by night in the shade of a lamp."""
    base = theme.metal if kind == TYPES else theme.fabrics[kind].base
    if theme.dark:
        return mix(base, QColor("#c9bdb0"), 0.58 if kind else 0.68)
    return mix(base, QColor("#fffaf2"), 0.6 if kind else 0.74)


@cache
def sign_path(sign: Sign) -> QPainterPath:
    """A sign, to be filled, in a square of 24 cells."""
    match sign:
        case "clothing":
            return sketch(
                "M 8 2 Q 12 6.6 16 2 L 19.4 3.2 L 23.8 9.4 L 19.4 13 L 18 11.6 V 22.6 H 6 V 11.6 "
                "L 4.6 13 L 0.2 9.4 L 4.6 3.2 Z"
            )
        case "document":
            page = soft("3.5,0.8,1.6 13.6,0.8,0.4 20.5,7.6,0.4 20.5,23.2,1.6 3.5,23.2,1.6")
            page = page.subtracted(soft("14.6,3 14.6,6.8 18.4,6.8", 0.2))
            for top, wide in ((10.2, 10.4), (14.2, 10.4), (18.2, 6.4)):
                page = page.subtracted(plate(6.8, top, wide, 2, 0.6))
            return page
        case "gadget":
            return soft("14.6,0.4 3.2,13.8 10.4,13.8 8.4,23.8 20.8,9.6 13,9.6", 0.7)
        case "hygiene":
            drop = sketch(
                "M 12 0.6 C 15 6 20.4 10.4 20.4 15.2 C 20.4 20 16.6 23.4 12 23.4 C 7.4 23.4 3.6 20 "
                "3.6 15.2 C 3.6 10.4 9 6 12 0.6 Z"
            )
            shine = sketch(
                "M 7 14.4 C 6.6 18 8.8 20.4 12 20.6 C 10 19.2 8.8 17.4 9 14.4 Q 8 13 7 14.4 Z"
            )
            return drop.subtracted(shine)
        case "souvenir":
            return burst(12, 12.8, 5, 12.4, 5.3)
        case "carry_on":
            body = plate(4, 7.6, 16, 13.2, 2.6).united(plate(7.4, 0.8, 9.2, 9, 2.2))
            body = body.subtracted(plate(9.6, 3, 4.8, 4.6, 0.8))
            for x in (8.4, 15.6):
                body = body.united(disc(x, 21.4, 2.2))
                body = body.subtracted(plate(x - 0.8, 10.4, 1.6, 7.6, 0.8))
            return body
        case "light":
            quill = sketch(
                "M 22.6 1 C 12 1 4.4 7 4.6 16.4 L 1.2 21.4 L 3.2 23 L 6.8 18.8 C 16 19.4 22.8 12 "
                "22.6 1 Z"
            )
            return quill.subtracted(sketch("M 17.4 6.2 L 7.4 15.4 L 8.4 16.6 L 18 6.8 Z"))
        case "heavy":
            iron = soft("6,8.4 18,8.4 22.6,23.2 1.4,23.2", 1.6)
            return iron.united(disc(12, 5.2, 4.8)).subtracted(disc(12, 5, 2.2))
        case "weightless":
            balloon = sketch(
                "M 12 0.4 C 17.4 0.4 21 4.4 21 9 C 21 13.4 17 17.2 13.6 18.4 L 14.6 20.6 H 12.9 "
                "V 23.6 H 11.1 V 20.6 H 9.4 L 10.4 18.4 C 7 17.2 3 13.4 3 9 "
                "C 3 4.4 6.6 0.4 12 0.4 Z"
            )
            return balloon.subtracted(
                sketch("M 6 9.4 C 5.6 5.6 8.4 3 11.4 2.8 C 9.2 4.4 8 6.4 8 9.4 Q 7 11 6 9.4 Z")
            )


@cache
def spark() -> QPainterPath:
    """The sign of a suggestion: a spark, to be filled, in a square of side 1 around the origin."""
    star = sketch("M 0 -12 Q 2 -2 12 0 Q 2 2 0 12 Q -2 2 -12 0 Q -2 -2 0 -12 Z")
    return QTransform.fromScale(1 / 24, 1 / 24).map(star)


@cache
def leftward() -> QPainterPath:
    """The arrow of hands that go to the left, in a square of side 1 around the origin."""
    arrow = sketch("M -11 0 L -1 -9 L -1 -4 L 11 -4 L 11 4 L -1 4 L -1 9 Z")
    return QTransform.fromScale(1 / 24, 1 / 24).map(arrow)


def paint_sign(painter: QPainter, rect: QRectF, sign: Sign, ink: QColor) -> None:
    """A sign in an ink, as large as `rect` lets it be, on whole pixels where it is small."""
    paint_shape(painter, rect, sign_path(sign), ink)
