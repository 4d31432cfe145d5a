"""The table of Carry On: its stickers, for what a player achieved, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.kit.words import Texts

NAMES: Final[Texts] = {
    "to-the-kilo": "Exactly on the limit",
    "never-over": "Never too heavy",
    "four-types": "Ready for anything",
    "cards-left": "Two cards to spare",
    "full-round": "Full suitcase",
    "souvenirs": "Souvenir hunter",
}
"""By the ids of the game's achievements."""

HOW: Final[Texts] = {
    "to-the-kilo": "Pack a suitcase that reaches its weight limit exactly.",
    "never-over": "Stay within the weight limit in every round.",
    "four-types": "Pack all four types in every round.",
    "cards-left": "Finish a match with two or more unused Carry On cards.",
    "full-round": "Score 44 points or more in one round.",
    "souvenirs": "Pack three souvenirs in one round.",
}
"""What has to be done for each."""

MARKS: Final[Mapping[str, str]] = {
    "to-the-kilo": "23",
    "never-over": "3/3",
    "four-types": "4×3",
    "cards-left": "2",
    "full-round": "44",
    "souvenirs": "3",
}
"""What each shows in large letters, in every language."""
