"""Tests: copies that programs leave which synchronise folders: how they are found and merged."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from engine import catalog
from engine.match import run_to_end
from engine.match.loader import read
from engine.store import Matches, Records, Settings, files
from engine.store.sync_copies import found, merging_copies, originals_of
from tests.store.test_archive import DAY, NOON, contents, filled, home, played, put, saved

MARKS = {
    # Dropbox, its German, maestral, two on one day, two that differ in letters
    " (Ann's conflicted copy 2026-01-31)": True,
    " (DESKTOP-AB12CD3's conflicted copy 2026-01-31 (1))": True,
    " (In Konflikt stehende Kopie von Ann 2026-01-31)": True,
    " (Sam's  conflicting copy 2022-08-30)": True,
    " (Case Conflict)": True,
    " (Case Conflict 1)": True,
    # Nextcloud and ownCloud, now and before
    " (conflicted copy 2026-01-31 120000)": True,
    " (conflicted copy ann 2026-01-31 120000)": True,
    "_conflict-20180220-141213": True,
    "_conflict-ann-20180220-141213": True,
    # Syncthing, now and before
    ".sync-conflict-20260131-120000-ABCDEFG": True,
    ".sync-conflict-20150131-120000": True,
    # OneDrive, and its client for Linux
    "-DESKTOP-AB12CD3": True,
    "-DESKTOP-AB12CD3-2": True,
    "-host-safeBackup-0001": True,
    # What people call their files
    " (2)": False,
    " (my copy)": False,
    " copy": False,
    ".damaged": False,
    " conflict": False,
}


@pytest.mark.parametrize("mark", MARKS)
def test_names_of_copies_are_known(mark: str) -> None:
    match = originals_of(f"co CO-12 2026-01-31 1200{mark}.stowaway", match=True)
    assert ("co CO-12 2026-01-31 1200.stowaway" in match) is MARKS[mark]
    for name in ("records.sqlite", "mistakes.json", "settings.toml"):
        stem, _, suffix = name.partition(".")
        assert originals_of(f"{stem}{mark}.{suffix}", match=False) == (
            (name,) if MARKS[mark] else ()
        )


@pytest.mark.parametrize(
    "name",
    ["settings.previous.toml", "records.sqlite", "records.sqlite-journal", "x.json", "a-b.json"],
)
def test_other_files_of_a_home_are_no_copies(name: str) -> None:
    assert originals_of(name, match=False) == ()


@pytest.mark.parametrize("name", ["x-2", "x-ann", "a-b 2026-01-31 1200", "x-y-z"])
def test_a_match_may_have_a_hyphen_in_its_name(name: str) -> None:
    assert originals_of(f"{name}.stowaway", match=True) == ()


def test_copies_of_everything_are_merged_and_kept(tmp_path: Path) -> None:
    where, other = filled(tmp_path / "home"), home(tmp_path / "other")
    for name in ("mistakes.json", "guesses.json", "attempts.json", "achievements.json"):
        data = (where.data / name).read_bytes()
        files.replace(where.data / f"{name[:-5]}.sync-conflict-20260131-120000-ABCDEFG.json", data)
    with Records(other.records) as records:
        assert records.add(played(5), NOON - timedelta(days=2))
    copy = where.data / "records (Ann's conflicted copy 2026-01-31).sqlite"
    files.replace(copy, other.records.read_bytes())
    Settings(other.settings).set("hands.left", value=True)
    files.replace(where.data / "settings-LAPTOP.toml", other.settings.read_bytes())
    matches = Matches(where.matches)
    (row, _) = matches.mistakes._read().rows
    matches.mistakes.answer(row, DAY + timedelta(days=1), right=True)
    names = {path.name for path in found(where)}
    assert len(names) == 6
    report = run_to_end(merging_copies(where))
    assert (report.merged, report.branches, report.problems) == (6, 0, ())
    assert found(where) == ()
    kept = [path for path in (where.data / "copies").iterdir() if path.is_file()]
    assert names == {path.name.partition(" ")[2] for path in kept}
    with Records(where.records) as records:
        log = records.log()
        assert [NOON, NOON - timedelta(days=2)] == [each.finished for each in log]
    assert Settings(where.settings).flag("hands.left")
    assert matches.mistakes._read().rows[0].times == 1, "the later answer stays"
    assert run_to_end(merging_copies(where)).merged == 0


def test_records_of_another_computer_come_before_its_matches(tmp_path: Path) -> None:
    where, other = home(tmp_path / "home"), home(tmp_path / "other")
    early, late = (played(number) for number in (1, 2))
    for at, session, day in ((where, late, NOON), (other, early, NOON - timedelta(days=2))):
        with Records(at.records) as records:
            assert records.add(session, day)
    # The match begins with the same line as one that is here.
    put(where, "x", saved(played(1, 5, way=3)))
    put(where, "x.sync-conflict-20260131-120000-ABCDEFG", saved(early))
    files.replace(where.data / "records-LAPTOP.sqlite", other.records.read_bytes())
    for _ in merging_copies(where):
        # What the window does between two steps: it notes the matches that it finds.
        if any(session_of(each) == [*early.journal] for each in where.matches.iterdir()):
            with Records(where.records) as records:
                records.add(early, NOON + timedelta(days=1))
    with Records(where.records) as records:
        told = [each.finished for each in records.log()]
    assert told == [NOON, NOON - timedelta(days=2)], "each has the day on which it ended"


def session_of(path: Path) -> list[object]:
    session = read(path.read_bytes(), catalog).session
    return [] if session is None else [*session.journal]


@pytest.mark.parametrize("longer", ["original", "copy"])
def test_a_match_that_was_played_on_in_two_places_is_kept_twice(
    tmp_path: Path, longer: str
) -> None:
    where = home(tmp_path)
    forks = {"copy": saved(played(1, 5, way=1)), "original": saved(played(1, 20, way=2))}
    if longer == "copy":
        forks = {"copy": forks["original"], "original": forks["copy"]}
    path = put(where, "x", forks["original"])
    put(where, "x.sync-conflict-20260131-120000-ABCDEFG", forks["copy"])
    Matches(where.matches).keep_picture(path, b"of what was here")
    report = run_to_end(merging_copies(where))
    assert (report.merged, report.branches) == (1, 1)
    assert path.read_bytes() == forks[longer]
    # A picture of another journal is none of it.
    kept = b"of what was here" if longer == "original" else b""
    assert Matches(where.matches).picture(path) == kept
    (fork,) = (each for each in where.matches.iterdir() if each != path)
    shorter = forks["original" if longer == "copy" else "copy"]
    session, other = (read(data, catalog).session for data in (fork.read_bytes(), shorter))
    assert session is not None
    assert other is not None
    assert [*session.journal] == [*other.journal]


def test_a_copy_without_its_original_or_of_another_match_stays_a_match(tmp_path: Path) -> None:
    where = home(tmp_path)
    put(where, "x (conflicted copy 2026-01-31 120000)", saved(played(1, 5)))
    put(where, "y", saved(played(2, 5)))
    put(where, "y-LAPTOP", saved(played(3, 5)))
    before = contents(where)
    assert found(where) == ()
    assert run_to_end(merging_copies(where)).merged == 0
    assert contents(where) == before


def test_what_was_moved_before_a_kill_is_merged_at_the_next_start(tmp_path: Path) -> None:
    where = filled(tmp_path)
    long = saved(played(2, 9))
    short = where.matches / "carry-on going.stowaway"
    short.write_bytes(b"".join(long.splitlines(keepends=True)[:5]))
    put(where, "carry-on going (conflicted copy 2026-01-31 120000)", long)
    steps = merging_copies(where)
    next(steps)
    steps.close()
    assert ["waiting"] == [path.parent.parent.name for path in found(where)]
    assert not [path for path in where.matches.iterdir() if "conflicted" in path.name]
    run_to_end(merging_copies(where))
    assert short.read_bytes() == long
    assert found(where) == ()


def test_a_copy_that_is_damaged_is_said_and_kept(tmp_path: Path) -> None:
    where = filled(tmp_path)
    copy = where.data / "mistakes (conflicted copy 2026-01-31 120000).json"
    copy.write_bytes(b"damaged")
    report = run_to_end(merging_copies(where))
    assert ["mistakes.json is damaged."] == [str(each) for each in report.problems]
    (kept,) = (path for path in (where.data / "copies").iterdir() if path.is_file())
    assert kept.read_bytes() == b"damaged"


def test_old_copies_go_but_none_that_may_be_somebodys_own(tmp_path: Path) -> None:
    where = home(tmp_path)
    folder = where.data / "copies"
    for name in (
        "20200101T000000Z mistakes (conflicted copy 2020-01-01 120000).json",
        "20200101T000000Z mistakes-LAPTOP.json",
        "something else",
    ):
        files.replace(folder / name, b"x")
    run_to_end(merging_copies(where))
    assert {"20200101T000000Z mistakes-LAPTOP.json", "something else"} == {
        path.name for path in folder.iterdir()
    }


def test_no_home_has_no_copies(tmp_path: Path) -> None:
    assert found(home(tmp_path / "nothing")) == ()
