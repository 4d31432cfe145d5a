"""The table of Where's My Luggage?: its guided first round, in step mode against one computer.

The deal is made for it: the second passenger's luggage is what one looks at for the first, and
lost luggage of the third one's type comes by at the right time. Whoever takes something else plays
on as they like: no lesson forces anything.
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
from ui.tables.wheres_my_luggage.belt.table import BeltTable
from ui.tables.wheres_my_luggage.items import SeatRooms
from ui.tables.wheres_my_luggage.words import teach

SECOND_LUGGAGE_SLOT: Final = 42
"""The slot with the luggage of the second passenger, of the first one's type."""
LOST_LUGGAGE_SLOT: Final = 34
"""The slot with lost luggage of the third passenger's type."""
_TRACK_AIR_PX: Final = 6
"""Logical pixels above the score track in which there is nothing."""
GATE_COVER_COST: Final = 400.0
"""What covering a gate costs: it may be used at any time."""
BELT_SEEN_TICKS: Final = 30
"""Ticks after which one has seen the belt move."""


class TutorialScript(script.TutorialScript):
    """Watches one table and knows what has been done there so far."""

    def __init__(self, table: BeltTable) -> None:
        self._table = table
        self._seat = table.state.persons[0]
        self._looks: list[LookEnded] = []
        """What the person has looked at."""
        self._note(table.bridge.log())
        super().__init__(table, table.scene.view, table.shared)
        table.places.told = True
        table.places.moved.connect(self.guide.look_soon)
        table.refreshed.connect(self.guide.look_soon)
        table.flight_motion.idle.connect(self.guide.look_soon)
        table.scene.arranged.connect(self.guide.look_soon)

    # What has happened --------------------------------------------------------------------------

    @property
    def _view(self) -> LuggageView:
        return self._table.view

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
        table = self._table
        looking = self._view.seats[self._seat].hand is not None
        return not (looking or table.motion.busy or table.flight_motion.busy)

    def _over(self) -> bool:
        return self._view.phase is not Phase.PLAY

    def _looked(self, times: int) -> Callable[[], bool]:
        return lambda: len(self._looks) >= times or self._over()

    def _ran(self) -> bool:
        return self._table.clock.now() - self._view.began >= BELT_SEEN_TICKS or self._looked(1)()

    # Lessons ------------------------------------------------------------------------------------

    def lessons(self) -> list[Lesson]:
        """The lessons, in order."""
        looked = self._looked
        return [
            Lesson("welcome", lambda: teach("welcome"), QRect, looked(1), ALWAYS),
            Lesson("passenger", self._passenger_words, self._at_card, looked(1), ALWAYS),
            Lesson("six", self._six_words, self._at_card, looked(1), ALWAYS),
            Lesson("run", lambda: teach("run"), self._at_hold, self._ran),
            Lesson(
                "take",
                self._take_words("take"),
                lambda: self._at_slot(SECOND_LUGGAGE_SLOT),
                looked(1),
            ),
            Lesson("looked", self._looked_words, self._at_looked, looked(2), ALWAYS),
            Lesson("gate", self._take_words("gate"), self._at_gate, looked(2), ALWAYS),
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
            Lesson("decks", lambda: teach("decks"), self._at_decks, self._over, ALWAYS),
            Lesson("end", lambda: teach("end"), self._at_track, self._over),
        ]

    @property
    def _passenger(self) -> int:
        return self._view.seats[self._seat].passenger

    def _named(self, key: str) -> str:
        """Words of a lesson that speak of whoever is face up."""
        words, passenger = self._table.words, self._passenger
        if passenger == NONE:
            return teach("decks")
        kind = self._table.box.kinds[passenger]
        keys = self._table.scene.panels[self._seat].shown.keys
        return teach(
            key,
            passenger=words.owner(passenger),
            type=words.sought(kind),
            **dict(zip(("left", "key", "right"), keys or ("", "", ""), strict=True)),
        )

    def _passenger_words(self) -> str:
        return self._named("passenger")

    def _six_words(self) -> str:
        """How many look alike, of the kind that whoever is face up looks for."""
        passenger = self._passenger
        kind = "" if passenger == NONE else self._table.words.type_of(passenger)
        return teach("six", type=kind)

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
            return teach("another", owner=self._table.words.owner(self._passenger))
        return teach("again", passenger=self._table.words.owner(look.passenger))

    def _knows(self) -> bool:
        """Whether the luggage of whoever is face up was what was looked at first."""
        return bool(self._looks) and self._looks[0].slot == SECOND_LUGGAGE_SLOT

    def _follow_words(self) -> str:
        return self._named("follow" if self._knows() else "next")

    # Where to look ------------------------------------------------------------------------------

    def _stands(self) -> bool:
        """Whether nothing moves: what moves cannot be pointed at."""
        return self._table.clock.phase == "held"

    def _at_slot(self, planned: int) -> QRect:
        """A suitcase of the right type: the planned one, or else the nearest to the front."""
        table, view = self._table, self._view
        passenger = self._passenger
        if not self._stands() or passenger == NONE:
            return QRect()
        kind = table.box.kinds[passenger]
        if view.belt[planned] != kind:
            return self._at_suitcase(self._front(kind))
        return self._at_suitcase(planned)

    def _front(self, kind: int) -> int | None:
        belt, now = self._table.box.belt, int(self._table.clock.now())
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
        return self.seen(self._table.scene.carousel.body(slot))

    def _at_looked(self) -> QRect:
        """The tile that was looked at, if it is on the belt again."""
        if not self._looks or self._looks[0].mark is not LookResult.ANOTHER:
            return self._at_pairs()
        return self._at_suitcase(self._looks[0].slot)

    def _rooms(self, *rooms: QRectF) -> QRect:
        panel = self._table.scene.panels[self._seat]
        return self.around(map(panel.in_scene, rooms))

    def _at_card(self) -> QRect:
        return self._rooms(self._table.scene.panels[self._seat].rooms.card)

    def _at_pairs(self) -> QRect:
        rooms = self._table.scene.panels[self._seat].rooms
        return self._rooms(_named(rooms.pairs, rooms))

    def _at_led(self, number: int) -> QRect:
        """Where one sees what a look has led to: the pairs, or the deck of those who wait."""
        looks = self._looks[number - 1 : number]
        if not looks or looks[0].mark is not LookResult.ANOTHER:
            return self._at_pairs()
        rooms = self._table.scene.panels[self._seat].rooms
        return self._rooms(_named(rooms.action, rooms))

    def _at_decks(self) -> QRect:
        rooms = self._table.scene.panels[self._seat].rooms
        return self._rooms(_named(rooms.draw, rooms), _named(rooms.action, rooms))

    def _at_track(self) -> QRect:
        return self.of(self._table.track)

    def _at_gate(self) -> QRect:
        table = self._table
        return QRect() if table.places.moving else self.around(table.scene.signs())

    def _at_hold(self) -> QRect:
        return self.of(self._table.hold_button)

    def _said(self) -> QRect:
        """The lines of the sentence below, without the air around them."""
        room, metrics = self.of(self._table.now), self._table.now.fontMetrics()
        once = metrics.horizontalAdvance(self._table.now.text()) <= room.width()
        air = max(0, room.height() - (1 if once else 2) * metrics.lineSpacing()) // 2
        return room.adjusted(0, air, 0, -air)

    def clear(self) -> Sequence[Clear]:
        """What the tag should rather not cover."""
        table = self._table
        plan = table.scene.plan
        oval = plan.oval
        # Where suitcases stand; before them the belt is bare.
        feet = Oval(oval).at(0.0, TWO_LANES[0]).point.y()
        front = QRectF(oval.left(), oval.center().y(), oval.width(), feet - oval.center().y())
        found = [
            Clear(self.seen(front), 5.0),
            Clear(self.seen(plan.belt), 1.0),
            Clear(self.seen(plan.sign), 3.0, 8.0),
            Clear(self._said(), 20.0, 20.0),
            Clear(self.of(table.hold_button), 20.0),
            Clear(self.of(table.pause_button), 6.0, 8.0),
            Clear(self.of(table.drawer.button), 6.0, 8.0),
            Clear(self.of(table.cover_card), 30.0),
            # Above the strap there is air, but for the pawns' heads.
            Clear(self.of(table.track).adjusted(0, _TRACK_AIR_PX, 0, 0), 2.0, 15.0),
            Clear(self.of(table.log), 0.2, 60.0),
        ]
        found += [
            Clear(self.seen(sign), GATE_COVER_COST, GATE_COVER_COST) for sign in table.scene.signs()
        ]
        if self._stands() and self._passenger != NONE:
            # What one is to find.
            kind = table.box.kinds[self._passenger]
            wanted = [slot for slot, there in enumerate(self._view.belt) if there == kind]
            found += [Clear(self._at_suitcase(slot), 2.0) for slot in wanted]
        for seat, rect in plan.seats.items():
            panel = table.scene.panels[seat]
            found.append(Clear(self.seen(rect), 6.0 if seat == self._seat else 2.5, 90.0))
            found.append(Clear(self.seen(panel.in_scene(panel.rooms.head)), 4.0, 8.0))
        return found


def _named(room: QRectF, rooms: SeatRooms) -> QRectF:
    """A deck's room with the name below it."""
    return room.adjusted(0, 0, 0, rooms.captions)


def guide(table: BeltTable) -> TutorialRunner:
    """Who leads through the first round at this table."""
    return TutorialScript(table).guide
