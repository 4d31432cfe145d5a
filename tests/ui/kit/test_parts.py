"""The parts of a table: what is tried, what is shown of a step, the ring of seats, the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.core import Action, Event, Refused, Seat
from ui.access.voice import Voice
from ui.bridge.base import TableBridge
from ui.kit.cards.ring import Density, others, ring
from ui.kit.table.animator import AnimationStep, animation_steps
from ui.kit.table.log import MatchLog
from ui.kit.table.pending_moves import PendingMoves
from ui.kit.table.prompt import Prompt
from ui.look.style import Look


class Lay(Action, frozen=True, tag="lay"):
    where: int


class Seen(Event, frozen=True, tag="seen"):
    number: int


class Heard(Event, frozen=True, tag="heard"):
    recall = True
    number: int


class Previewer:
    """Refuses what is laid at 9."""

    def __init__(self) -> None:
        self.asked: list[tuple[Action, ...]] = []

    def preview(self, seat: Seat, actions: Sequence[Action]) -> Any:
        self.asked.append(tuple(actions))
        bad = any(isinstance(act, Lay) and act.where == 9 for act in actions)
        return SimpleNamespace(refusal=Refused("XX-1", "taken") if bad else None, view="there")


def test_a_trial_goes_back_and_forth_and_asks_once() -> None:
    previewer = Previewer()
    pending: PendingMoves[Lay] = PendingMoves(previewer, Seat(0))
    assert not pending.complete
    assert pending.attempt(Lay(1)) is None
    assert pending.attempt(Lay(2)) is None
    assert pending.acts == (Lay(2),), "one thing is tried at a time"
    assert pending.complete
    assert pending.drop_last()
    assert not pending.drop_last()
    assert pending.redo()
    assert pending.acts == (Lay(2),)
    refused = pending.attempt(Lay(9))
    assert refused is not None
    assert pending.acts == (Lay(2),), "what was tried before stays"
    assert len(previewer.asked) == len(set(previewer.asked))
    pending.forget()
    assert pending.complete
    assert len(previewer.asked) > len(set(previewer.asked)), "the match has gone on"


def test_a_new_try_forgets_what_was_undone() -> None:
    pending: PendingMoves[Lay] = PendingMoves(Previewer(), Seat(0))
    pending.attempt(Lay(1))
    pending.drop_last()
    pending.attempt(Lay(2))
    assert not pending.can_redo
    assert not pending.redo()


def test_every_event_is_in_one_part_in_order() -> None:
    events = [Seen(number) for number in range(5)]

    def part(event: Event) -> AnimationStep | None:
        assert isinstance(event, Seen)
        return AnimationStep((event,), cue=str(event.number)) if event.number % 2 else None

    found = animation_steps(events, part)
    assert [event for each in found for event in each.events] == events
    assert [each.cue for each in found] == ["1", "3", ""]
    assert len(animation_steps([], part)) == 1, "there is a beat for a step that shows nothing"


def test_an_event_may_be_seen_in_several_parts_and_is_told_with_the_first() -> None:
    events = [Seen(number) for number in range(4)]

    def part(event: Event) -> list[AnimationStep]:
        assert isinstance(event, Seen)
        own = [AnimationStep((event,)), AnimationStep(()), AnimationStep(())]
        return own if event.number % 2 else []

    found = animation_steps(events, part)
    told = [
        tuple(event.number for event in each.events if isinstance(event, Seen)) for each in found
    ]
    assert told == [(0, 1), (), (), (2, 3), (), ()]


@pytest.mark.parametrize("count", range(1, 8))
def test_all_others_have_a_place_of_their_own_around_the_ring(count: int) -> None:
    room = QRectF(0, 0, 1200, 180)
    places = ring(room, count)
    assert len(places) == count
    for number, place in enumerate(places):
        assert room.adjusted(-1, -1, 1, 1).contains(place.rect)
        for other in places[number + 1 :]:
            assert not place.rect.intersects(other.rect.adjusted(1, 1, -1, -1))
    ends = {places[0].density, places[-1].density}
    assert ends == {Density.WHOLE}, "the neighbours are told in full"
    if count > 1:
        assert places[0].rect.right() <= places[-1].rect.left()
    assert (places[len(places) // 2].density is Density.LINE) == (count > 4)


def test_the_next_in_turn_order_sits_at_ones_left_hand() -> None:
    assert others(5, Seat(3)) == (4, 0, 1, 2)
    assert others(5, Seat(3), left=False) == (2, 1, 0, 4)


def test_the_log_tells_what_the_screen_has_come_to(look: Look, qtbot: QtBot) -> None:
    given: list[Event] = [Seen(1), Seen(2), Seen(3)]
    bridge = cast("TableBridge", SimpleNamespace(log=lambda: tuple(given)))
    host = QWidget()
    qtbot.addWidget(host)
    log = MatchLog(look, bridge, Voice(host), "Log", host)
    log.sentence = lambda event: f"{event.number}." if event != Seen(2) else None  # type: ignore[attr-defined]
    log.restart(untold=1)
    assert list(log.lines) == ["1."]
    log.tell([Seen(3), Heard(4)])
    assert list(log.lines) == ["1.", "3."], "what is told once is not written down"
    assert log.events == (Seen(1), Seen(3))
    given.clear()
    log.restart()
    assert not log.lines
    assert log.last == ""


def test_a_patient_log_waits_for_a_frame_that_has_time(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    bridge = cast("TableBridge", SimpleNamespace(log=lambda: ()))
    log = MatchLog(look, bridge, Voice(host), "Log", host)
    log.sentence = lambda event: f"{event.number}."  # type: ignore[attr-defined]
    log.tell([Seen(1)])
    log.patient = True
    log.tell([Seen(2)])
    assert log.last == "2."
    assert list(log.lines) == ["1."]
    assert log.mend()
    assert list(log.lines) == ["1.", "2."]
    assert not log.mend(), "there is nothing more"


def test_a_refusal_stands_until_it_is_hushed_with_its_rule(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    prompt, asked = Prompt(look, Voice(host), host), list[str]()
    prompt.rule_asked.connect(asked.append)
    prompt.show_now("Do it.")
    prompt.refuse(Refused("XX-1", "taken"), "It is taken.")
    prompt.show_now("Do something else.")
    assert prompt.now.text() == "It is taken."
    assert "XX-1" in prompt.rule_button.toolTip()
    prompt.ask_rule()
    prompt.clear_message()
    prompt.show_now("Do something else.")
    assert prompt.now.text() == "Do something else."
    prompt.ask_rule()
    assert asked == ["XX-1", ""]


def test_a_note_with_a_time_goes_by_itself(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    prompt = Prompt(look, Voice(host), host)
    with qtbot.waitSignal(prompt.hushed, timeout=2000):
        prompt.tell("For a moment.", ms=10)
    assert prompt.note == ""


def test_the_bar_of_a_thought_is_there_once_something_of_it_is_filled(
    look: Look, qtbot: QtBot
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    prompt = Prompt(look, Voice(page), page)
    for done, shown in ((0, False), (1, False), (50, True)):
        prompt.show_progress(done, 100)
        assert shown is prompt.progress.isVisibleTo(page)
    # And what is filled is told from the groove.
    seen = prompt.progress.grab().toImage()
    assert seen.pixelColor(20, seen.height() // 2) == look.theme.accent
    look.set_text_scale(1.6)
    prompt.show_progress(15, 100)
    assert not prompt.progress.isVisibleTo(page)
