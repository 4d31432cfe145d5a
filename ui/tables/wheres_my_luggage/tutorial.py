"""The table of Where's My Luggage?: its guided first round, in step mode against one computer.

The deal is made for it: the second passenger's luggage is what one looks at for the first, and
lost luggage of the third one's type comes by at the right time. Whoever takes something else plays
on as they like: no lesson forces anything. What lost luggage is they are told all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF

from engine.core import Event
from engine.games.wheres_my_luggage.events import LookEnded
from engine.games.wheres_my_luggage.view import NONE, LookResult, LuggageView, Phase
from ui.bridge.base import Stepped
from ui.kit.tutorial import script
from ui.kit.tutorial.runner import Clear, Lesson, TutorialRunner
from ui.kit.tutorial.script import ALWAYS
from ui.stage.belt.carousel import TWO_LANES
from ui.stage.belt.geometry import Oval
from ui.tables.wheres_my_luggage.items import SeatRooms
from ui.tables.wheres_my_luggage.parts import LuggageParts
from ui.tables.wheres_my_luggage.words import teach

SECOND_LUGGAGE_SLOT: Final = 42
"""The slot with the luggage of the second passenger, of the first one's type."""
LOST_LUGGAGE_SLOT: Final = 34
"""The slot with lost luggage of the third passenger's type."""
_TRACK_AIR_PX: Final = 6
"""Logical pixels above the score track in which there is nothing."""
GATE_COVER_COST: Final = 400.0
"""What covering a gate costs: it may be used at any time."""
_TOLD_LOOKS: Final = 3
"""How many looks have a lesson of their own about their outcome."""
BELT_SEEN_TICKS: Final = 30
"""Ticks after which one has seen the belt move."""


class TutorialScript(script.TutorialScript):
    """Watches one table and knows what has been done there so far."""

    def __init__(self, parts: LuggageParts) -> None:
        assert parts.belt is not None, "it is the round of the belt"
        self._parts, self._belt, self._scene = parts, parts.belt, parts.scene
        self._box, self._clock = parts.box, parts.shared.bridge.clock
        self._seat = parts.state().persons[0]
        self._looks: list[LookEnded] = []
        """What the person has looked at."""
        self._moved_gate = False
        """Whether the person has moved their gate while a lesson spoke of it."""
        self._paused = False
        """Whether they have stopped time while a lesson spoke of it."""
        self._note(parts.shared.bridge.log())
        super().__init__(parts.widget, parts.scene.view, parts.shared)
        self._spoken_of = self.guide.index
        """The lesson that is being given."""
        self.guide.changed.connect(self._on_lesson)
        parts.gates.told = True
        parts.gates.moved.connect(self._on_gate)
        self._clock.changed.connect(self._on_clock)
        parts.refreshed.connect(self.guide.look_soon)
        parts.flight_motion.idle.connect(self.guide.look_soon)
        parts.scene.arranged.connect(self.guide.look_soon)

    # What has happened --------------------------------------------------------------------------

    @property
    def _view(self) -> LuggageView:
        return self._parts.state().view

    def on_stepped(self, stepped: Stepped) -> None:
        """A step of the match was made."""
        if stepped.cause == "undo":
            self._looks.clear()
        self._note(stepped.events)
        self.guide.look_soon()

    def _note(self, events: Sequence[Event]) -> None:
        looks = (event for event in events if isinstance(event, LookEnded))
        self._looks += (look for look in looks if look.seat == self._seat)

    def ready(self) -> bool:
        """Nothing is judged while something flies or is being looked at."""
        looking = self._view.seats[self._seat].hand is not None
        return not (looking or self._motion.busy or self._parts.flight_motion.busy)

    def _on_lesson(self) -> None:
        """What was refused in the lesson before stands in the way of this one."""
        if self._spoken_of != self.guide.index:
            self._spoken_of = self.guide.index
            self._parts.shared.prompt.clear_message()
            self._parts.screen.say_now()

    def _on_gate(self) -> None:
        # Whoever moves it before is told of it all the same.
        self._moved_gate = self._moved_gate or self.guide.lesson.key == "gate"
        self.guide.look_soon()

    def _on_clock(self) -> None:
        # Who only looks at another window has not paused, and whoever paused before this lesson is
        # told of it all the same.
        here = self._parts.widget.isActiveWindow() and self.guide.lesson.key == "pause"
        self._paused = self._paused or (here and self._clock.phase == "paused")
        self.guide.look_soon()

    def _over(self) -> bool:
        return self._view.phase is not Phase.PLAY

    def _looked(self, times: int) -> Callable[[], bool]:
        return lambda: len(self._looks) >= times or self._over()

    def _knows_lost(self) -> bool:
        """Whether there is nothing more to be said of lost luggage: it was met, and told of."""
        met = any(look.mark is LookResult.LOST for look in self._looks[:_TOLD_LOOKS])
        return met or self._over()

    def _ran(self) -> bool:
        return self._clock.now() - self._view.began >= BELT_SEEN_TICKS or self._looked(1)()

    # Lessons ------------------------------------------------------------------------------------

    def lessons(self) -> list[Lesson]:
        """The lessons, in order."""
        looked, gates = self._looked, self._parts.gates

        def moved() -> bool:
            return (self._moved_gate and not gates.moving) or looked(1)()

        def paused() -> bool:
            return (self._paused and self._stands()) or self._over()

        return [
            Lesson("welcome", lambda: teach("welcome"), QRect, looked(1), ALWAYS),
            Lesson("passenger", self._passenger_words, self._at_card, looked(1), ALWAYS),
            Lesson("six", lambda: teach("six"), self._at_card, looked(1), ALWAYS),
            Lesson("run", lambda: teach("run"), self._at_hold, self._ran),
            Lesson("gate", self._take_words("gate"), self._at_gate, moved, ALWAYS),
            Lesson(
                "take",
                self._take_words("take"),
                lambda: self._at_slot(SECOND_LUGGAGE_SLOT),
                looked(1),
            ),
            Lesson("looked", self._looked_words, self._at_looked, looked(2), ALWAYS),
            Lesson("wait", lambda: teach("wait"), self._at_gate, looked(2), ALWAYS),
            Lesson(
                "follow", self._follow_words, lambda: self._at_slot(SECOND_LUGGAGE_SLOT), looked(2)
            ),
            Lesson("found", self._found_words, lambda: self._at_led(2), looked(3), ALWAYS),
            Lesson(
                "third",
                self._take_words("third"),
                lambda: self._at_slot(LOST_LUGGAGE_SLOT),
                looked(3),
            ),
            Lesson("marked", self._marked_words, lambda: self._at_led(3), looked(4), ALWAYS),
            Lesson(
                "luggage",
                lambda: teach("luggage"),
                self._at_pairs,
                self._knows_lost,
                ALWAYS,
                spare=True,
            ),
            Lesson("pause", lambda: teach("pause"), self._at_pause, paused, ALWAYS),
            Lesson("decks", lambda: teach("decks"), self._at_decks, self._over, ALWAYS),
            Lesson("end", lambda: teach("end"), self._at_track, self._over),
        ]

    @property
    def _passenger(self) -> int:
        return self._view.seats[self._seat].passenger

    def _named(self, key: str) -> str:
        """Words of a lesson that speak of whoever is face up."""
        words, passenger = self._scene.words, self._passenger
        if passenger == NONE:
            return teach("decks")
        kind = self._box.kinds[passenger]
        keys = self._scene.panels[self._seat].shown.keys
        return teach(
            key,
            passenger=words.owner(passenger),
            type=words.sought(kind),
            **dict(zip(("left", "key", "right"), keys or ("", "", ""), strict=True)),
        )

    def _passenger_words(self) -> str:
        return self._named("passenger")

    def _take_words(self, key: str) -> Callable[[], str]:
        return lambda: self._named(key)

    def _looked_words(self) -> str:
        """What the first look has led to."""
        return self._led_to(1, "another")

    def _found_words(self) -> str:
        return self._led_to(2, "again")

    def _marked_words(self) -> str:
        return self._led_to(3, "again")

    def _led_to(self, number: int, another: str) -> str:
        looks = self._looks
        look = looks[number - 1] if len(looks) >= number else None
        mark = LookResult.MATCH if look is None else look.mark
        if look is None or mark is not LookResult.ANOTHER:
            return teach(mark.value)
        if another == "another" and look.slot == SECOND_LUGGAGE_SLOT and self._passenger != NONE:
            words = self._scene.words
            return teach(
                "another",
                owner=words.owner(self._passenger),
                passenger=words.owner(look.passenger),
            )
        return teach("again", passenger=self._scene.words.owner(look.passenger))

    def _knows(self) -> bool:
        """Whether the luggage of whoever is face up was what was looked at first."""
        return bool(self._looks) and self._looks[0].slot == SECOND_LUGGAGE_SLOT

    def _follow_words(self) -> str:
        return self._named("follow" if self._knows() else "next")

    # Where to look ------------------------------------------------------------------------------

    def _stands(self) -> bool:
        """Whether nothing moves: what moves cannot be pointed at."""
        return self._clock.phase == "held"

    def _at_slot(self, planned: int) -> QRect:
        """A suitcase of the right type: the planned one, or else the nearest to the front."""
        view, passenger = self._view, self._passenger
        if not self._stands() or passenger == NONE:
            return QRect()
        kind = self._box.kinds[passenger]
        if view.belt[planned] != kind:
            return self._at_suitcase(self._front(kind))
        return self._at_suitcase(planned)

    def _front(self, kind: int) -> int | None:
        belt, now = self._box.belt, int(self._clock.now())
        slots = [slot for slot, there in enumerate(self._view.belt) if there == kind]
        if not slots:
            return None

        def away(slot: int) -> int:
            place = belt.place(slot, now)
            return min(place, belt.length - place)

        return min(slots, key=away)

    def _at_suitcase(self, slot: int | None) -> QRect:
        if slot is None or not self._stands():
            return QRect()
        return self.seen(self._scene.carousel.body(slot))

    def _at_looked(self) -> QRect:
        """The tile that was looked at, if it is on the belt again."""
        if not self._looks or self._looks[0].mark is not LookResult.ANOTHER:
            return self._at_pairs()
        return self._at_suitcase(self._looks[0].slot)

    def _rooms(self, *rooms: QRectF) -> QRect:
        panel = self._scene.panels[self._seat]
        return self.around(map(panel.in_scene, rooms))

    def _at_card(self) -> QRect:
        return self._rooms(self._scene.panels[self._seat].rooms.card)

    def _at_pairs(self) -> QRect:
        rooms = self._scene.panels[self._seat].rooms
        return self._rooms(_named(rooms.pairs, rooms))

    def _at_led(self, number: int) -> QRect:
        """Where one sees what a look has led to: the pairs, or the deck of those who wait."""
        looks = self._looks[number - 1 : number]
        if not looks or looks[0].mark is not LookResult.ANOTHER:
            return self._at_pairs()
        rooms = self._scene.panels[self._seat].rooms
        return self._rooms(_named(rooms.action, rooms))

    def _at_decks(self) -> QRect:
        rooms = self._scene.panels[self._seat].rooms
        return self._rooms(_named(rooms.draw, rooms), _named(rooms.action, rooms))

    def _at_track(self) -> QRect:
        return self.of(self._parts.track)

    def _at_gate(self) -> QRect:
        return QRect() if self._parts.gates.moving else self.around(self._scene.signs())

    def _at_pause(self) -> QRect:
        """The button, or while time stands covered the card with the way on."""
        paused = self._clock.phase == "paused"
        return self.of(self._belt.cover_card if paused else self._parts.pause_button)

    def _at_hold(self) -> QRect:
        return self.of(self._belt.hold_button)

    def _said(self) -> QRect:
        """The lines of the sentence below, without the air around them."""
        now = self._parts.shared.prompt.now
        room, metrics = self.of(now), now.fontMetrics()
        once = metrics.horizontalAdvance(now.text()) <= room.width()
        air = max(0, room.height() - (1 if once else 2) * metrics.lineSpacing()) // 2
        return room.adjusted(0, air, 0, -air)

    def clear(self) -> Sequence[Clear]:
        """What the tag should rather not cover."""
        parts, scene, belt = self._parts, self._scene, self._belt
        plan = scene.plan
        oval = plan.oval
        # Where suitcases stand; before them the belt is bare.
        feet = Oval(oval).at(0.0, TWO_LANES[0]).point.y()
        front = QRectF(oval.left(), oval.center().y(), oval.width(), feet - oval.center().y())
        found = [
            Clear(self.seen(front), 5.0),
            Clear(self.seen(plan.belt), 1.0),
            Clear(self.seen(plan.sign), 3.0, 8.0),
            Clear(self._said(), 20.0, 20.0),
            Clear(self.of(belt.hold_button), 20.0),
            Clear(self.of(parts.pause_button), 6.0, 8.0),
            Clear(self.of(parts.shared.drawer.button), 6.0, 8.0),
            Clear(self.of(belt.cover_card), 30.0),
            # Above the strap there is air, but for the pawns' heads.
            Clear(self.of(parts.track).adjusted(0, _TRACK_AIR_PX, 0, 0), 2.0, 15.0),
            Clear(self.of(parts.shared.log), 0.2, 60.0),
        ]
        found += [
            Clear(self.seen(sign), GATE_COVER_COST, GATE_COVER_COST) for sign in scene.signs()
        ]
        if self._stands() and self._passenger != NONE:
            # What one is to find.
            kind = self._box.kinds[self._passenger]
            wanted = [slot for slot, there in enumerate(self._view.belt) if there == kind]
            found += [Clear(self._at_suitcase(slot), 2.0) for slot in wanted]
        for seat, rect in plan.seats.items():
            panel = scene.panels[seat]
            found.append(Clear(self.seen(rect), 6.0 if seat == self._seat else 2.5, 90.0))
            found.append(Clear(self.seen(panel.in_scene(panel.rooms.head)), 4.0, 8.0))
        return found


def _named(room: QRectF, rooms: SeatRooms) -> QRectF:
    """A deck's room with the name below it."""
    return room.adjusted(0, 0, 0, rooms.captions)


def guide(parts: LuggageParts) -> TutorialRunner:
    """Who leads through the first round at this table."""
    return TutorialScript(parts).guide
