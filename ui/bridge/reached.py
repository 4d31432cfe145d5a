"""Bridge: what a player has reached against computers, and the match that is worth playing next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.core import STEPS, ChoiceOption, Config

if TYPE_CHECKING:
    from engine.core import AnyGame, Level, Value
    from engine.store import Logged
    from ui.bridge.controller import AppController


class NextMatch(NamedTuple):
    """A match against one computer player.

    `form` is the value of the game's first choice, empty where it has none. `new` tells that it was
    not won yet with that form, or with time that runs where `runs`, though it was in another way;
    `best` is the own score that is to be beaten. Without all of that, the level has not been beaten
    yet with the form.
    """

    level: Level
    values: Mapping[str, Value]
    form: str = ""
    new: bool = False
    runs: bool = False
    best: int | None = None


class BestMatch(NamedTuple):
    """The best match with one form: the best win over the strongest level that was beaten.

    Where nothing was won yet, it is the match with the highest score.
    """

    form: str
    level: Level
    score: int
    won: bool


class Reached(NamedTuple):
    """What a player has reached in a game.

    `best` has one match for each form that was played; `run` is how many of the latest matches
    against computers were won one after another.
    """

    best: tuple[BestMatch, ...] = ()
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


def row_of(
    rows: Sequence[Logged], code: str, values: Mapping[str, Value], score: int
) -> int | None:
    """Return which of a player's matches one is; None if it is none of them.

    If several are alike, it is the latest.

    Args:
        rows: The matches, the latest first.
        code: Its deal code.
        values: Its options.
        score: The player's score in it.
    """
    alike = (
        number
        for number, row in enumerate(rows)
        if (row.seed, row.score) == (code, score)
        and all(values.get(option) == value for option, value in row.options.items())
    )
    return next(alike, None)


def reached(rows: Iterable[Logged], game: AnyGame) -> Reached:
    """Return what a player has reached, with one match to play next.

    After a win in steps, the same with time that runs is next if that was never played; after a
    win with one form, another one that was never played. Else levels are beaten one after another,
    weakest first, with the form that was played last; then each form is to be won, and at last the
    own best against the strongest level.

    Args:
        rows: The player's matches, the latest first.
        game: The game.
    """
    mine = [row for row in rows if row.is_own and row.levels and not row.others]
    form = form_of(game)
    run = next((n for n, row in enumerate(mine) if not row.won), len(mine))
    best = [
        found
        for value in (("",) if form is None else form.values)
        if (found := _best([row for row in mine if _is_of(row, form, value)], value, game))
    ]
    return Reached(tuple(best), run, _next(mine, game, form))


def _next(mine: Sequence[Logged], game: AnyGame, form: ChoiceOption | None) -> NextMatch | None:
    """The match that is worth playing next."""
    levels = tuple(game.bots)
    options = dict(mine[0].options) if mine else {}
    now = "" if form is None else str(options.get(form.id, form.default))
    alike = [row for row in mine if _is_of(row, form, now)]
    beaten = [level for level in levels if any(row.won for row in _against(alike, level))]
    if mine and mine[0].won and all(_in_steps(row, game) for row in alike):
        level = next((level for level in levels if _against(mine[:1], level)), levels[0])
        return NextMatch(level, {**options, STEPS.id: False}, now, runs=True)
    others = () if form is None else tuple(value for value in form.values if value != now)
    for never in (True, False):
        new = next(
            (
                value
                for value in others
                if not any(_is_of(row, form, value) and (never or row.won) for row in mine)
            ),
            None,
        )
        if form is not None and new is not None and beaten and (never or beaten == [*levels]):
            # What is new begins no higher than in the middle.
            level = levels[min(levels.index(beaten[-1]), len(levels) // 2)]
            return NextMatch(level, {**options, form.id: new}, new, new=True)
        if never and len(beaten) < len(levels):
            level = next(level for level in levels if level not in beaten)
            return NextMatch(level, options, now)
    if not levels:
        return None
    most = max(row.score for row in _against(alike, levels[-1]) if row.won)
    return NextMatch(levels[-1], options, now, best=most)


def _best(rows: Sequence[Logged], form: str, game: AnyGame) -> BestMatch | None:
    """The best of the matches with a form; None without one against computers of one level."""
    faced = {level: _against(rows, level) for level in game.bots}
    for level in reversed(faced):
        won = [row.score for row in faced[level] if row.won]
        if won:
            return BestMatch(form, level, max(won), won=True)
    lost = [BestMatch(form, level, row.score, won=False) for level in faced for row in faced[level]]
    return max(lost, key=lambda one: one.score, default=None)


def _against(rows: Iterable[Logged], level: Level) -> list[Logged]:
    """The matches in which all computers played at a level."""
    return [row for row in rows if {*row.levels} == {str(level)}]


def _in_steps(row: Logged, game: AnyGame) -> bool:
    """Whether time stood still in a match while its player was looking.

    Where players take turns, no time runs at all.
    """
    if not row.options.get(STEPS.id, STEPS.default):
        return False
    options = {option.id: option.default for option in game.options} | row.options
    return game.simultaneous_start(Config(row.seats, tuple(options.items())))


def _is_of(row: Logged, form: ChoiceOption | None, value: str) -> bool:
    """Whether a match was played with a form; all are where the game has none."""
    return form is None or str(row.options.get(form.id, form.default)) == value


def form_of(game: AnyGame) -> ChoiceOption | None:
    """Return the first choice of a game's options, which is its form; None where it has none.

    Args:
        game: The game.
    """
    return next((one for one in game.options if isinstance(one, ChoiceOption)), None)
