"""The records page with matches against computers, and of more than one game."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from PySide6.QtCore import Qt

from engine import catalog, trails
from engine.core import ComponentError, GameId
from engine.store import Logged
from tests.ui.shell.conftest import GAME
from ui.look.text import wrapped
from ui.look.typography import Role
from ui.shell.records.charts import tally

BEGAN = datetime(2026, 1, 1, 12, tzinfo=UTC)
OTHER = "other"
SOLO = Logged(
    1, BEGAN, "Ada", GAME, {"side": "common", "victory": "cat-nap"}, "PE-1", 100, 90, won=True
)


def against(number: int, *levels: str, won: bool = True, **options: Any) -> Logged:
    """A match against computers."""
    return SOLO._replace(
        id=number,
        finished=BEGAN + timedelta(days=number),
        options={"side": "common", **options},
        score=50 + number,
        goal=None,
        won=won,
        seats=1 + len(levels),
        levels=levels,
    )


LOG = (
    against(5, "easy", "hard", "easy", won=False),
    against(4, "normal"),
    against(3, "normal", side="own"),
    against(2, "normal", won=False),
    SOLO,
)


@pytest.fixture
def records(shell: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    def show(log: tuple[Logged, ...]) -> Any:
        monkeypatch.setattr(shell.app.controller, "log", lambda *_: log)
        shell.window.go("records")
        return shell.window.pages["records"]

    return show


def heads(page: Any) -> list[str]:
    return [
        str(page.proxy.headerData(section, page.view.horizontalHeader().orientation()))
        for section in range(page.proxy.columnCount())
        if not page.view.isColumnHidden(section)
    ]


def column(page: Any, name: str) -> list[str]:
    at = page.log.heads.index(name)
    return [str(page.proxy.index(row, at).data()) for row in range(page.proxy.rowCount())]


def test_the_list_says_against_whom_and_who_won(records: Any) -> None:
    page = records(LOG)
    assert ["Hard, 2 × Easy", "Normal", "Normal", "Normal", ""] == column(page, "Opponents")
    assert ["No", "Yes", "Yes", "No", "Yes"] == column(page, "Won")
    assert {"Opponents", "Goal"} <= set(heads(page))
    assert page.figures.won.name.text() == "Matches won"


def test_what_was_played_says_how_many_sat_there(records: Any) -> None:
    usual = SOLO._replace(game="carry_on", options={}, goal=None)
    page = records(
        (
            usual._replace(id=3, seats=2, levels=("easy",)),
            usual._replace(id=4, seats=4, levels=("easy",) * 3),
            usual._replace(id=5, seats=4, levels=("easy",) * 3, options={"open-hands": True}),
        )
    )
    ways = ("2 players", "4 players", "Open hands, 4 players")
    assert column(page, "Match") == [f"Carry On – {way}" for way in ways], "the only game, too"


def test_a_game_that_cannot_be_built_takes_no_other_match_from_the_list(
    records: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = catalog.game

    def game(name: str, /) -> Any:
        if name == "carry_on":
            raise ComponentError("cards.toml", "", "there is no such file")
        return good(GameId(name))

    monkeypatch.setattr(catalog, "game", game)
    broken = SOLO._replace(id=99, game="carry_on", options={}, goal=None, seats=2, levels=("easy",))
    page = records((broken, *LOG))
    assert len(column(page, "Match")) == len(LOG)
    assert not any("Carry On" in words for words in column(page, "Match"))


def test_a_match_in_which_a_computer_helped_is_marked_and_is_nobodys_best(records: Any) -> None:
    helped = LOG[1]._replace(id=9, score=500, helped=("hard", "easy"))
    page = records((helped, LOG[1], LOG[1]._replace(id=10, levels=("easy>hard",))))
    marked, plain, changed = column(page, "Match")
    assert "2 players, with computer help (Hard, Easy)" in marked
    assert plain == changed
    assert "help" not in plain
    assert ["Normal", "Normal", "Easy, then Hard"] == column(page, "Opponents")
    assert "54" == page.figures.best.figure.text()
    assert "3" == page.figures.matches.figure.text()
    assert [2] == [len(line.points) for line in page.wins._chart.series]


def test_names_that_the_program_made_are_one_person(records: Any) -> None:
    made = ("Player 1", "Spieler 1", "Player 2", "")
    page = records(tuple(LOG[1]._replace(id=20 + n, name=name) for n, name in enumerate(made)))
    assert "name" not in page.filters
    page = records((LOG[1], *(LOG[1]._replace(id=20 + n, name=n_) for n, n_ in enumerate(made))))
    offered = [page.filters["name"].itemText(n) for n in range(page.filters["name"].count())]
    assert ["All players", "Ada", "You"] == offered
    # A player who plays alone is never called by the number of the seat.
    assert ["Ada", "You", "You", "You", "You"] == column(page, "Player")


def test_columns_in_which_nothing_stands_are_not_there(records: Any) -> None:
    page = records((SOLO,))
    assert not {"Opponents", "Player"} & set(heads(page))
    assert page.figures.won.name.text() == "Goals reached"
    offered = [page.order.itemText(index) for index in range(page.order.count())]
    assert heads(page) == offered
    page = records((*LOG[:4], LOG[1]._replace(id=9, name="Ben")))
    assert {"Opponents", "Player"} <= set(heads(page))
    assert "Goal" not in heads(page)
    page.order.setCurrentIndex(page.order.findText("Player"))
    assert column(page, "Player")[0] == "Ada"
    page.view.sortByColumn(page.log.heads.index("Won"), Qt.SortOrder.AscendingOrder)
    assert page.order.currentText() == "Won"


def test_results_are_kept_apart_by_options_and_opponents(records: Any) -> None:
    page = records(LOG)
    names = [series.name for series in page.results._chart.series]
    assert len(set(names)) == 4
    played = [name for name in names if name.endswith("against Normal")]
    assert len(played) == 2
    assert {(2, 0), (4, 0)} in [
        {point.mark for point in series.points} for series in page.results._chart.series
    ]


def test_wins_are_counted_by_the_level_and_a_mixed_table_is_called_that(records: Any) -> None:
    changed = against(6, "easy>hard", "easy>hard")
    page = records((changed, *LOG))
    chart = page.wins._chart
    assert chart.title == "Matches won or shared, by difficulty"
    ticks = [point.tick for point in chart.series[0].points]
    assert ["Alone: Easy", "Against Normal", "Against mixed levels"] == ticks
    assert ["67%", "50%"] == [p.value for p in chart.series[0].points][1:]


def test_difficulties_of_solo_deals_alone_need_no_more_words(records: Any) -> None:
    page = records((SOLO, SOLO._replace(id=77)))
    assert ["Easy"] == [point.tick for point in page.wins._chart.series[0].points]


def test_opponents_are_a_filter(records: Any) -> None:
    page = records(LOG)
    box = page.filters["against"]
    box.setCurrentIndex(box.findText("None (solo)"))
    assert page.proxy.entries() == [SOLO]
    box.setCurrentIndex(box.findText("Normal"))
    assert page.proxy.entries() == list(LOG[1:4])
    box.setCurrentIndex(box.findText("Mixed levels"))
    assert page.proxy.entries() == [LOG[0]]
    offered = [box.itemText(index) for index in range(box.count())]
    assert ["All opponents", "None (solo)", "Normal", "Mixed levels"] == offered


def family(number: int, *names: str, levels: tuple[str, ...] = ()) -> tuple[Logged, ...]:
    """A match of several people, a row for each; the first one wins."""
    row = against(number, *levels)
    return tuple(
        row._replace(
            name=name,
            seat=seat,
            score=90 - seat,
            won=not seat,
            seats=len(names) + len(levels),
            others=(*names[:seat], *names[seat + 1 :]),
        )
        for seat, name in enumerate(names)
    )


def test_a_match_of_several_people_has_a_row_for_each_of_them(records: Any) -> None:
    page = records((*family(7, "Ada", "Ben", "Cleo", levels=("hard",)), *family(6, "Ben", "")))
    assert ["Ada", "Ben", "Cleo", "Ben", "You"] == column(page, "Player")
    assert ["90", "89", "88", "90", "89"] == column(page, "Score")
    assert ["Yes", "No", "No", "Yes", "No"] == column(page, "Won")
    assert column(page, "Opponents") == [
        "Ben, Cleo, Hard",
        "Ada, Cleo, Hard",
        "Ada, Ben, Hard",
        "A player without a name",
        "Ben",
    ]
    assert page.figures.matches.figure.text() == "2"
    page.view.selectRow(2)
    assert page.results._mark == (7, 2)
    page.view.sortByColumn(page.log.heads.index("Score"), Qt.SortOrder.DescendingOrder)
    (index,) = page.view.selectionModel().selectedRows()
    assert page.proxy.entry(index.row()).key == (7, 2), "not another player's row of the match"
    heard: list[int] = []
    page.watched.disconnect()
    page.watched.connect(heard.append)
    page.watch_button.click()
    assert heard == [7]


def test_many_names_are_counted(records: Any) -> None:
    page = records(family(7, "Ada", "Ben", "Cleo", "Dora"))
    assert column(page, "Opponents")[0] == "Ben, 2 more players"


def test_opponents_and_kinds_find_matches_of_several_people(records: Any, shell: Any) -> None:
    deal = trails.trail(GAME)[0].deal
    stop = SOLO._replace(id=8, seed=deal.code, options=dict(deal.config.options))
    other = stop._replace(id=9, options={**stop.options, "side": "own"})
    day = trails.daily(shell.app.controller.game(GAME), BEGAN.date())
    daily = SOLO._replace(id=10, seed=day.code, options=dict(day.config.options))
    late = daily._replace(id=11, finished=BEGAN + timedelta(days=70))
    both = family(7, "Ada", "Ben", levels=("hard",))
    page = records((late, daily, other, stop, *both, *LOG))
    kinds, box = page.filters["kind"], page.filters["against"]

    def found(words: str) -> list[int]:
        kinds.setCurrentIndex(kinds.findText(words))
        return [entry.id for entry in page.proxy.entries()]

    assert found("Alone") == [11, 9, 1], "the same deal under other options is no stop"
    assert found("Trail") == [8]
    assert found("Daily suitcase") == [10]
    assert found("With other players") == [7, 7]
    assert found("Against computers") == [5, 4, 3, 2]
    assert len(found("All kinds")) == 11
    box.setCurrentIndex(box.findText("Ben"))
    assert [entry.key for entry in page.proxy.entries()] == [(7, 0)]
    box.setCurrentIndex(box.findText("Hard"))
    assert [entry.key for entry in page.proxy.entries()] == [(7, 0), (7, 1)]
    # How hard a match against a person was, nobody knows.
    assert not page.wins._chart.series[0].points


def test_scores_of_several_games_have_their_units(records: Any) -> None:
    games = {"carry_on": 120, "cargo_hold": 875, "wheres_my_luggage": 9}
    rows = [
        LOG[1]._replace(id=n, game=game, options={}, score=score)
        for n, (game, score) in enumerate(games.items())
    ]
    page = records(tuple(rows))
    assert sorted(column(page, "Score")) == ["$875", "120 points", "9 pairs"]
    units = [series.unit for series in page.results._chart.series]
    assert sorted(units) == ["Money", "Pairs", "Points"]
    page.results.chooser.setCurrentIndex(units.index("Pairs"))
    assert page.results.unit.text() == "Pairs"
    page = records((rows[2],))
    assert column(page, "Score") == ["9"]
    assert page.figures.best.name.text() == "Best score · Pairs"


class OtherSpec:
    """A second game: as much of its table as the page asks for."""

    def __init__(self, spec: Any) -> None:
        self._spec = spec
        self.game = GameId(OTHER)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._spec, name)

    def title(self) -> str:
        return "The Other"


def test_a_second_game_is_named_and_has_filters_of_its_own(
    records: Any, shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller, specs = shell.app.controller, shell.window.specs
    monkeypatch.setitem(specs, GameId(OTHER), OtherSpec(specs[GameId(GAME)]))
    game, levels = controller.game, controller.levels
    monkeypatch.setattr(controller, "game", lambda name: game(GAME if name == OTHER else name))
    monkeypatch.setattr(controller, "levels", lambda name: levels(GAME if name == OTHER else name))
    page = records((*LOG, against(0, "normal")._replace(game=OTHER)))
    assert column(page, "Match")[-1].startswith("The Other – ")
    # A chart's series has its game's name only where two games use the same words.
    names = [series.name for series in page.results._chart.series]
    assert len(names) == len(set(names)) == 5
    titled = [name.partition(" – ")[0] for name in names if " – " in name]
    assert sorted(titled) == ["Pack the Essentials", "The Other"]
    assert "Goal" in heads(page)
    assert page.figures.best.figure.text() == "–"
    assert "side" not in page.filters
    page.filters["game"].setCurrentIndex(page.filters["game"].findData(GAME))
    shell.settle()
    assert {"game", "side", "against", "kind"} == set(page.filters)
    assert page.filters["game"].currentData() == GAME
    assert page.proxy.entries() == list(LOG)
    assert not any("–" in played for played in column(page, "Match"))
    page.filters["side"].setCurrentIndex(page.filters["side"].findData("own"))
    assert [entry.id for entry in page.proxy.entries()] == [3]


def test_characters_of_one_level_share_a_chart_unless_one_is_asked_for(
    records: Any, shell: Any
) -> None:
    page = records((against(3, "easy"), against(2, "easy@hugo"), against(1, "easy@otto")))
    assert page.figures.won.name.text() == "Matches won"
    assert column(page, "Opponents") == ["Easy", "Hugo (Easy)", "Otto (Easy)"]
    (series,) = page.results._chart.series
    assert series.name.endswith(", against Easy")
    assert [point.number for point in series.points] == [51, 52, 53]
    box = page.filters["against"]
    box.setCurrentIndex(box.findText("Hugo"))
    shell.settle()
    (series,) = page.results._chart.series
    assert series.name.endswith(", against Hugo (Easy)")
    assert [point.number for point in series.points] == [52]
    assert page.figures.won.toolTip() == "Shared wins count."


def test_points_of_two_games_are_not_compared() -> None:
    counted = tally([SOLO, SOLO._replace(id=2, game=OTHER)])
    assert (2, 2, 2, None, None) == counted


def test_points_of_two_forms_of_a_game_are_not_compared() -> None:
    timed, memory = (
        SOLO._replace(game="wheres_my_luggage", options={"form": form}, score=score)
        for form, score in (("timed", 12), ("memory", 15))
    )
    assert (None, None) == tally([timed, memory])[3:]
    assert (12, 12.0) == tally([timed, timed._replace(id=9)])[3:]


def test_long_words_get_two_lines_and_deals_give_way_to_them(
    records: Any, shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "Round the world in eighty days with a very small suitcase and four cats in it"
    monkeypatch.setattr("ui.shell.records.page.played_words", lambda *_: words)
    shell.window.resize(1280, 800)
    page = records(tuple(entry._replace(seed="PE-7K3F-9QX2", name="Ada Lovelace") for entry in LOG))
    header = page.view.horizontalHeader()

    def lines() -> int:
        room = header.sectionSize(1) - 2 * shell.app.look.px(10) - 8
        return len(wrapped(words, shell.app.look.font(Role.BODY), room))

    assert lines() == 2
    assert "Deal" not in heads(page)
    assert page.order.findText("Deal") < 0
    assert header.length() <= page.view.viewport().width()
    shell.window.resize(2560, 1440)
    shell.settle()
    assert lines() <= 2
    assert "Deal" in heads(page)
    assert page.order.findText("Deal") > 0


def test_no_best_score_where_points_cannot_be_compared(records: Any, shell: Any) -> None:
    page = records(LOG)
    assert page.figures.best.isVisible()
    page.figures.show_tally([SOLO, SOLO._replace(game=OTHER)], shell.window.specs)
    assert not page.figures.best.isVisible()
    assert not page.figures.mean.isVisible()


def test_averages_are_whole_small_ones_have_a_decimal_and_each_game_has_its_unit(
    records: Any, shell: Any
) -> None:
    page, specs = records(LOG), shell.window.specs

    def shown(game: str, *scores: int) -> list[str]:
        log = [SOLO._replace(game=game, score=score) for score in scores]
        page.figures.show_tally(log, specs)
        return [figure.figure.text() for figure in (page.figures.best, page.figures.mean)]

    assert ["60", "55"] == shown(GAME, 50, 60)
    assert ["60", "56"] == shown(GAME, 50, 60, 57)
    assert ["4", "3.5"] == shown("wheres_my_luggage", 3, 4)
    assert ["15", "13.5"] == shown("wheres_my_luggage", 12, 15)
    assert ["4", "4"] == shown("wheres_my_luggage", 4, 4)
    assert ["$900", "$875"] == shown("cargo_hold", 850, 900)


def test_no_column_is_beyond_the_edge_of_the_list(records: Any, shell: Any) -> None:
    """Where there is no room for all, some are left out and told in a tip."""
    shell.app.look.set_text_scale(1.6)
    shell.resize(1024, 640)
    page = records((*LOG, SOLO._replace(id=9, name="Maria Sibylla Merian")))
    assert page.view.horizontalScrollBar().maximum() == 0
    assert {"Deal", "Goal", "Player"}.isdisjoint(heads(page))
    offered = [page.order.itemText(index) for index in range(page.order.count())]
    assert heads(page) == offered
    row = next(n for n in range(page.proxy.rowCount()) if page.proxy.entry(n).id == SOLO.id)
    tip = page.proxy.index(row, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == f"Goal: {SOLO.goal}\nPlayer: {SOLO.name}\nDeal: {SOLO.seed}"
    shell.app.look.set_text_scale(0.8)
    shell.resize(2560, 1440)
    assert {"Deal", "Goal", "Player"} <= set(heads(page))
    assert not page.proxy.index(row, 1).data(Qt.ItemDataRole.ToolTipRole)


def test_filters_stand_below_each_other(records: Any, shell: Any) -> None:
    shell.window.resize(1024, 640)
    shell.app.look.set_text_scale(1.6)
    page = records(LOG)
    shell.settle()
    boxes = [*page.filters.values(), page.order]
    rows = [[box for box in boxes if box.y() == high] for high in {box.y() for box in boxes}]
    assert 1 < len(rows) < len(boxes)
    assert len({box.x() for box in boxes}) == max(map(len, rows))
    labels = [label for label, _ in page._held]
    assert min(label.x() for label in labels) == 0


def test_a_share_has_a_sign_in_the_face_of_words(records: Any) -> None:
    page = records(LOG)
    figure = page.figures.won
    assert "%</span>" in figure.figure.text()
    assert "span" not in figure.accessibleName()
    assert page.figures.matches.figure.height() == figure.figure.height()


def many(count: int) -> tuple[Logged, ...]:
    """The latest first; the best is the oldest."""
    log = [against(number, "normal")._replace(score=100) for number in range(count, 0, -1)]
    log[-1] = log[-1]._replace(score=999)
    return tuple(log)


def test_more_than_a_thousand_matches_are_counted_and_paged(records: Any, shell: Any) -> None:
    page = records(many(2345))
    assert page.figures.matches.figure.text() == "2,345"
    assert page.figures.best.figure.text() == "999"
    (points,) = [series.points for series in page.results._chart.series]
    assert [point.mark for point in points] == [(n, 0) for n in range(1346, 2346)], "the latest"
    assert page.pager.isVisible()
    hidden = heads(page)

    def listed() -> tuple[str, int, int, bool, bool]:
        rows = page.proxy.rowCount()
        ends = page.proxy.entry(0).id, page.proxy.entry(rows - 1).id
        return (
            page.pager.words.text(),
            *ends,
            *(button.isEnabled() for button in (page.pager.before, page.pager.after)),
        )

    assert listed() == ("1–1,000 of 2,345", 2345, 1346, False, True)
    page.pager.after.click()
    assert listed() == ("1,001–2,000 of 2,345", 1345, 346, True, True)
    page.pager.after.click()
    assert listed() == ("2,001–2,345 of 2,345", 345, 1, True, False)
    page.pager.before.click()
    assert listed() == ("1,001–2,000 of 2,345", 1345, 346, True, True)
    assert heads(page) == hidden, "columns that say nothing stay away on every page"
    page.order.setCurrentIndex(page.order.findText("Score"))
    assert page.proxy.first == 0
    assert column(page, "Score")[:2] == ["999", "100"]
    assert heads(page) == hidden


def test_the_match_that_is_chosen_in_a_chart_is_shown_on_its_page(records: Any, shell: Any) -> None:
    page = records(many(1500))
    page.results.picked.emit((7, 0))
    assert page.proxy.first == 1000
    (index,) = page.view.selectionModel().selectedRows()
    assert page.proxy.entry(index.row()).id == 7
    heard: list[int] = []
    page.watched.disconnect()
    page.watched.connect(heard.append)
    page.watch_button.click()
    assert heard == [7]
    page.results.picked.emit((1400, 0))
    assert page.proxy.first == 0
    (index,) = page.view.selectionModel().selectedRows()
    assert page.proxy.entry(index.row()).id == 1400


def test_a_few_matches_need_no_pages(records: Any) -> None:
    page = records(LOG)
    assert not page.pager.isVisible()
    assert page.proxy.rowCount() == len(LOG)


def test_a_log_that_cannot_be_read_leaves_the_list_as_it_was(
    records: Any, shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = records(LOG)
    before = column(page, "Score")

    def broken(*_: object) -> tuple[Logged, ...]:
        raise RuntimeError("a surprise")

    monkeypatch.setattr(shell.app.controller, "log", broken)
    with pytest.raises(RuntimeError, match="surprise"):
        page.enter()
    monkeypatch.undo()
    assert column(page, "Score") == before
    page.view.sortByColumn(3, Qt.SortOrder.AscendingOrder)
    assert page.proxy.rowCount() == len(LOG)


def test_the_figures_are_ones_own_until_somebody_elses_are_asked_for(
    records: Any, shell: Any
) -> None:
    shell.app.settings.set("setup.names", ("ADA", "Ben"))
    other = [entry._replace(id=20 + entry.id, name="Ben", score=900) for entry in LOG]
    page = records((*LOG, *other, SOLO._replace(id=30, name="ada")))
    box = page.filters["name"]
    assert [box.itemText(index) for index in range(box.count())] == ["All players", "Ada", "Ben"]
    assert box.currentText() == "Ada"
    assert "one player’s matches" in box.toolTip()
    assert page.proxy.count == len(LOG) + 1
    assert page.figures.best.figure.text() == "100"
    box.setCurrentIndex(0)
    assert page.figures.best.figure.text() == "900"
    page.enter()
    assert page.filters["name"].currentText() == "All players"


def test_the_list_has_the_keyboard_once_the_first_match_was_read(
    records: Any, shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = shell.app.controller
    monkeypatch.setattr(controller, "unread", 1)
    page = records(())
    assert shell.window.focusWidget() is page.empty.play_button
    monkeypatch.setattr(controller, "log", lambda *_: LOG)
    controller.unread = 0
    controller.records_changed.emit()
    assert shell.window.focusWidget() is page.view


def test_matches_that_are_still_being_read_are_told_and_then_listed(
    records: Any, shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = shell.app.controller
    monkeypatch.setattr(controller, "unread", 2)
    page = records(LOG[:2])
    assert page.unread.isVisible()
    assert "matches: 2 files to go" in page.unread.text()
    page.view.selectRow(1)
    monkeypatch.setattr(controller, "log", lambda *_: LOG)
    controller.unread = 1
    controller.records_changed.emit()
    assert "matches: 1 file to go" in page.unread.text()
    assert page.proxy.count == 2
    controller.unread = 0
    controller.records_changed.emit()
    assert not page.unread.isVisible()
    assert page.proxy.count == len(LOG)


def finished(shell: Any) -> Any:
    """Play a match to its end, and show the records."""
    shell.start(code="PE-7K3F-9QXH")
    shell.play_out()
    shell.app.controller.close()
    shell.settle()
    shell.window.go("records")
    shell.settle()
    return shell.window.pages["records"]


def test_a_row_opens_the_result_of_its_match_and_back_leads_to_the_list(shell: Any) -> None:
    page = finished(shell)
    assert ["Ada"] == [entry.name for entry in page.log.entries]
    assert "Medal" not in heads(page), "none can be won"
    shell.press(Qt.Key.Key_Return, page.view)
    shell.settle()
    assert "result" == shell.window.page
    score = shell.bridge.result.scores[0]
    assert score == page.log.entries[0].score
    shell.press(Qt.Key.Key_Escape)
    assert "records" == shell.window.page
    page.result_button.click()
    shell.settle()
    assert "result" == shell.window.page


def test_without_its_file_a_match_is_watched_and_that_is_told(shell: Any) -> None:
    page = finished(shell)
    (summary,) = shell.app.controller.shelf()
    summary.path.unlink()
    page.result_button.click()
    shell.settle()
    assert "replay" == shell.window.page
    assert "no longer here" in shell.window.notice.words.text()


def test_a_shared_win_is_called_that_and_counts(records: Any) -> None:
    page = records((against(3, "easy")._replace(tied=True), against(2, "easy", won=False)))
    assert ["Shared", "No"] == column(page, "Won")
    assert page.figures.won.name.text() == "Matches won or shared"
    assert "50" in page.figures.won.figure.text()
