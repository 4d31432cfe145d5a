"""Tests of a card, of piles of them and of the places they go to: what is seen, and what is hit."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from tests.ui.stage.hand_of_cards import BACK, face
from ui.look.palette import Theme
from ui.look.style import Look, ThemeChoice
from ui.stage.cards.face import CARD_ASPECT, STRIP_WIDTH_SHARE, CardItem, Face
from ui.stage.cards.opponent_hand import OpponentHand
from ui.stage.cards.pile import Crate, CrateItem, PileItem
from ui.stage.items.zone import Zone, ZoneItem
from ui.stage.view import StageView

ROOM = QRectF(0, 0, 100, 100 * CARD_ASPECT)


class Sheet:
    """A scene of 300 × 240 without a view, to be drawn."""

    def __init__(self, *items: QGraphicsItem) -> None:
        self.scene = QGraphicsScene(0, 0, 300, 240)
        for item in items:
            self.scene.addItem(item)

    def image(self, scale: float = 1.0) -> QImage:
        size = self.scene.sceneRect().size()
        image = QImage((size * scale).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(scale)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self.scene.render(painter, QRectF(QPointF(0, 0), size), self.scene.sceneRect())
        painter.end()
        return image


def card(look: Look, shown: Face | None = None) -> tuple[CardItem, Sheet]:
    item = CardItem(look, face=shown, back=BACK)
    item.set_rect(ROOM.translated(40, 40))
    return item, Sheet(item)


STATES: list[Callable[[CardItem], None]] = [
    lambda item: item.show_card(face(0, 2), number="3"),
    lambda item: item.show_state(chosen=True),
    lambda item: item.show_state(barred=True),
    lambda item: item.show_state(lifted=True),
    lambda item: item.show_card(face(1, 2)),
    lambda item: item.show_card(face(0, 3)),
    lambda item: item.show_card(None),
    lambda item: item.set_turn(0.5),
]


@pytest.mark.parametrize("change", STATES)
@pytest.mark.parametrize("choice", [ThemeChoice.DAY, ThemeChoice.NIGHT])
def test_each_state_is_seen(
    look: Look, choice: ThemeChoice, change: Callable[[CardItem], None]
) -> None:
    look.set_choice(choice)
    item, sheet = card(look, face(0, 2))
    before = sheet.image()
    change(item)
    assert before != sheet.image()


def test_a_chosen_card_is_punched_and_a_barred_one_is_not(look: Look) -> None:
    """Its state is seen in its shape, so also without colours."""
    item, sheet = card(look, face(0, 2))
    middle = ROOM.translated(40, 40).center().toPoint()
    hole = (round(40 + 100 * 0.625), 40 + 3)
    assert 255 == sheet.image().pixelColor(*hole).alpha()
    item.show_state(chosen=True)
    assert sheet.image().pixelColor(*hole).alpha() < 160
    assert 255 == sheet.image().pixelColor(middle).alpha()
    item.show_state(barred=True)
    assert 255 == sheet.image().pixelColor(*hole).alpha()


def test_marking_and_turning_a_card_prints_it_once(look: Look) -> None:
    printed: list[Theme] = []

    def paint(painter: QPainter, room: QRectF, theme: Theme) -> None:
        printed.append(theme)
        painter.fillRect(room, theme.accent)

    item, sheet = card(look, Face("counted", "Counted", paint))
    for change in STATES[1:4]:
        change(item)
        sheet.image()
    for step in range(10):
        item.set_turn(abs(1 - step / 5))
        sheet.image()
    assert 1 == len(printed)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_a_card_is_printed_at_the_density_of_its_device(look: Look, scale: float) -> None:
    ratios: list[float] = []

    def paint(painter: QPainter, room: QRectF, theme: Theme) -> None:
        ratios.append(painter.device().devicePixelRatioF())

    _, sheet = card(look, Face("dense", "Dense", paint))
    sheet.image(scale)
    assert [scale] == ratios


def test_a_card_that_has_risen_is_hit_where_it_lay(look: Look) -> None:
    item, _ = card(look, face(0, 2))
    foot = ROOM.bottomLeft() + QPointF(10, 8)
    assert not item.shape().contains(foot)
    item.set_below(16)
    assert item.shape().contains(foot)
    assert item.boundingRect().contains(foot)


def test_a_face_down_card_tells_nothing_of_its_face(look: Look) -> None:
    """Whatever a card is, its back has the same picture."""
    images = []
    for kind in range(2):
        item, sheet = card(look, face(kind, 2))
        item.show_card(None)
        images.append(sheet.image())
    assert images[0] == images[1]


def test_a_pile_grows_and_goes(look: Look) -> None:
    pile = PileItem(look, back=BACK, label="Deck")
    pile.set_rect(QRectF(40, 20, 130, 200))
    sheet = Sheet(pile)
    images, spots = [], []
    for count in (0, 1, 5, 40):
        pile.show_pile(count)
        images.append(sheet.image())
        spots.append(pile.spot().y())
    pile.show_pile(40, face(2, 5))
    images.append(sheet.image())
    pile.show_pile(40, face(2, 5), badge="2 left")
    images.append(sheet.image())
    assert all(one != other for one, other in itertools.combinations(images, 2))
    # The more cards, the higher lies the top one.
    assert spots[1] > spots[2] > spots[3]
    assert pile.size().height() / pile.size().width() == pytest.approx(CARD_ASPECT)
    assert face(2, 5) == pile.top
    assert 40 == pile.count


def test_the_number_of_a_pile_hides_no_figure_of_its_top_card(look: Look) -> None:
    pile = PileItem(look, back=BACK, label="Discarded")
    pile.set_rect(QRectF(40, 20, 130, 200))
    sheet, changed = Sheet(pile), []
    for top in (None, face(2, 5)):
        images = []
        for badge in ("1", "88"):
            pile.show_pile(40, top, badge=badge)
            images.append(sheet.image())
        one, other = images
        size = one.size()
        spots = itertools.product(range(size.width()), range(size.height()))
        changed.append([y for x, y in spots if one.pixel(x, y) != other.pixel(x, y)])
    assert min(changed[0]) > max(changed[1])


@pytest.mark.parametrize("scale", [0.8, 1.6])
def test_a_pile_stays_in_its_room(look: Look, scale: float) -> None:
    look.set_text_scale(scale)
    pile = PileItem(look, back=BACK, label="Discarded")
    room = QRectF(40, 20, 130, 200)
    pile.set_rect(room)
    pile.show_pile(56)
    image = Sheet(pile).image()
    around = room.adjusted(-16, -16, 16, 16)
    for x, y in itertools.product(range(0, 300, 3), range(0, 240, 3)):
        assert around.contains(QPointF(x, y)) or not image.pixelColor(x, y).alpha()


def crate(look: Look) -> tuple[CrateItem, Sheet]:
    def paint(painter: QPainter, room: QRectF, theme: Theme, shown: Crate) -> None:
        painter.fillRect(room, theme.case)
        painter.fillRect(QRectF(room.topLeft(), QSizeF(8 * shown.count, 5)), theme.ink)
        turns = QRectF(room.left(), room.top() + 10, 8 * shown.turns, 5 * shown.of)
        painter.fillRect(turns, theme.ink)
        if shown.locked:
            painter.fillRect(QRectF(room.center(), room.bottomRight()), theme.accent)

    item = CrateItem(look, paint=paint)
    item.set_rect(QRectF(60, 30, 160, 140))
    return item, Sheet(item)


def test_a_crate_tells_its_cards_its_turns_and_its_lock(look: Look) -> None:
    item, sheet = crate(look)
    images = [sheet.image()]
    for shown in (Crate(3, 1, 1), Crate(4, 1, 1), Crate(3, 2, 2), Crate(3, 1, 2), Crate(3, 0, 2)):
        item.show_crate(shown)
        images.append(sheet.image())
    item.show_crate(Crate(3, 2, 2, locked=True))
    images.append(sheet.image())
    assert all(one != other for one, other in itertools.combinations(images, 2))
    assert item.spot() == item.scene_rect().center()


def test_crates_of_other_prints_are_other_pictures(look: Look) -> None:
    """Though they tell the same: seats have colours of their own."""
    found = []
    for colour in (look.theme.good, look.theme.bad):
        paint = partial(lambda ink, p, at, _t, _c: p.fillRect(at, ink), colour)
        item = CrateItem(look, paint=paint, name=colour.name())
        item.set_rect(QRectF(60, 30, 160, 140))
        item.show_crate(Crate(3, 1, 2))
        found.append(Sheet(item).image())
    assert found[0] != found[1]


def test_the_print_of_a_crate_has_all_the_room_and_tells_all(look: Look) -> None:
    room, painted = QRectF(60, 30, 144, 120), list[QRectF]()
    item = CrateItem(look, paint=lambda _p, at, _t, _c: painted.append(at))
    item.set_rect(room)
    item.show_crate(Crate(3, 1, 2))
    image = Sheet(item).image()
    assert painted == [QRectF(0, 0, 144, 120)]
    bare = (image.pixelColor(x, y).alpha() for x in range(0, 300, 4) for y in range(0, 240, 4))
    assert not any(bare), "nothing else is drawn"


@pytest.mark.parametrize("scale", [0.8, 1.6])
def test_a_crate_stays_in_its_room(look: Look, scale: float) -> None:
    look.set_text_scale(scale)
    item, sheet = crate(look)
    item.show_crate(Crate(12, 2, 2))
    image = sheet.image()
    around = item.scene_rect().adjusted(-12, -12, 12, 14)
    for x, y in itertools.product(range(0, 300, 3), range(0, 240, 3)):
        assert around.contains(QPointF(x, y)) or not image.pixelColor(x, y).alpha()


@pytest.mark.parametrize("count", [1, 2, 7, 14, 24])
@pytest.mark.parametrize("size", [(280, 60), (120, 40), (90, 120)])
def test_anothers_hand_shows_the_strips_of_what_all_know(
    look: Look, count: int, size: tuple[int, int]
) -> None:
    held = OpponentHand(look, back=BACK)
    held.set_rect(QRectF(10, 10, *size))
    known = [face(2, 5), face(3, 7)][: count - 1]
    held.show_hand(count, known)
    assert list(held.cards) == [None] * (count - len(known)) + known
    slots = [held.slot(place) for place in range(count)]
    for one, other in itertools.pairwise(slots[count - len(known) :]):
        assert other.left() - one.left() >= one.width() * STRIP_WIDTH_SHARE - 0.01
    room = held.scene_rect().adjusted(-0.01, -0.01, 0.01, 0.01)
    assert all(room.contains(slot) for slot in slots)
    before = (sheet := Sheet(held)).image()
    held.show_hand(count)
    assert (before != sheet.image()) == bool(known), "what is known lies face up"


def test_no_more_can_be_known_of_a_hand_than_is_in_it(look: Look) -> None:
    with pytest.raises(ValueError, match="2 of 1"):
        OpponentHand(look).show_hand(1, [face(0, 1), face(1, 1)])


def test_an_open_pile_is_chosen_by_click_and_enter(look: Look, qtbot: QtBot) -> None:
    scene = QGraphicsScene(0, 0, 300, 240)
    view = StageView(scene, look)
    qtbot.addWidget(view)
    view.resize(300, 240)
    pile = PileItem(look, back=BACK)
    pile.set_rect(QRectF(40, 20, 130, 200))
    pile.show_pile(3)
    pile.set_open(True)
    scene.addItem(pile)
    with qtbot.waitExposed(view):
        view.show()
    at = view.mapFromScene(pile.spot())
    with qtbot.waitSignal(pile.chosen):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    pile.setFocus()
    with qtbot.waitSignal(pile.chosen):
        QTest.keyClick(view, Qt.Key.Key_Return)


def test_a_zone_shows_what_may_be_done_in_its_lines(look: Look) -> None:
    """Not only in its colours: each state covers other pixels."""
    zone = ZoneItem(look)
    zone.set_rect(QRectF(20, 20, 260, 200))
    sheet = Sheet(zone)
    covered = []
    for state in Zone:
        zone.show_zone(state)
        image = sheet.image()
        points = itertools.product(range(300), range(240))
        covered.append({at for at in points if image.pixelColor(*at).alpha() > 120})
    idle, may, hot = covered
    assert len(may) > 1.3 * len(idle)
    assert len(hot) > 1.3 * len(may)


@pytest.mark.parametrize("choice", [ThemeChoice.DAY, ThemeChoice.NIGHT])
def test_what_stands_on_a_zone_can_be_read_on_any_ground(choice: ThemeChoice) -> None:
    """It lies on paper or enamel of the theme's, not on what the zone happens to cover."""
    look = Look(choice)
    zone = ZoneItem(look, "Here")
    zone.set_rect(QRectF(20, 20, 260, 200))
    sheet, theme = Sheet(zone), look.theme
    for state, ground in ((Zone.IDLE, theme.card), (Zone.MAY, theme.accent)):
        zone.show_zone(state)
        row = [sheet.image().pixelColor(x, 34) for x in range(120, 180)]
        assert sum(colour == ground for colour in row) > 20, state


def test_a_tag_bears_the_first_words_that_have_room(look: Look) -> None:
    zone = ZoneItem(look, "A long label for much room", written=("Rather long words", "Short"))
    for wide, words in ((400, "Rather long words"), (90, "Short"), (30, "Short")):
        zone.set_rect(QRectF(20, 20, wide, 80))
        assert words == zone.words(), wide
        assert zone.rect().contains(zone.tag(words))
    assert zone.label == "A long label for much room", "which is read aloud"
    zone.set_rect(QRectF(20, 20, 400, 80))
    place = QRectF(10, 40, 100, 30)
    zone.set_place(place)
    assert zone.words() == "Short"
    assert place.contains(zone.tag("Short"))
    zone.set_place(QRectF(10, 40, 12, 30))
    assert zone.words() == "", "rather none than a letter"


def test_a_picture_that_cannot_be_painted_is_told_and_ends_nothing(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt would go on painting with the error pending, and take the process along."""
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: told.append(error))

    def paint(painter: QPainter, room: QRectF, theme: Theme) -> None:
        raise ValueError("no such card")

    scene = QGraphicsScene(0, 0, 300, 240)
    view = StageView(scene, look)
    qtbot.addWidget(view)
    broken = CardItem(look, face=Face("broken", "Broken", paint))
    broken.set_rect(ROOM)
    whole = CardItem(look, face=face(0, 2))
    whole.set_rect(ROOM.translated(150, 0))
    for item in (broken, whole):
        scene.addItem(item)
    view.resize(300, 240)
    with qtbot.waitExposed(view):
        view.show()
    at = view.mapFromScene(whole.scene_rect().center())
    seen = view.grab().toImage().pixelColor(at)
    assert {"no such card"} == {str(error) for error in told}
    whole.hide()
    # What comes after it is painted all the same.
    assert seen != view.grab().toImage().pixelColor(at)
