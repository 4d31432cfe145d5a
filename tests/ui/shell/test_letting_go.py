"""What was shown of a match is gone once another one is shown."""

import gc
import weakref
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from engine.core import AwaitingSeats
from tests.tiers import by_turns
from ui.bridge.match import MatchBridge
from ui.shell import window
from ui.shell.result.page import ResultPage
from ui.shell.window import CLEAN_UP_DELAY_MS
from ui.tables.pack_the_essentials.scene import PackScene


def play_through(bridge: MatchBridge) -> None:
    """Play the first legal act again and again."""
    for _ in range(400):
        awaiting = bridge.awaiting()
        if not isinstance(awaiting, AwaitingSeats):
            return
        seat = awaiting.due[0]
        assert bridge.submit(seat, [next(iter(bridge.legal(seat)))]) is None
    raise AssertionError("the match did not end")


def watched(shell: Any) -> dict[str, weakref.ref[QObject]]:
    """What one match has made."""
    table = shell.window.pages["table"].table
    found = {
        "bridge": shell.bridge,
        "table": table,
        "scene": table.findChild(PackScene),
    }
    assert None not in found.values()
    return {name: weakref.ref(each) for name, each in found.items()}


@pytest.mark.parametrize("speed", by_turns(["off", "fast"]))
def test_no_match_leaves_anything_behind(shell: Any, speed: str) -> None:
    shell.app.settings.set("motion.speed", speed)
    past: list[dict[str, weakref.ref[QObject]]] = []
    for _ in range(3):
        shell.start()
        past.append(watched(shell))
        play_through(shell.bridge)
        shell.settle()
        shell.window.result_opener.show_open()
        shell.settle()
        assert "result" == shell.window.page
    shell.settle()
    gc.collect()
    for match in past[:-1]:
        assert [] == [name for name, ref in match.items() if ref() is not None]
    assert all(ref() is not None for ref in past[-1].values())


def test_what_is_left_of_a_page_is_cleared_out(shell: Any, qtbot: QtBot) -> None:
    shell.start()
    past = watched(shell)
    shell.start()
    # Circles of objects, which nobody would come to so soon.
    qtbot.waitUntil(
        lambda: all(ref() is None for ref in past.values()), timeout=4 * CLEAN_UP_DELAY_MS
    )


def test_nothing_is_cleared_out_while_charts_come(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    cleared, comes = list[bool](), [True]
    monkeypatch.setattr(window, "clear_out", lambda: cleared.append(True))
    monkeypatch.setattr(ResultPage, "is_filling", property(lambda _page: bool(comes)))
    shell.start()
    play_through(shell.bridge)
    shell.settle()
    shell.window.result_opener.show_open()
    shell.settle()
    shell.window._tidy.stop()
    cleared.clear()
    shell.window._clear_out()
    assert (cleared, shell.window._tidy.isActive()) == ([], True)
    comes.clear()
    shell.window._clear_out()
    assert cleared == [True]
