"""Kit: the stickers of a game, one for each thing that can be achieved besides winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.core import StowawayError

if TYPE_CHECKING:
    from ui.kit.spec import GameTable


class Sticker(NamedTuple):
    """A sticker in words: its name, how it is won, and the few large letters on it."""

    game: str
    id: str
    name: str
    how: str
    mark: str


def stickers(spec: GameTable) -> tuple[Sticker, ...]:
    """Return the stickers of a game, in the order of its achievements.

    A game that has none gives none, and so does one that cannot be built.
    """
    from engine import catalog

    part = spec.part("stickers")
    if part is None:
        return ()
    try:
        achievements = catalog.game(spec.game).achievements
    except StowawayError:
        # Whoever plays it is told why.
        return ()
    said = spec.speech.said
    return tuple(
        Sticker(str(spec.game), name, said(part.NAMES[name]), said(part.HOW[name]), mark)
        for name in achievements
        if (mark := part.MARKS.get(name))
    )
