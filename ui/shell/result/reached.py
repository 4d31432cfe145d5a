"""Shell: what a player has reached in a game without a trail, below how a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from ui.bridge.reached import NextMatch, own_log, reached, row_of
from ui.bridge.seats import level_name
from ui.look.style import Look
from ui.shell.lounge.reached_words import is_proposed, reached_lines
from ui.shell.widgets.basic import Label

if TYPE_CHECKING:
    from collections.abc import Collection

    from engine.core import Level
    from ui.bridge.controller import AppController
    from ui.bridge.outcome import Outcome
    from ui.kit.spec import GameTable


class ReachedNote(Label):
    """The best with each form, the run of wins, and the next sticker; empty for other matches.

    They are of the only person at a table with computers, where the match counts.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, role="muted", wrap=True, parent=parent)
        self.after: NextMatch | None = None
        """The match that is worth playing next; None where nothing is told."""
        self.tells_best = False
        """Whether the best against the level of the match is told."""
        self.rematch = ""
        """The words of the way to the next deal where that is a rematch; empty for any other."""
        self.level: Level | None = None
        """The level of the match that comes next, if only that makes it another match."""
        self.is_rematch = False
        """Whether the match that comes next is the rematch itself."""
        self._lines: tuple[str, ...] = ()
        self._sticker = ""
        self._is_old = False
        """Whether other matches were played after it."""
        self.hide()

    def fill(
        self,
        controller: AppController,
        spec: GameTable,
        outcome: Outcome,
        *,
        own: bool,
        lost: bool,
    ) -> None:
        """Tell what was reached up to this match.

        Args:
            controller: Has the log, in which the match is already.
            spec: The game.
            outcome: The match.
            own: Whether it was played here, and neither on a trail nor on a day.
            lost: Whether the person has lost it.
        """
        persons = [player for player in outcome.players if player.is_person]
        counts = own and len(persons) == 1 < len(outcome.players) and not outcome.practice
        self.after = self.level = None
        self.tells_best, self.is_rematch = False, False
        self._lines, self.rematch, self._is_old = (), "", False
        if counts and is_proposed(spec, outcome.game) and not controller.unread:
            rows = own_log(controller, str(spec.game), persons[0].name)
            game, score = controller.game(spec.game), outcome.result.scores[persons[0].seat]
            number = row_of(rows, outcome.code, dict(outcome.config.options), score) or 0
            # What an old match has reached is told as it was then; what comes next is of today.
            found, self._is_old = reached(rows[number:], game), number > 0
            self._lines = reached_lines(spec, found)
            self.after = reached(rows, game).next
            faced = {player.level for player in outcome.players if player.level is not None}
            values = {"", *(str(value) for _, value in outcome.config.options)}
            self.tells_best = faced == {one.level for one in found.best if one.form in values}
            after, alone = self.after, len(outcome.players) == 2
            if alone and after is not None and after.form in values and not after.runs:
                self.level = after.level
            self.is_rematch = lost and faced == {self.level}
            self.rematch = _rematch_words(faced) if lost else ""
        self._tell()

    def tell_sticker(self, words: str) -> None:
        """Tell the next sticker, too; it may be known before the match is, or after."""
        self._sticker = words
        self._tell()

    def _tell(self) -> None:
        sticker = "" if self._is_old else self._sticker
        told = (*self._lines, sticker) if self.after is not None else ()
        self.setText("\n".join(filter(None, told)))
        self.setVisible(bool(self.text()))


def _rematch_words(faced: Collection[Level]) -> str:
    """The words of the way to a rematch against computers of these levels."""
    if len(faced) != 1:
        return QCoreApplication.translate("reached", "Play a rematch")
    (level,) = faced
    words = QCoreApplication.translate("reached", "Rematch against {level}")
    return words.format(level=level_name(level))
