"""How the table of Cargo Hold lies in a window: nothing cut, and everybody in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from engine.core import Seat
from engine.games.cargo_hold.actions import Deliver, EndTurn
from tests.tiers import at, by_turns, some
from tests.tools.gallery.fits import troubles
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import settle
from ui.kit.cards.ring import Density
from ui.look.style import Look, ThemeChoice
from ui.look.text import fit
from ui.look.typography import Role
from ui.look.widgets import TagButton
from ui.shell import language
from ui.stage.items.zone import Zone
from ui.tables.cargo_hold.scene import plan

SIZES = ((911, 424), (1008, 580), (1264, 700), (1900, 900))
TEXT = (0.8, 1.0, 1.6)
HANDS = (
    "outlaw lumber whiskey getaway 2*lasso loyalty",
    "gold mail guard gunslinger 2*thief barricade",
)


def full(make: Make, seats: int) -> Yard:
    """Everybody has a delivery, and the first one's is ready."""
    one = make(*HANDS, seats=seats)
    for seat in range(seats):
        hand = one.session.view(one.actor if seat else one.bridge.viewer()).seats[seat].hand
        mine = hand or one.session.view(one.actor).seats[seat].hand
        one.act(Deliver(mine[: 2 + seat % 3], seat % 2 == 1))
        one.act(EndTurn(draw=False))
    assert one.actor == 0
    return one


SHOWN = ("ready", "chosen", "ending", "raid", "cards", "ledger", "answers")


def show(one: Yard, shown: str) -> None:
    """Bring the table to what is looked at."""
    if shown == "chosen":
        one.choose("2*lasso loyalty")
    elif shown == "ending":
        one.table.steps.end_drawing()
    elif shown == "raid":
        one.raid(1, "2*lasso getaway")
        assert one.table.choice.isVisible()
    elif shown == "cards":
        one.table.show_cards()
    elif shown == "ledger":
        one.table.show_ledger()
    elif shown == "answers":
        one.table.toggle_answers()


@pytest.mark.parametrize(
    ("seats", "shown"),
    by_turns([(seats, shown) for seats in (2, 4, 8) for shown in SHOWN], at_once=3),
)
def test_nothing_is_cut(make: Make, seats: int, shown: str) -> None:
    one = full(make, seats)
    look, table = one.table.look, one.table
    show(one, shown)
    for size in some(SIZES, 1):
        for scale in TEXT:
            with at(size=size, scale=scale):
                look.set_text_scale(scale)
                look.fit_window(size[0] + 16, size[1] + 60, 1.0)
                table.resize(*size)
                settle()
                assert troubles(table, look) == []
                assert table.width() == size[0], "its buttons ask for no more"


@pytest.mark.parametrize(
    ("seats", "speech"),
    by_turns([(seats, speech) for seats in (2, 4, 5, 8) for speech in ("en", "de")], at_once=2),
)
def test_what_stands_on_zones_is_whole_and_hides_nobodys_name(
    make: Make, qapp: QApplication, seats: int, speech: str
) -> None:
    language.speak(qapp, speech)
    try:
        one = make(*HANDS, seats=seats)
        for seat in range(seats):
            hand = one.session.view(one.actor).seats[seat].hand
            if seat:
                one.act(Deliver(hand[:1], seat % 2 == 1))
            one.act(EndTurn(draw=False))
        one.choose("2*lasso")
        scene, look = one.table.scene, one.table.look
        for size in SIZES:
            for scale in TEXT:
                with at(size=size, scale=scale):
                    look.set_text_scale(scale)
                    look.fit_window(size[0] + 16, size[1] + 60, 1.0)
                    one.table.resize(*size)
                    settle()
                    for zone in scene.sends:
                        assert zone.isVisible()
                        tag = zone.tag(zone.words())
                        assert zone.rect().contains(tag)
                        assert not fit(zone.words(), look.font(Role.SMALL), tag.size()).cut
                    for seat in scene.around:
                        zone, strip = scene.zones[seat], scene.strips[seat]
                        assert zone.zone is Zone.MAY
                        assert one.table.words.name(seat) in zone.label
                        tag = zone.mapRectToScene(zone.tag(zone.words()))
                        assert zone.words() or strip.density is Density.LINE
                        told = [strip.room(name) for name in ("name", "points")]
                        assert not any(room.isEmpty() for room in told)
                        assert not zone.words() or not any(map(tag.intersects, told))
    finally:
        language.speak(qapp, "en")


@pytest.mark.parametrize("left", [False, True])
def test_everything_has_a_place_of_its_own(qapp: QApplication, left: bool) -> None:
    look = Look(ThemeChoice.DAY)
    look.dress(qapp)
    for seats in range(2, 9):
        for size in ((895, 360), (992, 470), (1248, 590), (1884, 790)):
            with at(seats=seats, size=size):
                made = plan(QSizeF(*size), look, seats, left=left)
                rooms = [made.ring, made.mine, made.track, made.info, made.fan]
                rooms += [made.deck, made.discards]
                for number, room in enumerate(rooms):
                    assert room.width() > 60
                    assert room.height() > 35
                    assert room.bottom() <= made.size.height() + 1
                    for other in rooms[number + 1 :]:
                        assert not room.intersects(other)
                assert (made.mine.left() > made.deck.left()) == left


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_crate_and_hand_of_others_is_told_in_its_place(make: Make, seats: int) -> None:
    """In a line of the ring too, where nothing else has room."""
    one = full(make, seats)
    table = one.table
    for size in ((1008, 580), (1264, 700)):
        table.resize(*size)
        settle()
        scene = table.scene
        for seat in scene.around:
            strip, crate = scene.strips[seat], scene.crates[seat]
            assert crate.isVisible()
            assert strip.scene_rect().adjusted(-1, -1, 1, 1).contains(crate.scene_rect())
            assert str(one.view.seats[seat].cards) in strip.toolTip()
            assert scene.held[seat].isVisible() or not strip.room("crate").isEmpty()
            name = table.words.name(seat)
            assert table.words.crate(one.view.seats[seat].delivery) in strip.toolTip()
            assert name in strip.toolTip()


def test_buttons_keep_one_row_also_in_large_words(make: Make) -> None:
    """What has no room is in the menu; a bar that folds is tested apart."""
    one = full(make, 2)
    table = one.table
    for scale, size in ((1.0, (1264, 700)), (1.6, (1008, 580))):
        table.look.set_text_scale(scale)
        table.resize(*size)
        settle()
        with at(scale=scale):
            assert not table.bar.folded
            assert table.action_buttons.more_button.isVisible()
            assert table.redo_button.behind is not None
            for button in table.bar.buttons:
                if isinstance(button, TagButton) and button.isVisible():
                    assert button.width() >= button.minimumSizeHint().width()


def test_when_an_extended_crate_is_ready_is_told_in_words(make: Make) -> None:
    one = full(make, 6)
    table = one.table
    table.look.fit_window(1280, 760, 1.0)
    table.resize(1264, 700)
    settle()
    delivery = one.view.seats[1].delivery
    assert delivery is not None
    assert delivery.extended
    told = table.words.crate(delivery, brief=True)
    assert told
    assert told in repr(table.scene.strips[Seat(1)].key())
