"""The table of Pack the Essentials: all that its parts show, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core import Action, Seat, Sheet
from engine.games.pack_the_essentials.actions import Place, PlaceBonus
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.events import BonusReturned
from engine.games.pack_the_essentials.view import FREE_POSITION, PackView, Phase
from ui.kit.medals import BRONZE
from ui.kit.table.state import CommonState, TableState
from ui.look.brushes import Cell
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.pending_moves import (
    BONUS_SPACE,
    Acts,
    PackPendingMoves,
    discardable,
)


@dataclass(frozen=True, slots=True)
class HeldState:
    """A tile in the hand. Where it is just now changes with every frame, and is not in it."""

    space: int
    """From where it was taken: its tile space, or `BONUS_SPACE`."""
    kind: int
    cat: bool
    turn: int
    anchors: tuple[Cell, ...] = ()
    """Everywhere that it fits this way up."""
    fits: bool = True
    """Whether it fits anywhere in any way."""
    unpaid: str = ""
    """The key of the refusal if its cat side cannot be paid for."""
    why: str = ""
    """That refusal in words."""
    dotted: bool = False
    """Whether all its places are shown."""
    ringed: bool = False
    """Whether it is to be flipped for some of them."""

    def cells(self, box: Components) -> tuple[Cell, ...]:
        """Return the cells of its box that it covers."""
        return art.piece(box, self.kind, cat=self.cat, turn=self.turn).cells


@dataclass(frozen=True, slots=True)
class PackTableState(TableState[PackView]):
    """The match, what is tried out and held, and whose suitcase is shown large."""

    base: PackView
    """The match without what is tried out; `view` is with it."""
    now: tuple[Sheet, ...]
    """The sheets of the match."""
    then: tuple[Sheet, ...]
    """The sheets with what is tried out, and with the held tile where it lies."""
    inspected: Seat | None = None
    """Whose suitcase is looked at in place of whose turn it is."""
    draft: PackView | None = None
    """The match without the tile that is tried, if one may be taken; None if none may."""
    bonus: bool = False
    """Whether the bonus tile may be taken."""
    spare: int | None = None
    """The bonus tile in hand while it is not tried."""
    discard: bool = False
    """Whether a tile may be discarded."""
    stuck: bool = False
    """Whether no tile of the mat fits anywhere, before one is discarded."""
    held: HeldState | None = None
    """The tile in the hand."""
    unflipped: str = ""
    """Why no tile that lies there can be flipped, in words; empty if one can be, or none lies
    there.
    """
    complete: bool = False
    """Whether no half of what is tried is missing."""
    whole: bool = False
    """Whether what is tried may be confirmed now."""
    returns: bool = False
    """Whether the bonus tile goes back to the supply with what is tried."""
    toys: frozenset[int] = frozenset()
    """The cells at which toys are tried out."""
    best_toys: bool = False
    """Whether they lie where they score the most."""

    @property
    def mat(self) -> PackView:
        """The match with what is tried out, but for the end of the round: until that is confirmed,
        everybody keeps their position.
        """
        ended = self.base.position and not self.view.position
        return self.base if ended else self.view

    @property
    def large(self) -> Seat:
        """Whose suitcase is shown large."""
        return self.seat if self.inspected is None else self.inspected

    @property
    def won(self) -> int:
        """The medal that the points shown are enough for; 0 for none."""
        total = self.now[self.large].total
        return sum(total >= one.points for one in self.common.medals or ())

    @property
    def medal(self) -> int:
        """The next medal of a stop, or gold after that; 0 where the goal of the card counts."""
        asked = self.common.medals
        return 0 if asked is None or self.common.of_a_day else min(self.won + BRONZE, len(asked))

    @property
    def goal(self) -> int | None:
        """The points to be reached: those that `medal` asks for, else the card's."""
        asked = self.common.medals
        return asked[self.medal - BRONZE].points if asked and self.medal else self.view.goal

    @property
    def actor(self) -> Seat | None:
        """Who may try things out now; None for nobody."""
        return self.common.actor if self.common.live and self.inspected is None else None

    @property
    def acts(self) -> tuple[Action, ...]:
        """What is tried out, in order, while that may be done."""
        return () if self.actor is None else self.common.acts

    @property
    def live(self) -> bool:
        """Whether something may be tried out now."""
        return self.actor is not None and not self.common.read_only

    @property
    def lies(self) -> bool:
        """Whether a tile lies in the suitcase that is not confirmed."""
        return self.live and any(isinstance(act, Place | PlaceBonus) for act in self.acts)

    @property
    def only_position(self) -> int:
        """The position that alone is left to be claimed; 0 where there are others, or none."""
        base = self.base
        free = [n for n, claim in enumerate(base.claims, 1) if claim == FREE_POSITION]
        left = [n for n in free if n not in base.blocked]
        return left[0] if len(left) == 1 else 0

    @property
    def last_tile(self) -> int:
        """The tile slot of the only tile left, where that fits nowhere; 0 for none."""
        there = [n for n, kind in enumerate(self.view.spaces, 1) if kind is not None]
        return there[0] if self.stuck and len(there) == 1 else 0

    @property
    def laying(self) -> bool:
        """Whether toys are laid, which are taken up one by one."""
        return self.base.phase is Phase.TOYS

    @property
    def tile_ready(self) -> bool:
        """Whether a tile of the mat may be taken up."""
        return self.draft is not None and not self.draft.drafted

    def untried(self) -> PackTableState:
        """Return the same without what is tried out."""
        common = replace(self.common, actor=None, acts=())
        return replace(self, common=common, view=self.base)


def pack_state(
    common: CommonState,
    view: PackView,
    now: tuple[Sheet, ...],
    *,
    pending: PackPendingMoves | None = None,
    held: HeldState | None = None,
    unflipped: str = "",
    lying: Acts | None = None,
    inspected: Seat | None = None,
    whole: bool = False,
    previews: bool = True,
) -> PackTableState:
    """Make the state of a table.

    Args:
        common: What every table has.
        view: The view that is shown.
        now: The sheets of that view.
        pending: What is tried out.
        held: The tile in the hand.
        unflipped: Why no tile that lies there can be flipped, in words.
        lying: What would be tried out with the held tile where it is, if it may lie there.
        inspected: Whose suitcase is looked at in place of one's own.
        whole: Whether what is tried may be confirmed.
        previews: Whether the sheets tell what would come of that.
    """
    if pending is None or not common.live or inspected is not None:
        return PackTableState(common, view, view, now, now, inspected=inspected, held=held)
    tried, acts = pending.preview(), pending.acts
    draft = _drafting(pending, 1)
    discards = discardable(pending)
    kept: PackView = pending.preview(pending.without(BONUS_SPACE)).view
    spare = kept.seats[common.seat].bonus
    then = now
    if previews and lying is not None:
        then = pending.preview(lying).sheet
    elif previews and acts:
        then = tried.sheet
    return PackTableState(
        common,
        tried.view if acts else view,
        view,
        now,
        then,
        draft=draft,
        bonus=spare is not None and _drafting(pending, BONUS_SPACE) is not None,
        spare=spare,
        discard=discards,
        stuck=discards and not acts and not pending.any_fits(),
        held=held,
        unflipped=unflipped,
        complete=pending.complete,
        whole=whole,
        returns=any(isinstance(event, BonusReturned) for event in tried.events),
        toys=pending.toys,
        best_toys=pending.best_toys,
    )


def _drafting(pending: PackPendingMoves, space: int) -> PackView | None:
    """The match without the turn's tile (or bonus tile), if the person drafts there."""
    view: PackView = pending.preview(pending.without(space)).view
    return view if view.phase is Phase.DRAFT and view.actor == pending.seat else None
