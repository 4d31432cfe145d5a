"""Shell: the page on which a finished match is shared: for BG Stats, as a table, and as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from engine.core import StowawayError
from engine.plays import Play, bg_stats, spreadsheet
from engine.store.files import replace
from engine.store.matches import file_name
from ui.bridge.localise import localise
from ui.bridge.plays import kept_reviews, person_key, story
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.share.qr import code_picture
from ui.shell.share.text import EXTENSION, match_text
from ui.shell.widgets.basic import (
    MAX_BODY_WIDTH,
    Columns,
    Label,
    Page,
    PaperCard,
    Sentence,
    button,
)
from ui.shell.widgets.two_columns import Beside

if TYPE_CHECKING:
    from ui.bridge.controller import AppController
    from ui.bridge.replay import ReplayBridge
    from ui.kit.spec import GameTable

_CODE_SIDE: Final = 360
"""About how wide the QR code is, in pixels at 100 %."""
_CODE_MARGIN: Final = 50
"""What is left free around the QR code and the button below, in pixels at 100 %."""
_TEXT_HEIGHT: Final = 260
"""The least height of the text, in pixels at 100 %."""
_MIN_CARD_WIDTH: Final = 460


class Shared(NamedTuple):
    """A match that is shared, and `number` that can be shared together, this one included."""

    spec: GameTable
    bridge: ReplayBridge
    play: Play
    number: int
    listed: Callable[[], Sequence[Play]]


class SharePage(Page):
    """One finished match, and all that are listed in the match history if it is from there."""

    def __init__(
        self, look: Look, controller: AppController, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent, widest=MAX_BODY_WIDTH, high=True)
        self._controller = controller
        self._shared: Shared | None = None
        self.link = ""
        """What the QR code says."""
        self.set_title(self.tr("Share"))
        cards = Columns(look, _MIN_CARD_WIDTH)
        for card in (self._bg_stats_card(), self._text_card(), self._table_card()):
            cards.add(card)
        self.column.addWidget(cards)
        self.end()
        look.changed.connect(self._paint)

    def _bg_stats_card(self) -> PaperCard:
        card = PaperCard(self.look, self.tr("BG Stats"))
        words = self.tr(
            "Scan this code with a phone to add the match to the BG Stats app. It contains the "
            "names, the scores and the date. Stowaway itself sends nothing."
        )
        card.column.addWidget(Label(self.look, words, wrap=True))
        self.code = QLabel()
        self.code.setAccessibleName(self.tr("QR code with the BG Stats link"))
        card.column.addWidget(self.code, 0, Qt.AlignmentFlag.AlignHCenter)
        self.copy_link_button = button(self.tr("&Copy link"), self._copy_link)
        self.save_play_button = button(
            self.tr("&Save for BG Stats…"),
            lambda: self._save_play([self._play]),
            hint=self.tr("A file that BG Stats imports"),
        )
        self.save_plays_button = button("", self._save_plays)
        self.play_sentence = self._foot(
            card, self.copy_link_button, self.save_play_button, self.save_plays_button
        )
        return card

    def _text_card(self) -> PaperCard:
        card = PaperCard(self.look, self.tr("Text"))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("The match as text"))
        card.column.addWidget(self.text, 1)
        self.losses_box = QCheckBox(self.tr("Add what the &review found"))
        self.losses_box.toggled.connect(self._tell)
        card.column.addWidget(self.losses_box)
        self.copy_text_button = button(self.tr("C&opy text"), self._copy_text)
        self.save_text_button = button(self.tr("Save &text…"), self._save_text)
        self.text_sentence = self._foot(card, self.copy_text_button, self.save_text_button)
        return card

    def _table_card(self) -> PaperCard:
        card = PaperCard(self.look, self.tr("Spreadsheet"))
        words = self.tr("A CSV file for a spreadsheet, with one line for each player of a match.")
        card.column.addWidget(Label(self.look, words, wrap=True))
        self.save_table_button = button(
            self.tr("Save as CS&V…"), lambda: self._save_table([self._play])
        )
        self.save_tables_button = button("", self._save_tables)
        self.table_sentence = self._foot(card, self.save_table_button, self.save_tables_button)
        return card

    def _foot(self, card: PaperCard, *buttons: QPushButton) -> Sentence:
        """Buttons, two in a row where they have room, and the line that says how it went."""
        first, second, *others = buttons
        row = Beside(first, second)
        row.box.setStretch(0, 0)
        row.box.addStretch(1)
        for each in (first, second):
            row.box.setAlignment(each, Qt.AlignmentFlag.AlignLeft)
        card.column.addWidget(row)
        for each in others:
            card.column.addWidget(each, 0, Qt.AlignmentFlag.AlignLeft)
        sentence = Sentence(self.look)
        card.column.addWidget(sentence)
        return sentence

    def open(self, shared: Shared) -> None:
        """Show a match."""
        self.shut()
        self._shared = shared
        title = self.tr("Share: {game}").format(game=shared.spec.title())
        self.set_title(title)
        self.link = bg_stats.link(shared.play)
        several = shared.number > 1
        self.save_plays_button.setText(self.tr("Save a&ll %n for BG Stats…", "", shared.number))
        self.save_tables_button.setText(self.tr("Save &all %n as CSV…", "", shared.number))
        hint = self.tr("All matches in the match history")
        for each in (self.save_plays_button, self.save_tables_button):
            each.setVisible(several)
            each.setToolTip(hint)
            each.setAccessibleDescription(hint)
        bridge = shared.bridge
        kept = () if bridge.path is None else self._controller.matches.reviews(bridge.path)
        known = any(line.strip() for line in kept)
        self.losses_box.setChecked(False)
        self.losses_box.setEnabled(known)
        why = "" if known else self.tr("Review the match first.")
        self.losses_box.setToolTip(why)
        self.losses_box.setAccessibleDescription(why)
        for sentence in (self.play_sentence, self.text_sentence, self.table_sentence):
            sentence.say("")
        self._paint()
        self._tell()

    def enter(self) -> None:
        """The link has the keyboard."""
        self.copy_link_button.setFocus()

    def shut(self) -> None:
        """Let go of the match."""
        if self._shared is not None:
            self._shared.bridge.close()
            self._shared.bridge.deleteLater()
            self._shared = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._paint()

    @property
    def _play(self) -> Play:
        assert self._shared is not None
        return self._shared.play

    def _paint(self) -> None:
        self.text.setMinimumHeight(self.look.px(_TEXT_HEIGHT))
        self.text.setFont(self.look.font(Role.BODY))
        if self.link:
            # All of it is seen at once, with the button that has the keyboard.
            others = self.top.sizeHint().height() + self.copy_link_button.sizeHint().height()
            seen = self.height() - others - self.look.px(_CODE_MARGIN)
            side = min(self.look.px(_CODE_SIDE), seen)
            self.code.setPixmap(code_picture(self.link, side, self.devicePixelRatioF()))

    def _tell(self) -> None:
        """Write the text, with what the review found if that is wanted."""
        shared = self._shared
        if shared is None:
            return
        session, path = shared.bridge.session, shared.bridge.path
        reviews = None
        if self.losses_box.isChecked():
            reviews = kept_reviews(self._controller.matches, path, session)
        told = story(session, reviews, self._controller.people.with_names)
        self.text.setPlainText(match_text(shared.spec, shared.play, told))

    # What is done with it

    def _copy_link(self) -> None:
        QGuiApplication.clipboard().setText(self.link)
        self.play_sentence.say(self.tr("Link copied."), bad=False)

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.text_sentence.say(self.tr("Text copied."), bad=False)

    def _save_play(self, plays: Sequence[Play]) -> None:
        me = person_key(self._controller.attempts.player_name)
        kind = self.tr("BG Stats files (*{extension})").format(extension=bg_stats.EXTENSION)
        data = bg_stats.bgsplay(plays, me)
        self._save(data, bg_stats.EXTENSION, kind, self.play_sentence, several=len(plays) > 1)

    def _save_plays(self) -> None:
        assert self._shared is not None
        self._save_play(self._shared.listed())

    def _save_table(self, plays: Sequence[Play]) -> None:
        extension = spreadsheet.EXTENSION
        kind = self.tr("CSV files (*{extension})").format(extension=extension)
        data = spreadsheet.file(plays)
        self._save(data, extension, kind, self.table_sentence, several=len(plays) > 1)

    def _save_tables(self) -> None:
        assert self._shared is not None
        self._save_table(self._shared.listed())

    def _save_text(self) -> None:
        kind = self.tr("Text files (*{extension})").format(extension=EXTENSION)
        data = self.text.toPlainText().encode(errors="replace")
        self._save(data, EXTENSION, kind, self.text_sentence, several=False)

    def _save(
        self, data: bytes, extension: str, kind: str, sentence: Sentence, *, several: bool
    ) -> None:
        """Ask for a place, write a file there, and say how it went."""
        day = self._play.finished.astimezone().date().isoformat()
        named = self.tr("Match history") if several else f"{self._play.title} {day}"
        name = f"{file_name(named)}{extension}"
        place, _ = QFileDialog.getSaveFileName(
            self, self.tr("Share"), str(Path.home() / name), kind
        )
        if not place:
            return
        path = Path(place if Path(place).suffix else f"{place}{extension}")
        try:
            replace(path, data, private=False)
        except StowawayError as error:
            sentence.say(localise(error))
            return
        sentence.say(self.tr("Saved as {file}.").format(file=path), bad=False)
