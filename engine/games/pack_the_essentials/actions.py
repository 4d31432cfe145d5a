"""Pack the Essentials: what a seat can do."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from engine.core import Action

Position: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=4)]
"""A draft position or a tile space, 1 to 4."""
Colour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""A colour by its place in `Components.colours`."""
Turn: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""Clockwise quarter turns, less than the side's number of distinct forms."""
Cell: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=95)]
"""A cell of the suitcase, row × 12 + column: the top left of a form's bounding box."""


class Claim(Action, frozen=True, tag="claim"):
    """Claim a free draft position (PE-11)."""

    position: Position


class TakeBonus(Action, frozen=True, tag="bonus"):
    """Choose the colour of the bonus tile of one's position (PE-12)."""

    colour: Colour


class Place(Action, frozen=True, tag="place"):
    """Take the tile of a space and place it, clothing or cat side up (PE-13, PE-15, PE-16)."""

    space: Position
    cat: bool
    turn: Turn
    cell: Cell


class PlaceBonus(Action, frozen=True, tag="place-bonus"):
    """Place one's bonus tile, either side up (PE-15, PE-19)."""

    cat: bool
    turn: Turn
    cell: Cell


class Discard(Action, frozen=True, tag="discard"):
    """Remove the tile of a space, because none fits (PE-18)."""

    space: Position


class LayToys(Action, frozen=True, tag="toys"):
    """Lay all one's cat toys, one on each of these empty cells, ascending (PE-21)."""

    cells: Annotated[tuple[Cell, ...], msgspec.Meta(max_length=96)]


PackAction: TypeAlias = Claim | TakeBonus | Place | PlaceBonus | Discard | LayToys
ACTIONS: tuple[type[Action], ...] = (Claim, TakeBonus, Place, PlaceBonus, Discard, LayToys)
