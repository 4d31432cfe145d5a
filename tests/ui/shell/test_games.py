"""The shell with more than one game: who is seated, and what may be practised, in each."""

from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollBar,
)

from engine import catalog
from engine.core import GameId
from tests.tiers import by_turns
from tests.ui.shell.conftest import GAME
from ui.look import text
from ui.shell.lounge.page import NavButton
from ui.shell.setup.page import SetupPage

COMPANY = [str(name) for name in catalog.ids() if 1 not in catalog.game(name).seats]
"""Games that nobody plays alone."""


def _usual(name: str) -> int:
    game = catalog.game(name)
    return game.default_seats or game.seats[0]


def setup_page(shell: Any, game: str) -> Any:
    shell.window.match_opener.set_up(game)
    return shell.window.pages[f"setup:{game}"]


@pytest.mark.parametrize("game", by_turns(COMPANY))
def test_a_game_that_nobody_plays_alone_begins_with_a_computer(shell: Any, game: str) -> None:
    page = setup_page(shell, game)
    least = _usual(game)
    kinds = [kind for _, _, kind in page.seating.filled()]
    assert kinds == ["person", *["easy"] * (least - 1)]
    page.start()
    assert str(shell.bridge.game.id) == game
    assert sum(player.is_person for player in shell.bridge.players) == 1


@pytest.mark.parametrize("game", by_turns([str(name) for name in catalog.ids()]))
def test_the_wheel_changes_nothing_at_set_up(shell: Any, game: str) -> None:
    """Whoever had chosen a level and scrolled on had chosen another one."""
    page = setup_page(shell, game)
    shell.settle()
    inputs = [
        each
        for kind in (QComboBox, QAbstractSlider, QAbstractSpinBox)
        for each in page.findChildren(kind)
        if each.isVisibleTo(page) and not isinstance(each, QScrollBar)
    ]
    assert inputs
    seated, values = page.seating.seat_setups(), page.options.values()
    for each in inputs:
        each.setFocus()
        for turned in (-120, 120):
            wheel = QWheelEvent(
                QPointF(5, 5),
                QPointF(each.mapToGlobal(QPoint(5, 5))),
                QPoint(),
                QPoint(0, turned),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(each, wheel)
            assert (page.seating.seat_setups(), page.options.values()) == (seated, values)


@pytest.mark.parametrize("game", by_turns(COMPANY))
def test_practise_leads_to_the_game_that_is_looked_at_if_it_has_practice(
    shell: Any, game: str
) -> None:
    shell.window.lounge.carousel.prefer(game)
    shell.window.match_opener.practise()
    practised = catalog.game(game).practised
    assert shell.window.page == f"practise:{game if practised else GAME}"


def test_without_such_a_game_practise_says_so(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = COMPANY[0]
    monkeypatch.setattr(type(catalog.game(game)), "practised", False)
    specs = shell.window.specs
    monkeypatch.setattr(shell.window, "specs", {GameId(game): specs[GameId(game)]})
    shell.window.match_opener.practise()
    assert shell.window.page == "lounge"
    assert "practised" in shell.window.notice.sentence


@pytest.mark.parametrize("game", by_turns([g for g in COMPANY if catalog.game(g).practised]))
def test_practice_is_against_computers_with_hints_undo_and_a_deal_code(
    shell: Any, game: str
) -> None:
    shell.window.lounge.carousel.prefer(game)
    shell.window.match_opener.practise()
    page = shell.window.pages[f"practise:{game}"]
    kinds = [kind for _, _, kind in page.seating.filled()]
    assert kinds[0] == "person"
    assert len(kinds) == _usual(game)
    assert "person" not in kinds[1:]
    assert page.deal.edit.text(), "the deal that is practised is told"
    assert not page.totals.isVisible()
    page.start()
    shell.settle()
    assert shell.bridge.practice
    assert shell.bridge.levels
    assert shell.window.page == "table"


@pytest.mark.parametrize("game", by_turns([g for g in COMPANY if catalog.game(g).practised]))
def test_with_several_people_who_have_secrets_practice_tells_no_deal_and_no_unlimited_undo(
    shell: Any, game: str
) -> None:
    shell.window.lounge.carousel.prefer(game)
    shell.window.match_opener.practise()
    page = shell.window.pages[f"practise:{game}"]
    alone = page.about.text()
    page.seating.fill([("Ada", "plum", "person"), ("Ben", "moss", "person")])
    page._on_seats()
    game_of = catalog.game(game)
    secret = game_of.hands(game_of.configure(2, page.options.values()))
    assert bool(page.deal.edit.text()) == (not secret)
    assert (page.about.text() != alone) == secret
    assert ("unlimited" not in page.about.text()) == secret


def test_where_a_game_is_practised_in_one_form_nothing_else_is_chosen(shell: Any) -> None:
    """Time that has passed is not taken back: at the belt nobody practises."""
    game = "wheres_my_luggage"
    shell.app.controller.remember(f"options.{game}-practice", ('form="timed"', "tempo=50"))
    shell.window.lounge.carousel.prefer(game)
    shell.window.match_opener.practise()
    page = shell.window.pages[f"practise:{game}"]
    assert page.options.values()["form"] == "memory"
    assert page.options.values()["tempo"] == 100
    shell.settle()
    form = page.options.fields["form"]
    card, why = form.rows["memory"], form.help
    assert why.isVisible()
    assert not why.geometry().intersects(card.geometry()), "each has a place of its own"
    assert why.height() >= why.heightForWidth(why.width())
    page.start()
    shell.settle()
    assert shell.bridge.config["form"] == "memory"
    assert shell.bridge.practice
    undo = shell.window.pages["table"].table.undo_button
    assert undo.isVisible()


@pytest.mark.parametrize("game", by_turns(COMPANY))
def test_people_go_from_game_to_game_and_computers_do_not(shell: Any, game: str) -> None:
    page = setup_page(shell, GAME)
    page.seating.fill([("Ada", "plum", "person"), ("", "ocean", "hard"), ("", "moss", "hard")])
    page.start()
    shell.window.go("lounge")
    other = setup_page(shell, game)
    least = _usual(game)
    assert other.seating.filled()[0] == ("Ada", "plum", "person")
    assert [row[2] for row in other.seating.filled()[1:]] == ["easy"] * (least - 1)


@pytest.mark.parametrize("game", by_turns([*COMPANY, GAME], at_once=2))
def test_the_first_table_is_the_game_s_main_form_and_a_smaller_one_is_remembered(
    shell: Any, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(type(catalog.game(game)), "default_seats", 4)
    shell.app.controller.remember("setup.last", "another")
    for key, filled in (
        ("names", ("Ada", "Ben")),
        ("colours", ("plum", "moss")),
        ("players", ("person", "person")),
    ):
        shell.app.controller.remember(f"setup.{key}", filled)
    page = setup_page(shell, game)
    assert [row[2] for row in page.seating.filled()] == ["person", "person", "easy", "easy"]
    page.seating.fill([("Ada", "plum", "person"), ("", "ocean", "hard")])
    page.start()
    shell.window.go("lounge")
    again = SetupPage(shell.app.look, shell.window.specs[GameId(game)], shell.app.controller)
    assert [row[2] for row in again.seating.filled()] == ["person", "hard"]
    again.deleteLater()


@pytest.mark.parametrize("game", by_turns([*COMPANY, GAME], at_once=2))
def test_new_match_means_the_game_that_was_played_last(shell: Any, game: str) -> None:
    setup_page(shell, game).start()
    shell.window.go("lounge")
    shell.window.lounge.play_button.click()
    assert shell.window.page == f"setup:{game}"


@pytest.mark.parametrize("game", [str(name) for name in catalog.ids()])
def test_who_begins_is_said_where_somebody_does(
    shell: Any, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = setup_page(shell, game)
    page.seating.fill([("Ada", "plum", "person"), ("Ben", "ocean", "person")])
    for begins in (True, False):
        monkeypatch.setattr(page.options, "begins", lambda begins=begins: begins)
        page.options.changed.emit()
        asked = page.seating.first_box.isVisibleTo(page)
        assert asked == (begins and game in ("carry_on", "pack_the_essentials"))
        assert (asked or bool(page.seating.said.text())) == begins
        assert page.seating.lots_button.isVisibleTo(page) == begins


@pytest.mark.parametrize(("seats", "begins"), [(2, True), (3, False), (8, False)])
def test_nobody_begins_at_carry_on_where_all_choose_at_once(
    shell: Any, seats: int, begins: bool
) -> None:
    page = setup_page(shell, "carry_on")
    page.seating.fill([("Ada", "plum", "person"), *[("", "", "normal")] * (seats - 1)])
    assert page.seating.first_box.isVisibleTo(page) == begins
    assert page.seating.lots_button.isVisibleTo(page) == begins


@pytest.mark.parametrize("game", by_turns(COMPANY))
def test_the_first_visit_to_a_game_offers_its_guided_round(shell: Any, game: str) -> None:
    """As what is mainly done there, and a first match that can be won; once one was begun it is
    still offered, and no more after one that came to its end.
    """
    page = setup_page(shell, game)
    assert page.learn_button.isVisible()
    assert page.learn_button.hasFocus()
    assert page.options.values().get("tempo", 75) == 75
    page.learn_button.click()
    shell.settle()
    assert shell.window.page == "table"
    assert shell.app.controller.rehearsing
    assert str(shell.bridge.game.id) == game
    shell.window.go("lounge")
    setup_page(shell, game).start()
    shell.settle()
    shell.window.go("lounge")
    begun = shell.app.controller.shelf()
    setup_page(shell, game)
    assert page.learn_button.isVisible()
    assert page.start_button.hasFocus() == bool(begun)
    shell.window.result_opener.on_finished(None)
    shell.window.go("lounge")
    setup_page(shell, game)
    assert page.learn_button.isVisible(), "it stays, and leads no more"
    assert page.learn_button.text() == "Play the guided round"
    assert not page.learn_button._primary
    assert page.start_button.hasFocus()


def test_the_ways_from_the_lounge_say_which_game_they_open(shell: Any) -> None:
    lounge = shell.window.lounge
    titles = {game: spec.title() for game, spec in shell.window.specs.items()}
    for game in titles:
        lounge.carousel.prefer(game)
        assert titles[game] == lounge.play_button.under
        assert f"New match, {titles[game]}" == lounge.play_button.accessibleName()
    practise = next(each for each in lounge.findChildren(NavButton) if "ractise" in each.text())
    practised = [game for game in titles if catalog.game(game).practised]
    lounge.carousel.prefer(practised[-1])
    assert practise.accessibleName() == f"Practise, {titles[practised[-1]]}"
    trail = next(each for each in lounge.findChildren(NavButton) if each.text() == "&Trail")
    assert trail.accessibleName() == f"Trail, {titles[practised[-1]]}"
    daily = next(each for each in lounge.findChildren(NavButton) if "aily" in each.text())
    for game in titles:
        lounge.carousel.prefer(game)
        assert trail.accessibleName() == f"Trail, {titles[game]}"
        assert titles[game] == daily.under
    other = next(game for game in titles if game != GAME)
    with patch.object(type(catalog.game(other)), "trail_setup", lambda _: None):
        lounge.carousel.prefer(GAME)
        lounge.carousel.prefer(other)
        assert trail.accessibleName() == "Trail, Pack the Essentials", "others have one, too"
    lounge.carousel.prefer(practised[-1])
    with text.recording() as said:
        practise.grab()
    assert sorted([titles[practised[-1]], "Practise"]) == sorted(each.text for each in said)
    assert not any(each.cut for each in said)
    assert min(each.font.pixelSize() for each in said) >= text.MIN_FONT_PX
    lounge.carousel.prefer(GAME)
    assert titles[GAME] == practise.under
