"""Shell: the page of stickers: what a player achieved in each game, when, and what is left."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.core import GameId
from engine.store.persons import profile
from ui.bridge.achievements import AchievementSearch
from ui.bridge.localise import date_words
from ui.bridge.seats import called
from ui.kit.spec import GameTable
from ui.kit.stickers import Sticker, stickers
from ui.look.inputs import ChoiceBox
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.stickers.art import StickerPicture
from ui.shell.stickers.strip import count_words
from ui.shell.widgets.basic import MAX_BODY_WIDTH, Columns, Label, Page, PaperCard, clear

if TYPE_CHECKING:
    from engine.store.achievements import Achieved
    from ui.bridge.controller import AppController

SIDE: Final = 76
"""Of a sticker, in pixels at 100 %."""
_MIN_CARD_WIDTH: Final = 330
_MARGIN: Final = 10
"""Above the title of the game that is scrolled to, in pixels at 100 %."""


class StickersPage(Page):
    """Each game's stickers, of one of the players that this computer knows."""

    def __init__(
        self,
        look: Look,
        controller: AppController,
        search: AchievementSearch,
        specs: dict[GameId, GameTable],
        wanted: Callable[[], GameId | None],
        parent: QWidget | None = None,
    ) -> None:
        """`wanted` tells the game whose stickers are looked at first."""
        super().__init__(look, parent, widest=MAX_BODY_WIDTH, high=True)
        self._wanted = wanted
        self._controller = controller
        self._search = search
        self._specs = specs
        self.set_title(self.tr("Stickers"))
        about = self.tr(
            "You get a sticker for doing something special in a match that you finish, and you "
            "keep it for ever. There are none in practice, or when a computer has helped."
        )
        self.column.addWidget(Label(look, about, role="muted", wrap=True))
        self.busy = Label(look, self.tr("Looking through your matches…"), wrap=True)
        self.busy.hide()
        self.column.addWidget(self.busy)
        self.players = ChoiceBox(9)
        label = QLabel(self.tr("&Player"))
        label.setBuddy(self.players)
        self.players.setAccessibleName(label.text().replace("&", ""))
        self._choice = QWidget()
        row = QHBoxLayout(self._choice)
        row.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, row, gap=10)
        row.addWidget(label)
        row.addWidget(self.players)
        row.addStretch(1)
        self.column.addWidget(self._choice)
        self.list = QVBoxLayout()
        with_spacing(look, self.list, gap=10)
        self.column.addLayout(self.list)
        self.end()
        self._first: QWidget | None = None
        self._titles: dict[str, Label] = {}
        """By game."""
        self._cards: dict[tuple[str, str], PaperCard] = {}
        """By game and achievement."""
        self._shown: tuple[str, tuple[Achieved, ...]] | None = None
        self.players.currentIndexChanged.connect(self._list)
        search.found.connect(self._on_found)
        search.busy_changed.connect(self._on_busy)

    @property
    def is_spare(self) -> bool:
        """Nothing is done here that could be lost."""
        return True

    def enter(self) -> None:
        """List the stickers anew; the player who sat first at the last table comes first."""
        # Matches of before may never have been searched.
        self._search.search()
        self._on_busy()
        names = self._names()
        self._offer(names, "")
        self._list()
        wanted = str(self._wanted() or "")
        there = next((card for (game, _), card in self._cards.items() if game == wanted), None)
        (there or self._first or self.back_button).setFocus()
        if there is not None:
            # Once all has its place.
            QTimer.singleShot(0, self, lambda: self._scroll_to(wanted))

    def look_at(self, game: str, sticker: str) -> None:
        """Have the keyboard at a sticker of a game, which brings it into view."""
        card = self._cards.get((game, sticker))
        if card is not None:
            card.setFocus()

    def _scroll_to(self, game: str) -> None:
        """Let the stickers of a game be seen from the title on."""
        if self.scroller is not None and game in [*self._titles][1:]:
            top = self._titles[game].mapTo(self.body, QPoint(0, 0)).y()
            self.scroller.verticalScrollBar().setValue(max(0, top - self.look.px(_MARGIN)))

    def _names(self) -> dict[str, str]:
        """Everybody who may have a sticker: who sat at the last table, and who has one."""
        own = self._controller.attempts.player_name
        names = {profile(name): name for name in self._controller.people.seated}
        names = {profile(own): own, **{key: name for key, name in names.items() if key}}
        others = {who: name for who, name in self._search.people().items() if who not in names}
        return names | others

    def _offer(self, names: dict[str, str], chosen: str) -> None:
        """Offer these players, with that of a profile chosen, or the first one."""
        self.players.blockSignals(True)
        self.players.clear()
        for name in names.values():
            self.players.addItem(called(name), name)
        self.players.setCurrentIndex([*names].index(chosen) if chosen in names else 0)
        self.players.blockSignals(False)
        self._choice.setVisible(len(names) > 1)

    def _on_busy(self) -> None:
        self.busy.setVisible(self._search.busy)

    def _on_found(self) -> None:
        """Show what is new, with the keyboard on the card or the choice where it was."""
        if not self.isVisible():
            return
        focused = next((key for key, card in self._cards.items() if card.hasFocus()), None)
        names = self._names()
        if len(names) != self.players.count():
            self._offer(names, profile(self.players.currentData() or ""))
        self._list()
        if focused is not None and focused in self._cards:
            self._cards[focused].setFocus()

    def _list(self) -> None:
        name = self.players.currentData() or ""
        rows = self._search.achieved(name)
        if (name, rows) == self._shown:
            # Whoever comes back finds the page as it was.
            return
        self._shown = name, rows
        clear(self.list)
        self._first = None
        self._titles.clear()
        self._cards.clear()
        days = {(row.game, row.id): row.day for row in rows}
        for spec in self._specs.values():
            there = stickers(spec)
            if not there:
                continue
            won = sum((each.game, each.id) in days for each in there)
            title = count_words(spec.title(), won, len(there))
            heading = Label(self.look, title, face=Role.HEADING)
            self._titles[str(spec.game)] = heading
            self.list.addWidget(heading)
            cards = Columns(self.look, _MIN_CARD_WIDTH, most=3, by_turns=True)
            for place, each in enumerate(there):
                card = self._card(each, place, days.get((each.game, each.id), ""))
                self._first = self._first or card
                self._cards[each.game, each.id] = card
                cards.add(card)
            self.list.addWidget(cards)

    def _card(self, sticker: Sticker, place: int, day: str) -> PaperCard:
        card = _Card(self.look)
        row = QHBoxLayout()
        with_spacing(self.look, row, gap=12)
        row.addWidget(StickerPicture(self.look, sticker, place, SIDE, won=bool(day)))
        lines = QVBoxLayout()
        with_spacing(self.look, lines, gap=2)
        when = _day(day) if day else self.tr("Not yet")
        lines.addStretch(1)
        lines.addWidget(Label(self.look, sticker.name, face=Role.STRONG, wrap=True))
        lines.addWidget(Label(self.look, sticker.how, face=Role.SMALL, wrap=True))
        lines.addWidget(Label(self.look, when, face=Role.SMALL, role="muted"))
        lines.addStretch(1)
        row.addLayout(lines, 1)
        card.column.addLayout(row)
        card.setAccessibleName(f"{sticker.name}: {when}. {sticker.how}")
        return card


def _day(day: str) -> str:
    """A day by locale."""
    return date_words(date.fromisoformat(day))


class _Card(PaperCard):
    """A card that the keyboard can go to, so that all can be read and scrolled to with keys."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._look.theme.focus, 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)
            painter.end()
