"""The table of Cargo Hold: what lies over the stage when it is asked for: the ledger, all cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from engine.games.cargo_hold.components import CARGO, FIREPOWER, SPECIALS
from engine.games.cargo_hold.view import CargoView
from ui.bridge.seats import SeatInfo
from ui.kit.seats import mark, seated
from ui.look.flow import Box, Column, Ink, Picture, Plate, Row, Words
from ui.look.style import Look
from ui.look.type import Role
from ui.stage.flow_item import FlowItem
from ui.tables.cargo_hold import art
from ui.tables.cargo_hold.items import Faces
from ui.tables.cargo_hold.words import LINES, say

DEPTH: Final = 2900.0
"""Above what lies on the table, below a raid."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class PageItem(FlowItem):
    """A page over the stage; a press on it puts it away."""

    pressed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setZValue(DEPTH)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.hide()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press; it reaches nothing beneath."""
        event.accept()
        self.pressed.emit()


def _page(look: Look, title: str, rows: Sequence[Box]) -> Box:
    ground = Plate("card", look.air(12), "line")
    head = Words(title, Role.TITLE)
    return Column((head, *rows, Box(grow=1)), gap=look.air(4), pad=look.air(16), ground=ground)


def ledger(look: Look, faces: Faces, view: CargoView, players: Sequence[SeatInfo]) -> Box:
    """What every seat has by source, what it has in all, and what it lacks (CH-27)."""
    px = look.px
    words, rows = faces.words, list[Box]()

    def line(first: Box, numbers: Sequence[str], role: Role, ink: Ink) -> Row:
        cells = (
            Words(each, role, ink, align=_RIGHT, grow=1, wide=float(px(90))) for each in numbers
        )
        return Row((first, *cells), gap=look.air(8))

    name = float(px(220))
    heads = [*(words.line(key) for key in LINES), words.line("total"), say("ledger-debt")]
    rows.append(line(Box(wide=name), heads, Role.SMALL, "muted"))
    for seat, one in enumerate(view.seats):
        shown = seated(players, seat)
        who = Row((mark(look, shown), Words(shown.name, Role.STRONG, grow=1)), gap=8, wide=name)
        sums = [*one.money, one.total, max(0, view.target - one.total)]
        rows.append(line(who, [say("dollars", money=each) for each in sums], Role.NUMERIC, "ink"))
    return _page(look, say("ledger-title", target=view.target), rows)


def card_list(look: Look, faces: Faces) -> Box:
    """All cards, how many there are of each, and what they do."""
    box, words = faces.box, faces.words
    high = float(look.px(46))

    def entry(card: int) -> Row:
        figures = art.figures_of(card, box)

        def paint(painter: QPainter, room: QRectF) -> None:
            art.paint_chip(painter, room, card, figures, look)

        aspect = art.CHIP.width() / art.CHIP.height()
        chip = Picture(paint, ("ch-chip", card), aspect=aspect, wide=high * aspect, high=high)
        name = Words(
            say("card-copies", name=words.card(card), copies=box.copies[card]), Role.STRONG
        )
        rule = Words(words.rule(card), Role.SMALL, "muted", lines=2, grow=1)
        return Row((chip, Column((name, rule), grow=1)), gap=look.air(6), grow=1)

    columns = [
        Column(tuple(entry(card) for card in kinds), gap=look.air(3), grow=grow)
        for kinds, grow in ((FIREPOWER, 1.0), (CARGO, 1.0), (SPECIALS, 1.6))
    ]
    return _page(look, say("cards-title"), [Row(tuple(columns), gap=look.air(14), across="start")])
