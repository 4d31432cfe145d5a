"""Shell: the page of the daily suitcases: a calendar, and the suitcase of the chosen day."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QDate, QLocale, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from ui.bridge.trail_progress import to_midnight, today
from ui.kit.medals import medal_name
from ui.kit.spec import GameTable
from ui.kit.words import capital
from ui.look import text
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.text import literal
from ui.look.typography import Role
from ui.look.widgets import FittedLabel
from ui.shell.result.postcard import PostcardButtons, best_try, postcard
from ui.shell.trail.art import Sample, StampTag, Tags, day_name, day_words, key_row
from ui.shell.trail.frame import SidedPage, TrailInfo, others_button
from ui.shell.trail.map import MapPlace, paint_stamp
from ui.shell.widgets.basic import Label, PaperCard, announce, button, clear

if TYPE_CHECKING:
    from engine.trails import DailyDeal, UnderWay
    from ui.bridge.controller import AppController

DAY_SIZE: Final = (54, 96)
"""The least width and the height of a day, in pixels at 100 %."""
_LOW_DAY_HEIGHT: Final = 80
"""The height of a day where a month reaches into six weeks, likewise."""
_MAX_HIGH_WEEKS: Final = 5
"""Up to this number of weeks, days have their full height."""
_MAX_STAMP: Final = 68
_DAYS_OF_WEEK: Final = 7
_DAY_LINE: Final = 22
"""The height of a day's number, likewise."""


def _month_name(day: date) -> str:
    """The month that a day is in."""
    return QLocale().toString(QDate(day.year, day.month, 1), "MMMM yyyy")


def _is_month(one: date, other: date) -> bool:
    """Whether two days are of the same month."""
    return (one.year, one.month) == (other.year, other.month)


class DayState(NamedTuple):
    """What a day looks like: stamped once it was played, framed while it is today."""

    played: bool = False
    now: bool = False
    coming: bool = False
    lit: bool = False

    def path(self, body: QRectF) -> QPainterPath:
        """Its outline."""
        path = QPainterPath()
        path.addRoundedRect(body, 6, 6)
        return path

    def paint(self, painter: QPainter, path: QPainterPath, look: Look) -> None:
        """Paint the ground of the tag."""
        theme = look.theme
        painter.setPen(QPen(theme.accent if self.now else theme.line, 2.4 if self.now else 1))
        painter.setBrush(theme.sunken if self.played else theme.card)
        if self.coming:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.line, 1, Qt.PenStyle.DotLine))
        elif self.lit:
            painter.setBrush(theme.raised)
        painter.drawPath(path)


class DayTag(StampTag):
    """A day of the calendar: its number, and a stamp with the best score once it was played."""

    def __init__(
        self,
        look: Look,
        parent: Tags,
        day: date,
        state: DayState,
        *,
        named: bool,
        stamp: MapPlace | None = None,
    ) -> None:
        """`named`: whether it says its month too."""
        super().__init__(look, parent)
        self.day, self.state, self.stamp = day, state, stamp
        self.words = day_words(day) if named else QLocale().toString(day.day)
        self.setEnabled(not state.coming)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme, state = self.look.theme, self.state._replace(lit=self.underMouse())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        path = state.path(room)
        state.paint(painter, path, self.look)
        # Around the frame of today, which stays to be seen.
        around = room.adjusted(-2, -2, 2, 2)
        self.ring(painter, state.path(around) if state.now else path)
        painter.setPen(theme.muted if state.coming else theme.ink)
        line = self.look.px(_DAY_LINE)
        upper = QRectF(room.left() + 2, room.top() + 1, room.width() - 4, line)
        text.draw(painter, upper, self.words, self.look.font(Role.NUMERIC))
        if self.stamp is not None:
            lower = room.adjusted(2, line, -2, -3)
            side = min(lower.width(), lower.height(), self.look.px(_MAX_STAMP))
            stamp = QRectF(0, 0, side, side)
            stamp.moveCenter(lower.center())
            paint_stamp(painter, stamp, self.look, self.stamp)
        painter.end()


class DailyPage(SidedPage):
    """One game's daily suitcases: that of today, and those of this month and the one before."""

    played = Signal(str, object)
    """(game, deal): begin this match."""
    continued = Signal(object)
    """Path of a match: go on with this attempt."""
    others_wanted = Signal(str)
    """Another game's id: its daily suitcases."""
    trail_wanted = Signal(str)
    """A game's id: its trail."""

    def __init__(
        self,
        look: Look,
        spec: GameTable,
        controller: AppController,
        others: Iterable[GameTable] = (),
    ) -> None:
        super().__init__(look, controller)
        self.spec = spec
        self.info = TrailInfo(look, spec, controller)
        self.trail_service = self.info.trail_service
        self.set_title(self.tr("Daily suitcase: {game}").format(game=spec.title()))
        self.others_button = others_button(others, self.others_wanted.emit)
        if self.others_button is not None:
            self.bar.addWidget(self.others_button)
        self.column.addWidget(
            Label(
                look,
                self.tr("Every day has its own deal, the same for everyone."),
                role="muted",
                wrap=True,
            )
        )
        self.day_card = DayCard(self)
        self.cards.addWidget(self.day_card)
        self.trail_button = button(
            self.tr("T&rail"), partial(self.trail_wanted.emit, str(spec.game))
        )
        self.cards.addWidget(self.trail_button)
        self.cards.addStretch(1)
        self.lay(self.day_card.calendar)
        self.column.addStretch(1)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._refresh)
        controller.records_changed.connect(self._renew)
        controller.standings.found.connect(self._renew)
        self.midnight = QTimer(self)
        self.midnight.setSingleShot(True)
        # A coarse one may be late, or early, by a twentieth.
        self.midnight.setTimerType(Qt.TimerType.PreciseTimer)
        self.midnight.timeout.connect(self._refresh)
        self.days: tuple[DailyDeal, ...] = ()
        self.now = date.min

    def enter(self) -> None:
        """What is to be played next has the keyboard."""
        self.player.renew()
        self._fresh = True
        self._refresh()
        self.day_card.focus()

    def _refresh(self) -> None:
        """Read anew how the days went."""
        from engine import trails

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

    def _renew(self, *_: object) -> None:
        """The records have changed, or how a match stands is known now; it may go on here.

        Where nobody looks nothing is read: `enter` does.
        """
        if self.isVisible():
            self._later.start()


def _paint_played(painter: QPainter, room: QRectF, look: Look) -> None:
    side = min(room.width(), room.height())
    stamp = QRectF(0, 0, side, side)
    stamp.moveCenter(room.center())
    paint_stamp(painter, stamp, look, MapPlace(0, "", "", won=True, medal=3))


def _paint_today(painter: QPainter, room: QRectF, look: Look) -> None:
    state = DayState(now=True)
    state.paint(painter, state.path(room), look)


class DayCard(PaperCard):
    """The suitcase of a day: its calendar, its tries, and a postcard of the best one."""

    def __init__(self, page: DailyPage) -> None:
        super().__init__(page.look)
        self.page = page
        self.heading = Label(page.look, face=Role.HEADING, wrap=True)
        self.deal = Label(page.look, face=Role.SMALL, role="muted", wrap=True)
        self.best = Label(page.look, wrap=True)
        self.medals = QVBoxLayout()
        with_spacing(page.look, self.medals, gap=6)
        self.play_button = button("", self.play, role="primary", tag=page.look)
        self.over_button = button("", self.start_over)
        self.over_button.hide()
        self.later = Label(page.look, face=Role.SMALL, role="muted", wrap=True)
        self.postcards = PostcardButtons(
            page.look,
            self._postcard,
            self._file_name,
            copy=self.tr("&Copy postcard"),
            save=self.tr("&Save postcard…"),
        )
        self.column.addWidget(self.heading)
        self.column.addWidget(self.deal)
        self.column.addLayout(self.medals)
        below = (self.best, self.play_button, self.over_button, self.later, self.postcards)
        for widget in below:
            self.column.addWidget(widget)
        self.tags = Tags(page.look, DAY_SIZE, columns=7)
        self.tags.chosen.connect(self._show)
        self.tags.pressed.connect(self._on_pressed)
        self.month = Label(page.look, face=Role.STRONG)
        self.before_button = button("‹", partial(self._turn, -1), hint=self.tr("Previous month"))
        self.after_button = button("›", partial(self._turn, 1), hint=self.tr("Next month"))
        self.calendar = PaperCard(page.look)
        """The days, beside this card."""
        self._lay_calendar()
        self._days: tuple[DailyDeal, ...] = ()
        """Those of the month that is shown, in whole weeks."""
        self._all: tuple[DailyDeal, ...] = ()
        """Those of all months."""
        self._shown = self._now = date.min
        """A day of the month that is shown, and today."""
        self._under_way: UnderWay | None = None

    def _lay_calendar(self) -> None:
        look, column = self.page.look, self.calendar.column
        head = QHBoxLayout()
        with_spacing(look, head, gap=6)
        head.addWidget(self.month, 1)
        for way in (self.before_button, self.after_button):
            way.setAccessibleName(way.toolTip())
            head.addWidget(way)
        week = QHBoxLayout()
        week.setContentsMargins(0, 0, 0, 0)
        week.setSpacing(0)
        for number in range(1, 8):
            name = QLocale().dayName(number, QLocale.FormatType.ShortFormat)
            middle = Qt.AlignmentFlag.AlignHCenter
            week.addWidget(FittedLabel(look, Role.SMALL, name, align=middle), 1)
        signs = ((_paint_played, self.tr("played")), (_paint_today, self.tr("today")))
        key = key_row(look, [(Sample(look, paint), words) for paint, words in signs])
        column.addLayout(head)
        column.addLayout(week)
        column.addWidget(self.tags)
        column.addLayout(key)
        column.addStretch(1)

    def focus(self) -> None:
        """The way on has the keyboard."""
        if self.play_button.isEnabled():
            self.play_button.setFocus()
        else:
            self.tags.focus()

    def _on_pressed(self, _number: int) -> None:
        """The day that is chosen is to be started."""
        self.play()

    def fill(self, days: tuple[DailyDeal, ...], now: date, *, keep: bool) -> None:
        """Show these days; the chosen one stays, if it is to be kept and was not today."""
        from engine import trails

        shown = self.day.day if keep and self._days and self.day.day != self._now else now
        # The clock may have been set back.
        shown = min(shown, now)
        self._all, self._now = days, now
        is_edge = keep and shown != now and shown in trails.month(self._shown)
        if not is_edge:
            self._shown = shown
        self._fill_month(shown)

    def _fill_month(self, wanted: date) -> None:
        """Show the month, with a day chosen that is in it, or else its last one that has come."""
        from engine import trails

        shown = self._shown
        there, every = trails.month(shown), trails.calendar(self._now)
        pairs = zip(every, self._all, strict=True)
        self._days = tuple(one for day, one in pairs if day in there)
        name = _month_name(shown)
        self.month.setText(name)
        for named in (self.calendar, self.tags):
            named.setAccessibleName(name)
        # The first week may begin in the month before.
        self.before_button.setEnabled(not _is_month(every[_DAYS_OF_WEEK], shown))
        self.after_button.setEnabled(not _is_month(self._now, shown))
        wide, high = DAY_SIZE
        is_low = len(self._days) > _MAX_HIGH_WEEKS * _DAYS_OF_WEEK
        self.tags.set_size((wide, _LOW_DAY_HEIGHT if is_low else high))
        days = [one.day for one in self._days]
        last = max(day for day in days if day <= self._now and _is_month(day, shown))
        number = days.index(wanted if wanted in days else last)
        self.tags.fill(self._day_tags, number)
        self._show(number)

    def _turn(self, months: int) -> None:
        """Show the month before or after."""
        edge = self._shown.replace(day=1)
        self._shown = edge - timedelta(days=1) if months < 0 else edge + timedelta(days=31)
        had_keyboard = [way.hasFocus() for way in (self.before_button, self.after_button)]
        self._fill_month(self._now)
        announce(self.calendar, self.month.text())
        if any(had_keyboard):
            # The one that was pressed may lead nowhere now.
            ways = (self.before_button, self.after_button)
            next(way for way in (ways[had_keyboard[1]], *ways) if way.isEnabled()).setFocus()

    def _day_tags(self, parent: Tags) -> Sequence[StampTag]:
        made: list[StampTag] = []
        for one in self._days:
            tag = DayTag(
                self.page.look,
                parent,
                one.day,
                DayState(bool(one.attempts.made), one.day == self._now, one.day > self._now),
                named=not made or one.day.day == 1,
                stamp=self._stamp(one),
            )
            name = day_name(one.day)
            if one.best is not None:
                name = self.tr("{day}: {result}").format(
                    day=name, result=self.page.info.words_of(one.best)
                )
            if one.medal:
                name = self.tr("{day}, {medal}").format(day=name, medal=medal_name(one.medal))
            tag.setAccessibleName(name)
            tag.setToolTip(name)
            made.append(tag)
        return made

    def _stamp(self, one: DailyDeal) -> MapPlace | None:
        """The stamp of a day that was played to its end."""
        tried = best_try(self.page.trail_service.game, one)
        if tried is None:
            return None
        score = self.page.spec.amount(tried.result.scores[tried.seat])
        return MapPlace(0, "", "", won=True, medal=one.medal, score=score)

    @property
    def day(self) -> DailyDeal:
        """The day that is shown."""
        return self._days[self.tags.current]

    def _show(self, number: int) -> None:
        page, one = self.page, self._days[number]
        self.postcards.sentence.say("")
        heading = (
            self.tr("Daily suitcase")
            if one.day == self._now
            else self.tr("Daily suitcase, {day}").format(day=day_name(one.day))
        )
        self.heading.setText(heading)
        self.setAccessibleName(heading)
        played = page.info.deal_words(one.deal)
        words = self.tr("{played}\nDeal code {code}")
        hidden = page.trail_service.hidden(one.deal)
        secret = bool(hidden) or page.info.hides_hands(one.deal)
        self.deal.setText(played if secret else words.format(played=played, code=one.deal.code))
        self.later.setText(hidden)
        self.later.setVisible(bool(hidden and one.attempts.made))
        clear(self.medals)
        for row in page.info.medals(one.medals, one.medal, seats=one.deal.config.seats):
            self.medals.addLayout(row)
        self.best.setText(self._how_it_went(one))
        # The postcard has the code on it.
        goes_on = one.deal.code == page.controller.hidden_code
        is_sent = one.best is not None and not hidden and not goes_on
        # Of what nobody has packed there is none.
        if not is_sent and self.postcards.has_focus:
            self.tags.focus()
        self.postcards.setVisible(is_sent)
        self._under_way = one.attempts.latest
        self.play_button.setText(self._way_on(one))
        has_come = one.day <= self._now
        goes = one.left > 0 or self._under_way is not None
        self.play_button.setEnabled(has_come and goes)
        self.over_button.setEnabled(has_come)
        words = self.tr("Start &over (uses attempt {number} of {all})")
        self.over_button.setText(words.format(number=one.used + 1, all=one.used + one.left))
        self.over_button.setVisible(one.left > 0 and self._under_way is not None)

    def _how_it_went(self, one: DailyDeal) -> str:
        """What the best attempt brought, and how many were begun."""
        if one.best is not None:
            words = self.tr("Your best: {result}. So far {tries}.")
            tried = self.tr("%n attempt(s)", "", min(one.used, one.attempts.made))
            return words.format(result=self.page.info.words_of(one.best), tries=tried)
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
            place = self.page.info.place_of(under_way)
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
        if self.day.left and self.over_button.isEnabled():
            self.page.played.emit(str(self.page.spec.game), self.day.deal)

    # The postcard

    def _postcard(self) -> QImage | str:
        """The postcard of the best try, or why there is none."""
        one = self.day
        tried = best_try(self.page.trail_service.game, one)
        if tried is None or one.best is None:
            return ""
        watching = self.page.controller.watch(record=tried.id)
        if watching.bridge is None:
            return watching.sentence or ""
        try:
            outcome = watching.bridge.outcome()
        finally:
            watching.bridge.close()
            watching.bridge.deleteLater()
        tries = min(one.used, one.attempts.made)
        words = (
            day_name(one.day),
            capital(self.page.info.words_of(one.best)),
            self.tr("In %n attempt(s)", "", tries),
        )
        return postcard(self.page.look, self.page.spec, outcome, words)

    def _file_name(self) -> str:
        return f"{self.day.day.isoformat()} {self.page.spec.title()}.png"
