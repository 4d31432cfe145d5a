"""Where everything lies: under the id, under a former one, or beside a portable program."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.store import APP_ID, Settings, StoreError, places
from engine.store.names import FORMER_APP_IDS, PORTABLE_FILE, PORTABLE_HOME
from engine.store.places import program_folders

ROOT = Path(__file__).resolve().parents[2]
(FORMER,) = FORMER_APP_IDS
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="of Linux")


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A person who has never started Stowaway."""
    monkeypatch.delenv("STOWAWAY_HOME")
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.delenv("APPIMAGE", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


# The id


def test_the_id_names_no_domain() -> None:
    """Names below `alt` are in no DNS (RFC 9476), and the order of an id is the reverse."""
    assert APP_ID.split(".")[0] == "alt"
    assert len(APP_ID.split(".")) == 3


def test_nothing_else_bears_a_former_id() -> None:
    """It would name a domain that is not ours."""
    done = subprocess.run(
        ["git", "-C", str(ROOT), "grep", "-lE", r"app\.stowaway\.|stowaway\.app\b"],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode > 1:
        pytest.skip("this is no checkout")
    allowed = {
        "docs/decisions/054-the-app-id-names-no-domain.md",
        "engine/store/names.py",
        "packaging/windows/stowaway.nsi",
        "tests/store/test_places.py",
    }
    assert set(done.stdout.split()) <= allowed


@linux
def test_a_new_home_has_the_new_id(home: Path) -> None:
    found = places()
    assert found.data == home / ".local" / "share" / APP_ID
    assert found.config == home / ".config" / APP_ID
    assert found.state == home / ".local" / "state" / APP_ID
    assert not list(home.iterdir()), "asking makes nothing"


@linux
@pytest.mark.parametrize("kept", [".local/share", ".config"])
def test_a_home_of_the_former_id_stays_in_use(home: Path, kept: str) -> None:
    (home / kept / FORMER).mkdir(parents=True)
    found = places()
    assert {folder.name for folder in found} == {FORMER}
    assert [path.name for path in (home / kept).iterdir()] == [FORMER], "nothing was moved"


@linux
def test_settings_and_matches_survive_the_change(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setitem(places.__globals__, "APP_ID", FORMER)
        Settings(places().settings).set("look.theme", "night")
        places().matches.mkdir(parents=True)
        (places().matches / "one.stowaway").write_text("x", encoding="utf-8")
    assert Settings(places().settings).text("look.theme") == "night"
    assert [file.name for file in places().matches.iterdir()] == ["one.stowaway"]


@linux
def test_of_two_homes_the_new_one_is_used(home: Path) -> None:
    for name in (FORMER, APP_ID):
        (home / ".local" / "share" / name).mkdir(parents=True)
    assert places().data.name == APP_ID


@linux
def test_a_file_in_its_place_is_no_home(home: Path) -> None:
    (home / ".config").mkdir()
    (home / ".config" / FORMER).touch()
    assert places().config.name == APP_ID


# A portable program


@pytest.fixture
def program(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A packaged program that runs from a folder."""
    folder = home / "stick" / "Stowaway"
    folder.mkdir(parents=True)
    (folder / "stowaway").touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "stowaway"))
    monkeypatch.setattr(sys, "platform", "linux")
    return folder


def test_portable_keeps_everything_beside_the_program(program: Path) -> None:
    (program / PORTABLE_FILE).touch()
    found = places()
    assert set(found) == {program / PORTABLE_HOME}
    for path in (found.matches, found.records, found.settings, found.lock, found.trash):
        assert program in path.parents
    assert not found.data.exists(), "asking makes nothing"


def test_without_the_file_it_is_not_portable(program: Path) -> None:
    assert program not in places().data.parents
    (program / PORTABLE_FILE).mkdir()
    assert program not in places().data.parents, "a folder of this name is no wish"


def test_the_variable_comes_first(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (program / PORTABLE_FILE).touch()
    monkeypatch.setenv("STOWAWAY_HOME", str(program.parent / "other"))
    assert places().data == program.parent / "other"


def test_a_checkout_is_never_portable(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its `sys.executable` is a Python that others use, too."""
    (program / PORTABLE_FILE).touch()
    monkeypatch.delattr(sys, "frozen")
    assert program not in places().data.parents


def test_a_folder_that_cannot_be_written_gets_a_sentence(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (program / PORTABLE_FILE).touch()
    # As on a disc that is read-only: root may write wherever else.
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(StoreError, match=r"cannot write to .*nothing was changed") as said:
        places()
    assert str(program) in str(said.value)
    assert "portable.txt" in str(said.value)


@pytest.mark.skipif(
    sys.platform == "win32" or not hasattr(os, "geteuid") or os.geteuid() == 0,
    reason="root may write everywhere",
)
def test_a_folder_without_rights_gets_it_too(program: Path) -> None:
    (program / PORTABLE_FILE).touch()
    program.chmod(0o500)
    try:
        with pytest.raises(StoreError, match="cannot write"):
            places()
    finally:
        program.chmod(0o700)


def test_an_archive_may_have_the_file_on_top(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    top = home / "stowaway-1.0-linux"
    inner = top / "lib" / "stowaway"
    inner.mkdir(parents=True)
    (inner / "stowaway").touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(inner / "stowaway"))
    monkeypatch.setattr(sys, "platform", "linux")
    (top / PORTABLE_FILE).touch()
    # As `install.sh` leaves it: what lies there is not beside a program that one sees.
    assert top not in places().data.parents
    (top / "stowaway").symlink_to("lib/stowaway/stowaway")
    assert places().data == top / PORTABLE_HOME
    (inner / PORTABLE_FILE).touch()
    assert places().data == inner / PORTABLE_HOME


def test_an_app_image_has_it_beside_its_file(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image = program.parent / "Stowaway.AppImage"
    monkeypatch.setenv("APPIMAGE", str(image))
    (program.parent / PORTABLE_FILE).touch()
    assert places().data == program.parent / PORTABLE_HOME


def test_on_a_mac_it_lies_beside_the_app(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = home / "stick" / "Stowaway.app" / "Contents" / "MacOS"
    monkeypatch.setattr(sys, "executable", str(inner / "stowaway"))
    monkeypatch.setattr(sys, "platform", "darwin")
    assert program_folders() == (home / "stick",)
