"""Tests of the characters of a match: what a file may say of them, and what becomes of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import Level, Seat
from engine.match import Player, Session, begin, codec
from engine.match.branch import branch
from engine.match.journal import BRANCH_FORMAT, FORMAT, PLAIN_FORMAT, RANDOM, JournalError, Seated
from engine.match.loader import read
from tests.match.test_branch import play
from tests.match.test_replay import SHELF
from tests.match.toy import Toy

ROCCO = Player("computer", RANDOM, character="rocco")


def table(rival: Player = ROCCO) -> Session:
    return begin(Toy(), "TY-1", (Player(name="Ann"), rival), {}, components="toy")


def written(session: Session, **changes: Any) -> bytes:
    header = msgspec.structs.replace(session.header, **changes)
    return codec.encode(header, session.journal)


def test_a_character_is_kept_and_read() -> None:
    session = table()
    assert session.header.format == FORMAT
    data = written(session)
    assert b'"character":"rocco"' in data
    reading = read(data, SHELF)
    assert reading.problem is None
    assert reading.session is not None
    assert reading.session.players[1] == ROCCO


def test_a_match_without_characters_is_written_as_before() -> None:
    session = table(Player("computer", RANDOM))
    assert session.header.format == PLAIN_FORMAT
    assert b"character" not in written(session)


def test_a_character_that_this_version_does_not_know_is_read() -> None:
    reading = read(written(table(Player("computer", RANDOM, character="zelda"))), SHELF)
    assert reading.session is not None
    assert reading.session.players[1].character == "zelda"


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ((Player(character="rocco"), ROCCO), "only computer players"),
        ((Player(), Player("computer", RANDOM, character="Rocco")), "short word"),
        ((Player(), Player("computer", RANDOM, character="x" * 17)), "short word"),
        ((Player(), Player("computer", RANDOM, character="<b>")), "short word"),
    ],
)
def test_a_character_that_cannot_be_is_refused(players: Any, words: str) -> None:
    reading = read(written(table(), players=players), SHELF)
    assert reading.session is None
    assert words in str(reading.sentence)


@pytest.mark.parametrize("form", [1, PLAIN_FORMAT, BRANCH_FORMAT])
def test_only_the_form_that_has_characters_may_have_one(form: int) -> None:
    assert read(written(table(), format=form), SHELF).session is None
    plain = table(Player("computer", RANDOM))
    assert read(written(plain, format=FORMAT), SHELF).session is None


def test_a_character_comes_back_to_its_seat_alone() -> None:
    session = table()
    session.seat(Seat(1), Player(name="Ben"))
    assert not session.players[1].character
    session.seat(Seat(1), ROCCO)
    assert session.players[1] == ROCCO
    with pytest.raises(JournalError, match="personality stays"):
        session.seat(Seat(0), ROCCO)
    with pytest.raises(JournalError, match="personality stays"):
        session.seat(Seat(1), msgspec.structs.replace(ROCCO, character="vera"))
    data = codec.encode(session.header, [*session.journal, Seated(Seat(0), ROCCO)])
    reading = read(data, SHELF)
    assert reading.problem is not None
    assert "personality stays" in str(reading.problem)
    assert reading.session is not None
    assert reading.session.players == session.players


def test_a_branch_keeps_the_characters() -> None:
    left = play(table())
    made = branch(left, 2)
    assert made.header.format == FORMAT
    assert made.players[1] == ROCCO
    reading = read(codec.encode(made.header, made.journal), SHELF)
    assert reading.problem is None
    assert read(written(made, format=BRANCH_FORMAT), SHELF).session is None


def test_a_character_says_nothing_of_a_level() -> None:
    with pytest.raises(JournalError, match="no computer player at level"):
        table(Player("computer", Level("unheard"), character="rocco"))
