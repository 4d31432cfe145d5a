"""What the bridge finds to react to: that of the match, however it is opened."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from engine import catalog
from engine.core import AwaitingSeats, Level
from engine.core.reactions import Reaction, ReactionChooser, public_step
from engine.match import Player, Session, begin
from ui.bridge.reactions import FoundReactions

EASY: Final = Level("easy")
CAST: Final = ("", "rocco", "vera")


def seated(*, practice: bool = False) -> Session:
    players = [Player("computer", EASY, character=character) for character in CAST]
    if practice:
        players[0] = Player()
    return begin(catalog.game("cargo_hold"), "talk", players, practice=practice)


def act(session: Session) -> None:
    awaiting = session.awaiting
    assert isinstance(awaiting, AwaitingSeats)
    seat = awaiting.due[0]
    *_, thought = session.think(seat, EASY)
    session.submit(seat, thought.best)


def whole(session: Session) -> list[Reaction]:
    """All reactions of a match so far."""
    moments, game = session.moments, session.game
    assert game.big_moments is not None
    chooser = ReactionChooser(game.big_moments, game.box)
    steps = [
        public_step(game.observe, before.state, after.events, after.state)
        for before, after in pairwise(moments)
    ]
    return [found for step in steps if (found := chooser.follow(step, CAST)) is not None]


def test_it_finds_what_the_match_gives_step_by_step() -> None:
    session = seated()
    found, told = FoundReactions(session), []
    while session.result is None:
        act(session)
        told.append(found.fresh())
        assert found.fresh() is None, "each is told once"
    heard = [each for each in told if each is not None]
    assert heard == whole(session)
    assert len(heard) > 2


def test_a_match_that_is_opened_again_goes_on_with_the_same_reactions() -> None:
    session = seated()
    while len(whole(session)) < 2:
        act(session)
    before = len(whole(session))
    found, told = FoundReactions(session), []
    assert found.fresh() is None, "nobody reacts to what was before"
    while session.result is None:
        act(session)
        told.append(found.fresh())
    assert [each for each in told if each is not None] == whole(session)[before:]
    assert len(whole(session)) > before


def test_nobody_reacts_again_after_undo() -> None:
    session = seated(practice=True)
    found = FoundReactions(session)
    while not whole(session):
        act(session)
    assert found.fresh() is not None
    while session.undo():
        assert found.fresh() is None
    told = 0
    while session.result is None:
        act(session)
        told += found.fresh() is not None
    assert told == len(whole(session)) > 0
