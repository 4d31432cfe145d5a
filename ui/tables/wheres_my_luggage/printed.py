"""The table of Where's My Luggage?: its printed score pad and reference sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.games.wheres_my_luggage import scoring
from ui.kit.printing.excerpts import Excerpt, Take
from ui.kit.printing.pad import Cell, Fact, PadTable, Row
from ui.kit.scores.sheets import TOTAL_LINE
from ui.tables.wheres_my_luggage.words import Words

if TYPE_CHECKING:
    from ui.bridge.outcome import Outcome

PER_PAGE: Final = 4
"""Blank pads on a page."""
REFERENCE: Final = (
    Excerpt("In a nutshell"),
    Excerpt("Setup", (Take.WORDS, Take.FIGURES), (0,)),
    Excerpt("A round"),
    Excerpt("Remember what you see", (Take.WORDS,), (1, 2, 3)),
    Excerpt("From memory", (Take.WORDS, Take.FIGURES), (4,)),
    Excerpt("Scoring"),
    Excerpt("The passengers"),
)
"""The sections of the rules that are on the reference sheet."""


def facts(_words: Words, _outcome: Outcome | None) -> Sequence[Fact]:
    """Return nothing: the options say all."""
    return ()


def tables(words: Words, seats: int, outcome: Outcome | None) -> Sequence[PadTable]:
    """Return one table: a row a player, a column a round for its pairs, and the total."""
    rounds = [scoring.line(number) for number in range(1, words.box.rounds + 1)]
    heads = [words.line(line) for line in (*rounds, TOTAL_LINE)]
    if outcome is None:
        return [PadTable("", heads, [Row("")] * seats)]
    rows = []
    for player, sheet in zip(outcome.players, outcome.sheets, strict=True):
        points = [*(sheet.points(line) for line in rounds), sheet.total]
        rows.append(Row(player.name, [Cell(str(each)) for each in points]))
    return [PadTable("", heads, rows)]
