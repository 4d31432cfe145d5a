"""Cargo Hold: what may lie in deliveries and hands, and what raids and deliveries lead to.

It loads NumPy. What others have put down is guessed by what one would have put down oneself: from
worlds in which all that the seat knows holds, each seat's cards are laid out as deliveries of the
size that was seen, and each counts as much as one's own policy would have chosen it. A raid is
tried against all of them at once. A delivery is a game of its own, in which the raiders know the
number of its cards and what the seat might hold, and nothing of what it does hold: both sides mix
(regret matching), and so a decoy is sometimes one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from engine.core import Rng, Seat
from engine.games.cargo_hold.actions import Attack, Deliver
from engine.games.cargo_hold.bots.beliefs import USUAL, USUAL_CRATE, Style, crate, styles
from engine.games.cargo_hold.bots.evaluation import (
    DELIVERY_RAID_PERCENT,
    GETAWAY_LOSS_PERCENT,
    LATER_TURN_PERCENT,
    STRONGER_RAID_PERCENT,
    CargoEvaluation,
)
from engine.games.cargo_hold.bots.memory import SeatRecord
from engine.games.cargo_hold.bots.raid_batch import BatchRaidResolver, Outcomes, counts
from engine.games.cargo_hold.bots.rollouts import (
    MIXING_STEP,
    ROLLOUTS_PER_WORLD,
    BatchRollout,
    Dealt,
)
from engine.games.cargo_hold.components import (
    CARGO,
    DIVERSION,
    FAIR_FIGHT,
    FIREPOWER,
    GETAWAY,
    KINDS,
    LASSO,
    LOYALTY,
    PRISON_WAGON,
    REINFORCEMENT,
    THIEF,
    Components,
)
from engine.games.cargo_hold.view import CargoView
from engine.parts.cards import Bag
from engine.search.batch import Ints, fades, fading, numbers

if TYPE_CHECKING:
    from engine.games.cargo_hold.state import CargoState

WORLD_COUNT: Final = 32
"""How many worlds are looked at."""
MAX_DELIVERY_GUESSES: Final = 384
"""The most guesses of what is in a delivery, the likeliest."""
EXCESS_CARD_PERCENT: Final = 5
"""A card beyond those that are sure to stay in hand is worth so much of 100."""
BELIEVED_HANDS: Final = 10
"""How many hands that others may believe the seat to hold."""
NAIVE_RAIDER_PERCENT: Final = 60
"""How many of 100 raiders do not think of what the seat thinks that they think."""
OPPONENT_LOSS_PERCENT: Final = 15
"""With more than two seats, what one of the others loses is worth so much of 100."""
MAX_DELIVERIES: Final = 64
MAX_BELIEVED_DELIVERIES: Final = 28
MAX_RAIDS: Final = 32
"""The most deliveries and raids that are weighed; fewer deliveries of believed hands."""
MIN_DELIVERY_MERIT: Final = -200
"""No delivery is weighed that is worth less at a glance, in dollars."""
CARD_COST_PERCENT: Final = 80
FULL_HAND_COST_PERCENT: Final = 55
"""What cards in a delivery cost, of 100 that they are worth in hand; less if the hand is full."""
LOYALTY_RETURN_PERCENT: Final = 50
"""What Loyalty brings back, of 100 that the firepower is worth in hand."""
DIVERSION_DOLLARS: Final = 25
SPOILER_DOLLARS: Final = 20
"""What a Diversion, and what a Prison Wagon or A Fair Fight, is worth in a delivery."""
COMING_PERCENT: Final = 60
"""What is yet to come in is worth so much of 100."""
RAID_CARDS_OF_FIVE: Final = 3
"""How many of five cards of firepower are left for raids."""
RAIDER_STRENGTH_GROUPS: Final = 3
"""Raiders are told apart by strength, in so many parts."""
REGRET_ROUNDS: Final = 150
"""Rounds of regret matching."""
REGRET_WARM_UP_ROUNDS: Final = 50
"""After so many of them what is chosen begins to count."""
CLEAR_LOSS_DOLLARS: Final = 12
"""What brings so many dollars less is clearly worse."""
CERTAIN_CHOICE: Final = 1 << 12
"""A certain choice."""
CHOICE_TEMPERATURE_DOLLARS: Final = 45
"""How many dollars less make a delivery less likely to be chosen by the factor e."""
UNINFORMED_GUESS_DIVISOR: Final = 12
"""One of so many guesses has nothing to do with what one would have chosen."""
MIN_CHOICE_WEIGHT: Final = CERTAIN_CHOICE // 32
"""What is chosen less often than that is not chosen at all."""

_DELIVERY_SPECIALS: Final[tuple[Bag, ...]] = (
    (),
    (GETAWAY,),
    (LASSO,),
    (THIEF,),
    (REINFORCEMENT,),
    (DIVERSION,),
    (LOYALTY,),
    (PRISON_WAGON,),
    (LASSO, REINFORCEMENT),
    (GETAWAY, LASSO),
    (DIVERSION, LASSO),
    (LASSO, LASSO),
    (PRISON_WAGON, LASSO),
    (DIVERSION, REINFORCEMENT),
    (FAIR_FIGHT,),
)
"""The specials of deliveries that are thought of."""
_MAX_DELIVERY_CARGO: Final = 8
_MAX_DELIVERY_GUARDS: Final = 6
_OPPONENT_RAIDS: Final[tuple[tuple[int, Bag], ...]] = (
    (0, ()),
    (1, ()),
    (2, ()),
    (3, ()),
    (4, ()),
    (6, ()),
    (0, (THIEF,)),
    (2, (THIEF,)),
    (2, (LASSO,)),
    (4, (LASSO,)),
    (3, (FAIR_FIGHT,)),
)
"""How others may raid: with so much of their strongest firepower, and these; first, not at all."""


_RAID_SPECIALS: Final[tuple[Bag, ...]] = (
    (),
    (THIEF,),
    (LASSO,),
    (REINFORCEMENT,),
    (FAIR_FIGHT,),
    (LOYALTY,),
    (PRISON_WAGON,),
    (THIEF, LASSO),
    (LASSO, REINFORCEMENT),
    (THIEF, THIEF),
    (LASSO, LASSO),
)
"""The specials of raids that are thought of, beside firepower."""


class Guess(NamedTuple):
    """What may lie in a seat's delivery, and in its hand then, (guesses, kinds); how likely."""

    cards: Ints
    hands: Ints
    weight: Ints


class WeighedMove(NamedTuple):
    """Something that may be done: how often it is chosen or how good it is, and what it brings."""

    action: Attack | Deliver | None
    merit: int
    money: int


class DeliveryLayouts(NamedTuple):
    """How hands may be laid out as deliveries: prefixes of cargo, of guards, and some specials.

    `cargo[e]` (hands, many, kinds), `guards` (hands, many, kinds), `specials` (ways, kinds); and by
    hand, whether it is extended, cargo, guards and specials: whether there are such cards (`there`)
    and about how good that is (`merit`, in dollars).
    """

    cargo: tuple[Ints, Ints]
    guards: Ints
    specials: Ints
    there: Ints
    merit: Ints

    def cards(self, hand: Any, extended: Any, cargo: Any, guards: Any, special: Any) -> Ints:
        """The deliveries at these places, (places, kinds)."""
        found: Ints = np.where(
            extended[:, None] == 1, self.cargo[1][hand, cargo], self.cargo[0][hand, cargo]
        )
        found += self.guards[hand, guards]
        found += self.specials[special]
        return found


class CargoSearch:
    """Looks at worlds, with one box of components."""

    def __init__(
        self, box: Components, appraisal: CargoEvaluation, many: int = WORLD_COUNT
    ) -> None:
        self.box = box
        self.many = many
        self.appraisal = appraisal
        self.melee = BatchRaidResolver(box, appraisal.keep)
        self.ahead = BatchRollout(appraisal, self.melee, self.worth)
        self.keep = self.melee.keep
        self._by_keep = np.array(sorted(range(KINDS), key=lambda kind: -appraisal.keep[kind]))
        self._specials = counts([*_DELIVERY_SPECIALS])
        defence, attack = box.defence, box.attack
        self._guards = sorted(FIREPOWER, key=lambda kind: (attack[kind] - 2 * defence[kind], kind))
        self._guns = sorted(FIREPOWER, key=lambda kind: (defence[kind] - 2 * attack[kind], kind))
        self._riches = [sorted(CARGO, key=lambda kind: (-pays[kind], kind)) for pays in box.pays]
        most = 3 * 14
        self._lost = np.array(
            [
                DELIVERY_RAID_PERCENT
                * STRONGER_RAID_PERCENT[min(at, len(STRONGER_RAID_PERCENT) - 1)]
                // 10
                for at in range(most)
            ]
        )

    # What a hand is worth, and how it may be laid out

    def worth(self, hands: Ints) -> Ints:
        """(…): what hands (…, kinds) may still bring, as in `CargoEvaluation.worth`."""
        ordered = hands[..., self._by_keep]
        before = np.cumsum(ordered, axis=-1) - ordered
        most = self.box.limit - self.box.drawn
        best = np.clip(most - before, 0, ordered)
        keep = self.keep[self._by_keep]
        top = best @ keep
        found: Ints = top + (ordered @ keep - top) * EXCESS_CARD_PERCENT // 100
        return found

    def laid(self, hands: Ints) -> DeliveryLayouts:
        """All ways that are thought of for hands (hands, kinds)."""
        melee, specials = self.melee, self._specials
        cargo = tuple([_prefixes(hands, order, _MAX_DELIVERY_CARGO) for order in self._riches])
        guards = _prefixes(hands, self._guards, _MAX_DELIVERY_GUARDS)
        fits: Ints = np.all(hands[:, None, :] >= specials[None], axis=-1)
        many = hands[:, CARGO.start : CARGO.stop].sum(-1)
        strong = hands[:, FIREPOWER.start : FIREPOWER.stop].sum(-1)
        there: Ints = np.asarray(
            (np.arange(_MAX_DELIVERY_CARGO + 1) <= many[:, None])[:, None, :, None, None]
            & (np.arange(_MAX_DELIVERY_GUARDS + 1) <= strong[:, None])[:, None, None, :, None]
            & fits[:, None, None, None, :]
        )
        there = np.repeat(there, 2, axis=1)
        there[:, :, 0, 0, 0] = False
        value = np.stack([cargo[late] @ melee.pays[late] for late in (0, 1)], axis=1)
        defence = (guards @ melee.points[1])[:, :, None] + (
            2 * specials[:, LASSO] + specials[:, REINFORCEMENT]
        )
        lost = self._lost[np.minimum(defence, len(self._lost) - 1)]
        lost = np.where(specials[:, GETAWAY] > 0, lost * GETAWAY_LOSS_PERCENT // 100, lost)
        holds = np.stack(
            [
                (1000 - lost) * LATER_TURN_PERCENT // 100,
                (1000 - lost) ** 2 * LATER_TURN_PERCENT**2 // 10_000_000,
            ],
            axis=1,
        )
        keeps = (
            np.stack([one @ self.keep for one in cargo], axis=1)[:, :, :, None, None]
            + (guards @ self.keep)[:, None, None, :, None]
            + specials @ self.keep
        )
        full = hands.sum(-1) > self.box.limit - self.box.drawn
        share = np.where(full, FULL_HAND_COST_PERCENT, CARD_COST_PERCENT)[:, None, None, None, None]
        merit = value[:, :, :, None, None] * holds[:, :, None, :, :] // 1000
        merit = merit - keeps * share // 100
        returned = (guards @ self.keep)[:, None, None, :, None] * LOYALTY_RETURN_PERCENT // 100
        merit += (specials[:, LOYALTY] > 0) * returned
        merit += (specials[:, DIVERSION] > 0) * DIVERSION_DOLLARS
        merit += (specials[:, PRISON_WAGON] + specials[:, FAIR_FIGHT] > 0) * SPOILER_DOLLARS
        return DeliveryLayouts((cargo[0], cargo[1]), guards, specials, there, merit)

    # What may lie in a delivery

    def guess(
        self,
        view: CargoView,
        worlds: list[CargoState],
        seat: int,
        records: Sequence[SeatRecord] = (),
    ) -> Guess:
        """What lies in another seat's delivery, in the light of what it would have put down."""
        hands = counts([one.hands[seat] for one in worlds])
        raw = counts([one.deliveries[seat] for one in worlds])
        even = np.ones(len(worlds), dtype=np.int64)
        plain = Guess(raw, hands, even)
        found = self._ways(view, worlds, seat, hands, raw, records)
        if found is None:
            return plain
        laid, chance = found
        places = np.flatnonzero(chance)
        if not len(places):
            return plain
        weight = chance.reshape(-1)[places]
        if len(places) > MAX_DELIVERY_GUESSES:
            likely = np.argsort(-weight, kind="stable")[:MAX_DELIVERY_GUESSES]
            places, weight = places[likely], weight[likely]
        at = np.unravel_index(places, chance.shape)
        cards = laid.cards(*at)
        rest = (raw + hands)[at[0]] - cards
        share = max(1, int(weight.sum()) // (UNINFORMED_GUESS_DIVISOR * len(worlds)))
        return Guess(
            np.concatenate([cards, raw]),
            np.concatenate([rest, hands]),
            np.concatenate([weight, even * share]),
        )

    def _ways(
        self,
        view: CargoView,
        worlds: list[CargoState],
        seat: int,
        hands: Ints,
        raw: Ints,
        records: Sequence[SeatRecord],
    ) -> tuple[DeliveryLayouts, Ints] | None:
        """The ways in which a seat's cards may be laid out, and how likely each is in its world.

        None where something is public of what lies there, or it is older than the deck.
        """
        there, known = view.seats[seat].delivery, worlds[0].known[seat]
        assert there is not None
        if known.either or known.lot or known.family != worlds[0].family:
            return None
        fixed = counts([known.hand])[0]
        pool = raw + hands - fixed
        # What was drawn since cannot lie there: which cards these were is left to chance.
        turns = 1 if there.left == 1 + there.extended else 2
        young = min(self.box.draws(seat, view.advantages) * turns, int(pool[0].sum()) - there.cards)
        fresh = _some(hands - fixed, young)
        laid = self.laid(pool - fresh)
        # In sixteenths: how much less likely each is than the likeliest.
        behind = -laid.merit * 16 // CHOICE_TEMPERATURE_DOLLARS
        if records:
            behind = behind + self._unlike(records[seat])
        behind = np.where(laid.there, behind, 1 << 40)
        chance = fading(behind - behind.min(axis=(1, 2, 3, 4), keepdims=True))
        chance = (chance << 12) // np.maximum(chance.sum(axis=(1, 2, 3, 4), keepdims=True), 1)
        size = (
            np.arange(_MAX_DELIVERY_CARGO + 1)[:, None, None]
            + np.arange(_MAX_DELIVERY_GUARDS + 1)[None, :, None]
            + self._specials.sum(-1)
        )
        chance = chance * (size == there.cards)
        # What is extended in its last turn may have been put down for one.
        if not there.extended:
            chance[:, 1] = 0
        elif there.left > 1:
            chance[:, 0] = 0
        return laid, chance

    def _unlike(self, record: SeatRecord) -> Ints:
        """By cargo, guards and specials of a delivery, how unlike it is those that were shown."""
        each = [
            fades(seen, 100 * usual) for seen, usual in zip(crate(record), USUAL_CRATE, strict=True)
        ]
        found: Ints = (
            each[1] * np.arange(_MAX_DELIVERY_CARGO + 1)[:, None, None]
            + each[0] * np.arange(_MAX_DELIVERY_GUARDS + 1)[None, :, None]
            + each[2] * self._specials.sum(-1)
        )
        return found

    def dealt(
        self,
        view: CargoView,
        seat: int,
        worlds: list[CargoState],
        stream: Rng,
        records: Sequence[SeatRecord] = (),
    ) -> Dealt:
        """The worlds, each several times: others' cards laid out in one of the ways that are
        likely, and the deck in any order.
        """
        turn = [self.box.draws(other, view.advantages) for other in range(len(view.seats))]
        most = sum(turn) * 3
        hands, crates = [], []
        for other, one in enumerate(view.seats):
            held = counts([world.hands[other] for world in worlds])
            raw = counts([world.deliveries[other] for world in worlds])
            found = None
            if other != seat and one.delivery is not None:
                found = self._ways(view, worlds, other, held, raw, records)
            cards = np.tile(raw, (ROLLOUTS_PER_WORLD, 1))
            if found is not None:
                laid, chance = found
                sums = np.tile(
                    np.cumsum(chance.reshape(len(worlds), -1), axis=1), (ROLLOUTS_PER_WORLD, 1)
                )
                whole = sums[:, -1]
                luck = numbers(stream, len(sums)) >> np.uint64(33)
                luck = luck.astype(np.int64) % np.maximum(whole, 1)
                way = np.minimum((sums <= luck[:, None]).sum(1), sums.shape[1] - 1)
                row = np.arange(len(sums)) % len(worlds)
                likely = laid.cards(row, *np.unravel_index(way, chance.shape[1:]))
                cards = np.where((whole > 0)[:, None], likely, cards)
            crates.append(cards)
            hands.append(np.tile(raw + held, (ROLLOUTS_PER_WORLD, 1)) - cards)
        decks = self._decks(worlds, most, stream)
        return Dealt(np.stack(hands, axis=1), np.stack(crates, axis=1), decks)

    def _decks(self, worlds: list[CargoState], most: int, stream: Rng) -> Ints:
        """(worlds, each several times; cards): what is drawn, of the deck, then of the discards,
        and then of a whole one.
        """
        first = worlds[0]
        piles = len(first.deck), len(first.discards), len(self.box.deck)
        cards = np.array(
            [(*one.deck, *one.discards, *self.box.deck) for one in worlds], dtype=np.int64
        )
        cards = np.tile(cards, (ROLLOUTS_PER_WORLD, 1))
        # The pile in the highest bits: each pile is shuffled in itself.
        pile = np.repeat(np.arange(len(piles), dtype=np.uint64), piles) << np.uint64(62)
        keys = pile | numbers(stream, *cards.shape) >> np.uint64(2)
        order = np.argsort(keys, axis=1, kind="stable")[:, :most]
        found: Ints = np.take_along_axis(cards, order, axis=1)
        return found

    # Raids

    def raids(
        self,
        view: CargoView,
        seat: int,
        worlds: list[CargoState],
        records: Sequence[SeatRecord] = (),
    ) -> list[WeighedMove]:
        """Raids that may be worth it, and none, with how many dollars they are worth.

        The first is not to raid.
        """
        hand = view.seats[seat].hand
        lists = self._attacks(hand)
        found = [WeighedMove(None, 0, 0)]
        if not lists:
            return found
        own = counts([hand])
        cards = counts(lists)
        ours = self.melee.attack(cards, own - cards)
        cost = self.worth(own) - self.worth(own - cards)
        for other, one in enumerate(view.seats):
            if other == seat or one.delivery is None:
                continue
            guess = self.guess(view, worlds, other, records)
            theirs = self.melee.delivery(guess.cards, guess.hands, one.delivery.extended)
            out = self.melee.resolve(ours, theirs)
            total = int(guess.weight.sum())
            merit = self._gains(view, seat, other, worlds[0].deliveries[seat], out, guess) - cost
            taken = (out.taken @ guess.weight) // total
            found += [
                WeighedMove(Attack(Seat(other), bag), int(good), int(money))
                for bag, good, money in zip(lists, merit, taken, strict=True)
            ]
        return found

    def _gains(
        self, view: CargoView, seat: int, other: int, own: Bag, out: Outcomes, guess: Guess
    ) -> Ints:
        """(attacks,): what raids on another bring, and take from it, in dollars.

        `own` is the seat's own delivery.
        """
        mine, theirs = view.seats[seat], view.seats[other]
        there = theirs.delivery
        assert there is not None
        at_stake = 0
        if mine.delivery is not None:
            at_stake = self.appraisal.value(own, mine.delivery.extended) * COMING_PERCENT // 100
        crate = guess.cards @ self.melee.pays[int(there.extended)]
        harm = 100 if len(view.seats) == 2 else OPPONENT_LOSS_PERCENT
        wins = out.taken >= view.target - mine.total
        loses = ~wins & (out.saved >= view.target - theirs.total)
        theirs_now = out.saved + out.home + out.fled * self.keep_of(guess.cards) - crate
        gains = out.taken + out.back - out.diverted * at_stake - theirs_now * harm // 100
        gains += (wins * 1 - loses) * _WINNING_DELIVERY_DOLLARS
        found: Ints = (gains @ guess.weight) // int(guess.weight.sum())
        return found

    def odds(
        self, view: CargoView, seat: int, worlds: list[CargoState], raid: Attack
    ) -> tuple[int, int]:
        """How often a raid is won, of 10,000, and how many dollars it is expected to take."""
        there = view.seats[raid.target].delivery
        assert there is not None
        own, cards = counts([view.seats[seat].hand]), counts([raid.cards])
        guess = self.guess(view, worlds, raid.target)
        theirs = self.melee.delivery(guess.cards, guess.hands, there.extended)
        out = self.melee.resolve(self.melee.attack(cards, own - cards), theirs)
        total = int(guess.weight.sum())
        won, taken = (int(part[0] @ guess.weight) for part in (out.won * 10_000, out.taken))
        return won // total, taken // total

    def _attacks(self, hand: Bag) -> list[Bag]:
        """A short list of raids."""
        attack = self.box.attack
        guns = [kind for kind in self._guns for _ in range(hand.count(kind))]
        sets: dict[Bag, None] = {(): None}
        for many in range(1, min(len(guns), 6) + 1):
            sets[tuple(sorted(guns[:many]))] = None
        # For each strength also the cheapest way to reach it.
        cheap: dict[int, tuple[int, Bag]] = {0: (0, ())}
        for kind in guns:
            for strength, (cost, bag) in [*cheap.items()]:
                more = strength + attack[kind]
                own = cost + self.appraisal.keep[kind]
                if more not in cheap or own < cheap[more][0]:
                    cheap[more] = own, tuple(sorted((*bag, kind)))
        for _, bag in cheap.values():
            sets[bag] = None
        appraisal = self.appraisal
        groups: list[list[Bag]] = []
        for special in _RAID_SPECIALS:
            if any(special.count(kind) > hand.count(kind) for kind in special):
                continue
            group = []
            for bag in sets:
                # What has no strength wins nothing, and Reinforcement adds what is left in hand.
                if not bag and THIEF not in special:
                    continue
                if REINFORCEMENT in special and len(guns) == len(bag):
                    continue
                group.append(tuple(sorted((*bag, *special))))

            def good(cards: Bag) -> float:
                found = [appraisal.plunder(cards, size, False) for size in (1, 3, 6)]
                return sum(found) / 3 - appraisal.cost(cards, hand)

            groups.append(sorted(group, key=good, reverse=True))
        turns = [one[at] for at in range(MAX_RAIDS) for one in groups if at < len(one)]
        return turns[:MAX_RAIDS]

    # Deliveries

    def deliveries(
        self,
        game: Any,
        view: CargoView,
        seat: int,
        worlds: list[CargoState],
        stream: Rng,
        records: Sequence[SeatRecord] = (),
    ) -> list[WeighedMove]:
        """Deliveries that may be put down, and none, with how often each is to be chosen."""
        others = [Seat(one) for one in range(len(view.seats)) if one != seat]
        hand = view.seats[seat].hand
        bags = [hand]
        for number in range(BELIEVED_HANDS):
            eyes = others[number % len(others)]
            bags.append(game.determinize(worlds[number], eyes, stream).hands[seat])
        hands = counts(bags)
        who, cards, extended, usual = self.thought_of(hands)
        own = who == 0
        pair = len(view.seats) == 2
        harm = 100 if pair else OPPONENT_LOSS_PERCENT

        # Who raids it, and with what.
        raiders = self._raiders(others, worlds, styles(records, seat))
        attacks, there, cost = self.answers(raiders)
        attack_hands = np.repeat(raiders, len(_OPPONENT_RAIDS), axis=0) - attacks
        ours = self.melee.attack(attacks, attack_hands)
        rests = hands[who] - cards
        sizes = cards.sum(-1)
        value = np.where(extended == 1, cards @ self.melee.pays[1], cards @ self.melee.pays[0])
        shape = (len(raiders), len(_OPPONENT_RAIDS), len(cards))
        brings = np.zeros(shape, dtype=np.int64)
        takes = np.zeros(shape, dtype=np.int64)
        home = self.keep_of(cards)
        for late in (0, 1):
            rows = np.flatnonzero(extended == late)
            if not len(rows):
                continue
            theirs = self.melee.delivery(cards[rows], rests[rows], bool(late))
            out = self.melee.resolve(ours, theirs)
            gain = out.saved + out.home + out.fled * home[rows]
            loss = out.taken + out.back - cost[:, None] - out.diverted * _DIVERTED_DOLLARS
            brings[:, :, rows] = gain.reshape(*shape[:2], len(rows))
            takes[:, :, rows] = loss.reshape(*shape[:2], len(rows))
        collected = np.where(
            extended == 1,
            value * LATER_TURN_PERCENT**2 // 10_000,
            value * LATER_TURN_PERCENT // 100,
        )
        brings[:, 0], takes[:, 0] = collected, 0
        needs = view.target - view.seats[seat].total
        paid = np.clip(brings * 100 // np.maximum(value, 1), 0, 100)
        brings += (value >= needs) * _WINNING_DELIVERY_DOLLARS * paid // 100
        ours_now = brings - takes * harm // 100
        theirs_now = takes - (brings - collected) * harm // 100
        theirs_now = np.where(there[:, :, None], theirs_now, -(1 << 20))
        spent = self.worth(hands)[who] - self.worth(rests)
        if own.any():
            spent[own] -= self._left_for_raids(view, seat, worlds, records, cards[own])
        chosen, merit = _mixed(
            ours_now, theirs_now, spent, who, sizes * 2 + extended, extended, usual
        )
        found = []
        for at in np.flatnonzero(own):
            bag = tuple([kind for kind in range(KINDS) for _ in range(int(cards[at, kind]))])
            late = bool(extended[at])
            action = Deliver(bag, late) if bag else None
            found.append(WeighedMove(action, int(chosen[at]), int(merit[at])))
        return found

    def _raiders(self, others: list[Seat], worlds: list[CargoState], ways: Sequence[Style]) -> Ints:
        """(worlds, kinds): hands of whoever may raid, weakest first.

        A part of what they have now guards their own deliveries by then, unless they send none;
        and of those that do not raid nothing is left.
        """
        attack = self.box.attack
        hands: list[Bag] = []
        for number, world in enumerate(worlds):
            other = others[number % len(others)]
            bag, how = world.hands[other], ways[other] if ways else USUAL
            place = number * MIXING_STEP % 100
            if place >= how.raids:
                hands.append(())
                continue
            left = RAID_CARDS_OF_FIVE if place < how.sends else 5
            guns = [kind for kind in bag if kind < 8]
            kept = [kind for at, kind in enumerate(guns) if (at + number) % 5 < left]
            hands.append((*kept, *[kind for kind in bag if kind >= 8]))
        hands.sort(key=lambda bag: sum([attack[kind] for kind in bag]))
        return counts(hands)

    def keep_of(self, cards: Ints) -> Ints:
        """(…): what these cards are worth in hand, less the Getaway that brings them there."""
        found: Ints = (cards @ self.keep) - self.keep[GETAWAY]
        return found

    def thought_of(self, hands: Ints) -> tuple[Ints, Ints, Ints, Ints]:
        """By delivery: whose hand it is out of, its cards, whether it is extended, and how often
        one would choose it at a glance, of CERTAIN_CHOICE.

        None at all is the first of each hand.
        """
        laid = self.laid(hands)
        # Without cargo there are decoys alone.
        laid.there[:, :, 0] = False
        merit = np.where(laid.there, laid.merit, -(1 << 40)).reshape(len(hands), -1)
        shape = laid.there.shape
        who: list[Ints] = []
        cards: list[Ints] = []
        late: list[Ints] = []
        usual: list[Ints] = []
        for number in range(len(hands)):
            most = (MAX_DELIVERIES if number == 0 else MAX_BELIEVED_DELIVERIES) - _MAX_DECOYS - 1
            best = np.argsort(-merit[number], kind="stable")[:most]
            best = best[merit[number][best] > MIN_DELIVERY_MERIT]
            at = np.unravel_index(best, shape[1:])
            found = laid.cards(np.full(len(best), number), *at)
            decoys = self._decoys(hands[number])
            rows = np.concatenate([np.zeros((1, KINDS), dtype=np.int64), found, decoys])
            cards.append(rows)
            who.append(np.full(len(rows), number))
            zeros = np.zeros(1 + len(decoys), dtype=np.int64)
            late.append(np.concatenate([zeros[:1], at[0], zeros[1:]]))
            good = np.concatenate(
                [zeros[:1], merit[number][best], zeros[1:] - CHOICE_TEMPERATURE_DOLLARS]
            )
            chance = fading((good.max() - good) * 16 // CHOICE_TEMPERATURE_DOLLARS)
            usual.append(chance * CERTAIN_CHOICE // int(chance.sum()))
        return (
            np.concatenate(who),
            np.concatenate(cards),
            np.concatenate(late),
            np.concatenate(usual),
        )

    def _decoys(self, hand: Ints) -> Ints:
        """Deliveries whose only purpose is what others believe."""
        found: list[Bag] = []
        guns = [kind for kind in self._guns[::-1] if hand[kind]]
        if guns:
            weak = min(guns, key=lambda kind: (self.keep[kind], kind))
            found.append((weak,))
            if hand[weak] > 1:
                found.append((weak, weak))
            if hand[DIVERSION]:
                found.append((weak, DIVERSION))
        if hand[DIVERSION]:
            found.append((DIVERSION,))
        return counts(found[:_MAX_DECOYS])

    def answers(self, hands: Ints) -> tuple[Ints, Ints, Ints]:
        """Raids out of hands (hands, kinds): cards, whether there are such, and what they cost."""
        guns = _prefixes(hands, self._guns, 6)
        strong = hands[:, FIREPOWER.start : FIREPOWER.stop].sum(-1)
        cards, there = [], []
        for many, special in _OPPONENT_RAIDS:
            extra = counts([special])[0]
            cards.append(guns[:, many] + extra)
            there.append((strong >= many) & (hands >= extra).all(-1))
        found = np.stack(cards, axis=1)
        fits = np.stack(there, axis=1)
        found = found * fits[:, :, None]
        rows = np.repeat(hands, len(_OPPONENT_RAIDS), axis=0)
        flat = found.reshape(-1, KINDS)
        return flat, fits, self.worth(rows) - self.worth(rows - flat)

    def _left_for_raids(
        self,
        view: CargoView,
        seat: int,
        worlds: list[CargoState],
        records: Sequence[SeatRecord],
        cards: Ints,
    ) -> Ints:
        """(deliveries,): what can still be raided with what is left, in dollars."""
        there = [one for one in self.raids(view, seat, worlds, records) if one.action is not None]
        own = counts([view.seats[seat].hand])
        if not there:
            return np.zeros(len(cards), dtype=np.int64)
        uses = counts([one.action.cards for one in there if isinstance(one.action, Attack)])
        cost = self.worth(own) - self.worth(own - uses)
        money = np.array([one.money for one in there])
        gains = np.maximum(money * (100 + OPPONENT_LOSS_PERCENT) // 100 - cost, 0)
        fits = (uses[None] <= (own - cards)[:, None]).all(-1)
        found: Ints = (gains * fits).max(axis=1)
        return found

    # A Getaway

    def flees(self, view: CargoView, seat: int, worlds: list[CargoState]) -> bool:
        """Whether a Getaway is worth more than the raid that goes on."""
        raid = view.raid
        assert raid is not None
        mine, theirs = counts([raid.defence]), counts([raid.attack])
        stay = mine.copy()
        stay[:, GETAWAY] = 0
        plain = theirs.copy()
        plain[:, [FAIR_FIGHT, THIEF]] = 0
        stay[:, [FAIR_FIGHT, THIEF]] = 0
        hands = counts([one.hands[raid.attacker] for one in worlds])
        ours = self.melee.attack(np.repeat(plain, len(worlds), axis=0), hands)
        own = counts([view.seats[seat].hand])
        out = self.melee.resolve(ours, self.melee.delivery(stay, own, raid.extended))
        harm = 100 if len(view.seats) == 2 else 40
        need = view.target - view.seats[seat].total
        saved = out.saved + (out.saved >= need) * _WINNING_DELIVERY_DOLLARS
        lack = view.target - view.seats[raid.attacker].total
        taken = out.taken + (out.taken >= lack) * _WINNING_DELIVERY_DOLLARS
        goes_on = int((saved + out.home - taken * harm // 100).sum()) // len(worlds)
        used = int(self.keep[GETAWAY]) * COMING_PERCENT // 100
        back = self.worth(own + mine) - self.worth(own) - used
        return bool(int(back[0]) > goes_on)


_MAX_DECOYS: Final = 4
"""How many deliveries of a hand are weighed whose only purpose is what others believe."""
_DIVERTED_DOLLARS: Final = 120
"""What a delivery that a Diversion takes is worth, about."""
_WINNING_DELIVERY_DOLLARS: Final = 500
"""A delivery that wins the match counts as so many dollars more."""


def _prefixes(hands: Ints, order: list[int], most: int) -> Ints:
    """(hands, 0 to most, kinds): the first so many cards of these kinds, in this order."""
    ordered = hands[:, order]
    before = np.cumsum(ordered, axis=1) - ordered
    many = np.arange(most + 1)[None, :, None]
    found = np.zeros((len(hands), most + 1, KINDS), dtype=np.int64)
    found[:, :, order] = np.clip(many - before[:, None, :], 0, ordered[:, None, :])
    return found


def _some(hands: Ints, many: int) -> Ints:
    """(hands, kinds): some of the cards of each hand, others for each."""
    found = np.zeros_like(hands)
    for number, hand in enumerate(hands):
        cards = np.repeat(np.arange(KINDS), hand)
        # Every second, third… card from another place on: mixed, and the same whenever asked.
        order = (np.arange(len(cards)) * 7 + number * 5) % max(len(cards), 1)
        for kind in cards[np.argsort(order, kind="stable")][: min(many, len(cards))]:
            found[number, kind] += 1
    return found


def _mixed(
    brings: Ints, takes: Ints, spent: Ints, who: Ints, sign: Ints, late: Ints, usual: Ints
) -> tuple[Ints, Ints]:
    """How often each delivery is chosen (of CERTAIN_CHOICE), and what it brings against those who
    see.

    `brings` and `takes` (raiders, answers, deliveries) are what seat and raider get, `spent` what
    the cards cost; `who` is the hand and `sign` what others see of it. Regret matching of both
    sides, where raiders of about the same strength answer alike.
    """
    signs, sign = np.unique(sign, return_inverse=True)
    sign = sign.reshape(-1)
    starts: Ints = np.flatnonzero(np.diff(who, prepend=-1))
    order = np.argsort(sign, kind="stable")
    heads = np.flatnonzero(np.diff(sign[order], prepend=-1))
    sizes = np.diff(starts, append=len(who))
    plain, idle = _plainly(brings, takes, sign, order, heads, usual)
    collected = brings[0, 0]
    plain = np.where(
        late == 1,
        plain + idle * (plain * LATER_TURN_PERCENT // 100 - collected) // CERTAIN_CHOICE,
        plain,
    )
    # Of raiders alike the mean; what few of them could do none does.
    parts = np.array_split(np.arange(len(brings)), RAIDER_STRENGTH_GROUPS)
    able = takes > -(1 << 19)
    many = [np.maximum(able[part].sum(0), 1) for part in parts]
    mine = np.stack(
        [
            (brings[part] * able[part]).sum(0) // count
            for part, count in zip(parts, many, strict=True)
        ]
    )
    theirs = np.stack(
        [
            np.where(
                able[part].sum(0) * 3 >= len(part),
                (takes[part] * able[part]).sum(0) // count,
                -(1 << 12),
            )
            for part, count in zip(parts, many, strict=True)
        ]
    )
    regret = np.zeros(len(who), dtype=np.int64)
    against = np.zeros((len(parts), brings.shape[1], len(signs)), dtype=np.int64)
    total, total_against = np.zeros_like(regret), np.zeros_like(against)

    def value_of(answer: Ints) -> Ints:
        seen = answer[:, :, sign]
        once = (mine * seen).sum(1) // CERTAIN_CHOICE
        again = once + seen[:, 0] * (once * LATER_TURN_PERCENT // 100 - collected) // CERTAIN_CHOICE
        mean = np.where(late == 1, again, once).sum(0) // len(parts)
        found: Ints = (
            mean * (100 - NAIVE_RAIDER_PERCENT) + plain * NAIVE_RAIDER_PERCENT
        ) // 100 - spent
        return found

    for number in range(1, REGRET_ROUNDS + 1):
        choice = _shares(regret, starts, sizes)
        answer = _columns(against)
        value = value_of(answer)
        mean = np.add.reduceat(choice * value, starts) // CERTAIN_CHOICE
        regret = np.maximum(regret + value - np.repeat(mean, sizes), 0)
        good = np.add.reduceat((theirs * choice)[:, :, order], heads, axis=2)
        expected = (good * answer).sum(1, keepdims=True) // CERTAIN_CHOICE
        against = np.maximum(against + (good - expected) // 64, 0)
        if number > REGRET_WARM_UP_ROUNDS:
            total += (number - REGRET_WARM_UP_ROUNDS) * choice
            total_against += (number - REGRET_WARM_UP_ROUNDS) * answer
    value = value_of(_columns(total_against))
    # What was tried on the way, and brings clearly less in the end, is not chosen.
    best = np.repeat(np.maximum.reduceat(value, starts), sizes)
    total = np.where(value >= best - CLEAR_LOSS_DOLLARS, total + 1, 0)
    chosen = total * CERTAIN_CHOICE // np.repeat(np.add.reduceat(total, starts), sizes)
    return np.where(chosen >= MIN_CHOICE_WEIGHT, chosen, 0), value


def _plainly(
    brings: Ints, takes: Ints, sign: Ints, order: Ints, heads: Ints, usual: Ints
) -> tuple[Ints, Ints]:
    """(deliveries,): what they bring against raiders who go by what one would put down at a glance.

    And how often none raids then, of CERTAIN_CHOICE.
    """
    good = np.add.reduceat((takes * usual)[:, :, order], heads, axis=2)
    best = good.argmax(axis=1)[:, sign]
    found = np.take_along_axis(brings, best[:, None], 1)[:, 0].sum(0) // len(brings)
    idle = (best == 0).sum(0) * CERTAIN_CHOICE // len(brings)
    return found, idle


def _shares(regret: Ints, starts: Ints, sizes: Ints) -> Ints:
    """Shares of CERTAIN_CHOICE within each group, even ones where nothing is regretted."""
    sums = np.repeat(np.add.reduceat(regret, starts), sizes)
    even = CERTAIN_CHOICE // np.repeat(sizes, sizes)
    found: Ints = np.where(sums > 0, regret * CERTAIN_CHOICE // np.maximum(sums, 1), even)
    return found


def _columns(regret: Ints) -> Ints:
    """The same along the middle axis."""
    sums = regret.sum(1, keepdims=True)
    even = CERTAIN_CHOICE // regret.shape[1]
    found: Ints = np.where(sums > 0, regret * CERTAIN_CHOICE // np.maximum(sums, 1), even)
    return found
