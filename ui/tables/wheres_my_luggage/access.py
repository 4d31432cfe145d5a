"""The table of Where's My Luggage?: what it says to those who do not see it, and its controls.

All of it comes from what the scene shows, which is what the persons at the screen may know. Whose
a tile is, is told once, aloud: it is neither in the tree nor in the log, since to remember it is
the game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible

from engine.core import Event, Seat
from engine.games.wheres_my_luggage.components import FIRST_LOST_TILE
from engine.games.wheres_my_luggage.events import Grabbed, Peeked, Turned
from engine.games.wheres_my_luggage.view import NONE, Pair, Phase
from ui.access.outline import BoardTable, Control, Group, Part
from ui.bridge.clock import TICKS_PER_SECOND
from ui.kit.words import capital, listed
from ui.look.brushes import Cell
from ui.tables.wheres_my_luggage.words import many, say

if TYPE_CHECKING:
    from ui.tables.wheres_my_luggage.belt import BeltTable
    from ui.tables.wheres_my_luggage.memory import MemoryTable
    from ui.tables.wheres_my_luggage.table import Table

COMING_SUITCASES: Final = 8
"""How many suitcases are told that come to a gate next, besides those of the right type."""
SECOND_TICKS: Final = TICKS_PER_SECOND
"""For how many ticks time runs when it is let run for a moment."""
_BELT_LOOK_INTERVAL_MS: Final = 250
"""Milliseconds from one look at the moving belt to the next."""


class ComingSuitcase(NamedTuple):
    """A suitcase on its way to a gate: its slot, its type, and in how many ticks it is there."""

    slot: int
    type: int
    ticks: int


class Heard(NamedTuple):
    """What was said last of a gate: when it changes, it is said anew."""

    phase: str
    passenger: int
    slot: int


class LuggageAccess(QObject):
    """The outline of the table's stage, and what is said aloud about belt, looks and gates."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._belt, self._turns = cast("BeltTable", table), cast("MemoryTable", table)
        self.voice = table.voice
        self._heard: dict[Seat, Heard] = {}
        self._until: float | None = None
        """The tick up to which time was let run."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_BELT_LOOK_INTERVAL_MS)
        self._soon.timeout.connect(lambda: table.tree.refresh())
        table.clock.ticked.connect(self._on_ticked)
        table.clock.changed.connect(self._on_clock)

    # What happens ---------------------------------------------------------------------------------

    def hear(self, events: Sequence[Event]) -> None:
        """Say what happened; of computers only what concerns all, the rest is in the log."""
        words, persons = self._table.words, self._table.persons
        for event in events:
            seat = getattr(event, "seat", None)
            if isinstance(event, Peeked):
                self.voice.say(say("access-peeked", whose=self._whose(event.tile)))
            elif not event.recall and (seat in persons or seat is None or not persons):
                sentence = words.event(event)
                if sentence and not (isinstance(event, Grabbed) and seat not in persons):
                    self.voice.say(sentence)

    def turned(self, event: Turned) -> None:
        """Say, once, whose tile is being shown to all."""
        row, column = divmod(event.slot, self._table.box.columns)
        self.voice.say(
            say(
                "access-turned",
                name=self._table.words.name(event.seat),
                row=row + 1,
                column=column + 1,
                whose=self._whose(event.tile),
            )
        )

    def _whose(self, tile: int) -> str:
        if tile >= FIRST_LOST_TILE:
            return say("access-lost")
        return say("access-whose", passenger=self._table.words.passenger(tile))

    # What is there --------------------------------------------------------------------------------

    def outline(self, state: None = None) -> Sequence[Part]:
        """The persons' gates and what comes to them, or the tiles; all seats; the round's check."""
        table = self._table
        view = table.view
        parts: list[Part] = []
        if view.phase is Phase.PLAY and table.memory:
            parts += self._face()
            parts.append(self._tiles())
        elif view.phase is Phase.PLAY and table.clock.phase != "paused":
            for seat in table.gates:
                parts += [self._gate(seat), self._passing(seat)]
            if table.clock.steps and table.gates:
                parts.append(self._time())
        parts += [self._seat(Seat(number)) for number in range(len(view.seats))]
        return [*parts, *self._checked()]

    def _gate(self, seat: Seat) -> Group:
        table = self._table
        slot = self._belt.places.slot(seat)
        kind = table.view.belt[slot]
        name = table.words.name(seat)
        there = say("gate-empty", name=name)
        if kind != NONE:
            there = say("gate-of", name=name, type=self._luggage(kind, slot))
        controls = [
            Control("grab", say("deed-grab"), lambda: self._belt.grab_in_gate(seat), there),
            Control("left", say("deed-left"), lambda: self._belt.nudge(seat, left=True)),
            Control("right", say("deed-right"), lambda: self._belt.nudge(seat, left=False)),
        ]
        return Group(("gate", seat), there, controls, self._wanted_words(seat), held=table.alone)

    def _passing(self, seat: Seat) -> Group:
        """What comes to a seat's gate: the next ones, and all of the right type."""
        table = self._table
        wanted = self._table.wanted(seat)
        controls = [
            Control(
                coming.slot,
                self._coming_words(coming),
                self._taking(seat, coming.slot),
                say("access-right") if coming.type == wanted else "",
            )
            for number, coming in enumerate(self._coming(seat))
            if number < COMING_SUITCASES or coming.type == wanted
        ]
        name = say("access-passing", name=table.words.name(seat))
        return Group(("passing", seat), name, controls, item=table.scene.belt)

    def _taking(self, seat: Seat, slot: int) -> Callable[[], None]:
        return lambda: self._belt.take(slot, seat)

    def _time(self) -> Group:
        """Ways to let time run in step mode, for those who hold no key down."""
        table = self._table
        controls = [Control("second", say("access-second"), lambda: self.run_for(SECOND_TICKS))]
        for seat in table.gates:
            kind, coming = self._table.wanted(seat), self._next(seat)
            if kind == NONE or coming is None or not coming.ticks:
                continue
            ticks = coming.ticks
            name = say("access-until", type=table.words.type(kind), name=table.words.name(seat))
            controls.append(
                Control(("until", seat), name, lambda ticks=ticks: self.run_for(ticks))  # type: ignore[misc]
            )
        return Group("time", say("access-time"), controls, item=table.scene.belt)

    def _tiles(self) -> BoardTable:
        table = self._table
        grid = table.scene.grid
        return BoardTable(
            "tiles",
            say("grid"),
            grid,
            [str(column + 1) for column in range(grid.columns)],
            [str(row + 1) for row in range(grid.rows)],
            lambda cell: grid.name(cell[1] * grid.columns + cell[0]),
            self._turn_over,
            say("access-grid", rows=grid.rows, columns=grid.columns),
        )

    def _turn_over(self, cell: Cell) -> None:
        grid = self._table.scene.grid
        place = cell[1] * grid.columns + cell[0]
        grid.spots[place].setFocus()
        if self._is_face_up():
            # As with any press, what is shown has been seen now.
            self._turns.go_on()
            return
        self._turns.turn_over(place)

    def _face(self) -> Iterator[Group]:
        if self._is_face_up():
            on = Control("on", say("access-on"), self._turns.go_on)
            yield Group("face", self._turns.playing(), [on], item=self._table.scene.grid)

    def _is_face_up(self) -> bool:
        return any(spot.face is not None for spot in self._table.scene.grid.spots)

    def _seat(self, seat: Seat) -> Group:
        """A seat's corner; it has nothing to press."""
        table = self._table
        shown = table.scene.panels[seat].shown
        words = []
        if shown.passenger != NONE:
            words.append(
                say(
                    "access-up",
                    passenger=table.words.passenger(shown.passenger),
                    type=table.words.type_of(shown.passenger),
                )
            )
        if shown.turn:
            words.append(say("access-turn"))
        words += [shown.decks, *(table.scene.panels[seat].told if seat in table.persons else ())]
        if shown.tile != NONE:
            words.append(say("access-holds", type=table.words.type(shown.tile)))
        if shown.mark is not None:
            words.append(say("access-mark", mark=table.words.mark(shown.mark.value)))
        if shown.ready is not None:
            words.append(say("access-ready" if shown.ready else "access-not-ready"))
        name = say("access-seat", name=shown.name, points=many("points", shown.points))
        return Group(("seat", seat), name, (), " ".join(words), item=table.scene.panels[seat])

    def _checked(self) -> Iterator[Group]:
        """The pairs of a round, once all of them are open."""
        sheet = self._table.check
        if sheet.isHidden() or not sheet.whole:
            return
        for seat, pairs in sheet.pairs.items():
            points = many("points", sheet.points[seat])
            name = say("access-check", name=self._table.words.name(seat), points=points)
            words = [self._pair(pair) for pair in pairs] or [say("nothing-found")]
            yield Group(("check", seat), name, (), say("access-pairs", pairs=listed(words)))

    def _pair(self, pair: Pair) -> str:
        key = "access-pair-lost" if pair.tile >= FIRST_LOST_TILE else "access-pair"
        return say(key, passenger=self._table.words.passenger(pair.passenger))

    # The belt -------------------------------------------------------------------------------------

    def _coming(self, seat: Seat) -> list[ComingSuitcase]:
        """All that lies on the belt, in the order in which it comes to a seat's gate."""
        belt, view = self._table.box.belt, self._table.view
        now, place = int(self._table.clock.now()), round(self._table.gates[seat].place)
        here = self._belt.places.slot(seat)
        found = [
            ComingSuitcase(
                slot,
                kind,
                0 if slot == here else max(1, belt.wait(slot, now, place, belt.pace // 2)),
            )
            for slot, kind in enumerate(view.belt)
            if kind != NONE
        ]
        return sorted(found, key=lambda coming: coming.ticks)

    def _next(self, seat: Seat) -> ComingSuitcase | None:
        kind = self._table.wanted(seat)
        return next((one for one in self._coming(seat) if one.type == kind), None)

    def _coming_words(self, coming: ComingSuitcase) -> str:
        luggage = capital(self._luggage(coming.type, coming.slot))
        if not coming.ticks:
            return say("access-here", luggage=luggage)
        return many("access-coming", self._seconds(coming.ticks)).format(luggage=luggage)

    def _seconds(self, ticks: int) -> int:
        """In how many seconds of the person's time so many ticks are over."""
        return math.ceil(ticks * 100 / (TICKS_PER_SECOND * self._table.clock.tempo))

    def _luggage(self, kind: int, slot: int) -> str:
        """A suitcase by its type and its place on the belt, which it keeps all the round."""
        return say("access-luggage", type=self._table.words.type(kind), number=slot + 1)

    def _wanted_words(self, seat: Seat) -> str:
        """What comes next of the right type, and when."""
        kind, coming = self._table.wanted(seat), self._next(seat)
        if kind == NONE:
            return ""
        if coming is None:
            return say("now-none", type=self._table.words.type(kind))
        luggage = self._luggage(kind, coming.slot)
        if not coming.ticks:
            return say("access-now", luggage=luggage)
        return many("access-next", self._seconds(coming.ticks)).format(luggage=luggage)

    # Time -----------------------------------------------------------------------------------------

    def run_for(self, ticks: int) -> None:
        """In step mode, let time run for so many ticks, as if its key was held down that long."""
        clock = self._table.clock
        if clock.phase == "held":
            self._until = clock.now() + ticks
            clock.hold(True)

    def _on_ticked(self, now: float) -> None:
        if self._until is not None and now >= self._until:
            self._stand()
        if QAccessible.isActive() and not self._soon.isActive():
            self._soon.start()

    def _on_clock(self) -> None:
        if self._table.clock.phase not in ("runs", "held"):
            self._until = None

    def _stand(self) -> None:
        self._until = None
        self._table.clock.hold(False)

    def follow(self) -> None:
        """Belt or gates have moved: in step mode, say what is in a person's gate and what comes."""
        table = self._table
        if not QAccessible.isActive() or not table.clock.steps:
            return
        playing = table.view.phase is Phase.PLAY and table.clock.phase in ("held", "runs")
        for seat in table.gates:
            passenger = table.view.seats[seat].passenger
            if not playing or self._table.wanted(seat) == NONE:
                self._heard.pop(seat, None)
                continue
            fresh = Heard(table.clock.phase, passenger, self._belt.places.slot(seat))
            self._say_gate(seat, self._heard.get(seat), fresh)
            self._heard[seat] = fresh

    def _say_gate(self, seat: Seat, old: Heard | None, fresh: Heard) -> None:
        """All that there is to know when time stands still; on the way only what passes."""
        table = self._table
        kind = table.view.belt[fresh.slot]
        topic = f"gate {seat}"
        stands = fresh.phase == "held"
        if stands and (old is None or (old.phase, old.passenger) != fresh[:2]):
            self.voice.say(self._gate_words(seat, kind, fresh.slot), topic=topic)
        elif old is None or old.slot == fresh.slot:
            return
        elif kind == NONE:
            if stands:
                self.voice.say(say("nothing-here"), topic=topic)
        elif kind == self._table.wanted(seat):
            luggage = self._luggage(kind, fresh.slot)
            self.voice.say(self._to(seat, say("access-now", luggage=luggage)), topic=topic)
        else:
            self.voice.say(self._to(seat, capital(self._luggage(kind, fresh.slot))), topic=topic)

    def _gate_words(self, seat: Seat, kind: int, slot: int) -> str:
        there = say("nothing-here")
        if kind == self._table.wanted(seat):
            there = ""
        elif kind != NONE:
            there = say("access-in-gate", luggage=self._luggage(kind, slot))
        return self._to(seat, " ".join(filter(None, (there, self._wanted_words(seat)))))

    def _to(self, seat: Seat, words: str) -> str:
        if self._table.alone:
            return words
        return say("access-to", name=self._table.words.name(seat), words=words)
