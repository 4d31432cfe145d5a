"""The table of Carry On: what its panels tell, as boxes: seats, their cards, the scales."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from engine.games.carry_on import scoring
from engine.games.carry_on.components import (
    HAND_SIZE,
    LARGE_LIMIT_KG,
    SMALL_LIMIT_KG,
    SOUVENIR,
    Components,
)
from engine.games.carry_on.view import NOTHING, RoundScore, SeatView
from ui.kit.cards.ring import Density
from ui.kit.table.seats import SeatEntry, advantage_mark, mark
from ui.look import text
from ui.look.flow import (
    BadgeBox,
    Box,
    ColumnBox,
    Ink,
    PictureBox,
    PictureGridBox,
    PlateBox,
    RowBox,
    StackBox,
    TextBox,
    roomiest,
)
from ui.look.palette import faded, mix
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.cards.face import CARD_ASPECT
from ui.tables.carry_on import art
from ui.tables.carry_on.words import Words as CarryWords
from ui.tables.carry_on.words import many, say

CHIP_ASPECT: Final = art.CHIP.width() / art.CHIP.height()
TOKEN_ASPECT: Final = 1.75
_MAX_SCALES_KG: Final = 40
"""The scales reach so many kilograms."""
_PACKED_SHARE: Final = 0.4
"""Of a wide panel what is packed takes so much, beside what else is told."""
_MIN_NUMBERED_TAG_PX: Final = 11
"""Tags that are lower bear no number, in logical pixels."""
_ALIGN_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Boxes:
    """Makes boxes of what is public of a seat."""

    look: Look
    words: CarryWords

    def portrait(self, character: int, side: float) -> PictureBox | None:
        """A character's face."""
        if character == NOTHING:
            return None
        look = self.look

        def paint(painter: QPainter, room: QRectF) -> None:
            art.paint_portrait(painter, room, character, look)

        return PictureBox(paint, ("co-portrait", character), wide=side, high=side, name="character")

    def chip(self, card: int) -> PictureBox:
        """A packed card, small."""
        look = self.look

        def paint(painter: QPainter, room: QRectF) -> None:
            art.paint_chip(painter, room, card, look)

        return PictureBox(paint, ("co-chip", card), aspect=CHIP_ASPECT)

    def token(self, card: int) -> PictureBox:
        """A packed card where there is room for its sign and weight alone."""
        look = self.look

        def paint(painter: QPainter, room: QRectF) -> None:
            paint_token(painter, room, card, look)

        return PictureBox(paint, ("co-token", card), aspect=TOKEN_ASPECT)

    def packed(
        self,
        cards: Sequence[int],
        *,
        grow: float = 0.0,
        high: float | None = None,
        tokens: bool = False,
    ) -> Box:
        """What is packed, in seven places of which some are still free.

        As tokens if it is to be so, in a line, and where nobody could tell what is on the cards.
        """
        look = self.look

        def place(painter: QPainter, room: QRectF) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(look.theme.muted, 0.13))
            corner = min(room.width(), room.height()) * 0.2
            painter.drawRoundedRect(room, corner, corner)

        def places(made: Callable[[int], PictureBox], aspect: float) -> tuple[PictureBox, ...]:
            free = PictureBox(place, ("co-place", aspect), aspect=aspect)
            boxes = (*(made(card) for card in cards), *[free] * (HAND_SIZE - len(cards)))
            return tuple(replace(each, name=f"packed-{n}") for n, each in enumerate(boxes))

        small = places(self.token, TOKEN_ASPECT)
        if tokens:
            # In a line they share its width, and are no larger than that.
            line = tuple(replace(each, high=high, grow=1) for each in small)
            return RowBox(line, gap=look.air(2), grow=grow)
        chips, gap = places(self.chip, CHIP_ASPECT), look.air(3)
        low = PictureGridBox(small, TOKEN_ASPECT, gap)
        least = max(look.px(18), 22)
        return PictureGridBox(
            chips, CHIP_ASPECT, gap, grow=grow, high=high, least=least, instead=low
        )

    def weighed(self, kg: int | None, limit: int) -> Sequence[Box]:
        """What was packed weighs so much, None for what is not known, and may so much.

        First with a tag that bears the limit, above what is lost; then in one line; then in one in
        which only the colour says that it is too much.
        """
        over = 0 if kg is None else max(0, kg - limit)
        ink: Ink = "bad" if over else "ink"

        def line(said: str, wide: float, role: Role = Role.STRONG) -> TextBox:
            # Words have a least size, however small all else is.
            wide = float(max(wide, self.look.px(wide)))
            return TextBox(said, role, ink, wide=wide, align=_ALIGN_CENTRE, name="weighed")

        plate = PlateBox("raised", self.look.air(6), "line")
        badge = BadgeBox(say("kg-most", limit=limit), Role.SMALL, plate=plate)
        tag = RowBox((Box(grow=1), badge, Box(grow=1)))
        if kg is None:
            return (ColumnBox((Box(grow=1), tag, Box(grow=1)), wide=float(self.look.px(96))),)
        lost = say("kg-over", over=over) if over else ""
        lines = (line(say("kg", kg=kg), 96), tag, line(lost, 96, Role.SMALL))
        short = say("kg-of", kg=kg, limit=limit)
        long = say("kg-of-over", kg=kg, limit=limit, over=over) if over else short
        return (
            ColumnBox((Box(grow=1), *lines, Box(grow=1)), gap=self.look.air(3)),
            line(long, 96),
            line(short, 54),
        )

    def tokens(self, cards: Sequence[int], high: float = 19) -> RowBox:
        """Cards in a line of words: their signs and weights."""
        high = self.look.px(high)
        boxes = tuple(
            replace(self.token(card), wide=high * TOKEN_ASPECT, high=high) for card in cards
        )
        return RowBox(boxes or (None,), gap=self.look.air(2), grow=1)

    def hand(self, cards: Sequence[int]) -> Sequence[RowBox]:
        """A line of what is seen of another's hand, as it should be, and lower."""
        px, name = self.look.px, TextBox(say("known-short") if cards else "", Role.SMALL, "muted")
        lines = ((replace(name, high=px(at)), self.tokens(cards, at), at) for at in (19, 13))
        return [
            RowBox(
                (said, replace(line, wide=px(96), high=px(at), name="hand")), gap=self.look.air(4)
            )
            for said, line, at in lines
        ]

    def passing(self, to: SeatEntry) -> Box:
        """Where one's hand goes: an arrow, and the mark of who gets it."""
        look = self.look

        def arrow(painter: QPainter, room: QRectF) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.theme.accent)
            painter.translate(room.center())
            painter.scale(room.width(), room.width())
            painter.drawPath(art.leftward())

        side = float(look.px(34))
        drawn = PictureBox(arrow, "co-leftward", wide=side, high=side, name="arrow")
        return ColumnBox((drawn, mark(look, to, 22)), gap=look.air(2), across="middle")

    def deck(self, told: str) -> Box:
        """The deck of two seats, and what is told of it."""
        look = self.look

        def paint(painter: QPainter, room: QRectF) -> None:
            for step in (2, 1, 0):
                art.paint_back(painter, room.translated(step * 2, -step * 2), "items", look)

        back = PictureBox(paint, "co-deck", aspect=1 / CARD_ASPECT, grow=1, name="deck")
        said = TextBox(told, Role.SMALL, "muted", lines=4, align=_ALIGN_CENTRE)
        return ColumnBox((PictureGridBox((back,), 1 / CARD_ASPECT, grow=1), said), gap=look.air(6))

    def discards(self, cards: Sequence[int]) -> Box:
        """All that two seats have discarded in this round."""
        name = TextBox(say("discards"), Role.SMALL, "muted", align=_ALIGN_CENTRE)
        tokens = tuple(self.token(card) for card in cards)
        most = self.look.px(46)
        return ColumnBox(
            (PictureGridBox(tokens, TOKEN_ASPECT, self.look.air(3), most, grow=1), name)
        )

    def essential(self, kind: int, *, filled: bool, wild: bool, side: float) -> PictureBox:
        """A slot of the Essential Bonus."""
        look = self.look

        def paint(painter: QPainter, room: QRectF) -> None:
            art.paint_essential(painter, room, kind, look, filled=filled, wild=wild)

        return PictureBox(paint, ("co-essential", kind, filled, wild), wide=side, high=side)

    @staticmethod
    def stands_in(packed: Sequence[int]) -> bool:
        """Whether a souvenir can stand for the one type that is missing."""
        return art.SOUVENIR in packed and len(scoring.types_of(packed)) == art.TYPES - 1

    def essentials(self, packed: Sequence[int], side: float) -> RowBox:
        """The four slots: what is there, and what a souvenir could stand for."""
        there = scoring.types_of(packed)
        spare = self.stands_in(packed)
        boxes = tuple(
            self.essential(
                kind, filled=kind in there or spare, wild=kind not in there and spare, side=side
            )
            for kind in range(art.TYPES)
        )
        return RowBox(boxes, gap=self.look.air(4), name="essentials")

    def carry_on(self, seat: SeatView, side: float, *, tight: bool = False) -> RowBox:
        """The Carry On cards that are unused, and those that were turned over.

        If it is to be `tight`, several that are unused are one with their number.
        """
        look = self.look

        def bag(painter: QPainter, room: QRectF, *, turned: bool) -> None:
            theme = look.theme
            ink = mix(theme.muted, theme.card, 0.5) if turned else theme.accent
            art.paint_sign(painter, room, "carry_on", ink)
            if turned:
                painter.setPen(theme.muted)
                painter.drawLine(room.topLeft(), room.bottomRight())

        several = tight and seat.unused > 1
        states = [] if tight else [True] * seat.turned
        states = [False] * (1 if several else seat.unused) + states
        boxes = tuple(
            PictureBox(partial(bag, turned=turned), ("co-bag", turned), wide=side, high=side)
            for turned in states
        )
        number = TextBox(f"×{seat.unused}", Role.SMALL) if several else None
        return RowBox((*boxes, number), gap=2, name="carry-on")

    def counts(self, box: Components, seat: SeatView) -> str:
        """How far a character has come in this round: `Athlete 2 of 3`."""
        if seat.character == NOTHING:
            return ""
        one = box.characters[seat.character]
        name = self.words.character(seat.character)
        if not any(one.counts):
            return name
        count = scoring.counted(box, seat.character, seat.packed)
        goal = next(
            (n for n, points in enumerate(one.bonus) if n > count and points > one.bonus[count]),
            None,
        )
        said = str(count) if goal is None else say("count-of", count=count, of=goal)
        return f"{name} {said}"

    def public(
        self,
        box: Components,
        seat: SeatView,
        density: Density,
        known: Sequence[Box],
        *,
        wide: float = 0.0,
    ) -> Sequence[Box]:
        """What all see of a seat, as far as there is room: first all of it, then less and less.

        `known` is the line of the hand, if there is one, at two heights; `wide` is the width of a
        room that is wide for its height, else 0.
        """
        px, air = self.look.px, self.look.air
        kg = TextBox(say("kg", kg=weight_of(box, seat)), Role.SMALL, "muted", name="kg")
        if density is Density.LINE:
            tokens = self.packed(seat.packed, high=px(24), grow=1, tokens=True)
            line, short = (replace(tokens, wide=float(px(wide))) for wide in (168, 112))
            face = self.portrait(seat.character, px(24))
            cards = self.carry_on(seat, px(15), tight=True)
            return (
                RowBox((face, line, cards, kg), gap=air(6), grow=1),
                RowBox((face, short, cards), gap=air(4), grow=1),
                replace(short, wide=float(px(70))),
            )
        # What is packed has what room is left, but is never smaller than can be read.
        least = Box(wide=float(px(112)), high=float(px(32)))
        chips = StackBox((least, self.packed(seat.packed)), grow=1)
        counts = TextBox(self.counts(box, seat), Role.SMALL)
        bags = RowBox((self.carry_on(seat, px(17)), kg), gap=air(6))
        about = ColumnBox((counts, bags), grow=1)
        face, slots = self.portrait(seat.character, px(26)), self.essentials(seat.packed, px(18))
        large, who = self.portrait(seat.character, px(46)), (face, replace(counts, grow=1))
        tops = [
            RowBox(top, gap=air(6))
            for top in (
                (large, about, slots),
                (large, about),
                (*who, bags, slots),
                (*who, bags),
                who,
            )
        ]
        small = tops[-1]
        if density is Density.PART:
            return (
                RowBox((face, about, replace(chips, grow=2)), gap=air(6), across="fill", grow=1),
                RowBox((face, chips), gap=air(6), across="fill", grow=1),
                chips,
            )
        # Of who sits there the face goes before the hand.
        tokens = self.packed(seat.packed, high=px(13), tokens=True)
        low = [ColumnBox((packed, *known[1:]), gap=air(3)) for packed in (chips, tokens) if known]
        if wide:
            sides = [(top, *known[:1]) for top in tops]
            # As wide at every seat, so that all lay their cards alike, however long their words.
            beside = replace(chips, wide=wide * _PACKED_SHARE, grow=0)
            rows = [
                RowBox(
                    (ColumnBox((*side, Box(grow=1)), gap=air(4), grow=1), beside),
                    gap=air(10),
                    across="fill",
                    grow=1,
                )
                for side in (*sides, (small,))
            ]
            return (*rows[:-1], *low, rows[-1])
        columns = [(top, chips, *known[:1]) for top in tops], [(small, chips), (chips,)]
        found = [[ColumnBox(each, gap=air(4), grow=1) for each in some] for some in columns]
        return (*found[0], *low, *found[1])

    def mine(
        self,
        box: Components,
        shown: SeatEntry,
        seat: SeatView,
        since: Sequence[int],
        odds: Sequence[str],
        room: QSizeF,
    ) -> Box:
        """Who packs this suitcase, what is wanted, what is there of it, and what an aid tells."""
        look, px, air = self.look, self.look.px, self.look.air
        taken = TextBox(say("since-short"), Role.SMALL, "muted")
        aids: list[Box] = [RowBox((taken, self.tokens(since)), gap=air(4))] if since else []
        wide = float(px(150))
        aids += [TextBox(words, Role.SMALL, "muted", lines=3, wide=wide) for words in odds]
        counts = TextBox(self.counts(box, seat), Role.STRONG)
        told = self.words.about(seat.character)
        about = TextBox(told, Role.SMALL, "muted", lines=3, wide=wide, grow=1)
        said = many("unused", seat.unused) if seat.unused else say("no-cards")
        cards = self.carry_on(seat, px(20))
        slots = self.essentials(seat.packed, px(26))
        types = say("essentials-there", types=len(scoring.types_of(seat.packed)))
        types = say("essentials-wild") if self.stands_in(seat.packed) else types
        name = TextBox(shown.name, Role.STRONG, wide=float(px(60)), grow=1)
        ends = (name, advantage_mark(shown), BadgeBox(shown.points, name="points"))
        head = RowBox((mark(look, shown), *ends), gap=air(6))
        face, small = (self.portrait(seat.character, px(side)) for side in (62, 40))
        # Words that are longer in another language take two lines rather than none.
        told_of = partial(TextBox, role=Role.SMALL, lines=2, wide=float(px(76)), grow=1)
        worded = [
            RowBox((sign, told_of(words)), gap=air(6))
            for sign, words in ((cards, said), (slots, types))
        ]
        signs = RowBox((slots, Box(grow=1), self.carry_on(seat, px(20), tight=True)), gap=air(6))
        whole = RowBox((face, ColumnBox((counts, about), grow=1)), gap=air(8))
        brief = RowBox((small, counts), gap=air(8))
        least = RowBox((small, ColumnBox((RowBox(ends, gap=air(6)), signs), grow=1)), gap=air(6))
        found = (
            (head, whole, *worded, *aids),
            (head, whole, signs, *aids),
            (head, brief, signs, *aids),
            (head, brief, signs),
            (head, RowBox((small, signs), gap=air(6))),
            (least,),
        )
        return self._card(room, found, air(7))

    def sheet(
        self,
        box: Components,
        seat: SeatView,
        packed: tuple[int, ...],
        luggage: Sequence[int],
        room: QSizeF,
    ) -> Box:
        """What the round would score at both limits, now and with all that is `packed`.

        `luggage` are the limits of the suitcase cards that may still be drawn.
        """
        there, then = weight_range(box, seat.packed), weight_range(box, packed)
        gauge = scales(self.look, there[0], *then, luggage)
        if seat.character == NOTHING:
            return self._card(room, ((gauge,),), 0)
        now, after = (Forecast.of(box, seat.character, cards) for cards in (seat.packed, packed))
        head = weight_words(there, then)
        rows, tight, low = (
            sheet_rows(
                self.look, self.words, said, seat.character, now, after, luggage, tight=tight
            )
            for said, tight in ((head, False), (head, True), ("", True))
        )
        # What is on the scales is above the limits where it has no room beside them.
        least = (TextBox(head, Role.STRONG), low[0], low[-1])
        found = ((gauge, *rows), (gauge, *tight), rows, tight, least, (tight[0], tight[-1]))
        return self._card(room, found, self.look.air(1))

    def _card(self, room: QSizeF, found: Sequence[Sequence[Box | None]], gap: float) -> Box:
        """Rows on paper: the first that have room."""
        air = self.look.air
        pad, ground = (float(air(9)), float(air(8))), PlateBox("card", air(10), "line")
        cards = [ColumnBox(tuple(rows), gap=gap, pad=pad, ground=ground) for rows in found]
        return roomiest(self.look, room, cards)


def weight_of(box: Components, seat: SeatView) -> int:
    """The kilograms of what a seat has packed; souvenirs as little as they can."""
    return scoring.item_weight(box, seat.packed)


def weight_range(box: Components, packed: Sequence[int]) -> tuple[int, int]:
    """The kilograms of packed cards: souvenirs as little as they can, and as much."""
    kg = scoring.item_weight(box, packed)
    return kg, kg + box.souvenir * packed.count(SOUVENIR)


def paint_token(painter: QPainter, tag: QRectF, card: int, look: Look) -> None:
    """The sign and the weight of a card, on a tag that fills a room."""
    kind, high = art.type_of(card), tag.height()
    cloth = art.cloth_of(kind, look.theme)
    painter.setPen(cloth.edge)
    painter.setBrush(cloth.base)
    painter.drawRoundedRect(tag, high * 0.3, high * 0.3)
    side = high * 0.66
    tiny = high < _MIN_NUMBERED_TAG_PX
    sign = QRectF(tag.left() + high * 0.2, tag.center().y() - side / 2, side, side)
    if tiny or (kind == art.TYPES and tag.width() < high * 2.2):
        # The star alone says what it is; and where no number could be read there is none.
        sign.moveCenter(tag.center())
    art.paint_sign(painter, sign, art.SIGNS[kind], cloth.ink)
    font = look.font(Role.STRONG)
    font.setPixelSize(max(11, round(high * 0.68)))
    painter.setPen(cloth.ink)
    value = "0/5" if kind == art.TYPES else str(art.weight_of(card))
    room = tag.adjusted(side + high * 0.25, 0, -high * 0.12, 0)
    if not tiny and (kind < art.TYPES or room.width() > high * 1.3):
        text.draw(painter, room, value, font, floor=9)


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a round would score at each limit, without an upgrade and by the best use."""

    small: RoundScore
    large: RoundScore

    @staticmethod
    def of(box: Components, character: int, packed: tuple[int, ...]) -> Forecast:
        """With what is packed."""

        def at(limit: int) -> RoundScore:
            found = scoring.options(box, character, packed, limit, 0)
            return max(found, key=lambda one: (one.points, -one.use.weight)).score

        return Forecast(at(SMALL_LIMIT_KG), at(LARGE_LIMIT_KG))


def scales(look: Look, kg: int, then: int, more: int, luggage: Sequence[int]) -> PictureBox:
    """A gauge: what is packed, pale what would `then` be, hatched what it may be `more` if
    souvenirs weigh, and the two limits.

    Below each limit stands how many suitcase cards that may still be drawn have it; where only one
    may come, its limit alone is marked.
    """
    theme = look.theme
    sure = luggage[0] if len(luggage) == 1 else 0

    def named(limit: int) -> str:
        cards = luggage.count(limit)
        if sure:
            return say("limit-sure", limit=limit) if limit == sure else str(limit)
        return say("limit-cards", count=cards, limit=limit) if luggage else str(limit)

    names = {limit: named(limit) for limit in (SMALL_LIMIT_KG, LARGE_LIMIT_KG)}

    def paint(painter: QPainter, room: QRectF) -> None:
        bar = QRectF(room.left(), room.top() + 4, room.width(), room.height() * 0.36)
        corner = bar.height() / 2

        def x(value: float) -> float:
            return bar.left() + bar.width() * min(value, _MAX_SCALES_KG) / _MAX_SCALES_KG

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.sunken)
        painter.drawRoundedRect(bar, corner, corner)

        def filled(value: int) -> QPainterPath:
            shape, wide = QPainterPath(), max(bar.height(), x(value) - bar.left())
            shape.addRoundedRect(QRectF(bar.topLeft(), QSizeF(wide, bar.height())), corner, corner)
            return shape

        if more > then:
            painter.save()
            painter.setPen(QPen(theme.accent, 1.5))
            painter.drawPath(filled(more))
            painter.setClipPath(filled(more), Qt.ClipOperation.IntersectClip)
            apart = max(2, round(bar.height() * 0.45))
            for at in range(0, round(bar.width() + bar.height()), apart):
                foot = QPointF(bar.left() + at - bar.height(), bar.bottom())
                painter.drawLine(foot, foot + QPointF(bar.height(), -bar.height()))
            painter.restore()
        for value, shade in ((then, 0.45), (kg, 1.0)):
            if value > 0:
                # What lies below would make what is pale look darker.
                painter.fillPath(filled(value), mix(theme.sunken, theme.accent, shade))
        for limit, name in names.items():
            painter.setPen(Qt.PenStyle.NoPen)
            ink = theme.muted if sure and limit != sure else theme.ink
            painter.setBrush(ink)
            painter.drawRect(QRectF(x(limit) - 1, bar.top() - 4, 2, bar.height() + 7))
            label = QRectF(x(limit) - 30, bar.bottom() + 3, 60, room.bottom() - bar.bottom() - 3)
            painter.setPen(ink)
            text.draw(painter, label, name, look.font(Role.SMALL))

    key = ("co-scales", kg, then, more, tuple(names.values()))
    return PictureBox(paint, key, aspect=None, high=look.px(38), name="scales")


def weight_words(now: tuple[int, int], then: tuple[int, int]) -> str:
    """What is on the scales: `10 kg`, with souvenirs `10–15 kg`; with a card besides `10 → 14 kg`
    or `→ 14–19 kg`.

    Args:
        now: The kilograms that are packed, without souvenirs and with them.
        then: The same with the card that is looked at.
    """
    kg, more = then
    if more == kg:
        return say("kg", kg=kg) if now == then else say("kg-then", kg=now[0], then=kg)
    return say("kg-more" if now == then else "kg-then-more", kg=kg, more=more)


def sheet_rows(
    look: Look,
    words: CarryWords,
    head: str,
    character: int,
    now: Forecast,
    then: Forecast,
    luggage: Sequence[int] = (),
    *,
    tight: bool,
) -> Sequence[Box | None]:
    """What the round would score at 23 and at 32 kg, line by line, now and with the card.

    `head` stands before the limits. Where it is `tight` columns are narrow. Where only one suitcase
    card may come (`luggage`), its limit stands out.
    """
    wide = float(look.px(46 if tight else 64))

    def cell(before: int, after: int, *, total: bool) -> TextBox:
        said = str(after) if before == after else say("points-then", points=before, then=after)
        ink: Ink = "ink" if before == after else "good" if after > before else "bad"
        role = Role.STRONG if total else Role.NUMERIC
        return TextBox(said, role, ink, wide=wide, align=Qt.AlignmentFlag.AlignRight)

    def line(name: str, value: Callable[[RoundScore], int], *, total: bool = False) -> RowBox:
        short = None
        if total or tight:
            # A long name gets somewhat smaller, or no line would have room.
            short = look.px(26 if total and tight else 76)
        return RowBox(
            (
                TextBox(name, Role.STRONG if total else Role.BODY, wide=short, grow=1),
                cell(value(now.small), value(then.small), total=total),
                cell(value(now.large), value(then.large), total=total),
            ),
            gap=look.air(8),
            pad=(look.air(2 if tight else 4), look.air(1)),
            ground=PlateBox("sunken", look.air(6)) if total else None,
            name="total" if total else "",
        )

    def limit(kg: int) -> TextBox:
        said = say("limit", limit=kg)
        sure = [*luggage] == [kg]
        ink: Ink = "accent" if sure else "muted"
        role = Role.STRONG if sure else Role.SMALL
        return TextBox(said, role, ink, wide=wide, align=Qt.AlignmentFlag.AlignRight)

    name = words.character(character)
    kg = TextBox(head, Role.STRONG, wide=wide if head else 0.0, grow=1)
    return (
        RowBox((kg, limit(SMALL_LIMIT_KG), limit(LARGE_LIMIT_KG)), gap=look.air(4 if tight else 8)),
        line(say("weight"), lambda one: one.weight),
        line(name, lambda one: one.character) if name else None,
        line(say("essentials"), lambda one: one.essential),
        line(say("page-round"), lambda one: one.points, total=True),
    )
