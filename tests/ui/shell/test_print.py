"""The page *Print*: blank sheets from the lounge, the filled-in pad from the result."""

from __future__ import annotations

import errno
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.pdf import read_pdf
from tests.ui.shell.conftest import Driver, comes
from ui.kit.printing.canvas import PaperSize
from ui.kit.printing.sheet import PrintError
from ui.kit.printing.sheets import SheetKind
from ui.shell.printing import page as printing
from ui.shell.printing.page import PrintPage


def opened(shell: Driver, name: str = "print") -> PrintPage:
    page = shell.window.pages[name]
    assert isinstance(page, PrintPage)
    assert comes(lambda: page.preview.is_painted)
    return page


def choose(page: PrintPage, kind: SheetKind, paper: PaperSize = PaperSize.A4) -> None:
    page.sheet_box.setCurrentIndex(page.sheet_box.findData(kind.value))
    page.paper_box.setCurrentIndex(page.paper_box.findData(paper.value))


def save(page: PrintPage, place: Path | str) -> None:
    with patch.object(QFileDialog, "getSaveFileName", lambda *_: (str(place), "")):
        page.save_button.click()


def test_the_lounge_leads_to_the_sheets_of_the_chosen_game(shell: Driver) -> None:
    shell.window.lounge.carousel.prefer("carry_on")
    shell.window.go("print")
    page = opened(shell)
    assert page.game_box.currentData() == "carry_on"
    assert page.save_button.hasFocus()
    assert page.sheet_box.count() == 2
    page.game_box.setCurrentIndex(page.game_box.findData("pack_the_essentials"))
    assert page.sheet_box.count() == 3
    choose(page, SheetKind.SOLO)
    page.game_box.setCurrentIndex(page.game_box.findData("cargo_hold"))
    assert page.sheet_box.currentData() == SheetKind.PAD
    assert page.sheet is not None
    assert "Cargo Hold" in page.sheet.title


def test_a_sheet_is_saved_on_the_chosen_paper(shell: Driver, tmp_path: Path) -> None:
    shell.window.go("print")
    page = opened(shell)
    choose(page, SheetKind.REFERENCE, PaperSize.LETTER)
    save(page, "")
    assert page.sentence.isHidden()
    save(page, tmp_path / "sheet")
    made = read_pdf((tmp_path / "sheet.pdf").read_bytes())
    assert made.pages == [(612.0, 792.0)]
    assert "saved" in page.sentence.text()


def test_what_cannot_be_saved_is_said(shell: Driver, tmp_path: Path) -> None:
    shell.window.go("print")
    page = opened(shell)
    (tmp_path / "file").touch()
    save(page, tmp_path / "file" / "x.pdf")
    assert page.sentence.property("role") == "bad"
    assert "x.pdf" in page.sentence.text()

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with patch("os.fsync", full):
        save(page, tmp_path / "y.pdf")
    assert page.sentence.property("role") == "bad"
    assert not (tmp_path / "y.pdf").exists()
    with patch.object(printing, "make_pdf", side_effect=PrintError):
        save(page, tmp_path / "z.pdf")
    assert "Nothing was saved" in page.sentence.text()


@pytest.mark.parametrize("opens", [True, False])
def test_the_pdf_is_opened_by_the_viewer_of_the_system(shell: Driver, *, opens: bool) -> None:
    shell.window.go("print")
    page, asked = opened(shell), []

    def open_url(url: object) -> bool:
        asked.append(Path(url.toLocalFile()))  # type: ignore[attr-defined]
        return opens

    with patch.object(QDesktopServices, "openUrl", open_url):
        page.open_button.click()
    (file,) = asked
    assert read_pdf(file.read_bytes()).pages
    assert ("opened" in page.sentence.text()) is opens
    assert ("Save the PDF" in page.sentence.text()) is not opens


def test_the_result_offers_the_pad_of_its_match(shell: Driver, tmp_path: Path) -> None:
    shell.start()
    shell.play_out()
    shell.settle()
    shell.see_end()
    window = shell.window
    assert window.page == "result"
    result = window.pages["result"]
    assert result.print_button.offered
    result.print_button.click()
    shell.settle()
    assert window.page == "print:match"
    page = opened(shell, "print:match")
    assert page.game_box.isHidden()
    assert "attached" in page.about.text()
    save(page, tmp_path / "pad.pdf")
    path = shell.app.controller.path
    assert path is not None
    assert read_pdf((tmp_path / "pad.pdf").read_bytes()).files == [path.read_bytes()]
    page.back.emit()
    shell.settle()
    assert window.page == "result"
    assert window.pages["result"].print_button.offered


def test_pages_are_turned_where_there_are_several(shell: Driver) -> None:
    shell.window.go("print")
    page = opened(shell)
    assert not page.before_button.isVisible()
    assert page.sheet is not None
    page._sheet = page.sheet._replace(pages=[page.sheet.pages[0]] * 2)
    page._turn_page(0)
    assert page.after_button.isVisible()
    assert not page.before_button.isEnabled()
    page.after_button.click()
    assert page.page_number == 1
    assert not page.after_button.isEnabled()
    page.before_button.click()
    assert page.page_number == 0


def test_a_narrow_window_shows_the_whole_page_below_the_choices(shell: Driver) -> None:
    shell.window.go("print")
    page = opened(shell)
    shell.resize(911, 424)
    QTest.qWait(20)
    assert comes(lambda: page.preview.is_painted)
    assert page.preview.height() >= page.preview.heightForWidth(page.preview.width()) - 1
