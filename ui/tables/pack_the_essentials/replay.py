"""The table of Pack the Essentials: shows once more what a line of the log tells.

What has happened is over, so the table is left as it is: pictures move above it to where things
went, rings mark the places, and both go when something else is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import asdict
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from engine.core import Event, Seat
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    LadiesSeated,
    PositionsBlocked,
    RoundBegan,
    Scored,
    TilePlaced,
    ToysLaid,
)
from engine.games.pack_the_essentials.view import FREE_POSITION, Placed
from ui.kit.table.animator import Animator
from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.easing import Ease
from ui.look.paths import rounded
from ui.look.style import Look
from ui.motion import MoveTween, Moving
from ui.motion.sprite import Sprite
from ui.stage.tiles.piece_item import PieceItem
from ui.stage.view import CELL_SIDE
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.moves import EVENT_CUES, SLIDE_MS, PackMoves
from ui.tables.pack_the_essentials.scene import PackScene

REPLAYED_EVENTS: Final = tuple(kind for kind in EVENT_CUES if kind not in (RoundBegan, Scored))
"""What can be shown again."""


def suitcase(event: Event) -> Seat | None:
    """Whose suitcase an event changed; None if none."""
    return event.seat if isinstance(event, TilePlaced | BonusPlaced | ToysLaid) else None


class Replay(PackMoves):
    """Moves for what is over. `clear` takes what moves away, `stop` the rings as well."""

    def __init__(
        self, look: Look, box: Components, scene: PackScene, thumbnails: Sequence[QWidget]
    ) -> None:
        # What moves here may begin while the match waits for what others move.
        super().__init__(look, box, scene, thumbnails, Animator(scene.view))
        self._rings: list[Sprite] = []

    @property
    def marks(self) -> bool:
        """Whether places are still marked."""
        return bool(self._rings)

    def again(self, event: Event) -> Sequence[Moving]:
        """Mark where an event took place, and return what moves."""
        self.stop()
        self._rings = [
            self._animator.ring(path, self._look.theme)
            for path in (*self._places(event), *self._packed(event))
        ]
        return self.moves(event)

    def clear(self) -> None:
        """Take away what moves."""
        self._animator.clear()

    def cells(self, event: Event) -> list[Cell]:
        """The cells of its suitcase that an event filled."""
        match event:
            case TilePlaced() | BonusPlaced():
                mask = self._box.mask(event.kind, event.cat, event.turn, event.cell)
                return list(art.cells_at(self._box, mask))
            case ToysLaid(cells=cells):
                return [self._box.grid.place(cell) for cell in cells]
            case _:
                return []

    def stop(self) -> None:
        """Take everything away."""
        self.clear()
        rings, self._rings = self._rings, []
        for ring in rings:
            self._animator.remove(ring)

    # What moves ---------------------------------------------------------------------------------

    def _lay(self, event: TilePlaced | BonusPlaced) -> Sequence[Moving]:
        """The tile that lies in the suitcase comes there once more."""
        piece = self._scene.piece_of(Placed(event.kind, event.cat, event.turn, event.cell))
        if piece is None:
            return ()
        if isinstance(event, TilePlaced):
            start, side = self._scene.tile_place(event.space)
        else:
            start, side = self._at(event.seat, self._scene.strip.room("bonus")), CELL_SIDE * 0.6
        sprite = self._animator.in_place_of(piece)
        end, grow = sprite.pos(), (side / CELL_SIDE, 1.0)
        move = MoveTween(sprite, start, end, SLIDE_MS, grow, ease=Ease.SETTLE, cue="settle")
        return [*self._pay(event.seat, event.rats), move]

    def _take_bonus(self, event: BonusTaken) -> Sequence[Moving]:
        """What is in the hand by now stays there."""
        return self._gifts(event)

    def _claim_shown(self, position: int) -> int:
        """Everybody comes once more, whoever stands there now."""
        return FREE_POSITION

    def _bonus_piece(self, seat: int) -> PieceItem | None:
        """What came into the hand comes once more, whatever is in it now."""
        return None

    def _tile_on(self, space: int, kind: int) -> Sprite:
        """The tile that lay there; another one may lie there now."""
        return self._tile(kind, *self._scene.tile_place(space))

    def _returned(self, event: BonusReturned) -> Sprite:
        start = self._at(event.seat, self._scene.strip.room("bonus"))
        return self._tile(event.kind, start, CELL_SIDE * 0.6)

    # Where it was -------------------------------------------------------------------------------

    def _places(self, event: Event) -> list[QPainterPath]:
        """The parts of the scene that an event is about, but for the suitcase."""
        fields = asdict(event)
        if isinstance(event, PositionsBlocked | LadiesSeated):
            positions = event.positions
        else:
            positions = (fields["position"],) if "position" in fields else ()
        spaces = (fields["space"],) if "space" in fields else ()
        spots = [self._scene.positions[number - 1] for number in positions]
        found = [spot.rect().translated(spot.scenePos()) for spot in spots]
        tiles = [self._scene.spaces[number - 1] for number in spaces]
        found += [tile.rect().translated(tile.scenePos()) for tile in tiles]
        return [rounded(rect.adjusted(-2, -2, 2, 2), 13) for rect in found]

    def _packed(self, event: Event) -> list[QPainterPath]:
        """The outline of a tile in the suitcase, or of each toy."""
        cells, board = self.cells(event), self._scene.board
        whole = [cells] if isinstance(event, TilePlaced | BonusPlaced) else [[at] for at in cells]
        outlines = (brushes.outline(each, board.cell) for each in whole)
        return [board.mapToScene(path) for path in outlines]
