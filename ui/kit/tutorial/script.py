"""Kit: who leads through a guided first round: watches one table, and knows where things lie on it.

A game's `tutorial.py` has a `TutorialScript` with its lessons, and `guide(parts)`, which gives the
guide of one table. What `lessons` needs is set before the base is initialised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QWidget

from ui.bridge.base import Stepped
from ui.kit.table.shared_parts import SharedParts
from ui.kit.tutorial.runner import Clear, Lesson, TutorialRunner
from ui.look.widgets import TagButton
from ui.stage.input.choice_item import CHOOSE_KEYS
from ui.stage.view import StageView


def _never() -> bool:
    return False


def _always() -> bool:
    return True


NEVER: Final[Callable[[], bool]] = _never
"""The `reading` of a lesson that asks for a move: *Next* never passes it."""
ALWAYS: Final[Callable[[], bool]] = _always
"""The `reading` of a lesson that is only read: *Next* passes it."""


class TutorialScript(QObject):
    """Watches one table and knows what has been done there so far."""

    def __init__(self, widget: QWidget, stage: StageView, shared: SharedParts) -> None:
        """Watch a table.

        Args:
            widget: The table's widget: places are told in its coordinates.
            stage: The view of its stage.
            shared: The parts that it has as every table.
        """
        super().__init__(widget)
        self._widget, self._stage = widget, stage
        self._turn, self._motion = shared.turn, shared.motion
        self.guide = TutorialRunner(
            self.lessons(), self.ready, self.clear, widget, self.home, self.aside
        )
        self._led = (-1, "")
        self.guide.changed.connect(self._lead)
        # The match may outlive its table, and must not call what is gone: so no lambda.
        shared.bridge.stepped.connect(self.on_stepped)
        stage.installEventFilter(self)
        shared.motion.idle.connect(self.guide.look_soon)
        # What is spoken of was hidden while it fell into its place.
        shared.motion.landed.connect(self.guide.look_soon)
        # What is spoken of lies elsewhere.
        stage.fitted.connect(lambda _: self.guide.look_soon())
        for bar in (stage.horizontalScrollBar(), stage.verticalScrollBar()):
            bar.valueChanged.connect(lambda _: self.guide.look_soon())

    def _lead(self) -> None:
        """Give what a lesson asks for the keyboard, once for each thing that is said."""
        guide = self.guide
        said = guide.index, guide.words()
        if said != self._led and not guide.watching:
            self._led, item = said, guide.lesson.asks()
            if item is not None and item.isVisible():
                self._stage.setFocus(Qt.FocusReason.OtherFocusReason)
                item.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter lays down nothing but what was asked for: anything else goes back first."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            hand, asked = self._turn.in_hand, self.guide.lesson.asks()
            if event.key() in CHOOSE_KEYS and asked is not None and hand.holds:
                hand.put_back()
                return True
        return super().eventFilter(watched, event)

    # What a game says

    def lessons(self) -> Sequence[Lesson]:
        """The lessons, in order."""
        raise NotImplementedError

    def ready(self) -> bool:
        """Whether what was done may be judged: by default, that nothing moves."""
        return not self._motion.busy

    def clear(self) -> Sequence[Clear]:
        """What a card with words should rather not cover."""
        raise NotImplementedError

    def home(self) -> QRect:
        """Over what that card is at home: by default, nothing."""
        return QRect()

    def aside(self) -> bool:
        """Whether a page lies over the stage that is to be read: the card makes way for it."""
        return False

    def on_stepped(self, stepped: Stepped) -> None:
        """A step of the match was made."""
        self.guide.look_soon()

    # Where things are, in the table's coordinates; empty for what is not seen

    def of(self, widget: QWidget) -> QRect:
        """The part of a widget that is not scrolled away; what is in a menu is where that opens."""
        if isinstance(widget, TagButton) and widget.behind is not None:
            widget = widget.behind
        if not widget.isVisible():
            return QRect()
        seen = widget.visibleRegion().boundingRect()
        return seen.translated(widget.mapTo(self._widget, QPoint()))

    def seen(self, scene: QRectF) -> QRect:
        """What the view shows of a part of the scene."""
        port = self._stage.viewport()
        rect = self._stage.mapFromScene(scene).boundingRect() & port.rect()
        return rect.translated(port.mapTo(self._widget, QPoint()))

    def at(self, item: QGraphicsItem | None) -> QRect:
        """An item, without the shadow around it."""
        if item is None or not item.isVisible():
            return QRect()
        return self.seen(item.mapRectToScene(item.shape().boundingRect()))

    def asked(self) -> QRect:
        """What the lesson asks for."""
        return self.at(self.guide.lesson.asks())

    def around(self, scene: Iterable[QRectF]) -> QRect:
        """What the view shows of these parts of the scene, and all between them."""
        found = QRect()
        for part in scene:
            found |= self.seen(part)
        return found

    def over(self, items: Iterable[QGraphicsItem | None]) -> QRect:
        """What lies around all of these items."""
        found = QRect()
        for item in items:
            found |= self.at(item)
        return found
