"""Kit: the guided beginning at a card table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QWidget

from ui.kit.table.shared_parts import SharedParts
from ui.kit.tutorial.script import TutorialScript
from ui.stage.cards.hand_view import HandView
from ui.stage.view import StageView


class CardTutorialScript(TutorialScript):
    """Watches one table of cards and knows what has been done there so far."""

    def __init__(
        self,
        widget: QWidget,
        shared: SharedParts,
        stage: StageView,
        fan: HandView,
        buttons: Sequence[QWidget],
    ) -> None:
        # What is done is looked at while the lessons are made.
        self._fan, self._buttons = fan, tuple(buttons)
        super().__init__(widget, stage, shared)
        look = self.guide.look_soon
        shared.action_buttons.refreshed.connect(look)
        fan.reserved_changed.connect(lambda _: look())
        fan.order_changed.connect(lambda _: look())
        stage.resized.connect(lambda _: look())
        # A bar that folds, or has other buttons, lays them out once all else is done.
        for button in self._buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again where a button has another place."""
        if watched in self._buttons:
            if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
                self.guide.look_soon()
            return False
        return super().eventFilter(watched, event)

    def at_cards(self, indices: Iterable[int]) -> QRect:
        """These cards of the hand, as far as they lie there."""
        fan = self._fan
        return self.over(fan.item(index) for index in indices if index in fan.places)
