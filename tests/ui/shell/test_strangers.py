"""Names and files of strangers, one by one: buttons, menus, notices, the shelf, a crash."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from engine import catalog
from engine.core import Game
from engine.match import begin, codec
from ui.bridge.controller import SeatSetup
from ui.look.text import unmarked
from ui.shell.match.unsaved import UnsavedQuestion
from ui.shell.widgets.basic import ElidedLabel

GAME = "pack_the_essentials"
AND = "A&B && _&C {0}"


def keep(shell: Any, name: str, seed: str, **changes: Any) -> Path:
    """A match of one person that has just begun, on the shelf."""
    seat_setup = SeatSetup("Ada", "brick")
    digest = catalog.components_digest(GAME)
    session = begin(catalog.game(GAME), seed, [seat_setup.player()], {}, components=digest)
    header = msgspec.structs.replace(session.header, **changes)
    folder: Path = shell.app.places.matches
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(codec.encode(header, session.journal))
    return path


def words_of(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def test_an_ampersand_in_a_name_or_a_seed_marks_no_key(shell: Any) -> None:
    shell.start(SeatSetup(AND, "brick"), SeatSetup("Bo", "ocean"), code=AND)
    page = shell.window.pages["table"]
    page._fill_seats()
    names = [action.text() for action in page.seats_button.menu().actions()]
    assert [unmarked(name) for name in names] == [AND, "Bo"]
    assert unmarked(page.code_button.text()) == AND
    assert page.code_button.shortcut().isEmpty()


def test_a_seed_is_shown_short_and_copied_whole(shell: Any, qapp: Any) -> None:
    seed = "a\n" * 100
    shell.start(code=seed)
    page = shell.window.pages["table"]
    assert page.code_button.text() == "a a a a a a a a…"
    page.code_button.click()
    assert qapp.clipboard().text() == seed
    # What copied the code is what gives the same deal again.
    shell.play_out()
    shell.window.go("result")
    shell.settle()
    result = shell.window.pages["result"]
    assert result.code.text().endswith(" a a a a a a a a…")
    result.again.emit(True)
    shell.settle()
    assert shell.bridge.code == seed


def test_a_file_whose_words_fail_is_unreadable_alone(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = keep(shell, "odd.stowaway", "one")
    keep(shell, "good.stowaway", "two")
    real = Game.restore

    def fails(game: Any, seats: int, written: Any) -> Any:
        if written == {"side": "odd"}:
            raise ZeroDivisionError
        return real(game, seats, written)

    monkeypatch.setattr(Game, "restore", fails)
    keep(shell, odd.name, "one", options={"side": "odd"})
    shell.window.go("shelf")
    shell.settle()
    said = words_of(shell.window.pages["shelf"])
    assert "odd\nThis file cannot be opened as a match." in said
    assert "two" in said
    # Nor does the lounge fall over it, though it is the one to go on with.
    os.utime(odd)
    shell.window.show_latest()
    assert "cannot be opened" in shell.window.lounge.continue_words.whole


def test_a_header_that_no_match_has_has_no_way_on(shell: Any) -> None:
    keep(shell, "odd.stowaway", "one", seats=2**40)
    shell.window.go("shelf")
    shell.settle()
    page = shell.window.pages["shelf"]
    assert f"This game is for 1 to 16 players, not {2**40}.".lower() in words_of(page).lower()
    buttons = page.scroller.widget().findChildren(QAbstractButton)
    assert {"Delete"} == {each.text() for each in buttons if each.isVisible()} - {"&Open a file…"}


def test_a_notice_of_any_file_is_bounded_and_plain(shell: Any) -> None:
    notice = shell.window.notice
    notice.say(f"/home/{'W' * 4000}\n\u202e<b>x</b>\0 cannot be read: the disk is full.")
    shell.settle()
    assert len(notice.sentence) == 400
    assert notice.words.textFormat() is Qt.TextFormat.PlainText
    close = notice.close_button
    place = close.mapTo(shell.window, QPoint(0, 0))
    assert shell.window.rect().contains(close.rect().translated(place))
    assert notice.height() < shell.window.height() / 2


@pytest.mark.parametrize("width", [300, 90])
def test_words_in_parts_cut_a_word_that_is_too_wide(shell: Any, width: int) -> None:
    words = ElidedLabel(shell.app.look, f"{'W' * 60} wins · {'W' * 9}\nand more")
    words.resize(width, 200)
    words.show()
    QTest.qWait(1)
    wide = words.fontMetrics().horizontalAdvance
    assert all(wide(word) <= width for word in words.text().split())
    assert words.text().endswith("and more")
    assert words.toolTip() == words.whole
    assert words.minimumSizeHint().width() <= shell.app.look.px(200)
    words.setText("Ada wins")
    assert words.toolTip() == ""


def test_the_question_of_what_is_not_saved_is_plain_and_bounded(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    strange = f"<b>x</b>\n{'W' * 4000} cannot be written: the disk is full."
    monkeypatch.setattr(type(shell.app.controller), "trouble", strange)
    question = UnsavedQuestion(shell.window, shell.app.controller, strange)
    labels = [each for each in question.findChildren(QLabel) if "<b>" in each.text()]
    assert len(labels) == 2
    assert all(each.textFormat() is Qt.TextFormat.PlainText for each in labels)
    assert all(len(each.text()) < 600 for each in labels)
    question.deleteLater()


def test_a_crash_is_told_in_plain_text(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    shell.app._tell_crash("<b>x</b>", "<i>y</i>")
    box = shell.app._dialog
    assert box.textFormat() is Qt.TextFormat.PlainText
    (label,) = (each for each in box.findChildren(QLabel) if each.text() == "<b>x</b>")
    assert label.textFormat() is Qt.TextFormat.PlainText
    box.close()
