"""Shell: the page of backups: what each holds, and a button that restores it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.core import shown
from ui.look.spacing import with_spacing
from ui.look.typography import Role
from ui.shell.widgets.basic import DOT_SEPARATOR, Label, Page, PaperCard, Sentence, button, clear

if TYPE_CHECKING:
    from engine.store.backups import Backup, BackupContents
    from ui.bridge.housekeeping import Housekeeping
    from ui.shell.moving.mover import Mover
    from ui.shell.window import MainWindow

BACKUPS_PER_STEP: Final = 20
"""How many backups are listed at once."""
_MAX_NAME_COLUMNS: Final = 30
_MAX_NAMES: Final = 4


class BackupsPage(Page):
    """All backups, the latest first."""

    def __init__(
        self, window: MainWindow, mover: Mover, keeping: Housekeeping, parent: QWidget | None = None
    ) -> None:
        super().__init__(window.look, parent, widest=900)
        self._window, self._mover, self._keeping = window, mover, keeping
        self._shown = BACKUPS_PER_STEP
        look = window.look
        self.set_title(self.tr("Backups"))
        about = self.tr(
            "Records, mistakes, progress, settings and names are backed up when they change, at "
            "most every half hour. All backups from the last two days are kept, then one a day "
            "for 12 days, one a week for 10 weeks and one a month for 9 months. Matches are not "
            "included: each one is a file of its own."
        )
        self.column.addWidget(Label(look, about, role="muted", wrap=True))
        self.sentence = Sentence(look)
        self.column.addWidget(self.sentence)
        row = QHBoxLayout()
        with_spacing(look, row, gap=8)
        self.now_button = button(self.tr("Back &up now"), keeping.back_up)
        row.addWidget(self.now_button)
        row.addStretch(1)
        self.column.addLayout(row)
        self.list = QVBoxLayout()
        with_spacing(look, self.list, gap=10)
        self.column.addLayout(self.list)
        self.more_button = button(self.tr("&Show more"), self._show_more)
        self.column.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.end()
        self.restore_buttons: list[QPushButton] = []
        mover.changed.connect(self._list_if_seen)
        keeping.kept.connect(self._list_if_seen)

    @property
    def is_spare(self) -> bool:
        """What is told is held elsewhere."""
        return True

    def enter(self) -> None:
        """List the backups anew."""
        self._list()
        self.now_button.setFocus()

    def leave(self) -> None:
        """What was told is not told again."""
        self._shown = BACKUPS_PER_STEP

    def _list_if_seen(self) -> None:
        if self.isVisible():
            self._list()

    def _show_more(self) -> None:
        first = len(self.restore_buttons)
        self._shown += BACKUPS_PER_STEP
        self._list()
        if first < len(self.restore_buttons):
            self.restore_buttons[first].setFocus()

    def _list(self) -> None:
        from engine.store.backups import all_backups

        found = all_backups(self._window.controller.places)
        trouble = self._keeping.trouble
        if trouble:
            words = self.tr("The last backup could not be made: {reason}").format(reason=trouble)
            self.sentence.say(words)
        else:
            self.sentence.say(self._mover.words, bad=self._mover.is_bad)
        clear(self.list)
        self.restore_buttons = []
        for backup in found[: self._shown]:
            self.list.addWidget(self._card(backup))
        if not found:
            none = self.tr("There are no backups yet.")
            self.list.addWidget(Label(self.look, none, role="muted", wrap=True))
        self.more_button.setVisible(len(found) > self._shown)

    def _card(self, backup: Backup) -> PaperCard:
        made = QDateTime.fromSecsSinceEpoch(int(backup.made.timestamp()))
        when = QLocale().toString(made, QLocale.FormatType.ShortFormat)
        card = PaperCard(self.look)
        card.setAccessibleName(when)
        row, words = QHBoxLayout(), QVBoxLayout()
        with_spacing(self.look, row, gap=16)
        words.addWidget(Label(self.look, when, face=Role.STRONG))
        words.addWidget(Label(self.look, self._contents(backup.contents), wrap=True))
        row.addLayout(words, 1)
        restore = button(
            self.tr("Restore"),
            partial(self._mover.restore, backup),
            hint=self.tr(
                "Restores the backup from {time}, after backing up what is here now"
            ).format(time=when),
        )
        self.restore_buttons.append(restore)
        row.addWidget(restore, 0, Qt.AlignmentFlag.AlignVCenter)
        card.column.addLayout(row)
        return card

    def _contents(self, held: BackupContents) -> str:
        counts = (
            (self.tr("Records: {count}"), held.records),
            (self.tr("Mistakes: {count}"), held.questions),
            (self.tr("Stickers: {count}"), held.stickers),
            (self.tr("Guesses: {count}"), held.guesses),
            (self.tr("Older records that did not fit: {count}"), held.left_out),
        )
        parts = [words.format(count=count) for words, count in counts if count]
        names = [shown(name, _MAX_NAME_COLUMNS) for name in held.names[:_MAX_NAMES]]
        if names:
            parts.append(", ".join(names))
        return DOT_SEPARATOR.join(parts) or self.tr("Settings only")
