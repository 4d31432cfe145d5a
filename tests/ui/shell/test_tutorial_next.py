"""The guided round of each game: where its way on is, and what its tag leaves free."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine import catalog
from tests.tiers import at, by_turns
from tests.ui.shell.conftest import comes
from tests.ui.shell.test_played_on import led, rests
from ui.bridge.preferences import Speed
from ui.kit.tutorial.runner import Lesson, TutorialRunner
from ui.look import text
from ui.shell.tutorial.overlay import _TAG_SHADOW_MARGINS

GAMES = [str(game) for game in catalog.ids()]
STEPS = 80
"""More than any guided round has."""


def lessons(shell: Any, game: str) -> Iterator[tuple[Any, str]]:
    """Be led through all lessons of a game: the page, and the key of each lesson as it is read."""
    shell.window.match_opener.learn_anew(game)
    shell.settle()
    page = shell.window.pages["table"]
    act_out = shell.window.specs[game].tutorial().act_out
    for _ in range(STEPS):
        assert comes(lambda: rests(page))
        guide = page.overlay.guide
        guide.look()
        shell.settle()
        page.overlay._settle()
        with at(lesson=guide.lesson.key):
            yield page, guide.lesson.key
        if guide.at_end:
            return
        if guide.can_pass():
            guide.pass_on()
        else:
            act_out(page.table, guide.lesson.key)
        shell.settle()


def place(page: Any, widget: Any) -> QRect:
    return QRect(widget.mapTo(page.table, QPoint()), widget.size())


def is_laid(widget: QWidget) -> bool:
    """Whether some layout around a widget has it."""
    around = widget.parentWidget()
    left = [] if around is None else [around.layout()]
    while left:
        layout = left.pop()
        if layout is None:
            continue
        if layout.indexOf(widget) >= 0:
            return True
        items = (layout.itemAt(n) for n in range(layout.count()))
        left += [each.layout() for each in items if each is not None]
    return False


@pytest.mark.parametrize("game", by_turns(GAMES, at_once=2))
def test_next_stays_where_it_is_and_nothing_lies_over_it(shell: Any, game: str) -> None:
    corners = set[tuple[int, int]]()
    for page, _ in lessons(shell, game):
        overlay, table = page.overlay, page.table
        ahead, confirm = overlay.tag.next_button, table.action_buttons.confirm_button
        assert ahead is table.action_buttons.next_button
        assert is_laid(ahead), "the tag has no button of its own to go on with"
        assert ahead.isVisible() == overlay.guide.can_pass()
        if ahead.isVisible():
            room = place(page, ahead)
            corners.add((room.right(), room.bottom()))
            assert not room.intersects(overlay.tag.geometry())
            # What only is to be read can be confirmed by nothing.
            confirms = confirm.isVisible() and confirm.isEnabled()
            assert overlay.guide.is_free or not confirms
    assert len(corners) == 1


@pytest.mark.parametrize("game", by_turns(GAMES, at_once=2))
def test_its_tag_covers_nothing_that_it_speaks_of(shell: Any, game: str) -> None:
    for page, _ in lessons(shell, game):
        guide, tag = page.overlay.guide, page.overlay.tag
        paper = tag.geometry().marginsRemoved(_TAG_SHADOW_MARGINS)
        table = page.table.rect()
        assert table.contains(paper)
        for room in (*guide.needed(), guide.where() & table):
            assert not paper.intersects(room), (paper, room)


def test_its_tag_covers_nothing_that_a_raid_tells(shell: Any) -> None:
    """In German in a small window, where in large words the sentence is as wide as the table."""
    shell.app.preferences.set_speed(Speed.OFF)
    shell.app.controller.remember("look.language", "de")
    shell.app.controller.remember("look.text_size", 160)
    shell.resize(1024, 640)
    raids = set()
    for page, lesson in lessons(shell, "cargo_hold"):
        told, stage = page.table.showdown.item, page.table.stage
        if not told.isVisible():
            continue
        shell.app.look.pixmaps.clear()
        with text.recording() as painted:
            shell.window.grab()
        sizes = {(one.width, one.height) for one in painted if one.text == told.standing.said}
        assert sizes == {(told.letters.width(), told.letters.height())}
        letters = stage.mapFromScene(told.letters).boundingRect()
        letters.translate(stage.viewport().mapTo(page.table, QPoint()))
        tag = page.overlay.tag.geometry().marginsRemoved(_TAG_SHADOW_MARGINS)
        assert not tag.intersects(letters), (tag, letters)
        raids.add(lesson)
    assert raids >= {"raided", "again", "answers", "held", "trap"}


def test_what_is_played_on_is_no_guided_round_by_its_title(shell: Any) -> None:
    page = led(shell, "carry_on")
    assert "Guided round" in shell.window.windowTitle()
    page.overlay.tag.keep_button.click()
    shell.settle()
    assert "Guided" not in shell.window.windowTitle()
    assert page.title() in shell.window.windowTitle()
    ahead = page.table.action_buttons.next_button
    assert not ahead.isVisible()
    ahead.click()
    assert page.overlay is None, "nobody hears it any more"


# The runner ---------------------------------------------------------------------------------------


def lesson(key: str, done: set[str], *, once: bool = False) -> Lesson:
    return Lesson(key, lambda: key, QRect, lambda: key in done, once=once)


def test_what_was_done_before_its_step_came_is_skipped() -> None:
    done = {"turn", "flip"}
    guide = TutorialRunner(
        [lesson(key, done) for key in ("take", "turn", "flip", "lay", "end")],
        lambda: True,
        lambda: (),
    )
    guide.look()
    assert guide.lesson.key == "take"
    done.add("take")
    guide.look()
    assert guide.lesson.key == "lay"


@pytest.mark.parametrize("once", [False, True])
def test_what_is_done_once_leads_nobody_back(qapp: object, once: bool) -> None:
    done = {"take", "turn"}
    guide = TutorialRunner(
        [lesson("take", done), lesson("turn", done, once=once), lesson("lay", done)],
        lambda: True,
        lambda: (),
    )
    guide.look()
    assert guide.lesson.key == "lay"
    done.discard("turn")
    guide.look()
    assert guide.lesson.key == ("lay" if once else "turn")


def test_numbers_go_on_where_they_were_after_a_round_was_left() -> None:
    """What was done before it was asked for counts as done, also for whoever comes back."""
    keys, done = ("take", "turn", "flip", "lay", "score", "end"), {"turn", "flip"}

    def begun() -> TutorialRunner:
        return TutorialRunner([lesson(key, done) for key in keys], lambda: True, lambda: ())

    guide = begun()
    guide.look()
    done.add("take")
    guide.look()
    assert (guide.lesson.key, guide.first, guide.number, guide.count) == ("lay", 2, 4, 6)
    again = begun()
    again.go_on("lay", (4, 6))
    assert (again.lesson.key, again.first, again.number, again.count) == ("lay", 4, 4, 6)
    done.add("lay")
    again.look()
    assert (again.lesson.key, again.first, again.number, again.count) == ("score", 5, 5, 6)
    # Led back to an earlier step it keeps its number, before and after.
    done.discard("take")
    again.look()
    assert (again.lesson.key, again.number, again.count) == ("take", 5, 6)
    back = begun()
    back.go_on("take", (5, 6))
    assert (back.lesson.key, back.number, back.count) == ("take", 5, 6)


def test_what_only_some_are_told_has_no_number() -> None:
    done: set[str] = set()
    lessons = [lesson(key, done) for key in ("take", "lay", "luggage", "end")]
    lessons[2] = replace(lessons[2], spare=True)
    guide = TutorialRunner(lessons, lambda: True, lambda: ())
    shown = []
    for key in ("take", "lay", "luggage", "end"):
        guide.look()
        shown.append((guide.lesson.key, guide.first, guide.number, guide.count))
        done.add(key)
    assert shown == [("take", 1, 1, 3), ("lay", 2, 2, 3), ("luggage", 2, 2, 3), ("end", 3, 3, 3)]


@pytest.mark.parametrize("step", [(0, 0), (9, 3), (40, 40), (1, 90)])
def test_numbers_that_cannot_be_are_counted_anew(step: tuple[int, int]) -> None:
    keys = ("take", "lay", "end")
    guide = TutorialRunner([lesson(key, {"take"}) for key in keys], lambda: True, lambda: ())
    guide.go_on("lay", step)
    assert (guide.lesson.key, guide.number, guide.count) == ("lay", 2, 3)


def test_its_tag_makes_way_for_a_page_that_is_to_be_read(shell: Any) -> None:
    page = led(shell, "cargo_hold")
    tag, table = page.overlay.tag, page.table
    assert tag.isVisible()
    tag.keep_button.setFocus()
    for show in (table.show_cards, table.show_ledger):
        show()
        shell.settle()
        assert not tag.isVisible()
        assert not page.overlay.ring.isVisible()
        assert table.stage.hasFocus(), "Esc closes it"
        assert page.overlay is not None
        QTest.keyClick(table.stage, Qt.Key.Key_Escape)
        shell.settle()
        assert tag.isVisible()
        assert tag.keep_button.hasFocus()


def test_nothing_is_passed_while_a_page_is_read(shell: Any) -> None:
    """*Next* goes with the tag: nobody reads the step that it would end."""
    shell.window.match_opener.learn_anew("cargo_hold")
    shell.settle()
    page = shell.window.pages["table"]
    assert comes(lambda: rests(page))
    overlay, table = page.overlay, page.table
    ahead, step = overlay.tag.next_button, overlay.guide.lesson.key
    overlay._settle()
    assert ahead.isVisible()
    assert ahead.hasFocus()
    table.show_cards()
    shell.settle()
    overlay._settle()
    assert not overlay.tag.isVisible()
    assert not ahead.isVisible()
    assert table.stage.hasFocus(), "Esc closes it"
    # Wherever Enter comes to the conductor.
    QTest.keyClick(table.stage, Qt.Key.Key_Return)
    QTest.keyClick(table.parentWidget(), Qt.Key.Key_Return)
    ahead.click()
    assert overlay.guide.lesson.key == step
    assert "Next" not in table.now.text()
    QTest.keyClick(table.stage, Qt.Key.Key_Escape)
    shell.settle()
    assert overlay.guide.lesson.key == step
    assert ahead.isVisible()
    assert ahead.hasFocus()
    overlay._settle()
    QTest.keyClick(ahead, Qt.Key.Key_Return)
    assert overlay.guide.lesson.key != step


def test_its_tag_makes_way_for_the_scores_that_are_looked_at_again(shell: Any) -> None:
    page = led(shell, "carry_on")
    tag, table = page.overlay.tag, page.table
    table.show_scores()
    shell.settle()
    assert not tag.isVisible()
    table.close_scores()
    shell.settle()
    assert tag.isVisible()
