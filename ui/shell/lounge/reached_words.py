"""Shell: what a player has reached in a game without a trail, and the next match, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ui.bridge.reached import form_of
from ui.bridge.seats import level_name
from ui.kit.results import score

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from engine.core import AnyGame
    from ui.bridge.reached import BestMatch, NextMatch, Reached
    from ui.kit.spec import GameTable
    from ui.kit.stickers import Sticker

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_MIN_TOLD_RUN: Final = 2
"""A run of fewer wins is none."""


def is_proposed(spec: GameTable, game: AnyGame) -> bool:
    """Return whether the next match against a computer is proposed after one.

    It is in a game without a trail, and in one that names its forms in the proposal.

    Args:
        spec: The game's table.
        game: The game.
    """
    form = form_of(game)
    named = form is not None and all(spec.speech.has(f"next-try-{one}") for one in form.values)
    return named or game.trail_setup() is None


def reached_lines(spec: GameTable, found: Reached) -> tuple[str, ...]:
    """Return what was reached, a line each; none where there is nothing to tell.

    Args:
        spec: The game.
        found: What was reached.
    """
    lines = [_best_line(spec, one) for one in found.best]
    if found.run >= _MIN_TOLD_RUN:
        run = found.run
        lines.append(
            QCoreApplication.translate("reached", "%n win(s) in a row (shared wins count)", "", run)
        )
    return tuple(lines)


def _best_line(spec: GameTable, best: BestMatch) -> str:
    """The best match with a form: the name of the form, whom it beat, and the score."""
    words = QCoreApplication.translate("reached", "{form}: {result} against {level}, not won yet")
    if best.won:
        words = QCoreApplication.translate("reached", "{form}: beat {level}, {result}")
    name = _form_name(spec, best.form) or QCoreApplication.translate("reached", "Your best")
    # No line ends within a result.
    result = score(spec, best.score).replace(" ", _NO_BREAK)
    return words.format(form=name, result=result, level=level_name(best.level))


def sticker_line(
    stickers: Sequence[Sticker],
    won: Collection[str],
    possible: Sequence[Sticker] | None = None,
    reached: Mapping[str, tuple[int, int]] | None = None,
) -> str:
    """Return the next sticker, and how many of all were won; empty where none is left.

    Args:
        stickers: All stickers of the game.
        won: The ids of those that the player has.
        possible: Those that a match like the last one can win; None for all. Where none of them
            is left, any other is told.
        reached: How far the player came in the last match, and how far it takes, by the stickers'
            ids.
    """
    left = [one for one in stickers if one.id not in won]
    if not left:
        return ""
    near = [one for one in left if possible is None or one in possible] or left
    have, need = (reached or {}).get(near[0].id, (0, 0))
    words = QCoreApplication.translate(
        "reached", "Next sticker: {sticker}. You have {won} of {all}."
    )
    if 0 < have < need:
        words = QCoreApplication.translate(
            "reached", "Next sticker: {sticker} ({have} of {need}). You have {won} of {all}."
        )
    has, count = len(stickers) - len(left), len(stickers)
    return words.format(sticker=near[0].name, have=have, need=need, won=has, all=count)


def way_words(spec: GameTable, after: NextMatch) -> str:
    """Return the words of the button that begins the next match, with their letter.

    Args:
        spec: The game.
        after: The next match.
    """
    kind, level = "beat", level_name(after.level)
    if after.runs:
        kind = "run"
    elif after.new:
        kind = "try"
    elif after.best is not None:
        kind = "best"
    own = f"next-{kind}-{after.form}"
    if after.form and spec.speech.has(own):
        return spec.speech.say(own, level=level)
    words = {
        "beat": QCoreApplication.translate("reached", "&Beat {level}"),
        "run": QCoreApplication.translate("reached", "Try &it without step mode"),
        "try": QCoreApplication.translate("reached", "Try the other &game mode"),
        "best": QCoreApplication.translate("reached", "&Beat your best against {level}"),
    }
    return words[kind].format(level=level)


def _form_name(spec: GameTable, form: str) -> str:
    """The name of a form in a word or two; empty where it has none."""
    key = f"summary-{form}"
    return spec.speech.say(key) if form and spec.speech.has(key) else ""
