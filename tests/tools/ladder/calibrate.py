"""Ladder: calibrates the goals of Pack the Essentials' Victory cards (PE-46).

`python -m tests.tools.ladder.calibrate --deals 200 --jobs 2` plays every card on both board sides
with the levels `normal` and `hard`, keeps the totals as CSV beside the game's resources, a line
when it is done, and writes `goals.toml` from them; begun again, it goes on from there.
`--only-goals` plays nothing and makes the goals again from the totals that are kept.
"""

import argparse
import csv
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from engine import catalog, simulate
from engine.core import Level, Value
from engine.games.pack_the_essentials.bots.levels import BOT_VERSION, HARD, NORMAL
from engine.games.pack_the_essentials.components import Goal, SoloCard
from engine.games.pack_the_essentials.rules import PackTheEssentials
from tests.tools.ladder.tournament import played

GAME = "pack_the_essentials"
SEED = "calibration"
FOLDER = Path(__file__).parents[3] / "resources" / "games" / GAME
TOTALS = FOLDER / "calibration" / "totals.csv"
GOALS = FOLDER / "goals.toml"
COLUMNS = ("card", "side", "level", "totals")
SIDES = ("common", "own")
LEVELS = (NORMAL, HARD)
PERCENTILES = {
    "easy": ((NORMAL, 35),),
    "medium": ((NORMAL, 80), (HARD, 10)),
    "hard": ((HARD, 60),),
    "expuurt": ((HARD, 90),),
}
"""By difficulty: of whose totals the goal is which percentile; of two the higher.

What is medium for `normal` alone `hard` reaches on some cards as often as an easy goal.
"""


class Row(NamedTuple):
    """The totals of a level with one card on one board side, deal by deal."""

    card: str
    side: str
    level: Level
    totals: tuple[int, ...]


def game() -> PackTheEssentials:
    """The game."""
    found = catalog.game(GAME)
    assert isinstance(found, PackTheEssentials)
    return found


def cards() -> tuple[SoloCard, ...]:
    """The Victory cards in their order."""
    return game().box.cards


def kinds() -> Iterator[tuple[str, str, Level]]:
    """All cards, sides and levels."""
    return ((card.id, side, level) for level in LEVELS for side in SIDES for card in cards())


def spec(card: str, side: str, level: Level, deal: int) -> simulate.Spec:
    """A match; own boards take turns."""
    options: dict[str, Value] = {"side": side, "victory": card}
    if side == "own":
        options["board-1"] = game().box.own[deal % len(game().box.own)]
    return next(iter(simulate.specs(GAME, [level], options, f"{SEED}.{deal}", 1)))


def percentile(totals: Iterable[int], percent: int) -> int:
    """The nearest-rank percentile of some totals, at least one."""
    ordered = sorted(totals)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def reached(totals: Sequence[int], points: int) -> int:
    """In how many of 100 deals so many points were reached, rounded."""
    return (200 * sum(total >= points for total in totals) + len(totals)) // (2 * len(totals))


def goal(card: SoloCard, totals: Mapping[Level, Sequence[int]]) -> Goal:
    """A card's goal by the totals of each level."""
    asked = PERCENTILES[card.difficulty]
    points = max(percentile(totals[level], percent) for level, percent in asked)
    return Goal(points, reached(totals[NORMAL], points), reached(totals[HARD], points))


def goals(rows: Sequence[Row]) -> dict[str, dict[str, Goal]]:
    """By card and side: its goal."""
    known = {(row.card, row.side, row.level): row.totals for row in rows}
    return {
        card.id: {
            side: goal(card, {level: known[card.id, side, level] for level in LEVELS})
            for side in SIDES
        }
        for card in cards()
    }


def read() -> tuple[str, list[Row]]:
    """The comment and the rows of the totals that are kept."""
    with TOTALS.open(encoding="utf-8", newline="") as file:
        comment = file.readline().strip()
        rows = csv.reader(file)
        assert tuple(next(rows)) == COLUMNS
        return comment, [
            Row(card, side, Level(level), tuple(map(int, totals.split())))
            for card, side, level, totals in rows
        ]


def comment(deals: int) -> str:
    """The first line of the totals: what made them."""
    return (
        f"# normal and hard, version {BOT_VERSION}: "
        f"python -m tests.tools.ladder.calibrate --deals {deals}"
    )


def play(deals: int, jobs: int) -> None:
    """Play what is not there yet."""
    done: set[tuple[str, str, Level]] = set()
    if TOTALS.exists() and read()[0] == comment(deals):
        done = {row[:3] for row in read()[1]}
    else:
        TOTALS.parent.mkdir(exist_ok=True)
        text = comment(deals) + "\n" + ",".join(COLUMNS) + "\n"
        TOTALS.write_text(text, encoding="utf-8", newline="\n")
    for kind in kinds():
        if kind not in done:
            todo = [spec(*kind, deal) for deal in range(deals)]
            records = played(todo, jobs, " ".join(kind))
            totals = " ".join(str(record.result.scores[0]) for record in records)
            with TOTALS.open("a", encoding="utf-8", newline="") as file:
                csv.writer(file, lineterminator="\n").writerow((*kind, totals))


def write_goals(found: Mapping[str, Mapping[str, Goal]]) -> None:
    """Write the goals into the game's resources."""
    lines = ["# The goals of the Victory cards (PE-46), written by the calibration.", "", "[goals]"]
    for card, sides in found.items():
        told = (
            f"{side} = {{ points = {one.points}, normal = {one.normal}, hard = {one.hard} }}"
            for side, one in sides.items()
        )
        lines.append(f"{card} = {{ {', '.join(told)} }}")
    GOALS.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def main(args: Sequence[str]) -> int:
    """Calibrate."""
    parser = argparse.ArgumentParser(prog="calibrate", description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only-goals", action="store_true")
    given = parser.parse_args(args)
    if not given.only_goals:
        play(given.deals, given.jobs)
    _, rows = read()
    found = goals(rows)
    write_goals(found)
    for card in cards():
        for side, one in found[card.id].items():
            sys.stdout.write(
                f"{card.difficulty:8} {card.id:20} {side:7} {one.points:4} "
                f"{one.normal:4} % {one.hard:4} %\n"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
