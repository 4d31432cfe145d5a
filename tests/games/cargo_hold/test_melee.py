"""Tests: many raids at once end as the game's own do, one by one."""

from __future__ import annotations

from engine.core import Rng
from engine.games.cargo_hold.bots.evaluation import CargoEvaluation
from engine.games.cargo_hold.bots.raid_batch import BatchRaidResolver, counts
from engine.games.cargo_hold.components import GETAWAY, LASSO, NOTHING, REINFORCEMENT, THIEF
from engine.games.cargo_hold.events import Did
from engine.games.cargo_hold.raid import (
    ATTACKER,
    DEFENDER,
    Firing,
    RaidResolver,
    SpecialQuestion,
    losing,
    resolve,
)
from engine.parts.cards import Bag
from tests.games.cargo_hold.deals import box

RAIDS = 1000
OWN = (8,)
"""The attacker's own delivery, for a Diversion."""


def one_by_one(
    attack: Bag, defence: Bag, hands: tuple[list[int], list[int]], *, extended: bool
) -> tuple[bool, bool, int, int, int, bool, int]:
    """Won, fled, taken, stolen, saved, diverted, what comes back, as `BatchRaidResolver`."""
    stock, keep = box(), CargoEvaluation(box()).keep
    size = (len(hands[0]), len(hands[1]))
    fight = RaidResolver(stock, attack, defence, extended=extended, held=size, diverted=OWN)

    def choose(fight: RaidResolver, asked: SpecialQuestion) -> Bag:
        side, card = asked
        options = fight.options(asked)
        if card == THIEF:
            return (max(options, key=lambda kind: stock.pays[extended][kind]),)
        if card == GETAWAY:
            return (card,) if losing(fight) else ()
        if card == LASSO:
            points = stock.attack if side else stock.defence
            return (max(options, key=lambda kind: points[kind]),)
        if card == REINFORCEMENT:
            points = stock.defence if side else stock.attack
            guns = [kind for kind in hands[side] if kind < 8]
            if not guns:
                return ()
            best = max(guns, key=lambda kind: (points[kind], -kind))
            hands[side].remove(best)
            return (best,)
        return options

    resolve(fight, choose)
    did = {entry.did for entry in fight.log if isinstance(entry, Firing)}
    won, held = fight.winner == ATTACKER, fight.winner == DEFENDER
    lent = sum([keep[kind] for kind in fight.added[ATTACKER]])
    plain = not (lent or LASSO in defence)
    back = sum([keep[kind] for kind in fight.returned[ATTACKER]]) if plain else NOTHING
    taken = fight.stolen + fight.cashed * won
    saved = fight.cashed * held
    return won, Did.FLED in did, taken, fight.stolen, saved, Did.DIVERTED in did, back


def test_many_raids_at_once_end_as_one_by_one_ch_18_to_26() -> None:
    stock, stream = box(), Rng("melee")
    melee = BatchRaidResolver(stock, CargoEvaluation(stock).keep)
    seen = set()
    for _ in range(RAIDS):
        deck = stream.shuffled(stock.deck)
        attack = tuple(sorted([kind for kind in deck if not 8 <= kind < 16][: 1 + stream.below(5)]))
        for kind in attack:
            deck.remove(kind)
        size = 1 + stream.below(6)
        defence = tuple(sorted(deck[:size]))
        hands = deck[size : size + 4], deck[size + 4 : size + 8]
        extended = stream.below(2) == 1
        ours = melee.attack(counts([attack]), counts([tuple(hands[0])]))
        theirs = melee.delivery(counts([defence]), counts([tuple(hands[1])]), extended)
        out = melee.resolve(ours, theirs)
        found = (out.won, out.fled, out.taken, out.stolen, out.saved, out.diverted)
        got = tuple(int(part[0, 0]) for part in found)
        *wanted, back = one_by_one(attack, defence, hands, extended=extended)
        assert tuple(map(int, wanted)) == got, (attack, defence)
        if back != NOTHING:
            assert out.back[0, 0] == back
        seen.add((wanted[0], wanted[1], wanted[2] > 0, wanted[4] > 0))
    # Won with and without money, held with and without, fled with and without a Thief before.
    assert len(seen) >= 6


def test_all_attacks_meet_all_deliveries() -> None:
    melee = BatchRaidResolver(box(), CargoEvaluation(box()).keep)
    attacks, deliveries = counts([(0,), (4,)]), counts([(2, 15), (8,), (6,)])
    none = counts([()] * 3)
    out = melee.resolve(melee.attack(attacks, none[:2]), melee.delivery(deliveries, none, False))
    assert [[False, True, False], [True, True, True]] == out.won.tolist()
    assert [[0, 50, 0], [200, 50, 0]] == out.taken.tolist()
    assert [[200, 0, 0], [0, 0, 0]] == out.saved.tolist()
