"""The table of Carry On: its stage: the others above, the suitcase, and the hand below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.carry_on import aid, scoring
from engine.games.carry_on.actions import Pick
from engine.games.carry_on.components import (
    HAND_SIZE,
    ROUNDS,
    Components,
)
from engine.games.carry_on.view import NOTHING, CarryView, Phase
from ui.kit.cards.ring import Density, bands
from ui.kit.cards.scene import CardScene
from ui.kit.commits import Commit
from ui.kit.table.seats import SeatEntry, seated
from ui.kit.words import capital
from ui.look.flow import Box
from ui.look.style import Look
from ui.stage.cards.face import Face
from ui.stage.cards.hand_view import HandView
from ui.stage.items.flow_item import FlowItem
from ui.stage.items.zone import ZoneItem
from ui.stage.repaint_queue import RepaintQueue
from ui.tables.carry_on import art, telling
from ui.tables.carry_on.commands import CarryCommands
from ui.tables.carry_on.items import CaseItem, back_of, face_of
from ui.tables.carry_on.panels import Boxes, Forecast, weight_of
from ui.tables.carry_on.state import CarryTableState
from ui.tables.carry_on.words import Words as CarryWords
from ui.tables.carry_on.words import many, say

_MIN_STAGE_SIZE_PX: Final = QSizeF(900, 420)
"""The least stage, in logical pixels: in less it is made smaller as a whole."""
_MIN_TAG_SIZE: Final = QSizeF(24, 18)
"""The tag with another's limit is no smaller, in logical pixels."""


@dataclass(frozen=True, slots=True)
class CarryLayout:
    """Where all lies on a stage of a size."""

    size: QSizeF
    ring: QRectF
    mine: QRectF
    case: QRectF
    sheet: QRectF
    passing: QRectF
    fan: QRectF


def plan(size: QSizeF, look: Look, seats: int, *, left: bool) -> CarryLayout:
    """Share the room: the others above, the suitcase between its owner and the scales, the hand."""
    size = size.expandedTo(_MIN_STAGE_SIZE_PX)
    others, middle, fan = bands(size, look, seats, (0.25, 0.33))
    gap, across = float(look.air(8)), middle.width()
    side = min(look.px(262), across * 0.25)
    panels = (
        QRectF(middle.left(), middle.top(), side, middle.height()),
        QRectF(middle.right() - side, middle.top(), side, middle.height()),
    )
    case = QRectF(panels[0].right() + gap, middle.top(), across - 2 * (side + gap), middle.height())
    # Two do not pass hands.
    beside = look.px(40) if seats > 2 else 0
    passing = QRectF(fan.left(), fan.top(), beside, min(fan.height(), look.px(72)))
    passing.moveTop(fan.center().y() - passing.height() / 2)
    return CarryLayout(
        size,
        others,
        panels[0] if not left else panels[1],
        case,
        panels[1] if not left else panels[0],
        passing,
        fan.adjusted(beside and beside + gap, 0, 0, 0),
    )


class CarryScene(CardScene[CarryWords]):
    """The scene and its view. It shows a state, and tells by commands what was chosen."""

    def __init__(
        self,
        look: Look,
        box: Components,
        words: CarryWords,
        state: CarryTableState,
        commands: CarryCommands,
        parent: QWidget,
    ) -> None:
        """Take what is shown first, and to whom commands go."""
        players = state.common.players
        super().__init__(look, words, players, parent)
        self._box, self._commands = box, commands
        self.state = state
        """What is shown."""
        self._hand = (NOTHING, 0, 0)
        """Which hand lies in the fan: its seat, round and turn."""
        self.plan = plan(_MIN_STAGE_SIZE_PX, look, len(players), left=False)
        self.boxes = Boxes(look, words)
        self.case = CaseItem(look)
        self.mine = FlowItem(look)
        self.sheet = FlowItem(look)
        self.deck = FlowItem(look)
        self.discards = FlowItem(look)
        self.passing = FlowItem(look)
        self.zone = ZoneItem(look, say("pack-here"))
        late = (*self.strips.values(), self.mine, self.sheet, self.case)
        for item in (*late, self.zone, self.deck, self.discards, self.passing):
            self._scene.addItem(item)
        self.repaint_queue = RepaintQueue(self.view, late)
        fan = HandView(self.view, back=back_of(look))
        fan.add_zone(self.zone)
        for signal in (fan.reserved_changed, fan.hovered, fan.picked, fan.cancelled):
            signal.connect(lambda *_: self._on_looked())
        fan.committed.connect(self._on_committed)
        self.follow(fan)
        self._set_tips()

    def set_words(self, words: CarryWords) -> None:
        """Speak of other people."""
        super().set_words(words)
        self.boxes = Boxes(self._look, self.words)

    # Layout ---------------------------------------------------------------------------------------

    def _arrange(self, size: QSize) -> None:
        made = plan(QSizeF(size), self._look, len(self.strips), left=self._left)
        self.plan = made
        self._scene.setSceneRect(QRectF(QPointF(0, 0), made.size))
        self.mine.set_rect(made.mine)
        self.sheet.set_rect(made.sheet)
        self.case.set_rect(made.case)
        self.zone.set_rect(
            art.case_room(QRectF(QPointF(0, 0), made.case.size())).translated(made.case.topLeft())
        )
        self.passing.set_rect(made.passing)
        self.fan.set_room(made.fan, (made.mine, made.sheet))
        band, two = made.ring, len(self.strips) == 2
        for item in (self.deck, self.discards):
            item.setVisible(two)
        if two:
            aside = band.width() * 0.2 - self._look.air(8)
            self.deck.set_rect(QRectF(band.left(), band.top(), aside, band.height()))
            left = band.right() - aside
            self.discards.set_rect(QRectF(left, band.top(), aside, band.height()))
        self._seat_others()
        self.show_state(self.state)

    def _ring(self) -> QRectF:
        return self.plan.ring

    # What is shown --------------------------------------------------------------------------------

    def show_state(self, state: CarryTableState) -> None:
        """Show all of it."""
        self.state = state
        self._sit(state.seat)
        view = state.view
        for seat, strip in self.strips.items():
            if seat != state.seat:
                key = self._told_of(state, seat)
                if self._is_news(seat, *key):
                    strip.show_soon(key, partial(self._public, state, seat, strip.density))
        mine = view.seats[state.seat]
        self.case.show_cards(mine.packed, state.pick)
        self._show_hand(state)
        if len(self.strips) == 2:
            # At the end nobody draws any more, and what was drawn is in no pile (`as_counted`).
            for item in (self.deck, self.discards):
                item.setVisible(view.phase is not Phase.OVER)
            self.deck.show_box(
                self.boxes.deck(f"{many('deck', view.deck)}\n{telling.luggage_left(view)}")
            )
            # By type and weight, as one looks for what is gone.
            self.discards.show_box(self.boxes.discards(sorted(view.discards)))
        self._show_passing(state)
        aids = self._aid(state)
        if self._is_news("mine", state.seat, mine, aids):
            points = self._points(view, state.seat)
            told = seated(state.common.players, state.seat, points=points)
            size = self.plan.mine.size()
            self.mine.show_box(self.boxes.mine(self._box, told, mine, *aids, size))
        self._show_scores()

    def _show_passing(self, state: CarryTableState) -> None:
        """Show where hands go, while some are left to be passed on."""
        view = state.view
        passes = len(self.strips) > 2 and view.phase is Phase.PICK and view.turn < HAND_SIZE
        self.passing.setVisible(passes)
        if passes:
            to = seated(state.common.players, self.around[0])
            self.passing.show_box(self.boxes.passing(to))

    def show_looked(self, state: CarryTableState) -> None:
        """Show a state that differs in nothing but the card that is looked at."""
        self.state = state
        self._show_scores()

    def show_trial(self, state: CarryTableState) -> None:
        """Have the hand show what is tried, also by a hint or an undo."""
        fan, hand, card = self.fan, state.hand, state.tried
        if card == NOTHING and fan.reserved:
            fan.take_back()
        elif state.common.live and card in hand and not fan.reserved:
            fan.reserve(hand.index(card))

    def _told_of(self, state: CarryTableState, seat: Seat) -> tuple[object, ...]:
        """All on which depends what is told of another."""
        view = state.view
        commit = self._commit(view, seat)
        return view.seats[seat], commit, view.actor == seat, self._seen(state, seat), self.words

    def _show_scores(self) -> None:
        """Show what the round scores, and would with the card that is looked at."""
        mine, card = self.state.view.seats[self.state.seat], self.state.card
        early = telling.early_limit(self.state.view, self.state.seat)
        more = card == NOTHING or bool(mine.luggage and not early)
        packed = mine.packed if more else (*mine.packed, card)
        luggage = telling.luggage(self.state.view, self.state.seat)
        if self._is_news("sheet", mine, packed, luggage):
            room = self.plan.sheet.size()
            self.sheet.show_box(self.boxes.sheet(self._box, mine, packed, luggage, room))

    # Tips -----------------------------------------------------------------------------------------

    def _set_tips(self) -> None:
        """What lies here tells of the match as it is shown whenever somebody points at it."""
        for seat, strip in self.strips.items():
            strip.set_tip(partial(self._seat_tip, seat))
        self.mine.set_tip(lambda: self._seat_tip(self._seat))
        for item, lines in (
            (self.sheet, self._sheet_tip),
            (self.deck, self._deck_tip),
            (self.discards, self._discards_tip),
            (self.zone, self._case_tip),
            (self.passing, self._passing_tip),
        ):
            item.set_tip(partial(self._tip, lines))

    def _seat_tip(self, seat: Seat) -> str:
        return "\n".join(self.told(seat))

    def _tip(self, lines: Callable[[CarryView], Sequence[str]]) -> str:
        return "\n".join(map(capital, lines(self.state.view))).rstrip()

    def _sheet_tip(self, view: CarryView) -> Sequence[str]:
        left, early = telling.luggage_left(view), telling.early_words(view, self._seat)
        return say("page-round"), say("tip-round"), early or left, self.limits()

    @staticmethod
    def _deck_tip(view: CarryView) -> Sequence[str]:
        return many("deck", view.deck), say("tip-deck"), telling.luggage_left(view)

    def _passing_tip(self, _view: CarryView) -> Sequence[str]:
        left, right = (self.words.name(self.around[at]) for at in (0, -1))
        return (say("tip-passing", left=left, right=right),)

    def _discards_tip(self, view: CarryView) -> Sequence[str]:
        return say("discards"), say("tip-discards"), self.words.cards(sorted(view.discards))

    def _case_tip(self, view: CarryView) -> Sequence[str]:
        return say("tip-case"), telling.packed(self._box, self.words, view.seats[self._seat])

    def expect(self, state: CarryTableState, *, others: bool = True) -> None:
        """A hand that comes soon is printed in idle moments until then, and what is told of the
        others, where that is known as well.
        """
        paints = self._coming(state) if others and state.seat == self._seat else ()
        self.fan.prepare(self._faces(state.hand), paints)

    def _coming(self, state: CarryTableState) -> Iterator[Callable[[QPainter], None]]:
        for seat, strip in self.strips.items():
            if seat != state.seat:
                telling = partial(self._public, state, seat, strip.density)
                yield partial(strip.prepare, self._told_of(state, seat), telling)

    def _faces(self, cards: Sequence[int]) -> list[Face]:
        return [face_of(card, self.words, self._look) for card in cards]

    def _show_hand(self, state: CarryTableState) -> None:
        faces, view = self._faces(state.hand), state.view
        keys = [face.key for face in faces]
        hand = (int(state.seat), view.round, view.turn)
        # Another hand, even of like cards, lies as it came.
        new, self._hand = hand != self._hand, hand
        if new or keys != [None if face is None else face.key for face in self.fan.faces]:
            self.fan.set_cards(faces, new=new)
            # Another card may lie there now.
            self._tell_looked()
        self.fan.set_open(state.picks)
        # A player who has packed there knows what it is for: nothing is covered to say it again.
        label = say("pack-here")
        free = not self.case.lies_in(self.zone.mapRectToScene(self.zone.tag(label)))
        self.zone.set_label(label if state.picks and free else "")

    def _public(
        self, state: CarryTableState, seat: Seat, density: Density
    ) -> tuple[SeatEntry, Sequence[Box]]:
        view = state.view
        one = view.seats[seat]
        shown = seated(
            state.common.players,
            seat,
            points=self._points(view, seat),
            commit=self._commit(view, seat),
            turn=view.actor == seat,
        )
        strip = self.strips[seat].rect()
        wide = strip.width() if strip.width() > 4 * strip.height() else 0.0
        tells = density is Density.WHOLE and self._tells_hand(state, seat)
        # The line is there before anything is known, so that what is packed lies still.
        known = self.boxes.hand(self._seen(state, seat)) if tells else ()
        return shown, self.boxes.public(self._box, one, density, known, wide=wide)

    def _points(self, view: CarryView, seat: Seat) -> str:
        """What a seat has; at the end with what its Carry On cards give (CO-24)."""
        over = view.phase is Phase.OVER
        (sheet,) = scoring.sheets(self._box, ROUNDS, (view.seats[seat],), over=over)
        return str(sheet.total)

    def _tells_hand(self, state: CarryTableState, seat: Seat) -> bool:
        """Whether a seat's hand is seen, or known some time in a round."""
        if state.hands or state.view.open:
            return True
        left = self.around.index(seat) + 1 if seat in self.around else HAND_SIZE
        return state.aid != "off" and left < HAND_SIZE

    @staticmethod
    def _seen(state: CarryTableState, seat: Seat) -> Sequence[int]:
        """What is seen of another's hand, or known of it, as far as one wants to be told."""
        if state.hands:
            return state.hands[seat]
        wanted = state.aid != "off" or state.view.open
        return (state.view.seats[seat].known or ()) if wanted else ()

    def told(self, seat: Seat) -> Sequence[str]:
        """All that is told of a seat, line by line, also where there is no room for it."""
        state, words = self.state, self.words
        one = state.view.seats[seat]
        points = many("points", int(self._points(state.view, seat)))
        who = [words.name(seat), words.character(one.character), points]
        lines = [", ".join(filter(None, who)), words.about(one.character), words.advantaged(seat)]
        early = telling.early_limit(state.view, seat)
        lines.append(say("limit-said", limit=early) if early else "")
        lines.append(telling.packed(self._box, words, one))
        lines.append(say("tip-essentials", types=len(scoring.types_of(one.packed))))
        lines += [telling.kept(self._box, one), say("has-picked") if one.picked else ""]
        if len(self.around) > 1 and state.view.phase is not Phase.OVER:
            lines.append(say("gets-hand") if seat == self.around[0] else "")
            lines.append(say("gives-hand") if seat == self.around[-1] else "")
        seen = () if seat == state.seat else self._seen(state, seat)
        lines.append(say("known-hand", cards=words.cards(seen)) if seen else "")
        lines[1:] = [capital(line) for line in lines[1:] if line]
        return lines + (self.recalled() if seat == state.seat else [])

    def limits(self) -> str:
        """What is packed in the suitcase here, and what that scores at the two limits."""
        one = self.state.view.seats[self.state.seat]
        if one.character < 0:
            return ""
        found = Forecast.of(self._box, one.character, one.packed)
        kg = weight_of(self._box, one)
        return say("key-limits", kg=kg, small=found.small.points, large=found.large.points)

    def recalled(self) -> list[str]:
        """What the memory aid knows of the hand that is here, in words."""
        since, odds = self._aid(self.state)
        return [*([say("since", cards=self.words.cards(since))] if since else []), *odds]

    @staticmethod
    def _commit(view: CarryView, seat: Seat) -> Commit:
        if view.phase is Phase.PICK and view.actor is None:
            return Commit.DONE if view.seats[seat].picked else Commit.OPEN
        if view.phase is Phase.SETTLE and seat in view.settling:
            return Commit.OPEN if seat in view.due else Commit.DONE
        return Commit.NONE

    def _aid(self, state: CarryTableState) -> tuple[Sequence[int], Sequence[str]]:
        """What was taken out of this hand since it was last here, and odds, as far as wanted."""
        if state.aid == "off":
            return (), ()
        wanted = state.aid == "odds" and state.view.seat == state.seat
        share = aid.odds(self._box, state.view, state.seat) if wanted else None
        since = aid.taken_since(state.view, state.seat)
        return since, () if share is None else (say("odds", share=share),)

    # What is chosen -------------------------------------------------------------------------------

    def _on_looked(self) -> None:
        """A card is looked at, or reserved."""
        self.repaint_queue.give_way()
        self._tell_looked()
        reserved = self.fan.reserved
        self._commands.choose(self.state.hand[reserved[0]] if reserved else NOTHING)

    def _tell_looked(self) -> None:
        """Tell which card is dragged, or else reserved, or looked at."""
        hand, index = self.state.hand, self.fan.meant
        self._commands.look_at(hand[index] if 0 <= index < len(hand) else NOTHING)

    def _on_committed(self, cards: tuple[int, ...], _zone: object) -> None:
        hand = self.state.hand
        if cards and cards[0] < len(hand):
            self._commands.play(Pick(hand[cards[0]]))

    # Places ---------------------------------------------------------------------------------------

    def deck_spot(self) -> QPointF:
        """The middle of the deck, of two seats."""
        return self.deck.sceneBoundingRect().center()

    def discard_spot(self) -> QPointF:
        """The middle of the discards, of two seats."""
        return self.discards.sceneBoundingRect().center()

    def place_of(self, seat: Seat) -> QPointF:
        """Where a seat's hand is on the stage."""
        if seat == self._seat:
            return self.plan.fan.center()
        return self.strips[seat].sceneBoundingRect().center()

    def tag_room(self, seat: Seat) -> QRectF:
        """Where the limit of another is seen: in place of the face, which is no name and no card.

        Where there is no room for a face, in place of the last card.
        """
        face = self.strips[seat].room("character")
        if not face.isEmpty():
            return face
        last = self.packed_spot(seat, HAND_SIZE - 1)
        room = QRectF(QPointF(), last.size().expandedTo(_MIN_TAG_SIZE))
        room.moveCenter(last.center())
        return room

    def packed_spot(self, seat: Seat, index: int) -> QRectF:
        """Where the packed card of a place lies."""
        if seat == self._seat:
            return self.case.spot(index)
        return self.strips[seat].room(f"packed-{min(index, HAND_SIZE - 1)}")
