"""The table of Where's My Luggage?, its art: passengers, those of the brown trunk."""

from __future__ import annotations

from typing import Final

from ui.look.paths import oval
from ui.tables.wheres_my_luggage.art.kit import ROSY, Pencil, tone


def viking(p: Pencil) -> None:
    """Viking."""
    p.shoulders(tone("#d98f6a"))
    p.part(oval(50, 46, 20, 28), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def knight(p: Pencil) -> None:
    """Knight."""
    p.shoulders(tone("#8fb8a8"))
    p.part(oval(50, 46, 22, 26), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def archaeologist(p: Pencil) -> None:
    """Archaeologist."""
    p.shoulders(tone("#c9a6d8"))
    p.part(oval(50, 46, 24, 24), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def detective(p: Pencil) -> None:
    """Detective."""
    p.shoulders(tone("#e2c06a"))
    p.part(oval(50, 46, 26, 22), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def cowboy(p: Pencil) -> None:
    """Cowboy."""
    p.shoulders(tone("#8fb0d8"))
    p.part(oval(50, 46, 28, 20), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


SITTERS: Final = (
    ("viking", "#c9a6d8", viking),
    ("knight", "#e2c06a", knight),
    ("archaeologist", "#8fb0d8", archaeologist),
    ("detective", "#d98f6a", detective),
    ("cowboy", "#8fb8a8", cowboy),
)
