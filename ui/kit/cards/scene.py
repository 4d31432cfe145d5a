"""Kit: the stage of a card table: a strip for each other player, and a fan below."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar, Generic

from PySide6.QtCore import QObject, QRectF, QSize
from PySide6.QtWidgets import QGraphicsItem, QWidget

from engine.core import Seat
from ui.bridge.seats import SeatInfo
from ui.kit.cards.ring import others, ring
from ui.kit.table.hooks import WordsT
from ui.kit.table.seats import SeatStrip
from ui.look.style import Look
from ui.stage.cards.hand_view import HandView, Order
from ui.stage.input.tips import TipScene
from ui.stage.items.flow_item import FlowItem
from ui.stage.repaint_queue import RepaintQueue
from ui.stage.view import StageView


class CardScene(QObject, Generic[WordsT]):
    """A scene and its view, with a strip for each seat around a hand of cards.

    A game lays it out in `_arrange`, and calls `_sit` before it shows anything.
    """

    rightward: ClassVar[bool] = False
    """Whether the next in turn order sits to the right."""
    fan: HandView
    mine: FlowItem
    """What is told of whoever looks at the table."""
    repaint_queue: RepaintQueue
    words: WordsT
    """The game's sentences about this match."""

    def __init__(
        self, look: Look, words: WordsT, players: Sequence[SeatInfo], parent: QWidget
    ) -> None:
        """Have a strip for each of these players; who they are is part of every state."""
        super().__init__(parent)
        self._look, self.words = look, words
        self._left = False
        self._seat = Seat(0)
        self._told: dict[Hashable, tuple[object, ...]] = {}
        """What each part was told last."""
        self._scene = TipScene(self)
        self.view = StageView(self._scene, look, parent, smallest=1.0)
        self.strips = {player.seat: SeatStrip(look) for player in players}
        self.choosable: Mapping[Seat, QGraphicsItem] = {}
        """What can be chosen of a seat, below its head."""

    def follow(self, fan: HandView) -> None:
        """Have this hand, and lay everything out again in another room or look."""
        say = self.words.speech.say
        self.fan = fan
        fan.set_pill({order: say(f"order-{order.value}") for order in Order})
        fan.pill.setToolTip(say("tip-order"))
        self.view.resized.connect(self._arrange)
        self._look.changed.connect(self.arrange)

    def set_words(self, words: WordsT) -> None:
        """Speak of other people."""
        self.words = words
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
        """Lay everything out again."""
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
