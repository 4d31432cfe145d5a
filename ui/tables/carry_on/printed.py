"""The table of Carry On: its printed score pad and reference sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.games.carry_on.components import ROUNDS
from engine.games.carry_on.scoring import CARRY_ON, end_points
from ui.kit.printing.excerpts import Excerpt, Take
from ui.kit.printing.pad import Cell, Fact, PadTable, Row
from ui.kit.scores.sheets import TOTAL_LINE
from ui.tables.carry_on.words import Words, say

if TYPE_CHECKING:
    from engine.games.carry_on.view import CarryView, RoundScore
    from ui.bridge.outcome import Outcome

PER_PAGE: Final = 2
"""Blank pads on a page."""
REFERENCE: Final = (
    Excerpt("In a nutshell"),
    Excerpt("What you get", (Take.WORDS,)),
    Excerpt("Souvenirs and upgrades", (Take.WORDS,), (0,)),
    Excerpt("After each round", (Take.ITEMS, Take.FIGURES)),
    Excerpt("After three rounds"),
    Excerpt("The characters"),
    Excerpt("Two players"),
    Excerpt("Unusual cases", (Take.WORDS,), (5,)),
)
"""The sections of the rules that are on the reference sheet."""
_PARTS: Final = ("weight", "character", "essential")


def facts(_words: Words, _outcome: Outcome | None) -> Sequence[Fact]:
    """Return nothing: the options say all."""
    return ()


def tables(words: Words, seats: int, outcome: Outcome | None) -> Sequence[PadTable]:
    """Return one table: three lines and a sum a round, then what cards give, and the total."""
    found: list[Row] = []
    for number in range(1, ROUNDS + 1):
        scores = _scores(outcome, number)
        found += [
            Row(words.line(f"{part}-{number}"), [_cell(score, part) for score in scores])
            for part in _PARTS
        ]
        points = [Cell(str(score.points)) for score in scores]
        found.append(Row(words.line(f"round-{number}"), points, is_sum=True))
    found.append(Row(words.line(CARRY_ON), _card_cells(words, outcome)))
    totals = () if outcome is None else [Cell(str(each)) for each in outcome.result.scores]
    found.append(Row(words.line(TOTAL_LINE), totals, is_sum=True))
    heads = [""] * seats if outcome is None else [player.name for player in outcome.players]
    return [PadTable("", heads, found, [say("pad-tie")])]


def _scores(outcome: Outcome | None, number: int) -> Sequence[RoundScore]:
    if outcome is None:
        return ()
    view: CarryView = outcome.view
    return [seat.rounds[number - 1] for seat in view.seats]


def _cell(score: RoundScore, part: str) -> Cell:
    points = {
        "weight": score.weight,
        "character": score.character,
        "essential": score.essential,
    }
    kg = f"{score.kg}/{score.limit} kg" if part == "weight" else ""
    return Cell(str(points[part]), kg)


def _card_cells(words: Words, outcome: Outcome | None) -> Sequence[Cell]:
    if outcome is None:
        return ()
    view: CarryView = outcome.view
    ends = [end_points(words.box, seat.character, seat.unused) for seat in view.seats]
    return [
        Cell(str(cards + extra), f"{cards} + {extra}" if extra else "") for cards, extra in ends
    ]
