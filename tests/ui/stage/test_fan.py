"""Tests of a hand of cards: each way of playing one, by real events."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QInputDevice, QKeyEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.stage.hand_of_cards import CardTable, face, faces
from ui.look.style import Look
from ui.motion.sprite import Sprite
from ui.stage.cards.face import STRIP_WIDTH_SHARE
from ui.stage.cards.fan_layout import spread
from ui.stage.cards.hand_view import LONG_PRESS_MS, MAX_CARDS, NEW_HAND_LOCK_MS, Order
from ui.stage.items.zone import Zone

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def cards(qtbot: QtBot, look: Look) -> Iterator[CardTable]:
    table = CardTable(look)
    qtbot.addWidget(table.view)
    table.view.resize(1000, 640)
    with qtbot.waitExposed(table.view):
        table.view.show()
    table.view.setFocus()
    QTest.qWait(NEW_HAND_LOCK_MS + 20)
    yield table
    table.view.hide()


@pytest.fixture
def small(qtbot: QtBot, look: Look) -> Iterator[CardTable]:
    """One that fits the offscreen platform's screen, beyond which it drops touches."""
    table = CardTable(look, size=(760, 560))
    table.zone.set_rect(QRectF(60, 20, 360, 200))
    qtbot.addWidget(table.view)
    table.view.resize(760, 560)
    with qtbot.waitExposed(table.view):
        table.view.show()
    QTest.qWait(NEW_HAND_LOCK_MS + 20)
    yield table
    table.view.hide()


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


def tap(cards: CardTable, screen: QPointingDevice, at: QPoint) -> None:
    port = cards.view.viewport()
    QTest.touchEvent(port, screen).press(0, at, port).commit()
    QTest.touchEvent(port, screen).release(0, at, port).commit()


def click(cards: CardTable, at: QPoint) -> None:
    QTest.mouseMove(cards.view.viewport(), at)
    QTest.mouseClick(cards.view.viewport(), LEFT, pos=at)


def drag(cards: CardTable, start: QPoint, *ways: QPoint) -> None:
    port = cards.view.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    for at in ways:
        QTest.mouseMove(port, at)
    QTest.mouseRelease(port, LEFT, pos=ways[-1])


def middle(cards: CardTable, index: int = 0) -> QPoint:
    """The middle of a zone."""
    zone = (cards.zone, cards.away)[index]
    return cards.at(zone.sceneBoundingRect().center())


def test_one_click_reserves_and_the_second_commits(cards: CardTable) -> None:
    click(cards, cards.strip(2))
    assert [2] == cards.kept()
    assert cards.fan.item(2).is_chosen
    assert [] == cards.committed
    click(cards, cards.strip(2))
    assert [((2,), None)] == cards.committed
    assert [] == cards.kept()


def test_a_card_that_rose_is_still_under_the_pointer_at_its_foot(cards: CardTable) -> None:
    foot = cards.at(cards.fan.item(0).scene_rect().bottomLeft() + QPointF(12, -3))
    click(cards, foot)
    assert [0] == cards.kept()
    click(cards, foot)
    assert [((0,), None)] == cards.committed


def test_a_click_on_another_card_reserves_that_one(cards: CardTable) -> None:
    click(cards, cards.strip(2))
    click(cards, cards.strip(5))
    assert [5] == cards.kept()
    assert not cards.fan.item(2).is_chosen
    assert [] == cards.committed


def test_a_click_on_a_zone_commits_what_is_reserved(cards: CardTable) -> None:
    assert [Zone.IDLE, Zone.IDLE] == cards.states()
    click(cards, cards.strip(1))
    assert [Zone.MAY] == cards.states()[:1]
    click(cards, middle(cards))
    assert [((1,), cards.zone)] == cards.committed


def test_a_drag_onto_a_zone_reserves_and_commits(cards: CardTable) -> None:
    port = cards.view.viewport()
    QTest.mousePress(port, LEFT, pos=cards.strip(3))
    QTest.mouseMove(port, cards.strip(3) - QPoint(0, 40))
    assert cards.fan.holding
    assert [Zone.MAY] == cards.states()[:1]
    QTest.mouseMove(port, middle(cards))
    assert [Zone.HOT] == cards.states()[:1]
    assert [] == cards.committed
    QTest.mouseRelease(port, LEFT, pos=middle(cards))
    assert [(3,)] == cards.reserved[:1]
    assert [((3,), cards.zone)] == cards.committed
    assert not cards.fan.holding
    assert [Zone.IDLE] == cards.states()[:1]


def test_a_zone_takes_only_what_it_accepts(cards: CardTable) -> None:
    heavy = next(index for index in range(7) if cards.weight(index) >= 4)
    drag(cards, cards.strip(heavy), middle(cards, 1) + QPoint(0, 60), middle(cards, 1))
    assert [] == cards.committed
    assert Zone.IDLE == cards.away.zone


def test_a_drop_beside_the_zones_puts_back(cards: CardTable) -> None:
    before = cards.fan.places
    drag(cards, cards.strip(3), QPoint(500, 360), QPoint(950, 300))
    assert [] == cards.committed
    assert [] == cards.kept()
    assert before == cards.fan.places
    assert 1.0 == cards.fan.item(3).opacity()


def test_a_drag_along_the_hand_makes_the_order_ones_own(cards: CardTable) -> None:
    cards.fan.set_order(Order.WEIGHT)
    places = cards.fan.places
    drag(cards, cards.strip(places[0]), cards.strip(places[1]), cards.strip(places[4]))
    assert Order.OWN is cards.fan.order
    assert places[0] in cards.fan.places[3:]
    assert set(places) == set(cards.fan.places)
    assert [] == cards.committed
    assert [] == cards.kept()


def test_number_keys_act_when_they_are_let_go(cards: CardTable) -> None:
    QTest.keyPress(cards.view, Qt.Key.Key_2)
    assert [] == cards.kept()
    QTest.keyRelease(cards.view, Qt.Key.Key_2)
    assert [1] == cards.kept()
    QTest.keyClick(cards.view, Qt.Key.Key_2)
    assert [((1,), None)] == cards.committed


def test_numbers_are_places_and_not_indices(cards: CardTable) -> None:
    cards.fan.set_order(Order.WEIGHT)
    second = cards.fan.places[1]
    assert second != 1
    QTest.keyClick(cards.view, Qt.Key.Key_2)
    assert [second] == cards.kept()
    assert "2" == cards.fan.item(second).number


def test_arrows_and_enter_reserve_and_commit(cards: CardTable) -> None:
    QTest.keyClick(cards.view, Qt.Key.Key_Tab)
    QTest.keyClick(cards.view, Qt.Key.Key_Right)
    QTest.keyClick(cards.view, Qt.Key.Key_Right)
    assert cards.fan.item(2) is cards.scene.focusItem()
    QTest.keyClick(cards.view, Qt.Key.Key_Return)
    assert [2] == cards.kept()
    QTest.keyClick(cards.view, Qt.Key.Key_Return)
    assert [((2,), None)] == cards.committed


def test_an_arrow_leads_into_the_hand_where_nothing_has_the_focus(cards: CardTable) -> None:
    cards.view.setFocus()
    cards.scene.clearFocus()
    QTest.keyClick(cards.view, Qt.Key.Key_Right)
    assert cards.scene.focusItem() is cards.fan.item(0)
    QTest.keyClick(cards.view, Qt.Key.Key_Right)
    assert cards.scene.focusItem() is cards.fan.item(1)


@pytest.mark.parametrize("before", ["card", "pill"])
def test_a_number_takes_the_focus_along_so_that_enter_means_that_card(
    cards: CardTable, before: str
) -> None:
    cards.fan.set_pill({order: order.value for order in Order})
    cards.view.setFocus()
    (cards.fan.pill if before == "pill" else cards.fan.item(1)).setFocus()
    assert cards.scene.focusItem() is not None
    QTest.keyClick(cards.view, Qt.Key.Key_5)
    QTest.keyClick(cards.view, Qt.Key.Key_Return)
    assert cards.committed == [((4,), None)]


def test_a_drag_over_the_hand_onto_a_zone_leaves_the_order_alone(cards: CardTable) -> None:
    fan = cards.fan
    before = fan.order, fan.places
    places = fan.places
    drag(cards, cards.strip(places[-1]), cards.strip(places[1]), middle(cards))
    assert [((places[-1],), cards.zone)] == cards.committed
    assert before == (fan.order, fan.places)
    # What is let go in the hand stays there.
    drag(cards, cards.strip(places[-1]), cards.strip(places[1]))
    assert before[1] != fan.places


def test_what_is_dragged_is_meant_before_what_is_reserved_or_looked_at(cards: CardTable) -> None:
    assert cards.fan.meant == -1
    QTest.mouseMove(cards.view.viewport(), cards.strip(2))
    assert cards.fan.meant == 2
    cards.fan.reserve(5)
    assert cards.fan.meant == 5
    port = cards.view.viewport()
    QTest.mousePress(port, LEFT, pos=cards.strip(1))
    QTest.mouseMove(port, QPoint(500, 300))
    assert cards.fan.holding
    assert cards.fan.meant == 1
    QTest.mouseRelease(port, LEFT, pos=QPoint(20, 300))
    assert cards.fan.meant == 5


def test_escape_takes_back(cards: CardTable) -> None:
    QTest.keyClick(cards.view, Qt.Key.Key_4)
    QTest.keyClick(cards.view, Qt.Key.Key_Escape)
    assert [] == cards.kept()
    assert [(3,), ()] == cards.reserved


def test_a_new_hand_takes_no_input_at_first(cards: CardTable) -> None:
    cards.deal([face(1, 2), face(2, 7)])
    click(cards, cards.strip(0))
    QTest.keyClick(cards.view, Qt.Key.Key_1)
    assert [] == cards.kept()
    QTest.qWait(NEW_HAND_LOCK_MS + 20)
    click(cards, cards.strip(0))
    assert [0] == cards.kept()


@pytest.mark.parametrize("way", ["mouse", "number"])
def test_a_press_that_began_before_does_nothing_to_the_new_hand(cards: CardTable, way: str) -> None:
    port = cards.view.viewport()
    if way == "mouse":
        QTest.mousePress(port, LEFT, pos=cards.strip(0))
    else:
        QTest.keyPress(cards.view, Qt.Key.Key_1)
    cards.deal([face(1, 2), face(2, 7)])
    QTest.qWait(NEW_HAND_LOCK_MS + 20)
    if way == "mouse":
        QTest.mouseRelease(port, LEFT, pos=cards.strip(0))
    else:
        QTest.keyRelease(cards.view, Qt.Key.Key_1)
    assert [] == cards.kept()


def test_the_rest_of_a_hand_is_not_new(cards: CardTable) -> None:
    cards.deal(faces(7)[1:])
    click(cards, cards.strip(0))
    assert [0] == cards.kept()


def test_own_order_survives_that_a_card_goes(cards: CardTable) -> None:
    drag(cards, cards.strip(0), cards.strip(1), cards.strip(6) + QPoint(60, 0))
    laid = [cards.fan.faces[index] for index in cards.fan.places]
    assert laid[-1] == faces(7)[0]
    cards.deal(faces(7)[:3] + faces(7)[4:])
    left = [cards.fan.faces[index] for index in cards.fan.places]
    assert [each for each in laid if each != faces(7)[3]] == left


def test_of_two_like_cards_the_chosen_one_goes(cards: CardTable) -> None:
    fan = cards.fan
    like, other = fan.faces[0], fan.faces[1]
    for index, first in ((0, other), (2, like)):
        fan.set_cards([like, other, like], new=True)
        fan.reserve(index)
        assert fan.chosen(["a", "b", "a"], "a") == index
        assert fan.chosen(["a", "b", "a"], "b") == 1
        fan.commit()
        fan.set_cards([other, like])
        assert fan.faces[fan.places[0]] is first


def test_a_new_hand_of_the_same_cards_lies_as_it_comes(cards: CardTable) -> None:
    cards.fan.item(0).setFocus()
    QTest.keyClick(cards.view, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    assert 0 == cards.fan.places[-1]
    cards.fan.set_cards(faces(7), new=True)
    assert tuple(range(7)) == cards.fan.places
    QTest.keyClick(cards.view, Qt.Key.Key_1)
    assert [] == cards.kept()


@pytest.mark.parametrize(
    ("high", "least", "most"), [(130, 1.55, 1.6), (210, 1.3, 1.6), (330, 1.1, 1.2)]
)
def test_what_is_large_grows_less(cards: CardTable, high: float, least: float, most: float) -> None:
    cards.deal(faces(4))
    cards.fan.set_room(QRectF(20, 630 - high, 960, high))
    QTest.mouseMove(cards.view.viewport(), cards.strip(1))
    grown = cards.fan._card_preview.card.rect().width() / cards.fan.size.width()
    assert least <= grown <= most + 0.01


def test_what_the_pointer_is_on_is_seen_large(cards: CardTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(cards.fan.hovered) as caught:
        QTest.mouseMove(cards.view.viewport(), cards.strip(4))
    assert [4] == caught.args
    assert cards.fan._card_preview.card.isVisible()
    assert cards.fan.faces[4] == cards.fan._card_preview.card.face
    with qtbot.waitSignal(cards.fan.hovered) as caught:
        QTest.mouseMove(cards.view.viewport(), QPoint(20, 300))
    assert [-1] == caught.args
    assert not cards.fan._card_preview.card.isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("many", [4, 9])
def test_what_is_seen_large_keeps_off_what_lies_beside(look: Look, many: int, scale: float) -> None:
    """And stays over its own foot, where the pointer is; elsewhere it is as large as ever."""
    look.set_text_scale(scale)
    scene, room = QRectF(0, 0, 1000, 600), QRectF(10, 380, 980, 210)
    beside = QRectF(10, 150, 260, 220), QRectF(730, 150, 260, 220)
    laid = spread(look, room, many)
    for place in range(many):
        zoomed, slot = laid.zoomed(place, scene, beside), laid.slot(place)
        assert not any(each.intersects(zoomed) for each in beside)
        assert zoomed.width() >= slot.width()
        assert zoomed.left() <= slot.left() + 0.01
        assert zoomed.right() >= slot.right() - 0.01
        free = laid.zoomed(place, scene)
        assert zoomed == free or any(each.intersects(free) for each in beside)
    look.set_text_scale(1.0)


def test_a_barred_card_says_why(cards: CardTable) -> None:
    cards.fan.set_barred({2: ("You have one already.", "CO-9")})
    click(cards, cards.strip(2))
    assert [("You have one already.", "CO-9")] == cards.refused
    assert [] == cards.kept()
    assert cards.fan.item(2).is_barred


def test_a_barred_card_goes_to_no_zone(cards: CardTable) -> None:
    cards.fan.set_barred({2: ("You have one already.", "CO-9")})
    port = cards.view.viewport()
    QTest.mousePress(port, LEFT, pos=cards.strip(2))
    QTest.mouseMove(port, QPoint(500, 360))
    assert [Zone.IDLE, Zone.IDLE] == cards.states()
    QTest.mouseMove(port, middle(cards))
    QTest.mouseRelease(port, LEFT, pos=middle(cards))
    assert [("You have one already.", "CO-9")] == cards.refused
    assert [] == cards.committed


def test_what_was_dropped_is_no_longer_seen_large(cards: CardTable) -> None:
    looked: list[int] = []
    cards.fan.hovered.connect(looked.append)
    QTest.mouseMove(cards.view.viewport(), cards.strip(3))
    drag(cards, cards.strip(3), QPoint(500, 360), QPoint(950, 300))
    assert [3, -1] == looked
    assert not cards.fan._card_preview.card.isVisible()


def test_what_flies_in_a_cards_place_is_not_seen_large_as_well(cards: CardTable) -> None:
    QTest.mouseMove(cards.view.viewport(), cards.strip(5))
    assert cards.fan._card_preview.card.isVisible()
    cards.fan.hide_card(5)
    assert not cards.fan._card_preview.card.isVisible()
    assert not cards.fan._card_preview.note.isVisible()
    cards.fan.hide_card(5, hidden=False)
    assert cards.fan._card_preview.card.isVisible()


def test_a_closed_hand_can_be_looked_at_and_laid_but_not_played(cards: CardTable) -> None:
    cards.fan.set_open(False)
    click(cards, cards.strip(2))
    QTest.keyClick(cards.view, Qt.Key.Key_2)
    drag(cards, cards.strip(1), QPoint(500, 360), middle(cards))
    assert [] == cards.committed
    assert [] == cards.kept()
    assert "" == cards.fan.item(1).number


def test_a_closed_hand_leaves_number_keys_to_others(cards: CardTable) -> None:
    """Such as the choices of what is asked just now."""
    down = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_2, Qt.KeyboardModifier.NoModifier)
    assert cards.fan.press(down)
    cards.fan.set_open(False)
    assert not cards.fan.press(down)


def test_what_keeps_its_cards_leaves_them_reserved_until_they_go_somewhere(
    cards: CardTable,
) -> None:
    fan = cards.fan
    fan.set_open(True, most=3)
    for keeps in (False, True):
        fan.keeps = keeps
        assert fan.reserve(0)
        assert fan.reserve(2)
        assert fan.commit()
        assert fan.reserved == ((0, 2) if keeps else ())
        fan.take_back()
        assert fan.reserve(1)
        assert fan.commit(cards.zone)
        assert fan.reserved == ((1,) if keeps else ())
        fan.take_back()


def test_several_cards_are_committed_at_once(cards: CardTable) -> None:
    cards.fan.set_open(True, least=2, most=3)
    click(cards, cards.strip(1))
    assert not cards.fan.commit()
    for index in (4, 5, 6):
        click(cards, cards.strip(index))
    assert [1, 4, 5] == cards.kept()
    click(cards, cards.strip(4))
    assert [1, 5] == cards.kept()
    click(cards, middle(cards))
    assert [((1, 5), cards.zone)] == cards.committed


def test_of_several_cards_each_is_marked_and_unmarked_by_keys(cards: CardTable) -> None:
    cards.fan.set_open(True, least=1, most=14)
    QTest.keyClick(cards.view, Qt.Key.Key_Tab)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_7):
        QTest.keyClick(cards.view, key)
    assert [0, 1, 6] == cards.kept()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_7):
        QTest.keyClick(cards.view, key)
    assert [0] == cards.kept(), "what was marked is taken back by the same key"
    assert [] == cards.committed
    QTest.keyClick(cards.view, Qt.Key.Key_Return)
    QTest.keyClick(cards.view, Qt.Key.Key_Return)
    assert [((0, 1), None)] == cards.committed, "Enter marks it, and then means all of them"


def test_a_drag_takes_all_marked_cards_along(cards: CardTable) -> None:
    cards.fan.set_open(True, least=1, most=14)
    click(cards, cards.strip(1))
    click(cards, cards.strip(5))
    drag(cards, cards.strip(3), cards.strip(3) - QPoint(0, 60), middle(cards))
    assert [((1, 5, 3), cards.zone)] == cards.committed


def test_a_tap_reserves_and_the_second_commits(small: CardTable, screen: QPointingDevice) -> None:
    at = small.strip(2)
    tap(small, screen, at)
    assert [2] == small.kept()
    # The card has risen; the finger is still on it.
    tap(small, screen, at)
    assert [((2,), None)] == small.committed


def test_a_finger_drags_a_card_above_itself_onto_a_zone(
    small: CardTable, screen: QPointingDevice
) -> None:
    port, way = small.view.viewport(), middle(small)
    QTest.touchEvent(port, screen).press(0, small.strip(1), port).commit()
    QTest.touchEvent(port, screen).move(0, small.strip(1) - QPoint(0, 40), port).commit()
    QTest.touchEvent(port, screen).move(0, way, port).commit()
    assert small.fan.holding
    lifted = small.fan._lifted.scene_rect()
    assert lifted.bottom() < small.view.mapToScene(way).y()
    QTest.touchEvent(port, screen).release(0, way, port).commit()
    assert [((1,), small.zone)] == small.committed


def test_a_finger_that_rests_looks_and_does_not_choose(
    small: CardTable, screen: QPointingDevice
) -> None:
    port, at = small.view.viewport(), small.strip(3)
    QTest.touchEvent(port, screen).press(0, at, port).commit()
    assert small.fan._card_preview.card.isVisible()
    QTest.qWait(LONG_PRESS_MS + 30)
    QTest.touchEvent(port, screen).release(0, at, port).commit()
    assert not small.fan._card_preview.card.isVisible()
    assert [] == small.kept()


def test_tab_goes_to_the_hand_once_and_on_to_the_zones(cards: CardTable) -> None:
    QTest.keyClick(cards.view, Qt.Key.Key_Tab)
    QTest.keyClick(cards.view, Qt.Key.Key_Return)
    seen = [cards.scene.focusItem()]
    for _ in range(2):
        QTest.keyClick(cards.view, Qt.Key.Key_Tab)
        seen.append(cards.scene.focusItem())
    assert [cards.fan.item(0), cards.fan.pill, cards.zone] == seen
    QTest.keyClick(cards.view, Qt.Key.Key_Return)
    assert [((0,), cards.zone)] == cards.committed


def test_a_hand_that_was_laid_away_leaves_no_trace_of_where_the_focus_was(
    cards: CardTable,
) -> None:
    fan = cards.fan
    cards.view.setFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(cards.view, key)
    assert cards.view.scene().focusItem() is fan.item(2)
    fan.set_cards(())
    fan.set_cards(faces(5))
    QTest.keyClick(cards.view, Qt.Key.Key_Tab)
    assert cards.view.scene().focusItem() is fan.item(0)


def test_shift_and_an_arrow_lay_a_card_elsewhere(cards: CardTable) -> None:
    cards.fan.item(2).setFocus()
    QTest.keyClick(cards.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert (0, 1, 3, 2, 4, 5, 6) == cards.fan.places
    QTest.keyClick(cards.view, Qt.Key.Key_Home, Qt.KeyboardModifier.ShiftModifier)
    assert (2, 0, 1, 3, 4, 5, 6) == cards.fan.places
    assert cards.fan.item(2) is cards.scene.focusItem()


def test_the_pill_is_there_where_cards_have_an_order(cards: CardTable) -> None:
    faces = cards.fan.faces
    shown = []
    for many in (2, 1, 0, 7):
        cards.fan.set_cards(faces[:many])
        shown.append(cards.fan.pill.isVisible())
    assert [True, False, False, True] == shown
    cards.fan.set_pill({})
    assert not cards.fan.pill.isVisible()


def test_the_pill_goes_through_the_orders(cards: CardTable, qtbot: QtBot) -> None:
    pill = cards.at(cards.fan.pill.scene_rect().center())
    seen = []
    for _ in range(3):
        with qtbot.waitSignal(cards.fan.order_changed):
            click(cards, pill)
        seen.append((cards.fan.order, cards.fan.pill.words))
    assert [
        (Order.KIND, "By type"),
        (Order.WEIGHT, "By weight"),
        (Order.OWN, "Mine"),
    ] == seen
    cards.fan.set_order(Order.WEIGHT)
    weights = [cards.weight(index) for index in cards.fan.places]
    assert sorted(weights) == weights


def test_a_held_key_does_not_commit_what_it_reserved(cards: CardTable) -> None:
    QTest.keyClick(cards.view, Qt.Key.Key_Tab)
    QTest.keyPress(cards.view, Qt.Key.Key_Return)
    again = QKeyEvent(
        QEvent.Type.KeyPress,
        Qt.Key.Key_Return,
        Qt.KeyboardModifier.NoModifier,
        "\r",
        True,
    )
    QApplication.sendEvent(cards.view, again)
    assert [0] == cards.kept()
    assert [] == cards.committed


def test_zero_is_the_tenth_card(cards: CardTable) -> None:
    cards.deal(faces(14))
    QTest.qWait(NEW_HAND_LOCK_MS + 20)
    numbers = [cards.fan.item(index).number for index in cards.fan.places]
    assert [*"1234567890", "", "", "", ""] == numbers, "on a card stands the key that takes it"
    QTest.keyClick(cards.view, Qt.Key.Key_0)
    assert [9] == cards.kept()


def test_a_hand_has_no_more_cards_than_it_can_show(cards: CardTable) -> None:
    with pytest.raises(ValueError, match="holds 100 cards, not 101"):
        cards.fan.set_cards(faces(MAX_CARDS + 1))


def test_pulling_a_card_out_of_the_fan_and_pressing_escape_puts_it_back(cards: CardTable) -> None:
    port = cards.view.viewport()
    QTest.mousePress(port, LEFT, pos=cards.strip(3))
    QTest.mouseMove(port, QPoint(500, 300))
    assert cards.fan.holding
    QTest.keyClick(cards.view, Qt.Key.Key_Escape)
    assert not cards.fan.holding
    assert 1.0 == cards.fan.item(3).opacity()
    QTest.mouseRelease(port, LEFT, pos=cards.strip(5))
    assert [] == cards.committed
    assert [] == cards.kept()


@pytest.mark.parametrize("many", [1, 2, 5, 7, 10, 14, 26])
@pytest.mark.parametrize(("scale", "wide"), [(0.8, 920), (1.0, 920), (1.6, 920), (1.0, 460)])
def test_every_strip_is_seen_whole_within_the_room(
    cards: CardTable, many: int, scale: float, wide: float
) -> None:
    cards.look.set_text_scale(scale)
    room = QRectF(40, 420, wide, 210)
    cards.deal(faces(many))
    cards.fan.set_room(room)
    rects = [cards.fan.item(index).scene_rect() for index in cards.fan.places]
    for one, other in itertools.pairwise(rects):
        assert other.left() - one.left() >= one.width() * STRIP_WIDTH_SHARE - 0.01
    pill = cards.fan.pill.scene_rect()
    assert all(room.contains(each) for each in rects)
    assert not any(pill.intersects(each) for each in rects)


def test_moving_over_the_hand_paints_no_card_anew(cards: CardTable) -> None:
    paint, room = cards.fan.picture(0)
    sprite = Sprite(paint, room, 1.0)
    cards.scene.addItem(sprite)
    for index in range(7):
        QTest.mouseMove(cards.view.viewport(), cards.strip(index))
        cards.view.grab()
    before = cards.look.pixmaps.painted
    for step in range(20):
        sprite.setPos(100 + step * 20, 500)
        QTest.mouseMove(cards.view.viewport(), cards.strip(step % 7))
        cards.view.grab()
    assert before == cards.look.pixmaps.painted


def test_cards_are_painted_large_before_they_are_looked_at(cards: CardTable, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: cards.fan._card_preview.ready)
    cards.view.grab()
    before = cards.look.pixmaps.painted
    QTest.mouseMove(cards.view.viewport(), cards.strip(4))
    cards.view.grab()
    # Only the note with its rule.
    assert before + 1 == cards.look.pixmaps.painted


def test_what_comes_soon_is_printed_before(cards: CardTable, qtbot: QtBot) -> None:
    """Where the prints are there, laying a hand paints only what all cards share."""
    soon = faces(14)[7:12]
    cards.fan.prepare(soon)
    qtbot.waitUntil(lambda: cards.fan._card_preview.ready)
    before = cards.look.pixmaps.painted
    cards.deal(soon)
    cards.view.grab()
    # The paper and the keys with the numbers, in the size of five cards.
    assert cards.look.pixmaps.painted <= before + 1 + len(soon)
    cards.deal([face(3, 9), *soon[1:]])
    before = cards.look.pixmaps.painted
    cards.view.grab()
    assert before + 1 == cards.look.pixmaps.painted


def test_a_hand_that_comes_is_printed_before_others_and_large_too(
    cards: CardTable, qtbot: QtBot
) -> None:
    soon = [face(3, 20 + index) for index in range(7)]
    cards.fan.prepare(soon)
    cards.fan.set_open(True)  # What lies there is shown anew, and is to be painted large.
    qtbot.waitUntil(lambda: cards.fan._card_preview.ready)
    QTest.mouseMove(cards.view.viewport(), cards.strip(4))
    cards.view.grab()
    before = cards.look.pixmaps.painted
    cards.deal(soon)
    QTest.mouseMove(cards.view.viewport(), cards.strip(5))
    cards.view.grab()
    assert cards.fan._card_preview.card.face == soon[5]
    # Only the note: of the numbers, too, all were there.
    assert cards.look.pixmaps.painted <= before + 1


def test_what_is_printed_before_has_the_keys_of_its_places(cards: CardTable, qtbot: QtBot) -> None:
    """On the tenth card stands a 0, and on those beyond it nothing."""
    soon = [face(3, 20 + index) for index in range(12)]
    cards.fan.prepare(soon)
    qtbot.waitUntil(lambda: cards.fan._card_preview.ready)
    before = cards.look.pixmaps.painted
    cards.deal(soon)
    QTest.mouseMove(cards.view.viewport(), cards.strip(9))
    cards.view.grab()
    assert cards.fan._card_preview.card.number == "0"
    # Only the note.
    assert cards.look.pixmaps.painted <= before + 1


def test_a_sprite_of_a_card_looks_as_it_does(cards: CardTable) -> None:
    cards.fan.set_open(False)
    spot = cards.fan.spot(0)
    shown = cards.view.grab().toImage()
    paint, room = cards.fan.picture(0)
    cards.fan.hide_card(0)
    assert shown != cards.view.grab().toImage()
    sprite = Sprite(paint, room, 1.0)
    sprite.setPos(spot)
    sprite.setZValue(-1)
    cards.scene.addItem(sprite)
    # A sprite is not laid on whole pixels: so its paper's middle is compared.
    at = cards.view.mapFromScene(spot)
    seen = cards.view.grab().toImage()
    assert all(
        shown.pixelColor(at + step) == seen.pixelColor(at + step)
        for step in (QPoint(-20, 0), QPoint(0, -20), QPoint(-10, 30))
    )


def hovered(cards: CardTable, index: int) -> None:
    """Bring the pointer over a card."""
    at = cards.at(cards.fan.spot(index))
    QTest.mouseMove(cards.view.viewport(), at)
    QApplication.processEvents()


def test_the_card_under_the_pointer_is_told_once(cards: CardTable) -> None:
    """It is seen large, with its name and its rule: no tip lies over that."""
    hovered(cards, 2)
    large = cards.fan._card_preview
    assert large.card.isVisible()
    spot = cards.fan.spot(2)
    there = [item for item in cards.scene.items(spot) if item.isVisible()]
    assert large.card in there
    assert not [item.toolTip() for item in there if item.toolTip()]
    assert large.note.isVisible()
    assert large.note.text == cards.fan.faces[2].rule  # type: ignore[union-attr]


def test_no_note_repeats_what_the_card_itself_says(cards: CardTable) -> None:
    asked: list[QSizeF] = []

    def prints(size: QSizeF) -> bool:
        asked.append(size)
        return True

    told = [replace(each, prints_rule=prints) for each in faces(7)]
    cards.fan.set_cards(told, new=True)
    hovered(cards, 3)
    large = cards.fan._card_preview
    assert large.card.isVisible()
    assert not large.note.isVisible()
    # It is asked of the card as large as it is seen.
    assert asked[-1].height() > cards.fan.size.height()
    # Why a card may not be chosen is printed on none.
    cards.fan.set_open(True)
    cards.fan.set_barred({3: ("Not this one.", "XX-1")})
    assert large.note.isVisible()
    assert large.note.text == "Not this one."


def test_cards_get_smaller_before_they_overlap_as_far_as_they_may(look: Look) -> None:
    room = QRectF(0, 0, 1000, 220)
    usual = spread(look, room, 4)
    assert spread(look, room, 4, least=0.6).size == usual.size, "they have room anyway"
    for many in range(1, 20):
        fan, whole = spread(look, room, many), spread(look, room, many, least=0.6)
        assert room.left() - 0.1 < whole.slot(0).left()
        assert whole.slot(many - 1).right() < room.right() + 0.1
        apart = whole.pitch >= whole.size.width()
        assert whole.size.width() >= 0.6 * usual.size.width() or not apart
        if not apart:
            assert whole == fan


def test_a_card_that_would_do_nothing_is_hatched_and_may_be_reserved(cards: CardTable) -> None:
    fan = cards.fan
    fan.set_open(True, most=3)
    fan.reserve(1)
    fan.set_idle({1: "It does nothing here."})
    assert fan.item(1).is_barred
    assert fan.item(1).is_chosen
    assert fan.said(1) == "It does nothing here."
    fan.set_idle({})
    assert not fan.item(1).is_barred
    fan.set_idle({1: "It does nothing here."})
    fan.set_cards(faces(5))
    assert not any(fan.item(index).is_barred for index in fan.places)


def test_why_a_card_does_nothing_is_said_beside_it(cards: CardTable) -> None:
    fan, preview = cards.fan, cards.fan._card_preview
    fan.set_cards([replace(each, prints_rule=lambda _: True) for each in faces(5)])
    fan.set_open(True)
    fan._set_looked(0)
    assert not preview.note.isVisible()
    fan.set_idle({0: "It does nothing here."})
    assert preview.note.isVisible()
    assert fan.said(0) == "It does nothing here."
