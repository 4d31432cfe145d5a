"""How the table of Where's My Luggage? lies in a window: nothing hidden, nothing clipped."""

import dataclasses
import itertools
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.view import NONE, LookResult, Pair, Phase
from engine.match import Player
from tests.tiers import at, by_turns, some
from tests.ui.tables.wheres_my_luggage.conftest import ADA, BEN, BOT, Make, Table
from ui.look import marks, text
from ui.look.style import Look, room_of
from ui.look.typography import Role
from ui.tables.wheres_my_luggage import check, items
from ui.tables.wheres_my_luggage.art import furniture
from ui.tables.wheres_my_luggage.check import CheckRow
from ui.tables.wheres_my_luggage.items import seat_rooms
from ui.tables.wheres_my_luggage.layout import LAYOUT_PADDING, at_first, order, plan, shares
from ui.tables.wheres_my_luggage.table import Table as LuggageTable
from ui.tables.wheres_my_luggage.words import say

SIZES = ((1010, 520), (1264, 700), (1900, 900), (2540, 960), (3820, 2030))
"""Stages in windows from 1024 × 640 to 3840 × 2160."""
TEXT = (0.8, 1.0, 1.6)
CLEO, DAN = Player(name="Cleo", colour="plum"), Player(name="Maria Sibylla", colour="moss")


def seats(*numbers: int) -> list[Seat]:
    return [Seat(number) for number in numbers]


@pytest.mark.parametrize(("count", "persons"), [(2, 1), (4, 1), (2, 2), (3, 2), (4, 4), (3, 0)])
@pytest.mark.parametrize("memory", [False, True])
def test_everything_has_a_place_of_its_own(count: int, persons: int, memory: bool) -> None:
    for size, scale in itertools.product(SIZES, TEXT):
        with at(size=size, scale=scale):
            _has_a_place_of_its_own(size, scale, count, persons, memory)


def _has_a_place_of_its_own(
    size: tuple[int, int], scale: float, count: int, persons: int, memory: bool
) -> None:
    scale *= room_of(size[0] + 16, size[1] + 100)
    places = order(count, seats(*range(persons)))
    made = plan(QSizeF(*size), scale, places, own=Seat(0) if persons == 1 else None)
    whole = QRectF(0, 0, *size)
    assert set(made.seats) == set(seats(*range(count)))
    rooms = [*made.seats.values(), made.log]
    for room in rooms:
        assert whole.contains(room)
        assert room.height() >= 80
        assert room.width() >= 150
    for one, other in itertools.combinations(rooms, 2):
        assert not one.intersects(other)
    oval = made.oval if not memory else made.field
    assert whole.contains(oval)
    assert oval.width() > 0.45 * size[0]
    assert oval.height() > 0.2 * size[1]
    if memory:
        assert not any(oval.intersects(room) for room in rooms)


@pytest.mark.parametrize("players", [(ADA, BOT, BOT, BOT), (ADA, BEN, CLEO, DAN), (ADA, BEN)])
def test_no_suitcase_passes_behind_a_seat(make: Make, players: tuple[Player, ...]) -> None:
    """Whoever is at the table, each suitcase is in sight all the way round."""
    made = make(players, started=False)
    for size in ((1024, 600), (1264, 700), (2540, 960)):
        with at(size=size):
            made.resize(size)
            _all_in_sight(made.table)


def _all_in_sight(table: LuggageTable) -> None:
    carousel = table.scene.carousel
    panels = [panel.scene_rect() for panel in table.scene.panels.values()]
    slots = [slot for slot, kind in enumerate(table.view.belt) if kind != NONE]
    for tick in range(0, table.box.belt.length, 24):
        for slot in slots[::3]:
            body = carousel.body(slot, tick)
            middle = body.center()
            assert not any(panel.contains(middle) for panel in panels)
            hidden = max((panel.intersected(body).height() for panel in panels), default=0.0)
            assert hidden < body.height() * 0.3


@pytest.mark.parametrize("players", [(ADA, BOT), (ADA, BEN)])
def test_a_shut_log_leaves_no_hole_and_comes_back_to_its_place(
    make: Make, players: tuple[Player, ...]
) -> None:
    page = make(players).table
    drawer, scene = page.drawer, page.scene
    assert drawer.spare
    assert drawer.is_open
    place, beside = drawer.geometry(), dict(scene.plan.seats)

    def hole() -> float:
        one, other = sorted(scene.plan.seats.values(), key=QRectF.left)
        gap: float = other.left() - one.right()
        return gap

    assert hole() > drawer.width()
    drawer.button.click()
    assert not drawer.isVisible()
    assert hole() == pytest.approx(LAYOUT_PADDING)
    for seat, panel in scene.panels.items():
        assert panel.scene_rect().toRect() == scene.plan.seats[seat].toRect()
    drawer.button.click()
    assert drawer.isVisible()
    assert (drawer.geometry(), dict(scene.plan.seats)) == (place, beside)
    # A window that becomes large opens with the log between them again.
    page.resize(800, 560)
    assert not drawer.spare
    page.resize(1264, 700)
    assert (drawer.geometry(), dict(scene.plan.seats)) == (place, beside)


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("size", [(1010, 600), (1264, 700)])
def test_a_log_between_no_seats_stands_beside_the_belt(
    make: Make, size: tuple[int, int], memory: bool
) -> None:
    """No suitcase that comes by is hidden by it, nor takes a press that is meant for it."""
    made = make((ADA, BOT, BOT), size=size, options={"form": "memory"} if memory else None)
    page = made.table
    wide = page.scene.plan.belt.width()
    assert not page.drawer.is_open
    page.drawer.button.click()
    log = QRectF(page.drawer.geometry())
    assert page.drawer.isVisible()
    assert log.right() <= size[0]
    assert not any(log.intersects(panel.scene_rect()) for panel in page.scene.panels.values())
    if memory:
        grid = page.scene.grid
        assert not any(
            log.intersects(grid.tile_rect(place)) for place in range(len(page.view.belt))
        )
    else:
        carousel = page.scene.carousel
        slots = [slot for slot, kind in enumerate(page.view.belt) if kind != NONE]
        for tick in range(0, page.box.belt.length, 24):
            assert not any(log.intersects(carousel.body(slot, tick)) for slot in slots)
    page.drawer.button.click()
    assert page.scene.plan.belt.width() == wide


@pytest.mark.parametrize("players", [(ADA, BOT), (ADA, BEN)])
def test_wl_32_a_gate_keeps_its_place_when_the_log_is_shut_or_opened(
    make: Make, players: tuple[Player, ...]
) -> None:
    page = make(players).table
    page.gates[Seat(0)]._place += 70.0
    before = {seat: gate.place for seat, gate in page.gates.items()}
    for _ in range(2):
        page.drawer.button.click()
        assert {seat: gate.place for seat, gate in page.gates.items()} == before


def test_persons_sit_from_left_to_right_as_their_keys_lie() -> None:
    assert order(4, seats(0, 1, 2, 3)) == seats(0, 1, 2, 3)
    assert order(3, seats(2)) == seats(2, 0, 1)
    assert order(4, seats(1), left=True)[-1] == Seat(1)


@pytest.mark.parametrize("count", [3, 4])
def test_all_seats_are_equal_but_for_one_who_plays_alone(count: int) -> None:
    size = QSizeF(1264, 640)
    rooms = plan(size, 1.0, order(count, seats(*range(count)))).seats
    assert len({(room.width(), room.height(), room.top()) for room in rooms.values()}) == 1
    alone = plan(size, 1.0, order(count, seats(0)), own=Seat(0)).seats
    assert alone[Seat(0)].width() > 1.3 * alone[Seat(1)].width()
    assert alone[Seat(1)].width() == alone[Seat(count - 1)].width()


@pytest.mark.parametrize("persons", [2, 3, 4])
def test_shares_of_the_belt_are_equal_and_at_each_seat_s_side(persons: int) -> None:
    """WL-32."""
    who = seats(*range(persons))
    found = shares(order(4, who), who)
    wide = {round(high - low, 6) for low, high in found.values()}
    assert len(wide) == 1
    # At the front what is further on is further left.
    places = [(at_first(found[seat]) + 0.5) % 1.0 for seat in who]
    assert places == sorted(places, reverse=True)
    if persons > 2:
        assert all(abs(at_first(share)) < 0.25 for share in found.values()), "all at the front"
    for low, high in found.values():
        assert low <= at_first((low, high)) <= high


def test_one_person_has_all_of_the_belt() -> None:
    assert shares(order(4, seats(0)), seats(0)) == {}


@pytest.mark.parametrize("players", [(ADA, BOT, BOT, BOT), (ADA, BEN, CLEO, DAN)])
def test_words_fit_and_targets_can_be_hit(
    make: Make, look: Look, players: tuple[Player, ...]
) -> None:
    table = make(players)
    for size, scale in some(itertools.product(((1010, 560), (1264, 700)), TEXT), 3):
        with at(size=size, scale=scale):
            look.set_text_scale(scale)
            table.resize(size)
            _fits(table, look, {player.name for player in players})


def _fits(table: Table, look: Look, names: set[str]) -> None:
    page = table.table
    # What this says goes again after a while.
    for seat in page.state.persons:
        page.take(table.wrong_slot(seat), seat)
    look.pixmaps.clear()
    for panel in page.scene.panels.values():
        panel.renew()
    with text.recording() as painted:
        page.grab()
    cut = [fitted.text for fitted in painted if fitted.cut]
    assert painted
    assert not [words for words in cut if words not in names]
    for button in (page.pause_button, page.rule_button):
        assert button.isVisible()
        assert button.height() >= 44
    inside = QRectF(page.rect())
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and widget.parent() is page:
            assert inside.contains(QRectF(widget.geometry())), widget


def test_a_left_hand_finds_its_things_at_the_right(make: Make) -> None:
    from dataclasses import replace

    table = make((ADA, BOT, BOT, BOT))
    panel = table.table.scene.panels[Seat(0)]
    assert panel.scene_rect().center().x() < table.table.width() / 2
    preferences = table.bridge.preferences
    preferences.set_hands(replace(preferences.hands, left=True))
    assert panel.scene_rect().center().x() > table.table.width() / 2


def test_a_gate_s_tag_hangs_above_what_would_hide_it(make: Make) -> None:
    table = make((ADA, BEN))
    page = table.table
    _behind(page)
    tags = [tag for tag in page.scene._tags if tag.isVisible()]
    assert len(tags) == 2
    for tag in tags:
        assert page.scene.plan.belt.contains(tag.scene_rect())
        assert QPointF(tag.scene_rect().center()).y() < page.scene.plan.oval.center().y()


@pytest.mark.parametrize(
    ("size", "players", "least"),
    [
        ((1264, 640), (ADA, BOT), 125),
        ((1264, 640), (ADA, BOT, BOT, BOT), 95),
        ((2540, 960), (ADA, BOT, BOT), 150),
    ],
)
def test_pairs_at_the_check_are_as_large_as_their_room_lets_them_be(
    make: Make, size: tuple[int, int], players: tuple[Player, ...], least: int
) -> None:
    """Seven pairs a seat lie apart from each other, within the sheet, and have all its room."""
    table = make(players, size=size, started=False).table
    pairs = tuple(Pair(number, number) for number in range(7))
    rows = [CheckRow(Seat(n), player.colour, pairs, n == 0) for n, player in enumerate(players)]
    check = table.check
    check.show_rows(1, rows, opened=True)
    table.scene.arranged.emit()
    rooms = [check._pair_room(row.seat, number) for row in rows for number in range(7)]
    assert min(room.width() for room in rooms) >= least
    assert all(QRectF(check.rect()).contains(room) for room in rooms)
    for one, other in itertools.combinations(rooms, 2):
        assert not one.intersects(other)


def test_pairs_at_the_check_stay_in_one_line_that_holds_them(make: Make, look: Look) -> None:
    """A second line would make them a tenth larger, and leave half of the sheet empty."""
    look.set_text_scale(1.5)
    table = make((ADA, BOT), size=(2540, 1040), started=False).table
    pairs = tuple(Pair(number, number) for number in range(7))
    rows = [
        CheckRow(Seat(0), ADA.colour, pairs, True),
        CheckRow(Seat(1), BOT.colour, pairs, False),
    ]
    table.check.show_rows(1, rows, opened=True)
    table.scene.arranged.emit()
    assert len({table.check._pair_room(Seat(0), number).top() for number in range(7)}) == 1


@pytest.mark.parametrize("tile", [0, 33])
def test_a_sad_face_at_the_check_is_explained(make: Make, tile: int) -> None:
    table = make((ADA, BOT), started=False).table
    one, other = table.view.seats
    seats = (replace(one, checked=(Pair(0, tile),)), other)
    table.view = replace(table.view, phase=Phase.BETWEEN, seats=seats)
    assert ("sad face" in table.sentence(table.renew_state())) == (tile == 33)
    assert table.sentence(table.renew_state()).endswith("Ready for the next round?")
    # Whoever watches a recording is not asked.
    with patch.object(table.bridge, "read_only", True):
        said = "The players are getting ready for the next round."
        assert table.sentence(table.renew_state()) == said, "they have seen no pair"


def test_at_the_end_it_is_said_who_has_won(make: Make) -> None:
    table = make((ADA, BEN), started=False).table
    # Once the scene of the end has told it.
    table.tells_result = True
    for points, said in (((3, 5), "Ben wins."), ((4, 4), "share the win.")):
        seats = [
            replace(seat, points=(each,))
            for seat, each in zip(table.view.seats, points, strict=True)
        ]
        table.view = replace(table.view, phase=Phase.OVER, seats=tuple(seats))
        assert table.sentence(table.renew_state()).startswith("The match is over.")
        assert table.sentence(table.renew_state()).endswith(said)


def test_the_last_check_has_no_room_for_buttons_that_never_come(make: Make) -> None:
    table = make((ADA, BOT), size=(1264, 700), started=False).table
    rows = [CheckRow(Seat(0), ADA.colour, (Pair(0, 0),), False)]
    wide = []
    for last in (False, True):
        table.check.show_rows(3, rows, opened=True, last=last)
        table.scene.arranged.emit()
        wide.append(table.check.room("pairs", Seat(0)).width())
    assert wide[1] >= wide[0] + 84


@pytest.mark.parametrize("players", [(ADA, BOT), (ADA, BEN), (ADA, BEN, CLEO, DAN)])
def test_no_two_ready_buttons_have_one_letter(make: Make, players: tuple[Player, ...]) -> None:
    """With the mouse alone there is no key to tell them apart by, and Alt+Y would press none."""
    table = make(players, options={"hands": "mouse"}, started=False).table
    pairs = (Pair(0, 0),)
    rows = [
        CheckRow(Seat(n), one.colour, pairs, one.level is None) for n, one in enumerate(players)
    ]
    table.check.show_rows(1, rows, opened=True)
    letters = [QKeySequence.mnemonic(one.text()) for one in table.check.buttons.values()]
    assert [button.text().replace("&", "") for button in table.check.buttons.values()] == [
        "Ready" for _ in letters
    ]
    alone = len(letters) == 1
    assert [not letter.isEmpty() for letter in letters] == [alone for _ in letters]


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_ready_buttons_of_four_persons_do_not_touch(make: Make, look: Look, scale: float) -> None:
    look.set_text_scale(scale)
    players = (ADA, BEN, CLEO, DAN)
    table = make(players, size=(1010, 520), started=False).table
    pairs = tuple(Pair(number, number) for number in range(7))
    rows = [CheckRow(Seat(n), player.colour, pairs, True) for n, player in enumerate(players)]
    table.check.show_rows(1, rows, opened=True)
    table.scene.arranged.emit()
    table.check.ask({})
    table.grab()
    rooms = [button.geometry() for button in table.check.buttons.values()]
    assert all(b.top() - a.bottom() > 4 for a, b in itertools.pairwise(rooms))
    assert all(room.height() >= 36 for room in rooms)
    assert len({(room.left(), room.width()) for room in rooms}) == 1


CORNERS = tuple(itertools.product(((1010, 520), (1264, 700), (2540, 960)), (0.8, 1.6)))


def test_the_card_of_a_pause_hides_no_part_of_a_seat(make: Make, look: Look) -> None:
    made = make((ADA, BEN, CLEO, DAN))
    table = made.table
    table.pause()
    for size, scale in some(CORNERS, 3):
        with at(size=size, scale=scale):
            look.set_text_scale(scale)
            made.resize(size)
            card, words = QRectF(table.belt_cover.card.geometry()), table.belt_cover.words
            assert not any(card.intersects(seat) for seat in table.scene.plan.seats.values())
            assert QRectF(table.scene.view.rect()).contains(card)
            assert words.height() >= words.heightForWidth(words.width())


def _behind(page: Any) -> None:
    """Let the gates of two go beyond the belt."""
    for seat, turn in ((Seat(0), 0.4), (Seat(1), 0.6)):
        page.gates[seat]._place = turn * page.box.belt.length
    page.refresh()


def test_signs_of_gates_go_with_a_belt_that_is_laid_out_anew(make: Make) -> None:
    table = make((ADA, BEN)).table
    _behind(table)
    table.clock.pause()
    table.scene.cover(0.0)
    table.resize(table.width(), table.height() - 120)
    table.grab()
    behind = [tag for tag in table.scene._tags if tag.isVisible()]
    assert len(behind) == 2
    oval = table.scene.plan.oval
    for tag in behind:
        middle = tag.scene_rect().center().x()
        assert oval.left() < middle < oval.right()
        turn = next(g.turn for s, g in table.gates.items() if table.state.key_of(s) == tag._words)
        assert abs(table.scene.carousel.oval.at(turn).point.x() - middle) < 2


def test_a_pause_is_told_in_a_card_that_holds_its_words(make: Make) -> None:
    table = make((ADA, BOT)).table
    table.pause()
    words = table.belt_cover.words
    assert words.isVisible()
    assert words.height() >= words.heightForWidth(words.width())


def test_who_only_watches_is_told_what_was_told_last(make: Make) -> None:
    table = make((BOT, BOT))
    table.table.refresh()
    last = table.table.log.lines[-1]
    assert table.table.now.text() == last


@pytest.mark.parametrize("form", ["timed", "memory"])
@pytest.mark.parametrize(
    "players",
    by_turns(
        [((ADA, BOT),), ((ADA, BOT, BOT),), ((ADA, BEN, CLEO, DAN),)], ids=["two", "three", "four"]
    ),
)
def test_the_check_leaves_no_strip_of_what_it_covers(
    make: Make, look: Look, form: str, players: tuple[Player, ...]
) -> None:
    """However few pairs there are, and also at the end, where no buttons are."""
    table = make(players, started=False, options={"form": form})
    for size, scale in (((1010, 520), 1.6), ((1264, 700), 1.0), ((3820, 2030), 0.8)):
        look.set_text_scale(scale)
        table.resize(size)
        for last, found in ((False, 7), (True, 7), (True, 1)):
            with at(size=size, scale=scale, last=last, found=found):
                _no_strip_is_left(table.table, players, last=last, found=found)


def _no_strip_is_left(
    table: LuggageTable, players: tuple[Player, ...], *, last: bool, found: int
) -> None:
    plan = table.scene.plan
    pairs = tuple(Pair(number, number) for number in range(found))
    rows = [
        CheckRow(Seat(n), player.colour, pairs, n == 0 and not last)
        for n, player in enumerate(players)
    ]
    table.check.show_rows(3 if last else 1, rows, opened=True, last=last)
    table.scene.arranged.emit()
    check = QRectF(table.check.geometry())
    assert check.contains(plan.belt)
    assert check.width() == plan.size.width()
    front = [room for room in plan.seats.values() if room.top() > plan.belt.bottom()]
    assert not any(room.intersects(check) for room in front), "they are seen whole"


@pytest.mark.parametrize("caption", [51, 56, 58])
def test_the_piles_of_one_computer_have_their_names(caption: int) -> None:
    """In a window of 1280 × 800; names are rather a little smaller than left out, or cut."""
    rooms = seat_rooms(QRectF(0, 0, 358, 192), 17, caption)
    assert rooms.captions > 0
    assert rooms.action.center().x() - rooms.draw.center().x() > 0.75 * caption
    assert rooms.pairs.left() - rooms.action.right() > 0
    # The last one has the panel's edge beside it.
    middle = rooms.pairs.center().x()
    assert 2 * (rooms.head.right() - middle) >= 0.84 * caption - 1
    # What is looked at is still as wide as a deck and a half.
    assert rooms.hand.width() > 1.5 * rooms.draw.width()


@pytest.mark.parametrize(("wide", "caption"), [(628, 84), (628, 97), (772, 97)])
def test_the_piles_of_persons_keep_their_names_with_large_words(wide: int, caption: int) -> None:
    """At 160 % in a window of 1280 × 800, two of them or one, in English and German."""
    rooms = seat_rooms(QRectF(0, 0, wide, 193), 25.4, caption)
    assert rooms.captions > 0
    assert rooms.pairs.width() > rooms.draw.width(), "nor is what was found left out"
    assert rooms.note.top() >= rooms.draw.bottom() + rooms.captions
    assert rooms.note.height() > 25.4


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("size", [(1024, 584), (1280, 700), (1280, 744)])
@pytest.mark.parametrize(
    "players", [(ADA, BEN, CLEO, DAN), (ADA, BEN), (ADA, BOT, BOT, BOT)], ids=["4", "2", "1"]
)
def test_what_is_sought_is_the_largest_thing_of_a_person(
    make: Make, look: Look, players: tuple[Player, ...], size: tuple[int, int], scale: float
) -> None:
    """And the passenger's name is as large as other words, wherever it stands."""
    look.set_text_scale(scale)
    table = make(players, size=size, started=False)
    for seat in table.table.state.persons:
        panel = table.table.scene.panels[seat]
        rooms, shown = panel.rooms, panel.shown
        portrait = rooms.card.width() * 0.84
        others = [portrait, *(room.width() for room in (rooms.draw, rooms.action))]
        assert rooms.hand.height() > 1.15 * max(others)
        assert rooms.hand.height() >= 90
        body = panel.rect()
        laid = [rooms.card, rooms.hand, rooms.draw, rooms.action, rooms.pairs, rooms.head]
        for one, other in itertools.combinations(laid, 2):
            inner = one.adjusted(1, 1, -1, -1)
            assert not inner.intersects(other.adjusted(1, 1, -1, -1)), (one, other)
        assert all(body.contains(room) for room in laid)
        with text.recording() as painted:
            panel.renew()
            table.table.grab()
        name = table.table.words.passenger(shown.passenger)
        sizes = [each.font.pixelSize() for each in painted if each.text == name and not each.cut]
        assert sizes
        assert max(sizes) >= min(11, 0.55 * look.font(Role.SMALL).pixelSize() * 1.6)


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("bots", [1, 2, 3])
def test_the_panel_of_one_person_is_no_poorer_than_those_of_computers(
    make: Make, look: Look, bots: int, scale: float
) -> None:
    """Its card is no smaller, all piles are in one row, and the name is there once."""
    look.set_text_scale(scale)
    table = make((ADA, *[BOT] * bots), size=(1024, 584), started=False).table
    own, *others = table.scene.panels.values()
    for other in others:
        assert own.rooms.card.width() >= other.rooms.card.width()
        assert own.rooms.captions > 0 or not other.rooms.captions
    piles = [own.rooms.draw, own.rooms.action, own.rooms.pairs]
    assert len({pile.top() for pile in piles}) == 1
    assert all(one.right() <= other.left() for one, other in itertools.pairwise(piles))
    # Of a size that no other test has: pictures that are kept are not painted again.
    look.set_text_scale(scale * 0.97)
    with text.recording() as painted:
        table.grab()
    name = table.words.passenger(own.shown.passenger)
    assert [each.text for each in painted].count(name) == 1


@pytest.mark.parametrize("players", [(ADA, BOT), (ADA, BOT, BOT), (ADA, BEN, CLEO)])
def test_what_a_look_led_to_stands_below_the_piles(make: Make, players: tuple[Player, ...]) -> None:
    """Not where the name of the next passenger is, whom it does not concern."""
    table = make(players, size=(1024, 584), started=False).table
    rooms = table.scene.panels[Seat(0)].rooms
    for pile in (rooms.draw, rooms.action, rooms.pairs):
        assert rooms.note.top() >= pile.bottom() + rooms.captions
    assert not rooms.title.intersects(rooms.note)
    assert rooms.note.bottom() <= table.scene.panels[Seat(0)].rect().bottom()


@pytest.mark.parametrize("size", [(1024, 584), (1280, 704), (1280, 744)])
def test_four_persons_have_the_same_words_in_their_panels(
    make: Make, size: tuple[int, int]
) -> None:
    """Also one whose keys have long names: all decks are called by name, or none is."""
    table = make((ADA, BEN, CLEO, Player(name="Ben", colour="moss")), size=size, started=False)
    panels = table.table.scene.panels.values()
    assert len({panel.rooms.captions for panel in panels}) == 1
    if size[0] > 1024:
        assert all(panel._headed for panel in panels), "their keys are in sight"
        assert all(panel.rooms.captions > 0 for panel in panels)


def test_every_seat_has_its_emblem_on_gate_panel_pawn_and_pad(
    make: Make, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Colour alone tells not all seats apart for all eyes."""
    seen: dict[str, set[str]] = {}

    def watch(module: Any, place: str) -> None:
        paint = module.paint_emblem

        def noted(painter: QPainter, room: QRectF, colour: str, ink: QColor) -> None:
            seen.setdefault(place, set()).add(colour)
            assert room.width() > 5
            paint(painter, room, colour, ink)

        monkeypatch.setattr(module, "paint_emblem", noted)

    watch(marks, "gate")
    watch(items, "panel")
    watch(furniture, "pawn")
    watch(check, "pad")
    # Of a size that no other test has: pictures that are kept are not painted again.
    look.set_text_scale(1.07)
    table = make((ADA, BEN, CLEO, DAN), size=(1219, 677)).table
    rows = [
        CheckRow(Seat(n), one.colour, (Pair(0, 0),), True)
        for n, one in enumerate((ADA, BEN, CLEO, DAN))
    ]
    table.grab()
    table.check.show_rows(1, rows, opened=True)
    table.grab()
    every = {"brick", "ocean", "plum", "moss"}
    assert seen == {"gate": every, "panel": every, "pawn": every, "pad": every}


@pytest.mark.parametrize(
    ("passenger", "words"), [("grandma", "It’s Grandma’s"), ("pirate", "It’s the Pirate’s")]
)
def test_whose_it_is_is_told_with_an_article_only_where_the_name_has_one(
    make: Make, passenger: str, words: str
) -> None:
    page = make((ADA, BOT)).table
    panel = page.scene.panels[Seat(0)]
    whose = page.box.passengers.index(passenger)
    panel.patient = False
    with text.recording() as painted:
        shown = dataclasses.replace(panel.shown, face=whose, mark=LookResult.ANOTHER)
        panel.show_seat(shown)
        page.grab()
    assert words in {each.text for each in painted}
    assert page.access._whose(whose).startswith(words.removeprefix("It’s "))


@pytest.mark.parametrize("given", [(0,), (1,), (0, 2), (0, 1, 2), (0, 1, 2, 3)])
def test_a_seat_that_a_computer_gets_keeps_its_place_in_the_row(
    make: Make, given: tuple[int, ...]
) -> None:
    page = make((ADA, BEN, CLEO, DAN)).table

    def row() -> list[Seat]:
        rooms = page.scene.plan.seats
        return sorted(rooms, key=lambda seat: rooms[seat].left())

    assert row() == seats(0, 1, 2, 3)
    for number in given:
        page.bridge.set_seat(Seat(number), BOT.level)
        assert row() == seats(0, 1, 2, 3)
    # Whoever still plays has their part of the belt on their side of the others.
    left = [seat for seat in seats(0, 1, 2, 3) if seat not in given]
    assert list(page.state.persons) == left
    share = shares(page.state.row, page.state.persons)
    places = [(at_first(share[seat]) + 0.5) % 1.0 for seat in left if share]
    assert places == sorted(places, reverse=True)
    for number in given:
        page.bridge.set_seat(Seat(number), None)
        assert row() == seats(0, 1, 2, 3)


@pytest.mark.parametrize("size", [(1264, 700), (1264, 744), (1008, 560), (1600, 900)])
def test_the_names_of_piles_are_whole_and_clear_of_the_edge_of_their_panel(
    make: Make, look: Look, size: tuple[int, int]
) -> None:
    table, seen = make((ADA, BOT), options={"form": "memory"}, size=size).table, 0
    for panel in table.scene.panels.values():
        rooms = panel._rooms
        if not rooms.captions:
            continue
        seen += 1
        piles = (rooms.draw, rooms.action, rooms.pairs)
        named = [panel._caption_room(room, rooms.captions) for room in piles]
        names = named[1:]
        assert names[1].right() <= rooms.head.right() - 5.9
        assert names[0].right() <= names[1].left() + 0.1, "nor does it touch its neighbour"
        for part, room in zip(items._CAPTIONS, named, strict=True):
            assert not text.fit(say(part), look.font(Role.SMALL), room.size()).cut, "it is whole"
    assert seen or size[1] < 600
