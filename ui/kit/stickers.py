"""Kit: the stickers of a game, one for each thing that can be achieved besides winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.core import StowawayError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from engine.core import Config, Seat
    from ui.bridge.outcome import Outcome
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


def possible(spec: GameTable, config: Config) -> tuple[Sticker, ...]:
    """Return the stickers that a match with these options can win.

    Args:
        spec: The game.
        config: Players and options.
    """
    part = spec.part("stickers")
    found = stickers(spec)
    if part is None or not hasattr(part, "possible"):
        return found
    ids: Collection[str] = part.possible(config)
    return tuple(one for one in found if one.id in ids)


def reached(
    spec: GameTable, outcome: Callable[[], Outcome], seat: Seat
) -> Mapping[str, tuple[int, int]]:
    """Return how far a seat came with some stickers in a match, and how far it takes.

    Args:
        spec: The game.
        outcome: Reads the match, only if the game counts so.
        seat: The seat.

    Returns:
        Two numbers by the ids of stickers; none where a game does not count so.
    """
    part = spec.part("stickers")
    if part is None or not hasattr(part, "reached"):
        return {}
    found: Mapping[str, tuple[int, int]] = part.reached(outcome(), seat)
    return found
