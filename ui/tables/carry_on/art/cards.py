"""The table of Carry On, its art: the cards of things and souvenirs, and chips of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from ui.look.palette import faded, mix
from ui.look.paper import CARD_STRIP_WIDTH, Paper, printed, slip
from ui.look.paths import disc, plate, sketch
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.carry_on.art.signs import (
    SIGNS,
    SOUVENIR,
    TYPES,
    UNIT,
    WEIGHTS,
    cloth_of,
    ground_of,
    sign_path,
    type_of,
    weight_of,
)
from ui.tables.carry_on.art.things import paint_thing

CHIP: Final = QSizeF(100, 144)
"""The proportions of a chip: the thing, and below it sign and weight."""


def paint_card(
    painter: QPainter, rect: QRectF, card: int, name: str, look: Look, *, floor: float = 7.0
) -> None:
    """A card, 0 to 24: strip with weight and sign, the thing, its name, and its weight in notches.

    `name` is translated by the caller and made smaller down to `floor`, in the painter's units.
    """
    with printed(painter, rect, look, floor=floor) as paper:
        kind = type_of(card)
        ground, edge = ground_of(kind, look.theme), cloth_of(kind, look.theme).edge
        paper.window(89 if card < SOUVENIR else 76, ground, edge)
        room = paper.room(30, 13, 64, 64) if card < SOUVENIR else paper.room(31, 8, 62, 62)
        paint_thing(painter, room, card)
        if card < SOUVENIR:
            _strip(paper, kind, str(weight_of(card)))
            paper.words((28, 95, 69, 32), name, 12, look.theme.ink, lines=2)
            _notches(paper, kind, weight_of(card))
        else:
            _strip(paper, kind, "0", "5")
            paper.words((28, 82, 69, 17), name, 12, look.theme.ink)
            _uses(paper)


def _strip(paper: Paper, kind: int, *weights: str) -> None:
    """The left strip: the weight, large, its unit, and the sign of the type."""
    fabric = cloth_of(kind, paper.theme)
    paper.strip(fabric)
    size = 37.0 if len(weights) == 1 else 29.0
    top = 4.6
    for index, weight in enumerate(weights):
        if index:
            paper.fill(plate(4.5, top - 0.6, 13, 2.4, 1.2), fabric.ink)
            top += 2.4
        paper.words(
            (0, top, CARD_STRIP_WIDTH - 3, size * 0.9), weight, size, fabric.ink, role=Role.BOARD
        )
        top += size * 0.86
    paper.words((0, top - 2, CARD_STRIP_WIDTH - 3, 11), UNIT, 9.5, fabric.ink)
    paper.sign((CARD_STRIP_WIDTH - 3 - 16) / 2, top + 12.5, 16, sign_path(SIGNS[kind]), fabric.ink)


def _notches(paper: Paper, kind: int, weight: int) -> None:
    """A weight as so many notches of as many as the heaviest has."""
    fabric = cloth_of(kind, paper.theme)
    most = WEIGHTS[-1]
    for index in range(most):
        notch = plate(30 + index * 9.3, 132, 7.2, 6.4, 2)
        paper.fill(notch, fabric.base if index < weight else faded(paper.theme.muted, 0.16))
        if index < weight:
            paper.line(notch, fabric.edge, 0.7)


def _uses(paper: Paper) -> None:
    """The two uses of a souvenir: no weight, and any type; or 5 kg, and as many points."""
    theme = paper.theme
    for left in (29.0, 63.5):
        paper.tile(plate(left, 101, 32, 40, 4), theme.sunken, theme.line, 0.8)
    paper.sign(30.8, 103.4, 9, sign_path("weightless"), theme.ink)
    paper.words((39.6, 102, 20.8, 13), f"0 {UNIT}", 8.5, theme.ink)
    for kind in range(TYPES):
        fabric = cloth_of(kind, theme)
        x, y = 32.4 + 13.6 * (kind % 2), 115.4 + 12.4 * (kind // 2)
        paper.fill(plate(x, y, 11.6, 11.4, 2.6), fabric.base)
        paper.sign(x + 1.9, y + 1.8, 7.8, sign_path(SIGNS[kind]), fabric.ink)
    paper.sign(65.2, 103.4, 9, sign_path("heavy"), theme.ink)
    paper.words((74.2, 102, 20.8, 13), f"5 {UNIT}", 8.5, theme.ink)
    paper.coin(79.5, 127.5, 10.5, "5")


def paint_chip(painter: QPainter, rect: QRectF, card: int, look: Look) -> None:
    """A card made small, for a row of what is packed: the thing above its sign and weight."""
    theme, kind = look.theme, type_of(card)
    fabric = cloth_of(kind, theme)
    with slip(painter, rect, CHIP, look) as paper:
        body = plate(1.5, 1.5, CHIP.width() - 3, CHIP.height() - 3, 14)
        paper.fill(body, ground_of(kind, theme))
        foot = sketch("M 0 100 H 100 V 144 H 0 Z").intersected(body)
        paper.fill(foot, fabric.base)
        paper.line(body, fabric.edge, 3)
        paint_thing(painter, paper.room(6, 6, 88, 88), card)
        paper.sign(9, 105, 32, sign_path(SIGNS[kind]), fabric.ink)
        weight = str(weight_of(card)) if card < SOUVENIR else "0/5"
        paper.words((40, 99, 56, 46), weight, 44, fabric.ink, role=Role.BOARD)


def paint_essential(
    painter: QPainter, rect: QRectF, kind: int, look: Look, *, filled: bool, wild: bool = False
) -> None:
    """A slot of the essentials: the sign of a type, `filled` or still missing, by a `wild` one."""
    theme = look.theme
    fabric = cloth_of(TYPES if wild else kind, theme)
    with slip(painter, rect, QSizeF(100, 100), look) as paper:
        slot = plate(4, 4, 92, 92, 22)
        if filled:
            paper.cloth(slot, fabric, 90)
            paper.line(slot, fabric.edge, 5)
            paper.sign(19, 19, 62, sign_path(SIGNS[kind]), fabric.ink)
            if wild:
                paper.fill(disc(80, 80, 20), fabric.ink)
                paper.sign(66, 65, 28, sign_path("souvenir"), fabric.base)
        else:
            paper.fill(slot, faded(theme.ink, 0.06))
            paper.seam(slot, theme.muted, 110)
            paper.sign(23, 23, 54, sign_path(SIGNS[kind]), mix(theme.muted, theme.card, 0.25))
