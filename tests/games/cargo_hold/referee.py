"""Tests: a raid of Cargo Hold resolved a second time, from the words of the rule sheet alone.

It shares nothing with the engine, not even the numbers on the cards, so that both must be right.
Cards are their ids; hands and piles are tuples of them, whose order says nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

Cards: TypeAlias = tuple[str, ...]
Side: TypeAlias = Literal["attacker", "defender"]

FIREPOWER: Final = {
    "farmhand": (1, 1),
    "outlaw": (2, 1),
    "guard": (1, 2),
    "gunslinger": (2, 2),
    "dynamite": (3, 1),
    "barricade": (1, 3),
    "bandit_boss": (3, 2),
    "sheriff": (2, 3),
}
"""Attack and defence."""
CARGO: Final = {
    "mail": (50, 50),
    "grain": (50, 75),
    "lumber": (25, 100),
    "whiskey": (75, 100),
    "cattle": (50, 150),
    "fresh_meat": (100, 50),
    "payroll": (125, 125),
    "gold": (200, 300),
}
"""Dollars in a 1-turn and in a 2-turn delivery."""
SPECIALS: Final = (
    "fair_fight",
    "thief",
    "getaway",
    "lasso",
    "reinforcement",
    "prison_wagon",
    "diversion",
    "loyalty",
)
"""In their order, which is 1 to 8."""
COPIES: Final = {
    "farmhand": 8,
    "outlaw": 6,
    "guard": 6,
    "gunslinger": 6,
    "dynamite": 3,
    "barricade": 3,
    "bandit_boss": 2,
    "sheriff": 2,
    "mail": 4,
    "grain": 8,
    "lumber": 6,
    "whiskey": 8,
    "cattle": 5,
    "fresh_meat": 3,
    "payroll": 3,
    "gold": 3,
    "fair_fight": 2,
    "thief": 4,
    "getaway": 3,
    "lasso": 4,
    "reinforcement": 4,
    "prison_wagon": 2,
    "diversion": 3,
    "loyalty": 2,
}
"""As the sheet has them."""
TARGET: Final = 1200
"""The least debt target in dollars (CH-10)."""


class Ask(NamedTuple):
    """A choice that is put to a player in a raid.

    The answer is one card of the pool for Thief and Lasso, one or none for Reinforcement, any for
    Loyalty; for Getaway, whose pool is itself, whether it is played. Only Loyalty's pool repeats
    equal cards.
    """

    side: Side
    card: str
    pool: Cards


Answers: TypeAlias = Callable[[Ask], Cards]


class Standing(NamedTuple):
    """What the defender has left as answers (CH-24); by default nothing, so that all is asked."""

    getaway: Literal["ask", "losing", "always", "never"] = "ask"
    lasso: bool = False
    reinforcement: Literal["ask", "none", "strongest"] = "ask"
    loyalty: bool = False


ASKED: Final = Standing()
"""No answers are left."""


@dataclass(frozen=True)
class Raid:
    """What there is when a raid begins; the hands are without the raid's cards."""

    attack: Cards
    delivery: Cards
    two_turns: bool = False
    own: Cards | None = None
    """The attacker's own delivery, if there is one."""
    hands: tuple[Cards, Cards] = ((), ())
    """The attacker's and the defender's."""
    money: tuple[int, int] = (0, 0)
    target: int = TARGET
    standing: Standing = ASKED


class Step(NamedTuple):
    """Something that a card did, or that came of the raid.

    What: `acts`, `nothing` (it has no effect or no target), `declined`; a defending Thief, which
    keeps others off, `shields`; the battle's winner `wins`, and `cashes` in cargo. Cards are those
    that it discarded, stole, added or took back.
    """

    side: Side
    card: str
    what: str
    cards: Cards = ()
    dollars: int = 0


@dataclass
class Outcome:
    """What came of a raid."""

    steps: list[Step] = field(default_factory=list)
    strengths: tuple[int, int] | None = None
    """Attack and defence; None where the raid ended before the battle."""
    winner: Side | None = None
    """Of the battle; None where there was none."""
    stolen: int = 0
    raided: int = 0
    defended: int = 0
    discard: Counter[str] = field(default_factory=Counter)
    back: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))
    """What came back to the attacker's and to the defender's hand."""
    hands: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))
    own_gone: bool = False
    """Whether the attacker's own delivery was discarded."""
    match: Side | None = None
    """Who won the whole match by this raid."""
    cut: bool = False
    """Whether the match was won before the raid went on."""


class Referee:
    """Resolves one raid. Raises ValueError for a raid or an answer that breaks the rules."""

    def __init__(self, raid: Raid, answers: Answers) -> None:
        self.raid = raid
        self.answers = answers
        self.play: dict[Side, list[str]] = {
            "attacker": list(raid.attack),
            "defender": list(raid.delivery),
        }
        self.hand: dict[Side, list[str]] = {
            "attacker": list(raid.hands[0]),
            "defender": list(raid.hands[1]),
        }
        self.out = Outcome()
        if not raid.attack or not raid.delivery or set(raid.attack) & CARGO.keys():
            raise ValueError("CH-13, CH-15: one card at least, and no cargo in a raid")

    def resolve(self) -> Outcome:
        """The outcome of the raid."""
        self._specials_and_battle()
        self.out.hands = (Counter(self.hand["attacker"]), Counter(self.hand["defender"]))
        return self.out

    def _specials_and_battle(self) -> None:
        self._fair_fight()
        self._thieves()
        if not self.out.cut and not self._getaway():
            self._lassos()
            self._reinforcements()
            self._diversions()
            winner = self._battle()
            self._prison_wagons(winner)
            self._loyalties(winner)
            self._cash_in(winner)
        # Also where the match was won before: the sheet does not say, and nothing comes of it.
        for side in ("attacker", "defender"):
            self._discard(side, list(self.play[side]))

    def _fair_fight(self) -> None:
        """Order 1: every special card of both sides is discarded, the further Fair Fights too."""
        for side in ("attacker", "defender"):
            if self._copies(side, "fair_fight"):
                gone = [card for each in self.play.values() for card in each if card in SPECIALS]
                for each in ("attacker", "defender"):
                    self._discard(each, [card for card in self.play[each] if card in SPECIALS])
                self._step(side, "fair_fight", "acts", gone)

    def _thieves(self) -> None:
        """Order 2: each of the attacker's steals a cargo card, unless a defending one shields."""
        for _ in range(self._copies("attacker", "thief")):
            cargo = self._in_play("defender", CARGO)
            if self._copies("defender", "thief") or not cargo:
                self._step("attacker", "thief", "nothing")
            else:
                (card,) = self._one("attacker", "thief", cargo)
                dollars = self._value(card)
                self._discard("defender", [card])
                self.out.stolen += dollars
                self._step("attacker", "thief", "acts", [card], dollars)
                if self.raid.money[0] + self.out.stolen >= self.raid.target:
                    self.out.match, self.out.cut = "attacker", True
                    return
        for _ in range(self._copies("defender", "thief")):
            self._step("defender", "thief", "shields")

    def _getaway(self) -> bool:
        """Order 3: whether the defender gets away. Asked once, however many there are."""
        if self._copies("attacker", "getaway"):
            self._step("attacker", "getaway", "nothing")
        if not self._copies("defender", "getaway"):
            return False
        if not self._ask("defender", "getaway", ["getaway"]):
            self._step("defender", "getaway", "declined")
            return False
        self._discard("defender", ["getaway"])
        back = list(self.play["defender"])
        self._take_back("defender", back)
        self._step("defender", "getaway", "acts", back)
        return True

    def _lassos(self) -> None:
        """Order 4: each discards a firepower card of the other side."""
        for side in ("attacker", "defender"):
            other = _other(side)
            for _ in range(self._copies(side, "lasso")):
                targets = self._in_play(other, FIREPOWER)
                if not targets:
                    self._step(side, "lasso", "nothing")
                    continue
                caught = self._one(side, "lasso", targets)
                self._discard(other, caught)
                self._step(side, "lasso", "acts", caught)

    def _reinforcements(self) -> None:
        """Order 5: each may add a firepower card from the hand."""
        for side in ("attacker", "defender"):
            for _ in range(self._copies(side, "reinforcement")):
                # How many cards a hand has is public; which, is not.
                added = []
                if self.hand[side]:
                    added = self._ask(
                        side, "reinforcement", [c for c in self.hand[side] if c in FIREPOWER]
                    )
                for card in added:
                    self.hand[side].remove(card)
                    self.play[side].append(card)
                self._step(side, "reinforcement", "acts" if added else "declined", added)

    def _diversions(self) -> None:
        """Order 7, before the battle: the attacker's own delivery is discarded."""
        for _ in range(self._copies("attacker", "diversion")):
            self._step("attacker", "diversion", "nothing")
        for _ in range(self._copies("defender", "diversion")):
            if self.raid.own is None or self.out.own_gone:
                self._step("defender", "diversion", "nothing")
                continue
            self.out.own_gone = True
            self.out.discard.update(self.raid.own)
            self._step("defender", "diversion", "acts", self.raid.own)

    def _battle(self) -> Side:
        attack = sum(FIREPOWER[card][0] for card in self._in_play("attacker", FIREPOWER))
        defence = sum(FIREPOWER[card][1] for card in self._in_play("defender", FIREPOWER))
        winner: Side = "attacker" if attack > defence else "defender"
        self.out.strengths, self.out.winner = (attack, defence), winner
        self._step(winner, "battle", "wins")
        return winner

    def _prison_wagons(self, winner: Side) -> None:
        """Order 6, but once the winner is known: the loser's discard the delivery's cargo."""
        for side in ("attacker", "defender"):
            for _ in range(self._copies(side, "prison_wagon")):
                cargo = self._in_play("defender", CARGO)
                if side == winner or not cargo:
                    self._step(side, "prison_wagon", "nothing")
                    continue
                self._discard("defender", cargo)
                self._step(side, "prison_wagon", "acts", cargo)

    def _loyalties(self, winner: Side) -> None:
        """Order 8, before cargo is cashed in: the winner takes back any firepower.

        Asked once, however many there are (CH-18).
        """
        for side in ("attacker", "defender"):
            if not self._copies(side, "loyalty"):
                continue
            firepower = self._in_play(side, FIREPOWER)
            if side != winner or not firepower:
                self._step(side, "loyalty", "nothing")
                continue
            back = self._ask(side, "loyalty", firepower)
            self._take_back(side, back)
            self._step(side, "loyalty", "acts" if back else "declined", back)

    def _cash_in(self, winner: Side) -> None:
        cargo = self._in_play("defender", CARGO)
        dollars = sum(map(self._value, cargo))
        if winner == "attacker":
            self.out.raided = dollars
            money = self.raid.money[0] + self.out.stolen + dollars
        else:
            self.out.defended = dollars
            money = self.raid.money[1] + dollars
        self._step(winner, "cargo", "cashes" if cargo else "nothing", cargo, dollars)
        if money >= self.raid.target:
            self.out.match = winner

    def _value(self, card: str) -> int:
        return CARGO[card][self.raid.two_turns]

    def _copies(self, side: Side, special: str) -> int:
        return self.play[side].count(special)

    def _in_play(self, side: Side, kinds: Iterable[str]) -> list[str]:
        return [card for card in self.play[side] if card in kinds]

    def _discard(self, side: Side, cards: Iterable[str]) -> None:
        for card in cards:
            self.play[side].remove(card)
            self.out.discard[card] += 1

    def _take_back(self, side: Side, cards: Iterable[str]) -> None:
        for card in list(cards):
            self.play[side].remove(card)
            self.hand[side].append(card)
            self.out.back[side == "defender"][card] += 1

    def _one(self, side: Side, card: str, pool: list[str]) -> list[str]:
        """The one that is chosen, or that there is: it is asked only where cards differ."""
        return self._ask(side, card, pool) if len(set(pool)) > 1 else pool[:1]

    def _ask(self, side: Side, card: str, pool: Iterable[str]) -> list[str]:
        several = card == "loyalty"
        ask = Ask(side, card, tuple(sorted(pool if several else set(pool))))
        left = self._left(card, ask.pool) if side == "defender" else None
        answer = self.answers(ask) if left is None else left
        most = len(ask.pool) if several else 1
        least = 1 if card in ("thief", "lasso") else 0
        if not least <= len(answer) <= most or Counter(answer) - Counter(ask.pool):
            raise ValueError(f"no answer to {ask}: {answer}")
        return list(answer)

    def _left(self, card: str, pool: Cards) -> Cards | None:
        """The answer that the defender has left, None if it is to be asked."""
        standing = self.raid.standing
        if card == "getaway" and standing.getaway != "ask":
            goes = standing.getaway == "always"
            return pool if goes or (standing.getaway == "losing" and self._losing()) else ()
        if card == "lasso" and standing.lasso:
            return (_strongest(pool, 0),)
        if card == "reinforcement" and standing.reinforcement != "ask":
            adds = standing.reinforcement == "strongest" and bool(pool)
            return (_strongest(pool, 1),) if adds else ()
        return pool if card == "loyalty" and standing.loyalty else None

    def _losing(self) -> bool:
        """Whether the attacker would win as strengths lie, the Lassos taking the best defenders."""
        attack = sum(FIREPOWER[card][0] for card in self._in_play("attacker", FIREPOWER))
        defenders = sorted(FIREPOWER[card][1] for card in self._in_play("defender", FIREPOWER))
        lassos = self._copies("attacker", "lasso")
        return attack > sum(defenders[: max(0, len(defenders) - lassos)])

    def _step(
        self, side: Side, card: str, what: str, cards: Iterable[str] = (), dollars: int = 0
    ) -> None:
        self.out.steps.append(Step(side, card, what, tuple(sorted(cards)), dollars))


def _strongest(pool: Cards, of: int) -> str:
    """By attack (0) for the attacker's side or defence (1) for the defender's, then by the other
    value, then by the order of the table (CH-18).
    """
    order = [*FIREPOWER]
    return min(
        pool, key=lambda card: (-FIREPOWER[card][of], -FIREPOWER[card][1 - of], order.index(card))
    )


def _other(side: Side) -> Side:
    return "defender" if side == "attacker" else "attacker"


def resolve(raid: Raid, answers: Answers) -> Outcome:
    """What comes of a raid. Raises ValueError for a raid or an answer that breaks the rules."""
    return Referee(raid, answers).resolve()
