"""The table of Pack the Essentials: its printed score pad, reference sheet and solo sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.components import DIFFICULTIES, SoloCard
from ui.kit.printing.canvas import CENTRE, LEFT, RIGHT, Canvas, Type
from ui.kit.printing.excerpts import Excerpt, Take
from ui.kit.printing.pad import Cell, Fact, PadTable, Row, paint_header
from ui.kit.scores.sheets import TOTAL_LINE, points_of
from ui.look import brushes
from ui.look.printed import PAPER
from ui.look.typography import Role
from ui.tables.pack_the_essentials.art import postcards
from ui.tables.pack_the_essentials.panels import UPPER_LINES
from ui.tables.pack_the_essentials.words import DIFFICULTIES as DIFFICULTY_NAMES
from ui.tables.pack_the_essentials.words import SIDES, Words, named, say

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from ui.bridge.outcome import Outcome
    from ui.kit.spec import GameTable

PER_PAGE: Final = 2
"""Blank pads on a page."""
REFERENCE: Final = (
    Excerpt("In a nutshell"),
    Excerpt("Claim a position", (Take.TABLES,)),
    Excerpt("Clothing or cat?", (Take.WORDS,)),
    Excerpt("After round twelve"),
    Excerpt("Scoring"),
    Excerpt("Colour groups", (Take.WORDS, Take.TABLES)),
    Excerpt("The To Do Lists"),
    Excerpt("Pile 1: a full suitcase", (Take.WORDS, Take.ITEMS)),
    Excerpt("Pile 2: cats and socks"),
    Excerpt("Pile 3: colours"),
    Excerpt("The winner"),
)
"""The sections of the rules that are on the reference sheet."""
_COLUMNS: Final = 2
"""How many Victory cards lie side by side on the solo sheet."""
_GAP: Final = 4.0
"""Between them, in millimetres."""
_SMALL: Final = Type(7.5, muted=True)


def facts(_words: Words, _outcome: Outcome | None) -> Sequence[Fact]:
    """Return nothing: the options say all."""
    return ()


def tables(words: Words, seats: int, outcome: Outcome | None) -> Sequence[PadTable]:
    """Return one table: lists and cats, colour groups, pack rats, and what decides."""
    colours = words.box.colours
    sums = {"upper": UPPER_LINES, "groups": colours}
    lines = [*UPPER_LINES, "upper", *colours, "groups", scoring.RATS, TOTAL_LINE]
    view = None if outcome is None else outcome.view
    rows = [
        Row(
            words.line(line, view),
            [] if outcome is None else _cells(outcome, line, sums),
            line == TOTAL_LINE or line in sums,
            partial(_cloth, at=colours.index(line)) if line in colours else None,
        )
        for line in lines
    ]
    rows.append(_last(words, outcome))
    heads = [""] * seats if outcome is None else [player.name for player in outcome.players]
    return [PadTable("", heads, rows)]


def _cells(outcome: Outcome, line: str, sums: Mapping[str, Sequence[str]]) -> Sequence[Cell]:
    return [Cell(str(points_of(sheet, line, sums))) for sheet in outcome.sheets]


def _last(words: Words, outcome: Outcome | None) -> Row:
    """The goal of a solo match, else the empty spaces, which decide between equal totals."""
    if outcome is not None and outcome.result.goal is not None:
        return Row(words.line("goal"), [Cell(str(outcome.result.goal))])
    if outcome is None:
        return Row(say("tie-empty"))
    spaces = [scoring.empty_cells(words.box, seat).bit_count() for seat in outcome.view.seats]
    return Row(say("tie-empty"), [Cell(str(each)) for each in spaces])


def _cloth(painter: QPainter, room: QRectF, at: int) -> None:
    painter.save()
    painter.translate(room.topLeft())
    brushes.cloth(painter, [(0, 0)], room.width(), PAPER.fabrics[at], seam=False)
    painter.restore()


def solo(canvas: Canvas, room: QRectF, *, spec: GameTable, words: Words) -> None:
    """Paint the trip of a solo player: every Victory card, with room for its stamps."""
    asked = [
        Fact(say("print-name")),
        Fact(say("print-started")),
    ]
    top = paint_header(canvas, room, spec.title(), spec.emblem, asked)
    high = 5.5
    note = say("print-stamps")
    canvas.write(QRectF(room.left(), top, room.width(), high), note, Type(9), LEFT)
    grid = room.adjusted(0, top + high - room.top(), 0, 0)
    cards = words.box.cards
    rows = -(-len(cards) // _COLUMNS)
    wide = (grid.width() - _GAP * (_COLUMNS - 1)) / _COLUMNS
    tall = (grid.height() - _GAP * (rows - 1)) / rows
    for number, card in enumerate(cards):
        row, column = divmod(number, _COLUMNS)
        spot = QPointF(grid.left() + column * (wide + _GAP), grid.top() + row * (tall + _GAP))
        _paint_card(canvas, QRectF(spot.x(), spot.y(), wide, tall), card, number + 1, words)


def _paint_card(canvas: Canvas, room: QRectF, card: SoloCard, number: int, words: Words) -> None:
    canvas.box(room, width=0.3, radius=2)
    inner = room.adjusted(2, 2, -2, -2)
    radius = min(9.0, inner.height() / 2 - 2.5)
    stamps = QRectF(inner.right() - 4 * radius - 2, inner.top(), 4 * radius + 2, inner.height())
    paws = DIFFICULTIES.index(card.difficulty) + 1
    side = 8.5
    stamp = QRectF(inner.left(), inner.top(), side, side)
    canvas.art(stamp, lambda painter, at: postcards.stamp(painter, at, PAPER, paws))
    head = QRectF(stamp.right() + 1.5, inner.top(), stamps.left() - stamp.right() - 2.5, side)
    canvas.write(head, f"{number}. {words.card(card.id)}", Type(9.5, Role.STRONG), LEFT, lines=2)
    y = stamp.bottom() + 1.0
    line = (inner.bottom() - y - 4.6) / len(card.lists)
    line = min(line, 4.0)
    for each in card.lists:
        said = QRectF(inner.left(), y, stamps.left() - inner.left() - 1, line)
        canvas.write(said, f"• {words.list_name(each)}", Type(8), LEFT)
        y += line
    grade = QRectF(inner.left(), stamp.bottom() + 1.0, stamps.left() - inner.left() - 3, line)
    canvas.write(grade, named(DIFFICULTY_NAMES, card.difficulty), _SMALL, RIGHT)
    best = QRectF(inner.left(), inner.bottom() - 4.4, 11, 4.4)
    canvas.write(best, say("print-best"), _SMALL, LEFT)
    end = QPointF(stamps.left() - 3, inner.bottom() - 0.8)
    canvas.line(QPointF(best.right(), end.y()), end)
    for at, name in enumerate(("common", "own")):
        middle = QPointF(stamps.left() + radius + at * (2 * radius + 2), inner.top() + radius)
        canvas.circle(middle, radius, dashed=True)
        goal = QRectF(middle.x() - radius, middle.y() - 3, 2 * radius, 6)
        canvas.write(goal, str(card.goal(name).points), Type(13, Role.NUMERIC, muted=True), CENTRE)
        below = QRectF(middle.x() - radius - 1, middle.y() + radius + 0.4, 2 * radius + 2, 0)
        below.setBottom(inner.bottom())
        canvas.write(below, named(SIDES, name), _SMALL._replace(points=7), CENTRE, lines=2)
