"""Bridge: who sits where, and in which colour, as the screen says it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from engine.core import Level, Seat, shown
from engine.store.persons import COMPUTER_NAME, GENERATED_NAME, MAX_NAME_COLUMNS, profile
from ui.look.characters.expressions import Expression
from ui.look.palette import COLOURS, DAY_DEPARTURE, NIGHT_TRAIN

__all__ = ["COMPUTER_NAME", "GENERATED_NAME", "MAX_NAME_COLUMNS", "SeatInfo", "profile"]

RANDOM: Final = Level("random")


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One seat as the screen names it.

    Attributes:
        level: The level of the computer player; None for a human player.
        is_you: Whether texts on this screen speak to this player as *you*.
        began: Whether a person had the seat when the match began.
        character: The id of the character that a computer player appears as; empty for a plain one,
            and for an id that this version does not know.
        expression: What the character's face shows now.
        advantage: Whether the seat has the game's advantage for beginners.
    """

    seat: Seat
    name: str
    colour: str
    level: Level | None
    is_you: bool = False
    began: bool = False
    character: str = ""
    expression: Expression = Expression.CALM
    advantage: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.level is None


def player_colour(colour: str, *, dark: bool) -> QColor:
    """The paint of a player's colour id in a light or dark theme; unknown ids get the first.

    In either theme it has at least 4.5:1 on a card, so names may be written in it.
    """
    return (NIGHT_TRAIN if dark else DAY_DEPARTURE).player(colour)


def on_player_colour(*, dark: bool) -> QColor:
    """What may be written on a player's colour."""
    return (NIGHT_TRAIN if dark else DAY_DEPARTURE).on_player


def own_colours(wanted: Sequence[str]) -> list[str]:
    """A colour id for each seat: the one that it wants, or else the first that nobody else wants.

    So each has its own as long as there are enough, whatever a save says of them.
    """
    kept = [
        colour if colour in COLOURS and colour not in wanted[:seat] else ""
        for seat, colour in enumerate(wanted)
    ]
    free = [colour for colour in COLOURS if colour not in kept]
    return [
        colour or (free.pop(0) if free else COLOURS[seat % len(COLOURS)])
        for seat, colour in enumerate(kept)
    ]


def initial(names: Sequence[str], seat: int) -> str:
    """One letter for who sits there. If another's is the same, the number that the name ends with,
    wherever its seat is now; else that of the seat.
    """
    firsts = [name[:1].upper()[:1] for name in names]
    ends = [name[-1:] if name[-2:-1] == " " and name[-1:].isdecimal() else "" for name in names]
    alike = [firsts.count(first) > 1 for first in firsts]
    seats = [str(n + 1) if alike[n] else first for n, first in enumerate(firsts)]
    named = [end if alike[n] and end else seats[n] for n, end in enumerate(ends)]
    return (named if len(set(named)) == len(named) else seats)[seat]


def colour_name(colour: str) -> str:
    """A colour id in words."""
    names = {
        "brick": QCoreApplication.translate("seats", "Brick red"),
        "ocean": QCoreApplication.translate("seats", "Ocean blue"),
        "plum": QCoreApplication.translate("seats", "Plum"),
        "moss": QCoreApplication.translate("seats", "Moss green"),
        "amber": QCoreApplication.translate("seats", "Amber"),
        "slate": QCoreApplication.translate("seats", "Slate grey"),
        "teal": QCoreApplication.translate("seats", "Teal"),
        "berry": QCoreApplication.translate("seats", "Berry"),
    }
    return names.get(colour, colour)


def mark_name(colour: str) -> str:
    """A seat mark in words: its colour and its emblem."""
    emblems = {
        "brick": QCoreApplication.translate("seats", "aeroplane"),
        "ocean": QCoreApplication.translate("seats", "anchor"),
        "plum": QCoreApplication.translate("seats", "umbrella"),
        "moss": QCoreApplication.translate("seats", "fir tree"),
        "amber": QCoreApplication.translate("seats", "sun"),
        "slate": QCoreApplication.translate("seats", "train"),
        "teal": QCoreApplication.translate("seats", "sailing boat"),
        "berry": QCoreApplication.translate("seats", "moon"),
    }
    words = QCoreApplication.translate("seats", "{colour}, {emblem}")
    return words.format(colour=colour_name(colour), emblem=emblems.get(colour, emblems["brick"]))


def level_name(level: Level) -> str:
    """A computer player's level in words."""
    names = {
        "random": QCoreApplication.translate("seats", "Random"),
        "easy": QCoreApplication.translate("seats", "Easy"),
        "normal": QCoreApplication.translate("seats", "Normal"),
        "hard": QCoreApplication.translate("seats", "Hard"),
        "expert": QCoreApplication.translate("seats", "Expert"),
    }
    return names.get(level, str(level))


def known_character(character: str) -> str:
    """Return a character's id, or nothing for one that this version does not know."""
    # Not for the first frame.
    from engine.core import characters

    return character if characters.character(character) is not None else ""


def character_name(character: str) -> str:
    """Return what a character is called; nothing for an unknown id."""
    # Not for the first frame.
    from engine.core import characters

    found = characters.character(character)
    return "" if found is None else found.name


def character_line(character: str) -> str:
    """Return what a character says about themselves; nothing for an unknown id."""
    lines = {
        "rocco": QCoreApplication.translate("characters", "I always knock first. With my horns."),
        "vera": QCoreApplication.translate(
            "characters", "Of course I have the right card. Would I lie to you?"
        ),
        "hugo": QCoreApplication.translate("characters", "One more will fit. It always does."),
        "thea": QCoreApplication.translate("characters", "I packed an umbrella for my umbrella."),
        "otto": QCoreApplication.translate(
            "characters", "Two’s a pair, three’s a set, and I still need the green one."
        ),
        "pia": QCoreApplication.translate("characters", "Can’t stop, my train left a minute ago."),
    }
    return lines.get(character, "")


def shown_name(name: str, seat: Seat, level: Level | None, character: str = "") -> str:
    """What a seat is called: as it was named, as far as that can be shown.

    A computer player that appears as a character has the character's name. A name that the program
    made is said in the person's language, whatever language it was made in; whoever has taken a
    computer's seat is called a player.
    """
    if level is not None and (called_so := character_name(character)):
        return called_so
    said = shown(name, MAX_NAME_COLUMNS)
    made = GENERATED_NAME.fullmatch(said)
    if made is not None and made[1] == COMPUTER_NAME and level is None:
        return default_name(Seat(int(made[2]) - 1), None)
    return _spoken(said) or default_name(seat, level)


def called(name: str) -> str:
    """What the only human player of a recorded match is called: their own name, or "You"."""
    return your_name(name)


def your_name(name: str) -> str:
    """Return what the player who is addressed as *you* is called: their own name, or "You"."""
    said = shown(name, MAX_NAME_COLUMNS)
    is_own = said and GENERATED_NAME.fullmatch(said) is None
    return said if is_own else QCoreApplication.translate("seats", "You")


def _spoken(said: str) -> str:
    """A name, in the person's language if the program made it."""
    made = GENERATED_NAME.fullmatch(said)
    if made is None:
        return said
    if made[2] is None:
        return ""
    return default_name(Seat(int(made[2]) - 1), RANDOM if made[1] == COMPUTER_NAME else None)


def default_name(seat: Seat, level: Level | None) -> str:
    """What a seat is called that nobody named."""
    if level is None:
        return QCoreApplication.translate("seats", "Player {number}").format(number=seat + 1)
    return QCoreApplication.translate("seats", "Computer {number}").format(number=seat + 1)
