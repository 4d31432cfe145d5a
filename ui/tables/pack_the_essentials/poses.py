"""The table of Pack the Essentials: states worth a picture, for the gallery.

Each plays the match on, by packing tightly from the top, until it gets there; nothing here is used
while people play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from engine.core import Seat
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
from engine.games.pack_the_essentials.view import PackView, Phase
from ui.kit.gallery_driver import GalleryDriver
from ui.look.brushes import Cell
from ui.tables.pack_the_essentials import tutorial
from ui.tables.pack_the_essentials.pending_moves import BONUS_SPACE
from ui.tables.pack_the_essentials.table import Table

_FREE_EDGE_COLUMN = 4
"""The first column of a stretch of the edge where nothing is packed yet."""


def poses(table: Table) -> Mapping[str, Callable[[], None]]:
    """The states by name, in the order in which a match passes them."""
    found: dict[str, Callable[[], None]] = {
        "claim": lambda: _until(table, Phase.CLAIM, 1),
        "claimed": lambda: _claimed(table),
        "bonus": lambda: _until(table, Phase.BONUS, 3, claim=2),
        "held": lambda: _held(table, legal=True),
        "illegal": lambda: _held(table, legal=False),
        "places": lambda: _places(table),
        "tried": lambda: _tried(table),
        "late": lambda: _until(table, Phase.CLAIM, 10),
        "lit": lambda: _lit(table),
        "toys": lambda: _until(table, Phase.TOYS, 1),
    }
    if len(table.bridge.seats) > 1:
        found["looking"] = lambda: _looking(table)
    return found


def act_out(table: Table, lesson: str) -> None:
    """Do what a lesson of the guided first round asks for."""
    hand = table.scene.hand

    def lay(anchor: Cell) -> None:
        hand.move_to(anchor)
        hand.place()

    def edge() -> Cell:
        held = hand.dragged
        anchors = () if held is None else held.legal_anchors()
        return next(at for at in sorted(anchors) if at[1] == 0 and at[0] >= _FREE_EDGE_COLUMN)

    def lay_bonus() -> None:
        table.choose_tile(BONUS_SPACE)
        lay(edge())

    def claim() -> None:
        table.choose_position(tutorial.AIM_POSITIONS[table.view.round])
        if table.scene.swatches[tutorial.BONUS_COLOUR].isVisible():
            table.choose_colour(tutorial.BONUS_COLOUR)
        table.confirm()

    def pack(*, cat: bool) -> None:
        for kind in (Place, PlaceBonus):
            legal = table.pending.preview().legal if table.pending is not None else ()
            act = next((act for act in legal if isinstance(act, kind) and act.cat == cat), None)
            if act is not None:
                table.attempt(act)
        table.confirm()

    deeds: dict[str, Callable[[], object]] = {
        **dict.fromkeys(("save", "second", "two"), claim),
        **dict.fromkeys(("ladder", "tokens"), partial(pack, cat=False)),
        "cats": partial(pack, cat=True),
        "claim": lambda: table.choose_position(tutorial.CLAIMED_POSITION),
        "colour": lambda: table.choose_colour(tutorial.BONUS_COLOUR),
        "confirm": table.confirm,
        "take": lambda: table.choose_tile(tutorial.TAKEN_SPACE),
        "turn": lambda: hand.rotate(2),
        "illegal": lambda: hand.move_to((5, 3)),
        "places": lambda: hand.show_places(True),
        "flip": hand.flip,
        "lay": lambda: lay(edge()),
        "undo": table.undo,
        "redo": table.redo,
        "sock": lay_bonus,
        "commit": table.confirm,
    }
    deed = deeds.get(lesson)
    if deed is not None:
        deed()
    table.motion.catch_up()


def _settle(table: Table) -> None:
    table.scene.hand.put_back()
    table.close_inspection()
    table.motion.catch_up()


def _choice(table: Table, seat: Seat, claim: int) -> PackAction:
    view: PackView = table.bridge.view()
    if view.phase is Phase.TOYS:
        return LayToys(scoring.best_toys(table.box, view.lists, view.seats[seat]))
    legal: list[PackAction] = list(table.bridge.legal(seat))
    round_ = view.round

    def worth(act: PackAction) -> tuple[int, ...]:
        match act:
            case Claim(position=position):
                return (abs(position - (claim - round_ % 3)),)
            case TakeBonus(colour=colour):
                return ((colour + round_) % 4,)
            case PlaceBonus(cat=cat, cell=cell, turn=turn):
                return (0, cell, not cat, turn)
            case Place(cat=cat, cell=cell, turn=turn, space=space):
                return (1, not cat, cell, space, turn)
            case Discard(space=space):
                return (9, space)
            case _:
                return (10,)

    return min(legal, key=worth)


def _until(table: Table, phase: Phase, round_: int, claim: int = 4) -> None:
    def there(view: PackView) -> bool:
        fresh = view.phase is not Phase.DRAFT or not view.drafted
        return view.phase is phase and view.round >= round_ and fresh

    _settle(table)
    director(table, claim).until(there)


def director(table: Table, claim: int = 4) -> GalleryDriver:
    """Who plays a match of this table on, and claims about this position."""
    return GalleryDriver(table, table.shared, lambda seat: _choice(table, seat, claim))


def _claimed(table: Table) -> None:
    _until(table, Phase.CLAIM, 2)
    view: PackView = table.bridge.view()
    free = [n for n, claim in enumerate(view.claims, 1) if claim < 0 and n not in view.blocked]
    table.choose_position(free[-1])


def _held(table: Table, *, legal: bool) -> None:
    _until(table, Phase.DRAFT, 5 if legal else 6)
    view: PackView = table.bridge.view()
    space = next((n for n, kind in enumerate(view.spaces, 1) if kind is not None), BONUS_SPACE)
    table.choose_tile(space)
    hand = table.scene.hand
    if legal and view.seats[table.seat].rats:
        hand.flip()
    if not legal:
        hand.move_to((0, 0))


def _places(table: Table) -> None:
    _held(table, legal=True)
    table.scene.hand.show_places(True)


def _tried(table: Table) -> None:
    table.scene.hand.show_places(False)
    _held(table, legal=True)
    table.scene.hand.place()


def _lit(table: Table) -> None:
    _until(table, Phase.CLAIM, 11)
    groups = {line.line: line.points for line in table.bridge.sheets()[table.seat].lines}
    colour = max(table.box.colours, key=lambda name: groups[name])
    table.light(colour)


def _looking(table: Table) -> None:
    _settle(table)
    other = next(seat for seat in table.bridge.seats if seat != table.seat)
    table.inspect(other)
