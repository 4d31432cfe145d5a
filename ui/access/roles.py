"""Access: what plain widgets are for assistive technology.

Qt says of each that it is a client. On Linux that is read as "filler", and of each frame that it is
one as "frame", which a window is there. What has a name is a group; all else only holds things.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget


def tell_plain_widgets() -> None:
    """Have plain widgets and frames told as groups; called once, before the first question."""
    QAccessible.installFactory(plain_widget)
    if not QAccessible.isActive():
        return
    # Of some that were there before Qt has told a system that listens from the start.
    for widget in QApplication.allWidgets():
        known = QAccessible.queryAccessibleInterface(widget)
        if known.role() is QAccessible.Role.Client:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))


def plain_widget(name: str, found: QObject) -> QAccessibleInterface | None:
    """What is told of a widget of which nothing more is known than a class `name` of Qt says.

    Qt asks for the class of the widget first, and for those that it is derived from after it.
    """
    if name not in ("QWidget", "QFrame") or not isinstance(found, QWidget):
        return None
    from PySide6.QtWidgets import QAccessibleWidget

    named = bool(found.accessibleName())
    # Qt keeps it, and deletes it together with the widget.
    return QAccessibleWidget(found, QAccessible.Role.Grouping if named else QAccessible.Role.Pane)
