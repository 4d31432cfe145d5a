"""Shell: the button that plays a finished match on from the place that is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from ui.look.menus import ButtonMenu
from ui.shell.widgets.basic import button


def from_here_button(branched: Callable[[bool], object]) -> QPushButton:
    """A button with two ways to go on: `branched(True)` is with another future."""
    made = button(
        QCoreApplication.translate("branch", "Play &from here"),
        lambda: None,
        role="quiet",
        hint=QCoreApplication.translate(
            "branch", "Continue from this point as practice; this match stays unchanged"
        ),
    )
    menu = ButtonMenu(made)
    menu.setToolTipsVisible(True)
    for words, hint, other in (
        (
            QCoreApplication.translate("branch", "Choose again with the &same draws"),
            QCoreApplication.translate(
                "branch", "Start before this decision; all draws after it stay the same"
            ),
            False,
        ),
        (
            QCoreApplication.translate("branch", "Choose again with &new draws"),
            QCoreApplication.translate(
                "branch", "Start before this decision; all draws after it are new"
            ),
            True,
        ),
    ):
        menu.addAction(words, partial(branched, other)).setToolTip(hint)
    made.setMenu(menu)
    return made
