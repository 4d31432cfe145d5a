"""Cargo Hold: a turn of two seats as a game of its own, where a crate or two decide the match.

It loads NumPy. Its moves are three: what the other has sent, what the seat now sends and raids
with, what the other raids with then. Each side knows its own cards and what is public, and answers
what the other does with all the hands that it may hold; both mix (regret matching), so that no
crate tells what lies in it. What comes of it is found by playing on.

Where all hands that may be held are few, they are solved together, and each is played by the same
solution; else some are drawn, and one's own is among them. Where the whole rest of the match is
small, it is one game, and no rule plays on (`endgame`).
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from engine.core import Rng
from engine.games.cargo_hold.bots.endgame import ONE, TRIFLE, Endgame, EndgamePlan, Public
from engine.games.cargo_hold.bots.raid_batch import counts
from engine.games.cargo_hold.bots.rollouts import CERTAIN_WIN, RolloutState
from engine.games.cargo_hold.components import CARGO, DIVERSION, FIREPOWER, KINDS
from engine.games.cargo_hold.view import CargoView
from engine.parts.cards import Bag
from engine.search.batch import Ints, numbers

if TYPE_CHECKING:
    from engine.games.cargo_hold.bots.search import CargoSearch

NEAR_WIN_DOLLARS: Final = 400
"""A seat that lacks no more dollars may win by a crate or two."""
SAMPLED_DEALS: Final = 192
"""How many ways in which the hidden cards may lie are drawn."""
MAX_LISTED_HANDS: Final = 24
"""Hands of a seat that are no more than that are all thought of."""
MAX_SAMPLED_HANDS: Final = 4
"""Of more hands so many are at most, and as many deliveries of each; there are 2 at least."""
MAX_PLAY_LINES: Final = 12_000
"""The most lines of play that are wanted, then."""
MAX_REGRET_UPDATES: Final = 2_000_000
"""Rounds of regret matching, times lines, are so many at most, about."""
SPENT_CARD_COST: Final = 4
"""What a card that is sent or raids costs, of `ONE`: of what is as good the least is done."""
MAX_DECOY_CARDS: Final = 2
"""A delivery without cargo has so many cards at most, all such as do harm to who raids it."""
MAX_DELIVERY_SUBSETS: Final = 32
"""Deliveries out of a hand that are no more than that are all thought of."""
ROLLOUT_TURN_BUDGET: Final = 24_000
"""About how many turns are played on: the fewer lines there are, the further."""
MIN_LOOKAHEAD_TURNS: Final = 4
MAX_LOOKAHEAD_TURNS: Final = 8
"""At least and at most so many turns of each line."""
MAX_ROLLOUTS_PER_LINE: Final = 4
"""Each line is played on so many times at most, with other cards to be drawn."""
LEAD_WIN_PERCENT: Final = 30
"""To be ahead by the whole target counts so much of 100 wins."""
REGRET_ROUNDS: Final = 100
"""Rounds of regret matching."""
TREMBLE_PROBABILITY: Final = ONE // 32
"""So often either side does anything, so that there is an answer to whatever is done."""


class ActionTable(NamedTuple):
    """Ways of one seat, by number: out of which hand, what is in hand and crate then.

    `late` and `left` are of the crate; `raid` are the cards of a raid. `sign` is what others see.
    """

    who: Ints
    hand: Ints
    crate: Ints
    late: Ints
    left: Ints
    raid: Ints
    sign: Ints


class Strategy(NamedTuple):
    """By hand (hands, 2 × kinds) the ways of the seat that is to move, and their shares."""

    hands: Ints
    ways: ActionTable
    shares: Ints


class SubgameSolver:
    """Turns of two seats, with one box of components."""

    def __init__(self, worlds: CargoSearch) -> None:
        self.worlds, self.ahead, self.box = worlds, worlds.ahead, worlds.box
        self.endgame = Endgame(worlds.ahead)
        self._solved = lru_cache(maxsize=1024)(self._solve)
        self._parts = lru_cache(maxsize=64)(self._dealt)

    def fits(self, view: CargoView) -> bool:
        """Whether a crate or two decide between two seats of whose cards nothing is known."""
        one = view.seats
        known = any(each.known or each.either for each in one)
        return (
            len(one) == 2
            and not known
            and view.target - max(e.total for e in one) <= NEAR_WIN_DOLLARS
        )

    def plans(self, view: CargoView, seat: int, hand: Bag, crate: Bag) -> list[EndgamePlan]:
        """What may be done in a turn that has just begun, out of this hand and crate."""
        public = Public.of(view, seat)
        found = self.endgame.plans(public, hand, crate)
        if found:
            return found
        own = counts([hand, crate]).reshape(-1)
        parts = self._parts(public, None)
        if all(
            len(_distinct(one, MAX_LISTED_HANDS + 1, None)[0]) <= MAX_LISTED_HANDS for one in parts
        ):
            solved = self._solved(public, None)
            row = np.flatnonzero((solved.hands == own).all(-1))
            if len(row):
                return _plans(solved, int(row[0]))
        return _plans(self._solve(public, tuple(own.tolist())), 0)

    # What may be hidden

    def _pool(self, public: Public) -> Ints:
        found: Ints = counts([self.box.deck])[0] - counts([public.discards])[0]
        return found

    def _drew(self, public: Public) -> int:
        """How many cards the other has drawn since it put its crate down."""
        cards, late, left = public.crates[1 - public.seat]
        most = self.box.drawn * (2 + late - left)
        return min(most, public.held[1 - public.seat]) if cards else 0

    def _dealt(self, public: Public, mine: tuple[int, ...] | None) -> tuple[Ints, Ints]:
        """(SAMPLED_DEALS, 2 × kinds) of the other, what it had when it put its crate down and what
        it has drawn since, and of the seat, hand and crate; nothing of `mine` is dealt, where it is
        given.
        """
        seat, drew = public.seat, self._drew(public)
        own, other = public.crates[seat][0], public.crates[1 - seat][0]
        sizes = (public.held[1 - seat] + other - drew, drew, public.held[seat], own)
        held = 0 if mine is None else np.array(mine).reshape(2, KINDS).sum(0)
        if mine is not None:
            sizes = (*sizes[:2], 0, 0)
        pool = np.repeat(np.arange(KINDS), self._pool(public) - held)
        stream = Rng("duel", *[str(part) for part in public])
        cards = pool[np.argsort(numbers(stream, SAMPLED_DEALS, len(pool)), axis=1, kind="stable")]
        found = np.zeros((SAMPLED_DEALS, 4, KINDS), dtype=np.int64)
        row, at = np.arange(SAMPLED_DEALS), 0
        for part, size in enumerate(sizes):
            for column in range(at, at + size):
                found[row, part, cards[:, column]] += 1
            at += size
        return found[:, :2].reshape(SAMPLED_DEALS, -1), found[:, 2:].reshape(SAMPLED_DEALS, -1)

    def _weights(self, theirs: Ints, often: Ints, mine: Ints, as_often: Ints, pool: Ints) -> Ints:
        """(theirs, mine): how likely two hands come together, of about 65536 in all."""
        found = (often[:, None] * as_often[None, :]) << 20
        for kind in np.flatnonzero(pool):
            many = int(pool[kind])
            ways = np.array([[comb(n, k) for k in range(many + 1)] for n in range(many + 1)])
            left, taken = many - theirs[:, kind], mine[:, kind]
            fits = (left >= 0)[:, None]
            found = found * ways[np.maximum(left, 0)[:, None], taken[None, :]] * fits
            found //= ways[many, taken][None, :]
        share: Ints = found * ONE // max(int(found.sum()) >> 4, 1)
        return np.where(found > 0, np.maximum(share, 1), 0)

    # What may be done

    def _sent(
        self, hands: Ints, more: int, size: int, late: int, few: int
    ) -> tuple[Ints, Ints, Ints]:
        """Deliveries out of hands (hands, kinds), none first: whose, the cards, whether extended.

        Those of the size that was seen are among them; `more` turns are to come.
        """
        if (np.prod(hands + 1, axis=1) <= MAX_DELIVERY_SUBSETS).all():
            parts = [_subsets(hand) for hand in hands]
            who = np.repeat(np.arange(len(hands)), [2 * len(one) for one in parts])
            cards = np.concatenate([np.concatenate([one, one]) for one in parts])
            mode = np.concatenate([np.repeat([0, 1], len(one)) for one in parts])
        else:
            who, cards, mode, usual = self.worlds.thought_of(hands)
            seen = (cards.sum(-1) == size) & (mode == late)
            order = np.lexsort((-usual, ~seen, who))
            rank = np.arange(len(who)) - np.searchsorted(who, who)
            place = np.empty_like(rank)
            place[order] = rank
            top = np.lexsort((-usual, who))
            best = np.empty_like(rank)
            best[top] = rank
            keep = (place < few) & seen | (best < few) | ~cards.any(-1)
            who, cards, mode = who[keep], cards[keep], mode[keep]
        pays = self.ahead.pays
        waits = (cards @ pays[1] > cards @ pays[0]) & (more > 1)
        seen = (cards.sum(-1) == size) & (mode == late)
        lures = ~np.delete(cards, [*FIREPOWER, DIVERSION], axis=1).any(-1)
        purpose = cards[:, CARGO.start : CARGO.stop].any(-1) | lures & (
            cards.sum(-1) <= MAX_DECOY_CARDS
        )
        # In the last turn nothing is sent: it would never come in (CH-19).
        purpose = (purpose & (more > 0)) | ~cards.any(-1)
        keep = ((mode == 0) | waits | (seen & cards.any(-1))) & purpose
        return who[keep], cards[keep], mode[keep]

    def _theirs(self, public: Public, hands: Ints, few: int) -> ActionTable:
        """What the other may have put down, whatever its size, and has in hand."""
        had, drawn = hands[:, :KINDS], hands[:, KINDS:]
        size, late, left = public.crates[1 - public.seat]
        if size:
            rounds = 1 + late - left
            more = self.box.turns - public.turn + 1 + rounds
            who, crate, mode = self._sent(had, more, size, late, few)
            seen = (crate.sum(-1) == size) & (mode == late)
            lacks = np.setdiff1d(np.arange(len(had)), who[seen])
            who = np.concatenate([who, lacks])
            crate = np.concatenate([crate, _first(had[lacks], size)])
            mode = np.concatenate([mode, np.full(len(lacks), late)])
            wait = np.maximum(1, 1 + mode - rounds) * crate.any(-1)
        else:
            who, crate = np.arange(len(had)), np.zeros_like(had)
            mode = wait = np.zeros(len(had), dtype=np.int64)
        rest = had[who] + drawn[who] - crate
        sign = crate.sum(-1) * 2 + mode
        return ActionTable(who, rest, crate, mode, wait, np.zeros_like(rest), sign)

    def _mine(self, public: Public, hands: Ints, few: int) -> ActionTable:
        """What the seat may send and raid with."""
        had, there = hands[:, :KINDS], hands[:, KINDS:]
        size, late, left = public.crates[public.seat]
        if size:
            who, sent = np.arange(len(had)), np.zeros_like(had)
            mode, wait = np.full(len(had), late), np.full(len(had), left)
        else:
            who, sent, mode = self._sent(had, self.box.turns - public.turn, 0, 0, few)
            wait = 1 + mode
        crate, rest = there[who] + sent, had[who] - sent
        raids = np.zeros_like(rest)
        if public.crates[1 - public.seat][0]:
            cards, fits = self._raids(rest)
            at, which = np.nonzero(fits)
            who, crate, rest, mode, wait = who[at], crate[at], rest[at], mode[at], wait[at]
            raids = cards[at, which]
        mode, wait = mode * crate.any(-1), wait * crate.any(-1)
        seen = np.concatenate([crate.sum(-1)[:, None], mode[:, None], raids], axis=1)
        sign = np.unique(seen, axis=0, return_inverse=True)[1].reshape(-1)
        return ActionTable(who, rest, crate, mode, wait, raids, sign)

    def _raids(self, hands: Ints) -> tuple[Ints, Ints]:
        """(hands, raids, kinds), and whether there are such; first, not to raid."""
        flat, fits, _ = self.worlds.answers(hands)
        cards = flat.reshape(len(hands), -1, KINDS)
        use = fits.any(0)
        return cards[:, use], fits[:, use]

    # The game

    def _solve(self, public: Public, own: tuple[int, ...] | None) -> Strategy:
        """The mix of all hands that are thought of; the seat's own is the first."""
        # The other has nothing of what the seat has, but does not know what that is.
        parts = self._parts(public, own)[0], self._parts(public, None)[1]
        pool = self._pool(public)
        listed = all(
            len(_distinct(one, MAX_LISTED_HANDS + 1, None)[0]) <= MAX_LISTED_HANDS for one in parts
        )
        few = MAX_LISTED_HANDS if listed else MAX_SAMPLED_HANDS
        while True:
            hers, often = _distinct(parts[0], few, None)
            his, as_often = _distinct(parts[1], few, own)
            totals = [one[:, :KINDS] + one[:, KINDS:] for one in (hers, his)]
            weight = self._weights(totals[0], often, totals[1], as_often, pool)
            theirs, mine = self._theirs(public, hers, few), self._mine(public, his, few)
            answers, fits = self._raids(theirs.hand)
            # All lines of play: what the other sent, what the seat does, and with what the other
            # raids then.
            likely: Ints = weight[theirs.who][:, mine.who]
            there, sent = theirs.crate.sum(-1) > 0, mine.crate.sum(-1) > 0
            can: Ints = (likely > 0)[:, :, None] & fits[:, None, :]
            can &= there[:, None, None] | (mine.raid.sum(-1) == 0)[None, :, None]
            can[:, :, 1:] &= sent[None, :, None]
            if listed or few == 2 or int(can.sum()) <= MAX_PLAY_LINES:
                break
            few -= 1
        line = np.nonzero(can)
        chance = np.zeros(can.shape, dtype=np.int64)
        pairs = theirs.who[line[0]] * len(his) + mine.who[line[1]]
        drawn = self._decks(public, pool, totals, pairs)
        chance[line] = self._played(public, theirs, mine, line, answers[line[0], line[2]], drawn)
        chance -= can * (SPENT_CARD_COST * (mine.crate.sum(-1) + mine.raid.sum(-1)))[None, :, None]
        first = np.unique(
            np.concatenate([hers[theirs.who, :KINDS], theirs.crate, theirs.late[:, None]], axis=1),
            axis=0,
            return_inverse=True,
        )[1].reshape(-1)
        olds = np.unique(hers[:, :KINDS], axis=0, return_inverse=True)[1].reshape(-1)[theirs.who]
        signs, sign = np.unique(theirs.sign, return_inverse=True)
        size, late, _ = public.crates[1 - public.seat]
        seen = int(np.flatnonzero(signs == size * 2 + late * (size > 0))[0])
        worth = likely[:, :, None] * chance
        shares = _mixed(worth, can, first, olds, sign.reshape(-1), mine.who, mine.sign)[seen]
        return Strategy(his, mine, shares)

    def _decks(self, public: Public, pool: Ints, totals: list[Ints], pairs: Ints) -> Ints:
        """(MAX_ROLLOUTS_PER_LINE, lines, cards): what is drawn, the same for the same hands."""
        kinds, place = np.unique(pairs, return_inverse=True)
        tail = np.array([*public.discards, *self.box.deck], dtype=np.int64)
        most = self.box.drawn * (MAX_LOOKAHEAD_TURNS + 2)
        stream = Rng("drawn", *[str(part) for part in public])
        found = np.zeros((MAX_ROLLOUTS_PER_LINE, len(kinds), most), dtype=np.int64)
        for number, pair in enumerate(kinds.tolist()):
            theirs, mine = divmod(pair, len(totals[1]))
            deck = np.repeat(np.arange(KINDS), pool - totals[0][theirs] - totals[1][mine])
            order = np.argsort(
                numbers(stream, MAX_ROLLOUTS_PER_LINE, len(deck)), axis=1, kind="stable"
            )
            for again in range(MAX_ROLLOUTS_PER_LINE):
                found[again, number] = np.concatenate([deck[order[again]], tail])[:most]
        return found[:, place.reshape(-1)]

    def _played(
        self,
        public: Public,
        theirs: ActionTable,
        mine: ActionTable,
        line: tuple[Ints, ...],
        answers: Ints,
        decks: Ints,
    ) -> Ints:
        """(lines,): how likely the seat wins, and how far it is ahead, of `ONE`."""
        seat, other, ahead = public.seat, 1 - public.seat, self.ahead
        rows, last = len(line[0]), self.box.turns
        again = max(1, min(MAX_ROLLOUTS_PER_LINE, ROLLOUT_TURN_BUDGET // 8 // rows))
        both = (theirs, line[0]), (mine, line[1])
        if seat == 0:
            both = both[::-1]

        def of(part: str) -> Ints:
            found = np.stack([getattr(lines, part)[at] for lines, at in both], axis=1)
            return np.concatenate([found] * again)

        money = np.tile(public.money, (rows * again, 1))
        deck = decks[:again].reshape(rows * again, -1)
        trail = RolloutState(
            of("hand"), of("crate"), of("late"), of("left"), money, deck, public.target
        )
        self._raid(trail, seat, np.tile(mine.raid[line[1]], (again, 1)))
        ahead.draw(trail, seat)
        left = (last - public.turn + 1) * 2 - seat - 1
        turns = min(
            left,
            max(
                MIN_LOOKAHEAD_TURNS, min(MAX_LOOKAHEAD_TURNS, ROLLOUT_TURN_BUDGET // (rows * again))
            ),
        )
        for later in range(seat + 1, seat + 1 + turns):
            who, more = later % 2, last - public.turn - later // 2
            if later > seat + 1:
                ahead.turn(trail, who, more, bold=True)
                continue
            ahead.collect(trail, who, more)
            self._raid(trail, who, np.tile(answers, (again, 1)))
            ahead.deliver(trail, who, more)
            ahead.draw(trail, who)
        found = ahead.ended(trail, seat) if turns == left else ahead.chances(trail, seat)
        lead = trail.money[:, seat] - trail.money[:, other]
        lead = np.clip(lead, -public.target, public.target)
        found = found + lead * LEAD_WIN_PERCENT * CERTAIN_WIN // 100 // public.target
        mean: Ints = found.reshape(again, rows).sum(0) // again
        return mean * ONE // CERTAIN_WIN

    def _raid(self, trail: RolloutState, seat: int, cards: Ints) -> None:
        """Raids with these on the other's crate, where there is one."""
        other = 1 - seat
        rows = np.flatnonzero(cards.any(-1) & trail.crates[:, other].any(-1) & (trail.winner < 0))
        rows = rows[(cards[rows] <= trail.hands[rows, seat]).all(-1)]
        if len(rows):
            self.ahead.fight(trail, seat, rows, np.full(len(rows), other), cards[rows])


def _plans(found: Strategy, row: int) -> list[EndgamePlan]:
    ways, sent = found.ways, found.ways.crate
    size = found.hands[row, KINDS:].any()
    return [
        EndgamePlan(
            () if size else _bag(sent[at]),
            bool(ways.late[at]) and not size,
            _bag(ways.raid[at]),
            int(found.shares[at]),
        )
        for at in np.flatnonzero(ways.who == row)
    ]


def _bag(cards: Ints) -> Bag:
    return tuple([kind for kind in np.flatnonzero(cards).tolist() for _ in range(cards[kind])])


def _distinct(rows: Ints, most: int, own: tuple[int, ...] | None) -> tuple[Ints, Ints]:
    """Different rows, so many at most and one's own first, and how often each is there."""
    found: dict[tuple[int, ...], int] = {} if own is None else {own: 1}
    for row in map(tuple, rows.tolist()):
        if row in found or len(found) < most:
            found[row] = found.get(row, 0) + 1
    return np.array([*found], dtype=np.int64), np.array([*found.values()], dtype=np.int64)


def _subsets(hand: Ints) -> Ints:
    """All subsets of a hand (kinds), none first."""
    kinds = np.flatnonzero(hand)
    many = [np.arange(hand[kind] + 1) for kind in kinds]
    grid = np.stack(np.meshgrid(*many, indexing="ij"), axis=-1).reshape(-1, len(kinds))
    found = np.zeros((len(grid), KINDS), dtype=np.int64)
    found[:, kinds] = grid
    return found


def _first(hands: Ints, size: int) -> Ints:
    """(hands, kinds): so many cards of each hand."""
    before = np.cumsum(hands[:, ::-1], axis=1)[:, ::-1] - hands
    found: Ints = np.clip(size - before, 0, hands)
    return found


def _mixed(
    worth: Ints, can: Ints, first: Ints, olds: Ints, sign: Ints, who: Ints, shown: Ints
) -> Ints:
    """(signs, mine): how often the seat does each, of `ONE`, by what it sees of the other's crate.

    `worth` and `can` are (theirs, mine, answers). `first` numbers what the other put down out of
    what it had, `olds` what that was; `sign` is what the seat sees of it, `who` the seat's hand,
    `shown` what the other sees of what it does. Regret matching of all three.
    """
    groups = np.zeros(int(first.max()) + 1, dtype=np.int64)
    groups[first] = olds
    put, had = _marks(first), _marks(groups)
    seen, held, told = _marks(sign), _marks(who), _marks(shown)
    may = ((seen.T @ can[:, :, 0]) > 0).astype(np.int64)
    answers = np.stack([(one @ told) > 0 for one in np.moveaxis(can.astype(np.int64), 2, 0)], 2)
    answers[:, :, 0] |= ~answers.any(-1)
    free = answers.astype(np.int64)
    regrets = np.zeros(len(groups), dtype=np.int64), np.zeros_like(may), np.zeros_like(free)
    even = np.ones(len(groups), dtype=np.int64)
    total = np.zeros_like(may)
    for number in range(
        1, max(REGRET_ROUNDS // 4, min(REGRET_ROUNDS, MAX_REGRET_UPDATES // worth.size)) + 1
    ):
        zeroth = _shares(regrets[0], even, had)
        choice = _shares(regrets[1], may, held)
        base = regrets[2].sum(-1, keepdims=True)
        plain = free * ONE // free.sum(-1, keepdims=True)
        answer = np.where(base > 0, regrets[2] * ONE // np.maximum(base, 1), plain)
        total += number * choice
        slips = may * TREMBLE_PROBABILITY // np.maximum((may @ held) @ held.T, 1)
        played = choice * (ONE - TREMBLE_PROBABILITY) // ONE + slips
        zeroth = zeroth * (ONE - TREMBLE_PROBABILITY) // ONE + TREMBLE_PROBABILITY // (
            had @ had.sum(0)
        )
        expected = (worth * answer[:, shown]).sum(-1) // ONE
        mine = (seen.T @ (expected * zeroth[first][:, None] // ONE)) * may
        mean = ((mine * choice // ONE) @ held) @ held.T
        theirs = worth * played[sign][:, :, None] // ONE
        raids = -np.stack([one @ told for one in np.moveaxis(theirs, 2, 0)], 2) * free
        well = (raids * answer // ONE).sum(-1, keepdims=True)
        sent = -(put.T @ (expected * choice[sign] // ONE).sum(1))
        usual = had @ (had.T @ (sent * zeroth // ONE))
        regrets = (
            np.maximum(regrets[0] + sent - usual, 0),
            np.maximum(regrets[1] + (mine - mean) * may, 0),
            np.maximum(regrets[2] + (raids - well) * free, 0),
        )
    found = _shares(total, may, held)
    # Of very many ways the one that is chosen most is chosen, however rarely that is.
    most = np.stack([(found * held[:, one]).max(1) for one in who], 1)
    return np.where(found >= np.minimum(most, TRIFLE), found, 0)


def _marks(numbers_: Ints) -> Ints:
    """(items, groups): 1 where an item is of a group."""
    found = np.zeros((len(numbers_), int(numbers_.max()) + 1), dtype=np.int64)
    found[np.arange(len(numbers_)), numbers_] = 1
    return found


def _shares(regret: Ints, may: Ints, groups: Ints) -> Ints:
    """(…, items): shares of `ONE` in each group, even ones where nothing is regretted."""
    sums, free = (regret @ groups) @ groups.T, (may @ groups) @ groups.T
    found: Ints = np.where(
        sums > 0, regret * ONE // np.maximum(sums, 1), may * ONE // np.maximum(free, 1)
    )
    return found
