"""The pictures of the rules pages: all there, in their place, and painted when they are seen."""

import re
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QRectF, QSizeF, QUrl
from PySide6.QtGui import QImage, QPainter, QTextDocument, QTextImageFormat
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import GameId
from tests.tiers import by_turns
from tests.ui.shell.conftest import GAME, comes
from ui.kit.rules_text import rules_text
from ui.look import text
from ui.look.style import Look, ThemeChoice
from ui.shell.rules.page import Text
from ui.shell.table_registry import specs

GAMES = [str(game) for game in catalog.ids()]
MOST = 640
"""No picture is wider than a line of text, in pixels at 100 %."""


def figures(game: str) -> Any:
    spec = specs()[GameId(game)]
    return spec._required("art.figures").figures(spec._words())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_picture_of_a_rules_page_is_there_in_its_size(game: str, language: str) -> None:
    page = rules_text(GameId(game), QLocale(language))
    found = re.findall(r"!\[(.+)\]\(figure:([a-z0-9-]+)/(\d+)x(\d+)\)\n\n\*(.+)\*\n", page)
    assert page.count("](figure:") == len(found), "each has a line of words below it"
    made = figures(game)
    sizes = {name: (round(f.size.width()), round(f.size.height())) for name, f in made.items()}
    assert {name: (int(wide), int(high)) for _, name, wide, high, _ in found} == sizes
    assert len(made) >= 5
    assert all(said == below for said, _, _, _, below in found)
    assert all(wide <= MOST for wide, _ in sizes.values())


@pytest.mark.parametrize("game", by_turns(GAMES))
def test_a_picture_fills_its_room_and_nothing_beside_it(qapp: QApplication, game: str) -> None:
    del qapp
    look, spec = Look(ThemeChoice.NIGHT), specs()[GameId(game)]
    for name, figure in figures(game).items():
        size = figure.size * 0.8
        image = QImage((size + QSizeF(40, 40)).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint = spec.figure(name)
        assert paint is not None
        with text.recording() as said:
            paint(painter, QRectF(20, 20, size.width(), size.height()), look)
        painter.end()
        assert not [each for each in said if each.cut], name
        third = size.width() / 3
        for part in range(3):
            shown = image.copy(round(20 + part * third), 20, round(third), round(size.height()))
            assert _is_painted(shown), f"a third of {name} is empty"
        for left, top, wide, high in (
            (0, 0, image.width(), 12),
            (0, image.height() - 12, image.width(), 12),
            (0, 0, 12, image.height()),
            (image.width() - 12, 0, 12, image.height()),
        ):
            assert not _is_painted(image.copy(left, top, wide, high)), f"{name} leaves its room"


def _is_painted(image: QImage) -> bool:
    blank = QImage(image.size(), image.format())
    blank.fill(0)
    return image != blank


def test_a_picture_is_kept_in_the_width_that_the_text_has_now(qapp: QApplication) -> None:
    del qapp
    page = Text(Look(ThemeChoice.NIGHT), specs()[GameId(GAME)])
    document = page.document()
    document.setMarkdown("![A pile](figure:pile-2/262x234)")

    def shown() -> QTextImageFormat:
        return document.begin().begin().fragment().charFormat().toImageFormat()

    def kept(name: str) -> int:
        return int(document.resource(QTextDocument.ResourceType.ImageResource, QUrl(name)).width())

    names: list[str] = []
    for width in (240, 200, 160, 240):
        page.resize(width, 300)
        page.grab()
        if width != 200:
            assert page._wanted == [shown().name()], "what is too late is not painted"
            page._paint_next()
            assert kept(shown().name()) == shown().width()
        assert all(kept(each) == 1 for each in names), "no other width is kept"
        names.append(shown().name())
    assert not page.waiting


@pytest.mark.deep("a rules page in two sizes")
def test_pictures_are_painted_once_and_only_those_that_are_seen(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.window.open_rules_of(GAME)
    page = shell.window.pages[f"rules:{GAME}"]
    asked: list[str] = []
    real = page.browser._spec.figure

    def figure(name: str) -> Any:
        asked.append(name)
        return real(name)

    monkeypatch.setattr(page.browser._spec, "figure", figure)
    shell.settle()
    assert comes(lambda: not page.is_reading)
    assert not set(asked) & {"pile-1", "pile-2", "pile-3", "edges"}
    bar = page.browser.verticalScrollBar()
    # What was laid before the last picture goes on behind it.
    assert bar.maximum() > 3 * page.browser.viewport().height()
    for _ in range(2):
        assert page.open_at("PE-32")
        shell.settle()
        assert comes(lambda: not page.is_reading)
    assert asked.count("edges") == 1
    assert "pile-3" not in asked
    shell.app.look.set_text_scale(1.6)
    shell.settle()
    assert page.browser.horizontalScrollBar().maximum() == 0, "none is wider than the text"
