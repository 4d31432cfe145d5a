"""Shell: what a character says at the end of a match: who has won it, or else who came last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.reactions import MomentKind
from ui.kit.characters.lines import reaction_line

if TYPE_CHECKING:
    from engine.core import Seat
    from ui.bridge.outcome import Outcome


def last_words(outcome: Outcome) -> tuple[Seat, str] | None:
    """Return who says something, and what; it follows from the result alone.

    Args:
        outcome: How the match ended.

    Returns:
        A character who came first; if there is none, one who came last; else None.
    """
    ranking, scores = outcome.result.ranking, outcome.result.scores
    groups = ((ranking[0], MomentKind.WON), (ranking[-1], MomentKind.LAST))
    for group, kind in groups[: 1 if len(ranking) == 1 else 2]:
        for seat in group:
            character = outcome.players[seat].character
            if character:
                return seat, reaction_line(character, kind, sum(scores))
    return None
