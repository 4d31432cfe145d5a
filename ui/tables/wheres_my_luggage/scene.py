"""The table of Where's My Luggage?: its stage, with the belt, the seats' corners and the track."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.view import NONE
from ui.bridge.seats import player_colour
from ui.look.palette import faded
from ui.look.style import Look
from ui.stage.belt.carousel import TWO_LANES, Carousel, Drawing, poses_room
from ui.stage.belt.carousel import GateMark as GateMark
from ui.stage.belt.carousel_item import CarouselItem
from ui.stage.input.tips import TipScene
from ui.stage.items.miss_item import MissItem
from ui.stage.items.sign_item import SignItem
from ui.stage.view import StageView
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.commands import LuggageCommands
from ui.tables.wheres_my_luggage.corners import corner
from ui.tables.wheres_my_luggage.grid import TileGrid
from ui.tables.wheres_my_luggage.items import Banner, GateTag, SeatPanel, WaitItem
from ui.tables.wheres_my_luggage.layout import LuggageLayout, plan
from ui.tables.wheres_my_luggage.state import LuggageTableState
from ui.tables.wheres_my_luggage.words import Words, say

_LUGGAGE_BODY: Final = QRectF(22, 30, 156, 144)
"""What a pointer takes hold of, in units of the drawing of a piece of luggage."""
_BEHIND_TURN: Final = 0.2
"""From this turn on suitcases hide what stands on the belt's rim."""
_FAINT_GATE_OPACITY: Final = 0.22
"""How strongly a gate is seen of whoever grabs by pointer."""
_OTHER_OUTLINE_OPACITY: Final = 0.6
"""How strongly an outline is seen of what is not looked for."""
_HALF_GATE_SLOTS: Final = 0.5
"""Half the width of a gate, in slots (WL-32)."""


class LuggageScene(QObject):
    """The scene and its view. It shows a state, and tells by commands what was pressed.

    How far the belt has turned, and where gates are, it is told besides.
    """

    arranged = Signal()
    """All has been laid out anew."""

    def __init__(
        self,
        look: Look,
        box: Components,
        words: Words,
        state: LuggageTableState,
        commands: LuggageCommands,
        parent: QWidget,
    ) -> None:
        """Take what is shown first, and to whom commands go."""
        super().__init__(parent)
        self._look = look
        self._box = box
        self.words = words
        """Its sentences."""
        self.state = state
        """What is shown."""
        memory = self._memory = state.memory
        self._order: Sequence[Seat] = ()
        self._own: Seat | None = None
        self._log_open = True
        self._away: set[int] = set()
        self._scene = TipScene(self)
        self.view = StageView(self._scene, look, parent)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.plan: LuggageLayout = plan(QSizeF(1000, 640), 1.0, ())
        self.carousel = Carousel(
            look, box.belt.slots, box.belt.pace, self._drawing, lanes=TWO_LANES
        )
        self.belt = CarouselItem(look, self.carousel)
        self.belt.pressed.connect(lambda slot: commands.take(slot))
        self.belt.hovered.connect(self._on_hovered)
        self.grid = TileGrid(look, box, words)
        self.grid.chosen.connect(lambda place: commands.take(place))
        self.sign = SignItem(look)
        self.banner = Banner(look)
        self.misses: dict[Seat, MissItem] = {}
        """Where each seat has reached in vain."""
        self.waits: dict[Seat, WaitItem] = {}
        """How long each seat's hand still rests after that."""
        self.panels: dict[Seat, SeatPanel] = {}
        self._tags: list[GateTag] = []
        self._gates: tuple[object, ...] = ()
        self._marked: dict[str, tuple[int, str, bool, bool, float]] = {}
        for item, level in (
            (self.belt, 0.0),
            (self.grid, 1.0),
            (self.sign, 2.0),
            (self.banner, 900.0),
        ):
            self._scene.addItem(item)
            item.setZValue(level)
        self.belt.setVisible(not memory)
        if not memory:
            self.belt.lie_in(self.view)
        self.grid.setVisible(memory)
        self._add_seats(len(state.common.players))
        self.view.resized.connect(self._arrange)
        look.changed.connect(self.arrange)

    def _add_seats(self, count: int) -> None:
        """Make a corner a seat."""
        words = self.words
        for number in range(count):
            panel = SeatPanel(self._look, words, number, memory=self._memory)
            self.panels[Seat(number)] = panel
            miss = self.misses[Seat(number)] = MissItem(self._look)
            wait = self.waits[Seat(number)] = WaitItem(self._look)
            for item, level in ((panel, 10.0), (wait, 790.0), (miss, 800.0)):
                item.setZValue(level)
                self._scene.addItem(item)

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self.words = words
        for panel in self.panels.values():
            panel.set_words(words)
        self.grid.set_words(words)

    # Layout -------------------------------------------------------------------------------------

    def sit(self, state: LuggageTableState) -> None:
        """Let seats sit from left to right; whoever plays alone has more room."""
        self.state, persons = state, state.persons
        self._order = state.row
        self._own = persons[0] if state.alone else None
        for seat, panel in self.panels.items():
            panel.set_seeks(seat in persons)
        self.arrange()

    def make_room_for_log(self, log_open: bool) -> None:
        """Keep the log's room between the seats or beside the belt, or give it to them."""
        if log_open != self._log_open:
            self._log_open = log_open
            self.arrange()

    def arrange(self) -> None:
        """Lay everything out anew."""
        self._arrange(self.view.maximumViewportSize())

    def _arrange(self, size: QSize) -> None:
        made = plan(
            QSizeF(size),
            self._look.text_scale,
            self._order,
            own=self._own,
            log_open=self._log_open,
        )
        self.plan = made
        self._scene.setSceneRect(QRectF(QPointF(0, 0), made.size))
        for seat, rect in made.seats.items():
            self.panels[seat].set_rect(rect)
        self.sign.set_rect(made.sign)
        if self._memory:
            self.grid.set_rect(made.field)
        else:
            pixels = QSizeF(size) * self.view.devicePixelRatioF()
            self.carousel.room = poses_room(pixels.width(), pixels.height())
            self.carousel.lay(
                made.oval,
                top=made.sign.center().y(),
                walls=(made.belt.left() + 2, made.belt.right() - 2),
            )
            self.belt.relaid()
        wide = min(made.belt.width() * 0.46, 560 * self._look.text_scale)
        high = min(wide * 0.3, made.belt.height() * 0.4)
        banner = QRectF(0, 0, wide, high)
        banner.moveCenter(self.middle())
        self.banner.set_rect(banner)
        self.arranged.emit()

    def middle(self) -> QPointF:
        """The middle of the belt, or of the tiles."""
        room = self.plan.field if self._memory else self.plan.oval
        return room.center()

    # The belt -----------------------------------------------------------------------------------

    def _drawing(self, kind: object) -> Drawing:
        assert isinstance(kind, int)
        return Drawing(partial(self._paint_kind, kind), art.TILE, _LUGGAGE_BODY)

    def _paint_kind(self, kind: int, painter: QPainter) -> None:
        art.paint_tile(painter, QRectF(QPointF(0, 0), art.TILE), kind, self._look)

    def show_time(self, now: float) -> None:
        """Show the belt as it is at a tick."""
        self.belt.tick = now

    def show_state(self, state: LuggageTableState) -> None:
        """Show all of it; what moves over the belt goes on."""
        for panel in self.panels.values():
            panel.patient = state.time.patient
        self.state = state
        self._show_belt()
        self.sign.show_text(round_words(state))
        self.show_corners(state)
        if state.time.phase == "countdown":
            self.banner.show_words(str(state.time.count))
        elif not state.checking:
            self.banner.show_words("")
        if self._memory:
            self.grid.set_open(state.open_type)

    def show_corners(self, state: LuggageTableState) -> None:
        """Show a state that differs in nothing but what is told of the seats."""
        self.state = state
        for seat, panel in self.panels.items():
            panel.show_seat(corner(state, seat, self.words))

    def show_rings(self, now: float) -> None:
        """Show how far each look has come at a tick."""
        for seat, panel in self.panels.items():
            hand = self.state.view.seats[seat].hand
            share = (now - hand.since) / max(1, hand.until - hand.since) if hand else None
            panel.ring.run(share, self.state.colour(seat))

    def _show_belt(self) -> None:
        """Show what lies where, but for what is on its way."""
        kinds = self.state.view.belt
        if self._memory:
            self.grid.show_tiles(kinds, self._away)
            return
        for slot, kind in enumerate(kinds):
            wanted = None if kind == NONE or slot in self._away else kind
            if self.carousel.kind(slot) != wanted:
                self.carousel.put(slot, wanted)
        self.belt.touch()

    def set_away(self, slot: int, *, away: bool) -> None:
        """What lies in a slot is on its way there, or has come."""
        if away:
            self._away.add(slot)
        else:
            self._away.discard(slot)
        kinds = self.state.view.belt
        if self._memory:
            self.grid.show_tiles(kinds, self._away)
            return
        kind = kinds[slot] if slot < len(kinds) else NONE
        self.carousel.put(slot, None if kind == NONE or away else kind)
        self.belt.touch()

    def cover(self, share: float) -> None:
        """Draw the cover over the belt."""
        self.carousel.cover = share
        # All of it: the cover hangs below what moves.
        self.belt.update()

    def show_gates(self, gates: Sequence[tuple[float, str, str]]) -> None:
        """Show gates: each a turn of the belt, a colour id, and its key's name; faint without."""
        dark, covered = self._look.theme.dark, self.carousel.cover > 0.0
        shown = (tuple(gates), dark, covered, self.plan)
        if shown == self._gates:
            return
        self._gates = shown
        half = _HALF_GATE_SLOTS / self._box.belt.slots
        marks = []
        while len(self._tags) < len(gates):
            tag = GateTag(self._look)
            tag.setZValue(5.0)
            self._scene.addItem(tag)
            self._tags.append(tag)
        for tag in self._tags[len(gates) :]:
            tag.hide()
        for tag, (turn, colour, words) in zip(self._tags, gates, strict=False):
            behind = _BEHIND_TURN < turn < 1.0 - _BEHIND_TURN
            paint = faded(player_colour(colour, dark=dark), 1.0 if words else _FAINT_GATE_OPACITY)
            marks.append(GateMark(turn, half, paint, "" if behind else words, colour))
            if behind and words and not covered:
                spot = self.carousel.oval.at(turn)
                tall = self.carousel.piece * art.TILE.height() * spot.scale
                tag.show_at(spot.point - QPointF(0, tall), words, colour)
            else:
                tag.hide()
        self.carousel.set_gates(marks)

    def sign_middle(self, number: int) -> QPointF:
        """Where the key of a gate is told, by its place among those that are shown."""
        if number >= len(self.carousel.gates):
            return self.middle()
        tag = self._tags[number]
        if tag.isVisible():
            return tag.scene_rect().center()
        return self.carousel.posted(self.carousel.gates[number])[0].center()

    def signs(self) -> list[QRectF]:
        """Where the keys of the gates are told, and the feet that they stand on."""
        gates = (gate for gate in self.carousel.gates if gate.words)
        here = [room for gate in gates for room in self.carousel.posted(gate)]
        return here + [tag.scene_rect() for tag in self._tags if tag.isVisible()]

    def mark(self, name: str, slot: int | None, colour: str = "", *, fits: bool = False) -> None:
        """Mark the suitcase of one slot under a name; thin and pale if it does not fit."""
        dark = self._look.theme.dark
        strength = 1.0 if fits else _OTHER_OUTLINE_OPACITY
        marked = None if slot is None else (slot, colour, fits, dark, strength)
        if marked == self._marked.get(name):
            return
        self._marked.pop(name, None)
        self.carousel.unmark(name)
        if slot is not None and marked is not None:
            self._marked[name] = marked
            paint = faded(player_colour(colour, dark=dark), strength)
            self.carousel.mark(slot, name, paint, 1.0 if fits else 0.5)

    def _on_hovered(self, slot: object) -> None:
        over = isinstance(slot, int) and self.state.hands != "gates"
        self.belt.setCursor(
            Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        )

    # Places -------------------------------------------------------------------------------------

    def tile_spot(self, slot: int) -> tuple[QPointF, float]:
        """Where the foot of a tile is, and how large the tile is against the front of the belt."""
        if self._memory:
            room = self.grid.tile_rect(slot)
            return QPointF(room.center().x(), room.bottom()), 1.0
        spot = self.carousel.place(slot)
        return spot.point, spot.scale

    def tile_width(self) -> float:
        """The width of a tile at the front of the belt, or of one on the table."""
        if self._memory:
            return self.grid.tile_rect(0).width()
        return self.carousel.piece * art.TILE.width()

    def hand_spot(self, seat: Seat) -> tuple[QPointF, float]:
        """Where the foot of a tile in hand is, and how wide it is there."""
        panel = self.panels[seat]
        room = panel.in_scene(panel.rooms.hand)
        edge = room.width() * 0.13
        inner = room.adjusted(edge, edge, -edge, -edge)
        return QPointF(inner.center().x(), inner.bottom()), inner.width()


def round_words(state: LuggageTableState) -> str:
    """What hangs over the belt: which round is played."""
    return say("round-sign", round=state.view.round, rounds=state.view.rounds)
