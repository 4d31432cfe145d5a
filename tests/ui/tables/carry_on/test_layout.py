"""How the table of Carry On lies in a window: nothing cut, and everybody in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import AwaitingSeats, Rng, Seat
from engine.games.carry_on.actions import Pick
from engine.games.carry_on.components import SOUVENIR, kind_of
from engine.games.carry_on.view import Phase
from engine.match import Player, Session, begin
from tests.tiers import at, by_turns, some
from tests.tools.gallery.fits import troubles
from tests.ui.tables.laws.kit import NAMES, settle
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences
from ui.kit.cards.ring import Density
from ui.kit.table.seats import SeatEntry, SeatStrip
from ui.look import text
from ui.look.flow import Flow
from ui.look.palette import COLOURS
from ui.look.style import Look
from ui.shell import language
from ui.tables.carry_on.page import COLUMNS
from ui.tables.carry_on.panels import Boxes, scales
from ui.tables.carry_on.scene import plan
from ui.tables.carry_on.table import Table
from ui.tables.carry_on.words import Words, many, say

SIZES = ((911, 424), (1008, 580), (1264, 700), (1900, 900))
TEXT = (0.8, 1.0, 1.6)
TURNS = {"packing": 5, "settling": 99, "scored": 9}
"""How many cards are packed before a page is seen; of 99 as many as it takes."""
COUNTS = (2, 5, 8)
GAME = catalog.game("carry_on")


@pytest.fixture
def show(look: Look, preferences: Preferences) -> Iterator[Callable[[Session], Table]]:
    """Shows a match on a table, and lets go of both."""
    pool, bridges, tables = WorkerPool(), list[MatchBridge](), list[Table]()

    def made(session: Session) -> Table:
        bridges.append(MatchBridge(session, pool, preferences))
        tables.append(Table(look, bridges[-1]))
        tables[-1].show()
        return tables[-1]

    yield made
    for table in tables:
        table.close()
        # Else it is dressed anew with all tables to come.
        table.deleteLater()
    for bridge in bridges:
        bridge.close()
    pool.close()


def match(seats: int, phase: Phase, *, turns: int = 99) -> Session:
    """A match with open hands and all aids, as far as a phase, or so many cards."""
    players = [Player("person", None, NAMES[n], COLOURS[n]) for n in range(seats)]
    session = begin(GAME, "layout", players, {"open-hands": True, "aid": "odds"})
    stream = Rng("layout", seats)
    for _ in range(turns * seats):
        waiting, view = session.awaiting, session.view(None)
        if turns == 99 and view.phase is phase:
            break
        assert isinstance(waiting, AwaitingSeats)
        seat = waiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    language.speak(qapp, "de")
    yield
    language.speak(qapp, "en")


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("size", "scale"), [((1008, 520), 1.6), ((1264, 700), 1.0)])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_what_is_chosen_and_advised_is_whole_in_german_too(
    look: Look, show: Callable[[Session], Table], seats: int, size: tuple[int, int], scale: float
) -> None:
    table = show(match(seats, Phase.SETTLE))
    look.set_text_scale(scale)
    look.fit_window(size[0] + 16, size[1] + 120, 1.0)
    table.resize(*size)
    settle()
    assert table.page.isVisible()
    assert troubles(table, look) == []
    for row in table.page.rows.values():
        if row.ready.isVisible():
            # The longest that can be said.
            trade = say("no-trade", now=many("points", 18), then=many("points", 27))
            wild = say("told-wild", points=5)
            advice = (say("best-counted"), wild, trade, many("keeping", 11).format(then=27))
            table.page.note.setText(f"{row.name.text()}: {' '.join(advice)}")
            assert troubles(table, look) == []


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("size", "scale"), [((1008, 520), 1.6), ((1264, 700), 1.0)])
def test_all_that_is_counted_at_the_end_is_whole_in_german_too(
    look: Look, show: Callable[[Session], Table], size: tuple[int, int], scale: float
) -> None:
    table = show(match(8, Phase.OVER))
    look.set_text_scale(scale)
    look.fit_window(size[0] + 16, size[1] + 120, 1.0)
    table.resize(*size)
    table.show_scores()
    settle()
    assert table.page.isVisible()
    assert all(head.isVisible() for head in table.page._heads)
    assert troubles(table, look) == []


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("spoken", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 8])
def test_beside_the_words_of_a_review_no_head_is_broken(
    look: Look, show: Callable[[Session], Table], qapp: QApplication, seats: int, spoken: str
) -> None:
    language.speak(qapp, spoken)
    table = show(match(seats, Phase.OVER))
    table.resize(870, 560)
    table.show_scores()
    settle()
    with text.recording() as painted:
        table.page.grab()
    heads = {head.text() for head in table.page._heads if head.isVisible()}
    assert len(heads) == len(COLUMNS)
    written = [one for one in painted if one.text in heads]
    assert {one.text for one in written} == heads
    assert not any(one.cut or one.is_halved for one in written)


CASES = [
    (shown, seats)
    for first in range(3)
    for shown, seats in zip(TURNS, (COUNTS[first:] + COUNTS[:first]), strict=True)
]
"""Any three neighbours are all pages and all counts of seats."""


@pytest.mark.parametrize(("shown", "seats"), by_turns(CASES, at_once=3))
def test_nothing_is_cut(
    look: Look, show: Callable[[Session], Table], seats: int, shown: str
) -> None:
    table = show(match(seats, Phase.SETTLE, turns=TURNS[shown]))
    for size in some(SIZES, 1):
        for scale in TEXT:
            with at(size=size, scale=scale):
                look.set_text_scale(scale)
                look.fit_window(size[0] + 16, size[1] + 60, 1.0)
                table.resize(*size)
                settle()
                if shown == "scored" and not table.page.isVisible():
                    table.show_scores()
                assert troubles(table, look) == []


@pytest.mark.parametrize("left", [False, True])
def test_everything_has_a_place_of_its_own(look: Look, left: bool) -> None:
    for seats in range(2, 9):
        for size in ((895, 310), (992, 470), (1248, 590), (1884, 790)):
            with at(seats=seats, size=size):
                made = plan(QSizeF(*size), look, seats, left=left)
                rooms = (made.ring, made.mine, made.case, made.sheet, made.fan)
                for number, room in enumerate(rooms):
                    assert room.width() > 100
                    assert room.height() > 40
                    assert room.bottom() <= made.size.height() + 1
                    for other in rooms[number + 1 :]:
                        assert not room.intersects(other)
                assert (made.mine.left() > made.case.left()) == left
                whole = made.size.width() * made.size.height()
                own = made.case.width() * made.case.height() + made.fan.width() * made.fan.height()
                assert own > 0.4 * whole, "what one plays with is the largest"


@pytest.mark.parametrize("seats", by_turns([3, 5, 8]))
def test_every_packed_card_of_others_has_a_place_in_sight(
    show: Callable[[Session], Table], seats: int
) -> None:
    """Where a card is seen landing when all are turned over."""
    table = show(match(seats, Phase.PICK, turns=3))
    for size in ((1008, 580), (1264, 700)):
        table.resize(*size)
        settle()
        for seat in table.scene.around:
            strip = table.scene.strips[seat].sceneBoundingRect()
            spots = [table.scene.packed_spot(seat, index) for index in range(7)]
            assert all(strip.contains(spot) for spot in spots)
            assert all(spot.width() >= 8 for spot in spots)
            assert len({round(spot.left()) for spot in spots}) > 3
        assert Seat(table.seat) not in table.scene.around


ADA = SeatEntry("Ada", COLOURS[0], "A", points="40")


def boxes_of(look: Look, session: Session) -> tuple[Boxes, Any]:
    """What makes the panels of a match, and the match as its first seat sees it."""
    return Boxes(look, Words(GAME.box, NAMES)), session.view(Seat(0))


def strip_of(look: Look, size: tuple[int, int]) -> SeatStrip:
    """What is told of the second seat of four whose hands lie open."""
    boxes, view = boxes_of(look, match(4, Phase.PICK, turns=3))
    strip, seat = SeatStrip(look), view.seats[1]
    strip.lie(QRectF(0, 0, *size), Density.WHOLE)
    hand = boxes.hand(seat.known)
    strip.show_seat(ADA, *boxes.public(GAME.box, seat, Density.WHOLE, hand))
    return strip


def test_an_open_hand_leaves_room_for_what_is_told_of_a_seat_elsewhere(look: Look) -> None:
    strip = strip_of(look, (413, 139))
    for name in ("hand", "packed-0", "carry-on", "kg", "essentials"):
        assert not strip.room(name).isEmpty(), name


def test_an_open_hand_is_seen_where_words_are_large(look: Look) -> None:
    """As tokens, and so is what is packed, since both have no room as cards."""
    look.set_text_scale(1.6)
    strip = strip_of(look, (328, 105))
    hand, packed = strip.room("hand"), strip.room("packed-6")
    assert hand.height() > 16
    assert packed.height() > 16
    assert not hand.intersects(packed)


def test_ones_own_points_are_told_where_there_is_little_room(look: Look) -> None:
    boxes, view = boxes_of(look, match(4, Phase.PICK, turns=3))
    for scale, size in ((1.0, (262, 200)), (1.6, (251, 134))):
        look.set_text_scale(scale)
        box = boxes.mine(GAME.box, ADA, view.seats[0], (), (), QSizeF(*size))
        assert Flow(look, box).room("points", QRectF(0, 0, *size)).width() > 16


@pytest.mark.parametrize(
    ("luggage", "said"),
    [((23,) * 4 + (32,) * 4, {"4 × 23", "4 × 32"}), ((23, 32, 32), {"1 × 23", "2 × 32"})],
)
def test_the_scales_say_how_many_suitcase_cards_have_each_limit(
    look: Look, luggage: tuple[int, ...], said: set[str]
) -> None:
    boxes, view = boxes_of(look, match(4, Phase.PICK, turns=3))
    seat, size = view.seats[0], QSizeF(262, 200)
    sheet = boxes.sheet(GAME.box, seat, seat.packed, luggage, size)
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    with text.recording() as painted:
        Flow(look, sheet).paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    assert said <= {each.text for each in painted}
    assert not [each for each in painted if each.cut]


def test_co_13_the_scales_tell_a_card_under_the_pointer_from_what_a_souvenir_may_weigh(
    look: Look,
) -> None:
    """What the card would add is pale, and what souvenirs may add is hatched behind that."""
    boxes, view = boxes_of(look, match(4, Phase.PICK, turns=3))
    card = kind_of(1, 6)

    def sheet(packed: tuple[int, ...], then: tuple[int, ...]) -> tuple[str, list[QColor]]:
        """The weight in words, and the colours from 16 to 18, and from 21 to 23 kg."""
        one, size = replace(view.seats[0], packed=packed), QSizeF(262, 200)
        flow = Flow(look, boxes.sheet(GAME.box, one, then, (), size))
        room = QRectF(0, 0, size.width(), size.height())
        image = QImage(300, 300, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        with text.recording() as painted:
            flow.paint(painter, room)
        painter.end()
        bar = flow.room("scales", room)
        spots = [
            image.pixelColor(round(bar.left() + bar.width() * kg / 40), round(bar.top() + 10))
            for kg in (16, 16.5, 17, 17.5, 18, 21, 21.5, 22, 22.5)
        ]
        return next(each.text for each in painted if "kg" in each.text), spots

    heavy, souvenir = kind_of(0, 7), SOUVENIR
    empty = sheet((heavy, heavy), (heavy, heavy))
    added = sheet((heavy, heavy), (heavy, heavy, card))
    spare = sheet((heavy, heavy, souvenir), (heavy, heavy, souvenir))
    both = sheet((heavy, heavy, souvenir), (heavy, heavy, souvenir, card))
    picked = sheet((heavy, heavy), (heavy, heavy, souvenir))
    assert [each[0] for each in (empty, added, spare, both, picked)] == [
        "14 kg",
        "14 → 20 kg",
        "14–19 kg",
        "→ 20–25 kg",
        "→ 14–19 kg",
    ]
    near, far = slice(0, 5), slice(5, None)
    (ground,) = set(map(QColor.rgb, empty[1]))
    (pale,) = set(map(QColor.rgb, added[1][near]))
    assert {pale} == set(map(QColor.rgb, both[1][near])), "the card's weight comes first"
    for hatched in (spare[1][near], picked[1][near], both[1][far]):
        assert len(set(map(QColor.rgb, hatched))) > 1
    assert set(map(QColor.rgb, added[1][far])) == {ground} != {pale}


@pytest.mark.parametrize("high", range(1, 9))
def test_scales_that_may_be_heavier_are_painted_in_any_room(look: Look, high: int) -> None:
    """In a very low one lines had no distance."""
    image = QImage(80, 20, QImage.Format.Format_RGB32)
    before = image.copy()
    painter = QPainter(image)
    try:
        scales(look, 10, 14, 19, ()).paint(painter, QRectF(5, 5, 60, high))
    finally:
        painter.end()
    assert image != before


@pytest.mark.usefixtures("german")
def test_long_words_leave_all_lines_in_their_panels(look: Look) -> None:
    boxes, view = boxes_of(look, match(4, Phase.PICK, turns=3))
    business = next(n for n in range(8) if boxes.words.character(n) == "Geschäftsreisender")
    seat = replace(view.seats[0], character=business)
    size = QSizeF(242, 214)
    mine = boxes.mine(GAME.box, ADA, replace(seat, unused=0), (), (), size)
    sheet = boxes.sheet(GAME.box, seat, seat.packed, view.luggage, size)
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    with text.recording() as painted:
        for box in (mine, sheet):
            Flow(look, box).paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    whole = {fitted.text for fitted in painted if not fitted.cut}
    assert {say("no-cards"), say("weight"), say("essentials"), "Geschäftsreisender"} <= whole


@pytest.mark.usefixtures("german")
def test_german_names_a_card_in_the_accusative(look: Look) -> None:
    words = boxes_of(look, match(4, Phase.PICK, turns=0))[0].words
    assert "Pack den Wintermantel (7 kg) ein." == words.describe_move(Pick(5))
    assert "Pack das Souvenir ein." == words.describe_move(Pick(SOUVENIR))


@pytest.mark.parametrize(("scale", "size"), [(1.0, (160, 28)), (1.6, (150, 42)), (1.6, (120, 62))])
def test_cards_too_small_to_be_told_are_signs_and_weights(
    look: Look, scale: float, size: tuple[int, int]
) -> None:
    look.set_text_scale(scale)
    packed = Flow(look, boxes_of(look, match(2, Phase.PICK, turns=1))[0].packed(range(5)))
    high = QRectF(0, 0, size[0] * 2, size[1] * 2)
    for room, is_token in ((QRectF(0, 0, *size), True), (high, False)):
        spots = [packed.room(f"packed-{n}", room) for n in range(7)]
        assert all(room.contains(spot) for spot in spots)
        assert (spots[0].width() > spots[0].height()) == is_token
        # A token that is lower bears no number.
        assert spots[0].height() >= 11


def test_a_log_in_large_letters_takes_no_room_from_a_small_table(
    look: Look, show: Callable[[Session], Table]
) -> None:
    """As while a match is watched: such a page is flat, but is not wide for its words."""
    table = show(match(2, Phase.PICK, turns=1))
    for scale, size, is_open in ((1.6, (1008, 450), False), (1.0, (1900, 800), True)):
        look.set_text_scale(scale)
        table.resize(*size)
        settle()
        assert table.drawer.is_open == is_open
