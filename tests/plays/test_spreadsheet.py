"""Plays as CSV: what a spreadsheet reads is what was written, and never a formula."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import shown
from engine.plays import Play, spreadsheet
from tests.plays.test_bg_stats import play, seat

FORMULAS = (
    '=HYPERLINK("http://example.org","Ada")',
    "+49 30 1234",
    "-2+3",
    "@SUM(A1:A9)",
    "\t=1+1",
    "\r=1+1",
    " =1+1",
    "＝1+1",
)


def rows(plays: list[Play]) -> list[dict[str, str]]:
    text = spreadsheet.file(plays).decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


def test_a_row_for_each_seat_of_each_match() -> None:
    other = seat("Computer (Hard)", is_person=False, level="hard", score=-3, rank=2)
    found = rows([play(seat(), other._replace(is_winner=False)), play(digest="cd" * 16, goal=9)])
    assert [list(row) for row in found] == [list(spreadsheet.COLUMNS)] * 3
    assert found[1] == {
        "match": play().id,
        "finished": "2026-11-20 12:30:05",
        "game": "Cargo Hold",
        "options": "Aid",
        "deal": "CH-1",
        "practice": "no",
        "goal": "",
        "seat": "2",
        "name": "Computer (Hard)",
        "player": "computer",
        "level": "hard",
        "score": "-3",
        "place": "2",
        "winner": "no",
    }
    assert [row["goal"] for row in found] == ["", "", "9"]
    assert len({row["match"] for row in found}) == 2


@pytest.mark.parametrize("text", FORMULAS)
def test_no_cell_is_a_formula(text: str) -> None:
    """Whoever writes a name writes no formula in the sheet of another."""
    known: dict[str, Any] = {"variant": text, "deal": text, "title": text}
    (row,) = rows([play(seat(text, level=text), **known)])
    for column in ("name", "options", "deal", "game", "level"):
        assert row[column] == f"'{text}"


@given(st.text(max_size=60))
def test_any_name_comes_back(text: str) -> None:
    name = shown(text, 30)
    (row,) = rows([play(seat(name))])
    assert row["name"].removeprefix("'") == name.removeprefix("'")
    assert row["name"].lstrip()[:1] not in tuple("=+-@")


def test_an_ordinary_name_stays_as_it_is() -> None:
    for name in ("Ada", "Anne-Marie", "a@b", "O’Neill", "“Ada, Countess”", "1+1"):
        assert spreadsheet.guarded(name) == name
