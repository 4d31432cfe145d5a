"""Kit: a table for those who do not see it: what every match's outline has, and what is read out.

A game derives from `TableOutline` and says what lies on its stage; all of it comes from what is
shown there, which is what the persons at the screen may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Generic

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsItem

from engine.core import Seat
from ui.access.outline import Control, Group, Part
from ui.access.voice import Voice
from ui.kit.table.commands import TableCommands
from ui.kit.table.hooks import StateT
from ui.kit.table.log import MatchLog

_LOG_LINES_READ: Final = 3
"""How many of the latest lines of the log are read with it."""


class TableOutline(QObject, Generic[StateT]):
    """The outline of a table's stage, and what keys read out."""

    def __init__(self, commands: TableCommands, voice: Voice, log: MatchLog) -> None:
        """Take who obeys, what the table says aloud, and what happened."""
        super().__init__(log)
        self._tell, self._log = commands.say, log
        self.voice = voice

    def outline(self, state: StateT) -> Sequence[Part]:
        """The parts of the stage in reading order, as a state is shown there."""
        raise NotImplementedError

    def read_out(self, words: str) -> None:
        """Say something that was asked for, aloud and as a note."""
        self._tell(words)

    def seats(
        self, name: str, items: Mapping[Seat, QGraphicsItem], words: Callable[[Seat], str]
    ) -> Group:
        """These seats, each by all that is public of it; pressed, it is said aloud."""
        controls = [
            Control(seat, words(seat), partial(self._say, words, seat), items=(item,))
            for seat, item in items.items()
        ]
        return Group("seats", name, controls)

    def log(self) -> Group:
        """What happened last, also while the log's panel is hidden; pressed, an entry of several
        steps is folded or unfolded, and unfolded it tells them.
        """
        log = self._log
        controls = []
        for entry in log.entries[-_LOG_LINES_READ:]:
            unfolded = log.is_unfolded(entry)
            steps = " ".join(log.beneath(entry)) if unfolded else ""
            fold = partial(log.unfold, entry, unfold=not unfolded)
            controls.append(Control(entry, log.lines[entry], fold, steps, chosen=unfolded))
        return Group("log", log.accessibleName(), controls, " ".join(log.lines[-_LOG_LINES_READ:]))

    def _say(self, words: Callable[[Seat], str], seat: Seat) -> None:
        self.voice.say(words(seat))
