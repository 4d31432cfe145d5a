"""Shell: how a result compares with what computers made of the same deal, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ui.bridge.seats import level_name
from ui.kit.words import listed

if TYPE_CHECKING:
    from engine.core import Level


def compared_words(
    mine: int, made: Sequence[tuple[Level, int]], amount: Callable[[int], str]
) -> str:
    """Say which computers one has beaten, has tied with, and has lost to.

    Args:
        mine: One's own score.
        made: The levels of the computers, and their scores.
        amount: Writes a score.

    Returns:
        One or two sentences.
    """

    def named(those: Sequence[tuple[Level, int]]) -> str:
        each = QCoreApplication.translate("compared", "{level} ({score})")
        return listed(
            [each.format(level=level_name(level), score=amount(score)) for level, score in those]
        )

    beaten = [one for one in made if one[1] < mine]
    tied = [one for one in made if one[1] == mine]
    better = [one for one in made if one[1] > mine]
    said = []
    if beaten and tied:
        words = QCoreApplication.translate("compared", "You beat {beaten} and tied with {tied}.")
        said.append(words.format(beaten=named(beaten), tied=named(tied)))
    elif beaten:
        words = QCoreApplication.translate("compared", "You beat {beaten}.")
        said.append(words.format(beaten=named(beaten)))
    elif tied:
        words = QCoreApplication.translate("compared", "You tied with {tied}.")
        said.append(words.format(tied=named(tied)))
    if len(better) == 1:
        words = QCoreApplication.translate("compared", "{level} scored more.")
        said.append(words.format(level=named(better)))
    elif better:
        words = QCoreApplication.translate("compared", "{levels} both scored more.")
        if len(better) > 2:
            words = QCoreApplication.translate("compared", "{levels} all scored more.")
        said.append(words.format(levels=named(better)))
    return " ".join(said)
