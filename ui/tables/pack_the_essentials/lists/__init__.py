"""The table of Pack the Essentials: what it shows of To Do Lists, a module for each kind.

A module has `LIST`, its words and its picture; it is found by being here.
"""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter

    from ui.kit.words import Texts
    from ui.look.palette import Theme


@dataclass(frozen=True, slots=True)
class ShownList:
    """A kind of To Do List, as the table shows it.

    Attributes:
        counts: The kind, as the engine calls it.
        names: The names of lists, by their ids.
        texts: `rule`, what a list scores, with its numbers in braces; `rule-alone` where it is
            another for one player; and `unit`, how many things it counts.
        picture: Paints what it counts into a square of 40 by 40.
    """

    counts: str
    names: Texts
    texts: Texts
    picture: Callable[[QPainter, Theme], None]

    def rule(self, seats: int) -> str:
        """Return the text of what a list scores."""
        return self.texts.get("rule-alone" if seats == 1 else "rule", self.texts["rule"])


@cache
def kinds() -> dict[str, ShownList]:
    """Return all kinds that the table can show, by what the engine calls them."""
    modules = (
        importlib.import_module(f"{__name__}.{module.name}")
        for module in pkgutil.iter_modules(__path__)
    )
    shown: list[ShownList] = [module.LIST for module in modules]
    return {one.counts: one for one in shown}


def names() -> dict[str, str]:
    """Return the names of all lists, by their ids."""
    return {list_id: name for kind in kinds().values() for list_id, name in kind.names.items()}
