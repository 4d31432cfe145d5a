"""Ladder: a tournament of the computer players of Pack the Essentials.

`python -m tests.ladder.tournament --deals 200 --jobs 2` plays every deal alone with each level, and
at a table of all four, whose seats move on from deal to deal. It writes `RESULTS.md`; its exit
code is 1 unless each level's mean total beats the next one's by more than the 95 % confidence
interval of their difference on the same deals.
"""

import argparse
import statistics
import sys
import time
from collections import deque
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from engine import catalog, simulate
from engine.core import Config, Level, Seat
from engine.games.pack_the_essentials.bots import BOT_VERSION, EASY, HARD, NORMAL
from engine.match import Player, Session
from engine.match.journal import RANDOM
from tests.ladder import calibrate
from tests.ladder.calibrate import GAME, PERCENTILES, cards, percentile, played

LEVELS = (HARD, NORMAL, EASY, RANDOM)
SEED = "tournament"
RESULTS = Path(__file__).with_name("RESULTS.md")


class Gap(NamedTuple):
    """The mean difference of two levels on the same deals, and half its 95 % interval."""

    mean: float
    half: float


def mean(values: Sequence[float]) -> Gap:
    """A mean and half its 95 % confidence interval."""
    half = 1.96 * statistics.stdev(values) / len(values) ** 0.5
    return Gap(statistics.fmean(values), half)


def gap(better: Sequence[int], worse: Sequence[int]) -> Gap:
    """How much better, deal by deal."""
    return mean([one - other for one, other in zip(better, worse, strict=True)])


def solo(deals: int, jobs: int) -> dict[Level, list[int]]:
    """Totals by level, each deal played alone by each; the cards take turns."""
    todo: list[simulate.Spec] = []
    for level in LEVELS:
        for deal in range(deals):
            card = cards()[deal % len(cards())]
            options = {"victory": card.id}
            todo += simulate.specs(GAME, [level], options, f"{SEED}.solo.{deal}", 1)
    found: dict[Level, list[int]] = {level: [] for level in LEVELS}
    for record in played(todo, jobs, "alone"):
        found[record.seats[0]].append(record.result.scores[0])
    return found


def table(deals: int, jobs: int) -> dict[Level, list[int]]:
    """Totals by level at a table of all four; seats and sides of the suitcase take turns."""
    todo: list[simulate.Spec] = []
    for deal in range(deals):
        turn = deal % len(LEVELS)
        seats = [*LEVELS[turn:], *LEVELS[:turn]]
        side = "own" if deal // len(LEVELS) % 2 else "common"
        todo += simulate.specs(GAME, seats, {"side": side}, f"{SEED}.table.{deal}", 1)
    found: dict[Level, list[int]] = {level: [] for level in LEVELS}
    for record in played(todo, jobs, "table"):
        for level, total in zip(record.seats, record.result.scores, strict=True):
            found[level].append(total)
    return found


def lines(title: str, found: dict[Level, list[int]]) -> list[str]:
    """A table in Markdown."""
    out = [f"## {title}", "", "| level | mean total | above the next |", "|---|---|---|"]
    for level, lower in zip(LEVELS, (*LEVELS[1:], None), strict=True):
        own = mean(found[level])
        above = ""
        if lower:
            more = gap(found[level], found[lower])
            above = f"{more.mean:.1f} ± {more.half:.1f}"
        out.append(f"| {level} | {own.mean:.1f} ± {own.half:.1f} | {above} |")
    return [*out, ""]


def clear(found: dict[Level, list[int]]) -> bool:
    """Whether every gap is larger than its interval."""
    gaps = [gap(found[one], found[other]) for one, other in pairwise(LEVELS)]
    return all(one.mean > one.half for one in gaps)


def pace(matches: int) -> list[float]:
    """Seconds of each decision of `hard`, alone, in this process."""
    game = catalog.game(GAME)
    digest = catalog.components_digest(GAME)
    found = []
    for spec in simulate.specs(GAME, [HARD], {}, f"{SEED}.pace", matches):
        session = Session(
            game,
            Config(1, spec.options),
            spec.seed,
            [Player("computer", HARD)],
            components=digest,
        )
        session.settle()
        while session.result is None:
            begin = time.perf_counter()
            (last,) = deque(session.think(Seat(0)), maxlen=1)
            found.append(time.perf_counter() - begin)
            session.submit(Seat(0), last.best)
    return found


def pace_lines(matches: int) -> list[str]:
    """How long `hard` thinks, in Markdown."""
    found = pace(matches)
    median, average = statistics.median(found) * 1000, statistics.fmean(found) * 1000
    return [
        "## Pace",
        "",
        f"A decision of `hard` took {median:.0f} ms at the median, {average:.0f} ms on average and "
        f"{max(found) * 1000:.0f} ms at most ({len(found)} decisions, one process).",
        "",
    ]


def goal_lines() -> list[str]:
    """The goals and what they were made of, in Markdown."""
    comment, rows = calibrate.read()
    found = calibrate.goals(rows)
    out = [
        "## Goals of the Victory cards (PE-46)",
        "",
        f"`{comment.removeprefix('# ')}`; the totals are in "
        "`resources/games/pack_the_essentials/calibration/totals.csv`.",
        "",
        "| card | difficulty | lists | deals | mean | percentile | goal |",
        "|---|---|---|---|---|---|---|",
    ]
    for card in cards():
        totals = [row.total for row in rows if row.card == card.id]
        percent = PERCENTILES[card.difficulty]
        out.append(
            f"| {card.title} | {card.difficulty} | {' '.join(card.lists)} | {len(totals)} "
            f"| {statistics.fmean(totals):.1f} | {percent}th: {percentile(totals, percent)} "
            f"| {found[card.id]} |"
        )
    return [*out, ""]


def main(args: Sequence[str]) -> int:
    """Play the tournament and write its results."""
    parser = argparse.ArgumentParser(prog="tournament", description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(args)
    alone = solo(given.deals, given.jobs)
    mixed = table(given.deals, given.jobs)
    text = "\n".join(
        [
            "# Computer players of Pack the Essentials",
            "",
            f"`python -m tests.ladder.tournament --deals {given.deals}`, players of version "
            f"{BOT_VERSION}, {given.deals} seeded deals each. Means and the mean differences on",
            "the same deals are given with their 95 % confidence intervals.",
            "",
            *lines("Alone, the cards in turn", alone),
            *lines("All four at one table, seats and board sides in turn", mixed),
            *pace_lines(10),
            *goal_lines(),
        ]
    )
    RESULTS.write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(text)
    return int(not (clear(alone) and clear(mixed)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
