"""What a player has reached in a game without a trail, and the match that comes next."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

import pytest

from engine import catalog
from engine.core import Level, Value
from engine.store import Logged
from ui.bridge.reached import BestMatch, NextMatch, Reached, reached

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


def timed(level: Level, score: int, *, won: bool = True) -> BestMatch:
    return BestMatch("timed", level, score, won)


def test_levels_are_beaten_one_after_another_with_both_forms() -> None:
    assert after() == Reached((), 0, NextMatch(EASY, {}, "timed"))
    lost, won = row(EASY, 5, won=False), row(EASY, 7, won=True)
    assert after(lost).next == NextMatch(EASY, TIMED, "timed")
    # Once one form was won, the other one is to be tried.
    memory = NextMatch(EASY, {**TIMED, "form": "memory"}, "memory", new=True)
    assert after(lost, won).next == memory
    assert after(row(HARD, 4, won=True)).next == memory._replace(level=NORMAL)
    # Whoever has tried it goes on with what was played last.
    tried = row(EASY, 3, won=False, options=MEMORY)
    assert after(won, tried).next == NextMatch(EASY, MEMORY, "memory")
    assert after(tried, won).next == NextMatch(NORMAL, TIMED, "timed")
    # Whoever has beaten a stronger one first is still asked for the weaker one.
    assert after(tried, row(HARD, 4, won=True)).next == NextMatch(EASY, TIMED, "timed")


def test_then_the_other_form_is_to_be_won_and_at_last_the_own_best() -> None:
    all_won = tuple(row(level, 6, won=True) for level in (EASY, NORMAL, HARD))
    tried = row(NORMAL, 3, won=False, options=MEMORY)
    memory = NextMatch(NORMAL, {**TIMED, "form": "memory"}, "memory", new=True)
    assert after(*all_won).next == after(tried, *all_won).next == memory
    both = (row(NORMAL, 3, won=True, options=MEMORY), *all_won, row(HARD, 9, won=False))
    assert after(*both).next == NextMatch(HARD, TIMED, "timed", best=6), "a loss is no best"
    assert after(*both[:-1]).run == 4


def test_each_form_has_its_own_best_and_no_loss_replaces_a_win() -> None:
    easy, better = row(EASY, 7, won=True), row(EASY, 9, won=True)
    assert after(easy, better).best == (timed(EASY, 9),)
    more = row(EASY, 12, won=False), row(NORMAL, 11, won=False)
    assert after(easy, *more).best == (timed(EASY, 7),)
    assert after(*more).best == (timed(EASY, 12, won=False),)
    assert after(better, row(NORMAL, 4, won=True)).best == (timed(NORMAL, 4),)
    many = row(EASY, 15, won=True, many=2)
    assert after(easy, many).best == (timed(EASY, 15),)
    memory = row(NORMAL, 15, won=False, options=MEMORY)
    assert after(easy, memory).best == (timed(EASY, 7), BestMatch("memory", NORMAL, 15, won=False))


def test_after_a_win_in_steps_the_running_belt_is_next() -> None:
    steps = {**TIMED, "steps": True}
    easy, hard = (row(level, 12, won=True, options=steps) for level in (EASY, HARD))
    assert after(easy).next == NextMatch(EASY, {**steps, "steps": False}, "timed", runs=True)
    assert after(hard).next == NextMatch(HARD, {**steps, "steps": False}, "timed", runs=True)
    for others in (
        (row(EASY, 2, won=False), easy),  # It was played, and perhaps it is not for this player.
        (row(EASY, 2, won=False, options=steps),),
        (row(EASY, 12, won=True, options={**MEMORY, "steps": True}),),
    ):
        found = after(*others).next
        assert found is not None
        assert not found.runs


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
