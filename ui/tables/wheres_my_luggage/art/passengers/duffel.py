"""The table of Where's My Luggage?, its art: passengers, those of the blue duffel."""

from __future__ import annotations

from typing import Final

from ui.look.paths import oval
from ui.tables.wheres_my_luggage.art.kit import ROSY, Pencil, tone


def mermaid(p: Pencil) -> None:
    """Mermaid."""
    p.shoulders(tone("#d98f6a"))
    p.part(oval(50, 46, 20, 28), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def superhero(p: Pencil) -> None:
    """Superhero."""
    p.shoulders(tone("#8fb8a8"))
    p.part(oval(50, 46, 22, 26), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def surfer(p: Pencil) -> None:
    """Surfer."""
    p.shoulders(tone("#c9a6d8"))
    p.part(oval(50, 46, 24, 24), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def sumo_wrestler(p: Pencil) -> None:
    """Sumo wrestler."""
    p.shoulders(tone("#e2c06a"))
    p.part(oval(50, 46, 26, 22), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def diver(p: Pencil) -> None:
    """Diver."""
    p.shoulders(tone("#8fb0d8"))
    p.part(oval(50, 46, 28, 20), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


SITTERS: Final = (
    ("mermaid", "#c9a6d8", mermaid),
    ("superhero", "#e2c06a", superhero),
    ("surfer", "#8fb0d8", surfer),
    ("sumo_wrestler", "#d98f6a", sumo_wrestler),
    ("diver", "#8fb8a8", diver),
)
