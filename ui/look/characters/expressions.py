"""Look: portraits of characters, the three expressions."""

from __future__ import annotations

from enum import Enum


class Expression(Enum):
    """What a face shows."""

    CALM = "calm"
    DELIGHTED = "delighted"
    DISMAYED = "dismayed"
