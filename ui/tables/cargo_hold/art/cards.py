"""The table of Cargo Hold, its art: the cards' faces and back, chips of them, strength, money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QTransform

from ui.look import text
from ui.look.palette import faded, mix
from ui.look.paper import CARD_SIZE, CARD_STRIP_WIDTH, Paper, printed, slip
from ui.look.paths import fit, plate, sketch
from ui.look.pencil import INK, Pencil, burst, paint_drawing, tone
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.cargo_hold.art import cats, goods, tricks
from ui.tables.cargo_hold.art.signs import (
    DEFENDS,
    Sign,
    cloth_of,
    ground_of,
    sign_path,
    sort_of,
)

Strength = Literal["attack", "defence"]
STRENGTHS: Final[tuple[Strength, ...]] = get_args(Strength)
PICTURED: Final = 82 / 146
"""The share of a card's height down to which it shows its picture; below are its words."""
CHIP: Final = QSizeF(100, 144)
"""The proportions of a chip: the picture, and below it what the card is worth."""

_DRAWN: Final = (
    *cats.CATS[:4],
    goods.dynamite,
    goods.barricade,
    *cats.CATS[4:],
    *goods.THINGS,
    *tricks.THINGS,
)
CARDS: Final = tuple(draw.__name__ for draw in _DRAWN)
"""The cards by their words, `farmhand` first; a card's number is its place here."""
PLATES: Final[dict[Strength, QColor]] = {"attack": tone("#ffd9a0"), "defence": tone("#cfe4f2")}
_BURST: Final = burst(12, 12, 12, 12, 9.6)
_SQUARE: Final = QSizeF(100, 100)
NOTE: Final = tone("#bfe0c2")
_NAME_ROOM: Final = (28.0, 83.0, 69.0, 23.0)
"""Where a card's name stands, in two lines at most, off what stands below it."""
_NAME_SIZE: Final = 12.0
"""How large that is written, in units."""
_NAME_LABEL: Final = (1.0, 81.0, 98.0, 17.0)
"""Where the name of a small card lies on a label over its strip, which is bare there."""
_EFFECT_ROOM: Final = (28.6, 107.0, 67.4, 36.0)
"""Where a special says what it does: left, top, width and height."""
_EFFECT_SIZE: Final = 8.6
"""How large that is written, in units."""


def paint_thing(painter: QPainter, rect: QRectF, card: int) -> None:
    """The picture of a card, 0 to 23, alone in a square: nothing lies below it.

    Cats are busts, cut off at the square's foot.
    """
    painter.save()
    painter.setClipRect(fit(_SQUARE, rect), Qt.ClipOperation.IntersectClip)
    paint_drawing(painter, rect, _DRAWN[card])
    painter.restore()


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: int,
    figures: Sequence[int],
    name: str,
    look: Look,
    *,
    effect: str = "",
    brief: str = "",
    note: str = "${}",
    floor: float = 7.0,
) -> None:
    """A card, 0 to 23: its strip, its picture, its name, and what it is worth or does.

    `figures` are a firepower card's attack and defence, a cargo card's dollars after one turn and
    after two, a special's order. `name`, `effect`, the same in `brief`, and the dollars of a
    `note`, are translated by the caller. The name is made smaller down to `floor`, in the painter's
    units; the effect is there whole, or else in brief, or where that has no room, the signs of
    those who may use it.
    """
    with printed(painter, rect, look, floor=floor) as paper:
        sort = sort_of(card)
        fabric, ground = cloth_of(sort, look.theme), ground_of(sort, look.theme)
        paper.window(78, ground, fabric.edge)
        paint_thing(painter, paper.room(29.6, _top(card, 10.5, 16.2), 66, 66), card)
        paper.strip(fabric)
        match sort:
            case "firepower":
                _firepower(paper, figures)
            case "cargo":
                _cargo(paper, figures, note)
            case "special":
                _special(paper, card, figures[0])
                _effect(paper, card, (effect, brief), floor)
        # The picture again, as small as the strip, above where the number of a key stands.
        paper.tile(plate(0.8, 97, 21.4, 21.4, 3), ground, fabric.edge, 0.8)
        paint_thing(painter, paper.room(1.5, 97.7, 20, 20), card)
        _name(paper, name, fabric.edge)


def _name(paper: Paper, name: str, edge: QColor) -> None:
    """The name below the picture, or where that is too narrow for it, from side to side."""
    ink = paper.theme.ink
    if paper.has_room(_NAME_ROOM, name, _NAME_SIZE, lines=2):
        paper.words(_NAME_ROOM, name, _NAME_SIZE, ink, lines=2)
        return
    x, y, wide, high = _NAME_LABEL
    paper.tile(
        plate(x + 0.4, y, wide - 0.8, high, 2),
        paper.theme.card,
        mix(paper.theme.card, edge, 0.45),
        0.8,
    )
    paper.words(_NAME_LABEL, name, _NAME_SIZE, ink)


def _top(card: int, high: float, low: float) -> float:
    """Where a picture begins: busts stand on what is below them."""
    return low if _DRAWN[card] in cats.CATS else high


def _firepower(paper: Paper, figures: Sequence[int]) -> None:
    """Attack on a burst above defence on a shield; at the card's foot side by side."""
    _strength(paper, (0.9, 2.2, 21.2, 29.4), "attack", figures[0])
    _strength(paper, (0.6, 35, 21.6, 28), "defence", figures[1])
    _strength(paper, (31, 109, 29, 33), "attack", figures[0])
    _strength(paper, (64.5, 109, 29, 33), "defence", figures[1])


def _cargo(paper: Paper, figures: Sequence[int], note: str) -> None:
    """One wheel above what it is worth after one turn, two above that after two."""
    ink = cloth_of("cargo", paper.theme).ink
    signs: tuple[Sign, Sign] = ("turn", "turns")
    for row, (sign, dollars) in enumerate(zip(signs, figures, strict=True)):
        top, low = 3.4 + row * 33, 110 + row * 16.4
        paper.sign(4.4, top, 13.4, sign_path(sign), ink)
        paper.words(
            (0, top + 13, CARD_STRIP_WIDTH - 3, 17), str(dollars), 16.8, ink, role=Role.BOARD
        )
        paper.sign(30, low, 14, sign_path(sign), paper.theme.ink)
        _note(paper, (47, low - 0.4, 47, 14.8), note.format(dollars))
    paper.fill(plate(3.4, 34.2, 15.4, 1.2, 0.6), ink)


def _special(paper: Paper, card: int, order: int) -> None:
    """The order, large, above a star, and whose side it serves."""
    ink = cloth_of("special", paper.theme).ink
    paper.words((0, 4.6, CARD_STRIP_WIDTH - 3, 33), str(order), 37, ink, role=Role.BOARD)
    paper.sign(4.4, 38, 13.2, sign_path("special"), ink)
    for x, sign in _sides(card, 0.8, 11.4, 6.0):
        paper.sign(x, 54.6, 10.4, sign_path(sign), ink)


def _strength(
    paper: Paper, room: tuple[float, float, float, float], side: Strength, points: int
) -> None:
    """A strength on its mark, which is as high as its room."""
    x, y, wide, high = room
    there = QTransform.fromTranslate(x, y).scale(wide / 24, high / 24)
    mark = _BURST if side == "attack" else sign_path(side)
    paper.tile(there.map(mark), PLATES[side], INK, high * 0.035)
    size = 0.78 if side == "attack" else 0.84
    where = (x, y + high * (0.54 - size / 2), wide, high * size)
    paper.words(where, str(points), high * size, INK, role=Role.BOARD)


def _note(paper: Paper, room: tuple[float, float, float, float], money: str) -> None:
    x, y, wide, high = room
    rim = mix(NOTE, INK, 0.6)
    paper.tile(plate(x, y, wide, high, high * 0.18), NOTE, rim, high * 0.06)
    paper.line(
        plate(x + high * 0.14, y + high * 0.14, wide - high * 0.28, high * 0.72, high * 0.1),
        faded(rim, 0.5),
        high * 0.03,
    )
    paper.words((x, y + high * 0.05, wide, high), money, high * 0.92, INK, role=Role.BOARD)


def prints_effect(size: QSizeF, effect: str, look: Look, floor: float) -> bool:
    """Return whether a special of a size has room for what it does, in words."""
    unit = size.width() / CARD_SIZE.width()
    font, room = look.font(Role.BODY), QSizeF(*_EFFECT_ROOM[2:]) * unit
    font.setPixelSize(max(1, round(max(floor, _EFFECT_SIZE * unit))))
    return bool(effect) and not text.fit(effect, font, room, lines=4, floor=floor).cut


def _effect(paper: Paper, card: int, effects: Sequence[str], floor: float) -> None:
    """What a special does, in words, or by the signs of who may use it."""
    size = CARD_SIZE * paper.unit
    for effect in effects:
        if prints_effect(size, effect, paper.look, floor):
            high = max(floor / paper.unit, _EFFECT_SIZE)
            paper.words(_EFFECT_ROOM, effect, high, paper.theme.ink, role=Role.BODY, lines=4)
            return
    ink = mix(paper.theme.muted, paper.theme.card, 0.2)
    for x, sign in _sides(card, 38.2, 64.2, 51.2):
        paper.sign(x, 114, 22, sign_path(sign), ink)


def _sides(card: int, left: float, right: float, alone: float) -> tuple[tuple[float, Sign], ...]:
    """The signs of the sides that a special serves, and where they stand."""
    return ((alone, "defence"),) if card in DEFENDS else ((left, "attack"), (right, "defence"))


def paint_chip(
    painter: QPainter, rect: QRectF, card: int, figures: Sequence[int], look: Look
) -> None:
    """A card made small, for a row of what was played: the picture above what it is worth."""
    theme, sort = look.theme, sort_of(card)
    fabric, whole = cloth_of(sort, theme), plate(1.5, 1.5, CHIP.width() - 3, CHIP.height() - 3, 14)
    with slip(painter, rect, CHIP, look) as paper:
        paper.fill(whole, ground_of(sort, theme))
        paper.fill(sketch("M 0 100 H 100 V 144 H 0 Z").intersected(whole), fabric.base)
        paper.line(whole, fabric.edge, 3)
        paint_thing(painter, paper.room(6, _top(card, 6, 12), 88, 88), card)
        if sort == "firepower":
            _strength(paper, (6, 100, 41, 43), "attack", figures[0])
            _strength(paper, (54, 100, 39, 42), "defence", figures[1])
        elif sort == "cargo":
            words = "/".join(str(dollars) for dollars in figures)
            paper.words((4, 99, 92, 46), words, 36, fabric.ink, role=Role.BOARD)
        else:
            paper.sign(11, 105, 33, sign_path("special"), fabric.ink)
            paper.words((44, 99, 44, 46), str(figures[0]), 44, fabric.ink, role=Role.BOARD)


def paint_strength(
    painter: QPainter, rect: QRectF, side: Strength, points: int, look: Look
) -> None:
    """A strength as a number on its mark: a burst for attack, a shield for defence."""
    with slip(painter, rect, _SQUARE, look) as paper:
        _strength(paper, (3, 3, 94, 94), side, points)


def paint_coin(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A coin, for money that is on its way."""
    with slip(painter, rect, _SQUARE, look) as paper:
        paper.coin(50, 50, 44, "$")


def paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The back of all cards: signs on cloth, and a wagon's wheel."""
    theme = look.theme
    signs = [sign_path(sign) for sign in ("attack", "cargo", "special", "defence")]
    with printed(painter, rect, look, ground=mix(theme.card, theme.tag, 0.5)) as paper:
        paper.back("#7a3b26", signs, sign_path("turn"))


def paint_extension(
    painter: QPainter, rect: QRectF, name: str, look: Look, *, floor: float = 7.0
) -> None:
    """The extension card: one wheel becomes two, and the cargo's second value counts."""
    theme = look.theme
    with printed(painter, rect, look, ground=mix(theme.card, theme.tag, 0.5), floor=floor) as paper:
        fabric = theme.fabrics[1]
        frame = plate(4.5, 4.5, 91, 137, 5)
        paper.cloth(frame, fabric)
        paper.seam(plate(7.5, 7.5, 85, 131, 3.5), fabric.seam, 26)
        paper.tile(plate(11, 13, 78, 92, 4), ground_of("special", theme), fabric.edge, 1)
        painter.save()
        p = Pencil(painter, paper.room(12, 18, 76, 76))
        tricks.wheel(p, 31, 34, 27)
        tricks.wheel(p, 68, 70, 29)
        p.part(
            "M 60 14 H 76 Q 90 14 90 28 V 33 H 97 L 84 47 L 71 33 H 78 V 28 Q 78 26 76 26 H 60 Z",
            QColor("#2a7d4f"),
            shade=0,
        )
        painter.restore()
        paper.words((9, 107, 82, 30), name, 13, fabric.ink, lines=2)
