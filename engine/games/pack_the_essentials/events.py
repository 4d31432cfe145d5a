"""Pack the Essentials: what happens, as told to everybody. The game has no secrets to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Event, Seat

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.components import Components


class ListsDrawn(Event, frozen=True, tag="lists"):
    """The three To Do Lists of the match, by id, pile 1 to 3 (PE-33)."""

    lists: tuple[str, ...]


class RoundBegan(Event, frozen=True, tag="round"):
    """A round begins (PE-10, PE-20): `tiles` are the kinds on Tile spaces 1 to 4."""

    round: int
    first: Seat
    tiles: tuple[int, ...]


class PositionsBlocked(Event, frozen=True, tag="blocked"):
    """A solo card was turned over; its positions may not be claimed this round (PE-41)."""

    card: int
    positions: tuple[int, ...]


class Claimed(Event, frozen=True, tag="claimed"):
    """A seat claimed a draft position (PE-11)."""

    seat: Seat
    position: int


class LadiesSeated(Event, frozen=True, tag="ladies"):
    """Cat Ladies fill these positions, tokens face down (PE-11)."""

    positions: tuple[int, ...]


class BonusTaken(Event, frozen=True, tag="bonus"):
    """A seat got what its position gives (PE-7, PE-12): a bonus tile's kind, rats, toys."""

    seat: Seat
    position: int
    kind: int | None
    rats: int
    toys: int


class LadyTook(Event, frozen=True, tag="lady"):
    """A Cat Lady at this position turned her token and removed the tile of a space (PE-13)."""

    position: int
    token: int
    space: int
    kind: int


class TilePlaced(Event, frozen=True, tag="placed"):
    """A seat took a tile and placed it (PE-13); `rats` were paid (PE-15)."""

    seat: Seat
    space: int
    kind: int
    cat: bool
    turn: int
    cell: int
    rats: int

    def covered(self, box: Components) -> tuple[int, int]:
        """(column, row) of the first cell that it covers, as one reads."""
        return box.first_cell(self.kind, self.cat, self.turn, self.cell)


class BonusPlaced(Event, frozen=True, tag="bonus-placed"):
    """A seat placed its bonus tile (PE-19); `rats` were paid."""

    seat: Seat
    kind: int
    cat: bool
    turn: int
    cell: int
    rats: int

    def covered(self, box: Components) -> tuple[int, int]:
        """(column, row) of the first cell that it covers, as one reads."""
        return box.first_cell(self.kind, self.cat, self.turn, self.cell)


class TileDiscarded(Event, frozen=True, tag="discarded"):
    """A seat could not place any tile and removed one (PE-18)."""

    seat: Seat
    space: int
    kind: int


class BonusReturned(Event, frozen=True, tag="bonus-returned"):
    """A bonus tile fitted nowhere and went back to the supply (PE-19)."""

    seat: Seat
    kind: int


class ToysLaid(Event, frozen=True, tag="toys"):
    """A seat laid its cat toys on these cells (PE-21)."""

    seat: Seat
    cells: tuple[int, ...]


class Scored(Event, frozen=True, tag="scored"):
    """The match is over (PE-34): the best seats first, tied ones together, and the totals."""

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    ListsDrawn,
    RoundBegan,
    PositionsBlocked,
    Claimed,
    LadiesSeated,
    BonusTaken,
    LadyTook,
    TilePlaced,
    BonusPlaced,
    TileDiscarded,
    BonusReturned,
    ToysLaid,
    Scored,
)
