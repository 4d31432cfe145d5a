"""Shell: the page on which a decision is guessed before its numbers are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core import Seat
from engine.store import StoreError
from engine.store.guesses import KeptGuess, by_week
from engine.store.persons import profile
from ui.bridge.guesses import GuessPreparation, GuessQuestion
from ui.bridge.localise import localise
from ui.bridge.trail_progress import today
from ui.charts.library import Library
from ui.charts.panel import ChartPanel
from ui.kit.words import decimal, in_tenths
from ui.look.inputs import NumberBox
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.spacing import with_spacing
from ui.look.typography import Role
from ui.look.widgets import FittedLabel
from ui.shell.guess.charts import guesses
from ui.shell.review.decision_page import BoardPage
from ui.shell.widgets.basic import (
    DOT_SEPARATOR,
    Label,
    PaperCard,
    Sentence,
    announce,
    board_scopes,
    button,
)

if TYPE_CHECKING:
    from engine.store import Matches
    from ui.bridge.review import ReviewBridge
    from ui.kit.spec import GameTable
    from ui.look.style import Look
    from ui.shell.review.decision_strip import AnyVerdict

Later = Literal["", "busy", "held"]
"""Whether more decisions may be marked: no, or the review is running, or it may be continued."""
Note = Callable[[GuessQuestion, int], str]
"""Takes a guess where it answers a question of *My mistakes*, and says what becomes of that."""

LETTERS: Final = "ABCD"
"""What the choices are called, in order."""
_MAX_POINTS: Final = 300
"""The most final points that somebody may say."""
_NO_NUMBER: Final = -1
"""What the box of numbers holds while nothing is said."""
_HUNDREDTHS: Final = 100


class GuessPage(BoardPage):
    """One decision after another: look at the choices, guess one, then see what they cost.

    Before the guess nothing tells which choice is best, what any of them costs, or what was played.
    """

    told = Signal(int)
    """The input with which a decision of a review begins, once its answer was told."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, 1 + len(LETTERS), parent)
        self._name_choices(self.tr("Before"), *LETTERS)
        self.question: GuessQuestion | None = None
        """What is asked, or was guessed last; None while it is prepared."""
        self.guessed: int | None = None
        """The number of the choice that was guessed; None before."""
        self._matches: Matches | None = None
        self._note: Note | None = None
        self._question_words = ""
        self._ats: tuple[int, ...] = ()
        self._number = 0
        """The number of the decision, from 0."""
        self._begun: set[int] = set()
        """The inputs of all decisions that were asked, or could not be."""
        self._fresh: tuple[int, ...] = ()
        """The inputs of decisions that the review has marked since, and that were not asked."""
        self._later: Later = ""
        self._known: dict[int, GuessQuestion] = {}
        self._explained = 0
        """The number of the choice that the reasons are about."""
        self._results: list[bool] = []
        """Whether each guess was right."""
        self._has_ended = False
        """Whether nothing more of the decisions comes."""
        self._why_ended = ""
        """Why that is so, if it is not because all are there."""
        self.sentence = Sentence(look)
        self.preparing = GuessPreparation(self)
        self.preparing.came.connect(self._on_came)
        self.preparing.said.connect(self._on_said)
        self.preparing.ended.connect(self._on_ended)
        self._row = row = QHBoxLayout()
        with_spacing(look, row, gap=12)
        self.asked = FittedLabel(look, Role.STRONG)
        self.progress = Label(look, role="muted")
        row.addWidget(self.asked, 1)
        row.addWidget(self.progress)
        self.column.addLayout(row)
        self.guess_button = button("", self.guess, role="primary")
        self.next_button = button("", self.go_on, role="primary")
        # Where they are always seen, and move nothing when they come and go.
        for passing in (self.guess_button, self.next_button):
            self.bar.addWidget(passing)
            passing.hide()
        self.column.addWidget(self.sentence)
        self.told_words = Label(look, wrap=True)
        self.told_box = NumberBox()
        self.told_words.setBuddy(self.told_box)
        self.told_box.entered.connect(self.guess)
        self._add_to_card(self.told_words)
        self._add_to_card(self.told_box)
        self.schedule = Label(look, wrap=True)
        """What becomes of a question of *My mistakes*."""
        self._add_to_card(self.schedule)
        self.own_button = self._make_own_button(
            self.tr(
                "Show the decision from your own match in its review. Back returns to “My mistakes”"
            )
        )
        self._sight = QWidget()
        self._sight.setLayout(self._halves)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self._sight, 1)
        self._add_summary()
        assert self.scroller is not None
        for each in (self.scroller, self.next_button, *self.choice_buttons):
            each.installEventFilter(self)
        look.changed.connect(self._arrange)

    def _add_summary(self) -> None:
        """What is shown after the last decision."""
        look = self.look
        self._library = Library(self)
        self.summary = PaperCard(look)
        self.summary_heading = Label(look, face=Role.HEADING, wrap=True)
        self.summary_words = Label(look, wrap=True)
        self.summary.column.addWidget(self.summary_heading)
        self.summary.column.addWidget(self.summary_words)
        self.charts = tuple(ChartPanel(look, self._library) for _ in range(2))
        """How often guesses were right, and how far off numbers were."""
        self.chart_cards = tuple(PaperCard(look) for _ in self.charts)
        ends = QVBoxLayout()
        with_spacing(look, ends, gap=10)
        ends.addWidget(self.summary)
        for panel, card in zip(self.charts, self.chart_cards, strict=True):
            panel.be_low()
            panel.told.connect(lambda words, panel=panel: announce(panel, words))
            card.column.addWidget(panel, 1)
            ends.addWidget(card)
        for each in (self.summary, *self.chart_cards):
            each.hide()
        self.column.addLayout(ends)
        self.column.addStretch(0)

    # A match

    def open(
        self,
        bridge: ReviewBridge,
        spec: GameTable,
        matches: Matches,
        seat: Seat,
        ats: Sequence[int],
        note: Note | None = None,
        question: str = "",
    ) -> None:
        """Ask decisions of a match, in its order.

        Args:
            bridge: The match; it is this page's own from now on.
            spec: Its game.
            matches: Where guesses are kept.
            seat: Who decided.
            ats: The inputs with which the decisions began.
            note: Takes the guess, where it answers a question of *My mistakes*.
            question: What is said of that question there: its number, and what it is about.
        """
        self.shut()
        self._question_words = question
        self.bridge, self.spec, self._matches, self._seat = bridge, spec, matches, seat
        self._ats, self._note = tuple(sorted(ats)), note
        self._begun = {*self._ats}
        title = self.tr("Guess first: {title}")
        if note is not None:
            # Whoever chooses from a few is still there.
            title = QCoreApplication.translate("MistakesPage", "My mistakes: {title}")
        self.set_title(title.format(title=spec.title()))
        self.sentence.say("")
        for each in (self.summary, *self.chart_cards):
            each.hide()
        self._sight.show()
        self._has_ended, self._why_ended = False, ""
        self.preparing.begin(bridge, seat, self._ats, matches)
        self._begin()

    def shut(self) -> None:
        """Let go of the match."""
        self.preparing.stop()
        self.leave()
        self._known, self._results = {}, []
        self._ats, self._number = (), 0
        self._fresh, self._later = (), ""
        self.question = self.guessed = None
        super().shut()

    def leave(self) -> None:
        """Charts are heavy: none is kept while nobody looks."""
        for panel in self.charts:
            panel.drop()

    def enter(self) -> None:
        """The choices have the keyboard, or the way on."""
        if self.bridge is None:
            return
        if self._is_over:
            self._show_summary()
            (self.next_button if self._fresh else self.back_button).setFocus()
        elif self.guessed is not None and self.next_button.isVisible():
            self.next_button.setFocus()
        elif self.question is not None:
            self._checked_button().setFocus()

    @property
    def _is_over(self) -> bool:
        """Whether every decision was asked."""
        return self._number >= len(self._ats)

    def follow(self, ats: Sequence[int], later: Later) -> None:
        """Take what a review that is under way has marked since.

        Args:
            ats: The inputs with which the decisions begin that are not told yet.
            later: Whether more may be marked.
        """
        if self.bridge is None or self._note is not None:
            return
        before = self._fresh, self._later
        self._fresh = tuple(sorted({*ats} - {*self._begun}))
        self._later = later
        if self._is_over and before != (self._fresh, self._later):
            self._say_summary()
            announce(self, f"{self.summary_heading.text()}. {self.summary_words.text()}")

    def _take_fresh(self) -> None:
        """Ask what was marked since, too."""
        assert self.bridge is not None
        assert self._matches is not None
        fresh, self._fresh = self._fresh, ()
        self._ats = (*self._ats, *fresh)
        self._begun = {*self._begun, *fresh}
        self._has_ended, self._why_ended = False, ""
        self.sentence.say("")
        self.leave()
        for each in (self.summary, *self.chart_cards):
            each.hide()
        self._sight.show()
        self.preparing.begin(self.bridge, self._seat, fresh, self._matches)
        self._begin()

    # A decision

    def _begin(self) -> None:
        """Ask the next decision once its choices are there."""
        self.question = self.guessed = None
        self._clear()
        self._verdict_card.hide()
        self.next_button.hide()
        self.guess_button.hide()
        found = self._known.get(self._ats[self._number])
        if self._has_ended and (found is None or _lacks_answer(found)):
            self._give_up()
        elif found is not None:
            self._ask(found)
        else:
            self._drop_table()
            looking = self.tr("Looking for choices…")
            self.asked.setText(looking)
            self._show_progress(looking)

    def _clear(self) -> None:
        """Nothing is left of the answer before: not in a tip either, nor to a screen reader."""
        self._told = None
        self.own_button.hide()
        self.mark.show_mark("")
        for label in (self.plain, self.loss, self.why, self.help, self.schedule, *self.lines):
            label.setText("")
            label.hide()
        for line in self.reasons:
            line.tell("")
        self.sure.say("")
        self.sure.hide()

    def _on_came(self, question: GuessQuestion) -> None:
        self._known[question.at] = question
        if self._is_over or question.at != self._ats[self._number]:
            return
        if self.question is None:
            self._ask(question)
        elif question.verdicts and not self.question.verdicts:
            self.question = question
            if self.guessed is not None:
                self._tell()

    def _on_said(self, words: str) -> None:
        self._why_ended = words

    def _on_ended(self) -> None:
        """Nothing more comes; whoever looks at an answer is not disturbed."""
        self._has_ended = True
        if not self._is_over and (self.question is None or _lacks_answer(self.question)):
            self._give_up()

    def _give_up(self) -> None:
        """What is not there cannot be asked, and will not come."""
        self._ats = self._ats[: self._number]
        self._end()
        self.sentence.say(self._why_ended)

    def _ask(self, question: GuessQuestion) -> None:
        if len(question.plans) < 2:
            # There is nothing to choose from.
            self._go_past()
            return
        self.question = question
        self._show_progress("")
        number = self.tr("Decision {number} of {all}").format(
            number=self._number + 1, all=len(self._ats)
        )
        # A question of *My mistakes* is alone here, and has its number among the others.
        alone = self._question_words
        parts = (number if len(self._ats) > 1 else alone, self._place())
        self.asked.setText(DOT_SEPARATOR.join(filter(None, parts)))
        self.headline.setText(self.tr("Which choice is best?"))
        self.place.setText(
            self.tr("Look at each choice on the board, then guess. The numbers come afterwards.")
        )
        self.place.show()
        for number_of, button_of in enumerate(self.choice_buttons):
            button_of.setVisible(number_of <= len(question.plans))
        for number_of in range(len(question.plans)):
            self._say_line(number_of, self._choice_deeds(number_of))
        self._ask_number(question)
        self._verdict_card.show()
        self.guess_button.show()
        self._show_number(0)
        if self.isVisible():
            self.choice_buttons[0].setFocus()
        announce(self, f"{self.asked.text()}. {self.headline.text()}")

    def _ask_number(self, question: GuessQuestion) -> None:
        """Ask what the choice will bring, where a player can estimate it."""
        words = self.tr("Your final score, if the computer plays on from there (optional):")
        most, suffix = _MAX_POINTS, ""
        if question.unit == "percent":
            words = self.tr("Your win chance, if the computer plays on from there (optional):")
            most, suffix = 100, QCoreApplication.translate("records", "{number}%").format(number="")
        self.told_words.setText(words)
        self.told_box.setAccessibleName(words)
        self.told_box.setRange(_NO_NUMBER, most)
        self.told_box.setValue(_NO_NUMBER)
        self.told_box.setSuffix(suffix)
        self.told_box.setSpecialValueText(self.tr("no number"))
        self.told_box.setEnabled(True)
        for each in (self.told_words, self.told_box):
            each.setVisible(question.asks_value)

    def _place(self) -> str:
        """Where the match was then, in words."""
        assert self.spec is not None
        assert self.bridge is not None
        return self.spec.where(self.bridge.view_before(self._seat, self._ats[self._number]))

    def _choice_deeds(self, number: int) -> str:
        """What a choice does."""
        assert self.bridge is not None
        assert self.spec is not None
        assert self.question is not None
        at, acts = self.question.at, self.question.plans[number]
        names = [player.name for player in self.bridge.players]
        events = self.bridge.events_of(self._seat, at, acts)
        return self.spec.describe_moves(self._seat, acts, events, names, self.bridge.addressed)

    def _say_line(self, number: int, words: str) -> None:
        line = self.lines[1 + number]
        line.setText(f"{LETTERS[number]}: {words}")
        line.show()

    def show_choice(self, number: int) -> None:
        """Show the board before the decision (0), or with one of the choices, and say it."""
        self._show_number(number)
        announce(self, self.lines[number].text() or self._place())

    def _show_number(self, number: int) -> None:
        question = self.question
        if question is None or number > len(question.plans):
            return
        acts = question.plans[number - 1] if number else ()
        had_keyboard = any(one.hasFocus() for one in self.choice_buttons)
        self._show_acts(number, question.at, acts, self._place())
        if had_keyboard:
            self.choice_buttons[number].setFocus()
        letter = LETTERS[number - 1] if number else ""
        self.guess_button.setText(
            self.tr("&Guess {letter}").format(letter=letter) if letter else self.tr("&Guess")
        )
        self.guess_button.setEnabled(bool(letter))

    def _checked_button(self) -> QWidget:
        return next(one for one in self.choice_buttons if one.isChecked())

    # The guess

    @property
    def _can_guess(self) -> bool:
        """Whether a choice is on the board that may be guessed."""
        is_open = self.question is not None and self.guessed is None
        return is_open and not self.choice_buttons[0].isChecked()

    def guess(self) -> None:
        """Guess the choice that is on the board."""
        question = self.question
        if not self._can_guess or question is None:
            return
        self.told_box.interpretText()
        self.guessed = next(n for n, one in enumerate(self.choice_buttons) if one.isChecked()) - 1
        self.guess_button.hide()
        self.told_box.setEnabled(False)
        if question.verdicts:
            self._tell()
        else:
            self._show_progress(self.tr("Comparing the choices…"))
            self._checked_button().setFocus()

    def _tell(self) -> None:
        """Tell whether the guess was right, what every choice is worth, and why."""
        question, number = self.question, self.guessed
        assert question is not None
        assert number is not None
        self._show_progress("")
        verdict, unit = question.verdicts[number], question.unit
        right = question.is_right(number)
        self._results.append(right)
        self.mark.show_mark(verdict.mark)
        headline = self.tr("Right") if right else self.tr("Not the best choice")
        if right and number != question.best:
            headline = self.tr("Right: equally good")
        self.headline.setText(headline)
        self.place.setText(self._told_number(verdict))
        self.place.setVisible(bool(self.place.text()))
        for each in (self.told_words, self.told_box):
            each.hide()
        self.loss.setText(self._lost(verdict, unit, played=number == question.played))
        self.loss.show()
        self.sure.say(self._how_sure(verdict, unit))
        self.sure.show()
        for one in range(len(question.plans)):
            self._say_line(one, " ".join((self._choice_deeds(one), self._worth_of(one))))
        self._explain()
        self._keep(verdict, right=right)
        if self._note is not None:
            self.schedule.setText(self._note(question, number))
            self.schedule.show()
            self.own_button.setVisible(self.bridge is not None and self.bridge.cousin is not None)
        else:
            self.told.emit(question.at)
        self.help.setText(
            self.tr("A guess is right if nothing shows that its choice is worse than the best.")
        )
        self.help.show()
        is_last = self._number + 1 >= len(self._ats) and self._note is None
        is_last = is_last and not self._fresh and not self._later
        self.next_button.setText(self.tr("&Done") if is_last else self.tr("&Next"))
        self.next_button.show()
        self._arrange()
        self._laid.start()
        if self.isVisible():
            self.next_button.setFocus()
        announce(self, f"{headline}. {self.loss.text()}")

    def _worth_of(self, number: int) -> str:
        """What a choice is worth, beside the best."""
        question = self.question
        assert question is not None
        verdict, unit = question.verdicts[number], question.unit
        # As told, each is worth what the best is, less its loss.
        loss, own = in_tenths((verdict.loss, verdict.expected), _HUNDREDTHS)
        words = self.tr("About {value}, {loss} less than the best.")
        if number == question.best:
            words = self.tr("The best: about {value}.")
        elif question.is_right(number) and loss and unit == "points":
            # Another one may lose less, and that for sure.
            words = self.tr(
                "About {value}: equally good, since a difference of {loss} may be chance."
            )
        elif question.is_right(number):
            words = self.tr("About {value}: equally good.")
        elif not loss:
            words = self.tr("About {value}, a little less than the best.")
        elif unit == "percent":
            # A percentage that is less would be read as a part of the other one.
            words = self.tr("About {value}; the best has {best}.")
        best = QCoreApplication.translate("records", "{number}%")
        best = best.format(number=decimal(own + loss, places=0))
        lost = decimal(loss, places=0)
        said = words.format(value=self._worth(own, unit, 0), loss=lost, best=best)
        if number == question.played:
            was = self.tr("This was played.")
            if self.bridge is not None and self.bridge.cousin is not None:
                was = self.tr("This is the tempting choice.")
            said = " ".join((said, was))
        return said

    def _told_number(self, verdict: AnyVerdict) -> str:
        """What was said that it would bring, and what it is expected to; empty without."""
        told, question = self._told_value(), self.question
        if told is None or question is None:
            return ""
        _, own = in_tenths((verdict.loss, verdict.expected), _HUNDREDTHS)
        words = self.tr(
            "You said {told}. The computer expects about {value}, so you were {off} off."
        )
        if question.unit == "percent":
            words = self.tr("You said {told}. The computer expects about {value}.")
        if told == own:
            words = self.tr("You said {told}, exactly what the computer expects.")
        off = decimal(abs(told - own), places=0)
        said, value = (self._worth(each, question.unit, 0) for each in (told, own))
        return words.format(told=said, value=value, off=off)

    def _told_value(self) -> int | None:
        """What the player said, in hundredths; None for nothing."""
        question, value = self.question, self.told_box.value()
        is_told = question is not None and question.asks_value and value != _NO_NUMBER
        return value * _HUNDREDTHS if is_told else None

    def _explain(self) -> None:
        """Say why: of the guess if it cost something, else of what was played if that did."""
        question, number = self.question, self.guessed
        assert question is not None
        assert number is not None
        self._explained = number
        if not question.verdicts[number].mark and question.verdicts[question.played].mark:
            self._explained = question.played
        cousin = self.bridge is not None and self.bridge.cousin is not None
        tempting = cousin and self._explained != number
        self._say_why(question.verdicts[self._explained], question.unit, tempting=tempting)
        if self._explained != number and (self.why.text() or self._told is not None):
            words = self.tr("The reasons are about the choice that was played.")
            if cousin:
                words = self.tr("The reasons are about the tempting choice.")
            self.why.setText(" ".join(filter(None, (words, self.why.text()))))
            self.why.show()

    def _shows_made(self) -> bool:
        """Whether the board shows the choice that the reasons are about."""
        return self.choice_buttons[1 + self._explained].isChecked()

    def _keep(self, verdict: AnyVerdict, *, right: bool) -> None:
        """Keep the guess for the chart."""
        bridge, question = self.bridge, self.question
        assert bridge is not None
        assert question is not None
        assert self._matches is not None
        kept = KeptGuess(
            today(),
            str(bridge.game.id),
            bridge.person_at(self._seat),
            right,
            question.unit,
            verdict.expected,
            self._told_value(),
        )
        try:
            self._matches.guesses.keep(kept)
        except StoreError as error:
            self.sentence.say(localise(error))

    def go_on(self) -> None:
        """Ask the next decision, or tell how it went."""
        self.sentence.say("")
        if self._is_over:
            self._take_fresh()
        else:
            self._go_past()

    def _go_past(self) -> None:
        self._number += 1
        if self._is_over:
            self._end()
        else:
            self._begin()

    def _end(self) -> None:
        """Every decision was asked; a question of *My mistakes* leads back there."""
        self.preparing.stop()
        if self._note is not None and self._results:
            self.back.emit()
            return
        if self._fresh:
            self._take_fresh()
            return
        self.question = None
        self._clear()
        self._drop_table()
        self._verdict_card.hide()
        for each in (self.next_button, self.guess_button):
            each.hide()
        self.asked.setText("")
        self._show_progress("")
        self._show_summary()
        if self.isVisible():
            self.back_button.setFocus()
        announce(self, f"{self.summary_heading.text()}. {self.summary_words.text()}")

    def _show_summary(self) -> None:
        """How often it was right now, and by week."""
        assert self._matches is not None
        assert self.bridge is not None
        self._say_summary()
        own = profile(self.bridge.person_at(self._seat))
        kept = self._matches.guesses
        told = guesses(by_week(kept.rows(lambda name: profile(name) == own)))
        if kept.sentence is not None:
            sentence, kept.sentence = kept.sentence, None
            self.sentence.say(localise(sentence))
        self._sight.hide()
        self.summary.show()
        for number, (panel, card) in enumerate(zip(self.charts, self.chart_cards, strict=True)):
            card.setVisible(number < len(told))
            if number < len(told):
                panel.put(told[number])

    def _say_summary(self) -> None:
        """Say how often it was right, and whether there is more to guess, or may be."""
        right, count = sum(self._results), len(self._results)
        said = self.tr("There was nothing to guess.")
        if count:
            said = self.tr("You got {right} of {all} right.").format(right=right, all=count)
        heading, more = self.tr("That was all"), ""
        if self._fresh:
            heading = self.tr("More to guess")
            more = self.tr("The review has marked %n more decision(s).", "", len(self._fresh))
        elif self._later == "busy":
            heading = self.tr("That’s all so far")
            more = self.tr(
                "The review is still running. If it marks more decisions, you can guess them here."
            )
        elif self._later == "held":
            heading = self.tr("That’s all so far")
            more = self.tr("You have stopped the review. It may mark more if you continue it.")
        self.summary_heading.setText(heading)
        self.summary_words.setText(" ".join(filter(None, (said, more))))
        self.next_button.setText(self.tr("&Next"))
        self.next_button.setVisible(bool(self._fresh))

    def _show_progress(self, words: str) -> None:
        self.progress.setText(words)
        self.progress.setVisible(bool(words))
        if words:
            announce(self, words)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space shows the next choice, except on a button; arrows and Enter do everywhere."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            ways = self._ways()
            if watched is self.next_button:
                # There Enter presses it.
                ways = ways[:-1]
            on_button = watched in (self.next_button, *self.choice_buttons)
            if obey(ways[on_button:], event):
                return True
        return super().eventFilter(watched, event)

    def _ways(self) -> tuple[Shortcut, ...]:
        """Return the keys of the choices; the first presses a button, too, and so does the last."""
        following = self.tr("Show the next choice")
        letters = (
            Shortcut(
                (str(number),),
                self.tr("Show choice {letter}").format(letter=letter),
                partial(self.show_choice, number),
                partial(self._has, number),
            )
            for number, letter in enumerate(LETTERS, 1)
        )
        return (
            Shortcut(("Space",), following, self.next_choice, partial(self._has, 1)),
            Shortcut(("Left", "Right"), following, self.next_choice, partial(self._has, 1)),
            *letters,
            Shortcut(
                ("Return", "Enter"),
                self.tr("Guess the choice on the board"),
                self.guess,
                lambda: self._can_guess,
                repeats=False,
            ),
        )

    def _has(self, number: int) -> bool:
        """Whether there is such a choice."""
        return self.question is not None and number <= len(self.question.plans)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the page."""
        return (*self._ways(), *super().shortcuts())

    def scopes(self) -> Sequence[Scope]:
        """Return the shortcuts of the page, and those of the board that it leaves."""
        return board_scopes(self, self.table, self._ways())


def _lacks_answer(question: GuessQuestion) -> bool:
    """Whether something can be guessed whose worth is not known."""
    return len(question.plans) > 1 and not question.verdicts
