"""Cargo Hold: what comes of a step, by playing on in many worlds at once; it loads NumPy.

All seats play on in the same simple manner: they send what they have, guarded by what it is worth,
and raid where that seems to pay, by what is public of a crate. All steps are tried in the same
worlds, with the same cards to be drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np

from engine.core import Seat
from engine.games.cargo_hold.actions import Attack, CargoAction, Collect, Deliver, Extend
from engine.games.cargo_hold.bots.beliefs import USUAL, Style
from engine.games.cargo_hold.bots.evaluation import CargoEvaluation
from engine.games.cargo_hold.bots.raid_batch import BatchRaidResolver, counts
from engine.games.cargo_hold.components import (
    CARGO,
    DIVERSION,
    FIREPOWER,
    GETAWAY,
    KINDS,
    LASSO,
    LOYALTY,
    PRISON_WAGON,
    REINFORCEMENT,
    THIEF,
)
from engine.games.cargo_hold.events import Source
from engine.games.cargo_hold.scoring import SHEET_LINES
from engine.games.cargo_hold.view import CargoView
from engine.search.batch import Ints, fading

_FIREPOWER_SLICE: Final = slice(FIREPOWER.start, FIREPOWER.stop)
_CARGO_SLICE: Final = slice(CARGO.start, CARGO.stop)
_MAX_RAID_FIREPOWER: Final = 7
"""The most cards of firepower in a raid."""
_CRATE_SIZE_COUNT: Final = 14
_STRENGTH_COUNT: Final = 24
_WIN_SPREAD_DOLLARS: Final = 80
_LEADER_GAP_DIVISOR: Final = 5
"""By the spread, and a part of what the leader lacks, less money makes a win less likely by e."""


MIXING_STEP: Final = 37
"""From one match to the next so many of 100 more: whether a seat sends is spread evenly."""
ROLLOUT_ROUNDS: Final = 2
"""How many rounds are played on: what is sent for two turns comes in."""
STEPS_BEFORE_TURN_END: Final = 3
"""Of the four steps of a turn so many come before its end."""
ROLLOUTS_PER_WORLD: Final = 2
"""How many matches are played on from each world, with other crates and other cards to draw."""


MIN_DELIVERY_DOLLARS: Final = 120
"""What a delivery pays at least, unless the hand is `FULL_HAND_CARDS`."""
FULL_HAND_CARDS: Final = 3
MIN_EXTENSION_GAIN_DOLLARS: Final = 50
"""How many dollars more two turns must bring than one."""
DEFENCE_PER_1000_DOLLARS: Final = 7
"""The defence that 1000 dollars of cargo get."""
CRATE_CARGO_PERCENT: Final = 47
"""How many of a crate's cards are believed to be cargo, in percent."""
RAID_CARD_COST_PERCENT: Final = 75
"""What cards that raid cost, of 100 that they are worth in hand."""
OPPONENT_LOSS_PERCENT: Final = 25
NEAR_WINNER_LOSS_PERCENT: Final = 80
"""What another loses counts so much of 100, and so much more where it would soon win."""
MIN_ESCORTED_DOLLARS: Final = 100
MIN_LASSO_DOLLARS: Final = 175
"""Deliveries that pay so much take specials along, and a Lasso."""
THIEF_PICK_PERCENT: Final = 125
"""What a Thief takes, of 100 that usual cargo pays."""
THIEF_COST_DOLLARS: Final = 40
LASSO_COST_DOLLARS: Final = 30
"""What these cost in a raid."""
HAND_EQUITY_PERCENT: Final = 60
CRATE_EQUITY_PERCENT: Final = 70
"""How much of 100 hands and deliveries count for who is ahead."""
# Of some ten thousand matches of seats that play like this, those did best that have these numbers.
TURN_ORDER_DOLLARS: Final = 315
"""What a round's lead is worth; who acts last lacks nearly as much against who acts next.

Measured with `normal` in 600 matches of three seats; in 160 of two and of five it was right too.
"""


MAX_TURNS_TO_COME: Final = 60
"""From this many turns to come on, more make no difference."""
CERTAIN_WIN: Final = 1 << 16
"""A certain win."""


class Dealt(NamedTuple):
    """What may be hidden: `hands` and `crates` (rows, seats, kinds), `decks` (rows, cards)."""

    hands: Ints
    crates: Ints
    decks: Ints


class RolloutState:
    """Where the matches stand: `hands` and `crates` (rows, seats, kinds), and so on by seat.

    `decks` (rows, cards) are drawn from `at` on. `winner` is -1 where none has won. `gained` is
    (rows, seats, sources) what was paid since, where somebody wants to know.
    """

    gained: Ints | None = None
    styles: Sequence[Style] = ()
    """How each seat plays on; as usual where nothing is said."""
    advantages: Sequence[Seat] = ()
    """The seats that draw one more card (CH-30)."""

    def __init__(
        self,
        hands: Ints,
        crates: Ints,
        late: Ints,
        left: Ints,
        money: Ints,
        decks: Ints,
        target: int,
    ) -> None:
        self.hands, self.crates, self.late, self.left = hands, crates, late, left
        self.money, self.decks, self.target = money, decks, target
        self.at = np.zeros(len(hands), dtype=np.int64)
        self.winner = np.full(len(hands), -1, dtype=np.int64)
        self.row = np.arange(len(hands))

    def style(self, seat: int) -> Style:
        """How a seat plays on."""
        return self.styles[seat] if self.styles else USUAL

    def share(self, seat: int, percent: int) -> Ints:
        """(rows,): so many of 100 matches, the same ones at each time."""
        found: Ints = (self.row * MIXING_STEP + seat) % 100 < percent
        return found

    def paid(self, seat: Ints | int, rows: Ints, dollars: Ints, source: Source) -> None:
        """Pay, and note who has won."""
        self.money[rows, seat] += dollars
        if self.gained is not None:
            self.gained[rows, seat, SHEET_LINES.index(source)] += dollars
        won = (self.money[rows, seat] >= self.target) & (self.winner[rows] < 0)
        self.winner[rows] = np.where(won, seat, self.winner[rows])


class BatchRollout:
    """Plays on, with one box of components."""

    def __init__(
        self, appraisal: CargoEvaluation, melee: BatchRaidResolver, worth: Callable[[Ints], Ints]
    ) -> None:
        box = self.box = appraisal.box
        self.melee, self.worth = melee, worth
        self.keep, self.pays = melee.keep, melee.pays
        self.attack, self.defence = melee.points
        defence, attack = box.defence, box.attack
        guards = sorted(FIREPOWER, key=lambda kind: (attack[kind] - 2 * defence[kind], kind))
        guns = sorted(FIREPOWER, key=lambda kind: (defence[kind] - 2 * attack[kind], kind))
        self.guards, self.guns = np.array(guards), np.array(guns)
        self.usual = np.array([round(one) for one in appraisal.usual])
        self.beats = np.array(
            [
                [round(1000 * appraisal.guarded(size, power)) for power in range(_STRENGTH_COUNT)]
                for size in range(_CRATE_SIZE_COUNT)
            ]
        )
        self.by_keep = np.array(sorted(range(KINDS), key=lambda kind: -appraisal.keep[kind]))

    # What comes of steps

    def values(
        self,
        view: CargoView,
        seat: int,
        options: list[CargoAction | None],
        dealt: Dealt,
        styles: Sequence[Style] = (),
    ) -> Ints:
        """(options,): how likely each makes the match won, of CERTAIN_WIN.

        They are steps of the same kind in a seat's turn, which then goes on with the later ones;
        None is to take none, and then, too, what comes later is done.
        """
        rows, many, last = len(dealt.hands), len(options), self.box.turns
        there = [one.delivery for one in view.seats]
        trail = RolloutState(
            np.tile(dealt.hands, (many, 1, 1)),
            np.tile(dealt.crates, (many, 1, 1)),
            np.tile([0 if one is None else int(one.extended) for one in there], (rows * many, 1)),
            np.tile([0 if one is None else one.left for one in there], (rows * many, 1)),
            np.tile([one.total for one in view.seats], (rows * many, 1)),
            np.tile(dealt.decks, (many, 1)),
            view.target,
        )
        trail.styles = styles
        trail.advantages = view.advantages
        for number, option in enumerate(options):
            self._begin(trail, seat, trail.row[number * rows : (number + 1) * rows], option)
        kinds = {type(option) for option in options}
        if kinds & {Collect, Extend}:
            self.deliver(trail, seat, last - view.turn)
        if Attack not in kinds:
            self.raid(trail, seat, last - view.turn)
        self.draw(trail, seat)
        n = len(view.seats)
        left = (last - view.turn + 1) * n - seat - 1
        for later in range(seat + 1, seat + 1 + min(ROLLOUT_ROUNDS * n, left)):
            self.turn(trail, later % n, last - view.turn - later // n)
        chances = (
            self.ended(trail, seat) if left <= ROLLOUT_ROUNDS * n else self.chances(trail, seat)
        )
        found: Ints = chances.reshape(many, rows).sum(1) // rows
        return found

    def follow(self, trail: RolloutState, steps: Ints, actor: int, turn: int, seat: int) -> Ints:
        """(rows,): how likely a seat wins, of CERTAIN_WIN, if all play on from the actor's turn,
        its
        `turn`-th, in which `steps` (rows,) of C-A-R-D are done; what has `left` so many turns
        when it begins has one more here.
        """
        n, more = trail.hands.shape[1], self.box.turns - turn
        for number, step in enumerate((self.collect, self.deliver, self.raid)):
            rest = self._rest(trail, np.flatnonzero(steps > number))
            step(trail, actor, more)
            self._wake(trail, *rest)
        rest = self._rest(trail, np.flatnonzero(steps > STEPS_BEFORE_TURN_END))
        self.draw(trail, actor)
        self._wake(trail, *rest)
        left = (more + 1) * n - actor - 1
        for later in range(actor + 1, actor + 1 + min(ROLLOUT_ROUNDS * n, left)):
            self.turn(trail, later % n, more - later // n)
        if left <= ROLLOUT_ROUNDS * n:
            return self.ended(trail, seat)
        # The actor has just had its turn: it acts last.
        before = (np.arange(n) - actor - 1) % n
        return self.chances(trail, seat, -TURN_ORDER_DOLLARS * before // n)

    def _rest(self, trail: RolloutState, rows: Ints) -> tuple[Ints, Ints, Ints]:
        """Let nothing be done in these rows, as where somebody has won; what they had."""
        had = rows, trail.winner[rows].copy(), trail.left[rows].copy()
        trail.winner[rows] = trail.hands.shape[1]
        return had

    def _wake(self, trail: RolloutState, rows: Ints, winner: Ints, left: Ints) -> None:
        trail.winner[rows], trail.left[rows] = winner, left

    def _begin(
        self, trail: RolloutState, seat: int, rows: Ints, option: CargoAction | None
    ) -> None:
        if isinstance(option, Deliver):
            cards = counts([option.cards])
            trail.hands[rows, seat] -= cards
            trail.crates[rows, seat] = cards
            trail.late[rows, seat] = int(option.extended)
            trail.left[rows, seat] = 1 + int(option.extended)
        elif isinstance(option, Attack):
            cards = np.repeat(counts([option.cards]), len(rows), axis=0)
            self.fight(trail, seat, rows, np.full(len(rows), option.target), cards)
        elif isinstance(option, Extend):
            trail.late[rows, seat] = trail.left[rows, seat] = 1
        elif isinstance(option, Collect):
            self.cash_in(trail, seat, rows)

    def chances(self, trail: RolloutState, seat: int, ahead: Ints | None = None) -> Ints:
        """(rows,): how likely the seat wins, by what each has and may expect.

        `ahead` (seats,) has what their place in the turn order is worth, in dollars.
        """
        crates = trail.crates
        sent = np.where(trail.late == 1, crates @ self.pays[1], crates @ self.pays[0])
        equity = trail.money + self.worth(trail.hands) * HAND_EQUITY_PERCENT // 100
        equity += sent * CRATE_EQUITY_PERCENT // 100
        if ahead is not None:
            equity += ahead
        spread = (
            _WIN_SPREAD_DOLLARS
            + np.maximum(0, trail.target - trail.money.max(1)) // _LEADER_GAP_DIVISOR
        )
        chances = fading((equity.max(1)[:, None] - equity) * 16 // spread[:, None]) + 1
        share = chances[:, seat] * CERTAIN_WIN // chances.sum(1)
        found: Ints = np.where(trail.winner == seat, CERTAIN_WIN, share * (trail.winner < 0))
        return found

    def ended(self, trail: RolloutState, seat: int) -> Ints:
        """(rows,): whether the seat wins after all turns, by the most money (CH-19)."""
        first = trail.money == trail.money.max(1)[:, None]
        share = first[:, seat] * CERTAIN_WIN // first.sum(1)
        found: Ints = np.where(trail.winner == seat, CERTAIN_WIN, share * (trail.winner < 0))
        return found

    # How a seat plays

    def turn(self, trail: RolloutState, seat: int, more: int = MAX_TURNS_TO_COME) -> None:
        """A whole turn of a seat, which has so many more (CH-19)."""
        self.collect(trail, seat, more)
        self.deliver(trail, seat, more)
        self.raid(trail, seat, more)
        self.draw(trail, seat)

    def collect(self, trail: RolloutState, seat: int, more: int = MAX_TURNS_TO_COME) -> None:
        """Collect what is ready, or extend it."""
        crate, late = trail.crates[:, seat], trail.late[:, seat]
        there = crate.any(-1)
        left = np.maximum(trail.left[:, seat] - there, 0)
        now, then = crate @ self.pays[0], crate @ self.pays[1]
        ready = there & (left == 0) & (trail.winner < 0)
        has = trail.money[:, seat]
        waits = ready & (late == 0) & (has + now < trail.target)
        waits &= (then > now + MIN_EXTENSION_GAIN_DOLLARS) & (more > 0)
        trail.left[:, seat] = np.where(waits, 1, left)
        trail.late[:, seat] = np.where(waits, 1, late)
        self.cash_in(trail, seat, np.flatnonzero(ready & ~waits))

    def cash_in(self, trail: RolloutState, seat: int, rows: Ints) -> None:
        """What lies in the crates of these rows is collected; Loyalty brings firepower back."""
        crate = trail.crates[rows, seat]
        gain = np.where(trail.late[rows, seat] == 1, crate @ self.pays[1], crate @ self.pays[0])
        back = crate * (crate[:, LOYALTY] > 0)[:, None]
        back[:, _FIREPOWER_SLICE.stop :] = 0
        trail.hands[rows, seat] += back
        trail.crates[rows, seat] = 0
        trail.late[rows, seat] = 0
        trail.paid(seat, rows, gain, Source.COLLECTED)

    def deliver(self, trail: RolloutState, seat: int, more: int = MAX_TURNS_TO_COME) -> None:
        """Send all cargo, guarded by its worth, if it can come in in so many more turns."""
        hand = trail.hands[:, seat]
        cargo = hand[:, _CARGO_SLICE]
        now, then = cargo @ self.pays[0, _CARGO_SLICE], cargo @ self.pays[1, _CARGO_SLICE]
        lacks = trail.target - trail.money[:, seat]
        late = (then > now + MIN_EXTENSION_GAIN_DOLLARS) & (now < lacks) & (more > 1)
        value = np.where(late, then, now)
        size = hand.sum(-1)
        sends = (
            (value >= MIN_DELIVERY_DOLLARS)
            | ((size >= FULL_HAND_CARDS) & (value > 0))
            | (value >= lacks)
        )
        sends &= ~trail.crates[:, seat].any(-1) & (trail.winner < 0) & (more > 0)
        sends &= trail.share(seat, trail.style(seat).sends)
        rows = np.flatnonzero(sends)
        if not len(rows):
            return
        hand, value, late = hand[rows], value[rows], late[rows]
        cards = np.zeros_like(hand)
        cards[:, _CARGO_SLICE] = hand[:, _CARGO_SLICE]
        # Guards one by one, until the defence is as much as the value wants.
        wanted = value * DEFENCE_PER_1000_DOLLARS // 1000
        order = self.guards
        ordered = hand[:, order]
        points = self.defence[order]
        before = np.cumsum(ordered * points, axis=1) - ordered * points
        lacking = np.maximum(wanted[:, None] - before, 0)
        cards[:, order] = np.minimum(ordered, -(-lacking // points))
        rich = value >= MIN_ESCORTED_DOLLARS
        for kind in (GETAWAY, DIVERSION, PRISON_WAGON, LOYALTY):
            cards[:, kind] = np.minimum(hand[:, kind], 1) * rich
        cards[:, LASSO] = np.minimum(hand[:, LASSO], 1) * (value >= MIN_LASSO_DOLLARS)
        cards[:, REINFORCEMENT] = np.minimum(hand[:, REINFORCEMENT], 1) * rich
        trail.crates[rows, seat] = cards
        trail.hands[rows, seat] -= cards
        trail.late[rows, seat] = late
        trail.left[rows, seat] = 1 + late

    def raid(self, trail: RolloutState, seat: int, more: int = MAX_TURNS_TO_COME) -> None:
        """Raid the crate that promises most, if any does; in the last turn cards cost nothing."""
        kept = int(more > 0)
        n = trail.hands.shape[1]
        hand = trail.hands[:, seat]
        order = self.guns
        ordered = hand[:, order]
        before = np.cumsum(ordered, axis=1) - ordered
        many = np.arange(_MAX_RAID_FIREPOWER + 1)
        taken = np.minimum(np.maximum(many[:, None] - before[:, None, :], 0), ordered[:, None, :])
        power = taken @ self.attack[order]
        cost = (taken @ self.keep[order]) * RAID_CARD_COST_PERCENT // 100 * kept
        fits = many <= ordered.sum(-1)[:, None]
        thief = hand[:, THIEF] > 0
        lasso = hand[:, LASSO] > 0
        strength = np.minimum(power + 2 * lasso[:, None], _STRENGTH_COUNT - 1)
        best = np.zeros(len(hand), dtype=np.int64)
        choice = np.zeros(len(hand), dtype=np.int64)
        whom = np.full(len(hand), -1, dtype=np.int64)
        for other in range(n):
            if other == seat:
                continue
            size = np.minimum(trail.crates[:, other].sum(-1), _CRATE_SIZE_COUNT - 1)
            late = trail.late[:, other]
            usual = self.usual[late]
            loot = size * usual * CRATE_CARGO_PERCENT // 100
            chance = self.beats[size[:, None], strength]
            soon = trail.money[:, other] + loot >= trail.target
            weight = 100 + OPPONENT_LOSS_PERCENT + NEAR_WINNER_LOSS_PERCENT * soon
            stolen = np.where(thief, np.minimum(loot, usual * THIEF_PICK_PERCENT // 100), 0)
            gain = (stolen[:, None] + (loot - stolen)[:, None] * chance // 1000) * weight[:, None]
            helpers = THIEF_COST_DOLLARS * thief + LASSO_COST_DOLLARS * lasso
            gain = gain // 100 - cost - helpers[:, None] * kept
            gain = np.where(fits & (size > 0)[:, None], gain, -1)
            at = gain.argmax(1)
            good = gain[trail.row, at]
            # Without strength a Thief alone does something.
            good = np.where((at == 0) & ~thief, -1, good)
            better = good > best
            best = np.where(better, good, best)
            choice = np.where(better, at, choice)
            whom = np.where(better, other, whom)
        willing = trail.share(seat, trail.style(seat).raids)
        rows = np.flatnonzero((whom >= 0) & (trail.winner < 0) & willing)
        if not len(rows):
            return
        cards = np.zeros((len(rows), KINDS), dtype=np.int64)
        cards[:, order] = taken[rows, choice[rows]]
        cards[:, THIEF] = np.minimum(hand[rows, THIEF], 1)
        cards[:, LASSO] = np.minimum(hand[rows, LASSO], 1)
        self.fight(trail, seat, rows, whom[rows], cards)

    def fight(self, trail: RolloutState, seat: int, rows: Ints, whom: Ints, cards: Ints) -> None:
        """Raids of these rows: whom, and with which cards."""
        trail.hands[rows, seat] -= cards
        crates, late = trail.crates[rows, whom], trail.late[rows, whom]
        several = (THIEF, LASSO, REINFORCEMENT)
        most = int(max(cards[:, several].max(), crates[:, several].max()))
        attack = self.melee.attack(cards, trail.hands[rows, seat], most)
        one, two = (
            self.melee.delivery(crates, trail.hands[rows, whom], bool(mode), most)
            for mode in (0, 1)
        )
        delivery = one._replace(
            stolen=np.where(late[:, None] == 1, two.stolen, one.stolen),
            rest=np.where(late[:, None] == 1, two.rest, one.rest),
        )
        out = self.melee.one_by_one(attack, delivery)
        trail.crates[rows, whom] = 0
        trail.late[rows, whom] = 0
        fled = np.flatnonzero(out.fled)
        if len(fled):
            home = crates[fled]
            home[:, GETAWAY] -= 1
            trail.hands[rows[fled], whom[fled]] += home
        lost = np.flatnonzero(out.diverted)
        if len(lost):
            trail.crates[rows[lost], seat] = 0
            trail.late[rows[lost], seat] = 0
        for bag, has, who in (
            (cards, out.won & (cards[:, LOYALTY] > 0), np.full(len(rows), seat)),
            (crates, ~out.won & ~out.fled & (crates[:, LOYALTY] > 0), whom),
        ):
            back = np.flatnonzero(has)
            if len(back):
                guns = bag[back].copy()
                guns[:, _FIREPOWER_SLICE.stop :] = 0
                trail.hands[rows[back], who[back]] += guns
        trail.paid(seat, rows, out.stolen, Source.STOLEN)
        trail.paid(seat, rows, out.taken - out.stolen, Source.RAIDED)
        trail.paid(whom, rows, out.saved, Source.DEFENDED)

    def draw(self, trail: RolloutState, seat: int) -> None:
        """Draw, and discard what is worth least above the limit."""
        live = np.flatnonzero(trail.winner < 0)
        hand = trail.hands[live, seat]
        drawn = self.box.draws(seat, trail.advantages)
        for more in range(drawn):
            hand[np.arange(len(live)), trail.decks[live, trail.at[live] + more]] += 1
        trail.at[live] += drawn
        ordered = hand[:, self.by_keep]
        before = np.cumsum(ordered, axis=1) - ordered
        hand[:, self.by_keep] = np.clip(self.box.limit - before, 0, ordered)
        trail.hands[live, seat] = hand
