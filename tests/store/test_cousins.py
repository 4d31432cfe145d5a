"""What first answers to similar positions cost is kept; hostile files are set aside."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from engine.store import Matches, StoreError
from engine.store.cousins import MAX_ANSWERS, CousinAnswer, CousinAnswers, by_week
from engine.store.dated_rows import MAX_BYTES

MONDAY = date(2026, 11, 23)


def answer(days: int = 0, loss: int = 300, **new: Any) -> CousinAnswer:
    told = {"name": "Ann", "unit": "points", "before": 500, **new}
    day = MONDAY + timedelta(days=days)
    return CousinAnswer(day, "pack_the_essentials", loss=loss, **told)


@pytest.fixture
def kept(tmp_path: Path) -> CousinAnswers:
    matches = Matches(tmp_path / "matches")
    assert matches.cousins.path == tmp_path / "cousins.json"
    return matches.cousins


def test_what_was_answered_is_kept_and_read_again(kept: CousinAnswers) -> None:
    assert kept.rows() == ()
    made = answer(), answer(1, 0), answer(2, name="Bo")
    for one in made:
        kept.keep(one)
    assert CousinAnswers(kept.path).rows() == made
    assert kept.rows(lambda name: name == "Bo") == made[2:]
    assert kept.sentence is None


def test_the_oldest_go_where_there_are_too_many(
    kept: CousinAnswers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.store.cousins.MAX_ANSWERS", 3)
    for number in range(5):
        kept.keep(answer(number))
    assert [row.day for row in kept.rows()] == [MONDAY + timedelta(days=n) for n in (2, 3, 4)]


def test_one_week_says_nothing_and_two_are_told_in_order(kept: CousinAnswers) -> None:
    assert by_week([answer(n) for n in range(7)]) == ()
    rows = [answer(8, 100), answer(-1, 700, before=900), answer(0, 200), answer(13, 0)]
    for row in rows:
        kept.keep(row)
    kept.keep(answer(20, name="Bo"))
    weeks = kept.weeks(lambda name: name == "Ann")
    assert weeks == by_week(rows)
    assert [week.monday for week in weeks] == [MONDAY + timedelta(days=7 * n) for n in (-1, 0, 1)]
    assert [week.losses for week in weeks] == [
        {"points": (700,)},
        {"points": (200,)},
        {"points": (100, 0)},
    ]
    assert weeks[0].before == {"points": (900,)}


def test_a_unit_of_one_week_is_left_out() -> None:
    one, two = by_week([answer(0), answer(7), answer(1, unit="percent"), answer(2, unit="percent")])
    assert [*one.losses] == [*two.losses] == ["points"]
    assert by_week([answer(0), answer(7, unit="percent")]) == ()
    first, last = by_week([answer(0, unit="percent"), answer(7, unit="percent"), answer(14)])
    assert [*first.losses, *last.losses] == ["percent", "percent"]


def row(**new: Any) -> dict[str, Any]:
    one = answer()
    return {**{name: getattr(one, name) for name in one.__struct_fields__}, **new}


def file(*rows: Any, **new: Any) -> bytes:
    return json.dumps({"form": 1, "rows": rows, **new}, default=str).encode()


BAD: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"\x00\xff",
    "deep": b"[" * 100_000,
    "large": b" " * (MAX_BYTES + 1),
    "an older form": file(form=0),
    "unknown": file(more=1),
    "unknown of a row": file(row(more=1)),
    "too many": file(*[row()] * (MAX_ANSWERS + 1)),
    "no day": file(row(day="2026-02-30")),
    "a day far off": file(row(day="9999-12-31")),
    "a long name": file(row(name="x" * 201)),
    "another unit": file(row(unit="euros")),
    "a gain": file(row(loss=-1)),
    "a float": file(row(loss=1.5)),
    "too much": file(row(before=200_001)),
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD)
def test_what_is_no_list_of_answers_is_set_aside_with_a_sentence(
    kept: CousinAnswers, data: bytes
) -> None:
    kept.path.write_bytes(data)
    assert kept.rows() == ()
    said = str(kept.sentence)
    assert said.startswith(
        "Your answers to similar decisions were damaged, and the list of them is now empty."
    )
    (aside,) = kept.path.parent.glob("cousins*.bak")
    assert aside.read_bytes() == data
    assert aside.name in said
    kept.keep(answer())
    assert kept.rows() == (answer(),)


def test_the_most_that_is_kept_is_read_again(kept: CousinAnswers) -> None:
    # No sign takes more bytes than these.
    kept.keep(answer(name="\x01" * 900, loss=200_000, before=200_000))
    line = json.dumps(row(name="\x01" * 200, game="\x01" * 40, loss=200_000), default=str)
    kept.path.write_bytes(b'{"form":1,"rows":[' + b",".join([line.encode()] * MAX_ANSWERS) + b"]}")
    assert len(kept.rows()) == MAX_ANSWERS
    assert kept.sentence is None


def test_a_later_file_is_left_as_it_is(kept: CousinAnswers) -> None:
    data = b'{"form":2,"whatever":1}'
    kept.path.write_bytes(data)
    assert kept.rows() == ()
    assert "newer version of Stowaway" in str(kept.sentence)
    with pytest.raises(StoreError, match="newer version of Stowaway"):
        kept.keep(answer())
    assert kept.path.read_bytes() == data


def test_what_cannot_be_read_is_told_and_not_written_over(kept: CousinAnswers) -> None:
    kept.path.mkdir()
    assert kept.rows() == ()
    assert str(kept.sentence).startswith("Your answers to similar decisions could not be loaded: ")
    with pytest.raises(StoreError):
        kept.keep(answer())
