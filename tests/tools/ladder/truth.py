"""Ladder: whether what reviews tell of decisions is true, by playing on in the real game.

`python -m tests.tools.ladder.truth --game carry-on` reviews matches of every level, the levels in
turn, and draws marked and unmarked decisions from them. From each it plays on in fresh futures of
the real game, once with what was done and once with what the review calls the best; both meet the
same secrets and the same draws. What comes of it is noted in `results/truth.csv`; begun again, it
goes on from there. Once the reviewer has another version, its matches are reviewed anew, and only
pairs of plans that are not noted are played on. From what is noted `results/truth.md` is written.
`--only-table` plays nothing; `--by` names who plays on.
"""

import argparse
import csv
import hashlib
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any, Final, NamedTuple

import msgspec

from engine import catalog
from engine.core import AnyGame, Level, Rng, Seat
from engine.core.review import MARK_BOUNDS, Reviewer, Verdict
from engine.match import Player, Session, begin
from engine.match.evaluation import Position
from engine.match.review import begins, one_position, reviewer
from engine.search.playing import SeatedBot, played_on
from engine.simulate import play_out
from tests.tools.ladder.tournament import HERE, SURE

RESULTS: Final = HERE / "results"


class Plan(NamedTuple):
    """How a game is looked at.

    So many `seats` play, and `by` plays on: a level, or `easy+normal` where each seat is played on
    by either, in each future anew, since nobody knows how others play. It does in `ways` futures at
    a time, until half the 95 % interval is at most `narrow` hundredths, or in `most` of them.
    """

    seats: int
    by: str
    ways: int
    narrow: int
    most: int


PLANS: Final = {
    "pack_the_essentials": Plan(1, "hard", 16, 150, 48),
    "carry_on": Plan(4, "easy+normal", 128, 300, 768),
    "cargo_hold": Plan(3, "normal", 256, 400, 512),
}
DRAWN: Final = (4, 1)
"""How many that may be marked, and how many others, are drawn from one review at most."""
BAD: Final = {"points": 400, "percent": 600}
"""A decision that truly loses more is bad, and should be marked."""
_LEAST_OFF: Final = 30.0
"""By so many hundredths, at least, what was told is taken to be off."""


class Row(NamedTuple):
    """A decision that was played on from: what was told of it, and what came, in hundredths.

    `version` is the reviewer's. `at` is the number of the input with which the decision began,
    `pair` a digest of what the seat knew and of both plans, `what` the kind of the first act. It
    stands for `weight` hundredths of decisions of its review, marked or not. `told` is the loss and
    `half` half its interval; `true` is the mean of so many `ways`, and `error` half its interval.
    """

    game: str
    by: str
    version: int
    level: str
    match: int
    seat: int
    at: int
    pair: str
    what: str
    mark: str
    weight: int
    told: int
    half: int
    true: int
    error: int
    ways: int


# Playing on


class Table:
    """A position of a match, from which a level, or any of some levels, plays on for a seat."""

    def __init__(self, session: Session, at: int, seat: Seat, by: str) -> None:
        self._game: AnyGame = session.game
        self._seat, self._config = seat, session.config
        self._levels = [Level(level) for level in by.split("+")]
        self._state = session.moments[at - 1].state
        told = [
            [told.event for told in session.feed(one) if told.input < at] for one in session.seats
        ]
        self._minds = {
            (one, level): self._folded(one, level, told[one])
            for one in session.seats
            for level in self._levels
        }
        self._judge = reviewer(session, seat)

    def _folded(self, seat: Seat, level: Level, events: Iterable[Any]) -> Any:
        bot = self._game.bots[level]
        mind = bot.start(self._config, seat, level)
        for event in events:
            mind = bot.notice(mind, event)
        return mind

    def world(self, *key: str | int) -> Any:
        """A state that the seat could be in, before it decides anything of this decision."""
        world = self._judge.position(self._state, self._seat)
        return self._game.determinize(world, self._seat, Rng("truth", "world", *key))

    def end(self, plan: Sequence[Any], *key: str | int) -> int:
        """What a match comes to that is played on behind a plan, in a future named by a key."""
        players = []
        for seat in map(Seat, range(self._config.seats)):
            level = Rng("truth", "who", *key, int(seat)).choice(self._levels)
            players.append(SeatedBot(self._game.bots[level], self._minds[seat, level]))
        world = self.world(*key)
        last = played_on(self._game, world, plan, self._seat, players, "truth", *key)
        return self._judge.result(last, self._seat)


def gaps(table: Table, best: Sequence[Any], own: Sequence[Any], ways: range) -> list[int]:
    """What the best brings more than what was done, in each of some futures."""
    return [table.end(best, way) - table.end(own, way) for way in ways]


def measured(
    table: Table, best: Sequence[Any], own: Sequence[Any], plan: Plan
) -> tuple[int, int, int]:
    """The mean of what was lost, half its interval, and in how many futures."""
    found: list[int] = []
    while True:
        found += gaps(table, best, own, range(len(found), len(found) + plan.ways))
        middle, half = spread(found)
        if half <= plan.narrow or len(found) >= plan.most:
            return round(middle), round(half), len(found)


def spread(values: Sequence[float]) -> tuple[float, float]:
    """A mean and half its 95 % interval."""
    middle = sum(values) / len(values)
    square = sum((one - middle) ** 2 for one in values) / (len(values) - 1)
    return middle, SURE * sqrt(square / len(values))


# Which decisions


def match(game: str, level: str, number: int) -> Session:
    """A match of a level against itself; alone with the cards in turn."""
    found = catalog.game(game)
    plan = PLANS[game]
    options = {}
    if game == "pack_the_essentials" and plan.seats == 1:
        cards = [card.id for card in found.box.cards]
        options = {"victory": cards[number % len(cards)]}
    players = [Player("computer", Level(level))] * plan.seats
    session = begin(found, f"truth.{number}", players, options)
    play_out(session)
    return session


class Judged(NamedTuple):
    """A decision as a review first judges it, and the digest of what is known and of both plans."""

    position: Position
    verdict: Verdict[Any]
    pair: str

    @property
    def whole(self) -> Verdict[Any]:
        """What the review says of it in the end."""
        return [self.verdict, *self.position.judge_again(self.verdict)][-1]

    @property
    def is_suspected(self) -> bool:
        """Whether it is marked, or will be if a second opinion agrees."""
        return self.verdict.mark != "" or self.position.is_judged_again(self.verdict)


def judged(session: Session, by: Reviewer, seat: Seat, at: int) -> Judged:
    """What a review first says of one decision."""
    position, acts = one_position(session, by, seat, at)
    *_, verdict = position.first_verdict(at, acts, position.best({}))
    pair = msgspec.json.encode((position.key, verdict.best, verdict.acts))
    return Judged(position, verdict, hashlib.blake2b(pair, digest_size=8).hexdigest())


def chosen(found: Sequence[Judged], by: Reviewer) -> Iterator[tuple[Judged, int]]:
    """Some decisions that may be marked and others, each with how many it stands for, by 100."""
    # In the order of their digests: a reviewer that marks others changes little in it.
    mixed = sorted(found, key=lambda one: one.pair)
    told = [one for one in mixed if one.is_suspected]
    # Who did what is best lost nothing by it: that need not be played on.
    rest = [one for one in mixed if not one.is_suspected]
    rest = [one for one in rest if not by.alike(one.verdict.best, one.verdict.acts)]
    for group, most in zip((told, rest), DRAWN, strict=True):
        some = group[:most]
        yield from ((one, 100 * len(group) // len(some)) for one in some)


def sampled(game: str, level: str, number: int, by: str, known: Mapping[str, Row]) -> Iterator[Row]:
    """The rows of one match, of one of its seats; what is known of a pair is not played on."""
    session, plan = match(game, level, number), PLANS[game]
    seat = session.seats[number // len(levels(game)) % len(session.seats)]
    judge = reviewer(session, seat)
    found = [judged(session, judge, seat, at) for at in begins(session, seat)]
    for some, weight in chosen(found, judge):
        one, pair = some.whole, some.pair
        if pair in known:
            true, error, ways = known[pair].true, known[pair].error, known[pair].ways
        else:
            table = Table(session, one.at, seat, by)
            true, error, ways = measured(table, one.best, one.acts, plan)
        yield Row(
            game=game,
            by=by,
            version=judge.version,
            level=level,
            match=number,
            seat=int(seat),
            at=one.at,
            pair=pair,
            what=type(one.acts[0]).__name__,
            mark=one.mark,
            weight=weight,
            told=one.loss,
            half=one.half,
            true=true,
            error=error,
            ways=ways,
        )


def levels(game: str) -> list[str]:
    """The levels of a game, the weakest first."""
    return [str(level) for level in catalog.game(game).bots]


# Notes


def read(file: Path) -> list[Row]:
    """What is noted."""
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines)
        assert tuple(rows.fieldnames or ()) == Row._fields
        return [msgspec.convert(tuple(row.values()), Row, strict=False) for row in rows]


def note(file: Path, game: str, by: str, marked: int, matches: int) -> None:
    """Play on until so many marked decisions are noted, or from so many matches.

    All rows of a match are noted together, with one empty row where there are none. Rows of an
    earlier version of the reviewer go as the match is reviewed anew.
    """
    version = judge(game).version
    every = read(file)
    known = {one.pair: one for one in every if (one.game, one.by) == (game, by)}
    each = levels(game)
    for number in range(matches):
        mine = [one for one in every if (one.game, one.by) == (game, by)]
        now = [one for one in mine if one.version == version]
        if sum(bool(one.mark) for one in now) >= marked:
            return
        if any(one.match == number for one in now):
            continue
        level = each[number % len(each)]
        rows = [*sampled(game, level, number, by, known)]
        empty = Row(game, by, version, level, number, 0, 0, "", "", "", 0, 0, 0, 0, 0, 0)
        old = [one for one in mine if one.match == number]
        every = [*(one for one in every if one not in old), *(rows or [empty])]
        write(file, every)


def write(file: Path, rows: Iterable[Row]) -> None:
    """Note these, and nothing else; whoever breaks in finds the old notes or the new ones."""
    new = file.with_suffix(".new")
    with new.open("w", encoding="utf-8", newline="") as lines:
        out = csv.writer(lines, lineterminator="\n")
        out.writerow(Row._fields)
        out.writerows(sorted(rows))
    new.replace(file)


# The table


def wilson(good: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not of:
        return 0.0, 1.0
    share, square = good / of, SURE * SURE
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = SURE * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return middle - half, middle + half


def is_held(row: Row) -> bool:
    """Whether the told interval holds the true loss, as far as that is known itself."""
    return abs(row.told - row.true) <= sqrt(row.half**2 + row.error**2)


def found_share(rows: Iterable[Row], bad: int) -> tuple[float, float]:
    """How many decisions truly lose more than `bad`, and how many of these are marked."""
    every = [one for one in rows if one.true > bad]
    return (
        sum(one.weight for one in every) / 100,
        sum(one.weight for one in every if one.mark) / 100,
    )


def likely_share(rows: Sequence[Row], bad: int) -> tuple[float, float]:
    """The same by how likely each decision truly loses more, by both what was told and what came.

    What came of a decision is an estimate, too. Of the many that lose little, some come out above
    `bad` by chance; few of those that lose much come out below it.
    """
    every = every_marked = 0.0
    game = rows[0].game
    small = MARK_BOUNDS[judge(game).unit(PLANS[game].seats)][0]
    groups = (
        [one for one in rows if not one.mark and one.told < small],
        [one for one in rows if not one.mark and one.told >= small],
        [one for one in rows if one.mark],
    )
    for group in groups:
        weight = sum(one.weight for one in group) or 1
        # How far what was told lies off in this group, without what the measurement is off.
        off = sum(one.weight * (_square(one.true - one.told) - _variance(one)) for one in group)
        told = max(_square(_LEAST_OFF), off / weight)
        for one in group:
            came = max(_variance(one), 1.0)
            sure = 1 / told + 1 / came
            mean = (one.told / told + one.true / came) / sure
            share = one.weight / 100 * NormalDist().cdf((mean - bad) * sqrt(sure))
            every += share
            every_marked += share if one.mark else 0.0
    return every, every_marked


def _square(number: float) -> float:
    return number * number


def _variance(one: Row) -> float:
    """How far off the measurement is, by its 95 % interval."""
    return _square(one.error / SURE)


@cache
def judge(game: str) -> Reviewer:
    """Who reviews a game, with as many as play here."""
    found = catalog.game(game)
    by = found.reviewer(found.configure(PLANS[game].seats, {}))
    assert by is not None
    return by


def _share(good: int, of: int) -> str:
    low, high = wilson(good, of)
    return f"{good} of {of} ({100 * low:.0f}–{100 * high:.0f} %)"


def _mean(rows: Sequence[Row], name: str) -> str:
    middle, half = spread([getattr(one, name) / 100 for one in rows])
    return f"{middle:.1f} ± {half:.1f}"


def line(title: str, rows: Sequence[Row]) -> str:
    """A row of the table of marked decisions."""
    right = sum(one.true > 0 for one in rows)
    wrong = sum(one.true + one.error < 0 for one in rows)
    held = sum(map(is_held, rows))
    told, true = _mean(rows, "told"), _mean(rows, "true")
    n = len(rows)
    return f"| {title} | {_share(right, n)} | {wrong} | {told} | {true} | {_share(held, n)} |"


def tables(rows: Iterable[Row]) -> Iterator[str]:
    """The lines of the report."""
    every = [one for one in rows if one.weight and one.version == judge(one.game).version]
    yield "# Whether reviews are true"
    yield ""
    yield "`python -m tests.tools.ladder.truth --game GAME`: decisions of matches of every level,"
    yield f"at most {DRAWN[0]} that may be marked and {DRAWN[1]} other of a review. From each the"
    yield "real game is played on in fresh futures with what was done and with what is called best."
    yield "Points, or percent of the chance to win. A sign is right where what is called best truly"
    yield "brings more; *clearly wrong* where the interval of what it brings lies below 0. ± is the"
    yield "95 % interval of the mean; that of a share stands in brackets."
    for game, by in sorted({(one.game, one.by) for one in every}):
        own = [one for one in every if (one.game, one.by) == (game, by)]
        told = [one for one in own if one.mark]
        rest = [one for one in own if not one.mark]
        if len(told) < 2 or len(rest) < 2:
            continue
        size = judge(game).unit(PLANS[game].seats)
        yield ""
        title = f"{catalog.game(game).title}, {PLANS[game].seats} seats"
        who = by.replace("+", "` or `")
        yield f"## {title.replace('1 seats', 'alone')}, played on by `{who}`"
        yield ""
        yield "| marked | sign right | clearly wrong | told | true | interval holds |"
        yield "|---|---|---|---|---|---|"
        yield line("all", told)
        parts: dict[str, list[Row]] = {f"`{level}`": [] for level in levels(game)}
        for one in told:
            for part in (f"`{one.level}`", one.what, one.mark):
                parts.setdefault(part, []).append(one)
        for name, some in parts.items():
            if len(some) > 1:
                yield line(name, some)
        yield ""
        lost = f"told {_mean(rest, 'told')}, true {_mean(rest, 'true')}"
        yield f"{len(rest)} unmarked decisions for something else than the best: {lost}."
        low = MARK_BOUNDS[size][0] / 100
        likely, taken = (_percent(share(own, BAD[size])) for share in (likely_share, found_share))
        yield f"Of decisions that truly lose more than {BAD[size] / 100:.0f}, about"
        yield f"{likely} are marked (a mark begins at {low:.0f}); {taken} if what came of each"
        yield "decision is taken as its true loss, though chance has a part in it."


def _percent(part: tuple[float, float]) -> str:
    every, some = part
    return f"{100 * some / every if every else 0:.0f} %"


def main(args: list[str], results: Path = RESULTS) -> int:
    """Play on, note, and write the report."""
    parser = argparse.ArgumentParser(prog="truth", description=__doc__)
    parser.add_argument("--game", choices=[game.replace("_", "-") for game in PLANS])
    parser.add_argument("--by", help="who plays on, if not who the plan names")
    parser.add_argument("--marked", type=int, default=200)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--only-table", action="store_true")
    given = parser.parse_args(args)
    games = [given.game.replace("-", "_")] if given.game else list(PLANS)
    if not given.only_table:
        for game in games:
            by = given.by or PLANS[game].by
            note(results / "truth.csv", game, by, given.marked, given.matches)
    text = "\n".join(tables(read(results / "truth.csv"))) + "\n"
    (results / "truth.md").write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
