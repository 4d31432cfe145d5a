"""Tests: the file of what people achieved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from engine.store import StoreError
from engine.store.achievements import Achieved, AchievementsFile

ONE, OTHER = "1" * 32, "2" * 32
RATS = Achieved("pack_the_essentials", "three-rats", "ann", "2026-05-17", ONE)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "achievements.json"


def test_what_was_achieved_stays_as_it_was_at_first(path: Path) -> None:
    kept = AchievementsFile(path)
    assert (kept.achieved(), kept.searched()) == ((), frozenset())
    assert not path.exists(), "to look writes nothing"
    assert kept.add([RATS], [ONE]) == (RATS,)
    again = msgspec.structs.replace(RATS, day="2026-06-01", match=OTHER)
    bens = msgspec.structs.replace(again, who="ben")
    assert kept.add([again, bens], [OTHER]) == (bens,)
    assert AchievementsFile(path).achieved() == (RATS, bens)
    assert AchievementsFile(path).searched() == frozenset((ONE, OTHER))
    before = path.read_bytes()
    assert kept.add([RATS], [ONE]) == ()
    assert path.read_bytes() == before


def test_a_match_is_searched_once_more_when_a_game_has_other_achievements(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = AchievementsFile(path)
    kept.add([RATS], [ONE])
    monkeypatch.setattr("engine.store.achievements.SEARCH_VERSION", 2)
    assert kept.searched() == frozenset()
    assert kept.achieved() == (RATS,), "what was achieved stays"
    kept.add([], [OTHER])
    assert kept.searched() == frozenset((OTHER,))
    assert kept.achieved() == (RATS,)


def test_how_a_name_is_written_is_kept_and_rows_without_it_are_as_before(path: Path) -> None:
    kept = AchievementsFile(path)
    named = Achieved("cargo_hold", "thief", "älva", "2026-05-17", ONE, "Älva")
    kept.add([RATS, named], [ONE])
    assert AchievementsFile(path).achieved() == (RATS, named)
    assert path.read_bytes().count(b'"name"') == 1, "a seal of before holds"


def test_the_file_is_bounded(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.store.achievements.MAX_ACHIEVED", 2)
    monkeypatch.setattr("engine.store.achievements.MAX_SEARCHED", 1)
    kept = AchievementsFile(path)
    rows = [msgspec.structs.replace(RATS, id=name) for name in "abc"]
    assert kept.add(rows, [ONE, OTHER]) == tuple(rows[:2]), "for ever: none makes room for others"
    assert kept.searched() == frozenset((OTHER,))


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data[:-9],
        lambda data: data.replace(b"three-rats", b"four-rats!"),
        lambda data: data.replace(b'"form":1', b'"form":1,"more":1'),
        lambda data: data.replace(b'"day"', b'"night"'),
        lambda data: b"[" * 100_000,
        lambda data: b"\x00\xff",
        lambda data: b"",
        lambda data: b'{"form":1,"seal":"","achieved":{}}',
        lambda data: b" " * (16 * 1024 * 1024 + 1),
    ],
)
def test_a_damaged_file_is_set_aside_with_a_sentence(
    path: Path, change: Callable[[bytes], bytes]
) -> None:
    kept = AchievementsFile(path)
    kept.add([RATS], [ONE])
    path.write_bytes(change(path.read_bytes()))
    assert kept.achieved() == ()
    assert "found again in the matches that still exist" in str(kept.sentence)
    assert kept.add([RATS], [ONE]) == (RATS,)
    assert len(list(path.parent.glob("*.bak"))) == 1, "the damaged one was kept"


def test_a_file_of_a_later_form_is_left_alone(path: Path) -> None:
    kept = AchievementsFile(path)
    path.parent.mkdir()
    later = msgspec.json.encode({"form": AchievementsFile.form + 1, "what": "nobody knows"})
    path.write_bytes(later)
    assert (kept.achieved(), kept.searched()) == ((), None)
    with pytest.raises(StoreError, match="newer version"):
        kept.add([RATS], [ONE])
    assert path.read_bytes() == later


def test_a_folder_in_its_place_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    kept = AchievementsFile(path)
    assert (kept.achieved(), kept.searched()) == ((), None)
    assert "could not be loaded" in str(kept.sentence)
