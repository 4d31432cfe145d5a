"""The table of Cargo Hold: what a person does at it, and what it shows of it."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from engine.core import AwaitingSeats, Refused, Rng, ScoreLine, Seat
from engine.games.cargo_hold.actions import (
    Answers,
    Attack,
    Collect,
    Deliver,
    Discard,
    EndTurn,
    Extend,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.events import Collected, Did, Drew, SpecialFired
from engine.games.cargo_hold.view import Phase
from engine.match.timeline import ReplayTimeline
from tests.games.cargo_hold.deals import cards
from tests.ui.bridge.conftest import Held
from tests.ui.tables.cargo_hold.conftest import GAME, Make, Yard
from tests.ui.tables.laws.kit import LEFT, settle, shown
from tests.ui.tables.states import states_made
from ui.bridge.base import Stepped
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.review import ReviewBridge
from ui.motion import MoveTween
from ui.motion.sprite import Sprite
from ui.stage.cards.face import CardItem
from ui.stage.cards.hand_view import Order
from ui.stage.items.stage_item import StageItem
from ui.stage.items.zone import Zone
from ui.tables.cargo_hold.aim import Raid
from ui.tables.cargo_hold.table import Table
from ui.tables.cargo_hold.words import many, say

HANDS = (
    "outlaw lumber whiskey getaway 2*lasso loyalty",
    "gold mail guard gunslinger 2*thief barricade",
    "dynamite farmhand payroll cattle reinforcement diversion grain",
)
Key = Qt.Key


def press(one: Yard, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(one.table.stage, key)
    settle()


def around(one: Yard) -> None:
    """All others start a delivery of one cards."""
    for seat in range(1, len(one.view.seats)):
        hand = one.session.view(Seat(seat)).seats[seat].hand
        one.act(Deliver(hand[:2], extended=False))
        one.end()


def test_a_delivery_is_sent_by_keys_for_one_turn_or_one(make: Make) -> None:
    one = make(*HANDS)
    one.choose("lumber outlaw")
    assert one.table.state.tried == Deliver(cards("outlaw lumber"), extended=False)
    press(one, Key.Key_A)
    assert one.table.state.tried == Deliver(cards("outlaw lumber"), extended=True)
    assert "2\u00a0turns" in one.table.now.text()
    press(one, Key.Key_A, Key.Key_Return)
    assert one.acts() == [Deliver(cards("outlaw lumber"), extended=False)]
    mine = one.view.seats[0].delivery
    assert mine is not None
    assert one.table.scene.crates[Seat(0)].isVisible()


def test_the_button_changes_the_turns_at_the_first_click(make: Make) -> None:
    """One turn is tried by itself where cards can only be sent: the button used to choose that
    first, so that nothing changed.
    """
    one = make(*HANDS)
    one.choose("lumber outlaw")
    button = one.table.send_button
    for longer in (True, False, True):
        assert button.text() == say("for-two" if longer else "for-one")
        QTest.mouseClick(button, LEFT)
        settle()
        assert one.table.state.tried == Deliver(cards("outlaw lumber"), extended=longer)


@pytest.mark.parametrize("since", ["click", "key", "card", "raid"])
def test_enter_does_what_is_said_wherever_was_pressed_before(make: Make, since: str) -> None:
    """It used to press once more the place that had been clicked on."""
    one = make("outlaw guard lumber", *HANDS[1:])
    raids = since == "raid"
    if raids:
        one.deliver("lumber")
        around(one)
    table, stage = one.table, one.table.stage
    one.choose("outlaw" if raids else "outlaw lumber")
    zone = table.scene.zones[Seat(1)] if raids else table.scene.sends[0]
    at = stage.mapFromScene(zone.mapToScene(zone.rect().center()))
    QTest.mouseClick(stage.viewport(), LEFT, pos=at)
    settle()
    assert table.stage.scene().focusItem() is zone
    match since:
        case "click":
            for _ in range(2):
                QTest.mouseClick(table.send_button, LEFT)
        case "key":
            press(one, Key.Key_A)
        case "card":
            one.choose("guard")
        case _:
            press(one, Key.Key_R)
    settle()
    tried, before = table.state.tried, one.acts()
    assert tried is not None
    assert table.now.text().endswith("Press Enter to confirm.")
    press(one, Key.Key_Return)
    assert one.acts() == [*before, tried]


@pytest.mark.parametrize("longer", [False, True])
def test_a_card_is_dragged_to_the_crate(make: Make, longer: bool) -> None:
    one = make(*HANDS)
    one.awake()
    fan, stage = one.table.scene.fan, one.table.stage
    zone = one.table.scene.sends[longer]
    hand = one.table.state.hand
    index = hand.index(cards("lumber")[0])
    item = fan.item(index)
    start = stage.mapFromScene(item.mapToScene(item.rect().center()))
    end = stage.mapFromScene(zone.mapToScene(zone.rect().center()))
    QTest.mousePress(stage.viewport(), LEFT, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(stage.viewport(), start + (end - start) * step / 8)
    assert zone.zone is Zone.HOT
    QTest.mouseRelease(stage.viewport(), LEFT, pos=end)
    settle()
    assert one.table.state.tried == Deliver(cards("lumber"), extended=longer)
    assert one.acts() == [], "more cards may follow"
    QTest.mouseClick(stage.viewport(), LEFT, pos=end)
    settle()
    assert one.acts() == [Deliver(cards("lumber"), extended=longer)]


def test_a_second_card_that_is_dragged_to_a_crate_only_goes_with_the_first(make: Make) -> None:
    """It used to begin the raid."""
    one = make("outlaw guard lumber", *HANDS[1:])
    one.deliver("lumber")
    around(one)
    scene, zone = one.table.scene, one.table.scene.zones[Seat(1)]
    for name in ("outlaw", "guard"):
        one.awake()
        scene.fan._held = one.table.state.hand.index(cards(name)[0])
        scene.fan._over = zone
        scene.fan._put_down(None)
        settle()
    assert one.table.state.tried == Attack(Seat(1), cards("outlaw guard"))
    assert not any(isinstance(act, Attack) for act in one.acts())


@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_press_on_a_crate_says_whose_and_the_second_begins_the_raid(
    make: Make, seats: int
) -> None:
    """Also where there is only one, to which all cards are meant to go anyway."""
    one = make(*HANDS[:seats], seats=seats)
    one.deliver("lumber")
    around(one)
    table, zone = one.table, one.table.scene.zones[Seat(1)]
    press(one, Key.Key_X, Key.Key_Return)
    one.choose("outlaw")
    raid = Attack(Seat(1), cards("outlaw"))
    assert (table.state.tried == raid) == (seats == 2), "Enter does it where there is one"
    assert zone.words() == say("step-of-raid")
    zone.chosen.emit()
    settle()
    assert table.state.tried == raid
    assert raid not in one.acts()
    assert zone.words() == say("again-raid")
    assert "again" in zone.label
    zone.chosen.emit()
    settle()
    assert one.acts().count(raid) == 1


@pytest.mark.parametrize("since", ["put back", "other crate", "button", "turn", "cover"])
def test_no_first_press_on_a_crate_begins_a_raid(make: Make, since: str) -> None:
    """It used to, where the same cards had been meant for another crate, or before."""
    one = make(*HANDS)
    one.deliver("lumber", extended=True)
    around(one)
    table, scene = one.table, one.table.scene
    one.choose("outlaw")
    zone = scene.zones[Seat(1)]
    zone.chosen.emit()
    settle()
    assert table.state.tried == Attack(Seat(1), cards("outlaw"))
    given, target = one.acts(), Seat(1)
    match since:
        case "put back":
            scene.fan.take_back()
            settle()
            one.choose("outlaw")
            table.mean(Raid(Seat(1)))
        case "other crate":
            scene.zones[Seat(2)].chosen.emit()
            settle()
            table.mean(Raid(Seat(1)))
        case "button":
            press(one, Key.Key_R)
            assert isinstance(table.state.tried, Attack)
            target = table.state.tried.target
            zone = scene.zones[target]
        case "turn":
            one.act(EndTurn(False))
            one.end()
            one.end()
            given = one.acts()
            one.choose("outlaw")
            table.mean(Raid(Seat(1)))
        case _:
            table.cover()
            table.refresh()
            # What was tried is tried again when the same person looks.
            one.bridge.turn_changed.emit()
    settle()
    assert table.state.tried == Attack(target, cards("outlaw"))
    assert zone.words() == say("step-of-raid")
    zone.chosen.emit()
    settle()
    assert one.acts() == given
    assert zone.words() == say("again-raid")


@pytest.mark.parametrize("longer", [False, True])
def test_the_first_press_on_a_place_for_a_delivery_says_so_and_the_second_sends_it(
    make: Make, longer: bool
) -> None:
    one = make(*HANDS)
    zone = one.table.scene.sends[longer]
    one.choose("lumber")
    zone.chosen.emit()
    settle()
    assert one.table.state.tried == Deliver(cards("lumber"), extended=longer)
    assert one.acts() == []
    assert zone.words() in (say("again-send"), say("again-send-short"))
    one.choose("outlaw")
    assert zone.words() not in (say("again-send"), say("again-send-short")), "other cards"
    zone.chosen.emit()
    settle()
    assert one.acts() == []
    zone.chosen.emit()
    settle()
    assert one.acts() == [Deliver(cards("outlaw lumber"), extended=longer)]


def test_cards_go_to_an_opponent_by_click_and_by_key_and_cargo_never(make: Make) -> None:
    one = make(*HANDS)
    one.deliver("lumber")
    around(one)
    table, scene = one.table, one.table.scene
    one.choose("outlaw")
    assert [scene.zones[Seat(seat)].zone for seat in (1, 2)] == [Zone.MAY, Zone.MAY]
    press(one, Key.Key_R)
    first = table.state.tried
    assert isinstance(first, Attack)
    press(one, Key.Key_R)
    assert isinstance(table.state.tried, Attack)
    assert {first.target, table.state.tried.target} == {1, 2}, "once more is the next opponent"
    assert "Enter" in table.now.text()
    one.choose("whiskey")
    assert [scene.zones[Seat(seat)].zone for seat in (1, 2)] == [Zone.IDLE, Zone.IDLE]
    table.scene.fan.take_back()
    one.choose("outlaw")
    scene.fan.commit(scene.zones[Seat(1)])
    given = one.acts()
    scene.fan.commit(scene.zones[Seat(2)])
    settle()
    assert table.state.tried == Attack(Seat(2), cards("outlaw"))
    assert scene.zones[Seat(2)]._meant
    assert one.acts() == given, "it is seen first what the raid is worth"
    scene.fan.commit(scene.zones[Seat(2)])
    settle()
    assert one.acts()[-1] == Attack(Seat(2), cards("outlaw"))


def test_a_double_click_on_a_crate_begins_the_raid(make: Make) -> None:
    one = make(*HANDS)
    one.deliver("lumber")
    around(one)
    one.choose("outlaw")
    stage, zone = one.table.stage, one.table.scene.zones[Seat(1)]
    at = stage.mapFromScene(zone.mapToScene(zone.rect().center()))
    QTest.mouseClick(stage.viewport(), LEFT, pos=at)
    assert one.table.state.tried == Attack(Seat(1), cards("outlaw"))
    QTest.mouseDClick(stage.viewport(), LEFT, pos=at)
    QTest.mouseRelease(stage.viewport(), LEFT, pos=at)
    settle()
    assert one.acts().count(Attack(Seat(1), cards("outlaw"))) == 1


@pytest.mark.parametrize("keys", [(Key.Key_C, Key.Key_C), (Key.Key_C, Key.Key_Return)])
def test_a_ready_delivery_is_collected_by_c_and_once_more(
    make: Make, keys: tuple[Qt.Key, ...]
) -> None:
    one = make(*HANDS)
    one.deliver("lumber")
    around(one)
    assert one.table.collect_button.isVisible()
    assert one.table.now.text() == say("now-ready")
    press(one, keys[0])
    assert one.table.state.tried == Collect()
    assert one.view.seats[0].total == 0, "nothing is opened yet"
    press(one, keys[1])
    assert one.view.seats[0].total == 25


def test_a_ready_delivery_is_extended_once(make: Make) -> None:
    one = make(*HANDS)
    one.deliver("lumber")
    around(one)
    press(one, Key.Key_X, Key.Key_Return)
    assert one.acts()[-1] == Extend()
    mine = one.view.seats[0].delivery
    assert mine is not None
    assert mine.extended
    assert mine.left == 1
    assert not one.table.extend_button.isVisible()


def test_an_extension_is_undone_and_done_again_as_it_was(make: Make) -> None:
    one = make(*HANDS, practice=True)
    one.deliver("lumber")
    around(one)
    before = shown(one.table)
    press(one, Key.Key_X, Key.Key_Return)
    after = shown(one.table)
    assert one.acts()[-1] == Extend()
    assert after.picture != before.picture
    one.table.undo()
    settle()
    assert Extend() not in one.acts()
    assert shown(one.table) == before
    one.table.redo()
    settle()
    assert one.acts()[-1] == Extend()
    assert shown(one.table) == after


def test_the_end_of_a_turn_without_drawing_is_undone(make: Make) -> None:
    one = make(*HANDS[:2], seats=2, practice=True)
    press(one, Key.Key_N, Key.Key_N)
    assert one.acts() == [EndTurn(False)]
    one.table.undo()
    settle()
    assert one.acts() == []
    assert one.table.state.tried is None
    assert one.table.now.text() == say("now-send")


@pytest.mark.parametrize("step", ["draw_button", "key"])
def test_a_turn_that_ends_with_chosen_cards_says_that_they_stay(make: Make, step: str) -> None:
    """It used to put them back without a word."""
    one = make(*HANDS)
    one.choose("lumber outlaw")
    kept = many("now-kept", 2)
    if step == "key":
        press(one, Key.Key_D)
    else:
        QTest.mouseClick(one.table.draw_button, LEFT)
        settle()
    assert one.table.state.tried == EndTurn(True)
    assert one.table.now.text().startswith(kept)
    press(one, Key.Key_N)
    assert one.table.now.text().startswith(kept), "it is still said for the other end"
    one.choose("whiskey")
    assert kept not in one.table.now.text()
    one.table.scene.fan.take_back()
    settle()
    press(one, Key.Key_D)
    assert kept not in one.table.now.text(), "nothing was chosen this time"
    assert many("now-kept", 0) not in one.table.now.text()
    one.choose("lumber")
    press(one, Key.Key_D)
    assert one.table.now.text().startswith(many("now-kept", 1))
    one.table.undo()
    settle()
    assert many("now-kept", 1) not in one.table.now.text()
    press(one, Key.Key_D, Key.Key_Return)
    assert one.acts() == [EndTurn(True)]


def test_the_turn_ends_with_four_cards_or_none(make: Make) -> None:
    one = make(*HANDS)
    assert not one.table.steps.no_draw.isVisible()
    press(one, Key.Key_D)
    assert one.table.state.tried == EndTurn(True)
    assert one.table.steps.no_draw.isVisible()
    assert not one.table.steps.answers.isVisible(), "nothing of one's own can be raided"
    press(one, Key.Key_N, Key.Key_N)
    assert one.acts() == [EndTurn(False)]
    assert one.view.seats[0].cards == 7


def test_ch_16_where_nothing_can_be_drawn_the_table_offers_to_end_the_turn(make: Make) -> None:
    one = make(seats=8)
    table = one.table
    for turn in range(16):
        seat = turn % 8
        if turn < 8:
            hand = one.session.view(Seat(seat)).seats[seat].hand
            one.act(Deliver(hand[:5], extended=False))
        assert table.view.can_draw == (turn < 12)
        # 56 cards are dealt, 32 are drawn in the first turns and 12 in the next.
        one.act(EndTurn(turn < 8 or 0 < seat < 4))
    assert one.actor == 0
    assert not one.view.can_draw
    assert table.draw_button.isVisible()
    assert table.draw_button.text() == say("no-draw")
    assert "without drawing" in table.draw_button.toolTip()
    press(one, Key.Key_D)
    assert table.state.tried == EndTurn(False)
    assert not table.draw_button.isVisible()
    assert not table.steps.no_draw.isVisible()
    assert say("help-dry", limit=10) in repr(table.scene.info.flow.box)
    press(one, Key.Key_D)
    assert one.acts()[-1] == EndTurn(False)
    assert one.actor == 1
    assert table.words.refusal(Refused("CH-16", "no-cards")).startswith("No cards are left")


def test_ch_24_the_next_delivery_begins_with_the_answers_of_the_last(make: Make) -> None:
    one = make(*HANDS[:2], seats=2)
    answers = Answers(lasso=True, loyalty=True)
    one.deliver("lumber", answers=answers)
    one.end()
    one.act(Collect())
    one.act(Deliver(cards("whiskey"), extended=False))
    settle()
    assert one.table.standing.answers == answers


def test_n_and_w_do_it_at_once_where_their_buttons_are_not_seen_yet(make: Make) -> None:
    one = make(*HANDS)
    one.choose("lumber")
    press(one, Key.Key_Return)
    assert not one.table.steps.answers.isVisible()
    press(one, Key.Key_W)
    assert one.table.standing.isVisible()
    press(one, Key.Key_Escape)
    assert not one.table.steps.no_draw.isVisible()
    press(one, Key.Key_N)
    assert one.table.state.tried == EndTurn(False)


def test_more_than_ten_cards_are_discarded_at_the_turns_end(make: Make) -> None:
    one = make(*HANDS)
    press(one, Key.Key_D, Key.Key_D)
    one.answer("gold")
    assert one.view.phase is Phase.DISCARD
    assert "10" in one.table.now.text()
    one.choose("lasso")
    press(one, Key.Key_Return)
    assert one.acts()[-1] == Discard(cards("lasso"))
    assert one.view.seats[0].cards == 10
    assert one.table.scene.discards.top is not None


def test_loyalty_is_asked_about_when_a_delivery_is_collected(make: Make) -> None:
    one = make(*HANDS)
    one.deliver("outlaw lumber loyalty")
    around(one)
    press(one, Key.Key_C, Key.Key_C)
    assert one.view.phase is Phase.LOYALTY
    table = one.table
    assert table.choice.isVisible()
    assert [each.text() for each in table.choice.buttons] == ["Outlaw"]
    assert table.choice.marked == (0,)
    assert not table.showdown.is_open
    one.awake()
    assert table.choice.commit()
    settle()
    assert one.acts()[-1] == TakeBack(cards("outlaw"))
    assert cards("outlaw")[0] in one.view.seats[0].hand
    assert one.view.seats[0].known == cards("outlaw")


def test_while_loyalty_is_asked_about_the_crate_is_open_and_its_cards_lie_there(
    make: Make,
) -> None:
    one = make(*HANDS)
    scene = one.table.scene
    one.deliver("outlaw lumber loyalty")
    around(one)
    assert not scene.opened.isVisible()
    press(one, Key.Key_C, Key.Key_C)
    shown = [face.name for face in scene.opened.cards if face is not None]
    assert (scene.opened.isVisible(), shown) == (True, ["Outlaw", "Lumber", "Loyalty"])
    assert not scene.crates[Seat(0)].isVisible()
    back = SpecialFired(Seat(0), None, cards("loyalty")[0], Did.RETURNED, cards("outlaw"))
    (part,) = one.table.parts(Stepped(one.view, (back,), one.view, "act", Seat(0)))
    ends = [move.end for move in part.begin() if isinstance(move, MoveTween)]
    away = scene.discards.spot()
    assert ends == [scene.hand_spot(Seat(0)), away, away], "what comes back is not discarded"
    one.awake()
    assert one.table.choice.commit()
    settle()
    assert not scene.opened.isVisible()
    assert scene.info.isVisible()
    assert scene.track.isVisible()


def test_without_a_choice_all_of_a_delivery_is_discarded_as_it_is_opened(make: Make) -> None:
    one = make(*HANDS)
    one.deliver("outlaw lumber")
    around(one)
    press(one, Key.Key_C, Key.Key_C)
    opened = Collected(Seat(0), cards("outlaw lumber"), False)
    (part,) = one.table.parts(Stepped(one.view, (opened,), one.view, "act", Seat(0)))
    ends = [move.end for move in part.begin() if isinstance(move, MoveTween)]
    assert ends.count(one.table.scene.discards.spot()) == 2


@pytest.mark.parametrize("orders", range(3))
def test_the_drawn_cards_come_flying_wherever_they_lie(
    make: Make, monkeypatch: pytest.MonkeyPatch, orders: int
) -> None:
    one = make("outlaw 2*lumber whiskey 3*lasso", seats=2)
    table, fan = one.table, one.table.scene.fan
    fan.set_order(list(Order)[orders])
    press(one, Key.Key_D, Key.Key_D)
    one.answer("farmhand mail 2*gold")
    came: list[CardItem] = []
    hide = table.animator.in_place_of

    def in_place_of(item: CardItem, *, late: bool) -> Sprite:
        came.append(item)
        return hide(item, late=late)

    monkeypatch.setattr(table.animator, "in_place_of", in_place_of)
    drew = Drew(Seat(0), 4, 11, table.view.deck)
    (part,) = table.parts(Stepped(one.view, (drew,), one.view, "chance", None))
    assert 4 == sum(isinstance(move, MoveTween) for move in part.begin())
    names = sorted(item.face.name for item in came if item.face is not None)
    assert names == ["Farmhand", "Gold", "Gold", "Mail"]
    assert [item.x() for item in came] == sorted(item.x() for item in came)


def test_ones_own_order_of_the_hand_stays_when_cards_are_drawn(make: Make) -> None:
    one = make("outlaw 2*lumber whiskey 3*lasso", seats=2)
    fan = one.table.scene.fan

    def names() -> list[str]:
        return [face.name for index in fan.places if (face := fan.faces[index]) is not None]

    one.awake()
    fan._move_card(fan.places[0], 6)
    before = names()
    assert before[-1] == "Outlaw"
    press(one, Key.Key_D, Key.Key_D)
    one.answer("farmhand mail 2*gold")
    assert names() == [*before, "Farmhand", "Mail", "Gold", "Gold"]


def test_the_match_is_won_in_the_middle_of_a_turn(make: Make) -> None:
    one = make("5*cattle 2*gold", "mail", seats=2, target=1200)
    one.deliver("5*cattle 2*gold", extended=True)
    one.deliver("mail")
    one.end()
    one.act(EndTurn(draw=False))
    press(one, Key.Key_C, Key.Key_C)
    assert one.view.phase is Phase.OVER
    assert one.view.winner == 0
    assert one.table.now.text().startswith("You win with $")
    assert "You win with $" in repr(one.table.scene.info.flow.box)
    assert not one.table.draw_button.isVisible()
    assert not one.table.scene.fan.reserve(0)


@pytest.mark.parametrize("pile", ["deck", "discards"])
def test_an_empty_deck_and_empty_discards_are_seen_as_places(make: Make, pile: str) -> None:
    one = make(*HANDS)
    item = getattr(one.table.scene, pile)
    item.show_pile(0)
    view = one.table.scene.view
    # Without the label below it.
    room = item.rect().adjusted(0, 0, 0, -24)

    def seen() -> QImage:
        settle()
        return view.grab(view.mapFromScene(item.mapToScene(room)).boundingRect()).toImage()

    place = seen()
    item.show_pile(9)
    assert seen() != place
    item.hide()
    assert seen() != place, "an empty one is not nothing"


def test_what_is_known_of_a_hand_lies_face_up_on_it(make: Make) -> None:
    one = make("2*outlaw lumber", "gold guard barricade loyalty")
    held = one.table.scene.held[Seat(1)]
    assert all(card is None for card in held.cards)
    one.end()
    one.deliver("guard gold loyalty")
    one.end()
    one.end()
    one.act(Collect())
    one.act(TakeBack(cards("guard")))
    settle()
    assert [face.name for face in held.cards if face is not None] == ["Guard"]
    assert one.table.words.rule(cards("guard")[0]) in held.toolTip()
    press(one, Key.Key_K)
    assert "Guard" in one.table.now.text()


@pytest.mark.parametrize(("key", "name"), [(Key.Key_S, "ledger"), (Key.Key_I, "cards")])
def test_a_page_lies_over_the_stage_until_it_is_put_away(
    make: Make, key: Qt.Key, name: str
) -> None:
    one = make(*HANDS)
    press(one, key)
    page = one.table.scene.page
    assert page.isVisible()
    assert one.table._page == name
    press(one, Key.Key_Escape)
    assert not page.isVisible()
    press(one, key, key)
    assert not page.isVisible()


def test_what_the_ledger_says_is_over_once_it_is_put_away(make: Make) -> None:
    one = make(*HANDS)
    now = one.table.now.text()
    for key in (Key.Key_Escape, Key.Key_S, Key.Key_I):
        press(one, Key.Key_S)
        assert one.table.now.text().startswith("Money: ")
        press(one, key)
        assert one.table.now.text() == now


@pytest.mark.parametrize("extended", [False, True])
def test_of_a_delivery_that_is_extended_already_no_extension_is_spoken(
    make: Make, extended: bool
) -> None:
    one = make("lumber", seats=2)
    one.deliver("lumber", extended=extended)
    for _ in range(3 if extended else 1):
        one.end()
    assert one.view.phase is Phase.COLLECT
    info = repr(one.table.scene.info.flow.box)
    assert ("xtend" in one.table.now.text()) is not extended
    assert ("Extend:" in info) is not extended
    assert "Collect:" in info


@pytest.mark.parametrize(
    ("money", "said"),
    [
        ((200, 150, 0), "You are ahead, with $1,000 to go."),
        ((200, 200, 0), "You and Grace are tied for the lead, with $1,000 to go."),
        ((0, 200, 150), "Grace leads with $200. You need $1,200 more."),
        ((50, 200, 200), "Grace and Emmy Noether lead with $200. You need $1,150 more."),
        ((0, 0, 0), "The first player to reach $1,200 wins."),
    ],
)
def test_who_is_ahead_is_told_and_of_a_tie_that_it_is_one(
    make: Make, money: tuple[int, ...], said: str
) -> None:
    scene = make(*HANDS).table.scene
    shown = scene.state
    seats = [replace(one, total=has) for one, has in zip(shown.view.seats, money, strict=True)]
    view = replace(shown.view, seats=tuple(seats))
    scene.show_state(dataclasses.replace(shown, view=view))
    assert said in repr(scene.info.flow.box)


@pytest.mark.parametrize(
    ("money", "said"),
    [
        ((0, 1225, 150), "Grace wins with $1,225."),
        ((900, 50, 900), "You and Emmy Noether share the win with $900."),
    ],
)
def test_at_the_end_it_is_told_who_has_won_and_nobody_has_a_way_to_go(
    make: Make, money: tuple[int, ...], said: str
) -> None:
    scene = make(*HANDS).table.scene
    shown = scene.state
    seats = [replace(one, total=has) for one, has in zip(shown.view.seats, money, strict=True)]
    view = replace(shown.view, seats=tuple(seats), phase=Phase.OVER)
    scene.show_state(dataclasses.replace(shown, view=view))
    assert said in repr(scene.info.flow.box)
    assert "to go" not in repr(scene.info.flow.box)


def test_all_that_is_public_of_a_chosen_raid_or_delivery_is_told(make: Make) -> None:
    one = make(*HANDS)
    one.deliver("lumber")
    assert say("race-start", target=1200) in repr(one.table.scene.info.flow.box)
    around(one)
    one.choose("outlaw lasso")
    info = repr(one.table.scene.info.flow.box)
    assert say("as-raid", attack=2) in info
    assert say("as-delivery", defence=1) not in info, "one's own is still on its way"
    one.table.scene.fan.take_back()
    settle()
    info = repr(one.table.scene.info.flow.box)
    assert say("help-collect") in info


@pytest.mark.parametrize(
    ("chosen", "defence", "pays"),
    [
        ("outlaw lumber whiskey", 1, say("pays", one=100, two=200)),
        ("outlaw lasso", 1, say("pays-nothing")),
    ],
)
def test_what_a_chosen_delivery_pays_and_how_it_defends_is_told(
    make: Make, chosen: str, defence: int, pays: str
) -> None:
    one = make(*HANDS)
    one.choose(chosen)
    info = repr(one.table.scene.info.flow.box)
    assert repr(f"{say('as-delivery', defence=defence)}, {pays}")[1:-1] in info
    assert say("as-raid", attack=2) not in info, "nobody can be raided yet"


def test_each_card_tells_its_rule_where_it_lies(make: Make) -> None:
    one = make(*HANDS)
    table, rule = one.table, one.table.words.rule
    assert [face.rule for face in table.scene.fan.faces if face] == [
        rule(card) for card in table.state.hand
    ]
    press(one, Key.Key_D, Key.Key_D)
    one.answer("gold")
    one.choose("lasso")
    press(one, Key.Key_Return)
    lasso = cards("lasso")[0]
    assert rule(lasso) in table.scene.discards.toolTip()


def spot(one: Yard, card: str) -> QPoint:
    """Where a card of the hand is clicked."""
    fan = one.table.scene.fan
    item = fan.item(one.table.state.hand.index(cards(card)[0]))
    return one.table.stage.mapFromScene(item.mapToScene(item.rect().topLeft() + QPointF(6, 40)))


def click(one: Yard, at: QPoint) -> None:
    QTest.mouseClick(one.table.stage.viewport(), LEFT, pos=at)
    settle()


def test_what_is_refused_is_told_at_once_and_enter_does_not_begin_it(make: Make) -> None:
    one = make(*HANDS)
    around_first(one)
    one.choose("outlaw")
    press(one, Key.Key_R)
    assert isinstance(one.table.state.tried, Attack)
    one.choose("whiskey")
    refusal = one.table.words.refusal(Refused("CH-15", "cargo"))
    assert one.table.state.tried is None
    assert one.table.now.text() == refusal
    assert "CH-15" in one.table.rule_button.toolTip()
    before = one.acts()
    press(one, Key.Key_Return)
    assert one.acts() == before
    assert one.table.now.text() == refusal
    one.table.scene.fan.choose(one.table.state.hand.index(cards("whiskey")[0]))
    settle()
    assert isinstance(one.table.state.tried, Attack), "without the cargo it is possible again"


def around_first(one: Yard) -> None:
    """The first seat waits for a turn; all others start a delivery."""
    one.end()
    around(one)


def test_cargo_that_can_only_raid_is_refused_and_no_place_is_offered(make: Make) -> None:
    one = make(*HANDS)
    one.deliver("lumber", extended=True)
    around(one)
    one.choose("outlaw")
    assert one.table.now.text() == many("now-whom", 1), "nothing can be sent"
    one.choose("whiskey")
    assert one.table.now.text() == one.table.words.refusal(Refused("CH-15", "cargo"))
    assert one.table.state.tried is None


def test_undo_takes_the_chosen_cards_back_with_the_act_and_redo_brings_them(make: Make) -> None:
    one = make(*HANDS)
    one.choose("lumber outlaw")
    sent = Deliver(cards("outlaw lumber"), extended=False)
    assert one.table.state.tried == sent
    one.table.undo()
    assert one.table.state.tried is None
    assert one.table.scene.cards() == ()
    assert one.table.state.aimed is None
    assert one.table.now.text() == say("now-send")
    one.table.redo()
    assert one.table.state.tried == sent
    assert one.table.scene.cards() == sent.cards


def test_undo_of_a_discard_asks_for_it_again(make: Make) -> None:
    one = make(*HANDS)
    press(one, Key.Key_D, Key.Key_D)
    one.answer("gold")
    asked = one.table.now.text()
    one.choose("lasso")
    one.table.undo()
    assert one.table.scene.cards() == ()
    assert one.table.now.text() == asked
    one.table.scene.fan.committed.emit((), None)
    assert one.table.now.text() == asked, "and not where they are to go"


def test_a_second_click_takes_a_card_back_where_only_one_is_to_be_chosen_too(make: Make) -> None:
    one = make(*HANDS)
    press(one, Key.Key_D, Key.Key_D)
    one.answer("gold")
    assert one.view.phase is Phase.DISCARD
    at = spot(one, "getaway")
    one.awake()
    click(one, at)
    assert one.table.state.tried == Discard(cards("getaway"))
    click(one, spot(one, "getaway"))
    assert one.view.phase is Phase.DISCARD, "nothing is discarded"
    assert one.table.state.tried is None
    assert one.table.scene.cards() == ()


def test_nothing_asks_for_a_raid_where_nobody_can_be_raided(make: Make) -> None:
    one = make(*HANDS)
    assert one.table.now.text() == say("now-send")
    one.act(Deliver(cards("lumber"), extended=False))
    assert one.table.now.text() == say("now-end", cards=many("cards", 4))
    assert say("help-draw", limit=10) in repr(one.table.scene.info.flow.box)
    one.end()
    around(one)
    press(one, Key.Key_X, Key.Key_Return)
    assert one.table.now.text() == say("now-raid")
    assert say("help-raid") in repr(one.table.scene.info.flow.box)


def test_a_page_stays_while_others_act_and_no_card_beneath_is_chosen(make: Make) -> None:
    one = make(*HANDS)
    table, page = one.table, one.table.scene.page
    one.end()
    press(one, Key.Key_S)
    assert page.isVisible()
    one.end()
    one.end()
    assert page.isVisible(), "one's turn is no reason to put it away"
    one.awake()
    one.table.setFocus()
    press(one, Key.Key_1)
    assert table.scene.cards() == ()
    assert page.isVisible()
    click(one, spot(one, "lumber"))
    assert table.scene.cards() == ()
    assert not page.isVisible(), "a press anywhere on it puts it away"
    click(one, spot(one, "lumber"))
    assert table.scene.cards() == cards("lumber")
    press(one, Key.Key_S, Key.Key_Escape)
    assert not page.isVisible()
    assert table.scene.cards() == cards("lumber"), "the page goes first"
    press(one, Key.Key_Escape)
    assert table.scene.cards() == ()


def test_a_raid_is_told_over_a_page_which_is_seen_again_afterwards(make: Make) -> None:
    one = make(*HANDS[:2], seats=2)
    one.deliver("lumber outlaw loyalty")
    table, page = one.table, one.table.scene.page
    press(one, Key.Key_S)
    one.raid(0, "guard")
    assert one.view.phase is Phase.CHOICE
    assert table.showdown.is_open
    assert not page.isVisible()
    one.awake()
    assert table.choice.commit()
    settle()
    table.close_raid()
    settle()
    assert one.view.raid is None
    assert page.isVisible()


def test_enter_puts_down_what_a_click_on_send_has_tried(make: Make) -> None:
    one = make(*HANDS)
    table = one.table
    one.choose("outlaw")
    table.stage.setFocus()
    assert table.state.tried == Deliver(cards("outlaw"), extended=False)
    for longer in (True, False, True):
        QTest.mouseClick(table.send_button, LEFT)
        assert table.state.tried == Deliver(cards("outlaw"), extended=longer)
        assert table.window().focusWidget() is table.stage


def test_odds_come_beside_a_raids_strength_where_one_plays_with_them(
    make: Make, listening: None
) -> None:
    pool = Held(GAME)
    one = make(*HANDS, pool=pool, aid="odds")
    heard: list[str] = []
    one.table.voice.said.connect(lambda words, _urgent: heard.append(words))
    one.deliver("lumber")
    around(one)
    one.choose("outlaw")
    press(one, Key.Key_R)
    assert isinstance(one.table.state.tried, Attack)
    assert [question.about for question in pool.open.values()] == [one.table.state.tried]
    strength, info = say("as-raid", attack=2), one.table.scene.info.flow
    assert strength in repr(info.box)
    assert "≈" not in repr(info.box)
    odds = say("odds", **{line.line: line.points for line in pool.answer(Seat(0)).why})
    settle()
    assert repr(odds)[1:-1] in repr(info.box)
    one.table.voice.flush()
    assert odds in " ".join(heard)
    # Another raid has other odds, and what is taken back has none.
    one.choose("lasso")
    assert "≈" not in repr(info.box)
    assert [question.about for question in pool.open.values()] == [one.table.state.tried]
    pool.answer(Seat(0))
    assert "≈" in repr(info.box)
    assert repr(odds)[1:-1] not in repr(info.box)
    one.table.scene.fan.take_back()
    assert "≈" not in repr(info.box)
    assert pool.open == {}


def test_nothing_is_weighed_where_one_plays_without(make: Make) -> None:
    pool = Held(GAME)
    one = make(*HANDS, pool=pool)
    one.deliver("lumber")
    around(one)
    one.choose("outlaw")
    press(one, Key.Key_R)
    assert isinstance(one.table.state.tried, Attack)
    assert pool.open == {}


def test_each_step_is_named_by_what_it_is_and_one_button_does_it(make: Make) -> None:
    one = make(*HANDS)
    one.deliver("lumber")
    around(one)
    table = one.table
    confirm = table.action_buttons.confirm_button

    def seen() -> list[str]:
        found = [step for step in table._buttons if step.isVisible()]
        return [button.text() for button in (*found, confirm) if button.isVisible()]

    for key, does in ((Key.Key_C, "collect"), (Key.Key_X, "extend"), (Key.Key_D, "draw")):
        press(one, key)
        assert confirm.text() == say(does, cards=many("cards", 4))
        assert len(set(seen())) == len(seen()), "no two say the same"
    one.choose("outlaw")
    press(one, Key.Key_R)
    assert table.raid_button.text() == say("raid-next")
    lit = f"words={say('step-raid')!r}, role=<Role.SMALL: 'small'>, ink='on_accent'"
    assert lit in repr(table.scene.info.key())


def test_ones_turn_begins_with_what_a_raid_has_done_since(make: Make) -> None:
    one = make("lumber outlaw", "gold guard gunslinger", seats=2)
    one.deliver("lumber")
    one.act(Attack(Seat(0), cards("guard")))
    one.end()
    said = one.table.now.text()
    assert said.startswith(
        f"Grace raided you and took ${one.view.seats[1].total}. Press F4 to watch it."
    )
    assert say("now-send") in said
    assert one.table.action_buttons.again_button.offered
    one.choose("outlaw")
    assert one.table.state.tried == Deliver(cards("outlaw"), extended=False), (
        "also under what stays"
    )
    assert "Grace" not in one.table.now.text()


@pytest.mark.parametrize(
    ("delivery", "raid", "said"),
    [
        (
            "gold prison_wagon",
            "gunslinger",
            " and won, but the Prison Wagon discarded the cargo. Press F4",
        ),
        ("outlaw", "gunslinger", " and won, but took nothing. Press F4"),
        ("barricade lumber", "gunslinger", ", but your delivery held"),
    ],
)
def test_of_a_raid_that_won_nothing_it_is_told_why(
    make: Make, delivery: str, raid: str, said: str
) -> None:
    one = make("gold prison_wagon outlaw barricade lumber", "2*gunslinger", seats=2)
    one.deliver(delivery)
    one.act(Attack(Seat(0), cards(raid)))
    one.end()
    assert f"Grace raided you{said}" in one.table.now.text()


def test_where_the_cards_are_meant_to_go_is_framed_and_what_they_are_worth_is_said(
    make: Make,
) -> None:
    one = make(*HANDS)
    one.deliver("lumber")
    around(one)
    table, zones = one.table, one.table.scene.zones
    one.choose("outlaw")
    for _ in range(2):
        press(one, Key.Key_R)
        act = table.state.tried
        assert isinstance(act, Attack)
        assert [seat for seat, zone in zones.items() if zone._meant] == [act.target]
        assert f"attack\u00a0{table.box.attack[cards('outlaw')[0]]}" in table.now.text()
    press(one, Key.Key_C, Key.Key_Return)
    one.choose("whiskey")
    sends = [table.scene.sends[longer]._meant for longer in (False, True)]
    assert sends == [True, False]
    money = table.box.pays[0][cards("whiskey")[0]]
    assert f"${money}, defence\u00a00" in table.now.text()


def test_while_somebody_draws_it_is_still_their_turn(make: Make) -> None:
    one = make("lumber outlaw", "gold guard", seats=2, speed=Speed.NORMAL)
    table, scene = one.table, one.table.scene
    one.end()
    one.act(Deliver(cards("gold"), extended=False))
    table.catch_up()
    one.act(EndTurn(True))
    strip = scene.strips[Seat(1)]
    assert "draws" in table.now.text()
    assert "turn=True" in repr(strip._shown), "the frame says what the words say"
    lit = repr(scene.info.flow.box).partition("fill='accent'")[0].rpartition("words='")[2]
    assert lit.startswith(say("step-draw")), "and so does the step"
    table.catch_up()
    assert "turn=False" in repr(strip._shown)


def test_a_turn_begins_with_what_the_others_did_also_where_that_was_skipped(make: Make) -> None:
    one = make("lumber outlaw", "gold guard", speed=Speed.NORMAL)
    one.deliver("lumber")
    around(one)
    one.table.catch_up()
    one.table.resize(1264, 900)
    settle()
    scene = one.table.scene
    group = scene.news.group(one.table.words, one.table.state.meanwhile)
    assert group is not None
    assert group.description.startswith("Grace sent 2 cards; ")
    assert group.controls == []
    assert not scene.info.room("news").isEmpty(), "in pictures"
    one.choose("outlaw")
    assert scene.info.room("news").isEmpty()


@pytest.mark.parametrize(("hand", "said"), [("thief farmhand", "$"), ("farmhand", "")])
def test_a_thief_that_stole_before_the_raid_was_lost_is_told(
    make: Make, hand: str, said: str
) -> None:
    one = make("2*gold barricade", hand, seats=2)
    one.deliver("2*gold barricade")
    one.act(Attack(Seat(0), cards(hand)))
    while one.view.phase is Phase.CHOICE:
        one.act(Steal(cards("gold")[0]), 1)
    one.end()
    told = one.table.now.text()
    assert "Grace raided you, but your delivery held and paid $" in told
    assert ("A Thief stole $200 first." in told) == bool(said)


def test_a_raid_among_others_that_stays_over_ones_turn_is_named(make: Make) -> None:
    """One's own is told of only once it is gone, and the way on is told."""
    one = make("gold mail", "outlaw farmhand", "outlaw", seats=3)
    one.deliver("gold mail")
    one.act(Deliver(cards("farmhand"), extended=False))
    one.act(Attack(Seat(0), cards("outlaw")))
    one.end()
    one.act(Attack(Seat(1), cards("outlaw")))
    one.end()
    assert one.table.showdown.is_open
    names = {"name": one.table.words.name(2), "other": one.table.words.name(1)}
    assert one.table.now.text() == say("show-stays", **names)
    QTest.keyClick(one.table.stage, Key.Key_Escape)
    settle()
    assert "raided you" in one.table.now.text()


def test_a_delivery_that_was_sent_after_a_raid_is_not_open(make: Make) -> None:
    one = make("guard", "outlaw", "gold mail farmhand", seats=3)
    one.end()
    one.end()
    one.deliver("gold")
    one.end()
    one.act(Attack(Seat(2), cards("outlaw")))
    assert one.table.showdown.is_open
    item = one.table.scene.crates[Seat(2)]
    assert item.crate is not None
    assert item.crate.bare
    one.end()
    one.act(Deliver(cards("mail"), extended=False))
    assert one.table.showdown.is_open, "no person has acted"
    assert item.isVisible()
    assert item.crate is not None
    assert not item.crate.bare


def test_how_many_cards_are_still_to_be_discarded_is_counted_down(make: Make) -> None:
    one = make(*HANDS)
    one.act(EndTurn(draw=True))
    one.act(Discard(one.view.seats[0].hand[:1]))
    one.end()
    one.end()
    one.act(EndTurn(draw=True))
    assert one.view.phase is Phase.DISCARD
    limit = one.table.box.limit
    more = len(one.table.state.hand) - limit
    assert one.table.now.text() == many("now-discard", more).format(limit=limit)
    assert say("help-discard", limit=limit) in repr(one.table.scene.info.key())
    one.awake()
    one.table.scene.fan.reserve(0)
    settle()
    assert more > 1
    assert one.table.now.text() == many("now-discard-more", more - 1).format(limit=limit)


def test_a_turn_that_is_reviewed_ends_with_the_answers_of_then(make: Make) -> None:
    """Not with those that the table of the review begins with."""
    one = make("gold mail", "outlaw", seats=2)
    one.act(Deliver(cards("gold"), extended=False))
    was = EndTurn(False, Answers(loyalty=True))
    one.act(was)
    session = one.session
    at = len(session.moments) - 1
    assert one.acts()[-1] == was
    bridge = ReviewBridge(session, ReplayTimeline.wound(session), Preferences(Speed.OFF))
    table = Table(one.table.look, bridge)
    try:
        bridge.stand(Seat(0), at, (was,))
        assert table.attempt(was)
        assert table.state.tried == was
        assert table.prompt.refusal is None
    finally:
        table.close()
        table.deleteLater()
        bridge.close()


def test_what_was_tried_is_there_again_after_a_visit_elsewhere(make: Make) -> None:
    one = make(*HANDS)
    one.choose("lumber outlaw")
    press(one, Key.Key_A)
    tried = one.table.state.tried
    one.bridge.screen.away()
    settle()
    assert one.table.state.tried is None
    assert not one.table.scene.fan.faces, "nobody else sees it"
    one.bridge.screen.back()
    settle()
    assert one.table.state.tried == tried == Deliver(cards("outlaw lumber"), extended=True)
    assert one.table.scene.cards() == cards("outlaw lumber")
    one.table.cover()
    one.table.undo()
    one.bridge.turn_changed.emit()
    one.table.interrupt()
    one.bridge.turn_changed.emit()
    assert one.table.state.tried is None, "only what a cover put away comes back"


def test_ones_own_turn_is_framed_too_and_who_is_next_is_said(make: Make) -> None:
    one = make(*HANDS)
    scene, frame = one.table.scene, "line='accent', width=2.5"
    assert frame in repr(scene.mine.flow.box)
    assert [n for n in (1, 2) if "follows=True" in repr(scene.strips[Seat(n)]._shown)] == [1]
    one.end()
    assert frame not in repr(scene.mine.flow.box)
    assert [n for n in (1, 2) if "follows=True" in repr(scene.strips[Seat(n)]._shown)] == [2]


def test_odds_say_what_they_are_where_they_are_read(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = make(*HANDS, aid="odds")
    one.deliver("lumber")
    around(one)
    table = one.table
    one.choose("outlaw")
    press(one, Key.Key_R)
    told = ScoreLine("share", 60), ScoreLine("money", 50)
    monkeypatch.setattr(one.bridge, "estimate", lambda _act: told)
    one.bridge.weighed.emit()
    said = say("tip-odds")
    assert said in table.scene.info.toolTip()
    assert said in table.confirm_button.accessibleDescription()
    press(one, Key.Key_D)
    assert said not in table.scene.info.toolTip() + table.confirm_button.toolTip()


def test_all_cards_are_told_with_the_extension_card(make: Make) -> None:
    one = make(*HANDS)
    one.table.show_cards()
    assert say("extension-rule") in repr(one.table.scene.page.flow.box)
    assert say("extension-rule") in one.table.scene.sends[1].toolTip()


def test_each_tip_tells_what_is_there_after_each_step(make: Make) -> None:
    """At a screen that is handed on, where one's own things lie elsewhere than others'."""
    one = make(seats=3, persons=3)
    table, scene, words = one.table, one.table.scene, one.table.words
    stream, seen = Rng("tips", 1), set[tuple[Seat, int, bool]]()
    for _ in range(90):
        screen = one.bridge.screen
        assert screen.due is None or screen.take(screen.due)
        table.motion.catch_up()
        settle()
        view = table.view
        for seat, there in zip(one.session.seats, view.seats, strict=True):
            items: list[StageItem] = [scene.crates[seat]]
            if seat == table.seat:
                items.append(scene.mine)
            else:
                items += (scene.strips[seat], scene.held[seat], scene.zones[seat])
            for item in items:
                tip = item.toolTip().split("\n")
                assert f"{words.name(seat)}, {say('dollars', money=there.total)}" in tip
                assert many("in-hand", there.cards) in tip
                assert words.crate(there.delivery) in tip
            if there.delivery is not None:
                seen.add((seat, there.delivery.left, seat == table.seat))
        assert scene.discards.toolTip().startswith(
            f"Discard pile\n{words.cards(sorted(view.discards))}".rstrip()
        )
        if one.bridge.result is not None:
            break
        waiting = one.session.awaiting
        assert isinstance(waiting, AwaitingSeats)
        legal = one.session.legal(waiting.due[0])
        one.act(legal.sample(stream), waiting.due[0])
    assert {(left, mine) for _, left, mine in seen} >= {(n, m) for n in (1, 2) for m in (0, 1)}


def test_the_log_says_who_begins(make: Make) -> None:
    one = make(*HANDS)
    assert one.table.log.lines[0].endswith("You start.")


def test_a_tip_does_not_lie_over_what_a_key_has_done(make: Make, qtbot: QtBot) -> None:
    one = make(*HANDS)
    one.choose("lumber")
    press(one, Key.Key_A)
    QToolTip.showText(QPoint(10, 10), "What it was.", one.table)
    assert QToolTip.text()
    press(one, Key.Key_Return)
    assert one.acts()
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=1000)


def test_while_space_is_held_the_line_speaks_of_letting_go(make: Make) -> None:
    one = make(*HANDS)
    one.table.quick = True
    one.choose("lumber")
    for act in (one.table.send_button.click, one.table.steps.end_drawing, one.table.steps.end):
        act()
        assert "Release Space" in one.table.now.text()
        assert "Enter" not in one.table.now.text()


def test_what_was_tried_before_is_not_played_by_letting_go_of_space(make: Make) -> None:
    one = make(*HANDS)
    one.choose("lumber")
    for quick in (True, False):
        one.bridge.screen.away()
        one.table.quick = quick
        one.bridge.screen.back()
        settle()
        assert (one.table.state.tried is None) == quick


def test_a_refresh_makes_one_state(make: Make) -> None:
    one = make(*HANDS)
    with states_made(one.table) as made:
        one.table.refresh()
        one.choose("lumber outlaw")
        assert isinstance(one.table.state.tried, Deliver)
        one.table.undo()
        one.table.redo()
        one.table.refresh()
        assert one.table.confirm()
        press(one, Key.Key_D, Key.Key_D)
        one.answer("gold")
        settle()
    assert len(made) > 6
    assert set(made) == {1}


def test_whoever_has_only_cargo_is_not_asked_whom_to_raid(make: Make) -> None:
    """There used to be a grey button for it too, which could not work."""
    one = make("mail grain lumber whiskey cattle payroll gold", "grain guard", seats=2)
    one.end()
    one.deliver("grain guard")
    table = one.table
    assert table.state.raids
    assert table.now.text().endswith(say("now-send"))
    assert not table.raid_button.isVisible()
    one.act(Deliver(cards("payroll"), extended=False))
    assert "raid" not in table.now.text().lower()
    assert not table.raid_button.isVisible()
