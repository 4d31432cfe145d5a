"""Shell: the page on which a finished match is looked back on, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core import Seat
from engine.core.review import MARK_BOUNDS, Mark, Unit
from engine.store.mistakes import SRS_INTERVALS
from ui.bridge.review import Reviewing
from ui.kit.words import capital, decimal, in_tenths, listed
from ui.look.inputs import ChoiceBox
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.replay.from_here import from_here_button
from ui.shell.review.decision_page import BoardPage, Sure, decided_before, keep_room
from ui.shell.review.decision_strip import (
    AccountBar,
    AnyVerdict,
    Decided,
    DecisionStrip,
    Legend,
    ScaledPicture,
)
from ui.shell.review.ways_on import WaysOn
from ui.shell.widgets.basic import (
    DOT_SEPARATOR,
    Label,
    PaperCard,
    Sentence,
    announce,
    board_scopes,
    button,
    clear,
)

if TYPE_CHECKING:
    from engine.core.review import AnyReview, BestPacking, LuckSkillSplit
    from engine.store import Matches
    from ui.bridge.review import ReviewBridge
    from ui.kit.spec import GameTable
    from ui.shell.guess.page import Later

_TITLE_WIDTH: Final = 300
"""What the title takes beside them, in pixels at 100 %."""
_WIDEST_NUMBER: Final = 888
"""A number of decisions as wide as any."""
_LEGEND_SIGNS_WIDTH: Final = 130
"""What the signs of the legend take, with the air between them, in pixels at 100 %."""
_STRIP_MARGINS_WIDTH: Final = 90
"""What is beside the legend on both sides, in pixels at 100 %."""
_FINDING_LINES: Final = 3
"""How many lines the finding takes where there is no room for words beside the board."""
_MIN_ONE_LINE_WIDTH: Final = 1240
"""From this width on it takes one, in pixels at 100 %."""
_MOMENT_MS: Final = 2000
"""What has been shown for longer has been seen, and stays."""
_MARKS: Final[tuple[Mark, ...]] = ("slip", "mistake", "blunder")


class ReviewPage(BoardPage):
    """What each decision cost, beginning with the one that cost most; luck and skill; par.

    Left and right go from decision to decision, the page keys to those that are marked, and space
    shows on the board in turn what was done and what would have been better.
    """

    branched = Signal(bool)
    """Play on from the decision that is shown: True with another future."""
    guess_wanted = Signal()
    """Guess the marked decisions first, before their numbers are shown."""
    mistakes_wanted = Signal()
    """Ask the marked decisions once more now, besides the schedule."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, 2, parent)
        self._name_choices(self.tr("The choice made"), self.tr("The better choice"))
        self.done_button, self.better_button = self.choice_buttons
        self._names = (
            self.tr("The better choice"),
            self.tr("Computer’s choice"),
            self.tr("Equally good"),
        )
        self.done, self.better = self.lines
        self.branch_button = from_here_button(self.branched.emit)
        # Right below the choices, where no words move it.
        self._card_ways = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        with_spacing(look, self._card_ways, gap=8)
        left = Qt.AlignmentFlag.AlignLeft
        self.ways_on = WaysOn(look)
        """What can be done with all that is marked; below the strip, or in the card."""
        self.ways_on.guess_wanted.connect(self.guess_wanted)
        self.ways_on.mistakes_wanted.connect(self.mistakes_wanted)
        self.ways_on.covered.connect(self._on_grew)
        self.guess_button = self.ways_on.guess_button
        self.again_button = self.ways_on.again_button
        self._card_ways.addWidget(self.branch_button, 0, left)
        self._card_ways.addWidget(self.ways_on, 0, left)
        self._card_ways.addStretch(1)
        self._verdict_card.column.insertLayout(1, self._card_ways)
        self.reviewing = Reviewing(self)
        self.reviewing.grew.connect(self._on_grew)
        self.reviewing.said.connect(self._on_said)
        self.reviewing.ended.connect(self._on_ended)
        self.reviewing.begun.connect(self._show_progress)
        self._matches: Matches | None = None
        self._at = -1
        """The number of the decision that is looked at, from 0; none: -1."""
        self._wanted: tuple[Seat, int] | None = None
        """Whose decision is to be looked at as soon as it is judged, and where it begins."""
        self._own_choice = False
        """Whether the person has chosen it, or the page because it cost most."""
        self._looked: AnyVerdict | None = None
        """What the page says of it."""
        self._suspected: set[int] = set()
        """The inputs with which the decisions begin that have, or had, a mark."""
        self._moment = QTimer(self)
        """Runs for a moment after the page has gone to what costs most."""
        self._moment.setSingleShot(True)
        self._moment.setInterval(_MOMENT_MS)
        self._shows_better = False
        """Whether the board shows the better choice."""
        self._was_hidden = False
        """Whether its answer was hidden when it was shown last."""
        self._where: dict[int, tuple[str, int]] = {}
        self.seat_box = ChoiceBox(12)
        self.seat_box.setAccessibleName(self.tr("Whose decisions"))
        self.seat_box.currentIndexChanged.connect(self._on_seat)
        self.bar.addWidget(self.seat_box)
        self.stop_button = button(self.tr("&Stop"), self.stop)
        self.bar.addWidget(self.stop_button)
        self._tabs = QButtonGroup(self)
        self._tab_row = QWidget()
        tab_row = QHBoxLayout(self._tab_row)
        with_spacing(look, tab_row, (0, 0, 0, 0), 8)
        self.bar.addWidget(self._tab_row)
        self.views: list[QWidget] = []
        self._add_head()
        for number, (name, view) in enumerate(
            (
                (self.tr("&Decisions"), self._decisions_view()),
                (self.tr("&Luck and skill"), self._account_view()),
                (self.tr("Better &packed"), self._par_view()),
            )
        ):
            tab = QPushButton(name)
            tab.setCheckable(True)
            tab.setAutoExclusive(True)
            tab.setAutoDefault(False)
            self._tabs.addButton(tab, number)
            tab_row.addWidget(tab)
            self.views.append(view)
            self.column.addWidget(view, 1)
        # Assistive technology does not click what can be checked.
        self._tabs.idToggled.connect(lambda n, on: self.turn_to(n) if on else None)
        assert self.scroller is not None
        # Else it would scroll at what is a key of the page.
        self.scroller.installEventFilter(self)
        look.changed.connect(self._arrange)

    # What is on it

    def _add_head(self) -> None:
        """How far the review is, what it found in one sentence, and what went wrong."""
        row = QHBoxLayout()
        with_spacing(self.look, row, gap=12)
        self.found = Label(self.look, face=Role.STRONG, wrap=True)
        self._lines = Label(self.look, face=Role.STRONG, wrap=True, parent=self)
        """Never seen: measures the height of this number of lines."""
        self._lines.hide()
        self.progress = Label(self.look, role="muted")
        self.resume_button = button(
            self.tr("Continue re&view"),
            self.reviewing.resume,
            hint=self.tr("Review the decisions that are left"),
        )
        self.resume_button.hide()
        row.addWidget(self.found, 1)
        row.addWidget(self.progress, 0, Qt.AlignmentFlag.AlignRight)
        # Not where *Stop* was: a double click would take that back.
        row.addWidget(self.resume_button, 0, Qt.AlignmentFlag.AlignRight)
        self.column.addLayout(row)
        for passing in (self.stop_button, self.progress):
            keep_room(passing)
        self.sentence = Sentence(self.look)
        self.column.addWidget(self.sentence)

    def _decisions_view(self) -> QWidget:
        look = self.look
        view = QWidget()
        column = QVBoxLayout(view)
        with_spacing(look, column, (0, 0, 0, 0), 8)
        card = PaperCard(look)
        # Also while there are no words and no board below it.
        card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        with_spacing(look, card.column, (14, 4, 14, 6), 0)
        self.strip = DecisionStrip(look)
        self.strip.chosen.connect(self.choose)
        card.column.addWidget(self.strip)
        self._legend = QHBoxLayout()
        with_spacing(look, self._legend, gap=6)
        self._bounds: list[Label] = []
        for mark in _MARKS:
            words = Label(look, face=Role.SMALL, role="muted")
            self._bounds.append(words)
            self._legend.addWidget(Legend(look, mark))
            self._legend.addWidget(words)
            self._legend.addSpacing(8)
        self._legend.addStretch(1)
        card.column.addLayout(self._legend)
        column.addWidget(card)
        column.addLayout(self._halves, 1)
        # Below both, where it has the width and makes the card no higher than the board.
        column.addWidget(self.help)
        column.addStretch(0)
        return view

    def _account_view(self) -> QWidget:
        look = self.look
        card = PaperCard(look, self.tr("Luck and skill"))
        self.account_words = Label(look, wrap=True)
        card.column.addWidget(self.account_words)
        self._parts = QGridLayout()
        with_spacing(look, self._parts, (0, 8, 0, 8), 10)
        self._parts.setColumnStretch(1, 1)
        card.column.addLayout(self._parts)
        self.account_help = Label(look, face=Role.SMALL, role="muted", wrap=True)
        card.column.addWidget(self.account_help)
        card.column.addStretch(1)
        return card

    def _par_view(self) -> QWidget:
        look = self.look
        card = PaperCard(look, self.tr("The same tiles, better packed"))
        self.par_words = Label(look, wrap=True)
        card.column.addWidget(self.par_words)
        self.par_sure = Sure(look)
        card.column.addWidget(self.par_sure, 0, Qt.AlignmentFlag.AlignLeft)
        self._cases = QGridLayout()
        with_spacing(look, self._cases, gap=8)
        self._cases.setRowStretch(2, 1)
        card.column.addLayout(self._cases, 1)
        return card

    # A match

    def open(
        self,
        bridge: ReviewBridge,
        spec: GameTable,
        matches: Matches,
        decision: tuple[Seat, int] | None = None,
    ) -> None:
        """Look back on a match; it is this page's own from now on.

        Args:
            bridge: The match.
            spec: Its game.
            matches: Where reviews are kept.
            decision: The seat whose decision is looked at first, and the input with which that
                began; its answer is known. None for what cost most.
        """
        self.shut(goes_on=True)
        self._wanted = decision
        self.bridge, self.spec, self._matches = bridge, spec, matches
        self.set_title(self.tr("Review: {title}").format(title=spec.title()))
        seats = bridge.reviewed
        self._seat = decision[0] if decision is not None and decision[0] in seats else seats[0]
        self.seat_box.blockSignals(True)
        self.seat_box.clear()
        for seat in seats:
            self.seat_box.addItem(bridge.players[seat].name, int(seat))
        self.seat_box.setCurrentIndex(seats.index(self._seat))
        self.seat_box.blockSignals(False)
        self.seat_box.setVisible(len(seats) > 1)
        self._tabs.button(2).setVisible(spec.has_par)
        self.turn_to(0)
        self._begin()

    def _begin(self) -> None:
        bridge = self.bridge
        if bridge is None or self._matches is None:
            return
        self._at, self._own_choice, self._where = -1, False, {}
        self._suspected = set()
        self.ways_on.begin((bridge.kept_as, self._seat))
        if self._wanted is not None and self._wanted[0] == self._seat:
            self.ways_on.know(self._wanted[1])
        self._moment.stop()
        self.sentence.say("")
        self.found.setText(self.tr("Reviewing your decisions, latest first."))
        self._drop_table()
        self._verdict_card.hide()
        self.strip.show_decisions((), "points")
        for number in (1, 2):
            self._tabs.button(number).setEnabled(False)
        self._looked = None
        # What is known is still of the match or seat before.
        self._show_bounds("points", None)
        self.reviewing.begin(bridge, self._seat, self._matches)
        self._show_progress()

    def shut(self, *, goes_on: bool = False) -> None:
        """Let go of the match; judging `goes_on` for whoever comes back to it."""
        if not goes_on:
            self.reviewing.stop()
        super().shut()

    def enter(self) -> None:
        """The strip has the keyboard."""
        self._focus_strip()

    def stop(self) -> None:
        """Leave the review as far as it is, until it is to go on."""
        self.reviewing.hold()
        self._show_progress()
        self._focus_strip()

    def _on_seat(self) -> None:
        self._seat = Seat(self.seat_box.currentData())
        self._begin()

    # The review grows

    @property
    def review(self) -> AnyReview | None:
        """As far as it is known."""
        return self.reviewing.review

    @property
    def later(self) -> Later:
        """Whether more decisions may be marked, now or once the review goes on."""
        if self.reviewing.busy and not (self.review is not None and self.review.whole):
            return "busy"
        return "held" if self.reviewing.is_held else ""

    def _on_grew(self, review: AnyReview) -> None:
        if self.bridge is None:
            # Nobody looks at it now.
            return
        skipped = review.of - len(review.verdicts)
        ats = [one.at for one in review.verdicts]
        if self._wanted is not None and self._wanted[1] in ats:
            if self._wanted[0] == self._seat:
                self._own_choice, self._at = True, skipped + ats.index(self._wanted[1])
            self._wanted = None
        self._show_strip(review)
        looked, costliest = self._verdict(self._at), review.costliest
        # Once seen, it is not taken from under the eyes, not even where it has lost its mark.
        seen = looked is not None and looked.at in self._suspected
        passing = looked is not None and looked.mark and self._moment.isActive()
        if looked is not None and (self._own_choice or (seen and not passing)):
            # A second opinion may have changed what is looked at.
            self._look(self._at)
        elif costliest is not None:
            if looked is None or looked.at != costliest.at or not seen:
                self._moment.start()
            self._look(skipped + review.verdicts.index(costliest))
        elif looked is None or not skipped:
            # Where nothing was costly, from the beginning on.
            self._look(skipped)
        self._suspected |= {one.at for one in review.verdicts if one.mark}
        self._show_headline()
        if review.account is not None:
            self._show_account(review.account, review.unit)
        if review.par is not None:
            self._show_par(review.par)
        self._show_progress()

    def _on_said(self, words: str) -> None:
        # What is made anew is nothing bad.
        self.sentence.say(words, bad=not self.reviewing.busy)

    def _on_ended(self) -> None:
        if self.bridge is None:
            return
        self._show_progress()
        if self.review is None:
            self.found.setText("")
        elif self.review.whole:
            announce(self, self.found.text())

    def _show_progress(self) -> None:
        review, busy = self.review, self.reviewing.busy
        self.progress.setVisible(busy)
        if self.stop_button.hasFocus() and not busy:
            self._focus_strip()
        self.stop_button.setVisible(busy)
        self.ways_on.show_review(review, self.bridge, busy=busy)
        later = self.tr("Available when the review is finished.")
        if self.reviewing.is_held:
            later = self.tr("Available when the review is finished. You have stopped it.")
        for number in (1, 2):
            tab = self._tabs.button(number)
            tab.setToolTip("" if tab.isEnabled() else later)
        self.resume_button.setVisible(not busy and self.reviewing.is_held)
        words, packing, luck = self._phases()
        if review is not None and len(review.verdicts) < review.of:
            words = self._judged(len(review.verdicts), review.of)
        elif review is not None:
            words = packing if review.whole else luck
        self.progress.setText(words)
        if review is not None and review.verdicts:
            self.found.setText(self._found(review))
        self._laid.start()

    def _phases(self) -> tuple[str, str, str]:
        """Short, as what was found has the room: what is done before and after all is judged."""
        return self.tr("Starting…"), self.tr("Repacking…"), self.tr("Double-checking…")

    def _judged(self, done: int, of: int) -> str:
        return self.tr("{done} of {all} reviewed").format(done=done, all=of)

    def _found(self, review: AnyReview) -> str:
        """What is to be known of all decisions, in one or two sentences.

        Until all have been judged again it is told as a guess.
        """
        marked = sum(bool(one.mark) for one in review.verdicts)
        costliest, judged = review.costliest, len(review.verdicts)
        if not review.whole and costliest is None:
            return self.tr("Nothing costly so far in %n decision(s).", "", judged)
        if not review.whole:
            words = self.tr("So far, %n of {judged} decisions may be costly.", "", marked)
            return words.format(judged=judged)
        if costliest is None:
            return self.tr("Nothing costly in %n decision(s).", "", judged)
        words = self.tr("Costly decisions: {marked} of {judged}.").format(
            marked=marked, judged=judged
        )
        if self.ways_on.hides(costliest):
            return words
        number = review.of - judged + review.verdicts.index(costliest) + 1
        decision = self.tr("Decision {number}").format(number=number)
        _, now = self._place(costliest.at)
        if now:
            decision = f"{decision} ({self._counted(costliest.at)} {now})"
        most = self.tr("{decision} cost the most: {ends}.")
        ends = self.tr("{own} on average instead of {best}")
        total = None if self.bridge is None else self.bridge.ended(self._seat)
        ended = "" if total is None else self._points(total * 100, 0)
        if review.unit == "percent":
            ends, ended = self.tr("{own}% of matches won instead of {best}%"), ""
        most = most.format(decision=decision, ends=self._both(ends, costliest, review.unit))
        end = ended and self.tr("Final score: {points}.").format(points=ended)
        return " ".join(filter(None, (words, most, end)))

    def _show_strip(self, review: AnyReview) -> None:
        waiting = review.of - len(review.verdicts)
        unknown = self.tr("Decision {number} of {all}: not reviewed yet")
        decided = [
            Decided(unknown.format(number=number + 1, all=review.of)) for number in range(waiting)
        ]
        before, counted = 0, ""
        for number, verdict in enumerate(review.verdicts, waiting + 1):
            _, now = self._place(verdict.at)
            said = self._said(number, verdict)
            seen = None if self.ways_on.hides(verdict) else verdict
            why = "" if verdict.mark else self._no_mark(verdict, review.unit)
            decided.append(Decided(said, seen, now * (now != before), review.whole, why))
            before, counted = now, self._counted(verdict.at)
        is_new = len(decided) != len(self.strip.bars)
        self.strip.show_decisions(decided, review.unit, counted)
        self.strip.choose(self._at)
        if is_new:
            # What is made last would be reached last.
            tabs = (
                *self.strip.bars,
                self.done_button,
                self.better_button,
                self.branch_button,
                self.guess_button,
                self.again_button,
                self.sure,
            )
            for one, other in pairwise(tabs):
                QWidget.setTabOrder(one, other)
        self._show_bounds(review.unit, review)

    def _said(self, number: int, verdict: AnyVerdict) -> str:
        """A decision in a line, for its tool tip and for who cannot see the strip."""
        review = self.review
        assert review is not None
        where, _ = self._place(verdict.at)
        words = self.tr("Decision {number} of {all}").format(number=number, all=review.of)
        if self.ways_on.hides(verdict):
            said = self.tr("to be guessed")
        elif not verdict.mark:
            said = self.tr("nothing costly ({reason})").format(
                reason=self._no_mark(verdict, review.unit)
            )
        else:
            said = self.tr("perhaps a {mark}, about {loss} lost")
            if review.whole:
                said = self.tr("{mark}, {loss} lost")
            loss = self._loss_of(verdict, review.unit)
            said = said.format(mark=self._mark(verdict.mark), loss=loss)
        return ": ".join([", ".join(part for part in (words, where) if part), said])

    def _show_bounds(self, unit: Unit, review: AnyReview | None) -> None:
        """Say what the marks mean, and offer what a review that is whole leads to."""
        for words, mark, bound in zip(self._bounds, _MARKS, MARK_BOUNDS[unit], strict=True):
            # Three stand side by side: that it is of the chance to win says the loss itself.
            loss = self._worth(bound, unit) if unit == "points" else self._percent(bound)
            over = self.tr("{mark}: more than {loss}").format(mark=self._mark(mark), loss=loss)
            words.setText(over)
        told = self.tr(
            "Each decision is judged only by what the player knew at the time. For every "
            "choice, a fast computer player plays the match to the end many times. Page Down "
            "and Page Up go to the next and previous marked decisions. Space shows the other "
            "choice on the board."
        )
        bridge = self.bridge
        is_kept = bridge is not None and bridge.path is not None
        drills = self.ways_on.drills() if review and review.whole else ()
        if is_kept and drills:
            again = self.tr(
                "Marked decisions come back as questions in the lounge, after {days} days."
            ).format(days=listed([str(days) for days in SRS_INTERVALS]))
            told = f"{told} {again}"
        self.help.setText(told)

    @staticmethod
    def _percent(hundredths: int, *, plus: bool = False) -> str:
        """Format hundredths of a percent as a whole percentage."""
        words = QCoreApplication.translate("records", "{number}%")
        return words.format(number=decimal(hundredths, plus=plus, places=0))

    # One decision

    def choose(self, number: int) -> None:
        """Look at a decision, by its number from 0; one that is not judged is not looked at."""
        self._own_choice = True
        self._look(number)
        self._focus_strip()
        if 0 <= number < len(self.strip.bars):
            announce(self.strip, self.strip.bars[number].accessibleName())

    def _focus_strip(self) -> None:
        if 0 <= self._at < len(self.strip.bars):
            self.strip.bars[self._at].setFocus()

    def _look(self, number: int) -> None:
        verdict, bridge = self._verdict(number), self.bridge
        if verdict is None or bridge is None or self.spec is None or self.review is None:
            return
        again, self._at = number == self._at, number
        self.strip.choose(number)
        if self.isVisible() and self.focusWidget() in (None, self.back_button, *self.strip.bars):
            self._focus_strip()
        is_hidden = self.ways_on.hides(verdict)
        if again and (verdict, is_hidden) == (self._looked, self._was_hidden):
            return
        self._looked, self._was_hidden = verdict, is_hidden
        unit = self.review.unit
        differs = not self._alike(verdict, verdict.acts, verdict.best)
        where, _ = self._place(verdict.at)
        self._verdict_card.show()
        self._show_headline()
        for each in (self.loss, self.sure, self.done):
            each.setVisible(not self.ways_on.hides(verdict))
        self.done_button.setEnabled(not self.ways_on.hides(verdict))
        number_of = self.tr("Decision {number} of {all}").format(
            number=number + 1, all=self.review.of
        )
        self.place.setText(DOT_SEPARATOR.join(part for part in (where, number_of) if part))
        if self.ways_on.hides(verdict):
            self._cover_answer()
            answer = self.tr("Show the answer")
            if not self.ways_on.guesses:
                answer = self.tr("Show all answers")
                self._say_plain(
                    self.tr("What would you do? Press “Guess first” or “Show all answers”.")
                )
            else:
                self._say_plain(
                    self.tr("What would you do? Press “Guess first” or “Show the answer”.")
                )
            self.better_button.setText(answer)
            self.better_button.setEnabled(True)
            self._shows_better = False
            self._show_acts(0, verdict.at, (), self._place(verdict.at)[0])
            return
        bars = self.tr(
            "The line on a bar shows this range; a decision is marked only if the range does not "
            "include 0."
        )
        self.sure.say(f"{self._how_sure(verdict, unit)} {bars}")
        self.done.setText(
            self.tr("Played: {deeds}").format(deeds=self._deeds(verdict, verdict.acts))
        )
        self.better.setText(self._best_line(verdict).format(deeds=self._better(verdict)))
        self.better.setVisible(differs)
        self._say_why(verdict, unit)
        is_said = verdict.equal or verdict.best == verdict.acts
        if not verdict.mark and (not is_said or decided_before(verdict, unit)):
            # Else the line below says why it has no mark.
            self._say_plain(self._why_unmarked(verdict, unit))
        # Neither comes nor goes: else all below would move.
        self.better_button.setText(self._names[0 if verdict.mark else 1 + verdict.equal])
        self.better_button.setEnabled(differs)
        shows_better = self._shows_better if again and self._own_choice else bool(verdict.mark)
        self._show_board(int(shows_better and differs))

    def _show_headline(self) -> None:
        """What the decision is called and what it cost, and whether it is the one that cost most.

        Until all have been judged again it is told as a guess, and what was wrong is taken back.
        """
        verdict, review = self._verdict(self._at), self.review
        if verdict is None or review is None:
            return
        if self.ways_on.hides(verdict):
            self.mark.show_mark("")
            words = self.tr("Perhaps a costly decision")
            if review.whole:
                words = self.tr("A costly decision")
            self.headline.setText(self.tr("Guess first") if self.ways_on.guesses else words)
            return
        mark, sure = self._mark(verdict.mark), review.whole
        plain = self.tr("equally good") if verdict.equal else self.tr("nothing costly here")
        if mark and not sure:
            words = self.tr("Perhaps a {mark}").format(mark=mark)
        elif mark and verdict == review.costliest:
            words = self.tr("{mark}: the costliest").format(mark=capital(mark))
        elif not mark and verdict.at in self._suspected:
            words = self.tr("Checked again: {verdict}").format(verdict=plain)
        else:
            words = capital(mark or plain)
        self.mark.show_mark(verdict.mark, sure=sure)
        self.headline.setText(words)
        self.loss.setText(self._lost(verdict, review.unit, sure=sure))

    def show_choice(self, number: int) -> None:
        """Show what was done (0) or what would have been better (1) on the board, and say it."""
        self._own_choice = True
        self._show_board(number)
        announce(self.strip, self.lines[number].text())

    def _show_board(self, number: int) -> None:
        """Show what was done (0) or what would have been better (1) on the board."""
        verdict = self._verdict(self._at)
        if verdict is not None and self.ways_on.hides(verdict):
            if number:
                self.ways_on.show_answers(verdict.at)
            return
        self._shows_better = bool(number)
        if verdict is not None and self.bridge is not None:
            acts = verdict.best if number else verdict.acts
            self._show_acts(number, verdict.at, acts, self._place(verdict.at)[0])

    def _verdict(self, number: int) -> AnyVerdict | None:
        review = self.review
        if review is None:
            return None
        index = number - (review.of - len(review.verdicts))
        return review.verdicts[index] if 0 <= index < len(review.verdicts) else None

    def _place(self, at: int) -> tuple[str, int]:
        """Where the match was at an input, in words, and the number of its round, 0 without."""
        if at not in self._where:
            assert self.bridge is not None
            assert self.spec is not None
            view = self.bridge.view_before(self._seat, at)
            number = getattr(view, "round", getattr(view, "turn", 0))
            self._where[at] = self.spec.where(view), number if isinstance(number, int) else 0
        return self._where[at]

    def _counted(self, at: int) -> str:
        """What the number of `_place` is of."""
        assert self.bridge is not None
        view = self.bridge.view_before(self._seat, at)
        return self.tr("Round") if hasattr(view, "round") else self.tr("Turn")

    # Luck and skill, and par

    def _show_account(self, account: LuckSkillSplit, unit: Unit) -> None:
        clear(self._parts)
        # As rounded they add up too.
        start, chance, others, beyond, lost = shown = in_tenths(
            (account.start, account.chance, account.others, account.beyond, -account.lost), 100
        )
        rows = [
            (self.tr("The fast computer player’s average"), start),
            (self.tr("Luck of the draw"), chance),
            (self.tr("Other players’ moves"), others),
            (self.tr("The best choices, compared with the computer’s"), beyond),
            (self.tr("The choices made, compared with the best"), lost),
        ]
        rows = [row for row in rows if row[1] or row[0] == rows[0][0]]
        ends, now = [0], 0
        for _, change in rows:
            now += change
            ends.append(now)
        low, high = min(0, *ends), max(ends)
        for number, ((words, change), since, to) in enumerate(
            zip(rows, ends[:-1], ends[1:], strict=True)
        ):
            amount = self._part_of(change, unit, plus=number > 0)
            self._add_part(number, words, amount, (since, to, low, high), whole=number == 0)
        total, amount = self._worth(sum(shown), unit, 0), self._part_of(sum(shown), unit)
        self._add_part(len(rows), self.tr("The result"), amount, (0, now, low, high), whole=True)
        percent = unit == "percent"
        said = self._percent if percent else partial(self._worth, unit=unit, exact=0)
        skill = _skill_words(beyond + lost, -lost, said, percent=percent)
        most = _luck_words(chance, said, percent=percent)
        if abs(others) > abs(chance):
            most = _others_words(others, said, percent=percent)
        self.account_words.setText(f"{skill} {most}")
        told = self.tr(
            "These parts add up exactly to the result, {total}. The average is a fast "
            "computer player’s result over many deals when it plays for everyone. The best "
            "choice is the one that leads to its highest average."
        )
        if self.bridge is not None and len(self.bridge.players) == 1:
            told = self.tr(
                "These parts add up exactly to the result, {total}. The average is a fast "
                "computer player’s result over many deals. The best choice is the one that "
                "leads to its highest average."
            )
        self.account_help.setText(told.format(total=total))
        self._tabs.button(1).setEnabled(True)
        self._arrange()

    def _part_of(self, hundredths: int, unit: Unit, *, plus: bool = False) -> str:
        """Format one part of the account, without a sentence around it."""
        if unit == "percent":
            return self._percent(hundredths, plus=plus)
        return decimal(hundredths, plus=plus, places=0)

    def _add_part(
        self,
        row: int,
        words: str,
        amount: str,
        span: tuple[int, int, int, int],
        *,
        whole: bool,
    ) -> None:
        face = Role.STRONG if whole else Role.BODY
        label = Label(self.look, words, face=face, wrap=True)
        part = AccountBar(self.look)
        part.show_part(*span, whole=whole)
        part.setAccessibleName(f"{words}: {amount}")
        value = Label(self.look, amount, face=Role.NUMERIC)
        for column, widget in enumerate((label, part, value)):
            self._parts.addWidget(widget, row, column)
        self._parts.setAlignment(value, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _show_par(self, par: BestPacking) -> None:
        bridge, spec = self.bridge, self.spec
        assert bridge is not None
        assert spec is not None
        repacked = spec.repacked(bridge.view_at_end(self._seat), self._seat, par)
        clear(self._cases)
        more = par.found - par.made
        found = self.tr("Best possible: {found}") if par.proven else self.tr("Best found: {found}")
        made, best, most = (
            spec.amount(points, said=True) for points in (par.made, par.found, par.bound)
        )
        sure = self.tr(
            "A search found this packing. There may be a better one, but none can score more than "
            "{most}."
        )
        if par.proven:
            sure = self.tr("This is proven: no packing of these tiles can score more than {most}.")
        self.par_sure.say(sure.format(most=most))
        if bridge.goal is not None:
            words = self.tr("{points} (goal {goal})")
            made, best = (words.format(points=one, goal=bridge.goal) for one in (made, best))
        names = [self.tr("As packed: {made}").format(made=made)]
        if more:
            names.append(found.format(found=best))
        ratio, paints, lines, same = repacked or (1.0, (), (), 0)
        for number in (0, 1):
            # Both as large, or one in all the room.
            self._cases.setColumnStretch(number, int(number < len(names)))
        for number, (name, paint) in enumerate(zip(names, paints, strict=False)):
            told = [f"{line} {both[number]}" for line, *both in lines if more]
            if told and same:
                told.append(self.tr("{points} in both").format(points=spec.amount(same, said=True)))
            picture = ScaledPicture(self.look, paint, ratio)
            picture.setAccessibleName(name)
            head = Label(self.look, name, face=Role.STRONG, wrap=True)
            points = Label(self.look, listed(told), wrap=True)
            for row, each in enumerate((head, points, picture)):
                self._cases.addWidget(each, row, number)
        words = self.tr(
            "The same tiles in the same order, freely rotated and flipped, with the pack "
            "rats available at the time."
        )
        gain = self.tr("There was room for %n more point(s).", "", more)
        if not more:
            gain = self.tr("No better packing found.")
            if par.proven:
                gain = self.tr("This is the best possible packing.")
            lost = self.tr("Any points you lost came down to the choice of tiles, not the packing.")
            gain = f"{gain} {lost}"
        self.par_words.setText(" ".join(filter(None, (words, gain, self._against(par)))))
        self._tabs.button(2).setEnabled(True)
        self._arrange()

    def _against(self, par: BestPacking) -> str:
        """What the best packing says of a goal that was missed; nothing where it is not known."""
        goal = None if self.bridge is None else self.bridge.goal
        if goal is None or par.made >= goal:
            return ""
        if par.found >= goal:
            return self.tr("Packed this way, these tiles reach the goal.")
        if not par.proven:
            return ""
        words = self.tr("Even packed perfectly, these tiles miss the goal by {points}.")
        return words.format(points=self._points((goal - par.found) * 100, 0))

    def turn_to(self, number: int) -> None:
        """Show the decisions (0), luck and skill (1), or the better packing (2)."""
        self._tabs.button(number).setChecked(True)
        self.found.setVisible(not number)
        for each, view in enumerate(self.views):
            view.setVisible(each == number)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of the page are not the table's."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return obey(self._ways(), event)
        return super().eventFilter(watched, event)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the page."""
        return (*self._ways(), *super().shortcuts())

    def scopes(self) -> Sequence[Scope]:
        """Return the shortcuts of the page, and those of the board that it leaves."""
        return board_scopes(self, self.table, self._ways())

    def _ways(self) -> tuple[Shortcut, ...]:
        """Return the keys that lead from decision to decision."""
        ready, walk = self._is_shown, self._walk
        seen = self.better_button.isEnabled

        def shows() -> bool:
            return ready() and seen()

        ways = (
            (("Right",), self.tr("Go to the next decision"), partial(walk, 1)),
            (("Left",), self.tr("Go to the previous decision"), partial(walk, -1)),
            (("PgDown",), self.tr("Go to the next marked decision"), partial(walk, 1, marked=True)),
            (
                ("PgUp",),
                self.tr("Go to the previous marked decision"),
                partial(walk, -1, marked=True),
            ),
            (("Home",), self.tr("Go to the first decision"), partial(self._to_end, 0)),
            (("End",), self.tr("Go to the last decision"), partial(self._to_end, -1)),
        )
        return (
            *(Shortcut(keys, words, command, ready) for keys, words, command in ways),
            Shortcut(("Space",), self.tr("Show the next choice"), self.next_choice, shows),
        )

    def _is_shown(self) -> bool:
        """Whether there are decisions, and they are what is shown."""
        return self.review is not None and not self._tabs.checkedId()

    def _numbers(self) -> range:
        review = self.review
        return range(0) if review is None else range(review.of - len(review.verdicts), review.of)

    def _walk(self, way: int, *, marked: bool = False) -> None:
        """Show the next decision (1) or the one before (-1), perhaps of those that are marked."""
        numbers = [n for n in self._numbers() if not marked or ((f := self._verdict(n)) and f.mark)]
        ahead = [n for n in numbers if (n - self._at) * way > 0][::way]
        if ahead:
            self.choose(ahead[0])

    def _to_end(self, end: int) -> None:
        if self._numbers():
            self.choose(self._numbers()[end])

    # Room

    def _arrange(self) -> None:
        # Beside the title, or else above all.
        beside = (self._tab_row, self.back_button, self.stop_button, self.keys_button)
        needed = sum(each.sizeHint().width() for each in beside)
        if self.width() >= needed + self.look.px(_TITLE_WIDTH):
            self.bar.addWidget(self._tab_row)
        else:
            self.column.insertWidget(0, self._tab_row, 0, Qt.AlignmentFlag.AlignLeft)
        # Beside the legend, or else in the card.
        legend = self.ways_on.sizeHint().width() + self.look.px(_LEGEND_SIGNS_WIDTH)
        legend += sum(words.sizeHint().width() for words in self._bounds)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._card_ways.setDirection(down if self._is_wide else across)
        is_beside = self.ways_on.parentWidget() is not self._verdict_card
        if is_beside != (legend <= self.width() - self.look.px(_STRIP_MARGINS_WIDTH)):
            if is_beside:
                self._card_ways.insertWidget(1, self.ways_on, 0, Qt.AlignmentFlag.AlignLeft)
            else:
                self._legend.addWidget(self.ways_on)
        # What is said while it grows moves nothing below.
        metrics = QFontMetricsF(self.progress.font())
        longest = (*self._phases(), self._judged(_WIDEST_NUMBER, _WIDEST_NUMBER))
        self.progress.setFixedWidth(round(max(map(metrics.horizontalAdvance, longest))) + 4)
        # Nor does a choice that is called by its other name.
        named, wide = self.better_button.text(), []
        answers = self.tr("Show the answer"), self.tr("Show all answers")
        for name in (*self._names, *answers):
            self.better_button.setText(name)
            wide.append(self.better_button.sizeHint().width())
        self.better_button.setText(named)
        self.better_button.setMinimumWidth(max(wide))
        lines = _FINDING_LINES - self._is_wide - (self.width() >= self.look.px(_MIN_ONE_LINE_WIDTH))
        # As a label rounds it, not as the font does.
        self._lines.setText("\n".join("X" * lines))
        self.found.setMinimumHeight(self._lines.heightForWidth(self.look.px(_MIN_ONE_LINE_WIDTH)))
        super()._arrange()


def _skill_words(net: int, lost: int, amount: Callable[[int], str], *, percent: bool) -> str:
    """Say what the decisions were worth: beside a computer player's first, then beside the best.

    Args:
        net: What they brought more than the computer's, in hundredths.
        lost: What the best would have brought more, in hundredths.
        amount: Formats hundredths: as points, or as a percentage.
        percent: Whether they are of the win chance.
    """
    translate = QCoreApplication.translate
    if percent:
        words = _chance_words(net, lost)
    elif lost and net > 0:
        words = translate(
            "ReviewPage",
            "Your decisions: {net} better than a fast computer player’s, {lost} short of the best.",
        )
    elif lost and net < 0:
        words = translate(
            "ReviewPage",
            "Your decisions: {net} worse than a fast computer player’s, {lost} short of the best.",
        )
    elif lost:
        words = translate(
            "ReviewPage",
            "Your decisions: as good as a fast computer player’s, {lost} short of the best.",
        )
    elif net > 0:
        words = translate(
            "ReviewPage",
            "Your decisions: {net} better than a fast computer player’s, and as good as the best.",
        )
    else:
        words = translate("ReviewPage", "Your decisions: as good as the best.")
    return words.format(net=amount(abs(net)), lost=amount(lost))


def _chance_words(net: int, lost: int) -> str:
    """Say what the decisions did for the win chance; as `_skill_words`, with its fields."""
    translate = QCoreApplication.translate
    if lost and net > 0:
        return translate(
            "ReviewPage",
            "Your decisions gave you {net} more win chance than a fast computer player’s, and "
            "{lost} less than the best.",
        )
    if lost and net < 0:
        return translate(
            "ReviewPage",
            "Your decisions gave you {net} less win chance than a fast computer player’s, and "
            "{lost} less than the best.",
        )
    if lost:
        return translate(
            "ReviewPage",
            "Your decisions gave you the same win chance as a fast computer player’s, and {lost} "
            "less than the best.",
        )
    if net > 0:
        return translate(
            "ReviewPage",
            "Your decisions gave you {net} more win chance than a fast computer player’s, and the "
            "same as the best.",
        )
    return translate("ReviewPage", "Your decisions: as good as the best.")


def _luck_words(chance: int, amount: Callable[[int], str], *, percent: bool) -> str:
    """Say what the draws gave or cost.

    Args:
        chance: What the draws gave, in hundredths.
        amount: Formats hundredths: as points, or as a percentage.
        percent: Whether they are of the win chance.
    """
    translate = QCoreApplication.translate
    words = translate("ReviewPage", "Luck made no difference.")
    if chance > 0 and percent:
        words = translate("ReviewPage", "Good luck raised the win chance by {luck}.")
    elif chance > 0:
        words = translate("ReviewPage", "Good luck was worth {luck}.")
    elif chance and percent:
        words = translate("ReviewPage", "Bad luck lowered the win chance by {luck}.")
    elif chance:
        words = translate("ReviewPage", "Bad luck cost {luck}.")
    return words.format(luck=amount(abs(chance)))


def _others_words(others: int, amount: Callable[[int], str], *, percent: bool) -> str:
    """Say what the others' moves gave or cost; as `_luck_words`."""
    translate = QCoreApplication.translate
    if others > 0 and percent:
        words = translate(
            "ReviewPage", "The other players’ moves raised the win chance by {others}."
        )
    elif others > 0:
        words = translate("ReviewPage", "The other players’ moves were worth {others}.")
    elif percent:
        words = translate(
            "ReviewPage", "The other players’ moves lowered the win chance by {others}."
        )
    else:
        words = translate("ReviewPage", "The other players’ moves cost {others}.")
    return words.format(others=amount(abs(others)))
