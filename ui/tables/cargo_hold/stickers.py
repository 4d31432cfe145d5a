"""The table of Cargo Hold: its stickers, for what a player achieved, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.kit.words import Texts

NAMES: Final[Texts] = {
    "strength-one": "Just enough",
    "four-raids": "Gang leader",
    "three-defences": "Well guarded",
    "big-money": "Jackpot",
    "thief": "Light fingers",
    "peaceful": "Peaceful trader",
}
"""By the ids of the game's achievements."""

HOW: Final[Texts] = {
    "strength-one": "Win a raid with an attack of only 1.",
    "four-raids": "Win four raids in one match.",
    "three-defences": "Fend off three raids in one match.",
    "big-money": "Earn $600 or more in one go.",
    "thief": "Steal cargo with a Thief.",
    "peaceful": "Win a match without raiding anyone.",
}
"""What has to be done for each."""

MARKS: Final[Mapping[str, str]] = {
    "strength-one": "1",
    "four-raids": "4",
    "three-defences": "3",
    "big-money": "600",
    "thief": "$",
    "peaceful": "0",
}
"""What each shows in large letters, in every language."""
