"""Shell: the table page: hosts a game's table, with the way back, the seats and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QActionGroup, QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGraphicsView, QPushButton, QSizePolicy, QWidget

from engine.core import Level, Seat, shown
from ui.bridge.base import Stepped
from ui.bridge.clock import COUNTDOWN_S
from ui.bridge.match import MatchBridge
from ui.bridge.seats import SeatInfo, level_name
from ui.kit.spec import GameTable
from ui.kit.table.match_table import AnyTable
from ui.kit.tutorial.runner import Tutorial
from ui.look.characters.portraits import portrait_icon
from ui.look.marks import mark_icon
from ui.look.menus import ButtonMenu
from ui.look.shortcuts import Scope, Shortcut, together
from ui.look.style import Look
from ui.look.text import literal
from ui.look.typography import Role
from ui.motion import INPUT_EVENTS
from ui.shell.match.handover import HotSeat
from ui.shell.match.takeover import TakeOver
from ui.shell.tutorial.overlay import TutorialOverlay
from ui.shell.widgets.basic import MAX_CODE_COLUMNS, Page, announce, button, inner_scopes

if TYPE_CHECKING:
    from engine.store import Left


_STRIP_PLACE: Final = 2
"""Where the medals are in the bar: behind the title."""


class TablePage(Page):
    """One match at a time. Esc, twice, goes to the lounge, unless the table has a use for it.

    While game time runs the keyboard is the table's alone, and Esc pauses. Whatever takes the
    person away pauses it too: another window, page or menu. The table has the way to go on, by Esc
    as well.
    """

    rules_wanted = Signal(str)
    """A rule's number, or empty for the whole page."""
    result_wanted = Signal()
    watch_wanted = Signal()
    """The match from its start."""
    tutorial_left = Signal(str, object, object)
    """The lesson at which a guided round stands, the acts that are tried out there, and which step
    of how many it is.
    """
    tutorial_ended = Signal()
    """The last lesson of a guided round has been reached."""
    cued = Signal(str)
    """The name of a sound that belongs to what happens at the table."""
    tutorial_kept = Signal()
    """The person plays the match of a guided round on."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, scrolls=False, title=Role.HEADING)
        self.bridge: MatchBridge | None = None
        self.spec: GameTable | None = None
        self.table: AnyTable | None = None
        self.overlay: TutorialOverlay | None = None
        self.hot_seat: HotSeat | None = None
        self.question: TakeOver | None = None
        """Whether a person wants to see what a computer's seat hides, while that is asked."""
        self._stands = False
        self._held = False
        """Whether the key that went down last is only held."""
        self.column.setSpacing(0)
        self.name_back(self.tr("‹ &Lounge"))
        self.result_button = button(self.tr("Resul&t"), self.result_wanted.emit, role="primary")
        self.watch_button = button(
            self.tr("Wat&ch"),
            self.watch_wanted.emit,
            hint=self.tr("Watch the match from the start"),
        )
        self.seats_button = QPushButton(self.tr("S&eats"))
        self.seats_button.setAutoDefault(False)
        hint = self.tr("Hand a seat to the computer, or take one over yourself")
        self.seats_button.setToolTip(hint)
        self.seats_button.setAccessibleDescription(hint)
        self.seats_button.setMenu(ButtonMenu(self.seats_button))
        self.seats_button.menu().aboutToShow.connect(self._fill_seats)
        # What is chosen there is told after it has gone.
        self.seats_button.menu().aboutToHide.connect(
            lambda: QTimer.singleShot(0, self, self._go_on)
        )
        self._tells_code = False
        """Whether the deal code may be read; else it is in no widget at all."""
        self._ran = ""
        """What time did before the menu of seats stopped it; empty once a seat has changed."""
        self.code_button = button(
            "",
            self._copy_code,
            role="quiet",
            hint=self.tr("Deal code (click to copy)"),
        )
        self.hide_button = button(
            self.tr("&Hide"),
            self._cover,
            hint=self.tr("Hide your hand so that someone else can come to the screen"),
        )
        self.rules_button = button(
            self.tr("&Rules"), lambda: self.rules_wanted.emit(""), role="quiet"
        )
        bar = (
            self.result_button,
            self.watch_button,
            self.code_button,
            self.hide_button,
            self.seats_button,
            self.rules_button,
        )
        for widget in bar:
            self.bar.addWidget(widget)
        for widget in (self.back_button, *bar):
            # A click beside the table does not take the keyboard from it.
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.body.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.trail_result = ""
        """What the next match that is opened is on a trail, in words; empty where it is nothing."""
        self.hides_deal = False
        """Whether its deal code is shown nowhere: attempts at the suitcase of its day are left."""
        self._to_result = QTimer(self)
        self._to_result.setSingleShot(True)
        self._to_result.timeout.connect(self._go_to_result)
        self._tell()

    def _fit(self) -> None:
        # The table takes all the room that there is.
        # Where the other pages have theirs; a quiet button has its words well inside.
        air = self.look.air
        self.top.setContentsMargins(air(20), air(6), air(6), air(4))
        self.column.setContentsMargins(air(6), 0, air(6), air(4))

    def picture(self) -> bytes:
        """A picture of the match for whoever looks from elsewhere; empty without one.

        Where hands are secret the person's own is put away before.
        """
        if self.bridge is None or self.table is None or self.overlay is not None:
            return b""
        from ui.shell.widgets.thumbnail import taken

        self.bridge.screen.away()
        self.table.catch_up()
        self.table.set_capture_mode(True)
        try:
            return taken(self.table)
        finally:
            self.table.set_capture_mode(False)

    def open(
        self,
        bridge: MatchBridge,
        spec: GameTable,
        tutorial: Tutorial | None = None,
        left: Left | None = None,
    ) -> None:
        """Show a match, perhaps with somebody who leads through it, and let it go on.

        `left` is where that was left before.
        """
        # Whoever opens a match wants it to go on; whoever only comes back looks first.
        self._stands = False
        if self.bridge is bridge:
            return
        self.shut()
        self.bridge, self.spec = bridge, spec
        self._entitle(guided=tutorial is not None)
        self._tells_code = False
        self._show_code()
        self.table = spec.table(self.look, bridge, self.body)
        for widget in (self.table, *self.table.findChildren(QGraphicsView)):
            if not widget.accessibleName():
                widget.setAccessibleName(spec.title())
        self.column.addWidget(self.table, 1)
        self.bar.insertWidget(_STRIP_PLACE, self.table.medal_strip)
        self.table.rule_asked.connect(self.rules_wanted)
        self.table.cued.connect(self.cued)
        self.table.end_seen.connect(self.result_wanted)
        if bridge.game.hands(bridge.config):
            self.hot_seat = HotSeat(self.look, bridge, self.table, self.body)
        bridge.turn_changed.connect(self._tell)
        self.table.motion.idle.connect(self._tell)
        bridge.finished.connect(self._on_finished)
        bridge.clock.changed.connect(self._on_clock)
        bridge.stepped.connect(self._on_stepped)
        if tutorial is not None:
            self._lead(tutorial, left)
        # Presses beside the table skip what moves on it too; buttons do what they say. The page
        # watches for them itself: what a widget tells of its events it would hold on to.
        for widget in (self, *filter(self._is_around, self.findChildren(QWidget))):
            widget.installEventFilter(self)
        self._tell()

    @property
    def is_taught(self) -> bool:
        """Whether a guided round is at its last lesson, and its match is not played on yet."""
        return self.overlay is not None and self.overlay.guide.at_end

    def _is_around(self, widget: QWidget) -> bool:
        """Whether a widget is the page's own, or the conductor's, and not of the table itself.

        A menu is a window of its own, and has its presses to itself.
        """
        if widget.isWindow():
            return False
        tag = None if self.overlay is None else self.overlay.tag
        if tag is not None and (widget is tag or tag.isAncestorOf(widget)):
            return True
        table = self.table
        return table is None or not (widget is table or table.isAncestorOf(widget))

    def _entitle(self, *, guided: bool) -> None:
        assert self.bridge is not None
        assert self.spec is not None
        title = self.spec.title()
        if guided:
            title = self.tr("Guided round: {title}").format(title=title)
        elif self.bridge.practice:
            words, left = self.tr("Practice: {title}"), self.bridge.left
            if left is not None:
                words = self.tr("Branch ({place}): {title}")
            place = "" if left is None else self.spec.where(left)
            title = words.format(title=title, place=place)
        elif self.trail_result:
            title = f"{self.trail_result}: {title}"
        self.set_title(title)
        # Where the buttons leave it no room, nothing is better than one letter.
        self.heading.set_short("")
        self.lead_back(guided=guided)

    def lead_back(self, *, guided: bool = False, branch: bool = False) -> None:
        """Say where *Back* leads: from a branch to what it was begun from, while that is open."""
        self.name_back(self.tr("‹ &Back") if branch else self.tr("‹ &Lounge"))
        hint = self.tr("Return to the lounge; you can continue the match from there (Esc)")
        if self.bridge is not None and self.bridge.clock.phase != "stands":
            hint = self.tr("Return to the lounge; you can continue the match from there")
        if self.is_taught:
            hint = self.tr("Return to the lounge; you can choose to keep this match")
        elif guided:
            hint = self.tr("Return to the lounge; you can continue this round from there")
        elif branch:
            hint = self.tr(
                "Return to the branch point; you can continue this match from the lounge (Esc)"
            )
        self.back_button.setToolTip(hint)

    def _lead(self, tutorial: Tutorial, left: Left | None) -> None:
        assert self.table is not None
        assert self.bridge is not None
        guide = tutorial.guide(self.table)
        if left is not None:
            pending = self.table.pending
            if pending is not None and pending.preview(left.tried).refusal is None:
                pending.set_acts(left.tried)
                self.table.refresh()
            guide.go_on(left.lesson, left.step)
        self.overlay = TutorialOverlay(self.look, self.table, guide, self.bridge.preferences)
        if self.bridge.clock.steps:
            # Time stands, and big numbers would only be behind the first words.
            self.bridge.clock.lead = 0.0
        self.overlay.left.connect(self.back)
        self.overlay.ended.connect(self.tutorial_ended)
        self.overlay.kept.connect(self.keep)
        self.overlay.came.connect(self._tell_lesson)
        self.lead_back(guided=True)

    def _tell_lesson(self) -> None:
        """Whoever leaves comes back to here, whatever ends the program."""
        overlay, table = self.overlay, self.table
        if overlay is None or table is None or overlay.guide.index == 0:
            return
        acts = table.pending.acts if table.pending is not None else ()
        step = overlay.guide.number, overlay.guide.count
        self.tutorial_left.emit(overlay.guide.lesson.key, acts, step)
        self.lead_back(guided=True)

    def keep(self) -> None:
        """Let the match of a guided round go on as any other, without its conductor."""
        if self.overlay is not None:
            self.overlay.shut()
            self.overlay = None
            assert self.bridge is not None
            self.bridge.clock.lead = COUNTDOWN_S
            self._entitle(guided=False)
            self._tell()
            self.tutorial_kept.emit()

    def _on_stepped(self, stepped: Stepped) -> None:
        """Play on, where a person acts after the last lesson."""
        assert self.bridge is not None
        seat = stepped.seat if stepped.cause == "act" else None
        if seat is not None and self.is_taught and self.bridge.players[seat].is_person:
            self.keep()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """While time runs Tab is a key as any other, except in step mode, which never hurries."""
        return False if self._hurries else super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc pauses what runs, then goes to the lounge.

        In a guided round it only offers the way out, since it is also pressed to put back.
        """
        if self._hurries and event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            # Else whatever is around the page would move the focus.
            return
        self._held = event.isAutoRepeat()
        super().keyPressEvent(event)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the page."""
        words = self.tr("Leave the table when nothing is open")
        if self._is_live:
            words = self.tr("Pause")
        return (Shortcut(("Esc",), words, self._escape),)

    def scopes(self) -> Sequence[Scope]:
        """Return the shortcuts of the table and of the page; while the table is covered, of the
        cover and of the page.
        """
        own, hot = self.own_scope(), self.hot_seat
        if hot is not None and hot.curtain.is_down:
            return [hot.curtain.scope(), hot.scope(), own]
        overlay = () if self.overlay is None else (self.overlay.scope(),)
        table = () if self.table is None else self.table.scopes()
        return together((*overlay, *table, *inner_scopes(self), own))

    def refocus_to(self, widget: QWidget) -> None:
        """Give the keyboard back, unless it belongs to a cover, a pause or the conductor now."""
        covered = self.hot_seat is not None and self.hot_seat.curtain.is_down
        paused = self.bridge is not None and self.bridge.clock.phase == "paused"
        if not (covered or paused or self.overlay):
            super().refocus_to(widget)

    def _escape(self) -> None:
        """Pause what runs, offer the way out of a guided round, or go to the lounge."""
        if self._is_live:
            assert self.bridge is not None
            self.bridge.clock.pause()
            return
        covered = self.hot_seat is not None and self.hot_seat.curtain.is_down
        leave = None if self.overlay is None or covered else self.overlay.tag.leave_button
        if leave is not None and not leave.hasFocus():
            leave.setFocus(Qt.FocusReason.ShortcutFocusReason)
            announce(leave, leave.text())
        elif not self._stays():
            self.back.emit()

    def shut(self) -> None:
        """Let go of the match."""
        self._to_result.stop()
        self._ran = ""
        self._drop_question()
        self._tell_lesson()
        self.overlay = None
        if self.hot_seat is not None:
            self.hot_seat.shut()
            self.hot_seat = None
        if self.table is not None:
            strip = self.table.medal_strip
            self.bar.removeWidget(strip)
            strip.hide()
            strip.deleteLater()
            self.column.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
            self.table = None
        if self.bridge is not None:
            self.bridge.turn_changed.disconnect(self._tell)
            self.bridge.finished.disconnect(self._on_finished)
            self.bridge.clock.changed.disconnect(self._on_clock)
            self.bridge.stepped.disconnect(self._on_stepped)
        self.bridge = self.spec = None

    def enter(self) -> None:
        """The table has the keyboard, and computer players go on."""
        if self.bridge is not None and self.table is not None:
            self.bridge.screen.back()
            self.bridge.begin()
            if self._stands:
                self.bridge.clock.pause()
            if self.overlay is not None and self.bridge.clock.phase != "paused":
                self.overlay.enter()
            else:
                # In a pause it is where time goes on.
                self.table.setFocus()
            if self.hot_seat is not None:
                self.hot_seat.enter()
        self._tell()

    def leave(self) -> None:
        """Computer players wait until the page is shown again."""
        self._to_result.stop()
        if self.table is not None:
            # Nobody sees it, and the next page needs the time.
            self.table.motion.catch_up()
        self._cover()
        if self.bridge is not None:
            self._stands = self.bridge.clock.phase != "stands"
            self.bridge.pause()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any press skips movement; time stands while the person is at another window."""
        kind = event.type()
        if kind in INPUT_EVENTS and watched is not self.window() and self.table is not None:
            behind = self.table.busy
            self.table.motion.skip(event)
            escapes = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
            if behind and escapes:
                # It was for what moved: the keyboard stays, and no way out is offered.
                if self.overlay is not None:
                    self.overlay.enter()
                return True
        away = kind in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide)
        if kind == QEvent.Type.WindowStateChange:
            away = self.window().isMinimized()
        if away and watched is self.window():
            self._stand()
        return super().eventFilter(watched, event)

    def _cover(self) -> None:
        """Hands are not seen by whoever comes next."""
        if self.hot_seat is not None:
            self.hot_seat.away()

    def _stand(self) -> None:
        self._cover()
        if self.bridge is not None and self._is_live:
            self.bridge.clock.pause()

    @property
    def _is_live(self) -> bool:
        """Whether game time runs, or would as soon as somebody has acted."""
        bridge = self.bridge
        return bridge is not None and bridge.clock.is_live

    def _stays(self) -> bool:
        """Whether Esc does not lead away yet: it is also pressed to put back, once too often.

        What stands still only because it was paused was stopped by Esc, or by leaving.
        """
        bridge, table = self.bridge, self.table
        if bridge is None or table is None or bridge.result is not None or bridge.read_only:
            return False
        if self.overlay is not None:
            return False
        if bridge.clock.phase != "stands" or (self.hot_seat and bridge.viewer() is None):
            return False
        return self._held or not table.prompt.confirm_leave()

    @property
    def _hurries(self) -> bool:
        """Whether nobody has the time to look for the keyboard."""
        bridge = self.bridge
        running = bridge is not None and bridge.clock.phase in ("countdown", "runs")
        return running and bridge is not None and not bridge.clock.steps

    def _on_clock(self) -> None:
        """Whatever has had the keyboard meanwhile, it is the table's when time runs."""
        table, focus = self.table, self.window().focusWidget()
        if table is None or not self._hurries or not self.isVisible():
            return
        if focus is not table and not table.isAncestorOf(focus):
            table.setFocus()

    def _tell(self) -> None:
        bridge = self.bridge
        # What the screen still tells of its end nobody is to read above it.
        over = bridge is not None and bridge.result is not None
        over = over and (self.table is None or not self.table.busy)
        # A table that asks for its last pairs to be looked at has a button of its own.
        asks = self.table is not None and self.table.holds_end
        self.result_button.setVisible(over and not asks)
        # What cannot go on is there to be looked at.
        self.watch_button.setVisible(bridge is not None and bridge.read_only)
        # A code is the whole deal: whoever types it in elsewhere sees every hand.
        hidden = bridge is not None and not over and bridge.game.hands(bridge.config)
        tells = bridge is not None and self.overlay is None and not hidden and not self.hides_deal
        self.code_button.setVisible(tells)
        if tells != self._tells_code:
            self._tells_code = tells
            self._show_code()
        # Whoever only chooses again has nothing to do that would hide what is seen.
        self.hide_button.setVisible(
            bridge is not None and bridge.screen.covers and bridge.viewer() is not None
        )
        # Those of a match on a trail or a day are locked.
        self.seats_button.setVisible(
            bridge is not None
            and not (over or bridge.read_only or bridge.seats_locked)
            and len(bridge.seats) > 1
        )

    def _on_finished(self, _result: object) -> None:
        assert self.bridge is not None
        self._tell()
        # Time to see the last move before the page turns.
        self._to_result.start(4 * self.bridge.preferences.pause)

    def _go_to_result(self) -> None:
        if self.bridge is not None and self.table is not None and self.table.busy:
            # What a table still shows, as the check of a last round, is seen to its end.
            self._to_result.start(max(100, 4 * self.bridge.preferences.pause))
            return
        if self.table is not None and self.table.holds_end:
            return
        if self.isVisible() and self.bridge is not None and self.bridge.result is not None:
            self.result_wanted.emit()

    def _copy_code(self) -> None:
        if self.bridge is not None and self._tells_code:
            QGuiApplication.clipboard().setText(self.bridge.code)
            words = self.tr("Copied")
            self.code_button.setText(words)
            announce(self.code_button, words)
            QTimer.singleShot(1200, self.code_button, self._show_code)

    def _show_code(self) -> None:
        code = ""
        if self.bridge is not None and self._tells_code:
            code = shown(self.bridge.code, MAX_CODE_COLUMNS)
        self.code_button.setText(literal(code))
        name = self.tr("Deal code {code}").format(code=code) if code else ""
        self.code_button.setAccessibleName(name)

    def _go_on(self) -> None:
        """Time goes on where only the menu of seats has stopped it."""
        ran, self._ran = self._ran, ""
        if ran and self.bridge is not None and self.isActiveWindow():
            self.bridge.clock.resume()
            if ran != "countdown":
                self.bridge.clock.skip_countdown()

    def _fill_seats(self) -> None:
        bridge = self.bridge
        self._ran = bridge.clock.phase if bridge is not None and bridge.clock.is_live else ""
        # A menu has the keyboard to itself.
        self._stand()
        menu = self.seats_button.menu()
        menu.clear()
        if bridge is None:
            return
        for player in bridge.players:
            inner = menu.addMenu(literal(player.name))
            icon = mark_icon(self.look, player.colour)
            if player.character:
                icon = portrait_icon(self.look, player.character)
            inner.setIcon(icon)
            group = QActionGroup(inner)
            levels: tuple[Level | None, ...] = (None, *bridge.levels)
            for level in levels:
                words = (
                    self.tr("Human")
                    if level is None
                    else self.tr("Computer: {level}").format(level=level_name(level))
                )
                action = inner.addAction(words)
                action.setCheckable(True)
                action.setChecked(level == player.level)
                group.addAction(action)
                action.triggered.connect(lambda _=False, p=player, x=level: self._set_seat(p, x))

    def _set_seat(self, player: SeatInfo, level: Level | None) -> None:
        if self.bridge is None or player.level == level:
            return
        self._ran = ""
        if level is None and self.bridge.exposes(player.seat):
            self._drop_question()
            self.question = TakeOver(self.window(), player.seat, player.name)
            self.question.agreed.connect(self._on_agreed)
            self.question.finished.connect(self._on_answered)
            self.question.open()
        else:
            self.bridge.set_seat(player.seat, level)

    def _on_agreed(self, seat: int) -> None:
        if self.bridge is not None:
            self.bridge.set_seat(Seat(seat), None)

    def _on_answered(self, _code: int) -> None:
        self.question = None
        if self.hot_seat is not None and self.hot_seat.curtain.is_down:
            self.hot_seat.curtain.setFocus()

    def _drop_question(self) -> None:
        """Another match is at this table, or none."""
        if self.question is not None:
            self.question.reject()
