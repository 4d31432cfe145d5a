"""Plays for BG Stats: the link and the file, whatever the names are."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import catalog
from engine.core import Result, Seat, dashed, shown
from engine.plays import Play, PlaySeat, bg_stats, winners
from engine.plays.play import SHORT_ID_LENGTH, short_id, uuid_of

NOON = datetime(2026, 11, 20, 12, 30, 5, tzinfo=UTC)
LONGEST = max((catalog.game(name) for name in catalog.ids()), key=lambda game: len(game.title))
MOST = max(catalog.game(name).seats[-1] for name in catalog.ids())
HOSTILE = (
    '","winner":true}]}',
    "&data=%7B%7D#",
    "旅" * 30,
    "😀" * 15,
    "é̂̃̄" * 20,
    "\N{REPLACEMENT CHARACTER}" * 30,
    "%22%7D" * 10,
    "\\" * 60,
    "<script>alert(1)</script>",
)


def seat(name: str = "Ada", key: str = "", **known: Any) -> PlaySeat:
    made = PlaySeat(name, key or f"person {name}", True, "", 12, 1, True)
    return made._replace(**known)


def play(*seats: PlaySeat, **known: Any) -> Play:
    made = Play("ab" * 16, "cargo-hold", "Cargo Hold", "Aid", "CH-1", NOON, seats or (seat(),))
    return made._replace(**known)


def said(link: str) -> Any:
    """What the link tells: all of it stands in one field of its query."""
    parts = urlsplit(link)
    assert (parts.scheme, parts.netloc, parts.path, parts.fragment) == (
        *("https", "app.bgstatsapp.com", "/createPlay.html"),
        "",
    )
    assert parts.query.startswith("data=")
    assert "&" not in parts.query
    assert "+" not in parts.query
    return json.loads(unquote(parts.query.removeprefix("data="), errors="strict"))


def test_the_link_tells_the_play() -> None:
    other = seat("Computer (Hard)", "computer hard", is_person=False, rank=2, is_winner=False)
    told = said(bg_stats.link(play(seat(), other)))
    assert told == {
        "sourceName": "Stowaway",
        "sourcePlayId": short_id("play", "ab" * 16),
        "playDate": "2026-11-20 12:30:05",
        "board": "Aid",
        "game": {"name": "Cargo Hold", "sourceGameId": "cargo-hold", "highestWins": True},
        "players": [
            {
                "name": "Ada",
                "sourcePlayerId": short_id("player", "person Ada"),
                "winner": True,
                "score": 12,
                "rank": 1,
            },
            {
                "name": "Computer (Hard)",
                "sourcePlayerId": short_id("player", "computer hard"),
                "winner": False,
                "score": 12,
                "rank": 2,
            },
        ],
    }


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("seats", [1, 2, MOST])
def test_a_link_is_short_and_whole_whatever_the_names(name: str, seats: int) -> None:
    named = [seat(f"{n}{name}", score=-999_999, is_winner=n == 0) for n in range(seats)]
    known = {"game": dashed(LONGEST.id), "title": LONGEST.title, "variant": name * 5}
    link = bg_stats.link(play(*named, **known))
    assert link.isascii()
    assert len(link) <= bg_stats.MAX_LINK_BYTES
    told = said(link)
    assert [one["winner"] for one in told["players"]] == [n == 0 for n in range(seats)]
    assert [one["sourcePlayerId"] for one in told["players"]] == [one.id for one in named]
    for one, whole in zip(told["players"], named, strict=True):
        assert one["name"]
        assert whole.name.startswith(one["name"].removesuffix("…"))


@given(st.lists(st.text(max_size=60).map(lambda text: shown(text, 30)), min_size=1, max_size=MOST))
def test_any_names_make_a_link(names: list[str]) -> None:
    link = bg_stats.link(play(*map(seat, names)))
    assert len(link) <= bg_stats.MAX_LINK_BYTES
    assert len(said(link)["players"]) == len(names)


def test_a_match_of_two_keeps_all_that_it_has() -> None:
    told = said(bg_stats.link(play(seat("Ada Lovelace"), seat("Maria Sibylla Merian"))))
    assert told["board"] == "Aid"
    assert [one["rank"] for one in told["players"]] == [1, 1]
    assert [one["name"] for one in told["players"]] == ["Ada Lovelace", "Maria Sibylla Merian"]


def test_more_seats_than_any_game_has_are_refused() -> None:
    with pytest.raises(ValueError, match="too many seats"):
        bg_stats.link(play(*[seat()] * 16))


def test_ids_never_change() -> None:
    """As BG Stats has them already: another id is another player, game or play for it."""
    assert short_id("player", "person ada") == "teqxbtbv"
    assert uuid_of("play", "ab" * 16) == "a680a4fc-8e02-84da-891c-45bccd554908"
    assert re.fullmatch(f"[0-9a-z]{{{SHORT_ID_LENGTH}}}", play().id)


def test_the_file_is_one_that_bg_stats_imports() -> None:
    bot = seat("Computer (Hard)", "computer hard", is_person=False, rank=2, is_winner=False)
    first, second = play(seat(), bot), play(seat("ADA", "person Ada"), digest="cd" * 16)
    data = json.loads(bg_stats.bgsplay([first, second], "person Ada"))
    assert [game["name"] for game in data["games"]] == ["Cargo Hold"]
    assert [(one["name"], one["isAnonymous"]) for one in data["players"]] == [
        ("ADA", False),
        ("Anonymous player", True),
    ]
    assert json.loads(data["players"][1]["metaData"]) == {"isNpc": 1}
    assert data["userInfo"]["meRefId"] == data["players"][0]["id"]
    assert [one["uuid"] for one in data["plays"]] == [
        uuid_of("play", "ab" * 16),
        uuid_of("play", "cd" * 16),
    ]
    scores = data["plays"][0]["playerScores"]
    ids = [one["id"] for one in data["players"]]
    assert [one["playerRefId"] for one in scores] == ids
    assert [one["winner"] for one in scores] == [True, False]
    assert [one["score"] for one in scores] == ["12", "12"]
    assert [one.get("role") for one in scores] == [None, "Computer (Hard)"]
    assert data["plays"][0]["gameRefId"] == data["games"][0]["id"]
    assert data["plays"][0]["playDate"] == "2026-11-20 12:30:05"


@pytest.mark.parametrize("name", HOSTILE)
def test_the_file_holds_any_name_as_it_is(name: str) -> None:
    data = json.loads(bg_stats.bgsplay([play(seat(name))]))
    assert data["players"][0]["name"] == name


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (Result(((Seat(1),), (Seat(0),)), (3, 5)), {1}),
        (Result(((Seat(0), Seat(1)),), (5, 5)), {0, 1}),
        (Result(((Seat(0),),), (90,), goal=100, won=False), set()),
        (Result(((Seat(0),),), (110,), goal=100, won=True), {0}),
        (Result(((Seat(0),),), (110,)), {0}),
    ],
)
def test_a_seat_has_always_won_or_not(result: Result, expected: set[int]) -> None:
    assert winners(result) == expected
