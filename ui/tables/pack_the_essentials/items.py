"""The table of Pack the Essentials: scene items of the mat, the suitcase and the hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from engine.games.pack_the_essentials.components import Components, PositionGift
from ui.kit.table.seats import advantage_badge
from ui.look import brushes, flow, text
from ui.look.brushes import Cell
from ui.look.flow import Box, ColumnBox, Flow, PictureBox, PictureGridBox, PlateBox, StackBox
from ui.look.palette import mix
from ui.look.paths import rounded
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.input.choice_item import ChoiceItem
from ui.stage.items.picture import PictureItem
from ui.stage.tiles.board_item import BoardItem
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.art import desk, packed
from ui.tables.pack_the_essentials.art.desk import PositionState, Token
from ui.tables.pack_the_essentials.words import capital, many, say

_LETTERS: Final = 3
"""A name that is cut to fewer letters cannot be recognised: its initial stands for it."""


@dataclass(slots=True)
class Measure:
    """Sizes that the scene's items share, in scene units; set by the layout."""

    small: float = 18.0
    body: float = 20.0
    floor: float = 14.0


class MatTarget(ChoiceItem):
    """An item of the mat that can be clicked or chosen by keyboard."""

    def __init__(self, look: Look, measure: Measure) -> None:
        super().__init__(look)
        self._measure = measure

    def font(self, role: Role, pixels: float) -> QFont:
        """A font that is `pixels` scene units high."""
        font = self._look.font(role)
        font.setPixelSize(max(1, round(pixels)))
        return font

    def key(self) -> Hashable:
        """What can be done with it, the size of words, and what it shows."""
        return self.states, self._measure.small, self.shows()

    def shows(self) -> Hashable:
        """What else its picture depends on."""
        raise NotImplementedError

    def paint_in(self, painter: QPainter) -> None:
        """Paint the item, and the ring around it."""
        self.paint_spot(painter)
        if self.states[2]:
            ring = rounded(self._rect.adjusted(1, 1, -1, -1), 12)
            brushes.focus_ring(painter, ring, self._look.theme, 4)

    def paint_spot(self, painter: QPainter) -> None:
        """Paint the item into `rect`."""
        raise NotImplementedError


def _gift_words(gift: PositionGift) -> str:
    """What a position gives, in as few words as can be."""
    if gift.bonus:
        return capital(say(gift.bonus))
    if gift.rats and gift.toys:
        return capital(say("rat-and-toy"))
    return many("rats", gift.rats) if gift.rats else many("toys", gift.toys)


class PositionItem(MatTarget):
    """A draft position: its number, what it gives, and who stands on it."""

    coloured = Signal(int)
    """It was chosen by the small tile of a colour."""

    def __init__(self, look: Look, measure: Measure, number: int, box: Components) -> None:
        super().__init__(look, measure)
        self.number = number
        self._box = box
        self._gift = box.positions[number - 1]
        self._claimed = PositionState()

    def show_state(self, claimed: PositionState) -> None:
        """Who stands here, and what may be done."""
        if claimed != self._claimed:
            self._claimed = claimed
            self.update()

    def token_room(self) -> QRectF:
        """Where a token stands, in the item's coordinates."""
        side = self._side()
        return QRectF(self._rect.right() - side - 5, self._rect.top() + 6, side, side)

    def _side(self) -> float:
        """The height of number and token; where it is narrow the gift lies below them."""
        # All stands on the desk, which is a little higher than the edge above.
        high = self._rect.height() - 19
        return high / 2 if high + 19 > self._rect.width() / 2 else high

    def shows(self) -> Hashable:
        """What the position shows."""
        return (self.number, self._claimed)

    def paint_spot(self, painter: QPainter) -> None:
        """A claim counter: its number on a sign, its gift, and the place for a token."""
        theme, rect = self._look.theme, self._rect
        lit = self._open or self._claimed.active
        desk.counter(painter, rect, theme, self._claimed, lit=lit, over=self._over)
        side = self._side()
        sign = QRectF(rect.left() + 7, rect.top() + 6, side * 0.74, side)
        desk.sign(painter, sign, theme)
        painter.setPen(theme.board_ink if not self._claimed.blocked else theme.board_dim)
        painter.setFont(self.font(Role.BOARD, side * 0.84))
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, str(self.number))
        room = self.gift_room()
        key = ("pe-gift", self.number, self._measure.small, self._claimed.blocked, room.getRect())
        if self._claimed.order is not None:
            # A Cat Lady who has turned her token takes no gift.
            art.lady_order(painter, room, theme, self._claimed.order)
        else:
            # It stays, whoever comes and goes.
            around, paint = room.adjusted(-3, -3, 3, 3), partial(self._paint_gift, room=room)
            self._look.pixmaps.draw(painter, key, around, paint)
        desk.claim(painter, self.token_room(), self._look, self._claimed, self.number)

    def gift_room(self) -> QRectF:
        """Where the gift has its pictures and words, or a Cat Lady her order."""
        rect, side = self._rect, self._side()
        if side * 2 < rect.height() - 18:
            return QRectF(rect.left() + 9, rect.top() + side + 10, rect.width() - 18, side - 1)
        left = rect.left() + side * 0.74 + 16
        return QRectF(left, rect.top() + 4, self.token_room().left() - left - 4, side + 4)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose it, with the colour of the small tile that was pressed."""
        rooms = self.tile_rooms() if self._gift.bonus and self._open else []
        for colour, room in enumerate(rooms):
            if room.contains(event.pos()):
                self.coloured.emit(colour)
                return
        super().mouseReleaseEvent(event)

    def _pictures(self, room: QRectF) -> tuple[QRectF, bool]:
        """Where the pictures of the gift are, and whether there is room for words below them."""
        font = self.font(Role.SMALL, self._measure.small)
        line = QFontMetricsF(font).height()
        words = (
            text.fit(_gift_words(each), font, QSizeF(room.width(), line), floor=self._measure.floor)
            for each in self._box.positions
        )
        # Words that would get too small give way to larger pictures; the tip has them. Where those
        # of one position do, those of all: else it would look as if one gave something else.
        fits = room.height() >= line * 1.7 and not any(each.cut for each in words)
        size = min(room.height() - (line if fits else 0), room.width() / 2.2)
        top = room.top() if fits else room.center().y() - size / 2
        return QRectF(room.left(), top, room.width(), size), fits

    def _paint_gift(self, painter: QPainter, room: QRectF) -> None:
        theme, gift = self._look.theme, self._gift
        (pictured, fits), font = self._pictures(room), self.font(Role.SMALL, self._measure.small)
        size, top = pictured.height(), pictured.top()
        if gift.bonus:
            self._paint_bonus(painter)
        pictures = [art.rat] * gift.rats + [art.toy] * gift.toys
        for index, picture in enumerate(pictures):
            at = QRectF(room.left() + index * size * 1.05, top, size, size)
            picture(painter, at, theme)
        if fits:
            painter.setPen(theme.muted if self._claimed.blocked else theme.ink)
            below = QRectF(room.left(), top + size, room.width(), room.bottom() - top - size)
            text.draw(
                painter,
                below,
                _gift_words(gift),
                font,
                Qt.AlignmentFlag.AlignLeft,
                floor=self._measure.floor,
            )

    def tile_rooms(self) -> list[QRectF]:
        """Where the small tiles of all colours are: each chooses its colour."""
        room = self._pictures(self.gift_room())[0]
        high = 1 if self._gift.bonus == "underwear" else 2
        cell = min(room.height() / high * 0.96, room.width() / 4.4)
        top, step = room.center().y() - cell * high / 2, cell * 1.12
        colours = range(len(self._box.colours))
        return [QRectF(room.left() + n * step, top, cell, cell * high) for n in colours]

    def _paint_bonus(self, painter: QPainter) -> None:
        box, size = self._box, 1 if self._gift.bonus == "underwear" else 2
        for index, room in enumerate(self.tile_rooms()):
            kind = box.bonus_kind(index, size)
            turns = [art.piece(box, kind, cat=False, turn=turn) for turn in range(4)]
            painter.save()
            painter.translate(room.topLeft())
            picture = next(each for each in turns if each.size[0] == 1)
            picture.paint(painter, room.width(), self._look.theme)
            painter.restore()


class SpaceItem(MatTarget):
    """A tile space: where one of the round's tiles lies. The tile itself is a piece on it."""

    def __init__(self, look: Look, measure: Measure, number: int) -> None:
        super().__init__(look, measure)
        self.number = number
        self._token: Token | None = None
        self._crossed = self._numbered = False

    def show_state(self, *, token: Token | None, crossed: bool, numbered: bool) -> None:
        """Whose cat token stands here because the tile is being tried, or is to be discarded.

        It is `numbered` while tiles are drafted: before, numbers are those of positions.
        """
        if (token, crossed, numbered) != (self._token, self._crossed, self._numbered):
            self._token, self._crossed, self._numbered = token, crossed, numbered
            self.update()

    def tile_room(self) -> QRectF:
        """Where the tile lies: beside the number if it would hide that and is no smaller there."""
        room = self._rect.adjusted(8, 8, -8, -8)
        plate = self._plate()
        beside = room.adjusted(plate.width() + 1, 0, 2, 0)
        # Tiles are up to five cells long and three wide.
        longest = room.height() * 5 / 3
        hides = room.center().x() - longest / 2 < plate.right()
        return beside if hides and beside.width() >= longest else room

    def _plate(self) -> QRectF:
        """Where the number stands."""
        side = min(self._measure.small * 1.25, self._rect.height() * 0.36)
        return QRectF(self._rect.left() + 5, self._rect.top() + 7, side, side)

    def shows(self) -> Hashable:
        """What the space shows."""
        return (self.number, self._token, self._crossed, self._numbered)

    def paint_spot(self, painter: QPainter) -> None:
        """A piece of the baggage belt with its number."""
        rect, plate = self._rect, self._plate()
        desk.space(painter, rect, self._look, self._token, lit=self._open, crossed=self._crossed)
        if self._numbered:
            font = self.font(Role.SMALL, plate.height() * 0.76)
            desk.plate(painter, plate, self._look.theme, str(self.number), font)


class SwatchItem(MatTarget):
    """One colour of bonus tile to choose: the tile, and how many are left."""

    def __init__(self, look: Look, measure: Measure, box: Components, colour: int) -> None:
        super().__init__(look, measure)
        self.colour = colour
        self._box = box
        self.size, self.left, self.tried = 1, 0, False
        """The spaces of a tile, how many tiles are left, and whether one is tried out."""

    @property
    def kind(self) -> int:
        """The kind of tile that is offered."""
        return self._box.bonus_kind(self.colour, self.size)

    def show_state(self, *, size: int, left: int, tried: bool) -> None:
        """How many tiles of `size` spaces are left in this colour."""
        if (size, left, tried) != (self.size, self.left, self.tried):
            self.size, self.left, self.tried = size, left, tried
            self.update()

    def shows(self) -> Hashable:
        """What the swatch shows."""
        return (self.colour, self.size, self.left, self.tried)

    def paint_spot(self, painter: QPainter) -> None:
        """A card with the tile, its number on the keyboard, and the count."""
        theme, font = self._look.theme, self.font(Role.SMALL, self._measure.small)
        desk.swatch_card(painter, self._rect, theme, self.states, tried=self.tried)
        above, below = self._rooms()
        painter.setOpacity(1.0 if self.left else 0.3)
        desk.tile_in(painter, above, theme, art.lying(self._box, self.kind))
        painter.setOpacity(1.0)
        painter.setPen(theme.muted)
        painter.setFont(font)
        corner = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(self._rect.adjusted(8, 4, -8, 0), corner, str(self.colour + 1))
        painter.setPen(theme.ink)
        words, floor = many("left", self.left), self._measure.floor
        cut = text.fit(words, font, below.size(), floor=floor).cut
        text.draw(painter, below, str(self.left) if cut else words, font, floor=floor)

    def _rooms(self) -> tuple[QRectF, QRectF]:
        """Where the tile and the count are: below each other, or side by side on a low card."""
        rect, line = self._rect, self._measure.small * 1.3
        if rect.height() >= line * 2:
            high = rect.height() - line - 10
            words = QRectF(rect.left() + 4, rect.bottom() - line - 2, rect.width() - 8, line)
            return QRectF(rect.left() + 8, rect.top() + 6, rect.width() - 16, high), words
        number = self._measure.small * 0.8 + 10
        room = rect.adjusted(number, 5, -5, -5)
        metrics = QFontMetricsF(self.font(Role.SMALL, self._measure.small))
        needed = metrics.horizontalAdvance(many("left", self.left))
        # Rather a small tile than a count that is cut.
        wide = max(0.25 * room.width(), min(0.42 * room.width(), room.width() - needed - 4))
        return (
            QRectF(room.left(), room.top(), wide, room.height()),
            QRectF(room.left() + wide + 3, room.top(), room.width() - wide - 3, room.height()),
        )


@dataclass(frozen=True, slots=True)
class StripState:
    """What the strip shows of a seat; `paid` of at most `most` rats were spent in this turn;
    `most` is 0 while none may be.

    `free` of `spaces` spaces of the suitcase are empty; `bonus`: a bonus tile lies in its room;
    `choosing`: colours are laid out over the lower part.
    """

    token: Token
    name: str
    rats: int
    paid: int
    most: int
    toys: int
    free: int
    spaces: int
    first: bool
    bonus: bool
    choosing: bool
    advantage: bool = False
    """Whether the seat began with one more pack rat (PE-50)."""


class StripItem(PictureItem):
    """Below the suitcase: whose it is, the rats, toys and bonus tile in hand, what is free."""

    MARGINS = (8.0, 8.0, 8.0, 10.0)

    def __init__(self, look: Look, measure: Measure, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._measure = measure
        self._hand: StripState | None = None
        self._flow = Flow(look)

    def set_rect(self, rect: QRectF) -> None:
        """Lie there, with words of the size that there is by now."""
        super().set_rect(rect)
        self._lay()

    def show_hand(self, hand: StripState) -> None:
        """Show what a seat has in hand."""
        if hand != self._hand:
            self._hand = hand
            self._lay()
            self.update()

    def _lay(self) -> None:
        if self._hand is not None:
            self._flow = Flow(self._look, self._tree(self._hand))

    def room(self, name: str) -> QRectF:
        """Where `token`, `rats`, `toys`, `bonus` tile or `colours` are in the item."""
        return self._flow.room(name, self._rect)

    def key(self) -> Hashable:
        """What is in hand, in which size of words."""
        return self._measure.small, self._hand

    def paint_in(self, painter: QPainter) -> None:
        """A card with all of it."""
        if self._hand is not None:
            brushes.card(painter, self._rect, self._look.theme)
            self._flow.paint(painter, self._rect)

    def _line(self) -> float:
        return self._measure.small * 1.35

    def _tree(self, hand: StripState) -> Box:
        """The head, then a block each: what is there gets more room."""
        head = self._rect.width() * 0.18
        # The colours that are offered stay where they are when one is tried.
        has = (hand.rats, hand.toys, hand.bonus and not hand.choosing, False)
        counted = (many("rats", hand.rats), many("toys", hand.toys))
        said = (*counted, say("bonus-tile"), many("free", hand.free))
        font = self._words("").font(self._look)
        sizes = [QFontMetricsF(font).horizontalAdvance(words) + 12 for words in said]
        grows = [1.0 if there else 0.5 for there in has]
        rats, toys, bonus, foot = flow.share(self._rect.width() - head, sizes, grows)
        spread = self._spread(hand.rats, art.rat)
        pictures = flow.RowBox((spread, self._paid(hand)), grow=1, across="fill")
        line: list[Box] = [
            self._owner(hand, head),
            self._block(rats, said[0], pictures, "rats", seam=False),
        ]
        if hand.choosing:
            line += [Box(wide=toys, name="toys"), Box(wide=bonus, name="bonus")]
        else:
            empty = _drawn(partial(art.no_bonus, self._look.theme), "no bonus", "bonus")
            tile = Box(grow=1, name="bonus") if hand.bonus else empty
            laid = self._spread(hand.toys, art.toy)
            line += [
                self._block(toys, said[1], laid, "toys"),
                self._block(bonus, said[2], tile),
                self._block(foot, said[3], self._full(hand)),
            ]
        token = (Box(wide=head * 0.4, name="token"),)
        colours = (Box(wide=head + rats + 12), Box(grow=1, name="colours"))
        return StackBox(
            tuple(flow.RowBox(each, across="fill") for each in (tuple(line), token, colours))
        )

    def _words(self, words: str, share: float = 1.0, ink: flow.Ink = "ink") -> flow.TextBox:
        """Small words in the middle of their room."""
        return flow.TextBox(
            words,
            Role.SMALL,
            ink,
            align=Qt.AlignmentFlag.AlignCenter,
            pixels=self._measure.small * share,
            exact=True,
            floor=self._measure.floor,
            lines=2,
            rather=True,
        )

    def _block(
        self, wide: float, words: str, content: Box, name: str = "", *, seam: bool = True
    ) -> Box:
        """Some content below a heading, right of a seam."""
        heading = replace(self._words(words), high=self._line() + 3, pad=(5, 3, 5, 0))
        room, font = QSizeF(wide - 10, self._line()), heading.font(self._look)
        if text.fit(words, font, room, lines=2, floor=heading.floor).cut:
            # The pictures tell it too, and so does the tip.
            heading = replace(heading, words="")
        below = ColumnBox((content,), pad=(6, -1, 6, 4), grow=1)
        line = _drawn(partial(art.seam, self._look.theme), "seam") if seam else None
        return StackBox((line, ColumnBox((heading, below), grow=1)), wide=wide, name=name)

    def _owner(self, hand: StripState, head: float) -> Box:
        """Whose it is: their colour, their face, and the first player's token."""
        ground, ink = QColor(hand.token.colour), QColor(hand.token.ink)
        theme, line = self._look.theme, self._measure.body * 1.35
        name = flow.TextBox(
            hand.name,
            Role.STRONG,
            ink,
            lines=2,
            align=Qt.AlignmentFlag.AlignCenter,
            pixels=self._measure.body,
            exact=True,
            floor=self._measure.floor,
            grow=1,
        )
        side = min(head * 0.36, self._rect.height() - 10)
        plate = _drawn(partial(art.owner_plate, ground, ink), hand.token)

        def paint(painter: QPainter, room: QRectF) -> None:
            fur, dark = mix(ink, ground, 0.06), mix(ground, QColor("black"), 0.12)
            art.cat_token(painter, room, theme, fur, dark, hand.token.initial)
            if hand.first:
                at = room.topLeft() + QPointF(room.width(), room.height()) * 0.68
                art.suitcase_token(painter, QRectF(at, room.size() * 0.46), theme)

        key = "pe-owner", hand.token, hand.first
        face = PictureBox(paint, key, high=side, reach=(3, 3, 8, 8), whole=False)
        first = art.small_picture(self._look, art.suitcase_token, side) if hand.first else None
        # Beside large words there is no room for it; the ground is in the colour too.
        beside = face if side >= line else first
        badge = advantage_badge() if hand.advantage else None
        wide = head - 16 - (side + 4 if beside else 0)
        if badge is not None:
            wide -= badge.inner_width(self._look, wide) + 4
        room = QSizeF(max(1.0, wide), self._rect.height() - 6)
        fitted = text.fit(name.words, name.font(self._look), room, lines=2, floor=name.floor)
        if fitted.cut and len("".join(fitted.lines).strip("… ")) < _LETTERS:
            name = replace(name, words=hand.token.initial)
        said = (beside, name, badge)
        return StackBox((plate, flow.RowBox(said, gap=4, pad=(8, 3))), wide=head)

    def _paid(self, hand: StripState) -> Box | None:
        """How many rats were spent in this turn, or may be, beside the rats."""
        # Where colours are chosen, nothing has been spent.
        if not (hand.most and (hand.rats or hand.paid)) or hand.choosing:
            return None
        ink: flow.Ink = "muted" if hand.paid < hand.most else "bad"
        room = QSizeF(self._rect.width() * 0.12, self._rect.height() - self._line() - 6)
        keys = ["rats-turn", "rats-spent"] if hand.paid else ["rats-may", "rats-most"]
        if hand.rats == 1 < hand.most and not hand.paid:
            keys = ["rats-may-one"]
        elif not hand.rats and hand.paid < hand.most:
            # There was no other to be spent.
            keys = ["rats-last", "rats-paid"]
        for said in (say(key, paid=hand.paid, most=hand.most) for key in keys):
            words = self._words(said, 0.92, ink)
            font = words.font(self._look)
            if not text.fit(said, font, room, lines=2, floor=words.floor).cut:
                return replace(words, lines=2, wide=room.width())
        return self._words(f"{hand.paid}/{hand.most}", 0.92, ink) if hand.paid else None

    def _spread(self, count: int, small: art.Small) -> Box:
        """Return pictures in rows, as large as they fit; of none a faint one."""

        def paint(painter: QPainter, room: QRectF) -> None:
            painter.setOpacity(1.0 if count else 0.22)
            art.small_thing(painter, room, self._look, small)

        one = PictureBox(paint, (small.__name__, bool(count)), cached=False, pad=2)
        return PictureGridBox((one,) * max(1, count), most=78.0, grow=1)

    def _full(self, hand: StripState) -> Box:
        """How full the suitcase is, as a bar."""
        high = max(5.0, self._line() * 0.24)
        full = Box(wide=high, grow=hand.spaces - hand.free, ground=PlateBox("metal", 1e9))
        under = PlateBox("sunken", 1e9, "line")
        bar = flow.RowBox((full, Box(grow=hand.free)), high=high, across="fill", ground=under)
        return ColumnBox((Box(grow=1), bar), pad=(6, 0, 6, 3), grow=1)


def _drawn(paint: flow.Paint, key: Hashable, name: str = "") -> PictureBox:
    """Something painted over all of its room, each time."""
    return PictureBox(paint, key, None, cached=False, grow=1, name=name)


class ToyItem(PictureItem):
    """A cat toy on a space of the suitcase."""

    def __init__(self, look: Look, cell: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self.set_rect(QRectF(0, 0, cell, cell))

    def paint_in(self, painter: QPainter) -> None:
        """A toy as large as its cell."""
        art.toy(painter, self._rect, self._look.theme)


class PackBoard(BoardItem):
    """The suitcase."""

    def __init__(self, look: Look, columns: int, rows: int) -> None:
        super().__init__(look, columns, rows, frame=art.named_case)

    def draw_blocked(self, painter: QPainter, cells: Iterable[Cell]) -> None:
        """What came packed."""
        packed.packed_cells(painter, cells, self.cell, self._look.theme)


class MatItem(PictureItem):
    """The felt on which positions and tiles lie."""

    MARGINS = (10.0, 10.0, 10.0, 14.0)

    def set_rect(self, rect: QRectF) -> None:
        """Lie there, with the fibres where they were."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def paint_in(self, painter: QPainter) -> None:
        """Felt, edged with leather."""
        art.felt(painter, self._rect, self._look.theme)
