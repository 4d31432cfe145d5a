"""The table of Carry On: the page at a round's end: what counts how, then what it scores."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core import Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.components import ROUNDS, SOUVENIR, Components
from engine.games.carry_on.view import CarryView, Phase, RoundScore, Use
from ui.bridge.seats import SeatInfo, initial
from ui.kit.words import signed
from ui.look.flow import Box, RowBox
from ui.look.flow_widget import FlowWidget
from ui.look.marks import SeatMark
from ui.look.spacing import UNBOUNDED, with_spacing
from ui.look.style import TOUCH_TARGET, Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel, TagButton
from ui.tables.carry_on import advice, art
from ui.tables.carry_on.commands import CarryCommands
from ui.tables.carry_on.gradual_page import GradualPage
from ui.tables.carry_on.panels import Boxes
from ui.tables.carry_on.state import CarryTableState
from ui.tables.carry_on.words import Words, many, say

COLUMNS: Final = (
    "weight",
    "character",
    "essentials",
    "page-round",
    "page-cards",
    "page-total",
)
"""The numbers of a row, in the order in which they are counted."""
CARDS_COLUMN: Final = COLUMNS.index("page-cards")
"""What unused Carry On cards give; only where the match is over."""
_MIN_WIDE_PAGE_WIDTH: Final = 1060
"""In a page that is narrower, at 100 %, what is chosen may stand below each other."""
_MIN_WHOLE_HEADS_WIDTH: Final = 780
"""In a page that is narrower, at 100 %, long words over the numbers are broken in two."""
_MAX_NAME_WIDTH: Final = 92
"""A name that is wider, at 100 %, takes two lines; `Computer 2` does not."""
_MIN_CARDS_WIDTH: Final = 90
"""What is packed has so much room, at 100 %, beside its weight."""
_FIRST_NUMBER: Final = 5
"""The grid's column of the first number."""
_ALIGN_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Packed(FlowWidget):
    """What is packed, and what that weighs beside it, as far as there is room for that."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._cards = Box()
        self._weighed: Sequence[Box] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_packed(self, cards: Box, weighed: Sequence[Box]) -> None:
        """Show cards, and the first of some boxes that leaves them room."""
        self._cards, self._weighed = cards, weighed
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not self._weighed:
            return
        look, least = self.look, self.look.px(_MIN_CARDS_WIDTH)
        hung = self._weighed[-1]
        for box in self._weighed[:-1]:
            wide = box.width(look, self.height())
            if wide + least <= self.width() and box.height(look, wide) <= self.height():
                hung = box
                break
        # Pictures lie on whole pixels, and may be one higher than their room.
        row = RowBox((self._cards, hung), gap=look.air(6), pad=(0, 1), across="fill")
        self.show_box(row)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(120), self.look.px(22))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(480), self.look.px(110))


class _Row:
    """The widgets of one seat."""

    def __init__(self, look: Look, player: SeatInfo, letter: str, page: RoundPage) -> None:
        self.seat = player.seat
        self.use = Use(0, upgrade=False)
        """What is chosen, submitted or not."""
        self.decides = False
        """Whether somebody at the screen chooses here."""
        self.chosen = False
        """Whether a person has chosen here; else it is as it was filled in."""
        self.explains = False
        """Whether it is said why the best use is the best."""
        self.options: tuple[scoring.Option, ...] = ()
        self.score: RoundScore | None = None
        """What the round scores here as it is chosen; None while nobody may know."""
        self.past = 0
        """The points of the rounds before."""
        self.packed: tuple[int, ...] = ()
        self.drawn = 0
        """The limit that was drawn."""
        self.keeping = 0
        """About what an unused card may still bring above its points (CO-15)."""
        self.mark = SeatMark(look, player.colour, letter, page)
        self.name = FittedLabel(look, Role.STRONG, player.name, page, lines=2)
        self.cards = _Packed(look, page)
        self.souvenirs = TagButton(look, "", page)
        self.upgrade = TagButton(look, "", page)
        self.suggest = TagButton(look, say("suggest"), page)
        for button in (self.souvenirs, self.upgrade, self.suggest):
            button.setAutoDefault(True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.upgrade.setCheckable(True)
        self.suggest.set_sign(art.spark())
        self.suggest.setToolTip(say("tip-suggest"))
        self.suggest.setAccessibleName(f"{say('suggest')}: {player.name}")
        self.uses = QHBoxLayout()
        """What can be chosen, or is; see `RoundPage.resizeEvent`."""
        self.words = FittedLabel(look, Role.SMALL, "", page, lines=2)
        self.numbers = [
            FittedLabel(look, Role.NUMERIC, "", page, align=_ALIGN_RIGHT) for _ in COLUMNS
        ]
        self.ready = TagButton(look, say("ready"), page, primary=True)
        self.ready.setAutoDefault(True)
        self.ready.setToolTip(say("tip-ready"))
        self.ready.setAccessibleName(f"{say('ready')}: {player.name}")
        self.buttons = (self.souvenirs, self.upgrade, self.suggest, self.ready)
        for label in (self.name, self.words, *self.numbers):
            # In low rows they take what there is, and do not push others out of their place.
            label.setMinimumHeight(1)
        seen = (self.mark, self.name, self.cards, self.words)
        self.widgets: Sequence[QWidget] = (*seen, *self.numbers, *self.buttons)

    @property
    def option(self) -> scoring.Option | None:
        """What comes of what is chosen."""
        return next((one for one in self.options if one.use == self.use), None)

    @property
    def best(self) -> scoring.Option:
        """What scores the most, in this round and at the end (CO-15)."""
        return scoring.best_of(self.options)

    @property
    def entry(self) -> TagButton:
        """Where the keyboard begins: at what may be chosen, so that Enter alone ends nothing.

        What is filled in with the best use is only to be confirmed.
        """
        if self.explains and self.use == self.best.use:
            return self.ready
        return self.upgrade if self.souvenirs.isHidden() else self.souvenirs

    def begin(self, *, best: bool) -> None:
        """Be as it is before anybody chooses: plain, or with the best use."""
        souvenirs = self.packed.count(SOUVENIR)
        self.use = self.best.use if best else Use(souvenirs, upgrade=False)
        self.chosen, self.explains = False, best

    def choose(self, use: Use) -> bool:
        """Choose a use, if there is such; else the nearest without the upgrade."""
        for wanted in (use, Use(use.weight, upgrade=False)):
            if any(one.use == wanted for one in self.options):
                self.use, self.chosen = wanted, True
                return True
        return False


class RoundPage(QFrame):
    """One page, a row a person: while it is settled what counts how, then line by line the points.

    Rows begin plainly, and are filled in with the best use where that is wanted (CO-15). They may
    be changed until all are ready.
    """

    def __init__(
        self,
        look: Look,
        box: Components,
        words: Words,
        players: Sequence[SeatInfo],
        commands: CarryCommands,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        self.setProperty("role", "card")
        self.setAccessibleName(say("access-page"))
        self._look = look
        self._box = box
        self._words = words
        self._boxes = Boxes(look, words)
        self._round = 0
        self._leads = False
        self._first: _Row | None = None
        """The row of the next to be ready."""
        self._asked: QWidget | None = None
        """What a lesson asks for in this round."""
        self._ready: frozenset[Seat] = frozenset()
        self._shown_use: tuple[Seat, Use] | None = None
        """What is shown as chosen where nobody decides."""
        self.counted = len(COLUMNS)
        """How many columns of numbers are shown."""
        self._least = 0
        """The first of them that has room."""
        self._ends: Sequence[int] | None = None
        """By seat, what unused Carry On cards give at the end of the match; None before."""
        self.standing: Sequence[int] | None = None
        """By seat, the points of the match as the page tells them; None until it tells all."""
        self._totals: Sequence[int] = ()
        """The same as far as they are counted in the end."""
        self.coming = GradualPage(self)
        self.title = FittedLabel(look, Role.HEADING, "", self)
        self.on_button = TagButton(look, say("go-on"), self, primary=True)
        self.on_button.clicked.connect(lambda _=False: commands.close_scores())
        self.note = FittedLabel(look, Role.BODY, "", self, lines=2)
        """Advice to the player who has the keyboard, or the pointer, at their row."""
        # So that it stands above the rows, however few these are.
        self.note.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout()
        with_spacing(look, self._grid, (0, 0, 0, 0), 6)
        self._named = tuple(players)
        """Whose names and marks the rows have."""
        names = [player.name for player in players]
        self.rows = {
            player.seat: _Row(look, player, initial(names, player.seat), self) for player in players
        }
        right = partial(FittedLabel, look, Role.SMALL, parent=self, align=_ALIGN_RIGHT, lines=2)
        self._heads = [right(say(key)) for key in COLUMNS]
        for column, head in enumerate(self._heads):
            head.setProperty("role", "muted")
            head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(head, 0, _FIRST_NUMBER + column)
        self._grid.addWidget(self.note, 0, 0, 1, _FIRST_NUMBER)
        for line, row in enumerate(self.rows.values(), start=1):
            self._place(line, row)
        self._grid.setColumnStretch(1, 2)
        self._grid.setColumnStretch(2, 8)
        self._column = QVBoxLayout(self)
        with_spacing(look, self._column, (16, 10, 16, 10), 6)
        self._column.addWidget(self.title)
        # What rows do not need lies below them, and not between them and what is said of them.
        self._grid.setRowStretch(1 + len(self.rows), 1)
        self._column.addLayout(self._grid, 1)
        self._column.addWidget(self.on_button, 0, Qt.AlignmentFlag.AlignRight)
        self._on_above = False
        # After the gaps have their new size.
        look.changed.connect(self._fit)
        self.hide()

    def _place(self, line: int, row: _Row) -> None:
        uses = row.uses
        with_spacing(self._look, uses, (0, 0, 0, 0), 4)
        uses.addWidget(row.souvenirs, 5)
        uses.addWidget(row.upgrade, 4)
        uses.addWidget(row.words, 1)
        self._grid.addWidget(row.mark, line, 0)
        self._grid.addWidget(row.name, line, 1)
        self._grid.addWidget(row.cards, line, 2)
        self._grid.addLayout(uses, line, 3)
        self._grid.addWidget(row.suggest, line, 4)
        for column, number in enumerate(row.numbers):
            self._grid.addWidget(number, line, _FIRST_NUMBER + column)
        self._grid.addWidget(row.ready, line, _FIRST_NUMBER + len(COLUMNS))
        for button in row.buttons:
            button.installEventFilter(self)
        row.souvenirs.clicked.connect(partial(self._turn_souvenir, row))
        row.upgrade.toggled.connect(lambda on: self._turn_upgrade(row, upgrade=on))
        row.suggest.clicked.connect(partial(self._suggest, row))
        row.ready.clicked.connect(partial(self._be_ready, row))

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self._words = words

    def _show_players(self, players: tuple[SeatInfo, ...]) -> None:
        if players == self._named:
            return
        self._named = players
        names = [player.name for player in players]
        for player in players:
            row = self.rows[player.seat]
            row.name.setText(player.name)
            for button, words in ((row.suggest, say("suggest")), (row.ready, say("ready"))):
                button.setAccessibleName(f"{words}: {player.name}")
            row.mark.show_seat(player.colour, initial(names, player.seat))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Advice is for whose button is looked at."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            row = next(row for row in self.rows.values() if watched in row.buttons)
            if row.decides:
                self._advise(row)
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Where there is little room there is no title, and buttons are low; where it is narrow
        what is chosen from is seen with its sums alone.
        """
        high, px = self.height(), self._look.px
        narrow = self.width() < px(_MIN_WIDE_PAGE_WIDTH)
        chosen = any(row.decides for row in self.rows.values())
        count = len(self.rows)
        # Many rows in a low page are lower than buttons are elsewhere.
        low = (high - px(96)) // count < px(28)
        self.title.setVisible(not low)
        # Without a choice there is no advice, in whose place the button leaves the rows more room.
        self._put_on(above=low and not chosen)
        self._grid.setVerticalSpacing(self._look.air(2 if low else 6))
        room = (high - px(50 if low else 96)) // count
        # What has no room beside another has it below that, where rows are high.
        stacked = room >= (2 * px(24) if narrow else 2 * TOUCH_TARGET + self._look.air(12))
        self._fit_columns(narrow=narrow, chosen=chosen, stacked=stacked)
        # Where rows are high enough the reason of what is suggested is no smaller than other words.
        two = self.note.sizeHint().height()
        left = room - two // 2 // count
        roomy = chosen and left >= 2 * px(28)
        self.note.setMinimumHeight(two + two // 2 * roomy)
        room = left if roomy else room
        high = max(26, min(TOUCH_TARGET, room // (2 if stacked else 1) - 4))
        way = QBoxLayout.Direction
        for row in self.rows.values():
            row.cards.setMaximumHeight(px(150))
            row.suggest.show_sign(narrow)
            row.suggest.setMaximumWidth(round(high * 1.4) if narrow else UNBOUNDED)
            least = row.ready.minimumSizeHint().width()
            row.ready.setMaximumWidth(least if narrow else UNBOUNDED)
            self._weigh(row)
            row.uses.setDirection(way.TopToBottom if stacked else way.LeftToRight)
            for button in row.buttons:
                button.setMinimumHeight(high)
                button.setMaximumHeight(high if high < TOUCH_TARGET else UNBOUNDED)

    def _fit_columns(self, *, narrow: bool, chosen: bool, stacked: bool) -> None:
        """Share the width: buttons that stand beside each other need the most of it."""
        px, beside = self._look.px, chosen and not stacked
        self._grid.setColumnStretch(3, 11 if beside else 6 if narrow else 5)
        names = max(row.name.sizeHint().width() for row in self.rows.values())
        least, most = px(39 if narrow else 64), min(px(_MAX_NAME_WIDTH), self.width() // 11)
        wide = least if beside else max(least, min(names, most))
        self._grid.setColumnMinimumWidth(1, wide)
        self._least = COLUMNS.index("page-round") if narrow and chosen else 0
        whole = self.width() >= px(_MIN_WHOLE_HEADS_WIDTH)
        for column, head in enumerate(self._heads):
            wide = px(80 if column == CARDS_COLUMN else 64)
            if narrow:
                # Some of the heads are long words.
                wide = px(50 if column in (1, 2, CARDS_COLUMN) else 39)
                wide = max(wide, self._longest_word(head.text())) if whole else wide
            has_room = column in self._columns
            head.setVisible(has_room)
            self._grid.setColumnMinimumWidth(_FIRST_NUMBER + column, wide * has_room)
        self._show_columns()

    def _longest_word(self, words: str) -> int:
        """The width of the longest word over a column."""
        metrics = QFontMetricsF(self._look.font(Role.SMALL))
        return 2 + round(max(map(metrics.horizontalAdvance, re.findall(r"[^\s-]+-?", words))))

    def _put_on(self, *, above: bool) -> None:
        """Have the button to go on in the line of the heads, or below all rows."""
        if above != self._on_above:
            self._on_above = above
            sides = Qt.AlignmentFlag
            if above:
                self._column.removeWidget(self.on_button)
                self._grid.addWidget(self.on_button, 0, 0, 1, 4, sides.AlignLeft | sides.AlignTop)
            else:
                self._grid.removeWidget(self.on_button)
                self._column.addWidget(self.on_button, 0, sides.AlignRight)
            self.note.setVisible(not above)
        # So that it does not touch the first row.
        self._grid.setRowMinimumHeight(0, TOUCH_TARGET + self._look.air(3) if above else 0)
        if above:
            # Lower than the style has it.
            self.on_button.setFixedHeight(TOUCH_TARGET)
        else:
            self.on_button.setMaximumHeight(UNBOUNDED)

    # While it is settled --------------------------------------------------------------------------

    def show_state(self, state: CarryTableState) -> None:
        """Lie over the stage while a round is settled or counted."""
        self.coming.gentle = not state.common.still
        self._show_players(state.common.players)
        if state.settles:
            self._show_settling(state.view, state.common.persons, suggests=state.suggests)
        elif not (state.common.moving or state.reviews):
            self.standing = None
            self.hide()

    def show_last(self, state: CarryTableState) -> None:
        """Show once more what the last round scored."""
        seats = state.view.seats
        scores = {Seat(seat): one.rounds[-1] for seat, one in enumerate(seats)}
        totals = [sum(each.points for each in one.rounds) for one in seats]
        ends = None
        if state.view.phase is Phase.OVER:
            found = (scoring.end_points(self._box, one.character, one.unused) for one in seats)
            ends = [sum(each) for each in found]
        self.show_scores(len(seats[0].rounds), scores, totals, ends, counted=len(COLUMNS))

    def _show_settling(self, view: CarryView, persons: Sequence[Seat], *, suggests: bool) -> None:
        """Let these persons say what counts how, filled in with the best use or plainly."""
        fresh = self._round != view.round or self.isHidden() or self.counted == 0
        self._round, self.counted, self._ends = view.round, len(COLUMNS), None
        self._ready = frozenset(seat for seat in view.settling if seat not in view.due)
        last = view.round == ROUNDS
        self.title.setText(say("page-settle-last" if last else "page-settle", round=view.round))
        self._name_total(final=False)
        self._keep_room_for_on(kept=False)
        self.offer_on(False)
        first: _Row | None = None
        for seat, row in self.rows.items():
            one = view.seats[seat]
            row.options = scoring.at_seat(self._box, view, seat)
            row.packed, row.drawn = one.packed, one.luggage
            # With two seats the luggage that is left is all there will be.
            pile = view.luggage if len(view.seats) == 2 else None
            rounds = ROUNDS - view.round
            row.keeping = scoring.keeping(self._box, one.character, one.unused, rounds, pile)
            shown = self._shown_use if self._shown_use and self._shown_use[0] == seat else None
            if shown is not None:
                row.use = shown[1]
            elif one.use is not None:
                row.use = one.use
            elif fresh or row.option is None or not row.chosen:
                row.begin(best=suggests)
            free = seat not in view.settling
            row.decides = decides = seat in persons and not free
            if not decides or seat in self._ready:
                self._keep_focus_of(*row.buttons)
            unknown = seat not in persons and one.use is None and not free and shown is None
            self._show_use(row, decides=decides, unknown=unknown)
            if free:
                # Its suitcase is there to be compared with.
                row.words.setText(say("no-choice"))
            row.past = sum(each.points for each in one.rounds)
            option = row.option
            row.score = None if unknown or option is None else option.score
            self._show_numbers(row)
            row.suggest.setVisible(decides)
            row.ready.setVisible(decides)
            row.ready.setEnabled(decides and seat not in self._ready)
            if decides and seat not in self._ready and first is None:
                first = row
        self._tell_standing()
        self._fit()
        self.coming.show(row.cards for row in self.rows.values())
        leads, self._leads = self._leads or fresh, False
        self._first = first
        if fresh:
            self._asked = None
        self._lead()
        if first is not None and (leads or not self._is_deciding()):
            self._advise(first)
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif first is None and self._shown_use is not None:
            self._advise(self.rows[self._shown_use[0]])
        elif first is None:
            self.note.setText(say("now-settled"))

    def ask_for(self, button: QWidget) -> None:
        """Have Enter do what a lesson asks for, until the round's end is over."""
        self._asked = button
        self._lead()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lead(self) -> None:
        """Pass the keyboard on to where it belongs, whenever the page is given it."""
        first = self._first
        if first is None:
            # Qt takes None for no proxy, which its stubs do not know.
            self.setFocusProxy(None)  # type: ignore[arg-type]
        else:
            self.setFocusProxy(self._asked or first.entry)

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is at this page, or at something on it."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    @staticmethod
    def _is_deciding() -> bool:
        """Whether the keyboard is at something that can be pressed, as on this page."""
        focus = QApplication.focusWidget()
        return isinstance(focus, QAbstractButton) and focus.isEnabled() and focus.isVisible()

    def _show_use(self, row: _Row, *, decides: bool, unknown: bool) -> None:
        """The controls of a row, or the words for what it has chosen."""
        packed = row.options[0].score.packed
        souvenirs = packed.count(SOUVENIR)
        can_upgrade = any(one.use.upgrade for one in row.options)
        row.souvenirs.setVisible(decides and souvenirs > 0)
        row.upgrade.setVisible(decides and can_upgrade)
        row.words.setVisible(not decides)
        row.words.setText(say("chooses") if unknown else self._words.use(row.use, souvenirs))
        key = "souvenir-use" if souvenirs == 1 else "souvenirs-use"
        row.souvenirs.setText(say(key, kg=5 * row.use.weight))
        use = self._words.use(Use(row.use.weight, upgrade=False), souvenirs)
        row.souvenirs.setToolTip(f"{say('souvenir-rule')}\n{use}\n{say('tip-turn')}")
        row.upgrade.setText(say("upgrade-yes" if row.use.upgrade else "upgrade-no"))
        # What the card would give at the end differs by character (CO-15).
        price = many("points", max(one.gives_up for one in row.options))
        row.upgrade.setToolTip(f"{say('tip-upgrade', points=price)}\n{say('tip-turn')}")
        fits = any(one.use == Use(row.use.weight, upgrade=True) for one in row.options)
        row.upgrade.setEnabled(fits)
        row.upgrade.setChecked(row.use.upgrade)
        for button in row.buttons:
            button.setAccessibleDescription(self._advice(row))

    def _advise(self, row: _Row) -> None:
        self.note.setText(say("advice", name=row.name.text(), advice=self._advice(row)))

    @staticmethod
    def _advice(row: _Row) -> str:
        """What the use that is chosen comes to; why it is the best, where that was asked for."""
        option = row.option
        if option is None:
            return ""
        if row.explains and option.use == row.best.use:
            return advice.why(option, row.options, row.keeping)
        return advice.told(option, row.options, row.keeping)

    def _suggest(self, row: _Row) -> None:
        row.explains = True
        row.choose(row.best.use)
        self._changed(row)

    def _turn_souvenir(self, row: _Row) -> None:
        most = row.options[0].score.packed.count(SOUVENIR)
        row.choose(Use((row.use.weight - 1) % (most + 1), row.use.upgrade))
        self._changed(row)

    def _turn_upgrade(self, row: _Row, *, upgrade: bool) -> None:
        if upgrade != row.use.upgrade:
            row.choose(Use(row.use.weight, upgrade=upgrade))
            self._changed(row)

    def _changed(self, row: _Row) -> None:
        self._show_use(row, decides=True, unknown=False)
        self._lead()
        self._advise(row)
        option = row.option
        if option is not None:
            row.score = option.score
            self._show_numbers(row)
            self._weigh(row)
            self._tell_standing()
            self._commands.show_standing()
        if row.seat in self._ready:
            self._commands.settle(row.seat, row.use)

    def _tell_standing(self) -> None:
        """While it is settled points are told as soon as those of nobody are unknown."""
        rows = self.rows.values()
        points = [row.past + row.score.points for row in rows if row.score is not None]
        self.standing = points if len(points) == len(rows) else None

    def show_use(self, seat: Seat, use: Use) -> None:
        """Show a use in a row where nobody decides, as in a review.

        Args:
            seat: Whose row.
            use: One of the uses that the seat has.
        """
        self._shown_use = seat, use

    def fill_in(self, seat: Seat, use: Use) -> None:
        """Choose a use in a row for the player who decides there, and may change it or be ready.

        Args:
            seat: Whose row; nothing happens where nobody at the screen decides in it.
            use: One of the uses that the seat has.
        """
        row = self.rows[seat]
        if row.decides and row.choose(use):
            self._changed(row)
            (row.ready if row.ready.isEnabled() else row.upgrade).setFocus(
                Qt.FocusReason.OtherFocusReason
            )

    def _be_ready(self, row: _Row) -> None:
        # The keyboard goes on to the next who must be.
        self._leads = True
        self._commands.settle(row.seat, row.use)

    # When it is scored ----------------------------------------------------------------------------

    def show_scores(
        self,
        round_: int,
        scores: Mapping[Seat, RoundScore],
        totals: Sequence[int],
        ends: Sequence[int] | None = None,
        *,
        counted: int,
    ) -> None:
        """Show what a round scored, of each row so many numbers.

        Args:
            round_: The round.
            scores: What each seat packed, and its points.
            totals: The points of all rounds so far by seat.
            ends: By seat, what unused Carry On cards give besides; None before the match is over.
            counted: So many of `COLUMNS` are seen.
        """
        self._round, self.counted, self._ends = round_, counted, ends
        self._totals = [
            each + end for each, end in zip(totals, ends or [0] * len(totals), strict=True)
        ]
        if counted == len(COLUMNS):
            self.standing = self._totals
        self._ready = frozenset()
        self.title.setText(say("page-scored", round=round_))
        self._name_total(final=ends is not None)
        self.note.setText("")
        # When the button comes, nothing above it is laid out and painted in another size.
        self._keep_room_for_on(kept=True)
        self.offer_on(counted == len(COLUMNS))
        for seat, row in self.rows.items():
            score = scores[seat]
            row.options, row.use, row.decides = (), score.use, False
            row.packed, row.drawn, row.score = score.packed, score.luggage, score
            self._keep_focus_of(*row.buttons)
            for button in row.buttons:
                button.hide()
            row.words.show()
            row.words.setText(self._words.use(score.use, score.packed.count(SOUVENIR)))
            row.past = totals[seat] - score.points
            self._show_numbers(row)
        self._fit()
        # All rows are of another size than while the round was settled.
        self.coming.show((row.cards for row in self.rows.values()), anew=counted == 0)

    def _name_total(self, *, final: bool) -> None:
        """Say whether anything is still to be added: at least Carry On cards (CO-24)."""
        self._heads[-1].setText(say("page-total" if final else "page-so-far"))

    def _keep_room_for_on(self, *, kept: bool) -> None:
        policy = self.on_button.sizePolicy()
        policy.setRetainSizeWhenHidden(kept)
        self.on_button.setSizePolicy(policy)

    def offer_on(self, on: bool) -> None:
        """Have a button to go on with, or not."""
        if not on:
            self._keep_focus_of(self.on_button)
        self.on_button.setVisible(on)

    def _keep_focus_of(self, *buttons: QWidget) -> None:
        """Take the keyboard from buttons that go: Qt would give it to one beside the page."""
        if any(button.hasFocus() for button in buttons):
            self.setFocusProxy(None)  # type: ignore[arg-type]
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def count(self, column: int) -> None:
        """Show one more column of numbers."""
        self.counted = max(self.counted, column + 1)
        if self.counted == len(COLUMNS):
            self.standing = self._totals
        self._show_columns()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press anywhere puts away what was only shown again, and reaches nothing beneath."""
        event.accept()
        self._commands.close_scores()

    # Parts ----------------------------------------------------------------------------------------

    def _weigh(self, row: _Row) -> None:
        """Show what is packed, with its weight, the limit, and what is lost above that."""
        score = row.score
        cards = self._boxes.packed(row.packed, grow=1)
        kg = None if score is None else score.kg
        limit = row.drawn if score is None else score.limit
        row.cards.show_packed(cards, self._boxes.weighed(kg, limit))
        said = [self._words.cards(row.packed), say("limit-said", limit=limit)]
        if kg is not None:
            said.append(say("packed-kg", kg=kg))
        row.cards.setAccessibleName(". ".join(said))

    def _show_numbers(self, row: _Row) -> None:
        score = row.score
        if score is None:
            for label in row.numbers:
                label.setText("")
            return
        end = 0 if self._ends is None else self._ends[row.seat]
        parts = map(str, (score.weight, score.character, score.essential, score.points))
        total = str(row.past + score.points + end)
        for label, number in zip(row.numbers, (*parts, signed(end), total), strict=True):
            label.setText(number)

    @property
    def _columns(self) -> Sequence[int]:
        """Which of `COLUMNS` there are just now, and have room."""
        found = range(self._least, len(COLUMNS))
        return [each for each in found if each != CARDS_COLUMN or self._ends is not None]

    def _show_columns(self) -> None:
        """The numbers that are counted so far, as far as there is room for them at all."""
        shown = [each for each in self._columns if each < self.counted]
        for row in self.rows.values():
            for number, label in enumerate(row.numbers):
                label.setVisible(number in shown)
