"""The list of attempts: it counts, numbers matches, follows names; hostile files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from engine import catalog, trails
from engine.core import Level, Rng, Seat
from engine.match import Player, codec
from engine.match import begin as begin_match
from engine.store import Matches, StoreError, files
from engine.store.attempts import MAX_BYTES, MAX_DEALS, MAX_NUMBERED_MATCHES, AttemptsFile, Begun
from engine.store.persons import profile

GAME, DEAL = "pack_the_essentials", "PE-56HQ-AN8T"


@pytest.fixture
def kept(tmp_path: Path) -> AttemptsFile:
    return AttemptsFile(tmp_path / "attempts.json")


def begin(
    kept: AttemptsFile, file: str, *, who: str = "ann", deal: str = DEAL, least: int = 1
) -> None:
    kept.begin(GAME, deal, who, file, least)


def changes(kept: AttemptsFile) -> tuple[Callable[[], None], ...]:
    """Whatever is noted."""
    return lambda: begin(kept, "a"), lambda: kept.hold(GAME, DEAL, "ann", 1)


def test_each_attempt_that_begins_is_one_more_and_has_its_number(kept: AttemptsFile) -> None:
    assert () == kept.at(GAME, {DEAL})
    begin(kept, "a")
    begin(kept, "b")
    begin(kept, "c", who="ben")
    begin(kept, "d", deal="PE-MD1E-Q4RK")
    ann, ben = kept.at(GAME, {DEAL})
    assert ("ann", 2) == (ann.who, ann.count)
    assert [1, 2, None] == [ann.number(file) for file in "abc"]
    assert ("ben", 1, 1) == (ben.who, ben.count, ben.number("c"))
    # What was not noted, as before there was a list, counts too.
    begin(kept, "e", least=7)
    assert 7 == kept.at(GAME, {DEAL})[-1].count


def test_a_number_that_is_held_never_goes_back(kept: AttemptsFile) -> None:
    kept.hold(GAME, DEAL, "ann", 2)
    kept.hold(GAME, DEAL, "ann", 1)
    (row,) = kept.at(GAME, {DEAL})
    assert (2, ()) == (row.count, row.files)


def test_a_name_that_is_used_once_more_is_the_later_attempt_s(kept: AttemptsFile) -> None:
    begin(kept, "a")
    begin(kept, "a")
    assert 2 == kept.at(GAME, {DEAL})[0].number("a")


def test_a_match_that_is_renamed_keeps_its_number(tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches")
    matches.folder.mkdir()
    path = matches.folder / "a.stowaway"
    path.write_bytes(b"")
    begin(matches.attempts, path.name)
    renamed = matches.rename(path, "first")
    (row,) = matches.attempts.at(GAME, {DEAL})
    assert (1, None) == (row.number(renamed.name), row.number(path.name))


def test_a_match_that_is_brought_back_under_another_name_keeps_its_number(tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches")
    matches.folder.mkdir()
    path = matches.folder / "a.stowaway"

    def number(name: str) -> int | None:
        return matches.attempts.at(GAME, {DEAL})[0].number(name)

    trashed = list[Path]()
    for _ in range(3):
        path.write_bytes(b"")
        begin(matches.attempts, path.name)
        gone = matches.delete(path)
        assert gone is not None
        trashed.append(gone)
        # Its name is free for another match.
        assert number(path.name) is None
    path.write_bytes(b"")
    begin(matches.attempts, path.name)
    back = [matches.restore(gone) for gone in reversed(trashed)]
    assert 4 == len({path, *back})
    assert [4, 3, 2, 1] == [number(each.name) for each in (path, *back)]


def test_a_new_name_is_nobody_else_s(kept: AttemptsFile) -> None:
    begin(kept, "a")
    begin(kept, "b")
    begin(kept, "c")
    kept.follow("b", "c")
    assert [1, None, 2] == [kept.at(GAME, {DEAL})[0].number(name) for name in "abc"]


def test_the_list_is_bounded(kept: AttemptsFile) -> None:
    for number in range(MAX_NUMBERED_MATCHES + 5):
        begin(kept, f"file {number}")
    (row,) = kept.at(GAME, {DEAL})
    assert (MAX_NUMBERED_MATCHES + 5, MAX_NUMBERED_MATCHES) == (row.count, len(row.files))
    assert MAX_NUMBERED_MATCHES + 5 == row.number(f"file {MAX_NUMBERED_MATCHES + 4}")
    rows = tuple(Begun(GAME, f"deal {number}", "ann", 1) for number in range(MAX_DEALS))
    with kept._changing() as (_, write):
        write(rows)
    begin(kept, "new", deal="deal new")
    # Those played last stay.
    assert () == kept.at(GAME, {"deal 0"})
    assert 2 == len(kept.at(GAME, {f"deal {MAX_DEALS - 1}", "deal new"}))


def _changed(data: bytes, **fields: Any) -> bytes:
    held = json.loads(data)
    held["rows"][0] |= fields
    return json.dumps(held).encode()


def test_what_is_not_as_it_was_written_is_set_aside(kept: AttemptsFile) -> None:
    begin(kept, "a")
    good = kept.path.read_bytes()
    hostile = (
        b"",
        b"\xff",
        b"[" * 100_000,
        b"{}",
        good[:-10],
        good.replace(b'"count":1', b'"count":0'),
        _changed(good, count=0),
        _changed(good, count=2),
        _changed(good, more=1),
        _changed(good, who="x" * 301),
        good.replace(b'"form":1', b'"form":0'),
        b" " * (MAX_BYTES + 1),
    )
    for number, data in enumerate(hostile):
        kept.path.write_bytes(data)
        assert () == kept.at(GAME, {DEAL}), data[:80]
        assert kept.sentence is not None
        assert "damaged" in str(kept.sentence)
        assert not kept.path.exists()
        kept.sentence = None
        # And counting goes on.
        begin(kept, f"again {number}")
        assert 1 == kept.at(GAME, {DEAL})[0].count


def test_a_later_list_is_left_as_it_is(kept: AttemptsFile) -> None:
    data = b'{"form":2,"rows":"others"}'
    kept.path.write_bytes(data)
    assert () == kept.at(GAME, {DEAL})
    assert "newer version of Stowaway" in str(kept.sentence)
    for change in changes(kept):
        with pytest.raises(StoreError, match="newer version of Stowaway"):
            change()
    assert data == kept.path.read_bytes()
    # It was told with the error.
    assert kept.sentence is None


def test_nobody_believes_noted_what_could_not_be(kept: AttemptsFile) -> None:
    kept.path.mkdir()
    for change in changes(kept):
        with pytest.raises(StoreError, match=r"could not be loaded: .* is not a file"):
            change()
    kept.path.rmdir()
    begin(kept, "a")
    assert 1 == kept.at(GAME, {DEAL})[0].count


def test_what_is_noted_already_needs_no_disk(
    kept: AttemptsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(kept, "a")
    begin(kept, "b", deal="PE-MD1E-Q4RK")

    def full(path: Path, data: bytes) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(files, "replace", full)
    kept.hold(GAME, DEAL, "ann", 1)
    with pytest.raises(StoreError, match="The disk is full"):
        kept.hold(GAME, DEAL, "ann", 2)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_list_that_is_no_file_holds_nobody_up(kept: AttemptsFile) -> None:
    os.mkfifo(kept.path)
    assert () == kept.at(GAME, {DEAL})
    assert "is not a file" in str(kept.sentence)


def test_the_first_action_of_the_person_begins_it_and_not_that_of_a_computer(
    tmp_path: Path,
) -> None:
    game = catalog.game("carry_on")
    code, config, *_ = trails.daily(game, date(2026, 11, 22))
    rivals = [Player("computer", Level("hard"))] * 3
    session = begin_match(game, code, [Player(), *rivals], dict(config.options))
    matches = Matches(tmp_path / "matches")
    matches.folder.mkdir()
    path = matches.folder / "a.stowaway"

    def write() -> list[Path]:
        path.write_bytes(codec.encode(session.header, session.journal))
        return [each.path for each in matches.under_way("carry_on", {code})]

    assert [] == write()
    for seat in (Seat(2), Seat(1)):
        session.submit(seat, session.legal(seat).sample(Rng("rival", seat)))
        assert [] == write()
    session.submit(Seat(0), session.legal(Seat(0)).sample(Rng("person")))
    assert [path] == write()
    assert () == matches.under_way("carry_on", {"another"})
    assert () == matches.under_way("pack_the_essentials", {code})


def test_names_that_the_program_makes_are_nobody_s_in_any_letters() -> None:
    made = ("", "Player 1", "player 2", " PLAYER 16", "Spieler 3", "computer 2")
    assert {""} == {profile(name) for name in made}
    assert profile("Ann") == profile("ANN") == profile(" ann ")
    assert profile("Players 1")
