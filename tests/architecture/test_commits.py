"""The first line of a commit's message: its form, and which commits `dev.py check` reads."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

import dev

GIT = shutil.which("git")

GOOD = [
    "docs: add the architecture",
    "cargo hold: let a raid end at once",
    "where's my luggage?: count looks",
    "rules pages: name the thief's card",
    "x: " + "y" * 69,
]
BAD = [
    "Reword all texts",
    "Docs: add the architecture",
    "docs: Add the architecture",
    "docs : add the architecture",
    "docs:add the architecture",
    ": add the architecture",
    "docs:",
    "docs: add the architecture.",
    "fixup! docs: add the architecture",
    "",
    "x: " + "y" * 70,
]


@pytest.mark.parametrize("subject", GOOD)
def test_a_good_subject_passes(subject: str) -> None:
    assert dev.fault_of_subject(subject) is None


@pytest.mark.parametrize("subject", BAD)
def test_a_bad_subject_is_found(subject: str) -> None:
    assert dev.fault_of_subject(subject)


class Repository:
    """A repository whose first commit is on main, as bad as those from before the rule."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self("init", "--quiet", "--initial-branch=main")
        self.commit("Start the project")

    def __call__(self, *args: str) -> None:
        assert GIT is not None
        who = {
            f"GIT_{one}_{two}": "ada"
            for one in ("AUTHOR", "COMMITTER")
            for two in ("NAME", "EMAIL")
        }
        env = {**os.environ, **who, "GIT_CONFIG_GLOBAL": os.devnull}
        subprocess.run([GIT, *args], cwd=self.folder, env=env, check=True, capture_output=True)

    def commit(self, subject: str) -> None:
        self("commit", "--quiet", "--allow-empty", "--message", subject)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    if GIT is None:
        pytest.skip("there is no git here")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    # A hook of git sets these, and they would lead elsewhere.
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    return Repository(tmp_path)


def subjects() -> list[str]:
    return [subject for _, subject in dev.new_commits()]


def test_commits_since_main_are_read(repository: Repository) -> None:
    repository("switch", "--quiet", "--create", "mine")
    repository.commit("docs: add a page")
    repository.commit("Add a page")
    assert ["Add a page", "docs: add a page"] == subjects()
    told = dev.check_commits()
    assert not told.good
    assert "Add a page" in told.text
    assert "docs: add a page" not in told.text


def test_good_commits_pass(repository: Repository) -> None:
    repository("switch", "--quiet", "--create", "mine")
    repository.commit("docs: add a page")
    assert ["docs: add a page"] == subjects()
    told = dev.check_commits()
    assert told.good
    assert "" == told.text


def test_what_main_has_since_is_not_read(repository: Repository) -> None:
    repository("switch", "--quiet", "--create", "mine")
    repository.commit("docs: add a page")
    repository("switch", "--quiet", "main")
    repository.commit("Bad on main")
    repository("switch", "--quiet", "mine")
    assert ["docs: add a page"] == subjects()


def test_a_merge_is_exempt_and_what_it_brings_is_not(repository: Repository) -> None:
    repository("switch", "--quiet", "--create", "mine")
    repository.commit("docs: add a page")
    repository("switch", "--quiet", "--create", "side", "main")
    repository.commit("Bad on the side")
    repository("switch", "--quiet", "mine")
    repository("merge", "--quiet", "--no-ff", "--message", "Merge the side", "side")
    assert {"docs: add a page", "Bad on the side"} == {*subjects()}


def test_on_main_itself_nothing_is_read(repository: Repository) -> None:
    repository.commit("Bad on main")
    assert [] == subjects()
    assert dev.check_commits().good


def test_on_main_what_the_origin_lacks_is_read(repository: Repository) -> None:
    repository("update-ref", "refs/remotes/origin/main", "HEAD")
    assert [] == subjects()
    repository.commit("Bad on main")
    assert ["Bad on main"] == subjects()


def test_where_main_is_not_known_nothing_is_read(repository: Repository) -> None:
    repository("branch", "--move", "other")
    repository.commit("Bad elsewhere")
    assert [] == subjects()


def test_without_a_repository_nothing_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert [] == dev.new_commits()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert dev.check_commits().good
