"""Kit: the button behind which a bar keeps what has no room in it: one menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from ui.kit.words import label
from ui.look.menus import ButtonMenu
from ui.look.style import Look
from ui.look.widgets import TagButton


class MoreButton(TagButton):
    """Opens a menu of buttons that are put away: each has an entry, which presses it.

    An entry says what its button says at that moment. A menu has the keyboard to itself. It closes
    as soon as it would have other entries: no entry is to come under the pointer in the place of
    another. Assistive technology does not find an open menu by going through the window: it is told
    which entry has the keyboard. So one has it at once, unless the menu was opened by the mouse.
    """

    focus_left = Signal()
    """It goes, and had the keyboard, which is to be somewhere else."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, label("more"), parent)
        self._held: Sequence[TagButton] = ()
        self._menu_height: int | None = None
        """That of the menu with the present entries; None until somebody asks."""
        self.is_laid = False
        """Whether a bar has it, so that there may be a menu."""
        self.mark_menu()
        entries = ButtonMenu(self)
        entries.setToolTipsVisible(True)
        entries.setAccessibleName(label("more"))
        entries.aboutToShow.connect(self._fill)
        self.setMenu(entries)
        look.changed.connect(self._forget_height)

    def hold(self, buttons: Sequence[TagButton]) -> None:
        """Have an entry for each of these buttons."""
        held = tuple(buttons)
        if held != self._held:
            self._held = held
            self.close_menu()
            self._forget_height()

    @property
    def held(self) -> Sequence[TagButton]:
        """The buttons that have an entry."""
        return self._held

    @property
    def opens_down(self) -> bool:
        """Whether the menu will be below it: Qt opens it there if the screen has room for it."""
        room = self.screen().availableGeometry().bottom()
        room -= self.mapToGlobal(QPoint(0, self.height())).y()
        if room < len(self._held) * self.fontMetrics().height():
            # As under a table in most windows; to dress a menu takes long.
            return False
        if self._menu_height is None:
            entries = self.menu()
            if not entries.isVisible():
                self._list()
            entries.ensurePolished()
            self._menu_height = entries.sizeHint().height()
        return self._menu_height <= room

    def open_menu(self) -> None:
        """Open it, as a press does."""
        self.showMenu()

    def close_menu(self) -> None:
        """Close it, if it is open: then the keyboard is the table's again."""
        self.menu().close()

    def setVisible(self, visible: bool) -> None:
        """Be there, or not: Qt would pass the keyboard on to any other button."""
        # Also in a window that is not the one being used just now.
        if not visible and self.window().focusWidget() is self:
            self.focus_left.emit()
        super().setVisible(visible)

    def _forget_height(self) -> None:
        """Measure the menu again before the next paint."""
        self._menu_height = None
        self.update()

    def _fill(self) -> None:
        self._list()
        if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            # Not before it is seen: whoever is told goes there.
            QTimer.singleShot(0, self, self._enter)

    def _list(self) -> None:
        """Make an entry for each button that it holds."""
        entries = self.menu()
        entries.clear()
        for button in self._held:
            entry = entries.addAction(button.text())
            entry.setEnabled(button.isEnabled())
            entry.setToolTip(button.toolTip())
            if button.isCheckable():
                entry.setCheckable(True)
                entry.setChecked(button.isChecked())
            entry.triggered.connect(lambda _=False, each=button: _press(each))

    def _enter(self) -> None:
        """Give the keyboard to the first entry that does something."""
        entries = self.menu()
        usable = [each for each in entries.actions() if each.isEnabled()]
        if usable and entries.isVisible() and entries.activeAction() is None:
            entries.setActiveAction(usable[0])


def _press(button: TagButton) -> None:
    """Press a button, unless it has gone since its entry was made."""
    if button.offered:
        button.click()
