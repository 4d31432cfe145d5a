"""Ladder: positions in which the weaker levels go wrong, and by how much.

`python -m tests.tools.ladder.temptations --matches 1000` plays matches of `easy` and of `normal` at
Pack the Essentials alone. In each decision it looks for the best, as reviews do, and compares with
it what was played and what `easy` and `normal` would most often do there. What costs enough is
noted in `results/pack_the_essentials_temptations.jsonl`, a match a line; begun again, it goes on
from there. `tests.tools.ladder.library` makes the library of *My mistakes* of these notes.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from engine import catalog
from engine.core import Act, Action, AnyGame, Level, Rng, Seat
from engine.core.review import MARK_BOUNDS, Reviewer
from engine.games.pack_the_essentials.bots.reviewer import PackReviewer
from engine.games.pack_the_essentials.bots.rollouts import Futures
from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT
from engine.match import Player, Session, begin, codes
from engine.match.evaluation import Position
from engine.match.likely import SAMPLES, sample_plans
from engine.match.review import begins, one_position, reviewer
from engine.simulate import play_out
from tests.tools.ladder.tournament import HERE

GAME: Final = "pack-the-essentials"
NOTES: Final = HERE / "results" / "pack_the_essentials_temptations.jsonl"
ALONE: Final = Seat(0)
LEVELS: Final = tuple(sorted(SAMPLES))
FUTURES: Final = 64
"""How many futures all decisions of a position are compared in."""
MAX_TEMPTING: Final = 3
"""The most decisions that are compared with the best of a position."""
LEAST_LOSS: Final = MARK_BOUNDS["points"][0]
"""What loses no more than this, in hundredths of a point, is not noted."""

Short = tuple[int, ...]
"""An act: the number of its kind among those of the game, then its fields."""


class Temptation(msgspec.Struct, frozen=True, array_like=True):
    """A decision that costs `loss`, with `half` of the interval, in hundredths of a point.

    In how many of its choices (`SAMPLES`) each level makes it, whether it was `played`, and how
    much more the best brings in each score line.
    """

    acts: tuple[Short, ...]
    shares: tuple[int, ...]
    played: bool
    loss: int
    half: int
    lines: tuple[int, ...]


class Noted(msgspec.Struct, frozen=True, array_like=True):
    """A decision of a match, the best there, and what tempts."""

    at: int
    best: tuple[Short, ...]
    tempting: tuple[Temptation, ...]


class NotedMatch(msgspec.Struct, frozen=True, array_like=True):
    """A match: its number, who played, the version of the reviewer, and its decisions."""

    number: int
    level: str
    version: int
    decisions: tuple[Noted, ...]


class Compared(NamedTuple):
    """What decisions come to, (plans, futures), and their score lines, (plans, futures, lines)."""

    totals: Any
    lines: Any


def short(game: AnyGame, acts: Sequence[Action]) -> tuple[Short, ...]:
    """Write acts as numbers."""
    kinds = game.actions
    return tuple((kinds.index(type(act)), *map(int, msgspec.structs.astuple(act))) for act in acts)


def match(level: str, number: int) -> Session:
    """A match of a level on a deal of its own, the Victory cards in turn."""
    game = catalog.game(GAME)
    stream = Rng("library", GAME, level, number)
    entropy = (stream.bits32() << 32 | stream.bits32()) % codes.CODES_PER_GAME
    cards = [card.id for card in game.box.cards]
    players = [Player("computer", Level(level))]
    options = {"victory": cards[number // len(LEVELS) % len(cards)]}
    session = begin(game, codes.new(game.prefix, entropy), players, options)
    play_out(session)
    return session


def tempting(
    session: Session, by: Reviewer, position: Position, best: Sequence[Action], played: Any
) -> list[tuple[tuple[Action, ...], tuple[int, ...], bool]]:
    """What was played, and what the levels would do, if it is not the best.

    With how often each level would do it, and whether it was played.
    """
    plans: dict[tuple[Action, ...], list[int]] = {tuple(played): [0] * len(LEVELS)}
    made = sample_plans(
        session.game, by, session.config, position.state, position.seat, position.key
    )
    for level, acts in made:
        same = next((one for one in plans if by.alike(one, acts)), acts)
        plans.setdefault(same, [0] * len(LEVELS))[LEVELS.index(level)] += 1
    found = [
        (acts, tuple(shares), by.alike(acts, played))
        for acts, shares in plans.items()
        if not by.alike(acts, best)
    ]

    def promise(one: tuple[Any, tuple[int, ...], bool]) -> tuple[int, int]:
        parts = [100 * n // SAMPLES[level] for level, n in zip(LEVELS, one[1], strict=True)]
        return min(parts), max(parts)

    rest = sorted((one for one in found if not one[2]), key=promise, reverse=True)
    return [*(one for one in found if one[2]), *rest][:MAX_TEMPTING]


def compared(by: PackReviewer, position: Position, plans: Sequence[Sequence[Action]]) -> Compared:
    """Play each of some decisions on in the same futures."""
    state: Any = position.state
    futures = Futures.of(by.box, state, Rng("temptations", position.key), FUTURES)
    states = []
    for plan in plans:
        after = state
        for act in plan:
            given: Act[Any] = Act(position.seat, act)
            after = by.game.apply(after, given).state
        states.append(after)
    ends = by.batch(state.lists).play(states, [futures] * len(states))
    seat = position.seat
    return Compared(
        ends.totals[..., seat].astype(np.int64) * UNITS_PER_POINT,
        ends.lines[:, :, seat].astype(np.int64) * UNITS_PER_POINT,
    )


def noted(session: Session) -> Iterator[Noted]:
    """What tempts in the decisions of a match alone."""
    from engine.search.halving import interval

    by = reviewer(session, ALONE)
    assert isinstance(by, PackReviewer)
    for at in begins(session, ALONE):
        position, played = one_position(session, by, ALONE, at)
        if len(by.choices(position.state, ALONE)) < 2:
            continue
        best = position.best({}).acts
        others = tempting(session, by, position, best, played)
        if not others:
            continue
        values = compared(by, position, [best, *(acts for acts, _, _ in others)])
        rows: list[Temptation] = []
        for number, (acts, shares, was_played) in enumerate(others, 1):
            gaps = values.totals[0] - values.totals[number]
            loss, half = round(float(gaps.mean())), interval(gaps)
            if loss <= max(LEAST_LOSS, half):
                continue
            lines = (values.lines[0] - values.lines[number]).mean(0).round().astype(int).tolist()
            written = short(session.game, acts)
            rows.append(Temptation(written, shares, was_played, loss, half, tuple(lines)))
        if rows:
            yield Noted(at, short(session.game, best), tuple(rows))


def read(file: Path, version: int) -> list[NotedMatch]:
    """What the present reviewer noted. A line that was cut short is left out."""
    found: list[NotedMatch] = []
    if file.exists():
        for line in file.read_bytes().splitlines():
            try:
                one = msgspec.json.decode(line, type=NotedMatch, strict=True)
            except msgspec.DecodeError:
                continue
            if one.version == version:
                found.append(one)
    return found


def version() -> int:
    """That of the present reviewer."""
    game = catalog.game(GAME)
    by = game.reviewer(game.configure(1, {}))
    assert by is not None
    return by.version


def note(file: Path, first: int, matches: int) -> None:
    """Play what is not noted yet of some matches, and note each when it is done."""
    now = version()
    done = {one.number for one in read(file, now)}
    with file.open("ab") as lines:
        if lines.tell() and not file.read_bytes().endswith(b"\n"):
            lines.write(b"\n")
        for number in range(first, first + matches):
            if number not in done:
                level = LEVELS[number % len(LEVELS)]
                found = NotedMatch(number, level, now, tuple(noted(match(level, number))))
                lines.write(msgspec.json.encode(found) + b"\n")
                lines.flush()


def main(args: list[str], file: Path = NOTES) -> int:
    """Play and note."""
    parser = argparse.ArgumentParser(prog="temptations", description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--matches", type=int, default=1000)
    given = parser.parse_args(args)
    note(file, given.first, given.matches)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
