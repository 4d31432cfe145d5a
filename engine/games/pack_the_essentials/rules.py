"""Pack the Essentials: the rules, as the eight functions of the contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any, ClassVar, Final, TypeAlias

from msgspec.structs import replace

from engine.core import (
    ADVANTAGES,
    OVER,
    TURN,
    Act,
    Action,
    Awaiting,
    AwaitingSeats,
    Bot,
    Chance,
    ChoiceOption,
    Config,
    ConfigError,
    Draw,
    Event,
    Game,
    GameId,
    Grade,
    Legal,
    Level,
    Medals,
    NeedsChance,
    Option,
    Over,
    Refused,
    Result,
    Rng,
    Seat,
    Sheet,
    Step,
    TrailSetup,
    Value,
)
from engine.core.reactions import BigMoments
from engine.core.review import Decisions, Reviewer
from engine.games.pack_the_essentials import achievements, scoring
from engine.games.pack_the_essentials.actions import (
    ACTIONS,
    Claim,
    Discard,
    LayToys,
    PackAction,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.components import AUTO, PILES, Components, Kind
from engine.games.pack_the_essentials.decisions import PackDecisions
from engine.games.pack_the_essentials.events import (
    EVENTS,
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    Claimed,
    LadiesSeated,
    LadyTook,
    ListsDrawn,
    PositionsBlocked,
    RoundBegan,
    Scored,
    TileDiscarded,
    TilePlaced,
    ToysLaid,
)
from engine.games.pack_the_essentials.moments import PackMoments
from engine.games.pack_the_essentials.state import NOBODY, NOTHING, PackState
from engine.games.pack_the_essentials.view import (
    FREE_POSITION,
    LADY_POSITION,
    PackView,
    Phase,
    Placed,
    SeatView,
)
from engine.parts.grid import Form, cells

TILE_SPACES = (1, 2, 3, 4)
DAILY_MARGIN: Final = 10
"""By so many points the medals of a daily suitcase lie apart: on the trail about as many."""

# Looked up as globals: a member of an enumeration takes several times as long.
_LISTS = Phase.LISTS
_TILES = Phase.TILES
_BLOCK = Phase.BLOCK
_CLAIM = Phase.CLAIM
_BONUS = Phase.BONUS
_DRAFT = Phase.DRAFT
_LADY = Phase.LADY
_TOYS = Phase.TOYS
_OVER = Phase.OVER
_CHANCE_PHASES = (_LISTS, _TILES, _BLOCK, _LADY)
_TURN_PHASES = (_CLAIM, _BONUS, _DRAFT)
_Events: TypeAlias = list[Event]


class PackTheEssentials(Game[PackState, PackAction, PackView, Components]):
    """Pack the Essentials with one box of components."""

    id: ClassVar[GameId] = GameId("pack_the_essentials")
    title: ClassVar[str] = "Pack the Essentials"
    prefix: ClassVar[str] = "PE"
    rules_version: ClassVar[int] = 2
    """In 2 goals follow the board side, and are those of another calibration (PE-46)."""
    seats: ClassVar[range] = range(1, 5)
    teacher_seats: ClassVar[tuple[int, ...]] = (1,)
    """Alone decisions are worth points, and to judge them takes little time."""
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    achievements: ClassVar[tuple[str, ...]] = achievements.IDS
    big_moments: ClassVar[BigMoments | None] = PackMoments()
    private_fields: ClassVar[frozenset[str]] = frozenset({"seat"})

    def __init__(
        self, box: Components, bots: Mapping[Level, Bot], rules: int = rules_version
    ) -> None:
        self.box = box
        self.bots = bots
        self._rules = rules
        boards = (AUTO, *box.own)
        self.options: tuple[Option, ...] = (
            ChoiceOption("side", ("common", "own"), "common"),
            ChoiceOption("victory", tuple(card.id for card in box.cards), box.cards[0].id, (1, 1)),
            *(
                ChoiceOption(f"board-{n}", boards, AUTO, (n, 99))
                for n in range(1, self.seats[-1] + 1)
            ),
            ADVANTAGES,
        )
        self._whole_bag = box.bag
        self._tokens = tuple(range(len(box.tokens)))
        self._turns = tuple(
            AwaitingSeats((Seat(seat),), (Seat(seat),)) for seat in range(self.seats[-1])
        )
        self._appliers: dict[type[Action], Callable[[PackState, int, Any], Step]] = {
            Claim: self._claim,
            TakeBonus: self._take_bonus,
            Place: self._place,
            PlaceBonus: self._place_bonus,
            Discard: self._discard,
            LayToys: self._lay_toys,
        }

    def for_rules_version(self, rules_version: int) -> PackTheEssentials:
        """The game with the goals and the To Do Lists of that day."""
        return PackTheEssentials(self.box, self.bots, rules_version)

    def trail_setup(self) -> TrailSetup:
        """Each Victory card with the common board and with an own one."""
        own = self.box.own
        forms: list[Mapping[str, Value]] = []
        for number, card in enumerate(self.box.cards):
            forms.append({"victory": card.id, "side": "common"})
            forms.append({"victory": card.id, "side": "own", "board-1": own[number % len(own)]})
        return TrailSetup(tuple(forms))

    def goal(self, config: Config) -> int | None:
        """That of the Victory card, by the side of the suitcases (PE-46)."""
        victory = config.get("victory")
        return None if victory is None else self._asked(str(victory), str(config["side"]))

    def daily_medals(self, config: Config) -> Medals:
        """Silver for the goal of the Victory card, bronze and gold for ten points less or more."""
        goal = self.goal(config)
        assert goal is not None
        return Grade(goal - DAILY_MARGIN), Grade(goal), Grade(goal + DAILY_MARGIN)

    def reviewer(self, config: Config) -> Reviewer:
        """Who judges what was decided in matches that are over."""
        # It loads NumPy.
        from engine.games.pack_the_essentials.bots.reviewer import PackReviewer

        return PackReviewer(self)

    def decisions(self, config: Config) -> Decisions:
        """A claim alone goes with its colour, and a tile with the bonus tile."""
        return PackDecisions(self.box)

    # Set-up

    def check(self, config: Config) -> None:
        """Own boards belong to the own side, one for each (PE-1). Raises ConfigError."""
        self._boards(config)

    def _boards(self, config: Config) -> list[str]:
        chosen = [str(config[f"board-{seat + 1}"]) for seat in range(config.seats)]
        named = [board for board in chosen if board != AUTO]
        if config["side"] == "common":
            if named:
                raise ConfigError(
                    "{board} is an individual suitcase, but this match uses common ones.",
                    board=named[0],
                )
            return [self.box.common] * config.seats
        if len(set(named)) < len(named):
            raise ConfigError("Two players cannot have the same individual suitcase.")
        left = [board for board in self.box.own if board not in named]
        return [board if board != AUTO else left.pop(0) for board in chosen]

    def setup(self, config: Config) -> Step:
        """One rat each, empty suitcases; solo, the card names the lists (PE-10, PE-40, PE-50)."""
        box = self.box
        victory = config.get("victory")
        card = box.card(str(victory)) if victory is not None else None
        seats = tuple(
            SeatView(
                board=board,
                prefilled=box.boards[board],
                taken=0,
                placed=(),
                rats=box.rats_at_start(seat, config.advantages),
                toys=0,
                laid=0,
                bonus=None,
            )
            for seat, board in enumerate(self._boards(config))
        )
        everything = (1 << len(box.bag)) - 1
        cards = 0
        if card is not None:
            cards = ((1 << len(box.cards)) - 1) & ~(1 << box.cards.index(card))
        state = PackState(
            phase=_TILES if card else _LISTS,
            round=1,
            first=0,
            actor=NOBODY,
            spaces=(NOTHING,) * 4,
            claims=(FREE_POSITION,) * 4,
            blocked=(),
            position=0,
            tokens=(NOTHING,) * 4,
            drafted=False,
            paid=0,
            lists=card.lists if card else (),
            victory=card.id if card else None,
            supply=box.supply,
            bag=everything,
            cards=cards,
            seats=seats,
            advantages=config.advantages,
        )
        return Step(state, (ListsDrawn(card.lists),) if card else ())

    # Who decides

    def awaiting(self, state: PackState) -> Awaiting:
        """One seat in turn; at the end all holders of toys together (PE-21)."""
        phase = state.phase
        if phase in _TURN_PHASES:
            return self._turns[state.actor]
        if phase is _TOYS:
            due = tuple(Seat(seat) for seat in self._holders(state.seats))
            return AwaitingSeats(due, due)
        if phase is _OVER:
            return Over(self._result(state))
        return NeedsChance(self._request(state))

    def _request(self, state: PackState) -> Draw:
        box = self.box
        if state.phase is _TILES:
            return Draw(4, cells(state.bag), self._whole_bag, ("tiles", state.round))
        if state.phase is _LADY:
            return _lady_draw(state.tokens, self._tokens, state.round, state.position)
        if state.phase is _BLOCK:
            whole = tuple(
                number for number, card in enumerate(box.cards) if card.id != state.victory
            )
            return Draw(1, cells(state.cards), whole, ("placements", state.round))
        pile = PILES[len(state.lists)]
        lists = tuple(range(len(box.pile(pile, self._rules))))
        return Draw(1, lists, lists, ("to-do", pile, 0))

    def _holders(self, seats: tuple[SeatView, ...]) -> list[int]:
        return [
            number
            for number, seat in enumerate(seats)
            if seat.toys and scoring.empty_cells(self.box, seat)
        ]

    def _result(self, state: PackState) -> Any:
        return scoring.result(self.box, state.lists, state.seats, self._goal(state))

    def _goal(self, state: PackState) -> int | None:
        if state.victory is None:
            return None
        side = "common" if state.seats[0].board == self.box.common else "own"
        return self._asked(state.victory, side)

    def _asked(self, victory: str, side: str) -> int:
        """The points that a Victory card asks for on one side of the suitcases."""
        card = self.box.card(victory)
        return card.former if self._rules == 1 else card.goal(side).points

    # Inputs

    def legal(self, state: PackState, seat: Seat) -> Legal[PackAction]:
        """All that the seat may do; lazy."""
        return PackLegal(self, state, seat)

    def apply(self, state: PackState, given: Act[PackAction] | Chance) -> Step:
        """The step that an act or chance's answer leads to."""
        if isinstance(given, Chance):
            return self._chance(state, given.drawn)
        phase = state.phase
        if phase is _OVER:
            raise Refused(OVER, seat=given.seat)
        if phase is _TOYS:
            if given.seat not in self._holders(state.seats):
                raise Refused(TURN, seat=given.seat)
        elif given.seat != state.actor:
            raise Refused(TURN, seat=given.seat)
        return self._appliers[type(given.action)](state, given.seat, given.action)

    # Chance

    def _chance(self, state: PackState, drawn: tuple[int, ...]) -> Step:
        if state.phase not in _CHANCE_PHASES or not self._request(state).admits(drawn):
            raise ValueError(f"chance was not asked for {drawn}")
        if state.phase is _TILES:
            return self._tiles(state, drawn)
        if state.phase is _LADY:
            return self._lady(state, drawn[0])
        if state.phase is _BLOCK:
            return self._block(state, drawn[0])
        pile = self.box.pile(PILES[len(state.lists)], self._rules)
        lists = (*state.lists, pile[drawn[0]])
        if len(lists) < len(PILES):
            return Step(replace(state, lists=lists))
        return Step(replace(state, lists=lists, phase=_TILES), (ListsDrawn(lists),))

    def _tiles(self, state: PackState, drawn: tuple[int, ...]) -> Step:
        bag = state.bag
        for kind in drawn:
            bag &= ~(1 << kind)
        # PE-41: alone, a solo card is turned over in even rounds.
        turns_card = state.victory is not None and state.round % 2 == 0
        new = replace(
            state,
            phase=_BLOCK if turns_card else _CLAIM,
            bag=bag,
            spaces=drawn,
            actor=NOBODY if turns_card else state.first,
        )
        return Step(new, (RoundBegan(state.round, Seat(state.first), drawn),))

    def _block(self, state: PackState, card: int) -> Step:
        blocked = self.box.cards[card].blocks
        new = replace(
            state,
            phase=_CLAIM,
            actor=state.first,
            blocked=blocked,
            cards=state.cards & ~(1 << card),
        )
        return Step(new, (PositionsBlocked(card, blocked),))

    def _lady(self, state: PackState, token: int) -> Step:
        # PE-13: the first tile in the token's order that is still there leaves the game.
        space = next(
            space for space in self.box.tokens[token] if state.spaces[space - 1] != NOTHING
        )
        told = LadyTook(state.position, token, space, state.spaces[space - 1])
        place = state.position - 1
        new = replace(
            state,
            spaces=_put(state.spaces, space - 1, NOTHING),
            tokens=_put(state.tokens, place, token),
        )
        return self._next_position(new, [told])

    # Draft positions and bonuses

    def _claim(self, state: PackState, seat: int, action: Claim) -> Step:
        place = action.position
        if state.phase is not _CLAIM:
            raise Refused("PE-11", "phase")
        if place not in TILE_SPACES:
            raise Refused("PE-11", "no-position", detail={"position": place})
        if place in state.blocked:
            raise Refused("PE-41", "blocked", detail={"position": place})
        if state.claims[place - 1] != FREE_POSITION:
            owner = state.claims[place - 1]
            raise Refused("PE-11", "taken", detail={"position": place, "seat": owner})
        claims = _put(state.claims, place - 1, seat)
        told: _Events = [Claimed(Seat(seat), place)]
        count = len(state.seats)
        following = (seat + 1) % count
        if following != state.first:
            return Step(replace(state, claims=claims, actor=following), tuple(told))
        ladies = tuple(space for space in TILE_SPACES if claims[space - 1] == FREE_POSITION)
        if ladies:
            # PE-11, PE-43: Cat Ladies fill the rest, claimed by nobody or blocked.
            claims = tuple(LADY_POSITION if claim == FREE_POSITION else claim for claim in claims)
            told.append(LadiesSeated(ladies))
        return self._next_bonus(replace(state, claims=claims, position=0), told)

    def _next_bonus(self, state: PackState, told: _Events) -> Step:
        """Give what the positions after `state.position` give, up to the next choice (PE-12)."""
        for place in range(state.position + 1, 5):
            seat = state.claims[place - 1]
            if seat < 0:
                continue
            gift = self.box.positions[place - 1]
            if gift.rats or gift.toys:
                mine = state.seats[seat]
                mine = replace(mine, rats=mine.rats + gift.rats, toys=mine.toys + gift.toys)
                state = replace(state, seats=_put(state.seats, seat, mine))
            size = _bonus_size(gift.bonus)
            if size and any(state.supply[size - 1 :: 2]):
                state = replace(state, phase=_BONUS, actor=seat, position=place)
                return Step(state, tuple(told))
            told.append(BonusTaken(Seat(seat), place, None, gift.rats, gift.toys))
        return self._next_position(replace(state, position=0), told)

    def _take_bonus(self, state: PackState, seat: int, action: TakeBonus) -> Step:
        if state.phase is not _BONUS:
            raise Refused("PE-12", "phase")
        gift = self.box.positions[state.position - 1]
        size = _bonus_size(gift.bonus)
        slot = action.colour * 2 + size - 1
        if not 0 <= slot < len(state.supply) or not state.supply[slot]:
            raise Refused("PE-12", "none-left", detail={"colour": action.colour, "size": size})
        kind = self.box.bonus_kind(action.colour, size)
        new = replace(
            state,
            supply=_put(state.supply, slot, state.supply[slot] - 1),
            seats=_put(state.seats, seat, replace(state.seats[seat], bonus=kind)),
        )
        told = BonusTaken(Seat(seat), state.position, kind, gift.rats, gift.toys)
        return self._next_bonus(new, [told])

    # The draft

    def _next_position(self, state: PackState, told: _Events) -> Step:
        """Go to the next position of the draft, or to the end of the round (PE-13, PE-20)."""
        place = state.position + 1
        if place > 4:
            return self._end_round(state, told)
        claim = state.claims[place - 1]
        if claim == LADY_POSITION:
            state = replace(state, phase=_LADY, actor=NOBODY, position=place)
        else:
            state = replace(state, phase=_DRAFT, actor=claim, position=place)
        return Step(state, tuple(told))

    def _place(self, state: PackState, seat: int, action: Place) -> Step:
        kind = self._available(state, action.space)
        form = self._fitting(state, seat, kind, action.cat, action.turn, action.cell)
        mine = state.seats[seat]
        cost = 1 if action.cat else 0
        mine = replace(
            mine,
            taken=mine.taken | form.mask << action.cell,
            placed=(*mine.placed, Placed(kind.id, action.cat, action.turn, action.cell)),
            rats=mine.rats - cost,
        )
        new = replace(
            state,
            seats=_put(state.seats, seat, mine),
            spaces=_put(state.spaces, action.space - 1, NOTHING),
            drafted=True,
            paid=state.paid + cost,
        )
        told = TilePlaced(
            Seat(seat), action.space, kind.id, action.cat, action.turn, action.cell, cost
        )
        return self._end_turn(new, seat, [told])

    def _place_bonus(self, state: PackState, seat: int, action: PlaceBonus) -> Step:
        if state.phase is not _DRAFT:
            raise Refused("PE-19", "phase")
        mine = state.seats[seat]
        if mine.bonus is None:
            raise Refused("PE-19", "no-bonus")
        kind = self.box.kinds[mine.bonus]
        form = self._fitting(state, seat, kind, action.cat, action.turn, action.cell)
        cost = 1 if action.cat else 0
        mine = replace(
            mine,
            taken=mine.taken | form.mask << action.cell,
            placed=(*mine.placed, Placed(kind.id, action.cat, action.turn, action.cell)),
            rats=mine.rats - cost,
            bonus=None,
        )
        new = replace(state, seats=_put(state.seats, seat, mine), paid=state.paid + cost)
        told = BonusPlaced(Seat(seat), kind.id, action.cat, action.turn, action.cell, cost)
        return self._end_turn(new, seat, [told])

    def _discard(self, state: PackState, seat: int, action: Discard) -> Step:
        kind = self._available(state, action.space)
        if self.may_not_discard(state, seat):
            raise Refused("PE-18", "fits")
        spaces = _put(state.spaces, action.space - 1, NOTHING)
        new = replace(state, spaces=spaces, drafted=True)
        return self._end_turn(new, seat, [TileDiscarded(Seat(seat), action.space, kind.id)])

    def _available(self, state: PackState, space: int) -> Kind:
        if state.phase is not _DRAFT:
            raise Refused("PE-13", "phase")
        if state.drafted:
            raise Refused("PE-19", "already")
        if space not in TILE_SPACES or state.spaces[space - 1] == NOTHING:
            raise Refused("PE-13", "no-tile", detail={"space": space})
        return self.box.kinds[state.spaces[space - 1]]

    def _fitting(
        self,
        state: PackState,
        seat: int,
        kind: Kind,
        cat: bool,
        turn: int,
        cell: int,
    ) -> Form:
        """The form, if the seat can pay for it and it fits there (PE-15, PE-16)."""
        box, mine = self.box, state.seats[seat]
        if cat:
            if state.paid >= box.rats_a_turn:
                raise Refused("PE-15", "two-rats", detail={"most": box.rats_a_turn})
            if mine.rats < 1:
                raise Refused("PE-15", "no-rat")
        forms = kind.cat if cat else kind.clothing
        if not 0 <= turn < len(forms):
            raise Refused("PE-16", "no-form", detail={"turn": turn})
        form = forms[turn]
        if not 0 <= cell < box.grid.size or not form.room >> cell & 1:
            place = box.grid.place(cell) if 0 <= cell < box.grid.size else None
            raise Refused("PE-16", "outside", cell=place)
        mask = form.mask << cell
        if mask & mine.prefilled:
            raise Refused("PE-16", "prefilled", cell=box.grid.place(_lowest(mask & mine.prefilled)))
        if mask & mine.taken:
            raise Refused("PE-16", "overlap", cell=box.grid.place(_lowest(mask & mine.taken)))
        return form

    def may_not_discard(self, state: PackState, seat: int) -> bool:
        """Whether an available tile fits clothing side up, so that none may be discarded (PE-18).

        A tile that fits only cat side up need not be taken: no rat has to be spent for it.
        """
        mine = state.seats[seat]
        free = self.box.grid.full & ~(mine.taken | mine.prefilled)
        return any(
            self._fits(free, self.box.kinds[kind].clothing)
            for kind in state.spaces
            if kind != NOTHING
        )

    def _fits(self, free: int, forms: tuple[Form, ...]) -> bool:
        return any(self.box.grid.anchors(free, form) for form in forms)

    def _end_turn(self, state: PackState, seat: int, told: _Events) -> Step:
        """Go on if tile and bonus are both dealt with (PE-19)."""
        if not state.drafted:
            return Step(state, tuple(told))
        mine = state.seats[seat]
        if mine.bonus is not None:
            kind = self.box.kinds[mine.bonus]
            free = self.box.grid.full & ~(mine.taken | mine.prefilled)
            if self._fits(free, kind.clothing):
                return Step(state, tuple(told))
            slot = kind.id - self.box.first_bonus
            state = replace(
                state,
                supply=_put(state.supply, slot, state.supply[slot] + 1),
                seats=_put(state.seats, seat, replace(mine, bonus=None)),
            )
            told.append(BonusReturned(Seat(seat), kind.id))
        return self._next_position(replace(state, drafted=False, paid=0), told)

    def _end_round(self, state: PackState, told: _Events) -> Step:
        # PE-20: cat tokens and Cat Lady tokens come off the mat, after the last round too.
        state = replace(
            state,
            actor=NOBODY,
            position=0,
            claims=(FREE_POSITION,) * 4,
            blocked=(),
            tokens=(NOTHING,) * 4,
        )
        if state.round < self.box.rounds:
            first = (state.first + 1) % len(state.seats)
            return Step(
                replace(state, phase=_TILES, round=state.round + 1, first=first), tuple(told)
            )
        return self._end_or_toys(state, told)

    # The end

    def _end_or_toys(self, state: PackState, told: _Events) -> Step:
        if self._holders(state.seats):
            return Step(replace(state, phase=_TOYS), tuple(told))
        state = replace(state, phase=_OVER)
        result = self._result(state)
        told.append(Scored(result.ranking, result.scores))
        return Step(state, tuple(told), "over")

    def _lay_toys(self, state: PackState, seat: int, action: LayToys) -> Step:
        if state.phase is not _TOYS:
            raise Refused("PE-21", "phase")
        mine = state.seats[seat]
        empty = scoring.empty_cells(self.box, mine)
        laid = 0
        for before, cell in zip((-1, *action.cells), action.cells, strict=False):
            if not before < cell < self.box.grid.size:
                raise Refused("PE-21", "order")
            if not empty >> cell & 1:
                raise Refused("PE-21", "covered", cell=self.box.grid.place(cell))
            laid |= 1 << cell
        wanted = min(mine.toys, empty.bit_count())
        if len(action.cells) != wanted:
            raise Refused("PE-21", "count", detail={"wanted": wanted, "given": len(action.cells)})
        mine = replace(mine, toys=mine.toys - wanted, laid=mine.laid | laid)
        new = replace(state, seats=_put(state.seats, seat, mine))
        return self._end_or_toys(new, [ToysLaid(Seat(seat), action.cells)])

    def achieved(
        self, config: Config, seat: Seat, told: Sequence[Event], view: PackView, result: Result
    ) -> frozenset[str]:
        """Rats that are left, a goal that is met exactly, a suitcase that is nearly full."""
        return achievements.achieved(self.box, seat, told, view, result)

    # What is seen

    def observe(self, state: PackState, seat: Seat | None) -> PackView:
        """The whole table; nothing in play is secret."""
        return PackView(
            seat=seat,
            phase=state.phase,
            round=state.round,
            first=Seat(state.first),
            actor=None if state.actor == NOBODY else Seat(state.actor),
            spaces=tuple(None if kind == NOTHING else kind for kind in state.spaces),
            claims=state.claims,
            blocked=state.blocked,
            position=state.position,
            tokens=tuple(None if token == NOTHING else token for token in state.tokens),
            drafted=state.drafted,
            paid=state.paid,
            lists=state.lists,
            victory=state.victory,
            goal=self._goal(state),
            supply=state.supply,
            bag=cells(state.bag),
            cards=cells(state.cards),
            seats=state.seats,
            advantages=state.advantages,
        )

    def sheet(self, view: PackView) -> tuple[Sheet, ...]:
        """One sheet a seat (PE-30 to PE-33)."""
        return scoring.sheets(self.box, view.lists, view.seats)


class PackLegal(Legal[PackAction]):
    """The legal actions of one seat of Pack the Essentials."""

    __slots__ = ("_game", "_mine", "_seat", "_state")

    def __init__(self, game: PackTheEssentials, state: PackState, seat: Seat) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._mine = state.actor == seat and seat >= 0

    def __iter__(self) -> Iterator[PackAction]:
        state = self._state
        if state.phase is _TOYS:
            yield from self._toys()
        elif not self._mine:
            return
        elif state.phase is _CLAIM:
            yield from (Claim(place) for place in self._claimable())
        elif state.phase is _BONUS:
            yield from (TakeBonus(colour) for colour in self._colours())
        elif state.phase is _DRAFT:
            yield from self._draft()

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, PackAction):
            return False
        try:
            self._game.apply(self._state, Act(self._seat, action))
        except Refused:
            return False
        return True

    def __bool__(self) -> bool:
        # A turn always has something to do, if only a discard (PE-18).
        if self._state.phase is _TOYS:
            return bool(self._gaps())
        return self._mine

    def count(self) -> int:
        """How many there are; toys are counted without listing them."""
        state = self._state
        if state.phase is _TOYS:
            gaps = self._gaps()
            return comb(len(gaps), min(self._toys_in_hand(), len(gaps))) if gaps else 0
        if not self._mine:
            return 0
        if state.phase is _DRAFT:
            grid, free = self._game.box.grid, self._free()
            found = sum(
                grid.anchors(free, form).bit_count()
                for _, _, forms in self._sides()
                for form in forms
            )
            return found + len(self._discardable())
        return sum(1 for _ in self)

    def sample(self, stream: Rng) -> PackAction:
        """A random one; tile, side and turn are about equally likely, whatever fits."""
        state = self._state
        if state.phase is _TOYS:
            gaps = self._gaps()
            if gaps:
                chosen = stream.shuffled(gaps)[: self._toys_in_hand()]
                return LayToys(tuple(sorted(chosen)))
        elif self._mine and state.phase is _DRAFT:
            return self._sample_draft(stream)
        elif self._mine and state.phase is _CLAIM:
            return Claim(stream.choice(self._claimable()))
        elif self._mine and state.phase is _BONUS:
            return TakeBonus(stream.choice(self._colours()))
        raise IndexError("there is no legal action")

    def _claimable(self) -> list[int]:
        state = self._state
        return [
            place
            for place in TILE_SPACES
            if state.claims[place - 1] == FREE_POSITION and place not in state.blocked
        ]

    def _colours(self) -> list[int]:
        state = self._state
        size = _bonus_size(self._game.box.positions[state.position - 1].bonus)
        return [colour for colour, left in enumerate(state.supply[size - 1 :: 2]) if left]

    def _free(self) -> int:
        mine = self._state.seats[self._seat]
        return self._game.box.grid.full & ~(mine.taken | mine.prefilled)

    def _sides(self) -> list[tuple[int, bool, tuple[Form, ...]]]:
        """(space, or 0 for the bonus tile; cat side up?; forms) of all that can be paid for."""
        state, box = self._state, self._game.box
        mine = state.seats[self._seat]
        tiles: list[tuple[int, int]] = []
        if not state.drafted:
            tiles = [
                (n, kind) for n, kind in zip(TILE_SPACES, state.spaces, strict=True) if kind >= 0
            ]
        if mine.bonus is not None:
            tiles.append((0, mine.bonus))
        sides = [(space, False, box.kinds[kind].clothing) for space, kind in tiles]
        if mine.rats and state.paid < box.rats_a_turn:
            sides += [(space, True, box.kinds[kind].cat) for space, kind in tiles]
        return sides

    def _draft(self) -> Iterator[PackAction]:
        grid, free = self._game.box.grid, self._free()
        for space, cat, forms in self._sides():
            for turn, form in enumerate(forms):
                for cell in cells(grid.anchors(free, form)):
                    yield _placing(space, cat, turn, cell)
        yield from (Discard(space) for space in self._discardable())

    def _discardable(self) -> list[int]:
        state = self._state
        if state.drafted or self._game.may_not_discard(state, self._seat):
            return []
        return [place for place in TILE_SPACES if state.spaces[place - 1] != NOTHING]

    def _sample_draft(self, stream: Rng) -> PackAction:
        grid, free = self._game.box.grid, self._free()
        sides = self._sides()
        first = stream.below(len(sides))
        for space, cat, forms in sides[first:] + sides[:first]:
            start = stream.below(len(forms))
            for number in range(start, start + len(forms)):
                turn = number % len(forms)
                anchors = grid.anchors(free, forms[turn])
                if not anchors:
                    continue
                # A discard may be legal too, where what fits is a cat or the bonus tile (PE-18).
                if (cat or not space) and not stream.below(8):
                    spaces = self._discardable()
                    if spaces:
                        return Discard(stream.choice(spaces))
                # Quicker than listing: the first that fits from a random cell on.
                from_cell = stream.below(grid.size)
                later = anchors >> from_cell
                cell = from_cell + _lowest(later) if later else _lowest(anchors)
                return _placing(space, cat, turn, cell)
        return Discard(stream.choice(self._discardable()))

    def _toys_in_hand(self) -> int:
        return self._state.seats[self._seat].toys

    def _gaps(self) -> list[int]:
        seats = self._state.seats
        if not 0 <= self._seat < len(seats) or not seats[self._seat].toys:
            return []
        return list(cells(scoring.empty_cells(self._game.box, seats[self._seat])))

    def _toys(self) -> Iterator[PackAction]:
        gaps = self._gaps()
        if gaps:
            for chosen in combinations(gaps, min(self._toys_in_hand(), len(gaps))):
                yield LayToys(chosen)


@lru_cache(maxsize=4096)
def _lady_draw(
    turned: tuple[int, ...], tokens: tuple[int, ...], number: int, position: int
) -> Draw:
    left = tuple(token for token in tokens if token not in turned)
    return Draw(1, left, tokens, ("ladies", number, position))


def _placing(space: int, cat: bool, turn: int, cell: int) -> PackAction:
    return Place(space, cat, turn, cell) if space else PlaceBonus(cat, turn, cell)


def _bonus_size(bonus: str) -> int:
    return {"underwear": 1, "sock": 2}.get(bonus, 0)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _put(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])
