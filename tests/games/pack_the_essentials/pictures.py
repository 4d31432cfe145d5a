"""Tests: Pack the Essentials from pictures, and matches whose chance the test chooses.

A picture is 12×8 at most (what is missing is empty): `.` is an empty space, `X` a pre-filled one,
`*` a laid toy; every other letter is one tile, of the colour and side that a legend gives it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engine.core import Act, AwaitingSeats, Chance, Event, NeedsChance, Rng, Seat, Value, draw
from engine.games.pack_the_essentials.actions import Claim, PackAction, TakeBonus
from engine.games.pack_the_essentials.components import Components, load
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.games.pack_the_essentials.state import PackState
from engine.games.pack_the_essentials.view import Phase, Placed, SeatView
from engine.parts.polyomino import Polyomino

FILES = Path(__file__).resolve().parents[3] / "resources" / "games" / "pack_the_essentials"
COLOURS = ("magenta", "lavender", "peach", "mint")
MAGENTA, LAVENDER, PEACH, MINT = range(4)

SHAPES = {
    "I3": ("XXX",),
    "V3": ("X.", "XX"),
    "I4": ("XXXX",),
    "O4": ("XX", "XX"),
    "T4": ("XXX", ".X."),
    "S4": (".XX", "XX."),
    "L4": ("X.", "X.", "XX"),
    "F": (".XX", "XX.", ".X."),
    "I": ("XXXXX",),
    "L": ("X.", "X.", "X.", "XX"),
    "N": (".X", ".X", "XX", "X."),
    "P": ("XX", "XX", "X."),
    "T": ("XXX", ".X.", ".X."),
    "U": ("X.X", "XXX"),
    "V": ("X..", "X..", "XXX"),
    "W": ("X..", "XX.", ".XX"),
    "X": (".X.", "XXX", ".X."),
    "Y": (".X", "XX", ".X", ".X"),
    "Z": ("XX.", ".X.", ".XX"),
}
CHIRAL = ("S4", "L4", "F", "L", "N", "P", "Y", "Z")


def read(name: str) -> bytes:
    """The bytes of one of the game's own resource files."""
    return (FILES / name).read_bytes()


@cache
def stock() -> PackTheEssentials:
    """The game with the components of the box."""
    return PackTheEssentials(load(read), {})


def shape(name: str) -> Polyomino:
    """A shape by its usual letter, in its free form."""
    return Polyomino.parse(SHAPES[name]).free_form()


def tile(name: str) -> int:
    """A kind by words: `magenta T4`, `mint sock`, `peach underwear`."""
    colour, form = name.split()
    box = stock().box
    if form in ("sock", "underwear"):
        return box.bonus_kind(COLOURS.index(colour), 2 if form == "sock" else 1)
    return next(
        kind.id
        for kind in box.kinds
        if kind.colour == COLOURS.index(colour)
        and kind.bonus == 0
        and kind.outline.free_form() == shape(form)
    )


def mask(*rows: str, mark: str = "X") -> int:
    """The spaces of a picture that show the mark."""
    found = 0
    for row, line in enumerate(rows):
        for col, char in enumerate(line):
            if char == mark:
                found |= 1 << row * 12 + col
    return found


def suitcase(*rows: str, rats: int = 0, toys: int = 0, **legend: Any) -> SeatView:
    """A suitcase from a picture; the legend says `a="magenta cat"` or `a="magenta"`."""
    box = stock().box
    prefilled, laid = mask(*rows), mask(*rows, mark="*")
    placed = [
        _placed(box, mask(*rows, mark=letter), letter, *words.split())
        for letter, words in legend.items()
    ]
    covered = [box.mask(one.kind, one.cat, one.turn, one.cell) for one in placed]
    letters = {char for row in rows for char in row} - set(".X*")
    assert letters == set(legend), "every letter of the picture is in the legend"
    return SeatView(
        board="picture",
        prefilled=prefilled,
        taken=sum(covered),
        placed=tuple(placed),
        rats=rats,
        toys=toys,
        laid=laid,
        bonus=None,
    )


def each(letters: str, words: str) -> dict[str, Any]:
    """A legend that says the same of each letter."""
    return dict.fromkeys(letters, words)


def _placed(box: Components, area: int, letter: str, colour: str, side: str = "") -> Placed:
    for kind in box.kinds:
        if kind.colour != COLOURS.index(colour) or kind.size != area.bit_count():
            continue
        for turn, form in enumerate(kind.forms(side == "cat")):
            for cell in range(96):
                if form.room >> cell & 1 and form.mask << cell == area:
                    return Placed(kind.id, side == "cat", turn, cell)
    raise AssertionError(f"there is no {colour} {side} tile as {letter} shows it")


class Match:
    """A match played through the contract; `events` are those of the last input."""

    def __init__(
        self,
        seats: int = 1,
        game: PackTheEssentials | None = None,
        seed: str = "test",
        **options: Value,
    ) -> None:
        self.game = game or stock()
        self.seed = seed
        given = {name.replace("_", "-"): value for name, value in options.items()}
        step = self.game.setup(self.game.configure(seats, given))
        self.state: PackState = step.state
        self.events: tuple[Event, ...] = step.events
        self.log: list[Event] = list(step.events)
        self.fence = step.fence

    def give(self, given: Any) -> tuple[Event, ...]:
        """Apply one input."""
        step = self.game.apply(self.state, given)
        self.state, self.events, self.fence = step
        self.log += step.events
        return step.events

    def act(self, action: Any, seat: int | None = None) -> tuple[Event, ...]:
        """Let a seat act; without a seat, the one whose decision it is."""
        return self.give(Act(Seat(self.state.actor if seat is None else seat), action))

    def chance(self, *drawn: int) -> tuple[Event, ...]:
        """Answer chance as the test likes."""
        return self.give(Chance(drawn))

    def request(self) -> Any:
        """What chance is asked now."""
        awaiting = self.game.awaiting(self.state)
        assert isinstance(awaiting, NeedsChance)
        return awaiting.request

    def roll(self) -> None:
        """Answer chance from the seed for as long as it is asked."""
        while isinstance(awaiting := self.game.awaiting(self.state), NeedsChance):
            self.give(Chance(draw(self.seed, awaiting.request)))

    def change(self, seat: int = 0, **fields: Any) -> None:
        """Put one seat's things as the test needs them."""
        seats = list(self.state.seats)
        seats[seat] = replace(seats[seat], **fields)
        self.state = replace(self.state, seats=tuple(seats))

    def put(self, **fields: Any) -> None:
        """Put the table as the test needs it."""
        self.state = replace(self.state, **fields)

    def legal(self, seat: int | None = None) -> list[PackAction]:
        """All that a seat may do, listed; without a seat, the one whose decision it is."""
        return list(self.game.legal(self.state, Seat(self.state.actor if seat is None else seat)))

    def claim(self, *positions: int) -> None:
        """Claims in seat order from the first seat on, after chance laid the tiles."""
        self.roll()
        assert self.state.phase is Phase.CLAIM
        for position in positions:
            self.act(Claim(position))

    def random_turn(self, stream: Rng) -> bool:
        """Any one input; False when the match is over."""
        awaiting = self.game.awaiting(self.state)
        if isinstance(awaiting, NeedsChance):
            self.give(Chance(draw(self.seed, awaiting.request)))
        elif isinstance(awaiting, AwaitingSeats):
            seat = stream.choice(awaiting.due)
            self.give(Act(seat, self.game.legal(self.state, seat).sample(stream)))
        else:
            return False
        return True


def drafting(
    *spaces: str,
    position: int = 3,
    bonus: str = "",
    rats: int = 1,
    picture: tuple[str, ...] = (),
) -> Match:
    """A lone seat's turn to draft, in round 1, with these tiles on the spaces (`-`: gone).

    `picture` shows where the suitcase is full (X); `bonus` is the tile in hand.
    """
    match = Match(1)
    match.roll()
    kinds = tuple(-1 if name == "-" else tile(name) for name in (*spaces, *"----")[:4])
    match.act(Claim(position))
    while match.state.phase is Phase.BONUS:
        match.act(TakeBonus(MINT))
    match.put(
        phase=Phase.DRAFT,
        actor=0,
        position=position,
        spaces=kinds,
        tokens=(-1,) * 4,
        drafted=False,
        paid=0,
        supply=match.game.box.supply,
    )
    match.change(rats=rats, toys=0, prefilled=mask(*picture), bonus=tile(bonus) if bonus else None)
    if bonus:
        slot = tile(bonus) - match.game.box.first_bonus
        supply = list(match.state.supply)
        supply[slot] -= 1
        match.put(supply=tuple(supply))
    return match
