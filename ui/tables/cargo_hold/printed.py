"""The table of Cargo Hold: its printed score pad and reference sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from engine.games.cargo_hold.events import Source
from ui.kit.printing.excerpts import Excerpt, Take
from ui.kit.printing.pad import Cell, Fact, PadTable, Row
from ui.kit.scores.sheets import TOTAL_LINE
from ui.tables.cargo_hold.charts import history_of
from ui.tables.cargo_hold.words import Words, say

if TYPE_CHECKING:
    from engine.games.cargo_hold.view import CargoView
    from ui.bridge.outcome import Outcome

PER_PAGE: Final = 1
"""Blank pads on a page."""
TURNS: Final = 26
"""Turns on a page."""
REFERENCE: Final = (
    Excerpt("In a nutshell"),
    Excerpt("Collect your delivery", (Take.ITEMS,)),
    Excerpt("Send a delivery", (Take.WORDS,)),
    Excerpt("Raid a delivery", (Take.WORDS,), (1,)),
    Excerpt("Draw cards"),
    Excerpt("A raid, step by step", (Take.ITEMS,)),
    Excerpt("The cards"),
)
"""The sections of the rules that are on the reference sheet."""


def facts(words: Words, outcome: Outcome | None) -> Sequence[Fact]:
    """Return the debt target."""
    if outcome is None:
        return [Fact(say("setup-target"))]
    view: CargoView = outcome.view
    return [Fact(say("setup-target"), words.amount(view.target))]


def tables(words: Words, seats: int, outcome: Outcome | None) -> Sequence[PadTable]:
    """Return the money of each player by turn; below it, where it came from.

    A long match needs several pages.
    """
    name = say("chart-round")
    if outcome is None:
        rows = [Row(f"{name} {number}") for number in range(1, TURNS + 1)]
        return [PadTable("", [""] * seats, rows)]
    rows = _turns(words, outcome)
    ends = [Row(words.line(source.value), _line(words, outcome, source.value)) for source in Source]
    totals = [Cell(words.amount(score)) for score in outcome.result.scores]
    ends.append(Row(words.line(TOTAL_LINE), totals, is_sum=True))
    pages = [rows[start : start + TURNS] for start in range(0, len(rows), TURNS)] or [[]]
    if len(pages[-1]) + len(ends) > TURNS + 1:
        pages.append([])
    pages[-1] = [*pages[-1], *ends]
    heads = [player.name for player in outcome.players]
    return [PadTable("", heads, page) for page in pages]


def _line(words: Words, outcome: Outcome, line: str) -> Sequence[Cell]:
    return [Cell(words.amount(sheet.points(line))) for sheet in outcome.sheets]


def _turns(words: Words, outcome: Outcome) -> list[Row]:
    """A row a turn: what each player had at its end, and small what it had brought."""
    earned = history_of(outcome).by_turn
    had = [list(accumulate(turns)) for turns in earned]
    found = []
    for turn in range(max(map(len, earned))):
        cells = [
            Cell(words.amount(had[seat][turn]), f"+{words.amount(one[turn])}" if one[turn] else "")
            if turn < len(one)
            else Cell("")
            for seat, one in enumerate(earned)
        ]
        found.append(Row(f"{say('chart-round')} {turn + 1}", cells))
    return found
