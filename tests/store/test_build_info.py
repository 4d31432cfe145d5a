"""What a build says of itself, and whether it is old; a wrong clock or file makes no trouble."""

import subprocess
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import bundle
import pytest

from engine.store import build_info
from engine.store.build_info import BUILD_FILE, BuildInfo

ROOT = Path(__file__).resolve().parents[2]
COMMIT = "0123456789abcdef0123456789abcdef01234567"
DAY = date(2026, 11, 30)


@pytest.fixture
def resources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The resources of a package, which has no checkout around it."""
    folder = tmp_path / "package" / "resources"
    folder.mkdir(parents=True)
    monkeypatch.setattr(build_info, "root", lambda: folder)
    build_info.of_this.cache_clear()
    yield folder
    build_info.of_this.cache_clear()


def test_a_package_says_what_was_written_into_it(resources: Path) -> None:
    text = build_info.text_of(BuildInfo(COMMIT, DAY))
    (resources / BUILD_FILE).write_text(text, encoding="utf-8")
    assert build_info.of_package() == build_info.of_this() == BuildInfo(COMMIT, DAY)
    assert build_info.of_this().words == "commit 0123456789, 2026-11-30"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", BuildInfo()),
        ("commit = ", BuildInfo()),
        ("commit = 3\ndate = 4", BuildInfo()),
        ("commit = 'no hash'\ndate = '2026-11-30'", BuildInfo()),
        ("date = 2026-11-30T10:00:00Z", BuildInfo()),
        ("date = 2026-02-31", BuildInfo()),
        ("date = 2026-11-30", BuildInfo("", DAY)),
        (f"commit = '{COMMIT}'", BuildInfo(COMMIT)),
        ("date = 2026-11-30\n" + "#" * 5000, BuildInfo()),
        ("a=" + "[" * 4000, BuildInfo()),
    ],
)
def test_a_damaged_file_says_nothing(resources: Path, text: str, told: BuildInfo) -> None:
    (resources / BUILD_FILE).write_text(text, encoding="utf-8")
    assert build_info.of_package() == told
    assert not told.is_old(DAY)


def test_a_folder_in_its_place_says_nothing(resources: Path) -> None:
    (resources / BUILD_FILE).mkdir()
    assert build_info.of_package() == BuildInfo()


def test_where_nothing_is_known_that_is_said(resources: Path) -> None:
    assert build_info.of_this() == BuildInfo()
    assert build_info.of_this().words == "commit unknown, unknown"


@pytest.mark.parametrize(
    ("days", "old"),
    [(0, False), (365, False), (366, True), (5000, True), (-1, False), (-100_000, False)],
)
def test_a_build_is_old_after_a_year(days: int, old: bool) -> None:
    """The clock of the computer may be years behind the build."""
    assert BuildInfo(COMMIT, DAY).is_old(DAY + timedelta(days)) is old


@pytest.mark.parametrize("today", [date.min, date.max])
@pytest.mark.parametrize("day", [date.min, DAY, date.max, None])
def test_no_clock_makes_trouble(today: date, day: date | None) -> None:
    BuildInfo(COMMIT, day).is_old(today)
    assert not BuildInfo(COMMIT).is_old(today)


def git(*words: str) -> str:
    done = subprocess.run(
        ["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.skip("this is no checkout")
    return done.stdout.strip()


def test_a_checkout_asks_git() -> None:
    commit, day = git("log", "-1", "--format=%H %cs").split()
    assert build_info.of_checkout(ROOT) == BuildInfo(commit, date.fromisoformat(day))
    assert build_info.of_package() == BuildInfo(), "a checkout has no file"


def test_a_folder_in_another_checkout_is_none(tmp_path: Path) -> None:
    assert build_info.of_checkout(tmp_path) == BuildInfo()
    assert build_info.of_checkout(ROOT / "engine") == BuildInfo()


@pytest.mark.parametrize("script", ["exit 1", "echo nonsense", "echo abc 2026-99-99", "kill -9 $$"])
def test_a_git_that_refuses_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    (tmp_path / ".git").mkdir()
    program = tmp_path / "git"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr("shutil.which", lambda name: str(program))
    assert build_info.of_checkout(tmp_path) == BuildInfo()
    program.unlink()
    assert build_info.of_checkout(tmp_path) == BuildInfo(), "it is gone"


def test_the_package_step_writes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    tree = bundle.stage(tmp_path / "tree")
    monkeypatch.setattr(build_info, "root", lambda: tree / "resources")
    told = build_info.of_package()
    assert told.day == date(2023, 11, 14)
    assert told.commit == build_info.of_checkout(ROOT).commit


def test_the_version_is_that_of_the_project(
    resources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.metadata.version", lambda name: f"1.2.3 of {name}")
    assert build_info.version() == "1.2.3 of stowaway"

    def missing(name: str) -> str:
        from importlib import metadata

        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr("importlib.metadata.version", missing)
    assert build_info.version() == "unknown"
    (resources.parent / "pyproject.toml").write_text("[project]\nversion = '4.5'", "utf-8")
    assert build_info.version() == "4.5"
