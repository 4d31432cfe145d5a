"""Core: the six characters that computer players may appear as, and the style that each promises.

A character is a name and a face. A computer player plays at a level; a game may add parameters of
play for a style, by its name, and never for a character.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, NewType

from engine.core.chance import Rng

CharacterId = NewType("CharacterId", str)
"""A character as files name it, such as `rocco`; ids of other versions may stand there, too."""


class PlayStyle(StrEnum):
    """A habit that a character promises; the value is the style's name in a game's parameters."""

    RAIDER = "raider"
    """Raids early."""
    BLUFFER = "bluffer"
    """Bluffs."""
    HOARDER = "hoarder"
    """Hoards."""
    CAUTIOUS = "cautious"
    """Plays safe."""
    COLLECTOR = "collector"
    """Collects sets."""
    HURRIED = "hurried"
    """Hurries."""


@dataclass(frozen=True, slots=True)
class ComputerCharacter:
    """One of the six.

    Attributes:
        id: What files call them, for good.
        name: What they are called on the screen, the same in every language.
        style: The habit that they promise.
    """

    id: CharacterId
    name: str
    style: PlayStyle


CHARACTERS: Final[tuple[ComputerCharacter, ...]] = (
    ComputerCharacter(CharacterId("rocco"), "Rocco", PlayStyle.RAIDER),
    ComputerCharacter(CharacterId("vera"), "Vera", PlayStyle.BLUFFER),
    ComputerCharacter(CharacterId("hugo"), "Hugo", PlayStyle.HOARDER),
    ComputerCharacter(CharacterId("thea"), "Thea", PlayStyle.CAUTIOUS),
    ComputerCharacter(CharacterId("otto"), "Otto", PlayStyle.COLLECTOR),
    ComputerCharacter(CharacterId("pia"), "Pia", PlayStyle.HURRIED),
)
"""All characters, in the order in which lists show them."""

_SEPARATOR: Final = "@"
_BY_ID: Final = {character.id: character for character in CHARACTERS}
_ID: Final = re.compile(r"[a-z]{1,16}")


def is_character_id(text: str) -> bool:
    """Return whether a file may name a character so, of this version or of another one."""
    return _ID.fullmatch(text) is not None


def character(wanted: str) -> ComputerCharacter | None:
    """Return the character of an id; None for a plain computer player and for an unknown id."""
    return _BY_ID.get(CharacterId(wanted))


def style_of(wanted: str) -> PlayStyle | None:
    """Return the style that a character's id promises; None where it promises none."""
    found = character(wanted)
    return None if found is None else found.style


class Opponent(NamedTuple):
    """A computer player as records tell it from others; `character` is empty for a plain one."""

    level: str
    character: str = ""

    @property
    def key(self) -> str:
        """The text that records hold: the level alone for a plain one, else `level@character`."""
        return f"{self.level}{_SEPARATOR}{self.character}" if self.character else self.level

    @classmethod
    def of(cls, key: str) -> Opponent:
        """Return the computer player that a text of the records tells of."""
        level, _, character = key.partition(_SEPARATOR)
        return cls(level, character)


def mixed_table(code: str, computers: int) -> tuple[CharacterId, ...]:
    """Return the characters that a new match proposes for its computer players.

    Args:
        code: The deal code. The same code proposes the same characters.
        computers: How many computer players there are.

    Returns:
        An id for each, no two alike. With more computer players than characters, the last ones get
        the empty id, which is a plain computer player.
    """
    order = Rng("characters", code).shuffled(CHARACTERS)
    ids = [each.id for each in order[:computers]]
    return (*ids, *[CharacterId("")] * (computers - len(ids)))
