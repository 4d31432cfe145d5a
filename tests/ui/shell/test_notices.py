"""The page of third-party notices: from About, by keys, searched through all parts."""

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ui.shell.about.licences import NoticesPage, flowing


@pytest.fixture
def page(shell: Any) -> NoticesPage:
    shell.window.go("about")
    shell.window.pages["about"].notices_button.click()
    shell.settle()
    found = shell.window.pages["notices"]
    assert isinstance(found, NoticesPage)
    return found


def test_about_leads_there_and_back(shell: Any, page: NoticesPage) -> None:
    assert "notices" == shell.window.page
    assert page.contents.hasFocus()
    shell.press(Qt.Key.Key_Escape)
    assert "about" == shell.window.page


def test_the_arrows_go_from_work_to_work(shell: Any, page: NoticesPage) -> None:
    first = page.browser.toPlainText()
    assert page.notices[0].title == page.heading_words.text()
    shell.press(Qt.Key.Key_Down)
    assert page.notices[1].title == page.heading_words.text()
    assert page.notices[1].licence == page.licence.text()
    assert first != page.browser.toPlainText()


def test_the_first_view_is_no_wall_of_text(page: NoticesPage) -> None:
    assert len(page.browser.toPlainText()) < 2000


def marked(page: NoticesPage) -> str:
    (mark,) = page.browser.extraSelections()
    return str(mark.cursor.selectedText())


def test_a_search_goes_on_through_all_notices_and_begins_anew(
    shell: Any, page: NoticesPage
) -> None:
    shell.window.activateWindow()
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    shell.settle()
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "eli bendersky")
    places = []
    for _ in range(3):
        shell.press(Qt.Key.Key_Return, page.search)
        assert "eli bendersky" == marked(page).lower()
        places.append((page.contents.currentRow(), page.browser.textCursor().position()))
    assert page.notices[places[0][0]].title.startswith("pycparser")
    assert places[0] == places[-1] or places[0] in places[1:]
    assert page.search.hasFocus()


def test_what_is_nowhere_is_said(shell: Any, page: NoticesPage) -> None:
    page.search.setText("no such words")
    page.next_button.click()
    assert page.sentence.isVisible()
    row = page.contents.currentRow()
    page.search.setText("Bebas")
    assert page.seek()
    assert not page.sentence.isVisible()
    assert row != page.contents.currentRow()


LONG = "a line that is long enough to be one of a paragraph"


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        ([LONG, "and its end", "", "Another."], [f"{LONG} and its end", "", "Another."]),
        (["Copyright (c) 2010 A", "Copyright (c) 2011 B"], None),
        ([LONG, "* listed", "1. numbered", "    indented"], None),
        ([f"    {LONG}", "not indented"], None),
    ],
    ids=["paragraph", "short", "list", "indented"],
)
def test_only_paragraphs_are_joined(lines: list[str], shown: list[str] | None) -> None:
    assert (lines if shown is None else shown) == flowing("\n".join(lines)).split("\n")


def test_no_title_is_cut_in_the_list(shell: Any, page: NoticesPage) -> None:
    shell.app.look.set_text_scale(1.6)
    shell.settle()
    metrics = page.contents.fontMetrics()
    for row in range(page.contents.count()):
        item = page.contents.item(row)
        wide = metrics.horizontalAdvance(item.text())
        lines = -(-wide // page.contents.viewport().width())
        assert page.contents.visualItemRect(item).height() >= lines * metrics.height()


def test_the_number_of_a_version_is_not_alone_on_a_line(page: NoticesPage) -> None:
    titles = [page.contents.item(row).text() for row in range(page.contents.count())]
    versions = [title for title in titles if "version" in title]
    assert len(versions) > 2
    assert not any(re.search(r"version \d", title) for title in versions)


def test_our_own_words_have_no_marks_of_another_notation(page: NoticesPage) -> None:
    assert "`" not in page.browser.toPlainText()
    assert "_internal/PySide6" in page.browser.toPlainText()
