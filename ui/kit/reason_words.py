"""Kit: why a choice tempts and why another one is worth more, in a sentence each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.core.review import Reasons
from ui.kit.words import AnyWords

_HUNDREDTHS: Final = 100


def for_made(told: Reasons, words: AnyWords, view: object) -> str:
    """Return what speaks for the choice that was made, and what the board shows against it.

    Args:
        told: The reasons.
        words: The game's sentences.
        view: What the seat knew, for the names of score lines.
    """
    tempts, (own, best) = told.contrast.tempts, told.at_once
    if tempts is not None:
        lines = words.gaps([(tempts.topic, tempts.points * _HUNDREDTHS)], view, places=0)
        said = QCoreApplication.translate("reasons", "In favour of the choice made: {lines}.")
        said = said.format(lines=lines)
    elif own > best:
        said = QCoreApplication.translate(
            "reasons", "The choice made scores {own} right away, the better one {best}."
        ).format(own=words.speech.many("points", own), best=words.amount(best))
    elif own == best > 0:
        said = QCoreApplication.translate("reasons", "Both choices score the same right away.")
    else:
        said = QCoreApplication.translate("reasons", "No score line favours the choice made.")
    return " ".join(filter(None, (said, words.board_reason(told.board, made=True))))


def for_better(told: Reasons, words: AnyWords, view: object) -> str:
    """Return what speaks for the better choice, and how all of it adds up; it is not named.

    Args:
        told: The reasons.
        words: The game's sentences.
        view: What the seat knew, for the names of score lines.
    """
    found = told.contrast
    lines = [(found.better.topic, found.better.points * _HUNDREDTHS)]
    if found.rest:
        lines.append(("", found.rest * _HUNDREDTHS))
    said = QCoreApplication.translate("reasons", "In favour of the better choice: {lines}.")
    said = said.format(lines=words.gaps(lines, view, places=0))
    seen = words.board_reason(told.board, made=False)
    return " ".join(filter(None, (said, _in_total(found.whole, words), seen)))


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
