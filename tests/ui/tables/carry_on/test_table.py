"""The table of Carry On: what a person does at it, and what it shows of it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import (
    Act,
    AwaitingSeats,
    BotProgress,
    Config,
    Grade,
    Level,
    Rng,
    ScoreLine,
    Seat,
    standing,
)
from engine.games.carry_on import scoring
from engine.games.carry_on.actions import Pick, Settle
from engine.games.carry_on.bots import levels
from engine.games.carry_on.components import SOUVENIR
from engine.games.carry_on.events import HandsPassed, LuggageDrawn, Packed, Scored
from engine.games.carry_on.view import NOTHING, CarryView, Phase, Use
from engine.match import Player, Session, begin
from engine.match.timeline import ReplayTimeline
from tests.ui.tables.laws.kit import NAMES, settle
from tests.ui.tables.states import states_made
from ui.bridge.base import Stepped
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed, TablePreferences
from ui.bridge.replay import ReplayBridge
from ui.bridge.trail_progress import TrailPlace
from ui.kit.words import capital, signed
from ui.look import text
from ui.look.palette import COLOURS
from ui.look.pixmaps import Paint
from ui.look.style import Look, ThemeChoice
from ui.look.typography import Role
from ui.motion import MoveTween
from ui.tables.carry_on import TABLE
from ui.tables.carry_on.page import COLUMNS
from ui.tables.carry_on.poses import director
from ui.tables.carry_on.table import Table
from ui.tables.carry_on.words import say

GAME = catalog.game("carry_on")
Make = Callable[..., "Kitchen"]


class Kitchen:
    """A table, and the match behind it."""

    def __init__(self, session: Session, table: Table, bridge: MatchBridge) -> None:
        self.session, self.table, self.bridge = session, table, bridge
        self.stream = Rng("table", 1)

    @property
    def view(self) -> CarryView:
        view: CarryView = self.bridge.view()
        return view

    def acts(self) -> list[Any]:
        """All that was done."""
        given = (moment.given for moment in self.session.moments)
        return [each.action for each in given if isinstance(each, Act)]

    def others(self, but: int = 0) -> None:
        """Everybody else decides."""
        waiting = self.session.awaiting
        assert isinstance(waiting, AwaitingSeats)
        for seat in [seat for seat in waiting.due if seat != but]:
            self.session.submit(seat, self.session.legal(seat).sample(self.stream))

    def on_to(self, phase: Phase) -> None:
        """Play as far as a phase; the table shows only where that is, which spares most of it."""
        with patch.object(self.table, "refresh"):
            while self.session.view(None).phase is not phase:
                waiting = self.session.awaiting
                assert isinstance(waiting, AwaitingSeats)
                seat = waiting.due[0]
                self.session.submit(seat, self.session.legal(seat).sample(self.stream))
        self.table.refresh()
        settle()

    def awake(self) -> None:
        """A new hand has been there for a while."""
        self.table.scene.fan._deaf.setRemainingTime(0)


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Make]:
    look, pool, tables, bridges = Look(ThemeChoice.DAY), WorkerPool(), [], []
    look.dress(qapp)

    def made(
        seats: int = 3,
        persons: int = 1,
        seed: str = "table",
        aid: str = "off",
        *,
        open_: bool = False,
    ) -> Kitchen:
        people = [Player("person", None, NAMES[n], COLOURS[n]) for n in range(persons)]
        easy = Level("easy")
        robots = [Player("computer", easy, NAMES[n], COLOURS[n]) for n in range(persons, seats)]
        session = begin(GAME, seed, [*people, *robots], {"aid": aid, "open-hands": open_})
        # Nobody thinks: the test decides for the computers.
        bridge = MatchBridge(session, pool, Preferences(Speed.OFF))
        bridges.append(bridge)
        table = Table(look, bridge)
        tables.append(table)
        table.resize(1264, 700)
        table.show()
        assert QTest.qWaitForWindowExposed(table)
        table.setFocus()
        return Kitchen(session, table, bridge)

    yield made
    for table in tables:
        table.close()
        table.deleteLater()
    for bridge in bridges:
        bridge.close()
    pool.close()


def test_where_there_is_room_the_page_has_buttons_as_high_as_elsewhere(make: Make) -> None:
    def settling(seed: int) -> Kitchen:
        one = make(seed=f"ready {seed}")
        one.on_to(Phase.SETTLE)
        return one

    one = next(
        one for one in map(settling, range(40)) if one.table.page.rows[Seat(0)].ready.isVisible()
    )
    row = one.table.page.rows[Seat(0)]
    assert row.ready.height() == one.table.action_buttons.confirm_button.height()


def test_a_hand_that_was_passed_on_lies_as_it_came(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it has cards that were elsewhere in the hand before it."""
    # A busy machine may take longer than a new hand waits for its first click.
    monkeypatch.setattr("ui.stage.cards.hand_view.NEW_HAND_LOCK_MS", 60_000)

    def hands(seed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        session = begin(GAME, f"like {seed}", [Player("person", None, "Ada", "brick")] * 3, {})
        own, other = (session.view(Seat(seat)).seats[seat].hand for seat in (0, 2))
        return own, other

    seed, (own, next_) = next(
        (seed, (own, other))
        for seed, (own, other) in enumerate(map(hands, range(40)))
        if len(set(own) & set(other[2:]) - set(other[:2])) > 1
    )
    one = make(seed=f"like {seed}")
    fan = one.table.scene.fan
    one.awake()
    like = next(n for n, card in enumerate(own) if card in next_[2:])
    gone = next(card for card in own if card != own[like])
    fan._move_card(like, 0 if like else 1)
    assert one.bridge.submit(Seat(0), [Pick(gone)]) is None
    for seat in (1, 2):
        hand = one.session.view(Seat(seat)).seats[seat].hand
        one.session.submit(Seat(seat), Pick(hand[0]))
    settle()
    assert one.table.state.hand == next_[1:]
    assert list(fan.places) == [0, 1, 2, 3, 4, 5]
    assert not fan._deaf.hasExpired()
    # A pick of one's own leaves the others where they lie.
    one.awake()
    fan._move_card(5, 0)
    one.bridge.submit(Seat(0), [Pick(next_[1])])
    settle()
    assert list(fan.places) == [4, 0, 1, 2, 3]
    assert fan._deaf.hasExpired()


def test_the_next_hand_is_printed_while_picks_are_turned_over(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = make()
    fan, printed = one.table.scene.fan, []
    monkeypatch.setattr(fan, "prepare", lambda faces, *_: printed.append([f.key for f in faces]))
    one.bridge.preferences.set_speed(Speed.SLOW)
    before = fan.faces
    one.bridge.submit(Seat(0), [Pick(one.view.seats[0].hand[0])])
    one.others()
    assert one.table.motion.busy
    next_ = one.view.seats[0].hand
    assert [[("co", card) for card in next_]] == printed
    assert fan.faces == before[1:], "it does not lie there yet"
    one.table.motion.catch_up()
    assert printed[0] == [face and face.key for face in fan.faces]


def test_what_was_packed_does_not_go_to_the_left_as_well(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, steps = make(), list[Stepped]()
    one.others()
    one.bridge.stepped.connect(steps.append)
    hand = one.view.seats[0].hand
    one.bridge.submit(Seat(0), [Pick(hand[2])])
    settle()
    fan, passed = one.table.scene.fan, list[int]()
    picture = fan.picture

    def taken(index: int, *, up: bool = True) -> tuple[Paint, QRectF]:
        passed.append(index)
        return picture(index, up=up)

    monkeypatch.setattr(fan, "picture", taken)
    last = next(step for step in steps if any(isinstance(e, HandsPassed) for e in step.events))
    director(one.table.own_parts())._show(last, HandsPassed, 0.5)
    left = [hand[index] for index in passed]
    assert sorted([*left, hand[2]]) == sorted(hand)


def test_a_chosen_card_stays_chosen_while_others_pick(make: Make) -> None:
    one = make()
    fan = one.table.scene.fan
    one.awake()
    fan.reserve(2)
    chosen = one.table.state.tried
    assert chosen != NOTHING
    one.others()
    assert one.table.state.tried == chosen
    assert fan.reserved == (2,)
    assert one.table.confirm()
    assert one.session.moments[-1].awaiting is not None
    assert one.view.turn == 2, "all picks were turned over"
    assert one.table.state.tried == NOTHING


def test_who_has_picked_may_pick_another_until_all_have(make: Make) -> None:
    one = make()
    hand = one.view.seats[0].hand
    for index in (0, 1):
        one.awake()
        one.table.scene.fan.reserve(index)
        assert one.table.confirm()
    picks = one.acts()
    first = Pick(hand[0])
    assert picks[0] == first
    assert len(picks) == 2
    assert one.view.pick == picks[1].card != NOTHING
    assert one.table.scene.case.key()[1] == one.view.pick, "it lies in the suitcase, face down"
    left = list(hand)
    left.remove(one.view.pick)
    assert list(one.table.state.hand) == left
    assert one.table.words.card(one.view.pick).lower() in one.table.now.text().lower()


def test_a_new_hand_takes_no_key_at_first(make: Make) -> None:
    one = make()
    fan = one.table.scene.fan
    fan.set_cards(())
    one.table.refresh()
    QTest.keyClick(one.table.stage, Qt.Key.Key_1)
    assert not fan.reserved
    one.awake()
    QTest.keyClick(one.table.stage, Qt.Key.Key_1)
    assert fan.reserved


@pytest.mark.parametrize("by", ["key", "button"])
def test_esc_takes_back_and_undo_too(make: Make, by: str) -> None:
    one = make()
    one.awake()
    one.table.scene.fan.reserve(0)
    assert one.table.undo_button.isEnabled()
    if by == "key":
        QTest.keyClick(one.table.stage, Qt.Key.Key_Escape)
    else:
        one.table.undo_button.click()
    assert one.table.state.tried == NOTHING
    assert not one.table.scene.fan.reserved


def test_a_card_that_a_hint_tries_is_seen_chosen(make: Make) -> None:
    one = make()
    card = one.view.seats[0].hand[4]
    assert one.table.attempt(Pick(card))
    index = one.table.scene.fan.reserved[0]
    assert one.table.state.hand[index] == card


@pytest.mark.usefixtures("paints")
def test_the_scales_show_what_the_card_would_bring_behind_its_frame(
    make: Make, qtbot: QtBot
) -> None:
    one = make()
    scene, seen = one.table.scene, list[object]()
    before = scene.sheet.flow.box
    scene.view.painted.connect(lambda: seen.append(scene.sheet.flow.box))
    fan = scene.fan
    fan._set_looked(3)
    qtbot.waitUntil(lambda: scene.sheet.flow.box != before)
    assert before in seen, "the card is seen large first"
    fan._set_looked(-1)
    qtbot.waitUntil(lambda: scene.sheet.flow.box == before)


def test_a_number_read_out_is_what_the_round_scores(make: Make) -> None:
    one = make()
    one.others()
    one.table.scene.fan.reserve(0)
    one.table.confirm()
    mine = one.view.seats[0]
    kg = scoring.item_weight(GAME.box, mine.packed)
    QTest.keyClick(one.table.stage, Qt.Key.Key_W)
    assert f"{kg} kg" in one.table.now.text()
    QTest.keyClick(one.table.stage, Qt.Key.Key_H)
    assert all(one.table.words.card(card) in one.table.now.text() for card in mine.hand)
    QTest.keyClick(one.table.stage, Qt.Key.Key_S)
    assert "Ada" in one.table.now.text()


def settling(make: Make, **given: int) -> Kitchen:
    """A round's end at which the first seat has a choice."""
    for number in range(60):
        one = make(seed=f"settling-{number}", **given)
        one.on_to(Phase.SETTLE)
        if Seat(0) in one.view.settling and len(scoring.at_seat(GAME.box, one.view, Seat(0))) > 2:
            return one
    raise AssertionError("no such deal")


def test_where_rows_are_high_each_choice_has_the_whole_width(make: Make) -> None:
    def both(seed: int) -> Kitchen | None:
        one = make(seats=2, persons=2, seed=f"both {seed}")
        one.on_to(Phase.SETTLE)
        rows = one.table.page.rows.values()
        shown = any(row.souvenirs.isVisible() and row.upgrade.isVisible() for row in rows)
        return one if shown else None

    one = next(one for one in map(both, range(40)) if one is not None)
    row = next(row for row in one.table.page.rows.values() if row.upgrade.isVisible())
    for scale, wide, high in ((1.6, 1008, 520), (1.0, 1264, 700)):
        one.table.look.set_text_scale(scale)
        one.table.resize(wide, high)
        settle()
        assert row.upgrade.y() > row.souvenirs.geometry().bottom()
        assert row.souvenirs.width() == row.upgrade.width() == row.uses.geometry().width()
    # Assistive technology does not click it.
    before = row.use.upgrade
    row.upgrade.toggle()
    assert [not before] * 2 == [row.use.upgrade, row.upgrade.isChecked()]


@pytest.mark.parametrize(("wide", "high"), [(1264, 700), (1008, 580)])
def test_a_computers_name_is_whole_in_a_line_at_a_rounds_end(
    make: Make, wide: int, high: int
) -> None:
    one = settling(make, seats=3)
    page = one.table.page
    for row in page.rows.values():
        row.name.setText(f"Computer {row.seat + 1}")
    one.table.resize(wide, high)
    settle()
    for scored in (False, True):
        if scored:
            one.others()
            page.rows[Seat(0)].ready.click()
            settle()
        rows = [row for row in page.rows.values() if row.name.isVisible()]
        assert len(rows) > 1
        for row in rows:
            assert row.name.width() >= row.name.sizeHint().width(), row.name.text()


def test_the_page_covers_the_discards(make: Make) -> None:
    one = make(seats=2, persons=2, seed="both 0")
    one.on_to(Phase.SETTLE)
    table = one.table
    boxes = table.scene.discards.sceneBoundingRect()
    view = table.scene.view
    seen = view.mapFromScene(boxes).boundingRect().translated(view.pos())
    assert table.page.geometry().right() >= seen.right()


def test_where_many_choose_in_a_narrow_page_nothing_is_cut(make: Make) -> None:
    """Their sums are left beside what they choose; when it is scored all numbers are there."""
    one = make(seats=8, persons=8, seed="layout")
    one.on_to(Phase.SETTLE)
    table, page = one.table, one.table.page
    table.look.set_text_scale(1.6)
    table.resize(1008, 520)
    settle()
    rows = [row for row in page.rows.values() if row.ready.isVisible()]
    assert len(rows) > 4
    both = [row for row in rows if row.souvenirs.isVisible() and row.upgrade.isVisible()]
    assert both
    for row in both:
        assert row.upgrade.x() > row.souvenirs.geometry().right(), "rows are low"
    for row in rows:
        seen = [column for column, n in zip(COLUMNS, row.numbers, strict=True) if n.isVisible()]
        assert seen == ["page-round", "page-total"]
        for button in (row.souvenirs, row.upgrade):
            assert not button.isVisible() or button.width() >= button.minimumSizeHint().width()
    table.resize(1800, 900)
    settle()
    for row in rows:
        seen = [column for column, n in zip(COLUMNS, row.numbers, strict=True) if n.isVisible()]
        assert seen == [column for column in COLUMNS if column != "page-cards"]


def test_co_15_the_page_begins_plainly_and_judges_no_use(make: Make) -> None:
    one = settling(make)
    page, row = one.table.page, one.table.page.rows[Seat(0)]
    assert page.isVisible()
    assert row.use == Use(one.view.seats[0].packed.count(SOUVENIR), upgrade=False)
    said = set[str]()
    for option in row.options:
        row.choose(option.use)
        page._changed(row)
        assert row.numbers[3].text() == str(option.points), "the figures follow each press"
        assert f"{option.score.kg}\u00a0kg" in page.note.text()
        said.add(page.note.text())
    assert not any("most" in words or "best" in words or "more" in words for words in said)
    worst = min(row.options, key=lambda each: each.net)
    row.choose(worst.use)
    page._changed(row)
    row.ready.click()
    assert one.acts()[-1] == Settle(worst.use.weight, worst.use.upgrade)


def test_co_15_suggest_fills_in_the_best_use_says_why_and_is_no_hint(make: Make) -> None:
    one = settling(make)
    page, row = one.table.page, one.table.page.rows[Seat(0)]
    mine = one.view.seats[0]
    best = scoring.best(GAME.box, mine.character, mine.packed, mine.luggage, mine.unused)
    other = next(each for each in row.options if each.use != best.use)
    row.choose(other.use)
    page._changed(row)
    before = len(one.acts())
    assert not one.bridge.practice, "there are no hints here"
    row.suggest.click()
    assert row.use == best.use
    assert row.numbers[3].text() == str(best.points)
    assert "This scores the most" in page.note.text()
    assert page.note.text().endswith(row.suggest.accessibleDescription())
    assert len(one.acts()) == before, "the player still decides"
    # Of any other choice it says what that comes to, and no more.
    row.choose(other.use)
    page._changed(row)
    assert "most" not in page.note.text()


def test_co_15_the_reason_of_what_is_suggested_is_as_large_as_other_words(make: Make) -> None:
    """Three sentences and more have a third line where rows are high."""
    one = upgrading(make)
    page, row = one.table.page, one.table.page.rows[Seat(0)]
    row.souvenirs.setFocus()
    row.suggest.click()
    settle()
    assert page.note.text().count(".") > 2
    with text.recording() as painted:
        page.note.grab()
    (note,) = painted
    assert note.font.pixelSize() == one.table.look.font(Role.BODY).pixelSize()


def test_a_preference_fills_in_the_best_use_for_everyone(make: Make) -> None:
    one = settling(make, persons=3)
    while len(one.view.due) < 2:
        one = settling(make, persons=3)
    rows = one.table.page.rows
    first, other = (rows[seat] for seat in one.view.due[:2])
    mine = next(each.use for each in first.options if each.use not in (first.use, first.best.use))
    first.choose(mine)
    one.table.page._changed(first)
    one.bridge.preferences.set_hands(TablePreferences(suggest=True))
    assert other.use == other.best.use
    assert first.use == mine, "what somebody has chosen stays"
    again = make(persons=3, seed="settling-1")
    again.bridge.preferences.set_hands(TablePreferences(suggest=True))
    again.on_to(Phase.SETTLE)
    page = again.table.page
    for seat in again.view.due:
        assert page.rows[seat].use == page.rows[seat].best.use
    assert "This scores the most" in page.note.text()


def test_co_15_enter_alone_is_no_decision_of_a_round(make: Make) -> None:
    """The keyboard begins at a choice; where the best use is filled in, it is only confirmed."""
    one = settling(make)
    row = one.table.page.rows[Seat(0)]
    assert row.souvenirs.hasFocus()
    before = len(one.acts())
    most = one.view.seats[0].packed.count(SOUVENIR)
    for used in (*range(most - 1, -1, -1), most):
        QTest.keyClick(row.souvenirs, Qt.Key.Key_Return)
        assert row.use.weight == used
    assert len(one.acts()) == before
    # A card is all that is chosen of where nobody packed a souvenir.
    one = upgrading(make)
    row = one.table.page.rows[Seat(0)]
    assert (row.upgrade if row.souvenirs.isHidden() else row.souvenirs).hasFocus()
    one.bridge.preferences.set_hands(TablePreferences(suggest=True))
    one.table.setFocus()
    assert row.ready.hasFocus()


@pytest.mark.parametrize("refreshed", [False, True])
def test_co_15_enter_alone_is_no_decision_where_what_was_suggested_is_changed(
    make: Make, refreshed: bool
) -> None:
    """As what counts then is not the best use, the keyboard is not at Ready."""
    one = settling(make)
    table, row = one.table, one.table.page.rows[Seat(0)]
    row.suggest.click()
    table.setFocus()
    assert row.ready.hasFocus()
    row.souvenirs.click()
    assert row.use != row.best.use
    if refreshed:
        table.refresh()
    table.setFocus()
    assert row.souvenirs.hasFocus()


def test_co_20_the_page_shows_what_is_packed_the_limit_and_what_is_lost(make: Make) -> None:
    one = settling(make)
    page, row = one.table.page, one.table.page.rows[Seat(0)]
    seen = set[bool]()
    for option in row.options:
        row.choose(option.use)
        page._changed(row)
        score, shown = option.score, repr(row.cards.flow.box)
        over = max(0, score.kg - score.limit)
        assert f"'{score.kg} kg'" in shown
        assert f"'max.\\xa0{score.limit}\\xa0kg'" in shown
        assert (f"+{over}\\xa0kg: −{over}" in shown) == (over > 0)
        assert row.cards.accessibleName().endswith(f"packed {score.kg}\u00a0kg")
        seen.add(over > 0)
    one.others()
    row.ready.click()
    (score,) = one.view.seats[0].rounds
    assert f"'{score.kg} kg'" in repr(row.cards.flow.box), "also when it is scored"
    assert seen


def test_an_arrow_shows_where_hands_go_where_they_are_passed(make: Make) -> None:
    one = make(seats=4)
    scene, words = one.table.scene, one.table.words
    assert scene.passing.isVisible()
    left, right = scene.around[0], scene.around[-1]
    tip = scene.passing.toolTip()
    assert tip == f"Hands go to the left. Yours goes to {words.name(left)}, " + (
        f"and your next one comes from {words.name(right)}."
    )
    assert "Your hand goes here" in one.table.access.seat_words(left)
    assert "Your next hand comes from here" in one.table.access.seat_words(right)
    assert not scene.passing.sceneBoundingRect().intersects(
        scene.fan.item(scene.fan.places[0]).sceneBoundingRect()
    )
    one.on_to(Phase.SETTLE)
    assert not scene.passing.isVisible()
    assert not make(seats=2).table.scene.passing.isVisible()


def test_a_card_that_is_seen_large_is_not_named_in_a_tip_as_well(make: Make) -> None:
    one = make()
    fan = one.table.scene.fan
    fan._set_looked(2)
    spot = fan.item(2).sceneBoundingRect().center()
    large = fan._card_preview.card
    assert large.isVisible()
    items = [item for item in one.table.scene.view.scene().items() if item.isVisible()]
    under = [item for item in items if item.sceneBoundingRect().contains(spot)]
    assert fan.item(2) in under
    assert [item.toolTip() for item in under if item.toolTip()] == []


@pytest.mark.parametrize("seats", [2, 4])
def test_a_tag_with_a_limit_lies_over_nothing_that_others_packed(make: Make, seats: int) -> None:
    one = make(seats=seats)
    one.on_to(Phase.SETTLE)
    scene = one.table.scene
    for seat in scene.around:
        tag = scene.tag_room(seat)
        spots = [scene.packed_spot(seat, index) for index in range(7)]
        assert scene.strips[seat].sceneBoundingRect().contains(tag)
        assert not any(tag.intersects(spot) for spot in spots)


@pytest.mark.parametrize(("size", "scale"), [((1264, 700), 1.0), ((1008, 520), 1.6)])
@pytest.mark.parametrize("seats", [2, 4, 5, 8])
def test_no_tag_with_a_limit_covers_a_name_on_its_way_or_at_rest(
    make: Make, seats: int, size: tuple[int, int], scale: float
) -> None:
    one = make(seats=seats)
    table, scene = one.table, one.table.scene
    table.look.set_text_scale(scale)
    table.resize(*size)
    settle()
    one.on_to(Phase.SETTLE)
    table.page.hide()
    names = [scene.strips[seat].room("name") for seat in scene.around]
    assert not any(name.isEmpty() for name in names)
    names.append(scene.mine.sceneBoundingRect())
    moves = [
        each for each in table.moves._luggage(([23, 32] * 4)[:seats]) if isinstance(each, MoveTween)
    ]
    for share in (0.2, 0.4, 0.6, 0.8, 1.0):
        for move in moves:
            move.show(move.ease(share))
            tag = move.item.sceneBoundingRect()
            assert not any(tag.intersects(name) for name in names)


def test_co_12_the_scales_count_suitcase_cards_as_long_as_any_are_drawn(make: Make) -> None:
    one = make(seats=2, persons=2)
    for round_ in (1, 2, 3):
        left = one.view.luggage
        assert len(left) == 10 - 2 * round_
        small, large = left.count(23), left.count(32)
        words = f"Suitcase cards left: {small} × 23 kg, {large} × 32 kg"
        assert words in one.table.scene.sheet.toolTip()
        one.table.access.say_limits()
        assert words in one.table.now.text()
        one.on_to(Phase.SETTLE)
        while one.view.phase is Phase.SETTLE:
            one.session.submit(
                one.view.due[0], one.session.legal(one.view.due[0]).sample(one.stream)
            )
        one.table.catch_up()
        settle()
    assert one.view.phase is Phase.OVER
    assert "Suitcase cards left" not in one.table.scene.sheet.toolTip(), "nobody draws any more"


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.OFF])
def test_a_reveal_stays_at_a_handed_screen_until_somebody_presses(
    make: Make, qtbot: QtBot, speed: Speed
) -> None:
    one = make(persons=3)
    screen, table = one.bridge.screen, one.table
    screen.gathers = True
    screen.covering.connect(lambda _due: table.cover())
    one.bridge.preferences.set_speed(speed)
    for _ in range(3):
        assert screen.due is not None
        assert screen.take(screen.due)
        (seat,) = [one.bridge.viewer()]
        assert seat is not None
        assert one.bridge.submit(seat, [Pick(one.view.seats[seat].hand[0])]) is None
    qtbot.waitUntil(lambda: table.motion.waits and not table.motion.moving)
    assert screen.together
    assert "to continue" in table.now.text()
    QTest.mouseClick(table.stage.viewport(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not table.motion.busy)
    # Who plays alone is not held up.
    alone = make()
    alone.bridge.preferences.set_speed(speed)
    alone.others()
    alone.bridge.submit(Seat(0), [Pick(alone.view.seats[0].hand[0])])
    qtbot.waitUntil(lambda: not alone.table.motion.busy)


@pytest.mark.parametrize(
    ("name", "cards", "price"),
    [("athlete", 1, 7), ("crew", 1, 27), ("business", 3, 7), ("business", 1, 7)],
)
def test_co_15_the_tip_of_the_upgrade_tells_what_its_character_gives_up(
    make: Make, name: str, cards: int, price: int
) -> None:
    one = settling(make)
    character = next(n for n, each in enumerate(GAME.box.characters) if each.id == name)
    heavy = (5, 5, 11, 11, 17, 17, 0)
    mine = replace(
        one.view.seats[0], character=character, unused=cards, packed=heavy, luggage=23, use=None
    )
    seats = (mine, *one.view.seats[1:])
    view = replace(one.view, settling=(Seat(0),), due=(Seat(0),), seats=seats)
    page, row = one.table.page, one.table.page.rows[Seat(0)]
    page.show_state(dataclasses.replace(one.table.state, view=view))
    assert row.upgrade.isVisible()
    tip = row.upgrade.toolTip()
    assert f"It costs {price} points at the end." in tip
    assert [str(price)] == [word for word in re.findall(r"\d+", tip) if word != "32"]


@pytest.mark.parametrize(
    ("name", "cards", "words"),
    [
        ("athlete", 1, "1 Carry On card: 7 points at the end, or"),
        ("crew", 1, "1 Carry On card: 27 points at the end, or"),
        ("business", 1, "1 Carry On card: 7 points at the end, or"),
        ("business", 3, "3 Carry On cards: 21 points at the end if all are kept;"),
        ("crew", 0, "No Carry On cards left"),
    ],
)
def test_co_24_the_tip_of_a_seat_tells_what_its_cards_give_at_the_end(
    make: Make, name: str, cards: int, words: str
) -> None:
    one = make()
    table, view = one.table, one.view
    character = next(n for n, each in enumerate(GAME.box.characters) if each.id == name)
    seats = [replace(each, character=character, unused=cards) for each in view.seats]
    table.view = replace(view, seats=tuple(seats))
    table.present(table.renew_state())
    for item in (table.scene.mine, table.scene.strips[Seat(1)]):
        assert any(line.startswith(words) for line in item.toolTip().split("\n"))


@pytest.mark.parametrize(("persons", "open_"), [(1, False), (3, False), (3, True)])
def test_only_who_is_alone_at_the_screen_is_told_of_your_luggage(
    make: Make, qtbot: QtBot, persons: int, open_: bool
) -> None:
    """Over the rows of several people it would speak to all of them of one's limit."""
    one = make(seed="settling-1", persons=persons, open_=open_)
    table, session, screen = one.table, one.session, one.bridge.screen
    screen.gathers = True
    screen.covering.connect(lambda _due: table.cover())
    while session.view(None).turn < 6 or len(session.view(None).due) > 1:
        seat = session.view(None).due[-1]
        session.submit(seat, session.legal(seat).sample(one.stream))
    one.bridge.preferences.set_speed(Speed.FAST)
    if screen.due is not None:
        assert screen.take(screen.due)
    (seat,) = session.view(None).due
    assert one.bridge.submit(seat, [session.legal(seat).sample(one.stream)]) is None
    if one.bridge.handed:
        # A reveal stays until somebody presses.
        qtbot.waitUntil(lambda: table.motion.waits and not table.motion.moving)
        table.motion.go_on()
    qtbot.waitUntil(lambda: not table.motion.busy)
    screen.part()
    assert table.page.rows[Seat(0)].ready.isVisible()
    told = re.search(r"your limit is (\d+) kg", table.now.text())
    assert (told is not None) == (persons == 1), table.now.text()
    if told is not None:
        assert one.view.seats[0].luggage == int(told[1])


def test_co_15_who_has_nothing_to_decide_is_there_to_be_compared_with(make: Make) -> None:
    one = settling(make, seats=4)
    rows, settling_ = one.table.page.rows, one.view.settling
    assert len(settling_) < 4
    for seat, row in rows.items():
        assert row.name.isVisible()
        assert row.cards.isVisible()
        free = seat not in settling_
        assert (row.words.text() == say("no-choice")) is free
        assert not (free and any(button.isVisible() for button in row.buttons))
        if free:
            assert row.words.isVisible()
            (option,) = row.options
            seen = [number.text() for number in row.numbers if number.isVisible()]
            score = option.score
            parts = (score.weight, score.character, score.essential, score.points, score.points)
            assert seen == list(map(str, parts))
    one.others()
    rows[Seat(0)].ready.click()
    assert all(row.name.isVisible() and row.numbers[3].isVisible() for row in rows.values())


def test_the_advice_is_for_whoever_is_at_their_row(make: Make) -> None:
    one = settling(make, persons=3)
    while len(one.view.due) < 2:
        one = settling(make, persons=3)
    page, names = one.table.page, [player.name for player in one.bridge.players]
    first, other = (page.rows[seat] for seat in one.view.due[:2])
    assert page.note.text().startswith(names[first.seat])
    other.ready.setFocus()
    assert page.note.text().startswith(names[other.seat])
    other.suggest.click()
    assert page.note.text().startswith(f"{names[other.seat]}: This scores the most")
    assert other.ready.accessibleDescription() in page.note.text()
    first.ready.setFocus()
    assert page.note.text().startswith(names[first.seat])


def test_nobody_is_advised_in_a_computers_place(make: Make) -> None:
    one = settling(make)
    page = one.table.page
    before = page.note.text()
    assert "Ada" in before
    for seat, row in page.rows.items():
        for button in row.buttons if seat else ():
            # As where it is shown for a moment below the pointer, before all is laid out.
            QApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
    assert page.note.text() == before


def test_numbers_stand_in_the_order_of_the_scales(make: Make) -> None:
    one = settling(make)
    row = one.table.page.rows[Seat(0)]
    option = row.option
    assert option is not None
    score = option.score
    wanted = (score.weight, score.character, score.essential, score.points)
    assert tuple(int(label.text()) for label in row.numbers[:4]) == wanted
    assert COLUMNS[:3] == ("weight", "character", "essentials")


def test_a_row_may_be_changed_until_all_are_ready(make: Make) -> None:
    one = settling(make, persons=3)
    while len(one.view.due) < 2:
        one = settling(make, persons=3)
    row = one.table.page.rows[Seat(0)]
    row.ready.click()
    assert not row.ready.isEnabled()
    other = next(o.use for o in row.options if o.use != row.use)
    row.choose(other)
    one.table.page._changed(row)
    assert one.view.seats[0].use == Use(other.weight, other.upgrade)
    assert one.view.phase is Phase.SETTLE


def test_computers_rows_tell_nothing_before_they_have_chosen(make: Make) -> None:
    one = settling(make)
    due = [seat for seat in one.view.due if seat != 0]
    for seat in due:
        assert one.table.page.rows[seat].numbers[3].text() == ""
        assert not one.table.page.rows[seat].ready.isVisible()
    if due:
        one.session.submit(due[0], one.session.legal(due[0]).sample(one.stream))
        assert one.table.page.rows[due[0]].numbers[3].text() != ""


def test_the_next_hand_is_printed_while_the_round_is_counted(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = settling(make)
    fan, printed = one.table.scene.fan, []
    monkeypatch.setattr(fan, "prepare", lambda faces, *_: printed.append([f.key for f in faces]))
    one.bridge.preferences.set_speed(Speed.NORMAL)
    one.others()
    one.table.page.rows[Seat(0)].ready.click()
    assert one.table.motion.busy
    assert one.view.round == 2
    assert printed == [[("co", card) for card in one.view.seats[0].hand]]
    assert not fan.faces, "it does not lie there yet"


def test_a_page_that_comes_is_laid_a_row_a_frame_and_without_movement_at_once(make: Make) -> None:
    page = settling(make).table.page
    assert all(row.cards.updatesEnabled() for row in page.rows.values())
    page.hide()
    page.coming.gentle = True
    page.coming.show(row.cards for row in page.rows.values())
    laid = []
    for _ in range(100):
        laid.append(sum(row.cards.updatesEnabled() for row in page.rows.values()))
        if laid[-1] == len(page.rows):
            break
        QTest.qWait(4)
    assert sorted(set(laid)) == list(range(len(page.rows) + 1))
    page.coming.show(row.cards for row in page.rows.values())
    assert all(row.cards.updatesEnabled() for row in page.rows.values()), "it is there already"


def test_an_answer_of_somebody_else_hides_and_moves_nothing_on_the_page(make: Make) -> None:
    """What is hidden only to be shown again is laid out, and painted, twice."""

    class Hidden(QObject):
        def __init__(self) -> None:
            super().__init__()
            self.seen: list[QObject] = []

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() in (QEvent.Type.Hide, QEvent.Type.Resize):
                self.seen.append(watched)
            return False

    one = settling(make)
    page = one.table.page
    settle()
    cards = [row.cards for row in page.rows.values() if row.cards.isVisible()]
    hidden = Hidden()
    for widget in cards:
        widget.installEventFilter(hidden)
    row = page.rows[Seat(0)]
    row.souvenirs.installEventFilter(hidden)
    row.upgrade.installEventFilter(hidden)
    ready = len(one.view.due)
    one.others()
    settle()
    assert len(one.view.due) < ready or ready == 1
    one.table.refresh()
    settle()
    assert cards
    assert hidden.seen == []


def test_when_the_button_to_go_on_comes_the_page_stays_as_it_is(make: Make, qtbot: QtBot) -> None:
    one = settling(make)
    one.bridge.preferences.set_speed(Speed.NORMAL)
    one.others()
    page = one.table.page
    page.rows[Seat(0)].ready.click()
    qtbot.waitUntil(lambda: page.counted == 0)
    settle()
    before = [row.cards.geometry() for row in page.rows.values()]
    assert not page.on_button.isVisible()
    qtbot.waitUntil(page.on_button.isVisible, timeout=20_000)
    settle()
    assert [row.cards.geometry() for row in page.rows.values()] == before


def test_what_is_counted_comes_to_the_page_one_row_a_frame(make: Make, qtbot: QtBot) -> None:
    one = settling(make)
    one.bridge.preferences.set_speed(Speed.NORMAL)
    one.others()
    page = one.table.page
    assert page.isVisible()
    page.rows[Seat(0)].ready.click()
    qtbot.waitUntil(lambda: page.counted == 0)
    rows = [row.cards for row in page.rows.values()]
    assert not all(cards.updatesEnabled() for cards in rows)
    qtbot.waitUntil(lambda: all(cards.updatesEnabled() for cards in rows))


def test_the_round_is_counted_and_any_press_goes_on(make: Make, qtbot: QtBot) -> None:
    one = settling(make)
    one.bridge.preferences.set_speed(Speed.NORMAL)
    one.others()
    page = one.table.page
    page.rows[Seat(0)].ready.click()
    assert one.table.motion.busy
    counted = set()
    for _ in range(100):
        counted.add(page.counted)
        if page.counted == len(COLUMNS):
            break
        QTest.qWait(40)
    assert counted >= {0, len(COLUMNS)}
    # A key that is meant to be quick leads no further than to the whole page, wherever it is
    # pressed: what ignores it passes it on to what lies around.
    QTest.keyClick(one.table.drawer.button, Qt.Key.Key_X)
    assert one.table.motion.waits
    qtbot.waitUntil(lambda: not one.table.motion.moving)
    for key in (Qt.Key.Key_Alt, Qt.Key.Key_Control, Qt.Key.Key_Shift):
        QTest.keyPress(one.table.stage, key)
        QTest.keyRelease(one.table.stage, key)
    assert one.table.motion.waits
    assert page.isVisible()
    assert "to continue" in one.table.now.text()
    page.on_button.click()
    assert not one.table.motion.waits
    one.table.catch_up()
    assert not page.isVisible()
    assert one.table.live


def test_a_round_that_is_scored_stands_where_nothing_moves_until_somebody_goes_on(
    make: Make,
) -> None:
    one = settling(make)
    one.bridge.preferences.set_speed(Speed.OFF)
    one.others()
    page = one.table.page
    page.rows[Seat(0)].ready.click()
    assert one.table.motion.waits
    seen = page.isVisible(), page.counted, page.on_button.isVisible()
    assert seen == (True, len(COLUMNS), True)
    QTest.keyClick(one.table.stage, Qt.Key.Key_Return)
    assert not one.table.motion.busy
    assert not page.isVisible()


def test_the_last_round_is_shown_again_and_put_away(make: Make) -> None:
    one = make()
    assert not one.table.scores_button.isVisible()
    one.on_to(Phase.SETTLE)
    while one.view.phase is Phase.SETTLE:
        waiting = one.session.awaiting
        assert isinstance(waiting, AwaitingSeats)
        one.session.submit(waiting.due[0], one.session.legal(waiting.due[0]).sample(one.stream))
    QTest.keyClick(one.table.stage, Qt.Key.Key_S)
    page = one.table.page
    assert page.isVisible()
    for seat, one_seat in enumerate(one.view.seats):
        assert page.rows[Seat(seat)].numbers[3].text() == str(one_seat.rounds[-1].points)
    QTest.keyClick(one.table.stage, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_a_match_that_goes_on_offers_the_last_rounds_scores(make: Make) -> None:
    one = settling(make)
    one.others()
    one.table.page.rows[Seat(0)].ready.click()
    settle()
    assert one.view.round == 2
    again = Table(one.table.look, one.bridge)
    again.show()
    again.resize(1264, 700)
    settle()
    assert again.scores_button.isVisible()
    again.deleteLater()


def test_what_is_on_the_scales_is_no_smaller_where_words_are_large(make: Make) -> None:
    table = make().table
    table.look.set_text_scale(1.6)
    table.resize(1008, 520)
    settle()
    table.look.pixmaps.clear()
    with text.recording() as painted:
        table.scene.show_looked(dataclasses.replace(table.state, looked=table.state.hand[0]))
        table.grab()
    kg = next(one for one in painted if "→" in one.text and one.text.endswith("kg"))
    assert kg.font.pixelSize() == table.look.font(Role.STRONG).pixelSize()


def last_settling(make: Make) -> Kitchen:
    """The end of the last round, where all but the person have decided."""

    def begun(number: int) -> Kitchen:
        one = make(seed=f"last {number}")
        for _ in range(2):
            one.on_to(Phase.SETTLE)
            one.on_to(Phase.PICK)
            one.table.catch_up()
        one.on_to(Phase.SETTLE)
        return one

    found = (one for one in map(begun, range(40)) if one.view.round == 3 and 0 in one.view.due)
    one = next(found)
    one.others()
    return one


def numbers_seen(table: Table) -> dict[str, list[str]]:
    """The numbers of each column that is seen."""
    rows = list(table.page.rows.values())
    return {
        column: [row.numbers[number].text() for row in rows]
        for number, column in enumerate(COLUMNS)
        if all(row.numbers[number].isVisible() for row in rows)
    }


def test_nothing_tells_who_has_won_before_all_points_were_seen(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = last_settling(make)
    table, page = one.table, one.table.page
    one.bridge.preferences.set_speed(Speed.NORMAL)
    said: list[str] = []
    monkeypatch.setattr(table.voice, "say", lambda words, **_: said.append(words))
    page.rows[Seat(0)].ready.click()
    result = one.bridge.result
    assert result is not None
    scored = one.session.moments[-1].events[-1]
    assert isinstance(scored, Scored)
    won, points = str(table.words.event(scored)), str(result.scores[0])

    def told() -> str:
        lines = (str(table.words.event(event)) for event in table.log.events)
        return " ".join((table.now.text(), *lines, *said))

    seen = list[tuple[str, ...]]()
    while not table.motion.waits:
        columns = numbers_seen(table)
        seen.append(tuple(columns))
        assert won not in told()
        if "page-total" not in columns:
            assert "Round 3, without Carry\u00a0On cards –" not in told(), (
                "nor what the round scored"
            )
            assert points not in [text for each in columns.values() for text in each]
        QTest.qWait(30)
    assert tuple(COLUMNS[:5]) in seen, "what Carry On cards give comes before the total"
    assert won not in told()
    assert "Round 3, without Carry\u00a0On cards –" in told()
    columns = numbers_seen(table)
    assert columns["page-total"] == [str(score) for score in result.scores]
    ends = [sum(each) for each in zip(scored.cards, scored.extras, strict=True)]
    assert any(ends)
    assert columns["page-cards"] == [signed(end) for end in ends]
    QTest.keyClick(table.stage, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not table.motion.busy)
    assert table.now.text() == won
    # Shown again it is the same.
    table.show_scores()
    assert numbers_seen(table) == columns


def test_co_24_what_is_counted_before_carry_on_cards_is_called_so(make: Make) -> None:
    one = settling(make)
    page = one.table.page
    assert page.title.text() == "Round 1: souvenirs and upgrades"
    assert page._heads[-1].text() == "So far"
    one = last_settling(make)
    page = one.table.page
    assert page.title.text().endswith("Carry On cards are counted next.")
    assert page._heads[-1].text() == "So far"
    page.rows[Seat(0)].ready.click()
    assert set(numbers_seen(one.table)) == set(COLUMNS)
    assert page._heads[-1].text() == "Total"


GOLD = Grade(500)


def test_the_way_to_a_medal_follows_the_totals_that_are_chosen_from(make: Make) -> None:
    one = last_settling(make)
    page, strip = one.table.page, one.table.medal_strip
    one.bridge.trail_place = TrailPlace(0, 1, (GOLD, GOLD, GOLD), 60)
    one.table.refresh()
    stood = set[Grade | None]()
    for use in [option.use for option in page.rows[Seat(0)].options]:
        page.fill_in(Seat(0), use)
        stood.add(strip.standing)
        totals = [int(row.numbers[-1].text()) for row in page.rows.values()]
        assert strip.standing == standing(totals)
    assert len(stood) > 1


def test_the_way_to_a_medal_is_as_old_as_the_totals_that_are_seen(make: Make) -> None:
    one = settling(make)
    table, strip = one.table, one.table.medal_strip
    one.bridge.trail_place = TrailPlace(0, 1, (GOLD, GOLD, GOLD), 60)
    others = [seat for seat in one.view.due if seat != 0]
    assert others, "nobody knows yet what they score"
    table.refresh()
    assert strip.standing is None
    one.bridge.preferences.set_speed(Speed.NORMAL)
    table.page.rows[Seat(0)].ready.click()
    one.others()
    end = standing([seat.rounds[0].points for seat in one.view.seats])
    while not table.motion.waits:
        assert strip.standing == (end if "page-total" in numbers_seen(table) else None)
        QTest.qWait(30)
    assert strip.standing == end
    table.motion.go_on()
    table.catch_up()
    settle()
    assert strip.standing == end


def test_where_nothing_moves_the_end_is_told_in_the_right_order(make: Make) -> None:
    one = last_settling(make)
    table = one.table
    table.page.rows[Seat(0)].ready.click()
    assert set(numbers_seen(table)) == set(COLUMNS), "all is there at once"
    assert "wins" not in table.now.text()
    table.close_scores()
    settle()
    lines = [str(table.words.event(event)) for event in table.log.events][-2:]
    assert lines[0].startswith("Round 3, without Carry\u00a0On cards –")
    assert lines[1] == table.now.text()


def test_at_the_end_the_suitcases_lie_as_they_were_counted_last(make: Make) -> None:
    one = make(persons=3)
    one.on_to(Phase.OVER)
    table, shown = one.table, one.table.scene.state
    last = [seat.rounds[-1].packed for seat in one.view.seats]
    assert [seat.packed for seat in shown.view.seats] == last
    assert table.scene.case.key() == (last[shown.seat], NOTHING)
    assert table.flaps[1].text() == "7/7"
    other = table.scene.around[0]
    assert table.words.cards(last[other]) in table.access.seat_words(other)
    assert table.words.cards(last[other]) in table.scene.strips[other].toolTip()


def test_at_the_end_of_two_no_pile_says_that_cards_are_left(make: Make) -> None:
    """What was drawn is in no pile any more: the deck would tell of all 56 cards."""
    one = make(seats=2, persons=2)
    piles = (one.table.scene.deck, one.table.scene.discards)
    assert all(pile.isVisible() for pile in piles)
    one.on_to(Phase.OVER)
    one.table.close_scores()
    settle()
    assert not any(pile.isVisible() for pile in piles)
    # Nor when the stage has another size.
    one.table.resize(1100, 640)
    settle()
    assert not any(pile.isVisible() for pile in piles)


def test_what_the_other_of_two_packs_lies_in_one_row(make: Make) -> None:
    one = make(seats=2, persons=2)
    one.table.resize(1264, 700)
    settle()
    other = one.table.scene.around[0]
    spots = [one.table.scene.packed_spot(other, index) for index in range(7)]
    assert len({round(spot.top()) for spot in spots}) == 1
    assert len({round(spot.left()) for spot in spots}) == 7


@pytest.mark.parametrize(("wide", "high"), [(1264, 700), (1008, 580), (1008, 520)])
def test_two_others_lay_what_they_packed_alike(make: Make, wide: int, high: int) -> None:
    """However long the words are that are told of them beside that."""
    counts = set[tuple[str, ...]]()
    for number in range(4):
        one = make(seed=f"alike {number}")
        scene = one.table.scene
        one.table.resize(wide, high)
        for _ in range(5):
            one.session.submit(Seat(0), next(iter(one.session.legal(Seat(0)))))
            one.others()
        settle()
        left, right = (
            [
                scene.packed_spot(seat, index).translated(-scene.strips[seat].pos())
                for index in range(7)
            ]
            for seat in scene.around
        )
        for near, far in zip(left, right, strict=True):
            assert near.size() == far.size()
            assert near.topLeft().toPoint() == far.topLeft().toPoint()
        views = (one.view.seats[seat] for seat in scene.around)
        counts.add(tuple(scene.boxes.counts(GAME.box, each) for each in views))
    assert len(counts) > 2


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_the_suitcases_label_covers_nothing_that_is_packed(make: Make, scale: float) -> None:
    one = make()
    look, scene = one.table.look, one.table.scene
    look.set_text_scale(scale)
    settle()
    zone, labels = scene.zone, set()
    for _ in range(6):
        tag = zone.mapRectToScene(zone.tag("Pack it here"))
        packed = len(one.view.seats[0].packed)
        spots = [scene.case.spot(index) for index in range(packed)]
        assert not zone.label or not any(spot.intersects(tag) for spot in spots)
        labels.add((packed, zone.label))
        one.session.submit(Seat(0), next(iter(one.session.legal(Seat(0)))))
        one.others()
        settle()
    assert (0, "Pack it here") in labels
    assert (5, "") in labels


def test_what_others_packed_is_no_smaller_than_can_be_read(make: Make) -> None:
    """Also beside a character with a long name, in a large text: rather without essentials."""
    sizes = list[float]()
    for seed in range(4):
        one = make(seed=f"long {seed}")
        one.table.look.set_text_scale(1.6)
        one.table.resize(1100, 690)
        settle()
        scene = one.table.scene
        sizes += [scene.packed_spot(seat, 0).width() for seat in scene.around]
    assert min(sizes) >= 24


def test_what_is_chosen_is_told_within_a_sentence(make: Make) -> None:
    words = make().table.words
    use = Use(1, upgrade=True)
    assert words.use(use, 1) == "1 souvenir at 5 kg, upgrade to 32 kg"
    assert words.use(Use(0, upgrade=False), 2) == "2 weightless souvenirs"
    assert words.use(Use(1, upgrade=False), 2) == "1 souvenir at 5 kg, 1 weightless"


def test_a_card_is_named_with_its_article_where_a_sentence_is_about_it(make: Make) -> None:
    words = make().table.words
    assert "Pack the winter coat (7 kg)." == words.describe_move(Pick(5))
    assert "Pack the souvenir." == words.describe_move(Pick(SOUVENIR))
    assert "Winter coat (7 kg)" == capital(words.card(5)), "by itself it has none"
    packed = words.event(Packed(Seat(1), turn=1, card=5, discarded=(0, SOUVENIR)))
    assert packed is not None
    assert packed.endswith("packs the winter coat (7 kg) and discards the socks and the souvenir.")
    drawn = words.event(LuggageDrawn(1, (23, 32, 23), (32,)))
    assert drawn is not None
    assert drawn.startswith("The suitcase cards are drawn – you: 23 kg, ")


@pytest.mark.parametrize("seats", [4, 8])
def test_a_line_for_what_is_known_of_a_hand_moves_nothing_that_is_packed(
    make: Make, seats: int
) -> None:
    one = make(seats=seats, aid="seen")
    scene = one.table.scene
    left = scene.around[0]
    before = scene.packed_spot(left, 0)
    assert not one.view.seats[left].known
    one.others()
    one.session.submit(Seat(0), Pick(one.view.seats[0].hand[0]))
    settle()
    assert one.view.seats[left].known
    assert before == scene.packed_spot(left, 0)


def test_a_memory_aid_is_summed_up_with_its_name() -> None:
    config = Config(4, (("open-hands", True), ("aid", "seen")))
    assert TABLE.summary(config) == "Open hands, Memory aid: Cards you have seen"


def test_a_watched_match_shows_all_hands_to_who_wants_them(make: Make) -> None:
    one = make(persons=3)
    for _ in range(400):
        waiting = one.session.awaiting
        if not isinstance(waiting, AwaitingSeats):
            break
        seat = waiting.due[0]
        one.session.submit(seat, one.session.legal(seat).sample(one.stream))
    bridge = ReplayBridge(one.session, ReplayTimeline.wound(one.session), Preferences(Speed.OFF))
    table = Table(one.table.look, bridge)
    bridge.seek(bridge.stops[2].frame)
    assert not table.scene.state.hands
    bridge.look("all")
    shown = table.scene.state
    assert all(len(hand) == shown.view.seats[seat].cards for seat, hand in enumerate(shown.hands))
    assert len(shown.hands) == 3
    other = next(seat for seat in table.scene.around)
    told = table.scene.strips[other].toolTip()
    assert all(table.words.card(card) in told for card in shown.hands[other])
    assert not table.action_buttons.confirm_button.isVisible()
    assert table.scene.fan.faces
    assert not table.scene.fan.pill.isVisible(), "whoever watches sorts nobody's cards"
    table.deleteLater()
    bridge.close()


def test_where_hands_lie_open_the_line_says_whose_pick_it_is(make: Make) -> None:
    one = make(persons=2, open_=True)
    assert one.table.sentence(one.table.state).startswith(f"{NAMES[0]}: ")
    one.bridge.submit(Seat(0), [Pick(one.view.seats[0].hand[0])])
    settle()
    assert one.table.sentence(one.table.state).startswith(f"{NAMES[1]}: ")
    alone = make(open_=True)
    assert NAMES[0] not in alone.table.sentence(one.table.state)


@pytest.mark.parametrize("wanted", ["off", "seen", "odds"])
def test_what_was_seen_is_told_only_where_it_is_wanted(make: Make, wanted: str) -> None:
    one = make(aid=wanted)
    one.others()
    one.awake()
    one.table.scene.fan.reserve(0)
    one.table.confirm()
    left = one.table.scene.around[0]
    known = one.view.seats[left].known
    assert known
    tip = one.table.scene.strips[left].toolTip()
    assert (one.table.words.cards(known) in tip) == (wanted != "off")


def test_what_a_seat_does_is_told_anew_of_that_seat_alone(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    kitchen = make(seats=8)
    kitchen.on_to(Phase.PICK)
    scene = kitchen.table.scene
    told: list[int] = []
    public = scene._public

    def counted(state: Any, seat: Seat, *more: Any) -> Any:
        told.append(seat)
        return public(state, seat, *more)

    monkeypatch.setattr(scene, "_public", counted)
    kitchen.session.submit(Seat(5), next(iter(kitchen.session.legal(Seat(5)))))
    settle()
    assert told == [5]
    # Another size may have room for more of each.
    told.clear()
    scene.arrange()
    assert told == [1, 2, 3, 4, 5, 6, 7]


def test_a_hint_says_what_a_card_may_bring_as_a_person_would(make: Make) -> None:
    words = make().table.words
    why = (ScoreLine("weight-2", 3), ScoreLine("character-2", -1), ScoreLine("essential-2", 5))
    thought = BotProgress(1, 1, Pick(5), why)
    assert words.hint(thought, 0) == (
        "Hint: pack the winter coat (7 kg). Expected points, compared with an average card: "
        "+3 for weight, −1 for your character and +5 for the essentials."
    )
    for line in levels.SCORE_PARTS:
        assert words.expected((ScoreLine(scoring.line(line, 3), 2),)).startswith("+2 for ")


def upgrading(make: Make, **given: int) -> Kitchen:
    """A round's end at which the first seat may upgrade, should, and could keep the card."""
    for number in range(200):
        one = make(seed=f"upgrading-{number}", **given)
        one.on_to(Phase.SETTLE)
        row = one.table.page.rows[Seat(0)]
        if Seat(0) in one.view.settling and row.best.use.upgrade and row.keeping:
            return one
    raise AssertionError("no such deal")


def test_a_hint_that_differs_from_the_best_says_what_each_counts(make: Make) -> None:
    one = upgrading(make)
    table, row = one.table, one.table.page.rows[Seat(0)]
    best = max(each.net for each in row.options)
    said = set[bool]()
    for option in row.options:
        act = Settle(option.use.weight, option.use.upgrade)
        one.bridge.hinted.emit(BotProgress(1, 1, act))
        assert table.now.text().startswith("Hint: ")
        differs = "at the whole match. “Suggest” only adds up" in table.now.text()
        assert differs == (option.net < best), table.now.text()
        said.add(differs)
    assert said == {True, False}
    row.suggest.click()
    note = table.page.note.text()
    assert "This scores the most, now and at the end combined." in note
    assert re.search(r"the card might score about\u00a0\d+ points? more than those \d", note)


def test_a_hint_over_several_peoples_rows_says_whose_it_is(make: Make) -> None:
    one = settling(make, persons=3, open_=True)
    act = Settle(one.table.page.rows[Seat(0)].use.weight, upgrade=False)
    one.bridge.hinted.emit(BotProgress(1, 1, act))
    assert one.table.pending is not None
    name = one.table.words.name(one.table.pending.seat)
    assert one.table.now.text().startswith(f"{name}: Hint: ")


def test_a_hint_at_a_rounds_end_is_filled_in_to_be_confirmed(make: Make) -> None:
    one = upgrading(make)
    table, row = one.table, one.table.page.rows[Seat(0)]
    other = next(each.use for each in row.options if not each.use.upgrade)
    before = len(one.acts())
    assert table.attempt(Settle(other.weight, other.upgrade))
    assert row.use == other
    assert not row.upgrade.isChecked()
    assert row.ready.hasFocus()
    assert not table.confirm_button.isEnabled()
    assert len(one.acts()) == before
    row.ready.click()
    assert one.acts()[-1] == Settle(other.weight, other.upgrade)


def test_what_was_tried_is_there_again_after_a_visit_elsewhere(make: Make) -> None:
    one = make(seed="away")
    one.bridge.screen.covering.connect(lambda _due: one.table.cover())
    one.table.attempt(Pick(one.bridge.view().seats[0].hand[2]))
    tried = one.table.state.tried
    one.bridge.screen.away()
    settle()
    assert not one.table.scene.fan.faces, "nobody else sees it"
    one.bridge.screen.back()
    settle()
    assert one.table.state.tried == tried != NOTHING
    assert one.table.scene.fan.reserved


def test_a_refresh_makes_one_state(make: Make) -> None:
    one = make()
    table = one.table
    with states_made(table) as made:
        table.refresh()
        table.scene.fan._deaf.setRemainingTime(0)
        table.scene.fan.reserve(0)
        table.refresh()
        assert table.state.tried != NOTHING
        one.others()
        assert table.confirm()
        settle()
        one.on_to(Phase.SETTLE)
        table.refresh()
        assert table.state.settles
    assert len(made) > 4
    assert set(made) == {1}
