"""The table of Where's My Luggage?: what it says to those who do not see it, and its controls.

All of it comes from what the scene shows, which is what the persons at the screen may know. Whose
a tile is, is told once, aloud: it is neither in the tree nor in the log, since to remember it is
the game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAccessible

from engine.core import Event, Seat
from engine.games.wheres_my_luggage.components import FIRST_LOST_TILE, Components
from engine.games.wheres_my_luggage.events import FaceSeen, Grabbed, Peeked, Turned
from engine.games.wheres_my_luggage.view import NONE, Pair, Phase
from ui.access.outline import BoardTable, Control, Group, Part
from ui.access.voice import Voice
from ui.bridge.clock import TICKS_PER_SECOND
from ui.kit.table.log import MatchLog
from ui.kit.table.outline import TableOutline
from ui.kit.words import capital, listed, seat_of
from ui.look.brushes import Cell
from ui.tables.wheres_my_luggage import prompts
from ui.tables.wheres_my_luggage.check import CheckSheet
from ui.tables.wheres_my_luggage.commands import GateKey, LuggageCommands
from ui.tables.wheres_my_luggage.gates import Gates
from ui.tables.wheres_my_luggage.scene import LuggageScene
from ui.tables.wheres_my_luggage.state import LuggageTableState
from ui.tables.wheres_my_luggage.words import Words, many, say

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
    """What was said last of a gate: when it changes, it is said again."""

    phase: str
    passenger: int
    slot: int


class LuggageAccess(TableOutline[LuggageTableState]):
    """The outline of the table's stage, and what is said aloud about belt, looks and gates."""

    stale = Signal()
    """What comes to the gates is another by now."""

    def __init__(
        self,
        box: Components,
        scene: LuggageScene,
        check: CheckSheet,
        gates: Gates,
        now: Callable[[], float],
        commands: LuggageCommands,
        voice: Voice,
        log: MatchLog,
    ) -> None:
        """Take what is shown, what gives game time in ticks, who obeys, voice and log."""
        super().__init__(commands, voice, log)
        self._box, self._scene, self._check, self._gates = box, scene, check, gates
        self._now, self._commands = now, commands
        self._heard: dict[Seat, Heard] = {}
        self._until: float | None = None
        """The tick up to which time was let run."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_BELT_LOOK_INTERVAL_MS)
        self._soon.timeout.connect(self.stale)

    @property
    def _words(self) -> Words:
        return self._scene.words

    # What happens ---------------------------------------------------------------------------------

    def hear(self, state: LuggageTableState, events: Sequence[Event]) -> None:
        """Say what happened; of computers only what concerns all, the rest is in the log."""
        words, persons = self._words, state.persons
        for event in events:
            seat = seat_of(event)
            if isinstance(event, Peeked):
                self.voice.say(say("access-peeked", whose=self._whose(event.tile)))
            elif isinstance(event, FaceSeen):
                found = say("access-peeked", whose=self._whose(event.tile))
                self.voice.say(say("access-to", name=words.name(event.seat), words=found))
            elif not event.recall and (seat in persons or seat is None or not persons):
                sentence = words.event(event)
                if sentence and not (isinstance(event, Grabbed) and seat not in persons):
                    self.voice.say(sentence)

    def turned(self, event: Turned) -> None:
        """Say, once, whose tile is being shown to all."""
        row, column = divmod(event.slot, self._box.columns)
        self.voice.say(
            say(
                "access-turned",
                name=self._words.name(event.seat),
                row=row + 1,
                column=column + 1,
                whose=self._whose(event.tile),
            )
        )

    def _whose(self, tile: int) -> str:
        if tile >= FIRST_LOST_TILE:
            return say("access-lost")
        return say("access-whose", passenger=self._words.owner(tile))

    # What is there --------------------------------------------------------------------------------

    def outline(self, state: LuggageTableState) -> Sequence[Part]:
        """The persons' gates and what comes to them, or the tiles; all seats; the round's check."""
        parts: list[Part] = []
        if state.view.phase is Phase.PLAY and state.memory:
            parts += self._face(state)
            parts.append(self._tiles())
        elif state.view.phase is Phase.PLAY and state.time.phase != "paused":
            for seat in self._gates.gates:
                if state.hands != "mouse":
                    parts.append(self._gate(state, seat))
                parts.append(self._passing(state, seat))
            if state.time.steps and self._gates.gates:
                parts.append(self._time(state))
        parts += [self.seat(state, seat) for seat in self._scene.panels]
        return [*parts, *self._checked()]

    def _gate(self, state: LuggageTableState, seat: Seat) -> Group:
        slot = self._gates.slot(seat)
        kind = state.view.belt[slot]
        name = self._words.name(seat)
        there = say("gate-empty", name=name)
        if kind != NONE:
            there = say("gate-of", name=name, type=self._luggage(kind, slot))
        controls = [
            Control("grab", say("deed-grab"), lambda: self._grab(seat), there),
            Control("left", say("deed-left"), lambda: self._nudge(seat, GateKey.LEFT)),
            Control("right", say("deed-right"), lambda: self._nudge(seat, GateKey.RIGHT)),
        ]
        wanted = self._wanted_words(state, seat)
        return Group(("gate", seat), there, controls, wanted, held=state.alone)

    def _grab(self, seat: Seat) -> None:
        """Take what is in a seat's gate."""
        self._gates.use(seat)
        self._commands.take(self._gates.slot(seat), seat)

    def _nudge(self, seat: Seat, command: GateKey) -> None:
        """Move a seat's gate on, as a tap of its key does."""
        self._commands.do(seat, command)
        self._commands.let(seat, None)

    def _passing(self, state: LuggageTableState, seat: Seat) -> Group:
        """What comes to a seat's gate: the next ones, and all of the right type."""
        wanted, by_mouse = state.wanted[seat], state.hands == "mouse"

        def can_take(coming: ComingSuitcase) -> bool:
            return state.hands != "gates" or not coming.ticks

        controls = [
            Control(
                coming.slot,
                self._coming_words(state, coming),
                partial(self._commands.take, coming.slot, seat),
                say("access-right") if coming.type == wanted and can_take(coming) else "",
            )
            for number, coming in enumerate(self._coming(state, seat))
            if number < COMING_SUITCASES or coming.type == wanted
        ]
        name = say("access-past" if by_mouse else "access-passing", name=self._words.name(seat))
        return Group(("passing", seat), name, controls, item=self._scene.belt)

    def _time(self, state: LuggageTableState) -> Group:
        """Ways to let time run in step mode, for those who hold no key down."""
        second = partial(self.run_for, state, SECOND_TICKS)
        controls = [Control("second", say("access-second"), second)]
        for seat in self._gates.gates:
            kind, coming = state.wanted[seat], self._next(state, seat)
            if kind == NONE or coming is None or not coming.ticks or state.hands == "mouse":
                continue
            name = say("access-until", type=self._words.type(kind), name=self._words.name(seat))
            until = partial(self.run_for, state, coming.ticks)
            controls.append(Control(("until", seat), name, until))
        return Group("time", say("access-time"), controls, item=self._scene.belt)

    def _tiles(self) -> BoardTable:
        grid = self._scene.grid
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
        grid = self._scene.grid
        place = cell[1] * grid.columns + cell[0]
        grid.spots[place].setFocus()
        if self._is_face_up():
            # As with any press, what is shown has been seen now.
            self._commands.skip()
            return
        self._commands.take(place)

    def _face(self, state: LuggageTableState) -> Iterator[Group]:
        if self._is_face_up():
            on = Control("on", say("access-on"), self._commands.skip)
            told = prompts.face(state, self._words)
            yield Group("face", told, [on], item=self._scene.grid)

    def _is_face_up(self) -> bool:
        return any(spot.face is not None for spot in self._scene.grid.spots)

    def seat(self, state: LuggageTableState, seat: Seat) -> Group:
        """A seat's corner; it has nothing to press."""
        panel, own = self._scene.panels[seat], self._words
        shown = panel.shown
        words = [shown.advantage] if shown.advantage else []
        if shown.passenger != NONE:
            words.append(
                say(
                    "access-up",
                    passenger=own.passenger(shown.passenger),
                    type=own.type_of(shown.passenger),
                )
            )
        if shown.turn:
            words.append(say("access-turn"))
        words += [shown.decks, *(panel.told if seat in state.persons else ())]
        if shown.tile != NONE:
            words.append(say("access-holds", type=own.type(shown.tile)))
        if shown.mark is not None:
            words.append(say("access-mark", mark=own.mark(shown.mark.value)))
        if shown.ready is not None:
            words.append(say("access-ready" if shown.ready else "access-not-ready"))
        name = say("access-seat", name=shown.name, points=many("points", shown.points))
        return Group(("seat", seat), name, (), " ".join(words), item=panel)

    def _checked(self) -> Iterator[Group]:
        """The pairs of a round, once all of them are open."""
        sheet = self._check
        if sheet.isHidden() or not sheet.whole:
            return
        for seat, pairs in sheet.pairs.items():
            points = many("points", sheet.points[seat])
            name = say("access-check", name=self._words.name(seat), points=points)
            words = [self._pair(pair) for pair in pairs] or [say("nothing-found")]
            yield Group(("check", seat), name, (), say("access-pairs", pairs=listed(words)))

    def _pair(self, pair: Pair) -> str:
        key = "access-pair-lost" if pair.tile >= FIRST_LOST_TILE else "access-pair"
        return say(key, passenger=self._words.passenger(pair.passenger))

    # The belt -------------------------------------------------------------------------------------

    def _coming(self, state: LuggageTableState, seat: Seat) -> list[ComingSuitcase]:
        """All that lies on the belt, in the order in which it comes to a seat's gate."""
        belt, here = self._box.belt, self._gates.slot(seat)
        now, place = int(self._now()), round(self._gates.gates[seat].place)
        found = [
            ComingSuitcase(
                slot,
                kind,
                0 if slot == here else max(1, belt.wait(slot, now, place, belt.pace // 2)),
            )
            for slot, kind in enumerate(state.view.belt)
            if kind != NONE
        ]
        return sorted(found, key=lambda coming: coming.ticks)

    def _next(self, state: LuggageTableState, seat: Seat) -> ComingSuitcase | None:
        kind = state.wanted[seat]
        return next((one for one in self._coming(state, seat) if one.type == kind), None)

    def _coming_words(self, state: LuggageTableState, coming: ComingSuitcase) -> str:
        luggage = capital(self._luggage(coming.type, coming.slot))
        if not coming.ticks:
            here = "access-at-hand" if state.hands == "mouse" else "access-here"
            return say(here, luggage=luggage)
        return many("access-coming", _seconds(state, coming.ticks)).format(luggage=luggage)

    def _luggage(self, kind: int, slot: int) -> str:
        """A suitcase by its type and its place on the belt, which it keeps all the round."""
        return say("access-luggage", type=self._words.type(kind), number=slot + 1)

    def _wanted_words(self, state: LuggageTableState, seat: Seat) -> str:
        """What comes next of the right type, and when."""
        kind, coming = state.wanted[seat], self._next(state, seat)
        if kind == NONE:
            return ""
        if coming is None:
            return say("now-none", type=self._words.type(kind))
        luggage = self._luggage(kind, coming.slot)
        if not coming.ticks:
            return say("access-now", luggage=luggage)
        return many("access-next", _seconds(state, coming.ticks)).format(luggage=luggage)

    # Time -----------------------------------------------------------------------------------------

    def run_for(self, state: LuggageTableState, ticks: int) -> None:
        """In step mode, let time run for so many ticks, as if its key was held down that long."""
        if state.time.phase == "held":
            self._until = self._now() + ticks
            self._commands.hold(True)

    def pass_time(self, now: float) -> None:
        """Let time stand again where it was let run so far, and look at the belt now and then."""
        if self._until is not None and now >= self._until:
            self._until = None
            self._commands.hold(False)
        if QAccessible.isActive() and not self._soon.isActive():
            self._soon.start()

    def stand(self) -> None:
        """Time does not run any more, or is covered."""
        self._until = None

    def follow(self, state: LuggageTableState) -> None:
        """Belt or gates have moved: in step mode, say what is in a person's gate and what comes."""
        if not QAccessible.isActive() or not state.time.steps or state.hands == "mouse":
            return
        phase = state.time.phase
        playing = state.view.phase is Phase.PLAY and phase in ("held", "runs")
        for seat in self._gates.gates:
            passenger = state.view.seats[seat].passenger
            if not playing or state.wanted[seat] == NONE:
                self._heard.pop(seat, None)
                continue
            fresh = Heard(phase, passenger, self._gates.slot(seat))
            self._say_gate(state, seat, self._heard.get(seat), fresh)
            self._heard[seat] = fresh

    def _say_gate(
        self, state: LuggageTableState, seat: Seat, old: Heard | None, fresh: Heard
    ) -> None:
        """All that there is to know when time stands still; on the way only what passes."""
        kind = state.view.belt[fresh.slot]
        topic = f"gate {seat}"
        stands = fresh.phase == "held"
        if stands and (old is None or (old.phase, old.passenger) != fresh[:2]):
            self.voice.say(self._gate_words(state, seat, kind, fresh.slot), topic=topic)
        elif old is None or old.slot == fresh.slot:
            return
        elif kind == NONE:
            if stands:
                self.voice.say(say("nothing-here"), topic=topic)
        elif kind == state.wanted[seat]:
            luggage = self._luggage(kind, fresh.slot)
            words = self._to(state, seat, say("access-now", luggage=luggage))
            self.voice.say(words, topic=topic)
        else:
            words = self._to(state, seat, capital(self._luggage(kind, fresh.slot)))
            self.voice.say(words, topic=topic)

    def _gate_words(self, state: LuggageTableState, seat: Seat, kind: int, slot: int) -> str:
        there = say("nothing-here")
        if kind == state.wanted[seat]:
            there = ""
        elif kind != NONE:
            there = say("access-in-gate", luggage=self._luggage(kind, slot))
        return self._to(
            state, seat, " ".join(filter(None, (there, self._wanted_words(state, seat))))
        )

    def _to(self, state: LuggageTableState, seat: Seat, words: str) -> str:
        if state.alone:
            return words
        return say("access-to", name=self._words.name(seat), words=words)


def _seconds(state: LuggageTableState, ticks: int) -> int:
    """In how many seconds of the person's time so many ticks are over."""
    return math.ceil(ticks * 100 / (TICKS_PER_SECOND * state.time.tempo))
