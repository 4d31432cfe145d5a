"""The table of Cargo Hold: what lies over the stage when it is asked for: the ledger, all cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from engine.games.cargo_hold.components import CARGO, FIREPOWER, SPECIALS
from engine.games.cargo_hold.view import CargoView
from ui.bridge.seats import SeatInfo
from ui.kit.table.seats import face, mark, seated
from ui.look.flow import (
    Box,
    ColumnBox,
    Ink,
    PictureBox,
    PlateBox,
    RowBox,
    StackBox,
    TextBox,
    roomiest,
)
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.cargo_hold import art
from ui.tables.cargo_hold.items import CardFaces
from ui.tables.cargo_hold.words import LINES, say

_ALIGN_RIGHT: Final = Qt.AlignmentFlag.AlignRight


def ledger(
    look: Look, faces: CardFaces, view: CargoView, players: Sequence[SeatInfo], room: QSizeF
) -> Box:
    """A page of a ledger as large as `room`: what every seat has by source, what it has in all,
    and what it lacks (CH-27).
    """
    px, words = look.px, faces.words
    lines = art.ledger_rows(QRectF(QPointF(0, 0), room), len(view.seats) + 2)
    name = min(float(px(220)), lines[0].width() * 0.26)
    wide = (lines[0].width() - name) / (len(LINES) + 2) - look.air(4)

    def line(first: Box, numbers: Sequence[str], role: Role, ink: Ink) -> RowBox:
        cells = (TextBox(each, role, ink, align=_ALIGN_RIGHT, wide=wide) for each in numbers)
        return RowBox((first, *cells), gap=look.air(4), high=lines[0].height())

    said, line_room = say("ledger-title", target=view.target), lines[0].size()
    title = roomiest(look, line_room, [TextBox(said, role) for role in (Role.TITLE, Role.STRONG)])
    heads = [*(words.line(key) for key in LINES), words.line("total"), say("ledger-debt")]
    rows = [
        RowBox((title,), high=lines[0].height()),
        line(Box(wide=name), heads, Role.SMALL, "muted"),
    ]
    for seat, one in enumerate(view.seats):
        shown = seated(players, seat)
        who = RowBox(
            (mark(look, shown), face(look, shown, 28), TextBox(shown.name, Role.STRONG, grow=1)),
            gap=8,
            wide=name,
        )
        sums = [*one.money, one.total, max(0, view.target - one.total)]
        rows.append(line(who, [say("dollars", money=each) for each in sums], Role.STRONG, "ink"))
    paint, count = partial(art.paint_ledger, count=len(lines), look=look), len(lines)
    ground = PictureBox(paint, ("ch-ledger", count), aspect=None)
    first, last = lines[0], lines[-1]
    pad = (first.left(), first.top(), room.width() - first.right(), room.height() - last.bottom())
    return StackBox((ground, ColumnBox(tuple(rows), pad=pad)))


def card_list(look: Look, faces: CardFaces, room: QSizeF) -> Box:
    """All cards, how many there are of each, and what they do, as densely as `room` asks for."""
    title, ground = TextBox(say("cards-title"), Role.TITLE), PlateBox("card", look.air(12), "line")
    boxes = [
        ColumnBox(
            (
                title if titled else None,
                _columns(look, faces, room, high, apart=apart),
                _extension(look, high) if whole else None,
            ),
            gap=look.air(4),
            pad=look.air(12 if titled else 6),
            ground=ground,
        )
        for titled, apart, high in ((True, True, 38), (False, True, 30), (False, False, 22))
        for whole in ((True, False) if high < 30 else (True,))
    ]
    return roomiest(look, room, boxes)


def _extension(look: Look, high: float) -> RowBox:
    """The card that everybody has besides."""
    side, paint = float(look.px(high)), partial(art.paint_extension, name="", look=look)
    card = PictureBox(paint, "ch-extension", wide=side, high=side)
    said = f"{say('extension')}: {say('extension-rule')}"
    return RowBox((card, TextBox(said, Role.SMALL, lines=2, grow=1)), gap=look.air(6))


def _columns(look: Look, faces: CardFaces, room: QSizeF, high: float, *, apart: bool) -> Box:
    """The three sorts side by side; each card with its name `apart` from what it does, or not."""
    box, words, side = faces.box, faces.words, float(look.px(high))
    shares = (FIREPOWER, 0.26), (CARGO, 0.3), (SPECIALS, 0.44)

    def entry(card: int, wide: float) -> RowBox:
        paint = partial(art.paint_thing, card=card)
        thing = PictureBox(paint, ("ch-thing", card), wide=side, high=side)
        name = say("card-copies", name=words.card(card), copies=box.copies[card])
        rule = words.rule(card)
        if not apart:
            said: Box = TextBox(f"{name}: {rule}", Role.SMALL, lines=2, wide=wide)
        else:
            told = TextBox(rule, Role.SMALL, "muted", lines=2, wide=wide)
            said = ColumnBox((TextBox(name, Role.STRONG, wide=wide), told))
        return RowBox((thing, said), gap=look.air(6), grow=1, name=f"card-{card}")

    columns = [
        ColumnBox(
            tuple(
                entry(card, (room.width() - 5 * look.air(12)) * share - side - look.air(8))
                for card in kinds
            ),
            gap=look.air(2),
            grow=share,
        )
        for kinds, share in shares
    ]
    return RowBox(tuple(columns), gap=look.air(8), across="fill", grow=1)
