"""Cargo Hold: what decisions were worth, by playing on in many worlds; it loads NumPy.

Worlds are dealt from what the seat knew (`determinize`), others' cards laid out as `hard` would
guess (`worlds`). What is tried is done by the rules in each of them, a raid to its end; then all
play on for two rounds in the simple manner of `ahead`, and win by what they then have and may
expect.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec.structs import replace

from engine.core import Act, Action, Game, Rng, ScoreLine, Seat, estimate_key
from engine.core.review import Reviewer, ScoreDifference, SecondOpinion
from engine.games.cargo_hold import scoring
from engine.games.cargo_hold.actions import (
    Attack,
    CargoAction,
    Collect,
    Deliver,
    EndTurn,
    Extend,
)
from engine.games.cargo_hold.aid import odds_so_far
from engine.games.cargo_hold.bots.levels import HARD, NORMAL, CargoBot, DecisionContext, HardBot
from engine.games.cargo_hold.bots.raid_batch import counts
from engine.games.cargo_hold.bots.rollouts import CERTAIN_WIN, ROLLOUTS_PER_WORLD, RolloutState
from engine.games.cargo_hold.components import KINDS, Components
from engine.games.cargo_hold.legal import InTurn
from engine.games.cargo_hold.state import CargoState
from engine.games.cargo_hold.view import CargoView, Phase
from engine.parts.cards import Bag
from engine.search.batch import Ints
from engine.search.playing import SeatedBot, played_on

CargoGame: TypeAlias = Game[CargoState, CargoAction, CargoView, Components]
"""The rules, which know their reviewer; it knows no more of them than the contract."""

MAX_CHOICES: Final = 12
"""How many ways to decide are tried, besides the one that was taken."""
MAX_RAIDS: Final = 5
"""How many of them are raids."""
FINAL_WORLDS: Final = 192
"""In so many worlds the last two are compared."""
SECOND_FUTURES: Final = 256
"""In so many futures of the real game what may be marked is judged once more."""
TOLD_PERCENT: Final = 92
"""How many percent of a loss are told: in played-on matches marked losses came out smaller."""
LOSS_DOUBT: Final = 60
"""By how many percent a loss changes if others play the match on (`tests/tools/ladder/truth`)."""
CERTAIN_WIN_VALUE: Final = 10_000
_QUESTION_PHASES: Final = (Phase.CHOICE, Phase.LOYALTY)
_STEP_BY_PHASE: Final = {
    Phase.COLLECT: 0,
    Phase.DELIVER: 1,
    Phase.RAID: 2,
    Phase.END: 3,
    Phase.DRAW: 3,
}


class CargoReviewer(Reviewer):
    """Judges each step of a turn, and what is chosen in raids; all levels by the same."""

    version = 8
    told_percent = TOLD_PERCENT
    loss_doubt = LOSS_DOUBT

    def __init__(self, game: CargoGame) -> None:
        self.game, self.box = game, game.box
        hard = game.bots[HARD]
        assert isinstance(hard, HardBot)
        usual = game.bots[NORMAL]
        assert isinstance(usual, CargoBot)
        self.hard, self.usual = hard, usual

    def position(self, state: CargoState, seat: Seat) -> CargoState:
        """Cards that the seat does not know are dealt in one way, and others' answers are open."""
        return self.game.determinize(state, seat, Rng("position", int(seat)))

    def alike(self, one: Sequence[Action], other: Sequence[Action]) -> bool:
        """What is answered beforehand if one is raided is not judged (CH-24)."""
        return self.canonical(one) == self.canonical(other)

    def canonical(self, plan: Sequence[Action]) -> tuple[Action, ...]:
        """A turn ends with no standing answers but to be asked (CH-24)."""
        return tuple(map(_without_answers, plan))

    def reasons(
        self, state: CargoState, seat: Seat, act: Action
    ) -> Iterator[tuple[ScoreLine, ...]]:
        """The odds of a raid, the same that the table shows before it."""
        if isinstance(act, Attack):
            view, stream = self.game.observe(state, seat), Rng(*estimate_key(seat))
            at = DecisionContext(self.game, view, seat, state, stream)
            yield from odds_so_far(self.hard, at, act)

    def quick_plan(self, state: CargoState, seat: Seat) -> tuple[Action, ...]:
        """What `normal` would do."""
        view, stream = self.game.observe(state, seat), Rng("usual", int(seat))
        usual, _ = self.usual.choose(DecisionContext(self.game, view, seat, state, stream))
        return (self._best_length(usual),)

    def choices(self, state: CargoState, seat: Seat) -> Sequence[tuple[Action, ...]]:
        """What may be done next, what promises most first."""
        stream = Rng("choices", int(seat))
        world = self.game.determinize(state, seat, stream)
        spot = DecisionContext(self.game, self.game.observe(state, seat), seat, world, stream)
        usual, _ = self.hard.choose(spot)
        legal = self.game.legal(world, seat)
        found: list[CargoAction] = [usual]
        if isinstance(legal, InTurn):
            found += self._steps(spot, legal)
        elif legal.count() <= MAX_CHOICES:
            found += legal
        return [(one,) for one in dict.fromkeys(map(self._best_length, found))][:MAX_CHOICES]

    def _best_length(self, act: CargoAction) -> CargoAction:
        """The same for 1 turn, where cargo is sent for 2 turns and pays no more by it.

        What was sent for 1 turn may be left or extended (CH-12), so it can do all the same.
        """
        if not isinstance(act, Deliver) or not act.extended:
            return act
        one, two = (sum(pays[card] for card in act.cards) for pays in self.box.pays)
        return Deliver(act.cards, False) if 0 < one >= two else act

    def _steps(self, spot: DecisionContext, legal: InTurn) -> Iterator[CargoAction]:
        yield EndTurn(spot.view.can_draw)
        if legal.ready:
            yield Collect()
        if legal.extendable:
            yield Extend()
        if legal.raids is not None:
            worlds = self.hard.worlds.raids(spot.view, spot.seat, self.hard.dealt(spot))
            best = sorted(worlds[1:], key=lambda one: -one.merit)[:MAX_RAIDS]
            yield from (one.action for one in best if one.action is not None)
        if legal.deliveries is not None:
            mixed = sorted(self.hard.mix(spot), key=lambda one: -one[1])
            yield from (action for action, _, _ in mixed if action is not None)

    def comparison_samples(self, state: CargoState) -> int:
        """As many for all."""
        return FINAL_WORLDS

    def scene(self, state: CargoState, seat: Seat, stream: Rng, ways: int) -> CargoFutures:
        """Draw worlds from what a seat knows."""
        return CargoFutures(self, state, seat, stream, ways)

    def second_samples(self, state: CargoState) -> int:
        """As many for all."""
        return SECOND_FUTURES

    def second_weight(self, state: CargoState) -> int:
        """More than the first, which looks two rounds ahead and chose what to ask about."""
        return 4

    def second_opinion(
        self,
        scene: CargoFutures,
        better: Sequence[Action],
        own: Sequence[Action],
        first: int,
        ways: int,
    ) -> SecondOpinion:
        """All play on as `normal` in the real game to its end."""
        return SecondOpinion(
            [
                scene.others.end(better, way) - scene.others.end(own, way)
                for way in range(first, first + ways)
            ],
            {},
        )

    def result(self, state: CargoState, seat: Seat) -> int:
        """The share of the win."""
        best = scoring.result(state.money).ranking[0]
        return CERTAIN_WIN_VALUE // len(best) if seat in best else 0


class CargoFutures:
    """What a seat knew, and worlds in which it may have been."""

    def __init__(
        self, by: CargoReviewer, state: CargoState, seat: Seat, stream: Rng, ways: int
    ) -> None:
        self._by, self._state, self._seat, self._turn = by, state, seat, state.turn
        self._key = stream.bits32()
        self._stream = Rng("others", self._key)
        self._n = len(state.hands)
        if state.phase in (Phase.DEAL, Phase.OVER):
            self._worlds, self._decks = [state] * ways, np.zeros((ways, 0), dtype=np.int64)
            return
        rehidden = [
            by.game.determinize(state, seat, stream) for _ in range(-(-ways // ROLLOUTS_PER_WORLD))
        ]
        view = by.game.observe(state, seat)
        dealt = by.hard.worlds.dealt(view, seat, rehidden, stream)
        self._decks = dealt.decks
        self._worlds = [rehidden[row % len(rehidden)] for row in range(len(dealt.decks))]
        if state.phase not in _QUESTION_PHASES:
            # In a raid what matters has been shown.
            self._worlds = [
                replace(world, hands=_bags(hands), deliveries=_bags(crates))
                for world, hands, crates in zip(
                    self._worlds, dealt.hands, dealt.crates, strict=True
                )
            ]

    @cached_property
    def others(self) -> CargoFutures:
        """Other worlds of the same position."""
        stream = Rng("second", self._key)
        return CargoFutures(self._by, self._state, self._seat, stream, SECOND_FUTURES)

    def worth(
        self,
        plans: Sequence[Sequence[Action]],
        first: int,
        ways: int,
        *,
        whole: bool,
    ) -> Ints:
        """(plans, ways): the chance to win, of 10,000."""
        if self._worlds[first].phase is Phase.DEAL:
            return np.full((len(plans), ways), CERTAIN_WIN_VALUE // self._n)
        shares, _ = self._ends(plans, first, ways)
        return shares

    def _ends(self, plans: Sequence[Sequence[Action]], first: int, ways: int) -> tuple[Ints, Ints]:
        """(plans, ways): the chance to win, of 10,000; (plans, ways, sources): the seat's money."""
        worlds = self._worlds[first : first + ways]
        states = [self._after(world, plan) for plan in plans for world in worlds]
        over = np.array([one.phase is Phase.OVER for one in states])
        results = [
            self._by.result(one, self._seat) if one.phase is Phase.OVER else 0 for one in states
        ]
        money = np.array([one.money[self._seat] for one in states])
        shape = len(plans), ways
        if over.all():
            return np.array(results).reshape(shape), money.reshape(*shape, -1)
        decks = np.tile(self._decks[first : first + ways], (len(plans), 1))
        n, target = self._n, states[0].target
        left = np.array([one.left for one in states])
        steps = np.full(len(states), 4)
        for row, state in enumerate(states):
            begun = state.phase is Phase.COLLECT
            left[row, state.turn % n] += begun and state.deliveries[state.turn % n] != ()
            if state.turn == self._turn:
                steps[row] = _STEP_BY_PHASE.get(state.phase, 4)
        trail = RolloutState(
            np.stack([counts([one.hands[seat] for one in states]) for seat in range(n)], axis=1),
            np.stack(
                [counts([one.deliveries[seat] for one in states]) for seat in range(n)], axis=1
            ),
            np.array([one.extended for one in states]).astype(np.int64),
            left,
            np.array([[sum(seat) for seat in one.money] for one in states]),
            decks,
            target,
        )
        trail.winner[over] = n
        trail.advantages = states[0].advantages
        trail.gained = np.zeros((len(states), n, len(scoring.SHEET_LINES)), dtype=np.int64)
        ahead = self._by.hard.worlds.ahead
        share = ahead.follow(trail, steps, self._turn % n, self._turn // n + 1, self._seat)
        found: Ints = np.where(over, results, share * CERTAIN_WIN_VALUE // CERTAIN_WIN)
        money += trail.gained[:, self._seat]
        return found.reshape(shape), money.reshape(*shape, -1)

    def end(self, plan: Sequence[Action], way: int) -> int:
        """What the real game comes to behind a plan, in one of the worlds."""
        by, n = self._by, self._n
        game: Any = by.game
        config, bot = game.configure(n, {}), by.usual
        players = [SeatedBot(bot, bot.start(config, Seat(seat), NORMAL)) for seat in range(n)]
        key = self._key, way
        last = played_on(game, self._worlds[way], plan, self._seat, players, "second", *key)
        return by.result(last, self._seat)

    def why(
        self, better: Sequence[Action], own: Sequence[Action], first: int, ways: int
    ) -> tuple[ScoreDifference, ...]:
        """The seat's own money by where it came from, as far as was played on."""
        if self._worlds[first].phase is Phase.DEAL:
            return ()
        _, money = self._ends((better, own), first, ways)
        gaps = (money[0] - money[1]).sum(0)
        means = ((200 * int(gap) + ways) // (2 * ways) for gap in gaps)
        found = (
            ScoreDifference(str(line), mean)
            for line, mean in zip(scoring.SHEET_LINES, means, strict=True)
            if mean
        )
        return tuple(sorted(found, key=lambda gap: -abs(gap.more)))

    def _after(self, state: CargoState, plan: Sequence[Action]) -> CargoState:
        """What a plan leads to, once all that is asked in a raid is answered."""
        game: Any = self._by.game
        seat = self._seat
        for action in plan:
            state = game.apply(state, Act(seat, action)).state
        while state.phase in _QUESTION_PHASES:
            (asked,) = game.awaiting(state).due
            spot = DecisionContext(game, game.observe(state, asked), asked, state, self._stream)
            answer = self._by.usual.choose(spot)[0]
            state = game.apply(state, Act(asked, answer)).state
        return state


def _without_answers(act: Action) -> Action:
    return EndTurn(act.draw) if isinstance(act, EndTurn) else act


def _bags(rows: Ints) -> tuple[Bag, ...]:
    """Bags of counts (seats, kinds)."""
    return tuple(
        tuple(kind for kind in range(KINDS) for _ in range(int(row[kind]))) for row in rows
    )
