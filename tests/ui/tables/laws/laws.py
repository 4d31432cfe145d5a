"""The laws of tables: each takes a driver or a watched match, and fails by AssertionError."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.exceptions import capture_exceptions

from engine.core import Act, AnyGame, Refused, Seat, Stream, Waiting
from engine.match import Session
from tests.gallery.fits import troubles
from tests.laws.kit import mutants
from tests.tiers import at
from tests.ui.tables.laws.kit import Asked, Driver, Shown, settle, shown, tips
from tests.ui.tables.laws.seconds import FRAME
from ui.bridge.comfort import Comfort, Hands, Speed
from ui.bridge.match import MatchBridge
from ui.bridge.replay import ReplayBridge
from ui.look.style import Look

MOST = 200
"""Decisions of a round."""
STOPS = 9
"""How many places of a match are looked at, the first and the last among them."""
AFTER = 12
"""Decisions that a match goes on for after its table was destroyed."""


def a_round_is_played(driver: Driver, way: str) -> None:
    """Whatever a person decides can be done in this way, and nothing else is entered by it."""
    first = driver.round
    for _ in range(MOST):
        if driver.round != first or driver.bridge.result is not None:
            return
        driver.lift()
        seat, acts, before = driver.seat, driver.decide(), driver.acts
        getattr(driver, way)(acts)
        done = driver.acts[len(before) :]
        assert done == tuple((seat, act) for act in acts), (acts, done)
        driver.rest()
    raise AssertionError(f"round {first} does not end")


def undo_and_redo_show_what_was(driver: Driver, anew: Callable[[], Shown]) -> None:
    """After each undo and redo the table is as one that is built anew where the match was.

    `anew` gives the picture of such a table.
    """
    bridge = driver.bridge
    views, pictures = {}, {}
    for number in range(4):
        driver.rest()
        views[len(driver.acts)] = bridge.view()
        if number < 3:
            assert bridge.submit(driver.seat, driver.decide()) is None
    most = len(driver.acts)
    while bridge.undo_reach().count:
        assert bridge.undo()
        here = len(driver.acts)
        pictures[here] = _as_built_anew(driver, anew)
        assert here not in views or bridge.view() == views[here]
    assert len(pictures) >= 3, bridge.undo_reach()
    assert len({_bytes(found) for found in pictures.values()}) == len(pictures)
    while bridge.can_redo():
        assert bridge.redo()
        here = len(driver.acts)
        now = _as_built_anew(driver, anew) if here == most else shown(driver.table)
        assert pictures.get(here, now) == now, f"redo of act {here} shows something else"
    assert bridge.view() == views[most]


def _as_built_anew(driver: Driver, anew: Callable[[], Shown]) -> Shown:
    now, fresh = shown(driver.table), anew()
    assert now == fresh, f"after {len(driver.acts)} acts the table shows something else"
    return now


def _bytes(found: Shown) -> bytes:
    return bytes(found.picture.constBits())


def what_is_refused_is_told(driver: Driver) -> None:
    """Each time: in a sentence, aloud, with the rule one click and one key away.

    One decision has been made before, so that something is taken.
    """
    said: list[tuple[str, bool]] = []
    driver.voice.said.connect(lambda text, urgent: said.append((text, urgent)))
    asked = Asked(driver.table)
    assert driver.bridge.submit(driver.seat, driver.decide()) is None
    driver.rest()
    before = driver.acts
    for number in (1, 2):
        told = driver.wrong()
        assert driver.acts == before, "nothing is entered"
        sentence = driver.now
        assert sentence
        for words in told.words:
            assert words in sentence, (words, sentence)
        aloud = [text for text, urgent in said if urgent]
        assert len(aloud) == number, said
        assert all(words in aloud[-1] for words in told.words), aloud
        assert told.rule in driver.table.rule_button.toolTip()
        driver.press(driver.table.rule_button)
        QTest.keyClick(QApplication.focusWidget() or driver.table, Qt.Key.Key_Question)
        assert asked.rules == [told.rule] * 2 * number


def refusals_have_words(game: AnyGame, session: Session, words: Callable[[Refused], str]) -> int:
    """Whatever the rules refuse is told by more than its number; how many reasons were met."""
    met: dict[str, Refused] = {}
    for number, moment in enumerate(session.moments):
        waiting = moment.awaiting
        if not isinstance(waiting, Waiting):
            continue
        for seat in waiting.may:
            legal = game.legal(moment.state, seat)
            stream = Stream("refusals", number, int(seat))
            for action in mutants(legal.sample(stream)) if legal else ():
                try:
                    game.apply(moment.state, Act(seat, action, session.tick))
                except Refused as refused:
                    met.setdefault(refused.key, refused)
    for key, why in met.items():
        said, unknown = words(why), words(Refused(why.rule, "of no known reason"))
        assert said.strip(), key
        assert "{" not in said, said
        assert said != unknown, f"{key} has no words of its own"
    return len(met)


def tips_tell_what_is_shown(driver: Driver, anew: Callable[[], list[str]], decisions: int) -> None:
    """After each step every tip that can be seen is that of a table that is built there anew.

    `anew` gives the tips of such a table.
    """
    seen, found = set[str](), list[str]()
    for number in range(decisions):
        driver.lift()
        settle()
        found = tips(driver.table)
        with at(decision=number):
            assert found == anew()
        seen.update(found)
        if driver.bridge.result is not None:
            break
        assert driver.bridge.submit(driver.seat, driver.decide()) is None
        driver.rest()
    assert len(seen) > len(found), "nothing that tips tell has changed"


def scrubbed_it_shows_the_same(bridge: ReplayBridge, table: QWidget) -> None:
    """Whether a place is come to from before or from behind, it looks the same."""
    last = len(bridge.stops) - 1
    places = sorted({round(last * n / (STOPS - 1)) for n in range(STOPS)})
    ahead = {}
    for place in places:
        bridge.seek(bridge.stops[place].frame)
        ahead[place] = shown(table)
    bridge.seek(bridge.length)
    assert len({_bytes(found) for found in ahead.values()}) > len(places) / 2, "it shows a match"
    for place in reversed(places):
        bridge.seek(bridge.stops[place].frame)
        with at(stop=place):
            assert shown(table) == ahead[place]


def nothing_is_cut(driver: Driver, look: Look, decisions: int) -> None:
    """No words are clipped, nothing lies out of reach, as the match begins and goes on."""
    for number in range(decisions + 1):
        with at(decision=number):
            assert [] == troubles(driver.table, look)
        if number < decisions:
            driver.lift()
            assert driver.bridge.submit(driver.seat, driver.decide()) is None
            driver.rest()


def it_hears_nothing_once_it_is_destroyed(
    bridge: MatchBridge | ReplayBridge, look: Look, comfort: Comfort, frame: Callable[[], None]
) -> None:
    """The match goes on after its table: no signal of what outlives a table calls into it.

    The table has been destroyed, and Python still knows of it. `frame` lets a frame pass.
    """
    steps: list[object] = []
    bridge.stepped.connect(steps.append)
    with capture_exceptions() as raised:
        if isinstance(bridge, ReplayBridge):
            for stop in bridge.stops[:AFTER]:
                bridge.seek(stop.frame)
                frame()
        else:
            _go_on(bridge, frame)
        # All else that outlives a table.
        comfort.set_hands(Hands(left=True, places=True, preview=False, log=False))
        comfort.set_keys({"keys.nobody": "A"})
        comfort.set_speed(Speed.SLOW)
        look.set_text_scale(1.25)
        settle()
    assert not raised, [f"{kind.__name__}: {error}" for kind, error, _ in raised]
    assert steps, "the match has gone on"


def _go_on(bridge: MatchBridge, frame: Callable[[], None]) -> None:
    """Play a match on, at random, with all that a person may do besides."""
    stream = Stream("after")
    for number in range(AFTER):
        screen, clock = bridge.screen, bridge.clock
        if screen.due is not None:
            screen.take(screen.due)
        screen.part()
        if clock.phase in ("paused", "countdown"):
            clock.resume()
            clock.skip_countdown()
        awaiting = bridge.awaiting()
        if not isinstance(awaiting, Waiting):
            break
        for seat in awaiting.may:
            if screen.acts(seat) and bridge.legal(seat):
                bridge.submit(seat, [bridge.legal(seat).sample(stream)])
                break
        bridge.refused.emit(Seat(0), Refused("TURN", seat=Seat(0)))
        for _ in range(3):
            frame()
        if number == AFTER // 2 and bridge.undo():
            bridge.redo()
    bridge.clock.pause()
    bridge.hinted.emit(None)
    bridge.weighed.emit()
    bridge.problem.emit("It has failed.")
    bridge.set_seat(Seat(0), bridge.levels[0])
    bridge.set_seat(Seat(0), None)


def frame_of(driver: Driver) -> Callable[[], None]:
    """What lets a frame pass at a driver's table."""

    def frame() -> None:
        driver.time.seconds += FRAME
        driver.bridge.clock.frame()

    return frame
