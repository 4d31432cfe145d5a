"""Bridge: what a player has reached against computers, and the match that is worth playing next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine.core import ChoiceOption

if TYPE_CHECKING:
    from engine.core import AnyGame, Level, Value
    from engine.store import Logged
    from ui.bridge.controller import AppController


class NextMatch(NamedTuple):
    """A match against one computer player.

    `form` is the value of the game's first choice if nothing was won with it yet; `best` is the own
    score that is to be beaten. Without both, the level has not been beaten yet.
    """

    level: Level
    values: Mapping[str, Value]
    form: str = ""
    best: int | None = None


class Reached(NamedTuple):
    """What a player has reached in a game.

    `best` is the best score against each level that was faced, weakest first; `run` is how many of
    the latest matches against computers were won one after another.
    """

    best: tuple[tuple[Level, int], ...] = ()
    run: int = 0
    next: NextMatch | None = None


def own_log(controller: AppController, game: str, name: str) -> list[Logged]:
    """Return a player's matches of a game, the latest first.

    Args:
        controller: The controller.
        game: The game's id.
        name: The player's name.
    """
    from engine.store.persons import profile

    own = profile(name)
    return [row for row in controller.log(game) if profile(row.name) == own]


def reached(rows: Iterable[Logged], game: AnyGame) -> Reached:
    """Return what a player has reached, with one match to play next.

    Levels are beaten one after another, weakest first, in the form that was played last. Then
    another form is tried, and at last the own best against the strongest level.

    Args:
        rows: The player's matches, the latest first.
        game: The game.
    """
    mine = [row for row in rows if row.is_own and row.levels and not row.others]
    levels, form = tuple(game.bots), _form(game)
    run = next((n for n, row in enumerate(mine) if not row.won), len(mine))
    options = dict(mine[0].options) if mine else {}
    now = None if form is None else options.get(form.id, form.default)
    alike = [row for row in mine if form is None or row.options.get(form.id, form.default) == now]
    best: list[tuple[Level, int]] = []
    unbeaten: list[Level] = []
    for level in levels:
        faced = [row for row in alike if {*row.levels} == {str(level)}]
        best += [(level, max(row.score for row in faced))] if faced else []
        unbeaten += [] if any(row.won for row in faced) else [level]
    after: NextMatch | None = None
    new = None if form is None else _not_won(mine, form)
    if unbeaten:
        after = NextMatch(unbeaten[0], options)
    elif form is not None and new is not None:
        # What is new begins in the middle.
        after = NextMatch(levels[len(levels) // 2], {**options, form.id: new}, form=new)
    elif best:
        level, most = best[-1]
        after = NextMatch(level, options, best=most)
    return Reached(tuple(best), run, after)


def _form(game: AnyGame) -> ChoiceOption | None:
    """The first choice of a game's options, which is its form; None where it has none."""
    return next((one for one in game.options if isinstance(one, ChoiceOption)), None)


def _not_won(rows: Iterable[Logged], form: ChoiceOption) -> str | None:
    """The first value of a form with which nothing was won; None if there is none."""
    won = {str(row.options.get(form.id, form.default)) for row in rows if row.won}
    return next((value for value in form.values if value not in won), None)
