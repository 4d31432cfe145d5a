"""Cargo Hold: a raid, resolved card by card (CH-18 to CH-26); pure, and without a match around it.

`RaidResolver` is where a raid stands. `run` lets specials act, lowest order first and of equal ones
the attacker's first, until somebody has to choose or the raid is over. Its `log` has a `Firing` for
each special that came up, and where strengths were `Compared`. Whoever plays raids out in many
worlds gives `resolve` a `Chooser`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

import msgspec

from engine.games.cargo_hold.actions import ASK_ALL, Answers, Getaway, Reinforcing
from engine.games.cargo_hold.components import (
    DIVERSION,
    FAIR_FIGHT,
    GETAWAY,
    LASSO,
    LOYALTY,
    NOTHING,
    PRISON_WAGON,
    REINFORCEMENT,
    THIEF,
    Components,
)
from engine.games.cargo_hold.events import Did
from engine.parts.cards import Bag

ATTACKER, DEFENDER = 0, 1
"""The sides of a raid."""

NO_GOAL: Final = 1 << 30
"""More money than anybody needs."""


class Firing(NamedTuple):
    """A special came up: of which side, what it did, to which cards, and what that paid."""

    side: int
    card: int
    did: Did
    cards: Bag = ()
    money: int = 0


class Compared(NamedTuple):
    """Attack strength against defence strength, and the side that wins."""

    attack: int
    defence: int
    winner: int


class SpecialQuestion(NamedTuple):
    """Whoever owns a special has to choose: side and card."""

    side: int
    card: int


class RaidState(msgspec.Struct, frozen=True):
    """Where a raid stands between two inputs, as `RaidResolver` does, and between which seats.

    `asked` is a side and a special, of which the side has to choose. `returned` is what Loyalty has
    brought back so far: it goes to its winner's hand when the raid is over.
    """

    attacker: int
    defender: int
    extended: bool
    attack: Bag
    defence: Bag
    stage: int
    fired: int
    winner: int
    asked: tuple[int, int]
    returned: Bag = ()


Chooser: TypeAlias = Callable[["RaidResolver", SpecialQuestion], Bag]
"""The answer to a choice: the cargo or firepower as one card, for Getaway itself or nothing, for
Reinforcement a card or nothing, for Loyalty what comes back."""

_FIGHTING_ORDER: Final = (FAIR_FIGHT, THIEF, GETAWAY, LASSO, REINFORCEMENT, DIVERSION)
_SETTLING_ORDER: Final = (PRISON_WAGON, LOYALTY)
_STRENGTH_STAGE: Final = 2 * len(_FIGHTING_ORDER)
"""The stage at which strengths are compared; each order before and after it has one a side."""
_CASH_STAGE: Final = _STRENGTH_STAGE + 1 + 2 * len(_SETTLING_ORDER)
_END_STAGE: Final = _CASH_STAGE + 1
_STAGES: Final = (
    *[(kind, side) for kind in _FIGHTING_ORDER for side in (ATTACKER, DEFENDER)],
    (NOTHING, NOTHING),
    *[(kind, side) for kind in _SETTLING_ORDER for side in (ATTACKER, DEFENDER)],
)


class RaidResolver:
    """A raid that goes on; what is in play lies in `attack` and `defence`.

    `attack`, `defence`: cards in play on each side, the defence with its cargo. `extended`: whether
    the delivery pays as 2-turn. `held`: the cards in each side's hand, of which only the number
    counts here (CH-24); `diverted`: the attacker's own delivery, if any; `needs`: the money that
    each side lacks to its target, at which the raid ends at once (CH-27).

    Results so far: `stolen` and `cashed` dollars, by Thief and by the winner; `winner` a side, or
    NOTHING while none is known and after a Getaway; `returned` cards to each side's hand; `added`
    firepower out of each hand; `paid` cargo of the winner; `gone` cards that are discarded, in
    order; `over`. The `log` has what came up, in order.

    `former` goes by version 1 of the rules, for matches that were begun under it: each Loyalty
    asks, and of equal defenders a Reinforcement adds the worse attacker.
    """

    __slots__ = (
        "added",
        "attack",
        "box",
        "cashed",
        "defence",
        "diverted",
        "extended",
        "fired",
        "former",
        "gone",
        "held",
        "log",
        "needs",
        "over",
        "paid",
        "returned",
        "stage",
        "stolen",
        "winner",
    )

    def __init__(
        self,
        box: Components,
        attack: Bag,
        defence: Bag,
        *,
        extended: bool = False,
        held: tuple[int, int] = (0, 0),
        diverted: Bag = (),
        needs: tuple[int, int] = (NO_GOAL, NO_GOAL),
        stage: int = 0,
        fired: int = 0,
        winner: int = NOTHING,
        returned: Bag = (),
        former: bool = False,
    ) -> None:
        self.box = box
        self.former = former
        self.attack = [*attack]
        self.defence = [*defence]
        self.extended = extended
        self.held = [*held]
        self.diverted = diverted
        self.needs = needs
        self.stage = stage
        self.fired = fired
        self.winner = winner
        self.stolen = 0
        self.cashed = 0
        self.returned: tuple[list[int], list[int]] = ([], [])
        if returned:
            self.returned[winner].extend(returned)
        self.added: tuple[list[int], list[int]] = ([], [])
        self.gone: list[int] = []
        self.paid: Bag = ()
        self.log: list[Firing | Compared] = []
        self.over = False

    # What is in play

    def side(self, side: int) -> list[int]:
        """The cards in play of a side."""
        return self.defence if side else self.attack

    def firepower(self, side: int) -> Bag:
        """Its firepower in play, ascending."""
        return tuple(sorted([kind for kind in self.side(side) if kind < 8]))

    def cargo(self) -> Bag:
        """The cargo that is left, ascending."""
        return tuple(sorted([kind for kind in self.defence if 8 <= kind < 16]))

    def strength(self, side: int) -> int:
        """Attack strength of the attacker, defence strength of the defender (CH-21)."""
        if side:
            points = self.box.defence
            return sum([points[kind] for kind in self.defence])
        points = self.box.attack
        return sum([points[kind] for kind in self.attack])

    def options(self, asked: SpecialQuestion) -> Bag:
        """The kinds in play that may be chosen, each once; for Reinforcement they are in hand."""
        side, card = asked
        if card == THIEF:
            return tuple(dict.fromkeys(self.cargo()))
        if card == LASSO:
            return tuple(dict.fromkeys(self.firepower(1 - side)))
        if card == LOYALTY:
            return self.firepower(side)
        return ()

    # How it goes on

    def run(self) -> SpecialQuestion | None:
        """Go on until somebody has to choose; None once the raid is over."""
        while not self.over:
            stage = self.stage
            if stage == _STRENGTH_STAGE:
                self._compare()
            elif stage == _CASH_STAGE:
                self._cash_in()
            else:
                kind, side = _STAGES[stage]
                own = self.defence if side else self.attack
                if kind in own and self.fired < own.count(kind):
                    asked = self._fire(side, kind)
                    if asked is not None:
                        return asked
                else:
                    self.stage = self._later(stage + 1)
                    self.fired = 0
        return None

    def _later(self, stage: int) -> int:
        """The next stage at which anything happens, from this one on."""
        while stage < _CASH_STAGE and stage != _STRENGTH_STAGE:
            kind, side = _STAGES[stage]
            if kind in (self.defence if side else self.attack):
                break
            stage += 1
        return stage

    def answer(self, asked: SpecialQuestion, cards: Bag) -> None:
        """What was asked is answered, with something that may be chosen; nothing checks it."""
        side, card = asked
        if card == THIEF:
            self._steal(cards[0])
        elif card == GETAWAY:
            self._flee() if cards else self._fired(side, card, Did.STAYED)
        elif card == LASSO:
            self._rope(side, cards[0])
        elif card == REINFORCEMENT:
            if cards:
                self._reinforce(side, cards[0])
            else:
                self._fired(side, card, Did.DECLINED)
        else:
            self._take_back(side, cards)

    def _fired(
        self, side: int, card: int, did: Did, cards: Bag = (), money: int = 0
    ) -> SpecialQuestion | None:
        """One copy has come up; Getaway and Loyalty do so once, however many there are (CH-18)."""
        once = card == GETAWAY or (card == LOYALTY and not self.former)
        self.fired = 1 << 10 if once else self.fired + 1
        self.log.append(Firing(side, card, did, cards, money))
        return None

    def _fire(self, side: int, card: int) -> SpecialQuestion | None:
        """The next copy acts; or its owner has more than one choice."""
        if card == FAIR_FIGHT:
            self._clear(side)
            return None
        if card == THIEF:
            if side == DEFENDER:
                return self._fired(side, card, Did.GUARDED)
            cargo = self.options(SpecialQuestion(side, card))
            if cargo and THIEF in self.defence:
                return self._fired(side, card, Did.SHIELDED)
            return self._forced(side, card, cargo)
        if card == GETAWAY:
            if side == DEFENDER:
                return SpecialQuestion(side, card)
        elif card == LASSO:
            return self._forced(side, card, self.options(SpecialQuestion(side, card)))
        elif card == REINFORCEMENT:
            # The number of cards in hand is public, what they are is not (CH-24).
            return (
                SpecialQuestion(side, card)
                if self.held[side]
                else self._fired(side, card, Did.DECLINED)
            )
        elif card == DIVERSION:
            if side == DEFENDER and self.diverted:
                gone, self.diverted = self.diverted, ()
                self.gone += gone
                return self._fired(side, card, Did.DIVERTED, gone)
        elif card == PRISON_WAGON:
            cargo = self.cargo()
            if self.winner != side and cargo:
                self._lose(DEFENDER, cargo)
                return self._fired(side, card, Did.SEIZED, cargo)
        elif self.winner == side and self.firepower(side):
            return SpecialQuestion(side, card)
        return self._fired(side, card, Did.NOTHING)

    def _forced(self, side: int, card: int, options: Bag) -> SpecialQuestion | None:
        """Lasso and Thief must act if they can; a choice of one is none (CH-18, CH-24)."""
        if len(options) > 1:
            return SpecialQuestion(side, card)
        if not options:
            return self._fired(side, card, Did.NOTHING)
        self.answer(SpecialQuestion(side, card), options)
        return None

    def _lose(self, side: int, cards: Bag) -> None:
        """Cards in play go to the discard pile."""
        own = self.side(side)
        for card in cards:
            own.remove(card)
        self.gone += cards

    def _clear(self, side: int) -> None:
        cleared: list[int] = []
        for each in (ATTACKER, DEFENDER):
            specials = tuple(sorted([kind for kind in self.side(each) if kind >= 16]))
            self._lose(each, specials)
            cleared += specials
        self._fired(side, FAIR_FIGHT, Did.CLEARED, tuple(sorted(cleared)))

    def _steal(self, card: int) -> None:
        money = self.box.pays[self.extended][card]
        self._lose(DEFENDER, (card,))
        self.stolen += money
        self._fired(ATTACKER, THIEF, Did.STOLE, (card,), money)
        if self.stolen >= self.needs[ATTACKER]:
            self._end()

    def _flee(self) -> None:
        self._lose(DEFENDER, (GETAWAY,))
        back = tuple(sorted(self.defence))
        self.returned[DEFENDER].extend(back)
        self.defence.clear()
        self._fired(DEFENDER, GETAWAY, Did.FLED, back)
        self._end()

    def _rope(self, side: int, card: int) -> None:
        self._lose(1 - side, (card,))
        self._fired(side, LASSO, Did.ROPED, (card,))

    def _reinforce(self, side: int, card: int) -> None:
        self.side(side).append(card)
        self.added[side].append(card)
        self.held[side] -= 1
        self._fired(side, REINFORCEMENT, Did.REINFORCED, (card,))

    def _take_back(self, side: int, cards: Bag) -> None:
        own = self.side(side)
        for card in cards:
            own.remove(card)
        self.returned[side].extend(cards)
        self._fired(side, LOYALTY, Did.RETURNED, cards)

    def _compare(self) -> None:
        """A draw is the defender's, 0 : 0 too (CH-21)."""
        attack, defence = self.strength(ATTACKER), self.strength(DEFENDER)
        self.winner = ATTACKER if attack > defence else DEFENDER
        self.log.append(Compared(attack, defence, self.winner))
        self.stage = self._later(_STRENGTH_STAGE + 1)

    def _cash_in(self) -> None:
        pays = self.box.pays[self.extended]
        self.paid = self.cargo()
        self.cashed = sum([pays[kind] for kind in self.paid])
        self._end()

    def _end(self) -> None:
        """All that is left in play is discarded (CH-22)."""
        self.gone += sorted(self.attack)
        self.gone += sorted(self.defence)
        self.stage = _END_STAGE
        self.over = True


def resolve(fight: RaidResolver, choose: Chooser) -> RaidResolver:
    """Play a raid to its end; the same fight, which is over."""
    while (asked := fight.run()) is not None:
        fight.answer(asked, choose(fight, asked))
    return fight


def losing(fight: RaidResolver) -> bool:
    """Whether the attacker would win as strengths lie, its Lassos taking the best defenders.

    That is what a standing answer about a Getaway goes by (CH-24).
    """
    defence = sorted([fight.box.defence[kind] for kind in fight.defence if kind < 8], reverse=True)
    return fight.strength(ATTACKER) > sum(defence[fight.attack.count(LASSO) :])


def standing(
    fight: RaidResolver, asked: SpecialQuestion, answers: Answers, hand: Bag
) -> Bag | None:
    """What a defender has left as an answer, holding this hand when the raid went on (CH-24).

    None if it is to be asked; the attacker always is.
    """
    if asked.side != DEFENDER or answers is ASK_ALL:
        return None
    card, box = asked.card, fight.box
    if card == GETAWAY:
        if answers.getaway is Getaway.ASK:
            return None
        losing_now = answers.getaway is Getaway.LOSING and losing(fight)
        return (card,) if losing_now or answers.getaway is Getaway.ALWAYS else ()
    if card == LASSO:
        options = fight.options(asked)
        strongest = max(options, key=lambda kind: (box.attack[kind], box.defence[kind]))
        return (strongest,) if answers.lasso else None
    if card == LOYALTY:
        return fight.options(asked) if answers.loyalty else None
    if answers.reinforcement is Reinforcing.ASK:
        return None
    held = [kind for kind in hand if kind < 8]
    for added in fight.added[DEFENDER]:
        held.remove(added)
    if answers.reinforcement is Reinforcing.NONE or not held:
        return ()
    sign = -1 if fight.former else 1
    return (max(held, key=lambda kind: (box.defence[kind], sign * box.attack[kind])),)
