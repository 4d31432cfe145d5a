"""Shell: what the window asks of the page that it shows.

`Page` of `ui/shell/widgets/basic.py` does all of it; a page derives from it, or does it by itself,
as the lounge does.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class WindowPage(Protocol):
    """A page of the window."""

    def title(self) -> str:
        """Return its name, for the window's title."""
        ...

    def enter(self) -> None:
        """Go on: the page is shown."""

    def leave(self) -> None:
        """Settle what is still open: another page comes."""

    def shut(self) -> None:
        """Let go of the match that it shows, and end what is worked out about it."""

    def focused(self) -> str:
        """Return a key for what has the keyboard; empty for nothing that `refocus` knows."""
        ...

    def refocus(self, key: str) -> None:
        """Give the keyboard to what `focused` named on another page of this kind."""


def as_page(shown: object) -> WindowPage | None:
    """Return a widget of the window as a page; None if it is none."""
    return shown if isinstance(shown, WindowPage) else None
