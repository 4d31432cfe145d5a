"""Motion at the table: however fast the inputs come, the last picture is the same."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core import Action, Event, Rng, Seat
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import (
    Claim,
    LayToys,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    Claimed,
    LadiesSeated,
    LadyTook,
    PositionsBlocked,
    RoundBegan,
    Scored,
    TileDiscarded,
    TilePlaced,
    ToysLaid,
)
from engine.games.pack_the_essentials.view import Phase
from engine.match import Player
from tests.tiers import by_turns
from ui.bridge.match import Stepped
from ui.bridge.preferences import Preferences, Speed
from ui.kit.table.animator import Animator
from ui.look.flap import FlapLabel
from ui.look.style import Look
from ui.motion import MAX_MOVE_MS
from ui.motion.player import _Track
from ui.motion.sprite import Sprite
from ui.stage.tiles.piece_item import PieceItem
from ui.tables.pack_the_essentials.table import Table as PackTable

ZERO = Seat(0)
SOLO: Final = {"options": {"victory": "city-kitty"}}
ADA = Player(name="Ada", colour="brick")
BEN = Player(name="Ben", colour="ocean")
CUES: Final = {"slide", "settle", "take", "scurry", "toy", "flap", "tick", "latch"}


def some_act(table: PackTable, seat: Seat = ZERO) -> Action:
    """Something legal that brings all kinds of events with it: the last position, and cats."""
    view = table.bridge.view()
    if view.phase is Phase.TOYS:
        return LayToys(scoring.best_toys(table.box, view.lists, view.seats[seat]))
    legal: list[Any] = list(table.bridge.legal(seat))
    if view.phase is Phase.CLAIM:
        free = sorted(legal, key=lambda act: act.position)
        claim: Claim = free[-1 if view.round % 3 else 0]
        return claim
    if view.phase is Phase.BONUS:
        return TakeBonus(legal[0].colour)

    def worth(act: Any) -> tuple[Any, ...]:
        # Bonus tiles last, and cats while there are rats.
        return (isinstance(act, PlaceBonus), not getattr(act, "cat", False), act.cell, act.turn)

    tiles = [act for act in legal if isinstance(act, Place | PlaceBonus)]
    return min(tiles, key=worth) if tiles else legal[0]


def picture(table: PackTable, *, whole: bool = False) -> bytes:
    # How much of a claim's time has run out is not how it stands.
    table.scene.count.stop()
    image = (table if whole else table.scene.view).grab().toImage()
    return bytes(image.constBits())


def sprites(table: PackTable) -> list[Sprite]:
    return [item for item in table.scene.view.scene().items() if isinstance(item, Sprite)]


def rest(table: PackTable, qtbot: QtBot) -> None:
    flaps = table.findChildren(FlapLabel)
    qtbot.waitUntil(
        lambda: not (table.motion.busy or table.motion.moving or any(f.turning for f in flaps)),
        timeout=20000,
    )
    # Whatever was to be laid out anew for it.
    QTest.qWait(30)


# One picture, however fast -------------------------------------------------------------------


@pytest.mark.parametrize("speed", by_turns([Speed.FAST, Speed.NORMAL, Speed.SLOW]))
def test_a_burst_of_acts_ends_in_the_same_picture(
    make: Any, preferences: Preferences, speed: Speed
) -> None:
    still: PackTable = make(**SOLO, seed="burst")
    acts = []
    for _ in range(8):
        act = some_act(still)
        acts.append(act)
        assert still.bridge.submit(ZERO, [act]) is None
    wanted = picture(still)
    preferences.set_speed(speed)
    moving: PackTable = make(**SOLO, seed="burst")
    for act in acts:
        assert moving.bridge.submit(ZERO, [act]) is None
    assert moving.motion.busy
    assert not moving.live
    moving.motion.catch_up()
    assert moving.live
    assert still.bridge.view() == moving.bridge.view()
    assert wanted == picture(moving)


def test_slowly_or_not_the_picture_is_the_same(
    make: Any, preferences: Preferences, qtbot: QtBot
) -> None:
    still: PackTable = make(**SOLO, seed="slow")
    assert still.bridge.submit(ZERO, [Claim(4)]) is None
    wanted = picture(still)
    preferences.set_speed(Speed.FAST)
    moving: PackTable = make(**SOLO, seed="slow")
    with qtbot.waitSignal(moving.motion.idle, timeout=5000):
        assert moving.bridge.submit(ZERO, [Claim(4)]) is None
        assert moving.motion.busy
    assert wanted == picture(moving)


@dataclass(frozen=True)
class Input:
    """A press as it comes from outside: a key where the focus is, or a click on the stage."""

    key: Qt.Key | None = None
    ctrl: bool = False
    at: QPoint | None = None
    button: Qt.MouseButton = Qt.MouseButton.LeftButton

    def send(self, table: PackTable) -> None:
        ctrl = Qt.KeyboardModifier.ControlModifier
        modifier = ctrl if self.ctrl else Qt.KeyboardModifier.NoModifier
        if self.key is not None:
            focus = QApplication.focusWidget()
            QTest.keyClick(focus or table.scene.view, self.key, modifier)
            return
        port = table.scene.view.viewport()
        assert self.at is not None
        QTest.mouseMove(port, self.at)
        QTest.mouseClick(port, self.button, modifier, self.at)


def digit(number: int) -> Input:
    return Input(Qt.Key(Qt.Key.Key_0.value + number))


class Chooser:
    """Chooses inputs by chance, for what the table shows now: most are legal, some useless."""

    def __init__(self, seed: str) -> None:
        self._stream = Rng("burst", seed)

    def _of(self, things: Any) -> Any:
        found = list(things)
        return found[self._stream.below(len(found))]

    def __call__(self, table: PackTable) -> Input:
        if self._stream.below(10) < 3:
            return self._useless(table)
        if self._stream.below(12) == 0:
            return Input(self._of((Qt.Key.Key_Z, Qt.Key.Key_Y)), ctrl=True)
        return self._legal(table)

    def _point(self, table: PackTable, item: Any, middle: QPointF) -> Input:
        return Input(at=table.scene.view.mapFromScene(item.mapToScene(middle)))

    def _useless(self, table: PackTable) -> Input:
        right = Input(
            at=QPoint(table.scene.view.viewport().width() // 2, 3),
            button=Qt.MouseButton.RightButton,
        )
        beside = Input(at=QPoint(3, 3))
        if table.scene.hand.dragged is not None:
            return Input(Qt.Key.Key_R)
        found: Input = self._of((right, beside, Input(Qt.Key.Key_Shift), Input(Qt.Key.Key_X)))
        return found

    def _legal(self, table: PackTable) -> Input:
        scene, pending = table.scene, table.pending
        if scene.hand.dragged is not None:
            legality = scene.hand.legality
            if legality is not None and legality.ok and self._stream.below(3):
                return Input(Qt.Key.Key_Return)
            return Input(self._of((Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_F)))
        if pending is not None and pending.complete:
            return Input(Qt.Key.Key_Return)
        spots = [item for item in (*scene.positions, *scene.swatches) if item.open]
        spots = [item for item in spots if item.isVisible()]
        if spots:
            spot = self._of(spots)
            if self._stream.below(2):
                return self._point(table, spot, spot.rect().center())
            number = getattr(spot, "number", None)
            return digit(number if number is not None else spot.colour + 1)
        if table.bridge.view().phase is Phase.DRAFT and pending is not None:
            if pending.view.drafted or not scene.lying():
                return Input(Qt.Key.Key_5)
            return digit(self._of(number for number, _ in scene.lying()))
        return Input(Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("seed", "speed"),
    by_turns([("one", Speed.NORMAL), ("two", Speed.SLOW), ("three", Speed.NORMAL)]),
)
def test_fifty_inputs_without_waiting_end_in_the_same_picture(
    make: Any, preferences: Preferences, qtbot: QtBot, speed: Speed, seed: str
) -> None:
    preferences.set_speed(speed)
    waiting: PackTable = make(**SOLO, seed=seed, practice=True)
    choose = Chooser(seed)
    # Nothing happens by itself meanwhile.
    waiting.scene.grace = 600_000
    inputs: list[Input] = []
    moved = 0
    for _ in range(50):
        given = choose(waiting)
        inputs.append(given)
        given.send(waiting)
        moved += waiting.motion.busy
        # To wait for each is to see its end; that end is the same later or sooner.
        waiting.motion.catch_up() if moved % 4 else rest(waiting, qtbot)
    assert moved > 5
    rest(waiting, qtbot)
    view = waiting.bridge.view()
    wanted, wanted_whole = picture(waiting), picture(waiting, whole=True)
    log = list(waiting.log.lines)
    waiting.hide()
    burst: PackTable = make(**SOLO, seed=seed, practice=True)
    burst.scene.grace = 600_000
    behind = 0
    for given in inputs:
        given.send(burst)
        behind += burst.motion.busy
    assert behind > 5
    burst.motion.catch_up()
    rest(burst, qtbot)
    assert view == burst.bridge.view()
    assert log == list(burst.log.lines)
    assert wanted == picture(burst)
    assert wanted_whole == picture(burst, whole=True)


# Every kind of event ----------------------------------------------------------------------------

MATCHES: Final[dict[str, dict[str, Any]]] = {
    "solo": {"options": {"victory": "city-kitty"}},
    "two": {"players": (ADA, BEN)},
}
KINDS: Final[dict[str, set[type[Event]]]] = {
    "solo": {
        RoundBegan,
        PositionsBlocked,
        Claimed,
        LadiesSeated,
        BonusTaken,
        LadyTook,
        TilePlaced,
        BonusPlaced,
        ToysLaid,
        Scored,
    },
    "two": {RoundBegan, Claimed, LadiesSeated, BonusTaken, LadyTook, TilePlaced, ToysLaid, Scored},
}


def play(table: PackTable, after: Callable[[list[Stepped]], None]) -> None:
    """Play a match to its end; `after` is told the steps of each decision."""
    steps: list[Stepped] = []
    table.bridge.stepped.connect(steps.append)
    for _ in range(400):
        seat = table.bridge.person_to_act()
        if seat is None:
            return
        steps.clear()
        assert table.bridge.submit(seat, [some_act(table, seat)]) is None
        after(list(steps))


@pytest.mark.parametrize("name", by_turns(list(MATCHES)))
def test_after_every_kind_of_event_the_scene_is_as_if_built_anew(
    make: Any, look: Look, preferences: Preferences, qtbot: QtBot, name: str
) -> None:
    preferences.set_speed(Speed.FAST)
    table: PackTable = make(**MATCHES[name], seed="kinds")
    seen: dict[type[Event], int] = {}

    def after(steps: list[Stepped]) -> None:
        kinds = {type(event) for step in steps for event in step.events}
        fresh_kinds = {kind for kind in kinds if seen.get(kind, 0) < 2}
        for kind in kinds:
            seen[kind] = seen.get(kind, 0) + 1
        if not fresh_kinds:
            table.motion.catch_up()
            return
        rest(table, qtbot)
        assert not sprites(table)
        anew = PackTable(look, table.bridge)
        anew.resize(table.size())
        with qtbot.waitExposed(anew):
            anew.show()
        same = _state(table) == _state(anew)
        anew.hide()
        anew.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert same, fresh_kinds

    play(table, after)
    assert KINDS[name] <= set(seen)


def _state(table: PackTable) -> list[Any]:
    """All that the scene shows, apart from where the focus is."""
    found: list[Any] = []
    for item in table.scene.view.scene().items():
        if isinstance(item, PieceItem):
            at = item.scenePos().toTuple()
            look = (item.art.key, item.cell, item.pose, item.isVisible(), item.opacity())
            found.append(("piece", at, item.scale(), item.rotation(), *look))
    found.sort(key=repr)
    spots = (*table.scene.positions, *table.scene.spaces, *table.scene.swatches)
    found += [
        (spot.scenePos().toTuple(), spot.open, spot.isVisible(), getattr(spot, "_state", None))
        for spot in spots
    ]
    toys = sorted((cell, toy.pos().toTuple()) for cell, toy in table.scene._toys.items())
    return [*found, toys, table.scene.strip._hand, list(table.log.lines)]


def test_discards_and_returns_move_too(make: Any, preferences: Preferences) -> None:
    preferences.set_speed(Speed.NORMAL)
    table: PackTable = make(**SOLO, seed="discard")
    discard, returned = TileDiscarded(ZERO, 2, 5), BonusReturned(ZERO, 80)
    parts = table.moves.parts((discard, returned))
    assert [(discard,), (returned,)] == [part.events for part in parts]
    (move,) = parts[0].begin()
    assert not table.scene.piece_on(2).isVisible()  # type: ignore[union-attr]
    move.show(1.0)
    sight = table.scene.view.mapToScene(table.scene.view.viewport().rect()).boundingRect()
    assert not sight.intersects(move.subject.sceneBoundingRect())  # type: ignore[attr-defined]
    # There is no bonus tile to return.
    assert not parts[1].begin()
    table.animator.clear()
    assert table.scene.piece_on(2).isVisible()  # type: ignore[union-attr]
    assert not sprites(table)


def test_pe_41_a_card_is_turned_over_before_its_crosses_are_stamped(
    make: Any, preferences: Preferences
) -> None:
    preferences.set_speed(Speed.NORMAL)
    table: PackTable = make(**SOLO, seed="card")
    event = PositionsBlocked(0, (1, 3))
    (part,) = table.moves.parts((event,))
    _, away, turned, read, *stamped = part.begin()
    for move in (away, turned, read):
        move.show(1.0)
    back, face, *crosses = sprites(table)
    assert (0.0, 1.0) == (back.transform().m11(), face.transform().m11())
    over = table.scene.spaces[0].sceneBoundingRect() | table.scene.spaces[3].sceneBoundingRect()
    assert over.contains(face.pos())
    # They come while it is read.
    assert len(event.positions) == len(stamped) == len(crosses)
    assert all(turned.delay + turned.ms <= move.delay for move in stamped)
    assert max(move.delay + move.ms for move in stamped) <= read.delay + read.ms
    table.animator.clear()


def test_between_two_turns_of_one_person_there_are_two_and_a_half_seconds_at_most(
    make: Any, preferences: Preferences
) -> None:
    preferences.set_speed(Speed.NORMAL)
    table: PackTable = make(**SOLO, seed="card")
    ladies = [LadyTook(position, position, position, 7 + position) for position in (1, 2, 3)]
    events = (*ladies, RoundBegan(2, ZERO, ()), PositionsBlocked(0, (1, 2, 3)))
    moves = [part.begin() for part in table.moves.parts(events)]
    assert 5 == len(moves)
    assert sum(max(each.delay + each.ms for each in beat) for beat in moves) <= 2500
    table.animator.clear()


def test_pe_13_the_tile_is_dimmed_before_the_cat_lady_reaches_for_it(
    make: Any, preferences: Preferences
) -> None:
    preferences.set_speed(Speed.NORMAL)
    table: PackTable = make(**SOLO, seed="lady")
    (part,) = table.moves.parts((LadyTook(1, 0, 3, 7),))
    token, order, veil, dimmed, arm, *_ = part.begin()
    assert token.delay < order.delay < dimmed.delay < arm.delay
    assert veil.ms == max(move.delay + move.ms for move in part.begin())
    dimmed.show(1.0)
    assert dimmed.subject.opacity() < 0.5  # type: ignore[attr-defined]
    table.animator.clear()


def test_pe_13_what_the_next_cat_lady_must_take_is_dimmed_while_one_tries(make: Any) -> None:
    table: PackTable = make(**SOLO, seed="lady")
    assert table.bridge.submit(ZERO, [Claim(3)]) is None
    assert 0 == table.scene.doomed
    table.attempt(next(act for act in table.bridge.legal(ZERO) if isinstance(act, Place)))
    # One tile is left, and a Cat Lady stands at position 4.
    assert table.pending is not None
    (left,) = (n for n, kind in enumerate(table.pending.view.spaces, 1) if kind is not None)
    assert left == table.scene.doomed
    piece = table.scene.piece_on(left)
    assert piece is not None
    assert piece.opacity() < 1
    said = [
        each.description
        for group in table.access.outline(table.state)
        for each in getattr(group, "controls", ())
    ]
    assert 1 == sum("next Cat Lady" in words for words in said)
    table.undo()
    assert (0, 1.0) == (table.scene.doomed, piece.opacity())


def test_a_move_starts_from_where_the_tile_is(make: Any, preferences: Preferences) -> None:
    preferences.set_speed(Speed.SLOW)
    table: PackTable = make(**SOLO, seed="lady")
    item = table.scene.piece_on(3)
    assert item is not None
    before = item.mapToScene(item.box().center())
    part = table.moves.parts((LadyTook(1, 0, 3, 7),))[0]
    moves = part.begin()
    moved = [m for m in moves if m.subject.zValue() == 5000.0][-1]  # type: ignore[attr-defined]
    moved.show(0.0)
    at = moved.subject.pos()  # type: ignore[attr-defined]
    assert (at - before).manhattanLength() < 0.01
    table.animator.clear()


# What a person notices --------------------------------------------------------------------------


@pytest.fixture
def tracks(monkeypatch: pytest.MonkeyPatch) -> list[_Track]:
    """All tracks that were played."""
    made: list[_Track] = []
    original = _Track.__init__

    def init(self: _Track, *given: Any) -> None:
        original(self, *given)
        made.append(self)

    monkeypatch.setattr(_Track, "__init__", init)
    return made


@pytest.mark.parametrize("name", by_turns(list(MATCHES)))
def test_no_move_is_long_and_each_sound_has_its_moment(
    make: Any, preferences: Preferences, tracks: list[_Track], name: str
) -> None:
    preferences.set_speed(Speed.SLOW)
    table: PackTable = make(**MATCHES[name], seed="long")
    moves = []

    def after(_: list[Stepped]) -> None:
        while table.motion.busy:
            # The end of a beat, without waiting for it.
            table.motion._track = None
            table.motion._end()
            table.motion._next()
        table.motion.idle.emit()

    heard: set[str] = set()
    table.motion.cued.connect(heard.add)
    play(table, after)
    assert len(tracks) > 50
    for track in tracks:
        for move in track.moves:
            assert track.length(move) <= MAX_MOVE_MS + 0.001
            moves.append(move)
    heard |= {move.cue for move in moves} - {""}
    assert CUES - {"tick"} <= heard <= CUES
    assert ("tick" in heard) == (name == "solo")


def test_without_movement_nothing_moves(
    make: Any, preferences: Preferences, monkeypatch: pytest.MonkeyPatch, tracks: list[_Track]
) -> None:
    def never(*_: Any, **__: Any) -> None:
        raise AssertionError("a picture was made to be moved")

    monkeypatch.setattr(Animator, "sprite", never)
    preferences.set_speed(Speed.OFF)
    table: PackTable = make(**SOLO, seed="still")
    heard: list[str] = []
    table.motion.cued.connect(heard.append)

    def after(_: list[Stepped]) -> None:
        assert not table.motion.busy
        assert not table.motion.moving

    play(table, after)
    assert not tracks
    assert table.departures.round._turn == 1.0
    # Sounds are not movement.
    assert "latch" in heard


def test_a_key_skips_and_still_counts(make: Any, preferences: Preferences, keys: Any) -> None:
    preferences.set_speed(Speed.SLOW)
    table: PackTable = make(**SOLO, seed="key")
    hand = keys(table)
    hand.digit(4)
    hand.enter()
    assert table.motion.busy
    space = next(n for n, kind in enumerate(table.bridge.view().spaces, 1) if kind is not None)
    hand.digit(space)
    assert not table.motion.busy
    assert table.held is not None


def test_a_press_that_skips_does_nothing_else_beside_a_legal_target(
    make: Any, preferences: Preferences, keys: Any, mouse: Any
) -> None:
    preferences.set_speed(Speed.SLOW)
    table: PackTable = make(**SOLO, seed="key")
    keys(table).digit(4)
    keys(table).enter()
    assert table.motion.busy
    prompt = table.now.text()
    pressed = mouse(table)
    pressed.click(pressed.cell((5, 5)))
    assert not table.motion.busy
    assert table.scene.board.cursor_cell is None
    assert "column" not in table.now.text().lower()
    assert table.now.text() != prompt
    # Once more, with nothing to skip, it says what lies there.
    pressed.click(pressed.cell((5, 5)))
    assert table.scene.board.cursor_cell == (5, 5)


def test_escape_only_skips(make: Any, preferences: Preferences, keys: Any) -> None:
    preferences.set_speed(Speed.SLOW)
    table: PackTable = make(**SOLO, seed="key")
    gone: list[int] = []
    table.keyPressEvent = lambda event: gone.append(event.key())  # type: ignore[method-assign]
    keys(table).digit(4)
    table.confirm()
    assert table.motion.busy or table.pending is not None
    assert table.bridge.submit(ZERO, [Claim(4)]) is None or table.motion.busy
    assert table.motion.busy
    QTest.keyClick(table.scene.view, Qt.Key.Key_Escape)
    assert not table.motion.busy
    assert Qt.Key.Key_Escape not in gone


def test_the_log_keeps_step_with_the_screen(
    make: Any, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.set_speed(Speed.NORMAL)
    table: PackTable = make(**SOLO, seed="log")
    lengths = [len(table.log.lines)]
    told: list[int] = []

    def say(words: str, *, topic: str = "") -> None:
        if not topic:
            told.append(len(words))

    table.voice.say = say  # type: ignore[method-assign, assignment]
    assert table.bridge.submit(ZERO, [Claim(4)]) is None
    after = len([event for event in table.bridge.log() if table.words.event(event)])

    waited = set()

    def look() -> bool:
        lengths.append(len(table.log.lines))
        if table.motion.busy:
            waited.add(table.now.text())
        return not table.motion.busy

    qtbot.waitUntil(look, timeout=20000)
    # Whoever waits reads what for.
    assert waited <= set(table.log.lines)
    assert len(waited) > 3
    steps = sorted(set(lengths))
    assert steps[-1] == after
    assert len(steps) > 3, steps
    assert lengths == sorted(lengths)
    assert len(told) == steps[-1] - steps[0]


def test_equal_events_of_two_rounds_are_both_in_the_log(make: Any) -> None:
    table: PackTable = make(**SOLO, seed="twice")
    claims = 0
    while claims < 3:
        act = some_act(table)
        claim = Claim(4)
        if isinstance(act, Claim):
            claims += 1
            act = claim if claim in list(table.bridge.legal(ZERO)) else act
        assert table.bridge.submit(ZERO, [act]) is None
    events = [event for event in table.bridge.log() if table.words.event(event)]
    assert len(set(events)) < len(events)
    assert len(events) == len(table.log.lines)


def test_undo_catches_up_at_once(make: Any, preferences: Preferences, keys: Any) -> None:
    preferences.set_speed(Speed.SLOW)
    table: PackTable = make(**SOLO, seed="undo", practice=True)
    before = table.bridge.view()
    lines = list(table.log.lines)
    hand = keys(table)
    hand.digit(4)
    hand.enter()
    assert table.motion.busy
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not table.motion.busy
    assert before == table.bridge.view()
    assert lines == list(table.log.lines)
    assert not sprites(table)


def test_a_tile_laid_by_hand_comes_to_rest_while_all_goes_on(
    make: Any, preferences: Preferences, keys: Any, qtbot: QtBot
) -> None:
    table: PackTable = make(**SOLO, seed="rest")
    hand = keys(table)
    hand.digit(4)
    hand.enter()
    preferences.set_speed(Speed.SLOW)
    space = table.scene.lying()[0][0]
    hand.digit(space)
    hand.key(Qt.Key.Key_Home)
    hand.enter()
    piece = table.scene.tried_piece()
    assert piece is not None
    assert table.motion.moving
    assert table.live
    (sprite,) = sprites(table)
    assert not piece.isVisible()
    scales = set()

    def look() -> bool:
        if table.motion.moving:
            scales.add(sprite.scale())
        return not table.motion.moving

    qtbot.waitUntil(look, timeout=3000)
    assert piece.isVisible()
    assert not sprites(table)
    # Into its place by no more than a little.
    assert 0.94 <= min(scales) < 1.0 < max(scales) <= 1.1


def test_what_was_confirmed_together_stays_until_all_of_it_is_shown(
    make: Any, preferences: Preferences, keys: Any, qtbot: QtBot
) -> None:
    table: PackTable = make(**SOLO, seed="both")
    hand = keys(table)
    hand.digit(2)
    hand.digit(1)
    hand.enter()
    assert table.bridge.view().phase is Phase.DRAFT
    number = table.scene.lying()[0][0]
    for tile in (number, 5):
        hand.digit(tile)
        hand.key(Qt.Key.Key_Home)
        hand.enter()
    acts = table.pending.acts if table.pending is not None else ()
    assert len(acts) == 2
    preferences.set_speed(Speed.NORMAL)
    placed = table.pending.view.seats[0].placed  # type: ignore[union-attr]
    table.confirm()
    assert table.motion.busy
    pieces = [table.scene.piece_of(each) for each in placed]
    assert all(pieces)
    gone: list[int] = []

    def look() -> bool:
        if table.motion.busy and len(table.log.lines) < 5:
            gone.extend(n for n, each in enumerate(placed) if table.scene.piece_of(each) is None)
        return not table.motion.busy

    qtbot.waitUntil(look, timeout=20000)
    assert not gone


# Back from the hand ---------------------------------------------------------------------------


def test_a_tile_that_is_put_back_glides_home(
    make: Any, preferences: Preferences, qtbot: QtBot
) -> None:
    table: PackTable = make(**SOLO, seed="home")
    while table.state.draft is None:
        assert table.bridge.submit(ZERO, [some_act(table)]) is None
    wanted = picture(table)
    preferences.set_speed(Speed.NORMAL)
    space, piece = table.scene.lying()[0]
    table.scene.take(space)
    held = table.scene.hand.item
    assert held is not None
    start = held.mapToScene(held.box().center())
    QTest.keyClick(table.scene.view, Qt.Key.Key_Escape)
    (sprite,) = sprites(table)
    end = piece.mapToScene(piece.box().center())
    assert (sprite.pos() - start).manhattanLength() < (end - start).manhattanLength() / 2
    assert piece.opacity() == 0
    assert table.scene.view.scene().focusItem() is piece
    (track, _), *more = table.motion._side_animations
    assert not more
    assert max(track.length(move) for move in track.moves) <= 300
    rest(table, qtbot)
    assert piece.opacity() == 1
    assert not sprites(table)
    table.scene.view.scene().setFocusItem(None)  # type: ignore[arg-type]
    assert wanted == picture(table)


def test_what_glides_home_can_be_taken_up_again_at_once(
    make: Any, preferences: Preferences
) -> None:
    table: PackTable = make(**SOLO, seed="home")
    while table.state.draft is None:
        assert table.bridge.submit(ZERO, [some_act(table)]) is None
    preferences.set_speed(Speed.NORMAL)
    space, piece = table.scene.lying()[0]
    table.scene.take(space)
    table.scene.hand.put_back()
    table.scene.take(space)
    assert not sprites(table)
    assert not table.motion.moving
    assert 0 < piece.opacity() < 1


def test_without_movement_a_tile_is_back_at_once(make: Any) -> None:
    table: PackTable = make(**SOLO, seed="home")
    while table.state.draft is None:
        assert table.bridge.submit(ZERO, [some_act(table)]) is None
    table.scene.take(table.scene.lying()[0][0])
    table.scene.hand.put_back()
    assert not sprites(table)
    assert table.scene.lying()[0][1].opacity() == 1
