"""Shell: the handover: what hides a table until the next person is here."""

from __future__ import annotations

import math
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from engine.core import Seat
from ui.bridge.match import MatchBridge
from ui.bridge.seats import SeatInfo, player_colour
from ui.kit.table.match_table import AnyTable
from ui.look.marks import SeatMark, mark_icon
from ui.look.menus import ButtonMenu
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.text import literal, unbroken
from ui.look.typography import Role
from ui.look.widgets import FittedLabel, fill_linen
from ui.shell.widgets.basic import Label, PaperCard, announce, button, spoken


class CurtainText(NamedTuple):
    """What a curtain says: all of it public.

    `player` is whose cover it is, `again` are the others who may look again, and `back` is who is
    due behind a cover that another player asked for.
    """

    player: SeatInfo
    again: tuple[SeatInfo, ...] = ()
    back: SeatInfo | None = None
    where: str = ""
    people: tuple[SeatInfo, ...] = ()
    """All who may sit here: there is room for each of their names, so that nothing moves."""
    is_alone: bool = False
    """Whether this one player has been there all the time, and only learns what a cover is."""


class Handover(QWidget):
    """A curtain over a table: whose turn to look it is, what it hides, and how it is lifted.

    It knows nothing of what lies behind it, so that it looks the same whatever that is. A click
    beside its buttons does nothing, and no click takes the keyboard from it.
    """

    lifted = Signal(int, bool)
    """(seat, quick): its person is here; `quick` for as long as the space bar is held."""
    asked = Signal(object)
    """Seat | None: whose own cover is wanted; None for that of the player who is due."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._parent = parent
        self.cover: CurtainText | None = None
        """What it says; None while it is up."""
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.mark = SeatMark(look, side=96)
        # A name may be one long word.
        self.heading = FittedLabel(look, Role.TITLE, lines=2, align=Qt.AlignmentFlag.AlignCenter)
        self.where = Label(look, face=Role.STRONG, wrap=True)
        self.where.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.why = Label(look, wrap=True)
        self.why.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.quick = Label(look, face=Role.SMALL, role="muted", wrap=True)
        self.quick.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = button("", self._lift, role="primary", tag=look)
        self.card = card = PaperCard(look)
        card.column.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignHCenter)
        for words in (self.heading, self.where, self.why):
            card.column.addWidget(words)
        card.column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        card.column.addWidget(self.quick)
        # Far from the button that lifts it, and with its room whether or not anything is there.
        self.foot = QWidget()
        self.back_button = button("", self._back, role="quiet")
        self.again_button = button("", self._again, role="quiet")
        self.chooser = button(self.tr("Let someone choose again"), lambda: None, role="quiet")
        self.menu = ButtonMenu(self.chooser)
        self.menu.aboutToHide.connect(self._on_menu_closed)
        self.chooser.setMenu(self.menu)
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.back_button)
        row.addStretch(1)
        row.addWidget(self.again_button)
        row.addWidget(self.chooser)
        for each in (self.button, self.back_button, self.again_button, self.chooser):
            # The space bar peeks, also after one of them was clicked.
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = QVBoxLayout(self)
        with_spacing(look, column, (20, 20, 20, 8))
        column.addStretch(1)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        column.addWidget(self.foot)
        parent.installEventFilter(self)
        look.changed.connect(self._fit)
        self._fit()
        self.hide()

    @property
    def is_down(self) -> bool:
        """Whether it hides the table."""
        return not self.isHidden()

    def fall(self, cover: CurtainText) -> None:
        """Hide the table at once, until the player of this cover is here."""
        self.cover, player = cover, cover.player
        self.mark.show_seat(player.colour, player.name[:1].upper())
        self.heading.setText(self.tr("Over to {name}").format(name=player.name))
        if cover.is_alone:
            self.heading.setText(self.tr("Your turn"))
        self.where.setText(cover.where)
        self.where.setVisible(bool(cover.where))
        self.why.setText(self._why(player))
        self.button.setText(self.tr("I am {name}").format(name=player.name.replace("&", "&&")))
        if cover.is_alone:
            self.button.setText(self.tr("Show my hand"))
        self.quick.setText(
            self.tr(
                "Shortcut: hold Space to see your hand, press a number to choose a card, "
                "then release Space to confirm. If you don’t choose one, your hand is hidden again."
            )
        )
        self._offer(cover)
        self._fit()
        self.show()
        self.raise_()
        self.setFocus()
        # On the screen before anything else happens: what is beneath is about to change.
        self.repaint()
        said = (self.heading.text(), cover.where, self.why.text())
        announce(self, ". ".join(filter(None, said)))

    def _why(self, player: SeatInfo) -> str:
        if self.cover is not None and self.cover.is_alone:
            return self.tr("All hands are hidden until you are ready.")
        return self.tr("All hands are hidden until {name} is ready.").format(name=player.name)

    def _offer(self, cover: CurtainText) -> None:
        """Let others ask for their own covers: one by a button, of several one by a list."""
        asks = [
            self.tr("Let {name} choose again").format(name=literal(other.name))
            for other in cover.again
        ]
        self.again_button.setVisible(len(asks) == 1)
        self.again_button.setText("".join(asks[:1]))
        self.chooser.setVisible(len(asks) > 1)
        for action in self.menu.actions():
            # One of them may have led here.
            self.menu.removeAction(action)
            action.deleteLater()
        for other, words in zip(cover.again, asks, strict=True):
            # Two may have the same name, and only the mark tells them apart.
            icon = mark_icon(self._look, other.colour)
            self.menu.addAction(icon, words, partial(self.asked.emit, other.seat))
        back = cover.back
        self.back_button.setVisible(back is not None)
        words = "" if back is None else self.tr("‹ Back to {name}")
        self.back_button.setText(words.format(name="" if back is None else literal(back.name)))
        self.back_button.setAccessibleName(spoken(self.back_button.text()))

    def _again(self) -> None:
        if self.cover is not None and self.cover.again:
            self.asked.emit(self.cover.again[0].seat)

    def _back(self) -> None:
        self.asked.emit(None)

    def _on_menu_closed(self) -> None:
        """Also with nothing chosen, by Esc: the space bar peeks again."""
        if self.is_down:
            self.setFocus()

    def lift(self) -> None:
        """Show what is beneath."""
        self.cover = None
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lifts it; so does the space bar, for as long as it is held.

        Esc leads back from a cover that another player asked for.
        """
        if self.cover is None or event.isAutoRepeat():
            return
        if not obey(self.scope().shortcuts, event) and event.key() == Qt.Key.Key_Escape:
            # The way to the lounge is open all the same.
            event.ignore()

    def scope(self) -> Scope:
        """Return what keys do while it is down."""
        shortcuts = [
            Shortcut(("Return", "Enter"), self.tr("Show your hand"), self._lift),
            Shortcut(("Space",), self.tr("Show your hand while you hold the key"), self._peek),
        ]
        if self.cover is not None and self.cover.back is not None:
            back = self.tr("Go back to the cover of the player who is due")
            shortcuts.append(Shortcut(("Esc",), back, self._back))
        return Scope(self.tr("While your hand is covered"), tuple(shortcuts))

    def _peek(self) -> None:
        if self.cover is not None:
            self.lifted.emit(self.cover.player.seat, True)

    def mousePressEvent(self, event: object) -> None:
        """A click beside the buttons does nothing, and reaches nothing beneath."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is as large as what it hides."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        self.setGeometry(self._parent.rect())
        self.card.setFixedWidth(min(self._look.px(560), max(200, self.width() - 40)))
        feet = (self.back_button, self.again_button, self.chooser)
        self.foot.setFixedHeight(max(each.sizeHint().height() for each in feet))
        # Rather a small mark, and a name in one line, than words that are cut.
        self.mark.setMinimumHeight(self._look.px(36))
        line = QFontMetricsF(self._look.font(Role.TITLE)).height()
        self.heading.setMinimumHeight(math.ceil(line))
        if self.cover is not None:
            # As high as for the longest of the names: the button below stays where it is.
            margins = self.card.column.contentsMargins()
            wide = self.card.width() - margins.left() - margins.right()
            people = self.cover.people or (self.cover.player,)
            why = [self._why(each) for each in people]
            for words, said in (
                (self.where, [self.where.text()]),
                (self.why, why),
                (self.quick, [self.quick.text()]),
            ):
                words.setMinimumHeight(max(_high(words, each, wide) for each in said))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill_linen(painter, QRectF(self.rect()), self._look)
        if self.cover is not None:
            colour = player_colour(self.cover.player.colour, dark=self._look.theme.dark)
            painter.fillRect(QRectF(0, 0, self.width(), self._look.px(10)), colour)
        painter.end()

    def _lift(self) -> None:
        if self.cover is not None:
            self.lifted.emit(self.cover.player.seat, False)


class HotSeat(QObject):
    """Hands one screen from person to person: between a match, its table, and the curtain.

    The quick way: the space bar held at the curtain shows the hand for as long; a number key
    reserves; letting go plays what is reserved, and hides the hand in any case.

    A player who may choose again has a cover of their own, which another player's cover leads to;
    the match does not know of that until it is lifted.
    """

    def __init__(self, look: Look, bridge: MatchBridge, table: AnyTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._table = table
        self._held = False
        self.curtain = Handover(look, parent)
        self._asked: Seat | None = None
        """Whose own cover is down, though another player is due."""
        self.curtain.lifted.connect(self._on_lifted)
        self.curtain.asked.connect(self._on_asked)
        bridge.screen.covering.connect(self._on_covering)
        bridge.screen.covered.connect(self._on_covered)
        bridge.screen.taken.connect(self._on_taken)
        # In a turn of its own: of what is revealed at once the table may hear step by step.
        self._parting = QTimer(self)
        self._parting.setSingleShot(True)
        self._parting.timeout.connect(self._part)
        table.motion.idle.connect(self._parting.start)
        bridge.turn_changed.connect(self._parting.start)
        bridge.turn_changed.connect(self._on_turn)
        bridge.screen.gathers = True

    def enter(self) -> None:
        """The table is shown: whoever is due has to be here first."""
        self._asked = None
        if self._bridge.screen.due is not None:
            self._lower()

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
        self._bridge.turn_changed.disconnect(self._on_turn)
        self._bridge.screen.gathers = False
        self.curtain.deleteLater()

    def _on_covering(self, due: Seat | None) -> None:
        self._let_go()
        self._table.cover()
        QToolTip.hideText()
        self._asked = None
        if due is not None:
            self._lower(due)

    def _on_covered(self, due: Seat | None) -> None:
        self._asked = None
        if due is None:
            self.curtain.lift()
        elif not self.curtain.is_down:
            self._lower()

    def _on_asked(self, seat: Seat | None) -> None:
        """A player wants to choose again, or leaves that to who is due."""
        self._asked = seat
        self._lower()

    def _on_turn(self) -> None:
        """Whose cover it is, and who may choose again, follow the match: a seat may have changed
        hands behind it.
        """
        if self._bridge.screen.due is None or not self.curtain.is_down:
            return
        if self._asked not in self._bridge.screen.requests:
            self._asked = None
        if self.curtain.cover != self._cover(self._bridge.screen.due):
            self._lower()

    def _part(self) -> None:
        """What was for all has been shown to its end."""
        if not self._table.busy:
            self._bridge.screen.part()

    def _on_taken(self, _seat: int) -> None:
        self._asked = None
        self.curtain.lift()

    def _lower(self, due: Seat | None = None) -> None:
        """Hide the table for the player whose cover is wanted, else for the one who is due."""
        due = self._bridge.screen.due if due is None else due
        if due is not None:
            self.curtain.fall(self._cover(due))

    def _cover(self, due: Seat) -> CurtainText:
        players, where = self._bridge.players, self._table.where()
        people = tuple(player for player in players if player.is_person)
        asked = "" if self._asked is not None else self._table.asked(due)
        # Nobody is taken by surprise who comes to the screen in the middle of another's turn.
        where = "\n".join(filter(None, (where, asked)))
        if self._asked is not None:
            return CurtainText(players[self._asked], (), players[due], where, people)
        screen = self._bridge.screen
        again = tuple(players[seat] for seat in screen.requests if seat != due)
        return CurtainText(players[due], again, None, where, people, screen.rehearses)

    def _on_lifted(self, seat: int, quick: bool) -> None:
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
        press = kind == QEvent.Type.KeyPress and not event.isAutoRepeat()
        return press and obey(self.scope().shortcuts, event)

    def scope(self) -> Scope:
        """Return what keys do while the space bar shows the hand."""
        words, reserve = self.tr("Choose the card with this number"), self._table.reserve
        return Scope(
            self.tr("While you hold the space bar"),
            tuple(Shortcut((str(n),), words, partial(reserve, n)) for n in range(1, 10)),
        )

    def _end(self) -> None:
        self._let_go()
        self._table.confirm()
        # Also after a commit that nobody else has to follow: the hand was there to be looked at.
        self._bridge.screen.cover()
        if self._bridge.viewer() is not None:
            # It was only rehearsed: what is said of letting go is over all the same.
            self._table.refresh()


def _high(label: Label, words: str, wide: int) -> int:
    """Return the height that a label needs for some words in this width."""
    room = QRect(0, 0, wide, 10_000)
    flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)
    return label.fontMetrics().boundingRect(room, flags, unbroken(words)).height()
