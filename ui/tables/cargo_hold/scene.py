"""The table of Cargo Hold: its stage: the others above, crate, trail and deck, the hand below."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene, QWidget

from engine.core import Seat
from engine.games.cargo_hold.components import Components
from engine.games.cargo_hold.view import CargoView, Phase
from ui.bridge.seats import SeatInfo
from ui.kit.ring import Density, others, ring
from ui.kit.seats import SeatStrip, head, seated
from ui.kit.track import RaceTrack
from ui.look.flow import Badge, Box, Column, Plate, Row, Words, roomiest
from ui.look.style import Look
from ui.look.type import Role
from ui.stage.board_view import StageView
from ui.stage.fan import Fan, Order
from ui.stage.flow_item import FlowItem
from ui.stage.held import HeldItem
from ui.stage.patience import Patience
from ui.stage.pile import CrateItem, PileItem
from ui.stage.zone import ZoneItem
from ui.tables.cargo_hold.items import Faces, crate_of
from ui.tables.cargo_hold.pages import PageItem
from ui.tables.cargo_hold.words import Words as CargoWords
from ui.tables.cargo_hold.words import many, say

_LEAST: Final = QSizeF(900, 420)
"""The least stage, in logical pixels: in less it is made smaller as a whole."""
_STEPS: Final = ("collect", "deliver", "raid", "draw")
_FIRST: Final = {Phase.COLLECT: 0, Phase.DELIVER: 1, Phase.RAID: 2, Phase.END: 3, Phase.DISCARD: 3}
_MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Plan:
    """Where all lies on a stage of a size."""

    size: QSizeF
    ring: QRectF
    mine: QRectF
    track: QRectF
    info: QRectF
    deck: QRectF
    discards: QRectF
    fan: QRectF

    @property
    def showdown(self) -> QRectF:
        """Where a raid is told: over all but the others."""
        middle = self.mine.united(self.deck).united(self.discards)
        return middle.united(self.fan).adjusted(2, -4, -2, -2)


def plan(size: QSizeF, look: Look, seats: int, *, left: bool) -> Plan:
    """Share the room: the others above, then crate, trail and piles, and the hand below."""
    wide, high = max(size.width(), _LEAST.width()), max(size.height(), _LEAST.height())
    gap = float(look.air(8))
    across = wide - 2 * gap
    lines = max(1, min(5, seats - 3))
    band = max(high * 0.27, lines * look.px(27) + (lines - 1) * gap / 2)
    band = min(band, high * 0.35)
    fan = (high - band - 3 * gap) * 0.53
    top, deep = band + gap * 2, high - band - fan - 3 * gap
    side = min(float(look.px(330)), across * 0.29)
    piles = min(deep * 1.35, across * 0.22)
    mine = QRectF(gap, top, side, deep)
    both = QRectF(wide - gap - piles, top, piles, deep)
    if left:
        mine.moveRight(wide - gap)
        both.moveLeft(gap)
    start, end = (mine.right(), both.left()) if not left else (both.right(), mine.left())
    middle = QRectF(start + gap, top, end - start - 2 * gap, deep)
    track = QRectF(middle.left(), top, middle.width(), min(deep * 0.46, float(look.px(92))))
    info = QRectF(middle.left(), track.bottom() + gap / 2, middle.width(), 0.0)
    info.setBottom(middle.bottom())
    half = (piles - gap) / 2
    return Plan(
        QSizeF(wide, high),
        QRectF(gap, gap, across, band),
        mine,
        track,
        info,
        QRectF(both.left(), top, half, deep),
        QRectF(both.left() + half + gap, top, half, deep),
        QRectF(gap, top + deep + gap, across, fan - gap),
    )


@dataclass(frozen=True, slots=True)
class Shown:
    """What the stage shows: a view by the eyes of whoever sees it, and what may be done with it.

    `hand` is what lies in the fan, of which `least` to `most` cards may be chosen, none where
    `most` is 0. `sends` says whether they may become a delivery; `raids` whom they may raid.
    `odds` are words about the raid that is tried.
    """

    view: CargoView
    seat: Seat
    hand: tuple[int, ...]
    least: int = 1
    most: int = 0
    sends: bool = False
    raids: tuple[Seat, ...] = ()
    odds: str = ""
    hands: Mapping[Seat, tuple[int, ...]] = field(default_factory=dict)
    """Hands of others that may be seen, where one watches by the eyes of all."""


class CargoScene(QObject):
    """The scene and its view. It shows what it is told, and says what was chosen."""

    chosen = Signal()
    """Other cards of the hand are chosen."""
    sent = Signal(object, bool)
    """Cards were put down as a delivery: their kinds, and whether for two turns."""
    raided = Signal(object, int)
    """Cards were sent to raid: their kinds, and whom."""
    done = Signal()
    """What is chosen is to be done, wherever it goes."""

    def __init__(
        self,
        look: Look,
        box: Components,
        words: CargoWords,
        players: Sequence[SeatInfo],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look, self._box, self._players = look, box, players
        self.words = words
        self.faces = Faces(look, box, words)
        self._left = False
        self._shown: Shown | None = None
        self._seat = Seat(0)
        self._told: dict[Hashable, tuple[object, ...]] = {}
        """What each part was told last."""
        self._hand: tuple[int, tuple[int, ...]] = (-1, ())
        self._scene = QGraphicsScene(self)
        self.view = StageView(self._scene, look, parent, smallest=1.0)
        self.plan = plan(_LEAST, look, len(players), left=False)
        back, crate = self.faces.back(), self.faces.crate()
        self.mine = FlowItem(look)
        self.info = FlowItem(look)
        self.track = RaceTrack(look, lambda money: say("dollars", money=money))
        self.deck = PileItem(look, back=back, label=say("deck"))
        self.discards = PileItem(look, label=say("discards"))
        seats = [player.seat for player in players]
        self.strips = {seat: SeatStrip(look) for seat in seats}
        self.held = {seat: HeldItem(look, back=back) for seat in seats}
        self.crates = {seat: CrateItem(look, paint=crate) for seat in seats}
        self.zones = {seat: ZoneItem(look, quiet=True) for seat in seats}
        self.sends = (ZoneItem(look, say("send-one")), ZoneItem(look, say("send-two")))
        late = (*self.strips.values(), *self.held.values(), self.mine, self.info, self.track)
        for item in (*late, self.deck, self.discards, *self.crates.values()):
            self._scene.addItem(item)
        self.page = PageItem(look)
        for item in (*self.sends, *self.zones.values(), self.page):
            self._scene.addItem(item)
        self.patience = Patience(self.view, late)
        self.fan = Fan(self.view, back=back)
        self.fan.keeps = True
        self.fan.set_pill({order: say(f"order-{order.value}") for order in Order})
        for zone in self.sends:
            self.fan.add_zone(zone, self._may_send)
        for seat, zone in self.zones.items():
            self.fan.add_zone(zone, self._raider(seat))
        self.fan.reserved_changed.connect(lambda _cards: self.chosen.emit())
        self.fan.committed.connect(self._on_committed)
        self.view.resized.connect(self._arrange)
        look.changed.connect(self.arrange)

    def set_people(self, words: CargoWords, players: Sequence[SeatInfo]) -> None:
        """Speak of other people."""
        self.words, self._players = words, players
        self.faces = Faces(self._look, self._box, words)
        self._told.clear()

    def set_left(self, *, left: bool) -> None:
        """Lay one's own crate at the right."""
        if left != self._left:
            self._left = left
            self.fan.set_left(left)
            self.arrange()

    # Layout ---------------------------------------------------------------------------------------

    @property
    def around(self) -> tuple[Seat, ...]:
        """The others, from one's left hand around: play goes anticlockwise (CH-11)."""
        return others(len(self.strips), self._seat, left=False)

    def arrange(self) -> None:
        """Lay everything out anew."""
        self._arrange(self.view.maximumViewportSize())

    def _arrange(self, size: QSize) -> None:
        made = plan(QSizeF(size), self._look, len(self.strips), left=self._left)
        self.plan = made
        self._scene.setSceneRect(QRectF(QPointF(0, 0), made.size))
        for item, room in (
            (self.mine, made.mine),
            (self.info, made.info),
            (self.track, made.track),
            (self.deck, made.deck),
            (self.discards, made.discards),
        ):
            item.set_rect(room)
        self.fan.set_room(made.fan)
        self.page.set_rect(made.showdown)
        self._seat_others()
        if self._shown is not None:
            self.show_state(self._shown)

    def _seat_others(self) -> None:
        # In another room there may be more to tell.
        self._told.clear()
        around = self.around
        px, air = self._look.px, self._look.air
        places = ring(self.plan.ring, len(around), gap=air(8), line=px(40))
        for seat, place in zip(around, places, strict=True):
            self.strips[seat].lie(*place)
            self.zones[seat].set_rect(place.rect)
        for seat, strip in self.strips.items():
            strip.setVisible(seat != self._seat)

    # What is shown --------------------------------------------------------------------------------

    @property
    def shown(self) -> Shown | None:
        """What is shown."""
        return self._shown

    def cards(self) -> tuple[int, ...]:
        """The cards that are chosen: kinds, ascending."""
        hand = self._shown.hand if self._shown is not None else ()
        return tuple(sorted(hand[index] for index in self.fan.reserved if index < len(hand)))

    def choose(self, kinds: Sequence[int]) -> None:
        """Choose just these cards, and say nothing of it."""
        hand = self._shown.hand if self._shown is not None else ()
        free = list(range(len(hand)))
        chosen = []
        for kind in kinds:
            index = next((each for each in free if hand[each] == kind), None)
            if index is not None:
                free.remove(index)
                chosen.append(index)
        if sorted(self.fan.reserved) != sorted(chosen):
            self.fan.blockSignals(True)
            self.fan.take_back()
            for index in chosen:
                self.fan.reserve(index)
            self.fan.blockSignals(False)

    def show_state(self, shown: Shown) -> None:
        """Show all of it."""
        self._shown = shown
        if shown.seat != self._seat:
            self._seat = shown.seat
            self.patience.end()
            self._seat_others()
        view = shown.view
        for seat in self.strips:
            self._show_seat(shown, seat)
        self._show_mine(shown)
        self._show_hand(shown)
        self.deck.show_pile(view.deck)
        top = self.faces.face(view.discards[-1]) if view.discards else None
        self.discards.show_pile(len(view.discards), top)
        self.discards.setToolTip(self.words.cards(sorted(view.discards)))
        runners = {
            seat: (seated(self._players, seat, turn=view.actor == seat), view.seats[seat].total)
            for seat in self.strips
        }
        self.track.show_race(view.target, max(300, round(view.target / 400) * 100), runners)
        self.show_chosen()

    def show_chosen(self) -> None:
        """Show the steps of the turn, and what is known of the cards that are chosen."""
        shown = self._shown
        if shown is None:
            return
        view, cards = shown.view, self.cards()
        if self._is_news("info", view.phase, cards, shown.odds, shown.most, shown.sends):
            self.info.show_box(self._info(shown, cards))

    def _is_news(self, part: Hashable, *told: object) -> bool:
        """Whether a part shows something else so far: finding out what has room takes long."""
        before, self._told[part] = self._told.get(part), told
        return before != told

    def _show_seat(self, shown: Shown, seat: Seat) -> None:
        strip, held, crate = self.strips[seat], self.held[seat], self.crates[seat]
        one, view = shown.view.seats[seat], shown.view
        mine = seat == shown.seat
        turn = view.actor == seat and view.phase is not Phase.OVER
        seen = self._seen(shown, seat)
        if not mine and self._is_news(seat, one.total, one.cards, one.delivery, turn):
            money = say("dollars", money=one.total)
            told = seated(self._players, seat, points=money, turn=turn)
            strip.show_seat(told, *self._bodies(shown, seat, strip.density))
        if not mine:
            strip.setToolTip(self.about(view, seat))
            held.setToolTip(strip.toolTip())
            crate.setToolTip(strip.toolTip())
        room, place = (strip.room(name) for name in ("hand", "crate"))
        if mine:
            room, place = QRectF(), self.mine.room("crate")
        held.setVisible(not room.isEmpty())
        if held.isVisible():
            held.set_rect(room)
            held.show_hand(max(one.cards, len(seen)), self.faces.faces(seen))
        crate.setVisible(not place.isEmpty() and one.delivery is not None)
        if crate.isVisible():
            crate.set_rect(place)
        crate.show_crate(crate_of(one.delivery))

    @staticmethod
    def _seen(shown: Shown, seat: Seat) -> Sequence[int]:
        """What is seen of another's hand, or known to all."""
        return shown.hands.get(seat) or shown.view.seats[seat].known

    def about(self, view: CargoView, seat: Seat) -> str:
        """All that is told of a seat, also where there is no room for it."""
        words, one = self.words, view.seats[seat]
        lines = [f"{words.name(seat)}, {say('dollars', money=one.total)}"]
        lines += [many("in-hand", one.cards), words.crate(one.delivery)]
        for key, cards in (("known-hand", one.known), ("known-either", one.either)):
            lines.append(say(key, cards=words.cards(cards)) if cards else "")
        return "\n".join(line for line in lines if line)

    def _bodies(self, shown: Shown, seat: Seat, density: Density) -> Sequence[Box]:
        """What all see of a seat, as far as there is room."""
        one, air = shown.view.seats[seat], self._look.air
        delivery = one.delivery
        cards = Words(many("in-hand", one.cards), Role.SMALL, "muted")
        crate = Words(self.words.crate(delivery), Role.SMALL, "muted", grow=1, lines=2)
        hand, place = Box(name="hand", grow=1), Box(name="crate", grow=1)
        if density is Density.LINE:
            px = self._look.px
            slot = Box(name="crate", wide=px(40), high=px(24))
            return (
                Row((slot, crate, cards), gap=air(8), grow=1),
                Row((slot, cards), gap=air(6), grow=1),
                slot,
            )
        said = Row((crate,))
        return (
            Column((Row((hand, place), gap=air(6), across="fill", grow=1), said), grow=1),
            Row((hand, place), gap=air(6), across="fill", grow=1),
        )

    def _show_mine(self, shown: Shown) -> None:
        view, seat = shown.view, shown.seat
        one, look = view.seats[seat], self._look
        free = shown.sends and shown.most > 0
        if self._is_news("mine", seat, one.total, one.delivery, view.actor, free):
            turn = view.actor == seat and view.phase is not Phase.OVER
            money = say("dollars", money=one.total)
            top = head(look, seated(self._players, seat, points=money, turn=turn))
            words = "" if free else self.words.crate(one.delivery)
            said = Words(words, Role.SMALL, "muted", lines=2, align=_MIDDLE)
            place = Box(name="crate", grow=1)
            ground = Plate("card", look.air(10), "line")
            box = Column(
                (top, place, said if words else None),
                gap=look.air(5),
                pad=look.air(8),
                ground=ground,
            )
            self.mine.show_box(box)
        self.mine.setToolTip(self.about(view, seat))
        room = self.mine.room("crate")
        for number, zone in enumerate(self.sends):
            zone.setVisible(free)
            half = (room.width() - look.air(8)) / 2
            left = room.left() + number * (half + look.air(8))
            zone.set_rect(QRectF(left, room.top(), half, room.height()))
        crate = self.crates[seat]
        crate.setVisible(one.delivery is not None)
        crate.set_rect(room)

    def _show_hand(self, shown: Shown) -> None:
        faces = self.faces.faces(shown.hand)
        now = (int(shown.seat), shown.hand)
        # Another's hand, even of like cards, lies as it came.
        new = now[0] != self._hand[0] or bool(set(shown.hand) - set(self._hand[1]))
        if now != self._hand or not self.fan.faces:
            self._hand = now
            self.fan.set_cards(faces, new=new)
        self.fan.set_open(shown.most > 0, least=shown.least, most=max(1, shown.most))
        for seat, zone in self.zones.items():
            zone.set_label(say("raid-zone", name=self.words.name(seat)))
            zone.setVisible(seat != shown.seat and shown.view.seats[seat].delivery is not None)

    def _info(self, shown: Shown, cards: Sequence[int]) -> Box:
        look, view = self._look, shown.view
        first = _FIRST.get(view.phase, 9)
        mine = view.seats[shown.seat].delivery
        if first == 0 and (mine is None or mine.left):
            first = 1 if mine is None else 2
        steps = [
            Badge(
                say(f"step-{step}"),
                Role.STRONG if number == first else Role.SMALL,
                "on_accent" if number == first else "muted" if number < first else "ink",
                Plate("accent" if number == first else "raised", 1e9, "line"),
                grow=1,
            )
            for number, step in enumerate(_STEPS)
        ]
        rows: list[Box] = [Row(tuple(steps), gap=look.air(6))]
        lines = [*self._worth(shown, cards), shown.odds] if cards else []
        rows += [Words(line, Role.BODY, align=_MIDDLE, lines=2) for line in lines if line]
        ground = Plate("card", look.air(10), "line")
        boxes = [
            Column((*rows[:count], Box(grow=1)), gap=look.air(4), pad=look.air(8), ground=ground)
            for count in range(len(rows), 0, -1)
        ]
        return roomiest(look, self.plan.info.size(), boxes)

    def _worth(self, shown: Shown, cards: Sequence[int]) -> Sequence[str]:
        """What is known of cards before they are put down (CH-14, CH-21)."""
        box = self._box
        found = []
        cargo = any(8 <= card < 16 for card in cards)
        if shown.raids and not cargo:
            found.append(say("as-raid", attack=sum(box.attack[card] for card in cards)))
        if shown.sends:
            said = say("as-delivery", defence=sum(box.defence[card] for card in cards))
            one, two = (sum(pays[card] for card in cards) for pays in box.pays)
            money = say("pays", one=one, two=two) if two or one else say("pays-nothing")
            found += [self.words.speech.say("comma", one=said, other=money)]
        return found

    # What is chosen -------------------------------------------------------------------------------

    def _may_send(self, _cards: tuple[int, ...]) -> bool:
        return self._shown is not None and self._shown.sends

    def _raider(self, seat: Seat) -> Callable[[tuple[int, ...]], bool]:
        def may(cards: tuple[int, ...]) -> bool:
            shown = self._shown
            if shown is None or seat not in shown.raids:
                return False
            return not any(8 <= shown.hand[index] < 16 for index in cards)

        return may

    def _on_committed(self, cards: tuple[int, ...], zone: object) -> None:
        hand = self._shown.hand if self._shown is not None else ()
        kinds = tuple(sorted(hand[index] for index in cards if index < len(hand)))
        for number, send in enumerate(self.sends):
            if zone is send:
                self.sent.emit(kinds, bool(number))
                return
        for seat, raid in self.zones.items():
            if zone is raid:
                self.raided.emit(kinds, int(seat))
                return
        self.done.emit()
