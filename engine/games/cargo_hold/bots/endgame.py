"""Cargo Hold: the rest of a match of two seats as one game, solved whole where it is small.

It loads NumPy. All that may still happen is laid out turn by turn: in each place where a turn
begins, what is due having come in, the seat sees what is public and its own cards, and sends and
raids; only whether to wait for more, and what specials do, goes by rule. Both mix (regret matching,
in all turns at once); so what is believed of a crate is what the other's own mix puts there, and
was put there turns ago. A match that is small from its first turn is solved once, and all its turns
are played by that.

What differs in nothing that matters is one place: what never comes in, and where cargo pays the
same in one turn and in two, how long it was to take.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, prod
from typing import Final, NamedTuple

import numpy as np

from engine.games.cargo_hold.bots.raid_batch import counts
from engine.games.cargo_hold.bots.rollouts import BatchRollout, RolloutState
from engine.games.cargo_hold.components import CARGO, KINDS
from engine.games.cargo_hold.view import CargoView
from engine.parts.cards import Bag
from engine.search.batch import Ints

DRAWS: Final = 24
"""Of more sorts of cards that may be drawn in a turn no rest of a match is small."""
DEALINGS: Final = 2_000
"""Nor where hidden cards may lie in more ways."""
STEPS: Final = 1_000_000
"""The most steps, and the most draws, of a rest that counts as small."""
CHOICES: Final = 256
"""The most ways to play a turn, then."""
ROUNDS: Final = 100
"""Rounds of regret matching."""
EDGE: Final = 400
"""To be ahead by as much as the target counts so much of 100 wins: it is played for money, too."""
SPENT: Final = 12
"""What a card that is sent or raids costs, of `ONE`: of what is as good the least is done."""
ONE: Final = 1 << 12
"""A certain choice, or draw; a win."""
WHOLE: Final = 1 << 40
"""All that may lie hidden."""
FINE: Final = 18
"""Regrets are kept to so many bits less."""
SLIP: Final = ONE // 64
"""So often the other does anything, so that there is an answer to whatever is done."""
SOLVED: Final = 4
"""How many rests are remembered; each may be as large as `STEPS` allows."""
TRIFLE: Final = ONE // 32
"""What is chosen less often is not chosen at all."""


class Public(NamedTuple):
    """What both see: the seat whose turn it is, and by seat money, cards in hand and the crate.

    A crate is how many cards, whether it is extended, and the turns that are left.
    """

    seat: int
    turn: int
    target: int
    discards: Bag
    money: tuple[int, ...]
    held: tuple[int, ...]
    crates: tuple[tuple[int, int, int], ...]

    @classmethod
    def of(cls, view: CargoView, seat: int) -> Public:
        """What is public when this seat's turn has begun."""
        crates = [
            (0, 0, 0) if one is None else (one.cards, int(one.extended), one.left)
            for one in [each.delivery for each in view.seats]
        ]
        return cls(
            seat,
            view.turn,
            view.target,
            tuple(sorted(view.discards)),
            tuple([one.total for one in view.seats]),
            tuple([one.cards for one in view.seats]),
            tuple(crates),
        )


class EndgamePlan(NamedTuple):
    """A way to play a turn, and how often, of `ONE`."""

    sent: Bag
    extended: bool
    raid: Bag
    share: int


class TooManyError(Exception):
    """The rest of the match is not small."""


class EndgamePlaces(NamedTuple):
    """Where a turn begins, by number, by seat: `cards` (places, seats, hand and crate, kinds).

    `gone` (places, kinds) are the discards; `money`, `late`, `left` (places, seats).
    """

    cards: Ints
    gone: Ints
    money: Ints
    late: Ints
    left: Ints


class Groups:
    """Items by the number of their group: sums of what they have."""

    def __init__(self, numbers: Ints, many: int) -> None:
        self.order = np.argsort(numbers, kind="stable")
        self.ends = np.searchsorted(numbers[self.order], np.arange(many + 1))

    def sums(self, values: Ints) -> Ints:
        """(groups,): of values (items,)."""
        whole = np.concatenate([[0], np.cumsum(values[self.order])])
        found: Ints = whole[self.ends[1:]] - whole[self.ends[:-1]]
        return found


class Ways(NamedTuple):
    """What may be done in a turn: `sent` and `raid` (ways, kinds), `late` (ways,)."""

    sent: Ints
    late: Ints
    raid: Ints


class EndgameTurn(NamedTuple):
    """All places of a turn. A sight is what the seat sees there; its ways follow one another.

    `sights` number what is seen, `sight` (places,) is what is seen in each; `kind` (ways,) says
    which of `ways` each is, `of` of which sight. A step is a way in a place: `place`, `way` and
    `worth` (steps,), what it brings at once. A draw leads from a step to a place of the next turn:
    `step`, `then` and how likely it is, `share` (draws,).
    """

    seat: int
    sights: dict[tuple[int, ...], int]
    sight: Ints
    ways: Ways
    kind: Ints
    of: Ints
    place: Ints
    way: Ints
    worth: Ints
    step: Ints
    then: Ints
    share: Ints
    of_sight: Groups
    by_place: Groups
    by_way: Groups
    by_step: Groups
    by_then: Groups


class Mixed(NamedTuple):
    """How a turn is played: its sights, where the ways of each begin, which of `ways` each is, and
    how often it is chosen, of `ONE`.
    """

    sights: dict[tuple[int, ...], int]
    first: Ints
    ways: Ways
    kind: Ints
    shares: Ints


class Endgame:
    """The rests of matches with one box of components."""

    def __init__(self, ahead: BatchRollout) -> None:
        self.ahead, self.box = ahead, ahead.box
        copies = counts([self.box.deck])[0]
        self.kinds = np.flatnonzero(copies)
        self.copies = copies[self.kinds]
        self.cargo = np.array([kind in CARGO for kind in self.kinds.tolist()])
        self.alike = bool(np.ptp(ahead.pays[:, self.kinds], axis=0).max() == 0)
        self.small = _many(self.copies, self.box.drawn) <= DRAWS
        # With the whole box nothing ever is, and its hands are many.
        drawn = _hands(self.copies, self.box.drawn) if self.small else self.copies[None]
        # First, that there is nothing to be drawn.
        self.draws = np.concatenate([np.zeros_like(drawn[:1]), drawn])
        most = int(copies.max()) + 1
        self.choose = np.array([[comb(n, k) for k in range(most)] for n in range(most)])
        self._solved = lru_cache(maxsize=SOLVED)(self._solve)

    def plans(self, public: Public, hand: Bag, crate: Bag) -> list[EndgamePlan]:
        """What may be done in a turn that has just begun; nothing, where its rest is not small."""
        if not self.small:
            return []
        own = counts([hand, crate])[:, self.kinds].reshape(-1)
        seats = (self.box.hand,) * 2
        begun = Public(0, 1, public.target, (), (0, 0), seats, ((0, 0, 0),) * 2)
        for root in (begun, public):
            found = self._solved(root)
            at = (public.turn - root.turn) * 2 + public.seat - root.seat
            if found is None or at >= len(found):
                continue
            mixed = found[at]
            sight = mixed.sights.get((*self.seen(self.place(public)).tolist()[0], *own.tolist()))
            if sight is not None:
                one = slice(mixed.first[sight], mixed.first[sight + 1])
                return self._plans(mixed.ways, mixed.kind[one], mixed.shares[one])
        return []

    def _plans(self, ways: Ways, kinds: Ints, shares: Ints) -> list[EndgamePlan]:
        least = min(int(shares.max()) // 2, TRIFLE)
        return [
            EndgamePlan(
                self._bag(ways.sent[kind]), bool(ways.late[kind]), self._bag(ways.raid[kind]), share
            )
            for kind, share in zip(kinds.tolist(), shares.tolist(), strict=True)
            if share >= least
        ]

    def _bag(self, cards: Ints) -> Bag:
        return tuple(np.repeat(self.kinds, cards).tolist())

    def _wide(self, cards: Ints) -> Ints:
        found = np.zeros((*cards.shape[:-1], KINDS), dtype=np.int64)
        found[..., self.kinds] = cards
        return found

    # Places

    def place(self, public: Public) -> EndgamePlaces:
        """One place of this sort, in which all hands have the first cards."""
        sizes = np.array([public.held, [one[0] for one in public.crates]]).T
        cards = np.zeros((1, 2, 2, len(self.kinds)), dtype=np.int64)
        cards[0, :, :, 0] = sizes
        late, left = (np.array([[one[part] for one in public.crates]]) for part in (1, 2))
        late, left = self._matters(public.seat, public.turn, sizes[None, :, 1], late, left)
        gone = counts([public.discards])[:, self.kinds]
        return EndgamePlaces(cards, gone, np.array([public.money]), late, left)

    def _matters(
        self, seat: int, turn: int, sizes: Ints, late: Ints, left: Ints
    ) -> tuple[Ints, Ints]:
        """As much as matters of how crates lie, where this turn of a seat begins."""
        more = np.full(2, self.box.turns - turn + 1)
        more[1 - seat] += 1 - seat
        return late * (not self.alike), np.clip(left, 1, more) * (sizes > 0)

    def seen(self, places: EndgamePlaces) -> Ints:
        """(places, …): what both see."""
        sizes = places.cards.sum(-1).reshape(-1, 4)
        return np.concatenate([places.gone, places.money, sizes, places.late, places.left], axis=1)

    def _roots(self, public: Public) -> tuple[EndgamePlaces, Ints]:
        """Where the match may be when all hidden cards are dealt evenly, and how likely that is.

        Raises TooManyError.
        """
        one = self.place(public)
        pool = self.copies - one.gone[0]
        sizes = one.cards[0, :, :, 0].reshape(-1).tolist()
        # Before they are dealt, about so many; what one has another cannot have.
        if prod(_many(pool, size) for size in sizes) > 4 * DEALINGS:
            raise TooManyError
        dealt: list[tuple[list[Ints], Ints, int]] = [([], pool, 1)]
        for size in sizes:
            dealt = [
                ([*done, hand], left - hand, ways * prod(map(comb, left.tolist(), hand.tolist())))
                for done, left, ways in dealt
                for hand in _hands(left, size)
            ]
        if not 0 < len(dealt) <= DEALINGS:
            raise TooManyError
        rows, whole = len(dealt), sum([ways for _, _, ways in dealt])
        places = EndgamePlaces(*[np.repeat(part, rows, axis=0) for part in one])
        cards = np.array([done for done, _, _ in dealt]).reshape(rows, 2, 2, -1)
        likely = np.array([ways * WHOLE // whole for _, _, ways in dealt], dtype=np.int64)
        return places._replace(cards=cards), likely

    # Turns

    def _ways(self, hand: Ints, *, more: int, sends: bool, raids: bool) -> Ways:
        """All that may be done out of a hand, nothing first. Raises TooManyError."""
        sent = np.zeros((1, len(hand)), dtype=np.int64)
        late = np.zeros(1, dtype=np.int64)
        if sends:
            some = _subsets(hand)[1:]
            # What is sent in the last turn lies there to be raided in vain.
            modes = 1 + (more > 0)
            sent = np.concatenate([sent, *[some] * modes])
            late = np.repeat([0, *range(modes)], [1, *[len(some)] * modes])
        if not raids:
            return Ways(sent, late, np.zeros_like(sent))
        raid = [_subsets((hand - cards) * ~self.cargo) for cards in sent]
        many = [len(one) for one in raid]
        if sum(many) > CHOICES:
            raise TooManyError
        return Ways(np.repeat(sent, many, axis=0), np.repeat(late, many), np.concatenate(raid))

    def _turn(
        self, places: EndgamePlaces, public: Public
    ) -> tuple[EndgameTurn, EndgamePlaces | None]:
        """A turn that begins in these places, and those where the next begins.

        Raises TooManyError.
        """
        seat, other, more = public.seat, 1 - public.seat, self.box.turns - public.turn
        mine = places.cards[:, seat]
        seen = np.concatenate([self.seen(places), mine.reshape(len(mine), -1)], axis=1)
        first, sight = _different(seen)
        sights = {tuple(row): number for number, row in enumerate(seen[first].tolist())}
        # What nobody may raid and never comes in is not sent.
        later = more + other > 0
        # What may be done follows from the hand, and from whether there are crates.
        lie = places.cards[:, [seat, other], 1].any(-1)
        sort = np.concatenate([mine[:, 0], lie], axis=1)[first]
        sorts, which = _different(sort)
        found = [
            self._ways(row[:-2], more=more, sends=not row[-2] and later, raids=bool(row[-1]))
            for row in sort[sorts]
        ]
        ways = Ways(*[np.concatenate(part) for part in zip(*found, strict=True)])
        many = np.array([len(one.late) for one in found])
        of, kind = _runs(many[which], (np.cumsum(many) - many)[which])
        starts = np.searchsorted(of, np.arange(len(first)))
        if int(many[which][sight].sum()) > STEPS:
            raise TooManyError
        place, way = _runs(many[which][sight], starts[sight])
        sent, late, raid = (part[kind[way]] for part in ways)
        worth, step, share, after = self._follow(places, public, place, Ways(sent, late, raid))
        then = np.zeros(0, dtype=np.int64)
        if after is not None:
            at, then = _different(
                np.concatenate([part.reshape(len(step), -1) for part in after], 1)
            )
            after = EndgamePlaces(*[part[at] for part in after])
        return (
            EndgameTurn(
                seat, sights, sight, ways, kind, of, place, way, worth, step, then, share,
                Groups(of, len(first)),
                Groups(place, len(sight)),
                Groups(way, len(of)),
                Groups(step, len(place)),
                Groups(then, 0 if after is None else len(after.cards)),
            ),
            after,
        )  # fmt: skip

    def _follow(
        self, places: EndgamePlaces, public: Public, place: Ints, done: Ways
    ) -> tuple[Ints, Ints, Ints, EndgamePlaces | None]:
        """What steps bring the first seat at once, their draws, and where each of these leads."""
        seat, turn, box, ahead = public.seat, public.turn, self.box, self.ahead
        other, rows, target = 1 - seat, len(place), public.target
        cards = places.cards[place]
        cards[:, seat, 0] -= done.sent
        cards[:, seat, 1] += done.sent
        late, left = places.late[place], places.left[place]
        put = done.sent.any(-1)
        late[:, seat] = np.where(put, done.late, late[:, seat])
        left[:, seat] = np.where(put, 1 + done.late, left[:, seat])
        hands, crates = self._wide(cards[:, :, 0]), self._wide(cards[:, :, 1])
        none = np.zeros((rows, 0), dtype=np.int64)
        trail = RolloutState(hands, crates, late, left, places.money[place], none, target)
        raids = np.flatnonzero(done.raid.any(-1))
        if len(raids):
            whom = np.full(len(raids), other)
            ahead.fight(trail, seat, raids, whom, self._wide(done.raid[raids]))
        lies = cards.sum((1, 2)) + places.gone[place]
        gone = lies - self._lying(trail)
        last = turn == box.turns and seat == 1
        if not last:
            # What the other has waited for comes in when its turn begins.
            ahead.collect(trail, other, box.turns - turn - seat)
        lead = trail.money[:, 0] - trail.money[:, 1]
        over = (trail.winner >= 0) | last
        won = np.where(trail.winner >= 0, 1 - 2 * trail.winner, np.sign(lead))
        worth = (won * ONE + lead * EDGE * ONE // (100 * target)) * over
        worth -= (1 - 2 * seat) * SPENT * (done.sent + done.raid).sum(-1)
        goes = np.flatnonzero(~over)
        if not len(goes):
            return worth, goes, goes, None
        pool, gone = (self.copies - lies)[goes], gone[goes]
        came = lies[goes] - self._lying(trail)[goes] - gone
        # Where no card is left to be drawn, the discards are a new deck.
        anew = pool.sum(-1) < box.drawn
        pool = pool + gone * anew[:, None]
        gone = gone * ~anew[:, None] + came
        fits = (pool[:, None] >= self.draws).all(-1)
        fits[:, 0] = ~fits[:, 1:].any(-1)
        at, which = np.nonzero(fits)
        if len(at) > STEPS:
            raise TooManyError
        drawn, step = self.draws[which], goes[at]
        ways = self.choose[pool[at], drawn].prod(-1)
        share = ways * ONE // Groups(at, len(goes)).sums(ways)[at]
        held = np.stack([trail.hands[step], trail.crates[step]], axis=2)[..., self.kinds]
        held[:, seat, 0] += drawn
        if int(held[:, seat, 0].sum(-1).max()) > box.limit:
            raise TooManyError
        sizes = held[:, :, 1].sum(-1)
        how = self._matters(other, turn + seat, sizes, trail.late[step], trail.left[step])
        return worth, step, share, EndgamePlaces(held, gone[at], trail.money[step], *how)

    def _lying(self, trail: RolloutState) -> Ints:
        """(rows, kinds): what both have in hands and crates."""
        found: Ints = (trail.hands + trail.crates).sum(1)[:, self.kinds]
        return found

    def laid_out(self, public: Public) -> tuple[list[EndgameTurn], Ints]:
        """All turns from here on, and how likely the first places are. Raises TooManyError."""
        turns: list[EndgameTurn] = []
        root, likely = self._roots(public)
        places: EndgamePlaces | None = root
        while places is not None:
            turn, places = self._turn(places, public)
            turns.append(turn)
            if sum([len(one.place) for one in turns]) > STEPS:
                raise TooManyError
            seat = public.seat
            public = public._replace(seat=1 - seat, turn=public.turn + seat)
        return turns, likely

    # The game

    def _solve(self, public: Public) -> list[Mixed] | None:
        """The mixes of all turns from here on; None, where they are not small."""
        try:
            turns, likely = self.laid_out(public)
        except TooManyError:
            return None
        regrets = [np.zeros(len(one.of), dtype=np.int64) for one in turns]
        totals = [np.zeros(len(one.of), dtype=np.int64) for one in turns]
        for number in range(1, ROUNDS + 1):
            mixes = [_mix(one, regret) for one, regret in zip(turns, regrets, strict=True)]
            reached = _reached(turns, mixes, likely)
            value: Ints | None = None
            for at in reversed(range(len(turns))):
                one, mix, reach = turns[at], mixes[at], reached[at]
                worth = one.worth
                if value is not None:
                    worth = worth + one.by_step.sums(value[one.then] * one.share // ONE)
                gain = worth - one.by_place.sums(worth * mix[one.way] // ONE)[one.place]
                gain *= (1 - 2 * one.seat) * reach[one.seat][one.place]
                regrets[at] = np.maximum(regrets[at] + (one.by_way.sums(gain) >> FINE), 0)
                totals[at] += number**2 * mix
                # Earlier turns are judged by what is now done in this one.
                value = one.by_place.sums(worth * _mix(one, regrets[at])[one.way] // ONE)
        return [
            Mixed(one.sights, one.of_sight.ends, one.ways, one.kind, _mix(one, total))
            for one, total in zip(turns, totals, strict=True)
        ]


def _mix(turn: EndgameTurn, regret: Ints) -> Ints:
    """(ways,): shares of `ONE` at each sight, even ones where nothing is regretted."""
    whole = turn.of_sight.sums(regret)[turn.of]
    even = ONE // np.diff(turn.of_sight.ends)[turn.of]
    return np.where(whole > 0, regret * ONE // np.maximum(whole, 1), even)


def _reached(turns: list[EndgameTurn], mixes: list[Ints], likely: Ints) -> list[list[Ints]]:
    """By turn and seat, how likely chance and the other bring about each place, of `WHOLE`."""
    found, reach = [], [likely] * 2
    for one, mix in zip(turns, mixes, strict=True):
        found.append(reach)
        even = ONE // np.diff(one.of_sight.ends)[one.of]
        slipped = (mix * (ONE - SLIP) + even * SLIP) // ONE
        after = []
        for seat, came in enumerate(reach):
            flow = came[one.place]
            if seat != one.seat:
                flow = flow * slipped[one.way] // ONE
            after.append(one.by_then.sums(flow[one.step] * one.share // ONE))
        reach = after
    return found


def _many(pool: Ints, size: int) -> int:
    """How many hands of this size there are."""
    found = [1, *[0] * size]
    for copies in pool.tolist():
        found = [sum(found[max(0, n - copies) : n + 1]) for n in range(size + 1)]
    return found[size]


def _hands(pool: Ints, size: int) -> Ints:
    """(hands, kinds): all hands of this size."""
    found: list[tuple[int, ...]] = [()]
    for at, copies in enumerate(pool.tolist()):
        rest = int(pool[at + 1 :].sum())
        found = [
            (*hand, more)
            for hand in found
            for more in range(min(copies, size - sum(hand)) + 1)
            if sum(hand) + more + rest >= size
        ]
    return np.array(found, dtype=np.int64).reshape(len(found), len(pool))


def _subsets(hand: Ints) -> Ints:
    """(subsets, kinds) of a hand, none first. Raises TooManyError."""
    if prod((hand + 1).tolist()) > CHOICES:
        raise TooManyError
    grid = np.stack(np.meshgrid(*[np.arange(many + 1) for many in hand], indexing="ij"), axis=-1)
    return grid.reshape(-1, len(hand))


def _runs(many: Ints, first: Ints) -> tuple[Ints, Ints]:
    """Numbers that run on from each `first`, so many: whose they are, and they."""
    of = np.repeat(np.arange(len(many)), many)
    return of, np.arange(len(of)) - (np.cumsum(many) - many)[of] + first[of]


def _different(rows: Ints) -> tuple[Ints, Ints]:
    """Where each different row is first, and the number of each. Raises TooManyError."""
    key, size = np.zeros(len(rows), dtype=np.int64), 1
    for column in rows.T:
        base = int(column.max()) + 1
        size *= base
        if size >= 1 << 62:
            raise TooManyError
        key = key * base + column
    _, first, number = np.unique(key, return_index=True, return_inverse=True)
    return first, number.reshape(-1)
