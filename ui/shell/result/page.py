"""Shell: the result page: who won, by how much, how it came about, and what to play next."""

from __future__ import annotations

import dataclasses
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import (
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core import Level, Result, Seat, Value, shown
from ui.bridge.controller import AppController
from ui.bridge.jobs.cooperative import CooperativeTask
from ui.bridge.outcome import Outcome, compared
from ui.bridge.reached import row_of
from ui.bridge.seats import SeatInfo, level_name, profile
from ui.charts.chart import ChartSpec
from ui.charts.library import Library
from ui.charts.panel import ChartPanel
from ui.kit.finale import Finale, plain
from ui.kit.mosaic import Blocks
from ui.kit.spec import GameTable, finale
from ui.kit.table.more_button import MoreButton
from ui.kit.words import listed, shared
from ui.look.characters.portraits import Portrait
from ui.look.incremental import SLICE_S, IncrementalPainter
from ui.look.marks import SeatMark
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.text import unmarked
from ui.look.typography import Role
from ui.look.widgets import FittedLabel, TagButton
from ui.shell.lounge.reached_words import way_words
from ui.shell.records.kinds import computer_words, level_of
from ui.shell.result.compared import compared_words
from ui.shell.result.end_picture import EndPicture
from ui.shell.result.final_scene import FinalScene, totals_of
from ui.shell.result.last_words import last_words
from ui.shell.result.losses import is_clear_loss, lost_before
from ui.shell.result.next_steps import NextSteps, onward, table_words, to_trail, uncounted
from ui.shell.result.postcard_card import PostcardCard
from ui.shell.result.reached import ReachedNote
from ui.shell.result.strap import GoalStrap, MedalSign
from ui.shell.result.ways import Ways, tag
from ui.shell.staged_build import StagedBuild
from ui.shell.stickers.news import StickerNews
from ui.shell.widgets.basic import (
    MAX_CODE_COLUMNS,
    MAX_SENTENCE_COLUMNS,
    ElidedLabel,
    Label,
    Page,
    PaperCard,
    announce,
    clear,
)

CARD_GAP: Final = 14
"""Between cards, in logical pixels."""
PICTURES_FRAME: Final = 26
"""What the card of the pictures takes around them."""
SCROLL_BAR_WIDTH: Final = 14
MAX_LONE_CARD_WIDTH: Final = 760
"""The most width of the card of the score where it is all that is shown."""
_LEAST_SHARE: Final = 0.7
"""Pictures are made smaller down to this share of their size, to be seen whole."""
_ENDING_HEIGHT: Final = 150
"""How high the picture of the end is at least where others are beside it."""
_ENDING_SHARE: Final = 0.5
"""How high it is above the others, as a share of the room of the page."""
_FACE: Final = 40
"""The side of a portrait in the ranking, in pixels at 100 %."""
_MAX_NAMED_WINNERS: Final = 4
"""Players who share a win are named up to this number."""
NO_MAX: Final = 16_777_215
"""Qt's bound of a width or a height, for none."""


class Shape(NamedTuple):
    """How the page is laid: the pictures in a second column or not, and so many cards in a row
    below.
    """

    columns: int
    beside: int


def beside(width: int, count: int, least: int) -> int:
    """How many of so many cards go into a row: as many as have room, and all rows nearly alike."""
    fit = max(1, (width + CARD_GAP) // (least + CARD_GAP))
    rows = max(1, math.ceil(count / fit))
    return max(1, math.ceil(count / rows))


def first_of(chart: ChartSpec, persons: Sequence[str]) -> int:
    """Which series comes first where one of several is shown: a person's, by their colour, unless
    that is empty; then one that is not, and shows more than zeros.
    """
    full = [n for n, one in enumerate(chart.series) if one.points]
    told = [n for n in full if any(point.number for point in chart.series[n].points)]
    first = next(iter(told or full), 0)
    return next((n for n in full if chart.series[n].paint in persons), first)


class ResultPage(Page):
    """The end of one match: how it ended and what everybody made; below, how it came about.

    A match that has just ended is seen to end first (`FinalScene`).
    """

    again = Signal(bool)
    """Another match with the same people: True for the same deal."""
    attempted = Signal(object)
    """Deal: another attempt at this stop, on a deal of its own."""
    review = Signal()
    watch = Signal()
    """The match from its start."""
    look_back = Signal()
    """What each decision cost, beginning with the weakest round."""
    share = Signal()
    """The match, for other people and other programs."""
    lounge = Signal()
    printed = Signal()
    """The score pad is to be printed."""
    eased = Signal(object)
    """Level: another match, in which no computer plays a higher one."""
    levelled = Signal(object)
    """Level: another match, in which all computers play at it."""
    onward = Signal(object)
    """Values of options: another match with these, on another deal."""
    practise = Signal()
    """The same deal, in practice."""
    learn = Signal(str)
    """A game's id: play its guided first round."""
    proposed = Signal(str, object)
    """(game, NextMatch): the match that is worth playing next in a game without a trail."""
    travel = Signal(str, object)
    """(game, deal): the next stop of a trail; without a deal, the trail."""
    cued = Signal(str)
    """The name of a sound that belongs to what is seen."""

    def __init__(
        self, look: Look, controller: AppController, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent, widest=3600, high=True)
        self.controller = controller
        self.set_title(self.tr("Result"))
        self._outcome: Outcome | None = None
        self._spec: GameTable | None = None
        self._picked: object = None
        self._is_plain = False
        """Whether the match was read, and no chart has anything to say."""
        self._shape: Shape | None = None
        self._library = Library(self, quiet=self._is_painted)
        self._fresh = self._ends = False
        self._medal: int | None = None
        """What was won on a trail or a day, if it was of one."""
        self._found: NextSteps | None = None
        """What it was to a trail or a day, and the ways on from there."""
        self._hides = False
        """Whether only points are told: attempts at the suitcase of a day are left."""
        self._shown = False
        self._scrolled: int | None = None
        """Where the page was scrolled to when somebody asked for its scene; None if nobody did."""
        self._filling = False
        self._reading = StagedBuild(self)
        self._computing = CooperativeTask(self)
        # The import of what draws charts holds the window up enough.
        self._library.busied.connect(self._computing.hold)
        self.pad: QWidget | None = None
        self.pictures: QWidget | None = None
        self.panels: list[ChartPanel] = []
        self._cards: list[PaperCard] = []
        self._loose: list[PaperCard] = []
        self._levels: list[TagButton] = []
        self.more_button = MoreButton(look, self)
        self.bar.addWidget(self.more_button)
        self._make_ways()
        self.score = self._score_card()
        self.picture_card = PaperCard(look)
        self.picture_card.setAccessibleName(self.tr("Everyone’s results"))
        with_spacing(look, self.picture_card.column, (12, 12, 12, 12))
        self.pad_card = self._pad_card()
        self._tops = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._below = QGridLayout()
        for layout in (self._tops, self._below):
            with_spacing(look, layout, gap=CARD_GAP)
        self._tops.addWidget(self.score)
        self._tops.addWidget(self.picture_card, 1)
        self.column.addLayout(self._tops, 1)
        self.column.addLayout(self._below)
        assert self.scroller is not None
        self.postcard = PostcardCard(look, controller, self.scroller)
        self.column.addWidget(self.postcard)
        self.scene = FinalScene(look, lambda: controller.preferences.factor, self)
        self.scene.left.connect(self._focus)
        self.scene.cued.connect(self.cued)
        self.news.told.connect(lambda: self.scene.show_stickers(self.news.shown))
        look.changed.connect(self._on_look)
        controller.closing.connect(self.forget)

    def _score_card(self) -> PaperCard:
        look = self.look
        card = PaperCard(look)
        card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.headline = ElidedLabel(look, face=Role.TITLE)
        self.sign = MedalSign(look)
        head = QHBoxLayout()
        with_spacing(look, head, gap=10)
        head.addWidget(self.sign)
        head.addWidget(self.headline, 1)
        self.detail = Label(look, face=Role.STRONG, wrap=True)
        self.reach = GoalStrap(look)
        self.missing = Label(look, wrap=True)
        self.note = Label(look, wrap=True)
        self.reached = ReachedNote(look)
        self.later = Label(look, role="muted", wrap=True)
        self.ranking = QVBoxLayout()
        self.ranking.setSpacing(2)
        self.code = Label(look, face=Role.SMALL, role="muted", wrap=True)
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        card.column.addLayout(head)
        for widget in (self.detail, self.reach):
            card.column.addWidget(widget)
        card.column.addLayout(self.ranking)
        for words in (self.missing, self.note, self.reached, self.later):
            card.column.addWidget(words)
        card.column.addWidget(self.ways)
        # Below the buttons: they come later, and none of them is to move then.
        self.computers = Label(look, wrap=True)
        self.news = StickerNews(look)
        card.column.addWidget(self.computers)
        card.column.addWidget(self.news)
        self.ending = EndPicture(look)
        card.column.addWidget(self.ending, 1)
        card.column.addWidget(self.code)
        return card

    def _pad_card(self) -> PaperCard:
        look = self.look
        # It is shown before it is laid: without a parent it would be a window of its own.
        card = PaperCard(look, parent=self.body)
        card.setAccessibleName(self.tr("Score pad"))
        self.pad_room = QVBoxLayout()
        self.trip = Label(look, role="muted", wrap=True)
        card.column.addLayout(self.pad_room)
        card.column.addWidget(self.trip)
        card.column.addStretch(1)
        return card

    def _make_ways(self) -> None:
        look, self.ways = self.look, Ways(self.look, self.more_button)
        self.same_button = tag(
            look,
            self.tr("Play the &same deal"),
            self._play_again,
            self.tr("Same players, same deal, from the start"),
        )
        self.next_button = tag(
            look,
            self.tr("Play the &next deal"),
            lambda: self._next(),
            self.tr("Same players and options, new deal; everyone moves along one seat"),
        )
        self.review_button = tag(look, self.tr("Look at the &table"), self.review.emit)
        self.watch_button = tag(
            look,
            self.tr("Watch the mat&ch"),
            self.watch.emit,
            self.tr("The whole match from the start, at any speed"),
        )
        self.look_back_button = tag(
            look,
            self.tr("Re&view"),
            self.look_back.emit,
            self.tr("See what each of your decisions cost, starting with the weakest round"),
        )
        self.lounge_button = tag(look, self.tr("&Lounge"), self.lounge.emit)
        self.scene_button = tag(
            look, self.tr("Show the &ending again"), lambda: self._show_scene(again=True)
        )
        self.postcard_button = tag(
            look,
            self.tr("Postcar&d"),
            lambda: self.postcard.unfold(),
            self.tr("A picture of the result to send to others"),
        )
        self.share_button = tag(
            look,
            self.tr("S&hare…"),
            self.share.emit,
            self.tr("For BG Stats, as text or for a spreadsheet"),
        )
        self.print_button = tag(
            look,
            self.tr("&Print the score pad…"),
            self.printed.emit,
            self.tr("The filled-in score pad as a PDF"),
        )
        self.step_button = tag(look, "", lambda: self._step())
        self._step: Callable[[], object] = lambda: None
        self._easier: Level | None = None
        """The level of the step, if that is a match against easier computers."""
        self._is_clear = False
        """Whether it was lost so clearly that an easier match is what most people want next."""
        self.onward_button = tag(look, "", lambda: self._onward())
        self._onward: Callable[[], object] = lambda: None
        self._stop: dict[str, Value] = {}
        self._next: Callable[[], object] = lambda: None
        for each in (
            *(self.same_button, self.next_button, self.review_button, self.watch_button),
            *(self.look_back_button, self.lounge_button, self.scene_button),
            *(self.postcard_button, self.share_button, self.print_button),
            *(self.step_button, self.onward_button),
        ):
            each.setParent(self.ways)

    def _lay_ways(self, outcome: Outcome, *, travels: bool) -> None:
        """Choose the three buttons that are seen, and what is in the menus."""
        for each in self._levels:
            each.hide()
            each.deleteLater()
        self._levels = []
        found = {player.level for player in outcome.players if player.level is not None}
        if found and not travels and self._is_own:
            # Where all play at one level the step to an easier one is the same match.
            easier = self._easier if len(found) == 1 and self.step_button.offered else None
            known: set[Level | None] = {easier, self.reached.level}
            if len(found) == 1:
                known |= found
            levels = [level for level in outcome.game.bots if level not in known]
            self._levels = self.ways.to_levels(levels, self.levelled.emit)
        play = [self.next_button, self.same_button, *self._levels]
        others = [self.watch_button, self.lounge_button]
        if self.look_back_button.offered:
            others = [self.look_back_button, self.lounge_button, self.watch_button]
        first: TagButton | None = self.step_button
        if travels and self.step_button.offered:
            # The next stop is what most people want; the step leads to the whole trail, and comes
            # after the review.
            first, play = self.next_button, [self.same_button]
            others.insert(int(self.look_back_button.offered), self.step_button)
        elif travels:
            first, play = None, [self.same_button]
            others.insert(0, self.next_button)
        elif self.reached.rematch:
            first = self.next_button
            play = [self.same_button, self.onward_button, *self._levels]
        elif self.step_button.offered and self._easier is not None and not self._is_clear:
            # Whoever has nearly won wants to try again as it was.
            first = self.next_button
            play = [self.same_button, self.step_button, self.onward_button, *self._levels]
        elif self.step_button.offered:
            play.append(self.onward_button)
        else:
            first = self.onward_button
        more = (self.scene_button, self.postcard_button, self.share_button, self.print_button)
        self.ways.lay(first, play, [*others, self.review_button, *more])
        self.news.follow(self.ways.tags[-1])

    def fill_in(self, outcome: Outcome, spec: GameTable) -> Iterator[None]:
        """Fill the page in, a piece a step; the scene begins after the last.

        Each step takes some 10 ms. The charts come before the page is seen, since they change how
        it is laid. It may become the present page before, between or after the steps.
        """
        # A scene that covers the page already stays.
        self._drop()
        self._outcome, self._spec = outcome, spec
        self._filling = self._fresh = True
        self._hide_deal(outcome)
        yield
        found = self._found = onward(self.controller, spec, outcome)
        self._medal = None if found is None else found.medal
        yield
        self._fill_words(outcome, spec)
        self.postcard.show_match(None if self._hides else outcome, spec)
        yield
        self._lead_on(outcome, spec)
        yield
        self.pad_card.setVisible(not self._hides)
        if self._hides:
            self.picture_card.hide()
            self._shape = None
            self._arrange()
            self._filling = False
            self._go_on()
            return
        self.pad = spec.score_pad(self.look, outcome, self.pad_card)
        yield
        self.pad_room.addWidget(self.pad)
        yield
        self.pictures = spec.pictures(self.look, outcome, self.picture_card)
        picked = getattr(self.pictures, "picked", None)
        if picked is not None:
            picked.connect(self._on_picture)
        if self.pictures is not None:
            self.picture_card.column.addWidget(self.pictures, 1)
        self.picture_card.setVisible(self.pictures is not None)
        yield
        end = _scene_of(spec, self.look, outcome, found, self.detail.text())
        self.ending.show_end(end)
        yield from self._read(outcome)
        yield
        self._filling = False
        self._go_on()

    def _hide_deal(self, outcome: Outcome) -> None:
        """Tell no more than points while attempts at the suitcase of the day are left."""
        names = [player.name for player in outcome.players if player.is_person]
        game = str(outcome.game.id)
        hidden = self.controller.attempts.hidden("watch", game, outcome.code, names)
        self._hides = bool(hidden)
        self.later.setText(hidden)
        self.later.setVisible(self._hides)
        shows = (
            *(self.watch_button, self.review_button, self.postcard_button),
            *(self.share_button, self.print_button),
        )
        for each in shows:
            each.setVisible(not self._hides)

    def _fill_words(self, outcome: Outcome, spec: GameTable) -> None:
        self.set_title(self.tr("Result: {game}").format(game=spec.title()))
        self.code.setVisible(outcome.is_deal)
        self._show_code()
        self.headline.setText(self._headline(outcome))
        self.detail.setText(self._detail(outcome))
        self.detail.setVisible(bool(self.detail.text()))
        goal, score = outcome.result.goal, outcome.result.scores[0]
        self.reach.setVisible(goal is not None)
        if goal is not None:
            self.reach.show_score(score, goal, self._amount)
        self._offer(outcome, spec)
        noted = (
            *(self._exposed(outcome), advantaged_words(outcome, spec)),
            *(uncounted(self.controller), self._standing(outcome)),
            _taught(outcome),
        )
        self.note.setText(" ".join(filter(None, noted)))
        self.note.setVisible(bool(self.note.text()))
        self._offer_trip(outcome, spec)
        bridge = self.controller.bridge
        is_reviewed = bridge is not None and bridge.is_reviewed and not self._hides
        self.look_back_button.setVisible(is_reviewed)
        self.computers.setVisible(self._is_compared(outcome))
        self.computers.setText(self.tr("Computer players are playing this deal too…"))
        self._rank(outcome)

    def _show_code(self) -> None:
        """Tell the deal code while the page is seen: the match may go on, or begin once more.

        Until then its room is kept.
        """
        outcome, spec, code, whole = self._outcome, self._spec, "…", ""
        if self._shown and outcome is not None and not self._hides:
            code, whole = (
                shown(outcome.code, MAX_CODE_COLUMNS),
                shown(outcome.code, MAX_SENTENCE_COLUMNS),
            )
        summary = "" if outcome is None or spec is None else spec.summary(outcome.config)
        words = summary if self._hides else self.tr("{summary}\nDeal code {code}")
        self.code.setText(words.format(summary=summary, code=code))
        # What can be selected is kept until it is painted again, or selected.
        self.code.setSelection(0, 0)
        self.code.setToolTip("" if whole == code else whole)

    def forget(self) -> None:
        """Let go of the match."""
        self.scene.stop()
        self._drop()

    def _drop(self) -> None:
        self._computing.drop()
        self._drop_charts()
        self._outcome = self._spec = self._picked = self._found = None
        self._is_plain = False
        self.postcard.show_match(None, None)
        self.ending.show_end(None)
        self._show_code()
        self._filling = False
        if self.pad is not None:
            # Between two steps of filling in it lies in no layout.
            self.pad.hide()
            self.pad.deleteLater()
        clear(self.pad_room)
        clear(self.ranking)
        clear(self.picture_card.column)
        self.pad = self.pictures = None

    def await_end(self, *, ends: bool) -> None:
        """Show its end first the next time that the page comes, or do not."""
        self._ends = ends

    def enter(self) -> None:
        """The end is seen first; then what most people want next has the focus."""
        self._shown = True
        # While it was filled unseen, nothing had its size yet.
        self._arrange()
        self._show_code()
        if self._ends:
            # From the first moment on: who still plays is to press nothing here.
            self.scene.cover()
        else:
            self._focus()
        self._go_on()
        # Whatever the focus has scrolled to before the page had its size.
        QTimer.singleShot(0, self, self.to_top)

    def _focus(self) -> None:
        # The scene may have been left before it could begin: then it is not to begin after that.
        self._ends = False
        self.postcard.await_view()
        scrolled, self._scrolled = self._scrolled, None
        if scrolled is not None and self._shown:
            # As it was, with the keyboard where it is seen.
            seen = self.scene_button.isVisible()
            (self.scene_button if seen else self.more_button).setFocus()
            assert self.scroller is not None
            self.scroller.verticalScrollBar().setValue(scrolled)
        elif self._shown and self.ways.tags:
            self.ways.tags[0].setFocus()

    def _go_on(self) -> None:
        """Once the page is shown and whole its scene begins; dropped charts come again."""
        outcome = self._outcome
        if not self._shown or self._filling or outcome is None:
            return
        if not (self.panels or self._hides or self._reading.busy or self._is_plain):
            self._reading.begin(self._read(outcome))
        if self._fresh and self._is_compared(outcome):
            self._computing.begin(compared(outcome), self._on_computed, awaited=False)
        if self._ends:
            self._ends = False
            self._show_scene()
        elif self._fresh:
            self._focus()
        self._fresh = False

    def leave(self) -> None:
        """Charts are heavy: none is kept while nobody looks."""
        self._shown = False
        self._scrolled = None
        self._show_code()
        self.scene.stop()
        self._drop_charts()

    def _show_scene(self, *, again: bool = False) -> None:
        """Show how it ended; attempts at the suitcase of a day tell no more than points.

        If it is shown `again`, the page is afterwards as it is now.
        """
        outcome, spec = self._outcome, self._spec
        if outcome is None or spec is None:
            return
        assert self.scroller is not None
        self._scrolled = self.scroller.verticalScrollBar().value() if again else None
        found, detail, headline = self._found, self.detail.text(), self.headline.whole
        if found is not None and len(outcome.players) > 1 and not _lost(outcome):
            # The win comes first, and then what it has won; the medal itself is beside both.
            headline, detail = self._headline(outcome), f"{headline}. {self._detail(outcome)}"
        made = _scene_of(spec, self.look, outcome, found, detail, hides=self._hides)
        cue = "over" if self._has_lost else "won"
        self.scene.cover()
        self.scene.begin(
            made,
            spec,
            headline,
            cue,
            self._cheered(outcome),
            calm=_is_behind(outcome),
            medal=self._medal or 0,
            totals=() if self._hides or made.tells_totals else totals_of(outcome, self._amount),
            step=self.reached.rematch,
        )
        announce(self.scene, self.scene.accessibleName())

    @property
    def _has_lost(self) -> bool:
        """Whether there is nothing to be glad of: on a trail or a day no medal, else no win."""
        if self._medal is not None:
            return not self._medal
        return self._outcome is not None and _lost(self._outcome)

    def _cheered(self, outcome: Outcome) -> str:
        """The colour of a person who has won, or a medal; empty for none, and for who came last."""
        if self._has_lost:
            return ""
        first, *behind = outcome.result.ranking
        last = behind[-1] if behind else ()
        persons = [p for p in outcome.players if p.is_person and p.seat not in last]
        won = [p for p in persons if p.seat in first or self._medal]
        return won[0].colour if won else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scene.setGeometry(self.rect())
        self._arrange()

    # Charts

    @property
    def is_reading(self) -> bool:
        """Whether the charts, or what comes before them, are still to come."""
        return self._filling or self._reading.busy

    def _is_painted(self) -> bool:
        """Whether the pictures are whole: beside an import they would hold the window up."""
        return not any(slices.waiting for slices in self.findChildren(IncrementalPainter))

    @property
    def is_filling(self) -> bool:
        """Whether something is still to be computed, drawn or painted."""
        busy = self.is_reading or self._library.is_busy or self._computing.busy
        return busy or not self._is_painted()

    def _read(self, outcome: Outcome) -> Iterator[None]:
        """Count how the scores came about, a few places a step; then make a chart a step."""
        end = time.perf_counter() + SLICE_S
        for place in outcome.past:
            place.sheets()
            if time.perf_counter() >= end:
                yield
                end = time.perf_counter() + SLICE_S
        assert self._spec is not None
        persons = [player.colour for player in outcome.players if player.is_person]
        for chart in self._spec.charts(outcome):
            if not chart.says_something:
                continue
            yield
            self._make_chart(chart, first_of(chart, persons[:1]))
        yield
        # All at once: the page is laid anew only once.
        self._cards, self._loose = self._loose, []
        self._is_plain = not self._cards
        self._shape = None
        self._arrange()
        for card in self._cards:
            card.show()

    def _make_chart(self, chart: ChartSpec, chosen: int) -> None:
        """Make a chart and its card, which is not laid yet."""
        # Of the page from the start: what is moved into it later is styled all over again.
        card = PaperCard(self.look, parent=self.body)
        card.hide()
        card.setAccessibleName(chart.title)
        panel = ChartPanel(self.look, self._library, card)
        panel.told.connect(lambda words: announce(panel, words))
        panel.pointed.connect(self._on_pointed)
        panel.picked.connect(self._on_picked)
        panel.put(chart, chosen)
        card.column.addWidget(panel, 1)
        self.panels.append(panel)
        self._loose.append(card)

    def _drop_charts(self) -> None:
        self._reading.drop()
        for panel in self.panels:
            panel.drop()
        for card in (*self._cards, *self._loose):
            card.hide()
            card.setParent(None)
            card.deleteLater()
        self.panels, self._cards, self._loose = [], [], []

    def _light(self, mark: object) -> None:
        light = getattr(self.pictures, "light", None)
        if light is not None:
            light(mark)

    def _on_pointed(self, mark: object) -> None:
        self._light(self._picked if mark is None else mark)

    def _on_picked(self, mark: object) -> None:
        # A second click puts the light out.
        self._picked = None if mark == self._picked else mark
        self._light(self._picked)

    def _on_picture(self, mark: object) -> None:
        self._on_picked(mark)
        for panel in self.panels:
            panel.light(self._picked)

    # Layout

    def _on_look(self) -> None:
        self._shape = None
        self._arrange()

    def _arrange(self) -> None:
        """Give the pictures as much room as the window has, and lay out the cards below them."""
        px = self.look.px
        width = self.width() - 2 * px(20) - SCROLL_BAR_WIDTH
        gap = self.look.air(CARD_GAP)
        left = max(px(340), self.score.minimumSizeHint().width())
        if width >= px(1500):
            left = max(left, px(420))
        least = self.picture_card.minimumSizeHint().width()
        # What is in a layout is hidden, too, while its page is.
        pictured = self.pictures is not None
        columns = 2 if pictured and width >= max(px(840), left + gap + least) else 1
        middle = width - PICTURES_FRAME - (left + gap) * (columns - 1)
        room = (self.height() if self.scroller is None else self.scroller.viewport().height()) - 28
        # The lines of many end in many names.
        seats = 1 if self._outcome is None else len(self._outcome.players)
        below = self._lower()
        needs = max(px(360 if seats < 5 else 520), self.pad_card.minimumSizeHint().width())
        self._lay(Shape(columns, beside(width, len(below), needs)))
        most = NO_MAX if pictured else px(MAX_LONE_CARD_WIDTH)
        # Below the buttons: it takes what is left there, and moves none of them.
        lone = round(min(width * 0.5, room * _ENDING_SHARE)) if columns == 1 else px(_ENDING_HEIGHT)
        self.ending.setMinimumHeight(0 if self._hides else lone)
        self.score.setMinimumWidth(left if columns > 1 else 0)
        self.score.setMaximumWidth(left if columns > 1 else most)
        if self.pictures is not None:
            wanted = self.pictures.heightForWidth(middle) + PICTURES_FRAME
            least = self.pictures.minimumSizeHint().height()
            high = max(0, least, min(wanted, room) - PICTURES_FRAME)
            self.pictures.setMinimumHeight(high)
            # All suitcases are seen at once, if that does not make them small; what is made of
            # cards has one size.
            fits = _LEAST_SHARE * wanted <= room < wanted
            shrinks = columns > 1 and fits and not isinstance(self.pictures, Blocks)
            self.pictures.setMaximumHeight(high if shrinks else NO_MAX)

    def _lower(self) -> list[PaperCard]:
        """The cards below the pictures."""
        return [*([] if self._hides else [self.pad_card]), *self._cards]

    def _lay(self, shape: Shape) -> None:
        if shape == self._shape:
            return
        self._shape = shape
        below = self._lower()
        for card in below:
            self._below.removeWidget(card)
        for number, card in enumerate(below):
            self._below.addWidget(card, *divmod(number, shape.beside))
        for column in range(self._below.columnCount()):
            self._below.setColumnStretch(column, int(column < shape.beside))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._tops.setDirection(down if shape.columns == 1 else across)

    # Words

    def _rank(self, outcome: Outcome) -> None:
        if len(outcome.players) == 1:
            return
        talk = self.controller.preferences.hands.talk
        speaker, words = (last_words(outcome) if talk else None) or (None, "")
        for group in outcome.result.ranking:
            rank = _place(outcome.result, group[0])
            for seat in group:
                player = outcome.players[seat]
                score = outcome.result.scores[seat]
                amount, said = (self._amount(score, said=said) for said in (False, True))
                faced = any(each.character for each in outcome.players)
                line = Rank(
                    *(self.look, rank, player, amount, said),
                    faced=faced,
                    words=words if seat == speaker else "",
                )
                self.ranking.addWidget(line)

    def _headline(self, outcome: Outcome) -> str:
        result = outcome.result
        if len(outcome.players) == 1:
            if result.goal is None:
                return self._amount(result.scores[0], said=True)
            return self.tr("Goal reached") if result.won else self.tr("Not this time")
        best = result.ranking[0]
        names = [outcome.players[seat].name for seat in best if not outcome.players[seat].is_you]
        if len(best) == 1:
            if outcome.players[best[0]].is_you:
                return self.tr("You win!")
            return self.tr("{name} wins").format(name=names[0])
        if len(names) < len(best):
            if len(best) > _MAX_NAMED_WINNERS:
                return self.tr("You share the win with %n other player(s)", "", len(names))
            return self.tr("You share the win with {names}").format(names=listed(names))
        if len(best) > _MAX_NAMED_WINNERS:
            return self.tr("%n player(s) share the win", "", len(best))
        return self.tr("{names} share the win").format(names=listed(names))

    def _detail(self, outcome: Outcome) -> str:
        result = outcome.result
        if len(outcome.players) == 1:
            if result.goal is None:
                return ""
            words = self.tr("{score}, {goal} needed.")
            score = self._amount(result.scores[0], said=True)
            return words.format(score=score, goal=self._amount(result.goal))
        if len(result.ranking) < 2:
            return ""
        ahead = result.scores[result.ranking[0][0]] - result.scores[result.ranking[1][0]]
        if not ahead:
            return self.tr("The scores are tied.")
        return self.tr("{points} ahead.").format(points=self._amount(ahead, said=True))

    def _amount(self, points: int, *, said: bool = False) -> str:
        return str(points) if self._spec is None else self._spec.amount(points, said=said)

    def _offer(self, outcome: Outcome, spec: GameTable) -> None:
        """Whoever has lost reads what was missing, and finds a way to what is easier."""
        persons = {player.seat for player in outcome.players if player.is_person}
        lost = _lost(outcome)
        ranked = (seat for group in outcome.result.ranking for seat in group if seat in persons)
        best = next(ranked, None)
        self.missing.setText(spec.missing(outcome, best) if lost and best is not None else "")
        self.missing.setVisible(bool(self.missing.text()))
        # By how much it was lost is said once.
        once = bool(self.missing.text()) and len(outcome.players) > 1
        self.detail.setVisible(bool(self.detail.text()) and not once)
        own = self._is_own and self._found is None and not outcome.config.advantages
        self.reached.fill(self.controller, spec, outcome, own=own, lost=lost)
        # Where it is a rematch, the next deal is the step.
        eased = lost and not self.reached.rematch
        self._easier = None
        again = self._is_own and lost_before(self.controller, outcome)
        self._is_clear = lost and (again or is_clear_loss(outcome))
        words, self._step = self._next_step(outcome, spec) if eased else ("", lambda: None)
        self.step_button.setText(words)
        self.step_button.setVisible(bool(words))

    def _offer_trip(self, outcome: Outcome, spec: GameTable) -> None:
        """Where the match leaves the person's trip, and the way to its next card; or, in a game
        without a trail, to the match that is worth playing next.
        """
        (first, *others), options, trip = outcome.players, dict(outcome.config.options), None
        if first.is_person and not others and not outcome.practice and self._is_own:
            trip = spec.trip(options, self.controller.tallies(str(spec.game), first.name))
        now = "" if trip is None else str(options[trip.option])
        stop = None if trip is None else trip.next(now)
        self.trip.setVisible(trip is not None)
        self.onward_button.setVisible(stop not in (None, now))
        if trip is not None:
            words = self.tr("{done} of {all} stamps on your trip.")
            self.trip.setText(words.format(done=trip.stamped, all=len(trip.stops)))
        if trip is not None and stop is not None:
            self._stop = {trip.option: stop, **trip.kept}
            words = self.tr("&Play the next card: {name}")
            name = spec.values(trip.option)[1][stop].replace("&", "&&")
            self.onward_button.setText(words.format(name=name))
        self._onward = lambda: self.onward.emit(self._stop)
        game, after = str(spec.game), self.reached.after
        if after is not None:
            self.onward_button.setText(unmarked(way_words(spec, after)))
            self.onward_button.setVisible(not self.reached.is_rematch)
            self._onward = lambda: self.proposed.emit(game, after)

    @property
    def _is_own(self) -> bool:
        """Whether it was played here; one that is only looked at may be anybody's."""
        bridge = self.controller.bridge
        return bridge is not None and not bridge.read_only

    def _is_compared(self, outcome: Outcome) -> bool:
        """Whether computers can play the same deal alone, with the components that it had."""
        game, players = outcome.game, outcome.players
        alone = outcome.is_deal and len(players) == 1 and players[0].is_person
        ours = game.box is self.controller.game(game.id).box
        return alone and ours and not self._hides

    def _on_computed(self, made: list[tuple[Level, int]]) -> None:
        assert self._outcome is not None
        mine = self._outcome.result.scores[0]
        self.computers.setText(compared_words(mine, made, self._amount))

    def _play_again(self) -> None:
        """Begin another attempt at a stop that has a new deal for each, else the same deal."""
        if self._found is None or self._found.again_at is None:
            self.again.emit(True)
        else:
            self.attempted.emit(self._found.again_at)

    def _lead_on(self, outcome: Outcome, spec: GameTable) -> None:
        """After a stop of a trail, or a day, the ways lead on from there."""
        found = self._found
        # Beside the headline that names it.
        self.sign.show_medal(0 if found is None or not found.headline else found.medal or 0)
        following = self.reached.rematch or self.tr("Play the &next deal")
        self.next_button.setText(following if found is None else found.way)
        hint = self.tr("Same players and options, new deal; everyone moves along one seat")
        self.next_button.setToolTip(hint if found is None else "")
        self.next_button.setAccessibleDescription(hint if found is None else found.words)
        self.same_button.setText(
            self.tr("Play the &same deal") if found is None or not found.again else found.again
        )
        words = self.tr("Same players, same deal, from the start")
        if found is not None and found.again_at is not None:
            words = self.tr("Same opponents, new deal")
        self.same_button.setToolTip(words)
        self.same_button.setAccessibleDescription(words)
        again = not self._hides if found is None else bool(found.again)
        self.same_button.setVisible(outcome.is_deal and again)
        self._next = lambda: self.again.emit(False)
        self._medal = None
        if found is not None:
            self._medal = found.medal
            self.headline.setText(found.headline)
            if found.strap is not None:
                self.detail.setText(found.result)
                self.detail.show()
                self.reach.show_medals(*found.strap, self._amount)
                self.reach.show()
            else:
                winner, ahead = self._headline(outcome), self._detail(outcome)
                own = found.result if _lost(outcome) else ""
                self.detail.setText(table_words(winner, ahead, own))
                self.detail.show()
            game, deal = str(spec.game), found.deal
            self._next = lambda: self.travel.emit(game, deal)
            self.missing.setText(found.words)
            self.missing.show()
            self._step = lambda: self.travel.emit(game, None)
            self.trip.hide()
            self.onward_button.hide()
            self.step_button.setText(to_trail())
            self.step_button.setVisible(deal is not None)
        self._lay_ways(outcome, travels=found is not None)

    def _next_step(self, outcome: Outcome, spec: GameTable) -> tuple[str, Callable[[], object]]:
        """What is easier than what was lost: in words, and how to get there."""
        self._easier = None
        levels = list(outcome.game.bots)
        faced = [n for n, level in enumerate(levels) for p in outcome.players if p.level == level]
        if max(faced, default=0):
            level = self._easier = levels[max(faced) - 1]
            words = self.tr("Play the next deal on {level}").format(level=level_name(level))
            return words, lambda: self.eased.emit(level)
        if len(outcome.players) == 1 and not outcome.practice and not self._hides:
            return self.tr("Practise this deal with hints"), self.practise.emit
        is_taught = str(spec.game) in self.controller.settings.texts("setup.taught")
        if spec.tutorial() is not None and not is_taught:
            return self.tr("Play the guided round"), lambda: self.learn.emit(str(spec.game))
        return "", lambda: None

    def _exposed(self, outcome: Outcome) -> str:
        """Whose hidden cards were seen in the match; empty where nobody's were."""
        players = [outcome.players[seat] for seat in outcome.exposed]
        if not players:
            return ""
        is_yours = any(player.is_you for player in players)
        if len(players) == 1:
            words = self.tr("A player took over {name}’s seat and saw the hidden cards there.")
            if is_yours:
                words = self.tr("A player took over your seat and saw your hidden cards.")
            return words.format(name=players[0].name)
        words = self.tr("A player took over the seats of {names} and saw the hidden cards there.")
        if is_yours:
            words = self.tr(
                "A player took over your seat and the seats of {names}, and saw the hidden cards "
                "there."
            )
        return words.format(names=listed([p.name for p in players if not p.is_you]))

    def _standing(self, outcome: Outcome) -> str:
        """How the match stands among those that were played before."""
        persons = [p for p in outcome.players if p.is_person]
        if not persons or not self._is_own:
            return ""
        mine = max(outcome.result.scores[person.seat] for person in persons)
        totals = self.controller.best(outcome.game.id, outcome.code, outcome.config)
        if outcome.practice:
            words = self.tr("Practice matches do not count towards your records.")
            trunk = self.controller.trunk()
            if trunk is not None:
                return f"{self._beside(outcome, trunk)} {words}"
            if len(totals) > 1 and outcome.is_deal:
                best = self.tr("Best on this deal so far: {score}.").format(
                    score=self._amount(totals[0].score)
                )
                return f"{words} {best}"
            return words
        if len(persons) > 1:
            return ""
        if outcome.exposed:
            return self.tr("This match does not count as a personal best.")
        if outcome.config.advantages:
            # It is said beside what the advantage was.
            return ""
        log = self.controller.log(outcome.game.id, outcome.config)
        if self.controller.unread:
            # Nobody knows yet what is best.
            return ""
        (person,) = persons
        log = tuple(entry for entry in log if profile(entry.name) == profile(person.name))
        number = row_of(log, outcome.code, dict(outcome.config.options), mine)
        # An old match is compared with those before it.
        now = [] if number is None else [log[number]]
        log = log if number is None else log[number + 1 :]
        if now and now[0].helped:
            return self.tr(
                "A computer played for you for part of the match, so this does not "
                "count as a personal best."
            )
        levels = sorted(str(p.level) for p in outcome.players if not p.is_person)
        same = [
            entry.score
            for entry in log
            if sorted(map(level_of, entry.levels)) == levels and entry.is_own
        ]
        if levels:
            known = [str(level) for level in outcome.game.bots]
            return self._note_against(mine, same, ", ".join(computer_words(levels, known)))
        if not same:
            if self._medal is not None:
                # What counts on a stop or a day is its deal.
                return ""
            if outcome.result.goal is not None and not _lost(outcome):
                return self.tr("You won your first match with these options.")
            return self.tr("Your first result with these options.")
        if mine > max(same):
            return self.tr("New personal best with these options (previously {score}).").format(
                score=self._amount(max(same))
            )
        best = self._amount(max(same))
        return self.tr("Your best with these options is {score}.").format(score=best)

    def _beside(self, outcome: Outcome, trunk: Result) -> str:
        """How a branch ended, beside the match that it was played on from."""
        now, told = outcome.result, list[str]()
        if len(now.scores) == 1:
            (score,), (before,) = now.scores, trunk.scores
            words = self.tr("{now}, the same as in the original match.")
            if score != before:
                words = self.tr("{now} instead of {then}: {less} less than in the original match.")
            if score > before:
                words = self.tr("{now} instead of {then}: {more} more than in the original match.")
            by = self._amount(abs(score - before))
            return words.format(
                now=self._amount(score), then=self._amount(before), more=by, less=by
            )
        each = self.tr("{name} got {now} instead of {then} (place {place} instead of {before})")
        for player in outcome.players:
            if player.is_person:
                seat = player.seat
                told.append(
                    each.format(
                        name=player.name,
                        now=self._amount(now.scores[seat]),
                        then=self._amount(trunk.scores[seat]),
                        place=_place(now, seat),
                        before=_place(trunk, seat),
                    )
                )
        words = self.tr("Compared with the original match: {people}.")
        return words.format(people="; ".join(told))

    def _note_against(self, mine: int, same: list[int], opponents: str) -> str:
        """How good a result is among those against the same levels with the same options.

        As in the records, characters of one level are not told apart.
        """
        if not same:
            if self._medal is not None:
                return ""
            return self.tr("Your first result against {opponents}.").format(opponents=opponents)
        if mine > max(same):
            words = self.tr("New personal best against {opponents} (previously {score}).")
        elif self.reached.tells_best:
            return ""
        else:
            words = self.tr("Your best against {opponents} is {score}.")
        return words.format(score=self._amount(max(same)), opponents=opponents)


def _scene_of(
    spec: GameTable,
    look: Look,
    outcome: Outcome,
    found: NextSteps | None,
    detail: str,
    *,
    hides: bool = False,
) -> Finale:
    """Return the scene of a match, or the plain one where it cannot be made.

    Args:
        spec: The game's table.
        look: Theme and fonts.
        outcome: How it ended.
        found: What it was to a trail or a day.
        detail: What stands below the headline.
        hides: Whether no more than points may be told: attempts at the suitcase of a day are left.
    """
    ended = outcome
    if found is not None and outcome.result.goal is not None:
        # Medals count, and not the goal of the game itself: it is not named. Whether it was
        # reached is still to be seen, as by a stamp.
        result = outcome.result
        result = Result(result.ranking, result.scores, None, result.won)
        ended = dataclasses.replace(outcome, result=result)
    made = _made(spec, look, None if hides else ended)
    if found is not None and found.told and not hides:
        return dataclasses.replace(made, words=found.told)
    if found is not None and len(outcome.players) > 1:
        # The headline is what was won there: who has won the match stands below.
        return dataclasses.replace(made, words=detail)
    return made


def _made(spec: GameTable, look: Look, outcome: Outcome | None) -> Finale:
    try:
        return finale(spec, look, outcome)
    except Exception as error:  # noqa: BLE001 - whoever listens to the hook reports it
        sys.excepthook(type(error), error, error.__traceback__)
        return plain(look, spec)


def _place(result: Result, seat: Seat) -> int:
    """Which place a seat came to, from 1; those who tie have the same."""
    ahead = takewhile(lambda group: seat not in group, result.ranking)
    return 1 + sum(map(len, ahead))


def advantaged_words(outcome: Outcome, spec: GameTable) -> str:
    """Return who had the advantage for beginners, and that such a match is no best; empty for none.

    Args:
        outcome: The match.
        spec: Its game.
    """
    config = outcome.config
    players = [outcome.players[seat] for seat in config.advantages]
    if not players:
        return ""
    words = QCoreApplication.translate(
        "result",
        "{name} had an advantage: {what}. This match does not count as a personal best.",
    )
    if len(players) > 1:
        words = QCoreApplication.translate(
            "result",
            "{names} had an advantage: {what}. This match does not count as a personal best.",
        )
    elif players[0].is_you:
        words = QCoreApplication.translate(
            "result", "You had an advantage: {what}. This match does not count as a personal best."
        )
    names = listed([player.name for player in players])
    what = spec.advantage(dict(config.options))
    return words.format(name=players[0].name, names=names, what=what)


def _taught(outcome: Outcome) -> str:
    """How often the teacher has asked, how often another move was made then, and what it missed."""
    counted = outcome.teacher
    if counted is None:
        return ""
    asked, again, late = counted
    told = []
    if asked:
        told.append(
            QCoreApplication.translate("result", "The teacher asked about %n move(s).", "", asked)
        )
        changed = QCoreApplication.translate("result", "You never changed your mind.")
        if again:
            changed = QCoreApplication.translate(
                "result", "You changed your mind about %n.", "", again
            )
        told.append(changed)
    if late:
        told.append(
            QCoreApplication.translate(
                "result", "The teacher could not judge %n move(s) in time.", "", late
            )
        )
    return " ".join(told)


def _is_behind(outcome: Outcome) -> bool:
    """Whether no person came first: a medal is then a smaller thing than a win."""
    persons = {player.seat for player in outcome.players if player.is_person}
    return not persons & set(outcome.result.ranking[0])


def _lost(outcome: Outcome) -> bool:
    """Whether persons played and none of them reached the goal, or came first."""
    if outcome.result.won is not None:
        return not outcome.result.won
    persons = {player.seat for player in outcome.players if player.is_person}
    return bool(persons) and not persons & set(outcome.result.ranking[0])


class Rank(QWidget):
    """One line of the ranking, with the player's mark, and a character's portrait."""

    def __init__(
        self,
        look: Look,
        rank: int,
        player: SeatInfo,
        score: str,
        said: str,
        *,
        faced: bool,
        words: str = "",
    ) -> None:
        """Tell of a player; `faced` keeps the room of a portrait, since others have one.

        A character may say a few `words`.
        """
        super().__init__()
        name = player.name
        row = QHBoxLayout(self)
        with_spacing(look, row, (2, 2, 4, 2), 10)
        row.addWidget(SeatMark(look, player.colour))
        if faced and not player.character:
            nobody = QWidget()
            nobody.setFixedWidth(look.px(_FACE))
            row.addWidget(nobody)
        if player.character:
            self.portrait = Portrait(look, player.character, self, side=_FACE)
            self.portrait.show_character(player.character, player.expression)
            row.addWidget(self.portrait)
        row.addWidget(Label(look, self.tr("{rank}.").format(rank=rank), face=Role.NUMERIC))
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(FittedLabel(look, Role.STRONG, name))
        if words:
            words = shared.say("quoted", words=words)
            told.addWidget(Label(look, words, face=Role.SMALL, role="muted", wrap=True))
        row.addLayout(told, 1)
        row.addWidget(Label(look, score, face=Role.NUMERIC))
        named = self.tr("{rank}. {name}, {points}").format(rank=rank, name=name, points=said)
        self.setAccessibleName(f"{named}. {words}" if words else named)
