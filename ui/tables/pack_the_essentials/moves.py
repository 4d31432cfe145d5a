"""The table of Pack the Essentials: what moves on the scene for what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import shiboken6
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QWidget

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
from engine.games.pack_the_essentials.view import LADY_POSITION, Placed
from ui.kit.table.animator import MOVING_ITEM_Z, AnimationStep, Animator, animation_steps
from ui.look.easing import Ease
from ui.look.palette import Theme
from ui.look.style import Look
from ui.motion import MoveTween, Moving, ValueTween
from ui.motion.sprite import PICTURE_LEAD_MS, Sprite, come
from ui.stage.tiles.piece_item import PieceItem, PieceState
from ui.stage.view import CELL_SIDE
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.art import props, solo
from ui.tables.pack_the_essentials.art.desk import draw_token
from ui.tables.pack_the_essentials.scene import PackScene

_TOKEN_SIDE: Final = 54.0
"""Side of a rat or a toy on its way, in scene units."""
SLIDE_MS: Final = 340
_BAG_DISTANCE: Final = 60.0
"""So far the bag comes while it appears, in scene units."""
_SOLO_CARD_HEIGHT: Final = 118.0
"""The height of a solo card that is turned over, in scene units."""

EVENT_CUES: Final[Mapping[type[Event], str]] = {
    RoundBegan: "flap",
    PositionsBlocked: "flap",
    Claimed: "slide",
    LadiesSeated: "slide",
    BonusTaken: "",
    LadyTook: "take",
    TilePlaced: "",
    BonusPlaced: "",
    TileDiscarded: "slide",
    BonusReturned: "slide",
    ToysLaid: "",
    Scored: "latch",
}
"""What is seen or heard of the match; the rest is only told."""


class PackMoves:
    """Turns events into moves, from where the items are now."""

    def __init__(
        self,
        look: Look,
        box: Components,
        scene: PackScene,
        thumbnails: Sequence[QWidget],
        animator: Animator,
    ) -> None:
        """Take where things move, and who moves them; `thumbnails` are suitcases by seat."""
        self._look, self._box, self._scene = look, box, scene
        self._thumbnails, self._animator = thumbnails, animator

    def parts(self, events: Sequence[Event]) -> list[AnimationStep]:
        """What happened in a step, in the order in which it is shown."""
        return animation_steps(events, self._part)

    def _part(self, event: Event) -> AnimationStep | None:
        cue = EVENT_CUES.get(type(event))
        if cue is None:
            return None
        begin = partial(self.moves, event)
        if isinstance(event, PositionsBlocked):
            begin = partial(self._turn_card, event.positions)
        return AnimationStep((event,), begin, cue, arrives=isinstance(event, RoundBegan))

    def moves(self, event: Event) -> Sequence[Moving]:
        """What moves for an event."""
        match event:
            case RoundBegan():
                return self._deal()
            case PositionsBlocked(positions=positions):
                return self._block(positions)
            case Claimed(seat=seat, position=position):
                return self._claim(seat, position)
            case LadiesSeated(positions=positions):
                return self._seat_ladies(positions)
            case BonusTaken():
                return self._take_bonus(event)
            case LadyTook():
                return self._lady(event)
            case TilePlaced() | BonusPlaced():
                return self._lay(event)
            case TileDiscarded(space=space, kind=kind):
                return self._discard(self._tile_on(space, kind))
            case BonusReturned():
                return self._discard(self._returned(event))
            case ToysLaid(seat=seat, cells=cells):
                return self._lay_toys(seat, cells)
            case _:
                return ()

    # The table ----------------------------------------------------------------------------------

    def _deal(self) -> Sequence[Moving]:
        """Four tiles slide out of the bag, which comes to the mat's edge for it.

        It does not slide in over the edge of the stage, where nothing is seen that could hide it.
        """
        room = self._scene.spaces[0].sceneBoundingRect()
        least = self._animator.sight().top() + props.BAG.width() + _BAG_DISTANCE
        mouth = QPointF(room.center().x(), max(room.top() + 150, least))
        away, turn = mouth - QPointF(0, _BAG_DISTANCE), 90.0
        found: list[Moving] = []
        for index, (_, item) in enumerate(self._scene.lying()):
            sprite = self._animator.in_place_of(item, late=True)
            sprite.setZValue(MOVING_ITEM_Z + 5 - index)
            start = mouth - QPointF(0, 60)
            end, wait = sprite.pos(), 110 + 55 * index
            scale, fade = (0.5, 1.0), (0.0, 1.0)
            # Each is painted in a frame of its own, before it is seen.
            found.append(ValueTween(partial(come, sprite), 1, delay=wait - PICTURE_LEAD_MS))
            # Out of the dark of the bag at once, and then to its place.
            found.append(
                MoveTween(sprite, start, start, 1, opacity=fade, delay=wait, ease=Ease.EVEN)
            )
            move = MoveTween(
                sprite, start, end, 250, scale, ease=Ease.SETTLE, delay=wait, cue="slide"
            )
            found.append(move)
        bag = self._prop(props.bag, props.BAG, turn)
        bag.setZValue(MOVING_ITEM_Z + 20)
        shift = _turned(props.BAG, turn).center()
        for begin, end, fade, wait in (
            (away, mouth, (0.0, 1.0), 0),
            (mouth, away, (1.0, 0.0), 370),
        ):
            ease = Ease.IN if wait else Ease.OUT
            move = MoveTween(
                bag, begin + shift, end + shift, 115, opacity=fade, delay=wait, ease=ease
            )
            found.append(move)
        return found

    def _turn_card(self, positions: Sequence[int]) -> Sequence[Moving]:
        """A solo card comes over the belt, is turned over, and can be read."""
        spaces = [item.sceneBoundingRect() for item in self._scene.spaces]
        room, theme = (
            QRectF(0, 0, _SOLO_CARD_HEIGHT * solo.ASPECT, _SOLO_CARD_HEIGHT),
            self._look.theme,
        )
        room.moveCenter(spaces[0].united(spaces[-1]).center())
        around, at = room.adjusted(-4, -4, 4, 8), room.center()
        back = self._animator.sprite(partial(solo.back, rect=room, theme=theme), around)
        paint = partial(solo.placement, rect=room, theme=theme, blocked=positions)
        face = self._animator.sprite(paint, around)
        start = at - QPointF(0, _SOLO_CARD_HEIGHT * 0.4)
        return (
            MoveTween(back, start, at, 120, opacity=(0.0, 1.0), ease=Ease.OUT),
            ValueTween(lambda share: _widen(back, 1.0 - share), 90, Ease.IN, 130),
            ValueTween(partial(_widen, face), 110, Ease.OUT, 220),
            # So long it is read, while what it blocks is crossed out.
            MoveTween(face, face.pos(), face.pos(), 250, delay=340),
            *self._block(positions, after=350),
        )

    def _block(self, positions: Sequence[int], after: int = 0) -> Sequence[Moving]:
        """Crosses are stamped on the positions that may not be claimed."""
        found: list[Moving] = []
        for index, position in enumerate(positions):
            room, wait = self._token_room(position), after + 40 * index
            cross = partial(art.cross, rect=room, theme=self._look.theme)
            sprite, at = self._animator.sprite(cross, room), room.center()
            cue = "" if index else "tick"
            found.append(
                MoveTween(sprite, at, at, 160, (1.9, 1.0), (0.0, 1.0), Ease.IN, wait, cue=cue)
            )
        return found

    def _claim(self, seat: int, position: int) -> Sequence[Moving]:
        """A cat token goes to its position; one's own may stand there already."""
        room = self._token_room(position)
        sprite = self._token_sprite(seat, room)
        if self._claim_shown(position) == seat:
            return self._animator.settle(sprite)
        start = self._at(seat, self._scene.strip.room("token"))
        return (MoveTween(sprite, start, room.center(), SLIDE_MS, ease=Ease.SETTLE, lift=40),)

    def _seat_ladies(self, positions: Sequence[int]) -> Sequence[Moving]:
        """The Cat Ladies' tokens come from beyond the table."""
        found: list[Moving] = []
        # Where a claim was tried out, they are there already.
        coming = [n for n in positions if self._claim_shown(n) != LADY_POSITION]
        for index, position in enumerate(coming):
            sprite = self._lady_sprite(position, None)
            end = sprite.pos()
            wait = 60 * index
            found.append(
                MoveTween(sprite, self._beyond(end), end, 270, ease=Ease.SETTLE, delay=wait)
            )
        return found

    def _lady(self, event: LadyTook) -> Sequence[Moving]:
        """A Cat Lady turns her token over, reaches in, and takes her tile away."""
        order = self._box.tokens[event.token]
        token = self._lady_sprite(event.position, order)
        found: list[Moving] = [
            MoveTween(token, token.pos(), token.pos(), 110, (0.6, 1.0), (0.3, 1.0))
        ]
        item = self._scene.positions[event.position - 1]
        told = item.mapRectToScene(item.gift_room())
        paint = partial(art.lady_order, room=told, theme=self._look.theme, order=order)
        tag, middle = self._animator.sprite(paint, told), told.center()
        found.append(MoveTween(tag, middle, middle, 90, (0.8, 1.0), (0.0, 1.0), delay=50))
        tile = self._tile_on(event.space, event.kind)
        if tile is None:
            return found
        at = tile.pos()
        arm = self._prop(props.arm, props.ARM, -90.0)
        arm.setZValue(MOVING_ITEM_Z + 30)
        # The fingers lie a little over the tile's middle.
        grip = at + QPointF(16, 0) + _turned(props.ARM, -90.0).center()
        gone, veil = self._beyond(at) - at, self._animator.veil(left=True)
        veil.setZValue(MOVING_ITEM_Z + 31)
        found.append(MoveTween(veil, veil.pos(), veil.pos(), 430))
        # It is dimmed once the token says that she takes it, unless that was sure before.
        sure = event.space == self._scene.doomed
        found.append(MoveTween(tile, at, at, 110, opacity=(0.4 if sure else 1.0, 0.4), delay=90))
        found.append(MoveTween(arm, grip + gone, grip, 140, ease=Ease.OUT, delay=160))
        found.append(MoveTween(arm, grip, grip + gone, 130, ease=Ease.IN, delay=300))
        found.append(MoveTween(tile, at, at + gone, 130, ease=Ease.IN, delay=300))
        return found

    def _lay(self, event: TilePlaced | BonusPlaced) -> Sequence[Moving]:
        """A tile goes into a suitcase; one's own that was tried there only comes to rest."""
        found = self._pay(event.seat, event.rats)
        if isinstance(event, TilePlaced):
            source = self._scene.piece_on(event.space)
        else:
            source = self._bonus_piece(event.seat)
        if not self._is_large(event.seat):
            if source is None:
                # The bonus tile of somebody else: seen only in their suitcase.
                return found
            sprite = self._animator.in_place_of(source)
            end = self._aside(event.seat)
            move = MoveTween(sprite, sprite.pos(), end, SLIDE_MS, (1.0, 0.4), lift=30, cue="slide")
            return [*found, move]
        placed = Placed(event.kind, event.cat, event.turn, event.cell)
        tried = self._scene.piece_of(placed)
        if tried is not None:
            tried.set_pose(PieceState.RESTING)
            return [*found, *self._animator.settle(self._animator.in_place_of(tried))]
        picture = art.piece(self._box, event.kind, cat=event.cat, turn=event.turn)
        piece = PieceItem(self._look, picture, cell=CELL_SIDE)
        sprite = self._animator.sprite(piece.draw, piece.boundingRect())
        column, row = self._box.grid.place(event.cell)
        end = self._scene.board.scene_of((column, row)) + piece.box().center()
        start, scale = self._at(event.seat, self._scene.strip.room("bonus")), 0.6
        if source is not None:
            start, scale = source.mapToScene(source.box().center()), source.cell / CELL_SIDE
            self._animator.hide(source)
        move = MoveTween(sprite, start, end, SLIDE_MS, (scale, 1.0), ease=Ease.SETTLE, cue="settle")
        return [*found, move]

    def _tile_on(self, space: int, kind: int) -> Sprite | None:
        """The tile on a space, to be moved."""
        item = self._scene.piece_on(space)
        return None if item is None else self._animator.in_place_of(item)

    def _returned(self, event: BonusReturned) -> Sprite | None:
        """The bonus tile that fits nowhere, to be moved."""
        piece = self._bonus_piece(event.seat)
        return None if piece is None else self._animator.in_place_of(piece)

    def _discard(self, sprite: Sprite | None) -> Sequence[Moving]:
        """A tile leaves the game over the table's edge."""
        if sprite is None:
            return ()
        at = sprite.pos()
        return (MoveTween(sprite, at, self._beyond(at), SLIDE_MS, ease=Ease.IN, wiggle=5),)

    # What a seat has in hand --------------------------------------------------------------------

    def _take_bonus(self, event: BonusTaken) -> Sequence[Moving]:
        """What a position gives, from the supply on its card."""
        if self._is_large(event.seat) and (event.rats or event.toys):
            # What was tried is in hand already, and is to be seen coming.
            self._scene.untry_in_hand()
        return self._gifts(event)

    def _gifts(self, event: BonusTaken) -> Sequence[Moving]:
        strip, card = self._scene.strip, self._supply(event.position)
        found: list[Moving] = []
        if event.kind is not None:
            found += self._take_tile(event.kind, event.seat, card)
        found += self._scurry(card, self._at(event.seat, strip.room("rats")), event.rats)
        toys = self._at(event.seat, strip.room("toys"))
        for index in range(event.toys):
            sprite = self._toy_sprite()
            wait = 60 * index
            found.append(MoveTween(sprite, card, toys, 300, lift=60, delay=wait, cue="toy"))
        return found

    def _take_tile(self, kind: int, seat: int, card: QPointF) -> Sequence[Moving]:
        there = self._bonus_piece(seat)
        if there is not None:
            return self._animator.settle(self._animator.in_place_of(there))
        sprite = self._tile(kind, card, CELL_SIDE * 0.7)
        end = self._at(seat, self._scene.strip.room("bonus"))
        ease = Ease.SETTLE if self._is_large(seat) else Ease.SMOOTH
        return (
            MoveTween(sprite, card, end, SLIDE_MS, (0.5, 1.0), ease=ease, lift=30, cue="slide"),
        )

    def _pay(self, seat: int, rats: int) -> list[Moving]:
        """Rats run back to the supply, which is the first card that gives any."""
        gifts = self._box.positions
        home = next((n for n, gift in enumerate(gifts, 1) if gift.rats), len(gifts))
        start = self._at(seat, self._scene.strip.room("rats"))
        return self._scurry(start, self._supply(home), rats)

    def _scurry(self, start: QPointF, end: QPointF, count: int) -> list[Moving]:
        found: list[Moving] = []
        mirrored = end.x() < start.x()
        room = QRectF(-_TOKEN_SIDE / 2, -_TOKEN_SIDE / 2, _TOKEN_SIDE, _TOKEN_SIDE)

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
            found.append(
                MoveTween(sprite, start + aside, end, 300, wiggle=16, delay=wait, cue="scurry")
            )
        return found

    def _lay_toys(self, seat: int, cells: Sequence[int]) -> Sequence[Moving]:
        """Toys hop onto their spaces."""
        found: list[Moving] = []
        step = min(60, 240 // max(1, len(cells)))
        for index, cell in enumerate(cells):
            sprite = self._toy_sprite()
            wait = step * index
            if not self._is_large(seat):
                end = self._aside(seat)
                start = end - QPointF(120 + 30 * index, 0)
                found.append(MoveTween(sprite, start, end, 240, lift=44, delay=wait, cue="toy"))
                continue
            at = self._box.grid.place(cell)
            end = self._scene.board.scene_of(at) + QPointF(CELL_SIDE, CELL_SIDE) / 2
            there = self._scene.toy_on(cell)
            if there is not None:
                self._animator.hide(there)
            start = end if there is not None else self._at(seat, self._scene.strip.room("toys"))
            lift = 30 if there is not None else 80
            found.append(MoveTween(sprite, start, end, 240, lift=lift, delay=wait, cue="toy"))
        return found

    # Pictures -----------------------------------------------------------------------------------

    def _token_sprite(self, seat: int, room: QRectF) -> Sprite:
        token = self._scene.token(seat)
        return self._animator.sprite(
            lambda painter: draw_token(painter, self._look, room, token),
            room.adjusted(-4, -4, 4, 6),
        )

    def _lady_sprite(self, position: int, order: Sequence[int] | None) -> Sprite:
        room = self._token_room(position)
        return self._animator.sprite(
            lambda painter: art.lady_token(painter, room, self._look.theme, order, position),
            room.adjusted(-4, -4, 4, 6),
        )

    def _toy_sprite(self) -> Sprite:
        room = QRectF(-CELL_SIDE / 2, -CELL_SIDE / 2, CELL_SIDE, CELL_SIDE)

        def toy(painter: QPainter, theme: Theme) -> None:
            art.toy(painter, room, theme)

        return self._prop(toy, room, 0.0)

    def _tile(self, kind: int, middle: QPointF, side: float) -> Sprite:
        """A tile as it lies on the mat, with cells of a side."""
        piece = PieceItem(self._look, art.lying(self._box, kind), cell=side)
        sprite = self._animator.sprite(piece.draw, piece.boundingRect())
        sprite.setPos(middle)
        return sprite

    def _prop(self, paint: Callable[[QPainter, Theme], None], rect: QRectF, turn: float) -> Sprite:
        """What comes onto the table only to move something, from the cache."""
        room = _turned(rect, turn)

        def turned(inner: QPainter) -> None:
            inner.rotate(turn)
            paint(inner, self._look.theme)

        def cached(painter: QPainter) -> None:
            self._look.pixmaps.draw(painter, ("pe-prop", paint.__name__, turn), room, turned)

        return self._animator.sprite(cached, room)

    # Places -------------------------------------------------------------------------------------

    def _bonus_piece(self, seat: int) -> PieceItem | None:
        return self._scene.piece_on(0) if self._is_large(seat) else None

    def _beyond(self, at: QPointF) -> QPointF:
        """A point out of sight, over the belt's outer edge."""
        return self._animator.beyond(at, left=True)

    def _supply(self, position: int) -> QPointF:
        """Where a position's card pictures what it gives."""
        item = self._scene.positions[position - 1]
        return item.mapToScene(item.rect().center() - QPointF(item.rect().width() * 0.12, 0))

    def _claim_shown(self, position: int) -> int:
        """Who is seen at a position now."""
        return self._scene.state.view.claims[position - 1]

    def _token_room(self, position: int) -> QRectF:
        item = self._scene.positions[position - 1]
        return item.token_room().translated(item.scenePos())

    def _is_large(self, seat: int) -> bool:
        """Whether the large suitcase is a seat's."""
        return seat == self._scene.state.large

    def _aside(self, seat: int) -> QPointF:
        """Where on the stage a seat's thumbnail would be, just out of sight."""
        view, thumbnail = self._scene.view, self._thumbnails[seat]
        port, window = view.viewport(), view.window()
        high = port.height() // 2
        if thumbnail.isVisible():
            middle = thumbnail.mapTo(window, thumbnail.rect().center())
            high = middle.y() - port.mapTo(window, QPoint()).y()
        return view.mapToScene(port.width() + 30, max(0, min(port.height(), high)))

    def _at(self, seat: int, room: QRectF) -> QPointF:
        """Where what a seat has is: on a room of the strip beside the large suitcase, or aside."""
        if not self._is_large(seat):
            return self._aside(seat)
        return self._scene.strip.mapToScene(room.center())


def _widen(sprite: Sprite, share: float) -> None:
    """Show as much of a card's width as is seen while it is turned over."""
    if shiboken6.isValid(sprite):
        sprite.setTransform(QTransform.fromScale(share, 1.0))


def _turned(rect: QRectF, degrees: float) -> QRectF:
    """A rectangle turned about the origin by quarter turns."""
    return QTransform().rotate(degrees).mapRect(rect)
