"""Shell: the handover: what hides a table until the next person is here."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QToolTip, QVBoxLayout, QWidget

from engine.core import Seat
from ui.bridge.match import MatchBridge
from ui.bridge.seats import SeatInfo, player_colour
from ui.kit.table import MatchTable
from ui.look.air import airy
from ui.look.marks import SeatMark, mark_icon
from ui.look.style import Look
from ui.look.text import literal
from ui.look.type import Role
from ui.look.widgets import FittedLabel, fill_linen
from ui.shell.parts import Card, Words, announce, button


class Handover(QWidget):
    """A curtain over a table: whose turn to look it is, what it hides, and how it is lifted.

    It knows nothing of what lies behind it, so that it looks the same whatever that is. A click
    beside its button does nothing.
    """

    lifted = Signal(int, bool)
    """(seat, quick): its person is here; `quick` for as long as the space bar is held."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._parent = parent
        self._player: SeatInfo | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.mark = SeatMark(look, side=96)
        # A name may be one long word.
        self.heading = FittedLabel(look, Role.TITLE, lines=2, align=Qt.AlignmentFlag.AlignCenter)
        self.where = Words(look, face=Role.STRONG, wrap=True)
        self.where.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.why = Words(look, wrap=True)
        self.why.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.quick = Words(look, face=Role.SMALL, role="muted", wrap=True)
        self.quick.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = button("", self._lift, role="primary", tag=look)
        self.others = QHBoxLayout()
        self.card = card = Card(look)
        card.column.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignHCenter)
        for words in (self.heading, self.where, self.why):
            card.column.addWidget(words)
        card.column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        card.column.addWidget(self.quick)
        card.column.addLayout(self.others)
        column = QVBoxLayout(self)
        airy(look, column, (20, 20, 20, 20))
        column.addStretch(1)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        parent.installEventFilter(self)
        look.changed.connect(self._fit)
        self._fit()
        self.hide()

    @property
    def is_down(self) -> bool:
        """Whether it hides the table."""
        return not self.isHidden()

    def fall(self, player: SeatInfo, again: tuple[SeatInfo, ...] = (), *, where: str = "") -> None:
        """Hide the table at once, until `player` is here.

        `again` are persons who may look again though others are next; all know `where` it is.
        """
        self._player = player
        self.mark.show_seat(player.colour, player.name[:1].upper())
        name = player.name
        self.heading.setText(self.tr("Over to {name}").format(name=name))
        self.where.setText(where)
        self.where.setVisible(bool(where))
        self.why.setText(
            self.tr("This hides all hands. It lifts for {name} alone.").format(name=name)
        )
        self.button.setText(self.tr("I am {name}").format(name=name.replace("&", "&&")))
        self.quick.setText(
            self.tr(
                "Quicker: hold Space, and the hand is there. A number key picks a card, and "
                "letting go plays it; with nothing picked it only hides again."
            )
        )
        while (item := self.others.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._offer(again)
        self._fit()
        self.show()
        self.raise_()
        self.setFocus()
        # On the screen before anything else happens: what is beneath is about to change.
        self.repaint()
        said = (self.heading.text(), where, self.why.text())
        announce(self, ". ".join(filter(None, said)))

    def _offer(self, again: tuple[SeatInfo, ...]) -> None:
        """Let others look again: one by a button, of several one by a list."""
        # Two may have the same name, and only the mark tells them apart.
        asks = []
        for other in again:
            icon = mark_icon(self._look, other.colour)
            words = self.tr("{name} chooses again").format(name=literal(other.name))
            asks.append((icon, words, partial(self.lifted.emit, int(other.seat), False)))
        if len(asks) == 1:
            self.others.addWidget(button(*asks[0][1:], role="quiet"))
        elif asks:
            chooser = button(self.tr("Somebody chooses again"), lambda: None, role="quiet")
            menu = QMenu(chooser)
            for icon, words, ask in asks:
                menu.addAction(icon, words, ask)
            chooser.setMenu(menu)
            self.others.addWidget(chooser)

    def lift(self) -> None:
        """Show what is beneath."""
        self._player = None
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lifts it; so does the space bar, for as long as it is held."""
        if self._player is None or event.isAutoRepeat():
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._lift()
        elif event.key() == Qt.Key.Key_Space:
            self.lifted.emit(self._player.seat, True)
        elif event.key() == Qt.Key.Key_Escape:
            # The way to the lounge is open all the same.
            event.ignore()

    def mousePressEvent(self, event: object) -> None:
        """A click beside the button does nothing, and reaches nothing beneath."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """It is as large as what it hides."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        self.setGeometry(self._parent.rect())
        self.card.setFixedWidth(min(self._look.px(560), max(200, self.width() - 40)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Linen, with a band in the seat's colour."""
        painter = QPainter(self)
        fill_linen(painter, QRectF(self.rect()), self._look)
        if self._player is not None:
            colour = player_colour(self._player.colour, dark=self._look.theme.dark)
            painter.fillRect(QRectF(0, 0, self.width(), self._look.px(10)), colour)
        painter.end()

    def _lift(self) -> None:
        if self._player is not None:
            self.lifted.emit(self._player.seat, False)


class HotSeat(QObject):
    """Hands one screen from person to person: between a match, its table, and the curtain.

    The quick way: the space bar held at the curtain shows the hand for as long; a number key
    reserves; letting go plays what is reserved, and hides the hand in any case.
    """

    def __init__(self, look: Look, bridge: MatchBridge, table: MatchTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._table = table
        self._held = False
        self.curtain = Handover(look, parent)
        self.curtain.lifted.connect(self._on_lifted)
        bridge.screen.covering.connect(self._on_covering)
        bridge.screen.covered.connect(self._on_covered)
        bridge.screen.taken.connect(self._on_taken)
        # In a turn of its own: of what is revealed at once the table may hear step by step.
        self._parting = QTimer(self)
        self._parting.setSingleShot(True)
        self._parting.timeout.connect(self._part)
        table.motion.idle.connect(self._parting.start)
        bridge.turn_changed.connect(self._parting.start)
        bridge.screen.gathers = True

    def enter(self) -> None:
        """The table is shown: whoever is due has to be here first."""
        due = self._bridge.screen.due
        if due is not None:
            self._lower(due)

    def away(self) -> None:
        """Nobody knows who sits there now."""
        self._let_go()
        self._bridge.screen.cover()

    def shut(self) -> None:
        """Let go of the match."""
        self._let_go()
        self._bridge.screen.covering.disconnect(self._on_covering)
        self._bridge.screen.covered.disconnect(self._on_covered)
        self._bridge.screen.taken.disconnect(self._on_taken)
        self._bridge.turn_changed.disconnect(self._parting.start)
        self._bridge.screen.gathers = False
        self.curtain.deleteLater()

    def _on_covering(self, due: Seat | None) -> None:
        self._let_go()
        self._table.cover()
        QToolTip.hideText()
        if due is not None:
            self._lower(due)

    def _on_covered(self, due: Seat | None) -> None:
        if due is None:
            self.curtain.lift()
        elif not self.curtain.is_down:
            self._lower(due)

    def _part(self) -> None:
        """What was for all has been shown to its end."""
        if not self._table.busy:
            self._bridge.screen.part()

    def _on_taken(self, _seat: int) -> None:
        self.curtain.lift()

    def _lower(self, due: Seat) -> None:
        players = self._bridge.players
        again = tuple(players[seat] for seat in self._bridge.screen.requests if seat != due)
        self.curtain.fall(players[due], again, where=self._table.where())

    def _on_lifted(self, seat: int, quick: bool) -> None:  # noqa: FBT001 - a signal's slot
        self._table.quick = quick
        if not self._bridge.screen.take(Seat(seat)):
            self._table.quick = False
            return
        self._table.setFocus()
        if quick:
            self._held = True
            application = QApplication.instance()
            assert application is not None
            application.installEventFilter(self)

    def _let_go(self) -> None:
        application = QApplication.instance()
        if self._held and application is not None:
            application.removeEventFilter(self)
        self._held = self._table.quick = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While the space bar is held: numbers reserve, and letting go ends the look."""
        kind = event.type()
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) or not self._held:
            return False
        if watched.isWindowType():
            # It comes to a widget next, after its window knows whether it only repeats.
            return False
        assert isinstance(event, QKeyEvent)
        if event.key() == Qt.Key.Key_Space:
            if kind == QEvent.Type.KeyRelease and not event.isAutoRepeat():
                self._end()
            return True
        number = event.key() - Qt.Key.Key_0
        if 1 <= number <= 9 and kind == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._table.reserve(number)
            return True
        return False

    def _end(self) -> None:
        self._let_go()
        self._table.commit()
        # Also after a commit that nobody else has to follow: the hand was there to be looked at.
        self._bridge.screen.cover()
