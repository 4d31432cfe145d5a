"""The guided first round in the whole app: by mouse, by keyboard, and left at any step."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.core import Rng, Seat
from engine.games.pack_the_essentials.actions import Claim, Place, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.view import Phase
from engine.store import Settings, places
from tests.tiers import at, by_turns, some
from tests.ui.shell.conftest import comes
from tests.ui.shell.pupil import Clicking, Pupil, Typing
from ui.bridge.preferences import Preferences, Speed
from ui.kit.tutorial.runner import Clear
from ui.kit.words import tied
from ui.look.style import Look, ThemeChoice
from ui.motion import Beat
from ui.shell.rules.page import RulesPage
from ui.shell.tutorial import overlay as coaching
from ui.shell.tutorial.overlay import best_place
from ui.tables.pack_the_essentials import tutorial
from ui.tables.pack_the_essentials.table import Table as PackTable
from ui.tables.pack_the_essentials.words import many, teach

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
NO_BREAK_ARROW = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"
STEPS = (
    "welcome",
    "tiles",
    "lists",
    "positions",
    "claim",
    "colour",
    "confirm",
    "take",
    "turn",
    "places",
    "flip",
    "lay",
    "score",
    "undo",
    "sock",
    "commit",
    "ladies",
    "save",
    "ladder",
    "second",
    "tokens",
    "two",
    "cats",
    "end",
)
HALF = STEPS.index("ladies")
"""From here on the person is only half guided."""


class PackPupil(Pupil):
    """Packs the first suitcase."""

    game = "pack_the_essentials"
    steps = STEPS

    @property
    def table(self) -> PackTable:
        assert isinstance(self.page.table, PackTable)
        return self.page.table

    # Both find a legal place on the edge where the sock will fit beside.

    def edge(self) -> tuple[int, int]:
        held = self.table.held
        assert held is not None
        return next(at for at in sorted(held.legal_anchors()) if at[1] == 0 and at[0] >= 4)

    def beside(self) -> tuple[int, int]:
        held = self.table.held
        assert held is not None
        return next(iter(held.legal_anchors()))

    @property
    def aim(self) -> int:
        return tutorial.AIM_POSITIONS[self.table.view.round]

    def pack(self, space: int, *, cat: bool) -> None:
        raise NotImplementedError

    def _pack_all(self, *, cat: bool = False) -> None:
        """Lay all tiles of the turn where they fit, and confirm."""
        scene = self.table.scene
        self.pack(scene.lying()[0][0], cat=cat)
        if scene.piece_on(0) is not None:
            self.pack(0, cat=cat)
        self.commit()

    ladder = tokens = _pack_all

    def cats(self) -> None:
        self._pack_all(cat=True)

    def commit(self) -> None:
        raise NotImplementedError


class Mouse(PackPupil, Clicking):
    """Uses the mouse alone."""

    @property
    def port(self) -> QWidget:
        return self.table.scene.view.viewport()

    def scene(self, point: QPointF) -> QPoint:
        return self.table.scene.view.mapFromScene(point)

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseMove(self.port, at)
        QTest.mouseClick(self.port, button, NONE, at)

    def piece(self, item: Any) -> None:
        self.read()
        column, row = item.art.cells[0]
        self.click(self.scene(item.mapToScene(QPointF(column + 0.5, row + 0.5) * item.cell)))

    def drag(self, item: Any, anchor: tuple[int, int]) -> None:
        """Drag a piece with its button down, and drop it at an anchor."""
        column, row = item.art.cells[0]
        start = self.scene(item.mapToScene(QPointF(column + 0.5, row + 0.5) * item.cell))
        QTest.mousePress(self.port, LEFT, NONE, start)
        QTest.mouseMove(self.port, start + QPoint(30, 0))
        assert self.table.held is not None
        QTest.mouseRelease(self.port, LEFT, NONE, self.over(anchor))

    def over(self, anchor: tuple[int, int]) -> QPoint:
        """Bring what is held to an anchor."""
        self.read()
        hand, board = self.table.scene.hand, self.table.scene.board
        at = self.scene(board.mapToScene(QPointF(5, 3) * board.cell))
        QTest.mouseMove(self.port, at)
        assert comes(lambda: hand.anchor is not None)
        for _ in range(2):
            assert hand.anchor is not None
            size = board.cell * self.table.scene.view.transform().m11()
            at += QPoint(
                round((anchor[0] - hand.anchor[0]) * size),
                round((anchor[1] - hand.anchor[1]) * size),
            )
            QTest.mouseMove(self.port, at)
        assert comes(lambda: hand.anchor == anchor)
        return at

    welcome = tiles = lists = positions = score = ladies = Clicking.go_on

    def claim(self, position: int = 2) -> None:
        # On its number: each small tile beside it would choose a colour too.
        spot = self.table.scene.positions[position - 1]
        self.click(self.scene(spot.mapToScene(spot.rect().topLeft() + QPointF(18, 18))))

    def save(self) -> None:
        self.claim(self.aim)
        if self.table.scene.swatches[tutorial.BONUS_COLOUR].isVisible():
            self.colour()
        self.confirm()

    second = two = save

    def pack(self, space: int, *, cat: bool) -> None:
        self.piece(self.table.scene.piece_on(space))
        if cat:
            self.flip()
        self.click(self.over(self.beside()))

    def colour(self) -> None:
        spot = self.table.scene.swatches[tutorial.BONUS_COLOUR]
        self.click(self.scene(spot.mapToScene(spot.rect().center())))

    def confirm(self) -> None:
        self.press(self.table.confirm_button)

    def commit(self) -> None:
        self.confirm()

    def take(self) -> None:
        self.piece(self.table.scene.piece_on(4))

    def turn(self) -> None:
        for _ in range(2):
            assert "turn" == self.step
            self.click(self.port.rect().topLeft() + QPoint(3, 3), RIGHT)

    def places(self) -> None:
        self.press(self.table.table_widgets.places_button)

    def flip(self) -> None:
        self.press(self.table.table_widgets.flip_button)

    def lay(self) -> None:
        self.click(self.over(self.edge()))

    def undo(self) -> None:
        self.press(self.table.undo_button)
        self.press(self.table.redo_button)

    def take_sock(self) -> None:
        self.piece(self.table.scene.piece_on(0))

    def sock(self) -> None:
        self.take_sock()
        self.click(self.over(self.beside()))


class Keys(PackPupil, Typing):
    """Uses the keyboard alone."""

    welcome = tiles = lists = positions = score = ladies = confirm = Typing.go_on

    def commit(self) -> None:
        self.go_on()

    def claim(self) -> None:
        self.key(Qt.Key.Key_2)

    def save(self) -> None:
        self.key(Qt.Key(Qt.Key.Key_0 + self.aim))
        if self.table.scene.swatches[tutorial.BONUS_COLOUR].isVisible():
            self.colour()
        self.confirm()

    second = two = save

    def pack(self, space: int, *, cat: bool) -> None:
        self.key(Qt.Key(Qt.Key.Key_0 + space))
        if cat:
            self.flip()
        self.go(self.beside())
        self.key(Qt.Key.Key_Return)

    def colour(self) -> None:
        self.key(Qt.Key(Qt.Key.Key_1 + tutorial.BONUS_COLOUR))

    def take(self) -> None:
        self.key(Qt.Key.Key_4)

    def turn(self) -> None:
        for _ in range(2):
            self.key(Qt.Key.Key_R)

    def go(self, anchor: tuple[int, int]) -> None:
        hand = self.table.scene.hand
        for _ in range(30):
            assert hand.anchor is not None
            across, down = anchor[0] - hand.anchor[0], anchor[1] - hand.anchor[1]
            if across:
                self.key(Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left)
            elif down:
                self.key(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
        assert hand.anchor == anchor

    def places(self) -> None:
        self.key(Qt.Key.Key_L)

    def flip(self) -> None:
        self.key(Qt.Key.Key_F)

    def lay(self) -> None:
        self.go(self.edge())
        self.key(Qt.Key.Key_Return)

    def undo(self) -> None:
        self.key(Qt.Key.Key_Z, CONTROL)
        self.read()
        self.key(Qt.Key.Key_Y, CONTROL)

    def take_sock(self) -> None:
        self.key(Qt.Key.Key_B)

    def sock(self) -> None:
        self.take_sock()
        self.go(self.beside())
        self.key(Qt.Key.Key_Return)


Make = Callable[[Any], PackPupil]


@pytest.fixture
def pupil(shell: Any) -> Mouse:
    return Mouse(shell)


@pytest.mark.parametrize("last", by_turns(["save", "end"]))
def test_a_walk_by_keys_of_which_every_step_is_spoken(
    shell: Any, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(coaching, "announce", lambda _widget, words: spoken.append(words))
    pupil = Keys(shell)
    pupil.up_to(last)
    for number in range(1, STEPS.index(last) + 2):
        assert any(f"Step {number} of" in words for words in spoken)
    if last == "end":
        has_led_through_all(pupil)


def has_led_through_all(pupil: PackPupil) -> None:
    """A cat in the first round, rats and a toy saved in two more, two cats in the fourth."""
    for noted in ("setup.known", "setup.taught"):
        assert "pack_the_essentials" in pupil.shell.app.controller.settings.texts(noted)
    view = pupil.table.bridge.view()
    assert 5 == view.round
    cats = [placed.cat for placed in view.seats[0].placed]
    assert [True, False, False, False, True, True] == cats
    assert (0, 1) == (view.seats[0].rats, view.seats[0].toys)
    assert "Challenge met!" in pupil.words
    assert pupil.overlay.tag.keep_button.isVisible()


def comes_back(driver: Any, button: Any) -> None:
    """After a restart, go on by that button."""
    driver.close()
    driver.open()
    QTest.mouseClick(button(driver.window), LEFT)
    driver.settle()


GOES_ON = ("lists", "confirm", "take", "flip", "score", "sock", "commit", "ladder", "second")
"""Nothing done yet, something tried, in the hand, laid, and in a later round."""


@pytest.mark.parametrize("step", by_turns(GOES_ON))
def test_who_left_goes_on_at_the_same_step_after_a_restart_and_no_record_tells(
    driver: Any, step: str
) -> None:
    driver.open()
    pupil = Mouse(driver)
    pupil.up_to(step)
    tried = pupil.table.pending.acts if pupil.table.pending is not None else ()
    totals, words = pupil.table.bridge.sheets(), pupil.words

    def lounge(window: Any) -> Any:
        assert "Continue the guided round" == window.lounge.learn_button.text()
        return window.lounge.learn_button

    comes_back(driver, lounge)
    pupil = Mouse(driver)
    assert (step, words) == (pupil.step, pupil.words)
    assert tried == (pupil.table.pending.acts if pupil.table.pending is not None else ())
    assert totals == pupil.table.bridge.sheets()
    assert () == driver.app.controller.log()
    # Left by its own button, it is found on the set-up page too.
    pupil.leave()
    driver.window.match_opener.set_up("pack_the_essentials")
    driver.settle()
    learn = driver.window.pages["setup:pack_the_essentials"].learn_button
    assert "Continue the guided round" == learn.text()
    QTest.mouseClick(learn, LEFT)
    driver.settle()
    assert step == pupil.step
    driver.close()


def test_the_number_of_a_step_is_the_same_for_who_comes_back(pupil: Mouse) -> None:
    """Steps that were done together, because a tile was laid at once, are only named once."""
    pupil.up_to("take")
    pupil.drag(pupil.table.scene.piece_on(4), (5, 0))
    pupil.shell.settle()
    assert "flip" == pupil.step
    number = f"{STEPS.index('flip') + 1} of {len(STEPS)}"
    assert re.fullmatch(rf"Steps \d+–{number}", pupil.overlay.tag._step.text())
    for _ in range(2):
        pupil.shell.window.go("lounge")
        pupil.shell.settle()
        pupil.shell.window.match_opener.learn(pupil.game)
        pupil.shell.settle()
        assert ("flip", f"Step {number}") == (pupil.step, pupil.overlay.tag._step.text())


def test_at_the_belt_who_left_goes_on_at_the_same_step(driver: Any) -> None:
    driver.open()
    pupil = BeltPupil(driver)
    pupil.begin()
    act_out = driver.window.specs[pupil.game].tutorial().act_out
    for step in ("welcome", "passenger", "six", "run", "gate", "take", "looked", "wait"):
        assert step == pupil.step
        act_out(pupil.table, step)
        driver.settle()
        pupil.overlay.guide.look()
        if pupil.overlay.guide.lesson.key == step:
            pupil.overlay.guide.pass_on()
    assert "follow" == pupil.step
    words, tick = pupil.words, pupil.table.clock.now()
    driver.window.go("lounge")
    driver.settle()
    driver.window.match_opener.learn(pupil.game)
    driver.settle()
    assert ("follow", words) == (pupil.step, pupil.words)
    assert tick == pupil.table.clock.now()
    act_out(pupil.table, "follow")
    assert "found" == pupil.step
    assert "Found it!" in pupil.words
    driver.close()


def test_a_round_that_came_to_its_end_or_is_played_on_begins_anew(shell: Any) -> None:
    pupil = Mouse(shell)
    pupil.up_to("save")
    pupil.overlay._settle()
    assert shell.app.controller.guided.has(pupil.game)
    pupil.press(pupil.overlay.tag.keep_button)
    shell.settle()
    assert not shell.app.controller.guided.has(pupil.game)
    shell.window.match_opener.learn(pupil.game)
    shell.settle()
    assert "welcome" == pupil.step
    shell.window.go("lounge")
    assert not shell.app.controller.guided.has(pupil.game), "of its first words nothing is kept"


def test_it_can_be_left_anywhere_leaves_no_match_and_is_offered_until_its_end(shell: Any) -> None:
    for step in (*some(STEPS[:HALF:2], 1), "save"):
        pupil = Mouse(shell)
        pupil.up_to(step)
        pupil.leave()
        assert "pack_the_essentials" not in shell.app.controller.settings.texts("setup.known")
        assert shell.window.lounge.learn_button.isVisible()


# What holds at each step: one walk for all, since a walk takes long -------------------------------


class Step(NamedTuple):
    """What was seen at a step: its words, whether a string was drawn, colours and ring, and where
    the lower right corners of the tag and of *Next* were, if that was there.
    """

    words: str
    string: bool
    colours: list[QRect]
    ring: QRect
    corner: QPoint
    next: QPoint | None


Seen = Sequence[Step]
"""All steps so far, this one included."""


def mapped(pupil: PackPupil, scene: QRectF) -> QRect:
    """A part of the scene in the table's coordinates."""
    view = pupil.table.scene.view
    rect = view.mapFromScene(scene).boundingRect()
    return rect.translated(view.viewport().mapTo(pupil.table, QPoint()))


def seen_at(pupil: PackPupil, item: Any) -> QRect:
    """Where an item of the scene is seen, in the table's coordinates."""
    return mapped(pupil, item.mapRectToScene(item.shape().boundingRect()))


def corners(pupil: PackPupil) -> tuple[QPoint, QPoint | None]:
    """The lower right corners of the tag and of *Next*, in the table's coordinates."""
    tag = pupil.overlay.tag
    ahead = pupil.room(tag.next_button).bottomRight() if tag.next_button.isVisible() else None
    return tag.geometry().bottomRight(), ahead


def says_one_thing_and_points_at_something(pupil: PackPupil, step: str, _seen: Seen) -> None:
    tag, target = pupil.overlay.tag, pupil.overlay.ring.target
    assert f"Step {STEPS.index(step) + 1} of {len(STEPS)}" in tag.accessibleName()
    assert pupil.words in tag.accessibleName()
    assert target.isEmpty() == (step in ("ladder", "cats", "end"))
    assert pupil.table.rect().contains(tag.geometry())


def no_heading_is_half_under_the_tag(pupil: PackPupil, step: str, _seen: Seen) -> None:
    rect = pupil.room(pupil.table.drawer.title)
    assert step == "end" or not pupil.overlay.tag.geometry().intersects(rect)


def no_string_crosses_a_button_or_words(pupil: PackPupil, step: str, seen: Seen) -> None:
    table, ring = pupil.table, pupil.overlay.ring
    string = ring.string
    if step == "end":
        assert sum(each.string for each in seen) > 2
        return
    if string is None:
        return
    paper = pupil.overlay.tag.geometry()
    points = [string.pointAtPercent(at / 100).toPoint() for at in range(101)]
    points = [point for point in points if not paper.contains(point)]
    for widget in (*table.findChildren(QPushButton), table.now, table.score, table.lists):
        room = pupil.room(widget)
        if not widget.isVisible() or ring.target.intersects(room):
            continue
        if pupil.overlay.tag.isAncestorOf(widget):
            continue
        assert not any(room.contains(point) for point in points), widget


def no_ring_lies_on_names_of_the_rim_or_on_words(pupil: PackPupil, step: str, seen: Seen) -> None:
    scene, now = pupil.table.scene, seen[-1]
    if step == "colour":
        others = [each for n, each in enumerate(now.colours) if n != tutorial.BONUS_COLOUR]
        assert not any(now.ring.intersects(each) for each in others)
    if step == "confirm":
        assert seen[-2].colours == now.colours, "they stay"
        rats = scene.strip.mapRectToScene(scene.strip.room("rats"))
        assert not seen[-2].ring.intersects(mapped(pupil, rats))
    if step == "ladies":
        row = pupil.table.lists.card
        assert row is not None
        assert pupil.room(row).contains(now.ring.center()), "the card that keeps positions"
        grid = scene.board.mapRectToScene(QRectF(0, 0, 1, 1))
        assert now.ring.bottom() < mapped(pupil, grid).top() - 10


def ways_on_are_told_apart(pupil: PackPupil, step: str, _seen: Seen) -> None:
    tag, free = pupil.overlay.tag, STEPS.index(step) >= HALF
    words = [each.text() for each in tag._buttons()]
    # *Next* has its own place, beside the table's other buttons.
    ahead = tag.next_button.isVisible()
    alone = "Stop guiding me" if step != "end" else "Keep playing"
    assert words == ["To the lounge", *([alone] if free and not ahead else [])]


def covers_nothing_that_the_step_needs(pupil: PackPupil, step: str, _seen: Seen) -> None:
    paper = pupil.overlay.tag.geometry().marginsRemoved(coaching._TAG_SHADOW_MARGINS)
    needed = pupil.overlay.guide.needed()
    assert needed or step == "welcome"
    for rect in needed:
        assert not paper.intersects(rect), rect
    if step != "welcome":
        assert not paper.intersects(pupil.overlay.ring.target)
    # Where one chooses or packs, that is all that can be chosen and pressed.
    if not pupil.overlay.guide.can_pass() and step != "end":
        scene = pupil.table.scene
        items = (*scene.positions, *scene.swatches, *(tile for _, tile in scene.lying()))
        rooms = [seen_at(pupil, item) for item in items if item.isVisible()]
        rooms.append(pupil.room(pupil.table.confirm_button))
        assert not any(paper.intersects(room) for room in rooms)


def the_tag_stays_where_it_is_but_for_the_sheet(pupil: PackPupil, step: str, seen: Seen) -> None:
    assert seen[-1].next in (None, seen[0].next)
    if step == "score":
        return
    assert seen[-1].corner == seen[0].corner
    lists = pupil.table.lists
    assert (
        not pupil.overlay.tag.geometry()
        .marginsRemoved(coaching._TAG_SHADOW_MARGINS)
        .intersects(pupil.room(lists))
    )
    if step == "end":
        # Each of them was to be read, and passed by the same press.
        assert sum(each.next is not None for each in seen) >= 6


def a_string_leads_to_whatever_is_meant(pupil: PackPupil, step: str, seen: Seen) -> None:
    # Between the tag and the card that keeps positions there are only words.
    if step != "ladies":
        assert seen[-1].string != pupil.overlay.ring.target.isEmpty()


def what_a_round_brought_adds_up(pupil: PackPupil, step: str, _seen: Seen) -> None:
    brought = re.search(r"(\d+)\spoints? this round: (.*?)\.", pupil.words)
    assert (step in ("second", "two", "end")) == bool(brought)
    if brought:
        lines = re.findall(r"\s([+−]\d+)", brought[2])
        assert int(brought[1]) == sum(int(line.replace("−", "-")) for line in lines)
        assert f"Rats left\N{NO-BREAK SPACE}{'−' if step == 'end' else '+'}" in brought[2], (
            "no prospect"
        )


LAWS = (
    what_a_round_brought_adds_up,
    the_tag_stays_where_it_is_but_for_the_sheet,
    a_string_leads_to_whatever_is_meant,
    covers_nothing_that_the_step_needs,
    ways_on_are_told_apart,
    says_one_thing_and_points_at_something,
    no_heading_is_half_under_the_tag,
    no_string_crosses_a_button_or_words,
    no_ring_lies_on_names_of_the_rim_or_on_words,
)


def test_what_holds_at_each_step(shell: Any) -> None:
    shell.window.resize(1280, 800)
    pupil = Mouse(shell)
    seen: list[Step] = []
    for step in pupil.walk():
        colours = [seen_at(pupil, swatch) for swatch in pupil.table.scene.swatches]
        ring = pupil.overlay.guide.where().adjusted(-7, -7, 7, 7)
        string = pupil.overlay.ring.string is not None
        assert pupil.is_calm(), step
        seen.append(Step(pupil.words, string, colours, ring, *corners(pupil)))
        for law in LAWS:
            with at(step=step, law=law.__name__):
                law(pupil, step, seen)
    assert len(STEPS) == len({each.words for each in seen})
    has_led_through_all(pupil)


def test_another_position_is_allowed_and_said(pupil: Mouse) -> None:
    pupil.up_to("claim")
    spot = pupil.table.scene.positions[2]
    pupil.click(pupil.scene(spot.mapToScene(spot.rect().center())))
    assert "claim" == pupil.step
    assert "Position 3 gives 1 pack rat. That’s good too, but here we’ll use" in pupil.words
    pupil.confirm()
    assert "take" == pupil.step
    assert not any(isinstance(act, TakeBonus) for act in pupil.table.pending.acts)  # type: ignore[union-attr]


def test_the_round_has_few_cards() -> None:
    assert len(STEPS) <= 24


def test_where_the_lists_are_scrolled_away_the_placement_card_is_seen_again(shell: Any) -> None:
    shell.window.resize(1024, 640)
    shell.app.look.set_text_scale(1.6)
    pupil = Mouse(shell)
    pupil.up_to("ladies")
    shell.settle()
    card = pupil.overlay.guide.where()
    assert not card.isEmpty()
    assert not pupil.overlay.tag.geometry().intersects(card)


def test_it_is_said_that_claims_are_confirmed_only_where_that_is_so(pupil: Mouse) -> None:
    pupil.up_to("ladies")
    assert teach("claims") in pupil.words
    pupil.shell.app.controller.remember("hands.claims", False)
    pupil.overlay.guide.look()
    assert teach("claims") not in pupil.words


def test_all_positions_that_an_aim_names_are_ringed(pupil: Mouse) -> None:
    pupil.up_to("two")
    assert "Position 1 or 2" in pupil.words
    for position in pupil.table.scene.positions[:2]:
        assert pupil.overlay.guide.where().contains(seen_at(pupil, position))


def test_while_something_moves_there_is_only_to_watch(shell: Any) -> None:
    pupil = Mouse(shell)
    pupil.up_to("confirm")
    shell.app.preferences.set_speed(Speed.SLOW)
    pupil.press(pupil.table.confirm_button)
    # A busy machine may see little of it, but never the end first.
    while "Watch" not in pupil.overlay.tag.words:
        assert pupil.table.motion.busy
        QTest.qWait(10)
    assert "Watch" in pupil.overlay.tag.words
    assert not pupil.overlay.tag._step.text(), "a number has one text"
    assert pupil.overlay.ring.target.isEmpty()
    # Enter cuts short what is watched, and does nothing of what comes behind it.
    pupil.overlay._settle()
    QTest.keyClick(pupil.table.scene.view, Qt.Key.Key_Return)
    assert not pupil.table.motion.busy
    assert pupil.table.held is None
    assert "take" == pupil.step
    assert "Cat Lady" in pupil.words
    assert not pupil.overlay.ring.target.isEmpty()


def test_lines_of_the_sheet_light_up_what_they_count_until_next(pupil: Mouse) -> None:
    pupil.up_to("score")
    score, board = pupil.table.score, pupil.table.scene.board
    lit = []
    for line in ("cats", "lists", "groups"):
        pupil.read()
        QTest.mouseClick(score.rows[line], LEFT)
        assert "score" == pupil.step
        assert not pupil.overlay.tag.geometry().intersects(pupil.room(score))
        lit.append(set(board._lit))
    assert all(lit)
    assert lit[0] != lit[1]
    assert "All three To Do Lists together" in score.rows["lists"].toolTip()
    pupil.go_on()
    assert "undo" == pupil.step
    assert not board._lit, "nor is anything lit of what is not spoken of any more"


def test_cat_ladies_are_told_of_before_they_act_and_the_tile_shows_turns_and_mirroring(
    pupil: Mouse,
) -> None:
    pupil.up_to("positions")
    assert "Cat Ladies take the other positions" in pupil.words
    # What is only read is not confirmed: no step is skipped.
    assert not pupil.table.confirm_button.isEnabled()
    assert not pupil.table.confirm()
    Keys(pupil.shell).key(Qt.Key.Key_Return)
    for step in ("claim", "colour", "confirm"):
        assert step == pupil.step
        pupil.do(step)
    assert "take" == pupil.step
    view = pupil.table.bridge.view()
    order = [str(space) for space in pupil.table.box.tokens[view.tokens[0]]]
    # She took the first of them; only that one is gone.
    assert [order[0]] == [str(n) for n, kind in enumerate(view.spaces, 1) if kind is None]
    assert f"The Cat Lady at position 1 took tile {order[0]}." in pupil.words
    assert f"Her token gives the order, {NO_BREAK_ARROW.join(order)}, and" in pupil.words
    pupil.take()
    held = pupil.table.held
    assert held is not None
    kind = held.box.kinds[held.kind]
    clothing, cat = ({form.shape for form in kind.forms(side)} for side in (False, True))
    assert 4 == len(clothing)
    assert not clothing & cat
    assert "The cat side has the mirrored shape" in teach("flip")
    # As it lies, its long side is not where it is to be.
    pupil.table.scene.hand.rotate(1)
    assert "turn" == pupil.step
    pupil.table.scene.hand.rotate(1)
    assert "places" == pupil.step


def test_what_is_put_back_leads_back(pupil: Mouse) -> None:
    pupil.up_to("flip")
    QTest.keyClick(pupil.table, Qt.Key.Key_Escape)
    assert "take" == pupil.step
    assert pupil.overlay.tag._step.text().startswith(f"Step {STEPS.index('flip') + 1} of")
    pupil.take()
    assert "flip" == pupil.step


@pytest.mark.parametrize("way", by_turns(["drag", "clicks"]))
def test_a_tile_that_is_laid_at_once_is_only_to_be_flipped_where_it_lies(
    pupil: Mouse, way: str
) -> None:
    pupil.up_to("take")
    numbers = []
    pupil.overlay.guide.changed.connect(lambda: numbers.append(pupil.overlay.tag._step.text()))
    if way == "drag":
        # It falls into its place, hidden behind its picture, and is pointed at once it lies there.
        pupil.shell.app.preferences.set_speed(Speed.NORMAL)
        pupil.drag(pupil.table.scene.piece_on(4), (5, 0))
        assert comes(lambda: not pupil.table.motion.moving)
        pupil.shell.settle()
        pupil.shell.app.preferences.set_speed(Speed.OFF)
    else:
        pupil.take()
        pupil.click(pupil.over(pupil.edge()))
    assert "flip" == pupil.step
    assert pupil.overlay.ring.target.isValid()
    assert not pupil.overlay.tag.next_button.isVisible(), "it is asked for, and so not passed"
    assert pupil.is_calm()
    # Taken up again it is not to be turned first either.
    pupil.piece(pupil.table.scene.tried_piece())
    assert "flip" == pupil.step
    pupil.click(pupil.over(pupil.edge()))
    assert "flip" == pupil.step
    pupil.flip()
    assert [True] == [act.cat for act in pupil.table.pending.acts if isinstance(act, Place)]  # type: ignore[union-attr]
    assert "score" == pupil.step
    shown = [int(re.findall(r"\d+", number)[0]) for number in numbers if number]
    assert shown == sorted(shown), "the number never goes back"
    # To turn it and to show its places was done by laying it, which the numbers say.
    named = [[int(each) for each in re.findall(r"\d+", number)] for number in numbers if number]
    assert {each[-1] for each in named} == {len(STEPS)}, "how many there are never changes"
    told = {number for each in named for number in range(each[0], each[-2] + 1)}
    last = STEPS.index("score") + 1
    assert told == set(range(min(told), last + 1)), "none is left out"
    assert pupil.overlay.tag._step.text().endswith(f"{last} of {len(STEPS)}")


def test_no_string_to_the_tokens_lies_across_the_suitcase_while_a_tile_is_held(
    pupil: Mouse,
) -> None:
    pupil.up_to("tokens")
    assert not pupil.overlay.ring.target.isEmpty()
    space = pupil.table.scene.lying()[0][0]
    pupil.table.scene.take(space)
    pupil.shell.settle()
    assert pupil.table.held is not None
    assert "tokens" == pupil.step
    assert pupil.overlay.ring.target.isEmpty()
    assert pupil.overlay.ring.string is None


def test_whoever_is_happy_goes_on_and_keeps_the_tile(pupil: Mouse) -> None:
    pupil.up_to("undo")
    pupil.go_on()
    assert "sock" == pupil.step
    assert pupil.table.scene.tried_piece() is not None


def test_enter_after_a_dragged_sock_ends_the_turn(pupil: Mouse) -> None:
    pupil.up_to("sock")
    # As where somebody used the keyboard before.
    sock = pupil.table.scene.piece_on(0)
    assert sock is not None
    sock.setFocus()
    pupil.piece(sock)
    at = pupil.beside()
    QTest.keyClick(pupil.table, Qt.Key.Key_Escape)
    pupil.drag(pupil.table.scene.piece_on(0), at)
    assert "commit" == pupil.step
    Keys(pupil.shell).key(Qt.Key.Key_Return)
    assert "ladies" == pupil.step


@pytest.mark.parametrize("belt", [False, True])
def test_where_one_only_reads_enter_goes_on_also_after_a_click_beside(
    shell: Any, *, belt: bool
) -> None:
    pupil = BeltPupil(shell) if belt else Mouse(shell)
    pupil.begin()
    before, acts = pupil.step, pupil.table.bridge.view()
    pupil.overlay._settle()
    stage = pupil.table.scene.view
    QTest.mouseClick(stage.viewport(), LEFT, pos=stage.viewport().rect().center())
    stage.setFocus()
    QTest.keyClick(stage, Qt.Key.Key_Return)
    assert before != pupil.step
    assert acts == pupil.table.bridge.view()


def test_a_sock_that_lies_apart_from_its_colour_is_told_so_until_it_touches(shell: Any) -> None:
    pupil = Keys(shell)
    pupil.up_to("sock")
    pupil.take_sock()
    assert ("sock", teach("sock-held")) == (pupil.step, pupil.words)
    pupil.go((10, 2))
    pupil.key(Qt.Key.Key_Return)
    assert "commit" == pupil.step
    assert "would score more next to a tile of its colour" in pupil.words
    pupil.take_sock()
    assert "sock" == pupil.step
    held, pending, grid = pupil.table.held, pupil.table.pending, pupil.table.box.grid
    assert held is not None
    assert pending is not None
    taken = pending.view.seats[0].taken
    cells = held.art().cells
    cat = {(n % grid.width, n // grid.width) for n in range(96) if taken >> n & 1}
    around = {(x + a, y + b) for x, y in cat for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}

    def touches(at: tuple[int, int]) -> bool:
        return any((x + at[0], y + at[1]) in around for x, y in cells)

    pupil.go(next(filter(touches, held.legal_anchors())))
    pupil.key(Qt.Key.Key_Return)
    assert "commit" == pupil.step
    assert "All packed" in pupil.words


@pytest.mark.parametrize("repeats", [False, True])
def test_a_key_that_ends_a_step_does_nothing_at_the_table(shell: Any, *, repeats: bool) -> None:
    pupil = Keys(shell)
    pupil.up_to("positions")
    pupil.go_on()
    table, act = pupil.table, QApplication.focusWidget()
    assert "claim" == pupil.overlay.guide.lesson.key
    assert act is not None
    table.scene.positions[1].setFocus()
    key = QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE, "\r", repeats
    QApplication.sendEvent(act, QKeyEvent(*key))
    assert not table.pending.acts  # type: ignore[union-attr]
    pupil.overlay._settle()
    # A key that is still down stays without an effect; pressed anew it acts.
    QApplication.sendEvent(act, QKeyEvent(*key))
    assert repeats != bool(table.pending.acts)  # type: ignore[union-attr]


def test_a_press_soon_after_a_step_is_taken_by_nobody(pupil: Mouse) -> None:
    pupil.up_to("positions")
    pupil.go_on()
    pupil.claim()
    assert not pupil.table.pending.acts  # type: ignore[union-attr]
    pupil.overlay._settle()
    pupil.claim()
    assert pupil.table.pending.acts  # type: ignore[union-attr]


def test_whoever_runs_ahead_is_not_held_up(pupil: Mouse) -> None:
    pupil.up_to("take")
    table = pupil.table
    placing = [act for act in table.pending.preview().legal if isinstance(act, Place)]  # type: ignore[union-attr]
    table.pending.attempt(placing[0])  # type: ignore[union-attr]
    bonus = [act for act in table.pending.preview().legal if isinstance(act, PlaceBonus)]  # type: ignore[union-attr]
    table.pending.attempt(bonus[0])  # type: ignore[union-attr]
    table.refresh()
    pupil.confirm()
    assert "ladies" == pupil.step


def test_undo_after_the_round_leads_back_into_it(pupil: Mouse) -> None:
    pupil.up_to("ladies")
    pupil.press(pupil.table.undo_button)
    assert "take" == pupil.step


def test_what_was_taken_back_too_early_skips_nothing(pupil: Mouse) -> None:
    pupil.up_to("colour")
    pupil.press(pupil.table.undo_button)
    assert "claim" == pupil.step
    for step in STEPS[STEPS.index("claim") : STEPS.index("score")]:
        assert step == pupil.step
        pupil.do(step)
    assert "score" == pupil.step


def test_a_sock_of_another_colour_has_no_tile_to_touch(pupil: Mouse) -> None:
    pupil.up_to("colour")
    spot = pupil.table.scene.swatches[tutorial.BONUS_COLOUR - 1]
    pupil.click(pupil.scene(spot.mapToScene(spot.rect().center())))
    assert "colour" == pupil.step
    assert "Not that one" in pupil.words
    # It is answered, and may be kept all the same.
    for step in STEPS[STEPS.index("confirm") : STEPS.index("sock")]:
        pupil.do(step)
    assert "where you like" in pupil.words
    pupil.piece(pupil.table.scene.piece_on(0))
    assert "where you like" in pupil.words
    assert pupil.overlay.ring.target.width() > pupil.table.scene.view.width() // 2


def test_enter_does_what_is_asked_and_another_choice_is_answered(shell: Any) -> None:
    pupil = Keys(shell)
    pupil.up_to("claim")
    pupil.go_on()
    assert "colour" == pupil.step
    pupil.key(Qt.Key.Key_1)
    assert ("colour", True) == (pupil.step, "Not that one" in pupil.words)
    pupil.go_on()
    assert "confirm" == pupil.step
    assert TakeBonus(tutorial.BONUS_COLOUR) in pupil.table.pending.acts  # type: ignore[union-attr]
    pupil.go_on()
    assert "take" == pupil.step
    pupil.key(Qt.Key(Qt.Key.Key_0 + pupil.table.scene.lying()[0][0]))
    assert ("take", True) == (pupil.step, "Not that one" in pupil.words)
    pupil.key(Qt.Key.Key_Escape)
    assert ("take", False) == (pupil.step, "Not that one" in pupil.words)
    # Nothing that was not asked for is laid, however often Enter is pressed.
    other = Qt.Key(Qt.Key.Key_0 + pupil.table.scene.lying()[0][0])
    for key in (other, Qt.Key.Key_Space):
        pupil.key(other)
        assert ("take", True) == (pupil.step, "Not that one" in pupil.words)
        pupil.key(Qt.Key.Key_Return if key == other else key)
        assert not any(isinstance(act, Place) for act in pupil.table.pending.acts)  # type: ignore[union-attr]
        assert pupil.table.held is None
    pupil.go_on()
    assert "turn" == pupil.step
    assert tutorial.TAKEN_SPACE == pupil.table.held.space  # type: ignore[union-attr]


def test_whoever_goes_on_without_reading_is_not_led_back(shell: Any) -> None:
    pupil = Mouse(shell)
    pupil.up_to("ladies")
    pupil.claim()
    assert "save" == pupil.step
    pupil.colour()
    pupil.confirm()
    assert "ladder" == pupil.step


def test_esc_offers_the_way_out_before_it_takes_it(shell: Any) -> None:
    pupil = Keys(shell)
    pupil.up_to("claim")
    pupil.key(Qt.Key.Key_Escape)
    assert pupil.overlay.tag.leave_button.hasFocus()
    assert "table" == shell.window.page
    pupil.key(Qt.Key.Key_Escape)
    shell.settle()
    assert "lounge" == shell.window.page


def test_esc_while_something_is_told_skips_it_and_offers_no_way_out(shell: Any) -> None:
    pupil = Keys(shell)
    pupil.begin()
    motion = pupil.table.motion
    for waits in (False, True):
        motion.play(Beat(lambda: (), lambda: None, rest=60_000, stands=True))
        assert pupil.table.busy
        if waits:
            pupil.overlay.guide._watch()
            assert not pupil.overlay.tag.next_button.isVisible()
        pupil.key(Qt.Key.Key_Escape)
        assert not pupil.table.busy
        shell.settle()
        assert pupil.overlay.tag.next_button.hasFocus(), waits


def test_no_way_out_takes_a_press_that_was_meant_for_next(pupil: Mouse) -> None:
    pupil.up_to("positions")
    tag = pupil.overlay.tag
    pupil.go_on()
    assert "claim" == pupil.overlay.guide.lesson.key
    QTest.mouseClick(tag.leave_button, LEFT)
    pupil.overlay._settle()
    # The second press of a double click, whose first was for something else.
    QTest.mouseDClick(tag.leave_button, LEFT)
    pupil.shell.settle()
    assert "table" == pupil.window.page
    assert not tag.next_button.isVisible()
    pupil.leave()


def test_the_way_out_stays_where_it_is_when_next_goes(pupil: Mouse) -> None:
    pupil.up_to("positions")
    tag, places = pupil.overlay.tag, []
    for step in ("positions", "claim"):
        assert step == pupil.step
        assert tag.next_button.isVisible() == (step == "positions")
        for width in (330, 700):
            tag.put(QRect(0, 0, width, tag.height_for(width)))
            tag._column.activate()
            places.append((tag.leave_button.x(), tag.leave_button.width()))
            if tag.next_button.isVisible():
                assert sum(places[-1]) <= tag.next_button.x()
        if step == "positions":
            pupil.go_on()
    # Before it may stand the step, of which one number is wider than another.
    moved = [
        abs(a - b)
        for one, two in zip(places[:2], places[2:], strict=True)
        for a, b in zip(one, two, strict=True)
    ]
    assert max(moved) <= 2


def test_played_on_it_is_a_match_like_any_other(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: broken.append(error))
    pupil = Mouse(shell)
    pupil.up_to("save")
    pupil.overlay._settle()
    # One voice at a time says what to do.
    assert not pupil.table.hint_button.isVisible()
    drawer = pupil.table.drawer
    assert not drawer.spare
    assert not drawer.button.offered, "it would lie over what is spoken of"
    assert not drawer.button.isEnabled(), "nor does its key open it"
    pupil.press(pupil.overlay.tag.keep_button)
    shell.settle()
    assert pupil.page.overlay is None
    assert pupil.table.hint_button.isVisible()
    assert drawer.button.offered
    assert drawer.button.isEnabled()
    # What was left half-way can be repeated.
    assert "pack_the_essentials" not in shell.app.controller.settings.texts("setup.known")
    assert "Practice" in pupil.page.heading.text()
    assert "Practice" in shell.window.windowTitle()
    (kept,) = shell.app.controller.shelf()
    assert kept.practice
    # No tag is placed any more, and in another language the old table hears nothing.
    shell.app.look.set_text_scale(1.3)
    shell.settle()
    assert [] == broken
    shell.window.go("settings")
    shell.window.renew()
    shell.settle()
    shell.window.go("lounge")
    shell.window.match_opener.continue_latest()
    shell.act(2)
    assert [] == broken
    before = shell.bridge.view()
    shell.window.go("lounge")
    shell.window.match_opener.continue_latest()
    assert before == shell.bridge.view()
    shell.app.controller.close()
    shell.window.match_opener.continue_latest()
    assert before == shell.bridge.view()
    shell.play_out()
    assert () == shell.app.controller.log()


def test_colours_are_asked_for_once_a_position_of_the_aim_is_claimed(pupil: Mouse) -> None:
    pupil.up_to("ladies")
    pupil.go_on()
    table, scene = pupil.table, pupil.table.scene
    assert scene.positions[tutorial.AIM_POSITIONS[2] - 1].hasFocus()
    Keys(pupil.shell).key(Qt.Key.Key_2)
    shown = [each for each in scene.swatches if each.isVisible()]
    assert ("save", teach("aim-colour")) == (pupil.step, pupil.words)
    assert shown[0].hasFocus()
    ring = pupil.overlay.ring.target
    assert all(ring.contains(seen_at(pupil, each).center()) for each in shown)
    assert not ring.contains(seen_at(pupil, scene.positions[0]).center())
    table.scene.count.stop()
    Keys(pupil.shell).key(Qt.Key.Key_1)
    assert teach("save") == pupil.words
    # What is claimed already is confirmed, whatever the guide would like better.
    assert pupil.overlay.ring.target.isEmpty()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert Phase.DRAFT is table.bridge.view().phase
    assert 0 == table.bridge.view().claims[1]


@pytest.mark.parametrize("apart", [False, True])
def test_the_aim_of_the_second_round_is_met_if_the_tile_touches_its_colour(
    shell: Any, *, apart: bool
) -> None:
    pupil = Keys(shell)
    pupil.up_to("ladder")
    table = pupil.table
    before = table.bridge.sheets()[0]
    pupil.key(Qt.Key(Qt.Key.Key_0 + table.scene.lying()[0][0]))
    places = table.held.legal_anchors()  # type: ignore[union-attr]
    pupil.go(max(places) if apart else min(places, key=lambda at: (at[1], at[0])))
    pupil.key(Qt.Key.Key_Return)
    pupil.commit()
    after = table.bridge.sheets()[0]
    grown = max(after.points(each) - before.points(each) for each in table.box.colours)
    assert (grown > 1) is not apart
    assert "second" == pupil.step
    assert ("a larger group" if apart else "Challenge met!") in pupil.words


def test_whoever_never_follows_is_told_what_it_brought_and_left_in_the_end(shell: Any) -> None:
    pupil, told, totals = Mouse(shell), list[str](), list[int]()
    pupil.up_to("save")
    while pupil.page.overlay is not None:
        if pupil.table.bridge.view().phase is Phase.CLAIM:
            told += [pupil.words]
            totals += [pupil.table.bridge.sheets()[0].total]
            pupil.table.bridge.submit(Seat(0), [Claim(1)])
        shell.act()
        shell.settle()
    assert 5 == pupil.table.bridge.view().round
    assert 3 == sum("Not this time" in words for words in told)
    for words, (before, after) in zip(told[1:], pairwise(totals), strict=True):
        brought = f"{tied(many('points', after - before))} this round: "
        assert (brought if after > before else "scored no points") in words
    # The match goes on, and is kept.
    assert 1 == len(shell.app.controller.shelf())


def test_the_lounge_offers_it_until_something_was_played(shell: Any) -> None:
    button = shell.window.lounge.learn_button
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    shell.settle()
    pupil = Mouse(shell)
    assert "welcome" == pupil.step
    pupil.leave()
    assert button.isVisible()
    lounge = shell.window.lounge
    for over in (False, True):
        shell.start()
        if over:
            shell.play_out()
            shell.window.go("lounge")
            shell.settle()
            assert not lounge.continue_button.isVisible()
            assert not button.isVisible()
            shell.start()
        shell.window.go("lounge")
        shell.settle()
        # While a match is under way too, below it; and of the other games still.
        assert lounge.continue_button.isVisible()
        assert button.isVisible() == (not over)
        where = lounge.continue_button.pos()
        QTest.keyClick(lounge.carousel, Qt.Key.Key_Right)
        shell.settle()
        assert button.isVisible()
        assert "Where’s My Luggage?" == button.under
        assert where == lounge.continue_button.pos()
        QTest.keyClick(lounge.carousel, Qt.Key.Key_Left)
        shell.settle()


def test_learn_opens_the_simplest_game_or_the_one_whose_suitcase_is_chosen(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    taught: list[str] = []
    monkeypatch.setattr(
        shell.window.match_opener, "_teach", lambda game, _tutorial: taught.append(game)
    )
    lounge, games = shell.window.lounge, list(shell.window.specs)
    assert games[0] == "pack_the_essentials"
    later = games.index("carry_on") - games.index("wheres_my_luggage")
    assert later > 0, "by id it would be before"
    QTest.mouseClick(lounge.learn_button, LEFT)
    QTest.keyClick(lounge.carousel, Qt.Key.Key_Right)
    title = shell.window.specs[games[1]].title()
    assert title == lounge.learn_button.under
    QTest.mouseClick(lounge.learn_button, LEFT)
    assert games[:2] == taught
    # Never played, it introduces itself.
    shell.settle()
    assert title == lounge.heading.text()


def test_it_is_found_under_rules(shell: Any) -> None:
    shell.window.go("rules")
    page = next(p for p in shell.window.pages.values() if isinstance(p, RulesPage))
    QTest.mouseClick(page.learn_button, LEFT)
    shell.settle()
    assert "table" == shell.window.page
    assert "welcome" == Mouse(shell).step


def test_at_the_belt_nothing_is_counted_down_while_time_stands(shell: Any) -> None:
    shell.window.match_opener.learn("wheres_my_luggage")
    shell.settle()
    clock, page = shell.bridge.clock, shell.window.pages["table"]
    assert ("held", 0) == (clock.phase, clock.count)
    clock.pause()
    clock.resume()
    assert "held" == clock.phase
    # Whoever plays on is warned again.
    page.keep()
    clock.pause()
    clock.resume()
    assert "countdown" == clock.phase


def test_the_rules_can_be_read_in_between(shell: Any) -> None:
    pupil = Mouse(shell)
    pupil.up_to("turn")
    shell.window.open_rules("PE-16")
    shell.window.back()
    shell.settle()
    assert "turn" == pupil.step
    assert shell.app.controller.rehearsing


def test_a_match_under_way_is_not_lost(shell: Any) -> None:
    shell.start()
    shell.act(2)
    before = shell.bridge.view()
    pupil = Mouse(shell)
    pupil.up_to("confirm")
    shell.window.go("lounge")
    shell.settle()
    shell.window.match_opener.continue_latest()
    assert before == shell.bridge.view()


@pytest.mark.deep("a walk in each size and language takes five seconds")
@pytest.mark.parametrize(
    ("language", "wide", "high", "scale"), [("de", 1280, 800, 1.0), ("de", 1024, 640, 1.6)]
)
def test_no_step_is_covered_in_german(
    driver: Any, language: str, wide: int, high: int, scale: float
) -> None:
    Settings(places().settings).set("look.language", language)
    driver.open()
    driver.window.resize(wide, high)
    driver.app.look.set_text_scale(scale)
    pupil, seen = Mouse(driver), 0
    for step in pupil.walk():
        with at(step=step):
            covers_nothing_that_the_step_needs(pupil, step, ())
        seen += pupil.overlay.ring.string is not None
    assert seen > 2
    driver.close()


def test_the_smallest_window_with_the_largest_words(shell: Any) -> None:
    window = shell.window
    window.resize(1024, 640)
    shell.app.look.set_text_scale(1.6)
    pupil = Mouse(shell)
    homes, reads = set(), list[str]()
    for step in pupil.walk():
        with at(step=step):
            covers_nothing_that_the_step_needs(pupil, step, ())
        if step not in ("lists", "score"):
            # There is no room for it but over these, whatever it says.
            homes.add(corners(pupil)[0].toTuple())
            assert 1 == len(homes), step
        if step == "end":
            continue
        tag = pupil.overlay.tag
        assert pupil.table.rect().contains(tag.geometry()), step
        assert not tag.geometry().intersects(pupil.room(pupil.table.now)), step
        for button in (tag.leave_button, tag.keep_button):
            if button.isVisible():
                assert tag.rect().contains(button.geometry()), step
                assert button.width() >= button.sizeHint().width(), step
        ahead = tag.next_button
        if ahead.isVisible():
            assert pupil.table.rect().contains(pupil.room(ahead)), step
            # In a crowded bar its words are somewhat smaller, but none is cut.
            assert ahead.width() >= ahead.minimumSizeHint().width(), step
            reads.append(step)
        assert tag._words.height() >= tag._words.heightForWidth(tag._words.width()), step
        if step == "score":
            # Where there is little room sheet and tile are seen together.
            assert not tag.geometry().intersects(seen_at(pupil, pupil.table.scene.tried_piece()))
            assert not tag.geometry().intersects(pupil.overlay.ring.target)
    assert "score" in reads


# Where the tag lies -------------------------------------------------------------------------------

AREA = QRect(0, 0, 1000, 600)


def test_the_tag_covers_nothing_where_there_is_room() -> None:
    board = Clear(QRect(0, 0, 700, 600), 3.0)
    target = QRect(100, 100, 80, 80)
    place = best_place(AREA, [QSize(280, 180)], [board], target, None)
    assert AREA.contains(place)
    assert not place.intersects(board.rect)


def test_the_tag_never_covers_what_it_speaks_of() -> None:
    everything = Clear(AREA, 3.0)
    target = QRect(420, 260, 160, 90)
    place = best_place(AREA, [QSize(300, 200)], [everything], target, None)
    assert not place.intersects(target)


def test_the_tag_stays_where_nothing_is_gained() -> None:
    sizes = [QSize(280, 180)]
    first = best_place(AREA, sizes, [], QRect(10, 10, 60, 60), None)
    moved = best_place(AREA, sizes, [], QRect(30, 14, 60, 60), first)
    assert first == moved or not first.intersects(QRect(22, 6, 76, 76))


def test_a_narrower_tag_is_taken_where_only_that_fits() -> None:
    board = Clear(QRect(0, 0, 760, 600), 3.0)
    sizes = [QSize(400, 160), QSize(220, 300)]
    place = best_place(AREA, sizes, [board], QRect(), None)
    assert QSize(220, 300) == place.size()


def test_no_tag_is_narrower_than_the_step_beside_the_face(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    tag = coaching.SpeechTag(Look(ThemeChoice.DAY), table, QPushButton(table))
    tag._step.setText("Schritt 18 von 26, in langen Worten")
    assert tag.least_width() > tag._step.sizeHint().width() + tag._face.sizeHint().width()


def test_something_is_covered_whole_or_not_at_all() -> None:
    log = Clear(QRect(300, 300, 260, 120), 0.2, 50.0)
    busy = [
        Clear(QRect(0, 0, 1000, 290), 9.0, 50.0),
        Clear(QRect(0, 300, 292, 300), 9.0, 50.0),
        Clear(QRect(568, 300, 432, 300), 9.0, 50.0),
        Clear(QRect(300, 500, 260, 100), 9.0, 50.0),
    ]
    whole = QSize(268, 156)
    place = best_place(AREA, [QSize(230, 130), whole], [log, *busy], QRect(), None)
    assert place.size() == whole
    assert place.marginsRemoved(coaching._TAG_SHADOW_MARGINS).contains(log.rect)
    assert not any(
        place.marginsRemoved(coaching._TAG_SHADOW_MARGINS).intersects(each.rect) for each in busy
    )


def test_a_button_that_goes_leaves_the_keyboard_at_the_table(pupil: Mouse) -> None:
    pupil.begin()
    while pupil.overlay.guide.can_pass():
        assert pupil.overlay.tag.next_button.hasFocus()
        # As it may come about without a press.
        pupil.overlay.guide.pass_on()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus is pupil.table or pupil.table.isAncestorOf(focus)


class BeltPupil(Pupil):
    """Stands at the belt."""

    game = "wheres_my_luggage"


@pytest.mark.parametrize(("wide", "high", "scale"), by_turns([(1280, 800, 1.0), (1024, 640, 1.6)]))
def test_at_the_belt_the_tag_tears_neither_seats_nor_log(
    shell: Any, wide: int, high: int, scale: float
) -> None:
    shell.window.resize(wide, high)
    shell.app.look.set_text_scale(scale)
    pupil = BeltPupil(shell)
    pupil.begin()
    table, overlay = pupil.table, pupil.overlay
    act_out = shell.window.specs[pupil.game].tutorial().act_out
    seen = []
    while not overlay.guide.at_end:
        key = overlay.guide.lesson.key
        seen.append(key)
        view, plan = table.scene.view, table.scene.plan
        edge = view.viewport().mapTo(table, QPoint())
        paper = overlay.tag.geometry().marginsRemoved(coaching._TAG_SHADOW_MARGINS)
        pieces = [
            view.mapFromScene(room).boundingRect().translated(edge) for room in plan.seats.values()
        ]
        if table.log.isVisible():
            pieces.append(pupil.room(table.log))
        if (key, scale) == ("passenger", 1.0):
            sought = table.box.kinds[table.view.seats[0].passenger]
            for slot in (n for n, kind in enumerate(table.view.belt) if kind == sought):
                body = view.mapFromScene(table.scene.carousel.body(slot)).boundingRect()
                hidden = paper & body.translated(edge)
                assert hidden.width() * hidden.height() < body.width() * body.height() / 4
        for piece in pieces:
            assert not paper.intersects(piece) or paper.contains(piece), (
                key,
                overlay.tag.accessibleName(),
                paper,
                piece,
            )
        for sign in table.scene.signs():
            gate = view.mapFromScene(sign).boundingRect().translated(edge)
            assert not paper.intersects(gate), (key, "the gate is always seen")
        string = overlay.ring.string
        # Also to a button at the far side.
        assert string is not None or (key, scale) != ("run", 1.0)
        for panel in table.scene.panels.values():
            head = view.mapFromScene(panel.in_scene(panel.rooms.head)).boundingRect()
            room = head.translated(edge)
            if string is not None:
                points = [string.pointAtPercent(at / 100).toPoint() for at in range(101)]
                assert not any(room.contains(point) for point in points), key
        act_out(table, key)
        shell.settle()
        if overlay.guide.lesson.key == key and overlay.guide.can_pass():
            overlay.guide.pass_on()
            shell.settle()
    assert len(seen) > 8


def test_frames_draw_the_string_that_was_found_and_seek_none(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, target = QWidget(), QRect(500, 450, 120, 60)
    qtbot.addWidget(host)
    ring = coaching.Ring(Look(ThemeChoice.DAY), host, Preferences(Speed.OFF))
    ring.resize(800, 600)
    # Straight down, as narrow as between two cards.
    cards = [QRect(400, 100, 150, 300), QRect(557, 100, 150, 300)]
    string = ring.string_from(QPoint(553, 40), target, cards)
    assert string is not None
    # Nor is what is straight, and so has no width, above crossing things.
    wall = QRect(0, 200, 800, 20)
    assert ring.string_from(QPoint(553, 40), target, [wall]) is None
    sags = ring.string_from(QPoint(40, 480), target, [])
    assert sags is not None
    sought: list[str] = []
    for name in ("_ends", "_crosses"):
        monkeypatch.setattr(coaching, name, lambda *_: sought.append("again"))
    ring.point(target, string)
    drawn = ring.grab().toImage()
    ring.point(target, None)
    without = ring.grab().toImage()
    assert ring.string is None
    assert drawn.pixel(553, 240) != without.pixel(553, 240)
    # A line that hangs, and no shape that is closed by another from end to end.
    ring.point(target, sags)
    drawn = ring.grab().toImage()
    middle, straight = sags.pointAtPercent(0.5), (QPointF(40, 480) + sags.pointAtPercent(1.0)) / 2
    assert middle.y() > straight.y() + 8
    for spot, seen in ((middle.toPoint(), True), (straight.toPoint(), False)):
        assert seen == (drawn.pixel(spot) != without.pixel(spot))
    assert not sought


def test_a_string_crosses_just_what_its_points_lie_in() -> None:
    stream, found = Rng("strings"), [0, 0]
    for _ in range(60):
        knot, bend, end = [(stream.below(400), stream.below(300)) for _ in range(3)]
        path = QPainterPath(QPointF(*knot))
        path.quadTo(QPointF(*bend), QPointF(*end))
        points = [path.pointAtPercent(at / 400) for at in range(401)]
        left, top = stream.below(350), stream.below(250)
        box = left - 0.5, top - 0.5, left + 49.5, top + 29.5
        # What is grazed between two points is neither.
        core, edge = (QRectF(left, top, 50, 30).adjusted(-by, -by, by, by) for by in (-1.5, 1.5))
        crosses = coaching._crosses(knot, bend, end, box)
        assert crosses or not any(core.contains(point) for point in points)
        assert not crosses or any(edge.contains(point) for point in points)
        found[crosses] += 1
    assert min(found) > 9


def test_where_there_is_no_way_it_is_sought_once_a_corner_and_level(
    pupil: Mouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    pupil.up_to("claim")
    asked: list[QPoint] = []

    def none(_self: coaching.Ring, knot: QPoint, *_: object) -> None:
        asked.append(knot)

    monkeypatch.setattr(coaching.Ring, "string_from", none)
    pupil.overlay._place()
    assert len(asked) == 4 * 3
    assert pupil.overlay.ring.string is None
    pupil.overlay.ring.grab()
    assert len(asked) == 4 * 3
