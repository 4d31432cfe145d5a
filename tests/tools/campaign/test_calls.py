"""The disk that loses its power keeps what was synced, and loses what was not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from engine.match import codec
from engine.store import Guided, Matches, Settings, files
from tests.tools.campaign.calls import Disk
from tests.tools.campaign.play import begun, wander

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only there can folders be synced")


@contextmanager
def disk(home: Path, how: str = "synced") -> Iterator[Disk]:
    """A disk on which all is done, and whose power fails at the end."""
    made = Disk(home, 10**9, Random(1))
    with made.watching():
        yield made
    made.lose(how)


def left(home: Path) -> dict[str, bytes]:
    """What is in a folder."""
    found = sorted(path for path in home.rglob("*") if path.is_file())
    return {str(path.relative_to(home)): path.read_bytes() for path in found}


def sync(path: Path) -> None:
    """Sync a file, or a folder."""
    handle = os.open(path, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)


@pytest.mark.parametrize(
    ("how", "there"),
    [
        ("synced", {"old": b"old", "both": b"new"}),
        ("named", {"new": b"", "old": b"old", "both": b"new", "bytes": b"new"}),
    ],
)
def test_only_what_was_synced_survives(tmp_path: Path, how: str, there: dict[str, bytes]) -> None:
    (tmp_path / "old").write_bytes(b"old")
    with disk(tmp_path, how):
        (tmp_path / "both").write_bytes(b"new")
        sync(tmp_path / "both")
        sync(tmp_path)
        (tmp_path / "old").write_bytes(b"changed")
        (tmp_path / "new").write_bytes(b"new")
        (tmp_path / "bytes").write_bytes(b"new")
        sync(tmp_path / "bytes")
    assert there == left(tmp_path)


def test_what_was_appended_and_not_synced_is_torn(tmp_path: Path) -> None:
    ends: set[bytes] = set()
    for turn in range(40):
        home = tmp_path / str(turn)
        home.mkdir()
        (home / "a").write_bytes(b"old")
        made = Disk(home, 10**9, Random(turn))
        with made.watching(), (home / "a").open("ab") as file:
            file.write(b"new")
        made.lose("torn")
        ends.add((home / "a").read_bytes().removeprefix(b"old"))
    assert {b"", b"n", b"ne", b"new"} <= ends
    assert any(end.endswith(b"\x00") for end in ends)


def test_a_name_of_a_file_that_was_replaced_is_the_old_one_until_its_folder_is_synced(
    tmp_path: Path,
) -> None:
    (tmp_path / "a").write_bytes(b"old")
    with disk(tmp_path):
        (tmp_path / "b").write_bytes(b"new")
        sync(tmp_path / "b")
        (tmp_path / "b").replace(tmp_path / "a")
    assert {"a": b"old"} == left(tmp_path)


def test_a_disk_knows_what_is_still_to_be_synced(tmp_path: Path) -> None:
    with disk(tmp_path) as made:
        (tmp_path / "a").write_bytes(b"new")
        assert not made.settle(0)
        sync(tmp_path / "a")
        assert made.settle(0)


# What the store promises


def test_a_whole_file_in_new_folders_survives(tmp_path: Path) -> None:
    with disk(tmp_path):
        files.replace(tmp_path / "one" / "two" / "a", b"data")
    assert {"one/two/a": b"data"} == left(tmp_path)


def test_a_setting_survives(tmp_path: Path) -> None:
    with disk(tmp_path):
        Settings(tmp_path / "home" / "settings.toml").set("look.text_size", 130)
    assert Settings(tmp_path / "home" / "settings.toml").number("look.text_size") == 130


def test_a_match_that_was_closed_survives_whatever_its_file_is_called_then(tmp_path: Path) -> None:
    session = begun(Random(1), "carry_on", persons=1)
    with disk(tmp_path):
        matches = Matches(tmp_path / "data" / "matches")
        with matches.start(session) as writer:
            for _ in zip(range(9), wander(session, Random(1), reseat=False), strict=False):
                pass
        renamed = matches.rename(writer.path, "other")
    data = codec.encode(session.header, session.journal)
    assert {"data/matches/other.stowaway": data} == left(tmp_path)

    with disk(tmp_path):
        trashed = matches.delete(renamed)
    assert {f"data/trash/{trashed.name}": data} == left(tmp_path)

    assert trashed is not None
    with disk(tmp_path):
        matches.restore(trashed)
    assert {"data/matches/other.stowaway": data} == left(tmp_path)


def test_what_is_kept_beside_a_match_and_a_guided_round_survive(tmp_path: Path) -> None:
    matches = Matches(tmp_path / "data" / "matches")
    path = matches.folder / "a.stowaway"
    session = begun(Random(1), "carry_on", practice=True)
    guided = Guided(tmp_path / "data" / "guided")
    with disk(tmp_path):
        matches.keep_picture(path, b"picture")
        matches.keep_reviews(path, [b"review\n"])
        guided.keep(session, "lesson", ())
    assert matches.picture(path) == b"picture"
    assert list(matches.reviews(path)) == [b"review\n"]
    assert guided.left("carry_on", session.seed) is not None
    with disk(tmp_path):
        guided.forget("carry_on")
    assert not guided.has("carry_on")
