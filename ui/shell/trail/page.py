"""Shell: the trail page: stops that ask for medals, and the suitcase of each day."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.core import Grade
from ui.bridge.trail_progress import TrailService, to_midnight, today
from ui.kit.spec import GameTable
from ui.kit.words import capital
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.text import literal
from ui.look.typography import Role
from ui.look.widgets import FittedLabel
from ui.shell.trail.art import (
    DayState,
    DayTag,
    MedalBadge,
    Sample,
    StampTag,
    StopState,
    StopTag,
    Tags,
    TrailLine,
)
from ui.shell.widgets.basic import (
    MAX_BODY_WIDTH,
    Columns,
    Label,
    Page,
    PaperCard,
    Sentence,
    button,
    clear,
)
from ui.shell.widgets.two_columns import Beside

if TYPE_CHECKING:
    from engine.core import Config
    from engine.trails import DailyDeal, Deal, Progress, TrailStop, UnderWay
    from ui.bridge.controller import AppController

STOP_SIZE: Final = (92, 84)
"""Width and height of a stop, in pixels at 100 %."""
DAY_SIZE: Final = (54, 36)
MIN_WIDE_PAGE_WIDTH: Final = 1060
"""From this width of the page on the cards are beside the line, in pixels at 100 %."""
CARDS_WIDTH: Final = 420
"""The width that they have there."""
NO_MAX_WIDTH: Final = 16_777_215
"""Qt's bound of a width, for none."""
BRONZE: Final = 1


def medal_name(medal: int) -> str:
    """A medal in words."""
    names = (
        QCoreApplication.translate("trail", "no medal"),
        QCoreApplication.translate("trail", "bronze"),
        QCoreApplication.translate("trail", "silver"),
        QCoreApplication.translate("trail", "gold"),
    )
    return names[medal]


def grade_words(grade: Grade, spec: GameTable, *, alone: bool, asked: bool = False) -> str:
    """How good a result is, or if `asked`, has to be at least: its points; at a table the place,
    and the margin.
    """
    if alone:
        return spec.amount(grade.points, said=True)
    place = QLocale().toString(grade.place)
    if not grade.points:
        words = QCoreApplication.translate("trail", "place {place}, tied with the best opponent")
        return words.format(place=place)
    words = (
        QCoreApplication.translate("trail", "place {place}, {points} ahead")
        if grade.points > 0
        else QCoreApplication.translate("trail", "place {place}, {points} behind")
    )
    if asked:
        words = (
            QCoreApplication.translate("trail", "place {place}, at least {points} ahead")
            if grade.points > 0
            else QCoreApplication.translate("trail", "place {place}, at most {points} behind")
        )
    return words.format(place=place, points=spec.amount(abs(grade.points), said=True))


def missing_words(own: Grade, asked: Grade, medal: int, spec: GameTable, *, alone: bool) -> str:
    """What the next medal asks for."""
    if alone:
        short = asked.points - own.points
        more = QCoreApplication.translate("trail", "%n more point(s) for {medal}.", "", short)
        return more.format(medal=medal_name(medal))
    words = QCoreApplication.translate("trail", "For {medal}: {asked}.")
    return words.format(
        medal=medal_name(medal), asked=grade_words(asked, spec, alone=alone, asked=True)
    )


def day_name(day: date) -> str:
    """A day in words."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def _key(look: Look, samples: Iterable[tuple[QWidget, str]]) -> QHBoxLayout:
    """What small pictures mean, in a row."""
    row = QHBoxLayout()
    with_spacing(look, row, gap=6)
    for sample, words in samples:
        row.addWidget(sample)
        row.addWidget(Label(look, words, face=Role.SMALL, role="muted"))
        row.addSpacing(8)
    row.addStretch(1)
    return row


def _months(first: date, last: date) -> str:
    """The month that some days are in, or the two that they reach over."""
    months = dict.fromkeys((each.year, each.month) for each in (first, last))
    named = [QLocale().toString(QDate(*each, 1), "MMMM yyyy") for each in months]
    if len(named) > 1 and first.year == last.year:
        return f"{QLocale().toString(QDate(first.year, first.month, 1), 'MMMM')}–{named[-1]}"
    return " – ".join(named)


def deal_words(spec: GameTable, config: Config) -> str:
    """What is played: the options, and how many sit there."""
    many = QCoreApplication.translate("records", "%n player(s)", "", config.seats)
    parts = (spec.summary(config), many if config.seats > 1 else "")
    return ", ".join(filter(None, parts))


class TrailPage(Page):
    """One game's trail and days: what there is to be played, and how it went."""

    played = Signal(str, object)
    """(game, deal): begin this match."""
    continued = Signal(object)
    """Path of a match: go on with this attempt."""
    others_wanted = Signal(str)
    """Another game's id: its trail."""

    def __init__(
        self,
        look: Look,
        spec: GameTable,
        controller: AppController,
        others: Iterable[GameTable] = (),
    ) -> None:
        super().__init__(look, widest=MAX_BODY_WIDTH, high=True)
        self.spec, self.controller = spec, controller
        self.trail_service = TrailService(controller, str(spec.game))
        self.alone = not self.trail_service.rivals
        self.set_title(self.tr("Trail: {game}").format(game=spec.title()))
        for other in others:
            game = str(other.game)
            # The name of a game alone would say something else: Carry On.
            words = self.tr("Trail: {game}").format(game=other.title())
            self.bar.addWidget(button(words, partial(self.others_wanted.emit, game)))
        words = self.tr(
            "Each stop is a deal with medals to win. Bronze unlocks the next stop. The daily "
            "suitcase is the same for everyone."
        )
        self.column.addWidget(Label(look, words, role="muted", wrap=True))
        self.stop_card = StopCard(self)
        self.day_card = DayCard(self)
        self.cards = Columns(look, 400, flush=True)
        self.cards.add(self.stop_card)
        self.cards.add(self.day_card)
        self.line = TrailLine(look, STOP_SIZE, snake=True)
        self.line.setAccessibleName(self.tr("Stops"))
        self.line.chosen.connect(self._on_stop)
        self.line.pressed.connect(lambda _number: self.stop_card.play())
        self.line_card = PaperCard(look, self.tr("The trail"))
        self.won = Label(look, role="muted", wrap=True)
        self.line_card.column.addWidget(self.won)
        samples = (
            (StopState(won=True), self.tr("won")),
            (StopState(is_open=True, is_next=True), self.tr("next")),
            (StopState(), self.tr("locked")),
        )
        self.line_card.column.addLayout(
            _key(look, [(Sample(look, one), two) for one, two in samples])
        )
        self.line_card.column.addWidget(self.line)
        # Where there is no room beside the line, what it leads to stands above it.
        self._halves = QBoxLayout(QBoxLayout.Direction.BottomToTop)
        with_spacing(look, self._halves, gap=14)
        left = QVBoxLayout()
        left.addWidget(self.line_card)
        left.addStretch(1)
        self._halves.addLayout(left, 1)
        self._halves.addWidget(self.cards)
        self.column.addLayout(self._halves)
        QWidget.setTabOrder(self.cards, self.line)
        self.end()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._refresh)
        controller.records_changed.connect(self._later.start)
        controller.standings.found.connect(self._on_found)
        self.midnight = QTimer(self)
        self.midnight.setSingleShot(True)
        # A coarse one may be late, or early, by a twentieth.
        self.midnight.setTimerType(Qt.TimerType.PreciseTimer)
        self.midnight.timeout.connect(self._refresh)
        self.progress: tuple[Progress, ...] = ()
        self.days: tuple[DailyDeal, ...] = ()
        self.next: int | None = None
        self.now = date.min
        self._fresh = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The cards beside the line where there is room for both."""
        super().resizeEvent(event)
        wide = self.width() >= self.look.px(MIN_WIDE_PAGE_WIDTH)
        across, up = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
        self._halves.setDirection(across if wide else up)
        self.cards.setMinimumWidth(self.look.px(CARDS_WIDTH) if wide else 0)
        self.cards.setMaximumWidth(self.look.px(CARDS_WIDTH) if wide else NO_MAX_WIDTH)

    @property
    def is_spare(self) -> bool:
        """All of it follows from the records."""
        return True

    def enter(self) -> None:
        """What is to be played next has the keyboard."""
        self._fresh = True
        self._refresh()
        self.stop_card.focus()

    def _refresh(self) -> None:
        """Read anew how far one came."""
        from engine import trails

        stops = self.trail_service.stops
        self.progress = self.trail_service.progress()
        self.next = trails.next_stop(self.progress)
        before = self.line.current if not self._fresh else self.next or 0
        self.line_card.setVisible(bool(stops))
        won = (number + 1 for number, one in enumerate(self.progress) if one.medal)
        self.line.reached = max(won, default=0)
        self.line.fill(self._stop_tags, before)
        medals = [one.medal for one in self.progress]
        self.won.setText(
            self.tr(
                "{gold} gold, {silver} silver and {bronze} bronze medals across {all} stops"
            ).format(
                gold=medals.count(trails.Medal.GOLD),
                silver=medals.count(trails.Medal.SILVER),
                bronze=medals.count(trails.Medal.BRONZE),
                all=len(stops),
            )
        )
        self._on_stop(before)
        self.now = trails.bounded(today())
        self.midnight.start(to_midnight(datetime.now(UTC)))
        self.days = self.trail_service.days(self.now)
        self.day_card.fill(self.days, self.now, keep=not self._fresh)
        self._fresh = False

    def look_again(self) -> None:
        """It may be another day: no timer tells while the computer sleeps."""
        from engine import trails

        if self.now != trails.bounded(today()):
            self._refresh()

    def _stop_tags(self, parent: Tags) -> Sequence[StampTag]:
        made: list[StampTag] = []
        for number, one in enumerate(self.progress):
            tag = StopTag(
                self.look,
                parent,
                number,
                medal=one.medal,
                is_open=one.open,
                is_next=number == self.next,
            )
            name = self.stop_name(number)
            state = (
                medal_name(one.medal)
                if one.medal
                else self.tr("unlocked")
                if one.open
                else self.tr("locked")
            )
            tag.setAccessibleName(self.tr("{stop}: {state}").format(stop=name, state=state))
            tag.setToolTip(tag.accessibleName())
            made.append(tag)
        return made

    def stop_name(self, number: int) -> str:
        """A stop in words."""
        played = deal_words(self.spec, self.trail_service.stops[number].deal.config)
        words = self.tr("Stop {number}, {played}") if self.alone else self.tr("Stop {number}")
        return words.format(number=number + 1, played=played)

    def _on_stop(self, number: int) -> None:
        if not self.trail_service.stops:
            self.stop_card.show_none(self.trail_service.sentence)
            return
        self.stop_card.show_stop(number, self.trail_service.stops[number], self.progress[number])

    def hides_hands(self, deal: Deal) -> bool:
        """Whether seats hide something in a match on this deal, which its code would tell."""
        return self.trail_service.game.hands(deal.config)

    def words_of(self, grade: Grade, *, asked: bool = False) -> str:
        """A result in words, or if `asked`, the least one that a medal wants."""
        return grade_words(grade, self.spec, alone=self.alone, asked=asked)

    def place_of(self, one: UnderWay) -> str:
        """Where an attempt stands, within a sentence; empty as long as nobody knows."""
        standing = self.controller.standings.of(one.match)
        words = "" if standing is None else self.spec.where(standing.view)
        # Other languages begin it as they want it.
        is_english = QLocale().language() == QLocale.Language.English
        return words[:1].lower() + words[1:] if is_english else words

    def _on_found(self, _path: object) -> None:
        """How a match stands is known now; it may be one that goes on here."""
        if self.isVisible():
            self._later.start()


class StopCard(PaperCard):
    """The stop that is chosen: what it asks, how it went, and the way to play it."""

    def __init__(self, page: TrailPage) -> None:
        super().__init__(page.look)
        self.page = page
        self.heading = Label(page.look, face=Role.HEADING, wrap=True)
        self.code = Label(page.look, face=Role.SMALL, role="muted", wrap=True)
        self.best = Label(page.look, wrap=True)
        self.medals = QVBoxLayout()
        with_spacing(page.look, self.medals, gap=6)
        self.play_button = button("", self.play, role="primary", tag=page.look)
        self.play_button.setDefault(True)
        self.over_button = button("", self.start_over)
        self.over_button.hide()
        for widget in (self.heading, self.code):
            self.column.addWidget(widget)
        self.column.addLayout(self.medals)
        self.column.addWidget(self.best)
        self.column.addStretch(1)
        self.column.addWidget(self.play_button)
        self.column.addWidget(self.over_button)
        self._deal: Deal | None = None
        self._under_way: UnderWay | None = None

    def show_none(self, sentence: str) -> None:
        """There is no trail, and perhaps a reason."""
        self.heading.setText(self.tr("No trail yet"))
        self.best.setText(sentence)
        self.play_button.hide()
        self.over_button.hide()

    def show_stop(self, number: int, stop: TrailStop, one: Progress) -> None:
        """Show a stop."""
        page = self.page
        self.heading.setText(page.stop_name(number))
        self.setAccessibleName(self.heading.text())
        hidden = page.hides_hands(stop.deal)
        code = self.tr("Deal code {code}").format(code=stop.deal.code)
        self.code.setText("" if hidden else code)
        self.code.setVisible(not hidden)
        clear(self.medals)
        for medal, asked in enumerate(stop.medals, BRONZE):
            self.medals.addLayout(self._medal(medal, asked, won=one.medal >= medal))
        tried = self.tr("%n attempt(s)", "", one.tries)
        if one.best is not None:
            words = self.tr("Your best: {result} ({tries}).").format(
                result=page.words_of(one.best), tries=tried
            )
        elif one.tries:
            words = self.tr("%n attempt(s), not finished yet.", "", one.tries)
        else:
            words = (
                "" if one.open else self.tr("Win bronze at the previous stop to unlock this one.")
            )
        self.best.setText(words)
        self.best.setVisible(bool(words))
        self._under_way = one.attempts.latest
        self._deal = stop.deal if one.open else None
        words, place = self.tr("&Play stop {number}"), ""
        if self._under_way is not None:
            words, place = self.tr("Continue s&top {number}"), page.place_of(self._under_way)
            if place:
                words = self.tr("Continue s&top {number}, {place}")
        self.play_button.setText(words.format(number=number + 1, place=literal(place)))
        self.play_button.setEnabled(one.open or self._under_way is not None)
        self.over_button.setText(
            self.tr("Start o&ver (counts as attempt {number})").format(number=one.tries + 1)
        )
        self.over_button.setVisible(one.open and self._under_way is not None)

    def _medal(self, medal: int, asked: Grade, *, won: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        with_spacing(self.page.look, row, gap=8)
        words = self.tr("{medal}: {asked}").format(
            medal=capital(medal_name(medal)), asked=self.page.words_of(asked, asked=True)
        )
        if won:
            words = self.tr("{medal} (won)").format(medal=words)
        row.addWidget(MedalBadge(self.page.look, medal, won=won))
        face = Role.STRONG if won else Role.BODY
        row.addWidget(Label(self.page.look, words, face=face, wrap=True), 1)
        return row

    def play(self) -> None:
        """Go on with the attempt under way, else begin the match."""
        if self._under_way is not None:
            self.page.continued.emit(self._under_way.match.path)
        else:
            self.start_over()

    def start_over(self) -> None:
        """Begin the match, as one attempt more."""
        if self._deal is not None:
            self.page.played.emit(str(self.page.spec.game), self._deal)

    def focus(self) -> None:
        """The way on has the keyboard."""
        if self.play_button.isEnabled() and not self.play_button.isHidden():
            self.play_button.setFocus()
        else:
            self.page.line.focus()


class DayCard(PaperCard):
    """The suitcase of a day: its calendar, its tries, and a postcard of the best one."""

    def __init__(self, page: TrailPage) -> None:
        super().__init__(page.look)
        self.page = page
        self.heading = Label(page.look, face=Role.HEADING, wrap=True)
        self.deal = Label(page.look, face=Role.SMALL, role="muted", wrap=True)
        self.best = Label(page.look, wrap=True)
        self.tags = Tags(page.look, DAY_SIZE, columns=7)
        self.tags.setAccessibleName(self.tr("Recent weeks"))
        self.tags.chosen.connect(self._show)
        self.tags.pressed.connect(lambda _number: self.play())
        self.play_button = button("", self.play, tag=page.look)
        self.over_button = button("", self.start_over)
        self.over_button.hide()
        self.later = Label(page.look, face=Role.SMALL, role="muted", wrap=True)
        self.copy_button = button(
            self.tr("&Copy postcard"),
            lambda: self._postcard(self._copy),
            hint=self.tr("A picture of your best suitcase from this day"),
        )
        self.save_button = button(
            self.tr("&Save postcard…"),
            lambda: self._postcard(self._save),
            hint=self.tr("A picture of your best suitcase from this day"),
        )
        self.postcards = Beside(self.copy_button, self.save_button)
        self.sentence = Sentence(page.look)
        self.months = Label(page.look, face=Role.STRONG)
        week = QHBoxLayout()
        week.setContentsMargins(0, 0, 0, 0)
        week.setSpacing(0)
        for number in range(1, 8):
            name = QLocale().dayName(number, QLocale.FormatType.ShortFormat)
            middle = Qt.AlignmentFlag.AlignHCenter
            week.addWidget(FittedLabel(page.look, Role.SMALL, name, align=middle), 1)
        samples = (
            (DayState(played=True), self.tr("played")),
            (DayState(now=True), self.tr("today")),
        )
        key = _key(page.look, [(Sample(page.look, one), two) for one, two in samples])
        for widget in (self.heading, self.deal, self.best, self.play_button, self.over_button):
            self.column.addWidget(widget)
        for below in (self.later, self.postcards, self.sentence, self.months):
            self.column.addWidget(below)
        self.column.addLayout(week)
        self.column.addWidget(self.tags)
        self.column.addLayout(key)
        self.column.addStretch(1)
        self._days: tuple[DailyDeal, ...] = ()
        self._now = date.min
        self._under_way: UnderWay | None = None

    def fill(self, days: tuple[DailyDeal, ...], now: date, *, keep: bool) -> None:
        """Show these days; the chosen one stays, if it is to be kept and was not today."""
        at = next((n for n, one in enumerate(days) if one.day == now), 0)
        shown = self.day.day if keep and self._days and self.day.day != self._now else now
        self._days, self._now = days, now
        self.months.setText(_months(days[0].day, days[-1].day))
        wanted = next((n for n, one in enumerate(days) if one.day == shown), at)
        self.tags.fill(self._day_tags, wanted)
        self._show(wanted)

    def _day_tags(self, parent: Tags) -> Sequence[StampTag]:
        made: list[StampTag] = []
        for one in self._days:
            tag = DayTag(
                self.page.look,
                parent,
                one.day,
                DayState(bool(one.attempts.made), one.day == self._now, one.day > self._now),
                named=not made or one.day.day == 1,
            )
            name = day_name(one.day)
            if one.best is not None:
                name = self.tr("{day}: {result}").format(
                    day=name, result=self.page.words_of(one.best)
                )
            tag.setAccessibleName(name)
            tag.setToolTip(name)
            made.append(tag)
        return made

    @property
    def day(self) -> DailyDeal:
        """The day that is shown."""
        return self._days[self.tags.current]

    def _show(self, number: int) -> None:
        page, one = self.page, self._days[number]
        self.sentence.say("")
        heading = (
            self.tr("Daily suitcase")
            if one.day == self._now
            else self.tr("Daily suitcase, {day}").format(day=day_name(one.day))
        )
        self.heading.setText(heading)
        self.setAccessibleName(heading)
        played = deal_words(page.spec, one.deal.config)
        words = self.tr("{played}\nDeal code {code}")
        hidden = page.trail_service.hidden(one.deal)
        secret = bool(hidden) or page.hides_hands(one.deal)
        self.deal.setText(played if secret else words.format(played=played, code=one.deal.code))
        self.later.setText(hidden)
        self.later.setVisible(bool(hidden and one.attempts.made))
        self.best.setText(self._how_it_went(one))
        # The postcard has the code on it.
        goes_on = one.deal.code == page.controller.hidden_code
        is_sent = one.best is not None and not hidden and not goes_on
        # Of what nobody has packed there is none.
        if not is_sent and (self.copy_button.hasFocus() or self.save_button.hasFocus()):
            self.tags.focus()
        self.postcards.setVisible(is_sent)
        self._under_way = one.attempts.latest
        self.play_button.setText(self._way_on(one))
        self.play_button.setEnabled(one.left > 0 or self._under_way is not None)
        words = self.tr("Start &over (uses attempt {number} of {all})")
        self.over_button.setText(words.format(number=one.used + 1, all=one.used + one.left))
        self.over_button.setVisible(one.left > 0 and self._under_way is not None)

    def _how_it_went(self, one: DailyDeal) -> str:
        """What the best attempt brought, and how many were begun."""
        if one.best is not None:
            words = self.tr("Your best: {result} ({tries}).")
            tried = self.tr("%n attempt(s)", "", min(one.used, one.attempts.made))
            return words.format(result=self.page.words_of(one.best), tries=tried)
        if one.attempts.made:
            return self.tr("%n attempt(s), not finished yet.", "", one.attempts.made)
        if one.used:
            words = self.tr(
                "Attempts used on this computer: {used} of {all}. Play under your own name "
                "to get three."
            )
            return words.format(used=one.used, all=one.used + one.left)
        return self.tr("You have three attempts; the best one counts.")

    def _way_on(self, one: DailyDeal) -> str:
        """What the main button does."""
        under_way = one.attempts.latest
        if under_way is not None:
            place = self.page.place_of(under_way)
            words = self.tr("Continue &attempt {number}")
            if place:
                words = self.tr("Continue &attempt {number}, {place}")
            return words.format(number=one.number(under_way.match.path.name), place=literal(place))
        if not one.left:
            return self.tr("All &attempts used")
        words = self.tr("Play &attempt {number} of {all}")
        return words.format(number=one.used + 1, all=one.used + one.left)

    def play(self) -> None:
        """Go on with the attempt under way, else begin the next one."""
        self.page.look_again()
        if not self.play_button.isEnabled():
            return
        if self._under_way is not None:
            self.page.continued.emit(self._under_way.match.path)
        else:
            self.page.played.emit(str(self.page.spec.game), self.day.deal)

    def start_over(self) -> None:
        """Begin the next attempt, though one goes on."""
        self.page.look_again()
        if self.day.left:
            self.page.played.emit(str(self.page.spec.game), self.day.deal)

    # The postcard

    def _postcard(self, then: Callable[[object], None]) -> None:
        """Paint the postcard of the best try, and do something with it."""
        from ui.shell.result.postcard import best_try, postcard

        one = self.day
        tried = best_try(self.page.trail_service.game, one)
        if tried is None or one.best is None:
            return
        watching = self.page.controller.watch(record=tried.id)
        if watching.bridge is None:
            self.sentence.say(watching.sentence or "")
            return
        try:
            outcome = watching.bridge.outcome()
        finally:
            watching.bridge.close()
            watching.bridge.deleteLater()
        tries = min(one.used, one.attempts.made)
        words = (
            day_name(one.day),
            capital(self.page.words_of(one.best)),
            self.tr("In %n attempt(s)", "", tries),
        )
        then(postcard(self.page.look, self.page.spec, outcome, words))

    def _copy(self, image: object) -> None:
        from PySide6.QtGui import QGuiApplication, QImage

        assert isinstance(image, QImage)
        QGuiApplication.clipboard().setImage(image)
        self.sentence.say(self.tr("Postcard copied."), bad=False)

    def _save(self, image: object) -> None:
        from PySide6.QtGui import QImage

        from ui.shell.result.postcard import ask_place

        assert isinstance(image, QImage)
        name = f"{self.day.day.isoformat()} {self.page.spec.title()}.png"
        place = ask_place(self, name)
        if not place:
            return
        if image.save(place, "PNG"):  # type: ignore[call-overload]
            self.sentence.say(self.tr("Postcard saved."), bad=False)
        else:
            words = self.tr("The postcard could not be saved as {file}. Try another folder.")
            self.sentence.say(words.format(file=place))
