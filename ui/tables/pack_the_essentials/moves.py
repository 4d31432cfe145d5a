"""The table of Pack the Essentials: what moves on the scene for what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from engine.core import Event
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    Claimed,
    LadiesSeated,
    LadyTook,
    PositionsBlocked,
    RoundBegan,
    Scored,
    TileDiscarded,
    TilePlaced,
    ToysLaid,
)
from engine.games.pack_the_essentials.view import FREE, LADY, Placed
from ui.look.palette import Theme
from ui.look.style import Look
from ui.motion import Change, Ease, Move, Moving
from ui.motion.sprite import Sprite
from ui.stage.board_view import CELL
from ui.stage.tile_item import PieceItem, Pose
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.art import props
from ui.tables.pack_the_essentials.items import Token, draw_token

if TYPE_CHECKING:
    from ui.tables.pack_the_essentials.scene import PackScene

ABOVE: Final = 5000.0
"""Above all that lies on the table, below what is in the hand."""
_SIDE: Final = 54.0
"""Side of a rat or a toy on its way, in scene units."""
SLIDE: Final = 340
_DROP: Final = 110
_HOME: Final = 200
_BEFORE: Final = 40
"""Milliseconds by which a picture is there before it is seen."""

Begin = Callable[[], Sequence[Moving]]


@dataclass(frozen=True, slots=True)
class Part:
    """What is shown at once of what happened: its events, and what moves for them.

    `arrives`: what moves is on the table only afterwards, so that is to be shown first.
    """

    events: tuple[Event, ...]
    begin: Begin
    cue: str = ""
    arrives: bool = False


def _still() -> Sequence[Moving]:
    return ()


class PackMoves:
    """Turns events into moves, from where the items are now.

    What moves is a picture in an item's place, which is hidden meanwhile: so nothing is painted
    anew on the way. `clear` takes the pictures away and shows all items again. `place_of` says
    where in the scene the suitcase of a seat is that is not the large one.
    """

    def __init__(
        self,
        scene: PackScene,
        look: Look,
        box: Components,
        tokens: Callable[[int], Token],
        place_of: Callable[[int], QPointF],
    ) -> None:
        self._scene = scene
        self._look = look
        self._box = box
        self._tokens = tokens
        self._place_of = place_of
        self._sprites: list[Sprite] = []
        self._hidden: list[QGraphicsItem] = []

    # What happened ------------------------------------------------------------------------------

    def parts(self, events: Sequence[Event], shown: int) -> list[Part]:
        """What happened in a step, in the order in which it is shown; `shown` is the large seat.

        There is always one at least, and each event is in one of them.
        """
        found: list[Part] = []
        quiet: list[Event] = []
        for event in events:
            part = self._part(event, shown)
            if part is None:
                quiet.append(event)
                continue
            found.append(Part((*quiet, event), part.begin, part.cue, part.arrives))
            quiet = []
        if quiet or not found:
            found.append(Part(tuple(quiet), _still))
        return found

    def _part(self, event: Event, shown: int) -> Part | None:
        def part(begin: Begin, cue: str = "", *, arrives: bool = False) -> Part:
            return Part((event,), begin, cue, arrives)

        match event:
            case RoundBegan():
                return part(self._deal, "flap", arrives=True)
            case PositionsBlocked(positions=positions):
                return part(lambda: self._block(positions), "tick")
            case Claimed(seat=seat, position=position):
                return part(lambda: self._claim(seat, position, shown), "slide")
            case LadiesSeated(positions=positions):
                return part(lambda: self._seat_ladies(positions), "slide")
            case BonusTaken():
                return part(lambda: self._take_bonus(event, shown))
            case LadyTook():
                return part(lambda: self._lady(event), "take")
            case TilePlaced(space=space):
                return part(lambda: self._lay(event, self._scene.piece_on(space), shown))
            case BonusPlaced():
                return part(lambda: self._lay(event, self._bonus_piece(event.seat, shown), shown))
            case TileDiscarded(space=space, kind=kind):
                return part(lambda: self._discard(self._tile_on(space, kind)), "slide")
            case BonusReturned(seat=seat):
                return part(lambda: self._discard(self._bonus_sprite(seat, shown)), "slide")
            case ToysLaid(seat=seat, cells=cells):
                return part(lambda: self._lay_toys(seat, cells, shown))
            case Scored():
                return part(_still, "latch")
            case _:
                return None

    def clear(self) -> None:
        """Take everything away that was there only to move."""
        sprites, self._sprites = self._sprites, []
        for sprite in sprites:
            if shiboken6.isValid(sprite):
                sprite.scene().removeItem(sprite)
        hidden, self._hidden = self._hidden, []
        for item in hidden:
            if shiboken6.isValid(item):
                item.setVisible(True)

    def drop(self, item: PieceItem) -> tuple[Sequence[Moving], Callable[[], None]]:
        """A piece that was just laid comes to rest: its moves, and what to do at their end."""
        sprite = self._in_place_of(item, keep=False)

        def end() -> None:
            if shiboken6.isValid(sprite):
                sprite.scene().removeItem(sprite)
            if shiboken6.isValid(item):
                item.setVisible(True)

        return self._settle(sprite), end

    def home(
        self, item: PieceItem, start: QPointF, side: float
    ) -> tuple[Sequence[Moving], Callable[[], None]]:
        """A piece that was put back glides to where it lies, from where cells had a side.

        As in `drop`. The item is only made unseen, since what is hidden loses the focus.
        """
        sprite = self._sprite(item.draw, item.boundingRect(), keep=False)
        end = item.mapToScene(item.boundingRect().center())
        seen = item.opacity()
        item.setOpacity(0.0)

        def rest() -> None:
            if shiboken6.isValid(sprite):
                sprite.scene().removeItem(sprite)
            if shiboken6.isValid(item):
                item.setOpacity(seen)

        grown = side / (item.cell * item.sceneTransform().m11())
        return (Move(sprite, start, end, _HOME, (grown, 1.0), ease=Ease.OUT),), rest

    # The table ----------------------------------------------------------------------------------

    def _deal(self) -> Sequence[Moving]:
        """Four tiles slide out of the bag, which comes to the mat's edge for it."""
        upright = self._upright()
        spaces = [item.sceneBoundingRect() for item in self._scene.spaces]
        room, sight = spaces[0].united(spaces[-1]), self._sight()
        turn = 90.0 if upright else 0.0
        if upright:
            mouth = QPointF(room.center().x(), room.top() + 150)
            away = QPointF(mouth.x(), sight.top() - 30)
        else:
            mouth = QPointF(room.left() + 150, room.center().y())
            away = QPointF(sight.left() - 30, mouth.y())
        found: list[Moving] = []
        for index, (_, item) in enumerate(self._scene.lying()):
            sprite = self._in_place_of(item, late=True)
            sprite.setZValue(ABOVE + 5 - index)
            start = mouth - (QPointF(0, 60) if upright else QPointF(60, 0))
            wait = 110 + 55 * index
            scale, fade = (0.5, 1.0), (0.0, 1.0)
            # Each is painted in a frame of its own, before it is seen.
            found.append(Change(_coming(sprite), 1, delay=wait - _BEFORE))
            # Out of the dark of the bag at once, and then to its place.
            found.append(Move(sprite, start, start, 1, opacity=fade, delay=wait, ease=Ease.EVEN))
            found.append(
                Move(
                    sprite,
                    start,
                    sprite.pos(),
                    250,
                    scale,
                    ease=Ease.SETTLE,
                    delay=wait,
                    cue="slide",
                )
            )
        bag = self._prop(props.bag, props.BAG, turn)
        bag.setZValue(ABOVE + 20)
        shift = _turned(props.BAG, turn).center()
        found.append(Move(bag, away + shift, mouth + shift, 120, ease=Ease.OUT))
        found.append(Move(bag, mouth + shift, away + shift, 110, ease=Ease.IN, delay=370))
        return found

    def _block(self, positions: Sequence[int]) -> Sequence[Moving]:
        """Crosses are stamped on the positions that may not be claimed."""
        found: list[Moving] = []
        for index, position in enumerate(positions):
            room = self._token_room(position)
            sprite = self._cross_sprite(room)
            at = room.center()
            wait = 60 * index
            found.append(Move(sprite, at, at, 180, (1.9, 1.0), (0.0, 1.0), Ease.IN, wait))
        return found

    def _claim(self, seat: int, position: int, shown: int) -> Sequence[Moving]:
        """A cat token goes to its position; one's own may stand there already."""
        room = self._token_room(position)
        sprite = self._token_sprite(seat, room)
        if self._claim_shown(position) == seat:
            return self._settle(sprite)
        if seat == shown:
            start = self._on_strip(self._scene.strip.room("token"))
        else:
            start = self._place_of(seat)
        return (Move(sprite, start, room.center(), SLIDE, ease=Ease.SETTLE, lift=40),)

    def _seat_ladies(self, positions: Sequence[int]) -> Sequence[Moving]:
        """The Cat Ladies' tokens come from beyond the table."""
        found: list[Moving] = []
        # Where a claim was tried out, they are there already.
        coming = [n for n in positions if self._claim_shown(n) != LADY]
        for index, position in enumerate(coming):
            sprite = self._lady_sprite(position, None)
            end = sprite.pos()
            wait = 60 * index
            found.append(Move(sprite, self._beyond(end), end, 270, ease=Ease.SETTLE, delay=wait))
        return found

    def _lady(self, event: LadyTook) -> Sequence[Moving]:
        """A Cat Lady turns her token over, reaches in, and takes her tile away."""
        token = self._lady_sprite(event.position, self._box.tokens[event.token])
        found: list[Moving] = [Move(token, token.pos(), token.pos(), 150, (0.6, 1.0), (0.3, 1.0))]
        tile = self._tile_on(event.space, event.kind)
        if tile is None:
            return found
        at = tile.pos()
        upright = self._upright()
        turn = -90.0 if upright else 0.0
        arm = self._prop(props.arm, props.ARM, turn)
        arm.setZValue(ABOVE + 30)
        reach = _turned(props.ARM, turn).center()
        # The fingers lie a little over the tile's middle.
        grip = at + (QPointF(16, 0) if upright else QPointF(0, 16)) + reach
        gone = self._beyond(at) - at
        found.append(Move(arm, grip + gone, grip, 190, ease=Ease.OUT, delay=50))
        found.append(Move(arm, grip, grip + gone, 200, ease=Ease.IN, delay=260))
        found.append(Move(tile, at, at + gone, 200, ease=Ease.IN, delay=260))
        return found

    def _lay(
        self, event: TilePlaced | BonusPlaced, source: PieceItem | None, shown: int
    ) -> Sequence[Moving]:
        """A tile goes into a suitcase; one's own that was tried there only comes to rest."""
        found = self._pay(event.seat, event.rats, shown)
        if event.seat != shown:
            if source is None:
                # The bonus tile of somebody else: seen only in their suitcase.
                return found
            sprite = self._in_place_of(source)
            end = self._place_of(event.seat)
            move = Move(sprite, sprite.pos(), end, SLIDE, (1.0, 0.4), lift=30, cue="slide")
            return [*found, move]
        placed = Placed(event.kind, event.cat, event.turn, event.cell)
        tried = self._scene.piece_of(placed)
        if tried is not None:
            tried.set_pose(Pose.RESTING)
            return [*found, *self._settle(self._in_place_of(tried))]
        picture = art.piece(self._box, event.kind, cat=event.cat, turn=event.turn)
        piece = PieceItem(self._look, picture, cell=CELL)
        sprite = self._sprite(piece.draw, piece.boundingRect())
        column, row = self._box.grid.place(event.cell)
        end = self._scene.board.scene_of((column, row)) + piece.box().center()
        start, scale = self._on_strip(self._scene.strip.room("bonus")), 0.6
        if source is not None:
            start, scale = source.mapToScene(source.box().center()), source.cell / CELL
            self._hide(source)
        move = Move(sprite, start, end, SLIDE, (scale, 1.0), ease=Ease.SETTLE, cue="settle")
        return [*found, move]

    def _tile_on(self, space: int, kind: int) -> Sprite | None:  # noqa: ARG002
        """The tile on a space, to be moved."""
        item = self._scene.piece_on(space)
        return None if item is None else self._in_place_of(item)

    def _discard(self, sprite: Sprite | None) -> Sequence[Moving]:
        """A tile leaves the game over the table's edge."""
        if sprite is None:
            return ()
        at = sprite.pos()
        return (Move(sprite, at, self._beyond(at), SLIDE, ease=Ease.IN, wiggle=5),)

    # What a seat has in hand --------------------------------------------------------------------

    def _take_bonus(self, event: BonusTaken, shown: int) -> Sequence[Moving]:
        """What a position gives, from the supply on its card."""
        if event.seat == shown and (event.rats or event.toys):
            # What was tried is in hand already, and is to be seen coming.
            self._scene.untry_in_hand()
        return self._gifts(event, shown)

    def _gifts(self, event: BonusTaken, shown: int) -> Sequence[Moving]:
        mine = event.seat == shown
        strip = self._scene.strip
        found: list[Moving] = []
        card = self._supply(event.position)
        if event.kind is not None:
            found += self._take_tile(event.kind, event.seat, card, shown)
        rats = self._on_strip(strip.room("rats")) if mine else self._place_of(event.seat)
        found += self._scurry(card, rats, event.rats)
        toys = self._on_strip(strip.room("toys")) if mine else self._place_of(event.seat)
        for index in range(event.toys):
            sprite = self._toy_sprite()
            wait = 60 * index
            found.append(Move(sprite, card, toys, 300, lift=60, delay=wait, cue="toy"))
        return found

    def _take_tile(self, kind: int, seat: int, card: QPointF, shown: int) -> Sequence[Moving]:
        there = self._bonus_piece(seat, shown)
        if there is not None:
            return self._settle(self._in_place_of(there))
        picture = art.piece(self._box, kind, cat=False, turn=art.lying_turn(self._box, kind))
        piece = PieceItem(self._look, picture, cell=CELL * 0.7)
        sprite = self._sprite(piece.draw, piece.boundingRect())
        mine = seat == shown
        end = self._on_strip(self._scene.strip.room("bonus")) if mine else self._place_of(seat)
        ease = Ease.SETTLE if mine else Ease.SMOOTH
        return (Move(sprite, card, end, SLIDE, (0.5, 1.0), ease=ease, lift=30, cue="slide"),)

    def _pay(self, seat: int, rats: int, shown: int) -> list[Moving]:
        """Rats run back to the supply, which is the first card that gives any."""
        strip = self._scene.strip
        start = self._on_strip(strip.room("rats")) if seat == shown else self._place_of(seat)
        gifts = self._box.positions
        home = next((n for n, gift in enumerate(gifts, 1) if gift.rats), len(gifts))
        return self._scurry(start, self._supply(home), rats)

    def _scurry(self, start: QPointF, end: QPointF, count: int) -> list[Moving]:
        found: list[Moving] = []
        mirrored = end.x() < start.x()
        room = QRectF(-_SIDE / 2, -_SIDE / 2, _SIDE, _SIDE)

        def rat(painter: QPainter, theme: Theme) -> None:
            art.rat(painter, room, theme)

        def rat_back(painter: QPainter, theme: Theme) -> None:
            painter.scale(-1, 1)
            art.rat(painter, room, theme)

        for index in range(count):
            way = rat_back if mirrored else rat
            sprite = self._prop(way, room.adjusted(-6, -6, 6, 6), 0.0)
            aside = QPointF(0, 26 * index)
            wait = 70 * index
            found.append(Move(sprite, start + aside, end, 300, wiggle=16, delay=wait, cue="scurry"))
        return found

    def _lay_toys(self, seat: int, cells: Sequence[int], shown: int) -> Sequence[Moving]:
        """Toys hop onto their spaces."""
        found: list[Moving] = []
        step = min(60, 240 // max(1, len(cells)))
        for index, cell in enumerate(cells):
            sprite = self._toy_sprite()
            wait = step * index
            if seat != shown:
                end = self._place_of(seat)
                start = end - QPointF(120 + 30 * index, 0)
                found.append(Move(sprite, start, end, 240, lift=44, delay=wait, cue="toy"))
                continue
            column, row = self._box.grid.place(cell)
            end = self._scene.board.scene_of((column, row)) + QPointF(CELL, CELL) / 2
            there = self._scene.toy_on(cell)
            if there is not None:
                self._hide(there)
            start = end if there is not None else self._on_strip(self._scene.strip.room("toys"))
            lift = 30 if there is not None else 80
            found.append(Move(sprite, start, end, 240, lift=lift, delay=wait, cue="toy"))
        return found

    # Pictures -----------------------------------------------------------------------------------

    def _settle(self, sprite: Sprite) -> Sequence[Moving]:
        """Down onto its place, a little into it, and back."""
        at = sprite.pos()
        return (
            Move(sprite, at, at, _DROP, (1.07, 0.97), ease=Ease.IN, cue="settle"),
            Move(sprite, at, at, _DROP, (0.97, 1.0), ease=Ease.OUT, delay=_DROP),
        )

    def _sprite(
        self,
        paint: Callable[[QPainter], None],
        rect: QRectF,
        *,
        keep: bool = True,
        late: bool = False,
    ) -> Sprite:
        view = self._scene.view
        density = view.transform().m11() * view.devicePixelRatioF()
        sprite = Sprite(paint, rect, density, late=late)
        sprite.setZValue(ABOVE)
        sprite.setPos(rect.center())
        view.scene().addItem(sprite)
        if keep:
            self._sprites.append(sprite)
        return sprite

    def _in_place_of(self, item: PieceItem, *, keep: bool = True, late: bool = False) -> Sprite:
        """A picture of an item where it is; the item is hidden."""
        rect = item.boundingRect()
        sprite = self._sprite(item.draw, rect, keep=keep, late=late)
        sprite.setPos(item.mapToScene(rect.center()))
        if keep:
            self._hide(item)
        else:
            item.setVisible(False)
        return sprite

    def _hide(self, item: QGraphicsItem) -> None:
        item.setVisible(False)
        self._hidden.append(item)

    def _token_sprite(self, seat: int, room: QRectF) -> Sprite:
        token = self._tokens(seat)
        return self._sprite(
            lambda painter: draw_token(painter, self._look, room, token),
            room.adjusted(-4, -4, 4, 6),
        )

    def _lady_sprite(self, position: int, order: Sequence[int] | None) -> Sprite:
        room = self._token_room(position)
        return self._sprite(
            lambda painter: art.lady_token(painter, room, self._look.theme, order, position),
            room.adjusted(-4, -4, 4, 6),
        )

    def _cross_sprite(self, room: QRectF) -> Sprite:
        return self._sprite(lambda painter: art.cross(painter, room, self._look.theme), room)

    def _toy_sprite(self) -> Sprite:
        room = QRectF(-CELL / 2, -CELL / 2, CELL, CELL)

        def toy(painter: QPainter, theme: Theme) -> None:
            art.toy(painter, room, theme)

        return self._prop(toy, room, 0.0)

    def _prop(self, paint: Callable[[QPainter, Theme], None], rect: QRectF, turn: float) -> Sprite:
        """What comes onto the table only to move something, from the cache."""
        room = _turned(rect, turn)

        def turned(inner: QPainter) -> None:
            inner.rotate(turn)
            paint(inner, self._look.theme)

        def cached(painter: QPainter) -> None:
            self._look.pixmaps.draw(painter, ("pe-prop", paint.__name__, turn), room, turned)

        return self._sprite(cached, room)

    # Places -------------------------------------------------------------------------------------

    def _bonus_piece(self, seat: int, shown: int) -> PieceItem | None:
        return self._scene.piece_on(0) if seat == shown else None

    def _bonus_sprite(self, seat: int, shown: int) -> Sprite | None:
        piece = self._bonus_piece(seat, shown)
        return None if piece is None else self._in_place_of(piece)

    def _upright(self) -> bool:
        """Whether the tile spaces lie below one another, and the mat at the left."""
        first, last = self._scene.spaces[0].pos(), self._scene.spaces[-1].pos()
        return abs(last.y() - first.y()) > abs(last.x() - first.x())

    def _sight(self) -> QRectF:
        """What can be seen of the scene."""
        view = self._scene.view
        return view.mapToScene(view.viewport().rect()).boundingRect()

    def _beyond(self, at: QPointF) -> QPointF:
        """A point out of sight, over the mat's outer edge."""
        sight = self._sight()
        if self._upright():
            return QPointF(sight.left() - 170, at.y())
        return QPointF(at.x(), sight.top() - 170)

    def _supply(self, position: int) -> QPointF:
        """Where a position's card pictures what it gives."""
        item = self._scene.positions[position - 1]
        return item.mapToScene(item.rect().center() - QPointF(item.rect().width() * 0.12, 0))

    def _claim_shown(self, position: int) -> int:
        """Who is seen at a position now."""
        shown = self._scene.shown
        return FREE if shown is None else shown.view.claims[position - 1]

    def _token_room(self, position: int) -> QRectF:
        item = self._scene.positions[position - 1]
        return item.token_room().translated(item.scenePos())

    def _on_strip(self, room: QRectF) -> QPointF:
        return self._scene.strip.mapToScene(room.center())


def _coming(sprite: Sprite) -> Callable[[float], None]:
    """What lets a sprite have its picture as soon as its time has come."""

    def come(share: float) -> None:
        if share > 0.0 and shiboken6.isValid(sprite) and sprite.scene() is not None:
            sprite.come()

    return come


def _turned(rect: QRectF, degrees: float) -> QRectF:
    """A rectangle turned about the origin by quarter turns."""
    if degrees == 90.0:
        return QRectF(-rect.bottom(), rect.left(), rect.height(), rect.width())
    if degrees == -90.0:
        return QRectF(rect.top(), -rect.right(), rect.height(), rect.width())
    return rect
