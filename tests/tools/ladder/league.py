"""Ladder: simple players of Cargo Hold, and how the computers do against them.

`python -m tests.tools.ladder.league` plays `hard` and `normal` against each of them at two seats,
each deal both ways. Each match is noted at once in `results/cargo_hold_league.csv`; begun again,
it goes on from there, and `--level`, `--player` play only a part. A pair ends early if it is clear
whether its bar is met. Then it writes `results/cargo_hold_league.md`. The exit code is 1 unless all
bars are met.

The notes are of the computers as they are: delete them after a change.
"""

import argparse
import csv
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Final, NamedTuple

from engine import catalog, simulate
from engine.core import Bot, GameId, Level
from engine.games.cargo_hold.bots.levels import HARD, NORMAL
from engine.games.cargo_hold.components import Components
from engine.games.cargo_hold.rules import CargoHold
from tests.tools.ladder.schemer import EXPLOITER, Schemer
from tests.tools.ladder.simple import SIMPLE
from tests.tools.ladder.tournament import HERE, LEAST, LOOKS, SURE_OF_TEN, Gap, mean, percent

GAME: Final = GameId("cargo_hold")
NOTED: Final = HERE / "results" / "cargo_hold_league.csv"
PAGE: Final = HERE / "results" / "cargo_hold_league.md"
COLUMNS: Final = ("level", "player", "deal", "seat", "won")
SEED: Final = "league"
DEALS: Final = 200
"""How many deals a pair plays at most, each both ways."""
BARS: Final = {HARD: (0.65, 0.58), NORMAL: (0.55, 0.48)}
"""What share of matches a level wins at least, and the low end of its interval."""
BEST: Final = Level("exploiter")
BAR_OF_BEST: Final = (0.55, 0.0)
"""The same for `hard` against the exploiter, which was made against it; `normal` has none."""


def bar(level: str, player: str) -> tuple[float, float] | None:
    """What a level is to win against a player, and the low end; None where nothing is asked."""
    if player == BEST:
        return BAR_OF_BEST if level == HARD else None
    return BARS[Level(level)]


def _exploiter(box: Components) -> Bot:
    """The best that `exploit` has found against `hard`."""
    return Schemer(box, EXPLOITER)


PLAYERS: Final[Mapping[Level, Callable[[Components], Bot]]] = {**SIMPLE, BEST: _exploiter}


class Match(NamedTuple):
    """A match: the computer's level and seat, who played against it, and whether the level won."""

    level: str
    player: str
    deal: int
    seat: int
    won: float


class Verdict(NamedTuple):
    """What a level wins against a player, and in how many deals that was found."""

    share: Gap
    deals: int


@cache
def table() -> CargoHold:
    """The game with the simple players beside its levels."""
    game = catalog.game(GAME)
    assert isinstance(game, CargoHold)
    return CargoHold(
        game.box, {**game.bots, **{name: made(game.box) for name, made in PLAYERS.items()}}
    )


def play(level: str, player: str, deal: int, seat: int, game: CargoHold | None = None) -> Match:
    """A match of two, in which the level has a seat."""
    game = game or table()
    levels = (Level(level), Level(player))
    options = game.configure(2, {}).options
    spec = simulate.Spec(GAME, levels if seat == 0 else levels[::-1], options, f"{SEED}.{deal}")
    best = simulate.play_with(game, spec).result.ranking[0]
    return Match(level, player, deal, seat, (seat in best) / len(best))


def noted(path: Path) -> dict[tuple[str, str, int, int], float]:
    """What a level won in the matches so far: by level, player, deal and seat."""
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    return {(row[0], row[1], int(row[2]), int(row[3])): float(row[4]) for row in rows}


def note(path: Path, one: Match) -> None:
    """Write down what came of a match."""
    is_new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(COLUMNS)
        writer.writerow(one)


def shares(level: str, player: str, deals: int, path: Path = NOTED) -> Iterator[float]:
    """By deal, what share of its two matches the level wins; those that lack are played."""
    known = noted(path)
    for deal in range(deals):
        for seat in (0, 1):
            if (level, player, deal, seat) not in known:
                one = play(level, player, deal, seat)
                note(path, one)
                known[one[:4]] = one.won
        yield (known[level, player, deal, 0] + known[level, player, deal, 1]) / 2


def is_met(share: Gap, asked: tuple[float, float]) -> bool:
    """Whether a share and the low end of its interval reach a bar."""
    return share.mean >= asked[0] and share.mean - share.half >= asked[1]


def is_clear(share: Gap, asked: tuple[float, float]) -> bool:
    """Whether a share lies above its bar, or below it, with its whole interval."""
    return abs(share.mean - asked[0]) > share.half


def verdict(found: Iterator[float], deals: int, asked: tuple[float, float]) -> Verdict:
    """The share of matches that a level wins, looked at up to `LOOKS` times."""
    kept: list[float] = []
    for look in range(1, LOOKS + 1):
        kept += islice(found, deals * look // LOOKS - len(kept))
        if len(kept) >= LEAST and is_clear(mean(kept, SURE_OF_TEN), asked):
            break
    return Verdict(mean(kept, SURE_OF_TEN), len(kept))


def _said(made: Callable[[Components], Bot]) -> str:
    """What a player is, by the first sentence of its docstring."""
    return (made.__doc__ or "").split("\n")[0]


def page(found: Mapping[tuple[str, str], Verdict]) -> str:
    """What is found, in Markdown."""
    rows = []
    for (level, player), one in found.items():
        asked = bar(level, player)
        assert asked is not None
        says = "met" if is_met(one.share, asked) else "**missed**"
        rows.append(f"| {level} | {player} | {percent(one.share)} | {one.deals} | {says} |")
    bars = [f"`{level}` {at:.0%} (low end {low:.0%})" for level, (at, low) in BARS.items()]
    return "\n".join(
        [
            "# The computers of Cargo Hold against simple players",
            "",
            "`python -m tests.tools.ladder.league`: two seats, each deal both ways. What a level "
            "wins, with",
            f"its 95 % interval (± {SURE_OF_TEN} standard errors: a pair was looked at up to "
            f"{LOOKS} times, and",
            "ended when it was clear on which side of its bar it lies). Asked for:",
            f"{', '.join(bars)}; `{HARD}` {BAR_OF_BEST[0]:.0%} against the exploiter.",
            "",
            "| level | against | won | deals | bar |",
            "|---|---|---|---|---|",
            *rows,
            "",
            *(f"- *{name}*: {_said(made)}" for name, made in PLAYERS.items()),
            "",
        ]
    )


def main(args: Sequence[str]) -> int:
    """Play what lacks, and write the results."""
    parser = argparse.ArgumentParser(prog="league", description=__doc__)
    parser.add_argument("--level", choices=list(BARS), action="append")
    parser.add_argument("--player", choices=list(PLAYERS), action="append")
    parser.add_argument("--deals", type=int, default=DEALS)
    given = parser.parse_args(args)
    found: dict[tuple[str, str], Verdict] = {}
    all_met = True
    for level, player in product(given.level or BARS, given.player or PLAYERS):
        asked = bar(level, player)
        if asked is None:
            continue
        one = verdict(shares(level, player, given.deals), given.deals, asked)
        found[level, player] = one
        all_met = all_met and is_met(one.share, asked)
        sys.stderr.write(f"{level} {player}: {percent(one.share)} in {one.deals} deals\n")
    text = page(found)
    if not (given.level or given.player):
        PAGE.write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(text)
    return int(not all_met)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
