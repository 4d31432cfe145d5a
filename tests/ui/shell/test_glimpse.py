"""Pictures of saved matches, and how they stand: in the lounge and among the saved matches."""

import struct
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core import Level
from tests.ui.shell.conftest import comes
from ui.bridge.controller import SeatSetup
from ui.look.style import Look
from ui.shell.widgets import thumbnail
from ui.shell.widgets.basic import ElidedLabel
from ui.shell.widgets.thumbnail import MAX_PICTURE_SIZE, Thumbnail, decoded

pytestmark = pytest.mark.usefixtures("pictured")


def png(width: int, height: int) -> bytes:
    """The head of a picture of this size, and hardly anything in it."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        summed = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + summed

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    rows = zlib.compress(bytes((width + 1) * min(height, MAX_PICTURE_SIZE.height())), 9)
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def test_a_picture_that_is_too_large_is_not_unpacked(qapp: QApplication) -> None:
    del qapp
    image = decoded(png(MAX_PICTURE_SIZE.width(), MAX_PICTURE_SIZE.height()))
    assert image is not None
    assert MAX_PICTURE_SIZE == image.size()
    assert decoded(png(MAX_PICTURE_SIZE.width() + 1, 10)) is None
    assert decoded(png(20_000, 20_000)) is None
    assert decoded(b"GIF89a\x01\x00\x01\x00") is None


def test_a_match_that_is_left_shows_its_picture_its_round_and_score(shell: Any) -> None:
    bridge = shell.start()
    shell.act(2)
    shell.window.go("lounge")
    (summary,) = shell.app.controller.shelf()
    assert not shell.app.controller.matches.picture(summary.path), "the lounge comes first"
    assert comes(lambda: bool(shell.app.controller.matches.picture(summary.path)))
    shell.settle()
    image = decoded(shell.app.controller.matches.picture(summary.path))
    assert image is not None
    assert image.size().boundedTo(MAX_PICTURE_SIZE) == image.size()
    score = bridge.sheets()[0].total
    said = f"Round {bridge.view().round} of 12 · Ada: {score} points"
    assert comes(lambda: said in shell.window.lounge.continue_words.whole)
    assert shell.window.lounge.thumbnail.isVisible()
    shell.window.go("shelf")
    shell.settle()
    page = shell.window.pages["shelf"]
    assert any(said in words.whole for words in page.findChildren(ElidedLabel))
    (small,) = page.findChildren(Thumbnail)
    small.grab()
    assert comes(lambda: small._picture is not None)


def test_a_match_that_ends_has_its_picture_taken_anew(shell: Any) -> None:
    # What its page says of the end costs more than the way to it.
    shell.window.result_opener.readied = shell.start()
    controller, left = shell.app.controller, b"as it was when it was left"
    controller.keep_picture(left)
    shell.window.pages["table"].result_wanted.emit()
    assert "result" == shell.window.page
    assert comes(lambda: controller.matches.picture(controller.path) != left)
    assert decoded(controller.matches.picture(controller.path)) is not None


def test_no_picture_is_taken_while_the_page_of_results_fills(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.window.result_opener.readied = shell.start()
    controller, left, filling = shell.app.controller, b"as it was when it was left", [True]
    controller.keep_picture(left)
    is_filling = property(lambda _page: filling[0])
    monkeypatch.setattr("ui.shell.result.page.ResultPage.is_filling", is_filling)
    shell.window.pages["table"].result_wanted.emit()
    QTest.qWait(4 * shell.window.picturing.interval())
    assert controller.matches.picture(controller.path) == left
    filling[0] = False
    assert comes(lambda: controller.matches.picture(controller.path) != left)


def test_a_page_that_never_fills_does_not_keep_the_picture_waiting(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.shell.window._MAX_PICTURE_LOOKS", 2)
    monkeypatch.setattr("ui.shell.result.page.ResultPage.is_filling", True)
    shell.window.result_opener.readied = shell.start()
    controller, left = shell.app.controller, b"as it was when it was left"
    controller.keep_picture(left)
    shell.window.pages["table"].result_wanted.emit()
    assert comes(lambda: controller.matches.picture(controller.path) != left)


def test_the_picture_of_a_suitcase_is_all_of_it_with_nothing_lit(shell: Any) -> None:
    shell.start()
    table = shell.window.pages["table"].table
    plain = thumbnail.taken(table)
    image, board = decoded(plain), table.scene.board.boundingRect()
    assert image is not None
    assert image.width() / image.height() == pytest.approx(board.width() / board.height(), abs=0.05)
    lit = table.grab().toImage()
    table.scene.board.set_lit([(0, 0)])
    assert table.grab().toImage() != lit
    assert thumbnail.taken(table) == plain
    lit = table.grab().toImage()
    assert table.grab().toImage() == lit, "and at the table it is lit still"


def test_a_picture_is_shown_whole_in_a_room_of_another_shape(qapp: QApplication) -> None:
    del qapp
    image = QImage(120, 120, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    for row in (4, 115):
        for x in range(120):
            for y in range(row - 4, row + 4):
                image.setPixelColor(x, y, Qt.GlobalColor.red)
    shown = Thumbnail(Look())
    shown.resize(300, 60)
    shown._picture = QPixmap.fromImage(image)
    seen = shown.grab().toImage()
    assert all(
        seen.pixelColor(150, y).red() > 200 > seen.pixelColor(150, y).blue() for y in (2, 57)
    )


@pytest.mark.deep("the emblem is what all matches had")
def test_a_match_without_a_picture_shows_the_emblem_of_its_game(shell: Any) -> None:
    shell.start()
    shell.act()
    shell.app.controller.close()
    (summary,) = shell.app.controller.shelf()
    shell.app.controller.matches._forget_beside(summary.path)
    shell.window.go("shelf")
    (small,) = shell.window.pages["shelf"].findChildren(Thumbnail)
    small.grab()
    assert comes(lambda: small._read is None)
    emblem = small.grab().toImage()
    assert small._picture is None
    assert emblem != Thumbnail(shell.app.look).grab(small.rect()).toImage()


def test_pictures_are_read_one_a_turn_and_none_while_it_is_painted(qapp: QApplication) -> None:
    look, asked = Look(), list[int]()

    def reading(number: int) -> Callable[[], bytes]:
        def read() -> bytes:
            asked.append(number)
            return png(40, 30)

        return read

    shown = [Thumbnail(look) for _ in range(4)]
    for number, each in enumerate(shown):
        each.show_match(None, reading(number))
        each.grab()
        each.grab()
    assert [] == asked
    while any(each.is_reading for each in shown):
        before = len(asked)
        qapp.processEvents()
        assert len(asked) <= before + 1
    assert [0, 1, 2, 3] == sorted(asked)
    assert all(each._picture is not None for each in shown)


@pytest.mark.deep("a table of Cargo Hold is built")
def test_money_is_said_as_money(shell: Any) -> None:
    shell.window.match_opener.start(
        "cargo_hold", "CH-0000-0000", (SeatSetup("Ada", "brick"),) * 2, {}, False
    )
    shell.window.go("lounge")
    shell.settle()
    words = shell.window.lounge.continue_words
    assert comes(lambda: "Turn 1 · Ada: $0, Ada: $0" in words.whole)


@pytest.mark.deep("a table of its own; the gate sees the picture of one that is left")
def test_a_match_that_is_closed_at_once_has_its_picture_before(shell: Any) -> None:
    shell.start()
    shell.act(2)
    shell.window.go("lounge")
    shell.app.controller.close()
    (summary,) = shell.app.controller.shelf()
    assert shell.app.controller.matches.picture(summary.path)
    assert not shell.window.picturing.isActive()


@pytest.mark.parametrize("persons", [1, 2])
def test_a_picture_of_a_match_with_hands_shows_no_hand(
    shell: Any, monkeypatch: pytest.MonkeyPatch, persons: int
) -> None:
    """Whoever looks at the lounge next may be anybody: nobody looks while it is taken."""
    seat_setups = [
        SeatSetup("", "brick"),
        SeatSetup("", "ocean", None if persons > 1 else Level("easy")),
    ]
    shell.window.match_opener.start("carry_on", "CO-0000-0000", tuple(seat_setups), {}, False)
    shell.settle()
    bridge = shell.bridge
    if persons > 1:
        bridge.screen.take(bridge.screen.due)
    table = shell.window.pages["table"].table
    assert table.view.seats[0].hand
    seen: list[Any] = []
    real: Callable[[Any], bytes] = thumbnail.taken

    def taken(of: Any) -> bytes:
        seen.append((bridge.viewer(), of.view == bridge.public(), any(of.scene.fan.faces)))
        return real(of)

    monkeypatch.setattr(thumbnail, "taken", taken)
    shell.window.go("lounge")
    assert comes(lambda: bool(seen))
    shell.window.match_opener.continue_latest()
    assert [(None, True, False)] == seen
    if persons == 1:
        assert table.view.seats[0].hand, "the person's hand is there again"


def test_a_picture_shows_a_table_whose_time_stands_without_its_cover(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_setups = SeatSetup("Ada", "brick"), SeatSetup("", "ocean", Level("easy"))
    shell.window.match_opener.start("wheres_my_luggage", "WL-0000-0000", seat_setups, {}, False)
    shell.settle()
    table = shell.window.pages["table"].table
    seen: list[Any] = []

    def taken(of: Any) -> bytes:
        seen.append(of.scene.carousel.cover)
        return b""

    monkeypatch.setattr(thumbnail, "taken", taken)
    shell.window.go("lounge")
    assert table.scene.carousel.cover == 1.0
    assert comes(lambda: bool(seen))
    assert (seen, table.scene.carousel.cover) == ([0.0], 1.0)


@pytest.mark.deep("a table in two sizes; the gate's layout tests see the lounge too")
def test_the_picture_never_pushes_the_last_button_out_of_the_lounge(shell: Any) -> None:
    shell.start()
    shell.act()
    for size in (QSize(1280, 800), QSize(1024, 640)):
        shell.resize(size.width(), size.height())
        shell.window.go("lounge")
        shell.settle()
        lounge = shell.window.lounge
        bar = lounge._side.verticalScrollBar()
        with_picture = bar.maximum()
        lounge.thumbnail.hide()
        shell.settle()
        assert with_picture == bar.maximum(), size
        shell.window.match_opener.continue_latest()
