"""What was guessed is kept: a round trip, by week, and files that are damaged or hostile."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from engine.store import Matches, StoreError
from engine.store.guesses import MAX_BYTES, MAX_GUESSES, Guesses, KeptGuess, by_week

MONDAY = date(2026, 11, 23)


def guess(days: int = 0, *, right: bool = True, **new: Any) -> KeptGuess:
    told = {"unit": "points", "value": 8500, "told": None, "name": "Ann", **new}
    return KeptGuess(MONDAY + timedelta(days=days), "carry_on", right=right, **told)


@pytest.fixture
def kept(tmp_path: Path) -> Guesses:
    matches = Matches(tmp_path / "matches")
    assert matches.guesses.path == tmp_path / "guesses.json"
    return matches.guesses


def test_what_was_guessed_is_kept_and_read_again(kept: Guesses) -> None:
    assert () == kept.rows()
    made = guess(), guess(1, right=False, told=8000), guess(2, name="Bo", unit="percent")
    for one in made:
        kept.keep(one)
    assert made == Guesses(kept.path).rows()
    assert made[2:] == kept.rows(lambda name: name == "Bo")
    assert kept.sentence is None
    # A clock that is far off is kept as the last day that there is.
    kept.keep(KeptGuess(date(9999, 1, 1), "carry_on", "Ann", True, "points", 0))
    assert date(2999, 12, 31) == kept.rows()[-1].day


def test_the_oldest_go_where_there_are_too_many(
    kept: Guesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.store.guesses.MAX_GUESSES", 3)
    for number in range(5):
        kept.keep(guess(number))
    assert [MONDAY + timedelta(days=n) for n in (2, 3, 4)] == [row.day for row in kept.rows()]


def test_two_weeks_or_ten_guesses_are_told_by_week() -> None:
    assert () == by_week([guess(n % 7) for n in range(9)])
    (week,) = by_week([guess(n % 7, right=n < 4) for n in range(10)])
    assert (MONDAY, 10, 4, {}) == week
    one, two = by_week(
        [
            guess(9, told=8000, value=8500, right=False),
            guess(-1, told=9000, value=8500),
            guess(8, told=8700, value=8500),
            guess(8, unit="percent", told=4000, value=3100),
        ]
    )
    assert (MONDAY - timedelta(days=7), 1, 1, {"points": (500,)}) == one
    assert (MONDAY + timedelta(days=7), 3, 2) == two[:3]
    assert {"points": (200, 500), "percent": (900,)} == two.errors


def row(**new: Any) -> dict[str, Any]:
    one = guess()
    return {**{name: getattr(one, name) for name in one.__struct_fields__}, **new}


def file(*rows: Any, **new: Any) -> bytes:
    return json.dumps({"form": 1, "rows": rows, **new}, default=str).encode()


BAD: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"\x00\xff",
    "deep": b"[" * 100_000,
    "large": b" " * (MAX_BYTES + 1),
    "no form": b'{"form":"x"}',
    "an older form": file(form=0),
    "unknown": file(more=1),
    "unknown of a row": file(row(more=1)),
    "too many": file(*[row()] * (MAX_GUESSES + 1)),
    "no day": file(row(day="2026-02-30")),
    "a day far off": file(row(day="9999-12-31")),
    "long ago": file(row(day="0001-01-01")),
    "a long name": file(row(name="x" * 201)),
    "another unit": file(row(unit="euros")),
    "neither right nor wrong": file(row(right=1)),
    "a float": file(row(told=1.5)),
    "too much": file(row(told=1_000_001)),
    "too little": file(row(value=-1_000_001)),
    "no value": file({name: each for name, each in row().items() if name != "value"}),
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD)
def test_what_is_no_list_of_guesses_is_set_aside_with_a_sentence(
    kept: Guesses, data: bytes
) -> None:
    kept.path.write_bytes(data)
    assert () == kept.rows()
    said = str(kept.sentence)
    assert said.startswith("Your guesses were damaged, and the list of them is now empty.")
    (aside,) = kept.path.parent.glob("guesses*.bak")
    assert data == aside.read_bytes()
    assert aside.name in said
    kept.keep(guess())
    assert (guess(),) == kept.rows()


def test_the_most_that_is_kept_is_read_again(kept: Guesses) -> None:
    # No sign takes more bytes than these.
    kept.keep(guess(name="\x01" * 900, told=-1_000_000, value=-1_000_000))
    line = json.dumps(row(name="\x01" * 200, game="\x01" * 40, told=-1_000_000), default=str)
    kept.path.write_bytes(b'{"form":1,"rows":[' + b",".join([line.encode()] * MAX_GUESSES) + b"]}")
    assert kept.path.stat().st_size < MAX_BYTES
    kept.keep(guess(name="\x01" * 900))
    assert (MAX_GUESSES, "\x01" * 200) == (len(kept.rows()), kept.rows()[-1].name)
    assert kept.sentence is None


def test_a_file_of_a_later_program_is_left_as_it_is(kept: Guesses) -> None:
    data = b'{"form":2,"new":[1,2,3]}'
    kept.path.write_bytes(data)
    assert () == kept.rows()
    assert "by a newer version of Stowaway" in str(kept.sentence)
    with pytest.raises(StoreError, match="by a newer version of Stowaway"):
        kept.keep(guess())
    assert data == kept.path.read_bytes()


def test_what_cannot_be_read_or_written_is_told_and_nothing_is_lost(
    kept: Guesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.keep(guess())
    before = kept.path.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patched:
        patched.setattr("engine.store.files.replace", full)
        with pytest.raises(StoreError, match="The disk is full"):
            kept.keep(guess(1))
    assert before == kept.path.read_bytes()
    kept.path.unlink()
    kept.path.mkdir()
    assert () == kept.rows()
    with pytest.raises(StoreError, match=r"^Your guesses could not be loaded: "):
        kept.keep(guess())
    assert kept.path.is_dir()
