"""Shell: a game's rules in the player's language, opened at a rule's number.

One more page, *Playing in Stowaway*, explains the program: it is the same for all games.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from ui.kit.rules_text import PROGRAM_PAGE_ID, program_text, rules_text
from ui.kit.spec import GameTable
from ui.look.inputs import NoWheelComboBox
from ui.look.lists import ContentsList
from ui.look.pixmaps import painted
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.text import unbroken
from ui.look.typography import Role
from ui.look.widgets import TagButton
from ui.shell.widgets.basic import Page, button

_MAX_LINE_WIDTH = 860
"""Widest line of text, in pixels at 100 %."""
_FIGURE_LINK = re.compile(r"figure:(?P<name>[a-z0-9-]+)/(?P<wide>[0-9]+)x(?P<high>[0-9]+)")
"""A picture by its name and its size in pixels at 100 %, which nobody has to ask its game for."""
_IMAGE_RESOURCE = QTextDocument.ResourceType.ImageResource.value
_NEXT_CHARACTER = QTextCursor.MoveOperation.NextCharacter
_PROPORTIONAL_HEIGHT = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
_SCROLL_MARGIN = 12
"""Room above what is scrolled to, in pixels at 100 %."""


_RULE_NUMBERS: Final = re.compile(r"\(([A-Z]{2}-[0-9]+)(, [A-Z]{2}-[0-9]+)*\)")
"""The numbers of rules behind a paragraph."""


class Text(QTextBrowser):
    """The text of the rules. A picture is painted when it is first seen, in a turn of its own.

    Only the width that the text has now is kept of it.
    """

    def __init__(self, look: Look, spec: GameTable | None) -> None:
        super().__init__()
        self._look = look
        self._spec = spec
        self._wanted: list[str] = []
        self._names: dict[str, tuple[str, str]] = {}
        """How each picture is fitted, and its name as it is so: never an earlier one, since the
        text remembers that nothing was there."""
        self._named = 0
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._paint_next)

    @property
    def waiting(self) -> bool:
        """Whether there are pictures in sight that are not painted yet."""
        return bool(self._wanted)

    def loadResource(self, type: int, name: QUrl | str) -> Any:  # noqa: A002 - Qt's name
        """Nothing but figures is ever loaded, and they come a moment later."""
        wanted = QUrl(name).toString()
        if type != _IMAGE_RESOURCE or not _FIGURE_LINK.match(wanted):
            return None
        shown = {name for _, name in self._names.values()}
        if wanted in shown and wanted not in self._wanted:
            self._wanted.append(wanted)
            self._turn.start(0)
        return self._blank

    @cached_property
    def _blank(self) -> QPixmap:
        blank = QPixmap(1, 1)
        blank.fill(Qt.GlobalColor.transparent)
        return blank

    def _paint_next(self) -> None:
        if not self._wanted:
            self._turn.stop()
            return
        name = self._wanted.pop(0)
        found = _FIGURE_LINK.match(name)
        paint = None
        if found is not None and self._spec is not None:
            paint = self._spec.figure(found["name"])
        if found is None or paint is None:
            return
        size, ratio = self._size(found), self.devicePixelRatioF()
        picture = painted(
            round(size.width() * ratio),
            round(size.height() * ratio),
            ratio,
            lambda to: paint(to, QRectF(QPointF(), size), self._look),
        )
        self.document().addResource(_IMAGE_RESOURCE, QUrl(name), picture)
        self.viewport().update()

    def _name(self, figure: str, fit: str) -> str:
        was, name = self._names.get(figure, ("", ""))
        if was != fit:
            self.document().addResource(_IMAGE_RESOURCE, QUrl(name), None)
            self._wanted = [each for each in self._wanted if each != name]
            self._named += 1
            name = f"{figure}?{self._named}"
            self._names[figure] = fit, name
        return name

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words of a rule that was looked up stand on one ground: as the ground of letters it
        would be a stripe for each line.
        """
        layout, px = self.document().documentLayout(), self._look.px
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.tag_hover)
        for mark in self.extraSelections()[1:]:
            room = layout.blockBoundingRect(mark.cursor.block()).translated(-across, -down)
            painter.drawRoundedRect(room.adjusted(-px(6), -px(2), px(6), px(2)), px(6), px(6))
        painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No picture is wider than the text."""
        super().resizeEvent(event)
        self.fit_figures()

    def fit_figures(self) -> None:
        """Give each picture its size, so that none is painted before it is seen."""
        document, dark = self.document(), self._look.theme.dark
        cursor, block = QTextCursor(document), document.begin()
        cursor.beginEditBlock()
        while block.isValid():
            # Each stands alone in its paragraph.
            place = block.begin()
            form = place.fragment().charFormat().toImageFormat()
            found = _FIGURE_LINK.match(form.name()) if form.isValid() else None
            if found is not None:
                size = self._size(found)
                form.setName(self._name(found[0], f"{size.width()}-{dark}"))
                form.setWidth(size.width())
                form.setHeight(size.height())
                if form != place.fragment().charFormat() or block.blockFormat().lineHeight() != 100:
                    cursor.setPosition(block.position())
                    cursor.movePosition(_NEXT_CHARACTER, QTextCursor.MoveMode.KeepAnchor)
                    cursor.setCharFormat(form)
                    # The lines of the text are higher than its letters; a picture is not.
                    plain = block.blockFormat()
                    plain.setLineHeight(100.0, _PROPORTIONAL_HEIGHT)
                    cursor.setBlockFormat(plain)
            block = block.next()
        cursor.endEditBlock()
        # Of what was not laid before, the text would lay nothing behind the last picture.
        document.markContentsDirty(0, document.characterCount())

    def _size(self, found: re.Match[str]) -> QSizeF:
        """How large a figure is here: no wider than the text."""
        size = QSizeF(int(found["wide"]), int(found["high"]))
        room = self.viewport().width() - 2 * self.document().documentMargin()
        wide = max(1.0, min(float(self._look.px(size.width())), room))
        return QSizeF(wide, round(size.height() * wide / size.width()))


class RulesPage(Page):
    """The rules with a table of contents beside them."""

    learn = Signal(str)
    """A game's id: play its guided first round."""
    others_wanted = Signal(str)
    """A game's id: show its rules instead."""

    def __init__(
        self,
        look: Look,
        spec: GameTable | None,
        games: Sequence[GameTable] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Make the page of a game's rules, or of *Playing in Stowaway*.

        Args:
            look: Theme and text size.
            spec: The game; None for *Playing in Stowaway*.
            games: All games, whose rules can be opened from here.
            parent: The parent widget.
        """
        super().__init__(look, parent, scrolls=False)
        program = self.tr("Playing in Stowaway")
        self.shows = PROGRAM_PAGE_ID if spec is None else str(spec.game)
        if spec is None:
            self.set_title(program)
            self._text = program_text()
        else:
            self.set_title(self.tr("Rules: {game}").format(game=spec.title()))
            self._text = rules_text(spec.game)
        self.learn_button = button(
            self.tr("&Play the guided round"),
            lambda: self.learn.emit(self.shows),
            role="primary",
            tag=look,
            hint=self.tr("Learn by playing: the conductor guides you through one round"),
        )
        self.match_button = button(
            self.tr("Back to the &match"), self.back.emit, role="primary", tag=look
        )
        self.program_button = button(
            program, lambda: self.others_wanted.emit(PROGRAM_PAGE_ID), tag=look
        )
        self.games_box = NoWheelComboBox()
        self.games_box.setAccessibleName(self.tr("Choose a game"))
        for game in games:
            self.games_box.addItem(game.title(), str(game.game))
        self.games_box.addItem(program, PROGRAM_PAGE_ID)
        self.games_box.setCurrentIndex(self.games_box.findData(self.shows))
        self.games_box.activated.connect(self._choose)
        self.bar.addWidget(self.games_box)
        self._teaches = spec is not None and spec.tutorial() is not None
        self.contents = ContentsList(look)
        self.contents.setAccessibleName(self.tr("Contents"))
        self.browser = Text(look, spec)
        self.browser.setAccessibleName(self.tr("Rules text"))
        self.browser.setOpenLinks(False)
        row = QHBoxLayout()
        with_spacing(look, row, gap=14)
        row.addWidget(self.contents)
        text = QVBoxLayout()
        with_spacing(look, text, gap=8)
        tools = QHBoxLayout()
        with_spacing(look, tools, gap=8)
        for tool in (self.match_button, self.learn_button, self.program_button):
            tools.addWidget(tool)
        tools.addStretch(1)
        text.addLayout(tools)
        text.addWidget(self.browser, 1)
        row.addLayout(text, 1)
        self.column.addLayout(row)
        self._leading = False
        """Whether the contents lead the text just now, and do not follow it."""
        self.contents.currentItemChanged.connect(self._follow)
        self.browser.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.contents.itemActivated.connect(lambda _: self.browser.setFocus())
        self.stand_beside(match=False)
        self._dress()
        look.changed.connect(self._dress)

    @property
    def is_spare(self) -> bool:
        """Nothing is done here that could be lost."""
        return True

    def stand_beside(self, *, match: bool, guided: bool = False) -> None:
        """Opened at a table, the page leads back there first of all.

        `guided`: that is the guided first round itself.
        """
        self.match_button.setVisible(match)
        self.games_box.setVisible(not match and self.games_box.count() > 1)
        self.program_button.setVisible(match and self.shows != PROGRAM_PAGE_ID)
        self.learn_button.setVisible(self._teaches and not guided)
        assert isinstance(self.learn_button, TagButton)
        self.learn_button.set_primary(not match)

    def _choose(self, index: int) -> None:
        game = self.games_box.itemData(index)
        # Whoever comes back here finds this page's own game chosen.
        self.games_box.setCurrentIndex(self.games_box.findData(self.shows))
        if game != self.shows:
            self.others_wanted.emit(game)

    @property
    def is_reading(self) -> bool:
        """Whether pictures in sight are still to come."""
        return self.browser.waiting

    def to_top(self) -> None:
        """Begin with the first section."""
        self.browser.setExtraSelections([])
        self.contents.setCurrentRow(0)
        self.browser.verticalScrollBar().setValue(0)

    def enter(self) -> None:
        """The table of contents has the keyboard."""
        self.contents.setFocus()

    def open_at(self, rule: str) -> bool:
        """Show the place that explains a rule's number, such as `PE-16`; whether there is one."""
        document = self.browser.document()
        cursor = document.find(f"{rule}", 0, QTextDocument.FindFlag.FindWholeWords)
        if cursor.isNull():
            return False
        self._point_at(cursor.position())
        self._show_place(cursor)
        theme = self.look.theme
        marks = []
        inks = (theme.accent, theme.on_accent), (None, theme.tag_ink)
        for where, (ground, ink) in zip((cursor, _explanation(cursor)), inks, strict=True):
            mark, shade = QTextBrowser.ExtraSelection(), QTextCharFormat()
            if ground is not None:
                shade.setBackground(ground)
            shade.setForeground(ink)
            mark.cursor, mark.format = where, shade
            marks.append(mark)
        self.browser.setExtraSelections(marks)
        self.browser.setFocus()
        return True

    def _point_at(self, position: int) -> None:
        """Mark the section of a place in the table of contents."""
        for row in reversed(range(self.contents.count())):
            item = self.contents.item(row)
            if int(item.data(Qt.ItemDataRole.UserRole)) <= position:
                self.contents.blockSignals(True)
                self.contents.setCurrentRow(row)
                self.contents.blockSignals(False)
                return

    def _dress(self) -> None:
        look = self.look
        self.contents.setFixedWidth(look.px(264))
        document = self.browser.document()
        document.setDefaultFont(look.font(Role.BODY))
        document.setDocumentMargin(look.px(18))
        self._center()
        github = QTextDocument.MarkdownFeature.MarkdownDialectGitHub
        document.setMarkdown(unbroken(self._text), github)
        row = self.contents.currentRow()
        self.contents.blockSignals(True)
        self.contents.clear()
        block = document.begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            self._set_block(QTextCursor(block), level)
            self._set_numbers(block)
            if level > 1:
                item = self.contents.add(block.text(), block.position(), below=level > 2)
                font = look.font(Role.BODY)
                if level == 2:
                    # What is half bold looks plain on the ground of the chosen row.
                    font.setWeight(QFont.Weight.Bold)
                item.setFont(font)
            block = block.next()
        self.contents.measure()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._set_table(frame)
        self.browser.fit_figures()
        self.contents.setCurrentRow(max(0, row))
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        self.contents.blockSignals(False)
        if row > 0:
            self._follow(self.contents.currentItem())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lines short enough to read."""
        super().resizeEvent(event)
        self._center()

    def _center(self) -> None:
        # The whole page's width, since the browser has its own only after it was laid out.
        room = self.width() - self.contents.width() - self.look.px(70)
        self.browser.setViewportMargins(
            *(max(0, (room - self.look.px(_MAX_LINE_WIDTH)) // 2), 0) * 2
        )

    def _set_block(self, cursor: QTextCursor, level: int) -> None:
        look = self.look
        form = QTextBlockFormat()
        # A line's air is below its letters; those of a cell stand in the middle of it.
        high = 140.0 if cursor.currentTable() is None else 100.0
        form.setLineHeight(high, _PROPORTIONAL_HEIGHT)
        form.setTopMargin(look.px(20 if level > 1 else 4))
        form.setBottomMargin(look.px(8))
        cursor.mergeBlockFormat(form)
        if level:
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            face = QTextCharFormat()
            role = {1: Role.TITLE, 2: Role.HEADING}.get(level, Role.STRONG)
            face.setFont(look.font(role))
            face.setFontWeight(QFont.Weight.Bold)
            cursor.mergeCharFormat(face)

    def _set_numbers(self, block: QTextBlock) -> None:
        """Show the numbers of rules small and grey."""
        for found in _RULE_NUMBERS.finditer(block.text()):
            cursor = QTextCursor(block)
            cursor.setPosition(block.position() + found.start())
            cursor.setPosition(block.position() + found.end(), QTextCursor.MoveMode.KeepAnchor)
            face = QTextCharFormat()
            face.setFont(self.look.font(Role.SMALL))
            face.setForeground(self.look.theme.muted)
            cursor.mergeCharFormat(face)

    def _set_table(self, table: QTextTable) -> None:
        """All its lines alike, and apart from the words above and below."""
        form = table.format().toTableFormat()
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderBrush(self.look.theme.line)
        form.setCellPadding(self.look.px(7))
        form.setTopMargin(self.look.px(8))
        form.setBottomMargin(self.look.px(12))
        table.setFormat(form)

    def _follow(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        cursor = QTextCursor(self.browser.document())
        cursor.setPosition(int(item.data(Qt.ItemDataRole.UserRole)))
        self._scroll_to(cursor)

    def _show_place(self, cursor: QTextCursor) -> None:
        """Scroll to a place, with the heading above it where both fit."""
        item = self.contents.currentItem()
        head = QTextCursor(cursor)
        if item is not None:
            head.setPosition(min(cursor.position(), int(item.data(Qt.ItemDataRole.UserRole))))
        room = self.browser.viewport().height() - 2 * self.look.px(_SCROLL_MARGIN)
        fits = self._bottom(cursor) - self._top(head) <= room
        self._scroll_to(head if fits else cursor)

    def _top(self, cursor: QTextCursor) -> float:
        """Where the paragraph of a place begins in the text, in pixels."""
        document = self.browser.document().documentLayout()
        return document.blockBoundingRect(cursor.block()).top()

    def _bottom(self, cursor: QTextCursor) -> float:
        """Where the line of a place ends in the text, in pixels."""
        line = cursor.block().layout().lineForTextPosition(cursor.positionInBlock())
        return self._top(cursor) + line.y() + line.height()

    def _scroll_to(self, cursor: QTextCursor) -> None:
        bar = self.browser.verticalScrollBar()
        self._leading = True
        bar.setValue(round(self._top(cursor)) - self.look.px(_SCROLL_MARGIN))
        self._leading = False

    def _on_scrolled(self) -> None:
        """Mark the section that is read now, a quarter down the page."""
        if not self._leading:
            port = self.browser.viewport()
            at = QPoint(port.width() // 2, port.height() // 4)
            self._point_at(self.browser.cursorForPosition(at).position())


def _explanation(number: QTextCursor) -> QTextCursor:
    """Return what explains a rule: its paragraph up to the numbers at its end."""
    block, found = number.block(), QTextCursor(number)
    before = block.text()[: number.selectionStart() - block.position()]
    numbers = before.rfind("(")
    found.setPosition(block.position())
    found.setPosition(block.position() + max(0, numbers), QTextCursor.MoveMode.KeepAnchor)
    return found
