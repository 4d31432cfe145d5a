"""Ladder: whether the teacher asks about costly moves, and about no others.

`python -m tests.tools.ladder.teacher --game pack-the-essentials` reviews matches of `easy` and
`normal` on deals of their own, asks the teacher about each decision with every bound, and notes
both in `results/teacher.csv`, match by match; begun again, it goes on from there. From what is
noted `results/teacher.md` is written. `--only-table` plays nothing.
"""

import argparse
import csv
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from engine import catalog
from engine.core import AnyGame, Level, Rng, Seat
from engine.core.review import Reviewer
from engine.match import Player, Session, begin
from engine.match import teacher as judging
from engine.match.advice import AdviceRequest
from engine.match.evaluation import PositionSource
from engine.match.review import begins, one_position, reviewer
from engine.match.teacher import BOUNDS, HUNDREDTHS, TeacherRequest
from engine.simulate import play_out
from tests.tools.ladder.tournament import HERE
from tests.tools.ladder.truth import wilson

RESULTS: Final = HERE / "results"
LEVELS: Final = ("easy", "normal")
"""Who plays: they make mistakes as people do."""
ALONE: Final = Seat(0)
GAMES: Final = ("pack_the_essentials", "carry_on", "cargo_hold")
MOST_FALSE: Final = 3
"""The bar: the most false alarms, in percent of the decisions that cost no more than the bound."""
LEAST_FOUND: Final = 80
"""The bar: the least mistakes found, in percent of the decisions that cost more than the bound."""


class Row(NamedTuple):
    """A decision: what the review says of it, and what the teacher says with each bound.

    `loss` and `half` are the review's, in hundredths of a point; `said` are points by bound, 0
    where the teacher is silent. `ms` is how long its answer took with the smallest bound, once it
    was prepared, in milliseconds of processor.
    """

    game: str
    level: str
    match: int
    at: int
    what: str
    loss: int
    half: int
    said: str
    ms: int

    def asks(self, bound: int) -> bool:
        """Return whether the teacher asks with a bound."""
        return self.said.split("/")[BOUNDS.index(bound)] != "0"


def match(game: AnyGame, number: int) -> Session:
    """Return a match of one level alone; the options that are drawn by number go in turn."""
    options: dict[str, Any] = {}
    if str(game.id) == "pack_the_essentials":
        cards = [card.id for card in game.box.cards]
        options = {"victory": cards[number % len(cards)]}
    level = Level(LEVELS[number % len(LEVELS)])
    session = begin(game, f"teacher.{number}", [Player("computer", level)], options)
    play_out(session)
    return session


def asked(session: Session, at: int, acts: Sequence[Any], bound: int) -> TeacherRequest:
    """Return what the teacher is asked about a decision of a match that is over."""
    game = session.game
    world = game.determinize(session.moments[at - 1].state, ALONE, Rng("teacher", at))
    source = PositionSource.of(session.header)
    about = AdviceRequest(game.id, source, session.config, ALONE, (), world, tuple(acts), ())
    return TeacherRequest(about, bound)


def answered(session: Session, by: Reviewer, at: int, acts: Sequence[Any], bound: int) -> Any:
    """Return the answer, however long it takes, and how many seconds of processor that is."""
    start = time.process_time()
    # A clock that stands still: on a machine with other work the answer is what it would be.
    *_, told = judging.answer(session.game, by, asked(session, at, acts, bound), lambda: 0.0)
    return told, time.process_time() - start


def rows(name: str, number: int) -> Iterator[Row]:
    """Yield the rows of a match."""
    game = catalog.game(name)
    session = match(game, number)
    by = reviewer(session, ALONE)
    if by.unit(1) != "points":
        return
    for at in begins(session, ALONE):
        position, acts = one_position(session, by, ALONE, at)
        judging.forget()
        answered(session, by, at, (), BOUNDS[0])
        told, prepared = [], 0.0
        for bound in BOUNDS:
            found, seconds = answered(session, by, at, acts, bound)
            prepared = prepared or seconds
            told.append(found.points)
        *_, verdict = position.judge(at, acts, position.best({}))
        yield Row(
            game=name,
            level=LEVELS[number % len(LEVELS)],
            match=number,
            at=at,
            what=type(acts[0]).__name__,
            loss=verdict.loss,
            half=verdict.half,
            said="/".join(map(str, told)),
            ms=round(1000 * prepared),
        )


# Notes


def read(file: Path) -> list[Row]:
    """Return what is noted."""
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as lines:
        found = csv.DictReader(lines)
        assert tuple(found.fieldnames or ()) == Row._fields
        return [msgspec.convert(tuple(row.values()), Row, strict=False) for row in found]


def write(file: Path, noted: Iterable[Row]) -> None:
    """Note these rows and nothing else; whoever breaks in finds the old notes or the new ones."""
    new = file.with_suffix(".new")
    with new.open("w", encoding="utf-8", newline="") as lines:
        out = csv.writer(lines, lineterminator="\n")
        out.writerow(Row._fields)
        out.writerows(sorted(noted))
    new.replace(file)


def note(file: Path, name: str, decisions: int) -> None:
    """Review matches until a number of decisions is noted."""
    number = 0
    while True:
        noted = read(file)
        mine = [one for one in noted if one.game == name]
        if len(mine) >= decisions:
            return
        if not any(one.match == number for one in mine):
            write(file, [*noted, *rows(name, number)])
        number += 1


# The table


def _share(good: int, of: int) -> str:
    low, high = wilson(good, of)
    share = 100 * good / of if of else 0.0
    return f"{good} of {of}: {share:.1f} % ({100 * low:.0f}–{100 * high:.0f} %)"


def tables(noted: Sequence[Row]) -> Iterator[str]:
    """Yield the lines of the report."""
    yield "# Whether the teacher asks about costly moves, and about no others"
    yield ""
    yield "`python -m tests.tools.ladder.teacher --game GAME`: all decisions of matches of `easy`"
    yield "and `normal` alone. *Mistakes* cost more than the bound by the review, *others* do not."
    yield "The 95 % interval of a share stands in brackets. *Far off*: the review says less than"
    yield "half of the bound."
    for game in dict.fromkeys(one.game for one in noted):
        mine = [one for one in noted if one.game == game]
        yield ""
        yield f"## {catalog.game(game).title}, alone, {len(mine)} decisions"
        yield ""
        yield "| bound | mistakes found | asked about others | far off | bars reached |"
        yield "|---|---|---|---|---|"
        for bound in BOUNDS:
            bad = [one for one in mine if one.loss > bound * HUNDREDTHS]
            rest = [one for one in mine if one.loss <= bound * HUNDREDTHS]
            found = sum(one.asks(bound) for one in bad)
            wrong = [one for one in rest if one.asks(bound)]
            far = sum(2 * one.loss < bound * HUNDREDTHS for one in wrong)
            reached = 100 * found >= LEAST_FOUND * len(bad)
            reached = reached and 100 * len(wrong) <= MOST_FALSE * len(rest)
            yield (
                f"| {bound} | {_share(found, len(bad))} | {_share(len(wrong), len(rest))} | {far} |"
                f" {'yes' if reached else 'no'} |"
            )
        yield ""
        times = sorted(one.ms for one in mine)
        middle, late = times[len(times) // 2], times[len(times) * 95 // 100]
        yield f"Milliseconds of processor an answer: middle {middle}, 95 % within {late},"
        yield f"longest {times[-1]}."


def main(args: list[str], results: Path = RESULTS) -> int:
    """Review, ask, note, and write the report."""
    parser = argparse.ArgumentParser(prog="teacher", description=__doc__)
    parser.add_argument("--game", choices=[game.replace("_", "-") for game in GAMES])
    parser.add_argument("--decisions", type=int, default=480)
    parser.add_argument("--only-table", action="store_true")
    given = parser.parse_args(args)
    file = results / "teacher.csv"
    if not given.only_table:
        name = (given.game or "pack-the-essentials").replace("-", "_")
        note(file, name, given.decisions)
    text = "\n".join(tables(read(file))) + "\n"
    (results / "teacher.md").write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
