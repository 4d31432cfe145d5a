"""What is tried out: which act replaces which, what is complete, and where a tile fits."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine import catalog
from engine.core import Action, Seat
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.view import Phase
from engine.match import Player, Session, begin
from ui.tables.pack_the_essentials.pending_moves import (
    BONUS_SPACE,
    PackPendingMoves,
    discardable,
    placing,
)

ZERO = Seat(0)


class Counting:
    """A session that counts how often it sketches."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.asked = 0

    def preview(self, seat: Seat, actions: Sequence[Action]) -> Any:
        self.asked += 1
        return self.session.preview(seat, actions)


@pytest.fixture
def counting() -> Counting:
    game = catalog.game("pack_the_essentials")
    return Counting(begin(game, "trial", [Player()], {"victory": "city-kitty"}))


@pytest.fixture
def pending(counting: Counting) -> PackPendingMoves:
    return PackPendingMoves(counting, ZERO)


def first(pending: PackPendingMoves, kind: type[Action], **wanted: Any) -> Any:
    return next(
        act
        for act in pending.preview().legal
        if isinstance(act, kind) and all(getattr(act, k) == v for k, v in wanted.items())
    )


def test_previews_are_asked_once(pending: PackPendingMoves, counting: Counting) -> None:
    pending.attempt(Claim(2))
    before = counting.asked
    assert pending.preview() is pending.preview()
    assert pending.view.phase is Phase.BONUS
    assert before == counting.asked


def test_a_claim_replaces_all(pending: PackPendingMoves) -> None:
    assert pending.attempt(Claim(1)) is None
    assert pending.attempt(TakeBonus(2)) is None
    assert pending.attempt(Claim(3)) is None
    assert (Claim(3),) == pending.acts


def test_a_refused_act_changes_nothing(pending: PackPendingMoves) -> None:
    pending.attempt(Claim(1))
    refused = pending.attempt(PlaceBonus(cat=False, turn=0, cell=1))
    assert refused is not None
    assert (Claim(1),) == pending.acts


def test_what_is_complete(pending: PackPendingMoves) -> None:
    assert not pending.complete
    pending.attempt(Claim(1))
    assert not pending.complete, "the colour is missing"
    pending.attempt(TakeBonus(0))
    assert pending.complete
    tile = first(pending, Place, cat=False)
    pending.attempt(tile)
    assert not pending.complete, "the bonus tile is missing"
    bonus = first(pending, PlaceBonus, cat=False)
    pending.attempt(bonus)
    assert pending.complete
    assert (Claim(1), TakeBonus(0), tile, bonus) == pending.acts
    pending.set_acts(pending.without(1))
    assert (Claim(1), TakeBonus(0), bonus) == pending.acts
    assert not pending.complete, "the tile is missing"
    pending.attempt(tile)
    assert (Claim(1), TakeBonus(0), bonus, tile) == pending.acts
    assert pending.complete
    assert pending.drop_last()
    assert (Claim(1), TakeBonus(0), bonus) == pending.acts


def test_nothing_is_left_to_drop(pending: PackPendingMoves) -> None:
    assert not pending.drop_last()


def test_places_are_those_of_the_rules(pending: PackPendingMoves) -> None:
    pending.attempt(Claim(1))
    pending.attempt(TakeBonus(0))
    base = pending.acts
    legal = list(pending.preview().legal)
    for act in legal[::97]:
        assert isinstance(act, Place | PlaceBonus)
        space = act.space if isinstance(act, Place) else BONUS_SPACE
        assert act.cell in pending.places(base, space, act.cat, act.turn)
        assert act == placing(space, act.cat, act.turn, act.cell)
    total = sum(
        len(pending.places(base, space, cat, turn))
        for space in (0, 1, 2, 3, 4)
        for cat in (False, True)
        for turn in range(4)
    )
    assert len(legal) == total
    assert pending.fits_anywhere(base, BONUS_SPACE)


def test_nothing_may_be_discarded_while_tiles_fit(pending: PackPendingMoves) -> None:
    pending.attempt(Claim(3))
    assert not discardable(pending)
    pending.attempt(Claim(1))
    pending.attempt(TakeBonus(0))
    assert not discardable(pending)
    refused = pending.attempt(Discard(1))
    assert refused is not None
    assert "PE-18" == refused.rule


def test_toys_are_refused_before_their_time(pending: PackPendingMoves) -> None:
    refused = pending.attempt(LayToys((1,)))
    assert refused is not None
    assert "PE-21" == refused.rule
