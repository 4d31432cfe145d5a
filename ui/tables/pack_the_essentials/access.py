"""The table of Pack the Essentials: what it says to those who do not see it, and its controls.

All of it comes from what the scene shows, which is what the person at the screen may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtWidgets import QGraphicsItem

from engine.games.pack_the_essentials.actions import Claim, Discard, PackAction, TakeBonus
from engine.games.pack_the_essentials.view import LADY_POSITION, PackView, Placed
from ui.access.outline import BoardTable, Control, Group, Part
from ui.access.places import column_name, first_of, place_name, reading, shifted
from ui.access.voice import Voice
from ui.kit.table.log import MatchLog
from ui.kit.table.outline import TableOutline
from ui.kit.words import listed
from ui.look.brushes import Cell
from ui.stage.input.drag_target import nearest
from ui.stage.input.piece_drag import Jump
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.commands import PackCommands
from ui.tables.pack_the_essentials.pending_moves import BONUS_SPACE, placing_of
from ui.tables.pack_the_essentials.scene import PackScene
from ui.tables.pack_the_essentials.state import HeldState, PackTableState
from ui.tables.pack_the_essentials.words import Words, capital, many, say


class PackAccess(TableOutline[PackTableState]):
    """The outline of the table's stage, and what is said aloud about the hand."""

    def __init__(
        self, scene: PackScene, commands: PackCommands, voice: Voice, log: MatchLog
    ) -> None:
        super().__init__(commands, voice, log)
        self._scene, self._commands = scene, commands

    # What is there --------------------------------------------------------------------------------

    def outline(self, state: PackTableState) -> Sequence[Part]:
        """Positions, colours, tiles, what is in hand, what is held, the suitcase, the log."""
        parts: list[Part] = [self._positions(state)]
        if any(swatch.isVisible() for swatch in self._scene.swatches):
            parts.append(self._colours())
        parts += [self._tiles(state), self._in_hand(state)]
        if state.held is not None:
            parts.append(self._holding(state.held))
        parts += [self._suitcase(state), self.log()]
        return parts

    def _pressing(self, command: Callable[[], None]) -> Callable[[], None]:
        def press() -> None:
            # Whoever presses by way of the tree wants to be led on, as by keyboard.
            self._scene.hand.by_keys = True
            command()

        return press

    def _choosing(self, act: PackAction) -> Callable[[], None]:
        return self._pressing(partial(self._commands.choose, act))

    def _taking(self, space: int) -> Callable[[], None]:
        return self._pressing(partial(self._scene.take, space))

    def _positions(self, state: PackTableState) -> Group:
        words, view = self._scene.words, state.mat
        controls = []
        for number, item in enumerate(self._scene.positions, 1):
            gift = words.gift(words.box.positions[number - 1])
            controls.append(
                Control(
                    number,
                    say("access-position", position=number, gift=gift),
                    self._choosing(Claim(number)),
                    _position_state(view, number, words),
                    enabled=item.open,
                    chosen=view.claims[number - 1] == state.large,
                    one_of=True,
                    items=(item,),
                )
            )
        return Group("positions", say("access-positions"), controls)

    def _colours(self) -> Group:
        controls = [
            Control(
                item.colour,
                capital(self._scene.words.piece(item.kind, cat=False)),
                self._choosing(TakeBonus(item.colour)),
                many("left", item.left),
                enabled=item.open,
                chosen=item.tried,
                one_of=True,
                items=(item,),
            )
            for item in self._scene.swatches
        ]
        return Group("colours", say("access-colours"), controls)

    def _tiles(self, state: PackTableState) -> Group:
        scene, held, may = self._scene, state.held, state.draft is not None
        view = state.view if state.draft is None else state.draft
        gone = next((act.space for act in state.acts if isinstance(act, Discard)), None)
        controls = []
        for number, kind in enumerate(view.spaces, 1):
            press = self._taking(number)
            if kind is None:
                name = say("access-no-tile", space=number)
                space = (scene.spaces[number - 1],)
                controls.append(Control(number, name, press, enabled=False, items=space))
                continue
            tried = self._tried_piece(state, number, kind)
            if number == gone:
                told = say("access-gone")
            elif number == scene.doomed:
                told = say("doomed")
            else:
                told = _taken(number, tried, held, may=may)
            items = [tried, scene.piece_on(number), scene.spaces[number - 1]]
            controls.append(
                Control(
                    number,
                    say("access-tile", space=number, tile=scene.words.piece(kind, cat=False)),
                    press,
                    f"{told} {self._shape(kind)}",
                    enabled=may and (held is None or held.space != number),
                    items=tuple(item for item in items if item is not None),
                )
            )
        return Group("tiles", say("access-tiles"), controls)

    def _in_hand(self, state: PackTableState) -> Group:
        """Rats, toys and the bonus tile."""
        scene, held, words = self._scene, state.held, self._scene.words
        mine = state.view.seats[state.large]
        kind, tried = mine.bonus, None
        if state.live:
            kind = state.spare
            tried = self._tried_piece(state, BONUS_SPACE, kind) if kind is not None else None
        controls = []
        if kind is not None:
            items = [tried, scene.piece_on(BONUS_SPACE)]
            controls.append(
                Control(
                    BONUS_SPACE,
                    say("access-bonus", tile=words.piece(kind, cat=False)),
                    self._taking(BONUS_SPACE),
                    _taken(BONUS_SPACE, tried, held, may=state.bonus),
                    enabled=state.bonus and (held is None or held.space != BONUS_SPACE),
                    items=tuple(item for item in items if item is not None),
                )
            )
        has = listed([many("rats", mine.rats), many("toys", mine.toys)])
        name = say("access-hand", name=words.name(state.large), has=has)
        told = words.thing_rules("pack-rats", "cat-toys", "free")
        rules = " ".join(filter(None, (words.advantaged(state.large), *told)))
        return Group("hand", name, controls, rules, item=scene.strip)

    def _holding(self, held: HeldState) -> Group:
        hand = self._scene.hand
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
        name = say("access-holding", tile=self._scene.words.piece(held.kind, cat=held.cat))
        return Group("held", name, controls, self._held_words(held), item=hand.item, held=True)

    def _suitcase(self, state: PackTableState) -> BoardTable:
        scene, board = self._scene, self._scene.board
        names = self._cell_names(state)
        return BoardTable(
            "suitcase",
            say("suitcase-of", name=scene.words.name(state.large)),
            board,
            [column_name(column) for column in range(board.columns)],
            [str(row + 1) for row in range(board.rows)],
            lambda cell: names[cell],
            partial(self._on_cell, state.held),
            say("access-grid", columns=board.columns, rows=board.rows),
        )

    def describe(self, state: PackTableState, cell: Cell) -> str:
        """A cell of the suitcase in words: `C4: mint sock`."""
        return self._cell_names(state)[cell]

    def _cell_names(self, state: PackTableState) -> dict[Cell, str]:
        words, board = self._scene.words, self._scene.board
        box, mine = words.box, state.view.seats[state.large]
        found = dict.fromkeys(
            ((column, row) for row in range(board.rows) for column in range(board.columns)),
            say("access-free"),
        )
        found |= dict.fromkeys(art.cells_at(box, mine.prefilled), say("access-packed"))
        for placed in mine.placed:
            mask = box.mask(placed.kind, placed.cat, placed.turn, placed.cell)
            tile = words.piece(placed.kind, cat=placed.cat)
            found |= dict.fromkeys(art.cells_at(box, mask), tile)
        toys = [*art.cells_at(box, mine.laid), *(box.grid.place(cell) for cell in state.toys)]
        found |= dict.fromkeys(toys, say("access-toy"))
        return {
            cell: say("access-cell", place=place_name(cell), what=what)
            for cell, what in found.items()
        }

    def _on_cell(self, held: HeldState | None, cell: Cell) -> None:
        """A cell was pressed: the held tile goes there; else it is as if it had been clicked."""
        hand = self._scene.hand
        hand.by_keys = True
        if held is None:
            self._scene.board.set_cursor_cell(cell)
            self._commands.press_cell(cell)
            return
        column, row = first_of(held.cells(self._scene.words.box))
        hand.move_to((cell[0] - column, cell[1] - row))

    # What is held ---------------------------------------------------------------------------------

    def say_held(self, state: PackTableState) -> None:
        """Say which tile is held, and how."""
        if state.held is not None:
            self.voice.say(self._held_words(state.held), topic="hand")

    def say_here(self, state: PackTableState) -> None:
        """Say where the held tile has come to, and whether it fits: one short sentence."""
        held, hand = state.held, self._scene.hand
        if held is None or hand.anchor is None or hand.legality is None:
            return
        place, legality = self._place(held, hand.anchor), hand.legality
        said = say("access-here", place=place)
        if not legality.ok:
            said = say("access-here-not", place=place, reason=legality.reason)
            if hand.landing is not None and hand.landing.way_words:
                said = say("access-cell", place=place, what=hand.landing.way_words)
            if hand.goes is not None:
                said += " " + say("access-goes", place=place_name(hand.goes))
        self.voice.say(said, topic="hand")

    def _held_words(self, held: HeldState) -> str:
        """The held tile: its side, its shape, where it lies, whether it fits, and where it does."""
        hand, cells = self._scene.hand, held.cells(self._scene.words.box)
        words = [say("access-side-cat" if held.cat else "access-side-clothing")]
        words.append(_shape_words(cells))
        if hand.anchor is not None and hand.legality is not None:
            covered = [shifted(cell, hand.anchor) for cell in sorted(cells, key=reading)]
            places = listed([place_name(cell) for cell in covered])
            words.append(say("access-covers", places=places))
            if hand.legality.ok:
                words.append(say("access-fits"))
            else:
                words.append(say("access-fits-not", reason=hand.legality.reason))
                near = nearest(held.anchors, hand.anchor)
                if hand.goes is not None:
                    words.append(say("access-goes", place=place_name(hand.goes)))
                elif near is not None:
                    words.append(say("access-nearest", place=self._place(held, near)))
        words.append(many("access-places", len(held.anchors)))
        return " ".join(words)

    def _place(self, held: HeldState, anchor: Cell) -> str:
        return place_name(shifted(first_of(held.cells(self._scene.words.box)), anchor))

    # Helpers --------------------------------------------------------------------------------------

    def _shape(self, kind: int) -> str:
        return _shape_words(art.lying(self._scene.words.box, kind).cells)

    def _tried_piece(self, state: PackTableState, space: int, kind: int) -> QGraphicsItem | None:
        """The piece in the suitcase that is tried out from a space."""
        act = placing_of(state.acts, space)
        if act is None:
            return None
        return self._scene.piece_of(Placed(kind=kind, cat=act.cat, turn=act.turn, cell=act.cell))


def _taken(space: int, tried: object, held: HeldState | None, *, may: bool) -> str:
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
