"""The guided round goes on as a match that can be won from there, however it was packed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import catalog
from engine.core import Level, Seat
from engine.games.pack_the_essentials.actions import Claim, Place, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.view import Phase
from engine.match import Player, begin, codes
from engine.match.session import Session
from tests.tiers import by_turns
from ui.tables.pack_the_essentials import FIRST_ROUND
from ui.tables.pack_the_essentials.tutorial import (
    AIM_POSITIONS,
    BONUS_COLOUR,
    CLAIMED_POSITION,
    TAKEN_SPACE,
)

ADA = Seat(0)
CAT_ROUNDS = 1, max(AIM_POSITIONS)
"""The rounds in which the guide asks for cats."""


def loosely(_session: Session, act: Any) -> tuple[int, int]:
    """From the top on, whatever that scores."""
    return act.cell, act.turn


def greedily(session: Session, act: Any) -> int:
    """Where it scores the most at once."""
    total: int = session.preview(ADA, (act,)).sheet[ADA].total
    return -total


def lead_through(session: Session, worth: Callable[[Session, Any], Any]) -> None:
    """Do what the guide asks for, and place tiles where they are of the least `worth`."""
    while (view := session.view(ADA)).round <= max(AIM_POSITIONS):
        if view.phase is Phase.CLAIM:
            session.submit(ADA, Claim(AIM_POSITIONS.get(view.round, CLAIMED_POSITION)))
        elif view.phase is Phase.BONUS:
            session.submit(ADA, TakeBonus(BONUS_COLOUR))
        else:
            acts = [act for act in session.legal(ADA) if isinstance(act, Place | PlaceBonus)]
            cats = [act for act in acts if act.cat == (view.round in CAT_ROUNDS)] or acts
            taken = [act for act in cats if isinstance(act, Place) and act.space == TAKEN_SPACE]
            best = taken if view.round == 1 and taken else cats
            session.submit(ADA, min(best, key=lambda act: worth(session, act)))


@pytest.mark.parametrize("worth", by_turns([loosely, greedily]))
def test_from_its_end_a_normal_player_reaches_the_goal(
    worth: Callable[[Session, Any], Any],
) -> None:
    deal, game = FIRST_ROUND, catalog.game("pack_the_essentials")
    players = [Player(name="Ada", colour="brick")]
    session = begin(game, codes.parse(deal.code), players, deal.values, practice=True)
    lead_through(session, worth)
    while session.result is None:
        *_, last = (one for one in session.think(ADA, Level("normal")) if one.done == one.of)
        session.submit(ADA, last.best)
    assert session.result.goal is not None
    assert session.result.scores[ADA] >= session.result.goal
