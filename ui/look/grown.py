"""Look: a look of which the text is larger, for a page that fills a large window."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont

from ui.look import type as typefaces
from ui.look.palette import Theme
from ui.look.pixmaps import PixmapCache
from ui.look.style import Choice, Look
from ui.look.type import Role


class GrownLook(Look):
    """Follows another look in everything; its text is larger by the factor `growth`.

    It shares the other's cache of pixmaps while the text is the same; larger text has its own.
    """

    def __init__(self, base: Look, parent: QObject | None = None) -> None:
        # Not Look's own beginning: nothing here follows the system, only the other look.
        QObject.__init__(self, parent)
        self._base = base
        self._growth = 1.0
        self._larger = PixmapCache()
        base.changed.connect(self._follow)

    @property
    def growth(self) -> float:
        """Factor on the other look's text."""
        return self._growth

    def grow(self, growth: float) -> None:
        """Set the factor on the other look's text."""
        if growth != self._growth:
            self._growth = growth
            self._follow()

    @property
    def pixmaps(self) -> PixmapCache:  # type: ignore[override]
        """The cache for pictures with text of this size."""
        return self._base.pixmaps if self._growth == 1.0 else self._larger

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._base.theme

    @property
    def choice(self) -> Choice:
        """The theme that was asked for, or `SYSTEM`."""
        return self._base.choice

    @property
    def text_scale(self) -> float:
        """Factor on every text size, growth included."""
        return self._base.text_scale * self._growth

    def font(self, role: Role, *, pixels: float | None = None) -> QFont:
        """The font of a role at the text scale in force."""
        return typefaces.font(role, self.text_scale, pixels=pixels)

    def px(self, size: float) -> int:
        """A length that grows with the text, in logical pixels."""
        return round(size * self.text_scale)

    def _follow(self) -> None:
        self._larger.clear()
        self.changed.emit()
