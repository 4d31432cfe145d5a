"""Tests: styles of computer players in Pack the Essentials: a preference among equal moves."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine import catalog
from engine.core import Level, Rng, Seat
from engine.core.characters import PlayStyle
from engine.games.pack_the_essentials.actions import Place
from engine.games.pack_the_essentials.bots import levels
from engine.games.pack_the_essentials.bots.levels import LevelBot
from engine.games.pack_the_essentials.bots.styles import claim_preference, tile_preference
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.match import Player, Session, begin

NORMAL = Level("normal")


@cache
def game() -> PackTheEssentials:
    found = catalog.game("pack-the-essentials")
    assert isinstance(found, PackTheEssentials)
    return found


def normal() -> LevelBot:
    found = game().bots[NORMAL]
    assert isinstance(found, LevelBot)
    return found


def table(seed: str) -> Session:
    players = [Player("computer", NORMAL)] * 2
    return begin(game(), seed, players, components=catalog.components_digest(game().id))


def test_a_style_that_there_is_not_is_refused() -> None:
    with pytest.raises(KeyError):
        normal().styled("pirate")  # type: ignore[arg-type]  # a style of another version


def test_a_styled_bot_leaves_the_plain_one_plain() -> None:
    styled = normal().styled(PlayStyle.RAIDER)
    assert styled.style is PlayStyle.RAIDER
    assert normal().style is None


def test_a_style_only_tells_equal_moves_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each placement that a style chooses has the value of the one that the plain bot chooses."""
    settle: Any = levels._Search._settle  # its values are not told otherwise
    seen: list[tuple[int, int]] = []

    def watched(search: Any, ends: list[tuple[int, Any, Any]]) -> Any:
        few = search.effort.ahead
        chosen = settle(search, ends)
        if not few or not search.outlook.left:
            values = {action: value for value, action, _ in ends}
            seen.append((values[chosen], max(values.values())))
        return chosen

    monkeypatch.setattr(levels._Search, "_settle", watched)
    differing = 0
    for number in range(2):
        session = table(f"styles {number}")
        while session.result is None:
            seat = session.awaiting.due[0]  # type: ignore[union-attr]  # nobody waits for chance
            (*_, plain) = session.think(seat)
            for style in (PlayStyle.HOARDER, PlayStyle.HURRIED):
                bot, asked = normal().styled(style), session.question(seat)
                (*_, found) = bot.think(
                    game(), asked.mind, asked.view, asked.world, Rng(*asked.key)
                )
                differing += found.best != plain.best
            session.submit(seat, plain.best)
    assert differing
    assert seen
    assert all(chosen == best for chosen, best in seen)


def test_preferences_are_those_that_the_characters_promise() -> None:
    box, view = game().box, table("mine").view(Seat(0))
    mine = view.seats[0]
    sizes = {kind: box.kinds[kind].size for kind in range(len(box.kinds))}
    small, large = min(sizes, key=sizes.__getitem__), max(sizes, key=sizes.__getitem__)

    def liked(style: PlayStyle, action: Place, kind: int = small) -> tuple[int, int]:
        return tile_preference(box, style, action, kind, mine)

    front, back, later = Place(1, False, 0, 0), Place(1, True, 0, 0), Place(2, False, 0, 0)
    assert liked(PlayStyle.RAIDER, front, large) > liked(PlayStyle.RAIDER, front)
    assert liked(PlayStyle.CAUTIOUS, front, large) < liked(PlayStyle.CAUTIOUS, front)
    assert liked(PlayStyle.BLUFFER, back) > liked(PlayStyle.BLUFFER, front)
    assert liked(PlayStyle.HOARDER, back) < liked(PlayStyle.HOARDER, front)
    assert liked(PlayStyle.HURRIED, front) > liked(PlayStyle.HURRIED, later)
    early, late = (claim_preference(box, PlayStyle.RAIDER, one) for one in (1, 4))
    assert early > late
