"""Tests: which mistakes of reviewed matches have similar ones in others."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

from engine import catalog
from engine.core import Rng, Seat
from engine.core.review import ReviewLesson
from tests.tools.ladder import repeated_lessons
from tests.tools.ladder.repeated_lessons import (
    LAYOUTS,
    REVIEWED,
    RepeatedMistake,
    ReviewedMatch,
    coverage,
)

PICK = ReviewLesson("pick", "weight", "")
OTHER = ReviewLesson("pick", "character", "weight")


def reviewed(number: int, *mistakes: RepeatedMistake) -> ReviewedMatch:
    return ReviewedMatch("carry-on", number, "easy", 1, mistakes)


def test_only_the_same_lesson_of_another_match_at_about_the_same_price_counts() -> None:
    here, there = ((0, 1), (0, 2)), ((0, 3), (0, 4))
    asked = RepeatedMistake(3, 1000, PICK, here)
    similar = RepeatedMistake(5, 800, PICK, there)
    none = [
        RepeatedMistake(7, 1000, OTHER, there),
        RepeatedMistake(9, 799, PICK, there),
        RepeatedMistake(11, 1000, PICK, here),
        RepeatedMistake(13, 1000, None, there),
    ]
    found = coverage(
        [reviewed(0, asked, similar), *(reviewed(1 + n, one) for n, one in enumerate(none))], 5
    )
    # The cheap one finds the two dearer ones of other places; nothing else finds anything.
    assert (found.mistakes, found.taught) == (6, 5)
    others = [reviewed(n, similar) for n in (1, 2, 3)]
    found = coverage([reviewed(0, asked), *others], 4)
    assert (found.mistakes, found.one, found.three) == (4, 4, 1)
    # What is not among the first matches is not offered.
    assert coverage([reviewed(0, asked), *others], 2).three == 0


def test_what_is_seen_is_the_seats_own() -> None:
    for name, look in LAYOUTS.items():
        session = repeated_lessons.match(name, "easy", 0)
        game, state = catalog.game(name), session.moments[len(session.moments) // 2].state
        own = set(look(game.observe(state, REVIEWED), REVIEWED))
        world = game.determinize(state, REVIEWED, Rng("other"))
        assert own == set(look(game.observe(world, REVIEWED), REVIEWED))
        assert own != set(look(game.observe(state, Seat(1)), Seat(1)))


def test_a_match_is_reviewed_once_and_a_line_that_was_cut_short_again(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    mistake = RepeatedMistake(3, 1000, PICK, ((0, 1),))
    with patch.object(repeated_lessons, "mistakes_of", lambda *_: [mistake]):
        repeated_lessons.note(file, "carry-on", 2)
        file.write_bytes(file.read_bytes()[:-9])
        repeated_lessons.note(file, "carry-on", 3)
    rows = repeated_lessons.read(file, "carry-on")
    assert [(row.number, row.level) for row in rows] == [(0, "easy"), (1, "normal"), (2, "easy")]
    assert all(row.mistakes == (mistake,) for row in rows)
    with patch.object(repeated_lessons, "match", None):
        repeated_lessons.note(file, "carry-on", 3)
    assert repeated_lessons.read(file, "cargo-hold") == []
    text = "\n".join(repeated_lessons.report(file))
    assert "- pick: weight: 3" in text


def test_a_real_review_gives_lessons() -> None:
    session = repeated_lessons.match("carry-on", "easy", 0)
    found = list(repeated_lessons.mistakes_of(session, LAYOUTS["carry-on"]))
    assert found
    for one in found:
        assert one.lesson is not None
        assert one.lesson.better in {"weight", "character", "essential"}
        assert one.layout == tuple(sorted(one.layout))
