"""Tests of access: somebody who only knows the accessible tree."""

from collections.abc import Iterator

import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

Name = QAccessible.Text.Name
Description = QAccessible.Text.Description
_PRESSES = ("Press", "Toggle")


class Reader:
    """Finds things by role and name below a widget, and presses them. Knows nothing else."""

    def __init__(self, root: QWidget) -> None:
        self.root = root

    def every(self, at: QAccessibleInterface | None = None) -> Iterator[QAccessibleInterface]:
        """All that is there, in reading order."""
        at = at or QAccessible.queryAccessibleInterface(self.root)
        yield at
        for index in range(at.childCount()):
            child = at.child(index)
            # Qt answers with None for what has just gone.
            if child is not None and not child.state().invisible:  # type: ignore[redundant-expr]
                yield from self.every(child)

    def names(self, role: QAccessible.Role) -> list[str]:
        return [each.text(Name) for each in self.every() if each.role() == role]

    def find(self, name: str, role: QAccessible.Role | None = None) -> QAccessibleInterface | None:
        """The first whose name begins so."""
        for each in self.every():
            if each.text(Name).startswith(name) and role in (None, each.role()):
                return each
        return None

    def get(self, name: str, role: QAccessible.Role | None = None) -> QAccessibleInterface:
        """The same, waiting until it is there."""
        # What was changed is told once the event loop has turned.
        for _ in range(100):
            found = self.find(name, role)
            if found is not None:
                return found
            QTest.qWait(20)
        raise AssertionError((name, [each.text(Name) for each in self.every()]))

    def press(self, name: str, role: QAccessible.Role | None = None) -> None:
        """Do the first of its actions that presses it."""
        found = self.get(name, role)
        assert not found.state().disabled, name
        actions = found.actionInterface()
        actions.doAction(next(each for each in actions.actionNames() if each in _PRESSES))
        # Qt shows a button pressed for a tenth of a second before it is.
        button = found.object()
        while isinstance(button, QAbstractButton) and shiboken6.isValid(button) and button.isDown():
            QTest.qWait(10)
        QTest.qWait(30)

    def focused(self) -> str:
        """The name of the innermost thing that says that it has the focus."""
        return [each.text(Name) for each in self.every() if each.state().focused][-1]
