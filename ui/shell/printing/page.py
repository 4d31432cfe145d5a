"""Shell: the page *Print*: a sheet of a game, or the score pad of a match, as a PDF."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTemporaryDir, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from engine.core import GameId, StowawayError
from engine.store import files
from ui.bridge.localise import localise
from ui.kit.printing.canvas import PaperSize, usual_paper
from ui.kit.printing.sheet import PrintedSheet, PrintError, make_pdf
from ui.kit.printing.sheets import (
    PrintableMatch,
    SheetKind,
    blank_sheet,
    filled_pad,
    kind_name,
    kinds,
)
from ui.look.inputs import NoWheelComboBox
from ui.look.printed import PrintLook
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.printing.preview import PagePreview
from ui.shell.widgets.basic import Columns, Label, Page, PaperCard, Sentence, button

if TYPE_CHECKING:
    from ui.kit.spec import GameTable

_PAPERS: Final = {PaperSize.A4: "A4", PaperSize.LETTER: "Letter"}


class PrintPage(Page):
    """Chooses game, sheet and paper, shows what will be printed, and saves or opens it as a PDF."""

    def __init__(
        self,
        look: Look,
        specs: Mapping[GameId, GameTable],
        chosen: Callable[[], GameId | None] = lambda: None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the page.

        Args:
            look: Theme and text size.
            specs: The games.
            chosen: Gives the game that is chosen elsewhere; asked whenever the page is shown.
            parent: The parent widget.
        """
        super().__init__(look, parent, widest=1160, high=True)
        self._specs = {game: spec for game, spec in specs.items() if kinds(spec)}
        self._chosen = chosen
        self._match: tuple[GameTable, PrintableMatch] | None = None
        self._number = 0
        self._sheet: PrintedSheet | None = None
        self._folder: QTemporaryDir | None = None
        self.set_title(self.tr("Print"))
        cards = Columns(look, 420, by_turns=True)
        cards.add(self._choices())
        card = PaperCard(look, self.tr("Preview"))
        self.preview = PagePreview(look)
        # At the usual size of the window the whole page is seen.
        row = QHBoxLayout()
        row.addWidget(self.preview)
        card.column.addLayout(row)
        card.column.addLayout(self._turning())
        cards.add(card)
        self.column.addWidget(cards)
        self.end()

    def _choices(self) -> PaperCard:
        look, card = self.look, PaperCard(self.look)
        self.game_label = Label(look, self.tr("Game"), face=Role.STRONG)
        self.game_box = NoWheelComboBox()
        self.game_box.setAccessibleName(self.tr("Game"))
        for game, spec in self._specs.items():
            self.game_box.addItem(spec.title(), str(game))
        self.sheet_label = Label(look, self.tr("Sheet"), face=Role.STRONG)
        self.sheet_box = NoWheelComboBox()
        self.sheet_box.setAccessibleName(self.tr("Sheet"))
        self.about = Label(look, wrap=True)
        self.paper_box = NoWheelComboBox()
        self.paper_box.setAccessibleName(self.tr("Paper"))
        for paper, name in _PAPERS.items():
            self.paper_box.addItem(name, paper.value)
        self.paper_box.setCurrentIndex(list(_PAPERS).index(usual_paper()))
        self.save_button = button(self.tr("&Save as a PDF…"), self._save, role="primary", tag=look)
        self.open_button = button(
            self.tr("&Open to print"),
            self._open,
            tag=look,
            hint=self.tr("Opens the PDF in your PDF viewer, where you can print it"),
        )
        self.sentence = Sentence(look)
        for widget in (
            *(self.game_label, self.game_box, self.sheet_label, self.sheet_box, self.about),
            *(Label(look, self.tr("Paper"), face=Role.STRONG), self.paper_box),
            Label(
                look,
                self.tr(
                    "Print it at 100%, without “fit to page”. The line at the foot of each page "
                    "shows whether that worked."
                ),
                role="muted",
                wrap=True,
            ),
            *(self.save_button, self.open_button, self.sentence),
        ):
            card.column.addWidget(widget)
        card.column.addStretch(1)
        self.game_box.currentIndexChanged.connect(self._on_game)
        self.sheet_box.currentIndexChanged.connect(self._renew)
        self.paper_box.currentIndexChanged.connect(self._renew)
        return card

    def _turning(self) -> QHBoxLayout:
        """What turns pages, where there are several."""
        row = QHBoxLayout()
        with_spacing(self.look, row, gap=8)
        self.before_button = button(self.tr("‹ P&revious page"), lambda: self._turn_page(-1))
        self.after_button = button(self.tr("Ne&xt page ›"), lambda: self._turn_page(1))
        for each in (self.before_button, self.after_button):
            row.addWidget(each)
        return row

    def show_match(self, spec: GameTable, match: PrintableMatch) -> None:
        """Offer the score pad of a match, and nothing else."""
        self._match = (spec, match)
        self.set_title(self.tr("Print: {game}").format(game=spec.title()))
        for widget in (self.game_label, self.game_box, self.sheet_label, self.sheet_box):
            widget.hide()
        self._renew()

    def enter(self) -> None:
        """Show the sheets of the game that is chosen elsewhere."""
        self.sentence.say("")
        if self._match is None:
            game = self._chosen()
            at = self.game_box.findData(str(game)) if game is not None else -1
            if at >= 0:
                self.game_box.setCurrentIndex(at)
            if self._sheet is None:
                self._on_game()
        self.save_button.setFocus()

    @property
    def sheet(self) -> PrintedSheet | None:
        """The sheet that is shown."""
        return self._sheet

    @property
    def paper(self) -> PaperSize:
        """The paper that is chosen."""
        return PaperSize(self.paper_box.currentData())

    @property
    def page_number(self) -> int:
        """Which page of the sheet is shown, from 0."""
        return self._number

    def _spec(self) -> GameTable:
        if self._match is not None:
            return self._match[0]
        return self._specs[GameId(self.game_box.currentData())]

    def _on_game(self) -> None:
        """Offer the sheets of this game; the same one as before, if it has that."""
        kept = self.sheet_box.currentData()
        self.sheet_box.blockSignals(True)
        self.sheet_box.clear()
        for kind in kinds(self._spec()):
            self.sheet_box.addItem(kind_name(kind), kind.value)
        self.sheet_box.setCurrentIndex(max(0, self.sheet_box.findData(kept)))
        self.sheet_box.blockSignals(False)
        self._renew()

    def _renew(self) -> None:
        spec = self._spec()
        if self._match is not None:
            self._sheet = filled_pad(spec, self._match[1])
            words = self.tr("The score pad of this match, filled in.")
            if self._match[1].file is not None:
                words = self.tr(
                    "The score pad of this match, filled in. The saved match is attached to the "
                    "PDF: its moves and everyone’s cards can be read from it."
                )
        else:
            kind = SheetKind(self.sheet_box.currentData())
            self._sheet = blank_sheet(spec, kind)
            words = {
                SheetKind.PAD: self.tr("A blank score pad, to write on at the table."),
                SheetKind.REFERENCE: self.tr("The rules on one page, to look things up."),
                SheetKind.SOLO: self.tr("All Victory cards with their goals, for you to stamp."),
            }[kind]
        self.about.setText(words)
        self.sentence.say("")
        self._number = 0
        self._turn_page(0)

    def _turn_page(self, by: int) -> None:
        assert self._sheet is not None
        count = len(self._sheet.pages)
        self._number = max(0, min(count - 1, self._number + by))
        self.preview.show_page(self._sheet, self.paper, self._number)
        self.preview.setAccessibleName(self._sheet.title)
        for each, ready in (
            (self.before_button, self._number > 0),
            (self.after_button, self._number < count - 1),
        ):
            each.setVisible(count > 1)
            each.setEnabled(ready)

    def _made(self) -> bytes | None:
        """The PDF; None where it could not be made, which is said."""
        assert self._sheet is not None
        try:
            return make_pdf([self._sheet], PrintLook(self), self.paper)
        except PrintError:
            self.sentence.say(self.tr("The PDF could not be created. Nothing was saved."))
            return None

    def _name(self) -> str:
        # Not above: the lounge's first frame keeps no match.
        from engine.store.matches import file_name

        assert self._sheet is not None
        return f"{file_name(self._sheet.title.replace(':', ' –'))}.pdf"

    def _save(self) -> None:
        place, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save as a PDF"),
            str(Path.home() / self._name()),
            self.tr("PDF files (*.pdf)"),
        )
        if not place:
            return
        place = place if Path(place).suffix else f"{place}.pdf"
        if self._write(Path(place)):
            self.sentence.say(self.tr("The PDF was saved."), bad=False)

    def _open(self) -> None:
        if self._folder is None:
            self._folder = QTemporaryDir()
        path = Path(self._folder.path()) / self._name()
        if not self._write(path):
            return
        if QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self.sentence.say(self.tr("The PDF is being opened."), bad=False)
        else:
            self.sentence.say(
                self.tr("No program here opens PDF files. Save the PDF and open it elsewhere.")
            )

    def _write(self, path: Path) -> bool:
        data = self._made()
        if data is None:
            return False
        try:
            files.replace(path, data, private=False)
        except StowawayError as error:
            self.sentence.say(localise(error))
            return False
        return True
