"""A game that was never played introduces itself, on the ticket and where it is set up."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import GameId
from engine.store import Settings, places
from tests.ui.shell.conftest import GAME, Driver
from ui.kit.spec import GameTable
from ui.look.style import Look, ThemeChoice
from ui.shell.lounge.page import NavButton
from ui.shell.table_registry import specs

OTHER = "cargo_hold"


@pytest.fixture(autouse=True)
def _chosen(driver: Driver) -> None:
    Settings(places().settings).set("setup.last", GAME)


def choose(shell: Driver, game: str) -> Any:
    shell.window.lounge.carousel.prefer(GameId(game))
    shell.settle()
    return shell.window.lounge


def spec(shell: Driver, game: str) -> GameTable:
    found: GameTable = shell.window.specs[GameId(game)]
    return found


@pytest.mark.parametrize("theme", [ThemeChoice.DAY, ThemeChoice.NIGHT])
def test_each_game_has_one_picture_and_two_lines(qapp: QApplication, theme: ThemeChoice) -> None:
    look = Look(theme)
    assert set(specs()) == set(catalog.ids())
    for each in specs().values():
        told = each.introduction()
        assert told.title == each.title()
        assert len(told.lines) == 2
        assert told.picture is not None
        image = QImage(320, 160, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        told.picture.paint(painter, QRectF(0, 0, 320, 160), look)
        painter.end()
        seen = {image.pixel(x, y) for x in range(0, 320, 4) for y in range(0, 160, 4)}
        assert len(seen) > 40, each.title()
        assert 1.5 < told.picture.size.width() / told.picture.size.height() < 4


def test_the_ticket_shows_the_chosen_game_until_a_match_of_it_was_begun(shell: Driver) -> None:
    lounge = choose(shell, GAME)
    told = spec(shell, GAME).introduction()
    assert lounge.heading.text() == told.title
    assert lounge.continue_words.whole == "\n\n".join(told.lines)
    assert lounge.thumbnail.isVisible()
    assert not lounge.continue_button.isVisible()
    shell.start()
    shell.window.go("lounge")
    shell.settle()
    assert lounge.heading.text() == "On your way"
    assert lounge.continue_button.under == told.title
    # Another one is new: it takes the place, and *Continue* still says where it leads.
    choose(shell, OTHER)
    told = spec(shell, OTHER).introduction()
    assert lounge.heading.text() == told.title
    assert told.lines[0] in lounge.continue_words.whole
    assert lounge.continue_button.isVisible()
    assert lounge.continue_button.under == spec(shell, GAME).title()
    assert lounge.continue_button.accessibleName() == f"Continue, {spec(shell, GAME).title()}"
    assert "Round 1" in lounge.continue_button.accessibleDescription()
    assert lounge.learn_button.under == told.title
    choose(shell, GAME)
    assert lounge.heading.text() == "On your way"


def test_the_rules_are_those_of_the_chosen_suitcase(shell: Driver) -> None:
    lounge = choose(shell, OTHER)
    (button,) = (each for each in lounge.findChildren(NavButton) if each.text() == "&Rules")
    assert button.under == spec(shell, OTHER).title()
    button.click()
    assert shell.window.page == f"rules:{OTHER}"
    shell.window.back()
    choose(shell, GAME)
    shell.press(Qt.Key.Key_F1)
    assert shell.window.page == f"rules:{GAME}"


@pytest.mark.parametrize("game", sorted(map(str, catalog.ids())))
def test_an_introduction_fits_on_the_ticket(shell: Driver, game: str) -> None:
    shell.resize(1280, 800)
    lounge = choose(shell, game)
    picture, words = lounge.thumbnail.geometry(), lounge.continue_words
    assert picture.height() >= lounge.look.px(60)
    assert words.height() >= words.heightForWidth(words.width())
    assert picture.bottom() < words.geometry().top()
    assert lounge._side.verticalScrollBar().maximum() == 0


def test_matches_are_looked_through_again_only_after_one_came_or_went(
    shell: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches, looks = shell.app.controller.matches, list[str]()
    has = type(matches).has

    def counted(these: Any, game: str) -> bool:
        looks.append(game)
        return has(these, game)

    monkeypatch.setattr(type(matches), "has", counted)
    choose(shell, OTHER)
    shell.start()
    shell.act(3)
    shell.app.controller.close()
    shell.settle()
    offers = shell.window.offers
    assert not offers.is_known(OTHER)
    assert offers.is_known(GAME)
    looks.clear()
    for _ in range(3):
        shell.window.show_latest()
        assert not offers.is_known(OTHER)
        assert offers.is_known(GAME)
    assert looks == [], "nothing has changed"
    (match,) = matches.all()
    other = match.path.read_bytes().replace(GAME.encode(), OTHER.encode())
    match.path.with_name("other.stowaway").write_bytes(other)
    assert offers.is_known(OTHER)


def test_the_set_up_page_introduces_a_game_until_a_match_of_it_was_begun(shell: Driver) -> None:
    shell.window.match_opener.set_up(OTHER)
    shell.settle()
    page = shell.window.pages[f"setup:{OTHER}"]
    told = spec(shell, OTHER).introduction()
    assert page.introduction.isVisible()
    assert page.introduction.words.text() == "\n".join(told.lines)
    assert not page.about.isVisible()
    assert told.picture is not None
    shape, size = page.introduction.picture.size(), told.picture.size
    assert shape.width() / shape.height() == pytest.approx(size.width() / size.height(), rel=0.05)
    for wide in (760, 1024):
        shell.resize(wide, 640)
        assert page.introduction.picture.width() <= 0.45 * page.introduction.width()
    page.start()
    shell.settle()
    shell.window.go("lounge")
    shell.window.match_opener.set_up(OTHER)
    shell.settle()
    page = shell.window.pages[f"setup:{OTHER}"]
    assert page.introduction is None or not page.introduction.isVisible()
    assert page.about.isVisible()


def test_who_plays_alone_reads_what_wins_alone(shell: Driver) -> None:
    shell.window.match_opener.set_up("pack_the_essentials")
    shell.settle()
    page = shell.window.pages["setup:pack_the_essentials"]
    page.seat_one()
    assert "best-packed" not in page.introduction.words.text()
    assert "your Victory card’s goal" in page.introduction.words.text()
    page.seating.add()
    assert "best-packed" in page.introduction.words.text()


def test_a_drawing_keeps_its_proportions(qapp: QApplication) -> None:
    from ui.kit.figures import SizedPicture
    from ui.shell.widgets.thumbnail import Thumbnail

    rooms: list[QRectF] = []
    shown = Thumbnail(Look(ThemeChoice.DAY))
    picture = SizedPicture(QSizeF(200, 100), lambda _painter, rect, _look: rooms.append(rect))
    shown.show_drawing("wide", picture)
    assert shown.high_for(300) == 150
    shown.resize(300, 300)
    shown.grab()
    assert rooms[-1].size() == QSizeF(300, 150)
    assert rooms[-1].center().y() == pytest.approx(150, abs=1)


def test_the_set_up_page_introduces_the_game_mode_that_is_chosen(shell: Driver) -> None:
    window = shell.window
    window.match_opener.set_up("wheres_my_luggage")
    shell.settle()
    page = window.pages[window.page]
    told: dict[str, tuple[str, QImage]] = {}
    for form in ("timed", "memory", "timed"):
        page.options.set_values({"form": form})
        page.options.changed.emit()
        seen = page.introduction.picture.grab().toImage()
        told.setdefault(form, (page.introduction.words.text(), seen))
        assert told[form] == (page.introduction.words.text(), seen)
    assert told["memory"][0].startswith("Turn over a tile ")
    assert told["timed"][0].startswith("Take a suitcase ")
    assert told["memory"][1] != told["timed"][1]
