"""Shell: the shelf: all matches that are kept, to continue, export or delete."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from engine.core import GameId, Message, Seat, StowawayError, shown
from engine.store import EXTENSION, Summary
from engine.store.names import ARCHIVE_EXTENSION
from ui.bridge.controller import AppController, UnsavedError
from ui.bridge.localise import date_words, localise
from ui.bridge.seats import known_character, shown_name, your_name
from ui.bridge.trail_matches import ShelfMedals
from ui.kit.spec import GameTable
from ui.look.characters.portraits import Portrait
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.widgets.basic import (
    DOT_SEPARATOR,
    MAX_BODY_WIDTH,
    MAX_CODE_COLUMNS,
    Columns,
    ElidedLabel,
    Label,
    Page,
    PaperCard,
    Sentence,
    button,
    clear,
)
from ui.shell.widgets.thumbnail import Thumbnail
from ui.shell.widgets.two_columns import Beside

if TYPE_CHECKING:
    from ui.bridge.standings import Standing

MATCHES_PER_STEP = 20
"""How many matches are listed at once; their layout takes time."""
_MIN_ENTRY_WIDTH = 620
"""Least width of a match's card, in pixels at 100 %."""
_GLIMPSE_SIZE = 120, 80
"""A match's picture, in pixels at 100 %."""
_FACE = 32
"""The side of a portrait, in pixels at 100 %."""
_ABREAST = 2
"""How many portraits are side by side; the others are below them."""
_MAX_FACES = 4
"""The most portraits of a match."""
_MIN_WORDS_WIDTH = 360
"""So wide are picture and words of a match at least beside its buttons, in pixels at 100 %."""


class ShelfPage(Page):
    """Unfinished matches first, then those that are over."""

    opened = Signal(object)
    """Path of a match to open."""
    watched = Signal(object)
    """Path of a match to watch."""
    shared = Signal(object)
    """Path of a finished match to share."""

    def __init__(
        self,
        look: Look,
        controller: AppController,
        specs: dict[GameId, GameTable],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent, widest=MAX_BODY_WIDTH, high=True)
        self._controller = controller
        self._specs = specs
        self._trashed: Path | None = None
        """What was deleted here last."""
        self._offered: Summary | None = None
        """What the button restores, as it says."""
        self.set_title(self.tr("Saved matches"))
        self.open_button = button(
            self.tr("&Open a file…"),
            self._ask,
            hint=self.tr("Open a match from any folder (Ctrl+O)"),
        )
        self.restore_button = button(self.tr("&Undo delete"), self._restore)
        self.restore_button.hide()
        self._again = QTimer(self)
        """Runs until the button may be pressed again: a double click restores one match."""
        self._again.setSingleShot(True)
        self._again.timeout.connect(lambda: self.restore_button.setEnabled(True))
        row = QHBoxLayout()
        with_spacing(look, row, gap=8)
        row.addWidget(self.open_button)
        row.addWidget(self.restore_button)
        row.addStretch(1)
        self.column.addLayout(row)
        hands = self.tr(
            "The file of a match in progress contains everything that is hidden, so do not open "
            "it in an editor while you play."
        )
        self.hands = Label(look, hands, face=Role.SMALL, role="muted", wrap=True)
        self.column.addWidget(self.hands)
        self.sentence = Sentence(look)
        self.column.addWidget(self.sentence)
        self.list = QVBoxLayout()
        with_spacing(look, self.list, gap=10)
        self.column.addLayout(self.list)
        self.more_button = button(self.tr("&Show more"), self.show_more)
        self.column.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.end()
        self.first: QWidget | None = None
        self._waiting: list[tuple[Summary, bool]] = []
        self._medals = ShelfMedals(controller)
        self._marks: set[str] = set()
        """Of all that are listed."""
        self._titled: bool | None = None
        self._cards = Columns(look, _MIN_ENTRY_WIDTH)
        self._sentences: dict[Path, Sentence] = {}
        self._entries: dict[Path, tuple[Summary, PaperCard, ElidedLabel]] = {}
        self._firsts: dict[Path, QWidget] = {}
        """The first button of each match."""
        controller.standings.found.connect(self._on_found)

    @property
    def is_spare(self) -> bool:
        """Nothing is done here that could be lost."""
        return True

    def enter(self) -> None:
        """List the matches anew; the one that was just left has the keyboard."""
        self.sentence.say("")
        self._trashed = None
        self.refresh()
        left = None if self._controller.path is None else self._firsts.get(self._controller.path)
        (left or self.first or self.open_button).setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees tells no deal either, which may be played once more."""
        super().hideEvent(event)
        # A minimised window hides all that is in it, but tells no page to enter when it is back.
        if not event.spontaneous() and self.window().isVisible():
            self._clear()

    def _clear(self) -> None:
        clear(self.list)
        self._sentences.clear()
        self._entries.clear()
        self._firsts.clear()
        self._titled = None

    def refresh(self) -> None:
        """List the matches anew."""
        self._clear()
        # Unfinished ones first, and the one that was just left, though nothing may have changed in
        # it; among equals the order stays.
        left = self._controller.path
        found = sorted(
            self._controller.shelf(),
            key=lambda summary: (summary.result is not None, summary.path != left),
        )
        self._waiting = _as_trees(found)
        self._marks = {summary.mark for summary in found}
        self._medals = ShelfMedals(self._controller, found)
        if not self._waiting:
            none = self.tr("Nothing saved yet. Matches are saved from the first move.")
            self.list.addWidget(Label(self.look, none, role="muted", wrap=True))
        self._list()
        self._offer_undo()

    def _offer_undo(self) -> None:
        """What was deleted last can be restored, also after the page or the program was left.

        Only what may be restored is offered: an attempt whose deal is open by now may not.
        """
        self._offered = deleted = self._controller.attempts.last_deleted(self._trashed)
        self.restore_button.setVisible(deleted is not None)
        words = ""
        if deleted is not None:
            words = self.tr("Restores {match}.").format(match=self._title_of(deleted))
        self.restore_button.setToolTip(words)
        self.restore_button.setAccessibleDescription(words)

    def _title_of(self, summary: Summary) -> str:
        """A match by its title, as it stands on its card."""
        return self._words(summary).partition("\n")[0]

    def _words(self, summary: Summary) -> str:
        """A match in two lines, as it stands on its card."""
        return summary_words(summary, self._specs, self._controller, medals=self._medals)

    def show_more(self) -> None:
        """List the next ones, and put the focus on the first of them."""
        self._list()
        (self.first or self.open_button).setFocus()

    def _list(self) -> None:
        self.first = None
        listed, self._waiting = self._waiting[:MATCHES_PER_STEP], self._waiting[MATCHES_PER_STEP:]
        for summary, over in listed:
            if over is not self._titled:
                title = self.tr("Finished") if over else self.tr("In progress")
                self.list.addWidget(Label(self.look, title, face=Role.HEADING))
                self._cards = Columns(self.look, _MIN_ENTRY_WIDTH)
                self.list.addWidget(self._cards)
                self._titled = over
            self._cards.add(self._entry(summary))
        self.more_button.setVisible(bool(self._waiting))

    def _entry(self, summary: Summary) -> QWidget:
        card = PaperCard(self.look)
        words = self._words(summary)
        card.setAccessibleName(words)
        head, tools = QWidget(), QWidget()
        row, tool_row = QHBoxLayout(head), QHBoxLayout(tools)
        for each, gap in ((row, 12), (tool_row, 8)):
            each.setContentsMargins(0, 0, 0, 0)
            with_spacing(self.look, each, gap=gap)
        lines = QVBoxLayout()
        with_spacing(self.look, lines, gap=4)
        first, _, second = words.partition("\n")
        lines.addStretch(1)
        lines.addWidget(ElidedLabel(self.look, first, face=Role.STRONG))
        details = ElidedLabel(self.look, second, face=Role.SMALL, role="muted")
        lines.addWidget(details)
        lines.addStretch(1)
        self._entries[summary.path] = summary, card, details
        spec = self._specs.get(GameId(summary.game))
        thumbnail = Thumbnail(self.look)
        thumbnail.setFixedSize(*map(self.look.px, _GLIMPSE_SIZE))
        # How an attempt ended shows what was dealt.
        over = summary.result is not None
        is_hidden = over and self._controller.attempts.hidden_match("watch", summary)
        thumbnail.show_match(
            spec, lambda: b"" if is_hidden else self._controller.matches.picture(summary.path)
        )
        row.addWidget(thumbnail)
        row.addLayout(lines, 1)
        faces = [known_character(one.character) for one in summary.players if not one.is_person]
        row.addLayout(self._faces(list(dict.fromkeys(filter(None, faces)))))
        buttons = []
        if summary.problem is None:
            go = self.tr("Continue") if summary.goes_on else self.tr("Open")
            buttons.append(button(go, lambda: self.opened.emit(summary.path)))
            self.first = self.first or buttons[0]
            if not summary.goes_on:
                buttons.append(button(self.tr("Watch"), lambda: self.watched.emit(summary.path)))
            origin = self._controller.matches.origin(summary.leaves)
            if summary.leaves and summary.leaves not in self._marks and origin.is_file():
                hint = self.tr("Watch the match this one branched off from")
                origin_button = button(
                    self.tr("Watch original"), lambda: self.watched.emit(origin), hint=hint
                )
                buttons.append(origin_button)
            buttons.append(button(self.tr("Export…"), lambda: self._export(summary.path)))
            if over:
                hint = self.tr("For BG Stats, as text or for a spreadsheet")
                share = button(self.tr("Share…"), lambda: self.shared.emit(summary.path), hint=hint)
                buttons.append(share)
        buttons.append(button(self.tr("Delete"), lambda: self._delete(summary.path)))
        self._firsts[summary.path] = buttons[0]
        for made in buttons:
            made.setAccessibleDescription(first)
            tool_row.addWidget(made)
        beside = Beside(head, tools, least=self.look.px(_MIN_WORDS_WIDTH))
        with_spacing(self.look, beside.box, gap=8)
        card.column.addWidget(beside)
        sentence = self._sentences[summary.path] = Sentence(self.look)
        card.column.addWidget(sentence)
        return card

    def _faces(self, characters: Sequence[str]) -> QGridLayout:
        """The portraits of the characters of a match, as many as there is room for."""
        grid = QGridLayout()
        with_spacing(self.look, grid, gap=2)
        for number, character in enumerate(characters[:_MAX_FACES]):
            portrait = Portrait(self.look, character, side=_FACE)
            grid.addWidget(portrait, *divmod(number, _ABREAST))
        return grid

    def _on_found(self, path: Path) -> None:
        """How a match stands is known now."""
        if path in self._entries:
            summary, card, details = self._entries[path]
            words = self._words(summary)
            card.setAccessibleName(words)
            details.setText(words.partition("\n")[2])

    def _say(self, path: Path, words: str, *, bad: bool = True) -> None:
        """Say something of a match on its own card, where the eyes are; nothing else is said."""
        for each in (self.sentence, *self._sentences.values()):
            if not each.isHidden():
                each.say("")
        sentence = self._sentences.get(path, self.sentence)
        sentence.say(words, bad=bad)
        self._show(sentence)

    def _show(self, widget: QWidget) -> None:
        """Scroll to a widget whose place may just have changed."""
        assert self.scroller is not None
        scroller = self.scroller
        QTimer.singleShot(0, widget, lambda: scroller.ensureWidgetVisible(widget, 20, 40))

    def _ask(self) -> None:
        name = ask_match(self)
        if name:
            self.opened.emit(Path(name))

    def _export(self, path: Path) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Export a match"),
            str(Path.home() / path.name),
            self.tr("Stowaway matches (*{extension})").format(extension=EXTENSION),
        )
        if name:
            self.export(path, Path(name))

    def export(self, path: Path, to: Path) -> None:
        """Copy a match to another place, and say how it went."""
        try:
            self._controller.export(path, to)
        except StowawayError as error:
            self._say(path, localise(error))
            return
        self._say(path, self.tr("Exported to {file}.").format(file=to), bad=False)

    def _delete(self, path: Path) -> None:
        is_attempt = self._controller.attempts.is_under_way(path)
        # By its title, as it stands on its card: the file's name is read by nobody.
        entry = self._entries.get(path)
        named = shown(path.stem)
        if entry is not None:
            named = self._title_of(entry[0])
        try:
            self._trashed = self._controller.delete(path)
        except UnsavedError:
            return
        except StowawayError as error:
            self._say(path, localise(error))
            return
        self.refresh()
        offered = self._offered is not None and self._offered.path == self._trashed
        where = self.tr("Choose “Undo delete” to restore it.") if offered else ""
        words = self.tr("Deleted: {match}. {where}").format(match=named, where=where).rstrip()
        if is_attempt:
            used = self.tr("The attempt still counts as used.")
            words = f"{words} {used}"
        self.sentence.say(words, bad=False)
        goes_on = self.restore_button if offered else self.first or self.open_button
        goes_on.setFocus()
        self._show(goes_on)

    def _restore(self) -> None:
        """Bring back what the button says; then it offers what was deleted before."""
        deleted, self._trashed = self._offered, None
        if deleted is None:
            self.refresh()
            return
        named = self._title_of(deleted)
        try:
            path = self._controller.restore(deleted.path)
        except StowawayError as error:
            # It may be gone, or be hidden by now: the button offers another one, or nothing.
            self.refresh()
            self.sentence.say(localise(error))
            (self.first or self.open_button).setFocus()
            return
        self.refresh()
        while path not in self._entries and self._waiting:
            self._list()
        self.restore_button.setEnabled(False)
        self._again.start(QApplication.doubleClickInterval())
        self.sentence.say(self.tr("Restored: {match}.").format(match=named), bad=False)
        goes_on = self._firsts.get(path, self.open_button)
        goes_on.setFocus()
        self._show(goes_on)


def ask_match(parent: QWidget) -> str:
    """Let the person choose a match's file; empty for none."""
    from PySide6.QtCore import QCoreApplication

    matches = QCoreApplication.translate(
        "shelf", "Stowaway files (*{extension} *{archive});;All files (*)"
    ).format(extension=EXTENSION, archive=ARCHIVE_EXTENSION)
    title = QCoreApplication.translate("shelf", "Open a match")
    return QFileDialog.getOpenFileName(parent, title, str(Path.home()), matches)[0]


def _as_trees(found: list[Summary]) -> list[tuple[Summary, bool]]:
    """Branches behind the match that they leave, where that is there; the rest as it is. With each
    whether it is listed among those that are over: a branch is where its match is.
    """
    marks = {summary.mark: summary for summary in reversed(found) if summary.mark}
    below: dict[Path, list[Summary]] = {}
    trunks: list[Summary] = []
    for summary in found:
        left = marks.get(summary.leaves) if summary.leaves else None
        (trunks if left is None else below.setdefault(left.path, [])).append(summary)
    ordered: list[tuple[Summary, bool]] = []
    waiting = [(trunk, trunk.result is not None) for trunk in reversed(trunks)]
    while waiting:
        summary, over = waiting.pop()
        ordered.append((summary, over))
        waiting += [(each, over) for each in reversed(below.get(summary.path, []))]
    return ordered


def summary_words(
    summary: Summary,
    specs: dict[GameId, GameTable],
    controller: AppController,
    *,
    short: bool = False,
    medals: ShelfMedals | None = None,
) -> str:
    """A match in two lines: what is played, then where it stands, as far as that is read, who
    plays, when it was changed, and the deal. `medals` are those of all that are listed.

    Of one that cannot be opened, its file's name and why.
    """
    if summary.problem is None:
        try:
            medals = medals or ShelfMedals(controller)
            return _words_of(summary, specs, controller, short=short, medals=medals)
        except Exception:  # noqa: BLE001 - one odd file takes no page with it
            summary = summary._replace(problem=Message("This file cannot be opened as a match."))
    assert summary.problem is not None
    return f"{shown(summary.name)}\n{localise(summary.problem)}"


def _words_of(
    summary: Summary,
    specs: dict[GameId, GameTable],
    controller: AppController,
    *,
    short: bool,
    medals: ShelfMedals,
) -> str:
    from PySide6.QtCore import QCoreApplication

    last = QDateTime.fromSecsSinceEpoch(int(summary.modified))
    time = QLocale().toString(last.time(), QLocale.FormatType.ShortFormat)
    when = f"{date_words(last.date())}, {time}"
    spec = specs.get(GameId(summary.game))
    if spec is None:
        without = QCoreApplication.translate(
            "shelf", "This version of Stowaway does not include this game."
        )
        return f"{shown(summary.name)}\n{without}"
    options, hands, config = "", False, None
    try:
        game = controller.game(summary.game)
        config = game.restore(len(summary.players), summary.options)
        options, hands = spec.summary(config), game.hands(config)
    except StowawayError:
        pass
    people = [Seat(seat) for seat, player in enumerate(summary.players) if player.is_person]
    you = people[0] if len(people) == 1 else None
    names = [
        your_name(player.name)
        if seat == you
        else shown_name(player.name, Seat(seat), player.level, player.character)
        for seat, player in enumerate(summary.players)
    ]
    asked = summary.result is None or bool(summary.leaves)
    standing = controller.standings.of(summary) if asked else None
    where, scores = "", () if summary.result is None else summary.result.scores
    left = "" if standing is None else _left(standing, spec, names, you)
    if standing is not None and summary.result is None:
        where, scores = spec.where(standing.view), standing.totals
    if scores:
        names = [
            QCoreApplication.translate("shelf", "{name}: {points}").format(
                name=name, points=spec.amount(score, said=True)
            )
            for name, score in zip(names, scores, strict=False)
        ]
    players = ", ".join(names)
    first = " – ".join(part for part in (spec.title(), options) if part)
    if config is not None and not summary.practice:
        from ui.shell.result.next_steps import finished_words, trail_result

        if summary.result is not None:
            counts = finished_words(medals, controller.game(summary.game), summary)
        else:
            levels = [player.level for player in summary.players]
            name, file = summary.players[0].name, summary.path.name
            counts = trail_result(
                controller, summary.seed, config, summary.game, levels, name=name, file=file
            )
        first = ": ".join(part for part in (counts, first) if part)
    if summary.practice:
        words = QCoreApplication.translate("shelf", "{match} (practice)")
        if summary.leaves:
            words = QCoreApplication.translate("shelf", "↳ {match} (branch)")
            if summary.result is None:
                # It is listed among those that are over.
                words = QCoreApplication.translate("shelf", "↳ {match} (branch, in progress)")
        first = words.format(match=first)
    if summary.given:
        first = QCoreApplication.translate("shelf", "{match} (draws entered by hand)").format(
            match=first
        )
    # While hands are hidden it would tell them all.
    short = short or (hands and summary.result is None) or summary.seed == controller.hidden_code
    # And whoever has attempts left at it could try them elsewhere before.
    short = short or bool(controller.attempts.hidden_match("watch", summary))
    # A code is read as one word.
    code = shown(summary.seed, MAX_CODE_COLUMNS).replace("-", "\N{NON-BREAKING HYPHEN}")
    # So is when it was.
    parts = [left, where, players, when.replace(" ", "\N{NO-BREAK SPACE}"), "" if short else code]
    return "\n".join([first, DOT_SEPARATOR.join(part for part in parts if part)])


def _left(standing: Standing, spec: GameTable, names: Sequence[str], you: Seat | None) -> str:
    """Where a branch leaves its match, and what is done there instead; of others nothing."""
    from PySide6.QtCore import QCoreApplication

    if standing.left is None:
        return ""
    done = ""
    if standing.by is not None:
        # Not by the act itself: it may be sealed.
        done = spec.done(standing.by, standing.events, names, you)
    where = spec.where(standing.left)
    words = QCoreApplication.translate("shelf", "Branch point: {place}")
    return words.format(place=". ".join(filter(None, (where, done.removesuffix(".")))))
