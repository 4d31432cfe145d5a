"""Kit: a table with a hand of cards: flaps above, a fan below, the log in a drawer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from engine.core import Action, Seat
from ui.kit.cards.scene import CardScene
from ui.kit.table.animator import Animator
from ui.kit.table.button_bar import ButtonBar
from ui.kit.table.drawer import DRAWER_WIDTH, MIN_STAGE_ASPECT
from ui.kit.table.hooks import StateT, ViewT, WordsT
from ui.kit.table.in_hand import Carried
from ui.kit.table.match_table import MatchTable
from ui.kit.table.reactions import SeatPlace, on_stage
from ui.look.flap import FLIP_MS, FlapLabel
from ui.look.shortcuts import Scope
from ui.look.spacing import with_spacing
from ui.look.widgets import TagButton
from ui.stage.cards.hand_view import HandView


class HandOfCards(Carried):
    """The cards of a fan, of which one may be carried."""

    def __init__(self, fan: HandView) -> None:
        super().__init__(fan)
        self._fan = fan

    def scopes(self) -> Sequence[Scope]:
        """Return what keys do with the cards."""
        named = QCoreApplication.translate("CardTable", "Your hand")
        return (Scope(named, self._fan.shortcuts()),)


class CardTable(MatchTable[ViewT, StateT, WordsT]):
    """A match in which one plays from a hand of cards.

    A game's table calls `hold` when its scene is built, then `furnish`, then `start`.
    """

    fan: HandView
    """The hand of cards."""

    def hold(self, scene: CardScene[WordsT]) -> None:
        """Play from the fan of this scene."""
        # H reads the hand out.
        self.action_buttons.key = Qt.Key.Key_T
        fan = self.fan = scene.fan
        self.in_hand, self.repaint_queue = HandOfCards(fan), scene.repaint_queue
        self.stage, self.animator = scene.view, Animator(scene.view)
        self._scene = scene
        self.reactions.where = self._seat_place
        if self.bridge.read_only:
            # A person who watches sorts nobody's cards.
            fan.set_pill({})
        fan.refused.connect(lambda reason, _rule: self.prompt.tell(reason, bad=True))

    def _seat_place(self, seat: Seat) -> SeatPlace | None:
        """Return where the character of a seat is seen."""
        strip = self._scene.strips[seat]
        if not strip.isVisible():
            return None
        scene, parts = self._scene, ("commit", "follows", "points")
        seen = [each for each in scene.strips.values() if each.isVisible() and each is not strip]
        others = [scene.mine.room("points"), *(each.room("points") for each in seen)]
        # What players choose from is seen, and so are all other scores.
        chosen = [each for each in scene.choosable.values() if each.isVisible()]
        return on_stage(
            self.stage,
            strip.room("face"),
            strip.room("name"),
            row=[strip.room(part) for part in parts],
            kept=[*others, *(each.sceneBoundingRect() for each in chosen)],
        )

    def furnish(
        self, cells: Sequence[int], pages: Sequence[TagButton], steps: Sequence[TagButton] = ()
    ) -> None:
        """Lay out flaps of so many cells, the prompt, stage and log, and a bar: buttons of pages,
        and those of what is done next. Where a turn has steps, these have the room of the pages,
        which are in a menu.
        """
        look, action_buttons = self.look, self.action_buttons
        self.flaps = [FlapLabel(look, "", self, cells=each, height=33) for each in cells]
        top, middle, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        with_spacing(look, top, (14, 0, 12, 2), 10)
        for flaps in self.flaps:
            top.addWidget(flaps)
        top.addWidget(self.now, 1)
        top.addWidget(self.prompt.progress)
        top.addWidget(self.rule_button)
        left = (action_buttons.undo_button, action_buttons.redo_button, action_buttons.hint_button)
        last = (
            *steps,
            action_buttons.skip_button,
            action_buttons.confirm_button,
            action_buttons.next_button,
        )
        further = (*pages, self.drawer.button)
        self.bar = ButtonBar(
            look,
            left,
            further,
            last,
            self,
            more=action_buttons.more_button if steps else None,
            in_menu=(action_buttons.redo_button, *further),
            yield_room=(action_buttons.undo_button, action_buttons.hint_button),
        )
        middle.addWidget(self.stage, 1)
        middle.addWidget(self.drawer)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(top)
        column.addLayout(middle, 1)
        column.addWidget(self.bar)

    def show_flaps(self, *told: tuple[str, str]) -> None:
        """Show on each what it tells, which is read as the second words."""
        for flaps, (shown, read) in zip(self.flaps, told, strict=True):
            flaps.duration = round(FLIP_MS * self.bridge.preferences.factor)
            flaps.tell(shown, read)

    def play(self, act: Action) -> None:
        """Do this at once: cards were put somewhere."""
        pending = self.pending if self.live else None
        if pending is not None:
            pending.set_acts((act,))
            self.confirm()

    def reserve(self, number: int) -> None:
        """Choose the card of a number from the left, which `confirm` plays."""
        self.motion.catch_up()
        places = self.fan.places
        if self.live and 1 <= number <= len(places):
            self.fan.reserve(places[number - 1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On a flat page there is room to spare for the log beside the stage."""
        super().resizeEvent(event)
        beside = self.width() - self.look.px(DRAWER_WIDTH)
        self.drawer.offer(spare=beside >= MIN_STAGE_ASPECT * self.height())
