"""The table of Where's My Luggage?: its stickers, for what a player achieved, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.kit.words import Texts

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
