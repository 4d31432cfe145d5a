"""Pack the Essentials: the levels of computer players, put together from `bots` and `expert`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Bot, Level
from engine.games.pack_the_essentials.bots import (
    EASY,
    EXPERT,
    FULL,
    HARD,
    NORMAL,
    PLAIN,
    TIDY,
    Effort,
    Expert,
    Packer,
    Trying,
)
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.evaluation import Atlas, tuned


def players(box: Components) -> Mapping[Level, Bot]:
    """The computer players, weakest first."""
    atlas = Atlas(box)
    return {
        EASY: Packer(atlas, Effort(places=3, wide=3, narrow=3, deep=1, claims=0), lambda _: PLAIN),
        NORMAL: Packer(atlas, Effort(places=0, wide=6, narrow=3, deep=1, claims=3), lambda _: TIDY),
        HARD: Packer(atlas, FULL, tuned),
        EXPERT: Expert(atlas, FULL, tuned, _trying),
    }


def _trying(game: Any) -> Trying:
    from engine.games.pack_the_essentials.expert import Tried

    return Tried(game)
