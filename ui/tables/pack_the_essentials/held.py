"""The table of Pack the Essentials: what may be taken up, and a tile in the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from engine.core import Refused
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    PackAction,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import PackView, Phase
from ui.kit.table.in_hand import Carried
from ui.look.brushes import Cell
from ui.look.shortcuts import Scope
from ui.stage.input.drag_target import Placement
from ui.stage.input.piece_drag import Legality
from ui.stage.tiles.piece_item import PieceArt
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.pending_moves import (
    BONUS_SPACE,
    Acts,
    PackPendingMoves,
    discardable,
    placing,
)
from ui.tables.pack_the_essentials.words import Words, say

if TYPE_CHECKING:
    from ui.tables.pack_the_essentials.table import Table


class HeldTile:
    """A tile of the mat or the bonus tile, turned and flipped, over what else was tried.

    `changed` is called after it was placed or put back, `refused` when it cannot be turned over.
    """

    def __init__(
        self,
        pending: PackPendingMoves,
        words: Words,
        space: int,
        changed: Callable[[], None],
        refused: Callable[[Refused], None],
    ) -> None:
        """Take up the tile of a space, or the bonus tile (`BONUS_SPACE`).

        Raises ValueError if there is no such tile.
        """
        self._pending = pending
        self._words = words
        self._changed = changed
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
        refusal = self._pending.preview((*self.base, placing(self.space, True, 0, 0))).refusal
        return refusal if refusal is not None and refusal.rule == "PE-15" else None

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

    def place(self, anchor: Cell) -> None:
        """Try it there."""
        self._pending.set_acts(self.act_at(anchor))
        self._changed()

    def put_back(self) -> None:
        """Back to the mat, or into the hand."""
        self._pending.set_acts(self.base)
        self._changed()

    def fits(self) -> tuple[bool, bool]:
        """Whether it fits somewhere this way up, and whether it does in any way at all."""
        return bool(self._places()), self._pending.fits_anywhere(self.base, self.space)

    def _places(self) -> frozenset[int]:
        return self._pending.places(self.base, self.space, self.cat, self.turn)


class Tiles(Carried):
    """The tiles that may be taken up at a table, and the one that is in the hand."""

    def __init__(self, table: Table) -> None:
        self._table = table
        hand = self._hand = table.scene.hand
        super().__init__(hand)
        hand.picked.connect(self._on_picked)
        hand.picked.connect(lambda: table.cued.emit("pick"))
        hand.placed.connect(self._drop)
        hand.returned.connect(self._glide_home)
        hand.doubled.connect(table.confirm)
        # What was said about it is over.
        for over in (hand.cancelled, hand.placed):
            over.connect(lambda *_: table.clear_message())
            over.connect(lambda *_: table.say_now())
        hand.rotated.connect(lambda _steps: table.cued.emit("turn"))
        hand.rotated.connect(lambda _steps: table.say_now())
        hand.flipped.connect(lambda: table.cued.emit("flip"))
        hand.flipped.connect(table.say_now)
        hand.refused.connect(self._on_refused)
        hand.judged.connect(self._on_judged)
        hand.rule_asked.connect(table.prompt.ask_rule)
        hand.places_shown.connect(lambda _shown: table.say_now())

    # The hand -------------------------------------------------------------------------------------

    @property
    def held(self) -> HeldTile | None:
        """The tile in the hand."""
        held = self._hand.dragged
        return held if isinstance(held, HeldTile) else None

    def place(self) -> bool:
        """Lay it down where it is; whether that went."""
        return not self.holds or self._hand.place()

    def scopes(self) -> Sequence[Scope]:
        """Return what keys do with a held tile."""
        return (Scope(say("shortcuts-held"), self._hand.while_held()),)

    def way_back(self) -> Callable[[], object] | None:
        """Return what Esc ends: looking at another suitcase, or what is shown again."""
        if self._table.inspected is not None:
            return self._table.close_inspection
        return self._table.reset_prompt if self._table.replay.marks else None

    # What may be taken up -------------------------------------------------------------------------

    def draft_view(self, space: int) -> PackView | None:
        """The table without the turn's tile (or bonus tile), if the person drafts there."""
        pending = self._table.acting
        if pending is None:
            return None
        view: PackView = pending.preview(pending.without(space)).view
        return view if view.phase is Phase.DRAFT and view.actor == pending.seat else None

    @property
    def tile_ready(self) -> bool:
        """Whether a tile of the mat may be taken up."""
        view = self.draft_view(1)
        return view is not None and not view.drafted

    @property
    def bonus_ready(self) -> bool:
        """Whether the bonus tile may be."""
        view = self.draft_view(BONUS_SPACE)
        return view is not None and view.seats[self._table.seat].bonus is not None

    def take(self, space: int) -> None:
        """Take a tile or the bonus tile up by keyboard; or discard what fits nowhere."""
        held, scene = self.offer(space), self._table.scene
        if held is not None:
            source = scene.piece_on(space)
            scene.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._hand.pick(held, source)

    def offer(self, space: int) -> HeldTile | None:
        """The tile of a space for the hand, if it may be taken; else say why not."""
        table, pending = self._table, self._table.acting
        if pending is None:
            return None
        table.clear_message()
        # What glides back may be what is taken up.
        table.motion.catch_up()
        claimed = pending.acts and isinstance(pending.acts[0], Claim)
        if pending.view.phase is Phase.BONUS or (claimed and pending.view.actor != pending.seat):
            table.cued.emit("refuse")
            table.prompt.tell(table.sentence(self._table.state), bad=True)
            return None
        base = pending.without(space)
        refused = self._why_not(pending, space, pending.preview(base).view)
        if refused is not None:
            table.refuse(refused)
            return None
        if space != BONUS_SPACE and not pending.fits_anywhere(base, space) and discardable(pending):
            table.attempt(Discard(space))
            return None
        return HeldTile(pending, table.words, space, table.changed, table.refuse)

    def _why_not(self, pending: PackPendingMoves, space: int, view: PackView) -> Refused | None:
        """Why a tile may not be taken up, in the rules' own words."""
        mine, bonus = view.seats[pending.seat], space == BONUS_SPACE
        there = (mine.bonus if bonus else view.spaces[space - 1]) is not None
        drafting = view.phase is Phase.DRAFT and view.actor == pending.seat
        if drafting and there and (bonus or not view.drafted):
            return None
        probe = placing(space, False, 0, 0)
        refused = pending.preview((*pending.without(space), probe)).refusal
        return refused if refused is not None else Refused("TURN", seat=pending.seat)

    # What is done with it -------------------------------------------------------------------------

    def discard(self) -> None:
        """Let what is held leave the game."""
        held = self.held
        if held is not None and held.space != BONUS_SPACE:
            self._table.attempt(Discard(held.space))

    def rotate(self) -> None:
        """Turn it, by a button."""
        self._hand.rotate(1)
        self._take_keys()

    def flip(self) -> None:
        """Turn it over, by a button."""
        self._hand.flip()
        self._take_keys()

    def toggle_places(self) -> None:
        """Show everywhere that it fits, or stop, by a button."""
        self._hand.show_places(not self._hand.showing_places)
        self._take_keys()

    def want(self) -> None:
        """A key was for what is held, and nothing is."""
        self._table.clear_message()
        self._table.prompt.tell(say("not-held"), bad=True)

    def light(self, act: PackAction) -> None:
        """Ring what an act chooses, and light where it would lay something."""
        scene = self._table.scene
        match act:
            case Claim(position=position):
                scene.advise(scene.positions[position - 1])
            case TakeBonus(colour=colour):
                scene.advise(scene.swatches[colour])
            case Place(space=space) | Discard(space=space):
                scene.advise(scene.spaces[space - 1])
            case _:
                scene.advise()
        pending, box, cells = self._table.pending, self._table.box, list[Cell]()
        base = () if pending is None else pending.base_for(act)
        view: PackView = self._table.view if pending is None else pending.preview(base).view
        if isinstance(act, LayToys):
            cells = [box.grid.place(cell) for cell in act.cells]
        elif isinstance(act, Place | PlaceBonus):
            mine = view.seats[self._table.seat]
            kind = view.spaces[act.space - 1] if isinstance(act, Place) else mine.bonus
            if kind is not None:
                cells = list(art.cells_at(box, box.mask(kind, act.cat, act.turn, act.cell)))
        scene.board.set_nearest(cells)

    def _take_keys(self) -> None:
        """After a button was pressed the keys are again for the tile that is held."""
        if self.holds:
            self._table.scene.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_picked(self) -> None:
        table, held = self._table, self.held
        if held is None or table.pending is None:
            return
        table.clear_message()
        table.pending.set_acts(held.base)
        if table.bridge.preferences.hands.places:
            self._hand.show_places(True)
        table.changed()

    def _on_judged(self, legality: Legality | None) -> None:
        table = self._table
        if self.held is None:
            return
        table.prompt.clear_message()
        if legality is not None and not legality.ok:
            table.prompt.refusal = Refused(legality.rule)
        # The tile follows the hand at once, with its reason beside it; what to do and what it
        # would score come in the next turn.
        table.table_widgets.show_scores_soon()

    def _on_refused(self, reason: str, rule: str) -> None:
        self._table.cued.emit("refuse")
        self._table.prompt.refuse(Refused(rule), reason)

    # What is seen of it ---------------------------------------------------------------------------

    def _drop(self, anchor: Cell) -> None:
        """A tile that was just laid by hand comes to rest."""
        table = self._table
        piece, hand = table.scene.tried_at(anchor), table.animator
        if piece is None or table.motion.still:
            table.motion.cued.emit("settle")
            return
        sprite, end = hand.alone(piece)
        table.motion.side_animation(hand.settle(sprite), end)

    def _glide_home(self, held: object, start: QPointF, side: float) -> None:
        """A tile that was put back is seen going there."""
        table = self._table
        piece = table.scene.piece_on(held.space) if isinstance(held, HeldTile) else None
        if piece is not None and table.live and not table.motion.still:
            grown = side / (piece.cell * piece.sceneTransform().m11())
            table.motion.side_animation(*table.animator.home(piece, start, grown))
