"""Kit: what a person does at a table: the commands that its parts send up to it."""

from __future__ import annotations

from typing import Protocol

from engine.core import Action


class TableCommands(Protocol):
    """What the parts of a table ask of it.

    They know nothing else of the table: what they show comes down to them as its state. A game
    whose parts ask for more extends it.
    """

    def attempt(self, act: Action) -> bool:
        """Preview a move, or say why it is not possible; whether it is previewed now."""
        ...

    def confirm(self) -> bool:
        """Play what is previewed; whether anything was played."""
        ...

    def undo(self) -> None:
        """Take back what is previewed, or else the last decision."""
        ...

    def redo(self) -> None:
        """Preview again, or do again, what was undone."""
        ...

    def hint(self) -> None:
        """Ask for a hint, or preview the one that was given."""
        ...

    def show_recent(self) -> bool:
        """Show again what just happened; False if there is nothing to show."""
        ...

    def say(self, words: str) -> None:
        """Say something in place of what is to be done, aloud too."""
        ...

    def say_now(self) -> None:
        """Say what is to be done."""
        ...

    def focus_stage(self) -> None:
        """Give the stage the keyboard."""
        ...
