"""Access: scroll areas that can be read while their scroll bars come and go.

Qt 6.11's own answer to "child number 1 of this scroll area" does not ask whether there still is
one: a screen reader that reads a page just as it is left crashes the program. The answer of an
ordinary widget does ask, so scroll areas give that one.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QGraphicsView, QScrollArea


def guard_scroll_areas() -> None:
    """Have all scroll areas answer safely; called once, before the first window is there."""
    QAccessible.installFactory(_scroll_area)


def _scroll_area(_name: str, found: QObject) -> QAccessibleInterface | None:
    if not isinstance(found, QScrollArea | QGraphicsView):
        return None
    from PySide6.QtWidgets import QAccessibleWidget

    # Qt keeps it, and deletes it together with the widget.
    return QAccessibleWidget(found, QAccessible.Role.Pane)
