"""The table of Pack the Essentials: a tile in the hand, as the stage's gestures need it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import Refused
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import PackView
from ui.look.brushes import Cell
from ui.stage.hands import Legality
from ui.stage.tile_item import PieceArt
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.trial import BONUS, Acts, Trial, placing
from ui.tables.pack_the_essentials.words import Words


class HeldTile:
    """A tile of the mat or the bonus tile, turned and flipped, over what else was tried.

    `changed` is called after it was placed or put back, `refused` when it cannot be turned over.
    """

    def __init__(
        self,
        trial: Trial,
        words: Words,
        space: int,
        changed: Callable[[], None],
        refused: Callable[[Refused], None],
    ) -> None:
        """Take up the tile of a space, or the bonus tile (`BONUS`).

        Raises ValueError if there is no such tile.
        """
        self._trial = trial
        self._words = words
        self._changed = changed
        self._refused = refused
        self.space = space
        self.base: Acts = trial.without(space)
        view: PackView = trial.sketch(self.base).view
        kind = view.seats[trial.seat].bonus if space == BONUS else view.spaces[space - 1]
        if kind is None:
            raise ValueError(f"there is no tile on space {space}")
        self.kind = kind
        tried = trial.tried(space)
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
        refusal = self._trial.sketch((*self.base, placing(self.space, True, 0, 0))).refusal
        return refusal if refusal is not None and refusal.rule == "PE-15" else None

    def act_at(self, anchor: Cell) -> Acts:
        """The acts tried, were it laid there; the cell must be on the grid."""
        cell = self.box.grid.cell(*anchor)
        return (*self.base, placing(self.space, self.cat, self.turn, cell))

    def legality(self, anchor: Cell) -> Legality:
        """Whether it may lie there, and else why not."""
        if self.box.grid.cell(*anchor) in self._places():
            return Legality(True)
        refusal = self._trial.sketch(self.act_at(anchor)).refusal
        if refusal is None:
            return Legality(True)
        return Legality(False, self._words.refusal_here(refusal), refusal.rule)

    def legal_anchors(self) -> Sequence[Cell]:
        """Everywhere that it fits this way up."""
        return [self.box.grid.place(cell) for cell in sorted(self._places())]

    def nearest(self, anchor: Cell) -> Cell | None:
        """The nearest place where it fits this way up."""
        anchors = self.legal_anchors()
        if not anchors:
            return None
        return min(
            anchors,
            key=lambda at: ((at[0] - anchor[0]) ** 2 + (at[1] - anchor[1]) ** 2, at[1], at[0]),
        )

    def place(self, anchor: Cell) -> None:
        """Try it there."""
        self._trial.set_acts(self.act_at(anchor))
        self._changed()

    def put_back(self) -> None:
        """Back to the mat, or into the hand."""
        self._trial.set_acts(self.base)
        self._changed()

    def fits(self) -> tuple[bool, bool]:
        """Whether it fits somewhere this way up, and whether it does in any way at all."""
        return bool(self._places()), self._trial.fits_anywhere(self.base, self.space)

    def _places(self) -> frozenset[int]:
        return self._trial.places(self.base, self.space, self.cat, self.turn)
