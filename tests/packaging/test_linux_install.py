"""The script for who may not install packages: it installs, replaces, and leaves nothing behind."""

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest
from linux import portable

from engine.store.names import APP_ID, FORMER_APP_IDS

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Linux only")

ENTRY = f"share/applications/{APP_ID}.desktop"
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the archive of a stand-in unpacks to."""
    folder = tmp_path_factory.mktemp("tar")
    bundle = folder / "bundle"
    languages = bundle / "_internal" / "resources" / "languages"
    languages.mkdir(parents=True)
    (languages / "stowaway_de.qm").write_bytes(b"texts")
    (bundle / "stowaway").write_text('#!/bin/sh\necho "stand-in $*"\n', encoding="utf-8")
    (bundle / "stowaway").chmod(0o755)
    (bundle / "_internal" / "libown.so.1").touch()
    (bundle / "_internal" / "libown.so").symlink_to("libown.so.1")
    made = portable.build(bundle, folder, version="1.2.3", epoch=1_700_000_000)
    with tarfile.open(made) as tar:
        tar.extractall(folder, filter="data")
    return folder / portable.folder_name("1.2.3")


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run a script as somebody whose home is empty."""
    home = tmp_path / "home"
    home.mkdir()

    def script(*command: str | Path, check: bool = True) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [str(word) for word in command],
            env={"HOME": str(home), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert not check or done.returncode == 0, done.stdout + done.stderr
        return done

    return script


def listing(folder: Path) -> dict[str, str]:
    """Everything below a folder, with where links lead."""
    return {
        path.relative_to(folder).as_posix(): str(path.readlink()) if path.is_symlink() else ""
        for path in folder.rglob("*")
    }


def test_it_installs_into_the_home_and_leaves_nothing(
    unpacked: Path, run: Run, tmp_path: Path
) -> None:
    told = run(unpacked / "install.sh").stdout
    prefix = tmp_path / "home" / ".local"
    assert f"installed in {prefix}" in told
    assert f"add {prefix}/bin to your PATH" in told
    assert run(prefix / "bin" / "stowaway", "games").stdout == "stand-in games\n"
    names = listing(prefix)
    assert names["bin/stowaway"] == "../lib/stowaway/stowaway"
    assert names["lib/stowaway/_internal/libown.so"] == "libown.so.1"
    for name in listing(unpacked / "share"):
        assert f"share/{name}" in names, name
    saves = prefix / "share" / APP_ID / "matches" / "one.stowaway"
    saves.parent.mkdir(parents=True)
    saves.touch()
    run(prefix / "lib" / "stowaway" / "uninstall.sh")
    assert set(listing(prefix)) == {
        "share",
        f"share/{APP_ID}",
        f"share/{APP_ID}/matches",
        f"share/{APP_ID}/matches/one.stowaway",
    }


def test_it_takes_away_what_the_former_id_installed(
    unpacked: Path, run: Run, tmp_path: Path
) -> None:
    """The old uninstaller does it, by the old list."""
    older, former = tmp_path / "older", FORMER_APP_IDS[0]
    shutil.copytree(unpacked, older, symlinks=True)
    for path in sorted(older.rglob(f"{APP_ID}.*")):
        path.rename(path.with_name(path.name.replace(APP_ID, former)))
    script = (older / "install.sh").read_text(encoding="utf-8")
    (older / "install.sh").write_text(script.replace(APP_ID, former), encoding="utf-8")
    prefix = tmp_path / "there"
    run(older / "install.sh", "--prefix", prefix)
    assert [path.name for path in prefix.rglob("*.desktop")] == [f"{former}.desktop"]
    run(unpacked / "install.sh", "--prefix", prefix)
    assert not [name for name in listing(prefix) if former in name]
    assert [path.name for path in prefix.rglob("*.desktop")] == [f"{APP_ID}.desktop"]
    run(prefix / "lib" / "stowaway" / "uninstall.sh")
    assert listing(prefix) == {}


def test_it_keeps_what_others_installed(unpacked: Path, run: Run, tmp_path: Path) -> None:
    prefix = tmp_path / "a place"
    for name in (
        "bin/other",
        "share/applications/other.desktop",
        "share/icons/hicolor/16x16/apps/other.png",
        "share/man/man6/other.6.gz",
    ):
        (prefix / name).parent.mkdir(parents=True, exist_ok=True)
        (prefix / name).write_text("theirs", encoding="utf-8")
    before = listing(prefix)
    run(unpacked / "install.sh", "--prefix", prefix)
    run(prefix / "lib" / "stowaway" / "uninstall.sh")
    after = listing(prefix)
    # The list of programs is the desktop's own, of a folder that was there.
    after.pop("share/applications/mimeinfo.cache", None)
    assert after == before


def test_the_entry_of_the_menu_starts_this_very_program(
    unpacked: Path, run: Run, tmp_path: Path
) -> None:
    prefix = tmp_path / "Spiele & mehr"
    run(unpacked / "install.sh", f"--prefix={prefix}")
    entry = prefix / ENTRY
    assert f'\nExec="{prefix}/bin/stowaway" %f\n' in entry.read_text(encoding="utf-8")
    assert run("desktop-file-validate", entry).stdout == ""


def test_a_relative_folder_will_do(unpacked: Path, run: Run, tmp_path: Path) -> None:
    run(unpacked / "install.sh", "--prefix", "here")
    assert f'Exec="{tmp_path}/here/bin/stowaway"' in (tmp_path / "here" / ENTRY).read_text()


def test_it_replaces_what_was_installed_before(unpacked: Path, run: Run, tmp_path: Path) -> None:
    prefix = tmp_path / "there"
    run(unpacked / "install.sh", "--prefix", prefix)
    names = listing(prefix)
    (prefix / "lib" / "stowaway" / "_internal" / "old.so").touch()
    run(unpacked / "install.sh", "--prefix", prefix)
    assert listing(prefix) == names
    run(prefix / "lib" / "stowaway" / "uninstall.sh")
    assert listing(prefix) == {}


@pytest.mark.parametrize(
    "last", ["*/lib/stowaway/uninstall.sh", "*/lib/stowaway/.", "*/16x16/*", "*/applications/*"]
)
def test_cut_short_it_can_be_taken_away_or_made_again(
    unpacked: Path, run: Run, tmp_path: Path, last: str
) -> None:
    """As by a full disk: a tool fails once it comes to something."""
    prefix = tmp_path / "there"
    tools = tmp_path / "tools"
    tools.mkdir()
    for tool in ("cp", "mkdir"):
        real = shutil.which(tool)
        script = f"""#!/bin/sh
            for word; do case $word in {last}) exit 1;; esac; done
            exec {real} "$@"
        """
        (tools / tool).write_text(script, encoding="utf-8")
        (tools / tool).chmod(0o755)
    words = ("env", f"PATH={tools}:{os.environ['PATH']}", unpacked / "install.sh", "--prefix")
    assert run(*words, prefix, check=False).returncode == 1
    run(unpacked / "install.sh", "--prefix", prefix)
    whole = listing(prefix)
    assert run(*words, prefix, check=False).returncode == 1
    assert set(listing(prefix)) < set(whole)
    if (prefix / "lib" / "stowaway" / "uninstall.sh").exists():
        run(prefix / "lib" / "stowaway" / "uninstall.sh")
        assert listing(prefix) == {}
    run(unpacked / "install.sh", "--prefix", prefix)
    assert listing(prefix) == whole


@pytest.mark.parametrize(
    ("there", "said"),
    [
        ("bin/stowaway", "does not belong to Stowaway"),
        ("lib/stowaway/mine", "does not belong to Stowaway"),
    ],
)
def test_it_touches_nothing_of_others(
    unpacked: Path, run: Run, tmp_path: Path, there: str, said: str
) -> None:
    prefix = tmp_path / "there"
    (prefix / there).parent.mkdir(parents=True)
    (prefix / there).touch()
    before = listing(prefix)
    done = run(unpacked / "install.sh", "--prefix", prefix, check=False)
    assert done.returncode == 1
    assert said in done.stderr
    assert listing(prefix) == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--prefix"], "needs a folder"),
        (["--prefix="], "needs a folder"),
        (["--prefix", 'a"b'], "cannot hold"),
        (["--prefix", "100%"], "cannot hold"),
        (["--all"], "unknown option '--all'"),
    ],
)
def test_it_says_what_is_wrong(unpacked: Path, run: Run, words: list[str], said: str) -> None:
    done = run(unpacked / "install.sh", *words, check=False)
    assert done.returncode == 1
    assert said in done.stderr


def test_help_is_given(unpacked: Path, run: Run) -> None:
    assert "Usage: install.sh" in run(unpacked / "install.sh", "--help").stdout
    assert "Usage: uninstall.sh" in run(unpacked / "uninstall.sh", "--help").stdout


def test_where_nothing_is_installed_nothing_is_removed(unpacked: Path, run: Run) -> None:
    before = listing(unpacked)
    done = run(unpacked / "uninstall.sh", check=False)
    assert done.returncode == 1
    assert "Stowaway is not installed here" in done.stderr
    assert listing(unpacked) == before
