"""The table of Pack the Essentials: what it says to those who do not see it, and its controls.

All of it comes from what the scene shows, which is what the person at the screen may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsItem

from engine.games.pack_the_essentials.actions import Discard
from engine.games.pack_the_essentials.view import LADY_POSITION, PackView, Placed
from ui.access.outline import BoardTable, Control, Group, Part
from ui.access.places import column_name, first_of, place_name, reading, shifted
from ui.kit.table.outline import TableOutline
from ui.kit.words import listed
from ui.look.brushes import Cell
from ui.stage.input.drag_target import nearest
from ui.stage.input.piece_drag import Jump
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.held import HeldTile
from ui.tables.pack_the_essentials.pending_moves import BONUS_SPACE
from ui.tables.pack_the_essentials.scene import Shown
from ui.tables.pack_the_essentials.words import Words, capital, many, say

if TYPE_CHECKING:
    from ui.tables.pack_the_essentials.table import Table


class PackAccess(TableOutline[None]):
    """The outline of the table's stage, and what is said aloud about the hand."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.voice, table.log)
        self._table = table
        hand = table.scene.hand
        hand.picked.connect(self._on_held)
        hand.rotated.connect(self._on_held)
        hand.flipped.connect(self._on_held)
        hand.moved.connect(self._on_moved)

    # What is there --------------------------------------------------------------------------------

    def outline(self, state: None = None) -> Sequence[Part]:
        """Positions, colours, tiles, what is in hand, what is held, the suitcase, the log."""
        shown = self._table.scene.shown
        if shown is None:
            return ()
        held = self._table.held
        parts: list[Part] = [self._positions(shown)]
        if any(swatch.isVisible() for swatch in self._table.scene.swatches):
            parts.append(self._colours())
        parts.append(self._tiles(shown, held))
        parts.append(self._in_hand(shown, held))
        if held is not None:
            parts.append(self._holding(held))
        parts += [self._suitcase(shown), self.log()]
        return parts

    def _pressing(self, command: Callable[[int], None], number: int) -> Callable[[], None]:
        def press() -> None:
            # Whoever presses by way of the tree wants to be led on, as by keyboard.
            self._table.scene.hand.by_keys = True
            command(number)

        return press

    def _positions(self, shown: Shown) -> Group:
        table, view = self._table, shown.view
        controls = []
        for number, item in enumerate(table.scene.positions, 1):
            gift = table.words.gift(table.words.box.positions[number - 1])
            controls.append(
                Control(
                    number,
                    say("access-position", position=number, gift=gift),
                    self._pressing(table.choose_position, number),
                    _position_state(view, number, table.words),
                    enabled=item.open,
                    chosen=view.claims[number - 1] == shown.seat,
                    items=(item,),
                )
            )
        return Group("positions", say("access-positions"), controls)

    def _colours(self) -> Group:
        table = self._table
        controls = [
            Control(
                item.colour,
                capital(table.words.piece(item.kind, cat=False)),
                self._pressing(table.choose_colour, item.colour),
                many("left", item.left),
                enabled=item.open,
                chosen=item.tried,
                items=(item,),
            )
            for item in table.scene.swatches
        ]
        return Group("colours", say("access-colours"), controls)

    def _tiles(self, shown: Shown, held: HeldTile | None) -> Group:
        table, scene = self._table, self._table.scene
        view = shown.draft if shown.draft is not None else shown.view
        gone = next((act.space for act in shown.acts if isinstance(act, Discard)), None)
        controls = []
        for number, kind in enumerate(view.spaces, 1):
            press = self._pressing(table.choose_tile, number)
            if kind is None:
                name = say("access-no-tile", space=number)
                space = (scene.spaces[number - 1],)
                controls.append(Control(number, name, press, enabled=False, items=space))
                continue
            tried = self._tried_piece(number, kind)
            if number == gone:
                state = say("access-gone")
            elif number == scene.doomed:
                state = say("doomed")
            else:
                state = _state(number, tried, held, may=shown.draft is not None)
            items = [tried, scene.piece_on(number), scene.spaces[number - 1]]
            controls.append(
                Control(
                    number,
                    say("access-tile", space=number, tile=table.words.piece(kind, cat=False)),
                    press,
                    f"{state} {self._shape(kind)}",
                    enabled=shown.draft is not None and (held is None or held.space != number),
                    items=tuple(item for item in items if item is not None),
                )
            )
        return Group("tiles", say("access-tiles"), controls)

    def _in_hand(self, shown: Shown, held: HeldTile | None) -> Group:
        """Rats, toys and the bonus tile."""
        table, scene, pending = self._table, self._table.scene, self._table.acting
        mine = shown.view.seats[shown.seat]
        kind, tried = mine.bonus, None
        if pending is not None and shown.live:
            kind = pending.preview(pending.without(BONUS_SPACE)).view.seats[shown.seat].bonus
            tried = self._tried_piece(BONUS_SPACE, kind) if kind is not None else None
        controls = []
        if kind is not None:
            items = [tried, scene.piece_on(BONUS_SPACE)]
            controls.append(
                Control(
                    BONUS_SPACE,
                    say("access-bonus", tile=table.words.piece(kind, cat=False)),
                    self._pressing(table.choose_tile, BONUS_SPACE),
                    _state(BONUS_SPACE, tried, held, may=shown.bonus),
                    enabled=shown.bonus and (held is None or held.space != BONUS_SPACE),
                    items=tuple(item for item in items if item is not None),
                )
            )
        has = listed([many("rats", mine.rats), many("toys", mine.toys)])
        name = say("access-hand", name=table.words.name(shown.seat), has=has)
        rules = " ".join(table.words.thing_rules("pack-rats", "cat-toys", "free"))
        return Group("hand", name, controls, rules, item=scene.strip)

    def _holding(self, held: HeldTile) -> Group:
        hand = self._table.scene.hand
        deeds: tuple[tuple[str, Callable[[], object]], ...] = (
            ("rotate", lambda: hand.rotate(1)),
            ("access-rotate-back", lambda: hand.rotate(-1)),
            ("flip", hand.flip),
            ("access-next", lambda: hand.jump(Jump.NEXT)),
            ("access-previous", lambda: hand.jump(Jump.PREVIOUS)),
            ("access-place", hand.place),
            ("access-put-back", hand.put_back),
        )
        controls = [Control(key, say(key), command) for key, command in deeds]
        name = say("access-holding", tile=self._table.words.piece(held.kind, cat=held.cat))
        return Group("held", name, controls, self.held_words(), item=hand.item, held=True)

    def _suitcase(self, shown: Shown) -> BoardTable:
        table, board = self._table, self._table.scene.board
        names = self._cell_names(shown)
        return BoardTable(
            "suitcase",
            say("suitcase-of", name=table.words.name(shown.seat)),
            board,
            [column_name(column) for column in range(board.columns)],
            [str(row + 1) for row in range(board.rows)],
            lambda cell: names[cell],
            self._on_cell,
            say("access-grid", columns=board.columns, rows=board.rows),
        )

    def describe(self, cell: Cell) -> str:
        """A cell of the suitcase in words: `C4: mint sock`."""
        shown = self._table.scene.shown
        return "" if shown is None else self._cell_names(shown)[cell]

    def _cell_names(self, shown: Shown) -> dict[Cell, str]:
        words, board = self._table.words, self._table.scene.board
        box, mine = words.box, shown.view.seats[shown.seat]
        found = dict.fromkeys(
            ((column, row) for row in range(board.rows) for column in range(board.columns)),
            say("access-free"),
        )
        found |= dict.fromkeys(art.cells_at(box, mine.prefilled), say("access-packed"))
        for placed in mine.placed:
            mask = box.mask(placed.kind, placed.cat, placed.turn, placed.cell)
            tile = words.piece(placed.kind, cat=placed.cat)
            found |= dict.fromkeys(art.cells_at(box, mask), tile)
        toys = [*art.cells_at(box, mine.laid), *(box.grid.place(cell) for cell in shown.toys)]
        found |= dict.fromkeys(toys, say("access-toy"))
        return {
            cell: say("access-cell", place=place_name(cell), what=what)
            for cell, what in found.items()
        }

    def _on_cell(self, cell: Cell) -> None:
        """A cell was pressed: the held tile goes there; else it is as if it had been clicked."""
        hand, held = self._table.scene.hand, self._table.held
        hand.by_keys = True
        if held is None:
            self._table.scene.board.set_cursor_cell(cell)
            self._table.scene.cell_pressed.emit(cell)
            return
        column, row = first_of(held.art().cells)
        hand.move_to((cell[0] - column, cell[1] - row))

    # What is held ---------------------------------------------------------------------------------

    def held_words(self) -> str:
        """The held tile: its side, its shape, where it lies, whether it fits, and where it does."""
        held, hand = self._table.held, self._table.scene.hand
        if held is None:
            return ""
        words = [say("access-side-cat" if held.cat else "access-side-clothing")]
        words.append(_shape_words(held.art().cells))
        if hand.anchor is not None and hand.legality is not None:
            covered = [shifted(cell, hand.anchor) for cell in sorted(held.art().cells, key=reading)]
            places = listed([place_name(cell) for cell in covered])
            words.append(say("access-covers", places=places))
            if hand.legality.ok:
                words.append(say("access-fits"))
            else:
                words.append(say("access-fits-not", reason=hand.legality.reason))
                near = nearest(held, hand.anchor)
                if near is not None:
                    words.append(say("access-nearest", place=self._place(held, near)))
        words.append(many("access-places", len(held.legal_anchors())))
        return " ".join(words)

    def here_words(self) -> str:
        """Where the held tile has come to, and whether it fits: one short sentence."""
        held, hand = self._table.held, self._table.scene.hand
        if held is None or hand.anchor is None or hand.legality is None:
            return ""
        place = self._place(held, hand.anchor)
        if hand.legality.ok:
            return say("access-here", place=place)
        return say("access-here-not", place=place, reason=hand.legality.reason)

    def _place(self, held: HeldTile, anchor: Cell) -> str:
        return place_name(shifted(first_of(held.art().cells), anchor))

    def _on_held(self, *_: object) -> None:
        self.voice.say(self.held_words(), topic="hand")
        self._table.tree.refresh()

    def _on_moved(self, _anchor: object) -> None:
        self.voice.say(self.here_words(), topic="hand")
        self._table.tree.refresh()

    # Helpers --------------------------------------------------------------------------------------

    def _shape(self, kind: int) -> str:
        return _shape_words(art.lying(self._table.box, kind).cells)

    def _tried_piece(self, space: int, kind: int) -> QGraphicsItem | None:
        """The piece in the suitcase that is tried out from a space."""
        pending = self._table.acting
        tried = pending.tried(space) if pending is not None else None
        if tried is None:
            return None
        placed = Placed(kind=kind, cat=tried.cat, turn=tried.turn, cell=tried.cell)
        return self._table.scene.piece_of(placed)


def _state(space: int, tried: object, held: HeldTile | None, *, may: bool) -> str:
    """Where a tile is, and whether it may be taken up."""
    if tried is not None:
        return say("access-tried")
    if held is not None and held.space == space:
        return say("access-held-now")
    return say("access-take" if may else "access-not-now")


def _position_state(view: PackView, number: int, words: Words) -> str:
    """Who stands on a draft position."""
    claim, token = view.claims[number - 1], view.tokens[number - 1]
    if token is not None:
        return say("lady-order", order=listed([str(n) for n in words.box.tokens[token]]))
    if claim == LADY_POSITION:
        return say("lady")
    if claim >= 0:
        return say("access-claimed", name=words.name(claim))
    return say("blocked" if number in view.blocked else "access-open")


def _shape_words(cells: Iterable[Cell]) -> str:
    """A shape row by row: which of its columns each row fills."""
    rows: dict[int, list[int]] = {}
    for column, row in sorted(cells, key=reading):
        rows.setdefault(row, []).append(column + 1)
    wide = max(max(columns) for columns in rows.values())
    lines = [
        say("access-row", row=row + 1, columns=listed([str(column) for column in columns]))
        for row, columns in rows.items()
    ]
    return " ".join([say("access-size", wide=wide, high=len(rows)), *lines])
