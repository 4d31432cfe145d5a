"""Ladder: a tournament of the computer players of a game.

`python -m tests.tools.ladder.tournament --game pack-the-essentials --deals 200 --jobs 2` plays the
contests of the game's plan (`plans/<game>.py`) and writes `results/<game>.md`. Its exit code is 1
unless, in each contest, each level's mean total beats the next one's by more than the 95 %
confidence interval of their difference on the same deals, and what is aimed at is reached.

A contest that is looked at several times ends as soon as that is so; its intervals are wider, so
that they hold in spite of it.

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
from itertools import islice, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from engine import catalog, simulate
from engine.core import BotProgress, Level, Seat
from engine.match import Player, Session

SEED = "tournament"
SURE = 1.96
"""Standard errors in half a 95 % interval."""
SURE_OF_TEN = 2.555
"""The same where it is looked at ten times and ended when one will (Pocock 1977)."""
LOOKS = 10
LEAST = 20
"""Fewer deals say nothing of how much they differ."""
HERE = Path(__file__).parent


class Contest(NamedTuple):
    """Matches in which levels, best first, are to show their order.

    Each level plays the same deals, in the same order. `each` matches, one after another, are of
    the same deal, and count as one. A `sequential` contest ends early if its order is clear. `aim`
    is what share of matches the first level is to win, and what its interval is to lie above;
    shares are told where `each` is not 1.
    """

    title: str
    levels: tuple[Level, ...]
    matches: tuple[simulate.Spec, ...]
    each: int = 1
    sequential: bool = False
    aim: tuple[float, float] | None = None


class Found(NamedTuple):
    """By level and deal: mean totals, and shares of matches won; a tie is shared."""

    totals: dict[Level, list[float]]
    won: dict[Level, list[float]]


class Gap(NamedTuple):
    """The mean difference of two levels on the same deals, and half its 95 % interval."""

    mean: float
    half: float


def mean(values: Sequence[float], sure: float = SURE) -> Gap:
    """A mean and half its 95 % confidence interval."""
    half = sure * statistics.stdev(values) / len(values) ** 0.5
    return Gap(statistics.fmean(values), half)


def gap(better: Sequence[float], worse: Sequence[float], sure: float = SURE) -> Gap:
    """How much better, deal by deal."""
    return mean([one - other for one, other in zip(better, worse, strict=True)], sure)


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


def won(levels: Iterable[Level], records: Iterable[simulate.Record]) -> dict[Level, list[float]]:
    """By level, its share of each match: 1 for a win, less for a tie with others."""
    found: dict[Level, list[float]] = {level: [] for level in levels}
    for record in records:
        best = record.result.ranking[0]
        for level, shares in found.items():
            shares.append(sum(record.seats[seat] == level for seat in best) / len(best))
    return found


def by_deal(found: Mapping[Level, Sequence[float]], each: int) -> dict[Level, list[float]]:
    """The same, with the mean of the matches of each deal."""
    return {
        level: [statistics.fmean(deal) for deal in batched(values, each)]
        for level, values in found.items()
    }


def batched(values: Sequence[float], each: int) -> Iterator[Sequence[float]]:
    """Runs of so many values."""
    return (values[at : at + each] for at in range(0, len(values), each))


def outcome(contest: Contest, records: Iterator[simulate.Record]) -> tuple[Found, float]:
    """What came of a contest, and the standard errors in half an interval of it."""
    looks, sure = (LOOKS, SURE_OF_TEN) if contest.sequential else (1, SURE)
    deals = len(contest.matches) // contest.each
    kept: list[simulate.Record] = []
    found = Found({}, {})
    for look in range(1, looks + 1):
        kept += islice(records, contest.each * (deals * look // looks) - len(kept))
        found = Found(
            by_deal(totals(contest.levels, kept), contest.each),
            by_deal(won(contest.levels, kept), contest.each),
        )
        if len(kept) >= LEAST * contest.each and clear(found.totals, sure):
            break
    return found, sure


def lines(
    title: str,
    found: Mapping[Level, Sequence[float]],
    shares: Mapping[Level, Sequence[float]] | None = None,
    sure: float = SURE,
) -> list[str]:
    """A table in Markdown."""
    out = [f"## {title}", "", "| level | mean total | above the next |", "|---|---|---|"]
    if shares is not None:
        out[-2:] = ["| level | mean total | above the next | won |", "|---|---|---|---|"]
    levels = list(found)
    for level, lower in zip(levels, (*levels[1:], None), strict=True):
        own = mean(found[level], sure)
        above = ""
        if lower:
            more = gap(found[level], found[lower], sure)
            above = f"{more.mean:.1f} ± {more.half:.1f}"
        row = f"| {level} | {own.mean:.1f} ± {own.half:.1f} | {above} |"
        if shares is not None:
            row += f" {percent(mean(shares[level], sure))} |"
        out.append(row)
    return [*out, ""]


def percent(share: Gap) -> str:
    """A share and its interval."""
    return f"{100 * share.mean:.1f} ± {100 * share.half:.1f} %"


def clear(found: Mapping[Level, Sequence[float]], sure: float = SURE) -> bool:
    """Whether every gap is larger than its interval."""
    gaps = [gap(found[one], found[other], sure) for one, other in pairwise(found)]
    return all(one.mean > one.half for one in gaps)


def reached(contest: Contest, found: Found) -> bool:
    """Whether the first level wins as much as it is aimed at."""
    if contest.aim is None:
        return True
    share = mean(found.won[contest.levels[0]])
    return share.mean >= contest.aim[0] and share.mean - share.half > contest.aim[1]


class _Paced(Session):
    """A session that notes how long each decision took, in seconds of the processor."""

    spent: list[float]

    def think(self, seat: Seat, level: Level | None = None) -> Iterator[BotProgress]:
        begin = time.process_time()
        thoughts = list(super().think(seat, level))
        self.spent.append(time.process_time() - begin)
        return iter(thoughts)


def pace(game: str, matches: int, seats: int | None = None) -> tuple[Level, list[float]]:
    """The strongest level, and the seconds of each of its decisions, by default at the smallest
    table.
    """
    built = catalog.game(game)
    level = list(built.bots)[-1]
    players = [Player("computer", level)] * (seats or built.seats[0])
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


def _short(number: float) -> str:
    """Two digits of a number that count."""
    return f"{float(f'{number:.2g}'):g}"


def pace_lines(game: str, matches: int, seats: int | None = None) -> list[str]:
    """How long the strongest level thinks, in Markdown."""
    level, found = pace(game, matches, seats)
    median, average = statistics.median(found) * 1000, statistics.fmean(found) * 1000
    return [
        f"## Pace with {seats} seats" if seats else "## Pace",
        "",
        f"A decision of `{level}` took {_short(median)} ms at the median, {_short(average)} ms on "
        f"average and {_short(max(found) * 1000)} ms at most ({len(found)} decisions, processor "
        "time).",
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
    plan: Any = importlib.import_module(f"tests.tools.ladder.plans.{game.id}")
    text = [
        f"# Computer players of {game.title}",
        "",
        f"`python -m tests.tools.ladder.tournament --game {given.game} --deals {given.deals}`: "
        f"{given.deals} seeded deals each. Means and the mean differences on",
        "the same deals are given with their 95 % confidence intervals.",
        "",
    ]
    contests = list(plan.contests(given.deals))
    if any(contest.each > 1 for contest in contests):
        text += [
            "Each deal is played again with the seats turned, and counts once; `won` is the share",
            "of matches that the seats of a level won, all together.",
            "",
        ]
    if any(contest.sequential for contest in contests):
        text += [
            "Contests that tell how many deals they had were looked at up to "
            f"{LOOKS} times, and ended when",
            f"their order was clear; their intervals are ± {SURE_OF_TEN} standard errors, and so "
            "hold all the same.",
            "",
        ]
    is_clear = True
    for contest in contests:
        records = played(contest.matches, given.jobs, contest.title)
        found, sure = outcome(contest, records)
        deals = len(found.totals[contest.levels[0]])
        title = f"{contest.title} ({deals} deals)" if contest.sequential else contest.title
        text += lines(title, found.totals, found.won if contest.each > 1 else None, sure)
        is_clear = is_clear and clear(found.totals, sure) and reached(contest, found)
    text += pace_lines(given.game, 10)
    text += plan.more()
    results = HERE / "results" / f"{game.id}.md"
    results.write_text("\n".join(text), encoding="utf-8", newline="\n")
    sys.stdout.write("\n".join(text))
    return int(not is_clear)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
