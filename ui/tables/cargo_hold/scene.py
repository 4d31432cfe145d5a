"""The table of Cargo Hold: its stage: the others above, crate, trail and deck, the hand below."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSignalBlocker, QSize, QSizeF, Qt
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.cargo_hold.actions import Attack, Deliver
from engine.games.cargo_hold.components import CARGO, Components
from engine.games.cargo_hold.view import CargoView, Phase, SeatView
from engine.parts.cards import distinct
from ui.kit.cards.ring import Density, bands
from ui.kit.cards.scene import CardScene
from ui.kit.table.seats import SeatEntry, head, seated
from ui.look.flow import (
    BadgeBox,
    Box,
    ColumnBox,
    Ink,
    PictureBox,
    PlateBox,
    RowBox,
    TextBox,
    roomiest,
)
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.cards.hand_view import HandView
from ui.stage.cards.opponent_hand import OpponentHand
from ui.stage.cards.pile import CrateItem, PileItem
from ui.stage.items.flow_item import FlowItem, PageItem
from ui.stage.items.zone import ZoneItem
from ui.stage.repaint_queue import RepaintQueue
from ui.tables.cargo_hold import art
from ui.tables.cargo_hold.aim import Raid, Send
from ui.tables.cargo_hold.commands import CargoCommands
from ui.tables.cargo_hold.info import InfoBox, step_of
from ui.tables.cargo_hold.items import CardFaces, crate_of
from ui.tables.cargo_hold.news import NewsRow
from ui.tables.cargo_hold.pages import card_list, ledger
from ui.tables.cargo_hold.prompts import idle_words, sentence
from ui.tables.cargo_hold.state import CargoTableState
from ui.tables.cargo_hold.track import Road
from ui.tables.cargo_hold.words import Words as CargoWords
from ui.tables.cargo_hold.words import many, say

_MIN_STAGE_SIZE_PX: Final = QSizeF(900, 340)
"""The least stage, in logical pixels: in less it is made smaller as a whole."""
_MIN_STAGE_HEIGHT: Final = 272
"""Its least height in pixels at 100 %, where that is more."""
_ALIGN_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_LEAST_CARD_SHARE: Final = 0.68
"""To which share of their size the cards of a hand get smaller before they overlap."""
_SEND_TAGS: Final = (("send-one", "send-one-short"), ("send-two", "send-two-short"))
"""What stands on the places for a delivery of one turn and of two."""


@dataclass(frozen=True, slots=True)
class _Press:
    """A press on a crate: who did it in which turn, which crate it was, and the cards that were
    chosen: kinds, ascending.
    """

    seat: Seat
    turn: int
    aim: Send | Raid
    kinds: tuple[int, ...]

    def is_meant_in(self, state: CargoTableState) -> bool:
        """Whether just this is still meant in a state."""
        now = state.seat, state.view.turn, state.aim, state.chosen
        return now == (self.seat, self.turn, self.aim, self.kinds)


@dataclass(frozen=True, slots=True)
class CargoLayout:
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


def plan(size: QSizeF, look: Look, seats: int, *, left: bool) -> CargoLayout:
    """Share the room: the others above, then crate, trail and piles, and the hand below."""
    least = max(_MIN_STAGE_SIZE_PX.height(), look.px(_MIN_STAGE_HEIGHT))
    size = size.expandedTo(QSizeF(_MIN_STAGE_SIZE_PX.width(), least))
    others, between, fan = bands(size, look, seats, (0.27, 0.35))
    wide, gap, across = size.width(), float(look.air(8)), between.width()
    top, deep = between.top(), between.height()
    side = min(float(look.px(330)), across * 0.315)
    piles = min(deep * 1.35, across * 0.22)
    mine = QRectF(gap, top, side, deep)
    both = QRectF(wide - gap - piles, top, piles, deep)
    if left:
        mine.moveRight(wide - gap)
        both.moveLeft(gap)
    start, end = (mine.right(), both.left()) if not left else (both.right(), mine.left())
    middle = QRectF(start + gap, top, end - start - 2 * gap, deep)
    track = QRectF(middle.left(), top, middle.width(), min(deep * 0.46, float(look.px(124))))
    info = QRectF(middle.left(), track.bottom() + gap / 2, middle.width(), 0.0)
    info.setBottom(middle.bottom())
    half = (piles - gap) / 2
    return CargoLayout(
        size,
        others,
        mine,
        track,
        info,
        QRectF(both.left(), top, half, deep),
        QRectF(both.left() + half + gap, top, half, deep),
        fan,
    )


def _places(hand: Sequence[int], kinds: Sequence[int]) -> Sequence[int]:
    """Return where cards of these kinds lie in a hand, of like ones the first."""
    free, found = list(hand), []
    for kind in kinds:
        found.append(free.index(kind))
        # No card is found twice.
        free[found[-1]] = -1
    return found


def _send_zone(look: Look, turns: str) -> ZoneItem:
    """Return where a delivery of one or two turns is sent."""
    label, short = say(f"send-{turns}"), say(f"send-{turns}-short")
    zone = ZoneItem(look, label, written=(label, short))
    zone.setToolTip(label)
    return zone


def _seated(state: CargoTableState, seat: Seat) -> SeatEntry:
    """Return what all see of who sits there: whose turn it is, and whose the next."""
    view, players = state.view, state.common.players
    money, going = say("dollars", money=view.seats[seat].total), view.phase is not Phase.OVER
    turn, follows = (going and (view.actor + n) % len(view.seats) == seat for n in (0, 1))
    return seated(players, seat, points=money, turn=turn, follows=follows)


class CargoScene(CardScene[CargoWords]):
    """The scene and its view. It shows a state, and tells by commands what was chosen."""

    rightward = True
    """Play goes anticlockwise (CH-11)."""

    def __init__(
        self,
        look: Look,
        box: Components,
        words: CargoWords,
        state: CargoTableState,
        commands: CargoCommands,
        parent: QWidget,
    ) -> None:
        """Take what is shown first, and to whom commands go."""
        players = state.common.players
        super().__init__(look, words, players, parent)
        self._box, self._commands = box, commands
        self.faces = CardFaces(look, box, words)
        self._info = InfoBox(look, box, words)
        self.state = state
        """What is shown."""
        self._raided: Seat | None = None
        """Whose delivery lies open in a raid."""
        self._raid_over = False
        """Whether that raid is over, and its delivery gone: what is there now is another."""
        self._hand: tuple[int, tuple[int, ...]] = (-1, ())
        self._pressed: _Press | None = None
        """The last press on a crate, as long as nothing else is meant since."""
        self.plan = plan(_MIN_STAGE_SIZE_PX, look, len(players), left=False)
        back, place = self.faces.back(), self.faces.place
        self.mine = FlowItem(look)
        self.info = FlowItem(look)
        self.news = NewsRow(look, self._scene, self.info, commands.show_raid)
        self.track = Road(look)
        self.deck = PileItem(look, back=back, label=say("deck"), place=place("deck"))
        self.discards = PileItem(look, label=say("discards"), place=place("discard"))
        seats = [player.seat for player in players]
        self.held = {seat: OpponentHand(look, back=back) for seat in seats}
        self.crates = {
            seat: CrateItem(look, paint=self.faces.crate(""), aspect=art.ASPECT) for seat in seats
        }
        self.choosable = self.crates
        self.zones = {seat: ZoneItem(look, quiet=True) for seat in seats}
        self.sends = _send_zone(look, "one"), _send_zone(look, "two")
        self.sends[1].setToolTip(
            f"{self.sends[1].label}\n{say('extension')}: {say('extension-rule')}"
        )
        piles = (self.deck, self.discards)
        parts = (self.mine, self.info, self.track, *piles)
        late = (*self.strips.values(), *self.held.values(), *parts)
        self.opened = OpponentHand(look)
        """The cards of a delivery that is collected, while its owner is asked (CH-12)."""
        for item in (*late, *self.crates.values(), self.opened):
            self._scene.addItem(item)
        self.page = PageItem(look)
        for item in (*self.sends, *self.zones.values(), self.page):
            self._scene.addItem(item)
        self.repaint_queue = RepaintQueue(self.view, late)
        fan = HandView(self.view, back=back)
        fan.keeps = True
        # What specials do stands on whole cards.
        fan.least_share = _LEAST_CARD_SHARE
        for zone in self.sends:
            fan.add_zone(zone, lambda _: self.state.sends)
        for seat, zone in self.zones.items():
            fan.add_zone(zone, self._raider(seat))
        fan.reserved_changed.connect(lambda _: commands.choose(self.cards()))
        fan.committed.connect(self._on_committed)
        self.page.pressed.connect(lambda: commands.put_away())
        self.follow(fan)
        self._set_tips()

    def _set_tips(self) -> None:
        """What lies here tells of the match as it is shown whenever somebody points at it."""
        for seat, strip in self.strips.items():
            strip.set_tip(partial(self.about, seat))
            self.crates[seat].set_tip(partial(self.about, seat))
            self.held[seat].set_tip(partial(self._held_tip, seat))
            self.zones[seat].set_tip(partial(self._zone_tip, seat))
        self.mine.set_tip(lambda: self.about(self._seat))
        self.discards.set_tip(self._discards_tip)
        self.opened.set_tip(self._opened_tip)
        self.info.set_tip(self._info_tip)

    def _held_tip(self, seat: Seat) -> str:
        return f"{self.about(seat)}\n{self._rules(self._seen(self.state, seat))}".strip()

    def _zone_tip(self, seat: Seat) -> str:
        # The tag names nobody, and is left out where it has no room.
        return f"{self.zones[seat].label}\n{self.about(seat)}"

    def _discards_tip(self) -> str:
        discards = self.state.view.discards
        parts = (say("discards"), self.words.cards(sorted(discards)), self._rules(discards[-1:]))
        return "\n".join(filter(None, parts))

    def _info_tip(self) -> str:
        return say("tip-odds") if self.state.odds else self.news.left_out(self.words)

    def _opened_tip(self) -> str:
        return self._rules(self.open_cards(self.state.view) or ())

    def set_words(self, words: CargoWords) -> None:
        """Speak of other people."""
        super().set_words(words)
        self.faces = CardFaces(self._look, self._box, self.words)
        self._info = InfoBox(self._look, self._box, self.words)

    def set_covered(self, raided: Seat | None, *, over: bool = False) -> None:
        """Paint nothing, or all again, of what a raid lies over; the raided crate is open, but for
        one that was sent after the raid was `over`.
        """
        self._raided, self._raid_over, covered = raided, over, raided is not None
        for seat in self.crates:
            self._show_crate(self.state, seat)
        cards = [self.fan.item(index) for index in self.fan.places]
        mine = (self.mine, self.info, self.track, self.deck, self.discards, self.crates[self._seat])
        for item in (*mine, *cards, self.fan.pill, self.opened):
            item.setOpacity(0.0 if covered else 1.0)
        if not covered:
            # Another seat may be in front by now.
            for crate in self.crates.values():
                crate.setOpacity(1.0)
        self._show_news()

    # Layout ---------------------------------------------------------------------------------------

    def _arrange(self, size: QSize) -> None:
        made = plan(QSizeF(size), self._look, len(self.strips), left=self._left)
        self.plan = made
        ground = QRectF(QPointF(0, 0), made.size)
        self._scene.setSceneRect(ground)
        self.view.set_backdrop(lambda painter: art.paint_trail(painter, ground, self._look))
        for item, room in (
            (self.mine, made.mine),
            (self.info, made.info),
            (self.track, made.track),
            (self.deck, made.deck),
            (self.discards, made.discards),
        ):
            item.set_rect(room)
        self.fan.set_room(made.fan)
        self.page.set_rect(ground.adjusted(4, 3, -4, -5))
        self._seat_others()
        self.show_state(self.state)

    def _ring(self) -> QRectF:
        return self.plan.ring

    def _seat_others(self) -> None:
        super()._seat_others()
        for seat in self.around:
            self.zones[seat].set_rect(self.strips[seat].scene_rect())

    # What is shown --------------------------------------------------------------------------------

    def cards(self) -> tuple[int, ...]:
        """The cards that stand up in the hand: kinds, ascending."""
        hand = self.state.hand
        return tuple(sorted(hand[index] for index in self.fan.reserved if index < len(hand)))

    def show_state(self, state: CargoTableState) -> None:
        """Show all of it."""
        tried, self.state = self.state.tried, state
        if self._pressed is not None and not self._pressed.is_meant_in(state):
            self._pressed = None
        if state.tried not in (tried, None):
            self._leave_crate(state)
        self._sit(state.seat)
        view, players = state.view, state.common.players
        for player in players:
            # Each in its seat's colour.
            self.crates[player.seat].set_print(self.faces.crate(player.colour), player.colour)
            self._show_seat(state, player.seat)
        self._show_mine(state)
        self._show_hand(state)
        self.deck.show_pile(view.deck)
        top = self.faces.face(view.discards[-1]) if view.discards else None
        self.discards.show_pile(len(view.discards), top)
        runners = {
            seat: (seated(players, seat, turn=view.actor == seat), view.seats[seat].total)
            for seat in self.strips
        }
        self._show_opened(view)
        self.track.show_race(view.target, runners)
        self._show_info(state)

    def _leave_crate(self, state: CargoTableState) -> None:
        """Something else is tried: Enter does that, as the prompt says, and does not press a crate
        that was pressed before.
        """
        crates: dict[ZoneItem, Send | Raid] = {zone: Raid(s) for s, zone in self.zones.items()}
        crates |= {zone: Send(bool(n)) for n, zone in enumerate(self.sends)}
        focused = self._scene.focusItem()
        if isinstance(focused, ZoneItem) and not self.is_pressed(state, crates[focused]):
            focused.clearFocus()

    def show_page(self, state: CargoTableState, *, lies: bool) -> None:
        """Have the page of a state lie over all, or nothing while a raid is told there."""
        room, page = self.page.rect().size(), self.page
        if state.page == "ledger":
            players = state.common.players
            page.show_box(ledger(self._look, self.faces, state.view, players, room))
        elif state.page:
            page.show_box(card_list(self._look, self.faces, room))
        page.setVisible(lies)
        self.fan.set_covered(lies)

    # Places ---------------------------------------------------------------------------------------

    def place_of(self, to: Hashable) -> QPointF:
        """Where cards of a showdown go to."""
        name, seat = to if isinstance(to, tuple) else (to, None)
        if name == "hand" and seat is not None:
            return self.hand_spot(seat)
        if name == "money" and seat is not None:
            # The trail is not seen meanwhile.
            seen = (self.mine if seat == self.state.seat else self.strips[seat]).room("points")
            return (seen if not seen.isEmpty() else self.track.spot(seat)).center()
        return self.discards.spot()

    def seen_in(self, page: QWidget, room: QRectF) -> QRect:
        """A room of the stage, in a widget that it lies in."""
        seen = self.view.mapFromScene(room).boundingRect()
        return QRect(self.view.viewport().mapTo(page, seen.topLeft()), seen.size())

    def hand_spot(self, seat: Seat) -> QPointF:
        """Where a seat's hand is."""
        if seat == self.state.seat:
            return self.plan.fan.center()
        held = self.held[seat]
        item = held if held.isVisible() else self.strips[seat]
        return item.mapToScene(item.rect().center())

    # Parts ----------------------------------------------------------------------------------------

    def _show_opened(self, view: CargoView) -> None:
        """What lies open lies in the middle, in place of what is told there."""
        cards = self.open_cards(view)
        self.opened.setVisible(cards is not None)
        for item in (self.info, self.track):
            item.setVisible(cards is None)
        if cards is not None:
            self.opened.set_rect(self.plan.track.united(self.plan.info))
            self.opened.show_hand(len(cards), self.faces.faces(cards))
            self.crates[view.actor].hide()

    @staticmethod
    def open_cards(view: CargoView) -> Sequence[int] | None:
        """A delivery that lies open while its owner is asked for Loyalty; None for none."""
        delivery = view.seats[view.actor].delivery
        return delivery.shown if delivery is not None and view.phase is Phase.LOYALTY else None

    def _show_info(self, state: CargoTableState) -> None:
        """Show the steps of the turn, and what is known of the cards that are chosen."""
        view, cards = state.view, state.chosen
        totals = tuple(one.total for one in view.seats)
        now = (view.actor, view.phase, step_of(state))
        done = state.meanwhile, state.raids_told
        told = (state.seat, *now, totals, cards, state.idle, state.odds, *done)
        if self._is_news("info", *told, state.raids, state.sends, view.can_draw):
            self.info.show_box(self._info.info(state, cards, self.plan.info.size()))
        self._show_news()

    def _show_news(self) -> None:
        """Have the raids pressed that are pictured, and not lain over."""
        seen = self._raided is None and not self.state.chosen
        if self.news.show_state(self.state, self.words, seen=seen):
            self.fan.set_stops(self.news.spots)

    def _show_seat(self, state: CargoTableState, seat: Seat) -> None:
        strip, held = self.strips[seat], self.held[seat]
        one, mine = state.view.seats[seat], seat == state.seat
        seen = self._seen(state, seat)
        told = _seated(state, seat)
        if not mine and self._is_news(seat, told, one.cards, one.delivery):
            strip.show_seat(told, *self._bodies(state, seat, strip.density))
        room = QRectF() if mine else strip.room("hand")
        held.setVisible(not room.isEmpty())
        if held.isVisible():
            held.set_rect(room)
            held.show_hand(max(one.cards, len(seen)), self.faces.faces(seen))
        self._show_crate(state, seat)

    def _show_crate(self, state: CargoTableState, seat: Seat) -> None:
        """A delivery where its seat is; in a raid it lies open, also when it is gone by then."""
        crate, one = self.crates[seat], state.view.seats[seat]
        raided = seat == self._raided and not (self._raid_over and one.delivery is not None)
        place = (self.mine if seat == state.seat else self.strips[seat]).room("crate")
        crate.setVisible(not place.isEmpty() and (one.delivery is not None or raided))
        if crate.isVisible():
            crate.set_rect(place)
        crate.show_crate(crate_of(one.delivery, bare=raided))

    @staticmethod
    def _seen(state: CargoTableState, seat: Seat) -> Sequence[int]:
        """What is seen of another's hand, or known to all."""
        return (state.hands[seat] if state.hands else ()) or state.view.seats[seat].known

    def _rules(self, cards: Sequence[int]) -> str:
        """What cards that lie open do, a line each."""
        words = self.words
        return "\n".join(
            f"{words.card(card)}: {words.rule(card)}" for card in distinct(tuple(cards))
        )

    def about(self, seat: Seat) -> str:
        """All that is told of a seat, also where there is no room for it."""
        words, one = self.words, self.state.view.seats[seat]
        lines = [f"{words.name(seat)}, {say('dollars', money=one.total)}", words.advantaged(seat)]
        lines += [many("in-hand", one.cards), words.crate(one.delivery)]
        for key, cards in (("known-hand", one.known), ("known-either", one.either)):
            lines.append(say(key, cards=words.cards(cards)) if cards else "")
        return "\n".join(line for line in lines if line)

    def _bodies(self, state: CargoTableState, seat: Seat, density: Density) -> Sequence[Box]:
        """What all see of a seat, as far as there is room."""
        one, air, px = state.view.seats[seat], self._look.air, self._look.px
        words, brief = (self.words.crate(one.delivery, brief=each) for each in (False, True))
        if density is Density.LINE:
            signs, hand = self._brief(one), self._in_hand(one.cards)
            known = tuple(self.faces.chip(card, 22) for card in self._seen(state, seat)[:4])
            slot = Box(name="crate", wide=px(24) * art.ASPECT, high=float(px(22)))
            said, short = (
                TextBox(each, Role.SMALL, "muted", grow=1, name="tag") for each in (words, brief)
            )
            free, gap = Box(grow=1, name="tag"), air(5)
            return (
                RowBox((slot, said, *known, *hand), gap=gap, grow=1),
                RowBox((slot, short, *known, *hand), gap=gap, grow=1),
                RowBox((slot, *signs, free, *known, *hand), gap=gap, grow=1),
                RowBox((slot, *signs, free, *hand), gap=gap, grow=1),
                RowBox((*signs, free, *hand), gap=air(3), grow=1),
            )
        least = float(px(50 if density is Density.WHOLE else 34))
        held = Box(name="hand", grow=1, high=least)
        if density is Density.PART:
            place = Box(name="crate", wide=float(px(84)))
            said = TextBox(words, Role.SMALL, "muted", lines=2, wide=float(px(150)))
            whole = RowBox((held, place, said), gap=air(8), across="fill", grow=1)
            return whole, RowBox((held, place), gap=air(8), across="fill", grow=1)
        row = RowBox((held, Box(name="crate", grow=0.8)), gap=air(6), across="fill", grow=1)
        told = (TextBox(each, Role.SMALL, "muted", grow=1, lines=2) for each in (words, brief))
        wholes = [ColumnBox((row, RowBox((each,))), gap=air(6), grow=1) for each in told]
        return *wholes, ColumnBox((row,), grow=1)

    def _brief(self, one: SeatView) -> Sequence[Box]:
        """A delivery in signs: how many cards, and a wheel for each turn, or the flag."""
        delivery = one.delivery
        if delivery is None:
            return ()
        sign: art.Sign = "turn" if delivery.left else "ready"
        signs = [self._sign(sign) for _ in range(max(1, delivery.left))]
        return BadgeBox(str(delivery.cards), Role.SMALL), *signs

    def _sign(self, sign: art.Sign) -> PictureBox:
        look = self._look
        side, paint = float(look.px(14)), partial(art.paint_sign, sign=sign, ink=look.theme.muted)
        return PictureBox(paint, ("ch-sign", sign), wide=side, high=side)

    def _in_hand(self, cards: int) -> Sequence[Box]:
        look, high = self._look, float(self._look.px(20))
        paint = partial(art.paint_back, look=look)
        aspect = art.CARD_SIZE.width() / art.CARD_SIZE.height()
        back = PictureBox(paint, "ch-small-back", aspect=aspect, wide=high * aspect, high=high)
        return back, TextBox(str(cards), Role.STRONG, wide=float(look.px(18)), tabular=True)

    def _show_mine(self, state: CargoTableState) -> None:
        view, seat = state.view, state.seat
        one, look = view.seats[seat], self._look
        free = state.sends and state.most > 0
        who = _seated(state, seat)
        if self._is_news("mine", seat, who, one.delivery, free):
            top = head(look, who)
            line: tuple[Ink, float] = ("accent", 2.5) if who.turn else ("line", 1.0)
            ground = PlateBox("card", look.air(10), line=line[0], width=line[1])
            words = ["" if free else self.words.crate(one.delivery, brief=n) for n in (False, True)]
            said, short = (
                TextBox(each, Role.SMALL, "muted", lines=2, align=_ALIGN_CENTRE) for each in words
            )
            place = Box(name="crate", grow=1, high=float(look.px(40)))
            beside = RowBox(
                (top, Box(name="crate", wide=float(look.px(56)))), across="fill", grow=1
            )
            whole, less = (top, place, said), (top, place, short)
            # Two places for a delivery have words on them, and may be lower than a crate.
            low = replace(place, high=float(look.px(30))) if free else place
            parts: Sequence[tuple[Box | None, ...]] = (whole, less, (top, low), (beside,))
            boxes = [
                ColumnBox(
                    each if all(words) else each[:2],
                    gap=look.air(5),
                    pad=look.air(8),
                    ground=ground,
                )
                for each in parts
            ]
            box = roomiest(look, self.plan.mine.size(), boxes)
            self.mine.show_box(box)
        room = self.mine.room("crate")
        for number, zone in enumerate(self.sends):
            zone.setVisible(free)
            act = state.tried
            zone.set_meant(meant=isinstance(act, Deliver) and act.extended is bool(number))
            self._show_tag(zone, state, Send(bool(number)), _SEND_TAGS[number])
            half = (room.width() - look.air(8)) / 2
            left = room.left() + number * (half + look.air(8))
            zone.set_rect(QRectF(left, room.top(), half, room.height()))
        self._show_crate(state, seat)

    def _show_hand(self, state: CargoTableState) -> None:
        faces, fan = self.faces.faces(state.hand), self.fan
        now = (int(state.seat), state.hand)
        # Another's hand, even of like cards, lies as it came.
        new = now[0] != self._hand[0]
        # What a state says is no command of a person.
        with QSignalBlocker(fan):
            if now != self._hand or not fan.faces:
                self._hand = now
                fan.set_cards(faces, new=new)
            fan.set_open(state.most > 0, least=state.least, most=max(1, state.most))
            if self.cards() != state.chosen:
                fan.take_back()
                for index in _places(state.hand, state.chosen):
                    fan.reserve(index)
        why = idle_words(state, self.words)
        idle = [n for n in fan.reserved if why and state.hand[n] in state.idle]
        fan.set_idle({n: f"{why}\n{self.words.rule(state.hand[n])}" for n in idle})
        act = state.tried
        for seat, zone in self.zones.items():
            zone.set_place(self._tag_place(seat))
            self._show_tag(zone, state, Raid(seat), ("step-of-raid",))
            zone.set_meant(meant=isinstance(act, Attack) and act.target == seat)
            zone.setVisible(seat != state.seat and state.view.seats[seat].delivery is not None)

    def _show_tag(
        self, zone: ZoneItem, state: CargoTableState, aim: Send | Raid, tags: Sequence[str]
    ) -> None:
        """Write on a crate what a press on it does: it says where to, or does it."""
        whose = self.words.name(aim.seat) if isinstance(aim, Raid) else ""
        label = say("raid-zone", name=whose) if whose else say(tags[0])
        if self.is_pressed(state, aim):
            key = "again-raid" if whose else "again-send"
            label = say("again-label", label=label)
            tags = (key, f"{key}-short")
        zone.set_label(label, tuple(map(say, tags)))

    def _tag_place(self, seat: Seat) -> QRectF:
        """Where in a seat's zone there are no words that are told nowhere else: over the backs of
        its cards, or in a line of the ring over what the crate shows too.
        """
        strip = self.strips[seat]
        hand = strip.room("hand")
        return self.zones[seat].mapRectFromScene(strip.room("tag") if hand.isEmpty() else hand)

    # What is chosen -------------------------------------------------------------------------------

    def _raider(self, seat: Seat) -> Callable[[tuple[int, ...]], bool]:
        def may(cards: tuple[int, ...]) -> bool:
            state = self.state
            return seat in state.raids and not any(state.hand[index] in CARGO for index in cards)

        return may

    def _on_committed(self, cards: tuple[int, ...], zone: object) -> None:
        commands = self._commands
        for number, send in enumerate(self.sends):
            if zone is send:
                self._press(Send(bool(number)), cards)
                return
        for seat, raid in self.zones.items():
            if zone is raid:
                self._press(Raid(seat), cards)
                return
        # The hand says: do it, wherever it goes.
        state = self.state
        if state.tried is not None:
            commands.confirm()
        elif state.act is not None:
            commands.mean(state.aim)
        else:
            commands.say(sentence(state, self.words))

    def _press(self, aim: Send | Raid, cards: tuple[int, ...]) -> None:
        """A crate is pressed, or a card was put there: mean it, with what is known of it; where
        just these cards were meant for it by the press before, do it.
        """
        state = self.state
        kinds = tuple(sorted(state.hand[index] for index in cards if index < len(state.hand)))
        if self.is_pressed(state, aim) and kinds == state.chosen:
            self._commands.confirm()
        else:
            self._pressed = _Press(state.seat, state.view.turn, aim, kinds)
            self._commands.mean(aim)

    def is_pressed(self, state: CargoTableState, aim: Send | Raid) -> bool:
        """Whether another press on a crate does what is tried, in a state."""
        pressed = self._pressed
        if pressed is None or pressed.aim != aim or state.tried is None:
            return False
        return pressed.is_meant_in(state)
