"""The table of Cargo Hold: a showdown, step by step.

Cards of two sides come up one by one, each does what it does, figures are counted up, and what was
won goes its way.

A game says what is seen of an event as plain steps (`Open`, `Up`, `Effect`, `Count`, `Leave`,
`Close`), with its own words, from what the event tells the viewer. All else follows: how they are
told (`parts`, one beat each), what stands on the table in the middle of it (`present`, wherever
the match was come to from), and how the last one is told again (`again`). Nothing of it is kept:
it is a fold over the events that the screen has come to.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial
from typing import Final, Protocol, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from engine.core import Event, Seat
from ui.access.outline import Control, Group
from ui.bridge.base import Stepped
from ui.bridge.seats import SeatInfo
from ui.kit.table.animator import AnimationStep, Animator
from ui.kit.table.seats import face, mark, seated
from ui.kit.table.shared_parts import SharedParts
from ui.kit.table.state import CommonState
from ui.look import brushes, text
from ui.look.easing import Ease
from ui.look.flow import BadgeBox, Box, ColumnBox, PlateBox, RowBox, TextBox, roomiest
from ui.look.style import Look
from ui.look.typography import Role
from ui.motion import MoveTween, Moving, ValueTween
from ui.stage.cards.face import CARD_ASPECT, STRIP_WIDTH_SHARE, Back, CardItem, Face
from ui.stage.items.flow_item import FlowItem
from ui.stage.items.picture import PictureItem
from ui.stage.prewarm import CachePrewarmer
from ui.stage.repaint_queue import RepaintQueue
from ui.stage.view import StageView

SHOWDOWN_Z: Final = 3000.0
"""Above what lies on a table, below what moves."""
OWN_STEP_REST_SHARE: Final = 0.55
"""The share of their time that the steps of one's own deeds stand."""
_SAID_LINES: Final = 2
"""How many lines what is told takes at most."""
_MAX_SAID_SHARE: Final = 0.4
"""The share of the sheet's width that it takes at most in one line."""
_SAID_STEP: Final = 4.0
"""In which steps the narrowest lines are sought."""
_CARD_GAP: Final = 8.0
_ACTING_CARD_LIFT: Final = 7.0
"""How much higher the card lies that does something."""
_TWO_LINES_HEIGHT: Final = 30.0
"""How high the word on a card is at least in two lines, in units of the scene."""
_BANNER_HEIGHT_SHARE: Final = 1.25
"""Its height, to that of what is told between the sides."""
_BANNER_TILT: Final = -4.0
"""How far it is turned, in degrees."""
_BANNER_SCALE: Final = 2.2
"""How large a banner is when it appears, before it settles."""


class ShowdownSide(IntEnum):
    """Whose deed it is, below; and whom it meets, above."""

    FIRST = 0
    SECOND = 1


Ref: TypeAlias = tuple[ShowdownSide | None, Hashable]
"""A card of a side, or of either, by its key. Equal cards have equal keys, as events tell no more:
of several it is one that has done nothing and counts, if there is one."""


@dataclass(frozen=True, slots=True)
class Open:
    """Two seats meet, with so many cards each, face down at first; `words` say what each does."""

    seats: tuple[Seat, Seat]
    words: tuple[str, str]
    counts: tuple[int, int]
    said: str = ""
    cue: str = "slide"
    rest: int = 500


@dataclass(frozen=True, slots=True)
class Up:
    """A card comes up, in place of one that lies face down, or as a further one. It adds its
    `worth` to what its side has.
    """

    side: ShowdownSide
    key: Hashable
    face: Face
    said: str = ""
    tag: str = ""
    cue: str = "flip"
    rest: int = 250
    worth: int | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """A card does something: `said` tells what, `tag` is a short word that stays on it; cards in
    `out` count no more. `by` is None where nobody's card does it. The `banner` is the one word that
    it is remembered by.
    """

    by: Ref | None
    said: str
    tag: str = ""
    out: tuple[Ref, ...] = ()
    cue: str = "settle"
    rest: int = 1400
    banner: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """Figures are counted up from what stood there: the first side's and the second's. They are
    final.
    """

    figures: tuple[int, int]
    said: str = ""
    cue: str = "tick"
    rest: int = 900


@dataclass(frozen=True, slots=True)
class Leave:
    """Cards leave for a place, which the game finds by `to` (`Showdown.place`). If it `arrives`,
    the table beneath shows what has come of it.
    """

    cards: tuple[Ref, ...]
    to: Hashable
    said: str = ""
    cue: str = "slide"
    rest: int = 250
    arrives: bool = False


@dataclass(frozen=True, slots=True)
class Close:
    """It is over; the outcome stands for a while."""

    said: str = ""
    cue: str = "confirm"
    rest: int = 1800


Step: TypeAlias = Open | Up | Effect | Count | Leave | Close


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card of a showdown; without a face it lies face down. It may be `out`, or have `done` what
    it does.
    """

    side: ShowdownSide
    key: Hashable = None
    face: Face | None = None
    tag: str = ""
    out: bool = False
    done: bool = False
    worth: int | None = None

    @property
    def name(self) -> str:
        """What the card is; empty while it lies face down."""
        return "" if self.face is None else self.face.name


@dataclass(frozen=True, slots=True)
class ShowdownState:
    """How a showdown stands after some of its steps; `lit` is the place of the card that came up or
    did something last.
    """

    seats: tuple[Seat, Seat]
    words: tuple[str, str]
    cards: tuple[ShownCard, ...]
    figures: tuple[int, int] | None = None
    said: str = ""
    lit: int | None = None
    over: bool = False
    banner: str = ""

    @property
    def strengths(self) -> tuple[int, int] | None:
        """What the first side and the second have: as was counted, or so far; None where no card
        is worth anything.
        """
        if self.figures is not None or all(card.worth is None for card in self.cards):
            return self.figures
        first, second = (
            sum(card.worth or 0 for card in self.side(side) if not card.out)
            for side in ShowdownSide
        )
        return first, second

    def side(self, side: ShowdownSide) -> Sequence[ShownCard]:
        """The cards of a side, from left to right."""
        return [card for card in self.cards if card.side is side]

    def find(self, refs: Sequence[Ref], *, doing: bool = False) -> Sequence[int]:
        """The places of cards, each once; what is not there is left out. For `doing` something
        those come first that have done nothing.
        """
        found: list[int] = []
        for side, key in refs:
            fit = [
                place
                for place, card in enumerate(self.cards)
                if card.face is not None and card.key == key and side in (None, card.side)
            ]
            fit = [place for place in fit if place not in found]
            fit.sort(key=lambda place: (self.cards[place].out, doing and self.cards[place].done))
            found += fit[:1]
        return found


def after(standing: ShowdownState | None, step: Step) -> ShowdownState | None:
    """How it stands after a step; None where nothing was opened."""
    if isinstance(step, Open):
        down = [ShownCard(side) for side in ShowdownSide for _ in range(step.counts[side])]
        return ShowdownState(step.seats, step.words, tuple(down), said=step.said)
    if standing is None:
        return None
    now = replace(standing, said=step.said or standing.said, lit=None)
    match step:
        case Up(side=side, key=key, face=face, tag=tag, worth=worth):
            place, instead = _place_for(now.cards, side)
            up = ShownCard(side, key, face, tag, worth=worth)
            cards = [*now.cards[:place], up, *now.cards[place + instead :]]
            return replace(now, cards=tuple(cards), lit=place)
        case Effect(by=by, tag=tag, out=out, banner=banner):
            lit = next(iter(now.find((by,), doing=True)), None) if by is not None else None
            gone = now.find(out)
            cards = [
                replace(
                    card,
                    out=card.out or place in gone,
                    done=card.done or place == lit,
                    tag=tag if tag and place == lit else card.tag,
                )
                for place, card in enumerate(now.cards)
            ]
            return replace(now, cards=tuple(cards), lit=lit, banner=banner or now.banner)
        case Count(figures=figures):
            return replace(now, figures=figures)
        case Leave(cards=refs):
            gone = now.find(refs)
            left = (card for place, card in enumerate(now.cards) if place not in gone)
            return replace(now, cards=tuple(left))
        case _:
            return replace(now, over=True)


def _place_for(cards: Sequence[ShownCard], side: ShowdownSide) -> tuple[int, int]:
    """Where a card comes up, and in place of how many: the first of its side that lies face down,
    or none, behind the last.
    """
    own = [place for place, card in enumerate(cards) if card.side is side]
    down = [place for place in own if cards[place].face is None]
    if down:
        return down[0], 1
    return own[-1] + 1 if own else len(cards), 0


@dataclass(frozen=True, slots=True)
class Offer:
    """What is answered by a press on a card: numbers of the answers, by the places of the cards
    that lie there; then further cards, which come last on a `side`, with their numbers. Those of
    `marked` are chosen already.
    """

    numbers: tuple[tuple[int, int], ...] = ()
    side: ShowdownSide = ShowdownSide.FIRST
    further: tuple[tuple[Face, int], ...] = ()
    marked: tuple[int, ...] = ()


PaintFigure: TypeAlias = Callable[[Look, ShowdownSide, str, QRectF], Box]
"""Makes what shows a figure of a side in a room."""


def badge_box(look: Look, _side: ShowdownSide, words: str, room: QRectF) -> Box:
    """Return a figure on a badge, as large as its room is high."""
    boxes = [
        ColumnBox((Box(grow=1), BadgeBox(words, role, name="figure"), Box(grow=1)))
        for role in (Role.TITLE, Role.HEADING, Role.STRONG)
    ]
    return roomiest(look, room.size(), boxes)


class ShowdownItem(PictureItem):
    """The two sides on a sheet over the table: the second above, the first below, and between them
    what they have, what is told, and the banner.
    """

    MARGINS = (8.0, 8.0, 8.0, 12.0)
    pressed = Signal()
    answered = Signal(int)
    """A card was pressed that is an answer, of this number (`Offer`)."""

    def __init__(
        self, look: Look, back: Back | None = None, paint: PaintFigure = badge_box
    ) -> None:
        """Take how cards look from behind, and what paints a figure of a side."""
        super().__init__(look)
        self._back, self._paint_figure = back, paint
        self._offer = Offer()
        self._players: Sequence[SeatInfo] = ()
        self._standing: ShowdownState | None = None
        self._heads = [FlowItem(look, self) for _ in ShowdownSide]
        self._figures = [FlowItem(look, self) for _ in ShowdownSide]
        self._said = FlowItem(look, self)
        self._banner = FlowItem(look, self)
        self._banner.setZValue(300.0)
        self._cards: list[CardItem] = []
        self._tags: list[FlowItem] = []
        self.setZValue(SHOWDOWN_Z)
        # What lies beneath it is not to be pressed.
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.hide()

    @property
    def standing(self) -> ShowdownState | None:
        """What it shows; None while it is hidden."""
        return self._standing

    def set_players(self, players: Sequence[SeatInfo]) -> None:
        """Speak of these people."""
        if players != self._players:
            self._players = players
            self._lay()

    def set_rect(self, rect: QRectF) -> None:
        """Lie there, in the scene."""
        if rect != self.scene_rect():
            super().set_rect(rect)
            self._lay()

    def look_changed(self) -> None:
        """Words have another size."""
        super().look_changed()
        self._lay()

    def show_standing(self, standing: ShowdownState | None) -> None:
        """Show how it stands, or nothing."""
        if standing != self._standing:
            self._standing = standing
            self._lay()
        self.setVisible(standing is not None)

    def offer(self, offer: Offer) -> None:
        """Let these cards be pressed to answer, or none."""
        if offer != self._offer:
            self._offer = offer
            self._lay()

    def show_figures(self, figures: tuple[float, float]) -> None:
        """Show figures on their way."""
        for side, item, figure in zip(ShowdownSide, self._figures, figures, strict=True):
            item.show_box(self._figure(side, item, str(round(figure))))

    def show_banner(self, share: float) -> None:
        """Show the banner on its way: large at first, then as it stays."""
        self._banner.setScale(_BANNER_SCALE + (1 - _BANNER_SCALE) * share)
        self._banner.setOpacity(min(1.0, 0.3 + share))

    @property
    def written(self) -> Sequence[PictureItem]:
        """Its parts with words and figures, which are others for each showdown."""
        return (*self._heads, self._said, self._banner, *self._figures)

    @property
    def figures(self) -> Sequence[PictureItem]:
        """The strengths of both sides."""
        return tuple(self._figures)

    @property
    def words(self) -> PictureItem:
        """What is told between the sides."""
        return self._said

    @property
    def letters(self) -> QRectF:
        """Where in the scene its letters are, which do not fill its room."""
        if self._standing is None:
            return QRectF()
        room = self._said.scene_rect()
        font = self._look.font(Role.STRONG)
        fitted = text.fit(self._standing.said, font, room.size(), lines=_SAID_LINES)
        found = QRectF(0, 0, fitted.width, fitted.height)
        found.moveCenter(room.center())
        return found

    @property
    def cards(self) -> Sequence[CardItem]:
        """The cards that lie there."""
        count = 0 if self._standing is None else len(self._standing.cards)
        return self._cards[:count]

    @property
    def further(self) -> Sequence[CardItem]:
        """The cards that only lie there to be pressed (`Offer`)."""
        count = len(self.cards)
        return self._cards[count : count + len(self._offer.further)] if count else ()

    def card(self, place: int) -> CardItem:
        """The item of a card that lies there."""
        return self._cards[place]

    def rooms(self, standing: ShowdownState) -> Sequence[QRectF]:
        """Where the cards of a showdown lie at rest, in the item."""
        return self._slots(standing)

    def key(self) -> Hashable:
        """The sheet is the same for all."""
        return "showdown"

    def paint_in(self, painter: QPainter) -> None:
        """Paint the sheet."""
        theme, corner = self._look.theme, self._look.air(12)
        brushes.card(painter, self.rect(), theme, ground=theme.card, reach=7, corner=corner)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press; it reaches nothing beneath."""
        event.accept()
        self.pressed.emit()

    # Layout ---------------------------------------------------------------------------------------

    def _rooms(self) -> tuple[list[QRectF], QRectF]:
        """The bands of the sides, by side, and what is between them."""
        room = self.rect().adjusted(10, 8, -10, -8)
        high = min(self._look.px(52), room.height() * 0.22)
        said = QRectF(room.left(), room.center().y() - high / 2, room.width(), high)
        above = QRectF(room.left(), room.top(), room.width(), said.top() - room.top() - 2)
        below = above.translated(0, said.bottom() + 2 - room.top())
        return [below, above], said

    def _slots(self, standing: ShowdownState) -> list[QRectF]:
        """Where the cards lie, in their order."""
        bands, _ = self._rooms()
        found: dict[int, QRectF] = {}
        sides = [card.side for card in standing.cards]
        sides += [self._offer.side] * len(self._offer.further)
        for side in ShowdownSide:
            band = bands[side]
            head = self._head_width(band)
            room = QRectF(
                band.left() + head + _CARD_GAP,
                band.top() + _ACTING_CARD_LIFT,
                band.width() - head - 2 * _CARD_GAP,
                band.height() - _ACTING_CARD_LIFT - 3,
            )
            indices = [i for i, each in enumerate(sides) if each is side]
            found.update(zip(indices, _side(room, len(indices)), strict=True))
        return [found[index] for index in range(len(sides))]

    def _head_width(self, band: QRectF) -> float:
        return min(self._look.px(150), band.width() * 0.2)

    def _lay(self) -> None:
        """Lay out all of what it shows."""
        standing = self._standing
        if standing is None or not self._players:
            return
        look, (bands, middle) = self._look, self._rooms()
        for side in ShowdownSide:
            band = bands[side]
            head = self._head_width(band)
            self._heads[side].set_rect(QRectF(band.left(), band.top(), head, band.height()))
            heads = self._head(standing.seats[side], standing.words[side])
            self._heads[side].show_box(roomiest(look, QSizeF(head, band.height()), heads))
        figures = self._lay_figures(standing, middle)
        # In the middle of the sheet, whatever lies at its right end.
        edge = figures + self._lay_banner(standing, middle.adjusted(0, 0, -figures, 0))
        self._lay_said(standing.said, middle.adjusted(edge, 0, -edge, 0), middle.width())
        self._lay_cards(standing, look)

    def _lay_said(self, said: str, room: QRectF, wide: float) -> None:
        """What is told, in a room of a sheet that is so wide: where it is long for that, in lines
        of much the same length, so that much is free beside it.
        """
        font = self._look.font(Role.STRONG)
        whole = QFontMetricsF(font).horizontalAdvance(said)
        least = room.width()
        if _MAX_SAID_SHARE * wide < whole < _SAID_LINES * least:
            least = whole / _SAID_LINES
            while least < room.width() and len(text.wrapped(said, font, least)) > _SAID_LINES:
                least += _SAID_STEP
        aside = max(0.0, room.width() - least) / 2
        self._said.set_rect(room.adjusted(aside, 0, -aside, 0))
        centre = Qt.AlignmentFlag.AlignCenter
        words = TextBox(said, Role.STRONG, lines=_SAID_LINES, align=centre, grow=1)
        self._said.show_box(ColumnBox((Box(grow=1), words, Box(grow=1))))

    def _lay_figures(self, standing: ShowdownState, middle: QRectF) -> float:
        """What both sides have, at the right between them; return how far that reaches."""
        side, strengths = middle.height(), standing.strengths
        first = middle.right() - 2 * side - self._look.air(6)
        for one in ShowdownSide:
            item = self._figures[one]
            left = first + one * (side + self._look.air(6))
            item.set_rect(QRectF(left, middle.top(), side, side))
            item.show_box(self._figure(one, item, "" if strengths is None else str(strengths[one])))
        return 2 * side + self._look.air(12)

    def _lay_banner(self, standing: ShowdownState, middle: QRectF) -> float:
        """The banner, beside what both have; return how far that reaches."""
        if not standing.banner:
            self._banner.show_box(Box())
            return 0.0
        look, high = self._look, middle.height() * _BANNER_HEIGHT_SHARE
        centre = Qt.AlignmentFlag.AlignCenter
        words = TextBox(
            standing.banner,
            Role.TITLE,
            "on_accent",
            align=centre,
            pixels=high * 0.6,
            exact=True,
            grow=1,
            name="banner",
        )
        wide = min(middle.width() * 0.24, words.width(look, 1e6) + look.air(28))
        # It may reach over both sides, where no cards lie.
        at = QRectF(
            middle.right() - wide - look.air(10), middle.center().y() - high / 2, wide, high
        )
        self._banner.set_rect(at)
        self._banner.setTransformOriginPoint(self._banner.rect().center())
        self._banner.setRotation(_BANNER_TILT)
        ground = PlateBox("accent", look.air(8), "on_accent", 2.0)
        self._banner.show_box(RowBox((words,), pad=(look.air(8), 0), ground=ground))
        return wide + look.air(20)

    def _lay_cards(self, standing: ShowdownState, look: Look) -> None:
        offer = self._offer
        further = [ShownCard(offer.side, face.key, face) for face, _ in offer.further]
        cards = [*standing.cards, *further]
        while len(self._cards) < len(cards):
            item, tag = CardItem(look, self, back=self._back), FlowItem(look, self)
            item.chosen.connect(partial(self._on_card, len(self._cards)))
            tag.setZValue(200.0)
            self._cards.append(item)
            self._tags.append(tag)
        numbers, slots = self._numbers(), self._slots(standing)
        for index, (item, tag) in enumerate(zip(self._cards, self._tags, strict=True)):
            there = index < len(cards)
            item.setVisible(there)
            answers = there and index in numbers
            if answers is not item.open:
                # Also where nothing lies now: the next card there must not be framed.
                item.set_open(answers)
                item.set_hinted(answers)
            if not there:
                tag.hide()
                continue
            card, slot = cards[index], slots[index]
            lit = index == standing.lit
            item.set_rect(slot.translated(0, -_ACTING_CARD_LIFT if lit else 0.0))
            item.set_turn(1.0)
            item.setOpacity(1.0)
            item.setZValue(100.0 if lit else float(index))
            item.show_card(card.face)
            item.show_state(chosen=numbers.get(index) in offer.marked, barred=card.out, lifted=lit)
            tip = "" if card.face is None else f"{card.face.name}\n{card.face.rule}".strip()
            item.setToolTip(tip)
            seen = self._bare(cards, slots, index, lit=standing.lit)
            self._lay_tag(tag, card, seen, slot.width() * STRIP_WIDTH_SHARE, lit=lit)

    def _numbers(self) -> Mapping[int, int]:
        """The numbers of answers by the places of the cards that are pressed for them."""
        first = len(self.cards)
        further = enumerate(self._offer.further, first)
        return {**dict(self._offer.numbers), **{at: number for at, (_, number) in further}}

    def _on_card(self, index: int) -> None:
        number = self._numbers().get(index)
        if number is not None:
            self.answered.emit(number)

    @staticmethod
    def _bare(
        cards: Sequence[ShownCard], slots: Sequence[QRectF], index: int, *, lit: int | None
    ) -> QRectF:
        """What is seen of a card beside the next one of its side."""
        slot, side = slots[index], cards[index].side
        follows = index + 1 < len(slots) and cards[index + 1].side is side
        beside = follows and index != lit
        right = min(slot.right(), slots[index + 1].left()) if beside else slot.right()
        return QRectF(slot.topLeft(), QPointF(right, slot.bottom()))

    def _lay_tag(
        self, tag: FlowItem, card: ShownCard, seen: QRectF, strip: float, *, lit: bool
    ) -> None:
        """The word on a card, where there is room for one beside its neighbours: on its picture,
        and rather not on its strip, which is so wide.
        """
        high = self._look.px(22)
        has_room = bool(card.tag) and (lit or seen.width() >= self._look.px(40))
        tag.setVisible(has_room)
        # While the whole sheet is hidden nothing of it is visible, and is laid out nevertheless.
        if has_room:
            pictured = 1.0 if card.face is None else card.face.pictured
            low = seen.top() + seen.height() * pictured - 0.5
            low -= high * 0.4 if pictured == 1.0 else 0.0
            low -= _ACTING_CARD_LIFT if lit else 0.0
            room = QRectF(seen.left() + 3, low - high, seen.width() - 6, high)
            wide = QFontMetricsF(self._look.font(Role.SMALL)).horizontalAdvance(card.tag) + 10
            if pictured < 1.0 and room.width() - strip >= wide:
                room.setLeft(room.left() + strip)
            if lit:
                # Of a small card it is broader than that, as nothing lies above it.
                more = max(0.0, wide - room.width()) / 2
                room = room.adjusted(-more, 0, more, 0)
            lines = 1 if lit or wide <= room.width() else 2
            if lines > 1:
                # What is too long for a small card stands on it in two lines of small letters.
                room.setTop(min(room.top(), room.bottom() - _TWO_LINES_HEIGHT))
                # Half the gap beside the card is its own.
                room.adjust(-6, 0, 6, 0)
            tag.set_rect(room)
            ink, plate = ("on_accent", "accent") if lit else ("ink", "raised")
            centre = Qt.AlignmentFlag.AlignCenter
            word = TextBox(card.tag, Role.SMALL, ink, lines=lines, align=centre, grow=1)  # type: ignore[arg-type]
            ground = PlateBox(plate, 6, "line")  # type: ignore[arg-type]
            tag.show_box(RowBox((word,), pad=(3 if lines == 1 else 1, 0), ground=ground))

    def _figure(self, side: ShowdownSide, item: FlowItem, words: str) -> Box:
        """A figure, as large as its room."""
        return self._paint_figure(self._look, side, words, item.rect()) if words else Box()

    def _head(self, seat: Seat, words: str) -> Sequence[Box]:
        """Who it is and what it does; where the band is too low, only who it is."""
        look, shown = self._look, seated(self._players, seat)
        said = TextBox(words, Role.SMALL, "muted", lines=2, wide=float(look.px(96)))
        names = [
            TextBox(shown.name, role, lines=lines, wide=float(look.px(96)))
            for role, lines in ((Role.STRONG, 2), (Role.STRONG, 1), (Role.SMALL, 1))
        ]
        faces = [face(look, shown, side) for side in (84, 64)] if shown.character else []
        small = face(look, shown, 30)
        boxes = [
            *((portrait, None, names[0], said, 30) for portrait in faces),
            (None, small, names[0], said, 30),
            (None, None, names[0], said, 30),
            (None, small, names[1], None, 30),
            (None, None, names[1], None, 30),
            (None, None, names[2], None, 20),
        ]
        return [
            ColumnBox(
                (
                    Box(grow=1),
                    portrait,
                    RowBox(
                        (mark(look, shown, side), beside, ColumnBox((name, said), grow=1)),
                        gap=look.air(7),
                    ),
                    Box(grow=1),
                ),
                gap=look.air(4) if portrait is not None else 0,
            )
            for portrait, beside, name, said, side in boxes
        ]


def _side(room: QRectF, many: int) -> list[QRectF]:
    """Where the cards of a side lie: whole where they fit, else so that each strip is seen."""
    if not many:
        return []
    wide = min(room.height() / CARD_ASPECT, room.width() / (1 + STRIP_WIDTH_SHARE * (many - 1)))
    pitch = min(wide + _CARD_GAP, (room.width() - wide) / (many - 1)) if many > 1 else 0.0
    left = room.center().x() - (pitch * (many - 1) + wide) / 2
    top = room.center().y() - wide * CARD_ASPECT / 2
    return [QRectF(left + n * pitch, top, wide, wide * CARD_ASPECT) for n in range(many)]


class ShowdownCommands(Protocol):
    """What a showdown asks of the table on which it is told."""

    def say_now(self) -> None:
        """Say what is to be done, or what is told."""
        ...

    def put_away(self) -> None:
        """Put away what stays over the stage."""
        ...


class Showdown(QObject):
    """The showdowns of a table. Its `item` lies in the table's scene, where the game sets its rect.

    `steps` gives the steps of an event, none for one that belongs to no showdown; `place` finds
    where cards go to in the scene, by `Leave.to`. The game calls `present` when it shows its view,
    and `follow` before the table follows a step.

    The steps of others' deeds stand as long as they take to be read, of one's own half as long; a
    press on the stage goes on by one step, any key skips all. Without movement all is said at once,
    and the outcome stays until it is pressed, until Esc, until a person acts, or until the next
    one; on a reel, until anybody acts.
    """

    def __init__(
        self,
        shared: SharedParts,
        animator: Animator,
        stage: StageView,
        common: CommonState,
        commands: ShowdownCommands,
        steps: Callable[[Event], Sequence[Step]],
        place: Callable[[Hashable], QPointF],
        back: Back | None = None,
        paint: PaintFigure = badge_box,
    ) -> None:
        """Take what its table has, what is shown first, and to whom commands go."""
        super().__init__(stage)
        self._shared, self._animator, self._stage, self._common = shared, animator, stage, common
        self._commands, self._steps, self._place = commands, steps, place
        self._telling: ShowdownState | None = None
        """How what is told just now stands; None while nothing is."""
        self._stays = False
        self._seats: tuple[Seat, Seat] | None = None
        """Who met in the last one whose steps were made."""
        self._soon: list[tuple[ShowdownSide, Face]] = []
        """What comes up by the steps that were made."""
        self._warm: CachePrewarmer | None = None
        self._patience: RepaintQueue | None = None
        self._folded: tuple[Sequence[Event], int, ShowdownState | None] = ((), 0, None)
        self._again: ShowdownState | None = None
        """How one that is shown again without movement ended; None for none."""
        self.watched: Event | None = None
        """With what the last one ended that was seen to its end; None for none."""
        self._back = back
        self.item = ShowdownItem(shared.look, back, paint)
        self.item.pressed.connect(lambda: commands.put_away())

    @property
    def is_open(self) -> bool:
        """Whether a showdown stands on the table: it is told, goes on after a choice, or stays."""
        return self.item.isVisible()

    # What is told ---------------------------------------------------------------------------------

    def parts(self, event: Event, viewer: Seat | None) -> Sequence[AnimationStep]:
        """What is seen of an event, step by step; nothing for one that belongs to no showdown.

        Args:
            event: What happened.
            viewer: Whose eyes the screen shows; None for a spectator's.
        """
        steps = self._steps(event)
        if not steps:
            return ()
        # The log tells nothing that is still to be seen.
        told = max((n for n, step in enumerate(steps) if step.said), default=0)
        self._stays = self._shared.motion.still
        if self._stays:
            # Nothing begins: what the log does not say of the event is said at once.
            self._say([*steps[:told], *steps[told + 1 :]])
            return (AnimationStep((event,), cue=steps[0].cue),)
        rest = self._pace(steps, viewer)
        self._soon += [(step.side, step.face) for step in steps if isinstance(step, Up)]
        parts = [
            AnimationStep(
                (event,) if number == told else (),
                partial(self._begin, step, event, aloud=number != told),
                step.cue,
                arrives=isinstance(step, Leave) and step.arrives,
                rest=round(step.rest * rest),
                opens=isinstance(step, Open),
            )
            for number, step in enumerate(steps)
        ]
        if not isinstance(steps[-1], Close):
            return parts
        # What lies beneath it has changed meanwhile.
        return [*parts, AnimationStep((), self._put_away, late=True)]

    def begins_before(self, events: Sequence[Event]) -> bool:
        """Return whether the first showdown that these events tell of began before them. For
        `MatchTable.begins_before`.
        """
        first = next(filter(None, map(self._steps, events)), ())
        return bool(first) and not isinstance(first[0], Open)

    @property
    def stays(self) -> bool:
        """Whether the last one stays, without movement, until it is put away."""
        return self._stays

    def close(self) -> bool:
        """Let it stay no longer, which the next `present` shows; whether it did."""
        stayed, self._stays, self._again = self._stays, False, None
        return stayed

    def stand(self, events: Sequence[Event]) -> None:
        """Show how one that these events tell of ended, without movement, until it is put away."""
        standing: ShowdownState | None = None
        for event in events:
            for step in self._steps(event):
                standing = after(standing, step)
        self._again, self._stays = standing, standing is not None
        if standing is not None:
            self._shared.voice.say(standing.said)

    def follow(self, stepped: Stepped) -> None:
        """Let it stay no longer where a person has acted; on a reel, where anybody has."""
        common, seat = self._common, stepped.seat
        acted = stepped.cause == "act" and seat is not None
        if acted and (common.read_only or common.players[seat or 0].is_person):
            self._stays = False
        if self._again is not None:
            self._again, self._stays = None, False

    # What stands ----------------------------------------------------------------------------------

    def present(self, common: CommonState) -> None:
        """Show how the showdown stands that the match is in the middle of, or none."""
        self._common = common
        self.item.set_players(common.players)
        if common.moving and self._telling is not None:
            return
        self._telling = None
        standing = self.resting()
        if self._patience is not None:
            self._patience.end()
        self.item.show_standing(standing)
        if standing is None:
            self._prepare_sheet()

    def resting(self) -> ShowdownState | None:
        """How a showdown stands while nothing of it is told: in the middle of it, or as it stays;
        None for none.
        """
        if self._again is not None:
            return self._again
        standing = self._fold()
        return None if standing is not None and standing.over and not self._stays else standing

    def group(self, key: Hashable, name: str) -> Group | None:
        """It as a group of the outline, each card by its name; None where none is open."""
        standing = self.item.standing
        if standing is None or not self.is_open:
            return None
        controls: list[Control] = []
        for index, shown in enumerate(standing.cards):
            words = ", ".join(filter(None, (shown.name, shown.tag)))
            rule = "" if shown.face is None else shown.face.rule
            read = partial(self._shared.voice.say, words)
            controls.append(Control(index, words, read, rule, items=(self.item,)))
        return Group(key, name, controls, standing.said, item=self.item)

    # Inside ---------------------------------------------------------------------------------------

    def _pace(self, steps: Sequence[Step], viewer: Seat | None) -> float:
        """How long steps stand: one's own deeds are known to the player who did them."""
        for step in steps:
            if isinstance(step, Open):
                self._seats = step.seats
        if self._seats is None:
            # The table was built in the middle of it.
            standing = self._fold()
            self._seats = None if standing is None else standing.seats
        own = self._seats is not None and viewer is not None and viewer == self._seats[0]
        return OWN_STEP_REST_SHARE if own else 1.0

    def _put_away(self) -> Sequence[Moving]:
        """What was told is over, and what comes next is to be seen."""
        self._telling = None
        self.item.show_standing(None)
        return ()

    def _prepare(self, paints: Iterator[Callable[[QPainter], object]]) -> None:
        """Paint what is seen soon before, so that no frame has all of it to paint."""
        if self._warm is None:
            self._warm = CachePrewarmer(self._stage)
        self._warm.prepare(paints)

    def _prepare_sheet(self) -> None:
        """Paint the sheet and what lies on it at first, or keep it where it is painted already."""
        self._prepare(self._first())

    def _first(self) -> Iterator[Callable[[QPainter], object]]:
        yield self.item.draw
        model = CardItem(self._shared.look, back=self._back)
        rooms = self.item.rooms(
            ShowdownState((Seat(0), Seat(1)), ("", ""), tuple(map(ShownCard, ShowdownSide)))
        )
        model.set_rect(rooms[0])
        for lifted in (False, True):
            model.show_state(lifted=lifted)
            yield model.paint_in

    def _prepare_faces(self, opened: Open, faces: Sequence[tuple[ShowdownSide, Face]]) -> None:
        """Paint faces in the size in which they come up."""
        standing, model = after(None, opened), CardItem(self._shared.look)
        assert standing is not None
        rooms = self.item.rooms(standing)
        sizes = {card.side: room for card, room in zip(standing.cards, rooms, strict=True)}

        def paint(side: ShowdownSide, face: Face, painter: QPainter) -> None:
            model.set_rect(sizes[side])
            model.show_card(face)
            model.paint_in(painter)

        self._prepare(partial(paint, side, face) for side, face in faces if side in sizes)

    def _come(self) -> None:
        """Let the words come one after another once the sheet is there."""
        motion = self._shared.motion
        if motion.still or motion.skipping:
            return
        if self._patience is None:
            self._patience = RepaintQueue(self._stage, self.item.written)
        for item in self.item.written:
            item.appear()
        self._patience.begin()

    def _say(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self._shared.voice.say(step.said)

    def _fold(self) -> ShowdownState | None:
        """How it stands after all events that the screen has come to."""
        told = self._shared.log.told
        known, count, standing = self._folded
        if known is not told:
            # It leads elsewhere: what stayed there is over too.
            count, standing, self._stays, self._again = 0, None, False, None
        for event in told[count:]:
            for step in self._steps(event):
                standing = after(standing, step)
        self._folded = (told, len(told), standing)
        return standing

    def _begin(self, step: Step, event: Event, *, aloud: bool) -> Sequence[Moving]:
        """Show a step of an event, and what moves for it. What is skipped never begins."""
        if isinstance(step, Close):
            self.watched = event
        if aloud:
            self._shared.voice.say(step.said)
        item, before = self.item, self._telling
        if before is None and not isinstance(step, Open):
            before = item.standing
        moves: list[Moving] = []
        if isinstance(step, Leave) and before is not None:
            moves += self._leave(step, before)
        now = self._telling = after(before, step)
        item.set_players(self._common.players)
        item.show_standing(now)
        if isinstance(step, Open):
            self._commands.say_now()
            self._come()
            faces, self._soon = self._soon, []
            self._prepare_faces(step, faces)
        if now is None:
            return moves
        lit = None if now.lit is None else item.card(now.lit)
        if isinstance(step, Effect) and step.banner:
            moves.append(ValueTween(item.show_banner, 320, Ease.SETTLE))
        if isinstance(step, Up) and lit is not None:
            moves.append(ValueTween(partial(self._turn, lit, step.face), 260))
        elif isinstance(step, Count):
            start = (0, 0) if before is None else before.strengths or (0, 0)
            moves.append(ValueTween(partial(self._count, start, step.figures), 560, Ease.OUT))
        elif lit is not None:
            at = lit.pos()
            moves.append(
                MoveTween(lit, at + QPointF(0, _ACTING_CARD_LIFT), at, 160, ease=Ease.SETTLE)
            )
        return moves

    @staticmethod
    def _turn(item: CardItem, face: Face, share: float) -> None:
        """A card turns over from its back."""
        item.show_card(face if share >= 0.5 else None)
        item.set_turn(abs(1 - 2 * share))

    def _count(self, start: tuple[int, int], end: tuple[int, int], share: float) -> None:
        one, other = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        self.item.show_figures((one, other))

    def _leave(self, step: Leave, before: ShowdownState) -> Iterator[Moving]:
        """Cards fly to where they go."""
        end, hand = self._place(step.to), self._animator
        for number, place in enumerate(before.find(step.cards)):
            item = self.item.card(place)
            made = hand.sprite(item.paint_in, item.boundingRect())
            start = item.mapToScene(item.boundingRect().center())
            wait = min(240, 45 * number)
            yield MoveTween(made, start, end, 320, (1.0, 0.35), (1.0, 0.0), Ease.IN, wait)
