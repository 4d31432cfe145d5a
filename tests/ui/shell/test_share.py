"""The page on which a finished match is shared: from three places, by keys, with every theme."""

from __future__ import annotations

import csv
import io
import json
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import unquote

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from engine import catalog
from engine.core import Act, AwaitingSeats, Rng, Seat
from engine.core.review import Review, ReviewSource, Verdict
from engine.match import Player, begin, codec
from engine.match.review import begins
from engine.plays import bg_stats
from tests.qr_reader import read
from tests.ui.shell.conftest import CODE, GAME, Driver, comes
from ui.bridge.controller import SeatSetup
from ui.look.style import ThemeChoice
from ui.look.text import unmarked
from ui.shell.share.page import SharePage
from ui.shell.share.qr import QUIET_ZONE, code_picture

PEOPLE = ("Ada", "Ben")
HOSTILE = ('=1+"旅', "😀" * 15)


@cache
def match_of(names: tuple[str, ...]) -> bytes:
    """The file of a finished match of these people."""
    game = catalog.game(GAME)
    people = [Player(name=name) for name in names]
    digest = catalog.components_digest(GAME)
    session = begin(game, CODE, people, {"side": "common"}, components=digest)
    stream = Rng("share")
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return codec.encode(session.header, session.journal)


def finish(shell: Driver, *names: str) -> None:
    """Show the result of a match that is over and kept."""
    names = names or PEOPLE
    folder = shell.app.controller.matches.folder
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{len(names)} of them.stowaway"
    path.write_bytes(match_of(names))
    shell.window.match_opener.open_file(path)
    assert comes(lambda: shell.window.page == "result")
    assert comes(lambda: not shell.window.result_opener.turns.busy)
    shell.settle()


def shown(shell: Driver) -> SharePage:
    assert comes(lambda: shell.window.page == "share")
    shell.settle()
    page = shell.window.pages["share"]
    assert isinstance(page, SharePage)
    return page


def share(shell: Driver) -> SharePage:
    """The page, from the result."""
    shell.window.pages["result"].share_button.click()
    return shown(shell)


def button(shell: Driver, words: str) -> QPushButton:
    """The first button of the page that says so."""
    page = shell.window.stack.currentWidget()
    buttons: list[QPushButton] = page.findChildren(QPushButton)
    found = (each for each in buttons if unmarked(each.text()) == words)
    return next(each for each in found if each.isVisible())


def save(press: QPushButton, path: Path) -> bytes:
    with patch.object(QFileDialog, "getSaveFileName", lambda *_: (str(path), "")):
        press.click()
    return path.read_bytes()


def _bytes(line: Any) -> bytes:
    return bytes(line)


def told(link: str) -> Any:
    return json.loads(unquote(link.removeprefix(bg_stats.ADDRESS)))


def test_the_result_has_an_entry_among_the_others(shell: Driver) -> None:
    finish(shell)
    result = shell.window.pages["result"]
    assert result.share_button in result.more_button.held
    page = share(shell)
    assert page.title() == "Share: Pack the Essentials"
    players = told(page.link)["players"]
    assert [one["name"] for one in players] == ["Ada", "Ben"]
    assert shell.bridge.result is not None
    assert [one["score"] for one in players] == list(shell.bridge.result.scores)
    shell.press(Qt.Key.Key_Escape)
    assert shell.window.page == "result"


def test_a_saved_match_has_a_button(shell: Driver) -> None:
    finish(shell)
    shell.window.go("lounge")
    shell.window.go("shelf")
    shell.settle()
    button(shell, "Share…").click()
    page = shown(shell)
    assert [one["name"] for one in told(page.link)["players"]] == ["Ada", "Ben"]
    assert not page.save_tables_button.isVisible()
    shell.press(Qt.Key.Key_Escape)
    assert shell.window.page == "shelf"


def test_the_match_history_shares_one_or_all_that_it_lists(shell: Driver, tmp_path: Path) -> None:
    finish(shell)
    finish(shell, "Ada")
    shell.window.go("lounge")
    shell.window.go("records")
    shell.settle()
    records = shell.window.pages["records"]
    assert comes(lambda: records.proxy.count == 3)
    chosen = records.proxy.entry(records.view.selectionModel().selectedRows()[0].row())
    records.share_button.click()
    page = shown(shell)
    assert len(told(page.link)["players"]) == chosen.seats
    # Two of the three lines are those of one match.
    assert unmarked(page.save_tables_button.text()) == "Save all 2 as CSV…"
    data = save(page.save_tables_button, tmp_path / "all.csv").decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(data, newline=""), strict=True))
    assert sorted(row["name"] for row in rows) == ["Ada", "Ada", "Ben"]
    plays = json.loads(save(page.save_plays_button, tmp_path / "all.bgsplay"))["plays"]
    assert len(plays) == 2
    (row,) = csv.DictReader(
        save(page.save_table_button, tmp_path / "one.csv").decode("utf-8-sig").splitlines()
    )
    assert row["name"] == "Ada"


def test_a_match_in_progress_is_refused_with_a_sentence(shell: Driver) -> None:
    shell.start(SeatSetup("Ada", "brick"), SeatSetup("Ben", "ocean"))
    shell.act(3)
    path = shell.app.controller.path
    assert path is not None
    window = shell.window
    window.go("shelf")
    shell.settle()
    card = window.pages["shelf"]
    assert not [each for each in card.findChildren(QPushButton) if each.text() == "Share…"]
    window.replay_opener.sharing.share_file(path)
    assert comes(lambda: not window.waiting.busy)
    assert window.page == "shelf"
    assert "share" not in window.pages
    assert "Only finished matches can be shared." in window.notice.words.text()


@pytest.mark.parametrize("theme", [ThemeChoice.DAY, ThemeChoice.NIGHT])
@pytest.mark.parametrize("names", [PEOPLE, HOSTILE])
def test_a_phone_reads_the_code_in_every_theme(
    shell: Driver, theme: ThemeChoice, names: tuple[str, ...]
) -> None:
    finish(shell, *names)
    shell.app.look.set_choice(theme)
    page = share(shell)
    image = page.code.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    rows = [_bytes(image.constScanLine(y))[: image.width()] for y in range(image.height())]
    # Nothing but black on white: no theme and no smooth edge.
    assert set(b"".join(rows)) == {0, 255}
    dark = [[value == 0 for value in row] for row in rows]
    top = next(y for y, row in enumerate(dark) if any(row))
    left = next(x for x in range(len(dark)) if any(row[x] for row in dark))
    # The finder in the corner is seven modules wide.
    side = next(x for x in range(left, len(dark)) if not dark[top][x]) - left
    module = side // 7
    assert side == 7 * module >= 7 * 3
    assert min(top, left) == QUIET_ZONE * module
    modules = len(dark) // module - 2 * QUIET_ZONE
    grid = [
        [
            dark[top + y * module + module // 2][left + x * module + module // 2]
            for x in range(modules)
        ]
        for y in range(modules)
    ]
    assert read(grid).decode("ascii") == page.link


@pytest.mark.parametrize("length", [400, bg_stats.MAX_LINK_BYTES])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_every_module_is_as_wide_as_every_other(qapp: object, length: int, ratio: float) -> None:
    picture = code_picture("x" * length, 360, ratio)
    assert picture.devicePixelRatio() == ratio
    small = code_picture("x" * length, 1, 1.0)
    assert picture.width() % (small.width() // 3) == 0
    assert small.width() >= 3 * 57


def test_link_and_text_are_copied(shell: Driver) -> None:
    finish(shell)
    page = share(shell)
    assert shell.window.focusWidget() is page.copy_link_button
    shell.press(Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == page.link
    assert page.play_sentence.text() == "Link copied."
    page.copy_text_button.click()
    assert QGuiApplication.clipboard().text() == page.text.toPlainText()
    assert "\nResult\n1. " in page.text.toPlainText()


def test_files_are_saved(shell: Driver, tmp_path: Path) -> None:
    finish(shell)
    page = share(shell)
    data = json.loads(save(page.save_play_button, tmp_path / "a.bgsplay"))
    assert [one["name"] for one in data["players"]] == ["Ada", "Ben"]
    assert str(tmp_path / "a.bgsplay") in page.play_sentence.text()
    text = save(page.save_text_button, tmp_path / "a.txt").decode()
    assert text == page.text.toPlainText()
    save(page.save_table_button, tmp_path / "a.csv")
    with patch.object(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "b"), "")):
        page.save_table_button.click()
    assert (tmp_path / "b.csv").is_file()
    before = sorted(tmp_path.iterdir())
    with patch.object(QFileDialog, "getSaveFileName", lambda *_: ("", "")):
        page.save_table_button.click()
    assert sorted(tmp_path.iterdir()) == before


def test_a_file_that_cannot_be_written_is_told(shell: Driver, tmp_path: Path) -> None:
    finish(shell)
    page = share(shell)
    (tmp_path / "a").write_text("")
    place = str(tmp_path / "a" / "b.csv")
    with patch.object(QFileDialog, "getSaveFileName", lambda *_: (place, "")):
        page.save_table_button.click()
    assert page.table_sentence.isVisible()
    assert page.table_sentence.property("role") == "bad"
    assert "b.csv" in page.table_sentence.text()


def test_what_the_review_found_is_added_if_it_is_wanted(shell: Driver) -> None:
    finish(shell)
    page = share(shell)
    assert not page.losses_box.isEnabled()
    plain = page.text.toPlainText()
    shell.press(Qt.Key.Key_Escape)
    controller = shell.app.controller
    session = controller._session
    assert session is not None
    assert controller.path is not None
    # What is kept of another version of the reviewer tells nothing.
    controller.matches.keep_reviews(controller.path, [b"{}\n"])
    page = share(shell)
    assert page.losses_box.isEnabled()
    page.losses_box.click()
    assert page.text.toPlainText() == plain
    at = begins(session, Seat(1))[3]
    given = session.moments[at].given
    assert isinstance(given, Act)
    verdict = Verdict(at, (given.action,), (given.action,), 0, 0, 950, 60, "mistake")
    found = Review(ReviewSource("", "", 1, "", 1), 1, "percent", 1, (verdict,))
    with patch("ui.shell.share.page.kept_reviews", lambda *_: {Seat(1): found}):
        page.losses_box.click()
        assert page.text.toPlainText() == plain
        page.losses_box.click()
    text = page.text.toPlainText()
    assert text.count(" [9.5% win chance lost]") == 1
    assert text.replace(" [9.5% win chance lost]", "") == plain


def test_a_deal_with_attempts_left_has_no_entry(shell: Driver) -> None:
    finish(shell, "Ada")
    result = shell.window.pages["result"]
    outcome = result._outcome
    assert outcome is not None
    words = "You can share this match tomorrow."
    with patch.object(type(shell.app.controller.attempts), "hidden", lambda *_: words):
        result._hide_deal(outcome)
        assert not result.share_button.offered
        shell.window.replay_opener.sharing.share_open()
        assert comes(lambda: not shell.window.waiting.busy)
        assert shell.window.page == "result"
        assert words in shell.window.notice.words.text()


def test_the_page_lets_go_of_its_match(shell: Driver) -> None:
    finish(shell)
    page = share(shell)
    assert page._shared is not None
    shell.window.go("lounge")
    assert page._shared is None


def test_everything_has_a_name_and_a_key(shell: Driver) -> None:
    finish(shell)
    page = share(shell)
    assert page.code.accessibleName() == "QR code with the BG Stats link"
    assert page.text.accessibleName() == "The match as text"
    reached = set()
    for _ in range(12):
        focus = shell.window.focusWidget()
        reached.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    for each in (
        *(page.copy_link_button, page.save_play_button, page.text, page.copy_text_button),
        *(page.save_text_button, page.save_table_button),
    ):
        assert each in reached
    letters = [
        each.text()[each.text().index("&") + 1].lower()
        for each in page.findChildren(QPushButton)
        if "&" in each.text()
    ]
    letters.append("r")
    assert len(set(letters)) == len(letters)
    assert all(
        label.textFormat() is Qt.TextFormat.PlainText or not label.text()
        for label in page.findChildren(QLabel)
    )
