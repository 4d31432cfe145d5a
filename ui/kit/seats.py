"""Kit: the seats of a match as all see them: mark, name, and what a game tells of each."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.bridge.seats import SeatInfo, initial
from ui.kit.commits import Commit, commit_mark
from ui.kit.ring import Density
from ui.kit.words import shared
from ui.look.flow import Badge, Box, Column, Flow, Picture, Plate, Row, Words, roomiest
from ui.look.marks import draw_mark
from ui.look.style import Look
from ui.look.type import Role
from ui.stage.picture import PictureItem

MARK: Final = 24
"""The height of a seat mark, in pixels at 100 %."""


@dataclass(frozen=True, slots=True)
class Seated:
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


def seated(
    players: Sequence[SeatInfo],
    seat: int,
    *,
    points: str = "",
    commit: Commit = Commit.NONE,
    turn: bool = False,
    follows: bool = False,
) -> Seated:
    """A seat of a match."""
    names = [player.name for player in players]
    player = players[seat]
    letter = initial(names, seat)
    return Seated(player.name, player.colour, letter, points, commit, turn, follows)


def mark(look: Look, shown: Seated, side: float = MARK) -> Picture:
    """A seat's mark, as a box."""

    def paint(painter: QPainter, room: QRectF) -> None:
        draw_mark(painter, look, room, shown.colour, shown.letter)

    high = look.px(side)
    key = ("seat mark", shown.colour, shown.letter)
    return Picture(paint, key, aspect=1.0, cached=False, wide=high, high=high)


def head(look: Look, shown: Seated, *, role: Role = Role.STRONG) -> Row:
    """Mark, name, whether it has decided, and points."""
    return Row(
        (
            mark(look, shown),
            Words(shown.name, role, wide=float(look.px(60)), grow=1),
            commit_mark(look, shown.commit),
            _follows(shown),
            Badge(shown.points, name="points") if shown.points else None,
        ),
        gap=look.air(6),
    )


class SeatStrip(PictureItem):
    """What is public of a seat: its head, and below or beside it what the game tells (`body`)."""

    MARGINS = (3.0, 3.0, 3.0, 5.0)

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._flow = Flow(look)
        self._shown: Seated | None = None
        self._density = Density.WHOLE

    @property
    def density(self) -> Density:
        """How densely it is told."""
        return self._density

    def lie(self, rect: QRectF, density: Density) -> None:
        """Have this room; the body of another density is to be shown next."""
        self._density = density
        self.set_rect(rect)

    def show_seat(self, shown: Seated, *bodies: Box) -> None:
        """Tell of a seat, by the first of the bodies that has room."""
        framed, self._shown = self._shown, shown
        # Who is next is said where nothing else is left out for it.
        heads = (shown, replace(shown, follows=False)) if shown.follows else (shown,)
        boxes = [self._told(each, body) for body in bodies for each in heads]
        # The frame of whoever is awaited is no part of the boxes.
        if self._flow.show(roomiest(self._look, self.rect().size(), boxes)) or framed != shown:
            self.update()

    def _told(self, shown: Seated, body: Box) -> Box:
        look, air = self._look, self._look.air(6)
        ground = Plate("card", look.air(9), "line")
        if self._density is Density.LINE:
            boxes = (mark(look, shown, MARK * 0.86), _name(look, shown), body, _end(look, shown))
            return Row(boxes, gap=air, pad=(air, 2), ground=ground)
        parts = (head(look, shown), body)
        return Column(parts, gap=air * 0.7, pad=(air, air * 0.7), ground=ground)

    def room(self, name: str) -> QRectF:
        """Where a named box of it lies, in the scene; empty where there is none."""
        found = self._flow.room(name, self.rect())
        return QRectF() if found.isEmpty() else found.translated(self.scenePos())

    def key(self) -> Hashable:
        """All that it shows."""
        return self._flow.box, self._shown

    def paint_in(self, painter: QPainter) -> None:
        """Paint it; whoever the match waits for is framed."""
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


def _name(look: Look, shown: Seated) -> Words:
    return Words(shown.name, Role.SMALL, wide=look.px(92))


def _end(look: Look, shown: Seated) -> Row:
    points = Badge(shown.points, Role.SMALL, name="points") if shown.points else None
    return Row((commit_mark(look, shown.commit), _follows(shown), points), gap=look.air(4))


def _follows(shown: Seated) -> Box | None:
    plate = Plate(None, 1e9, "line")
    return Badge(shared.say("next"), Role.SMALL, "muted", plate) if shown.follows else None
