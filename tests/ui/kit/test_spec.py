"""A table of few parts: what it lacks has a default, and what it has is found by name."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import catalog
from tests.match.toy import Toy
from ui.kit.options import OptionsPage
from ui.kit.spec import GameTable, TutorialDeal
from ui.look.style import Look

WORDS = """
from ui.kit.words import Speech, TableWords

class Words(TableWords):
    speech = Speech("toy", {"title": "Toy", "tagline": "Small.", "setup-bonus": "A bonus"})
"""
TABLE = """
from PySide6.QtWidgets import QLabel

class Table(QLabel):
    def __init__(self, look, bridge, parent):
        super().__init__(parent)

    @classmethod
    def of(cls, look, bridge, parent):
        return cls(look, bridge, parent)

    def own_parts(self):
        return self
"""


class Small(Toy):
    box = None


@pytest.fixture
def few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GameTable]:
    """The table of the small game, of nothing but words and a table."""
    room = tmp_path / "few" / "toy"
    room.mkdir(parents=True)
    for name, text in {"__init__": "", "words": WORDS, "table": TABLE}.items():
        (room / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(catalog, "game", lambda _name: Small())
    yield GameTable("few.toy", TutorialDeal("TY-1"))
    for name in [name for name in sys.modules if name.split(".")[0] == "few"]:
        del sys.modules[name]


def test_a_table_of_few_parts_has_defaults(few: GameTable, qtbot: QtBot, look: Look) -> None:
    assert ("toy", "Toy", "Small.") == (few.game, few.title(), few.tagline())
    table = few.table(look, None, None)  # type: ignore[arg-type]
    qtbot.addWidget(table)
    assert {} == few.poses(table)
    assert {} == few.sheets(look)
    assert few.keys({}) is None
    assert few.grade({}) is None
    first = few.tutorial()
    assert first is not None
    assert "TY-1" == first.code
    page = few.options_page(look, Small(), None)
    qtbot.addWidget(page)
    assert isinstance(page, OptionsPage)
    assert {"rounds": 2, "bonus": True} == page.values()


def test_a_broken_part_is_not_taken_for_a_missing_one(few: GameTable, look: Look) -> None:
    package = Path(next(iter(__import__("few.toy").toy.__path__)))
    (package / "poses.py").write_text("import nowhere")
    table = few.table(look, None, None)  # type: ignore[arg-type]
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        few.poses(table)


def test_a_game_of_several_forms_says_which_table_a_match_has(
    few: GameTable, qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = few._required("table").Table
    form = type("Form", (own,), {})
    monkeypatch.setattr(own, "of", form)
    made = few.table(look, None, None)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    assert type(made) is form
    assert few.poses(made) == {}, "it is the game's own"


def test_another_games_table_is_refused(few: GameTable, qtbot: QtBot, look: Look) -> None:
    page = few.options_page(look, Small(), None)
    qtbot.addWidget(page)
    with pytest.raises(TypeError, match="no table of toy"):
        few.poses(page)


def test_the_page_of_options_is_made_of_what_the_game_declares(
    few: GameTable, qtbot: QtBot, look: Look
) -> None:
    page = few.options_page(look, Small(), None)
    qtbot.addWidget(page)
    changed: list[None] = []
    page.changed.connect(lambda: changed.append(None))
    page.set_values({"bonus": False, "rounds": 1, "nowhere": 4})
    assert {"rounds": 1, "bonus": False} == page.values()
    assert len(changed) == 2
    page.set_values({"bonus": "perhaps", "rounds": 99})
    assert {"rounds": 1, "bonus": False} == page.values()
