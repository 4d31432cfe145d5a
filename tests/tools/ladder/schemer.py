"""Ladder: a simple player of Cargo Hold with a dozen weights, which `exploit` sets."""

from typing import Final, NamedTuple

from engine.games.cargo_hold.actions import Attack, Collect, Deliver, Extend
from engine.games.cargo_hold.bots.levels import Choice, DecisionContext
from engine.games.cargo_hold.components import (
    CARGO,
    FIREPOWER,
    GETAWAY,
    LASSO,
    PRISON_WAGON,
    REINFORCEMENT,
    THIEF,
    Components,
)
from engine.parts.cards import Bag, minus
from tests.tools.ladder.simple import Player


class Weights(NamedTuple):
    """What the player goes by; whole numbers."""

    least_value: int = 100
    """It sends cargo that pays at least so many dollars."""
    most_cargo: int = 8
    """It sends at most so many cards of cargo."""
    guard: int = 4
    """The defence that it gives each 100 dollars of cargo."""
    reserve: int = 0
    """The attack strength that it keeps in hand when it guards a delivery."""
    escort: int = 0
    """Whether its deliveries take specials along: 0 none, 1 Getaway, 2 others too."""
    patience: int = 60
    """How many dollars more two turns must bring than one."""
    decoy: int = 0
    """In so many of 100 turns without a delivery it sends its least card alone."""
    raid_cards: int = 1
    """It raids deliveries of at least so many cards."""
    strength: int = 130
    """The attack strength that it wants for 100 cards of a delivery."""
    surplus: int = 1
    """The attack strength that it wants beyond that."""
    raid_most: int = 14
    """It raids deliveries of at most so many cards."""
    specials: int = 0
    """Which specials raid along: 0 none, 1 Thief, 2 Lasso too, 3 Reinforcement too."""
    keep_firepower: int = 100
    keep_cargo: int = 100
    keep_specials: int = 100
    """How much of 100 it values cards that it may discard."""


BOUNDS: Final = Weights(
    least_value=1000,
    most_cargo=10,
    guard=14,
    reserve=16,
    escort=2,
    patience=200,
    decoy=60,
    raid_cards=8,
    strength=250,
    surplus=6,
    raid_most=14,
    specials=3,
    keep_firepower=400,
    keep_cargo=400,
    keep_specials=400,
)
"""The largest weights; the least is 0."""


EXPLOITER: Final = Weights(
    least_value=727,
    most_cargo=4,
    guard=4,
    reserve=16,
    escort=0,
    patience=139,
    decoy=60,
    raid_cards=2,
    strength=47,
    surplus=2,
    raid_most=14,
    specials=2,
    keep_firepower=273,
    keep_cargo=0,
    keep_specials=153,
)
"""The best that `exploit` has found against `hard`."""


class Schemer(Player):
    """Sends, guards, raids and keeps by its weights."""

    def __init__(self, box: Components, weights: Weights) -> None:
        super().__init__(box)
        self.weights = weights

    def kept(self, kind: int) -> tuple[int, ...]:
        """What a card in hand may bring, by the weight of its class."""
        weights, keep = self.weights, self.appraisal.keep[kind]
        if kind in FIREPOWER:
            return (keep * weights.keep_firepower,)
        return (keep * (weights.keep_cargo if kind in CARGO else weights.keep_specials),)

    def due(self, at: DecisionContext, *, extended: bool) -> Choice:
        """Wait for a second turn if it brings enough more."""
        now, then = (self.appraisal.value(at.put_down, late) for late in (False, True))
        has = at.view.seats[at.seat].total
        waits = not extended and has + now < at.view.target
        return (Extend() if waits and then >= now + self.weights.patience else Collect()), ()

    def delivery(self, at: DecisionContext) -> Choice | None:
        """Its best cargo under guard, or a decoy."""
        weights, box, hand = self.weights, self.box, at.hand
        goods = self.cargo(hand)[: weights.most_cargo]
        now, then = (self.appraisal.value(tuple(goods), late) for late in (False, True))
        if not goods or now < weights.least_value:
            if at.stream.below(100) >= weights.decoy:
                return None
            return Deliver((min(hand, key=self.kept),), False), ()
        cards, wanted = goods, now * weights.guard // 100
        strength = sum(box.attack[kind] for kind in hand)
        guards = sorted(
            [kind for kind in hand if kind in FIREPOWER],
            key=lambda kind: (box.attack[kind] - 2 * box.defence[kind], kind),
        )
        for kind in guards:
            strength -= box.attack[kind]
            if wanted <= 0 or strength < weights.reserve:
                break
            wanted -= box.defence[kind]
            cards.append(kind)
        escorts = ((), (GETAWAY,), (GETAWAY, LASSO, REINFORCEMENT, PRISON_WAGON))[weights.escort]
        cards += [kind for kind in escorts if kind in hand]
        has = at.view.seats[at.seat].total
        late = has + now < at.view.target and then >= now + weights.patience
        return Deliver(tuple(sorted(cards)), late), ()

    def raid(self, at: DecisionContext) -> Choice | None:
        """The delivery that promises most of those that it is strong enough for."""
        weights = self.weights
        for size, seat in reversed(self.crates(at)):
            force = self.force(at.hand, size * weights.strength / 100 + weights.surplus)
            if force and weights.raid_cards <= size <= weights.raid_most:
                return Attack(seat, force), ()
        return None

    def force(self, hand: Bag, strength: float) -> Bag:
        """As few of the strongest attackers as reach a strength, and the specials that help."""
        taken = super().force(hand, strength)
        helpers = (THIEF, LASSO, REINFORCEMENT)[: self.weights.specials] if taken else ()
        left = minus(hand, taken)
        return tuple(sorted([*taken, *(kind for kind in helpers if kind in left)]))
