"""Where's My Luggage?: the computer players.

Each has a hand at its seat's side of the belt, a reaction time, and a memory that fades (`Skill`).
They know what lies open, what marks have told all, and of faces what they themselves were shown;
what they make of it is the same for all levels, but for `odds` and how much they remember.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from engine.core import Bot, BotProgress, Config, Event, Level, Rng, ScoreLine, Seat
from engine.games.wheres_my_luggage import scoring
from engine.games.wheres_my_luggage.actions import Grab, LuggageAction, Ready, TurnOver
from engine.games.wheres_my_luggage.components import (
    ADVANTAGE_REACTION_PERCENT,
    FIRST_LOST_TILE,
    LEVELS,
    PASSENGERS_PER_TYPE,
    Components,
    Skill,
)
from engine.games.wheres_my_luggage.events import (
    FaceSeen,
    LookEnded,
    Peeked,
    RoundBegan,
    Turned,
)
from engine.games.wheres_my_luggage.view import NONE, LookResult, LuggageView, Phase

CERTAIN_MATCH = 1_000_000
"""The worth of a match that is certain."""


class Memory(msgspec.Struct, frozen=True):
    """What is remembered of a slot: its tile, or NONE and the mask of tiles that it is not.

    `tick` is when it was last looked at, in the memory form the number of turns before that.
    """

    slot: int
    tick: int
    tile: int
    denied: int


class LuggageMind(msgspec.Struct, frozen=True):
    """A bot's memory of the round: what it was told of slots, oldest first, and what has gone.

    `turns` counts looks that ended, `gone` is the mask of tiles that were set aside.
    """

    seat: Seat
    memory: bool
    turns: int = 0
    gone: int = 0
    slots: tuple[Memory, ...] = ()


class _Choice(NamedTuple):
    """A slot, what it is worth, and in how many ticks the hand is there."""

    worth: int
    wait: int
    slot: int
    sure: bool


class LuggageBot:
    """One level of computer player."""

    def __init__(self, box: Components, skill: Skill) -> None:
        self.box, self.skill = box, skill

    def start(self, config: Config, seat: Seat, level: Level) -> LuggageMind:
        """The mind before anything was told."""
        return LuggageMind(seat, config["form"] == "memory")

    # What it remembers

    def notice(self, mind: LuggageMind, told: Event) -> LuggageMind:
        """The mind after the seat was told one event."""
        if isinstance(told, RoundBegan):
            return LuggageMind(mind.seat, mind.memory)
        if isinstance(told, LookEnded):
            return self._notice_mark(mind, told)
        if isinstance(told, Peeked):
            return self._remember(mind, told.slot, told.tick, told.tile, 0)
        if isinstance(told, FaceSeen) and self._heeds(mind, told.seat, told.slot):
            return self._remember(mind, told.slot, told.tick, told.tile, 0)
        if isinstance(told, Turned) and self._heeds(mind, told.seat, told.slot):
            return self._remember(mind, told.slot, mind.turns, told.tile, 0)
        return mind

    def _notice_mark(self, mind: LuggageMind, told: LookEnded) -> LuggageMind:
        mind = replace(mind, turns=mind.turns + 1)
        lost = FIRST_LOST_TILE + self.box.kinds[told.passenger]
        if told.mark is LookResult.ANOTHER:
            # In the memory form the face said more.
            if mind.memory or not self._heeds(mind, told.seat, told.slot):
                return mind
            denied = 1 << told.passenger | 1 << lost
            return self._remember(mind, told.slot, told.tick, NONE, denied)
        tile = told.passenger if told.mark is LookResult.MATCH else lost
        slots = tuple([one for one in mind.slots if one.slot != told.slot])
        return replace(mind, gone=mind.gone | 1 << tile, slots=slots)

    def _heeds(self, mind: LuggageMind, seat: Seat, slot: int) -> bool:
        """Whether it takes notice of a look; always of its own."""
        if seat == mind.seat:
            return True
        return Rng("heed", mind.seat, mind.turns, slot).below(100) < self.skill.heed

    def _remember(
        self, mind: LuggageMind, slot: int, tick: int, tile: int, denied: int
    ) -> LuggageMind:
        slots: list[Memory] = []
        for one in mind.slots:
            if one.slot != slot:
                slots.append(one)
            elif tile == NONE:
                tile, denied = one.tile, denied | one.denied
        slots.append(Memory(slot, tick, tile, denied))
        capacity = self.skill.cards if mind.memory else self.skill.capacity
        return replace(mind, slots=tuple(slots[max(0, len(slots) - capacity) :]))

    def _recalled(self, mind: LuggageMind, now: int) -> dict[int, Memory]:
        """By slot, what it has not forgotten."""
        span = self.skill.turns if mind.memory else self.skill.span
        return {one.slot: one for one in mind.slots if now - one.tick <= span}

    # What it does

    def think(
        self,
        game: Any,  # unused, like the world: view and memory are all that it goes by
        mind: LuggageMind,
        view: LuggageView,
        world: Any,
        stream: Rng,
    ) -> Iterator[BotProgress]:
        """One thought. Raises ValueError for a seat that may not act."""
        if view.phase is Phase.BETWEEN:
            yield BotProgress(1, 1, Ready())
            return
        ready = 0 if mind.memory else self._reaction(view, mind.seat, stream)
        choices = self._choices(mind, view, ready)
        if not choices:
            raise ValueError(f"seat {mind.seat} may not act")
        # What is worth the same is as good as anything else in the memory form.
        best = max(stream.shuffled(choices) if mind.memory else choices, key=self._merit)
        action: LuggageAction = TurnOver(best.slot) if mind.memory else Grab(best.slot)
        why = (ScoreLine(scoring.line(view.round), 1, 1),) if best.sure else ()
        yield BotProgress(1, 1, action, why, 0 if mind.memory else best.wait)

    def _reaction(self, view: LuggageView, seat: Seat, stream: Rng) -> int:
        """In how many ticks it has seen what to do."""
        skill, late = self.skill, view.tick - view.seats[seat].since
        slow = ADVANTAGE_REACTION_PERCENT if view.advantages else 100
        needed = (skill.reaction + stream.below(skill.jitter + 1)) * slow // 100
        return max(needed - late, skill.reaction * slow // 200 if late else 0)

    def _choices(self, mind: LuggageMind, view: LuggageView, ready: int) -> list[_Choice]:
        """All slots with a tile of the type: what each is worth, and when the hand is there."""
        seat = view.seats[mind.seat]
        kind = self.box.kinds[seat.passenger]
        recalled = self._recalled(mind, mind.turns if mind.memory else view.tick)
        known = 0
        for memory in recalled.values():
            if memory.tile != NONE:
                known |= 1 << memory.tile
        open_faces = self._faces(mind, kind) & ~known
        ends = self._would_end(view, mind.seat)
        found: list[_Choice] = []
        for slot, there in enumerate(view.belt):
            if there != kind:
                continue
            one = recalled.get(slot)
            faces = open_faces
            if one is not None:
                faces = 1 << one.tile if one.tile != NONE else open_faces & ~one.denied
            worth = self._worth(seat.passenger, kind, faces, ends=ends)
            wait = 0
            if not mind.memory:
                wait = ready + self._way(view, mind.seat, slot, ready)
            found.append(_Choice(worth, wait, slot, worth == CERTAIN_MATCH))
        return found

    def _faces(self, mind: LuggageMind, kind: int) -> int:
        """The mask of tiles of a type that have not been set aside."""
        faces = ((1 << PASSENGERS_PER_TYPE) - 1) << kind * PASSENGERS_PER_TYPE
        if not mind.memory:
            faces |= 1 << FIRST_LOST_TILE + kind
        return faces & ~mind.gone

    def _worth(self, passenger: int, kind: int, faces: int, *, ends: bool) -> int:
        """How likely a tile that has one of these faces is a match, in parts of CERTAIN_MATCH.

        Lost luggage is as good where it ends a round that is won.
        """
        good = 1 << passenger
        if ends:
            good |= 1 << FIRST_LOST_TILE + kind
        count = (faces & good).bit_count()
        return CERTAIN_MATCH * count // faces.bit_count() if count else 0

    def _would_end(self, view: LuggageView, seat: Seat) -> bool:
        """Whether setting this passenger aside ends a round in which the seat leads."""
        mine = view.seats[seat]
        if mine.draw or mine.action:
            return False
        return all(
            mine.pairs > other.pairs for number, other in enumerate(view.seats) if number != seat
        )

    def _way(self, view: LuggageView, seat: Seat, slot: int, ready: int) -> int:
        """How long after it is ready the belt brings the slot within reach of its hand."""
        belt = self.box.belt
        side = seat * belt.length // len(view.seats)
        return belt.wait(slot, view.tick + ready, side, self.skill.reach)

    def _merit(self, choice: _Choice) -> tuple[int, int, int]:
        """A match that it knows first, never one that it knows to be wrong; else the soonest."""
        if choice.sure or not choice.worth:
            return (2 if choice.sure else 0, 0, -choice.wait)
        if self.skill.odds:
            # Worth in the time that it takes, with the look.
            return (1, choice.worth // (choice.wait + self.box.look), -choice.wait)
        return (1, 0, -choice.wait)


def players(box: Components) -> Mapping[Level, Bot]:
    """The computer players, weakest first."""
    return {Level(level): LuggageBot(box, box.skills[level]) for level in LEVELS}
