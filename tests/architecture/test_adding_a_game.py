"""The game of `docs/adding-a-game.md` works as it stands, and is all that a new game needs."""

from __future__ import annotations

import re

import pytest

from tests.architecture.overlay import ROOT, Overlay, files_of
from tests.deal import TIER

DOCUMENT = ROOT / "docs" / "adding-a-game.md"
GAME = "trolley"
DRIVER = f"tests/ui/tables/{GAME}/driver.py"
FOLDERS = (f"engine/games/{GAME}/", f"ui/tables/{GAME}/", f"resources/games/{GAME}/", "tests/")
WORDS = """
import sys
sys.path.insert(0, "packaging")
import languages
name = "games/{game}/words"
own = {{name: languages.sources()[name]}}
languages.sources = lambda: own
languages.main([])
"""
"""Does what `dev.py words` does, for this game alone."""
HALF = """
from engine import catalog
from engine.core import Rng, AwaitingSeats
from engine.match import Player, begin, codec
name = "{game}"
digest = catalog.components_digest(name)
session = begin(catalog.game(name), "half", [Player(), Player()], components=digest)
for _ in range(2):
    seat = session.awaiting.due[0]
    session.submit(seat, session.legal(seat).sample(Rng("half")))
save = codec.encode(session.header, session.journal)
open(f"tests/store/saves/{{name}}-half.stowaway", "wb").write(save)
"""
"""Saves half a match, as the document says how to do by hand."""


@pytest.fixture(scope="module")
def overlay(tmp_path_factory: pytest.TempPathFactory) -> Overlay:
    """The project with the game of the document."""
    return Overlay(tmp_path_factory.mktemp("overlay"), DOCUMENT)


def code(overlay: Overlay) -> list[str]:
    return [name for name in overlay.files if name.endswith(".py")]


def passed(said: str) -> int:
    found = re.search(r"(\d+) passed", said)
    return int(found[1]) if found else 0


def test_the_document_holds_three_folders_and_tests() -> None:
    files = files_of(DOCUMENT)
    assert [] == [name for name in files if not name.startswith(FOLDERS)]
    assert all(any(name.startswith(folder) for name in files) for folder in FOLDERS)


def test_the_document_is_easy_to_read() -> None:
    prose = re.sub(r"^```.*?^```$", "", DOCUMENT.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    blocks = re.split(r"\n\s*\n|\n(?=- )", prose)
    paragraphs = [each for each in blocks if each.strip() and each[0] not in "#|`"]
    sentences = [
        sentence.split()
        for each in paragraphs
        for sentence in re.split(r"(?<=[.!?])\s+", each.lstrip("-> ").strip())
    ]
    assert len(sentences) > 60
    assert sum(map(len, sentences)) / len(sentences) <= 18
    assert max(len(each.split()) for each in paragraphs) <= 120


def test_the_code_passes_the_linter(overlay: Overlay) -> None:
    for words in (("check",), ("format", "--check")):
        ran = overlay.run("-m", "ruff", *words, *code(overlay))
        assert ran.code == 0, ran.said


def test_the_german_of_the_document_is_complete(overlay: Overlay) -> None:
    file = overlay.folder / f"resources/games/{GAME}/words_de.ts"
    ran = overlay.run("-c", WORDS.format(game=GAME))
    assert ran.code == 0, ran.said
    assert "unfinished" not in file.read_text("utf-8")
    assert file.read_text("utf-8") == overlay.files[file.relative_to(overlay.folder).as_posix()]
    assert file.with_suffix(".qm").is_file()


def test_the_rules_keep_the_laws(overlay: Overlay) -> None:
    files = (f"tests/games/{GAME}", "tests/laws/test_laws.py")
    ran = overlay.test(*files, "-k", GAME, **{TIER: "deep"})
    assert ran.code == 0, ran.said
    assert passed(ran.said) > 25


def test_the_table_keeps_the_laws_and_a_match_is_played_to_its_end(overlay: Overlay) -> None:
    files = ("tests/ui/tables/laws/test_laws.py", "tests/ui/shell/whole_match.py")
    words = f"{GAME} or whole_match"
    ran = overlay.test(*files, "-k", words, **{TIER: "deep", "STOWAWAY_GAME": GAME})
    assert ran.code == 0, ran.said
    assert passed(ran.said) > 14


def test_a_game_without_a_driver_is_one_failing_test(overlay: Overlay) -> None:
    """All other games are held to the laws as ever."""
    file = overlay.folder / DRIVER
    file.unlink()
    try:
        files = ("tests/ui/tables/laws", "tests/ui/shell/test_handover.py")
        ran = overlay.test(*files, "-k", "has_a_driver or each_game_is_played")
    finally:
        file.write_text(overlay.files[DRIVER], "utf-8")
    assert ran.code == 1, ran.said
    assert "1 failed" in ran.said, ran.said
    assert "error" not in ran.said.lower().replace("assertionerror", ""), ran.said
    assert f"Add {DRIVER} with `DRIVERS`" in ran.said
    games = list((ROOT / "ui" / "tables").glob("*/__init__.py"))
    # The others, the toy, and the test that looks at all that are there.
    assert passed(ran.said) == len(games) + 2


@pytest.mark.deep("types of the whole project are checked for it")
@pytest.mark.timeout(900)
def test_the_code_is_typed_and_imports_what_it_may(overlay: Overlay) -> None:
    for words in (
        ("-m", "mypy", "--strict", *code(overlay)),
        ("-c", "from importlinter.cli import lint_imports_command as lint; lint()"),
    ):
        ran = overlay.run(*words)
        assert ran.code == 0, ran.said


@pytest.mark.deep("it runs what a new game has to pass besides the laws")
@pytest.mark.timeout(900)
def test_with_what_commands_write_it_passes_all_that_asks_for_each_game(overlay: Overlay) -> None:
    for words in (
        ("main.py", "simulate", GAME, "--seats", "easy,hard"),
        ("packaging/languages.py",),
        ("-m", "tests.playthroughs", GAME),
        ("-m", "tests.tools.ladder.tournament", "--game", GAME, "--deals", "8"),
        ("-c", HALF.format(game=GAME)),
    ):
        ran = overlay.run(*words)
        assert ran.code == 0, ran.said
    ran = overlay.test(
        *("tests/architecture/test_packages.py", "tests/architecture/test_languages.py"),
        *("tests/architecture/test_wording.py", "tests/playthroughs", "tests/tools/ladder"),
        *("tests/store/test_kept_saves.py", "tests/match", "tests/tools/bench/test_bars.py"),
        *("tests/ui/shell/test_lounge.py", "tests/cli"),
    )
    assert ran.code == 0, ran.said
