"""Shell: what a player has reached in a game without a trail, and the next match, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ui.bridge.seats import level_name
from ui.kit.results import score

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ui.bridge.reached import NextMatch, Reached
    from ui.kit.spec import GameTable
    from ui.kit.stickers import Sticker

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_MIN_TOLD_RUN: Final = 2
"""A run of fewer wins is none."""


def reached_lines(spec: GameTable, found: Reached) -> tuple[str, ...]:
    """Return what was reached, a line each; none where there is nothing to tell.

    Args:
        spec: The game.
        found: What was reached.
    """
    best = run = ""
    if found.best:
        each = QCoreApplication.translate("reached", "{level} {result}")
        # No line ends between a level and its result.
        told = [
            each.format(level=level_name(level), result=score(spec, most)).replace(" ", _NO_BREAK)
            for level, most in found.best
        ]
        words = QCoreApplication.translate("reached", "Your best: {results}")
        best = words.format(results=", ".join(told))
    if found.run >= _MIN_TOLD_RUN:
        wins = found.run
        run = QCoreApplication.translate("reached", "%n win(s) in a row", "", wins)
    return tuple(filter(None, (best, run)))


def sticker_line(stickers: Sequence[Sticker], won: Collection[str]) -> str:
    """Return the next sticker, and how many of all were won; empty where none is left.

    Args:
        stickers: All stickers of the game.
        won: The ids of those that the player has.
    """
    left = [one for one in stickers if one.id not in won]
    words = QCoreApplication.translate("reached", "Next sticker: {sticker} ({won} of {all} won)")
    has, count = len(stickers) - len(left), len(stickers)
    return words.format(sticker=left[0].name, won=has, all=count) if left else ""


def form_line(spec: GameTable, after: NextMatch) -> str:
    """Return what is new in the next match; empty for one of a form that was won before.

    Args:
        spec: The game.
        after: The next match.
    """
    if not after.form:
        return ""
    words = QCoreApplication.translate("reached", "Not won yet: {form}")
    return words.format(form=_form_name(spec, after))


def way_words(after: NextMatch) -> str:
    """Return the words of the button that begins the next match, with their letter.

    Args:
        after: The next match.
    """
    if after.form:
        return QCoreApplication.translate("reached", "Try the other &game mode")
    level = level_name(after.level)
    words = QCoreApplication.translate("reached", "&Beat {level}")
    if after.best is not None:
        words = QCoreApplication.translate("reached", "&Beat your best against {level}")
    return words.format(level=level)


def _form_name(spec: GameTable, after: NextMatch) -> str:
    """The name of the form that is new."""
    options = [one for one, value in after.values.items() if value == after.form]
    return spec.values(options[0])[1].get(after.form, after.form)
