"""The table of Cargo Hold: a question in a raid is answered by a press on the card itself."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.games.cargo_hold.actions import Collect, Flee, Reinforce, Rope, Steal, TakeBack
from engine.games.cargo_hold.view import Phase
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import LEFT, settle
from ui.stage.cards.face import CardItem
from ui.tables.cargo_hold.words import say


def press(one: Yard, item: CardItem) -> None:
    one.awake()
    stage = one.table.stage
    at = stage.mapFromScene(item.mapToScene(item.rect().center()))
    QTest.mouseClick(stage.viewport(), LEFT, pos=at)
    settle()


def cards_of(one: Yard, name: str) -> list[CardItem]:
    """The cards of a raid that may be pressed, by name."""
    item = one.table.showdown.item
    every = (*item.cards, *item.further)
    return [card for card in every if card.open and card.face and card.face.name == name]


def raid(make: Make, attack: str, delivery: str, own: str = "") -> Yard:
    one = make(f"{attack} {own}", delivery, seats=2)
    one.end()
    one.deliver(delivery)
    one.raid(1, attack)
    assert one.view.phase is Phase.CHOICE
    return one


def test_a_lasso_takes_the_card_that_is_pressed(make: Make) -> None:
    one = raid(make, "outlaw lasso", "mail 2*guard barricade")
    names = [card.face.name for card in one.table.showdown.item.cards if card.open and card.face]
    assert sorted(names) == ["Barricade", "Guard", "Guard"], "only firepower of the other side"
    under = [button.under for button in one.table.choice.buttons]
    assert under == [say("ask-defence", number=3), say("ask-defence", number=2)]
    press(one, cards_of(one, "Guard")[1])
    assert one.acts()[-1] == Rope(cards("guard")[0])


def test_a_thief_takes_the_cargo_that_is_pressed(make: Make) -> None:
    one = raid(make, "outlaw thief", "mail gold guard")
    press(one, cards_of(one, "Mail")[0])
    assert one.acts()[-1] == Steal(cards("mail")[0])


def test_a_reinforcement_is_pressed_among_the_cards_that_lie_there_for_it(make: Make) -> None:
    one = raid(make, "outlaw reinforcement", "mail guard", "sheriff farmhand lumber")
    item = one.table.showdown.item
    assert [card.face.name for card in item.further if card.face] == ["Sheriff", "Farmhand"]
    assert item.rect().contains(item.further[-1].scene_rect().translated(-item.scenePos()))
    press(one, cards_of(one, "Farmhand")[0])
    assert one.acts()[-1] == Reinforce(cards("farmhand")[0])
    assert not item.further, "nothing of the hand is left"


def test_a_getaway_is_used_by_a_press_on_it(make: Make) -> None:
    one = make("gold getaway", "gunslinger", seats=2)
    one.deliver("gold getaway")
    one.raid(0, "gunslinger")
    assert one.view.phase is Phase.CHOICE
    press(one, cards_of(one, "Getaway")[0])
    assert Flee(True) in one.acts()


def test_each_card_of_loyalty_is_marked_by_a_press(make: Make) -> None:
    one = raid(make, "2*outlaw sheriff loyalty", "mail guard")
    (first, second), choice = cards_of(one, "Outlaw"), one.table.choice
    assert first.is_chosen
    press(one, first)
    assert not first.is_chosen
    assert second.is_chosen
    assert len(choice.marked) == 2
    one.awake()
    assert choice.commit()
    settle()
    assert TakeBack(cards("outlaw sheriff")) in one.acts()


def test_a_delivery_that_lies_open_is_chosen_from_by_presses(make: Make) -> None:
    one = make("outlaw guard gold loyalty", "mail", seats=2)
    one.deliver("outlaw guard gold loyalty")
    one.end()
    one.act(Collect())
    assert one.view.phase is Phase.LOYALTY
    spots = [spot for spot in one.table.answering.spots if spot.isVisible()]
    assert [spot.framed for spot in spots] == [True, True], "one for each that may come back"
    one.awake()
    spots[0].chosen.emit()
    settle()
    assert [spot.framed for spot in spots] == [False, True]
    one.awake()
    assert one.table.choice.commit()
    settle()
    assert one.acts()[-1] == TakeBack(cards("guard"))
    assert not any(spot.isVisible() for spot in one.table.answering.spots)


@pytest.mark.parametrize("what", ["other", "early"])
def test_no_other_card_and_no_early_press_answers(make: Make, what: str) -> None:
    one = raid(make, "outlaw lasso", "mail 2*guard barricade")
    acts = one.acts()
    item = one.table.showdown.item
    if what == "other":
        one.awake()
        for card in item.cards:
            if not card.open:
                card.chosen.emit()
    else:
        one.table.choice._fresh.setRemainingTime(10_000)
        cards_of(one, "Guard")[0].chosen.emit()
    settle()
    assert one.acts() == acts


def test_nothing_is_pressed_where_a_computer_is_asked(make: Make) -> None:
    one = make("gunslinger outlaw", "gold getaway", seats=2)
    one.end()
    one.deliver("gold getaway")
    one.raid(1, "gunslinger")
    assert one.view.phase is Phase.CHOICE
    assert not any(card.open for card in one.table.showdown.item.cards)


def test_what_is_chosen_does_not_look_like_the_button_that_does_it(make: Make) -> None:
    """Both were filled alike."""
    one = raid(make, "2*outlaw sheriff loyalty", "mail guard")
    choice, theme = one.table.choice, one.table.look.theme
    assert choice.done is not None

    def ground(button: QWidget) -> str:
        picture = button.grab().toImage()
        at = button.rect().center()
        # Above the words.
        return picture.pixelColor(at.x(), 7).name()

    chosen, done = ground(choice.buttons[0]), ground(choice.done)
    choice.buttons[0].setChecked(False)
    assert ground(choice.buttons[0]) == chosen
    assert chosen != done
    assert theme.accent.name() != chosen


def test_no_card_of_a_hand_is_left_in_the_raid_beneath_the_cover(make: Make) -> None:
    """CH-24: what a Reinforcement may add is seen by its owner alone."""
    one = make("outlaw reinforcement sheriff lumber", "mail guard", seats=2, persons=2)
    screen, item = one.bridge.screen, one.table.showdown.item

    def come() -> None:
        if screen.due is not None:
            screen.take(screen.due)
        one.table.motion.catch_up()
        settle()

    come()
    one.end()
    come()
    one.deliver("mail guard")
    come()
    one.raid(1, "outlaw reinforcement")
    come()
    assert one.bridge.viewer() == 0
    assert "Sheriff" in [card.face.name for card in item.further if card.face]
    screen.cover()
    assert not item.further
    left = [card.face.name for card in item._cards if card.isVisible() and card.face]
    assert "Sheriff" not in left
