"""Shell: the page that moves everything to another computer, and brings it back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core import shown
from ui.bridge.localise import localise
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.widgets.basic import Columns, Label, Page, PaperCard, Sentence, button, clear

if TYPE_CHECKING:
    from engine.store.merge import MergeReport
    from engine.store.tally import MergeTally
    from ui.shell.moving.mover import Mover

_MIN_CARD_WIDTH: Final = 460
_MAX_FILE_COLUMNS: Final = 60


def kind_words(kind: str) -> str:
    """Return what a kind of a report is called.

    Args:
        kind: One of `engine.store.merge.KINDS`.
    """
    words = {
        "matches": QCoreApplication.translate("moving", "Matches"),
        "records": QCoreApplication.translate("moving", "Records"),
        "questions": QCoreApplication.translate("moving", "Questions in “My mistakes”"),
        "progress": QCoreApplication.translate("moving", "Attempts, stickers and guesses"),
        "guided": QCoreApplication.translate("moving", "Guided rounds"),
        "settings": QCoreApplication.translate("moving", "Settings, keys and names"),
        "pictures": QCoreApplication.translate("moving", "Pictures and reviews"),
    }
    return words[kind]


def tally_words(kind: str, tally: MergeTally) -> str:
    """Return how much of a kind is new and so on; empty for none.

    Args:
        kind: One of `engine.store.merge.KINDS`.
        tally: How much there is.
    """
    differ = {
        "matches": QCoreApplication.translate("moving", "{count} continued in two places"),
    }.get(kind, QCoreApplication.translate("moving", "{count} different (not changed)"))
    parts = (
        (QCoreApplication.translate("moving", "{count} new"), tally.new),
        (QCoreApplication.translate("moving", "{count} newer than here"), tally.further),
        (differ, tally.conflicts),
        (QCoreApplication.translate("moving", "{count} already here"), tally.same),
    )
    return ", ".join(words.format(count=count) for words, count in parts if count)


def report_lines(report: MergeReport) -> Iterator[str]:
    """Yield what an import does, a line for each kind of which there is something.

    Args:
        report: The report.

    Yields:
        Lines, and then the sentences that explain them.
    """
    tallies: Mapping[str, MergeTally] = report.tallies
    for kind, tally in tallies.items():
        words = tally_words(kind, tally)
        if words:
            yield QCoreApplication.translate("moving", "{kind}: {counts}").format(
                kind=kind_words(kind), counts=words
            )
    if report.branches:
        yield QCoreApplication.translate(
            "moving",
            "If a match was continued in two places, the longer version is kept. The other one "
            "becomes a branch.",
        )
    for problem in report.problems:
        yield localise(problem)


class MovePage(Page):
    """Everything in one file, and back; and the way to the backups."""

    backups_wanted = Signal()

    def __init__(self, look: Look, mover: Mover, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, widest=1160)
        self._mover = mover
        self.set_title(self.tr("Move to another computer"))
        about = self.tr(
            "One file holds everything: matches, branches, reviews, records, mistakes, guided "
            "rounds, settings, keys, names and pictures. Copy it to the other computer and import "
            "it there."
        )
        self.column.addWidget(Label(look, about, role="muted", wrap=True))
        self.sentence = Sentence(look)
        self.column.addWidget(self.sentence)
        cards = Columns(look, _MIN_CARD_WIDTH, flush=True)
        self.export_button = button(self.tr("&Export everything…"), mover.ask_export)
        hands = self.tr(
            "The file contains the hands of matches in progress, so do not give it to anyone you "
            "play with."
        )
        cards.add(self._card(self.tr("On the old computer"), hands, self.export_button))
        self.import_button = button(self.tr("I&mport a file…"), mover.ask_import)
        safe = self.tr(
            "You see what is in the file before you import it. Nothing on this computer is "
            "overwritten or deleted, and a backup is made first."
        )
        cards.add(self._card(self.tr("On the new computer"), safe, self.import_button))
        self.column.addWidget(cards)
        self.preview = PaperCard(look, self.tr("What the file would change"))
        self._lines = QVBoxLayout()
        with_spacing(look, self._lines, gap=6)
        self.preview.column.addLayout(self._lines)
        self.start_button = button(self.tr("Import it &now"), mover.import_it, role="primary")
        self.preview.column.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self.preview)
        row = QHBoxLayout()
        with_spacing(look, row, gap=8)
        self.backups_button = button(
            self.tr("Bac&kups…"),
            self.backups_wanted.emit,
            hint=self.tr("Automatic backups of records, mistakes, settings and names"),
        )
        row.addWidget(self.backups_button)
        row.addStretch(1)
        self.column.addLayout(row)
        self.end()
        mover.changed.connect(self._show)

    @property
    def is_spare(self) -> bool:
        """What is told is held elsewhere."""
        return True

    def enter(self) -> None:
        """What can be imported has the keyboard, else what can be exported."""
        self._show()
        (
            self.start_button if self.start_button.isVisibleTo(self) else self.export_button
        ).setFocus()

    def _card(self, title: str, words: str, pressed: QWidget) -> PaperCard:
        card = PaperCard(self.look, title)
        card.column.addWidget(Label(self.look, words, wrap=True))
        card.column.addStretch(1)
        card.column.addWidget(pressed, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _show(self) -> None:
        mover = self._mover
        self.sentence.say(mover.words, bad=mover.is_bad)
        clear(self._lines)
        report = mover.preview
        if report is None and self.start_button.hasFocus():
            # The card goes; the keyboard stays at what is done here.
            self.import_button.setFocus()
        self.preview.setVisible(report is not None)
        if report is None or mover.path is None:
            return
        name = shown(mover.path.name, _MAX_FILE_COLUMNS)
        self._lines.addWidget(Label(self.look, name, face=Role.STRONG, wrap=True))
        for line in report_lines(report):
            self._lines.addWidget(Label(self.look, line, wrap=True))
        if not report.changes:
            words = self.tr("Everything in this file is already here.")
            self._lines.addWidget(Label(self.look, words, wrap=True))
        self.start_button.setVisible(report.changes)
        if report.changes and self.isVisible():
            self.start_button.setFocus()
