"""Pack the Essentials: the computer players.

`easy` takes what scores at once, among a few places that it happens to look at. `normal` looks at
every place and keeps its suitcase tidy. `hard` searches tile × side × place × bonus tile, values
what the suitcase can still become by weights that were tuned for the lists in play, and weighs the
draft positions by it. `expert` tries out what promises `hard` most in many futures, as the reviews
do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from heapq import nlargest
from math import comb
from typing import Any, NamedTuple, Protocol, Self, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core import BotProgress, Config, Event, Level, Rng, ScoreLine, Seat
from engine.core.characters import PlayStyle
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    PackAction,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.bots.evaluation import (
    Outlook,
    PlacementTable,
    Spot,
    SuitcaseState,
    Weights,
)
from engine.games.pack_the_essentials.bots.styles import claim_preference, tile_preference
from engine.games.pack_the_essentials.view import FREE_POSITION, PackView, Phase, Placed, SeatView

BOT_VERSION = 2
"""To be raised whenever a choice of `hard` changes: the goals were calibrated with it (PE-46)."""

EASY, NORMAL, HARD, EXPERT = (Level(name) for name in ("easy", "normal", "hard", "expert"))
TILE_SPACES = (1, 2, 3, 4)
MAX_CHOICES = 12
"""The most ways to decide that are tried."""
SEARCH_STAGES = ((32, None), (64, 5), (128, 2))
"""In so many futures each the best so many are tried in turn, as in `engine.search.halving`."""

Beliefs: TypeAlias = Callable[[Sequence[str]], Weights]
"""What a level believes with three To Do Lists."""


class PackMind(msgspec.Struct, frozen=True):
    """All that a bot need remember: everything else lies open on the table."""

    config: Config
    seat: Seat
    level: Level


class Effort(msgspec.Struct, frozen=True):
    """How much a level looks at.

    `places` of each side, picked at random, are looked at (0: all), `wide` of those for a tile and
    `narrow` for a bonus tile are valued in full, `deep` tile placements are continued with the
    bonus tile. `claims` is `wide` for the choice of a draft position; 0 leaves that to chance.
    The `ahead` best are told apart by what the next round may bring, for which `draws` tiles of
    the bag are tried. In the last round tiles are looked at `last` times as widely.
    """

    places: int
    wide: int
    narrow: int
    deep: int
    claims: int
    last: int = 1
    ahead: int = 0
    draws: int = 0


class Try(NamedTuple):
    """A placement that was looked at: its value, action, and the pack that it leads to."""

    value: int
    action: PackAction
    pack: SuitcaseState


class LevelBot:
    """One level of computer player."""

    style: PlayStyle | None = None
    """What is preferred among equally good moves; None for a plain bot."""

    def __init__(self, placement_table: PlacementTable, effort: Effort, weights: Beliefs) -> None:
        self.placement_table, self.effort, self.weights = placement_table, effort, weights
        self.box = placement_table.box

    def styled(self, style: PlayStyle) -> Self:
        """This bot with a style. Raises KeyError for one that there is not."""
        if style not in [*PlayStyle]:
            raise KeyError(style)
        found = copy(self)
        found.style = style
        return found

    def start(self, config: Config, seat: Seat, level: Level) -> PackMind:
        """The mind before anything was told."""
        return PackMind(config, seat, level)

    def notice(self, mind: PackMind, told: Event) -> PackMind:
        """The same mind: nothing needs to be remembered."""
        return mind

    def think(
        self,
        game: Any,  # unused: its box is all that is needed
        mind: PackMind,
        view: PackView,
        world: Any,  # unused: nothing is hidden
        stream: Rng,
    ) -> Iterator[BotProgress]:
        """Thoughts in order of effort; the last is the choice. Raises ValueError out of turn."""
        search = _Search(self, view, mind.seat, stream)
        last: _Found | None = None
        for last in search.run():
            yield BotProgress(last.done, last.of, last.best)
        if last is not None:
            # Two score sheets take a third of a decision's time, and most do not ask for them.
            yield BotProgress(last.done, last.of, last.best, search.why(last.after))

    def plans(self, view: PackView, seat: Seat, most: int) -> list[tuple[PackAction, ...]]:
        """Up to so many ways to decide, what promises most first: a decision's acts each.

        Alone a claim goes with the colour that it gives, and a tile with the bonus tile. Raises
        ValueError out of turn.
        """
        return _Search(self, view, seat, Rng("plans")).plans()[:most]

    def usual(self, view: PackView, seat: Seat) -> PackAction:
        """What this level does. Raises ValueError out of turn."""
        *_, found = _Search(self, view, seat, Rng("usual")).run()
        return found.best

    def reasons(self, view: PackView, seat: Seat, act: Any) -> tuple[ScoreLine, ...]:
        """What an act changes on the seat's own sheet, line by line."""
        search = _Search(self, view, seat, Rng("reasons"))
        if isinstance(act, LayToys):
            *_, found = search.run()
            return search.why(found.after)
        return search.why(search.after(act))


class Trying(Protocol):
    """Tries plans out in many futures."""

    def best(
        self,
        state: Any,
        seat: Seat,
        plans: Sequence[Sequence[PackAction]],
        usual: int,
        stream: Rng,
        stages: Sequence[tuple[int, int | None]],
    ) -> Iterator[int]:
        """Which plan turns out best, stage by stage; of equals the usual one."""
        ...


class ExpertBot(LevelBot):
    """`expert`: what promises `hard` most, tried out in many futures."""

    def __init__(
        self,
        placement_table: PlacementTable,
        effort: Effort,
        weights: Beliefs,
        trying: Callable[[Any], Trying],
    ) -> None:
        super().__init__(placement_table, effort, weights)
        # It loads NumPy, so it is asked for where somebody plays at this level.
        self._trying = trying
        self._tried: Trying | None = None

    def think(
        self, game: Any, mind: PackMind, view: PackView, world: Any, stream: Rng
    ) -> Iterator[BotProgress]:
        """At first what `hard` would do; then what turns out best. Raises ValueError out of turn.

        Nothing is hidden: `world` is what all see (`Game.determinize`).
        """
        search = _Search(self, view, mind.seat, stream)
        *_, usual = search.run()
        plans = search.plans()[:MAX_CHOICES]
        if all(plan[0] != usual.best for plan in plans):
            plans.append((usual.best,))
        best, of = usual.best, len(SEARCH_STAGES) if len(plans) > 1 else 0
        if of:
            yield BotProgress(0, of, best)
            first = [plan[0] for plan in plans].index(best)
            self._tried = self._tried or self._trying(game)
            found = self._tried.best(world, mind.seat, plans, first, stream, SEARCH_STAGES)
            for done, chosen in enumerate(found, 1):
                # After each stage, so that whoever waits hears that it goes on.
                best = plans[chosen][0]
                yield BotProgress(done, of, best)
        else:
            yield BotProgress(0, 0, best)
        after = usual.after if best == usual.best else search.after(best)
        yield BotProgress(of, of, best, search.why(after))


class _Found(NamedTuple):
    """`done` of `of` nodes, the best action, and the suitcase that it may lead to."""

    done: int
    of: int
    best: PackAction
    after: SeatView


class _Search:
    """One decision."""

    def __init__(self, player: LevelBot, view: PackView, seat: Seat, stream: Rng) -> None:
        self.box, self.placement_table, self.effort = (
            player.box,
            player.placement_table,
            player.effort,
        )
        self.style = player.style
        self.view, self.seat, self.stream = view, seat, stream
        self.mine = view.seats[seat]
        self.outlook = Outlook(player.placement_table, player.weights(view.lists), view, seat)
        self.pack = SuitcaseState.of(self.box, self.mine)
        self._room: dict[tuple[int, bool], list[Spot]] = {}
        self._next: Outlook | None = None
        self._drawn: list[int] = []

    def run(self) -> Iterator[_Found]:
        view = self.view
        if view.phase is Phase.TOYS:
            laid = scoring.best_toys(self.box, view.lists, self.mine)
            after = replace(
                self.mine, toys=self.mine.toys - len(laid), laid=sum(1 << cell for cell in laid)
            )
            yield _Found(1, 1, LayToys(laid), after)
        elif view.actor != self.seat:
            raise ValueError(f"it is not seat {self.seat}'s turn")
        elif view.phase is Phase.CLAIM:
            yield from self._claim()
        elif view.phase is Phase.BONUS:
            yield from self._colour()
        else:
            yield from self._draft()

    def plans(self) -> list[tuple[PackAction, ...]]:
        """All that is worth a thought, the most promising first."""
        view, effort = self.view, self.effort
        if view.phase is Phase.TOYS:
            return [(LayToys(scoring.best_toys(self.box, view.lists, self.mine)),)]
        if view.actor != self.seat:
            raise ValueError(f"it is not seat {self.seat}'s turn")
        if view.phase is Phase.CLAIM:
            return [plan for place in self._open() for plan in self._claims(place)]
        if view.phase is Phase.BONUS:
            return [(TakeBonus(colour),) for colour in self._colours(view.position)]
        if view.drafted:
            assert self.mine.bonus is not None
            tries = self._tries(self.pack, 0, self.mine.bonus, effort.wide, paid=view.paid)
            return [(one.action,) for one in tries]
        return [plan for _, plan in self._drafts()]

    def _open(self) -> list[int]:
        view = self.view
        claims = zip(TILE_SPACES, view.claims, strict=True)
        return [place for place, by in claims if by == FREE_POSITION and place not in view.blocked]

    def _claims(self, place: int) -> list[tuple[PackAction, ...]]:
        colours = self._colours(place) if len(self.view.seats) == 1 else []
        return [(Claim(place), TakeBonus(one)) for one in colours] or [(Claim(place),)]

    def _colours(self, place: int) -> list[int]:
        """The colours in which there are bonus tiles left of the kind that a position gives."""
        size = {"underwear": 1, "sock": 2}.get(self.box.positions[place - 1].bonus)
        return [c for c, left in enumerate(self.view.supply[size - 1 :: 2]) if left] if size else []

    def _drafts(self) -> list[tuple[int, tuple[PackAction, ...]]]:
        view, effort, pack, bonus = self.view, self.effort, self.pack, self.mine.bonus
        there = [
            (n, kind) for n, kind in zip(TILE_SPACES, view.spaces, strict=True) if kind is not None
        ]
        tries = [
            one
            for space, kind in there
            for one in self._tries(pack, space, kind, effort.wide, paid=view.paid)
        ]
        tries.sort(key=_value, reverse=True)
        if not any(self._fits(pack, kind) for _, kind in there):
            value = self.outlook.value(pack)
            tries += [Try(value, Discard(space), pack) for space, _ in there]
        found: list[tuple[int, tuple[PackAction, ...]]] = []
        for one in tries[: 2 * effort.wide]:
            follow = None
            if bonus is not None:
                paid = view.paid + pack.rats - one.pack.rats
                follow = self._bonus(one.pack, bonus, effort.narrow, paid)
            if follow:
                found.append((follow.value, (one.action, follow.action)))
            else:
                found.append((one.value, (one.action,)))
        found.sort(key=lambda one: -one[0])
        return found

    def why(self, after: SeatView) -> tuple[ScoreLine, ...]:
        """What changes on the own sheet, line by line, if the suitcase becomes so."""
        lists, seats, seat = self.view.lists, self.view.seats, self.seat
        before = scoring.sheets(self.box, lists, seats)[seat]
        changed = (*seats[:seat], after, *seats[seat + 1 :])
        return tuple(
            ScoreLine(new.line, new.points - old.points, new.count - old.count)
            for old, new in zip(
                before.lines, scoring.sheets(self.box, lists, changed)[seat].lines, strict=True
            )
            if new.points != old.points
        )

    # Placing one tile

    def _tries(
        self,
        pack: SuitcaseState,
        space: int,
        kind: int,
        wide: int,
        *,
        paid: int,
        outlook: Outlook | None = None,
    ) -> list[Try]:
        """The best placements of a tile (space 0: a bonus tile), valued, best first."""
        box, outlook = self.box, outlook or self.outlook
        tile = box.kinds[kind]
        flips = pack.rats > 0 and paid < box.rats_a_turn
        backs = self.placement_table.backs(kind)
        sides = [False]
        if flips and backs is None:
            sides.append(True)
        bonus = 1 if tile.bonus else 0
        out: list[Try] = []
        if not outlook.left:
            # In the last round the value is the score itself: look at more.
            wide *= self.effort.last
        for _, cat, spot in self._look(pack, kind, sides, outlook, wide):
            mask, near, turn, cell, _cells = spot
            new = pack.lay(mask, near, tile.colour, cat, bonus)
            shape = outlook.shape(new)
            value = shape + outlook.animals(new)
            side = cat
            if flips and backs is not None:
                other = pack.lay(mask, near, tile.colour, True, bonus)
                rival = shape + outlook.animals(other)
                if rival > value:
                    value, new, side = rival, other, True
                    turn, cell = backs[mask]
            out.append(Try(value, _placing(space, side, turn, cell), new))
        out.sort(key=_value, reverse=True)
        return out

    def _look(
        self, pack: SuitcaseState, kind: int, sides: Sequence[bool], outlook: Outlook, wide: int
    ) -> list[tuple[int, bool, Spot]]:
        """Return some of the places that are free, the best at a first look, best first."""
        free = pack.free
        taken = ~free
        colour = self.box.kinds[kind].colour
        gains = outlook.gains(pack, colour)
        worth = outlook.list1_gain(pack)
        places = self.effort.places
        exposed = 35 if outlook.left else 0
        out: list[tuple[int, bool, Spot]] = []
        for cat in sides:
            spots = [spot for spot in self._spots(kind, cat) if not spot[0] & taken]
            if places and len(spots) > places:
                spots = [self.stream.choice(spots) for _ in range(places)]
            for spot in spots:
                _, near, _, _, own = spot
                score = -exposed * (near & free).bit_count()
                for cell in own:
                    score += worth[cell]
                for area, gain in gains:
                    if near & area:
                        score += gain
                out.append((score, cat, spot))
        # The same as sorting, of which little is needed.
        return nlargest(wide, out, _score)

    def _spots(self, kind: int, cat: bool) -> list[Spot]:
        """Where a side of a tile has room now; later there is room nowhere else."""
        key = (kind, cat)
        found = self._room.get(key)
        if found is None:
            taken = ~self.pack.free
            spots = self.placement_table.spots(kind, cat)
            found = self._room[key] = [spot for spot in spots if not spot[0] & taken]
        return found

    def _settle(self, ends: list[tuple[int, PackAction, SuitcaseState]]) -> PackAction:
        """The best of (value, action, pack that it leads to); the best few by the next round."""
        ends.sort(key=_first, reverse=True)
        few = self.effort.ahead
        if few and self.outlook.left and len(ends) > 1:
            ends = [(self._ahead(pack), action, pack) for _, action, pack in ends[:few]]
            ends.sort(key=_first, reverse=True)
        if self.style is None:
            return ends[0][1]
        return max([action for value, action, _ in ends if value == ends[0][0]], key=self._liking)

    def _rank(self, tries: list[Try]) -> None:
        """Sort placements, best first, and of equals first what the style prefers."""
        if self.style is None:
            tries.sort(key=_value, reverse=True)
        else:
            tries.sort(key=lambda one: (one.value, self._liking(one.action)), reverse=True)

    def _liking(self, action: PackAction) -> tuple[int, int]:
        """How much the style likes an action among equals."""
        if self.style is None:
            return 0, 0
        return tile_preference(self.box, self.style, action, self._kind(action), self.mine)

    def _ahead(self, pack: SuitcaseState) -> int:
        """The value of a pack after the next round: of four tiles it gets one of the best.

        Of those that were drawn all fours are as likely as one another.
        """
        view, paid, number = self.view, self.box.rats_a_turn, self.effort.draws
        if self._next is None:
            self._next = Outlook(self.placement_table, self.outlook.weights, view, self.seat, 1)
            self._drawn = self.stream.shuffled(view.bag)[:number]
        values: list[int] = []
        for kind in self._drawn:
            tries = self._tries(pack, 1, kind, 1, paid=paid, outlook=self._next)
            values.append(tries[0].value if tries else self._next.value(pack))
        values.sort(reverse=True)
        total = 0
        for place, value in enumerate(values):
            # Three, two and one parts for the best, second and third of four.
            worse = len(values) - 1 - place
            parts = 3 * comb(worse, 3) + 2 * place * comb(worse, 2) + comb(place, 2) * worse
            total += value * parts
        return total // (6 * comb(len(values), 4))

    def _fits(self, pack: SuitcaseState, kind: int) -> bool:
        taken = ~pack.free
        return any(not spot[0] & taken for spot in self.placement_table.spots(kind, False))

    def _bonus(self, pack: SuitcaseState, kind: int, wide: int, paid: int) -> Try | None:
        """The best placement of a bonus tile, None if it fits nowhere."""
        tries = self._tries(pack, 0, kind, wide, paid=paid)
        return tries[0] if tries else None

    # Decisions

    def _claim(self) -> Iterator[_Found]:
        view = self.view
        open_places = self._open()
        effort = self.effort
        of = 4 * effort.claims + len(open_places)
        first = open_places[-1]
        if not effort.claims:
            first = self.stream.choice(open_places)
            yield _Found(1, 1, Claim(first), self._given(first))
            return
        yield _Found(0, of, Claim(first), self._given(first))
        # PE-14: who drafts at position n finds n - 1 tiles gone, nearly any as likely as another.
        tiles: list[Try | None] = []
        for space, kind in zip(TILE_SPACES, view.spaces, strict=True):
            if kind is not None:
                tries = self._tries(self.pack, space, kind, effort.claims, paid=0)
                tiles.append(tries[0] if tries else None)
        nothing = self.outlook.value(self.pack)
        tiles.sort(key=lambda one: -(one.value if one else nothing))
        likely = tiles[0].pack if tiles[0] else self.pack
        best = -(10**9), 0
        chosen = first
        for place in open_places:
            value = sum(
                chance * (one.value if one else nothing)
                for chance, one in zip(_chances(place), tiles, strict=False)
            )
            value = value // _TWELFTHS + self._gift(likely, place)
            # Of equals the first, or what a style prefers.
            liked = claim_preference(self.box, self.style, place) if self.style else 0
            if (value, liked) > best:
                best, chosen = (value, liked), place
        after = self._given(chosen)
        if tiles[0] and _chances(chosen)[0] > _TWELFTHS // 3:
            after = self._after(tiles[0].action, self._kind(tiles[0].action), after)
        yield _Found(of, of, Claim(chosen), after)

    def _gift(self, pack: SuitcaseState, place: int) -> int:
        """What the bonus of a position adds to a pack."""
        gift = self.box.positions[place - 1]
        before = self.outlook.value(pack)
        value = 0
        if gift.rats or gift.toys:
            value += self.outlook.value(pack.with_gift(gift.rats, gift.toys)) - before
        if gift.bonus:
            size = 1 if gift.bonus == "underwear" else 2
            found = [
                one.value
                for colour, left in enumerate(self.view.supply[size - 1 :: 2])
                if left
                for one in [
                    self._bonus(
                        pack, self.box.bonus_kind(colour, size), self.effort.narrow // 2 + 1, 0
                    )
                ]
                if one
            ]
            if found:
                value += max(found) - before + self.outlook.weights.gift_tile
        return value

    def _given(self, place: int) -> SeatView:
        gift = self.box.positions[place - 1]
        return replace(self.mine, rats=self.mine.rats + gift.rats, toys=self.mine.toys + gift.toys)

    def _colour(self) -> Iterator[_Found]:
        view, effort = self.view, self.effort
        size = 1 if self.box.positions[view.position - 1].bonus == "underwear" else 2
        colours = self._colours(view.position)
        yield _Found(0, len(colours), TakeBonus(colours[0]), self.mine)
        tiles: list[Try] = []
        for space, kind in zip(TILE_SPACES, view.spaces, strict=True):
            if kind is not None:
                tiles += self._tries(self.pack, space, kind, effort.claims, paid=0)[:2]
        tiles.sort(key=_value, reverse=True)
        packs = [one.pack for one in tiles[:2]] or [self.pack]
        chosen, there, most = colours[0], self.mine, None
        for colour in colours:
            kind = self.box.bonus_kind(colour, size)
            for pack in packs:
                one = self._bonus(pack, kind, effort.narrow, 0)
                if one and (most is None or one.value > most):
                    chosen, most = colour, one.value
                    there = self._after(one.action, kind)
        yield _Found(len(colours), len(colours), TakeBonus(chosen), there)

    def _draft(self) -> Iterator[_Found]:
        view, effort, pack = self.view, self.effort, self.pack
        bonus = self.mine.bonus
        if view.drafted and bonus is not None:
            tries = self._tries(pack, 0, bonus, effort.narrow * 3, paid=view.paid)
            best = tries[0].action
            yield _Found(len(tries), len(tries) + 1, best, self._after(best, bonus))
            best = self._settle([(one.value, one.action, one.pack) for one in tries])
            yield _Found(len(tries) + 1, len(tries) + 1, best, self._after(best, bonus))
            return
        there = [
            (space, kind)
            for space, kind in zip(TILE_SPACES, view.spaces, strict=True)
            if kind is not None
        ]
        tries = []
        for space, kind in there:
            tries += self._tries(pack, space, kind, effort.wide, paid=view.paid)
        self._rank(tries)
        if not any(self._fits(pack, kind) for _, kind in there):
            tries.append(Try(self.outlook.value(pack), self._discard(there), pack))
            self._rank(tries)
        few = tries[: effort.deep * (1 if self.outlook.left else effort.last)]
        of = len(tries) + len(few)
        best = tries[0].action
        yield _Found(len(tries), of, best, self._after(best, self._kind(best)))
        ends: list[tuple[int, PackAction, SuitcaseState]] = []
        for one in few:
            value, end = one.value, one.pack
            if bonus is not None:
                paid = view.paid + pack.rats - one.pack.rats
                follow = self._bonus(one.pack, bonus, effort.narrow, paid)
                if follow:
                    value, end = follow.value, follow.pack
            ends.append((value, one.action, end))
        best = self._settle(ends)
        yield _Found(of, of, best, self._after(best, self._kind(best)))

    def _discard(self, there: Sequence[tuple[int, int]]) -> Discard:
        """The largest: what others would score most with."""
        return Discard(max(there, key=lambda one: (self.box.kinds[one[1]].size, -one[0]))[0])

    def after(self, action: PackAction) -> SeatView:
        """The own suitcase, as an action may leave it."""
        if isinstance(action, Claim):
            return self._given(action.position)
        if isinstance(action, TakeBonus):
            size = 1 if self.box.positions[self.view.position - 1].bonus == "underwear" else 2
            kind = self.box.bonus_kind(action.colour, size)
            laid = self._bonus(self.pack, kind, self.effort.narrow, 0)
            return self._after(laid.action, kind) if laid else self.mine
        return self._after(action, self._kind(action))

    def _kind(self, action: PackAction) -> int:
        """The kind that a placement places, -1 for other actions."""
        kind = None
        if isinstance(action, Place):
            kind = self.view.spaces[action.space - 1]
        elif isinstance(action, PlaceBonus):
            kind = self.mine.bonus
        return -1 if kind is None else kind

    def _after(self, action: PackAction, kind: int, mine: SeatView | None = None) -> SeatView:
        """The own suitcase, or this one, with a tile of this kind placed so."""
        mine = mine or self.mine
        if not isinstance(action, Place | PlaceBonus):
            return mine
        mask = self.box.mask(kind, action.cat, action.turn, action.cell)
        placed = Placed(kind, action.cat, action.turn, action.cell)
        return replace(
            mine,
            taken=mine.taken | mask,
            placed=(*mine.placed, placed),
            rats=mine.rats - (1 if action.cat else 0),
        )


def _placing(space: int, cat: bool, turn: int, cell: int) -> PackAction:
    return Place(space, cat, turn, cell) if space else PlaceBonus(cat, turn, cell)


_TWELFTHS = 12


def _chances(place: int) -> tuple[int, int, int, int]:
    """In twelfths, that the best, second, … of four tiles is the best one left at a position."""
    return ((12, 0, 0, 0), (9, 3, 0, 0), (6, 4, 2, 0), (3, 3, 3, 3))[place - 1]


def _first(one: tuple[int, PackAction, SuitcaseState]) -> int:
    return one[0]


def _value(one: Try) -> int:
    return one.value


def _score(one: tuple[int, bool, Spot]) -> int:
    return one[0]


SCORE_ONLY_WEIGHTS = Weights(
    perimeter=4,
    perimeter_round=0,
    dead=0,
    dead_round=0,
    square=0,
    square_round=0,
    fill=0,
    dead_fill=0,
    toy_fill=0,
    bonus_rate=0,
    lead=(0, 0, 0, 0),
    twins=(0, 0, 0, 0),
    even=(0, 0, 0, 0),
    grow=0,
    linked=0,
    apart=0,
    rat=0,
    toy=0,
    toy_round=0,
    gift_tile=0,
    lists={},
)
"""Only what scores at once, and where it is equal, the tidier place."""

TIDY_WEIGHTS = replace(
    SCORE_ONLY_WEIGHTS,
    perimeter=8,
    perimeter_round=2,
    dead=40,
    dead_round=10,
    fill=40,
    rat=40,
    linked=25,
    apart=10,
)
"""What scores at once, a tidy suitcase, and some thrift with rats; no plan for the colours."""


FULL_EFFORT = Effort(places=0, wide=20, narrow=5, deep=8, claims=8, last=4, ahead=3, draws=14)
