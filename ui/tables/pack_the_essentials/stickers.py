"""The table of Pack the Essentials: its stickers, for what a player achieved, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.kit.words import Texts

NAMES: Final[Texts] = {
    "three-rats": "Three rats left",
    "on-the-point": "Exactly the goal",
    "snug": "Not a sock more",
    "nothing-left": "Nothing left behind",
    "seven-cats": "Seven stowaways",
    "one-colour": "One big outfit",
}
"""By the ids of the game's achievements."""

HOW: Final[Texts] = {
    "three-rats": "Finish a match with three or more rats.",
    "on-the-point": "Score exactly as many points as your goal.",
    "snug": "Leave at most four spaces empty.",
    "nothing-left": "Win without discarding a tile.",
    "seven-cats": "Pack seven cats or kittens.",
    "one-colour": "Connect fifteen tiles of one colour.",
}
"""What has to be done for each."""

MARKS: Final[Mapping[str, str]] = {
    "three-rats": "3",
    "on-the-point": "=",
    "snug": "4",
    "nothing-left": "0",
    "seven-cats": "7",
    "one-colour": "15",
}
"""What each shows in large letters, in every language."""
