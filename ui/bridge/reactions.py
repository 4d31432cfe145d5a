"""Bridge: to what the characters of a match react, found as it goes on."""

from __future__ import annotations

from typing import Final

from engine.core.reactions import Reaction, ReactionChooser, public_step
from engine.match import Session
from engine.match.session import HistoryEntry
from ui.bridge.seats import known_character

_NO_MOMENT: Final = 0


class FoundReactions:
    """Follow the public steps of a match, and tell what is reacted to.

    It is handed what a spectator is told and sees, and who sits where. What has happened before
    the match was opened is followed in silence, so that the reactions are those of the match,
    however often it was closed.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._opened = len(session.moments)
        self._chooser: ReactionChooser | None = None
        self._followed = _NO_MOMENT
        self._latest: HistoryEntry | None = None
        """The last step that was followed: another one there means that it was undone."""

    def fresh(self) -> Reaction | None:
        """Return the latest reaction to what has happened since this was asked last."""
        game, moments = self._session.game, self._session.moments
        if game.big_moments is None or (len(moments) == self._followed and self._is_same()):
            return None
        if self._chooser is None or not self._is_same():
            if self._chooser is not None:
                # Something was undone: nobody reacts to what leads there again.
                self._opened = len(moments)
            self._chooser, self._followed = ReactionChooser(game.big_moments, game.box), 1
        characters = [known_character(player.character) for player in self._session.players]
        found = None
        for number in range(max(1, self._followed), len(moments)):
            before, after = moments[number - 1], moments[number]
            step = public_step(game.observe, before.state, after.events, after.state)
            reaction = self._chooser.follow(step, characters)
            if number >= self._opened:
                found = reaction or found
        self._followed, self._latest = len(moments), moments[-1]
        return found

    def _is_same(self) -> bool:
        """Whether what was followed is still how the match came here."""
        moments, count = self._session.moments, self._followed
        return count == 0 or (len(moments) >= count and moments[count - 1] is self._latest)
