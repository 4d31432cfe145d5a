"""What is charted of a match, against the engine's own sheets; suitcases that light up a tile."""

from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Act, AwaitingSeats, Rng
from engine.games.pack_the_essentials.actions import LayToys, Place, PlaceBonus
from engine.games.pack_the_essentials.components import Components
from engine.match import Player, Session, begin
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.outcome import Outcome
from ui.bridge.preferences import Preferences, Speed
from ui.kit.words import signed
from ui.look.style import Look
from ui.tables.pack_the_essentials import TABLE, art
from ui.tables.pack_the_essentials.charts import course

NAMES = ("Ada", "Ben", "Cleo", "Dot")


@pytest.fixture(scope="module")
def pool(qapp: Any) -> Any:
    made = WorkerPool()
    yield made
    made.close()


@cache
def played(seats: int) -> Session:
    return play(seats)


def play(seats: int, seed: str = "charts") -> Session:
    players = [Player(name=name, colour="plum") for name in NAMES[:seats]]
    session = begin(catalog.game(TABLE.game), seed, players, practice=True)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(Rng(seed, session.inputs)))
    return session


def outcome_of(session: Session, pool: WorkerPool) -> Outcome:
    bridge = MatchBridge(session, pool, Preferences(Speed.OFF))
    found = bridge.outcome()
    bridge.close()
    return found


def recomputed(session: Session) -> tuple[list[list[int]], list[list[int]]]:
    """Totals by round and seat, and by seat what its placements added: a match played anew."""
    game = session.game
    rounds: list[list[int]] = []
    added: list[list[int]] = [[] for _ in session.seats]
    number = 1
    before: list[int] = []
    packed: list[int] = []
    for moment in session.moments:
        view = game.observe(moment.state, None)
        sheets = game.sheet(view)
        after = [sheet.total for sheet in sheets]
        # Rats that are left have a line of their own: no tile is charged with what it was paid.
        lay, packed = packed, [sheet.total - sheet.points("rats") for sheet in sheets]
        if view.round != number:
            # The last act of a round may turn it already: what it adds belongs to the old one.
            number = view.round
            rounds.append(after)
        given = moment.given
        if isinstance(given, Act) and isinstance(given.action, Place | PlaceBonus | LayToys):
            added[given.seat].append(packed[given.seat] - lay[given.seat])
        before = after
    rounds.append(before)
    return rounds, added


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_scores_by_round_and_by_tile_are_the_engines_own(seats: int, pool: WorkerPool) -> None:
    session = played(seats)
    outcome = outcome_of(session, pool)
    rounds, added = recomputed(session)
    by_round, by_tile = TABLE.charts(outcome)
    assert len(by_round.series) == len(by_tile.series) == seats
    locale = QLocale()
    for seat in range(seats):
        points = by_round.series[seat].points
        assert [totals[seat] for totals in rounds] == [point.number for point in points]
        assert len(points) == 12
        assert outcome.result.scores[seat] == points[-1].number
        assert all(locale.toString(round(p.number)) == p.value for p in points)
        bars = by_tile.series[seat].points
        acts = [bar for bar in bars if bar.paint or "toys" in bar.tick]
        assert added[seat] == [bar.number for bar in acts]
        # Nothing is left out: bars add up to the total.
        assert outcome.result.scores[seat] == sum(bar.number for bar in bars)
        # What is said of rats is what the sheet says (PE-31).
        rats = [bar.number for bar in bars if bar.tick.startswith("Rats")]
        assert [points for points in [outcome.sheets[seat].points("rats")] if points] == rats
        marks = [bar.mark for bar in bars if bar.mark is not None]
        assert [(seat, n) for n in range(len(outcome.view.seats[seat].placed))] == marks


def test_bars_name_the_tile_that_lies_there(pool: WorkerPool) -> None:
    outcome = outcome_of(played(2), pool)
    box: Components = outcome.game.box
    for series in TABLE.charts(outcome)[1].series:
        for bar in series.points:
            if bar.mark is None:
                continue
            assert isinstance(bar.mark, tuple)
            seat, number = bar.mark
            tile = outcome.view.seats[seat].placed[number]
            kind = box.kinds[tile.kind]
            assert f"fabric-{kind.colour}" == bar.paint
            assert box.colours[kind.colour] in bar.tick
            if not kind.bonus:
                assert (" cat" in bar.tick) == tile.cat
            assert bar.words.endswith(f"{bar.value}.")


def test_a_solo_chart_has_its_goal(pool: WorkerPool) -> None:
    outcome = outcome_of(played(1), pool)
    (series,) = TABLE.charts(outcome)[0].series
    (guide,) = series.guides
    assert {number for _, number in guide.numbers} == {outcome.result.goal}
    assert len(guide.numbers) == 12


def test_what_was_taken_back_is_not_charted(pool: WorkerPool) -> None:
    session = play(1)
    assert session.undo()
    assert session.redo()
    assert course(outcome_of(session, pool).past, 1) == course(outcome_of(played(1), pool).past, 1)


def test_a_match_that_cannot_be_read_again_has_no_chart(pool: WorkerPool) -> None:
    from dataclasses import replace

    assert TABLE.charts(replace(outcome_of(played(1), pool), past=())) == ()


def test_changes_have_a_sign() -> None:
    assert ["+3", "0", "−2"] == [signed(3), signed(0), signed(-2)]


def test_a_lit_tile_is_seen_and_a_click_tells_it(
    pool: WorkerPool, look: Look, qtbot: QtBot
) -> None:
    outcome = outcome_of(played(3), pool)
    pictures: Any = TABLE.pictures(look, outcome, None)
    qtbot.addWidget(pictures)
    pictures.resize(900, 700)
    pictures.show()
    plain = pictures.grab().toImage()
    pictures.light((1, 2))
    assert [None, 2, None] == [case.lit for case in pictures.cases]
    assert plain != pictures.grab().toImage()
    pictures.light(None)
    assert plain == pictures.grab().toImage()
    told: list[object] = []
    pictures.picked.connect(told.append)
    case = pictures.cases[2]
    box: Components = outcome.game.box
    tile = outcome.view.seats[2].placed[0]
    cells = art.cells_at(box, box.mask(tile.kind, tile.cat, tile.turn, tile.cell))
    corner, cell = art.suitcase_grid(case.rect().toRectF(), box)
    spot = QPoint(
        round(corner.x() + (cells[0][0] + 0.5) * cell),
        round(corner.y() + (cells[0][1] + 0.5) * cell),
    )
    QTest.mouseClick(case, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseClick(case, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert told == [(2, 0), None]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(300, 220), (700, 460), (460, 900), (1800, 400)])
def test_suitcases_are_as_large_as_their_room(
    seats: int, size: tuple[int, int], pool: WorkerPool, look: Look, qtbot: QtBot
) -> None:
    pictures: Any = TABLE.pictures(look, outcome_of(played(seats), pool), None)
    qtbot.addWidget(pictures)
    pictures.resize(*size)
    pictures.show()
    boxes = [case.geometry() for case in pictures.cases]
    assert all(pictures.rect().contains(each) for each in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
    # What is not needed lies below them, out of the window if anything is.
    assert min(each.top() for each in boxes) <= pictures._band() + 3 * pictures.GAP
    # No other way of laying them would make them larger by more than rounding.
    box, band = pictures._box, pictures._band()
    ratio = (box.grid.width + art.AROUND[0], box.grid.height + art.AROUND[1])
    best = 0.0
    for columns in range(1, seats + 1):
        lines = -(-seats // columns)
        wide = (size[0] - (columns - 1) * pictures.GAP) / columns
        high = (size[1] - (lines - 1) * pictures.GAP) / lines - band
        best = max(best, min(wide / ratio[0], high / ratio[1]))
    assert boxes[0].width() >= int(best * ratio[0]) - 1


def test_names_are_over_the_middle_of_suitcases_in_a_large_window(
    pool: WorkerPool, look: Look, qtbot: QtBot
) -> None:
    pictures: Any = TABLE.pictures(look, outcome_of(played(2), pool), None)
    qtbot.addWidget(pictures)
    pictures.resize(1800, 700)
    pictures.show()
    for band, case in zip(pictures._bands, pictures.cases, strict=True):
        assert band.geometry().center().x() == case.geometry().center().x()


def test_the_shadow_of_a_suitcase_ends_within_its_room(pool: WorkerPool, look: Look) -> None:
    outcome = outcome_of(played(1), pool)
    box: Components = outcome.game.box
    image = QImage(700, int(art.suitcase_height(box, 700)), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    art.suitcase(painter, QRectF(image.rect()), box, outcome.view.seats[0], look)
    painter.end()
    right, low = image.width() - 1, image.height() - 1
    edge = [(x, y) for x in range(right + 1) for y in (0, low)]
    edge += [(x, y) for y in range(low + 1) for x in (0, right)]
    assert max(image.pixelColor(x, y).alpha() for x, y in edge) <= 6
