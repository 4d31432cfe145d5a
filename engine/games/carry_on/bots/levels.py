"""Carry On: the computer players.

`easy` weighs what scores now, and slips at times. `normal` packs what the sheet is expected to
profit most from. `hard` plays on in many worlds (`worlds`). All go by what their seat sees; what
it knows of hands that passed through it is in its view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from engine.core import Bot, BotProgress, Config, Event, Level, Rng, ScoreLine, Seat
from engine.core.characters import PlayStyle
from engine.games.carry_on import scoring
from engine.games.carry_on.actions import Pick, Settle
from engine.games.carry_on.bots import expectation, styles
from engine.games.carry_on.bots.expectation import UNITS_PER_POINT
from engine.games.carry_on.bots.styles import STYLES, CarryStyle
from engine.games.carry_on.components import HAND_SIZE, Components
from engine.games.carry_on.view import CarryView, Phase
from engine.parts import cards

if TYPE_CHECKING:
    from engine.games.carry_on.bots.search import CarrySearch

EASY, NORMAL, HARD = Level("easy"), Level("normal"), Level("hard")

SCORE_PARTS: Final = (scoring.WEIGHT, scoring.CHARACTER, scoring.ESSENTIAL)
RANDOM_CHOICE_PERCENT: Final = 25
"""In so many of 100 decisions `easy` takes anything."""


class CarryMind(msgspec.Struct, frozen=True):
    """All that a bot need remember: what it knows of hands is in the view."""

    seat: Seat


class CarryBot:
    """What all levels have in common: each says what a card, and what a use, is worth to it."""

    style: CarryStyle | None = None
    """What a style adds to the worth of cards; None for a plain bot."""

    def __init__(self, box: Components) -> None:
        self.box = box

    def styled(self, style: PlayStyle) -> Self:
        """This bot with a style. Raises KeyError for one that there is not."""
        found = copy(self)
        found.style = STYLES[style]
        return found

    def start(self, config: Config, seat: Seat, level: Level) -> CarryMind:
        """The mind before anything was told."""
        return CarryMind(seat)

    def notice(self, mind: CarryMind, told: Event) -> CarryMind:
        """The same mind: nothing needs to be remembered."""
        return mind

    def think(
        self,
        game: Any,  # unused: its box is all that is needed
        mind: CarryMind,
        view: CarryView,
        world: Any,  # unused: worlds are dealt from the view
        stream: Rng,
    ) -> Iterator[BotProgress]:
        """Thoughts in order of effort; the last is the choice. Raises ValueError out of turn."""
        seat = mind.seat
        if view.phase is Phase.SETTLE and seat in view.settling:
            yield BotProgress(1, 1, self.settle(view, seat, stream))
        elif view.phase is Phase.PICK and view.seats[seat].hand:
            yield from self.pick(view, seat, stream)
        else:
            raise ValueError(f"seat {seat} may not act")

    def pick(self, view: CarryView, seat: Seat, stream: Rng) -> Iterator[BotProgress]:
        """One thought: the card that is worth most; of equals the first."""
        kinds = cards.distinct(view.seats[seat].hand)
        best = max(kinds, key=self.liking(view, seat, stream))
        # Others see how far it has thought, and that must not tell them how many kinds it holds.
        yield BotProgress(1, 1, Pick(best), self.why(view, seat, best))

    def why(self, view: CarryView, seat: Seat, kind: int) -> tuple[ScoreLine, ...]:
        """What a card is expected to bring by the round's end more than just any, in points."""
        box, packed, at = (
            self.box,
            view.seats[seat].packed,
            expectation.stakes(self.box, view, seat),
        )
        left = HAND_SIZE - len(packed)
        without = expectation.expected_lines(box, at, packed, left)
        found = expectation.expected_lines(box, at, (*packed, kind), left - 1)
        lines = zip(SCORE_PARTS, without, found, strict=True)
        changes = [
            (line, (after - before + UNITS_PER_POINT // 2) // UNITS_PER_POINT)
            for line, before, after in lines
        ]
        return tuple(
            ScoreLine(scoring.line(line, view.round), points) for line, points in changes if points
        )

    def liking(self, view: CarryView, seat: Seat, stream: Rng) -> Callable[[int], int]:
        """What packing a kind of card is worth, with what the style adds."""
        worth, scale = self.worth(view, seat, stream), self.units_per_point(view, seat)
        more = self.bonus(view, seat)
        if more is None:
            return worth
        return lambda kind: worth(kind) + more(kind) * scale // UNITS_PER_POINT

    def bonus(self, view: CarryView, seat: Seat) -> Callable[[int], int] | None:
        """What the style adds to a kind of card, in parts of a point; None for a plain bot."""
        style, box, packed = self.style, self.box, view.seats[seat].packed
        if style is None:
            return None
        return lambda kind: styles.bonus(box, style, packed, kind)

    def units_per_point(self, view: CarryView, seat: Seat) -> int:
        """How much of `worth` a point is."""
        return UNITS_PER_POINT

    def worth(self, view: CarryView, seat: Seat, stream: Rng) -> Callable[[int], int]:
        """What packing a kind of card is worth, without a style."""
        raise NotImplementedError

    def settle(self, view: CarryView, seat: Seat, stream: Rng) -> Settle:
        """The best use as the page has it (CO-15)."""
        mine = view.seats[seat]
        best = scoring.best(self.box, mine.character, mine.packed, mine.luggage, mine.unused)
        return Settle(best.use.weight, best.use.upgrade)


class EasyBot(CarryBot):
    """`easy`."""

    def worth(self, view: CarryView, seat: Seat, stream: Rng) -> Callable[[int], int]:
        """What the hand would score with it if nothing came after, by both limits."""
        if stream.below(100) < RANDOM_CHOICE_PERCENT:
            wish = stream.choice(view.seats[seat].hand)
            return lambda kind: int(kind == wish)
        mine, box = view.seats[seat], self.box
        pile = _may_come(view, seat)

        def worth(kind: int) -> int:
            packed = (*mine.packed, kind)
            return sum(
                pile.count(limit)
                * scoring.best(box, mine.character, packed, limit, mine.unused).net
                for limit in set(pile)
            )

        return worth

    def units_per_point(self, view: CarryView, seat: Seat) -> int:
        """As many as there are luggage cards: it adds up the points with each of them."""
        return len(_may_come(view, seat))


class NormalBot(CarryBot):
    """`normal`."""

    def worth(self, view: CarryView, seat: Seat, stream: Rng) -> Callable[[int], int]:
        """What the sheet is expected to be with it at the round's end."""
        box, packed = self.box, view.seats[seat].packed
        at = expectation.stakes(box, view, seat)
        left = HAND_SIZE - len(packed) - 1
        return lambda kind: expectation.expected(box, at, (*packed, kind), left)


class HardBot(NormalBot):
    """`hard`."""

    _worlds: CarrySearch | None = None

    def pick(self, view: CarryView, seat: Seat, stream: Rng) -> Iterator[BotProgress]:
        """At first what `normal` would do; then what turns out best in many worlds."""
        kinds = cards.distinct(view.seats[seat].hand)
        first = max(kinds, key=self.liking(view, seat, stream))
        # Also where there is no choice: how long it takes must not tell others of its hand.
        yield BotProgress(1, 2, Pick(first), self.why(view, seat, first))
        weighed = self.worlds.weigh(view, seat, stream, self.bonus(view, seat))
        best = max(weighed, key=lambda one: one.merit).kind
        yield BotProgress(2, 2, Pick(best), self.why(view, seat, best))

    @property
    def worlds(self) -> CarrySearch:
        """The look ahead; NumPy is loaded with it, where somebody plays at this level."""
        if self._worlds is None:
            from engine.games.carry_on.bots.search import CarrySearch

            self._worlds = CarrySearch(self.box)
        return self._worlds

    def styled(self, style: PlayStyle) -> Self:
        """This bot with a style; both look ahead with the same tables."""
        assert self.worlds is not None
        return super().styled(style)

    def settle(self, view: CarryView, seat: Seat, stream: Rng) -> Settle:
        """The best use for the match: a card that is kept may bring more in rounds to come."""
        mine = view.seats[seat]
        keep = expectation.keeps(self.box, view, mine.character, mine.unused)
        best = max(
            scoring.at_seat(self.box, view, seat),
            key=lambda one: (
                UNITS_PER_POINT * one.points + keep[mine.unused - one.use.upgrade],
                not one.use.upgrade,
                -one.use.weight,
            ),
        )
        return Settle(best.use.weight, best.use.upgrade)


def _may_come(view: CarryView, seat: Seat) -> tuple[int, ...]:
    """The Luggage cards that a seat may have drawn at the round's end; one that it knows, alone."""
    known = view.seats[seat].luggage
    return (known,) if known else view.luggage


def players(box: Components) -> Mapping[Level, Bot]:
    """The computer players of a box, weakest first: the levels of the set-up page."""
    return {EASY: EasyBot(box), NORMAL: NormalBot(box), HARD: HardBot(box)}
