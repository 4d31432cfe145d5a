"""Shell: the page on which a match that was played is watched again, at any speed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsView,
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from engine.core import Seat
from ui.bridge.replay import SPEEDS, ReplayBridge
from ui.kit.spec import GameTable
from ui.kit.table.match_table import AnyTable
from ui.look.inputs import ChoiceBox, NoWheelComboBox
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel
from ui.shell.replay.from_here import from_here_button
from ui.shell.replay.scrubber import Scrubber, SignButton
from ui.shell.widgets.basic import Page, announce, board_scopes, button

_SPEED_LABELS: Final = {0.25: "¼", 0.5: "½", 1.0: "1", 2.0: "2", 4.0: "4", 8.0: "8"}


class ReplayPage(Page):
    """A game's table above, and below it the bar: run, stand, event by event, speed, any place.

    The keys of the bar hold wherever the focus is: space, arrows, Home, End, page keys, + and -.
    """

    rules_wanted = Signal(str)
    """A rule's number, or empty for the whole page."""
    review_wanted = Signal()
    """The person wants to know what each decision cost."""
    branched = Signal(bool)
    """Play on from here: True with another future."""
    cued = Signal(str)
    """The name of a sound that belongs to what happens at the table."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, scrolls=False, title=Role.HEADING)
        self.bridge: ReplayBridge | None = None
        self.table: AnyTable | None = None
        self._stood = False
        """Whether it stood when the page was left."""
        with_spacing(look, self.column, gap=4)
        self.body.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.rules_button = button(
            self.tr("&Rules"), lambda: self.rules_wanted.emit(""), role="quiet"
        )
        # Its buttons need all the room that there is where words are large.
        with_spacing(look, self.bar, gap=6)
        # Below there is no room for it beside all that the reel needs.
        self.eyes_box = ChoiceBox(12, middle=True, spare=4)
        self.bar.addWidget(self.eyes_box)
        self.review_button = button(self.tr("Re&view"), self.review_wanted.emit, role="quiet")
        self.review_button.setToolTip(self.tr("See what each decision cost"))
        self.branch_button = from_here_button(self.branched.emit)
        # What is chosen there is about the place that was shown as it opened.
        self.branch_button.menu().aboutToShow.connect(self.leave)
        # As at the table: what can be done, then the pages.
        for each in (self.branch_button, self.review_button, self.rules_button):
            self.bar.addWidget(each)
        self.previous_button = SignButton(look, "previous")
        self.play_button = SignButton(look, "play", primary=True)
        self.next_button = SignButton(look, "next")
        self.scrubber = Scrubber(look)
        self.place = FittedLabel(look, Role.NUMERIC)
        self.speed_box = NoWheelComboBox()
        self.previous_button.clicked.connect(lambda: self.step(-1))
        self.play_button.clicked.connect(lambda: self.toggle())
        self.next_button.clicked.connect(lambda: self.step(1))
        self.scrubber.sought.connect(self.seek)
        self._fill_speeds()
        self.eyes_box.setAccessibleName(self.tr("Point of view"))
        self.eyes_box.setToolTip(self.tr("Whose hand is shown"))
        self.eyes_box.currentIndexChanged.connect(self._on_eyes)
        self.deck = QFrame()
        self.deck.setProperty("role", "card")
        self.deck.setAccessibleName(self.tr("Replay"))
        row = QHBoxLayout(self.deck)
        with_spacing(look, row, (10, 5, 10, 5), 8)
        for widget in (self.previous_button, self.play_button, self.next_button):
            row.addWidget(widget)
        row.addWidget(self.scrubber, 1)
        row.addWidget(self.place)
        row.addWidget(self.speed_box)
        # Flush with the way back above, as buttons at the lower edge of the tables are.
        below = QHBoxLayout()
        with_spacing(look, below, (14, 0, 14, 6))
        below.addWidget(self.deck)
        self.column.addLayout(below)
        self.previous_button.show_sign("previous", self.tr("Step back"), "←")
        self.next_button.show_sign("next", self.tr("Step forward"), "→")
        look.changed.connect(self._fit_place)
        self._show_state()

    def _fill_speeds(self) -> None:
        box = self.speed_box
        for speed in SPEEDS:
            box.addItem(f"{_SPEED_LABELS[speed]}×", speed)
        box.setCurrentIndex(SPEEDS.index(1.0))
        box.setAccessibleName(self.tr("Speed"))
        box.setToolTip(self.tr("Speed (+ and -)"))
        box.currentIndexChanged.connect(self._on_speed)

    def _fill_eyes(self) -> None:
        """Whose eyes there are to watch by, once a match with hands is over."""
        bridge, box = self.bridge, self.eyes_box
        box.blockSignals(True)
        box.clear()
        if bridge is not None and bridge.has_eyes:
            box.addItem(self.tr("Spectator"), None)
            for player in bridge.players:
                box.addItem(player.name, int(player.seat))
            box.addItem(self.tr("All hands"), "all")
            box.setCurrentIndex(max(0, box.findData(bridge.viewer())))
        box.blockSignals(False)
        box.setVisible(box.count() > 0)

    def _on_eyes(self) -> None:
        if self.bridge is not None:
            eyes = self.eyes_box.currentData()
            self._settle()
            self.bridge.look(Seat(eyes) if isinstance(eyes, int) else eyes)

    def _fit(self) -> None:
        # The table takes all the room that there is.
        # Where the other pages have theirs; a quiet button has its words well inside.
        air = self.look.air
        self.top.setContentsMargins(air(20), air(6), air(6), air(4))
        self.heading.setContentsMargins(air(6), 0, 0, 0)
        self.column.setContentsMargins(air(6), 0, air(6), air(4))

    def open(self, bridge: ReplayBridge, spec: GameTable) -> None:
        """Watch a match from its start; it is this page's own from now on."""
        self.shut()
        self._stood = False
        self.bridge = bridge
        self.set_title(self.tr("Replay: {title}").format(title=spec.title()))
        # In a narrow window the buttons need the room, and the table shows which game it is.
        self.heading.set_short(self.tr("Replay"))
        # It keeps no room in which nothing can stand.
        self.heading.setMinimumWidth(1)
        self.table = spec.table(self.look, bridge, self.body)
        views = self.table.findChildren(QGraphicsView)
        for widget in (self.table, *views):
            if not widget.accessibleName():
                widget.setAccessibleName(spec.title())
        self.column.insertWidget(0, self.table, 1)
        self.table.rule_asked.connect(self.rules_wanted)
        self.table.cued.connect(self.cued)
        motion = self.table.motion
        bridge.busy = lambda: motion.busy
        # After the table's own, so that the keys of the bar come here first.
        for each in (self.table, *self.table.findChildren(QWidget)):
            each.installEventFilter(self)
        bridge.set_speed(float(self.speed_box.currentData()))
        bridge.moved.connect(self._show_place)
        bridge.changed.connect(self._show_state)
        self.scrubber.watch(bridge)
        self._fill_eyes()
        self.review_button.setVisible(bridge.is_reviewed)
        self.branch_button.setVisible(bridge.session.result is not None)
        self._fit_place()
        self._show_state()

    def shut(self) -> None:
        """Let go of the match."""
        if self.bridge is None:
            return
        self.bridge.close()
        self.scrubber.watch(None)
        if self.table is not None:
            self.column.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
            self.table = None
        self.bridge.deleteLater()
        self.bridge = None

    def enter(self) -> None:
        """Whoever has come to watch presses nothing first; what stood when it was left stands."""
        self.play_button.setFocus()
        if self.bridge is not None and not (self.bridge.at_end or self._stood):
            self.bridge.play()

    def leave(self) -> None:
        """It stands while nobody looks."""
        if self.bridge is not None:
            self._stood = not self.bridge.playing
            self.bridge.pause()

    # What is done

    def toggle(self) -> None:
        """Run, or stand."""
        if self.bridge is None:
            return
        if self.bridge.playing:
            self.bridge.pause()
            self._say_place()
        else:
            self.bridge.play()

    def step(self, way: int) -> None:
        """Stand at the next event (1), or at the one before (-1)."""
        if self.bridge is not None:
            self._settle()
            self.bridge.step(way)
            self._say_place()

    def seek(self, frame: float) -> None:
        """Go to a frame of the reel; it runs on from there if it ran."""
        if self.bridge is not None:
            self._settle()
            self.bridge.seek(frame)

    def leap(self, way: int) -> None:
        """Go to where something new begins: the next (1), or the one before (-1)."""
        bridge = self.bridge
        if bridge is None:
            return
        big = [float(stop.frame) for stop in bridge.stops if stop.big]
        if way > 0:
            ahead = [frame for frame in big if frame > bridge.position]
            self.seek(ahead[0] if ahead else bridge.length)
        else:
            self.seek([0.0, *(frame for frame in big if frame < bridge.position)][-1])
        self._say_place()

    def change_speed(self, way: int) -> None:
        """The next faster (1) or slower (-1) speed, up to the last."""
        index = self.speed_box.currentIndex() + way
        self.speed_box.setCurrentIndex(min(len(SPEEDS) - 1, max(0, index)))
        announce(self.speed_box, self.speed_box.currentText())

    def _settle(self) -> None:
        """What still moves has come to its end."""
        if self.table is not None:
            self.table.motion.catch_up()

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of the bar are not the table's."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return obey(self._deck(), event)
        return super().eventFilter(watched, event)

    def _deck(self) -> tuple[Shortcut, ...]:
        """Return what the keys of the bar do."""
        step, leap = self.step, self.leap
        return (
            Shortcut(("Space",), self.tr("Play or pause"), self.toggle, repeats=False),
            Shortcut(("Right",), self.tr("Step forward"), partial(step, 1)),
            Shortcut(("Left",), self.tr("Step back"), partial(step, -1)),
            Shortcut(("PgDown",), self.tr("Jump ahead"), partial(leap, 1)),
            Shortcut(("PgUp",), self.tr("Jump back"), partial(leap, -1)),
            Shortcut(("Home",), self.tr("Go to the start"), self._to_start),
            Shortcut(("End",), self.tr("Go to the end"), self._to_end),
            Shortcut(("+",), self.tr("Play faster"), partial(self.change_speed, 1)),
            Shortcut(("-",), self.tr("Play more slowly"), partial(self.change_speed, -1)),
        )

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the page."""
        return (*self._deck(), *super().shortcuts())

    def scopes(self) -> Sequence[Scope]:
        """Return the shortcuts of the bar, and those of the table that it leaves."""
        return board_scopes(self, self.table, self._deck())

    def _to_start(self) -> None:
        self.seek(0)
        self._say_place()

    def _to_end(self) -> None:
        if self.bridge is not None:
            self.seek(self.bridge.length)
            self._say_place()

    # What is shown

    def _on_speed(self, index: int) -> None:
        if self.bridge is not None and index >= 0:
            self.bridge.set_speed(SPEEDS[index])

    def _show_place(self) -> None:
        bridge = self.bridge
        if bridge is None:
            return
        self.place.setText(self.scrubber.words(bridge.position, names=False))
        self.branch_button.setEnabled(bridge.can_branch)
        for made, enabled in (
            (self.previous_button, bridge.position > 0),
            (self.next_button, not bridge.at_end),
        ):
            if made.hasFocus() and not enabled:
                # Else Qt would pass the focus on to any other.
                self.play_button.setFocus()
            made.setEnabled(enabled)

    def _say_place(self) -> None:
        if self.bridge is not None:
            announce(self.scrubber, self.scrubber.words(self.bridge.position))

    def _show_state(self) -> None:
        bridge = self.bridge
        if bridge is not None and bridge.speed in SPEEDS:
            self.speed_box.setCurrentIndex(SPEEDS.index(bridge.speed))
        if bridge is not None and bridge.playing:
            self.play_button.show_sign("pause", self.tr("Pause"), self.tr("Space"))
        else:
            self.play_button.show_sign("play", self.tr("Play"), self.tr("Space"))
        self._show_place()

    def _fit_place(self) -> None:
        """As much room as the longest words need, so that nothing moves while it runs."""
        metrics = QFontMetricsF(self.look.font(Role.NUMERIC))
        wide = metrics.horizontalAdvance(self.scrubber.longest()) + self.look.px(10)
        self.place.setFixedWidth(max(round(wide), self.look.px(90)))
