"""The guided first turns of Cargo Hold in the whole app: as it says, otherwise, and left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from engine.games.cargo_hold.actions import Attack, EndTurn
from engine.games.cargo_hold.components import SPECIALS
from engine.games.cargo_hold.events import Did, RaidBegan, RaidEnded, SpecialFired
from tests.tiers import at, by_turns, some
from tests.ui.shell.conftest import comes
from tests.ui.shell.pupil import Clicking, Pupil, Typing
from ui.bridge.preferences import Speed
from ui.stage.cards.hand_model import key_of
from ui.tables.cargo_hold.tutorial import WISHED, wish

STEPS = (
    "welcome",
    "steps",
    "choose",
    "pays",
    "extension",
    "send",
    "hidden",
    "draw",
    "extend",
    "others",
    "attackers",
    "whom",
    "raid",
    "raided",
    "again",
    "answers",
    "finish",
    "limit",
    "collect",
    "target",
    "guard",
    "fort",
    "rest",
    "spare",
    "held",
    "bait",
    "lure",
    "strike",
    "charge",
    "close",
    "drop",
    "trap",
    "end",
)
MEANT = {
    "draw": "draw",
    "extend": "extend",
    "again": "draw",
    "collect": "collect",
    "rest": "draw",
    "lure": "send",
    "close": "draw",
}
"""The steps of a turn that are said and then done."""
CONFIRMED = ("send", "raid", "finish", "fort", "charge")
"""The steps that only ask to do what is tried."""


class CargoPupil(Pupil):
    """Sends, raids and collects."""

    game = "cargo_hold"
    steps = STEPS

    def do(self, step: str) -> None:
        """Do what a step asks for."""
        if step in WISHED:
            self.rest()
            for index in wish(self.table.state, self.table.box):
                self.reserve(index)
        elif step in MEANT:
            self.mean(MEANT[step])
        elif step == "whom":
            self.mean("raid")
        elif step not in CONFIRMED:
            self.go_on()
        if step in (*CONFIRMED, "limit", "spare", "drop", *MEANT) and step != "again":
            self.confirm()
        self.shell.settle()

    def rest(self) -> None:
        """Wait for computers, and for a new hand to take input."""
        assert comes(self.overlay.guide._ready)
        self.table.scene.fan._deaf.setRemainingTime(0)

    def reserve(self, index: int) -> None:
        raise NotImplementedError

    def mean(self, step: str) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        raise NotImplementedError


class Mouse(CargoPupil, Clicking):
    """Uses the mouse alone."""

    def reserve(self, index: int) -> None:
        item = self.table.scene.fan.item(index)
        # The left edge of a card is never covered by the next one.
        spot = self.table.stage.mapFromScene(item.mapToScene(QPointF(6, 40)))
        QTest.mouseClick(self.table.stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def mean(self, step: str) -> None:
        self.press(getattr(self.table.steps, step))

    def confirm(self) -> None:
        self.press(self.table.action_buttons.confirm_button)


class Keys(CargoPupil, Typing):
    """Uses the keyboard alone."""

    def reserve(self, index: int) -> None:
        place = self.table.scene.fan.places.index(index)
        if key_of(place):
            self.key(Qt.Key(ord(key_of(place))))
        else:
            # No number leads beyond the tenth card.
            self.table.stage.setFocus()
            self.key(Qt.Key.Key_End)
            self.key(Qt.Key.Key_Space)
            self.table.stage.scene().setFocusItem(None)

    def mean(self, step: str) -> None:
        keys = {"draw": "D", "extend": "X", "raid": "R", "send": "A", "collect": "C"}
        self.key(Qt.Key(ord(keys[step])))

    def confirm(self) -> None:
        self.go_on()


Make = Callable[[Any], CargoPupil]


@pytest.fixture
def pupil(shell: Any) -> Mouse:
    return Mouse(shell)


@pytest.mark.parametrize("make", by_turns([Mouse, Keys]))
def test_the_first_turns_show_a_little_of_all(shell: Any, make: Make) -> None:
    """CH-12 to CH-16, CH-20, CH-21: the deal has what its lessons speak of."""
    pupil = make(shell)
    pupil.up_to("end")
    view = pupil.table.view
    collected, defended, raided, stolen = view.seats[0].money
    assert (5, 0) == (view.turn, stolen)
    told = pupil.table.bridge.log()
    raids = [event for event in told if isinstance(event, RaidBegan)]
    won = [event.winner for event in told if isinstance(event, RaidEnded)]
    assert [(0, 0), (1, 0), (0, 0), (1, 1)] == [
        (raid.attacker, winner) for raid, winner in zip(raids, won, strict=True)
    ]
    fired = [event for event in told if isinstance(event, SpecialFired)]
    assert fired[0].other == 0, "a special is in the crate that is raided first"
    assert fired[-1].did is Did.DIVERTED
    # What was sent pays more after two turns, what was raided something, and what held at once.
    assert collected > 50
    assert raided > 0
    assert defended > 0
    totals = [seat.total for seat in view.seats]
    assert totals[0] == max(totals), "it can be won from there"
    assert 10 == view.seats[0].cards
    assert "cargo_hold" in shell.app.controller.settings.texts("setup.known")
    assert pupil.overlay.tag.keep_button.isVisible()
    # Going on without a word keeps the match.
    pupil.mean("draw")
    pupil.confirm()
    assert comes(lambda: pupil.page.overlay is None)
    assert 1 == len(shell.app.controller.shelf())


def test_it_can_be_left_anywhere_and_leaves_nothing(shell: Any) -> None:
    for step in (*some(STEPS[::2], 1), "raid"):
        pupil = Mouse(shell)
        pupil.up_to(step)
        pupil.leave()


SIZES = ((1280, 800, 1.0), (1024, 640, 1.0), (1024, 640, 1.6))
NAMES = ("usual", "small", "small and large words")


@pytest.mark.parametrize(("wide", "high", "scale"), by_turns(SIZES, ids=NAMES))
def test_what_holds_at_each_step(shell: Any, wide: int, high: int, scale: float) -> None:
    # So the raid stands where it was told.
    shell.app.preferences.set_speed(Speed.OFF)
    shell.window.resize(wide, high)
    shell.app.look.set_text_scale(scale)
    pupil = Mouse(shell)
    seen = set()
    for step in pupil.walk():
        overlay = pupil.overlay
        tag, target = overlay.tag.geometry(), overlay.ring.target
        with at(step=step):
            assert f"Step {STEPS.index(step) + 1} of {len(STEPS)}" in overlay.tag.accessibleName()
            # Without movement the raid that is told of stays over its picture.
            assert target.isEmpty() == (step in ("welcome", "raided", "held", "trap", "end"))
            assert pupil.table.rect().contains(tag)
            assert not target.intersects(tag)
            assert not tag.intersects(pupil.room(pupil.table.now))
            what_is_spoken_of_is_seen(pupil, step)
            assert pupil.is_calm()
            # Neither page nor stage hides what is being said.
            top = pupil.table.childAt(tag.center())
            assert overlay.tag is top or overlay.tag.isAncestorOf(top)
            if step in WISHED:
                the_ring_is_round_the_cards_that_are_spoken_of(pupil)
            if step == "raided":
                what_is_watched_leaves_the_keyboard_to_the_table(pupil)
        seen.add(pupil.words)
    assert len(STEPS) == len(seen)


BUTTONS = {
    "draw": "draw",
    "extend": "extend",
    "whom": "raid",
    "again": "draw",
    "answers": "answers",
    "collect": "collect",
    "rest": "draw",
    "lure": "send",
    "close": "draw",
}


def what_is_spoken_of_is_seen(pupil: CargoPupil, step: str) -> None:
    """The tag covers none of it, and the ring is where it is pointed at."""
    table, paper = pupil.table, pupil.paper
    scene, told = table.scene, table.showdown.item
    items = []
    if step in WISHED:
        items += [scene.fan.item(index) for index in wish(table.state, table.box)]
    if step in ("whom", "raid"):
        items += [scene.strips[seat] for seat in table.state.raids]
    if step == "raid":
        items.append(scene.info)
    if step in ("raided", "again", "answers"):
        assert table.showdown.is_open
        items += told.figures
    if step == "raided":
        acted = [n for n, card in enumerate(told.standing.cards) if card.tag]
        assert acted
        items += [told.cards[n] for n in acted]
    port = table.stage.viewport()
    for item in items:
        where = table.stage.mapFromScene(item.mapRectToScene(item.rect())).boundingRect()
        seen = where.translated(port.mapTo(table, QPoint()))
        assert not paper.intersects(seen), item
    if step in BUTTONS:
        button = getattr(table.steps, BUTTONS[step])
        assert pupil.overlay.ring.target == pupil.room(button)


def what_is_watched_leaves_the_keyboard_to_the_table(pupil: CargoPupil) -> None:
    table, overlay = pupil.table, pupil.overlay
    overlay.enter()
    assert overlay.tag.next_button.hasFocus()
    ready, overlay.guide._ready = overlay.guide._ready, lambda: False
    overlay.guide._patience.timeout.emit()
    assert overlay.guide.watching
    assert table.stage.hasFocus(), "and Enter does not leave"
    overlay.guide._ready = ready
    overlay.guide.look()
    assert overlay.tag.next_button.hasFocus()


def the_ring_is_round_the_cards_that_are_spoken_of(pupil: CargoPupil) -> None:
    table, fan = pupil.table, pupil.table.scene.fan
    wanted = wish(table.state, table.box)
    assert wanted
    assert all(key_of(fan.places.index(index)) in pupil.words for index in wanted)
    ringed = []
    for index in fan.places:
        card = fan.item(index).sceneBoundingRect().center()
        spot = table.stage.viewport().mapTo(table, table.stage.mapFromScene(card))
        ringed += [index] * pupil.overlay.ring.target.contains(spot)
    left = [index for index in wanted if index not in fan.reserved]
    assert ringed == left[:1], "the next of them, and nothing between two"


def test_whoever_only_draws_is_led_on_all_the_same(pupil: Mouse) -> None:
    pupil.begin()
    steps = []
    for turn in (1, 2):
        steps.append(pupil.step)
        assert turn == pupil.table.view.turn
        pupil.do("draw")
        # Who sends nothing holds too much already then.
        assert pupil.step == ("draw" if turn == 1 else "limit")
        assert "ten cards" in pupil.words
        pupil.do("limit")
    assert ["welcome", "others"] == steps
    assert "target" == pupil.step


def test_what_is_taken_back_leads_back(pupil: Mouse) -> None:
    pupil.up_to("send")
    QTest.keyClick(pupil.table.stage, Qt.Key.Key_Escape)
    assert pupil.table.state.tried is None
    assert "choose" == pupil.step


def test_the_ring_goes_on_to_what_does_a_step_that_is_said(pupil: Mouse) -> None:
    pupil.up_to("draw")
    pupil.mean("draw")
    assert isinstance(pupil.table.state.tried, EndTurn)
    assert "draw" == pupil.step
    assert pupil.overlay.ring.target.intersects(
        pupil.room(pupil.table.action_buttons.confirm_button)
    )


def test_the_last_step_does_not_cover_the_specials_that_it_speaks_of(pupil: Mouse) -> None:
    """It used to lie over five of the eight."""
    pupil.up_to("end")
    pupil.overlay._settle()
    table = pupil.table
    table.show_cards()
    pupil.shell.settle()
    page = table.scene.page
    assert page.isVisible()
    port = table.stage.viewport()
    for card in SPECIALS:
        room = table.stage.mapFromScene(page.room(f"card-{card}")).boundingRect()
        assert not room.isEmpty()
        assert not pupil.paper.intersects(room.translated(port.mapTo(table, QPoint())))


@pytest.mark.deep("the walk to that lesson is another test's")
def test_a_press_on_the_crate_says_whose_and_the_second_one_begins_the_raid(pupil: Mouse) -> None:
    pupil.up_to("whom")
    table = pupil.table
    zone = table.scene.zones[table.state.raids[0]]
    at = table.stage.mapFromScene(zone.mapToScene(zone.rect().center()))
    QTest.mouseClick(table.stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert pupil.step == "raid"
    assert isinstance(table.state.tried, Attack)
    QTest.mouseClick(table.stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert table.state.tried is None
    table.motion.catch_up()
    assert pupil.step == "raided"


def test_a_raid_that_is_meant_is_told_with_its_strength(pupil: Mouse) -> None:
    pupil.up_to("raid")
    tried = pupil.table.state.tried
    assert isinstance(tried, Attack)
    attack = sum(pupil.table.box.attack[card] for card in tried.cards)
    assert f"attack is {attack}" in pupil.words
    pupil.mean("raid")
    assert isinstance(pupil.table.state.tried, Attack)
    assert tried.target != pupil.table.state.tried.target
