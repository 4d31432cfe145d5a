"""The table of Where's My Luggage?, its art: passengers, those of the green backpack."""

from __future__ import annotations

from typing import Final

from ui.look.paths import oval
from ui.tables.wheres_my_luggage.art.kit import ROSY, Pencil, tone


def caveman(p: Pencil) -> None:
    """Caveman."""
    p.shoulders(tone("#d98f6a"))
    p.part(oval(50, 46, 20, 28), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def elf(p: Pencil) -> None:
    """Elf."""
    p.shoulders(tone("#8fb8a8"))
    p.part(oval(50, 46, 22, 26), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def outlaw_archer(p: Pencil) -> None:
    """Outlaw archer."""
    p.shoulders(tone("#c9a6d8"))
    p.part(oval(50, 46, 24, 24), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def dinosaur(p: Pencil) -> None:
    """Dinosaur."""
    p.shoulders(tone("#e2c06a"))
    p.part(oval(50, 46, 26, 22), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


def leprechaun(p: Pencil) -> None:
    """Leprechaun."""
    p.shoulders(tone("#8fb0d8"))
    p.part(oval(50, 46, 28, 20), ROSY)
    p.eyes(50, 42, 18, 5)
    p.smile(50, 58, 16)


SITTERS: Final = (
    ("caveman", "#c9a6d8", caveman),
    ("elf", "#e2c06a", elf),
    ("outlaw_archer", "#8fb0d8", outlaw_archer),
    ("dinosaur", "#d98f6a", dinosaur),
    ("leprechaun", "#8fb8a8", leprechaun),
)
