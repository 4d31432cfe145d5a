"""Matches that were saved by states of main that landed open for ever, and go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import catalog
from engine.core import AwaitingSeats, Seat
from engine.match import codec
from engine.match.loader import read

FOLDER = Path(__file__).resolve().parent / "saves"
FILES = sorted(FOLDER.glob("*.stowaway"))
"""`<game>-<what>.stowaway`, as they were written; they are added to and never written anew."""
PARTED = {"cargo_hold-half", "cargo_hold-over"}
"""Cargo paid otherwise then: they open where that comes up, to be looked at (CH-1)."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_save_opens_as_it_was(file: Path) -> None:
    data = file.read_bytes()
    reading = read(data, catalog)
    session = reading.session
    assert session is not None
    if file.stem in PARTED:
        assert reading.foreign
        assert reading.parted
        assert "with different rules and components" in str(reading.sentence)
        assert (reading.result is not None) == file.stem.endswith("-over")
        assert data.startswith(reading.data)
        assert reading.lines > 30
        return
    assert reading.problem is None
    assert not reading.read_only
    assert codec.encode(session.header, session.journal) == data
    assert (session.result is not None) == file.stem.endswith("-over")
    if isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.may[0]
        session.submit(seat, next(iter(session.legal(seat))))
        assert read(codec.encode(session.header, session.journal), catalog).problem is None


@pytest.mark.parametrize(
    ("stem", "goal"),
    [
        ("pack_the_essentials-half", 145),
        ("pack_the_essentials-former-half", 140),
        ("pack_the_essentials-former-over", 125),
    ],
)
def test_a_match_of_former_goals_keeps_its_own_pe_46(stem: str, goal: int) -> None:
    reading = read((FOLDER / f"{stem}.stowaway").read_bytes(), catalog)
    assert reading.session is not None
    assert reading.session.header.rules_version == 1
    assert reading.session.view(Seat(0)).goal == goal
    result = reading.session.result
    assert result is None or result.goal == goal


def test_there_is_one_of_each_game() -> None:
    kept = {file.stem.partition("-")[0] for file in FILES}
    assert kept >= {str(name) for name in catalog.ids()}
