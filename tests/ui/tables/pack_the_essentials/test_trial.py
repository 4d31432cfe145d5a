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

    def sketch(self, seat: Seat, actions: Sequence[Action]) -> Any:
        self.asked += 1
        return self.session.sketch(seat, actions)


@pytest.fixture
def counting() -> Counting:
    game = catalog.game("pack_the_essentials")
    return Counting(begin(game, "trial", [Player()], {"victory": "city-kitty"}))


@pytest.fixture
def trial(counting: Counting) -> PackPendingMoves:
    return PackPendingMoves(counting, ZERO)


def first(trial: PackPendingMoves, kind: type[Action], **wanted: Any) -> Any:
    return next(
        act
        for act in trial.sketch().legal
        if isinstance(act, kind) and all(getattr(act, k) == v for k, v in wanted.items())
    )


def test_sketches_are_asked_once(trial: PackPendingMoves, counting: Counting) -> None:
    trial.attempt(Claim(2))
    before = counting.asked
    assert trial.sketch() is trial.sketch()
    assert trial.view.phase is Phase.BONUS
    assert before == counting.asked


def test_a_claim_replaces_all(trial: PackPendingMoves) -> None:
    assert trial.attempt(Claim(1)) is None
    assert trial.attempt(TakeBonus(2)) is None
    assert trial.attempt(Claim(3)) is None
    assert (Claim(3),) == trial.acts


def test_a_refused_act_changes_nothing(trial: PackPendingMoves) -> None:
    trial.attempt(Claim(1))
    refused = trial.attempt(PlaceBonus(cat=False, turn=0, cell=1))
    assert refused is not None
    assert (Claim(1),) == trial.acts


def test_what_is_complete(trial: PackPendingMoves) -> None:
    assert not trial.complete
    trial.attempt(Claim(1))
    assert not trial.complete, "the colour is missing"
    trial.attempt(TakeBonus(0))
    assert trial.complete
    tile = first(trial, Place, cat=False)
    trial.attempt(tile)
    assert not trial.complete, "the bonus tile is missing"
    bonus = first(trial, PlaceBonus, cat=False)
    trial.attempt(bonus)
    assert trial.complete
    assert (Claim(1), TakeBonus(0), tile, bonus) == trial.acts
    trial.set_acts(trial.without(1))
    assert (Claim(1), TakeBonus(0), bonus) == trial.acts
    assert not trial.complete, "the tile is missing"
    trial.attempt(tile)
    assert (Claim(1), TakeBonus(0), bonus, tile) == trial.acts
    assert trial.complete
    assert trial.drop_last()
    assert (Claim(1), TakeBonus(0), bonus) == trial.acts


def test_nothing_is_left_to_drop(trial: PackPendingMoves) -> None:
    assert not trial.drop_last()


def test_places_are_those_of_the_rules(trial: PackPendingMoves) -> None:
    trial.attempt(Claim(1))
    trial.attempt(TakeBonus(0))
    base = trial.acts
    legal = list(trial.sketch().legal)
    for act in legal[::97]:
        assert isinstance(act, Place | PlaceBonus)
        space = act.space if isinstance(act, Place) else BONUS_SPACE
        assert act.cell in trial.places(base, space, act.cat, act.turn)
        assert act == placing(space, act.cat, act.turn, act.cell)
    total = sum(
        len(trial.places(base, space, cat, turn))
        for space in (0, 1, 2, 3, 4)
        for cat in (False, True)
        for turn in range(4)
    )
    assert len(legal) == total
    assert trial.fits_anywhere(base, BONUS_SPACE)


def test_nothing_may_be_discarded_while_tiles_fit(trial: PackPendingMoves) -> None:
    trial.attempt(Claim(3))
    assert not discardable(trial)
    trial.attempt(Claim(1))
    trial.attempt(TakeBonus(0))
    assert not discardable(trial)
    refused = trial.attempt(Discard(1))
    assert refused is not None
    assert "PE-18" == refused.rule


def test_toys_are_refused_before_their_time(trial: PackPendingMoves) -> None:
    refused = trial.attempt(LayToys((1,)))
    assert refused is not None
    assert "PE-21" == refused.rule
