"""The table of Pack the Essentials: the scene with the mat, one large suitcase and the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QPointF, QSize, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QWidget

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
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import LADY_POSITION, PackView, Phase, Placed, SeatView
from ui.bridge.seats import SeatInfo, initial, on_player_colour, player_colour
from ui.look.brushes import Cell
from ui.look.flow import cut
from ui.look.style import Look
from ui.stage.input.piece_drag import PieceDrag
from ui.stage.input.tips import TipScene
from ui.stage.items.count_item import CountItem
from ui.stage.items.tick_item import TickItem
from ui.stage.tiles.piece_item import PieceItem, PieceState
from ui.stage.view import CELL_SIDE, StageView
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.art.desk import PositionState, Token
from ui.tables.pack_the_essentials.commands import PackCommands
from ui.tables.pack_the_essentials.items import (
    MatItem,
    MatTarget,
    Measure,
    PackBoard,
    PositionItem,
    SpaceItem,
    StripItem,
    StripState,
    SwatchItem,
    ToyItem,
)
from ui.tables.pack_the_essentials.layout import MIN_CELL_PX, PackArrangement
from ui.tables.pack_the_essentials.pending_moves import BONUS_SPACE
from ui.tables.pack_the_essentials.state import PackTableState
from ui.tables.pack_the_essentials.words import Words, capital, many, say

EARLY_PHASES: Final = (Phase.CLAIM, Phase.BONUS)
"""Before tiles are taken."""
CLAIM_GRACE_MS: Final = 1500
"""How long one person's claim may be taken back before it counts without Confirm, in ms."""


def seat_token(look: Look, words: Words, players: Sequence[SeatInfo], seat: int) -> Token:
    """Return the token of a seat."""
    dark = look.theme.dark
    return Token(
        player_colour(players[seat].colour, dark=dark).name(),
        on_player_colour(dark=dark).name(),
        initial(words.names, seat),
    )


class PackScene(QObject):
    """The scene and its view. It shows a state, and tells by commands what was clicked."""

    def __init__(
        self,
        look: Look,
        box: Components,
        words: Words,
        state: PackTableState,
        commands: PackCommands,
        parent: QWidget,
    ) -> None:
        """Take what is shown first, and to whom commands go."""
        super().__init__(parent)
        self._look = look
        self._box = box
        self.words = words
        """Sentences about the match."""
        self.state = state
        """What is shown."""
        self._commands = commands
        self._measure = Measure()
        self._layout = PackArrangement(box.grid.width, box.grid.height, len(box.positions))
        self._scene = TipScene(self)
        self.view = StageView(self._scene, look, parent, smallest=MIN_CELL_PX)
        self.mat = MatItem(look)
        self._scene.addItem(self.mat)
        self.board = PackBoard(look, box.grid.width, box.grid.height)
        self._scene.addItem(self.board)
        self.board.pressed.connect(commands.press_cell)
        self.board.activated.connect(commands.press_cell)
        self.positions = [
            PositionItem(look, self._measure, number, box)
            for number in range(1, len(box.positions) + 1)
        ]
        self.spaces = [
            SpaceItem(look, self._measure, number) for number in range(1, len(self.positions) + 1)
        ]
        self.swatches = [
            SwatchItem(look, self._measure, box, colour) for colour in range(len(box.colours))
        ]
        self.strip = StripItem(look, self._measure)
        self._scene.addItem(self.strip)
        self.bonus_room = QGraphicsRectItem(self.strip)
        """Where a bonus tile lies: it is small, and a press beside it takes it too."""
        self.bonus_room.setPen(Qt.PenStyle.NoPen)
        self.bonus_room.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        for position in self.positions:
            self._add(position, partial(commands.choose, Claim(position.number)))
            position.set_tip(partial(self._position_tip, position.number))
            position.hovered.connect(self._light_left)
            position.coloured.connect(partial(self._choose_gift, position.number))
        for space in self.spaces:
            self._add(space, partial(self.take, space.number))
        for swatch in self.swatches:
            self._add(swatch, partial(commands.choose, TakeBonus(swatch.colour)))
            swatch.setZValue(5)
            swatch.hide()
        self.tick = TickItem(look)
        self.tick.setToolTip(say("tip-tick"))
        self.tick.chosen.connect(commands.confirm)
        self._scene.addItem(self.tick)
        self.count = CountItem(look)
        """Runs around what was tried last while that may be taken back."""
        self._scene.addItem(self.count)
        self.grace = CLAIM_GRACE_MS
        """How long it runs; 0 while it is taught that a claim is only tried out."""
        self.hand = PieceDrag(self.view, self.board, self)
        self._lying: dict[int, tuple[int, PieceItem]] = {}
        """By tile space, or `BONUS_SPACE`: the kind of the tile there, and its piece."""
        self._board_pieces: dict[tuple[Placed, bool], PieceItem] = {}
        self._toys: dict[int, ToyItem] = {}
        self.doomed = 0
        """The tile space that the next Cat Lady is certain to empty: its tile is dimmed."""
        self.view.resized.connect(self._arrange)
        look.changed.connect(self._on_look)
        self._arrange(QSize(800, 640))

    def _add(self, spot: MatTarget, command: Callable[[], object]) -> None:
        self._scene.addItem(spot)
        spot.chosen.connect(command)

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self.words = words

    def token(self, seat: int) -> Token:
        """The token of a seat."""
        return seat_token(self._look, self.words, self.state.common.players, seat)

    # Layout -------------------------------------------------------------------------------------

    def width_for(self, height: float) -> float:
        """The width of a view of this height at which nothing is left over."""
        size = self._layout.size_for(height, self._look.text_scale)
        # What is too high is scrolled, and then not sideways too.
        scrolls = size.height() > height
        bar = self.view.verticalScrollBar().sizeHint().width() if scrolls else 0
        return size.width() + bar

    def _on_look(self) -> None:
        self._arrange(self.view.maximumViewportSize())

    def _arrange(self, size: QSize) -> None:
        """Lay out mat, suitcase and strip for a viewport, the suitcase as large as can be."""
        plan = self._layout.plan(QSizeF(size), self._look.text_scale)
        measure = self._measure
        measure.small, measure.body, measure.floor = plan.small, plan.body, plan.floor
        self.mat.set_rect(plan.mat)
        for item, rect in zip(self.positions, plan.positions, strict=True):
            item.set_rect(rect)
        for space, rect in zip(self.spaces, plan.spaces, strict=True):
            space.set_rect(rect)
        self.strip.set_rect(plan.strip)
        self._scene.setSceneRect(plan.scene)
        for number in self._lying:
            self._lay(number)
        self._lay_strip()
        self._show_tick(self.state)

    def _lay_strip(self) -> None:
        """Lay out what lies on the strip: its rooms depend on what the seat has in hand."""
        room = self.strip.room("colours").translated(self.strip.pos()).adjusted(8, 0, -8, -8)
        # A ring around one of them is not to lie on the next.
        across = room.width() > room.height()
        for swatch, at in zip(self.swatches, cut(room, 4, 10.0, across=across), strict=True):
            swatch.set_rect(at)
        self.bonus_room.setRect(self.strip.room("bonus"))
        if BONUS_SPACE in self._lying:
            self._lay(BONUS_SPACE)

    def _lay(self, number: int) -> None:
        _, item = self._lying[number]
        middle, cell = self.tile_place(number)
        columns, rows = item.art.size
        item.set_cell(cell)
        item.setPos(middle.x() - columns * cell / 2, middle.y() - rows * cell / 2)

    # Showing ------------------------------------------------------------------------------------

    def show_state(self, state: PackTableState) -> None:
        """Show a state; items that stay are kept where they are."""
        self.state = state
        if state.view.phase is Phase.BONUS:
            self._light_left(False)
        self._show_positions(state)
        self._show_spaces(state)
        self._show_board(state)
        self._show_strip(state)
        self._offer_sources(state)
        self._show_tick(state)

    def show_held(self, state: PackTableState) -> None:
        """Show a state that differs in nothing but what is held, which the hand shows itself."""
        self.state = state

    def _light_left(self, looked: bool) -> None:
        """Light up the tiles from which a position chooses; its tip says how many will be left."""
        asked = self.state.view.phase is Phase.BONUS
        for _, tile in self.lying():
            tile.set_lit(looked and not asked)

    def _show_tick(self, state: PackTableState) -> None:
        """Beside what was tried last, where that may be confirmed."""
        item: MatTarget | PieceItem | None = None
        edge = Qt.Edge.RightEdge
        match state.acts[-1:]:
            case (Claim(position=number),):
                item, edge = self.positions[number - 1], Qt.Edge.BottomEdge
            case (TakeBonus(colour=colour),) if self.swatches[colour].isVisible():
                item, edge = self.swatches[colour], Qt.Edge.TopEdge
            case (TakeBonus(),):
                # By the small tile on the position's card: others than colours are on the strip.
                number = state.view.position
                item, edge = self.positions[number - 1], Qt.Edge.BottomEdge
            case (Discard(space=number),):
                item = self.spaces[number - 1]
            case (Place() | PlaceBonus(),):
                item = self.piece_of(state.view.seats[state.large].placed[-1])
        self.tick.setVisible(state.whole and item is not None)
        if state.whole and item is not None:
            room = item.box() if isinstance(item, PieceItem) else item.rect()
            unit = self.view.transform().m11()
            around = item.mapRectToScene(room)
            self.tick.lie_by(around, self._scene.sceneRect(), unit, edge)
            self.count.lie_around(around)
        else:
            self.count.stop()

    def _show_positions(self, state: PackTableState) -> None:
        base, view = state.base, state.mat
        claiming = state.live and base.phase is Phase.CLAIM and base.actor == state.large
        tried = next((act.position for act in state.acts if isinstance(act, Claim)), None)
        # Where one only looks nothing is open, and what was claimed stands out.
        looked = None if state.live else tried
        lit = looked if base.phase is Phase.CLAIM else base.position
        for number, item in enumerate(self.positions, 1):
            claim = view.claims[number - 1]
            order = view.tokens[number - 1]
            item.show_state(
                PositionState(
                    token=self.token(claim) if claim >= 0 else None,
                    lady=claim == LADY_POSITION,
                    order=None if order is None else self._box.tokens[order],
                    blocked=number in view.blocked,
                    active=lit == number,
                    tried=state.live and tried == number,
                )
            )
            free = base.claims[number - 1] < 0 and number not in base.blocked
            item.set_open(
                claiming and free and base.claims[number - 1] != LADY_POSITION, asks=claiming
            )

    def _position_tip(self, number: int) -> str:
        view = self.state.mat
        claim, token = view.claims[number - 1], view.tokens[number - 1]
        words = [say("position", position=number) + ": "]
        gift = self._box.positions[number - 1]
        words[0] += self.words.gift(gift)
        things = ("pack-rats",) * bool(gift.rats) + ("cat-toys",) * bool(gift.toys)
        words += self.words.thing_rules(*things)
        chooses = {1: "choose-first", len(self.positions): "choose-last"}.get(
            number, "choose-later"
        )
        words.append(say(chooses, left=5 - number))
        words.append(say("choose-colour" if gift.bonus else "choose-double"))
        if number in view.blocked:
            words.append(say("blocked"))
        if token is not None:
            order = [str(space) for space in self._box.tokens[token]]
            words.append(say("lady-order", order=" → ".join(order)))
        elif claim == LADY_POSITION:
            words.append(say("lady"))
        elif claim >= 0:
            words.append(self.words.name(claim))
        return "\n".join(words)

    def _strip_tip(self, mine: SeatView, seat: int) -> str:
        """What is in hand and its rules, below the whole name, of which the strip may cut some."""
        free = scoring.empty_cells(self._box, mine).bit_count()
        has = (many("rats", mine.rats), many("toys", mine.toys), many("free", free))
        rules = self.words.thing_rules("pack-rats", "cat-toys", "free")
        told = (f"{capital(each)}. {rule}" for each, rule in zip(has, rules, strict=True))
        lines = (self.words.name(seat), self.words.advantaged(seat), *told)
        return "\n".join(filter(None, lines))

    def _show_spaces(self, state: PackTableState) -> None:
        view, self.doomed = state.view, doomed(self._box, state.view)
        token = self.token(state.large)
        gone = next((act.space for act in state.acts if isinstance(act, Discard)), None)
        tried = next((act.space for act in state.acts if isinstance(act, Place)), None)
        for number, item in enumerate(self.spaces, 1):
            standing = number in (gone, tried, _held_space(state))
            there, early = view.spaces[number - 1] is not None, view.phase in EARLY_PHASES
            item.show_state(
                token=token if standing else None, crossed=number == gone, numbered=not early
            )
            # A press on a tile says what is to be done before.
            item.set_open(state.discard and there, asks=state.live and there and early)
            lifted = not there and number in (gone, tried)
            self._show_tile(number, (state.base if lifted else view).spaces[number - 1], lifted)

    def _show_tile(self, number: int, kind: int | None, lifted: bool) -> None:
        """Let a tile of this kind lie on a tile space or in hand, or none; one that is only tried
        elsewhere is seen to be `lifted` from there.
        """
        if number in self._lying and self._lying[number][0] != kind:
            self._remove(self._lying.pop(number)[1])
        if kind is not None and number not in self._lying:
            piece = PieceItem(self._look, art.lying(self._box, kind))
            piece.setZValue(4 if number == BONUS_SPACE else 3)
            piece.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            piece.setToolTip(capital(self.words.piece(kind, cat=False)))
            self._scene.addItem(piece)
            self._lying[number] = (kind, piece)
            self._lay(number)
        if kind is not None:
            # Also where it was taken up again in the suitcase, it is not seen twice.
            gone = lifted or number in (_held_space(self.state), self.doomed or None)
            self._lying[number][1].set_pose(PieceState.TAKEN if gone else PieceState.RESTING)

    def _show_board(self, state: PackTableState) -> None:
        mine = state.view.seats[state.large]
        self.board.set_blocked(art.cells_at(self._box, mine.prefilled))
        settled = len(state.base.seats[state.large].placed)
        wanted = {(placed, index >= settled): placed for index, placed in enumerate(mine.placed)}
        for key in [key for key in self._board_pieces if key not in wanted]:
            self._remove(self._board_pieces.pop(key))
        for key, placed in wanted.items():
            if key in self._board_pieces:
                continue
            picture = art.piece(self._box, placed.kind, cat=placed.cat, turn=placed.turn)
            piece = PieceItem(self._look, picture, self.board, cell=CELL_SIDE)
            column, row = self._box.grid.place(placed.cell)
            piece.setPos(column * CELL_SIDE, row * CELL_SIDE)
            piece.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            if key[1]:
                piece.setZValue(2)
                piece.set_pose(PieceState.LEGAL)
            self._board_pieces[key] = piece
        laid = {self._box.grid.cell(*at) for at in art.cells_at(self._box, mine.laid)}
        laid |= state.toys
        for cell in [cell for cell in self._toys if cell not in laid]:
            self._remove(self._toys.pop(cell))
        for cell in laid - self._toys.keys():
            toy = ToyItem(self._look, CELL_SIDE, self.board)
            column, row = self._box.grid.place(cell)
            toy.setPos(column * CELL_SIDE, row * CELL_SIDE)
            toy.setZValue(1)
            self._toys[cell] = toy

    def untry_in_hand(self) -> None:
        """Show beside the suitcase what the seat has, without what was tried."""
        self._show_strip(self.state.untried())

    def _show_strip(self, state: PackTableState) -> None:
        view, seat = state.view, state.large
        mine = view.seats[seat]
        drafting = view.phase is Phase.DRAFT and view.actor == seat
        paid = view.paid if drafting else state.base.seats[seat].rats - mine.rats
        if not drafting and state.base.phase is Phase.DRAFT and state.base.actor == seat:
            paid += state.base.paid
        colour = next((act.colour for act in state.acts if isinstance(act, TakeBonus)), None)
        choosing = state.live and (
            (view.phase is Phase.BONUS and view.actor == seat)
            or (colour is not None and not (view.phase is Phase.DRAFT and view.actor == seat))
        )
        choosing = choosing and not any(isinstance(act, Place | PlaceBonus) for act in state.acts)
        at = state.base if state.base.phase is Phase.BONUS else view
        position = next((a.position for a in state.acts if isinstance(a, Claim)), at.position)
        gift = self._box.positions[position - 1].bonus if 1 <= position <= 4 else ""
        choosing = choosing and bool(gift)
        lifted = any(isinstance(act, PlaceBonus) for act in state.acts)
        laid = (tile.kind for tile in reversed(mine.placed) if self._box.kinds[tile.kind].bonus)
        bonus = next(laid) if lifted else mine.bonus
        self.strip.show_hand(
            StripState(
                token=self.token(seat),
                name=self.words.name(seat),
                rats=mine.rats,
                paid=max(0, paid),
                most=self._box.rats_a_turn if paid > 0 or state.draft or state.bonus else 0,
                toys=max(0, mine.toys - len(state.toys - set(_cells(self._box, mine.laid)))),
                free=scoring.empty_cells(self._box, mine).bit_count(),
                spaces=self._box.grid.full.bit_count(),
                first=view.first == seat and len(view.seats) > 1,
                bonus=bonus is not None,
                choosing=choosing,
                advantage=self.words.has_advantage(seat),
            )
        )
        self.strip.set_tip(partial(self._strip_tip, mine, seat))
        self._lay_strip()
        size = 2 if gift == "sock" else 1
        for swatch in self.swatches:
            left = state.base.supply[swatch.colour * 2 + size - 1]
            swatch.show_state(size=size, left=left, tried=swatch.colour == colour)
            swatch.set_open(choosing and left > 0, asks=choosing)
            swatch.setVisible(choosing)
        self._show_tile(BONUS_SPACE, None if choosing else bonus, lifted)

    def _offer_sources(self, state: PackTableState) -> None:
        """Say what can be picked up now, in the order of Tab."""
        lying = {piece: number for number, piece in self.lying()}
        wanted = dict(lying) if state.live and state.draft is not None else {}
        bonus = self.piece_on(BONUS_SPACE)
        if state.live and state.bonus and bonus is not None:
            wanted[bonus] = BONUS_SPACE
        if state.live:
            for (placed, tried), item in self._board_pieces.items():
                if tried:
                    wanted[item] = self._space_of(placed, state)
        self.hand.clear_sources(wanted)
        pads: dict[QGraphicsItem, QGraphicsItem]
        pads = {self.spaces[n - 1]: piece for piece, n in wanted.items() if n and piece in lying}
        if bonus in wanted:
            pads[self.bonus_room] = bonus
        else:
            # Not `unsetCursor`: the program crashed in it once.
            self.bonus_room.setCursor(Qt.CursorShape.ArrowCursor)
        self.hand.set_pads(pads)
        for pad in pads:
            pad.setCursor(Qt.CursorShape.OpenHandCursor)
        for item, space in wanted.items():
            self.hand.add_source(item, partial(self._commands.offer, space))
        stops: list[MatTarget] = [item for item in self.positions if item.open]
        stops += [item for item in self.swatches if item.open and item.isVisible()]
        stops += [item for item in self.spaces if item.open]
        self.hand.set_stops(stops)

    def _space_of(self, placed: Placed, state: PackTableState) -> int:
        for act in state.acts:
            if isinstance(act, Place) and (act.cell, act.turn, act.cat) == (
                placed.cell,
                placed.turn,
                placed.cat,
            ):
                return act.space
        return BONUS_SPACE

    def _remove(self, item: PieceItem | ToyItem) -> None:
        self.hand.remove_source(item)
        if shiboken6.isValid(item):
            self._scene.removeItem(item)
            item.deleteLater()

    # What is done -----------------------------------------------------------------------------

    def take(self, space: int) -> None:
        """Take a tile or the bonus tile up by keyboard; or discard what fits nowhere."""
        held = self._commands.offer(space)
        if held is not None:
            source = self.piece_on(space)
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.hand.pick(held, source)

    def choose_number(self, number: int) -> None:
        """A digit: a position, a colour, or a tile, whatever is being chosen."""
        state = self.state
        view, acts = state.view, state.acts
        if state.actor is None:
            return
        mine = view.actor == state.actor
        packing = any(not isinstance(act, Claim | TakeBonus) for act in acts)
        if number == BONUS_SPACE:
            self.take(BONUS_SPACE)
        elif view.phase is Phase.CLAIM and mine:
            self._commands.choose(Claim(number))
        elif view.phase is Phase.BONUS and mine:
            self._commands.choose(TakeBonus(number - 1))
        elif (packing and state.tile_ready) or (view.phase is Phase.DRAFT and mine):
            self.take(number)
        elif any(isinstance(act, TakeBonus) for act in acts):
            self._commands.choose(TakeBonus(number - 1))
        elif any(isinstance(act, Claim) for act in acts):
            self._commands.choose(Claim(number))

    def _choose_gift(self, position: int, colour: int) -> None:
        self._commands.choose(Claim(position), TakeBonus(colour))

    # What is advised --------------------------------------------------------------------------

    def show_hint(self, act: PackAction, view: PackView) -> None:
        """Ring what an act chooses, and light where it would lay something.

        Args:
            act: The act.
            view: The match before it.
        """
        match act:
            case Claim(position=position):
                self.advise(self.positions[position - 1])
            case TakeBonus(colour=colour):
                self.advise(self.swatches[colour])
            case Place(space=space) | Discard(space=space):
                self.advise(self.spaces[space - 1])
            case _:
                self.advise()
        box, cells = self._box, list[Cell]()
        if isinstance(act, LayToys):
            cells = [box.grid.place(cell) for cell in act.cells]
        elif isinstance(act, Place | PlaceBonus):
            mine = view.seats[self.state.seat]
            kind = view.spaces[act.space - 1] if isinstance(act, Place) else mine.bonus
            if kind is not None:
                cells = list(art.cells_at(box, box.mask(kind, act.cat, act.turn, act.cell)))
        self.board.set_nearest(cells)

    def advise(self, ringed: MatTarget | None = None) -> None:
        """Ring what is advised, and nothing else."""
        for spot in (*self.positions, *self.swatches, *self.spaces):
            spot.set_hinted(spot is ringed)

    # Asking -------------------------------------------------------------------------------------

    def is_free(self, cell: Cell) -> bool:
        """Whether nothing lies on a cell of the suitcase that is shown."""
        state = self.state
        empty = scoring.empty_cells(self._box, state.view.seats[state.large])
        return cell in art.cells_at(self._box, empty)

    def piece_on(self, space: int) -> PieceItem | None:
        """The piece on a tile space or, for `BONUS_SPACE`, in hand."""
        return self._lying[space][1] if space in self._lying else None

    def tile_place(self, number: int) -> tuple[QPointF, float]:
        """The middle of a tile on a tile space or in hand, and the side of its cells."""
        if number == BONUS_SPACE:
            room = self.strip.room("bonus").translated(self.strip.pos())
            return room.center(), min((room.width() - 12) / 2, (room.height() - 8) / 1.1, CELL_SIDE)
        space = self.spaces[number - 1]
        room = space.tile_room().translated(space.pos())
        return room.center(), min(room.width() / 5.1, room.height() / 3.05, CELL_SIDE)

    def lying(self) -> list[tuple[int, PieceItem]]:
        """The pieces on the tile spaces, with the space's number."""
        return [
            (number, self._lying[number][1])
            for number in sorted(self._lying.keys() - {BONUS_SPACE})
        ]

    def tried_piece(self) -> PieceItem | None:
        """One of the pieces that were tried out in the suitcase."""
        return next((item for (_, tried), item in self._board_pieces.items() if tried), None)

    def tried_at(self, cell: Cell) -> PieceItem | None:
        """The piece that was tried out with its box's corner on a cell of the suitcase."""
        for (placed, tried), item in self._board_pieces.items():
            if tried and self._box.grid.place(placed.cell) == cell:
                return item
        return None

    def toy_on(self, cell: int) -> ToyItem | None:
        """The toy on a space of the suitcase."""
        return self._toys.get(cell)

    def answers(self, at: QPointF, *, cells: bool) -> bool:
        """Whether a press at a point of the viewport chooses or takes something.

        With `cells`, any space of the suitcase counts.
        """
        focusable = QGraphicsItem.GraphicsItemFlag.ItemIsFocusable
        for item in self.view.items(at.toPoint()):
            if (isinstance(item, MatTarget) and item.open) or item is self.tick:
                return True
            source = self.piece_on(item.number) if isinstance(item, SpaceItem) else item
            if isinstance(source, PieceItem) and source.flags() & focusable:
                return True
        return cells and self.board.cell_at(self.view.mapToScene(at.toPoint())) is not None

    def offers(self, number: int) -> bool:
        """Whether a position, colour or tile of this number can be chosen now."""
        state = self.state
        if not state.live:
            return False
        if number != BONUS_SPACE and any(item.open for item in self.positions):
            return self.positions[number - 1].open
        if number != BONUS_SPACE and any(item.open and item.isVisible() for item in self.swatches):
            return self.swatches[number - 1].open
        item = self.piece_on(number)
        return item is not None and bool(
            item.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable
        )

    def piece_of(self, placed: Placed) -> PieceItem | None:
        """A piece in the suitcase."""
        return self._board_pieces.get((placed, True)) or self._board_pieces.get((placed, False))

    def next_stop(self) -> QGraphicsItem | None:
        """What can be chosen or taken next, in the order of Tab."""
        state = self.state
        if not state.live:
            return None
        asked: Sequence[MatTarget] = self.positions if state.view is state.base else ()
        for spot in (*self.swatches, *asked):
            if spot.open and spot.isVisible():
                return spot
        if state.draft is not None and not state.view.drafted:
            return next((piece for _, piece in self.lying()), None)
        return self.piece_on(BONUS_SPACE) if state.bonus else None


def doomed(box: Components, view: PackView) -> int:
    """The tile space that the next Cat Lady is certain to empty (PE-13); 0 where it may be another.

    Her token is known only when it is turned; but all that are left may lead to the same tile.
    """
    left = [order for token, order in enumerate(box.tokens) if token not in view.tokens]
    takes = {next((n for n in order if view.spaces[n - 1] is not None), 0) for order in left}
    return takes.pop() if view.phase is Phase.LADY and len(takes) == 1 else 0


def _held_space(state: PackTableState) -> int | None:
    """The space of the tile in the hand; None for none."""
    return None if state.held is None else state.held.space


def _cells(box: Components, mask: int) -> list[int]:
    return [box.grid.cell(*at) for at in art.cells_at(box, mask)]
