"""Ladder: what `expert` is worth at Pack the Essentials, on deals that nothing else was made with.

`python -m tests.tools.ladder.expert --deals 200 --jobs 2` plays them alone with `expert` and with
`hard`, and `--tables` at as many tables of two and of four. Each match is noted at once in
`results/pack_the_essentials_expert.csv`; begun again, it goes on from there. `--former FOLDER` has
the deals alone played by the `hard` of another state of the program, checked out there: that of
version 1 is in `git worktree add FOLDER 5d58791`. The ladder's page has a table of it
(`tests.tools.ladder.tournament`). The exit code is 1 unless `expert` is what it was made for: alone
three points above the former `hard` in the mean, and above the new one by more than the 95 %
interval.
"""

import argparse
import csv
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from engine import simulate
from engine.core import Value
from engine.games.pack_the_essentials.bots.levels import EXPERT, HARD
from tests.tools.ladder.calibrate import GAME, cards
from tests.tools.ladder.tournament import Gap, gap, mean, percent, played

NOTED: Final = Path(__file__).parent / "results" / f"{GAME}_expert.csv"
COLUMNS: Final = ("seats", "deal", "levels", "totals")
SEED: Final = "expert"
FORMER: Final = "former"
"""Instead of a level, the former hard."""
MORE: Final = 3
"""How many points more than the former hard are asked for."""
PLAYED_THERE: Final = """
from engine import simulate
for line in __import__("sys").stdin:
    seed, card = line.split()
    todo = simulate.specs("pack_the_essentials", ["hard"], {"victory": card}, seed, 1)
    print(simulate.play(next(iter(todo))).record.result.scores[0], flush=True)
"""


class Match(NamedTuple):
    """A match of a deal: who played it, seat by seat, and with what totals."""

    seats: int
    deal: int
    levels: tuple[str, ...]
    totals: tuple[int, ...]


def options(seats: int, deal: int) -> dict[str, Value]:
    """Alone the cards in turn, on the common board; at a table the board sides in turn."""
    if seats == 1:
        return {"victory": cards()[deal % len(cards())].id}
    return {"side": "own" if deal // seats % 2 else "common"}


def spec(seats: int, deal: int, levels: Sequence[str]) -> simulate.Spec:
    """A match."""
    seed = f"{SEED}.{seats}.{deal}"
    return next(iter(simulate.specs(GAME, levels, options(seats, deal), seed, 1)))


def wanted(deals: int, tables: int) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """What is to be played: seats, deal, and the levels, of which expert has each seat in turn."""
    for deal in range(deals):
        yield from ((1, deal, (level,)) for level in (HARD, EXPERT))
    for seats in (2, 4):
        for deal in range(tables):
            levels = [HARD] * seats
            levels[deal % seats] = EXPERT
            yield seats, deal, tuple(levels)


def noted() -> list[Match]:
    """The matches so far."""
    if not NOTED.exists():
        return []
    with NOTED.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    return [
        Match(int(seats), int(deal), tuple(levels.split()), tuple(map(int, totals.split())))
        for seats, deal, levels, totals in rows
    ]


def note(one: Match) -> None:
    """Write down what came of a match."""
    is_new = not NOTED.exists()
    with NOTED.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(COLUMNS)
        writer.writerow((*one[:2], " ".join(one.levels), " ".join(map(str, one.totals))))


def there(folder: str, deals: Sequence[int]) -> Iterator[int]:
    """The totals of the hard that another state of the program has."""
    asked = "".join(f"{SEED}.1.{deal} {options(1, deal)['victory']}\n" for deal in deals)
    command = [sys.executable, "-c", PLAYED_THERE]
    with subprocess.Popen(
        command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(asked)
        child.stdin.close()
        yield from (int(line) for line in child.stdout)


def alone(found: Iterable[Match]) -> dict[str, dict[int, float]]:
    """By player the total alone of each deal."""
    totals: dict[str, dict[int, float]] = {EXPERT: {}, HARD: {}, FORMER: {}}
    for one in found:
        if one.seats == 1:
            totals[one.levels[0]][one.deal] = one.totals[0]
    return totals


def above(totals: Mapping[str, Mapping[int, float]], other: str) -> Gap:
    """How much more expert packs than another on the deals that both played."""
    deals = sorted(totals[EXPERT].keys() & totals[other].keys())
    return gap([totals[EXPERT][deal] for deal in deals], [totals[other][deal] for deal in deals])


def is_reached(found: Sequence[Match]) -> bool:
    """Whether expert is what it was made for."""
    totals = alone(found)
    new, old = above(totals, HARD), above(totals, FORMER)
    return old.mean >= MORE and new.mean > new.half


def told(one: Gap) -> str:
    """A mean and its interval."""
    return f"{one.mean:.1f} ± {one.half:.1f}"


def command(found: Sequence[Match]) -> str:
    """What noted these matches."""
    deals = len(alone(found)[EXPERT])
    tables = sum(one.seats == 2 for one in found)
    return f"python -m tests.tools.ladder.expert --deals {deals} --tables {tables} --former FOLDER"


def tables(found: Sequence[Match]) -> Iterator[str]:
    """What was found, in Markdown."""
    totals = alone(found)
    yield f"| alone, {len(totals[EXPERT])} deals | mean total | expert is above it by |"
    yield "|---|---|---|"
    names = {EXPERT: "expert", HARD: "hard", FORMER: "hard of version 1"}
    for player, name in names.items():
        own = told(mean(list(totals[player].values())))
        yield f"| {name} | {own} | {'' if player == EXPERT else told(above(totals, player))} |"
    some = [one for one in found if one.seats > 1]
    if not some:
        return
    yield ""
    yield "| one expert, else hard | deals | its mean total | above theirs | won |"
    yield "|---|---|---|---|---|"
    for seats in sorted({one.seats for one in some}):
        here = [one for one in some if one.seats == seats]
        at = [one.levels.index(EXPERT) for one in here]
        own_totals = [one.totals[seat] for one, seat in zip(here, at, strict=True)]
        theirs = [
            fmean([total for seat, total in enumerate(one.totals) if seat != mine])
            for one, mine in zip(here, at, strict=True)
        ]
        # Equal totals are told apart by PE-34; here they are shared.
        won = [
            (one.totals[mine] == max(one.totals)) / one.totals.count(max(one.totals))
            for one, mine in zip(here, at, strict=True)
        ]
        yield (
            f"| {seats} seats | {len(here)} | {told(mean(own_totals))} | "
            f"{told(gap(own_totals, theirs))} | {percent(mean(won))} |"
        )


def main(args: Sequence[str]) -> int:
    """Play what is missing, and tell what was found."""
    parser = argparse.ArgumentParser(prog="expert", description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--former")
    given = parser.parse_args(args)
    if given.former:
        known = alone(noted())[FORMER]
        missing = [deal for deal in range(given.deals) if deal not in known]
        for deal, total in zip(missing, there(given.former, missing), strict=True):
            note(Match(1, deal, (FORMER,), (total,)))
    have = {one[:3] for one in noted()}
    todo = [one for one in wanted(given.deals, given.tables) if one not in have]
    records = played([spec(*one) for one in todo], given.jobs, SEED)
    for one, record in zip(todo, records, strict=True):
        note(Match(*one, tuple(int(score) for score in record.result.scores)))
    found = noted()
    sys.stdout.write("\n".join(tables(found)) + "\n")
    return int(not is_reached(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
