"""Pack the Essentials: what a seat can achieve in a match, besides winning it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import Event, Result, Seat
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.events import BonusReturned, TileDiscarded
from engine.games.pack_the_essentials.view import PackView

RATS_LEFT: Final = 3
MOST_EMPTY: Final = 4
CATS: Final = 7
GROUP: Final = 15

THREE_RATS: Final = "three-rats"
ON_THE_POINT: Final = "on-the-point"
SNUG: Final = "snug"
NOTHING_LEFT: Final = "nothing-left"
SEVEN_CATS: Final = "seven-cats"
ONE_COLOUR: Final = "one-colour"

IDS: Final = (THREE_RATS, ON_THE_POINT, SNUG, NOTHING_LEFT, SEVEN_CATS, ONE_COLOUR)


def achieved(
    box: Components, seat: Seat, told: Sequence[Event], view: PackView, result: Result
) -> frozenset[str]:
    """Return what a seat achieved in a match that is over.

    Args:
        box: The game's components.
        seat: The seat.
        told: What happened, as everybody was told it.
        view: What everybody sees at the end.
        result: The result.

    Returns:
        Ids of `IDS`.
    """
    mine = view.seats[seat]
    sheet = scoring.sheets(box, view.lists, view.seats)[seat]
    counts = {line.line: line.count for line in sheet.lines}
    missed = any(
        isinstance(event, TileDiscarded | BonusReturned) and event.seat == seat for event in told
    )
    won = result.won if result.goal is not None else seat in result.ranking[0]
    found = {
        THREE_RATS: mine.rats >= RATS_LEFT,
        ON_THE_POINT: result.goal is not None and result.scores[seat] == result.goal,
        SNUG: scoring.empty_cells(box, mine).bit_count() <= MOST_EMPTY,
        NOTHING_LEFT: bool(won) and not missed,
        SEVEN_CATS: counts[scoring.CATS] >= CATS,
        ONE_COLOUR: max(counts[colour] for colour in box.colours) >= GROUP,
    }
    return frozenset(name for name, is_so in found.items() if is_so)
