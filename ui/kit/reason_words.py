"""Kit: why a choice tempts and why another one is worth more, in a sentence each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.core.review import Reasons
from ui.kit.words import AnyWords

_HUNDREDTHS: Final = 100


def for_made(told: Reasons, words: AnyWords, view: object, *, tempting: bool = False) -> str:
    """Return what speaks for the choice that was made, and nothing that speaks against it.

    Args:
        told: The reasons.
        words: The game's sentences.
        view: What the seat knew, for the names of score lines.
        tempting: Whether nobody made it, since it is only what tempts.
    """
    translate = QCoreApplication.translate
    found, (own, best) = told.contrast, told.at_once
    named = [] if found.tempts is None else [(found.tempts.topic, found.tempts.points)]
    if found.also is not None and found.also.points < 0:
        named.append((found.also.topic, -found.also.points))
    lines = words.gaps([(line, more * _HUNDREDTHS) for line, more in named], view, places=0)
    points = words.speech.many("points", own)
    if named and tempting:
        said = translate("reasons", "In favour of the tempting choice: {lines}.")
    elif named:
        said = translate("reasons", "In favour of the choice made: {lines}.")
    elif own > best and tempting:
        said = translate(
            "reasons", "The tempting choice scores {own} right away, the better one {best}."
        )
    elif own > best:
        said = translate(
            "reasons", "The choice made scores {own} right away, the better one {best}."
        )
    elif own == best > 0:
        said = translate("reasons", "Both choices score the same right away.")
    elif tempting:
        said = translate("reasons", "No score line favours the tempting choice.")
    else:
        said = translate("reasons", "No score line favours the choice made.")
    return said.format(lines=lines, own=points, best=words.amount(best))


def for_better(told: Reasons, words: AnyWords, view: object, *, total: bool = True) -> str:
    """Return what speaks for the better choice, and how all of it adds up; it is not named.

    Args:
        told: The reasons.
        words: The game's sentences.
        view: What the seat knew, for the names of score lines.
        total: Whether the sum is said; not where a range of it was.
    """
    found = told.contrast
    lines = [(found.better.topic, found.better.points * _HUNDREDTHS)]
    if found.also is not None and found.also.points > 0:
        lines.append((found.also.topic, found.also.points * _HUNDREDTHS))
    if found.rest:
        lines.append(("", found.rest * _HUNDREDTHS))
    said = QCoreApplication.translate("reasons", "In favour of the better choice: {lines}.")
    said = said.format(lines=words.gaps(lines, view, places=0))
    spread = ""
    if found.is_spread:
        spread = QCoreApplication.translate(
            "reasons", "The rest is the sum of many small differences."
        )
    seen = words.board_reason(told.board)
    summed = _in_total(found.whole, words) if total else ""
    return " ".join(filter(None, (said, spread, summed, seen)))


def _in_total(points: int, words: AnyWords) -> str:
    """How much more the better choice scores: perhaps less, where the win chance counts."""
    if points > 0:
        said = QCoreApplication.translate("reasons", "In total, about {points} more.")
    elif points < 0:
        said = QCoreApplication.translate(
            "reasons", "In total, about {points} less, but a better win chance."
        )
    else:
        said = QCoreApplication.translate(
            "reasons", "In total, about the same score, but a better win chance."
        )
    return said.format(points=words.speech.many("points", abs(points)))
