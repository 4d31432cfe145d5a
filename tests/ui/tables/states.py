"""How many states a table makes for each refresh."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch


@contextmanager
def states_made(table: Any) -> Iterator[list[int]]:
    """Have a list of how many states each refresh has made since then.

    Args:
        table: The table of any game.
    """
    refresh, make_state = table.refresh, table.make_state
    found: list[int] = []
    made = 0

    def refreshing() -> None:
        before = made
        refresh()
        found.append(made - before)

    def making(view: object) -> object:
        nonlocal made
        made += 1
        return make_state(view)

    with patch.object(table, "refresh", refreshing), patch.object(table, "make_state", making):
        yield found
