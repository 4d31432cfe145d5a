"""Where's My Luggage?: the rules, as the functions of the contract, `advance` among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import ClassVar, Final, TypeVar

from msgspec.structs import replace

from engine.core import (
    ADVANTAGES,
    ANY_MARGIN,
    OVER,
    STEPS,
    TEMPO,
    TURN,
    Act,
    Action,
    Awaiting,
    AwaitingSeats,
    Bot,
    Chance,
    ChoiceOption,
    Config,
    Draw,
    Event,
    FlagOption,
    Game,
    GameId,
    Grade,
    Legal,
    Level,
    Medals,
    NeedsChance,
    Option,
    Over,
    Refused,
    Result,
    Rng,
    Seat,
    Sheet,
    Step,
    Tick,
    TrailSetup,
    Value,
)
from engine.core.reactions import BigMoments
from engine.games.wheres_my_luggage import achievements, scoring
from engine.games.wheres_my_luggage.actions import ACTIONS, Grab, LuggageAction, Ready, TurnOver
from engine.games.wheres_my_luggage.components import (
    FIRST_LOST_TILE,
    LEVELS,
    PASSENGERS,
    PASSENGERS_PER_TYPE,
    SEATS,
    TILES,
    TYPES,
    Components,
    kind_of,
)
from engine.games.wheres_my_luggage.events import (
    EVENTS,
    DeckFlipped,
    Done,
    FaceSeen,
    FurtherLook,
    Grabbed,
    LookEnded,
    PassengerUp,
    Peeked,
    RoundBegan,
    RoundChecked,
    Scored,
    SeatReady,
    Turned,
)
from engine.games.wheres_my_luggage.moments import LuggageMoments
from engine.games.wheres_my_luggage.state import Held, LuggageState, SeatState
from engine.games.wheres_my_luggage.view import (
    NONE,
    Looked,
    LookResult,
    LuggageView,
    Pair,
    Phase,
    SeatView,
    TileInHand,
)

T = TypeVar("T")

TIMED, MEMORY = "timed", "memory"
FORM = ChoiceOption("form", (TIMED, MEMORY), TIMED)
FACES = FlagOption("faces", default=True)
HANDS = ChoiceOption("hands", ("both", "gates", "mouse"), "both")
"""By what suitcases are taken on this screen; no rule reads it (WL-32)."""
EVERYONE = FlagOption("everyone", default=False)
"""Whether each look shows its face to all (WL-33)."""

_EASY, _NORMAL, _HARD = map(Level, LEVELS)
TRAIL_TABLES: Final = (
    (_EASY,),
    (_EASY, _EASY),
    (_EASY, _EASY, _EASY),
    (_NORMAL,),
    (_EASY, _NORMAL),
    (_EASY, _NORMAL, _NORMAL),
    (_HARD,),
    (_NORMAL, _HARD),
    (_EASY, _NORMAL, _HARD),
    (_HARD, _HARD),
)
"""The computers against which a trail's stops and the daily deals are played."""
BRONZE_GAP: Final = 3
"""How far behind bronze of a match of two may be, in points."""
GOLD_LEADS: Final = {2: 4, 3: 3, 4: 2}
"""The lead in points that gold asks for, by the number of players: the fewer cards each has, the
less."""

_MAX_SHUFFLES = 6
"""So often a shuffled order is looked at before one is searched for."""

# Looked up as globals: a member of an enumeration takes several times as long.
_MIX = Phase.MIX
_DEAL = Phase.DEAL
_PLAY = Phase.PLAY
_BETWEEN = Phase.BETWEEN
_OVER = Phase.OVER


class WheresMyLuggage(Game[LuggageState, LuggageAction, LuggageView, Components]):
    """Where's My Luggage? with one box of components."""

    id: ClassVar[GameId] = GameId("wheres_my_luggage")
    title: ClassVar[str] = "Where's My Luggage?"
    prefix: ClassVar[str] = "WL"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = SEATS
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    achievements: ClassVar[tuple[str, ...]] = achievements.IDS
    big_moments: ClassVar[BigMoments | None] = LuggageMoments()
    private_fields: ClassVar[frozenset[str]] = frozenset({"seat", "tile"})
    practice_options: ClassVar[Mapping[str, Value]] = {FORM.id: MEMORY}
    options: tuple[Option, ...] = (
        FORM,
        FACES,
        TEMPO,
        STEPS,
        HANDS,
        EVERYONE,
        ADVANTAGES,
    )

    def __init__(self, box: Components, bots: Mapping[Level, Bot]) -> None:
        self.box = box
        self.bots = bots
        self._kinds = (*box.kinds, NONE)  # so that the type of no tile is no type

    def simultaneous_start(self, config: Config) -> bool:
        """At the belt all may take; from memory they take turns."""
        return config[FORM.id] == TIMED

    def trail_setup(self) -> TrailSetup:
        """From memory, against computers of all levels.

        Without a clock a deal is the same for quick and slow hands, and on every computer. Where
        the tiles lie could be learned from one attempt to the next, so each has a new deal.
        """
        forms = ({FORM.id: MEMORY},) * len(TRAIL_TABLES)
        return TrailSetup(forms, TRAIL_TABLES, new_deals=True)

    def daily_medals(self, config: Config) -> Medals:
        """Bronze for the second place, silver for the first, gold for the first with a lead.

        Second is the last place of two, so bronze asks there to be close behind.
        """
        behind = -BRONZE_GAP if config.seats == SEATS[0] else ANY_MARGIN
        lead = GOLD_LEADS[config.seats]
        return Grade(behind, 2), Grade(ANY_MARGIN, 1), Grade(lead, 1)

    # Set-up

    def setup(self, config: Config) -> Step:
        """Nothing lies anywhere yet; chance mixes and deals."""
        memory = config[FORM.id] == MEMORY
        nobody = SeatState(NONE, 0, (), (), (), None, None, (), ready=False)
        return Step(
            LuggageState(
                memory=memory,
                faces=bool(config[FACES.id]),
                phase=_MIX,
                round=1,
                tick=0,
                began=0,
                actor=NONE,
                tiles=self._nothing(memory=memory),
                seen=0,
                denied=(0,) * len(self._nothing(memory=memory)),
                peeked=(0,) * config.seats,
                seats=(nobody,) * config.seats,
                everyone=not memory and bool(config[EVERYONE.id]),
                advantages=config.advantages,
            )
        )

    def _nothing(self, *, memory: bool) -> tuple[int, ...]:
        return (NONE,) * (self.box.places if memory else self.box.belt.slots)

    # Who decides

    def awaiting(self, state: LuggageState) -> Awaiting:
        """In play those who seek while time runs, or the one whose turn it is (WL-11, WL-21)."""
        phase = state.phase
        if phase is _PLAY:
            if state.memory:
                return _turn(state.actor)
            return _running(self._seekers(state))
        if phase is _BETWEEN:
            due = tuple(Seat(n) for n, seat in enumerate(state.seats) if not seat.ready)
            return AwaitingSeats(due, due)
        if phase is _OVER:
            return Over(self._result(state))
        return NeedsChance(self._request(state))

    def _seekers(self, state: LuggageState) -> tuple[int, ...]:
        """Seats with an empty hand, for whose passenger there is a tile on the belt (WL-18)."""
        there, kinds = _types_on(state.tiles), self.box.kinds
        return tuple(
            [
                number
                for number, seat in enumerate(state.seats)
                if seat.hand is None
                and seat.passenger != NONE
                and there >> kinds[seat.passenger] & 1
            ]
        )

    def _may(self, state: LuggageState, seat: int) -> bool:
        phase = state.phase
        if phase is _PLAY:
            return seat == state.actor if state.memory else seat in self._seekers(state)
        return phase is _BETWEEN and not state.seats[seat].ready

    def _result(self, state: LuggageState) -> Result:
        return scoring.result(tuple(sum(seat.points) for seat in state.seats))

    def _request(self, state: LuggageState) -> Draw:
        if state.phase is _MIX:
            # In the memory form the first three of each type in this order are played with.
            whole = tuple(range(PASSENGERS if state.memory else TILES))
            return Draw(len(whole), whole, whole, ("tiles", state.round, 0))
        there = tuple(sorted(tile for tile in state.tiles if NONE < tile < FIRST_LOST_TILE))
        return Draw(self._cards(state) * len(state.seats), there, there, ("cards", state.round, 0))

    def _cards(self, state: LuggageState) -> int:
        return self.box.hand(MEMORY if state.memory else TIMED, len(state.seats))

    # Inputs

    def legal(self, state: LuggageState, seat: Seat) -> Legal[LuggageAction]:
        """All that the seat may do."""
        return LuggageLegal(self, state, seat)

    def apply(self, state: LuggageState, given: Act[LuggageAction] | Chance) -> Step:
        """The step that an act, at the state's own tick, or chance's answer leads to."""
        if isinstance(given, Chance):
            return self._chance(state, given.drawn)
        if state.phase is _OVER:
            raise Refused(OVER, seat=given.seat)
        if not 0 <= given.seat < len(state.seats) or not self._may(state, given.seat):
            raise Refused(TURN, seat=given.seat)
        action = given.action
        if isinstance(action, Grab):
            return self._grab(state, given.seat, action.slot)
        if isinstance(action, TurnOver):
            return self._turn_over(state, given.seat, action.slot)
        return self._ready(state, given.seat)

    def advance(self, state: LuggageState, to_tick: Tick) -> Step:
        """Wind game time to a tick, or to the one at which a round ends (WL-14, WL-34)."""
        if state.phase is not _PLAY or state.memory or to_tick <= state.tick:
            return Step(state)
        told: list[Event] = []
        while (tick := _next_end(state)) is not None and tick <= to_tick:
            state = self._end_looks(state, tick, told)
            if any(seat.passenger == NONE for seat in state.seats):
                return Step(self._done(state, told), tuple(told))
        return Step(replace(state, tick=to_tick), tuple(told))

    # Chance

    def _chance(self, state: LuggageState, drawn: tuple[int, ...]) -> Step:
        if state.phase not in (_MIX, _DEAL) or not self._request(state).admits(drawn):
            raise ValueError(f"chance was not asked for {drawn}")
        if state.phase is _MIX:
            return self._mix(state, drawn)
        return self._deal(state, drawn)

    def _mix(self, state: LuggageState, drawn: tuple[int, ...]) -> Step:
        if state.memory:
            left = [self.box.each] * TYPES
            tiles: list[int] = []
            for tile in drawn:
                kind = self.box.kinds[tile]
                if left[kind]:
                    left[kind] -= 1
                    tiles.append(tile)
        else:
            tiles = list(self._nothing(memory=False))
            for slot, tile in zip(self.box.laden, drawn, strict=True):
                tiles[slot] = tile
        return Step(replace(state, phase=_DEAL, tiles=tuple(tiles)))

    def _deal(self, state: LuggageState, drawn: tuple[int, ...]) -> Step:
        cards, tick = self._cards(state), state.tick
        first = Seat((state.round - 1) % len(state.seats)) if state.memory else None
        told: list[Event] = [RoundBegan(tick, state.round, first)]
        seats: list[SeatState] = []
        seen = 0
        for number, seat in enumerate(state.seats):
            up, *draw = drawn[number * cards : (number + 1) * cards]
            seen |= 1 << up
            told.append(PassengerUp(tick, Seat(number), up))
            seats.append(replace(seat, passenger=up, since=tick, draw=tuple(draw)))
        actor = NONE if first is None else first
        spare = sum(1 << seat for seat in state.advantages) if state.memory else 0
        new = replace(
            state,
            phase=_PLAY,
            began=tick,
            actor=actor,
            seen=seen,
            seats=tuple(seats),
            spare=spare,
        )
        return Step(new, tuple(told))

    # A round

    def _grab(self, state: LuggageState, seat: Seat, slot: int) -> Step:
        if state.phase is not _PLAY or state.memory:
            raise Refused("WL-11", "phase")
        tile = self._wanted(state, seat, slot)
        kind, tick = self.box.kinds[tile], state.tick
        until = tick + self.box.look_of(seat, state.advantages)
        mine = replace(state.seats[seat], hand=Held(slot, tile, tick, until))
        told: list[Event] = [Grabbed(tick, seat, slot, kind, until)]
        peeked = state.peeked
        if state.everyone:
            peeked = tuple(slots | 1 << slot for slots in peeked)
            told.append(FaceSeen(tick, seat, slot, tile))
        elif state.faces:
            peeked = _put(peeked, seat, peeked[seat] | 1 << slot)
            told.append(Peeked(tick, seat, slot, tile))
        new = replace(
            state,
            tiles=_put(state.tiles, slot, NONE),
            peeked=peeked,
            seats=_put(state.seats, seat, mine),
        )
        return Step(new, tuple(told), "revealed")

    def _turn_over(self, state: LuggageState, seat: Seat, slot: int) -> Step:
        if state.phase is not _PLAY or not state.memory:
            raise Refused("WL-21", "phase")
        tile = self._wanted(state, seat, slot)
        told: list[Event] = [Turned(state.tick, seat, slot, tile)]
        passenger = state.seats[seat].passenger
        again = bool(state.spare >> seat & 1) and tile != passenger
        state = replace(
            state,
            actor=seat if again else (state.actor + 1) % len(state.seats),
            tiles=_put(state.tiles, slot, NONE),
            peeked=tuple(slots | 1 << slot for slots in state.peeked),
        )
        state = self._end_look(state, seat, slot, tile, told, stays=again)
        if again:
            told.append(FurtherLook(state.tick, seat, passenger))
            return Step(replace(state, spare=state.spare & ~(1 << seat)), tuple(told), "revealed")
        if state.seats[seat].passenger == NONE:
            state = self._done(state, told)
        return Step(state, tuple(told), "revealed")

    def _wanted(self, state: LuggageState, seat: Seat, slot: int) -> int:
        """The tile of a slot, if it is of the type of the seat's passenger (WL-12)."""
        if not 0 <= slot < len(state.tiles):
            raise Refused("WL-30", "no-slot", detail={"slot": slot})
        tile = state.tiles[slot]
        if tile == NONE:
            raise Refused("WL-18", "gone", detail={"slot": slot})
        kinds = self.box.kinds
        if kinds[tile] != kinds[state.seats[seat].passenger]:
            raise Refused("WL-12", "type", detail={"slot": slot})
        return tile

    def _end_looks(self, state: LuggageState, tick: int, told: list[Event]) -> LuggageState:
        """End all looks of a tick: all of them count (WL-14)."""
        state = replace(state, tick=tick)
        for number, seat in enumerate(state.seats):
            held = seat.hand
            if held is not None and held.until == tick:
                state = self._end_look(state, Seat(number), held.slot, held.tile, told)
        return state

    def _end_look(
        self,
        state: LuggageState,
        seat: Seat,
        slot: int,
        tile: int,
        told: list[Event],
        *,
        stays: bool = False,
    ) -> LuggageState:
        """Set passenger and tile aside, or put both back, and turn the next one over (WL-11).

        After a wrong tile the passenger `stays` for a further look (WL-41).
        """
        mine, tick = state.seats[seat], state.tick
        passenger = mine.passenger
        mark = (
            LookResult.MATCH
            if tile == passenger
            else LookResult.LOST
            if tile >= FIRST_LOST_TILE
            else LookResult.ANOTHER
        )
        told.append(LookEnded(tick, seat, slot, passenger, mark))
        kept, waiting = mine.kept, mine.action
        if mark is LookResult.ANOTHER:
            if not stays:
                waiting = (*waiting, passenger)
            ruled_out = 1 << passenger | 1 << FIRST_LOST_TILE + self.box.kinds[passenger]
            state = replace(
                state,
                tiles=_put(state.tiles, slot, tile),
                denied=_put(state.denied, slot, state.denied[slot] | ruled_out),
            )
        else:
            kept = (*kept, Pair(passenger, tile))
        up, draw = passenger, mine.draw
        if not stays:
            up, draw, waiting = self._next(seat, passenger, draw, waiting, tick, told)
        mine = SeatState(
            passenger=up,
            since=tick,
            draw=draw,
            action=waiting,
            kept=kept,
            hand=None,
            looked=Looked(tick, slot, passenger, mark),
            points=mine.points,
            ready=False,
        )
        seen = state.seen if up == NONE else state.seen | 1 << up
        return replace(state, seen=seen, seats=_put(state.seats, seat, mine))

    def _next(
        self,
        seat: Seat,
        last: int,
        draw: tuple[int, ...],
        waiting: tuple[int, ...],
        tick: int,
        told: list[Event],
    ) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """The next passenger up, and both decks then (WL-12, WL-13)."""
        if not draw and waiting == (last,):
            return last, (), ()
        if not draw and waiting:
            draw, waiting = waiting, ()
            told.append(DeckFlipped(tick, seat, len(draw)))
        if not draw:
            return NONE, (), ()
        told.append(PassengerUp(tick, seat, draw[0]))
        return draw[0], draw[1:], waiting

    def _done(self, state: LuggageState, told: list[Event]) -> LuggageState:
        """All stops, tiles in hand go back, and the round is checked (WL-14, WL-15)."""
        tick = state.tick
        finished = tuple(Seat(n) for n, seat in enumerate(state.seats) if seat.passenger == NONE)
        told.append(Done(tick, state.round, finished))
        tiles = list(state.tiles)
        seats: list[SeatState] = []
        for seat in state.seats:
            if seat.hand is not None:
                tiles[seat.hand.slot] = seat.hand.tile
            points = (*seat.points, scoring.matches(seat.kept))
            seats.append(replace(seat, hand=None, points=points))
        pairs = tuple(seat.kept for seat in seats)
        points = tuple(seat.points[-1] for seat in seats)
        told.append(RoundChecked(tick, state.round, pairs, points))
        over = state.round == self.box.rounds
        state = replace(
            state,
            phase=_OVER if over else _BETWEEN,
            actor=NONE,
            tiles=tuple(tiles),
            seats=tuple(seats),
        )
        if over:
            result = self._result(state)
            told.append(Scored(tick, result.ranking, result.scores))
        return state

    def _ready(self, state: LuggageState, seat: Seat) -> Step:
        if state.phase is not _BETWEEN:
            raise Refused("WL-16", "phase")
        told = (SeatReady(state.tick, seat),)
        seats = _put(state.seats, seat, replace(state.seats[seat], ready=True))
        if not all(one.ready for one in seats):
            return Step(replace(state, seats=seats), told)
        # All passengers and tiles return.
        empty = self._nothing(memory=state.memory)
        new = replace(
            state,
            phase=_MIX,
            round=state.round + 1,
            tiles=empty,
            seen=0,
            spare=0,
            denied=(0,) * len(empty),
            peeked=(0,) * len(seats),
            seats=tuple(
                SeatState(NONE, state.tick, (), (), (), None, None, one.points, ready=False)
                for one in seats
            ),
        )
        return Step(new, told)

    def achieved(
        self, config: Config, seat: Seat, told: Sequence[Event], view: LuggageView, result: Result
    ) -> frozenset[str]:
        """Pairs found quickly, in a row, or without lost luggage."""
        return achievements.achieved(seat, told, view, steps=bool(config.get(STEPS.id)))

    # What is seen

    def observe(self, state: LuggageState, seat: Seat | None) -> LuggageView:
        """Types and marks for all; whose a tile in hand is for those who are told (WL-33)."""
        kinds = self._kinds
        return LuggageView(
            seat=seat,
            form=MEMORY if state.memory else TIMED,
            faces=state.faces or state.everyone,
            phase=state.phase,
            round=state.round,
            rounds=self.box.rounds,
            tick=state.tick,
            began=state.began,
            actor=None if state.actor == NONE else Seat(state.actor),
            belt=tuple([kinds[tile] for tile in state.tiles]),
            seats=tuple(
                [
                    self._seat_view(
                        state, one, told=state.everyone or (state.faces and number == seat)
                    )
                    for number, one in enumerate(state.seats)
                ]
            ),
            advantages=state.advantages,
            spare=tuple(seat for seat in state.advantages if state.spare >> seat & 1),
        )

    def _seat_view(self, state: LuggageState, seat: SeatState, *, told: bool) -> SeatView:
        held, hand = seat.hand, None
        if held is not None:
            kind = self.box.kinds[held.tile]
            hand = TileInHand(held.slot, kind, held.since, held.until, held.tile if told else NONE)
        pairs = scoring.matches(seat.kept)
        playing = state.phase is _PLAY
        return SeatView(
            passenger=seat.passenger,
            since=seat.since,
            draw=len(seat.draw),
            action=len(seat.action),
            pairs=pairs,
            lost=len(seat.kept) - pairs,
            hand=hand,
            looked=seat.looked,
            points=(*seat.points, pairs) if playing else seat.points,
            ready=seat.ready,
            checked=() if playing else seat.kept,
        )

    def sheet(self, view: LuggageView) -> tuple[Sheet, ...]:
        """One sheet a seat, a line for each round (WL-15)."""
        return scoring.sheets(self.box.rounds, view.seats)

    def determinize(self, state: LuggageState, seat: Seat, stream: Rng) -> LuggageState:
        """Make up what the seat was never shown: tiles that agree with all marks, and cards.

        It depends on what the seat was shown and on the stream alone.
        """
        tiles = list(state.tiles)
        for one in state.seats:
            if one.hand is not None:
                tiles[one.hand.slot] = one.hand.tile
        dealable = self._make_up_tiles(state, state.peeked[seat], tiles, stream)
        unseen = stream.shuffled([p for p in dealable if not state.seen >> p & 1])
        seats: list[SeatState] = []
        for one in state.seats:
            held = one.hand
            if held is not None:
                held = Held(held.slot, tiles[held.slot], held.since, held.until)
                tiles[held.slot] = NONE
            draw = one.draw
            if draw and not state.seen >> draw[0] & 1:
                # No card of a deck has been face up, or all of them have.
                draw = tuple([unseen.pop() for _ in draw])
            seats.append(replace(one, draw=draw, hand=held))
        return replace(state, tiles=tuple(tiles), seats=tuple(seats))

    def _make_up_tiles(
        self, state: LuggageState, known: int, tiles: list[int], stream: Rng
    ) -> list[int]:
        """Put other tiles into all slots but the known ones; returns the passengers in play."""
        hidden: list[list[int]] = [[] for _ in range(TYPES)]
        kinds, told = self.box.kinds, 0
        for slot, tile in enumerate(tiles):
            if tile == NONE:
                continue
            if known >> slot & 1:
                told |= 1 << tile
            else:
                hidden[kinds[tile]].append(slot)
        for one in state.seats:
            for pair in one.kept:
                told |= 1 << pair.tile
        playing: list[int] = []
        for kind, slots in enumerate(hidden):
            passengers = self._passengers(state, kind, told | state.seen, stream)
            playing += passengers
            if slots:
                left = passengers if state.memory else [*passengers, FIRST_LOST_TILE + kind]
                left = [tile for tile in left if not told >> tile & 1]
                found = _agreeing(slots, left, state.denied, stream)
                for slot, tile in zip(slots, found, strict=True):
                    tiles[slot] = tile
        return playing

    def _passengers(self, state: LuggageState, kind: int, seen: int, stream: Rng) -> list[int]:
        """Those of a type that are in play: in the memory form three, as far as they are known."""
        five = list(range(kind * PASSENGERS_PER_TYPE, (kind + 1) * PASSENGERS_PER_TYPE))
        if not state.memory:
            return five
        known = [p for p in five if seen >> p & 1]
        others = [p for p in five if not seen >> p & 1]
        return sorted(known + stream.shuffled(others)[: self.box.each - len(known)])


class LuggageLegal(Legal[LuggageAction]):
    """The legal actions of one seat of Where's My Luggage?."""

    __slots__ = ("_game", "_seat", "_state")

    def __init__(self, game: WheresMyLuggage, state: LuggageState, seat: Seat) -> None:
        self._game = game
        self._state = state
        self._seat = seat

    def __iter__(self) -> Iterator[LuggageAction]:
        state = self._state
        if state.phase is _BETWEEN:
            if self._may():
                yield Ready()
            return
        action = TurnOver if state.memory else Grab
        yield from (action(slot) for slot in self._slots())

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, LuggageAction):
            return False
        try:
            self._game.apply(self._state, Act(self._seat, action))
        except Refused:
            return False
        return True

    def __bool__(self) -> bool:
        return self._may()

    def count(self) -> int:
        """How many there are."""
        return sum(1 for _ in self)

    def sample(self, stream: Rng) -> LuggageAction:
        """A random one, all alike."""
        if not self:
            raise IndexError("there is no legal action")
        return stream.choice(list(self))

    def _may(self) -> bool:
        seat, state = self._seat, self._state
        return 0 <= seat < len(state.seats) and self._game._may(state, seat)

    def _slots(self) -> list[int]:
        if not self._may():
            return []
        kinds = self._game._kinds
        wanted = kinds[self._state.seats[self._seat].passenger]
        return [slot for slot, tile in enumerate(self._state.tiles) if kinds[tile] == wanted]


def _next_end(state: LuggageState) -> int | None:
    """The tick at which the next look ends; None if no tile is in hand."""
    return min((seat.hand.until for seat in state.seats if seat.hand), default=None)


def _agreeing(
    slots: Sequence[int], tiles: Sequence[int], denied: Sequence[int], stream: Rng
) -> Sequence[int]:
    """A random order of tiles none of which lies in a slot that is denied to it.

    There must be one.
    """
    mixed = stream.shuffled(tiles)
    ruled_out = [denied[slot] for slot in slots]
    if not any(ruled_out):
        return mixed
    for _ in range(_MAX_SHUFFLES):
        if not any(no >> tile & 1 for no, tile in zip(ruled_out, mixed, strict=True)):
            return mixed
        mixed = stream.shuffled(tiles)
    return next(_orders(slots, tuple(mixed), denied))


def _orders(
    slots: Sequence[int], tiles: tuple[int, ...], denied: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    if not slots:
        yield ()
        return
    for place, tile in enumerate(tiles):
        if not denied[slots[0]] >> tile & 1:
            rest = tiles[:place] + tiles[place + 1 :]
            for order in _orders(slots[1:], rest, denied):
                yield (tile, *order)


@lru_cache(maxsize=4096)
def _types_on(tiles: tuple[int, ...]) -> int:
    """The mask of types of which a tile is there."""
    found = 0
    for tile in tiles:
        if tile != NONE:
            found |= 1 << kind_of(tile)
    return found


@cache
def _turn(seat: int) -> AwaitingSeats:
    return AwaitingSeats((Seat(seat),), (Seat(seat),))


@cache
def _running(seats: tuple[int, ...]) -> AwaitingSeats:
    return AwaitingSeats(tuple(Seat(seat) for seat in seats), (), clock=True)


def _put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])
