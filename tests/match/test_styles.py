"""Tests of the styles of characters: who is asked with one, and what it may go by."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from engine import catalog, simulate
from engine.core import AwaitingSeats, GameId, Level, Rng, Seat
from engine.core.characters import CHARACTERS, PlayStyle, character
from engine.match import BotRequest, Player, Session, begin, iter_progress
from engine.match.journal import RANDOM
from tests.tiers import by_turns

EASY, NORMAL, HARD = Level("easy"), Level("normal"), Level("hard")
STYLED = ("pack_the_essentials", "carry_on", "cargo_hold")
"""The games whose bots have styles."""


def table(game: str, *characters: str, level: Level = NORMAL, seed: str = "styles") -> Session:
    players = [Player("computer", level, character=one) for one in characters]
    built = catalog.game(GameId(game))
    return begin(built, seed, players, components=catalog.components_digest(built.id))


def test_a_seat_is_asked_in_the_style_of_its_character() -> None:
    session = table("carry_on", "rocco", "", "zelda")
    styles = [session.question(seat).style for seat in session.seats]
    assert styles == [PlayStyle.RAIDER, None, None]


def test_hints_and_whoever_else_names_a_level_ask_a_plain_bot() -> None:
    session = table("carry_on", "rocco", "vera", "")
    assert session.question(Seat(0), NORMAL).style is None


def test_a_person_who_takes_the_seat_over_is_helped_by_a_plain_bot() -> None:
    session = table("carry_on", "rocco", "", "")
    session.seat(Seat(0), Player(name="Ann"))
    assert session.question(Seat(0), NORMAL).style is None


@pytest.mark.parametrize("game", STYLED)
def test_a_style_that_there_is_not_is_refused(game: str) -> None:
    bots: Any = catalog.game(GameId(game)).bots
    for bot in bots.values():
        with pytest.raises(KeyError):
            bot.styled("pirate")
    session = table(game, "rocco", "")
    asked: Any = "pirate"
    with pytest.raises(KeyError):
        list(iter_progress(session.game, session.question(Seat(0))._replace(style=asked)))


@pytest.mark.parametrize("game", STYLED)
def test_a_styled_bot_leaves_the_plain_one_plain(game: str) -> None:
    bots: Any = catalog.game(GameId(game)).bots
    for bot in bots.values():
        for style in PlayStyle:
            assert bot.styled(style).style is not None
        assert bot.style is None


def test_a_game_without_styles_plays_as_without_characters() -> None:
    plain, named = (table("wheres_my_luggage", *who) for who in (("", ""), ("rocco", "vera")))
    assert simulate.play_out(plain) == simulate.play_out(named)
    assert plain.journal == named.journal


@pytest.mark.parametrize("level", [RANDOM, EASY, NORMAL])
def test_the_random_player_has_no_style_and_levels_play_to_the_end(level: Level) -> None:
    found = [table("cargo_hold", *who, level=level) for who in (("", ""), ("rocco", "vera"))]
    results = [simulate.play_out(one) for one in found]
    assert (found[0].journal == found[1].journal) == (level == RANDOM)
    assert all(result.ranking for result in results)


@pytest.mark.parametrize("game", STYLED)
def test_a_plain_seat_plays_the_same_whoever_sits_beside_it(game: str) -> None:
    """As long as what it sees is the same: at its first decision."""
    plain, named = (table(game, "", who) for who in ("", "vera"))
    for session in (plain, named):
        assert session.question(Seat(0)).style is None
    assert [*plain.think(Seat(0))] == [*named.think(Seat(0))]


@pytest.mark.parametrize(
    ("game", "level"),
    by_turns([(game, level) for game in STYLED for level in (EASY, NORMAL, HARD)], at_once=5),
)
def test_hidden_truth_changes_nothing_in_what_a_style_does(game: str, level: Level) -> None:
    """Cards that a seat cannot know are dealt again: it chooses the same, after as many thoughts.

    And the question can be sent to another process.
    """
    session = table(game, *[str(one.id) for one in CHARACTERS[:4]], level=level, seed="hidden")
    stream, asked, most = Rng("hidden", game, level), 0, 1 if level == HARD else 20
    while session.result is None and asked < most:
        waiting = session.awaiting
        assert isinstance(waiting, AwaitingSeats)
        seat = (waiting.due or waiting.may)[0]
        question = session.question(seat)
        heard = [*iter_progress(session.game, question)]
        if stream.below(4) == 0:
            asked += 1
            for style in PlayStyle:
                _same_without_the_truth(session, question._replace(style=style), stream)
        session.submit(seat, heard[-1].best)
    assert asked


def _same_without_the_truth(session: Session, question: BotRequest, stream: Rng) -> None:
    game, seat, state = session.game, question.seat, session.moments[-1].state
    heard = [*iter_progress(game, question)]
    assert heard[-1].best in session.legal(seat)
    again = pickle.loads(pickle.dumps(question))
    assert [*iter_progress(game, BotRequest(*again))] == heard
    hidden = game.determinize(state, seat, stream)
    world = game.determinize(hidden, seat, Rng("world", *question.key[1:]))
    other = question._replace(view=game.observe(hidden, seat), world=world)
    assert [*iter_progress(game, other)] == heard


def test_each_style_has_a_character() -> None:
    assert {one.style for one in CHARACTERS} == {*PlayStyle}
    assert character("rocco") is CHARACTERS[0]
