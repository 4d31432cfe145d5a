"""Ladder: how many mistakes at Carry On and Cargo Hold would have similar decisions.

`python -m tests.tools.ladder.repeated_lessons --game carry-on --matches 60` reviews the first seat
of matches of `easy` and of `normal` and notes its mistakes in `results/repeated_lessons.jsonl`, a
match a line; begun again, it goes on from there. From all notes it writes
`results/repeated_lessons.md`: for how many mistakes three other matches have one with the same
lesson that costs about as much and looks different. These are the conditions of
`engine.match.lessons`; neither game ships a library.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from engine import catalog
from engine.core import Level, Rng, Seat
from engine.core.review import ReviewLesson
from engine.match import Player, Session, begin, codes, lessons
from engine.match.evaluation import Position
from engine.match.review import begins, one_position, reviewer
from engine.simulate import play_out
from tests.tools.ladder.library import share
from tests.tools.ladder.temptations import LEVELS
from tests.tools.ladder.tournament import HERE

NOTES: Final = HERE / "results" / "repeated_lessons.jsonl"
REPORT: Final = HERE / "results" / "repeated_lessons.md"
GAMES: Final = ("carry-on", "cargo-hold")
SEATS: Final = 2
REVIEWED: Final = Seat(0)
PARTS: Final = (4, 2, 1)
"""The report tells what a quarter, a half, and all of the matches come to."""

Layout = tuple[tuple[int, int], ...]


class RepeatedMistake(msgspec.Struct, frozen=True, array_like=True):
    """A mistake: its decision, its loss in hundredths of a percent, lesson, and what was seen."""

    at: int
    loss: int
    lesson: ReviewLesson | None
    layout: Layout


class ReviewedMatch(msgspec.Struct, frozen=True, array_like=True):
    """A reviewed match: its game, number, level, the reviewer's version, and the mistakes."""

    game: str
    number: int
    level: str
    version: int
    mistakes: tuple[RepeatedMistake, ...]


class Coverage(NamedTuple):
    """Of so many mistakes, how many have a lesson, one other match with it, and three."""

    mistakes: int
    taught: int
    one: int
    three: int


def counted(place: int, cards: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Cards at a place, equal ones told apart by their number."""
    for kind, number in Counter(cards).items():
        yield from ((place, kind * 100 + copy) for copy in range(number))


def carry_on_layout(view: Any, seat: Seat) -> Iterator[tuple[int, int]]:
    """The hand, the packed cards, and the character."""
    own = view.seats[seat]
    yield from counted(0, own.hand)
    yield from counted(1, own.packed)
    yield 2, own.character


def cargo_hold_layout(view: Any, seat: Seat) -> Iterator[tuple[int, int]]:
    """The hand, and by seat the delivery and how long it takes."""
    yield from counted(0, view.seats[seat].hand)
    for number, one in enumerate(view.seats):
        if one.delivery is not None:
            yield 10 + number, one.delivery.cards * 10 + one.delivery.left
            yield 20 + number, int(one.delivery.extended)


LAYOUTS: Final = {"carry-on": carry_on_layout, "cargo-hold": cargo_hold_layout}


def match(name: str, level: str, number: int) -> Session:
    """A match of a level against itself, on a deal of its own."""
    game = catalog.game(name)
    stream = Rng("repeated", name, level, number)
    entropy = (stream.bits32() << 32 | stream.bits32()) % codes.CODES_PER_GAME
    players = [Player("computer", Level(level)) for _ in range(SEATS)]
    session = begin(game, codes.new(game.prefix, entropy), players, {})
    play_out(session)
    return session


def mistakes_of(session: Session, layout: Any) -> Iterator[RepeatedMistake]:
    """What a review of the first seat marks."""
    by = reviewer(session, REVIEWED)
    unit = by.unit(len(session.seats))
    for at in begins(session, REVIEWED):
        position: Position
        position, acts = one_position(session, by, REVIEWED, at)
        *_, told = position.judge(at, acts, position.best({}))
        if told.mark:
            state = session.moments[at - 1].state
            view = session.game.observe(state, REVIEWED)
            yield RepeatedMistake(
                at,
                told.loss,
                lessons.lesson_of(session, REVIEWED, told, unit),
                tuple(sorted(layout(view, REVIEWED))),
            )


def version(name: str) -> int:
    """That of the present reviewer."""
    game = catalog.game(name)
    by = game.reviewer(game.configure(SEATS, {}))
    assert by is not None
    return by.version


def read(file: Path, name: str) -> list[ReviewedMatch]:
    """What the present reviewer of a game noted. A line that was cut short is left out."""
    found: list[ReviewedMatch] = []
    now = version(name)
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            one = msgspec.json.decode(line, type=ReviewedMatch, strict=True)
        except msgspec.DecodeError:
            continue
        if (one.game, one.version) == (name, now):
            found.append(one)
    return sorted(found, key=lambda one: one.number)


def note(file: Path, name: str, matches: int) -> None:
    """Review what is not noted yet of some matches, and note each when it is done."""
    done = {one.number for one in read(file, name)}
    now = version(name)
    with file.open("ab") as lines:
        if lines.tell() and not file.read_bytes().endswith(b"\n"):
            lines.write(b"\n")
        for number in range(matches):
            if number not in done:
                level = LEVELS[number % len(LEVELS)]
                found = tuple(mistakes_of(match(name, level, number), LAYOUTS[name]))
                one = ReviewedMatch(name, number, level, now, found)
                lines.write(msgspec.json.encode(one) + b"\n")
                lines.flush()


def coverage(noted: Sequence[ReviewedMatch], among: int) -> Coverage:
    """How many mistakes of all matches have similar ones in the others of the first `among`."""
    every = [
        (one.number, mistake, frozenset(mistake.layout))
        for one in noted
        for mistake in one.mistakes
    ]
    held = {one.number for one in noted[:among]}
    found = Counter[str]()
    for number, mistake, layout in every:
        lesson = mistake.lesson
        if lesson is None:
            continue
        others = {
            where
            for where, other, look in every
            if where in held
            and where != number
            and other.lesson == lesson
            and 100 * other.loss >= lessons.LOSS_PERCENT * mistake.loss
            and not lessons.is_alike(look, layout)
        }
        found["taught"] += 1
        found["one"] += bool(others)
        found["three"] += len(others) >= lessons.COUSINS
    return Coverage(len(every), found["taught"], found["one"], found["three"])


def report(file: Path) -> Iterator[str]:
    """The lines of the report."""
    yield "# Similar decisions at Carry On and Cargo Hold"
    yield ""
    yield "How many mistakes of reviewed matches of two seats (`easy` and `normal` in turn) have"
    yield "similar ones in other matches of these: the same lesson, at least 80 % of the loss, at"
    yield "most half of hand, luggage and deliveries alike. In brackets the 95 % interval, as if"
    yield "mistakes of one match were independent. Neither game ships a library."
    yield ""
    yield "Written by `python -m tests.tools.ladder.repeated_lessons --game GAME --matches N`."
    yield ""
    yield "| game | among | mistakes | no lesson | at least one | three |"
    yield "|---|---|---|---|---|---|"
    for name in GAMES:
        noted = read(file, name)
        for part in PARTS if len(noted) >= max(PARTS) else ():
            among = len(noted) // part
            found = coverage(noted, among)
            yield (
                f"| {name} | {among} matches | {found.mistakes} | {found.mistakes - found.taught} "
                f"| {share(found.one, found.mistakes)} | {share(found.three, found.mistakes)} |"
            )
    for name in GAMES:
        told = Counter(
            one.lesson for each in read(file, name) for one in each.mistakes if one.lesson
        )
        yield ""
        yield f"The commonest of the {len(told)} lessons at {catalog.game(name).id}:"
        yield ""
        for lesson, number in told.most_common(5):
            against = f" against {lesson.tempts}" if lesson.tempts else ""
            board = f" ({lesson.board})" if lesson.board else ""
            yield f"- {lesson.kind}: {lesson.better}{against}{board}: {number}"


def main(args: list[str], file: Path = NOTES, told: Path = REPORT) -> int:
    """Review, note, and report."""
    parser = argparse.ArgumentParser(prog="repeated_lessons", description=__doc__)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--matches", type=int, default=60)
    given = parser.parse_args(args)
    if given.game:
        note(file, given.game, given.matches)
    text = "\n".join(report(file)) + "\n"
    told.write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
