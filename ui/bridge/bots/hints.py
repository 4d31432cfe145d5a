"""Bridge: what was found for hints of the open match, kept beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.match.evaluation import with_line

if TYPE_CHECKING:
    from ui.bridge.controller import AppController


class KeptHints:
    """The hints of the match that is open on a desk; none are kept of one without a file."""

    def __init__(self, controller: AppController) -> None:
        self._controller = controller

    def kept(self) -> Sequence[bytes]:
        """What was kept, a line a position."""
        path = self._controller.path
        return () if path is None else self._controller.matches.hints(path)

    def keep(self, line: bytes) -> None:
        """Keep one more."""
        path = self._controller.path
        if path is not None:
            self._controller.matches.keep_hints(path, with_line(self.kept(), line))
