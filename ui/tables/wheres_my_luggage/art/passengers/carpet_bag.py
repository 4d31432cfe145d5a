"""The table of Where's My Luggage?, its art: passengers, those of the tartan carpet-bag."""

from __future__ import annotations

from typing import Final

from ui.look.paths import oval
from ui.tables.wheres_my_luggage.art.kit import ROSY, Pencil, tone


def nanny(p: Pencil) -> None:
    """Nanny."""
    p.shoulders(tone("#d98f6a"))
    p.part(oval(50, 46, 20, 28), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def highlander(p: Pencil) -> None:
    """Highlander."""
    p.shoulders(tone("#8fb8a8"))
    p.part(oval(50, 46, 22, 26), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def lumberjack(p: Pencil) -> None:
    """Lumberjack."""
    p.shoulders(tone("#c9a6d8"))
    p.part(oval(50, 46, 24, 24), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def grandma(p: Pencil) -> None:
    """Grandma."""
    p.shoulders(tone("#e2c06a"))
    p.part(oval(50, 46, 26, 22), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def wizard(p: Pencil) -> None:
    """Wizard."""
    p.shoulders(tone("#8fb0d8"))
    p.part(oval(50, 46, 28, 20), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


SITTERS: Final = (
    ("nanny", "#c9a6d8", nanny),
    ("highlander", "#e2c06a", highlander),
    ("lumberjack", "#8fb0d8", lumberjack),
    ("grandma", "#d98f6a", grandma),
    ("wizard", "#8fb8a8", wizard),
)
