"""Kit: a table with a hand of cards: flaps above, others around, a fan below, the log a drawer."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from typing import ClassVar, Generic

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core import Seat
from ui.bridge.seats import SeatInfo
from ui.kit.cards.ring import others, ring
from ui.kit.table.animator import Animator
from ui.kit.table.button_bar import ButtonBar
from ui.kit.table.drawer import DRAWER_WIDTH, MIN_STAGE_ASPECT
from ui.kit.table.hooks import StateT, ViewT, WordsT
from ui.kit.table.in_hand import Carried
from ui.kit.table.match_table import MatchTable
from ui.kit.table.seats import SeatStrip
from ui.kit.table.shared_parts import SharedParts
from ui.kit.tutorial.script import TutorialScript
from ui.look.easing import Ease
from ui.look.flap import FLIP_MS, FlapLabel
from ui.look.shortcuts import Scope
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.motion import MoveTween, Moving, ValueTween
from ui.motion.sprite import PICTURE_LEAD_MS, come
from ui.stage.cards.hand_view import HandView, Order
from ui.stage.input.tips import TipScene
from ui.stage.repaint_queue import RepaintQueue
from ui.stage.view import StageView


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
        if self.bridge.read_only:
            # Whoever watches sorts nobody's cards.
            fan.set_pill({})
        fan.refused.connect(lambda reason, _rule: self.prompt.tell(reason, bad=True))

    def furnish(
        self, cells: Sequence[int], pages: Sequence[QWidget], steps: Sequence[QWidget] = ()
    ) -> None:
        """Lay out flaps of so many cells, the prompt, stage and log, and a bar: buttons of pages,
        and those of what is done next.
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
        last = (*steps, action_buttons.skip_button, action_buttons.confirm_button)
        self.bar = ButtonBar(look, left, (*pages, self.drawer.button), last, self)
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


class CardScene(QObject, Generic[WordsT]):
    """A scene and its view, with a strip for each seat around a hand of cards.

    A game lays it out in `_arrange`, and calls `_sit` before it shows anything.
    """

    rightward: ClassVar[bool] = False
    """Whether the next in turn order sits to the right."""
    fan: HandView
    repaint_queue: RepaintQueue
    words: WordsT
    """The game's sentences about this match."""

    def __init__(
        self, look: Look, words: WordsT, players: Sequence[SeatInfo], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look, self._players, self.words = look, players, words
        self._left = False
        self._seat = Seat(0)
        self._told: dict[Hashable, tuple[object, ...]] = {}
        """What each part was told last."""
        self._scene = TipScene(self)
        self.view = StageView(self._scene, look, parent, smallest=1.0)
        self.strips = {player.seat: SeatStrip(look) for player in players}

    def follow(self, fan: HandView) -> None:
        """Have this hand, and lie anew in another room or look."""
        say = self.words.speech.say
        self.fan = fan
        fan.set_pill({order: say(f"order-{order.value}") for order in Order})
        fan.pill.setToolTip(say("tip-order"))
        self.view.resized.connect(self._arrange)
        self._look.changed.connect(self.arrange)

    def set_people(self, words: WordsT, players: Sequence[SeatInfo]) -> None:
        """Speak of other people."""
        self.words, self._players = words, players
        self._told.clear()

    def set_left(self, *, left: bool) -> None:
        """Lie for the left hand, or for the right."""
        if left != self._left:
            self._left = left
            self.fan.set_left(left)
            self.arrange()

    @property
    def around(self) -> tuple[Seat, ...]:
        """The others, from one's left hand around to the right."""
        return others(len(self.strips), self._seat, left=not self.rightward)

    def arrange(self) -> None:
        """Lay everything out anew."""
        self._arrange(self.view.maximumViewportSize())

    def _arrange(self, size: QSize) -> None:
        """Lay everything out in this room."""
        raise NotImplementedError

    def _sit(self, seat: Seat) -> None:
        """Let this seat be in front."""
        if seat != self._seat:
            self._seat = seat
            self.repaint_queue.end()
            self._seat_others()

    def _ring(self) -> QRectF:
        """Where the others sit."""
        raise NotImplementedError

    def _seat_others(self) -> None:
        # In another room there may be more to tell.
        self._told.clear()
        px, air = self._look.px, self._look.air
        places = ring(self._ring(), len(self.around), gap=air(8), line=px(40))
        for seat, place in zip(self.around, places, strict=True):
            self.strips[seat].lie(*place)
        for seat, strip in self.strips.items():
            strip.setVisible(seat != self._seat)

    def _is_news(self, part: Hashable, *told: object) -> bool:
        """Whether a part shows something else so far: to find out what has room takes long."""
        before, self._told[part] = self._told.get(part), told
        return before != told


class CardMoves:
    """What moves on a table of cards."""

    def __init__(self, fan: HandView, animator: Animator) -> None:
        self._fan, self._animator = fan, animator

    def come(
        self, start: QPointF, indices: Sequence[int], delay: int = 0, small: float = 0.5
    ) -> list[Moving]:
        """Cards of one's own hand come from a point, wherever they lie."""
        found = list[Moving]()
        step = min(35, 200 // max(1, len(indices)))
        for place, index in enumerate(indices):
            sprite = self._animator.in_place_of(self._fan.item(index), late=True)
            wait, end = delay + step * place, sprite.pos()
            # Each is painted in a frame of its own, before it is seen.
            painted = max(0, wait - PICTURE_LEAD_MS)
            found.append(ValueTween(partial(come, sprite), 1, delay=painted))
            found.append(
                MoveTween(sprite, start, end, 240, (small, 1.0), (0.0, 1.0), Ease.OUT, wait)
            )
        return found


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
