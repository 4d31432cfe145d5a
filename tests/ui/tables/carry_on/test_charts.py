"""What is told of a match of Carry On that is over, reckoned anew from what the engine knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, TypeAlias

import msgspec
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Level, Result, Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.components import HAND_SIZE, ROUNDS
from engine.games.carry_on.events import HandTaken
from engine.match import Player, Session, begin
from engine.simulate import play_out
from tests.tools.gallery.fits import troubles
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.outcome import Outcome
from ui.bridge.preferences import Preferences, Speed
from ui.charts.chart import ChartSpec
from ui.look.palette import COLOURS
from ui.look.style import Look
from ui.tables.carry_on import TABLE

NAMES = ("Ada", "Ben", "Cleo", "Dot", "Maria Sibylla Merian", "Eve", "Flo", "Gus")
GAME: Any = catalog.game(TABLE.game)
BOX = GAME.box


@cache
def played(seats: int, aid: str = "off") -> Session:
    players = [Player("computer", Level("easy"), *one) for one in zip(NAMES, COLOURS, strict=True)]
    session = begin(GAME, f"told {seats}", players[:seats], {"aid": aid})
    play_out(session)
    return session


@pytest.fixture(scope="module")
def pool(qapp: Any) -> Iterator[WorkerPool]:
    made = WorkerPool()
    yield made
    made.close()


def outcome_of(session: Session, pool: WorkerPool) -> Outcome:
    bridge = MatchBridge(session, pool, Preferences(Speed.OFF))
    found = bridge.outcome()
    bridge.close()
    return found


Make: TypeAlias = Callable[[str, Outcome], Any]


@pytest.fixture
def make(look: Look, qtbot: QtBot) -> Iterator[Make]:
    """Makes a part of the result page, and keeps it: what is painted must not be collected."""
    kept: list[Any] = []

    def made(part: str, outcome: Outcome) -> Any:
        kept.append(getattr(TABLE, part)(look, outcome, None))
        qtbot.addWidget(kept[-1])
        return kept[-1]

    yield made
    for widget in kept:
        widget.hide()


def chart(outcome: Outcome, key: str) -> ChartSpec:
    return next(chart for chart in TABLE.charts(outcome) if chart.id == key)


def hands(session: Session) -> dict[tuple[int, int, int], tuple[int, ...]]:
    """What each seat held when it picked, by seat, round and place: as the engine told it."""
    told = [e for m in session.moments for e in m.events if isinstance(e, HandTaken)]
    found: dict[tuple[int, int, int], tuple[int, ...]] = {}
    for seat in session.seats:
        mine = [event.cards for event in told if event.seat == seat]
        assert len(mine) == ROUNDS * HAND_SIZE
        for number, cards in enumerate(mine):
            found[seat, number // HAND_SIZE + 1, number % HAND_SIZE] = cards
    return found


def net(character: int, packed: tuple[int, ...], luggage: int, unused: int) -> int:
    return scoring.best(BOX, character, packed, luggage, unused).net


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_charts_add_up_to_the_engines_scores(seats: int, pool: WorkerPool) -> None:
    """CO-20 to CO-24."""
    session = played(seats)
    outcome = outcome_of(session, pool)
    totals, sources = chart(outcome, "totals").series, chart(outcome, "sources").series
    for seat, one in enumerate(session.view(None).seats):
        sums = [sum(each.points for each in one.rounds[:n]) for n in range(1, ROUNDS + 1)]
        score = outcome.result.scores[seat]
        assert [*sums, score] == [point.number for point in totals[seat].points]
        assert score == sum(series.points[seat].number for series in sources)
        weight = sources[0].points[seat]
        assert sum(each.weight for each in one.rounds) == weight.number
        assert outcome.players[seat].colour == weight.paint


@pytest.mark.parametrize("seats", [2, 4])
def test_a_pick_is_charted_at_what_the_round_would_lack(seats: int, pool: WorkerPool) -> None:
    """CO-15: with the best use each time, and beside every other card of the hand as it was."""
    session = played(seats)
    outcome = outcome_of(session, pool)
    held, better = hands(session), 0
    words: Any = TABLE._words(outcome.players, outcome.game)
    for seat, series in enumerate(chart(outcome, "picks").series):
        one = session.view(None).seats[seat]
        unused = BOX.characters[one.character].cards
        points = {point.mark: point for point in series.points if point.mark is not None}
        for number, score in enumerate(one.rounds, 1):
            end = (score.luggage, unused)
            now = net(one.character, score.packed, *end)
            for index, card in enumerate(score.packed):
                rest = score.packed[:index] + score.packed[index + 1 :]
                point = points.pop((Seat(seat), number, index))
                assert now - net(one.character, rest, *end) == point.number
                assert words.card(card) in point.words
                hand = held[seat, number, index]
                assert card in hand
                most = max(net(one.character, (*rest, other), *end) for other in hand)
                if most > now:
                    better += 1
                    assert f"would have scored {most - now} more." in point.words
                else:
                    assert "No other card in that hand would have scored more." in point.words
            unused -= score.use.upgrade
        assert not points
    assert better


def test_what_a_use_lost_has_a_bar_of_its_own(pool: WorkerPool) -> None:
    outcome = outcome_of(played(4), pool)
    view = outcome.view
    one = view.seats[0]
    # As if it had kept a card that it should have turned, or turned one for nothing.

    odd = msgspec.structs.replace(one.rounds[0], weight=one.rounds[0].weight - 4)
    seats = (msgspec.structs.replace(one, rounds=(odd, *one.rounds[1:])), *view.seats[1:])
    changed = replace(outcome, view=msgspec.structs.replace(view, seats=seats))
    before, after = (chart(each, "picks").series[0].points for each in (outcome, changed))
    (more,) = [point for point in after if point.mark is None and point.number <= -4]
    assert more.tick == "1 Souvenirs, upgrade"
    assert "would have scored" in more.words
    assert len(after) - len(before) in (0, 1)


@pytest.mark.parametrize("seats", [2, 8])
def test_the_pad_has_every_number_of_the_sheets(seats: int, pool: WorkerPool, make: Make) -> None:
    session = played(seats)
    outcome = outcome_of(session, pool)
    pad = make("score_pad", outcome)
    for seat, sheet in enumerate(outcome.sheets):
        for number in range(1, ROUNDS + 1):
            parts = [sheet.points(f"{p}-{number}") for p in ("weight", "character", "essential")]
            entry = pad.entries[f"round-{number}", seat]
            assert (sum(parts), " + ".join(map(str, parts))) == entry[:2]
            assert all(str(part) in entry.said for part in parts)
        assert sheet.points("carry-on") + sheet.points("extra") == pad.entries["carry-on", seat][0]
        assert sheet.total == pad.entries["total", seat].points
        assert sheet.total == sum(pad.entries[line, seat].points for line in pad.lines[:-1])
        assert str(sheet.total) in pad._rows[seat + 1].accessibleName()


def test_the_pad_names_what_decides_between_equals_and_leaves_the_aid_to_the_page(
    pool: WorkerPool, make: Make
) -> None:
    """CO-24; the aid that was on stands on the result once, beside the deal code."""

    def notes(outcome: Outcome) -> str:
        pad = make("score_pad", outcome)
        return " ".join(label.text() for label in pad.findChildren(QLabel))

    plain, aided = outcome_of(played(2), pool), outcome_of(played(2, "odds"), pool)
    plain = replace(plain, result=Result(((Seat(1),), (Seat(0),)), (90, 91)))
    assert "aid" not in notes(aided)
    assert "In a tie" not in notes(plain)
    tied = replace(plain, result=Result(((Seat(1),), (Seat(0),)), (90, 90)))
    assert "In a tie" in notes(tied)


def test_the_pad_explains_the_points_of_the_cabin_crew(pool: WorkerPool, make: Make) -> None:
    """CO-24: two numbers of a line that is else one."""
    outcome = outcome_of(played(2), pool)
    crew = next(n for n, one in enumerate(BOX.characters) if one.extra)

    def notes(unused: int) -> str:
        one, *others = outcome.view.seats
        changed = msgspec.structs.replace(one, character=crew, unused=unused)
        others = [msgspec.structs.replace(each, unused=0) for each in others]
        view = msgspec.structs.replace(outcome.view, seats=(changed, *others))
        pad = make("score_pad", replace(outcome, view=view))
        entry = pad.entries["carry-on", 0]
        assert (entry[1] == "7 + 20") is bool(unused)
        return " ".join(label.text() for label in pad.findChildren(QLabel))

    assert "Cards: 7 for Carry On cards + 20 for the Cabin Crew." in notes(1)
    assert "Cabin Crew." not in notes(0)


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_every_pick_is_seen_lit_and_clicked(
    seats: int, pool: WorkerPool, make: Make, look: Look
) -> None:
    outcome = outcome_of(played(seats), pool)
    pictures = make("pictures", outcome)
    pictures.resize(pictures.minimumSizeHint())
    pictures.show()
    marks: set[Any] = {p.mark for s in chart(outcome, "picks").series for p in s.points} - {None}
    picked: list[object] = []
    pictures.picked.connect(picked.append)
    for number in range(ROUNDS + 1):
        # As assistive technology does it.
        pictures.buttons.button(number).setChecked(True)
        wanted = {mark for mark in marks if number in (0, mark[1])}
        spots = pictures.spot_of
        assert wanted == set(spots)
        rects = list(spots.values())
        edge = 1.5 if number else -0.1
        whole = QRectF(pictures.rect()).adjusted(edge, edge, -edge, -edge)
        assert all(whole.contains(rect) for rect in rects)
        assert all(rect.width() >= 12 for rect in rects)
        wides = [rect.width() for rect in rects]
        assert not number or max(wides) - min(wides) < 0.1, "one size, whatever is told below"
        crossed = [a & b for i, a in enumerate(rects) for b in rects[i + 1 :] if a.intersects(b)]
        assert all(min(one.width(), one.height()) < 1 for one in crossed)
        assert troubles(pictures, look) == []
        mark = next(iter(spots))
        plain = pictures.grab().toImage()
        QTest.mouseClick(pictures, Qt.MouseButton.LeftButton, pos=spots[mark].center().toPoint())
        assert picked.pop() == mark
        pictures.light(mark)
        assert pictures.grab().toImage() != plain
        pictures.light(None)
        assert pictures.grab().toImage() == plain


@pytest.mark.parametrize("seats", [2, 4])
def test_hands_are_shown_as_they_went_round(seats: int, pool: WorkerPool, make: Make) -> None:
    """CO-11, CO-30: what a seat began a round with, card by card, and who took each."""
    session = played(seats)
    outcome = outcome_of(session, pool)
    pictures = make("pictures", outcome)
    held, history = hands(session), pictures._history
    for round_ in range(1, ROUNDS + 1):
        for seat in range(seats):
            picks = [history.taken(seat, round_, index) for index in range(HAND_SIZE)]
            if seats > 2:
                assert held[seat, round_, 0] == tuple(sorted(history.card(*pick) for pick in picks))
            for pick in picks:
                assert history.card(*pick) in held[pick]
                known = history.hand(*pick)
                assert held[pick] == tuple(sorted(known))
        pictures.choose(round_)
        told = pictures.accessibleName()
        for seat in range(seats):
            cards = [history.card(*history.taken(seat, round_, i)) for i in range(HAND_SIZE)]
            assert pictures._words.cards(cards) in told
        # What is small below the cards is explained.
        assert ("who took it" if seats > 2 else "the other two") in pictures.note.text()
        assert "how many points" in pictures.accessibleDescription()
    pictures.choose(0)
    assert "" == pictures.note.text() == pictures.accessibleDescription()


@pytest.mark.parametrize("seats", range(2, 9))
def test_rows_of_pictures_are_filled_evenly(seats: int, pool: WorkerPool, make: Make) -> None:
    pictures = make("pictures", outcome_of(played(seats), pool))
    pictures.show()
    for width in (500, 700, 1100):
        pictures.resize(width, pictures.heightForWidth(width))
        tops = [room.top() for room in pictures._rooms]
        rows = [tops.count(top) for top in dict.fromkeys(tops)]
        assert max(rows) - rows[-1] < len(rows)
        whole = QRectF(pictures.rect()).adjusted(-0.1, -0.1, 0.1, 0.1)
        assert all(whole.contains(room) for room in pictures._rooms)


def test_a_match_that_cannot_be_read_again_has_no_chart_and_its_pictures(
    pool: WorkerPool, make: Make, look: Look
) -> None:
    outcome = replace(outcome_of(played(2), pool), past=())
    assert TABLE.charts(outcome) == ()
    pictures = make("pictures", outcome)
    pictures.resize(700, 400)
    pictures.choose(1)
    # Nobody knows any more what was discarded.
    assert pictures._history.hand(0, 1, 0) == ()
    assert troubles(pictures, look) == []
