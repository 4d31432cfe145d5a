"""Cargo Hold: the rules, as the eight functions of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from engine.core import (
    ADVANTAGES,
    ANY_MARGIN,
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
    Game,
    GameId,
    Grade,
    Legal,
    Level,
    ListedActions,
    Medals,
    NeedsChance,
    NumberOption,
    Option,
    Over,
    Refused,
    Result,
    Rng,
    ScoreLine,
    Seat,
    Sheet,
    Step,
    TrailSetup,
)
from engine.core.reactions import BigMoments
from engine.core.review import Decisions, EachAct, Reviewer
from engine.games.cargo_hold import achievements, dealing, knowledge, scoring
from engine.games.cargo_hold.actions import (
    ACTIONS,
    ASK_ALL,
    Answers,
    Attack,
    CargoAction,
    Collect,
    Deliver,
    Discard,
    EndTurn,
    Extend,
    Flee,
    Reinforce,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.components import (
    GETAWAY,
    LASSO,
    LOYALTY,
    NOTHING,
    REINFORCEMENT,
    SEATS,
    THIEF,
    Components,
)
from engine.games.cargo_hold.events import (
    EVENTS,
    AnswersLeft,
    CardsDrawn,
    CashedIn,
    Collected,
    DeckMade,
    Delivered,
    Did,
    Discarded,
    Drew,
    Extended,
    HandsDealt,
    HandTaken,
    PutDown,
    RaidBegan,
    RaidEnded,
    Scored,
    SpecialFired,
    StrengthsCompared,
    TurnBegan,
    TurnEnding,
)
from engine.games.cargo_hold.knowledge import HAND_UNCHANGED, NOTHING_KNOWN
from engine.games.cargo_hold.legal import InTurn, OfCards
from engine.games.cargo_hold.moments import CargoMoments
from engine.games.cargo_hold.raid import (
    ATTACKER,
    DEFENDER,
    Compared,
    RaidResolver,
    RaidState,
    SpecialQuestion,
    standing,
)
from engine.games.cargo_hold.state import CargoState
from engine.games.cargo_hold.view import CargoView, DeliveryView, Phase, RaidView, SeatView
from engine.parts.cards import Bag, Subsets, distinct, minus

TRAIL_TARGETS: Final = (1200, 1500, 2000)
"""The targets of a trail's stops and of the daily deals, in dollars."""
GOLD_LEAD_DIVISOR: Final = 4
"""Gold of a day asks for a lead of the target divided by this."""
AID: Final = ChoiceOption("aid", ("off", "odds"), "off")
"""The odds that the table shows before a raid, which no rule reads: saves and records say it."""

# Looked up as globals: a member of an enumeration takes several times as long.
_DEAL = Phase.DEAL
_COLLECT = Phase.COLLECT
_DELIVER = Phase.DELIVER
_RAID = Phase.RAID
_END = Phase.END
_DRAW = Phase.DRAW
_DISCARD = Phase.DISCARD
_CHOICE = Phase.CHOICE
_LOYALTY = Phase.LOYALTY
_OVER = Phase.OVER
_STEP_BY_PHASE: Final = {_COLLECT: 0, _DELIVER: 1, _RAID: 2, _END: 3}
"""The steps of a turn, C-A-R-D (CH-11): which is the first that may still be taken."""
_ACTION_BY_SPECIAL: Final = {THIEF: Steal, GETAWAY: Flee, LASSO: Rope, REINFORCEMENT: Reinforce}
"""The action by which the owner of a special chooses; all others are Loyalty's."""


class CargoHold(Game[CargoState, CargoAction, CargoView, Components]):
    """Cargo Hold with one box of components."""

    id: ClassVar[GameId] = GameId("cargo_hold")
    title: ClassVar[str] = "Cargo Hold"
    prefix: ClassVar[str] = "CH"
    rules_version: ClassVar[int] = 2
    """In 2 nobody draws where nothing can be drawn (CH-16), Loyalty is asked once in a raid, the
    strongest Reinforcement is the better attacker of equal defenders (CH-18), and standing answers
    stay until they are changed (CH-24)."""
    seats: ClassVar[range] = SEATS
    default_seats: ClassVar[int | None] = 4
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    achievements: ClassVar[tuple[str, ...]] = achievements.IDS
    big_moments: ClassVar[BigMoments | None] = CargoMoments()
    private_fields: ClassVar[frozenset[str]] = frozenset({"seat", "hand", "answers"})

    def __init__(
        self, box: Components, bots: Mapping[Level, Bot], rules: int = rules_version
    ) -> None:
        self.box = box
        self.bots = bots
        self._former = rules < 2
        self.options: tuple[Option, ...] = (
            NumberOption("target", box.low, box.high, box.low, box.step),
            AID,
            ADVANTAGES,
        )

    def for_rules_version(self, rules_version: int) -> CargoHold:
        """Return the game by the rules of that version."""
        return CargoHold(self.box, self.bots, rules_version)

    def hands(self, config: Config) -> bool:
        """Hands are secret."""
        return True

    def reviewer(self, config: Config) -> Reviewer:
        """Who judges what was decided in matches that are over."""
        # It loads NumPy.
        from engine.games.cargo_hold.bots.reviewer import CargoReviewer

        return CargoReviewer(self)

    def decisions(self, config: Config) -> Decisions:
        """Each act is a decision."""
        return EachAct()

    def trail_setup(self) -> TrailSetup:
        """Three at the table, two of them `hard`, with short and long matches in turn."""
        forms = tuple({"target": target} for target in TRAIL_TARGETS)
        return TrailSetup(forms, ((Level("hard"),) * 2,))

    def daily_medals(self, config: Config) -> Medals:
        """Bronze for the second place, silver for the first, gold for the first with a lead.

        Third is the last place at such a table, and wins nothing.
        """
        lead = int(config["target"]) // GOLD_LEAD_DIVISOR
        return Grade(ANY_MARGIN, 2), Grade(ANY_MARGIN, 1), Grade(lead, 1)

    # Set-up

    def setup(self, config: Config) -> Step:
        """Nobody has anything yet; chance deals the hands (CH-10)."""
        n, deck = config.seats, self.box.deck
        nobody: tuple[Bag, ...] = ((),) * n
        return Step(
            CargoState(
                target=int(config["target"]),
                phase=_DEAL,
                turn=0,
                family=0,
                draws=0,
                whole=deck,
                deck=deck,
                discards=(),
                missing=0,
                hands=nobody,
                deliveries=nobody,
                left=(0,) * n,
                extended=(False,) * n,
                answers=(ASK_ALL,) * n,
                known=(NOTHING_KNOWN,) * n,
                drawn=nobody,
                money=((0, 0, 0, 0),) * n,
                raid=None,
                winner=NOTHING,
                advantages=config.advantages,
            )
        )

    # Who decides

    def awaiting(self, state: CargoState) -> Awaiting:
        """The seat whose turn it is; in a raid the owner of a special (CH-24)."""
        phase = state.phase
        if phase in _STEP_BY_PHASE or phase is _DISCARD:
            return _AWAITING_TURN[state.turn % len(state.hands)]
        if phase is _CHOICE:
            seat, card = _asked(state)
            return _AWAITING_SEALED[seat] if card == REINFORCEMENT else _AWAITING_OPEN[seat]
        if phase is _LOYALTY:
            return _AWAITING_OPEN[state.turn % len(state.hands)]
        if phase is _OVER:
            return Over(scoring.result(state.money))
        return NeedsChance(self._request(state))

    def _request(self, state: CargoState) -> Draw:
        label = ("deck", state.family, state.draws)
        return Draw(
            state.missing or self.box.hand * len(state.hands), state.deck, state.whole, label
        )

    # Inputs

    def legal(self, state: CargoState, seat: Seat) -> Legal[CargoAction]:
        """By steps of the turn; cards that may be chosen are subsets, and never listed."""
        phase, n = state.phase, len(state.hands)
        if phase in _STEP_BY_PHASE:
            if seat != state.turn % n:
                return _NO_ACTIONS
            check = partial(self._check, state, seat)
            return InTurn(check, state, seat, _STEP_BY_PHASE[phase], draws=self._can_draw(state))
        if phase is _DISCARD:
            if seat != state.turn % n:
                return _NO_ACTIONS
            hand = state.hands[seat]
            more = len(hand) - self.box.limit
            return OfCards(partial(self._check, state, seat), Discard, Subsets(hand, more, more))
        if phase is _CHOICE or phase is _LOYALTY:
            owner, card = _asked(state)
            return self._choices(state, seat, card) if owner == seat else _NO_ACTIONS
        return _NO_ACTIONS

    def _choices(self, state: CargoState, seat: Seat, card: int) -> Legal[CargoAction]:
        """What the owner of a special can choose."""
        if card == GETAWAY:
            return _FLEE_ACTIONS
        if card == REINFORCEMENT:
            found = distinct(tuple([kind for kind in state.hands[seat] if kind < 8]))
            return ListedActions(tuple([Reinforce(kind) for kind in (NOTHING, *found)]))
        options = self._options(state)
        if card == THIEF:
            return ListedActions(tuple([Steal(kind) for kind in options]))
        if card == LASSO:
            return ListedActions(tuple([Rope(kind) for kind in options]))
        return OfCards(partial(self._check, state, seat), TakeBack, Subsets(options, 0))

    def _options(self, state: CargoState) -> Bag:
        """The cards on the table of which the owner of a special chooses."""
        if state.raid is None:
            delivery = state.deliveries[state.turn % len(state.hands)]
            return tuple([kind for kind in delivery if kind < 8])
        return self._fight(state, state.raid).options(SpecialQuestion(*state.raid.asked))

    def apply(self, state: CargoState, given: Act[CargoAction] | Chance) -> Step:
        """The step that an act or chance's answer leads to."""
        if isinstance(given, Chance):
            return self._chance(state, given.drawn)
        seat, action = given.seat, given.action
        if state.phase is _OVER:
            raise Refused(OVER, seat=seat)
        self._check(state, seat, action)
        if isinstance(action, EndTurn):
            return self._end(state, seat, action)
        if isinstance(action, Attack):
            return self._attack(state, seat, action)
        if isinstance(action, Deliver):
            return self._deliver(state, seat, action)
        if isinstance(action, Collect):
            return self._collect(state, seat)
        if isinstance(action, Discard):
            return self._discard(state, seat, action.cards)
        if isinstance(action, Extend):
            new = replace(
                state,
                phase=_DELIVER,
                left=_put(state.left, seat, 1),
                extended=_put(state.extended, seat, True),
            )
            return Step(new, (Extended(seat),))
        if isinstance(action, TakeBack):
            answer = action.cards
        elif isinstance(action, Flee):
            answer = (GETAWAY,) if action.go else ()
        else:
            answer = (action.card,) if action.card >= 0 else ()
        if state.raid is None:
            return self._cash_in(state, seat, answer, [])
        fight = self._fight(state, state.raid)
        fight.answer(SpecialQuestion(*state.raid.asked), answer)
        return Step(*self._go_on(state, state.raid, fight, []), REVEALED)

    # What is refused

    def _check(self, state: CargoState, seat: Seat, action: CargoAction) -> None:
        """Raise Refused for what breaks a rule, by the first one that it breaks."""
        phase = state.phase
        if phase is _CHOICE or phase is _LOYALTY:
            self._check_choice(state, seat, action)
            return
        if seat != state.turn % len(state.hands) or phase in (_DEAL, _DRAW):
            raise Refused(TURN, seat=seat)
        hand, delivery = state.hands[seat], state.deliveries[seat]
        if phase is _DISCARD:
            if not isinstance(action, Discard):
                raise Refused("CH-16", "discard")
            more = len(hand) - self.box.limit
            if len(action.cards) != more:
                raise Refused("CH-16", "number", detail={"cards": more})
            if action.cards not in Subsets(hand):
                raise Refused("CH-16", "not-in-hand")
            return
        step = _STEP_BY_PHASE[phase]
        if isinstance(action, EndTurn):
            if action.draw and not self._can_draw(state):
                raise Refused("CH-16", "no-cards")
            if not delivery and action.answers != ASK_ALL:
                raise Refused("CH-24", "no-delivery")
        elif isinstance(action, Deliver):
            if step > 1:
                raise Refused("CH-11", "order")
            if delivery:
                raise Refused("CH-13", "one")
            if not action.cards:
                raise Refused("CH-13", "empty")
            if action.cards not in Subsets(hand):
                raise Refused("CH-13", "not-in-hand")
        elif isinstance(action, Attack):
            self._check_attack(state, seat, action, step)
        elif isinstance(action, Collect | Extend):
            if not delivery:
                raise Refused("CH-12", "no-delivery")
            if step > 0:
                raise Refused("CH-11", "order")
            if state.left[seat]:
                raise Refused("CH-12", "not-ready", detail={"turns": state.left[seat]})
            if isinstance(action, Extend) and state.extended[seat]:
                raise Refused("CH-12", "extended")
        elif isinstance(action, Discard):
            raise Refused("CH-16", "not-now")
        else:
            raise Refused("CH-24", "not-asked")

    def _can_draw(self, state: CargoState) -> bool:
        """Whether a turn may be ended with drawing: there is a card to draw (CH-16)."""
        return self._former or bool(state.deck or state.discards)

    def _check_attack(self, state: CargoState, seat: Seat, action: Attack, step: int) -> None:
        if step > 2:
            raise Refused("CH-15", "one")
        if not 0 <= action.target < len(state.hands) or action.target == seat:
            raise Refused("CH-15", "opponent")
        if not state.deliveries[action.target]:
            raise Refused("CH-15", "no-delivery", seat=action.target)
        if not action.cards:
            raise Refused("CH-15", "empty")
        if [kind for kind in action.cards if 8 <= kind < 16]:
            raise Refused("CH-15", "cargo")
        if action.cards not in Subsets(state.hands[seat]):
            raise Refused("CH-15", "not-in-hand")

    def _check_choice(self, state: CargoState, seat: Seat, action: CargoAction) -> None:
        owner, card = _asked(state)
        if seat != owner:
            raise Refused(TURN, seat=seat)
        if not isinstance(action, _ACTION_BY_SPECIAL.get(card, TakeBack)):
            raise Refused("CH-24", "other")
        if isinstance(action, Reinforce):
            if action.card != NOTHING and action.card not in state.hands[seat]:
                raise Refused("CH-18", "not-in-hand")
        elif isinstance(action, TakeBack):
            if action.cards not in Subsets(self._options(state), 0):
                raise Refused("CH-25", "not-in-play")
        elif isinstance(action, Steal | Rope) and action.card not in self._options(state):
            raise Refused("CH-18", "not-in-play")

    # Aid

    def estimate(
        self, view: CargoView, world: CargoState, seat: Seat, action: CargoAction, stream: Rng
    ) -> tuple[ScoreLine, ...]:
        """The odds of a raid that may be begun."""
        if action not in self.legal(world, seat) or not isinstance(action, Attack):
            return ()
        from engine.games.cargo_hold import aid

        return aid.odds(self, view, world, seat, action, stream)

    # Chance

    def _chance(self, state: CargoState, drawn: tuple[int, ...]) -> Step:
        phase, n = state.phase, len(state.hands)
        if (phase is not _DEAL and phase is not _DRAW) or not self._request(state).admits(drawn):
            raise ValueError(f"chance was not asked for {drawn}")
        deck = minus(state.deck, drawn)
        if phase is _DEAL:
            size = self.box.hand
            hands = tuple([tuple(sorted(drawn[size * s : size * (s + 1)])) for s in range(n)])
            new = replace(
                state, phase=_COLLECT, deck=deck, draws=1, missing=0, hands=hands, drawn=hands
            )
            taken = [HandTaken(Seat(seat), hand) for seat, hand in enumerate(hands)]
            told = (HandsDealt(size, len(deck), state.target), *taken, TurnBegan(Seat(0), 1, -1))
            return Step(new, told)
        seat = Seat(state.turn % n)
        cards = tuple(sorted(drawn))
        hand = tuple(sorted((*state.hands[seat], *cards)))
        events: list[Event] = [
            Drew(seat, len(cards), len(hand), len(deck)),
            CardsDrawn(seat, cards),
        ]
        new = replace(
            state,
            deck=deck,
            draws=state.draws + 1,
            missing=state.missing - len(cards),
            hands=_put(state.hands, seat, hand),
            drawn=_put(state.drawn, seat, state.drawn[seat] + cards),
        )
        return Step(self._drawing(new, seat, events), tuple(events))

    def _drawing(self, state: CargoState, seat: Seat, told: list[Event]) -> CargoState:
        """Draw on, from a new deck if need be, for as long as there are cards (CH-16)."""
        if state.missing and not state.deck and state.discards:
            whole = tuple(sorted(state.discards))
            told.append(DeckMade(whole))
            state = replace(
                state,
                family=state.family + 1,
                draws=0,
                whole=whole,
                deck=whole,
                discards=(),
                drawn=((),) * len(state.hands),
            )
        if state.missing and state.deck:
            return state
        if len(state.hands[seat]) > self.box.limit:
            return replace(state, phase=_DISCARD, missing=0)
        return self._next(state, told)

    # The steps of a turn

    def _collect(self, state: CargoState, seat: Seat) -> Step:
        """Show the delivery and cash it in; Loyalty's owner chooses first (CH-12, CH-25)."""
        delivery = state.deliveries[seat]
        told: list[Event] = [Collected(seat, delivery, state.extended[seat])]
        if LOYALTY in delivery:
            if delivery[0] < 8:
                known = _put(state.known, seat, knowledge.shown(state.known[seat], delivery))
                return Step(replace(state, phase=_LOYALTY, known=known), tuple(told), REVEALED)
            told.append(SpecialFired(seat, None, LOYALTY, Did.NOTHING, ()))
        return self._cash_in(state, seat, None, told)

    def _cash_in(self, state: CargoState, seat: Seat, back: Bag | None, told: list[Event]) -> Step:
        """Cash in what is collected, after what Loyalty takes back, if it could."""
        delivery, hand = state.deliveries[seat], state.hands[seat]
        known = knowledge.shown(state.known[seat], delivery)
        rest = delivery
        if back is not None:
            told.append(SpecialFired(seat, None, LOYALTY, Did.RETURNED, back))
            rest = minus(delivery, back)
            hand = tuple(sorted((*hand, *back)))
            known = knowledge.returned(known, back)
        cargo = tuple([kind for kind in rest if 8 <= kind < 16])
        pays = self.box.pays[state.extended[seat]]
        amount = sum([pays[kind] for kind in cargo])
        new = replace(
            state,
            phase=_DELIVER,
            discards=state.discards + rest,
            hands=_put(state.hands, seat, hand),
            answers=self._kept(state.answers, seat),
            known=_put(state.known, seat, known),
            money=_paid(state, seat, 0, cargo, amount, told),
            **_without_delivery(state, seat),
        )
        return Step(_won(new, seat, told), tuple(told), REVEALED)

    def _kept(self, answers: tuple[Answers, ...], seat: int) -> tuple[Answers, ...]:
        """Standing answers once a seat's delivery is gone: they stay until changed (CH-24)."""
        return _put(answers, seat, ASK_ALL) if self._former else answers

    def _deliver(self, state: CargoState, seat: Seat, action: Deliver) -> Step:
        cards, extended = action.cards, action.extended
        new = replace(
            state,
            phase=_RAID,
            hands=_put(state.hands, seat, minus(state.hands[seat], cards)),
            deliveries=_put(state.deliveries, seat, cards),
            left=_put(state.left, seat, 2 if extended else 1),
            extended=_put(state.extended, seat, extended),
            known=_put(state.known, seat, knowledge.put_down(state.known[seat], state.family)),
        )
        return Step(new, (Delivered(seat, len(cards), extended), PutDown(seat, cards)), HIDDEN)

    def _end(self, state: CargoState, seat: Seat, action: EndTurn) -> Step:
        """Leave standing answers, draw or do not, look at the limit (CH-16, CH-24, CH-30)."""
        told: list[Event] = [TurnEnding(seat, action.draw)]
        answers, known = state.answers, state.known
        if state.deliveries[seat]:
            told.append(AnswersLeft(seat, action.answers))
            if action.answers != answers[seat]:
                answers = _put(answers, seat, action.answers)
            if known[seat].old == HAND_UNCHANGED:
                held = len(state.hands[seat])
                known = _put(known, seat, knowledge.grows(known[seat], held))
        new = replace(
            state,
            phase=_DRAW if action.draw else _END,
            missing=self.box.draws(seat, state.advantages) if action.draw else 0,
            answers=answers,
            known=known,
        )
        return Step(self._drawing(new, seat, told), tuple(told))

    def _discard(self, state: CargoState, seat: Seat, cards: Bag) -> Step:
        told: list[Event] = [Discarded(seat, cards)]
        new = replace(
            state,
            discards=state.discards + cards,
            hands=_put(state.hands, seat, minus(state.hands[seat], cards)),
            known=_put(state.known, seat, knowledge.played(state.known[seat], cards)),
        )
        return Step(self._next(new, told), tuple(told))

    def _next(self, state: CargoState, told: list[Event]) -> CargoState:
        """The next seat's turn, or the end after all turns (CH-11, CH-19)."""
        n, turn = len(state.hands), state.turn + 1
        if turn == self.box.turns * n:
            return _over(replace(state, missing=0), told)
        seat = turn % n
        left = -1
        if state.deliveries[seat]:
            left = max(0, state.left[seat] - 1)
        told.append(TurnBegan(Seat(seat), turn // n + 1, left))
        return replace(
            state,
            phase=_COLLECT,
            turn=turn,
            missing=0,
            left=_put(state.left, seat, left) if left >= 0 else state.left,
        )

    # Raids

    def _attack(self, state: CargoState, seat: Seat, action: Attack) -> Step:
        """The delivery is shown, and specials act (CH-20)."""
        target, cards = action.target, action.cards
        delivery, extended = state.deliveries[target], state.extended[target]
        raid = RaidState(seat, target, extended, cards, delivery, 0, 0, NOTHING, (NOTHING, NOTHING))
        known = _put(state.known, seat, knowledge.played(state.known[seat], cards))
        new = replace(
            state,
            hands=_put(state.hands, seat, minus(state.hands[seat], cards)),
            known=_put(known, target, knowledge.shown(known[target], delivery)),
            **_without_delivery(state, target),
        )
        told: list[Event] = [RaidBegan(seat, target, cards, delivery, extended)]
        return Step(*self._go_on(new, raid, self._fight(new, raid), told), REVEALED)

    def _fight(self, state: CargoState, raid: RaidState) -> RaidResolver:
        """A raid as it stands, to go on with."""
        seats = raid.attacker, raid.defender
        return RaidResolver(
            self.box,
            raid.attack,
            raid.defence,
            extended=raid.extended,
            held=(len(state.hands[seats[0]]), len(state.hands[seats[1]])),
            diverted=state.deliveries[raid.attacker],
            needs=(_needs(state, seats[0]), _needs(state, seats[1])),
            stage=raid.stage,
            fired=raid.fired,
            winner=raid.winner,
            returned=raid.returned,
            former=self._former,
        )

    def _go_on(
        self, state: CargoState, raid: RaidState, fight: RaidResolver, told: list[Event]
    ) -> tuple[CargoState, tuple[Event, ...]]:
        """Let specials act until somebody is to be asked, or the raid is over."""
        seats = Seat(raid.attacker), Seat(raid.defender)
        asked = fight.run()
        while asked is not None:
            defender = seats[DEFENDER]
            answer = standing(fight, asked, state.answers[defender], state.hands[defender])
            if answer is None:
                break
            fight.answer(asked, answer)
            asked = fight.run()
        state = self._told(state, fight, seats, told)
        discards = (*state.discards, *fight.gone)
        if asked is not None:
            raid = replace(
                raid,
                attack=tuple(sorted(fight.attack)),
                defence=tuple(sorted(fight.defence)),
                stage=fight.stage,
                fired=fight.fired,
                winner=fight.winner,
                asked=tuple(asked),
                returned=tuple(sorted((*fight.returned[ATTACKER], *fight.returned[DEFENDER]))),
            )
            new = replace(state, phase=_CHOICE, raid=raid, discards=discards)
            return new, tuple(told)
        winner, money = None, state.money
        if fight.winner != NOTHING:
            winner, line = seats[fight.winner], 2 if fight.winner == ATTACKER else 1
            money = _paid(state, winner, line, fight.paid, fight.cashed, told)
        back = tuple([tuple(sorted(cards)) for cards in fight.returned])
        hands, known = state.hands, state.known
        for seat, cards in zip(seats, back, strict=True):
            if cards:
                hands = _put(hands, seat, tuple(sorted((*hands[seat], *cards))))
                known = _put(known, seat, knowledge.returned(known[seat], cards))
        told.append(RaidEnded(*seats, winner, *back))
        state = replace(
            state,
            phase=_END,
            discards=discards,
            hands=hands,
            answers=self._kept(state.answers, seats[DEFENDER]),
            known=known,
            money=money,
            raid=None,
        )
        # Only a Thief may have won where the raid has no winner.
        return _won(state, seats[ATTACKER] if winner is None else winner, told), tuple(told)

    def _told(
        self, state: CargoState, fight: RaidResolver, seats: tuple[Seat, Seat], told: list[Event]
    ) -> CargoState:
        """What came up since the last choice, told, and what of it has left the raid by now."""
        for entry in fight.log:
            if isinstance(entry, Compared):
                attack, defence, side = entry
                told.append(StrengthsCompared(*seats, attack, defence, seats[side]))
                continue
            seat, other = seats[entry.side], seats[1 - entry.side]
            told.append(SpecialFired(seat, other, entry.card, entry.did, entry.cards))
            if entry.did is Did.STOLE:
                money = _paid(state, seat, 3, entry.cards, entry.money, told)
                state = replace(state, money=money)
            elif entry.did is Did.REINFORCED:
                hand = minus(state.hands[seat], entry.cards)
                known = knowledge.played(state.known[seat], entry.cards)
                state = replace(
                    state,
                    hands=_put(state.hands, seat, hand),
                    known=_put(state.known, seat, known),
                )
            elif entry.did is Did.DIVERTED:
                known = knowledge.shown(state.known[other], entry.cards)
                state = replace(
                    state,
                    answers=self._kept(state.answers, other),
                    known=_put(state.known, other, known),
                    **_without_delivery(state, other),
                )
        return state

    def achieved(
        self, config: Config, seat: Seat, told: Sequence[Event], view: CargoView, result: Result
    ) -> frozenset[str]:
        """Raids with strength 1, money at once, a win without a raid."""
        return achievements.achieved(seat, told, result)

    # What is seen

    def observe(self, state: CargoState, seat: Seat | None) -> CargoView:
        """Hands are their holder's, deliveries nobody's, until they are shown (CH-2, CH-13)."""
        phase, n = state.phase, len(state.hands)
        actor, over = Seat(state.turn % n), phase is _OVER
        seats = []
        for number, hand in enumerate(state.hands):
            delivery, known = state.deliveries[number], state.known[number]
            money, there = state.money[number], None
            if delivery:
                shown = over or (phase is _LOYALTY and number == actor)
                there = DeliveryView(
                    cards=len(delivery),
                    extended=state.extended[number],
                    left=state.left[number],
                    shown=delivery if shown else None,
                )
            seats.append(
                SeatView(
                    money=money,
                    total=sum(money),
                    cards=len(hand),
                    hand=hand if over or number == seat else (),
                    known=known.hand,
                    either=known.either,
                    delivery=there,
                )
            )
        awaiting = self.awaiting(state)
        return CargoView(
            seat=seat,
            phase=phase,
            actor=actor,
            turn=state.turn // n + 1,
            target=state.target,
            deck=len(state.deck),
            discards=state.discards,
            raid=None if state.raid is None else self._seen_raid(state, state.raid),
            due=awaiting.due if isinstance(awaiting, AwaitingSeats) else (),
            answers=None if seat is None else state.answers[seat],
            winner=None if state.winner == NOTHING else Seat(state.winner),
            seats=tuple(seats),
            advantages=state.advantages,
        )

    def _seen_raid(self, state: CargoState, raid: RaidState) -> RaidView:
        fight, seats = self._fight(state, raid), (Seat(raid.attacker), Seat(raid.defender))
        side, card = raid.asked
        return RaidView(
            attacker=seats[ATTACKER],
            defender=seats[DEFENDER],
            extended=raid.extended,
            attack=raid.attack,
            defence=raid.defence,
            strengths=(fight.strength(ATTACKER), fight.strength(DEFENDER)),
            chooser=seats[side],
            card=card,
            winner=None if raid.winner == NOTHING else seats[raid.winner],
        )

    def sheet(self, view: CargoView) -> tuple[Sheet, ...]:
        """What each seat collected, defended, raided and stole, in dollars (CH-27)."""
        return tuple([scoring.sheet(one.money) for one in view.seats])

    def determinize(self, state: CargoState, seat: Seat, stream: Rng) -> CargoState:
        """Deal all anew that the seat has neither in hand, nor put down, nor seen come back."""
        if state.phase in (_OVER, _DEAL):
            return state
        return dealing.dealt_anew(self.box, state, seat, stream)


_NO_ACTIONS: Final[ListedActions[CargoAction]] = ListedActions(())
_FLEE_ACTIONS: Final[ListedActions[CargoAction]] = ListedActions((Flee(True), Flee(False)))
_SEAT_TUPLES: Final = tuple([(Seat(seat),) for seat in range(SEATS[-1])])
_AWAITING_TURN: Final = tuple([AwaitingSeats(one, one) for one in _SEAT_TUPLES])
_AWAITING_OPEN: Final = tuple([AwaitingSeats(one, one, open=True) for one in _SEAT_TUPLES])
_AWAITING_SEALED: Final = tuple([AwaitingSeats(one, one, sealed=True) for one in _SEAT_TUPLES])


def _asked(state: CargoState) -> tuple[Seat, int]:
    """Who has to choose, for which special."""
    raid = state.raid
    if raid is None:
        return Seat(state.turn % len(state.hands)), LOYALTY
    side, card = raid.asked
    return Seat(raid.attacker if side == ATTACKER else raid.defender), card


def _without_delivery(state: CargoState, seat: Seat) -> dict[str, Any]:
    """The fields of a state in which this delivery has gone; its extension card comes back."""
    return {
        "deliveries": _put(state.deliveries, seat, ()),
        "left": _put(state.left, seat, 0),
        "extended": _put(state.extended, seat, False),
    }


def _needs(state: CargoState, seat: int) -> int:
    """The money that a seat lacks to the target."""
    return state.target - sum(state.money[seat])


def _paid(
    state: CargoState, seat: Seat, line: int, cargo: Bag, amount: int, told: list[Event]
) -> tuple[scoring.Money, ...]:
    """Everybody's money after a seat was paid for cargo, on a line of its sheet."""
    money = _put(state.money[seat], line, state.money[seat][line] + amount)
    told.append(CashedIn(seat, scoring.SHEET_LINES[line], cargo, amount, sum(money)))
    return _put(state.money, seat, money)


def _won(state: CargoState, seat: Seat, told: list[Event]) -> CargoState:
    """The match is won at once by who has reached the target (CH-27)."""
    if _needs(state, seat) > 0:
        return state
    return _over(replace(state, winner=seat), told)


def _over(state: CargoState, told: list[Event]) -> CargoState:
    result = scoring.result(state.money)
    winner = None if state.winner == NOTHING else Seat(state.winner)
    told.append(Scored(result.ranking, result.scores, winner, state.deliveries, state.hands))
    return replace(state, phase=_OVER)


def _put(items: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:
    return (*items[:at], item, *items[at + 1 :])
