"""Shell: what a player has reached in a game without a trail, below how a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ui.bridge.reached import NextMatch, own_log, reached
from ui.look.style import Look
from ui.shell.lounge.reached_words import form_line, reached_lines
from ui.shell.widgets.basic import Label

if TYPE_CHECKING:
    from ui.bridge.controller import AppController
    from ui.bridge.outcome import Outcome
    from ui.kit.spec import GameTable


class ReachedNote(Label):
    """The best against each level, the run of wins, and the next sticker; empty for other matches.

    They are of the only person at a table with computers, where the match counts.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, role="muted", wrap=True, parent=parent)
        self.after: NextMatch | None = None
        """The match that is worth playing next; None where nothing is told."""
        self.tells_best = False
        """Whether the best against the level of the match is told."""
        self._lines: tuple[str, ...] = ()
        self._new = self._sticker = ""
        self.hide()

    def fill(
        self, controller: AppController, spec: GameTable, outcome: Outcome, *, own: bool
    ) -> None:
        """Tell what was reached up to this match.

        Args:
            controller: Has the log, in which the match is already.
            spec: The game.
            outcome: The match.
            own: Whether it was played here.
        """
        persons = [player for player in outcome.players if player.is_person]
        counts = own and len(persons) == 1 < len(outcome.players) and not outcome.practice
        self.after, self.tells_best = None, False
        self._lines, self._new = (), ""
        trail_setup = outcome.game.trail_setup()
        # Where a trail has matches of this kind its stops are what comes next.
        is_on_trail = trail_setup is not None and trail_setup.covers(outcome.config)
        if counts and not is_on_trail and not controller.unread:
            rows = own_log(controller, str(spec.game), persons[0].name)
            found = reached(rows, controller.game(spec.game))
            self.after, self._lines = found.next, reached_lines(spec, found)
            self._new = "" if found.next is None else form_line(spec, found.next)
            faced = {player.level for player in outcome.players if player.level is not None}
            self.tells_best = faced <= {level for level, _ in found.best} and len(faced) == 1
        self._tell()

    def tell_sticker(self, words: str) -> None:
        """Tell the next sticker, too; it may be known before the match is, or after."""
        self._sticker = words
        self._tell()

    def _tell(self) -> None:
        told = (*self._lines, self._sticker, self._new) if self.after is not None else ()
        self.setText("\n".join(filter(None, told)))
        self.setVisible(bool(self.text()))
