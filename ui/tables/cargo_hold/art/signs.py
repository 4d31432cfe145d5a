"""The table of Cargo Hold, its art: the sorts of cards, their cloth, and the signs of all."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from engine.games.cargo_hold.components import DIVERSION, FIREPOWER, GETAWAY, SPECIALS, Components
from ui.look.marks import paint_shape
from ui.look.palette import Fabric, Theme, mix
from ui.look.paper import gilded
from ui.look.paths import disc, plate, sketch, united, without
from ui.look.pencil import burst

Sign = Literal[
    "attack", "defence", "turn", "turns", "ready", "locked", "open", "money", "cargo", "special"
]
"""What a sign stands for: a strength, one turn or two, a delivery's state, money, a sort of card.

Firepower's signs are those of its strengths.
"""
SIGNS: Final[tuple[Sign, ...]] = get_args(Sign)
Sort = Literal["firepower", "cargo", "special"]
SORTS: Final[tuple[Sort, ...]] = get_args(Sort)
DEFENDS: Final = frozenset({GETAWAY, DIVERSION})
"""The specials that only a defender has a use of (CH-25)."""


def sort_of(card: int) -> Sort:
    """The sort of a card, 0 to 23."""
    return SORTS[card // len(FIREPOWER)]


def figures_of(card: int, box: Components) -> tuple[int, ...]:
    """Attack and defence, dollars after one turn and after two, or the order of a special."""
    match sort_of(card):
        case "firepower":
            return box.attack[card], box.defence[card]
        case "cargo":
            return box.pays[0][card], box.pays[1][card]
        case "special":
            return (card - SPECIALS.start + 1,)


def cloth_of(sort: Sort, theme: Theme) -> Fabric:
    """The colour of a sort of cards, with the ink to write on it and a pattern."""
    return gilded(theme) if sort == "special" else theme.fabrics[3 * SORTS.index(sort)]


def ground_of(sort: Sort, theme: Theme) -> QColor:
    """The paper behind a picture: desert, meadow or dusk; by night in the shade of a lamp."""
    base = theme.fabrics[{"firepower": 2, "cargo": 3, "special": 1}[sort]].base
    if theme.dark:
        return mix(base, QColor("#c9bdb0"), 0.58)
    return mix(base, QColor("#fffaf2"), 0.56)


@cache
def sign_path(sign: Sign) -> QPainterPath:
    """A sign, to be filled, in a square of 24 cells."""
    match sign:
        case "attack":
            return burst(12, 12, 9, 12, 7.6)
        case "defence":
            return sketch(
                "M 12 0.4 Q 16.4 3 22.4 3 V 11.4 C 22.4 17.6 18 21.6 12 23.8 C 6 21.6 1.6 17.6 "
                "1.6 11.4 V 3 Q 7.6 3 12 0.4 Z"
            )
        case "turn":
            return _wheel(12, 12, 11.8, 6)
        case "turns":
            return united(_wheel(7.2, 7.6, 7.2, 0), _wheel(16.6, 16.2, 7.4, 0))
        case "ready":
            flag = sketch(
                "M 4 1.6 Q 10 -1.6 14 1.8 Q 18 5 23 2.4 V 14 Q 18 16.6 14 13.6 Q 10 11 4 13.4 Z"
            )
            return united(flag, plate(2, 0.4, 3.4, 23.4, 1.4))
        case "locked":
            return _lock(
                sketch(
                    "M 4.6 13 V 8 C 4.6 -2 19.4 -2 19.4 8 V 13 H 15.8 V 8 "
                    "C 15.8 2.6 8.2 2.6 8.2 8 V 13 Z"
                )
            )
        case "open":
            return _lock(
                sketch("M 12.6 13 V 7 C 12.6 -2.6 0.4 -2.4 0.2 6.4 H 3.8 C 4 1.6 9 1.6 9 7 V 13 Z")
            )
        case "money":
            return without(disc(12, 12, 11.8), dollar())
        case "cargo":
            return without(
                plate(0.8, 1.6, 22.4, 21, 1.6),
                *(plate(3.2, y, 17.6, 1.8, 0.4) for y in (5, 17.4)),
                sketch("M 3.2 9.4 L 8 12.1 L 3.2 14.8 Z M 20.8 9.4 L 16 12.1 L 20.8 14.8 Z"),
                sketch("M 6 8.4 H 18 L 12 11.2 Z M 6 15.8 H 18 L 12 13 Z"),
            )
        case "special":
            return burst(12, 12.8, 5, 12.4, 5.3)


def _wheel(x: float, y: float, radius: float, spokes: int) -> QPainterPath:
    bars = []
    for spoke in range(spokes):
        turn = QTransform.fromTranslate(x, y).rotate(360 / spokes * spoke)
        bars.append(turn.map(plate(-radius * 0.09, 0, radius * 0.18, radius * 0.85, 0)))
    tyre = without(disc(x, y, radius), disc(x, y, radius * (0.76 if spokes else 0.62)))
    return united(tyre, *bars, disc(x, y, radius * 0.28))


def _lock(shackle: QPainterPath) -> QPainterPath:
    body = united(shackle, plate(2.4, 10.6, 19.2, 13, 2.4))
    return without(body, disc(12, 15.8, 2.2), plate(10.9, 16, 2.2, 4.6, 0.8))


@cache
def dollar() -> QPainterPath:
    """The sign of dollars alone, in a square of 24 cells."""
    ess = sketch(
        "M 16.6 8.6 C 16.6 3.6 7.4 3.6 7.4 8.4 C 7.4 13 16.6 11 16.6 15.6 C 16.6 20.4 7.4 "
        "20.4 7.4 15.4"
    )
    pencil = QPainterPathStroker()
    pencil.setWidth(2.5)
    return united(pencil.createStroke(ess), plate(10.9, 2.8, 2.2, 18.4, 1))


def paint_sign(painter: QPainter, rect: QRectF, sign: Sign, ink: QColor) -> None:
    """A sign in an ink, as large as `rect` lets it be, on whole pixels where it is small."""
    paint_shape(painter, rect, sign_path(sign), ink)
