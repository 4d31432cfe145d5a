"""The table of Cargo Hold: a question in a raid is answered by a press on the card itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QRectF

from ui.bridge.base import Stepped
from ui.look.style import Look
from ui.stage.cards.face import Face
from ui.stage.cards.opponent_hand import OpponentHand
from ui.tables.cargo_hold.choice import ChoicePanel
from ui.tables.cargo_hold.questions import offered
from ui.tables.cargo_hold.showdown import Offer, Showdown
from ui.tables.cargo_hold.spot import SpotItem


class CardAnswers(QObject):
    """Has the cards pressed that a question is about, in a raid and in a delivery that lies open.

    They are only another way to what the panel asks: that stays for keys and readers.
    """

    def __init__(
        self,
        look: Look,
        choice: ChoicePanel,
        showdown: Showdown,
        face: Callable[[int], Face],
        opened: OpponentHand,
    ) -> None:
        """Take what asks, where cards lie in a raid, how they look, and where they lie open."""
        super().__init__(choice)
        self._look, self._choice, self._showdown, self._face = look, choice, showdown, face
        self._opened = opened
        self.spots: list[SpotItem] = []
        """The places over the cards that lie open, each of which is pressed to choose one."""
        self._shown: Sequence[int] = ()
        showdown.item.answered.connect(choice.choose)
        choice.marks_changed.connect(self.renew)

    def set_face(self, face: Callable[[int], Face]) -> None:
        """Have cards look like this from now on."""
        self._face = face

    def show_open(self, cards: Sequence[int]) -> None:
        """Have these cards lie open, or none; they are pressed while they are asked about."""
        self._shown = tuple(cards)
        while len(self.spots) < len(cards):
            spot = SpotItem(self._look)
            spot.chosen.connect(partial(self._on_spot, len(self.spots)))
            self._opened.scene().addItem(spot)
            self.spots.append(spot)
        self.renew()

    def renew(self) -> None:
        """Let those cards be pressed that may be an answer now."""
        question, standing = self._choice.open_question, self._showdown.item.standing
        raid = standing if self._showdown.is_open else None
        self._showdown.item.offer(offered(question, raid, self._choice.marked, self._face))
        numbers, marked = self._numbers(), self._choice.marked
        for place, spot in enumerate(self.spots):
            there = place in numbers and raid is None
            room = self._opened.slot(place) if there else QRectF()
            spot.show_at(room, framed=numbers.get(place) in marked)

    def forget(self, _stepped: Stepped | None = None) -> None:
        """Something was done, or the screen is covered: nothing can be pressed any more."""
        self._showdown.item.offer(Offer())
        for spot in self.spots:
            spot.show_at(QRectF())

    def _numbers(self) -> dict[int, int]:
        """The numbers of the answers by the places of the cards that lie open."""
        question = self._choice.open_question
        found: dict[int, int] = {}
        for number, choice in enumerate(question.choices if question is not None else ()):
            fits = (
                place
                for place, card in enumerate(self._shown)
                if card == choice.card and place not in found
            )
            place = next(fits, None)
            if place is not None:
                found[place] = number
        return found

    def _on_spot(self, place: int) -> None:
        number = self._numbers().get(place)
        if number is not None:
            self._choice.choose(number)
