"""What a player has reached in a game without a trail, and the match that comes next."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

import pytest

from engine import catalog
from engine.core import Level, Value
from engine.store import Logged
from ui.bridge.reached import NextMatch, Reached, reached

GAME = "wheres_my_luggage"
EASY, NORMAL, HARD = (Level(name) for name in ("easy", "normal", "hard"))
TIMED, MEMORY = ({"form": form, "tempo": 80} for form in ("timed", "memory"))


def row(
    level: Level, score: int, *, won: bool, options: Mapping[str, Value] = TIMED, many: int = 1
) -> Logged:
    made = Logged(1, datetime(2026, 5, 17, tzinfo=UTC), "", GAME, {}, "x", score, None, won)
    return made._replace(options=dict(options), levels=(str(level),) * many, seats=1 + many)


def after(*rows: Logged) -> Reached:
    """What was reached by some matches, the latest last."""
    return reached(rows[::-1], catalog.game(GAME))


def test_the_game_has_the_levels_and_the_forms_that_are_tested_here() -> None:
    game = catalog.game(GAME)
    assert (EASY, NORMAL, HARD) == tuple(game.bots)
    assert "form" == game.options[0].id


def test_levels_are_beaten_one_after_another_and_the_best_of_each_is_known() -> None:
    assert after() == Reached((), 0, NextMatch(EASY, {}))
    lost = row(EASY, 5, won=False)
    assert after(lost) == Reached(((EASY, 5),), 0, NextMatch(EASY, TIMED))
    won = (row(EASY, 7, won=True), row(EASY, 9, won=True), row(EASY, 8, won=True, many=2))
    assert after(lost, *won) == Reached(((EASY, 9),), 3, NextMatch(NORMAL, TIMED))
    # Whoever has beaten a stronger one first is still asked for the weaker one.
    odd = after(row(HARD, 4, won=True))
    assert odd == Reached(((HARD, 4),), 1, NextMatch(EASY, TIMED))


def test_then_comes_the_other_form_and_at_last_the_own_best() -> None:
    all_won = tuple(row(level, 6, won=True) for level in (EASY, NORMAL, HARD))
    found = after(*all_won).next
    assert found == NextMatch(NORMAL, {**TIMED, "form": "memory"}, form="memory")
    # Tried, and lost: it is asked again, from what was played last.
    from_memory = after(*all_won, row(NORMAL, 3, won=False, options=MEMORY))
    assert from_memory.next == NextMatch(EASY, MEMORY), "that form has levels of its own"
    assert from_memory.best == ((NORMAL, 3),)
    both = (*all_won, row(NORMAL, 3, won=True, options=MEMORY), all_won[-1])
    assert after(*both).next == NextMatch(HARD, TIMED, best=6)
    assert after(*both).run == 5


@pytest.mark.parametrize(
    "odd",
    [
        row(EASY, 30, won=True)._replace(helped=("hard",)),
        row(EASY, 30, won=True)._replace(others=("Ben",)),
        row(EASY, 30, won=True)._replace(levels=(), seats=2, others=("Ben",)),
        row(EASY, 30, won=True)._replace(exposed=True),
    ],
)
def test_what_is_not_ones_own_win_over_a_computer_counts_for_nothing(odd: Logged) -> None:
    assert after(odd) == after()
