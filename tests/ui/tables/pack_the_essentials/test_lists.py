"""The To Do Lists of the table: each kind has its words and its picture; a new one is shown."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.games.pack_the_essentials import lists as engine_lists
from engine.match import Player
from tests.games.pack_the_essentials import made_up
from ui.look import text
from ui.look.palette import Theme
from ui.look.style import Look
from ui.tables.pack_the_essentials import lists
from ui.tables.pack_the_essentials.art import cards
from ui.tables.pack_the_essentials.lists import ShownList
from ui.tables.pack_the_essentials.panels import ListRow
from ui.tables.pack_the_essentials.table import Table as PackTable
from ui.tables.pack_the_essentials.words import Words


def dot(painter: QPainter, theme: Theme) -> None:
    painter.fillRect(QRectF(12, 12, 16, 16), theme.accent)
    painter.drawEllipse(QPointF(20, 20), 4, 4)


NEW = (
    ShownList(
        "made-up-corners",
        {"1Z": "Corner Pieces"},
        {"rule": "{points} for each full corner", "unit": "%n full corner(s)"},
        dot,
    ),
    ShownList(
        "made-up-clothing",
        {"2Z": "No Cats"},
        {
            "rule": "{points} for each clothing tile",
            "rule-alone": "{points} for each clothing tile of yours",
            "unit": "%n tile(s)",
        },
        dot,
    ),
    ShownList(
        "made-up-groups",
        {"3Z": "Runner-up"},
        {"rule": "{points} for each tile in your second largest group", "unit": "%n tile(s)"},
        dot,
    ),
)


@pytest.fixture
def new(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up kinds are there, in the engine and on the table."""
    for kind in made_up.KINDS:
        monkeypatch.setitem(engine_lists.KINDS, str(kind.__struct_config__.tag), kind)
    for shown in NEW:
        monkeypatch.setitem(lists.kinds(), shown.counts, shown)


def test_the_table_shows_every_kind_that_the_game_knows() -> None:
    assert engine_lists.KINDS.keys() == lists.kinds().keys()


@pytest.mark.usefixtures("new")
def test_new_lists_are_said_with_their_numbers() -> None:
    words = Words(made_up.game().box, ["Ada"])
    assert ["Corner Pieces", "No Cats", "Runner-up"] == [*map(words.list_name, made_up.LISTS)]
    assert "4 points for each full corner" == words.list_rule("1Z", 1)
    assert "1 point for each clothing tile of yours" == words.list_rule("2Z", 1)
    assert "1 point for each clothing tile" == words.list_rule("2Z", 3)
    assert "1 full corner" == words.list_count("1Z", 1)


def painted(look: Look, counts: str) -> QImage:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    drawn = lists.kinds()[counts].picture if counts else None
    cards.todo(painter, QRectF(0, 0, 40, 40), look.theme, drawn)
    painter.end()
    return image


@pytest.mark.usefixtures("new")
def test_every_list_has_a_picture_of_its_own(look: Look) -> None:
    # The three new ones share one.
    kinds = ["", *engine_lists.KINDS.keys() - {"made-up-clothing", "made-up-groups"}]
    images = [painted(look, counts) for counts in kinds]
    for number, image in enumerate(images):
        assert image not in images[:number], kinds[number]


@pytest.mark.usefixtures("new")
def test_a_table_shows_new_lists(
    make: Callable[..., PackTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = made_up.game()
    monkeypatch.setattr(catalog, "game", lambda name: game)
    table = make((Player(name="Ada"),), options={"victory": game.box.cards[0].id})
    assert made_up.LISTS == table.view.lists
    shown = [row.accessibleName() for row in table.lists.rows]
    assert shown[0].startswith("Corner Pieces: 4 points for each full corner. ")
    assert shown[1].startswith("No Cats: 1 point for each clothing tile of yours. 0 tiles")
    with text.recording() as said:
        table.lists.grab()
    assert {"Corner Pieces", "No Cats", "Runner-up"} <= {one.text for one in said}


def test_a_kind_that_the_table_does_not_know_is_not_shown_as_another(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in made_up.KINDS:
        monkeypatch.setitem(engine_lists.KINDS, str(kind.__struct_config__.tag), kind)
    words = Words(made_up.game().box, ["Ada"])
    with pytest.raises(KeyError, match="made-up-corners"):
        words.list_rule("1Z", 1)
    with pytest.raises(KeyError, match="made-up-corners"):
        words.list_count("1Z", 1)
    row = ListRow(look, "todo-1")
    qtbot.addWidget(row)
    with pytest.raises(KeyError, match="made-up-corners"):
        row.show_list("made-up-corners", "Corner Pieces", "", "", 0, 0)
