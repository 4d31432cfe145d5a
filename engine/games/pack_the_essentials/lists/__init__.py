"""Pack the Essentials: the kinds of To Do Lists, a module each; a new one is one more line here."""

from __future__ import annotations

from typing import Final

from engine.games.pack_the_essentials.lists.base import ToDo, missing
from engine.games.pack_the_essentials.lists.best_groups import BestGroups
from engine.games.pack_the_essentials.lists.blocks import BlocksToDo
from engine.games.pack_the_essentials.lists.bonus_tiles import BonusTiles
from engine.games.pack_the_essentials.lists.columns import ColumnsToDo
from engine.games.pack_the_essentials.lists.edge import Edge
from engine.games.pack_the_essentials.lists.edge_cats import EdgeCats
from engine.games.pack_the_essentials.lists.largest_group import LargestGroup
from engine.games.pack_the_essentials.lists.litters import Litters
from engine.games.pack_the_essentials.lists.mixed_tiles import MixedTiles
from engine.games.pack_the_essentials.lists.rows import RowsToDo
from engine.games.pack_the_essentials.lists.smallest_group import SmallestGroup
from engine.games.pack_the_essentials.lists.warm_cats import WarmCats

__all__ = ["KINDS", "believed", "named"]


def named(*kinds: type[ToDo]) -> dict[str, type[ToDo]]:
    """Return kinds of lists by what `scoring.toml` says of a list in `counts`.

    Raises TypeError for a kind that lacks a method, and where two have a name in common.
    """
    found: dict[str, type[ToDo]] = {}
    beliefs: set[str] = set()
    for kind in kinds:
        name = str(kind.__struct_config__.tag)
        if lacks := missing(kind):
            raise TypeError(f"the To Do Lists {name!r} lack {', '.join(lacks)}")
        if name in found or beliefs & kind.beliefs.keys():
            raise TypeError(f"the To Do Lists {name!r} share a name with others")
        found[name] = kind
        beliefs |= kind.beliefs.keys()
    return found


KINDS: Final = named(
    *(ColumnsToDo, RowsToDo, Edge, BlocksToDo),
    *(Litters, EdgeCats, BonusTiles, WarmCats),
    *(BestGroups, SmallestGroup, LargestGroup, MixedTiles),
)


def believed() -> dict[str, int]:
    """Return what all kinds believe, by name."""
    return {name: value for kind in KINDS.values() for name, value in kind.beliefs.items()}
