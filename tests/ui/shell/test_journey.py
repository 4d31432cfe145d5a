"""Tests: how the map of a trail changes since the last look at it: a stamp, and the way on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from engine import trails
from tests.ui.shell.conftest import GAME, Driver, comes
from tests.ui.shell.test_trail import CODES, stops
from tests.ui.shell.test_travel_map import CARGO_HOLD, won
from ui.bridge.preferences import Speed
from ui.look.style import Look
from ui.shell.trail.journey import legs, stamped
from ui.shell.trail.map import MapPlace, TravelMap
from ui.shell.trail.places import on_to, on_trail

Places = tuple[MapPlace, ...]


def trail(medals: str, after: int | None) -> Places:
    """Places with these medals, of which one is next."""
    return tuple(
        MapPlace(n + 1, f"P{n}", f"P{n}", medal > "0", int(medal), n == after, n == after)
        for n, medal in enumerate(medals)
    )


@contextmanager
def looks(
    shell: Driver, *counts: int, game: str = GAME, speed: Speed = Speed.NORMAL
) -> Iterator[Any]:
    """The trail's page, opened once for each count of stops that are won by then."""
    shell.app.controller.preferences.set_speed(speed)
    with ExitStack() as stack:
        for number, count in enumerate(counts):
            if number:
                shell.window.back()
            stack.enter_context(won(shell, game, count))
            shell.window.match_opener.open_trail(game)
        yield shell.window.pages[f"trail:{game}"]


def test_it_is_told_from_two_looks_what_is_stamped_and_where_the_way_leads() -> None:
    first, one = trail("0000", 0), trail("1000", 1)
    assert ((0,), range(1)) == (stamped(first, one), legs(first, one))
    assert ((0, 1), range(2)) == (stamped(first, trail("2100", 2)), legs(first, trail("2100", 2)))
    # A better medal is stamped where it was won, and nothing else moves.
    better = trail("3000", 1)
    assert ((0,), range(1, 1)) == (stamped(one, better), legs(one, better))
    last, end = trail("1110", 3), trail("1111", None)
    assert ((3,), range(0)) == (stamped(last, end), legs(last, end))
    # What was taken back moves nothing.
    assert not stamped(one, first)


def test_a_stamp_lands_and_the_suitcase_goes_on_to_the_next_stop(shell: Driver) -> None:
    shell.resize(1280, 800)
    told: list[str] = []
    shell.window.cued.connect(told.append)
    with looks(shell, 2, 3) as page:
        journey, tags = page.map.journey, page.map.place_tags
        # All that is told is as at the end; only pictures are not there yet.
        assert journey.is_on
        assert (3, page.stop_card.play_button) == (page.next, shell.window.focusWidget())
        assert tags[2].accessibleName().split(": ")[1] != "unlocked"
        assert page.stop_card.heading.text().startswith("Stop 4, ")
        assert [2] == [*journey.legs]
        assert comes(lambda: "confirm" in told)
        assert journey.is_on, "the suitcase is on its way"
        assert comes(lambda: not journey.is_on)
        assert not journey.legs
        assert ["confirm"] == [cue for cue in told if cue == "confirm"]
        moved = page.map.grab().toImage()
        page.map.show_places(page.map.places, page.map.current)
        assert moved == page.map.grab().toImage()


def test_whoever_won_a_stop_is_shown_the_way_to_the_next_one(shell: Driver) -> None:
    shell.resize(1280, 800)
    with patch.object(trails, "trail", lambda _name: stops(1, 1, 999)):
        shell.window.match_opener.open_trail(GAME)
        shell.settle()
        page = shell.window.pages[f"trail:{GAME}"]
        page.stop_card.play()
        shell.play_out()
        shell.window.result_opener.show_open()
        shell.settle()
        result = shell.window.pages["result"]
        result.scene.stop()
        assert "O&n to Tbilisi" == result.next_button.text()
        shell.app.controller.preferences.set_speed(Speed.NORMAL)
        result.step_button.click()
        page = shell.window.pages[f"trail:{GAME}"]
        assert page.map.journey.is_on
        assert (1, [0]) == (page.next, [*page.map.journey.legs])
        assert comes(lambda: not page.map.journey.is_on)


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_the_way_to_the_next_stop_leads_over_the_map_where_it_waits(
    shell: Driver, speed: Speed
) -> None:
    """Also where the map was never seen before; nothing begins by itself."""
    shell.resize(1280, 800)
    with patch.object(trails, "trail", lambda _name: stops(1, 1, 999)):
        shell.window.match_opener.travel(GAME, stops(1, 1, 999)[0].deal)
        shell.play_out()
        shell.window.result_opener.show_open()
        shell.settle()
        result = shell.window.pages["result"]
        result.scene.stop()
        shell.app.controller.preferences.set_speed(speed)
        result.next_button.click()
        page = shell.window.pages[f"trail:{GAME}"]
        journey = page.map.journey
        assert journey.is_on == (speed is Speed.NORMAL)
        if journey.is_on:
            assert ((0,), [0]) == (journey._stamped, [*journey.legs])
        assert comes(lambda: not journey.is_on)
        assert (1, 1) == (page.next, page.map.current)
        QTest.qWait(300)
        assert f"trail:{GAME}" == shell.window.page, "the map can be looked at"
        assert page.stop_card.play_button is shell.window.focusWidget()
        with patch.object(shell.window.match_opener, "start") as start:
            shell.press(Qt.Key.Key_Return)
        assert CODES[1] == start.call_args.args[1]


def test_it_begins_where_the_suitcase_was_and_ends_where_it_is(shell: Driver) -> None:
    shell.resize(1280, 800)
    with looks(shell, 2, 5) as page:
        journey, tags = page.map.journey, page.map.place_tags
        spots = [tags[n].mapTo(page.map, tags[n].spot.toPoint()) for n in (2, 3, 5)]
        for gone, spot in zip((0.0, 1 / 3, 1.0), spots, strict=True):
            journey._gone = gone
            assert (journey._pin_spot().toPoint() - spot).manhattanLength() <= 2
        journey.end()


def test_a_press_ends_it_at_once_and_does_what_it_says(shell: Driver) -> None:
    shell.resize(1280, 800)
    with looks(shell, 2, 3) as page:
        journey = page.map.journey
        assert comes(lambda: journey._player.busy)
        with patch.object(shell.window.match_opener, "start") as start:
            QTest.keyClick(page.stop_card.play_button, Qt.Key.Key_Space)
        assert (False, False) == (journey.is_on, journey._player.busy)
        start.assert_called_once()
    with looks(shell, 3, 4) as page:
        assert comes(lambda: page.map.journey._player.busy)
        QTest.mouseClick(page.findChild(QPushButton), Qt.MouseButton.LeftButton)
        assert not page.map.journey.is_on
        assert not shell.window.page.startswith("trail:")


def test_nothing_moves_at_the_first_look_nor_at_one_more(shell: Driver) -> None:
    shell.resize(1280, 800)
    with looks(shell, 3) as page:
        assert not page.map.journey.is_on
    with looks(shell, 3) as page:
        assert not page.map.journey.is_on
    # What was seen of one person is nothing to another.
    shell.app.controller.remember("setup.names", ("Bea",))
    with looks(shell, 4) as page:
        assert not page.map.journey.is_on


def test_what_was_seen_outlives_the_page(shell: Driver) -> None:
    shell.resize(1280, 800)
    with looks(shell, 2) as page:
        shell.window.back()
        shell.window._shed()
        with looks(shell, 3) as other:
            assert page is not other
            assert other.map.journey.is_on


def test_where_nothing_moves_the_end_is_shown_and_told_at_once(shell: Driver) -> None:
    shell.resize(1280, 800)
    told: list[str] = []
    shell.window.cued.connect(told.append)
    with looks(shell, 2, 3, speed=Speed.OFF) as page:
        assert not page.map.journey.is_on
        assert ["confirm"] == told


def test_records_that_are_read_again_do_not_end_it(shell: Driver) -> None:
    shell.resize(1280, 800)
    with looks(shell, 2, 3) as page:
        page._refresh()
        assert page.map.journey.is_on
        # A page that nobody sees shows no way.
        shell.window.back()
        assert not page.map.journey.is_on
        assert not any(tag._is_bare for tag in page.map.place_tags)


def test_a_map_further_down_waits_until_it_is_seen(shell: Driver) -> None:
    shell.app.look.set_text_scale(1.6)
    shell.resize(1024, 640)
    with looks(shell, 2, 3) as page:
        shell.settle()
        QTest.qWait(50)
        assert page.map.journey.is_on
        assert not page.map.journey._player.busy
        bar = page.scroller.verticalScrollBar()
        page.scroller.ensureWidgetVisible(page.map.place_tags[2])
        assert bar.value() > 0
        assert comes(lambda: page.map.journey._player.busy)
        assert comes(lambda: not page.map.journey.is_on)


def test_only_what_moves_is_painted(shell: Driver) -> None:
    look = Look()
    map_ = TravelMap(look)
    map_.resize(1600, 900)
    map_.show_places(trail("1" * 20 + "0" * 40, 20), 0)
    map_.slices.hurry()
    map_.grab()
    spot = map_.place_tags[3].geometry()
    with (
        patch.object(map_, "_paint_patch", wraps=map_._paint_patch) as patches,
        patch.object(map_, "way_pen", wraps=map_.way_pen) as parts,
    ):
        map_.render(QPixmap(map_.size()), spot.topLeft(), QRegion(spot))
    assert 1 <= patches.call_count <= 2
    assert 1 <= parts.call_count <= 4


def test_a_stop_is_told_and_gone_on_to_by_the_name_of_its_place() -> None:
    assert ("Trail, Lisbon", "O&n to Porto") == (on_trail(0, 60), on_to(1, 60))
    assert ("Trail, Home", "O&n home") == (on_trail(29, 30), on_to(29, 30))


def test_the_page_says_what_a_trip_is(shell: Driver) -> None:
    with looks(shell, 0) as page:
        words = [label.text() for label in page.findChildren(type(page.won))]
        assert "All 14 Victory cards, in any order." in words
    with looks(shell, 0, game=CARGO_HOLD) as page:
        words = [label.text() for label in page.findChildren(type(page.won))]
        assert not any("Victory" in one for one in words)
