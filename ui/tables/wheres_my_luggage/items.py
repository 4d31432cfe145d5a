"""The table of Where's My Luggage?: what lies on its stage beside the belt."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.games.wheres_my_luggage.components import FIRST_LOST_TILE, Components
from engine.games.wheres_my_luggage.view import NONE, LookResult
from ui.kit.table.seats import advantage_badge, portrait_box
from ui.kit.words import listed
from ui.look import brushes, flap, flow, text
from ui.look.characters.expressions import Expression
from ui.look.flow import Box, Flow, PictureBox, PlateBox, RowBox
from ui.look.marks import paint_emblem
from ui.look.palette import faded, mix
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.items.layered_item import LayeredItem
from ui.stage.items.picture import OwnPictureItem
from ui.stage.items.ring_item import RingItem
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.words import Words, many, say

_PANEL_PADDING: Final = 6.0
_MIN_BROAD_ASPECT: Final = 3.3
"""How many times as wide as high a panel with a large hand is."""
_AWAITED_OPACITY: Final = (0.72, 0.86)
"""How strongly the luggage is seen that an empty hand waits for, by day and at night."""
_PAST_LOOK_OPACITY: Final = (0.4, 0.45)
"""How strongly what the last look led to is seen beside the next passenger, likewise."""
_DASHED: Final = Qt.PenStyle.DashLine
_CAPTIONS: Final = ("draw", "action", "pairs")
"""The words for what lies beside the hand; their rooms are called the same."""
_CAPTION_SHIFT: Final = 4.0
_CAPTION_EDGE: Final = 6.0
"""How far a name stands aside at most, and how far from the panel's edge, in logical pixels."""
_SMALL_CAPTION_SCALE: Final = 0.84
_MIN_NAME_SCALE: Final = 0.75
"""So far, as a share of their size, the names of the decks shrink with the longest of them."""
_MIN_DECK_WIDTH: Final = 8
"""Where a deck would be narrower, it is left out."""
_KEY_HEIGHTS: Final = (1.3, 1.05)
"""How high keys are in lines of small words; the second where else they had no room in the head."""
_EMBLEM_SHARE: Final = 0.68
"""The height of an emblem in the head, as a share of its."""
_MAX_SOUGHT_SHARE: Final = 0.46
"""The share of a narrow panel's width that the luggage takes at most that its person seeks."""
_ROW_SHARES: Final = (0.29, 0.2)
"""The same where the piles lie in a row, and the share of the card there."""
_MAX_CARD_SHARE: Final = 0.25
"""The share of a narrow panel's width that the card takes of who does not seek: no larger than the
card of a person, who has more room."""
_MIN_SOUGHT_SIDE: Final = 92.0
"""Where what is sought had less room beside a row of piles, they lie in two."""
_TITLED_LINES: Final = 5.2
"""From so many lines on what is told of a look has a room beside the passenger's name."""
_CARD_NAME_SHARE: Final = 11 / 154
"""The height of a name on a passenger card, as a share of the card's."""
_CARD_NAME_PX: Final = 11.5
"""So high a name on the card of a person is at least, or it stands beside the card."""
_MIN_CARD_NAME: Final = 0.6
"""Names on cards are read from so many heights of a line of small words on."""
_MAX_OVERPAINT_PX: Final = 6
"""So far a part paints beyond its room at most."""
_WAIT_SIDE: Final = 38
"""The breadth of the clock of a hand that rests, in pixels at 100 %."""
_MIN_WAIT_SIDE: Final = 30
_MAX_PILE_CARDS: Final = 6
"""Cards of those set aside that are seen in their pile."""


# Seats --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatShown:
    """What a seat's corner shows. `keys` are the names of its keys (left, grab, right), if any.

    `tile` is in hand: its type, and with `face` the tile itself where that is told. `mark` is what
    the last look led to, as long as it is fresh, for `face` where told; it is `past` once another
    passenger has come up, whom it does not concern. `ready` is None while no
    round is waited for. `wanted` is the type that belongs into the empty hand, where that is shown.
    `away` are `card` and `hand` while what belongs there is on its way.
    """

    name: str
    colour: str
    points: int
    character: str = ""
    expression: Expression = Expression.CALM
    keys: tuple[str, str, str] | None = None
    passenger: int = NONE
    draw: int = 0
    action: int = 0
    pairs: int = 0
    lost: int = 0
    tile: int = NONE
    face: int = NONE
    wanted: int = NONE
    mark: LookResult | None = None
    past: bool = False
    note: str = ""
    bad: bool = False
    ready: bool | None = None
    turn: bool = False
    advantage: str = ""
    """What advantage the seat has, in a sentence; empty for none."""
    away: frozenset[str] = frozenset()
    titled: int = NONE
    """The passenger whose name stands in place of a note."""

    @property
    def decks(self) -> str:
        """Its decks and what is set aside, in words."""
        said = {"draw-left": self.draw, "action-left": self.action}
        said |= {"pairs-found": self.pairs, "pairs-lost": self.lost}
        return say("access-decks", what=listed([many(key, said[key]) for key in said]))

    @property
    def bare(self) -> bool:
        """Whether the passenger's card is on its way."""
        return "card" in self.away

    @property
    def open(self) -> bool:
        """Whether the tile in hand is on its way."""
        return "hand" in self.away

    @property
    def faded(self) -> bool:
        """Whether the mark is seen beside somebody whom it does not concern."""
        return self.past and not self.bare

    @property
    def framed(self) -> bool:
        """Whether it has a frame in its colour."""
        return self.turn or bool(self.ready)


@dataclass(frozen=True)
class SeatRooms:
    """Where the things of a seat lie, in coordinates of its panel."""

    card: QRectF
    head: QRectF
    hand: QRectF
    draw: QRectF
    action: QRectF
    pairs: QRectF
    note: QRectF
    keys: QRectF
    """A line of their own, where the head has no room for all three; else empty."""
    captions: float
    """The height of a line below hand and decks; 0 where there is no room for words."""
    named: bool = False
    """Whether the passenger's name stands beside the card, where it would be too small."""
    title: QRectF = field(default_factory=QRectF)
    """Where it stands then; empty if it is in the room of the note, while there is none."""

    @cached_property
    def by_part(self) -> Mapping[str, QRectF]:
        """The rooms of the parts of a panel, by their names; what flies asks with each frame."""
        return {
            "card": self.card,
            "hand": self.hand,
            "draw": self.draw,
            "action": self.action,
            "pairs": self.pairs,
            "note": self.note,
            "title": self.title,
        }


def seat_rooms(
    rect: QRectF, line: float, caption: float, *, keyed: bool = False, seeks: bool = False
) -> SeatRooms:
    """The rooms in a panel, given the height of a line of small words, and a caption's width.

    `keyed` leaves room for a line of keys. In a broad panel the tile in hand is as large as the
    passenger's card; in a narrow one, of a person who `seeks`, it is the largest of all.
    """
    body = rect.adjusted(_PANEL_PADDING, _PANEL_PADDING, -_PANEL_PADDING, -_PANEL_PADDING - 1)
    broad = body.width() > _MIN_BROAD_ASPECT * body.height()
    if seeks and not broad:
        return _seeker_rooms(body, line, caption, keyed=keyed)
    # The passenger comes first: where there is room the card is as high as the panel.
    own = rect.adjusted(_PANEL_PADDING - 1, 2, 0, -3) if broad else body
    share = 0.3 if broad else _MAX_CARD_SHARE
    wide = min(own.height() * art.CARD.width() / art.CARD.height(), body.width() * share)
    card = QRectF(own.left(), own.top(), wide, own.height())
    left = card.right() + _PANEL_PADDING * 1.4
    hand = QRectF()
    if broad:
        side = body.height()
        hand = QRectF(left, body.top(), side, side)
        left = hand.right() + _PANEL_PADDING * 1.4
    head_high = min(max(line * 1.7, 24.0), body.height() * 0.26)
    head = QRectF(left, body.top(), body.right() - left, head_high)
    # In a low panel a second line of the note would cost the names of decks.
    lines = 2.1 if broad and body.height() > 7.5 * line else 1.2
    note_high = min(line * lines, body.height() * 0.26)
    note = QRectF(left, body.bottom() - note_high, head.width(), note_high)
    keys = QRectF(left, head.bottom() + 4, head.width(), line * 1.6 if keyed else -4)
    mid = QRectF(left, keys.bottom() + 4, head.width(), note.top() - keys.bottom() - 6)
    if not broad:
        side = min(mid.height(), mid.width() * 0.34)
        # Rather a smaller hand than decks without names.
        spare = mid.width() - _PANEL_PADDING - 3 * (caption * _SMALL_CAPTION_SCALE + 7)
        if mid.width() * 0.28 <= spare < side:
            side = spare
        hand = QRectF(mid.left(), mid.center().y() - side / 2, side, side)
        mid.setLeft(hand.right() + _PANEL_PADDING)
    shape = art.DECK.width() / art.DECK.height()
    captions = line if mid.height() > 3.6 * line else 0.0
    # In a broad panel the pile of those found has as much room as both decks.
    deck = min(mid.width() * (0.2 if broad else 0.3), (mid.height() - captions) * shape)
    apart = (
        max(_PANEL_PADDING, caption + 6 - deck)
        if captions
        else max(_PANEL_PADDING, mid.width() * 0.04)
    )
    if captions and 2 * (deck + apart) + caption > mid.width():
        # Names may be a little smaller before there are none.
        caption *= _SMALL_CAPTION_SCALE
        apart = max(_PANEL_PADDING, caption + 3 - deck)
    if captions and 2 * (deck + apart) + caption > mid.width():
        captions, apart = 0.0, max(_PANEL_PADDING, mid.width() * 0.04)
        deck = min(mid.width() * 0.3, mid.height() * shape)
    tall = mid.height() - captions
    # The last name has the panel's edge beside it: where room is scarce, the first has no air.
    lead = min(apart / 2, max(0.0, mid.width() - 2 * (deck + apart) - caption)) if captions else 0.0
    draw = QRectF(mid.left() + lead, mid.top(), deck, tall)
    action = draw.translated(deck + apart, 0)
    start = action.right() + apart
    pairs = QRectF(start, mid.top(), max(0.0, min(mid.right() - start, tall * 2.4)), tall)
    named = seeks and card.height() * _CARD_NAME_SHARE < _MIN_CARD_NAME * line
    return SeatRooms(card, head, hand, draw, action, pairs, note, keys, captions, named)


def _seeker_rooms(body: QRectF, line: float, caption: float, *, keyed: bool) -> SeatRooms:
    """The rooms in a narrow panel of a person: what is sought stands at its left, below the head.

    Beside it are the card, and then all piles in a row; where that leaves too little for what is
    sought or for their names, or keys have a line of their own, they lie in two.
    """
    stacked = _stacked_rooms(body, line, caption, keyed=keyed)
    if keyed:
        return stacked
    row = _row_rooms(body, line, caption)
    fits = row.captions > 0 or not stacked.captions
    return row if fits and row.hand.width() >= _MIN_SOUGHT_SIDE else stacked


def _row_rooms(body: QRectF, line: float, caption: float) -> SeatRooms:
    """The rooms in a narrow panel with all piles in a row, between the name and the note."""
    head_high = min(max(line * 1.7, 24.0), body.height() * 0.26)
    head = QRectF(body.left(), body.top(), body.width(), head_high)
    top = head.bottom() + 4
    rest = body.bottom() - top
    sought, share = _ROW_SHARES
    side = min(rest, body.width() * sought)
    hand = QRectF(body.left(), top + (rest - side) / 2, side, side)
    aspect = art.CARD.width() / art.CARD.height()
    card_high = min(rest, body.width() * share / aspect)
    left = hand.right() + _PANEL_PADDING
    card = QRectF(left, top + (rest - card_high) / 2, card_high * aspect, card_high)
    left = card.right() + _PANEL_PADDING * 1.4
    wide, high = body.right() - left, line * 1.25
    titled = card_high * _CARD_NAME_SHARE < max(_CARD_NAME_PX, _MIN_CARD_NAME * line)
    title = QRectF()
    if titled and rest > _TITLED_LINES * line:
        title = QRectF(left, top, wide, high)
    note = QRectF(left, body.bottom() - high, wide, high)
    begin = top + title.height() + (2 if title.height() else 0)
    low = QRectF(left, begin, wide, note.top() - begin - 2)
    # The last name, which is long, has the panel's edge beside it.
    piece = min(wide * 0.31, caption + _PANEL_PADDING)
    named = low.height() > 2.4 * line and wide / 3 > caption * _MIN_NAME_SCALE
    captions = line * 0.9 if named else 0.0
    tall = low.height() - captions
    deck = min(piece * 0.8, tall * art.DECK.width() / art.DECK.height())
    draw = QRectF(low.left() + (piece - deck) / 2, low.top(), deck, tall)
    action = draw.translated(piece, 0)
    # Those set aside have what is left: they lie side by side.
    pairs = QRectF(low.left() + 2 * piece, low.top(), wide - 2 * piece, tall)
    keys = QRectF(left, top, wide, 0)
    return SeatRooms(
        card, head, hand, draw, action, pairs, note, keys, captions, named=titled, title=title
    )


def _stacked_rooms(body: QRectF, line: float, caption: float, *, keyed: bool) -> SeatRooms:
    """The rooms in a narrow panel with the name, or a note, above the card and the piles."""
    head_high = min(max(line * 1.7, 24.0), body.height() * 0.26)
    head = QRectF(body.left(), body.top(), body.width(), head_high)
    top = head.bottom() + 4
    rest = body.bottom() - top
    side = min(rest, body.width() * _MAX_SOUGHT_SHARE)
    hand = QRectF(body.left(), top + (rest - side) / 2, side, side)
    left = hand.right() + _PANEL_PADDING * 1.2
    wide = body.right() - left
    note = QRectF(left, top, wide, min(line * 1.3, rest * 0.3))
    keys = QRectF(left, note.bottom() + 3, wide, line * 1.5 if keyed else -3)
    low = QRectF(left, keys.bottom() + 3, wide, body.bottom() - keys.bottom() - 3)
    card_wide = min(low.height() * art.CARD.width() / art.CARD.height(), wide * 0.42)
    card = QRectF(left, low.top(), card_wide, low.height())
    decks = low.adjusted(card_wide + _PANEL_PADDING, 0, 0, 0)
    shape = art.DECK.width() / art.DECK.height()
    third = decks.width() / 3
    if third > max(caption, decks.height() * shape):
        # There is room for all of them side by side.
        captions = line if decks.height() > 3 * line else 0.0
        tall = decks.height() - captions
        deck = min(third * 0.8, tall * shape)
        draw = QRectF(decks.left() + (third - deck) / 2, decks.top(), deck, tall)
        action = draw.translated(third, 0)
        pairs = QRectF(decks.left() + 2 * third, decks.top(), third, tall)
        return SeatRooms(card, head, hand, draw, action, pairs, note, keys, captions, named=True)
    # Both decks side by side, and the pairs below them.
    half = decks.width() / 2
    captions = line * 0.9 if low.height() > 5 * line and half > caption * _MIN_NAME_SCALE else 0.0
    tall = (decks.height() - 2 * captions - 2) * 0.62
    deck = min(half - 4, tall * shape)
    draw = QRectF(decks.left() + (half - deck) / 2, decks.top(), deck, tall)
    action = draw.translated(half, 0)
    begin = draw.bottom() + captions + 2
    pairs = QRectF(decks.left(), begin, decks.width(), max(0.0, decks.bottom() - captions - begin))
    return SeatRooms(card, head, hand, draw, action, pairs, note, keys, captions, named=True)


class SeatPanel(LayeredItem[SeatShown]):
    """A seat's corner: who it is, the passenger who waits, the tile in hand, decks and pairs."""

    PARTS: ClassVar = {
        "points": ("points",),
        "hand": ("colour", "tile", "face", "wanted", "mark", "faded", "open"),
        "card": ("passenger", "bare"),
        "draw": ("draw",),
        "action": ("action",),
        "pairs": ("pairs", "lost"),
        "note": ("note", "bad", "mark", "faded", "face", "ready", "titled"),
        "title": ("titled",),
    }
    WRITTEN = frozenset({"points", "pairs", "note", "title"})

    def __init__(self, look: Look, words: Words, seat: int, *, memory: bool = False) -> None:
        super().__init__(look, SeatShown("", "brick", 0))
        self.seat = seat
        self.told = () if memory else (say("lost-luggage"),)
        """What its tip says besides: there is no lost luggage in the memory form."""
        self._words = words
        self.set_tip(self._tell)
        self._awaits = False
        self._seeks = False
        """Whether a person sits there."""
        self._key_height = _KEY_HEIGHTS[0]
        """How high the keys are, in lines."""
        self._headed = True
        """Whether the keys are in the head."""
        self.ring = RingItem(look, self)
        self._lay()

    @property
    def rooms(self) -> SeatRooms:
        """Where its things lie, in its own coordinates."""
        return self._rooms

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self._words = words
        self.look_changed()

    def set_rect(self, rect: QRectF) -> None:
        """Lie there."""
        super().set_rect(rect)
        self._lay()

    def look_changed(self) -> None:
        """Theme, text scale or words changed."""
        super().look_changed()
        self._lay()

    def set_seeks(self, seeks: bool) -> None:
        """Have most room for the luggage that is sought, where a person sits."""
        if seeks != self._seeks:
            self._seeks = seeks
            self.look_changed()

    def show_seat(self, shown: SeatShown) -> None:
        """Show a seat's cards, tile and mark, but for what is on its way."""
        titled = shown.passenger if self._rooms.named else NONE
        if (shown.away, shown.titled) != (self.shown.away, titled):
            shown = replace(shown, away=self.shown.away, titled=titled)
        wrote = self.shown.name, self.shown.keys
        self.show_value(shown)
        if wrote != (shown.name, shown.keys):
            self.look_changed()

    def _tell(self) -> str:
        """The tip: who sits there, with how many points and cards."""
        shown = self.shown
        lines = (shown.name, many("points", shown.points), shown.advantage, shown.decks, *self.told)
        return "\n".join(filter(None, lines))

    def say(self, note: str, *, bad: bool = False) -> None:
        """Say something below the decks."""
        self.show_value(replace(self.shown, note=note, bad=bad))

    def hide_parts(self, parts: frozenset[str]) -> None:
        """Leave out what is on its way: `card`, `hand`."""
        if parts != self.shown.away:
            # A card on its way is painted as soon as it is seen.
            self._awaits = "hand" in parts
            self.show_value(replace(self.shown, away=parts))

    def in_scene(self, room: QRectF) -> QRectF:
        """A room of the panel in coordinates of the scene."""
        return room.translated(self.scenePos())

    def _lay(self) -> None:
        metrics = QFontMetricsF(self._look.font(Role.SMALL))
        captions = (say(key) for key in _CAPTIONS)
        widest = max(metrics.horizontalAdvance(words) for words in captions)
        rooms = partial(seat_rooms, self._rect, metrics.height(), widest, seeks=self._seeks)
        self._rooms = rooms()
        head = self._rooms.head
        name = QFontMetricsF(self._head_font()).horizontalAdvance(self.shown.name)
        room = self._points_room().left() - head.left() - 16 - name - head.height()
        for self._key_height in _KEY_HEIGHTS:
            wide = sum((each.wide or 0.0) + 3 for each in self._keys(self.shown))
            self._headed = wide <= room
            if self._headed:
                break
        else:
            self._key_height = _KEY_HEIGHTS[0]
            keyed = rooms(keyed=True)
            if keyed.draw.height() > 2 * metrics.height():
                # Else the gates have to say it.
                self._rooms = keyed
        titled = self.shown.passenger if self._rooms.named else NONE
        if titled != self.shown.titled:
            self.show_value(replace(self.shown, titled=titled))
        # Asked for with each change, while the belt moves.
        self._reaches = {
            part: room.toAlignedRect().adjusted(
                -_MAX_OVERPAINT_PX, -_MAX_OVERPAINT_PX, _MAX_OVERPAINT_PX, _MAX_OVERPAINT_PX
            )
            for part, room in self._rooms.by_part.items()
        }
        self._reaches["points"] = self._points_room().toAlignedRect()
        self._reaches["note"] = self._rooms.note.toAlignedRect()
        self._reaches["title"] = self._rooms.title.toAlignedRect()
        reach = self._rooms.hand.width() * 0.5
        middle = self._rooms.hand.center()
        self.ring.lay(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach))

    def reach(self, part: str, shown: SeatShown) -> QRect:
        """A part's room and a little more."""
        return self._reaches[part]

    def paint_part(self, painter: QPainter, part: str, shown: SeatShown) -> None:
        """Paint a card, the hand, a deck, the pairs, or words."""
        look, rooms = self._look, self._rooms
        if part == "card":
            if shown.passenger == NONE:
                self._paint_empty(painter, rooms.card)
            elif not shown.bare:
                named = not rooms.named
                paint_passenger(
                    painter, rooms.card, shown.passenger, self._words, look, named=named
                )
        elif part == "hand":
            self._paint_hand(painter, rooms.hand, shown)
        elif part == "pairs":
            self._paint_pairs(painter, rooms.pairs, shown)
        elif part == "note":
            self._paint_note(painter, rooms.note, shown)
        elif part == "title":
            if shown.titled != NONE and not rooms.title.isEmpty():
                self._paint_title(painter, rooms.title, shown.titled)
        elif part == "points":
            painter.setPen(look.theme.on_player)
            font, right = self._head_font(), Qt.AlignmentFlag.AlignRight
            text.draw(painter, self._points_room(), str(shown.points), font, right)
        elif part == "draw":
            self._paint_deck(painter, rooms.draw, shown.draw, waiting=False)
        else:
            self._paint_deck(painter, rooms.action, shown.action, waiting=True)

    def ahead(self, box: Components, *, mine: bool) -> Iterator[tuple[str, SeatShown]]:
        """The parts that it may soon show; only a person is told what is wanted.

        Cards come last: there are many, and one that comes up has a frame to be painted in.
        """
        bare = replace(self.shown, passenger=NONE, tile=NONE, face=NONE, wanted=NONE, mark=None)
        for count in range(box.cards + 1):
            yield "draw", replace(bare, draw=count)
            yield "action", replace(bare, action=count)
        yield "pairs", replace(bare, pairs=1, lost=1)
        for mark in LookResult:
            yield "hand", replace(bare, mark=mark)
            yield "hand", replace(bare, mark=mark, past=True)
        for kind in range(len(box.types)):
            yield "hand", replace(bare, tile=kind)
            if mine:
                yield "hand", replace(bare, wanted=kind)
        if mine:
            yield from (("card", replace(bare, passenger=p)) for p in range(len(box.passengers)))

    @property
    def awaits(self) -> bool:
        """Whether a tile is on its way that `paint_ahead` has not painted."""
        return self._awaits

    def paint_ahead(self, part: str = "", shown: SeatShown | None = None) -> None:
        """Paint a part into the cache that is not seen yet; by default the tile on its way."""
        self._awaits = self._awaits and bool(part)
        self.prepare(part or "hand", replace(shown or self.shown, away=frozenset()))

    def ground_key(self, shown: SeatShown) -> Hashable:
        """Who it is, their face, their keys, whether it is their turn, and their advantage."""
        return (
            *(shown.name, shown.colour, shown.expression, shown.keys, shown.framed),
            bool(shown.advantage),
        )

    def paint_ground(self, painter: QPainter, shown: SeatShown) -> None:
        """The card, its head, and the names of the decks."""
        look, body = self._look, self._rect.adjusted(2, 1, -2, -4)
        paint = look.theme.player(shown.colour)
        brushes.card(painter, body, look.theme, reach=3)
        if shown.framed:
            painter.setPen(QPen(paint, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 9, 9)
        self._paint_head(painter, self._rooms.head, shown, paint)
        if self._rooms.keys.height() > 0:
            row = RowBox(self._keys(shown), gap=3, across="fill")
            Flow(look, row).paint(painter, self._rooms.keys)
        self._paint_captions(painter, [say(key) for key in _CAPTIONS])

    def head_room(self, name: str) -> QRectF:
        """Return where the character's `face`, `name` or `points` are in the scene; empty where
        they are not.
        """
        head = self._rooms.head
        if name == "points":
            return self.in_scene(self._points_room())
        row = self._head_row(head, self.shown, QColor())
        found = Flow(self._look, row).room(name, head)
        return QRectF() if found.isEmpty() else found.translated(self.scenePos())

    def _paint_head(self, painter: QPainter, head: QRectF, shown: SeatShown, paint: QColor) -> None:
        Flow(self._look, self._head_row(head, shown, paint)).paint(painter, head)

    def _head_row(self, head: QRectF, shown: SeatShown, paint: QColor) -> RowBox:
        """The name and the keys on a band, with room for the points."""
        points = head.right() - self._points_room().left()
        name = flow.TextBox(
            shown.name,
            Role.STRONG,
            "on_player",
            lines=2,
            rather=True,
            pixels=self._head_font().pixelSize(),
            exact=True,
            name="name",
            grow=1,
            # Two lines may reach as far up and down as the band: there is air within them.
            pad=(0, -0.7, 3, -0.7),
        )
        keys = self._keys(shown) if self._headed else ()
        mark = PictureBox(
            partial(paint_emblem, colour=shown.colour, ink=self._look.theme.on_player),
            ("wl-emblem", shown.colour),
            None,
            wide=head.height() * _EMBLEM_SHARE,
            pad=(0, head.height() * (1 - _EMBLEM_SHARE) / 2),
        )
        badge = advantage_badge() if shown.advantage else None
        if badge is not None:
            air = (head.height() - badge.inner_height(self._look, 0)) / 2
            badge = replace(badge, pad=(0, max(0.0, air)))
        return RowBox(
            (mark, self._face(shown, head.height()), name, badge, *keys, Box(wide=points + 1)),
            gap=4,
            pad=(self._look.air(6), 0, 0, 0),
            ground=PlateBox(paint, 7),
            across="fill",
        )

    def _face(self, shown: SeatShown, high: float) -> Box | None:
        """The portrait of a character, nearly as high as the band."""
        made = portrait_box(self._look, shown.character, high - 2, shown.expression)
        return None if made is None else replace(made, pad=(0, 1), wide=high - 2, high=high)

    def _head_font(self) -> QFont:
        return _low(self._look.font(Role.STRONG), self._rooms.head)

    def _points_room(self) -> QRectF:
        """Where the points stand, at the end of the head."""
        head, edge = self._rooms.head, self._look.air(8)
        wide = QFontMetricsF(self._head_font()).horizontalAdvance("88") + 6 + edge
        return QRectF(
            QPointF(head.right() - wide, head.top()), head.bottomRight() - QPointF(edge, 0)
        )

    def _keys(self, shown: SeatShown) -> tuple[PictureBox, ...]:
        """The seat's keys."""
        metrics = QFontMetricsF(self._look.font(Role.SMALL))
        side = metrics.height() * self._key_height
        return tuple(
            PictureBox(
                partial(self._key, words, shown.colour),
                ("wl-key", words, shown.colour),
                None,
                wide=max(side, metrics.horizontalAdvance(words) + side * 0.6),
                pad=(0, 2),
            )
            for words in shown.keys or ()
        )

    def _paint_empty(self, painter: QPainter, room: QRectF) -> None:
        """Where the passenger would be: done, or waiting to begin."""
        theme = self._look.theme
        painter.setPen(QPen(theme.line, 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(room.adjusted(3, 3, -3, -3), 8, 8)

    def _paint_hand(self, painter: QPainter, room: QRectF, shown: SeatShown) -> None:
        look = self._look
        theme = look.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(theme.sunken, theme.card, 0.3))
        painter.drawEllipse(room.adjusted(2, 2, -2, -2))
        inner = room.adjusted(*(side * room.width() * 0.13 for side in (1, 1, -1, -1)))
        if shown.open:
            return
        faded_mark = shown.faded and shown.mark is not None
        if faded_mark:
            painter.setOpacity(_PAST_LOOK_OPACITY[theme.dark])
        if shown.face != NONE:
            wide = inner.height() * art.LABEL.width() / art.LABEL.height()
            label = QRectF(inner.center().x() - wide / 2, inner.top(), wide, inner.height())
            _kept(
                painter,
                look,
                ("wl-reverse", shown.face),
                label,
                lambda on, rect: art.paint_reverse(on, rect, shown.face, look),
            )
        elif shown.tile != NONE:
            _kept(
                painter,
                look,
                ("wl-tile", shown.tile),
                inner,
                lambda on, rect: art.paint_tile(on, rect, shown.tile, look),
            )
        elif shown.wanted != NONE and shown.mark is None:
            self._paint_wanted(painter, room, inner, shown)
        if shown.mark is not None:
            side = room.width() * (0.5 if shown.face != NONE or shown.tile != NONE else 0.72)
            if faded_mark:
                side = room.width() * 0.3
            corner = QRectF(room.right() - side, room.bottom() - side, side, side)
            if shown.face == NONE and shown.tile == NONE:
                corner.moveCenter(room.center())
            self._mark(painter, corner, shown.mark)
        painter.setOpacity(1.0)

    def _paint_wanted(
        self, painter: QPainter, room: QRectF, inner: QRectF, shown: SeatShown
    ) -> None:
        """An empty hand that waits: what belongs into it, pale, in a dashed ring."""
        look, kind = self._look, shown.wanted
        colour = look.theme.player(shown.colour)
        painter.setPen(QPen(faded(colour, 0.75), max(1.5, room.width() * 0.016), _DASHED))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(room.adjusted(4, 4, -4, -4))

        rim = art.night_rim(look.theme.sunken, look.theme)

        def paint(on: QPainter, rect: QRectF) -> None:
            art.paint_pale_tile(on, rect, kind, look, _AWAITED_OPACITY[look.theme.dark], rim)

        _kept(painter, look, ("wl-wanted", kind), inner, paint)

    def _paint_deck(self, painter: QPainter, room: QRectF, count: int, *, waiting: bool) -> None:
        """A deck as broad as its room, in the middle of its height, and how many cards it has."""
        if room.width() < _MIN_DECK_WIDTH:
            return
        high = room.width() * art.DECK.height() / art.DECK.width()
        deck = QRectF(room.left(), room.center().y() - high / 2, room.width(), high)
        paint = partial(self._deck, count, waiting)
        _kept(painter, self._look, ("wl-deck", count, waiting), deck, paint)
        # On the bare mat it stays within the arrows, or only their points would be seen.
        deck.moveCenter(art.deck_middle(deck, count))
        art.paint_count(painter, deck, count, self._look)

    def _paint_pairs(self, painter: QPainter, room: QRectF, shown: SeatShown) -> None:
        """Those set aside: their cards, and how many were found and how many lost."""
        look = self._look
        if room.width() < 20:
            return
        aside = shown.pairs + shown.lost
        if not aside and self._rooms.captions:
            # Its name stands below: so it is seen that there are none.
            if self._rooms.draw.bottom() > room.top():
                self._paint_deck(painter, _within(self._rooms.draw, room), 0, waiting=False)
            else:
                # Below the decks there is no room for a mat.
                painter.setPen(look.theme.muted)
                text.draw(painter, room, "0", _low(look.font(Role.STRONG), room))
            return
        high = min(room.height(), room.width() * 0.9)
        wide = high * art.CARD.width() / art.CARD.height()
        seal = max(14.0, min(high * 0.44, room.width() * 0.3))
        spread = room.width() - wide - 1.9 * seal
        if spread > 0:
            drawn = min(aside, _MAX_PILE_CARDS)
            step = min(wide * 0.34, spread / max(1, drawn - 1))
            pile = (drawn - 1) * step + wide + 4
            # Cards and counts together are in the middle, above their name.
            begin = room.left() + max(0.0, room.width() - pile - 1.6 * seal) / 2
            for index in range(drawn):
                left, top = begin + index * step, room.center().y() - high / 2
                card = QRectF(left, top + index % 2 * 2, wide, high)
                _kept(painter, look, ("wl-back",), card, self._back)
            left = begin + pile if aside else 0.0
        else:
            # Without the cards there is room for marks that can be told apart.
            seal = max(seal, min(high * 0.44, room.width() * 0.5))
            left = room.center().x()
        if not aside:
            return
        counts = [(LookResult.MATCH, shown.pairs), (LookResult.LOST, shown.lost)]
        counts = [(mark, count) for mark, count in counts if count]
        top = room.center().y() - seal * len(counts) / 2
        font = look.font(Role.STRONG)
        font.setPixelSize(max(11, min(font.pixelSize(), round(seal * 0.72))))
        number_wide = max(
            QFontMetricsF(font).horizontalAdvance(str(count)) for _mark, count in counts
        )
        group = seal + 2 + number_wide
        if spread <= 0:
            left = max(room.left(), left - group / 2)
        # In the narrowest room the marks come nearer to the decks before a number leaves it.
        left = min(left, room.right() - group)
        for index, (mark, count) in enumerate(counts):
            at = QRectF(left, top + index * seal, seal, seal).adjusted(1, 1, -1, -1)
            self._mark(painter, at, mark)
            painter.setPen(look.theme.ink)
            number = QRectF(at.right() + 3, at.top(), seal * 0.9, at.height())
            text.draw(painter, number, str(count), font, Qt.AlignmentFlag.AlignLeft)

    def _key(self, words: str, colour: str, painter: QPainter, rect: QRectF) -> None:
        art.paint_key(painter, rect, words, self._look, colour=colour)

    def _deck(self, count: int, waiting: bool, painter: QPainter, rect: QRectF) -> None:
        art.paint_deck(painter, rect, count, self._look, waiting=waiting)

    def _back(self, painter: QPainter, rect: QRectF) -> None:
        art.paint_card_back(painter, rect, self._look)

    def _mark(self, painter: QPainter, room: QRectF, mark: LookResult) -> None:
        _kept(
            painter,
            self._look,
            ("wl-mark", mark.value),
            room,
            lambda on, rect: art.paint_mark(on, rect, mark.value, self._look),
        )

    def _paint_captions(self, painter: QPainter, captions: list[str]) -> None:
        """The names of the decks, in one size unless one is far too long for its room."""
        line, font = self._rooms.captions, self._look.font(Role.SMALL)
        rooms = [(part, self._rooms.by_part[part]) for part in _CAPTIONS]
        named = [
            (self._caption_room(room, line), words)
            for (part, room), words in zip(rooms, captions, strict=True)
            if room.width() >= 8 or part == "pairs"
        ]
        if not line:
            return
        least = min(text.fit(words, font, at.size()).font.pixelSize() for at, words in named)
        font.setPixelSize(max(least, round(font.pixelSize() * _MIN_NAME_SCALE)))
        painter.setPen(self._look.theme.muted)
        for at, words in named:
            text.draw(painter, at, words, font)

    def _caption_room(self, room: QRectF, line: float) -> QRectF:
        middle, rooms = room.center().x(), self._rooms
        half = min(room.width() / 2 + _PANEL_PADDING + 4, middle - rooms.head.left())
        half = min(half, rooms.head.right() - middle + _CAPTION_SHIFT)
        for other in (rooms.draw, rooms.action, rooms.pairs):
            if other.top() == room.top() and other != room:
                # Names of neighbours do not touch.
                half = min(half, abs(other.center().x() - middle) / 2 - 1 - _CAPTION_SHIFT / 2)
        # The last name keeps clear of the panel's edge, and stands a little to the left for that.
        over = max(0.0, middle + half - (rooms.head.right() - _CAPTION_EDGE))
        shift = min(over, _CAPTION_SHIFT)
        wide = 2 * half - max(0.0, over - shift)
        return QRectF(middle - half - shift, room.bottom(), wide, line)

    def _paint_note(self, painter: QPainter, room: QRectF, shown: SeatShown) -> None:
        theme = self._look.theme
        words = shown.note
        painter.setPen(theme.bad if shown.bad else theme.muted)
        if not words and shown.mark is not None:
            words = self._words.mark(shown.mark.value)
            if (
                shown.face != NONE
                and shown.face < FIRST_LOST_TILE
                and shown.mark is LookResult.ANOTHER
            ):
                words = say("belongs", passenger=self._words.owner(shown.face))
            if not shown.faded:
                painter.setPen(art.mark_colour(shown.mark.value, theme))
        if not words and shown.ready is not None:
            words = say("ready") if shown.ready else say("not-ready")
            painter.setPen(theme.good if shown.ready else theme.muted)
        if words:
            font = _low(self._look.font(Role.SMALL), room)
            text.draw(painter, room, words, font, Qt.AlignmentFlag.AlignLeft, lines=2)
        elif shown.titled != NONE and self._rooms.title.isEmpty():
            self._paint_title(painter, room, shown.titled)

    def _paint_title(self, painter: QPainter, room: QRectF, passenger: int) -> None:
        """The passenger's name, in words as large as others."""
        painter.setPen(self._look.theme.ink)
        font, left = _low(self._look.font(Role.STRONG), room), Qt.AlignmentFlag.AlignLeft
        text.draw(painter, room, self._words.passenger(passenger), font, left)


def _kept(
    painter: QPainter, look: Look, key: tuple[object, ...], room: QRectF, paint: flow.Paint
) -> None:
    """Draw a picture in a room by way of the cache: panels change often, what is on them seldom."""
    whole = QRectF(QRect(room.topLeft().toPoint(), room.size().toSize()))
    look.pixmaps.stamp(painter, key, whole, paint, reach=(4, 4, 4, 6))


def paint_passenger(
    painter: QPainter,
    room: QRectF,
    passenger: int,
    words: Words,
    look: Look,
    *,
    named: bool = True,
) -> None:
    """A passenger card in a room, from the cache; not `named` where the name stands beside it."""
    name = words.passenger(passenger) if named else ""
    _kept(
        painter,
        look,
        ("wl-passenger", passenger, name),
        room,
        lambda inner, rect: art.paint_card(
            inner, rect, passenger, name, look, floor=text.MIN_FONT_PX
        ),
    )


def _low(font: QFont, room: QRectF) -> QFont:
    """A font whose line has air above and below in a room, as far as words stay readable."""
    font.setPixelSize(
        min(font.pixelSize(), max(round(text.MIN_FONT_PX), int(room.height() * 0.76)))
    )
    return font


def _within(room: QRectF, other: QRectF) -> QRectF:
    """As broad as `room`, in the middle of another."""
    found = QRectF(room)
    found.moveCenter(other.center())
    return found


# Track, sign, banner ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pawn:
    """A seat's pawn: its colour id, with which goes its emblem."""

    colour: str


class Track(QWidget):
    """The score track with a pawn a seat."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pawns: tuple[Pawn, ...] = ()
        self._points: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(say("track"))
        look.changed.connect(self._renew)

    @property
    def points(self) -> tuple[int, ...]:
        """Where the pawns stand."""
        return self._points

    def stand(self, pawns: tuple[Pawn, ...], points: tuple[int, ...], tip: str) -> None:
        """Show pawns at points."""
        if (pawns, points) != (self._pawns, self._points):
            self._pawns, self._points = pawns, points
            self.update()
        # Another player may have the same colour and points.
        self.setToolTip(tip)
        if tip != self.accessibleDescription():
            self.setAccessibleDescription(tip)

    def sizeHint(self) -> QSize:
        high = max(46, min(self._look.px(52), 160))
        return QSize(round(high * art.TRACK.width() / art.TRACK.height()), high)

    def minimumSizeHint(self) -> QSize:
        """Small, where words need the room."""
        hint = self.sizeHint()
        return QSize(round(hint.width() * 0.6), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The strap and its pawns; those that share a space stand beside one another."""
        look, rect = self._look, QRectF(self.rect()).adjusted(10, 0, -2, 0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        look.pixmaps.draw(
            painter,
            ("wl-track", rect.size().toTuple()),
            rect,
            lambda inner: art.paint_track(inner, rect, look),
        )
        for spot, pawn in sorted(self._spots(rect), key=lambda each: each[0].bottom()):
            self._paint_pawn(painter, spot, pawn)
        painter.end()

    def _spots(self, rect: QRectF) -> Iterator[tuple[QRectF, Pawn]]:
        """Where each pawn stands."""
        for seat, (pawn, points) in enumerate(zip(self._pawns, self._points, strict=True)):
            same = [other for other, there in enumerate(self._points) if there == points]
            yield art.track_spot(rect, points, same.index(seat), len(same)), pawn

    def _paint_pawn(self, painter: QPainter, spot: QRectF, pawn: Pawn) -> None:
        def paint(on: QPainter, rect: QRectF) -> None:
            art.paint_pawn(on, rect, pawn.colour, self._look)

        _kept(painter, self._look, ("wl-pawn", pawn), spot, paint)

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()


class GateTag(OwnPictureItem):
    """The key of a gate behind the belt, above the suitcases that would hide it on the rim."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._words = ""
        self._colour = "brick"
        self.hide()

    def show_at(self, middle: QPointF, words: str, colour: str) -> None:
        """Hang with its lower end at a point."""
        if (words, colour) != (self._words, self._colour):
            self._words, self._colour = words, colour
            self.renew()
        font = self._look.font(Role.STRONG)
        metrics = QFontMetricsF(font)
        high = metrics.height() + 4
        wide = max(high, metrics.horizontalAdvance(words) + 14) + 0.7 * high
        self.set_rect(QRectF(middle.x() - wide / 2, middle.y() - high - 7, wide, high + 7))
        self.show()

    def paint_in(self, painter: QPainter) -> None:
        """An enamel plate that points down."""
        art.paint_gate_tag(painter, self._rect, self._words, self._colour, self._look)


class WaitItem(RingItem):
    """A clock at a gate, or where a pointer has missed: how long the hand there still rests."""

    def show_wait(self, share: float | None, colour: str, middle: QPointF) -> None:
        """Show how much of the rest is over, around a point; None: it is over."""
        side = max(_MIN_WAIT_SIDE, self._look.px(_WAIT_SIDE))
        room = QRectF(0, 0, side, side)
        room.moveCenter(QPointF(round(middle.x()), round(middle.y())))
        self.lay(room)
        self.run(share, colour)

    def draw(self, painter: QPainter) -> None:
        """A disc that hides the key of the gate, with two hands of a clock, and the ring."""
        theme, room = self._look.theme, self._rect
        painter.setPen(QPen(theme.raised, 2))
        painter.setBrush(theme.card)
        painter.drawEllipse(room.adjusted(-1, -1, 1, 1))
        wide, long = max(2.0, room.width() * 0.08), room.width() * 0.24
        painter.setPen(QPen(theme.ink, wide, c=Qt.PenCapStyle.RoundCap))
        middle = room.center()
        painter.drawPolyline(
            [middle - QPointF(0, long), middle, middle + QPointF(long * 0.7, long * 0.4)]
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        super().draw(painter)


class Banner(OwnPictureItem):
    """Words across the belt that everybody is to see: the countdown, and “Done!”."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._words = ""
        self._colour = ""
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words

    def show_words(self, words: str, colour: str = "") -> None:
        """Say something in a player's colour, or the app's; nothing for no words."""
        if (words, colour) != (self._words, self._colour):
            self._words, self._colour = words, colour
            self.renew()
        self.setVisible(bool(words))

    def paint_in(self, painter: QPainter) -> None:
        """A ribbon; a number stands on a flap."""
        if self._words.isdecimal():
            self._paint_number(painter)
        elif self._words:
            art.paint_done(painter, self._rect, self._words, self._look, self._colour)

    def _paint_number(self, painter: QPainter) -> None:
        side = min(self._rect.height(), self._rect.width())
        size = flap.board_size(len(self._words), side)
        painter.save()
        painter.translate(self._rect.center() - QPointF(size.width() / 2, size.height() / 2))
        flap.paint_board(painter, self._look, self._words, side)
        painter.restore()
