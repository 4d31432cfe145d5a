"""The table of Pack the Essentials: a tile in the hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPointF

from engine.core import Refused, Seat
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import Discard, Place, PlaceBonus
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import PackView
from ui.kit.table.animator import Animator
from ui.kit.table.commands import TableCommands
from ui.kit.table.in_hand import Carried
from ui.look.brushes import Cell
from ui.look.shortcuts import Scope
from ui.motion import MotionPlayer
from ui.stage.input.drag_target import Placement
from ui.stage.input.piece_drag import Legality
from ui.stage.tiles.piece_item import PieceArt
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.pending_moves import (
    BONUS_SPACE,
    Acts,
    PackPendingMoves,
    placing,
)
from ui.tables.pack_the_essentials.scene import PackScene
from ui.tables.pack_the_essentials.state import HeldState
from ui.tables.pack_the_essentials.words import Words, say

if TYPE_CHECKING:
    from ui.bridge.match import Preview


class TriedActs(Protocol):
    """What a seat tries out, to be read: what would come of other acts, and where tiles fit."""

    @property
    def seat(self) -> Seat:
        """Who tries it."""
        ...

    def preview(self, acts: Acts) -> Preview:
        """What would come of some acts."""
        ...

    def without(self, space: int) -> Acts:
        """The acts without the tile of the turn, or without the bonus tile (`BONUS_SPACE`)."""
        ...

    def tried(self, space: int) -> Place | PlaceBonus | None:
        """How the tile of a space (or the bonus tile) was tried."""
        ...

    def places(self, acts: Acts, space: int, cat: bool, turn: int) -> frozenset[int]:
        """The cells at which a tile could be laid after `acts`."""
        ...

    def fits_anywhere(self, acts: Acts, space: int) -> bool:
        """Whether a tile could be laid in any way after `acts`."""
        ...


class HeldTile:
    """A tile of the mat or the bonus tile, turned and flipped, over what else was tried.

    It changes nothing of that. Once it was placed or put back, `lay` is called with the acts that
    are tried from then on; `refused`, when it cannot be turned over.
    """

    def __init__(
        self,
        pending: TriedActs,
        words: Words,
        space: int,
        lay: Callable[[Acts], None],
        refused: Callable[[Refused], None],
    ) -> None:
        """Take up the tile of a space, or the bonus tile (`BONUS_SPACE`).

        Raises ValueError if there is no such tile.
        """
        self._pending = pending
        self._words = words
        self._lay = lay
        self._refused = refused
        self.space = space
        self.base: Acts = pending.without(space)
        view: PackView = pending.preview(self.base).view
        kind = view.seats[pending.seat].bonus if space == BONUS_SPACE else view.spaces[space - 1]
        if kind is None:
            raise ValueError(f"there is no tile on space {space}")
        self.kind = kind
        tried = pending.tried(space)
        self.cat = tried.cat if tried else False
        self.turn = tried.turn if tried else art.lying_turn(self.box, kind)

    @property
    def box(self) -> Components:
        """The components."""
        return self._words.box

    def art(self) -> PieceArt:
        """The tile as it is held."""
        return art.piece(self.box, self.kind, cat=self.cat, turn=self.turn)

    def rotate(self, steps: int) -> None:
        """Turn it; forms that look the same are one."""
        self.turn = (self.turn + steps) % len(self.box.kinds[self.kind].forms(self.cat))

    def flip(self) -> bool:
        """Turn it over as a mirror would, so that it stays where it is; a rat must be there."""
        cat = not self.cat
        if cat:
            refusal = self.unpaid()
            if refusal is not None:
                self._refused(refusal)
                return False
        self.cat = cat
        self.turn = -self.turn % len(self.box.kinds[self.kind].forms(cat))
        return True

    def unpaid(self) -> Refused | None:
        """Why its cat side cannot be paid for; None if it can."""
        return unpaid(self._pending, self.space)

    def act_at(self, anchor: Cell) -> Acts:
        """The acts tried, were it laid there; the cell must be on the grid."""
        cell = self.box.grid.cell(*anchor)
        return (*self.base, placing(self.space, self.cat, self.turn, cell))

    def legality(self, anchor: Cell) -> Legality:
        """Whether it may lie there, and else why not."""
        if self.box.grid.cell(*anchor) in self._places():
            return Legality(True)
        refusal = self._pending.preview(self.act_at(anchor)).refusal
        if refusal is None:
            return Legality(True)
        box, mine = self.box, self._pending.preview(self.base).view.seats[self._pending.seat]
        covered = box.mask(self.kind, self.cat, self.turn, box.grid.cell(*anchor))
        clash = art.cells_at(box, covered & ~scoring.empty_cells(box, mine))
        reason = self._words.refusal_here(refusal)
        return Legality(False, reason, refusal.rule, frozenset(clash))

    def everywhere(self) -> Sequence[Placement]:
        """Every place in all turns, and on both sides, as far as rats are there to pay."""
        box, found = self.box, list[Placement]()
        for cat in (False, True):
            forms = box.kinds[self.kind].forms(cat)
            before = self.turn if cat == self.cat else -self.turn
            for turn in range(len(forms)):
                turns = (turn - before) % len(forms)
                for cell in self._pending.places(self.base, self.space, cat, turn):
                    found.append(Placement(box.grid.place(cell), turns, cat != self.cat))
        return found

    def legal_anchors(self) -> Sequence[Cell]:
        """Everywhere that it fits this way up."""
        return [self.box.grid.place(cell) for cell in sorted(self._places())]

    def shown(self, dots: Collection[Placement]) -> HeldState:
        """Return what is shown of it, with `dots` on all its places if those are shown."""
        refusal = None if self.cat else self.unpaid()
        return HeldState(
            self.space,
            self.kind,
            self.cat,
            self.turn,
            anchors=tuple(self.legal_anchors()),
            fits=self._pending.fits_anywhere(self.base, self.space),
            unpaid="" if refusal is None else refusal.key,
            why="" if refusal is None else self._words.refusal(refusal),
            dotted=bool(dots),
            ringed=any(spot.over for spot in dots),
        )

    def place(self, anchor: Cell) -> None:
        """Try it there."""
        self._lay(self.act_at(anchor))

    def put_back(self) -> None:
        """Back to the mat, or into the hand."""
        self._lay(self.base)

    def _places(self) -> frozenset[int]:
        return self._pending.places(self.base, self.space, self.cat, self.turn)


def unpaid(pending: TriedActs, space: int) -> Refused | None:
    """Tell why the cat side of the tile of a space (or the bonus tile) cannot be paid for."""
    refusal = pending.preview((*pending.without(space), placing(space, True, 0, 0))).refusal
    return refusal if refusal is not None and refusal.rule == "PE-15" else None


def unflipped(pending: PackPendingMoves | None, words: Words) -> str:
    """Say why no tile that lies there can be flipped; empty if one can be, or none lies there."""
    refusal: Refused | None = None
    for act in () if pending is None else pending.acts:
        if not isinstance(act, Place | PlaceBonus):
            continue
        space = act.space if isinstance(act, Place) else BONUS_SPACE
        refusal = None if act.cat or pending is None else unpaid(pending, space)
        if refusal is None:
            return ""
    return "" if refusal is None else words.refusal(refusal)


class Turns(Protocol):
    """Who turns what lies in the suitcase, where nothing is held."""

    def rotate(self, steps: int) -> None:
        """Rotate it by quarter turns, clockwise if positive."""
        ...

    def flip(self) -> None:
        """Flip it."""
        ...


class Tiles(Carried):
    """The tile that is in the hand: its keys, what is done with it, and how it comes to rest."""

    def __init__(
        self,
        scene: PackScene,
        animator: Animator,
        motion: MotionPlayer,
        laid: Turns,
        commands: TableCommands,
    ) -> None:
        hand = scene.hand
        super().__init__(hand)
        self._scene, self._hand, self._laid, self._commands = scene, hand, laid, commands
        self._animator, self._motion = animator, motion
        hand.picked.connect(lambda: motion.cued.emit("pick"))
        hand.placed.connect(self._drop)
        hand.returned.connect(self._glide_home)
        hand.rotated.connect(lambda _steps: motion.cued.emit("turn"))
        hand.flipped.connect(lambda: motion.cued.emit("flip"))

    @property
    def held(self) -> HeldTile | None:
        """The tile in the hand."""
        held = self._hand.dragged
        return held if isinstance(held, HeldTile) else None

    @property
    def shown(self) -> HeldState | None:
        """What is shown of it."""
        held = self.held
        return None if held is None else held.shown(self._scene.board.dots.values())

    @property
    def lying(self) -> Acts | None:
        """What would be tried if it were laid down; None where it may not lie, or without one."""
        held, anchor, legality = self.held, self._hand.anchor, self._hand.legality
        fits = anchor is not None and legality is not None and legality.ok
        return held.act_at(anchor) if held is not None and anchor is not None and fits else None

    def place(self) -> bool:
        """Lay the tile down where it is; whether that went."""
        return not self.holds or self._hand.place()

    def scopes(self) -> Sequence[Scope]:
        """Return what keys do with a held tile."""
        return (Scope(say("shortcuts-held"), self._hand.while_held()),)

    # What is done with it -------------------------------------------------------------------------

    def discard(self) -> None:
        """Let what is held leave the game; with an empty hand, the last tile that fits nowhere."""
        held = self.held
        space = self._scene.state.last_tile if held is None else held.space
        if space:
            self._commands.attempt(Discard(space))

    def rotate(self) -> None:
        """Turn it, or what lies in the suitcase, by a button."""
        if self.holds:
            self._hand.rotate(1)
        else:
            self._laid.rotate(1)
        self._take_keys()

    def flip(self) -> None:
        """Turn it over, or what lies in the suitcase, by a button."""
        if self.holds:
            self._hand.flip()
        else:
            self._laid.flip()
        self._take_keys()

    def toggle_places(self) -> None:
        """Show everywhere that it fits, or stop, by a button."""
        self._hand.show_places(not self._hand.showing_places)
        self._take_keys()

    def _take_keys(self) -> None:
        """After a button was pressed the keys are again for the tile that is held."""
        if self.holds:
            self._commands.focus_stage()

    # What is seen of it ---------------------------------------------------------------------------

    def _drop(self, anchor: Cell) -> None:
        """A tile that was just laid by hand comes to rest."""
        piece, motion = self._scene.tried_at(anchor), self._motion
        if piece is None or motion.still:
            motion.cued.emit("settle")
            return
        sprite, end = self._animator.alone(piece)
        motion.side_animation(self._animator.settle(sprite), end)

    def _glide_home(self, held: object, start: QPointF, side: float) -> None:
        """A tile that was put back is seen going there."""
        piece = self._scene.piece_on(held.space) if isinstance(held, HeldTile) else None
        if piece is not None and self._scene.state.actor is not None and not self._motion.still:
            grown = side / (piece.cell * piece.sceneTransform().m11())
            self._motion.side_animation(*self._animator.home(piece, start, grown))
