"""Every example in a docstring of the engine, and in the documents, runs as it stands."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for file in (ROOT / "engine").rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    failed, attempted = doctest.testmod(importlib.import_module(name))
    assert attempted
    assert not failed


DOCUMENTS = sorted(
    file.relative_to(ROOT).as_posix()
    for file in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
    if ">>> " in file.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_examples_of_a_document_run(name: str) -> None:
    failed, attempted = doctest.testfile(str(ROOT / name), module_relative=False)
    assert attempted
    assert not failed


def test_the_engine_shows_how_to_play_a_match() -> None:
    assert "engine" in MODULES
    assert "docs/command-line.md" in DOCUMENTS
