"""Motion: a sheet that fills line by line, skipped whole by any press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.motion.moves import Beat, ValueTween
from ui.motion.player import MODIFIER_KEYS, MotionPlayer

LINE_MS: Final = 85
_NAVIGATION_KEYS: Final = MODIFIER_KEYS | {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}


class FillableSheet(Protocol):
    """What can be filled."""

    @property
    def lines(self) -> Sequence[str]:
        """Its rows, from the top."""
        ...

    def show_row(self, row: int, *, shown: bool) -> None:
        """Show a row or hide it, with its room kept."""
        ...


def fill(player: MotionPlayer, sheet: FillableSheet) -> None:
    """Hide all rows of a sheet and show them again one after another, each with the cue `tick`.

    The last one has the cue `fanfare`. Without movement nothing is hidden.
    """
    rows = len(sheet.lines)

    def beat(row: int) -> Beat:
        def show() -> None:
            sheet.show_row(row, shown=True)

        def begin() -> tuple[ValueTween]:
            show()
            return (ValueTween(lambda _share: None, LINE_MS),)

        return Beat(begin, show, "fanfare" if row == rows - 1 else "tick")

    if player.still:
        return
    for row in range(rows):
        sheet.show_row(row, shown=False)
    for row in range(rows):
        player.play(beat(row))


def watch_page(player: MotionPlayer, page: QWidget) -> None:
    """Let any press on a page skip what plays, and do nothing else unless it is on a control.

    Keys that would press what has the focus only skip: nobody meant it before seeing it.
    """
    for widget in (page, *page.findChildren(QWidget)):
        player.watch(widget, _means)


def _means(watched: QObject, event: QEvent) -> bool:
    if isinstance(event, QKeyEvent):
        alone = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        return bool(alone) or Qt.Key(event.key()) in _NAVIGATION_KEYS
    return (
        isinstance(watched, QWidget)
        and watched.isEnabled()
        and bool(watched.focusPolicy() & Qt.FocusPolicy.ClickFocus)
    )
