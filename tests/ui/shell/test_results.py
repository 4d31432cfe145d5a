"""The result page and the records page: charts with the real window, layout, filters, leaving."""

import gc
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Level, Result, Rng, Seat
from engine.match import Player
from engine.store import Logged
from tests.tiers import by_turns
from tests.tools.gallery import matches
from tests.ui.shell.conftest import GAME, comes
from ui.bridge.controller import SeatSetup
from ui.bridge.seats import level_name
from ui.charts import library as room
from ui.charts.chart import ChartSpec, Point, Series
from ui.kit.words import Difficulty
from ui.shell.records.charts import percent, results, tally, wins
from ui.shell.result.opener import ResultOpener
from ui.shell.result.page import PICTURES_FRAME, first_of
from ui.shell.table_registry import specs

NAMES = (("Ada", "brick"), ("Ben", "ocean"), ("Cleo", "plum"), ("Dot", "moss"))
CARDS = ("cat-nap", "city-kitty", "red-eye-tabby", "first-class-feline")


def logged(count: int, *, names: Sequence[str] = ("Ada", "Ben")) -> tuple[Logged, ...]:
    """A log, the latest first."""
    began = datetime(2026, 1, 1, 12, tzinfo=UTC)
    return tuple(
        Logged(
            number,
            began + timedelta(days=number),
            names[number % len(names)],
            GAME,
            {"side": ("common", "own")[number % 5 == 0], "victory": CARDS[number % len(CARDS)]},
            "PE-7K3F-9QXH",
            90 + number * 7 % 60,
            120,
            90 + number * 7 % 60 >= 120,
        )
        for number in reversed(range(count))
    )


def finish(shell: Any, seats: int) -> Any:
    shell.start(*(SeatSetup(name, colour) for name, colour in NAMES[:seats]))
    shell.play_out()
    shell.window.pages["table"].result_button.click()
    shell.settle()
    return shell.window.pages["result"]


def drawn(page: Any, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not getattr(page, "is_reading", False), timeout=30_000)
    if hasattr(page, "scene"):
        page.scene.stop()

    def seen() -> bool:
        # Off the screen, a chart is not asked for; large words do not leave room for all at once.
        missing = [panel for panel in page.panels if panel.plot is None]
        if missing:
            page.scroller.ensureWidgetVisible(missing[0])
        return not missing

    qtbot.waitUntil(seen, timeout=30_000)


@pytest.mark.parametrize("seats", [1, 4])
def test_a_result_has_its_charts_and_leaves_nothing_behind(
    shell: Any, qtbot: QtBot, seats: int
) -> None:
    page = finish(shell, seats)
    drawn(page, qtbot)
    rounds, tiles = page.panels
    assert len(rounds.plot.shown) == seats
    assert len(tiles.plot.shown) == 1
    bar = [point for point in tiles.plot.shown[0].points if point.mark is not None][-1]
    tiles.light(bar.mark)
    tiles.plot.picked.emit(bar)
    seat, number = bar.mark
    assert page.pictures.cases[seat].lit == number
    # The other way: what is clicked in the last suitcase is shown in the chart.
    page.pictures.picked.emit((seats - 1, 0))
    assert page.pictures.cases[seats - 1].lit == 0
    assert tiles.plot.point.mark == (seats - 1, 0)
    assert tiles.chooser.currentIndex() == seats - 1
    page.pictures.picked.emit((seats - 1, 0))
    assert page.pictures.cases[seats - 1].lit is None
    shell.window.go("lounge")
    shell.settle()
    gc.collect()
    assert not page.panels
    assert not [each for each in gc.get_objects() if type(each).__name__ == "Plot"]
    shell.app.controller.close()
    assert page.pictures is None


def test_a_shared_win_is_said_in_one_sentence(shell: Any) -> None:
    page = finish(shell, 4)
    said = []
    for best in range(1, 5):
        seats = [Seat(number) for number in range(4)]
        ranking = (tuple(seats[:best]), *((seat,) for seat in seats[best:]))
        tied = replace(page._outcome, result=Result(ranking, (9, 9, 9, 9)))
        said.append(page._headline(tied))
    assert said == [
        "Ada wins",
        "Ada and Ben share the win",
        "Ada, Ben and Cleo share the win",
        "Ada, Ben, Cleo and Dot share the win",
    ]
    you = [replace(one, is_you=one.seat == 1) for one in page._outcome.players]

    def yours(best: int) -> str:
        result = Result((tuple(Seat(number) for number in range(best)),), (9, 9, 9, 9))
        return str(page._headline(replace(page._outcome, result=result, players=tuple(you))))

    assert ["You share the win with Ada", "You share the win with Ada and Cleo"] == [
        yours(2),
        yours(3),
    ]


def test_whose_hidden_cards_were_seen_is_told_to_you_as_well(shell: Any) -> None:
    page = finish(shell, 4)
    players = tuple(replace(one, is_you=one.seat == 1) for one in page._outcome.players)
    said = {
        seats: page._exposed(replace(page._outcome, players=players, exposed=seats))
        for seats in ((), (0,), (1,), (0, 1, 2))
    }
    assert said == {
        (): "",
        (0,): "A player took over Ada’s seat and saw the hidden cards there.",
        (1,): "A player took over your seat and saw your hidden cards.",
        (0, 1, 2): "A player took over your seat and the seats of Ada and Cleo, and saw the hidden "
        "cards there.",
    }


@pytest.mark.parametrize("seats", by_turns([1, 2, 4]))
def test_the_result_fills_the_window_and_cuts_nothing(shell: Any, qtbot: QtBot, seats: int) -> None:
    page = finish(shell, seats)
    for size, scale in (((1024, 640), 1.6), ((1280, 800), 1.0), ((2560, 1440), 1.0)):
        shell.window.go("lounge")
        shell.app.look.set_text_scale(scale)
        shell.resize(*size)
        shell.window.result_opener.show_open()
        shell.settle()
        assert shell.window.size().toTuple() == size
        drawn(page, qtbot)
        shell.settle()
        fills(page)


def fills(page: Any) -> None:
    body = page.body
    cards = [page.score, page.picture_card, *page._cards]
    spots = [card.rect().translated(card.mapTo(body, QPoint())) for card in cards]
    for card, spot in zip(cards, spots, strict=True):
        assert spot.left() >= 0
        assert spot.right() <= page.scroller.viewport().width()
        assert card.height() >= card.minimumSizeHint().height()
    assert not any(a.intersects(b) for i, a in enumerate(spots) for b in spots[:i])
    # No dead half: cards cover most of what is seen.
    assert max(spot.bottom() for spot in spots) >= page.scroller.viewport().height() - 40
    cell = page.pictures.cases[0].width() / 13.1
    assert cell >= 19
    if page._shape.columns == 2:
        # One picture is large, and the rest stands beside it or below.
        high = page.pictures.heightForWidth(page.pictures.width()) + PICTURES_FRAME
        assert page.picture_card.width() > 1.3 * page.score.width()
        assert page.picture_card.height() >= min(high, page.scroller.viewport().height() - 40)


def test_without_the_library_the_result_works(
    shell: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PLOT_MODULE", "ui.charts.there_is_none")
    page = finish(shell, 1)
    qtbot.waitUntil(lambda: not page.is_reading, timeout=30_000)
    page.scene.stop()

    def failed() -> bool:
        # Charts are below what is seen at first, and are asked for when they are seen.
        bar = page.scroller.verticalScrollBar()
        bar.setValue(bar.maximum())
        return bool(page._library.has_failed)

    qtbot.waitUntil(failed, timeout=30_000)
    assert all("could not be drawn" in panel.waiting.words for panel in page.panels)
    page.panels[0].table_button.click()
    assert page.panels[0].table.rowCount() == 12
    page.lounge_button.click()
    assert shell.window.page == "lounge"


@pytest.fixture
def records(shell: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    def show(log: tuple[Logged, ...]) -> Any:
        monkeypatch.setattr(shell.app.controller, "log", lambda *_: log)
        shell.window.go("records")
        return shell.window.pages["records"]

    return show


def test_five_hundred_records_are_listed_filtered_and_charted(records: Any, qtbot: QtBot) -> None:
    log = logged(500)
    page = records(log)
    drawn(page, qtbot)
    assert page.proxy.rowCount() == 500
    assert page.figures.matches.figure.text() == "500"
    assert {"side", "victory", "name"} == set(page.filters)
    page.filters["victory"].setCurrentIndex(page.filters["victory"].findData("city-kitty"))
    page.filters["name"].setCurrentIndex(page.filters["name"].findData("Ben"))
    wanted = [e for e in log if e.name == "Ben" and e.options["victory"] == "city-kitty"]
    assert page.proxy.rowCount() == len(wanted) > 0
    assert page.figures.best.figure.text() == str(max(entry.score for entry in wanted))
    marks = {point.mark for series in page.results._chart.series for point in series.points}
    assert {entry.key for entry in wanted} == marks
    # What is chosen outlives a visit elsewhere.
    page.enter()
    assert page.proxy.rowCount() == len(wanted)


def test_list_and_chart_show_the_same_match(records: Any, qtbot: QtBot) -> None:
    page = records(logged(40))
    drawn(page, qtbot)
    page.view.selectRow(7)
    assert page.results.plot.point.mark == page.proxy.entry(7).key
    other = page.results.plot.shown[0].points[0]
    page.results.plot.picked.emit(other)
    (row,) = {index.row() for index in page.view.selectedIndexes()}
    assert page.proxy.entry(row).key == other.mark


def test_of_several_a_chart_shows_the_persons_first_unless_that_is_empty() -> None:
    point = Point(1.0, 2.0, "1", "2", "Raid 1: 2")

    def first(*full: str) -> int:
        series = tuple(
            Series(paint, (point,) * (paint in full), paint) for paint in ("plum", "moss", "ocean")
        )
        chart = ChartSpec("raids", "Raids", "bars", "Raid", "Strength", series, "Raids of")
        return first_of(chart, ["moss"])

    assert first("plum", "moss", "ocean") == 1
    assert first("plum", "ocean") == 0
    assert first("ocean") == 2
    assert first() == 0


def test_of_several_a_chart_shows_none_first_that_has_only_zeros() -> None:
    zero, two = (Point(1.0, number, "1", "", "") for number in (0.0, 2.0))

    def first(*points: Point) -> int:
        series = tuple(Series(str(n), (point,)) for n, point in enumerate(points))
        return first_of(ChartSpec("sources", "", "bars", "", "", series, "Source"), ["moss"])

    assert first(zero, two, two) == 1
    assert first(two, zero) == 0
    assert first(zero, zero) == 0


def test_a_chart_is_shown_only_where_it_says_more_than_the_pad() -> None:
    def says(shape: Any, *numbers: tuple[float, ...]) -> bool:
        series = tuple(
            Series(str(n), tuple(Point(place, each, "", "", "") for place, each in enumerate(one)))
            for n, one in enumerate(numbers)
        )
        return ChartSpec("x", "", shape, "", "", series).says_something

    assert says("lines", (1, 5, 9), (2, 2, 2))
    assert not says("lines", (1, 5), (2, 2)), "the pad has these numbers"
    assert not says("lines", (3, 3, 3))
    assert not says("lines")
    assert says("bars", (0, 4))
    assert says("bars", (4,), (0,))
    assert not says("bars", (0, 0), (0,))
    assert not says("bars", (), ())


def test_a_match_without_charts_is_read_once(shell: Any) -> None:
    page = finish(shell, 2)
    assert comes(lambda: not page.is_reading)
    outcome, spec = page._outcome, page._spec
    with (
        patch.object(type(page._spec), "charts", lambda *_: ()),
        patch.object(page, "_read", wraps=page._read) as read,
    ):
        for _ in page.fill_in(outcome, spec):
            pass
        assert comes(lambda: not page.is_reading)
        assert 1 == read.call_count
        # Nothing was dropped that could come again.
        shell.window.go("lounge")
        shell.window.show_page("result")
        assert 1 == read.call_count


def test_each_next_deal_is_offered_once(shell: Any) -> None:
    """Who has lost to Hard finds the way to Normal in the step, and not in the menu as well."""
    page = finish(shell, 2)
    ada, ben = page._outcome.players
    levels = list(page._outcome.game.bots)

    def offered(level: Level, *, lost: bool) -> list[str]:
        seats = (ada, replace(ben, level=level))
        ranking = ((Seat(1),), (Seat(0),)) if lost else ((Seat(0),), (Seat(1),))
        outcome = replace(page._outcome, players=seats, result=Result(ranking, (9, 9)))
        page._fill_words(outcome, page._spec)
        page._lead_on(outcome, page._spec)
        return [each.text() for each in page._levels]

    names = [level_name(level) for level in levels]
    words = [f"Next deal, computers on {name}" for name in names]
    assert [*words[:1], *words[2:]] == offered(levels[1], lost=False)
    assert words[2:] == offered(levels[1], lost=True)
    assert f"Play the next deal on {names[0]}" == page.step_button.text()


def test_a_result_has_three_buttons_and_two_menus(shell: Any) -> None:
    page = finish(shell, 2)

    def words(buttons: Sequence[Any]) -> list[str]:
        return [each.text().replace("&", "") for each in buttons]

    ways = page.ways
    assert words(ways.tags) == ["Play again", "Review", "Lounge"]
    assert [each.isVisible() for each in ways.tags] == [True] * 3
    assert words(ways.play_button.held) == ["Play the next deal", "Play the same deal"]
    held = ["Watch the match", "Look at the table", "Show the ending again", "Postcard"]
    held += ["Share…", "Print the score pad…"]
    assert words(ways.more_button.held) == held
    hidden = [each for each in ways.findChildren(QPushButton) if each not in ways.tags]
    assert not any(each.isVisible() for each in hidden)


def test_the_postcard_is_a_press_away_and_can_be_seen_before_it_is_sent(shell: Any) -> None:
    page = finish(shell, 2)
    page.scene.stop()
    card = page.postcard
    assert card.preview.pixmap().isNull(), "it is painted when somebody wants it"
    page.postcard_button.click()
    shell.settle()
    shown = card.preview.pixmap()
    assert card.preview.isVisible()
    # Three to two, as far as whole pixels allow.
    assert abs(shown.width() * 2 - shown.height() * 3) <= 1
    assert shell.window.focusWidget() is card.buttons.copy_button
    assert card.buttons.copy_button.visibleRegion() == QRegion(card.buttons.copy_button.rect())
    page.forget()
    assert card.preview.pixmap().isNull()


def test_the_postcard_is_seen_where_somebody_scrolls_to_it(shell: Any) -> None:
    page = finish(shell, 2)
    page.scene.stop()
    assert comes(lambda: not page.is_reading)
    card, bar = page.postcard, page.scroller.verticalScrollBar()
    high = card.height()
    bar.setValue(0)
    assert comes(lambda: not card._rest.isActive())
    assert card.preview.pixmap().isNull() == card.preview.visibleRegion().isEmpty()
    bar.setValue(bar.maximum())
    assert comes(lambda: not card.preview.pixmap().isNull())
    assert card.height() == high, "nothing moves when it comes"
    focused = shell.window.focusWidget()
    assert focused is not card.buttons.copy_button, "the keyboard stays where it was"


def test_a_postcard_says_that_a_place_is_shared(shell: Any) -> None:
    page = finish(shell, 2)
    page.scene.stop()
    outcome, spec, card = page._outcome, page._spec, page.postcard
    players = (outcome.players[0], replace(outcome.players[1], level=Level("easy")))
    for ranking, told in (
        (((Seat(0), Seat(1)),), "Place 1 of 2, shared, 20 points"),
        (((Seat(0),), (Seat(1),)), "Place 1 of 2, 20 points"),
        (((Seat(1),), (Seat(0),)), "Place 2 of 2, 20 points"),
    ):
        result = structs.replace(outcome.result, ranking=ranking, scores=(20, 20))
        assert card._result(replace(outcome, players=players, result=result), spec) == told


def test_an_empty_log_invites_to_play(records: Any, shell: Any) -> None:
    # As after a match of three.
    game = str(next(iter(shell.window.specs)))
    shell.window.match_opener.set_up(game)
    seating = shell.window.pages[f"setup:{game}"].seating
    seating.fill([("Ada", "plum", "person"), ("", "ocean", "hard"), ("", "moss", "hard")])
    page = records(())
    assert page.empty.isVisibleTo(page)
    assert not page.view.isVisibleTo(page)
    assert shell.window.focusWidget() is page.empty.play_button
    page.empty.play_button.click()
    assert shell.window.page == f"setup:{game}"
    assert seating.filled() == [("Ada", "plum", "person")], "alone, as the button says"


def test_one_record_is_enough_for_the_charts(records: Any, qtbot: QtBot) -> None:
    page = records(logged(1))
    drawn(page, qtbot)
    assert not page.filters
    assert len(page.results.plot.shown[0].points) == 1
    assert len(page.wins.plot.shown[0].points) == 1


def test_results_over_time_run_from_the_oldest_with_their_goals() -> None:
    chart = results(logged(9), lambda entry: str(entry.options["victory"]), specs())
    assert [CARDS[0], CARDS[3], CARDS[2], CARDS[1]] == [series.name for series in chart.series]
    first = chart.series[0]
    assert [(0, 0), (4, 0), (8, 0)] == [point.mark for point in first.points]
    assert [90.0, 118.0, 146.0] == [point.number for point in first.points]
    assert [True, True, False] == [point.hollow for point in first.points]
    assert first.guides[0].numbers == ((0.0, 120.0), (1.0, 120.0), (2.0, 120.0))
    without = results([logged(1)[0]._replace(goal=None, won=None)], lambda _: "x", specs())
    assert not without.series[0].guides


def test_a_result_is_told_in_the_unit_of_its_game_and_one_point_is_singular() -> None:
    (entry,) = logged(1)
    one = entry._replace(score=1, goal=120, won=False)
    (point,) = results([one], lambda _: "x", specs()).series[0].points
    assert ("1", True) == (point.value, point.words.endswith(": 1 point, goal of 120 missed."))
    money = entry._replace(game="cargo_hold", score=2300, goal=None, won=True, name="Player 1")
    chart = results([money], lambda _: "x", specs())
    (point,) = chart.series[0].points
    assert ("Score", "$2,300") == (chart.numbers, point.value)
    assert point.words.startswith("You, ")
    assert point.words.endswith(": $2,300.")
    assert ["0.4%", "1%", "0%", "50%"] == [
        percent(part, whole) for part, whole in ((1, 250), (1, 100), (0, 9), (1, 2))
    ]


def test_goals_reached_are_counted_by_grade() -> None:
    grades = {
        CARDS[0]: Difficulty(0, "Easy"),
        CARDS[1]: Difficulty(1, "Medium"),
        CARDS[2]: Difficulty(2, "Hard"),
    }
    log = logged(40)
    chart = wins(log, lambda entry: grades.get(str(entry.options["victory"])))
    assert ["Easy", "Medium", "Hard"] == [point.tick for point in chart.series[0].points]
    for point, card in zip(chart.series[0].points, CARDS, strict=False):
        mine = [entry for entry in log if entry.options["victory"] == card]
        share = sum(bool(entry.won) for entry in mine) / len(mine)
        assert point.number == pytest.approx(100 * share)
        assert point.value == f"{round(100 * share)}%"
    assert wins((), lambda _: None).is_empty


def test_a_tally_counts_what_had_a_goal() -> None:
    log = [*logged(3), logged(1)[0]._replace(id=9, goal=None, won=None, score=200)]
    counted = tally(log)
    assert (4, 3, 0, 200) == counted[:4]
    assert counted.mean == pytest.approx((90 + 97 + 104 + 200) / 4)
    assert tally(()).best is None


def ended(shell: Any, name: str) -> str:
    """What the result page notes of a match of this player, always played in the same way."""
    shell.start(SeatSetup(name, "brick"), code="PE-7K3F-9QXH")
    shell.play_out()
    shell.window.pages["table"].result_button.click()
    shell.settle()
    return str(shell.window.pages["result"].note.text())


def test_ones_best_is_ones_own_by_name(shell: Any) -> None:
    assert "Your first result with these options." == ended(shell, "Ada")
    score = shell.bridge.result.scores[0]
    assert "Your first result with these options." == ended(shell, "Ben")
    # The same match again is no further record; one more of Ada's deals is.
    shell.start(SeatSetup("ADA", "brick"), code=shell.code())
    shell.play_out()
    shell.window.pages["table"].result_button.click()
    shell.settle()
    assert str(score) in shell.window.pages["result"].note.text()


def test_the_first_result_that_wins_is_a_win(shell: Any) -> None:
    with patch("ui.shell.result.page._lost", return_value=False):
        assert "You won your first match with these options." == ended(shell, "Ada")


def test_of_a_friends_match_no_best_is_told(shell: Any, tmp_path: Path) -> None:
    ended(shell, "Ada")
    (file,) = (summary.path for summary in shell.app.controller.shelf())
    theirs = file.rename(tmp_path / "friend.stowaway")
    shell.app.controller.close()
    shell.window.match_opener.open_file(theirs)
    shell.settle()
    assert shell.window.page == "result"
    assert shell.window.pages["result"].note.text() == ""
    assert shell.app.controller.shelf() == ()


def test_an_end_that_is_taken_back_at_once_has_no_result(shell: Any) -> None:
    """In practice undo is free: it comes while the page of the result is being filled."""
    bridge = shell.start(practice=True)
    with patch.object(shell.window.pages["table"].table, "refresh"):
        while bridge.result is None:
            seat = bridge.person_to_act()
            bridge.submit(seat, [bridge.legal(seat).sample(Rng("back", len(bridge.log())))])
    assert shell.window.result_opener.turns.busy
    assert bridge.undo()
    assert not shell.window.result_opener.turns.busy
    shell.settle()
    assert shell.window.page == "table"
    assert bridge.redo()
    shell.window.pages["table"].result_button.click()
    shell.settle()
    assert shell.window.page == "result"
    assert shell.window.pages["result"].pad is not None


def kept_match(shell: Any, level: str) -> Any:
    """Open the result of a match of Where's My Luggage? against a computer."""
    game, people = catalog.game("wheres_my_luggage"), [Player(name="Ada", colour="brick")]
    rival = Level(level)
    acts = matches.played(game, 2, "WL-7K3F-9QXH", rival)
    people.append(Player("computer", rival))
    session = matches.to_the_end(matches.up_to(game, people, "WL-7K3F-9QXH", acts))
    writer = shell.app.controller.matches.start(session)
    writer.close()
    shell.window.match_opener.open_file(writer.path)
    shell.settle()
    shell.see_end()
    return shell.window.pages["result"]


def test_a_game_without_a_trail_tells_what_was_reached_and_leads_to_one_match(
    shell: Any,
) -> None:
    page = kept_match(shell, "easy")
    result = page._outcome.result
    # As in the records, a win that is shared is one.
    score, won = result.scores[0], 0 in result.ranking[0]
    best, *_, sticker = page.reached.text().replace("\xa0", " ").splitlines()
    told = f"beat Easy, {score} pairs" if won else f"{score} pairs against Easy, not won yet"
    assert f"At the belt: {told}" == best
    assert sticker.startswith("Next sticker: ")
    assert re.search(r"\. You have \d of 6\.$", sticker)
    assert "Your best against" not in page.note.text(), "it is said once"
    main = page.ways.tags[0]
    if won:
        assert main is page.onward_button
    else:
        # What is proposed is the rematch itself: it is offered once.
        assert main is page.next_button
        assert not page.onward_button.offered
    assert main.text() == ("Try it from memory" if won else "Rematch against Easy")
    with patch.object(shell.window.match_opener, "start") as start:
        main.click()
    game, _, chairs, values = start.call_args.args[:4]
    assert ("wheres_my_luggage", "memory" if won else "timed") == (game, values["form"])
    assert "Easy" in {level_name(one.level) for one in chairs if one.level is not None}
    # Nothing of it where a trail leads on, nor where nobody played against a computer.
    other = finish(shell, 2)
    assert other is page
    assert not page.reached.isVisible()
    assert page.reached.after is None


def test_an_old_result_tells_what_was_true_of_it(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Later matches change neither what it says was reached, nor whether it was the best."""
    page = kept_match(shell, "easy")
    controller = shell.app.controller
    (row,) = controller.log("wheres_my_luggage")
    outcome, own = page._outcome, row.score
    won = row._replace(won=True)

    def told(*rows: Any) -> tuple[list[str], str]:
        monkeypatch.setattr(controller, "log", lambda *_: rows)
        page._fill_words(outcome, page._spec)
        page.reached.tell_sticker("Next sticker: Quick hands. You have 0 of 6.")
        lines = page.reached.text().replace("\xa0", " ").splitlines()
        return lines, page.note.text()

    before = won._replace(id=7, seed="WL-AAAA-AAAA", score=own - 3, levels=("easy@hugo",))
    after = won._replace(id=8, seed="WL-BBBB-BBBB", score=own + 2)
    fresh, note = told(won, before)
    assert fresh == [
        f"At the belt: beat Easy, {own} pairs",
        "2 wins in a row (shared wins count)",
        "Next sticker: Quick hands. You have 0 of 6.",
    ]
    # The match before was against a character of that level, which the words include.
    assert f"New personal best against Easy (previously {own - 3})." in note
    old, note = told(after, won, before)
    assert old == fresh[:2], "what is to be won next is a thing of today"
    assert f"New personal best against Easy (previously {own - 3})." in note
    lone, note = told(after, after._replace(id=9), won)
    assert lone == fresh[:1]
    assert "Your first result against Easy." in note


def test_whoever_has_lost_finds_the_rematch_first_and_the_proposed_match_in_the_menu(
    shell: Any,
) -> None:
    page = kept_match(shell, "hard")
    result = page._outcome.result
    if 0 in result.ranking[0]:
        lost = structs.replace(result, ranking=((Seat(1),), (Seat(0),)))
        outcome = replace(page._outcome, result=lost)
        page._fill_words(outcome, page._spec)
        page._lead_on(outcome, page._spec)
    assert page.ways.tags[0] is page.next_button
    assert page.next_button.text() == "Rematch against Hard"
    assert not page.step_button.offered
    held = [each.text().replace("&", "") for each in page.ways.play_button.held]
    after = page.reached.after
    proposed, more = "Beat Easy at the belt", ["Next deal, computers on Normal"]
    if after.new:
        proposed, more = "Try it from memory", ["Next deal, computers on Easy", *more]
    assert held == ["Play the same deal", proposed, *more]
    with patch.object(shell.window.match_opener, "start") as start:
        page.next_button.click()
    game, code, chairs, values = start.call_args.args[:4]
    assert ("wheres_my_luggage", "timed") == (game, values["form"])
    assert code != page._outcome.code
    assert {one.level for one in chairs} == {None, Level("hard")}


def test_the_pictures_fill_their_panel_also_where_the_page_was_filled_unseen(shell: Any) -> None:
    shell.window.resize(1280, 800)
    shell.settle()
    show = ResultOpener.show

    def readied(opener: ResultOpener, bridge: Any) -> None:
        # As while the last moves are still seen at the table.
        opener._ready(bridge)
        shell.settle()
        assert not opener.turns.busy
        show(opener, bridge)

    with patch.object(ResultOpener, "show", readied):
        page = kept_match(shell, "easy")
    first = page.pictures.geometry()
    shell.window.go("lounge")
    shell.settle()
    shell.window.result_opener.show_open()
    shell.settle()
    shell.see_end()
    assert page.pictures.geometry() == first
    assert first.height() > 0.9 * page.picture_card.height()
