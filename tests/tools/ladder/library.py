"""Ladder: the library of positions of *My mistakes*, made of what `temptations` noted.

`python -m tests.tools.ladder.library build` writes `resources/games/pack_the_essentials/
lessons.json`. `check --matches 200` reviews matches of `easy` and `normal` on other deals, notes
their mistakes in `results/pack_the_essentials_cousins.jsonl`, and tells for how many of them the
library has three cousins; begun again, it goes on from there. `show` tells pairs of a mistake and a
cousin in words and pictures of letters. The report is `results/pack_the_essentials_cousins.md`.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from engine import catalog
from engine.core import Act, Action, AnyGame, Seat
from engine.core.review import Decisions, ReviewLesson, ScoreDifference, Verdict, marked
from engine.games.pack_the_essentials import scoring
from engine.match import Session, lessons
from engine.match.contrast import reasons
from engine.match.lessons import LessonLibrary, WrittenDeal, WrittenLibrary, WrittenPosition
from engine.match.review import begins, decisions, one_position, reviewer
from tests.tools.ladder import temptations
from tests.tools.ladder.temptations import ALONE, GAME, LEVELS, NOTES, NotedMatch, Temptation
from tests.tools.ladder.tournament import HERE

CHECKED: Final = HERE / "results" / "pack_the_essentials_cousins.jsonl"
REPORT: Final = HERE / "results" / "pack_the_essentials_cousins.md"
SHIPPED: Final = Path("resources/games/pack_the_essentials") / lessons.FILE_NAME


FIRST_CHECKED: Final = 100_000
"""The number of the first match that is checked; those of the library are far below."""
CLEAR: Final = 100
"""At least so much of a told loss, in hundredths, is beyond its interval."""
LOSS_TOLD: Final = 92
"""How many percent of a noted loss are told: what a second opinion leaves of it, in the mean."""
HALF_POINT: Final = 50
"""A topic that favours what tempts by so much is told, in hundredths."""


class Position(NamedTuple):
    """A position that may go into the library, or a mistake that looks for cousins."""

    match: int
    at: int
    lesson: ReviewLesson
    margin: int
    loss: int
    half: int
    layout: frozenset[tuple[int, int]]
    acts: tuple[Action, ...]
    played: bool
    best: tuple[Action, ...]


def is_clear(one: Position) -> bool:
    """Whether a position costs enough that its answer is told right or wrong."""
    return one.loss * LOSS_TOLD // 100 - one.half >= CLEAR


def long(game: AnyGame, acts: Sequence[Sequence[int]]) -> tuple[Action, ...]:
    """Acts that were written as numbers."""
    found: list[Action] = []
    for number, *fields in acts:
        kind = game.actions[number]
        told = dict(zip(kind.__struct_fields__, fields, strict=True))
        found.append(msgspec.convert(told, kind, strict=False))
    return tuple(found)


def verdict_of(game: AnyGame, at: int, best: Any, one: Temptation) -> Verdict[Any]:
    """What was noted of a temptation, as a review would say it."""
    box: Any = game.box
    names = (*scoring.TODO_LINES, scoring.CATS, *box.colours, scoring.RATS)
    why = [ScoreDifference(name, more) for name, more in zip(names, one.lines, strict=True) if more]
    why.sort(key=lambda gap: -abs(gap.more))
    mark = marked("points", one.loss, one.half)
    acts: Any = long(game, one.acts)
    return Verdict(at, acts, best, 0, 0, one.loss, one.half, mark, tuple(why))


def margin(by: Decisions, why: Sequence[ScoreDifference]) -> int:
    """How far a topic may change before a lesson has another subject, in hundredths.

    The better move's topic has to stay the largest, and what tempts the smallest, if it is told:
    that is so from half a point on.
    """
    topics: dict[str, int] = {}
    for one in why:
        topics[by.topic(one.line)] = topics.get(by.topic(one.line), 0) + one.more
    low, *others = sorted(topics.values())
    if not others:
        return low
    found = [others[-1] - (others[-2] if len(others) > 1 else low), abs(low + HALF_POINT)]
    if low <= -HALF_POINT:
        found.append(others[0] - low)
    return min(found)


def positions(noted: NotedMatch) -> tuple[Session, list[Position]]:
    """The match that was noted, and its positions."""
    session = temptations.match(noted.level, noted.number)
    by, moments, found = decisions(session, ALONE), session.moments, []
    for one in noted.decisions:
        best, state = long(session.game, one.best), moments[one.at - 1].state
        layout = frozenset(by.layout(state, ALONE))
        for each in one.tempting:
            verdict = verdict_of(session.game, one.at, best, each)
            told = reasons(session.game, by, state, ALONE, verdict, "points")
            lesson = lessons.lesson(by, state, verdict, told)
            if lesson is not None:
                place = noted.number, one.at, lesson, margin(by, verdict.why)
                cost = each.loss, each.half, layout
                found.append(Position(*place, *cost, verdict.acts, each.played, best))
    return session, found


# The library


def written(noted: Iterable[NotedMatch]) -> bytes:
    """The library of some notes, as its file has it."""
    game = catalog.game(GAME)
    lessons_of: dict[ReviewLesson, int] = {}
    deals: list[WrittenDeal] = []
    rows: list[WrittenPosition] = []
    for one in sorted(noted, key=lambda one: one.number):
        session, every = positions(one)
        found = [each for each in every if is_clear(each)]
        if not found:
            continue
        acts = [(n, each.given) for n, each in enumerate(session.moments)]
        given = [(n, act) for n, act in acts if isinstance(act, Act)]
        last = max(each.at for each in found)
        # Of those that teach the same in a position, the first is the likeliest.
        for each in {(each.at, each.lesson): each for each in reversed(found)}.values():
            number = lessons_of.setdefault(each.lesson, len(lessons_of))
            after = sum(n < each.at for n, _ in given)
            told = each.loss * LOSS_TOLD // 100
            made = tuple(lessons.write_act(game, act) for act in each.acts)
            best = tuple(lessons.write_act(game, act) for act in each.best)
            rows.append(
                WrittenPosition(len(deals), after, number, told, max(0, each.margin), made, best)
            )
        kept = tuple(
            (int(act.seat), lessons.write_act(game, act.action)) for n, act in given if n <= last
        )
        options = dict(session.config.options)
        deals.append(WrittenDeal(session.seed, session.config.seats, options, "points", kept))
    held = WrittenLibrary(
        lessons.FILE_FORMAT,
        str(game.id),
        game.rules_version,
        temptations.version(),
        tuple(lessons_of),
        tuple(deals),
        tuple(sorted(rows, key=lambda row: (row.deal, row.after, row.lesson))),
    )
    return msgspec.json.encode(held) + b"\n"


# How many mistakes have cousins


class Mistake(msgspec.Struct, frozen=True, array_like=True):
    """A mistake of a reviewed match; `first` is its loss before the second opinion."""

    at: int
    acts: tuple[temptations.Short, ...]
    best: tuple[temptations.Short, ...]
    loss: int
    half: int
    first: int
    why: tuple[tuple[str, int], ...]


class Checked(msgspec.Struct, frozen=True, array_like=True):
    """A reviewed match and its mistakes."""

    number: int
    level: str
    version: int
    mistakes: tuple[Mistake, ...]


def mistakes_of(session: Session) -> Iterator[Mistake]:
    """What a review of a match marks, in the same words and numbers."""
    by = reviewer(session, ALONE)
    for at in begins(session, ALONE):
        position, acts = one_position(session, by, ALONE, at)
        *_, first = position.first_verdict(at, acts, position.best({}))
        *_, told = (first, *position.judge_again(first))
        if told.mark:
            yield Mistake(
                at,
                temptations.short(session.game, told.acts),
                temptations.short(session.game, told.best),
                told.loss,
                told.half,
                first.loss,
                tuple((one.line, one.more) for one in told.why),
            )


def read_checked(file: Path) -> list[Checked]:
    """What the present reviewer said. A line that was cut short is left out."""
    found: list[Checked] = []
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            one = msgspec.json.decode(line, type=Checked, strict=True)
        except msgspec.DecodeError:
            continue
        if one.version == temptations.version():
            found.append(one)
    return found


def check(file: Path, matches: int) -> None:
    """Review what is not noted yet of some matches."""
    done = {one.number for one in read_checked(file)}
    with file.open("ab") as lines:
        if lines.tell() and not file.read_bytes().endswith(b"\n"):
            lines.write(b"\n")
        for number in range(FIRST_CHECKED, FIRST_CHECKED + matches):
            if number not in done:
                level = LEVELS[number % len(LEVELS)]
                found = tuple(mistakes_of(temptations.match(level, number)))
                one = Checked(number, level, temptations.version(), found)
                lines.write(msgspec.json.encode(one) + b"\n")
                lines.flush()


class Asked(NamedTuple):
    """A mistake, and how many cousins it has."""

    level: str
    lesson: ReviewLesson | None
    cousins: int


def asked(one: Checked, held: LessonLibrary) -> Iterator[Asked]:
    """Look for cousins of the mistakes of a reviewed match, as the program does."""
    session = temptations.match(one.level, one.number)
    by = decisions(session, ALONE)
    for each in one.mistakes:
        acts, best = long(session.game, each.acts), long(session.game, each.best)
        why = tuple(ScoreDifference(line, more) for line, more in each.why)
        mark = marked("points", each.loss, each.half)
        made: Any = (each.at, acts, best, 0, 0, each.loss, each.half, mark, why)
        lesson = lessons.lesson_of(session, ALONE, Verdict(*made), "points")
        found = 0
        if lesson is not None:
            layout = by.layout(session.moments[each.at - 1].state, ALONE)
            found = sum(1 for _ in held.cousins(lesson, "points", each.loss, session.seed, layout))
        yield Asked(one.level, lesson, found)


def held_out(noted: Sequence[NotedMatch]) -> tuple[int, int]:
    """How many mistakes the matches of the library have, and how many find three cousins in the
    others; their losses are those of the first opinion."""
    every: list[Position] = []
    for one in noted:
        every += positions(one)[1]
    mistakes = full = 0
    for mistake in every:
        if mistake.played:
            mistakes += 1
            fit = {
                one.match
                for one in every
                if one.match != mistake.match
                and one.lesson == mistake.lesson
                and is_clear(one)
                and one.loss * LOSS_TOLD >= lessons.LOSS_PERCENT * mistake.loss
                and not lessons.is_alike(one.layout, mistake.layout)
            }
            full += len(fit) >= lessons.COUSINS
    return mistakes, full


def share(part: int, whole: int) -> str:
    """A share in percent with its 95 % interval (Wilson)."""
    if not whole:
        return "–"
    z, p = 1.96, part / whole
    middle = (p + z * z / (2 * whole)) / (1 + z * z / whole)
    half = z * sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return f"{100 * p:.1f} % ({100 * (middle - half):.1f}–{100 * (middle + half):.1f} %)"


def report(file: Path, shipped: Path) -> Iterator[str]:
    """The lines of the report."""
    data = shipped.read_bytes()
    held = LessonLibrary(catalog.game(GAME), data)
    rows = read_checked(file)
    every = [each for one in rows for each in asked(one, held)]
    yield "# Cousins of mistakes at Pack the Essentials, alone"
    yield ""
    yield f"The library has {len(held.held.positions)} positions of {len(held.held.deals)} matches"
    yield f"and {len(held.held.lessons)} lessons, in {len(data) / 1000:.0f} kB."
    yield ""
    yield f"`python -m tests.tools.ladder.library check --matches {len(rows)}`: that many reviewed"
    yield "matches of `easy` and `normal` in turn, on other deals, and what was marked in them."
    yield "In brackets the 95 % interval, as if mistakes of one match were independent."
    yield ""
    yield "| mistakes of | number | three cousins | at least one | no lesson |"
    yield "|---|---|---|---|---|"
    for level in (*LEVELS, ""):
        some = [one for one in every if level in ("", one.level)]
        full = sum(one.cousins >= lessons.COUSINS for one in some)
        any_ = sum(one.cousins >= 1 for one in some)
        none = sum(one.lesson is None for one in some)
        name = f"`{level}`" if level else "both"
        yield (
            f"| {name} | {len(some)} | {share(full, len(some))} | {share(any_, len(some))} "
            f"| {none} |"
        )
    pairs = [(each.first, each.loss) for one in rows for each in one.mistakes]
    if pairs:
        first, told = (sum(pair[at] for pair in pairs) for at in (0, 1))
        yield ""
        yield f"The second opinion told {100 * told / first:.0f} % of the first loss in the mean."
    mistakes, full = held_out(temptations.read(NOTES, temptations.version()))
    yield ""
    yield f"Of the {mistakes} mistakes that were played in the matches of the library itself,"
    yield f"{share(full, mistakes)} have three cousins in its other matches. What they lost is of"
    yield "the first opinion alone."


# Pairs to look at


def board(session: Session, seat: Seat, at: int) -> Iterator[str]:
    """A suitcase in letters, and what is offered."""
    box: Any = session.game.box
    state = session.moments[at - 1].state
    layout = decisions(session, seat).layout(state, seat)
    there = {place: what for place, what in layout if place >= 0}
    letters: list[str] = []
    for colour in box.colours:
        letters.append(next(each for each in colour.upper() if each not in letters))
    wide = 12
    for row in range(box.grid.size // wide):
        cells = (there.get(row * wide + column) for column in range(wide))
        yield "".join("." if one is None else "#" if one < 0 else letters[one] for one in cells)
    kinds = [box.kinds[kind] for kind in state.spaces if kind >= 0]
    yield f"round {state.round}, lists {' '.join(state.lists)}, offered: " + ", ".join(
        f"{box.colours[one.colour]} of {one.clothing[0].mask.bit_count()}" for one in kinds
    )


def told(session: Session, seat: Seat, verdict: Verdict[Any]) -> Iterator[str]:
    """A decision in words: what was done, what is better, and why."""
    game, state = session.game, session.moments[verdict.at - 1].state
    yield from board(session, seat, verdict.at)
    yield f"done: {verdict.acts}"
    yield f"best: {verdict.best}"
    yield f"loss {verdict.loss / 100:.1f}; " + ", ".join(
        f"{one.line} {one.more / 100:+.1f}" for one in verdict.why[:6]
    )
    by = decisions(session, seat)
    why = reasons(game, by, state, seat, verdict, "points")
    yield f"lesson: {lessons.lesson(by, state, verdict, why)}"
    if why is not None and why.board is not None:
        yield f"board: {why.board.kind} {why.board.own} {why.board.better} {why.board.line}"


def judged(session: Session, seat: Seat, at: int) -> Verdict[Any]:
    """What a review says of a decision."""
    by = reviewer(session, seat)
    position, acts = one_position(session, by, seat, at)
    *_, found = position.judge(at, acts, position.best({}))
    return found


def show(file: Path, shipped: Path, pairs: int) -> Iterator[str]:
    """Pairs of a mistake and its first cousin, one of each of some matches."""
    held = LessonLibrary(catalog.game(GAME), shipped.read_bytes())
    number = 0
    for one in read_checked(file):
        session = temptations.match(one.level, one.number)
        if not one.mistakes or number == pairs:
            continue
        at = one.mistakes[number % len(one.mistakes)].at
        verdict = judged(session, ALONE, at)
        lesson = lessons.lesson_of(session, ALONE, verdict, "points")
        if lesson is None:
            continue
        layout = decisions(session, ALONE).layout(session.moments[at - 1].state, ALONE)
        found = held.cousins(lesson, "points", verdict.loss, session.seed, layout)
        cousin = next(found, None)
        if cousin is None:
            continue
        number += 1
        yield f"## Pair {number}"
        yield from ("", "Mistake:", "", "```", *told(session, ALONE, verdict), "```")
        other = judged(cousin.session, cousin.seat, cousin.at)
        yield from ("", f"Cousin, told to lose {cousin.loss / 100:.1f}:", "", "```")
        yield from (*told(cousin.session, cousin.seat, other), "```", "")


def main(args: list[str]) -> int:
    """Build, check, or show."""
    parser = argparse.ArgumentParser(prog="library", description=__doc__)
    parser.add_argument("what", choices=["build", "check", "report", "show"])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--pairs", type=int, default=10)
    given = parser.parse_args(args)
    if given.what == "build":
        SHIPPED.write_bytes(written(temptations.read(NOTES, temptations.version())))
    elif given.what == "check":
        check(CHECKED, given.matches)
    elif given.what == "show":
        for line in show(CHECKED, SHIPPED, given.pairs):
            sys.stdout.write(f"{line}\n")
    if given.what in ("build", "report") and SHIPPED.exists():
        text = "\n".join(report(CHECKED, SHIPPED)) + "\n"
        REPORT.write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
