"""Signals of what outlives a widget: no slot of theirs may call a widget that is gone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.parsed import module, walk
from tests.tiers import at

ROOT = Path(__file__).resolve().parents[2]
CODE = sorted([ROOT / "main.py", *ROOT.glob("ui/**/*.py")])
OUTLIVES = {"bridge", "controller", "preferences", "settings", "motion", "wish", "clock"}
"""A match, its clock, and what the app has one of."""
OUTLIVES |= {"look", "screen", "pool", "standings", "instance", "hints"}
"""Others that last as long."""


def reached(node: ast.expr) -> set[str]:
    """The names through which a signal is reached, without a leading underscore.

    Of a call or an item, as in `self.bridges[0].stepped`, also the names of what is called.
    """
    names = (
        each.attr if isinstance(each, ast.Attribute) else each.id
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute | ast.Name)
    )
    return {name.strip("_") for name in names}


def is_unbound(slot: ast.expr, unbound: set[str]) -> bool:
    """Whether Qt cannot tell of which object a slot is, and so never disconnects it."""
    if isinstance(slot, ast.Lambda):
        return True
    if isinstance(slot, ast.Name):
        return slot.id in unbound
    # `partial(…)` and its like.
    return isinstance(slot, ast.Call)


def aliases(code: ast.Module) -> set[str]:
    """The names in a file that stand for something which outlives a widget: `b = self.bridge`."""
    return {
        target.id
        for each in walk(code)
        if isinstance(each, ast.Assign) and isinstance(each.value, ast.Attribute)
        if each.value.attr.strip("_") in OUTLIVES
        for target in each.targets
        if isinstance(target, ast.Name)
    }


def nested(code: ast.AST) -> set[str]:
    """The names of functions within functions: they hold what is around them, as lambdas do.

    Methods of a class within a function are reached through an object, and are none.
    """
    waiting = [(each, False) for each in ast.iter_child_nodes(code)]
    found = set[str]()
    while waiting:
        node, within = waiting.pop()
        is_function = False
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            is_function = True
            if within:
                found.add(node.name)
        inner = is_function or (within and not isinstance(node, ast.ClassDef))
        waiting += [(each, inner) for each in ast.iter_child_nodes(node)]
    return found


def let_go(code: ast.Module) -> set[str]:
    """The names of slots that are disconnected, whatever happens in between."""
    return {
        slot.id
        for each in walk(code)
        if isinstance(each, ast.Try)
        for last in each.finalbody
        for call in ast.walk(last)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        if call.func.attr == "disconnect"
        for slot in call.args
        if isinstance(slot, ast.Name)
    }


def left_behind(code: ast.Module) -> Iterator[int]:
    """The lines on which a signal of what outlives a widget is connected to a slot of no object."""
    unbound = {
        target.id
        for each in walk(code)
        if isinstance(each, ast.Assign) and isinstance(each.value, ast.Lambda)
        for target in each.targets
        if isinstance(target, ast.Name)
    }
    unbound = (unbound | nested(code)) - let_go(code)
    outlives = OUTLIVES | aliases(code)
    for each in walk(code):
        if (
            isinstance(each, ast.Call)
            and isinstance(each.func, ast.Attribute)
            and each.func.attr == "connect"
            and reached(each.func.value) & outlives
            and any(is_unbound(slot, unbound) for slot in each.args[:1])
        ):
            yield each.lineno


def test_no_signal_of_what_outlives_a_widget_is_connected_to_a_lambda() -> None:
    """Use a bound method of a QObject: Qt disconnects it when that object is destroyed."""
    texts = {file: file.read_text(encoding="utf-8") for file in CODE}
    # To parse a module takes long; most connect nothing.
    texts = {file: text for file, text in texts.items() if "connect" in text}
    assert len(texts) > 50
    for file, text in texts.items():
        with at(file=file.relative_to(ROOT).as_posix()):
            assert [] == [*left_behind(module(text))]


@pytest.mark.parametrize(
    "line",
    [
        "self.bridge.stepped.connect(lambda _step: self.lay_panels())",
        "self._controller.standings.found.connect(lambda: self.show())",
        "table.bridge.preferences.changed.connect(lambda: self.fit())",
        "controller.settings.changed.connect(lambda: None, Qt.ConnectionType.QueuedConnection)",
        "table.motion.idle.connect(lambda: self.rest())",
        "self.wish.changed.connect(lambda: self.preferences.set_speed(self._speed()))",
        "clock.ticked.connect(\n    lambda now: self.tick(now)\n)",
        "self.bridges[0].bridge.stepped.connect(lambda _: None)",
        "bridge().stepped.connect(lambda _: None)",
        "bridge.stepped.connect(partial(self.tell, 1))",
        "see = lambda step: None\nbridge.stepped.connect(see)",
        "match = self.bridge\nmatch.stepped.connect(lambda _: None)",
        "def watch(self):\n    def heard(step): ...\n    self.bridge.stepped.connect(heard)",
        "def watch(self):\n    if self.on:\n        def heard(step): ...\n"
        "        self.bridge.stepped.connect(heard)",
        "async def watch(self):\n    async def heard(step): ...\n"
        "    self.bridge.stepped.connect(heard)",
    ],
)
def test_a_lambda_that_stays_behind_is_noticed(line: str) -> None:
    assert 1 == len([*left_behind(ast.parse(line))])


@pytest.mark.parametrize(
    "line",
    [
        "self.bridge.stepped.connect(self.lay_panels)",
        "button.clicked.connect(lambda: self.bridge.undo())",
        "self.hold_button.pressed.connect(lambda: self.clock.hold(True))",
        "scene.view.resized.connect(partial(self.lay, 1))",
        "self.look.changed.connect(self.flight_motion.catch_up)",
        "def watch(self):\n    def heard(step): ...\n    self.bridge.stepped.connect(heard)\n"
        "    try:\n        self.play()\n    finally:\n"
        "        self.bridge.stepped.disconnect(heard)",
        # It holds nothing of an object.
        "def heard(step): ...\ndef watch(self):\n    self.bridge.stepped.connect(heard)",
        "class Page:\n    def heard(self): ...\n    def watch(self):\n"
        "        self.bridge.stepped.connect(self.heard)",
    ],
)
def test_a_slot_that_goes_with_its_object_is_let_through(line: str) -> None:
    assert [] == [*left_behind(ast.parse(line))]
