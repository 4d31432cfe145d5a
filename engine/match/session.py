"""engine.match: the session: one match, its journal, and the states that follow from it."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from engine.core import (
    LATE,
    OVER,
    SECRET,
    TURN,
    Act,
    Action,
    AnyGame,
    Awaiting,
    AwaitingSeats,
    BotMemory,
    BotProgress,
    Chance,
    Config,
    Draw,
    Event,
    Legal,
    Level,
    NeedsChance,
    Over,
    Refused,
    Result,
    Rng,
    Seat,
    Sheet,
    Step,
    Tick,
    draw,
    estimate_key,
)
from engine.core.characters import style_of
from engine.match.bot_requests import BotRequest, iter_progress, secret
from engine.match.decks import DrawValidator
from engine.match.journal import (
    MAX_TICK,
    RANDOM,
    UNKNOWN_PERSON,
    Check,
    Ended,
    Entry,
    Header,
    JournalError,
    Player,
    Redo,
    Seated,
    TimeMark,
    Undo,
    check_start,
    format_of,
    taken_over,
)
from engine.match.preview import Preview, preview

MIN_CHECK_INTERVAL_INPUTS = 16
"""The least number of inputs between two check lines."""

MAX_ANSWERS = 10_000
"""More answers of chance than any game asks between two decisions."""


class HistoryEntry(NamedTuple):
    """A state, with the input that led to it (None: the set-up) and what happened on the way."""

    given: Act[Any] | Chance | TimeMark | None
    state: Any
    events: tuple[Event, ...]
    fence: str | None
    awaiting: Awaiting


class SessionUndo(NamedTuple):
    """How many presses of undo are possible, and why it stops there.

    `why` is `revealed`, `hidden`, `other seat`, `over`, `time` or `start`.
    """

    acts: int
    why: str


class SeatEvent(NamedTuple):
    """An event as a seat was told it, and the number of the input that it belongs to."""

    input: int
    event: Event


class Decision(NamedTuple):
    """Names a decision of a seat, so that an answer to an earlier one can be told apart."""

    turn: int
    acts: int


class ChangeCause(NamedTuple):
    """Why something changed, without any secret of it."""

    kind: Literal["act", "chance", "mark", "time", "undo", "redo", "seat"]
    seat: Seat | None = None


class StateChange(NamedTuple):
    """One step from a state to the next, for whoever shows it."""

    game: AnyGame
    cause: ChangeCause
    before: HistoryEntry
    after: HistoryEntry
    happened: tuple[Event, ...]

    def seen_by(self, seat: Seat | None) -> tuple[Any, tuple[Event, ...], Any]:
        """`(view_before, events, view_after)` of a seat (None: a spectator)."""
        events = tuple(told for e in self.happened if (told := e.seen_by(seat)) is not None)
        return (
            self.game.observe(self.before.state, seat),
            events,
            self.game.observe(self.after.state, seat),
        )


Keeper = Callable[[Sequence[Entry]], None]
Watcher = Callable[[Sequence[StateChange]], None]


class Session:
    """Play a match. Everything that it says is derived from its journal.

    Actions come in through `submit`; random draws are answered from the seed. Keepers are told of
    every new journal entry, to save it, and then watchers of every change, to show it. Game time is
    counted in ticks of 1/60 s.
    """

    def __init__(
        self,
        game: AnyGame,
        config: Config,
        seed: str,
        players: Sequence[Player] = (),
        *,
        practice: bool = False,
        given: bool = False,
        components: str = "",
    ) -> None:
        """Set up a match. Random draws are not answered yet (see `settle`).

        Args:
            game: The game that is played.
            config: The number of players, and the options.
            seed: The text from which all draws follow: a deal code, or any other.
            players: Who has each seat; none for a table of people.
            practice: Whether undo is free, and the match stays out of the records.
            given: Whether a person types in what is drawn (`answer`), as with cards on a real
                table.
            components: The digest of the game's component files, for the header.

        Raises:
            JournalError: No match can have these players or this seed.
        """
        players = tuple(players) or (UNKNOWN_PERSON,) * config.seats
        check_start(config.seats, players, seed)
        for player in players:
            player.check(game.bots)
        self.game = game
        self.config = config
        self.seats_locked = False
        """Whether `seat` refuses every change. Replay does not: a file keeps what it says."""
        self.header = Header(
            format_of(players, branches=False),
            str(game.id),
            game.rules_version,
            config.seats,
            players,
            dict(config.options),
            seed,
            practice,
            "given" if given else "drawn",
            components,
            checks="seen",
        )
        self._players = list(players)
        self._decks = DrawValidator()
        self._entries: list[Entry] = []
        self._keepers: list[Keeper] = []
        self._watchers: list[Watcher] = []
        self._untold: list[list[StateChange]] = []
        self._live: HistoryEntry | None = None
        self._acted = [0] * config.seats
        self._turn = 0
        self._checked = 0
        # Whoever takes back and does again comes to the same states, and their checks are dear.
        self._sums: dict[int, tuple[Any, Header, Check]] = {}
        self._ended = False
        self._clear_caches()
        first = game.setup(config)
        # With what was taken back behind `inputs`; the numbers of those that are acts, and chance.
        self._moments = [
            HistoryEntry(None, first.state, first.events, None, game.awaiting(first.state))
        ]
        self._acts: list[int] = []
        self._draws: list[int] = []
        self._inputs = 0

    # What it is

    @property
    def seed(self) -> str:
        """Return the seed; it is the deal code if the match was started from one."""
        return self.header.seed

    @property
    def is_deal(self) -> bool:
        """Return whether all draws follow from the seed, so that the deal can be repeated."""
        branch = self.header.branch
        return self.header.chance == "drawn" and not (branch and branch.futures)

    @property
    def practice(self) -> bool:
        """Return whether undo is free, and the match stays out of the records."""
        return self.header.practice

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats, in turn order."""
        return tuple(Seat(i) for i in range(self.config.seats))

    @property
    def players(self) -> tuple[Player, ...]:
        """Return who has each seat now."""
        return tuple(self._players)

    @property
    def exposed(self) -> tuple[Seat, ...]:
        """Return the seats with hidden cards that a person took over from a computer, and so saw.

        It follows from the journal, as seat changes are never undone. What the seat holds at that
        moment does not matter: a person who takes it between two rounds sees the next hand.
        """
        if not self.game.hands(self.config):
            return ()
        return taken_over(self.header.players, self._seat_changes())

    def exposes(self, seat: Seat) -> bool:
        """Tell whether a person who took this seat over now would see what it hides.

        Args:
            seat: The seat that would change hands.

        Returns:
            Whether a computer has it, and it would be hidden from the people who play.
        """
        if self._players[seat].is_person or not self.game.hands(self.config):
            return False
        changes = (*self._seat_changes(), Seated(seat, UNKNOWN_PERSON))
        return seat in taken_over(self.header.players, changes)

    @property
    def journal(self) -> tuple[Entry, ...]:
        """Return all entries so far, including those that were undone."""
        return tuple(self._entries)

    @property
    def inputs(self) -> int:
        """Return how many inputs led to the present state: actions, draws and marks of time."""
        return self._inputs

    @property
    def moments(self) -> tuple[HistoryEntry, ...]:
        """Return the states of this match: one after the set-up, and one after each input."""
        return tuple(self._moments[: self._inputs + 1])

    @property
    def awaiting(self) -> Awaiting:
        """Return what the match waits for: players, a draw, or nothing because it is over."""
        return self._now.awaiting

    @property
    def result(self) -> Result | None:
        """Return the result, or None while the match goes on."""
        awaiting = self._now.awaiting
        return awaiting.result if isinstance(awaiting, Over) else None

    @property
    def tick(self) -> Tick:
        """Return the game time so far, in ticks of 1/60 s, also if it is not journaled yet."""
        if self._live is not None:
            assert isinstance(self._live.given, TimeMark)
            return self._live.given.tick
        return self.marked

    @property
    def marked(self) -> Tick:
        """Return the game time up to which the journal reaches, in ticks of 1/60 s."""
        for number in range(self._inputs, 0, -1):
            given = self._moments[number].given
            if isinstance(given, Act | TimeMark):
                return given.tick
        return Tick(0)

    @property
    def is_clocked(self) -> bool:
        """Return whether game time runs now."""
        return _clocked(self._now.awaiting)

    # What a seat knows

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat sees now.

        Args:
            seat: The seat, or None for a spectator.

        Returns:
            The view, as from `Game.observe`.
        """
        if seat not in self._views:
            self._views[seat] = self.game.observe(self._now.state, seat)
        return self._views[seat]

    def sheets(self, seat: Seat | None) -> tuple[Sheet, ...]:
        """Return the score sheets of all seats, as far as one of them knows them.

        Args:
            seat: The seat that looks, or None for a spectator.

        Returns:
            A sheet for each seat, in points.
        """
        return self.game.sheet(self.view(seat))

    def legal(self, seat: Seat) -> Legal[Any]:
        """Return the legal actions of a seat now.

        They are those of `world`, so they tell nothing that the seat does not know.

        Args:
            seat: The seat.

        Returns:
            The actions, lazily; none for a seat that may not act.
        """
        if seat not in self._legals:
            self._legals[seat] = self.game.legal(self.world(seat), seat)
        return self._legals[seat]

    def allows(self, seat: Seat, action: Action) -> bool:
        """Tell whether an action would be legal now. It costs less than asking `legal`.

        Args:
            seat: The seat that would act.
            action: The action.

        Returns:
            The same as `action in legal(seat)`.
        """
        return action in self.game.legal(self._now.state, seat)

    def world(self, seat: Seat) -> Any:
        """Return a state that agrees with all that a seat was ever told; its secrets are made up.

        Args:
            seat: The seat that must not notice any difference.

        Returns:
            The same state as long as nothing happens.
        """
        if seat not in self._worlds:
            stream = Rng("world", *self._key(seat))
            self._worlds[seat] = self.game.determinize(self._now.state, seat, stream)
        return self._worlds[seat]

    def preview(self, seat: Seat, actions: Iterable[Action]) -> Preview:
        """Preview actions of a seat. Nothing is journaled.

        Args:
            seat: The seat that would act.
            actions: The actions, in order.

        Returns:
            What they lead to, up to a draw, a secret, a refusal or the decision of another seat.
        """
        return preview(self.game, self.world(seat), seat, actions, self.tick)

    def feed(self, seat: Seat | None, since: int = -1) -> tuple[SeatEvent, ...]:
        """Return what a seat was told, including what it was told only once (`Event.recall`).

        What passing time has brought since the last input belongs to the next input already.

        Args:
            seat: The seat, or None for a spectator.
            since: Only events of later inputs than this; the set-up is input 0.

        Returns:
            The events in order, each with the number of its input.
        """
        moments = self._moments[since + 1 : self._inputs + 1]
        if self._live is not None and since <= self._inputs:
            moments.append(self._live)
        return tuple(
            SeatEvent(i, told)
            for i, moment in enumerate(moments, since + 1)
            for event in moment.events
            if (told := event.seen_by(seat)) is not None
        )

    def log(self, seat: Seat | None, since: int = -1) -> tuple[SeatEvent, ...]:
        """Return what a seat was told and may look at again.

        Args:
            seat: The seat, or None for a spectator.
            since: Only events of later inputs than this; the set-up is input 0.

        Returns:
            The events in order, each with the number of its input.
        """
        return tuple(told for told in self.feed(seat, since) if not told.event.recall)

    # Computer players

    def mind(self, seat: Seat, level: Level) -> BotMemory:
        """Return the memory of a bot at a seat: a fold over all that the seat was told.

        Args:
            seat: The seat.
            level: The level of the bot.

        Returns:
            The memory, which is a frozen value.

        Raises:
            KeyError: The game has no bot of this level.
        """
        bot = self.game.bots[level]
        mind, since = self._minds.get((seat, level)) or (bot.start(self.config, seat, level), -1)
        for told in self.feed(seat, since):
            if told.input > self.inputs >= since:
                # What is not journaled yet will be told again with its input.
                self._minds[seat, level] = (mind, self.inputs)
                since = told.input
            mind = bot.notice(mind, told.event)
        if since <= self.inputs:
            self._minds[seat, level] = (mind, self.inputs)
        return mind

    def question(
        self, seat: Seat, level: Level | None = None, tried: Sequence[Action] = ()
    ) -> BotRequest:
        """Return what to ask a bot for a seat.

        Args:
            seat: The seat that decides.
            level: The level of a plain bot, as a hint names it. By default the bot is the seat's
                player, at its level and in the style of its character.
            tried: Actions after which the bot is asked how to go on, if the seat must then act
                again.

        Returns:
            All that the bot needs, to be sent to another process. It holds no secret.

        Raises:
            ValueError: A person has the seat, and no level is given.
        """
        style = style_of(self._players[seat].character) if level is None else None
        level = level or self._players[seat].level
        if level is None:
            raise ValueError(f"seat {seat} is played by a person: name a level")
        mind = None if level == RANDOM else self.mind(seat, level)
        key, view, world = ("bot", *self._key(seat)), self.view(seat), self.world(seat)
        if tried:
            found = self.preview(seat, tried)
            waiting = self.game.awaiting(found.world)
            if (
                found.done == len(tried)
                and isinstance(waiting, AwaitingSeats)
                and seat in waiting.due
            ):
                for event in found.events if mind is not None else ():
                    mind = self.game.bots[level].notice(mind, event)
                view, world = found.view, found.world
        return BotRequest(self.game.id, seat, level, mind, view, world, key, style=style)

    def estimate_question(self, seat: Seat, action: Action) -> BotRequest:
        """Return what to ask about an action: what it would bring (`Game.estimate`).

        Args:
            seat: The seat that would act.
            action: The action.

        Returns:
            All that is needed for the answer, to be sent to another process. It holds no secret.
        """
        key, view, world = estimate_key(seat), self.view(seat), self.world(seat)
        return BotRequest(self.game.id, seat, RANDOM, None, view, world, key, action)

    def think(self, seat: Seat, level: Level | None = None) -> Iterator[BotProgress]:
        """Return the thoughts of a bot about the decision of a seat, had in this process.

        Args:
            seat: The seat that decides.
            level: The level of a plain bot; by default the bot is the seat's player (`question`).

        Returns:
            The thoughts; the last one holds the choice.

        Raises:
            ValueError: A person has the seat, and no level is given.
        """
        return iter_progress(self.game, self.question(seat, level))

    def decision(self, seat: Seat) -> Decision:
        """Return a name for the decision that a seat is at.

        Args:
            seat: The seat.

        Returns:
            A value that changes with each action of the seat, each undo, and each change of a seat.
                `submit` compares it.
        """
        return Decision(self._turn, self._acted[seat])

    # Inputs

    def submit(
        self,
        seat: Seat,
        *actions: Action,
        at: Decision | None = None,
        tick: Tick | None = None,
    ) -> tuple[HistoryEntry, ...]:
        """Enter actions of a seat, all or none.

        An action whose fence is `revealed` or `hidden` can only be the last one. After it the rest
        is refused with `TURN`.

        Args:
            seat: The seat that acts.
            actions: The actions, in order.
            at: The decision that they answer; by default the present one.
            tick: The game time at which they happen, in ticks of 1/60 s; by default now.

        Returns:
            The moments that follow, including those of the draws that were answered.

        Raises:
            Refused: `OVER` after the end; `TURN` for a seat that may not act; `LATE` if `at` is an
                earlier decision, or the clock stops before `tick`; or the number of the rule that
                an action breaks. Nothing has changed then.
        """
        if self.result is not None:
            raise Refused(OVER, seat=seat)
        if at is not None and at != self.decision(seat):
            raise Refused(LATE, seat=seat)
        start = self._inputs + 1
        at_tick = now = self.tick
        if tick is not None and self.is_clocked:
            at_tick = max(now, min(tick, MAX_TICK))
        acts: list[Entry] = [Act(seat, action, at_tick) for action in actions]
        if len(acts) > 1:
            self._rehearse(acts)
        self._commit(acts)
        return tuple(self._moments[start : self._inputs + 1])

    def _rehearse(self, acts: Sequence[Entry]) -> None:
        """Raise Refused if not all of these acts of a seat can be entered one behind another."""
        state = self._now.state
        fence: str | None = None
        for act in acts:
            assert isinstance(act, Act)
            if act.tick > self.tick and act is acts[0]:
                state = self.game.advance(state, act.tick).state
            waiting = self.game.awaiting(state)
            if (
                fence in SECRET
                or not isinstance(waiting, AwaitingSeats)
                or act.seat not in waiting.may
            ):
                raise Refused(TURN, seat=act.seat)
            step = self.game.apply(state, act)
            state, fence = step.state, step.fence

    def settle(self) -> tuple[HistoryEntry, ...]:
        """Answer the draws that are due. A match that was begun or resumed starts with this.

        Returns:
            The moments that follow; none if no draw was due.
        """
        start = self._inputs + 1
        self._commit([])
        return tuple(self._moments[start : self._inputs + 1])

    def answer(self, drawn: tuple[int, ...]) -> tuple[HistoryEntry, ...]:
        """Enter a draw that a person has typed in.

        Args:
            drawn: What was drawn, in order.

        Returns:
            The moments that follow.

        Raises:
            JournalError: No draw is due, or this one is not possible.
        """
        start = self._inputs + 1
        self._commit([Chance(drawn)])
        return tuple(self._moments[start : self._inputs + 1])

    def advance_to(self, to: Tick) -> None:
        """Let game time run. Nothing happens while no clock runs.

        Passing time is not journaled, until an action or a mark does so. If the clock stops on the
        way, or a draw is due, time stays at that very tick, and a mark records it.

        Args:
            to: The game time to run to, in ticks of 1/60 s; no match goes beyond `MAX_TICK`.
        """
        before, now, to = self._now, self.tick, min(to, MAX_TICK)
        if to <= now or not _clocked(before.awaiting):
            return
        step = self.game.advance(before.state, to)
        after = self._after(TimeMark(to), step.events, step)
        if not _clocked(after.awaiting):
            self._commit([TimeMark(self._stop(before.state, now, to))])
            return
        self._live = after
        self._clear_caches(minds=False)
        if step.events:
            self._tell(
                [StateChange(self.game, ChangeCause("time"), before, self._live, step.events)]
            )

    def mark(self) -> None:
        """Record the present game time, unless the journal reaches up to it already."""
        if self._live is not None:
            self._commit([TimeMark(self.tick)])

    def seat(self, seat: Seat, player: Player) -> None:
        """Give a seat to another player from now on.

        Args:
            seat: The seat that changes hands.
            player: Who has it from now on.

        Raises:
            JournalError: The match is over, its seats are locked, or no match can have the player.
        """
        if self.seats_locked:
            raise JournalError("Seats are locked in trail and daily matches.")
        self._commit([Seated(seat, player)])

    @property
    def undo_seat(self) -> Seat | None:
        """Return whose action `undo` would take back first, or None if there is none."""
        seats = (self._actor(number) for number in reversed(self._done()))
        return next((seat for seat in seats if self._may_undo(seat)), None)

    @property
    def redo_seat(self) -> Seat | None:
        """Return whose action `redo` would make again first, or None if there is none."""
        return next((self._actor(number) for number in self._undone()), None)

    def undo_reach(self, *, fenced: bool = False) -> SessionUndo:
        """Return how far undo goes back now, and why it stops there.

        Practice has no fences, unless several people hold secrets from each other: none of them may
        take back, or see by undo, what another did in secret.

        Args:
            fenced: Whether fences count in practice, too.

        Returns:
            The number of presses that are possible, and the reason.
        """
        persons = sum(player.is_person for player in self._players)
        secretive = persons > 1 and self.game.hands(self.config)
        if self.practice and not (fenced or secretive):
            return SessionUndo(sum(self._may_undo(self._actor(n)) for n in self._done()), "start")
        presses = 0
        last: Seat | None = None
        for number in range(self._inputs, 0, -1):
            moment = self._moments[number]
            given = moment.given
            why = moment.fence
            if why is None and isinstance(given, Chance) and self._is_told(moment):
                why = "revealed"
            if why is None and (not isinstance(given, Chance) and _is_timed(given)):
                why = "time"
            if why is None and isinstance(given, Act):
                other = last is not None and last != given.seat
                if other or not self._may_undo(given.seat):
                    why = "other seat"
            if why is not None:
                return SessionUndo(presses, why)
            if isinstance(given, Act):
                last = given.seat
                presses += 1
        return SessionUndo(presses, "start")

    def undo(self) -> bool:
        """Undo the last action of a person, with all that came after it.

        Returns:
            Whether anything was undone.
        """
        if self.undo_reach().acts == 0:
            return False
        acts = 0
        for number in reversed(self._done()):
            acts += 1
            if self._may_undo(self._actor(number)):
                break
        self._commit([Undo(acts)])
        return True

    def redo(self) -> bool:
        """Make again what one `undo` has taken back.

        Returns:
            Whether anything was made again.
        """
        acts = 0
        for number in self._undone():
            if acts and self._may_undo(self._actor(number)):
                break
            acts += 1
        if acts == 0:
            return False
        self._commit([Redo(acts)])
        return True

    @property
    def can_redo(self) -> bool:
        """Return whether something was undone, and nothing else was done since."""
        return bool(self._undone())

    # Replay

    def enter(self, entry: Entry) -> StateChange | None:
        """Enter one journal entry as it was written, and nothing that would follow from it.

        Args:
            entry: The entry, such as one that was read from a file.

        Returns:
            What has changed, or None if the entry changes nothing.

        Raises:
            Refused: An action breaks a rule.
            JournalError: The entry cannot stand here. In both cases nothing has changed.
        """
        before = self._now
        told = 0 if self._live is None else len(self._live.events)
        cause = self._enter(entry)
        self._entries.append(entry)
        if cause is None:
            return None
        self._clear_caches(minds=cause.kind in ("undo", "redo"))
        happened = self._now.events[told:] if cause.kind in ("act", "chance", "mark") else ()
        return StateChange(self.game, cause, before, self._now, happened)

    def keep(self, keeper: Keeper) -> Callable[[], None]:
        """Tell a keeper of every new journal entry from now on, in batches.

        Args:
            keeper: A function that is called with the new entries.

        Returns:
            A function that ends this.
        """
        self._keepers.append(keeper)
        return lambda: self._keepers.remove(keeper)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Tell a watcher of every change from now on, in batches.

        Args:
            watcher: A function that is called with the changes.

        Returns:
            A function that ends this.
        """
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def check(self) -> Check:
        """Return the check line of the present state.

        Returns:
            The number of inputs, and a hash of all that seats and spectators see.
        """
        game, state = self.game, self._now.state
        known = self._sums.get(self._inputs)
        if known is not None and known[0] is state and known[1] is self.header:
            return known[2]
        views = [game.observe(state, None)]
        covered: Any = game.sheet(views[0])
        if self.header.checks == "seen":
            views += [game.observe(state, seat) for seat in self.seats]
            covered = [(game.seen(view), game.sheet(view)) for view in views]
        digest = hashlib.blake2b(msgspec.json.encode(covered), digest_size=8).hexdigest()
        made = Check(self.inputs, digest)
        self._sums[self._inputs] = (state, self.header, made)
        return made

    # Inside

    @property
    def _chance(self) -> str:
        """The seed of the next answer of chance: behind a branch it may be another."""
        branch = self.header.branch
        return self.seed if branch is msgspec.UNSET else branch.seed(self._inputs, self.seed)

    @property
    def _now(self) -> HistoryEntry:
        return self._live or self._moments[self._inputs]

    def _commit(self, entries: list[Entry]) -> None:
        start = len(self._entries)
        changes: list[StateChange] = []
        try:
            for entry in entries:
                self._follow(entry, changes)
            for _ in range(MAX_ANSWERS):
                awaiting = self._now.awaiting
                if not isinstance(awaiting, NeedsChance) or self.header.chance == "given":
                    break
                self._follow(Chance(draw(self._chance, awaiting.request)), changes)
            else:
                raise RuntimeError(f"{self.game.id} asks chance without an end")
            if self._is_check_due():
                self._follow(self.check(), changes)
            if self.result is not None and not self._ended:
                self._follow(Ended(self.result), changes)
        finally:
            fresh = self._entries[start:]
            if fresh:
                for keeper in list(self._keepers):
                    keeper(fresh)
        if changes:
            self._tell(changes)

    def _tell(self, changes: list[StateChange]) -> None:
        # A watcher may submit: the others hear of this change first all the same.
        self._untold.append(changes)
        if len(self._untold) > 1:
            return
        try:
            while self._untold:
                for watcher in list(self._watchers):
                    watcher(self._untold[0])
                self._untold.pop(0)
        finally:
            self._untold.clear()

    def _follow(self, entry: Entry, changes: list[StateChange]) -> None:
        change = self.enter(entry)
        if change is not None:
            changes.append(change)

    def _enter(self, entry: Entry) -> ChangeCause | None:
        if isinstance(entry, Act):
            return self._enter_act(entry)
        if isinstance(entry, Chance):
            return self._enter_chance(entry)
        if isinstance(entry, TimeMark):
            return self._enter_mark(entry)
        if isinstance(entry, Undo):
            return self._enter_undo(entry)
        if isinstance(entry, Redo):
            return self._enter_redo(entry)
        if isinstance(entry, Seated):
            return self._enter_seated(entry)
        if isinstance(entry, Check):
            self._enter_check(entry)
        else:
            self._enter_ended(entry)
        return None

    def _enter_act(self, act: Act[Any]) -> ChangeCause:
        awaiting = self._now.awaiting
        if isinstance(awaiting, Over):
            raise Refused(OVER, seat=act.seat)
        if not isinstance(act.action, self.game.actions):
            raise TypeError(f"{act.action!r} is no action of {self.game.id}")
        if act.tick < self.tick:
            raise JournalError("A move has an earlier time than the entry before it.")
        if act.tick > self.tick and not self.is_clocked:
            raise JournalError("Time cannot be recorded here.")
        wound = Step(self._now.state)
        if act.tick > self.tick:
            wound = self.game.advance(self._now.state, act.tick)
            awaiting = self.game.awaiting(wound.state)
            if not _clocked(awaiting):
                # The clock has stopped on the way, and no time passes behind that.
                raise Refused(LATE, seat=act.seat)
        if not isinstance(awaiting, AwaitingSeats) or act.seat not in awaiting.may:
            raise Refused(TURN, seat=act.seat)
        self._step(act, wound.events, self.game.apply(wound.state, act))
        return ChangeCause("act", act.seat)

    def _enter_chance(self, chance: Chance) -> ChangeCause:
        awaiting = self._now.awaiting
        if not isinstance(awaiting, NeedsChance):
            raise JournalError("No random draw is due here.")
        if not awaiting.request.admits(chance.drawn):
            raise JournalError("That random draw is not possible here.")
        drawn = self.header.chance == "drawn"
        if drawn and draw(self._chance, awaiting.request) != chance.drawn:
            raise JournalError("That random draw does not match the seed.")
        self._decks.check(awaiting.request)
        self._step(chance, (), self.game.apply(self._now.state, chance))
        self._decks.draw(awaiting.request, chance.drawn)
        return ChangeCause("chance")

    def _enter_mark(self, mark: TimeMark) -> ChangeCause:
        before, now = self._now.state, self.tick
        if not self.is_clocked or mark.tick < now or mark.tick == self.marked:
            raise JournalError("Time cannot be recorded here.")
        step = self.game.advance(before, mark.tick)
        stopped = not _clocked(self.game.awaiting(step.state))
        if stopped and self._stop(before, now, mark.tick) != mark.tick:
            raise JournalError("Time cannot be recorded here.")
        self._step(mark, (), step)
        return ChangeCause("mark")

    def _enter_undo(self, entry: Undo) -> ChangeCause:
        if not 1 <= entry.acts <= self._undoable():
            raise JournalError("There is nothing to undo.")
        undone = self._done()[-entry.acts :]
        for number in undone:
            self._acted[self._actor(number)] -= 1
        self._rewind(undone[0] - 1)
        return ChangeCause("undo", self._actor(undone[0]))

    def _enter_redo(self, entry: Redo) -> ChangeCause:
        undone = self._undone()
        if not 1 <= entry.acts <= len(undone):
            raise JournalError("There is nothing to redo.")
        for number in undone[: entry.acts]:
            self._acted[self._actor(number)] += 1
        # Chance that answered an act comes back with it.
        beyond = undone[entry.acts] if entry.acts < len(undone) else len(self._moments)
        self._rewind(beyond - 1)
        return ChangeCause("redo", self._actor(undone[entry.acts - 1]))

    def _enter_seated(self, entry: Seated) -> ChangeCause:
        if not 0 <= entry.seat < self.config.seats:
            raise JournalError("This seat does not exist.")
        if self.result is not None:
            # Whoever sat there at the last act is who played, also before its result is written.
            raise JournalError("The match is over; seats can no longer be changed.")
        entry.player.check(self.game.bots)
        if entry.player.character not in ("", self.header.players[entry.seat].character):
            raise JournalError("A personality stays at the seat where it began the match.")
        self._players[entry.seat] = entry.player
        # What one undo took back depends on who was a person then.
        self._forget_undone()
        self._turn += 1
        return ChangeCause("seat", entry.seat)

    def _enter_check(self, entry: Check) -> None:
        # Score sheets are dear: a file must not ask for more of them than are written.
        if not self._is_check_due():
            raise JournalError("Two checks in this file are too close together.")
        if entry != self.check():
            raise JournalError("The scores do not match those stored in the file.")
        self._checked = self.inputs

    def _is_check_due(self) -> bool:
        """Whether a check is written here: every so many inputs, and at the end."""
        ends = self.result is not None and not self._ended
        return self.inputs - self._checked >= (1 if ends else MIN_CHECK_INTERVAL_INPUTS)

    def _enter_ended(self, entry: Ended) -> None:
        if self._ended or self.result is None:
            raise JournalError("The match does not end here.")
        if entry.result != self.result:
            raise JournalError("The result does not match the one stored in the file.")
        self._ended = True

    def _step(
        self, given: Act[Any] | Chance | TimeMark, earlier: tuple[Event, ...], step: Step
    ) -> None:
        after = self._after(given, earlier + step.events, step)
        self._forget_undone()
        self._moments.append(after)
        self._inputs += 1
        self._live = None
        if isinstance(given, Act):
            self._acts.append(self._inputs)
            self._acted[given.seat] += 1
        elif isinstance(given, Chance):
            self._draws.append(self._inputs)

    def _after(
        self, given: Act[Any] | Chance | TimeMark, events: tuple[Event, ...], step: Step
    ) -> HistoryEntry:
        """The moment after a step; it has what time brought before and nothing journaled yet."""
        awaiting = self.game.awaiting(step.state)
        fence = step.fence or ("over" if isinstance(awaiting, Over) else None)
        if self._live is not None:
            events = self._live.events + events
        return HistoryEntry(given, step.state, events, fence, awaiting)

    def _stop(self, state: Any, low: Tick, high: Tick) -> Tick:
        """The first tick after `low`, up to `high`, at which the clock does not run any more."""
        while high - low > 1:
            middle = Tick((low + high) // 2)
            if _clocked(self.game.awaiting(self.game.advance(state, middle).state)):
                low = middle
            else:
                high = middle
        return high

    def _rewind(self, to: int) -> None:
        """Let the match stand behind an earlier input, or behind one that was taken back."""
        here = bisect_right(self._draws, self._inputs)
        there = bisect_right(self._draws, to)
        for number in reversed(self._draws[there:here]):
            self._decks.put_back(*self._drawn(number))
        for number in self._draws[here:there]:
            self._decks.draw(*self._drawn(number))
        self._inputs = to
        self._live = None
        self._turn += 1
        # A check is due again after as many inputs as before, on whatever branch they come.
        self._checked = min(self._checked, max(0, self.inputs - 1))
        self._ended = self.result is not None and self._ended

    def _undoable(self) -> int:
        """How many acts an undo entry may name: more than `undo_reach` only in practice."""
        if not self.practice:
            return self.undo_reach().acts
        return len(self._done())

    def _done(self) -> list[int]:
        """The numbers of the inputs that are acts, without those that were taken back."""
        return self._acts[: bisect_right(self._acts, self._inputs)]

    def _undone(self) -> list[int]:
        """The numbers of the acts that were taken back, the first to be done again first."""
        return self._acts[bisect_right(self._acts, self._inputs) :]

    def _forget_undone(self) -> None:
        del self._moments[self._inputs + 1 :]
        for numbers in (self._acts, self._draws):
            del numbers[bisect_right(numbers, self._inputs) :]

    def _actor(self, number: int) -> Seat:
        given = self._moments[number].given
        assert isinstance(given, Act)
        return given.seat

    def _drawn(self, number: int) -> tuple[Draw, tuple[int, ...]]:
        """What chance was asked and answered with an input."""
        awaiting = self._moments[number - 1].awaiting
        given = self._moments[number].given
        assert isinstance(awaiting, NeedsChance)
        assert isinstance(given, Chance)
        return awaiting.request, given.drawn

    def _seat_changes(self) -> list[Seated]:
        return [entry for entry in self._entries if isinstance(entry, Seated)]

    def _may_undo(self, seat: Seat) -> bool:
        return self._players[seat].is_person or not any(p.is_person for p in self._players)

    def _is_told(self, moment: HistoryEntry) -> bool:
        seats: tuple[Seat | None, ...] = (None, *self.seats)
        return any(event.seen_by(s) is not None for event in moment.events for s in seats)

    def _key(self, seat: Seat) -> tuple[str | int, ...]:
        return (secret(self.seed), int(seat), self._acted[seat])

    def _clear_caches(self, *, minds: bool = True) -> None:
        self._views: dict[Seat | None, Any] = {}
        self._legals: dict[Seat, Legal[Any]] = {}
        self._worlds: dict[Seat, Any] = {}
        if minds:
            self._minds: dict[tuple[Seat, Level], tuple[BotMemory, int]] = {}


def begin(
    game: AnyGame,
    seed: str,
    players: Sequence[Player],
    options: Mapping[str, Any] | None = None,
    *,
    practice: bool = False,
    components: str = "",
) -> Session:
    """Return a new match, in which the draws that are due have been answered.

    Args:
        game: The game that is played.
        seed: The text from which all draws follow: a deal code, or any other.
        players: Who has each seat.
        options: Values by option; the others get their defaults.
        practice: Whether undo is free, and the match stays out of the records.
        components: The digest of the game's component files, for the header.

    Returns:
        The match, before its first decision.

    Raises:
        ConfigError: The options are not possible.
        JournalError: No match can have these players or this seed.
    """
    config = game.configure(len(players), options or {})
    session = Session(game, config, seed, players, practice=practice, components=components)
    session.settle()
    return session


def _clocked(awaiting: Awaiting) -> bool:
    return isinstance(awaiting, AwaitingSeats) and awaiting.clock


def _is_timed(given: Act[Any] | TimeMark | None) -> bool:
    return given is not None and (isinstance(given, TimeMark) or given.tick > 0)
