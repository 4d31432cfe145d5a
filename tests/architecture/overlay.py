"""Tests: a copy of the project with the game of a document, and what runs in it.

A code block of the document is a file if a line with nothing but its path, in backticks, stands
above it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from tests.deal import TIER, TURN

ROOT: Final = Path(__file__).resolve().parents[2]
COPIED: Final = (
    *("docs", "engine", "packaging", "resources", "tests", "ui"),
    *("README.md", "dev.py", "main.py", "pyproject.toml"),
)
_BLOCK: Final = re.compile(
    r"^`(?P<path>[\w./-]+)`\n\n(?P<fence>```+)\w+\n(?P<text>.*?)^(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)


class Ran(NamedTuple):
    """What a command in the copy did: its exit code, and all that it said."""

    code: int
    said: str


def files_of(document: Path) -> dict[str, str]:
    """Return the files that a document holds, by their paths, in its order."""
    found = list(_BLOCK.finditer(document.read_text("utf-8")))
    files = {block["path"]: block["text"] for block in found}
    assert len(files) == len(found), "a file is written twice"
    return files


class Overlay:
    """A copy of the project in a folder of its own, to which a document adds a game."""

    def __init__(self, folder: Path, document: Path) -> None:
        self.folder = folder
        self.files = files_of(document)
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name)
            else:
                shutil.copy2(ROOT / name, folder / name)
        for name, text in self.files.items():
            file = folder / name
            assert not file.exists(), f"{name} is there already: a new game changes no other file"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8", newline="\n")

    def run(self, *words: str, **environment: str) -> Ran:
        """Run Python in the copy, and nothing of the checkout."""
        left_out = (TIER, TURN, "PYTHONPATH", "PYTEST_CURRENT_TEST", "STOWAWAY_HOME")
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env={**kept, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        return Ran(done.returncode, done.stdout)

    def test(self, *words: str, **environment: str) -> Ran:
        """Run pytest in the copy."""
        quietly = ("-q", "--no-header", "-p", "no:cacheprovider")
        return self.run("-m", "pytest", *quietly, *words, **environment)
