"""A table that follows its match: what is laid out when, and what of it may wait."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from ui.bridge.base import Stepped
from ui.kit.table.animator import AnimationStep
from ui.kit.table.event_player import EventPlayer
from ui.motion import MotionPlayer, Moving, ValueTween


class Bridge(QObject):
    """A match that is at a place."""

    stepped = Signal(object)
    turn_changed = Signal()
    hinted = Signal(object)
    problem = Signal(str)
    finished = Signal(object)
    read_only: ClassVar = False

    def __init__(self) -> None:
        super().__init__()
        self.at = ""

    def view(self) -> str:
        return self.at

    def person_to_act(self) -> None:
        return None

    front = viewer = awaiting = person_to_act

    def hold(self, *, on: bool) -> None:
        """No computer plays here."""

    def step(self, *views: str) -> None:
        """Go on to these places, one after another."""
        for view in views:
            before, self.at = self.at, view
            self.stepped.emit(Stepped(before, (), view, "act", None))
        self.turn_changed.emit()


class Screen(QObject):
    """Remembers in which order it was told what. A step to m… moves, one to l… is late too."""

    changed = Signal()

    def __init__(self, factor: float = 1.0) -> None:
        super().__init__()
        self.bridge, self.told = Bridge(), list[str]()
        self.motion = MotionPlayer(lambda: factor, self)
        self.view, self.seat, self.last = "", 0, ""

        def nothing(*_: object) -> None:
            pass

        self.log = SimpleNamespace(restart=nothing, tell=nothing)
        self.animator = SimpleNamespace(clear=nothing)
        self.repaint_queue = SimpleNamespace(begin=lambda: self.told.append("waits"))
        self.interrupt = nothing
        self.now = self.retold = ""
        self.is_again = False
        self.log.tell = lambda events: setattr(self, "last", events[-1] if events else "")
        self.shared: Any = SimpleNamespace(
            bridge=self.bridge,
            motion=self.motion,
            log=self.log,
            look=SimpleNamespace(changed=self.changed),
            action_buttons=SimpleNamespace(refresh=nothing),
            turn=SimpleNamespace(pending=None, confirming=0),
        )

    def say_now(self) -> None:
        self.now = self.last

    def refresh(self) -> None:
        self.told.append(f"lies as {self.view}")

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        name = stepped.view_after
        if name[0] not in "ml":
            return (AnimationStep(()),)

        def begin() -> Sequence[Moving]:
            self.told.append(f"{name} moves")
            return (ValueTween(lambda _: None, 30),)

        return (AnimationStep((), begin, late=name[0] == "l"),)

    def rests(self, qtbot: QtBot) -> list[str]:
        """What was told until nothing moves any more."""
        qtbot.waitUntil(lambda: not self.motion.busy)
        return self.told


def follow(factor: float = 1.0, kind: type[EventPlayer[Any]] = EventPlayer) -> Screen:
    table = Screen(factor)
    kind(table.shared, cast("Any", table), table).start()
    table.told.clear()
    return table


def test_steps_that_end_at_once_are_laid_out_together(qtbot: QtBot) -> None:
    table = follow()
    table.bridge.step("m1", "a", "b", "c")
    assert table.rests(qtbot) == ["m1 moves", "lies as c"]


def test_what_moves_begins_on_a_stage_that_lies_as_before_the_step(qtbot: QtBot) -> None:
    table = follow()
    table.bridge.step("m1", "a", "m2", "b")
    assert table.rests(qtbot) == ["m1 moves", "lies as a", "m2 moves", "lies as b"]


def test_a_step_without_movement_is_laid_out_at_once() -> None:
    table = follow()
    table.bridge.step("a", "b")
    assert table.told == ["lies as b"]


def test_who_waits_with_a_turn_has_seen_what_led_there(qtbot: QtBot) -> None:
    class Later(EventPlayer[Any]):
        def _on_turn(self) -> None:
            """Something else is shown first."""

    table = follow(kind=Later)
    table.bridge.step("m1")
    assert table.rests(qtbot) == ["m1 moves", "lies as m1"]


def test_the_line_says_what_is_told_just_now(qtbot: QtBot) -> None:
    class Told(Screen):
        def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
            told: Any = ("sent",), ("drew",)
            return [AnimationStep(each, lambda: (ValueTween(lambda _: None, 30),)) for each in told]

    table = Told()
    EventPlayer(table.shared, cast("Any", table), table).start()
    table.bridge.step("m1")
    assert table.now == "sent"
    table.motion.go_on()
    assert table.motion.busy
    assert table.now == "drew"
    table.rests(qtbot)


def test_only_what_changes_much_lets_the_rest_wait(qtbot: QtBot) -> None:
    table = follow()
    table.bridge.step("m1", "l2", "m3")
    told = table.rests(qtbot)
    assert told.count("waits") == 1
    assert told[told.index("waits") :][:3] == ["waits", "lies as m1", "l2 moves"]


@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_nothing_waits_where_nothing_moves(factor: float) -> None:
    table = follow(factor)
    if factor:
        table.bridge.step("m1", "l2")
        table.motion.catch_up()
    else:
        table.bridge.step("l2")
    assert "waits" not in table.told
    assert table.told[-1] == "lies as l2"


def test_a_table_without_patience_shows_all_at_once(qtbot: QtBot) -> None:
    table = follow()
    cast("Any", table).repaint_queue = None
    table.bridge.step("l1")
    assert table.rests(qtbot) == ["l1 moves", "lies as l1"]
