"""The table of Pack the Essentials: states worth a picture, for the gallery.

Each plays the match on, by packing tightly from the top, until it gets there; nothing here is used
while people play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from engine.core import Seat
from engine.core.review import BoardReason, Contrast, Reasons, Topic
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
from engine.parts.grid import cells
from ui.bridge.teacher import TeacherAnswer
from ui.kit.gallery_driver import GalleryDriver
from ui.kit.table.teacher_tag import TeacherTag
from ui.look.brushes import Cell
from ui.tables.pack_the_essentials import tutorial
from ui.tables.pack_the_essentials.parts import PackParts
from ui.tables.pack_the_essentials.pending_moves import BONUS_SPACE

_CLOSED = 3
"""How many spaces the teacher says that a placement closes off."""
_FREE_EDGE_COLUMN = 4
"""The first column of a stretch of the edge where nothing is packed yet."""


def poses(parts: PackParts) -> Mapping[str, Callable[[], None]]:
    """The states by name, in the order in which a match passes them."""
    found: dict[str, Callable[[], None]] = {
        "claim": lambda: _until(parts, Phase.CLAIM, 1),
        "claimed": lambda: _claimed(parts),
        "bonus": lambda: _until(parts, Phase.BONUS, 3, claim=2),
        "held": lambda: _held(parts, legal=True),
        "illegal": lambda: _held(parts, legal=False),
        "places": lambda: _places(parts),
        "tried": lambda: _tried(parts),
        "teacher": lambda: _asked(parts, why=False),
        "teacher-why": lambda: _asked(parts, why=True),
        "late": lambda: _until(parts, Phase.CLAIM, 10),
        "lit": lambda: _lit(parts),
        "toys": lambda: _until(parts, Phase.TOYS, 1),
    }
    if len(parts.shared.bridge.seats) > 1:
        found["looking"] = lambda: _looking(parts)
    return found


def act_out(parts: PackParts, lesson: str) -> None:
    """Do what a lesson of the guided first round asks for."""
    commands, turn, scene, hand = parts.commands, parts.shared.turn, parts.scene, parts.scene.hand

    def lay(anchor: Cell) -> None:
        hand.move_to(anchor)
        hand.place()

    def edge() -> Cell:
        held = hand.dragged
        anchors = () if held is None else held.legal_anchors()
        return next(at for at in sorted(anchors) if at[1] == 0 and at[0] >= _FREE_EDGE_COLUMN)

    def lay_bonus() -> None:
        scene.take(BONUS_SPACE)
        lay(edge())

    def change_mind() -> None:
        commands.undo()
        commands.redo()

    def claim() -> None:
        commands.choose(Claim(tutorial.AIM_POSITIONS[scene.state.base.round]))
        if scene.swatches[tutorial.BONUS_COLOUR].isVisible():
            commands.choose(TakeBonus(tutorial.BONUS_COLOUR))
        commands.confirm()

    def pack(*, cat: bool) -> None:
        for kind in (Place, PlaceBonus):
            legal = turn.pending.preview().legal if turn.pending is not None else ()
            act = next((act for act in legal if isinstance(act, kind) and act.cat == cat), None)
            if act is not None:
                commands.attempt(act)
        commands.confirm()

    deeds: dict[str, Callable[[], object]] = {
        **dict.fromkeys(("save", "second", "two"), claim),
        **dict.fromkeys(("ladder", "tokens"), partial(pack, cat=False)),
        "cats": partial(pack, cat=True),
        "claim": lambda: commands.choose(Claim(tutorial.CLAIMED_POSITION)),
        "colour": lambda: commands.choose(TakeBonus(tutorial.BONUS_COLOUR)),
        "confirm": commands.confirm,
        "take": lambda: scene.take(tutorial.TAKEN_SPACE),
        "turn": lambda: hand.rotate(2),
        "places": lambda: hand.show_places(True),
        "flip": hand.flip,
        "lay": lambda: lay(edge()),
        "undo": change_mind,
        "sock": lay_bonus,
        "commit": commands.confirm,
    }
    deed = deeds.get(lesson)
    if deed is not None:
        deed()
    parts.shared.motion.catch_up()


def _settle(parts: PackParts) -> None:
    parts.scene.hand.put_back()
    parts.commands.inspect(None)
    parts.shared.motion.catch_up()


def _choice(parts: PackParts, seat: Seat, claim: int) -> PackAction:
    view: PackView = parts.shared.bridge.view()
    if view.phase is Phase.TOYS:
        return LayToys(scoring.best_toys(parts.scene.words.box, view.lists, view.seats[seat]))
    legal: list[PackAction] = list(parts.shared.bridge.legal(seat))
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


def _until(parts: PackParts, phase: Phase, round_: int, claim: int = 4) -> None:
    def there(view: PackView) -> bool:
        fresh = view.phase is not Phase.DRAFT or not view.drafted
        return view.phase is phase and view.round >= round_ and fresh

    _settle(parts)
    director(parts, claim).until(there)


def director(parts: PackParts, claim: int = 4) -> GalleryDriver[PackView]:
    """Who plays a match of this table on, and claims about this position."""
    return GalleryDriver(parts.screen, parts.shared, lambda seat: _choice(parts, seat, claim))


def _claimed(parts: PackParts) -> None:
    _until(parts, Phase.CLAIM, 2)
    view: PackView = parts.shared.bridge.view()
    free = [n for n, claim in enumerate(view.claims, 1) if claim < 0 and n not in view.blocked]
    parts.commands.choose(Claim(free[-1]))


def _held(parts: PackParts, *, legal: bool) -> None:
    _until(parts, Phase.DRAFT, 5 if legal else 6)
    view: PackView = parts.shared.bridge.view()
    space = next((n for n, kind in enumerate(view.spaces, 1) if kind is not None), BONUS_SPACE)
    parts.scene.take(space)
    hand = parts.scene.hand
    if legal and view.seats[parts.scene.state.seat].rats:
        hand.flip()
    if not legal:
        hand.move_to((0, 0))


def _places(parts: PackParts) -> None:
    _held(parts, legal=True)
    parts.scene.hand.show_places(True)


def _tried(parts: PackParts) -> None:
    parts.scene.hand.show_places(False)
    _held(parts, legal=True)
    parts.scene.hand.place()


def _asked(parts: PackParts, *, why: bool) -> None:
    _tried(parts)
    # What is asked about is a whole move, so a bonus tile belongs to it.
    pending = parts.shared.turn.pending
    assert pending is not None
    bonus = next((act for act in pending.preview().legal if isinstance(act, PlaceBonus)), None)
    if bonus is not None:
        parts.commands.attempt(bonus)
    # The three empty spaces that have the fewest beside them stand for those that are closed off.
    grid = parts.scene.words.box.grid
    empty = scoring.empty_cells(parts.scene.words.box, pending.view.seats[pending.seat])
    tight = sorted(cells(empty), key=lambda cell: (empty & grid.neighbours(1 << cell)).bit_count())
    closed = sum(1 << cell for cell in tight[:_CLOSED])
    board = BoardReason("closed", len(tight[:_CLOSED]), 0, closed, 0)
    told = Reasons(Contrast(Topic("todo-2", 3), Topic("groups", 13), -1, 9), (2, 5), board)
    parts.shared.turn.object_to(TeacherAnswer("", 9, parts.shared.turn.acts, reasons=told))
    if why:
        tag = parts.widget.findChild(TeacherTag)
        assert tag is not None
        tag.show_why()


def _lit(parts: PackParts) -> None:
    _until(parts, Phase.CLAIM, 11)
    sheet = parts.shared.bridge.sheets()[parts.scene.state.seat]
    colour = max(parts.scene.words.box.colours, key=sheet.points)
    parts.commands.light(colour)


def _looking(parts: PackParts) -> None:
    _settle(parts)
    other = next(seat for seat in parts.shared.bridge.seats if seat != parts.scene.state.seat)
    parts.commands.inspect(other)
