"""The turn of a person, decided without a window, a table or a match."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest
from PySide6.QtCore import QObject, Signal

from engine.core import AwaitingSeats, BotProgress, Refused, Seat
from ui.bridge.base import Advice
from ui.kit.table.in_hand import InHand
from ui.kit.table.turn import TurnController

ME = Seat(0)


class Bridge(QObject):
    """Notes what is asked of the match."""

    thinking = Signal(object)
    turn_changed = Signal()
    read_only: ClassVar = False
    teacher: ClassVar = None

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[object] = []
        self.refusal: Refused | None = None
        self.undoes = self.can_skip = True
        self.thinking_seat: Seat | None = None

    def submit(self, seat: Seat, acts: tuple[str, ...]) -> Refused | None:
        self.asked.append(("submit", seat, acts))
        return self.refusal

    def undo(self) -> bool:
        self.asked.append("undo")
        return self.undoes

    def undo_reach(self) -> Any:
        return SimpleNamespace(count=0, stop="revealed")

    def redo(self) -> None:
        self.asked.append("redo")

    def can_redo(self) -> bool:
        return True

    def skip(self) -> None:
        self.asked.append("skip")

    def hint(self, acts: tuple[str, ...]) -> None:
        self.asked.append(("hint", acts))

    def stop_hint(self) -> None:
        self.asked.append("stop")

    def awaiting(self) -> AwaitingSeats:
        return AwaitingSeats((ME,), (ME,))

    def has_recent(self, _tells: object) -> bool:
        return True


class Preview:
    """A preview of words."""

    seat = ME

    def __init__(self, *acts: str, complete: bool = True) -> None:
        self.acts, self.complete, self.undone = acts, complete, list[str]()

    @property
    def can_redo(self) -> bool:
        return bool(self.undone)

    def drop_last(self) -> bool:
        if not self.acts:
            return False
        self.undone.append(self.acts[-1])
        self.acts = self.acts[:-1]
        return True

    def redo(self) -> bool:
        if not self.undone:
            return False
        self.acts = (*self.acts, self.undone.pop())
        return True

    def set_acts(self, acts: tuple[str, ...]) -> None:
        self.acts = acts

    def base_for(self, _act: str) -> tuple[str, ...]:
        return self.acts

    def preview(self, acts: tuple[str, ...]) -> Any:
        refused = "never" in acts
        return SimpleNamespace(refusal=refused or None, done=len(acts), secret=0)


class Held(InHand):
    """Something that is held until it is put back."""

    def __init__(self) -> None:
        self.there = True

    @property
    def holds(self) -> bool:
        return self.there

    def put_back(self) -> None:
        self.there = False


class Told:
    """What a controller says."""

    def __init__(self, turn: TurnController) -> None:
        self.signals: list[str] = []
        for name in ("began", "changed", "thought", "guided_changed"):
            getattr(turn, name).connect(lambda name=name: self.signals.append(name))
        turn.refused.connect(lambda _: self.signals.append("refused"))
        turn.cued.connect(self.signals.append)


@pytest.fixture
def bridge() -> Bridge:
    return Bridge()


@pytest.fixture
def prompt() -> Any:
    said: list[str] = []
    return SimpleNamespace(said=said, tell=said.append, show_progress=lambda *_: None)


@pytest.fixture
def turn(qapp: object, bridge: Bridge, prompt: Any) -> Iterator[TurnController]:
    parent = QObject()
    motion = SimpleNamespace(busy=False, catch_up=lambda: None)
    log = SimpleNamespace(tells=bool)
    made = TurnController(
        cast("Any", bridge), cast("Any", motion), prompt, cast("Any", log), parent
    )
    made.words = cast("Any", SimpleNamespace(undo=lambda count, stop: f"{count} {stop}"))
    yield made
    parent.deleteLater()


def try_(turn: TurnController, *acts: str, complete: bool = True) -> Preview:
    preview = Preview(*acts, complete=complete)
    turn.pending = cast("Any", preview)
    return preview


def test_a_whole_preview_is_entered(turn: TurnController, bridge: Bridge) -> None:
    told = Told(turn)
    try_(turn, "a", "b")
    assert turn.confirm()
    assert bridge.asked == [("submit", ME, ("a", "b"))]
    assert (turn.pending, turn.confirming) == (None, 0)
    assert told.signals == ["confirm"]


def test_a_refusal_is_told(turn: TurnController, bridge: Bridge) -> None:
    told = Told(turn)
    bridge.refusal = cast("Refused", object())
    try_(turn, "a")
    assert not turn.confirm()
    assert told.signals == ["confirm", "refused"]


@pytest.mark.parametrize(
    "why", ["incomplete", "held", "guided", "watched", "nobody", "moving", "aside"]
)
def test_nothing_is_entered_that_is_not_whole(
    turn: TurnController, bridge: Bridge, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    try_(turn, "a", complete=why != "incomplete")
    if why == "held":
        turn.in_hand = Held()
    elif why == "guided":
        turn.set_idle_prompt("Read on.")
    elif why == "watched":
        monkeypatch.setattr(Bridge, "read_only", True)
    elif why == "nobody":
        turn.pending = None
    elif why == "moving":
        turn._motion.busy = True  # type: ignore[misc]
    elif why == "aside":
        turn.aside = lambda: True
    assert not turn.confirm()
    assert bridge.asked == []


def test_what_a_guide_says_ends_with_the_next_preview(turn: TurnController) -> None:
    preview = try_(turn, "a")
    turn.set_idle_prompt("Read on.")
    assert turn.idle_prompt == "Read on."
    preview.set_acts(("b",))
    assert turn.idle_prompt == ""


def test_undo_takes_back_what_is_held_then_the_preview_then_the_match(
    turn: TurnController, bridge: Bridge, prompt: Any
) -> None:
    told, held, preview = Told(turn), Held(), try_(turn, "a")
    turn.in_hand = held
    turn.undo()
    assert (held.holds, preview.acts, bridge.asked) == (False, ("a",), [])
    turn.undo()
    assert (preview.acts, bridge.asked) == ((), [])
    turn.undo()
    assert bridge.asked == ["undo"]
    assert told.signals == ["began", "began", "changed", "began"]
    bridge.undoes = False
    turn.undo()
    assert prompt.said == ["0 revealed"]


def test_where_moves_are_not_taken_back_one_by_one_undo_is_the_matchs(
    turn: TurnController, bridge: Bridge
) -> None:
    preview = try_(turn, "a")
    turn.tries = lambda: False
    assert not turn.can_undo_preview
    turn.undo()
    assert (preview.acts, bridge.asked) == (("a",), ["undo"])


def test_redo_is_of_the_preview_and_of_the_match_only_where_nothing_is_previewed(
    turn: TurnController, bridge: Bridge
) -> None:
    preview = try_(turn, "a")
    assert not turn.can_redo
    turn.redo()
    assert bridge.asked == []
    preview.drop_last()
    assert turn.can_redo
    turn.redo()
    assert (preview.acts, bridge.asked) == (("a",), [])
    try_(turn)
    turn.redo()
    assert bridge.asked == ["redo"]


def test_a_hint_is_asked_for_then_previewed(turn: TurnController, bridge: Bridge) -> None:
    tried: list[object] = []

    def attempt(act: object) -> bool:
        tried.append(act)
        return True

    turn.attempt = attempt
    try_(turn)
    assert not turn.hint()
    assert bridge.asked == [("hint", ())]
    turn.hinted = cast("Any", "best")
    assert turn.hint()
    assert tried == ["best"]


def test_a_hint_that_is_looked_for_can_be_stopped(turn: TurnController, bridge: Bridge) -> None:
    bridge.thinking.emit((-1, 1, 6))
    assert turn.is_hinting
    turn.hint()
    assert bridge.asked == ["stop"]


def test_a_hint_that_does_not_go_with_the_preview_replaces_it(turn: TurnController) -> None:
    preview, seen = try_(turn, "a"), list[tuple[str, ...]]()

    def attempt(_act: object) -> bool:
        seen.append(preview.acts)
        return True

    turn.attempt = attempt
    turn.hinted = cast("Any", "never")
    turn.hint()
    assert seen == [()]


def test_a_hint_that_cannot_be_previewed_leaves_the_preview(turn: TurnController) -> None:
    preview = try_(turn, "a")
    turn.attempt = lambda _act: False
    turn.hinted = cast("Any", "never")
    turn.hint()
    assert preview.acts == ("a",)


def test_whoever_skips_too_early_skips_with_the_first_thought(
    turn: TurnController, bridge: Bridge
) -> None:
    bridge.can_skip = False
    turn.skip()
    assert bridge.asked == []
    bridge.can_skip = True
    bridge.thinking.emit((1, 1, 6))
    assert bridge.asked == ["skip"]


def test_a_guide_that_leads_forgets_the_hint(turn: TurnController) -> None:
    told = Told(turn)
    turn.hinted = cast("Any", "best")
    turn.be_guided(True)
    assert (turn.guided, turn.hinted, told.signals) == (True, None, ["guided_changed"])


@pytest.mark.parametrize(
    ("thought", "more"),
    [
        (BotProgress(1, 1, cast("Any", "a")), ""),
        (Advice(1, 6, cast("Any", "a"), final=False), "Still thinking, so this may change."),
        (Advice(6, 6, cast("Any", "a"), tried="equal"), "Your move is equally good."),
    ],
)
def test_a_hint_says_how_sure_it_is(turn: TurnController, thought: BotProgress, more: str) -> None:
    assert turn.hint_said(thought, "Take it.") == f"Take it. {more}".rstrip()
