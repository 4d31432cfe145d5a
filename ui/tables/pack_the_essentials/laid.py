"""The table of Pack the Essentials: what can be done with tiles that lie there, not confirmed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsItem

from engine.games.pack_the_essentials.actions import Place, PlaceBonus
from ui.access.places import place_name, reading, shifted
from ui.kit.table.shared_parts import SharedParts
from ui.kit.words import listed
from ui.look.brushes import Cell
from ui.look.shortcuts import Shortcut
from ui.stage.input.drag_target import dot_of, nearest
from ui.tables.pack_the_essentials import art, prompts
from ui.tables.pack_the_essentials.commands import PackCommands
from ui.tables.pack_the_essentials.held import HeldTile
from ui.tables.pack_the_essentials.pending_moves import (
    BONUS_SPACE,
    PackPendingMoves,
    placing,
)
from ui.tables.pack_the_essentials.scene import PackScene
from ui.tables.pack_the_essentials.words import say

_REACH_CELLS: Final = 2.3
"""So far from where it lay, in cells, a tile that is turned may come to lie."""
_WHEEL_NOTCH: Final = 120
"""One notch of a wheel, in Qt's eighths of a degree."""
_TURNS: Final = 4
NOTE_MS: Final = 6000
"""How long it is said what else can be done in a turn, in ms."""


class _Lying(NamedTuple):
    """A tile that lies in the suitcase and is not confirmed: its act, and the cells it covers."""

    act: Place | PlaceBonus
    cells: frozenset[Cell]
    item: QGraphicsItem | None

    @property
    def space(self) -> int:
        """From where it was taken."""
        return BONUS_SPACE if isinstance(self.act, PlaceBonus) else self.act.space


class _Turned(NamedTuple):
    """What was turned last: its act, the cell about which it turns, and which of its cells that is.

    The last holds also where the tile had to lie beside it: so it comes back to where it was.
    """

    act: Place | PlaceBonus
    pivot: Cell
    local: Cell


class LaidTiles(QObject):
    """Rotates and flips tiles where they lie, until they are confirmed.

    A tile turns about the space under the pointer, or about its middle, and takes the next way in
    which it fits there or close by. Turned on and on, it comes back to where it was.
    """

    def __init__(self, scene: PackScene, shared: SharedParts, commands: PackCommands) -> None:
        port = scene.view.viewport()
        super().__init__(port)
        self._scene, self._shared, self._commands = scene, shared, commands
        self._over: Cell | None = None
        """The cell under the pointer."""
        self._kept: _Turned | None = None
        self._wheeled = 0
        # After the hand's own, and so before it.
        port.installEventFilter(self)
        scene.hand.doubled.connect(self._on_doubled)

    def lies(self) -> bool:
        """Whether there is any, with nothing in the hand."""
        return self._scene.state.lies and not self._scene.hand.holding

    def rotate(self, steps: int, at: Cell | None = None) -> None:
        """Rotate a tile by quarter turns, clockwise if positive; that `at` a cell, if any."""
        for _ in range(abs(steps)):
            self._turn(at, 1 if steps > 0 else -1)

    def flip(self, at: Cell | None = None) -> None:
        """Flip a tile; that `at` a cell, if any."""
        self._turn(at, 1, over=True)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do with them."""
        rotate, back, flip = (say(f"shortcut-{way}") for way in ("rotate", "rotate-back", "flip"))
        return (
            Shortcut(("R",), rotate, partial(self.rotate, 1), self.lies),
            Shortcut(("Shift+R",), back, partial(self.rotate, -1), self.lies),
            Shortcut(("F",), flip, self.flip, self.lies),
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A right click and the wheel turn what lies under the pointer."""
        if isinstance(event, QWheelEvent):
            return self._on_wheel(event)
        if not isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.Leave:
                self._over = None
            return False
        self._over = self._cell(event.position())
        right = event.button() == Qt.MouseButton.RightButton
        presses = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if not (right and presses and self.lies() and self._at(self._over) is not None):
            return False
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        self._scene.hand.by_keys = False
        self.rotate(-1 if shift else 1, self._over)
        return True

    def _on_wheel(self, event: QWheelEvent) -> bool:
        cell = self._cell(event.position())
        if not self.lies() or self._at(cell) is None:
            self._wheeled = 0
            return False
        self._wheeled += event.angleDelta().y()
        steps = int(self._wheeled / _WHEEL_NOTCH)
        if steps:
            self._wheeled -= steps * _WHEEL_NOTCH
            self._scene.hand.by_keys = False
            self.rotate(-steps, cell)
        event.accept()
        return True

    def _on_doubled(self) -> None:
        """A double click ends the turn if nothing else can be done in it, or if that is wished.

        If something is still to be done first, it is said again.
        """
        scene, shared = self._scene, self._shared
        pending, wished = shared.turn.trial, shared.bridge.preferences.hands.double
        if not shared.turn.whole:
            shared.prompt.tell(prompts.sentence(scene.state, scene.words, counts=False), ms=NOTE_MS)
        elif not wished and isinstance(pending, PackPendingMoves) and pending.can_lure():
            shared.prompt.tell(say("now-lure"), ms=NOTE_MS)
        else:
            self._commands.confirm()

    # Which one ------------------------------------------------------------------------------------

    def _cell(self, at: QPointF) -> Cell | None:
        return self._scene.board.cell_at(self._scene.view.mapToScene(at.toPoint()))

    def _lying(self) -> Iterator[_Lying]:
        """All of them, in the order in which they were placed."""
        scene, state, box = self._scene, self._scene.state, self._scene.words.box
        acts = [act for act in state.acts if isinstance(act, Place | PlaceBonus)]
        before = len(state.base.seats[state.large].placed)
        placed = state.view.seats[state.large].placed[before:]
        for act, tile in zip(acts, placed, strict=False):
            mask = box.mask(tile.kind, tile.cat, tile.turn, tile.cell)
            yield _Lying(act, frozenset(art.cells_at(box, mask)), scene.piece_of(tile))

    def _at(self, cell: Cell | None) -> _Lying | None:
        """That which covers a cell, or was turned about it and came to lie beside it."""
        if cell is None:
            return None
        lying = list(self._lying())
        found = next((each for each in lying if cell in each.cells), None)
        kept = self._kept
        if found is None and kept is not None and kept.pivot == cell:
            found = next((each for each in lying if each.act == kept.act), None)
        return found

    def _meant(self) -> _Lying | None:
        """That with the keyboard, or under the pointer, or placed last."""
        lying, focus = list(self._lying()), self._scene.view.scene().focusItem()
        focused = next(
            (each for each in lying if each.item is not None and each.item is focus), None
        )
        return focused or self._at(self._over) or (lying[-1] if lying else None)

    # How it is turned -----------------------------------------------------------------------------

    def _turn(self, at: Cell | None, step: int, *, over: bool = False) -> None:
        """Flip a tile if it goes `over`, or rotate it by a quarter turn, until it fits."""
        found = self._meant() if at is None else self._at(at)
        tile = None if found is None or not self.lies() else self._commands.offer(found.space)
        if found is None or not isinstance(tile, HeldTile):
            return
        before = tile.cat, tile.turn
        _, pivot, local = self._about(found, self._over if at is None else at)
        if over:
            columns, _ = tile.art().size
            if not tile.flip():
                # Why not was said.
                return
            local = columns - 1 - local[0], local[1]
        else:
            local = _rotated(tile, local, step)
        for _ in range(_TURNS):
            if (tile.cat, tile.turn) == before:
                break
            wanted = pivot[0] - local[0], pivot[1] - local[1]
            there = nearest(tile.legal_anchors(), wanted)
            if there is not None and math.dist(there, wanted) <= _REACH_CELLS:
                act = placing(tile.space, tile.cat, tile.turn, tile.box.grid.cell(*there))
                self._kept = _Turned(act, pivot, local)
                self._lay(tile, there, cue="flip" if over else "turn")
                return
            local = _rotated(tile, local, step)
        self._shared.motion.cued.emit("refuse")
        self._shared.prompt.tell(say("laid-no-flip" if over else "laid-no-turn"), bad=True)

    def _lay(self, tile: HeldTile, anchor: Cell, *, cue: str) -> None:
        self._shared.motion.cued.emit(cue)
        covered = (shifted(cell, anchor) for cell in sorted(tile.art().cells, key=reading))
        places = listed([place_name(cell) for cell in covered])
        tile.place(anchor)
        self._shared.voice.say(say("access-covers", places=places), topic="hand")

    def _about(self, found: _Lying, at: Cell | None) -> _Turned:
        """About which cell a tile turns: the same one, however often it is turned there."""
        kept = self._kept
        there = at is not None and at in found.cells
        if kept is not None and kept.act == found.act and (at == kept.pivot or not there):
            return kept
        left, top = (min(cell[axis] for cell in found.cells) for axis in (0, 1))
        local = dot_of([(column - left, row - top) for column, row in found.cells])
        if at is not None and there:
            local = at[0] - left, at[1] - top
        return _Turned(found.act, (left + local[0], top + local[1]), local)


def _rotated(tile: HeldTile, local: Cell, step: int) -> Cell:
    """Rotate a tile by a quarter turn, clockwise or not; where a cell of its box then is."""
    (columns, rows), (x, y) = tile.art().size, local
    tile.rotate(step)
    return (rows - 1 - y, x) if step > 0 else (y, columns - 1 - x)
