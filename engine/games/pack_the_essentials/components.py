"""Pack the Essentials: the contents of the box, read from `resources` and strictly checked.

Kinds of tile are numbered: colour × 19 + shape for the bag's tiles, then colour × 2 for underwear
and + 1 for socks (`Components.kinds`). Equal tiles are one kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec

from engine.core import ComponentError
from engine.games.pack_the_essentials.lists import KINDS
from engine.games.pack_the_essentials.lists.animals import AnimalsList
from engine.games.pack_the_essentials.lists.base import Positive, Small, ToDo
from engine.games.pack_the_essentials.lists.groups import GroupsList
from engine.games.pack_the_essentials.lists.spaces import SpacesList
from engine.parts.files import Strict, decode, each
from engine.parts.grid import Form, Grid
from engine.parts.polyomino import Polyomino, free

BOARDS = "boards.toml"
TILES = "tiles.toml"
TABLE = "table.toml"
SCORING = "scoring.toml"
CARDS = "cards.toml"
GOALS = "goals.toml"
FORMER = "former.toml"
FILES = (BOARDS, TILES, TABLE, SCORING, CARDS, GOALS, FORMER)

DIFFICULTIES = ("easy", "medium", "hard", "expuurt")
PILES = (1, 2, 3)
SHEET_WORDS = ("todo-1", "todo-2", "todo-3", "cats", "rats")
"""The score sheet's lines beside the colours, which need other names."""
AUTO = "auto"
"""Stands for the next free own board among the options, so no board is called so (PE-1)."""

ADVANTAGE_RATS: Final = 1
"""How many more pack rats a seat with the advantage begins with (PE-50)."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Place = Annotated[int, msgspec.Meta(ge=1, le=4)]
Points = Annotated[int, msgspec.Meta(ge=1, le=999)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class _Boards(Strict, frozen=True):
    columns: Annotated[int, msgspec.Meta(ge=12, le=12)]
    rows: Annotated[int, msgspec.Meta(ge=8, le=8)]
    common: Name
    own: Annotated[tuple[Name, ...], msgspec.Meta(min_length=4, max_length=4)]
    boards: Annotated[dict[Name, Any], msgspec.Meta(min_length=1, max_length=50)]


class _Tiles(Strict, frozen=True):
    colours: Annotated[tuple[Name, ...], msgspec.Meta(min_length=4, max_length=4)]
    bag_sizes: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=1, le=5)], ...],
        msgspec.Meta(min_length=1, max_length=5),
    ]
    mirrored: tuple[Name, ...]
    underwear: Positive
    socks: Positive


class PositionGift(Strict, frozen=True):
    """What a draft position gives (PE-7): `bonus` is `underwear`, `sock` or empty."""

    bonus: str = ""
    rats: Small = 0
    toys: Small = 0


class _Ladies(Strict, frozen=True):
    tokens: Annotated[tuple[tuple[Place, ...], ...], msgspec.Meta(min_length=4, max_length=4)]


class _Table(Strict, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=19)]
    start_rats: Small
    rats_a_turn: Annotated[int, msgspec.Meta(ge=0, le=2)]
    positions: Annotated[tuple[PositionGift, ...], msgspec.Meta(min_length=4, max_length=4)]
    cat_ladies: _Ladies


class _Kind(msgspec.Struct, frozen=True):
    """What kind of list a table holds: what it counts (one of KINDS). It decodes the rest."""

    counts: Name


class _Scoring(Strict, frozen=True):
    cat: Small
    rat: Small
    groups: Annotated[tuple[Small, ...], msgspec.Meta(min_length=1, max_length=50)]
    lists: Annotated[dict[Name, Any], msgspec.Meta(min_length=3, max_length=50)]


class _Card(Strict, frozen=True):
    id: Name
    title: Name
    difficulty: Name
    lists: Annotated[tuple[Name, ...], msgspec.Meta(min_length=3, max_length=3)]
    blocks: Annotated[tuple[Place, ...], msgspec.Meta(min_length=1, max_length=3)]


class _Cards(Strict, frozen=True):
    cards: Annotated[tuple[_Card, ...], msgspec.Meta(min_length=2, max_length=50)]


class Goal(Strict, frozen=True):
    """What a Victory card asks for, and in how many of 100 deals computers reach it (PE-46)."""

    points: Points
    normal: Percent
    hard: Percent


class Goals(Strict, frozen=True):
    """A card's goals with the common and with an own board."""

    common: Goal
    own: Goal


class _Goals(Strict, frozen=True):
    goals: Annotated[dict[Name, Any], msgspec.Meta(max_length=50)]


class SoloCard(msgspec.Struct, frozen=True):
    """A solo card: its Victory side (lists and goals) and its placement (blocked positions).

    `former` is the goal that it had with any board under version 1 of the rules.
    """

    id: str
    title: str
    difficulty: str
    lists: tuple[str, str, str]
    goals: Goals
    former: int
    blocks: tuple[int, ...]

    def goal(self, side: str) -> Goal:
        """The goal with boards of the `common` side or with `own` ones."""
        return self.goals.common if side == "common" else self.goals.own


class Kind(msgspec.Struct, frozen=True):
    """A kind of tile. `clothing` and `cat` are the distinct forms of its two sides by quarter turn.

    `bonus` is 0 for a tile of the bag, 1 for underwear, 2 for a sock. `shape` numbers the bag's
    shapes 0 to 18, for bonus tiles it is -1.
    """

    id: int
    colour: int
    shape: int
    size: int
    bonus: int
    outline: Polyomino
    clothing: tuple[Form, ...]
    cat: tuple[Form, ...]

    def forms(self, cat: bool) -> tuple[Form, ...]:
        """The distinct forms of a side, by clockwise quarter turn."""
        return self.cat if cat else self.clothing

    @property
    def chiral(self) -> bool:
        """Whether the two sides fit different places (PE-4)."""
        return self.outline.is_chiral


class Components(msgspec.Struct, frozen=True):
    """The whole box. Masks are of cells of `grid`; ids are those of the files."""

    grid: Grid
    common: str
    own: tuple[str, ...]
    boards: dict[str, int]
    """Pre-filled cells by board id, as a mask."""
    colours: tuple[str, ...]
    kinds: tuple[Kind, ...]
    bag: tuple[int, ...]
    """The kinds in the bag, ascending; one tile each."""
    supply: tuple[int, ...]
    """Bonus tiles by kind, from kind `first_bonus` on: underwear and sock of each colour."""
    rounds: int
    start_rats: int
    rats_a_turn: int
    positions: tuple[PositionGift, ...]
    tokens: tuple[tuple[int, ...], ...]
    cat_points: int
    rat_points: int
    groups: tuple[int, ...]
    todos: dict[str, ToDo]
    cards: tuple[SoloCard, ...]

    def rats_at_start(self, seat: int, advantages: Sequence[int]) -> int:
        """Return how many pack rats a seat begins with (PE-10, PE-50).

        Args:
            seat: The seat.
            advantages: The seats that have the advantage.
        """
        return self.start_rats + (ADVANTAGE_RATS if seat in advantages else 0)

    @property
    def first_bonus(self) -> int:
        """The lowest kind of a bonus tile."""
        return len(self.bag)

    def bonus_kind(self, colour: int, size: int) -> int:
        """The kind of a bonus tile of a colour with 1 (underwear) or 2 (sock) spaces."""
        return len(self.bag) + colour * 2 + size - 1

    def pile(self, number: int, rules: int | None = None) -> tuple[str, ...]:
        """Return the To Do Lists of a pile, in order of id.

        Args:
            number: The pile, from 1.
            rules: A version of the rules; lists that came later are left out. None for all lists.
        """
        lists = (key for key, todo in self.todos.items() if todo.pile == number)
        return tuple(
            sorted(key for key in lists if rules is None or self.todos[key].since <= rules)
        )

    def drawn(self, lists: Sequence[str]) -> tuple[SpacesList, AnimalsList, GroupsList]:
        """The three To Do Lists of a match. Raises ValueError for others than one of each pile."""
        first, second, third = (self.todos[name] for name in lists)
        if (
            isinstance(first, SpacesList)
            and isinstance(second, AnimalsList)
            and isinstance(third, GroupsList)
        ):
            return first, second, third
        raise ValueError(f"{', '.join(lists)} are not one To Do List of each pile")

    def card(self, card_id: str) -> SoloCard:
        """A solo card by id. Raises KeyError."""
        for card in self.cards:
            if card.id == card_id:
                return card
        raise KeyError(card_id)

    def mask(self, kind: int, cat: bool, turn: int, cell: int) -> int:
        """The cells that a placed tile covers."""
        return self.kinds[kind].forms(cat)[turn].mask << cell

    def first_cell(self, kind: int, cat: bool, turn: int, cell: int) -> tuple[int, int]:
        """(column, row) of the first cell that a placed tile covers, as one reads."""
        mask = self.mask(kind, cat, turn, cell)
        return self.grid.place((mask & -mask).bit_length() - 1)


def load(read: Callable[[str], bytes]) -> Components:
    """The components from the files that `read` returns by name.

    Raises ComponentError naming file, key and reason.
    """
    boards = decode(read, BOARDS, _Boards)
    tiles = decode(read, TILES, _Tiles)
    table = decode(read, TABLE, _Table)
    scoring = decode(read, SCORING, _Scoring)
    cards = decode(read, CARDS, _Cards)
    goals = decode(read, GOALS, _Goals)
    former = each(FORMER, "goals", decode(read, FORMER, _Goals).goals, Points)
    grid = Grid(boards.columns, boards.rows)
    rows = each(BOARDS, "boards", boards.boards, tuple[str, ...])
    todos = _todos(scoring)
    points = each(GOALS, "goals", goals.goals, Goals)
    _check_boards(boards)
    _check_tiles(tiles)
    _check_table(table)
    kinds, in_bag = _kinds(grid, tiles)
    if len(in_bag) < 4 * table.rounds:
        raise ComponentError(TABLE, "rounds", f"{len(in_bag)} tiles are too few for it")
    return Components(
        grid=grid,
        common=_known_board(boards, "common", boards.common),
        own=tuple(_known_board(boards, "own", name) for name in boards.own),
        boards={name: _board(grid, name, lines) for name, lines in rows.items()},
        colours=tiles.colours,
        kinds=kinds,
        bag=in_bag,
        supply=(tiles.underwear, tiles.socks) * len(tiles.colours),
        rounds=table.rounds,
        start_rats=table.start_rats,
        rats_a_turn=table.rats_a_turn,
        positions=table.positions,
        tokens=table.cat_ladies.tokens,
        cat_points=scoring.cat,
        rat_points=scoring.rat,
        groups=scoring.groups,
        todos=todos,
        cards=_cards(cards, points, former, todos, table),
    )


def _check_boards(boards: _Boards) -> None:
    if len(set(boards.own)) != len(boards.own):
        raise ComponentError(BOARDS, "own", "a board is named twice")
    if AUTO in boards.boards:
        raise ComponentError(BOARDS, f"boards.{AUTO}", "no board can be called so")


def _known_board(boards: _Boards, key: str, name: str) -> str:
    if name not in boards.boards:
        raise ComponentError(BOARDS, key, f"there is no board {name!r}")
    return name


def _board(grid: Grid, name: str, rows: tuple[str, ...]) -> int:
    key = f"boards.{name}"
    try:
        mask = grid.parse(rows)
    except ValueError as error:
        raise ComponentError(BOARDS, key, str(error)) from None
    open_area = grid.full & ~mask
    if not open_area or not grid.connected(open_area):
        raise ComponentError(BOARDS, key, "the open area is not one connected piece")
    return mask


def _check_tiles(tiles: _Tiles) -> None:
    if len(set(tiles.colours)) != len(tiles.colours):
        raise ComponentError(TILES, "colours", "a colour is named twice")
    for name in tiles.colours:
        if name in SHEET_WORDS:
            raise ComponentError(TILES, "colours", f"no colour can be called {name!r}")
    if len(set(tiles.bag_sizes)) != len(tiles.bag_sizes):
        raise ComponentError(TILES, "bag_sizes", "a size is named twice")
    for name in tiles.mirrored:
        if name not in tiles.colours:
            raise ComponentError(TILES, "mirrored", f"there is no colour {name!r}")


def _check_table(table: _Table) -> None:
    for number, gift in enumerate(table.positions):
        if gift.bonus not in ("", "underwear", "sock"):
            raise ComponentError(
                TABLE, f"positions[{number}].bonus", f"{gift.bonus!r} is not underwear or sock"
            )
    for number, token in enumerate(table.cat_ladies.tokens):
        if sorted(token) != [1, 2, 3, 4]:
            raise ComponentError(
                TABLE, f"cat_ladies.tokens[{number}]", "it must name each of 1 to 4 once"
            )


def _todos(scoring: _Scoring) -> dict[str, ToDo]:
    """Each list, decoded as what its kind wants to know."""
    out: dict[str, ToDo] = {}
    for name, kind in each(SCORING, "lists", scoring.lists, _Kind).items():
        key = f"lists.{name}.counts"
        if kind.counts not in KINDS:
            raise ComponentError(SCORING, key, f"nothing is known as {kind.counts!r}")
        table = {name: scoring.lists[name]}
        todo = out[name] = each(SCORING, "lists", table, KINDS[kind.counts])[name]
        if todo.pile != todo.in_pile:
            raise ComponentError(
                SCORING, key, f"{todo.counts!r} does not belong in pile {todo.pile}"
            )
    for pile in PILES:
        if not any(todo.pile == pile for todo in out.values()):
            raise ComponentError(SCORING, "lists", f"pile {pile} has no list")
    return out


def _kinds(grid: Grid, tiles: _Tiles) -> tuple[tuple[Kind, ...], tuple[int, ...]]:
    shapes = [shape for size in tiles.bag_sizes for shape in free(size)]
    out: list[Kind] = []
    for colour, name in enumerate(tiles.colours):
        for number, shape in enumerate(shapes):
            # PE-4: colours show one hand of a chiral shape or the other on their clothing side.
            outline = shape.mirrored() if name in tiles.mirrored and shape.is_chiral else shape
            out.append(_kind(grid, len(out), colour, number, 0, outline))
    in_bag = tuple(range(len(out)))
    for colour in range(len(tiles.colours)):
        for size in (1, 2):
            outline = Polyomino.parse(["X" * size])
            out.append(_kind(grid, len(out), colour, -1, size, outline))
    return tuple(out), in_bag


def _kind(grid: Grid, number: int, colour: int, shape: int, bonus: int, outline: Polyomino) -> Kind:
    return Kind(
        id=number,
        colour=colour,
        shape=shape,
        size=len(outline.cells),
        bonus=bonus,
        outline=outline,
        clothing=tuple(grid.form(form) for form in outline.rotations()),
        cat=tuple(grid.form(form) for form in outline.mirrored().rotations()),
    )


def _cards(
    cards: _Cards,
    goals: Mapping[str, Goals],
    former: Mapping[str, int],
    todos: Mapping[str, ToDo],
    table: _Table,
) -> tuple[SoloCard, ...]:
    out: list[SoloCard] = []
    for number, card in enumerate(cards.cards):
        key = f"cards[{number}]"
        if any(card.id == other.id for other in out):
            raise ComponentError(CARDS, f"{key}.id", f"{card.id!r} is there twice")
        if card.difficulty not in DIFFICULTIES:
            raise ComponentError(
                CARDS, f"{key}.difficulty", f"{card.difficulty!r} is none of {DIFFICULTIES}"
            )
        for pile, name in zip(PILES, card.lists, strict=True):
            if name not in todos or todos[name].pile != pile:
                raise ComponentError(CARDS, f"{key}.lists", f"{name!r} is no list of pile {pile}")
        if len(set(card.blocks)) != len(card.blocks):
            raise ComponentError(CARDS, f"{key}.blocks", "a position is named twice")
        out.append(_card(card, goals, former))
    for name in goals:
        if all(card.id != name for card in out):
            raise ComponentError(GOALS, f"goals.{name}", "there is no such card")
    if len(out) - 1 < table.rounds // 2:
        raise ComponentError(CARDS, "cards", "they are too few for the even rounds")
    return tuple(out)


def _card(card: _Card, goals: Mapping[str, Goals], former: Mapping[str, int]) -> SoloCard:
    for file, there in ((GOALS, goals), (FORMER, former)):
        if card.id not in there:
            raise ComponentError(file, "goals", f"there is no goal for {card.id!r}")
    first, second, third = card.lists
    return SoloCard(
        id=card.id,
        title=card.title,
        difficulty=card.difficulty,
        lists=(first, second, third),
        goals=goals[card.id],
        former=former[card.id],
        blocks=tuple(sorted(card.blocks)),
    )
