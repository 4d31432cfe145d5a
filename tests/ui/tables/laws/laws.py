"""The laws of tables: each takes a driver or a watched match, and fails by AssertionError."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from timeit import repeat
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.exceptions import capture_exceptions
from shiboken6 import getCppPointer, isValid

from engine.core import Act, Action, AnyGame, AwaitingSeats, Refused, Rng, Seat
from engine.match import Session
from tests.laws.kit import mutants
from tests.tiers import at
from tests.tools.gallery.fits import troubles
from tests.ui.tables.laws.kit import (
    Asked,
    Driver,
    Shown,
    moving,
    settle,
    shown,
    tips,
    told,
)
from tests.ui.tables.laws.seconds import FRAME
from tests.ui.tables.plain import unplain
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed, TablePreferences
from ui.bridge.replay import ReplayBridge
from ui.kit.scores.sheets import LiveSheetRow
from ui.kit.table.button_bar import MOST_BUTTONS, ButtonBar
from ui.kit.table.key_names import MORE_KEY, REPLAY_KEY
from ui.look.shortcuts import Shortcut, twice
from ui.look.style import Look
from ui.look.widgets import TagButton
from ui.shell.shortcuts import chord

STATE_MS = 1.0
"""How long a table may take to make its state, in milliseconds."""
HOVERED = 12
"""The pointer moves over the stage in so many columns and rows, less one."""
MOST = 200
"""Decisions of a round."""
STOPS = 9
"""How many places of a match are looked at, the first and the last among them."""
HAPPENED = (4, 1, 2)
"""After how many decisions, and how many more each time, what just happened is shown again."""
DEAD = 6
"""For so many decisions it is looked for buttons that never work."""
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
        if not isinstance(waiting, AwaitingSeats):
            continue
        for seat in waiting.may:
            legal = game.legal(moment.state, seat)
            stream = Rng("refusals", number, int(seat))
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
    bridge: MatchBridge | ReplayBridge,
    look: Look,
    preferences: Preferences,
    frame: Callable[[], None],
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
        preferences.set_hands(TablePreferences(left=True, places=True, preview=False, log=False))
        preferences.set_keys({"keys.nobody": "A"})
        preferences.set_speed(Speed.SLOW)
        look.set_text_scale(1.25)
        settle()
    assert not raised, [f"{kind.__name__}: {error}" for kind, error, _ in raised]
    assert steps, "the match has gone on"


def _go_on(bridge: MatchBridge, frame: Callable[[], None]) -> None:
    """Play a match on, at random, with all that a person may do besides."""
    stream = Rng("after")
    for number in range(AFTER):
        screen, clock = bridge.screen, bridge.clock
        if screen.due is not None:
            screen.take(screen.due)
        screen.part()
        if clock.phase in ("paused", "countdown"):
            clock.resume()
            clock.skip_countdown()
        awaiting = bridge.awaiting()
        if not isinstance(awaiting, AwaitingSeats):
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


class Keys:
    """Whether each key that a table lists does what it is declared for, in states of the table.

    Nothing is done: only what would be is noted.
    """

    def __init__(self) -> None:
        self.listed: dict[tuple[str, str], str] = {}
        """What each key of each scope is declared for."""
        self.answered: set[tuple[str, str]] = set()
        """Those that do it in one of the states that were looked at."""

    def look(self, driver: Driver) -> None:
        """Press every key that does something in the state that the table is in."""
        table, ran = driver.table, list[str]()

        def run(shortcut: Shortcut) -> None:
            ran.append(shortcut.words)

        with patch.object(Shortcut, "run", run):
            for scope in table.scopes():
                assert twice(scope) == [], f"{scope.title}: a key is declared twice"
                for shortcut in scope.shortcuts:
                    assert shortcut.words.strip()
                    for key in shortcut.keys:
                        self.listed[(scope.title, key)] = shortcut.words
                        if (scope.title, key) not in self.answered and _does(
                            driver, key, shortcut, ran
                        ):
                            self.answered.add((scope.title, key))

    def all_answer(self) -> None:
        """Of the keys that are listed, each does what it says in one of the states."""
        missing = sorted(f"{place}: {words}" for place, words in self._missing())
        assert not missing, missing
        assert self.listed, "a table has keys"

    def _missing(self) -> list[tuple[tuple[str, str], str]]:
        return [(place, w) for place, w in self.listed.items() if place not in self.answered]


def each_key_does_what_it_is_declared_for(driver: Driver, *others: Callable[[], Driver]) -> None:
    """In the states that a table comes into as it is played, and in those of `others`."""
    keys = Keys()
    for _ in driver.states():
        keys.look(driver)
    for other in others:
        keys.look(other())
    keys.all_answer()


def _does(driver: Driver, key: str, shortcut: Shortcut, ran: list[str]) -> bool:
    """Whether a key does what it is declared for, wherever the keyboard is on the table."""
    for lead in driver.places():
        lead()
        if shortcut.ready():
            ran.clear()
            driver.strike(key)
            if ran == [shortcut.words]:
                return True
    return False


def few_buttons_are_at_the_bottom(driver: Driver, others: Iterable[Callable[[], Driver]]) -> None:
    """At most so many are seen in any state, and what is not seen is in the menu."""
    for _ in driver.states():
        _are_few(driver.table)
    for other in others:
        _are_few(other().table)


def _are_few(table: Any) -> None:
    settle()
    buttons, bars = table.findChildren(QAbstractButton), table.findChildren(ButtonBar)
    more = table.action_buttons.more_button
    # As high as a row of buttons is at the lower edge; a bar may have two.
    lowest = table.height() - more.sizeHint().height()
    low = [
        each.text()
        for each in buttons
        if each.isVisible()
        and (
            each.mapTo(table, each.rect().bottomLeft()).y() >= lowest
            or any(bar.isAncestorOf(each) for bar in bars)
        )
    ]
    assert len(low) <= MOST_BUTTONS, low
    away = [each for each in buttons if isinstance(each, TagButton) and each.behind is not None]
    assert set(away) == set(more.held)
    assert more.isVisible() == bool(away)


def the_menu_is_opened_by_its_key(driver: Driver, others: Iterable[Callable[[], Driver]]) -> bool:
    """Where there is one: its entries are what is put away, and one does what its button does.

    It closes beneath a cover, and takes the keyboard with it nowhere.

    Returns whether there was one, in the states of a match or in those of `others`.
    """
    for _ in driver.states():
        if driver.table.drawer.button.behind is not None:
            _is_opened(driver)
            return True
    for each in others:
        other = each()
        if other.table.drawer.button.behind is not None:
            _is_opened(other)
            return True
    return False


def _is_opened(driver: Driver) -> None:
    table = driver.table
    more, log = table.action_buttons.more_button, table.drawer.button
    was, said = log.isChecked(), list[str]()

    def choose() -> None:
        menu = more.menu()
        said.extend(each.text() for each in menu.actions())
        menu.setActiveAction(menu.actions()[said.index(log.text())])
        QTest.keyClick(menu, Qt.Key.Key_Return)

    QTimer.singleShot(0, more.menu(), choose)
    table.setFocus()
    driver.strike(MORE_KEY)
    for _ in range(100):
        if log.isChecked() != was:
            break
        QTest.qWait(10)
    assert said == [each.text() for each in more.held]
    assert log.isChecked() != was
    # A cover needs the keyboard, and so does what comes when there is no menu any more.
    more.open_menu()
    assert more.menu().isVisible()
    table.cover()
    assert not more.menu().isVisible()
    more.setFocus()
    more.hide()
    assert table.window().focusWidget() is table.stage


def no_button_is_dead(driver: Driver) -> None:
    """What is offered at some time of a match works at some time of it."""
    table, offered, worked = driver.table, dict[int, str](), set[int]()

    def look() -> None:
        for each in table.findChildren(QAbstractButton):
            # A sum has the shape of the rows above it, which can be pressed; nothing offers it.
            if isinstance(each, LiveSheetRow) and each.is_sum:
                continue
            away = isinstance(each, TagButton) and each.behind is not None
            if each.isVisible() or away:
                offered[id(each)] = each.text() or each.objectName() or type(each).__name__
                if each.isEnabled():
                    worked.add(id(each))

    table.refreshed.connect(look)
    for _ in driver.states():
        look()
    for _ in _decisions(driver, DEAD):
        if driver.bridge.result is not None:
            break
        _try(table, _next(driver))
        table.refresh()
        table.undo()
        table.refresh()
        if "keys" not in driver.without:
            driver.keys(driver.decide())
            driver.rest()
            driver.lift()
    look()
    assert offered
    dead = [words for each, words in offered.items() if each not in worked]
    assert not dead, dead


def tips_name_keys_that_are_declared(driver: Driver) -> int:
    """A key in the tip of a button is one that the table lists; how many were found."""
    known = {
        "+".join(chord(key))
        for scope in driver.table.scopes()
        for shortcut in scope.shortcuts
        for key in shortcut.keys
    }
    found = set[str]()
    for button in driver.table.findChildren(QAbstractButton):
        if button.isVisible():
            found.update(re.findall(r"\((\S+)\)$", button.toolTip(), re.MULTILINE))
    assert found <= known, found - known
    return len(found)


def what_just_happened_is_shown_again(driver: Driver) -> None:
    """By one key, step by step; then the table is as it was, and nothing has changed in the match.

    Nothing is told that was told only once, or that another seat alone may see.
    """
    driver.table.setFocus()
    driver.strike(REPLAY_KEY)
    assert not driver.table.is_again, "nothing has happened yet"
    for number, decisions in enumerate(HAPPENED):
        for _ in range(decisions):
            if number and driver.bridge.result is not None:
                # A short match has been shown again in the middle of it.
                return
            driver.lift()
            assert driver.bridge.submit(driver.seat, driver.decide()) is None
            driver.rest()
        driver.lift()
        driver.rest()
        with at(decisions=decisions):
            _is_shown_again(driver)


def _settled(table: Any) -> Any:
    """What a table shows once nothing on it is painted late any more."""
    before = shown(table)
    for _ in range(20):
        QTest.qWait(80)
        now = shown(table)
        if now.picture == before.picture:
            break
        before = now
    return before


def _is_shown_again(driver: Driver) -> None:
    table, bridge = driver.table, driver.bridge
    # Where the keyboard is, is no part of what is shown.
    table.stage.scene().clearFocus()
    before, acts, view, once = _settled(table), driver.acts, bridge.view(), driver.told_once()
    heard: list[str] = []
    driver.voice.said.connect(lambda text, _urgent: heard.append(text))
    seen: list[str] = []
    with moving(bridge.preferences):
        table.setFocus()
        driver.strike(REPLAY_KEY)
        while table.motion.busy:
            assert table.is_again
            seen.append("\n".join((driver.now, told(table))))
            table.motion.go_on()
    assert seen, "something is shown"
    assert any(words.startswith("Again: ") for words in seen), seen
    for words in (*seen, *heard):
        assert not [secret for secret in once if secret in words], words
    driver.rest()
    after = shown(table)
    for _ in range(40):
        # Flaps turn to their end.
        if after.picture != before.picture:
            QTest.qWait(25)
            after = shown(table)
    assert (driver.acts, bridge.view()) == (acts, view), "nothing has changed in the match"
    assert after.log == before.log, "the log tells nothing twice"
    assert after.picture == before.picture, "the table is as it was"


def nothing_is_shown_again_where_a_match_is_watched(bridge: ReplayBridge, table: Any) -> None:
    """A reel has its own keys: the one that shows again is not declared there, and does nothing."""
    bridge.seek(bridge.length)
    keys = [key for scope in table.scopes() for each in scope.shortcuts for key in each.keys]
    assert keys
    assert REPLAY_KEY not in keys
    assert not table.show_recent()
    assert not table.action_buttons.again_button.isVisibleTo(table)


def frame_of(driver: Driver) -> Callable[[], None]:
    """What lets a frame pass at a driver's table."""

    def frame() -> None:
        driver.time.seconds += FRAME
        driver.bridge.clock.frame()

    return frame


def _decisions(driver: Driver, decisions: int) -> Iterator[int]:
    """Play on by so many decisions; whoever is due looks at the table at each."""
    for number in range(decisions):
        driver.lift()
        with at(decision=number):
            yield number
        if driver.bridge.result is not None:
            break
        assert driver.bridge.submit(driver.seat, driver.decide()) is None
        driver.rest()


def its_state_is_plain(driver: Driver, decisions: int) -> None:
    """What a table hands to its parts can neither change nor be called, and names no Qt object."""
    for _ in _decisions(driver, decisions):
        driver.table.reserve(1)
        assert driver.table.state is not None
        assert list(unplain(driver.table.state)) == []


@contextmanager
def _dealt(session: Session, state: object) -> Iterator[None]:
    """Have this be the truth of a match."""
    moments, views = session._moments, session._views
    now = moments[-1]._replace(state=state)
    session._moments, session._views = [*moments[:-1], now], {}
    try:
        yield
    finally:
        session._moments, session._views = moments, views


def its_state_tells_no_secret(driver: Driver, decisions: int) -> None:
    """Where all that a seat cannot know is dealt anew, the state that it is shown is the same."""
    session, table, exchanged = driver.bridge._session, driver.table, 0
    game = session.game
    for number in _decisions(driver, decisions):
        seat, truth = driver.bridge.viewer(), session.moments[-1].state
        if seat is None:
            continue
        _try(table, _next(driver))
        before = table.make_state(driver.bridge.view())
        other = game.determinize(truth, seat, Rng("exchanged", number))
        exchanged += other != truth
        with _dealt(session, other):
            _try(table, table.turn.acts)
            assert table.make_state(driver.bridge.view()) == before
        _try(table, ())
    assert exchanged, "nothing was hidden"


def its_state_is_made_at_once(driver: Driver, decisions: int) -> None:
    """To make the state takes no longer than its share of a frame, also with a move tried."""
    table = driver.table
    for _ in _decisions(driver, decisions):
        for acts in ((), _next(driver)):
            _try(table, acts)
            took = repeat(lambda: table.make_state(table.view), number=1, repeat=9)
            # The best of several: the machine may be busy.
            assert min(took) * 1000 <= STATE_MS
        _try(table, ())


def its_state_shares_what_has_not_changed(driver: Driver, decisions: int) -> None:
    """A state that is made again is the same, with the same view and players in it."""
    table = driver.table
    for _ in _decisions(driver, decisions):
        for acts in ((), _next(driver)):
            _try(table, acts)
            one, other = table.make_state(table.view), table.make_state(table.view)
            assert one == other
            assert one.view is other.view
            assert one.common.players is other.common.players
        _try(table, ())


def _next(driver: Driver) -> Sequence[Action]:
    """Return the first move of a decision that is due; none after the end."""
    return () if driver.bridge.person_to_act() is None else driver.decide()[:1]


def _try(table: Any, acts: Sequence[Action]) -> None:
    """Have these moves previewed, and nothing that was previewed before remembered."""
    if table.pending is not None:
        table.pending.forget()
        table.pending.set_acts(tuple(acts))


def _built(table: Any) -> dict[int, object]:
    """The widgets of a table and the items of its stage, by where they lie in memory."""
    whole = (*table.findChildren(QWidget), *table.stage.scene().items())
    return {getCppPointer(each)[0]: each for each in whole}


def hovering_rebuilds_nothing(driver: Driver, decisions: int) -> None:
    """All that a table is built of stays while the pointer moves over it, and so does the view."""
    table = driver.table
    room = table.stage.viewport()
    for _ in _decisions(driver, decisions):
        table.reserve(1)
        before, view = _built(table), table.state.view
        for row, column in product(range(1, HOVERED), range(1, HOVERED)):
            spot = QPoint(room.width() * column // HOVERED, room.height() * row // HOVERED)
            QTest.mouseMove(room, spot)
        QTest.qWait(1)
        after = _built(table)
        assert all(isValid(each) for each in before.values())
        assert before.keys() == after.keys()
        assert table.state.view is view
