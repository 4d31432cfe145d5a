"""The table of Where's My Luggage?: its stickers, for what a player achieved, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engine.core import STEPS
from engine.games.wheres_my_luggage.view import LookResult
from ui.kit.words import Texts

if TYPE_CHECKING:
    from engine.core import Config, Seat
    from ui.bridge.outcome import Outcome

_ALL_PAIRS: Final = 7
_IN_A_ROW: Final = 4
"""How much it takes, as the game's achievements count."""

NAMES: Final[Texts] = {
    "seven-pairs": "All seven",
    "four-in-a-row": "Four in a row",
    "quick": "Quick hands",
    "keen-eye": "Keen eye",
    "nothing-lost": "Nothing lost",
    "every-round": "Clean sweep",
}
"""By the ids of the game's achievements."""

HOW: Final[Texts] = {
    "seven-pairs": "Find all seven pairs in one round.",
    "four-in-a-row": "Take the right suitcase four times in a row.",
    "quick": "On a running belt, find a passenger’s luggage within three seconds.",
    "keen-eye": "Find five pairs in a round with at most three wrong suitcases.",
    "nothing-lost": "At the belt, find five pairs in a round without getting any lost luggage.",
    "every-round": "Be ahead of everyone in every round.",
}
"""What has to be done for each."""

MARKS: Final[Mapping[str, str]] = {
    "seven-pairs": "7",
    "four-in-a-row": "4",
    "quick": "3″",
    "keen-eye": "5",
    "nothing-lost": "5/5",
    "every-round": "1",
}
"""What each shows in large letters, in every language."""


def possible(config: Config) -> frozenset[str]:
    """Return which achievements a match with these options can bring.

    Args:
        config: Players and options.
    """
    found = {*NAMES}
    if config.get("form") == "memory":
        found -= {"quick", "nothing-lost"}
    elif config.get(STEPS.id):
        found.discard("quick")
    return frozenset(found)


def reached(outcome: Outcome, seat: Seat) -> dict[str, tuple[int, int]]:
    """Return how far a seat came in a match, and how far it takes, where that is a number.

    Args:
        outcome: The match.
        seat: The seat.
    """
    # Only where a match ended.
    from ui.tables.wheres_my_luggage.charts import read

    history = read(outcome)
    if not history.points:
        return {}
    row = longest = 0
    for look in history.looks[seat]:
        row = row + 1 if look.mark is LookResult.MATCH else 0
        longest = max(longest, row)
    ahead = sum(
        all(points[seat] > other for one, other in enumerate(points) if one != seat)
        for points in history.points
    )
    return {
        "seven-pairs": (
            max(points[seat] for points in history.points),
            _ALL_PAIRS,
        ),
        "four-in-a-row": (longest, _IN_A_ROW),
        "every-round": (ahead, len(history.points)),
    }
