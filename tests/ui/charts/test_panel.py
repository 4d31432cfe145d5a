"""A chart on a page: its place before it is there, its table, its words, and when it cannot be."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.charts.conftest import bars, four, lines, series
from ui.charts import library as room
from ui.charts.library import Library
from ui.charts.panel import ChartPanel
from ui.charts.sizes import least_height
from ui.look.style import Look, ThemeChoice


@pytest.fixture
def panel(qtbot: QtBot, look: Look, library: Library) -> ChartPanel:
    made = ChartPanel(look, library)
    qtbot.addWidget(made)
    made.resize(560, 420)
    made.show()
    return made


def rows(panel: ChartPanel) -> list[list[str]]:
    found = []
    for row in range(panel.table.rowCount()):
        items = [panel.table.item(row, column) for column in range(panel.table.columnCount())]
        found.append([item.text() if item is not None else "" for item in items])
    return found


def test_a_quiet_place_of_the_same_size_stands_for_the_chart(qtbot: QtBot, look: Look) -> None:
    library = Library()
    panel = ChartPanel(look, library)
    qtbot.addWidget(panel)
    panel.put(four())
    assert not library.is_loading
    panel.resize(560, 420)
    panel.show()
    # A real loop: it is the first paint that asks for the library.
    loop = QEventLoop()
    library.ready.connect(loop.quit)
    QTimer.singleShot(30_000, loop.quit)
    size = panel.waiting.size()
    hint = panel.minimumSizeHint()
    loop.exec()
    assert library.is_ready
    qtbot.waitUntil(lambda: panel.plot is not None)
    assert panel.plot is not None
    assert panel.plot.isVisibleTo(panel)
    QTest.qWait(5)
    assert panel.plot.size() == size
    assert panel.waiting.minimumHeight() == least_height(look, four())
    assert panel.minimumSizeHint().height() >= hint.height()


def test_charts_are_drawn_one_after_another(qtbot: QtBot, look: Look) -> None:
    library = Library()
    made = [ChartPanel(look, library) for _ in range(2)]
    for panel in made:
        qtbot.addWidget(panel)
        panel.put(four())
    drawn = list[tuple[int, bool]]()
    for number, panel in enumerate(made):
        # What is drawn, and whether another is due in the same turn.
        panel._later.timeout.connect(
            lambda number=number: drawn.append((number, any(p._later.isActive() for p in made)))
        )
    with qtbot.waitSignal(library.ready, timeout=30_000):
        library.want()
    qtbot.waitUntil(lambda: all(panel.plot is not None for panel in made))
    assert drawn == [(0, False), (1, False)]


def test_the_table_has_the_same_numbers(panel: ChartPanel) -> None:
    chart = lines(series("Ada", [3, 5], goal=9), series("Ben", [4], "ocean"))
    panel.put(chart)
    panel.table_button.click()
    assert panel.table.isVisibleTo(panel)
    assert rows(panel) == [["R1", "3", "4", "9"], ["R2", "5", "", "9"]]
    head = panel.table.model().headerData
    heads = [head(column, Qt.Orientation.Horizontal) for column in range(4)]
    assert heads == ["Round", "Ada", "Ben", "Goal 9"]
    panel.table_button.click()
    assert panel.plot is not None
    assert panel.plot.isVisibleTo(panel)


def test_one_series_at_a_time_is_chosen(panel: ChartPanel) -> None:
    panel.put(bars(series("Ada", [3, 5]), series("Ben", [4], "ocean")), 1)
    assert panel.chooser.isVisibleTo(panel)
    assert rows(panel) == [["R1", "4"]]
    panel.chooser.setCurrentIndex(0)
    assert rows(panel) == [["R1", "3"], ["R2", "5"]]
    assert panel.plot is not None
    assert [one.name for one in panel.plot.shown] == ["Ada"]


def test_the_choice_has_the_whole_width(panel: ChartPanel) -> None:
    panel.put(replace(lines(series("Ada", [3, 5]), series("Ben", [4])), one="Who"))
    panel.resize(300, 400)
    QTest.qWait(1)
    assert panel.chooser.isVisibleTo(panel)
    assert panel.chooser.width() == panel.width()
    assert panel.unit.geometry().top() > panel.chooser.geometry().bottom()


def test_a_mark_leads_to_its_point_in_whichever_series(panel: ChartPanel) -> None:
    panel.put(bars(series("Ada", [3, 5]), series("Ben", [4], "ocean")))
    panel.light(("Ben", 1))
    assert panel.plot is not None
    assert panel.plot.point is not None
    assert panel.plot.point.words == panel.readout.text() == "Ben 1: 4."
    panel.light(None)
    assert panel.plot.point is None


def test_keys_are_read_out_and_told(panel: ChartPanel, qtbot: QtBot) -> None:
    panel.put(four())
    assert panel.plot is not None
    panel.activateWindow()
    panel.plot.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(panel.plot.hasFocus)
    told: list[str] = []
    panel.told.connect(told.append)
    QTest.keyClick(panel.plot, Qt.Key.Key_Right)
    assert told == ["Seat 0 2: 3."]
    assert panel.readout.text() == panel.plot.accessibleDescription() == told[0]
    assert panel.plot.accessibleName() == "Score by round"


def test_the_theme_is_followed(panel: ChartPanel, look: Look) -> None:
    panel.put(four())
    panel.light(("Seat 1", 3))
    look.set_choice(ThemeChoice.NIGHT)
    assert panel.plot is not None
    image = panel.plot.grab().toImage()
    assert image.pixelColor(1, 1) == look.theme.card
    assert panel.plot.point is not None
    assert panel.plot.point.mark == ("Seat 1", 3)


def test_without_numbers_it_says_so(panel: ChartPanel) -> None:
    panel.put(lines(series("Ada", [])))
    assert panel.waiting.isVisibleTo(panel)
    assert panel.waiting.words
    assert panel.plot is None


def test_without_the_library_a_sentence_and_the_table_are_there(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PLOT_MODULE", "ui.charts.there_is_none")
    library = Library()
    panel = ChartPanel(look, library)
    qtbot.addWidget(panel)
    panel.put(four())
    panel.show()
    qtbot.waitUntil(lambda: library.has_failed, timeout=30_000)
    assert "could not be drawn" in panel.waiting.words
    panel.table_button.click()
    assert len(rows(panel)) == 12
    # Painted again, it stays as it is.
    panel.table_button.click()
    panel.waiting.update()
    qtbot.wait(20)
    assert not library.is_loading


def test_what_is_dropped_is_drawn_again(panel: ChartPanel) -> None:
    panel.put(four())
    first = panel.plot
    panel.drop()
    assert panel.plot is None
    assert not rows(panel)
    panel.put(four())
    assert panel.plot is not None
    assert panel.plot is not first
