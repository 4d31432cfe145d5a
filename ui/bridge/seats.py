"""Bridge: who sits where, and in which colour, as the screen says it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from engine.core import Level, Seat, shown

COLOURS: Final = ("brick", "ocean", "plum", "moss", "amber", "slate")
"""Colour ids of players, in the order in which seats get them."""

MAX_NAME: Final = 30
"""So many columns of a name are shown, and so many letters can be typed in."""

_DAY: Final = {
    "brick": "#a63d2f",
    "ocean": "#1f6394",
    "plum": "#74407f",
    "moss": "#4a6a2a",
    "amber": "#8a5a08",
    "slate": "#4c5a66",
}
_NIGHT: Final = {
    "brick": "#e58a7b",
    "ocean": "#7db7e3",
    "plum": "#cf9bdb",
    "moss": "#a9cb84",
    "amber": "#e0b35c",
    "slate": "#b0bdc9",
}


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One seat as the screen names it; `level` is None for a person."""

    seat: Seat
    name: str
    colour: str
    level: Level | None

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.level is None


def player_colour(colour: str, *, dark: bool) -> QColor:
    """The paint of a player's colour id in a light or dark theme; unknown ids get the first.

    In either theme it has at least 4.5:1 on a card, so names may be written in it.
    """
    table = _NIGHT if dark else _DAY
    return QColor(table.get(colour, table[COLOURS[0]]))


def on_player_colour(*, dark: bool) -> QColor:
    """What may be written on a player's colour."""
    return QColor("#17151b" if dark else "#fffaf0")


def colour_name(colour: str) -> str:
    """A colour id in words."""
    names = {
        "brick": QCoreApplication.translate("seats", "Brick red"),
        "ocean": QCoreApplication.translate("seats", "Ocean blue"),
        "plum": QCoreApplication.translate("seats", "Plum"),
        "moss": QCoreApplication.translate("seats", "Moss green"),
        "amber": QCoreApplication.translate("seats", "Amber"),
        "slate": QCoreApplication.translate("seats", "Slate grey"),
    }
    return names.get(colour, colour)


def level_name(level: Level) -> str:
    """A computer player's level in words."""
    names = {
        "random": QCoreApplication.translate("seats", "Random"),
        "easy": QCoreApplication.translate("seats", "Easy"),
        "normal": QCoreApplication.translate("seats", "Normal"),
        "hard": QCoreApplication.translate("seats", "Hard"),
    }
    return names.get(level, str(level))


def shown_name(name: str, seat: Seat, level: Level | None) -> str:
    """What a seat is called: as it was named, as far as that can be shown."""
    return shown(name, MAX_NAME) or default_name(seat, level)


def profile(name: str) -> str:
    """What tells whose a match is: the name at the seat, as it is shown, in any case of letters."""
    return unicodedata.normalize("NFC", shown(name, MAX_NAME)).casefold()


def default_name(seat: Seat, level: Level | None) -> str:
    """What a seat is called that nobody named."""
    if level is None:
        return QCoreApplication.translate("seats", "Player {number}").format(number=seat + 1)
    return QCoreApplication.translate("seats", "Computer {number}").format(number=seat + 1)
