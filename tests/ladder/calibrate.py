"""Ladder: calibrates the goals of Pack the Essentials' Victory cards with the hard player (PE-46).

`python -m tests.ladder.calibrate --deals 200 --jobs 2` plays every card, keeps the totals as CSV
beside the game's resources and writes `goals.toml` from them. `--only-goals` plays nothing and
makes the goals again from the totals that are kept.
"""

import argparse
import csv
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import tomli_w

from engine import catalog, simulate
from engine.games.pack_the_essentials.bots import HARD
from engine.games.pack_the_essentials.components import Card
from engine.games.pack_the_essentials.rules import PackTheEssentials
from tests.ladder.tournament import played

GAME = "pack_the_essentials"
SEED = "calibration"
MADE_BY = 1
"""The version of the hard player whose totals are kept."""
FOLDER = Path(__file__).parents[2] / "resources" / "games" / GAME
TOTALS = FOLDER / "calibration" / "totals.csv"
GOALS = FOLDER / "goals.toml"
COLUMNS = ("card", "seed", "total")
PERCENTILES = {"easy": 25, "medium": 60, "hard": 85, "expuurt": 97}
STEP = 5


class Row(NamedTuple):
    """The total of the hard player on one deal of one card."""

    card: str
    seed: str
    total: int


def cards() -> tuple[Card, ...]:
    """The Victory cards in their order."""
    game = catalog.game(GAME)
    assert isinstance(game, PackTheEssentials)
    return game.box.cards


def specs(deals: int) -> Iterator[simulate.Spec]:
    """The matches: every card on the same deals, on the common side."""
    for card in cards():
        options = {"side": "common", "victory": card.id}
        yield from simulate.specs(GAME, [HARD], options, SEED, deals)


def row(record: simulate.Record) -> Row:
    """A record as a row of the totals."""
    return Row(str(record.options["victory"]), record.seed, record.result.scores[0])


def percentile(totals: Iterable[int], percent: int) -> int:
    """The nearest-rank percentile of some totals, at least one."""
    ordered = sorted(totals)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def goals(rows: Sequence[Row]) -> dict[str, int]:
    """The goal of each card: the percentile of its difficulty, rounded to 5 points."""
    found = {}
    for card in cards():
        totals = [one.total for one in rows if one.card == card.id]
        value = percentile(totals, PERCENTILES[card.difficulty])
        found[card.id] = (value + STEP // 2) // STEP * STEP
    return found


def read() -> tuple[str, list[Row]]:
    """The comment and the rows of the totals that are kept."""
    with TOTALS.open(encoding="utf-8", newline="") as file:
        comment = file.readline().strip()
        rows = csv.reader(file)
        assert tuple(next(rows)) == COLUMNS
        return comment, [Row(card, seed, int(total)) for card, seed, total in rows]


def comment(deals: int) -> str:
    """The first line of the totals: what made them."""
    return f"# hard, version {MADE_BY}: python -m tests.ladder.calibrate --deals {deals}"


def write_totals(rows: Sequence[Row], deals: int) -> None:
    """Keep the totals."""
    TOTALS.parent.mkdir(exist_ok=True)
    with TOTALS.open("w", encoding="utf-8", newline="") as file:
        file.write(comment(deals) + "\n")
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows)


def write_goals(found: dict[str, int]) -> None:
    """Write the goals into the game's resources."""
    text = "# The goals of the Victory cards (PE-46), written by the calibration.\n\n"
    GOALS.write_text(text + tomli_w.dumps({"goals": found}), encoding="utf-8", newline="\n")


def main(args: Sequence[str]) -> int:
    """Calibrate."""
    parser = argparse.ArgumentParser(prog="calibrate", description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only-goals", action="store_true")
    given = parser.parse_args(args)
    if not given.only_goals:
        todo = list(specs(given.deals))
        rows = [row(record) for record in played(todo, given.jobs, "calibration")]
        write_totals(rows, given.deals)
    _, rows = read()
    found = goals(rows)
    write_goals(found)
    for card in cards():
        sys.stdout.write(f"{card.difficulty:8} {card.id:20} {found[card.id]}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
