"""What the gallery shows is what it is called."""

from __future__ import annotations

import pytest

from engine import catalog
from engine.core import Level, Seat
from engine.match import Player, begin, codes
from engine.match.mistake_drills import can_be_asked
from engine.simulate import play_out
from tests.tools.gallery.pictures import question_of


@pytest.mark.parametrize("name", catalog.ids())
def test_its_question_can_be_asked(name: str) -> None:
    """An input in the middle of a decision is none."""
    game = catalog.game(name)
    players = [Player("computer", Level("random"))] * game.seats[0]
    for number in range(4):
        session = begin(game, codes.new(game.prefix, number), players)
        if game.decisions(session.config) is None:
            return
        play_out(session)
        assert can_be_asked(session, Seat(0), question_of(session, Seat(0)))
