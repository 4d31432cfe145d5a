"""Shell: the frame of the pages of trail, trip and day: one large thing, and cards beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale, QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.core import Grade, NumberOption
from ui.bridge.trail_progress import TrailService
from ui.kit.medals import asked_words, grade_words, medal_name
from ui.kit.spec import GameTable
from ui.kit.words import capital, listed
from ui.look.menus import ButtonMenu
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.players.choice import PlayerChoice
from ui.shell.records.kinds import computer_words
from ui.shell.trail.art import MedalBadge, Sample, key_row
from ui.shell.trail.map import MapPlace, TravelMap, paint_dot, paint_pin, paint_stamp
from ui.shell.widgets.basic import MAX_BODY_WIDTH, Label, Page, button

if TYPE_CHECKING:
    from engine.core import Medals
    from engine.trails import Deal, UnderWay
    from ui.bridge.controller import AppController

MIN_WIDE_PAGE_WIDTH: Final = 1000
"""From this width of the page on the cards are beside the map, in pixels at 100 %."""
CARDS_WIDTH: Final = 372
"""The width that they have there."""
NO_MAX_WIDTH: Final = 16_777_215
"""Qt's bound of a width, for none."""


def medal_row(
    look: Look, medal: int, asked: Grade, spec: GameTable, *, seats: int, won: bool
) -> QHBoxLayout:
    """A medal, what it asks, and whether it was won."""
    row = QHBoxLayout()
    with_spacing(look, row, gap=8)
    wanted = asked_words(asked, partial(spec.amount, said=True), seats=seats)
    words = QCoreApplication.translate("trail", "{medal}: {asked}").format(
        medal=capital(medal_name(medal)), asked=wanted
    )
    if won:
        words = QCoreApplication.translate("trail", "{medal} (won)").format(medal=words)
    row.addWidget(MedalBadge(look, medal, won=won))
    row.addWidget(Label(look, words, face=Role.STRONG if won else Role.BODY, wrap=True), 1)
    return row


def others_button(
    others: Iterable[GameTable], wanted: Callable[[str], object]
) -> QPushButton | None:
    """Return a button whose menu leads to the same page of another game.

    Args:
        others: The other games.
        wanted: Told the id of the chosen one.

    Returns:
        The button; None where there is no other game.
    """
    games = tuple(others)
    if not games:
        return None
    made = button(QCoreApplication.translate("trail", "Other &games"), lambda: None)
    menu = ButtonMenu(made)
    for game in games:
        menu.addAction(game.title(), partial(wanted, str(game.game)))
    made.setMenu(menu)
    return made


class SidedPage(Page):
    """A page with one large thing, and cards beside it; where it is narrow they stand above it.

    The first of the cards is the choice of the player whose progress the page shows.
    """

    def __init__(self, look: Look, controller: AppController) -> None:
        super().__init__(look, widest=MAX_BODY_WIDTH, high=True)
        self.controller = controller
        self._fresh = True
        """Whether what is to be played next is chosen when the page is filled next."""
        self._side = QWidget()
        self.cards = QVBoxLayout(self._side)
        """Where the cards are."""
        self.cards.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, self.cards, gap=14)
        self.player = PlayerChoice(look, controller)
        self.player.chosen.connect(self._on_player)
        self.cards.addWidget(self.player)
        self._halves = QBoxLayout(QBoxLayout.Direction.BottomToTop)
        with_spacing(look, self._halves, gap=14)
        # Larger words need another arrangement in the same window.
        look.changed.connect(self._arrange)

    def lay(self, large: QWidget) -> None:
        """Put the large thing and the cards below what is there."""
        self._halves.addWidget(large, 1)
        self._halves.addWidget(self._side)
        self.column.addLayout(self._halves, 1)
        QWidget.setTabOrder(self._side, large)

    def _on_player(self) -> None:
        """Another player's progress is shown."""
        self._fresh = True
        self._refresh()

    def _refresh(self) -> None:
        """Read anew how far the player came."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The cards beside the large thing where there is room for both."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= self.look.px(MIN_WIDE_PAGE_WIDTH)
        across, up = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
        self._halves.setDirection(across if wide else up)
        self._side.setMinimumWidth(self.look.px(CARDS_WIDTH) if wide else 0)
        self._side.setMaximumWidth(self.look.px(CARDS_WIDTH) if wide else NO_MAX_WIDTH)

    @property
    def is_spare(self) -> bool:
        """All of it follows from the records."""
        return True


class MapPage(SidedPage):
    """A page with a map of places, what its signs mean, and how far one came."""

    def __init__(self, look: Look, controller: AppController) -> None:
        super().__init__(look, controller)
        self.won = Label(look, role="muted", wrap=True)
        self.map = TravelMap(look)
        self.map.setAccessibleName(self.tr("Map"))
        self.map.chosen.connect(self._on_place)
        head = QHBoxLayout()
        with_spacing(look, head, gap=18)
        head.addWidget(self.won, 1)
        self.column.addLayout(head)

    def _signs(self, *, locks: bool) -> QHBoxLayout:
        """What the signs of the map mean."""
        paints = (partial(_stamp, medal=3 if locks else 0), _pin, partial(_dot, is_open=not locks))
        last = self.tr("locked") if locks else self.tr("open")
        words = (self.tr("reached"), self.tr("next"), last)
        samples = [Sample(self.look, paint) for paint in paints]
        return key_row(self.look, zip(samples, words, strict=True))

    def _on_place(self, number: int) -> None:
        """Show the place that was chosen."""
        raise NotImplementedError


def _square(room: QRectF) -> QRectF:
    side = min(room.width(), room.height())
    found = QRectF(0, 0, side, side)
    found.moveCenter(room.center())
    return found


def _stamp(painter: QPainter, room: QRectF, look: Look, *, medal: int) -> None:
    paint_stamp(painter, _square(room), look, MapPlace(0, "", "", won=True, medal=medal))


def _pin(painter: QPainter, room: QRectF, look: Look) -> None:
    paint_pin(painter, _square(room), look, "")


def _dot(painter: QPainter, room: QRectF, look: Look, *, is_open: bool) -> None:
    paint_dot(painter, _square(room), look, "", is_open=is_open)


class TrailInfo:
    """What a page knows of one game's trail and days."""

    def __init__(self, look: Look, spec: GameTable, controller: AppController) -> None:
        self.look, self.spec, self.controller = look, spec, controller
        self.trail_service = TrailService(controller, str(spec.game))

    def hides_hands(self, deal: Deal) -> bool:
        """Whether seats hide something in a match on this deal, which its code would tell."""
        return self.trail_service.game.hands(deal.config)

    def deal_words(self, deal: Deal) -> str:
        """What is played: the options, and against whom."""
        config, spec = deal.config, self.spec
        # Defaults are left out, except a number that differs from deal to deal.
        defaults: list[str] = []
        for option in self.trail_service.varied:
            value = config[option.id]
            if isinstance(option, NumberOption) and value == option.default:
                words = spec.option(option)
                defaults.append(f"{words.name}: {words.values[str(value)]}")
        seats = self._seats_words(deal)
        parts = (*defaults, spec.summary(config), seats, self.against_words(deal))
        return ", ".join(filter(None, parts))

    def _seats_words(self, deal: Deal) -> str:
        """How many play, where that differs from deal to deal; else nothing."""
        setup = self.trail_service.game.trail_setup()
        if setup is None or len({len(table) for table in setup.tables}) < 2:
            return ""
        seats = deal.config.seats
        return QCoreApplication.translate("trail", "%n player(s)", "", seats)

    def strengths(self, deal: Deal) -> tuple[float, ...]:
        """How strong each computer is, from above 0 to 1; nothing where all deals are alike."""
        setup = self.trail_service.game.trail_setup()
        if setup is None or len({*setup.tables}) < 2:
            return ()
        levels = [str(level) for level in self.controller.levels(str(self.spec.game))]
        known = [levels.index(str(one)) for one in deal.rivals if str(one) in levels]
        return tuple(sorted((1 + one) / len(levels) for one in known))

    def against_words(self, deal: Deal) -> str:
        """Who plays too, within a sentence; empty for nobody."""
        levels = [str(level) for level in self.controller.levels(str(self.spec.game))]
        rivals = computer_words(map(str, deal.rivals), levels)
        words = QCoreApplication.translate("trail", "against {opponents}")
        return words.format(opponents=listed(rivals)) if rivals else ""

    def words_of(self, grade: Grade) -> str:
        """A result in words."""
        return grade_words(
            grade, partial(self.spec.amount, said=True), alone=self.trail_service.alone
        )

    def place_of(self, one: UnderWay) -> str:
        """Where an attempt stands, within a sentence; empty as long as nobody knows."""
        standing = self.controller.standings.of(one.match)
        words = "" if standing is None else self.spec.where(standing.view)
        # Other languages begin it as they want it.
        is_english = QLocale().language() == QLocale.Language.English
        return words[:1].lower() + words[1:] if is_english else words

    def medals(self, asked: Medals, won: int, *, seats: int) -> list[QHBoxLayout]:
        """A row for each medal, in a match of so many seats."""
        return [
            medal_row(self.look, medal, one, self.spec, seats=seats, won=won >= medal)
            for medal, one in enumerate(asked, 1)
        ]
