"""Each law of tables can fail: for each there are broken tables that it finds out.

The gate has one of them for each law, and for each way to play, by turns.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from engine.core import Refused
from engine.games.carry_on.view import CarryView
from tests.tiers import by_turns
from tests.toys.games.porters import View
from tests.toys.tables.porters.table import PortersState
from tests.toys.tables.porters.table import Table as PortersTable
from tests.ui.tables.laws import laws
from tests.ui.tables.laws.kit import DRIVERS, Driver, Room, Shown, rules, shown
from ui.bridge.base import Stepped
from ui.kit.table.button_bar import ButtonBar
from ui.look.shortcuts import Shortcut
from ui.look.style import Look
from ui.look.widgets import TagButton
from ui.tables.carry_on.state import CarryTableState
from ui.tables.carry_on.table import Table as CarryTable

HANDS, OPEN = (each for each in DRIVERS if each.game == "porters")
CARRY = next(each for each in DRIVERS if each.game == "carry_on")
PACK = next(each for each in DRIVERS if each.game == "pack_the_essentials")


def built(table: type[PortersTable]) -> Callable[[Look, Any], QWidget]:
    return lambda look, bridge: table(look, bridge)


class CountsFromZero(PortersTable):
    """A key takes the neighbour of the card that it names."""

    def reserve(self, number: int) -> None:
        super().reserve(number % len(self.state.options) + 1)

    def present(self, state: PortersState) -> None:
        super().present(state)
        # The buttons are right.
        buttons = [each for each in self.findChildren(QPushButton) if each.isCheckable()]
        buttons.remove(self.drawer.button)
        for button, action in zip(buttons, self.state.options, strict=True):
            button.toggled.disconnect()
            button.toggled.connect(lambda _=False, act=action: self.attempt(act))


class Veiled(PortersTable):
    """Something that is not seen lies over the buttons, and takes the pointer."""

    def present(self, state: PortersState) -> None:
        super().present(state)
        veil = getattr(self, "veil", None) or QWidget(self)
        self.veil = veil
        veil.resize(4000, 4000)
        veil.show()
        veil.raise_()


class Mute(PortersTable):
    """The choices have no name that assistive technology could read."""

    def present(self, state: PortersState) -> None:
        super().present(state)
        for button in self.findChildren(QPushButton):
            if button.isCheckable():
                button.setAccessibleName("button")


class Pushes(PortersTable):
    """The choices hear of clicks alone, not of being switched on."""

    def present(self, state: PortersState) -> None:
        super().present(state)
        for number, button in enumerate(
            [each for each in self.findChildren(QPushButton) if each.isCheckable()], 1
        ):
            button.toggled.disconnect()
            button.clicked.connect(lambda _=False, n=number: self.reserve(n))


class ConfirmsTwice(PortersTable):
    """What is confirmed is entered, and something else with it."""

    def shortcuts(self) -> tuple[Shortcut, ...]:
        return (Shortcut(("Return",), "Confirm twice", self.twice), *super().shortcuts())

    def twice(self) -> None:
        self.confirm()
        self.reserve(1)
        self.confirm()


@pytest.mark.parametrize(
    ("table", "way", "why"),
    [
        *by_turns(
            [
                (CountsFromZero, "keys", r"Pick\(card=\d\)"),
                (ConfirmsTwice, "keys", r"Pick.*Pick.*Pick"),
            ]
        ),
        (Veiled, "pointer", "is covered"),
        *by_turns([(Mute, "tree", "Pick card"), (Pushes, "tree", "Confirm")]),
    ],
)
def test_a_round_is_played(
    room: Room,
    listening: None,
    table: type[PortersTable],
    way: str,
    why: str,
) -> None:
    with pytest.raises(AssertionError, match=why):
        laws.a_round_is_played(room.play(OPEN, build=built(table)), way)


class Stuck(PortersTable):
    """It shows another view than it should, as long as `stuck` is one."""

    def __init__(self, look: Look, bridge: Any) -> None:
        self.stuck: Any = None
        bridge.stepped.connect(self.on_stepped)
        super().__init__(look, bridge)

    def on_stepped(self, stepped: Stepped) -> None:
        raise NotImplementedError

    def make_state(self, view: View) -> PortersState:
        return super().make_state(self.stuck or view)


class KeepsWhatWasDone(Stuck):
    """After an undo or a redo it shows what it showed before."""

    def on_stepped(self, stepped: Stepped) -> None:
        self.stuck = stepped.view_before if stepped.cause in ("undo", "redo") else None


class ShowsWhoActed(Stuck):
    """It goes on drawing from the step, which was another seat's, when the viewer has changed."""

    def on_stepped(self, stepped: Stepped) -> None:
        self.stuck = stepped.view_after


@pytest.mark.parametrize("table", by_turns([KeepsWhatWasDone, ShowsWhoActed]))
def test_undo_and_redo_show_what_was(room: Room, table: type[PortersTable]) -> None:
    made = room.play(OPEN, practice=True, build=built(table))

    def anew() -> Shown:
        return shown(room.table(OPEN, made.bridge, built(table)))

    with pytest.raises(AssertionError, match="shows something else"):
        laws.undo_and_redo_show_what_was(made, anew)


class ShowsTheStepBefore(Stuck):
    """Scrubbed back it shows the view from which it came."""

    def on_stepped(self, stepped: Stepped) -> None:
        self.stuck = stepped.view_before if stepped.cause == "undo" else None


class ShowsTheOpening(Stuck):
    """Wherever it is scrubbed, it shows the first place."""

    def on_stepped(self, stepped: Stepped) -> None:
        self.stuck = self.stuck or stepped.view_before

    def say_now(self) -> None:
        """What is told last would tell the places apart."""


@pytest.mark.parametrize("table", by_turns([ShowsTheStepBefore, ShowsTheOpening]))
def test_scrubbed_it_shows_the_same(room: Room, table: type[PortersTable]) -> None:
    with pytest.raises(AssertionError):
        laws.scrubbed_it_shows_the_same(*room.watch(OPEN, room.past(OPEN, 20), built(table)))


class DeclaresTwice(PortersTable):
    """One key is declared for two things."""

    def shortcuts(self) -> tuple[Shortcut, ...]:
        return (*super().shortcuts(), Shortcut(("Ctrl+Z",), "Hide the crates", self.refresh))


class DoesAnother(PortersTable):
    """A key is declared for something else than it does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_1:
            event.accept()
            self.refresh()
        else:
            super().keyPressEvent(event)


class NeverDoes(PortersTable):
    """A key is listed that never does anything."""

    def shortcuts(self) -> tuple[Shortcut, ...]:
        extra = Shortcut(("X",), "Open the crates", self.refresh, lambda: False)
        return (*super().shortcuts(), extra)


@pytest.mark.parametrize(
    ("table", "why"),
    by_turns(
        [
            (DeclaresTwice, "a key is declared twice"),
            (DoesAnother, "Choose a card"),
            (NeverDoes, "Open the crates"),
        ]
    ),
)
def test_each_key_does_what_it_is_declared_for(
    room: Room, table: type[PortersTable], why: str
) -> None:
    made = room.play(OPEN, practice=True, build=built(table))
    with pytest.raises(AssertionError, match=why):
        laws.each_key_does_what_it_is_declared_for(made)


def test_tips_name_keys_that_are_declared(room: Room) -> None:
    made = room.play(OPEN, practice=True)
    made.table.hint_button.setToolTip("Show the best move (Q)")
    with pytest.raises(AssertionError, match="Q"):
        laws.tips_name_keys_that_are_declared(made)


class ShowsWhatOneSaw(PortersTable):
    """What happened is shown again by the eyes of whoever looks, with hands that were passed on."""

    def show_recent(self) -> bool:
        seat = self.bridge.viewer()
        if seat is None or not self.turn.can_show_recent:
            return super().show_recent()
        self._event_player.show_recent(self.bridge.since(seat))
        return True


class StaysThere(PortersTable):
    """The table does not come back from what it has shown again."""

    def make_state(self, view: View) -> PortersState:
        self.there = view if self.is_again else getattr(self, "there", view)
        return super().make_state(self.there)


class PlaysOn(PortersTable):
    """It does what is due, too."""

    def show_recent(self) -> bool:
        done = super().show_recent()
        seat = self.bridge.person_to_act()
        if done and seat is not None:
            self.bridge.submit(seat, [next(iter(self.bridge.legal(seat)))])
        return done


class TellsTwice(PortersTable):
    """What is shown again is written in the log once more."""

    def show_recent(self) -> bool:
        steps = self.bridge.recent()
        done = super().show_recent()
        if done:
            self.log.tell([event for step in steps for event in step.events])
        return done


class OnlySays(PortersTable):
    """Nothing is seen of it."""

    def show_recent(self) -> bool:
        self.prompt.tell("Again.")
        return True


@pytest.mark.parametrize(
    ("table", "driver", "why"),
    by_turns(
        [
            (ShowsWhatOneSaw, HANDS, "card"),
            (StaysThere, OPEN, "the table is as it was"),
            (PlaysOn, OPEN, "nothing has changed in the match"),
            (TellsTwice, OPEN, "the log tells nothing twice"),
            (OnlySays, OPEN, "something is shown"),
        ]
    ),
)
def test_what_just_happened_is_shown_again(
    room: Room, table: type[PortersTable], driver: type[Driver], why: str
) -> None:
    with pytest.raises(AssertionError, match=why):
        laws.what_just_happened_is_shown_again(room.play(driver, build=built(table)))


class OffersItAnyway(PortersTable):
    """A reel's table declares the key, too."""

    def shortcuts(self) -> tuple[Shortcut, ...]:
        return (*super().shortcuts(), self._keys.recent())


def test_nothing_is_shown_again_where_a_match_is_watched(room: Room) -> None:
    watched = room.watch(OPEN, room.past(OPEN, 20), built(OffersItAnyway))
    with pytest.raises(AssertionError):
        laws.nothing_is_shown_again_where_a_match_is_watched(*watched)


class StaysBehind(PortersTable):
    """Something of it goes on listening to the match when it is destroyed."""

    def __init__(self, look: Look, bridge: Any) -> None:
        super().__init__(look, bridge)
        bridge.stepped.connect(lambda _step: self.layout())


def test_a_destroyed_table_hears_nothing(room: Room) -> None:
    made = room.play(OPEN, build=built(StaysBehind))
    room.destroy(made.table)
    with pytest.raises(AssertionError, match="already deleted"):
        laws.it_hears_nothing_once_it_is_destroyed(
            made.bridge, room.look, room.preferences, laws.frame_of(made)
        )
    made.bridge.stepped.disconnect()


def says_nothing(table: Any, refused: Refused) -> None:
    table.prompt.refusal = refused


def says_only_in_writing(table: Any, refused: Refused) -> None:
    table.prompt.refusal = refused
    table.now.setText(table.words.refusal(refused))


def says_the_number(table: Any, refused: Refused) -> None:
    table.prompt.refuse(refused, f"Not possible ({refused.key}).")


def names_no_rule(table: Any, refused: Refused) -> None:
    table.prompt.tell(table.words.refusal(refused), bad=True)


@pytest.mark.parametrize(
    "way", by_turns([says_nothing, says_only_in_writing, says_the_number, names_no_rule])
)
def test_what_is_refused_is_told(
    room: Room, listening: None, monkeypatch: pytest.MonkeyPatch, way: Callable[..., None]
) -> None:
    monkeypatch.setattr("ui.kit.table.match_table.MatchTable.refuse", way)
    with pytest.raises(AssertionError):
        laws.what_is_refused_is_told(room.play(PACK))


@pytest.mark.parametrize(
    "words", [lambda _: " ", lambda r: f"{{seat}} {r.key}", lambda r: f"It is refused ({r.rule})."]
)
def test_refusals_have_words(room: Room, words: Callable[[Refused], str]) -> None:
    session = room.past(OPEN, 8)
    with pytest.raises(AssertionError):
        laws.refusals_have_words(rules(OPEN), session, words)


class Narrow(PortersTable):
    """A line of words in less room than it needs."""

    def present(self, state: PortersState) -> None:
        super().present(state)
        self.private.setWordWrap(False)
        self.private.setFixedWidth(20)


class Falls(PortersTable):
    """Of many seats the last lie below the window."""

    def present(self, state: PortersState) -> None:
        super().present(state)
        for number in range(len(self.view.counts)):
            label = QLabel(f"Seat {number}", self)
            label.move(10, 160 * number)
            label.show()


@pytest.mark.parametrize("table", by_turns([Narrow, Falls]))
def test_with_the_most_seats_nothing_is_cut(room: Room, table: type[PortersTable]) -> None:
    made: Driver = room.play(OPEN, seats=8, build=built(table), size=(1008, 580))
    with pytest.raises(AssertionError):
        laws.nothing_is_cut(made, room.look, 1)


def test_what_is_painted_over_some_turns_is_waited_for(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a busy machine: two pictures of one state are never told apart by what is still due."""
    monkeypatch.setattr("ui.look.incremental.SLICE_S", 1e-7)
    laws.scrubbed_it_shows_the_same(*room.watch(PACK, room.past(PACK, 8)))


class Hands(CarryTable):
    """The state has what others hold."""

    def make_state(self, view: CarryView) -> CarryTableState:
        session: Any = self.bridge._session
        return replace(super().make_state(view), hands=session.moments[-1].state.hands)


class Bridged(CarryTable):
    """The state has the way to the match."""

    def make_state(self, view: CarryView) -> CarryTableState:
        bridge: Any = self.bridge
        return replace(super().make_state(view), aid=bridge)


class Listed(CarryTable):
    """What the state has can change."""

    def make_state(self, view: CarryView) -> CarryTableState:
        state = super().make_state(view)
        players: Any = list(state.common.players)
        return replace(state, common=replace(state.common, players=players))


class Called(CarryTable):
    """The state has something to call."""

    def make_state(self, view: CarryView) -> CarryTableState:
        command: Any = self.refresh
        return replace(super().make_state(view), aid=command)


class Slow(CarryTable):
    """To make the state takes long."""

    def make_state(self, view: CarryView) -> CarryTableState:
        time.sleep(laws.STATE_MS * 2 / 1000)
        return super().make_state(view)


@pytest.mark.parametrize(
    ("law", "table"),
    [
        (laws.its_state_tells_no_secret, Hands),
        (laws.its_state_is_plain, Bridged),
        (laws.its_state_is_plain, Listed),
        (laws.its_state_is_plain, Called),
        (laws.its_state_is_made_at_once, Slow),
    ],
    ids=lambda each: each.__name__,
)
def test_a_state_that_holds_too_much_is_found(
    room: Room, law: Callable[[Driver, int], None], table: type[CarryTable]
) -> None:
    with pytest.raises(AssertionError):
        law(room.play(CARRY, build=lambda look, bridge: table(look, bridge)), 2)


class RebuildsOnHover(PortersTable):
    """Wherever the pointer moves, everything is shown again."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove:
            self.refresh()
        return super().eventFilter(watched, event)

    def hold(self) -> None:
        self.stage.viewport().installEventFilter(self)


def test_a_table_that_rebuilds_on_hover_is_found(room: Room) -> None:
    playing = room.play(OPEN, build=built(RebuildsOnHover))
    playing.table.hold()
    with pytest.raises(AssertionError):
        laws.hovering_rebuilds_nothing(playing, 1)


class Crowded(PortersTable):
    """It has seven more buttons along its lower edge."""

    def present(self, state: PortersState) -> None:
        super().present(state)
        for number in range(7):
            more = self.findChild(QPushButton, f"more {number}") or QPushButton("More", self)
            more.setObjectName(f"more {number}")
            more.setGeometry(100 * number, self.height() - 30, 90, 28)
            more.show()
            more.raise_()


class Folded(PortersTable):
    """It has eight buttons in two rows, six of which are in the upper one."""

    bar: ButtonBar | None = None

    def present(self, state: PortersState) -> None:
        super().present(state)
        if self.bar is None:
            upper, lower = (
                [TagButton(self.look, f"More {number}", self) for number in numbers]
                for numbers in (range(1, 7), range(7, 9))
            )
            for button in upper:
                button.keep_room("As wide as a sixth of the table")
            self.bar = ButtonBar(self.look, upper, (), lower, self)
        high = self.bar.sizeHint().height()
        self.bar.setGeometry(0, self.height() - high, self.width(), high)
        self.bar.raise_()
        self.bar.show()


class Dead(PortersTable):
    """It has a button that never works."""

    def present(self, state: PortersState) -> None:
        super().present(state)
        dead = self.findChild(QPushButton, "dead") or QPushButton("Not yet", self)
        dead.setObjectName("dead")
        dead.setEnabled(False)
        dead.show()


@pytest.mark.parametrize("table", [Crowded, Folded])
def test_few_buttons_are_at_the_bottom(room: Room, table: type[PortersTable]) -> None:
    with pytest.raises(AssertionError, match="More"):
        laws.few_buttons_are_at_the_bottom(room.play(OPEN, build=built(table)), ())


def test_no_button_is_dead(room: Room) -> None:
    with pytest.raises(AssertionError, match="Not yet"):
        laws.no_button_is_dead(room.play(OPEN, build=built(Dead)))
