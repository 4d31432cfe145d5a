"""Ladder: how often matches were won of which reviews told a chance to win.

`python -m tests.tools.ladder.chances --game carry-on --matches 200` plays matches of one level
against itself and asks the game's reviewer, at one decision of each seat, for its chance to win, as
reviews tell it. Each answer is noted in `results/chances.csv`; begun again, it goes on from there.
From all that the present reviewers told `results/chances.md` is written; what an older one told is
not counted. `--only-table` plays nothing.
"""

import argparse
import csv
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from engine import catalog
from engine.core import Act, Level, Rng, Seat
from engine.match import Player, Session, begin
from engine.match.review import reviewer
from engine.simulate import play_out
from tests.tools.ladder.tournament import HERE

SEATS: Final = {"carry_on": 4, "cargo_hold": 3, "pack_the_essentials": 2}
"""The games whose reviews tell chances, and at which tables they are counted."""
BANDS: Final = 5
"""How many equal parts the table has, from no chance to a certain win."""
CERTAIN: Final = 10_000
RESULTS: Final = HERE / "results"


class Told(NamedTuple):
    """A chance that was told, and what came of it: hundredths of a percent, as the share of the
    win. `version` is the reviewer's, `at` the number of the input with which the decision began.
    """

    game: str
    level: str
    version: int
    match: int
    seat: int
    at: int
    told: int
    won: int


def match(game: str, level: str, number: int) -> Session:
    """A match of a level against itself."""
    players = [Player("computer", Level(level))] * SEATS[game]
    session = begin(catalog.game(game), f"chances.{number}", players)
    play_out(session)
    return session


def asked(session: Session, game: str, level: str, number: int) -> Iterator[Told]:
    """Of each seat the chance that it had at one of its decisions, drawn at random."""
    stream = Rng("chances", game, level, number)
    for seat in session.seats:
        by = reviewer(session, seat)
        own = [
            at
            for at, moment in enumerate(session.moments)
            if isinstance(moment.given, Act) and moment.given.seat == seat
        ]
        if not own:
            continue
        at = stream.choice(own)
        state = session.moments[at - 1].state
        ways = by.comparison_samples(state)
        scene = by.scene(state, seat, Rng("chance", game, level, number, int(seat)), ways)
        values = scene.worth([()], 0, ways, whole=True)
        told = (2 * int(values.sum()) + ways) // (2 * ways)
        won = by.result(session.moments[-1].state, Seat(seat))
        yield Told(game, level, by.version, number, int(seat), at, told, won)


def read(file: Path) -> list[Told]:
    """What is noted."""
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as lines:
        rows = csv.reader(lines)
        assert tuple(next(rows)) == Told._fields
        return [Told(game, level, *map(int, rest)) for game, level, *rest in rows]


@cache
def version(game: str) -> int:
    """That of the present reviewer."""
    found = catalog.game(game)
    by = found.reviewer(found.configure(SEATS[game], {}))
    assert by is not None
    return by.version


def note(file: Path, game: str, level: str, matches: int) -> None:
    """Play what is not noted yet of so many matches, and note each when it is done."""
    now = game, level, version(game)
    done = {one.match for one in read(file) if (one.game, one.level, one.version) == now}
    is_new = not file.exists()
    with file.open("a", encoding="utf-8", newline="") as lines:
        out = csv.writer(lines, lineterminator="\n")
        if is_new:
            out.writerow(Told._fields)
        for number in range(matches):
            if number not in done:
                # All seats of a match or none of them.
                out.writerows(list(asked(match(game, level, number), game, level, number)))
                lines.flush()


def shares(rows: Sequence[Told]) -> str:
    """How many chances, what was told in the mean, and the share that was won, in percent."""
    told = sum(one.told for one in rows) / len(rows) / 100
    won = sum(one.won for one in rows) / len(rows) / CERTAIN
    half = 196 * sqrt(max(won * (1 - won), 1 / len(rows) / 4) / len(rows))
    return f"{len(rows)} | {told:.0f} % | {100 * won:.0f} ± {half:.0f} %"


def tables(rows: Iterable[Told]) -> Iterator[str]:
    """The lines of the report."""
    every = [one for one in rows if one.version == version(one.game)]
    yield "# Chances to win that reviews tell, and how often they came true"
    yield ""
    yield "`python -m tests.tools.ladder.chances --game GAME --matches N`: matches of one level"
    yield "against itself; at one decision of each seat, at random, what its review would tell."
    yield "± is the 95 % interval of independent chances; those of one match exclude each other."
    for game, level in sorted({(one.game, one.level) for one in every}):
        own = [one for one in every if (one.game, one.level) == (game, level)]
        matches = len({one.match for one in own})
        error = sum((one.told - one.won) ** 2 for one in own) / len(own) / CERTAIN**2
        title = catalog.game(game).title
        yield ""
        yield f"## {title}, {SEATS[game]} `{level}`, {matches} matches"
        yield ""
        yield "| told | chances | mean | won |"
        yield "|---|---|---|---|"
        for band in range(BANDS):
            low, high = CERTAIN * band // BANDS, CERTAIN * (band + 1) // BANDS
            inside = [one for one in own if low <= one.told < high + (band == BANDS - 1)]
            if inside:
                yield f"| {low // 100}–{high // 100} % | {shares(inside)} |"
        yield ""
        yield f"The mean of the squared errors (Brier) is {error:.3f}; of always telling the mean"
        mean = sum(one.won for one in own) / len(own)
        plain = sum((mean - one.won) ** 2 for one in own) / len(own) / CERTAIN**2
        yield f"chance it would be {plain:.3f}."


def main(args: list[str], results: Path = RESULTS) -> int:
    """Play, note, and write the report."""
    parser = argparse.ArgumentParser(prog="chances", description=__doc__)
    parser.add_argument("--game", choices=[game.replace("_", "-") for game in SEATS])
    parser.add_argument("--level", default="normal")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--only-table", action="store_true")
    given = parser.parse_args(args)
    games = [given.game.replace("-", "_")] if given.game else list(SEATS)
    if not given.only_table:
        for game in games:
            note(results / "chances.csv", game, given.level, given.matches)
    text = "\n".join(tables(read(results / "chances.csv"))) + "\n"
    (results / "chances.md").write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
