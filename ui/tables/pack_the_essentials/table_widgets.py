"""The table of Pack the Essentials: which widgets the page has, and how they share its room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core import Seat
from engine.games.pack_the_essentials.scoring import TODO_LINES
from engine.games.pack_the_essentials.view import Phase
from ui.kit.table.button_bar import ButtonBar
from ui.kit.table.drawer import DRAWER_WIDTH
from ui.kit.table.reactions import SeatPlace
from ui.kit.table.shared_parts import SharedParts
from ui.look.lists import Heading
from ui.look.scrolled import Scrolled
from ui.look.spacing import with_spacing
from ui.look.text import literal
from ui.look.widgets import TagButton
from ui.tables.pack_the_essentials.commands import PackCommands
from ui.tables.pack_the_essentials.departures import DepartureBoard
from ui.tables.pack_the_essentials.held import Tiles
from ui.tables.pack_the_essentials.panels import ListsPanel, ScorePanel, SuitcaseThumbnail
from ui.tables.pack_the_essentials.pending_moves import BONUS_SPACE
from ui.tables.pack_the_essentials.scene import PackScene
from ui.tables.pack_the_essentials.state import PackTableState
from ui.tables.pack_the_essentials.words import say

_SCROLL_BAR_WIDTH: Final = 16
"""The width of a scroll bar that may stand beside a column, at 100 %."""
_COLUMN_MARGINS_PX: Final = 38
"""What margins and gaps take of a column's height, in logical pixels."""
_MIN_SUITCASE_HEIGHT: Final = 36
"""The least height of another's suitcase beside its name, at 100 %."""
_MIN_ABREAST_WIDTH: Final = 170
"""The least width of one of several suitcases side by side, at 100 %."""
_SPARE_AIR: Final = 14
"""How much of that is air where all else is as close as can be."""


class TableWidgets(QObject):
    """The widgets of the page besides those that every table has; all share its room."""

    def __init__(
        self,
        shared: SharedParts,
        scene: PackScene,
        tiles: Tiles,
        commands: PackCommands,
        page: QWidget,
    ) -> None:
        """Make all widgets as children of the page, and lay them out around the scene.

        The page has two rows, `rows` and below it `bottom`.
        """
        super().__init__(page)
        look, words, state, prompt = shared.look, scene.words, scene.state, shared.prompt
        seats = [player.seat for player in state.common.players]
        self._look, self._scene, self._actions = look, scene, shared.action_buttons
        self._page_size = page.size()
        self._one = False
        self.departures = DepartureBoard(
            look, words.box.rounds, page, alone=len(seats) == 1, goal=state.view.goal is not None
        )
        self.back_button = QPushButton(page)
        self.back_button.setProperty("role", "quiet")
        self.back_button.setAutoDefault(True)
        self.back_button.clicked.connect(lambda _=False: commands.inspect(None))
        self._top = QHBoxLayout()
        with_spacing(look, self._top, (14, 0, 0, 0), 12)
        self._top.addWidget(prompt.now, 1)
        for widget in (prompt.progress, prompt.rule_button, self.back_button):
            self._top.addWidget(widget)

        self.lists = ListsPanel(look, words, page, goal=state.view.goal is not None)
        self.score = ScorePanel(look, words, page)
        self.lists.setAccessibleName(say("lists"))
        for panel in (self.lists, self.score):
            panel.line_clicked.connect(commands.light)
        self.thumbnails = [SuitcaseThumbnail(look, words.box, seat, page) for seat in seats]
        for thumbnail, seat in zip(self.thumbnails, seats, strict=True):
            thumbnail.clicked.connect(partial(commands.inspect, seat))
        self.score_title = Heading(look, say("score"), page)
        self._sheet, self._stack = _column(), _column()
        for each in (self.lists, self.score_title, self.score):
            self._sheet.addWidget(each)
        self._others = QWidget(page)
        others = _column()
        others.addWidget(Heading(look, say("others"), page))
        self._shelf = QGridLayout()
        self._shelf.setSpacing(3)
        others.addLayout(self._shelf)
        self._abreast = 1
        self._shelved = self.thumbnails[1:]
        self._fill_shelf()
        self.thumbnails[0].hide()
        self._others.setLayout(others)
        self._others.setVisible(len(seats) > 1)
        self._stack.addWidget(self._others)
        self._stack_area = Scrolled.of(look, self._stack, page)
        self.first_area = _area(Scrolled.of(look, self._sheet, page), page)
        self._second_area = _area(self._stack_area, page)
        self.drawer = shared.drawer

        self.rows = QHBoxLayout()
        with_spacing(look, self.rows, (6, 0, 12, 0), 6)
        board, side, columns = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        for column in (board, side):
            column.setSpacing(2)
            self.rows.addLayout(column, column is board)
        board.addLayout(self._top)
        board.addWidget(self._scene.view, 1)
        side.addWidget(self.departures, 0, Qt.AlignmentFlag.AlignLeft)
        side.addLayout(columns, 1)
        with_spacing(look, columns, None, 6)
        for part in (self.first_area, self._second_area, self.drawer):
            columns.addWidget(part)

        turns = self._button("rotate", tiles.rotate), self._button("flip", tiles.flip)
        self.rotate_button, self.flip_button = turns
        self.places_button = self._button("places", tiles.toggle_places)
        self.places_button.setCheckable(True)
        self.discard_button = self._button("discard", tiles.discard)
        self.best_button = self._button("best-toys", commands.lay_best_toys)
        self.buttons = (*turns, self.places_button, self.discard_button, self.best_button)
        actions = shared.action_buttons
        done = (actions.skip_button, actions.confirm_button, actions.next_button)
        last = (*self.buttons, *done)
        # A second row would take its height from the suitcase.
        self.bottom = ButtonBar(
            look,
            actions.buttons[:3],
            (self.drawer.button,),
            last,
            page,
            folds=False,
            more=actions.more_button,
            yield_room=(self.places_button, actions.redo_button, actions.hint_button),
        )
        self._turn = shared.turn
        self._share_menu()
        shared.turn.guided_changed.connect(self._share_menu)
        scene.hand.places_shown.connect(self.show_showing)
        for crowded in (self.drawer.moved, look.changed, self.lists.drawn):
            crowded.connect(self.share_room)

    def _share_menu(self) -> None:
        """Have in the menu what is pressed rarely; a guide speaks of most of it."""
        rare = (self._actions.redo_button, self.places_button, self.drawer.button)
        self.bottom.set_in_menu(() if self._turn.guided else rare)

    def lay_left(self, *, left: bool) -> None:
        """Stand the lists and the score left of the suitcase, or right of it."""
        ways = QBoxLayout.Direction
        self.rows.setDirection(ways.RightToLeft if left else ways.LeftToRight)

    def _button(self, key: str, command: Callable[[], object]) -> TagButton:
        return self._actions.further(say(key), say(f"tip-{key}"), command)

    def set_page_size(self, size: QSize) -> None:
        """Share a page of this size."""
        self._page_size = size
        self.share_room()

    def share_room(self) -> None:
        """Divide the page: the suitcase as high as it allows, the columns the rest of the width.

        One column, or a second one for the others where there is room for it; the log's drawer
        beside them where there is room to spare, else in their place.
        """
        px, drawer = self._look.px, self.drawer
        wide, tall = self._page_size.width(), self._page_size.height()
        alone = len(self.thumbnails) == 1
        edges = max(_COLUMN_MARGINS_PX, self._look.air(_COLUMN_MARGINS_PX))
        title = self.score_title.sizeHint().height() + 3
        beside = tall - self.bottom.sizeHint().height() - 6
        left = wide - self._scene.width_for(beside - self._top.sizeHint().height())
        left -= self._look.air(30)

        narrow, shut = px(200), px(DRAWER_WIDTH)
        one = alone or left < 2 * narrow
        least = min(px(260), wide * 0.42) if one else 2 * narrow
        drawer.offer(spare=left >= least + shut)
        beside_log = drawer.is_open and drawer.spare
        whole = round(min(px(620 if one else 960), max(least, left - shut * beside_log)))
        side = whole if one else whole // 2
        self._place(one=one)
        covered = drawer.is_open and not drawer.spare
        self.first_area.setVisible(not covered)
        self._second_area.setVisible(not (one or covered))
        drawer.setFixedWidth(shut if beside_log else whole)
        self.departures.set_room(whole, low=tall < 480 * self._look.text_scale)
        high = beside - self.departures.sizeHint().height() - 4

        self.score.set_tight(False)
        self.score.set_full(False)
        words = side - px(_SCROLL_BAR_WIDTH)
        # Others in the same column are never lower than that.
        count = len(self.thumbnails) - 1 if one else 0
        others = title + 14 + count * (px(_MIN_SUITCASE_HEIGHT) + 3) if count else 0
        room = high - title - edges - others - self.score.loose_height()
        # What the lists score is worth more than air between the lines of the sheet.
        needed = self.lists.full_height(words)
        more = len(TODO_LINES) * self.score.rows["cats"].sizeHint().height()
        self.score.set_full(True)
        if needed + more > room + self.score.saving() + _SPARE_AIR:
            self.score.set_full(False)
            more = 0
        self.score.renew()
        tight = needed + more > room
        self.score.set_tight(tight)
        room += (self.score.saving() + _SPARE_AIR if tight else 0) - more
        used = self.lists.fit(words, room, 0 if count else px(26))
        spare = others + max(0, room - used) - 14 if one else high - edges
        self._lay_others(side, spare - title, one=one)
        self.first_area.setFixedWidth(side)
        self._second_area.setFixedWidth(side)

    def _lay_others(self, wide: int, high: int, *, one: bool) -> None:
        """Lay the others’ suitcases side by side or below each other, as they are largest."""
        seats = self.thumbnails
        count = max(1, len(seats) - 1)

        def room(abreast: int) -> tuple[float, float]:
            return (wide - 3 * (abreast - 1)) / abreast, high / -(-count // abreast) - 3

        def size(abreast: int) -> float:
            return seats[0].case_in(*room(abreast))

        # Where each is narrow there is no room for names beside rats, toys and points.
        most = 1 if one else min(count, max(1, wide // self._look.px(_MIN_ABREAST_WIDTH)))
        abreast = max(range(1, most + 1), key=size)
        for seat in seats:
            seat.set_tallest(int(room(abreast)[1]))
        if abreast != self._abreast:
            self._abreast = abreast
            self._fill_shelf()

    # What they show

    def show_scores(self, state: PackTableState) -> None:
        """Show the sheet and the lists with what the trial, or the held tile, changes."""
        view, now, then = state.base, state.now[state.large], state.then[state.large]
        self.lists.show_lists(view.lists, now, then, len(view.seats))
        if self.lists.card is not None:
            self.lists.card.show_card(
                view, state.goal or 1, now.total, then.total, medal=state.medal, won=state.won
            )
        self.score.show_sheet(now, then, view)

    def show_seats(self, state: PackTableState) -> None:
        """Show the others' suitcases, and whose turn it is."""
        view, words, large, now = state.base, self._scene.words, state.large, state.now
        alone, over = len(view.seats) == 1, view.phase is Phase.OVER
        self.score_title.tell(say("score") if alone else say("score-of", name=words.name(large)))
        self.show_others(large)
        for thumbnail in self.thumbnails:
            seat, token = thumbnail.seat, self._scene.token(thumbnail.seat)
            thumbnail.show_seat(
                view.seats[seat],
                words.name(seat),
                token.colour,
                token.ink,
                now[seat].total,
                first=view.first == seat and view.phase not in (Phase.TOYS, Phase.OVER),
                character=state.common.players[seat].character,
                expression=state.common.players[seat].expression,
                advantage=words.advantaged(seat),
            )
        actor = None if over else view.actor
        if actor is None:
            actor = state.common.actor
        # Beside whose turn it is stand their points, not those of the suitcase looked at; at the
        # end the name says whose these are.
        sheet = now[large if over else state.seat]
        actor = large if over and not alone else actor
        self.departures.show_now(
            view.round,
            "" if actor is None else words.name(actor),
            "" if actor is None else self._scene.token(actor).colour,
            sheet.total,
            state.goal,
            words.made_of(sheet, view),
            medal=state.medal,
            over=over,
        )

    def show_buttons(self, state: PackTableState) -> None:
        """Show which buttons do something now."""
        held, let, may = state.held, self._actions.let, state.actor is not None
        drafting = state.tile_ready or state.bonus
        let(self.rotate_button, enabled=held is not None or state.lies, shown=drafting)
        let(self.places_button, enabled=held is not None, shown=drafting)
        # What it cannot be paid for is said before it is tried.
        why = held.why if held is not None else state.unflipped
        turns = (state.lies or held is not None) and not why
        let(self.flip_button, enabled=turns, shown=drafting)
        self.flip_button.setToolTip(why or say("tip-flip"))
        self.show_showing()
        # The last tile is discarded without being taken up: it fits nowhere.
        discards = bool(state.last_tile) if held is None else held.space != BONUS_SPACE
        let(self.discard_button, enabled=discards, shown=state.discard)
        laying = state.live and state.laying
        let(self.best_button, enabled=may and not state.best_toys, shown=laying)
        let(self.back_button, enabled=True, shown=state.inspected is not None)
        self.back_button.setText(literal(say("back", name=self._scene.words.name(state.seat))))

    def show_showing(self) -> None:
        """Whether all places are shown."""
        # The wish outlives the tile, but with an empty hand there are no places to be seen.
        hand = self._scene.hand
        self.places_button.setChecked(hand.showing_places and hand.holding)

    def show_others(self, seat: Seat) -> None:
        """Show the suitcases of all seats but this."""
        shelved = [each for each in self.thumbnails if each.seat != seat]
        if shelved != self._shelved:
            self._shelved = shelved
            self._fill_shelf()
            for each in self.thumbnails:
                each.setVisible(each in shelved)

    def face_place(self, seat: Seat) -> SeatPlace | None:
        """Return where the character of a seat is seen; None where it is not."""
        thumbnail = self.thumbnails[seat]
        face = thumbnail.head_room("face")
        if face.isEmpty() or not thumbnail.isVisible():
            return None
        room, name = QRectF(thumbnail.rect()), thumbnail.head_room("name")
        # Below the row lies only the suitcase of the player whose character speaks.
        return SeatPlace(thumbnail, face, room, name, (thumbnail.head_room("points"),))

    def _fill_shelf(self) -> None:
        """Put the suitcases that are shown into their rows."""
        for thumbnail in self.thumbnails:
            self._shelf.removeWidget(thumbnail)
        for place, thumbnail in enumerate(self._shelved):
            self._shelf.addWidget(thumbnail, *divmod(place, self._abreast))

    def _place(self, *, one: bool) -> None:
        """Put the others into their column."""
        if self._one != one:
            self._one = one
            for home in (self._sheet, self._stack):
                home.removeWidget(self._others)
            (self._sheet if one else self._stack).addWidget(self._others)


def _area(widget: QWidget, page: QWidget) -> QWidget:
    """A widget at the top of a column."""
    column, area = _column(), QWidget(page)
    area.setLayout(column)
    column.addWidget(widget)
    column.addStretch(0)
    return area


def _column() -> QVBoxLayout:
    layout = QVBoxLayout()
    layout.setContentsMargins(0, 0, 0, 4)
    layout.setSpacing(3)
    return layout
