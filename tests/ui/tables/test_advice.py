"""Tests: the plain sentence of what a decision teaches, for every lesson that there can be."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine.core import Seat
from engine.core.review import ReviewLesson
from engine.match.lessons import library
from engine.match.review import decisions
from tests.match.test_likely import played
from ui.kit.words import AnyWords
from ui.shell import language
from ui.shell.table_registry import specs

PACK = "pack_the_essentials"
MAX_WORDS = 16
"""Few have more than twelve: those that name two To Do Lists."""
MEAN_WORDS = 12
KINDS = {
    PACK: ("claim", "bonus", "tile", "place", "place-bonus", "toys"),
    "carry_on": ("pick", "settle"),
    "cargo_hold": ("collect", "deliver", "raid", "end", "flee"),
}


def words_of(game: str) -> AnyWords:
    return next(spec for name, spec in specs().items() if name == game).review_words


def subjects(game: str) -> list[str]:
    """What score lines of a match are about, in any round or with any To Do List."""
    session = played(game)
    by, state = decisions(session, Seat(0)), session.moments[-1].state
    sheet = session.sheets(None)[0]
    found = {by.subject(one.line, state) for one in sheet.lines}
    if game == PACK:
        found |= {*session.game.box.todos}
    return sorted(found)


@pytest.fixture(params=["en", "de"])
def said_in(request: pytest.FixtureRequest, qapp: QApplication) -> Any:
    language.speak(qapp, request.param)
    yield request.param
    language.speak(qapp, "en")


@pytest.mark.parametrize("game", KINDS)
def test_every_lesson_has_one_short_sentence(game: str, said_in: str) -> None:
    words = words_of(game)
    boards = ("", "closed", "room") if game == PACK else ("",)
    about = subjects(game)
    assert len(about) > 2
    counts: list[int] = []
    told: set[str] = set()
    for kind, board, better, tempts in product(KINDS[game], boards, about, ("", *about)):
        said = words.advice(ReviewLesson(kind, better, tempts, board))
        if better == tempts:
            assert said == ""
            continue
        assert said.endswith(".")
        assert said.count(".") == 1
        assert "{" not in said
        counts.append(len(said.split()))
        told.add(said)
        # The sides are never exchanged: what tempts comes last, and what is better is named
        # unless the board says it.
        if tempts:
            assert words.aim(tempts) in said
        if not board:
            assert words.aim(better) in said
        if tempts and not board:
            assert said.rindex(words.aim(tempts)) > said.index(words.aim(better))
    assert max(counts) <= MAX_WORDS
    assert sum(counts) <= MEAN_WORDS * len(counts) + (said_in == "de") * len(counts)
    # No subject is told by its id.
    ids = {one for one in about if words.aim(one) == one}
    assert not ids - {"cats", "weight"}


def test_the_lessons_of_the_library_have_one(said_in: str) -> None:
    held, words = library(PACK), words_of(PACK)
    assert held is not None
    for each in held.held.lessons:
        assert words.advice(each)


def test_what_the_board_shows_is_said_of_the_decision() -> None:
    words = words_of(PACK)
    for lesson, said in (
        (
            ("claim", "groups", "cats"),
            "Take the position for your colour groups, rather than for cats.",
        ),
        (("bonus", "cats", ""), "Choose the colour that does more for cats."),
        (("place", "groups", "", "closed"), "Place the tile so that it closes off fewer spaces."),
        (
            ("tile", "cats", "groups", "room"),
            "Leave a colour more room, rather than take a tile for your colour groups.",
        ),
        (
            ("place-bonus", "groups", "rats"),
            "Place the bonus tile for your colour groups, rather than for unused pack rats.",
        ),
    ):
        assert words.advice(ReviewLesson(*lesson)) == said
    carry, cargo = words_of("carry_on"), words_of("cargo_hold")
    assert carry.advice(ReviewLesson("pick", "character", "weight")) == (
        "Pack the card for your character, rather than for weight."
    )
    assert cargo.advice(ReviewLesson("raid", "raided", "collected")) == (
        "Play for money from raids, rather than from deliveries."
    )
    assert words_of("wheres_my_luggage").advice(ReviewLesson("flip", "a", "b")) == ""
