"""Shell: the postcard of the match that the result page shows."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from engine.core import HUMAN_SEAT
from ui.bridge.trail_progress import TrailDeal, TrailService, today
from ui.kit.medals import medal_name
from ui.kit.words import capital
from ui.look.style import Look
from ui.shell.result.next_steps import does_not_count
from ui.shell.result.postcard import POSTCARD_SIZE, PostcardButtons, postcard
from ui.shell.trail.art import day_name
from ui.shell.widgets.basic import PaperCard

if TYPE_CHECKING:
    from ui.bridge.controller import AppController
    from ui.bridge.outcome import Outcome
    from ui.kit.spec import GameTable


_PREVIEW_WIDTH: Final = 320
"""Of the small picture of it, in pixels at 100 %."""
_REST_MS: Final = 200
"""How long the page stands still before the picture is painted, which holds it up."""


class PostcardCard(PaperCard):
    """Offers a picture of how a match ended, with score, deal code and attempts."""

    def __init__(
        self,
        look: Look,
        controller: AppController,
        scroller: QScrollArea,
        parent: QWidget | None = None,
    ) -> None:
        """Take also what scrolls the page: the card comes into view when it is unfolded."""
        super().__init__(look, self.tr("Postcard"), parent)
        self._look, self._controller, self._scroller = look, controller, scroller
        # The page may grow after it has scrolled, as when charts come.
        scroller.verticalScrollBar().rangeChanged.connect(self._stay_in_view)
        self._match: tuple[Outcome, GameTable] | None = None
        self.buttons = PostcardButtons(
            look,
            self.paint,
            self._file_name,
            copy=self.tr("Copy postcard"),
            save=self.tr("Save postcard…"),
        )
        self.preview = QLabel()
        self.preview.setAccessibleName(self.tr("Postcard"))
        # Its room is kept, so that nothing moves when it comes.
        self._fit()
        look.changed.connect(self._fit)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._come_into_view)
        scroller.verticalScrollBar().valueChanged.connect(self.await_view)
        self.column.addWidget(self.preview)
        self.column.addWidget(self.buttons, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_match(self, outcome: Outcome | None, spec: GameTable | None) -> None:
        """Offer the postcard of a match; None for none, as long as its deal is hidden."""
        self._match = None if outcome is None or spec is None else (outcome, spec)
        self.buttons.sentence.say("")
        self.preview.clear()
        self.setVisible(self._match is not None)

    def unfold(self) -> None:
        """Show the postcard, small, and put the focus on what copies it.

        Otherwise it is painted when it comes into view: that takes a quarter of a second.
        """
        self._show_preview()
        self.buttons.copy_button.setFocus()
        # Its place is known once the page has its new layout.
        QTimer.singleShot(0, self, self._stay_in_view)

    def await_view(self) -> None:
        """Paint the postcard soon if it is in view then."""
        if self.preview.pixmap().isNull():
            self._rest.start()

    def _come_into_view(self) -> None:
        if self.preview.pixmap().isNull() and not self.preview.visibleRegion().isEmpty():
            self._show_preview()

    def _fit(self) -> None:
        """Keep room for the picture, which is painted anew in other colours."""
        wide = self._look.px(_PREVIEW_WIDTH)
        high = round(wide * POSTCARD_SIZE.height() / POSTCARD_SIZE.width())
        self.preview.setFixedSize(wide, high)
        if not self.preview.pixmap().isNull():
            self.preview.clear()
            self.await_view()

    def _show_preview(self) -> None:
        made = self.paint()
        if isinstance(made, QImage):
            ratio = self.devicePixelRatioF()
            wide = round(self._look.px(_PREVIEW_WIDTH) * ratio)
            small = made.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
            small.setDevicePixelRatio(ratio)
            self.preview.setPixmap(QPixmap.fromImage(small))

    def _stay_in_view(self) -> None:
        if self.preview.isVisible() and self.buttons.has_focus:
            self._scroller.ensureWidgetVisible(self)

    def paint(self) -> QImage | str:
        """The postcard; empty where there is none."""
        if self._match is None:
            return ""
        outcome, spec = self._match
        day = self._day()
        told = "" if day is None else day_name(day)
        words = told, self._result(outcome, spec), self._attempts(outcome)
        return postcard(self._look, spec, outcome, words)

    def _day(self) -> date | None:
        """The day on which the match ended, by the records; None if they do not have it.

        Its file tells nothing of that: it may have been copied here.
        """
        assert self._match is not None
        outcome = self._match[0]
        game, code, config = str(outcome.game.id), outcome.code, outcome.config
        scores = outcome.result.scores
        people = {(one.name, scores[one.seat]) for one in outcome.players if one.is_person}
        ended = [
            entry.finished
            for entry in self._controller.log(game, config)
            if entry.seed == code and (entry.name, entry.score) in people
        ]
        if outcome.practice:
            totals = self._controller.best(game, code, config)
            ended = [
                one.finished for one in totals if one.practice and (one.name, one.score) in people
            ]
        return max(ended).astimezone().date() if ended else None

    def _result(self, outcome: Outcome, spec: GameTable) -> str:
        """The score; at a table with the place, or with who has won."""
        scores, players = outcome.result.scores, outcome.players
        persons = [player.seat for player in players if player.is_person]
        if len(players) == 1:
            return capital(spec.amount(scores[HUMAN_SEAT], said=True))
        if len(persons) == 1:
            (seat,) = persons
            ahead = next(n for n, group in enumerate(outcome.result.ranking) if seat in group)
            place = 1 + sum(map(len, outcome.result.ranking[:ahead]))
            words = self.tr("Place {place} of {all}, {points}")
            if len(outcome.result.ranking[ahead]) > 1:
                words = self.tr("Place {place} of {all}, shared, {points}")
            return words.format(
                place=place, all=len(players), points=spec.amount(scores[seat], said=True)
            )
        first = outcome.result.ranking[0]
        words = self.tr("{name} wins, {points}") if len(first) == 1 else self.tr("Tied, {points}")
        return words.format(
            name=players[first[0]].name, points=spec.amount(scores[first[0]], said=True)
        )

    def _attempts(self, outcome: Outcome) -> str:
        """Which stop or day it was, what it won, and in how many attempts.

        Attempts that were begun after the match are left out, where it is known which they are.
        """
        if outcome.practice:
            return self.tr("Practice")
        found = self._found(outcome)
        if found is None:
            return ""
        tried = self.tr("%n attempt(s)", "", found.attempt or found.made)
        if found.number is None:
            words = self.tr("Daily suitcase, {tries}")
            if found.medal:
                words = self.tr("Daily suitcase: {medal}, {tries}")
        else:
            words = self.tr("Trail, stop {number}, {tries}")
            if found.medal:
                words = self.tr("Trail, stop {number}: {medal}, {tries}")
        number = 0 if found.number is None else found.number + 1
        return words.format(number=number, medal=medal_name(found.medal), tries=tried)

    def _found(self, outcome: Outcome) -> TrailDeal | None:
        if outcome.game.trail_setup() is None or does_not_count(self._controller):
            return None
        trail_service = TrailService(self._controller, str(outcome.game.id))
        return trail_service.trail_deal(outcome, today())

    def _file_name(self) -> str:
        assert self._match is not None
        day, title = self._day(), self._match[1].title()
        return f"{title}.png" if day is None else f"{day.isoformat()} {title}.png"
