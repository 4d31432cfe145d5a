"""Tests: the catalog: games are found, built from their resources, and known by digest."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from engine import catalog
from engine.core import ComponentError, GameId, StowawayError, dashed
from engine.parts.files import MAX_FILE_BYTES
from tests.match.toy import Toy

ROOT = Path(__file__).resolve().parents[2]


def test_every_folder_of_a_game_is_found() -> None:
    folders = {path.parent.name for path in (ROOT / "engine" / "games").glob("*/__init__.py")}
    assert set(catalog.ids()) == folders
    assert list(catalog.ids()) == sorted(catalog.ids())
    for name in catalog.ids():
        assert catalog.game(name).id == name
        assert (ROOT / "resources" / "games" / name).is_dir()


def test_a_game_is_built_once_whatever_it_is_called() -> None:
    for name in catalog.ids():
        assert catalog.game(dashed(name)) is catalog.game(name)
        assert catalog.components_digest(dashed(name)) == catalog.components_digest(name)
        assert len(catalog.components_digest(name)) == 32


def test_options_can_hold_their_defaults_and_what_they_were_introduced_as() -> None:
    for name in catalog.ids():
        game = catalog.game(name)
        for option in game.options:
            assert option.parse(option.default) == option.default
        for seats in game.seats:
            first = game.filled_in(seats, {})
            assert first == dict(game.restore(seats, {}).options)


@pytest.mark.parametrize("name", ["", "chess", "../games", "pack the essentials", "x" * 9999])
def test_an_unknown_game_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(StowawayError) as said:
        catalog.game(name)
    assert "pack-the-essentials" in str(said.value)
    assert len(str(said.value)) < 200
    with pytest.raises(StowawayError):
        catalog.components_digest(name)


def test_it_works_from_any_folder_and_any_interpreter(tmp_path: Path) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); from engine import catalog;"
        "print(*[catalog.components_digest(name) for name in catalog.ids()])"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [catalog.components_digest(name) for name in catalog.ids()]


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Puts a game with resources of one's own into the catalog."""
    folder = tmp_path / "games" / "toy"
    folder.mkdir(parents=True)
    monkeypatch.setattr(catalog, "ids", lambda: (GameId("toy"),))
    monkeypatch.setattr("importlib.resources.files", lambda _: tmp_path)

    def put(build: Callable[[Callable[[str], bytes]], Any], **files: bytes) -> None:
        module = ModuleType("engine.games.toy")
        module.build = build  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "engine.games.toy", module)
        for name, data in files.items():
            (folder / f"{name}.toml").write_bytes(data)
        catalog._built.cache_clear()

    yield put
    catalog._built.cache_clear()


def reads(*names: str) -> Callable[[Callable[[str], bytes]], Any]:
    def build(read: Callable[[str], bytes]) -> Any:
        for name in names:
            assert read(name) == read(name)
        return Toy()

    return build


def test_the_digest_is_that_of_the_files_that_were_read(fake: Any) -> None:
    digests = []
    for a, b, unread in ((b"1\n", b"2", b""), (b"1\r\n", b"2", b"x"), (b"1\n", b"3", b"")):
        fake(reads("a.toml", "b.toml"), a=a, b=b, unread=unread)
        digests.append(catalog.components_digest("toy"))
    assert digests[0] == digests[1]
    assert digests[0] != digests[2]
    fake(reads("a.toml"), a=b"1\n")
    assert catalog.components_digest("toy") not in digests


def test_names_and_borders_of_files_are_in_the_digest(fake: Any) -> None:
    fake(reads("a.toml", "b.toml"), a=b"12", b=b"3")
    one = catalog.components_digest("toy")
    fake(reads("a.toml", "b.toml"), a=b"1", b=b"23")
    assert catalog.components_digest("toy") != one


@pytest.mark.parametrize("name", ["../x.toml", "/etc/passwd", "", "A.toml", ".hidden", "a/b.toml"])
def test_no_other_file_is_read(fake: Any, name: str) -> None:
    fake(reads(name))
    with pytest.raises(ComponentError, match="no component file has such a name"):
        catalog.game("toy")


def test_missing_and_huge_files_are_named(fake: Any) -> None:
    fake(reads("a.toml"))
    with pytest.raises(ComponentError, match=r"^a\.toml: there is no such file"):
        catalog.game("toy")
    fake(reads("a.toml"), a=b"#" * (MAX_FILE_BYTES + 1))
    with pytest.raises(ComponentError, match=r"^a\.toml: it is too large"):
        catalog.game("toy")


def test_a_game_that_calls_itself_otherwise_is_a_mistake(fake: Any) -> None:
    class Other(Toy):
        id = GameId("other")

    fake(lambda read: Other())
    with pytest.raises(ValueError, match="builds a game with the id other"):
        catalog.game("toy")
