"""The guided first round of Carry On in the whole app: as it says, otherwise, and left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from engine.games.carry_on.components import SOUVENIR
from engine.games.carry_on.view import NOTHING, Phase
from tests.tiers import at, by_turns, some
from tests.ui.shell.conftest import comes
from tests.ui.shell.pupil import Clicking, Pupil, Typing
from ui.shell.match.handover import Handover
from ui.tables.carry_on.tutorial import wish

STEPS = (
    "welcome",
    "character",
    "scales",
    "choose",
    "pack",
    "passed",
    "missing",
    "souvenir",
    "wild",
    "again",
    "odds",
    "heavy",
    "handover",
    "covered",
    "last",
    "luggage",
    "use",
    "upgrade",
    "suggest",
    "ready",
    "scored",
    "counted",
    "end",
)
PICKS = {"choose": 0, "pack": 1, "missing": 1, "souvenir": 1, "heavy": 2, "last": 1}


class CardPupil(Pupil):
    """Packs a hand of cards."""

    game = "carry_on"
    steps = STEPS

    def do(self, step: str) -> None:
        """Do what a step asks for."""
        if step in PICKS:
            for _ in range(max(1, PICKS[step])):
                if step != "pack":
                    self.reserve()
                if PICKS[step]:
                    self.pack()
        elif step == "ready":
            self.ready()
        elif step == "scored":
            self.leave_scores()
        elif step == "handover":
            self.go_on()
            self.take()
        elif step == "suggest":
            self.suggest()
        else:
            self.go_on()
        self.shell.settle()

    def _is_ready(self) -> bool:
        # What the conductor speaks of stands until it is done.
        return self.overlay.guide.lesson.key == "scored" or super()._is_ready()

    def rest(self) -> None:
        """Wait for computers, and for a new hand to take input."""
        assert comes(self._is_ready)
        self.table.scene.fan._deaf.setRemainingTime(0)

    def reserve(self) -> None:
        raise NotImplementedError

    def pack(self) -> None:
        raise NotImplementedError

    def ready(self) -> None:
        raise NotImplementedError

    def suggest(self) -> None:
        """Ask what scores the most, which is not what a row begins with."""
        raise NotImplementedError

    def leave_scores(self) -> None:
        """Go on from the scores of the round."""
        assert self.table.motion.waits
        assert "Press any key or click" in self.table.now.text()
        assert comes(lambda: "These are everyone’s points" in self.words), (
            "and not to watch something"
        )
        self.go_from_scores()
        assert comes(lambda: not self.table.motion.busy)

    def go_from_scores(self) -> None:
        raise NotImplementedError

    def take(self) -> None:
        """Take the screen that is handed over."""
        hot_seat, bridge = self.page.hot_seat, self.page.bridge
        assert hot_seat is not None
        assert bridge is not None
        curtain = hot_seat.curtain
        assert comes(lambda: curtain.is_down)
        assert bridge.viewer() is None
        # There is nobody else to be told from.
        assert curtain.heading.text() in ("Your turn", "Du bist dran")
        assert not self.table.scene.fan.faces, "the hand is covered"
        self.lift(curtain)
        self.shell.settle()
        assert not curtain.is_down
        assert self.table.scene.fan.faces

    def lift(self, curtain: Handover) -> None:
        raise NotImplementedError


class Mouse(CardPupil, Clicking):
    """Uses the mouse alone."""

    def reserve(self) -> None:
        self.rest()
        item = self.table.scene.fan.item(wish(self.table.state, self.table.box))
        # The left edge of a card is never covered by the next one.
        spot = self.table.stage.mapFromScene(item.mapToScene(QPointF(6, 40)))
        QTest.mouseClick(self.table.stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def pack(self) -> None:
        self.press(self.table.action_buttons.confirm_button)

    def ready(self) -> None:
        self.press(self.table.page.rows[self.table.seat].ready)

    def suggest(self) -> None:
        self.press(self.table.page.rows[self.table.seat].suggest)

    def lift(self, curtain: Handover) -> None:
        self.press(curtain.button)

    def go_from_scores(self) -> None:
        self.press(self.table.page.on_button)


class Keys(CardPupil, Typing):
    """Uses the keyboard alone."""

    def reserve(self) -> None:
        self.rest()
        place = self.table.scene.fan.places.index(wish(self.table.state, self.table.box))
        self.key(Qt.Key(Qt.Key.Key_1.value + place))

    def pack(self) -> None:
        self.go_on()

    def ready(self) -> None:
        self.go_on()

    def suggest(self) -> None:
        self.go_on()

    def lift(self, curtain: Handover) -> None:
        self.key(Qt.Key.Key_Return)

    def go_from_scores(self) -> None:
        self.key(Qt.Key.Key_Return)


Make = Callable[[Any], CardPupil]


@pytest.fixture
def pupil(shell: Any) -> Mouse:
    return Mouse(shell)


@pytest.mark.parametrize("make", by_turns([Mouse, Keys]))
def test_a_whole_round_shows_a_little_of_all(shell: Any, make: Make) -> None:
    """CO-13, CO-14, CO-20 to CO-22: the deal has what its lessons speak of."""
    pupil = make(shell)
    pupil.up_to("end")
    mine = pupil.table.view.seats[0]
    (score,) = mine.rounds
    assert (23, 32) == (score.luggage, score.limit)
    assert SOUVENIR in score.packed
    assert score.wild
    assert score.character > 0
    assert score.essential > 0
    assert 0 == mine.unused
    assert 2 == pupil.table.view.round
    assert "carry_on" in shell.app.controller.settings.texts("setup.known")
    assert pupil.overlay.tag.keep_button.isVisible()
    # Going on without a word keeps the match.
    pupil.reserve()
    pupil.pack()
    assert comes(lambda: pupil.page.overlay is None)
    assert 1 == len(shell.app.controller.shelf())


def test_it_can_be_left_anywhere_and_leaves_nothing(shell: Any) -> None:
    for step in (*some(STEPS[::2], 1), "ready"):
        pupil = Mouse(shell)
        pupil.up_to(step)
        pupil.leave()


def the_ring_is_round_the_card_that_is_spoken_of(pupil: CardPupil) -> None:
    index = wish(pupil.table.state, pupil.table.box)
    place = pupil.table.scene.fan.places.index(index)
    assert f"press {place + 1}" in pupil.words.lower()
    card = pupil.table.scene.fan.item(index).sceneBoundingRect().center()
    stage = pupil.table.stage
    spot = stage.viewport().mapTo(pupil.table, stage.mapFromScene(card))
    assert pupil.overlay.ring.target.contains(spot)


class Calm(NamedTuple):
    """How often the tag may move by more than 40 pixels, and how far in all."""

    most: int
    far: int


SIZES = ((1280, 800, 1.0, Calm(8, 2000)), (1024, 640, 1.0, Calm(4, 1400)), (1024, 640, 1.6, None))
NAMES = ("usual", "small", "small and large words")


@pytest.mark.parametrize(("wide", "high", "scale", "calm"), by_turns(SIZES, ids=NAMES))
def test_what_holds_at_each_step(
    shell: Any, wide: int, high: int, scale: float, calm: Calm | None
) -> None:
    shell.window.resize(wide, high)
    shell.app.look.set_text_scale(scale)
    pupil = Mouse(shell)
    seen, ways = set(), []
    before: QRect | None = None
    for step in pupil.walk():
        overlay = pupil.overlay
        tag, target = overlay.tag.geometry(), overlay.ring.target
        with at(step=step):
            assert f"Step {STEPS.index(step) + 1} of {len(STEPS)}" in overlay.tag.accessibleName()
            assert target.isEmpty() == (step in ("welcome", "end"))
            assert pupil.table.rect().contains(tag)
            assert not target.intersects(tag)
            assert not tag.intersects(pupil.room(pupil.table.now))
            assert pupil.is_calm()
            # Neither page nor stage hides what is being said.
            middle = tag.center()
            top = pupil.table.childAt(middle)
            assert overlay.tag is top or overlay.tag.isAncestorOf(top)
            if step in ("choose", "missing", "souvenir"):
                the_ring_is_round_the_card_that_is_spoken_of(pupil)
        seen.add(pupil.words)
        if before is not None:
            ways.append(way(before, tag))
        before = tag
    assert len(STEPS) == len(seen)
    if calm is not None:
        # It may grow in its place, and moves only where it would hide what is spoken of.
        assert sum(each > 40 for each in ways) <= calm.most
        assert sum(ways) <= calm.far


def way(before: QRect, now: QRect) -> int:
    """How far a tag has moved, by the nearer ends: what only grows stays."""
    return min(abs(now.left() - before.left()), abs(now.right() - before.right())) + min(
        abs(now.top() - before.top()), abs(now.bottom() - before.bottom())
    )


def test_whoever_packs_something_else_is_led_on_all_the_same(pupil: Mouse) -> None:
    pupil.begin()
    turns = []
    while pupil.table.view.round == 1:
        pupil.rest()
        if pupil.table.view.round > 1:
            break
        if pupil.table.view.phase is Phase.SETTLE:
            if pupil.step == "scored":
                pupil.leave_scores()
                break
            assert pupil.step in ("luggage", "use", "upgrade", "suggest", "ready")
            pupil.ready()
            continue
        turns.append((pupil.table.view.turn, pupil.step))
        # The lightest, which no lesson asks for.
        pupil.table.scene.fan.reserve(0)
        pupil.pack()
        pupil.shell.settle()
    steps = [(1, "welcome"), (2, "passed"), (3, "souvenir"), (4, "wild"), (5, "heavy")]
    assert [*steps, (6, "handover")] == turns
    assert "counted" == pupil.step


def test_the_keyboard_stays_at_what_a_lesson_asks_for(pupil: Mouse) -> None:
    """Also after the table was shown again, and is given the keyboard."""
    pupil.up_to("suggest")
    table = pupil.table
    row = table.page.rows[table.seat]
    for step, button, press in (
        ("suggest", row.suggest, pupil.suggest),
        ("ready", row.ready, pupil.ready),
    ):
        assert step == pupil.step
        assert button.hasFocus()
        row.souvenirs.setFocus()
        table.refresh()
        table.setFocus()
        assert button.hasFocus()
        press()
        pupil.shell.settle()


def test_what_is_taken_back_leads_back(pupil: Mouse) -> None:
    pupil.up_to("pack")
    QTest.keyClick(pupil.table.stage, Qt.Key.Key_Escape)
    assert "choose" == pupil.step
    assert NOTHING == pupil.table.state.tried
    pupil.reserve()
    assert "pack" == pupil.step


def test_enter_goes_on_also_after_a_click_on_the_table(shell: Any) -> None:
    pupil = Keys(shell)
    pupil.begin()
    viewport = pupil.table.stage.viewport()
    for step, spot in (("welcome", "mine"), ("character", "sheet"), ("scales", "case")):
        assert step == pupil.step
        item = getattr(pupil.table.scene, spot)
        at_ = pupil.table.stage.mapFromScene(item.sceneBoundingRect().center())
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at_)
        shell.settle()
        focus = QApplication.focusWidget()
        assert focus is not None
        assert not isinstance(focus, QPushButton), "the keyboard is at the table"
        pupil.key(Qt.Key.Key_Return)
    assert "choose" == pupil.step
    # There Enter is not for the guide.
    pupil.key(Qt.Key.Key_Return)
    assert "choose" == pupil.step
    pupil.reserve()
    assert "pack" == pupil.step
    pupil.key(Qt.Key.Key_Return)
    assert "passed" == pupil.step


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_large_words_the_tag_on_passed_hands_leaves_the_cards_free(
    shell: Any, language: str
) -> None:
    shell.window.resize(1024, 640)
    shell.app.look.set_text_scale(1.6)
    shell.app.settings.set("look.language", language)
    shell.settle()
    pupil = Keys(shell)
    pupil.up_to("passed")
    # Without their shadows.
    fan, tag = pupil.table.scene.fan, pupil.overlay.tag.geometry().adjusted(4, 3, -4, -6)
    for index in fan.places:
        item = fan.item(index)
        rect = item.mapRectToScene(item.shape().boundingRect())
        card = pupil.table.stage.mapFromScene(rect).boundingRect()
        corner = pupil.table.stage.mapTo(pupil.table, card.topLeft())
        assert not QRect(corner, card.size()).intersects(tag), index


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_large_words_the_tag_on_the_upgrade_leaves_the_advice_free(
    shell: Any, language: str
) -> None:
    """It says what the upgrade gains and costs, which the lesson asks to be compared."""
    shell.window.resize(1024, 640)
    shell.app.look.set_text_scale(1.6)
    shell.app.settings.set("look.language", language)
    shell.settle()
    pupil = Keys(shell)
    pupil.up_to("upgrade")
    note, tag = pupil.table.page.note, pupil.overlay.tag.geometry().adjusted(4, 3, -4, -6)
    assert not QRect(note.mapTo(pupil.table, note.rect().topLeft()), note.size()).intersects(tag)


def test_a_look_at_a_rehearsed_handover_leaves_nothing_to_let_go_of(pupil: Mouse) -> None:
    """By the space bar, which is held no more afterwards."""
    pupil.up_to("handover")
    pupil.go_on()
    hot_seat = pupil.page.hot_seat
    assert hot_seat is not None
    assert comes(lambda: hot_seat.curtain.is_down)
    QTest.keyPress(hot_seat.curtain, Qt.Key.Key_Space)
    assert not hot_seat.curtain.is_down
    QTest.keyRelease(pupil.table, Qt.Key.Key_Space)
    pupil.shell.settle()
    assert "covered" == pupil.step
    assert pupil.table.scene.fan.faces
    assert not pupil.table.state.common.quick
