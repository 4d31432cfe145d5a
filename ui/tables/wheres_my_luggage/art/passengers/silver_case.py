"""The table of Where's My Luggage?, its art: passengers, those of the silver case."""

from __future__ import annotations

from typing import Final

from ui.look.paths import oval
from ui.tables.wheres_my_luggage.art.kit import ROSY, Pencil, tone


def astronaut(p: Pencil) -> None:
    """Astronaut."""
    p.shoulders(tone("#d98f6a"))
    p.part(oval(50, 46, 20, 28), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def robot(p: Pencil) -> None:
    """Robot."""
    p.shoulders(tone("#8fb8a8"))
    p.part(oval(50, 46, 22, 26), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def alien(p: Pencil) -> None:
    """Alien."""
    p.shoulders(tone("#c9a6d8"))
    p.part(oval(50, 46, 24, 24), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def time_traveller(p: Pencil) -> None:
    """Time traveller."""
    p.shoulders(tone("#e2c06a"))
    p.part(oval(50, 46, 26, 22), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def mad_scientist(p: Pencil) -> None:
    """Mad scientist."""
    p.shoulders(tone("#8fb0d8"))
    p.part(oval(50, 46, 28, 20), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


SITTERS: Final = (
    ("astronaut", "#c9a6d8", astronaut),
    ("robot", "#e2c06a", robot),
    ("alien", "#8fb0d8", alien),
    ("time_traveller", "#d98f6a", time_traveller),
    ("mad_scientist", "#8fb8a8", mad_scientist),
)
