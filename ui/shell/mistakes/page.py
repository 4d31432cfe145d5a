"""Shell: the page on which one's own costly decisions are asked once more, a few a day."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QFileInfo, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core import Action, GameId, Seat
from engine.store import StoreError
from engine.store.cousins import CousinAnswer
from engine.store.mistakes import (
    MAX_QUESTIONS_PER_DAY,
    SRS_INTERVALS,
    ScheduledDrill,
    spread_out,
)
from ui.bridge.drills import DrillBridge, DrillJudge, JudgedDrill, practised
from ui.bridge.localise import date_words, localise
from ui.bridge.review import kept_review
from ui.bridge.trail_progress import today
from ui.charts.library import Library
from ui.charts.panel import ChartPanel
from ui.kit.words import capital, listed
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.spacing import with_spacing
from ui.look.typography import Role
from ui.look.widgets import FittedLabel
from ui.shell.mistakes.charts import practice
from ui.shell.players.choice import PlayerChoice
from ui.shell.review.decision_page import BoardPage
from ui.shell.trail.art import day_name
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
    from ui.bridge.controller import AppController, WatchResult
    from ui.bridge.guesses import GuessQuestion
    from ui.bridge.jobs.cooperative import ProgressSteps
    from ui.kit.spec import GameTable
    from ui.look.style import Look
    from ui.shell.review.decision_strip import AnyVerdict

Wait = Callable[["ProgressSteps[Any]", str, Callable[[Any], None]], None]
"""Works through some steps, under some words, and gives what came of them."""

_COMING_DAYS_LISTED: Final = 5
"""How many of the days to come are told."""

_TABLE_MARGIN: Final = 6
"""The air beside the table, in logical pixels at 100 %."""


class MistakesPage(BoardPage):
    """One question after another: decide once more, by mouse or keys, then see what it costs.

    Before the answer nothing tells what was done, or what came of it.
    """

    cued = Signal(str)
    """The name of a sound that belongs to what happens at the table."""
    guess_wanted = Signal()
    """Answer the question by choosing among a few choices."""

    def __init__(
        self,
        look: Look,
        controller: AppController,
        specs: Mapping[GameId, GameTable],
        wait: Wait,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, 3, parent)
        self._controller, self._specs, self._wait = controller, specs, wait
        self._name_choices(self.tr("Answer"), self.tr("Then"), self.tr("Better"))
        self.set_title(self.tr("My mistakes"))
        self.asked: ScheduledDrill | None = None
        """The question that is asked, or was answered last."""
        self.answer: JudgedDrill | None = None
        """How it was judged; None before."""
        self._at = 0
        """The input with which the decision began that is asked."""
        self._number = ""
        self._passed: set[tuple[str, int, int]] = set()
        """Questions that stay due, and are not asked again before the page was left."""
        self._asked: list[tuple[str, int, int]] = []
        """The questions that were asked since the page was opened, the last one at the end."""
        self._extra: set[tuple[str, int, int]] = set()
        """Questions that were answered besides the schedule on `_extra_day`."""
        self._extra_day = today()
        self._done = 0
        self._wanted: ScheduledDrill | None = None
        """Whose match is being opened."""
        self._now: tuple[ScheduledDrill, ...] | None = None
        """What is asked now, besides the schedule; None for what is due."""
        self._is_guessed = False
        """Whether the question was answered by choosing, on another page."""
        self.judging = DrillJudge(self)
        self.judging.grew.connect(self._on_grew)
        self.judging.said.connect(self._on_said)
        self.judging.ended.connect(self._on_ended)
        self._row = row = QHBoxLayout()
        with_spacing(look, row, gap=12)
        # In one line, in smaller letters if need be: the board has the room.
        self.question = FittedLabel(look, Role.STRONG)
        self.progress = Label(look, role="muted")
        self.stop_button = button(
            self.tr("&Stop"),
            self.stop,
            hint=self.tr("Skip checking; the question will come back"),
        )
        self.next_button = button("", self.go_on, role="primary")
        self.guess_button = button(
            self.tr("Choose fro&m a few"),
            self.guess_wanted.emit,
            hint=self.tr("Answer by choosing one of up to four choices"),
        )
        # Where they are always seen, and move nothing when they come and go.
        for passing in (self.guess_button, self.next_button):
            self.bar.addWidget(passing)
            passing.hide()
        row.addWidget(self.question, 1)
        row.addWidget(self.progress)
        # Not where *Next question* comes: a second click would go on.
        row.addWidget(self.stop_button)
        self.stop_button.hide()
        self.column.addLayout(row)
        self.sentence = Sentence(look)
        self.column.addWidget(self.sentence)
        self.plan_card = self._make_plan_card()
        self._plan = QVBoxLayout()
        with_spacing(look, self._plan, gap=10)
        self._plan.addWidget(self.plan_card)
        self.chart = ChartPanel(look, Library(self))
        """What first answers to similar positions cost, by week."""
        self.chart.be_low()
        self.chart.told.connect(self._on_told)
        self.chart_card = PaperCard(look)
        self.chart_card.column.addWidget(self.chart, 1)
        self.chart_card.hide()
        self._plan.addWidget(self.chart_card)
        self.column.addLayout(self._plan)
        sight = QWidget()
        sight.setLayout(self._halves)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(sight, 1)
        self.again = Label(look, wrap=True)
        self._add_to_card(self.again)
        self.own_button = self._make_own_button(
            self.tr("Show the decision from your own match in its review. Back returns here")
        )
        assert self.scroller is not None
        for each in (self.scroller, self.next_button, *self.choice_buttons):
            each.installEventFilter(self)
        look.changed.connect(self._arrange)

    def _fit(self) -> None:
        super()._fit()
        # The table has the room that it has where it is played at.
        air = self.look.air
        self.column.setContentsMargins(air(_TABLE_MARGIN), 0, air(_TABLE_MARGIN), air(4))

    def _arrange(self) -> None:
        super()._arrange()
        # Words and cards begin where those of other pages do.
        inset = self.look.px(20) - self.look.air(_TABLE_MARGIN)
        for layout in (self._row, self._plan):
            layout.setContentsMargins(inset, 0, inset, 0)
        beside = 0 if self._verdict_card.isHidden() else inset
        self._halves.setContentsMargins(beside, 0, 0 if self._is_wide else beside, 0)

    def _make_plan_card(self) -> PaperCard:
        look = self.look
        card = PaperCard(look)
        self.plan_heading = Label(look, face=Role.HEADING, wrap=True)
        self.plan_words = Label(look, wrap=True)
        self.plan_help = Label(look, face=Role.SMALL, role="muted", wrap=True)
        self.ask_button = button(self.tr("&Ask me"), self.open, role="primary", tag=look)
        self.player = PlayerChoice(look, self._controller)
        self.player.chosen.connect(self._show_plan)
        card.column.addWidget(self.player)
        for each in (self.plan_heading, self.plan_words, self.plan_help):
            card.column.addWidget(each)
        card.column.addWidget(self.ask_button, 0, Qt.AlignmentFlag.AlignLeft)
        days = self.tr(
            "Costly decisions marked in a review come back as questions after {days} days."
        )
        self.plan_help.setText(
            " ".join(
                (
                    days.format(days=listed([str(each) for each in SRS_INTERVALS])),
                    self.tr(
                        "If your answer is wrong, the question starts again from the first "
                        "interval. Once you have answered it correctly every time it comes "
                        "up, it counts as learned."
                    ),
                    self.tr(
                        "From the second time on, you are asked about a similar decision from "
                        "another deal, if there is one."
                    ),
                    self.tr("You get at most %n question(s) a day.", "", MAX_QUESTIONS_PER_DAY),
                )
            )
        )
        return card

    # One question after another

    def open(self, now: Sequence[ScheduledDrill] | None = None) -> None:
        """Ask what is due, from the first one on.

        Args:
            now: What is asked now, besides the schedule; None for what is due.
        """
        self._now = None if now is None else tuple(now)
        self._passed.clear()
        self._asked.clear()
        self._done = 0
        self.go_on()

    def go_on(self) -> None:
        """Ask the next one, or tell when the next ones come."""
        self.shut()
        self.sentence.say("")
        rows = self._due()
        if rows:
            asked = self._wanted = rows[0]
            steps = self._controller.questioning(asked, similar=self._now is None)
            words = self.tr("Opening the match…")
            self._wait(steps, words, lambda watching: self._come(asked, watching))
        else:
            self._show_plan()

    def _due(self) -> list[ScheduledDrill]:
        """What is still asked, in the order in which it is."""
        day = today()
        if day != self._extra_day:
            self._extra, self._extra_day = set(), day
        plan = self._controller.questions(day)
        if self._now is not None:
            left = [row for row in self._now if row.key not in self._passed]
            # Nobody is asked twice on a day before all else was asked once.
            twice = plan.answered_today | self._extra
            fresh = [row for row in left if row.key not in twice]
            again = [row for row in left if row.key in twice]
            return [*spread_out(fresh, self._asked), *spread_out(again, self._asked)]
        known = self._passed | self._extra
        rows = [row for row in plan.due_today if row.key not in known][: plan.left]
        return spread_out(rows, self._asked)

    def _come(self, asked: ScheduledDrill, watching: WatchResult) -> None:
        """The match of a question was opened, as far as that went."""
        bridge = watching.bridge
        spec = None if bridge is None else self._specs.get(bridge.game.id)
        is_wanted = self._wanted is asked
        if (
            is_wanted
            and spec is not None
            and isinstance(bridge, DrillBridge)
            and bridge.can_ask(*_asked_in(bridge, asked))
        ):
            self._ask(asked, bridge, spec)
            return
        if bridge is not None:
            bridge.close()
            bridge.deleteLater()
        if is_wanted:
            self._passed.add(asked.key)
            if bridge is None:
                # The file may be there to be read again.
                words = self.tr("One question cannot be asked right now. It will come back later.")
            else:
                words = self._drop(asked)
            self.go_on()
            self.sentence.say(" ".join(filter(None, (words, watching.sentence))))

    def _ask(self, asked: ScheduledDrill, bridge: DrillBridge, spec: GameTable) -> None:
        self._wanted = None
        self._asked.append(asked.key)
        self.bridge, self.spec = bridge, spec
        self._seat, self._at = _asked_in(bridge, asked)
        self.asked, self.answer = asked, None
        self.guess_button.show()
        # With a game's title it is too long for the face of other pages.
        self.heading.set_face(Role.HEADING)
        self.set_title(self.tr("My mistakes: {title}").format(title=spec.title()))
        self.plan_card.hide()
        self.chart_card.hide()
        self.leave()
        self._verdict_card.hide()
        self._show_progress()
        bridge.answered.connect(self._on_answered, Qt.ConnectionType.QueuedConnection)
        bridge.ask(self._seat, self._at)
        self._number = self.tr("Question {number} of {all}").format(
            number=self._done + 1, all=self._done + len(self._due())
        )
        where = DOT_SEPARATOR.join((self.about, self._place(self._at)))
        self.question.setText(self.tr("{question}: what would you do?").format(question=where))
        table = self._make_table()
        table.cued.connect(self.cued)
        table.setFocus()
        announce(self, self.question.text())

    @property
    def about(self) -> str:
        """What is said of the question: its number, and its match, or the lesson of a similar one.

        The lesson is what is decided, and not how.
        """
        asked, spec = self.asked, self.spec
        if not self._is_similar or asked is None or asked.taught is None or spec is None:
            return DOT_SEPARATOR.join(filter(None, (self._number, self._match())))
        lesson = capital(spec.review_words.lesson(asked.taught.lesson))
        similar = self.tr("similar decision, another deal")
        return DOT_SEPARATOR.join(filter(None, (self._number, lesson, similar)))

    @property
    def decision(self) -> tuple[Seat, int]:
        """The seat that is asked, and the input with which its decision began."""
        return self._seat, self._at

    @property
    def _is_similar(self) -> bool:
        """Whether a similar position is asked instead of the mistake."""
        return isinstance(self.bridge, DrillBridge) and self.bridge.cousin is not None

    def _match(self) -> str:
        """Which match it is of: what was chosen for it, and the day on which it ended."""
        bridge, spec = self.bridge, self.spec
        assert bridge is not None
        assert spec is not None
        ended = QFileInfo(str(bridge.path or "")).lastModified().date()
        day = date_words(ended)
        return ", ".join(filter(None, (spec.summary(bridge.config), day)))

    def _place(self, at: int) -> str:
        """Where the match was then, in words."""
        assert self.spec is not None
        assert self.bridge is not None
        return self.spec.where(self.bridge.view_before(self._seat, at))

    def _drop(self, asked: ScheduledDrill) -> str:
        """Forget a question that its match does not fit any more, and say so.

        One that is asked besides the schedule is only passed over: nothing is noted then.
        """
        try:
            if self._now is None:
                self._controller.matches.mistakes.forget(asked)
        except StoreError as error:
            return localise(error)
        return self.tr("One question could no longer be asked and was skipped.")

    def shut(self) -> None:
        """Let go of the match; what is not judged yet stays due."""
        self.judging.stop()
        # Until the next question is there, the page names no game.
        self.set_title(self.tr("My mistakes"))
        self.asked = self.answer = self._wanted = None
        self._is_guessed = False
        self._verdict_card.hide()
        self.next_button.hide()
        self.guess_button.hide()
        self.own_button.hide()
        super().shut()

    def enter(self) -> None:
        """The table has the keyboard, or the way on."""
        if self._is_guessed:
            self.go_on()
        elif self.table is None:
            self._show_plan()
        elif self.asked is not None and self.judging.busy:
            self.stop_button.setFocus()
        elif self._verdict_card.isHidden():
            self.table.setFocus()
        else:
            self.next_button.setFocus()

    # The answer

    def _on_answered(self, acts: tuple[Action, ...]) -> None:
        bridge, asked = self.bridge, self.asked
        if not isinstance(bridge, DrillBridge) or asked is None:
            return
        self.question.setText(self.about if self._is_similar else self._number)
        self.guess_button.hide()
        # The next table is one that is only looked at.
        self._drop_table()
        bridge.read_only = True
        self._show_acts(0, self._at, acts, self._place(self._at))
        line = kept_review(self._controller.matches, bridge.kept_as, self._seat)
        hints = self._controller.matches.hints(bridge.kept_as)
        self.judging.begin(bridge, self._seat, self._at, acts, line, hints)
        self._show_progress()
        self.stop_button.setFocus()
        announce(self, self.progress.text())

    def take_guess(self, question: GuessQuestion, number: int) -> str:
        """Take an answer that was chosen on another page, and say when the question comes back.

        Args:
            question: The question there, with all that is known of its choices.
            number: The number of the choice.
        """
        asked = self.asked
        if asked is None or self._at != question.at:
            return ""
        self._is_guessed = True
        self._done += 1
        then, answer = question.verdicts[question.played], question.verdicts[number]
        return self._onward(asked, JudgedDrill(question.unit, then, answer))

    def stop(self) -> None:
        """Leave it unjudged."""
        self.judging.stop()
        self._on_ended(None)

    def _on_grew(self, judged: JudgedDrill) -> None:
        loss = self._worth(judged.answer.loss, judged.unit)
        self.progress.setText(
            self.tr("Playing out the match… about {loss} lost so far").format(loss=loss)
        )

    def _on_said(self, words: str) -> None:
        self.sentence.say(words)

    def _on_ended(self, judged: JudgedDrill | None) -> None:
        asked = self.asked
        if asked is None or self.bridge is None:
            return
        self.answer = judged
        self._show_progress()
        if judged is None:
            self._passed.add(asked.key)
            self._show_unjudged()
        else:
            self._done += 1
            self._show_verdict(asked, judged)
        more = bool(self._due())
        self.own_button.setVisible(self._is_similar and judged is not None)
        self.next_button.setText(self.tr("&Next question") if more else self.tr("&Done"))
        self._verdict_card.show()
        self.next_button.show()
        self._arrange()
        self._laid.start()
        self.next_button.setFocus()

    def _show_unjudged(self) -> None:
        self.mark.show_mark("")
        self.headline.setText(self.tr("Not checked"))
        localise = (
            self.place,
            self.plain,
            self.loss,
            self.sure,
            self.why,
            *self.reasons,
            self.help,
        )
        for each in (*localise, *self.lines, *self.choice_buttons):
            each.hide()
        self.again.setText(self.tr("This answer does not count; the question will come back."))
        announce(self, self.headline.text())

    def _show_verdict(self, asked: ScheduledDrill, judged: JudgedDrill) -> None:
        verdict, now, at = judged.verdict, judged.answer, self._at
        was_wrong = bool(verdict.mark)
        right = judged.right
        self.mark.show_mark(now.mark)
        headline = capital(self._mark(now.mark)) or self.tr("Not the best choice")
        headline = self.tr("Good decision") if right else headline
        headline = self.tr("Equally good") if now.equal else headline
        self.headline.setText(headline)
        self.place.setText(self._place(at))
        same = self._alike(verdict, now.acts, verdict.acts)
        self.loss.setText(self._lost(now, judged.unit, played=same))
        self.sure.say(self._how_sure(now, judged.unit))
        as_then = not same and self._alike(verdict, now.best, verdict.acts)
        localise = [*(self._deeds(verdict, acts) for acts in (now.acts, verdict.acts))]
        localise.append(self._better(now))
        if as_then:
            was = self.tr("This is what you did back then.")
            if self._is_similar:
                was = self.tr("This is the tempting choice.")
            localise[-1] = " ".join((localise[-1], was))
        lines = (
            self._answer_line(same=same),
            self._other_line(was_wrong=was_wrong),
            self._best_line(now),
        )
        differs = not self._alike(verdict, now.acts, now.best)
        shown = (True, not same and not as_then, differs)
        lost = self._loss_of(verdict, judged.unit)
        self.choice_buttons[1].setText(self.tr("Tempting") if self._is_similar else self.tr("Then"))
        self.choice_buttons[2].setText(self._best_name(now))
        for number, (words, deeds) in enumerate(zip(lines, localise, strict=True)):
            self.lines[number].setText(words.format(deeds=deeds, loss=lost))
            self.lines[number].setVisible(shown[number])
            self.choice_buttons[number].setVisible(shown[number] and sum(shown) > 1)
        self.place.show()
        self.loss.show()
        self.sure.show()
        self._say_why(verdict if right else now, judged.unit, tempting=self._is_similar and right)
        # Else it would be read as what the answer brings.
        words = self.tr("This compares the computer’s choice with the one you just made.")
        if right:
            words = self.tr(
                "This compares the computer’s choice with the one you made in the match."
            )
            if self._is_similar:
                words = self.tr("This compares the computer’s choice with the tempting one.")
        if self.why.text() or self._told is not None:
            self.why.setText(" ".join(filter(None, (words, self.why.text()))))
            self.why.show()
        self.help.setText(
            self.tr(
                "An answer is right if nothing shows that it is worse than the best. It is judged "
                "by what you knew at the time."
            )
        )
        self.help.show()
        self.again.setText(self._onward(asked, judged))
        self._check(0)
        announce(self, f"{headline}. {self.loss.text()} {self.again.text()}")

    def _answer_line(self, *, same: bool) -> str:
        """What stands before an answer, which may be the same as the choice beside it."""
        if not same:
            return self.tr("Your answer: {deeds}")
        if self._is_similar:
            return self.tr("Your answer, the tempting choice: {deeds}")
        return self.tr("Your answer, the same as back then: {deeds}")

    def _other_line(self, *, was_wrong: bool) -> str:
        """What stands before what was done then, or tempts."""
        if self._is_similar:
            lost = self.tr("Tempting ({loss} lost): {deeds}")
            return lost if was_wrong else self.tr("Tempting: {deeds}")
        lost = self.tr("Back then ({loss} lost): {deeds}")
        return lost if was_wrong else self.tr("Back then: {deeds}")

    def _best_name(self, now: AnyVerdict) -> str:
        """What the best is beside an answer: better only where that lost something."""
        if now.mark:
            return self.tr("Better")
        return self.tr("Equally good") if now.equal else self.tr("Computer’s choice")

    def _onward(self, asked: ScheduledDrill, judged: JudgedDrill) -> str:
        """Note how it was answered, and say when it comes back."""
        if self._now is not None:
            self._passed.add(asked.key)
            self._extra.add(asked.key)
            return self.tr("This was an extra question; the schedule stays as it is.")
        kept = self._controller.matches.mistakes
        try:
            if self._is_similar:
                self._keep_result(asked, judged)
            elif not judged.verdict.mark:
                kept.forget(asked)
                return self.tr(
                    "A newer review no longer counts this decision as a mistake, so it will not "
                    "come back."
                )
            after = kept.answer(asked, today(), right=judged.right)
        except StoreError as error:
            self._passed.add(asked.key)
            return localise(error)
        if after is None:
            self._passed.add(asked.key)
            return self.tr(
                "This does not count: the question is no longer in your list of mistakes."
            )
        if after.learned:
            return self.tr("Learned. You won’t be asked again.")
        days = SRS_INTERVALS[after.rung]
        if days == 1:
            return self.tr("You will be asked again tomorrow.")
        return self.tr("You will be asked again in %n day(s).", "", days)

    def _keep_result(self, asked: ScheduledDrill, judged: JudgedDrill) -> None:
        """Keep for the chart what the first answer to a similar position cost.

        Raises StoreError.
        """
        assert self.bridge is not None
        if asked.cousin == 0 and asked.taught is not None:
            game, loss = str(self.bridge.game.id), judged.answer.loss
            made = today(), game, asked.name, judged.unit, loss, asked.taught.loss
            self._controller.matches.cousins.keep(CousinAnswer(*made))

    def show_choice(self, number: int) -> None:
        """Show on the board what was decided now (0), then (1), or what is best (2)."""
        judged = self.answer
        if judged is None or self.asked is None:
            return
        acts = (judged.answer.acts, judged.verdict.acts, judged.answer.best)[number]
        self._show_acts(number, self._at, acts, self._place(self._at))
        announce(self, self.lines[number].text())

    # What is told besides

    def _show_progress(self) -> None:
        busy = self.judging.busy
        self.progress.setText(self.tr("Checking your answer…") if busy else "")
        self.progress.setVisible(busy)
        self.stop_button.setVisible(busy)

    def _show_plan(self) -> None:
        """Nothing is due: when the next come."""
        self.heading.set_face(Role.TITLE)
        self.set_title(self.tr("My mistakes"))
        self._verdict_card.hide()
        self.question.setText("")
        self._show_progress()
        self.player.renew()
        plan = self._controller.questions(today())
        rows = [row for row in plan.due_today if row.key not in self._extra]
        due_today = min(len(rows), plan.left)
        heading = self.tr("%n mistake(s) to revisit today", "", due_today)
        self.plan_heading.setText(heading if due_today else self.tr("That’s all for today"))
        self.ask_button.setVisible(bool(due_today))
        days = [*plan.coming.items()][:_COMING_DAYS_LISTED]
        lines = [
            self.tr("{day}: {questions}").format(
                day=day_name(day), questions=self.tr("%n question(s)", "", count)
            )
            for day, count in days
        ]
        if not lines:
            lines = [self.tr("No questions left. Review your matches to get new ones.")]
        if plan.learned:
            lines.append(self.tr("%n learned.", "", plan.learned))
        self.plan_words.setText("\n".join(lines))
        self.plan_card.show()
        self._show_chart()
        (self.ask_button if due_today else self.back_button).setFocus()
        announce(self, f"{self.plan_heading.text()}. {self.plan_words.text()}")

    def _show_chart(self) -> None:
        """What similar positions cost by week, from the second week on."""
        told = practice(practised(self._controller))
        self.chart_card.setVisible(told is not None)
        if told is not None:
            self.chart.put(told)

    def _on_told(self, words: str) -> None:
        announce(self.chart, words)

    def leave(self) -> None:
        """Let go of the chart: it is heavy, and none is kept while nobody looks."""
        self.chart.drop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space shows the next choice on the board, except on a button; arrows do everywhere."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            on_button = watched in (self.next_button, *self.choice_buttons)
            if obey(self._ways()[on_button:], event):
                return True
        return super().eventFilter(watched, event)

    def _ways(self) -> tuple[Shortcut, ...]:
        """Return the keys that lead from choice to choice; the first presses a button, too."""
        words = self.tr("Show the next choice")

        def is_answered() -> bool:
            return self.answer is not None

        return (
            Shortcut(("Space",), words, self.next_choice, is_answered),
            Shortcut(("Left", "Right"), words, self.next_choice, is_answered),
        )

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the page."""
        return (*self._ways(), *super().shortcuts())

    def scopes(self) -> Sequence[Scope]:
        """Return the shortcuts of the page and of its table."""
        return board_scopes(self, self.table, ())


def _asked_in(bridge: DrillBridge, asked: ScheduledDrill) -> tuple[Seat, int]:
    """The seat that is asked, and the input with which its decision began."""
    cousin = bridge.cousin
    return (Seat(asked.seat), asked.at) if cousin is None else (cousin.seat, cousin.at)
