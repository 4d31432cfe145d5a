"""Shell: a finished match as text that a person reads: set-up, turns, result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from engine.core import ScoreLine, Seat, shown
from ui.kit.spec import named_words
from ui.kit.words import capital, decimal

if TYPE_CHECKING:
    from engine.plays import Play
    from ui.bridge.plays import Loss, MatchStory
    from ui.kit.spec import GameTable
    from ui.kit.words import AnyWords

EXTENSION = ".txt"


@dataclass
class _Line:
    """What is told in one line: a heading, a seat's turn, or what one seat did in a row."""

    is_heading: bool = False
    is_turn: bool = False
    doer: Seat | None = None
    sentences: list[str] = field(default_factory=list)
    done: list[tuple[int, Seat | None]] = field(default_factory=list)
    """The input of each sentence, and who did it."""
    losses: list[str] = field(default_factory=list)

    def add(self, sentence: str, number: int, doer: Seat | None) -> None:
        """Tell one thing more."""
        self.sentences.append(sentence)
        self.done.append((number, doer))


def match_text(spec: GameTable, play: Play, told: MatchStory) -> str:
    """Return a finished match as text, in the person's language.

    Args:
        spec: The game's table.
        play: The match, with the names of its players.
        told: What happened. What its decisions lost stands in brackets behind the turn.

    Returns:
        Lines of plain text, the last of which ends with a line break.
    """
    words = named_words(spec, told.names)
    lines = _lines(words, told)
    for loss in told.losses:
        _note(lines, loss)
    blocks = [list(_head(play)), [*_players(told)], *_turns(lines), list(_result(words, told))]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _head(play: Play) -> Iterator[str]:
    yield play.title
    if play.variant:
        yield play.variant
    if play.practice:
        yield QCoreApplication.translate("share", "Practice")
    day = play.finished.astimezone().date()
    yield QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
    if play.deal:
        words = QCoreApplication.translate("share", "Deal code {code}")
        # Any text may be one.
        yield words.format(code=shown(play.deal, 200))


def _players(told: MatchStory) -> Iterator[str]:
    yield QCoreApplication.translate("share", "Players")
    for number, (name, level) in enumerate(zip(told.names, told.levels, strict=True), 1):
        yield f"{number}. {name} ({level})" if level else f"{number}. {name}"


def _lines(words: AnyWords, told: MatchStory) -> list[_Line]:
    lines: list[_Line] = []
    for number, event in told.told:
        sentence = words.event(event)
        if not sentence:
            continue
        doer, last = words.doer(event), lines[-1] if lines else None
        if event.__struct_config__.tag in words.heads:
            lines.append(_Line(is_heading=doer is None, is_turn=doer is not None, doer=doer))
        elif last is None or last.is_heading or not _belongs(doer, last):
            lines.append(_Line(doer=doer))
        lines[-1].add(sentence, number, doer)
    return lines


def _belongs(doer: Seat | None, line: _Line) -> bool:
    """Whether what somebody does, or what happens by itself, is told in the line before."""
    return line.is_turn or doer is None or doer == line.doer


def _note(lines: Sequence[_Line], loss: Loss) -> None:
    """Write behind the line of a decision what it lost."""
    number = decimal(loss.loss, places=loss.places)
    words = QCoreApplication.translate("share", "{number}% win chance lost")
    if loss.in_points:
        words = QCoreApplication.translate("share", "{number} points lost")
    for line in lines:
        # What was chosen in secret is told later than it was done.
        if any(doer == loss.seat and at >= loss.at for at, doer in line.done):
            line.losses.append(words.format(number=number))
            return


def _turns(lines: Sequence[_Line]) -> Iterator[list[str]]:
    """The lines in blocks, each with its heading; those that name their turn have no number."""
    counted = not any(line.is_turn for line in lines)
    width = len(str(sum(not line.is_heading for line in lines)))
    block: list[str] = []
    number = 0
    for line in lines:
        said = " ".join(line.sentences)
        if line.is_heading:
            yield block
            block = [said]
            continue
        number += 1
        lost = "".join(f" [{words}]" for words in line.losses)
        block.append(f"{number:{width}}. {said}{lost}" if counted else f"{said}{lost}")
    yield block


def _result(words: AnyWords, told: MatchStory) -> Iterator[str]:
    yield QCoreApplication.translate("share", "Result")
    place = 1
    for group in told.result.ranking:
        for seat in group:
            points = capital(words.speech.many("points", told.result.scores[seat]))
            yield f"{place}. {told.names[seat]}: {points}"
            for name, amount in _sums(words, told, told.sheets[seat].lines):
                yield f"   {name}: {amount}"
        place += len(group)
    goal = told.result.goal
    if goal is not None:
        asked = QCoreApplication.translate("share", "Goal missed: {goal}")
        if told.result.won:
            asked = QCoreApplication.translate("share", "Goal reached: {goal}")
        yield asked.format(goal=words.amount(goal))


def _sums(
    words: AnyWords, told: MatchStory, lines: Sequence[ScoreLine]
) -> Iterator[tuple[str, str]]:
    """The lines of a sheet by name, with what they add up to; those with nothing are left out."""
    points: dict[str, int] = {}
    for line in lines:
        name = words.line(line.line, told.view)
        points[name] = points.get(name, 0) + line.points
    for name, sum_ in points.items():
        if sum_:
            yield name, words.amount(sum_)
