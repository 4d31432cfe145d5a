"""Pack the Essentials: the levels of computer players, put together from `bots` and `expert`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Bot, Level
from engine.games.pack_the_essentials.bots.evaluation import PlacementTable, tuned
from engine.games.pack_the_essentials.bots.levels import (
    EASY,
    EXPERT,
    FULL_EFFORT,
    HARD,
    NORMAL,
    SCORE_ONLY_WEIGHTS,
    TIDY_WEIGHTS,
    Effort,
    ExpertBot,
    LevelBot,
    Trying,
)
from engine.games.pack_the_essentials.components import Components


def players(box: Components) -> Mapping[Level, Bot]:
    """The computer players, weakest first."""
    placement_table = PlacementTable(box)
    return {
        EASY: LevelBot(
            placement_table,
            Effort(places=3, wide=3, narrow=3, deep=1, claims=0),
            lambda _: SCORE_ONLY_WEIGHTS,
        ),
        NORMAL: LevelBot(
            placement_table,
            Effort(places=0, wide=6, narrow=3, deep=1, claims=3),
            lambda _: TIDY_WEIGHTS,
        ),
        HARD: LevelBot(placement_table, FULL_EFFORT, tuned),
        EXPERT: ExpertBot(placement_table, FULL_EFFORT, tuned, _trying),
    }


def _trying(game: Any) -> Trying:
    from engine.games.pack_the_essentials.bots.expert import Tried

    return Tried(game)
