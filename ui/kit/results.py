"""Kit: the result of a match with its unit, where no table says what its numbers count."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.kit.spec import GameTable


def score(spec: GameTable, points: int) -> str:
    """Return a result with its unit: "12 points", "$875", "9 pairs"."""
    return spec.speech.many("history-score", points)


def unit(spec: GameTable) -> str:
    """Return what the results of a game count: "Points", "Money", "Pairs"."""
    return spec.speech.say("history-unit")
