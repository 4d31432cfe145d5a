"""Shell: the third-party notices: whose works Stowaway is made with, part by part, to be searched.

The words are those of `resources/notices.txt`; licences stay in the language they are written in.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QKeyEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from resources import root
from ui.look.lists import ContentsList
from ui.look.shortcuts import Shortcut, bind
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.widgets.basic import Label, Page, Sentence, button

NOTICES_FILE: Final = root() / "notices.txt"
_MAX_LINE_WIDTH: Final = 820
"""Widest line of text, in pixels at 100 %."""
_LIST_WIDTH: Final = 320
_MAX_LIST_SHARE: Final = 0.36
"""The share of the width that the list may have."""
_MIN_FULL_LINE_LETTERS: Final = 50
"""A line of fewer letters ends a paragraph."""
_SECTION_HEADING: Final = re.compile(r"^={78}\n(.+)\n(.+)\n={78}\n", re.MULTILINE)


class LicenceNotice(NamedTuple):
    """What belongs to one work: its name, its licence in a few words, and all that is said."""

    title: str
    licence: str
    text: str


def read_notices(text: str) -> tuple[LicenceNotice, ...]:
    """The parts of the file, in its order."""
    pieces = _SECTION_HEADING.split(text)[1:]
    return tuple(
        LicenceNotice(title, licence, body.strip("\n"))
        for title, licence, body in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True)
    )


def flowing(text: str) -> str:
    """Paragraphs in one line each, so that they fill whatever width there is.

    Only full lines at the margin are joined to the next: what is indented or listed stays.
    """
    lines: list[str] = []
    full = False
    for line in text.split("\n"):
        if full and re.match(r"[A-Za-z\"'`(<]", line):
            lines[-1] += " " + line
        else:
            lines.append(line)
        full = len(line) >= _MIN_FULL_LINE_LETTERS and not line.startswith("   ")
    return "\n".join(lines)


class NoticesPage(Page):
    """The works on the left, what belongs to the chosen one on the right; one search for all."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, scrolls=False)
        self.set_title(self.tr("Third-party notices"))
        self.notices = read_notices(NOTICES_FILE.read_text(encoding="utf-8"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search all notices"))
        self.search.setAccessibleName(self.tr("Search all notices"))
        self.search.setMaxLength(80)
        self.search.returnPressed.connect(self.seek)
        self.next_button = button(
            self.tr("&Next result"), self.seek, hint=self.tr("Next result (F3)")
        )
        self.sentence = Sentence(look)
        self.sentence.setWordWrap(False)
        self.bar.addWidget(self.sentence)
        self.bar.addWidget(self.search)
        self.bar.addWidget(self.next_button)
        self.contents = ContentsList(look)
        self.contents.setAccessibleName(self.tr("Contents"))
        for notice in self.notices:
            # The number of a version is not left alone on a line.
            title = re.sub(r"\bversion (?=\d)", "version\N{NO-BREAK SPACE}", notice.title)
            self.contents.addItem(QListWidgetItem(title))
        self.heading_words = Label(look, face=Role.HEADING, wrap=True)
        self.licence = Label(look, face=Role.STRONG, role="muted", wrap=True)
        self.browser = QTextBrowser()
        self.browser.setOpenLinks(False)
        row, right = QHBoxLayout(), QVBoxLayout()
        with_spacing(look, row, gap=14)
        row.addWidget(self.contents)
        with_spacing(look, right, gap=4)
        for widget in (self.heading_words, self.licence):
            right.addWidget(widget)
        right.addSpacing(6)
        right.addWidget(self.browser, 1)
        row.addLayout(right, 1)
        self.column.addLayout(row)
        self.contents.currentRowChanged.connect(self._show)
        self.contents.itemActivated.connect(lambda _: self.browser.setFocus())
        for shortcut in self._searching():
            bind(shortcut, self, Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._dress()
        look.changed.connect(self._dress)
        self.contents.setCurrentRow(0)

    def _searching(self) -> tuple[Shortcut, ...]:
        return (
            Shortcut(("Ctrl+F",), self.tr("Search all notices"), self._ask),
            Shortcut(("F3",), self.tr("Go to the next result"), self.seek),
        )

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the page."""
        return (*self._searching(), *super().shortcuts())

    def enter(self) -> None:
        """The list of works has the keyboard."""
        self.contents.setFocus()

    def seek(self) -> bool:
        """Go to the next place with the words that are searched, in whichever notice; if any."""
        words = self.search.text().strip()
        if not words:
            self._ask()
            return False
        cursor = self.browser.document().find(words, self.browser.textCursor())
        first = self.contents.currentRow()
        for step in range(1, len(self.notices) + 1):
            if not cursor.isNull():
                self.sentence.say("")
                self._point_at(cursor)
                return True
            row = (first + step) % len(self.notices)
            notice = self.notices[row]
            if words.casefold() in f"{notice.title}\n{flowing(notice.text)}".casefold():
                self.contents.setCurrentRow(row)
                cursor = self.browser.document().find(words, 0)
                if cursor.isNull():
                    # Only its title has them.
                    cursor = QTextCursor(self.browser.document())
        self.sentence.say(self.tr("Not found"))
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the search is no press of a button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.hasFocus():
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lines short enough to read, and the list out of their way."""
        super().resizeEvent(event)
        self._share()

    def _ask(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _show(self, row: int) -> None:
        notice = self.notices[row]
        self.heading_words.setText(notice.title)
        self.licence.setText(notice.licence)
        self.browser.setExtraSelections([])
        self.browser.setPlainText(flowing(notice.text))
        self.browser.setAccessibleName(notice.title)

    def _point_at(self, cursor: QTextCursor) -> None:
        shade = QTextCharFormat()
        shade.setBackground(self.look.theme.accent)
        shade.setForeground(self.look.theme.on_accent)
        mark = QTextBrowser.ExtraSelection()
        mark.cursor = QTextCursor(cursor)
        mark.format = shade
        self.browser.setExtraSelections([mark])
        # The next search goes on from here; two selections over each other would be hard to read.
        cursor.clearSelection()
        self.browser.setTextCursor(cursor)
        self.browser.ensureCursorVisible()

    def _share(self) -> None:
        px = self.look.px
        wide = min(px(_LIST_WIDTH), round(self.width() * _MAX_LIST_SHARE))
        self.contents.setFixedWidth(wide)
        self.contents.measure()
        # The whole page's width, since the browser has its own only after it was laid out.
        room = self.width() - wide - px(70)
        self.browser.setViewportMargins(*(max(0, (room - px(_MAX_LINE_WIDTH)) // 2), 0) * 2)

    def _dress(self) -> None:
        look = self.look
        self.search.setMinimumWidth(look.px(240))
        for row in range(self.contents.count()):
            item = self.contents.item(row)
            item.setFont(look.font(Role.BODY))
        document: QTextDocument = self.browser.document()
        document.setDefaultFont(look.font(Role.BODY))
        document.setDocumentMargin(look.px(14))
        self._share()
