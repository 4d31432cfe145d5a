"""Ladder: simple players of Cargo Hold, each with one idea."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core import Bot, Level, Seat
from engine.games.cargo_hold.actions import Attack, Deliver, Discard
from engine.games.cargo_hold.bots.levels import CargoBot, Choice, DecisionContext
from engine.games.cargo_hold.components import CARGO, FIREPOWER, LASSO, THIEF, Components
from engine.games.cargo_hold.view import Phase
from engine.parts.cards import Bag


class Player(CargoBot):
    """What the simple players have in common: they answer and collect like `normal`.

    A subclass says what it sends, what it raids, and which cards it values least.
    """

    def choose(self, at: DecisionContext) -> Choice:
        """Discard what it values least; else as its steps say."""
        if at.view.phase is Phase.DISCARD:
            many = len(at.hand) - self.box.limit
            return Discard(tuple(sorted(sorted(at.hand, key=self.kept)[:many]))), ()
        return super().choose(at)

    def kept(self, kind: int) -> tuple[int, ...]:
        """What is discarded last has the largest value."""
        return (self.appraisal.keep[kind],)

    def strongest(self, hand: Bag) -> list[int]:
        """The firepower of a hand, the best attackers first."""
        guns = [kind for kind in hand if kind in FIREPOWER]
        return sorted(guns, key=lambda kind: (-self.box.attack[kind], self.box.defence[kind]))

    def guards(self, hand: Bag) -> list[int]:
        """The firepower of a hand, the best defenders first."""
        guns = [kind for kind in hand if kind in FIREPOWER]
        return sorted(guns, key=lambda kind: (-self.box.defence[kind], self.box.attack[kind]))

    def cargo(self, hand: Bag) -> list[int]:
        """The cargo of a hand, the best paid first."""
        goods = [kind for kind in hand if kind in CARGO]
        return sorted(goods, key=lambda kind: -self.box.pays[0][kind])

    def force(self, hand: Bag, strength: float) -> Bag:
        """As few of the strongest attackers as reach a strength; none where all do not."""
        taken: list[int] = []
        for kind in self.strongest(hand):
            taken.append(kind)
            if sum(self.box.attack[one] for one in taken) >= strength:
                return tuple(sorted(taken))
        return ()

    def crates(self, at: DecisionContext) -> list[tuple[int, Seat]]:
        """The sizes of others' deliveries and whose they are, the smallest first."""
        return sorted(
            (one.delivery.cards, Seat(seat))
            for seat, one in enumerate(at.view.seats)
            if seat != at.seat and one.delivery is not None
        )

    def sends(self, cards: Sequence[int]) -> Choice | None:
        """A delivery of these cards, where there are any."""
        return (Deliver(tuple(sorted(cards)), False), ()) if cards else None


class Raider(Player):
    """Keeps its firepower, never sends, and raids large crates in force."""

    LEAST_CARDS: Final = 3
    STRENGTH_A_CARD: Final = 1.3

    def kept(self, kind: int) -> tuple[int, ...]:
        """Firepower by its attack, before anything else."""
        return (int(kind in FIREPOWER), self.box.attack[kind], self.appraisal.keep[kind])

    def delivery(self, at: DecisionContext) -> Choice | None:
        """Nothing."""
        return None

    def raid(self, at: DecisionContext) -> Choice | None:
        """The largest crate of three or more cards that it is strong enough for."""
        helpers = [kind for kind in at.hand if kind in (THIEF, LASSO)]
        for size, seat in reversed(self.crates(at)):
            force = self.force(at.hand, self.STRENGTH_A_CARD * size + 1)
            if size >= self.LEAST_CARDS and force:
                return Attack(seat, tuple(sorted((*force, *helpers)))), ()
        return None


class Sender(Player):
    """Sends all its cargo with all its firepower, and never raids."""

    def delivery(self, at: DecisionContext) -> Choice | None:
        """All cargo and all firepower, where there is any cargo."""
        goods = self.cargo(at.hand)
        return self.sends(goods + self.guards(at.hand)) if goods else None

    def raid(self, at: DecisionContext) -> Choice | None:
        """Nothing."""
        return None


class Guard(Player):
    """Sends few cards of cargo under many guards, and raids like `normal` with what is left."""

    MOST_CARGO: Final = 2
    MOST_GUARDS: Final = 5

    def delivery(self, at: DecisionContext) -> Choice | None:
        """Its best cargo and its best defenders."""
        goods = self.cargo(at.hand)[: self.MOST_CARGO]
        guards = self.guards(at.hand)[: self.MOST_GUARDS]
        return self.sends(goods + guards) if goods else None


class Decoy(Player):
    """Mostly sends a lone special, and now and then all its cargo; raids like `normal`."""

    LONE_OF_FIVE: Final = 3

    def delivery(self, at: DecisionContext) -> Choice | None:
        """The special that it values least; at times all cargo with two guards."""
        specials = [kind for kind in at.hand if kind not in CARGO and kind not in FIREPOWER]
        goods = self.cargo(at.hand)
        if specials and (not goods or at.stream.below(5) < self.LONE_OF_FIVE):
            return self.sends([min(specials, key=self.kept)])
        return self.sends(goods + self.guards(at.hand)[:2]) if goods else None


class Greedy(Player):
    """Sends all its cargo unguarded, and raids the smallest crate with all it has."""

    def delivery(self, at: DecisionContext) -> Choice | None:
        """All cargo."""
        return self.sends(self.cargo(at.hand))

    def raid(self, at: DecisionContext) -> Choice | None:
        """The smallest crate, with all firepower."""
        for _, seat in self.crates(at):
            force = tuple(sorted(self.strongest(at.hand)))
            return (Attack(seat, force), ()) if force else None
        return None


SIMPLE: Final[Mapping[Level, Callable[[Components], Bot]]] = {
    Level("raider"): Raider,
    Level("sender"): Sender,
    Level("guard"): Guard,
    Level("decoy"): Decoy,
    Level("greedy"): Greedy,
}
