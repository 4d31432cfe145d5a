"""Ladder: a tournament of the computer players of a game.

`python -m tests.ladder.tournament --game pack-the-essentials --deals 200 --jobs 2` plays the
contests of the game's plan (`plans/<game>.py`) and writes `results/<game>.md`. Its exit code is 1
unless, in each contest, each level's mean total beats the next one's by more than the 95 %
confidence interval of their difference on the same deals.

A plan has `contests(deals)`, and `more()`, lines of Markdown for the end of the results.
"""

import argparse
import importlib
import multiprocessing
import statistics
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from engine import catalog, simulate
from engine.core import Level, Seat, Thought
from engine.match import Player, Session

SEED = "tournament"
HERE = Path(__file__).parent


class Contest(NamedTuple):
    """Matches in which levels, best first, are to show their order.

    Each level plays the same deals, in the same order.
    """

    title: str
    levels: tuple[Level, ...]
    matches: tuple[simulate.Spec, ...]


class Gap(NamedTuple):
    """The mean difference of two levels on the same deals, and half its 95 % interval."""

    mean: float
    half: float


def mean(values: Sequence[float]) -> Gap:
    """A mean and half its 95 % confidence interval."""
    half = 1.96 * statistics.stdev(values) / len(values) ** 0.5
    return Gap(statistics.fmean(values), half)


def gap(better: Sequence[float], worse: Sequence[float]) -> Gap:
    """How much better, deal by deal."""
    return mean([one - other for one, other in zip(better, worse, strict=True)])


def played(todo: Sequence[simulate.Spec], jobs: int, name: str) -> Iterator[simulate.Record]:
    """The records of matches, played in processes; says on stderr how far it is."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for number, match in enumerate(simulate.run(todo, pool, jobs), 1):
            if number % 50 == 0 or number == len(todo):
                sys.stderr.write(f"{name}: {number} of {len(todo)}\n")
            yield match.record


def totals(levels: Iterable[Level], records: Iterable[simulate.Record]) -> dict[Level, list[float]]:
    """By level, its total in each match that it played; the mean where it has several seats."""
    found: dict[Level, list[float]] = {level: [] for level in levels}
    for record in records:
        for level in dict.fromkeys(record.seats):
            own = [
                score
                for seat, score in zip(record.seats, record.result.scores, strict=True)
                if seat == level
            ]
            found[level].append(statistics.fmean(own))
    return found


def lines(title: str, found: Mapping[Level, Sequence[float]]) -> list[str]:
    """A table in Markdown."""
    out = [f"## {title}", "", "| level | mean total | above the next |", "|---|---|---|"]
    levels = list(found)
    for level, lower in zip(levels, (*levels[1:], None), strict=True):
        own = mean(found[level])
        above = ""
        if lower:
            more = gap(found[level], found[lower])
            above = f"{more.mean:.1f} ± {more.half:.1f}"
        out.append(f"| {level} | {own.mean:.1f} ± {own.half:.1f} | {above} |")
    return [*out, ""]


def clear(found: Mapping[Level, Sequence[float]]) -> bool:
    """Whether every gap is larger than its interval."""
    gaps = [gap(found[one], found[other]) for one, other in pairwise(found)]
    return all(one.mean > one.half for one in gaps)


class _Paced(Session):
    """A session that notes how long each decision took, in seconds."""

    spent: list[float]

    def think(self, seat: Seat, level: Level | None = None) -> Iterator[Thought]:
        begin = time.perf_counter()
        thoughts = list(super().think(seat, level))
        self.spent.append(time.perf_counter() - begin)
        return iter(thoughts)


def pace(game: str, matches: int) -> tuple[Level, list[float]]:
    """The strongest level, and the seconds of each decision of it at the smallest table."""
    built = catalog.game(game)
    level = list(built.bots)[-1]
    players = [Player("computer", level)] * built.seats[0]
    digest = catalog.components_digest(game)
    spent: list[float] = []
    for number in range(matches):
        config = built.configure(len(players), {})
        seed = f"{SEED}.pace.{number}"
        session = _Paced(built, config, seed, players, components=digest)
        session.spent = spent
        session.settle()
        simulate.play_out(session)
    return level, spent


def pace_lines(game: str, matches: int) -> list[str]:
    """How long the strongest level thinks, in Markdown."""
    level, found = pace(game, matches)
    median, average = statistics.median(found) * 1000, statistics.fmean(found) * 1000
    return [
        "## Pace",
        "",
        f"A decision of `{level}` took {median:.2g} ms at the median, {average:.2g} ms on average "
        f"and {max(found) * 1000:.2g} ms at most ({len(found)} decisions, one process).",
        "",
    ]


def main(args: Sequence[str]) -> int:
    """Play a tournament and write its results."""
    parser = argparse.ArgumentParser(prog="tournament", description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(args)
    game = catalog.game(given.game)
    plan: Any = importlib.import_module(f"tests.ladder.plans.{game.id}")
    text = [
        f"# Computer players of {game.title}",
        "",
        f"`python -m tests.ladder.tournament --game {given.game} --deals {given.deals}`: "
        f"{given.deals} seeded deals each. Means and the mean differences on",
        "the same deals are given with their 95 % confidence intervals.",
        "",
    ]
    is_clear = True
    for contest in plan.contests(given.deals):
        found = totals(contest.levels, played(contest.matches, given.jobs, contest.title))
        text += lines(contest.title, found)
        is_clear = is_clear and clear(found)
    text += pace_lines(given.game, 10)
    text += plan.more()
    results = HERE / "results" / f"{game.id}.md"
    results.write_text("\n".join(text), encoding="utf-8", newline="\n")
    sys.stdout.write("\n".join(text))
    return int(not is_clear)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
