"""Kit: the seats of a match as all see them: mark, name, and what a game tells of each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.bridge.seats import SeatInfo, initial
from ui.kit.cards.ring import Density
from ui.kit.commits import Commit, commit_mark
from ui.kit.words import shared
from ui.look.characters.expressions import Expression
from ui.look.characters.portraits import draw_portrait, has_portrait
from ui.look.flow import (
    BadgeBox,
    Box,
    ColumnBox,
    Flow,
    PictureBox,
    PlateBox,
    RowBox,
    TextBox,
    roomiest,
)
from ui.look.marks import draw_mark
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.items.picture import PictureItem

MARK_HEIGHT: Final = 24
"""The height of a seat mark, in pixels at 100 %."""
ADVANTAGE_SIGN: Final = "+1"
"""What a seat's badge says that has the advantage for beginners."""
FACE_HEIGHT: Final = 32
"""The height of a character's portrait beside a mark, in pixels at 100 %."""


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """Who sits there, and what every table tells of a seat."""

    name: str
    colour: str
    letter: str
    points: str = ""
    commit: Commit = Commit.NONE
    turn: bool = False
    """Whether the match waits for this seat alone."""
    follows: bool = False
    """Whether its turn is the next one."""
    character: str = ""
    """The id of the character that a computer player appears as; empty for none."""
    expression: Expression = Expression.CALM
    """What the character's face shows."""
    advantage: bool = False
    """Whether it has the advantage for beginners."""


def seated(
    players: Sequence[SeatInfo],
    seat: int,
    *,
    points: str = "",
    commit: Commit = Commit.NONE,
    turn: bool = False,
    follows: bool = False,
) -> SeatEntry:
    """A seat of a match."""
    names = [player.name for player in players]
    player = players[seat]
    letter = initial(names, seat)
    return SeatEntry(
        *(player.name, player.colour, letter, points, commit, turn, follows),
        *(player.character, player.expression, player.advantage),
    )


def mark(look: Look, shown: SeatEntry, side: float = MARK_HEIGHT) -> PictureBox:
    """A seat's mark, as a box."""

    def paint(painter: QPainter, room: QRectF) -> None:
        draw_mark(painter, look, room, shown.colour, shown.letter)

    high = look.px(side)
    key = ("seat mark", shown.colour, shown.letter)
    return PictureBox(paint, key, aspect=1.0, cached=False, wide=high, high=high)


def portrait_box(
    look: Look, character: str, side: float, expression: Expression = Expression.CALM
) -> PictureBox | None:
    """A portrait of `side` pixels as a box named `face`; None where there is no character."""
    if not has_portrait(character):
        return None

    def paint(painter: QPainter, room: QRectF) -> None:
        draw_portrait(painter, look, room, character, expression)

    key = ("portrait", character, expression)
    return PictureBox(paint, key, aspect=1.0, cached=False, wide=side, high=side, name="face")


def face(look: Look, shown: SeatEntry, side: float = FACE_HEIGHT) -> PictureBox | None:
    """The portrait of the character at a seat, of `side` pixels at 100 %, as a box."""
    return portrait_box(look, shown.character, look.px(side), shown.expression)


def head(
    look: Look, shown: SeatEntry, *, role: Role = Role.STRONG, aligned: bool = False
) -> RowBox:
    """Mark, portrait, name, whether it has decided, and points.

    With `aligned` a seat without a portrait keeps its room, as names stand below each other.
    """
    side = float(look.px(FACE_HEIGHT))
    room = Box(wide=side, high=side) if aligned else None
    return RowBox(
        (
            mark(look, shown),
            face(look, shown) or room,
            TextBox(shown.name, role, name="name", wide=float(look.px(60)), grow=1),
            advantage_mark(shown),
            commit_mark(look, shown.commit),
            _follows(shown),
            BadgeBox(shown.points, name="points") if shown.points else None,
        ),
        gap=look.air(6),
    )


def advantage_mark(shown: SeatEntry) -> BadgeBox | None:
    """The badge of a seat with the advantage for beginners, as a box."""
    return advantage_badge() if shown.advantage else None


def advantage_badge() -> BadgeBox:
    """The badge that a seat with the advantage for beginners has, as a box."""
    plate = PlateBox("card", 1e9, "line")
    return BadgeBox(ADVANTAGE_SIGN, Role.SMALL, name="advantage", plate=plate)


Telling: TypeAlias = Callable[[], tuple[SeatEntry, Sequence[Box]]]
"""Makes what is told of a seat: its head, and its bodies."""


class SeatStrip(PictureItem):
    """What is public of a seat: its head, and below or beside it what the game tells (`body`)."""

    MARGINS = (3.0, 3.0, 3.0, 5.0)

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._flow = Flow(look)
        self._shown: SeatEntry | None = None
        self._density = Density.WHOLE
        self._coming: Telling | None = None
        """What is to be told next, which is made when it is asked for."""
        self._ready: tuple[Hashable, SeatEntry, Box] | None = None
        """What will be told soon, by a key of its own."""

    @property
    def density(self) -> Density:
        """How densely it is told."""
        return self._density

    def lie(self, rect: QRectF, density: Density) -> None:
        """Have this room; the body of another density is to be shown next."""
        self._density, self._ready = density, None
        self.set_rect(rect)

    def show_seat(self, shown: SeatEntry, *bodies: Box) -> None:
        """Tell of a seat, by the first of the bodies that has room."""
        self._coming = None
        self._tell(shown, self._roomiest(shown, bodies))

    def show_soon(self, key: Hashable, telling: Telling) -> None:
        """Tell of a seat; while pictures are waited for, what is told is made in the turn of its
        picture too, unless it was prepared by this key.
        """
        ready, self._ready, self._coming = self._ready, None, None
        if ready is not None and ready[0] == key:
            self._tell(*ready[1:])
        elif self.waits and self._shown is not None:
            self._coming, self._late = telling, True
            self.update()
        else:
            shown, bodies = telling()
            self.show_seat(shown, *bodies)

    def prepare(self, key: Hashable, telling: Telling, painter: QPainter) -> None:
        """Paint into the cache what `show_soon` is to show by this key."""
        shown, bodies = telling()
        box = self._roomiest(shown, bodies)
        self._ready = key, shown, box
        # It is never on the scene: what is seen stays as it is.
        model = SeatStrip(self._look)
        model.set_rect(self.scene_rect())
        model._tell(shown, box)
        model.draw_now(painter)

    def _roomiest(self, shown: SeatEntry, bodies: Sequence[Box]) -> Box:
        # Who is next is said where nothing else is left out for it.
        heads = (shown, replace(shown, follows=False)) if shown.follows else (shown,)
        boxes = [self._told(each, body) for body in bodies for each in heads]
        return roomiest(self._look, self.rect().size(), boxes)

    def _tell(self, shown: SeatEntry, box: Box) -> None:
        framed, self._shown = self._shown, shown
        # The frame of the seat that the match waits for is no part of the boxes.
        if self._flow.show(box) or framed != shown:
            self.update()

    def _settle(self) -> None:
        """Have what is to be told."""
        if self._coming is not None:
            shown, bodies = self._coming()
            self.show_seat(shown, *bodies)

    def _told(self, shown: SeatEntry, body: Box) -> Box:
        look, air = self._look, self._look.air(6)
        ground = PlateBox("card", look.air(9), "line")
        if self._density is Density.LINE:
            boxes = (
                mark(look, shown, MARK_HEIGHT * 0.86),
                face(look, shown, MARK_HEIGHT),
                _name(look, shown),
                body,
                _end(look, shown),
            )
            return RowBox(boxes, gap=air, pad=(air, 2), ground=ground)
        parts = (head(look, shown), body)
        return ColumnBox(parts, gap=air * 0.7, pad=(air, air * 0.7), ground=ground)

    def room(self, name: str) -> QRectF:
        """Where a named box of it lies, in the scene; empty where there is none."""
        self._settle()
        found = self._flow.room(name, self.rect())
        return QRectF() if found.isEmpty() else found.translated(self.scenePos())

    def key(self) -> Hashable:
        """All that it shows."""
        self._settle()
        return self._flow.box, self._shown

    def draw(self, painter: QPainter) -> None:
        """Copy the picture, or what was seen before while it is late."""
        if self.waits and self._coming is not None:
            self._late = True
            if self._new or self._copy(painter, self._seen):
                return
        super().draw(painter)

    def paint_in(self, painter: QPainter) -> None:
        """Paint it, with a frame if the match waits for it."""
        self._flow.paint(painter, self.rect())
        shown = self._shown
        if shown is not None and shown.turn:
            theme = self._look.theme
            corner = self._look.air(9)
            path = QPainterPath()
            path.addRoundedRect(self.rect().adjusted(1, 1, -1, -1), corner, corner)
            painter.setPen(QPen(theme.player(shown.colour), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)


def _name(look: Look, shown: SeatEntry) -> TextBox:
    return TextBox(shown.name, Role.SMALL, name="name", wide=look.px(92))


def _end(look: Look, shown: SeatEntry) -> RowBox:
    points = BadgeBox(shown.points, Role.SMALL, name="points") if shown.points else None
    boxes = (advantage_mark(shown), commit_mark(look, shown.commit), _follows(shown), points)
    return RowBox(boxes, gap=look.air(4))


def _follows(shown: SeatEntry) -> Box | None:
    plate = PlateBox(None, 1e9, "line")
    words = shared.say("next")
    return BadgeBox(words, Role.SMALL, "muted", plate, name="follows") if shown.follows else None
