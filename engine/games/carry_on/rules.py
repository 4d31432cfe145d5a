"""Carry On: the rules, as the eight functions of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from engine.core import (
    ADVANTAGES,
    HIDDEN,
    OVER,
    REVEALED,
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
    Label,
    Legal,
    Level,
    ListedActions,
    NeedsChance,
    Option,
    Over,
    Refused,
    Result,
    Rng,
    Seat,
    Sheet,
    Step,
    TrailSetup,
)
from engine.core.reactions import BigMoments
from engine.core.review import Decisions, Reviewer
from engine.games.carry_on import achievements, scoring
from engine.games.carry_on.actions import ACTIONS, CarryAction, Pick, Settle
from engine.games.carry_on.components import (
    CARDS_AFTER_EARLY_LUGGAGE,
    CARDS_DRAWN_PER_TURN,
    HAND_SIZE,
    KINDS,
    ROUNDS,
    SEATS,
    SMALL_LIMIT_KG,
    SOUVENIR,
    Components,
)
from engine.games.carry_on.decisions import CarryDecisions
from engine.games.carry_on.events import (
    EVENTS,
    CardTurned,
    CharactersDealt,
    Drew,
    HandsPassed,
    HandTaken,
    LuggageDrawn,
    LuggageLooked,
    LuggageTaken,
    Packed,
    Picked,
    PickMade,
    Revealed,
    RoundBegan,
    RoundScored,
    Scored,
    Settled,
    SettlingBegan,
)
from engine.games.carry_on.moments import CarryMoments
from engine.games.carry_on.state import CarryState
from engine.games.carry_on.view import NOTHING, CarryView, Phase, SeatView, Use
from engine.parts import cards, hidden_cards

OPEN_HANDS: Final = FlagOption("open-hands", default=False)
"""Everybody's hand lies open, for a table of families at one screen (CO-16)."""
AID: Final = ChoiceOption("aid", ("off", "seen", "odds"), "off")
"""The memory aid of the table, which no rule reads: saves, results and records say it."""

EARLY_DRAW: Final = 10
"""What labels of early draws of Luggage cards have more in their last part (CO-40)."""
PICKS: Final = tuple(Pick(kind) for kind in range(KINDS))
"""All picks there are, by kind; an action is a value, so one of each is enough."""

# Looked up as globals: a member of an enumeration takes several times as long.
_CHARACTERS = Phase.CHARACTERS
_DEAL = Phase.DEAL
_DRAW = Phase.DRAW
_EARLY = Phase.EARLY
_PICK = Phase.PICK
_LUGGAGE = Phase.LUGGAGE
_SETTLE = Phase.SETTLE
_OVER = Phase.OVER
_CHANCE_PHASES = (_CHARACTERS, _DEAL, _DRAW, _EARLY, _LUGGAGE)


class CarryOn(Game[CarryState, CarryAction, CarryView, Components]):
    """Carry On with one box of components."""

    id: ClassVar[GameId] = GameId("carry_on")
    title: ClassVar[str] = "Carry On"
    prefix: ClassVar[str] = "CO"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = SEATS
    default_seats: ClassVar[int | None] = 4
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    achievements: ClassVar[tuple[str, ...]] = achievements.IDS
    big_moments: ClassVar[BigMoments | None] = CarryMoments()
    private_fields: ClassVar[frozenset[str]] = frozenset({"seat", "pick"})
    options: tuple[Option, ...] = (OPEN_HANDS, AID, ADVANTAGES)

    def __init__(self, box: Components, bots: Mapping[Level, Bot]) -> None:
        self.box = box
        self.bots = bots
        self._everybody = tuple(range(len(box.characters)))

    def hands(self, config: Config) -> bool:
        """Hands are secret unless they lie open (CO-16)."""
        return not config[OPEN_HANDS.id]

    def covers_hands(self, config: Config) -> bool:
        """With two seats, all three cards that are drawn are shown once one is packed (CO-30).

        A Luggage card that was drawn early stays hidden for longer (CO-40).
        """
        return self.hands(config) and (config.seats > 2 or bool(config.advantages))

    def simultaneous_start(self, config: Config) -> bool:
        """Two draw in turn (CO-30), more pick at once (CO-11)."""
        return config.seats > 2

    def reviewer(self, config: Config) -> Reviewer:
        """Who judges what was decided in matches that are over."""
        # It loads NumPy.
        from engine.games.carry_on.bots.reviewer import CarryReviewer

        return CarryReviewer(self)

    def decisions(self, config: Config) -> Decisions:
        """A sealed pick may be made anew, and so may a use (CO-11, CO-15)."""
        return CarryDecisions()

    def trail_setup(self) -> TrailSetup:
        """Four at the table, three of them `hard`."""
        return TrailSetup(tables=((Level("hard"),) * 3,))

    # Set-up

    def setup(self, config: Config) -> Step:
        """Nobody has anything yet; chance deals characters, hands and luggage."""
        n, box = config.seats, self.box
        nobody: tuple[tuple[int, ...], ...] = ((),) * n
        return Step(
            CarryState(
                phase=_CHARACTERS,
                open=bool(config[OPEN_HANDS.id]),
                round=1,
                packs=0,
                may=0,
                due=0,
                deck=box.deck,
                discards=(),
                pile=box.luggage,
                hands=nobody,
                picks=(NOTHING,) * n,
                packed=nobody,
                limits=(0,) * n,
                uses=(None,) * n,
                characters=(NOTHING,) * n,
                unused=(0,) * n,
                turned=(0,) * n,
                scores=((),) * n,
                advantages=config.advantages,
            )
        )

    # Who decides

    def awaiting(self, state: CarryState) -> Awaiting:
        """All at once, sealed or over open cards; with two seats one after the other (CO-30)."""
        phase = state.phase
        if phase is _PICK:
            return _picking(state.may, state.due)
        if phase is _SETTLE:
            return _settling(state.may, state.due)
        if phase is _OVER:
            return Over(scoring.result(self.box, state.characters, state.unused, state.scores))
        return NeedsChance(self._request(state))

    def _request(self, state: CarryState) -> Draw:
        box, phase, n = self.box, state.phase, len(state.hands)
        if phase is _DRAW:
            return Draw(
                CARDS_DRAWN_PER_TURN, state.deck, box.deck, ("items", state.round, state.packs)
            )
        if phase is _DEAL:
            return Draw(HAND_SIZE * n, state.deck, box.deck, ("items", state.round, 0))
        if phase is _EARLY:
            label = _luggage_label(state, EARLY_DRAW)
            return Draw(len(state.advantages), state.pile, box.luggage, label)
        if phase is _LUGGAGE:
            early = [limit for limit in state.early if limit]
            left, label = cards.minus(state.pile, early), _luggage_label(state, 0)
            return Draw(n - len(early), left, box.luggage, label)
        return Draw(n, self._everybody, self._everybody, ("characters", 0))

    # Inputs

    def legal(self, state: CarryState, seat: Seat) -> Legal[CarryAction]:
        """The kinds in one's hand; or each use of souvenirs and upgrade."""
        if not (0 <= seat < len(state.hands) and state.may >> seat & 1):
            return _NO_ACTIONS
        if state.phase is _PICK:
            return ListedActions(tuple([PICKS[kind] for kind in cards.distinct(state.hands[seat])]))
        found = scoring.uses(self.box, state.packed[seat], state.limits[seat], state.unused[seat])
        return ListedActions(tuple([Settle(use.weight, use.upgrade) for use in found]))

    def apply(self, state: CarryState, given: Act[CarryAction] | Chance) -> Step:
        """The step that an act or chance's answer leads to."""
        if isinstance(given, Chance):
            return self._chance(state, given.drawn)
        seat, action = given.seat, given.action
        if state.phase is _OVER:
            raise Refused(OVER, seat=seat)
        if not (0 <= seat < len(state.hands) and state.may >> seat & 1):
            raise Refused(TURN, seat=seat)
        if isinstance(action, Pick):
            return self._pick(state, seat, action.card)
        return self._settle(state, seat, action)

    # Chance

    def _chance(self, state: CarryState, drawn: tuple[int, ...]) -> Step:
        phase = state.phase
        if phase not in _CHANCE_PHASES or not self._request(state).admits(drawn):
            raise ValueError(f"chance was not asked for {drawn}")
        if phase is _DRAW:
            return self._draw(state, drawn)
        if phase is _DEAL:
            return self._deal(state, drawn)
        if phase is _EARLY:
            return self._early(state, drawn)
        if phase is _LUGGAGE:
            return self._luggage(state, drawn)
        unused = tuple([self.box.characters[one].cards for one in drawn])
        new = replace(state, characters=drawn, unused=unused)
        told = (CharactersDealt(drawn, unused), *self._began(new))
        return Step(self._begin(new), told)

    def _began(self, state: CarryState) -> tuple[Event, ...]:
        """With two a round begins before anything is drawn; with more when hands are dealt."""
        if len(state.hands) == 2:
            return (RoundBegan(state.round, 0, len(self.box.deck)),)
        return ()

    def _begin(self, state: CarryState) -> CarryState:
        """A new round: all cards are shuffled (CO-11, CO-32), and Luggage but with two (CO-31)."""
        n, box = len(state.hands), self.box
        return replace(
            state,
            phase=_DRAW if n == 2 else _DEAL,
            packs=0,
            may=0,
            due=0,
            deck=box.deck,
            discards=(),
            pile=state.pile if n == 2 else box.luggage,
            packed=((),) * n,
            limits=(0,) * n,
            uses=(None,) * n,
            early=(),
        )

    def _deal(self, state: CarryState, drawn: tuple[int, ...]) -> Step:
        n = len(state.hands)
        hands = tuple(
            [tuple(sorted(drawn[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])) for seat in range(n)]
        )
        deck = cards.minus(state.deck, drawn)
        everybody = (1 << n) - 1
        new = replace(state, phase=_PICK, deck=deck, hands=hands, may=everybody, due=everybody)
        return Step(new, (RoundBegan(state.round, HAND_SIZE, len(deck)), *_taken(new)))

    def _draw(self, state: CarryState, drawn: tuple[int, ...]) -> Step:
        seat, turn = state.packs % 2, state.packs // 2 + 1
        hand = tuple(sorted(drawn))
        deck = cards.minus(state.deck, drawn)
        new = replace(
            state,
            phase=_PICK,
            deck=deck,
            hands=(hand, ()) if seat == 0 else ((), hand),
            may=1 << seat,
            due=1 << seat,
        )
        told = (
            Drew(Seat(seat), turn, len(drawn), len(deck)),
            HandTaken(Seat(seat), hand, state.open),
        )
        return Step(new, told)

    def _early(self, state: CarryState, drawn: tuple[int, ...]) -> Step:
        """Each seat with the advantage looks at its Luggage card (CO-40)."""
        n, limits = len(state.hands), dict(zip(state.advantages, drawn, strict=True))
        new = replace(
            state,
            phase=_DRAW if n == 2 else _PICK,
            early=tuple([limits.get(Seat(seat), 0) for seat in range(n)]),
        )
        if n > 2:
            everybody = (1 << n) - 1
            new = replace(new, may=everybody, due=everybody)
        looked = [LuggageLooked(seat, limit, state.open) for seat, limit in limits.items()]
        return Step(new, (LuggageTaken(state.round, state.advantages), *looked))

    def _luggage(self, state: CarryState, drawn: tuple[int, ...]) -> Step:
        if state.early:
            rest = iter(drawn)
            drawn = tuple([limit or next(rest) for limit in state.early])
            state = replace(state, early=())
        pile = cards.minus(state.pile, drawn)
        due = 0
        for seat, packed in enumerate(state.packed):
            if self._has_choice(packed, drawn[seat], state.unused[seat]):
                due |= 1 << seat
        new = replace(state, phase=_SETTLE, pile=pile, limits=drawn, may=due, due=due)
        told: list[Event] = [LuggageDrawn(state.round, drawn, pile)]
        if due:
            told.append(SettlingBegan(state.round, _seats(due)))
            return Step(new, tuple(told))
        return Step(self._score(new, told), tuple(told))

    def _has_choice(self, packed: tuple[int, ...], luggage: int, unused: int) -> bool:
        """Whether a seat has more than one use (CO-15)."""
        return SOUVENIR in packed or scoring.may_upgrade(
            luggage, scoring.item_weight(self.box, packed), unused
        )

    # A round

    def _pick(self, state: CarryState, seat: Seat, card: int) -> Step:
        two = len(state.hands) == 2
        if state.phase is not _PICK:
            raise Refused("CO-30", "phase") if two else Refused("CO-11", "phase")
        if card not in state.hands[seat]:
            why = {"card": card}
            if two:
                raise Refused("CO-30", "not-in-hand", detail=why)
            raise Refused("CO-11", "not-in-hand", detail=why)
        if two:
            return self._pack(state, seat, card)
        again = state.picks[seat] != NOTHING
        turn = state.packs // len(state.hands) + 1
        picks = _put(state.picks, seat, card)
        due = state.due & ~(1 << seat)
        told = (Picked(seat, turn, again), PickMade(seat, card))
        if due:
            return Step(replace(state, picks=picks, due=due), told, HIDDEN)
        return self._reveal(state, picks, turn, told)

    def _reveal(
        self, state: CarryState, picks: tuple[int, ...], turn: int, told: tuple[Event, ...]
    ) -> Step:
        """Turn all picks over, and pass the hands on; the last card packs itself (CO-11, CO-16)."""
        n, open_ = len(picks), state.open
        packed = tuple([(*state.packed[seat], picks[seat]) for seat in range(n)])
        left = [cards.without(hand, pick) for hand, pick in zip(state.hands, picks, strict=True)]
        hands = (left[-1], *left[:-1])
        everybody = (1 << n) - 1
        taken = [HandTaken(Seat(seat), hands[seat], open_) for seat in range(n)]
        passed = (*told, Revealed(turn, picks, False), HandsPassed(turn, HAND_SIZE - turn), *taken)
        if turn < HAND_SIZE - 1:
            looks = state.advantages and turn == HAND_SIZE - CARDS_AFTER_EARLY_LUGGAGE
            new = replace(
                state,
                phase=_EARLY if looks else _PICK,
                packs=turn * n,
                may=0 if looks else everybody,
                due=0 if looks else everybody,
                hands=hands,
                picks=(NOTHING,) * n,
                packed=packed,
            )
            return Step(new, passed, REVEALED)
        last = tuple([hand[0] for hand in hands])
        new = replace(
            state,
            phase=_LUGGAGE,
            packs=HAND_SIZE * n,
            may=0,
            due=0,
            hands=((),) * n,
            picks=(NOTHING,) * n,
            packed=tuple([(*packed[seat], last[seat]) for seat in range(n)]),
        )
        return Step(new, (*passed, Revealed(HAND_SIZE, last, True)), REVEALED)

    def _pack(self, state: CarryState, seat: Seat, card: int) -> Step:
        """Pack one of the three that were drawn, discard the others for all to see (CO-30)."""
        packs = state.packs + 1
        looks = state.advantages and packs == 2 * (HAND_SIZE - CARDS_AFTER_EARLY_LUGGAGE)
        discarded = cards.without(state.hands[seat], card)
        new = replace(
            state,
            phase=_EARLY if looks else _DRAW if packs < 2 * HAND_SIZE else _LUGGAGE,
            packs=packs,
            may=0,
            due=0,
            discards=state.discards + discarded,
            hands=((), ()),
            packed=_put(state.packed, seat, (*state.packed[seat], card)),
        )
        return Step(new, (Packed(seat, state.packs // 2 + 1, card, discarded),), REVEALED)

    # A round's end

    def _settle(self, state: CarryState, seat: Seat, action: Settle) -> Step:
        if state.phase is not _SETTLE:
            raise Refused("CO-15", "phase")
        packed, luggage = state.packed[seat], state.limits[seat]
        weight = action.weight
        if not 0 <= weight <= packed.count(SOUVENIR):
            raise Refused("CO-13", "souvenirs", detail={"weight": weight})
        if action.upgrade:
            if luggage != SMALL_LIMIT_KG:
                raise Refused("CO-14", "large")
            if not state.unused[seat]:
                raise Refused("CO-14", "no-card")
            kg = scoring.item_weight(self.box, packed) + self.box.souvenir * weight
            if kg <= luggage:
                raise Refused("CO-14", "not-over", detail={"kg": kg})
        again = not state.due >> seat & 1
        told: list[Event] = [Settled(seat, weight, action.upgrade, again)]
        new = replace(
            state,
            due=state.due & ~(1 << seat),
            uses=_put(state.uses, seat, Use(weight, action.upgrade)),
        )
        if not new.due:
            new = self._score(new, told)
        return Step(new, tuple(told))

    def _score(self, state: CarryState, told: list[Event]) -> CarryState:
        """Turn the cards of upgrades, score the round, and begin the next one or end the match."""
        unused, turned = list(state.unused), list(state.turned)
        scored = []
        for seat, use in enumerate(state.uses):
            if use is not None and use.upgrade:
                unused[seat] -= 1
                turned[seat] += 1
                told.append(CardTurned(Seat(seat), unused[seat]))
            scored.append(
                scoring.score(
                    self.box,
                    state.characters[seat],
                    state.packed[seat],
                    state.limits[seat],
                    use or _DEFAULT_USE,
                )
            )
        scores = tuple([(*all_, one) for all_, one in zip(state.scores, scored, strict=True)])
        told.append(RoundScored(state.round, tuple(scored), scoring.totals(scores)))
        new = replace(
            state,
            may=0,
            due=0,
            unused=tuple(unused),
            turned=tuple(turned),
            scores=scores,
        )
        if state.round < ROUNDS:
            new = replace(self._begin(new), round=state.round + 1)
            told.extend(self._began(new))
            return new
        result = scoring.result(self.box, new.characters, new.unused, scores)
        ends = [
            scoring.end_points(self.box, character, left)
            for character, left in zip(new.characters, new.unused, strict=True)
        ]
        told.append(
            Scored(
                result.ranking,
                result.scores,
                tuple([points for points, _ in ends]),
                tuple([extra for _, extra in ends]),
            )
        )
        return replace(self._begin(new), phase=_OVER)

    def achieved(
        self, config: Config, seat: Seat, told: Sequence[Event], view: CarryView, result: Result
    ) -> frozenset[str]:
        """Suitcases at the limit, all types in all rounds, cards that are left."""
        return achievements.achieved(seat, view)

    # What is seen

    def observe(self, state: CarryState, seat: Seat | None) -> CarryView:
        """Hands are seen by their holder, and known by who passed them on (CO-16)."""
        n, phase = len(state.hands), state.phase
        known, early = _known(state, seat), state.early or (0,) * n
        picking = phase in (_DRAW, _PICK, _EARLY)
        turn = state.packs // n + 1 if picking else HAND_SIZE if state.packs else 0
        seats = []
        for number in range(n):
            hand = state.hands[number]
            seen = state.open or number == seat
            seats.append(
                SeatView(
                    character=state.characters[number],
                    unused=state.unused[number],
                    turned=state.turned[number],
                    packed=state.packed[number],
                    cards=len(hand),
                    hand=hand if seen else (),
                    known=hand if known >> number & 1 else None,
                    picked=state.picks[number] != NOTHING,
                    luggage=state.limits[number] or (early[number] if seen else 0),
                    use=state.uses[number],
                    rounds=state.scores[number],
                )
            )
        return CarryView(
            seat=seat,
            phase=phase,
            round=state.round,
            turn=turn,
            actor=Seat(state.packs % 2) if n == 2 and picking else None,
            pick=NOTHING if seat is None else state.picks[seat],
            open=state.open,
            deck=len(state.deck),
            discards=state.discards,
            luggage=state.pile,
            settling=_seats(state.may) if phase is _SETTLE else (),
            due=_seats(state.due),
            seats=tuple(seats),
            advantages=state.advantages,
        )

    def sheet(self, view: CarryView) -> tuple[Sheet, ...]:
        """Three lines a round, and the Carry On cards, which count at the end."""
        return scoring.sheets(self.box, ROUNDS, view.seats, over=view.phase is _OVER)

    def determinize(self, state: CarryState, seat: Seat, stream: Rng) -> CarryState:
        """Deal what the seat has never held anew; of sealed picks it knows its own.

        So with Luggage cards that others have drawn early (CO-40).
        """
        if state.early and not state.open:
            state = replace(state, early=_redrawn(state, seat, stream))
        if state.phase not in (_PICK, _EARLY):
            return state
        known = _known(state, seat)
        hidden = [number for number in range(len(state.hands)) if not known >> number & 1]
        hands, deck = hidden_cards.resample_hidden(state.hands, hidden, state.deck, stream)
        picks = tuple(
            [
                pick if number == seat or pick == NOTHING else stream.choice(hands[number])
                for number, pick in enumerate(state.picks)
            ]
        )
        return replace(state, deck=deck, hands=hands, picks=picks)


_NO_ACTIONS: Final[ListedActions[CarryAction]] = ListedActions(())
_DEFAULT_USE: Final = Use(0, upgrade=False)
"""The use of a seat that has no choice."""


@lru_cache(maxsize=1024)
def _seats(mask: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(SEATS[-1]) if mask >> seat & 1)


@lru_cache(maxsize=1024)
def _picking(may: int, due: int) -> AwaitingSeats:
    # Where one seat alone packs, it packs for all to see.
    return AwaitingSeats(_seats(may), _seats(due), sealed=may.bit_count() > 1)


@lru_cache(maxsize=1024)
def _settling(may: int, due: int) -> AwaitingSeats:
    return AwaitingSeats(_seats(may), _seats(due), open=True)


def _known(state: CarryState, seat: Seat | None) -> int:
    """The mask of the seats whose hands a seat knows: those that lie open, its own, those it held.

    After k passes these lie before it and the k seats to its left, since hands go left and all
    that is taken out of them is revealed.
    """
    n = len(state.hands)
    if state.open:
        return (1 << n) - 1
    if seat is None:
        return 0
    passes = state.packs // n if n > 2 else 0
    known = 0
    for step in range(min(passes, n - 1) + 1):
        known |= 1 << (seat + step) % n
    return known


def _redrawn(state: CarryState, seat: Seat, stream: Rng) -> tuple[int, ...]:
    """The limits that were drawn early, those of the others drawn anew."""
    own = tuple([limit for limit in state.early[seat : seat + 1] if limit])
    pile = iter(stream.shuffled(cards.minus(state.pile, own)))
    return tuple(
        [
            limit and (limit if other == seat else next(pile))
            for other, limit in enumerate(state.early)
        ]
    )


def _luggage_label(state: CarryState, number: int) -> Label:
    """The label of a draw of Luggage cards in this round: with two seats of one pile (CO-31)."""
    if len(state.hands) == 2:
        return ("luggage", state.round + number)
    return ("luggage", state.round, number)


def _taken(state: CarryState) -> tuple[Event, ...]:
    return tuple([HandTaken(Seat(seat), hand, state.open) for seat, hand in enumerate(state.hands)])


def _put(items: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:
    return (*items[:at], item, *items[at + 1 :])
