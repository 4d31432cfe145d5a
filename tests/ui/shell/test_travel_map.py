"""Tests: the map of trail and trip, medals at the table, and postcards of finished matches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import reduce
from itertools import combinations
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPainterPath
from PySide6.QtWidgets import QAbstractButton, QFileDialog

from engine import catalog, trails
from engine.core import ANY_MARGIN, GameId, Grade, Level, Result, Seat, standing
from engine.games.pack_the_essentials.view import Phase
from engine.match import codes
from engine.store import Travelled, TripTally
from engine.trails import Deal, Medal
from tests.ui.shell.conftest import GAME, Driver
from tests.ui.shell.test_trail import stops
from ui.bridge.controller import SeatSetup
from ui.kit.table.medal_strip import MedalStrip
from ui.look import text
from ui.look.style import Look
from ui.shell.result.postcard import ask_place
from ui.shell.trail.art import day_name
from ui.shell.trail.frame import TrailInfo
from ui.shell.trail.map import PLACE_SIZE, MapPlace, PlaceTag, TravelMap, _patches
from ui.shell.trail.places import place_names

WHEN = datetime(2026, 11, 22, 12, tzinfo=UTC)
CARRY_ON, CARGO_HOLD = GameId("carry_on"), GameId("cargo_hold")


@contextmanager
def won(shell: Driver, game: str, count: int) -> Iterator[None]:
    """The first stops of a trail, each with silver."""
    built = catalog.game(GameId(game))
    made: list[Travelled] = []
    for number, stop in enumerate(trails.trail(game)[:count]):
        points = stop.medals[1].points
        result = Result(((Seat(0),),), (points,))
        options = dict(stop.deal.config.options)
        made.append(Travelled(number, WHEN, "", Seat(0), stop.deal.code, options, (), result))
    assert built.trail_setup() is not None
    with patch.object(shell.app.controller, "travelled", lambda *_: tuple(made)):
        yield


@pytest.mark.parametrize("count", [0, 9, 59])
def test_sixty_stops_are_legible_at_once_and_reached_by_keys_and_tree(
    shell: Driver, count: int
) -> None:
    shell.resize(1280, 800)
    with won(shell, GAME, count):
        shell.window.match_opener.open_trail(GAME)
        shell.settle()
        page = shell.window.pages[f"trail:{GAME}"]
        tags = page.map.all
        assert 60 == len(tags) == len({tag.accessibleName() for tag in tags})
        least = [round(shell.window.look.px(side)) for side in PLACE_SIZE]
        for tag in tags:
            assert isinstance(tag, QAbstractButton)
            assert tag.visibleRegion().boundingRect() == tag.rect(), tag.accessibleName()
            assert tag.width() >= least[0] - 1
            assert tag.height() >= least[1] - 1
        pairs = combinations([tag.geometry().adjusted(1, 1, -1, -1) for tag in tags], 2)
        assert not any(one.intersects(other) for one, other in pairs)
        with text.recording() as written:
            page.map.grab()
        assert {one.text for one in written} >= {*place_names(60)}
        assert not [one.text for one in written if one.cut]
        # The next one is the largest.
        sizes = [tag.width() * tag.height() for tag in tags]
        assert count == sizes.index(max(sizes)) == page.next
        assert f"Stop {count + 1}, " in tags[count].accessibleName()
        page.map.focus()
        shell.press(Qt.Key.Key_Home)
        for number in range(60):
            assert tags[number] is shell.window.focusWidget()
            assert page.stop_card.heading.text().startswith(f"Stop {number + 1}, ")
            shell.press(Qt.Key.Key_Left if number // page.map.columns % 2 else Qt.Key.Key_Right)
            if tags[number] is shell.window.focusWidget():
                shell.press(Qt.Key.Key_Down)


def test_a_stamp_tells_score_and_day(shell: Driver) -> None:
    shell.resize(1280, 800)
    with won(shell, GAME, 2):
        shell.window.match_opener.open_trail(GAME)
        shell.settle()
        page = shell.window.pages[f"trail:{GAME}"]
        points = [stop.medals[1].points for stop in trails.trail(GAME)[:2]]
        first, second, third = page.map.places[:3]
        assert [str(one) for one in points] == [first.score, second.score]
        assert (WHEN.astimezone().date(), 2) == (first.day, first.medal)
        assert f"silver, {points[0]} points, " in first.said
        assert "22 Nov 2026" in first.said
        assert ("", None, False, True) == (third.score, third.day, third.won, third.is_next)
        with text.recording() as written:
            page.map.grab()
        assert {str(points[0]), "22 Nov"} <= {one.text for one in written}


def test_the_ring_of_a_stamp_goes_around_its_medal_and_its_number(shell: Driver) -> None:
    shell.resize(1280, 800)
    with won(shell, GAME, 2):
        shell.window.match_opener.open_trail(GAME)
        shell.settle()
        tag = shell.window.pages[f"trail:{GAME}"].map.all[0]
        with (
            patch.object(PlaceTag, "ring") as ring,
            patch("ui.shell.trail.map.paint_medal") as medal,
            patch.object(text, "draw", wraps=text.draw) as draw,
        ):
            tag.grab()
        path, room = ring.call_args.args[1], medal.call_args.args[1]
        (number,) = (call.args[1] for call in draw.call_args_list if call.args[2] == "1")
        middle, reach = number.center(), number.height() / 2 - 1
        for edge in (QPointF(0, -reach), QPointF(0, reach), QPointF(-reach, 0)):
            assert path.contains(middle + edge), "as far as the paper of the number reaches"
        outline = path.toFillPolygon()
        assert path.contains(room.adjusted(2, 2, -2, -2).center())
        assert outline.boundingRect().contains(room)
        assert not path.contains(room.topRight()), "it follows what is round"


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_an_amount_in_a_stamp_lies_beside_its_number_and_its_medal(
    shell: Driver, number: int
) -> None:
    look = shell.window.look
    map_ = TravelMap(look)
    place = MapPlace(
        number, "Lisbon", "", won=True, medal=3, score="−$1,050", day=date(2026, 11, 20)
    )
    map_.show_places([place], 0)
    (tag,) = map_.place_tags
    tag.resize(*(look.px(side) for side in PLACE_SIZE))
    letters, over = QPainterPath(), QPainterPath()

    def write(painter: QPainter, room: QRectF, words: str, font: QFont) -> None:
        """Digits have no parts below the line."""
        fitted = text.fit(words, font, room.size())
        written = QRectF(0, 0, fitted.width, QFontMetricsF(fitted.font).capHeight())
        written.moveCenter(room.center())
        path = QPainterPath()
        path.addRect(written)
        assert not fitted.cut
        letters.addPath(painter.transform().map(path))

    def medal(painter: QPainter, room: QRectF, _medal: int) -> None:
        across = 2 * (tag.body().center().x() - room.center().x())
        # The number lies at the other side, as high and as large.
        for one in (room, room.translated(across, 0)):
            path = QPainterPath()
            path.addEllipse(one)
            over.addPath(painter.transform().map(path))

    with (
        patch("ui.shell.trail.map._write", write),
        patch("ui.shell.trail.map.paint_medal", medal),
    ):
        tag.grab()
    assert not letters.isEmpty()
    assert not over.isEmpty()
    assert not letters.intersects(over)


def test_places_are_named_however_long_a_trail_is() -> None:
    for count in (1, 2, 14, 30, 60, 61, 200):
        names = place_names(count)
        assert count == len(names)
        assert "Lisbon" == names[0]
    assert len({*place_names(30)}) == 30
    assert "Home" == place_names(30)[-1] == place_names(60)[-1]


def test_a_narrow_map_grows_and_keeps_its_places_legible(shell: Driver) -> None:
    look = Look()
    map_ = TravelMap(look)
    map_.show_places([MapPlace(n + 1, "Sapporo", f"Stop {n + 1}") for n in range(60)], 0)
    for width in (320, 640, 1200):
        map_.resize(width, 200)
        map_.resize(width, map_.minimumHeight())
        assert all(tag.width() >= PLACE_SIZE[0] - 1 for tag in map_.all), width
        assert all(tag.height() >= PLACE_SIZE[1] - 1 for tag in map_.all), width
        assert map_.all[-1].geometry().bottom() <= map_.height()


def tally(card: str, best: int, *, won: int) -> TripTally:
    options = {"side": "common", "victory": card}
    return TripTally("", {**options}, 2, best, won, WHEN if won else None)


def test_the_trip_is_a_map_too_and_its_stop_is_played_alone(shell: Driver) -> None:
    past = tally("weekend-whiskers", 150, won=1), tally("cat-nap", 90, won=0)
    with patch.object(shell.app.controller, "tallies", lambda *_: past):
        shell.window.match_opener.set_up(GAME)
        setup = shell.window.pages[f"setup:{GAME}"]
        setup.seating.fill([("Ada", "brick", "person")])
        setup.options.set_values({"side": "common"})
        setup.trip.map_button.click()
        shell.settle()
        assert f"trip:{GAME}" == shell.window.page
        page = shell.window.pages[f"trip:{GAME}"]
        assert "1 of 14 stamped." == page.won.text()
        first, second = page.map.places[:2]
        assert (True, "150", WHEN.astimezone().date()) == (first.won, first.score, first.day)
        assert (False, True, "") == (second.won, second.is_next, second.score)
        assert "goal reached on " in first.said
        assert page.map.current == 1
        goal = catalog.game(GAME).goal(
            catalog.game(GAME).configure(1, {"victory": "cat-nap", "side": "common"})
        )
        assert page.stop_card.asked.text().startswith(f"Goal: {goal} points (")
        # Individual suitcases are another trip.
        page.radios["side", "own"].click()
        assert "0 of 14 stamped." == page.won.text()
        page.map.choose(3)
        value = page.options_of("window-seat")
    assert value == {"victory": "window-seat", "side": "own"}
    page.stop_card.play()
    shell.settle()
    assert "table" == shell.window.page
    assert "own" == shell.bridge.config["side"]
    assert 1 == len(shell.bridge.players)


# Medals -------------------------------------------------------------------------------------------


def test_the_table_shows_what_medals_ask_and_how_far_one_is(shell: Driver) -> None:
    with patch.object(trails, "trail", lambda _name: stops(100, 1, 2)):
        shell.window.match_opener.travel(GAME, stops(100, 1, 2)[0].deal)
        shell.settle()
        strip = shell.window.pages["table"].table.medal_strip
        assert strip.isVisible()
        score = shell.bridge.sheets()[0].total
        assert f"{100 - score} more points for bronze" == strip.words
        assert strip.accessibleName().startswith(f"{strip.words}; Bronze: 100 points; Silver: 300")
        table = shell.window.pages["table"].table
        assert 100 == table.state.goal, "and not that of the card"
        # A stop asks for medals: no goal is named that the card does not have.
        card, board = table.lists.card, table.departures
        assert "Cat Nap: For bronze: 100. " in card.accessibleName()
        assert "Goal" not in card.accessibleName()
        assert "Bronze" == board._asked.text()
        shell.act(12)
        table.catch_up()
        score = shell.bridge.sheets()[0].total
        assert f"{100 - score} more points for bronze" == strip.words
        # Any other match has none.
        shell.start(victory="cat-nap")
        assert shell.window.pages["table"].table.state.goal == shell.bridge.view().goal
        assert not shell.window.pages["table"].table.medal_strip.isVisible()


def test_what_is_tried_brings_the_medal_nearer_at_once(shell: Driver) -> None:
    with patch.object(trails, "trail", lambda _name: stops(100, 1, 2)):
        shell.window.match_opener.travel(GAME, stops(100, 1, 2)[0].deal)
        shell.settle()
        table = shell.window.pages["table"].table
        said: set[str] = set()
        for _ in range(30):
            table.catch_up()
            seat = shell.bridge.person_to_act()
            assert seat is not None
            for action in list(shell.bridge.legal(seat))[:40]:
                before = table.medal_strip.words
                if table.pending is not None and table.attempt(action):
                    totals = [sheet.total for sheet in table.state.then]
                    assert f"{100 - totals[0]} more points for bronze" == table.medal_strip.words
                    said.add(before)
                    said.add(table.medal_strip.words)
                    table.undo()
                if len(said) > 1:
                    return
            shell.act()
    pytest.fail("nothing that was tried changed the score")


def test_a_strip_shows_less_where_there_is_less_room(shell: Driver) -> None:
    words = shell.window.specs[CARRY_ON]._words()
    strip = MedalStrip(Look())
    asked = Grade(-24, 4), Grade(-10, 2), Grade(3)
    strip.show_points(asked, [], words, seats=4)
    assert "" == strip.words, "nobody has points yet"
    strip.show_points(asked, [4, 9, 2, 2], words, seats=4)
    assert (2, "Now 2nd place, 5 points behind; not yet gold") == (strip.reached, strip.words)

    def shown(width: int) -> list[str]:
        strip.resize(width, strip.sizeHint().height())
        with text.recording() as written:
            strip.grab()
        return [one.text for one in written]

    medals = ["at most 24 behind", "2nd place, at most 10 behind", "a win by 3"]
    terse = ["within 24", "2nd place, within 10", "a win by 3"]
    assert shown(900) == [*medals, strip.words]
    brief = shown(strip.sizeHint().width())
    assert brief == [*medals, "now 2nd place, 5 behind"]
    assert shown(strip.sizeHint().width() - 100) == [*terse, brief[-1]]
    assert shown(strip.minimumSizeHint().width() + 120) == [medals[-1], "now 2nd place, 5 behind"]
    assert shown(strip.minimumSizeHint().width()) == [medals[-1]]
    # At the end nothing is still to come.
    strip.show_points(asked, [4, 9, 2, 2], words, seats=4, over=True)
    assert [*medals, "Silver"] == shown(900)
    assert strip.accessibleName().startswith("Silver; Bronze: ")
    strip.show_points(asked, [0, 30, 2, 2], words, seats=4, over=True)
    assert "No medal" == strip.words
    strip.show_points(asked, [9, 2, 2, 2], words, seats=4)
    assert "Enough for gold so far" == strip.words
    strip.show_points(None, [], words, seats=4)
    assert strip.isHidden()


def test_medals_that_ask_for_money_say_so(shell: Driver) -> None:
    strip = MedalStrip(Look())
    words = shell.window.specs[CARGO_HOLD]._words()
    asked = Grade(-1050, 2), Grade(ANY_MARGIN, 1), Grade(300, 1)
    strip.show_points(asked, [200, 450, 0], words, seats=3)
    strip.resize(900, strip.sizeHint().height())
    with text.recording() as written:
        strip.grab()
    assert ["2nd place, at most $1,050 behind", "a win", "a win by $300", strip.words] == [
        one.text for one in written
    ]
    assert "Now 2nd place, $250 behind; not yet silver" == strip.words


def test_each_stop_says_for_which_target_its_match_is_played(shell: Driver) -> None:
    info = TrailInfo(shell.window.look, shell.window.specs[CARGO_HOLD], shell.app.controller)
    game = catalog.game(CARGO_HOLD)
    said = [
        info.deal_words(Deal("CH-5QDP-GPBN", game.restore(3, form), (Level("hard"),) * 2))
        for form in trails.trail_setup(game).forms
    ]
    assert [
        f"Debt target: ${target}, against 2 × Hard" for target in ("1,200", "1,500", "2,000")
    ] == said


@pytest.mark.parametrize(
    "game", ["pack_the_essentials", "carry_on", "cargo_hold", "wheres_my_luggage"]
)
def test_at_the_end_a_table_knows_the_points_of_the_result(shell: Driver, game: str) -> None:
    """By these a strip tells the standing: so it ends with what is graded."""
    opener = shell.window.match_opener
    people = tuple(SeatSetup(*one) for one in (("Ada", "brick"), ("Bea", "ocean"), ("Cy", "plum")))
    options = {"form": "memory"} if game == "wheres_my_luggage" else {}
    opener.start(game, shell.app.controller.new_code(game), people, options, practice=False)
    shell.settle()
    shell.play_out()
    table, result = shell.window.pages["table"].table, shell.bridge.result
    # From memory each face is seen before anything else is.
    while game == "wheres_my_luggage" and table.faces.behind:
        table.faces.go_on()
    table.catch_up()
    table.refresh()
    assert result is not None
    assert tuple(table.points(table.state)) == result.scores
    assert catalog.game(GameId(game)).grade(result).points == standing(result.scores).points


def test_the_strip_keeps_its_room_from_the_first_move_to_the_last(shell: Driver) -> None:
    """Else the title beside it wraps, and the table below moves."""
    words = shell.window.specs[GameId("wheres_my_luggage")]._words()
    strip, medals = MedalStrip(Look()), (Grade(-3, 2), Grade(ANY_MARGIN, 1), Grade(4, 1))
    wide = set()
    for points in ((), (0, 0), (2, 0), (0, 7), (13, 0), (0, 14)):
        strip.show_points(medals, points, words, seats=2)
        wide.add(strip.sizeHint().width())
    strip.show_points(medals, (13, 0), words, seats=2, over=True)
    assert wide == {strip.sizeHint().width()}


def test_points_of_all_seats_are_a_standing() -> None:
    assert Grade(7) == standing([7])
    assert Grade(-5, 2) == standing([4, 9, 2])
    assert Grade(0, 1) == standing([9, 9, 2])
    assert Grade(-7, 2) == standing([2, 9, 2])


def test_a_daily_suitcase_has_medals_of_plain_levels() -> None:
    day = date(2026, 11, 22)
    pack, carry = catalog.game(GAME), catalog.game(CARRY_ON)
    one = trails.day_of(pack, day, trails.KnownAttempts(), "")
    goal = pack.goal(one.deal.config)
    assert goal is not None
    assert (Grade(goal - 10), Grade(goal), Grade(goal + 10)) == one.medals
    assert Medal.NONE == one.medal
    assert Medal.SILVER == trails.medal_for(one.medals, Grade(goal + 9))
    asked = carry.daily_medals(trails.daily(carry, day).config)
    assert [3, 2, 1] == [each.place for each in asked]
    assert Medal.BRONZE == trails.medal_for(asked, Grade(ANY_MARGIN + 1, 3))
    assert Medal.NONE == trails.medal_for(asked, Grade(-1, 4))
    assert Medal.GOLD == trails.medal_for(asked, Grade(0, 1))


def test_at_a_daily_suitcase_the_card_keeps_its_goal(shell: Driver) -> None:
    deal = trails.daily(catalog.game(GAME), datetime.now().astimezone().date())
    shell.window.match_opener.travel(GAME, deal)
    shell.settle()
    table = shell.window.pages["table"].table
    goal = table.view.goal
    assert [goal - 10, goal, goal + 10] == [one.points for one in table.state.common.medals]
    assert goal == table.state.goal
    assert f": Goal {goal}. " in table.lists.card.accessibleName()
    assert ("Goal", f"Goal {goal}") == (
        table.departures._asked.text(),
        table.departures.goal.accessibleName(),
    )
    # Bronze is won ten points below the goal: nothing is short then.
    over = msgspec.structs.replace(table.view, phase=Phase.OVER)
    table.lists.card.show_card(over, goal, goal - 4, goal - 4, medal=0, won=1)
    assert f": Goal {goal}. Bronze. " in table.lists.card.accessibleName()
    table.lists.card.show_card(over, goal, goal - 14, goal - 14)
    assert f": Goal {goal}. 14 short. " in table.lists.card.accessibleName()


def test_once_gold_is_reached_a_stop_says_so(shell: Driver) -> None:
    shell.start(victory="cat-nap")
    table = shell.window.pages["table"].table
    table.lists.card.show_card(table.view, 100, 104, 104, medal=3, won=3)
    assert "Cat Nap: For gold: 100. Enough for gold. " in table.lists.card.accessibleName()


def test_the_ground_of_a_map_is_painted_in_small_parts(shell: Driver) -> None:
    """The whole ground takes longer than a frame on a dense screen."""
    look = Look()
    map_ = TravelMap(look)
    map_.show_places([MapPlace(n + 1, "Sapporo", f"Stop {n + 1}") for n in range(60)], 0)
    map_.resize(1600, 900)
    map_.slices.hurry()
    map_.grab()
    parts = look.pixmaps.painted
    assert parts >= 4
    map_.grab()
    assert parts == look.pixmaps.painted, "and is kept"
    # Places tell only what lies near them.
    with patch.object(map_, "_spot", lambda _: QPointF(40, 40)):
        map_.grab()
        before = look.pixmaps.painted
    with patch.object(map_, "_spot", lambda _: QPointF(60, 40)):
        map_.grab()
    assert 1 == look.pixmaps.painted - before


@pytest.mark.parametrize("density", [1.0, 1.25, 2.0])
def test_the_parts_of_a_map_cover_it_once(density: float) -> None:
    whole = QRectF(0, 0, 1237, 803)
    parts = _patches(whole, density)
    assert whole.width() * whole.height() == sum(one.width() * one.height() for one in parts)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    assert whole == reduce(QRectF.united, parts)


# Postcards ----------------------------------------------------------------------------------------


def card_of(shell: Driver) -> Any:
    shell.play_out()
    shell.window.result_opener.show_open()
    shell.settle()
    shell.see_end()
    return shell.window.pages["result"].postcard


def test_every_finished_match_has_a_postcard(shell: Driver) -> None:
    shell.start(victory="cat-nap")
    card = card_of(shell)
    assert card.isVisible()
    QGuiApplication.clipboard().clear()
    with text.recording() as written:
        card.buttons.copy_button.click()
    image = QGuiApplication.clipboard().image()
    assert (1200, 800) == image.size().toTuple()
    said = {one.text for one in written}
    assert shell.bridge.result is not None
    assert {f"{shell.bridge.result.scores[0]} points", "Cat Nap", shell.bridge.code} <= said
    colours = {image.pixel(x, y) for x in range(60, 760, 20) for y in range(160, 640, 20)}
    assert len(colours) > 100, "the suitcase is on it"
    assert "Postcard copied." == card.buttons.sentence.text()


def test_a_postcard_of_practice_says_so_and_names_no_code_of_another_deal(shell: Driver) -> None:
    shell.start(victory="cat-nap", practice=True)
    card = card_of(shell)

    def written() -> set[str]:
        with text.recording() as said:
            card.buttons.copy_button.click()
        return {one.text for one in said}

    assert {"Practice", shell.bridge.code} <= written()
    outcome, spec = shell.bridge.outcome(), shell.window.specs[GameId(GAME)]
    card.show_match(replace(outcome, is_deal=False), spec)
    assert shell.bridge.code not in written()


def test_a_postcard_of_several_tells_place_or_winner(shell: Driver) -> None:
    shell.start(SeatSetup("Ada", "brick"), SeatSetup("Bea", "ocean"))
    card, spec = card_of(shell), shell.window.specs[GameId(GAME)]
    over = Result(((Seat(1),), (Seat(0),)), (7, 9))
    outcome = replace(shell.bridge.outcome(), result=over)
    ada, bea = outcome.players
    computer = replace(bea, level=Level("easy"))
    drawn = replace(outcome, result=Result(((Seat(0), Seat(1)),), (9, 9)))
    for shown, words in (
        (outcome, "Bea wins, 9 points"),
        (replace(outcome, players=(ada, computer)), "Place 2 of 2, 7 points"),
        (drawn, "Tied, 9 points"),
    ):
        card.show_match(shown, spec)
        with text.recording() as said:
            card.buttons.copy_button.click()
        assert words in {one.text for one in said}


def test_a_postcard_from_the_trail_tells_stop_medal_and_attempts(shell: Driver) -> None:
    with patch.object(trails, "trail", lambda _name: stops(1, 1, 2)):
        cards = []
        for _ in range(2):
            shell.window.match_opener.travel(GAME, stops(1, 1, 2)[0].deal)
            shell.settle()
            cards.append(card_of(shell))
        with text.recording() as written:
            cards[-1].buttons.copy_button.click()
        assert "Trail, stop 1: bronze, 2 attempts" in {one.text for one in written}


@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("2026-11-29 Where’s My Luggage?.png", "2026-11-29 Where's My Luggage.png"),
        ("Cargo Hold.png", "Cargo Hold.png"),
        ("Wer hat 3: 4 / 5 <Koffer>?.png", "Wer hat 3 4 5 Koffer.png"),
    ],
)
def test_every_system_takes_the_name_of_a_postcard(name: str, offered: str) -> None:
    asked: list[str] = []

    def ask(_parent: Any, _words: str, place: str, _kind: str) -> tuple[str, str]:
        asked.append(place)
        return "", ""

    with patch.object(QFileDialog, "getSaveFileName", ask):
        ask_place(None, name)  # type: ignore[arg-type]
    assert [str(Path.home() / offered)] == asked


def test_the_day_of_a_postcard_is_that_of_the_records(shell: Driver) -> None:
    """A file that was copied here was written on another day."""
    shell.start(SeatSetup("Ada", "brick"), SeatSetup("Bea", "ocean"))
    card = card_of(shell)
    controller = shell.app.controller
    written = datetime.now().astimezone().date()
    assert written == card._day()
    log = controller.log()
    early = tuple(entry._replace(finished=WHEN) for entry in log)
    with patch.object(controller, "log", lambda *_: early):
        assert WHEN.astimezone().date() == card._day()
        assert card._file_name().startswith("2026-11-2")
    with patch.object(controller, "log", lambda *_: ()):
        assert card._day() is None
        assert f"{shell.window.specs[GameId(GAME)].title()}.png" == card._file_name()
        with text.recording() as said:
            card.buttons.copy_button.click()
    assert not {each.text for each in said} & {day_name(written), day_name(WHEN.date())}
    shell.start(victory="cat-nap", practice=True)
    assert written == card_of(shell)._day(), "practice is in the records too"


def test_no_postcard_shows_a_day_whose_attempts_are_left(shell: Driver) -> None:
    deal = trails.daily(catalog.game(GAME), datetime.now().astimezone().date())
    shell.window.match_opener.travel(GAME, deal)
    shell.settle()
    assert deal.code == shell.bridge.code == codes.parse(shell.bridge.code, "PE")
    card = card_of(shell)
    assert not card.isVisible()
    QGuiApplication.clipboard().clear()
    card.buttons.copy_button.click()
    assert QGuiApplication.clipboard().image().isNull()
