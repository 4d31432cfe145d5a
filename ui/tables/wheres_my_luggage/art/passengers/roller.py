"""The table of Where's My Luggage?, its art: passengers, those of the black roller."""

from __future__ import annotations

from typing import Final

from ui.look.paths import oval
from ui.tables.wheres_my_luggage.art.kit import ROSY, Pencil, tone


def pirate(p: Pencil) -> None:
    """Pirate."""
    p.shoulders(tone("#d98f6a"))
    p.part(oval(50, 46, 20, 28), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def ninja(p: Pencil) -> None:
    """Ninja."""
    p.shoulders(tone("#8fb8a8"))
    p.part(oval(50, 46, 22, 26), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def vampire(p: Pencil) -> None:
    """Vampire."""
    p.shoulders(tone("#c9a6d8"))
    p.part(oval(50, 46, 24, 24), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def secret_agent(p: Pencil) -> None:
    """Secret agent."""
    p.shoulders(tone("#e2c06a"))
    p.part(oval(50, 46, 26, 22), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def magician(p: Pencil) -> None:
    """Magician."""
    p.shoulders(tone("#8fb0d8"))
    p.part(oval(50, 46, 28, 20), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


SITTERS: Final = (
    ("pirate", "#c9a6d8", pirate),
    ("ninja", "#e2c06a", ninja),
    ("vampire", "#8fb0d8", vampire),
    ("secret_agent", "#d98f6a", secret_agent),
    ("magician", "#8fb8a8", magician),
)
