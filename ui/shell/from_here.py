"""Shell: the button that plays a finished match on from the place that is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QPushButton

from ui.shell.parts import button


def from_here_button(branched: Callable[[bool], object]) -> QPushButton:
    """A button with two ways to go on: `branched(True)` is with another future."""
    made = button(
        QCoreApplication.translate("branch", "Play &from here"),
        lambda: None,
        role="quiet",
        hint=QCoreApplication.translate(
            "branch", "Go on from this place, in practice; this match stays as it is"
        ),
    )
    menu = QMenu(made)
    menu.setToolTipsVisible(True)
    for words, hint, other in (
        (
            QCoreApplication.translate("branch", "Decide again, and the &same is drawn as then"),
            QCoreApplication.translate(
                "branch", "Begins before this decision; all comes in the order in which it came"
            ),
            False,
        ),
        (
            QCoreApplication.translate("branch", "Decide again, and all is drawn &anew"),
            QCoreApplication.translate(
                "branch", "Begins before this decision; what comes after it may be anything"
            ),
            True,
        ),
    ):
        menu.addAction(words, partial(branched, other)).setToolTip(hint)
    made.setMenu(menu)
    return made
