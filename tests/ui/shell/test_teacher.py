"""Tests of the window: the teacher is chosen in the settings, and counted on the result."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox

from engine.core import Act
from engine.games.pack_the_essentials.actions import Claim
from engine.match.teacher import BOUNDS, AskedMove, TeacherCount, encode
from tests.ui.shell.conftest import GAME, Driver


def test_it_is_off_until_it_is_chosen_and_practice_says_so(shell: Driver) -> None:
    preferences = shell.app.preferences
    assert preferences.teacher == 0
    shell.window.go("settings")
    box = shell.window.pages["settings"].editors["practice.teacher"]
    assert isinstance(box, QComboBox)
    values = [box.itemData(n) for n in range(box.count())]
    assert values == ["off", *map(str, BOUNDS)]
    assert [box.itemText(n) for n in range(1, 4)] == [f"Above {n} points" for n in BOUNDS]
    shell.window.lounge.carousel.prefer(shell.app.controller.game(GAME).id)
    shell.window.match_opener.practise()
    shell.settle()
    page = shell.window.pages[f"practise:{GAME}"]
    assert page.about.text().endswith(
        "In the settings, you can turn on a teacher who asks about costly moves."
    )
    box.setCurrentIndex(values.index("8"))
    assert preferences.teacher == 8
    page.options.changed.emit()
    assert page.about.text().endswith(
        "The teacher asks before a move that may cost more than 8 points."
    )
    shell.app.controller.remember("practice.teacher", "off")
    assert preferences.teacher == 0


def test_what_it_asked_is_kept_beside_the_match_and_told_on_the_result(shell: Driver) -> None:
    bridge = shell.start(practice=True)
    controller = shell.app.controller
    path = controller.path
    assert path is not None
    shell.play_out()
    assert controller._session is not None
    at, made = next(
        (number, moment.given.action)
        for number, moment in enumerate(controller._session.moments)
        if isinstance(moment.given, Act) and isinstance(moment.given.action, Claim)
    )
    other = Claim(made.position % 4 + 1)
    asked = [AskedMove(key, at, (act,), 5) for key, act in (("a", other), ("b", made))]
    lines = [encode(one) for one in (*asked, AskedMove("", at, (made,), 0))]
    assert bridge.outcome().teacher == TeacherCount(0, 0)
    controller.matches.keep_asked(path, [*lines, b"damaged\n"])
    controller.close()
    controller.open(path)
    assert controller.bridge is not None
    assert controller.bridge.outcome().teacher == TeacherCount(2, 1, 1)
    shell.window.result_opener.show_open()
    shell.settle()
    note = shell.window.pages["result"].note.text()
    assert note.endswith(
        "The teacher asked about 2 moves. You changed your mind about 1. The teacher could not "
        "judge 1 move in time."
    )
    shell.window.pages["result"].scene.stop()
